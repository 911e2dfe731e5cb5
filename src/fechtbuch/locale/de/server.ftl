### Die Worte des Servers: was er ablehnt und warum, und was auf der Karte liegt.


## The command

help-serve = Den Webtisch anbieten: Spielleitung und Spieler kämpfen in ihren Browsern.
help-host = Die Adresse, an der gelauscht wird; 0.0.0.0 lässt das ganze Netz herein.
help-port = Der Port; 0 nimmt einen freien.
help-database = Wo Tische aufbewahrt werden: eine SQLite-Datei oder postgresql://… Sonst: eine Datei in deinem Datenordner.
help-workers = Wie viele Prozesse bedienen; mehr als einer braucht PostgreSQL.
help-tls-cert = Zertifikat für https, eine PEM-Datei; verlangt auch --tls-key.
help-tls-key = Schlüssel zum Zertifikat, eine PEM-Datei.
help-keep-days = Tische vergessen, an denen so viele Tage nichts getan wurde; 0 behält sie für immer.
help-export = Ordner für die Aufzeichnungen von Tischen, die vergessen werden.
help-backup = Kopiert die Datenbank der Tische in eine Datei, während gespielt wird.
help-backup-file = Die neue Datei, eine SQLite-Datenbank.
serving-keep-days =
    { $days ->
        [one] Tische werden vergessen, wenn dort einen Tag nichts getan wurde.
       *[other] Tische werden vergessen, wenn dort { $days } Tage nichts getan wurde.
    }
backed-up =
    { $tables ->
        [one] Ein Tisch ist in { $file }.
       *[other] { $tables } Tische sind in { $file }.
    }
typed-in = (eingetippt)
help-proxy = Die Adresse eines vorgeschalteten Proxys, dem geglaubt wird, woher eine Anfrage kommt.
serving = Fechtbuch ist unter { $address } zu finden (Strg-C beendet es)
serving-database = Tische werden in { $database } aufbewahrt

## Refusals: what happened, what it means for the fight, what to do next.

