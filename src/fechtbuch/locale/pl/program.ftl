### Słowa samego programu. Podręczniki mają własne.

## Pomoc

help =
    Fechtbuch: cztery podręczniki, jeden silnik walki. Rozegraj walkę według zasad albo
    milion walk.
help-play = Rozegraj walkę w tym terminalu albo patrz, jak rozgrywa ją silnik.
help-simulate = Rozegraj walkę wiele razy i zobacz, co z niej wynika.
help-odds = Podaj dokładne szanse po jednym wyborze, w ułamkach; bez wyboru: kto wygra mały pojedynek.
help-advise = Z dowolnej chwili zapisu: kto wygra i która odpowiedź jest najlepsza.
help-replay = Opowiedz zapisaną walkę jeszcze raz albo ją sprawdź.
help-story = Zapisz walkę z zapisu jako opowieść do zachowania.
help-format = md dla Markdown, html dla strony do czytania, rozwijania i druku.
help-story-out = Plik do zapisania; bez niego opowieść trafia na terminal.
help-rules = Znajdź zasady podręczników albo zobacz, które testy je sprawdzają.
help-check = Sprawdź plik postaci, scenariusza lub ciągu scenariuszy, pole po polu.
help-scenarios = Wypisz scenariusze dołączone do podręczników.
help-new-book = Załóż projekt nowego podręcznika: izby, scenariusz, zasada i test, a wszystko działa.
help-write-state = Zapisz w state/written.py podręcznika to, co wynika z deklaracji jego stanu (kopie, dane, klucze, tabele).
help-tune = Znajdź wagi dla postaci z podręcznika, każąc im grać ze sobą, i wypróbuj je w odłożonych scenariuszach.
help-tune-time = Jak długo szukać, na przykład 90s, 10m lub 1h; bez podania dziesięć minut.
help-tune-from = Poziom, od którego wag się zaczyna.
help-tune-pool = Plik z wagami jako kolejny przeciwnik; można podać kilka razy.
help-tune-set = Zmień coś we wszystkich scenariuszach, na przykład zasadę domową: options.wrong_distance=true.
help-tune-write = Zapisz wagi do tego pliku.
help-build-book = Skompiluj podręcznik spoza Fechtbucha z zainstalowanym silnikiem, do pliku wheel.
help-write-rulebook = Przelicz przykłady w tekstach zasad podręcznika i powiedz, co w tych tekstach jest źle.
help-version = Pokaż wersję i czy zasady są skompilowane.
help-scenario = Nazwa scenariusza (zob. „fechtbuch scenarios”) albo plik TOML lub JSON.
help-json = Wypisz dokładnie jeden dokument JSON.
help-language = Język, na przykład pl; w przeciwnym razie decydują LC_ALL i LANG.
help-policy = Kto gra stroną: poziom („novice”, „trained”, „strong”), „book” (rozsądnie i zawsze tak samo), „random”, „advised” (wypróbowuje wszystko: silny i bardzo powolny) albo plik z wyuczoną grą („my-duelist.npz”); można powtarzać.
help-as = Postać lub strona, za którą odpowiadasz; można powtarzać. Bez tego: strona bohaterów.
help-auto = Niech silnik gra wszystkimi stronami i opowie walkę.
help-tell = Jak opowiedzieć walkę: story jako opowieść, full ze wszystkimi liczbami i zasadami.
help-table-seed = Ziarno kości: liczba całkowita lub szesnastkowa. Bez tego: tajne.
help-save = Zapisz przebieg walki do tego pliku.
help-record = Kontynuuj walkę z tego zapisu.
help-dice = Rzucaj własnymi kośćmi za swoje postacie i wpisuj wyniki.
help-fights = Ile walk; bez tego 10000 albo tyle, ile wymaga --precision.
help-chain = Nazwa scenariusza (zob. „fechtbuch scenarios”), jego plik albo plik z ciągiem starć.
help-set = Najpierw zmień scenariusz, na przykład options.morale=false; można powtarzać.
help-sweep = Zmieniaj coś, na przykład kurt.ws=2..6, hans.wounds=8..20..4 lub kurt.armour=none,plate; dwa razy dla siatki.
help-versus = Porównaj z innym scenariuszem albo ze zmianą tego, na tych samych kościach.
help-mirror = Porównaj ze stronami w odwrotnej kolejności i na odwrotnych miejscach: czy ważne, kto jest pierwszy?
help-levels = Symuluj na każdym poziomie gry, tymi samymi kośćmi: czy werdykt utrzyma się niezależnie od gracza?
help-precision = Zakończ, gdy przedział 95% jest z każdej strony tak wąski, na przykład 0.5%.
help-time = Zakończ po tym czasie, na przykład 90s, 2m lub 1h, z tym, co gotowe.
help-state = Przechowuj to, co gotowe, w tym pliku i kontynuuj od niego, jeśli istnieje.
help-cluster = Niech pracuje klaster Dask tego harmonogramu, na przykład tcp://10.0.0.5:8786.
help-closely = Ile walk opowiada się w całości, by zobaczyć, co wybierano i co rozstrzygało; 0 to żadna; bez tego jedna dziesiąta, najwyżej 1000.
help-out = Zapisz wynik do pliku .json, .csv lub .parquet; można powtarzać.
help-chart = Narysuj wynik do pliku .svg, .png lub .html; można powtarzać.
help-chart-kind = Co narysować: overview, win-share, rounds, survival, damage, heat-map; bez tego: to, co pasuje.
help-chart-side = Strona, której udziały pokazuje mapa ciepła; bez tego pierwsza.
help-seed = Ziarno: to samo daje ten sam wynik na dowolnej liczbie rdzeni.
help-processes = Ile procesów; bez tego wszystkie rdzenie.
help-file = Zapis utworzony przez „play --save”.
help-verify = Sprawdź skróty, stany i kości; kod wyjścia 1, jeśli coś się nie zgadza.
help-against = Porównaj zapis także z utajnionym, który zachowano w czasie walki.
help-actor = Postać, która wybiera.
help-choice = Co wybrano, na przykład "attack target=hans weapon=messer"; można skracać.
help-answer = Co ktoś odpowiada, na przykład "hans: parry"; można powtarzać. O reszcie decydują sposoby gry.
help-steps = Tyle kroków (tur) dalej, łącznie z krokiem wyboru.
help-runs = Zrezygnuj z dokładności powyżej tylu przebiegów kości.
help-entry = Chwila po tym wpisie zapisu; bez tego jego koniec.
help-seconds = Jak długo myśleć.
help-rollouts = Tyle rozegrań, ile by to nie trwało: to samo ziarno daje wtedy tę samą radę.
help-seat = Strona; widzi tylko to, co jej wolno wiedzieć. Bez tego: mistrz gry.
help-advise-processes = Ile procesów myśli.
help-book = Podręcznik, na przykład landsknecht.
help-word = Słowo, oznaczenie zasady lub jego początek.
help-coverage = Pokaż testy każdej zasady; kod wyjścia 1, jeśli któraś nie ma żadnego.
help-table = Zamiast tego wypisz jedną z tabel podręcznika: weapons, armour, fighters, states, modifiers i inne.
help-tests = Gdzie są testy.
help-check-file = Plik TOML lub JSON.
help-package = Pakiet podręcznika: jego nazwa z kropkami albo jego katalog.
help-book-name = Nazwa nowego pakietu, na przykład iron_ring.
help-place = Katalog, w którym powstanie katalog projektu.
help-wheels = Dokąd trafia plik wheel.
help-work = Gdzie leżą pliki kompilatora, na następny raz.
help-fresh = Niczego nie zapisuj; zakończ kodem 1, jeśli state/written.py nie jest taki, jaki zostałby zapisany.
help-chapter = Jeden rozdział: środkowa część identyfikatorów jego zasad, na przykład chg.
help-reckoned = Niczego nie zapisuj; zakończ kodem 1, jeśli przykład daje teraz inne liczby.
help-compare = Znajdź też ciągi ośmiu słów, które tekst ma wspólne z plikiem w tym katalogu.
version-compiled = skompilowane
version-interpreted = interpretowane

