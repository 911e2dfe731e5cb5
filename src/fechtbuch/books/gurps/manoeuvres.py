"""Carrying out a manoeuvre: movement and attacks in the order it allows (GUR-MAN)."""

from typing import Final

from mypy_extensions import i64

from fechtbuch.books.gurps.arms import BOTH, LEGS, NOBODY, Thing
from fechtbuch.books.gurps.attack import declare as declare_blow
from fechtbuch.books.gurps.attack import disarm, land, resolve, strike
from fechtbuch.books.gurps.battle import Battle, Hold
from fechtbuch.books.gurps.blow import (
    AT_WEAPON,
    DUAL,
    GRAB,
    GRAPPLE,
    JUDO_THROW,
    LOCK,
    RAPID,
    SHOT,
    STRIKE,
    THROWN,
    Blow,
)
from fechtbuch.books.gurps.choices import Action
from fechtbuch.books.gurps.declaring import (
    DONE,
    AttackQuestion,
    blow_of,
    dress,
    limbs_named,
    wrestling_blow,
)
from fechtbuch.books.gurps.effort import spend
from fechtbuch.books.gurps.feint import feint
from fechtbuch.books.gurps.fighter import (
    AIM,
    ALL_OUT_ATTACK,
    ALL_OUT_DEFENCE,
    ALL_OUT_SLAM,
    ATTACK,
    CHANGE_POSTURE,
    COMMITTED,
    CONCENTRATE,
    DEFENSIVE,
    DO_NOTHING,
    DODGE,
    DOUBLE,
    EVALUATE,
    FEINT,
    FLURRY,
    GIANT_STEP,
    KNEELING,
    LYING,
    MANOEUVRES,
    MOVE,
    MOVE_AND_ATTACK,
    NO_EFFORT,
    PARRY,
    READY,
    SLAM,
    STANDING,
    SUPPRESSION,
    U_PARRY,
    WAIT,
    Combatant,
)
from fechtbuch.books.gurps.grappling import (
    add_hand,
    arm_lock,
    break_free,
    choke,
    enter,
    grab,
    judo_throw,
    pin,
    seize,
    strangle,
    takedown,
    wrench,
    wrest,
)
from fechtbuch.books.gurps.handling import ready
from fechtbuch.books.gurps.means import Means, Turn, means_of, reaches, shooters
from fechtbuch.books.gurps.movement import (
    full_points,
    half_points,
    mobile,
    take_step,
    take_walk,
)
from fechtbuch.books.gurps.ranged import aim_bonus, braces, come_down, fire
from fechtbuch.books.gurps.slam import slam, slam_blow
from fechtbuch.books.gurps.states import able, acts, lose_aim, lose_study, take_posture
from fechtbuch.books.gurps.suppression import suppress
from fechtbuch.books.gurps.turn import StepQuestion
from fechtbuch.engine.going import last_stretch

_CODES: Final = {name: code for code, name in enumerate(MANOEUVRES)}


def code_of(verb: str) -> i64:
    """The number of a manoeuvre by its key."""
    return _CODES[verb]


def assume(fight: Battle, fighter: Combatant, action: Action, manoeuvre: i64) -> Turn:
    """GUR-SEQ-03, GUR-RUL-62: the defence column is in force from the declaration on."""
    fighter.manoeuvre = manoeuvre
    fighter.version = action.version
    turn = Turn(fighter, manoeuvre, action.version)
    turn.named = action.thing
    turn.named_natural = action.natural
    if manoeuvre == COMMITTED:
        fighter.barred |= limbs_named(fight, fighter, action)
        turn.bound = True
        turn.two_steps = action.steps == 2
    elif manoeuvre == DEFENSIVE and action.version in (PARRY, U_PARRY):
        fighter.named = limbs_named(fight, fighter, action)
    turn.attacks = attacks_of(fighter, manoeuvre, action.version)
    if fight.telling:
        fight.note(
            "manoeuvre",
            "GUR-MAN-01",
            fighter,
            action.target,
            word=MANOEUVRES[manoeuvre],
            values={"version": int(action.version)},
        )
    return turn


