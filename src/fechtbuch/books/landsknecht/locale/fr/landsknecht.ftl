### Les mots de Landsknecht en français.


## The course of the fight

map-scale = 1 case = 5 pieds
heading-round = Round { $amount }
heading-round-zero = Round 0 : certains sont surpris
deed-contact =
    { $amount ->
        [one] Les camps se rencontrent à { $amount } pied.
       *[other] Les camps se rencontrent à { $amount } pieds.
    }
effect-surprised = Pris par surprise : { $word }.
effect-initiative =
    { BENDS($word) ->
        [yes] L’initiative revient { A($word) }.
       *[no] Agit en premier : { $word }.
    }
effect-acts-together = En même temps que le camp d’avant : { $word }.
deed-turn = {""}
deed-passes = { CAP(ACC($actor)) } ne fait rien.
deed-holds = { CAP(ACC($actor)) } retient son action.
deed-fights-on = { CAP(ACC($actor)) } ne peut s’échapper et continue le combat.
deed-obeys = { CAP(ACC($actor)) } doit obéir : « { $word } ».
deed-out-of-the-net = { CAP(ACC($actor)) } se dégage du filet.
deed-improvises-on =
    { $amount ->
        [0] { CAP(ACC($actor)) } termine.
        [one] { CAP(ACC($actor)) } continue encore un round.
       *[other] { CAP(ACC($actor)) } continue encore { $amount } rounds.
    }
deed-loading-stopped =
    { BENDS($item) ->
        [yes] Ce round ne compte pas : { ACC($actor) } charge encore { GEN($item) }.
       *[no] Ce round ne compte pas : { ACC($actor) } charge encore ({ $item }).
    }

## Moving

deed-walked =
    { $amount ->
        [0] {""}
        [one] { CAP(ACC($actor)) } fait { $amount } pied, jusqu’en { $to }.
       *[other] { CAP(ACC($actor)) } fait { $amount } pieds, jusqu’en { $to }.
    }
deed-ran =
    { $amount ->
        [0] {""}
        [one] { CAP(ACC($actor)) } court { $amount } pied, jusqu’en { $to }.
       *[other] { CAP(ACC($actor)) } court { $amount } pieds, jusqu’en { $to }.
    }
deed-flight =
    { $amount ->
        [one] { CAP(ACC($actor)) } prend la fuite.
       *[other] { CAP(ACC($actor)) } et les siens prennent la fuite.
    }
deed-drops-in-flight =
    { BENDS($item) ->
        [yes] { CAP(ACC($actor)) } laisse tomber { GEN($item) } en s’enfuyant.
       *[no] { CAP(ACC($actor)) } laisse tomber en s’enfuyant : { $item }.
    }
effect-drops-in-vain =
    { BENDS($item) ->
        [yes] Aucun poursuivant ne s’arrête pour { ACC($item) }.
       *[no] Aucun poursuivant ne s’arrête pour cela : { $item }.
    }
deed-obstacle =
    { BENDS($item) ->
        [yes] { CAP(ACC($actor)) } barre la route avec { ACC($item) } ; la poursuite prend fin.
       *[no] { CAP(ACC($actor)) } barre la route ({ $item }) ; la poursuite prend fin.
    }
deed-obstacle-passed = { CAP(ACC($actor)) } contourne l’obstacle ({ $item }).
deed-breaks-off =
    { BENDS($item) ->
        [yes] { CAP(ACC($actor)) } abandonne la poursuite pour { ACC($item) }.
       *[no] { CAP(ACC($actor)) } abandonne la poursuite pour ceci : { $item }.
    }
effect-escaped = { CAP(ACC($actor)) } s’échappe.
effect-caught-up = { CAP(ACC($target)) } rattrape { ACC($actor) }.

## Blows and shots

with-weapon =
    { $has_item ->
        [0] {""}
       *[other] { BENDS($item) ->
            [yes] {" "}{ INS($item) }
           *[no] {" "}({ $item })
        }
    }
deed-declares =
    { $key ->
        [nothing] { CAP(ACC($actor)) } ne fait rien.
        [move] {""}
        [run] {""}
        [flee]
            { $amount ->
                [1] { CAP(ACC($actor)) } a perdu courage et fuit.
               *[other] { CAP(ACC($actor)) } fuit.
            }
        [attack] { CAP(ACC($actor)) } attaque { ACC($target) }{ with-weapon }.
        [charge] { CAP(ACC($actor)) } charge { ACC($target) }{ with-weapon }.
        [shoot] { CAP(ACC($actor)) } tire sur { ACC($target) }{ with-weapon }.
        [shoot-crowd] { CAP(ACC($actor)) } tire dans la foule autour { DE($target) }{ with-weapon }.
        [throw] { BENDS($item) ->
            [yes] { CAP(ACC($actor)) } lance { GEN($item) } sur { ACC($target) }.
           *[no] { CAP(ACC($actor)) } lance son arme ({ $item }) sur { ACC($target) }.
        }
        [throw-crowd] { BENDS($item) ->
            [yes] { CAP(ACC($actor)) } lance { GEN($item) } dans la foule autour { DE($target) }.
           *[no] { CAP(ACC($actor)) } lance son arme ({ $item }) dans la foule autour { DE($target) }.
        }
        [wrestle] {""}
        [escape] { CAP(ACC($actor)) } tente de se libérer.
        [force] { CAP(ACC($actor)) } resserre sa prise.
        [keep] { CAP(ACC($actor)) } garde sa prise.
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
        [jump-off] { CAP(ACC($actor)) } saute à terre.
        [wake] {""}
        [hold] { CAP(ACC($actor)) } retient son action.
        [improvise] {""}
       *[other] { $actor } : { $word }.
    }
deed-strikes-runner = { CAP(ACC($actor)) } frappe { ACC($target) } qui passe en courant.
effect-action-lost = L’action { DE($actor) } n’aboutit pas.
effect-improvise-refused = Le meneur de jeu ne le permet pas : { $key }
effect-improvises =
    { $amount ->
        [one] { $key }
       *[other] { $key } ({ $amount } rounds)
    }
deed-releases = { CAP(ACC($actor)) } agit maintenant, avant { ACC($target) }.
effect-together =
    { $amount ->
        [one] Un seul combattant agit.
       *[other] { $amount } combattants agissent en même temps.
    }
