### Die Regeln und Optionen auf Deutsch.


## dice

PSX-DIC-01 = Erfolgswurf
    .summary = Jeder Würfel eines Wurfs, der den Mindestwurf erreicht, ist ein Erfolg; einer genügt, wenn keine Zahl verlangt ist.
PSX-DIC-02 = Mindestwurf
    .summary = Jeder hat einen Mindestwurf, meist 5; Änderungen werden zusammengezählt, und er sinkt nie unter 2.

## modifiers

PSX-DIC-03 = Schwierigkeitsgrad
    .summary = Eine Probe kann leichter oder schwerer angesagt werden: Das verschiebt ihren Mindestwurf für dieses eine Mal.

## dice

PSX-DIC-04 = Exploding Dice
    .summary = Sechsen werden weitergeworfen und addiert, bei Erfolgswürfen und bei der Initiative; messende Würfel tun das nie.
PSX-DIC-05 = Kein Würfel
    .summary = Ohne Würfel misslingt ein Wurf, doch Bonus- und Schicksalswürfel dürfen allein geworfen werden; was nicht geworfen wurde, wird nicht wiederholt.
PSX-DIC-06 = Kritische Erfolge bei gewöhnlichen Proben
    .summary = Bei Proben auf Attribute und Fertigkeiten zählt 11 als zwei Erfolge, 17 als drei, und so weiter in Sechserschritten.
PSX-DIC-07 = Wiederholungswurf
    .summary = Ein Wiederholungswurf wiederholt den ganzen Wurf; das neue Ergebnis gilt.
PSX-BON-01 = Bonuswürfel in einem Wurf
    .summary = Bonuswürfel kommen einzeln zu einem eigenen Wurf hinzu, mit dessen Mindestwurf und dessen Schwelle für kritische Treffer.
PSX-BON-02 = Schicksalswürfel in einem Wurf
    .summary = Ein Schicksalswürfel in einem Wurf gelingt ab 4, wie schwer der Wurf auch ist.
PSX-BON-03 = Schicksalswürfel als Wiederholungswurf
    .summary = Als Wiederholungswurf ausgegeben lässt ein Schicksalswürfel jeden Würfel der Wiederholung ab 4 gelingen.

## spending

PSX-BON-04 = Eine Aktion erlangen
    .summary = Ein Bonuswürfel bringt sofort eine Aktion, in der Runde eines jeden, auch vor der eigenen ersten.
PSX-BON-05 = Eine Aktion stehlen
    .summary = Ein Schicksalswürfel nimmt einem Gegner, der noch eine hat, eine Aktion und gibt sie dem, der ihn ausgibt.
PSX-BON-06 = Das Ausgeben kostet keine Aktion
    .summary = Erlangen und Stehlen kosten selbst nichts und geschehen zwischen Handlungen, nie in einem Wurf.

## dice

PSX-BON-07 = Wann zusätzliche Würfel angeboten werden
    .summary = Nach jedem eigenen Wurf wird gefragt, was ausgegeben wird, bis das Ergebnis behalten wird.

## sequence

PSX-INI-01 = Beginn des Kampfes
    .summary = Bevor jemand handelt, stehen alle an ihrem Platz und die Reihenfolge ist bestimmt; dann beginnen die Kampfrunden.
PSX-INI-02 = Initiativewurf
    .summary = Die Initiative ist die Summe von so vielen Exploding Dice, wie die Schnelligkeit angibt; ohne Schnelligkeit ist sie 0.
PSX-INI-03 = Reihenfolge und Gleichstand
    .summary = Hohe Ergebnisse zuerst; bei Gleichstand entscheiden Schnelligkeit, dann Geschick, dann ein Stechen. Die Reihenfolge gilt für den ganzen Kampf.
PSX-INI-04 = Keine Aktionen vor der ersten Runde
    .summary = Vor der eigenen ersten Spielerkampfrunde hat niemand Aktionen, außer Würfel verschaffen ihm eine.
PSX-TRN-01 = Kampfrunde
    .summary = Eine Kampfrunde hat einen Beginn, für jeden eine Spielerkampfrunde in der Reihenfolge und ein Ende; Beginn und Ende erlauben Reaktionen.
PSX-TRN-02 = Spielerkampfrunde
    .summary = Eine Spielerkampfrunde beginnt mit den Würfen gegen Zustände, dann wird aufgefrischt, dann gehandelt.
PSX-TRN-03 = Der Akteur
    .summary = Nur wer an der Reihe ist, handelt frei, eine Handlung nach der anderen; alle übrigen reagieren.

## conditions

PSX-TRN-04 = Anzahl der Aktionen
    .summary = Aktionen kommen aus Abstammung und Schablonen, mit zwei Waffen eine mehr, für Wehrlose keine.
PSX-TRN-05 = Auffrischen
    .summary = Das Auffrischen setzt die Aktionen auf das Maximum; was übrig war, kommt nicht dazu.

## sequence

PSX-TRN-06 = Aktionen aufsparen
    .summary = Der Akteur beendet seine Runde und behält, was übrig ist, bis zum nächsten Auffrischen für Reaktionen.