def attacks_of(fighter: Combatant, manoeuvre: i64, version: i64) -> i64:
    """GUR-MAN-01, GUR-OPT-10: how many attacks a manoeuvre gives."""
    extra = fighter.block.extra_attacks
    if manoeuvre == ALL_OUT_ATTACK:
        if version == SUPPRESSION:
            return 1
        return (2 if version in (DOUBLE, FEINT) else 1) + extra
    if manoeuvre in (ATTACK, COMMITTED, DEFENSIVE, MOVE_AND_ATTACK, ALL_OUT_SLAM):
        return 1 + extra
    return 0


def carry_out(fight: Battle, turn: Turn, action: Action) -> None:
    """GUR-SEQ-02, step 5."""
    fighter = turn.fighter
    manoeuvre = turn.manoeuvre
    if manoeuvre == DO_NOTHING:
        return
    if manoeuvre == WAIT:
        begin_wait(fight, fighter, action)
        return
    if manoeuvre == CHANGE_POSTURE:
        take_posture(fight, fighter, action.posture)
        fight.note("posture", "GUR-MAN-24", fighter, amount=action.posture)
        return
    if manoeuvre in (MOVE, MOVE_AND_ATTACK, ALL_OUT_SLAM):
        _run(fight, turn, action)
    elif manoeuvre == ALL_OUT_ATTACK:
        half = half_points(fighter)
        turn.points = half - take_walk(fight, fighter, action.path, action.facing, half, True)
    elif manoeuvre == ALL_OUT_DEFENCE and turn.version == DODGE:
        take_walk(fight, fighter, action.path, action.facing, half_points(fighter), False)
    else:
        _step(fight, turn, action)
    if not acts(fighter):
        return
    if turn.attacks > 0:
        attacks(fight, turn)
        after(fight, turn)
    elif manoeuvre == READY:
        assert action.item is not None
        ready(fight, fighter, action.item, action.way)
        after(fight, turn)
    elif manoeuvre == AIM:
        _aim(fight, turn, action)
    elif manoeuvre == EVALUATE:
        _evaluate(fight, fighter, action)
    elif manoeuvre == CONCENTRATE:
        fighter.concentrating += 1
        fight.note("concentrates", "GUR-MAN-34", fighter, amount=fighter.concentrating)


def _run(fight: Battle, turn: Turn, action: Action) -> None:
    fighter = turn.fighter
    points = full_points(fighter)
    start = fighter.at
    spent = take_walk(fight, fighter, action.path, action.facing, points, False)
    turn.points = points - spent
    if len(action.path) > 0 and fighter.at == action.path[-1]:
        turn.run, turn.run_way = last_stretch(fight.grid, start, action.path)
    if turn.manoeuvre != MOVE and turn.version == SLAM and turn.points < 2:
        turn.points = 0


def _step(fight: Battle, turn: Turn, action: Action) -> None:
    fighter = turn.fighter
    turn.steps = fighter.step()
    if turn.two_steps:
        turn.steps *= 2
    if action.effort == GIANT_STEP:
        turn.steps += fighter.step()
        spend(fight, fighter, GIANT_STEP)
    if action.way in {"rise", "kneel"}:
        # GUR-MOV-03: a step may instead be used between kneeling and standing.
        take_posture(fight, fighter, STANDING if action.way == "rise" else KNEELING)
        turn.steps = max(0, turn.steps - fighter.step())
        return
    if len(action.path) > 0:
        start = fighter.at
        take_step(fight, fighter, action.path, action.facing)
        turn.steps = max(0, turn.steps - len(action.path))
        turn.run, turn.run_way = last_stretch(fight.grid, start, action.path)
    elif action.facing >= 0 and fighter.posture != LYING:
        take_step(fight, fighter, action.path, action.facing)


