### Titel und Beschreibungen der Szenarien auf Deutsch.

archers-on-a-wall = Schützen auf der Mauer
    .text = Zwei Bögen und zwei Armbrüste hinter der Brustwehr, eine Hellebarde am Ende der Planke und vier Leute mit Schilden auf der falschen Seite des Grabens. Wer hinüberkommt, wird sehr viel weniger höflich sein.
duel-with-effort = Ein Duell bis an die Grenze
    .text = Im Morgengrauen, hinter der Kapelle, bis zum dritten Blut. Beide haben schlecht geschlafen und atmen gut.
fire-fight = Ein Feuergefecht
    .text = Ein Maschinengewehr auf seinem Zweibein hält das Ende der Straße, zwei alte Gewehre daneben. In einer Minute müssen drei Soldaten auf der anderen Seite sein.
great-axe-and-shields = Eine große Axt und drei Schilde
    .text = Hrodgar will durch. Die drei im Tor haben große Schilde und Befehle; die Axt hat keins von beiden.
halberds-at-the-bridge = Hellebarden an der Brücke
    .text = Eine Fechtmeisterin und ihr Schüler, eine Brücke und zwei Männer in Platte mit dem Befehl, niemanden durchzulassen.
judo-match = Ein Judokampf
    .text = Die Matte ist gefegt, die Verbeugung getan. Keine Waffe, keine Rüstung, und nur eins von beiden wird stehen bleiben.
knight-and-swashbuckler = Der Ritter und die Degenheldin
    .text = Im engen Hof des Gasthauses hat jemand im falschen Augenblick gelacht. Aldric hat einen Brustpanzer und seinen großen Schild; Ysaline hat zwei Klingen und findet, das reicht.
three-at-the-wall = Zu dritt an der Mauer
    .text = Die Gasse endet an einer Mauer, der Beutel steckt in ihrem Ärmel, und die beiden haben Hände wie Schaufeln. Größere hat sie schon geworfen, nur nie zwei auf einmal und nie mit dem Rücken an den Ziegeln.
three-brigands = Drei Wegelagerer
    .text = Die Brücke ist schmal, und der Zoll ist eben gestiegen. Der alte Soldat zählt drei Äxte und einen Ausweg.
through-the-door = Durch die Tür
    .text = Die Tür ist hinter der Wache, und der Raufbold rennt schon.
