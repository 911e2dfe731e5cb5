### Die Fragen der Spielgestaltung: ihre Befehle, was sie fanden, ihre Tabellen und Bilder.

## Befehle

help-differences = Mit --sweep: jede Zelle damit vergleichen, wie es ist, gepaart und um die vielen Vergleiche berichtigt.
help-smooth = Mit --sweep: eine Fläche durch das Gitter legen, so dass Nachbarn einander helfen und viel weniger Kämpfe nötig sind.
help-balance = Den Wert finden, bei dem ein Kampf gerecht ist oder so lang oder blutig, wie er sein soll.
help-vary = Was sich ändern darf und wie weit, etwa kurt.ws=0..10; mehrfach möglich.
help-target = Was erreicht werden soll: 50%, 60:40, rounds=6 oder standing=2.
help-cost = Was ein Schritt eines veränderten Werts kostet, etwa kurt.ws=3; mehrfach möglich.
help-within = Wie nah am Ziel nah genug ist, etwa 2%.
help-question-side = Die Seite, um die es geht; sonst die erste.
help-question-fights = Wie viele Kämpfe je Variante; sonst so viele, wie meist genügen.
help-sensitivity = Sagen, was ein Schritt jeder Zahl, jeder Gegenstand und jeder Schalter wert ist.
help-difference = So oft kämpfen, wie es braucht, um einen Unterschied dieser Größe zu sehen, etwa 1%.
help-matchups = Jeden gegen jeden kämpfen lassen: Wertungen, Kreise und die Wahl, die niemand schlägt.
help-contenders = Kämpfer des Buchs, etwa kurt, "pikeman x4", kurt+ws=5 oder kurt@novice; sonst alle.
help-squad = Wie viele von jedem zusammen kämpfen.
help-question-option = Einen Schalter des Buchs stellen, etwa morale=false; mehrfach möglich.
help-regress = Sagen, was eine Änderung von Regeln oder Zahlen in jedem Szenario eines Buchs bewirkt.
help-change = Was geändert wird, etwa options.morale=false oder everybody.wounds=9; mehrfach möglich.
help-regress-scenario = Nur dieses Szenario; mehrfach möglich.
help-baseline = Ausgänge zum Vergleich: geschrieben, wenn es die Datei nicht gibt; Rückgabewert 1, wenn sich etwas sicher geändert hat.
help-why = Sagen, was einen Kampf entscheidet und wie er meist verläuft.
help-value = Punktkosten finden, bei denen gleich teure Heere gleich stark sind.
help-battles = Wie viele Schlachten ausgelost werden.
help-battle-fights = Wie viele Kämpfe je Schlacht, die Hälfte mit vertauschten Seiten; sonst 40.

## Falsche Eingaben

