### Karta postaci i nazwy wyników w szansach.

sheet-bonus = kości premiowe
sheet-boosts = wzmocnienia
sheet-chain = strzały z rzędu
sheet-destiny = kości przeznaczenia
sheet-endurance = Wytrzymałość
sheet-first-aid = pierwsza pomoc
sheet-health = zdrowie
sheet-innate = naturalna ochrona
sheet-loaded = załadowane
sheet-max-health = pełne zdrowie
sheet-perception = Percepcja
sheet-quickness = Szybkość
sheet-rerolls = przerzuty
sheet-resistance = Odporność
sheet-run = bieg
sheet-walk = chód
sheet-willpower = Siła woli

outcome-deviates = zbacza
outcome-disarmed = rozbrojony
outcome-evade-failed = unik nieudany
outcome-evaded = unik
outcome-hits = trafienie
outcome-keeps-weapon = utrzymuje broń
outcome-misses = pudło
outcome-netted = w sieci
outcome-parried = sparowano
outcome-shield-parries = sparowano tarczą
outcome-stays-up = utrzymuje się na nogach
