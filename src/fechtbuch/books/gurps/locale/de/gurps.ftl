### Die Worte von GURPS auf Deutsch.


## The course of the fight

book-title = GURPS-Manöver
map-scale = 1 Feld = 1 Yard
heading-round = Sekunde { $amount }
heading-turn = { CAP(A($actor)) } ist dran
deed-manoeuvre = { $actor }: { $word }.
effect-version =
    { $has_item ->
        [0] Variante: { $word }.
       *[other] { BENDS($item) ->
            [yes] Variante: { $word }, mit { DAT($item) }.
           *[no] Variante: { $word }, mit: { $item }.
        }
    }
deed-waits = { CAP(A($actor)) } wartet.
effect-waits-for = Darauf: { $word }.
effect-waits-only = Nur: { $target }.
effect-waits-near = Nicht weiter weg als { $amount }.
effect-waits-hex = Das Sechseck: { $at }.
effect-waits-manoeuvre = Das Manöver: { $word }.
effect-waits-to =
    { $has_item ->
        [0] Dann: { $word }.
       *[other] { BENDS($item) ->
            [yes] Dann: { $word }, mit { DAT($item) }.
           *[no] Dann: { $word }, mit: { $item }.
        }
    }
deed-proceeds = { CAP(A($actor)) } hat darauf gewartet.
deed-posture = { CAP(A($actor)) } wechselt die Haltung: { $word }.
deed-readies =
    { $key ->
        [stow] { CAP(A($actor)) } steckt weg: { $item }.
        [reload] { CAP(A($actor)) } lädt: { $item }.
        [switch] { CAP(A($actor)) } wechselt die Hand: { $item }.
        [two-hands] { CAP(A($actor)) } nimmt in beide Hände: { $item }.
        [one-hand] { CAP(A($actor)) } nimmt in eine Hand: { $item }.
        [clear] { CAP(A($actor)) } behebt die Ladehemmung: { $item }.
        [pull] { CAP(A($actor)) } zieht aus der Wunde: { $item }.
       *[other]
            { BENDS($item) ->
                [yes] { CAP(A($actor)) } macht { ACC($item) } bereit.
               *[no] { CAP(A($actor)) } macht bereit: { $item }.
            }
    }
deed-loaded =
    { BENDS($item) ->
        [yes] { CAP(A($item)) } ist geladen.
       *[no] Geladen: { $item }.
    }
deed-aims = { CAP(A($actor)) } zielt auf { ACC($target) } ({ $amount }).
deed-evaluates = { CAP(A($actor)) } studiert { ACC($target) } ({ $amount }).
deed-concentrates = { CAP(A($actor)) } konzentriert sich.
deed-improvises = { CAP(A($actor)) } versucht etwas: { $word }.
effect-aim-lost = { CAP(A($actor)) } verliert das Ziel.
effect-wait-ends = { CAP(A($actor)) } wartet nicht mehr.
effect-study-ends = { CAP(A($actor)) } hat niemanden mehr zu studieren.
effect-feint-ends =
    { BENDS($actor) ->
        [yes] Aus der Finte { GEN($actor) } wird nichts mehr.
       *[no] Aus { GEN($actor) } Finte wird nichts mehr.
    }
effect-concentration-lost = { CAP(A($actor)) } verliert den Faden.
effect-extra-effort = { CAP(A($actor)) } strengt sich besonders an: { $word }.
effect-overstrained = { CAP(A($actor)) } übernimmt sich.

## Moving

deed-enters = { CAP(A($actor)) } geht nach { $at }.
deed-crouches = { CAP(A($actor)) } duckt sich.
deed-rises = { CAP(A($actor)) } richtet sich auf.
effect-slips-past = { CAP(A($actor)) } schlüpft an { DAT($target) } vorbei.
effect-held-up = { CAP(A($target)) } lässt { ACC($actor) } nicht vorbei.
effect-knocked-back = { CAP(A($actor)) } wird zurückgestoßen ({ $amount }).
effect-falls = { CAP(A($actor)) } stürzt.
effect-falls-face-down = { CAP(A($actor)) } stürzt auf den Bauch.
effect-stumbles = { CAP(A($actor)) } stolpert vorbei.

## Attacks

deed-attacks =
    { BENDS($item) ->
        [yes] { CAP(A($actor)) } greift { ACC($target) } mit { DAT($item) } an: { $word }.
       *[no] { CAP(A($actor)) } greift { ACC($target) } an ({ $item }): { $word }.
    }
deed-attacks-weapon =
    { BENDS($item) ->
        [yes] { CAP(A($actor)) } schlägt mit { DAT($item) } nach dem, was { A($target) } hält.
       *[no] { CAP(A($actor)) } schlägt nach dem, was { A($target) } hält ({ $item }).
    }
deed-reaches-for = { CAP(A($actor)) } greift nach { DAT($target) }: { $word }.
deed-goes-for-lock = { CAP(A($actor)) } setzt zu einem Armhebel gegen { ACC($target) } an.
deed-goes-for-throw = { CAP(A($actor)) } versucht, { ACC($target) } zu werfen.
deed-charges-into = { CAP(A($actor)) } rennt auf { ACC($target) } los.
deed-snatches-at = { CAP(A($actor)) } greift nach dem, was { A($target) } hält.
effect-cannot-hit = Das kann nicht gelingen.
effect-misses = { CAP(A($actor)) } verfehlt das Ziel.
effect-near-miss = Knapp daneben: stattdessen der Rumpf.
effect-fumbles = Ein Patzer.
effect-broken-off = { CAP(A($actor)) } kann das nicht mehr: Es wird nichts daraus.
effect-hits = { CAP(A($actor)) } trifft, wenn niemand abwehrt.
effect-burst = { $amount ->
        [one] Ein Schuss der Salve sitzt.
       *[other] { $amount } Schüsse der Salve sitzen.
    }
effect-critical-grip = Ein kritischer Erfolg: Dagegen gibt es keine Verteidigung.
effect-location =
    { BENDS($word) ->
        [yes] { CAP(A($actor)) } wird { LOC($word) } getroffen.
       *[no] { CAP(A($actor)) } ist getroffen: { $word }.
    }
effect-feints = { CAP(A($actor)) } fintiert ({ $amount }).
effect-damage =
    { $amount } Schaden { BENDS($word) ->
        [yes] { LOC($word) }
       *[no] ({ $word })
    }, SR { $dr }, { $through ->
        [one] 1 kommt
       *[other] { $through } kommen
    } durch.
effect-wounding = { $through } durch, { $word }, × { $halves ->
        [1] ½
        [2] 1
        [3] 1½
        [4] 2
        [6] 3
       *[8] 4
    }: { $amount }.
effect-limb-limit = Mehr als { $amount } geht dort nicht verloren: { $word }.
effect-most-damage = So hart wie möglich: { $amount }.
effect-critical-hit = Ein kritischer Treffer ({ $amount }).
effect-critical-miss = { CAP(A($actor)) } patzt ({ $amount }).
effect-malfunction =
    { BENDS($item) ->
        [yes] { CAP(A($item)) } hat Ladehemmung.
       *[no] Ladehemmung: { $item }.
    }