## turn

PSX-TRN-07 = Liste der Handlungen
    .summary = Fast alles kostet 1 Aktion, ein Schildblock 2; Nachladen und Bereitmachen kosten, was bei der Waffe steht.

## acts

PSX-TRN-08 = Gehen
    .summary = Gehen führt Schnelligkeit + 1 Meter weit und enthält eine freie Handlung mit einem um 1 erhöhten Mindestwurf.

## movement

PSX-TRN-09 = Rennen
    .summary = Rennen führt Schnelligkeit + 5 Meter weit und enthält sonst nichts.
PSX-TRN-10 = Robben
    .summary = Robben kann, wer in der Hocke ist: halbe Schnelligkeit, aufgerundet, + 1 Meter.
PSX-TRN-11 = Hinhocken oder hinlegen
    .summary = Hinhocken kostet eine Aktion und gibt leichte Deckung.
PSX-TRN-12 = Aufstehen
    .summary = Aufstehen kostet eine Aktion und beendet die Hocke, aber kein Netz.

## items

PSX-TRN-13 = Gegenstand benutzen
    .summary = Einen Gegenstand zu benutzen kostet eine Aktion; das Weitere sagt die Regel des Gegenstands.

## acts

PSX-TRN-14 = Beliebige Aktion
    .summary = Was auf keiner Liste steht, ist möglich: Die Spielleiterin bestimmt Kosten, Wurf und Schwierigkeitsgrad.
PSX-TRN-15 = Handlungen mit mehreren Aktionen
    .summary = Schildblock und Gewaltiger Angriff werden auf einmal bezahlt; Zielen, Genauer Angriff, Nachladen und Bereitmachen gehen Schritt für Schritt; manches kostet nichts.

## movement

PSX-TRN-16 = Meter auf der Karte
    .summary = Felder von einem Meter mit acht Nachbarn, je eine Person; an Freunden und Wehrlosen kommt man vorbei.

## reactions

PSX-REA-01 = Recht auf Reaktion
    .summary = Wer den Akteur wahrnimmt und eine Aktion hat, darf auf die Handlung reagieren.
PSX-REA-02 = Kosten
    .summary = Eine Reaktion kostet eine Aktion.
PSX-REA-03 = Zeitpunkt
    .summary = Eine Abwehr kommt nach dem Trefferwurf und vor seinen Folgen, jede andere Reaktion danach.
PSX-REA-04 = Eine Reaktion je Handlung und Teilnehmer
    .summary = Auf eine Handlung reagiert jeder höchstens einmal, wie viele Aktionen er auch hat.
PSX-REA-05 = Mehrere Reagierende
    .summary = Auf dieselbe Handlung können beliebig viele reagieren.
PSX-REA-06 = Reaktionen zu Beginn und Ende der Kampfrunde
    .summary = Aufgesparte Aktionen können zu Beginn und Ende der Kampfrunde die nutzen, die den letzten Akteur wahrnehmen.
PSX-REA-07 = Fenster und Fragen
    .summary = Erst das Abwehrfenster des Ziels, dann das allgemeine Fenster in der Reihenfolge der Initiative; was welches öffnet und wer gefragt wird.

## attack

PSX-ATK-01 = Fertigkeit nach Waffenart
    .summary = Je nach Waffe wird auf Nahkampf, Schießen oder Werfen geworfen.
PSX-ATK-02 = Phasen eines Angriffs
    .summary = Trefferwurf, Deckungswurf, dann werden Treffer zu Wunden.
PSX-ATK-03 = Mindestwurf des Trefferwurfs
    .summary = Der eigene Mindestwurf, der Rückstoß und alles, was diesen Angriff hindert oder fördert.
PSX-ATK-04 = Würfel des Trefferwurfs
    .summary = Fertigkeit und Schadenspotential geben die Würfel; Angriffsmodus und Umstände ändern sie.
PSX-ATK-05 = Erfolge sind Treffer
    .summary = Ein Würfel, der gelingt, ist ein Treffer, nie mehr.
PSX-ATK-06 = Reihenfolge der Abwicklung
    .summary = In welcher Reihenfolge ein Angriff abgewickelt wird, von der Munition bis zum Schaden an der Rüstung.

## modifiers

PSX-ATK-07 = Welche Änderung welchen Wurf betrifft
    .summary = Hocke, Gift, Netz und Schock zählen für Angriff, Parade, Ausweichen und Proben; Feuer nur für Angriff, Parade und Wahrnehmung, die Sekundärhand für Angriff und Parade.

## attack

PSX-REC-01 = Rückstoßmalus
    .summary = Ein Schuss direkt nach einem Schuss hat +2 auf Mindestwurf und Schwelle für kritische Treffer.
PSX-REC-02 = Wachsender Malus
    .summary = Jeder weitere Schuss der Kette fügt denselben Schritt noch einmal hinzu.

## spending

PSX-REC-03 = Unterbrechen der Kette
    .summary = Jede andere eigene Handlung dazwischen beendet die Kette; Waffen mit nur einem Schuss haben nie eine.

