### Les mots de Phase Six en français.


## The course of the fight

map-scale = 1 case = 1 mètre
heading-round = Round de combat { $amount }
deed-round-ends = Fin du round de combat.
deed-turn = C’est le tour { DE($actor) }.
effect-initiative = { $actor } : initiative { $amount }.
effect-joins = { CAP(ACC($actor)) } arrive, initiative { $amount }.
effect-refreshed = {""}
effect-check-dice = {""}
effect-hit-dice = {""}
effect-critical-threshold = {""}
effect-evade-dice = {""}
effect-parry-dice = {""}
deed-ends-turn =
    { $amount ->
        [0] { CAP(ACC($actor)) } finit son tour.
        [one] { CAP(ACC($actor)) } finit son tour et garde une action pour réagir.
       *[other] { CAP(ACC($actor)) } finit son tour et garde { $amount } actions pour réagir.
    }
deed-reacts = { CAP(ACC($actor)) } réagit { A($target) }.
deed-improvises =
    { $amount ->
        [0] { $actor } : { $key }
       *[other] { $actor } : { $key } ({ $amount })
    }
effect-improvise-refused = Le meneur de jeu ne le permet pas : { $key }

## Dice and actions

deed-buys-action =
    { $amount ->
        [one] { CAP(ACC($actor)) } dépense un { $word } et dispose d’une action.
       *[other] { CAP(ACC($actor)) } dépense un { $word } et dispose de { $amount } actions.
    }
deed-steals-action =
    { $amount ->
        [one] { CAP(ACC($actor)) } vole une action { A($target) } et dispose d’une action.
       *[other] { CAP(ACC($actor)) } vole une action { A($target) } et dispose de { $amount } actions.
    }
effect-adds-bonus = { CAP(ACC($actor)) } ajoute un dé bonus.
effect-adds-destiny = { CAP(ACC($actor)) } ajoute un dé de destin.
effect-rerolls = { CAP(ACC($actor)) } relance.
effect-rerolls-with-destiny = { CAP(ACC($actor)) } relance avec un dé de destin : tout 4+ réussit.
effect-high-dice =
    { $amount ->
        [one] Les dés de 11 et plus comptent plusieurs fois : un succès.
       *[other] Les dés de 11 et plus comptent plusieurs fois : { $amount } succès.
    }

## Moving

deed-moved = { CAP(ACC($actor)) } se déplace de { $amount } m jusqu’en { $to }.
deed-hunkers = { CAP(ACC($actor)) } s’accroupit.
deed-stands-up = { CAP(ACC($actor)) } se relève.
deed-withdraws = { CAP(ACC($actor)) } se retire du combat.
deed-strikes-opportunity = { CAP(ACC($actor)) } frappe { ACC($target) } qui s’éloigne.

## Attacks

deed-attacks =
    { $key ->
        [burst] { BENDS($item) ->
            [yes] { CAP(ACC($actor)) } tire une rafale sur { ACC($target) } { INS($item) }.
           *[no] { CAP(ACC($actor)) } tire une rafale sur { ACC($target) } ({ $item }).
        }
        [single] { BENDS($item) ->
            [yes] { CAP(ACC($actor)) } tire sur { ACC($target) } { INS($item) }.
           *[no] { CAP(ACC($actor)) } tire sur { ACC($target) } ({ $item }).
        }
        [thrown] { BENDS($item) ->
            [yes] { CAP(ACC($actor)) } lance { GEN($item) } sur { ACC($target) }.
           *[no] { CAP(ACC($actor)) } lance son arme ({ $item }) sur { ACC($target) }.
        }
        [knockout] { BENDS($item) ->
            [yes] { CAP(ACC($actor)) } cherche à assommer { ACC($target) } { INS($item) }.
           *[no] { CAP(ACC($actor)) } cherche à assommer { ACC($target) } ({ $item }).
        }
        [violent] { BENDS($item) ->
            [yes] { CAP(ACC($actor)) } attaque violemment { ACC($target) } { INS($item) }.
           *[no] { CAP(ACC($actor)) } attaque violemment { ACC($target) } ({ $item }).
        }
        [disarm] { BENDS($item) ->
            [yes] { CAP(ACC($actor)) } cherche à désarmer { ACC($target) } { INS($item) }.
           *[no] { CAP(ACC($actor)) } cherche à désarmer { ACC($target) } ({ $item }).
        }
        [coup-de-grace] { BENDS($item) ->
            [yes] { CAP(ACC($actor)) } donne le coup de grâce { A($target) } { INS($item) }.
           *[no] { CAP(ACC($actor)) } donne le coup de grâce { A($target) } ({ $item }).
        }
       *[other] { BENDS($item) ->
            [yes] { CAP(ACC($actor)) } attaque { ACC($target) } { INS($item) }.
           *[no] { CAP(ACC($actor)) } attaque { ACC($target) } ({ $item }).
        }
    }
effect-aim-ends = { CAP(ACC($actor)) } ne vise plus rien.
effect-brace-ends = L’arme { DE($actor) } n’est plus appuyée.
effect-investing-ends = L’attaque précise { DE($actor) } n’aboutit pas.
effect-readying-lost =
    { BENDS($item) ->
        [yes] { CAP(ACC($actor)) } n’atteint plus { ACC($item) }.
       *[no] { CAP(ACC($actor)) } n’atteint plus l’objet : { $item }.
    }
effect-no-rest = { CAP(ACC($target)) } est à l’agonie et ne trouve aucun repos.
effect-cut-short = Derrière le bouclier levé, { ACC($actor) } ne va pas plus loin.
effect-way-closed = { CAP(ACC($actor)) } ne va pas plus loin : { $at } n’est pas libre.
effect-act-lost = { CAP(ACC($actor)) } ne peut plus faire ce qui était prévu en chemin.
effect-ends-up = { CAP(ACC($actor)) } se retrouve en { $at }.
effect-tie-decided = { CAP(ACC($actor)) } agit avant { ACC($target) } : { $word }.
effect-taken-back = { CAP(ACC($actor)) } ne réagit pas, et ce qui avait été fait pour cela est annulé.
effect-wounded-dying =
    { $amount ->
        [one] À l’agonie, { ACC($target) } subit une blessure.
       *[other] À l’agonie, { ACC($target) } subit { $amount } blessures.
    }
effect-misses = Aucune touche.
effect-hits =
    { $critical ->
        [0] { $normal ->
            [0] Aucune touche
            [one] Une touche normale
           *[other] { $normal } touches normales
        }
        [one] { $normal ->
            [0] Une touche critique
            [one] Une touche normale, une critique
           *[other] { $normal } touches normales, une critique
        }
       *[other] { $normal ->
            [0] { $critical } touches critiques
            [one] Une touche normale, { $critical } critiques
           *[other] { $normal } touches normales, { $critical } critiques
        }
    }{ $further ->
        [0] {""}
        [one]  ; mégacritique : une blessure de plus
       *[other]  ; mégacritique : { $further } blessures de plus
    }.
deed-aims = { CAP(ACC($actor)) } vise { ACC($target) } (étape { $amount }).
deed-invests = { CAP(ACC($actor)) } prépare une attaque précise sur { ACC($target) } (étape { $amount }).
effect-aim-lost = Le coup fait perdre sa visée { A($actor) }.
deed-braces =
    { BENDS($item) ->
        [yes] { CAP(ACC($actor)) } met { GEN($item) } en appui.
       *[no] { CAP(ACC($actor)) } met son arme en appui ({ $item }).
    }
deed-takes-up = { CAP(ACC($actor)) } reprend son arme.

## Defence

deed-evades = { CAP(ACC($actor)) } tente d’esquiver { ACC($target) }.
effect-evaded = { CAP(ACC($actor)) } esquive toute l’attaque.
effect-evade-failed = { CAP(ACC($actor)) } ne s’écarte pas à temps.
deed-parries =
    { BENDS($item) ->
        [yes] { CAP(ACC($actor)) } pare { ACC($target) } { INS($item) }.
       *[no] { CAP(ACC($actor)) } pare { ACC($target) } ({ $item }).
    }
effect-parried =
    { $amount ->
        [0] La parade n’enlève aucune touche.
        [one] La parade enlève une touche normale.
       *[other] La parade enlève { $amount } touches normales.
    }
deed-shield-parries = { CAP(ACC($actor)) } pare { ACC($target) } au bouclier.
deed-raises-shield = { CAP(ACC($actor)) } lève aussitôt le bouclier.
deed-announces-block = { CAP(ACC($actor)) } prépare le bouclier ; il couvre dès le prochain round de combat.
effect-block-up = Le bouclier { DE($actor) } est levé.
deed-lowers-shield = { CAP(ACC($actor)) } baisse le bouclier.
effect-covered =
    { $amount ->
        [0] Le couvert n’arrête aucune des { $word }.
        [one] Le couvert arrête une des { $word }.
       *[other] Le couvert arrête { $amount } des { $word }.
    }
effect-stopped =
    { $amount ->
        [0] La protection n’arrête rien.
        [one] La protection arrête une touche.
       *[other] La protection arrête { $amount } touches.
    }
effect-armour-damaged = { $target } : { $item }, encore { $amount } %.

## Wounds and conditions

effect-wounded =
    { $amount ->
        [one] { CAP(ACC($target)) } subit une blessure : { $before } → { $after }.
       *[other] { CAP(ACC($target)) } subit { $amount } blessures : { $before } → { $after }.
    }
effect-ignores-pain = { CAP(ACC($actor)) } ignore la douleur.
effect-afflicted =
    { BENDS($word) ->
        [yes] { CAP(ACC($target)) } subit { ACC($word) } ({ $amount }).
       *[no] { $target } : { $word } { $amount }.
    }
effect-recovers =
    { BENDS($word) ->
        [yes] { $amount ->
            [0] { CAP(ACC($target)) } ne subit plus { ACC($word) }.
           *[other] { CAP(ACC($target)) } subit encore { ACC($word) } ({ $amount }).
        }
       *[no] { $amount ->
            [0] { $target } : { $word }, fini.
           *[other] { $target } : { $word }, encore { $amount }.
        }
    }
effect-dying = { CAP(ACC($target)) } est à l’agonie (niveau { $amount }).
effect-dead = { CAP(ACC($target)) } meurt.
effect-unconscious = { CAP(ACC($target)) } perd connaissance ({ $amount }).
effect-stays-up = { CAP(ACC($target)) } reste debout.
effect-comes-round = { CAP(ACC($target)) } reprend connaissance.
effect-stays-unconscious = { CAP(ACC($target)) } reste sans connaissance : il faut d’abord soigner une blessure.
effect-sleeps-on = { CAP(ACC($target)) } continue de dormir.
effect-wakes = { CAP(ACC($target)) } se réveille.
effect-bleeds = { CAP(ACC($target)) } saigne ({ $amount }).
effect-disarmed =
    { BENDS($item) ->
        [yes] { CAP(ACC($target)) } perd { GEN($item) }.
       *[no] { CAP(ACC($target)) } perd : { $item }.
    }
effect-keeps-weapon =
    { BENDS($item) ->
        [yes] { CAP(ACC($target)) } ne lâche pas { GEN($item) }.
       *[no] { CAP(ACC($target)) } ne lâche pas : { $item }.
    }
effect-healed =
    { $amount ->
        [0] Rien ne guérit.
        [one] { CAP(ACC($target)) } guérit d’une blessure.
       *[other] { CAP(ACC($target)) } guérit de { $amount } blessures.
    }
effect-boosted =
    { $amount ->
        [0] { CAP(ACC($target)) } ne gagne aucun renfort.
        [one] { CAP(ACC($target)) } gagne un renfort.
       *[other] { CAP(ACC($target)) } gagne { $amount } renforts.
    }
effect-bandaged = Le saignement { DE($target) } est arrêté.
effect-stabilised = L’état { DE($target) } est stabilisé.
effect-netted = Le filet prend { ACC($target) }.
deed-freed = { CAP(ACC($target)) } sort du filet.
effect-still-netted = { CAP(ACC($actor)) } ne sort pas du filet.
deed-tends = { CAP(ACC($actor)) } soigne { ACC($target) }.
deed-uses =
    { BENDS($item) ->
        [yes] { CAP(ACC($actor)) } emploie { GEN($item) } sur { ACC($target) }.
       *[no] { CAP(ACC($actor)) } emploie sur { ACC($target) } : { $item }.
    }
deed-extinguishes = { CAP(ACC($actor)) } éteint le feu sur { ACC($target) }.
deed-rouses = { CAP(ACC($actor)) } secoue { ACC($target) }.

## Things

deed-readied =
    { BENDS($item) ->
        [yes] { CAP(ACC($actor)) } a { GEN($item) } en main.
       *[no] { CAP(ACC($actor)) } a en main : { $item }.
    }
