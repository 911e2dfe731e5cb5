### Die Worte der Seite selbst. Was im Kampf geschieht, erzählen die Bücher.

## Jede Seite

skip-to-content = Zum Inhalt springen
pages = Seiten
lobby = Lobby
build = Kampf bauen
simulate = Labor
language = Sprache
light =
    { $light ->
        [light] Darstellung: hell
        [dark] Darstellung: dunkel
       *[auto] Darstellung: wie Gerät
    }
close = Schließen
cancel = Abbrechen
save = Speichern
loading = Einen Augenblick, bitte.
yes = ja
no = nein
menu = Menü
error-offline = Der Server ist nicht zu erreichen.
error-offline-remedy = Es ging nichts verloren. Verbindung prüfen und noch einmal versuchen.
error-server = Der Server konnte das nicht ausführen. Es ging nichts verloren.

## Lobby

lobby-title = Einen Kampf wählen
books = Regelwerke
against = gegen
side-of =
    { $count ->
        [one] { $side } (ein Kämpfer)
       *[other] { $side } ({ $count } Kämpfer)
    }
play-engine = Gegen den Computer spielen
starting = Der Tisch wird eröffnet …
new-table = Tisch für eine Runde
is-it-fair = Ist das ausgewogen?
you = Du
your-tables = Deine Tische
forget = Vergessen
own-fight = Ein eigener Kampf
own-fight-text = Stelle Kämpfer aus dem Katalog oder aus eigenen Dateien auf eine selbst gemalte Karte, setze einen gespeicherten Kampf fort, oder sieh, wie ein Kampf zehntausendmal ausginge.
load-record = Gespeicherten Kampf laden

## My fighters

my-fighters = Meine Kämpfer
my-scenes = Meine Szenen
fighters-text = Einen Bogen schreiben oder einen mitbringen, den es schon gibt. Alles bleibt unter dem eigenen Schlüssel und kann an jeden Tisch.
begin-with = Anfangen mit
blank-sheet = Leerer Bogen ({ $book })
new-fighter = Neuer Kämpfer
import-files = Dateien importieren
import-hint = .gcs von GURPS Character Sheet 5, Tabellen .csv und .tsv, Kämpfer und Szenen .toml oder .json, oder ein .zip davon.
brought-in = Was hereingekommen ist
agreement = { $agree } von { $all } Zahlen sind die der Datei.
edit = Bearbeiten
duplicate = Kopieren
copy-of = { $name } (Kopie)
portrait = Porträt
delete = Löschen
delete-sure = { $name } endgültig löschen?
bout = Ein Kampf zu zweit
bout-title = Ein Waffengang
foe = Gegen
my-key = Der eigene Schlüssel
export-all = Alles als ein Zip
delete-all = Alles löschen
delete-all-sure = Alle eigenen Kämpfer und Szenen samt Schlüssel löschen?
sheet-numbers = Werte
sheet-later = Weiteres, wer es braucht
keep-wounds = Wunden übernehmen
wounds-kept = Die Wunden von { $name } sind übernommen.
sheet-gear = Ausrüstung
sheet-add = Hinzufügen
sheet-search = Hinzufügen …
sheet-special = Besonderes
sheet-move = Verschieben
sheet-key = Ein Kurzname, etwa alte-axt
sheet-kept = { $name } ist gespeichert.
leave-sure = Ohne Speichern verlassen?
keep = Speichern
what-follows = Was daraus folgt
drop-hint = Oder sie irgendwo auf diese Seite ziehen.
look-title = Wie { $name } aussieht
portrait-file = Ein Bild
portrait-hint = PNG, JPEG oder WebP, höchstens zehn Megabyte. Gezeigt wird die Mitte, rund.
arms-title = Oder ein Wappen
arms-charge = Wappenbild
arms-field = Feld
arms-ink = Farbe des Wappenbilds
arms-take = Dieses Wappen führen
look-none = Keins von beiden
open-in-builder = Szene umbauen
instead-of = Anstelle von { $name }
as-in-scene = wie in der Szene
keep-scene = Bei meinen Szenen behalten
scene-kept = „{ $name }“ ist aufgehoben.
open-my-scene = Eine meiner Szenen öffnen
charge-sword = Schwert
charge-messer = Messer
charge-axe = Axt
charge-mace = Streitkolben
charge-pike = Spieß
charge-halberd = Hellebarde
charge-bow = Bogen
charge-gun = Büchse
charge-shield = Schild
charge-beast = Tatze
charge-horse = Ross
charge-fist = Faust
tincture-gules = Rot
tincture-azure = Blau
tincture-vert = Grün
tincture-sable = Schwarz
tincture-purpure = Purpur
tincture-or = Gold
tincture-argent = Silber
my-key-text = Wer diesen Link hat, hat die Kämpfer. Gut aufheben: niemand kann ihn wiedergeben. { $days ->
    [0] { "" }
   *[other] Nach { $days } Tagen ohne Besuch werden sie vergessen.
}
still-wrong = { $count ->
    [one] Eines stimmt noch nicht
   *[other] { $count } Dinge stimmen noch nicht
}

## Ein Tisch für eine Runde

group-title = Ein Tisch für „{ $title }“
player = Spieler { $number }
seat-number = Platz { $number }
who-plays = Wer spielt wen?
the-engine = der Computer
group-real-dice = Alle würfeln mit echten Würfeln und tippen das Ergebnis ein
open-table = Tisch eröffnen
group-links = Der Tisch ist offen und wartet, bis du beginnst. Schicke allen den Link ihres Platzes; wer den Link hat, hat den Platz.
link-open = Öffnen
link-copy = Link kopieren
link-copied = Der Link ist kopiert.
link-qr = QR-Code
link-qr-label = QR-Code des Links: { $name }
link-spectator = Zuschauer (sehen alles Offene, berühren nichts)
link-replay = Wiedergabe
link-new = Link erzeugen
link-renew = Neuer Link
link-revoke = Link entziehen
link-made = { $seat } hat einen neuen Link; ein älterer gilt nicht mehr.
link-revoked = Der Link von { $seat } gilt nicht mehr.
open-as-master = Als Spielleitung öffnen

