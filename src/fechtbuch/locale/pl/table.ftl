### Słowa samej strony. O tym, co dzieje się w walce, opowiadają podręczniki.

## Każda strona

skip-to-content = Przejdź do treści
pages = Nawigacja
lobby = Poczekalnia
build = Ułóż walkę
simulate = Laboratorium
language = Język
light =
    { $light ->
        [light] Wygląd: jasny
        [dark] Wygląd: ciemny
       *[auto] Wygląd: jak w urządzeniu
    }
close = Zamknij
cancel = Anuluj
save = Zapisz
loading = Chwileczkę.
yes = tak
no = nie
menu = Menu
error-offline = Nie można połączyć się z serwerem.
error-offline-remedy = Nic nie przepadło. Sprawdź połączenie i spróbuj ponownie.
error-server = Serwer nie mógł tego zrobić. Nic nie przepadło.

## Poczekalnia

lobby-title = Wybierz walkę
books = Podręczniki
against = przeciw
side-of =
    { $count ->
        [one] { $side } ({ $count } postać)
        [few] { $side } ({ $count } postacie)
        [many] { $side } ({ $count } postaci)
       *[other] { $side } ({ $count } postaci)
    }
play-engine = Graj przeciw silnikowi
starting = Otwieranie stołu…
new-table = Stół dla drużyny
is-it-fair = Czy to wyrównane?
you = Ty
your-tables = Twoje stoły
forget = Zapomnij o nich
own-fight = Własna walka
own-fight-text = Ustaw postacie z katalogu lub z własnych plików na mapie, którą namalujesz, wróć do zapisanej walki albo zobacz, jak skończyłaby się dziesięć tysięcy razy.
load-record = Wczytaj zapisaną walkę

## My fighters

my-fighters = Moje postacie
my-scenes = Moje sceny
fighters-text = Napisz kartę albo przynieś gotową. Wszystko zostaje pod własnym kluczem i może trafić do każdego stołu.
begin-with = Zacznij od
blank-sheet = Pusta karta ({ $book })
new-fighter = Nowa postać
import-files = Importuj pliki
import-hint = .gcs programu GURPS Character Sheet 5, tabele .csv i .tsv, postacie i sceny .toml albo .json, lub ich .zip.
brought-in = Co zostało wczytane
agreement = { $agree } z { $all } liczb jest jak w pliku.
edit = Edytuj
duplicate = Kopiuj
copy-of = { $name } (kopia)
portrait = Portret
delete = Usuń
delete-sure = Usunąć na dobre: { $name }?
bout = Walka jeden na jednego
bout-title = Starcie
foe = Przeciw
my-key = Twój klucz
export-all = Pobierz wszystko (zip)
delete-all = Usuń wszystko
delete-all-sure = Usunąć wszystkie postacie, sceny i klucz?
sheet-numbers = Wartości
sheet-later = Więcej, jeśli trzeba
keep-wounds = Przenieś rany
wounds-kept = Rany zapisane: { $name }.
sheet-gear = Ekwipunek
sheet-add = Dodaj
sheet-search = Szukaj i dodaj
sheet-special = Szczegóły
sheet-move = Przenieś
sheet-key = Krótka nazwa, np. stary-topor
sheet-kept = { $name }: zapisano.
leave-sure = Wyjść bez zapisania zmian?
keep = Zapisz
what-follows = Co z tego wynika
drop-hint = Albo upuść je gdziekolwiek na tej stronie.
look-title = Wygląd: { $name }
portrait-file = Obraz
portrait-hint = PNG, JPEG albo WebP, najwyżej dziesięć megabajtów. Widać jego środek, w kole.
arms-title = Albo herb
arms-charge = Godło
arms-field = Pole
arms-ink = Barwa godła
arms-take = Przyjmij ten herb
look-none = Ani jedno, ani drugie
open-in-builder = Przerób scenę
instead-of = Zamiast: { $name }
as-in-scene = jak w scenie
keep-scene = Zachowaj w moich scenach
scene-kept = Zachowano: „{ $name }”.
open-my-scene = Otwórz jedną z moich scen
charge-sword = Miecz
charge-messer = Messer
charge-axe = Topór
charge-mace = Buława
charge-pike = Pika
charge-halberd = Halabarda
charge-bow = Łuk
charge-gun = Rusznica
charge-shield = Tarcza
charge-beast = Łapa
charge-horse = Koń
charge-fist = Pięść
tincture-gules = Czerwień
tincture-azure = Błękit
tincture-vert = Zieleń
tincture-sable = Czerń
tincture-purpure = Purpura
tincture-or = Złoto
tincture-argent = Srebro
my-key-text = Kto ma ten odnośnik, ma twoje postacie. Zachowaj go: nikt ci go nie odda. { $days ->
    [0] { "" }
   *[other] Po { $days } dniach bez odwiedzin zostaną zapomniane.
}
still-wrong = { $count ->
    [one] Jedna rzecz się jeszcze nie zgadza
    [few] { $count } rzeczy się jeszcze nie zgadzają
    [many] { $count } rzeczy się jeszcze nie zgadza
   *[other] { $count } rzeczy się jeszcze nie zgadza
}

## Stół dla drużyny

group-title = Stół: „{ $title }”
player = Gracz { $number }
seat-number = Miejsce { $number }
who-plays = Kto kim gra?
the-engine = silnik
group-real-dice = Wszyscy rzucają prawdziwymi kośćmi i wpisują wyniki
open-table = Otwórz stół
group-links = Stół jest otwarty i czeka na twój znak. Wyślij każdemu graczowi odnośnik do jego miejsca; kto ma odnośnik, ten ma miejsce.
link-open = Otwórz
link-copy = Kopiuj odnośnik
link-copied = Odnośnik skopiowano.
link-qr = Kod QR
link-qr-label = Kod QR odnośnika: { $name }
link-spectator = Widzowie (patrzą, niczego nie ruszają)
link-replay = Powtórka
link-new = Utwórz odnośnik
link-renew = Odnów odnośnik
link-revoke = Unieważnij odnośnik
link-made = { $seat }: nowy odnośnik gotowy; starszy już nie działa.
link-revoked = { $seat }: odnośnik już nie działa.
open-as-master = Otwórz jako mistrz gry

## Zajmowanie miejsca

joining = Siadasz do stołu…
connection-lost =
    { $waiting ->
        [0] Połączenie zerwane. Nic nie przepadło; próbujemy połączyć się ponownie.
        [one] Połączenie zerwane. Twoja odpowiedź jest zachowana i zostanie wysłana zaraz po powrocie.
        [few] Połączenie zerwane. Twoje { $waiting } odpowiedzi są zachowane i zostaną wysłane zaraz po powrocie.
        [many] Połączenie zerwane. Twoich { $waiting } odpowiedzi jest zachowanych i zostanie wysłanych zaraz po powrocie.
       *[other] Połączenie zerwane. Twoje odpowiedzi są zachowane i zostaną wysłane zaraz po powrocie.
    }
connection-back = Połączono ponownie. Nic nie przepadło.
compiling-now = Zasady są właśnie kompilowane. Do tego czasu wszystko działa, tylko wolniej; potem ta strona sama połączy się ponownie.
compiled-now = Zasady są już skompilowane. Nic nie przepadło.
link-invalid-title = Ten odnośnik nie prowadzi do żadnego stołu
link-invalid = Odnośnik jest nieprawidłowy albo wygasł. Poproś mistrza gry o nowy.
your-name = Twoje imię
take-seat = Zajmij miejsce
before-start = Obecni gracze: { $here } z { $seats }. Walka zacznie się na twój znak.
start-fight = Zacznij walkę
invite = Zaproś

## Wskazówki dla nowych

hint = Jak to działa
hint-next = Dalej

## Mapa

map-label = Mapa
map-help = Strzałki wybierają wśród osiągalnych pól, Enter bierze pole. Z klawiszem Shift, albo gdy takich pól nie ma, przesuwają mapę. Plus i minus przybliżają i oddalają, 0 pokazuje postacie.
map-as-text = Mapa słowami
map-size =
    { $topology ->
        [hexes] Heksy: { $wide } na { $high }.
       *[squares] Pola: { $wide } na { $high }.
    }
distance-to =
    { $far ->
        [one] { $fighter }: o { $far } pole.
        [few] { $fighter }: o { $far } pola.
        [many] { $fighter }: o { $far } pól.
       *[other] { $fighter }: o { $far } pola.
    }
zoom-in = Przybliż
zoom-out = Oddal
zoom-fit = Pokaż postacie
pick-fighter = Wybierz: { $fighter }
at-field = pole { $x },{ $y }
out-of-fight = poza walką
health = Zdrowie
health-of = zdrowie { $health } z { $full }
health-unknown = zdrowie nieznane
health-called = { $book ->
        [landsknecht] W podręczniku to Żywotność: ile zostało, nie ile ubyło.
        [gurps] W podręczniku to punkty zdrowia (PZ): ile zostało, nie ile ubyło.
        [tales-and-legends] W podręczniku to Życie: ile zostało, nie ile ubyło.
       *[other] Ile zostało, nie ile ubyło.
    }

## Kolejność i szanse

turn-order = Kolejność
turn-done = po swojej turze
turn-now = działa teraz
labelled = { $label }: { $text }
round = Runda { $round }
chance-label = Szansa na zwycięstwo: { $shares }

## Pytanie

question = Pytanie
paused = Stół jest wstrzymany.
waiting-for = Czekamy: { $who }.
options = Odpowiedzi
options-for = Cel: { $target }
all-options = Wszystkie odpowiedzi
back = Wstecz
do-it = Wykonaj
sending = Wysyłanie…
standing-answers = Stałe odpowiedzi
take-back = Cofnij
choose = Wybierz
pick-field =
    { $count ->
        [one] Osiągalne jest { $count } pole. Dotknij go na mapie albo wybierz tutaj.
        [few] Osiągalne są { $count } pola. Dotknij jednego na mapie albo wybierz tutaj.
        [many] Osiągalnych jest { $count } pól. Dotknij jednego na mapie albo wybierz tutaj.
       *[other] Osiągalne pola: { $count }. Dotknij jednego na mapie albo wybierz tutaj.
    }
why-not = Dlaczego nie…?
why-not-what = Dlaczego nie mogę
ask = Zapytaj
why-last = Dlaczego? Ostatnia liczba
why-nothing = Żadnej liczby jeszcze nie objaśniono.
let-engine-answer = Niech zdecyduje silnik
mean-damage = { $fighter }: średnie obrażenia
odds-harm = { $fighter }: obrażenia { $share }
odds-exact = dokładnie
odds-estimated = w przybliżeniu
countdown =
    { $seconds ->
        [one] Została { $time } sekunda.
        [few] Zostały { $time } sekundy.
        [many] Zostało { $time } sekund.
       *[other] Zostało { $time } sekundy.
    }
countdown-default =
    { $seconds ->
        [one] Została { $time } sekunda, potem: { $answer }.
        [few] Zostały { $time } sekundy, potem: { $answer }.
        [many] Zostało { $time } sekund, potem: { $answer }.
       *[other] Zostało { $time } sekundy, potem: { $answer }.
    }
answer-for = Odpowiedz za:
volunteer = Poza kolejnością

## Prawdziwe kości

die = Kość { $number }, ścian: { $sides }
die-more = Dodaj kość
dice-send = Zatwierdź rzut
dice-table-rolls = Niech rzuci stół
real-dice = Prawdziwe kości
real-dice-on = Rzucam prawdziwymi kośćmi
real-dice-off = Niech stół rzuca za mnie

## Dziennik

log = Dziennik
log-filter = Pokaż
log-all = Wszystko
log-mine = Moje
log-full = Liczby
log-rolls = Rzuty
log-earlier = Pokaż wcześniejsze wpisy
log-fold = Zwiń
log-steps =
    { $count ->
        [one] (jeden krok)
        [few] ({ $count } kroki)
        [many] ({ $count } kroków)
       *[other] ({ $count } kroku)
    }
