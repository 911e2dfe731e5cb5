### Die Worte von Phase Six.
###
### heading-… eröffnet einen Abschnitt, deed-… sagt, was jemand tut, effect-… was daraus wird.


## Der Ablauf des Kampfes

map-scale = 1 Feld = 1 Meter
heading-round = Kampfrunde { $amount }
deed-round-ends = Ende der Kampfrunde.
deed-turn = { CAP(A($actor)) } ist an der Reihe.
effect-initiative = { $actor }: Initiative { $amount }.
effect-joins = { CAP(A($actor)) } kommt hinzu, Initiative { $amount }.
effect-refreshed = {""}
effect-check-dice = {""}
effect-hit-dice = {""}
effect-critical-threshold = {""}
effect-evade-dice = {""}
effect-parry-dice = {""}
deed-ends-turn =
    { $amount ->
        [0] {""}
        [one] { CAP(A($actor)) } spart eine Aktion auf.
       *[other] { CAP(A($actor)) } spart { $amount } Aktionen auf.
    }
deed-reacts = { CAP(A($actor)) } reagiert auf { ACC($target) }.
deed-improvises =
    { $amount ->
        [0] { $actor }: { $key }
       *[other] { $actor }: { $key } ({ $amount })
    }
effect-improvise-refused = Die Spielleiterin lässt es nicht zu: { $key }

## Würfel und Aktionen

deed-buys-action =
    { $amount ->
        [one] { CAP(A($actor)) } gibt einen { $word } aus und hat eine Aktion.
       *[other] { CAP(A($actor)) } gibt einen { $word } aus und hat { $amount } Aktionen.
    }
deed-steals-action =
    { $amount ->
        [one] { CAP(A($actor)) } gibt einen Schicksalswürfel aus und stiehlt { DAT($target) } eine Aktion.
       *[other] { CAP(A($actor)) } gibt einen Schicksalswürfel aus, stiehlt { DAT($target) } eine Aktion und hat { $amount }.
    }
effect-adds-bonus = { CAP(A($actor)) } legt einen Bonuswürfel dazu.
effect-adds-destiny = { CAP(A($actor)) } legt einen Schicksalswürfel dazu.
effect-rerolls = { CAP(A($actor)) } macht einen Wiederholungswurf.
effect-rerolls-with-destiny = { CAP(A($actor)) } wiederholt mit einem Schicksalswürfel: jede 4+ ist ein Erfolg.
effect-high-dice =
    { $amount ->
        [one] Würfel ab 11 zählen mehrfach: ein Erfolg.
       *[other] Würfel ab 11 zählen mehrfach: { $amount } Erfolge.
    }

## Bewegung

deed-moved = { CAP(A($actor)) } bewegt sich { $amount } m nach { $to }.
deed-hunkers = { CAP(A($actor)) } geht in die Hocke.
deed-stands-up = { CAP(A($actor)) } steht auf.
deed-withdraws = { CAP(A($actor)) } zieht sich aus dem Kampf zurück.
deed-strikes-opportunity = { CAP(A($actor)) } schlägt nach { DAT($target) }: Gelegenheitsangriff.

## Angriffe

deed-attacks =
    { $key ->
        [burst] { BENDS($item) ->
            [yes] { CAP(A($actor)) } gibt mit { DAT($item) } einen Feuerstoß auf { ACC($target) } ab.
           *[no] { CAP(A($actor)) } gibt einen Feuerstoß auf { ACC($target) } ab ({ $item }).
        }
        [single] { BENDS($item) ->
            [yes] { CAP(A($actor)) } schießt mit { DAT($item) } auf { ACC($target) }.
           *[no] { CAP(A($actor)) } schießt auf { ACC($target) } ({ $item }).
        }
        [thrown] { BENDS($item) ->
            [yes] { CAP(A($actor)) } wirft { ACC($item) } nach { DAT($target) }.
           *[no] { CAP(A($actor)) } wirft nach { DAT($target) } ({ $item }).
        }
        [knockout] { BENDS($item) ->
            [yes] K.-o.-Angriff: { CAP(A($actor)) } greift { ACC($target) } mit { DAT($item) } an.
           *[no] K.-o.-Angriff: { CAP(A($actor)) } greift { ACC($target) } an ({ $item }).
        }
        [violent] { BENDS($item) ->
            [yes] Gewaltiger Angriff: { CAP(A($actor)) } greift { ACC($target) } mit { DAT($item) } an.
           *[no] Gewaltiger Angriff: { CAP(A($actor)) } greift { ACC($target) } an ({ $item }).
        }
        [disarm] { BENDS($item) ->
            [yes] Entwaffnender Angriff: { CAP(A($actor)) } greift { ACC($target) } mit { DAT($item) } an.
           *[no] Entwaffnender Angriff: { CAP(A($actor)) } greift { ACC($target) } an ({ $item }).
        }
        [coup-de-grace] { BENDS($item) ->
            [yes] { CAP(A($actor)) } gibt { DAT($target) } mit { DAT($item) } den Coup de grâce.
           *[no] { CAP(A($actor)) } gibt { DAT($target) } den Coup de grâce ({ $item }).
        }
       *[other] { BENDS($item) ->
            [yes] { CAP(A($actor)) } greift { ACC($target) } mit { DAT($item) } an.
           *[no] { CAP(A($actor)) } greift { ACC($target) } an ({ $item }).
        }
    }
effect-aim-ends = { CAP(A($actor)) } zielt auf nichts mehr.
effect-brace-ends =
    { BENDS($actor) ->
        [yes] Die Waffe { GEN($actor) } liegt nicht mehr auf.
       *[no] { GEN($actor) } Waffe liegt nicht mehr auf.
    }
effect-investing-ends =
    { BENDS($actor) ->
        [yes] Aus dem genauen Angriff { GEN($actor) } wird nichts.
       *[no] Aus { GEN($actor) } genauem Angriff wird nichts.
    }