effect-fires = { $item }: { $amount } abgefeuert, { $left } übrig.
effect-strays = Der Schuss geht fehl, auf { ACC($target) } zu.
effect-suppresses = { CAP(A($actor)) } hält { $at } und { $to } unter Feuer ({ $amount } Schuss).
effect-under-fire = { CAP(A($actor)) } ist unter Feuer.
effect-zone-ends = { CAP(A($actor)) } hält das Gebiet nicht mehr unter Feuer.
effect-disarmed =
    { BENDS($item) ->
        [yes] { CAP(A($target)) } verliert { ACC($item) }.
       *[no] { CAP(A($target)) } verliert: { $item }.
    }
effect-too-heavy =
    { BENDS($item) ->
        [yes] Zu schwer, um es mit { DAT($item) } aufzuhalten.
       *[no] Zu schwer, um es damit aufzuhalten: { $item }.
    }
effect-sticks =
    { BENDS($item) ->
        [yes] { CAP(A($item)) } bleibt in { DAT($target) } stecken.
       *[no] Die Waffe bleibt in { DAT($target) } stecken: { $item }.
    }
effect-slams = { CAP(A($actor)) } rammt { ACC($target) } ({ $amount }).
effect-runs-on = { CAP(A($actor)) } läuft weiter auf { $at }.
effect-pushed = { CAP(A($actor)) } wird auf { $at } gestoßen.
effect-cover-stops = Die Deckung hält es auf.
effect-hurts-limb = { CAP(A($actor)) } tut sich selbst weh ({ $amount }).

## Defences

effect-no-defence = { CAP(A($actor)) } verteidigt sich nicht.
effect-cannot-defend = { CAP(A($actor)) } kann sich nicht mehr verteidigen.
effect-defended =
    { $key ->
        [parry] { CAP(A($actor)) } pariert.
        [dodge] { CAP(A($actor)) } weicht aus.
        [block] { CAP(A($actor)) } blockt.
       *[other] { $actor }: { $word }, und es gelingt.
    }
effect-not-defended =
    { $key ->
        [parry] { CAP(A($actor)) } pariert vergeblich.
        [dodge] { CAP(A($actor)) } weicht vergeblich aus.
        [block] { CAP(A($actor)) } blockt vergeblich.
       *[other] { $actor }: { $word }, vergeblich.
    }
effect-avoids-hits =
    { $amount ->
        [one] { CAP(A($actor)) } entgeht einem Treffer, es bleiben { $left }.
       *[other] { CAP(A($actor)) } entgeht { $amount } Treffern, es bleiben { $left }.
    }
deed-retreats = { CAP(A($actor)) } bewegt sich: { $word }.
deed-interposes = { CAP(A($actor)) } tritt vor { ACC($target) }.
effect-takes-the-blow = { CAP(A($actor)) } nimmt den Schlag hin.
effect-strikes-arm = { CAP(A($actor)) } schlägt nach der parierenden Gliedmaße.
effect-strikes-limb =
    { BENDS($item) ->
        [yes] { CAP(A($actor)) } schlägt mit { DAT($item) } nach der Gliedmaße.
       *[no] { CAP(A($actor)) } schlägt nach der Gliedmaße ({ $item }).
    }
effect-opening =
    { BENDS($target) ->
        [yes] { CAP(A($actor)) } entdeckt eine Blöße { GEN($target) }.
       *[no] { CAP(A($actor)) } entdeckt bei { DAT($target) } eine Blöße.
    }

## Grappling

deed-closes-in = { CAP(A($actor)) } geht { DAT($target) } an den Leib.
effect-follows = { CAP(A($actor)) } folgt { DAT($target) } auf { $at }.
effect-seizes =
    { BENDS($word) ->
        [yes] { CAP(A($actor)) } packt { ACC($target) } { LOC($word) }.
       *[no] { CAP(A($actor)) } packt { ACC($target) }: { $word }.
    }
effect-hold-ends = { CAP(A($actor)) } hält { ACC($target) } nicht mehr.
effect-one-hand-left = { CAP(A($actor)) } hält { ACC($target) } nur noch mit einer Hand.
effect-dragged-along = { CAP(A($actor)) } wird auf { $at } mitgezogen.
effect-breaks-free =
    { BENDS($target) ->
        [yes] { CAP(A($actor)) } befreit sich aus dem Griff { GEN($target) }.
       *[no] { CAP(A($actor)) } befreit sich aus { GEN($target) } Griff.
    }
effect-stays-held = { CAP(A($actor)) } kommt nicht frei.
effect-locks = { CAP(A($actor)) } hat { ACC($target) } im Hebel: { $word }.
effect-lock-holds = Der Hebel tut nicht weh.
effect-wrenches = { CAP(A($actor)) } verdreht { DAT($target) } ein Glied ({ $amount }).
effect-wrench-fails = Das Verdrehen misslingt.
effect-throws-down = { CAP(A($actor)) } wirft { ACC($target) } zu Boden.
effect-lands = { CAP(A($actor)) } landet auf { $at }.
effect-strangles = { CAP(A($actor)) } würgt { ACC($target) } ({ $amount }).
effect-strangle-fails = { CAP(A($target)) } hält stand.
effect-chokes = { CAP(A($actor)) } hat { ACC($target) } im Würgegriff ({ $amount }).
effect-taken-down = { CAP(A($actor)) } wird zu Fall gebracht.
effect-takedown-fails = Niemand fällt.
effect-pins = { CAP(A($actor)) } hält { ACC($target) } am Boden.
effect-pin-fails = { CAP(A($target)) } wird nicht am Boden gehalten.
effect-pin-ends = { CAP(A($actor)) } hält { ACC($target) } nicht mehr am Boden.
effect-second-hand = { CAP(A($actor)) } greift auch mit der anderen Hand zu.
effect-grabs =
    { BENDS($item) ->
        [yes] { CAP(A($actor)) } greift nach { DAT($item) }.
       *[no] { CAP(A($actor)) } greift nach: { $item }.
    }
effect-wrested =
    { BENDS($item) ->
        [yes] { CAP(A($actor)) } reißt { ACC($item) } an sich.
       *[no] { CAP(A($actor)) } reißt an sich: { $item }.
    }
effect-wrest-fails = Niemand lässt los: { $item }.

## Wounds and states

effect-injured = { CAP(A($actor)) } verliert { $amount } TP ({ $word }), { $hp } übrig.
effect-blunt-trauma = { $amount } trotz der Rüstung.
effect-crippled = Verkrüppelt: { $word }.
effect-crippled-already = Schon verkrüppelt: { $word }; keine TP gehen verloren.
effect-destroyed = Zerstört: { $word }.
effect-numbed =
    { $amount ->
        [one] Taub: { $word }, eine Sekunde.
       *[other] Taub: { $word }, { $amount } Sekunden.
    }
