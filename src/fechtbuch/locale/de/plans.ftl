### Plans: whole intents, at the table and in the terminal.

## Why one stopped

plan-stopped-dice = Der Plan endet hier: Es sind Würfel gefallen. { $answered } von { $of } Antworten wurden gegeben.
plan-stopped-others = Der Plan endet hier: Jemand anders ist vorher gefragt. { $answered } von { $of } Antworten wurden gegeben.
plan-stopped-over = Der Plan endet hier: Der Kampf ist vorbei. { $answered } von { $of } Antworten wurden gegeben.
plan-stopped-not-legal = Der Plan endet hier, er geht nicht mehr: { $why } { $answered } von { $of } Antworten wurden gegeben.

## Conditions of standing answers

standing-foe = gegen { ACC($foe) }
standing-chance = ab { $chance } %
standing-cost = höchstens { $cost } Aktionen
standing-keep = wenn { $keep } Aktionen übrig bleiben

## In the terminal

command-plans = plans              was die Pläne ergeben: Trefferchance, Schaden, Gefahr zu fallen, Siege; ein Buchstabe wählt einen
command-stand = stand [ANTWORT [chance=60] [cost=1] [keep=1] [foe=NAME]]  solche Fragen von selbst beantworten; stand off hebt alles auf, stand ask lässt alles fragen
plan-tied = (ebenso gut)
plan-hit = trifft
plan-harm = Schaden
plan-fall = du fällst
plan-wins = gewinnt
plan-none = Dafür gibt es keine Pläne.
plan-figures-withheld = Das lässt sich aus dem, was deine Seite weiß, nicht sagen.
plan-figures-from = Aus { $count } Kämpfen mit jedem Plan; = steht bei dem, was sich nicht unterscheiden lässt.
standing-none = Keine Antwort ist gemerkt.