deed-readies =
    { $amount ->
        [one] { BENDS($item) ->
            [yes] { CAP(ACC($actor)) } prépare { GEN($item) } ; encore une action.
           *[no] { CAP(ACC($actor)) } prépare : { $item } ; encore une action.
        }
       *[other] { BENDS($item) ->
            [yes] { CAP(ACC($actor)) } prépare { GEN($item) } ; encore { $amount } actions.
           *[no] { CAP(ACC($actor)) } prépare : { $item } ; encore { $amount } actions.
        }
    }
deed-picks-up =
    { BENDS($item) ->
        [yes] { CAP(ACC($actor)) } ramasse { ACC($item) }.
       *[no] { CAP(ACC($actor)) } ramasse : { $item }.
    }
deed-drops =
    { BENDS($item) ->
        [yes] { CAP(ACC($actor)) } lâche { GEN($item) }.
       *[no] { CAP(ACC($actor)) } lâche : { $item }.
    }
deed-shifts =
    { BENDS($item) ->
        [yes] { CAP(ACC($actor)) } passe { GEN($item) } dans sa bonne main.
       *[no] { CAP(ACC($actor)) } passe dans sa bonne main : { $item }.
    }
deed-reloads =
    { $amount ->
        [one] { BENDS($item) ->
            [yes] { CAP(ACC($actor)) } recharge { GEN($item) } ; encore une action.
           *[no] { CAP(ACC($actor)) } recharge : { $item } ; encore une action.
        }
       *[other] { BENDS($item) ->
            [yes] { CAP(ACC($actor)) } recharge { GEN($item) } ; encore { $amount } actions.
           *[no] { CAP(ACC($actor)) } recharge : { $item } ; encore { $amount } actions.
        }
    }
deed-reloaded =
    { BENDS($item) ->
        [yes] { CAP(ACC($actor)) } a rechargé { GEN($item) } ({ $amount }).
       *[no] { CAP(ACC($actor)) } a rechargé : { $item } ({ $amount }).
    }
deed-takes-shield =
    { BENDS($item) ->
        [yes] { CAP(ACC($actor)) } prend { GEN($item) } au bras.
       *[no] { CAP(ACC($actor)) } prend au bras : { $item }.
    }
deed-stows-shield =
    { BENDS($item) ->
        [yes] { CAP(ACC($actor)) } range { GEN($item) }.
       *[no] { CAP(ACC($actor)) } range : { $item }.
    }

## Throwing

deed-throws =
    { BENDS($item) ->
        [yes] { CAP(ACC($actor)) } lance { ACC($item) } en { $at }.
       *[no] { CAP(ACC($actor)) } lance en { $at } : { $item }.
    }
effect-deviates = Le jet dévie et tombe en { $at }.
effect-blast = Explosion en { $at }, rayon { $amount } m : { $item }.
effect-in-blast = { CAP(ACC($target)) } est dans le rayon.
effect-dazed = L’éblouissement fait perdre toutes ses actions { A($target) }.
effect-cloud =
    { $amount ->
        [one] { CAP($word) } en { $at } pour un round.
       *[other] { CAP($word) } en { $at } pour { $amount } rounds.
    }
effect-cloud-spreads = { CAP($word) } : le nuage s’étend en { $at }.
effect-cloud-gone = { CAP($word) } en { $at } : c’est fini.
effect-in-fire = { CAP(ACC($target)) } est dans le feu.
effect-in-gas =
    { BENDS($word) ->
        [yes] { CAP(ACC($target)) } respire { DE($word) }.
       *[no] { CAP(ACC($target)) } respire ceci : { $word }.
    }

## Questions

ask-act =
    { $actions_number ->
        [0] { $who }, à vous d’agir, mais il ne reste aucune action. Que faites-vous ?
        [one] { $who }, à vous d’agir (encore une action). Que faites-vous ?
       *[other] { $who }, à vous d’agir (encore { $actions_number } actions). Que faites-vous ?
    }
    .short = à son tour
ask-react =
    { $actions_number ->
        [0] { $who }, { ACC($actor) } vient d’agir. Vous procurez-vous une action pour réagir ?
        [one] { $who }, { ACC($actor) } vient d’agir. Réagissez-vous (encore une action) ?
       *[other] { $who }, { ACC($actor) } vient d’agir. Réagissez-vous (encore { $actions_number } actions) ?
    }
    .short = en réaction
ask-round-start =
    { $actions_number ->
        [0] { $who }, un round de combat commence. Vous procurez-vous une action ?
        [one] { $who }, un round de combat commence. Employez-vous l’action gardée ?
       *[other] { $who }, un round de combat commence. Employez-vous l’une des { $actions_number } actions gardées ?
    }
    .short = en début de round
ask-round-end =
    { $actions_number ->
        [0] { $who }, le round de combat finit. Vous procurez-vous une action ?
        [one] { $who }, le round de combat finit. Employez-vous l’action gardée ?
       *[other] { $who }, le round de combat finit. Employez-vous l’une des { $actions_number } actions gardées ?
    }
    .short = en fin de round
ask-defend = { $who }, { ACC($attacker) } vous touche ({ $weapon }). Touches critiques : { $critical_key }, normales : { $normal_key }. Comment vous défendez-vous ?
    .short = en défense
ask-extra =
    { $successes_number ->
        [0] { $who }, aucun succès ({ $purpose }). Dépensez-vous quelque chose pour ce jet ?
        [one] { $who }, un succès ({ $purpose }). Dépensez-vous quelque chose pour ce jet ?
       *[other] { $who }, { $successes_number } succès ({ $purpose }). Dépensez-vous quelque chose pour ce jet ?
    }
    .short = après le jet
ask-judge = Meneur de jeu, { ACC($actor) } veut faire autre chose : { $text_key } À quel prix, et quel jet ?
    .short = sur décision
ask-opportunity = { $who }, { ACC($mover) } quitte votre allonge. Frappez-vous ?
    .short = par opportunité
ask-pain =
    { $wounds_number ->
        [one] { $who }, une blessure vous menace. Ignorez-vous la douleur ?
       *[other] { $who }, { $wounds_number } blessures vous menacent. Ignorez-vous la douleur ?
    }
    .short = sous la douleur
ask-resist-disarm =
    { $hits_number ->
        [one] { $who }, une touche vise votre arme ({ $weapon }). Force ou Adresse ?
       *[other] { $who }, { $hits_number } touches visent votre arme ({ $weapon }). Force ou Adresse ?
    }
    .short = contre le désarmement

## What to do