def after(fight: Battle, turn: Turn) -> None:
    """Movement that is left after the attacks."""
    fighter = turn.fighter
    if turn.slammed or not able(fight, fighter) or not mobile(fight, fighter):
        return
    if fighter.posture == LYING:
        return
    if turn.manoeuvre == MOVE_AND_ATTACK and turn.version != SLAM:
        if turn.points >= 2:
            answer = fight.ask(StepQuestion(fight, fighter, 0, turn.points))
            assert isinstance(answer, Action)
            if answer.verb == "step":
                take_walk(fight, fighter, answer.path, answer.facing, turn.points, False)
        return
    if turn.steps > 0:
        answer = fight.ask(StepQuestion(fight, fighter, turn.steps, 0))
        assert isinstance(answer, Action)
        if answer.verb == "step":
            take_step(fight, fighter, answer.path, answer.facing)


def _aim(fight: Battle, turn: Turn, action: Action) -> None:
    """GUR-MAN-26: seconds of aiming add up on one target with one weapon."""
    fighter = turn.fighter
    assert action.target is not None and action.thing is not None
    if fighter.aim_at != action.target.index or fighter.aim_with != action.thing.index:
        fighter.aims = 0
    fighter.aim_at = action.target.index
    fighter.aim_with = action.thing.index
    fighter.aims += 1
    fighter.braced = len(action.path) == 0 and braces(fight, fighter, action.thing)
    fight.note(
        "aims", "GUR-MAN-26", fighter, action.target, item=action.thing.slug, amount=fighter.aims
    )


def _evaluate(fight: Battle, fighter: Combatant, action: Action) -> None:
    """GUR-MAN-30."""
    assert action.target is not None
    if fighter.studied != action.target.index:
        fighter.studies = 0
    fighter.studied = action.target.index
    fighter.studies += 1
    fight.note("evaluates", "GUR-MAN-30", fighter, action.target, amount=fighter.studies)


def begin_wait(fight: Battle, fighter: Combatant, action: Action) -> None:
    """GUR-MAN-36: trigger, manoeuvre, version and weapon are named now."""
    fighter.waiting = True
    fighter.defended = False
    fighter.wait_for = f"manoeuvre:{action.way}" if action.when == "manoeuvre" else action.when
    fighter.wait_who = NOBODY if action.who is None else action.who.index
    fighter.wait_hexes = action.at if action.when == "foe-enters" else action.steps
    fighter.wait_as = code_of(action.becomes)
    fighter.wait_version = action.version
    fighter.wait_with = NOBODY if action.thing is None else action.thing.index
    fight.waiters += 1
    fight.note("waits", "GUR-MAN-36", fighter, action.who, word=action.when)


def sprung(fight: Battle, fighter: Combatant, against: Combatant) -> None:
    """GUR-MAN-38: the triggered manoeuvre, carried out completely; the Wait is used up."""
    fighter.waiting = False
    action = Action(MANOEUVRES[fighter.wait_as])
    action.version = fighter.wait_version
    if fighter.wait_with != NOBODY:
        action.thing = fight.things[fighter.wait_with]
    else:
        action.natural = "bare-hands"
    fight.note("proceeds", "GUR-MAN-38", fighter, against)
    turn = assume(fight, fighter, action, fighter.wait_as)
    turn.bound = action.thing is not None
    turn.stop_thrust = against if fighter.wait_for == "foe-in-reach" else None
    turn.steps = fighter.step()
    if fighter.wait_as == ALL_OUT_ATTACK:
        turn.steps = half_points(fighter) // 2
    if turn.steps > 0 and fight.apart(fighter, against) > 1 and mobile(fight, fighter):
        answer = fight.ask(StepQuestion(fight, fighter, turn.steps, 0))
        assert isinstance(answer, Action)
        if answer.verb == "step":
            take_step(fight, fighter, answer.path, answer.facing)
            turn.steps = max(0, turn.steps - len(answer.path))
    elif fight.grid.arc(fighter.at, fighter.facing, against.at).value != "front":
        take_step(fight, fighter, [], fight.grid.direction(fighter.at, against.at))
    if able(fight, fighter):
        attacks(fight, turn)
        if fighter.wait_as != ALL_OUT_ATTACK:
            after(fight, turn)


