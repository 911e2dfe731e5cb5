### Les mots du serveur de la table : ce qu’il refuse et pourquoi, et ce qu’il y a sur la carte.


## The command

help-serve = Servir la table web : un meneur de jeu et des joueurs se battent dans leurs navigateurs.
help-host = L’adresse où écouter ; 0.0.0.0 laisse entrer tout le réseau.
help-port = Le port ; 0 en prend un libre.
help-database = Où sont gardées les tables : un fichier SQLite, ou postgresql://… Sinon : un fichier dans votre dossier de données.
help-workers = Combien de processus servent ; plus d’un demande PostgreSQL.
help-tls-cert = Certificat pour https, un fichier PEM ; demande aussi --tls-key.
help-tls-key = Clé du certificat, un fichier PEM.
help-keep-days = Oublier les tables où rien n’a été fait depuis tant de jours ; 0 les garde pour toujours.
help-export = Dossier pour les enregistrements des tables oubliées.
help-backup = Copie la base de données des tables dans un fichier, pendant que l’on joue.
help-backup-file = Le nouveau fichier, une base SQLite.
serving-keep-days =
    { $days ->
        [one] Les tables sont oubliées quand rien n’y a été fait depuis un jour.
       *[other] Les tables sont oubliées quand rien n’y a été fait depuis { $days } jours.
    }
backed-up =
    { $tables ->
        [one] Une table est dans { $file }.
       *[other] { $tables } tables sont dans { $file }.
    }
typed-in = (saisi à la main)
help-proxy = L’adresse d’un mandataire placé devant, que l’on croit quand il dit d’où vient une requête.
serving = Fechtbuch est à { $address } (Ctrl-C l’arrête)
serving-database = Les tables sont gardées dans { $database }

## Refusals: what happened, what it means for the fight, what to do next.

