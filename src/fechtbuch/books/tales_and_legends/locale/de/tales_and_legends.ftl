### Die Worte von Tales and Legends auf Deutsch.

map-scale = 1 Feld = 1 Meter
heading-round = Runde { $amount }
heading-surprise-round = Runde { $amount }: Überraschung
deed-turn = { CAP(A($actor)) } ist am Zug.
effect-initiative = { $actor }: Initiative { $amount }.
deed-declares = { CAP(A($actor)) } sagt an: { $word }.
effect-declaration-lost = Angesagt, aber nicht mehr möglich: { $word }.
effect-declaration-dropped = Angesagt, aber nicht ausgeführt: { $word }.
effect-recovers = { CAP(A($actor)) } schüttelt die Überraschung ab.
effect-tested = Schwierigkeit { $amount }: { $word }.
effect-opposed = { $actor }: { $first }, { $target }: { $second }.
deed-moved = { CAP(A($actor)) } bewegt sich nach { $to }.
effect-falls = { CAP(A($actor)) } stürzt und liegt.
effect-fell = { CAP(A($actor)) } stürzt aus der Höhe: { $amount } Schaden.
deed-jumps = { CAP(A($actor)) } springt nach { $to }.
deed-stands = { CAP(A($actor)) } steht auf.
effect-climbed = { CAP(A($actor)) } ist { $amount } m hoch geklettert.
deed-rams = { CAP(A($actor)) } rammt { ACC($target) }.
deed-attacked =
    { BENDS($item) ->
        [yes] { CAP(A($actor)) } greift { ACC($target) } mit { DAT($item) } an: { $amount }.
       *[no] { CAP(A($actor)) } greift { ACC($target) } an ({ $item }): { $amount }.
    }
effect-missed = { CAP(A($actor)) } verfehlt das Ziel.
effect-parried =
    { BENDS($item) ->
        [yes] { CAP(A($actor)) } pariert mit { DAT($item) }.
       *[no] { CAP(A($actor)) } pariert ({ $item }).
    }
effect-parry-failed =
    { BENDS($item) ->
        [yes] { CAP(A($actor)) } pariert vergeblich mit { DAT($item) }.
       *[no] { CAP(A($actor)) } pariert vergeblich ({ $item }).
    }
effect-dodged = { CAP(A($actor)) } weicht aus.
effect-dodge-failed = { CAP(A($actor)) } weicht nicht rechtzeitig aus.
effect-gives-ground = { CAP(A($actor)) } weicht zurück nach { $to }.
effect-hit = { CAP(A($actor)) } trifft { ACC($target) } ({ $word }): { $amount } Schaden.
effect-band =
    { BENDS($target) ->
        [yes] Der Körper { GEN($target) } wird ab { $amount } getroffen.
       *[no] { GEN($target) } Körper wird ab { $amount } getroffen.
    }
effect-multiplied = Der Schaden zählt { $amount }-fach.
effect-strikes-item =
    { BENDS($item) ->
        [yes] { CAP(A($actor)) } trifft { ACC($item) }: { $amount } Schaden.
       *[no] { CAP(A($actor)) } trifft einen Gegenstand ({ $item }): { $amount } Schaden.
    }
effect-hurts-oneself = { CAP(A($actor)) } verletzt sich die Hand: { $amount } Schaden.
effect-field-hit = Das Geschoss fällt auf { ACC($target) } herab.
effect-scattered = Streuung: Das Geschoss fällt auf { $to }.
effect-damaged = Beschädigt ({ $item }): Qualität jetzt { $word }.
effect-destroyed = Zerstört: { $item }.
effect-life-lost = { CAP(A($actor)) } verliert { $amount } Leben, { $left } übrig.
effect-stunned =
    { $amount ->
        [one] { CAP(A($actor)) } ist eine Runde lang betäubt.
       *[other] { CAP(A($actor)) } ist { $amount } Runden lang betäubt.
    }
effect-stays-stunned =
    { $amount ->
        [one] { CAP(A($actor)) } bleibt noch eine Runde betäubt.
       *[other] { CAP(A($actor)) } bleibt noch { $amount } Runden betäubt.
    }
effect-attribute =
    { BENDS($actor) ->
        [yes] Ein Attribut { GEN($actor) } ist jetzt { $amount }.
       *[no] Ein Attribut von { $actor } ist jetzt { $amount }.
    }
effect-part-lost =
    { BENDS($word) ->
        [yes] { CAP(A($actor)) } kann { ACC($word) } nicht mehr gebrauchen.
       *[no] { CAP(A($actor)) } kann nicht mehr gebrauchen: { $word }.
    }
effect-part-threatened =
    { BENDS($word) ->
        [yes] { CAP(A($actor)) } könnte { ACC($word) } verlieren.
       *[no] { CAP(A($actor)) } könnte verlieren: { $word }.
    }
effect-dropped =
    { BENDS($item) ->
        [yes] { CAP(A($actor)) } lässt { ACC($item) } fallen.
       *[no] { CAP(A($actor)) } lässt fallen: { $item }.
    }
effect-unconscious = { CAP(A($actor)) } verliert das Bewusstsein.
effect-too-tired-to-wake = { CAP(A($actor)) } ist zu erschöpft, um zu sich zu kommen.
effect-comes-round = { CAP(A($actor)) } kommt zu sich.
effect-dies = { CAP(A($actor)) } stirbt.
effect-bleeds = { CAP(A($actor)) } blutet: { $amount }.
effect-frozen = { CAP(A($actor)) } ist starr vor Entsetzen.
deed-charges =
    { BENDS($item) ->
        [yes] { CAP(A($actor)) } stürmt mit { DAT($item) } auf { ACC($target) } los.
       *[no] { CAP(A($actor)) } stürmt auf { ACC($target) } los ({ $item }).
    }
effect-charge-lost =
    { BENDS($actor) ->
        [yes] Der Sturmangriff { GEN($actor) } verpufft.
       *[no] { GEN($actor) } Sturmangriff verpufft.
    }
deed-tramples =
    { BENDS($target) ->
        [yes] { CAP(A($actor)) } drängt sich auf das Feld { GEN($target) }.
       *[no] { CAP(A($actor)) } drängt sich auf { GEN($target) } Feld.
    }
effect-pushed = { CAP(A($actor)) } stößt { ACC($target) } zurück nach { $to }.
effect-cannot-be-pushed = Hinter { DAT($actor) } ist kein Platz.
deed-feinted = { CAP(A($actor)) } fintiert; { A($target) } fällt darauf herein.
deed-feint-failed = { CAP(A($actor)) } fintiert; { A($target) } durchschaut es.
effect-bypassed =
    { BENDS($target) ->
        [yes] { CAP(A($actor)) } kommt an der Deckung { GEN($target) } vorbei.
       *[no] { CAP(A($actor)) } kommt an { GEN($target) } Deckung vorbei.
    }
effect-bypass-failed = { CAP(A($actor)) } kommt nicht an der Deckung vorbei.
deed-springs =
    { BENDS($item) ->
        [yes] { CAP(A($actor)) } schlägt mit { DAT($item) } zu, als { A($target) } in Reichweite kommt.
       *[no] { CAP(A($actor)) } schlägt zu, als { A($target) } in Reichweite kommt ({ $item }).
    }
deed-readies = { $actor }: { $word }.
deed-readies-with = { $actor }: { $word } ({ $item }).
deed-readies-against = { $actor }: { $word } ({ $item }). Gegen: { $target }.
deed-aims = { CAP(A($actor)) } zielt.
deed-grapples = { CAP(A($actor)) } packt { ACC($target) }.
deed-joins-grapple = { CAP(A($actor)) } greift im Handgemenge gegen { ACC($target) } mit zu.
effect-broke-free = { CAP(A($actor)) } reißt sich los.
effect-held-fast = { CAP(A($actor)) } kommt nicht los.
effect-contest-lost = { CAP(A($actor)) } setzt sich nicht durch.
effect-grapple-over = Das Handgemenge ist vorbei.
effect-leaves = { CAP(A($actor)) } kommt aus dem Handgemenge heraus.
effect-becomes-battle = Ein Dritter ist gekommen: Das Duell ist jetzt eine Schlacht.
effect-contact-lost = { CAP(A($actor)) } hat keine Berührung mehr und ist aus dem Handgemenge.
effect-pin-ends = { CAP(A($actor)) } ist nicht mehr festgenagelt.
effect-press-ends = { CAP(A($actor)) } liegt nicht mehr auf { DAT($target) }.
effect-prepared-lapses =
    { BENDS($actor) ->
        [yes] Der vorbereitete Angriff { GEN($actor) } verfällt.
       *[no] { GEN($actor) } vorbereiteter Angriff verfällt.
    }
