### Les mots des manœuvres GURPS, avec les termes de la feuille.


## The course of the fight

book-title = Manœuvres GURPS
map-scale = 1 case = 1 yard
heading-round = Seconde { $amount }
heading-turn = Tour { DE($actor) }
deed-manoeuvre = { $actor } : { $word }.
effect-version =
    { $has_item ->
        [0] Version : { $word }.
       *[other] { BENDS($item) ->
            [yes] Version : { $word }, { INS($item) }.
           *[no] Version : { $word } ({ $item }).
        }
    }
deed-waits = { CAP(ACC($actor)) } attend.
effect-waits-for = Condition : { $word }.
effect-waits-only = Seulement : { $target }.
effect-waits-near = À { $amount } au plus.
effect-waits-hex = L’hex : { $at }.
effect-waits-manoeuvre = La manœuvre : { $word }.
effect-waits-to =
    { $has_item ->
        [0] Puis : { $word }.
       *[other] { BENDS($item) ->
            [yes] Puis : { $word }, { INS($item) }.
           *[no] Puis : { $word } ({ $item }).
        }
    }
deed-proceeds = { CAP(ACC($actor)) } n’attendait que cela.
deed-posture = { CAP(ACC($actor)) } change de posture : { $word }.
deed-readies =
    { $key ->
        [stow] { CAP(ACC($actor)) } range : { $item }.
        [reload] { CAP(ACC($actor)) } recharge : { $item }.
        [switch] { CAP(ACC($actor)) } change de main : { $item }.
        [two-hands] { CAP(ACC($actor)) } prend à deux mains : { $item }.
        [one-hand] { CAP(ACC($actor)) } prend à une main : { $item }.
        [clear] { CAP(ACC($actor)) } désenraye : { $item }.
        [pull] { CAP(ACC($actor)) } tire sur l’arme : { $item }.
       *[other]
            { BENDS($item) ->
                [yes] { CAP(ACC($actor)) } prépare { GEN($item) }.
               *[no] { CAP(ACC($actor)) } prépare : { $item }.
            }
    }
deed-loaded = Arme chargée : { $item }.
deed-aims = { CAP(ACC($actor)) } vise { ACC($target) } ({ $amount }).
deed-evaluates = { CAP(ACC($actor)) } évalue { ACC($target) } ({ $amount }).
deed-concentrates = { CAP(ACC($actor)) } se concentre.
deed-improvises = { CAP(ACC($actor)) } tente quelque chose : { $word }.
effect-aim-lost = { CAP(ACC($actor)) } perd sa visée.
effect-wait-ends = { CAP(ACC($actor)) } n’attend plus.
effect-study-ends = { CAP(ACC($actor)) } n’a plus personne à étudier.
effect-feint-ends = La feinte { DE($actor) } tombe à plat.
effect-concentration-lost = { CAP(ACC($actor)) } perd sa concentration.
effect-extra-effort = { CAP(ACC($actor)) } fournit un effort supplémentaire : { $word }.
effect-overstrained = { CAP(ACC($actor)) } force trop.

## Moving

deed-enters = { CAP(ACC($actor)) } va en { $at }.
deed-crouches = { CAP(ACC($actor)) } s’accroupit.
deed-rises = { CAP(ACC($actor)) } se redresse.
effect-slips-past = { CAP(ACC($actor)) } se faufile devant { ACC($target) }.
effect-held-up = { CAP(ACC($target)) } barre la route { A($actor) }.
effect-knocked-back =
    { $amount ->
        [0] { CAP(ACC($actor)) } résiste au choc sans reculer.
        [one] { CAP(ACC($actor)) } recule d’un hex sous le choc.
       *[other] { CAP(ACC($actor)) } recule de { $amount } hexs sous le choc.
    }
effect-falls = { CAP(ACC($actor)) } tombe.
effect-falls-face-down = { CAP(ACC($actor)) } tombe face contre terre.
effect-stumbles = { CAP(ACC($actor)) } trébuche.

## Attacks

deed-attacks =
    { BENDS($item) ->
        [yes] { CAP(ACC($actor)) } attaque { ACC($target) } { BENDS($word) ->
            [yes] { A($word) } { INS($item) }
           *[no] { INS($item) } : { $word }
        }.
       *[no] { CAP(ACC($actor)) } attaque { ACC($target) } ({ $item }) : { $word }.
    }
deed-attacks-weapon =
    { BENDS($item) ->
        [yes] { CAP(ACC($actor)) } frappe { INS($item) } ce que tient { ACC($target) }.
       *[no] { CAP(ACC($actor)) } frappe ce que tient { ACC($target) } ({ $item }).
    }
deed-reaches-for =
    { BENDS($word) ->
        [yes] { CAP(ACC($actor)) } cherche à saisir { ACC($target) } { A($word) }.
       *[no] { CAP(ACC($actor)) } cherche à saisir { ACC($target) } : { $word }.
    }
deed-goes-for-lock = { CAP(ACC($actor)) } tente une Prise de bras sur { ACC($target) }.
deed-goes-for-throw = { CAP(ACC($actor)) } tente de projeter { ACC($target) }.
deed-charges-into = { CAP(ACC($actor)) } se jette sur { ACC($target) }.
deed-snatches-at = { CAP(ACC($actor)) } veut s’emparer de ce que tient { ACC($target) }.
effect-cannot-hit = C’est sans espoir.
effect-misses = { CAP(ACC($actor)) } manque son coup.
effect-near-miss = À peine à côté : le coup va au torse.
effect-fumbles = Maladresse.
effect-broken-off = { CAP(ACC($actor)) } ne peut plus aller au bout de son action.
effect-hits = Le coup { DE($actor) } est bien porté.
effect-burst = { $amount ->
        [0] Aucun tir de la rafale ne porte.
        [one] Un tir de la rafale porte.
       *[other] { $amount } tirs de la rafale portent.
    }
effect-critical-grip = Réussite critique : aucune défense.
effect-location =
    { BENDS($word) ->
        [yes] Le coup atteint { ACC($actor) } { A($word) }.
       *[no] Le coup atteint { ACC($actor) } ({ $word }).
    }
effect-feints = Feinte { DE($actor) } ({ $amount }).
effect-damage =
    { $through ->
        [0] { $amount } de dégâts { BENDS($word) ->
            [yes] { A($word) }
           *[no] ({ $word })
        }, RD { $dr }, rien ne traverse.
        [one] { $amount } de dégâts { BENDS($word) ->
            [yes] { A($word) }
           *[no] ({ $word })
        }, RD { $dr }, { $through } traverse.
       *[other] { $amount } de dégâts { BENDS($word) ->
            [yes] { A($word) }
           *[no] ({ $word })
        }, RD { $dr }, { $through } traversent.
    }
effect-wounding =
    { $through ->
        [one] { $through } passe
       *[other] { $through } passent
    }, { $word }, × { $halves ->
        [1] ½
        [2] 1
        [3] 1½
        [4] 2
        [6] 3
       *[8] 4
    } : { $amount }.
effect-limb-limit = On n’y perd pas plus de { $amount } : { $word }.
effect-most-damage = Dégâts maximaux : { $amount }.
effect-critical-hit = Coup critique ({ $amount }).
effect-critical-miss = { CAP(ACC($actor)) } commet une maladresse ({ $amount }).
effect-malfunction = Incident de tir : { $item }.
effect-fires = { CAP($item) } : { $amount ->
        [one] { $amount } coup tiré
       *[other] { $amount } coups tirés
    }, il en reste { $left }.