group-attack = attaque
group-movement = mouvement
group-equipment = équipement
group-help = aide
group-dice = dés
group-other = autre
verb-end = finir le tour
verb-pass = ne pas réagir
verb-none = ne pas se défendre
verb-attack = attaquer
verb-aim = viser
verb-accurate = préparer une attaque précise
verb-reload = recharger
verb-ready = préparer une arme
verb-pick-up = ramasser
verb-drop = lâcher
verb-shift = passer dans la bonne main
verb-ready-shield = prendre le bouclier
verb-stow-shield = ranger le bouclier
verb-block = bloquer au bouclier
verb-lower-shield = baisser le bouclier
verb-brace = mettre l’arme en appui
verb-take-up = reprendre l’arme
verb-walk = marcher
verb-run = courir
verb-crawl = ramper
verb-hunker = s’accroupir
verb-stand-up = se relever
verb-throw = lancer
verb-hurl = lancer ce qui est sous la main
verb-use = employer un objet
verb-first-aid = donner les premiers secours
verb-stabilise = stabiliser
verb-extinguish = éteindre un feu
verb-free = libérer du filet
verb-wake = réveiller
verb-withdraw = se retirer
verb-improvise = faire autre chose
verb-buy = acheter une action (dé bonus)
verb-buy-with-destiny = acheter une action (dé de destin)
verb-steal = voler une action (dé de destin)
verb-evade = esquiver
verb-parry = parer
verb-shield-parry = parer au bouclier
verb-raise-shield = lever le bouclier
verb-keep = garder le jet
verb-bonus = ajouter un dé bonus
verb-destiny = ajouter un dé de destin
verb-reroll = relancer
verb-destiny-reroll = relancer avec un dé de destin
verb-strike = frapper
verb-suffer = subir les blessures
verb-ignore-pain = ignorer la douleur
verb-strength = Force
verb-deftness = Adresse
verb-allow = permettre
verb-refuse = refuser
slot-target = cible
slot-weapon = arme
slot-mode = mode d’attaque
slot-special = attaque spéciale
slot-extra = actions en plus
slot-disarmed = arme de l’adversaire
slot-item = objet
slot-hand = main
slot-at = case
slot-path = chemin
slot-act = acte en marchant
slot-then = chemin ensuite
slot-text = mots
slot-cost = coût en actions
slot-difficulty = difficulté
slot-use = combattant du livre
value-mode-nothing = mode habituel
value-mode-single = coup par coup
value-mode-burst = rafale
value-mode-melee = corps à corps
value-mode-thrown = arme de jet
value-special-nothing = attaque ordinaire
value-special-knockout = attaque K.O.
value-special-violent = attaque violente
value-special-disarm = attaque désarmante
value-special-coup-de-grace = coup de grâce
value-hand-nothing = bonne main
value-hand-off = seconde main
value-act-nothing = seulement marcher
value-path-nothing = rester d’abord
value-then-nothing = rester
value-value-nothing = pas de jet
value-value-strength = Force
value-value-quickness = Vitesse
value-value-deftness = Adresse
value-value-endurance = Endurance
value-value-resistance = Résistance
value-value-willpower = Volonté
value-value-apprehension = Vivacité d’esprit
value-value-melee = Corps à corps
value-value-shooting = Tir
value-value-throwing = Lancer
value-value-perception = Perception
value-value-first_aid = Premiers secours
value-value-evasion = Esquive

## Numbers

number-melee = Dés
number-shooting = Dés
number-throwing = Dés
number-value = Dés
number-evasion = Dés
number-strength = Dés
number-deftness = Dés
number-minimum-roll = Jet minimum
number-critical-threshold = Seuil critique
number-protection = Protection
number-actions = Actions
number-cover-number = Couvert
part-minimum-roll = jet minimum
part-critical-threshold = seuil critique
part-melee = Corps à corps
part-shooting = Tir
part-throwing = Lancer
part-strength = Force
part-deftness = Adresse
part-value = valeur
part-evasion = Esquive
part-damage-potential = potentiel de dégâts
part-quick-fists = poings rapides
part-burst = rafale
part-violent = attaque violente
part-shocked = choqué
part-recoil = recul
part-walking = en marchant
part-distance = mauvaise distance
part-off-hand = seconde main
part-disarming = désarmer
part-hunkered = accroupi
part-poisoned = empoisonné
part-burning = en feu
part-netted = dans le filet
part-braced = en appui
part-accurate = attaque précise
part-aim = visée
part-weapon = arme
part-talent = modèle
part-hits = touches
part-encumbrance = encombrement
part-difficulty = difficulté
part-destiny = dé de destin
part-least = jamais sous 2
part-no-less-than-nothing = pas sous 0
part-protection = protection
part-penetration = perforation
part-cover-number = couvert
part-actions = actions
part-two-weapons = deux armes
part-dazed = ébloui
part-tear-gas = gaz lacrymogène
part-toxic-gas = gaz toxique
roll-hit = jet de touche
roll-parry = parade
roll-evade = esquive
roll-cover = couvert
roll-cover-critical = couvert contre les critiques
roll-initiative = initiative
roll-roll-off = égalité
roll-throw = lancer
roll-direction = direction
roll-deviation = déviation
roll-radius = rayon
roll-diameter = diamètre
roll-duration = durée
roll-boosts = renforts
roll-healing = guérison
roll-first-aid = Premiers secours
roll-rest = repos
roll-free-oneself = se libérer
roll-ignore-pain = ignorer la douleur
roll-resist-knockout = Résistance contre le K.O.
roll-resist-disarm = garder l’arme
roll-improvise = action libre
roll-save-dying = Résistance contre la mort
roll-save-bleeding = Endurance contre le saignement
roll-save-poison = Résistance contre le poison
roll-save-shock = Endurance contre le choc
roll-save-unconscious = Volonté

## States

state-dying = mourant
    .acc = l’agonie
state-unconscious = sans connaissance
    .acc = la perte de connaissance
state-shocked = choqué
    .acc = le choc
state-burning = en feu
    .acc = le feu
state-bleeding = saigne
    .acc = le saignement
state-poisoned = empoisonné
    .acc = le poison
