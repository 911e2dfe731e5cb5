### Słowa serwera stołu: czego odmawia i dlaczego, i co leży na mapie.


## The command

help-serve = Udostępnij stół w sieci: mistrz gry i gracze walczą w swoich przeglądarkach.
help-host = Adres, pod którym serwer słucha; 0.0.0.0 wpuszcza całą sieć.
help-port = Port; 0 bierze wolny.
help-database = Gdzie przechowuje się stoły: plik SQLite albo postgresql://… Bez tego: plik w twoim katalogu danych.
help-workers = Ile procesów obsługuje; więcej niż jeden wymaga PostgreSQL.
help-tls-cert = Certyfikat dla https, plik PEM; wymaga też --tls-key.
help-tls-key = Klucz do certyfikatu, plik PEM.
help-keep-days = Zapomnij stoły, przy których przez tyle dni nic nie zrobiono; 0 zachowuje je na zawsze.
help-export = Folder na zapisy stołów, które są zapominane.
help-backup = Kopiuje bazę danych stołów do pliku, podczas gdy trwa gra.
help-backup-file = Nowy plik, baza SQLite.
serving-keep-days =
    { $days ->
        [one] Stoły są zapominane, gdy przez jeden dzień nic przy nich nie zrobiono.
        [few] Stoły są zapominane, gdy przez { $days } dni nic przy nich nie zrobiono.
       *[other] Stoły są zapominane, gdy przez { $days } dni nic przy nich nie zrobiono.
    }
backed-up =
    { $tables ->
        [one] W { $file } jest jeden stół.
        [few] W { $file } są { $tables } stoły.
       *[other] W { $file } jest { $tables } stołów.
    }
typed-in = (wpisane)
help-proxy = Adres pośrednika stojącego przed serwerem, któremu wierzy się, skąd pochodzi żądanie.
serving = Fechtbuch działa pod adresem { $address } (Ctrl-C kończy)
serving-database = Stoły są przechowywane w { $database }

## Refusals: what happened, what it means for the fight, what to do next.

