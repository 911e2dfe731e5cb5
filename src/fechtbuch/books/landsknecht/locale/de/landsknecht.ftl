### Die Worte von Landsknecht auf Deutsch.


## The course of the fight

map-scale = 1 Feld = 5 Fuß
heading-round = Runde { $amount }
heading-round-zero = Runde 0: Manche sind überrascht
deed-contact = Die Seiten treffen auf { $amount } Fuß Abstand aufeinander.
effect-surprised =
    { GENDER($word) ->
        [p] { CAP(A($word)) } sind überrascht.
        [m] { CAP(A($word)) } ist überrascht.
        [f] { CAP(A($word)) } ist überrascht.
        [n] { CAP(A($word)) } ist überrascht.
       *[other] Überrascht: { $word }.
    }
effect-initiative =
    { GENDER($word) ->
        [p] { CAP(A($word)) } handeln zuerst.
        [m] { CAP(A($word)) } handelt zuerst.
        [f] { CAP(A($word)) } handelt zuerst.
        [n] { CAP(A($word)) } handelt zuerst.
       *[other] Zuerst handelt: { $word }.
    }
effect-acts-together =
    { GENDER($word) ->
        [p] { CAP(A($word)) } handeln zugleich mit der Seite davor.
        [m] { CAP(A($word)) } handelt zugleich mit der Seite davor.
        [f] { CAP(A($word)) } handelt zugleich mit der Seite davor.
        [n] { CAP(A($word)) } handelt zugleich mit der Seite davor.
       *[other] Zugleich mit der Seite davor: { $word }.
    }
deed-turn = {""}
deed-passes = { CAP(A($actor)) } tut nichts.
deed-holds = { CAP(A($actor)) } hält die Handlung zurück.
deed-fights-on = { CAP(A($actor)) } kommt nicht weg und kämpft weiter.
deed-obeys = { CAP(A($actor)) } muss gehorchen: „{ $word }“.
deed-out-of-the-net = { CAP(A($actor)) } kommt aus dem Netz frei.
deed-improvises-on =
    { $amount ->
        [0] { CAP(A($actor)) } ist fertig.
        [one] { CAP(A($actor)) } ist noch dabei, noch eine Runde.
       *[other] { CAP(A($actor)) } ist noch dabei, noch { $amount } Runden.
    }
deed-loading-stopped =
    { BENDS($item) ->
        [yes] Diese Runde zählt nicht: { A($actor) } lädt { ACC($item) } noch.
       *[no] Diese Runde zählt nicht: { A($actor) } lädt noch ({ $item }).
    }

## Moving

deed-walked =
    { $amount ->
        [0] {""}
       *[other] { CAP(A($actor)) } geht { $amount } Fuß nach { $to }.
    }
deed-ran =
    { $amount ->
        [0] {""}
       *[other] { CAP(A($actor)) } rennt { $amount } Fuß nach { $to }.
    }
deed-flight =
    { $amount ->
        [one] { CAP(A($actor)) } flieht.
       *[other] { CAP(A($actor)) } und die anderen fliehen.
    }
deed-drops-in-flight =
    { BENDS($item) ->
        [yes] { CAP(A($actor)) } lässt { ACC($item) } hinter sich fallen.
       *[no] { CAP(A($actor)) } lässt hinter sich fallen: { $item }.
    }
effect-drops-in-vain =
    { BENDS($item) ->
        [yes] Keiner der Verfolger kümmert sich um { ACC($item) }.
       *[no] Keiner der Verfolger kümmert sich darum: { $item }.
    }
deed-obstacle =
    { BENDS($item) ->
        [yes] { CAP(A($actor)) } versperrt mit { DAT($item) } den Weg; die Verfolgung endet.
       *[no] { CAP(A($actor)) } versperrt den Weg ({ $item }); die Verfolgung endet.
    }
deed-obstacle-passed =
    { BENDS($item) ->
        [yes] { CAP(A($actor)) } kommt an { DAT($item) } vorbei.
       *[no] { CAP(A($actor)) } kommt am Hindernis vorbei ({ $item }).
    }
deed-breaks-off =
    { BENDS($item) ->
        [yes] { CAP(A($actor)) } lässt ab und bleibt bei { DAT($item) }.
       *[no] { CAP(A($actor)) } lässt ab und bleibt hier: { $item }.
    }
effect-escaped = { CAP(A($actor)) } entkommt.
effect-caught-up = { CAP(A($target)) } holt { ACC($actor) } ein.

## Blows and shots

with-weapon =
    { $has_item ->
        [0] {""}
       *[other] {" "}{ BENDS($item) ->
            [yes] mit { DAT($item) }
           *[no] ({ $item })
        }
    }
deed-declares =
    { $key ->
        [nothing] { CAP(A($actor)) } tut nichts.
        [move] {""}
        [run] {""}
        [flee]
            { $amount ->
                [1] { CAP(A($actor)) } hat den Mut verloren und flieht.
               *[other] { CAP(A($actor)) } flieht.
            }
        [attack] { CAP(A($actor)) } greift { ACC($target) }{ with-weapon } an.
        [charge] { CAP(A($actor)) } stürmt{ with-weapon } auf { ACC($target) } los.
        [shoot] { CAP(A($actor)) } schießt{ with-weapon } auf { ACC($target) }.
        [shoot-crowd] { CAP(A($actor)) } schießt{ with-weapon } in die Menge um { ACC($target) }.
        [throw] { BENDS($item) ->
            [yes] { CAP(A($actor)) } wirft { ACC($item) } nach { DAT($target) }.
           *[no] { CAP(A($actor)) } wirft nach { DAT($target) } ({ $item }).
        }
        [throw-crowd] { BENDS($item) ->
            [yes] { CAP(A($actor)) } wirft { ACC($item) } in die Menge um { ACC($target) }.
           *[no] { CAP(A($actor)) } wirft in die Menge um { ACC($target) } ({ $item }).
        }
        [wrestle] {""}
        [escape] { CAP(A($actor)) } will sich losreißen.
        [force] { CAP(A($actor)) } packt fester zu.
        [keep] { CAP(A($actor)) } hält weiter fest.
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
        [jump-off] { CAP(A($actor)) } springt ab.
        [wake] {""}
        [hold] { CAP(A($actor)) } hält die Handlung zurück.
        [improvise] {""}
       *[other] { $actor }: { $word }.
    }
