### Zasady i opcje po polsku.


## sequence

LSK-SEQ-01 = Jedno działanie
    .summary = W każdej rundzie postać ma jedno działanie albo z niego rezygnuje; jej ruch jest jego częścią. Drugiego w tej samej rundzie się odmawia.
LSK-SEQ-02 = Wszystko inne
    .summary = Czego nie ma na liście, można zaproponować słowami; mistrz gry pozwala, odmawia albo mówi, ile rund to trwa. Bez mistrza gry przy stole istnieją tylko działania z listy.
LSK-SEQ-03 = Przebieg rundy
    .summary = Dziesięć sekund: należne zaklęcia, inicjatywa, strony po kolei, pozostałe wstrzymane działania, potem koniec rundy z ucieczkami, morale i sprawdzeniem zwycięzcy. Sześćdziesiąt rund to tura.
LSK-SEQ-04 = Inicjatywa dwóch stron
    .summary = Jedna k6 dla obu w każdej rundzie: przy 4–6 zaczynają postaci graczy, przy 1–3 ich wrogowie. Gdy nikt nie jest postacią gracza, liczy się za nią strona wymieniona pierwsza.
LSK-SEQ-05 = Inicjatywa wielu stron
    .summary = Od trzech stron każda rzuca k6 i zaczyna najwyższa. Równe strony działają w wylosowanej kolejności, lecz w tej samej chwili: obrażenia i zaklęcia spadają razem, gdy wszystkie skończą.
LSK-SEQ-06 = Spotkanie i zaskoczenie
    .summary = Najbliżsi wrogowie spotykają się w odległości 3k6 × 10 stóp. Strona, którą można zaskoczyć, jest zaskoczona przy 1–2 na k6 (1–4 w zasadzce, o jeden mniej, gdy czuwa), a jej wrogowie mają wolną rundę 0 przeciw nieświadomym.
LSK-SEQ-07 = Mieć działanie za sobą
    .summary = Zapowiedzenie działania jest działaniem, tak jak kontratak, parowanie, cios w biegnącego lub zapaśnika. Bezczynność, wstrzymanie, zasłona, opór przeciw chwytowi i rzuty obronne nim nie są.
LSK-SEQ-08 = Zwycięstwo
    .summary = Po każdej rundzie liczy się strony, które mają jeszcze kogoś w walce: jedna wygrywa, żadna to remis. Powaleni, martwi, zbiegli, poddani, przygnieceni i śpiący się nie liczą, ani schwytani chwytakiem.
LSK-SEQ-09 = Kogo się pyta i kiedy
    .summary = Pyta się tylko w ustalonych chwilach. Najpierw odpowiada strona działająca w rundzie pierwsza, potem według listy; milczenie oznacza pierwszą możliwość.

## movement

LSK-MOV-01 = Iść czy biec
    .summary = Kto się rusza, wybiera na rundę jedno tempo, ruch bojowy lub bieg, i może je w pełni wykorzystać. Sam ruch jest pełnym działaniem.
LSK-MOV-02 = Ciosy w biegnącego
    .summary = Bieg przez zasięg wroga, który w tej rundzie nie atakował, pozwala mu raz uderzyć, na pierwszym osiągalnym polu. Chód nigdy, a cel szarży ma zamiast tego kontratak.
LSK-MOV-03 = Krok i cios
    .summary = Zwykły atak mieści się w tym samym działaniu co ruch bojowy, nie w biegu. Po biegu może nastąpić tylko szarża.
LSK-MOV-04 = Rozbieg
    .summary = Szarża wymaga biegu w linii prostej, bez przeszkód, długości co najmniej połowy ruchu bojowego. Bez pocisków, a z ruchem bojowym 0 nikt nie szarżuje.
LSK-MOV-05 = Tempo według obciążenia
    .summary = Do 1 punktu obciążenia postać idzie 40 i biegnie 120 stóp na rundę; przy 2 punktach 30 i 90, przy 3 punktach 20 i 60, przy 4 punktach 10 i 30, od 5 wcale.
LSK-MOV-06 = Liczenie obciążenia
    .summary = Punkt za metalową zbroję (dwa za zbroję trzy czwarte i pełną płytową), punkt za każdą nieporęczną rzecz, punkt za każde pięć innych noszonych. Żołnierze liczą o punkt mniej.
LSK-MOV-07 = Jak daleko sięga cios
    .summary = 5 stóp większością broni i gołymi rękami, 10 stóp biczem lub bronią drugiego szeregu. Na 10 stóp między postaciami nie może być ściany ani stojącego wroga. Duże stwory sięgają 10 stóp, o ile opis nie mówi inaczej.
LSK-MOV-08 = Pola
    .summary = Pole ma 5 stóp, krok na ukos kosztuje jak każdy inny, a odległość to większa różnica współrzędnych. Stojący wróg blokuje pole, przyjaciel tylko zatrzymanie się; powaleni i trudny teren kosztują 10 stóp.
LSK-MOV-09 = Linie proste
    .summary = Linia między dwoma polami ma tyle kroków, ile większa różnica współrzędnych, każdy zaokrąglony do najbliższego pola, połówki na zewnątrz. Ściany, trudny teren i ktokolwiek przeszkadzają na niej szarży.
LSK-MOV-10 = Ruch w działaniach
    .summary = Ataki, strzały i czynności pozwalają na ruch bojowy przed i po; zapasy, wsiadanie i zsiadanie tylko przed; szarża tylko na swój bieg. Celowanie, ładowanie, czarowanie, szukanie, parowanie i odpowiedzi nie pozwalają na żaden.

## flight

LSK-FLE-01 = Pościg na otwartym terenie
    .summary = Na otwartym terenie rozstrzyga większy ruch, bez kości. Gdzie indziej i przy równym ruchu rzut pościgu; teren jest zamknięty, chyba że scenariusz nazywa go otwartym.
LSK-FLE-02 = Rzut pościgu
    .summary = Uciekający i goniący rzucają k20 plus jedna dziesiąta ruchu, jeźdźcy z ruchem wierzchowca. Wyższa suma ucieka albo dogania.
LSK-FLE-03 = Każdy biegnie za siebie
    .summary = Z tą opcją każdy rzuca sam. Dogonić można tylko uciekających z najniższą sumą, z wyższą sumą goniących; reszta ucieka.
LSK-FLE-04 = Bez mapy w ucieczce
    .summary = W czasie pościgu mapa i współrzędne są ukryte przed graczami uciekających. Mistrz gry jest proszony o kilka słów o drodze, jaśniejszych w dziczy niż pod ziemią.
