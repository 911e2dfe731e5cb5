### Die Regeln und Optionen auf Deutsch.


## sequence

LSK-SEQ-01 = Eine Handlung
    .summary = In jeder Runde hat ein Kämpfer eine Handlung oder verzichtet; seine Bewegung gehört dazu. Eine zweite in derselben Runde wird abgelehnt.
LSK-SEQ-02 = Alles andere
    .summary = Was die Liste nicht nennt, kann in Worten vorgeschlagen werden; die Spielleitung erlaubt es, lehnt ab oder sagt, wie viele Runden es dauert. Ohne Spielleitung am Tisch gibt es nur die Handlungen der Liste.
LSK-SEQ-03 = Ablauf einer Runde
    .summary = Zehn Sekunden: fällige Zauber, Initiative, die Seiten nacheinander, übrige zurückgehaltene Handlungen, dann das Ende der Runde mit Flucht, Moral und der Frage nach dem Sieger. Sechzig Runden sind ein Zeitabschnitt.
LSK-SEQ-04 = Initiative zweier Seiten
    .summary = Jede Runde ein W6 für beide: Bei 4–6 beginnen die Spielercharaktere, bei 1–3 ihre Feinde. Wo niemand Spielercharakter ist, gilt die zuerst genannte Seite dafür.
LSK-SEQ-05 = Initiative vieler Seiten
    .summary = Ab drei Seiten wirft jede einen W6, und die höchste beginnt. Gleiche Seiten handeln in ausgewürfelter Folge, aber im selben Augenblick: Schaden und Zauber treffen zusammen ein, wenn alle fertig sind.
LSK-SEQ-06 = Begegnung und Überraschung
    .summary = Die nächsten Feinde treffen sich auf 3W6 × 10 Fuß. Wer überrascht werden kann, ist es bei 1–2 auf dem W6 (1–4 im Hinterhalt, eins weniger, wenn wachsam); dann haben die Gegner eine freie Runde 0 gegen Ahnungslose.
LSK-SEQ-07 = Gehandelt haben
    .summary = Eine Handlung anzusagen ist handeln, ebenso Gegenangriff, Parade, Schlag nach einem Laufenden oder Ringer. Nichtstun, Zurückhalten, Abwehren mit der längeren Waffe, Widerstand gegen Ringer und Rettungswürfe sind es nicht.
LSK-SEQ-08 = Sieg
    .summary = Nach jeder Runde zählen die Seiten, die noch jemanden im Kampf haben: Eine ist Sieger, keine ein Unentschieden. Gefallene, Tote, Entkommene, Ergebene, zu Boden Gedrückte und Schlafende zählen nicht, auch nicht, wer im Fangstock steckt.
LSK-SEQ-09 = Wer wann gefragt wird
    .summary = Gefragt wird nur in festen Augenblicken. Die Seite, die in der Runde zuerst handelt, antwortet zuerst, dann geht es nach der Liste; Schweigen bedeutet die erste Möglichkeit.

## movement

LSK-MOV-01 = Gehen oder rennen
    .summary = Wer sich bewegt, wählt für die Runde ein Tempo, Kampfbewegung oder Rennen, und darf es ganz ausschöpfen. Bewegung allein ist eine volle Handlung.
LSK-MOV-02 = Schläge nach Laufenden
    .summary = Wer durch die Reichweite eines Feindes rennt, der in dieser Runde nicht angegriffen hat, wird auf dem ersten erreichbaren Feld einmal geschlagen. Gehen löst das nie aus, und das Ziel eines Sturmangriffs hat stattdessen den Gegenangriff.
LSK-MOV-03 = Schritt und Schlag
    .summary = Ein einfacher Angriff passt in dieselbe Handlung wie eine Kampfbewegung, nicht in einen Lauf. Nach einem Lauf kann nur ein Sturmangriff folgen.
LSK-MOV-04 = Anlauf
    .summary = Ein Sturmangriff verlangt einen Lauf in gerader Linie ohne Hindernisse, mindestens eine halbe Kampfbewegung lang. Keine Geschosse, und mit Kampfbewegung 0 stürmt niemand.
LSK-MOV-05 = Tempo nach Last
    .summary = Bis 1 Punkt Belastung geht ein Kämpfer 40 und rennt 120 Fuß je Runde; bei 2 Punkten 30 und 90, bei 3 Punkten 20 und 60, bei 4 Punkten 10 und 30, ab 5 gar nicht.
LSK-MOV-06 = Belastung zählen
    .summary = Ein Punkt für Metallrüstung (zwei für Dreiviertel- und Vollharnisch), einer für jedes sperrige Ding, einer für je fünf andere getragene Dinge. Soldaten zählen einen Punkt weniger.
LSK-MOV-07 = Wie weit ein Schlag reicht
    .summary = 5 Fuß mit den meisten Waffen und bloßen Händen, 10 Fuß mit Peitsche oder einer Waffe des zweiten Glieds. Auf 10 Fuß darf keine Wand und kein stehender Feind dazwischen sein. Große Wesen reichen 10 Fuß weit, wenn ihre Beschreibung nichts anderes sagt.
LSK-MOV-08 = Felder
    .summary = Ein Feld ist 5 Fuß, ein schräger Schritt kostet wie jeder andere, und die Entfernung ist der größere Unterschied der Koordinaten. Stehende Feinde sperren ein Feld, Freunde nur das Anhalten; Gefallene und schwieriger Boden kosten 10 Fuß.
LSK-MOV-09 = Gerade Linien
    .summary = Die Linie zwischen zwei Feldern hat so viele Schritte wie der größere Unterschied der Koordinaten, jeder auf das nächste Feld gerundet, Hälften nach außen. Wände, schwieriger Boden und jedermann hindern einen Sturmangriff darauf.
LSK-MOV-10 = Bewegung in Handlungen
    .summary = Angriffe, Schüsse und Hantieren erlauben eine Kampfbewegung davor und danach; Ringen, Auf- und Absteigen nur davor; ein Sturmangriff nur seinen Lauf. Zielen, Laden, Zaubern, Suchen, Parieren und Antworten erlauben keine.

## flight

LSK-FLE-01 = Verfolgung im Freien
    .summary = Im Freien entscheidet die höhere Bewegungsweite ohne Würfel. Anderswo und bei gleichen Weiten entscheidet der Verfolgungswurf; Gelände gilt als geschlossen, wenn das Szenario es nicht offen nennt.
LSK-FLE-02 = Verfolgungswurf
    .summary = Fliehende und Verfolger werfen je W20 plus ein Zehntel ihrer Bewegungsweite, Reiter mit der des Reittiers. Die höhere Summe entkommt oder holt ein.
LSK-FLE-03 = Jeder läuft für sich
    .summary = Mit dieser Option wirft jeder Läufer allein. Nur die Fliehenden mit der niedrigsten Summe können eingeholt werden, von Verfolgern mit einer höheren; alle übrigen entkommen.
LSK-FLE-04 = Keine Karte auf der Flucht
    .summary = Während einer Verfolgung bleiben Karte und Koordinaten den Spielern der Fliehenden verborgen. Die Spielleitung wird gebeten, den Weg in wenigen Worten zu skizzieren, in der Wildnis deutlicher als unter der Erde.
