# Words of charts.

chart-fights = { $fights } fights, seed { $seed }
chart-bounded =
    { $count ->
        [one] one reached the limit of rounds
       *[other] { $count } reached the limit of rounds
    }
chart-stopped-time = stopped when time was up
chart-stopped-cancelled = stopped by hand
chart-smoothed = smoothed
chart-share-won = share of fights won
chart-share = share of fights
chart-won = won
chart-least = At least { $count } fights for each point, on the same dice
chart-least-smooth = At least { $count } fights for each point, smoothed
chart-won-by = Share of fights won by { $side }, with 95% intervals
chart-won-by-percent = Share of fights won by { $side }, in per cent
chart-half = 95% intervals of at most ± { $half } points; on the same dice
chart-half-smooth = 95% intervals of at most ± { $half } points; smoothed
chart-rounds = rounds
chart-rounds-by = rounds, { $count } to a bar
chart-rounds-mean = { $mean } rounds on average
chart-took-longer = { $count } of { $fights } took longer, up to { $longest }
chart-how-long = How long it took
chart-after-round = after round
chart-share-standing = share still in the fight
chart-mean-of-side = mean of the side
chart-who-stands = Who is still standing
chart-over-count = Fights that are over count with how they ended
chart-damage-average = damage in an average fight
chart-damage-more =
    { $count ->
        [one] { $amount } more from one other source
       *[other] { $amount } more from { $count } other sources
    }
chart-damage-from = Where the damage came from
chart-told-in-full = From { $fights } fights told in full
chart-points-more = points more fights won
chart-compared = { $second }, compared with: { $first }
chart-no-gain = No difference found
chart-gains = { $side }: { $points } points more fights won
chart-same-dice = { $fights } fights of each on the same dice; { $share } end the same way
chart-won-most = { $side }: { $share } of the fights won
chart-nobody-ahead = Nobody is surely ahead
chart-share-of-days = share of all days
chart-day-won = { $share } of all days are won to the end
chart-day = Encounters begun (pale) and won (blue), of { $days } days
chart-variant-as-it-is = as it is
chart-variant-sides-exchanged = sides exchanged
chart-share-won-by = share of fights won by { $side }
chart-even-at = { $path }: even at { $value }
chart-half-at = 50% at { $value }
chart-level-at = even at { $value }
chart-ahead-always = { $side } is ahead at every value
chart-best-with = { $value } gives { $side } most wins ({ $share })
chart-ahead-in = { $side } is surely ahead in { $count } of { $cells } places, behind in { $behind }
chart-no-difference = no sure difference
