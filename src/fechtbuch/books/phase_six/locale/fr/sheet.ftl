### La fiche d’un combattant, et les noms des issues.

sheet-bonus = dés bonus
sheet-boosts = renforts
sheet-chain = tirs d’affilée
sheet-destiny = dés de destin
sheet-endurance = Endurance
sheet-first-aid = premiers secours
sheet-health = santé
sheet-innate = protection naturelle
sheet-loaded = chargé
sheet-max-health = santé au complet
sheet-perception = Perception
sheet-quickness = Vitesse
sheet-rerolls = relances
sheet-resistance = Résistance
sheet-run = course
sheet-walk = marche
sheet-willpower = Volonté

outcome-deviates = dévie
outcome-disarmed = désarmé
outcome-evade-failed = esquive ratée
outcome-evaded = esquivé
outcome-hits = touche
outcome-keeps-weapon = garde son arme
outcome-misses = raté
outcome-netted = pris au filet
outcome-parried = paré
outcome-shield-parries = paré au bouclier
outcome-stays-up = reste debout

## Ce qui ne va pas dans une fiche, et ce qui irait

problem-modification = ne va pas sur une arme de classe `{ $weapons }`
remedy-modification = elle est pour { $weapons }
problem-count = est pour les armes de jet
remedy-count = écrivez l’arme une fois par pièce
problem-charges = est pour les objets
remedy-charges = écrivez `count` pour ce qui se lance
remedy-carry-one = portez l’une d’elles
problem-no-pair = tiennent { $things }, une paire que ce combattant ne peut pas manier
remedy-no-pair = deux d’une même classe, avec cette classe dans `two_weapon_licence`
problem-shield = ne va qu’avec une seule arme à une main
remedy-shield = écrivez shield_on_arm = false, ou portez l’arme

## Ce que les dés doivent faire d’un nombre

goal-any = chaque { $need } ou plus compte

## Compétences et autres valeurs d’une fiche

value-assault-rifle = fusil d’assaut
value-blade = lame
value-blunt = arme contondante
value-improvised = arme improvisée
value-machine-gun = mitrailleuse
value-pistol = pistolet
value-polearm = arme d’hast
value-rifle = fusil
value-shotgun = fusil à pompe
value-smg = pistolet-mitrailleur

## Ce qui découle d’une fiche

sheet-attack-dice = dés pour toucher
part-quickness = Vitesse
part-shield-up = bouclier levé
