### Zasady i opcje po polsku.


## checks

TAL-TST-01 = Test
    .summary = Do wartości dodaje się k20; osiągnięcie stopnia trudności jest sukcesem.
TAL-TST-02 = Wartość testu
    .summary = Atrybut, poziom, synergia i stałe modyfikatory tworzą wartość umiejętności; sytuacja zmienia tylko ten jeden test.
TAL-TST-03 = Stopień trudności (ST)
    .summary = Nazwy stopni trudności, od 0 (trywialny) do 100 i więcej; pomagają temu, kto ST ustala.
    .reason = Skala doradza temu, kto ustala trudność; nic się z niej nie oblicza.
TAL-TST-04 = Test sporny
    .summary = Rzucają obie strony i wygrywa wyższy wynik; przy równych obie rzucają ponownie.
TAL-TST-05 = Przerzut pozytywny
    .summary = Naturalną 20 rzuca się dalej i dodaje, dopóki wypadają 20; jedynka po drodze to po prostu 1.
TAL-TST-06 = Przerzut negatywny
    .summary = Przy naturalnej 1 rzuca się drugą k20 i odejmuje ją, a po każdej 20 następną.
TAL-TST-07 = Inne kostki i k100
    .summary = Obrażenia to sumy małych kostek; szansa procentowa udaje się, gdy k100 jej nie przekracza.

## arms

TAL-TST-08 = Zaokrąglanie i ułamki
    .summary = Połówki zaokrągla się w górę; ćwiartki i ósme części to połowy połów, więc nic dodatniego nie staje się zerem.

## skills

TAL-TST-09 = Modyfikator i synergia
    .summary = Każda pomocna umiejętność dodaje 1 za pełne pięć poziomów; modyfikatory z każdego źródła się sumują.

## checks

TAL-TST-10 = Umiejętności specjalne bez wyszkolenia
    .summary = Jeździectwo i leczenie bez poziomu testuje się z −20, jazdę na nieznanym rodzaju zwierzęcia z −5.
TAL-TST-11 = Zachowanie równowagi
    .summary = Akrobatyka albo zwarcie, do wyboru, przeciw podanemu ST, inaczej postać się przewraca; wymaga tego ruch po złym gruncie.
TAL-TST-12 = Szczęście w walce
    .summary = Opcjonalnie: Bohaterowie płacą szczęściem za powtórzenie rzutu, pominięcie zmęczenia, spóźnione parowanie, unik lub +10 obrony, lżejszą ranę i uniknięcie śmierci.

## sequence

TAL-SEQ-01 = Walka, bitwa, pojedynek
    .summary = Każde starcie jest bitwą, chyba że scenariusz nazywa je pojedynkiem.

## initiative

TAL-SEQ-02 = Runda i tura
    .summary = Runda trwa sześć sekund i mieści po jednej turze każdego.

## sequence

TAL-SEQ-03 = Runda zaskoczenia
    .summary = Atakujący z zasadzki mają rundę dla siebie; zaatakowani nic nie robią i są nieprzygotowani.
TAL-SEQ-04 = Test opanowania
    .summary = Gdy się skończy, każdy zaskoczony testuje opanowanie o ST 20; porażka oznacza utratę także kolejnej rundy.

## initiative

TAL-SEQ-05 = Inicjatywa w bitwie
    .summary = Jeden test inicjatywy każdej postaci ustala kolejność na całą bitwę, od najwyższej; spóźnieni są wpisywani na swoje miejsce.
TAL-SEQ-06 = Remisy
    .summary = Przy równych wynikach pierwsi są Bohaterowie, potem decyduje refleks, poziom inicjatywy i los.
TAL-SEQ-07 = Test grupowy
    .summary = Przeciwnicy jednego rodzaju z tą samą wartością mają wspólny rzut.
TAL-SEQ-08 = Zmęczenie a inicjatywa
    .summary = Punkty uzyskane później nie ruszają wyrzuconej inicjatywy, a obniżają późniejsze testy.

## sequence

TAL-SEQ-09 = Kolejność tur
    .summary = Od najwyższej inicjatywy w dół; tura kończy się, gdy akcje są wykorzystane albo postać z nich rezygnuje.
TAL-SEQ-10 = Akcje w turze
    .summary = Dwie akcje zwykłe, jedna dodatkowa i akcje darmowe; niczego się nie odkłada.

## combine

TAL-SEQ-11 = Zamiana akcji
    .summary = Akcją zwykłą można zapłacić za dodatkową, nigdy odwrotnie.
TAL-SEQ-12 = Akcja cało-rundowa
    .summary = Akcja cało-rundowa zabiera obie akcje zwykłe i dodatkową; kilka takich wypełnia kilka tur.

## perform

TAL-SEQ-13 = Rozstrzyganie akcji
    .summary = Jedną akcję deklaruje się i rozstrzyga, zanim zadeklaruje się następną.

## turn

TAL-SEQ-14 = Akcje normalne i specjalne
    .summary = Co nie zostało zapowiedziane jako specjalne, jest akcją normalną.

## sequence

TAL-SEQ-15 = Kolejna runda
    .summary = Następna runda bitwy zachowuje kolejność pierwszej.

## combine

TAL-SEQ-16 = Manewr, specjalny atak, specjalne
    .summary = Manewry działają przez rundę, specjalne ataki w jednym ataku, trzeci rodzaj nie jest żadnym z nich; za wszystkie trzeba zapłacić.

## specials

TAL-SEQ-17 = Deklaracja
    .summary = Specjalny atak lub manewr liczy się tylko wtedy, gdy zadeklarowano go przed rzutem, który zmienia.

## prepared

TAL-SEQ-18 = Wyczerpanie jednorazowe
    .summary = Parowanie, unik i przygotowany atak znikają po jednym użyciu i trzeba je wykupić ponownie.

## combine

TAL-SEQ-19 = Łączenie manewrów
    .summary = Manewry można łączyć, z wyjątkiem walki agresywnej z defensywną lub ostrożnym atakiem oraz jednej tarczy do osłaniania się i parowania.
TAL-SEQ-20 = Łączenie specjalnych ataków
    .summary = Jeden atak korzysta z jednego specjalnego ataku; wyjątkami są celowanie, to, co łączy się z szarżą, i zabójstwo.

## specials

TAL-SEQ-21 = Doliczenie zmęczenia
    .summary = Punkt zmęczenia za specjalny atak dolicza się po zakończeniu całej akcji.

## battle

TAL-SEQ-22 = Pojedynek
    .summary = Pojedynek różni się w dwóch sprawach: inicjatywa co rundę oraz deklarowanie oddzielone od wykonywania.

## sequence

TAL-SEQ-23 = Runda zaskoczenia w pojedynku
    .summary = Kto w pojedynku zaatakował z zaskoczenia, działa sam, dopóki ofiara nie zda testu opanowania.

## duel

TAL-SEQ-24 = Deklarowanie akcji niższego inicjatywą
    .summary = Wolniejszy deklaruje wszystko pierwszy, a szybszy to słyszy.
TAL-SEQ-25 = Wykonywanie akcji
    .summary = Szybszy działa od razu; potem wolniejszy robi to, co zadeklarował, jeśli jeszcze może.

## sequence

TAL-SEQ-26 = Kolejna runda pojedynku
    .summary = Każda runda pojedynku zaczyna się nowym testem inicjatywy.

## ways

TAL-SEQ-27 = Dobiegnięcie do strzelca
    .summary = Opcjonalnie: przewaga 10 daje akcję zwykłą, a 5 akcję dodatkową ruchu, zanim odległy strzelec zadziała.

