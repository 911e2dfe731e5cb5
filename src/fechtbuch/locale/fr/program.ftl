### Les mots du programme lui-même. Les livres apportent les leurs.

## Aide

help =
    Fechtbuch : quatre livres de règles, un moteur de combat. Menez un combat selon les
    règles, ou un million.
help-play = Jouer un combat dans ce terminal, ou regarder le moteur le jouer.
help-simulate = Jouer un combat un grand nombre de fois et voir ce que cela donne.
help-odds = Les chances exactes après un choix, en fractions ; sans choix, qui gagne un petit duel.
help-advise = À n’importe quel moment d’un enregistrement : qui va gagner, et quelle option est la meilleure.
help-replay = Raconter de nouveau un combat enregistré, ou le vérifier.
help-story = Écrire un combat enregistré comme un récit à garder.
help-format = md pour Markdown, html pour une page à lire, déplier et imprimer.
help-story-out = Le fichier à écrire ; sans lui, le récit va au terminal.
help-rules = Chercher les règles des livres, ou voir quels tests les vérifient.
help-check = Vérifier un fichier de combattant, de scénario ou de suite de scénarios, champ par champ.
help-scenarios = Énumérer les scénarios fournis avec les livres.
help-new-book = Créer un projet pour un nouveau livre : pièces, un scénario, une règle et un test, qui marchent tous.
help-write-state = Écrire dans state/written.py d’un livre ce qui découle de la déclaration de son état (copies, données, clés, tables).
help-tune = Trouver par le jeu contre soi-même les poids des combattants d’un livre, et les éprouver sur des scénarios mis de côté.
help-tune-time = Durée de la recherche, comme 90s, 10m ou 1h ; dix minutes si rien n’est dit.
help-tune-from = Le niveau dont les poids servent de départ.
help-tune-pool = Un fichier de poids comme adversaire de plus ; peut être donné plusieurs fois.
help-tune-set = Changer quelque chose dans tous les scénarios, comme une règle maison : options.wrong_distance=true.
help-tune-write = Écrire les poids dans ce fichier.
help-build-book = Compiler un livre qui n’est pas de Fechtbuch avec le moteur installé, dans un wheel.
help-write-rulebook = Calculer les exemples des textes de règles d’un livre, et dire ce qui ne va pas dans ces textes.
help-version = Montrer la version et si les règles sont compilées.
help-scenario = Le nom d’un scénario (voir « fechtbuch scenarios ») ou un fichier TOML ou JSON.
help-json = Écrire exactement un document JSON.
help-language = La langue à parler, par exemple fr ; sinon LC_ALL et LANG décident.
help-policy = Qui joue un camp : un niveau (« novice », « trained », « strong »), « book » (sensé et toujours le même), « random », « advised » (essaie tout : fort et très lent) ou le fichier d’un jeu appris (« my-duelist.npz ») ; peut se répéter.
help-as = Un combattant ou un camp pour lequel vous répondez ; peut se répéter. Sinon : le camp des héros.
help-auto = Laisser le moteur jouer tous les camps et raconter le combat.
help-tell = Comment raconter le combat : story en récit, full avec tous les nombres et règles.
help-table-seed = La graine des dés : un nombre entier ou hexadécimal. Sinon : une graine secrète.
help-save = Écrire l’enregistrement du combat dans ce fichier.
help-record = Continuer le combat de cet enregistrement.
help-dice = Lancer à la main les dés de vos combattants et les taper.
help-fights = Combien de combats ; sinon 10000, ou autant que --precision en demande.
help-chain = Le nom d’un scénario (voir « fechtbuch scenarios »), son fichier, ou un fichier avec une suite de rencontres.
help-set = Changer d’abord le scénario, comme options.morale=false ; peut se répéter.
help-sweep = Faire varier quelque chose, comme kurt.ws=2..6, hans.wounds=8..20..4 ou kurt.armour=none,plate ; deux fois pour une grille.
help-versus = Comparer avec un autre scénario, ou avec un changement de celui-ci, sur les mêmes dés.
help-mirror = Comparer avec les camps dans l’ordre et aux places inverses : commencer donne-t-il un avantage ?
help-levels = Simuler à chaque niveau de jeu, avec les mêmes dés : le verdict tient-il quel que soit le joueur ?
help-precision = S’arrêter quand l’intervalle à 95 % est aussi étroit de chaque côté, par exemple 0.5%.
help-time = S’arrêter après ce temps, comme 90s, 2m ou 1h, avec ce qui est fait.
help-state = Garder ce qui est fait dans ce fichier, et continuer à partir de lui s’il existe.
help-cluster = Faire travailler la grappe Dask de cet ordonnanceur, comme tcp://10.0.0.5:8786.
help-closely = Combien de combats sont racontés en entier pour voir ce qui a été choisi et ce qui a décidé ; 0 pour aucun ; sinon un dixième, 1000 au plus.
help-out = Écrire le résultat dans un fichier .json, .csv ou .parquet ; peut se répéter.
help-chart = Dessiner le résultat dans un fichier .svg, .png ou .html ; peut se répéter.
help-chart-kind = Que dessiner : overview, win-share, rounds, survival, damage, heat-map ; sinon ce qui convient.
help-chart-side = Le camp dont une carte de chaleur montre les parts ; sinon le premier.
help-seed = La graine : la même donne le même résultat sur n’importe quel nombre de cœurs.
help-processes = Combien de processus ; sinon tous les cœurs.
help-file = Un enregistrement écrit par « play --save ».
help-verify = Vérifier empreintes, états et dés ; code de sortie 1 si quelque chose ne concorde pas.
help-against = Comparer aussi l’enregistrement à un enregistrement caviardé, gardé pendant le combat.
help-actor = Le combattant qui choisit.
help-choice = Ce qui est choisi, comme "attack target=hans weapon=messer" ; peut s’abréger.
help-answer = Ce que quelqu’un répond, comme "hans: parry" ; peut se répéter. Le reste est laissé aux façons de jouer.
help-steps = Autant de pas (tours) plus loin, celui du choix compris.
help-runs = Renoncer à l’exactitude au-delà de ce nombre de déroulements possibles des dés.
help-entry = Le moment après cette entrée de l’enregistrement ; sinon sa fin.
help-seconds = Combien de temps réfléchir.
help-rollouts = Jouer autant de parties, quel que soit le temps qu’il faut : la même graine donne alors le même conseil.
help-seat = Un camp ; on ne lui dit rien qu’il ne puisse savoir. Sinon : le meneur de jeu.
help-advise-processes = Combien de processus réfléchissent.
help-book = Un livre de règles, comme landsknecht.
help-word = Un mot, l’identifiant d’une règle ou son début.
help-coverage = Montrer les tests de chaque règle ; code de sortie 1 si une règle n’en a pas.
help-table = Afficher plutôt un tableau du livre : weapons, armour, fighters, states, modifiers, etc.
help-tests = Où sont les tests.
help-check-file = Le fichier TOML ou JSON.
help-package = Le paquet du livre : son nom à points, ou son dossier.
help-book-name = Le nom du nouveau paquet, par exemple iron_ring.
help-place = Le dossier dans lequel est créé celui du projet.
help-wheels = Où va le wheel.
help-work = Où restent les fichiers du compilateur, pour la prochaine fois.
help-fresh = Ne rien écrire ; finir par 1 si state/written.py n’est pas tel qu’il serait écrit.
help-chapter = Un chapitre : la partie centrale des identifiants de ses règles, par exemple chg.
help-reckoned = Ne rien écrire ; finir par 1 si un exemple donne maintenant d’autres nombres.
help-compare = Chercher aussi les suites de huit mots qu’un texte partage avec un fichier de ce dossier.
version-compiled = compilé
version-interpreted = interprété

## À la table

welcome = Répondez par un numéro ou en tapant. Entrée prend la réponse habituelle, « help » montre le reste.
prompt = {"> "}
prompt-confirm = Entrée pour le faire, un numéro pour changer : {""}
prompt-dice = les dés, ou Entrée pour que le moteur lance : {""}
is-default = (Entrée)
many-fields = { $count } cases peuvent être atteintes ; tapez-en une, comme 3,4.
more-options = Encore { $count } ; tapez ce que vous voulez.
nothing-said = rien
path-to =
    { $steps ->
        [one] vers { $field }
       *[other] vers { $field }, { $steps } pas
    }
possible =
    { $more ->
        [0] Possible : { $offered }.
       *[other] Possible : { $offered } et { $more } de plus.
    }
referee = le meneur de jeu
undone =
    { $count ->
        [one] { $count } entrée annulée.
       *[other] { $count } entrées annulées.
    } Le combat reprend ici :
redone =
    { $count ->
        [one] { $count } entrée refaite.
       *[other] { $count } entrées refaites.
    }
nothing-to-undo = C’est le début ; il n’y a rien à annuler.
nothing-to-redo = Il n’y a rien à refaire.
odds-how = Nommez un choix du combattant interrogé, par exemple : odds { $example }
odds-none = Les chances sont celles du choix d’un combattant ; ici on attend des dés ou la réponse de tout un camp.
nothing-to-answer = Il n’y a pas de question en ce moment.
no-number = Aucun nombre n’a encore été expliqué.
rule-unknown = { $rule } n’est pas une règle de ce livre.
saved = L’enregistrement est dans { $file }.
volunteer-how = Nommez l’un de vos combattants et ce qu’il fait hors de son tour : volunteer NOM CHOIX. Les vôtres : { $fighters }.
save-where = Nommez un fichier : save FICHIER.
save-failed = { $file } ne peut être écrit : { $reason }. Le combat continue.
left = Le combat n’a pas été enregistré. La prochaine fois, « save FICHIER » ou --save le garde.
after-the-end = Le combat est fini. « undo », « log », « why » et « save » marchent encore ; Entrée quitte.
dice-on = Vous lancez maintenant pour vos combattants ; saisissez le résultat. « dice » de nouveau rend les dés.
dice-off = Le moteur lance tous les dés.
dice-all = Vous lancez maintenant pour tous ; saisissez le résultat.
replay-unfinished = L’enregistrement finit ici ; le combat n’est pas fini.
more-complaints = … et { $count } de plus, qui découlent peut-être des premiers.
verified = { $file } : { $entries } entrées ; les empreintes, les états et les dés concordent, et les dés viennent de la graine révélée.
verified-dice = Dés de la table recalculés à partir de la graine, des valeurs et des réponses : { $dice }. Personnes dont la page a ajouté une valeur : { $people }. Jets saisis à la main, que personne ne peut vérifier : { $typed }. Dés repris d’un autre enregistrement : { $brought }.
verified-without-seed = { $file } : { $entries } entrées ; les empreintes et les états concordent. La graine n’est pas révélée, les dés n’ont donc pas pu être vérifiés.
held-against = Tout ce que { $file } promettait s’y trouve, inchangé.
rulings-changed = Règles modifiées depuis le début du combat : { $rules }.
rulings-unknown = Le combat a été joué selon la version { $then } du livre de règles ; ce programme a la version { $now } et ne peut pas dire ce qui diffère.
edict-help = La parole du meneur de jeu, comme :
    edict set fighter={ $fighter } field={ $field } value=5
    edict add-state fighter={ $fighter } state={ $state }
    edict remove-state fighter={ $fighter } state={ $state }
    edict modifier fighter={ $fighter } amount=-2
    edict allow fighter={ $fighter } text="se balance au lustre" price=1
    edict skip fighter={ $fighter }
    edict remove-fighter fighter={ $fighter }
    edict say text="La lampe s’éteint."
    edict end winner=CAMP
    Champs qu’on peut changer :
