### Les mots de Phase Six en français.


## The course of the fight

heading-round = Round de combat { $amount }
deed-round-ends = Fin du round de combat.
deed-turn = C’est le tour de { $actor }.
effect-initiative = { $actor } : initiative { $amount }.
effect-joins = { $actor } arrive, initiative { $amount }.
effect-refreshed = {""}
effect-check-dice = {""}
effect-hit-dice = {""}
effect-critical-threshold = {""}
effect-evade-dice = {""}
effect-parry-dice = {""}
deed-ends-turn =
    { $amount ->
        [0] { $actor } finit son tour.
       *[other] { $actor } finit son tour et garde { $amount } pour réagir.
    }
deed-reacts = { $actor } réagit à { $target }.
deed-improvises =
    { $amount ->
        [0] { $actor } : { $key }
       *[other] { $actor } : { $key } ({ $amount })
    }
effect-improvise-refused = Le meneur ne le permet pas : { $key }

## Dice and actions

deed-buys-action = { $actor } dépense un { $word } pour une action et en a { $amount }.
deed-steals-action = { $actor } vole une action à { $target } et en a { $amount }.
effect-adds-bonus = { $actor } ajoute un dé bonus.
effect-adds-destiny = { $actor } ajoute un dé de destin.
effect-rerolls = { $actor } relance.
effect-rerolls-with-destiny = { $actor } relance avec un dé de destin : tout 4+ réussit.
effect-high-dice =
    { $amount ->
        [one] Les dés de 11 et plus comptent plusieurs fois : une réussite.
       *[other] Les dés de 11 et plus comptent plusieurs fois : { $amount } réussites.
    }

## Moving

deed-moved = { $actor } avance de { $amount } m vers { $to }.
deed-hunkers = { $actor } s’accroupit.
deed-stands-up = { $actor } se relève.
deed-withdraws = { $actor } se retire du combat.
deed-strikes-opportunity = { $actor } frappe { $target } qui s’éloigne.

## Attacks

deed-attacks =
    { $key ->
        [burst] { $actor } tire une rafale sur { $target } ({ $item }).
        [single] { $actor } tire sur { $target } ({ $item }).
        [thrown] { $actor } lance sur { $target } ({ $item }).
        [knockout] { $actor } cherche à assommer { $target } ({ $item }).
        [violent] Attaque violente de { $actor } sur { $target } ({ $item }).
        [disarm] { $actor } cherche à désarmer { $target } ({ $item }).
        [coup-de-grace] { $actor } donne le coup de grâce à { $target } ({ $item }).
       *[other] { $actor } attaque { $target } ({ $item }).
    }
effect-aim-ends = { $actor } ne vise plus rien.
effect-brace-ends = L'arme de { $actor } n'est plus appuyée.
effect-investing-ends = L'attaque précise de { $actor } n'aboutit pas.
effect-readying-lost = { $actor } n'atteint plus l'objet : { $item }.
effect-no-rest = { $target } est à l'agonie et ne trouve aucun repos.
effect-cut-short = Derrière le bouclier levé, { $actor } ne va pas plus loin.
effect-way-closed = { $actor } ne va pas plus loin : { $at } n'est pas libre.
effect-act-lost = { $actor } ne peut plus faire ce qui était prévu pendant la marche.
effect-ends-up = { $actor } se retrouve en { $at }.
effect-tie-decided = { $actor } agit avant { $target } : { $word }.
effect-taken-back = { $actor } ne réagit pas, et ce qui était fait pour cela est annulé.
effect-wounded-dying =
    { $amount ->
        [one] { $target }, à l'agonie, subit une blessure.
       *[other] { $target }, à l'agonie, subit { $amount } blessures.
    }
effect-misses = Aucune touche.
effect-hits =
    { $further ->
        [0] { $critical } critiques, { $normal } normales.
        [one] { $critical } critiques, { $normal } normales ; mégacritique : une blessure de plus.
       *[other] { $critical } critiques, { $normal } normales ; mégacritique : { $further } blessures de plus.
    }
deed-aims = { $actor } vise { $target } (pas { $amount }).
deed-invests = { $actor } prépare une attaque précise sur { $target } (pas { $amount }).
effect-aim-lost = Touché, { $actor } perd sa visée.
deed-braces = { $actor } met son arme en appui ({ $item }).
deed-takes-up = { $actor } reprend son arme.