effect-readying-lost =
    { BENDS($item) ->
        [yes] { CAP(A($actor)) } kommt nicht mehr an { ACC($item) } heran.
       *[no] { CAP(A($actor)) } kommt nicht mehr heran: { $item }.
    }
effect-no-rest = { CAP(A($target)) } liegt im Sterben und findet keine Rast.
effect-cut-short = Hinter dem erhobenen Schild kommt { A($actor) } nicht weiter.
effect-way-closed = { CAP(A($actor)) } kommt nicht weiter: { $at } ist nicht frei.
effect-act-lost = { CAP(A($actor)) } kann nicht mehr tun, was beim Gehen geschehen sollte.
effect-ends-up = { CAP(A($actor)) } landet auf { $at }.
effect-tie-decided = { CAP(A($actor)) } handelt vor { DAT($target) }: { $word }.
effect-taken-back = { CAP(A($actor)) } reagiert nicht, und was dafür getan war, gilt nicht.
effect-wounded-dying =
    { $amount ->
        [one] { CAP(A($target)) } liegt im Sterben und erleidet eine Wunde.
       *[other] { CAP(A($target)) } liegt im Sterben und erleidet { $amount } Wunden.
    }
effect-misses = Kein Treffer.
effect-hits =
    { $critical ->
        [0] { $normal ->
            [one] Ein normaler Treffer
           *[other] { $normal } normale Treffer
        }
        [one] { $normal ->
            [0] Ein kritischer Treffer
            [one] Ein kritischer und ein normaler Treffer
           *[other] Ein kritischer und { $normal } normale Treffer
        }
       *[other] { $normal ->
            [0] { $critical } kritische Treffer
            [one] { $critical } kritische Treffer und ein normaler
           *[other] { $critical } kritische und { $normal } normale Treffer
        }
    }{ $further ->
        [0] .
        [one] ; megakritisch: eine Wunde mehr.
       *[other] ; megakritisch: { $further } Wunden mehr.
    }
deed-aims = { CAP(A($actor)) } zielt auf { ACC($target) } (Schritt { $amount }).
deed-invests = { CAP(A($actor)) } bereitet einen genauen Angriff auf { ACC($target) } vor (Schritt { $amount }).
effect-aim-lost = { CAP(A($actor)) } wird getroffen und verliert den Zielen-Bonus.
deed-braces =
    { BENDS($item) ->
        [yes] { CAP(A($actor)) } stützt { ACC($item) } ab.
       *[no] { CAP(A($actor)) } stützt die Waffe ab ({ $item }).
    }
deed-takes-up = { CAP(A($actor)) } nimmt die Waffe wieder auf.

## Abwehr

deed-evades = { CAP(A($actor)) } versucht, { DAT($target) } auszuweichen.
effect-evaded = { CAP(A($actor)) } weicht dem Angriff ganz aus.
effect-evade-failed = { CAP(A($actor)) } kommt nicht aus dem Weg.
deed-parries =
    { BENDS($item) ->
        [yes] { CAP(A($actor)) } pariert mit { DAT($item) } gegen { ACC($target) }.
       *[no] { CAP(A($actor)) } pariert gegen { ACC($target) } ({ $item }).
    }
effect-parried =
    { $amount ->
        [0] Die Parade entfernt keinen Treffer.
        [one] Die Parade entfernt einen normalen Treffer.
       *[other] Die Parade entfernt { $amount } normale Treffer.
    }
deed-shield-parries = Schildparade: { CAP(A($actor)) } hält den Schild gegen { ACC($target) }.
deed-raises-shield = { CAP(A($actor)) } hebt sofort den Schild.
deed-announces-block = { CAP(A($actor)) } macht den Schild bereit; der Schildblock gilt ab der nächsten Kampfrunde.
effect-block-up =
    { BENDS($actor) ->
        [yes] Der Schildblock { GEN($actor) } ist aktiv.
       *[no] { GEN($actor) } Schildblock ist aktiv.
    }
deed-lowers-shield = { CAP(A($actor)) } senkt den Schild.
effect-covered =
    { $amount ->
        [0] Die Deckung verhindert keinen { GEN($word) }.
        [one] Die Deckung verhindert einen { GEN($word) }.
       *[other] Die Deckung verhindert { $amount } { GEN($word) }.
    }
effect-stopped =
    { $amount ->
        [0] Der Schutz verhindert nichts.
        [one] Der Schutz verhindert einen Treffer.
       *[other] Der Schutz verhindert { $amount } Treffer.
    }
effect-armour-damaged = { $target }: { $item } noch { $amount } %.

## Wunden und Zustände

effect-wounded =
    { $amount ->
        [one] { CAP(A($target)) } erleidet eine Wunde: { $before } → { $after }.
       *[other] { CAP(A($target)) } erleidet { $amount } Wunden: { $before } → { $after }.
    }
effect-ignores-pain = { CAP(A($actor)) } ignoriert den Schmerz.
effect-afflicted =
    { $word ->
        [brennend] { CAP(A($target)) } brennt (Stufe { $amount }).
        [blutend] { CAP(A($target)) } blutet (Stufe { $amount }).
       *[other] { CAP(A($target)) } ist { $word } (Stufe { $amount }).
    }
effect-recovers =
    { $amount ->
        [0] { CAP(A($target)) } ist nicht mehr { $word }.
       *[other] { CAP(A($target)) } ist noch { $word } (Stufe { $amount }).
    }
