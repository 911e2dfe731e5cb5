### Die Regeln und Optionen auf Deutsch.


## checks

TAL-TST-01 = Probe
    .summary = Ein W20 wird zum Wert addiert; die Schwierigkeit zu erreichen ist ein Erfolg.
TAL-TST-02 = Wert der Probe
    .summary = Attribut, Stufe, Synergie und dauerhafte Änderungen bilden den Fertigkeitswert; die Lage ändert nur diese eine Probe.
TAL-TST-03 = Schwierigkeitsskala
    .summary = Namen für Schwierigkeiten, von 0 (trivial) bis 100 und mehr; sie helfen dem, der eine festlegt.
    .reason = Die Skala berät, wer eine Schwierigkeit festlegt; nichts wird aus ihr berechnet.
TAL-TST-04 = Vergleichsprobe
    .summary = Beide Seiten würfeln, das höhere Ergebnis gewinnt; bei gleichen würfeln beide noch einmal.
TAL-TST-05 = Positiver Nachwurf
    .summary = Eine natürliche 20 wird weitergeworfen und addiert, solange 20en fallen; eine 1 dabei zählt einfach 1.
TAL-TST-06 = Negativer Nachwurf
    .summary = Eine natürliche 1 bringt einen zweiten W20, der abgezogen wird, und nach jeder 20 einen weiteren.
TAL-TST-07 = Andere Würfel und Prozentwürfe
    .summary = Schaden nutzt kleine Würfel in Summen; eine Prozentchance gelingt mit einem W100, der sie nicht übersteigt.

## arms

TAL-TST-08 = Runden und Brüche
    .summary = Hälften werden aufgerundet; Viertel und Achtel sind Hälften von Hälften, sodass nichts Positives je 0 wird.

## skills

TAL-TST-09 = Änderungen und Synergie
    .summary = Jede helfende Fertigkeit gibt 1 für fünf volle Stufen; Änderungen jeder Herkunft zählen zusammen.

## checks

TAL-TST-10 = Besondere Fertigkeiten ohne Übung
    .summary = Reiten und Heilkunde ohne Stufe werden mit −20 geprobt, Reiten auf einer unbekannten Tierart mit −5.
TAL-TST-11 = Gleichgewichtsprobe
    .summary = Akrobatik oder Handgemenge, nach Wahl, gegen die gegebene Schwierigkeit, sonst fällt man; schlechter Boden verlangt sie bei Bewegung.
TAL-TST-12 = Glückspunkte im Kampf
    .summary = Optional: Helden zahlen Glück, um einen Wurf zu wiederholen, Müdigkeit zu missachten, für späte Parade, Ausweichen oder +10 Verteidigung, eine mildere Wunde und statt zu sterben.

## sequence

TAL-SEQ-01 = Kampf, Schlacht und Duell
    .summary = Jeder Zusammenstoß ist eine Schlacht, wenn das Szenario ihn nicht Duell nennt.

## initiative

TAL-SEQ-02 = Runde und Zug
    .summary = Eine Runde dauert sechs Sekunden und enthält einen Zug für jeden.

## sequence

TAL-SEQ-03 = Überraschungsrunde
    .summary = Wer aus dem Hinterhalt angreift, hat eine Runde für sich; die Überfallenen tun nichts und sind unvorbereitet.
TAL-SEQ-04 = Fassungsprobe
    .summary = Danach legt jeder Überraschte eine Fassungsprobe gegen 20 ab und verliert bei Misserfolg auch die nächste Runde.

## initiative

TAL-SEQ-05 = Initiative in einer Schlacht
    .summary = Eine Initiativprobe je Kämpfer ordnet die ganze Schlacht, die höchste zuerst; Nachzügler werden eingereiht.
TAL-SEQ-06 = Gleiche Initiative
    .summary = Bei gleichen Ergebnissen kommen Helden zuerst, dann entscheiden Reflexe, die Stufe der Initiative, der Zufall.
TAL-SEQ-07 = Gruppeninitiative
    .summary = Gegner einer Art mit demselben Wert teilen einen Wurf.
TAL-SEQ-08 = Ermüdung nach dem Wurf
    .summary = Später erhaltene Punkte lassen eine geworfene Initiative in Ruhe und senken spätere Proben.

## sequence

TAL-SEQ-09 = Reihenfolge der Züge
    .summary = Von der höchsten Initiative abwärts; ein Zug endet, wenn seine Aktionen verbraucht oder abgelehnt sind.
TAL-SEQ-10 = Aktionen im Zug
    .summary = Zwei gewöhnliche Aktionen, eine zusätzliche, freie Aktionen; nichts wird aufgespart.

## combine

TAL-SEQ-11 = Mit einer größeren Aktion zahlen
    .summary = Eine gewöhnliche Aktion darf für eine zusätzliche zahlen, nie umgekehrt.
TAL-SEQ-12 = Ganzrundenaktion
    .summary = Eine Ganzrundenaktion nimmt beide gewöhnlichen und die zusätzliche; mehrere füllen mehrere Züge.

## perform

TAL-SEQ-13 = Eins nach dem anderen
    .summary = Eine Aktion wird angesagt und abgewickelt, bevor die nächste angesagt wird.

## turn

TAL-SEQ-14 = Gewöhnliche Aktion als Regel
    .summary = Was nicht als besonders angesagt ist, ist eine schlichte Aktion.

## sequence

TAL-SEQ-15 = Nächste Runde einer Schlacht
    .summary = Die nächste Runde behält die Reihenfolge der ersten.

## combine

TAL-SEQ-16 = Arten besonderer Aktionen
    .summary = Manöver gelten für die Runde, besondere Angriffe für einen Angriff, eine dritte Art ist keines von beiden; alle müssen bezahlt werden.

## specials

TAL-SEQ-17 = Pflicht zur Ansage
    .summary = Ein besonderer Angriff oder ein Manöver zählt nur, wenn er vor dem Wurf angesagt ist, den er ändert.

## prepared

TAL-SEQ-18 = Einmalige Manöver
    .summary = Parade, Ausweichen und vorbereiteter Angriff sind nach einmaligem Gebrauch weg und müssen neu gekauft werden.

## combine

TAL-SEQ-19 = Manöver verbinden
    .summary = Manöver gehen zusammen, außer aggressiv mit defensiv oder vorsichtig, und ein Schild für Decken und Parieren.
TAL-SEQ-20 = Ein besonderer Angriff je Angriff
    .summary = Ein Angriff trägt einen besonderen Angriff; Zielen, die Partner eines Sturmangriffs und der Todesstoß sind Ausnahmen.

## specials

TAL-SEQ-21 = Wann die Ermüdung dazukommt
    .summary = Der Ermüdungspunkt eines besonderen Angriffs kommt, wenn alles vorbei ist.

## battle

TAL-SEQ-22 = Duell: was anders ist
    .summary = Ein Duell ist in zwei Dingen anders: Initiative jede Runde, und Ansagen getrennt vom Tun.

## sequence

TAL-SEQ-23 = Duell: Überraschung
    .summary = Wer im Duell aus dem Hinterhalt kam, handelt allein weiter, bis das Opfer die Fassungsprobe besteht.

## duel

TAL-SEQ-24 = Duell: Initiative und erste Ansage
    .summary = Der Langsamere sagt zuerst alles an, und der Schnellere hört es.
TAL-SEQ-25 = Duell: Ausführung
    .summary = Der Schnellere handelt sofort; dann tut der Langsamere, was er angesagt hat, wenn er noch kann.

## sequence

TAL-SEQ-26 = Duell: nächste Runde
    .summary = Jede Runde eines Duells beginnt mit neuer Initiative.

## ways

TAL-SEQ-27 = Einen Schützen rechtzeitig erreichen
    .summary = Optional: Ein Vorsprung von 10 gibt eine gewöhnliche, von 5 eine zusätzliche Aktion Bewegung, bevor ein ferner Schütze handelt.