## Defence

deed-evades = { $actor } tente d’esquiver { $target }.
effect-evaded = { $actor } esquive toute l’attaque.
effect-evade-failed = { $actor } ne s’écarte pas à temps.
deed-parries = { $actor } pare { $target } ({ $item }).
effect-parried =
    { $amount ->
        [0] La parade n’enlève aucune touche.
        [one] La parade enlève une touche normale.
       *[other] La parade enlève { $amount } touches normales.
    }
deed-shield-parries = Parade au bouclier : { $actor } contre { $target }.
deed-raises-shield = { $actor } lève aussitôt le bouclier.
deed-announces-block = { $actor } prépare le bouclier ; il couvre dès le prochain round de combat.
effect-block-up = Le bouclier de { $actor } est levé.
deed-lowers-shield = { $actor } baisse le bouclier.
effect-covered = Le couvert arrête { $amount } des { $word }.
effect-stopped =
    { $amount ->
        [0] La protection n’arrête rien.
        [one] La protection arrête une touche.
       *[other] La protection arrête { $amount } touches.
    }
effect-armour-damaged = { $target } : { $item }, encore { $amount } %.

## Wounds and conditions

effect-wounded =
    { $amount ->
        [one] { $target } subit une blessure : { $before } → { $after }.
       *[other] { $target } subit { $amount } blessures : { $before } → { $after }.
    }
effect-ignores-pain = { $actor } ignore la douleur.
effect-afflicted = { $target } : { $word } { $amount }.
effect-recovers = { $target } : { $word } { $amount }.
effect-dying = { $target } se meurt ({ $amount }).
effect-dead = { $target } est mort.
effect-unconscious = { $target } perd connaissance ({ $amount }).
effect-stays-up = { $target } reste debout.
effect-comes-round = { $target } revient à soi.
effect-wakes = { $target } se réveille.
effect-bleeds = { $target } saigne ({ $amount }).
effect-disarmed = { $target } perd : { $item }.
effect-keeps-weapon = { $target } ne lâche pas : { $item }.
effect-healed =
    { $amount ->
        [0] Rien ne guérit.
        [one] { $target } guérit d’une blessure.
       *[other] { $target } guérit de { $amount } blessures.
    }
effect-boosted = { $target } gagne { $amount } renforts.
effect-bandaged = Le saignement de { $target } est arrêté.
effect-stabilised = { $target } est stabilisé.
effect-netted = Le filet prend { $target }.
deed-freed = { $target } sort du filet.
effect-still-netted = { $actor } ne sort pas du filet.
deed-tends = { $actor } soigne { $target }.
deed-uses = { $actor } emploie sur { $target } : { $item }.
deed-extinguishes = { $actor } éteint le feu sur { $target }.
deed-rouses = { $actor } secoue { $target }.

## Things

deed-readied = { $actor } tient prêt : { $item }.
deed-readies =
    { $amount ->
        [one] { $actor } prépare : { $item } ; encore une action.
       *[other] { $actor } prépare : { $item } ; encore { $amount } actions.
    }
deed-picks-up = { $actor } ramasse : { $item }.
deed-drops = { $actor } lâche : { $item }.
deed-shifts = { $actor } passe dans sa bonne main : { $item }.
deed-reloads =
    { $amount ->
        [one] { $actor } recharge : { $item } ; encore une action.
       *[other] { $actor } recharge : { $item } ; encore { $amount } actions.
    }
deed-reloaded = { $actor } a rechargé : { $item } ({ $amount }).
deed-takes-shield = { $actor } prend au bras : { $item }.
deed-stows-shield = { $actor } range : { $item }.

## Throwing

deed-throws = { $actor } lance vers { $at } : { $item }.
effect-deviates = Le jet dévie et tombe en { $at }.
effect-blast = Explosion en { $at }, rayon { $amount } m : { $item }.
effect-in-blast = { $target } est dans le rayon.
effect-dazed = Ébloui, { $target } perd toutes ses actions.
effect-cloud = { $word } en { $at } pour { $amount } rounds.
effect-cloud-spreads = { $word } : le nuage s’étend en { $at }.
effect-cloud-gone = { $word } : plus rien en { $at }.
effect-in-fire = { $target } est dans le feu.
effect-in-gas = { $target } respire ceci : { $word }.

## Questions