LSK-FLE-05 = Hingeworfene Beutel
    .summary = Schätze, die vor schatzgierigen Verfolgern fallen, erzwingen eine Moralprobe; misslingt sie, bleiben sie zurück, um sie aufzulesen.
LSK-FLE-06 = Hingeworfenes Futter
    .summary = Ein Verfolger ohne Verstand macht eine Moralprobe, wenn Futter fällt, das er frisst, und hält bei Misserfolg zum Mahl an. Anderes Futter beachtet er nicht.
LSK-FLE-07 = Hindernisse im Weg
    .summary = Brennendes Öl oder ein anderes Hindernis beendet die Verfolgung ohne Probe, wenn die Spielleitung keinen Weg daran vorbei sieht.
LSK-FLE-08 = Von der Flucht zum Entkommen
    .summary = Flucht ist ein Lauf, der dem nächsten Feind nie näher kommt, oder verlässt die Karte. Am Ende der Runde können freie Feinde die verfolgen, die außer Reichweite sind; Eingeholte sind wieder im Kampf, die anderen fort.

## attack

LSK-ATK-01 = Den Angriff nennen
    .summary = Der Angreifer nennt einen einzelnen Feind und eine Waffe und darf eine Kampfbewegung machen, bei der er an beliebiger Stelle zuschlägt.
LSK-ATK-02 = Grundwert der Rüstungsklasse
    .summary = Ein Verteidiger beginnt bei RK 14 und zieht den Gewandtheitsbonus ab; eine niedrige Zahl ist gut. Bei Kreaturen steht die RK dabei.
LSK-ATK-03 = Waffe und Schild in der Verteidigung
    .summary = Gegen Schläge zieht ein bewaffneter Verteidiger die Waffenfertigkeit ab; ein Schild oder eine Nebenhandwaffe zieht den eigenen Wert ab.
LSK-ATK-04 = Können des Schlagenden
    .summary = Im Nahkampf erhöhen Waffenfertigkeit und Stärkebonus des Angreifers die Zielzahl.
LSK-ATK-05 = Können des Schützen
    .summary = Bei Schuss oder Wurf erhöhen Schussfertigkeit und Gewandtheitsbonus die Zielzahl.
LSK-ATK-06 = Treffer, Streifer oder daneben
    .summary = Ein W20 bis zur Zielzahl minus Rüstungswert ist ein voller Treffer, von da bis zur Zielzahl ein Streiftreffer, darüber daneben. Der Würfel hat keine Glücks- und Unglücksseiten.
LSK-ATK-07 = Schaden eines vollen Treffers
    .summary = Die Zahl auf dem W20 plus der Waffenwürfel; Stärke und Können zählen nur beim Treffen.
LSK-ATK-08 = Schaden eines Streiftreffers
    .summary = Genau 1 Punkt, mit welcher Waffe und welchem Vielfachen auch immer.
LSK-ATK-09 = Wohin Änderungen zeigen
    .summary = Ein Bonus auf Treffen erhöht die Zielzahl. Was den Verteidiger schützt, senkt sie, was ihn entblößt, erhöht sie.
LSK-ATK-10 = Zusammenzählen
    .summary = Jeder Umstand zählt einmal, und alle zählen zusammen. Doch drei gegen einen ersetzt zwei gegen einen, nur die beste Deckung und nur ein Schildwert zählen, und von mehreren Vielfachen nur das höchste.
LSK-ATK-11 = Schritte eines Angriffs
    .summary = Ansage, Zurückhaltende, Annäherung, Antwort des Ziels, Fehlzündung, W20, Opfer, Waffenwürfel, Schaden und seine Folgen, restliche Bewegung: immer in dieser Reihenfolge.

## conditions

LSK-CND-01 = Besondere Umstände
    .summary = Die Liste der Umstände, die eine Zielzahl ändern, von ahnungslosen Opfern (+2) bis zu voller Deckung (−10); jeder hat eine eigene Regel.
LSK-CND-02 = Ahnungslose Ziele
    .summary = Zielzahl +2 und schlichte RK 14: Gewandtheit, Können, Schild, Parade, Abwehr und Sattel gelten nicht, und keine Antwort ist möglich. Rüstungswert, Deckung, Verletzungen und die Blöße eines Sturmangriffs bleiben.
LSK-CND-03 = Unbewaffnete Ziele
    .summary = Schläge gegen jemanden ohne Nahkampfwaffe haben +5, und seine Waffenfertigkeit verteidigt ihn nicht. Natürliche Waffen und ein Cestus gelten als Waffen.
LSK-CND-04 = Hilflose Ziele
    .summary = Ein Schlag gegen Hilflose braucht keinen Wurf: Er macht die höchste Zahl des Waffenwürfels und nicht mehr. Geschosse behandeln sie als ahnungslos.
LSK-CND-05 = Zwei gegen einen
    .summary = Zwei Angreifer auf ein Ziel: +2 auf jeden Schlag.
LSK-CND-06 = Drei gegen einen
    .summary = Drei oder mehr Angreifer auf ein Ziel: +5 auf jeden Schlag anstelle der +2.
LSK-CND-07 = Blind kämpfen
    .summary = Wer nichts sieht, schlägt mit −6, verliert jeden Schuss und wird als Ahnungsloser angegriffen. Wesen, die im Dunkeln sehen, bleiben verschont.

## counter

LSK-CTR-01 = Wann es einen Gegenangriff gibt
    .summary = Das Ziel eines Schlages, das noch nicht gehandelt hat und die längere Waffe hält, darf zuerst schlagen oder abwehren, sobald der Angreifer da ist und vor dem W20.
LSK-CTR-02 = Der Gegenangriff
    .summary = Ein gewöhnlicher Angriff auf den Angreifer, der zuerst ausgeführt wird. Dessen eigener Schlag folgt, wenn er dann nicht am Boden, hilflos oder tot ist.
LSK-CTR-03 = Abwehr
    .summary = Statt zuzuschlagen hält die längere Waffe den Feind fern: Zielzahl −2 für diesen einen Angriff. Das kostet nichts und darf wiederholt werden.
LSK-CTR-04 = Ende beider Handlungen
    .summary = Nach einem Gegenangriff darf keiner der beiden in der Runde noch etwas tun oder sich bewegen.
LSK-CTR-05 = Grenzen des Gegenangriffs
    .summary = Einmal je Runde, nur gegen Schläge, in eigener Reichweite, nie gegen einen Gegenangriff. Die Abwehr braucht die Reichweite nicht.
LSK-CTR-06 = Eine Antwort auf jeden Angriff
    .summary = Das Ziel wählt nichts, Gegenangriff, Abwehr oder Parade, eines je Angriff. Nach einer Abwehr kann der nächste Angriff wieder beantwortet werden, nach den beiden anderen nicht.

## charge

LSK-CHG-01 = Sturmangriff
    .summary = Ein gerader Lauf bis zur Berührung, dann ein Schlag; ein voller Treffer macht doppelten Schaden. Zu treffen ist nicht leichter als sonst.
LSK-CHG-02 = Ungedeckt im Sturm
    .summary = Von der Ansage bis zum Ende der Runde hat jeder +2 gegen den Stürmenden.
LSK-CHG-03 = Gegen den Sturm gestemmt
    .summary = Ein Gegenangriff mit einer Stangenwaffe auf Stürmende verdoppelt den Schaden, auf Reiter verdreifacht er ihn.
LSK-CHG-04 = Vervielfachter Schaden
    .summary = Verdoppeln und verdreifachen gelten W20 und Waffenwürfel zusammen, der Würfel wird einmal geworfen. Streiftreffer und Schläge gegen Hilflose werden nicht vervielfacht.
LSK-CHG-05 = Sturmangriff, Schritt für Schritt
    .summary = Genannt werden Ziel, letztes Feld und Waffe; dann der Lauf an den Schlägen aller anderen vorbei, die Antwort des Ziels und der Schlag, danach bleibt von der Handlung nichts.

## weapons

LSK-WPN-01 = Fallen lassen und ziehen
    .summary = Gehaltenes fällt, eine Waffe wird vom Gürtel gezogen und sofort benutzt, mit −2 auf alle Angriffe dieser Runde.
LSK-WPN-02 = Welches Können eine Waffe verlangt
    .summary = Einfache Waffen verlangen Fertigkeit 0, Kriegswaffen 1, Spezialwaffen 2: Waffenfertigkeit im Nahkampf, Schussfertigkeit für Geschosse.
LSK-WPN-03 = Über das eigene Können
    .summary = Wer für seine Waffe nicht genug kann, hat mit ihr Fertigkeit 0, im Angriff und in der Verteidigung. Länge, Parade und Ringen bleiben.
LSK-WPN-04 = Die längere Waffe
    .summary = Waffen haben eine Länge von 0 bis 5, und nur eine tatsächlich höhere Zahl ist länger. Von zwei Waffen in der Hand zählt die längere.
LSK-WPN-05 = Zweites Glied
    .summary = Stangenwaffen, Speere in beiden Händen, Kriegsflegel und zu Fuß Lanzen schlagen über einen Freund hinweg, denn sie reichen 10 Fuß.
LSK-WPN-06 = Eigenheiten der Berufe
    .summary = Ein Söldner wechselt die Waffe ohne die −2 und kann sogar überrascht ziehen. Ein Duellant mit zwei Waffen, davon eine klein oder leicht, wirft beide Schadenswürfel und behält den höheren.
LSK-WPN-07 = Hantieren
    .summary = Aufheben, Wegstecken, von Freunden Nehmen, Schild Anlegen, Pavese Aufstellen, Bajonett Aufpflanzen, Lunte Anzünden: je eine Handlung. Loslassen kostet nichts.

## wrestling

LSK-WRS-01 = Handgemein werden
    .summary = Mit beiden Händen frei oder einer Greifwaffe darf ein Kämpfer innerhalb von 5 Fuß mit jemandem ringen, um ihn zu halten oder ihm etwas zu nehmen. Es gilt als Angriff und kann keinem Lauf folgen.
LSK-WRS-02 = Schlag nach dem Ringer
    .summary = Ein Verteidiger mit Waffe in der Hand, der noch nicht gehandelt hat, darf zuerst nach einem der Ringer schlagen, wie lang die Waffen auch sind; wer dabei fällt, ist aus dem Versuch.
LSK-WRS-03 = Ringkampf
    .summary = Beide werfen W20 plus Waffenfertigkeit plus Stärkebonus, die höhere Summe gewinnt. Was Zielzahlen ändert, zählt hier nicht.
LSK-WRS-04 = Gleiche Summen
    .summary = Bei Gleichstand gewinnt der bessere Gewandtheitsbonus; ist auch der gleich, entscheiden bloße W20.
LSK-WRS-05 = Wahl des Siegers
    .summary = Wer gewinnt, hält den anderen fest, versucht ihn zu entwaffnen oder lässt ihn los. Jemanden zu halten heißt alles außer einer Greifwaffe fallen zu lassen.
LSK-WRS-06 = Festgehalten
    .summary = Wer festgehalten wird, kann nur versuchen freizukommen oder den Haltenden schlagen; alles andere ist verwehrt, doch die RK ändert sich nicht.
LSK-WRS-07 = Losreißen
    .summary = In seiner Handlung ringt der Gehaltene erneut. Gewinnt er, hat er die Wahl des Siegers; verliert er, ist er dem Niedergedrücktwerden vielleicht einen Schritt näher.
LSK-WRS-08 = Den Haltenden schlagen
    .summary = Ein Gehaltener darf den, der ihn hält, mit einer kleinen oder natürlichen Waffe schlagen, auch einer vom Gürtel gezogenen. Der Griff bleibt.
LSK-WRS-09 = Zu Boden gedrückt
    .summary = Drei Ringkämpfe in Folge, die jemanden festgehalten lassen, drücken ihn zu Boden: Er ist hilflos und kann es nicht mehr versuchen.
LSK-WRS-10 = Entwaffnen
    .summary = Der Sieger nennt ein Ding in den Händen des Verlierers. Dieser behält es mit einem Rettungswurf gegen Lähmung und verliert es sonst.
LSK-WRS-11 = Viele gegen einen
    .summary = Alle Ringer werfen, die beste Summe zählt und bekommt +1 für jeden weiteren. Freunde in Reichweite, die nicht gehandelt haben, greifen sofort mit zu, und jeder verbraucht seine Handlung.
LSK-WRS-12 = Natürliche Ringer
    .summary = Tentakel, Leim oder viele Glieder geben dem Ringwurf einer Kreatur 1 je Trefferwürfel.
LSK-WRS-13 = Der Haltende
    .summary = Halten braucht die Hände. Wer hält, darf wieder ringen, den Gehaltenen mit bloßen Händen oder natürlicher Waffe schlagen, warten oder loslassen; alles andere beendet den Griff.
LSK-WRS-14 = Grubenkämpfer
    .summary = Zählt Gewandtheit zu Ringwürfen, gewinnt bei Gleichstand, wenn der andere nicht auch Grubenkämpfer oder natürlicher Ringer ist, und schlägt mit bloßen Händen für W4.
LSK-WRS-15 = Mehrere Haltende
    .summary = Alle, die in einer siegreichen Mannschaft geworfen haben, halten und widerstehen gemeinsam; die Zahl des Opfers steigt um 1. Gewinnt es, sind alle Griffe gebrochen.

## missiles

LSK-MIS-01 = Schuss ins Handgemenge
    .summary = Ein Schuss auf jemanden, der mit anderen als dem Schützen im Nahkampf steht, hat −4.
LSK-MIS-02 = Verirrte Schüsse
    .summary = Haben nur diese 4 Punkte den Schuss verfehlen lassen, trifft er jemanden, der aus dem Handgemenge ausgelost wird. Über der vollen Zielzahl trifft er niemanden.
LSK-MIS-03 = Große Ziele im Handgemenge
    .summary = Große Wesen haben bei der Auslosung zwei Chancen. Auf ein riesenhaftes schießt man ohne die −4 und ohne Verirrte.
LSK-MIS-04 = Schuss in eine Menge
    .summary = Auf eine Gruppe gerichtet hat ein Schuss +1 für jeden Körper nach dem ersten.
LSK-MIS-05 = Wer in der Menge
    .summary = Der Getroffene wird unter allen der Gruppe ausgelost; der Schütze kann nicht wählen.