LSK-FLE-05 = Porzucone sakiewki
    .summary = Skarb porzucony przed chciwymi goniącymi wymusza test morale; jeśli zawiodą, zostają, by go zebrać.
LSK-FLE-06 = Porzucone jedzenie
    .summary = Bezrozumny goniący testuje morale, gdy spadnie jedzenie, które lubi, i przy porażce zatrzymuje się na posiłek. Inne pomija.
LSK-FLE-07 = Przeszkody na drodze
    .summary = Płonący olej lub inna przeszkoda kończy pościg bez testu, chyba że mistrz gry widzi obejście.
LSK-FLE-08 = Od ucieczki do zniknięcia
    .summary = Ucieczka to bieg, który nigdy nie zbliża do najbliższego wroga, albo opuszcza mapę. Na końcu rundy wolni wrogowie mogą gonić tych poza zasięgiem; dogonieni wracają do walki, reszta znika.

## attack

LSK-ATK-01 = Zapowiedź ataku
    .summary = Atakujący wskazuje jednego wroga i broń i może wykonać ruch bojowy, uderzając w dowolnym jego miejscu.
LSK-ATK-02 = Podstawowa klasa pancerza
    .summary = Obrońca zaczyna od KP 14 i odejmuje premię ze Zwinności; niska liczba jest dobra. Stwory mają KP podaną.
LSK-ATK-03 = Broń i tarcza w obronie
    .summary = Przeciw ciosom uzbrojony obrońca odejmuje Władanie bronią; tarcza lub druga broń odejmuje własną wartość.
LSK-ATK-04 = Wprawa uderzającego
    .summary = Wręcz Władanie bronią i premia z Siły atakującego podnoszą liczbę docelową.
LSK-ATK-05 = Wprawa strzelca
    .summary = Przy strzale lub rzucie liczbę docelową podnoszą Strzelanie i premia ze Zwinności.
LSK-ATK-06 = Trafienie, draśnięcie, pudło
    .summary = k20 do liczby docelowej pomniejszonej o WP zbroi to pełne trafienie, stamtąd do liczby docelowej draśnięcie, powyżej pudło. Kość nie ma ścianek szczęśliwych ani pechowych.
LSK-ATK-07 = Obrażenia pełnego trafienia
    .summary = Liczba na k20 plus kość broni; Siła i wprawa liczą się tylko do trafienia.
LSK-ATK-08 = Obrażenia draśnięcia
    .summary = Dokładnie 1 punkt, bez względu na broń i mnożnik.
LSK-ATK-09 = W którą stronę działają modyfikatory
    .summary = Premia do trafienia podnosi liczbę docelową. Co chroni obrońcę, obniża ją, co go odsłania, podnosi.
LSK-ATK-10 = Sumowanie
    .summary = Każda okoliczność liczy się raz i wszystkie się sumują. Lecz trzech na jednego zastępuje dwóch na jednego, liczy się tylko najlepsza osłona i jedna wartość tarczy, a z mnożników najwyższy.
LSK-ATK-11 = Kroki ataku
    .summary = Zapowiedź, wstrzymujący, podejście, odpowiedź celu, niewypał, k20, ofiara, kość broni, obrażenia i skutki, reszta ruchu: zawsze w tej kolejności.

## conditions

LSK-CND-01 = Szczególne okoliczności
    .summary = Lista okoliczności zmieniających liczbę docelową, od nieświadomych ofiar (+2) po pełną osłonę (−10); każda ma własną zasadę.
LSK-CND-02 = Nieświadome cele
    .summary = Liczba docelowa +2 i zwykła KP 14: Zwinność, wprawa, tarcza, parowanie, zasłona i siodło przepadają, a odpowiedź jest niemożliwa. WP, osłona, urazy i odsłonięcie szarży zostają.
LSK-CND-03 = Cele bez broni
    .summary = Ciosy w kogoś bez broni do walki wręcz mają +5, a jego Władanie bronią go nie broni. Broń naturalna i cestus liczą się jako broń.
LSK-CND-04 = Bezbronne cele
    .summary = Cios w bezbronnego nie wymaga rzutu: zadaje najwyższą liczbę kości broni i nic więcej. Pociski traktują go jak nieświadomego.
LSK-CND-05 = Dwóch na jednego
    .summary = Dwóch atakujących jeden cel: +2 do każdego ciosu.
LSK-CND-06 = Trzech na jednego
    .summary = Trzech lub więcej atakujących jeden cel: +5 do każdego ciosu zamiast +2.
LSK-CND-07 = Walka po omacku
    .summary = Kto nie widzi, uderza z −6, traci każdy strzał i jest atakowany jak nieświadomy. Stwory widzące w ciemności tego unikają.

## counter

LSK-CTR-01 = Kiedy kontratak
    .summary = Cel ciosu, który jeszcze nie działał i ma dłuższą broń, może uderzyć pierwszy albo się zasłonić, gdy atakujący już jest, a przed k20.
LSK-CTR-02 = Kontratak
    .summary = Zwykły atak na atakującego, wykonany najpierw. Jego własny cios następuje, o ile nie jest już powalony, bezbronny lub martwy.
LSK-CTR-03 = Zasłona
    .summary = Zamiast uderzać, dłuższa broń trzyma wroga z dala: liczba docelowa −2 przy tym jednym ataku. Nic nie kosztuje i można powtarzać.
LSK-CTR-04 = Koniec obu działań
    .summary = Po kontrataku żaden z dwóch nie może w rundzie niczego więcej zrobić ani się ruszyć.
LSK-CTR-05 = Granice kontrataku
    .summary = Raz na rundę, tylko przeciw ciosom, we własnym zasięgu, nigdy przeciw innemu kontratakowi. Zasłona nie wymaga zasięgu.
LSK-CTR-06 = Jedna odpowiedź na każdy atak
    .summary = Cel wybiera nic, kontratak, zasłonę lub parowanie, jedno na atak. Po zasłonie na następny atak można znów odpowiedzieć, po dwóch pozostałych nie.

## charge

LSK-CHG-01 = Szarża
    .summary = Prosty bieg aż do zetknięcia, potem jeden cios; pełne trafienie zadaje podwójne obrażenia. Trafić nie jest łatwiej niż zwykle.
LSK-CHG-02 = Odsłonięcie w szarży
    .summary = Od zapowiedzi do końca rundy każdy ma +2 przeciw szarżującemu.
LSK-CHG-03 = Nastawiona broń
    .summary = Kontratak bronią drzewcową na szarżującego podwaja obrażenia, na jeźdźca potraja.
LSK-CHG-04 = Pomnożone obrażenia
    .summary = Podwojenie i potrojenie dotyczą razem k20 i kości broni, rzucanej raz. Draśnięć i ciosów w bezbronnych się nie mnoży.
LSK-CHG-05 = Szarża krok po kroku
    .summary = Wskazuje się cel, ostatnie pole i broń; potem bieg obok ciosów innych, odpowiedź celu i cios szarżującego, po którym nic z działania nie zostaje.

## weapons

LSK-WPN-01 = Rzucić i dobyć
    .summary = Trzymane rzeczy się upuszcza, broń dobywa zza pasa i od razu używa, z −2 do wszystkich ataków tej rundy.
LSK-WPN-02 = Jakiej wprawy wymaga broń
    .summary = Broń prosta wymaga 0, wojenna 1, specjalna 2: Władania bronią wręcz, Strzelania przy pociskach.
LSK-WPN-03 = Ponad umiejętności
    .summary = Kto trzyma broń, do której brak mu wprawy, ma z nią 0, w ataku i obronie. Długość, parowanie i zapasy bez zmian.
LSK-WPN-04 = Dłuższa broń
    .summary = Broń ma długość od 0 do 5 i tylko ściśle wyższa liczba jest dłuższa. Z dwóch broni w ręku porównuje się dłuższą.
LSK-WPN-05 = Drugi szereg
    .summary = Broń drzewcowa, włócznie w obu rękach, cepy bojowe i, pieszo, kopie uderzają ponad jednym przyjacielem, bo sięgają 10 stóp.
LSK-WPN-06 = Cechy profesji
    .summary = Najemnik zmienia broń bez −2 i może dobyć jej nawet zaskoczony. Pojedynkowicz z dwiema broniami, jedną drobną lub małą, rzuca obiema kośćmi obrażeń i zachowuje wyższą.
LSK-WPN-07 = Czynności
    .summary = Podniesienie, schowanie, wzięcie od przyjaciela, założenie tarczy, ustawienie pawęży, założenie bagnetu, zapalenie lontu: po jednym działaniu. Puszczenie nic nie kosztuje.

## wrestling

LSK-WRS-01 = Walka wręcz na chwyty
    .summary = Z obiema rękami wolnymi lub bronią do chwytania można w zasięgu 5 stóp chwycić kogoś, by go trzymać lub coś mu zabrać. To atak i nie może nastąpić po biegu.
LSK-WRS-02 = Cios w zapaśnika
    .summary = Obrońca z bronią w ręku, który jeszcze nie działał, może najpierw uderzyć jednego z chwytających, bez względu na długość; powalony odpada z próby.
LSK-WRS-03 = Próba sił
    .summary = Obaj rzucają k20 plus Władanie bronią plus premia z Siły; wygrywa wyższa suma. Nic, co zmienia liczby docelowe, się tu nie liczy.
LSK-WRS-04 = Równe sumy
    .summary = Przy remisie wygrywa lepsza premia ze Zwinności; gdy i ta równa, rozstrzygają gołe k20.
LSK-WRS-05 = Wybór zwycięzcy
    .summary = Kto wygra, unieruchamia drugiego, próbuje go rozbroić albo puszcza. Trzymanie kogoś oznacza upuszczenie wszystkiego prócz broni do chwytania.
LSK-WRS-06 = Unieruchomiony
    .summary = Trzymany może tylko próbować się wyrwać albo uderzyć trzymającego; reszta jest wykluczona, lecz KP się nie zmienia.
LSK-WRS-07 = Wyrwanie się
    .summary = W swoim działaniu trzymany znów próbuje sił. Wygrana daje mu wybór zwycięzcy, przegrana może go zbliżyć o krok do przygniecenia.
LSK-WRS-08 = Cios w trzymającego
    .summary = Trzymany może uderzyć trzymającego drobną lub naturalną bronią, nawet dobytą zza pasa. Chwyt trwa.
LSK-WRS-09 = Przygniecenie
    .summary = Trzy próby z rzędu, które zostawiają kogoś unieruchomionym, przygniatają go: jest bezbronny i nie może próbować dalej.
LSK-WRS-10 = Rozbrojenie
    .summary = Zwycięzca wskazuje rzecz w rękach przegranego. Ten zachowuje ją rzutem obronnym przeciw Paraliżowi, inaczej traci.
LSK-WRS-11 = Wielu na jednego
    .summary = Rzucają wszyscy chwytający, liczy się najlepsza suma z +1 za każdego następnego. Przyjaciele w zasięgu, którzy nie działali, dołączają od razu, każdy zużywa działanie.
LSK-WRS-12 = Naturalni zapaśnicy
    .summary = Macki, klej lub mnogość kończyn dodają stworowi 1 za każdą Kość Wytrzymałości.
LSK-WRS-13 = Trzymający
    .summary = Trzymanie zajmuje ręce. Trzymający może znów próbować sił, uderzyć trzymanego gołą ręką lub naturalną bronią, czekać albo puścić; wszystko inne kończy chwyt.
LSK-WRS-14 = Zapaśnik areny
    .summary = Dodaje Zwinność do prób sił, wygrywa remisy, o ile drugi nie jest także zapaśnikiem areny lub naturalnym, i gołymi rękami zadaje k4.
LSK-WRS-15 = Kilku trzymających
    .summary = Wszyscy, którzy rzucali w zwycięskiej grupie, trzymają i opierają się razem; licznik ofiary rośnie o 1. Gdy ona wygra, wszystkie chwyty puszczają.

## missiles

LSK-MIS-01 = Strzał w wir walki
    .summary = Strzał w kogoś, kto walczy wręcz z innymi niż strzelec, ma −4.
LSK-MIS-02 = Zbłąkane strzały
    .summary = Jeśli tylko te 4 punkty sprawiły, że strzał chybił, trafia kogoś wylosowanego z tej walki. Powyżej pełnej liczby docelowej nie trafia nikogo.
LSK-MIS-03 = Duże cele w walce
    .summary = Duże stwory mają w losowaniu dwie szanse. Do olbrzymich strzela się bez −4 i bez zbłąkanych.
LSK-MIS-04 = Strzał w tłum
    .summary = Skierowany w grupę strzał ma +1 za każde ciało po pierwszym.
LSK-MIS-05 = Kto w tłumie
    .summary = Trafionego losuje się spośród całej grupy; strzelec nie wybiera.
LSK-MIS-06 = Duże cele w tłumie
    .summary = Duzi mają w losowaniu dwie szanse, ale do premii liczą się raz; do olbrzymiego można strzelać z osobna.
LSK-MIS-07 = Celowanie
    .summary = Cała runda celowania z gotowej broni miotającej; w tym czasie Zwinność ani nie pomaga, ani nie szkodzi KP celującego.
