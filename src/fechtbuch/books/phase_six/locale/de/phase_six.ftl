### Die Worte von Phase Six.
###
### heading-… eröffnet einen Abschnitt, deed-… sagt, was jemand tut, effect-… was daraus wird.


## Der Ablauf des Kampfes

heading-round = Kampfrunde { $amount }
deed-round-ends = Ende der Kampfrunde.
deed-turn = { $actor } ist an der Reihe.
effect-initiative = { $actor }: Initiative { $amount }.
effect-joins = { $actor } kommt hinzu, Initiative { $amount }.
effect-refreshed = {""}
effect-check-dice = {""}
effect-hit-dice = {""}
effect-critical-threshold = {""}
effect-evade-dice = {""}
effect-parry-dice = {""}
deed-ends-turn =
    { $amount ->
        [0] { $actor } beendet die Spielerkampfrunde.
        [one] { $actor } beendet die Spielerkampfrunde und spart eine Aktion auf.
       *[other] { $actor } beendet die Spielerkampfrunde und spart { $amount } Aktionen auf.
    }
deed-reacts = { $actor } reagiert auf { $target }.
deed-improvises =
    { $amount ->
        [0] { $actor }: { $key }
       *[other] { $actor }: { $key } ({ $amount })
    }
effect-improvise-refused = Die Spielleiterin lässt es nicht zu: { $key }

## Würfel und Aktionen

deed-buys-action =
    { $amount ->
        [one] { $actor } gibt einen { $word } aus und hat eine Aktion.
       *[other] { $actor } gibt einen { $word } aus und hat { $amount } Aktionen.
    }
deed-steals-action =
    { $amount ->
        [one] { $actor } gibt einen Schicksalswürfel aus und stiehlt { $target } eine Aktion.
       *[other] { $actor } gibt einen Schicksalswürfel aus, stiehlt { $target } eine Aktion und hat { $amount }.
    }
effect-adds-bonus = { $actor } legt einen Bonuswürfel dazu.
effect-adds-destiny = { $actor } legt einen Schicksalswürfel dazu.
effect-rerolls = { $actor } macht einen Wiederholungswurf.
effect-rerolls-with-destiny = { $actor } wiederholt mit einem Schicksalswürfel: jede 4+ ist ein Erfolg.
effect-high-dice =
    { $amount ->
        [one] Würfel ab 11 zählen mehrfach: ein Erfolg.
       *[other] Würfel ab 11 zählen mehrfach: { $amount } Erfolge.
    }

## Bewegung

deed-moved = { $actor } bewegt sich { $amount } m nach { $to }.
deed-hunkers = { $actor } geht in die Hocke.
deed-stands-up = { $actor } steht auf.
deed-withdraws = { $actor } zieht sich aus dem Kampf zurück.
deed-strikes-opportunity = { $actor } schlägt nach { $target }: Gelegenheitsangriff.

## Angriffe

deed-attacks =
    { $key ->
        [burst] { $actor } gibt einen Feuerstoß auf { $target } ab ({ $item }).
        [single] { $actor } schießt auf { $target } ({ $item }).
        [thrown] { $actor } wirft nach { $target } ({ $item }).
        [knockout] K.O. Angriff: { $actor } gegen { $target } ({ $item }).
        [violent] Gewaltiger Angriff: { $actor } gegen { $target } ({ $item }).
        [disarm] Entwaffnender Angriff: { $actor } gegen { $target } ({ $item }).
        [coup-de-grace] Coup de grâce: { $actor } gegen { $target } ({ $item }).
       *[other] { $actor } greift { $target } an ({ $item }).
    }
