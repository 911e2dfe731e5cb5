### To, co mówią wiersz poleceń i błędy biblioteki. Po angielsku każdy komunikat `said-` brzmi
### dokładnie tak jak błąd: po tym się go poznaje.

## Postać pomocy

usage = Użycie:
usage-options = { "[" }OPCJE]
usage-command = POLECENIE [ARGUMENTY]...
usage-arguments-title = Argumenty
usage-options-title = Opcje
usage-commands-title = Polecenia
usage-help = Pokaż tę pomoc.
usage-install-completion = Zainstaluj uzupełnianie dla tej powłoki.
usage-show-completion = Pokaż uzupełnianie dla tej powłoki, by je skopiować lub dostosować.
usage-default = domyślnie: { $value }
usage-required = wymagane
usage-try = Pomoc: „{ $command }”.
usage-error = Błąd: { $what }
usage-aborted = Przerwano.

## Jak nazywa się wartość

placeholder-address = ADRES
placeholder-book = PODRĘCZNIK
placeholder-chain = CIĄG
placeholder-chapter = ROZDZIAŁ
placeholder-code = KOD
placeholder-fighter = POSTAĆ
placeholder-file = PLIK
placeholder-float = liczba
placeholder-folder = KATALOG
placeholder-id = OZNACZENIE
placeholder-int = liczba
placeholder-kind = RODZAJ
placeholder-level = POZIOM
placeholder-list = lista
placeholder-n = N
placeholder-name = NAZWA
placeholder-number = LICZBA
placeholder-package = PAKIET
placeholder-path = ŚCIEŻKA
placeholder-range = z zakresu
placeholder-record = ZAPIS
placeholder-s = S
placeholder-scenario = SCENARIUSZ
placeholder-seed = ZIARNO
placeholder-share = UDZIAŁ
placeholder-side = STRONA
placeholder-str = tekst
placeholder-target = CEL
placeholder-text = TEKST
placeholder-time = CZAS
placeholder-url = URL
placeholder-value = WARTOŚĆ
placeholder-values = WARTOŚCI
placeholder-who = KTO
placeholder-word = SŁOWO

## Jak składają się błędy

complaint-in = { $place }: { $what }
complaint-quoted = „{ $text }”

## Wiersz poleceń

said-bad-value = Niewłaściwa wartość { $option }: { $what }
said-bad-value-alone = Niewłaściwa wartość: { $what }
said-missing-argument = Brakuje: { $name }.
said-missing-option = Brakuje opcji { $name }.
said-missing-command = Brakuje polecenia.
said-extra-some = Podano za dużo: { $names }
said-extra-one = Podano za dużo: { $names }
said-extra-many = Podano za dużo: { $names }
said-no-command = Nie ma polecenia { $name }.
said-no-command-but = Nie ma polecenia { $name }. Czy chodzi o { $known }?
said-no-option = Nie ma opcji { $name }.
said-no-option-but = Nie ma opcji { $name }. Możliwe: { $known }.
said-no-option-like = Nie ma opcji { $name }. Czy chodzi o { $known }?
said-needs-argument = Opcja { $name } wymaga wartości.
said-takes-no-value = Opcja { $name } nie przyjmuje wartości.
said-not-whole = Tu potrzebna jest liczba całkowita.
said-not-number = Tu potrzebna jest liczba.
said-not-finite = Tu potrzebna jest liczba skończona.
said-at-least = Podaj co najmniej { $least }.
said-at-most = Podaj najwyżej { $most }.
said-not-an-integer = { $value } to nie liczba całkowita.
said-not-a-float = { $value } to nie liczba.
said-not-in-range = { $value } nie mieści się w zakresie { $range }.

## System

said-no-file = nie ma takiego pliku ani katalogu
said-no-permission = brak uprawnień
said-is-folder = to katalog
said-no-folder = to nie katalog
said-full = na dysku nie ma już miejsca
said-file-exists = już istnieje
said-read-only = tu nie można niczego zapisać
said-name-long = nazwa pliku jest za długa
said-address-used = adres jest już zajęty
said-address-none = ten komputer nie ma takiego adresu
said-connection-refused = odmowa połączenia