ask-act =
    { $actions_number ->
        [0] { $who }, à vous d’agir, mais il ne reste aucune action. Que faites-vous ?
        [one] { $who }, à vous d’agir (encore une action). Que faites-vous ?
       *[other] { $who }, à vous d’agir (encore { $actions_number } actions). Que faites-vous ?
    }
ask-react =
    { $actions_number ->
        [0] { $who }, { $actor } vient d’agir. Vous procurez-vous une action pour réagir ?
        [one] { $who }, { $actor } vient d’agir. Réagissez-vous (encore une action) ?
       *[other] { $who }, { $actor } vient d’agir. Réagissez-vous (encore { $actions_number } actions) ?
    }
ask-round-start =
    { $actions_number ->
        [0] { $who }, un round de combat commence. Vous procurez-vous une action ?
        [one] { $who }, un round de combat commence. Employez-vous l’action gardée ?
       *[other] { $who }, un round de combat commence. Employez-vous l’une des { $actions_number } actions gardées ?
    }
ask-round-end =
    { $actions_number ->
        [0] { $who }, le round de combat finit. Vous procurez-vous une action ?
        [one] { $who }, le round de combat finit. Employez-vous l’action gardée ?
       *[other] { $who }, le round de combat finit. Employez-vous l’une des { $actions_number } actions gardées ?
    }
ask-defend = { $who }, { $attacker } vous touche ({ $weapon }) : { $critical_key } critiques, { $normal_key } normales. Comment vous défendez-vous ?
ask-extra =
    { $successes_number ->
        [0] { $who }, aucun succès ({ $purpose }). Dépensez-vous quelque chose pour ce jet ?
        [one] { $who }, un succès ({ $purpose }). Dépensez-vous quelque chose pour ce jet ?
       *[other] { $who }, { $successes_number } succès ({ $purpose }). Dépensez-vous quelque chose pour ce jet ?
    }
ask-judge = Meneur, { $actor } veut faire autre chose : { $text_key } À quel prix, et quel jet ?
ask-opportunity = { $who }, { $mover } quitte votre allonge. Frappez-vous ?
ask-pain =
    { $wounds_number ->
        [one] { $who }, une blessure vous menace. Ignorez-vous la douleur ?
       *[other] { $who }, { $wounds_number } blessures vous menacent. Ignorez-vous la douleur ?
    }
ask-resist-disarm =
    { $hits_number ->
        [one] { $who }, une touche vise votre arme ({ $weapon }). Force ou Adresse ?
       *[other] { $who }, { $hits_number } touches visent votre arme ({ $weapon }). Force ou Adresse ?
    }

## What to do

group-attack = attaque
group-movement = mouvement
group-equipment = équipement
group-help = aide
group-dice = dés
group-other = autre
verb-end = finir le tour
verb-pass = pas de réaction
verb-none = pas de défense
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
verb-block = blocage au bouclier
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
verb-first-aid = premiers secours
verb-stabilise = stabiliser
verb-extinguish = éteindre un feu
verb-free = libérer du filet
verb-wake = réveiller
verb-withdraw = se retirer
verb-improvise = action libre
verb-buy = acheter une action (dé bonus)
verb-buy-with-destiny = acheter une action (dé de destin)
verb-steal = voler une action (dé de destin)
verb-evade = esquiver
verb-parry = parer
verb-shield-parry = parade au bouclier
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
value-hand-off = mauvaise main
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
value-value-apprehension = Intelligence
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
part-off-hand = mauvaise main
part-disarming = désarmer
part-hunkered = accroupi
part-poisoned = empoisonné
part-burning = en feu
part-netted = dans le filet
part-braced = en appui
part-accurate = attaque précise
part-aim = visée
part-weapon = arme
part-talent = talent
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
state-unconscious = sans connaissance
state-shocked = choqué
state-burning = en feu
state-bleeding = saigne
state-poisoned = empoisonné
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
word-quickness = Rapidité
word-deftness = Adresse
word-bonus-die = dé bonus
word-destiny-die = dé de destin
word-normal-hits = touches normales
word-critical-hits = touches critiques
word-smoke = Fumée
word-fire = Feu
word-tear-gas = Gaz lacrymogène
word-toxic-gas = Gaz toxique
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
word-save-unconscious = pour revenir à soi
word-free-oneself = pour se libérer
word-rest = repos

## Refusals

reason-no-action-left = Il ne reste pas d’action pour « { $value } ».
reason-weapon-not-ready = L’arme n’est pas prête : { $value }.
reason-too-little-ammunition = Il manque des munitions pour « { $value } ».
reason-not-combined = « { $value } » ne se combine pas avec cela.
reason-out-of-range = { $value } est hors de portée.
reason-not-in-sight = { $value } n’est pas en vue.
reason-out-of-throwing-range = { $value } ne peut être atteint d’ici.
reason-no-way-named = Aucun chemin n’est donné.
reason-not-adjacent = Le chemin saute : { $value }
reason-off-map = Le chemin quitte la carte : { $value }
reason-wall = Un mur est en travers : { $value }
reason-between-walls = Le passage est trop étroit : { $value }
reason-blocked = Quelqu’un est en travers : { $value }
reason-too-far = C’est trop loin : { $value }
reason-occupied = Quelqu’un s’y trouve : { $value }
reason-field-not-free = La case n’est pas libre : { $value }
reason-item-unknown = Il n’y a pas d’objet « { $value } ».
reason-sheet-wrong = La fiche est incorrecte : { $value }
reason-nobody-to-attack = Personne ne peut être attaqué (« { $value } »).
reason-nobody-in-sight = Personne n'est en vue pour « { $value } ».
reason-nobody-to-help = Personne à portée n'en a besoin, ou il manque de quoi le faire (« { $value } »).
reason-nobody-to-steal-from = Aucun adversaire n'a d'action, ou il ne reste aucun dé de destin (« { $value } »).
reason-nothing-to-brace = Aucune arme ne peut être appuyée, ou il n'y a rien où l'appuyer (« { $value } »).
reason-no-usable-shield = Aucun bouclier ne peut servir à cela (« { $value } »).
reason-shield-not-up = Le bouclier n'est pas levé (« { $value } »).
reason-not-braced = L'arme n'est appuyée sur rien (« { $value } »).
reason-no-edge-near = Le bord de la carte est trop loin (« { $value } »).
reason-nothing-to-throw = Il n'y a rien à lancer, ou personne à viser (« { $value } »).
reason-nothing-to-reload = Aucune arme en main ne peut être rechargée (« { $value } »).
reason-nothing-to-ready = Aucune arme portée ne peut être préparée (« { $value } »).
reason-nothing-to-pick-up = Rien ne se trouve à portée (« { $value } »).
reason-nothing-in-hand = Rien de tel n'est en main (« { $value } »).
reason-not-in-hand = { $value } n'est pas en main.
reason-no-dice-left = Il ne reste aucun dé pour « { $value } ».
reason-no-referee = Personne n'est là pour juger « { $value } ».
reason-not-on-a-walk = « { $value } » ne se fait pas pendant une marche.
reason-not-as-a-reaction = « { $value } » ne peut pas être une réaction.
reason-in-a-net = Dans un filet, « { $value } » est impossible.
reason-is-hunkered = En position basse, « { $value } » est impossible.
reason-is-upright = Debout, « { $value } » est impossible.
reason-no-way-out = Il n'y a aucun chemin (« { $value } »).
reason-not-with-this = Cela ne se fait pas avec « { $value } ».
reason-not-for-them = Cela ne se fait pas pour { $value }.
reason-no-rest-for-the-dying = Qui agonise ne trouve aucun repos.

## Things by name

item-unarmed = mains nues
item-butt = crosse ou pommeau
item-colt-peacemaker = Colt Peacemaker
item-colt-1911 = Colt 1911
item-glock = Glock (9 mm)
item-hk-usp = HK USP
item-desert-eagle = Desert Eagle
item-uzi = Uzi
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
item-mg42 = MG42
item-m60 = M60
item-m2-browning = M2 Browning
item-m79-grenade-launcher = lance-grenades M79
item-lorica-hamata = lorica hamata
item-lorica-segmentata = lorica segmentata
item-lorica-plumata = lorica plumata
item-kevlar-vest = gilet en kevlar
item-he-grenade = grenade explosive
item-molotov-cocktail = cocktail Molotov

## Things, which English names from the data files

