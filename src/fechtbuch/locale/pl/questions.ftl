### Pytania projektanta: polecenia, odpowiedzi, tabele i wykresy.

## Polecenia

help-balance = Znajdź wartość, przy której walka jest uczciwa albo tak długa czy krwawa, jak ma być.
help-vary = Co wolno zmieniać i jak daleko, na przykład kurt.ws=0..10; można powtarzać.
help-target = Co ma być osiągnięte: 50%, 60:40, rounds=6 albo standing=2.
help-cost = Ile kosztuje jeden krok zmienianego pola, na przykład kurt.ws=3; można powtarzać.
help-within = Jak blisko celu jest dość blisko, na przykład 2%.
help-question-side = Strona, o którą chodzi; bez tego pierwsza.
help-question-fights = Ile walk każdego wariantu; bez tego tyle, ile zwykle wystarcza.
help-sensitivity = Powiedz, ile wart jest jeden krok każdej liczby, każda rzecz i każdy przełącznik.
help-difference = Walcz tyle razy, ile trzeba, by zobaczyć różnicę tej wielkości, na przykład 1%.

## Błędne dane

bad-nothing-varied = nie ma czego zmieniać; podaj co najmniej jedno --vary ŚCIEŻKA=WARTOŚCI, na przykład kurt.ws=0..10
bad-varied-twice = { $value }: zmieniane dwa razy; jedno opuść
bad-many-mixes = { $value } to za dużo mieszanek, najwyżej { $most }; podaj mniej wartości, na przykład 0..10..2
bad-cost-of-nothing = koszt { $value }: to się nie zmienia; są { $known }
bad-cost = --cost { $value }: napisz ŚCIEŻKA=LICZBA, na przykład kurt.ws=3
bad-within = --within { $value }: podaj udział, na przykład 2% lub 0.02
bad-target = cel { $value }: napisz udział zwycięstw (50%), stosunek (60:40), długość (rounds=6) albo ilu ma zostać na nogach (standing=2)
bad-unknown-side = strona { $value }: nie ma takiej strony; są { $known }
bad-difference = różnica { $value }: podaj udział między 0 a 1, na przykład 0.01 lub 1%
bad-no-time = przerwano, zanim skończyły się pierwsze walki; daj więcej czasu

## Rzeczy

question-path-of = { $field } ({ $owner })
question-path-count = liczebność: { $side }
question-path-option = { $option }
question-path-scene = scena: { $field }
question-path-rounds = limit rund
question-thing-gear = { $owner }: { $item }
question-left-out = bez tego
question-nothing = nic

## Co znaleziono

question-effort = walk: { $fights } w każdym z wariantów ({ $cells }), na tych samych kościach
question-goal-even = po równo
question-goal-won = { $share } dla: { $side }
question-amount-rounds = rund: { $number }
question-amount-standing = na nogach: { $number }
question-balance-crossing = { $goal }: { $field } { $at }
question-balance-best = { $goal }: { $mix }, wynik { $value }
question-balance-nearest = { $goal }: nigdzie; najbliżej jest { $mix }, wynik { $value }
question-crossing-interval = Właściwa wartość to { $at }, z pewnością 95% między { $low } a { $high }.
question-best-whole = Najbliższa wartość całkowita: { $mix }, wynik { $value }.
question-sensitivity-most = { $thing } waży najwięcej: { $step } to { $points } punktu
question-sensitivity-nothing = Nic nie waży na pewno; więcej walk by to pokazało
question-tornado = Zwycięstwa tak, jak jest, { $side }: { $share }
question-pale = Blade słupki mogą być przypadkiem, po poprawce na liczbę porównań
question-corrected = ● wytrzymuje poprawkę Holma dla porównań w liczbie { $count } przy 5%.
question-skipped = Zmiany, na które podręcznik nie pozwala i które pominięto: { $count }.
question-needed = Żeby zobaczyć taką różnicę, trzeba { $fights } walk każdego wariantu.
question-now = teraz { $value } · { $amount }
question-at = { $goal } przy { $value }

## Miary i kolumny

question-measure-won = wygrane walki, { $side }
question-measure-rounds = rundy
question-measure-standing = na nogach, { $side }
question-column-interval = przedział 95%
question-column-cost = koszt
question-column-thing = co
question-column-step = krok
question-column-difference = punkty
question-column-sure = pewne

## Okoliczności

question-scene-dark = ciemność
question-scene-open-ground = otwarty teren
question-scene-contact-morale = test morale przy pierwszym kontakcie
question-scene-referee = obecny sędzia
question-scene-darkness = kara za ciemność
question-scene-cover-dr = ochrona osłony
question-scene-distance = odległość na początku
question-scene-duel = prowadzona jako pojedynek
question-scene-climb = nachylenie
question-scene-footing = niepewny grunt
question-scene-running-footing = niepewny grunt w biegu