LSK-MIS-06 = Große Ziele in einer Menge
    .summary = Große haben bei der Auslosung zwei Chancen, zählen für den Bonus aber einmal; auf Riesenhafte kann einzeln geschossen werden.
LSK-MIS-07 = Zielen
    .summary = Eine ganze Runde, um mit einer bereiten Fernwaffe zu zielen; währenddessen hilft und schadet Gewandtheit der RK des Zielenden nicht.
LSK-MIS-08 = Gezielter Schuss
    .summary = +2 auf einen Schuss in der Runde nach dem Zielen; längeres Zielen bringt nicht mehr, und alles andere zuvor verwirkt es.
LSK-MIS-09 = Erst laden, dann zielen
    .summary = Laden und Zielen teilen sich nie eine Runde: Eine schwere Armbrust braucht zwei Runden Laden, eine zum Zielen und schießt dann.
LSK-MIS-10 = Reichweite
    .summary = Keine Änderung auf kurze, −2 auf mittlere, −4 auf weite Entfernung, darüber kein Schuss. Glattläufige Feuerwaffen haben −4 und −8.
LSK-MIS-11 = Laden
    .summary = Bögen, Schleudern und Wurfwaffen sind jede Runde bereit; eine leichte Armbrust braucht eine Runde Laden, eine schwere zwei. Jede ist eine Handlung, und sie müssen einander nicht folgen.
LSK-MIS-12 = Feuerwaffen
    .summary = Laden dauert 10 − Schussfertigkeit − Gewandtheit + Belastung Runden (die Hälfte mit Steinschloss, anderthalbmal mit gezogenem Lauf). 1–2 auf dem W10 zündet nicht, 1 mit Steinschloss, und kostet 3 Runden zum Beheben; auf kurze Entfernung zählen 5 Punkte Rüstungswert nicht.
LSK-MIS-13 = Munition
    .summary = Alle beginnen geladen und mit brennender Lunte. Ein voller Köcher hat 20 Geschosse, jeder Schuss nimmt eines; Geworfenes liegt auf dem Feld des Ziels.
LSK-MIS-14 = Schießen im Nahkampf
    .summary = Feinde in Reichweite hindern einen Schuss nicht. Kämpft das Ziel nur mit dem Schützen, gibt es keine −4; und niemanden trifft der eigene verirrte Schuss.

## cover

LSK-COV-01 = Deckung
    .summary = Festes zwischen Schütze und Ziel senkt die Zielzahl von Geschossen; die beste Stufe zählt, der Rüstungswert ändert sich nicht. Das Szenario sagt, was wen deckt; Menschen tun es nie.
LSK-COV-02 = Viertel Deckung
    .summary = −2 für den Schützen: Büsche, Vorhänge und was eher verbirgt als aufhält.
LSK-COV-03 = Halbe Deckung
    .summary = −4 für den Schützen: ein flacher Graben oder eine dünne Hecke.
LSK-COV-04 = Dreiviertel Deckung
    .summary = −7 für den Schützen: ein tiefer Graben oder eine Setztartsche.
LSK-COV-05 = Volle Deckung
    .summary = −10 für den Schützen: eine Schießscharte oder ein Mörderloch. Auf ein Ziel hinter gar keiner Öffnung kann nicht geschossen werden.

## parry

LSK-PAR-01 = Parade
    .summary = Wer nicht gehandelt hat, darf die ganze Runde der Verteidigung widmen, auch außer der Reihe.
LSK-PAR-02 = Wert einer Parade
    .summary = Angreifer haben für den Rest der Runde −2, oder −4, wenn der Parierende eine Kriegs- oder Spezialwaffe führt.
LSK-PAR-03 = Wann eine Parade wirkt
    .summary = Sie muss vor dem W20 angesagt werden und dient dann gegen jeden späteren Angriff der Runde, auch Geschosse, aber nicht gegen einen, der ihn ahnungslos findet.

## mounted

LSK-MNT-01 = Schläge aus dem Sattel
    .summary = Ein Reiter hat im Nahkampf gegen Fußvolk +1, außer mit kleinen und leichten Waffen.
LSK-MNT-02 = Sicher im Sattel
    .summary = Fußvolk hat im Nahkampf gegen einen Reiter −1.
LSK-MNT-03 = Schüsse aus dem Sattel
    .summary = Ein Reiter schießt und wirft mit −5.
LSK-MNT-04 = Reiterangriff
    .summary = Ein voller Treffer im Reiterangriff macht mit Stangenwaffe oder Lanze dreifachen, sonst doppelten Schaden. Das Tempo des Reittiers bestimmt den Anlauf.
LSK-MNT-05 = Stangenwaffe gegen Reiter
    .summary = Ein Gegenangriff mit einer Stangenwaffe auf einen anstürmenden Reiter macht dreifachen Schaden.
LSK-MNT-06 = Das Reittier
    .summary = Es bewegt sich im Zug des Reiters, hat eigene RK, Rüstungswert und Wunden und kann das Ziel sein. Fällt es, braucht der Reiter einen Rettungswurf gegen Lähmung oder nimmt W6; ungeübte Tiere können bei der ersten Wunde W6 Runden durchgehen.
LSK-MNT-07 = In den Sattel und heraus
    .summary = Auf- und Absteigen sind Handlungen. Ein Reiter, den jemand zu Fuß festhält, wird unverletzt herabgezogen, und wer fällt, liegt neben dem Reittier.

## casting

LSK-CST-01 = Hilflos beim Zaubern
    .summary = Zwischen Ansage und Wirkung ist ein Zaubernder gegen Schläge hilflos, und Geschosse behandeln ihn als ahnungslos.
LSK-CST-02 = Freie Rede
    .summary = Kein Zauber ohne Stimme: Knebel, Stille, Würgen und Festgehaltenwerden verhindern ihn, und wer unterwegs die Stimme verliert, verliert den Zauber.
LSK-CST-03 = Heiliges Symbol
    .summary = Ein Kleriker hält das Symbol die ganze Runde in einer Hand; verlässt es die Hand, ist der Zauber vertan.
LSK-CST-04 = Wann ein Zauber wirkt
    .summary = Zu Beginn der nächsten Runde, vor der Initiative; gleichzeitig fällige wirken zusammen. Ziele stehen beim Beginn des Zauberns fest.
LSK-CST-05 = Vor dem Zaubern verletzt
    .summary = Jeder Schaden in der Runde, und sei es 1 Punkt, macht Zaubern für ihren Rest unmöglich; der Zauber bleibt erhalten.
LSK-CST-06 = Beim Zaubern verletzt
    .summary = Jeder Schaden zwischen Ansage und Wirkung vertut den Zauber.
LSK-CST-07 = Was ein Zauber ist
    .summary = Name, Klasse, Reichweite, Ziele, Wirkung und Rettungswurf. Zaubernde bereiten je Stufe einen Zauber ersten Grades vor, wirken jeden einmal und werfen keinen Angriff, außer der Zauber verlangt es.
LSK-CST-08 = Vier Zauber
    .summary = Magisches Geschoss (W4 je Stufe), Schlaf (2W8 TW an Feinden bis je 4 TW), Leichte Wunden heilen (W6 + Stufe) und Befehl (Halt, Fallen lassen oder Flieh).

## items