## Platz nehmen

joining = Du nimmst am Tisch Platz …
connection-lost =
    { $waiting ->
        [0] Die Verbindung ist unterbrochen. Es ging nichts verloren; wir versuchen es von selbst wieder.
        [one] Die Verbindung ist unterbrochen. Deine Antwort ist aufgehoben und wird gesendet, sobald wir zurück sind.
       *[other] Die Verbindung ist unterbrochen. Deine { $waiting } Antworten sind aufgehoben und werden gesendet, sobald wir zurück sind.
    }
connection-back = Wieder verbunden. Es ging nichts verloren.
compiling-now = Die Regeln werden gerade kompiliert. Bis dahin geht alles, nur langsamer; dann verbindet sich diese Seite von selbst neu.
compiled-now = Die Regeln sind jetzt kompiliert. Nichts ging verloren.
link-invalid-title = Dieser Link führt an keinen Tisch
link-invalid = Der Link ist nicht oder nicht mehr gültig. Bitte die Spielleitung um einen neuen.
your-name = Dein Name
take-seat = Platz nehmen
before-start =
    { $seats ->
        [one] { $here } von einem Spieler ist da. Der Kampf beginnt, wenn du es sagst.
       *[other] { $here } von { $seats } Spielern sind da. Der Kampf beginnt, wenn du es sagst.
    }
start-fight = Kampf beginnen
invite = Einladen

## Hinweise für Neue

hint = So geht es
hint-next = Weiter

## Die Karte

map-label = Karte
map-help = Die Pfeiltasten wählen unter den erreichbaren Feldern, die Eingabetaste nimmt eines. Mit der Umschalttaste, oder wenn es keine gibt, verschieben sie die Karte. Plus und Minus vergrößern und verkleinern, 0 zeigt die Kämpfer.
map-as-text = Die Karte in Worten
map-size =
    { $topology ->
        [hexes] { $wide } mal { $high } Sechsecke.
       *[squares] { $wide } mal { $high } Quadrate.
    }
distance-to =
    { $far ->
        [one] { $fighter }: ein Feld entfernt.
       *[other] { $fighter }: { $far } Felder entfernt.
    }
zoom-in = Näher
zoom-out = Weiter weg
zoom-fit = Die Kämpfer zeigen
pick-fighter = Wählen: { $fighter }
at-field = Feld { $x },{ $y }
out-of-fight = außer Gefecht
health = Gesundheit
health-of = Gesundheit { $health } von { $full }
health-unknown = Gesundheit unbekannt
health-called = { $book ->
        [landsknecht] Das Buch nennt sie Wunden: was übrig ist, nicht was erlitten wurde.
        [gurps] Das Buch nennt sie Trefferpunkte: was übrig ist, nicht was erlitten wurde.
        [phase-six] Das Buch nennt sie Lebenspunkte: was übrig ist, nicht was erlitten wurde.
        [tales-and-legends] Das Buch nennt sie Leben: was übrig ist, nicht was erlitten wurde.
       *[other] Was übrig ist, nicht was erlitten wurde.
    }

## Reihenfolge und Aussichten

turn-order = Reihenfolge
turn-done = hat gehandelt
turn-now = ist am Zug
labelled = { $label }: { $text }
round = Runde { $round }
chance-label = Gewinnchance: { $shares }

## Die Frage

question = Die Frage
paused = Das Spiel ist angehalten.
waiting-for = Der Tisch wartet auf { $who }.
options = Möglichkeiten
options-for = Mit { $target }
all-options = Alle Möglichkeiten
back = Zurück
do-it = Ausführen
sending = Wird gesendet …
standing-answers = Gemerkte Antworten
take-back = Zurücknehmen
choose = Wählen
pick-field =
    { $count ->
        [one] Ein Feld ist erreichbar. Auf der Karte antippen oder hier wählen.
       *[other] { $count } Felder sind erreichbar. Eines auf der Karte antippen oder hier wählen.
    }
why-not = Warum nicht …?
why-not-what = Warum geht nicht
ask = Fragen
why-last = Warum? Die letzte Zahl
why-nothing = Es wurde noch keine Zahl erklärt.
let-engine-answer = Den Computer entscheiden lassen
mean-damage = { $fighter }: Schaden im Mittel
odds-harm = { $fighter }: Schaden { $share }
odds-exact = genau
odds-estimated = geschätzt
countdown =
    { $seconds ->
        [one] Noch eine Sekunde.
       *[other] Noch { $time } Sekunden.
    }
countdown-default =
    { $seconds ->
        [one] Noch eine Sekunde, dann: { $answer }.
       *[other] Noch { $time } Sekunden, dann: { $answer }.
    }
answer-for = Antworten für:
volunteer = Außer der Reihe

## Echte Würfel

die = Würfel { $number } mit { $sides } Seiten
die-more = Ein Würfel mehr
dice-send = Das habe ich gewürfelt
dice-table-rolls = Den Tisch würfeln lassen
real-dice = Echte Würfel
real-dice-on = Mit echten Würfeln würfeln
real-dice-off = Den Tisch für mich würfeln lassen

## Das Protokoll

log = Protokoll
log-filter = Zeigen
log-all = Alles
log-mine = Meines
log-full = Zahlen
log-rolls = Würfe
log-earlier = Frühere Einträge zeigen
log-fold = Zuklappen
log-steps =
    { $count ->
        [one] (ein Schritt)
       *[other] ({ $count } Schritte)
    }