refused-stale = Stół jest już dalej
refused-stale-detail = Ktoś inny był pierwszy. Nic nie przepadło; twojego polecenia nie wykonano.
refused-stale-remedy = Spójrz na stół taki, jaki jest teraz, i zdecyduj ponownie.
refused-overtaken = Ktoś był szybszy
refused-overtaken-detail = W tej samej chwili przyjęto inne polecenie. Nic nie przepadło; twojego nie wykonano.
refused-overtaken-remedy = Spójrz na stół taki, jaki jest teraz, i zdecyduj ponownie.
refused-not-legal = To nie jest możliwe
refused-not-legal-detail = Zasady na to nie pozwalają. Nic się nie zmieniło.
refused-not-legal-remedy = Wybierz jedną z podanych odpowiedzi.
refused-key-used = Tego klucza użyto do innego polecenia
refused-key-used-detail = Klucz należy na zawsze do jednego polecenia. Nic się nie zmieniło.
refused-key-used-remedy = Wyślij polecenie z własnym kluczem.
refused-not-allowed = Tego ci nie wolno
refused-not-allowed-detail = Twój odnośnik na to nie pozwala. Nic się nie zmieniło.
refused-not-allowed-remedy = Zapytaj mistrza gry.
refused-not-asked = To pytanie nie jest do ciebie
refused-not-asked-detail = Pytanie nie jest otwarte albo nie jest do ciebie. Nic się nie zmieniło.
refused-not-asked-remedy = Spójrz na stół taki, jaki jest teraz.
refused-not-yours = Ta postać nie jest twoja
refused-not-yours-detail = Możesz odpowiadać tylko za postacie ze swojego miejsca. Nic się nie zmieniło.
refused-not-yours-remedy = Poproś mistrza gry o przekazanie postaci.
refused-not-yours-to-undo = Tego nie możesz cofnąć
refused-not-yours-to-undo-detail = Coś już z tego wynikło albo to nie była twoja odpowiedź. Nic się nie zmieniło.
refused-not-yours-to-undo-remedy = Zapytaj mistrza gry: może cofnąć wszystko.
refused-paused = Stół jest wstrzymany
refused-paused-detail = Nic się nie zmieniło.
refused-paused-remedy = Poczekaj, aż mistrz gry wznowi.
refused-finished = Walka jest zamknięta
refused-finished-detail = Jej kości ujawniono, więc nie można grać dalej.
refused-finished-remedy = Wczytaj jej zapis, by grać dalej przy nowym stole.
refused-fighter-unknown = Nie ma takiej postaci
refused-fighter-unknown-detail = Nikt w tej walce nie nazywa się { $fighter }. Nic się nie zmieniło.
refused-fighter-unknown-remedy = Podaj skróconą nazwę postaci lub strony.
refused-fighter-twice = Jedna postać ma dwa miejsca
refused-fighter-twice-detail = Tę postać przydzielono do dwóch miejsc: { $fighter }.
refused-fighter-twice-remedy = Przydziel każdą postać najwyżej do jednego miejsca.
refused-seat-unknown = Nie ma takiego miejsca
refused-seat-unknown-detail = Nic się nie zmieniło.
refused-seat-unknown-remedy = Sprawdź miejsca przy stole.
refused-name-taken = Ta nazwa jest zajęta
refused-name-taken-detail = Ktoś przy tym stole nazywa się już { $name }. Nic się nie zmieniło.
refused-name-taken-remedy = Wybierz inną nazwę.
refused-name-reserved = Ta nazwa oznacza kogoś innego
refused-name-reserved-detail = Sam stół używa nazwy { $name }. Nic się nie zmieniło.
refused-name-reserved-remedy = Wybierz inną nazwę.
refused-no-such-entry = Nie ma takiego wpisu
refused-no-such-entry-detail = Zapis nie ma tu takiego wpisu. Nic się nie zmieniło.
refused-no-such-entry-remedy = Podaj wpis z dziennika.
refused-nothing-to-undo = Nie ma czego cofnąć
refused-nothing-to-undo-detail = Stół jest na początku.
refused-nothing-to-undo-remedy = Graj dalej.
refused-nothing-to-redo = Nie ma czego przywrócić
refused-nothing-to-redo-detail = Niczego stąd nie cofnięto.
refused-nothing-to-redo-remedy = Graj dalej.
refused-no-dice-awaited = Nikt teraz nie rzuca
refused-no-dice-awaited-detail = Nic się nie zmieniło.
refused-no-dice-awaited-remedy = Spójrz na stół taki, jaki jest teraz.
refused-no-value-now = Kości są już ustalone
refused-no-value-now-detail = Po zakończeniu walki, a także dopóki nie wiadomo, według jakich zasad potoczy się dalej, niczego nie dodaje się do kości. Nic się nie zmieniło.
refused-no-value-now-remedy = Graj dalej bez tego.
refused-value-given = To miejsce dodało już swoją wartość do kości
refused-value-given-detail = Każde miejsce dodaje jedną wartość, tylko raz. Nic się nie zmieniło.
refused-value-given-remedy = Graj dalej: ta wartość już się liczy.
refused-not-over = Walka nie jest skończona
refused-not-over-detail = Kości ujawnia się, gdy niczego już nie można rzucić. Nic się nie zmieniło.
refused-not-over-remedy = Walcz dalej albo zakończ walkę orzeczeniem.
refused-nothing-to-go-on = Nie ma od czego grać dalej
refused-nothing-to-go-on-detail = Stare i nowe zasady zgadzają się co do tej walki. Nic się nie zmieniło.
refused-nothing-to-go-on-remedy = Walcz dalej.
refused-too-many = To za dużo
refused-too-many-detail = Stół nie pomieści więcej. Nic się nie zmieniło.
refused-too-many-remedy = Najpierw coś usuń.
refused-too-long = Zapis jest pełny
refused-too-long-detail = Stół nie może przechować więcej wpisów. Nic nie przepadło.
refused-too-long-remedy = Zapisz przebieg albo coś cofnij.
refused-fight-over = Walka skończona
refused-fight-over-detail = Nie ma już nic do rozstrzygnięcia.
refused-fight-over-remedy = Obejrzyj powtórkę.
refused-withheld = To zdradziłoby za dużo
refused-withheld-detail = Coś w tej walce jest przed tobą ukryte, a liczby by to zdradziły.
refused-withheld-remedy = Zdecyduj bez nich.
refused-no-advice = Tu nie ma rady
refused-no-advice-detail = Nie ma teraz wyboru do rozważenia.
refused-no-advice-remedy = Zapytaj przy następnej decyzji.
refused-no-odds = Tu nie da się podać szans
refused-no-odds-detail = Nie da się obliczyć, co wyniknie z tego wyboru.
refused-no-odds-remedy = Najpierw wybierz następną część.
refused-no-counsel = Doradca nie odpowiada
refused-no-counsel-detail = Samej walki to nie dotyczy.
refused-no-counsel-remedy = Zapytaj ponownie za chwilę.
refused-took-too-long = To trwało za długo
refused-took-too-long-detail = Przerwano to, żeby inni nie musieli czekać. Sama walka jest nietknięta.
refused-took-too-long-remedy = Poproś o coś mniejszego albo spróbuj później.
refused-too-many-simulations = Masz już dość symulacji w toku
refused-too-many-simulations-detail = Każdy adres i każdy stół może mieć ich kilka naraz. Nic się nie zaczęło.
refused-too-many-simulations-remedy = Poczekaj na jedną z nich albo ją przerwij.
simulation-too-slow = Trwało to za długo i zostało przerwane: mniej walk albo mniejsza dobiegną końca.
question-too-large = To za dużo na stronę: tyle wariantów tak dużej walki trwa za długo. Mniejsza dobiegnie końca.
question-too-large-here = To za dużo na stronę: tyle wariantów tak dużej walki trwa za długo. W terminalu jest na to czas: { $command }