effect-full-hit = Touche franche : { $amount } de dégâts.
effect-glancing-hit = Éraflure : { $amount } de dégâts. Une touche franche demandait { $limit } ou moins.
effect-miss = Manqué.
effect-helpless-struck = Coup porté à qui est sans défense ({ $target }) : pas de jet, la plus haute face du dé d’arme.
effect-attack-lost = { CAP(ACC($actor)) } ne peut plus frapper ; l’attaque est perdue.
deed-counter-attacks = { CAP(ACC($actor)) } a l’arme la plus longue et frappe d’abord.
deed-guards = { CAP(ACC($actor)) } tient { ACC($target) } à distance avec son arme plus longue.
deed-crawls =
    { $amount ->
        [one] { CAP(ACC($actor)) } rampe sur { $amount } pied.
       *[other] { CAP(ACC($actor)) } rampe sur { $amount } pieds.
    }
deed-parries = { CAP(ACC($actor)) } renonce à tout le reste ce round pour parer.
deed-defends-instead = { CAP(ACC($actor)) } s’arrête et se défend contre { ACC($target) }.
effect-damage-waits = Dégâts { A($target) } : { $amount }, dès que tous ceux qui agissent en même temps auront agi.
effect-shot-in-the-dark = { CAP(ACC($actor)) } ne voit rien ; le tir est perdu.
effect-misfire = Raté : { $item }.
effect-stray = Le tir s’égare et touche { ACC($target) }.
effect-stray-nobody = Le tir s’égare et ne touche personne.
effect-drawn-from-crowd = Le sort désigne { ACC($target) } : il faut { $amount } ou moins pour toucher.
effect-passes-between = Le tir passe entre { ACC($target) } et les autres.
deed-aims =
    { BENDS($item) ->
        [yes] { CAP(ACC($actor)) } vise { INS($item) }.
       *[no] { CAP(ACC($actor)) } vise ({ $item }).
    }
deed-loads =
    { $amount ->
        [0] { BENDS($item) ->
            [yes] { CAP(ACC($actor)) } charge { GEN($item) }.
           *[no] { CAP(ACC($actor)) } charge : { $item }.
        }
        [one] { BENDS($item) ->
            [yes] { CAP(ACC($actor)) } charge { GEN($item) } ; encore un round.
           *[no] { CAP(ACC($actor)) } charge : { $item } ; encore un round.
        }
       *[other] { BENDS($item) ->
            [yes] { CAP(ACC($actor)) } charge { GEN($item) } ; encore { $amount } rounds.
           *[no] { CAP(ACC($actor)) } charge : { $item } ; encore { $amount } rounds.
        }
    }
effect-loaded = Arme chargée : { $item }.
deed-clears =
    { $amount ->
        [0] { BENDS($item) ->
            [yes] { CAP(ACC($actor)) } débourre { GEN($item) }.
           *[no] { CAP(ACC($actor)) } débourre : { $item }.
        }
        [one] { BENDS($item) ->
            [yes] { CAP(ACC($actor)) } débourre { GEN($item) } ; encore un round.
           *[no] { CAP(ACC($actor)) } débourre : { $item } ; encore un round.
        }
       *[other] { BENDS($item) ->
            [yes] { CAP(ACC($actor)) } débourre { GEN($item) } ; encore { $amount } rounds.
           *[no] { CAP(ACC($actor)) } débourre : { $item } ; encore { $amount } rounds.
        }
    }
effect-poisoned = Le poison entre dans le sang { DE($target) } ({ $word }).
effect-gunfire = Les coups de feu effraient ceux qui entourent { ACC($target) }.

## Wounds

effect-wounded = { $target } : Blessures { $before } → { $after }.
effect-down = { CAP(ACC($target)) } tombe à terre.
effect-unconscious = { CAP(ACC($target)) } perd connaissance.
effect-dead = { CAP(ACC($target)) } meurt.
effect-knocked-out = Un coup assomme { ACC($target) }.
effect-injured =
    { $said ->
        [0] { CAP(ACC($target)) } subit une blessure durable : { $item }.
       *[other] { CAP(ACC($target)) } subit une blessure durable, { $word } : { $item }.
    }
effect-treated = La blessure { DE($target) } est soignée : { $item }.
effect-healed =
    { $amount ->
        [0] { CAP(ACC($target)) } ne récupère aucun point de Blessures.
        [one] { CAP(ACC($target)) } récupère un point de Blessures.
       *[other] { CAP(ACC($target)) } récupère { $amount } points de Blessures.
    }
effect-up-again = { CAP(ACC($target)) } reprend connaissance.
effect-woken = { CAP(ACC($target)) } se réveille.
effect-saved = { CAP(ACC($actor)) } résiste ({ $word }).
effect-save-failed = { CAP(ACC($actor)) } ne résiste pas ({ $word }).
effect-recovered = { CAP(ACC($target)) } reprend ses esprits.

## Wrestling, nets and nooses

deed-wrestles = { CAP(ACC($actor)) } empoigne { ACC($target) }.
effect-wrestling-fails = { CAP(ACC($actor)) } ne peut plus empoigner { ACC($target) }.
deed-strikes-wrestler = { CAP(ACC($actor)) } frappe { ACC($target) } avant que la prise se ferme.
effect-contest = Épreuve de force : { $actor } ({ $ours }), { $target } ({ $theirs }).
effect-tie-agility = Totaux égaux : { ACC($actor) } l’emporte, plus agile.
effect-tie-dice = Totaux égaux, Agilité égale : { ACC($actor) } l’emporte au dé le plus haut.
effect-tie-pit-fighter = Totaux égaux : { ACC($actor) } l’emporte comme combattant de fosse.
effect-contest-without-roll = { CAP(ACC($target)) } ne peut résister { A($actor) }.
effect-released = { CAP(ACC($actor)) } relâche { ACC($target) }.
effect-let-go = { CAP(ACC($actor)) } lâche { ACC($target) }.
effect-stays-with = { CAP(ACC($actor)) } ne va pas plus loin et tient { ACC($target) }.
effect-improvising-ends = { CAP(ACC($actor)) } interrompt ce qui était commencé.
effect-plan-ends =
    { BENDS($item) ->
        [yes] { CAP(ACC($actor)) } ne peut continuer avec { GEN($item) }.
       *[no] { CAP(ACC($actor)) } ne peut continuer ({ $item }).
    }
effect-grip-ends = { CAP(ACC($actor)) } ne tient plus { ACC($target) }.
effect-holds-too = { CAP(ACC($actor)) } tient { ACC($target) } aussi.
effect-immobilised =
    { $amount ->
        [one] { CAP(ACC($actor)) } immobilise { ACC($target) }.
       *[other] { CAP(ACC($actor)) } resserre sa prise sur { ACC($target) } ({ $amount } sur 3).
    }
