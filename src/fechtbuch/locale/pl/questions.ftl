### Pytania projektanta: polecenia, odpowiedzi, tabele i wykresy.

## Polecenia

help-differences = Z --sweep: porównaj każdą komórkę z tym, jak jest, parami i z poprawką na wiele porównań.
help-smooth = Z --sweep: dopasuj powierzchnię do siatki, żeby sąsiednie pola pomagały sobie nawzajem i wystarczyło znacznie mniej walk.
help-balance = Znajdź wartość, przy której walka jest wyrównana albo tak długa czy krwawa, jak ma być.
help-vary = Co wolno zmieniać i jak daleko, na przykład kurt.ws=0..10; można powtarzać.
help-target = Co ma być osiągnięte: 50%, 60:40, rounds=6 albo standing=2.
help-cost = Ile kosztuje jeden krok zmienianego pola, na przykład kurt.ws=3; można powtarzać.
help-within = Jak blisko celu jest dość blisko, na przykład 2%.
help-question-side = Strona, o którą chodzi; bez tego pierwsza.
help-question-fights = Ile walk każdego wariantu; bez tego tyle, ile zwykle wystarcza.
help-sensitivity = Powiedz, ile wart jest jeden krok każdej liczby, każda rzecz i każda opcja.
help-difference = Walcz tyle razy, ile trzeba, by zobaczyć różnicę tej wielkości, na przykład 1%.
help-matchups = Niech każdy walczy z każdym: oceny, kręgi i wybór, którego nikt nie pobije.
help-contenders = Postacie z podręcznika, na przykład kurt, "pikeman x4", kurt+ws=5 lub kurt@novice; bez tego wszystkie.
help-squad = Ilu każdego rodzaju walczy razem.
help-question-option = Ustaw opcję podręcznika, na przykład morale=false; można powtarzać.
help-regress = Powiedz, co zmiana zasad lub liczb zrobiła z każdym scenariuszem podręcznika.
help-change = Co się zmienia, na przykład options.morale=false albo everybody.wounds=9; można powtarzać.
help-regress-scenario = Tylko ten scenariusz; można powtarzać.
help-baseline = Wyniki do porównania: zapisane, jeśli pliku nie ma; kod wyjścia 1, gdy coś na pewno się zmieniło.
help-why = Powiedz, co rozstrzyga walkę i jak zwykle przebiega.
help-value = Znajdź koszty w punktach, przy których armie równej ceny są równe.
help-battles = Ile bitew wylosować.
help-battle-fights = Ile walk każdej bitwy, połowa z zamienionymi stronami; bez tego 40.

## Błędne dane