effect-strays = Le tir s’égare vers { ACC($target) }.
effect-suppresses =
    { $amount ->
        [one] Tir de suppression { DE($actor) } en { $at } et { $to } (un coup).
       *[other] Tir de suppression { DE($actor) } en { $at } et { $to } ({ $amount } coups).
    }
effect-under-fire = { CAP(ACC($actor)) } est sous le feu.
effect-zone-ends = { CAP(ACC($actor)) } ne tient plus la zone sous le feu.
effect-disarmed =
    { BENDS($item) ->
        [yes] { CAP(ACC($target)) } perd { GEN($item) }.
       *[no] { CAP(ACC($target)) } perd son arme ({ $item }).
    }
effect-too-heavy = Le coup est trop lourd à arrêter ({ $item }).
effect-sticks = L’arme reste plantée dans { ACC($target) } ({ $item }).
effect-slams = { CAP(ACC($actor)) } percute { ACC($target) } ({ $amount }).
effect-runs-on = { CAP(ACC($actor)) } court jusqu’en { $at }.
effect-pushed = Le choc pousse { ACC($actor) } en { $at }.
effect-cover-stops = Le couvert arrête le coup.
effect-hurts-limb = { CAP(ACC($actor)) } se fait mal ({ $amount }).

## Defences

effect-no-defence = { CAP(ACC($actor)) } ne se défend pas.
effect-cannot-defend = { CAP(ACC($actor)) } ne peut plus se défendre.
effect-defended =
    { $key ->
        [parry] { CAP(ACC($actor)) } pare.
        [dodge] { CAP(ACC($actor)) } esquive.
        [block] { CAP(ACC($actor)) } bloque le coup.
       *[other] { GENDER($word) ->
            [f] { $actor } : { $word } réussie.
           *[other] { $actor } : { $word } réussi.
        }
    }
effect-not-defended =
    { $key ->
        [parry] { CAP(ACC($actor)) } ne parvient pas à parer.
        [dodge] { CAP(ACC($actor)) } ne parvient pas à esquiver.
        [block] { CAP(ACC($actor)) } ne parvient pas à bloquer.
       *[other] { GENDER($word) ->
            [f] { $actor } : { $word } manquée.
           *[other] { $actor } : { $word } manqué.
        }
    }
effect-avoids-hits = { CAP(ACC($actor)) } évite { $amount ->
        [0] 0 coup
        [one] un coup
       *[other] { $amount } coups
    }, il en reste { $left }.
deed-retreats = { $actor } : { $word }.
deed-interposes = { CAP(ACC($actor)) } s’interpose devant { ACC($target) }.
effect-takes-the-blow = { CAP(ACC($actor)) } prend le coup.
effect-strikes-arm = { CAP(ACC($actor)) } frappe le membre qui pare.
effect-strikes-limb =
    { BENDS($item) ->
        [yes] { CAP(ACC($actor)) } frappe le membre { INS($item) }.
       *[no] { CAP(ACC($actor)) } frappe le membre ({ $item }).
    }
effect-opening = { CAP(ACC($actor)) } voit une ouverture dans la garde { DE($target) }.

## Grappling

deed-closes-in = { CAP(ACC($actor)) } entre au contact { DE($target) }.
effect-follows = { CAP(ACC($actor)) } suit { ACC($target) } en { $at }.
effect-seizes =
    { BENDS($word) ->
        [yes] { CAP(ACC($actor)) } saisit { ACC($target) } { A($word) }.
       *[no] { CAP(ACC($actor)) } saisit { ACC($target) } : { $word }.
    }
effect-hold-ends = { CAP(ACC($actor)) } ne tient plus { ACC($target) }.
effect-one-hand-left = { CAP(ACC($actor)) } ne tient plus { ACC($target) } que d’une main.
effect-dragged-along = La prise entraîne { ACC($actor) } en { $at }.
effect-breaks-free = { CAP(ACC($actor)) } se libère { DE($target) }.
effect-stays-held = { CAP(ACC($actor)) } ne parvient pas à se libérer.
effect-locks = Prise de bras { DE($actor) } sur { ACC($target) } : { $word }.
effect-lock-holds = La prise tient, sans blesser.
effect-wrenches = Torsion { DE($actor) } sur { ACC($target) } ({ $amount }).
effect-wrench-fails = La torsion échoue.
effect-throws-down = { CAP(ACC($actor)) } projette { ACC($target) }.
effect-lands = { CAP(ACC($actor)) } atterrit en { $at }.
effect-strangles = { CAP(ACC($actor)) } étrangle { ACC($target) } ({ $amount }).
effect-strangle-fails = { CAP(ACC($target)) } résiste.
effect-chokes = Prise d’étranglement { DE($actor) } sur { ACC($target) } ({ $amount }).
effect-taken-down =
    { GENDER($actor) ->
        [f] { CAP(ACC($actor)) } est mise à terre.
        [m] { CAP(ACC($actor)) } est mis à terre.
       *[other] { CAP(ACC($actor)) } va à terre.
    }
effect-takedown-fails = Personne ne tombe.
effect-pins = { CAP(ACC($actor)) } maintient { ACC($target) } au sol.
effect-pin-fails = { CAP(ACC($target)) } échappe au maintien au sol.
effect-pin-ends = { CAP(ACC($actor)) } ne maintient plus { ACC($target) } au sol.
effect-second-hand = { CAP(ACC($actor)) } assure sa prise des deux mains.
effect-grabs =
    { BENDS($item) ->
        [yes] { CAP(ACC($actor)) } empoigne { ACC($item) }.
       *[no] { CAP(ACC($actor)) } empoigne : { $item }.
    }
effect-wrested =
    { BENDS($item) ->
        [yes] { CAP(ACC($actor)) } arrache { ACC($item) }.
       *[no] { CAP(ACC($actor)) } arrache : { $item }.
    }
effect-wrest-fails =
    { BENDS($item) ->
        [yes] Personne ne lâche { ACC($item) }.
       *[no] Personne ne lâche : { $item }.
    }

## Wounds and states

effect-injured = { CAP(ACC($actor)) } perd { $amount } PV ({ $word }), il lui en reste { $hp }.
effect-blunt-trauma = L’armure tient, mais le choc meurtrit : { $amount }.
effect-crippled =
    { GENDER($word) ->
        [f] { CAP($word) } estropiée.
        [m] { CAP($word) } estropié.
       *[other] Estropié : { $word }.
    }
effect-crippled-already =
    { GENDER($word) ->
        [f] { CAP($word) } déjà estropiée ; aucun PV n’est perdu.
        [m] { CAP($word) } déjà estropié ; aucun PV n’est perdu.
       *[other] Déjà estropié : { $word } ; aucun PV n’est perdu.
    }
effect-destroyed =
    { GENDER($word) ->
        [f] { CAP($word) } détruite.
        [m] { CAP($word) } détruit.
       *[other] Détruit : { $word }.
    }
effect-numbed =
    { GENDER($word) ->
        [f] { CAP($word) } engourdie
        [m] { CAP($word) } engourdi
       *[other] Engourdi : { $word }
    }, { $amount ->
        [one] une seconde
       *[other] { $amount } secondes
    }.
