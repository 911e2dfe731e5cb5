### A fighter's sheet, and what odds call their outcomes.

sheet-aims = seconds of aim
sheet-eyes-lost = eyes lost
sheet-fp = Fatigue Points
sheet-hp = Hit Points
sheet-level = encumbrance level
sheet-manoeuvre = manoeuvre
sheet-move = Move
sheet-st = Strength
sheet-dx = Dexterity
sheet-ht = Health
sheet-studies = evaluations

word-cover-partial = partial

outcome-avoids-hits = avoids hits
outcome-breaks-free = breaks free
outcome-cannot-hit = cannot hit
outcome-critical-hit = critical hit
outcome-defended = defended
outcome-disarmed = disarmed
outcome-fumbles = fumble
outcome-grabs = grab
outcome-hits = hit
outcome-locks = lock
outcome-malfunction = malfunction
outcome-misses = miss
outcome-near-miss = near miss
outcome-no-defence = no defence
outcome-not-defended = defence fails
outcome-pin-fails = pin fails
outcome-pins = pinned
outcome-seizes = seized
outcome-stays-held = stays held
outcome-takedown-fails = takedown fails
outcome-taken-down = taken down
outcome-takes-the-blow = takes the blow for another
outcome-throws-down = thrown down
outcome-wrested = weapon wrested away

## What is wrong with a sheet, and what would be right

problem-both-thresholds = does not go with high_pain_threshold
problem-no-hand-free = finds no hand free
remedy-to-the-belt = put something at the belt

## What dice must do about a number

goal-any = { $need } or less
goal-damage-adds = { $need } is added