effect-pinned = { CAP(ACC($actor)) } cloue { ACC($target) } au sol.
effect-disarmed =
    { BENDS($item) ->
        [yes] { CAP(ACC($actor)) } arrache { ACC($item) } { A($target) }.
       *[no] { CAP(ACC($actor)) } arrache { A($target) } : { $item }.
    }
effect-keeps-hold =
    { BENDS($item) ->
        [yes] { CAP(ACC($actor)) } ne lâche pas { GEN($item) }.
       *[no] { CAP(ACC($actor)) } ne lâche pas : { $item }.
    }
effect-netted = Le filet prend { ACC($target) }.
effect-garrotted = Le garrot se ferme sur le cou { DE($target) }.
effect-caught = La fourche attrape { ACC($target) }.
effect-choked = { CAP(ACC($target)) } suffoque.

## Things

effect-dropped =
    { BENDS($item) ->
        [yes] { CAP(ACC($actor)) } laisse tomber { GEN($item) }.
       *[no] { CAP(ACC($actor)) } laisse tomber : { $item }.
    }
effect-lies = Désormais à terre en { $at } : { $item }.
effect-broken = Hors d’usage : { $item }.
deed-drew =
    { BENDS($item) ->
        [yes] { CAP(ACC($actor)) } dégaine { GEN($item) }.
       *[no] { CAP(ACC($actor)) } dégaine : { $item }.
    }
deed-searches =
    { $amount ->
        [one] { BENDS($item) ->
            [yes] { CAP(ACC($actor)) } cherche { GEN($item) } ; encore un round.
           *[no] { CAP(ACC($actor)) } cherche : { $item } ; encore un round.
        }
       *[other] { BENDS($item) ->
            [yes] { CAP(ACC($actor)) } cherche { GEN($item) } ; encore { $amount } rounds.
           *[no] { CAP(ACC($actor)) } cherche : { $item } ; encore { $amount } rounds.
        }
    }
deed-search-stopped =
    { BENDS($item) ->
        [yes] Ce round ne compte pas : { ACC($actor) } cherche encore { GEN($item) }.
       *[no] Ce round ne compte pas : { ACC($actor) } cherche encore ({ $item }).
    }
effect-found =
    { BENDS($item) ->
        [yes] { CAP(ACC($actor)) } trouve { ACC($item) }.
       *[no] { CAP(ACC($actor)) } trouve : { $item }.
    }
deed-uses =
    { BENDS($item) ->
        [yes] { CAP(ACC($actor)) } emploie { GEN($item) }.
       *[no] { CAP(ACC($actor)) } emploie : { $item }.
    }
effect-light = La lumière se fait.
effect-left-in-the-dark = { CAP(ACC($actor)) } reste dans le noir.
effect-comes-into-light = { CAP(ACC($actor)) } est dans la lumière.
effect-alarm = { CAP(ACC($actor)) } donne l’alarme.
deed-aware = { CAP(ACC($actor)) } a remarqué l’ennemi.
deed-picks-up =
    { BENDS($item) ->
        [yes] { CAP(ACC($actor)) } ramasse { ACC($item) }.
       *[no] { CAP(ACC($actor)) } ramasse : { $item }.
    }
deed-puts-on =
    { BENDS($item) ->
        [yes] { CAP(ACC($actor)) } endosse { GEN($item) }.
       *[no] { CAP(ACC($actor)) } endosse : { $item }.
    }
deed-stows =
    { BENDS($item) ->
        [yes] { CAP(ACC($actor)) } range { GEN($item) }.
       *[no] { CAP(ACC($actor)) } range : { $item }.
    }
deed-takes-over =
    { BENDS($item) ->
        [yes] { CAP(ACC($actor)) } reçoit { ACC($item) } { DE($target) }.
       *[no] { CAP(ACC($actor)) } reçoit { DE($target) } : { $item }.
    }
deed-sets-up =
    { BENDS($item) ->
        [yes] { CAP(ACC($actor)) } installe { ACC($item) }.
       *[no] { CAP(ACC($actor)) } installe : { $item }.
    }
deed-lifts =
    { BENDS($item) ->
        [yes] { CAP(ACC($actor)) } soulève { ACC($item) }.
       *[no] { CAP(ACC($actor)) } soulève : { $item }.
    }
deed-fixes-bayonet =
    { BENDS($item) ->
        [yes] { CAP(ACC($actor)) } met la baïonnette à { GEN($item) }.
       *[no] { CAP(ACC($actor)) } met la baïonnette au canon : { $item }.
    }
deed-lights-match =
    { BENDS($item) ->
        [yes] { CAP(ACC($actor)) } allume la mèche de { GEN($item) }.
       *[no] { CAP(ACC($actor)) } allume la mèche : { $item }.
    }
effect-ends-up = { CAP(ACC($actor)) } se retrouve en { $at }.
deed-stands-up = { CAP(ACC($actor)) } se relève.

## Mounts

deed-mounts = { CAP(ACC($actor)) } monte { ACC($target) }.
deed-dismounts = { CAP(ACC($actor)) } descend { DE($target) }.
effect-left-saddle = { CAP(ACC($actor)) } quitte la selle.
effect-falls = { CAP(ACC($actor)) } tombe avec sa monture.
effect-bolts =
    { CAP(ACC($actor)) } s’emballe pour { $amount ->
        [one] un round
       *[other] { $amount } rounds
    }.
effect-bolted = { CAP(ACC($actor)) } emporte { ACC($target) }.
effect-left-the-map = { CAP(ACC($actor)) } emporte { ACC($target) } hors du champ de bataille.

## Spells

deed-casts =
    { $target ->
       *[other] { CAP(ACC($actor)) } commence un sort : { $item }.
    }
deed-spell-works = Le sort { DE($actor) } fait effet : { $item }.
effect-spell-without-target = Le sort ne trouve pas de cible : { $item }.
effect-spell-spoiled = Le sort { DE($target) } est gâché : { $item }.
effect-asleep = { CAP(ACC($target)) } s’endort.
effect-commanded = { CAP(ACC($actor)) } ordonne { A($target) } : « { $word } ».

## Morale

why-morale =
    { $key ->
        [contact] {" "}au premier contact, sans plus d’amis que d’ennemis
        [halved] {" "}après la perte de la moitié du groupe
        [wounded] {" "}après la perte de la moitié des Blessures
        [gunfire] {" "}au bruit du coup de feu
       *[other] {""}
    }
effect-morale-holds = { CAP(ACC($actor)) } tient bon{ why-morale } : { $amount } aux 2d6, Moral { $score }.
effect-morale-fails = { CAP(ACC($actor)) } perd courage{ why-morale } : { $amount } aux 2d6, plus que le Moral { $score }.
effect-cornered = Plus aucun chemin ne mène { ACC($actor) } loin de l’ennemi.
effect-routed = { CAP(ACC($actor)) } cède et veut s’enfuir.
effect-surrendered = { CAP(ACC($actor)) } se rend.

## Questions

ask-answer =
    { $charge_key ->
        [yes] { $who }, { ACC($attacker) } vous charge ({ $weapon }). Que faites-vous ?
       *[other] { $who }, { ACC($attacker) } vous attaque ({ $weapon }). Que faites-vous ?
    }
    .short = en réponse
ask-next = { $side }, à qui le tour ?
    .short = en passant la main
ask-surprised-draw = { $who }, on vous surprend. Dégainez-vous une arme ?
    .short = par surprise
ask-volunteer = { $who }, que faites-vous hors de votre tour ?
    .short = hors de son tour
ask-turn = { $who }, c’est votre tour. Que faites-vous ?
    .short = à son tour
ask-runner = { $who }, { ACC($runner) } traverse votre allonge en courant. Frappez-vous ?
    .short = au passage
ask-verdict = Meneur de jeu, { ACC($actor) } veut faire autre chose : { $text_key } Le permettez-vous ?
    .short = sur décision
ask-release = { $who }, { ACC($enemy) } va agir ({ $verb }). Agissez-vous au même moment ?
    .short = action retenue
ask-last = { $who }, tous ont agi. Agissez-vous maintenant ?
    .short = à la fin
ask-busy = { $who }, { ACC($attacker) } attaque pendant que vous faites autre chose. Continuer, ou se défendre ?
    .short = en pleine tâche
ask-strike = { $who }, { ACC($attacker) } veut vous empoigner. Frappez-vous d’abord ?
    .short = contre la prise
ask-contest-won = { $who }, vous l’emportez sur { ACC($loser) }. Que faites-vous ?
    .short = lutte gagnée
ask-join = { $who }, { ACC($leader) } empoigne { ACC($victim) } à votre portée. Vous joignez-vous à la lutte ?
    .short = en renfort
ask-best-wrestler = Deux d’entre vous ont fait aussi bien. Lequel compte ?
    .short = pour le groupe
ask-pursuers = { $side }, { ACC($fugitive) } s’enfuit. Qui poursuit ?
    .short = en poursuite
ask-drop = { $side }, on vous poursuit. Laissez-vous tomber quelque chose ?
    .short = en fuite
ask-obstacle = Meneur de jeu, ceci barre la route { A($pursuer) } : { $item }. La poursuite prend-elle fin ?
    .short = devant l’obstacle
ask-rout =
    { $others_number ->
        [0] { $group } a perdu courage. Fuir ou se rendre ?
        [one] { $group } et quelqu’un d’autre ont perdu courage. Fuir ou se rendre ?
       *[other] { $group } et { $others_number } autres ont perdu courage. Fuir ou se rendre ?
    }
    .short = sans courage

## What to do

verb-next = Suivant
verb-none = Ne pas répondre
verb-counter = Contre-attaquer : frapper d’abord
verb-guard = Tenir à distance avec l’arme plus longue
verb-parry = Parer
verb-crawl = Ramper
verb-stay-exposed = Continuer à découvert
verb-defend = Se défendre
verb-strike = Frapper
verb-immobilise = Immobiliser
verb-disarm = Désarmer
verb-release = Relâcher
verb-join = Se joindre
verb-stay-out = Rester à l’écart
verb-name = En nommer un
verb-pursue = Poursuivre
verb-let-go = Laisser fuir
verb-break-off = Interrompre ce qui est commencé
verb-stops = Cela les arrête
verb-passed = Ils le contournent
verb-draw = Dégainer une arme
verb-drop = Laisser tomber quelque chose
verb-nothing = Ne rien faire
verb-flee = Fuir
verb-surrender = Se rendre
verb-move = Marcher
verb-run = Courir
verb-attack = Attaquer
verb-charge = Charger
verb-shoot = Tirer
verb-shoot-crowd = Tirer dans une foule
verb-throw = Lancer
verb-throw-crowd = Lancer dans une foule
verb-wrestle = Lutter
verb-escape = Se libérer
verb-force = Resserrer la prise
verb-keep = Garder la prise
verb-aim = Viser
verb-load = Charger l’arme
verb-clear = Débourrer l’arme
verb-cast = Lancer un sort
verb-search = Chercher dans ses affaires
verb-use = Employer quelque chose
verb-pick-up = Ramasser quelque chose
verb-put-on = Prendre le bouclier
verb-stow = Ranger quelque chose
verb-take = Prendre quelque chose à un ami
verb-set-up = Installer
verb-lift = Soulever
verb-fix-bayonet = Mettre la baïonnette au canon
verb-light-match = Allumer la mèche
verb-mount = Monter en selle
verb-dismount = Mettre pied à terre
verb-jump-off = Sauter à terre
verb-wake = Réveiller quelqu’un
verb-hold = Retenir l’action
verb-improvise = Faire autre chose, en mots
verb-wait = Attendre
verb-lapse = Laisser passer l’occasion
verb-let-pass = Laisser passer
verb-allow = Permettre
verb-refuse = Refuser
group-attack = attaque
group-movement = mouvement
group-defence = défense
group-missiles = projectiles
group-other = autre
variant-on-foot = à pied

## Parts of choices

slot-target = cible
slot-targets = cibles
slot-weapon = arme
slot-item = objet
slot-path = chemin
slot-then = chemin ensuite
slot-at = où
slot-who = qui
slot-use = modèle
slot-spell = sort
slot-word = mot
slot-text = en mots
slot-rounds = rounds
value-item-nothing = rien
value-word-belt = à la ceinture
value-word-pack = dans le sac
value-word-roll = lancer quand même
value-word-nothing = comme d’habitude
value-path-nothing = rester
value-then-nothing = rester
item-bare-hands = mains nues
    .acc = mains nues
    .gen = mains nues
    .ins = à mains nues
    .gender = f

## Numbers

