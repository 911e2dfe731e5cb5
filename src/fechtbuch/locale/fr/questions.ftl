### Les questions du concepteur : commandes, réponses, tableaux et graphiques.

## Commandes

help-differences = Avec --sweep : comparer chaque case à l’état actuel, par paires et avec correction pour le nombre de comparaisons.
help-smooth = Avec --sweep : ajuster une surface à la grille, pour que les voisines s’entraident et que bien moins de combats suffisent.
help-balance = Trouver la valeur qui rend un combat équilibré, ou aussi long ou sanglant qu’il doit l’être.
help-vary = Ce qui peut changer et jusqu’où, comme kurt.ws=0..10 ; peut se répéter.
help-target = Ce qu’il faut atteindre : 50%, 60:40, rounds=6 ou standing=2.
help-cost = Ce que coûte un pas d’un champ modifié, comme kurt.ws=3 ; peut se répéter.
help-within = À quelle distance du but on est assez près, comme 2%.
help-question-side = Le camp dont il s’agit ; sinon le premier.
help-question-fights = Combien de combats par variante ; sinon ce qui suffit d’ordinaire.
help-sensitivity = Dire ce que vaut un pas de chaque nombre, chaque objet et chaque option.
help-difference = Se battre autant qu’il faut pour voir une différence de cette taille, comme 1%.
help-matchups = Faire combattre chacun contre chacun : cotes, cercles et le choix que personne ne bat.
help-contenders = Combattants du livre, comme kurt, "pikeman x4", kurt+ws=5 ou kurt@novice ; sinon tous.
help-squad = Combien de chacun combattent ensemble.
help-question-option = Fixer une option du livre, comme morale=false ; peut se répéter.
help-regress = Dire ce qu’un changement de règles ou de nombres a fait à chaque scénario d’un livre.
help-change = Ce qui change, comme options.morale=false ou everybody.wounds=9 ; peut se répéter.
help-regress-scenario = Seulement ce scénario ; peut se répéter.
help-baseline = Issues de référence : écrites si le fichier n’existe pas ; code de sortie 1 si quelque chose a changé à coup sûr.
help-why = Dire ce qui décide un combat et comment il se passe d’ordinaire.
help-value = Trouver des coûts en points qui rendent égales les armées de même prix.
help-battles = Combien de batailles sont tirées au sort.
help-battle-fights = Combien de combats par bataille, la moitié en échangeant les camps ; sinon 40.

## Entrées fautives

bad-differences-alone = --differences : va avec un balayage ; ajoutez --sweep CHEMIN=VALEURS, comme kurt.ws=2..6
bad-smooth-alone = --smooth : va avec un balayage ; ajoutez --sweep CHEMIN=VALEURS, comme kurt.ws=2..6
bad-smooth-differences = --smooth et --differences s’excluent : des différences demandent les mêmes dés dans toutes les cases, une surface en demande d’autres ; laissez l’une des deux
bad-smooth-axis = { $value } : une surface demande au moins { $least } nombres entiers sur chaque axe, comme 2..6 ; sinon, laissez --smooth
bad-smooth-axes = { $axes } axes et { $cells } cases : une surface couvre un ou deux axes et { $most } cases au plus ; donnez moins de valeurs, comme 0..20..2
bad-nothing-varied = rien à faire varier ; nommez au moins un --vary CHEMIN=VALEURS, comme kurt.ws=0..10
bad-vary = --vary { $value } : écrivez CHEMIN=VALEURS, comme kurt.ws=0..10
bad-varied-twice = { $value } : varié deux fois ; enlevez-en un
bad-many-mixes = { $value } mélanges, c’est trop, au plus { $most } ; donnez moins de valeurs, comme 0..10..2
bad-cost-of-nothing = coût de { $value } : ne varie pas ; il y a { $known }
bad-cost = --cost { $value } : écrivez CHEMIN=NOMBRE avec un nombre de 0 ou plus, comme kurt.ws=3
bad-within = --within { $value } : donnez une part, comme 2% ou 0.02
bad-target = but { $value } : écrivez une part de victoires (50%), un rapport (60:40), une durée (rounds=6) ou combien restent debout (standing=2)
bad-unknown-side = camp { $value } : il n’existe pas ; il y a { $known }
bad-difference = une différence de { $value } : donnez une part entre 0 et 1, comme 0.01 ou 1%
bad-contender = { $value } : écrivez un combattant du livre, comme kurt, "pikeman x4", kurt+ws=5 ou kurt@novice
bad-fighter = { $value } : ce combattant n’existe pas ; il y a { $known }
bad-squad = { $value } d’une sorte : donnez un nombre de 1 à { $most }
bad-policy-name = { $value } : cette façon de jouer n’existe pas ; il y a { $known }
bad-two-contenders = nommez au moins deux combattants, comme kurt hans
bad-contender-twice = { $value } : nommé deux fois ; retirez-en un ou écrivez ce qui diffère, comme kurt+ws=5
bad-contender-wrong = { $value } : { $why }
bad-few-fights = { $value } par variante : donnez au moins { $least } combats ; moins ne dit rien de ce qui est sûr
bad-many-contenders = { $value } combattants, c’est trop, au plus { $most } ; nommez-en quelques-uns
bad-no-meeting = { $value } : ne peuvent pas se combattre : { $why }
bad-switch = --option { $value } : écrivez NOM=VALEUR, comme morale=false
bad-nothing-changed = rien ne change ; nommez un --change, comme options.morale=false, ou une --baseline
bad-change = --change { $value } : écrivez CHEMIN=VALEUR, comme options.morale=false ou everybody.wounds=9
bad-other-book = { $value } : n’est pas un scénario de { $book } ; il y a { $known }
bad-no-scenarios = { $value } : n’a pas de scénarios
bad-no-baseline = { $value } : n’est pas une référence ; nommez un autre fichier, ou un qui n’existe pas encore
bad-other-baseline = { $value } : est une référence de { $book } ou d’un autre format ; nommez un autre fichier
bad-baseline-seed = --seed { $value } : la référence a la graine { $seed } ; enlevez-la
bad-baseline-lacks = la référence n’a aucun combat de { $value } ; effacez-la pour la faire réécrire
bad-no-factors = { $value } : les deux camps sont pareils, il n’y a rien à enlever
bad-few-battles = { $value } batailles : donnez-en au moins { $least }
page-bad-nothing-varied = Choisissez au moins une chose qui peut être autrement.
page-bad-varied-twice = Une chose est choisie deux fois ; choisissez autre chose, ou enlevez-la.
page-bad-many-mixes = { $value } mélanges, c’est trop, au plus { $most } ; donnez des plages plus étroites, ou variez moins de choses.
page-bad-cost = Donnez un coût de 0 ou plus.
page-bad-target = Donnez une part au-dessus de 0 et au-dessous de 100 pour cent, ou un nombre au-dessus de 0.
page-bad-two-contenders = Choisissez au moins deux combattants.
page-bad-many-contenders = { $value } combattants, c’est trop ; choisissez-en au plus { $most }.
page-bad-nothing-changed = Choisissez au moins une chose à changer.
page-bad-few-battles = { $value } batailles, c’est trop peu ; donnez-en au moins { $least }, ou rien.

## Choses

question-path-of = { $field } ({ $owner })
question-path-everybody = { $field } (tous)
question-path-count = nombre : { $side }
question-how-many = nombre de combattants
question-path-option = { $option }
question-path-scene = scène : { $field }
question-path-rounds = limite de rounds
question-thing-gear = { $owner } : { $item }
question-left-out = retiré
question-nothing = rien

## Ce qui a été trouvé

question-effort =
    { $fights ->
        [one] { $fights } combat
       *[other] { $fights } combats
    } pour chacune des { $cells } variantes, avec les mêmes dés
question-effort-least =
    Au moins { $fights ->
        [one] { $fights } combat
       *[other] { $fights } combats
    } pour chacune des { $cells } variantes, avec les mêmes dés
question-goal-even = à égalité
question-goal-won = { $share } pour { $side }
question-amount-rounds = { $number } rounds
question-amount-standing = { $number } encore debout
question-balance-crossing = { $goal } avec { $field } { $at }
question-balance-best = { $goal } avec { $mix } : { $value }
question-balance-nearest = { $goal } : nulle part ; au plus près avec { $mix } : { $value }
question-balance-perhaps = { $goal } peut-être avec { $mix } : { $value } ({ $low } – { $high })
question-crossing-interval = La bonne valeur serait { $at }, avec 95 % de certitude entre { $low } et { $high }.
question-best-whole = La valeur entière la plus proche : { $mix }, ce qui donne { $value }.
question-sensitivity-most = { $thing } pèse le plus : { $step } fait { $points } points
question-sensitivity-nothing = Rien ne pèse à coup sûr ; plus de combats permettraient de le voir
question-tornado = Victoires telles quelles, { $side } : { $share }
question-nearest-even = Les pas isolés qui rapprochent le combat de l’égalité : { $steps }.
question-pale = Les barres pâles peuvent être du hasard, corrigé pour le nombre de comparaisons
question-corrected = ● résiste à la correction de Holm pour { $count } comparaisons à 5 %.
question-skipped =
    { $count ->
        [one] { $count } changement n’est pas permis par le livre et a été laissé de côté.
       *[other] { $count } changements ne sont pas permis par le livre et ont été laissés de côté.
    }