## Przy stole

welcome = Odpowiadaj numerem lub słowami. Enter wybiera zwykłą odpowiedź, „help” pokazuje resztę.
prompt = {"> "}
prompt-confirm = Enter, by to zrobić, numer, by zmienić: {""}
prompt-dice = kości, albo Enter, by rzucił silnik: {""}
is-default = (Enter)
many-fields =
    { $count ->
        [one] Osiągalne jest { $count } pole; wpisz je, na przykład 3,4.
        [few] Osiągalne są { $count } pola; wpisz jedno, na przykład 3,4.
       *[many] Osiągalnych jest { $count } pól; wpisz jedno, na przykład 3,4.
    }
more-options = Jeszcze { $count }; wpisz, czego chcesz.
nothing-said = nic
path-to =
    { $steps ->
        [one] na { $field }
        [few] na { $field }, { $steps } kroki
       *[many] na { $field }, { $steps } kroków
    }
possible =
    { $more ->
        [0] Możliwe: { $offered }.
       *[other] Możliwe: { $offered } i { $more } więcej.
    }
referee = mistrz gry
undone = Cofnięto { $count } { $count ->
        [one] wpis
        [few] wpisy
       *[many] wpisów
    }. Walka znowu jest tutaj:
redone = Przywrócono { $count } { $count ->
        [one] wpis
        [few] wpisy
       *[many] wpisów
    }.
