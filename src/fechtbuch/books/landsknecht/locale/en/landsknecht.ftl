### The words of Landsknecht.
###
### An event is told under one of three names: heading-… opens a stretch of the story, deed-… says
### what somebody does, effect-… what comes of it. $actor and $target are names, $item and $word are
### things and words in this language, $amount is a number.

## The course of the fight

map-scale = 1 field = 5 feet
heading-round = Round { $amount }
heading-round-zero = Round 0: some are taken by surprise
deed-contact = The sides meet at { $amount } feet.
effect-surprised = Taken by surprise: { $word }.
effect-initiative = First to act: { $word }.
effect-acts-together = At the same time as the side before: { $word }.
deed-turn = {""}
deed-passes = { $actor } does nothing.
deed-holds = { $actor } holds the action back.
deed-fights-on = { $actor } cannot get away and fights on.
deed-obeys = { $actor } must obey: “{ $word }”.
deed-out-of-the-net = { $actor } gets out of the net.
deed-improvises-on =
    { $amount ->
        [0] { $actor } is done.
        [one] { $actor } is still at it, for one more round.
       *[other] { $actor } is still at it, for { $amount } more rounds.
    }
deed-loading-stopped = This round does not count: { $actor } is still loading the { $item }.

## Moving

deed-walked =
    { $amount ->
        [0] {""}
       *[other] { $actor } walks { $amount } feet to { $to }.
    }
deed-ran =
    { $amount ->
        [0] {""}
       *[other] { $actor } runs { $amount } feet to { $to }.
    }
deed-flight =
    { $amount ->
        [one] { $actor } takes flight.
       *[other] { $actor } and their companions take flight.
    }
deed-drops-in-flight = { $actor } drops the { $item } in flight.
effect-drops-in-vain = None of the pursuers cares for the { $item }.
deed-obstacle = { $actor } puts the { $item } in the way; the pursuit ends.
deed-obstacle-passed = { $actor } gets past the { $item }.
deed-breaks-off = { $actor } breaks off for the { $item }.
effect-escaped = { $actor } escapes.
effect-caught-up = { $target } catches up with { $actor }.

## Blows and shots

with-weapon =
    { $has_item ->
        [0] {""}
       *[other] {" "}with the { $item }
    }
deed-declares =
    { $key ->
        [nothing] { $actor } does nothing.
        [move] {""}
        [run] {""}
        [flee]
            { $amount ->
                [1] { $actor } has lost heart and flees.
               *[other] { $actor } flees.
            }
        [attack] { $actor } attacks { $target }{ with-weapon }.
        [charge] { $actor } charges { $target }{ with-weapon }.
        [shoot] { $actor } shoots at { $target } with the { $item }.
        [shoot-crowd] { $actor } shoots into the crowd around { $target } with the { $item }.
        [throw] { $actor } throws the { $item } at { $target }.
        [throw-crowd] { $actor } throws the { $item } into the crowd around { $target }.
        [wrestle] {""}
        [escape] { $actor } tries to break free.
        [force] { $actor } tightens the hold.
        [keep] { $actor } keeps the hold.
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
        [jump-off] { $actor } jumps off.
        [wake] {""}
        [hold] { $actor } holds the action back.
        [improvise] {""}
       *[other] { $actor }: { $word }.
    }
deed-strikes-runner = { $actor } strikes at { $target } running past.
effect-action-lost = { $actor }’s action comes to nothing.
effect-improvise-refused = The referee does not allow it: { $key }
effect-improvises =
    { $amount ->
        [one] { $key }
       *[other] { $key } ({ $amount } rounds)
    }
deed-releases = { $actor } takes the held action now, against { $target }.
effect-together = { $amount } act at the same time.
effect-full-hit = Full hit: { $amount } damage.
effect-glancing-hit = Glancing hit: { $amount } damage. A full hit needed { $limit } or less.
effect-miss = Miss.
effect-helpless-struck = { $target } is helpless: no roll, the highest face of the weapon die.
effect-attack-lost = { $actor } can no longer strike; the attack is lost.
deed-counter-attacks = { $actor } has the longer weapon and counter-attacks first.
deed-guards = { $actor } keeps { $target } at a distance with the longer weapon.
deed-crawls = { $actor } crawls { $amount } feet.
deed-parries = { $actor } gives up everything else this round to parry.
deed-defends-instead = { $actor } stops and defends against { $target }.
effect-damage-waits = { $amount } damage to { $target } waits until all who act at the same time have acted.
effect-shot-in-the-dark = { $actor } cannot see; the shot is lost.
effect-misfire = The { $item } misfires.
effect-stray = The shot strays and strikes { $target }.
effect-stray-nobody = The shot strays and strikes nobody.
effect-drawn-from-crowd = The lot falls on { $target }, who is hit on { $amount } or less.
effect-passes-between = The shot passes between { $target } and the others.
deed-aims = { $actor } aims the { $item }.
deed-loads =
    { $amount ->
        [0] { $actor } loads the { $item }.
        [one] { $actor } loads the { $item }; one more round is needed.
       *[other] { $actor } loads the { $item }; { $amount } more rounds are needed.
    }
