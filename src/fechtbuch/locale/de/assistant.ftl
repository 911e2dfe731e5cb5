### Die Worte des Servers für Assistenten.

help-mcp = Einen Assistenten kämpfen lassen: bietet das Model Context Protocol an, über Standardein- und -ausgabe, falls nicht --http angegeben ist.
help-mcp-http = Stattdessen über HTTP auf diesem Rechner anbieten; wer damit spricht, braucht den Schlüssel.
help-mcp-host = Die Adresse, an der gelauscht wird; nur Adressen dieses Rechners.
help-mcp-token-file = Datei mit dem Schlüssel für HTTP; ohne sie wird ein neuer gemacht und genannt.
help-mcp-referee = Der Assistent darf Würfel eintippen, verfügen und zurücknehmen; die Aufzeichnung vermerkt alles davon.
help-mcp-server = Ein Tischserver, etwa https://tisch.example, an dem der Assistent mit einem Link sitzen darf; Server dieses Rechners müssen nicht genannt werden. Mehrmals möglich.
help-mcp-database = Wo Kämpfe aufbewahrt werden: eine SQLite-Datei oder postgresql://… Ohne Angabe vergehen sie mit dem Server.
mcp-serving = Assistenten werden unter { $address } bedient (Strg-C beendet es)
mcp-token = Schlüssel: { $token }
bad-mcp-host = --host { $value }: Assistenten werden nur auf diesem Rechner bedient; nimm 127.0.0.1, ::1 oder localhost
bad-mcp-token = --token-file { $value }: Der Schlüssel hat { $length } Zeichen; er braucht mindestens { $least }, ohne Leerzeichen

mcp-refused-over = Der Kampf ist vorbei: Es wird nichts mehr gefragt.
mcp-refused-empty = Nichts wurde gewählt. Antworte mit dem Namen eines Plans oder einer Wahl:
mcp-refused-not-asked = Die Frage „{ $question }“ ist nicht gestellt. Gestellt sind:
mcp-refused-nothing-asked = Du wirst gerade nichts gefragt. Der Tisch wartet auf jemand anderen; warte und sieh wieder nach.
mcp-refused-hung-up = Der Tisch hat aufgelegt: Der Link wurde widerrufen, oder sein Server läuft nicht mehr.
mcp-refused-no-answer = Der Tisch hat nicht rechtzeitig geantwortet. Sieh den Stand an und versuche es noch einmal.
mcp-refused-rule = Eine Regel „{ $rule }“ gibt es nicht. In der Nähe sind:
mcp-refused-book = Ein Buch „{ $book }“ gibt es nicht. Es gibt:
mcp-refused-fight = Einen Kampf „{ $fight }“ gibt es nicht. Es gibt:
mcp-refused-no-fight = Noch gibt es keinen Kampf. Beginne einen mit open_fight, oder setze dich mit sit an einen Tisch.
mcp-refused-referee-only = Das darf nur eine Spielleitung, und dieser Server wurde ohne --referee gestartet.
mcp-refused-nobody-there = Dort antwortet kein Tisch: { $reason }
mcp-refused-change = Die Änderung „{ $change }“ ist nicht möglich.
mcp-refused-scenario = Ein Szenario „{ $scenario }“ gibt es nicht. Es gibt:
mcp-refused-fighter = Niemand heißt „{ $fighter }“. Es gibt:
mcp-refused-too-many-fights = { $most } Kämpfe sind schon offen. Verlass zuerst einen davon:
mcp-refused-link = Das ist kein Link zu einem Platz. Einer sieht so aus: http://127.0.0.1:8000/table/ID#TOKEN.
mcp-refused-server = { $server } gehört nicht zu den Servern, mit denen dieser sprechen darf. Wer ihn startet, kann es mit --server erlauben.
mcp-refused-dice = Hier sind Würfel gefragt, die niemand wählen kann. Möglich sind:
mcp-refused-no-dice = Nicht Würfel sind gefragt, sondern dies:
mcp-refused-tool = Ein Werkzeug „{ $tool }“ gibt es nicht. Es gibt:
mcp-refused-arguments = Diese Angaben passen nicht zum Werkzeug { $tool }. Es nimmt:
