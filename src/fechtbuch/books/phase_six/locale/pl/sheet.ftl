### Karta postaci i nazwy wyników w szansach.

sheet-bonus = kości premiowe
sheet-boosts = wzmocnienia
sheet-chain = strzały z rzędu
sheet-destiny = kości losu
sheet-endurance = Wytrzymałość
sheet-first-aid = pierwsza pomoc
sheet-health = zdrowie
sheet-innate = naturalna ochrona
sheet-loaded = załadowane
sheet-max-health = pełne zdrowie
sheet-perception = Percepcja
sheet-quickness = Szybkość
sheet-rerolls = powtórki rzutu
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

## Co jest nie tak z kartą i co byłoby dobrze

problem-modification = nie pasuje do broni klasy `{ $weapons }`
remedy-modification = jest dla: { $weapons }
problem-count = jest dla broni miotanej
remedy-count = wpisz broń raz za każdą sztukę
problem-charges = jest dla przedmiotów
remedy-charges = przy rzucanych wpisz `count`
remedy-carry-one = jedną z nich noś przy sobie
problem-no-pair = trzymają { $things }, a takiej pary ta postać nie może używać
remedy-no-pair = dwie jednej klasy, a ta klasa w `two_weapon_licence`
problem-shield = łączy się tylko z jedną bronią jednoręczną
remedy-shield = wpisz shield_on_arm = false albo noś broń przy sobie

## Co kości mają zrobić z liczbą

goal-any = liczy się każde { $need } lub więcej

## Umiejętności i inne wartości na karcie

value-assault-rifle = karabin szturmowy
value-blade = broń sieczna
value-blunt = broń obuchowa
value-improvised = broń improwizowana
value-machine-gun = karabin maszynowy
value-pistol = pistolet
value-polearm = broń drzewcowa
value-rifle = karabin
value-shotgun = strzelba
value-smg = pistolet maszynowy

## Co wynika z karty

sheet-attack-dice = kości trafienia
part-quickness = Szybkość
part-shield-up = tarcza w górze