nothing-to-undo = To początek; nie ma czego cofnąć.
nothing-to-redo = Nie ma czego przywrócić.
odds-how = Podaj wybór postaci, która jest pytana, na przykład: odds { $example }
odds-none = Szanse podaje się dla wyboru jednej postaci; tu chodzi o kości albo o całą stronę.
nothing-to-answer = Nie ma teraz pytania.
no-number = Żadna liczba nie została jeszcze wyjaśniona.
rule-unknown = { $rule } nie jest zasadą tego podręcznika.
saved = Zapis jest w pliku { $file }.
volunteer-how = Podaj swoją postać i co robi poza kolejnością: volunteer NAZWA WYBÓR. Twoje: { $fighters }.
save-where = Podaj plik: save PLIK.
save-failed = Nie można zapisać { $file }: { $reason }. Walka trwa dalej.
left = Walki nie zapisano. Następnym razem zachowa ją „save PLIK” lub --save.
after-the-end = Walka skończona. „undo”, „log”, „why” i „save” nadal działają; Enter kończy.
dice-on = Teraz rzucasz za swoje postacie; wpisuj, co wypadnie. Ponowne „dice” oddaje kości.
dice-off = Wszystkimi kośćmi rzuca silnik.
dice-all = Teraz rzucasz za wszystkich; wpisuj, co wypadnie.
replay-unfinished = Zapis kończy się tutaj; walka nie jest skończona.
more-complaints = … i jeszcze { $count }, być może skutek pierwszych.
verified =
    { $entries ->
        [one] { $file }, { $entries } wpis; skróty, stany i kości się zgadzają, a kości pochodzą z ujawnionego ziarna.
        [few] { $file }, { $entries } wpisy; skróty, stany i kości się zgadzają, a kości pochodzą z ujawnionego ziarna.
       *[many] { $file }, { $entries } wpisów; skróty, stany i kości się zgadzają, a kości pochodzą z ujawnionego ziarna.
    }
verified-dice = Kości stołu przeliczone z ziarna, dodanych wartości i odpowiedzi: { $dice }. Osoby, których przeglądarka dodała wartość: { $people }. Rzuty wpisane ręcznie, których nikt nie sprawdzi: { $typed }. Kości przeniesione z innego zapisu: { $brought }.
verified-without-seed =
    { $entries ->
        [one] { $file }, { $entries } wpis; skróty i stany się zgadzają. Ziarna nie ujawniono, więc kości nie można było sprawdzić.
        [few] { $file }, { $entries } wpisy; skróty i stany się zgadzają. Ziarna nie ujawniono, więc kości nie można było sprawdzić.
       *[many] { $file }, { $entries } wpisów; skróty i stany się zgadzają. Ziarna nie ujawniono, więc kości nie można było sprawdzić.
    }