effect-deafened = { CAP(A($actor)) } ist ertaubt.
effect-scarred = { CAP(A($actor)) } wird eine Narbe behalten.
effect-stunned = { CAP(A($actor)) } ist betäubt.
effect-recovers = { CAP(A($actor)) } erholt sich.
effect-unconscious = { CAP(A($actor)) } ist bewusstlos.
effect-mortally-wounded = { CAP(A($actor)) } ist tödlich verwundet.
effect-dies = { CAP(A($actor)) } stirbt.
effect-body-destroyed = Von { DAT($actor) } bleibt nichts übrig.
effect-collapses = { CAP(A($actor)) } bricht zusammen.
effect-out = { CAP(A($actor)) } ist kampfunfähig.
effect-tired = { CAP(A($actor)) } verliert { $amount } EP, { $fp } übrig.
effect-worn-out = { CAP(A($actor)) } ist am Ende und verliert { $amount } TP, { $hp } übrig.
effect-off-balance = { CAP(A($actor)) } ist aus dem Gleichgewicht.
effect-guard-dropped = { CAP(A($actor)) } lässt die Deckung fallen.
effect-strained = { CAP(A($actor)) } zerrt sich ein Glied.
effect-torn-muscle = { CAP(A($actor)) } reißt sich einen Muskel.
effect-shaken = { CAP(A($actor)) } ist benommen.
effect-helpless-before = { CAP(A($actor)) } ist hilflos und kann sich nicht verteidigen.
effect-went-all-out = Voller Angriff: { CAP(A($actor)) } kann sich nicht verteidigen.
effect-from-behind = { CAP(A($actor)) } wird von hinten angegriffen und kann sich nicht verteidigen.
effect-not-aware = { CAP(A($actor)) } sieht den Angriff nicht kommen.
effect-comes-to-lie =
    { BENDS($item) ->
        [yes] { CAP(A($item)) } kommt auf { $at } zu liegen.
       *[no] Liegt jetzt auf { $at }: { $item }.
    }
effect-drops =
    { BENDS($item) ->
        [yes] { CAP(A($actor)) } lässt { ACC($item) } fallen.
       *[no] { CAP(A($actor)) } lässt fallen: { $item }.
    }
effect-breaks =
    { BENDS($item) ->
        [yes] { CAP(A($item)) } zerbricht.
       *[no] Zerbrochen: { $item }.
    }
effect-unready =
    { BENDS($item) ->
        [yes] { CAP(A($item)) } ist nicht mehr bereit.
       *[no] Nicht mehr bereit: { $item }.
    }
effect-fast-draws =
    { BENDS($item) ->
        [yes] { CAP(A($actor)) } zieht blitzschnell { ACC($item) }.
       *[no] { CAP(A($actor)) } zieht blitzschnell: { $item }.
    }
effect-arrow-lost = { CAP(A($actor)) } verliert beim Ziehen einen Pfeil; übrig: { $amount }.

## Parts of numbers

part-acrobatic-dodge = akrobatisches Ausweichen
part-acrobatics = Akrobatik
part-aim = Zielen
part-all-out-defence = Volle Verteidigung
part-all-out-determined = Voller Angriff, entschlossen
part-all-out-ranged = Voller Angriff, Fernkampf
part-all-out-strong = Voller Angriff, kraftvoll
part-at-most-nine = höchstens 9
part-at-weapon = auf die Waffe
part-bad-footing = schlechter Stand
part-bare-against-weapon = bloße Hand gegen Waffe
part-below-zero = unter null
part-blind = blind
part-block = Block
part-brawling = Raufen
part-bulk = Sperrigkeit
part-choke-hold = Würgegriff
part-choke-weapon = Waffe
part-enhanced-defence = Verbesserte Verteidigung
part-shield-block = Blockwert des Schilds
part-combat-reflexes = Kampfreflexe
part-committed = Beherzter Angriff
part-committed-determined = Beherzter Angriff, entschlossen
part-committed-strong = Beherzter Angriff, kraftvoll
part-contest-level = angeglichener Vergleich
part-contest-proportion = im Verhältnis
part-cover = Deckung
part-damage-adds = Schadensbonus
part-darkness = Dunkelheit
part-deceptive = Trügerischer Angriff
part-defensive-attack = Defensiver Angriff
part-dexterity = GE
part-disarming = Entwaffnen
part-distraction = Ablenkung
part-dive = Hechtsprung
part-dodge = Ausweichen
part-dual-weapon = Angriff mit zwei Waffen
part-dx = GE
part-encumbrance = Belastung
part-entangled = im Gedränge
part-evaluate = Abschätzen
part-fast-draw = Schnellziehen
part-feint = Finte
part-feverish-defence = Fieberhafte Verteidigung
part-flail = Flegel
part-foe-low = niedriger Gegner
part-foe-lying = liegender Gegner
part-from-the-front = von vorn
part-from-the-side = von der Seite
part-grappled = gepackt
part-great-lunge = Weiter Ausfall
part-guard-dropped = Deckung gefallen
part-hand = Hand
part-hard-to-kill = Zählebig
part-hard-to-subdue = Schwer zu bezwingen
part-head-wound = Kopfwunde
part-health = KO
part-helpers = andere Haltende
part-heroic-charge = Heldenhafter Sturm
part-high-pain-threshold = Hohe Schmerzschwelle
part-intelligence = IQ
part-judo = Judo
part-karate = Karate
part-kicking = Tritt
part-knocked-far = weit gestoßen
part-large-shield = großer Schild
part-location = Trefferzone
part-lock = Hebel
part-locked = gehebelter Arm
part-long-swing = langer Hieb
part-low-pain-threshold = Niedrige Schmerzschwelle
part-low-target = niedriges Ziel
part-mighty-blow = Mächtiger Hieb
part-misled = durch Finte getäuscht
part-more-hands = mehr Hände
part-off-balance = aus dem Gleichgewicht
part-off-hand = schwache Hand
part-on-the-move = in Bewegung
part-one-hand = eine Hand
part-over-another = an anderen vorbei
part-parry = Parade
part-pin = Festhalten am Boden
part-posture = Haltung
part-range = Entfernung
part-rapid-fire = Schnellfeuer
part-reeling = taumelnd
part-repeated = wiederholt
part-resistance = Widerstand
part-retreat = Zurückweichen
part-second-step = zweiter Schritt
part-shaken = benommen
part-shield = Schild
part-shield-in-the-way = Schild im Weg
part-shield-skill = Schild
part-shock = Schock
part-side-attack = von der Seite
part-size = Größe
part-skill = Fertigkeit
part-skill-damage = Fertigkeit
part-sore-limb = wehes Glied
part-rapid-strike = Schnelle Schläge
part-stop-thrust = Aufhaltestoß
part-stray = Fehlschuss
part-strength = ST
part-stunned = betäubt
part-sumo = Sumo
part-supported-parry = gestützte Parade
part-suppression = Sperrfeuer
part-telegraphic = Vorhersehbarer Angriff
part-tender-spot = empfindliche Stelle
part-throw-for-damage = um wehzutun
part-thrown-weapon = Wurfwaffe
part-tired = erschöpft
part-too-weak = zu schwach dafür
part-torn-muscle = gerissener Muskel
part-trained-attacker = geübter Angreifer
part-trained-fall = geübter Fall
part-two-hands = zwei Hände
part-two-weapon-parry = Parade mit zwei Waffen
part-vain-attempts = vergebliche Versuche
part-watchfulness = Wachsamkeit
part-weapon-parry = Paradewert der Waffe
part-wild-swing = wilder Hieb
part-will = Wille
part-wrench = Verdrehen
part-wrestler = Ringer
part-wrestling = Ringen