bad-differences-alone = --differences: gehört zu einem Durchlauf; füge --sweep PFAD=WERTE hinzu, etwa kurt.ws=2..6
bad-smooth-alone = --smooth: gehört zu einem Durchlauf; füge --sweep PFAD=WERTE hinzu, etwa kurt.ws=2..6
bad-smooth-differences = --smooth und --differences schließen einander aus: Unterschiede brauchen in allen Zellen dieselben Würfel, eine Fläche andere; lass eins weg
bad-smooth-axis = { $value }: eine Fläche braucht auf jeder Achse { $least } oder mehr ganze Zahlen, etwa 2..6; lass --smooth sonst weg
bad-smooth-axes = { $axes } Achsen mit { $cells } Zellen: eine Fläche geht über eine oder zwei Achsen mit höchstens { $most } Zellen; gib weniger Werte an, etwa 0..20..2
bad-nothing-varied = nichts zu verändern; nenne mindestens ein --vary PFAD=WERTE, etwa kurt.ws=0..10
bad-vary = --vary { $value }: schreib PFAD=WERTE, etwa kurt.ws=0..10
bad-varied-twice = { $value }: wird zweimal verändert; lass eines weg
bad-many-mixes = { $value } Mischungen sind zu viele, höchstens { $most }; gib weniger Werte an, etwa 0..10..2
bad-cost-of-nothing = Kosten von { $value }: wird nicht verändert; es gibt { $known }
bad-cost = --cost { $value }: schreib PFAD=ZAHL mit einer Zahl ab 0, etwa kurt.ws=3
bad-within = --within { $value }: gib einen Anteil an, etwa 2% oder 0.02
bad-target = Ziel { $value }: schreib einen Anteil an Siegen (50%), ein Verhältnis (60:40), eine Länge (rounds=6) oder wie viele stehen bleiben (standing=2)
bad-unknown-side = Seite { $value }: keine solche Seite; es gibt { $known }
bad-difference = ein Unterschied von { $value }: gib einen Anteil zwischen 0 und 1 an, etwa 0.01 oder 1%
bad-contender = { $value }: schreib einen Kämpfer des Buchs, etwa kurt, "pikeman x4", kurt+ws=5 oder kurt@novice
bad-fighter = { $value }: kein solcher Kämpfer; es gibt { $known }
bad-squad = { $value } von einer Art: gib eine Zahl von 1 bis { $most } an
bad-policy-name = { $value }: keine solche Spielweise; es gibt { $known }
bad-two-contenders = nenne mindestens zwei Kämpfer, etwa kurt hans
bad-contender-twice = { $value }: ist zweimal genannt; lass eins weg oder schreib, was anders ist, etwa kurt+ws=5
bad-contender-wrong = { $value }: { $why }
bad-few-fights = { $value } je Variante: gib mindestens { $least } Kämpfe an; weniger sagen nichts darüber, wie sicher etwas ist
bad-many-contenders = { $value } Kämpfer sind zu viele, höchstens { $most }; nenne einige von ihnen
bad-no-meeting = { $value }: können nicht gegeneinander kämpfen: { $why }
bad-switch = --option { $value }: schreib NAME=WERT, etwa morale=false
bad-nothing-changed = nichts wird geändert; nenne eine --change, etwa options.morale=false, oder eine --baseline
bad-change = --change { $value }: schreib PFAD=WERT, etwa options.morale=false oder everybody.wounds=9
bad-other-book = { $value }: ist kein Szenario von { $book }; es gibt { $known }
bad-no-scenarios = { $value }: hat keine Szenarien
bad-no-baseline = { $value }: ist keine Vergleichsdatei; nenne eine andere oder eine, die es noch nicht gibt
bad-other-baseline = { $value }: ist eine Vergleichsdatei von { $book } oder in anderem Format; nenne eine andere
bad-baseline-seed = --seed { $value }: die Vergleichsdatei hat den Startwert { $seed }; lass ihn weg
bad-baseline-lacks = die Vergleichsdatei hat keine Kämpfe von { $value }; lösche sie, dann wird sie neu geschrieben
bad-no-factors = { $value }: beide Seiten sind gleich, also lässt sich nichts wegnehmen
bad-few-battles = { $value } Schlachten: gib mindestens { $least } an
page-bad-nothing-varied = Wähle mindestens etwas, das anders sein darf.
page-bad-varied-twice = Etwas ist zweimal gewählt; wähle etwas anderes oder lass es weg.
page-bad-many-mixes = { $value } Mischungen sind zu viele, höchstens { $most }; gib engere Bereiche an oder verändere weniger.
page-bad-cost = Gib Kosten von 0 oder mehr an.
page-bad-target = Gib einen Anteil über 0 und unter 100 Prozent an oder eine Zahl über 0.
page-bad-two-contenders = Wähle mindestens zwei Kämpfer.
page-bad-many-contenders = { $value } Kämpfer sind zu viele; wähle höchstens { $most }.
page-bad-nothing-changed = Wähle mindestens etwas, das geändert wird.
page-bad-few-battles = { $value } Schlachten sind zu wenige; gib mindestens { $least } an oder nichts.

## Dinge

question-path-of = { $field } ({ $owner })
question-path-everybody = { $field } (alle)
question-path-count = Anzahl: { $side }
question-how-many = Zahl der Kämpfer
question-path-option = { $option }
question-path-scene = Schauplatz: { $field }
question-path-rounds = Höchstzahl der Runden
question-thing-gear = { $owner }: { $item }
question-left-out = weggelassen
question-nothing = nichts

