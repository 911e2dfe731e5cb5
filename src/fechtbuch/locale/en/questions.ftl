### The designer's questions: their commands, what they found, their tables and charts.

## Commands

help-differences = With --sweep: hold every cell against how things are, paired and corrected for many comparisons.
help-smooth = With --sweep: fit a surface over the grid, so that neighbours help each other and far fewer fights are needed.
help-balance = Find the value that makes a fight fair, or as long or as bloody as it should be.
help-vary = What may be changed and how far, as in kurt.ws=0..10; may be repeated.
help-target = What is to be reached: 50%, 60:40, rounds=6 or standing=2.
help-cost = What one step of a varied field costs, as in kurt.ws=3; may be repeated.
help-within = How near to the target is near enough, as in 2%.
help-question-side = The side that is asked about; without it: the first.
help-question-fights = How many fights of each variant; without it: what usually suffices.
help-sensitivity = Tell what one step of every number, every thing and every switch is worth.
help-difference = Fight as often as it takes to see a difference of this size, as in 1%.
help-matchups = Let everybody fight everybody: ratings, circles, and the choice that cannot be beaten.
help-contenders = Fighters of the book, as in kurt, "pikeman x4", kurt+ws=5 or kurt@novice; without any: all of them.
help-squad = How many of each fight together.
help-question-option = Set a switch of the book, as in morale=false; may be repeated.
help-regress = Tell what a change of rules or numbers did to every scenario of a book.
help-change = What is changed, as in options.morale=false or everybody.wounds=9; may be repeated.
help-regress-scenario = Only this scenario; may be repeated.
help-baseline = Outcomes to compare with: written if the file is not there; exit code 1 if something has surely changed.
help-why = Tell what decides a fight, and how it usually goes.
help-value = Find point costs that make armies of equal cost equal.
help-battles = How many battles are drawn.
help-battle-fights = How many fights of each battle, half of them with the sides exchanged; without it: 40.

## Bad input