refused-stale = La table a avancé
refused-stale-detail = Quelqu’un d’autre était le premier. Rien n’est perdu ; votre ordre n’a pas été exécuté.
refused-stale-remedy = Regardez la table telle qu’elle est et décidez de nouveau.
refused-overtaken = Quelqu’un a été plus rapide
refused-overtaken-detail = Un autre ordre a été retenu au même moment. Rien n’est perdu ; le vôtre n’a pas été exécuté.
refused-overtaken-remedy = Regardez la table telle qu’elle est et décidez de nouveau.
refused-not-legal = Ce n’est pas possible
refused-not-legal-detail = Les règles ne le permettent pas. Rien n’a changé.
refused-not-legal-remedy = Choisissez l’une des options offertes.
refused-key-used = Cette clé a servi à un autre ordre
refused-key-used-detail = Une clé appartient pour toujours à un seul ordre. Rien n’a changé.
refused-key-used-remedy = Envoyez l’ordre avec sa propre clé.
refused-not-allowed = Vous n’en avez pas le droit
refused-not-allowed-detail = Votre lien ne le permet pas. Rien n’a changé.
refused-not-allowed-remedy = Demandez au meneur de jeu.
refused-not-asked = Cette question n’est pas pour vous
refused-not-asked-detail = La question n’est pas ouverte, ou ne vous est pas posée. Rien n’a changé.
refused-not-asked-remedy = Regardez la table telle qu’elle est.
refused-not-yours = Ce combattant n’est pas à vous
refused-not-yours-detail = Vous ne répondez que pour les combattants de votre place. Rien n’a changé.
refused-not-yours-remedy = Demandez au meneur de jeu de vous confier le combattant.
refused-not-yours-to-undo = Vous ne pouvez pas annuler cela
refused-not-yours-to-undo-detail = Cela a eu des suites depuis, ou ce n’était pas votre réponse. Rien n’a changé.
refused-not-yours-to-undo-remedy = Demandez au meneur de jeu : il peut tout annuler.
refused-paused = La table est en pause
refused-paused-detail = Rien n’a changé.
refused-paused-remedy = Attendez que le meneur de jeu reprenne.
refused-finished = Le combat est clos
refused-finished-detail = Ses dés sont révélés, on ne peut donc le continuer.
refused-finished-remedy = Chargez son enregistrement pour continuer à une nouvelle table.
refused-fighter-unknown = Ce combattant n’existe pas
refused-fighter-unknown-detail = Personne dans ce combat ne s’appelle { $fighter }. Rien n’a changé.
refused-fighter-unknown-remedy = Nommez un combattant ou un camp par son nom court.
refused-fighter-twice = Un combattant a deux places
refused-fighter-twice-detail = Le même combattant a été donné à deux places : { $fighter }.
refused-fighter-twice-remedy = Donnez chaque combattant à une place au plus.
refused-seat-unknown = Cette place n’existe pas
refused-seat-unknown-detail = Rien n’a changé.
refused-seat-unknown-remedy = Voyez les places de la table.
refused-name-taken = Ce nom est pris
refused-name-taken-detail = Quelqu’un à cette table s’appelle déjà { $name }. Rien n’a changé.
refused-name-taken-remedy = Choisissez un autre nom.
refused-name-reserved = Ce nom désigne quelqu’un d’autre
refused-name-reserved-detail = La table elle-même utilise le nom { $name }. Rien n’a changé.
refused-name-reserved-remedy = Choisissez un autre nom.
refused-no-such-entry = Cette entrée n’existe pas
refused-no-such-entry-detail = L’enregistrement n’a pas cette entrée. Rien n’a changé.
refused-no-such-entry-remedy = Nommez une entrée du journal.
refused-nothing-to-undo = Rien à annuler
refused-nothing-to-undo-detail = La table en est à son début.
refused-nothing-to-undo-remedy = Continuez.
refused-nothing-to-redo = Il n’y a rien à refaire
refused-nothing-to-redo-detail = Rien n’a été annulé ici.
refused-nothing-to-redo-remedy = Continuez.
refused-no-dice-awaited = Aucun jet n’est attendu
refused-no-dice-awaited-detail = Rien n’a changé.
refused-no-dice-awaited-remedy = Regardez la table telle qu’elle est.
refused-no-value-now = Les dés sont fixés
refused-no-value-now-detail = Après la fin, et tant qu’il n’est pas décidé selon quelles règles le combat continue, rien ne s’ajoute aux dés. Rien n’a changé.
refused-no-value-now-remedy = Continuez sans cela.
refused-value-given = Vous avez déjà contribué à ces dés
refused-value-given-detail = Chaque place apporte une valeur, une seule fois. Rien n’a changé.
refused-value-given-remedy = Continuez : votre valeur compte déjà.
refused-not-over = Le combat n’est pas fini
refused-not-over-detail = Les dés sont révélés quand plus rien ne peut être lancé. Rien n’a changé.
refused-not-over-remedy = Continuez, ou terminez le combat par décret.
refused-nothing-to-go-on = Il n’y a rien à partir de quoi continuer
refused-nothing-to-go-on-detail = Anciennes et nouvelles règles s’accordent sur ce combat. Rien n’a changé.
refused-nothing-to-go-on-remedy = Continuez.
refused-too-many = C’est trop
refused-too-many-detail = La table n’a pas de place pour plus. Rien n’a changé.
refused-too-many-remedy = Enlevez d’abord quelque chose.
refused-too-long = L’enregistrement est plein
refused-too-long-detail = Une table ne peut garder plus d’entrées. Rien n’est perdu.
refused-too-long-remedy = Enregistrez le combat, ou annulez une partie.
refused-fight-over = Le combat est fini
refused-fight-over-detail = Il n’y a plus rien à décider.
refused-fight-over-remedy = Revoyez-le dans la relecture.
refused-withheld = Cela en dirait trop
refused-withheld-detail = Quelque chose de ce combat vous est caché, et les nombres le trahiraient.
refused-withheld-remedy = Décidez sans eux.
refused-no-advice = Il n’y a pas de conseil ici
refused-no-advice-detail = Il n’y a pas de choix à comparer ici.
refused-no-advice-remedy = Redemandez à la prochaine décision.
refused-no-odds = Les chances ne peuvent pas être données ici
refused-no-odds-detail = Les suites de ce choix ne peuvent pas être calculées.
refused-no-odds-remedy = Choisissez d’abord la partie suivante.
refused-no-counsel = Le conseil ne répond pas
refused-no-counsel-detail = Le combat lui-même n’en est pas touché.
refused-no-counsel-remedy = Redemandez dans un moment.
refused-took-too-long = Cela a pris trop de temps
refused-took-too-long-detail = Le calcul a été arrêté pour ne pas faire attendre les autres. Le combat lui-même n’est pas touché.
refused-took-too-long-remedy = Demandez quelque chose de plus petit, ou plus tard.
refused-too-many-simulations = Vous avez assez de simulations en cours
refused-too-many-simulations-detail = Chaque adresse et chaque table peut en avoir quelques-unes à la fois. Rien n’a commencé.
refused-too-many-simulations-remedy = Attendez l’une d’elles, ou annulez-la.
simulation-too-slow = Cela a pris trop de temps et a été arrêté : moins de combats, ou un plus petit, arrivent au bout.
question-too-large = C’est trop pour la page : tant de variantes d’un combat si grand prennent trop de temps. Un combat plus petit arrive au bout.
question-too-large-here = C’est trop pour la page : tant de variantes d’un combat si grand prennent trop de temps. Le terminal en a le temps : { $command }