## movement

TAL-MOV-01 = Schritt
    .summary = Ein freier Schritt von einem Meter in einem Zug ohne andere Bewegung, nie im Sattel.
TAL-MOV-02 = Halbe Bewegung
    .summary = Halbe Geschwindigkeit für eine zusätzliche Aktion.
TAL-MOV-03 = Bewegung
    .summary = Die Geschwindigkeit in Metern für eine gewöhnliche Aktion.
TAL-MOV-04 = Schnelle Bewegung
    .summary = Dreifache Geschwindigkeit für zwei gewöhnliche Aktionen, mit der Geschwindigkeit zur Verteidigung bis zum nächsten Zug.
TAL-MOV-05 = Lauf
    .summary = Sechsfache Geschwindigkeit für die Runde, mit doppelter Geschwindigkeit zur Verteidigung.

## defence

TAL-MOV-06 = Grenzen des Laufbonus
    .summary = Der Bonus gilt nicht gegen den, auf den man zulief, und nicht unvorbereitet.

## charging

TAL-MOV-07 = Rammen im Lauf
    .summary = Bei schneller Bewegung oder Lauf darf ein Gegner umsonst gerammt werden, mit bloßen Händen, durch Umwerfen oder Zurückstoßen.

## movement

TAL-MOV-08 = Kriechen
    .summary = Halbe Geschwindigkeit auf dem Bauch für zwei gewöhnliche Aktionen.

## perform

TAL-MOV-09 = Aufstehen
    .summary = Aufstehen kostet eine gewöhnliche Aktion und erlaubt dabei halbe Geschwindigkeit.
TAL-MOV-10 = Sich fallen lassen
    .summary = Sich hinzuwerfen kostet eine zusätzliche Aktion.

## leaping

TAL-MOV-11 = Springen
    .summary = Ein Sprung ist Teil einer Bewegung: halbe Geschwindigkeit weit, ein Fünftel hoch, mehr mit Akrobatik.

## movement

TAL-MOV-12 = Schwimmen
    .summary = Im Wasser ein Viertel, die Hälfte oder die ganze Geschwindigkeit, für eine gewöhnliche Aktion, zwei oder die Runde.
TAL-MOV-13 = Schneller schwimmen
    .summary = Eine Athletikprobe schwimmt weiter; raues Wasser erschwert sie.

## leaping

TAL-MOV-14 = Klettern
    .summary = Eine ganze Runde Klettern bringt ein Viertel der Geschwindigkeit.
TAL-MOV-15 = Schwierigkeit und Tempo des Kletterns
    .summary = Was erklettert wird, bestimmt die Schwierigkeit; halbe Geschwindigkeit versucht man mit −10.

## load

TAL-MOV-16 = Überladung
    .summary = Vielfache der Traglast senken Proben auf Reflexe und Geschick, Verteidigung und Geschwindigkeit und machen Aufstehen teuer.

## falling

TAL-MOV-17 = Fallschaden
    .summary = Halbe Höhe, aufgerundet, zum Quadrat, welche Rüstung auch getragen wird.
TAL-MOV-18 = Einen Sturz mildern
    .summary = Ein Akrobatikergebnis von 20, 25, 30, 40, 50 nimmt ein bis fünf Meter weg.

## attack

TAL-ACT-01 = Angriff
    .summary = Eine gewöhnliche Aktion, Waffenfertigkeit oder waffenloser Kampf gegen die Verteidigung, im Umkreis eines Meters oder der Reichweite.

## actions

TAL-ACT-02 = Waffe ziehen oder wegstecken
    .summary = Leichte Nahkampfwaffen für eine zusätzliche, andere für eine gewöhnliche Aktion.
TAL-ACT-03 = Köcher, Gürtel, Beutel
    .summary = Jedes Ding daraus kostet eine zusätzliche Aktion.
TAL-ACT-04 = Rucksack, Reisetasche, Sack
    .summary = Aus dem Gepäck dauert es zwei ganze Runden.

## perform

TAL-ACT-05 = Reden
    .summary = Reden kostet nichts, wenn nichts davon abhält.

## actions

TAL-ACT-06 = Einen Trank trinken
    .summary = Ein Trank in der Hand wird in einer ganzen Runde getrunken.
TAL-ACT-07 = Einen Zauber wirken
    .summary = Ein Zauber kostet seine Zeit und muss die magische Verteidigung erreichen; Zeremonien taugen im Kampf nicht.

## blows

TAL-ACT-08 = Fernkampfangriff
    .summary = −1 für je zwei volle Meter, jenseits der Reichweite nichts, und keine Parade.

## actions

TAL-ACT-09 = Laden
    .summary = Eine Schusswaffe wird vor jedem Schuss zu ihrem Preis geladen, das Geschoss eigens genommen.

## blows

TAL-ACT-10 = Werfen
    .summary = Wurfwaffen fliegen Traglast mal Faktor; alles andere mit −10, zwei Stufen schwächer und nicht weit.
TAL-ACT-11 = Improvisierte Waffe
    .summary = Was keine Waffe ist, schlägt mit −5, zwei Würfelstufen tiefer und ohne Qualität.
TAL-ACT-12 = Schwere Waffe
    .summary = Über einer Gewichtsgrenze ist jedes 0,1 kg −1; noch schwerer kostet sie mehr, und die Stufe hilft nicht mehr; Anstrengung nimmt 5 weg für einen Ermüdungspunkt.

## actions

TAL-ACT-13 = Beidhändiger Griff
    .summary = Beide Hände heben den Anteil der Stärke um eine Stufe, wo die Waffe es erlaubt.

## blows

TAL-ACT-14 = Fehlende Übung
    .summary = Ohne die Übung, die eine Waffe verlangt, haben alle Proben mit ihr −5.

## actions

TAL-ACT-15 = Rüstung anlegen
    .summary = Rüstung wird in 15 bis 30 ganzen Runden angelegt, ein Helm in 4 bis 10, abgelegt in der Hälfte.

## reactions

TAL-MAN-01 = Parade
    .summary = Gekauft für einen genannten Gegenstand; nach einem Nahkampftreffer wird seine Fertigkeit gegen das Ergebnis geprobt.

## damage

TAL-MAN-02 = Parade, die den Gegenstand zerbricht
    .summary = Zerstört der Schlag den parierenden Gegenstand, geht er trotzdem durch.

## reactions

TAL-MAN-03 = Ausweichen
    .summary = Gekauft für eine zusätzliche Aktion; nach jedem Treffer gegen die Verteidigung wird Ausweichen gegen das Ergebnis geprobt.
TAL-MAN-04 = Ausweichen: zurückweichen
    .summary = Wer einem Schlag ausweicht, weicht einen Meter; mit 20 mehr muss er nicht, ohne Platz muss er so gewinnen.
TAL-MAN-05 = Ausweichen gegen kritische Treffer
    .summary = Ein kritischer Treffer wird vom misslungenen Ausweichen statt der Verteidigung gezählt, zum Guten oder Schlechten.
TAL-MAN-06 = Ausweichen oder Parieren
    .summary = Ein Schlag trifft auf eine Parade oder ein Ausweichen, nie beides.

## bands

TAL-MAN-07 = Mit dem Schild decken
    .summary = Ein Schild gegen einen Gegner oder Geschosse von einer Seite wirkt als Deckung und Rüstung des ganzen Körpers.

## combine

TAL-MAN-08 = Ein Schild, ein Gebrauch
    .summary = Ein Schild deckt oder pariert in einem Zug, nicht beides.

## sequence

TAL-MAN-09 = Vorsichtiger Angriff
    .summary = −5 auf Angriffe, +5 auf Paraden und Ausweichen, ein Ermüdungspunkt; vor dem Angriff angesagt.

## defence

