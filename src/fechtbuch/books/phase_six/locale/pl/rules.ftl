### Zasady i opcje po polsku.


## dice

PSX-DIC-01 = Rzut na sukces
    .summary = Każda kość puli, która osiąga rzut minimalny, to sukces; wystarczy jeden, o ile nie podano liczby.
PSX-DIC-02 = Rzut minimalny
    .summary = Każdy ma rzut minimalny, zwykle 5; zmiany się sumują i nigdy nie spada poniżej 2.

## modifiers

PSX-DIC-03 = Trudność
    .summary = Test można zapowiedzieć łatwiejszy lub trudniejszy: przesuwa to jego rzut minimalny na ten raz.

## dice

PSX-DIC-04 = Kości eksplodujące
    .summary = Szóstki rzuca się dalej i dodaje, w rzutach na sukces i w inicjatywie; kości pomiarowych nigdy.
PSX-DIC-05 = Pusta pula
    .summary = Bez kości rzut zawodzi, lecz kości premiowe i losu można rzucić same; czego nie rzucono, tego się nie powtarza.
PSX-DIC-06 = Krytyczne sukcesy w zwykłych testach
    .summary = W testach atrybutów i umiejętności 11 to dwa sukcesy, 17 trzy, i tak dalej co sześć.
PSX-DIC-07 = Powtórny rzut
    .summary = Powtórka obejmuje całą pulę; obowiązuje nowy wynik.
PSX-BON-01 = Kość premiowa w rzucie
    .summary = Kości premiowe dołączają do własnego rzutu pojedynczo, z jego rzutem minimalnym i progiem krytycznym.
PSX-BON-02 = Kość losu w rzucie
    .summary = Kość losu udaje się od 4, jakkolwiek trudny jest rzut.
PSX-BON-03 = Kość losu jako powtórka
    .summary = Wydana na powtórkę kość losu sprawia, że każda jej kość udaje się od 4.

## spending

PSX-BON-04 = Kupno akcji
    .summary = Kość premiowa kupuje akcję od razu, w turze kogokolwiek, nawet przed własną pierwszą.
PSX-BON-05 = Kradzież akcji
    .summary = Kość losu zabiera akcję przeciwnikowi, który ją ma, i daje ją wydającemu.
PSX-BON-06 = Wydawanie nie kosztuje akcji
    .summary = Kupno i kradzież same nic nie kosztują i dzieją się między czynnościami, nigdy w rzucie.

## dice

PSX-BON-07 = Kiedy oferuje się dodatkowe kości
    .summary = Po każdym własnym rzucie pyta się, co wydać, aż wynik zostanie zachowany.

## sequence

PSX-INI-01 = Początek walki
    .summary = Zanim ktokolwiek zadziała, wszyscy są na miejscach, a kolejność ustalona; potem zaczynają się rundy.
PSX-INI-02 = Rzut na inicjatywę
    .summary = Inicjatywa to suma tylu kości eksplodujących, ile Szybkość; bez Szybkości wynosi 0.
PSX-INI-03 = Kolejność i remisy
    .summary = Najpierw wysokie wyniki; remisy rozstrzyga Szybkość, potem Zręczność, potem dogrywka. Kolejność trwa całą walkę.
PSX-INI-04 = Bez akcji przed pierwszą turą
    .summary = Nikt nie ma akcji przed własną pierwszą turą, chyba że z kości.
PSX-TRN-01 = Runda walki
    .summary = Runda ma początek, po jednej turze dla każdego według kolejności i koniec; początek i koniec pozwalają na reakcje.
PSX-TRN-02 = Tura gracza
    .summary = Tura zaczyna się testami stanów, potem akcje się odnawiają, potem następują czynności.
PSX-TRN-03 = Działający
    .summary = Swobodnie działa tylko ten, czyja jest tura, po jednej czynności; wszyscy inni reagują.

## conditions

PSX-TRN-04 = Liczba akcji
    .summary = Akcje pochodzą z rodu i szablonów, o jedną więcej z dwiema broniami, żadna dla bezbronnych.
PSX-TRN-05 = Odnowienie
    .summary = Odnowienie ustawia akcje na maksimum; resztki się nie dodają.

## sequence

PSX-TRN-06 = Zachowanie akcji
    .summary = Działający kończy turę i zachowuje resztę na reakcje do następnego odnowienia.

## turn