## Coming in

refused-no-chest = Cette clé n’ouvre rien
refused-no-chest-detail = Elle a été supprimée, ou il en manque une partie.
refused-no-chest-remedy = Ouvrez le lien entier avec votre clé, ou recommencez.
refused-belonging-unknown = Ce n’est pas ici
refused-belonging-unknown-detail = Cela a été supprimé, ou appartient à une autre clé.
refused-belonging-unknown-remedy = Regardez la liste encore une fois.
refused-chest-full = Il n’y a plus de place
refused-chest-full-detail = Une clé garde au plus { $most } combattants et scènes, et huit mégaoctets.
refused-chest-full-remedy = Supprimez ce qui ne sert plus, ou commencez une seconde clé.
refused-portrait-large = L’image est trop lourde
refused-portrait-large-detail = Un portrait peut avoir dix mégaoctets.
refused-portrait-large-remedy = Enregistrez-la plus petite.
refused-portrait-kind = Cette image ne convient pas
refused-portrait-kind-detail = Un portrait est un PNG, un JPEG ou un WebP.
refused-portrait-kind-remedy = Choisissez un autre fichier.
refused-portrait-pixels = L’image a trop de pixels
refused-portrait-pixels-detail = Un portrait peut avoir quarante mégapixels.
refused-portrait-pixels-remedy = Réduisez-la.
refused-portrait-broken = L’image est illisible
refused-portrait-broken-detail = Elle est abîmée, ou n’est pas ce qu’elle prétend.
refused-portrait-broken-remedy = Enregistrez-la de nouveau dans un logiciel de dessin.
refused-portrait-unknown = Cette image n’est pas ici
refused-portrait-unknown-detail = Le portrait choisi pour { $fighter } a été supprimé.
refused-portrait-unknown-remedy = Choisissez-en un autre, ou aucun.
refused-no-portrait = Il n’y a pas de portrait
refused-no-portrait-detail = Ce portrait n’appartient à personne ici, ou il ne vous est pas montré.
refused-no-portrait-remedy = Regardez la table encore une fois.
refused-file-broken = Cela ne peut pas servir
refused-file-broken-detail = Quelque chose n’y va pas ; voyez la liste. Rien n’a été enregistré.
refused-file-broken-remedy = Corrigez ce que la liste nomme, et réessayez.
refused-fight-not-over = Le combat n’est pas fini
refused-fight-not-over-detail = Les blessures sont gardées ensuite.
refused-fight-not-over-remedy = Finissez-le, ou que le meneur de jeu y mette fin.
refused-fighter-lost = { $name } ne peut plus combattre
refused-fighter-lost-detail = Le combat n’a laissé personne qui puisse continuer.
refused-fighter-lost-remedy = Copiez la fiche pour combattre encore avec elle.
refused-fighter-not-there = { $name } n’était pas à cette table
refused-fighter-not-there-detail = Personne de ce nom n’y a été joué par vous.
refused-fighter-not-there-remedy = Choisissez la table où le combat a eu lieu.
refused-no-token = Il faut un lien
refused-no-token-detail = Cette adresse est celle d’une table, et l’on y entre par un lien.
refused-no-token-remedy = Ouvrez tout le lien qu’on vous a donné.
refused-no-access = Ce lien ne mène nulle part
refused-no-access-detail = Il a été révoqué, ou il en manque une partie.
refused-no-access-remedy = Demandez un nouveau lien au meneur de jeu.
refused-link-revoked = Votre lien a été révoqué
refused-link-revoked-detail = Le meneur de jeu a donné un nouveau lien à la place. Rien n’est perdu.
refused-link-revoked-remedy = Demandez le nouveau lien au meneur de jeu.
refused-hello-first = Dites d’abord qui vous êtes
refused-hello-first-detail = Le premier message d’une connexion est hello, avec un jeton.
refused-hello-first-remedy = Reconnectez-vous.
refused-hello-once = On vous connaît déjà
refused-hello-once-detail = Une connexion dit hello une fois.
refused-hello-once-remedy = Continuez.
refused-table-unknown = Cette table n’existe pas
refused-table-unknown-detail = Elle était peut-être sur un autre serveur.
refused-table-unknown-remedy = Ouvrez une nouvelle table à l’accueil.
refused-table-gone = La table a disparu
refused-table-gone-detail = Elle n’est plus dans la base de données.
refused-table-gone-remedy = Chargez un enregistrement à une nouvelle table.
refused-full = Le serveur est plein
refused-full-detail = Tant de tables sont ouvertes qu’une autre n’y tiendrait pas. Rien n’est perdu.
refused-full-remedy = Réessayez plus tard.