TAL-MAN-10 = Aggressiver Kampf
    .summary = +10 auf Treffen im Nahkampf, um den Preis einer unvorbereiteten Verteidigung ohne Parade und Ausweichen.
TAL-MAN-11 = Defensiver Kampf
    .summary = Eine gewöhnliche Aktion für +5 auf Verteidigung, Paraden und Ausweichen bis zum nächsten Zug.

## prepared

TAL-MAN-12 = Vorbereiteter Angriff
    .summary = Ein Angriff wird zurückgehalten, bis ein Feind in Reichweite kommt, und geschieht vor dessen eigenem.

## specials

TAL-ATK-01 = Angriff mit zwei Waffen
    .summary = Zwei Waffen zugleich, −10 für die erste und −15 für die zweite, oder −10, wenn sie leicht ist.
TAL-ATK-02 = Mehrfachangriff
    .summary = Drei Angriffe zum Preis von zweien, je mit −10, auf einen Gegner, für einen Ermüdungspunkt.

## combine

TAL-ATK-03 = Mehrfachangriff mit schwerer Waffe
    .summary = Mit einer schweren Waffe nehmen drei Angriffe die ganze Runde.

## shooting

TAL-ATK-04 = Zielen
    .summary = Eine zusätzliche Aktion gibt dem allernächsten Angriff ein Viertel der Wahrnehmung.

## blows

TAL-ATK-05 = Auf einen Körperteil zielen
    .summary = −20 für einen gewählten Teil, −40 auf den Kopf; dort ist die Wunde.

## contests

TAL-ATK-06 = Finte
    .summary = Mit einer leichten oder Fechtwaffe: Provozieren gegen Intuition, und der nächste Schlag findet einen Humanoiden unvorbereitet.
TAL-ATK-07 = Umwerfen
    .summary = Nach einem waffenlosen Treffer entscheidet Handgemenge, ob das Ziel fällt; +5 nach einem Sturmangriff.

## damage

TAL-ATK-08 = Umwerfen durch Rückstoßwaffen
    .summary = Jeder Treffer mit einer Rückstoßwaffe versucht auch umzuwerfen, selbst pariert.

## contests

TAL-ATK-09 = Zurückstoßen
    .summary = Nach einem waffenlosen Treffer entscheidet Handgemenge, ob das Ziel ein Feld zurückgeht; ein Stürmender darf folgen.
TAL-ATK-10 = Schild umgehen
    .summary = Initiative mit −20 gegen Initiative; der Schlag des Siegers trifft weder auf Parade noch auf Decken, für einen Ermüdungspunkt.

## shooting

TAL-ATK-11 = Beschuss eines Feldes
    .summary = Ein auf ein Feld geworfenes Geschoss braucht 20 und eins mehr je Meter, innerhalb der halben Reichweite.
TAL-ATK-12 = Beschuss eines Feldes: daneben
    .summary = Ein Fehlschuss kommt daneben herunter, einen Meter weiter je fünf fehlende Punkte.

## damage

TAL-ATK-13 = Mächtiger Hieb
    .summary = −10 auf Treffen, der Anteil der Stärke eine Stufe höher, ein Ermüdungspunkt.

## contests

TAL-ATK-14 = Beinstellen
    .summary = Nach einem Treffer bringt Hand- oder Waffenfertigkeit gegen das Gleichgewicht das Ziel zu Fall.
TAL-ATK-15 = Entwaffnen
    .summary = Nach einem Treffer schlägt Handgemenge eine Waffe aus der Hand; beide Hände widerstehen mit +10.

## charging

TAL-ATK-16 = Sturmangriff
    .summary = Eine zusätzliche Aktion und ein Angriff: bis zur Geschwindigkeit und ein Schlag mit +5, dann bis zum nächsten Zug weder Parade noch Ausweichen.
TAL-ATK-17 = Sturm ins Handgemenge
    .summary = Ein Sturmangriff darf im Packen enden; um zehn gewonnen kann er beide zu Boden bringen.
TAL-ATK-18 = Sturm mit Umwerfen oder Zurückstoßen
    .summary = Ein Sturmangriff darf in Umwerfen, Zurückstoßen oder beidem enden, mit +5 auf eine Handgemengeprobe.
TAL-ATK-19 = Sturm mit Niedertrampeln
    .summary = Für einen höheren Preis trampelt ein Sturmangriff mit −5; Misserfolg heißt Fallen.
TAL-ATK-20 = Niedertrampeln
    .summary = Handgemenge mit −10, um auf das Feld zu drängen; dann findet ein Griff den Gegner unvorbereitet, oder der Trampelnde kämpft um sein Gleichgewicht.

## damage

TAL-ATK-21 = Todesstoß
    .summary = Eine gewöhnliche Aktion mehr macht einen Treffer am Körper eines Wehrlosen zehnmal so schlimm.

## shooting

TAL-ATK-22 = Flächenangriff allgemein
    .summary = Was ein Feld trifft, braucht 10 und die Entfernung, trifft den Rumpf und wird weder ausgewichen noch pariert.
TAL-ATK-23 = Streuung
    .summary = Ein W10 sagt, wo es landet; größere Fehlwürfe fügen Richtung und Entfernungswürfel hinzu.

## grips

TAL-GRP-01 = Ins Handgemenge
    .summary = Ein waffenloser Treffer gegen die Verteidigung beginnt es; beide sind in Berührung.
TAL-GRP-02 = Losreißen in der ersten Runde
    .summary = Einmal in der ersten Runde darf das Opfer sich umsonst loszureißen versuchen.
TAL-GRP-03 = Zuerst den Vergleich gewinnen
    .summary = Jedes Tun braucht zuerst einen gewonnenen Vergleich; der Preis wird so oder so bezahlt.

## defence

TAL-GRP-04 = Verteidigung gegen Außenstehende
    .summary = Außenstehende finden Ringende unvorbereitet.

## grappling

TAL-GRP-05 = Angriff im Handgemenge
    .summary = Ein Schlag im Handgemenge: bloße Hände oder leichte Waffen, mit −5.
TAL-GRP-06 = Zerren
    .summary = Eine ganze Runde zerrt den Gegner um halbe Geschwindigkeit.

## contests

TAL-GRP-07 = Zu Boden bringen
    .summary = Beide gehen zu Boden, der Sieger obenauf mit +5.

## grappling

TAL-GRP-08 = Hochkommen oder abwerfen
    .summary = Hochkommen oder jemanden abwerfen, mit −5.
TAL-GRP-09 = Festnageln
    .summary = Eine ganze Runde nagelt fest: gegen alle unvorbereitet, nichts zu tun als freizukommen.
TAL-GRP-10 = Würgen
    .summary = Einen Festgenagelten zu würgen verbraucht Atem, doppelt so schnell, wenn um fünf gewonnen.
TAL-GRP-11 = Wehrlosigkeit erzwingen
    .summary = Ein Festgenagelter wird gegen Außenstehende wehrlos, bis die Runde endet.

## perform

TAL-GRP-12 = Zaubern im Handgemenge
    .summary = Ein Zauber ohne G und R darf nach einem gewonnenen Vergleich begonnen werden.

## grappling

TAL-GRP-13 = Zum Schweigen bringen
    .summary = Stumm, bis eine Handgemengeprobe gewonnen ist.
TAL-GRP-14 = Ziehen im Handgemenge
    .summary = Etwas Kleines wird für eine gewöhnliche Aktion und den üblichen Preis gezogen.
TAL-GRP-15 = Verlassen
    .summary = Eine gewöhnliche Aktion und ein gewonnener Vergleich führen heraus, wenn nicht festgenagelt.

## grips

TAL-GRP-16 = Mehrere auf einer Seite
    .summary = Eine Seite probt mit der Summe der Handgemengewerte ihrer Mitglieder.

## grappling

TAL-GRP-17 = Garrotte
    .summary = Eine Garrotte in beiden Händen würgt mit +10.

