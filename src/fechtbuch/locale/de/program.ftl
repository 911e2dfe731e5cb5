### Die Worte des Programms selbst. Bücher bringen ihre eigenen mit.

## Hilfe

help =
    Fechtbuch: vier Rollenspiel-Regelwerke, eine Kampf-Engine. Führe einen Kampf nach den
    Regeln, oder eine Million davon.
help-play = Einen Kampf in diesem Terminal spielen oder dem Computer dabei zusehen.
help-simulate = Einen Kampf viele Male austragen und sehen, was herauskommt.
help-odds = Die exakten Chancen nach einer Wahl, als Brüche; ohne Wahl: wer ein kleines Duell gewinnt.
help-advise = Von jedem Augenblick einer Aufzeichnung aus: wer gewinnen wird und was am besten ist.
help-replay = Einen aufgezeichneten Kampf noch einmal erzählen oder prüfen.
help-story = Einen aufgezeichneten Kampf als Text zum Aufheben schreiben.
help-format = md für Markdown, html für eine Seite zum Lesen, Aufklappen und Drucken.
help-story-out = Die Datei, in die geschrieben wird; ohne sie geht die Geschichte ins Terminal.
help-rules = Die Regeln der Bücher nachschlagen oder sehen, welche Tests sie absichern.
help-check = Eine Datei mit Kämpfer, Szenario oder einer Folge von Szenarien prüfen, Feld für Feld.
help-scenarios = Die Szenarien der Bücher auflisten.
help-new-book = Ein Projekt für ein neues Buch anlegen: Räume, ein Szenario, eine Regel und ein Test, die alle gehen.
help-write-state = In state/written.py eines Buchs schreiben, was daraus folgt, wie es seinen Zustand erklärt (Kopien, Daten, Schlüssel, Tabellen).
help-tune = Gewichte für die Kämpfer eines Buchs durch Spiel gegen sich selbst finden und an zurückgelegten Szenarien erproben.
help-tune-time = Wie lange gesucht wird, etwa 90s, 10m oder 1h; ohne Angabe zehn Minuten.
help-tune-from = Die Stufe, von deren Gewichten ausgegangen wird.
help-tune-pool = Eine Datei mit Gewichten als weiterer Gegner; mehrfach möglich.
help-tune-set = In allen Szenarien etwas ändern, etwa eine Hausregel: options.wrong_distance=true.
help-tune-write = Die Gewichte in diese Datei schreiben.
help-build-book = Ein Buch, das nicht zu Fechtbuch gehört, gegen die installierte Engine kompilieren, in ein Wheel.
help-write-rulebook = Die Beispiele in den Regeltexten eines Buchs ausrechnen und sagen, was an den Texten nicht stimmt.
help-version = Die Version zeigen und ob die Regeln kompiliert sind.
help-scenario = Der Name eines Szenarios (siehe „fechtbuch scenarios“) oder eine TOML- oder JSON-Datei.
help-json = Genau ein JSON-Dokument ausgeben.
help-language = Die Sprache, etwa de; sonst entscheiden LC_ALL und LANG.
help-policy = Wer eine Seite spielt: eine Stufe („novice“, „trained“, „strong“), „book“ (vernünftig und immer gleich), „random“, „advised“ (alles durchprobiert, stark und sehr langsam) oder eine Datei mit Gelerntem („my-duelist.npz“); mehrfach möglich.
help-as = Ein Kämpfer oder eine Seite, für die du antwortest; mehrfach möglich. Sonst: die Seite der Helden.
help-auto = Den Computer alle Seiten spielen und den Kampf erzählen lassen.
help-tell = Wie der Kampf erzählt wird: story als Geschichte, full mit allen Zahlen und Regeln.
help-table-seed = Der Startwert der Würfel: eine ganze Zahl oder hexadezimal. Sonst: ein geheimer.
help-save = Die Aufzeichnung des Kampfes in diese Datei schreiben.
help-record = Den Kampf dieser Aufzeichnung fortsetzen.
help-dice = Die Würfel deiner Kämpfer selbst werfen und eintippen.
help-fights = Wie viele Kämpfe; sonst 10000, oder so viele, wie --precision braucht.
help-chain = Der Name eines Szenarios (siehe „fechtbuch scenarios“), seine Datei oder eine Datei mit einer Kette von Begegnungen.
help-set = Zuerst das Szenario ändern, etwa options.morale=false; mehrfach möglich.
help-sweep = Etwas verändern, etwa kurt.ws=2..6, hans.wounds=8..20..4 oder kurt.armour=none,plate; zweimal für ein Gitter.
help-versus = Mit einem anderen Szenario oder einer Änderung dieses Szenarios vergleichen, mit denselben Würfeln.
help-mirror = Mit vertauschter Reihenfolge und vertauschten Plätzen der Seiten vergleichen: Zählt, wer zuerst kommt?
help-levels = Auf jeder Spielstufe simulieren, mit denselben Würfeln: Gilt das Urteil, egal wer spielt?
help-precision = Aufhören, wenn das 95-%-Intervall nach jeder Seite so schmal ist, etwa 0.5%.
help-time = Nach dieser Zeit aufhören, etwa 90s, 2m oder 1h, mit dem, was fertig ist.
help-state = Was fertig ist, in dieser Datei halten und von ihr aus weitermachen, wenn es sie gibt.
help-cluster = Den Dask-Cluster dieses Schedulers arbeiten lassen, etwa tcp://10.0.0.5:8786.
help-closely = Wie viele Kämpfe ganz erzählt werden, um zu sehen, was gewählt wurde und was entschied; 0 für keine; sonst ein Zehntel, höchstens 1000.
help-out = Das Ergebnis in eine .json-, .csv- oder .parquet-Datei schreiben; mehrfach möglich.
help-chart = Das Ergebnis in eine .svg-, .png- oder .html-Datei zeichnen; mehrfach möglich.
help-chart-kind = Was gezeichnet wird: overview, win-share, rounds, survival, damage, heat-map; sonst, was passt.
help-chart-side = Die Seite, deren Anteile eine Heatmap zeigt; sonst die erste.
help-seed = Der Startwert: Derselbe gibt auf beliebig vielen Kernen dasselbe Ergebnis.
help-processes = Wie viele Prozesse; sonst alle Kerne.
help-file = Eine Aufzeichnung, die „play --save“ geschrieben hat.
help-verify = Prüfsummen, Zustände und Würfel prüfen; Exit-Code 1, wenn etwas nicht stimmt.
help-against = Die Aufzeichnung auch mit einer geschwärzten vergleichen, die während des Kampfes gesichert wurde.
help-actor = Der Kämpfer, der wählt.
help-choice = Was gewählt wird, etwa "attack target=hans weapon=messer"; darf gekürzt werden.
help-answer = Was jemand antwortet, etwa "hans: parry"; mehrfach möglich. Den Rest entscheiden die Spielweisen.
help-steps = So viele Schritte (Züge) weit, den der Wahl eingeschlossen.
help-runs = Jenseits so vieler Würfelverläufe auf Genauigkeit verzichten.
help-entry = Der Augenblick nach diesem Eintrag der Aufzeichnung; sonst ihr Ende.
help-seconds = Wie lange nachgedacht wird.
help-rollouts = So viele Durchläufe, wie lange sie auch dauern: Derselbe Startwert gibt dann denselben Rat.
help-seat = Eine Seite; sie erfährt nichts, was sie nicht wissen darf. Sonst: die Spielleitung.
help-advise-processes = Wie viele Prozesse nachdenken.
help-book = Ein Regelwerk, etwa landsknecht.
help-word = Ein Wort, die Kennung einer Regel oder deren Anfang.
help-coverage = Die Tests jeder Regel zeigen; Exit-Code 1, wenn eine Regel keinen hat.
help-table = Stattdessen eine Tabelle des Buchs ausgeben: weapons, armour, fighters, states, modifiers und so weiter.
help-tests = Wo die Tests liegen.
help-check-file = Die TOML- oder JSON-Datei.
help-package = Das Paket des Buchs: sein Name mit Punkten oder sein Verzeichnis.
help-book-name = Der Name des neuen Pakets, etwa iron_ring.
help-place = Das Verzeichnis, in dem das Verzeichnis des Projekts angelegt wird.
help-wheels = Wohin das Wheel kommt.
help-work = Wo die Dateien des Compilers liegen, für das nächste Mal.
help-fresh = Nichts schreiben; mit 1 enden, wenn state/written.py nicht so ist, wie es geschrieben würde.
help-chapter = Ein Kapitel: der mittlere Teil der Kennungen seiner Regeln, etwa chg.
help-reckoned = Nichts schreiben; mit 1 enden, wenn ein Beispiel jetzt andere Zahlen ergibt.
help-compare = Auch Folgen von acht Wörtern finden, die ein Text mit einer Datei in diesem Verzeichnis gemeinsam hat.
version-compiled = kompiliert
version-interpreted = interpretiert