number-armour-class = Nombre à atteindre
number-number-rolled = Dégâts
number-fixed-damage = Dégâts
part-encumbrance = Charge : armure
number-encumbrance = Charge
part-load-oversized = Objets encombrants
part-load-items = Objets et carrière
part-number-rolled = au d20
part-weapon-die = dé d’arme
part-multiplied = multiplié
part-fixed-damage = fixe
number-best-roll = Meilleur de l’équipe
number-weapon-skill = Bonus
number-movement-rate = Un dixième du mouvement
number-points-below-zero = Points sous zéro
number-save-number = Requis
number-morale = Moral
number-misfire = Raté jusqu’à
number-surprise = Surprise jusqu’à
part-surprise = surprise
part-alert = vigilance
part-armour-class = classe d’armure
part-agility = agilité
part-best-roll = jet et bonus
part-helpers = les autres de l’équipe
part-weapon-skill = compétence d’arme
part-shield = bouclier ou seconde arme
part-parry = parade
part-guard = garde
part-saddle = défenseur en selle
part-charging = défenseur en charge
part-injury-exposure = vieille blessure du défenseur
part-cover = couvert
part-ballistic-skill = compétence de tir
part-attacker-agility = agilité de l’attaquant
part-attacker-weapon-skill = compétence de l’attaquant
part-strength = force
part-unaware = ne se doute de rien
part-unarmed = sans arme
part-weapon-change = changement d’arme
part-own-injury = blessure de l’attaquant
part-double-team = à deux contre un
part-triple-team = à trois contre un
part-darkness = obscurité
part-mounted = à cheval
part-range = portée
part-out-of-range = hors de portée
part-from-the-saddle = tir en selle
part-aimed = visé
part-no-rest = sans fourquine
part-crowd = foule
part-into-melee = dans la mêlée
part-misfire = raté
part-intelligence = intelligence
part-willpower = volonté
part-save-number = sauvegarde
part-natural-grappler = lutteur naturel
part-points-below-zero = points sous zéro
part-movement-rate = mouvement
part-morale = moral
part-referee-limit = deux au plus

## Dice

roll-initiative = initiative
roll-declaring = qui annonce d’abord
roll-distance = distance
roll-surprise = surprise
roll-attack = attaque
roll-damage = dégâts
roll-damage-second = seconde arme
roll-silver = lame d’argent
roll-crowd = qui dans la foule
roll-stray = qui le tir touche
roll-garrote = garrot
roll-injury = blessure
roll-injury-place = endroit
roll-injury-side = côté
roll-injury-entry = sorte de blessure
roll-injury-lasts = jours de la blessure
roll-teeth = dents perdues
roll-unconscious = heures sans connaissance
roll-misfire = raté
roll-recovery = rétablissement
roll-save = sauvegarde
roll-tie = égalité
roll-wrestling = lutte
roll-spell = sort
roll-pursuit = poursuite
roll-search = recherche
roll-morale = moral
roll-fall = chute
roll-sleep = durée du sommeil
roll-bolting = emballement

## States and words

state-acted = a agi
state-aiming = vise
state-asleep = dort
state-blind = aveugle
state-bound = ligoté
state-charged = en charge
state-dead = mort
state-down = à terre
state-fleeing = en fuite
state-gagged = bâillonné
state-lame = boiteux
state-lit = en lumière
state-netted = dans le filet
state-paralysed = paralysé
state-parrying = pare
state-pinned = cloué au sol
state-prone = couché
state-routed = en déroute
state-surprised = surpris
state-surrendered = s’est rendu
state-unaware = ne se doute de rien
state-unconscious = sans connaissance
state-held = tenu
state-holding = tient
state-mounted = à cheval
word-paralyzation = paralysie
word-poison = poison
word-breath = souffle
word-device = objet magique
word-magic = magie
word-sleep = sommeil
word-paralysis = paralysie
word-deadly = mortel
word-halt = halte
word-drop = lâche
word-flee = fuis
word-weapon-arm = bras d’arme
word-other-arm = autre bras
word-left-leg = jambe gauche
word-right-leg = jambe droite
item-magic-missile = Projectile magique
item-sleep = Sommeil
item-cure-light-wounds = Soin des blessures légères
item-command = Injonction

## Why not

reason-cannot-pursue = { $value } ne peut pas poursuivre maintenant.
reason-item-unknown = Il n’y a pas d’objet « { $value } ».
reason-no-such-field = « { $value } » n’est pas une case de la carte.
reason-sheet-wrong = La fiche est incorrecte, { $slot } : { $value }.
reason-not-now = « { $value } » n’est pas possible maintenant.
reason-no-such-way = Ce chemin n’est pas praticable : { $value }.
reason-not-at-hand = { $value } : pas sous la main pour cela.
reason-not-that-one = « { $value } » n’est pas au choix ici.
reason-not-held = Personne ne vous tient.
reason-nobody-in-reach = Personne n’est à portée pour « { $value } ».
reason-nobody-in-range = Personne n’est à portée de tir et en vue pour « { $value } ».
reason-no-way-out = Il n’y a aucun chemin.
reason-nowhere-to-flee = Aucun chemin ne s’éloigne de l’ennemi.
reason-nothing-to-mount = Il n’y a pas à côté de vous de monture qui puisse vous porter.
reason-cannot-get-down = Seul un cavalier met pied à terre, et sur une case libre.
reason-mount-is-calm = On ne saute que d’une monture emballée.
reason-holds-nobody = Personne n’est tenu.
reason-nothing-for-it = Rien sous la main pour « { $value } ».
reason-nobody-to-wake = Aucun ami ne dort à portée.
reason-holds-already = Une action est déjà retenue.
reason-no-referee = Sans meneur de jeu, rien ne s’improvise.
reason-out-of-range = { $value } : hors de portée de tir ou hors de vue.
reason-out-of-reach = { $value } : hors de portée.
reason-too-short = { $value } : ne porte pas si loin.
reason-held-fast = Qui est tenu ne peut que se libérer ou frapper qui le tient.
reason-mount-bolts = La monture s’emballe ; on peut rester ou sauter à terre.
reason-lost-heart = Qui a perdu courage fuit ou pare.
reason-no-spell = Aucun sort n’est préparé.
reason-no-speech = Sans parole libre, on ne lance pas de sort.
reason-hurt-this-round = Qui a été blessé ce round ne peut lancer de sort.
reason-no-symbol = Le symbole sacré doit être en main dès le début du round.
reason-hands-not-free = Lutter demande les deux mains ou une arme faite pour cela.
reason-not-unaware = Un garrot ne sert que contre qui ne se doute de rien.
reason-dice-not-divided = Tous les dés doivent être répartis, au moins un par cible : { $value }.
reason-no-flight = Ce chemin n’éloigne pas de l’ennemi.
reason-path-not-straight = Une charge suit une ligne droite ; « { $value } » n’en est pas une.
reason-run-up-too-short = L’élan est plus court que la moitié du mouvement de combat : { $value }.
reason-difficult-ground = Un terrain difficile gêne la charge : { $value }.
reason-target-out-of-reach = Du bout de ce chemin, la cible est hors d’allonge.
reason-target-out-of-range = Du bout de ce chemin, la cible est hors de portée ou de vue.
reason-not-adjacent = Chaque pas mène à une case voisine : { $value }.
reason-off-map = Ce chemin quitte la carte : { $value }.
reason-wall = Il y a un mur en travers : { $value }.
reason-between-walls = Le passage entre deux murs est trop étroit : { $value }.
reason-blocked = Quelqu’un est en travers : { $value }.
reason-too-far = C’est trop loin : { $value }.
reason-occupied = Quelqu’un s’y trouve déjà : { $value }.
reason-field-not-free = Personne ne peut s’y tenir : { $value }.

