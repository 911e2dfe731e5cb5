### The words of the GURPS manoeuvres.


## The course of the fight

book-title = GURPS manoeuvres
map-scale = 1 field = 1 yard
heading-round = Second { $amount }
heading-turn = { $actor }’s turn
deed-manoeuvre = { $actor }: { $word }.
effect-version =
    { $has_item ->
        [0] Version: { $word }.
       *[other] Version: { $word }, with: { $item }.
    }
deed-waits = { $actor } waits.
effect-waits-for = For this: { $word }.
effect-waits-only = Only: { $target }.
effect-waits-near = No farther off than { $amount }.
effect-waits-hex = The hex: { $at }.
effect-waits-manoeuvre = The manoeuvre: { $word }.
effect-waits-to = 
    { $has_item ->
        [0] Then: { $word }.
       *[other] Then: { $word }, with: { $item }.
    }
deed-proceeds = { $actor } has waited for this.
deed-posture = { $actor } changes posture: { $word }.
deed-readies =
    { $key ->
        [stow] { $actor } puts the { $item } away.
        [reload] { $actor } loads the { $item }.
        [switch] { $actor } takes the { $item } into the other hand.
        [two-hands] { $actor } takes the { $item } in both hands.
        [one-hand] { $actor } takes the { $item } in one hand.
        [clear] { $actor } works at the jammed { $item }.
        [pull] { $actor } pulls at the { $item }.
       *[other] { $actor } readies the { $item }.
    }
deed-loaded = The { $item } is loaded.
deed-aims = { $actor } aims at { $target } ({ $amount }).
deed-evaluates = { $actor } studies { $target } ({ $amount }).
deed-concentrates = { $actor } concentrates.
deed-improvises = { $actor } tries something: { $word }.
effect-aim-lost = { $actor } loses the aim.
effect-wait-ends = { $actor } waits no longer.
effect-study-ends = { $actor } has nobody to study any more.
effect-feint-ends = { $actor }’s feint comes to nothing.
effect-concentration-lost = { $actor } loses the thread.
effect-extra-effort = { $actor } makes an extra effort: { $word }.
effect-overstrained = { $actor } overdoes it.

## Moving

deed-enters = { $actor } moves to { $at }.
deed-crouches = { $actor } crouches.
deed-rises = { $actor } stands up straight.
effect-slips-past = { $actor } slips past { $target }.
effect-held-up = { $target } does not let { $actor } pass.
effect-knocked-back = { $actor } is knocked back ({ $amount }).
effect-falls = { $actor } falls down.
effect-falls-face-down = { $actor } falls face down.
effect-stumbles = { $actor } stumbles past.

## Attacks

deed-attacks = { $actor } attacks { $target } with the { $item }: { $word }.
deed-attacks-weapon = { $actor } strikes at what { $target } holds, with the { $item }.
deed-reaches-for = { $actor } reaches for { $target }: { $word }.
deed-goes-for-lock = { $actor } goes for a lock on { $target }.
deed-goes-for-throw = { $actor } goes to throw { $target }.
deed-charges-into = { $actor } runs at { $target }.
deed-snatches-at = { $actor } snatches at what { $target } holds.
effect-cannot-hit = That cannot succeed.
effect-misses = { $actor } misses.
effect-near-miss = Just off the mark: the torso instead.
effect-fumbles = A critical miss.
effect-broken-off = { $actor } can no longer do that: it comes to nothing.
effect-hits = { $actor }’s attack is on target.
effect-burst = { $amount ->
        [one] One shot of the burst is on target.
       *[other] { $amount } shots of the burst are on target.
    }
effect-critical-grip = A critical success: there is no defence.
effect-location = { $actor } is struck: { $word }.
effect-feints = { $actor } feints ({ $amount }).
effect-damage = { $amount } damage to the { $word }, DR { $dr }, { $through } through.
effect-wounding = { $through } through, { $word }, × { $halves ->
        [1] ½
        [2] 1
        [3] 1½
        [4] 2
        [6] 3
       *[8] 4
    }: { $amount }.
effect-limb-limit = More than { $amount } cannot be lost there: { $word }.
effect-most-damage = As hard as can be: { $amount }.
effect-critical-hit = A critical hit ({ $amount }).
effect-critical-miss = { $actor } blunders ({ $amount }).
effect-malfunction = The { $item } fails.
effect-fires = The { $item } fires { $amount }, { $left } left.
effect-strays = The shot strays to { $target }.
effect-suppresses =
    { $amount ->
        [one] { $actor } keeps { $at } and { $to } under fire (one shot).
       *[other] { $actor } keeps { $at } and { $to } under fire ({ $amount } shots).
    }
