### Die Worte von Landsknecht auf Deutsch.


## The course of the fight

heading-round = Runde { $amount }
heading-round-zero = Runde 0: Manche sind überrascht
deed-contact = Die Seiten treffen auf { $amount } Fuß Abstand aufeinander.
effect-surprised = Überrascht: { $word }.
effect-initiative = Zuerst handelt: { $word }.
effect-acts-together = Zugleich mit der Seite davor: { $word }.
deed-turn = {""}
deed-passes = { $actor } tut nichts.
deed-holds = { $actor } hält die Handlung zurück.
deed-fights-on = { $actor } kommt nicht weg und kämpft weiter.
deed-obeys = { $actor } muss gehorchen: „{ $word }“.
deed-out-of-the-net = { $actor } kommt aus dem Netz frei.
deed-improvises-on =
    { $amount ->
        [0] { $actor } ist fertig.
        [one] { $actor } ist noch dabei, noch eine Runde.
       *[other] { $actor } ist noch dabei, noch { $amount } Runden.
    }
deed-loading-stopped = { $actor } bricht das Laden ab: { $item }.

## Moving

deed-walked =
    { $amount ->
        [0] {""}
       *[other] { $actor } geht { $amount } Fuß nach { $to }.
    }
deed-ran =
    { $amount ->
        [0] {""}
       *[other] { $actor } rennt { $amount } Fuß nach { $to }.
    }
deed-flight =
    { $amount ->
        [one] { $actor } flieht.
       *[other] { $actor } und Gefährten fliehen.
    }
deed-drops-in-flight = { $actor } lässt hinter sich fallen: { $item }.
effect-drops-in-vain = Keiner der Verfolger kümmert sich darum: { $item }.
deed-obstacle = { $actor } versperrt den Weg ({ $item }); die Verfolgung endet.
deed-obstacle-passed = { $actor } kommt vorbei: { $item }.
deed-breaks-off = { $actor } lässt ab und bleibt hier: { $item }.
effect-escaped = { $actor } entkommt.
effect-caught-up = { $target } holt { $actor } ein.

## Blows and shots

with-weapon =
    { $has_item ->
        [0] {""}
       *[other] {" "}({ $item })
    }
deed-declares =
    { $key ->
        [nothing] { $actor } tut nichts.
        [move] {""}
        [run] {""}
        [flee] { $actor } flieht.
        [attack] { $actor } greift { $target } an{ with-weapon }.
        [charge] { $actor } stürmt auf { $target } los{ with-weapon }.
        [shoot] { $actor } schießt auf { $target } ({ $item }).
        [shoot-crowd] { $actor } schießt in die Menge um { $target } ({ $item }).
        [throw] { $actor } wirft nach { $target } ({ $item }).
        [throw-crowd] { $actor } wirft in die Menge um { $target } ({ $item }).
        [wrestle] {""}
        [escape] { $actor } will sich losreißen.
        [force] { $actor } packt fester zu.
        [keep] { $actor } hält weiter fest.
        [release] {""}
        [aim] {""}
        [load] {""}
        [clear] {""}
        [parry] {""}
        [cast] {""}
        [search] {""}
        [use] {""}
        [pick-up] {""}
        [put-on] {""}
        [stow] {""}
        [take] {""}
        [set-up] {""}
        [lift] {""}
        [fix-bayonet] {""}
        [light-match] {""}
        [mount] {""}
        [dismount] {""}
        [jump-off] { $actor } springt ab.
        [wake] {""}
        [hold] { $actor } hält die Handlung zurück.
        [improvise] {""}
       *[other] { $actor }: { $word }.
    }
deed-strikes-runner = { $actor } schlägt im Vorbeilaufen nach { $target }.
effect-action-lost = Aus der Handlung wird nichts: { $actor }.
effect-improvise-refused = Die Spielleitung erlaubt es nicht: { $key }
effect-improvises =
    { $amount ->
        [one] { $key }
       *[other] { $key } ({ $amount } Runden)
    }