log-unfold =
    { $count ->
        [0] Szczegóły
        [one] { $count } rzut
        [few] { $count } rzuty
        [many] { $count } rzutów
       *[other] { $count } rzutu
    }
decided-by = Kto zdecydował: { $who }
decided-referee = mistrz gry
decided-table = stół
decided-default = nikt na czas
decided-standing = stała odpowiedź
decided-engine = silnik

## Karta postaci

sheet = Karta
fighter = Postać
mine = moja
states = Stany
in-hand = W ręku:
played-by-engine = gra silnik
is-hidden = w ukryciu

## Panele

panels = Panele
tab-map = Walka
tab-order = Kolejność
tab-log = Opowieść
tab-sheet = Karta
tab-master = MG

## Klawisze

keys = Klawiatura
key-question = do pytania
key-map = do mapy
key-log = do dziennika
key-sheet = do karty
key-confirm = wykonaj to, co ułożone, albo najlepsze
key-back = krok wstecz
key-help = ta lista

## Mistrz gry

game-master = Mistrz gry
undo = Cofnij
redo = Ponów
pause = Wstrzymaj
go-on = Wznów
go-on-stored = Graj dalej od zapisanego stanu
    .short = Graj od zapisanego stanu
undone = Dotąd cofnięto: { $count }
undo-to-here = Cofnij do tego miejsca
undo-to-here-sure = Wszystko, co potem, zostanie cofnięte. „Ponów” przywróci to, dopóki nikt nie zdecyduje inaczej.
seats = Miejsca
seat-new = Nowe miejsce
seat-add = Dodaj miejsce
seat-remove = Usuń miejsce
seat-online = przy stole
seat-offline = poza stołem
seat-empty = bez postaci
seat-engine = Gra silnik
seat-hand-over = Przekaż postacie
seat-fighters = Postacie: { $seat }
settings = Ustawienia
deadline = Czas na odpowiedź
deadline-seconds =
    { $seconds ->
        [0] bez ograniczeń
        [one] { $seconds } sekunda
        [few] { $seconds } sekundy
        [many] { $seconds } sekund
       *[other] { $seconds } sekundy
    }
reveal-foes = Gracze widzą liczby przeciwników
advice-players = Gracze widzą szansę na zwycięstwo i to, co wygrywa najczęściej
typed-dice-players = Gracze mogą wpisywać prawdziwe kości
link-referee = Twój własny odnośnik mistrza gry
link-referee-sure = Dostaniesz nowy odnośnik, a stary przestanie działać na każdym urządzeniu; tylko ta strona przejdzie na nowy.
link-renew-of = Nowy odnośnik: { $name }
link-renewed = Jest nowy odnośnik; stary już nie działa.
kept-days =
    { $days ->
        [one] Ten stół zostanie zapomniany, gdy przez { $days } dzień nic się tu nie wydarzy. Zapisz przebieg walki, jeśli chcesz go zachować.
        [few] Ten stół zostanie zapomniany, gdy przez { $days } dni nic się tu nie wydarzy. Zapisz przebieg walki, jeśli chcesz go zachować.
        [many] Ten stół zostanie zapomniany, gdy przez { $days } dni nic się tu nie wydarzy. Zapisz przebieg walki, jeśli chcesz go zachować.
       *[other] Ten stół zostanie zapomniany, gdy przez { $days } dnia nic się tu nie wydarzy. Zapisz przebieg walki, jeśli chcesz go zachować.
    }
delete-table = Usuń stół
delete-table-sure = Walka, jej zapis, wszystkie miejsca i odnośniki znikną na dobre, dla wszystkich. Najpierw zapisz przebieg, jeśli ktoś chce go mieć.
delete-table-do = Usuń na dobre
files = Pliki
save-record = Zapisz przebieg
story = Opowieść
story-html = Zapisz jako stronę
story-md = Zapisz jako Markdown
show-fighter = Pokaż
hide-fighter = Ukryj

## Orzeczenia

edict = Orzeczenie
edict-new = Orzeczenie
edict-here = Orzeczenie w tym miejscu
edict-what = Co
edict-in-past = W tamtej chwili; późniejsze decyzje zostaną zastosowane ponownie, dopóki pasują
edict-set = Ustaw wartość
edict-add-state = Dodaj stan
edict-remove-state = Zdejmij stan
edict-modifier = Modyfikator następnego rzutu
edict-allow = Pozwól na działanie spoza zasad
edict-skip = Pomiń turę
order-earlier = Działa wcześniej
order-later = Działa później
order-drag = przeciągnij w inne miejsce albo Shift i strzałki
edict-add-fighter = Dodaj postać
edict-remove-fighter = Usuń postać
edict-say = Powiedz coś
edict-end = Zakończ walkę
edict-field = Wartość
edict-value = Nowa wartość
edict-health = Zdrowie: ile zostało, nie ile ubyło.
edict-state-value = Ile, jeśli się liczy
state = Stan
edict-amount = Modyfikator
edict-allow-text = Co robi
edict-price = Cena w akcjach
edict-say-text = Słowa
edict-winner = Zwycięzca
nobody = nikt
edict-use = Kto dołącza
edict-file-hint = To, co pochodzi z pliku, zostaje też w „Moich postaciach”.
edict-file-other = W tym pliku nie ma postaci do gry { $book }
edict-name = Imię
edict-place = Pole
edict-tap-fighter = albo dotknij na mapie
edict-tap-field = Dotknij pola na mapie albo je wpisz.
edict-hidden = Przybywa w ukryciu przed wrogami
side = Strona
edict-send = Niech tak będzie

## Po walce