effect-cover-lost =
    { BENDS($item) ->
        [yes] { CAP(A($actor)) } ist nicht mehr durch { ACC($item) } gedeckt.
       *[no] { CAP(A($actor)) } ist nicht mehr gedeckt durch: { $item }.
    }
effect-parry-lost =
    { BENDS($actor) ->
        [yes] Die Parade { GEN($actor) } ist verloren mit: { $item }.
       *[no] { GEN($actor) } Parade ist verloren mit: { $item }.
    }
effect-feint-spent =
    { BENDS($actor) ->
        [yes] Die Finte { GEN($actor) } ist verbraucht.
       *[no] { GEN($actor) } Finte ist verbraucht.
    }
effect-climb-ends = { CAP(A($actor)) } ist von der Wand herunter.
effect-row-broken = { CAP(A($actor)) } muss damit von vorn beginnen.
effect-put-aside = { CAP(A($actor)) } kommt zur Seite nach { $to }.
effect-stopped = { CAP(A($actor)) } kommt nicht weiter.
effect-unresisted = Niemand leistet { DAT($actor) } Widerstand.
effect-on-top = { CAP(A($actor)) } liegt auf { DAT($target) }.
effect-rises = { CAP(A($actor)) } kommt hoch.
effect-throws-off = { CAP(A($actor)) } wirft den Gegner ab.
effect-pins = { CAP(A($actor)) } nagelt { ACC($target) } am Boden fest.
effect-pin-broken = { CAP(A($actor)) } befreit sich aus dem Festnageln.
effect-subdues = { CAP(A($actor)) } macht { ACC($target) } wehrlos.
effect-silences = { CAP(A($actor)) } bringt { ACC($target) } zum Schweigen.
effect-drags = { CAP(A($actor)) } zerrt { ACC($target) } nach { $to }.
effect-entangled = { CAP(A($actor)) } ist verfangen ({ $item }).
effect-frees-oneself = { CAP(A($actor)) } befreit sich.
deed-holds-on = { CAP(A($actor)) } klammert sich an { ACC($target) }.
effect-keeps-hold = { CAP(A($actor)) } hält sich fest.
effect-shifts = { CAP(A($actor)) } rückt weiter: { $word }.
effect-lets-go = { CAP(A($actor)) } lässt { ACC($target) } los und kommt nach { $to }.
deed-mounts = { CAP(A($actor)) } steigt auf.
deed-dismounts = { CAP(A($actor)) } steigt bei { $to } ab.
effect-unseated = { CAP(A($actor)) } fällt bei { $to } aus dem Sattel.
deed-draws =
    { BENDS($item) ->
        [yes] { CAP(A($actor)) } zieht { ACC($item) }.
       *[no] { CAP(A($actor)) } zieht: { $item }.
    }
deed-stows =
    { BENDS($item) ->
        [yes] { CAP(A($actor)) } steckt { ACC($item) } weg.
       *[no] { CAP(A($actor)) } steckt weg: { $item }.
    }
deed-grips =
    { BENDS($item) ->
        [yes] { CAP(A($actor)) } fasst { ACC($item) } anders an.
       *[no] { CAP(A($actor)) } fasst anders an: { $item }.
    }
deed-picks-up =
    { BENDS($item) ->
        [yes] { CAP(A($actor)) } hebt { ACC($item) } auf.
       *[no] { CAP(A($actor)) } hebt auf: { $item }.
    }
deed-takes-missile =
    { BENDS($item) ->
        [yes] { CAP(A($actor)) } nimmt { ACC($item) }.
       *[no] { CAP(A($actor)) } nimmt ein Geschoss: { $item }.
    }
deed-loads =
    { BENDS($item) ->
        [yes] { CAP(A($actor)) } lädt { ACC($item) }.
       *[no] { CAP(A($actor)) } lädt: { $item }.
    }
effect-missile-found =
    { BENDS($item) ->
        [yes] { CAP(A($actor)) } findet { ACC($item) } wieder.
       *[no] { CAP(A($actor)) } findet ein Geschoss wieder: { $item }.
    }
effect-missile-broken = Das Geschoss ist zerbrochen: { $item }.
deed-drinks =
    { BENDS($item) ->
        [yes] { CAP(A($actor)) } trinkt { ACC($item) }.
       *[no] { CAP(A($actor)) } trinkt: { $item }.
    }
deed-dons =
    { BENDS($item) ->
        [yes] { CAP(A($actor)) } legt { ACC($item) } an.
       *[no] { CAP(A($actor)) } legt an: { $item }.
    }
deed-doffs =
    { BENDS($item) ->
        [yes] { CAP(A($actor)) } legt { ACC($item) } ab.
       *[no] { CAP(A($actor)) } legt ab: { $item }.
    }
deed-plants =
    { BENDS($item) ->
        [yes] { CAP(A($actor)) } stellt { ACC($item) } auf.
       *[no] { CAP(A($actor)) } stellt auf: { $item }.
    }