LSK-MIS-08 = Celny strzał
    .summary = +2 do jednego strzału w rundzie po celowaniu; dłuższe celowanie nic nie dodaje, a każda inna czynność przedtem je marnuje.
LSK-MIS-09 = Najpierw ładować, potem celować
    .summary = Ładowanie i celowanie nigdy nie dzielą rundy: ciężka kusza wymaga dwóch rund ładowania, jednej celowania i dopiero strzela.
LSK-MIS-10 = Zasięg
    .summary = Bez zmian do bliskiego, −2 do średniego, −4 do dalekiego zasięgu, dalej bez strzału. Gładkolufowa broń palna ma −4 i −8.
LSK-MIS-11 = Ładowanie
    .summary = Łuki, proce i broń rzucana są gotowe co rundę; lekka kusza wymaga jednej rundy ładowania, ciężka dwóch. Każda jest działaniem i nie muszą następować po sobie.
LSK-MIS-12 = Broń palna
    .summary = Ładowanie trwa 10 − Strzelanie − Zwinność + obciążenie rund (połowę przy zamku skałkowym, o połowę dłużej przy gwintowanej). 1–2 na k10 to niewypał, 1 przy skałkowym, i 3 rundy na usunięcie; z bliska pomija się 5 punktów WP.
LSK-MIS-13 = Amunicja
    .summary = Wszyscy zaczynają z naładowaną bronią i płonącymi lontami. Pełny kołczan ma 20 pocisków, każdy strzał bierze jeden; rzucone leży na polu celu.
LSK-MIS-14 = Strzelanie w zwarciu
    .summary = Wrogowie w zasięgu nie przeszkadzają strzałowi. Jeśli cel walczy tylko ze strzelcem, nie ma −4; i nikogo nie trafia własny zbłąkany strzał.

## cover

LSK-COV-01 = Osłona
    .summary = Coś trwałego między strzelcem a celem obniża liczbę docelową pocisków; liczy się najlepszy stopień, WP bez zmian. Scenariusz mówi, co kogo osłania; ludzie nigdy.
LSK-COV-02 = Ćwierć osłony
    .summary = −2 dla strzelca: krzaki, zasłony i wszystko, co raczej kryje, niż zatrzymuje.
LSK-COV-03 = Pół osłony
    .summary = −4 dla strzelca: płytki rów lub cienki żywopłot.
LSK-COV-04 = Trzy czwarte osłony
    .summary = −7 dla strzelca: głęboki rów lub tarcza oblężnicza.
LSK-COV-05 = Pełna osłona
    .summary = −10 dla strzelca: strzelnica lub otwór w murze. Do celu bez żadnego otworu nie można strzelać.

## parry

LSK-PAR-01 = Parowanie
    .summary = Kto nie działał, może oddać całą rundę obronie, nawet poza kolejnością.
LSK-PAR-02 = Wartość parowania
    .summary = Atakujący mają do końca rundy −2, albo −4, gdy parujący włada bronią wojenną lub specjalną.
LSK-PAR-03 = Kiedy parowanie działa
    .summary = Trzeba je zapowiedzieć przed k20; służy wtedy przeciw każdemu późniejszemu atakowi rundy, także pociskom, lecz nie takiemu, który zastaje nieświadomego.

## mounted

LSK-MNT-01 = Ciosy z siodła
    .summary = Jeździec ma +1 wręcz przeciw pieszym, z wyjątkiem drobnej i małej broni.
LSK-MNT-02 = Bezpieczny w siodle
    .summary = Piesi mają −1 wręcz przeciw jeźdźcowi.
LSK-MNT-03 = Strzały z siodła
    .summary = Jeździec strzela i rzuca z −5.
LSK-MNT-04 = Szarża konna
    .summary = Pełne trafienie w szarży konnej zadaje potrójne obrażenia bronią drzewcową lub kopią, inną podwójne. Rozbieg wyznacza tempo wierzchowca.
LSK-MNT-05 = Broń drzewcowa na jeźdźców
    .summary = Kontratak bronią drzewcową na szarżującego jeźdźca zadaje potrójne obrażenia.
LSK-MNT-06 = Wierzchowiec
    .summary = Rusza się w kolejce jeźdźca, ma własne KP, WP i Żywotność i może być celem. Gdy padnie, jeździec rzuca obronę przeciw Paraliżowi albo odnosi k6; nieszkolone mogą przy pierwszej ranie ponieść na k6 rund.
LSK-MNT-07 = Na siodło i z siodła
    .summary = Wsiadanie i zsiadanie to działania. Jeźdźca unieruchomionego przez pieszego ściąga się bez szkody, a powalony spada obok wierzchowca.

## casting

LSK-CST-01 = Bezbronny przy czarowaniu
    .summary = Między zapowiedzią a skutkiem czarujący jest bezbronny wobec ciosów, a pociski traktują go jak nieświadomego.
LSK-CST-02 = Swobodna mowa
    .summary = Bez głosu nie ma zaklęcia: knebel, cisza, duszenie i chwyt je uniemożliwiają, a utrata głosu w trakcie marnuje zaklęcie.
LSK-CST-03 = Święty symbol
    .summary = Kleryk trzyma symbol w jednej ręce przez całą rundę; jeśli go wypuści, zaklęcie przepada.
LSK-CST-04 = Kiedy działa zaklęcie
    .summary = Na początku następnej rundy, przed inicjatywą; należne razem działają razem. Cele ustala się na początku czarowania.
LSK-CST-05 = Ranny przed czarowaniem
    .summary = Każde obrażenia w rundzie, choćby 1 punkt, uniemożliwiają czarowanie do jej końca; zaklęcie zostaje.
LSK-CST-06 = Ranny przy czarowaniu
    .summary = Każde obrażenia między zapowiedzią a skutkiem marnują zaklęcie.
LSK-CST-07 = Czym jest zaklęcie
    .summary = Nazwa, klasa, zasięg, cele, skutek i rzut obronny. Czarujący przygotowują jedno zaklęcie pierwszego kręgu na poziom, każde używają raz i nie rzucają na atak, chyba że zaklęcie tego wymaga.
LSK-CST-08 = Cztery zaklęcia
    .summary = Magiczny pocisk (k4 na poziom), Sen (2k8 KW wrogów do 4 KW każdy), Leczenie lekkich ran (k6 + poziom) i Rozkaz (stój, rzuć lub uciekaj).

## items

LSK-ITM-01 = Sięganie po rzeczy
    .summary = W ręku lub za pasem: od razu. W sakwie: k3 + 1 rund. W worku lub plecaku: 3k6 rund, każda jest działaniem.