## attack

PSX-REC-04 = Rückstoßkompensation
    .summary = Kompensation verkleinert den Schritt; ab 2 gibt es keinen Rückstoß.

## sequence

PSX-REC-05 = Nur innerhalb einer Kampfrunde
    .summary = Ketten enden mit der Kampfrunde.

## attack

PSX-CRT-01 = Kritischer Treffer
    .summary = Ein Treffer von 11 oder mehr ist kritisch.
PSX-CRT-02 = Die Schwelle hängt nicht am Mindestwurf
    .summary = Die Schwelle verschieben Rückstoß, Zielen und genannte Wirkungen, nicht der Mindestwurf.
PSX-CRT-03 = Welche Angriffe kritisch sein können
    .summary = Nahkampf, Einzelschuss und Wurfwaffen können kritisch treffen, ein Feuerstoß nicht.
PSX-CRT-04 = Getrennt angesagt
    .summary = Kritische und normale Treffer werden getrennt angesagt und geführt.
PSX-CRT-05 = Kritische Treffer durchdringen die Rüstung
    .summary = Rüstung hält einen kritischen Treffer nie auf.
PSX-CRT-06 = Megakritischer Treffer
    .summary = 17 fügt eine Wunde hinzu, 23 zwei, 29 drei, und so weiter, wenn der Treffer nicht verhindert wird.

## aiming

PSX-AIM-01 = Zielen
    .summary = Jede Aktion Zielen senkt die Schwelle für kritische Treffer des nächsten Angriffs um 2.
PSX-AIM-02 = Womit gezielt werden kann
    .summary = Im Nahkampf und beim Einzelschuss kann gezielt werden, beim Feuerstoß und beim Werfen nicht.
PSX-AIM-03 = Grenze durch Wahrnehmung
    .summary = Zielen bringt nicht mehr als die Wahrnehmung.

## wounds

PSX-AIM-04 = Verlust des Ziels
    .summary = Wer beim Zielen getroffen wird, muss von vorn beginnen.

## attack

PSX-MOD-01 = Wahl des Angriffsmodus
    .summary = Jeder Angriff wählt einen der Modi der Waffe, ohne Kosten.
PSX-MOD-02 = Nahkampf
    .summary = Nahkampfangriffe können pariert werden, man kann ihnen ausweichen, für sie zielen und mit ihnen kritisch treffen.
PSX-MOD-03 = Einzelschuss
    .summary = Einen Einzelschuss kann man weder parieren noch ihm ausweichen; er verbraucht 1 Munition.
PSX-MOD-04 = Feuerstoß
    .summary = Ein Feuerstoß verbraucht 3 Munition, hat zwei Würfel mehr und keine kritischen Treffer.
PSX-MOD-05 = Wurfwaffe
    .summary = Eine Wurfwaffe verlässt die Hand und liegt dann auf dem Feld des Ziels.
PSX-RNG-01 = Reichweite einer Waffe
    .summary = Über die angegebene Distanz hinaus ist kein Angriff möglich.
PSX-RNG-02 = Innerhalb der Distanz, optional
    .summary = Mit der Option ändert sich innerhalb der Distanz nichts.
PSX-RNG-03 = Bis zum Doppelten, optional
    .summary = Mit der Option kostet eine Entfernung bis zum Doppelten +2 auf den Mindestwurf.
PSX-RNG-04 = Jenseits des Doppelten, optional
    .summary = Mit der Option ist jenseits der doppelten Distanz nichts möglich.
PSX-RNG-05 = Reichweite im Nahkampf
    .summary = Schläge reichen einen Meter weit, lange Waffen zwei.

## cover

PSX-COV-01 = Stufen der Deckung
    .summary = Deckung ist 4+, 5+ oder 6+ gegen einen bestimmten Angreifer; die beste Quelle zählt.
PSX-COV-02 = Deckungswurf
    .summary = Ein Würfel für jeden Treffer; jeder, der die Deckung erreicht, entfernt einen.
PSX-COV-03 = Getrennte Deckungswürfe
    .summary = Kritische und normale Treffer haben je einen eigenen Deckungswurf.
PSX-COV-04 = Deckung durch Hinhocken
    .summary = Wer in der Hocke ist, hat 6+ gegen alles.

## equipment

PSX-COV-05 = Ein Schild braucht eine Einhandwaffe
    .summary = Zu einem Schild gehört eine Einhandwaffe.

## cover

PSX-COV-06 = Deckung eines Schildes
    .summary = Die Deckung eines Schildes ist 7 minus sein Schutz.
PSX-COV-07 = Schildblock
    .summary = Zwei Aktionen heben den Schild für die folgenden Kampfrunden, bis er gesenkt wird.

## movement

PSX-COV-08 = Bewegung beim Schildblock
    .summary = Hinter dem erhobenen Schild kommt man halb so weit.

## cover

PSX-COV-09 = Schildparade
    .summary = Für eine Aktion deckt ein Schild gegen einen einzelnen Angriff, auch gegen Schüsse.