effect-aim-ends = { $actor } zielt auf nichts mehr.
effect-brace-ends = Die Waffe liegt nicht mehr auf: { $actor }.
effect-investing-ends = Aus dem genauen Angriff wird nichts: { $actor }.
effect-readying-lost = { $actor } kommt nicht mehr heran: { $item }.
effect-no-rest = { $target } stirbt und findet keine Rast.
effect-cut-short = Hinter dem erhobenen Schild kommt { $actor } nicht weiter.
effect-way-closed = { $actor } kommt nicht weiter: { $at } ist nicht frei.
effect-act-lost = { $actor } kann nicht mehr tun, was beim Gehen geschehen sollte.
effect-ends-up = { $actor } landet auf { $at }.
effect-tie-decided = { $actor } handelt vor { $target }: { $word }.
effect-taken-back = { $actor } reagiert nicht, und was dafür getan war, gilt nicht.
effect-wounded-dying =
    { $amount ->
        [one] { $target } liegt im Sterben und erleidet eine Wunde.
       *[other] { $target } liegt im Sterben und erleidet { $amount } Wunden.
    }
effect-misses = Kein Treffer.
effect-hits =
    { $further ->
        [0] { $critical } kritisch, { $normal } normal.
        [one] { $critical } kritisch, { $normal } normal; megakritisch: eine Wunde mehr.
       *[other] { $critical } kritisch, { $normal } normal; megakritisch: { $further } Wunden mehr.
    }
deed-aims = { $actor } zielt auf { $target } (Schritt { $amount }).
deed-invests = { $actor } bereitet einen genauen Angriff auf { $target } vor (Schritt { $amount }).
effect-aim-lost = { $actor } wird getroffen und verliert den Zielen-Bonus.
deed-braces = { $actor } stützt die Waffe ab ({ $item }).
deed-takes-up = { $actor } nimmt die Waffe wieder auf.

## Abwehr

deed-evades = { $actor } versucht { $target } auszuweichen.
effect-evaded = { $actor } weicht dem Angriff ganz aus.
effect-evade-failed = { $actor } kommt nicht aus dem Weg.
deed-parries = { $actor } pariert { $target } ({ $item }).
effect-parried =
    { $amount ->
        [0] Die Parade entfernt keinen Treffer.
        [one] Die Parade entfernt einen normalen Treffer.
       *[other] Die Parade entfernt { $amount } normale Treffer.
    }
deed-shield-parries = Schildparade: { $actor } gegen { $target }.
deed-raises-shield = { $actor } hebt sofort das Schild.
deed-announces-block = { $actor } macht das Schild bereit; der Schildblock gilt ab der nächsten Kampfrunde.
effect-block-up = Der Schildblock von { $actor } ist aktiv.
deed-lowers-shield = { $actor } senkt das Schild.
effect-covered =
    { $amount ->
        [0] Die Deckung verhindert keinen der { $word }.
        [one] Die Deckung verhindert einen der { $word }.
       *[other] Die Deckung verhindert { $amount } der { $word }.
    }
effect-stopped =
    { $amount ->
        [0] Der Schutz verhindert nichts.
        [one] Der Schutz verhindert einen Treffer.
       *[other] Der Schutz verhindert { $amount } Treffer.
    }
effect-armour-damaged = { $target }: { $item } noch { $amount } %.

## Wunden und Zustände

effect-wounded =
    { $amount ->
        [one] { $target } erleidet eine Wunde: { $before } → { $after }.
       *[other] { $target } erleidet { $amount } Wunden: { $before } → { $after }.
    }
effect-ignores-pain = { $actor } ignoriert den Schmerz.
effect-afflicted = { $target } ist { $word } ({ $amount }).
effect-recovers =
    { $amount ->
        [0] { $target } ist nicht mehr { $word }.
       *[other] { $target } ist noch { $word } ({ $amount }).
    }
effect-dying = { $target } ist sterbend ({ $amount }).
effect-dead = { $target } ist tot.
effect-unconscious = { $target } ist bewusstlos ({ $amount }).
effect-stays-up = { $target } bleibt auf den Beinen.
effect-comes-round = { $target } kommt zu sich.
effect-wakes = { $target } erwacht.
effect-bleeds = { $target } blutet ({ $amount }).
effect-disarmed = { $target } wird entwaffnet ({ $item }).
effect-keeps-weapon = { $target } behält die Waffe ({ $item }).
effect-healed =
    { $amount ->
        [0] Nichts heilt.
        [one] { $target } wird von einer Wunde geheilt.
       *[other] { $target } wird von { $amount } Wunden geheilt.
    }
effect-boosted =
    { $amount ->
        [one] { $target } erhält einen Boost.
       *[other] { $target } erhält { $amount } Boosts.
    }