effect-dying = { CAP(A($target)) } liegt im Sterben (Stufe { $amount }).
effect-dead = { CAP(A($target)) } ist tot.
effect-unconscious = { CAP(A($target)) } ist bewusstlos (Stufe { $amount }).
effect-stays-up = { CAP(A($target)) } bleibt auf den Beinen.
effect-comes-round = { CAP(A($target)) } kommt zu sich.
effect-stays-unconscious = { CAP(A($target)) } bleibt bewusstlos: Erst muss eine Wunde geheilt sein.
effect-sleeps-on = { CAP(A($target)) } schläft weiter.
effect-wakes = { CAP(A($target)) } erwacht.
effect-bleeds = { CAP(A($target)) } blutet (Stufe { $amount }).
effect-disarmed =
    { BENDS($item) ->
        [yes] { CAP(A($target)) } verliert { ACC($item) }.
       *[no] { CAP(A($target)) } wird entwaffnet ({ $item }).
    }
effect-keeps-weapon =
    { BENDS($item) ->
        [yes] { CAP(A($target)) } behält { ACC($item) }.
       *[no] { CAP(A($target)) } behält die Waffe ({ $item }).
    }
effect-healed =
    { $amount ->
        [0] Nichts heilt.
        [one] { CAP(A($target)) } wird von einer Wunde geheilt.
       *[other] { CAP(A($target)) } wird von { $amount } Wunden geheilt.
    }
effect-boosted =
    { $amount ->
        [one] { CAP(A($target)) } erhält einen Boost.
       *[other] { CAP(A($target)) } erhält { $amount } Boosts.
    }
effect-bandaged = { CAP(A($target)) } blutet nicht mehr.
effect-stabilised = { CAP(A($target)) } ist stabilisiert.
effect-netted = { CAP(A($target)) } ist im Netz.
deed-freed = { CAP(A($target)) } kommt aus dem Netz frei.
effect-still-netted = { CAP(A($actor)) } kommt nicht aus dem Netz.
deed-tends = { CAP(A($actor)) } versorgt { ACC($target) }.
deed-uses =
    { BENDS($item) ->
        [yes] { CAP(A($actor)) } benutzt { ACC($item) } für { ACC($target) }.
       *[no] { CAP(A($actor)) } benutzt für { ACC($target) }: { $item }.
    }
deed-extinguishes = { CAP(A($actor)) } löscht das Feuer an { DAT($target) }.
deed-rouses = { CAP(A($actor)) } rüttelt { ACC($target) } wach.

## Dinge

deed-readied =
    { BENDS($item) ->
        [yes] { CAP(A($actor)) } hält { ACC($item) } bereit.
       *[no] { CAP(A($actor)) } hält bereit: { $item }.
    }
deed-readies =
    { $amount ->
        [one] { BENDS($item) ->
            [yes] { CAP(A($actor)) } macht { ACC($item) } bereit (noch eine Aktion).
           *[no] { CAP(A($actor)) } macht bereit: { $item } (noch eine Aktion).
        }
       *[other] { BENDS($item) ->
            [yes] { CAP(A($actor)) } macht { ACC($item) } bereit (noch { $amount } Aktionen).
           *[no] { CAP(A($actor)) } macht bereit: { $item } (noch { $amount } Aktionen).
        }
    }
deed-picks-up =
    { BENDS($item) ->
        [yes] { CAP(A($actor)) } hebt { ACC($item) } auf.
       *[no] { CAP(A($actor)) } hebt auf: { $item }.
    }
deed-drops =
    { BENDS($item) ->
        [yes] { CAP(A($actor)) } lässt { ACC($item) } fallen.
       *[no] { CAP(A($actor)) } lässt fallen: { $item }.
    }
deed-shifts =
    { BENDS($item) ->
        [yes] { CAP(A($actor)) } nimmt { ACC($item) } in die Haupthand.
       *[no] { CAP(A($actor)) } nimmt in die Haupthand: { $item }.
    }
deed-reloads =
    { $amount ->
        [one] { BENDS($item) ->
            [yes] { CAP(A($actor)) } lädt { ACC($item) } nach (noch eine Aktion).
           *[no] { CAP(A($actor)) } lädt nach: { $item } (noch eine Aktion).
        }
       *[other] { BENDS($item) ->
            [yes] { CAP(A($actor)) } lädt { ACC($item) } nach (noch { $amount } Aktionen).
           *[no] { CAP(A($actor)) } lädt nach: { $item } (noch { $amount } Aktionen).
        }
    }
deed-reloaded =
    { $amount ->
        [one] { BENDS($item) ->
            [yes] { CAP(A($actor)) } hat { ACC($item) } nachgeladen (1 Schuss).
           *[no] { CAP(A($actor)) } hat nachgeladen: { $item } (1 Schuss).
        }
       *[other] { BENDS($item) ->
            [yes] { CAP(A($actor)) } hat { ACC($item) } nachgeladen ({ $amount } Schuss).
           *[no] { CAP(A($actor)) } hat nachgeladen: { $item } ({ $amount } Schuss).
        }
    }
deed-takes-shield =
    { BENDS($item) ->
        [yes] { CAP(A($actor)) } nimmt { ACC($item) } auf.
       *[no] { CAP(A($actor)) } nimmt den Schild auf: { $item }.
    }
deed-stows-shield =
    { BENDS($item) ->
        [yes] { CAP(A($actor)) } legt { ACC($item) } ab.
       *[no] { CAP(A($actor)) } legt den Schild ab: { $item }.
    }

## Werfen

deed-throws =
    { BENDS($item) ->
        [yes] { CAP(A($actor)) } wirft { ACC($item) } auf { $at }.
       *[no] { CAP(A($actor)) } wirft auf { $at }: { $item }.
    }
effect-deviates = Der Wurf weicht ab und landet auf { $at }.
effect-blast =
    { BENDS($item) ->
        [yes] { CAP(A($item)) } zündet bei { $at }, Radius { $amount } m.
       *[no] { $item } zündet bei { $at }, Radius { $amount } m.
    }
effect-in-blast = { CAP(A($target)) } ist im Wirkungsradius.
effect-dazed = { CAP(A($target)) } ist geblendet und verliert alle Aktionen.
effect-cloud =
    { $amount ->
        [one] { $word } bei { $at } für eine Kampfrunde.
       *[other] { $word } bei { $at } für { $amount } Kampfrunden.
    }