effect-deafened = { CAP(ACC($actor)) } n’entend plus rien.
effect-scarred = { CAP(ACC($actor)) } gardera une cicatrice.
effect-stunned =
    { GENDER($actor) ->
        [f] { CAP(ACC($actor)) } est étourdie.
        [m] { CAP(ACC($actor)) } est étourdi.
       *[other] Un étourdissement saisit { ACC($actor) }.
    }
effect-recovers = { CAP(ACC($actor)) } se reprend.
effect-unconscious = { CAP(ACC($actor)) } perd connaissance.
effect-mortally-wounded = { CAP(ACC($actor)) } reçoit une blessure mortelle.
effect-dies = { CAP(ACC($actor)) } meurt.
effect-body-destroyed = Il ne reste rien { DE($actor) }.
effect-collapses = { CAP(ACC($actor)) } s’effondre.
effect-out = { CAP(ACC($actor)) } est hors de combat.
effect-tired = { CAP(ACC($actor)) } perd { $amount } PF, il lui en reste { $fp }.
effect-worn-out = { CAP(ACC($actor)) } est à bout et perd { $amount } PV, il lui en reste { $hp }.
effect-off-balance = { CAP(ACC($actor)) } perd l’équilibre.
effect-guard-dropped = { CAP(ACC($actor)) } baisse sa garde.
effect-strained = { CAP(ACC($actor)) } se foule un membre.
effect-torn-muscle = { CAP(ACC($actor)) } se déchire un muscle.
effect-shaken = { CAP(ACC($actor)) } accuse le coup.
effect-helpless-before = { CAP(ACC($actor)) } ne peut rien faire pour se défendre.
effect-went-all-out = Après une Attaque Massive, { ACC($actor) } ne peut se défendre.
effect-from-behind = L’attaque vient de dos : { ACC($actor) } ne peut se défendre.
effect-not-aware = { CAP(ACC($actor)) } ne voit pas venir l’attaque.
effect-comes-to-lie = Tombé en { $at } : { $item }.
effect-drops =
    { BENDS($item) ->
        [yes] { CAP(ACC($actor)) } lâche { GEN($item) }.
       *[no] { CAP(ACC($actor)) } lâche : { $item }.
    }
effect-breaks =
    { BENDS($item) ->
        [yes] { CAP(ACC($item)) } se brise.
       *[no] Arme brisée : { $item }.
    }
effect-unready = Arme non prête : { $item }.
effect-fast-draws =
    { BENDS($item) ->
        [yes] { CAP(ACC($actor)) } dégaine { GEN($item) }.
       *[no] { CAP(ACC($actor)) } dégaine : { $item }.
    }
effect-arrow-lost =
    { $amount ->
        [0] { CAP(ACC($actor)) } laisse échapper sa dernière flèche.
       *[other] { CAP(ACC($actor)) } laisse échapper une flèche ; il lui en reste { $amount }.
    }

## Parts of numbers

part-acrobatic-dodge = esquive acrobatique
part-acrobatics = Acrobaties
part-aim = visée
part-all-out-defence = Défense Massive
part-all-out-determined = Attaque Massive, déterminée
part-all-out-ranged = Attaque Massive à distance
part-all-out-strong = Attaque Massive, puissante
part-at-most-nine = maximum 9
part-at-weapon = viser l’arme
part-bad-footing = mauvais appui
part-bare-against-weapon = mains nues contre arme
part-below-zero = sous zéro
part-blind = aveugle
part-block = Blocage
part-brawling = Bagarre
part-bulk = encombrement de l’arme
part-choke-hold = prise d’étranglement
part-choke-weapon = arme
part-enhanced-defence = Défense améliorée
part-shield-block = blocage du bouclier
part-combat-reflexes = Réflexes de combat
part-committed = Attaque Engagée
part-committed-determined = Attaque Engagée, déterminée
part-committed-strong = Attaque Engagée, puissante
part-contest-level = test ramené au niveau de 10
part-contest-proportion = en proportion
part-cover = couvert
part-damage-adds = bonus de dégâts
part-darkness = obscurité
part-deceptive = Attaque Trompeuse
part-defensive-attack = Attaque Défensive
part-dexterity = Dextérité (DX)
part-disarming = désarmer
part-distraction = distraction
part-dive = plongeon
part-dodge = Esquive
part-dual-weapon = Attaque à Deux Armes
part-dx = Dextérité (DX)
part-encumbrance = encombrement
part-entangled = dans la mêlée
part-evaluate = Évaluer
part-fast-draw = Dégainer
part-feint = Feinte
part-feverish-defence = Défense Fiévreuse
part-flail = fléau
part-foe-low = adversaire bas
part-foe-lying = adversaire couché
part-from-the-front = de face
part-from-the-side = de côté
part-grappled = pris à la lutte
part-great-lunge = Grande Fente
part-guard-dropped = garde baissée
part-hand = main
part-hard-to-kill = Dur à tuer
part-hard-to-subdue = Dur à assommer
part-head-wound = blessure à la tête
part-health = Santé (HT)
part-helpers = autres lutteurs
part-heroic-charge = Charge Héroïque
part-high-pain-threshold = Résistance à la douleur
part-intelligence = QI
part-judo = Judo
part-karate = Karaté
part-kicking = coup de pied
part-knocked-far = repoussé loin
part-large-shield = grand bouclier
part-location = localisation
part-lock = prise
part-locked = bras bloqué
part-long-swing = longue taille
part-low-pain-threshold = Sensibilité à la douleur
part-low-target = cible basse
part-mighty-blow = Coup Puissant
part-misled = trompé par une feinte
part-more-hands = plus de mains
part-off-balance = déséquilibré
part-off-hand = mauvaise main
part-on-the-move = en mouvement
part-one-hand = une main
part-over-another = derrière un autre
part-parry = Parade
part-pin = maintien au sol
part-posture = posture
part-range = distance
part-rapid-fire = tir en rafale
part-reeling = chancelant
part-repeated = répétée
part-resistance = résistance
part-retreat = reculer
part-second-step = deuxième pas
part-shaken = sonné
part-shield = bouclier
part-shield-in-the-way = bouclier gênant
part-shield-skill = Bouclier
part-shock = choc
part-side-attack = attaque de côté
part-size = taille (MT)
part-skill = compétence
part-skill-damage = compétence
part-sore-limb = membre meurtri
part-rapid-strike = Attaque Rapide
part-stop-thrust = coup d’arrêt
part-stray = tir perdu
part-strength = Force (ST)
part-stunned = étourdi
part-sumo = Sumo
part-supported-parry = Parade supportée
part-suppression = Tir de Suppression
part-telegraphic = Attaque Prévisible
part-tender-spot = point sensible
part-throw-for-damage = pour faire mal
part-thrown-weapon = arme lancée
part-tired = fatigué
part-too-weak = trop faible
part-torn-muscle = muscle déchiré
part-trained-attacker = attaquant entraîné
part-trained-fall = chute entraînée
part-two-hands = deux mains
part-two-weapon-parry = Parade à deux armes
part-vain-attempts = vaines tentatives
part-watchfulness = vigilance
part-weapon-parry = parade de l’arme
part-wild-swing = coup au hasard
part-will = Volonté
part-wrench = torsion
part-wrestler = lutteur
part-wrestling = Lutte