PSX-COV-10 = Sicht und Deckung auf der Karte
    .summary = Linien zwischen Feldmitten entscheiden über die Sicht; ein Hindernis neben dem Ziel auf dieser Linie deckt es.

## throwing

PSX-DMG-01 = Treffer aus anderen Quellen
    .summary = Wirkungen können Treffer ohne Wurf verursachen; Deckung und Schutz helfen, kritische gibt es dabei nicht.

## wounds

PSX-DMG-02 = Schutz
    .summary = Der Schutz verhindert bei jedem Angriff so viele normale Treffer.
PSX-DMG-03 = Durchschlag
    .summary = Durchschlag verringert den Schutz, höchstens bis 0.

## attack

PSX-DMG-04 = Treffer werden zu Wunden
    .summary = Ein Treffer, der durchkommt, macht so viele Wunden wie angegeben, sonst eine.

## wounds

PSX-DMG-05 = Wunden gelten
    .summary = Wunden zählen sofort und endgültig.

## equipment

PSX-DMG-06 = Woraus der Schutzwert besteht
    .summary = Der Schutzwert ist der angeborene Schutz und das beste Stück jeder Stelle.

## wounds

PSX-DMG-07 = Zustände durch Waffen
    .summary = Die Zustände einer Waffe kommen hinzu, wenn ihr Angriff verwundet; „mindestens“ hebt nur an.
PSX-ARM-01 = Schaden an der Rüstung, optional
    .summary = Mit der Option kosten je zwei verhinderte Treffer eines Angriffs die Rüstung zehn Prozent.

## arms

PSX-ARM-02 = Folgen des gesunkenen Zustands
    .summary = Beschädigte Rüstung schützt anteilig, aufgerundet.

## attack

PSX-UNA-01 = Waffenloser Nahkampf
    .summary = Fäuste werfen auf Nahkampf.
PSX-UNA-02 = Starke Fäuste
    .summary = Kraft über 2 gibt den Fäusten Durchschlag 1.
PSX-UNA-03 = Schnelle Fäuste
    .summary = Schnelligkeit über 2 gibt den Fäusten einen Würfel mehr.
PSX-UNA-04 = Reichweite ohne Waffe
    .summary = Fäuste reichen einen Meter weit.

## defence

PSX-EVA-01 = Ausweichen als Reaktion
    .summary = Einem Schlag, den man kommen sieht, kann man für eine Aktion ausweichen.
PSX-EVA-02 = Ausweichwert
    .summary = Ausweichen ist die Hälfte von Schnelligkeit und Geschick, dazu Abstammung und Schablonen, weniger die Belastung.
PSX-EVA-03 = Ausweichwurf
    .summary = Jeder Treffer macht ihn schwerer; ein Erfolg weicht allem aus.
PSX-PAR-01 = Parieren
    .summary = Ein Schlag kann für eine Aktion mit einer passenden Waffe in der Hand pariert werden.
PSX-PAR-02 = Paradewurf
    .summary = Die Parade wirft wie ein Angriff; jeder Erfolg entfernt einen normalen Treffer.
PSX-PAR-03 = Kritische Treffer kommen durch
    .summary = Kritische Treffer kommen durch jede Parade.

## aiming

PSX-SPC-01 = Genauer Angriff
    .summary = Jede eingesetzte Aktion senkt den Mindestwurf eines kommenden Angriffs um 1.
PSX-SPC-02 = Grenzen des genauen Angriffs
    .summary = Nicht mehr als die Wahrnehmung, nie unter 2, und jede andere Handlung verdirbt ihn.

## turn

PSX-SPC-03 = K.-o.-Angriff: Bedingungen
    .summary = Jemanden k. o. zu schlagen verlangt etwas Stumpfes und macht keine Wunden.

## special

PSX-SPC-04 = K.-o.-Angriff: Ausgang
    .summary = Die Resistenz muss so viele Erfolge bringen, wie Treffer übrig sind; was fehlt, ist die Tiefe der Bewusstlosigkeit.

## attack

PSX-SPC-05 = Gewaltiger Angriff
    .summary = Zusätzliche Aktionen geben einem Schlag je drei Würfel, höchstens bis zur Kraft.
PSX-SPC-06 = Entwaffnender Angriff
    .summary = Ein Schlag auf den Waffenarm hat +3 auf den Mindestwurf und macht keinen Schaden.

## special

PSX-SPC-07 = Wurf gegen Entwaffnung
    .summary = Kraft oder Geschick müssen die Treffer aufwiegen, sonst fällt die Waffe.

## equipment

PSX-SPC-08 = Beidhändiges Kämpfen: Bedingungen
    .summary = Zwei Einhandwaffen gleicher Art können zusammen geführt werden, wenn der Charakter darin geübt ist.

## conditions

PSX-SPC-09 = Beidhändiges Kämpfen: Wirkung
    .summary = Zwei Waffen geben eine Aktion mehr; die Sekundärhand hat +1 auf den Mindestwurf.

## special

PSX-SPC-10 = Waffe abstützen
    .summary = Eine aufgelegte Waffe schießt mit einem um 1 verringerten Mindestwurf.