effect-under-fire = { $actor } is under fire.
effect-zone-ends = { $actor } no longer keeps the zone under fire.
effect-disarmed = { $target } loses the { $item }.
effect-too-heavy = That is too heavy for the { $item } to stop.
effect-sticks = The { $item } sticks in { $target }.
effect-slams = { $actor } slams into { $target } ({ $amount }).
effect-runs-on = { $actor } runs on to { $at }.
effect-pushed = { $actor } is pushed to { $at }.
effect-cover-stops = The cover stops it.
effect-hurts-limb = { $actor } hurts their own limb ({ $amount }).

## Defences

effect-no-defence = { $actor } does not defend.
effect-cannot-defend = { $actor } can no longer defend.
effect-defended =
    { $key ->
        [parry] { $actor } parries.
        [dodge] { $actor } dodges.
        [block] { $actor } blocks.
       *[other] { $actor }: { $word }, and it holds.
    }
effect-not-defended =
    { $key ->
        [parry] { $actor }’s parry fails.
        [dodge] { $actor }’s dodge fails.
        [block] { $actor }’s block fails.
       *[other] { $actor }: { $word }, in vain.
    }
effect-avoids-hits = { $actor } avoids { $amount } of the hits, { $left } left.
deed-retreats = { $actor } moves: { $word }.
deed-interposes = { $actor } steps before { $target }.
effect-takes-the-blow = { $actor } takes the blow.
effect-strikes-arm = { $actor } strikes the parrying limb.
effect-strikes-limb = { $actor } strikes the limb with the { $item }.
effect-opening = { $actor } has an opening on { $target }.

## Grappling

deed-closes-in = { $actor } closes with { $target }.
effect-follows = { $actor } follows { $target } to { $at }.
effect-seizes = { $actor } seizes { $target }: { $word }.
effect-hold-ends = { $actor } no longer holds { $target }.
effect-one-hand-left = { $actor } holds { $target } with one hand only.
effect-dragged-along = { $actor } is dragged along to { $at }.
effect-breaks-free = { $actor } breaks free from { $target }.
effect-stays-held = { $actor } does not get free.
effect-locks = { $actor } locks { $target }: { $word }.
effect-lock-holds = The lock does no harm.
effect-wrenches = { $actor } wrenches { $target } ({ $amount }).
effect-wrench-fails = The wrench fails.
effect-throws-down = { $actor } throws { $target }.
effect-lands = { $actor } lands at { $at }.
effect-strangles = { $actor } strangles { $target } ({ $amount }).
effect-strangle-fails = { $target } withstands it.
effect-chokes = { $actor } chokes { $target } ({ $amount }).
effect-taken-down = { $actor } is taken down.
effect-takedown-fails = Nobody goes down.
effect-pins = { $actor } pins { $target }.
effect-pin-fails = { $target } is not pinned.
effect-pin-ends = { $actor } no longer pins { $target }.
effect-second-hand = { $actor } takes hold with the other hand too.
effect-grabs = { $actor } grabs the { $item }.
effect-wrested = { $actor } wrests the { $item } away.
effect-wrest-fails = The { $item } stays where it is.

## Wounds and states

effect-injured = { $actor } loses { $amount } HP ({ $word }), { $hp } left.
effect-blunt-trauma = { $amount } through the armour all the same.
effect-crippled = Crippled: { $word }.
effect-crippled-already = Crippled already: { $word }; no HP are lost.
effect-destroyed = Destroyed: { $word }.
effect-numbed =
    { $amount ->
        [one] Numb: { $word }, one second.
       *[other] Numb: { $word }, { $amount } seconds.
    }