## Rolls

roll-acrobatics = Acrobaties
roll-arm-or-leg = bras ou jambe
roll-attack = l’attaque
roll-balance = l’équilibre
roll-block = Blocage
roll-break-free = se libérer
roll-breakage = la casse
roll-choke = la prise d’étranglement
roll-clear-malfunction = désenrayer l’arme
roll-collision = la collision
roll-coming-to = reprendre connaissance
roll-consciousness = rester conscient
roll-critical-head-hit = le critique à la tête
roll-critical-hit = le coup critique
roll-critical-miss = la maladresse
roll-critical-miss-unarmed = la maladresse
roll-damage = les dégâts
roll-death = survivre
roll-direction = la direction
roll-disarm = désarmer
roll-dodge = Esquive
roll-evade = passer
roll-exhaustion = tenir
roll-fast-draw = Dégainer
roll-feint = la feinte
roll-flying-weapon = l’arme volante
roll-interpose = l’interposition
roll-keep-aim = garder la visée
roll-keep-concentration = la concentration
roll-knockdown = rester debout
roll-lands = la chute de l’arme
roll-location = la localisation
roll-lock = la prise
roll-malfunction = l’incident de tir
roll-parry = Parade
roll-pin = maintenir
roll-pull-out = retirer l’arme
roll-recovery = se reprendre
roll-resist-feint = percer la feinte
roll-side = le côté
roll-slam-damage = l’impact
roll-strangle = étrangler
roll-strike-limb = frapper le membre
roll-suffocation = le souffle
roll-takedown = la mise à terre
roll-thrown = la chute
roll-torn-muscle = le muscle déchiré
roll-turn-order = l’ordre des tours
roll-weapon-flies = la distance
roll-which-hand = quelle main
roll-who-is-first = qui est le premier
roll-wrench = la torsion
roll-wrest = arracher

## Questions

ask-turn = { $who } : quelle manœuvre ?
    .short = à son tour
ask-attack = { $who } : quelle attaque ?
    .short = avec l’attaque
ask-step = { $who } : un pas maintenant ?
    .short = avec le pas
ask-defence = { CAP(ACC($attacker)) } va toucher { ACC($who) } : quelle défense ?
    .short = en défense
ask-second-defence = { $who } : une seconde défense contre { ACC($attacker) } ?
    .short = en seconde défense
ask-interpose = { $who } : s’interposer entre { ACC($ally) } et { ACC($attacker) } ?
    .short = pour un autre
ask-wait = { CAP(ACC($who)) } attendait cela : maintenant, contre { ACC($other) } ?
    .short = après l’attente
ask-resist = { $who } : barrer la route { A($other) } ?
    .short = au passage
ask-parrying-arm = { $who } : frapper plutôt le membre qui pare { DE($other) } ?
    .short = contre une parade
ask-strike-limb = { $who } : frapper le membre { DE($other) } ?
    .short = contre un membre

## Groups of manoeuvres

group-attacks = Attaques
group-moving-attacks = Attaques en mouvement
group-movement = Mouvement
group-preparations = Préparations
group-specials = Spéciales
group-free = Actions gratuites

## Reasons

reason-field-not-free = Cet hex n’est pas libre.
reason-item-unknown = Cet objet n’est pas ici.
reason-not-a-path = Ce n’est pas un chemin.
reason-sheet-wrong = La fiche est incorrecte : { $value }.
reason-stunned = Un personnage étourdi doit choisir la manœuvre « Ne Rien Faire ».
reason-no-such-retreat = Un tel recul n’est pas possible maintenant.
reason-too-deceptive = Le score tomberait sous 10.
reason-no-such-option = Cela ne peut être déclaré ici.
reason-no-such-effort = Cet effort n’est pas possible maintenant, ou les forces manquent.
reason-no-such-split = Cette attaque ne peut être dédoublée ainsi.
reason-too-many-shots = L’arme ne peut tirer autant.
reason-no-such-step = Ce pas ou cette rotation n’est plus possible.
reason-no-such-version = La manœuvre n’a pas cette version maintenant.
reason-nothing-with-that = On ne peut rien en faire maintenant.
reason-not-that-place = Cette partie ne peut être frappée ou saisie ainsi.
reason-not-with-that = Ce n’est pas prêt, pas en main ou pas fait pour cela.
reason-declared-otherwise = La manœuvre a été déclarée avec autre chose que les mains nues.
reason-not-within-reach = Cela ne peut atteindre cette cible maintenant.
reason-nothing-to-block-with = Aucun bouclier ne peut bloquer cela maintenant.
reason-nothing-to-parry-with = Aucune arme ni main ne peut parer cela maintenant.
reason-defended-so-already = La seconde défense doit être d’une autre sorte.
reason-no-such-hold = Aucune prise ne le permet maintenant.
reason-nobody-to-run-into = Il n’y a personne à percuter, seul et droit devant.
reason-no-hand-for-it = Pas de main libre pour cela, ou personne d’assez proche.
reason-nothing-to-shoot = Rien de chargé pour cela, ou personne à portée et en vue.
reason-nobody-in-reach = Personne n’est à portée de ce qui est prêt.
reason-nothing-to-draw = Rien à dégainer si vite, ou pas de main pour cela.
reason-nothing-to-drop = Rien en main qu’on puisse lâcher.
reason-no-lock = Aucune Prise de bras à serrer, ou elle l’a déjà été ce tour.
reason-holds-nobody = Vous ne tenez personne.
reason-nobody-to-study = Personne en vue n’est assez proche pour être étudié.
reason-nothing-to-aim = Rien de chargé pour viser, ou personne en vue.
reason-nothing-to-ready = Aucune main libre n’a rien à préparer.
reason-no-other-posture = Cette posture ne peut pas être prise d’ici.
reason-nothing-to-attack-with = Rien n’est prêt pour attaquer.
reason-must-do-nothing = Après ce coup, il faut choisir « Ne Rien Faire » ce tour-ci.
reason-pinned = Qui est maintenu au sol ne peut que tenter de se libérer.
reason-cannot-move = Vous ne pouvez pas bouger.
reason-hex-occupied = Quelqu’un s’y trouve.
reason-no-way = On ne passe pas.
reason-too-far = C’est trop loin.

## Slots

slot-acrobatic = acrobatique
slot-as = comme
slot-at = où
slot-bonus = avec le bonus
slot-chink = défaut de l’armure
slot-deceptive = tromperie
slot-effort = effort supplémentaire
slot-facing = orientation
slot-hand = main
slot-hands = mains
slot-item = objet
slot-location = localisation
slot-mode = comment
slot-part = partie
slot-path = chemin
slot-posture = posture
slot-retreat = reculer
slot-second = seconde cible
slot-shots = coups
slot-skill = compétence
slot-split = deux attaques
slot-steps = pas ou hex
slot-target = cible
slot-telegraphic = prévisible
slot-to = vers
slot-use = modèle
slot-version = version
slot-way = manière
slot-weapon = arme
slot-when = quand
slot-who = qui

## Manoeuvres and other verbs