effect-bandaged = { $target } blutet nicht mehr.
effect-stabilised = { $target } ist stabilisiert.
effect-netted = { $target } ist im Netz.
deed-freed = { $target } kommt aus dem Netz frei.
effect-still-netted = { $actor } kommt nicht aus dem Netz.
deed-tends = { $actor } versorgt { $target }.
deed-uses = { $actor } benutzt: { $item } ({ $target }).
deed-extinguishes = { $actor } löscht das Feuer ({ $target }).
deed-rouses = { $actor } rüttelt { $target } wach.

## Dinge

deed-readied = { $actor } hält bereit: { $item }.
deed-readies =
    { $amount ->
        [one] { $actor } macht bereit: { $item } (noch eine Aktion).
       *[other] { $actor } macht bereit: { $item } (noch { $amount } Aktionen).
    }
deed-picks-up = { $actor } hebt auf: { $item }.
deed-drops = { $actor } lässt fallen: { $item }.
deed-shifts = { $actor } wechselt die Hand: { $item }.
deed-reloads =
    { $amount ->
        [one] { $actor } lädt nach: { $item } (noch eine Aktion).
       *[other] { $actor } lädt nach: { $item } (noch { $amount } Aktionen).
    }
deed-reloaded =
    { $amount ->
        [one] { $actor } hat nachgeladen: { $item } (1 Schuss).
       *[other] { $actor } hat nachgeladen: { $item } ({ $amount } Schuss).
    }
deed-takes-shield = { $actor } nimmt das Schild auf: { $item }.
deed-stows-shield = { $actor } legt das Schild ab: { $item }.

## Werfen

deed-throws = { $actor } wirft auf { $at }: { $item }.
effect-deviates = Der Wurf weicht ab und landet auf { $at }.
effect-blast = { $item } zündet bei { $at }, Radius { $amount } m.
effect-in-blast = { $target } ist im Wirkungsradius.
effect-dazed = { $target } ist geblendet und verliert alle Aktionen.
effect-cloud = { $word } bei { $at } für { $amount } Kampfrunden.
effect-cloud-spreads = { $word } breitet sich bei { $at } aus.
effect-cloud-gone = { $word } bei { $at } ist vergangen.
effect-in-fire = { $target } steht im Feuer.
effect-in-gas = { $target } atmet { $word } ein.

## Fragen

ask-act =
    { $actions_number ->
        [0] { $who }, du bist der Akteur, hast aber keine Aktion mehr. Was tust du?
        [one] { $who }, du bist der Akteur (noch eine Aktion). Was tust du?
       *[other] { $who }, du bist der Akteur (noch { $actions_number } Aktionen). Was tust du?
    }
ask-react =
    { $actions_number ->
        [0] { $who }, { $actor } hat gehandelt. Verschaffst du dir eine Aktion und reagierst?
        [one] { $who }, { $actor } hat gehandelt. Reagierst du (noch eine Aktion)?
       *[other] { $who }, { $actor } hat gehandelt. Reagierst du (noch { $actions_number } Aktionen)?
    }
ask-round-start =
    { $actions_number ->
        [0] { $who }, eine Kampfrunde beginnt. Verschaffst du dir dafür eine Aktion?
        [one] { $who }, eine Kampfrunde beginnt. Nutzt du deine aufgesparte Aktion?
       *[other] { $who }, eine Kampfrunde beginnt. Nutzt du eine deiner { $actions_number } aufgesparten Aktionen?
    }
ask-round-end =
    { $actions_number ->
        [0] { $who }, die Kampfrunde endet. Verschaffst du dir dafür eine Aktion?
        [one] { $who }, die Kampfrunde endet. Nutzt du deine aufgesparte Aktion?
       *[other] { $who }, die Kampfrunde endet. Nutzt du eine deiner { $actions_number } aufgesparten Aktionen?
    }
