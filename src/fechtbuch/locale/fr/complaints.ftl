### Ce que disent la ligne de commande et les erreurs de la bibliothèque. En anglais, chaque message
### `said-` est exactement celui de l’erreur : c’est à cela qu’on le reconnaît.

## Forme de l’aide

usage = Utilisation :
usage-options = { "[" }OPTIONS]
usage-command = COMMANDE [ARGUMENTS]...
usage-arguments-title = Arguments 
usage-options-title = Options 
usage-commands-title = Commandes 
usage-help = Montrer cette aide.
usage-install-completion = Installer la complétion pour ce shell.
usage-show-completion = Montrer la complétion pour ce shell, pour la copier ou l’adapter.
usage-default = par défaut : { $value }
usage-required = obligatoire
usage-try = Pour l’aide : « { $command } ».
usage-error = Erreur : { $what }
usage-aborted = Interrompu.

## Comment on appelle une valeur

placeholder-address = ADRESSE
placeholder-book = LIVRE
placeholder-chain = SUITE
placeholder-chapter = CHAPITRE
placeholder-code = CODE
placeholder-fighter = COMBATTANT
placeholder-file = FICHIER
placeholder-float = nombre
placeholder-folder = DOSSIER
placeholder-id = IDENTIFIANT
placeholder-int = nombre
placeholder-kind = TYPE
placeholder-level = NIVEAU
placeholder-list = liste
placeholder-n = N
placeholder-name = NOM
placeholder-number = NOMBRE
placeholder-package = PAQUET
placeholder-path = CHEMIN
placeholder-range = dans l’intervalle
placeholder-record = ENREGISTREMENT
placeholder-s = S
placeholder-scenario = SCÉNARIO
placeholder-seed = GRAINE
placeholder-share = PART
placeholder-side = CAMP
placeholder-str = texte
placeholder-target = CIBLE
placeholder-text = TEXTE
placeholder-time = DURÉE
placeholder-url = URL
placeholder-value = VALEUR
placeholder-values = VALEURS
placeholder-who = QUI
placeholder-word = MOT

## Comment les erreurs s’assemblent

complaint-in = { $place } : { $what }
complaint-quoted = « { $text } »

## Ligne de commande

said-bad-value = Valeur incorrecte pour { $option } : { $what }
said-bad-value-alone = Valeur incorrecte : { $what }
said-missing-argument = Il manque { $name }.
said-missing-option = Il manque l’option { $name }.
said-missing-command = Il manque une commande.
said-extra-some = En trop : { $names }
said-extra-one = En trop : { $names }
said-extra-many = En trop : { $names }
said-no-command = La commande { $name } n’existe pas.
said-no-command-but = La commande { $name } n’existe pas. Vouliez-vous dire { $known } ?
said-no-option = L’option { $name } n’existe pas.
said-no-option-but = L’option { $name } n’existe pas. Possibles : { $known }.
said-no-option-like = L’option { $name } n’existe pas. Vouliez-vous dire { $known } ?
said-needs-argument = L’option { $name } veut une valeur.
said-takes-no-value = L’option { $name } ne prend pas de valeur.
said-not-whole = Il faut un nombre entier.
said-not-number = Il faut un nombre.
said-not-finite = Il faut un nombre fini.
said-at-least = Donnez au moins { $least }.
said-at-most = Donnez au plus { $most }.
said-not-an-integer = { $value } n’est pas un nombre entier.
said-not-a-float = { $value } n’est pas un nombre.
said-not-in-range = { $value } n’est pas dans l’intervalle { $range }.

## Le système

said-no-file = fichier ou dossier introuvable
said-no-permission = accès refusé
said-is-folder = c’est un dossier
said-no-folder = ce n’est pas un dossier
said-full = il n’y a plus de place sur le disque
said-file-exists = existe déjà
said-read-only = ici, rien ne peut être écrit
said-name-long = le nom du fichier est trop long
said-address-used = l’adresse est déjà prise
said-address-none = cette machine n’a pas cette adresse
said-connection-refused = connexion refusée