bad-differences-alone = --differences: należy do przeglądu; dodaj --sweep ŚCIEŻKA=WARTOŚCI, na przykład kurt.ws=2..6
bad-smooth-alone = --smooth: należy do przeglądu; dodaj --sweep ŚCIEŻKA=WARTOŚCI, na przykład kurt.ws=2..6
bad-smooth-differences = --smooth i --differences wykluczają się: różnice wymagają tych samych kości we wszystkich polach, powierzchnia innych; pomiń jedno z nich
bad-smooth-axis = { $value }: powierzchnia wymaga co najmniej { $least } liczb całkowitych na każdej osi, na przykład 2..6; w innym razie pomiń --smooth
bad-smooth-axes = osie: { $axes }, pola: { $cells }; powierzchnia obejmuje jedną lub dwie osie i najwyżej { $most } pól; podaj mniej wartości, na przykład 0..20..2
bad-nothing-varied = nie ma czego zmieniać; podaj co najmniej jedno --vary ŚCIEŻKA=WARTOŚCI, na przykład kurt.ws=0..10
bad-vary = --vary { $value }: napisz ŚCIEŻKA=WARTOŚCI, na przykład kurt.ws=0..10
bad-varied-twice = { $value }: zmieniane dwa razy; jedno opuść
bad-many-mixes = { $value } to za dużo mieszanek, najwyżej { $most }; podaj mniej wartości, na przykład 0..10..2
bad-cost-of-nothing = koszt { $value }: to się nie zmienia; są { $known }
bad-cost = --cost { $value }: napisz ŚCIEŻKA=LICZBA z liczbą od 0 wzwyż, na przykład kurt.ws=3
bad-within = --within { $value }: podaj udział, na przykład 2% lub 0.02
bad-target = cel { $value }: napisz udział zwycięstw (50%), stosunek (60:40), długość (rounds=6) albo ilu ma zostać na nogach (standing=2)
bad-unknown-side = strona { $value }: nie ma takiej strony; są { $known }
bad-difference = różnica { $value }: podaj udział między 0 a 1, na przykład 0.01 lub 1%
bad-contender = { $value }: napisz postać z podręcznika, na przykład kurt, "pikeman x4", kurt+ws=5 lub kurt@novice
bad-fighter = { $value }: nie ma takiej postaci; są { $known }
bad-squad = { $value } jednego rodzaju: podaj liczbę od 1 do { $most }
bad-policy-name = { $value }: nie ma takiego sposobu gry; są { $known }
bad-two-contenders = podaj co najmniej dwie postacie, na przykład kurt hans
bad-contender-twice = { $value }: podano dwa razy; usuń jeden wpis albo napisz, czym się różni, na przykład kurt+ws=5
bad-contender-wrong = { $value }: { $why }
bad-few-fights = { $value } na wariant: podaj co najmniej { $least } walki; mniej nic nie mówi o tym, co jest pewne
bad-many-contenders = { $value } postaci to za dużo, najwyżej { $most }; wymień niektóre
bad-no-meeting = { $value }: nie mogą ze sobą walczyć: { $why }
bad-switch = --option { $value }: napisz NAZWA=WARTOŚĆ, na przykład morale=false
bad-nothing-changed = nic się nie zmienia; podaj --change, na przykład options.morale=false, albo --baseline
bad-change = --change { $value }: napisz ŚCIEŻKA=WARTOŚĆ, na przykład options.morale=false lub everybody.wounds=9
bad-other-book = { $value }: to nie scenariusz podręcznika { $book }; są { $known }
bad-no-scenarios = { $value }: nie ma scenariuszy
bad-no-baseline = { $value }: to nie jest plik porównawczy; podaj inny albo taki, którego jeszcze nie ma
bad-other-baseline = { $value }: to plik porównawczy podręcznika { $book } albo innego formatu; podaj inny
bad-baseline-seed = --seed { $value }: plik porównawczy ma ziarno { $seed }; opuść je
bad-baseline-lacks = w pliku porównawczym nie ma walk { $value }; usuń go, a zostanie zapisany na nowo
bad-no-factors = { $value }: obie strony są takie same, więc nie ma czego odjąć
bad-few-battles = { $value } bitew: podaj co najmniej { $least }
page-bad-nothing-varied = Wybierz co najmniej jedną rzecz, która może być inna.
page-bad-varied-twice = Jedną rzecz wybrano dwa razy; wybierz coś innego albo ją opuść.
page-bad-many-mixes = { $value } to za dużo mieszanek, najwyżej { $most }; podaj węższe zakresy albo zmieniaj mniej rzeczy.
page-bad-cost = Podaj koszt 0 albo większy.
page-bad-target = Podaj udział powyżej 0 i poniżej 100 procent albo liczbę większą od 0.
page-bad-two-contenders = Wybierz co najmniej dwie postacie.
page-bad-many-contenders = { $value } postaci to za dużo; wybierz najwyżej { $most }.
page-bad-nothing-changed = Wybierz co najmniej jedną rzecz do zmiany.
page-bad-few-battles = { $value } bitew to za mało; podaj co najmniej { $least } albo nic.

## Rzeczy

