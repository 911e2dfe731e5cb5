### La fiche d'un combattant, et les noms des issues.

sheet-aims = secondes de visée
sheet-eyes-lost = yeux perdus
sheet-fp = points de fatigue
sheet-hp = points de vie
sheet-level = niveau d'encombrement
sheet-manoeuvre = manœuvre
sheet-move = Déplacement
sheet-st = Force
sheet-dx = Dextérité
sheet-ht = Santé
sheet-studies = évaluations

word-cover-partial = partiel

outcome-avoids-hits = évite des touches
outcome-breaks-free = se dégage
outcome-cannot-hit = ne peut pas toucher
outcome-critical-hit = coup critique
outcome-defended = défendu
outcome-disarmed = désarmé
outcome-fumbles = maladresse
outcome-grabs = saisie
outcome-hits = touche
outcome-locks = clé
outcome-malfunction = enrayage
outcome-misses = raté
outcome-near-miss = raté de peu
outcome-no-defence = pas de défense
outcome-not-defended = défense ratée
outcome-pin-fails = immobilisation ratée
outcome-pins = immobilisé
outcome-seizes = saisi
outcome-stays-held = reste tenu
outcome-takedown-fails = mise au sol ratée
outcome-taken-down = mis au sol
outcome-takes-the-blow = prend le coup pour un autre
outcome-throws-down = jeté à terre
outcome-wrested = arme arrachée

## Ce qui ne va pas dans une fiche, et ce qui irait

problem-both-thresholds = ne va pas avec high_pain_threshold
problem-no-hand-free = ne trouve aucune main libre
remedy-to-the-belt = mettez quelque chose à la ceinture

## Ce que les dés doivent faire d’un nombre

goal-any = { $need } ou moins
goal-damage-adds = on y ajoute { $need }