## Coming in

refused-no-chest = Ten klucz niczego nie otwiera
refused-no-chest-detail = Został usunięty albo brakuje jego części.
refused-no-chest-remedy = Otwórz cały odnośnik z kluczem albo zacznij od nowa.
refused-belonging-unknown = Tego tu nie ma
refused-belonging-unknown-detail = Zostało usunięte albo należy do innego klucza.
refused-belonging-unknown-remedy = Spójrz jeszcze raz na listę.
refused-chest-full = Nie ma już miejsca
refused-chest-full-detail = Pod jednym kluczem mieści się najwyżej { $most } postaci i scen oraz osiem megabajtów.
refused-chest-full-remedy = Usuń, co niepotrzebne, albo zacznij drugi klucz.
refused-portrait-large = Obraz jest za duży
refused-portrait-large-detail = Portret może mieć dziesięć megabajtów.
refused-portrait-large-remedy = Zapisz go w mniejszym rozmiarze.
refused-portrait-kind = Ten obraz się nie nadaje
refused-portrait-kind-detail = Portret to PNG, JPEG albo WebP.
refused-portrait-kind-remedy = Wybierz inny plik.
refused-portrait-pixels = Obraz ma za dużo pikseli
refused-portrait-pixels-detail = Portret może mieć czterdzieści megapikseli.
refused-portrait-pixels-remedy = Zmniejsz go.
refused-portrait-broken = Nie da się odczytać obrazu
refused-portrait-broken-detail = Jest uszkodzony albo nie jest tym, za co się podaje.
refused-portrait-broken-remedy = Zapisz go ponownie w programie graficznym.
refused-portrait-unknown = Tego obrazu tu nie ma
refused-portrait-unknown-detail = Portret ({ $fighter }) został usunięty.
refused-portrait-unknown-remedy = Wybierz inny albo żaden.
refused-no-portrait = Nie ma tu portretu
refused-no-portrait-detail = Nikt tu tak nie wygląda albo tego nie widać.
refused-no-portrait-remedy = Spójrz jeszcze raz na stół.
refused-file-broken = Tego nie da się użyć
refused-file-broken-detail = Coś się w tym nie zgadza; zobacz listę. Niczego nie zapisano.
refused-file-broken-remedy = Popraw to, co jest na liście, i spróbuj ponownie.
refused-fight-not-over = Walka nie jest skończona
refused-fight-not-over-detail = Rany przenosi się dopiero potem.
refused-fight-not-over-remedy = Dokończ ją albo niech zakończy ją mistrz gry.
refused-fighter-lost = { $name } nie walczy dalej
refused-fighter-lost-detail = Po walce nie został nikt, kto mógłby iść dalej.
refused-fighter-lost-remedy = Skopiuj kartę, żeby znów nią walczyć.
refused-fighter-not-there = { $name } nie siedzi przy tym stole
refused-fighter-not-there-detail = Nikim o tym imieniu tam nie grasz.
refused-fighter-not-there-remedy = Wybierz stół, przy którym toczyła się walka.
refused-no-token = Potrzebny jest odnośnik
refused-no-token-detail = Ten adres należy do stołu, a do stołów wchodzi się przez odnośnik.
refused-no-token-remedy = Otwórz cały odnośnik, który masz.
refused-no-access = Ten odnośnik donikąd nie prowadzi
refused-no-access-detail = Został odwołany albo brakuje jego części.
refused-no-access-remedy = Poproś mistrza gry o nowy odnośnik.
refused-link-revoked = Twój odnośnik został odwołany
refused-link-revoked-detail = Mistrz gry nadał miejscu nowy odnośnik. Nic nie przepadło.
refused-link-revoked-remedy = Poproś mistrza gry o nowy odnośnik.
refused-hello-first = Najpierw powiedz, kim jesteś
refused-hello-first-detail = Pierwszą wiadomością połączenia jest hello, z kluczem dostępu.
refused-hello-first-remedy = Połącz się ponownie.
refused-hello-once = Już cię znamy
refused-hello-once-detail = Połączenie mówi hello raz.
refused-hello-once-remedy = Graj dalej.
refused-table-unknown = Nie ma takiego stołu
refused-table-unknown-detail = Może był na innym serwerze.
refused-table-unknown-remedy = Otwórz nowy stół w poczekalni.
refused-table-gone = Stołu już nie ma
refused-table-gone-detail = Nie ma go już w bazie danych.
refused-table-gone-remedy = Wczytaj zapis przy nowym stole.
refused-full = Serwer jest pełny
refused-full-detail = Otwartych jest tyle stołów, że kolejny się nie zmieści. Nic nie przepadło.
refused-full-remedy = Spróbuj później.

