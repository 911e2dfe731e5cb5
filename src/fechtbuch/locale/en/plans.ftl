### Plans: whole intents, at the table and in the terminal.

## Why one stopped

plan-stopped-dice = The plan stops here: dice have fallen. { $answered } of { $of } answers were given.
plan-stopped-others = The plan stops here: somebody else is asked first. { $answered } of { $of } answers were given.
plan-stopped-over = The plan stops here: the fight is over. { $answered } of { $of } answers were given.
plan-stopped-not-legal = The plan stops here, it is no longer possible: { $why } { $answered } of { $of } answers were given.

## Conditions of standing answers

standing-foe = from { $foe }
standing-chance = if at least { $chance }%
standing-cost = if it costs at most { $cost }
standing-keep = if { $keep } actions are left

## In the terminal

command-plans = plans              what the plans come to: chance to hit, harm, chance to fall, wins; a letter takes one
command-stand = stand [ANSWER [chance=60] [cost=1] [keep=1] [foe=NAME]]  answer such questions by itself; stand off lifts all, stand ask lets everything be asked
plan-tied = (as good)
plan-hit = hits
plan-harm = harm
plan-fall = you fall
plan-wins = wins
plan-none = There are no plans for this.
plan-figures-withheld = This cannot be told from what your side knows.
plan-figures-from = From { $count } fights with each plan; = marks what cannot be told apart.
standing-none = Nothing is left standing.