LSK-ITM-01 = An Dinge herankommen
    .summary = In der Hand oder am Gürtel: sofort. In einer Tasche: W3 + 1 Runden. In Sack oder Rucksack: 3W6 Runden, jede eine Handlung.
LSK-ITM-02 = Ungedeckt beim Suchen
    .summary = Wer wühlt, wird als Ahnungsloser angegriffen, bis das Ding gefunden oder die Suche aufgegeben ist.
LSK-ITM-03 = Verteidigen oder suchen
    .summary = Ein angegriffener Suchender darf sich mit voller RK verteidigen, einmal je Runde entschieden; diese Runde bringt die Suche dann nicht weiter.
LSK-ITM-04 = Ende einer Suche
    .summary = Nach der letzten zählenden Runde ist das Ding in der Hand, zu benutzen mit einer späteren Handlung. Eine andere Handlung oder ein Griff am Suchenden macht allen Fortschritt zunichte.

## holding

LSK-HLD-01 = Zurückhalten
    .summary = In seinem Zug darf ein Kämpfer jede Handlung aufschieben und später in der Runde ausführen.
LSK-HLD-02 = Zugleich, nicht vorher
    .summary = Eine zurückgehaltene Handlung und die, auf die sie antwortet, geschehen im selben Augenblick; beide Kämpfer können fallen.
LSK-HLD-03 = Grenzen des Zurückhaltens
    .summary = Zurückhalten ist nicht handeln, also bleibt jede Antwort offen. Was noch zurückgehalten ist, kann als Letztes der Runde genutzt werden und verfällt danach.
LSK-HLD-04 = Auslösen
    .summary = Zurückhaltende werden nach der Ansage eines Feindes gefragt. Erst die Annäherung, dann ausgelöste Bewegung und Antworten; alle Würfel gelten dem Zustand davor, alle Ergebnisse kommen zusammen.

## wounds

LSK-DMG-01 = Wunden verlieren
    .summary = Schaden geht von den Wunden ab, und über 0 ist ein Kämpfer so gut wie je.
LSK-DMG-02 = Am Boden
    .summary = Bei 0 Wunden oder weniger fällt ein Kämpfer, lässt alles fallen und ist hilflos. Bei genau 0 ist er W6 Stunden ohne Bewusstsein; darunter entscheidet der Verletzungswurf.
LSK-DMG-03 = Verletzungswurf
    .summary = W4 plus die Punkte unter null: bis 3 betäubt, 4–5 eine heilende Wunde, 6–7 eine bleibende Verletzung, ab 8 tot. Weitere W4 geben Ort und Art.
LSK-DMG-04 = Unter null
    .summary = Schaden an jemandem, der schon unter 0 Wunden ist, ist der Tod.
LSK-DMG-05 = Im selben Augenblick
    .summary = Bei gleichzeitigen Handlungen fallen erst alle Würfel, dann leidet jeder zugleich; der Schlag eines Sterbenden zählt.
LSK-DMG-06 = Heilung
    .summary = Mit der Hälfte der Wunden oder mehr kommt in jeder ruhigen Nacht 1 zurück und W3 an einem Ruhetag; mit weniger nur 1 an einem Ruhetag. Ein sauberes Bett gibt 1 am Tag dazu; feindliche Orte heilen nichts.

## morale

LSK-MOR-01 = Moralprobe
    .summary = 2W6 bis zum Moralwert und die Gruppe hält stand, darüber bricht sie. Ein Wert von 12 bricht nie, und Spielercharaktere machen nie eine Probe.
LSK-MOR-02 = Wann der Mut geprüft wird
    .summary = Beim Treffen auf Feinde, denen die eigene Seite nicht überlegen ist, und noch einmal am Ende der Runde, die höchstens die halbe Gruppe übrig lässt oder die halben Wunden einer einzelnen Kreatur.
LSK-MOR-03 = Gebrochen
    .summary = Wer bricht, läuft bei nächster Gelegenheit oder darf sich, wenn er Verstand hat, ergeben. Er greift nicht mehr an, darf aber abwehren und parieren.
LSK-MOR-04 = Furcht vor Feuerwaffen
    .summary = Jeder Schuss, der losgeht, lässt Feinde mit Moral 7 oder weniger eine Probe machen, einmal je Gruppe und Runde.

## saves

LSK-SAV-01 = Rettungswürfe
    .summary = W20 plus Willenskraft (Intelligenz gegen den Zauber eines Magiers) muss die Zahl erreichen. Eine natürliche 20 rettet immer, eine natürliche 1 nie.
LSK-SAV-02 = Zahlen der Rettungswürfe
    .summary = Klasse und Stufe geben fünf Zahlen: gegen Lähmung, Gift, Odem, Gerät und Magie. Kreaturen nehmen die eines Kriegers mit der Stufe ihrer TW, höchstens 6.

## equipment

LSK-EQP-01 = Nahkampfwaffen
    .summary = Hände, Schadenswürfel, Länge, Klasse und Merkmale jeder Waffe, von bloßen Händen (W2, Länge 0) bis zur Lanze (W10, Länge 5).
LSK-EQP-02 = Seltsame Waffen
    .summary = Garrotten würgen weiter, Fangstöcke und Netze machen ohne Rettungswurf gegen Lähmung hilflos, Peitschen tun Metall nichts, und Silber zerbricht nach jedem Angriff bei 1 auf dem W10.
LSK-EQP-03 = Fernwaffen
    .summary = Schaden, Entfernungen, Laden und missachteter Rüstungswert, vom Felsbrocken (W2, 30 Fuß) bis zum Langbogen (W6, 900 Fuß) und zur schweren Armbrust (W8, missachtet 3).
LSK-EQP-04 = Liste der Feuerwaffen
    .summary = Von der Pistole bis zur doppelläufigen Büchse: W8 oder W10, auf kurze Entfernung Rüstungswert −5 (Muskete auf jede), und was jede im Nahkampf taugt. Luntenschlösser sind Spezialwaffen, andere Schlösser Kriegswaffen.
LSK-EQP-05 = Liste der Rüstungen
    .summary = RW 0 in Kleidung, 2 in Wams oder Lederkoller, 3 in Kettenstreifen, 4 in Kettenhemd, Brigantine oder Halbharnisch, 5 im Dreiviertel-, 6 im Vollharnisch.
LSK-EQP-06 = Schilde und Nebenhandwaffen
    .summary = Buckler 2 im Nahkampf; Schild 2, auf Entfernung 3; aufgestellte Pavese 5 auf Entfernung; kleine oder leichte Waffe in der Nebenhand 1 im Nahkampf. Das Beste zählt.
LSK-EQP-07 = Reittiere und Rossharnische
    .summary = Schlachtross, Reitpferd, Pony und Maultier mit ihren Werten. Last bis 10 Punkte lässt 80 Fuß Kampfbewegung, 15 Punkte 60, 20 Punkte 40, 25 Punkte 20.

## attack

LSK-RUL-01 = Vorzeichen an der RK
    .summary = Das Original schreibt Schutz als Plus, obwohl eine niedrige RK gut ist. Hier senkt Schutz immer die Zielzahl des Angreifers, und Blöße erhöht sie immer.

## conditions