state-hunkered = accroupi
state-asleep = endormi
state-netted = dans le filet
state-unaware = ne se doute de rien
state-from_behind = attaque par derrière
state-braced = en appui
state-dazed = ébloui
state-withdrawn = retiré
state-resting = se repose
state-shield-up = bouclier levé
state-shield-announced = lève le bouclier
state-alert = vigilant
state-oblivious = ne perçoit rien
state-dead = mort
state-aiming = vise
state-investing = prépare une attaque précise
word-quickness = Vitesse
word-deftness = Adresse
word-bonus-die = dé bonus
word-destiny-die = dé de destin
word-normal-hits = touches normales
word-critical-hits = touches critiques
word-smoke = Fumée
    .de = de la fumée
word-fire = Feu
word-tear-gas = Gaz lacrymogène
    .de = du gaz lacrymogène
word-toxic-gas = Gaz toxique
    .de = du gaz toxique
word-throw = lancer
word-evade = esquive
word-parry = parade
word-hit = jet de touche
word-cover-critical = couvert contre les critiques
word-cover = couvert
word-resist-knockout = contre le K.O.
word-resist-disarm = contre le désarmement
word-save-dying = contre la mort
word-save-bleeding = contre le saignement
word-save-poison = contre le poison
word-save-shock = contre le choc
word-save-unconscious = pour reprendre connaissance
word-free-oneself = pour se libérer
word-rest = repos

## Refusals

reason-no-action-left = Il ne reste pas d’action pour « { $value } ».
reason-weapon-not-ready = L’arme n’est pas prête : { $value }.
reason-too-little-ammunition = Il manque des munitions pour « { $value } ».
reason-not-combined = « { $value } » ne se combine pas avec cela.
reason-out-of-range = { $value } est hors de portée.
reason-not-in-sight = { $value } n’est pas en vue.
reason-out-of-throwing-range = { $value } est trop loin pour un lancer.
reason-no-way-named = Aucun chemin n’est donné.
reason-not-adjacent = Le chemin saute : { $value }
reason-off-map = Le chemin quitte la carte : { $value }
reason-wall = Un mur est en travers : { $value }
reason-between-walls = Le passage est trop étroit : { $value }
reason-blocked = Quelqu’un est en travers : { $value }
reason-too-far = C’est trop loin : { $value }
reason-occupied = Quelqu’un s’y trouve : { $value }
reason-field-not-free = La case n’est pas libre : { $value }
reason-item-unknown = Il n’y a pas d’objet « { $value } ».
reason-sheet-wrong = La fiche est incorrecte : { $value }
reason-nobody-to-attack = Personne ne peut être attaqué (« { $value } »).
reason-nobody-in-sight = Personne n’est en vue pour « { $value } ».
reason-nobody-to-help = Personne à portée n’en a besoin, ou il manque de quoi le faire (« { $value } »).
reason-nobody-to-steal-from = Aucun adversaire n’a d’action, ou il ne reste aucun dé de destin (« { $value } »).
reason-nothing-to-brace = Aucune arme ne peut être appuyée, ou il n’y a rien où l’appuyer (« { $value } »).
reason-no-usable-shield = Aucun bouclier ne peut servir à cela (« { $value } »).
reason-shield-not-up = Le bouclier n’est pas levé (« { $value } »).
reason-not-braced = L’arme n’est appuyée sur rien (« { $value } »).
reason-no-edge-near = Le bord de la carte est trop loin (« { $value } »).
reason-nothing-to-throw = Il n’y a rien à lancer, ou personne à viser (« { $value } »).
reason-nothing-to-reload = Aucune arme en main ne peut être rechargée (« { $value } »).
reason-nothing-to-ready = Aucune arme portée ne peut être préparée (« { $value } »).
reason-nothing-to-pick-up = Rien ne se trouve à portée (« { $value } »).
reason-nothing-in-hand = Rien de tel n’est en main (« { $value } »).
reason-not-in-hand = { $value } n’est pas en main.
reason-no-dice-left = Il ne reste aucun dé pour « { $value } ».
reason-no-referee = Personne n’est là pour juger « { $value } ».
reason-not-on-a-walk = « { $value } » ne se fait pas en marchant.
reason-not-as-a-reaction = « { $value } » ne peut pas être une réaction.
reason-in-a-net = Dans un filet, « { $value } » est impossible.
reason-is-hunkered = En position basse, « { $value } » est impossible.
reason-is-upright = Debout, « { $value } » est impossible.
reason-no-way-out = Il n’y a aucun chemin (« { $value } »).
reason-not-now = « { $value } » n’est pas possible maintenant.
reason-not-with-this = Cela ne se fait pas avec « { $value } ».
reason-not-for-them = Cela ne se fait pas pour { $value }.
reason-no-rest-for-the-dying = Qui agonise ne trouve aucun repos.
reason-no-actions-for-the-helpless = Qui ne peut rien faire n’a pas d’actions.

## Things by name

item-unarmed = mains nues
    .acc = mains nues
    .gen = mains nues
    .ins = à mains nues
    .gender = f
item-butt = crosse ou pommeau
    .acc = crosse ou pommeau
    .gen = crosse ou pommeau
    .ins = avec la crosse ou le pommeau
    .gender = f
item-colt-peacemaker = Colt Peacemaker
    .acc = le Colt Peacemaker
    .gen = son Colt Peacemaker
    .ins = avec son Colt Peacemaker
    .gender = m
item-colt-1911 = Colt 1911
    .acc = le Colt 1911
    .gen = son Colt 1911
    .ins = avec son Colt 1911
    .gender = m
item-glock = Glock (9 mm)
    .acc = le Glock (9 mm)
    .gen = son Glock (9 mm)
    .ins = avec son Glock (9 mm)
    .gender = m
item-hk-usp = HK USP
item-desert-eagle = Desert Eagle
item-uzi = Uzi
    .acc = l’Uzi
    .gen = son Uzi
    .ins = avec son Uzi
    .gender = m
item-mp5 = MP5
item-mp40 = MP40
item-tommy-gun = Tommy Gun
item-ak-47 = AK 47
item-g3 = G3
item-m-16 = M-16
item-steyr-aug = Steyr AUG
item-brown-bess = Brown Bess
item-winchester = Winchester '76
item-gewehr-98 = Gewehr 98
item-kar98 = Kar98
item-m1 = M1
item-barrett = Barrett
    .acc = le Barrett
    .gen = son Barrett
    .ins = avec son Barrett
    .gender = m
item-mg42 = MG42
item-m60 = M60
item-m2-browning = M2 Browning
item-m79-grenade-launcher = lance-grenades M79
    .acc = le lance-grenades M79
    .gen = son lance-grenades M79
    .ins = avec son lance-grenades M79
    .gender = m
item-lorica-hamata = lorica hamata
    .acc = la lorica hamata
    .gen = sa lorica hamata
    .ins = avec sa lorica hamata
    .gender = f