edict-states = États : { $states }

command-choices = Tapez un numéro, ou un choix comme « { $example } » ; « back » revient d’un pas.
command-help = help              cette liste
command-undo = undo              revenir à votre dernière décision
command-redo = redo              avancer de nouveau
command-why = why [N|RÈGLE]     le dernier nombre en entier ; celui de l’option N ; ce que dit une règle
command-edict = edict ...         décréter : changer une valeur, ajouter un état, finir le combat (seul : comment)
command-volunteer = volunteer ...     faire agir l’un de vos combattants hors de son tour : volunteer NOM CHOIX
command-save = save [FICHIER]    écrire l’enregistrement
command-dice = dice [all]        lancer de vrais dés et les taper, ou cesser de le faire
command-log = log [full]        toute l’histoire ; full : avec tous les nombres et règles
command-map = map               la carte et les combattants
command-engine = engine            laisser le moteur décider cette fois
command-odds = odds CHOIX        exactement ce qui suivrait d’un de vos choix
command-advise = advise [SECONDES] qui va gagner, et quelle option est la meilleure
command-quit = quit              partir ; avec --save rien n’est perdu

## Ce qui arrive dans chaque livre

roll =
    { $count ->
        [one] { $actor }, { $purpose } : { $dice } → { $faces }
       *[other] { $actor }, { $purpose } : { $dice } → { $faces } = { $total }
    }
