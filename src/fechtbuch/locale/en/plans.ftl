### Plans: whole intents, at the table and in the terminal.

## What speaks for and against them

plan-harm-done = harm done
plan-ends-it = puts somebody out
plan-harm-taken = harm that comes back
plan-exposed = the other strikes first
plan-guard-kept = guard kept
plan-spent = spent
plan-risk-to-arms = risk to the weapon
plan-place = better place

## Why one stopped

plan-stopped-dice = The plan stops here: dice have fallen. { $answered } of { $of } answers were given.
plan-stopped-others = The plan stops here: somebody else is asked first. { $answered } of { $of } answers were given.
plan-stopped-over = The plan stops here: the fight is over. { $answered } of { $of } answers were given.
plan-stopped-not-legal = The plan stops here, it is no longer possible: { $why } { $answered } of { $of } answers were given.

## Conditions of standing answers

standing-foe = from { $foe }
standing-chance = if at least { $chance } %
standing-cost = if it costs at most { $cost }
standing-keep = if { $keep } actions are left