ask-defend = { $who }, { $attacker } trifft dich ({ $weapon }): { $critical_key } kritisch, { $normal_key } normal. Wie wehrst du dich?
ask-extra =
    { $successes_number ->
        [0] { $who }, kein Erfolg ({ $purpose }). Gibst du etwas für den Wurf aus?
        [one] { $who }, ein Erfolg ({ $purpose }). Gibst du etwas für den Wurf aus?
       *[other] { $who }, { $successes_number } Erfolge ({ $purpose }). Gibst du etwas für den Wurf aus?
    }
ask-judge = Spielleiterin, { $actor } will etwas Beliebiges tun: { $text_key } Wie viele Aktionen, und welcher Wurf?
ask-opportunity = { $who }, { $mover } verlässt deine Reichweite. Schlägst du zu?
ask-pain =
    { $wounds_number ->
        [one] { $who }, dir droht eine Wunde. Ignorierst du den Schmerz?
       *[other] { $who }, dir drohen { $wounds_number } Wunden. Ignorierst du den Schmerz?
    }
ask-resist-disarm =
    { $hits_number ->
        [one] { $who }, ein Treffer gilt deiner Waffe ({ $weapon }). Kraft oder Geschick?
       *[other] { $who }, { $hits_number } Treffer gelten deiner Waffe ({ $weapon }). Kraft oder Geschick?
    }

## Handlungen

group-attack = Angriff
group-movement = Bewegung
group-equipment = Ausrüstung
group-help = Hilfe
group-dice = Würfel
group-other = Sonstiges
verb-end = Spielerkampfrunde beenden
verb-pass = keine Reaktion
verb-none = keine Abwehr
verb-attack = angreifen
verb-aim = zielen
verb-accurate = genauen Angriff vorbereiten
verb-reload = nachladen
verb-ready = Waffe bereitmachen
verb-pick-up = aufheben
verb-drop = fallen lassen
verb-shift = in die Haupthand wechseln
verb-ready-shield = Schild aufnehmen
verb-stow-shield = Schild ablegen
verb-block = Schildblock
verb-lower-shield = Schild senken
verb-brace = Waffe abstützen
verb-take-up = Waffe wieder aufnehmen
verb-walk = gehen
verb-run = rennen
verb-crawl = robben
verb-hunker = hinhocken
verb-stand-up = aufstehen
verb-throw = werfen
verb-hurl = werfen, was zur Hand ist
verb-use = Gegenstand benutzen
verb-first-aid = Erste Hilfe
verb-stabilise = stabilisieren
verb-extinguish = Feuer löschen
verb-free = aus dem Netz befreien
verb-wake = wecken
verb-withdraw = sich zurückziehen
verb-improvise = beliebige Aktion
verb-buy = Aktion erlangen (Bonuswürfel)
verb-buy-with-destiny = Aktion erlangen (Schicksalswürfel)
verb-steal = Aktion stehlen (Schicksalswürfel)
verb-evade = ausweichen
verb-parry = parieren
verb-shield-parry = Schildparade
verb-raise-shield = Schild heben
verb-keep = Wurf behalten
verb-bonus = Bonuswürfel dazulegen
verb-destiny = Schicksalswürfel dazulegen
verb-reroll = Wiederholungswurf
verb-destiny-reroll = Schicksalswürfel als Wiederholungswurf
verb-strike = zuschlagen
verb-suffer = Wunden hinnehmen
verb-ignore-pain = Schmerz ignorieren
verb-strength = Kraft
verb-deftness = Geschick
verb-allow = erlauben
verb-refuse = ablehnen
slot-target = Ziel
slot-weapon = Waffe
slot-mode = Angriffsmodus
slot-special = besonderer Angriff
slot-extra = zusätzliche Aktionen
slot-disarmed = Waffe des Gegners
slot-item = Gegenstand
slot-hand = Hand
slot-at = Feld
slot-path = Weg
slot-act = Handlung beim Gehen
slot-then = Weg danach
slot-text = Worte
slot-cost = Kosten in Aktionen
slot-difficulty = Schwierigkeitsgrad
slot-use = Kämpfer des Buchs
value-mode-nothing = üblicher Modus
value-mode-single = Einzelschuss
value-mode-burst = Feuerstoß
value-mode-melee = Nahkampf
value-mode-thrown = Wurfwaffe
value-special-nothing = gewöhnlicher Angriff
value-special-knockout = K.O. Angriff
value-special-violent = Gewaltiger Angriff
value-special-disarm = Entwaffnender Angriff
value-special-coup-de-grace = Coup de grâce
value-hand-nothing = Haupthand
value-hand-off = Sekundärhand
value-act-nothing = nur gehen
value-path-nothing = erst bleiben
value-then-nothing = bleiben
value-value-nothing = kein Wurf
value-value-strength = Kraft
value-value-quickness = Schnelligkeit
value-value-deftness = Geschick
value-value-endurance = Ausdauer
value-value-resistance = Resistenz
value-value-willpower = Willenskraft
value-value-apprehension = Auffassungsgabe
value-value-melee = Nahkampf
value-value-shooting = Schießen
value-value-throwing = Werfen
value-value-perception = Wahrnehmung
value-value-first_aid = Erste Hilfe
value-value-evasion = Ausweichen