die-sign = d
dice-highest =
    { $count ->
        [one] { $dice } (le plus haut)
       *[other] { $dice } (les { $count } plus hauts)
    }
dice-lowest =
    { $count ->
        [one] { $dice } (le plus bas)
       *[other] { $dice } (les { $count } plus bas)
    }
dice-rolled-on = { $dice } (relancés à partir de { $from })
roll-counted =
    { $successes ->
        [0] { $actor }, { $purpose } : { $faces } → aucun succès
        [one] { $actor }, { $purpose } : { $faces } → un succès
       *[other] { $actor }, { $purpose } : { $faces } → { $successes } succès
    }
effect-becomes-known =
    { $key ->
        [attacks] { CAP(ACC($actor)) } sort de sa cachette.
        [met] { CAP(ACC($target)) } tombe sur { ACC($actor) }, jusque-là invisible.
       *[other] { CAP(ACC($target)) } remarque { ACC($actor) }.
    }
heading-fight-over =
    { $said ->
        [0] Le combat est fini. Personne n’a gagné.
       *[other] { BENDS($word) ->
            [yes] Le combat est fini. Victoire { DE($word) }.
           *[no] Le combat est fini. Victoire : { $word }.
        }
    }
edict-edict = { $key }
edict-edict-say = { $key }
goal = contre { $need }
ask-dice =
    { $known ->
        [0] { $who } : lancez { $dice } ({ $purpose }).
       *[other] { $who } : lancez { $dice } ({ $purpose }) : { $goal }.
    }
part-referee = meneur de jeu
part-hidden = inconnu
slot-verb = Quoi ?
slot-fighter = combattant
slot-before = avant qui
slot-field = champ
slot-value = valeur
slot-state = état
slot-side = camp
slot-dice = dés
slot-amount = combien
slot-price = prix
slot-question = question
slot-entry = entrée
slot-data = données

## Pourquoi une réponse n’est pas acceptée

reason-text-too-long = C’est trop long : { $value } caractères.
reason-no-verb = « { $value } » ne dit pas quoi faire ; commencez par un mot comme « attaquer ».
reason-not-understood = « { $value } » n’a pas été compris.
reason-slot-twice = Dit deux fois : { $slot } ({ $value })
reason-slot-missing = Il manque : { $slot } ?
reason-standing-grave = Personne ne se rend, ne fuit ni ne va au bout de ses forces par une réponse mémorisée : { $value }
reason-slot-unknown = { $slot } ne va pas avec ce choix ({ $value }).
reason-ambiguous = « { $value } » peut vouloir dire plusieurs choses.
reason-not-possible = « { $value } » n’est pas possible ici.
why-possible = « { $value } » est possible : c’est parmi les choix.
reason-not-a-face = « { $value } » n’est pas une face de ce dé.
reason-wrong-number-of-dice = « { $value } » n’est pas le bon nombre de dés.
reason-nothing-to-volunteer = { $value } ne peut rien faire hors de son tour maintenant.
reason-nothing-asked = Il n’y a pas de question en ce moment.
reason-question-stale = Cette question a déjà sa réponse ({ $value }).
reason-entry-unknown = Il n’y a pas d’entrée { $value }.
reason-field-not-settable = Le champ « { $value } » ne peut être changé.
reason-state-unknown = Il n’y a pas d’état « { $value } ».
reason-cannot-add-fighters = Personne ne peut être amené dans ce combat.
reason-cannot-skip = On ne peut sauter le tour de personne maintenant.
reason-cannot-improvise = Rien ne peut être improvisé maintenant.
reason-order-not-settable = Il n’y a pas ici d’ordre des tours à fixer.
reason-not-in-order = « { $value } » n’a pas de place dans l’ordre des tours.
reason-order-turn-begun = Personne ne gagne ni ne perd de tour ainsi : ceux qui ont agi et ceux qui doivent encore agir ne changent de place qu’entre eux.
reason-fighter-unknown = Il n’y a pas de combattant « { $value } ».
reason-side-unknown = Il n’y a pas de camp « { $value } ».
reason-edict-unknown = Il n’y a pas de décret « { $value } ».
reason-not-unicode = Ce n’est pas un texte lisible.
reason-number-out-of-bounds = { $slot } : { $value } est hors limites.
reason-other-dice = « { $value } » n’est pas la sorte de dé qu’on lance.
reason-no-dice-awaited = Aucun jet n’est attendu.
reason-does-not-fit = Cela ne va plus avec le combat : { $value }
reason-not-a-field = Ce n’est pas une case de la carte : { $value }
reason-path-unreadable = Le chemin n’a pas été compris : { $value }
reason-path-not-adjacent = Le chemin ne va pas de case en case : { $value }
reason-not-a-whole-number = { $slot } : « { $value } » n’est pas un nombre entier.
reason-not-json = { $slot } : « { $value } » n’est pas du JSON.