PSX-TRN-07 = Lista czynności
    .summary = Czynności i koszt każdej.

## acts

PSX-TRN-08 = Chód
    .summary = Chód to Szybkość + 1 metrów i obejmuje jedną wolną czynność z rzutem minimalnym +1.

## movement

PSX-TRN-09 = Bieg
    .summary = Bieg to Szybkość + 5 metrów i nic więcej.
PSX-TRN-10 = Czołganie
    .summary = Czołga się, kto jest w kucki: pół Szybkości, w górę, + 1 metr.
PSX-TRN-11 = Kucnąć lub położyć się
    .summary = Kucnięcie kosztuje akcję i daje lekką osłonę.
PSX-TRN-12 = Wstać
    .summary = Wstanie kosztuje akcję i kończy kucanie, lecz nie sieć.

## items

PSX-TRN-13 = Użycie przedmiotu
    .summary = Użycie przedmiotu kosztuje akcję; resztę mówi jego zasada.

## acts

PSX-TRN-14 = Dowolna akcja
    .summary = Możliwe jest i to, czego nie ma na liście: mistrz gry ustala koszt, rzut i trudność.
PSX-TRN-15 = Czynności z kilku akcji
    .summary = Blok i gwałtowny atak płaci się naraz; celowanie, dokładny atak, przeładowanie i przygotowanie idą krok po kroku; niektóre nic nie kosztują.

## movement

PSX-TRN-16 = Metry na mapie
    .summary = Pola metrowe, ośmiu sąsiadów, po jednej osobie; obok przyjaciół i bezbronnych można przejść.

## reactions

PSX-REA-01 = Prawo do reakcji
    .summary = Kto postrzega działającego i ma akcję, może odpowiedzieć.
PSX-REA-02 = Koszt
    .summary = Reakcja kosztuje akcję.
PSX-REA-03 = Moment
    .summary = Obrona następuje po rzucie na trafienie, a przed skutkami; każda inna reakcja po nich.
PSX-REA-04 = Jedna reakcja na czynność i uczestnika
    .summary = Na jedną czynność każdy odpowiada raz, ilekolwiek ma akcji.
PSX-REA-05 = Wielu reagujących
    .summary = Na tę samą czynność może odpowiedzieć dowolnie wielu.
PSX-REA-06 = Reakcje na początku i końcu rundy
    .summary = Zachowanych akcji mogą użyć na początku i końcu rundy ci, którzy postrzegają ostatniego działającego.
PSX-REA-07 = Okna i pytania
    .summary = Najpierw okno obrony celu, potem ogólne według inicjatywy; co które otwiera i kogo się pyta.

## attack

PSX-ATK-01 = Umiejętność według broni
    .summary = Rzuca się na Walkę wręcz, Strzelanie lub Rzucanie, zależnie od broni.
PSX-ATK-02 = Fazy ataku
    .summary = Rzut na trafienie, rzut osłony, potem trafienia stają się ranami.
PSX-ATK-03 = Rzut minimalny trafienia
    .summary = Własny rzut minimalny, odrzut i wszystko, co przeszkadza lub pomaga atakowi.
PSX-ATK-04 = Pula trafienia
    .summary = Kości dają umiejętność i potencjał obrażeń; tryb i sytuacja je zmieniają.
PSX-ATK-05 = Sukcesy to trafienia
    .summary = Udana kość to jedno trafienie, nigdy więcej.
PSX-ATK-06 = Kolejność rozstrzygania
    .summary = W jakiej kolejności rozstrzyga się atak, od amunicji po uszkodzenie pancerza.

## modifiers

PSX-ATK-07 = Który modyfikator dotyczy którego rzutu
    .summary = Która wada liczy się do którego rzutu.

## attack

PSX-REC-01 = Kara za odrzut
    .summary = Strzał zaraz po strzale ma +2 do rzutu minimalnego i progu krytycznego.
PSX-REC-02 = Rosnąca kara
    .summary = Każdy dalszy strzał ciągu dodaje ten sam krok.

## spending

PSX-REC-03 = Przerwanie ciągu
    .summary = Każda inna własna czynność pomiędzy kończy ciąg; broń na jeden strzał nigdy go nie ma.

## attack

PSX-REC-04 = Kompensacja odrzutu
    .summary = Kompensacja zmniejsza krok; od 2 odrzutu nie ma.

## sequence

