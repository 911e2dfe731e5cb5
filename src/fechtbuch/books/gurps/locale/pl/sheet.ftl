### Karta postaci i nazwy wyników w szansach.

sheet-aims = sekundy celowania
sheet-eyes-lost = utracone oczy
sheet-fp = punkty energii (PE)
sheet-hp = punkty zdrowia (PZ)
sheet-level = poziom obciążenia
sheet-manoeuvre = manewr
sheet-move = Ruch
sheet-st = Siła
sheet-dx = Zręczność
sheet-ht = Witalność (WT)
sheet-studies = oceny przeciwnika

word-cover-partial = częściowa

outcome-avoids-hits = unika trafień
outcome-breaks-free = uwalnia się
outcome-cannot-hit = nie może trafić
outcome-critical-hit = trafienie krytyczne
outcome-defended = obroniono
outcome-disarmed = rozbrojony
outcome-fumbles = krytyczne pudło
outcome-grabs = chwyt
outcome-hits = trafienie
outcome-locks = dźwignia
outcome-malfunction = zacięcie
outcome-misses = pudło
outcome-near-miss = o włos
outcome-no-defence = bez obrony
outcome-not-defended = obrona nieudana
outcome-pin-fails = przygwożdżenie nieudane
outcome-pins = przygwożdżenie
outcome-seizes = pochwycony
outcome-stays-held = nadal trzymany
outcome-takedown-fails = powalenie nieudane
outcome-taken-down = powalenie
outcome-takes-the-blow = przyjmuje cios za innego
outcome-throws-down = rzucony na ziemię
outcome-wrested = broń wyrwana

## Co jest nie tak z kartą i co byłoby dobrze

problem-both-thresholds = nie łączy się z high_pain_threshold
problem-no-hand-free = nie znajduje wolnej ręki
remedy-to-the-belt = włóż coś za pas

## Co kości mają zrobić z liczbą

goal-any = { $need } lub mniej
goal-damage-adds = dolicza się { $need }

## Pliki programu GURPS Character Sheet

import-number = liczy się tu jako { $ours }: { $name } { $theirs }
import-treated = liczy się tu jako { $place }: { $name }
import-as-arm = ręka
import-as-skull = czaszka
import-as-torso = tułów
import-parts-unknown = części ciała, w które nikt tu nie może celować: { $names }
import-body-lacks = ciało ({ $plan }) nie ma tych części, trafienia w nie rzuca się ponownie: { $parts }
import-handless = ciało ({ $plan }) niczym nie chwyta: uderza naturalną bronią
import-dr-kinds = OP przeciw wybranym rodzajom obrażeń tu nie działa: { $names }
import-extra-limbs = liczy się tu jako dwie { $what ->
    [arms] ręce
   *[other] nogi
}: { $name }
import-one-limb = walczy bez { $what ->
    [arm] lewej ręki
   *[other] lewej dłoni
}: { $name }
import-no-calc = plik nie zawiera własnych wyliczeń: otwórz go w GURPS Character Sheet, zapisz i zaimportuj ponownie
import-in-numbers = zawarte już w liczbach pliku: { $names }
import-modified = działa bez tego, co modyfikatory mówią ponad liczby pliku: { $names }
import-asides = dopisane przy atakach, pominięto: { $names }
import-unused-traits = cechy nieużywane tu w walce: { $names }
import-unused-skills = umiejętności nieużywane tu w walce: { $names }
import-unused-spells = zaklęcia, których tu nie ma: { $names }
import-no-attack = to nie atak z poziomem i kostkami obrażeń, pominięto: { $names }
import-simplified = liczy się jako zwykłe obrażenia albo zasięg: { $names }
import-armour = wliczone w OP części ciała: { $names }
import-baggage = liczy się tylko ciężar: { $names }
import-ammunition = liczy się jako zapas strzałów: { $names }
import-not-carried = nie jest noszone, pominięto: { $names }
problem-empty-file = plik jest pusty
problem-not-text = nie jest tekstem
problem-broken-off = urywa się albo jest uszkodzony ({ $reason })
problem-no-sheet = nie jest kartą postaci
problem-gcs-version = to karta w wersji { $version }
problem-gcs-odd = { $field } nie nadaje się do użycia ({ $reason })
remedy-gcs = wybierz plik .gcs programu GURPS Character Sheet
remedy-send-again = zapisz go w tamtym programie jeszcze raz i wyślij ponownie
remedy-gcs-version = otwórz go w aktualnym GURPS Character Sheet, zapisz i wyślij ten plik (wersja 5)
remedy-gcs-odd = popraw go w tamtym programie albo napisz postać ręcznie
problem-not-written-so = nie jest zapisane tak, jak pisze podręcznik
problem-own-key = nie jest kluczem własnej rzeczy
problem-twice = występuje dwa razy
remedy-dice = na przykład 2d+1 albo sama liczba
remedy-reach = na przykład C, 1 albo C,1-2
remedy-parry = na przykład 0, -1, 0F, 0U albo No
remedy-own-key = małe litery, cyfry i łączniki, i żadna nazwa z katalogu
kind-location = część ciała

