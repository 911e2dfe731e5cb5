### Was an der Datei eines Szenarios, eines Kämpfers oder einer Kette falsch ist und was richtig wäre.
### Bücher bringen mehr mit, in ihrer sheet.ftl.

## Was falsch ist

problem-found = gefunden: { $value }
problem-other = { $text }
problem-missing = fehlt
problem-no-such-field = ein solches Feld gibt es nicht
problem-unknown = gibt es nicht: { $kind }
problem-not-possible = ist keiner der möglichen Werte
problem-whole-number = muss eine ganze Zahl sein
problem-yes-or-no = muss true oder false sein
problem-text = muss ein Text sein
problem-list = muss eine Liste sein
problem-table = muss eine Tabelle sein
problem-too-small = ist zu klein
problem-too-large = ist zu groß
problem-too-short = ist zu kurz
problem-too-long = ist zu lang
problem-multiple = muss ein Vielfaches von { $step } sein
problem-characters = hat Zeichen, die hier nicht möglich sind
problem-unshown = hat ein Zeichen, das nicht gezeigt werden kann
problem-name-unshown = hat einen Namen mit einem Zeichen, das nicht gezeigt werden kann

## Szenarien

problem-no-scenario = es gibt weder ein Szenario dieses Namens noch eine solche Datei
problem-no-book = ist kein installiertes Regelwerk
problem-no-option = { $book } hat keine solche Option
problem-side-twice = eine andere Seite hat denselben Kurznamen
problem-no-side = ist keine Seite
problem-no-such-side = `{ $side }` ist keine Seite
problem-no-other-side = ist keine andere Seite
problem-no-policy = ist keine Spielweise
problem-too-many-fighters = haben zu viele Kämpfer
problem-fighter-twice = ein anderer Kämpfer hat denselben Kurznamen
problem-no-fighter = { $book } hat keinen Kämpfer dieses Namens
problem-other-book = ist ein Kämpfer eines anderen Buchs, { $book }
problem-names-file = nennt eine Datei; das kann nur ein Szenario in einer eigenen Datei, mit relativem Pfad
problem-places =
    nennt { $fields ->
        [one] ein Feld
       *[other] { $fields } Felder
    } für { $fighters ->
        [one] einen Kämpfer
       *[other] { $fighters } Kämpfer
    }
problem-unplaced = fehlt, obwohl andere aufgestellt sind
problem-taken = ist besetzt: dort steht schon `{ $fighter }`
problem-in-wall = liegt in einer Mauer

## Karten

problem-outside = liegt außerhalb der Karte
problem-no-field = ist kein Feld der Karte
problem-no-place = ist kein Ort auf der Karte
problem-no-rectangle = ist kein Rechteck
problem-inside-out = hat vertauschte Ecken
problem-painted-over = hat zu viele Stellen übereinander
problem-map-too-large = machen die Karte zu groß
problem-too-far = liegt zu weit vom Rest
problem-one-character = ist kein einzelnes Zeichen
problem-no-legend = hat in Spalte { $column } ein Zeichen, das keine Legende erklärt
problem-cover = ist keine Deckungsstufe dieses Buchs
problem-terrain = ist keine Bodenart dieses Buchs
problem-no-direction = ist keine Richtung

## Dateien

problem-no-file = eine solche Datei gibt es nicht
problem-suffix = hat die Endung `{ $suffix }`
problem-not-json = ist kein JSON: { $reason }
problem-not-toml = ist kein TOML: { $reason }
problem-not-utf8 = ist kein UTF-8: Byte { $byte } ist keines
problem-no-table = ist keine Tabelle
problem-unreadable = kann nicht gelesen werden: { $reason }

## Kämpfer

problem-hands = halten { $things }; das braucht { $hands } Hände

## Ketten

problem-chain-books = wird nach { $other } gekämpft, die erste nach { $first }
problem-chain-rest = eine Rast `{ $rest }` gibt es nicht
problem-chain-places = stellt { $placed } der Seite `{ $side }` auf, die Gruppe hat aber { $members } Mitglieder

## Was richtig wäre

remedy-meant =
    { $count ->
        [1] war `{ $first }` gemeint?
        [2] war `{ $first }` oder `{ $second }` gemeint?
       *[other] war `{ $first }`, `{ $second }` oder `{ $third }` gemeint?
    }
remedy-known =
    { $more ->
        [0] bekannt: { $names }
       *[other] bekannt: { $names } und { $more } weitere
    }