verb-do-nothing = Ne Rien Faire
verb-move = Déplacement
verb-change-posture = Changement de Posture
verb-ready = Préparer
verb-aim = Viser
verb-evaluate = Évaluer
verb-concentrate = Se Concentrer
verb-attack = Attaque
verb-all-out-attack = Attaque Massive
verb-committed-attack = Attaque Engagée
verb-defensive-attack = Attaque Défensive
verb-all-out-defence = Défense Massive
verb-move-and-attack = Attaque Mobile
verb-all-out-slam = Attaque Mobile Massive
verb-wait = Attendre
verb-let-go = lâcher prise
verb-drop = lâcher
verb-crouch = s’accroupir ou se redresser
verb-fast-draw = Dégainer
verb-crank = serrer la prise
verb-strike = frapper
verb-shoot = tirer
verb-throw = lancer
verb-feint = Feinte
verb-disarm = désarmer
verb-grapple = Lutte
verb-grab = empoigner un objet
verb-slam = Slam
verb-suppress = Tir de Suppression
verb-done = ne plus attaquer
verb-break-free = Se Libérer
verb-arm-lock = Prise de bras
verb-judo-throw = Projection de Judo
verb-strangle = Étrangler
verb-choke = Prise d’Étranglement
verb-neck-snap = Tordre le Cou
verb-wrench = Tordre un Membre
verb-takedown = Mise à Terre
verb-pin = Maintenir
verb-add-hand = saisir à deux mains
verb-wrest = arracher
verb-none = ne pas se défendre
verb-dodge = Esquive
    .gender = f
verb-parry = Parade
    .gender = f
verb-block = Blocage
    .gender = m
verb-interpose = Interposition
verb-stand-by = rester à l’écart
verb-proceed = déclencher
verb-keep-waiting = attendre encore
verb-resist = barrer la route
verb-let-pass = laisser passer
verb-strike-arm = frapper le membre qui pare
verb-as-declared = frapper comme annoncé
verb-strike-limb = frapper le membre
verb-no = non
verb-stay = rester
verb-step = faire un pas
verb-rise = se relever
verb-kneel = s’agenouiller

## Words

word-double = deux attaques
word-determined = +4 pour toucher
word-strong = aux dégâts
word-long = allonge
word-ranged = à Distance
word-suppression = Tir de Suppression
word-u-parry = parade avec une arme U
word-tiring = fatigant
word-toxic = toxique
word-corrosive = corrosif
word-burning = brûlant
word-huge-piercing = énorme perçant
word-large-piercing = gros perçant
word-piercing = perçant
word-small-piercing = petit perçant
word-impaling = perforant
word-cutting = tranchant
word-crushing = de broyage
word-melee = Corps à Corps
word-rapid-strike = Attaque Rapide
word-dual-weapon = Attaque à Deux Armes
word-yes = oui
word-defensive = défensive
word-fatigue = fatigue
word-eye = œil
    .acc = l’œil
    .de = de l’œil
    .a = à l’œil
    .gender = m
word-skull = crâne
    .acc = le crâne
    .de = du crâne
    .a = au crâne
    .gender = m
word-face = visage
    .acc = le visage
    .de = du visage
    .a = au visage
    .gender = m
word-neck = cou
    .acc = le cou
    .de = du cou
    .a = au cou
    .gender = m
word-torso = torse
    .acc = le torse
    .de = du torse
    .a = au torse
    .gender = m
word-vitals = organes vitaux
    .acc = les organes vitaux
    .de = des organes vitaux
    .a = aux organes vitaux
word-groin = bas-ventre
    .acc = le bas-ventre
    .de = du bas-ventre
    .a = au bas-ventre
    .gender = m
word-right-arm = bras droit
    .acc = le bras droit
    .de = du bras droit
    .a = au bras droit
    .gender = m
word-left-arm = bras gauche
    .acc = le bras gauche
    .de = du bras gauche
    .a = au bras gauche
    .gender = m
word-right-hand = main droite
    .acc = la main droite
    .de = de la main droite
    .a = à la main droite
    .gender = f
word-left-hand = main gauche
    .acc = la main gauche
    .de = de la main gauche
    .a = à la main gauche
    .gender = f
word-right-leg = jambe droite
    .acc = la jambe droite
    .de = de la jambe droite
    .a = à la jambe droite
    .gender = f
word-left-leg = jambe gauche
    .acc = la jambe gauche
    .de = de la jambe gauche
    .a = à la jambe gauche
    .gender = f
word-right-foot = pied droit
    .acc = le pied droit
    .de = du pied droit
    .a = au pied droit
    .gender = m
word-left-foot = pied gauche
    .acc = le pied gauche
    .de = du pied gauche
    .a = au pied gauche
    .gender = m
word-leg = jambe
    .acc = la jambe
    .de = de la jambe
    .a = à la jambe
    .gender = f
word-random = au hasard
word-swing = Taille
word-thrust = Estoc
word-swing-cr = taille, broyage
word-swing-imp = taille, pointe
word-bash = coup de bouclier
word-shot = tir
word-flurry = Déluge de Coups
word-mighty-blow = Coup Puissant
word-giant-step = Pas de géant
word-great-lunge = Grande Fente
word-heroic-charge = Charge Héroïque
word-feverish = Défense Fiévreuse
word-recovery = Récupération Rapide
word-recovery-parry = Récupération Rapide, parade
word-back = Reculer
word-dive = Plonger ou Tomber
word-aside = Pas de côté
word-forward = Pas en avant
word-crossed = Parade à deux armes
word-supported = Parade supportée
word-standing = debout
word-crouching = accroupi
word-kneeling = agenouillé
word-sitting = assis
word-crawling = rampant
word-lying = couché
word-rise = se relever
word-kneel = s’agenouiller
word-right = main droite
word-left = main gauche
word-both = deux mains
word-draw-right = dégainer, main droite
word-draw-left = dégainer, main gauche
word-draw-both = dégainer, deux mains
word-pick-up-right = ramasser, main droite
word-pick-up-left = ramasser, main gauche
word-pick-up-both = ramasser, deux mains
word-reload = recharger
word-clear = désenrayer
word-pull = retirer
word-stow = ranger
word-switch = changer de main
word-one-hand = une main
word-two-hands = deux mains
word-reach-0 = allonge C
word-reach-1 = allonge 1
word-reach-2 = allonge 2
word-reach-3 = allonge 3
word-reach-4 = allonge 4
word-foe-in-reach = un adversaire arrive à portée
word-foe-within = un adversaire approche
word-foe-enters = un adversaire entre dans un hex
word-foe-in-view = un adversaire apparaît
word-attack-on-me = on m’attaque
word-attack-on-ally = on attaque un allié
word-attack-on-anybody = on attaque quelqu’un
word-ally-attacks = un allié attaque
word-manoeuvre = une manœuvre est annoncée
word-turn-ends = un tour se termine
word-dx = DX
word-judo = Judo
word-karate = Karaté
word-boxing = Boxe
word-brawling = Bagarre
word-wrestling = Lutte
word-sumo = Sumo
value-way-damage = pour faire mal
word-damage = pour faire mal
word-go-down = tomber avec la victime
item-punch = coup de poing
    .acc = le coup de poing
    .gen = le coup de poing
    .ins = d’un coup de poing
    .gender = m
item-kick = coup de pied
    .acc = le coup de pied
    .gen = le coup de pied
    .ins = d’un coup de pied
    .gender = m
item-head-butt = coup de tête
    .acc = le coup de tête
    .gen = le coup de tête
    .ins = d’un coup de tête
    .gender = m
