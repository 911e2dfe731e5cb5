### Karta postaci i nazwy wyników w szansach.

sheet-ch = Charyzma
sheet-dodges = uniki
sheet-endurance = Wytrwałość
sheet-facing = zwrot
sheet-fright = strach
sheet-in = Inteligencja
sheet-ko = Kondycja
sheet-life = Życie
sheet-luck = szczęście
sheet-mana = mana
sheet-parries = parowania
sheet-pe = Percepcja
sheet-re = Refleks
sheet-si = Siła
sheet-speed = Szybkość
sheet-wo = Wola
sheet-zr = Zręczność

outcome-area-hit = trafiony obszar
outcome-broke-free = wyrwanie się
outcome-cannot-be-pushed = brak miejsca na odepchnięcie
outcome-casts = udane zaklęcie
outcome-charge-lost = utracona szarża
outcome-contest-lost = przegrany test sporny
outcome-damaged = uszkodzenie przedmiotu
outcome-declaration-lost = niemożliwa deklaracja
outcome-destroyed = zniszczenie przedmiotu
outcome-dodged = unik
outcome-dropped = upuszczenie
outcome-entangled = unieruchomienie
outcome-falls = przewrócenie się
outcome-feint-failed = nieudana finta
outcome-feinted = udana finta
outcome-field-hit = trafione pole
outcome-grapples = pochwycenie
outcome-hit = trafienie
outcome-holds-on = utrzymanie się
outcome-joins-grapple = dołączenie do zwarcia
outcome-missed = pudło
outcome-parried = parowanie
outcome-pins = przyszpilenie
outcome-pushed = odepchnięcie
outcome-scattered = rozrzut
outcome-spell-failed = nieudane zaklęcie
outcome-unseated = wypadnięcie z siodła

## Co jest nie tak z kartą i co byłoby dobrze

problem-hands-full = trzymają więcej, niż mogą dwie ręce
problem-not-for-body = nie jest na tułów
problem-not-for-head = nie jest na głowę
problem-two-builds = to naraz drobna i wielka postura

## Co kości mają zrobić z liczbą

goal-any = dolicza się { $need }
goal-chance = { $need } lub mniej

## Umiejętności i inne wartości na karcie

value-beast = bestia
value-big-build = wielka postura
value-cavalry-weapon = broń konna
value-dwarf = krasnolud
value-elf = elf
value-human = człowiek
value-light = lekki
value-medium = średni
value-heavy = ciężki
value-ork = ork
value-riding-proficiency = biegła jazda konna
value-silver-fears = lęk przed srebrem
value-small-build = drobna postura

## Co wynika z karty

sheet-attack = atak
sheet-carried = niesione (kg)
sheet-coverage = trafienie poza zbroję od
sheet-load = udźwig (kg)
sheet-overload = wiersz tabeli przeciążenia
sheet-physical-defence = obrona fizyczna
sheet-protection = zbroja
part-mount = na koniu
part-synergy = z innych umiejętności