deed-releases = { $actor } handelt jetzt, gegen { $target }.
effect-together = { $amount } handeln gleichzeitig.
effect-full-hit = Voller Treffer: { $amount } Schaden.
effect-glancing-hit = Streiftreffer: { $amount } Schaden. Ein voller Treffer brauchte höchstens { $limit }.
effect-miss = Daneben.
effect-helpless-struck = { $target } ist hilflos: kein Wurf, die höchste Seite des Waffenwürfels.
effect-attack-lost = { $actor } kann nicht mehr zuschlagen; der Angriff ist verloren.
deed-counter-attacks = { $actor } hat die längere Waffe und schlägt zuerst zu.
deed-guards = { $actor } hält { $target } mit der längeren Waffe auf Abstand.
deed-crawls = { $actor } kriecht { $amount } Fuß weit.
deed-parries = { $actor } gibt in dieser Runde alles andere auf, um zu parieren.
deed-defends-instead = { $actor } hört auf und verteidigt sich gegen { $target }.
effect-damage-waits = { $amount } Schaden an { $target } warten, bis alle gehandelt haben, die gleichzeitig handeln.
effect-shot-in-the-dark = { $actor } sieht nichts; der Schuss ist verloren.
effect-misfire = Fehlzündung: { $item }.
effect-stray = Der Schuss geht fehl und trifft { $target }.
effect-stray-nobody = Der Schuss geht fehl und trifft niemanden.
effect-passes-between = Der Schuss geht zwischen { $target } und den anderen hindurch.
deed-aims = { $actor } zielt ({ $item }).
deed-loads =
    { $amount ->
        [0] { $actor } lädt: { $item }.
        [one] { $actor } lädt: { $item }; noch eine Runde.
       *[other] { $actor } lädt: { $item }; noch { $amount } Runden.
    }
effect-loaded = Geladen: { $item }.
deed-clears =
    { $amount ->
        [0] { $actor } behebt die Ladehemmung: { $item }.
        [one] { $actor } behebt die Ladehemmung: { $item }; noch eine Runde.
       *[other] { $actor } behebt die Ladehemmung: { $item }; noch { $amount } Runden.
    }
effect-poisoned = Das Gift dringt in den Körper: { $target } ({ $word }).
effect-gunfire = Die Schüsse erschrecken alle um { $target }.

## Wounds

effect-wounded = { $target }: Wunden { $before } → { $after }.
effect-down = { $target } geht zu Boden.
effect-unconscious = { $target } verliert das Bewusstsein.
effect-dead = { $target } ist tot.
effect-knocked-out = { $target } wird betäubt.
effect-injured =
    { $said ->
        [0] { $target } trägt eine bleibende Verletzung davon: { $item }.
       *[other] { $target } trägt eine bleibende Verletzung davon, { $word }: { $item }.
    }
effect-treated = Die Verletzung ist versorgt, { $target }: { $item }.
effect-healed = { $target } gewinnt { $amount } Wunden zurück.
effect-up-again = { $target } kommt zu sich.
effect-woken = { $target } wacht auf.
effect-saved = { $actor } widersteht ({ $word }).
effect-save-failed = { $actor } widersteht nicht ({ $word }).
effect-recovered = { $target } kommt zu sich.

## Wrestling, nets and nooses

deed-wrestles = { $actor } ringt mit { $target }.
effect-wrestling-fails = { $actor } kann nicht mehr mit { $target } ringen.
deed-strikes-wrestler = { $actor } schlägt nach { $target }, bevor der Griff sitzt.
effect-contest = { $actor } { $ours } gegen { $target } { $theirs }.
effect-contest-without-roll = { $target } kann sich gegen { $actor } nicht wehren.
effect-released = { $actor } lässt { $target } los.
effect-let-go = { $actor } lässt { $target } los.
effect-stays-with = { $actor } geht nicht weiter und hält { $target } fest.
effect-improvising-ends = { $actor } bricht das Begonnene ab.
effect-plan-ends = { $actor } kann damit nicht weitermachen: { $item }.
effect-grip-ends = { $actor } hält { $target } nicht mehr.
effect-holds-too = { $actor } hält { $target } ebenfalls fest.
effect-immobilised =
    { $amount ->
        [one] { $actor } hält { $target } fest.
       *[other] { $actor } hält { $target } fester ({ $amount } von 3).
    }
effect-pinned = { $actor } drückt { $target } zu Boden.
effect-disarmed = { $actor } entreißt { $target }: { $item }.
effect-keeps-hold = { $actor } hält fest: { $item }.
effect-netted = { $target } ist im Netz gefangen.
effect-garrotted = Die Garrotte schließt sich um den Hals: { $target }.
effect-caught = Der Fangstock schließt sich um { $target }.
effect-choked = { $target } ringt nach Luft.