log-unfold =
    { $count ->
        [0] Einzelheiten
        [one] Ein Wurf
       *[other] { $count } Würfe
    }
decided-by = Entschieden von: { $who }
decided-referee = die Spielleitung
decided-table = der Tisch
decided-default = niemand rechtzeitig
decided-standing = gemerkte Antwort
decided-engine = der Computer

## Der Bogen

sheet = Bogen
fighter = Kämpfer
mine = meiner
states = Zustände
in-hand = In der Hand:
played-by-engine = vom Computer gespielt
is-hidden = verborgen

## Tafeln

panels = Tafeln
tab-map = Kampf
tab-order = Reihe
tab-log = Geschichte
tab-sheet = Bogen
tab-master = Leitung

## Tasten

keys = Tastatur
key-question = zur Frage
key-map = zur Karte
key-log = zum Protokoll
key-sheet = zum Bogen
key-confirm = das Zusammengestellte ausführen, sonst das Beste
key-back = einen Schritt zurück
key-help = diese Liste

## Die Spielleitung

game-master = Spielleitung
undo = Zurücknehmen
redo = Wiederherstellen
pause = Anhalten
go-on = Weiter
go-on-stored = Vom gespeicherten Stand aus weiterspielen
    .short = Vom Speicherstand weiterspielen
undone = Bisher zurückgenommen: { $count }
undo-to-here = Bis hierher zurücknehmen
undo-to-here-sure = Alles danach wird zurückgenommen. „Wiederherstellen“ bringt es zurück, solange niemand anders entscheidet.
seats = Plätze
seat-new = Neuer Platz
seat-add = Platz hinzufügen
seat-remove = Ein Platz weniger
seat-online = da
seat-offline = nicht da
seat-empty = kein Kämpfer
seat-engine = Der Computer spielt
seat-hand-over = Kämpfer übergeben
seat-fighters = Kämpfer von { $seat }
settings = Einstellungen
deadline = Zeit für eine Antwort
deadline-seconds =
    { $seconds ->
        [0] unbegrenzt
       *[other] { $seconds } Sekunden
    }
reveal-foes = Spieler sehen die Zahlen ihrer Gegner
advice-players = Spieler sehen die Gewinnchance und was am häufigsten gewinnt
typed-dice-players = Spielende dürfen echte Würfel eintippen
link-referee = Dein eigener Link als Spielleitung
link-referee-sure = Du bekommst einen neuen Link, und der alte gilt auf keinem Gerät mehr; nur diese Seite macht mit dem neuen weiter.
link-renew-of = Neuer Link: { $name }
link-renewed = Es gibt einen neuen Link; der alte gilt nicht mehr.
kept-days =
    { $days ->
        [one] Dieser Tisch wird vergessen, wenn hier einen Tag lang nichts geschehen ist. Wer die Aufzeichnung behalten will, speichert sie.
       *[other] Dieser Tisch wird vergessen, wenn hier { $days } Tage lang nichts geschehen ist. Wer die Aufzeichnung behalten will, speichert sie.
    }
delete-table = Tisch löschen
delete-table-sure = Der Kampf, seine Aufzeichnung, alle Plätze und alle Links sind dann endgültig weg, für alle. Speichere vorher die Aufzeichnung, falls jemand sie haben will.
delete-table-do = Endgültig löschen
files = Dateien
save-record = Aufzeichnung speichern
story = Geschichte
story-html = Als Seite speichern
story-md = Als Markdown speichern
show-fighter = Zeigen
hide-fighter = Verbergen

## Machtworte

edict = Machtwort
edict-new = Machtwort
edict-here = Machtwort an dieser Stelle
edict-what = Was
edict-in-past = Zu jenem Zeitpunkt; was später kam, wird wieder angewandt, soweit es passt
edict-set = Wert setzen
edict-add-state = Zustand hinzufügen
edict-remove-state = Zustand wegnehmen
edict-modifier = Modifikator auf den nächsten Wurf
edict-allow = Improvisierte Handlung erlauben
edict-skip = Zug überspringen
order-earlier = Früher handeln
order-later = Später handeln
order-drag = an eine andere Stelle ziehen, oder Umschalt und Pfeiltasten
edict-add-fighter = Kämpfer hinzufügen
edict-remove-fighter = Kämpfer entfernen
edict-say = Etwas sagen
edict-end = Kampf beenden
edict-field = Wert
edict-value = Neuer Wert
edict-health = Gesundheit: was übrig ist, nicht was erlitten wurde.
edict-state-value = Wie viel, wo es zählt
state = Zustand
edict-amount = Modifikator
edict-allow-text = Was er tut
edict-price = Preis in Aktionen
edict-say-text = Worte
edict-winner = Sieger
nobody = niemand
edict-use = Wer hinzukommt
edict-file-hint = Was aus einer Datei kommt, wird auch unter „Meine Kämpfer“ aufbewahrt.
edict-file-other = In dieser Datei ist kein Kämpfer für { $book }
edict-name = Name
edict-place = Feld
edict-tap-fighter = oder auf der Karte antippen
edict-tap-field = Tippe das Feld auf der Karte an oder schreibe es hin.
edict-hidden = Kommt vor den Gegnern verborgen
side = Seite
edict-send = So sei es

## Danach