refused-stale = Der Tisch ist schon weiter
refused-stale-detail = Jemand anders war zuerst. Nichts ging verloren; dein Befehl wurde nicht ausgeführt.
refused-stale-remedy = Sieh dir den Tisch an, wie er jetzt ist, und entscheide neu.
refused-overtaken = Jemand war schneller
refused-overtaken-detail = Im selben Augenblick wurde ein anderer Befehl angenommen. Nichts ging verloren; deiner wurde nicht ausgeführt.
refused-overtaken-remedy = Sieh dir den Tisch an, wie er jetzt ist, und entscheide neu.
refused-not-legal = Das ist nicht möglich
refused-not-legal-detail = Die Regeln erlauben es nicht. Nichts hat sich geändert.
refused-not-legal-remedy = Wähle eine der angebotenen Möglichkeiten.
refused-key-used = Dieser Schlüssel gehört zu einem anderen Befehl
refused-key-used-detail = Ein Schlüssel gehört für immer zu einem Befehl. Nichts hat sich geändert.
refused-key-used-remedy = Sende den Befehl mit einem eigenen Schlüssel.
refused-not-allowed = Das darfst du nicht
refused-not-allowed-detail = Dein Link erlaubt es nicht. Nichts hat sich geändert.
refused-not-allowed-remedy = Frage die Spielleitung.
refused-not-asked = Diese Frage gilt nicht dir
refused-not-asked-detail = Die Frage ist nicht offen oder nicht an dich gerichtet. Nichts hat sich geändert.
refused-not-asked-remedy = Sieh dir den Tisch an, wie er jetzt ist.
refused-not-yours = Dieser Kämpfer gehört dir nicht
refused-not-yours-detail = Du kannst nur für Kämpfer deines eigenen Platzes antworten. Nichts hat sich geändert.
refused-not-yours-remedy = Bitte die Spielleitung, den Kämpfer zu übergeben.
refused-not-yours-to-undo = Das kannst du nicht zurücknehmen
refused-not-yours-to-undo-detail = Es hatte inzwischen Folgen, oder es war nicht deine Antwort. Nichts hat sich geändert.
refused-not-yours-to-undo-remedy = Frage die Spielleitung: Sie kann alles zurücknehmen.
refused-paused = Das Spiel ist angehalten
refused-paused-detail = Nichts hat sich geändert.
refused-paused-remedy = Warte, bis die Spielleitung weitermachen lässt.
refused-finished = Der Kampf ist abgeschlossen
refused-finished-detail = Seine Würfel sind offengelegt, deshalb kann er nicht weitergespielt werden.
refused-finished-remedy = Lade seine Aufzeichnung, um an einem neuen Tisch weiterzumachen.
refused-fighter-unknown = Diesen Kämpfer gibt es nicht
refused-fighter-unknown-detail = Niemand in diesem Kampf heißt { $fighter }. Nichts hat sich geändert.
refused-fighter-unknown-remedy = Nenne einen Kämpfer oder eine Seite beim Kürzel.
refused-fighter-twice = Ein Kämpfer hat zwei Plätze
refused-fighter-twice-detail = { $fighter } wurde zwei Plätzen gegeben.
refused-fighter-twice-remedy = Gib jeden Kämpfer höchstens einem Platz.
refused-seat-unknown = Diesen Platz gibt es nicht
refused-seat-unknown-detail = Nichts hat sich geändert.
refused-seat-unknown-remedy = Sieh dir die Plätze des Tisches an.
refused-name-taken = Der Name ist vergeben
refused-name-taken-detail = An diesem Tisch heißt schon jemand { $name }. Nichts hat sich geändert.
refused-name-taken-remedy = Wähle einen anderen Namen.
refused-name-reserved = Der Name meint jemand anderen
refused-name-reserved-detail = Der Tisch selbst benutzt den Namen { $name }. Nichts hat sich geändert.
refused-name-reserved-remedy = Wähle einen anderen Namen.
refused-no-such-entry = Diesen Eintrag gibt es nicht
refused-no-such-entry-detail = Die Aufzeichnung hat hier keinen solchen Eintrag. Nichts hat sich geändert.
refused-no-such-entry-remedy = Nenne einen Eintrag des Protokolls.
refused-nothing-to-undo = Es gibt nichts zurückzunehmen
refused-nothing-to-undo-detail = Der Tisch steht am Anfang.
refused-nothing-to-undo-remedy = Mach weiter.
refused-nothing-to-redo = Es gibt nichts wiederherzustellen
refused-nothing-to-redo-detail = Von hier wurde nichts zurückgenommen.
refused-nothing-to-redo-remedy = Mach weiter.
refused-no-dice-awaited = Gerade ist kein Wurf fällig
refused-no-dice-awaited-detail = Nichts hat sich geändert.
refused-no-dice-awaited-remedy = Sieh dir den Tisch an, wie er jetzt ist.
refused-no-value-now = Die Würfel stehen fest
refused-no-value-now-detail = Nach dem Ende, und solange offen ist, nach welchen Regeln es weitergeht, kommt nichts mehr zu den Würfeln hinzu. Nichts hat sich geändert.
refused-no-value-now-remedy = Mach ohne das weiter.
refused-value-given = Du hast zu diesen Würfeln schon beigetragen
refused-value-given-detail = Jeder Platz trägt einmal einen Wert bei. Nichts hat sich geändert.
refused-value-given-remedy = Mach weiter: Dein Wert zählt bereits.
refused-not-over = Der Kampf ist nicht vorbei
refused-not-over-detail = Die Würfel werden offengelegt, wenn nichts mehr geworfen werden kann. Nichts hat sich geändert.
refused-not-over-remedy = Kämpfe weiter oder beende den Kampf durch ein Machtwort der Spielleitung.
refused-nothing-to-go-on = Hier lässt sich nichts fortsetzen
refused-nothing-to-go-on-detail = Alte und neue Regeln sind sich über diesen Kampf einig. Nichts hat sich geändert.
refused-nothing-to-go-on-remedy = Kämpfe weiter.
refused-too-many = Das ist zu viel
refused-too-many-detail = Der Tisch hat für mehr keinen Platz. Nichts hat sich geändert.
refused-too-many-remedy = Nimm zuerst etwas weg.
refused-too-long = Die Aufzeichnung ist voll
refused-too-long-detail = Ein Tisch kann nicht mehr Einträge aufbewahren. Nichts ging verloren.
refused-too-long-remedy = Speichere die Aufzeichnung oder nimm etwas zurück.
refused-fight-over = Der Kampf ist vorbei
refused-fight-over-detail = Es gibt nichts mehr zu entscheiden.
refused-fight-over-remedy = Sieh ihn dir in der Wiedergabe an.
refused-withheld = Das würde zu viel verraten
refused-withheld-detail = Etwas an diesem Kampf ist dir verborgen, und die Zahlen würden es verraten.
refused-withheld-remedy = Entscheide ohne sie.
refused-no-advice = Hier gibt es keinen Rat
refused-no-advice-detail = Gerade gibt es nichts abzuwägen.
refused-no-advice-remedy = Frage bei der nächsten Entscheidung wieder.
refused-no-odds = Hier gibt es keine Chancen
refused-no-odds-detail = Was aus dieser Wahl folgt, lässt sich nicht ausrechnen.
refused-no-odds-remedy = Wähle zuerst den nächsten Teil.
refused-no-counsel = Der Ratgeber antwortet nicht
refused-no-counsel-detail = Der Kampf selbst ist davon nicht berührt.
refused-no-counsel-remedy = Frage gleich noch einmal.
refused-took-too-long = Das hat zu lange gedauert
refused-took-too-long-detail = Es wurde beendet, damit andere nicht warten. Der Kampf selbst ist unberührt.
refused-took-too-long-remedy = Frage nach etwas Kleinerem, oder später.
refused-too-many-simulations = Es laufen genug Simulationen von dir
refused-too-many-simulations-detail = Jede Adresse und jeder Tisch darf einige zugleich haben. Nichts hat begonnen.
refused-too-many-simulations-remedy = Warte auf eine davon oder brich sie ab.
simulation-too-slow = Es dauerte zu lange und wurde beendet: Weniger Kämpfe oder ein kleinerer kommen zu einem Ende.
question-too-large = Das ist zu viel für die Seite: So viele Varianten eines so großen Kampfes dauern zu lange. Ein kleinerer kommt zu einem Ende.
question-too-large-here = Das ist zu viel für die Seite: So viele Varianten eines so großen Kampfes dauern zu lange. Im Terminal ist Zeit dafür: { $command }

