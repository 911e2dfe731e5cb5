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

## What is wrong with a sheet, and what would be right

problem-modification = does not go with a weapon of class `{ $weapons }`
remedy-modification = it is for { $weapons }
problem-count = is for thrown weapons
remedy-count = write the weapon once for each piece
problem-charges = is for items
remedy-charges = write `count` for throwables
remedy-carry-one = carry one of them
problem-no-pair = hold { $things }, which are no pair that this fighter may wield
remedy-no-pair = two of one class, with that class in `two_weapon_licence`
problem-shield = goes with one one-handed weapon only
remedy-shield = write shield_on_arm = false, or carry the weapon

## What dice must do about a number

goal-any = each { $need } or more counts

## Skills and other values on a sheet

value-assault-rifle = assault rifle
value-blade = blade
value-blunt = blunt weapon
value-improvised = improvised weapon
value-machine-gun = machine gun
value-pistol = pistol
value-polearm = polearm
value-rifle = rifle
value-shotgun = shotgun
value-smg = submachine gun

## What follows from a sheet

sheet-attack-dice = dice to hit
part-quickness = Quickness
part-shield-up = raised shield