LSK-ITM-02 = Odsłonięcie przy szukaniu
    .summary = Kto grzebie w rzeczach, jest atakowany jak nieświadomy, aż znajdzie albo przerwie.
LSK-ITM-03 = Bronić się czy szukać
    .summary = Atakowany w trakcie szukania może bronić się pełną KP, co rozstrzyga raz na rundę; ta runda nie posuwa wtedy szukania.
LSK-ITM-04 = Koniec szukania
    .summary = Po ostatniej liczącej się rundzie rzecz jest w ręku, do użycia w późniejszym działaniu. Inne działanie lub chwyt niweczy cały postęp.

## holding

LSK-HLD-01 = Wstrzymanie
    .summary = W swojej kolejce postać może odłożyć dowolne działanie i wykonać je później w rundzie.
LSK-HLD-02 = Razem, nie przedtem
    .summary = Wstrzymane działanie i to, na które odpowiada, dzieją się w tej samej chwili, więc paść mogą obaj.
LSK-HLD-03 = Granice wstrzymania
    .summary = Wstrzymanie nie jest działaniem, więc każda odpowiedź jest możliwa. Co zostało, można wykorzystać na końcu rundy, potem przepada.
LSK-HLD-04 = Wyzwolenie
    .summary = Wstrzymujących pyta się po zapowiedzi wroga. Najpierw podejście, potem wyzwolony ruch i odpowiedzi; wszystkie kości dotyczą stanu sprzed, a wyniki przychodzą razem.

## wounds

LSK-DMG-01 = Utrata Żywotności
    .summary = Obrażenia odejmuje się od Żywotności, a powyżej 0 postać jest tak dobra jak zawsze.
LSK-DMG-02 = Powalenie
    .summary = Przy Żywotności 0 lub mniejszej postać pada, upuszcza wszystko i jest bezbronna. Przy dokładnie 0 jest nieprzytomna k6 godzin; poniżej rozstrzyga rzut na uraz.
LSK-DMG-03 = Rzut na uraz
    .summary = k4 plus punkty poniżej zera: do 3 ogłuszenie, 4–5 rana gojąca się, 6–7 trwały uraz, od 8 śmierć. Kolejne k4 dają miejsce i rodzaj.
LSK-DMG-04 = Poniżej zera
    .summary = Obrażenia kogoś, kto ma już Żywotność poniżej 0, to śmierć.
LSK-DMG-05 = W tej samej chwili
    .summary = Przy działaniach jednoczesnych najpierw padają wszystkie kości, potem każdy cierpi naraz; cios umierającego się liczy.
LSK-DMG-06 = Leczenie
    .summary = Z połową Żywotności lub więcej 1 punkt wraca każdej spokojnej nocy, a k3 w dniu odpoczynku; z mniejszą liczbą tylko 1 za dzień odpoczynku. Czyste łóżko dodaje 1 dziennie; wrogie miejsca nic nie leczą.

## morale

LSK-MOR-01 = Test morale
    .summary = 2k6 do wartości morale i grupa trwa, powyżej pęka. Wartość 12 nie pęka nigdy, a postaci graczy nigdy nie testują.
LSK-MOR-02 = Kiedy bada się odwagę
    .summary = Przy spotkaniu wrogów, nad którymi strona nie ma przewagi liczebnej, i jeszcze raz na końcu rundy, która zostawia najwyżej połowę grupy albo połowę Żywotności samotnego stwora.
LSK-MOR-03 = Załamani
    .summary = Kto pęknie, ucieka przy najbliższej okazji albo, jeśli rozumny, może się poddać. Nie atakuje już, ale może się zasłaniać i parować.
LSK-MOR-04 = Strach przed bronią palną
    .summary = Każdy wystrzał wymusza test wrogów o morale 7 lub mniej, raz na grupę i rundę.

## saves

LSK-SAV-01 = Rzuty obronne
    .summary = k20 plus Siła woli (Inteligencja przeciw zaklęciu Czarodzieja) musi osiągnąć liczbę. Naturalna 20 zawsze ratuje, naturalna 1 nigdy.
LSK-SAV-02 = Liczby rzutów obronnych
    .summary = Klasa i poziom dają pięć liczb: przeciw Paraliżowi, Truciźnie, Zionięciu, Przyrządom i Magii. Stwory mają liczby Wojownika o poziomie swoich KW, najwyżej 6.

## equipment

LSK-EQP-01 = Broń do walki wręcz
    .summary = Ręce, kość obrażeń, długość, kategoria i cechy każdej broni, od gołych rąk (k2, długość 0) po kopię (k10, długość 5).
LSK-EQP-02 = Dziwna broń
    .summary = Garota dusi dalej, chwytaki i sieci czynią bezbronnym bez obrony przeciw Paraliżowi, bicze nic nie robią metalowi, a srebro pęka po każdym ataku przy 1 na k10.
LSK-EQP-03 = Broń miotająca
    .summary = Obrażenia, zasięgi, ładowanie i pomijane WP, od głazu (k2, 30 stóp) po długi łuk (k6, 900 stóp) i ciężką kuszę (k8, pomija 3).
LSK-EQP-04 = Lista broni palnej
    .summary = Od pistoletu po dwururkę: k8 lub k10, WP −5 z bliska (muszkiet z każdej odległości) i ile każda jest warta wręcz. Zamki lontowe są specjalne, inne wojenne.
LSK-EQP-05 = Lista zbroi
    .summary = WP 0 w ubraniu, 2 w wamsie lub kolecie, 3 w łańcuchach, 4 w kolczudze, brygantynie lub półzbroi, 5 w zbroi trzy czwarte, 6 w pełnej płytowej.
LSK-EQP-06 = Tarcze i druga broń
    .summary = Puklerz 2 wręcz; tarcza 2, a na dystans 3; ustawiona pawęż 5 na dystans; drobna lub mała broń w drugiej ręce 1 wręcz. Liczy się najlepsze.
LSK-EQP-07 = Wierzchowce i ladry
    .summary = Koń bojowy, wierzchowy, kucyk i muł ze swoimi wartościami. Obciążenie do 10 punktów zostawia 80 stóp ruchu bojowego, 15 punktów 60, 20 punktów 40, 25 punktów 20.

## attack

LSK-RUL-01 = Znaki przy KP
    .summary = Oryginał zapisuje ochronę plusem, choć niska KP jest dobra. Tutaj ochrona zawsze obniża liczbę docelową atakującego, a odsłonięcie zawsze podnosi.

## conditions

