### Opowieść o walce: ciosy, drogi i rundy tak, jak się je opowiada.
###
### Atrybuty v1, v2… mówią to samo inaczej. Nie mówi się niczego, czego nie mówią zdarzenia.

story-target =
    { BENDS($target) ->
        [yes] { ACC($target) }
       *[no] postać { $target }
    }{ $placed ->
        [0] {""}
       *[other] {" "}{ BENDS($place) ->
            [yes] (w { ACC($place) })
           *[no] ({ $place })
        }
    }
story-weapon =
    { $has_item ->
        [0] {""}
       *[other] {" "}{ BENDS($item) ->
            [yes] { INS($item) }
           *[no] ({ $item })
        }
    }
story-strike = { CAP($actor) } atakuje { story-target }{ story-weapon }
    .v1 = { CAP($actor) } naciera{ story-weapon } na { story-target }
    .v2 = { CAP($actor) } godzi{ story-weapon } w { story-target }
story-strike-walking = Po kilku krokach { $actor } atakuje { story-target }{ story-weapon }
    .v1 = Kilka kroków i { $actor } atakuje { story-target }{ story-weapon }
story-marked =
    { BENDS($target) ->
        [yes] { GEN($target) }
       *[no] postaci { $target }
    }{ $placed ->
        [0] {""}
       *[other] {" "}{ BENDS($place) ->
            [yes] (w { ACC($place) })
           *[no] ({ $place })
        }
    }
story-fired =
    { $has_item ->
        [0] {""}
       *[other] {" "}({ $item })
    }
story-shoot = { CAP($actor) } strzela do { story-marked }{ story-fired }
    .v1 = { CAP($actor) } oddaje strzał do { story-marked }{ story-fired }
story-shoot-walking = Po kilku krokach { $actor } strzela do { story-marked }{ story-fired }
story-charge = { CAP($actor) } szarżuje{ story-weapon } na { story-target }
story-charge-walking = { CAP($actor) } szarżuje{ story-weapon } na { story-target }
story-counter = Dzięki dłuższej broni { $actor } uderza najpierw
story-reach = { CAP($actor) } próbuje pochwycić { BENDS($target) ->
        [yes] { ACC($target) }
       *[no] postać { $target }
    }
story-throw = { CAP($actor) } próbuje rzucić { BENDS($target) ->
        [yes] { INS($target) }
       *[no] postacią { $target }
    } o ziemię
story-lock = { CAP($actor) } próbuje założyć dźwignię na rękę { BENDS($target) ->
        [yes] { GEN($target) }
       *[no] postaci { $target }
    }

story-him =
    { GENDER($target) ->
        [f] ją
        [n] je
        [p] ich
       *[other] go
    }
story-vainly =
    { $defence ->
        [parry] { $target } paruje na próżno
        [dodge] { $target } na próżno robi unik
        [block] { $target } na próżno blokuje
       *[other] { $target } odpiera tylko część
    }

story-missed = { $opening }, ale chybia.
    .v1 = { $opening } i chybia.
story-missed-alone = { CAP($actor) } chybia.
story-hit = { $opening } i trafia.
story-hit-alone = { CAP($actor) } trafia { BENDS($target) ->
        [yes] { ACC($target) }
       *[no] postać { $target }
    }.
story-parried =
    { $back ->
        [0] { $opening }, ale { $target } paruje.
       *[other] { $opening }, ale { $target } cofa się i paruje.
    }
    .v1 =
    { $back ->
        [0] { $opening }; { $target } paruje.
       *[other] { $opening }; { $target } cofa się i paruje.
    }
story-parried-alone = { CAP($target) } paruje.
story-dodged =
    { $back ->
        [0] { $opening }, ale { $target } robi unik.
       *[other] { $opening }, ale { $target } cofa się i robi unik.
    }
    .v1 =
    { $back ->
        [0] { $opening }; { $target } robi unik.
       *[other] { $opening }; { $target } cofa się i robi unik.
    }
story-dodged-alone = { CAP($target) } robi unik.
story-blocked =
    { $back ->
        [0] { $opening }, ale { $target } blokuje.
       *[other] { $opening }, ale { $target } cofa się i blokuje.
    }
    .v1 =
    { $back ->
        [0] { $opening }; { $target } blokuje.
       *[other] { $opening }; { $target } cofa się i blokuje.
    }
story-blocked-alone = { CAP($target) } blokuje.
story-averted = { $opening }, ale { $target } odpiera atak.
story-averted-alone = { CAP($target) } odpiera atak.
story-armour = { $opening } i trafia, ale pancerz wytrzymuje.
    .v1 = { $opening }; trafienie zatrzymuje jednak pancerz.