## Zahlen

number-melee = Würfel
number-shooting = Würfel
number-throwing = Würfel
number-value = Würfel
number-evasion = Würfel
number-strength = Würfel
number-deftness = Würfel
number-minimum-roll = Mindestwurf
number-critical-threshold = Schwelle für kritische Treffer
number-protection = Schutz
number-actions = Aktionen
number-cover-number = Deckung
part-minimum-roll = Mindestwurf
part-critical-threshold = Schwelle
part-melee = Nahkampf
part-shooting = Schießen
part-throwing = Werfen
part-strength = Kraft
part-deftness = Geschick
part-value = Wert
part-evasion = Ausweichen
part-damage-potential = Schadenspotential
part-quick-fists = Schnelligkeit über 2
part-burst = Feuerstoß
part-violent = Gewaltiger Angriff
part-shocked = geschockt
part-recoil = Rückstoss
part-walking = Gehen
part-distance = falsche Distanz
part-off-hand = Sekundärhand
part-disarming = Entwaffnen
part-hunkered = in der Hocke
part-poisoned = vergiftet
part-burning = brennend
part-netted = im Netz
part-braced = abgestützt
part-accurate = Genauer Angriff
part-aim = Zielen
part-weapon = Waffe
part-talent = Schablone
part-hits = Treffer
part-encumbrance = Belastung
part-difficulty = Schwierigkeitsgrad
part-destiny = Schicksalswürfel
part-least = nie unter 2
part-no-less-than-nothing = nicht unter 0
part-protection = Schutz
part-penetration = Durchschlag
part-cover-number = Deckung
part-actions = Aktionen
part-two-weapons = beidhändig
part-dazed = geblendet
part-tear-gas = Tränengas
part-toxic-gas = Giftgas
roll-hit = Trefferwurf
roll-parry = Parade
roll-evade = Ausweichen
roll-cover = Deckungswurf
roll-cover-critical = Deckungswurf gegen kritische Treffer
roll-initiative = Initiative
roll-roll-off = Gleichstand
roll-throw = Werfen
roll-direction = Richtung
roll-deviation = Abweichung
roll-radius = Radius
roll-diameter = Durchmesser
roll-duration = Dauer
roll-boosts = Boosts
roll-healing = Heilung
roll-first-aid = Erste Hilfe
roll-rest = Rast
roll-free-oneself = Befreien
roll-ignore-pain = Schmerz ignorieren
roll-resist-knockout = Resistenz gegen K.O.
roll-resist-disarm = Wurf gegen Entwaffnung
roll-improvise = beliebige Aktion
roll-save-dying = Resistenz gegen das Sterben
roll-save-bleeding = Ausdauer gegen das Bluten
roll-save-poison = Resistenz gegen das Gift
roll-save-shock = Ausdauer gegen den Schock
roll-save-unconscious = Willenskraft

## Zustände