## Was gefunden wurde

question-effort =
    { $fights ->
        [one] { $fights } Kampf
       *[other] { $fights } Kämpfe
    } für jede von { $cells } Varianten, mit denselben Würfeln
question-effort-least =
    Mindestens { $fights ->
        [one] { $fights } Kampf
       *[other] { $fights } Kämpfe
    } für jede von { $cells } Varianten, mit denselben Würfeln
question-goal-even = ausgeglichen
question-goal-won = { $share } für { $side }
question-amount-rounds = { $number } Runden
question-amount-standing = { $number } noch auf den Beinen
question-balance-crossing = { $goal } bei { $field } { $at }
question-balance-best = { $goal } mit { $mix }: { $value }
question-balance-nearest = { $goal }: nirgends; am nächsten mit { $mix }: { $value }
question-balance-perhaps = { $goal } vielleicht mit { $mix }: { $value } ({ $low } – { $high })
question-crossing-interval = Richtig wäre es bei { $at }, mit 95 % Sicherheit zwischen { $low } und { $high }.
question-best-whole = Der nächste ganze Wert: { $mix }, das ergibt { $value }.
question-sensitivity-most = { $thing } bewegt am meisten: { $step } macht { $points } Punkte aus
question-sensitivity-nothing = Nichts bewegt es sicher; mehr Kämpfe würden es zeigen
question-tornado = Siege wie es ist, { $side }: { $share }
question-nearest-even = Einzelne Schritte, die es ausgeglichener machen: { $steps }.
question-pale = Blasse Balken können Zufall sein, berichtigt um die Zahl der Vergleiche
question-corrected = ● hält Holms Berichtigung für { $count } Vergleiche bei 5 % stand.
question-skipped =
    { $count ->
        [one] { $count } Änderung lässt das Buch nicht zu; sie fehlt hier.
       *[other] { $count } Änderungen lässt das Buch nicht zu; sie fehlen hier.
    }
question-needed = Um einen solchen Unterschied zu sehen, braucht es je { $fights } Kämpfe.
question-now = jetzt { $value } · { $amount }
question-at = { $goal } bei { $value }
question-matchups-best = Am stärksten: { $best }; am schwächsten: { $worst }
question-matchups-maybe = Am stärksten: { $best }; am schwächsten: { $worst }
question-matchups-nothing = Niemand ist sicher stärker als ein anderer; mehr Kämpfe würden es zeigen
question-or = {" oder "}
question-one-of = einer von { $count }
question-beats = {" schlägt "}
question-no-circles = Keine Kreise: Niemand schlägt sicher, wer über ihm steht.
question-upsets = Keine Kreise, doch die Reihenfolge sagt nicht alles: { $pairs }.
question-matchups-told = Wertung: 400 Punkte sind zehn Siege zu einem. Wahl: wie oft man wen nimmt, damit niemand durch eine andere Wahl gewinnt.
question-matchups-across = Spalten: Prozent der Punkte gegen diese Nummer.
question-columns-cut = Wer wem wie viel abnimmt, steht im Diagramm (--chart) und in den Dateien (--out).
question-heat-map = Prozent der Punkte, die die Zeile der Spalte abnimmt
question-regress-written = Vergleichsdatei geschrieben: { $file }
question-regress-nothing =
    { $count ->
        [one] In dem einen Szenario hat sich nichts sicher geändert
       *[other] In { $count } Szenarien hat sich nichts sicher geändert
    }
