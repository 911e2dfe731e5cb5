### The words of My Book.
###
### heading-… opens a stretch of the story, deed-… says what somebody does, effect-… what comes of it.

heading-round = Round { $amount }
deed-strikes = { $actor } strikes at { $target }.
deed-waits = { $actor } waits.
effect-misses = { $actor } misses.
effect-wounded = { $target } loses { $amount } Health.
effect-falls = { $actor } falls.

ask-turn = { $who }, what do you do?
verb-wait = wait
verb-strike = strike
slot-target = Whom?

roll-order = order
roll-strike = strike
roll-harm = harm
part-skill = skill
goal-skill = { $need } or less

sheet-skill = skill
sheet-health = Health
outcome-misses = miss
outcome-wounded = hit