## Things

effect-dropped = { $actor } lässt fallen: { $item }.
effect-broken = Verbraucht oder zerbrochen: { $item }.
deed-drew = { $actor } zieht: { $item }.
deed-searches =
    { $amount ->
        [one] { $actor } sucht: { $item }; noch eine Runde.
       *[other] { $actor } sucht: { $item }; noch { $amount } Runden.
    }
deed-search-stopped = { $actor } hört auf zu suchen: { $item }.
effect-found = { $actor } findet: { $item }.
deed-uses = { $actor } benutzt: { $item }.
effect-light = Es wird hell.
effect-left-in-the-dark = { $actor } bleibt im Dunkeln zurück.
effect-comes-into-light = { $actor } steht im Licht.
effect-alarm = { $actor } schlägt Alarm.
deed-aware = { $actor } hat den Feind bemerkt.
deed-picks-up = { $actor } hebt auf: { $item }.
deed-puts-on = { $actor } legt an: { $item }.
deed-stows = { $actor } steckt weg: { $item }.
deed-takes-over = { $actor } bekommt von { $target }: { $item }.
deed-sets-up = { $actor } stellt auf: { $item }.
deed-lifts = { $actor } hebt hoch: { $item }.
deed-fixes-bayonet = { $actor } pflanzt das Bajonett auf: { $item }.
deed-lights-match = { $actor } zündet die Lunte an: { $item }.
effect-ends-up = { $actor } landet auf { $at }.
deed-stands-up = { $actor } steht auf.

## Mounts

deed-mounts = { $actor } steigt auf: { $target }.
deed-dismounts = { $actor } steigt ab: { $target }.
effect-left-saddle = { $actor } ist aus dem Sattel.
effect-falls = { $actor } stürzt mit dem Reittier.
effect-bolts =
    { $actor } geht durch, { $amount ->
        [one] eine Runde
       *[other] { $amount } Runden
    } lang.
effect-bolted = { $actor } trägt { $target } davon.
effect-left-the-map = { $actor } läuft mit { $target } vom Feld.

## Spells

deed-casts =
    { $target ->
       *[other] { $actor } beginnt einen Zauber: { $item }.
    }
deed-spell-works = Der Zauber von { $actor } wirkt: { $item }.
effect-spell-without-target = Der Zauber findet kein Ziel: { $item }.
effect-spell-spoiled = Der Zauber von { $target } ist gestört: { $item }.
effect-asleep = { $target } schläft ein.
effect-commanded = { $actor } befiehlt { $target }: „{ $word }“.

## Morale

effect-morale-holds = { $actor } hält stand.
effect-morale-fails = { $actor } verliert den Mut.
effect-routed = { $actor } bricht ein und will weg.
effect-surrendered = { $actor } ergibt sich.

## Questions

ask-answer =
    { $charge_key ->
        [yes] { $who }, { $attacker } stürmt auf dich los ({ $weapon }). Was tust du?
       *[other] { $who }, { $attacker } greift dich an ({ $weapon }). Was tust du?
    }
ask-next = { $side }, wer ist als Nächstes dran?
ask-surprised-draw = { $who }, du bist überrascht. Ziehst du eine Waffe?
ask-volunteer = { $who }, was wirfst du ein?
ask-turn = { $who }, du bist dran. Was tust du?
ask-runner = { $who }, { $runner } läuft durch deine Reichweite. Schlägst du zu?
ask-verdict = Spielleitung, { $actor } will etwas anderes tun: { $text_key } Erlaubst du es?
ask-release = { $who }, { $enemy } will gerade handeln ({ $verb }). Handelst du zuerst?
ask-last = { $who }, alle haben gehandelt. Handelst du jetzt?
ask-busy = { $who }, { $attacker } greift an, während du beschäftigt bist. Weitermachen oder verteidigen?
ask-strike = { $who }, { $attacker } will mit dir ringen. Schlägst du zuerst zu?
ask-contest-won = { $who }, du hast gegen { $loser } gewonnen. Was tust du?
ask-join = { $who }, { $leader } ringt in deiner Reichweite mit { $victim }. Greifst du mit zu?
ask-best-wrestler = Zwei von euch waren gleich gut. Wer zählt?
ask-pursuers = { $side }, { $fugitive } flieht. Wer verfolgt?
ask-drop = { $side }, sie sind hinter euch her. Lasst ihr etwas fallen?
ask-obstacle = Spielleitung, etwas liegt { $pursuer } im Weg: { $item }. Beendet es die Verfolgung?
ask-rout = { $side }, { $group } und die anderen haben den Mut verloren. Fliehen oder sich ergeben?