## Simulation

simulated = { $fights } combats, graine { $seed }, { $seconds } s : { $rate } combats et { $decisions } décisions par seconde ({ $how })
draws = nuls
bounded =
    { $count ->
        [one] Un combat a atteint sa limite de rounds et compte comme nul.
       *[other] { $count } combats ont atteint leur limite de rounds et comptent comme nuls.
    }
rounds-took = Rounds : { $mean } en moyenne ; 5 % sont finis au round { $low }, la moitié au round { $median }, 95 % au round { $high }.
odds-exact = Exact ; { $runs } déroulements possibles des dés.
odds-by-chance = Pas exact : { $runs } déroulements pris au hasard, avec des intervalles à 95 %.
odds-typical = Les dés qui tombent avant le choix, comme l’initiative, sont ceux d’un déroulement pris au hasard.
odds-cut = Les dés explosifs sont coupés : l’erreur est d’au plus { $cut }.
odds-sampled = Il y a plus de { $most } déroulements possibles des dés, trop pour des chances exactes ; { $samples } sont pris au hasard. --runs en permet plus.
odds-solved = Résolu : { $states } états, { $runs } déroulements des dés, sans limite de rounds.
odds-out = hors de combat
odds-error = À { $error } près.
odds-simulated = Le combat a plus de { $most } { $what ->
        [states] états
       *[other] déroulements des dés
    }, trop pour être résolu ; { $fights } combats sont simulés à la place. --runs en permet plus.
odds-damage = Dégâts { A($fighter) } : { $mean } en moyenne, { $most } au plus ; aucun { $none }.
advice-for = Ce que peut faire { ACC($who) } :
advice-usual = (habituel)
advice-rollouts = { $count } parties jouées
fought = { $fights } combats en { $seconds } s, { $rate } par seconde, { $processes ->
        [one] un processus
       *[other] { $processes } processus
    }
looked-closely = Un regard plus précis sur { $fights } de ces combats, racontés en entier ; fréquences et dégâts par combat :
more-rows =
    { $count ->
        [one] Une ligne de plus est dans le document JSON.
       *[other] { $count } lignes de plus sont dans le document JSON.
    }
stopped-precision = Arrêté quand les intervalles étaient assez étroits.
stopped-time = Arrêté quand le temps était écoulé ; voici ce qui était fait.
stopping = s’arrête ; encore Ctrl-C : aussitôt
stopped-cancelled = Arrêté à la main ; voici ce qui était fait.
compared-rounds = Rounds : { $one } et { $other } en moyenne, { $difference } ({ $low } … { $high }).
unlike-books = Ce sont deux livres que l’on compare : leurs rounds, leurs valeurs et leurs dés n’ont rien de commun.
unlike-sizes = Les camps ne comptent pas autant de combattants dans les deux : les dés communs aident peu.
compared-same = { $share } des combats finissent de même dans les deux.
column-standing = encore debout
column-losses = morts
column-still = encore debout
column-out-in = hors de combat au round (médiane)
    .short = hors combat au round
column-action = action
column-item = avec
column-chosen = choisi
column-worked = a blessé
column-damage = dégâts
column-won-with = combats gagnés
column-rule = règle
column-had-a-say = a compté dans
column-changed = nombres changés
column-decided = tests décidés
column-health = santé restante
column-half-of-fights = moitié centrale
column-rounds = rounds
column-fights = combats
column-difference = différence, points
column-independent = sur des dés séparés
column-encounter = rencontre
column-rest = repos avant
column-begun = commencées
column-won = gagnées
column-of-all-days = de toutes les journées
column-able = en état de se battre (santé après une victoire)
    .short = en état de se battre
