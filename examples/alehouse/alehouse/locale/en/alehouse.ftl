### The words of Alehouse.
###
### heading-… opens a stretch of the story, deed-… says what somebody does, effect-… what comes of it.

heading-round = Round { $amount }
deed-punches = { $actor } punches { $target }.
deed-swings = { $actor } swings wildly at { $target }.
deed-goes = { $actor } goes to { $to }.
deed-waits = { $actor } waits.
effect-ducks = { $actor } ducks.
effect-misses = { $actor } misses.
effect-winded = { $target } loses { $amount } Wind.
effect-reels = { $actor } reels.
effect-steadies = { $actor } stands steady again.
effect-floored = { $actor } goes to the floor.

ask-turn = { $who }, what do you do?
ask-duck = { $who }, { $other } punches. Do you duck?
verb-wait = wait
verb-punch = punch
verb-go = go
verb-stand = stand
verb-duck = duck
slot-target = Whom?
slot-wild = A wild swing?
slot-to = Where to?
value-wild-yes = wild
value-wild-nothing = as usual

roll-order = order
roll-punch = punch
roll-harm = harm
part-might = Might
part-wild = wild swing
part-reeling = reeling
goal-might = add { $need }
state-reeling = reeling

sheet-might = Might
sheet-grit = Grit
sheet-wind = Wind
outcome-misses = miss
outcome-winded = hit
