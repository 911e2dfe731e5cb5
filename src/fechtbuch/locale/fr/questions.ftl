### Les questions du concepteur : commandes, réponses, tableaux et graphiques.

## Commandes

help-balance = Trouver la valeur qui rend un combat équitable, ou aussi long ou sanglant qu’il doit l’être.
help-vary = Ce qui peut changer et jusqu’où, comme kurt.ws=0..10 ; peut se répéter.
help-target = Ce qu’il faut atteindre : 50%, 60:40, rounds=6 ou standing=2.
help-cost = Ce que coûte un pas d’un champ modifié, comme kurt.ws=3 ; peut se répéter.
help-within = À quelle distance du but on est assez près, comme 2%.
help-question-side = Le camp dont il s’agit ; sinon le premier.
help-question-fights = Combien de combats par variante ; sinon ce qui suffit d’ordinaire.
help-sensitivity = Dire ce que vaut un pas de chaque nombre, chaque objet et chaque réglage.
help-difference = Se battre autant qu’il faut pour voir une différence de cette taille, comme 1%.

## Entrées fautives

bad-nothing-varied = rien à faire varier ; nommez au moins un --vary CHEMIN=VALEURS, comme kurt.ws=0..10
bad-varied-twice = { $value } : varié deux fois ; enlevez-en un
bad-many-mixes = { $value } mélanges, c’est trop, au plus { $most } ; donnez moins de valeurs, comme 0..10..2
bad-cost-of-nothing = coût de { $value } : ne varie pas ; il y a { $known }
bad-cost = --cost { $value } : écrivez CHEMIN=NOMBRE, comme kurt.ws=3
bad-within = --within { $value } : donnez une part, comme 2% ou 0.02
bad-target = but { $value } : écrivez une part de victoires (50%), un rapport (60:40), une durée (rounds=6) ou combien restent debout (standing=2)
bad-unknown-side = camp { $value } : il n’existe pas ; il y a { $known }
bad-difference = une différence de { $value } : donnez une part entre 0 et 1, comme 0.01 ou 1%
bad-no-time = arrêté avant la fin des premiers combats ; donnez plus de temps

## Choses

question-path-of = { $field } ({ $owner })
question-path-count = nombre : { $side }
question-path-option = { $option }
question-path-scene = scène : { $field }
question-path-rounds = limite de tours
question-thing-gear = { $owner } : { $item }
question-left-out = retiré
question-nothing = rien

## Ce qui a été trouvé

question-effort =
    { $fights ->
        [one] { $fights } combat
       *[other] { $fights } combats
    } pour chacune des { $cells } variantes, avec les mêmes dés
question-goal-even = à égalité
question-goal-won = { $share } pour { $side }
question-amount-rounds = { $number } tours
question-amount-standing = { $number } encore debout
question-balance-crossing = { $goal } pour { $field } { $at }
question-balance-best = { $goal } avec { $mix } : { $value }
question-balance-nearest = { $goal } : nulle part ; au plus près avec { $mix } : { $value }
question-crossing-interval = Ce serait juste à { $at }, avec 95 % de certitude entre { $low } et { $high }.
question-best-whole = La valeur entière la plus proche : { $mix }, ce qui donne { $value }.
question-sensitivity-most = { $thing } pèse le plus : { $step } fait { $points } points
question-sensitivity-nothing = Rien ne pèse à coup sûr ; plus de combats le diraient
question-tornado = Victoires telles quelles, { $side } : { $share }
question-pale = Les barres pâles peuvent être du hasard, corrigé pour le nombre de comparaisons
question-corrected = ● résiste à la correction de Holm pour { $count } comparaisons à 5 %.
question-skipped =
    { $count ->
        [one] { $count } changement n’est pas permis par le livre et a été laissé de côté.
       *[other] { $count } changements ne sont pas permis par le livre et ont été laissés de côté.
    }
question-needed = Voir une telle différence demande { $fights } combats de chaque.
question-now = maintenant { $value } · { $amount }
question-at = { $goal } à { $value }

## Mesures et colonnes

question-measure-won = combats gagnés, { $side }
question-measure-rounds = tours
question-measure-standing = encore debout, { $side }
question-column-interval = intervalle à 95 %
question-column-cost = coût
question-column-thing = quoi
question-column-step = pas
question-column-difference = points
question-column-sure = sûr

## Circonstances

question-scene-dark = obscurité
question-scene-open-ground = terrain découvert
question-scene-contact-morale = test de moral au premier contact
question-scene-referee = arbitre présent
question-scene-darkness = malus d’obscurité
question-scene-cover-dr = RD de l’abri
question-scene-distance = distance au départ
question-scene-duel = mené en duel
question-scene-climb = pente
question-scene-footing = sol instable
question-scene-running-footing = sol instable à la course