item-lorica-segmentata = lorica segmentata
    .acc = la lorica segmentata
    .gen = sa lorica segmentata
    .ins = avec sa lorica segmentata
    .gender = f
item-lorica-plumata = lorica plumata
    .acc = la lorica plumata
    .gen = sa lorica plumata
    .ins = avec sa lorica plumata
    .gender = f
item-kevlar-vest = gilet en kevlar
    .acc = le gilet en kevlar
    .gen = son gilet en kevlar
    .ins = avec son gilet en kevlar
    .gender = m
item-he-grenade = grenade explosive
    .acc = la grenade explosive
    .gen = sa grenade explosive
    .ins = avec sa grenade explosive
    .gender = f
item-molotov-cocktail = cocktail Molotov
    .acc = le cocktail Molotov
    .gen = son cocktail Molotov
    .ins = avec son cocktail Molotov
    .gender = m

## Things, which English names from the data files

item-normal-clothing = vêtements ordinaires
item-trenchcoat = trench
    .acc = le trench
    .gen = son trench
    .ins = avec son trench
    .gender = m
item-robe = robe
    .acc = la robe
    .gen = sa robe
    .ins = avec sa robe
    .gender = f
item-quilted-gambeson = gambison matelassé
    .acc = le gambison matelassé
    .gen = son gambison matelassé
    .ins = avec son gambison matelassé
    .gender = m
item-paper-armour = armure de papier
    .acc = l’armure de papier
    .gen = son armure de papier
    .ins = avec son armure de papier
    .gender = f
item-tied-iron-sheets = tôles attachées
item-linen-surcoat = surcot de lin
    .acc = le surcot de lin
    .gen = son surcot de lin
    .ins = avec son surcot de lin
    .gender = m
item-stab-proof-vest = gilet anticouteau
    .acc = le gilet anticouteau
    .gen = son gilet anticouteau
    .ins = avec son gilet anticouteau
    .gender = m
item-under-vest = gilet de dessous
    .acc = le gilet de dessous
    .gen = son gilet de dessous
    .ins = avec son gilet de dessous
    .gender = m
item-leather-armour = armure de cuir
    .acc = l’armure de cuir
    .gen = son armure de cuir
    .ins = avec son armure de cuir
    .gender = f
item-leather-cuirass = cuirasse de cuir
    .acc = la cuirasse de cuir
    .gen = sa cuirasse de cuir
    .ins = avec sa cuirasse de cuir
    .gender = f
item-linothorax = linothorax
    .acc = le linothorax
    .gen = son linothorax
    .ins = avec son linothorax
    .gender = m
item-brigandine = brigandine
    .acc = la brigandine
    .gen = sa brigandine
    .ins = avec sa brigandine
    .gender = f
item-chain-mail-hauberk = haubert de mailles
    .acc = le haubert de mailles
    .gen = son haubert de mailles
    .ins = avec son haubert de mailles
    .gender = m
item-security-vest = gilet de sécurité
    .acc = le gilet de sécurité
    .gen = son gilet de sécurité
    .ins = avec son gilet de sécurité
    .gender = m
item-flak-jacket = veste pare-éclats
    .acc = la veste pare-éclats
    .gen = sa veste pare-éclats
    .ins = avec sa veste pare-éclats
    .gender = f
item-tactical-vest = gilet tactique
    .acc = le gilet tactique
    .gen = son gilet tactique
    .ins = avec son gilet tactique
    .gender = m
item-ballistic-vest = gilet pare-balles
    .acc = le gilet pare-balles
    .gen = son gilet pare-balles
    .ins = avec son gilet pare-balles
    .gender = m
item-half-plate = demi-armure
    .acc = la demi-armure
    .gen = sa demi-armure
    .ins = avec sa demi-armure
    .gender = f
item-cuirass = cuirasse
    .acc = la cuirasse
    .gen = sa cuirasse
    .ins = avec sa cuirasse
    .gender = f
item-ceramic-plate-carrier = porte-plaques céramique
item-hard-armour = armure rigide
    .acc = l’armure rigide
    .gen = son armure rigide
    .ins = avec son armure rigide
    .gender = f
item-plate-armour = armure de plates
    .acc = l’armure de plates
    .gen = son armure de plates
    .ins = avec son armure de plates
    .gender = f
item-heavy-ballistic-vest = gilet pare-balles lourd
    .acc = le gilet pare-balles lourd
    .gen = son gilet pare-balles lourd
    .ins = avec son gilet pare-balles lourd
    .gender = m
item-combined-tactical-vest = gilet tactique combiné
    .acc = le gilet tactique combiné
    .gen = son gilet tactique combiné
    .ins = avec son gilet tactique combiné
    .gender = m
item-infantry-battle-suit = tenue de combat d’infanterie
    .acc = la tenue de combat d’infanterie
    .gen = sa tenue de combat d’infanterie
    .ins = avec sa tenue de combat d’infanterie
    .gender = f
item-leather-bascinet = bassinet de cuir
item-kettle-hat = chapel de fer
    .acc = le chapel de fer
    .gen = son chapel de fer
    .ins = avec son chapel de fer
    .gender = m
item-tactical-helmet = casque tactique
    .acc = le casque tactique
    .gen = son casque tactique
    .ins = avec son casque tactique
    .gender = m
item-great-helm = grand heaume
    .acc = le grand heaume
    .gen = son grand heaume
    .ins = avec son grand heaume
    .gender = m
item-iron-gauntlets = gantelets de fer
    .acc = les gantelets de fer
    .gen = ses gantelets de fer
    .ins = avec ses gantelets de fer
    .gender = m
item-iron-greaves = jambières de fer
    .acc = les jambières de fer
    .gen = ses jambières de fer
    .ins = avec ses jambières de fer
    .gender = f
item-bandages = bandages
    .acc = les bandages
    .gen = ses bandages
    .ins = avec ses bandages
    .gender = m
item-first-aid-kit = trousse de secours
    .acc = la trousse de secours
    .gen = sa trousse de secours
    .ins = avec sa trousse de secours
    .gender = f
item-wound-tincture = teinture pour plaies
    .acc = la teinture pour plaies
    .gen = sa teinture pour plaies
    .ins = avec sa teinture pour plaies
    .gender = f
item-adrenaline-shot = piqûre d’adrénaline
    .acc = la piqûre d’adrénaline
    .gen = sa piqûre d’adrénaline
    .ins = avec sa piqûre d’adrénaline
    .gender = f