## Coming in

refused-no-chest = Dieser Schlüssel öffnet nichts
refused-no-chest-detail = Er wurde gelöscht, oder es fehlt ein Stück davon.
refused-no-chest-remedy = Den ganzen Link mit dem Schlüssel öffnen oder neu anfangen.
refused-belonging-unknown = Das ist nicht hier
refused-belonging-unknown-detail = Es wurde gelöscht oder gehört zu einem anderen Schlüssel.
refused-belonging-unknown-remedy = Die Liste noch einmal ansehen.
refused-chest-full = Es ist kein Platz mehr
refused-chest-full-detail = Unter einem Schlüssel liegen höchstens { $most } Kämpfer und Szenen und acht Megabyte.
refused-chest-full-remedy = Löschen, was nicht mehr gebraucht wird, oder einen zweiten Schlüssel anfangen.
refused-portrait-large = Das Bild ist zu groß
refused-portrait-large-detail = Ein Porträt darf zehn Megabyte haben.
refused-portrait-large-remedy = Kleiner speichern.
refused-portrait-kind = Mit diesem Bild geht es nicht
refused-portrait-kind-detail = Ein Porträt ist ein PNG, JPEG oder WebP.
refused-portrait-kind-remedy = Eine andere Datei wählen.
refused-portrait-pixels = Das Bild hat zu viele Bildpunkte
refused-portrait-pixels-detail = Ein Porträt darf vierzig Megapixel haben.
refused-portrait-pixels-remedy = Das Bild verkleinern.
refused-portrait-broken = Das Bild lässt sich nicht lesen
refused-portrait-broken-detail = Es ist beschädigt oder nicht das, wofür es sich ausgibt.
refused-portrait-broken-remedy = In einem Malprogramm neu speichern.
refused-portrait-unknown = Dieses Bild ist nicht hier
refused-portrait-unknown-detail = Das Porträt von { $fighter } wurde gelöscht.
refused-portrait-unknown-remedy = Ein anderes wählen, oder keines.
refused-no-portrait = Hier ist kein Porträt
refused-no-portrait-detail = So sieht hier niemand aus, oder man sieht es nicht.
refused-no-portrait-remedy = Den Tisch noch einmal ansehen.
refused-file-broken = Damit geht es nicht
refused-file-broken-detail = Etwas darin stimmt nicht; siehe die Liste. Nichts wurde gespeichert.
refused-file-broken-remedy = Berichtigen, was die Liste nennt, und noch einmal versuchen.
refused-fight-not-over = Der Kampf ist nicht vorbei
refused-fight-not-over-detail = Wunden werden erst danach übernommen.
refused-fight-not-over-remedy = Zu Ende kämpfen, oder die Spielleitung beendet ihn.
refused-fighter-lost = { $name } fällt aus
refused-fighter-lost-detail = Der Kampf hat niemanden übrig gelassen, der weitermachen könnte.
refused-fighter-lost-remedy = Den Bogen kopieren, um noch einmal damit zu kämpfen.
refused-fighter-not-there = { $name } war nicht an diesem Tisch
refused-fighter-not-there-detail = Niemand dieses Namens wurde dort von dir gespielt.
refused-fighter-not-there-remedy = Den Tisch wählen, an dem gekämpft wurde.
refused-no-token = Ein Link ist nötig
refused-no-token-detail = Diese Adresse gehört zu einem Tisch, und an Tische kommt man mit einem Link.
refused-no-token-remedy = Öffne den ganzen Link, den du bekommen hast.
refused-no-access = Dieser Link führt nirgendwohin
refused-no-access-detail = Er wurde widerrufen, oder ein Teil fehlt.
refused-no-access-remedy = Bitte die Spielleitung um einen neuen Link.
refused-link-revoked = Dein Link wurde widerrufen
refused-link-revoked-detail = Die Spielleitung hat dem Platz einen neuen Link gegeben. Nichts ging verloren.
refused-link-revoked-remedy = Bitte die Spielleitung um den neuen Link.
refused-hello-first = Sag zuerst, wer du bist
refused-hello-first-detail = Die erste Nachricht einer Verbindung ist hello, mit einem Schlüssel.
refused-hello-first-remedy = Verbinde dich neu.
refused-hello-once = Du bist schon bekannt
refused-hello-once-detail = Eine Verbindung sagt einmal hello.
refused-hello-once-remedy = Mach weiter.
refused-table-unknown = Diesen Tisch gibt es nicht
refused-table-unknown-detail = Vielleicht war er auf einem anderen Server.
refused-table-unknown-remedy = Öffne in der Lobby einen neuen Tisch.
refused-table-gone = Der Tisch ist fort
refused-table-gone-detail = Er ist nicht mehr in der Datenbank.
refused-table-gone-remedy = Lade eine gespeicherte Aufzeichnung an einem neuen Tisch.
refused-full = Der Server ist voll
refused-full-detail = So viele Tische sind offen, dass keiner mehr passt. Nichts ging verloren.
refused-full-remedy = Versuche es später wieder.

