### Co jest nie tak z plikiem scenariusza, postaci albo ciągu i co byłoby dobrze. Podręczniki dodają
### swoje, w pliku sheet.ftl.

## Co jest nie tak

problem-found = jest: { $value }
problem-other = { $text }
problem-missing = brakuje
problem-no-such-field = nie ma takiego pola
problem-unknown = nie ma takiej rzeczy ({ $kind })
problem-not-possible = nie jest żadną z możliwych wartości
problem-whole-number = musi być liczbą całkowitą
problem-yes-or-no = musi być true albo false
problem-text = musi być tekstem
problem-list = musi być listą
problem-table = musi być tabelą
problem-too-small = za mało
problem-too-large = za dużo
problem-too-short = za krótkie
problem-too-long = za długie
problem-multiple = musi być wielokrotnością { $step }
problem-characters = zawiera znaki, które nie są tu możliwe
problem-unshown = zawiera znak, którego nie da się pokazać
problem-name-unshown = ma nazwę ze znakiem, którego nie da się pokazać

## Scenariusze

problem-no-scenario = nie ma ani scenariusza o tej nazwie, ani takiego pliku
problem-no-book = nie jest zainstalowanym podręcznikiem
problem-no-option = { $book } nie ma takiej opcji
problem-side-twice = inna strona ma tę samą krótką nazwę
problem-no-side = nie jest stroną
problem-no-such-side = `{ $side }` nie jest stroną
problem-no-other-side = nie jest inną stroną
problem-no-policy = nie jest sposobem gry
problem-too-many-fighters = mają zbyt wiele postaci
problem-fighter-twice = inna postać ma tę samą krótką nazwę
problem-no-fighter = { $book } nie ma postaci o tej nazwie
problem-other-book = to postać z innego podręcznika, { $book }
problem-names-file = wskazuje plik, a to może tylko scenariusz z własnego pliku, ścieżką względną
problem-places =
    podaje { $fields ->
        [one] jedno pole
        [few] { $fields } pola
       *[other] { $fields } pól
    } dla { $fighters ->
        [one] jednej postaci
       *[other] { $fighters } postaci
    }
problem-unplaced = brakuje, choć inni są ustawieni
problem-taken = tam stoi już `{ $fighter }`
problem-in-wall = leży w murze

## Mapy

problem-outside = leży poza mapą
problem-no-field = nie jest polem mapy
problem-no-place = nie jest miejscem na mapie
problem-no-rectangle = nie jest prostokątem
problem-inside-out = ma zamienione rogi
problem-painted-over = ma zbyt wiele miejsc nałożonych na siebie
problem-map-too-large = to za duża mapa
problem-too-far = leży za daleko od reszty
problem-one-character = nie jest pojedynczym znakiem
problem-no-legend = ma w kolumnie { $column } znak, którego nie objaśnia żadna legenda
problem-cover = nie jest stopniem osłony w tym podręczniku
problem-terrain = nie jest rodzajem terenu w tym podręczniku
problem-no-direction = nie jest kierunkiem

## Pliki

problem-no-file = nie ma takiego pliku
problem-suffix = ma rozszerzenie `{ $suffix }`
problem-not-json = to nie JSON: { $reason }
problem-not-toml = to nie TOML: { $reason }
problem-not-utf8 = to nie UTF-8: bajt { $byte } nim nie jest
problem-no-table = nie jest tabelą
problem-unreadable = nie da się odczytać: { $reason }

## Postacie

problem-hands = trzymają { $things }, a to wymaga rąk: { $hands }

## Ciągi

problem-chain-books = toczy się według { $other }, a pierwsze według { $first }
problem-chain-rest = nie ma odpoczynku `{ $rest }`
problem-chain-places = ustawia { $placed } ze strony `{ $side }`, a drużyna liczy członków: { $members }

## Co byłoby dobrze

remedy-meant =
    { $count ->
        [1] czy chodziło o `{ $first }`?
        [2] czy chodziło o `{ $first }` albo `{ $second }`?
       *[other] czy chodziło o `{ $first }`, `{ $second }` albo `{ $third }`?
    }
remedy-known =
    { $more ->
        [0] znane: { $names }
       *[other] znane: { $names } i jeszcze { $more }
    }
