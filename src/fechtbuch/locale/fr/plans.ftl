### Plans: whole intents, at the table and in the terminal.

## What speaks for and against them

plan-harm-done = dommage infligé
plan-ends-it = met quelqu’un hors de combat
plan-harm-taken = dommage en retour
plan-exposed = l’autre frappe le premier
plan-guard-kept = garde conservée
plan-spent = dépensé
plan-risk-to-arms = risque pour l’arme
plan-place = meilleure position

## Why one stopped

plan-stopped-dice = Le plan s’arrête ici : des dés sont tombés. Réponses données : { $answered } sur { $of }.
plan-stopped-others = Le plan s’arrête ici : quelqu’un d’autre doit d’abord répondre. Réponses données : { $answered } sur { $of }.
plan-stopped-over = Le plan s’arrête ici : le combat est terminé. Réponses données : { $answered } sur { $of }.
plan-stopped-not-legal = Le plan s’arrête ici, il n’est plus possible : { $why } Réponses données : { $answered } sur { $of }.

## Conditions of standing answers

standing-foe = face à { $foe }
standing-chance = à partir de { $chance } %
standing-cost = pour { $cost } actions au plus
standing-keep = s’il reste { $keep } actions
