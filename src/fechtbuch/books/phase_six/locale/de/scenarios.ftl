### Titel und Beschreibungen der Szenarien auf Deutsch.

brawl-in-the-harbour-bar = Schlägerei in der Hafenbar
    .text = Niemand hat Stahl gezogen, also muss auch niemand sterben. Flaschen, Stühle und Fäuste reichen.
fire-fight-in-the-yard = Feuergefecht im Hof
    .text = Ein Konvoi steht zwischen Wracks und niedrigen Mauern fest. Feuerstöße halten die Köpfe unten, Einzelschüsse finden sie, und wer lange im Freien steht, steht nicht mehr lange.
grenade-in-the-corridor = Eine Granate im Gang
    .text = Zwei Türen, ein Gang, und kein Ausweg, wenn etwas aus Metall über den Boden gerollt kommt.
knight-and-rogue = Der Ritter und die Diebin
    .text = Platte und Schild gegen zwei Dolche und flinke Füße: Wer wird zuerst müde?
marek-and-grom = Marek und Grom
    .text = Ein Streit um Schulden, ausgetragen im Hof hinter der Schmiede. Ein Schwert, das so weit reicht wie ein Hammer, und einer, der pariert, gegen einen, der sich nicht damit aufhält.
night-raid-on-the-camp = Nächtlicher Überfall auf das Lager
    .text = Die Wache schaut woandershin, die Übrigen schlafen. Erst die Klingen, der Lärm später.
riot-at-the-gate = Aufruhr am Tor
    .text = Schilde in einer Reihe, Gas in der Luft, Flaschen mit brennenden Lappen. Beide Seiten wären lieber anderswo.
shields-at-the-ford = Schilde an der Furt
    .text = Zwei Kriegshaufen treffen sich, wo das Wasser niedrig steht. Die Schilde gehen hoch, bevor die Reihen aufeinandertreffen, Pfeile fallen auf alle, die keinen haben, und eine Diebin mit zwei Dolchen sucht einen Weg außen herum.
smoke-in-the-corridor = Rauch im Zellengang
    .text = Acht Zellen, ein Gang, und der Schlüssel ist am falschen Ende. Die Wärter haben Rauch, die Gefangenen alles, was an der Wand verschraubt war, und wer sich zur Flucht wendet, zeigt jemandem mit einem Rohr den Rücken.
sniper-and-patrol = Ein Scharfschütze und eine Streife
    .text = Seit dem Morgengrauen liegt Kestrels Gewehr auf der Mauer. Die Streife kommt ahnungslos die Straße herab, und bis sie aufschauen, wird einer von ihnen gefallen sein.
the-machine-gun-nest = Das Maschinengewehrnest
    .text = Ein Dreibein hinter Sandsäcken, zweihundertfünfzig Schuss und davor ein offener Hang.
