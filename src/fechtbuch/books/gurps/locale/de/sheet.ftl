### Der Bogen eines Kämpfers, und wie Aussichten ihre Ausgänge nennen.

sheet-aims = Sekunden gezielt
sheet-eyes-lost = verlorene Augen
sheet-fp = Erschöpfungspunkte
sheet-hp = Trefferpunkte
sheet-level = Belastungsstufe
sheet-manoeuvre = Manöver
sheet-move = Bewegung
sheet-st = Stärke
sheet-dx = Geschicklichkeit
sheet-ht = Konstitution
sheet-studies = Einschätzungen

word-cover-partial = teilweise

outcome-avoids-hits = weicht Treffern aus
outcome-breaks-free = reißt sich los
outcome-cannot-hit = kann nicht treffen
outcome-critical-hit = kritischer Treffer
outcome-defended = abgewehrt
outcome-disarmed = entwaffnet
outcome-fumbles = Patzer
outcome-grabs = gepackt
outcome-hits = Treffer
outcome-locks = Hebel
outcome-malfunction = Ladehemmung
outcome-misses = verfehlt
outcome-near-miss = knapp verfehlt
outcome-no-defence = keine Abwehr
outcome-not-defended = Abwehr misslingt
outcome-pin-fails = Festhalten misslingt
outcome-pins = festgehalten
outcome-seizes = ergriffen
outcome-stays-held = bleibt gehalten
outcome-takedown-fails = Niederwurf misslingt
outcome-taken-down = niedergeworfen
outcome-takes-the-blow = fängt den Hieb ab
outcome-throws-down = zu Boden geworfen
outcome-wrested = Waffe entwunden

## Was an einem Bogen falsch ist und was richtig wäre

problem-both-thresholds = geht nicht mit high_pain_threshold zusammen
problem-no-hand-free = findet keine freie Hand
remedy-to-the-belt = stecke etwas an den Gürtel

## Was Würfel zu einer Zahl sollen

goal-any = { $need } oder weniger
goal-damage-adds = { $need } kommt dazu