deed-casts = { CAP(A($actor)) } wirkt einen Zauber: { $word }.
deed-spell-failed = { CAP(A($actor)) } zaubert vergeblich: { $word }.
deed-wakes = { CAP(A($actor)) } weckt { ACC($target) }.
deed-says = { $actor }: { $key }
part-accurate = zielsicher
part-aggressive = aggressiver Kampf
part-aimed = Zielen
part-armour = Rüstung
part-as-if = benommen oder geschwächt
part-attribute = Attribut
part-below-rider = Höhe des Reiters
part-blinded = geblendet
part-bolas = Bolas
part-both-hands = beide Hände
part-bucking = bockendes Reittier
part-build = Körperbau
part-bypass = Schild umgehen
part-called = Zielen auf einen Körperteil
part-cautious = vorsichtiger Angriff
part-chance = Chance
part-charge = Sturmangriff
part-critical = kritischer Treffer
part-field-shot = Beschuss eines Feldes
part-body-from = körperliche Verteidigung
part-coverage = Deckung der Rüstung
part-cover = Deckung des Schildes
part-lethal = tödlich
part-shifting = Weiterrücken
part-strength = Anteil der Stärke
part-wounds = Wunden
part-wounding = verwundend
part-head-wound = Kopfwunde
part-milder-wound = mildere Wunde durch Glück
part-damage = Schaden
part-dark = Dunkelheit
part-dazed = benommen
part-dazzled = geblendet vom Licht
part-defence = Grundwert der Verteidigung
part-defensive = defensiver Kampf
part-dim = Dämmerlicht
part-disarming = Entwaffnen
part-difficulty = Schwierigkeit
part-will = Wille
part-luck = Glück
part-distance = Entfernung
part-exhaustion = Erschöpfung
part-extra = zusätzlicher Schaden
part-fatigue = Ermüdung
part-flanked = in der Zange
part-frightened-mount = verängstigtes Reittier
part-from-above = Höhenvorteil
part-from-behind = von hinten
part-head = auf den Kopf
part-heavy = schwere Waffe
part-height = aus dem Sattel
part-held = Rüstung hält den Schlag auf
part-helpers = Helfer
part-holding-on = Festklammern
part-hurry = Eile
part-improvised = improvisierte Waffe
part-in-grapple = im Handgemenge
part-kill = Todesstoß
part-least-defence = nicht unter 10
part-let-go = losgelassen
part-lost-fingers = verlorene Finger
part-lost-foot = verlorener Fuß
part-lost-leg = verlorenes Bein
part-low-life = wenig Leben
part-magic-power = magische Kraft
part-mighty = mächtiger Hieb
part-mount-reflex = Reflexe des Reittiers
part-fall-height = Fallhöhe in Metern
part-creature-speed = Geschwindigkeit des Wesens
part-ridden-speed = halbe Geschwindigkeit des Ritts
part-softened = abgefangen
part-moving-mount = Reittier in Bewegung
part-natural-armour = natürliche Rüstung
part-no-cavalry = ungeübt mit Reiterwaffen
part-no-proficiency = ohne Übung
part-no-saddle = ohne Sattel
part-not-watchful = unachtsam
part-on-top = obenauf
part-overload = Überladung
part-parry = Parade
part-pavise = Pavese
part-prone = liegend
part-quality = Qualität
part-recoil = Rückstoß
part-reflex = Reflexe
part-ricochet = um die Ecke
part-running = Laufen
part-several-attacks = mehrere Angriffe
part-shield = Schild
part-silver = Silber
part-situation = Lage
part-trample = Niedertrampeln
part-tripping = Beinstellen
part-two-hands = beidhändiger Griff
part-unprepared = unvorbereitet
part-unseen-target = unsichtbares Ziel
part-unsuited = nicht zum Werfen gemacht
part-untrained = ungeübt
part-water = Wasser
part-weak = schwach
part-weak-arm = zu wenig Kraft
number-defence = körperliche Verteidigung
number-unprepared = körperliche Verteidigung, unvorbereitet
roll-attribute-loss = Verlust am Attribut
roll-damage = Schadenswurf
roll-dazed-rounds = Runden der Benommenheit
roll-extra-damage = zusätzlicher Schaden
roll-location = Ort der Wunde
roll-roll-off = negativer Nachwurf
roll-roll-on = positiver Nachwurf
roll-scatter = Streuung
roll-scatter-distance = Weite der Streuung
roll-tie = Gleichstand
roll-attack = Trefferprobe
roll-parry = Parade
roll-dodge = Ausweichen
roll-initiative = Initiative
roll-composure = Fassung
roll-hiding = Verstecken
roll-alertness = Aufmerksamkeit
roll-grapple = Handgemenge
roll-resist = Widerstand
roll-overthrow = Umwerfen
roll-push = Zurückstoßen
roll-trip = Beinstellen
roll-balance = Gleichgewicht
roll-disarm = Entwaffnen
roll-bypass = Schild umgehen
roll-bypass-resist = gegen das Umgehen
roll-feint = Finte
roll-see-through = Finte durchschauen
roll-trample = Niedertrampeln
roll-landing = Landung
roll-hold-on = Festklammern
roll-riding = Reiten
roll-item = Beschädigung
roll-missile = Geschoss
roll-keep-grip = Griff halten
roll-free-oneself = Befreien
roll-spell = Zauber
roll-swimming = Schwimmen
roll-climbing = Klettern
roll-jump = Sprung
roll-pursuit = Verfolgung
slot-at = auf Feld
slot-how = wie
slot-item = Gegenstand
slot-kill = Todesstoß
slot-part = Körperteil
slot-path = Weg
slot-second = zweite Waffe
slot-special = besonderer Angriff
slot-target = Ziel
slot-text = Worte
slot-use = Gestalt
slot-weapon = Waffe
reason-field-not-free = Das Feld { $value } ist nicht frei.
reason-item-unknown = Es gibt nichts namens „{ $value }“.
reason-not-a-path = „{ $value }“ ist kein Weg.
reason-not-adjacent = Jeder Schritt führt auf ein Nachbarfeld: { $value }.
reason-sheet-wrong = Der Bogen stimmt nicht, { $slot }: { $value }.
reason-too-far = Das ist zu weit: { $value }.
reason-is-pinned = Am Boden fixiert geht „{ $value }“ nicht.
reason-is-pressed = Niedergedrückt kann man nur abwerfen, nicht „{ $value }“.
reason-in-a-grapple = Im Handgemenge geht „{ $value }“ nicht.
reason-hold-first = Zuerst muss der Halt bewahrt werden; „{ $value }“ geht erst danach.
reason-holding-on = Wer sich festhält, kann nicht: „{ $value }“.
reason-owes-a-blow = Nach angesagter Aggression kommt erst ein Schlag, nicht „{ $value }“.
reason-not-holding-on = Nur wer sich an einem Wesen festhält, kann: „{ $value }“.
reason-not-in-a-grapple = Nur im Handgemenge gibt es „{ $value }“.
reason-no-action-left = Für „{ $value }“ ist keine Aktion mehr da.
reason-excluded = Etwas in diesem Zug Angesagtes schließt „{ $value }“ aus.
reason-in-the-saddle = Im Sattel geht „{ $value }“ nicht.
reason-nobody-near = Niemand ist nah genug für „{ $value }“.
reason-nothing-for-it = Für „{ $value }“ ist nichts zur Hand.
reason-not-now = „{ $value }“ ist jetzt nicht möglich.
reason-no-such-way = Dieser Weg ist nicht gangbar: { $value }.
reason-not-that-one = „{ $value }“ steht hier nicht zur Wahl.
reason-lies = Liegend geht „{ $value }“ nicht.
reason-in-cords = Verfangen geht „{ $value }“ nicht.
reason-mount-held = Das Reittier ist gepackt; „{ $value }“ geht nicht.
reason-has-stepped = Nach dem Schritt eines Zuges geht „{ $value }“ nicht.
reason-has-moved = Nach anderer Bewegung geht „{ $value }“ nicht.
reason-not-with-this = Mit { $value } geht das nicht.
reason-not-for-them = Bei { $value } geht das nicht.
reason-not-combined = Das geht nicht zusammen mit „{ $value }“.
reason-charge-too-short = Ein Sturmangriff braucht mindestens einen Meter.
reason-blocked = Jemand ist im Weg: { $value }.
reason-not-nearer = Jeder Schritt eines Sturmangriffs führt näher ans Ziel.
reason-not-in-reach = Vom Ende dieses Weges ist das Ziel außer Reichweite.
reason-occupied = Dort steht jemand: { $value }.
reason-wall = Dort ist eine Wand: { $value }.
reason-off-map = Das ist außerhalb der Karte: { $value }.
reason-between-walls = Der Durchgang ist zu eng: { $value }.
reason-not-lying = Nur wer liegt, kann das: „{ $value }“.
reason-not-mounted = „{ $value }“ ist für Reiter.
reason-not-in-cords = Hier ist niemand verfangen; „{ $value }“ ist nicht nötig.
reason-silenced = Wem der Mund zugehalten wird, kann das nicht: „{ $value }“.
reason-no-open-wound = Für „{ $value }“ gibt es keine offene Wunde.
reason-not-laden = Keine Last hindert; „{ $value }“ ist nicht nötig.
reason-has-breath = Der Atem ist schon geholt oder spielt hier keine Rolle: „{ $value }“.
reason-not-twice = „{ $value }“ zählt nicht doppelt.
reason-has-attacked = „{ $value }“ wird vor dem ersten Angriff eines Zuges angesagt.
reason-not-declared = „{ $value }“ ist nicht, was als Nächstes angesagt wurde.
reason-no-blow-declared = „{ $value }“ kommt unmittelbar vor einem Schlag, und als Nächstes ist keiner angesagt.
reason-no-hand = Für „{ $value }“ ist keine Hand frei.
reason-not-loaded = Für „{ $value }“ ist nichts Geladenes in der Hand.
reason-in-water = Im Wasser geht „{ $value }“ nicht.
reason-on-one-leg = Auf einem Bein geht „{ $value }“ nicht.
reason-more-than-named = „{ $value }“ ist weiter als der Ritt, der vor dem Schuss genannt wurde.
reason-shooter-first = Ein ferner Schütze ist vorher dran; für „{ $value }“ ist der Vorsprung zu klein.
reason-no-way = Für „{ $value }“ gibt es keinen Weg.
reason-not-pressed = Niemand liegt oben; „{ $value }“ ist nicht nötig.
reason-first-round-over = „{ $value }“ wird einmal versucht, in der ersten Runde eines Handgemenges.
reason-nobody-pinned = Für „{ $value }“ ist niemand festgenagelt.
reason-not-pinned = Nur wer festgenagelt ist, kann das: „{ $value }“.
reason-not-in-hand = Das ist nicht in der Hand: { $value }.
reason-out-of-reach = Außer Reichweite: { $value }.
reason-no-clear-line = Keine freie Linie führt zu { $value }.
reason-no-way-to-them = Kein Weg führt mit jedem Schritt näher zu { $value }.
ask-turn = { $who }: Und jetzt? Gewöhnliche Aktionen: { $standard }, zusätzliche: { $extra }.
    .short = im eigenen Zug
ask-declare = { CAP(A($who)) } sagt an: Und jetzt? Gewöhnliche Aktionen: { $standard }, zusätzliche: { $extra }.
    .short = beim Ansagen
ask-declared = { CAP(A($who)) } führt das Angesagte aus.
    .short = wie angesagt
ask-defend = { $who }: { CAP(A($attacker)) } trifft mit { $result }. Parieren oder ausweichen?
    .short = in der Verteidigung
ask-retreat = { $who }: Wohin zurückweichen?
    .short = beim Zurückweichen
ask-aside = { $who }: Auf welches Feld?
    .short = beim Ausweichen
ask-step-between = { $who }: Vor dem nächsten Angriff dem Ziel einen Schritt nach?
    .short = zwischen Angriffen
ask-escape = { $who }: Jetzt losreißen?
    .short = im Handgemenge
ask-skill = { $who }: Welche Fertigkeit?
    .short = bei der Fertigkeit
ask-bring-down = { $who }: Beide zu Boden bringen?
    .short = beim Umreißen
