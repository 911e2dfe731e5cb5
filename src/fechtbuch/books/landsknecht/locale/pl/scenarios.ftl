### Tytuły i opisy scenariuszy po polsku.

ambush-in-the-dark = Zasadzka w ciemności
    .text = Noc bez księżyca, a wąwóz biegnie między skarpami wysokimi jak wóz. Latarnia łowcy czarownic jest przysłonięta, żeby oszczędzić oleju. Na skarpie ktoś wypuszcza powietrze.
crossbows-at-a-mantlet = Kusze zza tarcz oblężniczych
    .text = Przed wyłomem stoją dwa rzędy osłon z wikliny i dębu: jeden dla tych, którzy chcą wejść, drugi dla tych, którzy tego nie chcą. Kto pierwszy wyjrzy zza krawędzi, niech lepiej ma bełt na cięciwie.
knight-against-militia = Rycerz i straż grodzka
    .text = Miasto odmówiło zapłaty myta, więc Ulrich przyszedł pieszo zapytać jeszcze raz. Pięciu pachołków miejskich zastępuje mu drogę w zaułku przy bramie, a każdy ma nadzieję, że pierwszy ruszy ktoś inny.
kurt-and-hans = Kurt i Hans
    .text = Targ się skończył i zamiatają plac. Kurt mówi, że halabardnik wciąż jest mu winien za buty, w których stoi; Hans mówi, że uwierają. Żaden nie ma nic lepszego do roboty.
nets-on-the-bridge = Sieci na moście
    .text = Miasto chce ich żywych. Trzy piki zamykają więc most, za pikami czekają dwie sieci, a pachołek przyniósł swoje najdłuższe widły. Poszukiwani mają konia, dwa wielkie miecze i ani chwili czasu.
pikes-against-a-charge = Piki przeciw szarży
    .text = Tabor musi przejść bród przed południem. Łąkę ma utrzymać sześciu pikinierów i Ilse, a na jej drugim końcu czterech jeźdźców pochyla kopie.
powder-and-prayer = Proch i modlitwa
    .text = Kaplica na przełęczy ma jedne drzwi, a trzy gromady chcą dziś za nimi spać: garstka strzelców, eskorta kaznodziei i to, co już tam mieszka.
pursuit = Srebro biskupa
    .text = Posłańcom kazano uśmiechać się i iść powoli. Wytrzymali do mostu garbarzy. Teraz srebra brzęczą na każdym kroku, a za plecami ktoś spuścił psy.
skirmish = Potyczka przy młynie
    .text = Obie kompanie potrzebują mąki i żadna nie słyszała o drugiej. Dwunastu idzie wzdłuż młynówki, dwunastu wzdłuż żywopłotu, a młynarz już zaryglował drzwi.
tavern-wrestling = Zakład pod Czerwonym Wołem
    .text = Ławy odsunięte, noże leżą na ladzie gospodarza. Bertha stawia całej izbie beczkę, jeśli ktoś położy ją na plecy; dwóch zapłaciło, żeby spróbować.
the-thing-in-the-fen = Stwór z bagien
    .text = Co jesień woda zalewa groblę i co jesień ginie jakiś przewoźnik. Wieśniacy najęli włócznie, pożyczyli sieci i uwiązali kozę na widoku.