deed-strikes-runner =
    { GENDER($target) ->
        [f] { CAP(A($actor)) } schlägt nach { DAT($target) }, die vorbeiläuft.
        [m] { CAP(A($actor)) } schlägt nach { DAT($target) }, der vorbeiläuft.
        [n] { CAP(A($actor)) } schlägt nach { DAT($target) }, das vorbeiläuft.
       *[other] { CAP(A($target)) } läuft vorbei, und { A($actor) } schlägt zu.
    }
effect-action-lost =
    { BENDS($actor) ->
        [yes] Aus der Handlung { GEN($actor) } wird nichts.
       *[no] Aus { GEN($actor) } Handlung wird nichts.
    }
effect-improvise-refused = Die Spielleitung erlaubt es nicht: { $key }
effect-improvises =
    { $amount ->
        [one] { $key }
       *[other] { $key } ({ $amount } Runden)
    }
deed-releases = { CAP(A($actor)) } handelt jetzt, gegen { ACC($target) }.
effect-together = { $amount } handeln gleichzeitig.
effect-full-hit = Voller Treffer: { $amount } Schaden.
effect-glancing-hit = Streiftreffer: { $amount } Schaden. Ein voller Treffer brauchte höchstens { $limit }.
effect-miss = Daneben.
effect-helpless-struck = { CAP(A($target)) } ist hilflos: kein Wurf, die höchste Seite des Waffenwürfels.
effect-attack-lost = { CAP(A($actor)) } kann nicht mehr zuschlagen; der Angriff ist verloren.
deed-counter-attacks = { CAP(A($actor)) } hat die längere Waffe und schlägt zuerst zu.
deed-guards = { CAP(A($actor)) } hält { ACC($target) } mit der längeren Waffe auf Abstand.
deed-crawls = { CAP(A($actor)) } kriecht { $amount } Fuß weit.
deed-parries = { CAP(A($actor)) } gibt in dieser Runde alles andere auf, um zu parieren.
deed-defends-instead = { CAP(A($actor)) } hört auf und verteidigt sich gegen { ACC($target) }.
effect-damage-waits = Der Schaden für { ACC($target) } ({ $amount }) gilt erst, wenn alle Gleichzeitigen gehandelt haben.
effect-shot-in-the-dark = { CAP(A($actor)) } sieht nichts; der Schuss ist verloren.
effect-misfire =
    { BENDS($item) ->
        [yes] { CAP(A($item)) } hat eine Fehlzündung.
       *[no] Fehlzündung: { $item }.
    }
effect-stray = Der Schuss geht fehl und trifft { ACC($target) }.
effect-stray-nobody = Der Schuss geht fehl und trifft niemanden.
effect-drawn-from-crowd = Das Los fällt auf { ACC($target) }; zum Treffen braucht es höchstens { $amount }.
effect-passes-between = Der Schuss geht zwischen { DAT($target) } und den anderen hindurch.
deed-aims =
    { BENDS($item) ->
        [yes] { CAP(A($actor)) } zielt mit { DAT($item) }.
       *[no] { CAP(A($actor)) } zielt ({ $item }).
    }
deed-loads =
    { $amount ->
        [0] { BENDS($item) ->
            [yes] { CAP(A($actor)) } lädt { ACC($item) }.
           *[no] { CAP(A($actor)) } lädt: { $item }.
        }
        [one] { BENDS($item) ->
            [yes] { CAP(A($actor)) } lädt { ACC($item) }; noch eine Runde.
           *[no] { CAP(A($actor)) } lädt: { $item }; noch eine Runde.
        }
       *[other] { BENDS($item) ->
            [yes] { CAP(A($actor)) } lädt { ACC($item) }; noch { $amount } Runden.
           *[no] { CAP(A($actor)) } lädt: { $item }; noch { $amount } Runden.
        }
    }
effect-loaded =
    { BENDS($item) ->
        [yes] { CAP(A($item)) } ist geladen.
       *[no] Geladen: { $item }.
    }
deed-clears =
    { $amount ->
        [0] { BENDS($item) ->
            [yes] { CAP(A($actor)) } behebt die Fehlzündung an { DAT($item) }.
           *[no] { CAP(A($actor)) } behebt die Fehlzündung: { $item }.
        }
        [one] { BENDS($item) ->
            [yes] { CAP(A($actor)) } behebt die Fehlzündung an { DAT($item) }; noch eine Runde.
           *[no] { CAP(A($actor)) } behebt die Fehlzündung: { $item }; noch eine Runde.
        }
       *[other] { BENDS($item) ->
            [yes] { CAP(A($actor)) } behebt die Fehlzündung an { DAT($item) }; noch { $amount } Runden.
           *[no] { CAP(A($actor)) } behebt die Fehlzündung: { $item }; noch { $amount } Runden.
        }
    }
