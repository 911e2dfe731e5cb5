### Les mots de Landsknecht en français.


## The course of the fight

heading-round = Round { $amount }
heading-round-zero = Round 0 : certains sont surpris
deed-contact = Les camps se rencontrent à { $amount } pieds.
effect-surprised = Pris par surprise : { $word }.
effect-initiative = Agit en premier : { $word }.
effect-acts-together = En même temps que le camp d’avant : { $word }.
deed-turn = {""}
deed-passes = { $actor } ne fait rien.
deed-holds = { $actor } retient son action.
deed-fights-on = { $actor } ne peut s’échapper et continue le combat.
deed-obeys = { $actor } doit obéir : « { $word } ».
deed-out-of-the-net = { $actor } se dégage du filet.
deed-improvises-on =
    { $amount ->
        [0] { $actor } termine.
        [one] { $actor } y est encore, pour un round de plus.
       *[other] { $actor } y est encore, pour { $amount } rounds de plus.
    }
deed-loading-stopped = { $actor } cesse de charger : { $item }.

## Moving

deed-walked =
    { $amount ->
        [0] {""}
       *[other] { $actor } marche de { $amount } pieds vers { $to }.
    }
deed-ran =
    { $amount ->
        [0] {""}
       *[other] { $actor } court de { $amount } pieds vers { $to }.
    }
deed-flight =
    { $amount ->
        [one] { $actor } prend la fuite.
       *[other] { $actor } et les siens prennent la fuite.
    }
deed-drops-in-flight = { $actor } laisse tomber derrière soi : { $item }.
effect-drops-in-vain = Aucun poursuivant ne s’en soucie : { $item }.
deed-obstacle = { $actor } barre la route ({ $item }) ; la poursuite prend fin.
deed-obstacle-passed = { $actor } passe outre : { $item }.
deed-breaks-off = { $actor } abandonne et s’arrête pour : { $item }.
effect-escaped = { $actor } s’échappe.
effect-caught-up = { $target } rattrape { $actor }.

## Blows and shots

with-weapon =
    { $has_item ->
        [0] {""}
       *[other] {" "}({ $item })
    }
deed-declares =
    { $key ->
        [nothing] { $actor } ne fait rien.
        [move] {""}
        [run] {""}
        [flee] { $actor } fuit.
        [attack] { $actor } attaque { $target }{ with-weapon }.
        [charge] { $actor } charge { $target }{ with-weapon }.
        [shoot] { $actor } tire sur { $target } ({ $item }).
        [shoot-crowd] { $actor } tire dans la foule autour de { $target } ({ $item }).
        [throw] { $actor } lance sur { $target } ({ $item }).
        [throw-crowd] { $actor } lance dans la foule autour de { $target } ({ $item }).
        [wrestle] {""}
        [escape] { $actor } tente de se libérer.
        [force] { $actor } resserre sa prise.
        [keep] { $actor } garde sa prise.
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
        [jump-off] { $actor } saute à terre.
        [wake] {""}
        [hold] { $actor } retient son action.
        [improvise] {""}
       *[other] { $actor } : { $word }.
    }
deed-strikes-runner = { $actor } frappe { $target } au passage.
effect-action-lost = L’action de { $actor } n’aboutit pas.
effect-improvise-refused = Le meneur ne le permet pas : { $key }
effect-improvises =
    { $amount ->
        [one] { $key }
       *[other] { $key } ({ $amount } rounds)
    }
deed-releases = { $actor } agit maintenant, contre { $target }.
effect-together = { $amount } agissent en même temps.
effect-full-hit = Touche franche : { $amount } de dégâts.
effect-glancing-hit = Éraflure : { $amount } de dégâts. Une touche franche demandait { $limit } ou moins.
effect-miss = Manqué.
effect-helpless-struck = { $target } est sans défense : pas de jet, la plus haute face du dé d’arme.
effect-attack-lost = { $actor } ne peut plus frapper ; l’attaque est perdue.
deed-counter-attacks = { $actor } a l’arme la plus longue et frappe d’abord.
deed-guards = { $actor } tient { $target } à distance avec son arme plus longue.
deed-crawls = { $actor } rampe de { $amount } pieds.
deed-parries = { $actor } renonce à tout le reste ce round pour parer.
deed-defends-instead = { $actor } s’arrête et se défend contre { $target }.
effect-damage-waits = { $amount } de dégâts à { $target } attendent que tous ceux qui agissent en même temps aient agi.
effect-shot-in-the-dark = { $actor } ne voit rien ; le tir est perdu.
effect-misfire = Raté : { $item }.
effect-stray = Le tir s’égare et touche { $target }.
effect-stray-nobody = Le tir s’égare et ne touche personne.
effect-passes-between = Le tir passe entre { $target } et les autres.
deed-aims = { $actor } vise ({ $item }).
deed-loads =
    { $amount ->
        [0] { $actor } charge : { $item }.
        [one] { $actor } charge : { $item } ; encore un round.
       *[other] { $actor } charge : { $item } ; encore { $amount } rounds.
    }