item-normal-clothing = vêtements ordinaires
item-trenchcoat = trench
item-robe = robe
item-quilted-gambeson = gambison matelassé
item-paper-armour = armure de papier
item-tied-iron-sheets = tôles attachées
item-linen-surcoat = surcot de lin
item-stab-proof-vest = gilet anticouteau
item-under-vest = gilet de dessous
item-leather-armour = armure de cuir
item-leather-cuirass = cuirasse de cuir
item-linothorax = linothorax
item-brigandine = brigandine
item-chain-mail-hauberk = haubert de mailles
item-security-vest = gilet de sécurité
item-flak-jacket = veste pare-éclats
item-tactical-vest = gilet tactique
item-ballistic-vest = gilet pare-balles
item-half-plate = demi-armure
item-cuirass = cuirasse
item-ceramic-plate-carrier = porte-plaques céramique
item-hard-armour = armure rigide
item-plate-armour = armure de plates
item-heavy-ballistic-vest = gilet pare-balles lourd
item-combined-tactical-vest = gilet tactique combiné
item-infantry-battle-suit = tenue de combat d’infanterie
item-leather-bascinet = bassinet de cuir
item-kettle-hat = chapel de fer
item-tactical-helmet = casque tactique
item-great-helm = grand heaume
item-iron-gauntlets = gantelets de fer
item-iron-greaves = jambières de fer
item-bandages = bandages
item-first-aid-kit = trousse de secours
item-wound-tincture = teinture pour plaies
item-adrenaline-shot = piqûre d’adrénaline
item-potion-of-protection = potion de protection
item-lesser-healing-potion = petite potion de soin
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
item-rubber-bullets = balles en caoutchouc
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
item-buckler = rondache
item-leather-reinforced-wooden-shield = bouclier de bois renforcé de cuir
item-polycarbonate-riot-shield = bouclier antiémeute en polycarbonate
item-round-shield = bouclier rond
item-wooden-shield-with-bronze-boss = bouclier de bois à umbo de bronze
item-protection-shield-standard = bouclier de protection « Standard »
item-aluminium-shield-with-window = bouclier d’aluminium à fenêtre
item-tower-shield = pavois
item-hoplite-shield = bouclier d’hoplite
item-protection-shield-xur-asia = bouclier de protection « XUR-ASIA »
item-magnetic-shield-generator = générateur de bouclier magnétique
item-flashbang = grenade aveuglante
item-smoke-grenade = grenade fumigène
item-tear-gas-grenade = grenade lacrymogène
item-toxic-gas-grenade = grenade à gaz toxique
item-throwing-net = filet de jet
item-dagger = dague
item-stiletto = stylet
item-hunting-knife = couteau de chasse
item-flame-dagger = dague de flamme
item-poison-dagger = dague empoisonnée
item-short-sword = épée courte
item-gladius = gladius
item-sabre = sabre
item-rapier = rapière
item-foil = fleuret
item-machete = machette
item-broadsword = épée large
item-long-sword = épée longue
item-bastard-sword = épée bâtarde
item-katana = katana
item-two-handed-sword = épée à deux mains
item-flamberge = flamberge
item-hatchet = hachette
item-axe = hache
item-long-axe = longue hache
item-battle-axe = hache de guerre
item-brass-knuckles = coup-de-poing
item-club = gourdin
item-baton = matraque
item-crowbar = pied-de-biche
item-mace = masse
item-morning-star = étoile du matin
item-battle-flail = fléau de guerre
item-warhammer = marteau de guerre
item-sledgehammer = masse de chantier
item-staff = bâton
item-spear = lance
item-glaive = glaive
item-halberd = hallebarde
item-pike = pique
item-short-bow = arc court
item-long-bow = arc long
item-composite-bow = arc composite
item-battle-bow = arc de guerre
item-hand-crossbow = arbalète de poing
item-light-crossbow = arbalète légère
item-crossbow = arbalète
item-quadruple-crossbow = arbalète quadruple
item-sling = fronde
item-slingshot = lance-pierre
item-blowpipe = sarbacane
item-shuriken = shuriken
item-throwing-axe = hache de jet
item-throwing-spear = javelot
item-tomahawk = tomahawk
item-flintlock-pistol = pistolet à silex
item-laser-pistol = pistolet laser
item-laser-rifle = fusil laser
item-double-barrel-shotgun = fusil à deux canons
item-pump-action-shotgun = fusil à pompe
item-sawed-off-shotgun = fusil à canon scié
item-flamethrower = lance-flammes
item-loose-object = objet quelconque