## Rolls

roll-acrobatics = Akrobatik
roll-arm-or-leg = Arm oder Bein
roll-attack = Angriff
roll-balance = Gleichgewicht
roll-block = Block
roll-break-free = Befreien
roll-breakage = Bruch
roll-choke = Würgegriff
roll-clear-malfunction = Hemmung beheben
roll-collision = Zusammenstoß
roll-coming-to = zu sich kommen
roll-consciousness = bei Bewusstsein bleiben
roll-critical-head-hit = kritischer Kopftreffer
roll-critical-hit = kritischer Treffer
roll-critical-miss = Patzer
roll-critical-miss-unarmed = Patzer
roll-damage = Schaden
roll-death = Überleben
roll-direction = Richtung
roll-disarm = Entwaffnen
roll-dodge = Ausweichen
roll-evade = Vorbeikommen
roll-exhaustion = Durchhalten
roll-fast-draw = Schnellziehen
roll-feint = Finte
roll-flying-weapon = die fliegende Waffe
roll-interpose = Dazwischentreten
roll-keep-aim = das Ziel halten
roll-keep-concentration = Konzentration
roll-knockdown = auf den Beinen bleiben
roll-lands = wo sie landet
roll-location = Trefferzone
roll-lock = Hebel
roll-malfunction = Hemmung
roll-parry = Parade
roll-pin = Festhalten am Boden
roll-pull-out = Herausziehen
roll-recovery = Erholung
roll-resist-feint = Finte durchschauen
roll-side = die Seite
roll-slam-damage = Rammen
roll-strangle = Würgen
roll-strike-limb = Schlag nach der Gliedmaße
roll-suffocation = Atem
roll-takedown = Niederwurf
roll-thrown = der Fall
roll-torn-muscle = gerissener Muskel
roll-turn-order = Reihenfolge
roll-weapon-flies = wie weit sie fliegt
roll-which-hand = welche Hand
roll-who-is-first = wer zuerst kommt
roll-wrench = Verdrehen
roll-wrest = Entreißen

## Questions

ask-turn = { $who }: Welches Manöver?
    .short = im eigenen Zug
ask-attack = { $who }: Welcher Angriff?
    .short = beim Angriff
ask-step = { $who }: Jetzt ein Schritt?
    .short = beim Schritt
ask-defence = { CAP(A($attacker)) } trifft { ACC($who) } gleich: Welche Verteidigung?
    .short = in der Verteidigung
ask-second-defence = { $who }: Eine zweite Verteidigung gegen { ACC($attacker) }?
    .short = in der zweiten Verteidigung
ask-interpose = { $who }: Zwischen { ACC($ally) } und { ACC($attacker) } treten?
    .short = für einen anderen
ask-wait = { CAP(A($who)) } hat darauf gewartet: Jetzt, gegen { ACC($other) }?
    .short = nach dem Warten
ask-resist = { $who }: { CAP(DAT($other)) } den Weg versperren?
    .short = gegen Vorbeiläufer
ask-parrying-arm =
    { BENDS($other) ->
        [yes] { $who }: Stattdessen nach der parierenden Gliedmaße { GEN($other) } schlagen?
       *[no] { $who }: Stattdessen nach { GEN($other) } parierender Gliedmaße schlagen?
    }
    .short = gegen eine Parade
ask-strike-limb =
    { BENDS($other) ->
        [yes] { $who }: Nach der Gliedmaße { GEN($other) } schlagen?
       *[no] { $who }: Nach { GEN($other) } Gliedmaße schlagen?
    }
    .short = gegen ein Glied

## Groups of manoeuvres

group-attacks = Angriffe
group-moving-attacks = Angriffe in Bewegung
group-movement = Bewegung
group-preparations = Vorbereitungen
group-specials = Besonderes
group-free = Freie Handlungen

## Reasons

reason-field-not-free = Dieses Sechseck ist nicht frei.
reason-item-unknown = So etwas gibt es hier nicht.
reason-not-a-path = Das ist kein Weg.
reason-sheet-wrong = Der Bogen stimmt nicht: { $value }.
reason-stunned = Betäubte können nur nichts tun.
reason-no-such-retreat = So ein Ausweichen gibt es jetzt nicht.
reason-too-deceptive = Damit fiele der Wert unter 10.
reason-no-such-option = Das kann man hier nicht ansagen.
reason-no-such-effort = Diese Anstrengung ist jetzt nicht möglich oder nicht zu bezahlen.
reason-no-such-split = So lässt sich dieser Angriff nicht teilen.
reason-too-many-shots = So viele Schüsse gibt die Waffe nicht her.
reason-no-such-step = So ein Schritt oder eine solche Drehung ist nicht übrig.
reason-no-such-version = Diese Variante hat das Manöver jetzt nicht.
reason-nothing-with-that = Damit lässt sich jetzt nichts tun.
reason-not-that-place = Diese Stelle kann man so nicht treffen oder greifen.
reason-not-with-that = Das ist nicht bereit, nicht zur Hand oder taugt nicht dafür.
reason-declared-otherwise = Das Manöver wurde mit etwas anderem als bloßen Händen angesagt.
reason-not-within-reach = Das ist niemand, den das jetzt erreichen könnte.
reason-nothing-to-block-with = Kein Schild kann das jetzt abblocken.
reason-nothing-to-parry-with = Keine Waffe oder Hand kann das jetzt parieren.
reason-defended-so-already = Die zweite Verteidigung muss von anderer Art sein.
reason-no-such-hold = Kein Griff, durch den das jetzt ginge.
reason-nobody-to-run-into = Niemand steht allein geradeaus, den man rammen könnte.
reason-no-hand-for-it = Keine freie Hand dafür, oder niemand nah genug.
reason-nothing-to-shoot = Nichts Geladenes dafür, oder niemand in Reichweite und Sicht.
reason-nobody-in-reach = Niemand ist in Reichweite von etwas, das bereit ist.
reason-nothing-to-draw = Nichts, das sich so schnell ziehen ließe, oder keine Hand dafür.
reason-nothing-to-drop = Nichts in der Hand, das man loslassen könnte.
reason-no-lock = Kein Hebel zur Hand, oder er wurde in diesem Zug schon genutzt.
reason-holds-nobody = Du hältst niemanden.
reason-nobody-to-study = Niemand in Sicht ist nah genug zum Studieren.
reason-nothing-to-aim = Nichts Geladenes zum Zielen, oder niemand in Sicht.
reason-nothing-to-ready = Keine freie Hand hat etwas bereitzumachen.
reason-no-other-posture = Diese Haltung kann man von hier nicht einnehmen.
reason-nothing-to-attack-with = Es ist nichts bereit, womit man angreifen könnte.
reason-must-do-nothing = Nach diesem Treffer bleibt in diesem Zug nur Nichtstun.
reason-pinned = Wer am Boden festgehalten wird, kann nur versuchen freizukommen.
reason-cannot-move = Du kannst dich jetzt nicht bewegen.
reason-hex-occupied = Dort steht jemand.
reason-no-way = Da ist kein Durchkommen.
reason-too-far = Das ist zu weit.

