### Die Fragen der Spielgestaltung: ihre Befehle, was sie fanden, ihre Tabellen und Bilder.

## Befehle

help-balance = Den Wert finden, bei dem ein Kampf gerecht ist oder so lang oder blutig, wie er sein soll.
help-vary = Was sich ändern darf und wie weit, etwa kurt.ws=0..10; mehrfach möglich.
help-target = Was erreicht werden soll: 50%, 60:40, rounds=6 oder standing=2.
help-cost = Was ein Schritt eines veränderten Werts kostet, etwa kurt.ws=3; mehrfach möglich.
help-within = Wie nah am Ziel nah genug ist, etwa 2%.
help-question-side = Die Seite, um die es geht; sonst die erste.
help-question-fights = Wie viele Kämpfe je Variante; sonst so viele, wie meist genügen.
help-sensitivity = Sagen, was ein Schritt jeder Zahl, jeder Gegenstand und jeder Schalter wert ist.
help-difference = So oft kämpfen, wie es braucht, um einen Unterschied dieser Größe zu sehen, etwa 1%.

## Falsche Eingaben

bad-nothing-varied = nichts zu verändern; nenne mindestens ein --vary PFAD=WERTE, etwa kurt.ws=0..10
bad-varied-twice = { $value }: wird zweimal verändert; lass eines weg
bad-many-mixes = { $value } Mischungen sind zu viele, höchstens { $most }; gib weniger Werte an, etwa 0..10..2
bad-cost-of-nothing = Kosten von { $value }: wird nicht verändert; es gibt { $known }
bad-cost = --cost { $value }: schreib PFAD=ZAHL, etwa kurt.ws=3
bad-within = --within { $value }: gib einen Anteil an, etwa 2% oder 0.02
bad-target = Ziel { $value }: schreib einen Anteil an Siegen (50%), ein Verhältnis (60:40), eine Länge (rounds=6) oder wie viele stehen bleiben (standing=2)
bad-unknown-side = Seite { $value }: keine solche Seite; es gibt { $known }
bad-difference = ein Unterschied von { $value }: gib einen Anteil zwischen 0 und 1 an, etwa 0.01 oder 1%
bad-no-time = beendet, bevor die ersten Kämpfe fertig waren; gib mehr Zeit

## Dinge

question-path-of = { $field } ({ $owner })
question-path-count = Anzahl: { $side }
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
question-goal-even = ausgeglichen
question-goal-won = { $share } für { $side }
question-amount-rounds = { $number } Runden
question-amount-standing = { $number } noch auf den Beinen
question-balance-crossing = { $goal } bei { $field } { $at }
question-balance-best = { $goal } mit { $mix }: { $value }
question-balance-nearest = { $goal }: nirgends; am nächsten mit { $mix }: { $value }
question-crossing-interval = Richtig wäre es bei { $at }, mit 95 % Sicherheit zwischen { $low } und { $high }.
question-best-whole = Der nächste ganze Wert: { $mix }, das ergibt { $value }.
question-sensitivity-most = { $thing } bewegt am meisten: { $step } macht { $points } Punkte aus
question-sensitivity-nothing = Nichts bewegt es sicher; mehr Kämpfe würden es zeigen
question-tornado = Siege wie es ist, { $side }: { $share }
question-pale = Blasse Balken können Zufall sein, berichtigt um die Zahl der Vergleiche
question-corrected = ● hält Holms Berichtigung für { $count } Vergleiche bei 5 % stand.
question-skipped =
    { $count ->
        [one] { $count } Änderung lässt das Buch nicht zu; sie fehlt hier.
       *[other] { $count } Änderungen lässt das Buch nicht zu; sie fehlen hier.
    }
question-needed = Um einen solchen Unterschied zu sehen, braucht es je { $fights } Kämpfe.
question-now = jetzt { $value } · { $amount }
question-at = { $goal } bei { $value }

## Maße und Spalten

question-measure-won = gewonnene Kämpfe, { $side }
question-measure-rounds = Runden
question-measure-standing = noch auf den Beinen, { $side }
question-column-interval = 95-%-Intervall
question-column-cost = Kosten
question-column-thing = was
question-column-step = Schritt
question-column-difference = Punkte
question-column-sure = sicher

## Umstände

question-scene-dark = Dunkelheit
question-scene-open-ground = freies Feld
question-scene-contact-morale = Moralwurf bei der ersten Berührung
question-scene-referee = Spielleitung dabei
question-scene-darkness = Abzug für Dunkelheit
question-scene-cover-dr = Schutzwert der Deckung
question-scene-distance = Abstand zu Beginn
question-scene-duel = als Duell gefochten
question-scene-climb = Steigung
question-scene-footing = unsicherer Stand
question-scene-running-footing = unsicherer Stand beim Laufen