# Attacks.


def attacks(fight: Battle, turn: Turn) -> None:
    """GUR-SEQ-06: strictly one after the other."""
    fighter = turn.fighter
    while turn.attacks > 0 and acts(fighter):
        answer = fight.ask(AttackQuestion(fight, turn))
        assert isinstance(answer, Action)
        if answer.verb == DONE:
            return
        if not (answer.verb == "slam" and turn.attacks > 1):
            turn.attacks -= 1
        else:
            turn.attacks = 0
        make(fight, turn, answer)
        if turn.follow != 0:
            if able(fight, fighter):
                second = fight.ask(AttackQuestion(fight, turn))
                assert isinstance(second, Action)
                if second.verb != DONE:
                    make(fight, turn, second)
            turn.follow = 0


def make(fight: Battle, turn: Turn, action: Action) -> None:
    """One declared attack."""
    verb = action.verb
    if verb in {"strike", "disarm"}:
        _strike(fight, turn, action)
    elif verb in {"shoot", "throw"}:
        _shoot(fight, turn, action)
    elif verb == "feint":
        _feint(fight, turn, action)
    elif verb == "grapple":
        _grapple(fight, turn, action)
    elif verb == "slam":
        _slam(fight, turn, action)
    elif verb == "suppress":
        assert action.thing is not None
        suppress(fight, turn.fighter, action.thing, action.path, action.shots)
    elif verb == "grab":
        blow = wrestling_blow(fight, turn, action, GRAB)
        hands = 3 & ~turn.fighter.full_hands() & ~fight.grasping(turn.fighter)
        assert action.item is not None
        grab(fight, blow, action.item, 1 if hands & 1 != 0 else 2)
    else:
        _through_hold(fight, turn, action)


def find_means(fight: Battle, turn: Turn, action: Action) -> Means | None:
    """The weapon or limb that a declaration names; its first mode if none was said."""
    for means in means_of(fight, turn.fighter):
        if means.thing is action.thing and means.natural == action.natural:
            if not action.mode or means.form.mode.key == action.mode:
                return means
    return None


def _pay(fight: Battle, turn: Turn, action: Action, blow: Blow) -> None:
    """GUR-EFF-10: attack options are paid for with the declaration."""
    if action.effort != NO_EFFORT:
        spend(fight, turn.fighter, action.effort)
    elif blow.flurry and blow.second and fight.options.flurry_cost == "per_attack":
        if turn.fighter.fp > 0:
            spend(fight, turn.fighter, FLURRY)
        else:
            blow.flurry = False


def _split(turn: Turn, action: Action, blow: Blow, natural: str) -> None:
    """GUR-SEQ-07: two attacks follow; the second is declared after the first."""
    if blow.second or not action.split:
        return
    turn.split_done = True
    turn.follow = RAPID if action.split == "rapid-strike" else DUAL
    turn.follow_thing = blow.thing
    turn.follow_natural = natural
    turn.follow_flurry = blow.flurry
    turn.same_target = blow.same_target
    turn.follow_target = None
    if turn.follow == DUAL:
        turn.follow_target = action.target if action.second is None else action.second
        if turn.manoeuvre == COMMITTED:
            turn.fighter.barred |= BOTH