effect-cloud-spreads = { $word } breitet sich bei { $at } aus.
effect-cloud-gone = { $word } bei { $at } ist vergangen.
effect-in-fire = { CAP(A($target)) } steht im Feuer.
effect-in-gas = { CAP(A($target)) } atmet { $word } ein.

## Fragen

ask-act =
    { $actions_number ->
        [0] { $who }, du bist der Akteur, hast aber keine Aktion mehr. Was tust du?
        [one] { $who }, du bist der Akteur (noch eine Aktion). Was tust du?
       *[other] { $who }, du bist der Akteur (noch { $actions_number } Aktionen). Was tust du?
    }
    .short = im eigenen Zug
ask-react =
    { $actions_number ->
        [0] { $who }, { A($actor) } hat gehandelt. Verschaffst du dir eine Aktion und reagierst?
        [one] { $who }, { A($actor) } hat gehandelt. Reagierst du (noch eine Aktion)?
       *[other] { $who }, { A($actor) } hat gehandelt. Reagierst du (noch { $actions_number } Aktionen)?
    }
    .short = als Reaktion
ask-round-start =
    { $actions_number ->
        [0] { $who }, eine Kampfrunde beginnt. Verschaffst du dir dafür eine Aktion?
        [one] { $who }, eine Kampfrunde beginnt. Nutzt du deine aufgesparte Aktion?
       *[other] { $who }, eine Kampfrunde beginnt. Nutzt du eine deiner { $actions_number } aufgesparten Aktionen?
    }
    .short = am Rundenbeginn
ask-round-end =
    { $actions_number ->
        [0] { $who }, die Kampfrunde endet. Verschaffst du dir dafür eine Aktion?
        [one] { $who }, die Kampfrunde endet. Nutzt du deine aufgesparte Aktion?
       *[other] { $who }, die Kampfrunde endet. Nutzt du eine deiner { $actions_number } aufgesparten Aktionen?
    }
    .short = am Rundenende
ask-defend = { $who }, { A($attacker) } trifft dich ({ $weapon }): { $critical_key } kritisch, { $normal_key } normal. Wie wehrst du dich?
    .short = in der Verteidigung
ask-extra =
    { $successes_number ->
        [0] { $who }, kein Erfolg ({ $purpose }). Gibst du etwas für den Wurf aus?
        [one] { $who }, ein Erfolg ({ $purpose }). Gibst du etwas für den Wurf aus?
       *[other] { $who }, { $successes_number } Erfolge ({ $purpose }). Gibst du etwas für den Wurf aus?
    }
    .short = nach dem Wurf
ask-judge = Spielleiterin, { A($actor) } will etwas Beliebiges tun: { $text_key } Wie viele Aktionen, und welcher Wurf?
    .short = nach Entscheid
ask-opportunity = { $who }, { A($mover) } verlässt deine Reichweite. Schlägst du zu?
    .short = bei Gelegenheit
ask-pain =
    { $wounds_number ->
        [one] { $who }, dir droht eine Wunde. Ignorierst du den Schmerz?
       *[other] { $who }, dir drohen { $wounds_number } Wunden. Ignorierst du den Schmerz?
    }
    .short = unter Schmerz
ask-resist-disarm =
    { $hits_number ->
        [one] { $who }, ein Treffer gilt deiner Waffe ({ $weapon }). Kraft oder Geschick?
       *[other] { $who }, { $hits_number } Treffer gelten deiner Waffe ({ $weapon }). Kraft oder Geschick?
    }
    .short = gegen Entwaffnung

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
value-special-knockout = K.-o.-Angriff
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
part-recoil = Rückstoß
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
roll-resist-knockout = Resistenz gegen K. o.
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
word-normal-hits = normale Treffer
    .gen = der normalen Treffer
word-critical-hits = kritische Treffer
    .gen = der kritischen Treffer
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
word-resist-knockout = gegen K. o.
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
reason-not-now = „{ $value }“ ist jetzt nicht möglich.
reason-not-with-this = Mit „{ $value }“ geht das nicht.
reason-not-for-them = Für { $value } geht das nicht.
reason-no-rest-for-the-dying = Sterbende finden keine Rast.
reason-no-actions-for-the-helpless = Wer nichts tun kann, hat keine Aktionen.

## Dinge

item-unarmed = bloße Hände
    .a = bloße Hände
    .dat = bloßen Händen
    .acc = bloße Hände
    .gender = p
item-butt = Kolben oder Knauf
    .a = Kolben oder Knauf
    .dat = Kolben oder Knauf
    .acc = Kolben oder Knauf
    .gender = m
item-dagger = Dolch
    .a = der Dolch
    .dat = dem Dolch
    .acc = den Dolch
    .gender = m
item-stiletto = Stilett
    .a = das Stilett
    .dat = dem Stilett
    .acc = das Stilett
    .gender = n
item-hunting-knife = Jagdmesser
    .a = das Jagdmesser
    .dat = dem Jagdmesser
    .acc = das Jagdmesser
    .gender = n
item-flame-dagger = Flammendolch
    .a = der Flammendolch
    .dat = dem Flammendolch
    .acc = den Flammendolch
    .gender = m
item-poison-dagger = Giftdolch
    .a = der Giftdolch
    .dat = dem Giftdolch
    .acc = den Giftdolch
    .gender = m
item-short-sword = Kurzschwert
    .a = das Kurzschwert
    .dat = dem Kurzschwert
    .acc = das Kurzschwert
    .gender = n
item-gladius = Gladius
    .a = der Gladius
    .dat = dem Gladius
    .acc = den Gladius
    .gender = m
item-sabre = Säbel
    .a = der Säbel
    .dat = dem Säbel
    .acc = den Säbel
    .gender = m