## movement

TAL-MOV-01 = Krok (1 m)
    .summary = Jeden darmowy krok na metr w turze bez innego ruchu, nigdy w siodle.
TAL-MOV-02 = Ruch o 1/2 szybkości
    .summary = Połowa szybkości za akcję dodatkową.
TAL-MOV-03 = Ruch o szybkość
    .summary = Szybkość w metrach za akcję zwykłą.
TAL-MOV-04 = Ruch x3
    .summary = Trzykrotność szybkości za dwie akcje zwykłe, a do następnej tury szybkość dodana do obrony fizycznej.
TAL-MOV-05 = Ruch x6
    .summary = Sześciokrotność szybkości za całą rundę, a do obrony fizycznej dwukrotność szybkości.

## defence

TAL-MOV-06 = Modyfikator obrony
    .summary = Premia za bieg nie działa wobec tego, na kogo się biegło, ani przy nieprzygotowaniu.

## charging

TAL-MOV-07 = Staranowanie
    .summary = Przy ruchu x3 lub x6 można za darmo staranować jednego przeciwnika, gołymi rękami, przez obalenie albo odepchnięcie.

## movement

TAL-MOV-08 = Czołganie się
    .summary = Połowa szybkości na brzuchu za dwie akcje zwykłe.

## perform

TAL-MOV-09 = Powstawanie
    .summary = Powstanie kosztuje akcję zwykłą i pozwala przy tym przejść połowę szybkości.
TAL-MOV-10 = Upadanie
    .summary = Rzucenie się na ziemię kosztuje akcję dodatkową.

## leaping

TAL-MOV-11 = Skakanie
    .summary = Skok jest częścią ruchu: pół szybkości w dal, jedna piąta wzwyż, więcej z akrobatyką.

## movement

TAL-MOV-12 = Pływanie
    .summary = W wodzie ćwierć, połowa albo cała szybkość, za jedną akcję zwykłą, dwie lub całą rundę.
TAL-MOV-13 = Zwiększony dystans pływania
    .summary = Test wysportowania pozwala płynąć dalej; wzburzona woda go utrudnia.

## leaping

TAL-MOV-14 = Wspinaczka
    .summary = Cała runda wspinaczki daje ćwierć szybkości.
TAL-MOV-15 = ST wspinaczki
    .summary = To, po czym się wspina, wyznacza ST; połowę szybkości próbuje się z −10.

## load

TAL-MOV-16 = Przeciążenie
    .summary = Wielokrotności udźwigu obniżają testy refleksu i zręczności, obronę i szybkość oraz czynią powstawanie drogim.

## falling

TAL-MOV-17 = Upadek z wysokości
    .summary = Połowa wysokości, zaokrąglona w górę, do kwadratu, bez względu na zbroję.
TAL-MOV-18 = Zeskakiwanie
    .summary = Wynik akrobatyki 20, 25, 30, 40, 50 odejmuje od jednego do pięciu metrów.

## attack

TAL-ACT-01 = Atak
    .summary = Akcja zwykła, władanie bronią lub walka wręcz przeciw obronie fizycznej, w zasięgu metra albo broni.

## actions

TAL-ACT-02 = Broń
    .summary = Broń lekką do walki wręcz wyciąga się i chowa za akcję dodatkową, inną za zwykłą.
TAL-ACT-03 = Kołczan, pas, sakiewka
    .summary = Każda rzecz z kołczanu, pasa lub sakiewki kosztuje akcję dodatkową.
TAL-ACT-04 = Plecak, torba, worek
    .summary = Z plecaka trwa to dwie akcje cało-rundowe.

## perform

TAL-ACT-05 = Konwersacja i komunikacja
    .summary = Mówienie nic nie kosztuje, o ile coś go nie uniemożliwia.

## actions

TAL-ACT-06 = Wypicie mikstury
    .summary = Miksturę trzymaną w dłoni wypija się w całą rundę.
TAL-ACT-07 = Rzucenie zaklęcia
    .summary = Zaklęcie kosztuje swój czas rzucenia i musi osiągnąć obronę magiczną tego, na kogo działa; ceremonie nie nadają się do walki.

## blows

TAL-ACT-08 = Atak dystansowy
    .summary = −1 za każde pełne dwa metry, nic poza zasięgiem, i nie można go sparować.

## actions

TAL-ACT-09 = Ładowanie
    .summary = Broń strzelecką ładuje się za jej cenę przed każdym strzałem, a pocisk wyciąga osobno.

## blows

TAL-ACT-10 = Miotanie
    .summary = Broń do rzucania leci na udźwig razy jej mnożnik; wszystko inne z −10, o dwa stopnie słabiej i niedaleko.
TAL-ACT-11 = Broń improwizowana
    .summary = Co nie jest bronią, uderza z −5, kostkami niższymi o dwa stopnie i bez jakości.
TAL-ACT-12 = Broń ciężka
    .summary = Ponad granicę wagi każde 0,1 kg to −1; jeszcze cięższa kosztuje więcej, a poziom przestaje pomagać; wysiłek za punkt zmęczenia odejmuje 5.

## actions

TAL-ACT-13 = Chwyt oburęczny
    .summary = Obie dłonie podnoszą udział siły o kategorię, jeśli broń na to pozwala.

## blows

TAL-ACT-14 = Biegłość
    .summary = Bez biegłości, której broń wymaga, wszystkie testy nią są z −5.

## actions

TAL-ACT-15 = Zakładanie zbroi
    .summary = Zbroję zakłada się od 15 do 30 pełnych rund, hełm od 4 do 10, a zdejmuje dwa razy szybciej.

## reactions

TAL-MAN-01 = Parowanie
    .summary = Wykupione dla wskazanego przedmiotu; po trafieniu wręcz testuje się jego umiejętność przeciw wynikowi ataku.

## damage

TAL-MAN-02 = Zniszczenie przy parowaniu
    .summary = Jeśli cios zniszczy parujący przedmiot, mimo wszystko przechodzi.

## reactions

TAL-MAN-03 = Unik
    .summary = Wykupiony za akcję dodatkową; po każdym trafieniu w obronę fizyczną testuje się unik przeciw wynikowi.
TAL-MAN-04 = Wycofanie się
    .summary = Unik przed ciosem oznacza wycofanie o metr; przy przewadze 20 nie trzeba, a bez miejsca trzeba wygrać właśnie tak.
TAL-MAN-05 = Unik a trafienie krytyczne
    .summary = Trafienie krytyczne liczy się od nieudanego uniku zamiast od obrony, na lepsze lub gorsze.
TAL-MAN-06 = Unik albo parowanie
    .summary = Jeden cios spotyka jedno parowanie albo jeden unik, nigdy oba.

## bands

TAL-MAN-07 = Osłanianie się
    .summary = Tarcza przeciw jednemu przeciwnikowi lub pociskom z jednej strony działa jak osłona i pancerz całego ciała.

## combine

TAL-MAN-08 = Jedna tarcza
    .summary = Jedną tarczą można się w turze osłaniać albo parować, nie oba.

## sequence

TAL-MAN-09 = Ostrożny atak
    .summary = −5 do ataków, +5 do parowania i uników, punkt zmęczenia; deklarowany przed atakiem.

## defence

TAL-MAN-10 = Walka agresywna
    .summary = +10 do trafienia wręcz za cenę obrony nieprzygotowanej, bez parowania i uniku.
