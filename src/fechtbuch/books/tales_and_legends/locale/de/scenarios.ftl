### Titel und Beschreibungen der Szenarien auf Deutsch.

ambush-at-the-ford = Hinterhalt an der Furt
    .text = An der Furt wird der Zoll hinter den Erlen hervor erhoben. Zwei Wachen und ein alter Soldat kommen den Pfad herab und reden vom Abendessen.
arrows-over-the-wall = Pfeile über die Mauer
    .text = Über die Mauer des Schafpferchs können die Schützen nicht sehen, aber ein Feld ist ein Feld, und was hochfliegt, kommt herunter.
bear-at-the-hives = Zu zweit auf dem Bären
    .text = Mit einem Stier haben die Brüder es schon einmal gemacht und sehen keinen Unterschied. Ihre Schwester hat einen Pfeil auf der Sehne und fragt nicht zum ersten Mal, wo genau die beiden sein werden, wenn sie loslässt.
duel-of-honour = Ein Ehrenhandel
    .text = Morgengrauen hinter der Mühle, zwei Sekundanten, die lieber im Bett wären, und ein Wort, das über jemandes Schwester fiel. Jede Runde würfeln beide auf Initiative; der Langsamere sagt zuerst, was kommt.
hammer-and-plate = Hammer und Platte
    .text = Ein Harnisch aus gutem Stahl ist ein Dorf wert. Der Schmied, der ihn gemacht hat, hat einen Hammer, der anderer Meinung ist.
horse-against-horse = Pferd gegen Pferd
    .text = Dem Geleit hatte man gesagt, das wage keiner. Zwei Ritter kommen trotzdem das trockene Bachbett herab, und die Reiter des Kaufmanns erfahren, was ihre Pferde von Lanzen halten. Am Ufer stemmt einer seinen Speer in den Boden.
mounted-charge = Reiterattacke
    .text = Ein Ritter, ein Streitross, eine ebene Wiese und zwei von der Wache, denen man versprochen hat, Speere würden genügen.
night-watch = Nachtwache
    .text = Zwei Laternen, fünf Klingen und ein Dach, nass vom Abendregen.
on-the-bear = Auf dem Rücken des Bären
    .text = Er kam wegen des Honigs. Jemand hatte den Einfall, der einzige sichere Platz bei einem großen Bären sei auf ihm.
salt-cart = Der Salzkarren
    .text = Vier gegen vier um einen Karren Salz, auf einer Seite eine Hecke, und niemand hat es eilig, der Erste zu sein.
the-seconds-draw = Die Sekundanten ziehen
    .text = Es begann als Zweikampf in aller Form, im Hof hinter der Münze. Beide Sekundanten haben die Hand am Heft, und keiner traut dem anderen zu, ehrlich zu zählen. Wer sie einlässt (die Spielleitung darf das jederzeit, durch ein Machtwort), hat von der nächsten Runde an eine Schlacht.
the-thing-in-the-cellar = Das Ding im Keller
    .text = Am Dienstag wurde der alte Feldwebel begraben. Am Freitag kam etwas mit seinem Gesicht aus dem Weinkeller herauf, und von denen, die hinunterstiegen, hatte nur einer an Silber gedacht.
three-on-one = Drei gegen einen
    .text = Der Kraftmensch vom Jahrmarkt hat zu oft gewonnen. Drei der Verlierer haben sich beraten.
