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
outcome-locks = Armhebel sitzt
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

## Dateien von GURPS Character Sheet

import-number = gilt hier als { $ours }: { $name } { $theirs }
import-treated = gilt hier als { $place }: { $name }
import-as-arm = Arm
import-as-skull = Schädel
import-as-torso = Rumpf
import-parts-unknown = Körperteile, auf die hier niemand zielen kann: { $names }
import-body-lacks = dem Körper ({ $plan }) fehlen diese Teile, Treffer dort werden neu gewürfelt: { $parts }
import-handless = der Körper ({ $plan }) kann nichts halten: er schlägt mit seinen natürlichen Waffen zu
import-dr-kinds = SR gegen einzelne Schadensarten zählt hier nicht: { $names }
import-extra-limbs = gilt hier als zwei { $what ->
    [arms] Arme
   *[other] Beine
}: { $name }
import-one-limb = kämpft ohne { $what ->
    [arm] den linken Arm
   *[other] die linke Hand
}: { $name }
import-no-calc = die Datei enthält keine eigenen Zahlen: in GURPS Character Sheet öffnen, dort speichern und noch einmal importieren
import-in-numbers = in den Zahlen der Datei schon enthalten: { $names }
import-modified = gilt ohne das, was Modifikatoren über die Zahlen der Datei hinaus besagen: { $names }
import-asides = steht neben Angriffen, nicht verwendet: { $names }
import-unused-traits = Vor- und Nachteile, die hier im Kampf nicht vorkommen: { $names }
import-unused-skills = Fertigkeiten, die hier im Kampf nicht vorkommen: { $names }
import-unused-spells = Zauber, die es hier nicht gibt: { $names }
import-no-attack = kein Angriff mit Wert und Schadenswürfeln, nicht verwendet: { $names }
import-simplified = gilt als einfacher Schaden oder einfache Reichweite: { $names }
import-armour = steckt in der SR der Körperteile: { $names }
import-baggage = zählt nur als Gewicht: { $names }
import-ammunition = zählt als weitere Schüsse: { $names }
import-not-carried = wird nicht getragen, weggelassen: { $names }
problem-empty-file = die Datei ist leer
problem-not-text = ist kein Text
problem-broken-off = bricht ab oder ist beschädigt ({ $reason })
problem-no-sheet = ist kein Charakterbogen
problem-gcs-version = ist ein Bogen der Version { $version }
problem-gcs-odd = { $field } ist nicht zu gebrauchen ({ $reason })
remedy-gcs = eine .gcs-Datei von GURPS Character Sheet wählen
remedy-send-again = in jenem Programm noch einmal speichern und neu hochladen
remedy-gcs-version = in einem aktuellen GURPS Character Sheet öffnen, speichern und diese Datei nehmen (Version 5)
remedy-gcs-odd = in jenem Programm berichtigen oder den Kämpfer von Hand schreiben
problem-not-written-so = steht nicht so da, wie das Buch es schreibt
problem-own-key = ist kein Schlüssel für ein eigenes Ding
problem-twice = kommt zweimal vor
remedy-dice = etwa 2d+1 oder eine bloße Zahl
remedy-reach = etwa C, 1 oder C,1-2
remedy-parry = etwa 0, -1, 0F, 0U oder No
remedy-own-key = Kleinbuchstaben, Ziffern und Bindestriche, und kein Name des Katalogs
kind-location = Körperteil

## Fertigkeiten und andere Werte auf einem Bogen

value-axe-mace = Axt/Streitkolben
value-bipod = auf Zweibein
value-burn = Feuer
value-cheap = billig
value-cloak = Umhang
value-cor = Säure
value-cr = stumpf
value-cut = schneidend
value-fast-draw-ammo = Schnellziehen (Munition)
value-fast-draw-arrow = Schnellziehen (Pfeil)
value-fast-draw-knife = Schnellziehen (Messer)
value-fast-draw-sword = Schnellziehen (Schwert)
value-fat = Erschöpfung
value-fine = edel
value-fixed = unabhängig von der Stärke
value-good = gut
value-guns-lmg = Schusswaffen (leichtes MG)
value-guns-pistol = Schusswaffen (Pistole)
value-guns-rifle = Schusswaffen (Gewehr)
value-guns-shotgun = Schusswaffen (Schrotflinte)
value-guns-smg = Schusswaffen (Maschinenpistole)
value-imp = stechend
value-knife = Messer
value-pi = durchschlagend
value-piplus = stark durchschlagend
value-piplusplus = sehr stark durchschlagend
value-pi- = schwach durchschlagend
value-polearm = Stangenwaffe
value-rest = aufgelegt
value-spear-thrower = Speerschleuder
value-staff = Kampfstab
value-sumo-wrestling = Sumo
value-sw = Schwung
value-sword = Schwert
value-thr = Stoß
value-thrown-weapon-axe = Wurfwaffe (Axt)
value-thrown-weapon-harpoon = Wurfwaffe (Harpune)
value-thrown-weapon-knife = Wurfwaffe (Messer)
value-thrown-weapon-shuriken = Wurfwaffe (Shuriken)
value-thrown-weapon-spear = Wurfwaffe (Speer)
value-tox = Gift
value-two-handed-axe-mace = Zweihändige Axt/Streitkolben
value-two-handed-flail = Zweihändiger Flegel
value-two-handed-sword = Zweihandschwert
value-very-fine = sehr edel

## Was aus einem Bogen folgt

sheet-basic-speed = Grundtempo
sheet-lift = Hebekraft (Pfund)
sheet-load = getragen (Pfund)
sheet-per = Wahrnehmung
part-above-lift-1 = mehr als die Hebekraft
part-above-lift-2 = mehr als das Doppelte
part-above-lift-3 = mehr als das Dreifache
part-above-lift-6 = mehr als das Sechsfache
part-basic-move = Bewegung ohne Last
part-basic-speed = Grundtempo, abgerundet
part-bone = Schädelknochen
part-half-skill = halbe Fertigkeit
word-both-arms = Arme
word-both-hands = Hände
word-both-legs = Beine
word-both-feet = Füße
word-bare-hand = bloße Hand
word-from-behind = von hinten