item-rapier = Rapier
    .a = das Rapier
    .dat = dem Rapier
    .acc = das Rapier
    .gender = n
item-foil = Florett
    .a = das Florett
    .dat = dem Florett
    .acc = das Florett
    .gender = n
item-machete = Machete
    .a = die Machete
    .dat = der Machete
    .acc = die Machete
    .gender = f
item-broadsword = Breitschwert
    .a = das Breitschwert
    .dat = dem Breitschwert
    .acc = das Breitschwert
    .gender = n
item-long-sword = Langschwert
    .a = das Langschwert
    .dat = dem Langschwert
    .acc = das Langschwert
    .gender = n
item-bastard-sword = Anderthalbhänder
    .a = der Anderthalbhänder
    .dat = dem Anderthalbhänder
    .acc = den Anderthalbhänder
    .gender = m
item-katana = Katana
    .a = das Katana
    .dat = dem Katana
    .acc = das Katana
    .gender = n
item-two-handed-sword = Zweihänder
    .a = der Zweihänder
    .dat = dem Zweihänder
    .acc = den Zweihänder
    .gender = m
item-flamberge = Flammberge
    .a = die Flammberge
    .dat = der Flammberge
    .acc = die Flammberge
    .gender = f
item-hatchet = Handaxt
    .a = die Handaxt
    .dat = der Handaxt
    .acc = die Handaxt
    .gender = f
item-axe = Axt
    .a = die Axt
    .dat = der Axt
    .acc = die Axt
    .gender = f
item-long-axe = Langaxt
    .a = die Langaxt
    .dat = der Langaxt
    .acc = die Langaxt
    .gender = f
item-battle-axe = Kriegsaxt
    .a = die Kriegsaxt
    .dat = der Kriegsaxt
    .acc = die Kriegsaxt
    .gender = f
item-brass-knuckles = Schlagring
    .a = der Schlagring
    .dat = dem Schlagring
    .acc = den Schlagring
    .gender = m
item-club = Keule
    .a = die Keule
    .dat = der Keule
    .acc = die Keule
    .gender = f
item-baton = Schlagstock
    .a = der Schlagstock
    .dat = dem Schlagstock
    .acc = den Schlagstock
    .gender = m
item-crowbar = Brechstange
    .a = die Brechstange
    .dat = der Brechstange
    .acc = die Brechstange
    .gender = f
item-mace = Streitkolben
    .a = der Streitkolben
    .dat = dem Streitkolben
    .acc = den Streitkolben
    .gender = m
item-morning-star = Morgenstern
    .a = der Morgenstern
    .dat = dem Morgenstern
    .acc = den Morgenstern
    .gender = m
item-battle-flail = Kriegsflegel
    .a = der Kriegsflegel
    .dat = dem Kriegsflegel
    .acc = den Kriegsflegel
    .gender = m
item-warhammer = Kriegshammer
    .a = der Kriegshammer
    .dat = dem Kriegshammer
    .acc = den Kriegshammer
    .gender = m
item-sledgehammer = Vorschlaghammer
    .a = der Vorschlaghammer
    .dat = dem Vorschlaghammer
    .acc = den Vorschlaghammer
    .gender = m
item-staff = Stab
    .a = der Stab
    .dat = dem Stab
    .acc = den Stab
    .gender = m
item-spear = Speer
    .a = der Speer
    .dat = dem Speer
    .acc = den Speer
    .gender = m
item-glaive = Glefe
    .a = die Glefe
    .dat = der Glefe
    .acc = die Glefe
    .gender = f
item-halberd = Hellebarde
    .a = die Hellebarde
    .dat = der Hellebarde
    .acc = die Hellebarde
    .gender = f
item-pike = Pike
    .a = die Pike
    .dat = der Pike
    .acc = die Pike
    .gender = f
item-short-bow = Kurzbogen
    .a = der Kurzbogen
    .dat = dem Kurzbogen
    .acc = den Kurzbogen
    .gender = m
item-long-bow = Langbogen
    .a = der Langbogen
    .dat = dem Langbogen
    .acc = den Langbogen
    .gender = m
item-composite-bow = Kompositbogen
    .a = der Kompositbogen
    .dat = dem Kompositbogen
    .acc = den Kompositbogen
    .gender = m
item-battle-bow = Kriegsbogen
    .a = der Kriegsbogen
    .dat = dem Kriegsbogen
    .acc = den Kriegsbogen
    .gender = m
item-hand-crossbow = Handarmbrust
    .a = die Handarmbrust
    .dat = der Handarmbrust
    .acc = die Handarmbrust
    .gender = f
item-light-crossbow = Leichte Armbrust
    .a = die leichte Armbrust
    .dat = der leichten Armbrust
    .acc = die leichte Armbrust
    .gender = f
item-crossbow = Armbrust
    .a = die Armbrust
    .dat = der Armbrust
    .acc = die Armbrust
    .gender = f
item-quadruple-crossbow = Vierfacharmbrust
    .a = die Vierfacharmbrust
    .dat = der Vierfacharmbrust
    .acc = die Vierfacharmbrust
    .gender = f
item-sling = Schleuder
    .a = die Schleuder
    .dat = der Schleuder
    .acc = die Schleuder
    .gender = f
item-slingshot = Zwille
    .a = die Zwille
    .dat = der Zwille
    .acc = die Zwille
    .gender = f
item-blowpipe = Blasrohr
    .a = das Blasrohr
    .dat = dem Blasrohr
    .acc = das Blasrohr
    .gender = n
item-shuriken = Shuriken
    .a = der Shuriken
    .dat = dem Shuriken
    .acc = den Shuriken
    .gender = m
item-throwing-axe = Wurfaxt
    .a = die Wurfaxt
    .dat = der Wurfaxt
    .acc = die Wurfaxt
    .gender = f