## Am Tisch

welcome = Antworte mit einer Nummer oder mit Worten. Die Eingabetaste nimmt das Übliche, „help“ zeigt den Rest.
prompt = {"> "}
prompt-confirm = Eingabetaste führt es aus, eine Nummer ändert es: {""}
prompt-dice = Würfel, oder Eingabetaste, damit der Computer wirft: {""}
is-default = (Eingabetaste)
many-fields = { $count } Felder sind erreichbar; tippe eines ein, etwa 3,4.
more-options = Noch { $count }; tippe ein, was du willst.
nothing-said = nichts
path-to =
    { $steps ->
        [one] nach { $field }
       *[other] nach { $field }, { $steps } Schritte
    }
possible =
    { $more ->
        [0] Möglich: { $offered }.
       *[other] Möglich: { $offered } und { $more } weitere.
    }
referee = die Spielleitung
undone = Zurückgenommen: { $count } { $count ->
        [one] Eintrag
       *[other] Einträge
    }. So steht der Kampf jetzt wieder:
redone = Wiederhergestellt: { $count } { $count ->
        [one] Eintrag
       *[other] Einträge
    }.
nothing-to-undo = Das ist der Anfang; es gibt nichts zurückzunehmen.
nothing-to-redo = Es gibt nichts wiederherzustellen.
odds-how = Nenne eine Wahl der Figur, die am Zug ist, etwa: odds { $example }
odds-none = Chancen gibt es für die Wahl eines Kämpfers; hier wird nach Würfeln oder eine ganze Seite gefragt.
nothing-to-answer = Es wird nichts gefragt.
no-number = Noch wurde keine Zahl erklärt.
rule-unknown = { $rule } ist keine Regel dieses Buchs.
saved = Die Aufzeichnung ist in { $file }.
volunteer-how = Nenne einen deiner Kämpfer und was außer der Reihe geschieht: volunteer NAME WAHL. Deine: { $fighters }.
save-where = Nenne eine Datei: save DATEI.
save-failed = { $file } kann nicht geschrieben werden: { $reason }. Der Kampf geht weiter.
left = Der Kampf wurde nicht gespeichert. Nächstes Mal bewahren ihn „save DATEI“ oder --save.
after-the-end = Der Kampf ist vorbei. „undo“, „log“, „why“ und „save“ gehen noch; die Eingabetaste beendet.
dice-on = Du wirfst jetzt für deine Kämpfer; tippe ein, was fällt. „dice“ gibt die Würfel wieder ab.
dice-off = Der Computer wirft alle Würfel.
dice-all = Du wirfst jetzt für alle; tippe ein, was fällt.
replay-unfinished = Hier endet die Aufzeichnung; der Kampf ist nicht vorbei.
more-complaints = … und { $count } weitere, die aus den ersten folgen können.
verified = { $file }: { $entries } Einträge; Prüfsummen, Zustände und Würfel stimmen, und die Würfel kommen aus dem offengelegten Startwert.
verified-dice = Aus Startwert, Beiträgen und Antworten nachgerechnete Würfel des Tisches: { $dice }. Personen, deren Seite einen Wert beigetragen hat: { $people }. Eingetippte Würfe, die niemand prüfen kann: { $typed }. Aus einer anderen Aufzeichnung mitgebrachte Würfel: { $brought }.
verified-without-seed = { $file }: { $entries } Einträge; Prüfsummen und Zustände stimmen. Der Startwert ist nicht offengelegt, deshalb konnten die Würfel nicht geprüft werden.
held-against = Alles, was { $file } versprochen hat, steht unverändert darin.
rulings-changed = Seit Beginn des Kampfes geänderte Regeln: { $rules }.
rulings-unknown = Der Kampf wurde nach Version { $then } des Regelwerks gespielt; dieses Programm hat Version { $now } und kann nicht sagen, was sich unterscheidet.
edict-help = Das Wort der Spielleitung, etwa:
    edict set fighter={ $fighter } field={ $field } value=5
    edict add-state fighter={ $fighter } state={ $state }
    edict remove-state fighter={ $fighter } state={ $state }
    edict modifier fighter={ $fighter } amount=-2
    edict allow fighter={ $fighter } text="schwingt sich an der Lampe" price=1
    edict skip fighter={ $fighter }
    edict remove-fighter fighter={ $fighter }
    edict say text="Die Lampe geht aus."
    edict end winner=SEITE
    Felder, die gesetzt werden können:
edict-states = Zustände: { $states }

command-choices = Tippe eine Nummer oder eine Wahl wie „{ $example }“; „back“ nimmt einen Schritt zurück.
command-help = help              diese Liste
command-undo = undo              zurück zu deiner letzten Entscheidung
command-redo = redo              wieder vorwärts
command-why = why [N|REGEL]     die letzte Zahl ganz; die Zahl der Möglichkeit N; was eine Regel sagt
command-edict = edict ...         bestimmen: einen Wert setzen, einen Zustand geben, den Kampf beenden (allein: wie)
command-volunteer = volunteer ...     einen deiner Kämpfer außer der Reihe etwas tun lassen: volunteer NAME WAHL
command-save = save [DATEI]      die Aufzeichnung schreiben
command-dice = dice [all]        echte Würfel werfen und eintippen, oder damit aufhören
command-log = log [full]        die ganze Geschichte; full: mit allen Zahlen und Regeln
command-map = map               die Karte und die Kämpfer
command-engine = engine            den Computer dieses Mal entscheiden lassen
command-odds = odds WAHL         genau, was aus einer Wahl von dir folgen würde
command-advise = advise [SEKUNDEN] wer gewinnen wird und was am besten ist
command-quit = quit              gehen; mit --save geht nichts verloren

## Was in jedem Buch geschieht

roll =
    { $count ->
        [one] { $actor }, { $purpose }: { $dice } → { $faces }
       *[other] { $actor }, { $purpose }: { $dice } → { $faces } = { $total }
    }
die-sign = W
dice-highest =
    { $count ->
        [one] { $dice } (der höchste)
       *[other] { $dice } (die { $count } höchsten)
    }
dice-lowest =
    { $count ->
        [one] { $dice } (der niedrigste)
       *[other] { $dice } (die { $count } niedrigsten)
    }
dice-rolled-on = { $dice } (ab { $from } weitergewürfelt)
roll-counted =
    { $successes ->
        [0] { $actor }, { $purpose }: { $faces } → kein Erfolg
        [one] { $actor }, { $purpose }: { $faces } → ein Erfolg
       *[other] { $actor }, { $purpose }: { $faces } → { $successes } Erfolge
    }
effect-becomes-known =
    { $key ->
        [attacks] { CAP(A($actor)) } ist nicht mehr verborgen.
        [met] { CAP(A($target)) } stößt auf { ACC($actor) }, bisher verborgen.
       *[other] { CAP(A($target)) } bemerkt { ACC($actor) }.
    }
heading-fight-over =
    { $said ->
        [0] Der Kampf ist vorbei. Niemand hat gewonnen.
       *[other] Der Kampf ist vorbei. { GENDER($word) ->
            [m] { CAP(A($word)) } hat gewonnen.
            [f] { CAP(A($word)) } hat gewonnen.
            [n] { CAP(A($word)) } hat gewonnen.
            [p] { CAP(A($word)) } haben gewonnen.
           *[other] Sieger: { $word }.
        }
    }
edict-edict = { $key }
edict-edict-say = { $key }
goal = gegen { $need }
ask-dice =
    { $known ->
        [0] { CAP($who) }: Wirf { $dice } ({ $purpose }).
       *[other] { CAP($who) }: Wirf { $dice } ({ $purpose }): { $goal }.
    }
part-referee = Spielleitung
part-hidden = unbekannt
slot-verb = Was?
slot-fighter = Kämpfer
slot-before = vor wem
slot-field = Feld
slot-value = Wert
slot-state = Zustand
slot-side = Seite
slot-dice = Würfel
slot-amount = Betrag
slot-price = Preis
slot-question = Frage
slot-entry = Eintrag
slot-data = Daten

