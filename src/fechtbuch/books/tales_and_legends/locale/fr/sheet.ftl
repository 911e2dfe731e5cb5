### La fiche d’un combattant, et les noms des issues.

sheet-ch = Charisme
sheet-dodges = esquives
sheet-endurance = Endurance
sheet-facing = orientation
sheet-fright = frayeur
sheet-in = Intelligence
sheet-ko = Condition
sheet-life = Vie
sheet-luck = chance
sheet-mana = mana
sheet-parries = parades
sheet-pe = Perception
sheet-re = Réflexes
sheet-si = Force
sheet-speed = Vitesse
sheet-wo = Volonté
sheet-zr = Dextérité

outcome-area-hit = zone touchée
outcome-broke-free = dégagé
outcome-cannot-be-pushed = ne peut être repoussé
outcome-casts = sort lancé
outcome-charge-lost = charge perdue
outcome-contest-lost = opposition perdue
outcome-damaged = objet abîmé
outcome-declaration-lost = annoncé, plus possible
outcome-destroyed = objet détruit
outcome-dodged = esquivé
outcome-dropped = lâché
outcome-entangled = empêtré
outcome-falls = tombe
outcome-feint-failed = feinte ratée
outcome-feinted = feinte réussie
outcome-field-hit = case touchée
outcome-grapples = saisi
outcome-hit = touche
outcome-holds-on = tient bon
outcome-joins-grapple = rejoint le corps à corps
outcome-missed = raté
outcome-parried = paré
outcome-pins = cloué au sol
outcome-pushed = repoussé
outcome-scattered = dévié
outcome-spell-failed = sort raté
outcome-unseated = désarçonné

## Ce qui ne va pas dans une fiche, et ce qui irait

problem-hands-full = tiennent plus que deux mains ne peuvent
problem-not-for-body = n’est pas pour le corps
problem-not-for-head = n’est pas pour la tête
problem-two-builds = sont à la fois une petite et une grande carrure

## Ce que les dés doivent faire d’un nombre

goal-any = on y ajoute { $need }
goal-chance = { $need } ou moins

## Compétences et autres valeurs d’une fiche

value-beast = bête
value-big-build = grande carrure
value-cavalry-weapon = armes à cheval
value-dwarf = nain
value-elf = elfe
value-human = humain
value-light = léger
value-medium = moyen
value-heavy = lourd
value-ork = orque
value-riding-proficiency = cavalier aguerri
value-silver-fears = craint l’argent
value-small-build = petite carrure

## Ce qui découle d’une fiche

sheet-attack = attaque
sheet-carried = porté (kg)
sheet-coverage = touche à côté de l’armure dès
sheet-load = Charge (kg)
sheet-overload = ligne de la table de surcharge
sheet-physical-defence = défense physique
sheet-protection = armure
part-mount = à cheval
part-synergy = apporté par d’autres compétences