## Requests

refused-invalid = La demande n’est pas complète
refused-invalid-detail = Une partie manque ou n’est pas ce qu’elle devrait être. Rien n’a changé.
refused-invalid-remedy = Voyez le champ nommé.
refused-not-found = Il n’y a rien ici
refused-not-found-detail = Cette adresse ne mène nulle part.
refused-not-found-remedy = Commencez par l’accueil.
refused-not-a-method = Cela ne se fait pas ici
refused-not-a-method-detail = L’adresse existe, mais pas pour cette sorte de demande.
refused-not-a-method-remedy = Voyez la description de l’interface.
refused-not-understood = La demande n’a pas été comprise
refused-not-understood-detail = Rien n’a changé.
refused-not-understood-remedy = Voyez la description de l’interface.
refused-too-many-requests = Pas si vite
refused-too-many-requests-detail = Trop de demandes en trop peu de temps. Rien n’a changé.
refused-too-many-requests-remedy = Attendez un moment et réessayez.
refused-too-large = C’est trop grand
refused-too-large-detail = Rien n’a changé.
refused-too-large-remedy = Envoyez moins à la fois.
refused-too-slow = La requête n’est pas arrivée
refused-too-slow-detail = Son début est venu, puis plus rien pendant trop longtemps.
refused-too-slow-remedy = Envoyez-la de nouveau.
refused-not-kept = Le serveur ne peut pas écrire dans sa base de données
refused-not-kept-detail = Ceci n’a pas été conservé. Tout ce qui avait été confirmé est comme avant, autant que la base peut être lue.
refused-not-kept-remedy = Attendez que la personne qui gère le serveur ait vérifié son disque, puis réessayez.
refused-not-read = Le serveur ne peut pas lire sa base de données
refused-not-read-detail = Rien n’a été modifié. Tout ce qui avait été confirmé est comme avant, autant que la base peut être lue.
refused-not-read-remedy = Attendez que la personne qui gère le serveur ait vérifié sa base, puis réessayez.
refused-database-damaged = La base de données de ce serveur est endommagée
refused-database-damaged-detail = Ce qui s’y trouve n’est pas ce qui a été écrit ; rien n’en est donc lu, et rien de ceci n’a été conservé.
refused-database-damaged-remedy = La personne qui gère le serveur devrait servir une sauvegarde ; les enregistrements gardés peuvent être chargés.
refused-table-damaged = Cette table ne peut pas être lue
refused-table-damaged-detail = Ce qui se trouve dans la base n’est pas ce qui y a été écrit ; la table n’est donc pas ouverte.
refused-table-damaged-remedy = Demandez une sauvegarde à la personne qui gère le serveur, ou chargez un enregistrement gardé.
refused-no-typed-dice = Ici, la table lance les dés
refused-no-typed-dice-detail = Le meneur de jeu ne veut pas que des dés soient saisis.
refused-no-typed-dice-remedy = Laissez la table lancer, ou demandez-lui.
refused-fault = Le serveur a rencontré une erreur
refused-fault-detail = La commande n’a peut-être pas été exécutée ; tout ce qui a été confirmé est conservé.
refused-fault-remedy = Réessayez ; si cela recommence, enregistrez le combat et dites-le aux auteurs.
refused-book-unknown = Ce livre n’existe pas
refused-book-unknown-detail = Aucun livre de règles ne s’appelle { $book }.
refused-book-unknown-remedy = Voyez la liste des livres.
refused-rule-unknown = Cette règle n’existe pas
refused-rule-unknown-detail = Le livre n’a pas de règle { $rule }.
refused-rule-unknown-remedy = Voyez les règles du livre.
refused-scenario-unknown = Ce scénario n’existe pas
refused-scenario-unknown-detail = Aucun scénario ne s’appelle { $scenario }.
refused-scenario-unknown-remedy = Voyez la liste des scénarios.
refused-scenario-missing = Il faut un scénario
refused-scenario-missing-detail = Ni scénario ni table n’a été nommé.
refused-scenario-missing-remedy = Nommez l’un des deux.
refused-scenario-broken = Le scénario ne peut servir
refused-scenario-broken-detail = Quelque chose y est faux ; voyez la liste.
refused-scenario-broken-remedy = Corrigez ce qui est listé.
refused-record-broken = L’enregistrement ne peut servir
refused-record-broken-detail = { $reason }
refused-record-broken-remedy = Chargez le fichier tel qu’il a été enregistré.
refused-record-too-much = L’enregistrement demande trop de travail
refused-record-too-much-detail = Rejouer ce combat prend plus d’étapes qu’une table n’en permet. Rien n’a été ouvert.
refused-record-too-much-remedy = Vérifiez-le sur votre machine : fechtbuch replay FICHIER --verify
refused-record-too-long = L’enregistrement est trop long
refused-record-too-long-detail = Il a plus d’entrées qu’une table n’en charge.
refused-record-too-long-remedy = Relisez-le dans le terminal : fechtbuch replay.
refused-question-unknown = Cette question n’existe pas
refused-question-unknown-detail = Sa réponse n’est plus gardée.
refused-question-unknown-remedy = Posez-la de nouveau.
refused-question-unanswered = Il n’y a pas encore de réponse
refused-question-unanswered-detail = Rien n’a été trouvé jusqu’ici qui puisse être enregistré.
refused-question-unanswered-remedy = Attendez la première réponse.
refused-proposal-unknown = Cette proposition n’existe pas
refused-proposal-unknown-detail = Cette question a reçu une réponse sans elle, ou le serveur ne s’en souvient plus.
refused-proposal-unknown-remedy = Posez la question à nouveau et prenez un des changements que nomme la réponse.
refused-no-parquet = Pas de Parquet ici
refused-no-parquet-detail = Il manque au serveur le paquet qui l’écrit.
refused-no-parquet-remedy = Prenez le CSV ou le JSON.
question-dropped = Une erreur du serveur l’a interrompue ; seule cette réponse est perdue : posez de nouveau la question.
refused-simulation-unknown = Cette simulation n’existe pas
refused-simulation-unknown-detail = Son résultat n’est plus gardé.
refused-simulation-unknown-remedy = Recommencez-la.
refused-simulation-wrong = La simulation n’a pas de sens
refused-simulation-wrong-detail = { $reason }
refused-simulation-wrong-remedy = Écrivez CHEMIN=VALEURS, comme kurt.ws=2..6.
refused-simulation-too-large = La simulation est trop grande
refused-simulation-too-large-detail = Tant de combats feraient attendre tout le monde.
refused-simulation-too-large-remedy = Demandez moins de combats ou de valeurs, ou prenez le terminal : fechtbuch simulate.
refused-busy = Le laboratoire est occupé
refused-busy-detail = D’autres simulations attendent déjà.
refused-busy-remedy = Réessayez dans une minute.