## Enregistrements

said-cannot-be-read = illisible : { $what }
said-no-record-text = n’est pas un enregistrement : pas de l’UTF-8
said-line = ligne { $number } : { $what }
said-record-empty = vide ; un enregistrement commence par son en-tête
said-record-no-header = pas d’en-tête ; ce n’est pas l’enregistrement d’un combat
said-record-format = le format { $format } est inconnu ; ce programme lit { $one } et { $other }
said-header-changed = l’en-tête ne correspond pas à son empreinte ; il a été modifié
said-header-came-changed = ce qui suit de l’en-tête ne correspond pas à son empreinte ; cela a été modifié
said-end-missing = la fin scellée manque ; le fichier a été coupé
said-more-after-end = il y a encore quelque chose après la fin
said-no-end = ce n’est pas la fin d’un enregistrement
said-entries-cut = entrées écrites : { $written }, présentes : { $here } ; le fichier a été coupé
said-head-none = la tête { $head } ne nomme aucune entrée
said-end-changed = la fin ne correspond pas à son sceau ; elle a été modifiée
said-name-twice = un nom figure deux fois dans un objet ; cela a été modifié
said-name-twice-alone = un nom figure deux fois dans un objet
said-no-json = pas du JSON ; le fichier est peut-être coupé
said-no-json-object = pas un objet JSON
said-entry-order = l’entrée { $entry } n’est pas à sa place
said-parent-none = le parent { $parent } ne nomme aucune entrée antérieure
said-kind-unknown = type { $kind } ; connus : { $known }
said-moment-none = le moment { $moment } n’est pas un nombre d’arrêts
said-entry-changed = l’entrée { $entry } ne correspond pas à son empreinte ; elle a été modifiée
said-faces-no-list = les faces { $faces } ne sont pas une liste
said-no-pair = { $pair } n’est pas une paire de côtés et de face
said-die-cannot-show = un dé à { $sides } faces ne peut pas montrer { $face }
said-not-as-written = pas tel que cela a été écrit ; cela a été modifié
said-seed-other = la graine n’est pas celle à laquelle s’engage l’en-tête de l’enregistrement
said-no-scenario-inside = l’en-tête ne contient pas de scénario
said-seed-no-hex = la graine révélée { $seed } n’est pas hexadécimale
said-no-redacted = ce n’est pas un enregistrement caviardé
said-no-number-for-scenario = { $name } n’est pas un nombre qu’un scénario peut contenir
said-no-toml = { $value } ne peut pas s’écrire en TOML

## Chemins, balayages et simulations