## Slots

slot-acrobatic = akrobatisch
slot-as = als
slot-at = wo
slot-bonus = mit dem Bonus
slot-chink = auf eine Lücke
slot-deceptive = Täuschung
slot-effort = besondere Anstrengung
slot-facing = Blickrichtung
slot-hand = Hand
slot-hands = Hände
slot-item = Gegenstand
slot-location = Trefferzone
slot-mode = wie
slot-part = Stelle
slot-path = Weg
slot-posture = Haltung
slot-retreat = Zurückweichen
slot-second = zweites Ziel
slot-shots = Schüsse
slot-skill = Fertigkeit
slot-split = zwei Angriffe
slot-steps = Schritte oder Sechsecke
slot-target = Ziel
slot-telegraphic = vorhersehbar
slot-to = nach
slot-use = Vorlage
slot-version = Form
slot-way = wie
slot-weapon = Waffe
slot-when = wann
slot-who = wer

## Manoeuvres and other verbs

verb-do-nothing = Nichts tun
verb-move = Bewegen
verb-change-posture = Haltung wechseln
verb-ready = Bereitmachen
verb-aim = Zielen
verb-evaluate = Abschätzen
verb-concentrate = Konzentrieren
verb-attack = Angriff
verb-all-out-attack = Voller Angriff
verb-committed-attack = Beherzter Angriff
verb-defensive-attack = Defensiver Angriff
verb-all-out-defence = Volle Verteidigung
verb-move-and-attack = Bewegen und Angreifen
verb-all-out-slam = Volles Rammen
verb-wait = Warten
verb-let-go = loslassen
verb-drop = fallen lassen
verb-crouch = sich ducken oder aufrichten
verb-fast-draw = Schnellziehen
verb-crank = den Hebel nutzen
verb-strike = zuschlagen
verb-shoot = schießen
verb-throw = werfen
verb-feint = Finte
verb-disarm = nach der Waffe schlagen
verb-grapple = packen
verb-grab = nach etwas greifen
verb-slam = rammen
verb-suppress = Sperrfeuer
verb-done = kein Angriff mehr
verb-break-free = sich befreien
verb-arm-lock = Armhebel
verb-judo-throw = Judowurf
verb-strangle = würgen
verb-choke = Würgegriff
verb-neck-snap = Genick verdrehen
verb-wrench = Glied verdrehen
verb-takedown = Niederwurf
verb-pin = am Boden festhalten
verb-add-hand = zweite Hand
verb-wrest = entreißen
verb-none = keine Verteidigung
verb-dodge = Ausweichen
verb-parry = Parade
verb-block = Block
verb-interpose = dazwischentreten
verb-stand-by = danebenstehen
verb-proceed = jetzt handeln
verb-keep-waiting = weiter warten
verb-resist = den Weg versperren
verb-let-pass = vorbeilassen
verb-strike-arm = nach der parierenden Gliedmaße schlagen
verb-as-declared = wie angesagt
verb-strike-limb = nach der Gliedmaße schlagen
verb-no = nein
verb-stay = bleiben
verb-step = Schritt
verb-rise = aufstehen
verb-kneel = niederknien

## Words

word-double = Doppelt
word-determined = Entschlossen
word-strong = Kraftvoll
word-long = Lang
word-ranged = Fernkampf
word-suppression = Sperrfeuer
word-u-parry = Parade mit der kopflastigen Waffe
word-tiring = ermüdend
word-toxic = giftig
word-corrosive = ätzend
word-burning = brennend
word-huge-piercing = riesig durchbohrend
word-large-piercing = groß durchbohrend
word-piercing = durchbohrend
word-small-piercing = klein durchbohrend
word-impaling = aufspießend
word-cutting = schneidend
word-crushing = stumpf
word-melee = Nahkampf
word-rapid-strike = Schnelle Schläge
word-dual-weapon = Angriff mit zwei Waffen
word-yes = ja
word-defensive = defensiv
word-fatigue = zum Ermüden
word-eye = Auge
    .loc = am Auge
word-skull = Schädel
    .loc = am Schädel
word-face = Gesicht
    .loc = im Gesicht
word-neck = Hals
    .loc = am Hals
word-torso = Rumpf
    .loc = am Rumpf
word-vitals = lebenswichtige Organe
    .loc = an lebenswichtigen Organen
word-groin = Unterleib
    .loc = am Unterleib
word-right-arm = rechter Arm
    .loc = am rechten Arm
word-left-arm = linker Arm
    .loc = am linken Arm
word-right-hand = rechte Hand
    .loc = an der rechten Hand
word-left-hand = linke Hand
    .loc = an der linken Hand
word-right-leg = rechtes Bein
    .loc = am rechten Bein
word-left-leg = linkes Bein
    .loc = am linken Bein
word-right-foot = rechter Fuß
    .loc = am rechten Fuß
word-left-foot = linker Fuß
    .loc = am linken Fuß
word-leg = Bein
    .loc = am Bein
word-random = irgendwo
word-swing = Hieb
word-thrust = Stoß
word-swing-cr = stumpfer Hieb
word-swing-imp = Hieb mit der Spitze
word-bash = Schildstoß
word-shot = Schuss
word-flurry = Schlaghagel
word-mighty-blow = Mächtiger Hieb
word-giant-step = Riesenschritt
word-great-lunge = Weiter Ausfall
word-heroic-charge = Heldenhafter Sturm
word-feverish = Fieberhafte Verteidigung
word-recovery = Schnelle Erholung
word-recovery-parry = Schnelle Erholung für eine Parade
word-back = ein Schritt zurück
word-dive = Hechten oder Fallen
word-aside = ein Schritt zur Seite
word-forward = ein Schritt vor
word-crossed = Parade mit zwei Waffen
word-supported = gestützte Parade
word-standing = stehend
word-crouching = geduckt
word-kneeling = kniend
word-sitting = sitzend
word-crawling = kriechend
word-lying = liegend
word-rise = aus dem Knien aufstehen
word-kneel = niederknien
word-right = rechte Hand
word-left = linke Hand
word-both = beide Hände
word-draw-right = ziehen, rechte Hand
word-draw-left = ziehen, linke Hand
word-draw-both = ziehen, beide Hände
word-pick-up-right = aufheben, rechte Hand
word-pick-up-left = aufheben, linke Hand
word-pick-up-both = aufheben, beide Hände
word-reload = nachladen
word-clear = Hemmung beheben
word-pull = herausziehen
word-stow = wegstecken
word-switch = Hand wechseln
word-one-hand = eine Hand
word-two-hands = zwei Hände
word-reach-0 = Reichweite C
word-reach-1 = Reichweite 1
word-reach-2 = Reichweite 2
word-reach-3 = Reichweite 3
word-reach-4 = Reichweite 4
word-foe-in-reach = ein Gegner kommt in Reichweite
word-foe-within = ein Gegner kommt nahe
word-foe-enters = ein Gegner betritt ein Sechseck
word-foe-in-view = ein Gegner kommt in Sicht
word-attack-on-me = ich werde angegriffen
word-attack-on-ally = ein Freund wird angegriffen
word-attack-on-anybody = irgendwer wird angegriffen
word-ally-attacks = ein Freund greift an
word-manoeuvre = ein Manöver wird angesagt
word-turn-ends = ein Zug endet
word-dx = GE
word-judo = Judo
word-karate = Karate
word-boxing = Boxen
word-brawling = Raufen
word-wrestling = Ringen
word-sumo = Sumo
value-way-damage = um wehzutun
word-damage = um wehzutun
word-go-down = zusammen zu Boden gehen
item-punch = Faustschlag
    .a = der Faustschlag
    .dat = einem Faustschlag
    .acc = den Faustschlag
    .gender = m