ask-trampled =
    { BENDS($other) ->
        [yes] { CAP(A($who)) } steht auf dem Feld { GEN($other) }: zupacken?
       *[no] { CAP(A($who)) } steht auf { GEN($other) } Feld: zupacken?
    }
    .short = beim Niedertrampeln
ask-follow = { $who }: Auf das frei gewordene Feld nachrücken?
    .short = beim Nachsetzen
ask-luck = { $who }: Glück einsetzen? Das Ergebnis ist { $result }.
    .short = mit Glück
ask-roller = { $who }: Wer würfelt für die Seite?
    .short = für die Seite
group-attack = Angriffe
group-defence = Verteidigung
group-movement = Bewegung
group-other = Sonstiges
state-aggressive = aggressiver Kampf
state-asleep = schlafend
state-blinded = geblendet
state-bound = gefesselt
state-cautious = vorsichtiger Angriff
state-charged = nach dem Sturmangriff
state-dazed = benommen
state-dazzled = vom Licht geblendet
state-dead = tot
state-defensive = defensiver Kampf
state-entangled = verfangen
state-paralysed = gelähmt
state-prone = liegend
state-silenced = zum Schweigen gebracht
state-stunned = betäubt
state-subdued = wehrlos
state-surprised = überrascht
state-terrified = entsetzt
state-unaware = ahnungslos
state-unconscious = bewusstlos
state-grappled = im Handgemenge
state-pinned = festgenagelt
state-holding-on = klammert sich fest
state-mounted = im Sattel
verb-done = Zug beenden
verb-say = etwas sagen
verb-face = sich drehen
verb-grip = Griff wechseln
verb-drop-item = etwas fallen lassen
verb-step = Schritt (1 m)
verb-half = halbe Bewegung
verb-move = Bewegung
verb-fast = schnelle Bewegung (×3)
verb-run = Lauf (×6)
verb-crawl = kriechen
verb-stand = aufstehen
verb-jump = springen
verb-drop = sich fallen lassen
verb-climb = klettern
verb-breathe = tief Luft holen
verb-attack = Angriff
verb-shoot = schießen
verb-throw = werfen
verb-charge = Sturmangriff
verb-trample = Niedertrampeln
verb-feint = Finte
verb-aim = zielen
verb-grapple = packen
verb-parry = parieren
verb-dodge = ausweichen
verb-cover = mit dem Schild decken
verb-cautious = vorsichtiger Angriff
verb-aggressive = aggressiver Kampf
verb-defensive = defensiver Kampf
verb-prepare = vorbereiteter Angriff
verb-draw = ziehen
verb-stow = wegstecken
verb-pick-up = aufheben
verb-take-missile = Geschoss nehmen
verb-load = laden
verb-gather = Geschoss suchen
verb-drink = Trank trinken
verb-fetch = aus dem Rucksack holen
verb-stash = in den Rucksack stecken
verb-don = Rüstung anlegen
verb-doff = Rüstung ablegen
verb-plant = aufstellen
verb-pack = einpacken
verb-cast = Zauber wirken
verb-wake = jemanden wecken
verb-free = sich befreien
verb-ignore-load = Überladung missachten
verb-mount = aufsteigen
verb-raise = ein Reittier aufrichten
verb-dismount = absteigen
verb-spur = Reittier antreiben
verb-hold = sich anklammern
verb-keep = sich festhalten
verb-shift = weiterrücken
verb-stab = beim Festklammern angreifen
verb-cling = Handgemenge beginnen
verb-let-go = loslassen
verb-strike = im Handgemenge angreifen
verb-drag = zerren
verb-take-down = zu Boden bringen
verb-rise = hochkommen
verb-throw-off = abwerfen
verb-pin = festnageln
verb-break-pin = sich aus dem Festnageln befreien
verb-choke = würgen
verb-subdue = wehrlos machen
verb-silence = zum Schweigen bringen
verb-draw-close = etwas Kleines ziehen
verb-leave = Handgemenge verlassen
verb-break-free = sich losreißen
verb-nothing = nichts
verb-go = gehen
verb-stay = bleiben
verb-roll = würfeln
verb-stay-up = stehen bleiben
verb-bring-down = beide zu Boden bringen
verb-grab = zupacken
verb-aside = hindurch weiter
verb-follow = nachrücken
verb-acrobatics = Akrobatik
verb-riding = Reiten
verb-again = noch einmal würfeln
verb-ignore-fatigue = Ermüdung missachten
verb-milder-wound = leichtere Wunde
verb-more-defence = +10 Verteidigung
word-passed = gelungen
word-failed = misslungen
word-body = Körper
word-armour = Rüstung
word-shield = Schild
word-critical = kritischer Treffer
word-head = Kopf
word-torso = Rumpf
word-back = Rücken
word-yes = ja
word-called = Zielen auf einen Körperteil
word-mighty = mächtiger Hieb
word-two-weapon = Angriff mit zwei Waffen
word-multiple = Mehrfachangriff
word-bypass = Schild umgehen
word-overthrow = Umwerfen
word-push = Zurückstoßen
word-both = Umwerfen und Zurückstoßen
word-trip = Beinstellen
word-disarm = Entwaffnen
word-entangle = Verfangen
word-spike = mit dem Dorn
word-item = auf einen Gegenstand
word-field = Beschuss eines Feldes
word-ricochet = um die Ecke
word-thrown = geworfen
word-strain = mit Anstrengung
word-melee = gegen einen Gegner
word-freely = einfach so
word-controlled = beherrscht
word-quick = schnell
word-slow = ruhig
word-deft-hand = geschickte Hand
word-brawn = Muskelkraft
word-cut = durchschneiden
word-n = Norden
word-ne = Nordosten
word-e = Osten
word-se = Südosten
word-s = Süden
word-sw = Südwesten
word-w = Westen
word-nw = Nordwesten
word-masterwork = meisterlich
word-good = gut
word-ordinary = gewöhnlich
word-poor = schlecht
word-fatal = erbärmlich
word-left-hand = linke Hand
    .acc = die linke Hand
    .dat = der linken Hand
    .gender = f
word-right-hand = rechte Hand
    .acc = die rechte Hand
    .dat = der rechten Hand
    .gender = f
word-left-arm = linker Arm
    .acc = den linken Arm
    .dat = dem linken Arm
    .gender = m
word-right-arm = rechter Arm
    .acc = den rechten Arm
    .dat = dem rechten Arm
    .gender = m
word-left-leg = linkes Bein
    .acc = das linke Bein
    .dat = dem linken Bein
    .gender = n
word-right-leg = rechtes Bein
    .acc = das rechte Bein
    .dat = dem rechten Bein
    .gender = n
word-left-foot = linker Fuß
    .acc = den linken Fuß
    .dat = dem linken Fuß
    .gender = m
word-right-foot = rechter Fuß
    .acc = den rechten Fuß
    .dat = dem rechten Fuß
    .gender = m
word-left-fingers = Finger der linken Hand
    .acc = die Finger der linken Hand
    .dat = den Fingern der linken Hand
    .gender = p
word-right-fingers = Finger der rechten Hand
    .acc = die Finger der rechten Hand
    .dat = den Fingern der rechten Hand
    .gender = p
word-genitals = Geschlechtsteile
    .acc = die Geschlechtsteile
    .dat = den Geschlechtsteilen
    .gender = p
word-heart = Herz
    .acc = das Herz
    .dat = dem Herzen
    .gender = n
word-liver = Leber
    .acc = die Leber
    .dat = der Leber
    .gender = f
word-stomach = Magen
    .acc = den Magen
    .dat = dem Magen
    .gender = m
word-nose = Nase
    .acc = die Nase
    .dat = der Nase
    .gender = f
word-left-eye = linkes Auge
    .acc = das linke Auge
    .dat = dem linken Auge
    .gender = n
word-right-eye = rechtes Auge
    .acc = das rechte Auge
    .dat = dem rechten Auge
    .gender = n
word-left-cheek = linke Wange
    .acc = die linke Wange
    .dat = der linken Wange
    .gender = f
word-right-cheek = rechte Wange
    .acc = die rechte Wange
    .dat = der rechten Wange
    .gender = f
word-left-ear = linkes Ohr
    .acc = das linke Ohr
    .dat = dem linken Ohr
    .gender = n
word-right-ear = rechtes Ohr
    .acc = das rechte Ohr
    .dat = dem rechten Ohr
    .gender = n
word-left-teeth = Zähne links
    .acc = die Zähne links
    .dat = den Zähnen links
    .gender = p
word-right-teeth = Zähne rechts
    .acc = die Zähne rechts
    .dat = den Zähnen rechts
    .gender = p
word-front-teeth = Vorderzähne
    .acc = die Vorderzähne
    .dat = den Vorderzähnen
    .gender = p