state-dying = sterbend
state-unconscious = bewusstlos
state-shocked = geschockt
state-burning = brennend
state-bleeding = blutend
state-poisoned = vergiftet
state-hunkered = in der Hocke
state-asleep = schlafend
state-netted = im Netz
state-unaware = ahnungslos
state-from_behind = greift von hinten an
state-braced = abgestützt
state-dazed = geblendet
state-withdrawn = zurückgezogen
state-resting = rastend
state-shield-up = Schildblock
state-shield-announced = Schildblock angesagt
state-alert = wachsam
state-oblivious = nimmt nichts wahr
state-dead = tot
state-aiming = zielt
state-investing = bereitet einen genauen Angriff vor
word-quickness = Schnelligkeit
word-deftness = Geschick
word-bonus-die = Bonuswürfel
word-destiny-die = Schicksalswürfel
word-normal-hits = normalen Treffer
word-critical-hits = kritischen Treffer
word-smoke = Rauch
word-fire = Feuer
word-tear-gas = Tränengas
word-toxic-gas = Giftgas
word-throw = Werfen
word-evade = Ausweichen
word-parry = Parade
word-hit = Trefferwurf
word-cover-critical = Deckung gegen kritische Treffer
word-cover = Deckung
word-resist-knockout = gegen K.O.
word-resist-disarm = gegen Entwaffnung
word-save-dying = gegen das Sterben
word-save-bleeding = gegen das Bluten
word-save-poison = gegen das Gift
word-save-shock = gegen den Schock
word-save-unconscious = um zu sich zu kommen
word-free-oneself = um sich zu befreien
word-rest = Rast

## Ablehnungen

reason-no-action-left = Für „{ $value }“ ist keine Aktion mehr da.
reason-weapon-not-ready = { $value } ist nicht bereit.
reason-too-little-ammunition = Für „{ $value }“ fehlt die Munition.
reason-not-combined = „{ $value }“ lässt sich damit nicht verbinden.
reason-out-of-range = { $value } ist außer Reichweite.
reason-not-in-sight = { $value } ist nicht zu sehen.
reason-out-of-throwing-range = { $value } ist von hier nicht zu treffen.
reason-no-way-named = Es ist kein Weg genannt.
reason-not-adjacent = Der Weg springt: { $value }
reason-off-map = Der Weg verlässt die Karte: { $value }
reason-wall = Eine Wand ist im Weg: { $value }
reason-between-walls = Der Weg ist zu eng: { $value }
reason-blocked = Jemand ist im Weg: { $value }
reason-too-far = Das ist zu weit: { $value }
reason-occupied = Dort steht jemand: { $value }
reason-field-not-free = Das Feld ist nicht frei: { $value }
reason-item-unknown = Es gibt nichts namens „{ $value }“.
reason-sheet-wrong = Der Bogen stimmt nicht: { $value }
reason-nobody-to-attack = Niemand ist anzugreifen („{ $value }“).
reason-nobody-in-sight = Für „{ $value }“ ist niemand zu sehen.
reason-nobody-to-help = Niemand in Reichweite braucht das, oder es fehlt etwas dafür („{ $value }“).
reason-nobody-to-steal-from = Kein Gegner hat eine Aktion, oder es ist kein Schicksalswürfel mehr da („{ $value }“).
reason-nothing-to-brace = Keine Waffe lässt sich auflegen, oder es ist nichts da, worauf („{ $value }“).
reason-no-usable-shield = Dafür ist kein Schild zu gebrauchen („{ $value }“).
reason-shield-not-up = Der Schild ist nicht erhoben („{ $value }“).
reason-not-braced = Die Waffe liegt nirgends auf („{ $value }“).
reason-no-edge-near = Der Rand der Karte ist zu weit weg („{ $value }“).
reason-nothing-to-throw = Nichts ist zu werfen, oder niemand ist zu treffen („{ $value }“).
reason-nothing-to-reload = Keine Waffe in der Hand lässt sich nachladen („{ $value }“).
reason-nothing-to-ready = Keine Waffe ist da, die sich ziehen ließe („{ $value }“).
reason-nothing-to-pick-up = In Reichweite liegt nichts („{ $value }“).
reason-nothing-in-hand = Nichts Passendes ist in der Hand („{ $value }“).
reason-not-in-hand = { $value } ist nicht in der Hand.
reason-no-dice-left = Für „{ $value }“ ist kein Würfel mehr da.
reason-no-referee = Niemand ist da, der über „{ $value }“ entscheidet.
reason-not-on-a-walk = „{ $value }“ geht nicht im Gehen.
reason-not-as-a-reaction = „{ $value }“ kann keine Reaktion sein.
reason-in-a-net = Im Netz geht „{ $value }“ nicht.
reason-is-hunkered = In der Hocke geht „{ $value }“ nicht.
reason-is-upright = Aufrecht geht „{ $value }“ nicht.
reason-no-way-out = Es gibt keinen Weg („{ $value }“).
reason-not-with-this = Mit „{ $value }“ geht das nicht.
reason-not-for-them = Für { $value } geht das nicht.
reason-no-rest-for-the-dying = Sterbende finden keine Rast.