## Requests

refused-invalid = Żądanie nie jest kompletne
refused-invalid-detail = Części brakuje albo jest niewłaściwa. Nic się nie zmieniło.
refused-invalid-remedy = Zobacz wskazane pole.
refused-not-found = Tu nic nie ma
refused-not-found-detail = Ten adres donikąd nie prowadzi.
refused-not-found-remedy = Zacznij w poczekalni.
refused-not-a-method = Tego się tu nie zrobi
refused-not-a-method-detail = Adres istnieje, ale nie dla tego rodzaju żądania.
refused-not-a-method-remedy = Zobacz opis interfejsu.
refused-not-understood = Nie zrozumiano żądania
refused-not-understood-detail = Nic się nie zmieniło.
refused-not-understood-remedy = Zobacz opis interfejsu.
refused-too-many-requests = Nie tak szybko
refused-too-many-requests-detail = W zbyt krótkim czasie zażądano zbyt wiele. Nic się nie zmieniło.
refused-too-many-requests-remedy = Poczekaj chwilę i spróbuj ponownie.
refused-too-large = To za duże
refused-too-large-detail = Nic się nie zmieniło.
refused-too-large-remedy = Wyślij mniej naraz.
refused-too-slow = Żądanie nie dotarło
refused-too-slow-detail = Przyszedł jego początek, a potem zbyt długo nic.
refused-too-slow-remedy = Wyślij je jeszcze raz.
refused-not-kept = Serwer nie może pisać do swojej bazy danych
refused-not-kept-detail = To nie zostało zapisane. Wszystko, co wcześniej potwierdzono, jest jak było, o ile bazę da się odczytać.
refused-not-kept-remedy = Poczekaj, aż osoba prowadząca serwer obejrzy dysk, i spróbuj ponownie.
refused-not-read = Serwer nie może odczytać swojej bazy danych
refused-not-read-detail = Nic się nie zmieniło. Wszystko, co wcześniej potwierdzono, jest jak było, o ile bazę da się odczytać.
refused-not-read-remedy = Poczekaj, aż osoba prowadząca serwer obejrzy bazę, i spróbuj ponownie.
refused-database-damaged = Baza danych tego serwera jest uszkodzona
refused-database-damaged-detail = Leży w niej co innego, niż tam zapisano, więc nic nie jest z niej czytane i nic z tego nie zapisano.
refused-database-damaged-remedy = Osoba prowadząca serwer powinna udostępnić kopię zapasową; zapisane przebiegi można wczytać.
refused-table-damaged = Tego stołu nie da się odczytać
refused-table-damaged-detail = W bazie leży co innego, niż tam zapisano, więc stół nie jest otwierany.
refused-table-damaged-remedy = Poproś osobę prowadzącą serwer o kopię zapasową albo wczytaj zapisany przebieg.
refused-no-typed-dice = Tutaj rzuca stół
refused-no-typed-dice-detail = Mistrz gry nie chce, by kości były wpisywane.
refused-no-typed-dice-remedy = Pozwól rzucać stołowi albo go zapytaj.
refused-fault = Na serwerze wystąpił błąd
refused-fault-detail = Polecenie mogło nie zostać wykonane; wszystko, co potwierdzono, jest zapisane.
refused-fault-remedy = Spróbuj ponownie; jeśli to się powtórzy, zapisz przebieg i powiedz autorom.
refused-book-unknown = Nie ma takiego podręcznika
refused-book-unknown-detail = Żaden podręcznik nie nazywa się { $book }.
refused-book-unknown-remedy = Zobacz listę podręczników.
refused-rule-unknown = Nie ma takiej zasady
refused-rule-unknown-detail = Podręcznik nie ma zasady { $rule }.
refused-rule-unknown-remedy = Zobacz zasady podręcznika.
refused-scenario-unknown = Nie ma takiego scenariusza
refused-scenario-unknown-detail = Żaden scenariusz nie nazywa się { $scenario }.
refused-scenario-unknown-remedy = Zobacz listę scenariuszy.
refused-scenario-missing = Potrzebny jest scenariusz
refused-scenario-missing-detail = Nie podano ani scenariusza, ani stołu.
refused-scenario-missing-remedy = Podaj jedno z nich.
refused-scenario-broken = Scenariusza nie można użyć
refused-scenario-broken-detail = Coś w nim jest źle; zobacz listę.
refused-scenario-broken-remedy = Popraw to, co wymieniono.
refused-record-broken = Zapisu nie można użyć
refused-record-broken-detail = { $reason }
refused-record-broken-remedy = Wczytaj plik taki, jaki zapisano.
refused-record-too-much = Ten zapis wymaga zbyt wiele pracy
refused-record-too-much-detail = Ponowne rozegranie tej walki zajmuje więcej kroków, niż wolno stołowi. Niczego nie otwarto.
refused-record-too-much-remedy = Sprawdź go na własnym komputerze: fechtbuch replay PLIK --verify
refused-record-too-long = Zapis jest za długi
refused-record-too-long-detail = Ma więcej wpisów, niż stół wczytuje.
refused-record-too-long-remedy = Odtwórz go w terminalu: fechtbuch replay.
refused-question-unknown = Nie ma takiego pytania
refused-question-unknown-detail = Jego odpowiedzi już się nie przechowuje.
refused-question-unknown-remedy = Zadaj je ponownie.
refused-question-unanswered = Nie ma jeszcze odpowiedzi
refused-question-unanswered-detail = Jak dotąd nie znaleziono niczego, co można by zapisać.
refused-question-unanswered-remedy = Poczekaj na pierwszą odpowiedź.
refused-proposal-unknown = Nie ma takiej propozycji
refused-proposal-unknown-detail = Odpowiedź na to pytanie jej nie zawiera albo serwer już jej nie pamięta.
refused-proposal-unknown-remedy = Zapytaj ponownie i weź jedną ze zmian, które wymienia odpowiedź.
refused-no-parquet = Tu nie ma formatu Parquet
refused-no-parquet-detail = Serwerowi brakuje pakietu, który go zapisuje.
refused-no-parquet-remedy = Weź CSV albo JSON.
question-dropped = Przerwał je błąd serwera; przepadła tylko ta odpowiedź: zapytaj jeszcze raz.
refused-simulation-unknown = Nie ma takiej symulacji
refused-simulation-unknown-detail = Jej wyniku już się nie przechowuje.
refused-simulation-unknown-remedy = Rozpocznij ją ponownie.
refused-simulation-wrong = Symulacja nie ma sensu
refused-simulation-wrong-detail = { $reason }
refused-simulation-wrong-remedy = Napisz ŚCIEŻKA=WARTOŚCI, na przykład kurt.ws=2..6.
refused-simulation-too-large = Symulacja jest za duża
refused-simulation-too-large-detail = Tyle walk kazałoby wszystkim czekać.
refused-simulation-too-large-remedy = Zażądaj mniej walk lub wartości albo użyj terminala: fechtbuch simulate.
refused-busy = Laboratorium jest zajęte
refused-busy-detail = Inne symulacje już czekają.
refused-busy-remedy = Spróbuj za minutę.

