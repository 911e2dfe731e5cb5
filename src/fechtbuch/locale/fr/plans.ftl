### Plans: whole intents, at the table and in the terminal.

## Why one stopped

plan-stopped-dice = Le plan s’arrête ici : des dés sont tombés. Réponses données : { $answered } sur { $of }.
plan-stopped-others = Le plan s’arrête ici : quelqu’un d’autre doit d’abord répondre. Réponses données : { $answered } sur { $of }.
plan-stopped-over = Le plan s’arrête ici : le combat est terminé. Réponses données : { $answered } sur { $of }.
plan-stopped-not-legal = Le plan s’arrête ici, il n’est plus possible : { $why } Réponses données : { $answered } sur { $of }.

## Conditions of standing answers

standing-foe = face { A($foe) }
standing-chance = à partir de { $chance } %
standing-cost = pour { $cost } actions au plus
standing-keep = s’il reste { $keep } actions

## In the terminal

command-plans = plans              ce que donnent les plans : chance de toucher, dégâts, risque de tomber, victoires ; une lettre en choisit un
command-stand = stand [RÉPONSE [chance=60] [cost=1] [keep=1] [foe=NOM]]  répondre automatiquement à de telles questions ; stand off lève tout, stand ask fait tout demander
plan-tied = (aussi bon)
plan-hit = touche
plan-harm = dégâts
plan-fall = vous tombez
plan-wins = gagne
plan-none = Il n’y a pas de plan pour cela.
plan-figures-withheld = Ce que sait votre camp ne permet pas de le dire.
plan-figures-from = D’après { $count } combats avec chaque plan ; = marque ce qui ne se distingue pas.
standing-none = Aucune réponse permanente.