story-armour-alone = Pancerz wytrzymuje.
story-grazed =
    { GENDER($target) ->
        [other] { $opening }, ale to tylko draśnięcie.
       *[m] { $opening }, ale tylko { story-him } muska.
    }
    .v1 = { $opening }, ale to tylko draśnięcie.
story-grazed-alone = { CAP($actor) } tylko muska { BENDS($target) ->
        [yes] { ACC($target) }
       *[no] postać { $target }
    }.
story-hurt =
    { $share ->
        [light] odnosi lekkie obrażenia
        [grave] odnosi ciężkie obrażenia
       *[other] odnosi obrażenia
    }
story-harm =
    { $defence ->
        [none]
            { GENDER($target) ->
                [other] { $opening }; { $target } { story-hurt }.
               *[m]
                    { $share ->
                        [light] { $opening } i lekko { story-him } rani.
                        [grave] { $opening } i ciężko { story-him } rani.
                       *[other] { $opening } i rani { story-him }.
                    }
            }
       *[other] { $opening }; { story-vainly } i { story-hurt }.
    }
    .v1 =
    { $defence ->
        [none] { $opening } i trafia; { $target } { story-hurt }.
       *[other] { $opening }. { CAP(story-vainly) } i { story-hurt }.
    }
story-harm-alone =
    { $share ->
        [light] { CAP($actor) } lekko rani { BENDS($target) ->
            [yes] { ACC($target) }
           *[no] postać { $target }
        }.
        [grave] { CAP($actor) } ciężko rani { BENDS($target) ->
            [yes] { ACC($target) }
           *[no] postać { $target }
        }.
       *[other] { CAP($actor) } rani { BENDS($target) ->
            [yes] { ACC($target) }
           *[no] postać { $target }
        }.
    }
story-felled =
    { $defence ->
        [none]
            { GENDER($target) ->
                [other] { $opening }; { $target } odpada z walki.
               *[m] { $opening } i powala { story-him }.
            }
       *[other] { $opening }; { story-vainly } i odpada z walki.
    }
    .v1 =
    { $defence ->
        [none] { $opening } i { $target } odpada z walki.
       *[other] { $opening }. { CAP(story-vainly) } i odpada z walki.
    }
story-felled-alone = { CAP($actor) } powala { BENDS($target) ->
        [yes] { ACC($target) }
       *[no] postać { $target }
    }.
story-killed =
    { $defence ->
        [none]
            { GENDER($target) ->
                [other] { $opening }; { $target } ginie.
               *[m] { $opening } i zabija { story-him }.
            }
       *[other] { $opening }; { story-vainly } i ginie.
    }
    .v1 =
    { $defence ->
        [none] { $opening }. { CAP($target) } ginie.
       *[other] { $opening }. { CAP(story-vainly) } i ginie.
    }
story-killed-alone = { CAP($actor) } zabija { BENDS($target) ->
        [yes] { ACC($target) }
       *[no] postać { $target }
    }.
story-critical = Lepiej trafić nie można.
    .v1 = Doskonałe trafienie.
story-suffers =
    { $share ->
        [light] { CAP($target) } odnosi lekkie obrażenia.
        [grave] { CAP($target) } odnosi ciężkie obrażenia.
       *[other] { CAP($target) } odnosi obrażenia.
    }

story-walk = { CAP($actor) } przechodzi na pole { $to }.
    .v1 = { CAP($actor) } idzie na pole { $to }.
story-chooses = { CAP($actor) } wybiera: { $word }.
story-first = Najpierw działa { $actor }.
    .v1 = Zaczyna { $actor }.

story-and = { $before } i { $last }
story-round-quiet = Nie widać, by ktoś ucierpiał.
    .v1 = W tej rundzie nie widać żadnej nowej rany.
    .v2 = Runda mija i nie widać, by komuś przybyło ran.
story-round-hurt = Obrażenia w tej rundzie: { $names }.
    .v1 = Ta runda zostawiła rany: { $names }.
story-round-fallen = Poza walką: { $names }.
story-end-unhurt =
    { $single ->
        [0] Nikt ze zwycięzców nie ucierpiał.
       *[other] { CAP($last) } wychodzi bez draśnięcia.
    }
story-end-hurt =
    { $single ->
        [0] Zwycięzcy są wszyscy na placu, choć nie bez ran.
       *[other] { CAP($last) } zwycięża, choć nie bez ran.
    }
story-end-last =
    Ze zwycięzców na placu zostaje tylko { $last }.
story-end-price = Zwycięstwo miało swoją cenę: { $fallen }.
story-decisive = Chwile, które przesądziły
story-when = { $when }:
