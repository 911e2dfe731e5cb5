### Słowa serwera stołu: czego odmawia i dlaczego oraz co leży na mapie.

## Polecenie

help-serve = Wystaw stół w sieci: prowadzący i gracze walczą w przeglądarkach.
help-host = Adres, na którym słuchać; 0.0.0.0 wpuszcza całą sieć.
help-port = Port; 0 bierze wolny.
help-database = Gdzie trzymać stoły: plik SQLite albo postgresql://… Bez tego: plik w folderze danych.
help-workers = Ile procesów obsługuje; więcej niż jeden wymaga PostgreSQL.
serving = Fechtbuch jest pod adresem { $address } (Ctrl-C kończy)
serving-database = Stoły są w { $database }

## Odmowy: co się stało, co to znaczy dla walki, co dalej.

refused-stale = Stół poszedł dalej
refused-stale-detail = Ktoś był szybszy. Nic nie przepadło; twoje polecenie nie zostało wykonane.
refused-stale-remedy = Spójrz na stół, jaki jest teraz, i zdecyduj ponownie.
refused-overtaken = Ktoś był szybszy
refused-overtaken-detail = W tej samej chwili przyjęto inne polecenie. Nic nie przepadło; twoje nie zostało wykonane.
refused-overtaken-remedy = Spójrz na stół, jaki jest teraz, i zdecyduj ponownie.
refused-not-legal = To niemożliwe
refused-not-legal-detail = Zasady na to nie pozwalają. Nic się nie zmieniło.
refused-not-legal-remedy = Wybierz jedną z podanych możliwości.
refused-key-used = Ten klucz należy do innego polecenia
refused-key-used-detail = Klucz na zawsze należy do jednego polecenia. Nic się nie zmieniło.
refused-key-used-remedy = Wyślij polecenie z własnym kluczem.
refused-not-allowed = Nie możesz tego zrobić
refused-not-allowed-detail = Twój odnośnik na to nie pozwala. Nic się nie zmieniło.
refused-not-allowed-remedy = Zapytaj prowadzącego.
refused-not-asked = Nikt cię o to nie pyta
refused-not-asked-detail = Pytanie nie jest otwarte albo nie jest do ciebie. Nic się nie zmieniło.
refused-not-asked-remedy = Spójrz na stół, jaki jest teraz.
refused-not-yours = To nie twoja postać
refused-not-yours-detail = Odpowiadasz tylko za postacie ze swojego miejsca. Nic się nie zmieniło.
refused-not-yours-remedy = Poproś prowadzącego o przekazanie postaci.
refused-not-yours-to-undo = Nie możesz tego cofnąć
refused-not-yours-to-undo-detail = Miało to już skutki albo nie była to twoja odpowiedź. Nic się nie zmieniło.
refused-not-yours-to-undo-remedy = Poproś prowadzącego: on może cofnąć wszystko.
refused-paused = Stół ma przerwę
refused-paused-detail = Nic się nie zmieniło.
refused-paused-remedy = Poczekaj, aż prowadzący wznowi grę.
refused-finished = Walka jest zamknięta
refused-finished-detail = Jej kości ujawniono, więc nie można grać dalej.
refused-finished-remedy = Wczytaj zapis, aby grać dalej przy nowym stole.
refused-fighter-unknown = Nie ma takiej postaci
refused-fighter-unknown-detail = Nikt w tej walce nie nazywa się { $fighter }. Nic się nie zmieniło.
refused-fighter-unknown-remedy = Podaj postać lub stronę jej skrótem.
refused-fighter-twice = Postać ma dwa miejsca
refused-fighter-twice-detail = { $fighter }: dane dwóm miejscom.
refused-fighter-twice-remedy = Daj każdą postać najwyżej jednemu miejscu.
refused-seat-unknown = Nie ma takiego miejsca
refused-seat-unknown-detail = Nic się nie zmieniło.
refused-seat-unknown-remedy = Spójrz na miejsca przy stole.
refused-no-such-entry = Nie ma takiego wpisu
refused-no-such-entry-detail = Zapis nie ma tu takiego wpisu. Nic się nie zmieniło.
refused-no-such-entry-remedy = Podaj wpis z dziennika.
refused-nothing-to-undo = Nie ma czego cofać
refused-nothing-to-undo-detail = Stół jest na początku.
refused-nothing-to-undo-remedy = Graj dalej.
refused-nothing-to-redo = Nie ma czego ponowić
refused-nothing-to-redo-detail = Niczego stąd nie cofnięto.
refused-nothing-to-redo-remedy = Graj dalej.
refused-no-dice-awaited = Nikt nie czeka na kości
refused-no-dice-awaited-detail = Nic się nie zmieniło.
refused-no-dice-awaited-remedy = Spójrz na stół, jaki jest teraz.
refused-not-over = Walka się nie skończyła
refused-not-over-detail = Kości ujawnia się, gdy nic już nie można rzucić. Nic się nie zmieniło.
refused-not-over-remedy = Walczcie dalej albo zakończ walkę edyktem.
refused-nothing-to-go-on = Nie ma od czego zaczynać na nowo
refused-nothing-to-go-on-detail = Stare i nowe zasady zgadzają się co do tej walki. Nic się nie zmieniło.
refused-nothing-to-go-on-remedy = Walczcie dalej.
refused-too-many = To za dużo
refused-too-many-detail = Stół nie ma już miejsca. Nic się nie zmieniło.
refused-too-many-remedy = Najpierw coś zabierz.
refused-too-long = Zapis jest pełny
refused-too-long-detail = Stół nie pomieści więcej wpisów. Nic nie przepadło.
refused-too-long-remedy = Zapisz walkę do pliku albo cofnij.
refused-fight-over = Walka się skończyła
refused-fight-over-detail = Nie ma już o czym decydować.
refused-fight-over-remedy = Obejrzyj ją w powtórce.
refused-withheld = To zdradziłoby za dużo
refused-withheld-detail = Coś z tej walki jest przed tobą ukryte, a liczby by to zdradziły.
refused-withheld-remedy = Zdecyduj bez nich.
refused-no-advice = Tu nie ma rady
refused-no-advice-detail = Nie pada pytanie, które można by rozważyć.
refused-no-advice-remedy = Zapytaj przy następnej decyzji.
refused-no-odds = Tu nie ma szans do policzenia
refused-no-odds-detail = Nie da się policzyć, co wynika z tego wyboru.
refused-no-odds-remedy = Wybierz najpierw jego dalszą część.
refused-no-counsel = Doradca nie odpowiada
refused-no-counsel-detail = Samej walki to nie dotyczy.
refused-no-counsel-remedy = Zapytaj za chwilę.

