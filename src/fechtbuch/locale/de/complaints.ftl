### Was die Befehlszeile und die Fehler der Bibliothek sagen. Auf Englisch steht jede `said-`-Meldung
### genau so, wie der Fehler sie hat; daran wird sie erkannt.

## Gestalt der Hilfe

usage = Aufruf:
usage-options = { "[" }OPTIONEN]
usage-command = BEFEHL [ARGUMENTE]...
usage-arguments-title = Argumente
usage-options-title = Optionen
usage-commands-title = Befehle
usage-help = Diese Hilfe zeigen.
usage-install-completion = Vervollständigung für diese Shell einrichten.
usage-show-completion = Die Vervollständigung für diese Shell zeigen, zum Kopieren oder Anpassen.
usage-default = Vorgabe: { $value }
usage-required = nötig
usage-try = Hilfe gibt „{ $command }“.
usage-error = Fehler: { $what }
usage-aborted = Abgebrochen.

## Wie ein Wert heißt

placeholder-address = ADRESSE
placeholder-book = BUCH
placeholder-chain = KETTE
placeholder-chapter = KAPITEL
placeholder-code = KÜRZEL
placeholder-fighter = KÄMPFER
placeholder-file = DATEI
placeholder-float = Zahl
placeholder-folder = ORDNER
placeholder-id = KENNUNG
placeholder-int = Zahl
placeholder-kind = ART
placeholder-level = STUFE
placeholder-list = Liste
placeholder-n = N
placeholder-name = NAME
placeholder-number = ZAHL
placeholder-package = PAKET
placeholder-path = PFAD
placeholder-range = im Bereich
placeholder-record = AUFZEICHNUNG
placeholder-s = S
placeholder-scenario = SZENARIO
placeholder-seed = STARTWERT
placeholder-share = ANTEIL
placeholder-side = SEITE
placeholder-str = Text
placeholder-target = ZIEL
placeholder-text = TEXT
placeholder-time = ZEIT
placeholder-url = URL
placeholder-value = WERT
placeholder-values = WERTE
placeholder-who = WER
placeholder-word = WORT

## Wie Fehler zusammengesetzt sind

complaint-in = { $place }: { $what }
complaint-quoted = „{ $text }“

## Befehlszeile

said-bad-value = Ungültiger Wert für { $option }: { $what }
said-bad-value-alone = Ungültiger Wert: { $what }
said-missing-argument = Es fehlt: { $name }.
said-missing-option = Es fehlt die Option { $name }.
said-missing-command = Es fehlt ein Befehl.
said-extra-some = Zu viel angegeben: { $names }
said-extra-one = Zu viel angegeben: { $names }
said-extra-many = Zu viel angegeben: { $names }
said-no-command = Den Befehl { $name } gibt es nicht.
said-no-command-but = Den Befehl { $name } gibt es nicht. Meinst du { $known }?
said-no-option = Die Option { $name } gibt es nicht.
said-no-option-but = Die Option { $name } gibt es nicht. Möglich sind: { $known }.
said-no-option-like = Die Option { $name } gibt es nicht. Meinst du { $known }?
said-needs-argument = Die Option { $name } braucht einen Wert.
said-takes-no-value = Die Option { $name } nimmt keinen Wert.
said-not-whole = Hier wird eine ganze Zahl gebraucht.
said-not-number = Hier wird eine Zahl gebraucht.
said-not-finite = Hier wird eine endliche Zahl gebraucht.
said-at-least = Gib mindestens { $least } an.
said-at-most = Gib höchstens { $most } an.
said-not-an-integer = { $value } ist keine ganze Zahl.
said-not-a-float = { $value } ist keine Zahl.
said-not-in-range = { $value } liegt nicht im Bereich { $range }.

## Das System

said-no-file = Datei oder Ordner gibt es nicht
said-no-permission = keine Berechtigung
said-is-folder = ist ein Ordner
said-no-folder = ist kein Ordner
said-full = auf dem Datenträger ist kein Platz mehr
said-file-exists = gibt es schon
said-read-only = hier lässt sich nichts schreiben
said-name-long = der Dateiname ist zu lang
said-address-used = die Adresse ist schon belegt
said-address-none = diese Adresse hat der Rechner nicht
said-connection-refused = die Verbindung wurde abgelehnt

## Aufzeichnungen