watch-replay = Obejrzyj powtórkę
another-fight = Inna walka
fairness = Czy kości były uczciwe?
fairness-how = Przed pierwszym rzutem stół ustalił tajne ziarno i pokazał jego skrót. Potem przeglądarka każdej osoby przy stole dodała własną losową wartość; wszystkie rzuty wynikają z ziarna, tych wartości i udzielonych odpowiedzi. Dlatego ani serwer, ani mistrz gry nie mogli sami ich wybrać. Po walce ziarno zostaje pokazane i każdy może przeliczyć każdą kość.
fairness-commitment = Skrót pokazany od początku:
fairness-seed = Ziarno:
fairness-values = Dodano do kości:
fairness-value = { $name }, przed pierwszym rzutem.
fairness-value-later = { $name }, do wszystkich późniejszych rzutów.
fairness-mine = (ta przeglądarka)
fairness-nobody = Żadna przeglądarka niczego nie dodała do tych kości.
fairness-later = Ziarno zostanie ujawnione po walce.
fairness-reveal = Ujawnij ziarno
fairness-check = Sprawdź tutaj
fairness-offline = Każdą kość można sprawdzić na własnym komputerze:
fair-yes =
    { $dice ->
        [one] Jedyną kość rzuconą przez stół przeliczono
        [few] Wszystkie { $dice } kości rzucone przez stół przeliczono
        [many] Wszystkie { $dice } kości rzuconych przez stół przeliczono
       *[other] Wszystkie { $dice } kości rzuconych przez stół przeliczono
     } tutaj, na tej stronie: z ziarna, którego skrót pokazano przed pierwszym rzutem, { $people ->
        [0] bez wartości dodanych przez graczy,
        [one] z wartości dodanej przez jedną przeglądarkę
        [few] z wartości dodanych przez { $people } przeglądarki
        [many] z wartości dodanych przez { $people } przeglądarek
       *[other] z wartości dodanych przez { $people } przeglądarek
     } i ze wszystkich odpowiedzi. Każda wypadła tak, jak musiała.
fair-mine = Jest wśród nich wartość, którą dodała ta przeglądarka, a stół zaczął od tego, co jej obiecano.
fair-typed =
    { $typed ->
        [one] Jeden rzut wpisano
        [few] { $typed } rzuty wpisano
        [many] { $typed } rzutów wpisano
       *[other] { $typed } rzutów wpisano
     } ręcznie; prawdziwych kości nikt nie sprawdzi.
fair-brought =
    { $brought ->
        [one] Jedna kość pochodzi
        [few] { $brought } kości pochodzą
        [many] { $brought } kości pochodzi
       *[other] { $brought } kości pochodzi
     } z innej walki; poświadcza je jej własny zapis.
fair-no = Nie zgadza się:
fair-no-seed = To nie jest ziarno, które obiecano.
fair-no-header = Początek zapisu został zmieniony.
fair-no-entry = Wpis { $entry } zapisu został zmieniony.
fair-no-die = Przy wpisie { $entry } zapisano inne kości, niż wynikają z ziarna.
fair-no-value = To, co dodała ta przeglądarka, nie liczy się w zapisie.
fair-no-promise = Stół obiecał tej przeglądarce inny początek albo inne ziarno.
replay = Powtórka
share = Udostępnij
share-text = Kto ma ten odnośnik, może obejrzeć walkę.
moment = Chwila
moment-of = chwila { $moment } z { $all }, runda { $round }
moment-number = chwila { $moment }
step-back = Krok wstecz
step-on = Krok naprzód
play = Odtwórz
course-label = Jak często wygrałaby strona { $side }, chwila po chwili
turning-point = Co rozstrzygnęło ({ $swing }):

## Laboratorium

simulate-title = Czy to wyrównane?
simulate-text = Ta sama walka wiele razy, obie strony prowadzi silnik. Przedział pokazuje, jak pewny jest wynik; zwęża się na twoich oczach.
simulate-table = Walka twojego stołu, od początku.
simulate-other = Inny scenariusz
scenario = Scenariusz
fights = Walki
simulate-more = Najpierw coś zmień
simulate-set = Ustaw
simulate-sweep = Zmieniaj
simulate-run = Uruchom
simulate-waiting = Czeka na swoją kolej…
simulate-running = Walki: { $done } z { $fights }
simulate-done =
    { $done ->
        [one] { $done } walka
        [few] { $done } walki
        [many] { $done } walk
       *[other] { $done } walki
    }
simulate-cancelled =
    { $done ->
        [one] Przerwano po { $done } walce
        [few] Przerwano po { $done } walkach
        [many] Przerwano po { $done } walkach
       *[other] Przerwano po { $done } walki
    }
simulate-failed = Nie udało się.
result = Wynik
progress = Postęp
interval = 95%: od { $low } do { $high }
draws = Nikt nie wygrywa: { $share }.
rounds-taken = Rundy: średnio { $mean }, zwykle od { $low } do { $high }, połowa walk najwyżej { $middle }.
chart-win-share = Jak często wygrywa każda strona
chart-rounds = Jak długo trwają walki
chart-survival = Kto jest wciąż w walce
chart-damage = Skąd biorą się obrażenia
chart-heat-map = Udział zwycięstw w zależności od dwóch wartości

## Pytania laboratorium

