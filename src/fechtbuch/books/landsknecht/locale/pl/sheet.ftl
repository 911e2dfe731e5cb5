### Karta postaci i nazwy wyników w szansach.

sheet-armour-rating = wartość pancerza
sheet-bs = umiejętność strzelecka
sheet-combat-move = ruch w walce
sheet-encumbrance = obciążenie
sheet-exposure = modyfikator przy ataku na niego
sheet-max-wounds = pełne Rany
sheet-own-attack = modyfikator własnych ataków
sheet-rate = tempo ruchu
sheet-wounds = Rany
sheet-ws = umiejętność walki

word-cover-quarter = jedna czwarta
word-cover-half = połowa
word-cover-three-quarter = trzy czwarte
word-cover-full = pełna

outcome-disarmed = rozbrojony
outcome-full-hit = pełne trafienie
outcome-glancing-hit = trafienie po wierzchu
outcome-helpless-struck = trafiony bezbronny
outcome-immobilised = unieruchomiony
outcome-misfire = niewypał
outcome-miss = pudło
outcome-passes-between = przechodzi między nimi
outcome-pinned = przygnieciony
outcome-spell-spoiled = czar zepsuty
outcome-spell-works = czar działa
outcome-stray-nobody = zbłąkany, nie trafia nikogo
outcome-wrestling-fails = zapasy nieudane