PSX-REC-05 = W obrębie rundy
    .summary = Ciągi kończą się z rundą.

## attack

PSX-CRT-01 = Trafienie krytyczne
    .summary = Trafienie z 11 lub więcej jest krytyczne.
PSX-CRT-02 = Próg nie zależy od rzutu minimalnego
    .summary = Próg przesuwają odrzut, celowanie i wymienione skutki, nie rzut minimalny.
PSX-CRT-03 = Które ataki mogą być krytyczne
    .summary = Walka wręcz, pojedyncze strzały i broń rzucana mogą, serie nie.
PSX-CRT-04 = Osobne liczenie
    .summary = Trafienia krytyczne i zwykłe podaje się i liczy osobno.
PSX-CRT-05 = Krytyczne omijają pancerz
    .summary = Pancerz nigdy nie zatrzyma trafienia krytycznego.
PSX-CRT-06 = Trafienie megakrytyczne
    .summary = 17 dodaje ranę, 23 dwie, 29 trzy, i tak dalej, jeśli trafieniu nie zapobiegnięto.

## aiming

PSX-AIM-01 = Celowanie
    .summary = Każda akcja celowania obniża próg krytyczny następnego ataku o 2.
PSX-AIM-02 = Kiedy wolno
    .summary = Celować można wręcz i przy pojedynczym strzale, nie przy serii ani rzucie.
PSX-AIM-03 = Granica Percepcji
    .summary = Celowanie nie daje więcej niż Percepcja.

## wounds

PSX-AIM-04 = Utrata celu
    .summary = Trafiony przy celowaniu musi zacząć od nowa.

## attack

PSX-MOD-01 = Wybór trybu
    .summary = Każdy atak wybiera jeden z trybów broni, bez kosztu.
PSX-MOD-02 = Walka wręcz
    .summary = Można ją parować i unikać, celować i trafiać krytycznie.
PSX-MOD-03 = Pojedynczy strzał
    .summary = Zużywa jeden nabój, nie można go parować ani uniknąć.
PSX-MOD-04 = Seria
    .summary = Zużywa trzy naboje, ma dwie kości więcej i żadnych krytycznych.
PSX-MOD-05 = Broń rzucana
    .summary = Opuszcza rękę i leży na polu celu.
PSX-RNG-01 = Zasięg broni
    .summary = Poza podaną odległością atak jest niemożliwy.
PSX-RNG-02 = W zasięgu, opcjonalnie
    .summary = Z opcją w zasięgu nic się nie zmienia.
PSX-RNG-03 = Do podwójnego, opcjonalnie
    .summary = Z opcją do podwójnej odległości kosztuje +2 do rzutu minimalnego.
PSX-RNG-04 = Poza podwójnym, opcjonalnie
    .summary = Z opcją poza podwójną odległością nic nie jest możliwe.
PSX-RNG-05 = Zasięg wręcz
    .summary = Ciosy sięgają metra, długa broń dwóch.

## cover

PSX-COV-01 = Stopnie osłony
    .summary = Osłona to 4+, 5+ lub 6+ przeciw danemu atakującemu; liczy się najlepsze źródło.
PSX-COV-02 = Rzut osłony
    .summary = Kość na każde trafienie; każda, która osiągnie osłonę, usuwa jedno.
PSX-COV-03 = Osobne rzuty osłony
    .summary = Trafienia krytyczne i zwykłe mają własne rzuty osłony.
PSX-COV-04 = Osłona w kucki
    .summary = Kto jest w kucki, ma 6+ przeciw wszystkiemu.

## equipment

PSX-COV-05 = Tarcza wymaga broni jednoręcznej
    .summary = Do tarczy należy jedna broń jednoręczna.

## cover

PSX-COV-06 = Osłona tarczy
    .summary = Osłona tarczy to 7 minus jej ochrona.
PSX-COV-07 = Blok tarczą
    .summary = Dwie akcje unoszą tarczę na następne rundy, aż się ją opuści.

## movement

PSX-COV-08 = Ruch przy bloku
    .summary = Za uniesioną tarczą porusza się o połowę bliżej.

## cover

PSX-COV-09 = Parowanie tarczą
    .summary = Za akcję tarcza osłania przed jednym atakiem, także strzałem.
PSX-COV-10 = Wzrok i osłona na mapie
    .summary = O widoczności decydują linie między środkami pól; przeszkoda obok celu na tej linii go osłania.