LSK-RUL-02 = Co tracą nieświadomi
    .summary = Wszystko osobiste, dobre czy złe: Zwinność, wprawę, tarczę, drugą broń, parowanie, zasłonę, siodło. Zbroja, osłona i odsłonięcie zostają, a +2 i +5 przeciw bezbronnym mogą się zejść.

## charge

LSK-RUL-03 = Cała suma
    .summary = Podwojenie i potrojenie dotyczą razem k20 i kości broni; opcja mnoży samą kość broni.

## conditions

LSK-RUL-04 = Pewny, nie potężny
    .summary = Cios w bezbronnego zadaje najwyższą ściankę kości, bez k20 i mnożnika, mimo zbroi. Opcja pozwala rzucać jak przeciw nieświadomym.

## counter

LSK-RUL-05 = Atak po kontrataku
    .summary = Kto przetrwa kontratak zdolny do walki, nadal zadaje swój cios; przepada tylko to, co po tych dwóch ciosach.
LSK-RUL-06 = Zasłona jest darmowa
    .summary = Zasłona działa przeciw jednemu atakowi, nie kosztuje działania i można ją powtarzać, póki się nie działało.

## movement

LSK-RUL-07 = Kto uderza biegnącego
    .summary = Każdy zdolny i świadomy wróg, który nie atakował, a najwyżej się ruszał, wstrzymywał lub zasłaniał. Liczy się opuszczenie zasięgu i zatrzymanie się w nim.
LSK-RUL-08 = Jak długa jest szarża
    .summary = Cała droga w rundzie to jeden prosty wolny bieg, nie krótszy od połowy ruchu bojowego i nie dłuższy od biegu.

## attack

LSK-RUL-09 = Iść dalej
    .summary = Atak może paść w dowolnym miejscu ruchu bojowego, a resztę można przejść potem, z wyjątkiem szarży i kontrataku.

## mounted

LSK-RUL-10 = Co potraja z konia
    .summary = Broń drzewcowa i kopie; inna podwaja. Opcja daje potrojenie wszystkim.
LSK-RUL-11 = Potrojenie kontrataku
    .summary = Tylko przeciw szarży konnej kontratak bronią drzewcową potraja; przeciw pieszej podwaja, a poza szarżą ani to, ani to.
LSK-RUL-12 = Jeździec przeciw jeźdźcowi
    .summary = Żadne +1 z siodła nie działa przeciw innemu jeźdźcowi.

## wrestling

LSK-RUL-13 = Premia grupy
    .summary = +1 za każdego chwytającego po pierwszym, nie za pierwszego.

## conditions

LSK-RUL-14 = Kto tworzy przewagę
    .summary = Atakujący i każdy zdolny sojusznik, który widzi cel, ma go w zasięgu i nie ładuje, nie celuje, nie czaruje ani nie szuka. Wcześniejsze działanie nie szkodzi; strzały i zapasy nic nie zyskują.

## missiles

LSK-RUL-15 = Kogo może trafić zbłąkany strzał
    .summary = Przyjaciel i wróg w łańcuchu postaci zwartych wokół celu, razem z celem, nigdy strzelec. Opcja wyłącza cel.
LSK-RUL-16 = Siła zbłąkanego strzału
    .summary = Zawsze trafia: ta sama k20 to pełne trafienie, jeśli pasuje do własnych liczb ofiary bez −4, inaczej draśnięcie.
LSK-RUL-17 = Liczba dla każdego w tłumie
    .summary = Każdy zachowuje własną liczbę docelową. Powyżej najwyższej nikt nie obrywa; inaczej losuje się ofiarę i porównuje kość z jej liczbą, co może jeszcze przepuścić strzał.
LSK-RUL-18 = Tłum czy walka
    .summary = Strzał jest albo w cel w walce, albo w walkę jako tłum, z przyjaciółmi, nigdy oba. Duzi dają +1 jak inni, lecz mają dwie szanse w losowaniu.
LSK-RUL-19 = Jak długo trwa celowanie
    .summary = Od zapowiedzi do strzału albo rezygnacji. Obrażenia go nie przerywają; powalenie, chwyt, parowanie lub kontratak tak.

## parry

LSK-RUL-20 = Parowanie pocisków
    .summary = Parowanie pomaga też przeciw strzałom; opcja ogranicza je do ciosów.

## casting

LSK-RUL-21 = Jak bezbronny jest czarujący
    .summary = Całkiem: ciosy trafiają same z pełnymi obrażeniami broni, strzały mają +2 przeciw KP 14. Opcja czyni go wręcz tylko nieświadomym.
LSK-RUL-22 = Obrażenia po rozpoczęciu
    .summary = Szkoda przed skutkiem marnuje zaklęcie; szkoda przed początkiem tylko go zabrania.
LSK-RUL-23 = Klerycy też mówią
    .summary = Święty symbol jest dodatkiem do swobodnej mowy, nie zamiast niej.

## flight

LSK-RUL-24 = Chciwość i morale
    .summary = Goniący, którzy nie zdadzą testu przy porzuconym skarbie, stają; ci, którzy zdadzą, biegną dalej.
LSK-RUL-25 = Ruch w pościgu
    .summary = Grupa rzuca raz z ruchem najwolniejszego, bez zaokrąglania; równe sumy się powtarza.

## wrestling

LSK-RUL-26 = Cios czy próba sił
    .summary = Wyrwanie się to próba sił. Cios z wnętrza chwytu jest zwykłym atakiem i nie rusza licznika.
LSK-RUL-27 = Liczenie chwytów
    .summary = Każda próba, która zostawia ofiarę unieruchomioną, dodaje 1; puszczenie, rozbrojenie lub jej wygrana zaczyna od 0. Przygniecenie trwa, póki ktoś je trzyma.
LSK-RUL-28 = Wyrwane rzeczy
    .summary = Trafiają do wolnej ręki zwycięzcy, inaczej na ziemię przed nim. Trzymanie oburącz nie pomaga w rzucie obronnym.
LSK-RUL-29 = Cena pierwszego ciosu
    .summary = Uderzenie chwytającego jest działaniem obrońcy. Chwytający z pustymi rękami jest wobec niego bez broni.

## items

LSK-RUL-30 = Które rundy się liczą
    .summary = Runda szukania liczy się, gdy szukającego zostawiono w spokoju albo przyjął ataki jak nieświadomy; ostatnia musi minąć, zanim rzeczy można użyć.

## holding

LSK-RUL-31 = Wolny wybór wstrzymania
    .summary = Ani wyzwalacza, ani działania nie wskazuje się z góry, a wstrzymać można wszystko, też zaklęcia i szarże. Kontratak nadal jest pierwszy.

## wounds