def _strike(fight: Battle, turn: Turn, action: Action) -> None:
    fighter = turn.fighter
    target = action.target
    assert target is not None
    means = find_means(fight, turn, action)
    if means is None:
        return
    kind = AT_WEAPON if action.verb == "disarm" else STRIKE
    blow = blow_of(fight, turn, action, means, kind)
    if blow.favoured:
        turn.favour = False
    lunge: i64 = blow.lunge
    if reaches(fight, turn, means, target, lunge) == 2:
        enter(fight, blow)
        turn.steps = max(0, turn.steps - 1)
    if turn.follow == DUAL and means.natural == "punch":
        blow.arm = fighter.off_hand()
    if turn.foe is None and turn.manoeuvre == ALL_OUT_ATTACK and turn.version == DOUBLE:
        turn.foe = target
    if turn.stop_thrust is target and means.form.mode.key.startswith("thrust"):
        blow.stop_thrust = _stop_thrust(fight, turn, target, means)
    if turn.manoeuvre == COMMITTED and means.arm & LEGS != 0:
        fighter.barred |= LEGS
    _split(turn, action, blow, means.natural)
    _pay(fight, turn, action, blow)
    if means.thing is not None:
        turn.used.append(int(means.thing.index))
    if kind == AT_WEAPON:
        disarm(fight, blow)
    else:
        strike(fight, blow)


def _stop_thrust(fight: Battle, turn: Turn, foe: Combatant, means: Means) -> i64:
    """GUR-MAN-37: +1 per two full hexes that the foe came nearer, with the longer weapon."""
    fighter = turn.fighter
    if fight.acting != foe.index:
        return 0
    longer = means.form.mode.longest()
    for thing in foe.hands:
        for form in thing.forms:
            if thing.ready() and not form.mode.ranged and form.mode.longest() >= longer:
                return 0
    nearer = fight.grid.distance(fight.began_at, fighter.at) - fight.apart(fighter, foe)
    return nearer // 2 if nearer > 0 else 0


def _shoot(fight: Battle, turn: Turn, action: Action) -> None:
    fighter = turn.fighter
    target = action.target
    thing = action.thing
    assert target is not None and thing is not None
    thrown = action.verb == "throw"
    for means in shooters(fight, fighter, thrown):
        if means.thing is thing:
            blow = blow_of(fight, turn, action, means, THROWN if thrown else SHOT)
            blow.shots = max(1, action.shots) if not thrown else 1
            if not blow.hasty:
                blow.aim = aim_bonus(fight, fighter, thing, target)
            _split(turn, action, blow, "")
            release_shot(fight, blow)
            return


def release_shot(fight: Battle, blow: Blow) -> None:
    """A shot or throw from declaration to where it comes down."""
    if not declare_blow(fight, blow):
        return
    thing = blow.thing
    assert thing is not None
    fire(fight, blow)
    hit = resolve(fight, blow)
    if hit:
        land(fight, blow)
    if blow.kind == THROWN:
        come_down(fight, blow, hit or blow.parried_by is not None or blow.blocked)


def _feint(fight: Battle, turn: Turn, action: Action) -> None:
    target = action.target
    assert target is not None
    turn.feinted = True
    turn.foe = target
    question = AttackQuestion(fight, turn)
    for means in [*means_of(fight, turn.fighter), *question.shots(False), *question.shots(True)]:
        if means.thing is action.thing and means.natural == action.natural:
            turn.feinted_shot = means.form.mode.ranged
            feint(
                fight,
                turn.fighter,
                target,
                means.thing,
                means.form,
                means.form.skill,
                action.way == "defensive",
            )
            return


def _grapple(fight: Battle, turn: Turn, action: Action) -> None:
    blow = wrestling_blow(fight, turn, action, GRAPPLE)
    if blow.favoured:
        turn.favour = False
    fighter = turn.fighter
    hands: i64 = BOTH
    weapon: Thing | None = action.thing
    if weapon is None:
        free: i64 = 3 & ~fighter.full_hands() & ~fight.grasping(fighter) & ~fighter.lame_arms()
        hands = free
        if action.hands == 1 and free == BOTH:
            hands = 3 & ~fighter.off_hand()
    if turn.manoeuvre == COMMITTED:
        fighter.barred |= hands
    blow.arm = hands
    turn.steps = max(0, turn.steps - fight.apart(fighter, blow.target))
    seize(fight, blow, action.part, hands, weapon)