## What is seen

table-reactions = réactions
table-someone = quelqu’un
    .de = de quelqu’un
    .gender = m
table-upgrade = Les règles ont changé depuis ce combat : dès l’entrée { $entry } elles mènent ailleurs. La table en est là où anciennes et nouvelles s’accordent encore.
table-ground-wall = mur
table-ground-chasm = gouffre
table-ground-screen = écran
table-ground-difficult = terrain difficile
table-ground-height = hauteur { $height }
table-ground-cover = couvert
table-ground-obstacle = obstacle
outcome-nothing = rien de notable

## Les décrets, tels que le journal les raconte

sheet-at = position
decreed-set = { $fighter } : { $field } passe à { $value }.
decreed-add-state = { $fighter }, nouvel état : { $state }.
decreed-remove-state = { $fighter }, fin de l’état : { $state }.
decreed-add-fighter =
    { $hidden ->
        [yes] { $fighter } entre dans le combat, caché.
       *[no] { $fighter } entre dans le combat.
    }
decreed-remove-fighter = { CAP(ACC($fighter)) } quitte le combat.
decreed-modifier = { $fighter } : { $amount } au prochain jet.
decreed-allow = { CAP(ACC($fighter)) } peut faire ce qu’aucune règle ne prévoit : { $text }.
decreed-skip = { CAP(ACC($fighter)) } passe son tour.
decreed-order =
    { $last ->
        [yes] Ordre des tours : { $fighter } en dernier.
       *[no] Ordre des tours : { $fighter }, puis { $before }.
    }