## Zapisy

said-cannot-be-read = nie da się odczytać: { $what }
said-no-record-text = to nie zapis: nie jest w UTF-8
said-line = wiersz { $number }: { $what }
said-record-empty = pusto; zapis zaczyna się od nagłówka
said-record-no-header = brak nagłówka; to nie jest zapis walki
said-record-format = nieznany format { $format }; ten program czyta { $one } i { $other }
said-header-changed = nagłówek nie zgadza się ze swoim skrótem; został zmieniony
said-header-came-changed = to, co wynika z nagłówka, nie zgadza się ze skrótem; zostało zmienione
said-end-missing = brakuje zapieczętowanego końca; plik został ucięty
said-more-after-end = po końcu jest jeszcze coś
said-no-end = to nie jest koniec zapisu
said-entries-cut = wpisów zapisano: { $written }, jest: { $here }; plik został skrócony
said-head-none = wskaźnik { $head } nie wskazuje żadnego wpisu
said-end-changed = koniec nie zgadza się ze swoją pieczęcią; został zmieniony
said-name-twice = nazwa występuje dwa razy w jednym obiekcie; zostało to zmienione
said-name-twice-alone = nazwa występuje dwa razy w jednym obiekcie
said-no-json = to nie JSON; plik może być ucięty
said-no-json-object = to nie obiekt JSON
said-entry-order = wpis { $entry } nie jest na swoim miejscu
said-parent-none = poprzednik { $parent } nie wskazuje wcześniejszego wpisu
said-kind-unknown = rodzaj { $kind }; znane: { $known }
said-moment-none = chwila { $moment } to nie liczba zatrzymań
said-entry-changed = wpis { $entry } nie zgadza się ze swoim skrótem; został zmieniony
said-faces-no-list = ścianki { $faces } to nie lista
said-no-pair = { $pair } to nie para: liczba ścianek i ścianka
said-die-cannot-show = kość o { $sides } ściankach nie może pokazać { $face }
said-not-as-written = nie tak, jak zapisano; zostało zmienione
said-seed-other = ziarno nie jest tym, do którego zobowiązuje nagłówek zapisu
said-no-scenario-inside = nagłówek nie zawiera scenariusza
said-seed-no-hex = ujawnione ziarno { $seed } nie jest szesnastkowe
said-no-redacted = to nie jest zapis z utajnieniami
said-no-number-for-scenario = { $name } to nie liczba, jaką może mieć scenariusz
said-no-toml = { $value } nie da się zapisać w TOML

## Ścieżki, przeglądy i symulacje

