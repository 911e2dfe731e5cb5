### La fiche d'un combattant, et les noms des issues.

sheet-bonus = dés de bonus
sheet-boosts = renforts
sheet-chain = tirs d'affilée
sheet-destiny = dés de destin
sheet-endurance = Endurance
sheet-first-aid = premiers secours
sheet-health = santé
sheet-innate = protection naturelle
sheet-loaded = chargé
sheet-max-health = santé au complet
sheet-perception = Perception
sheet-quickness = Rapidité
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