held-against = Wszystko, co obiecał { $file }, jest w nim bez zmian.
rulings-changed = Zasady zmienione od początku walki: { $rules }.
rulings-unknown = Walkę rozegrano według wersji { $then } podręcznika; ten program ma wersję { $now } i nie potrafi powiedzieć, czym się różnią.
edict-help = Słowo mistrza gry, na przykład:
    edict set fighter={ $fighter } field={ $field } value=5
    edict add-state fighter={ $fighter } state={ $state }
    edict remove-state fighter={ $fighter } state={ $state }
    edict modifier fighter={ $fighter } amount=-2
    edict allow fighter={ $fighter } text="huśta się na lampie" price=1
    edict skip fighter={ $fighter }
    edict remove-fighter fighter={ $fighter }
    edict say text="Lampa gaśnie."
    edict end winner=STRONA
    Pola, które można ustawić:
edict-states = Stany: { $states }

command-choices = Wpisz numer albo wybór, na przykład „{ $example }”; „back” cofa o krok.
command-help = help              ta lista
command-undo = undo              wróć do swojej ostatniej decyzji
command-redo = redo              znowu naprzód
command-why = why [N|ZASADA]    ostatnia liczba w całości; liczba odpowiedzi N; co mówi zasada
command-edict = edict ...         orzeknij: ustaw wartość, dodaj stan, zakończ walkę (samo: jak)
command-volunteer = volunteer ...     niech twoja postać zrobi coś poza kolejnością: volunteer NAZWA WYBÓR
command-save = save [PLIK]       zapisz przebieg
command-dice = dice [all]        rzucaj prawdziwymi kośćmi i wpisuj wyniki, albo przestań
command-log = log [full]        cała opowieść; full: ze wszystkimi liczbami i zasadami
command-map = map               mapa i postacie
command-engine = engine            niech tym razem zdecyduje silnik
command-odds = odds WYBÓR        dokładnie, co wynikłoby z twojego wyboru
command-advise = advise [SEKUNDY]  kto wygra i która odpowiedź jest najlepsza
command-quit = quit              wyjdź; z --save nic nie przepada

## Co się dzieje w każdym podręczniku

roll =
    { $count ->
        [one] { $actor }, { $purpose }: { $dice } → { $faces }
       *[other] { $actor }, { $purpose }: { $dice } → { $faces } = { $total }
    }
die-sign = k
dice-highest =
    { $count ->
        [one] { $dice } (najwyższa)
        [few] { $dice } ({ $count } najwyższe)
       *[other] { $dice } ({ $count } najwyższych)
    }
dice-lowest =
    { $count ->
        [one] { $dice } (najniższa)
        [few] { $dice } ({ $count } najniższe)
       *[other] { $dice } ({ $count } najniższych)
    }
dice-rolled-on = { $dice } (dorzut od { $from })
roll-counted =
    { $successes ->
        [0] { $actor }, { $purpose }: { $faces } → brak sukcesów
        [one] { $actor }, { $purpose }: { $faces } → jeden sukces
        [few] { $actor }, { $purpose }: { $faces } → { $successes } sukcesy
       *[many] { $actor }, { $purpose }: { $faces } → { $successes } sukcesów
    }
effect-becomes-known =
    { $key ->
        [attacks] { CAP($actor) } nie jest już w ukryciu.
        [met]
            { CAP($target) } natyka się na { BENDS($actor) ->
                [yes] { ACC($actor) }
               *[no] postać { $actor }
            } w ukryciu.
       *[other]
            { CAP($target) } dostrzega { BENDS($actor) ->
                [yes] { ACC($actor) }
               *[no] postać { $actor }
            } w ukryciu.
    }
heading-fight-over =
    { $said ->
        [0] Koniec walki. Nikt nie wygrał.
       *[other]
            Koniec walki. { GENDER($word) ->
                [p] Wygrywają { $word }.
                [other] Wygrywa strona { $word }.
               *[m] Wygrywa { $word }.
            }
    }
edict-edict = { $key }
edict-edict-say = { $key }
goal = przeciw { $need }
ask-dice =
    { $known ->
        [0] { $who }: rzuć { $dice } ({ $purpose }).
       *[other] { $who }: rzuć { $dice } ({ $purpose }): { $goal }.
    }