item-throwing-spear = Wurfspeer
    .a = der Wurfspeer
    .dat = dem Wurfspeer
    .acc = den Wurfspeer
    .gender = m
item-tomahawk = Tomahawk
    .a = der Tomahawk
    .dat = dem Tomahawk
    .acc = den Tomahawk
    .gender = m
item-flintlock-pistol = Steinschlosspistole
    .a = die Steinschlosspistole
    .dat = der Steinschlosspistole
    .acc = die Steinschlosspistole
    .gender = f
item-colt-peacemaker = Colt Peacemaker
    .a = der Colt Peacemaker
    .dat = dem Colt Peacemaker
    .acc = den Colt Peacemaker
    .gender = m
item-colt-1911 = Colt 1911
    .a = der Colt 1911
    .dat = dem Colt 1911
    .acc = den Colt 1911
    .gender = m
item-glock = Glock (9 mm)
    .a = die Glock (9 mm)
    .dat = der Glock (9 mm)
    .acc = die Glock (9 mm)
    .gender = f
item-hk-usp = HK USP
    .a = die HK USP
    .dat = der HK USP
    .acc = die HK USP
    .gender = f
item-desert-eagle = Desert Eagle
    .a = die Desert Eagle
    .dat = der Desert Eagle
    .acc = die Desert Eagle
    .gender = f
item-laser-pistol = Laserpistole
    .a = die Laserpistole
    .dat = der Laserpistole
    .acc = die Laserpistole
    .gender = f
item-uzi = Uzi
    .a = die Uzi
    .dat = der Uzi
    .acc = die Uzi
    .gender = f
item-mp5 = MP5
    .a = die MP5
    .dat = der MP5
    .acc = die MP5
    .gender = f
item-mp40 = MP40
    .a = die MP40
    .dat = der MP40
    .acc = die MP40
    .gender = f
item-tommy-gun = Tommy Gun
    .a = die Tommy Gun
    .dat = der Tommy Gun
    .acc = die Tommy Gun
    .gender = f
item-ak-47 = AK-47
    .a = die AK-47
    .dat = der AK-47
    .acc = die AK-47
    .gender = f
item-g3 = G3
    .a = das G3
    .dat = dem G3
    .acc = das G3
    .gender = n
item-m-16 = M-16
    .a = das M-16
    .dat = dem M-16
    .acc = das M-16
    .gender = n
item-steyr-aug = Steyr AUG
    .a = das Steyr AUG
    .dat = dem Steyr AUG
    .acc = das Steyr AUG
    .gender = n
item-brown-bess = Muskete
    .a = die Muskete
    .dat = der Muskete
    .acc = die Muskete
    .gender = f
item-winchester = Winchester '76
    .a = die Winchester '76
    .dat = der Winchester '76
    .acc = die Winchester '76
    .gender = f
item-gewehr-98 = Gewehr 98
    .a = das Gewehr 98
    .dat = dem Gewehr 98
    .acc = das Gewehr 98
    .gender = n
item-kar98 = Kar98
    .a = der Kar98
    .dat = dem Kar98
    .acc = den Kar98
    .gender = m
item-m1 = M1
    .a = das M1
    .dat = dem M1
    .acc = das M1
    .gender = n
item-barrett = Barrett
    .a = die Barrett
    .dat = der Barrett
    .acc = die Barrett
    .gender = f
item-laser-rifle = Lasergewehr
    .a = das Lasergewehr
    .dat = dem Lasergewehr
    .acc = das Lasergewehr
    .gender = n
item-double-barrel-shotgun = Doppelläufige Schrotflinte
    .a = die doppelläufige Schrotflinte
    .dat = der doppelläufigen Schrotflinte
    .acc = die doppelläufige Schrotflinte
    .gender = f
item-pump-action-shotgun = Pump Action
    .a = die Pump Action
    .dat = der Pump Action
    .acc = die Pump Action
    .gender = f
item-sawed-off-shotgun = Abgesägte Schrotflinte
    .a = die abgesägte Schrotflinte
    .dat = der abgesägten Schrotflinte
    .acc = die abgesägte Schrotflinte
    .gender = f
item-mg42 = MG42
    .a = das MG42
    .dat = dem MG42
    .acc = das MG42
    .gender = n
item-m60 = M60
    .a = das M60
    .dat = dem M60
    .acc = das M60
    .gender = n
item-m2-browning = M2 Browning
    .a = das M2 Browning
    .dat = dem M2 Browning
    .acc = das M2 Browning
    .gender = n
item-flamethrower = Flammenwerfer
    .a = der Flammenwerfer
    .dat = dem Flammenwerfer
    .acc = den Flammenwerfer
    .gender = m
item-m79-grenade-launcher = M79 (Granatwerfer)
    .a = der Granatwerfer M79
    .dat = dem Granatwerfer M79
    .acc = den Granatwerfer M79
    .gender = m
item-loose-object = loser Gegenstand
    .a = der lose Gegenstand
    .dat = dem losen Gegenstand
    .acc = den losen Gegenstand
    .gender = m
item-normal-clothing = Normale Kleidung
    .a = die normale Kleidung
    .dat = der normalen Kleidung
    .acc = die normale Kleidung
    .gender = f
item-trenchcoat = Trenchcoat
    .a = der Trenchcoat
    .dat = dem Trenchcoat
    .acc = den Trenchcoat
    .gender = m
item-robe = Robe
    .a = die Robe
    .dat = der Robe
    .acc = die Robe
    .gender = f
item-quilted-gambeson = Gesteppter Leinengambeson
    .a = der gesteppte Leinengambeson
    .dat = dem gesteppten Leinengambeson
    .acc = den gesteppten Leinengambeson
    .gender = m
item-paper-armour = Papierrüstung
    .a = die Papierrüstung
    .dat = der Papierrüstung
    .acc = die Papierrüstung
    .gender = f