said-no-whole-fighter = cała postać to klucz podręcznika, karta albo postać z innego scenariusza, nie { $value }
said-no-values = brak wartości; napisz 2..6, 10..30..5 albo jeden,dwa,trzy
said-many-values = za dużo wartości ({ $count }); najwyżej { $most }
said-write-path-value = napisz ŚCIEŻKA=WARTOŚĆ, na przykład kurt.ws=5
said-fighters-number = podaj liczbę postaci od 1 do { $most }
said-range-step = zakres wymaga kroku co najmniej 1
said-no-own-fields = { $field } nie ma własnych pól
said-fighter-list = podaj listę z co najmniej jedną postacią
said-days-stopped = przerwano przed końcem pierwszych dni; daj więcej czasu
said-fights-stopped = przerwano przed końcem pierwszych walk; daj więcej czasu
said-suffix = ma rozszerzenie { $suffix }; użyj { $known }
said-folder-none = katalog { $folder } nie istnieje; utwórz go najpierw
said-chart-kind = wykres { $kind }: nie da się tego tak narysować; są { $known }
said-sweep-dimensions = przeglądu o { $dimensions } wymiarach nie da się narysować; użyj 1 lub 2
said-none-closely = żadnej walki nie obejrzano z bliska; nie wiadomo, skąd obrażenia
said-side-none = strona { $side }: nie ma takiej; są { $known }
said-side-among = strona { $side }: są { $known }
said-many-curves = tylu krzywych ({ $count }) nie da się odróżnić; narysuj mapę ciepła
said-nothing-fought = nie było walki, nie ma czego rysować
said-cluster-port = klaster { $address }: podaj też port harmonogramu, na przykład { $like }
said-cluster-silent = klaster { $address }: żaden harmonogram tam nie odpowiada ({ $error })
said-connect-late = przez { $seconds } s nie udało się połączyć z { $address }
said-cluster-empty = klaster { $address }: nie ma procesów roboczych; uruchom je przez `dask worker`
said-sides-differ = { $one } ma { $sides } strony, a { $other } { $others }: porównać można tylko scenariusze o równej liczbie stron
said-counted-twice = walkę { $fight } policzono dwa razy
said-processes-die = procesy ciągle padają; czy starcza pamięci? Spróbuj mniej, na przykład --processes 1
said-fights-one = walki ({ $count }): podaj co najmniej 1
said-processes-one = procesy ({ $count }): podaj co najmniej 1
said-seconds-more = czas { $seconds } s: podaj więcej niż 0
said-seconds = { $seconds } s: podaj więcej niż 0
said-executor-cluster = executor i klaster wykluczają się; pomiń jedno z nich
said-precision = dokładność { $value }: podaj połowę szerokości przedziału jako udział między 0 a 0.5, na przykład 0.005 lub 0.5%
said-policy-side = --policy { $policy }: nie ma takiej strony; są { $known }
said-policy-none = --policy { $policy }: nie ma takiego sposobu gry; są { $known }
said-policy-book = --policy { $policy }: wyuczono to dla { $learned }, a to jest walka z { $book }
said-state-none = to nie jest stan symulacji; podaj inny plik
said-state-older = to stan innej symulacji, z wersji, która inaczej rzuca lub liczy (format { $form }, tu { $here }); usuń go albo podaj inny plik
said-state-other = to stan innej symulacji (scenariusz, ziarno, przegląd i wersja muszą być te same); usuń go albo podaj inny plik
said-successes = sukcesy: { $successes }, próby: { $trials }
said-dots = nazwa ma więcej niż { $most } kropek
said-nothing-counted = niczego nie policzono
said-write-sweep = --sweep { $text }: napisz ŚCIEŻKA=WARTOŚCI, na przykład kurt.ws=2..6
said-sweep-empty = przegląd wymaga co najmniej jednej pary ŚCIEŻKA=WARTOŚCI
said-sweep-large = przegląd o { $cells } komórkach jest za duży; najwyżej { $most }
said-sweep-twice = --sweep { $path }: podano dwa razy; pomiń jeden
said-mirror-two = stron: { $sides }; do odwrócenia potrzeba dwóch
said-neither = ani postać, ani strona nie nazywa się { $name }; { $remedy }
said-no-such-option = { $book } nie ma przełącznika { $name }; { $remedy }
said-no-such-side = nie ma strony { $name }; { $remedy }
said-no-such-fighter = nie ma postaci { $name }; { $remedy }
said-names-no-field = nie wskazuje żadnego pola: { $owner }; { $remedy }
said-side-no-field = strona { $side } nie ma pola { $name }; { $remedy }
said-no-field = { $owner } nie ma pola { $name }; { $remedy }
said-none-known = nie ma żadnych
said-meant-one = czy chodziło o { $name }?
said-meant-two = czy chodziło o { $one } lub { $other }?
said-known-and-more = znane: { $names } i jeszcze { $more }
said-known = znane: { $names }
said-no-solution = równania nie mają jednego rozwiązania

## Gra, szanse i rada