PSX-SPC-11 = Coup de grâce
    .summary = Wehrlose können direkt getötet werden: Erfolge sind Stufen des Sterbens.
PSX-SPC-12 = Misslungener Coup de grâce
    .summary = Ein misslungener Coup de grâce weckt Schlafende.

## throwing

PSX-THR-01 = Einen Gegenstand werfen
    .summary = Ein Erfolg auf Werfen bringt den Gegenstand dorthin, wo er hinsoll.
PSX-THR-02 = Fehlwurf
    .summary = Ein misslungener Wurf weicht ab und wirkt trotzdem.
PSX-THR-03 = Richtung
    .summary = Ein W12 gibt die Richtung wie eine Uhr, vom Werfenden aus gesehen.
PSX-THR-04 = Entfernung
    .summary = Ein W6 gibt die Meter.
PSX-THR-05 = Wurfweite
    .summary = Granaten fliegen 30 Meter weit und nur dorthin, wo man hinsieht.
PSX-THR-06 = Sprengwirkung
    .summary = Ein Wurf für den Radius; alle darin sind betroffen, Deckung zählt vom Aufschlag her.
PSX-THR-07 = Wolken und Brände
    .summary = Gas und Rauch kommen am Ende der Kampfrunde, Feuer sofort; beide halten 1W6 + 2 Runden und wirken zu Beginn der Spielerkampfrunden.

## wounds

PSX-STA-01 = Wunden und Gesundheit
    .summary = Wunden werden von der Gesundheit abgezählt; verwundet zu sein behindert niemanden.
PSX-STA-02 = Boosts
    .summary = Boosts fangen Wunden zuerst ab und kommen nie wieder.

## dice

PSX-STA-03 = Stufen der Zustände und Rettungswürfe
    .summary = Zustände haben Stufen; Würfe gegen sie kennen keine Nachteile.

## wounds

PSX-STA-04 = Sterbend
    .summary = Ohne Gesundheit ist man sterbend; Resistenz hält die Stufe, sechs ist der Tod.

## items

PSX-STA-05 = Stabilisieren
    .summary = Erste Hilfe, die der Stufe des Sterbens gleichkommt, beendet es.

## conditions

PSX-STA-06 = Bewusstlos
    .summary = Willenskraft, die der Tiefe gleichkommt, beendet die Bewusstlosigkeit.
PSX-STA-07 = Geschockt
    .summary = Der Schock nimmt Würfel weg, bis Ausdauer ihn abschüttelt.

## modifiers

PSX-STA-08 = Brennend
    .summary = Feuer erschwert Angriffe, Paraden und Wahrnehmung um seine Stufe.

## conditions

PSX-STA-09 = Blutend
    .summary = Blut fließt, eine Wunde je Stufe, wenn die Ausdauer nicht hält; Verbände beenden es.
PSX-STA-10 = Vergiftet
    .summary = Gift macht alles schwerer, bis die Resistenz damit fertig ist.

## modifiers

PSX-STA-11 = In der Hocke
    .summary = Wer in der Hocke ist, hat leichte Deckung und +1 auf alles Körperliche.

## items

PSX-STA-12 = Erste Hilfe
    .summary = Erste Hilfe heilt die Hälfte ihrer Erfolge, aufgerundet, und stillt Blutungen.
PSX-STA-13 = Rast
    .summary = Eine Rast heilt durch Resistenz, Ausdauer und Willenskraft und bringt die Würfel zurück.

## wounds

PSX-STA-14 = Schlafend
    .summary = Schlafende tun nichts, bis sie getroffen, gerüttelt oder schlecht erstochen werden.

## items

PSX-STA-15 = Im Netz
    .summary = Ein Netz hält fest und behindert, bis Geschick oder eine helfende Hand es beendet.

## wounds

PSX-STA-16 = Wehrlos und tot
    .summary = Wehrlose haben nichts zu sagen; Tote lassen Waffe und Schild zurück.

## armoury

PSX-EQP-01 = Werte einer Waffe
    .summary = Die Werte einer Waffe, und was ein fehlender bedeutet.

## equipment

PSX-EQP-02 = Waffe bereitmachen
    .summary = Das Bereitmachen kostet so viele Aktionen, wie bei der Waffe steht; die vorige wird dabei weggesteckt; Fallenlassen ist frei.
PSX-EQP-03 = Kapazität und Nachladen
    .summary = Genug Aktionen Nachladen füllen die Waffe; Schießen dazwischen macht sie zunichte.
PSX-EQP-04 = Belastung
    .summary = Die Belastung durch alles Getragene geht vom Ausweichen ab.

## armoury

PSX-EQP-05 = Hände und stumpfe Waffen
    .summary = Welche Waffen zweihändig und welche stumpf sind.
PSX-EQP-06 = Granaten sind Gegenstände
    .summary = Granaten sind Gegenstände: eine Aktion, nichts bereitzumachen.
PSX-EQP-07 = Waffenmodifikationen
    .summary = Modifikationen verändern die Werte einer Waffe, die nie unter 0 fallen.

## equipment