## holding

TAL-HLD-01 = Festklammern: Bedingungen
    .summary = Nur riesige Wesen, von wo sie nicht hinreichen, mit einer freien Hand; ihre Angriffe erreichen den Klammernden dann nicht.
TAL-HLD-02 = Halt finden
    .summary = Waffenloser Kampf und dann Athletik, beide gegen die Verteidigung des Wesens.
TAL-HLD-03 = Halt bewahren
    .summary = Jeden Zug eine gewöhnliche Aktion und Athletik gegen Verteidigung und Tempo.
TAL-HLD-04 = Beide Hände
    .summary = Beide Hände geben +5.
TAL-HLD-05 = Angriff beim Festklammern
    .summary = Ein Schlag dabei, mit bloßer Hand oder leicht, mit −5.
TAL-HLD-06 = Weiterrücken
    .summary = Eine ganze Runde und 20 mehr führen an eine andere Stelle des Wesens.
TAL-HLD-07 = Aus Festklammern wird Handgemenge
    .summary = Nach Belieben darf ein Handgemenge daraus werden.
TAL-HLD-08 = Loslassen
    .summary = Loslassen kostet eine zusätzliche Aktion, oder nichts mit −30 auf die Landung.

## menu

TAL-HLD-09 = Ziehen beim Festklammern
    .summary = Etwas Kleines wird für eine zusätzliche Aktion und den üblichen Preis gezogen.

## initiative

TAL-MNT-01 = Reiter und Reittier
    .summary = Ein Reittier handelt im Zug seines Reiters, mit dessen Aktionen.

## perform

TAL-MNT-02 = Reitkunststücke
    .summary = Reitproben erlauben Kunststücke: etwas vom Sattel aus aufheben, oben bleiben.

## defence

TAL-MNT-03 = Ziel unter dem Reiter
    .summary = Wer tiefer steht als ein schlagender Reiter, hat −5 auf die Verteidigung.

## blows

TAL-MNT-04 = Schießen aus dem Sattel
    .summary = Schüsse aus dem Sattel leiden um die Meter, die das Reittier geht.

## defence

TAL-MNT-05 = Verfolgung
    .summary = Ein verfolgender Reiter nimmt den Bonus fürs Laufen weg.

## battle

TAL-MNT-06 = Bewegung beim Reiten
    .summary = Die Geschwindigkeit des Reittiers, die Aktionen des Reiters, kein einzelner Schritt.

## mounted

TAL-MNT-07 = Antreiben
    .summary = Reiten gegen 30 bewegt das Reittier für eine zusätzliche Aktion.

## defence

TAL-MNT-08 = Verteidigung des Reiters
    .summary = Im Sattel zählen die Reflexe des Reittiers, bis zur Stufe des Reitens.

## reactions

TAL-MNT-09 = Kein Ausweichen im Sattel
    .summary = Niemand weicht im Sattel aus.

## blows

TAL-MNT-10 = Höhenvorteil des Reiters
    .summary = +5 auf Schläge eines Reiters gegen Stehende am Boden.

## combine

TAL-MNT-11 = Berittener Sturmangriff
    .summary = Er kostet nur den Angriff.

## mounted

TAL-MNT-12 = Aufsteigen
    .summary = In den Sattel in einer ganzen Runde, oder für eine gewöhnliche Aktion mit Reiten 30.
TAL-MNT-13 = Absteigen
    .summary = Heraus für eine gewöhnliche Aktion, oder eine zusätzliche mit Reiten 30.

## falling

TAL-MNT-14 = Aus dem Sattel fallen
    .summary = Ein Sturz aus dem Sattel zählt die Höhe des Reittiers und sein halbes Tempo.
TAL-MNT-15 = Den Sturz mildern
    .summary = Akrobatik oder Reiten mildert ihn.

## checks

TAL-MNT-16 = Umstände beim Reiten
    .summary = Kein Sattel, ein verängstigtes oder bockendes Reittier erschweren das Reiten.

## blows

TAL-MNT-17 = Reiterwaffen
    .summary = Lanzen dienen nur in berittenen Sturmangriffen, mit der Stärke des Reittiers; ungeübt −10.

## defence

TAL-HIT-01 = Körperliche Verteidigung, vorbereitet
    .summary = 10 und Reflexe, mindestens 20, mit Änderungen.
TAL-HIT-02 = Unvorbereitet
    .summary = Unvorbereitet heißt 10, ohne Reflexe, Änderungen, Parade oder Ausweichen.
TAL-HIT-03 = Untergrenze der Verteidigung
    .summary = Nichts drückt die Verteidigung unter 10.

## attack

TAL-HIT-04 = Bereiche des Ergebnisses
    .summary = Unter der Verteidigung daneben, unter der Deckung Rüstung oder Schild, darüber der Körper, 20 mehr ein kritischer Treffer.

## damage

TAL-HIT-05 = Kritischer Faktor
    .summary = Ein Zehntel dessen, was über dem Körper liegt, mindestens 2, vervielfacht nach der Rüstung.
TAL-HIT-06 = Minderung durch Rüstung
    .summary = Rüstung und Schild mindern, was auf sie trifft, natürliche Rüstung alles; Durchschlag senkt nur getragene Rüstung.

## blows

TAL-HIT-07 = Ort eines gewöhnlichen Angriffs
    .summary = Rumpf und Glieder werden angegriffen, wenn nicht der Kopf genannt ist, mit −20.

## damage

TAL-HIT-08 = Schadenswurf
    .summary = Würfel, der Anteil der Stärke, und zusätzlicher Schaden, wo keine Rüstung war.

## arms

TAL-HIT-09 = Stufen der Schadensstärke
    .summary = Anteile der Stärke bilden eine Leiter: 0, ⅛, ¼, ½, 1, 1½, 2, 3 und so weiter.
TAL-HIT-10 = Leiter der Schadenswürfel
    .summary = Schadenswürfel bilden eine Leiter von 1W2 aufwärts.

## attack

TAL-HIT-11 = Reihenfolge der Berechnung
    .summary = Ein Angriff geht in fester Ordnung durch seine Schritte, von der Ansage bis zur Ermüdung.

## damage

TAL-HIT-12 = Natürliche Rüstung
    .summary = Natürliche Rüstung mindert jeden Treffer, bevor er vervielfacht wird.

## defence

TAL-HIT-13 = Angriff von hinten
    .summary = Von hinten: −5 auf Verteidigung, Paraden und Ausweichen.
TAL-HIT-14 = In der Zange
    .summary = Zwischen zwei gegenüberstehenden Feinden oder ohne Platz dahinter: −5.
TAL-HIT-15 = Höhenvorteil
    .summary = Von einem Meter höher: −5 auf Verteidigung, Parade und Ausweichen im Nahkampf.
TAL-HIT-16 = Unsichtbarer Angreifer, ahnungsloses Ziel
    .summary = Wer den Angreifer nicht sieht, ist unvorbereitet.

## blows

TAL-HIT-17 = Dämmerlicht und Dunkelheit
    .summary = Dämmerlicht −5, Dunkelheit −10.
TAL-HIT-18 = Schlag mit bloßer Hand
    .summary = Bloße Hände: 1W4 und ⅛, leicht und schwach.

## damage

TAL-HIT-19 = Sich selbst verletzen
    .summary = Bloße Hände, die etwas Hartes zu gut treffen, verletzen sich.

## wounds

TAL-WND-01 = Wundschwelle
    .summary = Schaden über der Ausdauer ist eine Wunde; Leben sinkt in jedem Fall.
TAL-WND-02 = Mehrere Wunden auf einmal
    .summary = Eine Wunde mehr für jedes weitere Vielfache der Ausdauer.
TAL-WND-03 = Was jede Wunde tut
    .summary = Jede Wunde blutet jede hundertste Runde, kostet zwei Erschöpfungspunkte und wirkt dort, wo sie ist.