watch-replay = Wiedergabe ansehen
another-fight = Ein anderer Kampf
fairness = Waren die Würfel fair?
fairness-how = Vor dem ersten Wurf hat der Tisch einen geheimen Startwert festgelegt und dessen Prüfsumme gezeigt. Danach hat die Seite aller, die am Tisch sitzen, je einen eigenen Zufallswert beigetragen; alle Würfe folgen aus dem Startwert, diesen Werten und den gegebenen Antworten. Darum können weder der Server noch die Spielleitung sie allein gewählt haben. Nach dem Kampf wird der Startwert gezeigt, und alle können jeden Würfel nachrechnen.
fairness-commitment = Von Anfang an gezeigte Prüfsumme:
fairness-seed = Startwert:
fairness-values = Zu den Würfeln beigetragen:
fairness-value = { $name }, vor dem ersten Wurf.
fairness-value-later = { $name }, für alle Würfe danach.
fairness-mine = (diese Seite)
fairness-nobody = Zu diesen Würfeln hat keine Seite etwas beigetragen.
fairness-later = Der Startwert wird nach dem Kampf offengelegt.
fairness-reveal = Startwert offenlegen
fairness-check = Hier prüfen
fairness-offline = Jeder Würfel lässt sich auf dem eigenen Rechner prüfen:
fair-yes =
    { $dice ->
        [one] Der eine Würfel, den der Tisch geworfen hat, wurde
       *[other] Alle { $dice } Würfel, die der Tisch geworfen hat, wurden
     } in diesem Browser nachgerechnet: aus dem Startwert, dessen Prüfsumme vor dem ersten Wurf gezeigt wurde, { $people ->
        [0] ohne Beiträge von Seiten,
        [one] aus dem Beitrag einer Seite
       *[other] aus den Beiträgen von { $people } Seiten
     } und aus allen Antworten. Jeder fiel so, wie er fallen musste.
fair-mine = Der Wert, den diese Seite selbst beigetragen hat, ist dabei, und der Tisch begann mit dem, was dieser Seite versprochen war.
fair-typed =
    { $typed ->
        [one] Ein Wurf wurde
       *[other] { $typed } Würfe wurden
     } von jemandem eingetippt; echte Würfel kann niemand nachprüfen.
fair-brought =
    { $brought ->
        [one] Ein Würfel stammt
       *[other] { $brought } Würfel stammen
     } aus einem anderen Kampf; dafür bürgt dessen eigene Aufzeichnung.
fair-no = Es stimmt nicht:
fair-no-seed = Der Startwert ist nicht der versprochene.
fair-no-header = Der Anfang der Aufzeichnung wurde verändert.
fair-no-entry = Eintrag { $entry } der Aufzeichnung wurde verändert.
fair-no-die = Bei Eintrag { $entry } stehen andere Würfel, als aus dem Startwert folgen.
fair-no-value = Was diese Seite beigetragen hat, zählt in der Aufzeichnung nicht.
fair-no-promise = Dieser Seite hatte der Tisch einen anderen Anfang oder einen anderen Startwert versprochen.
replay = Wiedergabe
share = Teilen
share-text = Wer diesen Link hat, kann den Kampf ansehen.
moment = Augenblick
moment-of = Augenblick { $moment } von { $all }, Runde { $round }
moment-number = Augenblick { $moment }
step-back = Einen Schritt zurück
step-on = Einen Schritt weiter
play = Abspielen
course-label = Wie oft { $side } gewonnen hätte, im Verlauf
turning-point = Das gab den Ausschlag ({ $swing }):

## Das Labor

simulate-title = Ist das ausgewogen?
simulate-text = Derselbe Kampf viele Male, beide Seiten vom Computer gespielt. Das Intervall zeigt, wie sicher der Anteil ist; es wird enger, während du zusiehst.
simulate-table = Der Kampf deines Tisches, von Anfang an.
simulate-other = Ein anderes Szenario
scenario = Szenario
fights = Kämpfe
simulate-more = Vorher etwas ändern
simulate-set = Setzen
simulate-sweep = Variieren
simulate-run = Durchführen
simulate-waiting = Wartet, bis es an der Reihe ist …
simulate-running = { $done } von { $fights } Kämpfen
simulate-done =
    { $done ->
        [one] Ein Kampf
       *[other] { $done } Kämpfe
    }
simulate-cancelled =
    { $done ->
        [one] Nach einem Kampf abgebrochen
       *[other] Nach { $done } Kämpfen abgebrochen
    }
simulate-failed = Das ging nicht.
result = Ergebnis
progress = Fortschritt
interval = 95 %: { $low } bis { $high }
draws = Niemand gewinnt: { $share }.
rounds-taken = Runden: { $mean } im Mittel, meist { $low } bis { $high }, die Hälfte der Kämpfe höchstens { $middle }.
chart-win-share = Wie oft jede Seite gewinnt
chart-rounds = Wie lange die Kämpfe dauern
chart-survival = Wer noch steht
chart-damage = Woher der Schaden kommt
chart-heat-map = Siegesanteile über zwei Werten

## Die Fragen des Labors

