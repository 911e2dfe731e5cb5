### Karta postaci i nazwy wyników w szansach.

sheet-aims = sekundy celowania
sheet-eyes-lost = utracone oczy
sheet-fp = punkty zmęczenia
sheet-hp = punkty życia
sheet-level = poziom obciążenia
sheet-manoeuvre = manewr
sheet-move = Ruch
sheet-st = Siła
sheet-dx = Zręczność
sheet-ht = Zdrowie
sheet-studies = oceny przeciwnika

word-cover-partial = częściowa

outcome-avoids-hits = unika trafień
outcome-breaks-free = uwalnia się
outcome-cannot-hit = nie może trafić
outcome-critical-hit = trafienie krytyczne
outcome-defended = obroniono
outcome-disarmed = rozbrojony
outcome-fumbles = fuszerka
outcome-grabs = chwyt
outcome-hits = trafienie
outcome-locks = dźwignia
outcome-malfunction = zacięcie
outcome-misses = pudło
outcome-near-miss = o włos
outcome-no-defence = bez obrony
outcome-not-defended = obrona nieudana
outcome-pin-fails = przygniecenie nieudane
outcome-pins = przygnieciony
outcome-seizes = pochwycony
outcome-stays-held = nadal trzymany
outcome-takedown-fails = obalenie nieudane
outcome-taken-down = obalony
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