effect-poisoned = Das Gift setzt { DAT($target) } zu ({ $word }).
effect-gunfire = Die Schüsse erschrecken alle um { ACC($target) }.

## Wounds

effect-wounded = { $target }: Wunden { $before } → { $after }.
effect-down = { CAP(A($target)) } geht zu Boden.
effect-unconscious = { CAP(A($target)) } verliert das Bewusstsein.
effect-dead = { CAP(A($target)) } ist tot.
effect-knocked-out = { CAP(A($target)) } wird betäubt.
effect-injured =
    { $said ->
        [0] { CAP(A($target)) } trägt eine bleibende Verletzung davon: { $item }.
       *[other] { CAP(A($target)) } trägt eine bleibende Verletzung davon, { $word }: { $item }.
    }
effect-treated =
    { BENDS($target) ->
        [yes] Die Verletzung { GEN($target) } ist versorgt: { $item }.
       *[no] { GEN($target) } Verletzung ist versorgt: { $item }.
    }
effect-healed =
    { $amount ->
        [one] { CAP(A($target)) } gewinnt eine Wunde zurück.
       *[other] { CAP(A($target)) } gewinnt { $amount } Wunden zurück.
    }
effect-up-again = { CAP(A($target)) } kommt zu sich.
effect-woken = { CAP(A($target)) } wacht auf.
effect-saved = { CAP(A($actor)) } widersteht ({ $word }).
effect-save-failed = { CAP(A($actor)) } widersteht nicht ({ $word }).
effect-recovered = { CAP(A($target)) } kommt zu sich.

## Wrestling, nets and nooses

deed-wrestles = { CAP(A($actor)) } ringt mit { DAT($target) }.
effect-wrestling-fails = { CAP(A($actor)) } kann nicht mehr mit { DAT($target) } ringen.
deed-strikes-wrestler = { CAP(A($actor)) } schlägt nach { DAT($target) }, bevor der Griff sitzt.
effect-contest = { $actor }: { $ours }, { $target }: { $theirs }.
effect-tie-agility = Gleiche Summen: { A($actor) } gewinnt mit der besseren Gewandtheit.
effect-tie-dice = Gleiche Summen, gleiche Gewandtheit: { A($actor) } gewinnt mit dem höheren Würfel.
effect-tie-pit-fighter = Gleiche Summen: { A($actor) } gewinnt als Grubenkämpfer.
effect-contest-without-roll = { CAP(A($target)) } kann sich gegen { ACC($actor) } nicht wehren.
effect-released = { CAP(A($actor)) } lässt { ACC($target) } los.
effect-let-go = { CAP(A($actor)) } lässt { ACC($target) } los.
effect-stays-with = { CAP(A($actor)) } geht nicht weiter und hält { ACC($target) } fest.
effect-improvising-ends = { CAP(A($actor)) } bricht das Begonnene ab.
effect-plan-ends =
    { BENDS($item) ->
        [yes] { CAP(A($actor)) } kann mit { DAT($item) } nicht weitermachen.
       *[no] { CAP(A($actor)) } kann damit nicht weitermachen: { $item }.
    }
effect-grip-ends = { CAP(A($actor)) } hält { ACC($target) } nicht mehr.
effect-holds-too = { CAP(A($actor)) } hält { ACC($target) } ebenfalls fest.
effect-immobilised =
    { $amount ->
        [one] { CAP(A($actor)) } hält { ACC($target) } fest.
       *[other] { CAP(A($actor)) } hält { ACC($target) } fester ({ $amount } von 3).
    }
effect-pinned = { CAP(A($actor)) } drückt { ACC($target) } zu Boden.
effect-disarmed =
    { BENDS($item) ->
        [yes] { CAP(A($actor)) } entreißt { DAT($target) } { ACC($item) }.
       *[no] { CAP(A($actor)) } entreißt { DAT($target) }: { $item }.
    }
effect-keeps-hold =
    { BENDS($item) ->
        [yes] { CAP(A($actor)) } hält { ACC($item) } fest.
       *[no] { CAP(A($actor)) } hält fest: { $item }.
    }
effect-netted = { CAP(A($target)) } ist im Netz gefangen.
effect-garrotted =
    { BENDS($target) ->
        [yes] Die Garrotte schließt sich um den Hals { GEN($target) }.
       *[no] Die Garrotte schließt sich um { GEN($target) } Hals.
    }
effect-caught = Der Fangstock schließt sich um { ACC($target) }.
effect-choked = { CAP(A($target)) } ringt nach Luft.

## Things

effect-dropped =
    { BENDS($item) ->
        [yes] { CAP(A($actor)) } lässt { ACC($item) } fallen.
       *[no] { CAP(A($actor)) } lässt fallen: { $item }.
    }
effect-lies = Nun auf { $at }: { $item }.
effect-broken = Verbraucht oder zerbrochen: { $item }.
deed-drew =
    { BENDS($item) ->
        [yes] { CAP(A($actor)) } zieht { ACC($item) }.
       *[no] { CAP(A($actor)) } zieht: { $item }.
    }
deed-searches =
    { $amount ->
        [one] { BENDS($item) ->
            [yes] { CAP(A($actor)) } sucht { ACC($item) }; noch eine Runde.
           *[no] { CAP(A($actor)) } sucht: { $item }; noch eine Runde.
        }
       *[other] { BENDS($item) ->
            [yes] { CAP(A($actor)) } sucht { ACC($item) }; noch { $amount } Runden.
           *[no] { CAP(A($actor)) } sucht: { $item }; noch { $amount } Runden.
        }
    }
