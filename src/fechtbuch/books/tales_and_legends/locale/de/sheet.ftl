### Der Bogen eines Kämpfers, und wie Aussichten ihre Ausgänge nennen.

sheet-ch = Charisma
sheet-dodges = Ausweichversuche
sheet-endurance = Ausdauer
sheet-facing = Blickrichtung
sheet-fright = Furcht
sheet-in = Intelligenz
sheet-ko = Kondition
sheet-life = Leben
sheet-luck = Glück
sheet-mana = Mana
sheet-parries = Paraden
sheet-pe = Wahrnehmung
sheet-re = Reflexe
sheet-si = Stärke
sheet-speed = Geschwindigkeit
sheet-wo = Wille
sheet-zr = Geschick

outcome-area-hit = Fläche getroffen
outcome-broke-free = losgerissen
outcome-cannot-be-pushed = nicht zurückzustoßen
outcome-casts = Zauber gewirkt
outcome-charge-lost = Sturmangriff verpufft
outcome-contest-lost = Vergleich verloren
outcome-damaged = Gegenstand beschädigt
outcome-declaration-lost = angesagt, nicht mehr möglich
outcome-destroyed = Gegenstand zerstört
outcome-dodged = ausgewichen
outcome-dropped = fallen gelassen
outcome-entangled = verfangen
outcome-falls = fällt
outcome-feint-failed = Finte misslingt
outcome-feinted = Finte gelingt
outcome-field-hit = Feld getroffen
outcome-grapples = gepackt
outcome-hit = Treffer
outcome-holds-on = hält sich
outcome-joins-grapple = kommt ins Handgemenge dazu
outcome-missed = verfehlt
outcome-parried = pariert
outcome-pins = festgenagelt
outcome-pushed = zurückgestoßen
outcome-scattered = abgewichen
outcome-spell-failed = Zauber misslingt
outcome-unseated = aus dem Sattel

## Was an einem Bogen falsch ist und was richtig wäre

problem-hands-full = halten mehr, als zwei Hände können
problem-not-for-body = ist nichts für den Körper
problem-not-for-head = ist nichts für den Kopf
problem-two-builds = sind zugleich ein kleiner und ein großer Wuchs

## Was Würfel zu einer Zahl sollen

goal-any = { $need } kommt dazu
goal-chance = { $need } oder weniger

## Fertigkeiten und andere Werte auf einem Bogen

value-beast = Tier
value-big-build = großer Wuchs
value-cavalry-weapon = Waffen zu Pferd
value-dwarf = Zwerg
value-elf = Elf
value-human = Mensch
value-light = leicht
value-medium = mittel
value-heavy = schwer
value-ork = Ork
value-riding-proficiency = geübter Reiter
value-silver-fears = scheut Silber
value-small-build = kleiner Wuchs

## Was aus einem Bogen folgt

sheet-attack = Angriff
sheet-carried = getragen (kg)
sheet-coverage = Treffer an der Rüstung vorbei ab
sheet-load = Traglast (kg)
sheet-overload = Zeile der Überladungstabelle
sheet-physical-defence = körperliche Verteidigung
sheet-protection = Rüstung
part-mount = zu Pferd
part-synergy = aus anderen Fertigkeiten