item-potion-of-protection = potion de protection
    .acc = la potion de protection
    .gen = sa potion de protection
    .ins = avec sa potion de protection
    .gender = f
item-lesser-healing-potion = petite potion de soin
    .acc = la petite potion de soin
    .gen = sa petite potion de soin
    .ins = avec sa petite potion de soin
    .gender = f
item-human = humain
item-flit = Flit
item-doldagor = Doldagor
item-katora = Katora
item-krotochim = Kroto'Chim
item-ancatir = Ancatir
item-gasdanir = Gas'Danir
item-gasdaria = Gasdaria
item-scope-2x = lunette 2×
item-red-dot-sight = viseur point rouge
item-tripod = trépied
item-quick-loader = chargeur rapide
item-quick-draw-quiver = carquois rapide
item-quick-draw-sling = bretelle rapide
item-extended-magazine-rifle = chargeur étendu (fusil d’assaut)
item-extended-magazine-pistol = chargeur étendu (pistolet)
item-slug-ammunition = balles pour fusil lisse
    .acc = les balles pour fusil lisse
    .gen = ses balles pour fusil lisse
    .ins = avec ses balles pour fusil lisse
    .gender = f
item-rubber-bullets = balles en caoutchouc
    .acc = les balles en caoutchouc
    .gen = ses balles en caoutchouc
    .ins = avec ses balles en caoutchouc
    .gender = f
item-hardened-blade = lame trempée
item-serrated-edge = tranchant dentelé
item-medium-suppressor = silencieux moyen
item-skilled-fighter = combattant habile
item-masterly-presence = présence magistrale
item-critical-hits = touches critiques
item-robust = robuste
item-evasion = esquive
item-bark-skin = peau d’écorce
item-blade-dance = danse des lames
item-shield-training = entraînement au bouclier
item-shield-mastery = maîtrise du bouclier
item-attack-of-opportunity = attaque d’opportunité
item-special-vigilance = vigilance particulière
item-ignore-pain = ignorer la douleur
item-eagle-eye = œil d’aigle
item-buckler = bocle
    .acc = la bocle
    .gen = sa bocle
    .ins = avec sa bocle
    .gender = f
item-leather-reinforced-wooden-shield = bouclier de bois renforcé de cuir
    .acc = le bouclier de bois renforcé de cuir
    .gen = son bouclier de bois renforcé de cuir
    .ins = avec son bouclier de bois renforcé de cuir
    .gender = m
item-polycarbonate-riot-shield = bouclier antiémeute en polycarbonate
    .acc = le bouclier antiémeute en polycarbonate
    .gen = son bouclier antiémeute en polycarbonate
    .ins = avec son bouclier antiémeute en polycarbonate
    .gender = m
item-round-shield = bouclier rond
    .acc = le bouclier rond
    .gen = son bouclier rond
    .ins = avec son bouclier rond
    .gender = m
item-wooden-shield-with-bronze-boss = bouclier de bois à umbo de bronze
    .acc = le bouclier de bois à umbo de bronze
    .gen = son bouclier de bois à umbo de bronze
    .ins = avec son bouclier de bois à umbo de bronze
    .gender = m
item-protection-shield-standard = bouclier de protection « Standard »
    .acc = le bouclier de protection « Standard »
    .gen = son bouclier de protection « Standard »
    .ins = avec son bouclier de protection « Standard »
    .gender = m
item-aluminium-shield-with-window = bouclier d’aluminium à fenêtre
    .acc = le bouclier d’aluminium à fenêtre
    .gen = son bouclier d’aluminium à fenêtre
    .ins = avec son bouclier d’aluminium à fenêtre
    .gender = m
item-tower-shield = pavois
    .acc = le pavois
    .gen = son pavois
    .ins = avec son pavois
    .gender = m
item-hoplite-shield = bouclier d’hoplite
    .acc = le bouclier d’hoplite
    .gen = son bouclier d’hoplite
    .ins = avec son bouclier d’hoplite
    .gender = m
item-protection-shield-xur-asia = bouclier de protection « XUR-ASIA »
    .acc = le bouclier de protection « XUR-ASIA »
    .gen = son bouclier de protection « XUR-ASIA »
    .ins = avec son bouclier de protection « XUR-ASIA »
    .gender = m
item-magnetic-shield-generator = générateur de bouclier magnétique
item-flashbang = grenade aveuglante
    .acc = la grenade aveuglante
    .gen = sa grenade aveuglante
    .ins = avec sa grenade aveuglante
    .gender = f
item-smoke-grenade = grenade fumigène
    .acc = la grenade fumigène
    .gen = sa grenade fumigène
    .ins = avec sa grenade fumigène
    .gender = f
item-tear-gas-grenade = grenade lacrymogène
    .acc = la grenade lacrymogène
    .gen = sa grenade lacrymogène
    .ins = avec sa grenade lacrymogène
    .gender = f
item-toxic-gas-grenade = grenade à gaz toxique
    .acc = la grenade à gaz toxique
    .gen = sa grenade à gaz toxique
    .ins = avec sa grenade à gaz toxique
    .gender = f
item-throwing-net = filet de jet
    .acc = le filet de jet
    .gen = son filet de jet
    .ins = avec son filet de jet
    .gender = m
item-dagger = dague
    .acc = la dague
    .gen = sa dague
    .ins = avec sa dague
    .gender = f
item-stiletto = stylet
    .acc = le stylet
    .gen = son stylet
    .ins = avec son stylet
    .gender = m
item-hunting-knife = couteau de chasse
    .acc = le couteau de chasse
    .gen = son couteau de chasse
    .ins = avec son couteau de chasse
    .gender = m
item-flame-dagger = dague de flamme
    .acc = la dague de flamme
    .gen = sa dague de flamme
    .ins = avec sa dague de flamme
    .gender = f
item-poison-dagger = dague empoisonnée
    .acc = la dague empoisonnée
    .gen = sa dague empoisonnée
    .ins = avec sa dague empoisonnée
    .gender = f
item-short-sword = épée courte
    .acc = l’épée courte
    .gen = son épée courte
    .ins = avec son épée courte
    .gender = f
item-gladius = gladius
    .acc = le gladius
    .gen = son gladius
    .ins = avec son gladius
    .gender = m
item-sabre = sabre
    .acc = le sabre
    .gen = son sabre
    .ins = avec son sabre
    .gender = m
item-rapier = rapière
    .acc = la rapière
    .gen = sa rapière
    .ins = avec sa rapière
    .gender = f
