### Karta postaci i nazwy wyników w szansach.

sheet-armour-rating = wartość pancerza
sheet-bs = Strzelanie
sheet-combat-move = ruch w walce
sheet-encumbrance = obciążenie
sheet-exposure = modyfikator ataków na tę postać
sheet-max-wounds = pełna Żywotność
sheet-own-attack = modyfikator własnych ataków
sheet-rate = Ruch
sheet-wounds = Żywotność
sheet-ws = Władanie bronią

word-cover-quarter = jedna czwarta
word-cover-half = połowa
word-cover-three-quarter = trzy czwarte
word-cover-full = pełna

outcome-disarmed = rozbrojenie
outcome-full-hit = pełne trafienie
outcome-glancing-hit = draśnięcie
outcome-helpless-struck = cios w bezbronnego
outcome-immobilised = unieruchomienie
outcome-misfire = niewypał
outcome-miss = pudło
outcome-passes-between = strzał między postaciami
outcome-pinned = przygniecenie
outcome-spell-spoiled = przerwane zaklęcie
outcome-spell-works = udane zaklęcie
outcome-stray-nobody = zbłąkany strzał obok
outcome-wrestling-fails = nieudany chwyt

## Co jest nie tak z kartą i co byłoby dobrze

problem-kind = nie jest rodzajem postaci
remedy-kind = wpisz person albo creature, a dla osoby pomiń
problem-career = należy do klasy `{ $needed }`, nie do `{ $given }`
remedy-career = wpisz class = "{ $needed }" albo pomiń profesję
problem-level = nie pasuje do klasy `{ $given }`
remedy-level = poziom 0 to klasa `zero-level`, każda inna zaczyna od 1
problem-spell = to zaklęcie klasy `{ $needed }`, nie `{ $given }`
remedy-spell = zmień klasę albo usuń zaklęcie
problem-ability-twice = podano dwa razy, jako premię i jako wartość
problem-not-worn = nie nosi się na sobie
remedy-not-worn = włóż do hands, belt, pouch albo pack
problem-no-mount = podano, ale nie ma wierzchowca
problem-barding = { $mount } nie może tego nosić
remedy-barding = pomiń to albo dosiądź: { $mounts }
problem-not-melee = nie jest bronią do walki wręcz
remedy-not-melee = daj stworzeniu broń naturalną albo do walki wręcz
problem-squares = jest więcej niż jedno, a stworzenie nie jest olbrzymie
remedy-squares = wpisz size = "gargantuan" albo pomiń squares

## Co kości mają zrobić z liczbą

goal-with-into-melee = { $need } lub mniej; od { $more } do { $most } trafia kogoś losowo
goal-any = { $need } lub mniej
goal-points-below-zero = dolicza się { $need }
goal-weapon-skill = dolicza się { $need }
goal-movement-rate = dolicza się { $need }
goal-save-number = { $need } lub więcej

## Umiejętności i inne wartości na karcie

value-creature = stworzenie
value-food = żer
value-gargantuan = olbrzymi
value-normal = zwykłych rozmiarów
value-other = co innego
value-person = osoba
value-plants = rośliny
value-treasure = skarby

## Co wynika z karty

sheet-own-target-number = atak trafia do
sheet-attack-bonus = premia do ataku
part-encumbrance-slows = obciążenie
part-injury-load = stary uraz
part-lame = utyka
part-third-of-rate = jedna trzecia Ruchu
word-in-melee = w zwarciu
word-from-afar = pociskiem