question-regress-changed = Geändert in { $count } von { $all } Szenarien, am meisten in „{ $scenario }“: { $points } Punkte
question-untouched = Keinen Platz hat die Änderung in: { $names }
question-points-more = Punkte mehr gewonnene Kämpfe für die erste Seite
question-hollow = Hohle Punkte können Zufall sein, berichtigt um die Zahl der Vergleiche
question-why-most = { $thing } entscheidet am meisten: { $points } Punkte für { $side }
question-why-nothing = Nichts allein entscheidet es; mehr Kämpfe würden es zeigen
question-points-of = Punkte für { $side }
question-shares-title = Was welchen Anteil daran hat
question-shares-from = Von { $nothing } ohne all das auf { $share }, wie es ist
question-shares-told = Anteile nach Shapley: was jedes beiträgt, gemittelt über alle Reihenfolgen. Ohne: was gewonnen wird, wenn nur dies fehlt; ● wo das sicher etwas ändert, nach Holms Berichtigung bei 5 %.
question-rules-idle = Ebenso viele Kämpfe werden gewonnen ohne: { $rules }.
question-moments-title = Aussicht je Runde
question-moments-of = Unter den Kämpfen, die noch laufen
question-after-round = nach Runde
question-story-first-blow = Das erste Blut fließt in { $share } der Kämpfe durch { $side }, meist in Runde { $round }.
question-story-after-blow = Nach dem ersten Blut: Siege für { $side } in { $share } ({ $low } bis { $high }).
question-story-both = In { $share } ist niemand der Erste: Beide Seiten bluten im selben Zug, oder keine.
question-story-first-fall = Am häufigsten fällt zuerst { $fighter }: in { $share } der Kämpfe, meist in Runde { $round }; die Seite verliert dann { $lost }.
question-story-length = Die Hälfte der Kämpfe ist bis Runde { $median } vorbei, neun von zehn dauern { $low } bis { $high } Runden.
question-story-late = Von denen, die nach Runde { $round } noch laufen, gehen an { $side } { $share } (von allen: { $before }).
question-rules-decided = Regeln, die einen Wurf umgekehrt haben, Male je Kampf (von { $fights } ganz erzählten):
question-value-ratio = { $dear }: { $ratio }-mal so viel wert wie { $cheap }
question-value-nothing = Niemand ist sicher mehr wert als andere; mehr Schlachten würden es zeigen
question-value-error = Die Kosten sagen Schlachten, die nicht angepasst wurden, auf ± { $error } Punkte voraus; der Zufall allein macht ± { $chance } aus.
question-value-rough = Das ist deutlich mehr als Zufall: Es kommt auch darauf an, wer auf wen trifft, und das können solche Kosten nicht sagen.
question-value-power = Doppelte Punkte gewinnen { $share } der Schlachten. Wer in der Mitte steht, kostet 100.

## Maße und Spalten

question-measure-won = gewonnene Kämpfe, { $side }
question-measure-rounds = Runden
question-measure-standing = noch auf den Beinen, { $side }
column-against = { $side }, Punkte
smooth-needed = Etwa { $fights } Kämpfe in { $cells } Zellen sind nötig.
smoothed = { $steps ->
    [0] Geglättet: eine Fläche ohne Stufen
    [one] Geglättet: eine Fläche mit einer Stufe
   *[other] Geglättet: eine Fläche mit { $steps } Stufen
}; Zellen sagen über etwa { $reach } Werte etwas über andere aus; eine einzelne liegt um rund { $uneven } Punkte daneben.
question-column-interval = 95-%-Intervall
question-column-cost = Kosten
question-column-thing = was
question-column-step = Schritt
question-column-difference = Punkte
question-column-sure = sicher
question-column-fighter = Kämpfer
question-column-rating = Wertung
question-column-mix = Wahl
question-column-scenario = Szenario
question-column-side = Seite
question-column-before = vorher
question-column-after = nachher
question-column-share-of = Anteil
question-column-without = ohne
question-column-points-cost = Punkte
question-column-squad = vier davon

## Umstände

question-scene-dark = Dunkelheit
question-scene-open-ground = freies Feld
question-scene-contact-morale = Moralwurf bei der ersten Berührung
question-scene-sight = Sichtweite
question-scene-referee = Spielleitung dabei
question-scene-darkness = Abzug für Dunkelheit
question-scene-cover-dr = Schutzwert der Deckung
question-scene-distance = Abstand zu Beginn
question-scene-duel = als Duell gefochten
question-scene-climb = Steigung
question-scene-footing = unsicherer Stand
question-scene-running-footing = unsicherer Stand beim Laufen
question-effort-and-time = { $effort }; { $seconds } s
