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
outcome-broke-free = uwolniony
outcome-cannot-be-pushed = brak miejsca na odepchnięcie
outcome-casts = zaklęcie rzucone
outcome-charge-lost = szarża stracona
outcome-contest-lost = przegrany test sporny
outcome-damaged = przedmiot uszkodzony
outcome-declaration-lost = zadeklarowane, już niemożliwe
outcome-destroyed = przedmiot zniszczony
outcome-dodged = unik
outcome-dropped = upuszczono
outcome-entangled = unieruchomienie
outcome-falls = przewrócenie się
outcome-feint-failed = finta nieudana
outcome-feinted = finta udana
outcome-field-hit = trafione pole
outcome-grapples = pochwycenie
outcome-hit = trafienie
outcome-holds-on = trzyma się
outcome-joins-grapple = dołącza do zwarcia
outcome-missed = pudło
outcome-parried = sparowano
outcome-pins = przyszpilenie
outcome-pushed = odepchnięcie
outcome-scattered = rozrzut
outcome-spell-failed = zaklęcie nieudane
outcome-unseated = wysadzony z siodła

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
sheet-coverage = trafienie obok zbroi od
sheet-load = udźwig (kg)
sheet-overload = wiersz tabeli przeciążenia
sheet-physical-defence = obrona fizyczna
sheet-protection = zbroja
part-mount = na koniu
part-synergy = z innych umiejętności
