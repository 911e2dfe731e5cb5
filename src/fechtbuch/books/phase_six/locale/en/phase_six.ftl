### The words of Phase Six.
###
### heading-… opens a stretch of the story, deed-… says what somebody does, effect-… what comes of it.


## The course of the fight

map-scale = 1 field = 1 metre
heading-round = Combat round { $amount }
deed-round-ends = The combat round ends.
deed-turn = It is { $actor }’s turn.
effect-initiative = { $actor }: initiative { $amount }.
effect-joins = { $actor } joins the fight, initiative { $amount }.
effect-refreshed = {""}
effect-check-dice = {""}
effect-hit-dice = {""}
effect-critical-threshold = {""}
effect-evade-dice = {""}
effect-parry-dice = {""}
deed-ends-turn =
    { $amount ->
        [0] { $actor } ends the turn.
        [one] { $actor } ends the turn and keeps an action for reactions.
       *[other] { $actor } ends the turn and keeps { $amount } actions for reactions.
    }
deed-reacts = { $actor } reacts to { $target }.
deed-improvises =
    { $amount ->
        [0] { $actor }: { $key }
       *[other] { $actor }: { $key } ({ $amount })
    }
effect-improvise-refused = The referee does not allow it: { $key }

## Dice and actions

deed-buys-action =
    { $amount ->
        [one] { $actor } spends a { $word } and has an action.
       *[other] { $actor } spends a { $word } and has { $amount } actions.
    }
deed-steals-action =
    { $amount ->
        [one] { $actor } spends a destiny die and steals an action from { $target }.
       *[other] { $actor } spends a destiny die, steals an action from { $target } and has { $amount }.
    }
effect-adds-bonus = { $actor } adds a bonus die.
effect-adds-destiny = { $actor } adds a destiny die.
effect-rerolls = { $actor } rolls again.
effect-rerolls-with-destiny = { $actor } rolls again by a destiny die: every 4+ succeeds.
effect-high-dice =
    { $amount ->
        [one] Dice of 11 and more count more than once: one success.
       *[other] Dice of 11 and more count more than once: { $amount } successes.
    }

## Moving

deed-moved = { $actor } moves { $amount } m to { $to }.
deed-hunkers = { $actor } hunkers down.
deed-stands-up = { $actor } stands up.
deed-withdraws = { $actor } withdraws from the fight.
deed-strikes-opportunity = { $actor } strikes at { $target }, who is leaving.

## Attacks

deed-attacks =
    { $key ->
        [burst] { $actor } fires a burst at { $target } with the { $item }.
        [single] { $actor } shoots at { $target } with the { $item }.
        [thrown] { $actor } throws the { $item } at { $target }.
        [knockout] { $actor } tries to knock { $target } out with the { $item }.
        [violent] { $actor } strikes at { $target } with all force ({ $item }).
        [disarm] { $actor } goes for { $target }’s weapon arm ({ $item }).
        [coup-de-grace] { $actor } gives { $target } the coup de grâce ({ $item }).
       *[other] { $actor } attacks { $target } with the { $item }.
    }
effect-aim-ends = { $actor } no longer aims at anything.
effect-brace-ends = { $actor }’s weapon no longer rests on anything.
effect-investing-ends = { $actor }’s accurate attack comes to nothing.
effect-readying-lost = { $actor } does not get at the { $item } any more.
effect-no-rest = { $target } is dying and finds no rest.
effect-cut-short = Behind the raised shield { $actor } gets no farther.
effect-way-closed = { $actor } gets no farther: { $at } is not free.
effect-act-lost = { $actor } can no longer do what was planned for the walk.
effect-ends-up = { $actor } ends up at { $at }.
effect-tie-decided = { $actor } acts before { $target }: { $word }.
effect-taken-back = { $actor } does not react, and what was done for it is taken back.
effect-wounded-dying =
    { $amount ->
        [one] { $target }, dying, takes a wound.
       *[other] { $target }, dying, takes { $amount } wounds.
    }
effect-misses = No hit.
effect-hits =
    { $critical ->
        [0] { $normal ->
            [one] One normal hit
           *[other] { $normal } normal hits
        }
        [one] { $normal ->
            [0] One critical hit
            [one] One critical and one normal hit
           *[other] One critical and { $normal } normal hits
        }
       *[other] { $normal ->
            [0] { $critical } critical hits
            [one] { $critical } critical hits and one normal hit
           *[other] { $critical } critical and { $normal } normal hits
        }
    }{ $further ->
        [0] .
        [one] ; mega-critical: one wound more.
       *[other] ; mega-critical: { $further } wounds more.
    }