LSK-RUL-02 = Was Ahnungslose verlieren
    .summary = Alles Persönliche, ob gut oder schlecht: Gewandtheit, Können, Schild, Nebenhandwaffe, Parade, Abwehr, Sattel. Rüstung, Deckung und Blöße bleiben, und +2 und die +5 gegen Unbewaffnete können zusammenkommen.

## charge

LSK-RUL-03 = Die ganze Summe
    .summary = Doppelt und dreifach gelten W20 und Waffenwürfel zusammen; die Option vervielfacht nur den Waffenwürfel.

## conditions

LSK-RUL-04 = Sicher, nicht mächtig
    .summary = Ein Schlag gegen Hilflose macht die höchste Seite seines Würfels ohne W20 oder Vielfaches, an aller Rüstung vorbei. Die Option lässt den Angreifer werfen wie gegen Ahnungslose.

## counter

LSK-RUL-05 = Angriff nach dem Gegenangriff
    .summary = Wer den Gegenangriff handlungsfähig übersteht, schlägt noch zu; abgeschnitten wird nur, was nach diesen beiden Schlägen käme.
LSK-RUL-06 = Abwehr ist frei
    .summary = Die Abwehr wirkt gegen einen Angriff, kostet keine Handlung und kann wiederholt werden, solange ihr Besitzer nicht gehandelt hat.

## movement

LSK-RUL-07 = Wer nach Laufenden schlägt
    .summary = Jeder handlungsfähige, wachsame Feind, der nicht angegriffen und höchstens sich bewegt, zurückgehalten oder abgewehrt hat. Das Verlassen einer Reichweite zählt, auch das Anhalten darin.
LSK-RUL-08 = Wie lang ein Sturmangriff ist
    .summary = Der ganze Weg der Runde ist ein gerader freier Lauf, nicht kürzer als die halbe Kampfbewegung und nicht länger als ein Lauf.

## attack

LSK-RUL-09 = Weitergehen
    .summary = Der Angriff darf irgendwo in der Kampfbewegung fallen und der Rest danach gegangen werden, außer nach Sturmangriff oder Gegenangriff.

## mounted

LSK-RUL-10 = Was zu Pferd verdreifacht
    .summary = Stangenwaffen und Lanzen; andere Waffen verdoppeln. Die Option gibt allen das Dreifache.
LSK-RUL-11 = Dreifach für den Gegenangriff
    .summary = Nur gegen einen Reiterangriff verdreifacht der Gegenangriff einer Stangenwaffe; zu Fuß verdoppelt er, außerhalb eines Sturmangriffs keines von beiden.
LSK-RUL-12 = Reiter gegen Reiter
    .summary = Keine +1 des Sattels wirkt gegen einen anderen Reiter.

## wrestling

LSK-RUL-13 = Mannschaftsbonus
    .summary = +1 für jeden Ringer nach dem ersten, nicht auch für den ersten.

## conditions

LSK-RUL-14 = Wer eine Übermacht bildet
    .summary = Der Angreifer und jeder handlungsfähige Verbündete, der das Ziel bemerkt, in Reichweite hat und weder lädt, zielt, zaubert noch sucht. Gehandelt zu haben macht nichts; Schüsse und Ringen gewinnen nichts.

## missiles

LSK-RUL-15 = Wen ein verirrter Schuss treffen kann
    .summary = Freund und Feind in der Kette derer, die um das Ziel miteinander kämpfen, das Ziel eingeschlossen, den Schützen nie. Die Option nimmt das Ziel aus.
LSK-RUL-16 = Wucht eines verirrten Schusses
    .summary = Er trifft immer: Derselbe W20 ist ein voller Treffer, wenn er zu den eigenen Zahlen des Opfers ohne die −4 passt, sonst ein Streiftreffer.
LSK-RUL-17 = Eine Zahl für jeden in der Menge
    .summary = Jeder behält seine eigene Zielzahl. Über der höchsten wird niemand getroffen; sonst wird ein Opfer gelost und der Würfel mit dessen Zahl verglichen, was den Schuss noch vorbeigehen lassen kann.
LSK-RUL-18 = Menge oder Handgemenge
    .summary = Ein Schuss gilt entweder einem Ziel im Handgemenge oder dem Handgemenge als Menge, Freunde eingeschlossen, nie beidem. Große geben +1 wie andere, haben aber zwei Chancen bei der Auslosung.
LSK-RUL-19 = Wie lange Zielen hält
    .summary = Von der Ansage bis zum Schuss oder bis es aufgegeben wird. Schaden bricht es nicht; Fallen, Festgehaltenwerden, Parieren oder Gegenangriff schon.

## parry

LSK-RUL-20 = Geschosse parieren
    .summary = Eine Parade hilft auch gegen Schüsse; die Option beschränkt sie auf Schläge.

## casting

LSK-RUL-21 = Wie hilflos Zaubernde sind
    .summary = Ganz: Schläge treffen von selbst mit vollem Waffenschaden, Schüsse haben +2 gegen RK 14. Die Option macht sie im Nahkampf nur ahnungslos.
LSK-RUL-22 = Schaden nach dem Beginn
    .summary = Schaden vor der Wirkung vertut den Zauber; Schaden vor dem Beginn verbietet ihn nur.
LSK-RUL-23 = Auch Kleriker sprechen
    .summary = Das heilige Symbol kommt zur freien Rede hinzu, nicht an ihre Stelle.

## flight

LSK-RUL-24 = Gier und Moral
    .summary = Verfolger, deren Probe über fallen gelassene Schätze misslingt, halten an; die anderen laufen weiter.
LSK-RUL-25 = Weiten in einer Verfolgung
    .summary = Eine Gruppe wirft einmal mit der Weite ihres Langsamsten, ungerundet; gleiche Summen werden wiederholt.

## wrestling

LSK-RUL-26 = Schlag oder Ringkampf
    .summary = Losreißen ist ein Ringkampf. Ein Schlag aus dem Griff heraus ist ein gewöhnlicher Angriff und lässt die Zählung in Ruhe.
LSK-RUL-27 = Griffe zählen
    .summary = Jeder Ringkampf, der das Opfer festgehalten lässt, zählt 1; Loslassen, Entwaffnen oder sein Sieg beginnt wieder bei 0. Das Niederdrücken hält, solange jemand es hält.
LSK-RUL-28 = Entrissene Dinge
    .summary = Sie gehen in eine freie Hand des Siegers, sonst vor ihm auf den Boden. Festhalten mit beiden Händen hilft dem Rettungswurf nicht.
LSK-RUL-29 = Preis des ersten Schlages
    .summary = Nach einem Ringer zu schlagen ist die Handlung des Verteidigers. Ein Ringer mit leeren Händen ist dagegen unbewaffnet.

## items

LSK-RUL-30 = Welche Runden zählen
    .summary = Eine Runde der Suche zählt, wenn der Suchende in Ruhe gelassen wurde oder Angriffe ahnungslos kommen ließ; die letzte muss vorbei sein, bevor das Ding benutzt werden kann.

## holding

LSK-RUL-31 = Freie Wahl beim Zurückhalten
    .summary = Weder Auslöser noch Handlung werden vorher genannt, und alles kann zurückgehalten werden, auch Zauber und Sturmangriffe. Ein Gegenangriff kommt weiterhin zuerst.

## wounds

