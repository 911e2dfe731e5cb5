### A fighter's sheet, and what odds call their outcomes.

sheet-armour-rating = Armour Rating
sheet-bs = Ballistic Skill
sheet-combat-move = move in combat
sheet-encumbrance = encumbrance
sheet-exposure = modifier when attacked
sheet-max-wounds = full Wounds
sheet-own-attack = modifier of own attacks
sheet-rate = movement rate
sheet-wounds = Wounds
sheet-ws = Weapon Skill

word-cover-quarter = a quarter
word-cover-half = half
word-cover-three-quarter = three quarters
word-cover-full = full

outcome-disarmed = disarmed
outcome-full-hit = full hit
outcome-glancing-hit = glancing hit
outcome-helpless-struck = struck while helpless
outcome-immobilised = immobilised
outcome-misfire = misfire
outcome-miss = miss
outcome-passes-between = passes between them
outcome-pinned = pinned
outcome-spell-spoiled = spell spoiled
outcome-spell-works = spell works
outcome-stray-nobody = strays, hits nobody
outcome-wrestling-fails = wrestling fails

## What is wrong with a sheet, and what would be right

problem-kind = is no kind of fighter
remedy-kind = write one of person, creature, or leave it out for a person
problem-career = belongs to class `{ $needed }`, not to `{ $given }`
remedy-career = write class = "{ $needed }", or leave the career out
problem-level = does not go with class `{ $given }`
remedy-level = level 0 is class `zero-level`, every other class begins with 1
problem-spell = is a spell of class `{ $needed }`, not of `{ $given }`
remedy-spell = change the class, or take out the spell
problem-ability-twice = is given twice, as a bonus and as a score
problem-not-worn = is not worn on the body
remedy-not-worn = put it into hands, belt, pouch or pack
problem-no-mount = is given, but there is no mount
problem-barding = is nothing that a { $mount } can wear
remedy-barding = leave it out, or ride one of { $mounts }
problem-not-melee = is no melee weapon
remedy-not-melee = give a creature a natural or a melee weapon
problem-squares = are more than one, but the creature is not gargantuan
remedy-squares = write size = "gargantuan", or leave squares out

## What dice must do about a number

goal-with-into-melee = { $need } or less; { $more } to { $most } strike somebody at random
goal-any = { $need } or less
goal-points-below-zero = { $need } is added
goal-weapon-skill = { $need } is added
goal-movement-rate = { $need } is added
goal-save-number = { $need } or more

## Skills and other values on a sheet

value-creature = creature
value-food = food
value-gargantuan = gargantuan
value-normal = of usual size
value-other = something else
value-person = person
value-plants = plants
value-treasure = treasure

## What follows from a sheet

sheet-own-target-number = is hit up to
sheet-attack-bonus = attack bonus
part-encumbrance-slows = encumbrance
part-injury-load = old injury
part-lame = lame
part-third-of-rate = a third of the movement rate
word-in-melee = in melee
word-from-afar = by a missile