word-amnesia = Gedächtnisverlust
word-epilepsy = Fallsucht
word-stupor = Stumpfsinn
word-dread-word = Wort des Schreckens
word-binding-sign = Zeichen der Fesseln
word-ember-breath = Hauch der Glut
word-circle-of-ash = Kreis der Asche
part-initiative = Initiative
word-initiative = Initiative
part-dodge = Ausweichen
word-dodge = Ausweichen
part-unarmed = waffenloser Kampf
word-unarmed = waffenloser Kampf
part-polearm = Stangenwaffen
word-polearm = Stangenwaffen
part-blunt = stumpfe Waffen
word-blunt = stumpfe Waffen
part-crossbow = Armbrust
word-crossbow = Armbrust
part-bow = Bogen
word-bow = Bogen
part-sword = Schwert
word-sword = Schwert
part-throwing = Werfen
word-throwing = Werfen
part-sabre = Säbel
word-sabre = Säbel
part-dagger = Dolch
word-dagger = Dolch
part-axe = Axt
word-axe = Axt
part-grapple = Handgemenge
word-grapple = Handgemenge
part-acrobatics = Akrobatik
word-acrobatics = Akrobatik
part-athletics = Athletik
word-athletics = Athletik
part-brawn = Muskelkraft
part-composure = Fassung
word-composure = Fassung
part-intuition = Intuition
word-intuition = Intuition
part-provocation = Provozieren
word-provocation = Provozieren
part-alertness = Aufmerksamkeit
word-alertness = Aufmerksamkeit
part-hiding = Verstecken
word-hiding = Verstecken
part-exertion = Anstrengung
word-exertion = Anstrengung
part-deft-hand = geschickte Hand
part-riding = Reiten
word-riding = Reiten
part-healing = Heilkunde
word-healing = Heilkunde
effect-wounded =
    { $amount ->
        [one] { CAP(A($actor)) } erleidet eine Wunde ({ $word }).
       *[other] { CAP(A($actor)) } erleidet { $amount } Wunden ({ $word }).
    }
effect-tired =
    { $amount ->
        [one] { CAP(A($actor)) } erhält einen Ermüdungspunkt.
       *[other] { CAP(A($actor)) } erhält { $amount } Ermüdungspunkte.
    }
effect-exhausted =
    { $amount ->
        [one] { CAP(A($actor)) } erhält einen Erschöpfungspunkt.
       *[other] { CAP(A($actor)) } erhält { $amount } Erschöpfungspunkte.
    }
effect-dazed =
    { $amount ->
        [one] { CAP(A($actor)) } ist eine Runde lang benommen.
       *[other] { CAP(A($actor)) } ist { $amount } Runden lang benommen.
    }
effect-luck =
    { $amount ->
        [one] { CAP(A($actor)) } setzt einen Glückspunkt ein.
       *[other] { CAP(A($actor)) } setzt { $amount } Glückspunkte ein.
    }
deed-at-it =
    { $amount ->
        [one] { CAP(A($actor)) } ist noch eine Runde dabei ({ $item }).
       *[other] { CAP(A($actor)) } ist noch { $amount } Runden dabei ({ $item }).
    }
effect-chokes =
    { $amount ->
        [one] { CAP(A($actor)) } würgt { ACC($target) }: Atem für eine Runde.
       *[other] { CAP(A($actor)) } würgt { ACC($target) }: Atem für { $amount } Runden.
    }
deed-improvises =
    { $amount ->
        [one] { $actor }: { $key }
       *[other] { $actor }: { $key }
    }
item-elidion-composite-bow = Elidion-Kompositbogen
    .a = der Elidion-Kompositbogen
    .dat = dem Elidion-Kompositbogen
    .acc = den Elidion-Kompositbogen
    .gender = m
item-elidion-bow = Elidion-Bogen
    .a = der Elidion-Bogen
    .dat = dem Elidion-Bogen
    .acc = den Elidion-Bogen
    .gender = m
item-jethrian-bow = Jethrischer Bogen
    .a = der jethrische Bogen
    .dat = dem jethrischen Bogen
    .acc = den jethrischen Bogen
    .gender = m
item-apricyan-sword = Aprikyanisches Schwert
    .a = das aprikyanische Schwert
    .dat = dem aprikyanischen Schwert
    .acc = das aprikyanische Schwert
    .gender = n
item-siegvaard-short-sword = Siegvaarder Kurzschwert
    .a = das Siegvaarder Kurzschwert
    .dat = dem Siegvaarder Kurzschwert
    .acc = das Siegvaarder Kurzschwert
    .gender = n
item-espagrian-spatha = Espagrische Spatha
    .a = die espagrische Spatha
    .dat = der espagrischen Spatha
    .acc = die espagrische Spatha
    .gender = f
item-jafard-scimitar = Jafardischer Krummsäbel
    .a = der jafardische Krummsäbel
    .dat = dem jafardischen Krummsäbel
    .acc = den jafardischen Krummsäbel
    .gender = m
item-elidion-backsword = Elidion-Haudegen
    .a = der Elidion-Haudegen
    .dat = dem Elidion-Haudegen
    .acc = den Elidion-Haudegen
    .gender = m
item-espagrian-sabre = Espagrischer Säbel
    .a = der espagrische Säbel
    .dat = dem espagrischen Säbel
    .acc = den espagrischen Säbel
    .gender = m
item-sarmatian-sabre = Sarmatischer Säbel
    .a = der sarmatische Säbel
    .dat = dem sarmatischen Säbel
    .acc = den sarmatischen Säbel
    .gender = m
item-wallos-slicer = Wallos-Schlitzer
    .a = der Wallos-Schlitzer
    .dat = dem Wallos-Schlitzer
    .acc = den Wallos-Schlitzer
    .gender = m
item-rimtal-cleaver = Rimtaler Spalter
    .a = der Rimtaler Spalter
    .dat = dem Rimtaler Spalter
    .acc = den Rimtaler Spalter
    .gender = m
item-jor-silent-blowpipe = Jor-Stillrohr
    .a = das Jor-Stillrohr
    .dat = dem Jor-Stillrohr
    .acc = das Jor-Stillrohr
    .gender = n
item-sylvan-long-arrow = Sylvanischer Langpfeil
    .a = der sylvanische Langpfeil
    .dat = dem sylvanischen Langpfeil
    .acc = den sylvanischen Langpfeil
    .gender = m
item-nubian-dart = Nubischer Blaspfeil
    .a = der nubische Blaspfeil
    .dat = dem nubischen Blaspfeil
    .acc = den nubischen Blaspfeil
    .gender = m
item-dornian-helmet = Dornischer Helm
    .a = der dornische Helm
    .dat = dem dornischen Helm
    .acc = den dornischen Helm
    .gender = m
item-dornian-armour = Dornische Rüstung
    .a = die dornische Rüstung
    .dat = der dornischen Rüstung
    .acc = die dornische Rüstung
    .gender = f
item-dornian-plate = Dornischer Plattenpanzer
    .a = der dornische Plattenpanzer
    .dat = dem dornischen Plattenpanzer
    .acc = den dornischen Plattenpanzer
    .gender = m

## Things, which English names from the data files

item-bone-or-horn-helmet = Helm aus Bein oder Horn
    .a = der Helm aus Bein oder Horn
    .dat = dem Helm aus Bein oder Horn
    .acc = den Helm aus Bein oder Horn
    .gender = m
item-quilted-helmet = gesteppter Helm
    .a = der gesteppte Helm
    .dat = dem gesteppten Helm
    .acc = den gesteppten Helm
    .gender = m
item-leather-helmet = Lederhelm
    .a = der Lederhelm
    .dat = dem Lederhelm
    .acc = den Lederhelm
    .gender = m
item-steel-helmet = Stahlhelm
    .a = der Stahlhelm
    .dat = dem Stahlhelm
    .acc = den Stahlhelm
    .gender = m
item-cloth-helmet = Stoffhelm
    .a = der Stoffhelm
    .dat = dem Stoffhelm
    .acc = den Stoffhelm
    .gender = m
item-iron-helmet = Eisenhelm
    .a = der Eisenhelm
    .dat = dem Eisenhelm
    .acc = den Eisenhelm
    .gender = m
item-bone-or-horn-armour = Rüstung aus Bein oder Horn
    .a = die Rüstung aus Bein oder Horn
    .dat = der Rüstung aus Bein oder Horn
    .acc = die Rüstung aus Bein oder Horn
    .gender = f
item-quilted-leather = gestepptes Leder
    .a = das gesteppte Leder
    .dat = dem gesteppten Leder
    .acc = das gesteppte Leder
    .gender = n
