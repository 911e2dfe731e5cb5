### Titel und Beschreibungen der Szenarien auf Deutsch.

ambush-in-the-dark = Ein Hinterhalt im Dunkeln
    .text = Kein Mond, und der Hohlweg läuft zwischen Böschungen, hoch wie ein Wagen. Die Laterne des Hexenjägers ist abgeblendet, um Öl zu sparen. Auf der Böschung atmet jemand aus.
crossbows-at-a-mantlet = Armbrüste an der Setztartsche
    .text = Zwei Reihen aus Weide und Eiche stehen vor der Bresche, eine für die, die hineinwollen, und eine für die, die das nicht wollen. Wer zuerst über die Kante schaut, sollte einen Bolzen auf der Sehne haben.
knight-against-militia = Ritter gegen Bürgerwehr
    .text = Die Stadt hat den Zoll verweigert, und Ulrich ist zu Fuß gekommen, um noch einmal zu fragen. Fünf von der Bürgerwehr versperren die Torgasse, und jeder hofft, dass ein anderer zuerst geht.
kurt-and-hans = Kurt und Hans
    .text = Der Markttag ist vorbei, der Platz wird gefegt. Kurt sagt, der Hellebardier schulde ihm noch die Stiefel, in denen er steht; Hans sagt, sie drücken. Keiner von beiden hat etwas Besseres vor.
nets-on-the-bridge = Netze auf der Brücke
    .text = Die Stadt will sie lebend. Also sperren drei Piken die Brücke, dahinter warten zwei Netze, und der Büttel hat seine längste Gabel mitgebracht. Die Gesuchten haben ein Pferd, zwei Bidenhänder und keine Zeit.
pikes-against-a-charge = Piken gegen eine Reiterattacke
    .text = Der Tross muss vor Mittag durch die Furt. Sechs Pikeniere und Ilse sollen die Wiese halten, und an ihrem anderen Ende senken vier Reiter die Lanzen.
powder-and-prayer = Pulver und Gebet
    .text = Die Kapelle am Pass hat eine Tür, und drei Haufen wollen heute Nacht dahinter schlafen: eine Handvoll Büchsenschützen, das Geleit eines Predigers und was dort schon wohnt.
pursuit = Das Silber des Bischofs
    .text = Den Boten war gesagt worden, sie sollten lächeln und langsam gehen. Bis zur Gerberbrücke hielten sie es durch. Jetzt scheppert das Tafelsilber bei jedem Schritt, und hinter ihnen hat jemand die Hunde losgelassen.
skirmish = Scharmützel an der Mühle
    .text = Beide Kompanien brauchen das Mehl, und keine wusste von der anderen. Zwölf kommen den Mühlgraben herab, zwölf die Hecke entlang, und der Müller hat seine Tür schon verriegelt.
tavern-wrestling = Eine Wette im Roten Ochsen
    .text = Die Bänke sind beiseitegeschoben, die Messer liegen beim Wirt auf der Theke. Bertha spendiert dem ganzen Haus ein Fass, wenn jemand sie auf den Rücken legt; zwei haben für den Versuch bezahlt.
the-thing-in-the-fen = Das Ding im Moor
    .text = Jeden Herbst läuft der Damm unter Wasser, und jeden Herbst verschwindet ein Fährmann. Die Dörfler haben Spieße angeworben, Netze geliehen und eine Ziege so angebunden, dass man sie sieht.