item-kick = Tritt
    .a = der Tritt
    .dat = einem Tritt
    .acc = den Tritt
    .gender = m
item-head-butt = Kopfstoß
    .a = der Kopfstoß
    .dat = einem Kopfstoß
    .acc = den Kopfstoß
    .gender = m
item-bare-hands = bloße Hände
    .a = bloße Hände
    .dat = bloßen Händen
    .acc = bloße Hände
    .gender = p
item-slam = Rammen
item-right-hand = rechte Hand
    .a = die rechte Hand
    .dat = der rechten Hand
    .acc = die rechte Hand
    .gender = f
item-left-hand = linke Hand
    .a = die linke Hand
    .dat = der linken Hand
    .acc = die linke Hand
    .gender = f
item-leg = Bein
    .a = das Bein
    .dat = dem Bein
    .acc = das Bein
    .gender = n

## States

state-stunned = betäubt
state-mentally-stunned = geistig betäubt
state-unconscious = bewusstlos
state-dead = tot
state-mortal = tödlich verwundet
state-asleep = schlafend
state-collapsed = zusammengebrochen
state-yielded = hat sich ergeben
state-off_balance = aus dem Gleichgewicht
state-guard_dropped = Deckung gefallen
state-idle = muss aussetzen
state-face_down = auf dem Bauch
state-braced = abgestützt
state-unaware = ahnungslos
state-waiting = wartet
state-strangled = gewürgt
state-pinned = am Boden festgehalten
state-held = festgehalten
state-holding = hält fest
state-reeling = taumelnd
state-crouching = geduckt
state-kneeling = kniend
state-sitting = sitzend
state-crawling = kriechend
state-lying = liegend

## Things, which English names from the data files

item-cloth-armour = Stoffrüstung
    .a = die Stoffrüstung
    .dat = der Stoffrüstung
    .acc = die Stoffrüstung
    .gender = f
item-leather-jacket = Lederjacke
    .a = die Lederjacke
    .dat = der Lederjacke
    .acc = die Lederjacke
    .gender = f
item-leather-armour = Lederrüstung
    .a = die Lederrüstung
    .dat = der Lederrüstung
    .acc = die Lederrüstung
    .gender = f
item-buff-coat = Lederkoller
    .a = der Lederkoller
    .dat = dem Lederkoller
    .acc = den Lederkoller
    .gender = m
item-light-scale = leichter Schuppenpanzer
    .a = der leichte Schuppenpanzer
    .dat = dem leichten Schuppenpanzer
    .acc = den leichten Schuppenpanzer
    .gender = m
item-scale-armour = Schuppenpanzer
    .a = der Schuppenpanzer
    .dat = dem Schuppenpanzer
    .acc = den Schuppenpanzer
    .gender = m
item-mail-shirt = Kettenhemd
    .a = das Kettenhemd
    .dat = dem Kettenhemd
    .acc = das Kettenhemd
    .gender = n
item-mail-hauberk = Kettenhaubert
    .a = der Kettenhaubert
    .dat = dem Kettenhaubert
    .acc = den Kettenhaubert
    .gender = m
item-double-mail-hauberk = doppelter Kettenhaubert
    .a = der doppelte Kettenhaubert
    .dat = dem doppelten Kettenhaubert
    .acc = den doppelten Kettenhaubert
    .gender = m
item-lorica-segmentata = Lorica segmentata
item-steel-breastplate = stählerne Brustplatte
    .a = die stählerne Brustplatte
    .dat = der stählernen Brustplatte
    .acc = die stählerne Brustplatte
    .gender = f
item-steel-laminate-plate = Lamellenpanzer
    .a = der Lamellenpanzer
    .dat = dem Lamellenpanzer
    .acc = den Lamellenpanzer
    .gender = m
item-steel-corselet = Stahlkürass
    .a = der Stahlkürass
    .dat = dem Stahlkürass
    .acc = den Stahlkürass
    .gender = m
item-heavy-steel-corselet = schwerer Stahlkürass
    .a = der schwere Stahlkürass
    .dat = dem schweren Stahlkürass
    .acc = den schweren Stahlkürass
    .gender = m
item-cloth-sleeves = Stoffärmel
item-heavy-leather-sleeves = schwere Lederärmel
item-mail-sleeves = Kettenärmel
item-scale-sleeves = Schuppenärmel
item-plate-arms = Plattenarme
item-heavy-plate-arms = schwere Plattenarme
item-leather-leggings = lederne Beinlinge
item-heavy-leather-leggings = schwere lederne Beinlinge
item-studded-leather-skirt = beschlagener Lederschurz
    .a = der beschlagene Lederschurz
    .dat = dem beschlagenen Lederschurz
    .acc = den beschlagenen Lederschurz
    .gender = m
item-mail-leggings = Kettenbeinlinge
item-plate-legs = Plattenbeine
item-heavy-plate-legs = schwere Plattenbeine
item-cloth-cap = Stoffhaube
    .a = die Stoffhaube
    .dat = der Stoffhaube
    .acc = die Stoffhaube
    .gender = f
item-leather-helm = Lederhelm
    .a = der Lederhelm
    .dat = dem Lederhelm
    .acc = den Lederhelm
    .gender = m
item-pot-helm = Kesselhelm
    .a = der Kesselhelm
    .dat = dem Kesselhelm
    .acc = den Kesselhelm
    .gender = m
item-mail-coif = Kettenhaube
    .a = die Kettenhaube
    .dat = der Kettenhaube
    .acc = die Kettenhaube
    .gender = f
item-legionary-helmet = Legionärshelm
    .a = der Legionärshelm
    .dat = dem Legionärshelm
    .acc = den Legionärshelm
    .gender = m
item-barrel-helm = Kübelhelm
    .a = der Kübelhelm
    .dat = dem Kübelhelm
    .acc = den Kübelhelm
    .gender = m
item-greathelm = Topfhelm
    .a = der Topfhelm
    .dat = dem Topfhelm
    .acc = den Topfhelm
    .gender = m
item-leather-gloves = Lederhandschuhe
item-gauntlets = Panzerhandschuhe
item-heavy-gauntlets = schwere Panzerhandschuhe
item-boots = Stiefel
    .a = die Stiefel
    .dat = den Stiefeln
    .acc = die Stiefel
    .gender = p
item-sollerets = Eisenschuhe
item-flak-jacket = Splitterweste
    .a = die Splitterweste
    .dat = der Splitterweste
    .acc = die Splitterweste
    .gender = f
item-frag-vest = Splitterschutzweste
    .a = die Splitterschutzweste
    .dat = der Splitterschutzweste
    .acc = die Splitterschutzweste
    .gender = f