item-gambeson = Gambeson
    .a = der Gambeson
    .dat = dem Gambeson
    .acc = den Gambeson
    .gender = m
item-leather-armour = Lederrüstung
    .a = die Lederrüstung
    .dat = der Lederrüstung
    .acc = die Lederrüstung
    .gender = f
item-steel-armour = Stahlrüstung
    .a = die Stahlrüstung
    .dat = der Stahlrüstung
    .acc = die Stahlrüstung
    .gender = f
item-iron-armour = Eisenrüstung
    .a = die Eisenrüstung
    .dat = der Eisenrüstung
    .acc = die Eisenrüstung
    .gender = f
item-drow-leather = Drowleder
    .a = das Drowleder
    .dat = dem Drowleder
    .acc = das Drowleder
    .gender = n
item-elven-leather = Elfenleder
    .a = das Elfenleder
    .dat = dem Elfenleder
    .acc = das Elfenleder
    .gender = n
item-silver-alloy-mail = Kettenpanzer aus Silberlegierung
    .a = der Kettenpanzer aus Silberlegierung
    .dat = dem Kettenpanzer aus Silberlegierung
    .acc = den Kettenpanzer aus Silberlegierung
    .gender = m
item-silver-alloy-plate = Plattenpanzer aus Silberlegierung
    .a = der Plattenpanzer aus Silberlegierung
    .dat = dem Plattenpanzer aus Silberlegierung
    .acc = den Plattenpanzer aus Silberlegierung
    .gender = m
item-steel-mail = Kettenpanzer aus Stahl
    .a = der Kettenpanzer aus Stahl
    .dat = dem Kettenpanzer aus Stahl
    .acc = den Kettenpanzer aus Stahl
    .gender = m
item-steel-plate = Plattenpanzer aus Stahl
    .a = der Plattenpanzer aus Stahl
    .dat = dem Plattenpanzer aus Stahl
    .acc = den Plattenpanzer aus Stahl
    .gender = m
item-iron-mail = Kettenpanzer aus Eisen
    .a = der Kettenpanzer aus Eisen
    .dat = dem Kettenpanzer aus Eisen
    .acc = den Kettenpanzer aus Eisen
    .gender = m
item-iron-plate = Plattenpanzer aus Eisen
    .a = der Plattenpanzer aus Eisen
    .dat = dem Plattenpanzer aus Eisen
    .acc = den Plattenpanzer aus Eisen
    .gender = m
item-bolt = Bolzen
    .a = der Bolzen
    .dat = dem Bolzen
    .acc = den Bolzen
    .gender = m
item-whistling-bolt = Heulbolzen
    .a = der Heulbolzen
    .dat = dem Heulbolzen
    .acc = den Heulbolzen
    .gender = m
item-dwarven-bolt = Zwergenbolzen
    .a = der Zwergenbolzen
    .dat = dem Zwergenbolzen
    .acc = den Zwergenbolzen
    .gender = m
item-piercing-bolt = Durchschlagbolzen
    .a = der Durchschlagbolzen
    .dat = dem Durchschlagbolzen
    .acc = den Durchschlagbolzen
    .gender = m
item-ramming-bolt = Rammbolzen
    .a = der Rammbolzen
    .dat = dem Rammbolzen
    .acc = den Rammbolzen
    .gender = m
item-barbed-bolt = Widerhakenbolzen
    .a = der Widerhakenbolzen
    .dat = dem Widerhakenbolzen
    .acc = den Widerhakenbolzen
    .gender = m
item-stone-balls = Steinkugeln
    .a = die Steinkugeln
    .dat = den Steinkugeln
    .acc = die Steinkugeln
    .gender = p
item-iron-balls = Eisenkugeln
    .a = die Eisenkugeln
    .dat = den Eisenkugeln
    .acc = die Eisenkugeln
    .gender = p
item-long-arrow = Langpfeil
    .a = der Langpfeil
    .dat = dem Langpfeil
    .acc = den Langpfeil
    .gender = m
item-drow-long-arrow = Langpfeil der Drow
    .a = der Langpfeil der Drow
    .dat = dem Langpfeil der Drow
    .acc = den Langpfeil der Drow
    .gender = m
item-whistling-long-arrow = heulender Langpfeil
    .a = der heulende Langpfeil
    .dat = dem heulenden Langpfeil
    .acc = den heulenden Langpfeil
    .gender = m
item-piercing-long-arrow = durchschlagender Langpfeil
    .a = der durchschlagende Langpfeil
    .dat = dem durchschlagenden Langpfeil
    .acc = den durchschlagenden Langpfeil
    .gender = m
item-brittle-head-long-arrow = Langpfeil mit spröder Spitze
    .a = der Langpfeil mit spröder Spitze
    .dat = dem Langpfeil mit spröder Spitze
    .acc = den Langpfeil mit spröder Spitze
    .gender = m
item-barbed-long-arrow = Langpfeil mit Widerhaken
    .a = der Langpfeil mit Widerhaken
    .dat = dem Langpfeil mit Widerhaken
    .acc = den Langpfeil mit Widerhaken
    .gender = m
item-short-arrow = Kurzpfeil
    .a = der Kurzpfeil
    .dat = dem Kurzpfeil
    .acc = den Kurzpfeil
    .gender = m
item-whistling-short-arrow = heulender Kurzpfeil
    .a = der heulende Kurzpfeil
    .dat = dem heulenden Kurzpfeil
    .acc = den heulenden Kurzpfeil
    .gender = m
item-piercing-short-arrow = durchschlagender Kurzpfeil
    .a = der durchschlagende Kurzpfeil
    .dat = dem durchschlagenden Kurzpfeil
    .acc = den durchschlagenden Kurzpfeil
    .gender = m
item-drow-barbed-short-arrow = Kurzpfeil der Drow mit Widerhaken
    .a = der Kurzpfeil der Drow mit Widerhaken
    .dat = dem Kurzpfeil der Drow mit Widerhaken
    .acc = den Kurzpfeil der Drow mit Widerhaken
    .gender = m
item-barbed-short-arrow = Kurzpfeil mit Widerhaken
    .a = der Kurzpfeil mit Widerhaken
    .dat = dem Kurzpfeil mit Widerhaken
    .acc = den Kurzpfeil mit Widerhaken
    .gender = m
item-dart = Blaspfeil
    .a = der Blaspfeil
    .dat = dem Blaspfeil
    .acc = den Blaspfeil
    .gender = m
item-potion = Trank
    .a = der Trank
    .dat = dem Trank
    .acc = den Trank
    .gender = m
item-torch = Fackel
    .a = die Fackel
    .dat = der Fackel
    .acc = die Fackel
    .gender = f
item-rope = Seil
    .a = das Seil
    .dat = dem Seil
    .acc = das Seil
    .gender = n
item-bandages = Verbände
    .a = die Verbände
    .dat = den Verbänden
    .acc = die Verbände
    .gender = p
item-war-flail = Kriegsflegel
    .a = der Kriegsflegel
    .dat = dem Kriegsflegel
    .acc = den Kriegsflegel
    .gender = m
item-heavy-lance = schwere Lanze
    .a = die schwere Lanze
    .dat = der schweren Lanze
    .acc = die schwere Lanze
    .gender = f
item-guisarme = Gisarme
    .a = die Gisarme
    .dat = der Gisarme
    .acc = die Gisarme
    .gender = f
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
item-lance = Lanze
    .a = die Lanze
    .dat = der Lanze
    .acc = die Lanze
    .gender = f
item-long-lance = lange Lanze
    .a = die lange Lanze
    .dat = der langen Lanze
    .acc = die lange Lanze
    .gender = f
item-tourney-lance = Turnierlanze
    .a = die Turnierlanze
    .dat = der Turnierlanze
    .acc = die Turnierlanze
    .gender = f
item-staff = Stab
    .a = der Stab
    .dat = dem Stab
    .acc = den Stab
    .gender = m
item-javelin = Wurfspeer
    .a = der Wurfspeer
    .dat = dem Wurfspeer
    .acc = den Wurfspeer
    .gender = m
item-pike = Pike
    .a = die Pike
    .dat = der Pike
    .acc = die Pike
    .gender = f
item-long-pike = lange Pike
    .a = die lange Pike
    .dat = der langen Pike
    .acc = die lange Pike
    .gender = f
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
item-short-spear = kurzer Speer
    .a = der kurze Speer
    .dat = dem kurzen Speer
    .acc = den kurzen Speer
    .gender = m
item-mace = Streitkolben
    .a = der Streitkolben
    .dat = dem Streitkolben
    .acc = den Streitkolben
    .gender = m
item-flanged-mace = Flügelkolben
    .a = der Flügelkolben
    .dat = dem Flügelkolben
    .acc = den Flügelkolben
    .gender = m
