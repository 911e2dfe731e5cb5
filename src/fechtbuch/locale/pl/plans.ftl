### Plans: whole intents, at the table and in the terminal.

## Why one stopped

plan-stopped-dice = Plan kończy się tutaj: padły kości. Udzielone odpowiedzi: { $answered } z { $of }.
plan-stopped-others = Plan kończy się tutaj: najpierw pytany jest ktoś inny. Udzielone odpowiedzi: { $answered } z { $of }.
plan-stopped-over = Plan kończy się tutaj: walka jest skończona. Udzielone odpowiedzi: { $answered } z { $of }.
plan-stopped-not-legal = Plan kończy się tutaj, nie jest już możliwy: { $why } Udzielone odpowiedzi: { $answered } z { $of }.

## Conditions of standing answers

standing-foe = wobec: { $foe }
standing-chance = od { $chance }%
standing-cost = najwyżej za { $cost } akcji
standing-keep = jeśli zostaje { $keep } akcji

## In the terminal

command-plans = plans              co dają plany: szansa trafienia, obrażenia, ryzyko upadku, wygrane; litera wybiera jeden
command-stand = stand [ODPOWIEDŹ [chance=60] [cost=1] [keep=1] [foe=NAZWA]]  odpowiadaj na takie pytania automatycznie; stand off znosi wszystko, stand ask każe pytać o wszystko
plan-tied = (równie dobry)
plan-hit = trafia
plan-harm = obrażenia
plan-fall = padasz
plan-wins = wygrywa
plan-none = Nie ma do tego planów.
plan-figures-withheld = Nie da się tego powiedzieć z tego, co wie twoja strona.
plan-figures-from = Liczba walk z każdym planem: { $count }; = oznacza to, czego nie da się rozróżnić.
standing-none = Nie ma stałych odpowiedzi.