said-cannot-be-read = lässt sich nicht lesen: { $what }
said-no-record-text = ist keine Aufzeichnung: kein UTF-8
said-line = Zeile { $number }: { $what }
said-record-empty = leer; eine Aufzeichnung beginnt mit ihrem Kopf
said-record-no-header = kein Kopf; das ist keine Aufzeichnung eines Kampfes
said-record-format = das Format { $format } ist unbekannt; dieses Programm liest { $one } und { $other }
said-header-changed = der Kopf passt nicht zu seiner Prüfsumme; er wurde verändert
said-header-came-changed = was aus dem Kopf folgt, passt nicht zu seiner Prüfsumme; es wurde verändert
said-end-missing = das versiegelte Ende fehlt; die Datei wurde abgeschnitten
said-more-after-end = nach dem Ende kommt noch etwas
said-no-end = das ist kein Ende einer Aufzeichnung
said-entries-cut = geschriebene Einträge: { $written }, vorhandene: { $here }; die Datei wurde gekürzt
said-head-none = der Stand { $head } nennt keinen Eintrag
said-end-changed = das Ende passt nicht zu seinem Siegel; es wurde verändert
said-name-twice = ein Name steht zweimal in einem Objekt; es wurde verändert
said-name-twice-alone = ein Name steht zweimal in einem Objekt
said-no-json = kein JSON; vielleicht ist die Datei abgeschnitten
said-no-json-object = kein JSON-Objekt
said-entry-order = Eintrag { $entry } steht nicht an seiner Stelle
said-parent-none = der Vorgänger { $parent } nennt keinen früheren Eintrag
said-kind-unknown = Art { $kind }; bekannt sind: { $known }
said-moment-none = der Zeitpunkt { $moment } ist keine Zahl von Halten
said-entry-changed = Eintrag { $entry } passt nicht zu seiner Prüfsumme; er wurde verändert
said-faces-no-list = die Augen { $faces } sind keine Liste
said-no-pair = { $pair } ist kein Paar aus Seitenzahl und Augen
said-die-cannot-show = ein Würfel mit { $sides } Seiten kann nicht { $face } zeigen
said-not-as-written = nicht so, wie es geschrieben wurde; es wurde verändert
said-seed-other = der Startwert ist nicht der, auf den sich der Kopf der Aufzeichnung festlegt
said-no-scenario-inside = der Kopf enthält kein Szenario
said-seed-no-hex = der offengelegte Startwert { $seed } ist nicht hexadezimal
said-no-redacted = das ist keine geschwärzte Aufzeichnung
said-no-number-for-scenario = { $name } ist keine Zahl, die ein Szenario haben kann
said-no-toml = { $value } lässt sich nicht als TOML schreiben

## Pfade, Durchläufe und Simulationen