part-referee = mistrz gry
part-hidden = nieznane
slot-verb = Co?
slot-fighter = postać
slot-before = przed kim
slot-field = pole
slot-value = wartość
slot-state = stan
slot-side = strona
slot-dice = kości
slot-amount = ile
slot-price = cena
slot-question = pytanie
slot-entry = wpis
slot-data = dane

## Dlaczego odpowiedź nie została przyjęta

reason-text-too-long = To za długie (liczba znaków: { $value }).
reason-no-verb = „{ $value }” nie mówi, co zrobić; zacznij od słowa takiego jak „zaatakuj”.
reason-not-understood = Nie zrozumiano: „{ $value }”.
reason-slot-twice = Podano dwa razy: { $slot } ({ $value })
reason-slot-missing = Nie jest jasne: { $slot }?
reason-standing-grave = Nikt nie poddaje się, nie ucieka ani nie idzie na całość z zapamiętanej odpowiedzi: { $value }
reason-slot-unknown = Nie należy do tego wyboru: { $slot } ({ $value }).
reason-ambiguous = „{ $value }” może znaczyć kilka rzeczy.
reason-not-possible = „{ $value }” nie jest tu możliwe.
why-possible = „{ $value }” jest możliwe: jest wśród podanych odpowiedzi.
reason-not-a-face = „{ $value }” nie jest ścianką tej kości.
reason-wrong-number-of-dice = „{ $value }” to nie ta liczba kości.
reason-nothing-to-volunteer = { $value } nie może teraz nic zrobić poza kolejnością.
reason-nothing-asked = Nie ma teraz pytania.
reason-question-stale = Na to pytanie już odpowiedziano ({ $value }).
reason-entry-unknown = Nie ma wpisu { $value }.
reason-field-not-settable = Nie można ustawić wartości „{ $value }”.
reason-state-unknown = Nie ma stanu „{ $value }”.
reason-cannot-add-fighters = Do tej walki nie można nikogo wprowadzić.
reason-cannot-skip = Nie można teraz nikogo pominąć.
reason-cannot-improvise = Nie można teraz niczego improwizować.
reason-order-not-settable = Nie ma tu kolejności tur do ustalenia.
reason-not-in-order = „{ $value }” nie ma miejsca w kolejności tur.
reason-order-turn-begun = Nikt przez to nie zyskuje ani nie traci tury: ci, którzy już działali, i ci, którzy dopiero będą działać, zmieniają miejsca tylko między sobą.
reason-fighter-unknown = Nie ma postaci „{ $value }”.
reason-side-unknown = Nie ma strony „{ $value }”.
reason-edict-unknown = Nie ma orzeczenia „{ $value }”.
reason-not-unicode = To nie jest czytelny tekst.
reason-number-out-of-bounds = { $slot }: wartość { $value } jest poza zakresem.
reason-other-dice = „{ $value }” to nie ta kość, którą się rzuca.
reason-no-dice-awaited = Nikt teraz nie rzuca.
reason-does-not-fit = To już nie pasuje do walki: { $value }
reason-not-a-field = To nie jest pole mapy: { $value }
reason-path-unreadable = Nie zrozumiano drogi: { $value }
reason-path-not-adjacent = Droga nie prowadzi z pola na pole: { $value }
reason-not-a-whole-number = { $slot }: „{ $value }” nie jest liczbą całkowitą.
reason-not-json = { $slot }: „{ $value }” nie jest zapisem JSON.

## Symulacja

simulated = Walk: { $fights }, ziarno { $seed }, { $seconds } s; na sekundę walk: { $rate }, decyzji: { $decisions } ({ $how })
draws = remisy
bounded =
    { $count ->
        [one] Jedna walka osiągnęła granicę rund i liczy się jako remis.
        [few] { $count } walki osiągnęły granicę rund i liczą się jako remisy.
       *[many] { $count } walk osiągnęło granicę rund i liczy się jako remisy.
    }