def _slam(fight: Battle, turn: Turn, action: Action) -> None:
    """GUR-MOV-11, GUR-MAN-21, -22: the last thing in the turn."""
    target = action.target
    assert target is not None
    fighter = turn.fighter
    turn.slammed = True
    if turn.manoeuvre == ALL_OUT_SLAM and turn.version == FEINT:
        blow = slam_blow(fighter, target, action.thing)
        feint(fight, fighter, target, None, blow.form, blow.skill, False)
    way = fight.grid.direction(fighter.at, target.at)
    run = turn.run + 1 if turn.run_way == way else 1
    blow = slam_blow(fighter, target, action.thing)
    dress(fight, turn, action, blow)
    slam(fight, blow, run, turn.points > 2)


def _hold_for(fight: Battle, turn: Turn, action: Action) -> Hold | None:
    assert action.target is not None
    found = AttackQuestion(fight, turn).of(action.verb, action.target.slug)
    for hold in found:
        if action.part < 0 or hold.part == action.part:
            return hold
    return None


def _through_hold(fight: Battle, turn: Turn, action: Action) -> None:
    """Grappling actions in the place of an attack (GUR-WRE-18)."""
    verb = action.verb
    fighter = turn.fighter
    hold = _hold_for(fight, turn, action)
    if hold is None:
        return
    turn.tried = [*turn.tried, f"{verb}:{hold.victim}:{hold.holder}:{hold.part}"]
    if verb == "break-free":
        if break_free(fight, fighter, hold) and not fight.held(fighter):
            answer = fight.ask(StepQuestion(fight, fighter, 1, 0))
            assert isinstance(answer, Action)
            if answer.verb == "step":
                take_step(fight, fighter, answer.path, answer.facing)
    elif verb in {"arm-lock", "judo-throw"}:
        kind = LOCK if verb == "arm-lock" else JUDO_THROW
        blow = wrestling_blow(fight, turn, action, kind)
        blow.arm = BOTH
        _close_opening(fighter, hold.victim)
        turn.steps = max(0, turn.steps - fight.apart(fighter, blow.target))
        if verb == "arm-lock":
            arm_lock(fight, blow, 2 if hold.part == 8 else 1)
        else:
            judo_throw(fight, blow, action.way, action.at, action.facing)
    elif verb == "strangle":
        strangle(fight, fighter, hold)
    elif verb == "choke":
        choke(fight, fighter, hold, action.way == "fatigue")
    elif verb in {"neck-snap", "wrench"}:
        wrench(fight, fighter, hold)
    elif verb == "takedown":
        takedown(fight, fighter, fight.fighters[hold.victim])
    elif verb == "pin":
        pin(fight, fighter, hold)
    elif verb == "add-hand":
        add_hand(fight, fighter, hold)
    elif verb == "wrest":
        wrest(fight, fighter, hold)


def _close_opening(fighter: Combatant, foe: i64) -> None:
    """GUR-RUL-28: one parry opens one attempt."""
    left = []
    closed = False
    for opening in fighter.openings:
        if opening.foe == foe and not closed:
            closed = True
        else:
            left.append(opening)
    fighter.openings = left


def forget(fighter: Combatant) -> None:
    """GUR-SEQ-02, step 6: Aim and Evaluate that were neither used nor continued."""
    if fighter.manoeuvre not in (AIM, WAIT) and fighter.aims > 0:
        lose_aim(fighter)
    if fighter.manoeuvre not in (EVALUATE, WAIT) and fighter.studies > 0:
        lose_study(fighter)
    if fighter.manoeuvre != CONCENTRATE:
        fighter.concentrating = 0