said-no-whole-fighter = un combattant entier est une clé du livre, une fiche ou un combattant d’un autre scénario, pas { $value }
said-no-values = pas de valeurs ; écrivez 2..6, 10..30..5 ou un,deux,trois
said-many-values = trop de valeurs ({ $count }) ; au plus { $most }
said-write-path-value = écrivez CHEMIN=VALEUR, comme kurt.ws=5
said-fighters-number = donnez un nombre de combattants de 1 à { $most }
said-range-step = un intervalle veut un pas d’au moins 1
said-no-own-fields = { $field } n’a pas de champs à lui
said-fighter-list = donnez une liste d’au moins un combattant
said-days-stopped = arrêté avant la fin des premières journées ; donnez plus de temps
said-fights-stopped = arrêté avant la fin des premiers combats ; donnez plus de temps
said-suffix = a l’extension { $suffix } ; prenez { $known }
said-folder-none = le dossier { $folder } n’existe pas ; créez-le d’abord
said-chart-kind = graphique { $kind } : impossible à tracer d’après cela ; il y a { $known }
said-sweep-dimensions = un balayage à { $dimensions } dimensions ne peut être tracé ; prenez 1 ou 2
said-none-closely = aucun combat n’a été regardé de près ; on ignore d’où viennent les dégâts
said-side-none = camp { $side } : inconnu ; il y a { $known }
said-side-among = camp { $side } : il y a { $known }
said-many-curves = trop de courbes ({ $count }) pour les distinguer ; tracez une carte de chaleur
said-nothing-fought = aucun combat, rien à tracer
said-cluster-port = grappe { $address } : nommez aussi le port de l’ordonnanceur, comme { $like }
said-cluster-silent = grappe { $address } : aucun ordonnanceur n’y répond ({ $error })
said-connect-late = { $address } est resté injoignable pendant { $seconds } s
said-cluster-empty = grappe { $address } : aucun processus de travail ; lancez-en avec `dask worker`
said-sides-differ = { $one } a { $sides } camps et { $other } { $others } : seuls des scénarios à même nombre de camps se comparent
said-counted-twice = le combat { $fight } a été compté deux fois
said-processes-die = des processus meurent sans cesse ; y a-t-il assez de mémoire ? Essayez-en moins, comme --processes 1
said-fights-one = { $count } combats : donnez au moins 1
said-processes-one = { $count } processus : donnez au moins 1
said-seconds-more = une durée de { $seconds } secondes : donnez plus que 0
said-seconds = { $seconds } secondes : donnez plus que 0
said-executor-cluster = un exécuteur et une grappe s’excluent ; retirez l’un des deux
said-precision = une précision de { $value } : donnez la demi-largeur de l’intervalle comme part entre 0 et 0.5, par exemple 0.005 ou 0.5%
said-policy-side = --policy { $policy } : camp inconnu ; il y a { $known }
said-policy-none = --policy { $policy } : façon de jouer inconnue ; il y a { $known }
said-policy-book = --policy { $policy } : cela a été appris pour { $learned }, et ce combat est de { $book }
said-state-none = n’est pas l’état d’une simulation ; nommez un autre fichier
said-state-older = est l’état d’une autre simulation, d’une version qui lance ou compte autrement (format { $form }, ici { $here }) ; supprimez-le ou nommez un autre fichier
said-state-other = est l’état d’une autre simulation (scénario, graine, balayage et version doivent être les mêmes) ; supprimez-le ou nommez un autre fichier
said-successes = { $successes } succès en { $trials } essais
said-dots = un nom a plus de { $most } points
said-nothing-counted = rien n’a été compté
said-write-sweep = --sweep { $text } : écrivez CHEMIN=VALEURS, comme kurt.ws=2..6
said-sweep-empty = un balayage veut au moins un CHEMIN=VALEURS
said-sweep-large = un balayage de { $cells } cellules est trop grand ; au plus { $most }
said-sweep-twice = --sweep { $path } : figure deux fois ; retirez-en un
said-mirror-two = { $sides } camps ; il en faut deux pour l’échange
said-neither = ni combattant ni camp ne s’appelle { $name } ; { $remedy }
said-no-such-option = { $book } n’a pas d’option { $name } ; { $remedy }
said-no-such-side = il n’y a pas de camp { $name } ; { $remedy }
said-no-such-fighter = il n’y a pas de combattant { $name } ; { $remedy }
said-names-no-field = ne nomme aucun champ de { $owner } ; { $remedy }
said-side-no-field = le camp { $side } n’a pas de champ { $name } ; { $remedy }
said-no-field = { $owner } n’a pas de champ { $name } ; { $remedy }
said-none-known = il n’y en a pas
said-meant-one = vouliez-vous dire { $name } ?
said-meant-two = vouliez-vous dire { $one } ou { $other } ?
said-known-and-more = connus : { $names } et { $more } de plus
said-known = connus : { $names }
said-no-solution = les équations n’ont pas de solution unique

## Jouer, chances et conseil