TAL-MAN-11 = Walka defensywna
    .summary = Akcja zwykła za +5 do obrony, parowania i uników do następnej tury.

## prepared

TAL-MAN-12 = Przygotowany atak
    .summary = Atak czeka, aż wróg wejdzie w zasięg, i następuje przed jego własnym.

## specials

TAL-ATK-01 = Atak dwiema broniami
    .summary = Dwie bronie naraz, −10 dla pierwszej i −15 dla drugiej, albo −10, jeśli jest lekka.
TAL-ATK-02 = Atak wielokrotny
    .summary = Trzy ataki za cenę dwóch, każdy z −10, w jednego przeciwnika, za punkt zmęczenia.

## combine

TAL-ATK-03 = Atak wielokrotny ciężką bronią
    .summary = Ciężką bronią trzy ataki zajmują całą rundę.

## shooting

TAL-ATK-04 = Celowanie
    .summary = Akcja dodatkowa dodaje ćwierć percepcji do najbliższego ataku.

## blows

TAL-ATK-05 = Celowanie w część ciała
    .summary = −20 za wybraną część, −40 za głowę; rana powstaje właśnie tam.

## contests

TAL-ATK-06 = Finta
    .summary = Bronią lekką lub szermierczą: prowokowanie przeciw intuicji, a następny cios zastaje humanoida nieprzygotowanym.
TAL-ATK-07 = Obalenie
    .summary = Po trafieniu bez broni zwarcie rozstrzyga, czy cel upada; +5 po szarży.

## damage

TAL-ATK-08 = Odrzut
    .summary = Każde trafienie bronią z odrzutem próbuje też obalić, nawet sparowane.

## contests

TAL-ATK-09 = Odepchnięcie
    .summary = Po trafieniu bez broni zwarcie rozstrzyga, czy cel cofa się o pole; szarżujący może pójść za nim.
TAL-ATK-10 = Ominięcie tarczy
    .summary = Inicjatywa z −20 przeciw inicjatywie; cios zwycięzcy nie spotyka ani parowania, ani osłony, za punkt zmęczenia.

## shooting

TAL-ATK-11 = Ostrzał pola
    .summary = Pocisk posłany łukiem na pole wymaga 20 i o jeden więcej za każdy metr, w połowie zasięgu.
TAL-ATK-12 = Ostrzał pola: rozrzut
    .summary = Chybiony spada obok, o metr dalej za każde brakujące pięć.

## damage

TAL-ATK-13 = Potężne uderzenie
    .summary = −10 do trafienia, udział siły o kategorię wyżej, punkt zmęczenia.

## contests

TAL-ATK-14 = Przewrócenie
    .summary = Po trafieniu walka wręcz lub władanie przeciw równowadze celu przewraca go.
TAL-ATK-15 = Rozbrojenie
    .summary = Po trafieniu zwarcie wytrąca broń z ręki; trzymana oburącz opiera się z +10.

## charging

TAL-ATK-16 = Szarża
    .summary = Akcja dodatkowa i atak: ruch do szybkości i cios z +5, potem do następnej tury ani parowania, ani uniku.
TAL-ATK-17 = Rzucenie się na przeciwnika
    .summary = Szarża może skończyć się chwytem; wygrana o dziesięć może powalić obu.
TAL-ATK-18 = Szarża z obaleniem lub odepchnięciem
    .summary = Szarża może skończyć się obaleniem, odepchnięciem albo oboma, z +5 do jednego testu zwarcia.
TAL-ATK-19 = Szarża z tratowaniem
    .summary = Za wyższą cenę szarża tratuje z −5; porażka oznacza upadek.
TAL-ATK-20 = Tratowanie
    .summary = Zwarcie z −10, by wedrzeć się na pole; potem chwyt zastaje przeciwnika nieprzygotowanym, a po porażce tratujący walczy o równowagę.

## damage

TAL-ATK-21 = Zabójstwo
    .summary = Jeszcze jedna akcja zwykła czyni trafienie w ciało bezradnego dziesięć razy cięższym.

## shooting

TAL-ATK-22 = Atak obszarowy
    .summary = Co uderza w pole, wymaga 10 i dystansu, trafia w korpus, nie da się przed nim uniknąć ani go sparować.
TAL-ATK-23 = Rozrzut przy ataku obszarowym
    .summary = k10 mówi, gdzie spada; większe chybienia dodają kierunek i kostkę odległości.

## grips

TAL-GRP-01 = Zwarcie
    .summary = Zaczyna je trafienie bez broni w obronę fizyczną; obaj są w kontakcie.
TAL-GRP-02 = Wyrwanie się
    .summary = Raz w pierwszej rundzie ofiara może za darmo spróbować się wyrwać.
TAL-GRP-03 = Sporny test zwarcia
    .summary = Każde działanie wymaga najpierw wygranego testu; cenę płaci się tak czy inaczej.

## defence

TAL-GRP-04 = Obrona w zwarciu
    .summary = Dla tych spoza zwarcia jego uczestnicy są nieprzygotowani.

## grappling

TAL-GRP-05 = Atak w zwarciu
    .summary = Cios w zwarciu: gołe ręce lub broń lekka, z −5.
TAL-GRP-06 = Przejście
    .summary = Cała runda przeciąga przeciwnika o połowę szybkości.

## contests

TAL-GRP-07 = Przewrócenie w zwarciu
    .summary = Obaj upadają, zwycięzca na wierzchu z +5.

## grappling

TAL-GRP-08 = Powstanie lub zrzucenie przeciwnika
    .summary = Powstanie albo zrzucenie kogoś z siebie, z −5.
TAL-GRP-09 = Przyszpilenie
    .summary = Cała runda przyszpila: ofiara jest wobec wszystkich nieprzygotowana i może się tylko wydostać.
TAL-GRP-10 = Duszenie
    .summary = Duszenie przyszpilonego zużywa oddech, dwa razy szybciej przy wygranej o pięć.
TAL-GRP-11 = Spowodowanie bezradności
    .summary = Przyszpilony staje się do końca rundy bezradny wobec tych spoza zwarcia.

## perform

TAL-GRP-12 = Rzucanie zaklęć w zwarciu
    .summary = Zaklęcie bez komponentów G i R można zacząć po wygranym teście.

## grappling

TAL-GRP-13 = Uciszenie
    .summary = Uciszony do chwili wygrania testu zwarcia.
TAL-GRP-14 = Wyciągnięcie broni lekkiej lub przedmiotu
    .summary = Drobną rzecz wyciąga się za akcję zwykłą i zwykłą cenę.
TAL-GRP-15 = Wyjście ze zwarcia
    .summary = Akcja zwykła i wygrany test wyprowadzają ze zwarcia, chyba że postać jest przyszpilona.

## grips

TAL-GRP-16 = Wielu po jednej stronie
    .summary = Strona testuje sumą wartości zwarcia swoich uczestników.

## grappling

TAL-GRP-17 = Garota
    .summary = Garota w obu dłoniach dusi z +10.

## holding

TAL-HLD-01 = Trzymanie się: warunki
    .summary = Tylko wielkie stworzenia, z miejsca, którego nie sięgają, z wolną ręką; ich ataki nie dosięgają wtedy trzymającego się.
TAL-HLD-02 = Rozpoczęcie trzymania się
    .summary = Walka wręcz, a potem wysportowanie, oba przeciw obronie stworzenia.
TAL-HLD-03 = Utrzymanie
    .summary = Co turę akcja zwykła i wysportowanie przeciw obronie powiększonej o szybkość.