rounds-took = Rundy: średnio { $mean }; 5% kończy się do { $low }, połowa do { $median }, 95% do { $high }.
odds-exact = Dokładnie; przebiegów kości: { $runs }.
odds-by-chance = Niedokładnie: losowych przebiegów { $runs }, z przedziałami 95%.
odds-typical = Kości sprzed wyboru, na przykład inicjatywa, pochodzą z jednego losowego przebiegu.
odds-cut = Kości eksplodujące są ucięte: błąd wynosi najwyżej { $cut }.
odds-sampled = Przebiegów kości jest więcej niż { $most }, za dużo na dokładne szanse; losuje się { $samples }. --runs pozwala na więcej.
odds-solved = Rozwiązano: stanów { $states }, przebiegów kości { $runs }, bez granicy rund.
odds-out = poza walką
odds-error = Z dokładnością do { $error }.
odds-simulated = Walka ma więcej niż { $most } { $what ->
        [states] stanów
       *[other] przebiegów kości
    }, za dużo, by ją rozwiązać; zamiast tego symuluje się walk: { $fights }. --runs pozwala na więcej przebiegów.
odds-damage = Obrażenia, { $fighter }: średnio { $mean }, najwyżej { $most }; żadnych { $none }.
advice-for = Co może zrobić { $who }:
advice-usual = (zwykle)
advice-rollouts = rozegrań: { $count }
fought = Walk: { $fights } w { $seconds } s, { $rate } na sekundę, { $processes ->
        [one] jeden proces
        [few] { $processes } procesy
       *[many] { $processes } procesów
    }
looked-closely = Bliższe spojrzenie na część tych walk ({ $fights }), opowiedzianych w całości; częstość i obrażenia na walkę:
more-rows =
    { $count ->
        [one] Jeszcze jeden wiersz jest w dokumencie JSON.
        [few] Jeszcze { $count } wiersze są w dokumencie JSON.
       *[many] Jeszcze { $count } wierszy jest w dokumencie JSON.
    }
stopped-precision = Zakończono, gdy przedziały były dość wąskie.
stopped-time = Zakończono, gdy minął czas; to było do tej pory gotowe.
stopping = zatrzymuje się; jeszcze raz Ctrl-C: od razu
stopped-cancelled = Zakończono ręcznie; to było do tej pory gotowe.
compared-rounds = Rundy: średnio { $one } i { $other }, { $difference } ({ $low } … { $high }).
unlike-books = Porównywane są dwa różne podręczniki: ich rundy, liczby i kości nie mają ze sobą nic wspólnego.
unlike-sizes = Strony nie są w obu równie liczne: wspólne kości niewiele dają.
compared-same = { $share } walk kończy się w obu tak samo.
column-standing = wciąż w walce
column-losses = zabici
column-still = wciąż w walce
column-out-in = poza walką w rundzie (mediana)
    .short = odpada w rundzie
column-action = działanie
column-item = czym
column-chosen = wybrano
column-worked = zadało obrażenia
column-damage = obrażenia
column-won-with = wygrane walki
column-rule = zasada
column-had-a-say = zadziałała w
column-changed = zmienione liczby
column-decided = rozstrzygnięte testy
column-health = pozostałe zdrowie
column-half-of-fights = środkowe 50%
column-rounds = rundy
column-fights = walki
column-difference = różnica, punkty
column-independent = na osobnych kościach
column-encounter = starcie
column-rest = odpoczynek przed
column-begun = rozpoczęte
column-won = wygrane
column-of-all-days = ze wszystkich dni
column-able = zdolni walczyć dalej (zdrowie po wygranej)
    .short = zdolni walczyć dalej
column-side = strona
column-wins = wygrane
column-share = udział
column-interval = przedział 95%
column-outcome = wynik
column-chance = szansa
column-advice = strona, odpowiedź
column-fighter = postać
column-survived = przeżyła
column-dealt = zadane obrażenia
column-taken = otrzymane obrażenia
column-name = nazwa
column-book = podręcznik
column-title = tytuł

## Zasady i pliki