LSK-RUL-32 = Dokładnie zero
    .summary = Powalenie i utrata przytomności bez rzutu na uraz; następne obrażenia go powodują i nie zabijają od razu.

## equipment

LSK-RUL-33 = Wartość drugiej ręki
    .summary = Druga broń obniża liczbę docelową ciosów o 1 i nie daje dalszego ataku.

## weapons

LSK-RUL-34 = Użycie bez wprawy
    .summary = Dozwolone z umiejętnością 0; opcja zabrania.

## conditions

LSK-RUL-35 = Uzbrojony czy nie
    .summary = Uzbraja broń do walki wręcz, broń palna zdatna wręcz, cestus lub broń naturalna; łuki, kusze i tarcze nie. +5 dotyczy ciosów, z opcją także pocisków.
LSK-RUL-36 = Czyja ciemność
    .summary = Ślepota dotyczy każdego, kto nie widzi przeciwnika; widzący strzelec traktuje ślepy cel jak nieświadomy.

## attack

LSK-RUL-37 = Bez szczęśliwych liczb
    .summary = 1 lub 20 w ataku to nic szczególnego; tylko rzuty obronne znają wyniki naturalne.

## sequence

LSK-RUL-38 = Jedna kość czy więcej
    .summary = Dwie strony mają wspólną k6, trzy lub więcej rzucają po jednej. Z opcją każda strona rzuca zawsze.

## movement

LSK-RUL-39 = Ciężka zbroja
    .summary = 2 punkty zbroi trzy czwarte i pełnej płytowej są zamiast 1 za metal.

## missiles

LSK-RUL-40 = Napinanie kuszy
    .summary = Każda runda ładowania to działanie bez ruchu; ładujący zachowuje pełną KP.

## weapons

LSK-RUL-41 = Jak daleko sięga −2
    .summary = Dotyczy każdego ataku rundy każdą bronią, też gdy ręce były przedtem puste, lecz nie zapasów. Schowanie to działanie.

## charge

LSK-RUL-42 = Broń drzewcowa
    .summary = Halabardy, piki i podobne, kopia i włócznia oburącz liczą się jako broń drzewcowa; żadna inna.

## sequence

LSK-RUL-43 = Jedna stracona runda
    .summary = Utrata rundy przez zaskoczenie i wolne działanie wrogów to jedno i to samo.

## counter

LSK-RUL-44 = Kontratak przy remisie
    .summary = Przy równej inicjatywie można kontratakować, lecz skoro obrażenia przychodzą później, nikogo to nie zatrzyma.

## wounds

LSK-RUL-45 = Na ziemi
    .summary = Przytomny powalony czołga się i mówi, nic więcej.
LSK-RUL-46 = Ranne ramiona
    .summary = Oba wydrukowane znaki oznaczają szkodę: rannego trafia się z +1.
LSK-RUL-47 = Krzepa
    .summary = Premię dodaje się do Żywotności na każdym poziomie, a zyskuje się co najmniej 1.

## counter

LSK-RUL-48 = Odpowiedzi się nie sumują
    .summary = Zasłony i parowania nie łączy się przeciw jednemu ciosowi. Odpowiedź pada, gdy atak jest w pełni znany, przed k20.

## parry

LSK-RUL-49 = Czym się paruje
    .summary = 4 wymaga wojennej lub specjalnej broni do walki wręcz w ręku w chwili ataku; wszystko inne jest warte 2, a z dwóch broni liczy się lepsza.

## wrestling

LSK-RUL-50 = Dojść, by chwycić
    .summary = Może do tego prowadzić ruch bojowy, bieg nie.

## missiles

LSK-RUL-51 = Wolne celowanie
    .summary = Celowanie nie ustala celu; ruch przed strzałem traci +2, po nim nie. Celować można też w wir walki i tłum.

## attack

LSK-RUL-52 = Zapowiedziane obowiązuje
    .summary = Co zapowiedziano, obowiązuje; jeśli stało się niemożliwe, działanie przepada, prócz jeszcze możliwego ruchu.

## missiles

LSK-RUL-53 = Rozmiary
    .summary = Opis mówi, kto jest duży lub olbrzymi. Rozmiar liczy się przy losowaniach i strzałach, zasięgu i zajętym terenie, i nic więcej.
LSK-RUL-54 = Koń i jeździec
    .summary = Jedno ciało do premii tłumu, dwie szanse w losowaniu: najpierw jeźdźca, potem wierzchowca.

## conditions

LSK-RUL-55 = Jak nieświadomy
    .summary = Ciemność, szukanie i ładowanie broni palnej czynią przy tym ataku w pełni nieświadomym, mimo wcześniejszego parowania; kolejka nie przepada.

## wrestling

LSK-RUL-56 = Trzymanie grupą
    .summary = Trzymają wszyscy, którzy w grupie rzucali, a grupa opiera się wyrwaniu ze swoją premią.

## sequence

LSK-RUL-57 = Co opóźnia remis
    .summary = Obrażenia ze skutkami i zaklęcia; nic innego nie czeka. Czekające obrażenia nie zabraniają jeszcze czarować, lecz psują zaklęcie, gdy spadną.

## casting

LSK-RUL-58 = Symbol na rundę
    .summary = Musi być w ręku od inicjatywy do końca rundy, więc dobyty w swojej kolejce służy dopiero od następnej.

## parry

LSK-RUL-59 = Pytanie o parowanie
    .summary = Pyta się tego, kto zaraz będzie atakowany, w tłumie lub walce każdego, kto mógłby oberwać; gracze mogą też zgłosić parowanie, gdy otwarte jest jakieś pytanie.

## casting

LSK-RUL-60 = Po zmarnowanym zaklęciu
    .summary = Czarujący nie jest już bezbronny, ale zużył działanie.

## sequence

LSK-RUL-61 = Kto rzuca pierwszy
    .summary = W próbie sił ten, kto zaczął, potem reszta według pytań lub listy; w grupie jednoczesnej według zapowiedzi.

## wounds

LSK-RUL-62 = Kości urazów
    .summary = Rzut obronny przeciw wykrwawieniu pada od razu, czas trwania urazu po walce.

## missiles

LSK-RUL-63 = Wierzchowiec oszczędzonego celu
    .summary = Wyłączenie zamierzonego celu z losowania zostawia w nim wierzchowca, z jego liczbą.

## mounted

LSK-RUL-64 = Pięści z siodła
    .summary = Z konia gołe ręce liczą się jako drobna broń i nie zyskują +1.

## equipment

LSK-RUL-65 = Cestus to nie druga broń
    .summary = Noszony, nigdy nie liczy się jako druga broń.

## morale

