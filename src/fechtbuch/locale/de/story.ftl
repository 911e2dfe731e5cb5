### Die Geschichte eines Kampfes: Hiebe, Wege und Runden, wie man sie erzählt.
###
### Die Attribute v1, v2, … sagen dasselbe anders. Gesagt wird nur, was die Ereignisse sagen.

story-target =
    { $placed ->
        [0] { ACC($target) }
       *[other] { ACC($target) } ({ $place })
    }
story-weapon =
    { $has_item ->
        [0] {""}
       *[other] {" "}{ BENDS($item) ->
            [yes] mit { DAT($item) }
           *[no] ({ $item })
        }
    }
story-strike = { CAP(A($actor)) } greift { story-target }{ story-weapon } an
    .v1 = { CAP(A($actor)) } geht{ story-weapon } auf { story-target } los
    .v2 = { CAP(A($actor)) } attackiert { story-target }{ story-weapon }
story-strike-walking = Nach ein paar Schritten greift { A($actor) } { story-target }{ story-weapon } an
    .v1 = Ein paar Schritte, dann greift { A($actor) } { story-target }{ story-weapon } an
story-marked =
    { $placed ->
        [0] { ACC($target) }
       *[other] { ACC($target) } ({ $place })
    }
story-fired =
    { $has_item ->
        [0] {""}
       *[other] {" "}{ BENDS($item) ->
            [yes] mit { DAT($item) }
           *[no] ({ $item })
        }
    }
story-shoot = { CAP(A($actor)) } schießt{ story-fired } auf { story-marked }
    .v1 = { CAP(A($actor)) } gibt{ story-fired } einen Schuss auf { story-marked } ab
story-shoot-walking = Nach ein paar Schritten schießt { A($actor) }{ story-fired } auf { story-marked }
story-charge = { CAP(A($actor)) } stürmt{ story-weapon } auf { story-target } los
story-charge-walking = { CAP(A($actor)) } stürmt{ story-weapon } auf { story-target } los
story-counter = Mit der längeren Waffe schlägt { A($actor) } zuerst zu
story-reach = { CAP(A($actor)) } greift nach { DAT($target) }
story-throw = { CAP(A($actor)) } setzt zu einem Wurf gegen { ACC($target) } an
story-lock = { CAP(A($actor)) } setzt zu einem Armhebel gegen { ACC($target) } an

story-him =
    { GENDER($target) ->
        [m] ihn
        [n] es
       *[other] sie
    }
story-vainly =
    { $defence ->
        [parry] { A($target) } pariert vergeblich
        [dodge] { A($target) } weicht vergeblich aus
        [block] { A($target) } blockt vergeblich
       *[other] { A($target) } wehrt nur einen Teil ab
    }

story-missed = { $opening }, verfehlt aber das Ziel.
    .v1 = { $opening } und verfehlt das Ziel.
story-missed-alone = { CAP(A($actor)) } verfehlt das Ziel.
story-hit = { $opening } und trifft.
story-hit-alone = { CAP(A($actor)) } trifft { ACC($target) }.
story-parried =
    { $back ->
        [0] { $opening }, doch { A($target) } pariert.
       *[other] { $opening }, doch { A($target) } weicht zurück und pariert.
    }
    .v1 =
    { $back ->
        [0] { $opening }; { A($target) } pariert.
       *[other] { $opening }; { A($target) } weicht zurück und pariert.
    }
story-parried-alone = { CAP(A($target)) } pariert.
story-dodged =
    { $back ->
        [0] { $opening }, doch { A($target) } weicht aus.
       *[other] { $opening }, doch { A($target) } geht zurück und weicht aus.
    }
    .v1 =
    { $back ->
        [0] { $opening }; { A($target) } weicht aus.
       *[other] { $opening }; { A($target) } geht zurück und weicht aus.
    }
story-dodged-alone = { CAP(A($target)) } weicht aus.
story-blocked =
    { $back ->
        [0] { $opening }, doch { A($target) } blockt.
       *[other] { $opening }, doch { A($target) } weicht zurück und blockt.
    }
    .v1 =
    { $back ->
        [0] { $opening }; { A($target) } blockt.
       *[other] { $opening }; { A($target) } weicht zurück und blockt.
    }
story-blocked-alone = { CAP(A($target)) } blockt.
story-averted = { $opening }, doch { A($target) } wehrt ab.
story-averted-alone = { CAP(A($target)) } wehrt ab.
story-armour = { $opening } und trifft, doch die Rüstung hält.
    .v1 = { $opening }; der Treffer bleibt in der Rüstung stecken.