source-seed = z podręcznika
source-supplement = uzupełnienie
source-ruling = rozstrzygnięcie
status-code = stosuje ją program
status-fiat = zostawiona mistrzowi gry
rule-switch = opcja { $switch }
rule-see = zob. { $rules }
no-test = bez testu
state-written = Zapisano { $file }.
state-fresh = { $file } jest taki, jaki zostałby zapisany.
state-stale = { $file } nie wynika już z deklaracji: uruchom `fechtbuch write-state { $value }`.
tune-step = wszystkie naraz
tune-tried = { $what }: { $worth }
tune-title = Udziały w odłożonych scenariuszach, { $book }
tune-against = Przeciw
tune-before = przedtem
tune-after = potem
tune-better = Lepiej niż przedtem; zestawów wag wypróbowano { $tried } w { $seconds } s.
tune-no-better = Nie lepiej niż przedtem; zestawów wag wypróbowano { $tried } w { $seconds } s. Może pomóc więcej czasu albo inne ziarno.
tune-written = Zapisano do { $file }.
new-book-made =
    { $folder } jest gotowy. Dalej:
    cd { $folder }
    pip install -e '.[test]'
    pytest
    pytest --pyargs fechtbuch.testing.conformance --book { $book }
    fechtbuch play { $book }/in-the-alley
book-built = { $file } jest gotowy: zainstaluj go przez pip, a podręcznik będzie działał skompilowany.
rulebook-checked =
    { $faults ->
        [0] Nie znaleziono błędów.
        [one] Znaleziono 1 błąd.
        [few] Znaleziono { $faults } błędy.
       *[many] Znaleziono { $faults } błędów.
    } { $missing ->
        [0] Nie brakuje żadnego rozdziału.
       *[other] Jeszcze nie napisano: { $names }.
    }
coverage =
    { $missing ->
        [0] Zasad: { $rules }, wszystkie z testami.
       *[other] Zasad: { $rules }, bez testu: { $missing }.
    }
unknown-id = { $test } ma oznaczenie { $rule }, a takiej zasady nie ma.
valid = Plik { $file } jest poprawny.

## Co jest nie tak z poleceniem

bad-odds = { $reason }
bad-odds-both = --actor i --choice należą do siebie; pomiń oba, by poznać szanse całej walki
bad-odds-choice = --choice: { $reason }
bad-odds-answer = --answer: { $reason }
bad-entry = --entry { $value }: zapis ma wpisy od 0 do { $last }
bad-side = --seat { $value }: nie ma takiej strony; są { $sides }
bad-withheld = Rada jest wstrzymana: coś w tej walce jest ukryte przed stroną, która pyta.
bad-language = --language { $value }: nieznany; są { $known }
bad-book = { $value }: nie ma takiego podręcznika; są { $known }
bad-several-kinds = --sweep, --versus, --mirror i --levels wykluczają się; użyj jednego z nich
bad-levels-alone = --levels nie łączy się z --policy, --state, --out ani --chart
bad-chain-alone = ciąg starć nie przyjmuje --sweep, --versus, --mirror, --set ani --policy; zmień jego scenariusze
bad-precision = --precision { $value }: podaj połowę szerokości przedziału, na przykład 0.5% lub 0.005
bad-time = --time { $value }: podaj czas, na przykład 90s, 2m lub 1h
bad-policy = --policy { $value }: napisz STRONA=NAZWA, na przykład red=random
bad-policy-file = --policy: { $reason }
bad-policy-folders = --policy: pliki z wyuczoną grą muszą leżeć w jednym folderze
bad-policy-extra = --policy { $value }: wyuczona gra wymaga NumPy: pip install 'fechtbuch[rl]'
bad-save-directory = { $value }: to jest katalog; podaj plik
bad-save-nowhere = { $value }: katalog { $folder } nie istnieje; najpierw go utwórz
bad-save-forbidden = { $value }: w katalogu { $folder } nie można pisać
bad-telling = --tell { $value }: do wyboru są { $known }
bad-format = --format { $value }: do wyboru są { $known }
bad-seed = --seed { $value }: podaj liczbę całkowitą, na przykład 7, albo cyfry szesnastkowe ({ $digits })
bad-json-without-auto = --json opowiada całą walkę naraz; użyj razem z --auto
bad-as-and-auto = --as i --auto się wykluczają; pomiń jedno z nich
bad-record-and-scenario = { $value }: zapis podaje własny scenariusz; pomiń jedno z dwojga
bad-record-and-seed = --seed { $value }: zapis ma własne ziarno; pomiń jedno z dwojga
bad-seed-secret = { $value }: ziarna nie ujawniono, więc walka nie może tu trwać dalej
bad-rule = { $value }: ani zasada, ani podręcznik tak się nie nazywa; są { $known }
bad-tests = --tests { $value }: nie ma takiego katalogu; uruchom to tam, gdzie są źródła, albo podaj katalog z testami
bad-package = { $value }: nie ma takiego pakietu; podaj nazwę z kropkami, którą można zaimportować, albo katalog pakietu
bad-book-name = { $value }: to nie jest nazwa pakietu; małe litery, cyfry i pojedyncze podkreślenia, na przykład iron_ring
bad-book-taken = { $value }: coś o tej nazwie jest już zainstalowane; wybierz inną
bad-book-exists = { $value }: taki katalog już istnieje
bad-build-interpreted = Sam Fechtbuch jest tu interpretowany, skompilowany podręcznik nie miałby silnika: najpierw zainstaluj skompilowanego Fechtbucha
bad-build-no-compiler = Do kompilacji potrzeba: { $requirements }; zainstaluj je przez pip
bad-build-not-installed = { $value }: żadna zainstalowana dystrybucja nie zawiera tego podręcznika; najpierw zainstaluj jego katalog przez pip install -e
bad-build-failed = Kompilacja się nie udała, patrz wyżej; czego chce mypyc, mówi przewodnik współtwórcy Fechtbucha
bad-build-other-engine = { $value } przetłumaczono z innym silnikiem niż zainstalowany i z nim by się zawiesił: zainstaluj Fechtbucha i mypy w zgodnych wersjach
bad-no-state = { $value }: w { $folder } niczego nie zadeklarowano; klasy stanu rozszerzają Fight, Fighter, Piece, Value lub Choice
bad-chapter = { $value } nie jest rozdziałem tego podręcznika; rozdziały: { $known }
bad-table = { $value } nie jest tabelą tego podręcznika; tabele: { $known }
bad-declaration = { $file }, wiersz { $line }: { $problem }
bad-no-plans = { $value } nie ma planów: nie ma czego stroić
bad-level = --from { $value }: nie ma takiego poziomu; są { $known }
bad-no-weights = --pool { $value }: nie ma w nim tabeli [weights]; podaj plik zapisany przez `fechtbuch tune --write`
bad-seat = --as { $value }: nikt się tak nie nazywa; postacie: { $fighters }; strony: { $sides }

