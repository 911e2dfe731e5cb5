### Tytuły i opisy scenariuszy po polsku.

ambush-at-the-ford = Zasadzka u brodu
    .text = Myto u brodu pobiera się zza olszyn. Dwóch strażników i stary żołnierz schodzą ścieżką i rozmawiają o kolacji.
arrows-over-the-wall = Strzały ponad murem
    .text = Łucznicy nie widzą nic za murem owczarni, ale pole to pole, a co leci w górę, musi spaść.
bear-at-the-hives = We dwóch na niedźwiedziu
    .text = Bracia zrobili to już raz z bykiem i nie widzą różnicy. Siostra ma strzałę na cięciwie i nie po raz pierwszy pyta, gdzie dokładnie będą, kiedy ją puści.
duel-of-honour = Pojedynek o honor
    .text = Świt za młynem, dwaj sekundanci, którzy woleliby leżeć w łóżku, i słowo, które padło o czyjejś siostrze. Co rundę obaj rzucają na inicjatywę; wolniejszy pierwszy mówi, co zrobi.
hammer-and-plate = Młot i płyta
    .text = Zbroja z dobrej stali jest warta wioski. Kowal, który ją zrobił, ma młot odmiennego zdania.
horse-against-horse = Koń na konia
    .text = Eskorcie mówiono, że nikt się nie ośmieli. Dwóch rycerzy zjeżdża jednak suchym korytem strumienia, a jeźdźcy kupca dowiadują się, co ich konie sądzą o kopiach. Na brzegu ktoś wbija włócznię drzewcem w ziemię.
mounted-charge = Szarża konna
    .text = Rycerz, rumak bojowy, równa łąka i dwóch ze straży, którym obiecano, że włócznie wystarczą.
night-watch = Nocna straż
    .text = Dwie latarnie, pięć ostrzy i dach mokry od wieczornego deszczu.
on-the-bear = Na grzbiecie niedźwiedzia
    .text = Przyszedł po miód. Ktoś wpadł na pomysł, że jedyne bezpieczne miejsce przy wielkim niedźwiedziu jest na nim.
salt-cart = Wóz z solą
    .text = Czterech na czterech o wóz soli, z jednej strony żywopłot i nikomu niespieszno być pierwszym.
the-seconds-draw = Sekundanci dobywają broni
    .text = Zaczęło się jako pojedynek, jak należy, na dziedzińcu za mennicą. Obaj sekundanci trzymają dłoń na rękojeści i żaden nie wierzy, że drugi liczy uczciwie. Kto ich wpuści (mistrz gry może to zrobić w każdej chwili, orzeczeniem), ma od następnej rundy bitwę.
the-thing-in-the-cellar = Stwór z piwnicy
    .text = Starego sierżanta pochowano we wtorek. W piątek coś o jego twarzy wyszło z piwnicy z winem, a z tych, którzy do niego zeszli, tylko jeden pomyślał o srebrze.
three-on-one = Trzech na jednego
    .text = Jarmarczny siłacz wygrywał zbyt często. Trzech przegranych porównało swoje spostrzeżenia.