TAL-HLD-04 = Dwie ręce
    .summary = Dwie ręce dają +5.
TAL-HLD-05 = Atak w trakcie trzymania się
    .summary = Cios w trakcie trzymania się, wręcz lub bronią lekką, z −5.
TAL-HLD-06 = Przejście po bestii
    .summary = Cała runda i ST wyższe o 20 prowadzą w inne miejsce na stworzeniu.
TAL-HLD-07 = Rozpoczęcie zwarcia
    .summary = Trzymanie się można na życzenie zamienić w zwarcie.
TAL-HLD-08 = Ucieczka
    .summary = Puszczenie się kosztuje akcję dodatkową, albo nic, ale z −30 do lądowania.

## menu

TAL-HLD-09 = Wyciągnięcie przedmiotu
    .summary = Drobną rzecz wyciąga się za akcję dodatkową i zwykłą cenę.

## initiative

TAL-MNT-01 = Walka z wierzchowca
    .summary = Wierzchowiec działa w turze jeźdźca i jego akcjami.

## perform

TAL-MNT-02 = Wyczyny
    .summary = Testy jeździectwa pozwalają na wyczyny: podniesienie rzeczy z siodła, utrzymanie się w nim.

## defence

TAL-MNT-03 = Cel niżej
    .summary = Kto stoi niżej od uderzającego jeźdźca, ma −5 do obrony.

## blows

TAL-MNT-04 = Broń strzelecka w siodle
    .summary = Strzały z siodła mają karę równą metrom ruchu wierzchowca.

## defence

TAL-MNT-05 = Gonienie uciekającego
    .summary = Goniący jeździec odbiera premię za bieg.

## battle

TAL-MNT-06 = Jazda
    .summary = Szybkość wierzchowca, akcje jeźdźca, bez pojedynczego kroku.

## mounted

TAL-MNT-07 = Przyśpieszenie jazdy
    .summary = Jeździectwo o ST 30 pozwala ruszyć wierzchowcem za akcję dodatkową.

## defence

TAL-MNT-08 = Obrona jeźdźca
    .summary = W siodle liczy się refleks wierzchowca, najwyżej do poziomu jeździectwa.

## reactions

TAL-MNT-09 = Brak uniku
    .summary = W siodle nie ma uników.

## blows

TAL-MNT-10 = Przewaga wysokości jeźdźca
    .summary = +5 do ciosów jeźdźca w stojących na ziemi.

## combine

TAL-MNT-11 = Szarżowanie
    .summary = Szarża konna kosztuje tylko atak.

## mounted

TAL-MNT-12 = Wsiadanie
    .summary = Na siodło w całą rundę, albo za akcję zwykłą przy jeździectwie 30.
TAL-MNT-13 = Zsiadanie
    .summary = Z siodła za akcję zwykłą, albo dodatkową przy jeździectwie 30.

## falling

TAL-MNT-14 = Wypadnięcie z siodła
    .summary = Upadek z siodła liczy wysokość wierzchowca i połowę jego szybkości.
TAL-MNT-15 = Zmniejszenie obrażeń
    .summary = Łagodzi go akrobatyka albo jeździectwo.

## checks

TAL-MNT-16 = Modyfikatory jeździectwa
    .summary = Brak siodła, wierzchowiec przestraszony lub wierzgający utrudniają jeździectwo.

## blows

TAL-MNT-17 = Broń kawaleryjska
    .summary = Kopie służą tylko w szarży konnej, z siłą wierzchowca; bez zdolności −10.

## defence

TAL-HIT-01 = Obrona fizyczna, przygotowany
    .summary = 10 i refleks, co najmniej 20, z modyfikatorami.
TAL-HIT-02 = Wariant nieprzygotowany
    .summary = Nieprzygotowany to 10, bez refleksu, modyfikatorów, parowania i uniku.
TAL-HIT-03 = Minimalna obrona
    .summary = Nic nie spycha obrony poniżej 10.

## attack

TAL-HIT-04 = Wyniki testu trafienia
    .summary = Poniżej obrony pudło, poniżej osłony zbroja lub tarcza, wyżej ciało, a o 20 więcej trafienie krytyczne.

## damage

TAL-HIT-05 = Mnożnik trafienia krytycznego
    .summary = Jedna dziesiąta tego, co ponad ciało, co najmniej 2, mnoży po odjęciu pancerza.
TAL-HIT-06 = Redukcja pancerza
    .summary = Zbroja i tarcza redukują to, co w nie trafia, naturalny pancerz wszystko; przebicie obniża tylko noszoną zbroję.

## blows

TAL-HIT-07 = Część ciała
    .summary = Atakuje się korpus i kończyny, chyba że wskazano głowę, z −20.

## damage

TAL-HIT-08 = Test obrażeń
    .summary = Kostki, udział siły i dodatkowe obrażenia tam, gdzie nie było zbroi.

## arms

TAL-HIT-09 = Siła obrażeń
    .summary = Udziały siły tworzą drabinę: 0, ⅛, ¼, ½, 1, 1½, 2, 3 i tak dalej.
TAL-HIT-10 = Stopnie kostek obrażeń
    .summary = Kostki obrażeń tworzą drabinę od 1k2 w górę.

## attack

TAL-HIT-11 = Kolejność obliczeń
    .summary = Atak przechodzi swoje kroki w stałej kolejności, od deklaracji do zmęczenia.

## damage

TAL-HIT-12 = Naturalny pancerz
    .summary = Naturalny pancerz redukuje każde trafienie przed mnożeniem.

## defence

TAL-HIT-13 = Cios w plecy
    .summary = Od tyłu: −5 do obrony, a także do parowania i uników.
TAL-HIT-14 = Flankowanie i przyszpilenie
    .summary = Między dwoma wrogami z przeciwnych stron albo bez miejsca za plecami: −5.
TAL-HIT-15 = Przewaga wysokości
    .summary = Z miejsca o metr wyższego: −5 do obrony, parowania i uniku wręcz.
TAL-HIT-16 = Niewidoczny przeciwnik, atak z zaskoczenia
    .summary = Kto nie widzi atakującego, jest nieprzygotowany.

## blows

TAL-HIT-17 = Półmrok, mrok
    .summary = Półmrok −5, mrok −10.
TAL-HIT-18 = Uderzenie bez broni
    .summary = Gołe ręce: 1k4 i ⅛, lekka i słabe.

## damage

TAL-HIT-19 = Uderzanie w twarde obiekty
    .summary = Gołe ręce, które zbyt mocno trafią w coś twardego, ranią same siebie.

## wounds

TAL-WND-01 = Rana
    .summary = Obrażenia powyżej wytrwałości to rana; życie spada w każdym razie.
TAL-WND-02 = Rany wielokrotne
    .summary = Jedna rana więcej za każdą dalszą wielokrotność wytrwałości.
TAL-WND-03 = Skutki rany
    .summary = Każda rana krwawi co setną rundę, kosztuje dwa punkty wyczerpania i ma skutek zależny od miejsca.
TAL-WND-04 = Śmierć
    .summary = Przy 0 życia śmierć.

## damage

TAL-WND-05 = Pancerz zatrzymuje cios
    .summary = Co pancerz całkiem zatrzyma, noszącemu nic nie robi.

## wounds

TAL-WND-06 = Efekty utraty punktów życia
    .summary = Poniżej 20 życia jedna akcja zwykła i pięć punktów jak przy wyczerpaniu; poniżej 10 utrata przytomności.