LSK-RUL-32 = Genau null
    .summary = Am Boden und bewusstlos ohne Verletzungswurf; der nächste Schaden verursacht einen und tötet nicht sogleich.

## equipment

LSK-RUL-33 = Wert der Nebenhand
    .summary = Eine zweite Waffe senkt die Zielzahl von Schlägen um 1 und gibt keinen weiteren Angriff.

## weapons

LSK-RUL-34 = Ungeübter Gebrauch
    .summary = Erlaubt mit Fertigkeit 0; die Option verbietet ihn.

## conditions

LSK-RUL-35 = Bewaffnet oder nicht
    .summary = Nahkampfwaffe, nahkampftaugliche Feuerwaffe, Cestus oder natürliche Waffen bewaffnen; Bögen, Armbrüste und Schilde nicht. Die +5 gelten Schlägen, mit der Option auch Geschossen.
LSK-RUL-36 = Wessen Dunkelheit
    .summary = Blindheit gehört jedem Kämpfer, der den Gegner nicht sieht; ein sehender Schütze behandelt ein blindes Ziel als ahnungslos.

## attack

LSK-RUL-37 = Keine Glückszahlen
    .summary = Eine 1 oder 20 beim Angriff ist nichts Besonderes; nur Rettungswürfe kennen natürliche Ergebnisse.

## sequence

LSK-RUL-38 = Ein Würfel oder mehrere
    .summary = Zwei Seiten teilen einen W6, drei oder mehr werfen je einen. Mit der Option wirft jede Seite auf jeden Fall.

## movement

LSK-RUL-39 = Schwere Rüstung
    .summary = Die 2 Punkte von Dreiviertel- und Vollharnisch stehen anstelle des 1 für Metall.

## missiles

LSK-RUL-40 = Eine Armbrust spannen
    .summary = Jede Runde Laden ist eine Handlung ohne Bewegung; der Ladende behält seine volle RK.

## weapons

LSK-RUL-41 = Wie weit die −2 reichen
    .summary = Sie betreffen jeden Angriff der Runde mit jeder Waffe, auch wenn die Hände vorher leer waren, aber nicht das Ringen. Wegstecken kostet eine Handlung.

## charge

LSK-RUL-42 = Stangenwaffen
    .summary = Hellebarden, Piken und ihresgleichen, die Lanze und ein Speer in beiden Händen gelten als Stangenwaffen, sonst keine.

## sequence

LSK-RUL-43 = Eine verlorene Runde
    .summary = Eine Runde durch Überraschung zu verlieren und die freie Handlung der Gegner sind ein und dasselbe.

## counter

LSK-RUL-44 = Gegenangriff bei Gleichstand
    .summary = Bei gleicher Initiative darf man gegenangreifen, doch weil aller Schaden später kommt, hält es niemanden auf.

## wounds

LSK-RUL-45 = Auf dem Boden
    .summary = Ein gefallener Kämpfer bei Bewusstsein kriecht und spricht, mehr nicht.
LSK-RUL-46 = Verletzte Arme
    .summary = Beide gedruckten Vorzeichen sind als Schaden gemeint: Der Verletzte wird mit +1 getroffen.
LSK-RUL-47 = Zähigkeit
    .summary = Der Bonus kommt zu den Wunden jeder Stufe hinzu, von denen mindestens 1 gewonnen wird.

## counter

LSK-RUL-48 = Antworten summieren sich nicht
    .summary = Abwehr und Parade werden gegen einen Schlag nicht verbunden. Die Antwort kommt, wenn der Angriff ganz bekannt ist, vor seinem W20.

## parry

LSK-RUL-49 = Womit pariert wird
    .summary = Die 4 verlangt beim Angriff eine Kriegs- oder Spezialwaffe für den Nahkampf in der Hand; alles andere ist 2 wert, und von zwei Waffen zählt die bessere.

## wrestling

LSK-RUL-50 = Gehen, um zu ringen
    .summary = Eine Kampfbewegung darf dazu führen, ein Lauf nicht.

## missiles

LSK-RUL-51 = Freies Zielen
    .summary = Zielen legt kein Ziel fest; Bewegung vor dem Schuss verwirkt die +2, danach nicht. Auch Schüsse ins Handgemenge und in die Menge können gezielt sein.

## attack

LSK-RUL-52 = Angesagt ist angesagt
    .summary = Was angesagt ist, gilt; ist es unmöglich geworden, ist die Handlung verloren, außer noch offener Bewegung.

## missiles

LSK-RUL-53 = Größen
    .summary = Die Beschreibung sagt, wer groß oder riesenhaft ist. Größe zählt für Auslosungen und Schüsse, Reichweite und belegten Boden, sonst für nichts.
LSK-RUL-54 = Pferd und Reiter
    .summary = Ein Körper für den Bonus der Menge, zwei Chancen bei der Auslosung: erst die des Reiters, dann die des Reittiers.

## conditions

LSK-RUL-55 = Wie ahnungslos
    .summary = Dunkelheit, Suchen und Laden einer Büchse machen für diesen Angriff ganz ahnungslos, eine frühere Parade eingeschlossen; der Zug geht nicht verloren.

## wrestling

LSK-RUL-56 = Als Mannschaft halten
    .summary = Alle, die in der Mannschaft geworfen haben, halten, und die Mannschaft widersteht einem Ausbruch mit ihrem Bonus.

## sequence

LSK-RUL-57 = Was ein Gleichstand verzögert
    .summary = Schaden mit seinen Folgen und Zauber; sonst wartet nichts. Wartender Schaden verbietet Zaubern noch nicht, verdirbt aber den Zauber, sobald er eintrifft.

## casting

LSK-RUL-58 = Das Symbol für eine Runde
    .summary = Es muss von der Initiative bis zum Ende der Runde in der Hand sein; im eigenen Zug gezogen dient es erst ab der nächsten.

## parry

LSK-RUL-59 = Nach Paraden fragen
    .summary = Gefragt wird, wer gleich angegriffen wird, in Menge oder Handgemenge jeder, der getroffen werden könnte; Spieler können eine Parade auch anbieten, während eine Frage offen ist.

## casting

LSK-RUL-60 = Nach einem vertanen Zauber
    .summary = Der Zaubernde ist nicht mehr hilflos, hat aber seine Handlung verbraucht.

## sequence

LSK-RUL-61 = Wer zuerst wirft
    .summary = Im Ringkampf, wer ihn beginnt, dann die anderen, wie gefragt oder nach der Liste; in einer gleichzeitigen Gruppe nach der Ansage.

## wounds

LSK-RUL-62 = Würfel der Verletzungen
    .summary = Ein Rettungswurf gegen Verbluten fällt sofort, die Dauer einer Verletzung nach dem Kampf.

## missiles

LSK-RUL-63 = Reittier des verschonten Ziels
    .summary = Wird das gemeinte Ziel aus der Auslosung genommen, bleibt das Reittier darin, mit eigener Zahl.

## mounted

LSK-RUL-64 = Fäuste aus dem Sattel
    .summary = Zu Pferd gelten bloße Hände als kleine Waffe und gewinnen keine +1.

## equipment

LSK-RUL-65 = Cestus ist keine zweite Waffe
    .summary = Weil er getragen wird, gilt er nie als Nebenhandwaffe.

