### Der Bogen eines Kämpfers, und wie Aussichten ihre Ausgänge nennen.

sheet-bonus = Bonuswürfel
sheet-boosts = Verstärkungen
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
sheet-resistance = Widerstand
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