ask-fair = Ist das ausgewogen?
ask-balance = Was würde es ausgleichen?
ask-sensitivity = Woran hängt es?
ask-why = Was entscheidet?
ask-matchups = Wer schlägt wen?
ask-regress = Was ändert eine Regel?
ask-value = Was ist jeder wert?
ask-ladder = Wie gut spielt der Computer?
ask-about-balance = Wähle, was anders sein darf. Alle Werte werden mit denselben Würfeln ausgefochten; die Antwort liegt, wo die Kurve trifft, was du willst.
ask-about-sensitivity = Jede Zahl einen Schritt höher und niedriger, jedes Ding zu Hause gelassen, jeder Schalter umgelegt: was das jeweils wert ist.
ask-about-why = Was vom Ergebnis bleibt, wenn eines fehlt, welchen Anteil jedes daran hat und wie ein solcher Kampf gewöhnlich verläuft.
ask-about-matchups = Jeder kämpft gegen jeden, je zur Hälfte auf jeder Seite: Wertungen, Kreise und wen man wählen sollte.
ask-about-regress = Ein Schalter oder eine Zahl wird in allen Szenarien des Regelwerks geändert, mit denselben Würfeln wie zuvor.
ask-about-value = Heere werden ausgelost und ausgefochten. Die Kosten werden so bestimmt, dass gleich teure Heere gleich stark sind.
ask-about-ladder = Jede Spielstärke gegen jede andere, mit denselben Würfeln und vertauschten Seiten; und eine Suche, die die beste von ihnen kennt.
ladder-novice = Neuling
ladder-trained = Geübt
ladder-book = Wie im Buch
ladder-strong = Stark
ladder-about-novice = Plant und sieht nur auf den Schaden; macht Fehler.
ladder-about-trained = Plant, etwa so gut wie das eigene Spiel des Buches.
ladder-about-book = Das erste Spiel, mit dem jedes Buch kam; es ändert sich nie.
ladder-about-strong = Plant mit Gewichten, die durch Kämpfe gefunden wurden; die übliche Stärke am Tisch und im Labor.
ladder-read = Neben jedem Anteil steht, aus wie vielen Kämpfen er ist und zwischen welchen Werten der wahre in 95 von 100 Fällen liegt. Wer zehn von elf Kämpfen gewinnt, hat 400 Wertungspunkte mehr.
ladder-current = Gemessen mit den Regeln, wie sie sind, Fassung { $version }.
ladder-older = Gemessen mit Fassung { $version } der Regeln; seither haben sie sich geändert.
ladder-matrix = Was die Zeile gegen die Spalte erreicht
ladder-level = Stärke
ladder-rating = Wertung
ladder-grounds = Stark, Gelände für Gelände
ladder-ground = Gelände
ladder-ahead = Gegen das Buch
ladder-sought = Suche dagegen
ladder-draws = Unentschieden gegen sich
ladder-span = { $low } bis { $high }, { $fights } Kämpfe
ladder-holes = Was die Suche lieber täte
ladder-rollouts = { $rollouts } Versuche je Entscheidung
ladder-gain = { $gain } ± { $error } Punkte je Kampf:
ladder-on-1v1 = Duell
ladder-on-4v4 = Vier gegen vier
ladder-on-apart = Szenen, die das Abstimmen nicht gesehen hat
ask-vary = Was anders sein darf
ask-vary-more = Und noch etwas
ask-vary-low = von
ask-vary-high = bis
ask-vary-all = { $values }: alle werden versucht
ask-cost = ein Schritt kostet
ask-now = { $label }, jetzt { $now }
ask-fight = Der Kampf
ask-switches = Schalter und Umstände
ask-target = Was herauskommen soll
ask-target-even = Gleichstand
ask-target-won = Ein Anteil an Siegen
ask-target-rounds = Eine Dauer in Runden
ask-target-standing = So viele, die stehen bleiben
ask-target-percent = Prozent
ask-target-number = Wie viele
ask-side = Für wen
ask-fights = Kämpfe je Variante
ask-set = Vorher etwas ändern
ask-set-more = Etwas ändern
ask-value-of = Neuer Wert
ask-fighters = Wer mitmacht
ask-all = Alle
ask-none = Keiner
ask-squad = Wie viele von jedem zusammen kämpfen
ask-battles = Schlachten
ask-battles-usual = so viele wie nötig
ask-change = Was geändert wird
ask-change-more = Und noch etwas
ask-everybody = Zahlen aller Kämpfer
ask-scenarios = Nur in einigen Szenarien
ask-run = Fragen
ask-again = Noch einmal fragen
ask-form-waiting = Das Formular wird vorbereitet …
ask-waiting = Wartet, bis die Frage an der Reihe ist …
ask-running = { $done } von je { $fights } Kämpfen; die Antwort wird schärfer
ask-done = Je { $fights } Kämpfe sind ausgefochten.
ask-ended = Die Zeit ist um, nach { $done } von je { $fights } Kämpfen. Was gefunden wurde, gilt.
ask-cancelled = Abgebrochen nach { $done } von je { $fights } Kämpfen.
ask-failed = Es gibt keine Antwort.
as-it-is = So, wie es ist
as-it-is-sure = { $fights } Kämpfe, auf { $sure } Punkte genau
as-it-is-about = { $fights } Kämpfe, auf { $sure } genau
even-mark = ausgeglichen
proposals-do = Die kleinsten Änderungen, die genügen
proposals-near = Was dem am nächsten kommt
proposals-lead-sensitivity = je ein Schritt, das Ausgeglichenste zuerst
proposals-lead-balance = zuerst, was nahe genug ist, davon das Billigste; dann das Nächste
proposals-none-sensitivity = Bisher macht kein einzelner Schritt es sicher ausgeglichener.
proposals-none-balance = Nichts von dem, was versucht wurde, ist näher, als es schon ist.
not-quite = nicht ganz
try-it = ausprobieren
keep-as-scene = als Szene behalten
open-scene = die Szene öffnen
how-far = wie weit müsste es gehen?
ask-table = Die Zahlen
ask-all-rows = Alle { $count } Zeilen zeigen
ask-story = Wie ein solcher Kampf verläuft
ask-more = Dazu noch
ask-file-json = Alles als JSON
ask-file-csv = Die Tabelle als CSV
ask-file-parquet = Die Tabelle als Parquet
ask-link = Link zu dieser Frage kopieren
ask-repeat = Wie man dasselbe noch einmal fragt
ask-terminal = Im Terminal
ask-python = In Python
ask-copy = Kopieren
ask-copied = Kopiert.
ask-wrong-whole = Gib eine ganze Zahl an.
ask-wrong-range = Gib eine ganze Zahl von { $low } bis { $high } an.
ask-wrong-order = Die erste Zahl muss die kleinere sein.
ask-wrong-share = Gib eine Zahl über 0 und unter 100 an.
ask-wrong-above = Gib eine Zahl über 0 an.
ask-wrong-cost = Gib Kosten von 0 oder mehr an.
ask-wrong-vary = Wähle mindestens etwas, das anders sein darf.
ask-wrong-change = Wähle mindestens etwas, das geändert wird.
ask-wrong-two = Wähle mindestens zwei.
ask-wrong-many = { $count } sind zu viele; wähle höchstens { $most }.
ask-wrong-twice = Das ist zweimal gewählt; wähle etwas anderes oder lass es weg.
ask-wrong-battles = Gib mindestens { $least } Schlachten an oder nichts.