deed-search-stopped =
    { BENDS($item) ->
        [yes] Diese Runde zählt nicht: { A($actor) } sucht { ACC($item) } noch.
       *[no] Diese Runde zählt nicht: { A($actor) } sucht noch ({ $item }).
    }
effect-found =
    { BENDS($item) ->
        [yes] { CAP(A($actor)) } findet { ACC($item) }.
       *[no] { CAP(A($actor)) } findet: { $item }.
    }
deed-uses =
    { BENDS($item) ->
        [yes] { CAP(A($actor)) } benutzt { ACC($item) }.
       *[no] { CAP(A($actor)) } benutzt: { $item }.
    }
effect-light = Es wird hell.
effect-left-in-the-dark = { CAP(A($actor)) } bleibt im Dunkeln zurück.
effect-comes-into-light = { CAP(A($actor)) } steht im Licht.
effect-alarm = { CAP(A($actor)) } schlägt Alarm.
deed-aware = { CAP(A($actor)) } hat den Feind bemerkt.
deed-picks-up =
    { BENDS($item) ->
        [yes] { CAP(A($actor)) } hebt { ACC($item) } auf.
       *[no] { CAP(A($actor)) } hebt auf: { $item }.
    }
deed-puts-on =
    { BENDS($item) ->
        [yes] { CAP(A($actor)) } legt { ACC($item) } an.
       *[no] { CAP(A($actor)) } legt an: { $item }.
    }
deed-stows =
    { BENDS($item) ->
        [yes] { CAP(A($actor)) } steckt { ACC($item) } weg.
       *[no] { CAP(A($actor)) } steckt weg: { $item }.
    }
deed-takes-over =
    { BENDS($item) ->
        [yes] { CAP(A($actor)) } nimmt { DAT($target) } { ACC($item) } ab.
       *[no] { CAP(A($actor)) } bekommt von { DAT($target) }: { $item }.
    }
deed-sets-up =
    { BENDS($item) ->
        [yes] { CAP(A($actor)) } stellt { ACC($item) } auf.
       *[no] { CAP(A($actor)) } stellt auf: { $item }.
    }
deed-lifts =
    { BENDS($item) ->
        [yes] { CAP(A($actor)) } hebt { ACC($item) } hoch.
       *[no] { CAP(A($actor)) } hebt hoch: { $item }.
    }
deed-fixes-bayonet =
    { BENDS($item) ->
        [yes] { CAP(A($actor)) } pflanzt das Bajonett auf { ACC($item) }.
       *[no] { CAP(A($actor)) } pflanzt das Bajonett auf: { $item }.
    }
deed-lights-match =
    { BENDS($item) ->
        [yes] { CAP(A($actor)) } zündet die Lunte an { DAT($item) } an.
       *[no] { CAP(A($actor)) } zündet die Lunte an: { $item }.
    }
effect-ends-up = { CAP(A($actor)) } landet auf { $at }.
deed-stands-up = { CAP(A($actor)) } steht auf.

## Mounts

deed-mounts =
    { BENDS($target) ->
        [yes] { CAP(A($actor)) } steigt auf { ACC($target) }.
       *[no] { CAP(A($actor)) } steigt auf: { $target }.
    }
deed-dismounts =
    { BENDS($target) ->
        [yes] { CAP(A($actor)) } steigt von { DAT($target) } ab.
       *[no] { CAP(A($actor)) } steigt ab: { $target }.
    }
effect-left-saddle = { CAP(A($actor)) } ist aus dem Sattel.
effect-falls = { CAP(A($actor)) } stürzt mit dem Reittier.
effect-bolts =
    { CAP(A($actor)) } geht durch, { $amount ->
        [one] eine Runde
       *[other] { $amount } Runden
    } lang.
effect-bolted = { CAP(A($actor)) } trägt { ACC($target) } davon.
effect-left-the-map = { CAP(A($actor)) } läuft mit { DAT($target) } vom Feld.

## Spells

deed-casts =
    { $target ->
       *[other] { CAP(A($actor)) } beginnt einen Zauber: { $item }.
    }
deed-spell-works =
    { BENDS($actor) ->
        [yes] Der Zauber { GEN($actor) } wirkt: { $item }.
       *[no] { GEN($actor) } Zauber wirkt: { $item }.
    }
effect-spell-without-target = Der Zauber findet kein Ziel: { $item }.
effect-spell-spoiled =
    { BENDS($target) ->
        [yes] Der Zauber { GEN($target) } ist gestört: { $item }.
       *[no] { GEN($target) } Zauber ist gestört: { $item }.
    }
effect-asleep = { CAP(A($target)) } schläft ein.
effect-commanded = { CAP(A($actor)) } befiehlt { DAT($target) }: „{ $word }“.

## Morale

why-morale =
    { $key ->
        [contact] {" "}beim ersten Kontakt, mit nicht mehr Freunden als Feinden,
        [halved] {" "}nach dem Verlust der halben Gruppe
        [wounded] {" "}nach dem Verlust der halben Wunden
        [gunfire] {" "}beim Klang des Schusses
       *[other] {""}
    }
effect-morale-holds = { CAP(A($actor)) } hält{ why-morale } stand: { $amount } mit 2W6, Moral { $score }.
effect-morale-fails = { CAP(A($actor)) } verliert{ why-morale } den Mut: { $amount } mit 2W6, mehr als Moral { $score }.
effect-cornered = Für { ACC($actor) } führt kein Weg mehr vom Feind weg.
effect-routed = { CAP(A($actor)) } verliert die Nerven und will nur noch weg.
effect-surrendered = { CAP(A($actor)) } ergibt sich.

