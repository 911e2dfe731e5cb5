### Der Bogen eines Kämpfers, und wie Aussichten ihre Ausgänge nennen.

sheet-armour-rating = Rüstungswert
sheet-bs = Schussfertigkeit
sheet-combat-move = Bewegung im Kampf
sheet-encumbrance = Belastung
sheet-exposure = Zuschlag, wenn angegriffen
sheet-max-wounds = volle Wunden
sheet-own-attack = Zuschlag auf eigene Angriffe
sheet-rate = Bewegungsweite
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
outcome-immobilised = festgehalten
outcome-misfire = Fehlzündung
outcome-miss = verfehlt
outcome-passes-between = geht zwischen ihnen hindurch
outcome-pinned = zu Boden gedrückt
outcome-spell-spoiled = Zauber verdorben
outcome-spell-works = Zauber wirkt
outcome-stray-nobody = geht fehl, trifft niemanden
outcome-wrestling-fails = Ringen misslingt

## Was an einem Bogen falsch ist und was richtig wäre

problem-kind = ist keine Art von Kämpfer
remedy-kind = schreibe person oder creature, oder lass es für eine Person weg
problem-career = gehört zur Klasse `{ $needed }`, nicht zu `{ $given }`
remedy-career = schreibe class = "{ $needed }", oder lass die Laufbahn weg
problem-level = geht nicht mit der Klasse `{ $given }` zusammen
remedy-level = Stufe 0 ist die Klasse `zero-level`, jede andere beginnt mit 1
problem-spell = ist ein Zauber der Klasse `{ $needed }`, nicht von `{ $given }`
remedy-spell = ändere die Klasse, oder nimm den Zauber heraus
problem-ability-twice = ist zweimal angegeben, als Bonus und als Wert
problem-not-worn = wird nicht am Körper getragen
remedy-not-worn = lege es nach hands, belt, pouch oder pack
problem-no-mount = ist angegeben, aber es gibt kein Reittier
problem-barding = ist nichts, was { $mount } tragen kann
remedy-barding = lass es weg, oder reite eines von { $mounts }
problem-not-melee = ist keine Nahkampfwaffe
remedy-not-melee = gib einer Kreatur eine natürliche oder eine Nahkampfwaffe
problem-squares = sind mehr als eines, aber die Kreatur ist nicht riesenhaft
remedy-squares = schreibe size = "gargantuan", oder lass squares weg

## Was Würfel zu einer Zahl sollen

goal-with-into-melee = { $need } oder weniger; { $more } bis { $most } treffen irgendwen
goal-any = { $need } oder weniger
goal-points-below-zero = { $need } kommt dazu
goal-weapon-skill = { $need } kommt dazu
goal-movement-rate = { $need } kommt dazu
goal-save-number = { $need } oder mehr

## Fertigkeiten und andere Werte auf einem Bogen

value-creature = Kreatur
value-food = Futter
value-gargantuan = gewaltig
value-normal = gewöhnlich groß
value-other = etwas anderes
value-person = Person
value-plants = Pflanzen
value-treasure = Schätze

## Was aus einem Bogen folgt

sheet-own-target-number = wird getroffen bis
sheet-attack-bonus = Angriffsbonus
part-encumbrance-slows = Belastung
part-injury-load = alte Verletzung
part-lame = lahm
part-third-of-rate = ein Drittel der Bewegungsweite
word-in-melee = im Nahkampf
word-from-afar = durch ein Geschoss