## throwing

PSX-DMG-01 = Trafienia z innych źródeł
    .summary = Skutki mogą zadać trafienia bez rzutu; osłona i ochrona działają, krytycznych nie ma.

## wounds

PSX-DMG-02 = Ochrona
    .summary = Ochrona zatrzymuje tyle zwykłych trafień każdego ataku.
PSX-DMG-03 = Przebicie
    .summary = Przebicie obniża ochronę, do 0.

## attack

PSX-DMG-04 = Trafienia stają się ranami
    .summary = Trafienie, które przejdzie, daje tyle ran, ile podano, inaczej jedną.

## wounds

PSX-DMG-05 = Rany są ostateczne
    .summary = Rany liczą się od razu i na dobre.

## equipment

PSX-DMG-06 = Z czego składa się ochrona
    .summary = Ochrona to wrodzona i najlepsza część z każdego miejsca.

## wounds

PSX-DMG-07 = Stany od broni
    .summary = Stany broni dochodzą, gdy jej atak zrani; „co najmniej” tylko podnosi.
PSX-ARM-01 = Uszkodzenie pancerza, opcjonalnie
    .summary = Z opcją dwa zatrzymane trafienia ataku kosztują pancerz dziesięć procent.

## arms

PSX-ARM-02 = Skutek obniżonego stanu
    .summary = Uszkodzony pancerz chroni proporcjonalnie, w górę.

## attack

PSX-UNA-01 = Atak bez broni
    .summary = Pięści rzucają na Walkę wręcz.
PSX-UNA-02 = Silne pięści
    .summary = Siła powyżej 2 daje pięściom przebicie 1.
PSX-UNA-03 = Szybkie pięści
    .summary = Szybkość powyżej 2 daje pięściom kość więcej.
PSX-UNA-04 = Zasięg bez broni
    .summary = Pięści sięgają metra.

## defence

PSX-EVA-01 = Unik jako reakcja
    .summary = Ciosu, który się widzi, można uniknąć za akcję.
PSX-EVA-02 = Wartość uniku
    .summary = Unik to połowa Szybkości i Zręczności, z rodem i szablonami, minus obciążenie.
PSX-EVA-03 = Rzut uniku
    .summary = Każde trafienie go utrudnia; jeden sukces unika wszystkiego.
PSX-PAR-01 = Parowanie
    .summary = Cios można sparować za akcję odpowiednią bronią w ręku.
PSX-PAR-02 = Rzut parowania
    .summary = Parowanie rzuca się jak atak; każdy sukces usuwa zwykłe trafienie.
PSX-PAR-03 = Krytyczne przechodzą
    .summary = Krytyczne przechodzą przez każde parowanie.

## aiming

PSX-SPC-01 = Dokładny atak
    .summary = Każda włożona akcja obniża rzut minimalny jednego przyszłego ataku o 1.
PSX-SPC-02 = Granice dokładnego ataku
    .summary = Nie więcej niż Percepcja, nigdy poniżej 2, a każda inna czynność go psuje.

## turn

PSX-SPC-03 = Atak ogłuszający: warunki
    .summary = Ogłuszenie wymaga czegoś tępego i nie zadaje ran.

## special

PSX-SPC-04 = Atak ogłuszający: wynik
    .summary = Odporność musi dorównać pozostałym trafieniom, inaczej brak to głębokość nieprzytomności.

## attack

PSX-SPC-05 = Gwałtowny atak
    .summary = Dodatkowe akcje dają ciosowi po trzy kości, do Siły.
PSX-SPC-06 = Atak rozbrajający
    .summary = Cios w ramię z bronią ma +3 do rzutu minimalnego i nie zadaje obrażeń.

## special

PSX-SPC-07 = Obrona przed rozbrojeniem
    .summary = Siła lub Zręczność musi dorównać trafieniom, inaczej broń spada.

## equipment

PSX-SPC-08 = Dwie bronie: warunki
    .summary = Można władać razem dozwoloną parą jednoręcznych broni jednego rodzaju.

## conditions

PSX-SPC-09 = Dwie bronie: skutek
    .summary = Dwie bronie dają akcję więcej; druga ręka ma +1 do rzutu minimalnego.

## special

PSX-SPC-10 = Oparcie broni
    .summary = Broń oparta na czymś strzela z rzutem minimalnym −1.