item-bare-hands = mains nues
    .acc = mains nues
    .gen = mains nues
    .ins = à mains nues
    .gender = f
item-slam = Slam
    .acc = le Slam
    .gen = le Slam
    .ins = d’un Slam
    .gender = m
item-right-hand = main droite
item-left-hand = main gauche
item-leg = jambe

## States

state-stunned = étourdi
state-mentally-stunned = étourdi (mental)
state-unconscious = inconscient
state-dead = mort
state-mortal = blessé à mort
state-asleep = endormi
state-collapsed = effondré
state-yielded = s’est rendu
state-off_balance = déséquilibré
state-guard_dropped = garde baissée
state-idle = ne peut rien faire
state-face_down = face contre terre
state-braced = en appui
state-unaware = inconscient du danger
state-waiting = attend
state-strangled = étranglé
state-pinned = maintenu au sol
state-held = tenu
state-holding = tient quelqu’un
state-reeling = chancelant
state-crouching = accroupi
state-kneeling = agenouillé
state-sitting = assis
state-crawling = rampant
state-lying = couché

## Objets

item-axe = hache
    .acc = la hache
    .gen = sa hache
    .ins = avec sa hache
    .gender = f
item-hatchet = hachette
    .acc = la hachette
    .gen = sa hachette
    .ins = avec sa hachette
    .gender = f
item-throwing-axe = hache de lancer
    .acc = la hache de lancer
    .gen = sa hache de lancer
    .ins = avec sa hache de lancer
    .gender = f
item-small-mace = petite masse
    .acc = la petite masse
    .gen = sa petite masse
    .ins = avec sa petite masse
    .gender = f
item-mace = masse
    .acc = la masse
    .gen = sa masse
    .ins = avec sa masse
    .gender = f
item-pick = pic
    .acc = le pic
    .gen = son pic
    .ins = avec son pic
    .gender = m
item-light-club = gourdin
    .acc = le gourdin
    .gen = son gourdin
    .ins = avec son gourdin
    .gender = m
item-broadsword = épée large
    .acc = l’épée large
    .gen = son épée large
    .ins = avec son épée large
    .gender = f
item-thrusting-broadsword = épée large d’estoc
    .acc = l’épée large d’estoc
    .gen = son épée large d’estoc
    .ins = avec son épée large d’estoc
    .gender = f
item-cavalry-saber = sabre de cavalerie
    .acc = le sabre de cavalerie
    .gen = son sabre de cavalerie
    .ins = avec son sabre de cavalerie
    .gender = m
item-bastard-sword = épée bâtarde
    .acc = l’épée bâtarde
    .gen = son épée bâtarde
    .ins = avec son épée bâtarde
    .gender = f
item-katana = katana
    .acc = le katana
    .gen = son katana
    .ins = avec son katana
    .gender = m
item-greatsword = épée à deux mains
    .acc = l’épée à deux mains
    .gen = son épée à deux mains
    .ins = avec son épée à deux mains
    .gender = f
item-thrusting-greatsword = épée à deux mains d’estoc
    .acc = l’épée à deux mains d’estoc
    .gen = son épée à deux mains d’estoc
    .ins = avec son épée à deux mains d’estoc
    .gender = f
item-shortsword = épée courte
    .acc = l’épée courte
    .gen = son épée courte
    .ins = avec son épée courte
    .gender = f
item-cutlass = sabre d’abordage
    .acc = le sabre d’abordage
    .gen = son sabre d’abordage
    .ins = avec son sabre d’abordage
    .gender = m
item-baton = matraque
    .acc = la matraque
    .gen = sa matraque
    .ins = avec sa matraque
    .gender = f
item-rapier = rapière
    .acc = la rapière
    .gen = sa rapière
    .ins = avec sa rapière
    .gender = f
item-smallsword = épée de cour
    .acc = l’épée de cour
    .gen = son épée de cour
    .ins = avec son épée de cour
    .gender = f
item-saber = sabre
    .acc = le sabre
    .gen = son sabre
    .ins = avec son sabre
    .gender = m
item-main-gauche = main-gauche
    .acc = le main-gauche
    .gen = son main-gauche
    .ins = avec son main-gauche
    .gender = m
item-short-staff = bâton court
    .acc = le bâton court
    .gen = son bâton court
    .ins = avec son bâton court
    .gender = m
item-large-knife = grand couteau
    .acc = le grand couteau
    .gen = son grand couteau
    .ins = avec son grand couteau
    .gender = m
item-small-knife = petit couteau
    .acc = le petit couteau
    .gen = son petit couteau
    .ins = avec son petit couteau
    .gender = m
item-dagger = dague
    .acc = la dague
    .gen = sa dague
    .ins = avec sa dague
    .gender = f
item-spear = lance
    .acc = la lance
    .gen = sa lance
    .ins = avec sa lance
    .gender = f
item-long-spear = longue lance
    .acc = la longue lance
    .gen = sa longue lance
    .ins = avec sa longue lance
    .gender = f
item-javelin = javelot
    .acc = le javelot
    .gen = son javelot
    .ins = avec son javelot
    .gender = m
item-quarterstaff = bâton
    .acc = le bâton
    .gen = son bâton
    .ins = avec son bâton
    .gender = m
item-glaive = fauchard
    .acc = le fauchard
    .gen = son fauchard
    .ins = avec son fauchard
    .gender = m
item-naginata = naginata
    .acc = la naginata
    .gen = sa naginata
    .ins = avec sa naginata
    .gender = f
item-halberd = hallebarde
    .acc = la hallebarde
    .gen = sa hallebarde
    .ins = avec sa hallebarde
    .gender = f
item-poleaxe = hache d’armes
    .acc = la hache d’armes
    .gen = sa hache d’armes
    .ins = avec sa hache d’armes
    .gender = f
item-great-axe = grande hache
    .acc = la grande hache
    .gen = sa grande hache
    .ins = avec sa grande hache
    .gender = f
item-maul = maillet
    .acc = le maillet
    .gen = son maillet
    .ins = avec son maillet
    .gender = m
item-warhammer = marteau de guerre
    .acc = le marteau de guerre
    .gen = son marteau de guerre
    .ins = avec son marteau de guerre
    .gender = m
item-scythe = faux
    .acc = la faux
    .gen = sa faux
    .ins = avec sa faux
    .gender = f
item-morningstar = fléau d’armes
    .acc = le fléau d’armes
    .gen = son fléau d’armes
    .ins = avec son fléau d’armes
    .gender = m
item-nunchaku = nunchaku
    .acc = le nunchaku
    .gen = son nunchaku
    .ins = avec son nunchaku
    .gender = m
item-two-handed-flail = fléau à deux mains
    .acc = le fléau à deux mains
    .gen = son fléau à deux mains
    .ins = avec son fléau à deux mains
    .gender = m
item-kusari = kusari
    .acc = la kusari
    .gen = sa kusari
    .ins = avec sa kusari
    .gender = f
item-whip = fouet
    .acc = le fouet
    .gen = son fouet
    .ins = avec son fouet
    .gender = m
item-blackjack = matraque plombée
    .acc = la matraque plombée
    .gen = sa matraque plombée
    .ins = avec sa matraque plombée
    .gender = f