## Requests

refused-invalid = Die Anfrage ist nicht vollständig
refused-invalid-detail = Ein Teil fehlt oder ist nicht, was er sein sollte. Nichts hat sich geändert.
refused-invalid-remedy = Siehe das genannte Feld.
refused-not-found = Hier ist nichts
refused-not-found-detail = Diese Adresse führt nirgendwohin.
refused-not-found-remedy = Beginne in der Lobby.
refused-not-a-method = Das geht hier nicht
refused-not-a-method-detail = Die Adresse gibt es, aber nicht für diese Art von Anfrage.
refused-not-a-method-remedy = Siehe die Beschreibung der Schnittstelle.
refused-not-understood = Die Anfrage wurde nicht verstanden
refused-not-understood-detail = Nichts hat sich geändert.
refused-not-understood-remedy = Siehe die Beschreibung der Schnittstelle.
refused-too-many-requests = Nicht so schnell
refused-too-many-requests-detail = In zu kurzer Zeit wurde zu viel verlangt. Nichts hat sich geändert.
refused-too-many-requests-remedy = Warte einen Augenblick und versuche es wieder.
refused-too-large = Das ist zu groß
refused-too-large-detail = Nichts hat sich geändert.
refused-too-large-remedy = Sende weniger auf einmal.
refused-too-slow = Die Anfrage ist nicht angekommen
refused-too-slow-detail = Ihr Anfang kam, und dann zu lange nichts.
refused-too-slow-remedy = Schicke sie noch einmal.
refused-not-kept = Der Server kann nicht in seine Datenbank schreiben
refused-not-kept-detail = Dies wurde nicht festgehalten. Alles vorher Bestätigte ist, wie es war, soweit die Datenbank lesbar ist.
refused-not-kept-remedy = Warte, bis jemand vom Betrieb nach der Festplatte gesehen hat, und versuche es dann noch einmal.
refused-not-read = Der Server kann seine Datenbank nicht lesen
refused-not-read-detail = Nichts wurde geändert. Alles vorher Bestätigte ist, wie es war, soweit die Datenbank lesbar ist.
refused-not-read-remedy = Warte, bis jemand vom Betrieb nach der Datenbank gesehen hat, und versuche es dann noch einmal.
refused-database-damaged = Die Datenbank dieses Servers ist beschädigt
refused-database-damaged-detail = Was dort liegt, ist nicht, was geschrieben wurde; deshalb wird nichts daraus gelesen, und hiervon wurde nichts festgehalten.
refused-database-damaged-remedy = Der Betrieb sollte eine Sicherung bereitstellen; gespeicherte Aufzeichnungen lassen sich laden.
refused-table-damaged = Dieser Tisch ist nicht lesbar
refused-table-damaged-detail = Was in der Datenbank liegt, ist nicht, was dort geschrieben wurde; der Tisch wird deshalb nicht geöffnet.
refused-table-damaged-remedy = Frage den Betrieb nach einer Sicherung, oder lade eine gespeicherte Aufzeichnung.
refused-no-typed-dice = Hier würfelt der Tisch
refused-no-typed-dice-detail = Die Spielleitung will nicht, dass Würfel eingetippt werden.
refused-no-typed-dice-remedy = Lass den Tisch würfeln, oder frage sie.
refused-fault = Im Server ist etwas schiefgegangen
refused-fault-detail = Der Befehl wurde vielleicht nicht ausgeführt; alles Bestätigte ist festgehalten.
refused-fault-remedy = Versuche es wieder; geschieht es erneut, speichere die Aufzeichnung und sag es den Autoren.
refused-book-unknown = Dieses Buch gibt es nicht
refused-book-unknown-detail = Kein Regelwerk heißt { $book }.
refused-book-unknown-remedy = Siehe die Liste der Bücher.
refused-rule-unknown = Diese Regel gibt es nicht
refused-rule-unknown-detail = Das Buch hat keine Regel { $rule }.
refused-rule-unknown-remedy = Siehe die Regeln des Buchs.
refused-scenario-unknown = Dieses Szenario gibt es nicht
refused-scenario-unknown-detail = Kein Szenario heißt { $scenario }.
refused-scenario-unknown-remedy = Siehe die Liste der Szenarien.
refused-scenario-missing = Ein Szenario ist nötig
refused-scenario-missing-detail = Weder ein Szenario noch ein Tisch wurde genannt.
refused-scenario-missing-remedy = Nenne eines von beiden.
refused-scenario-broken = Das Szenario ist nicht brauchbar
refused-scenario-broken-detail = Etwas darin stimmt nicht; siehe die Liste.
refused-scenario-broken-remedy = Behebe, was aufgeführt ist.
refused-record-broken = Die Aufzeichnung ist nicht brauchbar
refused-record-broken-detail = { $reason }
refused-record-broken-remedy = Lade die Datei, wie sie gespeichert wurde.
refused-record-too-much = Die Aufzeichnung macht zu viel Arbeit
refused-record-too-much-detail = Diesen Kampf noch einmal durchzuspielen kostet mehr Schritte, als einem Tisch zustehen. Nichts wurde eröffnet.
refused-record-too-much-remedy = Prüfe sie auf dem eigenen Rechner: fechtbuch replay DATEI --verify
refused-record-too-long = Die Aufzeichnung ist zu lang
refused-record-too-long-detail = Sie hat mehr Einträge, als ein Tisch lädt.
refused-record-too-long-remedy = Spiele sie im Terminal ab: fechtbuch replay.
refused-question-unknown = Diese Frage gibt es nicht
refused-question-unknown-detail = Ihre Antwort wird nicht mehr aufbewahrt.
refused-question-unknown-remedy = Stelle sie noch einmal.
refused-question-unanswered = Es gibt noch keine Antwort
refused-question-unanswered-detail = Bisher wurde nichts gefunden, das sich speichern ließe.
refused-question-unanswered-remedy = Warte auf die erste Antwort.
refused-proposal-unknown = Einen solchen Vorschlag gibt es nicht
refused-proposal-unknown-detail = Diese Frage wurde ohne ihn beantwortet, oder der Server weiß nichts mehr davon.
refused-proposal-unknown-remedy = Frag noch einmal und nimm eine der Änderungen, die die Antwort nennt.
refused-no-parquet = Parquet gibt es hier nicht
refused-no-parquet-detail = Dem Server fehlt das Paket, das es schreibt.
refused-no-parquet-remedy = Nimm CSV oder JSON.
question-dropped = Ein Fehler des Servers hat es abgebrochen; verloren ist nur diese Antwort: frag noch einmal.
refused-simulation-unknown = Diese Simulation gibt es nicht
refused-simulation-unknown-detail = Ihr Ergebnis wird nicht mehr aufbewahrt.
refused-simulation-unknown-remedy = Beginne sie neu.
refused-simulation-wrong = Die Simulation ergibt keinen Sinn
refused-simulation-wrong-detail = { $reason }
refused-simulation-wrong-remedy = Schreibe PFAD=WERTE, etwa kurt.ws=2..6.
refused-simulation-too-large = Die Simulation ist zu groß
refused-simulation-too-large-detail = So viele Kämpfe würden alle warten lassen.
refused-simulation-too-large-remedy = Verlange weniger Kämpfe oder Werte, oder nimm das Terminal: fechtbuch simulate.
refused-busy = Das Labor ist beschäftigt
refused-busy-detail = Andere Simulationen warten schon.
refused-busy-remedy = Versuche es in einer Minute wieder.