## What is seen

table-reactions = reakcje
table-someone = ktoś
    .gen = kogoś
    .dat = komuś
    .acc = kogoś
    .ins = kimś
    .loc = kimś
    .gender = m
table-upgrade = Zasady zmieniły się od tej walki: od wpisu { $entry } prowadzą gdzie indziej. Stół stoi tam, gdzie stare i nowe jeszcze się zgadzają.
table-ground-wall = ściana
table-ground-chasm = przepaść
table-ground-screen = zasłona
table-ground-difficult = trudny teren
table-ground-height = wysokość { $height }
table-ground-cover = osłona
table-ground-obstacle = przeszkoda
outcome-nothing = nic szczególnego

## Orzeczenia, jak opowiada je dziennik

sheet-at = pole
decreed-set = { $fighter }: { $field } wynosi teraz { $value }.
decreed-add-state = { $fighter }, nowy stan: { $state }.
decreed-remove-state = { $fighter }, koniec stanu: { $state }.
decreed-add-fighter =
    { $hidden ->
        [yes] { $fighter } dołącza do walki w ukryciu.
       *[no] { $fighter } dołącza do walki.
    }
decreed-remove-fighter = { $fighter } opuszcza walkę.
decreed-modifier = { $fighter }: { $amount } do następnego rzutu.
decreed-allow = { $fighter } może zrobić coś, czego nie ma w zasadach: { $text }.
decreed-skip = { $fighter } traci kolej.
decreed-order =
    { $last ->
        [yes] Kolejność tur: na końcu { $fighter }.
       *[no] Kolejność tur: najpierw { $fighter }, potem { $before }.
    }
