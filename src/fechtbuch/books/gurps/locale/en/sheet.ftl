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
outcome-fumbles = critical miss
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

## Files of GURPS Character Sheet

import-number = treated as { $ours }: { $name } { $theirs }
import-treated = treated as { $place }: { $name }
import-as-arm = an arm
import-as-skull = the skull
import-as-torso = the torso
import-parts-unknown = parts of the body that nobody can strike at here: { $names }
import-body-lacks = the body ({ $plan }) has none of these parts, and blows at them are rolled again: { $parts }
import-handless = the body ({ $plan }) has nothing to hold with: it strikes with its natural weapons
import-dr-kinds = DR against certain kinds of damage is not used here: { $names }
import-extra-limbs = treated as two { $what ->
    [arms] arms
   *[other] legs
}: { $name }
import-one-limb = fights without the left { $what ->
    [arm] arm
   *[other] hand
}: { $name }
import-no-calc = the file has none of its own numbers: open it in GURPS Character Sheet, save it there and import it again
import-in-numbers = already in the numbers of the file: { $names }
import-modified = used without what its modifiers say beyond the numbers of the file: { $names }
import-asides = written beside attacks, not used: { $names }
import-unused-traits = traits not used in combat here: { $names }
import-unused-skills = skills not used in combat here: { $names }
import-unused-spells = spells not used here: { $names }
import-no-attack = no attack with a level and damage in dice, not used: { $names }
import-simplified = treated as plain damage or reach: { $names }
import-armour = counted in the DR of each part: { $names }
import-baggage = counted as weight only: { $names }
import-ammunition = taken as spare shots: { $names }
import-not-carried = not carried, left out: { $names }
problem-empty-file = the file is empty
problem-not-text = is not a text
problem-broken-off = breaks off or is damaged ({ $reason })
problem-no-sheet = is no character sheet
problem-gcs-version = is a sheet of version { $version }
problem-gcs-odd = { $field } cannot be used ({ $reason })
remedy-gcs = choose a .gcs file of GURPS Character Sheet
remedy-send-again = save it once more in that program and send it again
remedy-gcs-version = open it in a present GURPS Character Sheet, save it, and send that file (version 5)
remedy-gcs-odd = correct it in that program, or write the fighter by hand
problem-not-written-so = is not written as the book writes it
problem-own-key = is no key for a thing of one’s own
problem-twice = is there twice
remedy-dice = such as 2d+1, or a plain number
remedy-reach = such as C, 1 or C,1-2
remedy-parry = such as 0, -1, 0F, 0U or No
remedy-own-key = small letters, digits and hyphens, and no name of the catalogue
kind-location = part of the body

## Skills and other values on a sheet

value-axe-mace = Axe/Mace
value-bipod = on a bipod
value-burn = burning
value-cheap = cheap
value-cloak = Cloak
value-cor = corrosion
value-cr = crushing
value-cut = cutting
value-fast-draw-ammo = Fast-Draw (ammunition)
value-fast-draw-arrow = Fast-Draw (arrow)
value-fast-draw-knife = Fast-Draw (knife)
value-fast-draw-sword = Fast-Draw (sword)
value-fat = fatigue
value-fine = fine
value-fixed = whatever the strength
value-good = good
value-guns-lmg = Guns (light machine gun)
value-guns-pistol = Guns (pistol)
value-guns-rifle = Guns (rifle)
value-guns-shotgun = Guns (shotgun)
value-guns-smg = Guns (submachine gun)
value-imp = impaling
value-knife = Knife
value-pi = piercing
value-piplus = large piercing
value-piplusplus = huge piercing
value-pi- = small piercing
value-polearm = Polearm
value-rest = on a rest
value-spear-thrower = Spear Thrower
value-staff = Staff
value-sumo-wrestling = Sumo Wrestling
value-sw = swing
value-sword = Sword
value-thr = thrust
value-thrown-weapon-axe = Thrown Weapon (axe)
value-thrown-weapon-harpoon = Thrown Weapon (harpoon)
value-thrown-weapon-knife = Thrown Weapon (knife)
value-thrown-weapon-shuriken = Thrown Weapon (shuriken)
value-thrown-weapon-spear = Thrown Weapon (spear)
value-tox = toxic
value-two-handed-axe-mace = Two-Handed Axe/Mace
value-two-handed-flail = Two-Handed Flail
value-two-handed-sword = Two-Handed Sword
value-very-fine = very fine

## What follows from a sheet

sheet-basic-speed = Basic Speed
sheet-lift = Basic Lift (lb)
sheet-load = carried (lb)
sheet-per = Perception
part-above-lift-1 = more than Basic Lift
part-above-lift-2 = more than twice that
part-above-lift-3 = more than three times that
part-above-lift-6 = more than six times that
part-basic-move = Move without a load
part-basic-speed = Basic Speed, rounded down
part-bone = bone of the skull
part-half-skill = half of the skill
word-both-arms = arms
word-both-hands = hands
word-both-legs = legs
word-both-feet = feet
word-bare-hand = bare hand
word-from-behind = from behind