question-path-of = { $field } ({ $owner })
question-path-everybody = { $field } (wszyscy)
question-path-count = liczebność: { $side }
question-how-many = liczba postaci
question-path-option = { $option }
question-path-scene = scena: { $field }
question-path-rounds = limit rund
question-thing-gear = { $owner }: { $item }
question-left-out = bez tego
question-nothing = nic

## Co znaleziono

question-effort = walk: { $fights } w każdym z wariantów ({ $cells }), na tych samych kościach
question-effort-least = walk: co najmniej { $fights } w każdym z wariantów ({ $cells }), na tych samych kościach
question-goal-even = po równo
question-goal-won = { $share } dla: { $side }
question-amount-rounds = rund: { $number }
question-amount-standing = na nogach: { $number }
question-balance-crossing = { $goal }: { $field } { $at }
question-balance-best = { $goal }: { $mix }, wynik { $value }
question-balance-nearest = { $goal }: nigdzie; najbliżej jest { $mix }, wynik { $value }
question-balance-perhaps = { $goal } być może: { $mix }, wynik { $value } ({ $low } – { $high })
question-crossing-interval = Właściwa wartość to { $at }, z pewnością 95% między { $low } a { $high }.
question-best-whole = Najbliższa wartość całkowita: { $mix }, wynik { $value }.
question-sensitivity-most = { $thing } waży najwięcej: { $step } to { $points } punktu
question-sensitivity-nothing = Nic nie waży na pewno; więcej walk by to pokazało
question-tornado = Zwycięstwa tak, jak jest, { $side }: { $share }
question-nearest-even = Pojedyncze kroki, po których walka jest bardziej wyrównana: { $steps }.
question-pale = Blade słupki mogą być przypadkiem, po poprawce na liczbę porównań
question-corrected = ● wytrzymuje poprawkę Holma dla porównań w liczbie { $count } przy 5%.
question-skipped = Zmiany, na które podręcznik nie pozwala i które pominięto: { $count }.
question-needed = Żeby zobaczyć taką różnicę, trzeba { $fights } walk każdego wariantu.
question-now = teraz { $value } · { $amount }
question-at = { $goal } przy { $value }
question-matchups-best = Na czele: { $best }; na końcu: { $worst }
question-matchups-maybe = Na czele: { $best }; na końcu: { $worst }
question-matchups-nothing = Nikt nie jest na pewno silniejszy od innego; więcej walk by to pokazało
question-or = {" lub "}
question-one-of = ktoś z { $count }
question-beats = {" bije: "}
question-no-circles = Kręgów nie ma: nikt nie bije na pewno kogoś, kto stoi wyżej.
question-upsets = Kręgów nie ma, ale kolejność nie mówi wszystkiego: { $pairs }.
question-matchups-told = Ocena: 400 punktów to dziesięć zwycięstw do jednego. Wybór: jak często kogo brać, by nikt nie zyskał na innym wyborze.
question-matchups-across = Kolumny: procent punktów odebranych temu numerowi.
question-columns-cut = Kto komu ile odbiera, pokazują wykres (--chart) i pliki (--out).
question-heat-map = Procent punktów, które wiersz odbiera kolumnie
question-regress-written = Zapisano plik porównawczy: { $file }
question-regress-nothing = Nic się na pewno nie zmieniło; scenariuszy: { $count }
question-regress-changed = Zmienione scenariusze: { $count } z { $all }, najbardziej „{ $scenario }”: { $points } punktu
question-untouched = Zmiana nie ma miejsca w: { $names }
question-points-more = o ile punktów więcej wygrywa pierwsza strona
question-hollow = Puste punkty mogą być przypadkiem, po poprawce na liczbę porównań
question-why-most = { $thing } rozstrzyga najbardziej: { $points } punktu dla: { $side }
question-why-nothing = Nic samo nie rozstrzyga; więcej walk by to pokazało
question-points-of = punkty dla: { $side }
question-shares-title = Jaki udział ma każda rzecz
question-shares-from = Od { $nothing } bez tego wszystkiego do { $share } tak, jak jest
question-shares-told = Udziały Shapleya: ile każda rzecz dodaje, średnio po wszystkich kolejnościach. Bez: ile się wygrywa, gdy brak tylko tej jednej; ● tam, gdzie to na pewno coś zmienia, z poprawką Holma przy 5%.
question-rules-idle = Tyle samo walk wygrywa się bez: { $rules }.
question-moments-title = Szanse po rundach
question-moments-of = Wśród walk, które jeszcze trwają
question-after-round = po rundzie
question-story-first-blow = Pierwszą krew w { $share } walk przelewa strona { $side }, zwykle w rundzie { $round }.
question-story-after-blow = Po pierwszej krwi zwycięstwa, { $side }: { $share } (od { $low } do { $high }).
question-story-both = W { $share } nikt nie jest pierwszy: obie strony krwawią w tej samej turze albo żadna.
question-story-first-fall = Najczęściej jako pierwsza pada postać { $fighter }: w { $share } walk, zwykle w rundzie { $round }; jej strona przegrywa wtedy { $lost }.
question-story-length = Połowa walk kończy się do rundy { $median }, dziewięć na dziesięć trwa od { $low } do { $high } rund.
question-story-late = Z tych, które trwają po rundzie { $round }, strona { $side } wygrywa { $share } (ze wszystkich: { $before }).
question-rules-decided = Zasady, które odwróciły rzut, razy na walkę (z { $fights } opowiedzianych w całości):
question-value-ratio = { $dear }: { $ratio } razy wartość tej postaci: { $cheap }
question-value-nothing = Nikt nie jest na pewno wart więcej niż inni; więcej bitew by to pokazało
question-value-error = Koszty przewidują bitwy, których nie dopasowano, z dokładnością ± { $error } punktu; sam przypadek daje ± { $chance }.
question-value-rough = To wyraźnie więcej niż przypadek: liczy się też, kto na kogo trafia, a tego takie koszty nie powiedzą.
question-value-power = Dwa razy więcej punktów wygrywa { $share } bitew. Postać ze środka kosztuje 100.

