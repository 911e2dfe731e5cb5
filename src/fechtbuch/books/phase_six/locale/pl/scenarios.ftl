### Tytuły i opisy scenariuszy po polsku.

brawl-in-the-harbour-bar = Bójka w portowym barze
    .text = Nikt nie sięgnął po stal, więc nikt nie musi ginąć. Wystarczą butelki, krzesła i pięści.
fire-fight-in-the-yard = Strzelanina na placu
    .text = Konwój utknął między wrakami i niskimi murkami. Serie przyduszają głowy do ziemi, pojedyncze strzały je znajdują, a kto długo stoi na otwartym, ten nie postoi.
grenade-in-the-corridor = Granat w korytarzu
    .text = Dwoje drzwi, jeden korytarz i nie ma dokąd uciec, kiedy po podłodze toczy się coś metalowego.
knight-and-rogue = Rycerz i łotrzyca
    .text = Płyta i tarcza przeciw dwóm sztyletom i szybkim nogom: kto zmęczy się pierwszy?
marek-and-grom = Marek i Grom
    .text = Spór o dług, załatwiany na podwórzu za kuźnią. Miecz, który sięga tak daleko jak młot, i ktoś, kto paruje, przeciw komuś, kto się tym nie kłopocze.
night-raid-on-the-camp = Nocny napad na obóz
    .text = Warta patrzy w inną stronę, reszta śpi. Najpierw ostrza, hałas później.
riot-at-the-gate = Zamieszki pod bramą
    .text = Tarcze w szeregu, gaz w powietrzu, butelki z płonącymi szmatami. Obie strony wolałyby być gdzie indziej.
shields-at-the-ford = Tarcze u brodu
    .text = Dwie drużyny spotykają się tam, gdzie woda jest płytka. Tarcze idą w górę, nim zetkną się szeregi, strzały spadają na tych, którzy ich nie mają, a łotrzyca z dwoma sztyletami szuka obejścia.
smoke-in-the-corridor = Dym w korytarzu
    .text = Osiem cel, jeden korytarz, a klucz jest po złej stronie. Strażnicy mają dym, więźniowie wszystko, co było przykręcone do ściany, a kto odwróci się do ucieczki, wystawia plecy na czyjąś rurę.
sniper-and-patrol = Snajper i patrol
    .text = Kestrel od świtu trzyma karabin oparty o mur. Patrol idzie drogą i nic o tym nie wie, a zanim podniosą wzrok, jeden z nich już będzie leżał.
the-machine-gun-nest = Gniazdo karabinu maszynowego
    .text = Trójnóg za workami z piaskiem, dwieście pięćdziesiąt naboi i otwarty stok przed nim.