## What is seen

table-reactions = Reaktionen
table-someone = jemand
    .a = jemand
    .gen = von jemandem
    .dat = jemandem
    .acc = jemanden
table-upgrade = Die Regeln haben sich seit diesem Kampf geändert: Ab Eintrag { $entry } führen sie anderswohin. Der Tisch steht, wo alte und neue noch übereinstimmen.
table-ground-wall = Wand
table-ground-chasm = Abgrund
table-ground-screen = Sichtschutz
table-ground-difficult = schwieriger Boden
table-ground-height = Höhe { $height }
table-ground-cover = Deckung
table-ground-obstacle = Hindernis
outcome-nothing = nichts Besonderes

## Machtworte, wie das Protokoll sie erzählt

sheet-at = Feld
decreed-set = { $fighter }: { $field } ist jetzt { $value }.
decreed-add-state = { $fighter }: jetzt { $state }.
decreed-remove-state = { $fighter }: nicht mehr { $state }.
decreed-add-fighter =
    { $hidden ->
        [yes] { CAP(A($fighter)) } kommt verborgen in den Kampf.
       *[no] { CAP(A($fighter)) } kommt in den Kampf.
    }
decreed-remove-fighter = { CAP(A($fighter)) } verlässt den Kampf.
decreed-modifier = { $fighter }: { $amount } auf den nächsten Wurf.
decreed-allow = { CAP(A($fighter)) } darf etwas, das keine Regel nennt: { $text }.
decreed-skip = { CAP(A($fighter)) } wird übergangen.
decreed-order =
    { $last ->
        [yes] Reihenfolge: { $fighter } zuletzt.
       *[no] Reihenfolge: erst { $fighter }, dann { $before }.
    }