effect-deafened = { $actor } is deafened.
effect-scarred = { $actor } will have a scar.
effect-stunned = { $actor } is stunned.
effect-recovers = { $actor } recovers.
effect-unconscious = { $actor } is unconscious.
effect-mortally-wounded = { $actor } is mortally wounded.
effect-dies = { $actor } dies.
effect-body-destroyed = Nothing is left of { $actor }.
effect-collapses = { $actor } collapses.
effect-out = { $actor } is out of the fight.
effect-tired = { $actor } loses { $amount } FP, { $fp } left.
effect-worn-out = { $actor } is worn out and loses { $amount } HP, { $hp } left.
effect-off-balance = { $actor } is off balance.
effect-guard-dropped = { $actor } drops the guard.
effect-strained = { $actor } strains a limb.
effect-torn-muscle = { $actor } tears a muscle.
effect-shaken = { $actor } is shaken.
effect-helpless-before = { $actor } is helpless and cannot defend.
effect-went-all-out = { $actor } has gone all out and cannot defend.
effect-from-behind = { $actor } is attacked from behind and cannot defend.
effect-not-aware = { $actor } does not see the attack coming.
effect-comes-to-lie = The { $item } comes to lie at { $at }.
effect-drops = { $actor } drops the { $item }.
effect-breaks = The { $item } breaks.
effect-unready = The { $item } is unready.
effect-fast-draws = { $actor } draws the { $item } in a blink.
effect-arrow-lost = { $actor } fumbles for an arrow and loses it; { $amount } left.

## Parts of numbers

part-acrobatic-dodge = acrobatic dodge
part-acrobatics = Acrobatics
part-aim = aim
part-all-out-defence = All-Out Defence
part-all-out-determined = All-Out, determined
part-all-out-ranged = All-Out, ranged
part-all-out-strong = All-Out, strong
part-at-most-nine = at most 9
part-at-weapon = at the weapon
part-bad-footing = bad footing
part-bare-against-weapon = bare against weapon
part-below-zero = below zero
part-blind = blind
part-block = Block
part-brawling = Brawling
part-bulk = Bulk
part-choke-hold = choke hold
part-choke-weapon = weapon
part-enhanced-defence = Enhanced defence
part-shield-block = the shield’s own block
part-combat-reflexes = Combat Reflexes
part-committed = Committed Attack
part-committed-determined = Committed, determined
part-committed-strong = Committed, strong
part-contest-level = levelled contest
part-contest-proportion = in proportion
part-cover = cover
part-damage-adds = damage adds
part-darkness = darkness
part-deceptive = deceptive attack
part-defensive-attack = Defensive Attack
part-dexterity = DX
part-disarming = disarming
part-distraction = distraction
part-dive = dive
part-dodge = Dodge
part-dual-weapon = Dual-Weapon Attack
part-dx = DX
part-encumbrance = encumbrance
part-entangled = among others
part-evaluate = Evaluate
part-fast-draw = Fast-Draw
part-feint = feint
part-feverish-defence = Feverish Defence
part-flail = flail
part-foe-low = low foe
part-foe-lying = lying foe
part-from-the-front = from the front
part-from-the-side = from the side
part-grappled = grappled
part-great-lunge = Great Lunge
part-guard-dropped = guard dropped
part-hand = hand
part-hard-to-kill = Hard to Kill
part-hard-to-subdue = Hard to Subdue
part-head-wound = head wound
part-health = HT
part-helpers = other holders
part-heroic-charge = Heroic Charge
part-high-pain-threshold = High Pain Threshold
part-intelligence = IQ
part-judo = Judo
part-karate = Karate
part-kicking = kicking
part-knocked-far = knocked far
part-large-shield = large shield
part-location = location
part-lock = lock
part-locked = locked arm
part-long-swing = long swing
part-low-pain-threshold = Low Pain Threshold
part-low-target = low target
part-mighty-blow = Mighty Blow
part-misled = misled by a feint
part-more-hands = more hands
part-off-balance = off balance
part-off-hand = off hand
part-on-the-move = on the move
part-one-hand = one hand
part-over-another = past another fighter
part-parry = Parry
part-pin = pin
part-posture = posture
part-range = range
part-rapid-fire = rapid fire
part-reeling = reeling
part-repeated = repeated
part-resistance = resistance
part-retreat = retreat
part-second-step = second step
part-shaken = shaken
part-shield = shield
part-shield-in-the-way = shield in the way
part-shield-skill = Shield
part-shock = shock
part-side-attack = from the side
part-size = size
part-skill = skill
part-skill-damage = skill
part-sore-limb = sore limb
part-rapid-strike = Rapid Strike
part-stop-thrust = stop thrust
part-stray = stray
part-strength = ST
part-stunned = stunned
part-sumo = Sumo Wrestling
part-supported-parry = supported parry
part-suppression = suppression fire
part-telegraphic = telegraphic attack
part-tender-spot = tender spot
part-throw-for-damage = to hurt
part-thrown-weapon = thrown weapon
part-tired = tired
part-too-weak = too weak for it
part-torn-muscle = torn muscle
part-trained-attacker = trained attacker
part-trained-fall = trained fall
part-two-hands = two hands
part-two-weapon-parry = two-weapon parry
part-vain-attempts = vain attempts
part-watchfulness = watchfulness
part-weapon-parry = the weapon’s parry
part-wild-swing = wild swing
part-will = Will
part-wrench = wrench
part-wrestler = wrestler
part-wrestling = Wrestling