question-needed = Voir une telle différence demande { $fights } combats de chaque variante.
question-now = maintenant { $value } · { $amount }
question-at = { $goal } à { $value }
question-matchups-best = Le plus fort : { $best } ; le plus faible : { $worst }
question-matchups-maybe = Le plus fort : { $best } ; le plus faible : { $worst }
question-matchups-nothing = Personne n’est à coup sûr plus fort qu’un autre ; plus de combats permettraient de le voir
question-or = {" ou "}
question-one-of = un parmi { $count }
question-beats = {" bat "}
question-no-circles = Pas de cercle : personne ne bat à coup sûr quelqu’un de mieux classé.
question-upsets = Pas de cercle, mais le classement ne dit pas tout : { $pairs }.
question-matchups-told = Cote : 400 points font dix victoires pour une. Choix : combien de fois prendre chacun pour que personne ne gagne à changer.
question-matchups-across = Colonnes : pourcentage des points pris à ce numéro.
question-columns-cut = Qui prend combien à qui se lit dans le graphique (--chart) et dans les fichiers (--out).
question-heat-map = Pourcentage des points que la ligne prend à la colonne
question-regress-written = Référence écrite dans { $file }
question-regress-nothing =
    { $count ->
        [one] Rien n’a changé à coup sûr dans le seul scénario
       *[other] Rien n’a changé à coup sûr dans { $count } scénarios
    }
question-regress-changed = Changé dans { $count } scénarios sur { $all }, le plus dans « { $scenario } » : { $points } points
question-untouched = Le changement n’a pas de place dans : { $names }
question-points-more = points de combats gagnés en plus pour le premier camp
question-hollow = Les points creux peuvent être du hasard, corrigé pour le nombre de comparaisons
question-why-most = { $thing } décide le plus : { $points } points pour { $side }
question-why-nothing = Rien ne décide à soi seul ; plus de combats permettraient de le voir
question-points-of = points pour { $side }
question-shares-title = La part de chaque chose
question-shares-from = De { $nothing } sans rien de cela à { $share } tel quel
question-shares-told = Parts de Shapley : ce que chacun ajoute, en moyenne sur tous les ordres. Sans : ce qui est gagné si cela seul manque ; ● là où cela change sûrement quelque chose, après correction de Holm à 5 %.
question-rules-idle = On gagne autant de combats sans : { $rules }.
question-moments-title = Chances par round
question-moments-of = Parmi les combats encore en cours
question-after-round = après le round
question-story-first-blow = Dans { $share } des combats, le premier sang est pour { $side }, d’ordinaire au round { $round }.
question-story-after-blow = Après le premier sang, victoires pour { $side } : { $share } ({ $low } à { $high }).
question-story-both = Dans { $share }, personne n’est le premier : les deux camps saignent dans le même round, ou aucun.
question-story-first-fall = Le premier à tomber est le plus souvent { $fighter } : dans { $share } des combats, d’ordinaire au round { $round } ; son camp perd alors { $lost }.
question-story-length = La moitié des combats sont finis au round { $median }, neuf sur dix durent de { $low } à { $high } rounds.
question-story-late = De ceux qui durent encore après le round { $round }, victoires pour { $side } : { $share } (de tous : { $before }).
question-rules-decided = Règles qui ont retourné un jet, fois par combat (sur { $fights } racontés en entier) :
question-value-ratio = { $dear } : { $ratio } fois la valeur de { $cheap }
question-value-nothing = Personne ne vaut à coup sûr plus qu’un autre ; plus de batailles permettraient de le voir
question-value-error = Les coûts prédisent à ± { $error } points des batailles qui n’ont pas servi ; le hasard seul fait ± { $chance }.
question-value-rough = C’est nettement plus que le hasard : il importe aussi qui rencontre qui, ce que des coûts de ce genre ne peuvent pas dire.
question-value-power = Le double des points gagne { $share } des batailles. Le combattant du milieu coûte 100.

## Mesures et colonnes

question-measure-won = combats gagnés, { $side }
question-measure-rounds = rounds
question-measure-standing = encore debout, { $side }
column-against = { $side }, points
smooth-needed = Il faut environ { $fights } combats sur { $cells } cases.
smoothed = { $steps ->
    [0] Lissé : une surface sans marche
    [one] Lissé : une surface avec une marche
   *[other] Lissé : une surface avec { $steps } marches
} ; une case renseigne sur les autres à quelque { $reach } valeurs à la ronde ; une case isolée s’en écarte d’environ { $uneven } points.
question-column-interval = intervalle à 95 %
question-column-cost = coût
question-column-thing = quoi
question-column-step = pas
question-column-difference = points
question-column-sure = sûr
question-column-fighter = combattant
question-column-rating = cote
question-column-mix = choix
question-column-scenario = scénario
question-column-side = camp
question-column-before = avant
question-column-after = après
question-column-share-of = part
question-column-without = sans
question-column-points-cost = points
question-column-squad = quatre

## Circonstances

question-scene-dark = obscurité
question-scene-open-ground = terrain découvert
question-scene-contact-morale = test de moral au premier contact
question-scene-sight = portée de la vue
question-scene-referee = meneur de jeu présent
question-scene-darkness = malus d’obscurité
question-scene-cover-dr = RD du couvert
question-scene-distance = distance au départ
question-scene-duel = mené en duel
question-scene-climb = pente
question-scene-footing = sol instable
question-scene-running-footing = sol instable à la course
question-effort-and-time = { $effort } ; { $seconds } s