## Warum eine Antwort nicht gilt

reason-text-too-long = Das ist zu lang: { $value } Zeichen.
reason-no-verb = „{ $value }“ sagt nicht, was zu tun ist; beginne mit einem Wort wie „angreifen“.
reason-not-understood = „{ $value }“ wurde nicht verstanden.
reason-slot-twice = Zweimal gesagt: { $slot } ({ $value })
reason-slot-missing = Nicht klar ist: { $slot }?
reason-standing-grave = Niemand ergibt sich, flieht oder geht bis zum Äußersten durch eine gemerkte Antwort: { $value }
reason-slot-unknown = { $slot } gehört nicht zu dieser Wahl ({ $value }).
reason-ambiguous = „{ $value }“ kann mehreres bedeuten.
reason-not-possible = „{ $value }“ ist hier nicht möglich.
why-possible = „{ $value }“ ist möglich: Es steht unter den Möglichkeiten.
reason-not-a-face = „{ $value }“ ist keine Seite dieses Würfels.
reason-wrong-number-of-dice = „{ $value }“ ist nicht die richtige Zahl von Würfeln.
reason-nothing-to-volunteer = { $value } kann jetzt außer der Reihe nichts tun.
reason-nothing-asked = Es gibt gerade keine Frage.
reason-question-stale = Diese Frage ist schon beantwortet ({ $value }).
reason-entry-unknown = Es gibt keinen Eintrag { $value }.
reason-field-not-settable = Das Feld „{ $value }“ kann nicht gesetzt werden.
reason-state-unknown = Es gibt keinen Zustand „{ $value }“.
reason-cannot-add-fighters = In diesen Kampf kann niemand gebracht werden.
reason-cannot-skip = Jetzt kann niemand übergangen werden.
reason-cannot-improvise = Jetzt kann nichts improvisiert werden.
reason-order-not-settable = Hier gibt es keine Reihenfolge, die sich setzen ließe.
reason-not-in-order = „{ $value }“ hat keinen Platz in der Reihenfolge.
reason-order-turn-begun = Dadurch gewinnt oder verliert niemand einen Zug: Wer schon gehandelt hat und wer noch an die Reihe kommt, tauscht nur unter seinesgleichen den Platz.
reason-fighter-unknown = Es gibt keinen Kämpfer „{ $value }“.
reason-side-unknown = Es gibt keine Seite „{ $value }“.
reason-edict-unknown = Es gibt kein Machtwort „{ $value }“.
reason-not-unicode = Das ist kein lesbarer Text.
reason-number-out-of-bounds = { $slot }: { $value } ist zu groß oder zu klein.
reason-other-dice = „{ $value }“ ist nicht die Art Würfel, die geworfen wird.
reason-no-dice-awaited = Gerade ist kein Wurf fällig.
reason-does-not-fit = Das passt nicht mehr zum Kampf: { $value }
reason-not-a-field = Das ist kein Feld der Karte: { $value }
reason-path-unreadable = Der Weg wurde nicht verstanden: { $value }
reason-path-not-adjacent = Der Weg führt nicht von Feld zu Feld: { $value }
reason-not-a-whole-number = { $slot }: „{ $value }“ ist keine ganze Zahl.
reason-not-json = { $slot }: „{ $value }“ ist kein JSON.

## Simulation

simulated = { $fights } Kämpfe, Startwert { $seed }, { $seconds } s: { $rate } Kämpfe und { $decisions } Entscheidungen je Sekunde ({ $how })
draws = unentschieden
bounded =
    { $count ->
        [one] Ein Kampf hat die Rundengrenze erreicht und zählt als unentschieden.
       *[other] { $count } Kämpfe haben die Rundengrenze erreicht und zählen als unentschieden.
    }