LSK-RUL-66 = Poddać się od razu
    .summary = Kto wybiera poddanie, jest poza walką w chwili nieudanego testu, nie w następnej kolejce.

## missiles

LSK-RUL-67 = Powolne ręce
    .summary = Gdzie brak wprawy daje Strzelanie 0, czas ładowania liczy się z 0.

## casting

LSK-RUL-68 = Leczenie z góry
    .summary = Zaklęcie leczące można zacząć także dla kogoś zdrowego; przywraca to, czego brakuje, gdy zadziała.

## answers

LSK-RUL-69 = Rozkazu nie da się obejść
    .summary = Dopóki nakazane działanie nie zostanie zużyte, nic nie dzieje się poza kolejnością: ani parowanie, ani kontratak, ani zasłona, ani cios w zapaśnika.

## sequence

LSK-RUL-70 = Spłoszony koń biegnie zawsze
    .summary = Jeździec nie paruje, nie kontratakuje i się nie zasłania; koń biegnie w jego kolejce, choćby ten już działał, a każda kolejka liczy się za rundę.

## to hit

LSK-RUL-71 = Nakładające się osłony
    .summary = Kilka osłon jednego pola obowiązuje razem; z każdego kierunku liczy się najlepsza, bez względu na kolejność zapisu.

## weapons

LSK-RUL-72 = Zasięg kopii
    .summary = Dziesięć stóp pieszo i w szarży; poza tym z siodła tylko sąsiednie pola. Jej stopień długości to nadal 5.

## carrying out

LSK-RUL-73 = Działanie budzi
    .summary = Własne działanie wymierzone we wroga kończy nieświadomość; chodzenie ani czekanie nie.

## muster

LSK-RUL-74 = Co nie zajmuje ręki
    .summary = Podpórkę lub cestus można wpisać w rękach, na sobie lub przy pasie i stamtąd służy.

## dropped baggage

LSK-RUL-75 = Co warto porzucić
    .summary = W ucieczce można porzucić wszystko, a co nikogo nie wstrzyma, mówi o tym; bez morale proponuje się tylko to, co może zadziałać.

## shooting

LSK-RUL-76 = Jeden kandydat
    .summary = Nikt nie rzuca, by wylosować jednego z jednego.

## still valid

LSK-RUL-77 = Chwyt, który nadal nim jest
    .summary = Trzymanie, pochwycenie i duszenie wymagają obu w walce, styczności w zasięgu swego rodzaju i narzędzia w ręku; po każdym kroku i orzeczeniu kończy się to, co już nie trzyma, i jest to mówione.

## carrying out

LSK-RUL-78 = Schwytany w przejściu
    .summary = Kto ciosem chwyta, łapie lub dusi, zostaje: reszta jego ruchu przepada.

## grips

LSK-RUL-79 = Kilku trzymających
    .summary = Kto tkwi w jednym narzędziu, nie da się złapać drugim; wrogowie mają osobne chwyty, a zwycięstwo innej strony zrywa pierwszy; kto wypadł z walki, nie liczy się.

## mounted

LSK-RUL-80 = Spłoszony koń i chwyty
    .summary = Spłoszony koń wyrywa jeźdźca z każdego chwytu; ten zostaje lub zeskakuje, w jakimkolwiek jest stanie; koń biegnie pełny ruch, poza mapę jak w ucieczce.

## movement

LSK-RUL-81 = Bezbronne wierzchowce
    .summary = Wierzchowiec w sieci, pochwycony lub bezbronny nie rusza się; rzuca obronę w kolejkach jeźdźca; martwy zrzuca go.

## still valid

LSK-RUL-82 = Ładowanie, celowanie, szukanie
    .summary = Każde kończy się, gdy rzeczy już nie ma, gdy właściciel jest unieruchomiony, słucha rozkazu lub robi co innego.

## wounds

LSK-RUL-83 = Trucizna i remis
    .summary = Skutek trucizny czeka jak inne obrażenia, dopóki strony działają razem.

## action under way

LSK-RUL-84 = Poza mapą
    .summary = Kto opuścił mapę, nie liczy się: ani do przewagi, ani do ciosów, ani do odpowiedzi.

## out of action

LSK-RUL-85 = Z siodła
    .summary = Na wolne pole obok wierzchowca, najbliższe ciągnącemu; bez niego nikt nie zsiada, a ściągnięty leży na polu trzymającego.

## still valid

LSK-RUL-86 = Improwizacje, które trwają
    .summary = Kończą się unieruchomieniem, powaleniem, ucieczką, rozkazem lub słowem działającego; wolno odpowiadać poza kolejnością, a ta runda się nie liczy.

## contest

LSK-RUL-87 = Kto się poddał
    .summary = Kto się poddał, nie rzuca w żadnych zapasach i nic nie robi; zwycięzca ich nie potrzebuje.

## circumstances

LSK-RUL-88 = Jedno ciało raz
    .summary = Koń i jeździec liczą się raz wśród tych, którzy kogoś osaczają.

## grips

LSK-RUL-89 = Co zostaje wyrwane
    .summary = Wytrącona rzecz spada, jeśli zwycięzcy brak wolnych rąk; zamknięta sieć zostaje na ofierze; światło idzie z niosącym; parowanie kończy się w chwycie; ręce zachowują kolejność po przywróceniu walki.

## options

option-career-traits = Najemnicy, Pojedynkowicze i Zapaśnicy areny mają szczególne zdolności swoich profesji.
option-pursuit-individual = W pościgu każdy rzuca z własnym ruchem zamiast jednego rzutu grupy.
option-morale = Przeciwnicy i najemni pomocnicy sprawdzają, czy wytrwają.
option-injury-table = Kto z Żywotnością poniżej zera rzuca na urazy: wszyscy prócz wierzchowców, tylko osoby powyżej poziomu zerowego, albo nikt.
option-multiply = Podwójne i potrójne obrażenia mnożą k20 razem z kością broni albo samą kość broni.
option-helpless-choice = Przeciw bezbronnym atakujący może woleć rzut jak przeciw nieświadomym.
option-mounted-triple = Która broń potraja obrażenia w szarży konnej.
option-stray-pool = Czy zamierzony cel jest wśród tych, których może trafić zbłąkany strzał.
option-parry-missiles = Parowanie pomaga też przeciw pociskom.
option-caster = Kim jest czarujący dla atakujących go wręcz.
option-unskilled-weapon = Broni ponad umiejętności używa się z umiejętnością 0 albo wcale.
option-unarmed-bonus = Czy +5 przeciw nieuzbrojonym dotyczy samych ciosów, czy także pocisków.
option-initiative = Dwie strony mają wspólną kość albo każda rzuca własną i możliwy jest remis.