item-tied-iron-sheets = Umgebundene Blechplatten
item-linen-surcoat = Wappenrock aus Leinen
    .a = der Wappenrock aus Leinen
    .dat = dem Wappenrock aus Leinen
    .acc = den Wappenrock aus Leinen
    .gender = m
item-stab-proof-vest = Stichsichere Weste
    .a = die stichsichere Weste
    .dat = der stichsicheren Weste
    .acc = die stichsichere Weste
    .gender = f
item-under-vest = Unterziehweste
    .a = die Unterziehweste
    .dat = der Unterziehweste
    .acc = die Unterziehweste
    .gender = f
item-leather-armour = Lederrüstung
    .a = die Lederrüstung
    .dat = der Lederrüstung
    .acc = die Lederrüstung
    .gender = f
item-leather-cuirass = Lederharnisch
    .a = der Lederharnisch
    .dat = dem Lederharnisch
    .acc = den Lederharnisch
    .gender = m
item-linothorax = Linothorax-Brustpanzer
    .a = der Linothorax-Brustpanzer
    .dat = dem Linothorax-Brustpanzer
    .acc = den Linothorax-Brustpanzer
    .gender = m
item-brigandine = Brigandine aus Segeltuch und Leder
    .a = die Brigandine aus Segeltuch und Leder
    .dat = der Brigandine aus Segeltuch und Leder
    .acc = die Brigandine aus Segeltuch und Leder
    .gender = f
item-chain-mail-hauberk = Kettenhemd
    .a = das Kettenhemd
    .dat = dem Kettenhemd
    .acc = das Kettenhemd
    .gender = n
item-lorica-hamata = Lorica Hamata
item-security-vest = Sicherheitsweste
    .a = die Sicherheitsweste
    .dat = der Sicherheitsweste
    .acc = die Sicherheitsweste
    .gender = f
item-flak-jacket = Splitterschutzweste
    .a = die Splitterschutzweste
    .dat = der Splitterschutzweste
    .acc = die Splitterschutzweste
    .gender = f
item-lorica-segmentata = Lorica Segmentata
item-tactical-vest = Taktische Überziehweste
    .a = die taktische Überziehweste
    .dat = der taktischen Überziehweste
    .acc = die taktische Überziehweste
    .gender = f
item-ballistic-vest = Ballistische Weste
    .a = die ballistische Weste
    .dat = der ballistischen Weste
    .acc = die ballistische Weste
    .gender = f
item-half-plate = Halbharnisch
    .a = der Halbharnisch
    .dat = dem Halbharnisch
    .acc = den Halbharnisch
    .gender = m
item-lorica-plumata = Lorica Plumata
item-cuirass = Kürass
    .a = der Kürass
    .dat = dem Kürass
    .acc = den Kürass
    .gender = m
item-ceramic-plate-carrier = Keramik-Plattenträgerweste
    .a = die Keramik-Plattenträgerweste
    .dat = der Keramik-Plattenträgerweste
    .acc = die Keramik-Plattenträgerweste
    .gender = f
item-kevlar-vest = Kevlarweste
    .a = die Kevlarweste
    .dat = der Kevlarweste
    .acc = die Kevlarweste
    .gender = f
item-hard-armour = Hartpanzer
    .a = der Hartpanzer
    .dat = dem Hartpanzer
    .acc = den Hartpanzer
    .gender = m
item-plate-armour = Plattenrüstung
    .a = die Plattenrüstung
    .dat = der Plattenrüstung
    .acc = die Plattenrüstung
    .gender = f
item-heavy-ballistic-vest = Schwere ballistische Weste
item-combined-tactical-vest = Kombinierte taktische Weste
item-infantry-battle-suit = Infanteriekampfanzug
    .a = der Infanteriekampfanzug
    .dat = dem Infanteriekampfanzug
    .acc = den Infanteriekampfanzug
    .gender = m
item-leather-bascinet = Beckenhaube aus Leder
    .a = die Beckenhaube aus Leder
    .dat = der Beckenhaube aus Leder
    .acc = die Beckenhaube aus Leder
    .gender = f
item-kettle-hat = Eisenhut
    .a = der Eisenhut
    .dat = dem Eisenhut
    .acc = den Eisenhut
    .gender = m
item-tactical-helmet = Taktischer Helm
    .a = der taktische Helm
    .dat = dem taktischen Helm
    .acc = den taktischen Helm
    .gender = m
item-great-helm = Großer Eisenhelm
    .a = der große Eisenhelm
    .dat = dem großen Eisenhelm
    .acc = den großen Eisenhelm
    .gender = m
item-iron-gauntlets = Eiserne Handschuhe
item-iron-greaves = Eiserne Beinschienen
item-buckler = Buckler
    .a = der Buckler
    .dat = dem Buckler
    .acc = den Buckler
    .gender = m
item-leather-reinforced-wooden-shield = Holzschild mit Lederverstärkung
    .a = der Holzschild mit Lederverstärkung
    .dat = dem Holzschild mit Lederverstärkung
    .acc = den Holzschild mit Lederverstärkung
    .gender = m
item-polycarbonate-riot-shield = Schutzschild aus Polycarbonat
    .a = der Schutzschild aus Polycarbonat
    .dat = dem Schutzschild aus Polycarbonat
    .acc = den Schutzschild aus Polycarbonat
    .gender = m
item-round-shield = Rundschild
    .a = der Rundschild
    .dat = dem Rundschild
    .acc = den Rundschild
    .gender = m
item-wooden-shield-with-bronze-boss = Holzschild mit Bronzeverzierung
    .a = der Holzschild mit Bronzeverzierung
    .dat = dem Holzschild mit Bronzeverzierung
    .acc = den Holzschild mit Bronzeverzierung
    .gender = m
item-protection-shield-standard = Personenschutzschild „Standard“
    .a = der Personenschutzschild „Standard“
    .dat = dem Personenschutzschild „Standard“
    .acc = den Personenschutzschild „Standard“
    .gender = m