rounds-took = Runden: { $mean } im Mittel; 5 % enden bis { $low }, die Hälfte bis { $median }, 95 % bis { $high }.
odds-exact = Genau; { $runs } Würfelverläufe.
odds-by-chance = Nicht genau: { $runs } zufällige Verläufe, mit 95-%-Intervallen.
odds-typical = Die Würfel vor der Wahl, etwa die Initiative, sind die eines zufälligen Verlaufs.
odds-cut = Explodierende Würfel sind abgeschnitten: Höchstens { $cut } kann anderswohin gehören.
odds-sampled = Es gibt mehr als { $most } Würfelverläufe, zu viele für genaue Chancen; { $samples } werden zufällig gezogen. --runs erlaubt mehr.
odds-solved = Gelöst: { $states } Zustände, { $runs } Würfelverläufe, keine Rundengrenze.
odds-out = außer Gefecht
odds-error = Auf { $error } genau.
odds-simulated = Der Kampf hat mehr als { $most } { $what ->
        [states] Zustände
       *[other] Würfelverläufe
    }, zu viele zum Lösen; stattdessen werden { $fights } Kämpfe simuliert. --runs erlaubt mehr Verläufe.
odds-damage = Schaden an { DAT($fighter) }: { $mean } im Mittel, höchstens { $most }; keiner { $none }.
advice-for = Was { A($who) } tun kann:
advice-usual = (üblich)
advice-rollouts = { $count } Durchläufe
fought = { $fights } Kämpfe in { $seconds } s, { $rate } je Sekunde, { $processes ->
        [one] ein Prozess
       *[other] { $processes } Prozesse
    }
looked-closely = Ein genauerer Blick auf { $fights } dieser Kämpfe, ganz erzählt; Häufigkeit und Schaden je Kampf:
more-rows =
    { $count ->
        [one] Eine weitere Zeile ist im JSON-Dokument.
       *[other] { $count } weitere Zeilen sind im JSON-Dokument.
    }
stopped-precision = Beendet, als die Intervalle schmal genug waren.
stopped-time = Beendet, als die Zeit um war; dies war bis dahin fertig.
stopping = hält an; noch einmal Strg-C: sofort
stopped-cancelled = Von Hand beendet; dies war bis dahin fertig.
compared-rounds = Runden: { $one } und { $other } im Mittel, { $difference } ({ $low } … { $high }).
unlike-books = Hier werden zwei Bücher verglichen: Runden, Werte und Würfel haben nichts gemein.
unlike-sizes = Die Seiten sind nicht in beiden gleich stark besetzt: Die gemeinsamen Würfel helfen wenig.
compared-same = { $share } der Kämpfe enden in beiden gleich.
column-standing = stehen noch
column-losses = tot
column-still = steht noch
column-out-in = raus in Runde (Median)
    .short = raus in Runde
column-action = Handlung
column-item = womit
column-chosen = gewählt
column-worked = richtete Schaden an
column-damage = Schaden
column-won-with = Kämpfe gewonnen
column-rule = Regel
column-had-a-say = wirkte mit in
column-changed = Zahlen geändert
column-decided = Würfe entschieden
column-health = Gesundheit übrig
column-half-of-fights = mittlere Hälfte
column-rounds = Runden
column-fights = Kämpfe
column-difference = Unterschied, Punkte
column-independent = mit eigenen Würfeln
column-encounter = Begegnung
column-rest = Rast davor
column-begun = begonnen
column-won = gewonnen
column-of-all-days = von allen Tagen
column-able = kampffähig (Gesundheit nach einem Sieg)
    .short = kampffähig
column-side = Seite
column-wins = Siege
column-share = Anteil
column-interval = 95-%-Intervall
column-outcome = Ausgang
column-chance = Chance
column-advice = Seite, Möglichkeit
column-fighter = Kämpfer
column-survived = überlebt
column-dealt = Schaden ausgeteilt
column-taken = Schaden eingesteckt
column-name = Name
column-book = Buch
column-title = Titel

## Regeln und Dateien