decreed-hide = { CAP(ACC($fighter)) } reste invisible pour le camp { $side }.
decreed-reveal = { CAP(ACC($fighter)) } se montre.
decreed-end = Le meneur de jeu met fin au combat.

## Valeurs des options des livres

switch-official = officiel
switch-house = règle maison
switch-basic-set = chiffres du livre de base
switch-flat = nombres fixes
switch-per-die = par dé
switch-both = les deux
switch-melee = mêlée
switch-ranged = à distance
switch-seed = comme dans ce livre
switch-one-per-turn = un par tour
switch-per-strike-pair = par paire de coups
switch-per-attack = par attaque
switch-allowed = permis
switch-forbidden = interdit
switch-all = tous
switch-named = seulement au-dessus du niveau zéro
switch-none = personne
switch-sum = la somme entière
switch-die = le dé d’arme seul
switch-polearm = armes d’hast
switch-any = toute arme
switch-others = tous sauf la cible
switch-helpless = sans défense
switch-unaware = ne se doute de rien
switch-skill-zero = avec une compétence de 0
switch-single-die = un dé pour les deux
switch-die-per-side = un dé par camp
switch-absolute = un résultat sur l’échelle
switch-additive = en plus
switch-on = oui
switch-off = non

# What nobody may be called, separated by commas: those whom the table speaks of.