## morale

LSK-RUL-66 = Sofort aufgeben
    .summary = Wer die Übergabe wählt, ist aus dem Kampf, wenn die Probe misslingt, nicht erst im nächsten Zug.

## missiles

LSK-RUL-67 = Langsame Hände
    .summary = Wo fehlendes Können die Schussfertigkeit 0 macht, wird die Ladezeit mit 0 berechnet.

## casting

LSK-RUL-68 = Heilung im Voraus
    .summary = Ein Heilzauber darf auch für Unverletzte begonnen werden; er heilt, was fehlt, wenn er wirkt.

## answers

LSK-RUL-69 = Ein Befehl lässt sich nicht umgehen
    .summary = Bis die befohlene Handlung verbraucht ist, geschieht nichts außer der Reihe: keine Parade, kein Gegenangriff, keine Abwehr, kein Schlag nach Ringern.

## sequence

LSK-RUL-70 = Das durchgehende Pferd läuft in jedem Fall
    .summary = Der Reiter pariert nicht, führt keinen Gegenangriff und wehrt nicht ab; es läuft in seinem Zug, auch wenn er schon gehandelt hat, und jeder Zug zählt als eine Runde.

## to hit

LSK-RUL-71 = Überlappende Deckung
    .summary = Mehrere Deckungen eines Feldes bestehen nebeneinander; aus jeder Richtung zählt die beste, gleich in welcher Reihenfolge sie stehen.

## weapons

LSK-RUL-72 = Wie weit eine Lanze reicht
    .summary = Zehn Fuß zu Fuß und im Sturmangriff; sonst aus dem Sattel nur Nachbarfelder. Ihr Längengrad bleibt 5.

## carrying out

LSK-RUL-73 = Handeln macht aufmerksam
    .summary = Eine eigene Handlung, die einem Feind gilt, beendet die Ahnungslosigkeit; Gehen oder Warten nicht.

## muster

LSK-RUL-74 = Was keine Hand füllt
    .summary = Eine Gabel oder ein Cestus darf unter Händen, Getragenem oder Gürtel stehen und dient von überall.

## dropped baggage

LSK-RUL-75 = Was fallen zu lassen lohnt
    .summary = Auf der Flucht darf alles fallen gelassen werden, und was keinen Verfolger rührt, sagt es; ohne Moral wird nur angeboten, was noch wirken kann.

## shooting

LSK-RUL-76 = Ein einziger Kandidat
    .summary = Niemand würfelt, um einen aus einem zu ziehen.

## still valid

LSK-RUL-77 = Ein Griff, der noch einer ist
    .summary = Halten, Fangen und Würgen brauchen beide im Kampf, Berührung in der Reichweite ihrer Art und das Werkzeug in der Hand; nach jedem Schritt und Machtwort endet, was nicht mehr gilt, und wird gesagt.

## carrying out

LSK-RUL-78 = Im Vorbeigehen gepackt
    .summary = Wer mit einem Schlag packt, fängt oder würgt, bleibt: Der Rest seiner Bewegung ist verloren.

## grips

LSK-RUL-79 = Mehrere Haltende
    .summary = Wer in einem Werkzeug steckt, wird von keinem zweiten gefangen; Feinde haben getrennte Griffe, und ein Sieg der anderen Seite bricht den ersten; wer aus dem Kampf ist, zählt nicht.

## mounted

LSK-RUL-80 = Durchgehen und Griffe
    .summary = Ein durchgehendes Pferd reißt den Reiter aus jedem Griff; er bleibt oben oder springt ab, in welchem Zustand er auch ist; es läuft seine volle Weite, über den Kartenrand als Flucht.

## movement

LSK-RUL-81 = Hilflose Reittiere
    .summary = Ein Reittier im Netz, gefangen oder sonst hilflos, bewegt sich nicht; es würfelt seine Rettung in den Zügen des Reiters; tot wirft es ihn ab.

## still valid

LSK-RUL-82 = Laden, Zielen, Suchen
    .summary = Jedes endet, wenn das Ding fort ist, wenn der Besitzer festgehalten wird, einem Befehl gehorcht oder etwas anderes tut.

## wounds

LSK-RUL-83 = Gift und Gleichstand
    .summary = Was Gift bewirkt, wartet wie anderer Schaden, solange Seiten zugleich handeln.

## action under way

LSK-RUL-84 = Nicht mehr auf der Karte
    .summary = Wer die Karte verlassen hat, zählt nicht: keine Überzahl, keine Schläge, keine Antworten.

## out of action

LSK-RUL-85 = Aus dem Sattel
    .summary = Auf ein freies Feld neben dem Reittier, das nächste beim Ziehenden; ohne eines steigt niemand ab, und wer gezogen wird, liegt auf dem Feld des Haltenden.

## still valid

LSK-RUL-86 = Improvisiertes, das dauert
    .summary = Es endet mit Festhalten, Niederfallen, Flucht, Befehl oder auf eigenes Wort; Antworten außer der Reihe sind erlaubt, und diese Runde zählt nicht.

## contest

LSK-RUL-87 = Wer sich ergeben hat
    .summary = Wer sich ergeben hat, würfelt in keinem Ringkampf und tut nichts; wer ihn hat, braucht keinen.

## circumstances

LSK-RUL-88 = Ein Körper einmal
    .summary = Pferd und Reiter zählen unter denen, die jemanden bedrängen, nur einmal.

## grips

LSK-RUL-89 = Was weggerissen wird
    .summary = Entwundenes fällt, wenn der Sieger nicht genug Hände frei hat; ein geschlossenes Netz bleibt am Opfer; Licht geht mit seinem Träger; eine Parade endet im Griff; Hände behalten beim Wiederherstellen ihre Ordnung.

## options

option-career-traits = Söldner, Duellanten und Grubenkämpfer haben die besonderen Fähigkeiten ihrer Berufe.
option-pursuit-individual = In einer Verfolgung wirft jeder mit der eigenen Weite statt einem Wurf für die Gruppe.
option-morale = Gegner und Gefolgsleute prüfen, ob sie standhalten.
option-injury-table = Wer unter null Wunden auf Verletzungen wirft: alle außer Reittieren, nur Personen über Stufe null, oder niemand.
option-multiply = Doppelter und dreifacher Schaden vervielfacht W20 und Waffenwürfel zusammen oder nur den Waffenwürfel.
option-helpless-choice = Gegen Hilflose darf der Angreifer lieber werfen wie gegen Ahnungslose.
option-mounted-triple = Welche Waffen im Reiterangriff ihren Schaden verdreifachen.
option-stray-pool = Ob das gemeinte Ziel unter denen ist, die ein verirrter Schuss treffen kann.
option-parry-missiles = Eine Parade hilft auch gegen Geschosse.
option-caster = Was ein Zaubernder für die ist, die ihn im Nahkampf angreifen.
option-unskilled-weapon = Eine Waffe über dem eigenen Können wird mit Fertigkeit 0 benutzt oder gar nicht.
option-unarmed-bonus = Ob die +5 gegen Unbewaffnete nur Schlägen oder auch Geschossen gelten.
option-initiative = Zwei Seiten teilen einen Würfel, oder jede Seite wirft ihren eigenen und Gleichstand ist möglich.