column-side = camp
column-wins = victoires
column-share = part
column-interval = intervalle à 95 %
column-outcome = issue
column-chance = chance
column-advice = camp, option
column-fighter = combattant
column-survived = survie
column-dealt = dégâts infligés
column-taken = dégâts subis
column-name = nom
column-book = livre
column-title = titre

## Règles et fichiers

source-seed = du livre
source-supplement = complément
source-ruling = interprétation
status-code = appliquée par le programme
status-fiat = laissée au meneur de jeu
rule-switch = option { $switch }
rule-see = voir { $rules }
no-test = pas de test
state-written = { $file } est écrit.
state-fresh = { $file } est tel qu’il serait écrit.
state-stale = { $file } ne découle plus des déclarations : lancez `fechtbuch write-state { $value }`.
tune-step = tous à la fois
tune-tried = { $what } : { $worth }
tune-title = Parts dans les scénarios mis de côté, { $book }
tune-against = Contre
tune-before = avant
tune-after = après
tune-better = Mieux qu’avant ; { $tried } jeux de poids essayés en { $seconds } s.
tune-no-better = Pas mieux qu’avant ; { $tried } jeux de poids essayés en { $seconds } s. Plus de temps ou une autre graine peut aider.
tune-written = Écrit dans { $file }.
new-book-made =
    { $folder } est prêt. Ensuite :
    cd { $folder }
    pip install -e '.[test]'
    pytest
    pytest --pyargs fechtbuch.testing.conformance --book { $book }
    fechtbuch play { $book }/in-the-alley
book-built = { $file } est prêt : installez-le avec pip, et le livre tourne compilé.
rulebook-checked =
    { $faults ->
        [0] Aucune faute trouvée.
        [one] 1 faute trouvée.
       *[other] { $faults } fautes trouvées.
    } { $missing ->
        [0] Aucun chapitre ne manque.
       *[other] Pas encore écrits : { $names }.
    }
coverage =
    { $missing ->
        [0] { $rules } règles, toutes avec des tests.
       *[other] { $rules } règles, dont { $missing } sans test.
    }
unknown-id = { $test } porte la marque { $rule }, qui n’est pas une règle.
valid = { $file } est valide.

## Ce qui ne va pas dans une commande