TAL-WND-07 = Krwawienie
    .summary = Krwawienie nie tworzy nowych ran; opatrzenie je zatrzymuje.

## recovery

TAL-WND-08 = Zagrożenie życia
    .summary = Raz dziennie niewyleczone rany mogą kosztować więcej życia.

## wounds

TAL-WND-09 = Rana głowy
    .summary = Rany głowy podwajają stratę, oszałamiają, ogłuszają albo kosztują części ciała i rozum.
TAL-WND-10 = Rana korpusu i kończyn
    .summary = Rany korpusu i kończyn wyczerpują, a od trzeciej skutki są gorsze.
TAL-WND-11 = Mnożnik rany
    .summary = Skutki kończą się na pięciu ranach jednego trafienia; osobne rany pozostają osobne.
TAL-WND-12 = Okaleczenie
    .summary = Okaleczona część nie służy, dopóki wszystko się nie wyleczy.

## checks

TAL-WND-13 = Zmęczenie i wyczerpanie
    .summary = Każdy punkt zmęczenia lub wyczerpania odejmuje 1 od obrony i testów.

## wounds

TAL-WND-14 = Utrata przytomności
    .summary = Więcej punktów niż kondycja oznacza omdlenie.

## recovery

TAL-WND-15 = Odpoczynek
    .summary = Zmęczenie mija z minutami odpoczynku, wyczerpanie z godzinami.
TAL-WND-16 = Opatrywanie, regeneracja
    .summary = Testy leczenia opatrują rany, a życie wraca z dnia na dzień.

## grappling

TAL-WND-17 = Duszenie się
    .summary = Oddechu starcza na tyle rund, ile wynosi podwójna wytrwałość, pięciokrotna po głębokim wdechu; potem utrata przytomności i po 20 dalszych śmierć.

## defence

TAL-STA-01 = Leżenie
    .summary = Leżenie: −10 do uniku i parowania, −10 do obrony wręcz, +10 przeciw pociskom.
TAL-STA-02 = Bezradność
    .summary = Bezradność: nieprzygotowanie, brak obrony, podatność na zabójstwo.
TAL-STA-03 = Nieprzygotowanie
    .summary = Wszystko, co czyni nieprzygotowanym, na jednej liście.
TAL-STA-04 = Zaskoczenie
    .summary = Zaskoczenie: bez tury, nieprzygotowanie, aż do odzyskania opanowania.

## menu

TAL-STA-05 = W zwarciu
    .summary = W zwarciu: związanie z przeciwnikiem, tylko działania zwarcia.
TAL-STA-06 = Przyszpilony
    .summary = Przyszpilony może tylko wydostać się z przyszpilenia.

## wounds

TAL-STA-07 = Oszołomienie
    .summary = Oszołomienie: pięć punktów jak przy zmęczeniu i o jedną akcję zwykłą mniej.
TAL-STA-08 = Ogłuszenie, nieprzytomność
    .summary = Ogłuszony lub nieprzytomny: bez tury, bezradny, leży z pustymi rękami; ogłuszonego można obudzić.

## blows

TAL-STA-09 = Olśnienie
    .summary = Olśnienie: −5 do trafienia.
TAL-STA-10 = Oślepienie
    .summary = Oślepienie: −10 do trafienia i nieprzygotowanie.

## fear

TAL-STA-11 = Przerażenie
    .summary = Przerażenie: żadnych akcji, dopóki trwa.

## wounds

TAL-STA-12 = Atrybut 0
    .summary = Atrybut równy 0 paraliżuje, wprawia w śpiączkę albo zabija.

## contests

TAL-STA-13 = Unieruchomienie bronią
    .summary = Unieruchomienie: nieprzygotowanie do uwolnienia zręczną dłonią, krzepą lub przecięciem; bolas przewraca biegnących.

## items

TAL-ITM-01 = Niszczenie przedmiotów
    .summary = Rzeczy mają pancerz i jakość; każde uszkodzenie zabiera stopień, a po ostatnim rzecz przepada.
TAL-ITM-02 = Test uszkodzenia
    .summary = Obrażenia równe pancerzowi rzeczy lub wyższe oznaczają rzut k100 na jej szansę.
TAL-ITM-03 = Szansa uszkodzenia
    .summary = Od 10 do 50 procent zależnie od jakości.
TAL-ITM-04 = Bazowa jakość
    .summary = Decyduje jakość, z jaką rzecz powstała, choćby była zużyta.

## damage

TAL-ITM-05 = Trafienie w przedmiot
    .summary = W rzecz trafić tak samo trudno, jak w tego, kto ją trzyma.
TAL-ITM-06 = Trafienie przy parowaniu
    .summary = Udane parowanie zawsze przyjmuje cios na przedmiot.

## items

TAL-ITM-07 = Brak trafień krytycznych
    .summary = Rzeczy nigdy nie trafia się krytycznie.
TAL-ITM-08 = Wielokrotne przebicie
    .summary = n razy pancerz oznacza n testów o n razy większej szansie.
TAL-ITM-09 = Niszczenie
    .summary = Broń z cechą niszczenie zadaje rzeczom podwójne obrażenia.
TAL-ITM-10 = Przebicie a przedmioty
    .summary = Przebicie nie ma znaczenia dla rzeczy.
TAL-ITM-11 = Solidna
    .summary = Rzeczy solidne liczą podwójny pancerz i o jeden więcej.

## blows

TAL-ITM-12 = Jakość broni
    .summary = Obecna jakość broni zmienia testy nią najwyżej o 5.

## items

TAL-ITM-13 = Pancerz przy zadawaniu obrażeń
    .summary = Broń, która zada więcej niż jej granica, sama jest sprawdzana; przy strzale tylko pocisk.

## combine

TAL-ITM-14 = Lekka
    .summary = Broń lekka: jedna ręka, zwarcie, finta, druga broń, szybkie wyciąganie.

## reactions

TAL-ITM-15 = Cecha parowanie
    .summary = Przedmiot z cechą parowanie paruje za akcję dodatkową ze swoim modyfikatorem.

## damage

TAL-ITM-16 = Dodatkowe obrażenia, przebicie
    .summary = Dodatkowe obrażenia tam, gdzie nie było zbroi, przebicie przeciw noszonej zbroi; broń i pocisk się sumują.
TAL-ITM-17 = Cecha szarża
    .summary = Broń z cechą szarża zadaje podwójne obrażenia na końcu szarży oraz szarżującemu, który na nią wpada.
TAL-ITM-18 = Raniąca, zabójcza, słabe, trafienie
    .summary = Raniąca dodaje ranę, zabójcza mnożnik, słabe dzieli na pół, trafienie pomaga trafić.

## blows

TAL-ITM-19 = Strzelecka, siła
    .summary = Łuki wymagają siły i ją ograniczają; każda broń ma własne pociski.

## targets

TAL-ITM-20 = Zasięg
    .summary = Zasięg w metrach, dla ciosów i przygotowanych ataków.

## contests

TAL-ITM-21 = Rozbrajanie, przewracanie, odrzut
    .summary = Modyfikatory broni rozbrajających, przewracających i z odrzutem.

## blows

TAL-ITM-22 = Inne cechy specjalne
    .summary = Cechy pojedynczych broni: podwójna, przypięta, pawęż, para, rykoszet, stabilizator, bełt taranujący, srebro.

## actions

TAL-ITM-23 = Amunicja po użyciu
    .summary = Użyty pocisk można odzyskać, o ile się nie złamał.

## items