effect-loaded = The { $item } is loaded.
deed-clears =
    { $amount ->
        [0] { $actor } clears the { $item }.
        [one] { $actor } clears the { $item }; one more round is needed.
       *[other] { $actor } clears the { $item }; { $amount } more rounds are needed.
    }
effect-poisoned = The poison enters { $target }’s blood ({ $word }).
effect-gunfire = The gunfire frightens those around { $target }.

## Wounds

effect-wounded = { $target }: Wounds { $before } → { $after }.
effect-down = { $target } goes down.
effect-unconscious = { $target } loses consciousness.
effect-dead = { $target } is dead.
effect-knocked-out = { $target } is knocked out.
effect-injured =
    { $said ->
        [0] { $target } has a lasting injury: { $item }.
       *[other] { $target } has a lasting injury, { $word }: { $item }.
    }
effect-treated = { $target }’s injury is treated: { $item }.
effect-healed =
    { $amount ->
        [one] { $target } regains one Wound.
       *[other] { $target } regains { $amount } Wounds.
    }
effect-up-again = { $target } comes round.
effect-woken = { $target } wakes up.
effect-saved = { $actor } withstands ({ $word }).
effect-save-failed = { $actor } does not withstand ({ $word }).
effect-recovered = { $target } comes round.

## Wrestling, nets and nooses

deed-wrestles = { $actor } grapples with { $target }.
effect-wrestling-fails = { $actor } can no longer grapple with { $target }.
deed-strikes-wrestler = { $actor } strikes at { $target } before the grip closes.
effect-contest = { $actor } { $ours } against { $target } { $theirs }.
effect-tie-agility = Equal totals: { $actor } has the better Agility and wins.
effect-tie-dice = Equal totals and equal Agility: { $actor } wins with the higher die.
effect-tie-pit-fighter = Equal totals: { $actor } wins as a Pit Fighter.
effect-contest-without-roll = { $target } cannot resist { $actor }.
effect-released = { $actor } lets { $target } go.
effect-let-go = { $actor } lets go of { $target }.
effect-stays-with = { $actor } goes no farther and keeps hold of { $target }.
effect-improvising-ends = { $actor } breaks off what was begun.
effect-plan-ends = { $actor } cannot go on with the { $item }.
effect-grip-ends = { $actor } no longer has a grip on { $target }.
effect-holds-too = { $actor } holds { $target }, too.
effect-immobilised =
    { $amount ->
        [one] { $actor } holds { $target } fast.
       *[other] { $actor } tightens the hold on { $target } ({ $amount } of 3).
    }
effect-pinned = { $actor } pins { $target } to the ground.
effect-disarmed = { $actor } takes the { $item } from { $target }.
effect-keeps-hold = { $actor } keeps hold of the { $item }.
effect-netted = { $target } is caught in the net.
effect-garrotted = The garrote closes round { $target }’s neck.
effect-caught = The mancatcher closes round { $target }.
effect-choked = { $target } chokes.

## Things

effect-dropped = { $actor } drops the { $item }.
effect-lies = Now the { $item } lies at { $at }.
effect-broken = The { $item } is used up or broken.
deed-drew = { $actor } draws the { $item }.
deed-searches =
    { $amount ->
        [one] { $actor } searches for the { $item }; one more round is needed.
       *[other] { $actor } searches for the { $item }; { $amount } more rounds are needed.
    }
deed-search-stopped = This round does not count: { $actor } is still searching for the { $item }.
effect-found = { $actor } has found the { $item }.
deed-uses = { $actor } uses the { $item }.
effect-light = There is light.
effect-left-in-the-dark = { $actor } is left in the dark.
effect-comes-into-light = { $actor } stands in the light.
effect-alarm = { $actor } raises the alarm.
deed-aware = { $actor } has noticed the enemy.
deed-picks-up = { $actor } picks up the { $item }.
deed-puts-on = { $actor } puts on the { $item }.
deed-stows = { $actor } puts the { $item } away.
deed-takes-over = { $actor } takes the { $item } from { $target }.
deed-sets-up = { $actor } sets up the { $item }.
deed-lifts = { $actor } lifts the { $item }.
deed-fixes-bayonet = { $actor } fixes the bayonet on the { $item }.
deed-lights-match = { $actor } lights the match of the { $item }.
effect-ends-up = { $actor } ends up at { $at }.
deed-stands-up = { $actor } stands up.