said-question-seat = pytanie { $name } nie jest do tego miejsca; pytanie brzmi: { $asked }
said-question-now = pytania { $name } teraz nie ma; pytanie brzmi: { $asked }
said-fight-over = nie ma pytania: walka się skończyła
said-mine-none = { $name }: nie ma takiej postaci ani strony; są { $known }
said-rollouts = rozgrywki próbne ({ $count }): podaj co najmniej 1
said-candidates = możliwości ({ $count }): podaj co najmniej 1
said-steps = kroki ({ $count }): podaj co najmniej 1
said-runs = przebiegi ({ $count }): podaj co najmniej 1
said-samples = próbki ({ $count }): podaj co najmniej 1
said-seat-number = miejsce { $seat }: podaj numer strony albo -1 dla mistrza gry
said-no-answer = { $choice } nie odpowiada na { $question }
said-which-book = sama walka nie mówi, według którego podręcznika się toczy: podaj book
said-odds-over = walka się skończyła: nikt o nic nie jest pytany
said-odds-actor = --actor { $actor }: nie ma takiej postaci; są { $known }
said-odds-not-now = { $actor } nie wybiera teraz; stół czeka na: { $waiting }
said-odds-answer = --answer { $answer }: nie ma postaci ani strony { $who }; są { $known }
said-odds-refused = odpowiedź odrzucono: { $why }
said-odds-never = { $actor } niczego tu nie wybiera
said-nobody-to-fight = zatajone: pytająca strona nie wie o żadnym przeciwniku
said-cannot-be-told = zatajone: z tego, co wie strona, nie da się tego powiedzieć
said-courses = przebiegów kości
said-needs-package = { $what } wymaga pakietu { $package }: pip install { $command }
said-no-plans-choose = { $book } nie ma planów: nie ma z czego wybierać
said-no-plans-weights = { $book } nie ma planów, więc nikt nie zagra w to według wag
said-no-weight = nie ma wagi { $name }; są { $known }
said-weight-number = { $name } = { $value }: podaj liczbę całkowitą, najwyżej 1 000 000
said-no-plans-tune = { $book } nie ma planów: nie ma czego stroić

## Serwer i jego baza

said-workers-sqlite = procesy ({ $count }): plik SQLite obsługuje jeden, kilka dzieli PostgreSQL; podaj --database postgresql://…
said-tls-both = TLS wymaga obu: podaj --tls-cert PLIK i --tls-key PLIK
said-backup-exists = ten plik istnieje; kopia zapasowa niczego nie nadpisuje
said-database-no-file = baza { $database }: nie ma takiego pliku
said-database-no-url = baza { $database }: to nie adres bazy danych
said-backup-to = kopia do { $target }: { $what }
said-copy-damaged = kopia jest uszkodzona: { $what }
said-database-write = baza { $database }: napisz sqlite:///PLIK albo postgresql://…
said-database-outlive = stół musi przetrwać swój serwer: podaj plik dla SQLite
said-database-damaged = baza { $database }: plik jest uszkodzony ({ $what }); użyj kopii zapasowej
said-postgres-wanted = PostgreSQL wymaga `pip install 'fechtbuch[postgres]'`
said-database-open = baza { $database }: ma ją otwartą inny serwer; plik SQLite obsługuje jeden proces, kilka dzieli PostgreSQL
said-database = baza { $database }: { $what }
said-advise-of-a = advise: nie z { $what }; podaj walkę, która się toczy, jaką daje `play`
said-policy-called = { $file }: tak nazywa się już sposób gry z podręcznika; zmień nazwę pliku
said-no-rulebook = { $value }: nie ma takiego podręcznika; są { $known }
said-chart-of-a = chart: z { $what } nie da się nic narysować; da się z symulacji, przeglądu, porównania, dnia i odpowiedzi takiej jak ta od balance
said-chart-not-of-this = chart { $kind }: z tego nie da się narysować; { $known }
said-no-scenario-of = scenariusz wczytuje się z nazwy, pliku lub danych; nie z { $value }
said-no-changes = zmiany: podaj wartości według ścieżki; nie { $value }
said-no-axes = sweep: podaj wartości według ścieżki lub teksty takie jak kurt.ws=2..6; nie { $value }
said-sweep-no-values = sweep { $path }: nie ma wartości; podaj co najmniej jedną