nobodys-names = meneur, le meneur, meneuse, la meneuse, meneur de jeu, meneuse de jeu, MJ, la table, machine, la machine, moteur, le moteur
refused-muted = Vous ne pouvez pas écrire aux autres pour l’instant
refused-muted-detail = Le meneur de jeu a rendu cette place muette. Personne n’a rien reçu.
refused-muted-remedy = Parlez-en au meneur de jeu.
refused-said-too-long = C’est trop long
refused-said-too-long-detail = Une ligne compte au plus { $most } caractères. Personne n’a rien reçu.
refused-said-too-long-remedy = Dites-le en deux lignes.

## Ce que le terrain signifie pour quelqu’un

table-cover = couvert : { $cover }
table-range-short = portée courte
table-range-medium = portée moyenne
table-range-long = portée longue
table-range-half = pleins dégâts
table-range-most = portée
decreed-yield = Le camp { $side } abandonne le combat.
refused-level-unknown = Ce niveau n’existe pas
refused-level-unknown-detail = Le livre ne connaît aucune façon de jouer nommée { $level }. Aucune table n’a été ouverte.
refused-level-unknown-remedy = Nommez un de ses niveaux, par exemple novice, trained ou strong.

## Soirées

refused-evening-went-on = La soirée a continué
refused-evening-went-on-detail = On joue autre chose depuis, et le groupe y est arrivé tel que ce combat l’a laissé. Rien n’a changé.
refused-evening-went-on-remedy = Annulez la rencontre suivante sur la page de la soirée, ou allez-y continuer.
refused-evening-changed = La soirée n’est plus la même
refused-evening-changed-detail = Quelque chose a changé depuis votre dernier regard. Rien n’est perdu ; ce que vous vouliez n’a pas été fait.
refused-evening-changed-remedy = Regardez la soirée telle qu’elle est et décidez de nouveau.
refused-evening-ended = La soirée est finie
refused-evening-ended-detail = On y a mis fin. Rien n’a changé.
refused-evening-ended-remedy = Reprenez-la d’abord, s’il reste à jouer.
refused-party-lost = Il ne reste personne pour continuer
refused-party-lost-detail = D’après les règles du livre, personne du groupe ne peut plus combattre ensuite. Rien n’a changé.
refused-party-lost-remedy = Choisissez un repos plus long, rejouez la rencontre, ou mettez fin à la soirée.
refused-nothing-lined-up = Plus rien n’est prévu
refused-nothing-lined-up-detail = Toutes les rencontres de cette soirée ont été ouvertes. Rien n’a changé.
refused-nothing-lined-up-remedy = Ajoutez-en une, ou mettez fin à la soirée.
refused-nothing-played = Rien n’a encore été ouvert
refused-nothing-played-detail = La soirée en est avant sa première rencontre. Rien n’a changé.
refused-nothing-played-remedy = Ouvrez la première rencontre.
refused-rest-unknown = Ce repos n’existe pas
refused-rest-unknown-detail = Le livre ne connaît ici aucun repos nommé { $rest }. Rien n’a changé.
refused-rest-unknown-remedy = Choisissez un repos du livre, ou aucun.
refused-fighter-not-of-party = { $fighter } n’est pas du groupe
refused-fighter-not-of-party-detail = Les places d’une soirée sont pour ceux qui y sont du début à la fin : les héros de la première rencontre. Aucune soirée n’a été préparée.
refused-fighter-not-of-party-remedy = Donnez la place à quelqu’un du groupe.
refused-table-of-evening = Cette table appartient à une soirée
refused-table-of-evening-detail = Elle est gardée et supprimée avec les autres. Rien n’a changé.
refused-table-of-evening-remedy = Supprimez toute la soirée sur sa page.
rest-breather = une pause
rest-hour = une heure
rest-night = une nuit
rest-day = une journée
rest-bed = une journée au lit
rest-rest = un long repos
rest-week = une semaine au lit