## Mounts

deed-mounts = { $actor } mounts { $target }.
deed-dismounts = { $actor } dismounts from { $target }.
effect-left-saddle = { $actor } is out of the saddle.
effect-falls = { $actor } falls with the mount.
effect-bolts = { $actor } bolts for { $amount ->
        [one] one round
       *[other] { $amount } rounds
    }.
effect-bolted = { $actor } carries { $target } away.
effect-left-the-map = { $actor } runs off the field with { $target }.

## Spells

deed-casts =
    { $target ->
       *[other] { $actor } begins to cast { $item }.
    }
deed-spell-works = { $actor }’s { $item } takes effect.
effect-spell-without-target = { $item } finds no target.
effect-spell-spoiled = { $target }’s { $item } is spoiled.
effect-asleep = { $target } falls asleep.
effect-commanded = { $actor } commands { $target }: “{ $word }”.

## Morale

why-morale =
    { $key ->
        [contact] {" "}at first contact, with no more friends than foes
        [halved] {" "}with half of the group lost
        [wounded] {" "}with half of the Wounds lost
        [gunfire] {" "}at the sound of the shot
       *[other] {""}
    }
effect-morale-holds = { $actor } holds firm{ why-morale }: { $amount } on 2d6, Morale { $score }.
effect-morale-fails = { $actor } loses heart{ why-morale }: { $amount } on 2d6, more than Morale { $score }.
effect-cornered = No way leads { $actor } away from the enemy.
effect-routed = { $actor } breaks and wants to get away.
effect-surrendered = { $actor } surrenders.

## Questions

ask-answer =
    { $charge_key ->
        [yes] { $who }, { $attacker } charges you with the { $weapon }. What do you do?
       *[other] { $who }, { $attacker } attacks you with the { $weapon }. What do you do?
    }
    .short = in answer
ask-next = { $side }, who is next?
    .short = choosing who is next
ask-surprised-draw = { $who }, you are taken by surprise. Do you draw a weapon?
    .short = surprised
ask-volunteer = { $who }, what do you do out of turn?
    .short = out of turn
ask-turn = { $who }, it is your turn. What do you do?
    .short = on one’s turn
ask-runner = { $who }, { $runner } runs through your reach. Do you strike?
    .short = at a runner
ask-verdict = Referee, { $actor } wants to do something else: { $text_key } Do you allow it?
    .short = by verdict
ask-release = { $who }, { $enemy } is about to act ({ $verb }). Do you take your held action at the same moment?
    .short = held back
ask-last = { $who }, all have acted. Do you take your held action now?
    .short = at the end
ask-busy = { $who }, { $attacker } attacks while you are busy. Go on, or defend?
    .short = when busy
ask-strike = { $who }, { $attacker } wants to grapple with you. Do you strike first?
    .short = at a wrestler
ask-contest-won = { $who }, you have won against { $loser }. What do you do?
    .short = after winning
ask-join = { $who }, { $leader } grapples with { $victim } within your reach. Do you join?
    .short = joining in
ask-best-wrestler = Two of you did equally well. Who counts?
    .short = for the group
ask-pursuers = { $side }, { $fugitive } is in flight. Who pursues?
    .short = in pursuit
ask-drop = { $side }, they are after you. Do you drop something?
    .short = in flight
ask-obstacle = Referee, something lies in { $pursuer }’s way: { $item }. Does it end the pursuit?
    .short = at an obstacle
ask-rout =
    { $others_number ->
        [0] { $group } has lost heart. Flee or surrender?
        [one] { $group } and one more have lost heart. Flee or surrender?
       *[other] { $group } and { $others_number } more have lost heart. Flee or surrender?
    }
    .short = losing heart

## What to do

verb-next = Next
verb-none = No answer
verb-counter = Counter-attack: strike first
verb-guard = Guard with the longer weapon
verb-parry = Parry
verb-crawl = Crawl
verb-stay-exposed = Go on, exposed
verb-defend = Defend
verb-strike = Strike
verb-immobilise = Hold fast
verb-disarm = Disarm
verb-release = Let go
verb-join = Join
verb-stay-out = Stay out
verb-name = Name one
verb-pursue = Pursue
verb-let-go = Let them go
verb-break-off = Break off what was begun
verb-stops = It stops them
verb-passed = They get past it
verb-draw = Draw a weapon
verb-drop = Drop something
verb-nothing = Nothing
verb-flee = Flee
verb-surrender = Surrender