## Miary i kolumny

question-measure-won = wygrane walki, { $side }
question-measure-rounds = rundy
question-measure-standing = na nogach, { $side }
column-against = { $side }, punkty
smooth-needed = Potrzeba około { $fights } walk na { $cells } polach.
smoothed = { $steps ->
    [0] Wygładzone: powierzchnia bez uskoków
    [one] Wygładzone: powierzchnia z jednym uskokiem
    [few] Wygładzone: powierzchnia z { $steps } uskokami
   *[many] Wygładzone: powierzchnia z { $steps } uskokami
}; pole mówi coś o innych w promieniu około { $reach } wartości; pojedyncze odbiega od niej o mniej więcej { $uneven } pkt.
question-column-interval = przedział 95%
question-column-cost = koszt
question-column-thing = co
question-column-step = krok
question-column-difference = punkty
question-column-sure = pewne
question-column-fighter = postać
question-column-rating = ocena
question-column-mix = wybór
question-column-scenario = scenariusz
question-column-side = strona
question-column-before = przed
question-column-after = po
question-column-share-of = udział
question-column-without = bez tego
question-column-points-cost = punkty
question-column-squad = czterech

## Okoliczności

question-scene-dark = ciemność
question-scene-open-ground = otwarty teren
question-scene-contact-morale = test morale przy pierwszym kontakcie
question-scene-sight = zasięg wzroku
question-scene-referee = obecny mistrz gry
question-scene-darkness = kara za ciemność
question-scene-cover-dr = ochrona osłony
question-scene-distance = odległość na początku
question-scene-duel = prowadzona jako pojedynek
question-scene-climb = nachylenie
question-scene-footing = niepewny grunt
question-scene-running-footing = niepewny grunt w biegu
question-effort-and-time = { $effort }; { $seconds } s