PSX-SPC-11 = Cios łaski
    .summary = Bezbronnych można zabić wprost: sukcesy to stopnie umierania.
PSX-SPC-12 = Nieudany cios łaski
    .summary = Nieudany cios łaski budzi śpiącego.

## throwing

PSX-THR-01 = Rzut przedmiotem
    .summary = Jeden sukces Rzucania kładzie przedmiot tam, gdzie trzeba.
PSX-THR-02 = Chybiony rzut
    .summary = Nieudany rzut zbacza i mimo to działa.
PSX-THR-03 = Kierunek
    .summary = k12 daje kierunek jak zegar widziany przez rzucającego.
PSX-THR-04 = Odległość
    .summary = k6 daje metry.
PSX-THR-05 = Zasięg rzutu
    .summary = Granaty lecą 30 metrów i tylko tam, gdzie widać.
PSX-THR-06 = Wybuchy
    .summary = Jeden rzut na promień; wszyscy w nim są objęci, osłona liczy się od miejsca upadku.
PSX-THR-07 = Chmury i pożary
    .summary = Gaz i dym przychodzą na końcu rundy, ogień od razu; trwają 1k6 + 2 rund i działają na początku tur.

## wounds

PSX-STA-01 = Rany i zdrowie
    .summary = Rany odlicza się od zdrowia; bycie rannym nikomu nie przeszkadza.
PSX-STA-02 = Wzmocnienia
    .summary = Wzmocnienia przyjmują rany najpierw i nigdy nie wracają.

## dice

PSX-STA-03 = Stopnie stanów i rzuty ratunkowe
    .summary = Stany mają stopnie; rzuty przeciw nim nie znają wad.

## wounds

PSX-STA-04 = Umieranie
    .summary = Bez zdrowia się umiera; Odporność trzyma stopień, sześć to śmierć.

## items

PSX-STA-05 = Stabilizowanie
    .summary = Pierwsza pomoc równa stopniowi umierania je kończy.

## conditions

PSX-STA-06 = Nieprzytomność
    .summary = Siła woli równa głębokości kończy nieprzytomność.
PSX-STA-07 = Szok
    .summary = Szok zabiera kości, aż Wytrzymałość go strząśnie.

## modifiers

PSX-STA-08 = Płonięcie
    .summary = Ogień utrudnia ataki, parowanie i patrzenie o swój stopień.

## conditions

PSX-STA-09 = Krwawienie
    .summary = Krew płynie, rana za stopień, o ile Wytrzymałość nie powstrzyma; kończą je bandaże.
PSX-STA-10 = Zatrucie
    .summary = Trucizna utrudnia wszystko, aż Odporność sobie z nią poradzi.

## modifiers

PSX-STA-11 = W kucki
    .summary = Kto jest w kucki, ma lekką osłonę i +1 do wszystkiego fizycznego.

## items

PSX-STA-12 = Pierwsza pomoc
    .summary = Pierwsza pomoc leczy połowę sukcesów, w górę, i zatrzymuje krwawienie.
PSX-STA-13 = Odpoczynek
    .summary = Odpoczynek leczy przez Odporność, Wytrzymałość i Siłę woli i zwraca kości.

## wounds

PSX-STA-14 = Sen
    .summary = Śpiący nic nie robią, aż ktoś ich trafi, potrząśnie lub źle dźgnie.

## items

PSX-STA-15 = W sieci
    .summary = Sieć trzyma i przeszkadza, aż skończy to Zręczność lub pomocnik.

## wounds

PSX-STA-16 = Bezbronny i martwy
    .summary = Bezbronni nie mają nic do powiedzenia; martwi zostawiają broń i tarczę.

## armoury

PSX-EQP-01 = Liczby broni
    .summary = Liczby broni i co znaczy brakująca.

## equipment

PSX-EQP-02 = Przygotowanie broni
    .summary = Przygotowanie kosztuje tyle, ile mówi broń; poprzednią się przy tym chowa; upuszczenie jest darmowe.
PSX-EQP-03 = Pojemność i przeładowanie
    .summary = Dość akcji przeładowania napełnia broń; strzał w trakcie je niweczy.
PSX-EQP-04 = Obciążenie
    .summary = Obciążenie wszystkim, co się niesie, odejmuje się od uniku.

## armoury

PSX-EQP-05 = Ręce i tępa broń
    .summary = Która broń jest dwuręczna, a która tępa.