TAL-WND-04 = Tod
    .summary = Bei 0 Leben der Tod.

## damage

TAL-WND-05 = Die Rüstung hält
    .summary = Was Rüstung ganz aufhält, tut dem Träger nichts.

## wounds

TAL-WND-06 = Wenig Leben
    .summary = Unter 20 Leben eine gewöhnliche Aktion und fünf Punkte wie erschöpft; unter 10 bewusstlos.
TAL-WND-07 = Bluten
    .summary = Bluten macht keine neuen Wunden; Verbinden stillt es.

## recovery

TAL-WND-08 = Lebensgefahr
    .summary = Einmal am Tag können ungeheilte Wunden mehr Leben kosten.

## wounds

TAL-WND-09 = Wundwirkung, Kopf
    .summary = Kopfwunden verdoppeln den Verlust, machen benommen, betäuben oder kosten Teile und Verstand.
TAL-WND-10 = Wundwirkung, Rumpf und Glieder
    .summary = Wunden an Rumpf und Gliedern erschöpfen und tun ab der dritten Schlimmeres.
TAL-WND-11 = Grenze und wiederholte Wunden
    .summary = Wirkungen enden bei fünf Wunden eines Treffers; getrennte Wunden bleiben getrennt.
TAL-WND-12 = Unbrauchbare Teile
    .summary = Ein unbrauchbarer Teil tut nichts, bis alles geheilt ist.

## checks

TAL-WND-13 = Ermüdungs- und Erschöpfungspunkte
    .summary = Jeder Punkt nimmt 1 von Verteidigung und Proben.

## wounds

TAL-WND-14 = Ohnmacht
    .summary = Mehr Punkte als Kondition heißt Ohnmacht.

## recovery

TAL-WND-15 = Rast
    .summary = Ermüdung vergeht in Minuten der Rast, Erschöpfung in Stunden.
TAL-WND-16 = Verbinden und Genesung
    .summary = Heilproben verbinden Wunden, und Leben kommt Tag um Tag zurück.

## grappling

TAL-WND-17 = Ersticken
    .summary = Der Atem reicht doppelte Ausdauer in Runden, fünffach, wenn vorher Luft geholt; dann Bewusstlosigkeit und nach 20 weiteren der Tod.

## defence

TAL-STA-01 = Liegend
    .summary = Liegend: −10 auf Ausweichen und Parade, −10 auf Verteidigung im Nahkampf, +10 gegen Geschosse.
TAL-STA-02 = Wehrlos
    .summary = Wehrlos: unvorbereitet, ohne Verteidigung, offen für einen Todesstoß.
TAL-STA-03 = Unvorbereitet: alle Ursachen
    .summary = Alles, was unvorbereitet macht, in einer Liste.
TAL-STA-04 = Überrascht
    .summary = Überrascht: kein Zug, unvorbereitet, bis Fassung gefunden ist.

## menu

TAL-STA-05 = Im Handgemenge
    .summary = Im Handgemenge: an den Gegner gebunden, nur Handgemengetun.
TAL-STA-06 = Festgenagelt
    .summary = Festgenagelt: nichts als sich daraus befreien.

## wounds

TAL-STA-07 = Benommen
    .summary = Benommen: fünf Punkte wie ermüdet und eine gewöhnliche Aktion weniger.
TAL-STA-08 = Betäubt, bewusstlos
    .summary = Betäubt oder bewusstlos: kein Zug, wehrlos, liegend, leere Hände; Betäubte kann man wecken.

## blows

TAL-STA-09 = Vom Licht geblendet
    .summary = Vom Licht geblendet: −5 auf Treffen.
TAL-STA-10 = Geblendet
    .summary = Geblendet: −10 auf Treffen und unvorbereitet.

## fear

TAL-STA-11 = Entsetzt
    .summary = Entsetzt: keine Aktionen, solange es dauert.

## wounds

TAL-STA-12 = Attribut bei null
    .summary = Ein Attribut bei 0 lähmt, versetzt in Koma oder tötet.

## contests

TAL-STA-13 = Verfangen
    .summary = Verfangen: unvorbereitet bis zur Befreiung durch geschickte Hand, Muskelkraft oder Schneiden; Bolas bringen Laufende zu Fall.

## items

TAL-ITM-01 = Gegenstände nehmen Schaden
    .summary = Dinge haben Rüstung und Qualität und verlieren mit jedem Schaden eine Stufe; nach der letzten sind sie dahin.
TAL-ITM-02 = Schadensprobe
    .summary = Schaden, der die Rüstung eines Dings erreicht, wirft W100 gegen seine Chance.
TAL-ITM-03 = Chance nach Qualität
    .summary = 10 bis 50 Prozent nach Qualität.
TAL-ITM-04 = Die ursprüngliche Qualität entscheidet
    .summary = Es entscheidet die Qualität der Herstellung, wie abgenutzt es auch ist.

## damage

TAL-ITM-05 = Auf ein Ding zielen
    .summary = Ein Ding ist so schwer zu treffen wie sein Träger.
TAL-ITM-06 = Sicherer Treffer beim Parieren
    .summary = Eine gelungene Parade fängt den Schlag immer mit dem Gegenstand.

## items

TAL-ITM-07 = Keine kritischen Treffer auf Dinge
    .summary = Dinge werden nie kritisch getroffen.
TAL-ITM-08 = Mehrfacher Durchschlag
    .summary = n-mal die Rüstung heißt n Proben mit n-facher Chance.
TAL-ITM-09 = Zerstörende Waffen
    .summary = Zerstörende Waffen machen Dingen doppelten Schaden.
TAL-ITM-10 = Durchschlag und Dinge
    .summary = Durchschlag bedeutet Dingen nichts.
TAL-ITM-11 = Solide Dinge
    .summary = Solide Dinge zählen doppelte Rüstung und eins mehr.

## blows

TAL-ITM-12 = Qualität der Waffen im Gebrauch
    .summary = Die jetzige Qualität einer Waffe ändert ihre Proben um bis zu 5.

## items

TAL-ITM-13 = Abnutzung der schlagenden Waffe
    .summary = Eine Waffe, die mehr als ihre Grenze austeilt, wird selbst geprüft; beim Schuss nur das Geschoss.

## combine

TAL-ITM-14 = Leicht
    .summary = Leichte Waffen: eine Hand, Handgemenge, Finte, zweite Waffe, schnell gezogen.

## reactions

TAL-ITM-15 = Merkmal Parade
    .summary = Ein Ding mit Parade pariert für eine zusätzliche Aktion mit seiner Änderung.

## damage

TAL-ITM-16 = Zusätzlicher Schaden und Durchschlag
    .summary = Zusätzlicher Schaden, wo keine Rüstung war, Durchschlag gegen getragene Rüstung; Waffe und Geschoss zählen zusammen.
TAL-ITM-17 = Merkmal Sturmangriff
    .summary = Sturmwaffen machen am Ende eines Sturmangriffs doppelten Schaden, und dem Stürmenden, der in sie läuft.
TAL-ITM-18 = Verwundend, tödlich, schwach, zielsicher
    .summary = Verwundend gibt eine Wunde, tödlich einen Faktor, schwach halbiert, zielsicher hilft treffen.

## blows

TAL-ITM-19 = Schießen und Stärke
    .summary = Bögen verlangen Stärke und begrenzen sie; jede Waffe nimmt ihre eigenen Geschosse.

## targets

TAL-ITM-20 = Reichweite
    .summary = Reichweite in Metern, für Schläge und vorbereitete Angriffe.

## contests

TAL-ITM-21 = Entwaffnend, Beinstellen, Rückstoß
    .summary = Änderungen entwaffnender, beinstellender und Rückstoßwaffen.

## blows

TAL-ITM-22 = Andere besondere Merkmale
    .summary = Merkmale einzelner Waffen: doppelt, umgeschnallt, Pavese, Paar, um die Ecke, Stabilisator, Rammbolzen, Silber.