verb-move = Walk
verb-run = Run
verb-attack = Attack
verb-charge = Charge
verb-shoot = Shoot
verb-shoot-crowd = Shoot into a crowd
verb-throw = Throw
verb-throw-crowd = Throw into a crowd
verb-wrestle = Wrestle
verb-escape = Break free
verb-force = Tighten the hold
verb-keep = Keep the hold
verb-aim = Aim
verb-load = Load
verb-clear = Clear a misfire
verb-cast = Cast a spell
verb-search = Search for something packed away
verb-use = Use something
verb-pick-up = Pick something up
verb-put-on = Put the shield on
verb-stow = Put something away
verb-take = Take something from a friend
verb-set-up = Set up
verb-lift = Lift
verb-fix-bayonet = Fix the bayonet
verb-light-match = Light the match
verb-mount = Mount
verb-dismount = Dismount
verb-jump-off = Jump off
verb-wake = Wake somebody
verb-hold = Hold the action
verb-improvise = Something else, in words
verb-wait = Wait
verb-lapse = Let it lapse
verb-let-pass = Let pass
verb-allow = Allow
verb-refuse = Refuse

group-attack = attack
group-movement = movement
group-defence = defence
group-missiles = missiles
group-other = other
variant-on-foot = on foot

## Parts of choices

slot-target = target
slot-targets = targets
slot-weapon = weapon
slot-item = thing
slot-path = way there
slot-then = way afterwards
slot-at = where
slot-who = who
slot-use = fighter
slot-spell = spell
slot-word = word
slot-text = in words
slot-rounds = rounds
value-item-nothing = nothing
value-word-belt = at the belt
value-word-pack = into the pack
value-word-roll = roll all the same
value-word-nothing = as usual
value-path-nothing = stay
value-then-nothing = stay
item-bare-hands = bare hands
    .ins = with bare hands
item-bite = bite
    .ins = with a bite

## Numbers

number-armour-class = Target number
number-number-rolled = Damage
number-fixed-damage = Damage
part-encumbrance = Encumbrance: armour
number-encumbrance = Encumbrance
part-load-oversized = Oversized things
part-load-items = Things and career
part-number-rolled = on the d20
part-weapon-die = weapon die
part-multiplied = multiplied
part-fixed-damage = fixed
number-best-roll = Best of the team
number-weapon-skill = Bonus
number-movement-rate = A tenth of the movement rate
number-points-below-zero = Points below zero
number-save-number = Needed
number-morale = Morale
number-misfire = Misfires up to
number-surprise = Surprised up to
part-surprise = surprise
part-alert = alert
part-armour-class = armour class
part-agility = agility
part-best-roll = roll and bonus
part-helpers = others of the team
part-weapon-skill = weapon skill
part-shield = shield or off-hand weapon
part-parry = parry
part-guard = guard
part-saddle = defender in the saddle
part-charging = charging defender
part-injury-exposure = old injury of the defender
part-cover = cover
part-ballistic-skill = ballistic skill
part-attacker-agility = attacker’s agility
part-attacker-weapon-skill = attacker’s weapon skill
part-strength = strength
part-unaware = unaware
part-unarmed = unarmed
part-weapon-change = weapon change
part-own-injury = attacker’s injury
part-double-team = two against one
part-triple-team = three against one
part-darkness = darkness
part-mounted = from horseback
part-range = range
part-out-of-range = out of range
part-from-the-saddle = shot from the saddle
part-aimed = aimed
part-no-rest = no fork rest
part-crowd = crowd
part-into-melee = into a melee
part-misfire = misfire
part-intelligence = intelligence
part-willpower = willpower
part-save-number = save
part-natural-grappler = natural grappler
part-points-below-zero = points below zero
part-movement-rate = movement rate
part-morale = morale
part-referee-limit = at most two

## Dice

roll-initiative = initiative
roll-declaring = who declares first
roll-distance = distance
roll-surprise = surprise
roll-attack = attack
roll-damage = damage
roll-damage-second = second weapon
roll-silver = silver blade
roll-crowd = who in the crowd
roll-stray = whom the shot strikes
roll-garrote = garrote
roll-injury = injury
roll-injury-place = place
roll-injury-side = side
roll-injury-entry = kind of injury
roll-injury-lasts = days of the injury
roll-teeth = teeth lost
roll-unconscious = hours without consciousness
roll-misfire = misfire
roll-recovery = recovery
roll-save = save
roll-tie = tie
roll-wrestling = wrestling
roll-spell = spell
roll-pursuit = pursuit
roll-search = search
roll-morale = morale
roll-fall = fall
roll-sleep = length of the sleep
roll-bolting = bolting