## Things, which English names from the data files

item-none = vêtements
item-wams = pourpoint
    .acc = le pourpoint
    .gen = son pourpoint
    .ins = avec son pourpoint
    .gender = m
item-buff-coat = buffle
    .acc = le buffle
    .gen = son buffle
    .ins = avec son buffle
    .gender = m
item-jack-chains = chaînes d’armes
item-chainmail = cotte de mailles
    .acc = la cotte de mailles
    .gen = sa cotte de mailles
    .ins = avec sa cotte de mailles
    .gender = f
item-brigandine = brigandine
    .acc = la brigandine
    .gen = sa brigandine
    .ins = avec sa brigandine
    .gender = f
item-half-armour = demi-armure
    .acc = la demi-armure
    .gen = sa demi-armure
    .ins = avec sa demi-armure
    .gender = f
item-three-quarter-armour = armure aux trois quarts
    .acc = l’armure aux trois quarts
    .gen = son armure aux trois quarts
    .ins = avec son armure aux trois quarts
    .gender = f
item-full-plate = harnois complet
    .acc = le harnois complet
    .gen = son harnois complet
    .ins = avec son harnois complet
    .gender = m
item-zero-level = niveau zéro
item-warrior = guerrier
item-ranger = rôdeur
item-cleric = clerc
item-magic-user = magicien
item-rogue = roublard
item-peasant = paysan
item-townsman = bourgeois
item-academic = lettré
item-mercenary = mercenaire
item-duellist = duelliste
item-witch-hunter = chasseur de sorcières
item-knight = chevalier
item-soldier = soldat
item-pit-fighter = combattant de fosse
item-quick-draw = dégaine rapide
item-draws-when-surprised = dégaine même surpris
item-better-of-two-dice = deux lames
item-agile-wrestler = lutteur agile
item-wins-ties = gagne les égalités
item-hard-fists = poings durs
item-scarred-face = visage balafré
item-rattled-wits = esprit brouillé
item-ringing-head = tête qui sonne
item-dented-skull = crâne enfoncé
item-concussion = commotion
item-lost-eye = œil perdu
item-broken-teeth = dents cassées
item-beheaded = décapitation
item-bruised-ribs = côtes contusionnées
item-crooked-ribs = côtes tordues
item-winded = souffle coupé
item-crippled-trunk = tronc estropié
item-cracked-ribs = côtes fêlées
item-gut-wound = plaie au ventre
item-broken-ribs = côtes cassées
item-torn-apart = corps déchiqueté
item-bruised-arm = bras contusionné
item-stiff-arm = bras raide
item-sprained-wrist = poignet foulé
item-maimed-hand = main mutilée
item-cracked-forearm = avant-bras fêlé
item-severed-arm-artery = artère du bras tranchée
item-broken-arm = bras cassé
item-lost-arm = bras perdu
item-limp = boiterie
item-crushed-foot = pied écrasé
item-bad-limp = forte boiterie
item-lost-foot = pied perdu
item-twisted-knee = genou tordu
item-severed-leg-artery = artère de la jambe tranchée
item-broken-leg = jambe cassée
item-lost-leg = jambe perdue
item-holy-symbol = symbole sacré
    .acc = le symbole sacré
    .gen = son symbole sacré
    .ins = avec son symbole sacré
    .gender = m
item-coins = pièces
    .acc = les pièces
    .gen = ses pièces
    .ins = avec ses pièces
    .gender = f
item-purse = bourse d’argent
    .acc = la bourse d’argent
    .gen = sa bourse d’argent
    .ins = avec sa bourse d’argent
    .gender = f
item-jewels = joyaux
    .acc = les joyaux
    .gen = ses joyaux
    .ins = avec ses joyaux
    .gender = m
item-church-plate = orfèvrerie d’église
    .acc = l’orfèvrerie d’église
    .gen = son orfèvrerie d’église
    .ins = avec son orfèvrerie d’église
    .gender = f
item-strongbox = coffret
    .acc = le coffret
    .gen = son coffret
    .ins = avec son coffret
    .gender = m
item-meat = flèche de lard
    .acc = la flèche de lard
    .gen = sa flèche de lard
    .ins = avec sa flèche de lard
    .gender = f
item-bread = miche de pain
    .acc = la miche de pain
    .gen = sa miche de pain
    .ins = avec sa miche de pain
    .gender = f
item-oats = sac d’avoine
    .acc = le sac d’avoine
    .gen = son sac d’avoine
    .ins = avec son sac d’avoine
    .gender = m
item-oil-flask = fiole d’huile
    .acc = la fiole d’huile
    .gen = sa fiole d’huile
    .ins = avec sa fiole d’huile
    .gender = f
item-caltrops = chausse-trapes
    .acc = les chausse-trapes
    .gen = ses chausse-trapes
    .ins = avec ses chausse-trapes
    .gender = f
item-torch = torche
    .acc = la torche
    .gen = sa torche
    .ins = avec sa torche
    .gender = f
item-lantern = lanterne
    .acc = la lanterne
    .gen = sa lanterne
    .ins = avec sa lanterne
    .gender = f
item-horn = cor
    .acc = le cor
    .gen = son cor
    .ins = avec son cor
    .gender = m
item-match-cord = mèche
    .acc = la mèche
    .gen = sa mèche
    .ins = avec sa mèche
    .gender = f