## Der Baukasten

build-title = Kampf bauen
build-text = Wähle ein Buch, stelle Kämpfer auf zwei oder mehr Seiten, male den Boden. Was nicht passt, wird Feld für Feld gesagt.
build-scene = Szene
build-map = Karte
book = Regelwerk
title = Titel
untitled = Ohne Titel
description = Beschreibung
load-scenario = Szenariodatei laden
save-scenario = Szenario speichern
fighters = Kämpfer
side-number = Seite { $number }
side-name = Name der Seite
side-add = Seite hinzufügen
side-remove = Seite entfernen
from-catalogue = Aus dem Katalog
from-file = Aus einer Datei
add = Hinzufügen
remove = Entfernen
place = Aufstellen
not-placed = das Buch stellt auf
set-down = Tippe auf das Feld, auf dem { $fighter } steht.
options-of-book = Schalter des Buches
map-wide = Breite
map-high = Höhe
brush = Pinsel
brush-wall = Mauer
brush-chasm = Abgrund
brush-screen = Sichtschutz
brush-difficult = Schwierig
brush-cover = Deckung
brush-obstacle = Hindernis
brush-height = Höhe
brush-erase = Eben
cover-level = Stufe
ground-height = Höhe
paint-map = Karte zum Bemalen
paint-help = Mit dem Zeiger malen, oder mit den Pfeiltasten gehen und mit der Eingabetaste malen.
check = Prüfen
check-good = Alles passt.
check-problems =
    { $count ->
        [one] Eines passt nicht:
       *[other] { $count } Dinge passen nicht:
    }
file-loaded = { $file } ist geladen.
file-unreadable = { $file } lässt sich nicht lesen.

## Das Buch zum Lesen

rulebooks = Regelbücher
rules = Regeln
rules-here = Regeln, die hier gelten
open-rule = Regel { $rule } lesen
contents = Inhalt
tables = Tabellen
glossary = Begriffe
whole-book = Das ganze Buch
print = Drucken
search-rules = Regeln durchsuchen
search-count = In { $count } Regeln suchen
search-all-books = Alle Regelbücher durchsuchen
found-nothing = Zu „{ $query }“ wurde nichts gefunden.
found-count =
    { $count ->
        [one] Eine Regel wurde gefunden.
       *[other] { $count } Regeln wurden gefunden.
    }
rule-count =
    { $count ->
        [one] Eine Regel
       *[other] { $count } Regeln
    }
example = Beispiel
around-it = Rund um diese Regel
neighbours = Nachbarn
rulings-on-it = Festlegungen dazu
used-in = Gebraucht in
at-work-in = Wirkt mit bei
used-verbs = Wahlmöglichkeiten:
used-parts = Teile von Zahlen:
used-states = Zustände:
changes = Was sie ändert
option-default = Üblich: { $value } (von { $values }).
changed-in = Geändert in Fassung { $versions } des Buchs.
turn-page = Umblättern
previous-rule = Vorige Regel
next-rule = Nächste Regel
back-one-rule = Eine Regel zurück
open-own-page = Als Seite öffnen
in-this-fight = In diesem Kampf
fight-goes-on = Der Kampf geht weiter
back-to-turn = Zurück zum Zug: { $fighter }
back-to-fight = Zurück zum Kampf
licence = Lizenz

## Plans, columns and dice

plans = Pläne
plan = Plan
wins = gewinnt
tied = von einem anderen Plan nicht zu unterscheiden
risen = Weiter erprobt, erwies sich dieser Plan als besser als der erste
figure-hit = trifft
figure-hurt = trifft dich
figure-harm = Schaden
figure-fall = du fällst
own-deed = Tat
own-target = Wen / Karte
own-how = Wie
build-own = Selbst zusammenstellen
hold-card = Halte eine Karte gedrückt, um zu sehen, warum.
back-to-plans = Zurück zu den Plänen
fields-far =
    { $far ->
        [one] { $far } Feld
       *[other] { $far } Felder
    }
down = am Boden
next = gleich
strikes = greift an
answers = antwortet
explained = Woraus es sich ergibt
last-roll = Der letzte Wurf
the-blow = Der Hieb, auf den du antwortest
blow-head = { $who } greift an: { $total }
struck-at = Wohin der Hieb geht: { $place }
armour-there = Rüstung dort
blow-harm = Schaden
no-roll-yet = Noch ist kein Würfel gefallen.
own-dice-hint = Eigene Würfel? Siehe Menü.
all-rolls = Alle Würfe
die-shows = { $die } zeigt { $face }
needed = nötig
tab-rolls = Würfe
you-are = deine Seite: { $side }
log-new =
    { $count ->
        [one] { $count } neuer Eintrag
       *[other] { $count } neue Einträge
    }