bad-odds = { $reason }
bad-odds-both = --actor et --choice vont ensemble ; omettez les deux pour les chances du combat entier
bad-odds-choice = --choice : { $reason }
bad-odds-answer = --answer : { $reason }
bad-entry = --entry { $value } : l’enregistrement a les entrées 0 à { $last }
bad-side = --seat { $value } : camp inconnu ; il y a { $sides }
bad-withheld = Le conseil est retenu : quelque chose de ce combat est caché au camp qui demande.
bad-language = --language { $value } : inconnue ; il y a { $known }
bad-book = { $value } : livre de règles inconnu ; il y a { $known }
bad-several-kinds = --sweep, --versus, --mirror et --levels s’excluent ; n’en utilisez qu’une
bad-levels-alone = --levels ne va ni avec --policy, ni avec --state, --out ou --chart
bad-chain-alone = une suite de rencontres ne prend ni --sweep, ni --versus, ni --mirror, ni --set, ni --policy ; changez ses scénarios
bad-precision = --precision { $value } : donnez la demi-largeur de l’intervalle, comme 0.5% ou 0.005
bad-time = --time { $value } : donnez un temps comme 90s, 2m ou 1h
bad-policy = --policy { $value } : écrivez CAMP=NOM, comme red=random
bad-policy-file = --policy : { $reason }
bad-policy-folders = --policy : les fichiers de jeu appris doivent se trouver dans un même dossier
bad-policy-extra = --policy { $value } : un jeu appris demande NumPy : pip install 'fechtbuch[rl]'
bad-save-directory = { $value } : c’est un dossier ; nommez un fichier
bad-save-nowhere = { $value } : le dossier { $folder } n’existe pas ; créez-le d’abord
bad-save-forbidden = { $value } : on ne peut écrire dans le dossier { $folder }
bad-telling = --tell { $value } : au choix { $known }
bad-format = --format { $value } : au choix { $known }
bad-seed = --seed { $value } : donnez un nombre entier comme 7, ou { $digits } chiffres hexadécimaux
bad-json-without-auto = --json raconte un combat entier d’un coup ; employez-le avec --auto
bad-as-and-auto = --as et --auto s’excluent ; omettez l’un des deux
bad-record-and-scenario = { $value } : un enregistrement nomme son propre scénario ; omettez l’un des deux
bad-record-and-seed = --seed { $value } : un enregistrement a sa propre graine ; omettez l’un des deux
bad-seed-secret = { $value } : sa graine n’est pas révélée, le combat ne peut donc continuer ici
bad-rule = { $value } : aucune règle et aucun livre de règles ne porte ce nom ; il y a { $known }
bad-tests = --tests { $value } : ce dossier n’existe pas ; lancez ceci là où sont les sources, ou nommez le dossier des tests
bad-package = { $value } : paquet introuvable ; donnez un nom à points qui s’importe, ou le dossier du paquet
bad-book-name = { $value } : ce n’est pas un nom de paquet ; des minuscules, des chiffres et des tirets bas isolés, comme iron_ring
bad-book-taken = { $value } : quelque chose de ce nom est déjà installé ; prenez-en un autre
bad-book-exists = { $value } : ce dossier existe déjà
bad-build-interpreted = Fechtbuch lui-même est interprété ici, un livre compilé n’aurait pas de moteur : installez d’abord un Fechtbuch compilé
bad-build-no-compiler = Pour compiler il faut { $requirements } : installez-les avec pip
bad-build-not-installed = { $value } : aucune distribution installée n’apporte ce livre ; installez d’abord son dossier avec pip install -e
bad-build-failed = La compilation a échoué, voir ci-dessus ; le guide de contribution de Fechtbuch dit ce que veut mypyc
bad-build-other-engine = { $value } a été traduit pour un autre moteur que celui installé et planterait avec lui : installez Fechtbuch et mypy d’une même version
bad-no-state = { $value } : rien n’est déclaré dans { $folder } ; les classes de l’état étendent Fight, Fighter, Piece, Value ou Choice
bad-chapter = { $value } n’est pas un chapitre de ce livre ; chapitres : { $known }
bad-table = { $value } n’est pas un tableau de ce livre ; tableaux : { $known }
bad-declaration = { $file }, ligne { $line } : { $problem }
bad-no-plans = { $value } n’a pas de plans : il n’y a rien à régler
bad-level = --from { $value } : ce niveau n’existe pas ; il y a { $known }
bad-no-weights = --pool { $value } : pas de table [weights] dedans ; donnez un fichier écrit par `fechtbuch tune --write`
bad-seat = --as { $value } : personne ne porte ce nom ; combattants : { $fighters } ; camps : { $sides }

## Directions sur la carte

direction-n = nord
direction-ne = nord-est
direction-e = est
direction-se = sud-est
direction-s = sud
direction-sw = sud-ouest
direction-w = ouest
direction-nw = nord-ouest

# Levels of play.

played-by = Joué par : { $who }
levels-simulated = { $fights } combats à chaque niveau, graine { $seed }
level = Niveau
levels-agree = Aucun niveau ne donne un autre camp en tête.
levels-differ = Le camp en tête dépend du niveau de jeu.
## Importing fighters

help-import = Lire des combattants dans les fichiers que l’on a déjà : .gcs (GURPS Character Sheet 5), tableaux .csv et .tsv, .toml et .json
help-import-files = Fichiers avec des combattants
help-import-to = Où écrire les fichiers de combattants
help-import-book = Le livre de règles, si le fichier ne le nomme pas
imported = { $name } → { $file }
import-agreement = { $what } : { $agree } sur { $all } comme dans le fichier ({ $share } %)
figure-level = Niveaux
figure-damage = Dégâts
figure-parry = Parades
figure-block = Blocages
figure-dodge = Esquives
figure-move = Déplacements
figure-dr = RD

# The best response in a small duel.

help-best = Ce que chaque camp d’un petit duel gagnerait au mieux contre la façon de jouer de l’autre, et donc ce que la sienne lui coûte.
odds-played = selon sa façon de jouer
odds-best = au mieux
odds-regret = regret
odds-tried = { $decisions } décisions essayées sur { $runs } déroulements des dés
bad-odds-best-alone = --best porte sur tout le combat : laissez de côté --actor, --choice et --answer
bad-odds-best-large = trop grand pour essayer chaque plan : plus de { $most } { $what }