item-fork-rest = fourquine
    .acc = la fourquine
    .gen = sa fourquine
    .ins = avec sa fourquine
    .gender = f
item-surgeons-case = trousse de chirurgien
    .acc = la trousse de chirurgien
    .gen = sa trousse de chirurgien
    .ins = avec sa trousse de chirurgien
    .gender = f
item-rope = corde
    .acc = la corde
    .gen = sa corde
    .ins = avec sa corde
    .gender = f
item-ladder = échelle
    .acc = l’échelle
    .gen = son échelle
    .ins = avec son échelle
    .gender = f
item-standard = étendard
    .acc = l’étendard
    .gen = son étendard
    .ins = avec son étendard
    .gender = m
item-bolt = carreau
    .acc = le carreau
    .gen = son carreau
    .ins = avec son carreau
    .gender = m
item-arrow = flèche
    .acc = la flèche
    .gen = sa flèche
    .ins = avec sa flèche
    .gender = f
item-bullet = balle de fronde
    .acc = la balle de fronde
    .gen = sa balle de fronde
    .ins = avec sa balle de fronde
    .gender = f
item-stone = pierre de fronde
    .acc = la pierre de fronde
    .gen = sa pierre de fronde
    .ins = avec sa pierre de fronde
    .gender = f
item-shot = poudre et balles
item-blowgun-dart = fléchette de sarbacane
    .acc = la fléchette de sarbacane
    .gen = sa fléchette de sarbacane
    .ins = avec sa fléchette de sarbacane
    .gender = f
item-matchlock = platine à mèche
item-wheellock = platine à rouet
item-flintlock = platine à silex
item-rifled = canon rayé
item-warhorse = destrier
item-riding-horse = cheval de selle
item-pony = poney
item-mule = mule
item-leather = barde de cuir
item-chain = barde de mailles
item-plate = barde de plates
item-buckler = bocle
    .acc = la bocle
    .gen = sa bocle
    .ins = avec sa bocle
    .gender = f
item-shield = bouclier
    .acc = le bouclier
    .gen = son bouclier
    .ins = avec son bouclier
    .gender = m
item-pavise = pavois
    .acc = le pavois
    .gen = son pavois
    .ins = avec son pavois
    .gender = m
item-off-hand = seconde arme
    .acc = la seconde arme
    .gen = sa seconde arme
    .ins = avec sa seconde arme
    .gender = f
item-unarmed = mains nues
    .acc = mains nues
    .gen = mains nues
    .ins = à mains nues
    .gender = f
item-cestus = ceste
    .acc = le ceste
    .gen = son ceste
    .ins = avec son ceste
    .gender = m
item-garrote = garrot
    .acc = le garrot
    .gen = son garrot
    .ins = avec son garrot
    .gender = m
item-weighted-net = filet plombé
    .acc = le filet plombé
    .gen = son filet plombé
    .ins = avec son filet plombé
    .gender = m
item-whip = fouet
    .acc = le fouet
    .gen = son fouet
    .ins = avec son fouet
    .gender = m
item-minor = arme mineure
    .acc = l’arme mineure
    .gen = son arme mineure
    .ins = avec son arme mineure
    .gender = f
item-dagger = dague
    .acc = la dague
    .gen = sa dague
    .ins = avec sa dague
    .gender = f
item-club = gourdin
    .acc = le gourdin
    .gen = son gourdin
    .ins = avec son gourdin
    .gender = m
item-bayonet = baïonnette
    .acc = la baïonnette
    .gen = sa baïonnette
    .ins = avec sa baïonnette
    .gender = f
item-silver-dagger = dague d’argent
    .acc = la dague d’argent
    .gen = sa dague d’argent
    .ins = avec sa dague d’argent
    .gender = f
item-small = petite arme
    .acc = la petite arme
    .gen = sa petite arme
    .ins = avec sa petite arme
    .gender = f
item-arming-sword = épée d’armes
    .acc = l’épée d’armes
    .gen = son épée d’armes
    .ins = avec son épée d’armes
    .gender = f
item-short-sword = épée courte
    .acc = l’épée courte
    .gen = son épée courte
    .ins = avec son épée courte
    .gender = f
item-katzbalger = katzbalger
    .acc = le katzbalger
    .gen = son katzbalger
    .ins = avec son katzbalger
    .gender = m
item-hand-axe = hachette
    .acc = la hachette
    .gen = sa hachette
    .ins = avec sa hachette
    .gender = f
item-medium = arme moyenne
    .acc = l’arme moyenne
    .gen = son arme moyenne
    .ins = avec son arme moyenne
    .gender = f
item-messer = messer
    .acc = le messer
    .gen = son messer
    .ins = avec son messer
    .gender = m
item-long-sword = épée longue
    .acc = l’épée longue
    .gen = son épée longue
    .ins = avec son épée longue
    .gender = f
item-battle-axe = hache d’armes
    .acc = la hache d’armes
    .gen = sa hache d’armes
    .ins = avec sa hache d’armes
    .gender = f
item-mace = masse
    .acc = la masse
    .gen = sa masse
    .ins = avec sa masse
    .gender = f
item-silver-sword = épée d’argent
    .acc = l’épée d’argent
    .gen = son épée d’argent
    .ins = avec son épée d’argent
    .gender = f
item-warflail = fléau de guerre
    .acc = le fléau de guerre
    .gen = son fléau de guerre
    .ins = avec son fléau de guerre
    .gender = m
item-mancatcher = fourche à homme
    .acc = la fourche à homme
    .gen = sa fourche à homme
    .ins = avec sa fourche à homme
    .gender = f
item-staff = bâton
    .acc = le bâton
    .gen = son bâton
    .ins = avec son bâton
    .gender = m
item-spear-one-hand = lance à une main
    .acc = la lance à une main
    .gen = sa lance à une main
    .ins = avec sa lance à une main
    .gender = f
item-spear-both-hands = lance à deux mains
    .acc = la lance à deux mains
    .gen = sa lance à deux mains
    .ins = avec sa lance à deux mains
    .gender = f
item-spear = lance
    .acc = la lance
    .gen = sa lance
    .ins = avec sa lance
    .gender = f
item-rapier = rapière
    .acc = la rapière
    .gen = sa rapière
    .ins = avec sa rapière
    .gender = f
item-great = grande arme
    .acc = la grande arme
    .gen = sa grande arme
    .ins = avec sa grande arme
    .gender = f