item-foil = fleuret
    .acc = le fleuret
    .gen = son fleuret
    .ins = avec son fleuret
    .gender = m
item-machete = machette
    .acc = la machette
    .gen = sa machette
    .ins = avec sa machette
    .gender = f
item-broadsword = épée large
    .acc = l’épée large
    .gen = son épée large
    .ins = avec son épée large
    .gender = f
item-long-sword = épée longue
    .acc = l’épée longue
    .gen = son épée longue
    .ins = avec son épée longue
    .gender = f
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
item-two-handed-sword = épée à deux mains
    .acc = l’épée à deux mains
    .gen = son épée à deux mains
    .ins = avec son épée à deux mains
    .gender = f
item-flamberge = flamberge
    .acc = la flamberge
    .gen = sa flamberge
    .ins = avec sa flamberge
    .gender = f
item-hatchet = hachette
    .acc = la hachette
    .gen = sa hachette
    .ins = avec sa hachette
    .gender = f
item-axe = hache
    .acc = la hache
    .gen = sa hache
    .ins = avec sa hache
    .gender = f
item-long-axe = longue hache
    .acc = la longue hache
    .gen = sa longue hache
    .ins = avec sa longue hache
    .gender = f
item-battle-axe = hache de guerre
    .acc = la hache de guerre
    .gen = sa hache de guerre
    .ins = avec sa hache de guerre
    .gender = f
item-brass-knuckles = coup-de-poing américain
    .acc = le coup-de-poing américain
    .gen = son coup-de-poing américain
    .ins = avec son coup-de-poing américain
    .gender = m
item-club = gourdin
    .acc = le gourdin
    .gen = son gourdin
    .ins = avec son gourdin
    .gender = m
item-baton = matraque
    .acc = la matraque
    .gen = sa matraque
    .ins = avec sa matraque
    .gender = f
item-crowbar = pied-de-biche
    .acc = le pied-de-biche
    .gen = son pied-de-biche
    .ins = avec son pied-de-biche
    .gender = m
item-mace = masse
    .acc = la masse
    .gen = sa masse
    .ins = avec sa masse
    .gender = f
item-morning-star = étoile du matin
    .acc = l’étoile du matin
    .gen = son étoile du matin
    .ins = avec son étoile du matin
    .gender = f
item-battle-flail = fléau de guerre
    .acc = le fléau de guerre
    .gen = son fléau de guerre
    .ins = avec son fléau de guerre
    .gender = m
item-warhammer = marteau de guerre
    .acc = le marteau de guerre
    .gen = son marteau de guerre
    .ins = avec son marteau de guerre
    .gender = m
item-sledgehammer = masse de chantier
    .acc = la masse de chantier
    .gen = sa masse de chantier
    .ins = avec sa masse de chantier
    .gender = f
item-staff = bâton
    .acc = le bâton
    .gen = son bâton
    .ins = avec son bâton
    .gender = m
item-spear = lance
    .acc = la lance
    .gen = sa lance
    .ins = avec sa lance
    .gender = f
item-glaive = fauchard
    .acc = le fauchard
    .gen = son fauchard
    .ins = avec son fauchard
    .gender = m
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
item-composite-bow = arc composite
    .acc = l’arc composite
    .gen = son arc composite
    .ins = avec son arc composite
    .gender = m
item-battle-bow = arc de guerre
    .acc = l’arc de guerre
    .gen = son arc de guerre
    .ins = avec son arc de guerre
    .gender = m
item-hand-crossbow = arbalète de poing
    .acc = l’arbalète de poing
    .gen = son arbalète de poing
    .ins = avec son arbalète de poing
    .gender = f
item-light-crossbow = arbalète légère
    .acc = l’arbalète légère
    .gen = son arbalète légère
    .ins = avec son arbalète légère
    .gender = f
item-crossbow = arbalète
    .acc = l’arbalète
    .gen = son arbalète
    .ins = avec son arbalète
    .gender = f
item-quadruple-crossbow = arbalète quadruple
    .acc = l’arbalète quadruple
    .gen = son arbalète quadruple
    .ins = avec son arbalète quadruple
    .gender = f
item-sling = fronde
    .acc = la fronde
    .gen = sa fronde
    .ins = avec sa fronde
    .gender = f
item-slingshot = lance-pierre
    .acc = le lance-pierre
    .gen = son lance-pierre
    .ins = avec son lance-pierre
    .gender = m
item-blowpipe = sarbacane
    .acc = la sarbacane
    .gen = sa sarbacane
    .ins = avec sa sarbacane
    .gender = f
item-shuriken = shuriken
    .acc = le shuriken
    .gen = son shuriken
    .ins = avec son shuriken
    .gender = m
item-throwing-axe = hache de jet
    .acc = la hache de jet
    .gen = sa hache de jet
    .ins = avec sa hache de jet
    .gender = f
item-throwing-spear = javelot
    .acc = le javelot
    .gen = son javelot
    .ins = avec son javelot
    .gender = m
item-tomahawk = tomahawk
    .acc = le tomahawk
    .gen = son tomahawk
    .ins = avec son tomahawk
    .gender = m
item-flintlock-pistol = pistolet à silex
    .acc = le pistolet à silex
    .gen = son pistolet à silex
    .ins = avec son pistolet à silex
    .gender = m
item-laser-pistol = pistolet laser
    .acc = le pistolet laser
    .gen = son pistolet laser
    .ins = avec son pistolet laser
    .gender = m
item-laser-rifle = fusil laser
    .acc = le fusil laser
    .gen = son fusil laser
    .ins = avec son fusil laser
    .gender = m
item-double-barrel-shotgun = fusil à deux canons
    .acc = le fusil à deux canons
    .gen = son fusil à deux canons
    .ins = avec son fusil à deux canons
    .gender = m
item-pump-action-shotgun = fusil à pompe
    .acc = le fusil à pompe
    .gen = son fusil à pompe
    .ins = avec son fusil à pompe
    .gender = m
item-sawed-off-shotgun = fusil à canon scié
    .acc = le fusil à canon scié
    .gen = son fusil à canon scié
    .ins = avec son fusil à canon scié
    .gender = m
item-flamethrower = lance-flammes
    .acc = le lance-flammes
    .gen = son lance-flammes
    .ins = avec son lance-flammes
    .gender = m
item-loose-object = objet quelconque
    .acc = l’objet quelconque
    .gen = son objet quelconque
    .ins = avec son objet quelconque
    .gender = m