## actions

TAL-ITM-23 = Geschosse nach Gebrauch
    .summary = Ein gebrauchtes Geschoss kann wiedergefunden werden, wenn es nicht zerbrach.

## items

TAL-ITM-24 = Reparatur
    .summary = Handwerker bessern außerhalb von Kämpfen Stufe um Stufe aus.
    .reason = Reparaturen geschehen außerhalb des Kampfes.

## bands

TAL-RUL-01 = Skala der Deckung
    .summary = Deckung ist ein Ergebnis auf der Skala der Verteidigung, wenn die Option sie nicht zum Aufschlag macht.

## wounds

TAL-RUL-02 = Wundschwelle
    .summary = Wunden brauchen mehr Schaden als ein Vielfaches der Ausdauer.

## bands

TAL-RUL-03 = Schilde
    .summary = Schilde schützen nur durch Parade und Decken.

## sequence

TAL-RUL-04 = Aggressiver Kampf
    .summary = Er ist der erste Nahkampfangriff selbst; seine Nachteile dauern bis zum nächsten Zug.

## fighter

TAL-RUL-05 = Dauer der Manöver
    .summary = Manöver dauern bis zum Beginn des eigenen nächsten Zuges oder bis zur Wehrlosigkeit.

## sequence

TAL-RUL-06 = Vorsichtiger Angriff
    .summary = Er wird vor dem Angriff angesagt und ermüdet am Ende des Zuges.

## checks

TAL-RUL-07 = Gleichstand gegen ein stehendes Angriffsergebnis
    .summary = Gegen ein stehendes Ergebnis wiederholt nur der Verteidiger.
TAL-RUL-08 = Natürliche 1
    .summary = Eine natürliche 1 zählt als 1, bevor der zweite Würfel abgezogen wird.

## damage

TAL-RUL-09 = Reihenfolge der Faktoren
    .summary = Würfel, schwach, Sturmangriff, Minderung, Faktoren, in dieser Folge.
TAL-RUL-10 = Todesstoß mit kritischem Treffer
    .summary = Die Faktoren von Todesstoß und kritischem Treffer werden addiert.

## items

TAL-RUL-11 = Gleich oder mehr bei Dingen
    .summary = Gewöhnliche Dinge werden ab ihrer Rüstung geprüft, solide über der doppelten.
TAL-RUL-12 = Wiederholte Proben
    .summary = Proben folgen aufeinander, bis das Ding dahin ist.

## defence

TAL-RUL-13 = Nach einem Ding schlagen
    .summary = Ein Schlag nach einem Ding wird angesagt; der Träger darf ausweichen oder mit einem anderen parieren; erst Schild, dann Rüstung.

## damage

TAL-RUL-14 = Zerstörter Paradegegenstand
    .summary = Zerbricht er, gilt der Angriff als nicht pariert, mit denselben Würfen.

## items

TAL-RUL-15 = Abnutzung der Angreiferwaffe
    .summary = Geprüft wird nur über der Grenze, vor der Rüstung und ohne kritische.

## armoury

TAL-RUL-16 = Zerstörend (60)
    .summary = Zerstörende Waffen teilen bis 60 ohne Gefahr aus.

## combine

TAL-RUL-17 = Ausgaben der Regel für schwere Waffen
    .summary = Eine Waffe ist schwer, sobald sie über ihrer Grenze ist.

## blows

TAL-RUL-18 = Schwere Schilde und Lanzen
    .summary = Kein Gewichtsabzug für parierende Schilde und eingelegte Lanzen.

## armoury

TAL-RUL-19 = Dolchfertigkeit
    .summary = Dolche haben eine eigene Fertigkeit.

## perform

TAL-RUL-20 = Ganzrundenaktion
    .summary = Sie braucht den ganzen Zug; eine Reihe davon darf nicht unterbrochen werden.

## sequence

TAL-RUL-21 = Nach der Überraschung
    .summary = Wer überrascht bleibt, hat keinen Zug und probt am Ende der Runde.
TAL-RUL-22 = Reihenfolge in der Überraschungsrunde
    .summary = Angreifer handeln nach Reflexen; Initiative wird geworfen, wenn sich jemand gefasst hat.

## initiative

TAL-RUL-23 = Gleichstand ohne Helden
    .summary = Andere Gleichstände gehen nach Reflexen, Stufe und Zufall, wie in einer Gruppe.

## duel

TAL-RUL-24 = Angesagte Duellaktionen
    .summary = Angesagt werden Art, Waffe und besonderer Angriff; was unmöglich wurde, ist samt Preis verloren.

## defence

TAL-RUL-25 = Liegend und Fernangriffe
    .summary = Liegend ist −10 auf Ausweichen und Parade gegen alles.

## charging

TAL-RUL-26 = Rammen
    .summary = Rammen: ein Ziel, auf dem nächsten Feld; Erfolg lässt weiterlaufen.

## defence

TAL-RUL-27 = Höhe des Reiters
    .summary = Sie zählt in beide Richtungen, im Nahkampf, und für Parade und Ausweichen.

## specials

TAL-RUL-28 = Reiter und Reittier als Ziele
    .summary = Sie sind getrennte Ziele; ein gefallenes Reittier wirft ab; es greift mit Aktionen des Reiters an.

## movement

TAL-RUL-29 = Tempo des Reittiers
    .summary = Die größte Stufe seit Beginn des Reiterzuges.

## mounted

TAL-RUL-30 = Misslungenes schnelles Aufsteigen
    .summary = Ein misslungener schneller Versuch kostet die kleine Aktion.

## charging

TAL-RUL-31 = Berittener Sturmangriff
    .summary = Er geht bis zur Geschwindigkeit des Reittiers und verbietet Paraden.

## contests

TAL-RUL-32 = Aus dem Sattel heben
    .summary = Reiter dürfen mit Reiten widerstehen; verlieren heißt fallen.

## specials

TAL-RUL-33 = Zeitpunkt der Finte
    .summary = Sie zählt für den nächsten Schlag mit dieser Waffe in diesem Zug, ohne anderen besonderen Angriff.

## perform

TAL-RUL-34 = Zielen
    .summary = Zielen geht durch alles außer freien Aktionen vor dem Angriff verloren.

## wounds

TAL-RUL-35 = Gezielte Schläge
    .summary = Ein gewählter Teil ersetzt den W100.

## damage

TAL-RUL-36 = Kritisch nach misslungenem Ausweichen
    .summary = Nur der kritische Schritt schaut auf das misslungene Ausweichen.

## shooting

TAL-RUL-37 = Feldbeschuss und Rüstung
    .summary = Ein herabfallendes Geschoss findet Rüstung nach Deckung und ist 20 darüber kritisch.
TAL-RUL-38 = Streuung des Feldbeschusses
    .summary = Richtung 2 bis 9, ein Meter und einer je fünf fehlende, nie kritisch.

## targets

TAL-RUL-39 = Ein Handgemenge beginnen
    .summary = Packen kostet eine gewöhnliche Aktion mit freier Hand und darf ausgewichen oder pariert werden.

## grips

TAL-RUL-40 = Entkommen in der ersten Runde
    .summary = Es steht bis zum nächsten Zug dessen offen, der begann.

## contests

TAL-RUL-41 = Sturm ins Handgemenge
    .summary = Ein stürmender Griff wirft einen weiteren Vergleich ohne Bonus.

## grappling

TAL-RUL-42 = Sich aus dem Festnageln befreien
    .summary = Es ist ein Vergleich für eine gewöhnliche Aktion und beendet nur das Festnageln.
TAL-RUL-43 = Verlauf des Würgens
    .summary = Gewonnenes Würgen verbraucht Atem; ist er weg, braucht es keinen Vergleich.