remedy-none-known = nie ma żadnych
remedy-one-of = wpisz jedno z: { $names }
remedy-meant-or-one-of = czy chodziło o `{ $name }`? wpisz jedno z: { $names }
remedy-some-of = wpisz niektóre z: { $names }
remedy-add = dopisz `{ $field } = …`
remedy-whole-number = wpisz liczbę bez cudzysłowu i bez części dziesiętnej
remedy-yes-or-no = wpisz true albo false, bez cudzysłowu
remedy-text = weź to w cudzysłów
remedy-list = weź to w nawiasy kwadratowe, jak [1, 2]
remedy-table = wpisz pary nazwa = wartość
remedy-at-least = wpisz co najmniej { $least }
remedy-at-most = wpisz co najwyżej { $most }
remedy-least-characters = najmniejsza liczba znaków: { $least }
remedy-most-characters = największa liczba znaków: { $most }
remedy-most-bytes = co najwyżej { $most } bajtów
remedy-most-fighters = co najwyżej { $most }
remedy-multiple = weź najbliższą wielokrotność { $step }
remedy-pattern = musi pasować do { $pattern }
remedy-take-out = usuń go
remedy-give-slug = nadaj jej krótką nazwę (slug)
remedy-choose-another = wybierz inną
remedy-of-book = użyj kogoś z { $book }
remedy-write-fighter = wpisz postać do scenariusza
remedy-places = podaj po jednym polu dla każdego
remedy-unplaced = podaj `at = [x, y]` każdemu albo nikomu
remedy-change = zmień je
remedy-change-one = zmień jedno z dwojga
remedy-keep-one = zostaw jedno z dwojga
remedy-no-field = wpisz [x, y] albo listę takich par dla kilku postaci
remedy-no-place = wpisz [x, y] dla pola albo [x, y, x, y] dla prostokąta
remedy-rectangle = wpisz [x, y, x, y]
remedy-inside-out = wpisz najmniejsze x, najmniejsze y, największe x, największe y
remedy-paint-less = wszystkie miejsca razem mają najwyżej { $most } pól
remedy-map-size = mapa ma najwyżej { $widest } na { $widest } pól
remedy-widen = przesuń to albo poszerz map.bounds
remedy-cover = wpisz jedno ze słów podręcznika na osłonę
remedy-one-character = użyj jednego znaku
remedy-no-legend = dopisz go do map.legend albo użyj { $signs }
remedy-suffix = użyj .toml albo .json
remedy-not-toml = zob. https://toml.io
remedy-not-utf8 = zapisz plik jako UTF-8
remedy-no-table = wpisz {"{"}"nazwa": wartość, …{"}"}
remedy-to-belt-or-pack = przenieś coś do `belt` albo `pack`
remedy-chain-books = ciąg ma jeden podręcznik
remedy-chain-places = ustaw więcej albo nikogo

## Rodzaje rzeczy, które wymienia karta

kind-thing = rzecz
kind-item = przedmiot
kind-armour = zbroja
kind-weapon = broń
kind-natural-weapon = broń naturalna
kind-weapon-class = klasa broni
kind-missile = pocisk
kind-shield = tarcza
kind-quality = jakość
kind-modification = przeróbka
kind-part = część ciała
kind-limb = część, którą można okaleczyć
kind-skill = umiejętność
kind-trait = cecha
kind-talent = talent
kind-lineage = ród
kind-spell = zaklęcie
kind-state = stan
kind-class = klasa
kind-career = profesja
kind-mount = wierzchowiec
kind-barding = ladry

## Tables of fighters

problem-not-csv = nie jest tabelą z komórkami ({ $reason })
problem-no-header = nie ma nagłówka
problem-no-rows = nie ma w nim postaci
problem-many-rows = ma za dużo wierszy
remedy-no-header = pierwszy wiersz nazywa kolumny jak na karcie; jedna z nich to name
remedy-no-rows = napisz jeden wiersz na postać
remedy-many-rows = najwyżej { $most } wierszy
problem-zip-broken = archiwum jest uszkodzone albo zamknięte
problem-zip-many = archiwum może mieć najwyżej { $most } plików
problem-zip-path = nazwa w archiwum prowadzi poza nie
problem-zip-empty = nie ma w nim ani postaci, ani sceny
import-differs = różni się: { $what }: { $theirs } w pliku, { $ours } tutaj