PSX-EQP-06 = Granaty to przedmioty
    .summary = Granaty to przedmioty: jedna akcja, bez przygotowania.
PSX-EQP-07 = Modyfikacje broni
    .summary = Modyfikacje zmieniają liczby broni, które nie spadają poniżej 0.

## equipment

PSX-EQP-08 = Przygotowanie tarczy
    .summary = Tarczę bierze się lub odkłada za akcję, a upuszcza za darmo.

## muster

PSX-RUL-01 = Pełne zdrowie
    .summary = Pełne zdrowie człowieka to 6; karty mogą mówić inaczej.

## equipment

PSX-RUL-02 = Stała ochrona
    .summary = Pancerz ma jedną stałą wartość; z każdego miejsca liczy się najlepsza część.

## muster

PSX-RUL-03 = Podstawa umiejętności
    .summary = Umiejętności zaczynają od średniej dwóch atrybutów, w górę.

## sequence

PSX-RUL-04 = Pełne remisy
    .summary = Rozstrzyga je po jednej kości eksplodującej, aż wszyscy mają miejsce.
PSX-RUL-05 = Inicjatywa obowiązuje
    .summary = Na inicjatywę nic nie można wydać i żaden stan jej nie dotyczy.

## battle

PSX-RUL-06 = Postrzeganie czynności
    .summary = Wzrok lub dziesięć metrów to postrzeganie; znaki ataku od tyłu lub na nieświadomych odbierają je celowi.

## turn

PSX-RUL-07 = Czym może być reakcja
    .summary = Reakcją jest każda czynność za jedną akcję; atak zmieniają tylko trzy obrony celu.

## reactions

PSX-RUL-08 = Bez reakcji na reakcję
    .summary = Na atak w reakcji odpowiada tylko obrona jego celu.
PSX-RUL-09 = Kolejność reagujących
    .summary = Reaguje się według inicjatywy, po kolei.
PSX-RUL-10 = Fazy rundy
    .summary = Fazy rundy: po jednej czynności dla postrzegających ostatniego działającego, który sam nie ma żadnej.

## spending

PSX-RUL-11 = Co można ukraść
    .summary = Ukraść można tylko istniejącą akcję, z każdej odległości; późniejsze odnowienie jest pełne.
PSX-RUL-12 = Kupione akcje
    .summary = Mogą przekroczyć maksimum i kończą się z odnowieniem; kupują je też kości losu; bezbronni nie.

## acts

PSX-RUL-13 = Wolna czynność w marszu
    .summary = Co może, a co nie może być wolną czynnością w marszu i co robi z odrzutem.

## movement

PSX-RUL-14 = Zasięgi ruchu
    .summary = Zasięgi to maksima, co najmniej metr, połowy w górę, w kucki tylko czołganie.

## dice

PSX-RUL-15 = Suma modyfikatorów
    .summary = Zmiany rzutu minimalnego sumuje się przed dolną granicą 2.
PSX-RUL-16 = Stałe progi mega
    .summary = Progi megakrytyczne zostają, cokolwiek przesuwa próg.
PSX-RUL-17 = Oba progi
    .summary = Krytyczne jest to, co osiąga rzut minimalny i próg.

## aiming

PSX-RUL-18 = Trwanie celowania
    .summary = Wiąże się z jednym celem i bronią, kończy z następnym atakiem, trafieniem lub gdy broń opuści rękę.
PSX-RUL-19 = Nieparzysta Percepcja
    .summary = Nieparzystą Percepcję można wykorzystać w całości.
PSX-RUL-20 = Sam dokładny atak
    .summary = Wyklucza serie i celowanie i ginie z każdą inną płatną czynnością.

## spending

PSX-RUL-21 = Zakres odrzutu
    .summary = Odrzut mają strzały z broni na więcej niż jeden nabój; co przerywa ciąg.

## attack

PSX-RUL-22 = Za mało nabojów
    .summary = Bez serii poniżej trzech nabojów.
PSX-RUL-23 = Broń rzucana
    .summary = Nie paruje się jej, nie unika ani nie celuje; nie ma odrzutu.
PSX-RUL-24 = Zła odległość
    .summary = Bez opcji nic poza odległością; z nią każda broń sięga do podwójnej.

## cover

PSX-RUL-25 = Najlepsza osłona
    .summary = Jeden rzut osłony na rodzaj trafień z najlepszego źródła, bez wpływu stanów.