## Questions

ask-answer =
    { $charge_key ->
        [yes] { VOC($who) }, { A($attacker) } stürmt auf dich los ({ $weapon }). Was tust du?
       *[other] { VOC($who) }, { A($attacker) } greift dich an ({ $weapon }). Was tust du?
    }
    .short = als Antwort
ask-next = { $side }, wer ist als Nächstes dran?
    .short = beim Weitergeben
ask-surprised-draw = { VOC($who) }, du bist überrascht. Ziehst du eine Waffe?
    .short = überrascht
ask-volunteer = { VOC($who) }, was tust du außer der Reihe?
    .short = außer der Reihe
ask-turn = { VOC($who) }, du bist dran. Was tust du?
    .short = im eigenen Zug
ask-runner = { VOC($who) }, { A($runner) } läuft durch deine Reichweite. Schlägst du zu?
    .short = auf Vorbeilaufende
ask-verdict = Spielleitung, { A($actor) } will etwas anderes tun: { $text_key } Erlaubst du es?
    .short = nach Entscheid
ask-release = { VOC($who) }, { A($enemy) } will gerade handeln ({ $verb }). Handelst du im selben Augenblick?
    .short = zurückgehalten
ask-last = { VOC($who) }, alle haben gehandelt. Handelst du jetzt?
    .short = am Ende
ask-busy = { VOC($who) }, { A($attacker) } greift an, während du beschäftigt bist. Weitermachen oder verteidigen?
    .short = mitten im Tun
ask-strike = { VOC($who) }, { A($attacker) } will mit dir ringen. Schlägst du zuerst zu?
    .short = gegen den Griff
ask-contest-won = { VOC($who) }, du hast gegen { ACC($loser) } gewonnen. Was tust du?
    .short = nach gewonnenem Ringen
ask-join = { VOC($who) }, { A($leader) } ringt in deiner Reichweite mit { DAT($victim) }. Greifst du mit zu?
    .short = beim Mitringen
ask-best-wrestler = Zwei von euch waren gleich gut. Wer zählt?
    .short = für die Gruppe
ask-pursuers = { $side }, { A($fugitive) } flieht. Wer verfolgt?
    .short = bei der Verfolgung
ask-drop = { $side }, sie sind hinter euch her. Lasst ihr etwas fallen?
    .short = auf der Flucht
ask-obstacle = Spielleitung, etwas liegt { DAT($pursuer) } im Weg: { $item }. Beendet es die Verfolgung?
    .short = am Hindernis
ask-rout =
    { $others_number ->
        [0] { $group } hat den Mut verloren. Fliehen oder sich ergeben?
        [one] { $group } und noch jemand haben den Mut verloren. Fliehen oder sich ergeben?
       *[other] { $group } und { $others_number } weitere haben den Mut verloren. Fliehen oder sich ergeben?
    }
    .short = ohne Mut

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
verb-clear = Fehlzündung beheben
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
variant-on-foot = zu Fuß

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
    .a = bloße Hände
    .dat = bloßen Händen
    .acc = bloße Hände
    .gender = p

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
number-best-roll = Bestes der Gruppe
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
part-best-roll = Wurf und Bonus
part-helpers = die anderen der Gruppe
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
reason-not-now = „{ $value }“ ist jetzt nicht möglich.
reason-no-such-way = Dieser Weg ist nicht gangbar: { $value }.
reason-not-at-hand = { $value } ist dafür nicht zur Hand.
reason-not-that-one = „{ $value }“ steht hier nicht zur Wahl.
reason-not-held = Niemand hält dich fest.
reason-nobody-in-reach = Niemand ist in Reichweite für „{ $value }“.
reason-nobody-in-range = Niemand ist in Schussweite und in Sicht für „{ $value }“.
reason-no-way-out = Es gibt keinen Weg.
reason-nowhere-to-flee = Kein Weg führt vom Feind weg.
reason-nothing-to-mount = Neben dir steht kein Reittier, das dich tragen könnte.
reason-cannot-get-down = Nur wer reitet, steigt ab, und nur auf ein freies Feld.
reason-mount-is-calm = Abspringen kann man nur von einem durchgehenden Reittier.
reason-holds-nobody = Niemand wird festgehalten.
reason-nothing-for-it = Für „{ $value }“ ist nichts zur Hand.
reason-nobody-to-wake = Niemand von den Eigenen schläft in Reichweite.
reason-holds-already = Eine Aktion wird schon zurückgehalten.
reason-no-referee = Ohne Spielleitung lässt sich nichts improvisieren.
reason-out-of-range = { $value }: außer Schussweite oder außer Sicht.
reason-out-of-reach = { $value }: außer Reichweite.
reason-too-short = { $value }: reicht nicht so weit.
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
    .a = das Wams
    .dat = dem Wams
    .acc = das Wams
    .gender = n
item-buff-coat = Lederkoller
    .a = der Lederkoller
    .dat = dem Lederkoller
    .acc = den Lederkoller
    .gender = m
item-jack-chains = Kettenstreifen
item-chainmail = Kettenhemd
    .a = das Kettenhemd
    .dat = dem Kettenhemd
    .acc = das Kettenhemd
    .gender = n
item-brigandine = Brigantine
    .a = die Brigantine
    .dat = der Brigantine
    .acc = die Brigantine
    .gender = f