effect-loaded = Arme chargée : { $item }.
deed-clears =
    { $amount ->
        [0] { $actor } débourre : { $item }.
        [one] { $actor } débourre : { $item } ; encore un round.
       *[other] { $actor } débourre : { $item } ; encore { $amount } rounds.
    }
effect-poisoned = Le poison entre dans le sang de { $target } ({ $word }).
effect-gunfire = Les coups de feu effraient ceux qui entourent { $target }.

## Wounds

effect-wounded = { $target } : Blessures { $before } → { $after }.
effect-down = { $target } tombe à terre.
effect-unconscious = { $target } perd connaissance.
effect-dead = { $target } meurt.
effect-knocked-out = Un coup assomme { $target }.
effect-injured =
    { $said ->
        [0] { $target } garde une blessure durable : { $item }.
       *[other] { $target } garde une blessure durable, { $word } : { $item }.
    }
effect-treated = La blessure de { $target } est soignée : { $item }.
effect-healed = { $target } retrouve { $amount } Blessures.
effect-up-again = { $target } revient à soi.
effect-woken = { $target } se réveille.
effect-saved = { $actor } résiste ({ $word }).
effect-save-failed = { $actor } ne résiste pas ({ $word }).
effect-recovered = { $target } revient à soi.

## Wrestling, nets and nooses

deed-wrestles = { $actor } empoigne { $target }.
effect-wrestling-fails = { $actor } ne peut plus empoigner { $target }.
deed-strikes-wrestler = { $actor } frappe { $target } avant que la prise se ferme.
effect-contest = { $actor } { $ours } contre { $target } { $theirs }.
effect-contest-without-roll = { $target } ne peut résister à { $actor }.
effect-released = { $actor } laisse aller { $target }.
effect-let-go = { $actor } lâche { $target }.
effect-stays-with = { $actor } ne va pas plus loin et tient { $target }.
effect-improvising-ends = { $actor } interrompt ce qui était commencé.
effect-plan-ends = { $actor } ne peut continuer avec : { $item }.
effect-grip-ends = { $actor } ne tient plus { $target }.
effect-holds-too = { $actor } tient { $target } aussi.
effect-immobilised =
    { $amount ->
        [one] { $actor } immobilise { $target }.
       *[other] { $actor } resserre sa prise sur { $target } ({ $amount } sur 3).
    }
effect-pinned = { $actor } cloue { $target } au sol.
effect-disarmed = { $actor } arrache à { $target } : { $item }.
effect-keeps-hold = { $actor } ne lâche pas : { $item }.
effect-netted = Le filet prend { $target }.
effect-garrotted = Le garrot se ferme sur le cou de { $target }.
effect-caught = La fourche attrape { $target }.
effect-choked = { $target } suffoque.

## Things

effect-dropped = { $actor } laisse tomber : { $item }.
effect-broken = Usé ou brisé : { $item }.
deed-drew = { $actor } dégaine : { $item }.
deed-searches =
    { $amount ->
        [one] { $actor } cherche : { $item } ; encore un round.
       *[other] { $actor } cherche : { $item } ; encore { $amount } rounds.
    }
deed-search-stopped = { $actor } cesse de chercher : { $item }.
effect-found = { $actor } trouve : { $item }.
deed-uses = { $actor } emploie : { $item }.
effect-light = La lumière se fait.
effect-left-in-the-dark = { $actor } reste dans le noir.
effect-comes-into-light = { $actor } est dans la lumière.
effect-alarm = { $actor } donne l’alarme.
deed-aware = { $actor } a remarqué l’ennemi.
deed-picks-up = { $actor } ramasse : { $item }.
deed-puts-on = { $actor } endosse : { $item }.
deed-stows = { $actor } range : { $item }.
deed-takes-over = { $actor } reçoit de { $target } : { $item }.
deed-sets-up = { $actor } installe : { $item }.
deed-lifts = { $actor } soulève : { $item }.
deed-fixes-bayonet = { $actor } met la baïonnette au canon : { $item }.
deed-lights-match = { $actor } allume la mèche : { $item }.
effect-ends-up = { $actor } se retrouve en { $at }.
deed-stands-up = { $actor } se relève.

## Mounts

deed-mounts = { $actor } monte en selle : { $target }.
deed-dismounts = { $actor } met pied à terre : { $target }.
effect-left-saddle = { $actor } quitte la selle.
effect-falls = { $actor } tombe avec sa monture.
effect-bolts =
    { $actor } s’emballe pour { $amount ->
        [one] un round
       *[other] { $amount } rounds
    }.
