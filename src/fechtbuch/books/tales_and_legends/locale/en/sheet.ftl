### A fighter's sheet, and what odds call their outcomes.

sheet-ch = Charisma
sheet-dodges = dodges
sheet-endurance = Endurance
sheet-facing = facing
sheet-fright = fright
sheet-in = Intelligence
sheet-ko = Condition
sheet-life = Life
sheet-luck = luck
sheet-mana = mana
sheet-parries = parries
sheet-pe = Perception
sheet-re = Reflex
sheet-si = Strength
sheet-speed = Speed
sheet-wo = Will
sheet-zr = Dexterity

outcome-area-hit = area hit
outcome-broke-free = broke free
outcome-cannot-be-pushed = cannot be pushed
outcome-casts = spell cast
outcome-charge-lost = charge lost
outcome-contest-lost = contest lost
outcome-damaged = thing damaged
outcome-declaration-lost = declared, no longer possible
outcome-destroyed = thing destroyed
outcome-dodged = dodged
outcome-dropped = dropped
outcome-entangled = entangled
outcome-falls = falls
outcome-feint-failed = feint fails
outcome-feinted = feint succeeds
outcome-field-hit = field hit
outcome-grapples = grappled
outcome-hit = hit
outcome-holds-on = holds on
outcome-joins-grapple = joins the grapple
outcome-missed = miss
outcome-parried = parried
outcome-pins = pinned
outcome-pushed = pushed
outcome-scattered = scattered
outcome-spell-failed = spell fails
outcome-unseated = unseated

## What is wrong with a sheet, and what would be right

problem-hands-full = hold more than two hands can
problem-not-for-body = is nothing for the body
problem-not-for-head = is nothing for the head
problem-two-builds = are both a small and a big build

## What dice must do about a number

goal-any = { $need } is added
goal-chance = { $need } or less

## Skills and other values on a sheet

value-beast = beast
value-big-build = big build
value-cavalry-weapon = weapons on horseback
value-dwarf = dwarf
value-elf = elf
value-human = human
value-light = light
value-medium = medium
value-heavy = heavy
value-ork = ork
value-riding-proficiency = skilled riding
value-silver-fears = fears silver
value-small-build = small build

## What follows from a sheet

sheet-attack = attack
sheet-carried = carried (kg)
sheet-coverage = hit past the armour from
sheet-load = Load (kg)
sheet-overload = row of the overload table
sheet-physical-defence = physical defence
sheet-protection = armour
part-mount = on horseback
part-synergy = lent by other skills