decreed-hide = { $fighter } pozostaje w ukryciu; nie widzi tego strona { $side }.
decreed-reveal = { $fighter } wychodzi z ukrycia.
decreed-end = Mistrz gry kończy walkę.

## Wartości przełączników ksiąg

switch-official = jak w oryginale
switch-house = zasada domowa
switch-basic-set = liczby z podręcznika podstawowego
switch-flat = stałe liczby
switch-per-die = za każdą kość
switch-both = oba
switch-melee = walka wręcz
switch-ranged = na odległość
switch-seed = jak w tym podręczniku
switch-one-per-turn = jeden na turę
switch-per-strike-pair = za parę ciosów
switch-per-attack = za atak
switch-allowed = dozwolone
switch-forbidden = zakazane
switch-all = wszyscy
switch-named = tylko powyżej poziomu zero
switch-none = nikt
switch-sum = cała suma
switch-die = sama kość broni
switch-polearm = broń drzewcowa
switch-any = dowolna broń
switch-others = wszyscy poza celem
switch-helpless = bezbronny
switch-unaware = nieświadomy
switch-skill-zero = z umiejętnością 0
switch-single-die = jedna kość dla obu stron
switch-die-per-side = kość dla każdej strony
switch-absolute = wynik na skali
switch-additive = dodatkowo
switch-on = tak
switch-off = nie