defence-matrix = Verteidigungen: was du tust, und wohin du gehst
defence-block = Blocken
defence-parry = Parieren
defence-dodge = Ausweichen
stand-here = stehen
way-back = zurück
way-aside = seitlich
way-forward = vor
let-it-land = den Schlag hinnehmen
reaches-nobody = Niemand ist in Reichweite
not-possible = hier nicht möglich
or-less = { $number } oder weniger
if-it-lands = Wenn er durchkommt
if-it-lands-text = Im Mittel { $harm } Schaden; du fällst in { $fall }.
more-defences = Etwas Besonderes
key-plan = einen Plan nehmen
key-columns = Tat, Ziel, Wie
key-defence = eine Verteidigung, dann wohin
key-undo = zurücknehmen
key-order = zur Reihenfolge
key-asked = zu dem blicken, der gefragt ist
key-zoom = näher, weiter, alles
hero-title = Dein erster Kampf in drei Minuten
hero-text = Kurt hat ein Messer, Hans eine Hellebarde. Du siehst den Boden, wählst unter wenigen Plänen, und jede Zahl sagt, woher sie kommt.
hero-go = Jetzt gegen Hans kämpfen
hero-guided = Schritt für Schritt zeigen lassen
scene-size = Größe
size-all = Alle
size-duels = Zweikämpfe
size-few = 3–6 Kämpfer
size-battles = Gefechte
size-short = Unter 10 Min.
size-even = Ausgeglichen
find-scene = Szenen und Kämpfer
book-landsknecht = Schnell und blutig. Wer die längere Waffe hat, schlägt zuerst; zwei Runden entscheiden.
book-gurps = Sekunde um Sekunde. Wähle Manöver, Körperteil, Parade und wohin du trittst.
book-phase-six = Aktionen sind Münzen: gib sie aus oder spar sie zum Parieren. Sechsen rollen weiter.
book-tales-and-legends = Helden und Bestien. Die Ausdauer schwindet, die Rüstung bricht, und der Bär ermüdet nicht.
all-scenes =
    { $count ->
        [one] Die eine Szene
       *[other] Alle { $count } Szenen
    }
no-scene = Keine Szene passt.
read-book = Das Buch lesen
duel = Zweikampf
minutes = { $minutes } Min.
scene-even = Engine gegen Engine: { $side } gewinnt { $ours } von 100 Kämpfen, die anderen { $theirs }
hexes = Sechsecke
play-side = Wen spielst du?
join = Beitreten
join-link = Einladung einfügen
join-wrong = Das ist kein Link zu einem Tisch.
your-turn = Du bist dran
table-gone = nicht mehr da
coach-1-title = Das bist du.
coach-1 = Der Ring zeigt deine Gesundheit, das Wappen deine Waffe. Der Umriss ist, wie weit du kommst.
coach-2-title = Das sind deine Pläne.
coach-2 = Jeder ist ein ganzes Vorhaben: wohin du gehst, wen du schlägst, womit. Die Zahlen sind die Aussicht zu treffen, der Schaden und die Gefahr zu fallen. Tippe auf den, der dir gefällt.
coach-3-title = Das ist der Grund.
coach-3 = Die Würfel, wie sie fielen, und jeder Teil der Zahl, an der sie gemessen wurden. Die Kennung einer Regel öffnet die Regel.
coach-4-title = Jetzt ist er dran.
coach-4 = Wenn er schlägt, wirst du hier gefragt, und ein Tipp antwortet. Die Geschichte erzählt alles, was geschieht.
coach-of = { $step } von 4
coach-skip = Das kenne ich, lass mich kämpfen
guide-1-title = Du leitest diesen Tisch.
guide-1 = Sind alle da, beginnst du den Kampf. Dann steht hier, was gefragt ist und wer: Warte, antworte für jemanden oder überlass es der Engine.
guide-2-title = Du siehst alles.
guide-2 = Auch wer verborgen ist, steht auf deiner Karte. Tippe auf jemanden für den Bogen oder zieh ihn auf ein anderes Feld.
guide-3-title = Dein Wort gilt mehr als die Regeln.
guide-3 = Ein Machtwort setzt Werte, Zustände und Plätze, von einer Zeile der Geschichte aus auch nachträglich. Rückgängig nimmt alles zurück, auch ein Machtwort.
guide-4-title = Plätze, Links, Notizen.
guide-4 = Hier lädst du ein, übergibst Kämpfer, setzt die Zeit für Antworten und machst Notizen, die sonst niemand liest.
guide-skip = Das kenne ich, lass mich leiten
rematch = Noch einmal
always-if = Immer: { $answer }
less = weniger
more = mehr
no-tables = Noch kein Tisch. Was du eröffnest, steht von da an hier, auch wer am Zug ist. Hat dich jemand eingeladen, füge den Link in das Feld ein.
## Werkzeuge auf der Karte

ruler = Lineal
point = Auf ein Feld zeigen
may-charge = { $who } kann anstürmen
points-at = { $who } zeigt auf Feld { $x },{ $y }.
no-line = keine Sichtlinie

## Gespräch, Handzettel und Notizen

tab-talk = Gespräch
talk-empty = Noch ist nichts gesagt worden. Was du nur einem sagst, wird sonst niemandem gesendet.
talk-muted = Die Spielleitung hat diesen Platz stummgeschaltet.
talk-to = An
talk-all = alle
talk-to-whom = nur an { $whom }
talk-aloud = Etwas sagen
talk-whisper = Etwas flüstern
talk-send = Senden
hand-out = Austeilen
hand-out-title = Titel des Handzettels
seat-muted = Darf anderen nicht schreiben
room-left =
    { $count ->
        [0] Mehr passt hier nicht hinein.
        [one] Ein Zeichen passt hier noch hinein.
       *[other] { $count } Zeichen passen hier noch hinein.
    }
notes = Notizen
notes-hint = Das sieht sonst niemand
notes-kept = Aufgehoben, nur für dich
notes-keeping = Wird aufgehoben …
## Wie gut der Computer spielt, schnelles Spiel, Aufgeben, Weiterspielen aus einer Aufzeichnung