item-aluminium-shield-with-window = Aluminium-Panzerschild
    .a = der Aluminium-Panzerschild
    .dat = dem Aluminium-Panzerschild
    .acc = den Aluminium-Panzerschild
    .gender = m
item-tower-shield = Turmschild
    .a = der Turmschild
    .dat = dem Turmschild
    .acc = den Turmschild
    .gender = m
item-hoplite-shield = Griechischer Hoplitenschild
    .a = der griechische Hoplitenschild
    .dat = dem griechischen Hoplitenschild
    .acc = den griechischen Hoplitenschild
    .gender = m
item-protection-shield-xur-asia = Personenschutzschild „XUR-ASIA“
    .a = der Personenschutzschild „XUR-ASIA“
    .dat = dem Personenschutzschild „XUR-ASIA“
    .acc = den Personenschutzschild „XUR-ASIA“
    .gender = m
item-magnetic-shield-generator = Magnetischer Schildgenerator
    .a = der magnetische Schildgenerator
    .dat = dem magnetischen Schildgenerator
    .acc = den magnetischen Schildgenerator
    .gender = m
item-he-grenade = Explosivgranate
    .a = die Explosivgranate
    .dat = der Explosivgranate
    .acc = die Explosivgranate
    .gender = f
item-molotov-cocktail = Molotowcocktail
    .a = der Molotowcocktail
    .dat = dem Molotowcocktail
    .acc = den Molotowcocktail
    .gender = m
item-flashbang = Blendgranate
    .a = die Blendgranate
    .dat = der Blendgranate
    .acc = die Blendgranate
    .gender = f
item-smoke-grenade = Rauchgranate
    .a = die Rauchgranate
    .dat = der Rauchgranate
    .acc = die Rauchgranate
    .gender = f
item-tear-gas-grenade = Tränengasgranate
    .a = die Tränengasgranate
    .dat = der Tränengasgranate
    .acc = die Tränengasgranate
    .gender = f
item-toxic-gas-grenade = Giftgasgranate
    .a = die Giftgasgranate
    .dat = der Giftgasgranate
    .acc = die Giftgasgranate
    .gender = f
item-throwing-net = Wurfnetz
    .a = das Wurfnetz
    .dat = dem Wurfnetz
    .acc = das Wurfnetz
    .gender = n
item-bandages = Verbandszeug
    .a = das Verbandszeug
    .dat = dem Verbandszeug
    .acc = das Verbandszeug
    .gender = n
item-first-aid-kit = Erste-Hilfe-Kasten
    .a = der Erste-Hilfe-Kasten
    .dat = dem Erste-Hilfe-Kasten
    .acc = den Erste-Hilfe-Kasten
    .gender = m
item-wound-tincture = Wundtinktur
    .a = die Wundtinktur
    .dat = der Wundtinktur
    .acc = die Wundtinktur
    .gender = f
item-adrenaline-shot = Adrenalinspritze
    .a = die Adrenalinspritze
    .dat = der Adrenalinspritze
    .acc = die Adrenalinspritze
    .gender = f
item-potion-of-protection = Schutztrank
    .a = der Schutztrank
    .dat = dem Schutztrank
    .acc = den Schutztrank
    .gender = m
item-lesser-healing-potion = Kleiner Heiltrank
    .a = der kleine Heiltrank
    .dat = dem kleinen Heiltrank
    .acc = den kleinen Heiltrank
    .gender = m
item-human = Mensch
item-flit = Flit
item-doldagor = Doldagor
item-katora = Katora
item-krotochim = Kroto'Chim
item-ancatir = Ancatir
item-gasdanir = Gas'Danir
item-gasdaria = Gasdaria
item-scope-2x = Zielfernrohr 2×
    .a = das Zielfernrohr 2×
    .dat = dem Zielfernrohr 2×
    .acc = das Zielfernrohr 2×
    .gender = n
item-red-dot-sight = Rotpunktvisier
    .a = das Rotpunktvisier
    .dat = dem Rotpunktvisier
    .acc = das Rotpunktvisier
    .gender = n
item-tripod = Dreibein
    .a = das Dreibein
    .dat = dem Dreibein
    .acc = das Dreibein
    .gender = n
item-quick-loader = Schnelllader
    .a = der Schnelllader
    .dat = dem Schnelllader
    .acc = den Schnelllader
    .gender = m
item-quick-draw-quiver = Schnellziehköcher
    .a = der Schnellziehköcher
    .dat = dem Schnellziehköcher
    .acc = den Schnellziehköcher
    .gender = m
item-quick-draw-sling = Schnellziehgurt
    .a = der Schnellziehgurt
    .dat = dem Schnellziehgurt
    .acc = den Schnellziehgurt
    .gender = m
item-extended-magazine-rifle = Erweitertes Magazin (Sturmgewehr)
    .a = das erweiterte Magazin (Sturmgewehr)
    .dat = dem erweiterten Magazin (Sturmgewehr)
    .acc = das erweiterte Magazin (Sturmgewehr)
    .gender = n
item-extended-magazine-pistol = Erweitertes Magazin (Pistole)
    .a = das erweiterte Magazin (Pistole)
    .dat = dem erweiterten Magazin (Pistole)
    .acc = das erweiterte Magazin (Pistole)
    .gender = n
item-slug-ammunition = Flintenlaufgeschosse
item-rubber-bullets = Gummigeschosse
item-hardened-blade = Gehärtete Klinge
    .a = die gehärtete Klinge
    .dat = der gehärteten Klinge
    .acc = die gehärtete Klinge
    .gender = f
item-serrated-edge = Gezahnte Schneide
item-medium-suppressor = Mittlerer Schalldämpfer
    .a = der mittlere Schalldämpfer
    .dat = dem mittleren Schalldämpfer
    .acc = den mittleren Schalldämpfer
    .gender = m
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