deed-aims = { $actor } aims at { $target } (step { $amount }).
deed-invests = { $actor } prepares an accurate attack on { $target } (step { $amount }).
effect-aim-lost = { $actor } is hit and loses the aim.
deed-braces = { $actor } braces the { $item }.
deed-takes-up = { $actor } takes the weapon up again.

## Defence

deed-evades = { $actor } tries to evade { $target }.
effect-evaded = { $actor } evades the whole attack.
effect-evade-failed = { $actor } does not get out of the way.
deed-parries = { $actor } parries { $target } with the { $item }.
effect-parried =
    { $amount ->
        [0] The parry removes no hit.
        [one] The parry removes one normal hit.
       *[other] The parry removes { $amount } normal hits.
    }
deed-shield-parries = { $actor } holds the shield against { $target }.
deed-raises-shield = { $actor } raises the shield at once.
deed-announces-block = { $actor } raises the shield; it covers from the next round on.
effect-block-up = { $actor }’s shield is up.
deed-lowers-shield = { $actor } lowers the shield.
effect-covered =
    { $amount ->
        [0] Cover removes none of the { $word }.
        [one] Cover removes one of the { $word }.
       *[other] Cover removes { $amount } of the { $word }.
    }
effect-stopped =
    { $amount ->
        [0] Protection stops nothing.
        [one] Protection stops one hit.
       *[other] Protection stops { $amount } hits.
    }
effect-armour-damaged = { $target }’s { $item } is down to { $amount }%.

## Wounds and conditions

effect-wounded =
    { $amount ->
        [one] { $target } takes a wound: { $before } → { $after }.
       *[other] { $target } takes { $amount } wounds: { $before } → { $after }.
    }
effect-ignores-pain = { $actor } ignores the pain.
effect-afflicted = { $target } is { $word } ({ $amount }).
effect-recovers =
    { $amount ->
        [0] { $target } is no longer { $word }.
       *[other] { $target } is still { $word } ({ $amount }).
    }
effect-dying = { $target } is dying ({ $amount }).
effect-dead = { $target } is dead.
effect-unconscious = { $target } is unconscious ({ $amount }).
effect-stays-up = { $target } stays up.
effect-comes-round = { $target } comes round.
effect-stays-unconscious = { $target } stays unconscious: first a wound has to be healed.
effect-sleeps-on = { $target } sleeps on.
effect-wakes = { $target } wakes up.
effect-bleeds = { $target } bleeds ({ $amount }).
effect-disarmed = { $target } loses the { $item }.
effect-keeps-weapon = { $target } keeps hold of the { $item }.
effect-healed =
    { $amount ->
        [0] Nothing heals.
        [one] { $target } is healed of one wound.
       *[other] { $target } is healed of { $amount } wounds.
    }
effect-boosted =
    { $amount ->
        [one] { $target } gains a boost.
       *[other] { $target } gains { $amount } boosts.
    }
effect-bandaged = { $target }’s bleeding is stopped.
effect-stabilised = { $target } is stabilised.
effect-netted = { $target } is caught in the net.
deed-freed = { $target } is free of the net.
effect-still-netted = { $actor } does not get out of the net.
deed-tends = { $actor } tends { $target }.
deed-uses = { $actor } uses the { $item } on { $target }.
deed-extinguishes = { $actor } puts out the fire on { $target }.
deed-rouses = { $actor } shakes { $target } awake.

## Things

deed-readied = { $actor } has the { $item } ready.
deed-readies =
    { $amount ->
        [one] { $actor } readies the { $item }; one more action is needed.
       *[other] { $actor } readies the { $item }; { $amount } more actions are needed.
    }
deed-picks-up = { $actor } picks up the { $item }.
deed-drops = { $actor } drops the { $item }.
deed-shifts = { $actor } moves the { $item } to the main hand.
deed-reloads =
    { $amount ->
        [one] { $actor } reloads the { $item }; one more action is needed.
       *[other] { $actor } reloads the { $item }; { $amount } more actions are needed.
    }
deed-reloaded =
    { $amount ->
        [one] { $actor } has reloaded the { $item } (1 round).
       *[other] { $actor } has reloaded the { $item } ({ $amount } rounds).
    }
deed-takes-shield = { $actor } takes the { $item } on the arm.
deed-stows-shield = { $actor } puts the { $item } away.

## Throwing

deed-throws = { $actor } throws the { $item } at { $at }.
effect-deviates = It deviates and lands at { $at }.
effect-blast = The { $item } goes off at { $at }, radius { $amount } m.
effect-in-blast = { $target } is within the radius.
effect-dazed = { $target } is dazed and loses all actions.
effect-cloud =
    { $amount ->
        [one] { CAP($word) } at { $at } for one round.
       *[other] { CAP($word) } at { $at } for { $amount } rounds.
    }