PSX-EQP-08 = Schild bereitmachen
    .summary = Ein Schild wird für eine Aktion aufgenommen oder abgelegt und für keine fallen gelassen.

## muster

PSX-RUL-01 = Volle Gesundheit
    .summary = Die volle Gesundheit eines Menschen ist 6; Bögen können anderes sagen.

## equipment

PSX-RUL-02 = Fester Schutz
    .summary = Rüstung hat einen festen Wert; von jeder Stelle zählt das beste Stück.

## muster

PSX-RUL-03 = Grundwert der Fertigkeiten
    .summary = Fertigkeiten beginnen beim Durchschnitt zweier Attribute, aufgerundet.

## sequence

PSX-RUL-04 = Völliger Gleichstand
    .summary = Bei völligem Gleichstand wird mit je einem Exploding Die gestochen, bis alle einen Platz haben.
PSX-RUL-05 = Die Initiative gilt
    .summary = Für die Initiative kann nichts ausgegeben werden, und kein Zustand berührt sie.

## battle

PSX-RUL-06 = Eine Handlung wahrnehmen
    .summary = Sicht oder zehn Meter sind Wahrnehmung; Vermerke für Angriffe von hinten oder auf Ahnungslose nehmen sie dem Ziel.

## turn

PSX-RUL-07 = Was eine Reaktion sein darf
    .summary = Jede Handlung von einer Aktion kann eine Reaktion sein; nur die drei Abwehrarten des Ziels ändern den Angriff.

## reactions

PSX-RUL-08 = Keine Reaktion auf eine Reaktion
    .summary = Auf einen Angriff, der eine Reaktion ist, antwortet nur die Abwehr seines Ziels.
PSX-RUL-09 = Reihenfolge der Reagierenden
    .summary = Wer reagiert, tut es in der Reihenfolge der Initiative, einer nach dem anderen.
PSX-RUL-10 = Phasen der Kampfrunde
    .summary = In den Phasen der Kampfrunde hat je eine Handlung, wer den letzten Akteur wahrnimmt; dieser selbst hat keine.

## spending

PSX-RUL-11 = Was gestohlen werden kann
    .summary = Nur eine vorhandene Aktion kann gestohlen werden, aus jeder Entfernung; ein späteres Auffrischen ist vollständig.
PSX-RUL-12 = Erlangte Aktionen
    .summary = Erlangte Aktionen dürfen das Maximum überschreiten und enden mit dem Auffrischen; auch Schicksalswürfel bringen sie; Wehrlosen nicht.

## acts

PSX-RUL-13 = Freie Handlung beim Gehen
    .summary = Beim Gehen ist eine Handlung frei, die genau 1 Aktion kostet, aber keine zweite Bewegung und kein Zielen; ein Schuss zählt für den Rückstoß, jedes andere Gehen beendet die Kette.

## movement

PSX-RUL-14 = Weite der Bewegung
    .summary = Weiten sind Höchstwerte von mindestens einem Meter, Hälften werden aufgerundet; wer in der Hocke ist, robbt nur.

## dice

PSX-RUL-15 = Summe der Änderungen
    .summary = Änderungen des Mindestwurfs werden addiert, bevor die Grenze von 2 gilt.
PSX-RUL-16 = Feste Megastufen
    .summary = Die Stufen megakritischer Treffer bleiben, was immer die Schwelle verschiebt.
PSX-RUL-17 = Beide Grenzen
    .summary = Kritisch ist, was Mindestwurf und Schwelle erreicht.

## aiming

PSX-RUL-18 = Dauer des Zielens
    .summary = Zielen gilt einem Ziel und einer Waffe und endet mit dem nächsten Angriff, einem Treffer oder wenn die Waffe die Hand verlässt.
PSX-RUL-19 = Ungerade Wahrnehmung
    .summary = Eine ungerade Wahrnehmung kann beim Zielen ganz genutzt werden.
PSX-RUL-20 = Genauer Angriff allein
    .summary = Ein genauer Angriff schließt Feuerstoß und Zielen aus und verfällt mit jeder anderen bezahlten Handlung.

## spending

PSX-RUL-21 = Wann es Rückstoß gibt
    .summary = Rückstoß gehört zu Schüssen aus Waffen mit mehr als einem Schuss; was die Kette unterbricht.

## attack

PSX-RUL-22 = Zu wenig Munition
    .summary = Kein Feuerstoß mit weniger als drei Schuss.
PSX-RUL-23 = Wurfwaffen
    .summary = Wurfwaffen lassen sich nicht parieren, man kann ihnen nicht ausweichen und mit ihnen nicht zielen; sie haben keinen Rückstoß.
PSX-RUL-24 = Falsche Distanz
    .summary = Ohne die Option geht nichts über die angegebene Distanz; mit ihr reicht jede Waffe bis zum Doppelten.

## cover

PSX-RUL-25 = Beste Deckung
    .summary = Ein Deckungswurf je Art von Treffern aus der besten Quelle, unberührt von Zuständen.
PSX-RUL-26 = Deckungswürfel und kritische Treffer
    .summary = Die ersten Deckungswürfel gelten den höchsten kritischen Treffern; zusätzliche retten vor den höchsten, die übrig sind.
PSX-RUL-27 = Beginn des Schildblocks
    .summary = Ein Schildblock deckt ab dem Beginn der nächsten Kampfrunde, nicht vorher.
PSX-RUL-28 = Schilde im Einzelnen
    .summary = Schilde sind nie besser als 2+, neben einer leeren Hand brauchbar und werden frei oder durch Zweihandwaffen gesenkt.

## attack

PSX-RUL-29 = Reihenfolge der Abwehr
    .summary = Ausweichen oder Parieren, dann Deckung, dann Schutz.

## dice

PSX-RUL-30 = Ein Erfolg je Würfel
    .summary = In Kampfwürfen ist ein Würfel höchstens ein Erfolg.

## defence

PSX-RUL-31 = Passend zum Parieren
    .summary = Was parieren kann: Nahkampfwaffen, Kolben und bloße Hände gegen bloße Hände.

## wounds

PSX-RUL-32 = Zustände durch Waffen im Einzelnen
    .summary = Zustände einer Waffe einmal je verwundendem Angriff, keine für den, der daran stirbt.
PSX-RUL-33 = Welches Stück beschädigt wird
    .summary = Der Schaden trifft das Stück am Körper, sonst das beste andere.

## special

PSX-RUL-34 = K. o. im Einzelnen
    .summary = Fäuste schlagen niemanden k. o.; die tiefere Bewusstlosigkeit zählt; Sterbende berührt es nicht.

## attack

PSX-RUL-35 = Grenze der Gewalt
    .summary = Die Kraft begrenzt die Würfel eines gewaltigen Angriffs, nicht seine Aktionen.

## special

PSX-RUL-36 = Entwaffnen im Einzelnen
    .summary = Entwaffnen umgeht den Schutz; die Waffe fällt und wird für ihre Aktionen zum Bereitmachen aufgehoben, mindestens eine.

## equipment

PSX-RUL-37 = Zwei Waffen im Einzelnen
    .summary = Die Übung gilt je Waffenklasse; die zusätzliche Aktion kommt mit dem Auffrischen, wenn dann beide Waffen bereit sind.

## special

PSX-RUL-38 = Abstützen im Einzelnen
    .summary = Was worauf abgestützt werden kann und was es beendet.
PSX-RUL-39 = Coup de grâce im Einzelnen
    .summary = Ein Coup de grâce geht mit jeder Waffe; Wunden Sterbender sind Stufen des Sterbens.

## items

PSX-RUL-40 = Messende Würfel
    .summary = Messende Würfel sind schlicht; ein W3 ist ein halber W6; vor den eigenen Füßen ist Norden vorn.

## throwing

PSX-RUL-41 = Sprengwirkung im Einzelnen
    .summary = Der Rand einer Explosion ist innen, Wände schützen vor ihr, Schildblöcke decken und Schildparaden nicht.

## conditions

PSX-RUL-42 = Beginn der Spielerkampfrunde
    .summary = Vor dem Auffrischen kommen der Reihe nach: sterbend, blutend, vergiftet, geschockt, Wolken und Feuer, bewusstlos.

## wounds

PSX-RUL-43 = Überzählige Wunden
    .summary = Überzählige Wunden zählen nicht; Stabilisierte bleiben bewusstlos, bis eine Wunde heilt.

## items

PSX-RUL-44 = Ein Feuer löschen
    .summary = Ein Feuer wird für eine Aktion ohne Wurf gelöscht.

## armoury

PSX-RUL-45 = Belastung durch Waffen
    .summary = Ab 3 kg belastet eine Waffe um 1, ab 6 kg um 2.

## muster

PSX-RUL-46 = Würfel eines Menschen
    .summary = Ein Mensch hat zwei Bonuswürfel und zwei Wiederholungswürfe.

## dice

PSX-RUL-47 = Wiederholungswürfe
    .summary = Wiederholungswürfe gelten eigenen Würfen, mit jedem Würfel des Wurfs, bevor etwas wirkt.

## sequence

PSX-RUL-48 = Ende des Kampfes
    .summary = Ein Kampf ist vorbei, wenn höchstens eine Seite noch jemanden auf den Beinen hat; Gehen und Hinzukommen.

## defence

PSX-RUL-49 = Wehrlose Ziele
    .summary = Wehrlose wehren nichts ab und nutzen kein Schild; das Gelände deckt sie weiterhin.

## muster

PSX-RUL-50 = Gegner
    .summary = Gegner folgen denselben Regeln und haben nur die Würfel, die ihr Bogen nennt.

## turn

PSX-RUL-51 = Was zusammengeht
    .summary = Ein Angriff ist höchstens eines von genau, K.-o.-Angriff, gewaltig, entwaffnend und Coup de grâce; gegen ihn gibt es eines von Ausweichen, Parade und Schildparade.

## muster

PSX-RUL-52 = Ausgangslage
    .summary = Alle beginnen aufrecht, geladen, unverletzt und mit der Waffe in der Hand, wenn das Szenario nichts anderes sagt.

## turn