## What to do

verb-next = Als Nächstes
verb-none = Keine Antwort
verb-counter = Gegenangriff: zuerst zuschlagen
verb-guard = Mit der längeren Waffe abhalten
verb-parry = Parieren
verb-crawl = Kriechen
verb-stay-exposed = Ungedeckt weitermachen
verb-defend = Verteidigen
verb-strike = Zuschlagen
verb-immobilise = Festhalten
verb-disarm = Entwaffnen
verb-release = Loslassen
verb-join = Mit zugreifen
verb-stay-out = Heraushalten
verb-name = Eine Person nennen
verb-pursue = Verfolgen
verb-let-go = Laufen lassen
verb-break-off = Das Begonnene abbrechen
verb-stops = Es hält sie auf
verb-passed = Sie kommen daran vorbei
verb-draw = Eine Waffe ziehen
verb-drop = Etwas fallen lassen
verb-nothing = Nichts
verb-flee = Fliehen
verb-surrender = Sich ergeben
verb-move = Gehen
verb-run = Rennen
verb-attack = Angreifen
verb-charge = Sturmangriff
verb-shoot = Schießen
verb-shoot-crowd = In eine Menge schießen
verb-throw = Werfen
verb-throw-crowd = In eine Menge werfen
verb-wrestle = Ringen
verb-escape = Sich losreißen
verb-force = Fester zupacken
verb-keep = Weiter festhalten
verb-aim = Zielen
verb-load = Laden
verb-clear = Ladehemmung beheben
verb-cast = Einen Zauber wirken
verb-search = Etwas Verpacktes suchen
verb-use = Etwas benutzen
verb-pick-up = Etwas aufheben
verb-put-on = Den Schild anlegen
verb-stow = Etwas wegstecken
verb-take = Etwas von Freunden nehmen
verb-set-up = Aufstellen
verb-lift = Hochheben
verb-fix-bayonet = Das Bajonett aufpflanzen
verb-light-match = Die Lunte anzünden
verb-mount = Aufsteigen
verb-dismount = Absteigen
verb-jump-off = Abspringen
verb-wake = Jemanden wecken
verb-hold = Die Handlung zurückhalten
verb-improvise = Etwas anderes, in Worten
verb-wait = Warten
verb-lapse = Verfallen lassen
verb-let-pass = Vorbeilassen
verb-allow = Erlauben
verb-refuse = Ablehnen
group-attack = Angriff
group-movement = Bewegung
group-defence = Verteidigung
group-missiles = Geschosse
group-other = Sonstiges

## Parts of choices

slot-target = Ziel
slot-targets = Ziele
slot-weapon = Waffe
slot-item = Gegenstand
slot-path = Weg dorthin
slot-then = Weg danach
slot-at = wo
slot-who = wer
slot-use = Kämpfer
slot-spell = Zauber
slot-word = Wort
slot-text = in Worten
slot-rounds = Runden
value-item-nothing = nichts
value-word-belt = am Gürtel
value-word-pack = ins Gepäck
value-word-roll = trotzdem würfeln
value-word-nothing = wie üblich
value-path-nothing = bleiben
value-then-nothing = bleiben
item-bare-hands = bloße Hände

## Numbers

