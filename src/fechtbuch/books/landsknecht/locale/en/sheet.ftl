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