story-armour-alone = Die Rüstung hält.
story-grazed =
    { GENDER($target) ->
        [other] { $opening }, doch es ist nur ein Streiftreffer.
       *[m] { $opening } und streift { story-him } nur.
    }
    .v1 = { $opening }, doch es ist nur ein Streiftreffer.
story-grazed-alone = { CAP(A($actor)) } streift { ACC($target) } nur.
story-hurt =
    { $share ->
        [light] wird leicht verletzt
        [grave] wird schwer verletzt
       *[other] wird verletzt
    }
story-harm =
    { $defence ->
        [none]
            { GENDER($target) ->
                [other] { $opening }; { A($target) } { story-hurt }.
               *[m]
                    { $share ->
                        [light] { $opening } und verletzt { story-him } leicht.
                        [grave] { $opening } und verletzt { story-him } schwer.
                       *[other] { $opening } und verletzt { story-him }.
                    }
            }
       *[other] { $opening }; { story-vainly } und { story-hurt }.
    }
    .v1 =
    { $defence ->
        [none] { $opening } und trifft; { A($target) } { story-hurt }.
       *[other] { $opening }. { CAP(story-vainly) } und { story-hurt }.
    }
story-harm-alone =
    { $share ->
        [light] { CAP(A($actor)) } verletzt { ACC($target) } leicht.
        [grave] { CAP(A($actor)) } verletzt { ACC($target) } schwer.
       *[other] { CAP(A($actor)) } verletzt { ACC($target) }.
    }
story-felled =
    { $defence ->
        [none]
            { GENDER($target) ->
                [other] { $opening }; { A($target) } ist außer Gefecht.
               *[m] { $opening } und setzt { story-him } außer Gefecht.
            }
       *[other] { $opening }; { story-vainly } und ist außer Gefecht.
    }
    .v1 =
    { $defence ->
        [none] { $opening }, und { A($target) } ist außer Gefecht.
       *[other] { $opening }. { CAP(story-vainly) } und ist außer Gefecht.
    }
story-felled-alone = { CAP(A($actor)) } setzt { ACC($target) } außer Gefecht.
story-killed =
    { $defence ->
        [none]
            { GENDER($target) ->
                [other] { $opening }; { A($target) } stirbt.
               *[m] { $opening } und tötet { story-him }.
            }
       *[other] { $opening }; { story-vainly } und stirbt.
    }
    .v1 =
    { $defence ->
        [none] { $opening }. { CAP(A($target)) } stirbt daran.
       *[other] { $opening }. { CAP(story-vainly) } und stirbt.
    }
story-killed-alone = { CAP(A($actor)) } tötet { ACC($target) }.
story-critical = Besser konnte es nicht gelingen.
    .v1 = Ein vollendeter Treffer.
story-suffers =
    { $share ->
        [light] { CAP(A($target)) } wird leicht verletzt.
        [grave] { CAP(A($target)) } wird schwer verletzt.
       *[other] { CAP(A($target)) } wird verletzt.
    }

story-walk = { CAP(A($actor)) } geht nach { $to }.
    .v1 = { CAP(A($actor)) } bewegt sich nach { $to }.
story-chooses = { CAP(A($actor)) } wählt: { $word }.
story-first = Zuerst handelt { A($actor) }.
    .v1 = Am schnellsten ist { A($actor) }.

story-and = { $before } und { $last }
story-round-quiet = Dem Anschein nach ist niemand zu Schaden gekommen.
    .v1 = In dieser Runde ist kein Schaden zu sehen.
    .v2 = Die Runde endet, soweit man sieht, wie sie begann: ohne Schaden.
story-round-hurt = In dieser Runde verletzt: { $names }.
    .v1 = Verletzungen in dieser Runde: { $names }.
story-round-fallen = Außer Gefecht: { $names }.
story-end-unhurt =
    { $single ->
        [0] Von den Siegern ist niemand zu Schaden gekommen.
       *[other] { CAP(A($last)) } hat keinen Kratzer abbekommen.
    }
story-end-hurt =
    { $single ->
        [0] Die Sieger sind alle noch dabei, wenn auch nicht unverletzt.
       *[other] { CAP(A($last)) } hat gesiegt, wenn auch nicht unverletzt.
    }
story-end-last = Von den Siegern ist nur { A($last) } übrig.
story-end-price = Der Sieg hatte seinen Preis: { $fallen }.
story-decisive = Was den Kampf entschied
story-when = { $when }:
