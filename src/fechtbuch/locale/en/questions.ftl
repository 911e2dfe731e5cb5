### The designer's questions: their commands, what they found, their tables and charts.

## Commands

help-balance = Find the value that makes a fight fair, or as long or as bloody as it should be.
help-vary = What may be changed and how far, as in kurt.ws=0..10; may be repeated.
help-target = What is to be reached: 50%, 60:40, rounds=6 or standing=2.
help-cost = What one step of a varied field costs, as in kurt.ws=3; may be repeated.
help-within = How near to the target is near enough, as in 2%.
help-question-side = The side that is asked about; without it: the first.
help-question-fights = How many fights of each variant; without it: what usually suffices.
help-sensitivity = Tell what one step of every number, every thing and every switch is worth.
help-difference = Fight as often as it takes to see a difference of this size, as in 1%.

## Bad input

bad-nothing-varied = nothing to vary; name at least one --vary PATH=VALUES, such as kurt.ws=0..10
bad-varied-twice = { $value }: is varied twice; leave one out
bad-many-mixes = { $value } mixes are too many, at most { $most }; give fewer values, such as 0..10..2
bad-cost-of-nothing = cost of { $value }: is not varied; there are { $known }
bad-cost = --cost { $value }: write it as PATH=NUMBER, such as kurt.ws=3
bad-within = --within { $value }: give a share, such as 2% or 0.02
bad-target = target { $value }: write a share of wins (50%), a ratio (60:40), a length (rounds=6) or how many are left standing (standing=2)
bad-unknown-side = side { $value }: no such side; there are { $known }
bad-difference = a difference of { $value }: give a share between 0 and 1, such as 0.01 or 1%
bad-no-time = stopped before the first fights were finished; allow more time

## Things

question-path-of = { $owner }’s { $field }
question-path-count = number of { $side }
question-path-option = { $option }
question-path-scene = scene: { $field }
question-path-rounds = limit of rounds
question-thing-gear = { $owner }: { $item }
question-left-out = left out
question-nothing = nothing

## What was found

question-effort =
    { $fights ->
        [one] { $fights } fight
       *[other] { $fights } fights
    } of each of { $cells } variants on the same dice
question-goal-even = even
question-goal-won = { $share } for { $side }
question-amount-rounds = { $number } rounds
question-amount-standing = { $number } left standing
question-balance-crossing = { $goal } at { $field } { $at }
question-balance-best = { $goal } with { $mix }: { $value }
question-balance-nearest = { $goal } nowhere; nearest with { $mix }: { $value }
question-crossing-interval = It would be right at { $at }, with 95 % certainty between { $low } and { $high }.
question-best-whole = The nearest whole value: { $mix }, which comes to { $value }.
question-sensitivity-most = { $thing } moves it most: { $step } is { $points } points
question-sensitivity-nothing = Nothing moves it for sure; more fights would tell
question-tornado = { $side } win { $share } as it is
question-pale = Pale bars may be chance, corrected for the number of comparisons
question-corrected = ● survives Holm’s correction for { $count } comparisons at 5 %.
question-skipped =
    { $count ->
        [one] { $count } change is not allowed by the book and was left out.
       *[other] { $count } changes are not allowed by the book and were left out.
    }
question-needed = To see such a difference takes { $fights } fights of each.
question-now = now { $value } · { $amount }
question-at = { $goal } at { $value }

## Measures and columns

question-measure-won = fights won by { $side }
question-measure-rounds = rounds
question-measure-standing = left standing, { $side }
question-column-interval = 95 % interval
question-column-cost = cost
question-column-thing = what
question-column-step = step
question-column-difference = points
question-column-sure = sure

## Circumstances

question-scene-dark = darkness
question-scene-open-ground = open ground
question-scene-contact-morale = morale check at first contact
question-scene-referee = referee present
question-scene-darkness = penalty for darkness
question-scene-cover-dr = DR of cover
question-scene-distance = distance at the start
question-scene-duel = fought as a duel
question-scene-climb = slope
question-scene-footing = unsure footing
question-scene-running-footing = unsure footing when running