item-maul = Schlägel
    .a = der Schlägel
    .dat = dem Schlägel
    .acc = den Schlägel
    .gender = m
item-stick = Stock
    .a = der Stock
    .dat = dem Stock
    .acc = den Stock
    .gender = m
item-thin-stick = dünner Stock
    .a = der dünne Stock
    .dat = dem dünnen Stock
    .acc = den dünnen Stock
    .gender = m
item-ball-and-chain = Kettenkugel
    .a = die Kettenkugel
    .dat = der Kettenkugel
    .acc = die Kettenkugel
    .gender = f
item-dwarven-maul = Zwergenschlägel
    .a = der Zwergenschlägel
    .dat = dem Zwergenschlägel
    .acc = den Zwergenschlägel
    .gender = m
item-dwarven-war-hammer = Zwergenkriegshammer
    .a = der Zwergenkriegshammer
    .dat = dem Zwergenkriegshammer
    .acc = den Zwergenkriegshammer
    .gender = m
item-morning-star = Morgenstern
    .a = der Morgenstern
    .dat = dem Morgenstern
    .acc = den Morgenstern
    .gender = m
item-club = Keule
    .a = die Keule
    .dat = der Keule
    .acc = die Keule
    .gender = f
item-war-hammer = Kriegshammer
    .a = der Kriegshammer
    .dat = dem Kriegshammer
    .acc = den Kriegshammer
    .gender = m
item-baton = Knüppel
    .a = der Knüppel
    .dat = dem Knüppel
    .acc = den Knüppel
    .gender = m
item-great-hammer = großer Hammer
    .a = der große Hammer
    .dat = dem großen Hammer
    .acc = den großen Hammer
    .gender = m
item-arbalest = Windenarmbrust
    .a = die Windenarmbrust
    .dat = der Windenarmbrust
    .acc = die Windenarmbrust
    .gender = f
item-dwarven-crossbow = Zwergenarmbrust
    .a = die Zwergenarmbrust
    .dat = der Zwergenarmbrust
    .acc = die Zwergenarmbrust
    .gender = f
item-heavy-crossbow = schwere Armbrust
    .a = die schwere Armbrust
    .dat = der schweren Armbrust
    .acc = die schwere Armbrust
    .gender = f
item-light-crossbow = leichte Armbrust
    .a = die leichte Armbrust
    .dat = der leichten Armbrust
    .acc = die leichte Armbrust
    .gender = f
item-arm-crossbow = Armarmbrust
    .a = die Armarmbrust
    .dat = der Armarmbrust
    .acc = die Armarmbrust
    .gender = f
item-scorpion = Skorpion
    .a = der Skorpion
    .dat = dem Skorpion
    .acc = den Skorpion
    .gender = m
item-angular-long-bow = Winkellangbogen
    .a = der Winkellangbogen
    .dat = dem Winkellangbogen
    .acc = den Winkellangbogen
    .gender = m
item-angular-bow = Winkelbogen
    .a = der Winkelbogen
    .dat = dem Winkelbogen
    .acc = den Winkelbogen
    .gender = m
item-elven-long-bow = elfischer Langbogen
    .a = der elfische Langbogen
    .dat = dem elfischen Langbogen
    .acc = den elfischen Langbogen
    .gender = m
item-elven-short-bow = elfischer Kurzbogen
    .a = der elfische Kurzbogen
    .dat = dem elfischen Kurzbogen
    .acc = den elfischen Kurzbogen
    .gender = m
item-long-bow = Langbogen
    .a = der Langbogen
    .dat = dem Langbogen
    .acc = den Langbogen
    .gender = m
item-light-bow = leichter Bogen
    .a = der leichte Bogen
    .dat = dem leichten Bogen
    .acc = den leichten Bogen
    .gender = m
item-plain-bow = einfacher Bogen
    .a = der einfache Bogen
    .dat = dem einfachen Bogen
    .acc = den einfachen Bogen
    .gender = m
item-long-reflex-bow = langer Reflexbogen
    .a = der lange Reflexbogen
    .dat = dem langen Reflexbogen
    .acc = den langen Reflexbogen
    .gender = m
item-short-reflex-bow = kurzer Reflexbogen
    .a = der kurze Reflexbogen
    .dat = dem kurzen Reflexbogen
    .acc = den kurzen Reflexbogen
    .gender = m
item-imperial-bastard-sword = kaiserliches Bastardschwert
    .a = das kaiserliche Bastardschwert
    .dat = dem kaiserlichen Bastardschwert
    .acc = das kaiserliche Bastardschwert
    .gender = n
item-elven-short-sword = elfisches Kurzschwert
    .a = das elfische Kurzschwert
    .dat = dem elfischen Kurzschwert
    .acc = das elfische Kurzschwert
    .gender = n
item-elven-long-sword = elfisches Langschwert
    .a = das elfische Langschwert
    .dat = dem elfischen Langschwert
    .acc = das elfische Langschwert
    .gender = n
item-imperial-gladius = kaiserlicher Gladius
    .a = der kaiserliche Gladius
    .dat = dem kaiserlichen Gladius
    .acc = den kaiserlichen Gladius
    .gender = m
item-estoc = Panzerstecher
    .a = der Panzerstecher
    .dat = dem Panzerstecher
    .acc = den Panzerstecher
    .gender = m
item-long-sword = Langschwert
    .a = das Langschwert
    .dat = dem Langschwert
    .acc = das Langschwert
    .gender = n
item-imperial-giant-sword = kaiserliches Riesenschwert
    .a = das kaiserliche Riesenschwert
    .dat = dem kaiserlichen Riesenschwert
    .acc = das kaiserliche Riesenschwert
    .gender = n
item-dwarven-cutter = Zwergenschneider
    .a = der Zwergenschneider
    .dat = dem Zwergenschneider
    .acc = den Zwergenschneider
    .gender = m
item-scythrion = Scythrion
    .a = das Scythrion
    .dat = dem Scythrion
    .acc = das Scythrion
    .gender = n
item-orkish-iron-sword = orkisches Eisenschwert
    .a = das orkische Eisenschwert
    .dat = dem orkischen Eisenschwert
    .acc = das orkische Eisenschwert
    .gender = n
item-scimitar = Krummsäbel
    .a = der Krummsäbel
    .dat = dem Krummsäbel
    .acc = den Krummsäbel
    .gender = m
item-imperial-kopis = kaiserlicher Kopis
    .a = der kaiserliche Kopis
    .dat = dem kaiserlichen Kopis
    .acc = den kaiserlichen Kopis
    .gender = m
item-rapier = Rapier
    .a = das Rapier
    .dat = dem Rapier
    .acc = das Rapier
    .gender = n
item-small-sword = Hofdegen
    .a = der Hofdegen
    .dat = dem Hofdegen
    .acc = den Hofdegen
    .gender = m
item-drow-dagger = Drowdolch
    .a = der Drowdolch
    .dat = dem Drowdolch
    .acc = den Drowdolch
    .gender = m
item-misericorde = Gnadendolch
    .a = der Gnadendolch
    .dat = dem Gnadendolch
    .acc = den Gnadendolch
    .gender = m
item-sai = Sai
    .a = das Sai
    .dat = dem Sai
    .acc = das Sai
    .gender = n
item-dagger = Dolch
    .a = der Dolch
    .dat = dem Dolch
    .acc = den Dolch
    .gender = m
item-tulich = Tulich
    .a = der Tulich
    .dat = dem Tulich
    .acc = den Tulich
    .gender = m
item-pavise = Pavese
    .a = die Pavese
    .dat = der Pavese
    .acc = die Pavese
    .gender = f
item-steel-buckler = Stahlbuckler
    .a = der Stahlbuckler
    .dat = dem Stahlbuckler
    .acc = den Stahlbuckler
    .gender = m
item-iron-buckler = Eisenbuckler
    .a = der Eisenbuckler
    .dat = dem Eisenbuckler
    .acc = den Eisenbuckler
    .gender = m
item-medium-wooden-shield = mittlerer Holzschild
    .a = der mittlere Holzschild
    .dat = dem mittleren Holzschild
    .acc = den mittleren Holzschild
    .gender = m
item-great-wooden-shield = großer Holzschild
    .a = der große Holzschild
    .dat = dem großen Holzschild
    .acc = den großen Holzschild
    .gender = m
item-medium-iron-bound-shield = mittlerer beschlagener Schild
    .a = der mittlere beschlagene Schild
    .dat = dem mittleren beschlagenen Schild
    .acc = den mittleren beschlagenen Schild
    .gender = m