said-no-whole-fighter = ein ganzer Kämpfer ist ein Schlüssel des Buchs, ein Bogen oder ein Kämpfer eines anderen Szenarios, nicht { $value }
said-no-values = keine Werte; schreib 2..6, 10..30..5 oder eins,zwei,drei
said-many-values = zu viele Werte ({ $count }); höchstens { $most }
said-write-path-value = schreib PFAD=WERT, etwa kurt.ws=5
said-fighters-number = gib eine Zahl von Kämpfern von 1 bis { $most } an
said-range-step = ein Bereich braucht einen Schritt von mindestens 1
said-no-own-fields = { $field } hat keine eigenen Felder
said-fighter-list = gib eine Liste mit mindestens einem Kämpfer an
said-days-stopped = abgebrochen, bevor die ersten Tage fertig waren; gib mehr Zeit
said-fights-stopped = abgebrochen, bevor die ersten Kämpfe fertig waren; gib mehr Zeit
said-suffix = hat die Endung { $suffix }; nimm { $known }
said-folder-none = den Ordner { $folder } gibt es nicht; leg ihn zuerst an
said-chart-kind = Diagramm { $kind }: davon lässt es sich nicht zeichnen; es gibt { $known }
said-sweep-dimensions = ein Durchlauf mit { $dimensions } Größen lässt sich nicht zeichnen; nimm 1 oder 2
said-none-closely = kein Kampf wurde genau betrachtet; woher der Schaden kommt, ist nicht bekannt
said-side-none = Seite { $side }: die gibt es nicht; es gibt { $known }
said-side-among = Seite { $side }: es gibt { $known }
said-many-curves = so viele Kurven ({ $count }) lassen sich nicht unterscheiden; zeichne eine Wärmekarte
said-nothing-fought = es wurde nicht gekämpft, es gibt nichts zu zeichnen
said-cluster-port = Cluster { $address }: nenne auch den Port des Planers, etwa { $like }
said-cluster-silent = Cluster { $address }: dort antwortet kein Planer ({ $error })
said-connect-late = nach { $seconds } s war { $address } nicht zu erreichen
said-cluster-empty = Cluster { $address }: hat keine Arbeiter; starte welche mit `dask worker`
said-sides-differ = { $one } hat { $sides } Seiten und { $other } { $others }: nur Szenarien mit gleich vielen Seiten lassen sich vergleichen
said-counted-twice = Kampf { $fight } wurde zweimal gezählt
said-processes-die = Prozesse brechen immer wieder ab; reicht der Speicher? Versuch es mit weniger, etwa --processes 1
said-fights-one = { $count } Kämpfe: gib mindestens 1 an
said-processes-one = { $count } Prozesse: gib mindestens 1 an
said-seconds-more = eine Zeit von { $seconds } Sekunden: gib mehr als 0 an
said-seconds = { $seconds } Sekunden: gib mehr als 0 an
said-executor-cluster = Executor und Cluster schließen einander aus; lass eines weg
said-precision = eine Genauigkeit von { $value }: gib die halbe Breite des Intervalls als Anteil zwischen 0 und 0.5 an, etwa 0.005 oder 0.5%
said-policy-side = --policy { $policy }: diese Seite gibt es nicht; es gibt { $known }
said-policy-none = --policy { $policy }: diese Spielweise gibt es nicht; es gibt { $known }
said-policy-book = --policy { $policy }: gelernt wurde das für { $learned }, und dies ist ein Kampf von { $book }
said-state-none = ist kein Stand einer Simulation; nenne eine andere Datei
said-state-older = ist der Stand einer anderen Simulation, aus einer Version, die anders würfelt oder zählt (Format { $form }, hier { $here }); lösch die Datei oder nenne eine andere
said-state-other = ist der Stand einer anderen Simulation (Szenario, Startwert, Durchlauf und Version müssen gleich sein); lösch die Datei oder nenne eine andere
said-successes = { $successes } Erfolge in { $trials } Versuchen
said-dots = ein Name hat mehr als { $most } Punkte
said-nothing-counted = es wurde nichts gezählt
said-write-sweep = --sweep { $text }: schreib PFAD=WERTE, etwa kurt.ws=2..6
said-sweep-empty = ein Durchlauf braucht mindestens ein PFAD=WERTE
said-sweep-large = ein Durchlauf mit { $cells } Zellen ist zu groß; höchstens { $most }
said-sweep-twice = --sweep { $path }: wird zweimal durchlaufen; lass eines weg
said-mirror-two = { $sides } Seiten; zum Spiegeln braucht es zwei
said-neither = weder ein Kämpfer noch eine Seite heißt { $name }; { $remedy }
said-no-such-option = { $book } hat keinen Schalter { $name }; { $remedy }
said-no-such-side = eine Seite { $name } gibt es nicht; { $remedy }
said-no-such-fighter = einen Kämpfer { $name } gibt es nicht; { $remedy }
said-names-no-field = nennt kein Feld von { $owner }; { $remedy }
said-side-no-field = die Seite { $side } hat kein Feld { $name }; { $remedy }
said-no-field = { $owner } hat kein Feld { $name }; { $remedy }
said-none-known = es gibt keine
said-meant-one = war { $name } gemeint?
said-meant-two = war { $one } oder { $other } gemeint?
said-known-and-more = bekannt sind: { $names } und { $more } weitere
said-known = bekannt sind: { $names }
said-no-solution = die Gleichungen haben keine eindeutige Lösung

## Spielen, Chancen und Rat