## Rolls

roll-acrobatics = Acrobatics
roll-arm-or-leg = arm or leg
roll-attack = the attack
roll-balance = balance
roll-block = Block
roll-break-free = breaking free
roll-breakage = breakage
roll-choke = the choke hold
roll-clear-malfunction = clearing the weapon
roll-collision = the collision
roll-coming-to = coming to
roll-consciousness = staying conscious
roll-critical-head-hit = the critical head hit
roll-critical-hit = the critical hit
roll-critical-miss = the critical miss
roll-critical-miss-unarmed = the critical miss
roll-damage = damage
roll-death = survival
roll-direction = direction
roll-disarm = disarming
roll-dodge = Dodge
roll-evade = slipping past
roll-exhaustion = going on
roll-fast-draw = Fast-Draw
roll-feint = the feint
roll-flying-weapon = the flying weapon
roll-interpose = stepping between
roll-keep-aim = keeping the aim
roll-keep-concentration = concentration
roll-knockdown = knockdown
roll-lands = where it lands
roll-location = the location
roll-lock = the lock
roll-malfunction = the malfunction
roll-parry = Parry
roll-pin = the pin
roll-pull-out = pulling it out
roll-recovery = recovery
roll-resist-feint = seeing through it
roll-side = the side
roll-slam-damage = the slam
roll-strangle = strangling
roll-strike-limb = striking the limb
roll-suffocation = breath
roll-takedown = the takedown
roll-thrown = the fall
roll-torn-muscle = the torn muscle
roll-turn-order = turn order
roll-weapon-flies = how far it flies
roll-which-hand = which hand
roll-who-is-first = who is first
roll-wrench = the wrench
roll-wrest = wresting

## Questions

ask-turn = { $who }: which manoeuvre?
    .short = on one’s turn
ask-attack = { $who }: which attack?
    .short = with the attack
ask-step = { $who }: a step now?
    .short = with the step
ask-defence = { $who } is about to be hit by { $attacker }: which defence?
    .short = in defence
ask-second-defence = { $who }: a second defence against { $attacker }?
    .short = in a second defence
ask-interpose = { $who }: step between { $ally } and { $attacker }?
    .short = for another
ask-wait = { $who } has waited for this: now, against { $other }?
    .short = after waiting
ask-resist = { $who }: bar { $other }’s way?
    .short = when passed
ask-parrying-arm = { $who }: strike { $other }’s parrying limb instead?
    .short = against a parry
ask-strike-limb = { $who }: strike at { $other }’s limb?
    .short = against a limb

## Groups of manoeuvres

group-attacks = Attacks
group-moving-attacks = Moving attacks
group-movement = Movement
group-preparations = Preparations
group-specials = Special
group-free = Free actions

## Reasons