item-brass-knuckles = coup-de-poing américain
    .acc = le coup-de-poing américain
    .gen = son coup-de-poing américain
    .ins = avec son coup-de-poing américain
    .gender = m
item-lance = lance de cavalerie
    .acc = la lance de cavalerie
    .gen = sa lance de cavalerie
    .ins = avec sa lance de cavalerie
    .gender = f
item-short-bow = arc court
    .acc = l’arc court
    .gen = son arc court
    .ins = avec son arc court
    .gender = m
item-regular-bow = arc
    .acc = l’arc
    .gen = son arc
    .ins = avec son arc
    .gender = m
item-longbow = arc long
    .acc = l’arc long
    .gen = son arc long
    .ins = avec son arc long
    .gender = m
item-composite-bow = arc composite
    .acc = l’arc composite
    .gen = son arc composite
    .ins = avec son arc composite
    .gender = m
item-crossbow = arbalète
    .acc = l’arbalète
    .gen = son arbalète
    .ins = avec son arbalète
    .gender = f
item-pistol-crossbow = arbalète de poing
    .acc = l’arbalète de poing
    .gen = son arbalète de poing
    .ins = avec son arbalète de poing
    .gender = f
item-sling = fronde
    .acc = la fronde
    .gen = sa fronde
    .ins = avec sa fronde
    .gender = f
item-staff-sling = fustibale
    .acc = la fustibale
    .gen = sa fustibale
    .ins = avec sa fustibale
    .gender = f
item-blowpipe = sarbacane
    .acc = la sarbacane
    .gen = sa sarbacane
    .ins = avec sa sarbacane
    .gender = f
item-atlatl-with-javelin = propulseur
    .acc = le propulseur
    .gen = son propulseur
    .ins = avec son propulseur
    .gender = m
item-harpoon = harpon
    .acc = le harpon
    .gen = son harpon
    .ins = avec son harpon
    .gender = m
item-shuriken = shuriken
    .acc = le shuriken
    .gen = son shuriken
    .ins = avec son shuriken
    .gender = m
item-flintlock-pistol = pistolet à silex
    .acc = le pistolet à silex
    .gen = son pistolet à silex
    .ins = avec son pistolet à silex
    .gender = m
item-revolver = revolver
    .acc = le revolver
    .gen = son revolver
    .ins = avec son revolver
    .gender = m
item-auto-pistol-9mm = pistolet 9 mm
    .acc = le pistolet 9 mm
    .gen = son pistolet 9 mm
    .ins = avec son pistolet 9 mm
    .gender = m
item-auto-pistol-45 = pistolet .45
    .acc = le pistolet .45
    .gen = son pistolet .45
    .ins = avec son pistolet .45
    .gender = m
item-submachine-gun = pistolet-mitrailleur
    .acc = le pistolet-mitrailleur
    .gen = son pistolet-mitrailleur
    .ins = avec son pistolet-mitrailleur
    .gender = m
item-pump-shotgun = fusil à pompe
    .acc = le fusil à pompe
    .gen = son fusil à pompe
    .ins = avec son fusil à pompe
    .gender = m
item-bolt-action-rifle = fusil à verrou
    .acc = le fusil à verrou
    .gen = son fusil à verrou
    .ins = avec son fusil à verrou
    .gender = m
item-scoped-rifle = fusil à lunette
    .acc = le fusil à lunette
    .gen = son fusil à lunette
    .ins = avec son fusil à lunette
    .gender = m
item-assault-rifle = fusil d’assaut
    .acc = le fusil d’assaut
    .gen = son fusil d’assaut
    .ins = avec son fusil d’assaut
    .gender = m
item-battle-rifle = fusil de guerre
    .acc = le fusil de guerre
    .gen = son fusil de guerre
    .ins = avec son fusil de guerre
    .gender = m
item-light-machine-gun = mitrailleuse légère
    .acc = la mitrailleuse légère
    .gen = sa mitrailleuse légère
    .ins = avec sa mitrailleuse légère
    .gender = f
item-light-shield = bouclier léger
    .acc = le bouclier léger
    .gen = son bouclier léger
    .ins = avec son bouclier léger
    .gender = m
item-buckler = bocle
    .acc = la bocle
    .gen = sa bocle
    .ins = avec sa bocle
    .gender = f
item-small-shield = petit bouclier
    .acc = le petit bouclier
    .gen = son petit bouclier
    .ins = avec son petit bouclier
    .gender = m
item-medium-shield = bouclier moyen
    .acc = le bouclier moyen
    .gen = son bouclier moyen
    .ins = avec son bouclier moyen
    .gender = m
item-spiked-small-shield = petit bouclier à pointe
    .acc = le petit bouclier à pointe
    .gen = son petit bouclier à pointe
    .ins = avec son petit bouclier à pointe
    .gender = m
item-spiked-medium-shield = bouclier moyen à pointe
    .acc = le bouclier moyen à pointe
    .gen = son bouclier moyen à pointe
    .ins = avec son bouclier moyen à pointe
    .gender = m
item-large-shield = grand bouclier
    .acc = le grand bouclier
    .gen = son grand bouclier
    .ins = avec son grand bouclier
    .gender = m
item-light-cloak = cape légère
    .acc = la cape légère
    .gen = sa cape légère
    .ins = avec sa cape légère
    .gender = f
item-heavy-cloak = cape lourde
    .acc = la cape lourde
    .gen = sa cape lourde
    .ins = avec sa cape lourde
    .gender = f
item-quiver = carquois
    .acc = le carquois
    .gen = son carquois
    .ins = avec son carquois
    .gender = m
item-arrows = faisceau de flèches
    .acc = le faisceau de flèches
    .gen = son faisceau de flèches
    .ins = avec son faisceau de flèches
    .gender = m
item-bolts = faisceau de carreaux
    .acc = le faisceau de carreaux
    .gen = son faisceau de carreaux
    .ins = avec son faisceau de carreaux
    .gender = m
item-magazine = chargeur
    .acc = le chargeur
    .gen = son chargeur
    .ins = avec son chargeur
    .gender = m
item-smoke-grenade = fumigène
    .acc = le fumigène
    .gen = son fumigène
    .ins = avec son fumigène
    .gender = m
item-pack = sac
    .acc = le sac
    .gen = son sac
    .ins = avec son sac
    .gender = m
item-torch = torche
    .acc = la torche
    .gen = sa torche
    .ins = avec sa torche
    .gender = f
item-cloth-armour = armure de toile
    .acc = l’armure de toile
    .gen = son armure de toile
    .ins = avec son armure de toile
    .gender = f
item-leather-jacket = veste de cuir
    .acc = la veste de cuir
    .gen = sa veste de cuir
    .ins = avec sa veste de cuir
    .gender = f
item-leather-armour = armure de cuir
    .acc = l’armure de cuir
    .gen = son armure de cuir
    .ins = avec son armure de cuir
    .gender = f
item-buff-coat = buffle
    .acc = le buffle
    .gen = son buffle
    .ins = avec son buffle
    .gender = m
item-light-scale = écailles légères
item-scale-armour = armure d’écailles
    .acc = l’armure d’écailles
    .gen = son armure d’écailles
    .ins = avec son armure d’écailles
    .gender = f
item-mail-shirt = chemise de mailles
    .acc = la chemise de mailles
    .gen = sa chemise de mailles
    .ins = avec sa chemise de mailles
    .gender = f