PSX-RUL-26 = Kości osłony i krytyczne
    .summary = Pierwsze kości idą przeciw najwyższym krytycznym; dodatkowe ratują przed najwyższymi z reszty.
PSX-RUL-27 = Początek bloku
    .summary = Osłania od początku następnej rundy, nie wcześniej.
PSX-RUL-28 = Tarcze szczegółowo
    .summary = Nigdy lepsze niż 2+, przy pustej ręce też, opuszczane za darmo lub przez broń dwuręczną.

## attack

PSX-RUL-29 = Kolejność obron
    .summary = Unik lub parowanie, potem osłona, potem ochrona.

## dice

PSX-RUL-30 = Jeden sukces na kość
    .summary = W rzutach walki kość to najwyżej jeden sukces.

## defence

PSX-RUL-31 = Co nadaje się do parowania
    .summary = Parują: broń do walki wręcz, kolby i gołe ręce przeciw gołym rękom.

## wounds

PSX-RUL-32 = Stany od broni szczegółowo
    .summary = Raz na raniący atak, żadne dla umierającego od niego.
PSX-RUL-33 = Która część się psuje
    .summary = Uszkodzenie trafia część na ciele, inaczej najlepszą inną.

## special

PSX-RUL-34 = Ogłuszenie szczegółowo
    .summary = Pięści nikogo nie ogłuszą; liczy się głębsza nieprzytomność; umierających nie dotyczy.

## attack

PSX-RUL-35 = Granica gwałtowności
    .summary = Siła ogranicza kości gwałtownego ataku, nie jego akcje.

## special

PSX-RUL-36 = Rozbrajanie szczegółowo
    .summary = Pomija ochronę; broń spada, a podnosi się ją za jej akcje przygotowania, co najmniej jedną.

## equipment

PSX-RUL-37 = Dwie bronie szczegółowo
    .summary = Uprawnienia na klasę; dodatkowa akcja przychodzi z odnowieniem, gdy obie są gotowe.

## special

PSX-RUL-38 = Oparcie szczegółowo
    .summary = Co na czym można oprzeć i co to kończy.
PSX-RUL-39 = Cios łaski szczegółowo
    .summary = Każdą bronią; rany umierających to stopnie umierania.

## items

PSX-RUL-40 = Kości pomiarowe
    .summary = Są zwykłe; k3 to pół k6; u własnych stóp północ jest z przodu.

## throwing

PSX-RUL-41 = Wybuchy szczegółowo
    .summary = Brzeg jest w środku, ściany chronią, bloki osłaniają, a parowanie nie.

## conditions

PSX-RUL-42 = Początek tury
    .summary = Kolejność wszystkiego na początku tury.

## wounds

PSX-RUL-43 = Nadmiarowe rany
    .summary = Pomija się je; ustabilizowani są nieprzytomni, aż zagoi się rana.

## items

PSX-RUL-44 = Gaszenie ognia
    .summary = Ogień gasi się za akcję bez rzutu.

## armoury

PSX-RUL-45 = Obciążenie bronią
    .summary = Od 3 kg broń obciąża o 1, od 6 kg o 2.

## muster

PSX-RUL-46 = Kości człowieka
    .summary = Człowiek ma dwie kości premiowe i dwie powtórki.

## dice

PSX-RUL-47 = Powtórki
    .summary = Są dla własnych rzutów, z każdą kością puli, zanim cokolwiek zadziała.

## sequence

PSX-RUL-48 = Koniec walki
    .summary = Kończy się, gdy najwyżej jedna strona ma kogoś na nogach; odchodzenie i dołączanie.

## defence

PSX-RUL-49 = Bezbronne cele
    .summary = Nie bronią się i nie używają tarczy; teren nadal je osłania.

## muster

PSX-RUL-50 = Przeciwnicy
    .summary = Mają te same zasady i tylko kości ze swojej karty.

## turn

PSX-RUL-51 = Łączenie
    .summary = Które ataki specjalne, tryby i postawy idą razem.

## muster

PSX-RUL-52 = Stan początkowy
    .summary = Wszyscy zaczynają na nogach, z nabitą bronią w ręku, bez ran, chyba że scenariusz mówi inaczej.

## turn

PSX-RUL-53 = Dowolny cel
    .summary = Każdy może atakować każdego, jeden cel naraz.

## dice