decreed-hide = { CAP(A($fighter)) } ist verborgen vor: { $side }.
decreed-reveal = { CAP(A($fighter)) } ist nicht mehr verborgen.
decreed-end = Die Spielleitung beendet den Kampf.

## Werte der Schalter der Bücher

switch-official = wie veröffentlicht
switch-house = Hausregel
switch-basic-set = Werte des Grundregelwerks
switch-flat = feste Zahlen
switch-per-die = je Würfel
switch-both = beide
switch-melee = Nahkampf
switch-ranged = Fernkampf
switch-seed = wie in diesem Buch
switch-one-per-turn = einer je Zug
switch-per-strike-pair = je Schlagpaar
switch-per-attack = je Angriff
switch-allowed = erlaubt
switch-forbidden = verboten
switch-all = alle
switch-named = nur über Stufe null
switch-none = niemand
switch-sum = die ganze Summe
switch-die = nur der Waffenwürfel
switch-polearm = Stangenwaffen
switch-any = jede Waffe
switch-others = alle außer dem Ziel
switch-helpless = wehrlos
switch-unaware = ahnungslos
switch-skill-zero = mit Fertigkeit 0
switch-single-die = ein Würfel für beide
switch-die-per-side = ein Würfel je Seite
switch-absolute = ein Ergebnis auf der Skala
switch-additive = zusätzlich
switch-on = ja
switch-off = nein

# What nobody may be called, separated by commas: those whom the table speaks of.