number-armour-class = Zielzahl
number-number-rolled = Schaden
number-fixed-damage = Schaden
part-encumbrance = Last: Rüstung
number-encumbrance = Last
part-load-oversized = Sperriges
part-load-items = Sachen und Beruf
part-number-rolled = auf dem W20
part-weapon-die = Waffenwürfel
part-multiplied = vervielfacht
part-fixed-damage = fest
number-weapon-skill = Bonus
number-movement-rate = Ein Zehntel der Bewegungsweite
number-points-below-zero = Punkte unter null
number-save-number = Benötigt
number-morale = Moral
number-misfire = Fehlzündung bis
number-surprise = Überrascht bis
part-surprise = Überraschung
part-alert = wachsam
part-armour-class = Rüstungsklasse
part-agility = Gewandtheit
part-weapon-skill = Waffenfertigkeit
part-shield = Schild oder Nebenhandwaffe
part-parry = Parade
part-guard = Abwehr
part-saddle = Verteidiger im Sattel
part-charging = stürmender Verteidiger
part-injury-exposure = alte Verletzung des Verteidigers
part-cover = Deckung
part-ballistic-skill = Schussfertigkeit
part-attacker-agility = Gewandtheit des Angreifers
part-attacker-weapon-skill = Waffenfertigkeit des Angreifers
part-strength = Stärke
part-unaware = ahnungslos
part-unarmed = unbewaffnet
part-weapon-change = Waffenwechsel
part-own-injury = Verletzung des Angreifers
part-double-team = zwei gegen einen
part-triple-team = drei gegen einen
part-darkness = Dunkelheit
part-mounted = vom Pferd aus
part-range = Entfernung
part-out-of-range = außer Reichweite
part-from-the-saddle = Schuss aus dem Sattel
part-aimed = gezielt
part-no-rest = ohne Stützgabel
part-crowd = Menge
part-into-melee = ins Handgemenge
part-misfire = Fehlzündung
part-intelligence = Intelligenz
part-willpower = Willenskraft
part-save-number = Rettungswurf
part-natural-grappler = natürlicher Ringer
part-points-below-zero = Punkte unter null
part-movement-rate = Bewegungsweite
part-morale = Moral
part-referee-limit = höchstens zwei

## Dice

roll-initiative = Initiative
roll-declaring = wer zuerst ansagt
roll-distance = Entfernung
roll-surprise = Überraschung
roll-attack = Angriff
roll-damage = Schaden
roll-damage-second = zweite Waffe
roll-silver = Silberklinge
roll-crowd = wer in der Menge
roll-stray = wen der Schuss trifft
roll-garrote = Garrotte
roll-injury = Verletzung
roll-injury-place = Stelle
roll-injury-side = Seite
roll-injury-entry = Art der Verletzung
roll-injury-lasts = Tage der Verletzung
roll-teeth = verlorene Zähne
roll-unconscious = Stunden ohne Bewusstsein
roll-misfire = Fehlzündung
roll-recovery = Erholung
roll-save = Rettungswurf
roll-tie = Gleichstand
roll-wrestling = Ringen
roll-spell = Zauber
roll-pursuit = Verfolgung
roll-search = Suche
roll-morale = Moral
roll-fall = Sturz
roll-sleep = Dauer des Schlafs
roll-bolting = Durchgehen

## States and words

state-acted = hat gehandelt
state-aiming = zielt
state-asleep = schläft
state-blind = blind
state-bound = gefesselt
state-charged = im Sturm
state-dead = tot
state-down = am Boden
state-fleeing = auf der Flucht
state-gagged = geknebelt
state-lame = lahm
state-lit = im Licht
state-netted = im Netz
state-paralysed = gelähmt
state-parrying = pariert
state-pinned = zu Boden gedrückt
state-prone = liegend
state-routed = mutlos
state-surprised = überrascht
state-surrendered = hat sich ergeben
state-unaware = ahnungslos
state-unconscious = bewusstlos
state-held = festgehalten
state-holding = hält fest
state-mounted = beritten
word-paralyzation = Lähmung
word-poison = Gift
word-breath = Odem
word-device = Gerät
word-magic = Magie
word-sleep = Schlaf
word-paralysis = Lähmung
word-deadly = tödlich
word-halt = Halt
word-drop = Fallen lassen
word-flee = Flieh
word-weapon-arm = Waffenarm
word-other-arm = anderer Arm
word-left-leg = linkes Bein
word-right-leg = rechtes Bein
item-magic-missile = Magisches Geschoss
item-sleep = Schlaf
item-cure-light-wounds = Leichte Wunden heilen
item-command = Befehl

## Why not

reason-cannot-pursue = { $value } kann jetzt nicht verfolgen.
reason-item-unknown = Es gibt nichts namens „{ $value }“.
reason-no-such-field = „{ $value }“ ist kein Feld der Karte.
reason-sheet-wrong = Der Bogen stimmt nicht, { $slot }: { $value }.
reason-held-fast = Wer festgehalten wird, kann sich nur losreißen oder den Haltenden schlagen.
reason-mount-bolts = Das Reittier geht durch; man kann oben bleiben oder abspringen.
reason-lost-heart = Wer den Mut verloren hat, flieht oder pariert.
reason-no-spell = Kein Zauber ist vorbereitet.
reason-no-speech = Ohne freie Rede wirkt niemand Zauber.
reason-hurt-this-round = Wer in dieser Runde verletzt wurde, kann in ihr nicht zaubern.
reason-no-symbol = Das heilige Symbol muss von Beginn der Runde an in der Hand sein.
reason-hands-not-free = Ringen verlangt beide Hände oder eine Waffe dafür.
reason-not-unaware = Eine Garrotte taugt nur gegen Ahnungslose.
reason-dice-not-divided = Alle Würfel müssen verteilt werden, mindestens einer je Ziel: { $value }.
reason-no-flight = Dieser Weg führt nicht vom Feind weg.
reason-path-not-straight = Ein Sturmangriff folgt einer geraden Linie; „{ $value }“ ist keine.
reason-run-up-too-short = Der Anlauf ist kürzer als die halbe Kampfbewegung: { $value }.
reason-difficult-ground = Dem Sturmangriff liegt schwieriges Gelände im Weg: { $value }.
reason-target-out-of-reach = Vom Ende dieses Weges ist das Ziel außer Reichweite der Waffe.
reason-target-out-of-range = Vom Ende dieses Weges ist das Ziel zu weit oder nicht zu sehen.
reason-not-adjacent = Jeder Schritt führt auf ein Nachbarfeld: { $value }.
reason-off-map = Dieser Weg verlässt die Karte: { $value }.
reason-wall = Eine Wand ist im Weg: { $value }.
reason-between-walls = Der Weg zwischen zwei Wänden ist zu eng: { $value }.
reason-blocked = Jemand ist im Weg: { $value }.
reason-too-far = Das ist zu weit: { $value }.
reason-occupied = Dort steht schon jemand: { $value }.
reason-field-not-free = Dort kann niemand stehen: { $value }.

## Things, which English names from the data files