item-two-handed-sword = épée à deux mains
    .acc = l’épée à deux mains
    .gen = son épée à deux mains
    .ins = avec son épée à deux mains
    .gender = f
item-maul = maillet
    .acc = le maillet
    .gen = son maillet
    .ins = avec son maillet
    .gender = m
item-great-axe = grande hache
    .acc = la grande hache
    .gen = sa grande hache
    .ins = avec sa grande hache
    .gender = f
item-polearm = arme d’hast
    .acc = l’arme d’hast
    .gen = son arme d’hast
    .ins = avec son arme d’hast
    .gender = f
item-halberd = hallebarde
    .acc = la hallebarde
    .gen = sa hallebarde
    .ins = avec sa hallebarde
    .gender = f
item-pike = pique
    .acc = la pique
    .gen = sa pique
    .ins = avec sa pique
    .gender = f
item-lance = lance de cavalerie
    .acc = la lance de cavalerie
    .gen = sa lance de cavalerie
    .ins = avec sa lance de cavalerie
    .gender = f
item-natural-blow = coup
    .acc = le coup
    .gen = le coup
    .ins = d’un coup
    .gender = m
item-bite = morsure
    .acc = la morsure
    .gen = la morsure
    .ins = d’une morsure
    .gender = f
item-claws = griffes
    .acc = les griffes
    .gen = ses griffes
    .ins = de ses griffes
    .gender = f
item-jaws = gueule
    .acc = la gueule
    .gen = sa gueule
    .ins = de sa gueule
    .gender = f
item-tentacles = tentacules
    .acc = les tentacules
    .gen = ses tentacules
    .ins = de ses tentacules
    .gender = m
item-fists-of-clay = poings d’argile
    .acc = les poings d’argile
    .gen = ses poings d’argile
    .ins = de ses poings d’argile
    .gender = m
item-heavy-hooves = sabots ferrés
    .acc = les sabots ferrés
    .gen = ses sabots ferrés
    .ins = de ses sabots ferrés
    .gender = m
item-hooves = sabots
    .acc = les sabots
    .gen = ses sabots
    .ins = de ses sabots
    .gender = m
item-light-hooves = petits sabots
    .acc = les petits sabots
    .gen = ses petits sabots
    .ins = de ses petits sabots
    .gender = m
item-great-club = massue
    .acc = la massue
    .gen = sa massue
    .ins = avec sa massue
    .gender = f
item-thrown = arme lancée
    .acc = l’arme lancée
    .gen = son arme
    .ins = avec son arme
    .gender = f
item-rock = rocher
    .acc = le rocher
    .gen = son rocher
    .ins = avec son rocher
    .gender = m
item-dart = dard
    .acc = le dard
    .gen = son dard
    .ins = avec son dard
    .gender = m
item-blowgun = sarbacane
    .acc = la sarbacane
    .gen = sa sarbacane
    .ins = avec sa sarbacane
    .gender = f
item-sling = fronde
    .acc = la fronde
    .gen = sa fronde
    .ins = avec sa fronde
    .gender = f
item-short-bow = arc court
    .acc = l’arc court
    .gen = son arc court
    .ins = avec son arc court
    .gender = m
item-long-bow = arc long
    .acc = l’arc long
    .gen = son arc long
    .ins = avec son arc long
    .gender = m
item-light-crossbow = arbalète légère
    .acc = l’arbalète légère
    .gen = son arbalète légère
    .ins = avec son arbalète légère
    .gender = f
item-heavy-crossbow = arbalète lourde
    .acc = l’arbalète lourde
    .gen = son arbalète lourde
    .ins = avec son arbalète lourde
    .gender = f
item-pistol = pistolet
    .acc = le pistolet
    .gen = son pistolet
    .ins = avec son pistolet
    .gender = m
item-flintlock-pistol = pistolet à silex
    .acc = le pistolet à silex
    .gen = son pistolet à silex
    .ins = avec son pistolet à silex
    .gender = m
item-arquebus = arquebuse
    .acc = l’arquebuse
    .gen = son arquebuse
    .ins = avec son arquebuse
    .gender = f
item-wheellock-arquebus = arquebuse à rouet
    .acc = l’arquebuse à rouet
    .gen = son arquebuse à rouet
    .ins = avec son arquebuse à rouet
    .gender = f
item-flintlock-arquebus = arquebuse à silex
    .acc = l’arquebuse à silex
    .gen = son arquebuse à silex
    .ins = avec son arquebuse à silex
    .gender = f
item-rifled-arquebus = arquebuse rayée
    .acc = l’arquebuse rayée
    .gen = son arquebuse rayée
    .ins = avec son arquebuse rayée
    .gender = f
item-musket = mousquet
    .acc = le mousquet
    .gen = son mousquet
    .ins = avec son mousquet
    .gender = m
item-wheellock-musket = mousquet à rouet
    .acc = le mousquet à rouet
    .gen = son mousquet à rouet
    .ins = avec son mousquet à rouet
    .gender = m
item-flintlock-musket = mousquet à silex
    .acc = le mousquet à silex
    .gen = son mousquet à silex
    .ins = avec son mousquet à silex
    .gender = m
item-rifled-musket = mousquet rayé
    .acc = le mousquet rayé
    .gen = son mousquet rayé
    .ins = avec son mousquet rayé
    .gender = m
item-rifled-flintlock-musket = mousquet rayé à silex
    .acc = le mousquet rayé à silex
    .gen = son mousquet rayé à silex
    .ins = avec son mousquet rayé à silex
    .gender = m
item-blunderbuss = tromblon
    .acc = le tromblon
    .gen = son tromblon
    .ins = avec son tromblon
    .gender = m
item-flintlock-blunderbuss = tromblon à silex
    .acc = le tromblon à silex
    .gen = son tromblon à silex
    .ins = avec son tromblon à silex
    .gender = m
item-double-barrelled-handgun = arme à deux canons
    .acc = l’arme à deux canons
    .gen = son arme à deux canons
    .ins = avec son arme à deux canons
    .gender = f
item-double-barrelled-wheellock = arme à rouet à deux canons
    .acc = l’arme à rouet à deux canons
    .gen = son arme à rouet à deux canons
    .ins = avec son arme à rouet à deux canons
    .gender = f


## Switches whose rule has a title that does not say what is switched

called-pursuit-individual = Jets de chacun dans une poursuite
called-multiply = Ce que multiplient les dégâts multiples
called-helpless-choice = Choix du jet contre qui est sans défense
called-unarmed-bonus = Bonus contre les gens sans arme
called-initiative = Dés d’initiative