## Kierunki na mapie

direction-n = północ
direction-ne = północny wschód
direction-e = wschód
direction-se = południowy wschód
direction-s = południe
direction-sw = południowy zachód
direction-w = zachód
direction-nw = północny zachód

# Levels of play.

played-by = Grają: { $who }
levels-simulated = { $fights } walk na każdym poziomie, ziarno { $seed }
level = Poziom
levels-agree = Żaden poziom nie wskazuje innej prowadzącej strony.
levels-differ = To, kto prowadzi, zależy od poziomu gry.
## Importing fighters

help-import = Wczytaj postacie z plików, które już masz: .gcs (GURPS Character Sheet 5), tabele .csv i .tsv, .toml i .json
help-import-files = Pliki z postaciami
help-import-to = Dokąd zapisać pliki postaci
help-import-book = Podręcznik, jeśli plik go nie podaje
imported = { $name } → { $file }
import-agreement = { $what }: { $agree } z { $all } jak w pliku ({ $share }%)
figure-level = Poziomy
figure-damage = Obrażenia
figure-parry = Parowania
figure-block = Bloki
figure-dodge = Uniki
figure-move = Ruch
figure-dr = OO

# The best response in a small duel.

help-best = Ile każda strona małego pojedynku mogłaby wygrać w najlepszym razie przeciw sposobowi gry drugiej, a więc ile traci na swoim.
odds-played = swoim sposobem gry
odds-best = najlepiej
odds-regret = strata
odds-tried = wypróbowano { $decisions } decyzji przy { $runs } przebiegach kości
bad-odds-best-alone = --best dotyczy całej walki: pomiń --actor, --choice i --answer
bad-odds-best-large = za duże, by wypróbować każdy plan: ponad { $most } { $what }