remedy-none-known = es gibt keine
remedy-one-of = schreibe eines von { $names }
remedy-meant-or-one-of = war `{ $name }` gemeint? schreibe eines von { $names }
remedy-some-of = schreibe einige von { $names }
remedy-add = ergänze `{ $field } = …`
remedy-whole-number = schreibe eine Zahl ohne Anführungszeichen und ohne Komma
remedy-yes-or-no = schreibe true oder false, ohne Anführungszeichen
remedy-text = setze es in Anführungszeichen
remedy-list = setze es in eckige Klammern, etwa [1, 2]
remedy-table = schreibe Paare aus Name = Wert
remedy-at-least = schreibe mindestens { $least }
remedy-at-most = schreibe höchstens { $most }
remedy-least-characters = schreibe mindestens { $least } Zeichen
remedy-most-characters = schreibe höchstens { $most } Zeichen
remedy-most-bytes = höchstens { $most } Bytes
remedy-most-fighters = höchstens { $most }
remedy-multiple = nimm das nächste Vielfache von { $step }
remedy-pattern = es muss { $pattern } entsprechen
remedy-take-out = nimm es heraus
remedy-give-slug = gib ihr einen Kurznamen
remedy-choose-another = wähle einen anderen
remedy-of-book = nimm einen von { $book }
remedy-write-fighter = schreibe den Kämpfer in das Szenario
remedy-places = nenne ein Feld für jeden
remedy-unplaced = gib jedem ein `at = [x, y]` oder niemandem
remedy-change = ändere es
remedy-change-one = ändere eines der beiden
remedy-keep-one = behalte eines der beiden
remedy-no-field = schreibe [x, y] oder eine Liste solcher Paare für mehrere Kämpfer
remedy-no-place = schreibe [x, y] für ein Feld oder [x, y, x, y] für ein Rechteck
remedy-rectangle = schreibe [x, y, x, y]
remedy-inside-out = schreibe kleinstes x, kleinstes y, größtes x, größtes y
remedy-paint-less = alle Stellen zusammen haben höchstens { $most } Felder
remedy-map-size = eine Karte hat höchstens { $widest } mal { $widest } Felder
remedy-widen = verschiebe es, oder erweitere map.bounds
remedy-cover = schreibe eines der Wörter des Buchs für Deckung
remedy-one-character = nimm ein Zeichen
remedy-no-legend = ergänze es in map.legend, oder nimm { $signs }
remedy-suffix = nimm .toml oder .json
remedy-not-toml = siehe https://toml.io
remedy-not-utf8 = speichere die Datei als UTF-8
remedy-no-table = schreibe {"{"}"name": Wert, …{"}"}
remedy-to-belt-or-pack = nimm etwas nach `belt` oder `pack`
remedy-chain-books = eine Kette hat ein Buch
remedy-chain-places = stelle mehr auf oder niemanden

## Arten von Dingen, die ein Bogen nennt

kind-thing = Ding
kind-item = Gegenstand
kind-armour = Rüstung
kind-weapon = Waffe
kind-natural-weapon = natürliche Waffe
kind-weapon-class = Waffenklasse
kind-missile = Geschoss
kind-shield = Schild
kind-quality = Güte
kind-modification = Umbau
kind-part = Körperteil
kind-limb = Glied, das verkrüppelt werden kann
kind-skill = Fertigkeit
kind-trait = Eigenart
kind-talent = Talent
kind-lineage = Abstammung
kind-spell = Zauber
kind-state = Zustand
kind-class = Klasse
kind-career = Laufbahn
kind-mount = Reittier
kind-barding = Rossharnisch

## Tables of fighters

problem-not-csv = ist keine Tabelle mit Zellen ({ $reason })
problem-no-header = hat keine Kopfzeile
problem-no-rows = enthält keine Kämpfer
problem-many-rows = hat zu viele Zeilen
remedy-no-header = die erste Zeile nennt die Spalten wie auf dem Bogen; eine davon heißt name
remedy-no-rows = für jeden Kämpfer eine Zeile schreiben
remedy-many-rows = höchstens { $most } Zeilen
problem-zip-broken = das Archiv ist beschädigt oder verschlossen
problem-zip-many = ein Archiv darf höchstens { $most } Dateien haben
problem-zip-path = ein Name im Archiv führt aus ihm hinaus
problem-zip-empty = es ist kein Kämpfer und keine Szene darin
import-differs = weicht ab: { $what }: { $theirs } in der Datei, { $ours } hier