PSX-RUL-54 = Powtórzony los
    .summary = Dołożoną kość losu powtarza się z resztą i zachowuje 4+.
PSX-RUL-55 = Same kości premiowe
    .summary = Pulę samych kości premiowych można powtórzyć.
PSX-RUL-56 = Krytyczny los
    .summary = Kość losu na progu jest krytyczna nawet poniżej rzutu minimalnego.

## wounds

PSX-RUL-57 = Wzmocnienia umierających
    .summary = Chronią też umierających i nie kończą umierania.

## conditions

PSX-RUL-58 = Wpływy na odnowienie
    .summary = Najpierw połowienie, potem odejmowanie, potem granice.

## fighter

PSX-RUL-59 = Obniżona Siła woli
    .summary = Co obniża Siłę woli, obniża każdy rzut na nią.

## aiming

PSX-RUL-60 = Granice chwili
    .summary = Percepcja ogranicza celowanie taka, jaka jest w chwili ataku.

## armoury

PSX-RUL-61 = Procenty
    .summary = Najpierw stałe zmiany zasięgu, potem procenty, w dół.

## throwing

PSX-RUL-62 = Zablokowane miejsce upadku
    .summary = Z zablokowanego pola cofa się po linii na ostatnie wolne.

## wounds

PSX-RUL-63 = Zwykłe testy
    .summary = Odpoczynek i ignorowanie bólu to zwykłe testy ze wszystkimi wadami.

## sequence

PSX-RUL-64 = Dowolne czyny przy stole
    .summary = Gdzie prowadzi człowiek, dowolny czyn jest zawsze dostępny; na to, co mistrz gry dopuści za co najmniej jedną akcję, można reagować jak na każdy czyn.

## muster

PSX-RUL-65 = Kości każdego rodu
    .summary = Każdy ród zaczyna z dwiema kośćmi premiowymi i dwiema powtórkami człowieka, chyba że tabela lub karta mówi inaczej.

## improvised_missiles

PSX-RUL-66 = Prowizoryczne pociski
    .summary = Można rzucić wszystkim, co jest w ręku lub w zasięgu: według wagi liczy się jak najbliższa broń miotana z listy.

## movement

PSX-RUL-67 = Widoczność przy okazji
    .summary = Atak okazyjny wymaga linii wzroku i spostrzeżenia jak każdy atak.

## equipment

PSX-RUL-68 = Stosy i zapas amunicji
    .summary = Ze stosu w ręku jest jedna sztuka i tylko ona wypada; liczony zapas zostaje przy właścicielu i służy wszystkim jego broniom tego rodzaju.

## open_verbs

PSX-RUL-69 = Celem może być każdy
    .summary = Atak, celowanie i dokładny atak są dostępne, gdy kogokolwiek można dosięgnąć lub widać, także przyjaciół i bezbronnych.

## costless_acts

PSX-RUL-70 = Darmowe czyny przed reakcją
    .summary = Czyny bez kosztu można wykonać także przed obroną; należą do reakcji i przepadają, gdy żadna nie następuje.

## movement

PSX-RUL-71 = Tarcza w biegu
    .summary = Tarcza podniesiona w trakcie ruchu skraca jego resztę do połowy zasięgu.

## items

PSX-RUL-72 = Żadnej mikstury dla umierających
    .summary = Mikstury leczenia nie podaje się umierającym.

## movement

PSX-RUL-73 = Odczołganie się
    .summary = Przeczołganie się za brzeg mapy też jest wycofaniem.

## movement

PSX-RUL-74 = Powalony nad przepaścią
    .summary = Kto zostaje powalony nad polem, na które nie można wejść, ląduje na najbliższym dostępnym razem ze swoimi rzeczami.

## still_valid

PSX-RUL-75 = Stracone kroki
    .summary = Kroki do przygotowania lub podniesienia przepadają, gdy rzecz weźmie ktoś inny albo szukający się oddali.

## movement

PSX-RUL-76 = Droga sprawdzona ponownie
    .summary = Po darmowym czynie droga jest sprawdzana ponownie: pole, które nie jest już wolne, kończy marsz. Nowo przybyły liczy się, odkąd stoi na mapie.

## options

option-wrong-distance = Cele do podwójnego podanego zasięgu można atakować z rzutem minimalnym +2.
option-armour-damage = Pancerz traci 10% stanu za każde dwa zatrzymane trafienia ataku.