source-seed = aus dem Buch
source-supplement = Ergänzung
source-ruling = Auslegung
status-code = vom Programm angewandt
status-fiat = der Spielleitung überlassen
rule-switch = Option { $switch }
rule-see = siehe { $rules }
no-test = kein Test
state-written = { $file } ist geschrieben.
state-fresh = { $file } ist so, wie es geschrieben würde.
state-stale = { $file } folgt nicht mehr aus den Erklärungen: `fechtbuch write-state { $value }` ausführen.
tune-step = alle zugleich
tune-tried = { $what }: { $worth }
tune-title = Anteile in zurückgelegten Szenarien, { $book }
tune-against = Gegen
tune-before = vorher
tune-after = nachher
tune-better = Besser als vorher; { $tried } Sätze von Gewichten in { $seconds } s erprobt.
tune-no-better = Nicht besser als vorher; { $tried } Sätze von Gewichten in { $seconds } s erprobt. Mehr Zeit oder ein anderer Startwert kann helfen.
tune-written = Geschrieben nach { $file }.
new-book-made =
    { $folder } ist angelegt. Als Nächstes:
    cd { $folder }
    pip install -e '.[test]'
    pytest
    pytest --pyargs fechtbuch.testing.conformance --book { $book }
    fechtbuch play { $book }/in-the-alley
book-built = { $file } ist fertig: mit pip installieren, und das Buch läuft kompiliert.
rulebook-checked =
    { $faults ->
        [0] Keine Fehler gefunden.
        [one] 1 Fehler gefunden.
       *[other] { $faults } Fehler gefunden.
    } { $missing ->
        [0] Kein Kapitel fehlt.
       *[other] Noch nicht geschrieben: { $names }.
    }
coverage =
    { $missing ->
        [0] { $rules } Regeln, alle mit Tests.
       *[other] { $rules } Regeln, { $missing } ohne Test.
    }
unknown-id = { $test } ist mit { $rule } gekennzeichnet; das ist keine Regel.
valid = { $file } ist gültig.

## Was an einem Befehl nicht stimmt

bad-odds = { $reason }
bad-odds-both = --actor und --choice gehören zusammen; lass beide weg für die Chancen des ganzen Kampfes
bad-odds-choice = --choice: { $reason }
bad-odds-answer = --answer: { $reason }
bad-entry = --entry { $value }: Die Aufzeichnung hat die Einträge 0 bis { $last }
bad-side = --seat { $value }: keine solche Seite; es gibt { $sides }
bad-withheld = Der Rat wird zurückgehalten: Etwas an diesem Kampf ist der Seite verborgen, die fragt.
bad-language = --language { $value }: nicht bekannt; es gibt { $known }
bad-book = { $value }: kein solches Regelwerk; es gibt { $known }
bad-several-kinds = --sweep, --versus, --mirror und --levels schließen einander aus; nimm eins davon
bad-levels-alone = --levels geht weder mit --policy noch mit --state, --out oder --chart
bad-chain-alone = Eine Kette von Begegnungen nimmt weder --sweep, --versus, --mirror, --set noch --policy; ändere ihre Szenarien
bad-precision = --precision { $value }: Gib die halbe Breite des Intervalls an, etwa 0.5% oder 0.005
bad-time = --time { $value }: Gib eine Zeit an, etwa 90s, 2m oder 1h
bad-policy = --policy { $value }: Schreibe SEITE=NAME, etwa red=random
bad-policy-file = --policy: { $reason }
bad-policy-folders = --policy: Dateien mit Gelerntem müssen in einem gemeinsamen Ordner liegen
bad-policy-extra = --policy { $value }: Gelerntes braucht NumPy: pip install 'fechtbuch[rl]'
bad-save-directory = { $value }: Das ist ein Verzeichnis; nenne eine Datei
bad-save-nowhere = { $value }: Das Verzeichnis { $folder } gibt es nicht; lege es zuerst an
bad-save-forbidden = { $value }: In das Verzeichnis { $folder } kann nicht geschrieben werden
bad-telling = --tell { $value }: Zur Wahl stehen { $known }
bad-format = --format { $value }: Zur Wahl stehen { $known }
bad-seed = --seed { $value }: Gib eine ganze Zahl wie 7 an oder { $digits } hexadezimale Ziffern
bad-json-without-auto = --json erzählt einen ganzen Kampf auf einmal; nimm es zusammen mit --auto
bad-as-and-auto = --as und --auto schließen einander aus; lass eines weg
bad-record-and-scenario = { $value }: Eine Aufzeichnung nennt ihr eigenes Szenario; lass eines von beiden weg
bad-record-and-seed = --seed { $value }: Eine Aufzeichnung hat ihren eigenen Startwert; lass eines von beiden weg
bad-seed-secret = { $value }: Der Startwert ist nicht offengelegt, deshalb kann der Kampf hier nicht weitergehen
bad-rule = { $value }: Keine Regel und kein Regelwerk heißt so; es gibt { $known }
bad-tests = --tests { $value }: kein solches Verzeichnis; führe dies bei den Quellen aus oder nenne das Verzeichnis mit den Tests
bad-package = { $value }: kein solches Paket; gib einen Namen mit Punkten an, der sich importieren lässt, oder das Verzeichnis des Pakets
bad-book-name = { $value }: kein Name für ein Paket; kleine Buchstaben, Ziffern und einzelne Unterstriche, etwa iron_ring
bad-book-taken = { $value }: etwas dieses Namens ist schon installiert; nimm einen anderen
bad-book-exists = { $value }: ein solches Verzeichnis gibt es schon
bad-build-interpreted = Fechtbuch selbst läuft hier interpretiert, ein kompiliertes Buch hätte keine Engine: erst ein kompiliertes Fechtbuch installieren
bad-build-no-compiler = Zum Kompilieren braucht es { $requirements }: mit pip installieren
bad-build-not-installed = { $value }: keine installierte Distribution bringt dieses Buch mit; erst sein Verzeichnis mit pip install -e installieren
bad-build-failed = Das Kompilieren ist gescheitert, siehe oben; was mypyc will, steht in Fechtbuchs Anleitung für Beitragende
bad-build-other-engine = { $value } wurde gegen eine andere Engine kompiliert als die installierte und würde mit ihr abstürzen: Fechtbuch und mypy eines Standes installieren
bad-no-state = { $value }: in { $folder } ist nichts erklärt; Klassen des Zustands erweitern Fight, Fighter, Piece, Value oder Choice
bad-chapter = { $value } ist kein Kapitel dieses Buchs; Kapitel: { $known }
bad-table = { $value } ist keine Tabelle dieses Buchs; Tabellen: { $known }
bad-declaration = { $file }, Zeile { $line }: { $problem }
bad-no-plans = { $value } hat keine Pläne: Es gibt nichts abzustimmen
bad-level = --from { $value }: Diese Stufe gibt es nicht; es gibt { $known }
bad-no-weights = --pool { $value }: keine Tabelle [weights] darin; gib eine Datei an, die `fechtbuch tune --write` geschrieben hat
bad-seat = --as { $value }: Niemand heißt so; Kämpfer: { $fighters }; Seiten: { $sides }