## Wejście

refused-no-token = Potrzebny jest odnośnik
refused-no-token-detail = Ten adres należy do stołu, a do stołu wchodzi się przez odnośnik.
refused-no-token-remedy = Otwórz cały odnośnik, który dostałeś.
refused-no-access = Ten odnośnik donikąd nie prowadzi
refused-no-access-detail = Został odwołany albo brakuje jego części.
refused-no-access-remedy = Poproś prowadzącego o nowy odnośnik.
refused-link-revoked = Twój odnośnik odwołano
refused-link-revoked-detail = Prowadzący dał temu miejscu nowy odnośnik. Nic nie przepadło.
refused-link-revoked-remedy = Poproś prowadzącego o nowy odnośnik.
refused-hello-first = Najpierw powiedz, kim jesteś
refused-hello-first-detail = Pierwszą wiadomością połączenia jest hello z tokenem.
refused-hello-first-remedy = Połącz się ponownie.
refused-hello-once = Już cię znamy
refused-hello-once-detail = Połączenie mówi hello raz.
refused-hello-once-remedy = Graj dalej.
refused-table-unknown = Nie ma takiego stołu
refused-table-unknown-detail = Może był na innym serwerze.
refused-table-unknown-remedy = Otwórz nowy stół w holu.
refused-table-gone = Stołu już nie ma
refused-table-gone-detail = Nie ma go w bazie danych.
refused-table-gone-remedy = Wczytaj zapisaną walkę przy nowym stole.
refused-full = Serwer jest pełny
refused-full-detail = Otwarto tyle stołów, że następny się nie zmieści. Nic nie przepadło.
refused-full-remedy = Spróbuj później.

## Żądania