## Dinge

item-unarmed = bloße Hände
item-butt = Kolben oder Knauf
item-dagger = Dolch
item-stiletto = Stilett
item-hunting-knife = Jagdmesser
item-flame-dagger = Flammendolch
item-poison-dagger = Giftdolch
item-short-sword = Kurzschwert
item-gladius = Gladius
item-sabre = Säbel
item-rapier = Rapier
item-foil = Florett
item-machete = Machete
item-broadsword = Breitschwert
item-long-sword = Langschwert
item-bastard-sword = Anderthalbhänder
item-katana = Katana
item-two-handed-sword = Zweihänder
item-flamberge = Flammberge
item-hatchet = Handaxt
item-axe = Axt
item-long-axe = Langaxt
item-battle-axe = Kriegsaxt
item-brass-knuckles = Schlagring
item-club = Keule
item-baton = Schlagstock
item-crowbar = Brechstange
item-mace = Streitkolben
item-morning-star = Morgenstern
item-battle-flail = Kriegsflegel
item-warhammer = Kriegshammer
item-sledgehammer = Vorschlaghammer
item-staff = Stab
item-spear = Speer
item-glaive = Glefe
item-halberd = Hellebarde
item-pike = Pike
item-short-bow = Kurzbogen
item-long-bow = Langbogen
item-composite-bow = Kompositbogen
item-battle-bow = Kriegsbogen
item-hand-crossbow = Handarmbrust
item-light-crossbow = Leichte Armbrust
item-crossbow = Armbrust
item-quadruple-crossbow = Vierfacharmbrust
item-sling = Schleuder
item-slingshot = Zwille
item-blowpipe = Blasrohr
item-shuriken = Shuriken
item-throwing-axe = Wurfaxt
item-throwing-spear = Wurfspeer
item-tomahawk = Tomahawk
item-flintlock-pistol = Steinschloßpistole
item-colt-peacemaker = Colt Peacemaker
item-colt-1911 = Colt 1911
item-glock = Glock (9mm)
item-hk-usp = HK USP
item-desert-eagle = Desert Eagle
item-laser-pistol = Laserpistole
item-uzi = Uzi
item-mp5 = MP5
item-mp40 = MP40
item-tommy-gun = Tommy Gun
item-ak-47 = AK 47
item-g3 = G3
item-m-16 = M-16
item-steyr-aug = Steyr AUG
item-brown-bess = Muskete
item-winchester = Winchester '76
item-gewehr-98 = Gewehr 98
item-kar98 = Kar98
item-m1 = M1
item-barrett = Barrett
item-laser-rifle = Lasergewehr
item-double-barrel-shotgun = Doppelläufige Schrotflinte
item-pump-action-shotgun = Pump Action
item-sawed-off-shotgun = Abgesägte Schrotflinte
item-mg42 = MG42
item-m60 = M60
item-m2-browning = M2 Browning
item-flamethrower = Flammenwerfer
item-m79-grenade-launcher = M79 (Granatwerfer)
item-loose-object = loser Gegenstand
item-normal-clothing = Normale Kleidung
item-trenchcoat = Trenchcoat
item-robe = Robe
item-quilted-gambeson = Gesteppter Leinengambeson
item-paper-armour = Papierrüstung
item-tied-iron-sheets = Umgebundene Blechplatten
item-linen-surcoat = Wappenrock aus Leinen
item-stab-proof-vest = Stichsichere Weste
item-under-vest = Unterziehweste
item-leather-armour = Lederrüstung
item-leather-cuirass = Lederharnisch
item-linothorax = Linothorax-Brustpanzer
item-brigandine = Brigandine aus Segeltuch und Leder
item-chain-mail-hauberk = Kettenhemd
item-lorica-hamata = Lorica Hamata
item-security-vest = Sicherheitsweste
item-flak-jacket = Splitterschutzweste
item-lorica-segmentata = Lorica Segmentata
item-tactical-vest = Taktische Überziehweste
item-ballistic-vest = Ballistische Weste
item-half-plate = Halbharnisch
item-lorica-plumata = Lorica Plumata
item-cuirass = Kürass
item-ceramic-plate-carrier = Keramik-Plattenträgerweste
item-kevlar-vest = Kevlarweste
item-hard-armour = Hard Armor
item-plate-armour = Plattenrüstung
item-heavy-ballistic-vest = Schwere ballistische Weste
item-combined-tactical-vest = Kombinierte taktische Weste
item-infantry-battle-suit = Infanteriekampfanzug
item-leather-bascinet = Beckenhaube aus Leder
item-kettle-hat = Eisenhut
item-tactical-helmet = Taktischer Helm
item-great-helm = Großer Eisenhelm
item-iron-gauntlets = Eiserne Handschuhe
item-iron-greaves = Eiserne Beinschienen
item-buckler = Buckler
item-leather-reinforced-wooden-shield = Holzschild mit Lederverstärkung
item-polycarbonate-riot-shield = Schutzschild aus Polycarbonat
item-round-shield = Rundschild
item-wooden-shield-with-bronze-boss = Holzschild mit Bronzeverzierung
item-protection-shield-standard = Personenschutzschild „Standard“
item-aluminium-shield-with-window = Aluminium-Panzerschild
item-tower-shield = Turmschild
item-hoplite-shield = Griechischer Hoplitenschild
item-protection-shield-xur-asia = Personenschutzschild „XUR-ASIA“
item-magnetic-shield-generator = Magnetischer Schildgenerator
item-he-grenade = Explosivgranate
item-molotov-cocktail = Molotov Cocktail
item-flashbang = Blendgranate
item-smoke-grenade = Rauchgranate
item-tear-gas-grenade = Tränengasgranate
item-toxic-gas-grenade = Giftgasgranate
item-throwing-net = Wurfnetz
item-bandages = Verbandszeug
item-first-aid-kit = Erste-Hilfe-Kasten
item-wound-tincture = Wundtinktur
item-adrenaline-shot = Adrenalinspritze
item-potion-of-protection = Schutztrank
item-lesser-healing-potion = Kleiner Heiltrank
item-human = Mensch
item-flit = Flit
item-doldagor = Doldagor
item-katora = Katora
item-krotochim = Kroto'Chim
item-ancatir = Ancatir
item-gasdanir = Gas'Danir
item-gasdaria = Gasdaria
item-scope-2x = Zielfernrohr 2×
item-red-dot-sight = Rotpunktvisier
item-tripod = Dreibein
item-quick-loader = Schnelllader
item-quick-draw-quiver = Schnellziehköcher
item-quick-draw-sling = Schnellziehgurt
item-extended-magazine-rifle = Erweitertes Magazin (Sturmgewehr)
item-extended-magazine-pistol = Erweitertes Magazin (Pistole)
item-slug-ammunition = Flintenlaufgeschosse
item-rubber-bullets = Gummigeschosse
item-hardened-blade = Gehärtete Klinge
item-serrated-edge = Gezahnte Schneide
item-medium-suppressor = Mittlerer Schalldämpfer
item-skilled-fighter = Geübter Kämpfer
item-masterly-presence = Meisterliche Präsenz
item-critical-hits = Kritische Treffer
item-robust = Robust
item-evasion = Ausweichen
item-bark-skin = Rindenhaut
item-blade-dance = Klingentanz
item-shield-training = Schildübung
item-shield-mastery = Schildmeisterschaft
item-attack-of-opportunity = Gelegenheitsangriff
item-special-vigilance = Besondere Wachsamkeit
item-ignore-pain = Schmerz ignorieren
item-eagle-eye = Adlerauge
