### Der Bogen eines Kämpfers, und wie Aussichten ihre Ausgänge nennen.

sheet-bonus = Bonuswürfel
sheet-boosts = Boosts
sheet-chain = Schüsse in Folge
sheet-destiny = Schicksalswürfel
sheet-endurance = Ausdauer
sheet-first-aid = Erste Hilfe
sheet-health = Lebenspunkte
sheet-innate = natürlicher Schutz
sheet-loaded = geladen
sheet-max-health = volle Lebenspunkte
sheet-perception = Wahrnehmung
sheet-quickness = Schnelligkeit
sheet-rerolls = Wiederholungswürfe
sheet-resistance = Resistenz
sheet-run = Rennen
sheet-walk = Gehen
sheet-willpower = Willenskraft

outcome-deviates = weicht ab
outcome-disarmed = entwaffnet
outcome-evade-failed = Ausweichen misslingt
outcome-evaded = ausgewichen
outcome-hits = Treffer
outcome-keeps-weapon = behält die Waffe
outcome-misses = verfehlt
outcome-netted = im Netz
outcome-parried = pariert
outcome-shield-parries = mit dem Schild pariert
outcome-stays-up = bleibt stehen

## Was an einem Bogen falsch ist und was richtig wäre

problem-modification = passt nicht zu einer Waffe der Klasse `{ $weapons }`
remedy-modification = es ist für { $weapons }
problem-count = ist für Wurfwaffen
remedy-count = schreibe die Waffe einmal je Stück
problem-charges = ist für Gegenstände
remedy-charges = schreibe `count` für Wurfgegenstände
remedy-carry-one = trage eine davon
problem-no-pair = halten { $things }; dieses Paar darf der Kämpfer nicht führen
remedy-no-pair = zwei einer Klasse, und diese Klasse in `two_weapon_licence`
problem-shield = geht nur mit einer einhändigen Waffe
remedy-shield = schreibe shield_on_arm = false, oder trage die Waffe

## Was Würfel zu einer Zahl sollen

goal-any = jede { $need } oder mehr zählt

## Fertigkeiten und andere Werte auf einem Bogen

value-assault-rifle = Sturmgewehr
value-blade = Klingenwaffe
value-blunt = stumpfe Waffe
value-improvised = improvisierte Waffe
value-machine-gun = Maschinengewehr
value-pistol = Pistole
value-polearm = Stangenwaffe
value-rifle = Gewehr
value-shotgun = Schrotflinte
value-smg = Maschinenpistole

## Was aus einem Bogen folgt

sheet-attack-dice = Würfel zum Treffen
part-quickness = Schnelligkeit
part-shield-up = Schildblock