refused-invalid = Żądanie jest niepełne
refused-invalid-detail = Brakuje jego części albo jest inna, niż powinna. Nic się nie zmieniło.
refused-invalid-remedy = Spójrz na wymienione pole.
refused-not-found = Tu nic nie ma
refused-not-found-detail = Ten adres donikąd nie prowadzi.
refused-not-found-remedy = Zacznij w holu.
refused-not-a-method = Tu nie da się tego zrobić
refused-not-a-method-detail = Adres istnieje, ale nie dla takiego żądania.
refused-not-a-method-remedy = Zajrzyj do opisu interfejsu.
refused-not-understood = Nie zrozumiano żądania
refused-not-understood-detail = Nic się nie zmieniło.
refused-not-understood-remedy = Zajrzyj do opisu interfejsu.
refused-too-many-requests = Nie tak szybko
refused-too-many-requests-detail = Zbyt wiele pytań w zbyt krótkim czasie. Nic się nie zmieniło.
refused-too-many-requests-remedy = Poczekaj chwilę i spróbuj ponownie.
refused-too-large = To za duże
refused-too-large-detail = Nic się nie zmieniło.
refused-too-large-remedy = Wyślij mniej naraz.
refused-fault = Coś poszło źle na serwerze
refused-fault-detail = Nic nie przepadło: stół jest taki, jakim zostawiło go ostatnie polecenie.
refused-fault-remedy = Spróbuj ponownie; jeśli to się powtórzy, zapisz walkę i zgłoś to autorom.
refused-book-unknown = Nie ma takiej księgi
refused-book-unknown-detail = Żadna księga zasad nie nazywa się { $book }.
refused-book-unknown-remedy = Zajrzyj do listy ksiąg.
refused-rule-unknown = Nie ma takiej zasady
refused-rule-unknown-detail = Księga nie ma zasady { $rule }.
refused-rule-unknown-remedy = Zajrzyj do zasad księgi.
refused-scenario-unknown = Nie ma takiego scenariusza
refused-scenario-unknown-detail = Żaden scenariusz nie nazywa się { $scenario }.
refused-scenario-unknown-remedy = Zajrzyj do listy scenariuszy.
refused-scenario-missing = Potrzebny jest scenariusz
refused-scenario-missing-detail = Nie podano ani scenariusza, ani stołu.
refused-scenario-missing-remedy = Podaj jedno z nich.
refused-scenario-broken = Scenariusza nie da się użyć
refused-scenario-broken-detail = Coś w nim jest źle; patrz lista.
refused-scenario-broken-remedy = Popraw to, co wymieniono.
refused-record-broken = Zapisu nie da się użyć
refused-record-broken-detail = { $reason }
refused-record-broken-remedy = Wczytaj plik taki, jaki został zapisany.
refused-record-too-long = Zapis jest za długi
refused-record-too-long-detail = Ma więcej wpisów, niż stół wczytuje.
refused-record-too-long-remedy = Odtwórz go w terminalu: fechtbuch replay.
refused-simulation-unknown = Nie ma takiej symulacji
refused-simulation-unknown-detail = Jej wynik nie jest już przechowywany.
refused-simulation-unknown-remedy = Zacznij ją od nowa.
refused-simulation-wrong = Ta symulacja nie ma sensu
refused-simulation-wrong-detail = { $reason }
refused-simulation-wrong-remedy = Napisz ŚCIEŻKA=WARTOŚCI, na przykład kurt.ws=2..6.
refused-simulation-too-large = Symulacja jest za duża
refused-simulation-too-large-detail = Przy tylu walkach wszyscy by czekali.
refused-simulation-too-large-remedy = Zażądaj mniej walk lub wartości albo użyj terminala: fechtbuch simulate.
refused-busy = Laboratorium jest zajęte
refused-busy-detail = Inne symulacje już czekają.
refused-busy-remedy = Spróbuj za minutę.

## Co widać

table-reactions = reakcje
table-someone = ktoś
table-upgrade =
    Zasady zmieniły się, odkąd rozegrano tę walkę: od wpisu { $entry } prowadzą gdzie indziej.
    Stół stoi tam, gdzie stare i nowe jeszcze się zgadzają.
table-ground-wall = ściana
table-ground-chasm = przepaść
table-ground-screen = zasłona
table-ground-difficult = trudny teren
table-ground-height = wysokość { $height }
table-ground-cover = osłona
table-ground-obstacle = przeszkoda