item-half-armour = Halbharnisch
    .a = der Halbharnisch
    .dat = dem Halbharnisch
    .acc = den Halbharnisch
    .gender = m
item-three-quarter-armour = Dreiviertelharnisch
    .a = der Dreiviertelharnisch
    .dat = dem Dreiviertelharnisch
    .acc = den Dreiviertelharnisch
    .gender = m
item-full-plate = Vollharnisch
    .a = der Vollharnisch
    .dat = dem Vollharnisch
    .acc = den Vollharnisch
    .gender = m
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
    .a = das heilige Symbol
    .dat = dem heiligen Symbol
    .acc = das heilige Symbol
    .gender = n
item-coins = Münzen
    .a = die Münzen
    .dat = den Münzen
    .acc = die Münzen
    .gender = p
item-purse = Beutel mit Silber
    .a = der Beutel mit Silber
    .dat = dem Beutel mit Silber
    .acc = den Beutel mit Silber
    .gender = m
item-jewels = Juwelen
    .a = die Juwelen
    .dat = den Juwelen
    .acc = die Juwelen
    .gender = p
item-church-plate = Kirchensilber
    .a = das Kirchensilber
    .dat = dem Kirchensilber
    .acc = das Kirchensilber
    .gender = n
item-strongbox = Geldkassette
    .a = die Geldkassette
    .dat = der Geldkassette
    .acc = die Geldkassette
    .gender = f
item-meat = Speckseite
    .a = die Speckseite
    .dat = der Speckseite
    .acc = die Speckseite
    .gender = f
item-bread = Brotlaib
    .a = der Brotlaib
    .dat = dem Brotlaib
    .acc = den Brotlaib
    .gender = m
item-oats = Sack Hafer
    .a = der Sack Hafer
    .dat = dem Sack Hafer
    .acc = den Sack Hafer
    .gender = m
item-oil-flask = Ölflasche
    .a = die Ölflasche
    .dat = der Ölflasche
    .acc = die Ölflasche
    .gender = f
item-caltrops = Krähenfüße
    .a = die Krähenfüße
    .dat = den Krähenfüßen
    .acc = die Krähenfüße
    .gender = p
item-torch = Fackel
    .a = die Fackel
    .dat = der Fackel
    .acc = die Fackel
    .gender = f
item-lantern = Laterne
    .a = die Laterne
    .dat = der Laterne
    .acc = die Laterne
    .gender = f
item-horn = Horn
    .a = das Horn
    .dat = dem Horn
    .acc = das Horn
    .gender = n
item-match-cord = Lunte
    .a = die Lunte
    .dat = der Lunte
    .acc = die Lunte
    .gender = f
item-fork-rest = Stützgabel
    .a = die Stützgabel
    .dat = der Stützgabel
    .acc = die Stützgabel
    .gender = f
item-surgeons-case = Feldscherkasten
    .a = der Feldscherkasten
    .dat = dem Feldscherkasten
    .acc = den Feldscherkasten
    .gender = m
item-rope = Seil
    .a = das Seil
    .dat = dem Seil
    .acc = das Seil
    .gender = n
item-ladder = Leiter
    .a = die Leiter
    .dat = der Leiter
    .acc = die Leiter
    .gender = f
item-standard = Feldzeichen
    .a = das Feldzeichen
    .dat = dem Feldzeichen
    .acc = das Feldzeichen
    .gender = n
item-bolt = Bolzen
    .a = der Bolzen
    .dat = dem Bolzen
    .acc = den Bolzen
    .gender = m
item-arrow = Pfeil
    .a = der Pfeil
    .dat = dem Pfeil
    .acc = den Pfeil
    .gender = m
item-bullet = Schleuderkugel
    .a = die Schleuderkugel
    .dat = der Schleuderkugel
    .acc = die Schleuderkugel
    .gender = f
item-stone = Schleuderstein
    .a = der Schleuderstein
    .dat = dem Schleuderstein
    .acc = den Schleuderstein
    .gender = m
item-shot = Pulver und Blei
    .a = Pulver und Blei
    .dat = Pulver und Blei
    .acc = Pulver und Blei
    .gender = n
item-blowgun-dart = Blasrohrpfeil
    .a = der Blasrohrpfeil
    .dat = dem Blasrohrpfeil
    .acc = den Blasrohrpfeil
    .gender = m
item-matchlock = Luntenschloss
item-wheellock = Radschloss
item-flintlock = Steinschloss
item-rifled = gezogener Lauf
item-warhorse = Schlachtross
    .a = das Schlachtross
    .dat = dem Schlachtross
    .acc = das Schlachtross
    .gender = n
item-riding-horse = Reitpferd
    .a = das Reitpferd
    .dat = dem Reitpferd
    .acc = das Reitpferd
    .gender = n
item-pony = Pony
    .a = das Pony
    .dat = dem Pony
    .acc = das Pony
    .gender = n
item-mule = Maultier
    .a = das Maultier
    .dat = dem Maultier
    .acc = das Maultier
    .gender = n
item-leather = Lederbarde
    .a = die Lederbarde
    .dat = der Lederbarde
    .acc = die Lederbarde
    .gender = f
item-chain = Kettenbarde
    .a = die Kettenbarde
    .dat = der Kettenbarde
    .acc = die Kettenbarde
    .gender = f
item-plate = Plattenbarde
    .a = die Plattenbarde
    .dat = der Plattenbarde
    .acc = die Plattenbarde
    .gender = f
item-buckler = Buckler
    .a = der Buckler
    .dat = dem Buckler
    .acc = den Buckler
    .gender = m