TAL-RUL-44 = Quelle des Erstickens
    .summary = Die Zahlen für den Atem kommen aus einer früheren Ausgabe.
    .reason = Es sagt, woher Zahlen kommen, und ändert nichts.

## grips

TAL-RUL-45 = Summe der Handgemengewerte
    .summary = Eigene Werte einmal, eigene Müdigkeit, keine Wehrlosen oder Festgenagelten.

## targets

TAL-RUL-46 = Verteidigung im Handgemenge
    .summary = Vorbereitet gegen den Partner, leichte Paraden, Ausweichen um 20.

## sequence

TAL-RUL-47 = Erzwungene Wehrlosigkeit
    .summary = Sie endet mit der Runde.

## charging

TAL-RUL-48 = Nach dem Niedertrampeln
    .summary = Danach ein Griff gegen 10, oder aus dem Weg.

## specials

TAL-RUL-49 = Zwei Waffen
    .summary = Zwei Waffen, ein Ziel, getrennte Proben und Schäden.

## targets

TAL-RUL-50 = Mehrfachangriff und Nachladen
    .summary = Kein Mehrfachangriff mit dem, was geladen werden muss.

## charging

TAL-RUL-51 = Weg des Sturmangriffs
    .summary = Mindestens ein Meter, immer näher, über freie Felder.

## specials

TAL-RUL-52 = Misslungenes Umgehen des Schildes
    .summary = Nach verlorenem Umgehen ist es ein schlichter Angriff.

## wounds

TAL-RUL-53 = Außer Atem
    .summary = Außer Atem sind 4 Punkte.

## defence

TAL-RUL-54 = „Wie“-Punkte
    .summary = Punkte „wie“ machen nicht ohnmächtig.
TAL-RUL-55 = Parade mit bloßen Händen
    .summary = Bloße Hände parieren nur bloße Hände.

## holding

TAL-RUL-56 = Festklammern
    .summary = Halt zu finden hält für diesen Zug; ihn nicht zu bewahren ist ein Sturz.

## sheet

TAL-RUL-57 = Größen
    .summary = Größen sind Felder und sonst nichts.

## battle

TAL-RUL-58 = Raster
    .summary = Quadrate von einem Meter, acht Nachbarn, Entfernung nach dem längeren Versatz.

## menu

TAL-RUL-59 = Zauberkomponenten
    .summary = G und R sind Merkmale eines Zaubers.

## armoury

TAL-RUL-60 = Zwei Waffenlisten
    .summary = Die zusammenfassende Liste zählt, mit einem Skorpion von 10 kg.

## checks

TAL-RUL-61 = Verlorene Körperteile
    .summary = Was verlorene Augen, Finger, Hände, Füße und Beine bedeuten.

## damage

TAL-RUL-62 = Natürliche und getragene Rüstung
    .summary = Sie zählen zusammen, Durchschlag verschont die natürliche.
TAL-RUL-63 = Minderung gleich dem Schaden
    .summary = Gleiche Minderung lässt nichts durch.

## prepared

TAL-RUL-64 = Auslöser des vorbereiteten Angriffs
    .summary = Waffe und Angriff werden genannt; der erste Feind von außen löst ihn aus.

## damage

TAL-RUL-65 = Rückstoß
    .summary = Rückstoß ist keine Wahl.

## defence

TAL-RUL-66 = Reflexanteil des Reiters
    .summary = Er hat kein Minimum.

## blows

TAL-RUL-67 = Besondere Angriffe ohne Schaden
    .summary = Umwerfen, Zurückstoßen, Beinstellen und Entwaffnen werfen keinen Schaden.

## attack

TAL-RUL-68 = Dritte im Handgemenge
    .summary = Ein Fehlschlag ins Handgemenge trifft niemand anderen.

## leaping

TAL-RUL-69 = Ein Fünftel der Geschwindigkeit
    .summary = Es wird nicht gerundet; ohne Anlauf halbiert sich ein Sprung.

## defence

TAL-RUL-70 = Blickrichtung
    .summary = Acht Blickrichtungen; drei sind der Rücken; wer in die Zange nimmt, und wann Laufen hilft.

## reactions

TAL-RUL-71 = Reihenfolge der Fragen
    .summary = Wer wann gefragt wird: vorbereitete Angriffe Feld um Feld, Reaktionen einmal, Entkommen; die handelnde Seite wirft zuerst.
TAL-RUL-72 = Eine Reaktion je Schlag
    .summary = Eine Reaktion je Angriffsprobe, verbraucht durch den Versuch.

## offers

TAL-RUL-73 = Dasselbe Manöver zweimal
    .summary = Dasselbe dauernde Manöver zählt nicht doppelt.

## contests

TAL-RUL-74 = Umwerfen und Zurückstoßen
    .summary = Sie nutzen waffenlosen Kampf oder eine Rückstoßwaffe; kein Platz heißt kein Stoß.
TAL-RUL-75 = Sturm mit beidem
    .summary = Beides zugleich: ein Treffer, zwei Vergleiche, der Bonus für einen.

## prepared

TAL-RUL-76 = Vorbereiteter Angriff gegen einen Sturm
    .summary = Ein Stürmender wird auf dem ersten Feld in Reichweite empfangen und kann dort aufgehalten werden.

## bands

TAL-RUL-77 = Mit dem Schild decken
    .summary = Gegen eine Richtung und ihre Nachbarn, oder einen Gegner; nicht gegen Griffe und dergleichen.

## grips

TAL-RUL-78 = Seiten eines Handgemenges
    .summary = Hinzukommen, Seiten, Würfelnde und Verlassen bei mehreren.

## grappling

TAL-RUL-79 = Am Boden im Handgemenge
    .summary = Am Boden liegen beide; nach dem Abwerfen ist niemand obenauf.

## fighter

TAL-RUL-80 = Festnageln, Verfangen und Wehrlosigkeit
    .summary = Festgenagelt oder verfangen ist unvorbereitet, nicht wehrlos.

## perform

TAL-RUL-81 = Ziehen im Handgemenge oder beim Festklammern
    .summary = Es kostet die genannte Aktion und den üblichen Preis.

## holding

TAL-RUL-82 = Festklammern in Bewegung
    .summary = Das Tempo seit dem letzten Zug zählt; ein Wurf zum Weiterrücken; Ausweichen um 20.

## initiative

TAL-RUL-83 = Dauern
    .summary = Zustände dauern begonnene Züge; verlorene Aktionen gehen zu Beginn ab.

## wounds

TAL-RUL-84 = Ausfallen und fallen gelassene Dinge
    .summary = Ausgefallen heißt liegend, leere Hände, aus dem Handgemenge, jede Probe verloren.

## specials

TAL-RUL-85 = Mehrere Angriffe in einem
    .summary = Zwei Waffen würfeln zuerst, drei Angriffe einer nach dem anderen.

## charging

TAL-RUL-86 = Felder beim Niedertrampeln
    .summary = Wo der Trampelnde danach steht.

## mounted

TAL-RUL-87 = Einzelheiten des Reitens
    .summary = Antreiben einmal, Tempo vor dem Schuss genannt, was eine Verfolgung ist.

## defence

TAL-RUL-88 = Keine Änderung, wo keine steht
    .summary = Wo keine Änderung steht, ist keine.

## sequence

TAL-RUL-89 = Ende eines Kampfes
    .summary = Er endet, wenn nur eine Seite fähig ist.

## wounds

TAL-RUL-90 = Kopfwunden und wenig Leben
    .summary = Der zusätzliche Verlust kommt vor der Prüfung auf wenig Leben.

## damage

TAL-RUL-91 = Zerstörend und die Grenze eines Dings
    .summary = Verdoppelter Schaden zählt gegen Dinge ganz.
TAL-RUL-92 = Zerstörend durch Schild und Rüstung
    .summary = Durch beide wird für jeden Vergleich neu verdoppelt.

## items