TAL-ITM-24 = Naprawa
    .summary = Rzemieślnicy naprawiają poza walką po jednym stopniu.
    .reason = Napraw dokonuje się poza walką.

## bands

TAL-RUL-01 = Skala osłony
    .summary = Osłona jest wynikiem na skali obrony, chyba że opcja czyni z niej nadwyżkę.

## wounds

TAL-RUL-02 = Próg rany
    .summary = Rany wymagają obrażeń ściśle większych od wielokrotności wytrwałości.

## bands

TAL-RUL-03 = Tarcze
    .summary = Tarcze chronią tylko przez parowanie i osłanianie się.

## sequence

TAL-RUL-04 = Walka agresywna
    .summary = Walka agresywna jest samym pierwszym atakiem bezpośrednim; jej wady trwają do następnej tury.

## fighter

TAL-RUL-05 = Trwanie manewrów
    .summary = Manewry trwają do początku następnej własnej tury albo do bezradności.

## sequence

TAL-RUL-06 = Ostrożny atak
    .summary = Ostrożny atak deklaruje się przed atakowaniem, a męczy na końcu tury.

## checks

TAL-RUL-07 = Remis z gotowym wynikiem ataku
    .summary = Przy remisie z gotowym wynikiem ponownie rzuca tylko broniący się.
TAL-RUL-08 = Naturalna 1
    .summary = Naturalna 1 liczy się jako 1, zanim odejmie się drugą kostkę.

## damage

TAL-RUL-09 = Kolejność mnożników
    .summary = Kostki, słabe, szarża, redukcja, mnożniki, w tej kolejności.
TAL-RUL-10 = Zabójstwo z trafieniem krytycznym
    .summary = Mnożniki zabójstwa i trafienia krytycznego się dodaje.

## items

TAL-RUL-11 = Równe czy większe dla przedmiotów
    .summary = Zwykłe rzeczy sprawdza się od wartości pancerza, solidne powyżej jego dwukrotności.
TAL-RUL-12 = Testy wielokrotne
    .summary = Testy następują po sobie, dopóki rzecz istnieje.

## defence

TAL-RUL-13 = Uderzenie w przedmiot
    .summary = Cios w rzecz się deklaruje; trzymający może uniknąć albo sparować inną; najpierw tarcza, potem zbroja.

## damage

TAL-RUL-14 = Zniszczony przedmiot parujący
    .summary = Jeśli parujący przedmiot pęknie, atak liczy się jako niesparowany, z tymi samymi rzutami.

## items

TAL-RUL-15 = Zużycie broni atakującego
    .summary = Zużycie sprawdza się tylko powyżej granicy, przed pancerzem i bez krytyków.

## armoury

TAL-RUL-16 = Niszczenie (60)
    .summary = Broń z cechą niszczenie zadaje do 60 bez ryzyka.

## combine

TAL-RUL-17 = Wydania zasady ciężkiej broni
    .summary = Broń jest ciężka, gdy tylko przekracza granicę.

## blows

TAL-RUL-18 = Ciężkie tarcze i kopie
    .summary = Bez kary za wagę dla parujących tarcz i złożonych kopii.

## armoury

TAL-RUL-19 = Umiejętność: sztylet
    .summary = Sztylety mają własną umiejętność.

## perform

TAL-RUL-20 = Akcja cało-rundowa
    .summary = Akcja cało-rundowa wymaga całej tury, a ciągu takich akcji nie wolno przerwać.

## sequence

TAL-RUL-21 = Po zaskoczeniu
    .summary = Kto pozostaje zaskoczony, nie ma tury i testuje na końcu rundy.
TAL-RUL-22 = Kolejność w rundzie zaskoczenia
    .summary = Atakujący z zasadzki działają według refleksu; inicjatywę rzuca się, gdy ktoś się otrząśnie.

## initiative

TAL-RUL-23 = Remisy poza Bohaterami
    .summary = Remisy pozostałych rozstrzygają refleks, poziom i los, jak w grupie.

## duel

TAL-RUL-24 = Zadeklarowane akcje pojedynku
    .summary = Deklaruje się rodzaj, broń i specjalny atak; co stało się niemożliwe, przepada razem z ceną.

## defence

TAL-RUL-25 = Leżenie a ataki dystansowe
    .summary = Leżenie to −10 do uniku i parowania przeciw wszystkiemu.

## charging

TAL-RUL-26 = Staranowanie
    .summary = Staranowanie: jeden cel, na następnym polu; po sukcesie biegnie się dalej.

## defence

TAL-RUL-27 = Wysokość jeźdźca
    .summary = Wysokość jeźdźca liczy się w obie strony, wręcz, oraz do parowania i uniku.

## specials

TAL-RUL-28 = Jeździec i wierzchowiec jako cele
    .summary = Jeździec i wierzchowiec są osobnymi celami; upadek wierzchowca wysadza z siodła; atakuje on akcjami jeźdźca.

## movement

TAL-RUL-29 = Szybkość wierzchowca
    .summary = Największy ruch od początku tury jeźdźca.

## mounted

TAL-RUL-30 = Nieudane szybkie wsiadanie
    .summary = Nieudana szybka próba kosztuje mniejszą akcję.

## charging

TAL-RUL-31 = Szarża konna
    .summary = Szarża konna prowadzi do szybkości wierzchowca i zabrania parowania.

## contests

TAL-RUL-32 = Wysadzenie z siodła
    .summary = Jeźdźcy mogą opierać się jeździectwem; przegrana oznacza wypadnięcie.

## specials

TAL-RUL-33 = Kiedy działa finta
    .summary = Finta liczy się do następnego ciosu tą bronią w tej turze, bez innego specjalnego ataku.

## perform

TAL-RUL-34 = Celowanie
    .summary = Celowanie przepada przez wszystko poza akcjami darmowymi przed atakiem.

## wounds

TAL-RUL-35 = Celowanie w część ciała
    .summary = Wybrana część zastępuje k100.

## damage

TAL-RUL-36 = Krytyk po nieudanym uniku
    .summary = Na nieudany unik patrzy tylko krok trafienia krytycznego.

## shooting

TAL-RUL-37 = Ostrzał pola a zbroja
    .summary = Pocisk z góry trafia w zbroję według osłony, a krytyczny jest o 20 wyżej.
TAL-RUL-38 = Rozrzut ostrzału pola
    .summary = Kierunek od 2 do 9, metr i jeden za każde brakujące pięć, nigdy krytycznie.

## targets

TAL-RUL-39 = Początek zwarcia
    .summary = Chwyt kosztuje akcję zwykłą z wolną ręką; można przed nim uniknąć albo go sparować.

## grips

TAL-RUL-40 = Wyrwanie się w pierwszej rundzie
    .summary = Wyrwać się można do następnej tury tego, kto zaczął.

## contests

TAL-RUL-41 = Szarża w zwarcie
    .summary = Chwyt po szarży rzuca jeszcze jeden test sporny bez premii.

## grappling

TAL-RUL-42 = Wydostanie się z przyszpilenia
    .summary = Wydostanie się z przyszpilenia to test sporny za akcję zwykłą i kończy tylko przyszpilenie.
TAL-RUL-43 = Przebieg duszenia
    .summary = Wygrane duszenia zużywają oddech; gdy go zabraknie, testu już nie trzeba.
TAL-RUL-44 = Źródło zasad duszenia się
    .summary = Liczby o oddechu pochodzą z wcześniejszego wydania.
    .reason = Mówi, skąd pochodzą liczby, i niczego nie zmienia.

## grips