effect-bolted = { $actor } emporte { $target }.
effect-left-the-map = { $actor } quitte le champ avec { $target }.

## Spells

deed-casts =
    { $target ->
       *[other] { $actor } commence un sort : { $item }.
    }
deed-spell-works = Le sort de { $actor } fait effet : { $item }.
effect-spell-without-target = Le sort ne trouve pas de cible : { $item }.
effect-spell-spoiled = Le sort de { $target } est gâché : { $item }.
effect-asleep = { $target } s’endort.
effect-commanded = { $actor } ordonne à { $target } : « { $word } ».

## Morale

effect-morale-holds = { $actor } tient bon.
effect-morale-fails = { $actor } perd courage.
effect-routed = { $actor } cède et veut s’enfuir.
effect-surrendered = { $actor } se rend.

## Questions

ask-answer =
    { $charge_key ->
        [yes] { $who }, { $attacker } vous charge ({ $weapon }). Que faites-vous ?
       *[other] { $who }, { $attacker } vous attaque ({ $weapon }). Que faites-vous ?
    }
ask-next = { $side }, à qui le tour ?
ask-surprised-draw = { $who }, on vous surprend. Dégainez-vous une arme ?
ask-volunteer = { $who }, que faites-vous hors de votre tour ?
ask-turn = { $who }, c’est votre tour. Que faites-vous ?
ask-runner = { $who }, { $runner } traverse votre allonge en courant. Frappez-vous ?
ask-verdict = Meneur, { $actor } veut faire autre chose : { $text_key } Le permettez-vous ?
ask-release = { $who }, { $enemy } va agir ({ $verb }). Agissez-vous d’abord ?
ask-last = { $who }, tous ont agi. Agissez-vous maintenant ?
ask-busy = { $who }, { $attacker } attaque pendant que vous êtes occupé. Continuer, ou se défendre ?
ask-strike = { $who }, { $attacker } veut vous empoigner. Frappez-vous d’abord ?
ask-contest-won = { $who }, vous l’emportez sur { $loser }. Que faites-vous ?
ask-join = { $who }, { $leader } empoigne { $victim } à votre portée. Vous y joignez-vous ?
ask-best-wrestler = Deux d’entre vous ont fait aussi bien. Lequel compte ?
ask-pursuers = { $side }, { $fugitive } s’enfuit. Qui poursuit ?
ask-drop = { $side }, on vous poursuit. Laissez-vous tomber quelque chose ?
ask-obstacle = Meneur, ceci barre la route à { $pursuer } : { $item }. La poursuite prend-elle fin ?
ask-rout = { $side }, { $group } et les autres ont perdu courage. Fuir ou se rendre ?

## What to do

verb-next = Suivant
verb-none = Pas de réponse
verb-counter = Contre-attaque : frapper d’abord
verb-guard = Tenir à distance avec l’arme plus longue
verb-parry = Parer
verb-crawl = Ramper
verb-stay-exposed = Continuer à découvert
verb-defend = Se défendre
verb-strike = Frapper
verb-immobilise = Immobiliser
verb-disarm = Désarmer
verb-release = Laisser aller
verb-join = Se joindre
verb-stay-out = Rester à l’écart
verb-name = En nommer un
verb-pursue = Poursuivre
verb-let-go = Laisser fuir
verb-break-off = Interrompre ce qui est commencé
verb-stops = Cela les arrête
verb-passed = Ils passent outre
verb-draw = Dégainer une arme
verb-drop = Laisser tomber quelque chose
verb-nothing = Rien
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
verb-improvise = Autre chose, en mots
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

## Numbers

number-armour-class = Nombre à atteindre
number-number-rolled = Dégâts
number-fixed-damage = Dégâts
part-encumbrance = Charge : armure
number-encumbrance = Charge
part-load-oversized = Objets encombrants
part-load-items = Objets et carrière
part-number-rolled = au d20
part-weapon-die = dé d’arme
part-multiplied = multiplié
part-fixed-damage = fixe
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
reason-item-unknown = Il n’y a pas d’objet « { $value } ».
reason-no-such-field = « { $value } » n’est pas une case de la carte.
reason-sheet-wrong = La fiche est incorrecte, { $slot } : { $value }.
reason-held-fast = Qui est tenu ne peut que se libérer ou frapper qui le tient.
reason-mount-bolts = La monture s’emballe ; on peut rester ou sauter à terre.
reason-lost-heart = Qui a perdu courage fuit ou pare.
reason-no-spell = Aucun sort n’est préparé.
reason-no-speech = Sans parole libre, on ne lance pas de sort.
reason-hurt-this-round = Qui a été blessé ce round ne peut lancer de sort.
reason-no-symbol = Le symbole sacré doit être en main dès le début du round.
reason-hands-not-free = Lutter demande les deux mains ou une arme faite pour cela.
reason-not-unaware = Un garrot ne sert que contre qui ne se doute de rien.
reason-dice-not-divided = Tous les dés doivent être répartis, au moins un par cible : { $value }.
reason-no-flight = Ce chemin n’éloigne pas de l’ennemi.
reason-path-not-straight = Une charge suit une ligne droite ; « { $value } » n’en est pas une.
reason-run-up-too-short = L’élan est plus court que la moitié du mouvement de combat : { $value }.
reason-difficult-ground = Un terrain difficile gêne la charge : { $value }.
reason-target-out-of-reach = Du bout de ce chemin, la cible est hors d’allonge.
reason-target-out-of-range = Du bout de ce chemin, la cible est hors de portée ou de vue.
reason-not-adjacent = Chaque pas mène à une case voisine : { $value }.
reason-off-map = Ce chemin quitte la carte : { $value }.
reason-wall = Il y a un mur en travers : { $value }.
reason-between-walls = Le passage entre deux murs est trop étroit : { $value }.
reason-blocked = Quelqu’un est en travers : { $value }.
reason-too-far = C’est trop loin : { $value }.
reason-occupied = Quelqu’un s’y trouve déjà : { $value }.
reason-field-not-free = Personne ne peut s’y tenir : { $value }.