## States and words

state-acted = has acted
state-aiming = aiming
state-asleep = asleep
state-blind = blind
state-bound = bound
state-charged = charging
state-dead = dead
state-down = down
state-fleeing = fleeing
state-gagged = gagged
state-lame = lame
state-lit = in the light
state-netted = netted
state-paralysed = paralysed
state-parrying = parrying
state-pinned = pinned
state-prone = prone
state-routed = routed
state-surprised = surprised
state-surrendered = surrendered
state-unaware = unaware
state-unconscious = unconscious
state-held = held
state-holding = holding
state-mounted = mounted
word-paralyzation = paralysis
word-poison = poison
word-breath = breath
word-device = device
word-magic = magic
word-sleep = sleep
word-paralysis = paralysis
word-deadly = deadly
word-halt = halt
word-drop = drop
word-flee = flee
word-weapon-arm = weapon arm
word-other-arm = other arm
word-left-leg = left leg
word-right-leg = right leg
item-magic-missile = Magic Missile
item-sleep = Sleep
item-cure-light-wounds = Cure Light Wounds
item-command = Command

## Why not

reason-cannot-pursue = { $value } cannot pursue now.
reason-item-unknown = There is no item called “{ $value }”.
reason-no-such-field = “{ $value }” is not a field of the map.
reason-sheet-wrong = The fighter’s sheet is wrong at { $slot }: { $value }.
reason-not-now = “{ $value }” is not possible now.
reason-no-such-way = This way cannot be gone: { $value }.
reason-not-at-hand = { $value } is not at hand for that.
reason-not-that-one = “{ $value }” cannot be named here.
reason-not-held = Nobody holds you.
reason-nobody-in-reach = Nobody is in reach for “{ $value }”.
reason-nobody-in-range = Nobody is in range and in sight for “{ $value }”.
reason-no-way-out = There is no way to go.
reason-nowhere-to-flee = No way leads away from the enemy.
reason-nothing-to-mount = There is no mount beside you that could carry you.
reason-cannot-get-down = Only a rider gets down, and onto a free square.
reason-mount-is-calm = One jumps off a bolting mount only.
reason-holds-nobody = Nobody is held.
reason-nothing-for-it = There is nothing at hand for “{ $value }”.
reason-nobody-to-wake = No friend sleeps in reach.
reason-holds-already = An action is being held already.
reason-no-referee = Without a referee nothing can be improvised.
reason-out-of-range = { $value }: out of range or out of sight.
reason-out-of-reach = { $value }: out of reach.
reason-too-short = { $value }: does not reach so far.
reason-held-fast = Whoever is held fast can only break free or strike the holder.
reason-mount-bolts = The mount bolts; one can stay on or jump off.
reason-lost-heart = Whoever has lost heart flees or parries.
reason-no-spell = No spell is prepared.
reason-no-speech = Without free speech nobody casts.
reason-hurt-this-round = Whoever was hurt in this round cannot cast in it.
reason-no-symbol = The holy symbol must be in hand from the beginning of the round.
reason-hands-not-free = Wrestling takes both hands or a weapon made for it.
reason-not-unaware = A garrote is of use against the unaware only.
reason-dice-not-divided = All dice must be divided, at least one for each target: { $value }.
reason-no-flight = This way does not lead away from the enemy.
reason-path-not-straight = A charge follows one straight line; “{ $value }” is not one.
reason-run-up-too-short = The run-up is shorter than half the combat move: { $value }.
reason-difficult-ground = There is difficult ground in the way of the charge: { $value }.
reason-target-out-of-reach = From the end of this way the target is out of reach.
reason-target-out-of-range = From the end of this way the target is out of range or out of sight.
reason-not-adjacent = Each step of a way leads to a neighbouring field: { $value }.
reason-off-map = This way leaves the map: { $value }.
reason-wall = There is a wall in the way: { $value }.
reason-between-walls = The way between two walls is too narrow: { $value }.
reason-blocked = Somebody is in the way: { $value }.
reason-too-far = That is too far: { $value }.
reason-occupied = Somebody stands there already: { $value }.
reason-field-not-free = Nobody can stand there: { $value }.


## Switches whose rule has a title that does not say what is switched

called-pursuit-individual = Rolls of one’s own in a pursuit
called-multiply = What multiplied damage multiplies
called-helpless-choice = Choice of the roll against the helpless
called-unarmed-bonus = Bonus against the unarmed
called-initiative = Dice of initiative
