### Der Bogen eines Kämpfers, und wie Aussichten ihre Ausgänge nennen.

sheet-armour-rating = Rüstungswert
sheet-bs = Schießfertigkeit
sheet-combat-move = Bewegung im Kampf
sheet-encumbrance = Belastung
sheet-exposure = Zuschlag, wenn angegriffen
sheet-max-wounds = volle Wunden
sheet-own-attack = Zuschlag auf eigene Angriffe
sheet-rate = Bewegungsrate
sheet-wounds = Wunden
sheet-ws = Waffenfertigkeit

word-cover-quarter = ein Viertel
word-cover-half = die Hälfte
word-cover-three-quarter = drei Viertel
word-cover-full = ganz

outcome-disarmed = entwaffnet
outcome-full-hit = voller Treffer
outcome-glancing-hit = Streiftreffer
outcome-helpless-struck = wehrlos getroffen
outcome-immobilised = bewegungslos gehalten
outcome-misfire = Fehlzündung
outcome-miss = verfehlt
outcome-passes-between = geht zwischen ihnen hindurch
outcome-pinned = festgehalten
outcome-spell-spoiled = Zauber verdorben
outcome-spell-works = Zauber wirkt
outcome-stray-nobody = geht fehl, trifft niemanden
outcome-wrestling-fails = Ringen misslingt