ask-fair = Czy to wyrównane?
ask-balance = Co by to wyrównało?
ask-sensitivity = Od czego to zależy?
ask-why = Co rozstrzyga?
ask-matchups = Kto kogo bije?
ask-regress = Co zmienia zasada?
ask-value = Ile kto jest wart?
ask-ladder = Jak dobrze gra silnik?
ask-about-balance = Wybierz, co może być inne. Wszystkie wartości walczą na tych samych kościach; odpowiedź leży tam, gdzie krzywa spotyka to, czego chcesz.
ask-about-sensitivity = Każda liczba o krok wyżej i niżej, każda rzecz zostawiona w domu, każda opcja w drugą stronę: ile to jest warte.
ask-about-why = Co zostaje z wyniku, gdy czegoś zabraknie, jaki udział ma każda rzecz i jak taka walka zwykle przebiega.
ask-about-matchups = Każdy walczy z każdym, po połowie na obu stronach: oceny, kręgi i kogo wybrać.
ask-about-regress = Opcja albo liczba zmienia się we wszystkich scenariuszach podręcznika, na tych samych kościach co przedtem.
ask-about-value = Armie są losowane i walczą ze sobą. Koszty dobiera się tak, by armie o równym koszcie były równe.
ask-about-ladder = Każdy poziom gry przeciw każdemu innemu, na tych samych kościach i z zamianą stron; oraz przeszukiwanie, które zna najlepszy z nich.
ladder-novice = Nowicjusz
ladder-trained = Wprawny
ladder-book = Jak w podręczniku
ladder-strong = Silny
ladder-about-novice = Planuje, patrząc tylko na obrażenia; popełnia błędy.
ladder-about-trained = Planuje mniej więcej tak dobrze, jak własna gra podręcznika.
ladder-about-book = Pierwsza gra, z którą przyszedł każdy podręcznik; nigdy się nie zmienia.
ladder-about-strong = Planuje z wagami znalezionymi w walkach; zwykły poziom stołu i laboratorium.
ladder-read = Obok każdego udziału stoi, z ilu jest walk i w jakich granicach prawdziwy mieści się 95 razy na 100. Kto wygrywa dziesięć walk z jedenastu, ma ocenę o 400 punktów wyższą.
ladder-current = Zmierzone na obecnych zasadach, wersja { $version }.
ladder-older = Zmierzone na wersji { $version } zasad; od tego czasu się zmieniły.
ladder-matrix = Ile wiersz zdobywa przeciw kolumnie
ladder-level = Poziom
ladder-rating = Ocena
ladder-grounds = Silny, teren po terenie
ladder-ground = Teren
ladder-ahead = Przeciw podręcznikowi
ladder-sought = Przeszukiwanie przeciw niemu
ladder-draws = Remisy ze sobą
ladder-span = { $low } do { $high }, { $fights ->
    [one] { $fights } walka
    [few] { $fights } walki
    [many] { $fights } walk
   *[other] { $fights } walki
}
ladder-holes = Co wolałoby zrobić przeszukiwanie
ladder-rollouts = Prób na decyzję: { $rollouts }
ladder-gain = { $gain } ± { $error } punktu na walkę:
ladder-on-1v1 = Pojedynek
ladder-on-4v4 = Czterech na czterech
ladder-on-apart = Sceny, których strojenie nie widziało
ask-vary = Co może być inne
ask-vary-more = I coś jeszcze
ask-vary-low = od
ask-vary-high = do
ask-vary-all = { $values }: próbuje się wszystkich
ask-cost = krok kosztuje
ask-now = { $label }, teraz { $now }
ask-fight = Walka
ask-switches = Opcje i okoliczności
ask-target = Co ma wyjść
ask-target-even = Po równo
ask-target-won = Udział zwycięstw
ask-target-rounds = Długość w rundach
ask-target-standing = Ilu zostaje w walce
ask-target-percent = Procent
ask-target-number = Ile
ask-side = Dla kogo
ask-fights = Walki każdego wariantu
ask-set = Najpierw coś zmień
ask-set-more = Zmień coś
ask-value-of = Nowa wartość
ask-fighters = Kto bierze udział
ask-all = Wszyscy
ask-none = Nikt
ask-squad = Ilu każdego rodzaju walczy razem
ask-battles = Bitwy
ask-battles-usual = tyle, ile trzeba
ask-change = Co się zmienia
ask-change-more = I coś jeszcze
ask-everybody = Liczby wszystkich
ask-scenarios = Tylko w niektórych scenariuszach
ask-run = Zapytaj
ask-again = Zapytaj jeszcze raz
ask-form-waiting = Formularz jest przygotowywany…
ask-waiting = Czeka na swoją kolej…
ask-running = Walki każdego wariantu: { $done } z { $fights }; odpowiedź się wyostrza
ask-done = Stoczono wszystkie walki: po { $fights } na wariant.
ask-ended = Czas minął; walki każdego wariantu: { $done } z { $fights }. To, co znaleziono, jest ważne.
ask-cancelled = Przerwano; walki każdego wariantu: { $done } z { $fights }.
ask-failed = Nie ma odpowiedzi.
as-it-is = Tak jak jest
as-it-is-sure = Walki: { $fights }, dokładność: { $sure } pkt proc.
as-it-is-about = Walki: { $fights }, dokładność: { $sure }
even-mark = po równo
proposals-do = Najmniejsze zmiany, które wystarczą
proposals-near = Co jest najbliżej
proposals-lead-sensitivity = po jednym kroku, najbardziej wyrównane najpierw
proposals-lead-balance = najpierw to, co wystarcza, od najtańszego; potem najbliższe
proposals-none-sensitivity = Jak dotąd nie ma pojedynczego kroku, po którym walka jest na pewno bardziej wyrównana.
proposals-none-balance = Nic z tego, co wypróbowano, nie jest bliżej niż stan obecny.
not-quite = nie całkiem
try-it = wypróbuj
keep-as-scene = zachowaj jako scenę
open-scene = otwórz scenę
how-far = jak daleko trzeba by pójść?
ask-table = Liczby
ask-all-rows = Pokaż wszystkie wiersze: { $count }
ask-story = Jak przebiega taka walka
ask-more = Ponadto
ask-file-json = Wszystko jako JSON
ask-file-csv = Tabela jako CSV
ask-file-parquet = Tabela jako Parquet
ask-link = Skopiuj odnośnik do tego pytania
ask-repeat = Jak zapytać o to samo jeszcze raz
ask-terminal = W terminalu
ask-python = W Pythonie
ask-copy = Kopiuj
ask-copied = Skopiowano.
ask-wrong-whole = Podaj liczbę całkowitą.
ask-wrong-range = Podaj liczbę całkowitą od { $low } do { $high }.
ask-wrong-order = Pierwsza liczba musi być mniejsza.
ask-wrong-share = Podaj liczbę większą od 0 i mniejszą od 100.
ask-wrong-above = Podaj liczbę większą od 0.
ask-wrong-cost = Podaj koszt 0 albo większy.
ask-wrong-vary = Wybierz co najmniej jedną rzecz, która może być inna.
ask-wrong-change = Wybierz co najmniej jedną rzecz do zmiany.
ask-wrong-two = Wybierz co najmniej dwóch.
ask-wrong-many = { $count } to za dużo; wybierz najwyżej { $most }.
ask-wrong-twice = To wybrano dwa razy; wybierz coś innego albo to opuść.
ask-wrong-battles = Podaj co najmniej { $least } bitew albo nic.