## Things, which English names from the data files

item-none = vêtements
item-wams = pourpoint
item-buff-coat = buffle
item-jack-chains = chaînes d’armes
item-chainmail = cotte de mailles
item-brigandine = brigandine
item-half-armour = demi-armure
item-three-quarter-armour = armure aux trois quarts
item-full-plate = harnois complet
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
item-coins = pièces
item-purse = bourse d’argent
item-jewels = joyaux
item-church-plate = orfèvrerie d’église
item-strongbox = coffret
item-meat = flèche de lard
item-bread = miche de pain
item-oats = sac d’avoine
item-oil-flask = fiole d’huile
item-caltrops = chausse-trapes
item-torch = torche
item-lantern = lanterne
item-horn = cor
item-match-cord = mèche
item-fork-rest = fourquine
item-surgeons-case = trousse de chirurgien
item-rope = corde
item-ladder = échelle
item-standard = étendard
item-bolt = carreau
item-arrow = flèche
item-bullet = balle de fronde
item-stone = pierre de fronde
item-shot = poudre et balles
item-blowgun-dart = fléchette de sarbacane
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
item-buckler = rondache
item-shield = bouclier
item-pavise = pavois
item-off-hand = seconde arme
item-unarmed = mains nues
item-cestus = ceste
item-garrote = garrot
item-weighted-net = filet plombé
item-whip = fouet
item-minor = arme mineure
item-dagger = dague
item-club = gourdin
item-bayonet = baïonnette
item-silver-dagger = dague d’argent
item-small = petite arme
item-arming-sword = épée d’armes
item-short-sword = épée courte
item-katzbalger = katzbalger
item-hand-axe = hachette
item-medium = arme moyenne
item-messer = messer
item-long-sword = épée longue
item-battle-axe = hache d’armes
item-mace = masse
item-silver-sword = épée d’argent
item-warflail = fléau de guerre
item-mancatcher = fourche à homme
item-staff = bâton
item-spear-one-hand = lance à une main
item-spear-both-hands = lance à deux mains
item-spear = lance
item-rapier = rapière
item-great = grande arme
item-two-handed-sword = épée à deux mains
item-maul = maillet
item-great-axe = grande hache
item-polearm = arme d’hast
item-halberd = hallebarde
item-pike = pique
item-lance = lance de cavalerie
item-natural-blow = coup
item-bite = morsure
item-claws = griffes
item-jaws = gueule
item-tentacles = tentacules
item-fists-of-clay = poings d’argile
item-heavy-hooves = sabots ferrés
item-hooves = sabots
item-light-hooves = petits sabots
item-great-club = massue
item-thrown = arme lancée
item-rock = rocher
item-dart = fléchette
item-blowgun = sarbacane
item-sling = fronde
item-short-bow = arc court
item-long-bow = arc long
item-light-crossbow = arbalète légère
item-heavy-crossbow = arbalète lourde
item-pistol = pistolet
item-flintlock-pistol = pistolet à silex
item-arquebus = arquebuse
item-wheellock-arquebus = arquebuse à rouet
item-flintlock-arquebus = arquebuse à silex
item-rifled-arquebus = arquebuse rayée
item-musket = mousquet
item-wheellock-musket = mousquet à rouet
item-flintlock-musket = mousquet à silex
item-rifled-musket = mousquet rayé
item-rifled-flintlock-musket = mousquet rayé à silex
item-blunderbuss = tromblon
item-flintlock-blunderbuss = tromblon à silex
item-double-barrelled-handgun = arme à deux canons
item-double-barrelled-wheellock = arme à rouet à deux canons