item-mail-hauberk = haubert de mailles
    .acc = le haubert de mailles
    .gen = son haubert de mailles
    .ins = avec son haubert de mailles
    .gender = m
item-double-mail-hauberk = haubert à mailles doubles
    .acc = le haubert à mailles doubles
    .gen = son haubert à mailles doubles
    .ins = avec son haubert à mailles doubles
    .gender = m
item-lorica-segmentata = lorica segmentata
    .acc = la lorica segmentata
    .gen = sa lorica segmentata
    .ins = avec sa lorica segmentata
    .gender = f
item-steel-breastplate = plastron d’acier
    .acc = le plastron d’acier
    .gen = son plastron d’acier
    .ins = avec son plastron d’acier
    .gender = m
item-steel-laminate-plate = armure lamellaire d’acier
    .acc = l’armure lamellaire d’acier
    .gen = son armure lamellaire d’acier
    .ins = avec son armure lamellaire d’acier
    .gender = f
item-steel-corselet = corselet d’acier
    .acc = le corselet d’acier
    .gen = son corselet d’acier
    .ins = avec son corselet d’acier
    .gender = m
item-heavy-steel-corselet = corselet d’acier lourd
    .acc = le corselet d’acier lourd
    .gen = son corselet d’acier lourd
    .ins = avec son corselet d’acier lourd
    .gender = m
item-cloth-sleeves = manches de toile
    .acc = les manches de toile
    .gen = ses manches de toile
    .ins = avec ses manches de toile
    .gender = f
item-heavy-leather-sleeves = manches de cuir épais
    .acc = les manches de cuir épais
    .gen = ses manches de cuir épais
    .ins = avec ses manches de cuir épais
    .gender = f
item-mail-sleeves = manches de mailles
    .acc = les manches de mailles
    .gen = ses manches de mailles
    .ins = avec ses manches de mailles
    .gender = f
item-scale-sleeves = manches d’écailles
    .acc = les manches d’écailles
    .gen = ses manches d’écailles
    .ins = avec ses manches d’écailles
    .gender = f
item-plate-arms = brassards de plates
    .acc = les brassards de plates
    .gen = ses brassards de plates
    .ins = avec ses brassards de plates
    .gender = m
item-heavy-plate-arms = brassards de plates lourds
    .acc = les brassards de plates lourds
    .gen = ses brassards de plates lourds
    .ins = avec ses brassards de plates lourds
    .gender = m
item-leather-leggings = jambières de cuir
    .acc = les jambières de cuir
    .gen = ses jambières de cuir
    .ins = avec ses jambières de cuir
    .gender = f
item-heavy-leather-leggings = jambières de cuir épais
    .acc = les jambières de cuir épais
    .gen = ses jambières de cuir épais
    .ins = avec ses jambières de cuir épais
    .gender = f
item-studded-leather-skirt = jupe de cuir clouté
    .acc = la jupe de cuir clouté
    .gen = sa jupe de cuir clouté
    .ins = avec sa jupe de cuir clouté
    .gender = f
item-mail-leggings = chausses de mailles
    .acc = les chausses de mailles
    .gen = ses chausses de mailles
    .ins = avec ses chausses de mailles
    .gender = f
item-plate-legs = jambières de plates
    .acc = les jambières de plates
    .gen = ses jambières de plates
    .ins = avec ses jambières de plates
    .gender = f
item-heavy-plate-legs = jambières de plates lourdes
    .acc = les jambières de plates lourdes
    .gen = ses jambières de plates lourdes
    .ins = avec ses jambières de plates lourdes
    .gender = f
item-cloth-cap = bonnet de toile
    .acc = le bonnet de toile
    .gen = son bonnet de toile
    .ins = avec son bonnet de toile
    .gender = m
item-leather-helm = casque de cuir
    .acc = le casque de cuir
    .gen = son casque de cuir
    .ins = avec son casque de cuir
    .gender = m
item-pot-helm = chapel de fer
    .acc = le chapel de fer
    .gen = son chapel de fer
    .ins = avec son chapel de fer
    .gender = m
item-mail-coif = camail
    .acc = le camail
    .gen = son camail
    .ins = avec son camail
    .gender = m
item-legionary-helmet = casque de légionnaire
    .acc = le casque de légionnaire
    .gen = son casque de légionnaire
    .ins = avec son casque de légionnaire
    .gender = m
item-barrel-helm = heaume cylindrique
    .acc = le heaume cylindrique
    .gen = son heaume cylindrique
    .ins = avec son heaume cylindrique
    .gender = m
item-greathelm = grand heaume
    .acc = le grand heaume
    .gen = son grand heaume
    .ins = avec son grand heaume
    .gender = m
item-leather-gloves = gants de cuir
    .acc = les gants de cuir
    .gen = ses gants de cuir
    .ins = avec ses gants de cuir
    .gender = m
item-gauntlets = gantelets
    .acc = les gantelets
    .gen = ses gantelets
    .ins = avec ses gantelets
    .gender = m
item-heavy-gauntlets = gantelets lourds
    .acc = les gantelets lourds
    .gen = ses gantelets lourds
    .ins = avec ses gantelets lourds
    .gender = m
item-boots = bottes
    .acc = les bottes
    .gen = ses bottes
    .ins = avec ses bottes
    .gender = f
item-sollerets = solerets
    .acc = les solerets
    .gen = ses solerets
    .ins = avec ses solerets
    .gender = m
item-flak-jacket = veste pare-éclats
    .acc = la veste pare-éclats
    .gen = sa veste pare-éclats
    .ins = avec sa veste pare-éclats
    .gender = f
item-frag-vest = gilet pare-éclats
    .acc = le gilet pare-éclats
    .gen = son gilet pare-éclats
    .ins = avec son gilet pare-éclats
    .gender = m
item-plate-inserts-for-frag-vest = plaques du gilet pare-éclats
item-frag-helmet = casque pare-éclats
    .acc = le casque pare-éclats
    .gen = son casque pare-éclats
    .ins = avec son casque pare-éclats
    .gender = m
item-tactical-vest = gilet tactique
    .acc = le gilet tactique
    .gen = son gilet tactique
    .ins = avec son gilet tactique
    .gender = m
item-trauma-plates = plaques antitraumatiques
item-ballistic-vest = gilet pare-balles
    .acc = le gilet pare-balles
    .gen = son gilet pare-balles
    .ins = avec son gilet pare-balles
    .gender = m
item-reinforced-boots = bottes renforcées
    .acc = les bottes renforcées
    .gen = ses bottes renforcées
    .ins = avec ses bottes renforcées
    .gender = f
item-training-suit = tenue d’entraînement
    .acc = la tenue d’entraînement
    .gen = sa tenue d’entraînement
    .ins = avec sa tenue d’entraînement
    .gender = f


## Switches whose rule has a title that does not say what is switched

called-aim-rule = Cumul de Viser
called-evaluate-rule = Cumul d’Évaluer
called-multi-block = Blocages répétés
called-block-any-attack = Boucliers contre les balles
called-arm-lock-contest = Scores de la prise de bras
called-retreat-persists = Aide durable d’un recul
called-ranged-crit-fail-by-10 = Échec critique de 10 à distance
called-long-two-handed-reach = Allonge d’une arme longue à deux mains