item-shield = Schild
    .a = der Schild
    .dat = dem Schild
    .acc = den Schild
    .gender = m
item-pavise = Pavese
    .a = die Pavese
    .dat = der Pavese
    .acc = die Pavese
    .gender = f
item-off-hand = Nebenhandwaffe
    .a = die Nebenhandwaffe
    .dat = der Nebenhandwaffe
    .acc = die Nebenhandwaffe
    .gender = f
item-unarmed = bloße Hände
    .a = bloße Hände
    .dat = bloßen Händen
    .acc = bloße Hände
    .gender = p
item-cestus = Cestus
    .a = der Cestus
    .dat = dem Cestus
    .acc = den Cestus
    .gender = m
item-garrote = Garrotte
    .a = die Garrotte
    .dat = der Garrotte
    .acc = die Garrotte
    .gender = f
item-weighted-net = beschwertes Netz
    .a = das beschwerte Netz
    .dat = dem beschwerten Netz
    .acc = das beschwerte Netz
    .gender = n
item-whip = Peitsche
    .a = die Peitsche
    .dat = der Peitsche
    .acc = die Peitsche
    .gender = f
item-minor = kleine Waffe
    .a = die kleine Waffe
    .dat = der kleinen Waffe
    .acc = die kleine Waffe
    .gender = f
item-dagger = Dolch
    .a = der Dolch
    .dat = dem Dolch
    .acc = den Dolch
    .gender = m
item-club = Keule
    .a = die Keule
    .dat = der Keule
    .acc = die Keule
    .gender = f
item-bayonet = Bajonett
    .a = das Bajonett
    .dat = dem Bajonett
    .acc = das Bajonett
    .gender = n
item-silver-dagger = Silberdolch
    .a = der Silberdolch
    .dat = dem Silberdolch
    .acc = den Silberdolch
    .gender = m
item-small = leichte Waffe
    .a = die leichte Waffe
    .dat = der leichten Waffe
    .acc = die leichte Waffe
    .gender = f
item-arming-sword = Seitschwert
    .a = das Seitschwert
    .dat = dem Seitschwert
    .acc = das Seitschwert
    .gender = n
item-short-sword = Kurzschwert
    .a = das Kurzschwert
    .dat = dem Kurzschwert
    .acc = das Kurzschwert
    .gender = n
item-katzbalger = Katzbalger
    .a = der Katzbalger
    .dat = dem Katzbalger
    .acc = den Katzbalger
    .gender = m
item-hand-axe = Handaxt
    .a = die Handaxt
    .dat = der Handaxt
    .acc = die Handaxt
    .gender = f
item-medium = mittlere Waffe
    .a = die mittlere Waffe
    .dat = der mittleren Waffe
    .acc = die mittlere Waffe
    .gender = f
item-messer = Messer
    .a = das Messer
    .dat = dem Messer
    .acc = das Messer
    .gender = n
item-long-sword = Langschwert
    .a = das Langschwert
    .dat = dem Langschwert
    .acc = das Langschwert
    .gender = n
item-battle-axe = Streitaxt
    .a = die Streitaxt
    .dat = der Streitaxt
    .acc = die Streitaxt
    .gender = f
item-mace = Streitkolben
    .a = der Streitkolben
    .dat = dem Streitkolben
    .acc = den Streitkolben
    .gender = m
item-silver-sword = Silberschwert
    .a = das Silberschwert
    .dat = dem Silberschwert
    .acc = das Silberschwert
    .gender = n
item-warflail = Kriegsflegel
    .a = der Kriegsflegel
    .dat = dem Kriegsflegel
    .acc = den Kriegsflegel
    .gender = m
item-mancatcher = Fangstock
    .a = der Fangstock
    .dat = dem Fangstock
    .acc = den Fangstock
    .gender = m
item-staff = Stab
    .a = der Stab
    .dat = dem Stab
    .acc = den Stab
    .gender = m
item-spear-one-hand = Speer in einer Hand
    .a = der Speer
    .dat = dem Speer in einer Hand
    .acc = den Speer
    .gender = m
item-spear-both-hands = Speer in beiden Händen
    .a = der Speer
    .dat = dem Speer in beiden Händen
    .acc = den Speer
    .gender = m
item-spear = Speer
    .a = der Speer
    .dat = dem Speer
    .acc = den Speer
    .gender = m
item-rapier = Rapier
    .a = das Rapier
    .dat = dem Rapier
    .acc = das Rapier
    .gender = n
item-great = große Waffe
    .a = die große Waffe
    .dat = der großen Waffe
    .acc = die große Waffe
    .gender = f
item-two-handed-sword = Zweihänder
    .a = der Zweihänder
    .dat = dem Zweihänder
    .acc = den Zweihänder
    .gender = m
item-maul = Schlägel
    .a = der Schlägel
    .dat = dem Schlägel
    .acc = den Schlägel
    .gender = m
item-great-axe = Großaxt
    .a = die Großaxt
    .dat = der Großaxt
    .acc = die Großaxt
    .gender = f
item-polearm = Stangenwaffe
    .a = die Stangenwaffe
    .dat = der Stangenwaffe
    .acc = die Stangenwaffe
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
item-lance = Lanze
    .a = die Lanze
    .dat = der Lanze
    .acc = die Lanze
    .gender = f
item-natural-blow = Schlag
    .a = der Schlag
    .dat = einem Schlag
    .acc = den Schlag
    .gender = m
item-bite = Biss
    .a = der Biss
    .dat = einem Biss
    .acc = den Biss
    .gender = m
