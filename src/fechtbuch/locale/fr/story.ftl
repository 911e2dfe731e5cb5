### Le récit d’un combat : coups, déplacements et rounds tels qu’on les raconte.
###
### Les attributs v1, v2… disent la même chose autrement. Rien n’est dit que les événements ne disent.

story-target =
    { $placed ->
        [0] { ACC($target) }
       *[other] { ACC($target) } { BENDS($place) ->
            [yes] { A($place) }
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
story-strike = { CAP(ACC($actor)) } attaque { story-target }{ story-weapon }
    .v1 = { CAP(ACC($actor)) } se jette sur { story-target }{ story-weapon }
    .v2 = { CAP(ACC($actor)) } passe à l’attaque contre { story-target }{ story-weapon }
story-strike-walking = Après quelques pas, { ACC($actor) } attaque { story-target }{ story-weapon }
    .v1 = Quelques pas, et { ACC($actor) } attaque { story-target }{ story-weapon }
story-marked =
    { $placed ->
        [0] { ACC($target) }
       *[other] { ACC($target) } { BENDS($place) ->
            [yes] { A($place) }
           *[no] ({ $place })
        }
    }
story-fired =
    { $has_item ->
        [0] {""}
       *[other] {" "}{ BENDS($item) ->
            [yes] { INS($item) }
           *[no] ({ $item })
        }
    }
story-shoot = { CAP(ACC($actor)) } tire sur { story-marked }{ story-fired }
    .v1 = { CAP(ACC($actor)) } prend { story-marked } pour cible{ story-fired }
story-shoot-walking = Après quelques pas, { ACC($actor) } tire sur { story-marked }{ story-fired }
story-charge = { CAP(ACC($actor)) } charge { story-target }{ story-weapon }
story-charge-walking = { CAP(ACC($actor)) } charge { story-target }{ story-weapon }
story-counter = Grâce à son arme plus longue, { ACC($actor) } frappe d’abord
story-reach = { CAP(ACC($actor)) } cherche à saisir { ACC($target) }
story-throw = { CAP(ACC($actor)) } tente de projeter { ACC($target) }
story-lock = { CAP(ACC($actor)) } tente une prise de bras sur { ACC($target) }

story-him =
    { GENDER($target) ->
        [f] la
       *[other] le
    }
story-vainly =
    { $defence ->
        [parry] { ACC($target) } pare en vain
        [dodge] { ACC($target) } esquive en vain
        [block] { ACC($target) } bloque en vain
       *[other] { ACC($target) } n’en détourne qu’une partie
    }

story-missed = { $opening } et manque son coup.
    .v1 = { $opening }, mais manque son coup.
story-missed-alone = { CAP(ACC($actor)) } manque son coup.
story-hit = { $opening } et touche.
story-hit-alone = { CAP(ACC($actor)) } touche { ACC($target) }.
story-parried =
    { $back ->
        [0] { $opening }, mais { ACC($target) } pare.
       *[other] { $opening }, mais { ACC($target) } recule et pare.
    }
    .v1 =
    { $back ->
        [0] { $opening } ; { ACC($target) } pare.
       *[other] { $opening } ; { ACC($target) } recule et pare.
    }
story-parried-alone = { CAP(ACC($target)) } pare.
story-dodged =
    { $back ->
        [0] { $opening }, mais { ACC($target) } esquive.
       *[other] { $opening }, mais { ACC($target) } recule et esquive.
    }
    .v1 =
    { $back ->
        [0] { $opening } ; { ACC($target) } esquive.
       *[other] { $opening } ; { ACC($target) } recule et esquive.
    }
story-dodged-alone = { CAP(ACC($target)) } esquive.
story-blocked =
    { $back ->
        [0] { $opening }, mais { ACC($target) } bloque.
       *[other] { $opening }, mais { ACC($target) } recule et bloque.
    }
    .v1 =
    { $back ->
        [0] { $opening } ; { ACC($target) } bloque.
       *[other] { $opening } ; { ACC($target) } recule et bloque.
    }
story-blocked-alone = { CAP(ACC($target)) } bloque.
story-averted = { $opening }, mais { ACC($target) } se défend.
story-averted-alone = { CAP(ACC($target)) } se défend.
story-armour = { $opening } et touche, mais l’armure tient bon.
    .v1 = { $opening } ; l’attaque porte, mais l’armure l’arrête.
story-armour-alone = L’armure tient bon.
story-grazed =
    { GENDER($target) ->
       *[other] { $opening }, mais ne fait que l’effleurer.
    }
    .v1 = { $opening }, mais le coup ne fait que l’effleurer.
story-grazed-alone = { CAP(ACC($actor)) } ne fait qu’effleurer { ACC($target) }.
story-hurt =
    { $share ->
        [light] subit une blessure légère
        [grave] subit une blessure grave
       *[other] subit une blessure
    }
story-harm =
    { $defence ->
        [none]
            { GENDER($target) ->
                [other] { $opening } ; { ACC($target) } { story-hurt }.
               *[m]
                    { $share ->
                        [light] { $opening } et { story-him } blesse légèrement.
                        [grave] { $opening } et { story-him } blesse grièvement.
                       *[other] { $opening } et { story-him } blesse.
                    }
            }
       *[other] { $opening } ; { story-vainly } et { story-hurt }.
    }
    .v1 =
    { $defence ->
        [none] { $opening } et touche ; { ACC($target) } { story-hurt }.
       *[other] { $opening }. { CAP(story-vainly) } et { story-hurt }.
    }
story-harm-alone =
    { $share ->
        [light] { CAP(ACC($actor)) } blesse légèrement { ACC($target) }.
        [grave] { CAP(ACC($actor)) } blesse grièvement { ACC($target) }.
       *[other] { CAP(ACC($actor)) } blesse { ACC($target) }.
    }
story-felled =
    { $defence ->
        [none]
            { GENDER($target) ->
                [other] { $opening } ; { ACC($target) } est hors de combat.
               *[m] { $opening } et { story-him } met hors de combat.
            }
       *[other] { $opening } ; { story-vainly } et se retrouve hors de combat.
    }
    .v1 =
    { $defence ->
        [none] { $opening }, et { ACC($target) } est hors de combat.
       *[other] { $opening }. { CAP(story-vainly) } et se retrouve hors de combat.
    }
story-felled-alone = { CAP(ACC($actor)) } met { ACC($target) } hors de combat.
story-killed =
    { $defence ->
        [none]
            { GENDER($target) ->
                [other] { $opening } ; { ACC($target) } meurt.
               *[m] { $opening } et { story-him } tue.
            }
       *[other] { $opening } ; { story-vainly } et meurt.
    }
    .v1 =
    { $defence ->
        [none] { $opening }. { CAP(ACC($target)) } en meurt.
       *[other] { $opening }. { CAP(story-vainly) } et meurt.
    }
story-killed-alone = { CAP(ACC($actor)) } tue { ACC($target) }.
story-critical = Le coup ne pouvait être meilleur.
    .v1 = Un coup parfait.
story-suffers =
    { $share ->
        [light] { CAP(ACC($target)) } subit une blessure légère.
        [grave] { CAP(ACC($target)) } subit une blessure grave.
       *[other] { CAP(ACC($target)) } subit une blessure.
    }

story-walk = { CAP(ACC($actor)) } va en { $to }.
    .v1 = { CAP(ACC($actor)) } se déplace en { $to }.
story-chooses = { CAP(ACC($actor)) } choisit : { $word }.
story-first = C’est { ACC($actor) } qui agit d’abord.
    .v1 = C’est { ACC($actor) } qui commence.

story-and = { $before } et { $last }
story-round-quiet = Personne ne semble blessé.
    .v1 = Ce round ne laisse voir aucune blessure.
    .v2 = Le round s’achève sans blessure visible.
story-round-hurt = Blessures de ce round : { $names }.
    .v1 = Ce round a laissé des traces : { $names }.
story-round-fallen = Hors de combat : { $names }.
story-end-unhurt =
    { $single ->
        [0] Parmi les vainqueurs, personne n’a été blessé.
       *[other] { CAP(ACC($last)) } s’en tire sans une égratignure.
    }
story-end-hurt =
    { $single ->
        [0] Les vainqueurs sont tous là, mais non sans blessures.
       *[other] { CAP(ACC($last)) } l’emporte, mais non sans blessures.
    }
story-end-last = Des vainqueurs, il reste seulement { ACC($last) }.
story-end-price = La victoire a eu son prix : { $fallen }.
story-decisive = Les moments décisifs
story-when = { $when } :
