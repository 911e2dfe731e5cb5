### Titel und Beschreibungen der Szenarien auf Deutsch.

ambush-at-the-ford = Hinterhalt an der Furt
    .text = An der Furt wird der Zoll hinter den Erlen hervor erhoben. Zwei Wachen und ein alter Soldat kommen den Pfad herab und reden vom Abendessen.
arrows-over-the-wall = Pfeile über die Mauer
    .text = Über die Mauer des Schafpferchs können die Schützen nicht sehen, aber ein Feld ist ein Feld, und was hochfliegt, kommt herunter.
duel-of-honour = Ein Ehrenhandel
    .text = Morgengrauen hinter der Mühle, zwei Sekundanten, die lieber im Bett wären, und ein Wort, das über jemandes Schwester fiel. Jede Runde würfeln beide auf Initiative; der Langsamere sagt zuerst, was kommt.
hammer-and-plate = Hammer und Platte
    .text = Ein Harnisch aus gutem Stahl ist ein Dorf wert. Der Schmied, der ihn gemacht hat, hat einen Hammer, der anderer Meinung ist.
mounted-charge = Reiterattacke
    .text = Ein Ritter, ein Streitross, eine ebene Wiese und zwei von der Wache, denen man versprochen hat, Speere würden genügen.
night-watch = Nachtwache
    .text = Zwei Laternen, fünf Klingen und ein Dach, nass vom Abendregen.
on-the-bear = Auf dem Rücken des Bären
    .text = Er kam wegen des Honigs. Jemand hatte den Einfall, der einzige sichere Platz bei einem großen Bären sei auf ihm.
salt-cart = Der Salzkarren
    .text = Vier gegen vier um einen Karren Salz, auf einer Seite eine Hecke, und niemand hat es eilig, der Erste zu sein.
the-thing-in-the-cellar = Das Ding im Keller
    .text = Am Dienstag wurde der alte Feldwebel begraben. Am Freitag kam etwas mit seinem Gesicht aus dem Weinkeller herauf, und von denen, die hinunterstiegen, hatte nur einer an Silber gedacht.
three-on-one = Drei gegen einen
    .text = Der Kraftmensch vom Jahrmarkt hat zu oft gewonnen. Drei der Verlierer haben sich beraten.