TAL-RUL-45 = Suma wartości zwarcia
    .summary = Własne wartości raz, własne zmęczenie, bez bezradnych i przyszpilonych.

## targets

TAL-RUL-46 = Obrona wewnątrz zwarcia
    .summary = W zwarciu: przygotowany wobec partnera, parowanie lekką bronią, uniki z przewagą 20.

## sequence

TAL-RUL-47 = Spowodowana bezradność
    .summary = Spowodowana bezradność kończy się z rundą.

## charging

TAL-RUL-48 = Po tratowaniu
    .summary = Po tratowaniu chwyt o ST 10 albo ustąpienie z pola.

## specials

TAL-RUL-49 = Dwie bronie
    .summary = Dwie bronie, jeden cel, osobne testy i obrażenia.

## targets

TAL-RUL-50 = Atak wielokrotny a ładowanie
    .summary = Żadnych ataków wielokrotnych bronią, którą trzeba ładować.

## charging

TAL-RUL-51 = Droga szarży
    .summary = Szarża prowadzi co najmniej metr, zawsze bliżej, po wolnych polach.

## specials

TAL-RUL-52 = Nieudane ominięcie tarczy
    .summary = Po przegranym ominięciu jest to zwykły atak.

## wounds

TAL-RUL-53 = Zadyszka
    .summary = Zadyszka to 4 punkty.

## defence

TAL-RUL-54 = Punkty „jak przy”
    .summary = Punkty liczone „jak przy” nie powodują omdlenia.
TAL-RUL-55 = Parowanie gołymi rękami
    .summary = Gołe ręce parują tylko gołe ręce.

## holding

TAL-RUL-56 = Trzymanie się
    .summary = Rozpoczęcie trzymania się starcza na tę turę; nieudane utrzymanie to upadek.

## sheet

TAL-RUL-57 = Rozmiary
    .summary = Rozmiary to pola i nic więcej.

## battle

TAL-RUL-58 = Siatka
    .summary = Kwadraty metrowe, ośmiu sąsiadów, odległość według dłuższego przesunięcia.

## menu

TAL-RUL-59 = Komponenty zaklęć
    .summary = G i R są oznaczeniami zaklęcia.

## armoury

TAL-RUL-60 = Dwie listy broni
    .summary = Liczy się zbiorcza lista broni, ze skorpionem o wadze 10 kg.

## checks

TAL-RUL-61 = Utracone części ciała
    .summary = Co znaczy utrata oczu, palców, dłoni, stóp i nóg.

## damage

TAL-RUL-62 = Pancerz naturalny i noszony
    .summary = Pancerz naturalny i noszony się sumują, przebicie oszczędza naturalny.
TAL-RUL-63 = Redukcja równa obrażeniom
    .summary = Równa redukcja nie przepuszcza niczego.

## prepared

TAL-RUL-64 = Co wyzwala przygotowany atak
    .summary = Wskazuje się broń i atak; wyzwala go pierwszy wróg z zewnątrz.

## damage

TAL-RUL-65 = Odrzut
    .summary = Odrzut nie jest wyborem.

## defence

TAL-RUL-66 = Udział refleksu jeźdźca
    .summary = Udział refleksu jeźdźca nie ma minimum.

## blows

TAL-RUL-67 = Specjalne ataki bez obrażeń
    .summary = Obalenie, odepchnięcie, przewrócenie i rozbrojenie nie zadają obrażeń.

## attack

TAL-RUL-68 = Osoby trzecie w zwarciu
    .summary = Chybienie w zwarcie nie trafia nikogo innego.

## leaping

TAL-RUL-69 = Jedna piąta szybkości
    .summary = Jednej piątej szybkości się nie zaokrągla; bez rozbiegu skok jest o połowę krótszy.

## defence

TAL-RUL-70 = Zwrot
    .summary = Osiem zwrotów; trzy kierunki to plecy; kto flankuje i kiedy pomaga bieg.

## reactions

TAL-RUL-71 = Kolejność pytań
    .summary = Kogo się pyta i kiedy: przygotowane ataki pole po polu, reakcje raz, wyrwanie się, pierwsza rzuca strona działająca.
TAL-RUL-72 = Jedna reakcja na cios
    .summary = Jedna reakcja na test ataku, zużyta już przez próbę.

## offers

TAL-RUL-73 = Ten sam manewr dwa razy
    .summary = Ten sam trwający manewr nie sumuje się ze sobą.

## contests

TAL-RUL-74 = Obalenie i odepchnięcie
    .summary = Obalenie i odepchnięcie wymagają walki wręcz lub broni z odrzutem; bez miejsca nie ma odepchnięcia.
TAL-RUL-75 = Szarża z oboma
    .summary = Oba naraz: jedno trafienie, dwa testy sporne, premia do jednego.

## prepared

TAL-RUL-76 = Przygotowany atak przeciw szarży
    .summary = Szarżującego spotyka się na pierwszym polu w zasięgu i tam można go zatrzymać.

## bands

TAL-RUL-77 = Osłanianie się tarczą
    .summary = Osłona przeciw kierunkowi i sąsiednim albo jednemu przeciwnikowi; nie przeciw chwytom i podobnym.

## grips

TAL-RUL-78 = Strony zwarcia
    .summary = Dołączanie, strony, rzucający i wychodzenie ze zwarcia wielu.

## grappling

TAL-RUL-79 = Na ziemi w zwarciu
    .summary = Po przewróceniu w zwarciu leżą obaj; po zrzuceniu nikt nie jest na wierzchu.

## fighter

TAL-RUL-80 = Przyszpilenie, unieruchomienie, bezradność
    .summary = Przyszpilony lub unieruchomiony jest nieprzygotowany, nie bezradny.

## perform

TAL-RUL-81 = Wyciąganie w zwarciu lub przy trzymaniu się
    .summary = Wyciąganie w zwarciu lub na bestii kosztuje podaną akcję i zwykłą cenę.

## holding

TAL-RUL-82 = Trzymanie się w ruchu
    .summary = Liczy się szybkość od ostatniej tury; jeden rzut na przejście; uniki z przewagą 20.

## initiative

TAL-RUL-83 = Czas trwania
    .summary = Stany trwają przez rozpoczęte tury; utracone akcje zabiera się na początku.

## wounds

TAL-RUL-84 = Wypadnięcie z walki i upuszczone rzeczy
    .summary = Poza walką znaczy: leży, puste ręce, poza zwarciem, każdy test przegrany.

## specials

TAL-RUL-85 = Kilka ataków w jednym
    .summary = Dwie bronie rzucają najpierw, trzy ataki po kolei.

## charging

TAL-RUL-86 = Pola tratowania
    .summary = Gdzie tratujący stoi potem.

## mounted

TAL-RUL-87 = Szczegóły jazdy
    .summary = Przyśpieszenie raz, ruch wskazany przed strzałem, czym jest pościg.

## defence

TAL-RUL-88 = Bez modyfikatora, gdzie go nie podano
    .summary = Nie ma modyfikatora tam, gdzie go nie podano.

## sequence

TAL-RUL-89 = Koniec walki
    .summary = Walka kończy się, gdy zdolna do niej jest tylko jedna strona.

## wounds

TAL-RUL-90 = Rany głowy a niskie życie
    .summary = Dodatkowa strata od rany głowy następuje przed sprawdzeniem niskiego życia.

## damage

TAL-RUL-91 = Niszczenie a granica przedmiotu
    .summary = Podwojone obrażenia broni niszczącej liczą się przeciw rzeczom w całości.
