### A fighter's sheet, and what odds call their outcomes.

sheet-bonus = bonus dice
sheet-boosts = boosts
sheet-chain = shots in a row
sheet-destiny = destiny dice
sheet-endurance = Endurance
sheet-first-aid = first aid
sheet-health = health
sheet-innate = innate protection
sheet-loaded = loaded
sheet-max-health = full health
sheet-perception = Perception
sheet-quickness = Quickness
sheet-rerolls = rerolls
sheet-resistance = Resistance
sheet-run = run
sheet-walk = walk
sheet-willpower = Willpower

outcome-deviates = deviates
outcome-disarmed = disarmed
outcome-evade-failed = evasion fails
outcome-evaded = evaded
outcome-hits = hit
outcome-keeps-weapon = keeps the weapon
outcome-misses = miss
outcome-netted = netted
outcome-parried = parried
outcome-shield-parries = parried with the shield
outcome-stays-up = stays up