item-claws = Krallen
    .a = die Krallen
    .dat = den Krallen
    .acc = die Krallen
    .gender = p
item-jaws = Rachen
    .a = der Rachen
    .dat = dem Rachen
    .acc = den Rachen
    .gender = m
item-tentacles = Tentakel
    .a = die Tentakel
    .dat = den Tentakeln
    .acc = die Tentakel
    .gender = p
item-fists-of-clay = Lehmfäuste
    .a = die Lehmfäuste
    .dat = den Lehmfäusten
    .acc = die Lehmfäuste
    .gender = p
item-heavy-hooves = eisenbeschlagene Hufe
    .a = die eisenbeschlagenen Hufe
    .dat = den eisenbeschlagenen Hufen
    .acc = die eisenbeschlagenen Hufe
    .gender = p
item-hooves = Hufe
    .a = die Hufe
    .dat = den Hufen
    .acc = die Hufe
    .gender = p
item-light-hooves = kleine Hufe
    .a = die kleinen Hufe
    .dat = den kleinen Hufen
    .acc = die kleinen Hufe
    .gender = p
item-great-club = große Keule
    .a = die große Keule
    .dat = der großen Keule
    .acc = die große Keule
    .gender = f
item-thrown = Wurfwaffe
    .a = die Wurfwaffe
    .dat = der Wurfwaffe
    .acc = die Wurfwaffe
    .gender = f
item-rock = Felsbrocken
    .a = der Felsbrocken
    .dat = dem Felsbrocken
    .acc = den Felsbrocken
    .gender = m
item-dart = Wurfpfeil
    .a = der Wurfpfeil
    .dat = dem Wurfpfeil
    .acc = den Wurfpfeil
    .gender = m
item-blowgun = Blasrohr
    .a = das Blasrohr
    .dat = dem Blasrohr
    .acc = das Blasrohr
    .gender = n
item-sling = Schleuder
    .a = die Schleuder
    .dat = der Schleuder
    .acc = die Schleuder
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
item-light-crossbow = leichte Armbrust
    .a = die leichte Armbrust
    .dat = der leichten Armbrust
    .acc = die leichte Armbrust
    .gender = f
item-heavy-crossbow = schwere Armbrust
    .a = die schwere Armbrust
    .dat = der schweren Armbrust
    .acc = die schwere Armbrust
    .gender = f
item-pistol = Pistole
    .a = die Pistole
    .dat = der Pistole
    .acc = die Pistole
    .gender = f
item-flintlock-pistol = Steinschlosspistole
    .a = die Steinschlosspistole
    .dat = der Steinschlosspistole
    .acc = die Steinschlosspistole
    .gender = f
item-arquebus = Arkebuse
    .a = die Arkebuse
    .dat = der Arkebuse
    .acc = die Arkebuse
    .gender = f
item-wheellock-arquebus = Radschlossarkebuse
    .a = die Radschlossarkebuse
    .dat = der Radschlossarkebuse
    .acc = die Radschlossarkebuse
    .gender = f
item-flintlock-arquebus = Steinschlossarkebuse
    .a = die Steinschlossarkebuse
    .dat = der Steinschlossarkebuse
    .acc = die Steinschlossarkebuse
    .gender = f
item-rifled-arquebus = gezogene Arkebuse
    .a = die gezogene Arkebuse
    .dat = der gezogenen Arkebuse
    .acc = die gezogene Arkebuse
    .gender = f
item-musket = Muskete
    .a = die Muskete
    .dat = der Muskete
    .acc = die Muskete
    .gender = f
item-wheellock-musket = Radschlossmuskete
    .a = die Radschlossmuskete
    .dat = der Radschlossmuskete
    .acc = die Radschlossmuskete
    .gender = f
item-flintlock-musket = Steinschlossmuskete
    .a = die Steinschlossmuskete
    .dat = der Steinschlossmuskete
    .acc = die Steinschlossmuskete
    .gender = f
item-rifled-musket = gezogene Muskete
    .a = die gezogene Muskete
    .dat = der gezogenen Muskete
    .acc = die gezogene Muskete
    .gender = f
item-rifled-flintlock-musket = gezogene Steinschlossmuskete
    .a = die gezogene Steinschlossmuskete
    .dat = der gezogenen Steinschlossmuskete
    .acc = die gezogene Steinschlossmuskete
    .gender = f
item-blunderbuss = Donnerbüchse
    .a = die Donnerbüchse
    .dat = der Donnerbüchse
    .acc = die Donnerbüchse
    .gender = f
item-flintlock-blunderbuss = Steinschlossdonnerbüchse
    .a = die Steinschlossdonnerbüchse
    .dat = der Steinschlossdonnerbüchse
    .acc = die Steinschlossdonnerbüchse
    .gender = f
item-double-barrelled-handgun = doppelläufige Handbüchse
    .a = die doppelläufige Handbüchse
    .dat = der doppelläufigen Handbüchse
    .acc = die doppelläufige Handbüchse
    .gender = f
item-double-barrelled-wheellock = doppelläufige Radschlosswaffe
    .a = die doppelläufige Radschlosswaffe
    .dat = der doppelläufigen Radschlosswaffe
    .acc = die doppelläufige Radschlosswaffe
    .gender = f


## Switches whose rule has a title that does not say what is switched

called-pursuit-individual = Eigene Würfe in einer Verfolgung
called-multiply = Was vervielfachter Schaden vervielfacht
called-helpless-choice = Wahl des Wurfs gegen Hilflose
called-unarmed-bonus = Bonus gegen Unbewaffnete
called-initiative = Würfel der Initiative