bad-differences-alone = --differences: belongs to a sweep; add --sweep PATH=VALUES, such as kurt.ws=2..6
bad-smooth-alone = --smooth: belongs to a sweep; add --sweep PATH=VALUES, such as kurt.ws=2..6
bad-smooth-differences = --smooth and --differences exclude each other: differences need the same dice in all cells, a surface needs others; leave one out
bad-smooth-axis = { $value }: a surface needs { $least } or more whole numbers along each axis, such as 2..6; leave out --smooth for others
bad-smooth-axes = { $axes } axes with { $cells } cells: a surface goes over one or two axes with at most { $most } cells; give fewer values, such as 0..20..2
bad-nothing-varied = nothing to vary; name at least one --vary PATH=VALUES, such as kurt.ws=0..10
bad-vary = --vary { $value }: write it as PATH=VALUES, such as kurt.ws=0..10
bad-varied-twice = { $value }: is varied twice; leave one out
bad-many-mixes = { $value } mixes are too many, at most { $most }; give fewer values, such as 0..10..2
bad-cost-of-nothing = cost of { $value }: is not varied; there are { $known }
bad-cost = --cost { $value }: write it as PATH=NUMBER with a number of 0 or more, such as kurt.ws=3
bad-within = --within { $value }: give a share, such as 2% or 0.02
bad-target = target { $value }: write a share of wins (50%), a ratio (60:40), a length (rounds=6) or how many are left standing (standing=2)
bad-unknown-side = side { $value }: no such side; there are { $known }
bad-difference = a difference of { $value }: give a share between 0 and 1, such as 0.01 or 1%
bad-contender = { $value }: write a fighter of the book, as in kurt, "pikeman x4", kurt+ws=5 or kurt@novice
bad-fighter = { $value }: no such fighter; there are { $known }
bad-squad = { $value } of one kind: give a number from 1 to { $most }
bad-policy-name = { $value }: no such policy; there are { $known }
bad-two-contenders = name at least two fighters, as in kurt hans
bad-contender-twice = { $value }: is named twice; leave one out, or write what is different, as in kurt+ws=5
bad-contender-wrong = { $value }: { $why }
bad-few-fights = { $value } of each variant: give at least { $least } fights, fewer tell nothing of how sure anything is
bad-many-contenders = { $value } fighters are too many, at most { $most }; name some of them
bad-no-meeting = { $value }: cannot fight each other: { $why }
bad-switch = --option { $value }: write it as NAME=VALUE, such as morale=false
bad-nothing-changed = nothing is changed; name a --change, such as options.morale=false, or a --baseline
bad-change = --change { $value }: write it as PATH=VALUE, such as options.morale=false or everybody.wounds=9
bad-other-book = { $value }: is not a scenario of { $book }; there are { $known }
bad-no-scenarios = { $value }: has no scenarios
bad-no-baseline = { $value }: is not a baseline; name another file, or one that is not there yet
bad-other-baseline = { $value }: is a baseline of { $book } or of another format; name another file
bad-baseline-seed = --seed { $value }: the baseline was fought with seed { $seed }; leave it out
bad-baseline-lacks = the baseline has no fights of { $value }; delete it to have it written again
bad-no-factors = { $value }: both sides are the same, so nothing can be taken away
bad-few-battles = { $value } battles: give at least { $least }
page-bad-nothing-varied = Choose at least one thing that may be otherwise.
page-bad-varied-twice = One thing is chosen twice; choose something else, or leave it out.
page-bad-many-mixes = { $value } mixes are too many, at most { $most }; give narrower ranges, or vary fewer things.
page-bad-cost = Give a cost of 0 or more.
page-bad-target = Give a share above 0 and below 100 per cent, or a number above 0.
page-bad-two-contenders = Choose at least two fighters.
page-bad-many-contenders = { $value } fighters are too many; choose at most { $most }.
page-bad-nothing-changed = Choose at least one thing to change.
page-bad-few-battles = { $value } battles are too few; give at least { $least }, or nothing.

## Things

question-path-of = { $owner }’s { $field }
question-path-everybody = everybody’s { $field }
question-path-count = number of { $side }
question-how-many = number of fighters
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
question-effort-least =
    At least { $fights ->
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
question-balance-perhaps = { $goal } perhaps with { $mix }: { $value } ({ $low } – { $high })
question-crossing-interval = It would be right at { $at }, with 95% certainty between { $low } and { $high }.
question-best-whole = The nearest whole value: { $mix }, which comes to { $value }.
question-sensitivity-most = { $thing } moves it most: { $step } is { $points } points
question-sensitivity-nothing = Nothing moves it for sure; more fights would tell
question-tornado = Wins as it is, { $side }: { $share }
question-nearest-even = Single steps that make it more even: { $steps }.
question-pale = Pale bars may be chance, corrected for the number of comparisons
question-corrected = ● survives Holm’s correction for { $count } comparisons at 5%.
question-skipped =
    { $count ->
        [one] { $count } change is not allowed by the book and was left out.
       *[other] { $count } changes are not allowed by the book and were left out.
    }
question-needed = To see such a difference takes { $fights } fights of each.
question-now = now { $value } · { $amount }
question-at = { $goal } at { $value }
question-matchups-best = { $best } is the strongest, { $worst } the weakest
question-matchups-maybe = Strongest: { $best }; weakest: { $worst }
question-matchups-nothing = Nobody is surely stronger than another; more fights would tell
question-or = {" or "}
question-one-of = one of { $count }
question-beats = {" beats "}
question-no-circles = No circles: nobody surely beats anyone who is above.
question-upsets = No circles, but the order does not tell all: { $pairs }.
question-matchups-told = Ratings: 400 points are ten wins to one. Choice: how often to take each so that nobody gains by any other.
question-matchups-across = Columns: per cent of points taken from that number.
question-columns-cut = Who takes how much from whom is in the chart (--chart) and in the files (--out).
question-heat-map = Per cent of points that the row takes from the column
question-regress-written = Baseline written to { $file }
question-regress-nothing =
    { $count ->
        [one] Nothing has surely changed in the one scenario
       *[other] Nothing has surely changed in { $count } scenarios
    }
question-regress-changed = Changed in { $count } of { $all } scenarios, most in “{ $scenario }”: { $points } points
question-untouched = The change has no place in: { $names }
question-points-more = points more fights won by the first side
question-hollow = Hollow points may be chance, corrected for the number of comparisons
question-why-most = { $thing } decides most: { $points } points for { $side }
question-why-nothing = Nothing alone decides it; more fights would tell
question-points-of = points for { $side }
question-shares-title = Who has which share in it
question-shares-from = From { $nothing } without any of it to { $share } as it is
question-shares-told = Shares are Shapley’s: what each adds, on average over all orders. Without: what is won if only this is taken away; ● where that surely makes a difference, by Holm’s correction at 5%.
question-rules-idle = As many fights are won without: { $rules }.
question-moments-title = Chance by round
question-moments-of = Of the fights still on
question-after-round = after round
question-story-first-blow = First blood goes to { $side } in { $share } of the fights, usually in round { $round }.
question-story-after-blow = Wins after first blood, { $side }: { $share } ({ $low } to { $high }).
question-story-both = In { $share } nobody is the first: both sides bleed in the same turn, or neither does.
question-story-first-fall = First to fall is most often { $fighter }: in { $share } of the fights, usually in round { $round }; the side then loses { $lost }.
question-story-length = Half of the fights are over by round { $median }, nine of ten last { $low } to { $high } rounds.
question-story-late = Of those still on after round { $round }, { $share } go to { $side } (of all: { $before }).
question-rules-decided = Rules that made a roll go the other way, times a fight (of { $fights } told in full):
question-value-ratio = { $dear } is worth { $ratio } times { $cheap }
question-value-nothing = Nobody is surely worth more than another; more battles would tell
question-value-error = Costs promise results to ± { $error } points in battles that were not fitted; chance alone makes ± { $chance }.
question-value-rough = That is clearly more than chance: it also matters who meets whom, which no costs of this kind can tell.
question-value-power = Twice the points win { $share } of the battles. The fighter in the middle costs 100.

## Measures and columns

question-measure-won = fights won by { $side }
question-measure-rounds = rounds
question-measure-standing = left standing, { $side }
column-against = { $side }, points
smooth-needed = About { $fights } fights over { $cells } cells are needed.
smoothed = { $steps ->
    [0] Smoothed: a surface without cliffs
    [one] Smoothed: a surface with one cliff
   *[other] Smoothed: a surface with { $steps } cliffs
}; cells tell about others over some { $reach } values; a single cell lies off it by { $uneven } points or so.
question-column-interval = 95% interval
question-column-cost = cost
question-column-thing = what
question-column-step = step
question-column-difference = points
question-column-sure = sure
question-column-fighter = fighter
question-column-rating = rating
question-column-mix = choice
question-column-scenario = scenario
question-column-side = side
question-column-before = before
question-column-after = after
question-column-share-of = share
question-column-without = without
question-column-points-cost = points
question-column-squad = four of them

## Circumstances

question-scene-dark = darkness
question-scene-open-ground = open ground
question-scene-contact-morale = morale check at first contact
question-scene-sight = range of sight
question-scene-referee = game master present
question-scene-darkness = penalty for darkness
question-scene-cover-dr = DR of cover
question-scene-distance = distance at the start
question-scene-duel = fought as a duel
question-scene-climb = slope
question-scene-footing = unsure footing
question-scene-running-footing = unsure footing when running
question-effort-and-time = { $effort }; { $seconds } s