reason-field-not-free = That hex is not free.
reason-item-unknown = There is no such thing here.
reason-not-a-path = That is not a path.
reason-sheet-wrong = The sheet is wrong: { $value }.
reason-stunned = A stunned fighter can only Do Nothing.
reason-no-such-retreat = There is no such retreat now.
reason-too-deceptive = That leaves the score below 10.
reason-no-such-option = That cannot be declared here.
reason-no-such-effort = That effort cannot be made or paid for now.
reason-no-such-split = This attack cannot be split that way.
reason-too-many-shots = The weapon cannot fire so many.
reason-no-such-step = No such step or turn is left.
reason-no-such-version = The manoeuvre has no such version now.
reason-nothing-with-that = Nothing can be done with that now.
reason-not-that-place = That part cannot be struck or seized that way.
reason-not-with-that = That is not ready, not at hand or not fit for it.
reason-declared-otherwise = The manoeuvre was declared with something else than bare hands.
reason-not-within-reach = This cannot reach them now.
reason-nothing-to-block-with = No shield can block this now.
reason-nothing-to-parry-with = No weapon or hand can parry this now.
reason-defended-so-already = The second defence must be of another kind.
reason-no-such-hold = There is no hold through which that could be done now.
reason-nobody-to-run-into = Nobody stands alone straight ahead to run into.
reason-no-hand-for-it = There is no free hand for it, or nobody near enough.
reason-nothing-to-shoot = There is nothing loaded for it, or nobody in range and sight.
reason-nobody-in-reach = Nobody is in reach of anything that is ready.
reason-nothing-to-draw = There is nothing to draw so fast, or no hand for it.
reason-nothing-to-drop = There is nothing in hand that could be let go of.
reason-no-lock = There is no lock to use, or it was used this turn.
reason-holds-nobody = You hold nobody.
reason-nobody-to-study = Nobody in view is near enough to be studied.
reason-nothing-to-aim = There is nothing loaded to aim with, or nobody in view.
reason-nothing-to-ready = No free hand has anything to ready.
reason-no-other-posture = That posture cannot be taken from here.
reason-nothing-to-attack-with = There is nothing ready to attack with.
reason-must-do-nothing = After that blow you can only do nothing this turn.
reason-pinned = A pinned fighter can only try to break free.
reason-cannot-move = You cannot move now.
reason-hex-occupied = Somebody stands there.
reason-no-way = There is no way through.
reason-too-far = That is too far.

## Slots

slot-acrobatic = acrobatic
slot-as = as
slot-at = where
slot-bonus = with the bonus
slot-chink = at a chink
slot-deceptive = deception
slot-effort = extra effort
slot-facing = facing
slot-hand = hand
slot-hands = hands
slot-item = thing
slot-location = location
slot-mode = how
slot-part = part
slot-path = way
slot-posture = posture
slot-retreat = retreat
slot-second = second target
slot-shots = shots
slot-skill = skill
slot-split = two attacks
slot-steps = steps or hexes
slot-target = target
slot-telegraphic = telegraphic
slot-to = to
slot-use = use
slot-version = version
slot-way = how
slot-weapon = weapon
slot-when = when
slot-who = who

## Manoeuvres and other verbs

verb-do-nothing = Do Nothing
verb-move = Move
verb-change-posture = Change Posture
verb-ready = Ready
verb-aim = Aim
verb-evaluate = Evaluate
verb-concentrate = Concentrate
verb-attack = Attack
verb-all-out-attack = All-Out Attack
verb-committed-attack = Committed Attack
verb-defensive-attack = Defensive Attack
verb-all-out-defence = All-Out Defence
verb-move-and-attack = Move and Attack
verb-all-out-slam = All-Out Moving Attack
verb-wait = Wait
verb-let-go = let go
verb-drop = drop
verb-crouch = crouch or rise
verb-fast-draw = Fast-Draw
verb-crank = use the lock
verb-strike = strike
verb-shoot = shoot
verb-throw = throw
verb-feint = feint
verb-disarm = strike at the weapon
verb-grapple = grapple
verb-grab = grab a thing
verb-slam = slam
verb-suppress = suppression fire
verb-done = no more attacks
verb-break-free = break free
verb-arm-lock = arm lock
verb-judo-throw = judo throw
verb-strangle = strangle
verb-choke = choke hold
verb-neck-snap = neck snap
verb-wrench = wrench the limb
verb-takedown = takedown
verb-pin = pin
verb-add-hand = second hand
verb-wrest = wrest away
verb-none = no defence
verb-dodge = Dodge
verb-parry = Parry
verb-block = Block
verb-interpose = step between
verb-stand-by = stand by
verb-proceed = proceed
verb-keep-waiting = keep waiting
verb-resist = bar the way
verb-let-pass = let pass
verb-strike-arm = strike the parrying limb
verb-as-declared = as declared
verb-strike-limb = strike the limb
verb-no = no
verb-stay = stay
verb-step = step
verb-rise = stand up
verb-kneel = kneel

## Words