## Richtungen auf der Karte

direction-n = Norden
direction-ne = Nordosten
direction-e = Osten
direction-se = Südosten
direction-s = Süden
direction-sw = Südwesten
direction-w = Westen
direction-nw = Nordwesten

# Levels of play.

played-by = Gespielt von: { $who }
levels-simulated = { $fights } Kämpfe auf jeder Stufe, Startwert { $seed }
level = Stufe
levels-agree = Keine Stufe urteilt anders darüber, wer vorn liegt.
levels-differ = Wer vorn liegt, hängt von der Spielstufe ab.
## Importing fighters

help-import = Kämpfer aus Dateien lesen, die man schon hat: .gcs (GURPS Character Sheet 5), Tabellen .csv und .tsv, .toml und .json
help-import-files = Dateien mit Kämpfern
help-import-to = Wohin die Kämpferdateien geschrieben werden
help-import-book = Das Buch, wo eine Datei es nicht nennt
imported = { $name } → { $file }
import-agreement = { $what }: { $agree } von { $all } wie in der Datei ({ $share } %)
figure-level = Fertigkeitswerte
figure-damage = Schaden
figure-parry = Paraden
figure-block = Blöcke
figure-dodge = Ausweichen
figure-move = Bewegung
figure-dr = SR

# The best response in a small duel.

help-best = Was jede Seite eines kleinen Duells gegen die Spielweise der anderen bestenfalls gewinnen könnte, und was die eigene Spielweise also verschenkt.
odds-played = nach ihrer Spielweise
odds-best = bestenfalls
odds-regret = verschenkt
odds-tried = { $decisions } Entscheidungen über { $runs } Würfelverläufe durchprobiert
bad-odds-best-alone = --best fragt nach dem ganzen Kampf: lass --actor, --choice und --answer weg
bad-odds-best-large = zu groß, um jeden Plan durchzuprobieren: mehr als { $most } { $what }