item-plate-inserts-for-frag-vest = Platten für die Splitterschutzweste
item-frag-helmet = Splitterschutzhelm
    .a = der Splitterschutzhelm
    .dat = dem Splitterschutzhelm
    .acc = den Splitterschutzhelm
    .gender = m
item-tactical-vest = taktische Weste
    .a = die taktische Weste
    .dat = der taktischen Weste
    .acc = die taktische Weste
    .gender = f
item-trauma-plates = Schockplatten
item-ballistic-vest = ballistische Weste
    .a = die ballistische Weste
    .dat = der ballistischen Weste
    .acc = die ballistische Weste
    .gender = f
item-reinforced-boots = verstärkte Stiefel
item-training-suit = Trainingsanzug
    .a = der Trainingsanzug
    .dat = dem Trainingsanzug
    .acc = den Trainingsanzug
    .gender = m
item-quiver = Köcher
    .a = der Köcher
    .dat = dem Köcher
    .acc = den Köcher
    .gender = m
item-arrows = Bündel Pfeile
    .a = das Bündel Pfeile
    .dat = dem Bündel Pfeile
    .acc = das Bündel Pfeile
    .gender = n
item-bolts = Bündel Bolzen
    .a = das Bündel Bolzen
    .dat = dem Bündel Bolzen
    .acc = das Bündel Bolzen
    .gender = n
item-magazine = Magazin
    .a = das Magazin
    .dat = dem Magazin
    .acc = das Magazin
    .gender = n
item-smoke-grenade = Rauchgranate
    .a = die Rauchgranate
    .dat = der Rauchgranate
    .acc = die Rauchgranate
    .gender = f
item-pack = Rucksack
    .a = der Rucksack
    .dat = dem Rucksack
    .acc = den Rucksack
    .gender = m
item-torch = Fackel
    .a = die Fackel
    .dat = der Fackel
    .acc = die Fackel
    .gender = f
item-light-shield = leichter Schild
    .a = der leichte Schild
    .dat = dem leichten Schild
    .acc = den leichten Schild
    .gender = m
item-buckler = Buckler
    .a = der Buckler
    .dat = dem Buckler
    .acc = den Buckler
    .gender = m
item-small-shield = kleiner Schild
    .a = der kleine Schild
    .dat = dem kleinen Schild
    .acc = den kleinen Schild
    .gender = m
item-medium-shield = mittlerer Schild
    .a = der mittlere Schild
    .dat = dem mittleren Schild
    .acc = den mittleren Schild
    .gender = m
item-spiked-small-shield = kleiner Schild mit Dorn
    .a = der kleine Schild mit Dorn
    .dat = dem kleinen Schild mit Dorn
    .acc = den kleinen Schild mit Dorn
    .gender = m
item-spiked-medium-shield = mittlerer Schild mit Dorn
    .a = der mittlere Schild mit Dorn
    .dat = dem mittleren Schild mit Dorn
    .acc = den mittleren Schild mit Dorn
    .gender = m
item-large-shield = großer Schild
    .a = der große Schild
    .dat = dem großen Schild
    .acc = den großen Schild
    .gender = m
item-light-cloak = leichter Umhang
    .a = der leichte Umhang
    .dat = dem leichten Umhang
    .acc = den leichten Umhang
    .gender = m
item-heavy-cloak = schwerer Umhang
    .a = der schwere Umhang
    .dat = dem schweren Umhang
    .acc = den schweren Umhang
    .gender = m
item-axe = Axt
    .a = die Axt
    .dat = der Axt
    .acc = die Axt
    .gender = f
item-hatchet = Beil
    .a = das Beil
    .dat = dem Beil
    .acc = das Beil
    .gender = n
item-throwing-axe = Wurfaxt
    .a = die Wurfaxt
    .dat = der Wurfaxt
    .acc = die Wurfaxt
    .gender = f
item-small-mace = kleiner Streitkolben
    .a = der kleine Streitkolben
    .dat = dem kleinen Streitkolben
    .acc = den kleinen Streitkolben
    .gender = m
item-mace = Streitkolben
    .a = der Streitkolben
    .dat = dem Streitkolben
    .acc = den Streitkolben
    .gender = m
item-pick = Rabenschnabel
    .a = der Rabenschnabel
    .dat = dem Rabenschnabel
    .acc = den Rabenschnabel
    .gender = m
item-light-club = leichte Keule
    .a = die leichte Keule
    .dat = der leichten Keule
    .acc = die leichte Keule
    .gender = f
item-broadsword = Breitschwert
    .a = das Breitschwert
    .dat = dem Breitschwert
    .acc = das Breitschwert
    .gender = n
item-thrusting-broadsword = Breitschwert (Stoß)
    .a = das Breitschwert (Stoß)
    .dat = dem Breitschwert (Stoß)
    .acc = das Breitschwert (Stoß)
    .gender = n
item-cavalry-saber = Reitersäbel
    .a = der Reitersäbel
    .dat = dem Reitersäbel
    .acc = den Reitersäbel
    .gender = m
item-bastard-sword = Bastardschwert
    .a = das Bastardschwert
    .dat = dem Bastardschwert
    .acc = das Bastardschwert
    .gender = n
item-katana = Katana
    .a = das Katana
    .dat = dem Katana
    .acc = das Katana
    .gender = n
item-greatsword = Großschwert
    .a = das Großschwert
    .dat = dem Großschwert
    .acc = das Großschwert
    .gender = n
item-thrusting-greatsword = Großschwert (Stoß)
    .a = das Großschwert (Stoß)
    .dat = dem Großschwert (Stoß)
    .acc = das Großschwert (Stoß)
    .gender = n
item-shortsword = Kurzschwert
    .a = das Kurzschwert
    .dat = dem Kurzschwert
    .acc = das Kurzschwert
    .gender = n
item-cutlass = Entermesser
    .a = das Entermesser
    .dat = dem Entermesser
    .acc = das Entermesser
    .gender = n
item-baton = Schlagstock
    .a = der Schlagstock
    .dat = dem Schlagstock
    .acc = den Schlagstock
    .gender = m
item-rapier = Rapier
    .a = das Rapier
    .dat = dem Rapier
    .acc = das Rapier
    .gender = n
item-smallsword = Hofdegen
    .a = der Hofdegen
    .dat = dem Hofdegen
    .acc = den Hofdegen
    .gender = m
item-saber = Säbel
    .a = der Säbel
    .dat = dem Säbel
    .acc = den Säbel
    .gender = m
item-main-gauche = Linkhanddolch
    .a = der Linkhanddolch
    .dat = dem Linkhanddolch
    .acc = den Linkhanddolch
    .gender = m
item-short-staff = kurzer Stab
    .a = der kurze Stab
    .dat = dem kurzen Stab
    .acc = den kurzen Stab
    .gender = m
item-large-knife = großes Messer
    .a = das große Messer
    .dat = dem großen Messer
    .acc = das große Messer
    .gender = n
item-small-knife = kleines Messer
    .a = das kleine Messer
    .dat = dem kleinen Messer
    .acc = das kleine Messer
    .gender = n
item-dagger = Dolch
    .a = der Dolch
    .dat = dem Dolch
    .acc = den Dolch
    .gender = m