word-double = Double
word-determined = Determined
word-strong = Strong
word-long = Long
word-ranged = ranged
word-suppression = Suppression Fire
word-u-parry = parry with the unbalanced weapon
word-tiring = tiring
word-toxic = toxic
word-corrosive = corrosive
word-burning = burning
word-huge-piercing = huge piercing
word-large-piercing = large piercing
word-piercing = piercing
word-small-piercing = small piercing
word-impaling = impaling
word-cutting = cutting
word-crushing = crushing
word-melee = melee
word-rapid-strike = Rapid Strike
word-dual-weapon = Dual-Weapon Attack
word-yes = yes
word-defensive = defensive
word-fatigue = for fatigue
word-eye = eye
word-skull = skull
word-face = face
word-neck = neck
word-torso = torso
word-vitals = vitals
word-groin = groin
word-right-arm = right arm
word-left-arm = left arm
word-right-hand = right hand
word-left-hand = left hand
word-right-leg = right leg
word-left-leg = left leg
word-right-foot = right foot
word-left-foot = left foot
word-leg = leg
word-random = anywhere
word-swing = swing
word-thrust = thrust
word-swing-cr = crushing swing
word-swing-imp = swing with the point
word-bash = bash
word-shot = shot
word-flurry = Flurry of Blows
word-mighty-blow = Mighty Blow
word-giant-step = Giant Step
word-great-lunge = Great Lunge
word-heroic-charge = Heroic Charge
word-feverish = Feverish Defence
word-recovery = Rapid Recovery
word-recovery-parry = Rapid Recovery for a parry
word-back = a step back
word-dive = dive or drop
word-aside = a step aside
word-forward = a step forward
word-crossed = two-weapon parry
word-supported = supported parry
word-standing = standing
word-crouching = crouching
word-kneeling = kneeling
word-sitting = sitting
word-crawling = crawling
word-lying = lying
word-rise = stand up from kneeling
word-kneel = kneel
word-right = right hand
word-left = left hand
word-both = both hands
word-draw-right = draw, right hand
word-draw-left = draw, left hand
word-draw-both = draw, both hands
word-pick-up-right = pick up, right hand
word-pick-up-left = pick up, left hand
word-pick-up-both = pick up, both hands
word-reload = reload
word-clear = clear
word-pull = pull it out
word-stow = put away
word-switch = change hands
word-one-hand = one hand
word-two-hands = two hands
word-reach-0 = reach C
word-reach-1 = reach 1
word-reach-2 = reach 2
word-reach-3 = reach 3
word-reach-4 = reach 4
word-foe-in-reach = a foe comes within reach
word-foe-within = a foe comes near
word-foe-enters = a foe enters a hex
word-foe-in-view = a foe comes into view
word-attack-on-me = I am attacked
word-attack-on-ally = an ally is attacked
word-attack-on-anybody = anybody is attacked
word-ally-attacks = an ally attacks
word-manoeuvre = a manoeuvre is declared
word-turn-ends = a turn ends
word-dx = DX
word-judo = Judo
word-karate = Karate
word-boxing = Boxing
word-brawling = Brawling
word-wrestling = Wrestling
word-sumo = Sumo Wrestling
value-way-damage = to hurt
word-damage = to hurt
word-go-down = go down together
item-punch = fist
item-kick = foot
item-head-butt = head
item-bare-hands = bare hands
    .ins = with bare hands
item-slam = a slam
    .ins = with a slam
item-right-hand = right hand
item-left-hand = left hand
item-leg = leg

## States

state-stunned = stunned
state-mentally-stunned = mentally stunned
state-unconscious = unconscious
state-dead = dead
state-mortal = mortally wounded
state-asleep = asleep
state-collapsed = collapsed
state-yielded = has yielded
state-off_balance = off balance
state-guard_dropped = guard dropped
state-idle = must do nothing
state-face_down = face down
state-braced = braced
state-unaware = unaware
state-waiting = waiting
state-strangled = strangled
state-pinned = pinned
state-held = held
state-holding = holding
state-reeling = reeling
state-crouching = crouching
state-kneeling = kneeling
state-sitting = sitting
state-crawling = crawling
state-lying = lying


## Switches whose rule has a title that does not say what is switched

called-aim-rule = Adding up of Aim
called-evaluate-rule = Adding up of Evaluate
called-multi-block = Repeated blocks
called-block-any-attack = Shields against bullets
called-arm-lock-contest = Scores of an arm lock
called-retreat-persists = Lasting help of a retreat
called-ranged-crit-fail-by-10 = Critical failure by 10 at range
called-long-two-handed-reach = Reach of a long two-handed weapon