item-great-iron-bound-shield = großer beschlagener Schild
    .a = der große beschlagene Schild
    .dat = dem großen beschlagenen Schild
    .acc = den großen beschlagenen Schild
    .gender = m
item-bardiche = Bardiche
    .a = die Bardiche
    .dat = der Bardiche
    .acc = die Bardiche
    .gender = f
item-dwarven-hand-and-half-axe = zwergische Anderthalbhandaxt
    .a = die zwergische Anderthalbhandaxt
    .dat = der zwergischen Anderthalbhandaxt
    .acc = die zwergische Anderthalbhandaxt
    .gender = f
item-dwarven-battle-axe = zwergische Streitaxt
    .a = die zwergische Streitaxt
    .dat = der zwergischen Streitaxt
    .acc = die zwergische Streitaxt
    .gender = f
item-dwarven-two-handed-axe = zwergische Zweihandaxt
    .a = die zwergische Zweihandaxt
    .dat = der zwergischen Zweihandaxt
    .acc = die zwergische Zweihandaxt
    .gender = f
item-war-pick = Rabenschnabel
    .a = der Rabenschnabel
    .dat = dem Rabenschnabel
    .acc = den Rabenschnabel
    .gender = m
item-heavy-war-pick = schwerer Rabenschnabel
    .a = der schwere Rabenschnabel
    .dat = dem schweren Rabenschnabel
    .acc = den schweren Rabenschnabel
    .gender = m
item-light-war-pick = leichter Rabenschnabel
    .a = der leichte Rabenschnabel
    .dat = dem leichten Rabenschnabel
    .acc = den leichten Rabenschnabel
    .gender = m
item-hatchet = Beil
    .a = das Beil
    .dat = dem Beil
    .acc = das Beil
    .gender = n
item-axe = Axt
    .a = die Axt
    .dat = der Axt
    .acc = die Axt
    .gender = f
item-battle-axe = Streitaxt
    .a = die Streitaxt
    .dat = der Streitaxt
    .acc = die Streitaxt
    .gender = f
item-two-handed-axe = Zweihandaxt
    .a = die Zweihandaxt
    .dat = der Zweihandaxt
    .acc = die Zweihandaxt
    .gender = f
item-whip = Peitsche
    .a = die Peitsche
    .dat = der Peitsche
    .acc = die Peitsche
    .gender = f
item-bolas = Bolas
    .a = die Bolas
    .dat = der Bolas
    .acc = die Bolas
    .gender = f
item-orkish-scourge = Orkgeißel
    .a = die Orkgeißel
    .dat = der Orkgeißel
    .acc = die Orkgeißel
    .gender = f
item-chakram = Chakram
    .a = das Chakram
    .dat = dem Chakram
    .acc = das Chakram
    .gender = n
item-blowpipe = Blasrohr
    .a = das Blasrohr
    .dat = dem Blasrohr
    .acc = das Blasrohr
    .gender = n
item-long-blowpipe = langes Blasrohr
    .a = das lange Blasrohr
    .dat = dem langen Blasrohr
    .acc = das lange Blasrohr
    .gender = n
item-drow-whip = Drowpeitsche
    .a = die Drowpeitsche
    .dat = der Drowpeitsche
    .acc = die Drowpeitsche
    .gender = f
item-garrotte = Garrotte
    .a = die Garrotte
    .dat = der Garrotte
    .acc = die Garrotte
    .gender = f
item-hawk-blade = Falkenklinge
    .a = die Falkenklinge
    .dat = der Falkenklinge
    .acc = die Falkenklinge
    .gender = f
item-jury = Jury
    .a = die Jury
    .dat = der Jury
    .acc = die Jury
    .gender = f
item-stone = Stein
    .a = der Stein
    .dat = dem Stein
    .acc = den Stein
    .gender = m
item-knuckles = Schlagring
    .a = der Schlagring
    .dat = dem Schlagring
    .acc = den Schlagring
    .gender = m
item-spiked-knuckles = Schlagring mit Dornen
    .a = der Schlagring mit Dornen
    .dat = dem Schlagring mit Dornen
    .acc = den Schlagring mit Dornen
    .gender = m
item-spikes = Dornen
    .a = die Dornen
    .dat = den Dornen
    .acc = die Dornen
    .gender = p
item-lasso = Lasso
    .a = das Lasso
    .dat = dem Lasso
    .acc = das Lasso
    .gender = n
item-sling = Schleuder
    .a = die Schleuder
    .dat = der Schleuder
    .acc = die Schleuder
    .gender = f
item-lizard-sling = Echsenschleuder
    .a = die Echsenschleuder
    .dat = der Echsenschleuder
    .acc = die Echsenschleuder
    .gender = f
item-long-sling = lange Schleuder
    .a = die lange Schleuder
    .dat = der langen Schleuder
    .acc = die lange Schleuder
    .gender = f
item-shuriken = Shuriken
    .a = der Shuriken
    .dat = dem Shuriken
    .acc = den Shuriken
    .gender = m
item-net = Netz
    .a = das Netz
    .dat = dem Netz
    .acc = das Netz
    .gender = n
item-bare-hands = bloße Hände
    .a = bloße Hände
    .dat = bloßen Händen
    .acc = bloße Hände
    .gender = p
item-claws = Krallen
    .a = die Krallen
    .dat = den Krallen
    .acc = die Krallen
    .gender = p
item-bite = Biss
    .a = der Biss
    .dat = einem Biss
    .acc = den Biss
    .gender = m
item-hooves = Hufe
    .a = die Hufe
    .dat = den Hufen
    .acc = die Hufe
    .gender = p
item-fangs = Fänge
    .a = die Fänge
    .dat = den Fängen
    .acc = die Fänge
    .gender = p
effect-fails-willingly = { CAP(A($actor)) } lässt die Probe misslingen.
effect-takes-heart = { CAP(A($actor)) } fasst sich ein Herz vor { DAT($target) }.
deed-flees = { CAP(A($actor)) } flieht voller Entsetzen.
effect-balks = { CAP(A($actor)) } kommt nicht hinüber.
effect-climbs-up = { CAP(A($actor)) } ist oben, auf { $to }.
effect-silver-burns = Silber verbrennt { ACC($actor) }: { $amount } Schaden.
effect-sticks =
    { BENDS($item) ->
        [yes] { CAP(A($item)) } steckt mit den Widerhaken in { DAT($actor) }.
       *[no] Widerhaken stecken in { DAT($actor) } ({ $item }).
    }
deed-pulls-out =
    { BENDS($item) ->
        [yes] { CAP(A($actor)) } zieht { DAT($target) } { ACC($item) } heraus.
       *[no] { CAP(A($actor)) } zieht { DAT($target) } ein Geschoss heraus ({ $item }).
    }
effect-area-hit = Es kommt auf { $to } herunter.
deed-breathes = { CAP(A($actor)) } holt tief Luft.
deed-presses = { CAP(A($actor)) } drückt nur auf die Wunden.
effect-hauls = { CAP(A($actor)) } zieht { ACC($target) } mit dem Lasso nach { $to }.
effect-wakes-up = { CAP(A($actor)) } wacht auf.
part-drow-leather = Drowleder im Dunkeln
roll-courage = Mut
roll-bucking = Bocken
roll-barbs = von Widerhaken gerissen
roll-healing = Heilkunde
ask-terror = { CAP(A($who)) } ist entsetzt: fliehen oder erstarren?
    .short = in Panik
ask-volunteer = { $who }: Die nächste Probe misslingen lassen?
    .short = aus freien Stücken
verb-flee = fliehen
verb-freeze = erstarren
verb-fail-next = die nächste Probe misslingen lassen
verb-haul = mit dem Lasso heranziehen
verb-pull-out = Geschoss mit Widerhaken herausziehen
verb-press = auf die Wunden drücken
word-area = auf ein Feld
word-flank = Flanke
word-running = mit Anlauf
word-standing = aus dem Stand
roll-danger = Lebensgefahr
roll-danger-damage = Verlust an Leben
effect-terrified =
    { $amount ->
        [one] { CAP(A($actor)) } ist für eine Runde entsetzt vor { DAT($target) }: Mut { $result }, Furcht { $fear }.
       *[other] { CAP(A($actor)) } ist für { $amount } Runden entsetzt vor { DAT($target) }: Mut { $result }, Furcht { $fear }.
    }
effect-shies =
    { $amount ->
        [one] { CAP(A($actor)) } scheut: ein Punkt Furcht.
       *[other] { CAP(A($actor)) } scheut: { $amount } Punkte Furcht.
    }
deed-declares-with = { CAP(A($actor)) } sagt an: { $word } ({ $item }).
effect-declares-special = Besonderer Angriff: { $word }.
word-grab = packen
word-trample = niedertrampeln