item-none = Kleidung
item-wams = Wams
item-buff-coat = Lederkoller
item-jack-chains = Kettenstreifen
item-chainmail = Kettenhemd
item-brigandine = Brigantine
item-half-armour = Halbharnisch
item-three-quarter-armour = Dreiviertelharnisch
item-full-plate = Vollharnisch
item-zero-level = Stufe null
item-warrior = Krieger
item-ranger = Waldläufer
item-cleric = Kleriker
item-magic-user = Magier
item-rogue = Schurke
item-peasant = Bauer
item-townsman = Bürger
item-academic = Gelehrter
item-mercenary = Söldner
item-duellist = Duellant
item-witch-hunter = Hexenjäger
item-knight = Ritter
item-soldier = Soldat
item-pit-fighter = Grubenkämpfer
item-quick-draw = Schnelles Ziehen
item-draws-when-surprised = Zieht trotz Überraschung
item-better-of-two-dice = Zwei Klingen
item-agile-wrestler = Gewandter Ringer
item-wins-ties = Gewinnt bei Gleichstand
item-hard-fists = Harte Fäuste
item-scarred-face = Narben im Gesicht
item-rattled-wits = Verwirrter Kopf
item-ringing-head = Dröhnender Schädel
item-dented-skull = Eingedellter Schädel
item-concussion = Gehirnerschütterung
item-lost-eye = Verlorenes Auge
item-broken-teeth = Ausgeschlagene Zähne
item-beheaded = Enthauptet
item-bruised-ribs = Geprellte Rippen
item-crooked-ribs = Schiefe Rippen
item-winded = Außer Atem
item-crippled-trunk = Verkrüppelter Rumpf
item-cracked-ribs = Angebrochene Rippen
item-gut-wound = Bauchwunde
item-broken-ribs = Gebrochene Rippen
item-torn-apart = Zerfetzt
item-bruised-arm = Geprellter Arm
item-stiff-arm = Steifer Arm
item-sprained-wrist = Verstauchtes Handgelenk
item-maimed-hand = Verstümmelte Hand
item-cracked-forearm = Angebrochener Unterarm
item-severed-arm-artery = Durchtrennte Armschlagader
item-broken-arm = Gebrochener Arm
item-lost-arm = Verlorener Arm
item-limp = Hinken
item-crushed-foot = Zerquetschter Fuß
item-bad-limp = Starkes Hinken
item-lost-foot = Verlorener Fuß
item-twisted-knee = Verdrehtes Knie
item-severed-leg-artery = Durchtrennte Beinschlagader
item-broken-leg = Gebrochenes Bein
item-lost-leg = Verlorenes Bein
item-holy-symbol = heiliges Symbol
item-coins = Münzen
item-purse = Beutel mit Silber
item-jewels = Juwelen
item-church-plate = Kirchensilber
item-strongbox = Geldkassette
item-meat = Speckseite
item-bread = Brotlaib
item-oats = Sack Hafer
item-oil-flask = Ölflasche
item-caltrops = Krähenfüße
item-torch = Fackel
item-lantern = Laterne
item-horn = Horn
item-match-cord = Lunte
item-fork-rest = Stützgabel
item-surgeons-case = Feldscherkasten
item-rope = Seil
item-ladder = Leiter
item-standard = Feldzeichen
item-bolt = Bolzen
item-arrow = Pfeil
item-bullet = Schleuderkugel
item-stone = Schleuderstein
item-shot = Pulver und Blei
item-blowgun-dart = Blasrohrpfeil
item-matchlock = Luntenschloss
item-wheellock = Radschloss
item-flintlock = Steinschloss
item-rifled = gezogener Lauf
item-warhorse = Schlachtross
item-riding-horse = Reitpferd
item-pony = Pony
item-mule = Maultier
item-leather = Lederbarde
item-chain = Kettenbarde
item-plate = Plattenbarde
item-buckler = Buckler
item-shield = Schild
item-pavise = Pavese
item-off-hand = Nebenhandwaffe
item-unarmed = bloße Hände
item-cestus = Cestus
item-garrote = Garrotte
item-weighted-net = beschwertes Netz
item-whip = Peitsche
item-minor = kleine Waffe
item-dagger = Dolch
item-club = Keule
item-bayonet = Bajonett
item-silver-dagger = Silberdolch
item-small = leichte Waffe
item-arming-sword = Seitschwert
item-short-sword = Kurzschwert
item-katzbalger = Katzbalger
item-hand-axe = Handaxt
item-medium = mittlere Waffe
item-messer = Messer
item-long-sword = Langschwert
item-battle-axe = Streitaxt
item-mace = Streitkolben
item-silver-sword = Silberschwert
item-warflail = Kriegsflegel
item-mancatcher = Fangstock
item-staff = Stab
item-spear-one-hand = Speer in einer Hand
item-spear-both-hands = Speer in beiden Händen
item-spear = Speer
item-rapier = Rapier
item-great = große Waffe
item-two-handed-sword = Zweihänder
item-maul = Schlägel
item-great-axe = Großaxt
item-polearm = Stangenwaffe
item-halberd = Hellebarde
item-pike = Pike
item-lance = Lanze
item-natural-blow = Schlag
item-bite = Biss
item-claws = Krallen
item-jaws = Rachen
item-tentacles = Tentakel
item-fists-of-clay = Lehmfäuste
item-heavy-hooves = eisenbeschlagene Hufe
item-hooves = Hufe
item-light-hooves = kleine Hufe
item-great-club = große Keule
item-thrown = Wurfwaffe
item-rock = Felsbrocken
item-dart = Wurfpfeil
item-blowgun = Blasrohr
item-sling = Schleuder
item-short-bow = Kurzbogen
item-long-bow = Langbogen
item-light-crossbow = leichte Armbrust
item-heavy-crossbow = schwere Armbrust
item-pistol = Pistole
item-flintlock-pistol = Steinschlosspistole
item-arquebus = Arkebuse
item-wheellock-arquebus = Radschlossarkebuse
item-flintlock-arquebus = Steinschlossarkebuse
item-rifled-arquebus = gezogene Arkebuse
item-musket = Muskete
item-wheellock-musket = Radschlossmuskete
item-flintlock-musket = Steinschlossmuskete
item-rifled-musket = gezogene Muskete
item-rifled-flintlock-musket = gezogene Steinschlossmuskete
item-blunderbuss = Donnerbüchse
item-flintlock-blunderbuss = Steinschlossdonnerbüchse
item-double-barrelled-handgun = doppelläufige Handbüchse
item-double-barrelled-wheellock = doppelläufige Radschlosswaffe