effect-cloud-spreads = { CAP($word) } spreads at { $at }.
effect-cloud-gone = { CAP($word) } at { $at } is gone.
effect-in-fire = { $target } stands in the fire.
effect-in-gas = { $target } breathes { $word }.

## Questions

ask-act =
    { $actions_number ->
        [0] { $who }, it is your turn, but no action is left. What do you do?
        [one] { $who }, it is your turn (one action left). What do you do?
       *[other] { $who }, it is your turn ({ $actions_number } actions left). What do you do?
    }
    .short = on one’s turn
ask-react =
    { $actions_number ->
        [0] { $who }, { $actor } has acted. Do you get an action and react?
        [one] { $who }, { $actor } has acted. Do you react (one action left)?
       *[other] { $who }, { $actor } has acted. Do you react ({ $actions_number } actions left)?
    }
    .short = in reaction
ask-round-start =
    { $actions_number ->
        [0] { $who }, a combat round begins. Do you get an action for it?
        [one] { $who }, a combat round begins. Do you use the action that you kept?
       *[other] { $who }, a combat round begins. Do you use one of the { $actions_number } actions that you kept?
    }
    .short = at the start of the round
ask-round-end =
    { $actions_number ->
        [0] { $who }, the combat round ends. Do you get an action for it?
        [one] { $who }, the combat round ends. Do you use the action that you kept?
       *[other] { $who }, the combat round ends. Do you use one of the { $actions_number } actions that you kept?
    }
    .short = at the end of the round
ask-defend = { $who }, { $attacker } hits you ({ $weapon }): { $critical_key } critical, { $normal_key } normal. How do you defend?
    .short = in defence
ask-extra =
    { $successes_number ->
        [0] { $who }, no success ({ $purpose }). Do you spend anything on the roll?
        [one] { $who }, one success ({ $purpose }). Do you spend anything on the roll?
       *[other] { $who }, { $successes_number } successes ({ $purpose }). Do you spend anything on the roll?
    }
    .short = after the roll
ask-judge = Referee, { $actor } wants to do something else: { $text_key } At what cost, and what is rolled?
    .short = by verdict
ask-opportunity = { $who }, { $mover } leaves your reach. Do you strike?
    .short = seizing the chance
ask-pain =
    { $wounds_number ->
        [one] { $who }, a wound is coming. Do you ignore the pain?
       *[other] { $who }, { $wounds_number } wounds are coming. Do you ignore the pain?
    }
    .short = in pain
ask-resist-disarm =
    { $hits_number ->
        [one] { $who }, one hit goes for your { $weapon }. Strength or Deftness?
       *[other] { $who }, { $hits_number } hits go for your { $weapon }. Strength or Deftness?
    }
    .short = keeping the weapon

## What to do

group-attack = attack
group-movement = movement
group-equipment = equipment
group-help = help
group-dice = dice
group-other = other
verb-end = end the turn
verb-pass = no reaction
verb-none = no defence
verb-attack = attack
verb-aim = aim
verb-accurate = prepare an accurate attack
verb-reload = reload
verb-ready = ready a weapon
verb-pick-up = pick up
verb-drop = drop
verb-shift = shift to the main hand
verb-ready-shield = take the shield
verb-stow-shield = put the shield away
verb-block = shield block
verb-lower-shield = lower the shield
verb-brace = brace the weapon
verb-take-up = take the weapon up
verb-walk = walk
verb-run = run
verb-crawl = crawl
verb-hunker = hunker down
verb-stand-up = stand up
verb-throw = throw
verb-hurl = throw what is at hand
verb-use = use an item
verb-first-aid = first aid
verb-stabilise = stabilise
verb-extinguish = put out a fire
verb-free = free from a net
verb-wake = wake
verb-withdraw = withdraw
verb-improvise = something else
verb-buy = buy an action (bonus die)
verb-buy-with-destiny = buy an action (destiny die)
verb-steal = steal an action (destiny die)
verb-evade = evade
verb-parry = parry
verb-shield-parry = shield parry
verb-raise-shield = raise the shield
verb-keep = keep the roll
verb-bonus = add a bonus die
verb-destiny = add a destiny die
verb-reroll = roll again
verb-destiny-reroll = roll again by a destiny die
verb-strike = strike
verb-suffer = take the wounds
verb-ignore-pain = ignore the pain
verb-strength = Strength
verb-deftness = Deftness
verb-allow = allow
verb-refuse = refuse
slot-target = target
slot-weapon = weapon
slot-mode = mode
slot-special = special attack
slot-extra = extra actions
slot-disarmed = weapon to be struck away
slot-item = thing
slot-hand = hand
slot-at = field
slot-path = way
slot-act = act on the way
slot-then = way after it
slot-text = words
slot-cost = cost in actions
slot-difficulty = difficulty
slot-use = fighter of the book
value-mode-nothing = usual mode
value-mode-single = single shot
value-mode-burst = burst
value-mode-melee = melee
value-mode-thrown = thrown
value-special-nothing = ordinary attack
value-special-knockout = K.O. attack
value-special-violent = violent attack
value-special-disarm = disarming attack
value-special-coup-de-grace = coup de grâce
value-hand-nothing = main hand
value-hand-off = off hand
value-act-nothing = only walk
value-path-nothing = stay first
value-then-nothing = stay
value-value-nothing = no roll
value-value-strength = Strength
value-value-quickness = Quickness
value-value-deftness = Deftness
value-value-endurance = Endurance
value-value-resistance = Resistance
value-value-willpower = Willpower
value-value-apprehension = Apprehension
value-value-melee = Melee
value-value-shooting = Shooting
value-value-throwing = Throwing
value-value-perception = Perception
value-value-first_aid = First Aid
value-value-evasion = Evasion

## Numbers

number-melee = Dice
number-shooting = Dice
number-throwing = Dice
number-value = Dice
number-evasion = Dice
number-strength = Dice
number-deftness = Dice
number-minimum-roll = Minimum roll
number-critical-threshold = Critical threshold
number-protection = Protection
number-actions = Actions
number-cover-number = Cover
part-minimum-roll = minimum roll
part-critical-threshold = critical threshold
part-melee = Melee
part-shooting = Shooting
part-throwing = Throwing
part-strength = Strength
part-deftness = Deftness
part-value = value
part-evasion = Evasion
part-damage-potential = damage potential
part-quick-fists = quick fists
part-burst = burst
part-violent = violent attack
part-shocked = shocked
part-recoil = recoil
part-walking = walking
part-distance = distance
part-off-hand = off hand
part-disarming = disarming
part-hunkered = hunkered
part-poisoned = poisoned
part-burning = burning
part-netted = netted
part-braced = braced
part-accurate = accurate attack
part-aim = aim
part-weapon = weapon
part-talent = talent
part-hits = hits
part-encumbrance = encumbrance
part-difficulty = difficulty
part-destiny = destiny die
part-least = never below 2
part-no-less-than-nothing = not below 0
part-protection = protection
part-penetration = penetration
part-cover-number = cover
part-actions = actions
part-two-weapons = two weapons
part-dazed = dazed
part-tear-gas = tear gas
part-toxic-gas = toxic gas
roll-hit = hit roll
roll-parry = parry
roll-evade = evade
roll-cover = cover
roll-cover-critical = cover against critical hits
roll-initiative = initiative
roll-roll-off = tie
roll-throw = throw
roll-direction = direction
roll-deviation = deviation
roll-radius = radius
roll-diameter = diameter
roll-duration = duration
roll-boosts = boosts
roll-healing = healing
roll-first-aid = First Aid
roll-rest = rest
roll-free-oneself = getting free
roll-ignore-pain = ignoring the pain
roll-resist-knockout = Resistance against the K.O.
roll-resist-disarm = keeping the weapon
roll-improvise = arbitrary act
roll-save-dying = Resistance against death
roll-save-bleeding = Endurance against bleeding
roll-save-poison = Resistance against poison
roll-save-shock = Endurance against shock
roll-save-unconscious = Willpower

## States

state-dying = dying
state-unconscious = unconscious
state-shocked = shocked
state-burning = burning
state-bleeding = bleeding
state-poisoned = poisoned
state-hunkered = hunkered
state-asleep = asleep
state-netted = netted
state-unaware = unaware
state-from_behind = attacks from behind
state-braced = braced
state-dazed = dazed
state-withdrawn = withdrawn
state-resting = resting
state-shield-up = shield up
state-shield-announced = shield being raised
state-alert = alert
state-oblivious = oblivious
state-dead = dead
state-aiming = aiming
state-investing = preparing an accurate attack
word-quickness = Quickness
word-deftness = Deftness
word-bonus-die = bonus die
word-destiny-die = destiny die
word-normal-hits = normal hits
word-critical-hits = critical hits
word-smoke = smoke
word-fire = fire
word-tear-gas = tear gas
word-toxic-gas = toxic gas
word-throw = throw
word-evade = evade
word-parry = parry
word-hit = hit roll
word-cover-critical = cover against criticals
word-cover = cover
word-resist-knockout = against the K.O.
word-resist-disarm = against disarming
word-save-dying = against death
word-save-bleeding = against bleeding
word-save-poison = against poison
word-save-shock = against shock
word-save-unconscious = to come round
word-free-oneself = to get free
word-rest = rest

## Refusals

reason-no-action-left = No action is left for “{ $value }”.
reason-weapon-not-ready = { $value } is not ready.
reason-too-little-ammunition = There is too little ammunition for “{ $value }”.
reason-not-combined = “{ $value }” cannot be combined with this.
reason-out-of-range = { $value } is out of range.
reason-not-in-sight = { $value } is not in sight.
reason-out-of-throwing-range = { $value } cannot be hit from here.
reason-no-way-named = No way is named.
reason-not-adjacent = The way jumps: { $value }
reason-off-map = The way leaves the map: { $value }
reason-wall = A wall is in the way: { $value }
reason-between-walls = The way is too narrow: { $value }
reason-blocked = Somebody is in the way: { $value }
reason-too-far = That is too far: { $value }
reason-occupied = Somebody stands there: { $value }
reason-field-not-free = The field is not free: { $value }
reason-item-unknown = There is no item called “{ $value }”.
reason-sheet-wrong = The sheet is wrong: { $value }
reason-nobody-to-attack = Nobody can be attacked (“{ $value }”).
reason-nobody-in-sight = Nobody is in sight for “{ $value }”.
reason-nobody-to-help = Nobody within reach needs this, or there is nothing to do it with (“{ $value }”).
reason-nobody-to-steal-from = No opponent has an action to steal, or no destiny die is left (“{ $value }”).
reason-nothing-to-brace = There is no weapon that can be rested, or nothing to rest it on (“{ $value }”).
reason-no-usable-shield = There is no shield that could be used for this (“{ $value }”).
reason-shield-not-up = The shield is not up (“{ $value }”).
reason-not-braced = The weapon rests on nothing (“{ $value }”).
reason-no-edge-near = The edge of the map is too far away (“{ $value }”).
reason-nothing-to-throw = There is nothing to throw, or nobody to throw it at (“{ $value }”).
reason-nothing-to-reload = No weapon in hand can be reloaded (“{ $value }”).
reason-nothing-to-ready = No weapon is carried that could be readied (“{ $value }”).
reason-nothing-to-pick-up = Nothing lies within reach (“{ $value }”).
reason-nothing-in-hand = Nothing is held that would do for it (“{ $value }”).
reason-not-in-hand = { $value } is not in hand.
reason-no-dice-left = No die is left for “{ $value }”.
reason-no-referee = Nobody is there to judge “{ $value }”.
reason-not-on-a-walk = “{ $value }” cannot be done in the course of a walk.
reason-not-as-a-reaction = “{ $value }” cannot be a reaction.
reason-in-a-net = “{ $value }” is not possible in a net.
reason-is-hunkered = “{ $value }” is not possible while low down.
reason-is-upright = “{ $value }” is not possible while upright.
reason-no-way-out = There is no way to go (“{ $value }”).
reason-not-now = “{ $value }” is not possible now.
reason-not-with-this = It cannot be done with “{ $value }”.
reason-not-for-them = It cannot be done for { $value }.
reason-no-rest-for-the-dying = The dying find no rest.
reason-no-actions-for-the-helpless = Who can do nothing has no actions.

## Things by name

item-unarmed = bare hands
item-butt = butt or pommel
item-colt-peacemaker = Colt Peacemaker
item-colt-1911 = Colt 1911
item-glock = Glock (9mm)
item-hk-usp = HK USP
item-desert-eagle = Desert Eagle
item-uzi = Uzi
item-mp5 = MP5
item-mp40 = MP40
item-tommy-gun = Tommy gun
item-ak-47 = AK 47
item-g3 = G3
item-m-16 = M-16
item-steyr-aug = Steyr AUG
item-brown-bess = Brown Bess
item-winchester = Winchester ’76
item-gewehr-98 = Gewehr 98
item-kar98 = Kar98
item-m1 = M1
item-barrett = Barrett
item-mg42 = MG42
item-m60 = M60
item-m2-browning = M2 Browning
item-m79-grenade-launcher = M79 grenade launcher
item-lorica-hamata = Lorica hamata
item-lorica-segmentata = Lorica segmentata
item-lorica-plumata = Lorica plumata
item-kevlar-vest = Kevlar vest
item-he-grenade = HE grenade
item-molotov-cocktail = Molotov cocktail