TAL-RUL-93 = Krallen und bloße Hände
    .summary = Sie nutzen sich nicht ab.

## holding

TAL-RUL-94 = Festklammern an einem laufenden Tier
    .summary = Der Laufbonus des Wesens wird nicht doppelt gezählt.

## defence

TAL-RUL-95 = In der Zange
    .summary = Nur die beiden, die sie bilden, haben etwas davon.

## wounds

TAL-RUL-96 = Ein sofort zerstörter Körperteil
    .summary = Vier Wunden auf einmal machen den Teil sofort unbrauchbar.
TAL-RUL-97 = Wunden bei gleichem Schaden
    .summary = Mit der Option sind Wunden Schaden geteilt durch Ausdauer.

## grips

TAL-RUL-98 = Umsonst bezahlt
    .summary = Für ein Handgemengetun bezahlte Aktionen bleiben bezahlt, wenn das Opfer entkommt.
TAL-RUL-99 = Sturm nach anderer Bewegung
    .summary = Wer sich in seinem Zug schon bewegt hat, darf noch stürmen oder trampeln, wenn er es bezahlen kann; nur der eigene Schritt schließt es aus.
TAL-RUL-100 = Ein Entwaffnen parieren
    .summary = Ein Entwaffnen lässt sich mit allem parieren, wofür eine Parade gekauft ist, auch mit der gemeinten Waffe; nur Schläge, die einem Gegenstand schaden sollen, pariert dieser nicht.
TAL-RUL-101 = Garrotte im Handgemenge
    .summary = Eine Garrotte hindert weder Packen noch Handgemenge; darin kommt sie für eine zusätzliche Aktion von Gürtel oder Hand in beide Hände und würgt dann mit +10.
TAL-RUL-102 = Sich von hinten festhalten
    .summary = Die −5 für einen Angriff von hinten gelten für jeden, der sich am Rücken eines Wesens festhält oder dort Halt gewinnt.
TAL-RUL-103 = Schlagringe und Halten
    .summary = Schlagringe trägt man an der Hand: sie schlägt damit und kann doch greifen, sich festhalten, klettern und ringen.
TAL-RUL-104 = Der Schritt im Mehrfachangriff ist freigestellt
    .summary = Nach dem Schritt zwischen den Angriffen wird gefragt. Ein Stoß über jede Stufe ist ein Sturz, ein Sturmangriff darf Reiter packen und in Reichweite beginnen, wenn er näher führt, und ein Sprung gehört zu jeder Bewegung.
TAL-RUL-105 = Schrammen verbinden
    .summary = Wer nur Schrammen hat, wird durch eine Probe gegen 20 in zehn Minuten verbunden; jeder Wundtreffer hat seine eigene, und nur Verbundene gewinnen Leben zurück.
TAL-RUL-108 = Ein Reittier im Handgemenge
    .summary = Ein gepacktes Reittier kommt durch Bewegung nicht frei; in seinem Zug darf der Reiter es ringen lassen, mit dessen Werten und seinen Aktionen.
TAL-RUL-109 = Ein Reittier, das liegt
    .summary = Wer auf einem umgeworfenen Reittier sitzt, stürzt aus dem Sattel; ein liegendes Tier wird nicht bestiegen und steht zu diesem Preis auf, im Zug des Reiters oder von selbst am Ende der Runde.
TAL-RUL-110 = Mitten im Ritt abgeworfen
    .summary = Der Sturz zählt die Geschwindigkeit des Ritts; der Reiter liegt, wo er fiel, seine Bewegung ist vorbei und der Sturmangriff verloren.
TAL-RUL-111 = Berührung
    .summary = Nach jeder Bewegung ist aus dem Handgemenge, wer an niemanden darin grenzt; wer jemanden zu Boden oder aus dem Sattel holt, hat ihn neben sich; Festhalten ist Berührung nur mit dem Wesen.
TAL-RUL-112 = Vorbereitet und gepackt
    .summary = Ein vorbereiteter Angriff verfällt, wenn sein Besitzer gepackt oder festgenagelt ist, liegt oder sich festhält, außer sein Ziel ist im selben Handgemenge.
TAL-RUL-113 = Vorbereitet auf ein Reittier
    .summary = Ein vorbereiteter Angriff darf ein Reittier nennen; ein Geschoss in der Hand darf vorbereitet werden und fliegt, wenn das Ziel in Sicht und Reichweite kommt; der Laufbonus gilt vom ersten Schritt an.
TAL-RUL-118 = Sich festhalten und den Halt verlieren
    .summary = Wer beim Festhalten ohnmächtig wird, stirbt, von außen gepackt wird oder den Halt verliert, stürzt sofort und liegt daneben; sonst darf er parieren, defensiv oder vorsichtig kämpfen und weicht Geschossen nur mit 20 aus.
TAL-RUL-119 = Ein Feld
    .summary = Außer im Handgemenge oder beim Festhalten bleibt niemand auf dem Feld eines anderen; wer dort übrig ist, kommt auf das nächste freie.
TAL-RUL-120 = Von unten und festgenagelt
    .summary = Wer niedergedrückt ist, kann nur abwerfen, mit −5; ein Festgenagelter würfelt nur, wo er selbst das Ziel ist; wer festnagelt und festgenagelt wird, verliert seinen Griff.
TAL-RUL-122 = Kleinigkeiten
    .summary = Im Handgemenge wird eine nicht große Waffe am Gürtel für zwei gewöhnliche Aktionen gezogen; ein Reiter darf aus dem Sattel packen; ein reiterloses Pferd des Feindes darf man besteigen.
TAL-RUL-106 = Ein Dritter im Duell
    .summary = Von der nächsten Runde an ist es eine Schlacht in der letzten Reihenfolge; Neue kommen durch einen eigenen Wurf hinein, und das Angesagte wird noch ausgeführt.
TAL-RUL-107 = Angesagt und außer Reichweite
    .summary = Wer zu einem angesagten Tun kommt, das außer Reichweite ist, wird zuerst gefragt: Schritt, Drehung oder Griffwechsel können es wieder möglich machen.
TAL-RUL-114 = Nichts auf Borg
    .summary = Nichts wird begonnen, was nicht ganz bezahlt werden kann; Sturm mit Niedertrampeln kostet im Sattel den Angriff und eine zusätzliche Aktion, zu Fuß dazu die Bewegung.
TAL-RUL-115 = Richtung zwischen großen Körpern
    .summary = Richtungen gehen von Mitte zu Mitte, also flankieren Gegenüberstehende, wo der Körper auch steht.
TAL-RUL-121 = Mehrere Deckungen
    .summary = Von allen Schilden, die jemanden decken, zählt der beste.
TAL-RUL-116 = Was im Duell angesagt werden darf
    .summary = Alles, was ein Zug einer Schlacht erlaubt, in dem Zustand, den die früheren Ansagen hinterließen; was nichts möglich machen kann, wird nicht angeboten.
TAL-RUL-117 = Das Ende eines Zuges
    .summary = Ein Zug endet, wenn sein Besitzer es sagt, solange ihm eine freie Aktion offensteht.

## options

option-coverage-mode = Ob Deckung ein Ergebnis auf der Skala der Verteidigung ist oder zu ihr hinzukommt.
option-wound-at-equal = Schaden gleich der Ausdauer macht schon eine Wunde.
option-aggressive-until-turn-end = Die Nachteile des aggressiven Kampfes enden mit dem eigenen Zug.
option-strict-heavy = Auch Schilde und eingelegte Lanzen leiden unter dem Abzug für schwere Waffen.
option-group-initiative = Feinde einer Gruppe mit demselben Initiativwert teilen einen Wurf.
option-shooter-lead = Wer schneller ist als ein ferner Schütze, erreicht ihn nur so weit zuerst, wie der Vorsprung reicht.
option-luck = Helden und Erzfeinde setzen Glückspunkte ein.