# What nobody may be called, separated by commas: those whom the table speaks of.

nobodys-names = mistrz gry, mistrzyni gry, MG, stół, maszyna, silnik
refused-muted = Nie możesz teraz pisać do innych
refused-muted-detail = Mistrz gry wyciszył to miejsce. Nikt niczego nie otrzymał.
refused-muted-remedy = Porozmawiaj z mistrzem gry.
refused-said-too-long = To za długie
refused-said-too-long-detail = Wiersz może mieć najwyżej { $most } znaków. Nikt niczego nie otrzymał.
refused-said-too-long-remedy = Napisz to w dwóch wierszach.

## Co teren znaczy dla postaci

table-cover = osłona: { $cover }
table-range-short = zasięg bliski
table-range-medium = zasięg średni
table-range-long = zasięg daleki
table-range-half = pełne obrażenia
table-range-most = zasięg
decreed-yield = Walkę poddaje strona { $side }.
refused-level-unknown = Nie ma takiego poziomu
refused-level-unknown-detail = Podręcznik nie zna sposobu gry o nazwie { $level }. Nie otwarto żadnego stołu.
refused-level-unknown-remedy = Podaj jeden z jego poziomów, na przykład novice, trained albo strong.

## Wieczory

refused-evening-went-on = Wieczór poszedł dalej
refused-evening-went-on-detail = Gra się już coś innego, a drużyna przyszła tam taka, jaką zostawiła ją ta walka. Nic się nie zmieniło.
refused-evening-went-on-remedy = Cofnij późniejsze starcie na stronie wieczoru albo graj tam dalej.
refused-evening-changed = Wieczór wygląda już inaczej
refused-evening-changed-detail = Od kiedy tu zaglądano, coś się zmieniło. Nic nie przepadło; polecenia nie wykonano.
refused-evening-changed-remedy = Spójrz na wieczór taki, jaki jest teraz, i zdecyduj ponownie.
refused-evening-ended = Wieczór jest skończony
refused-evening-ended-detail = Został zakończony. Nic się nie zmieniło.
refused-evening-ended-remedy = Najpierw go wznów, jeśli jest jeszcze co grać.
refused-party-lost = Nie ma kto iść dalej
refused-party-lost-detail = Według zasad podręcznika nikt z drużyny nie może już walczyć dalej. Nic się nie zmieniło.
refused-party-lost-remedy = Wybierz dłuższy odpoczynek, zagraj starcie jeszcze raz albo zakończ wieczór.
refused-nothing-lined-up = Nic więcej nie zaplanowano
refused-nothing-lined-up-detail = Wszystkie starcia tego wieczoru zostały już otwarte. Nic się nie zmieniło.
refused-nothing-lined-up-remedy = Zaplanuj jeszcze jedno albo zakończ wieczór.
refused-nothing-played = Niczego jeszcze nie otwarto
refused-nothing-played-detail = Wieczór stoi przed pierwszym starciem. Nic się nie zmieniło.
refused-nothing-played-remedy = Otwórz pierwsze starcie.
refused-rest-unknown = Nie ma takiego odpoczynku
refused-rest-unknown-detail = Podręcznik nie zna tu odpoczynku o nazwie { $rest }. Nic się nie zmieniło.
refused-rest-unknown-remedy = Wybierz odpoczynek z podręcznika albo żaden.
refused-fighter-not-of-party = { $fighter } nie należy do drużyny
refused-fighter-not-of-party-detail = Miejsca wieczoru są dla tych, którzy są na nim od początku do końca: bohaterów pierwszego starcia. Nie przygotowano wieczoru.
refused-fighter-not-of-party-remedy = Daj to miejsce komuś z drużyny.
refused-table-of-evening = Ten stół należy do wieczoru
refused-table-of-evening-detail = Przechowuje się go i usuwa razem z innymi. Nic się nie zmieniło.
refused-table-of-evening-remedy = Usuń cały wieczór na jego stronie.
rest-breather = chwila wytchnienia
rest-hour = godzina
rest-night = noc
rest-day = dzień
rest-bed = dzień w łóżku
rest-rest = długi odpoczynek
rest-week = tydzień w łóżku