## Umiejętności i inne wartości na karcie

value-axe-mace = Topór/buława
value-bipod = na dwójnogu
value-burn = ogień
value-cheap = tandetna
value-cloak = Płaszcz
value-cor = żrące
value-cr = obuchowe
value-cut = tnące
value-fast-draw-ammo = Szybkie dobywanie (amunicja)
value-fast-draw-arrow = Szybkie dobywanie (strzała)
value-fast-draw-knife = Szybkie dobywanie (nóż)
value-fast-draw-sword = Szybkie dobywanie (miecz)
value-fat = zmęczenie
value-fine = przednia
value-fixed = niezależnie od siły
value-good = dobra
value-guns-lmg = Broń palna (lekki karabin maszynowy)
value-guns-pistol = Broń palna (pistolet)
value-guns-rifle = Broń palna (karabin)
value-guns-shotgun = Broń palna (strzelba)
value-guns-smg = Broń palna (pistolet maszynowy)
value-imp = kłute
value-knife = Nóż
value-pi = przebijające
value-piplus = duże przebijające
value-piplusplus = ogromne przebijające
value-pi- = małe przebijające
value-polearm = Broń drzewcowa
value-rest = na podpórce
value-spear-thrower = Miotacz oszczepów
value-staff = Kij bojowy
value-sumo-wrestling = Sumo
value-sw = zamach
value-sword = Miecz
value-thr = pchnięcie
value-thrown-weapon-axe = Broń miotana (topór)
value-thrown-weapon-harpoon = Broń miotana (harpun)
value-thrown-weapon-knife = Broń miotana (nóż)
value-thrown-weapon-shuriken = Broń miotana (shuriken)
value-thrown-weapon-spear = Broń miotana (włócznia)
value-tox = trujące
value-two-handed-axe-mace = Dwuręczny topór/buława
value-two-handed-flail = Cep dwuręczny
value-two-handed-sword = Miecz dwuręczny
value-very-fine = wyśmienita

## Co wynika z karty

sheet-basic-speed = Podstawowa szybkość
sheet-lift = Udźwig (funty)
sheet-load = niesione (funty)
sheet-per = Percepcja
part-above-lift-1 = ponad udźwig
part-above-lift-2 = ponad dwa razy tyle
part-above-lift-3 = ponad trzy razy tyle
part-above-lift-6 = ponad sześć razy tyle
part-basic-move = Ruch bez obciążenia
part-basic-speed = Podstawowa szybkość, zaokrąglona w dół
part-bone = kość czaszki
part-half-skill = połowa umiejętności
word-both-arms = ręce
word-both-hands = dłonie
word-both-legs = nogi
word-both-feet = stopy
word-bare-hand = goła ręka
word-from-behind = od tyłu