said-question-seat = la question { $name } n’est pas pour cette place ; on demande : { $asked }
said-question-now = la question { $name } ne se pose pas maintenant ; on demande : { $asked }
said-fight-over = il n’y a pas de question : le combat est fini
said-mine-none = { $name } : ni combattant ni camp ; il y a { $known }
said-rollouts = { $count } essais : donnez au moins 1
said-candidates = { $count } candidats : donnez au moins 1
said-steps = { $count } étapes : donnez au moins 1
said-runs = { $count } déroulements : donnez au moins 1
said-samples = { $count } échantillons : donnez au moins 1
said-seat-number = place { $seat } : donnez le numéro d’un camp, ou -1 pour le meneur de jeu
said-no-answer = { $choice } ne répond pas à { $question }
said-which-book = un combat seul ne dit pas son livre : donnez book
said-odds-over = le combat est fini : on ne demande rien à personne
said-odds-actor = --actor { $actor } : combattant inconnu ; il y a { $known }
said-odds-not-now = ce n’est pas à { $actor } de choisir ; la table attend { $waiting }
said-odds-answer = --answer { $answer } : ni combattant ni camp { $who } ; il y a { $known }
said-odds-refused = une réponse est refusée : { $why }
said-odds-never = { $actor } n’a jamais de choix à faire ici
said-nobody-to-fight = tenu secret : le camp qui demande ne connaît aucun adversaire
said-cannot-be-told = tenu secret : ce que sait le camp ne permet pas de le dire
said-courses = déroulements possibles des dés
said-needs-package = { $what } demande le paquet { $package } : pip install { $command }
said-no-plans-choose = { $book } n’a pas de plans : rien à choisir
said-no-plans-weights = { $book } n’a pas de plans : personne ne peut y jouer par des poids
said-no-weight = il n’y a pas de poids { $name } ; il y a { $known }
said-weight-number = { $name } = { $value } : donnez un nombre entier d’au plus 1 000 000
said-no-plans-tune = { $book } n’a pas de plans : rien à régler

## Le serveur et sa base

said-workers-sqlite = { $count } processus : un seul sert un fichier SQLite, plusieurs partagent PostgreSQL ; donnez --database postgresql://…
said-tls-both = TLS veut les deux : donnez --tls-cert FICHIER et --tls-key FICHIER
said-backup-exists = ce fichier existe ; une sauvegarde n’écrase rien
said-database-no-file = base { $database } : ce fichier n’existe pas
said-database-no-url = base { $database } : ce n’est pas l’URL d’une base
said-backup-to = sauvegarde vers { $target } : { $what }
said-copy-damaged = la copie est abîmée : { $what }
said-database-write = base { $database } : écrivez sqlite:///FICHIER ou postgresql://…
said-database-outlive = une table doit survivre à son serveur : donnez un fichier à SQLite
said-database-damaged = base { $database } : le fichier est abîmé ({ $what }) ; prenez une sauvegarde
said-postgres-wanted = PostgreSQL veut `pip install 'fechtbuch[postgres]'`
said-database-open = base { $database } : un autre serveur l’a ouverte ; un seul processus sert un fichier SQLite, plusieurs partagent PostgreSQL
said-database = base { $database } : { $what }
said-advise-of-a = advise : d’un { $what } ; donnez un combat en cours, comme `play` le rend
said-policy-called = { $file } : une façon de jouer du livre porte déjà ce nom ; renommez le fichier
said-no-rulebook = { $value } : ce livre de règles n’existe pas ; il y a { $known }
said-chart-of-a = chart : rien à dessiner avec { $what } ; mais bien avec une simulation, un balayage, une comparaison, une journée et une réponse comme celle de balance
said-chart-not-of-this = chart { $kind } : ne se dessine pas avec ceci ; { $known }
said-no-scenario-of = un scénario se charge d’un nom, d’un fichier ou de données ; pas de { $value }
said-no-changes = changements : donnez des valeurs par chemin ; pas { $value }
said-no-axes = sweep : donnez des valeurs par chemin, ou des textes comme kurt.ws=2..6 ; pas { $value }
said-sweep-no-values = sweep { $path } : sans valeurs ; donnez-en au moins une
