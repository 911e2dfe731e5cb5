### Plans: whole intents, at the table and in the terminal.

## What speaks for and against them

plan-harm-done = zadane obrażenia
plan-ends-it = wyłącza kogoś z walki
plan-harm-taken = obrażenia w odpowiedzi
plan-exposed = przeciwnik uderza pierwszy
plan-guard-kept = zachowana obrona
plan-spent = zużyte
plan-risk-to-arms = ryzyko dla broni
plan-place = lepsza pozycja

## Why one stopped

plan-stopped-dice = Plan kończy się tutaj: padły kości. Udzielone odpowiedzi: { $answered } z { $of }.
plan-stopped-others = Plan kończy się tutaj: najpierw pytany jest ktoś inny. Udzielone odpowiedzi: { $answered } z { $of }.
plan-stopped-over = Plan kończy się tutaj: walka jest skończona. Udzielone odpowiedzi: { $answered } z { $of }.
plan-stopped-not-legal = Plan kończy się tutaj, nie jest już możliwy: { $why } Udzielone odpowiedzi: { $answered } z { $of }.

## Conditions of standing answers

standing-foe = wobec: { $foe }
standing-chance = od { $chance } %
standing-cost = najwyżej za { $cost } akcji
standing-keep = jeśli zostaje { $keep } akcji