## Warsztat

build-title = Ułóż walkę
build-text = Wybierz podręcznik, ustaw postacie po dwóch lub więcej stronach, namaluj teren. Co nie pasuje, powiemy pole po polu.
build-scene = Scena
build-map = Mapa
book = Podręcznik
title = Tytuł
untitled = Bez tytułu
description = Opis
load-scenario = Wczytaj scenariusz
save-scenario = Zapisz scenariusz
fighters = Postacie
side-number = Strona { $number }
side-name = Nazwa strony
side-add = Dodaj stronę
side-remove = Usuń stronę
from-catalogue = Z katalogu
from-file = Z pliku
add = Dodaj
remove = Usuń
place = Ustaw
not-placed = ustawi podręcznik
set-down = Dotknij pola, na którym staje { $fighter }.
options-of-book = Opcje podręcznika
map-wide = Szerokość
map-high = Wysokość
brush = Pędzel
brush-wall = Mur
brush-chasm = Przepaść
brush-screen = Zasłona
brush-difficult = Trudny teren
brush-cover = Osłona
brush-obstacle = Przeszkoda
brush-height = Wzniesienie
brush-erase = Równina
cover-level = Stopień
ground-height = Wysokość
paint-map = Mapa do malowania
paint-help = Maluj wskaźnikiem albo przesuwaj się strzałkami i maluj klawiszem Enter.
check = Sprawdź
check-good = Wszystko pasuje.
check-problems =
    { $count ->
        [one] Nie pasuje { $count } rzecz:
        [few] Nie pasują { $count } rzeczy:
        [many] Nie pasuje { $count } rzeczy:
       *[other] Nie pasuje { $count } rzeczy:
    }
file-loaded = Wczytano { $file }.
file-unreadable = Nie da się odczytać { $file }.

## Podręcznik

rulebooks = Podręczniki
rules = Zasady
rules-here = Zasady, które tu obowiązują
open-rule = Przeczytaj zasadę { $rule }
contents = Spis treści
tables = Tabele
glossary = Słowniczek
whole-book = Cały podręcznik
print = Drukuj
search-rules = Szukaj w zasadach
search-count = Szukaj w { $count } zasadach
search-all-books = Szukaj we wszystkich podręcznikach
found-nothing = Nie znaleziono niczego dla „{ $query }”.
found-count =
    { $count ->
        [one] Znaleziono jedną zasadę.
        [few] Znaleziono { $count } zasady.
        [many] Znaleziono { $count } zasad.
       *[other] Znaleziono { $count } zasady.
    }
rule-count =
    { $count ->
        [one] Jedna zasada
        [few] { $count } zasady
        [many] { $count } zasad
       *[other] { $count } zasady
    }
example = Przykład
around-it = Wokół tej zasady
neighbours = Zasady pokrewne
rulings-on-it = Rozstrzygnięcia do niej
used-in = Używana w
at-work-in = Działa w
used-verbs = Wybory:
used-parts = Składniki liczb:
used-states = Stany:
changes = Co ją zmienia
option-default = Domyślnie: { $value } (z: { $values }).
changed-in = Zmieniona w wersji { $versions } podręcznika.
turn-page = Przewróć kartkę
previous-rule = Poprzednia zasada
next-rule = Następna zasada
back-one-rule = Wróć o jedną zasadę
open-own-page = Otwórz na osobnej stronie
in-this-fight = W tej walce
fight-goes-on = Walka trwa
back-to-turn = Wróć do tury: { $fighter }
back-to-fight = Wróć do walki
licence = Licencja

## Plans, columns and dice

plans = Plany
plan = Plan
wins = wygrywa
tied = nie do odróżnienia od innego planu
risen = Po dalszych próbach wypada lepiej niż pierwszy plan
figure-hit = trafi
figure-hurt = trafi cię
figure-harm = obrażeń
figure-fall = padasz
own-deed = Czyn
own-target = Kogo / mapa
own-how = Jak
build-own = Ułóż własny
hold-card = Przytrzymaj kartę, aby zobaczyć dlaczego.
back-to-plans = Wróć do planów
fields-far =
    { $far ->
        [one] { $far } pole
        [few] { $far } pola
        [many] { $far } pól
       *[other] { $far } pola
    }
down = leży
next = zaraz
strikes = atakuje
answers = odpowiada
explained = Z czego się składa
last-roll = Ostatni rzut
the-blow = Cios, na który odpowiadasz
blow-head = { $who } atakuje: { $total }
struck-at = Dokąd zmierza cios: { $place }
armour-there = pancerz w tym miejscu
blow-harm = obrażenia
no-roll-yet = Nikt jeszcze nie rzucał.
own-dice-hint = Własne kości? Zob. menu.
all-rolls = Wszystkie rzuty
die-shows = { $die } pokazuje { $face }
needed = potrzeba
tab-rolls = Rzuty
you-are = grasz: { $side }
log-new =
    { $count ->
        [one] { $count } nowy wpis
        [few] { $count } nowe wpisy
        [many] { $count } nowych wpisów
       *[other] { $count } nowego wpisu
    }
defence-matrix = Obrony: co robisz i dokąd idziesz
defence-block = Blok
defence-parry = Parowanie
defence-dodge = Unik
stand-here = w miejscu
way-back = w tył
way-aside = w bok
way-forward = w przód
let-it-land = przyjmij cios
reaches-nobody = Nikogo nie ma w zasięgu
not-possible = tu niemożliwe
or-less = { $number } lub mniej
if-it-lands = Jeśli trafi
if-it-lands-text = Średnio { $harm } obrażeń; padasz w { $fall }.
more-defences = Coś szczególnego
key-plan = weź plan
key-columns = czyn, cel, sposób
key-defence = obrona, potem dokąd
key-undo = cofnij
key-order = do kolejności
key-asked = pokaż, do kogo jest pytanie
key-zoom = bliżej, dalej, wszystko
hero-title = Pierwsza walka w trzy minuty
hero-text = Kurt ma messer, Hans halabardę. Widzisz teren, wybierasz spośród kilku planów, a każda liczba mówi, skąd się bierze.
hero-go = Walcz z Hansem
hero-guided = Pokaż mi krok po kroku
scene-size = Wielkość
size-all = Wszystkie
size-duels = Pojedynki
size-few = 3–6 postaci
size-battles = Bitwy
size-short = Do 10 min
size-even = Wyrównane
find-scene = Sceny i postacie
book-landsknecht = Szybko i krwawo. Kto ma dłuższą broń, uderza pierwszy; rozstrzygają dwie rundy.
book-gurps = Sekunda po sekundzie. Wybierz manewr, lokację, parowanie i dokąd zrobisz krok.
book-phase-six = Akcje są monetą: wydaj je na cios albo zachowaj na parowanie. Szóstki rzuca się dalej.
book-tales-and-legends = Bohaterowie i bestie. Sił ubywa, pancerz pęka, a niedźwiedź się nie męczy.
all-scenes =
    { $count ->
        [one] Jedyna scena
        [few] Wszystkie { $count } sceny
        [many] Wszystkie { $count } scen
       *[other] Wszystkie { $count } sceny
    }
no-scene = Żadna scena nie pasuje.
read-book = Czytaj podręcznik
duel = pojedynek
minutes = { $minutes } min
scene-even = Silnik przeciw silnikowi, wygrane na 100 walk: { $side } { $ours }, pozostali { $theirs }
hexes = heksy
play-side = Kim grasz?
join = Dołącz
join-link = Wklej zaproszenie
join-wrong = To nie jest odnośnik do stołu.
your-turn = Twoja kolej
table-gone = już go nie ma
coach-1-title = To ty.
coach-1 = Pierścień to twoje zdrowie, godło to broń. Obrys pokazuje, dokąd dojdziesz.
coach-2-title = To twoje plany.
coach-2 = Każdy to cały zamiar: dokąd idziesz, kogo bijesz i czym. Liczby to szansa trafienia, obrażenia i szansa, że padniesz. Dotknij tego, który ci się podoba.
coach-3-title = Oto dlaczego.
coach-3 = Kości tak, jak wypadły, i każda część liczby, z którą je porównano. Oznaczenie zasady otwiera zasadę.
coach-4-title = Teraz jego kolej.
coach-4 = Gdy uderzy, pytanie pojawi się tutaj, a odpowiesz jednym dotknięciem. Opowieść mówi o wszystkim, co się dzieje.
coach-of = { $step } z 4
coach-skip = Znam to, chcę walczyć
guide-1-title = Prowadzisz ten stół.
guide-1 = Gdy wszyscy są, zaczynasz walkę. Potem widzisz tu, kto i o co jest pytany: czekaj, odpowiedz za kogoś albo zostaw to silnikowi.
guide-2-title = Widzisz wszystko.
guide-2 = Na twojej mapie są także ukryci. Dotknij kogoś, by zobaczyć kartę, albo przeciągnij na inne pole.
guide-3-title = Twoje słowo stoi ponad zasadami.
guide-3 = Orzeczenie ustala wartości, stany i miejsca, z wiersza opowieści także wstecz. „Cofnij” odwraca wszystko, orzeczenie też.
guide-4-title = Miejsca, odnośniki, notatki.
guide-4 = Tu zapraszasz graczy, przekazujesz postacie, ustalasz czas na odpowiedź i robisz notatki tylko dla siebie.
guide-skip = Znam to, chcę prowadzić
rematch = Rewanż
always-if = Zawsze: { $answer }
less = mniej
more = więcej
no-tables = Nie masz jeszcze żadnego stołu. Te, które otworzysz, będą tu widoczne razem z tym, czyja jest kolej. Jeśli ktoś cię zaprosił, wklej odnośnik w pole.
## Narzędzia na mapie

ruler = Linijka
point = Wskaż pole
may-charge = { $who } może szarżować
points-at = { $who } wskazuje pole { $x },{ $y }.
no-line = brak linii wzroku

## Rozmowa, pomoce i notatki

tab-talk = Rozmowa
talk-empty = Nikt jeszcze nic nie powiedział. To, co powiesz jednej osobie, nie trafi do nikogo innego.
talk-muted = Mistrz gry wyciszył to miejsce.
talk-to = Do
talk-all = wszystkich
talk-to-whom = tylko do: { $whom }
talk-aloud = Powiedz coś
talk-whisper = Szepnij coś
talk-send = Wyślij
hand-out = Rozdaj
hand-out-title = Tytuł pomocy
seat-muted = Nie może pisać do innych
room-left =
    { $count ->
        [0] Więcej się tu nie zmieści.
        [one] Zmieści się tu jeszcze { $count } znak.
        [few] Zmieszczą się tu jeszcze { $count } znaki.
        [many] Zmieści się tu jeszcze { $count } znaków.
       *[other] Zmieści się tu jeszcze { $count } znaku.
    }
notes = Notatki
notes-hint = Nikt inny tego nie widzi
notes-kept = Zachowane, tylko dla ciebie
notes-keeping = Zachowywanie…
## Jak dobrze gra silnik, szybka gra, poddanie się, dalsza gra z powtórki

