# Mots des graphiques.

chart-fights = { $fights } combats, graine { $seed }
chart-bounded =
    { $count ->
        [one] un a atteint la limite de rounds
       *[other] { $count } ont atteint la limite de rounds
    }
chart-stopped-time = arrêté à la fin du temps
chart-stopped-cancelled = arrêté à la main
chart-smoothed = lissé
chart-share-won = part des combats gagnés
chart-share = part des combats
chart-won = gagnés
chart-least = Au moins { $count } combats par point, avec les mêmes dés
chart-least-smooth = Au moins { $count } combats par point, lissé
chart-won-by = Part des combats gagnés par { $side }, avec intervalles à 95 %
chart-won-by-percent = Part des combats gagnés par { $side }, en pourcentage
chart-half = Intervalles à 95 % d’au plus ± { $half } points ; avec les mêmes dés
chart-half-smooth = Intervalles à 95 % d’au plus ± { $half } points ; lissé
chart-rounds = rounds du combat
chart-rounds-by = rounds, { $count } par barre
chart-rounds-mean = { $mean } rounds en moyenne
chart-took-longer = { $count } sur { $fights } ont duré plus longtemps, jusqu’à { $longest }
chart-how-long = Combien de temps cela a duré
chart-after-round = après le round
chart-share-standing = part encore dans le combat
chart-mean-of-side = moyenne du camp
chart-who-stands = Qui est encore debout
chart-over-count = Les combats terminés comptent tels qu’ils ont fini
chart-damage-average = dégâts dans un combat moyen
chart-damage-more =
    { $count ->
        [one] { $amount } de plus d’une autre source
       *[other] { $amount } de plus de { $count } autres sources
    }
chart-damage-from = D’où viennent les dégâts
chart-told-in-full = D’après { $fights } combats racontés en entier
chart-points-more = points de combats gagnés en plus
chart-compared = { $second }, comparé à : { $first }
chart-no-gain = Aucune différence trouvée
chart-gains = { $side } : { $points } points de combats gagnés en plus
chart-same-dice = { $fights } combats de chaque avec les mêmes dés ; { $share } finissent de même
chart-won-most = { $side } : { $share } des combats gagnés
chart-nobody-ahead = Personne n’est sûrement en tête
chart-share-of-days = part de tous les jours
chart-day-won = { $share } des jours sont gagnés jusqu’au bout
chart-day = Rencontres commencées (pâle) et gagnées (bleu), sur { $days } jours
chart-variant-as-it-is = tel quel
chart-variant-sides-exchanged = camps échangés
chart-share-won-by = part des combats gagnés par { $side }
chart-even-at = { $path } : équilibre à { $value }
chart-half-at = 50 % à { $value }
chart-level-at = à égalité à { $value }
chart-ahead-always = { $side } : en tête à chaque valeur
chart-best-with = { $value } donne à { $side } le plus de victoires ({ $share })
chart-ahead-in = { $side } : en tête à coup sûr en { $count } points sur { $cells }, en retard en { $behind }
chart-no-difference = pas de différence sûre