PSX-RUL-53 = Jedes Ziel
    .summary = Jeder kann von jedem angegriffen werden, ein Ziel auf einmal.

## dice

PSX-RUL-54 = Wiederholtes Schicksal
    .summary = Ein hinzugelegter Schicksalswürfel wird mit den anderen wiederholt und behält seine 4+.
PSX-RUL-55 = Nur Bonuswürfel
    .summary = Ein Wurf aus Bonuswürfeln allein darf wiederholt werden.
PSX-RUL-56 = Schicksalhaft kritisch
    .summary = Ein Schicksalswürfel auf der Schwelle ist kritisch, auch unter dem Mindestwurf.

## wounds

PSX-RUL-57 = Boosts Sterbender
    .summary = Boosts schützen auch Sterbende und beenden das Sterben nicht.

## conditions

PSX-RUL-58 = Wirkungen auf das Auffrischen
    .summary = Wirkungen auf das Auffrischen: erst halbieren, dann abziehen, dann begrenzen.

## fighter

PSX-RUL-59 = Gesenkte Willenskraft
    .summary = Was die Willenskraft senkt, senkt jeden Wurf auf sie.

## aiming

PSX-RUL-60 = Grenzen des Augenblicks
    .summary = Die Wahrnehmung begrenzt das Zielen, wie sie im Augenblick des Angriffs ist.

## armoury

PSX-RUL-61 = Prozente
    .summary = Erst feste Änderungen der Reichweite, dann Prozente, abgerundet.

## throwing

PSX-RUL-62 = Versperrter Aufschlag
    .summary = Ist das Feld des Aufschlags versperrt, gilt das letzte freie auf der Linie dorthin.

## wounds

PSX-RUL-63 = Gewöhnliche Proben
    .summary = Rast und Schmerz ignorieren sind gewöhnliche Proben mit allen Nachteilen.

## sequence

PSX-RUL-64 = Beliebige Handlungen am Tisch
    .summary = Wo ein Mensch leitet, steht die beliebige Handlung immer offen; was die Spielleitung für mindestens eine Aktion erlaubt, lässt Reaktionen zu wie jede Handlung.

## muster

PSX-RUL-65 = Würfel jeder Abstammung
    .summary = Jede Abstammung beginnt mit den zwei Bonuswürfeln und zwei Wiederholungswürfen eines Menschen, sofern Tabelle oder Bogen nichts anderes sagen.

## improvised_missiles

PSX-RUL-66 = Behelfsgeschosse
    .summary = Was in der Hand oder in Reichweite ist, kann geworfen werden: Nach seinem Gewicht gilt es als die nächste Wurfwaffe der Liste.

## movement

PSX-RUL-67 = Sicht für die Gelegenheit
    .summary = Ein Gelegenheitsangriff braucht Sichtlinie und Wahrnehmung wie jeder Angriff.

## equipment

PSX-RUL-68 = Stapel und Reservemunition
    .summary = Von einem Stapel ist ein Stück in der Hand, und nur dieses fällt; gezählte Reservemunition bleibt beim Besitzer und dient allen seinen Waffen dieser Art.

## open_verbs

PSX-RUL-69 = Jeder kann Ziel sein
    .summary = Angriff, Zielen und genauer Angriff stehen offen, sobald irgendjemand zu erreichen oder zu sehen ist, auch Freunde und Hilflose.

## costless_acts

PSX-RUL-70 = Kostenloses vor der Reaktion
    .summary = Handlungen ohne Kosten sind auch vor einer Abwehr möglich; sie gehören zur Reaktion und gelten nicht, wenn keine folgt.

## movement

PSX-RUL-71 = Schild im Lauf
    .summary = Ein mitten in der Bewegung erhobener Schild kürzt den Rest auf die halbierte Weite.

## items

PSX-RUL-72 = Kein Trank für Sterbende
    .summary = Ein Heiltrank wird für Sterbende nicht angeboten.

## movement

PSX-RUL-73 = Fortrobben
    .summary = Auch wer über den Rand der Karte robbt, zieht sich zurück.

## movement

PSX-RUL-74 = Über dem Abgrund gefällt
    .summary = Wer über einem unbetretbaren Feld niedergestreckt wird, kommt samt seinen Sachen auf dem nächsten betretbaren zu liegen.

## still_valid

PSX-RUL-75 = Verlorene Schritte
    .summary = Schritte zum Bereitmachen oder Aufheben sind verloren, wenn ein anderer die Sache nimmt oder man sich von ihr entfernt.

## movement

PSX-RUL-76 = Der Weg noch einmal besehen
    .summary = Nach der freien Handlung wird der Weg noch einmal geprüft: Ein Feld, das nicht mehr frei ist, beendet das Gehen. Neue zählen, sobald sie auf der Karte stehen.

## options

option-wrong-distance = Ziele bis zum Doppelten der angegebenen Distanz oder Reichweite können mit einem um 2 erhöhten Mindestwurf angegriffen werden.
option-armour-damage = Rüstung verliert für je zwei Treffer eines Angriffs, die sie verhindert, 10 % ihres Zustands.