nobodys-names = Spielleiter, Spielleiterin, Spielleitung, die Spielleitung, der Spielleiter, die Spielleiterin, SL, Meister, Tisch, der Tisch, Maschine, die Maschine, Computer, der Computer
refused-muted = Du darfst anderen gerade nichts schreiben
refused-muted-detail = Die Spielleitung hat diesen Platz stummgeschaltet. Niemand hat etwas erfahren.
refused-muted-remedy = Sprich mit der Spielleitung.
refused-said-too-long = Das ist zu lang
refused-said-too-long-detail = Eine Zeile hat höchstens { $most } Zeichen. Niemand hat etwas erfahren.
refused-said-too-long-remedy = Sag es in zwei Zeilen.

## Was das Gelände für jemanden bedeutet

table-cover = Deckung: { $cover }
table-range-short = kurze Reichweite
table-range-medium = mittlere Reichweite
table-range-long = weite Reichweite
table-range-half = voller Schaden
table-range-most = Reichweite
decreed-yield = { $side }: Der Kampf wird aufgegeben.
refused-level-unknown = Diese Spielstärke gibt es nicht
refused-level-unknown-detail = Das Buch kennt keine Spielweise namens { $level }. Es wurde kein Tisch eröffnet.
refused-level-unknown-remedy = Nenne eine seiner Spielstärken, etwa novice, trained oder strong.

## Abende

refused-evening-went-on = Der Abend ist weitergegangen
refused-evening-went-on-detail = Seither wird etwas anderes gespielt, und die Gruppe kam so dorthin, wie dieser Kampf sie zurückließ. Nichts hat sich geändert.
refused-evening-went-on-remedy = Nimm die spätere Begegnung auf der Seite des Abends zurück, oder spiele dort weiter.
refused-evening-changed = Der Abend ist inzwischen ein anderer
refused-evening-changed-detail = Seit du zuletzt hingesehen hast, wurde etwas geändert. Nichts ging verloren; was du wolltest, geschah nicht.
refused-evening-changed-remedy = Sieh dir den Abend an, wie er jetzt ist, und entscheide neu.
refused-evening-ended = Der Abend ist vorbei
refused-evening-ended-detail = Er wurde beendet. Nichts hat sich geändert.
refused-evening-ended-remedy = Lass ihn zuerst weitergehen, wenn noch etwas gespielt werden soll.
refused-party-lost = Niemand kann weiter
refused-party-lost-detail = Nach den Regeln des Buchs kann danach niemand aus der Gruppe weiterkämpfen. Nichts hat sich geändert.
refused-party-lost-remedy = Wähle eine längere Rast, spiele die Begegnung noch einmal, oder beende den Abend.
refused-nothing-lined-up = Es steht nichts mehr an
refused-nothing-lined-up-detail = Jede Begegnung dieses Abends wurde schon eröffnet. Nichts hat sich geändert.
refused-nothing-lined-up-remedy = Reihe noch eine an, oder beende den Abend.
refused-nothing-played = Noch wurde nichts eröffnet
refused-nothing-played-detail = Der Abend steht vor seiner ersten Begegnung. Nichts hat sich geändert.
refused-nothing-played-remedy = Eröffne die erste Begegnung.
refused-rest-unknown = Eine solche Rast gibt es nicht
refused-rest-unknown-detail = Das Buch kennt hier keine Rast namens { $rest }. Nichts hat sich geändert.
refused-rest-unknown-remedy = Wähle eine Rast des Buchs oder keine.
refused-fighter-not-of-party = { $fighter } gehört nicht zur Gruppe
refused-fighter-not-of-party-detail = Plätze eines Abends sind für die, die den ganzen Abend dabei sind: die Helden der ersten Begegnung. Kein Abend wurde vorbereitet.
refused-fighter-not-of-party-remedy = Gib den Platz jemandem aus der Gruppe.
refused-table-of-evening = Dieser Tisch gehört zu einem Abend
refused-table-of-evening-detail = Er wird mit den anderen zusammen aufbewahrt und gelöscht. Nichts hat sich geändert.
refused-table-of-evening-remedy = Lösche den ganzen Abend auf seiner Seite.
rest-breather = eine Verschnaufpause
rest-hour = eine Stunde
rest-night = eine Nacht
rest-day = ein Tag
rest-bed = ein Tag im Bett
rest-rest = eine lange Rast
rest-week = eine Woche im Bett