engine-level = Der Computer spielt
level-usual = wie die Szene es vorsieht
level-novice = wie ein Neuling
level-trained = wie jemand mit Übung
level-strong = so gut er kann
quick-mode = Schnelles Spiel
quick-mode-text = nichts wird bestätigt, was sich zurücknehmen lässt
surrender = Aufgeben
surrender-sure = Deine Seite gibt auf, und der Kampf ist vorbei. Das lässt sich nicht zurücknehmen.
go-on-here = Von hier weiterspielen
go-on-here-text = Ein neuer Tisch beginnt in diesem Augenblick, mit neuen Würfeln. Was vorher geschah, bleibt, wie es war.
## Dieses Gerät, und Adressen, die andere erreichen

this-device = Dieses Gerät
sound = Klänge
hum = Vibrieren, wenn ich gefragt bin
stay-awake = Bildschirm wach halten
install = Fechtbuch installieren
not-secure = Diese Adresse ist nicht gesichert (https oder der Rechner selbst). Darum kann der Browser die Seite nicht installieren, den Bildschirm nicht wach halten und ohne Verbindung nicht öffnen. Wer den Server betreibt, kann ihm ein Zertifikat geben.
qr-unreachable = Ein Telefon kann diese Adresse nicht öffnen: Der Server ist nur für diesen Rechner da. Starte ihn mit --host 0.0.0.0, damit andere im Netz mitspielen können.
qr-address = Der Code führt zu { $address }, der Adresse dieses Rechners im Netz.
## Große Leinwand, Bilder, Druck, Tempo einer Aufzeichnung

big-screen = Große Leinwand für alle
as-picture = Als Bild
print-story = Geschichte drucken
print-sheet = Bogen drucken
speed = Tempo
turning-points = Wendepunkte

## Ein Abend mit mehreren Begegnungen

evening = ein Abend
evening-usual = Ein Abend
evening-prepare = Einen Abend vorbereiten
evening-about = Mehrere Begegnungen nacheinander mit derselben Gruppe. Wunden, verschossene Munition, verlorene Ausrüstung und Rasten gehen nach den Regeln des Buchs weiter, und ein einziger Link führt alle zu dem, was gerade gespielt wird.
evening-name = Wie der Abend heißt
evening-book = Buch
evening-encounters = Begegnungen
evening-foes = Wer spielt alle anderen?
evening-make = Abend vorbereiten
evening-party = Die Gruppe
evening-party-text = Die Helden der ersten Begegnung gehen durch den ganzen Abend.
evening-waiting = vor der ersten Begegnung
evening-playing = wird gespielt
evening-between = zwischen zwei Begegnungen
evening-ended = der Abend ist vorbei
evening-playing-text = Diese Begegnung wird gerade gespielt.
evening-to-table = Zum Tisch
evening-ended-text = Alles, was gespielt wurde, lässt sich hier noch einmal ansehen.
evening-resume = Doch weiterspielen
evening-waiting-text = Die Spielleitung bereitet sich vor. Diese Seite führt dich an den Tisch, sobald die erste Begegnung eröffnet ist.
evening-between-text = Hol Atem. Diese Seite führt dich an den Tisch, sobald es mehr zu spielen gibt.
evening-nothing-left = Alles, was angereiht war, ist gespielt.
evening-end = Den Abend beenden
evening-line-up = Reihenfolge
evening-line-up-text = Was noch nicht eröffnet ist, lässt sich verschieben, herausnehmen und ergänzen. Die Spieler erfahren davon nichts.
evening-next = Begegnung { $number }
evening-against = Gegen: { $foes }
evening-nobody = Nach den Regeln des Buchs kann so niemand weiterkämpfen. Wähle eine längere Rast oder spiele die Begegnung noch einmal.
evening-open = Begegnung eröffnen
evening-again = Noch einmal spielen
evening-again-sure = Die Begegnung beginnt neu, mit der Gruppe, wie sie dort ankam. Was gespielt wurde, wird beiseitegelegt und lässt sich noch ansehen.
evening-back = Eröffnung zurücknehmen
evening-back-sure = Der Abend steht wieder vor der Eröffnung dieser Begegnung; der Kampf davor lässt sich wieder ändern. Was hier gespielt wurde, wird beiseitegelegt und lässt sich noch ansehen.
evening-nothing-yet = Noch wurde nichts gespielt.
evening-links = Ein Link für jeden
evening-links-text = Er führt den ganzen Abend zu der Begegnung, die gerade gespielt wird.
evening-kept = { $days ->
    [one] Wird vergessen, wenn einen Tag lang nichts geschieht.
   *[other] Wird vergessen, wenn { $days } Tage lang nichts geschieht.
}
evening-delete = Den Abend löschen
evening-delete-sure = Der Abend und alle seine Kämpfe werden endgültig gelöscht, und kein Link dorthin gilt mehr.
evening-chance = Wenn der Computer spielte
evening-chance-text = { $fights ->
    [one] einmal probiert, mit der Gruppe, wie sie ist
   *[other] { $fights }-mal probiert, mit der Gruppe, wie sie ist
}
evening-moved = Der Abend ist weitergegangen.
evening-follow = Zu dem, was jetzt gespielt wird
evening-whole = Der ganze Abend
lined-up = { $title }: früher
lined-down = { $title }: später
lined-out = { $title }: herausnehmen
lined-add = Eine Begegnung anreihen
lined-choose = Szene wählen …
lined-own = eigene
rest-before = Rast davor
rest-none = keine
outcome-playing = wird gespielt
outcome-won = gewonnen
outcome-lost = verloren
outcome-drawn = unentschieden
outcome-broken-off = abgebrochen
outcome-coming = kommt noch
outcome-aside = beiseitegelegt
member-behind = bleibt zurück
change-gone = fort
change-new = neu
evening-result = { $title }: { $result }