TAL-RUL-92 = Niszczenie przez tarczę i zbroję
    .summary = Przez tarczę i zbroję podwaja się je przy każdym porównaniu od nowa.

## items

TAL-RUL-93 = Pazury i gołe ręce
    .summary = Pazury i gołe ręce się nie zużywają.

## holding

TAL-RUL-94 = Trzymanie się biegnącej bestii
    .summary = Premii stworzenia za bieg nie liczy się dwa razy.

## defence

TAL-RUL-95 = Flankowanie
    .summary = Korzystają tylko ci dwaj, którzy flankują.

## wounds

TAL-RUL-96 = Część ciała zniszczona od razu
    .summary = Cztery rany naraz od razu okaleczają część ciała.
TAL-RUL-97 = Rany przy równych obrażeniach
    .summary = Z tą opcją rany to obrażenia dzielone przez wytrwałość.

## grips

TAL-RUL-98 = Cena zapłacona na próżno
    .summary = Akcje zapłacone za działanie w zwarciu pozostają zapłacone, jeśli ofiara się wymknie.
TAL-RUL-99 = Szarża po innym ruchu
    .summary = Kto w swojej turze już się poruszył, może jeszcze szarżować lub tratować, jeśli go na to stać; wyklucza to tylko osobny krok.
TAL-RUL-100 = Parowanie rozbrojenia
    .summary = Rozbrojenie można parować każdym przedmiotem, na który kupiono parowanie, także samą bronią; tylko ciosów wymierzonych w przedmiot nie paruje się tym przedmiotem.
TAL-RUL-101 = Garota w zwarciu
    .summary = Garota nie przeszkadza w chwytaniu ani w zwarciu; za akcję dodatkową przechodzi w nim z pasa lub ręki w obie ręce i dusi wtedy z +10.
TAL-RUL-102 = Trzymanie się od tyłu
    .summary = −5 za atak od tyłu liczy się każdemu, kto chwyta się grzbietu stworzenia lub się na nim utrzymuje.
TAL-RUL-103 = Kastet i trzymanie
    .summary = Kastet nosi się na dłoni: bije się nim, a dłoń wciąż może chwytać, trzymać się, wspinać i walczyć w zwarciu.
TAL-RUL-104 = Krok ataku wielokrotnego jest wyborem
    .summary = O krok między atakami się pyta. Odepchnięcie przez każdy próg to upadek, szarża może chwycić jeźdźca i zacząć się w zasięgu, jeśli prowadzi bliżej, a skok może być częścią każdego ruchu.
TAL-RUL-105 = Opatrywanie draśnięć
    .summary = Kto ma tylko draśnięcia, zostaje opatrzony jednym testem przeciw 20 w dziesięć minut; każde trafienie z raną ma własny test, a życie odzyskują tylko opatrzeni.
TAL-RUL-108 = Wierzchowiec w zwarciu
    .summary = Pochwycony wierzchowiec nie uwolni się ruchem; w swojej turze jeździec może kazać mu walczyć w zwarciu, jego wartościami i własnymi akcjami.
TAL-RUL-109 = Leżący wierzchowiec
    .summary = Kto siedzi na obalonym wierzchowcu, spada z siodła; na leżące zwierzę nie można wsiąść, wstaje ono za tę cenę w turze jeźdźca albo samo na końcu rundy.
TAL-RUL-110 = Zrzucony w pełnym biegu
    .summary = Upadek liczy szybkość jazdy; jeździec leży tam, gdzie spadł, jego ruch się kończy, a szarża przepada.
TAL-RUL-111 = Kontakt
    .summary = Po każdym ruchu ten, kto nie przylega do nikogo ze zwarcia, jest poza nim; kto kogoś obala lub ściąga z siodła, ma go obok siebie; trzymanie się to kontakt tylko ze stworzeniem.
TAL-RUL-112 = Przygotowany i pochwycony
    .summary = Przygotowany atak przepada, gdy jego właściciel jest w zwarciu, przyszpilony, leży lub się trzyma, chyba że cel jest w tym samym zwarciu.
TAL-RUL-113 = Przygotowany na wierzchowca
    .summary = Przygotowany atak może wskazać wierzchowca; pocisk w ręku można przygotować i leci, gdy cel pojawi się w polu widzenia i zasięgu; premia za bieg liczy się od pierwszego kroku.
TAL-RUL-118 = Trzymanie się i jego utrata
    .summary = Kto, trzymając się, mdleje, ginie, zostaje pochwycony z zewnątrz lub traci chwyt, spada od razu i leży obok; poza tym może parować, walczyć defensywnie lub ostrożnie, a pocisków unika tylko o 20.
TAL-RUL-119 = Jedno pole
    .summary = Poza zwarciem i trzymaniem się nikt nie zostaje na cudzym polu; kto tam został, trafia na najbliższe wolne.
TAL-RUL-120 = Od spodu i przyszpilony
    .summary = Przygnieciony może tylko zrzucać, z −5; przyszpilony rzuca tylko wtedy, gdy sam jest celem; kto przyszpila i zostaje przyszpilony, traci swoje przyszpilenie.
TAL-RUL-122 = Drobiazgi
    .summary = W zwarciu broń u pasa, która nie jest duża, wyciąga się za dwie akcje zwykłe; jeździec może chwytać z siodła; wrogiego konia bez jeźdźca można dosiąść.
TAL-RUL-106 = Trzecia osoba w pojedynku
    .summary = Od następnej rundy jest to bitwa w ostatniej kolejności; nowi wchodzą własnym rzutem, a to, co zadeklarowano, zostaje jeszcze wykonane.
TAL-RUL-107 = Zadeklarowane i poza zasięgiem
    .summary = Kto dochodzi do zadeklarowanego czynu poza zasięgiem, jest najpierw pytany: krok, obrót lub zmiana chwytu mogą go znów umożliwić.
TAL-RUL-114 = Nic na kredyt
    .summary = Nie zaczyna się niczego, czego nie można w całości opłacić; szarża z tratowaniem kosztuje w siodle atak i akcję dodatkową, pieszo także ruch.
TAL-RUL-115 = Kierunek między dużymi ciałami
    .summary = Kierunki liczy się od środka do środka, więc stojący naprzeciw siebie flankują, gdziekolwiek ciało stoi.
TAL-RUL-121 = Kilka osłon
    .summary = Ze wszystkich tarcz osłaniających człowieka liczy się najlepsza.
TAL-RUL-116 = Co można zadeklarować w pojedynku
    .summary = Wszystko, na co pozwala tura bitwy, w stanie, jaki zostawiłyby wcześniejsze deklaracje; tego, czego nic nie umożliwi, się nie proponuje.
TAL-RUL-117 = Koniec tury
    .summary = Tura kończy się, gdy jej właściciel tak powie, dopóki ma otwartą akcję darmową.

## options

option-coverage-mode = Czy osłona jest wynikiem na skali obrony, czy dochodzi do niej.
option-wound-at-equal = Obrażenia równe wytrwałości już powodują ranę.
option-aggressive-until-turn-end = Wady walki agresywnej kończą się z własną turą.
option-strict-heavy = Kara za ciężką broń dotyczy też tarcz i złożonych kopii.
option-group-initiative = Wrogowie z jednej grupy o tej samej wartości inicjatywy mają wspólny rzut.
option-shooter-lead = Kto jest szybszy od odległego strzelca, dosięga go pierwszy tylko o tyle, na ile pozwala przewaga.
option-luck = Bohaterowie i arcywrogowie wydają punkty szczęścia.