item-spear = Speer
    .a = der Speer
    .dat = dem Speer
    .acc = den Speer
    .gender = m
item-long-spear = langer Speer
    .a = der lange Speer
    .dat = dem langen Speer
    .acc = den langen Speer
    .gender = m
item-javelin = Wurfspeer
    .a = der Wurfspeer
    .dat = dem Wurfspeer
    .acc = den Wurfspeer
    .gender = m
item-quarterstaff = Kampfstab
    .a = der Kampfstab
    .dat = dem Kampfstab
    .acc = den Kampfstab
    .gender = m
item-glaive = Glefe
    .a = die Glefe
    .dat = der Glefe
    .acc = die Glefe
    .gender = f
item-naginata = Naginata
    .a = die Naginata
    .dat = der Naginata
    .acc = die Naginata
    .gender = f
item-halberd = Hellebarde
    .a = die Hellebarde
    .dat = der Hellebarde
    .acc = die Hellebarde
    .gender = f
item-poleaxe = Mordaxt
    .a = die Mordaxt
    .dat = der Mordaxt
    .acc = die Mordaxt
    .gender = f
item-great-axe = Großaxt
    .a = die Großaxt
    .dat = der Großaxt
    .acc = die Großaxt
    .gender = f
item-maul = Schlägel
    .a = der Schlägel
    .dat = dem Schlägel
    .acc = den Schlägel
    .gender = m
item-warhammer = Kriegshammer
    .a = der Kriegshammer
    .dat = dem Kriegshammer
    .acc = den Kriegshammer
    .gender = m
item-scythe = Sense
    .a = die Sense
    .dat = der Sense
    .acc = die Sense
    .gender = f
item-morningstar = Morgenstern
    .a = der Morgenstern
    .dat = dem Morgenstern
    .acc = den Morgenstern
    .gender = m
item-nunchaku = Nunchaku
    .a = das Nunchaku
    .dat = dem Nunchaku
    .acc = das Nunchaku
    .gender = n
item-two-handed-flail = Flegel
    .a = der Flegel
    .dat = dem Flegel
    .acc = den Flegel
    .gender = m
item-kusari = Kusari
    .a = die Kusari
    .dat = der Kusari
    .acc = die Kusari
    .gender = f
item-whip = Peitsche
    .a = die Peitsche
    .dat = der Peitsche
    .acc = die Peitsche
    .gender = f
item-blackjack = Totschläger
    .a = der Totschläger
    .dat = dem Totschläger
    .acc = den Totschläger
    .gender = m
item-brass-knuckles = Schlagring
    .a = der Schlagring
    .dat = dem Schlagring
    .acc = den Schlagring
    .gender = m
item-lance = Lanze
    .a = die Lanze
    .dat = der Lanze
    .acc = die Lanze
    .gender = f
item-short-bow = Kurzbogen
    .a = der Kurzbogen
    .dat = dem Kurzbogen
    .acc = den Kurzbogen
    .gender = m
item-regular-bow = Bogen
    .a = der Bogen
    .dat = dem Bogen
    .acc = den Bogen
    .gender = m
item-longbow = Langbogen
    .a = der Langbogen
    .dat = dem Langbogen
    .acc = den Langbogen
    .gender = m
item-composite-bow = Kompositbogen
    .a = der Kompositbogen
    .dat = dem Kompositbogen
    .acc = den Kompositbogen
    .gender = m
item-crossbow = Armbrust
    .a = die Armbrust
    .dat = der Armbrust
    .acc = die Armbrust
    .gender = f
item-pistol-crossbow = Pistolenarmbrust
    .a = die Pistolenarmbrust
    .dat = der Pistolenarmbrust
    .acc = die Pistolenarmbrust
    .gender = f
item-sling = Schleuder
    .a = die Schleuder
    .dat = der Schleuder
    .acc = die Schleuder
    .gender = f
item-staff-sling = Stockschleuder
    .a = die Stockschleuder
    .dat = der Stockschleuder
    .acc = die Stockschleuder
    .gender = f
item-blowpipe = Blasrohr
    .a = das Blasrohr
    .dat = dem Blasrohr
    .acc = das Blasrohr
    .gender = n
item-atlatl-with-javelin = Speerschleuder mit Wurfspeer
    .a = die Speerschleuder mit Wurfspeer
    .dat = der Speerschleuder mit Wurfspeer
    .acc = die Speerschleuder mit Wurfspeer
    .gender = f
item-harpoon = Harpune
    .a = die Harpune
    .dat = der Harpune
    .acc = die Harpune
    .gender = f
item-shuriken = Shuriken
    .a = der Shuriken
    .dat = dem Shuriken
    .acc = den Shuriken
    .gender = m
item-flintlock-pistol = Steinschlosspistole
    .a = die Steinschlosspistole
    .dat = der Steinschlosspistole
    .acc = die Steinschlosspistole
    .gender = f
item-revolver = Revolver
    .a = der Revolver
    .dat = dem Revolver
    .acc = den Revolver
    .gender = m
item-auto-pistol-9mm = Pistole 9 mm
    .a = die Pistole 9 mm
    .dat = der Pistole 9 mm
    .acc = die Pistole 9 mm
    .gender = f
item-auto-pistol-45 = Pistole .45
    .a = die Pistole .45
    .dat = der Pistole .45
    .acc = die Pistole .45
    .gender = f
item-submachine-gun = Maschinenpistole
    .a = die Maschinenpistole
    .dat = der Maschinenpistole
    .acc = die Maschinenpistole
    .gender = f
item-pump-shotgun = Pumpgun
    .a = die Pumpgun
    .dat = der Pumpgun
    .acc = die Pumpgun
    .gender = f
item-bolt-action-rifle = Repetiergewehr
    .a = das Repetiergewehr
    .dat = dem Repetiergewehr
    .acc = das Repetiergewehr
    .gender = n
item-scoped-rifle = Zielfernrohrgewehr
    .a = das Zielfernrohrgewehr
    .dat = dem Zielfernrohrgewehr
    .acc = das Zielfernrohrgewehr
    .gender = n
item-assault-rifle = Sturmgewehr
    .a = das Sturmgewehr
    .dat = dem Sturmgewehr
    .acc = das Sturmgewehr
    .gender = n
item-battle-rifle = Schlachtgewehr
    .a = das Schlachtgewehr
    .dat = dem Schlachtgewehr
    .acc = das Schlachtgewehr
    .gender = n
item-light-machine-gun = leichtes Maschinengewehr
    .a = das leichte Maschinengewehr
    .dat = dem leichten Maschinengewehr
    .acc = das leichte Maschinengewehr
    .gender = n


## Switches whose rule has a title that does not say what is switched

called-aim-rule = Wie Zielen sich summiert
called-evaluate-rule = Wie Abschätzen sich summiert
called-multi-block = Wiederholte Blocks
called-block-any-attack = Schilde gegen Kugeln
called-arm-lock-contest = Werte eines Armhebels
called-retreat-persists = Anhaltende Hilfe eines Zurückweichens
called-ranged-crit-fail-by-10 = Patzer um 10 im Fernkampf
called-long-two-handed-reach = Reichweite langer Zweihandwaffen