engine-level = Silnik gra
level-usual = jak przewiduje scena
level-novice = jak nowicjusz
level-trained = jak ktoś wprawny
level-strong = najlepiej, jak umie
quick-mode = Szybka gra
quick-mode-text = nic, co można cofnąć, nie wymaga potwierdzenia
surrender = Poddaj się
surrender-sure = Twoja strona się poddaje i walka się kończy. Tego nie da się cofnąć.
go-on-here = Graj dalej od tej chwili
go-on-here-text = Nowy stół zaczyna się w tej chwili, z nowymi kośćmi. To, co było wcześniej, pozostaje bez zmian.
## To urządzenie i adresy, pod które trafią inni

this-device = To urządzenie
sound = Dźwięki
hum = Wibracja, gdy pytanie jest do mnie
stay-awake = Nie wygaszaj ekranu
install = Zainstaluj Fechtbuch
not-secure = Ten adres nie jest bezpieczny (https albo ten sam komputer), więc przeglądarka nie może zainstalować strony, powstrzymać wygaszania ekranu ani otworzyć jej bez połączenia. Kto prowadzi serwer, może nadać mu certyfikat.
qr-unreachable = Telefon nie otworzy tego adresu: serwer działa tylko dla tego komputera. Uruchom go z --host 0.0.0.0, aby inni w sieci mogli dołączyć.
qr-address = Kod prowadzi pod { $address }, adres tego komputera w sieci.
## Duży ekran, obrazy, druk, tempo powtórki

big-screen = Duży ekran dla wszystkich
as-picture = Zapisz jako obraz
print-story = Drukuj opowieść
print-sheet = Drukuj kartę
speed = Tempo
turning-points = Punkty zwrotne

## Wieczór z kilkoma starciami

evening = wieczór
evening-usual = Wieczór
evening-prepare = Przygotuj wieczór
evening-about = Kilka starć z rzędu z tą samą drużyną. Rany, zużyta amunicja, utracony ekwipunek i odpoczynki przechodzą dalej według zasad podręcznika, a jeden odnośnik prowadzi każdego tam, gdzie się właśnie gra.
evening-name = Jak nazywa się wieczór
evening-book = Podręcznik
evening-encounters = Starcia
evening-foes = Kto gra wszystkimi innymi?
evening-make = Przygotuj wieczór
evening-party = Drużyna
evening-party-text = Bohaterowie pierwszego starcia przechodzą przez cały wieczór.
evening-waiting = przed pierwszym starciem
evening-playing = w grze
evening-between = między dwoma starciami
evening-ended = wieczór skończony
evening-playing-text = To starcie jest właśnie rozgrywane.
evening-to-table = Przejdź do stołu
evening-ended-text = Wszystko, co rozegrano, można tu obejrzeć jeszcze raz.
evening-resume = Graj jednak dalej
evening-waiting-text = Mistrz gry się przygotowuje. Ta strona zaprowadzi cię do stołu, gdy tylko otworzy się pierwsze starcie.
evening-between-text = Złap oddech. Ta strona zaprowadzi cię do stołu, gdy tylko będzie co grać.
evening-nothing-left = Wszystko, co zaplanowano, zostało rozegrane.
evening-end = Zakończ wieczór
evening-line-up = Kolejność
evening-line-up-text = Co nie jest jeszcze otwarte, można przesunąć, wyjąć albo uzupełnić. Gracze niczego się o tym nie dowiedzą.
evening-next = Starcie { $number }
evening-against = Przeciwko: { $foes }
evening-nobody = Według zasad podręcznika nikt nie może tak walczyć dalej. Wybierz dłuższy odpoczynek albo zagraj starcie jeszcze raz.
evening-open = Otwórz starcie
evening-again = Zagraj jeszcze raz
evening-again-sure = Starcie zaczyna się od nowa, z drużyną taką, jaka do niego przyszła. To, co rozegrano, zostaje odłożone i można je jeszcze obejrzeć.
evening-back = Cofnij otwarcie
evening-back-sure = Wieczór wraca do chwili przed otwarciem tego starcia; poprzednią walkę znów można zmienić. To, co tu rozegrano, zostaje odłożone i można je jeszcze obejrzeć.
evening-nothing-yet = Niczego jeszcze nie rozegrano.
evening-links = Jeden odnośnik dla każdego
evening-links-text = Przez cały wieczór prowadzi do starcia, które się właśnie rozgrywa.
evening-kept = { $days ->
    [one] Zostanie zapomniany, gdy przez jeden dzień nic się nie wydarzy.
    [few] Zostanie zapomniany, gdy przez { $days } dni nic się nie wydarzy.
    [many] Zostanie zapomniany, gdy przez { $days } dni nic się nie wydarzy.
   *[other] Zostanie zapomniany, gdy przez { $days } dnia nic się nie wydarzy.
}
evening-delete = Usuń wieczór
evening-delete-sure = Wieczór i wszystkie jego walki zostaną usunięte na dobre i żaden odnośnik do nich nie będzie działał.
evening-chance = Gdyby grał silnik
evening-chance-text = { $fights ->
    [one] sprawdzone raz, z drużyną taką, jaka jest
    [few] sprawdzone { $fights } razy, z drużyną taką, jaka jest
    [many] sprawdzone { $fights } razy, z drużyną taką, jaka jest
   *[other] sprawdzone { $fights } razu, z drużyną taką, jaka jest
}
evening-moved = Wieczór poszedł dalej.
evening-follow = Przejdź tam, gdzie się teraz gra
evening-whole = Cały wieczór
lined-up = { $title }: wcześniej
lined-down = { $title }: później
lined-out = { $title }: wyjmij
lined-add = Dodaj starcie
lined-choose = wybierz scenę…
lined-own = własna
rest-before = Odpoczynek przedtem
rest-none = żaden
outcome-playing = w grze
outcome-won = wygrane
outcome-lost = przegrane
outcome-drawn = nierozstrzygnięte
outcome-broken-off = przerwane
outcome-coming = przed nami
outcome-aside = odłożone
member-behind = zostaje z tyłu
change-gone = nie ma
change-new = nowe
evening-result = { $title }: { $result }