said-question-seat = die Frage { $name } gilt nicht diesem Platz; gefragt ist: { $asked }
said-question-now = die Frage { $name } stellt sich jetzt nicht; gefragt ist: { $asked }
said-fight-over = es gibt keine Frage: der Kampf ist vorbei
said-mine-none = { $name }: weder Kämpfer noch Seite heißt so; es gibt { $known }
said-rollouts = { $count } Probeläufe: gib mindestens 1 an
said-candidates = { $count } Möglichkeiten: gib mindestens 1 an
said-steps = { $count } Schritte: gib mindestens 1 an
said-runs = { $count } Läufe: gib mindestens 1 an
said-samples = { $count } Stichproben: gib mindestens 1 an
said-seat-number = Platz { $seat }: gib die Nummer einer Seite an oder -1 für die Spielleitung
said-no-answer = { $choice } beantwortet { $question } nicht
said-which-book = ein Kampf allein sagt nicht, nach welchem Buch er geht: nenne es mit book
said-odds-over = der Kampf ist vorbei: niemand wird gefragt
said-odds-actor = --actor { $actor }: diesen Kämpfer gibt es nicht; es gibt { $known }
said-odds-not-now = { $actor } ist jetzt nicht gefragt; der Tisch wartet auf { $waiting }
said-odds-answer = --answer { $answer }: weder Kämpfer noch Seite heißt { $who }; es gibt { $known }
said-odds-refused = eine Antwort wird abgelehnt: { $why }
said-odds-never = { $actor } hat hier nie eine Wahl
said-nobody-to-fight = nicht verraten: die fragende Seite weiß von keinem Gegner
said-cannot-be-told = nicht verraten: aus dem, was die Seite weiß, lässt es sich nicht sagen
said-courses = Würfelfolgen
said-needs-package = { $what } braucht das Paket { $package }: pip install { $command }
said-no-plans-choose = { $book } hat keine Pläne: es gibt nichts zu wählen
said-no-plans-weights = { $book } hat keine Pläne; nach Gewichten kann es niemand spielen
said-no-weight = es gibt kein Gewicht { $name }; es gibt { $known }
said-weight-number = { $name } = { $value }: gib eine ganze Zahl von höchstens 1 000 000 an
said-no-plans-tune = { $book } hat keine Pläne: es gibt nichts einzustellen

## Der Server und seine Datenbank

said-workers-sqlite = { $count } Prozesse: eine SQLite-Datei bedient einer, mehrere teilen sich PostgreSQL; gib --database postgresql://… an
said-tls-both = TLS braucht beides: gib --tls-cert DATEI und --tls-key DATEI an
said-backup-exists = diese Datei gibt es; eine Sicherung überschreibt nichts
said-database-no-file = Datenbank { $database }: diese Datei gibt es nicht
said-database-no-url = Datenbank { $database }: das ist keine Adresse einer Datenbank
said-backup-to = Sicherung nach { $target }: { $what }
said-copy-damaged = die Kopie ist beschädigt: { $what }
said-database-write = Datenbank { $database }: schreib sqlite:///DATEI oder postgresql://…
said-database-outlive = ein Tisch muss seinen Server überdauern: gib SQLite eine Datei
said-database-damaged = Datenbank { $database }: die Datei ist beschädigt ({ $what }); nimm eine Sicherung
said-postgres-wanted = PostgreSQL braucht `pip install 'fechtbuch[postgres]'`
said-database-open = Datenbank { $database }: ein anderer Server hat sie offen; eine SQLite-Datei bedient ein Prozess, mehrere teilen sich PostgreSQL
said-database = Datenbank { $database }: { $what }
said-advise-of-a = advise: eines { $what }; gib einen Kampf, der gespielt wird, wie `play` ihn gibt
said-policy-called = { $file }: so heißt schon eine Spielweise des Buches; benenne die Datei um
said-no-rulebook = { $value }: dieses Buch gibt es nicht; es gibt { $known }
said-chart-of-a = chart: aus { $what } lässt sich nichts zeichnen; wohl aber aus einer Simulation, einem Durchlauf, einem Vergleich, einem Tag und einer Antwort wie der von balance
said-chart-not-of-this = chart { $kind }: lässt sich daraus nicht zeichnen; { $known }
said-no-scenario-of = ein Szenario wird aus einem Namen, einer Datei oder Daten geladen; nicht aus { $value }
said-no-changes = Änderungen: gib Werte nach Pfad an; nicht { $value }
said-no-axes = sweep: gib Werte nach Pfad an oder Texte wie kurt.ws=2..6; nicht { $value }
said-sweep-no-values = sweep { $path }: ohne Werte; gib mindestens einen an
