### The story of a fight: blows, walks and rounds as one tells them; `fechtbuch.text.narrator` chooses.
###
### Attributes v1, v2, … say the same in other words. Nothing may be said that the events do not say.

story-target =
    { $placed ->
        [0] { $target }
       *[other] { GEN($target) } { $place }
    }
story-weapon =
    { $has_item ->
        [0] {""}
       *[other] {" "}{ BENDS($item) ->
            [yes] { INS($item) }
           *[no] with the { $item }
        }
    }
story-strike = { $actor } attacks { story-target }{ story-weapon }
    .v1 = { $actor } strikes at { story-target }{ story-weapon }
    .v2 = { $actor } goes for { story-target }{ story-weapon }
story-strike-walking = After a few steps { $actor } attacks { story-target }{ story-weapon }
    .v1 = A few steps, and { $actor } attacks { story-target }{ story-weapon }
story-marked =
    { $placed ->
        [0] { $target }
       *[other] { GEN($target) } { $place }
    }
story-fired =
    { $has_item ->
        [0] {""}
       *[other] {" "}{ BENDS($item) ->
            [yes] { INS($item) }
           *[no] with the { $item }
        }
    }
story-shoot = { $actor } shoots at { story-marked }{ story-fired }
    .v1 = { $actor } takes a shot at { story-marked }{ story-fired }
story-shoot-walking = After a few steps { $actor } shoots at { story-marked }{ story-fired }
story-charge = { $actor } charges { story-target }{ story-weapon }
story-charge-walking = { $actor } charges { story-target }{ story-weapon }
story-counter = With the longer weapon { $actor } strikes first
story-reach = { $actor } reaches for { $target }
story-throw = { $actor } goes to throw { $target }
story-lock = { $actor } goes for a lock on { $target }

story-him =
    { GENDER($target) ->
        [m] him
        [f] her
        [n] it
       *[other] them
    }
story-vainly =
    { $defence ->
        [parry] { $target } parries in vain
        [dodge] { $target } dodges in vain
        [block] { $target } blocks in vain
       *[other] { $target } turns aside only part of it
    }

story-missed = { $opening } and misses.
    .v1 = { $opening }, but misses.
story-missed-alone = { $actor } misses.
story-hit = { $opening } and hits.
story-hit-alone = { $actor } hits { $target }.
story-parried =
    { $back ->
        [0] { $opening }, but { $target } parries.
       *[other] { $opening }, but { $target } gives ground and parries.
    }
    .v1 =
    { $back ->
        [0] { $opening }; { $target } parries.
       *[other] { $opening }; { $target } gives ground and parries.
    }
story-parried-alone = { $target } parries.
story-dodged =
    { $back ->
        [0] { $opening }, but { $target } dodges.
       *[other] { $opening }, but { $target } gives ground and dodges.
    }
    .v1 =
    { $back ->
        [0] { $opening }; { $target } dodges.
       *[other] { $opening }; { $target } gives ground and dodges.
    }
story-dodged-alone = { $target } dodges.
story-blocked =
    { $back ->
        [0] { $opening }, but { $target } blocks.
       *[other] { $opening }, but { $target } gives ground and blocks.
    }
    .v1 =
    { $back ->
        [0] { $opening }; { $target } blocks.
       *[other] { $opening }; { $target } gives ground and blocks.
    }
story-blocked-alone = { $target } blocks.
story-averted = { $opening }, but { $target } fends it off.
story-averted-alone = { $target } fends it off.
story-armour = { $opening } and hits, but the armour holds.
    .v1 = { $opening }; it is a hit, but the armour stops it.
story-armour-alone = The armour holds.
story-grazed =
    { GENDER($target) ->
        [other] { $opening }, but only grazes them.
       *[m] { $opening } and only grazes { story-him }.
    }
    .v1 = { $opening }, a mere graze.
story-grazed-alone = { $actor } only grazes { $target }.
story-hurt =
    { $share ->
        [light] is slightly hurt
        [grave] is badly hurt
       *[other] is hurt
    }
story-harm =
    { $defence ->
        [none]
            { $share ->
                [light] { $opening } and hurts { story-him } slightly.
                [grave] { $opening } and hurts { story-him } badly.
               *[other] { $opening } and hurts { story-him }.
            }
       *[other] { $opening }; { story-vainly } and { story-hurt }.
    }
    .v1 =
    { $defence ->
        [none] { $opening } and hits; { $target } { story-hurt }.
       *[other] { $opening }. { story-vainly } and { story-hurt }.
    }
story-harm-alone =
    { $share ->
        [light] { $actor } hurts { $target } slightly.
        [grave] { $actor } hurts { $target } badly.
       *[other] { $actor } hurts { $target }.
    }
story-felled =
    { $defence ->
        [none] { $opening } and brings { story-him } down.
       *[other] { $opening }; { story-vainly } and is out of it.
    }
    .v1 =
    { $defence ->
        [none] { $opening }, and { $target } is out of it.
       *[other] { $opening }. { story-vainly } and is out of it.
    }
story-felled-alone = { $actor } brings { $target } down.
story-killed =
    { $defence ->
        [none] { $opening } and kills { story-him }.
       *[other] { $opening }; { story-vainly } and dies.
    }
    .v1 =
    { $defence ->
        [none] { $opening }. { $target } dies of it.
       *[other] { $opening }. { story-vainly } and dies.
    }
story-killed-alone = { $actor } kills { $target }.
story-critical = The blow could not have been better.
    .v1 = It was a perfect hit.
story-suffers =
    { $share ->
        [light] { $target } is slightly hurt.
        [grave] { $target } is badly hurt.
       *[other] { $target } is hurt.
    }

story-walk = { $actor } moves to { $to }.
    .v1 = { $actor } goes to { $to }.
story-chooses = { $actor } chooses: { $word }.
story-first = { $actor } is the quickest.
    .v1 = { $actor } is first to act.

story-and = { $before } and { $last }
story-round-quiet = Nobody is seen to come to harm.
    .v1 = No blow is seen to tell in this round.
    .v2 = To all appearances the round ends as it began: without harm.
story-round-hurt = Hurt in this round: { $names }.
    .v1 = The round has hurt { $names }.
story-round-fallen = Out of the fight: { $names }.
story-end-unhurt =
    { $single ->
        [0] None of the victors has come to harm.
       *[other] { $last } has not taken a scratch.
    }
story-end-hurt =
    { $single ->
        [0] All the victors are still in it, though not unhurt.
       *[other] { $last } has won, though not unhurt.
    }
story-end-last = Of the victors only { $last } is left.
story-end-price = The victory had its price: { $fallen }.
story-decisive = Decisive moments
story-when = { $when }:
