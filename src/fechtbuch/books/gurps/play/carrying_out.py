"""Carrying out a manoeuvre: movement and attacks in the order it allows (GUR-MAN)."""

from typing import Final

from mypy_extensions import i64

from fechtbuch.books.gurps.asking.open_things import ready_ways
from fechtbuch.books.gurps.kinds.arms import NOBODY
from fechtbuch.books.gurps.kinds.terms import (
    AIM,
    ALL_OUT_ATTACK,
    ALL_OUT_DEFENCE,
    ALL_OUT_SLAM,
    ATTACK,
    BLOCK,
    CHANGE_POSTURE,
    COMMITTED,
    CONCENTRATE,
    DEFENSIVE,
    DETERMINED,
    DO_NOTHING,
    DODGE,
    DOUBLE,
    EVALUATE,
    FEINT,
    LONG,
    MANOEUVRES,
    MELEE,
    MOVE,
    MOVE_AND_ATTACK,
    NO_VERSION,
    PARRY,
    POSTURES,
    RANGED,
    READY,
    SLAM,
    STRONG,
    SUPPRESSION,
    U_PARRY,
    VERSIONS,
    WAIT,
)
from fechtbuch.books.gurps.play.turn_attacks import attacks
from fechtbuch.books.gurps.rules.basics.attention import lose_aim, lose_study
from fechtbuch.books.gurps.rules.basics.states import able, acts, standing_foe, take_posture
from fechtbuch.books.gurps.rules.declared.declared_blow import limbs_named
from fechtbuch.books.gurps.rules.declared.manoeuvre_steps import after, first_step, go_on, move_up
from fechtbuch.books.gurps.rules.hitting.ranged import braces
from fechtbuch.books.gurps.rules.moving.facing_and_reach import sees
from fechtbuch.books.gurps.rules.moving.movement import (
    POINT,
    full_points,
    half_points,
    mobile,
)
from fechtbuch.books.gurps.rules.moving.walking import cost_of_turn, take_walk
from fechtbuch.books.gurps.rules.things.readying import ready
from fechtbuch.books.gurps.rules.things.turn_under_way import Turn
from fechtbuch.books.gurps.state.battle import Battle
from fechtbuch.books.gurps.state.choices import Action
from fechtbuch.books.gurps.state.fighter import Combatant
from fechtbuch.engine.walk_costs import last_stretch

VERSION_RULES: Final[dict[tuple[int, int], str]] = {
    (ALL_OUT_ATTACK, DOUBLE): "GUR-MAN-04",
    (ALL_OUT_ATTACK, DETERMINED): "GUR-MAN-05",
    (ALL_OUT_ATTACK, STRONG): "GUR-MAN-06",
    (ALL_OUT_ATTACK, LONG): "GUR-MAN-07",
    (ALL_OUT_ATTACK, RANGED): "GUR-MAN-08",
    (ALL_OUT_ATTACK, FEINT): "GUR-MAN-09",
    (ALL_OUT_ATTACK, SUPPRESSION): "GUR-MAN-10",
    (COMMITTED, DETERMINED): "GUR-MAN-11",
    (COMMITTED, STRONG): "GUR-MAN-12",
    (DEFENSIVE, PARRY): "GUR-MAN-16",
    (DEFENSIVE, BLOCK): "GUR-MAN-16",
    (DEFENSIVE, U_PARRY): "GUR-MAN-16",
    (ALL_OUT_DEFENCE, DODGE): "GUR-MAN-17",
    (ALL_OUT_DEFENCE, PARRY): "GUR-MAN-17",
    (ALL_OUT_DEFENCE, BLOCK): "GUR-MAN-17",
    (ALL_OUT_DEFENCE, DOUBLE): "GUR-MAN-18",
    (MOVE_AND_ATTACK, MELEE): "GUR-MAN-19",
    (MOVE_AND_ATTACK, RANGED): "GUR-MAN-20",
    (MOVE_AND_ATTACK, SLAM): "GUR-MAN-21",
    (ALL_OUT_SLAM, DETERMINED): "GUR-MAN-22",
    (ALL_OUT_SLAM, FEINT): "GUR-MAN-22",
    (ALL_OUT_SLAM, STRONG): "GUR-MAN-22",
}
"""The rule of each version of a manoeuvre."""

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
            values={"version": 0 if manoeuvre == WAIT else int(action.version)},
        )
        if manoeuvre != WAIT:
            _tell_version(fight, fighter, action, manoeuvre)
    return turn


def _tell_version(fight: Battle, fighter: Combatant, action: Action, manoeuvre: i64) -> None:
    """Which version it is, and with what it was declared."""
    if action.version == NO_VERSION:
        return
    item = action.natural if action.thing is None else action.thing.slug
    rule = VERSION_RULES.get((int(manoeuvre), int(action.version)), "GUR-MAN-01")
    fight.note("version", rule, fighter, item=item, word=VERSIONS[action.version])


def attacks_of(fighter: Combatant, manoeuvre: i64, version: i64) -> i64:
    """GUR-MAN-01, GUR-OPT-10: how many attacks a manoeuvre gives."""
    extra = fighter.block.extra_attacks
    if manoeuvre == ALL_OUT_ATTACK:
        if version == SUPPRESSION:
            return 1
        # GUR-MAN-04, GUR-MAN-09: two blows, or a feint and a blow.
        return (2 if version in (DOUBLE, FEINT) else 1) + extra
    if manoeuvre in (ATTACK, COMMITTED, DEFENSIVE, MOVE_AND_ATTACK, ALL_OUT_SLAM):
        return 1 + extra  # GUR-MAN-02
    return 0


def carry_out(fight: Battle, turn: Turn, action: Action) -> None:
    """GUR-SEQ-02, step 5."""
    fighter = turn.fighter
    manoeuvre = turn.manoeuvre
    if manoeuvre == DO_NOTHING:
        return  # GUR-MAN-35
    if manoeuvre == WAIT:
        begin_wait(fight, fighter, action)
        return
    if manoeuvre == CHANGE_POSTURE:
        take_posture(fight, fighter, action.posture)
        fight.note("posture", "GUR-MAN-24", fighter, word=POSTURES[action.posture])
        return
    if manoeuvre in (MOVE, MOVE_AND_ATTACK, ALL_OUT_SLAM):
        _run(fight, turn, action)  # GUR-MAN-23
    elif manoeuvre == ALL_OUT_ATTACK:  # GUR-MAN-03: half a Move, forwards
        half = half_points(fighter)
        _go(fight, turn, action, half, True)
        go_on(fight, turn, True)
    elif manoeuvre == ALL_OUT_DEFENCE and turn.version == DODGE:
        half = half_points(fighter)
        _go(fight, turn, action, half, False)
        go_on(fight, turn, False)
    else:
        task = fighter.concentrating
        first_step(fight, turn, action)
        if fighter.concentrating < task and acts(fighter):
            _break_off(fight, fighter, None)  # GUR-MAN-34: what was lost on the step
            return
    if not acts(fighter):
        return
    if turn.attacks > 0:
        attacks(fight, turn)
        after(fight, turn)
    elif manoeuvre == READY:
        _ready(fight, turn, action)
    elif manoeuvre == AIM:
        _aim(fight, turn, action)
    elif manoeuvre == EVALUATE:
        _evaluate(fight, fighter, action)
    elif manoeuvre == CONCENTRATE:
        fighter.concentrating += 1
        fight.note("concentrates", "GUR-MAN-34", fighter, amount=fighter.concentrating)


def _run(fight: Battle, turn: Turn, action: Action) -> None:
    fighter = turn.fighter
    start = fighter.at
    _go(fight, turn, action, full_points(fighter), False)
    if len(action.path) > 0 and fighter.at == action.path[-1]:
        turn.run, turn.run_way = last_stretch(fight.grid, start, action.path)
    go_on(fight, turn, False)
    if turn.manoeuvre != MOVE and turn.version == SLAM and not turn.enters():
        turn.points = 0


def _go(fight: Battle, turn: Turn, action: Action, points: i64, forward: bool) -> None:
    """Along his way, before his attacks."""
    fighter = turn.fighter
    start = fighter.at
    ahead = fighter.facing
    turn.points = points - take_walk(fight, fighter, action.path, action.facing, points, forward)
    if turn.attacks > 0 and turn.points >= POINT and fight.driven_after == 0:
        turn.turned = cost_of_turn(fight, fighter, start, ahead, action.path, forward)


def _break_off(fight: Battle, fighter: Combatant, target: Combatant | None) -> None:
    """GUR-RUL-85: what the step has made impossible; it is told once."""
    fight.note("broken-off", "GUR-RUL-85", fighter, target)


def _ready(fight: Battle, turn: Turn, action: Action) -> None:
    """GUR-MAN-25, GUR-RUL-85: if the step has left him the thing and the hands for it."""
    assert action.item is not None
    if action.way in ready_ways(fight, turn.fighter, action.item):
        ready(fight, turn.fighter, action.item, action.way)
    else:
        _break_off(fight, turn.fighter, None)
    after(fight, turn)


def _aim(fight: Battle, turn: Turn, action: Action) -> None:
    """GUR-MAN-26: seconds of aiming add up on one target with one weapon."""
    fighter = turn.fighter
    assert action.target is not None and action.thing is not None
    if not _still_in_mind(fight, fighter, action.target) or not fighter.holds(action.thing):
        _break_off(fight, fighter, action.target)
        lose_aim(fighter)
        return
    if fighter.aim_at != action.target.index or fighter.aim_with != action.thing.index:
        fighter.aims = 0
    fighter.aim_at = action.target.index
    fighter.aim_with = action.thing.index
    fighter.aims += 1
    fight.lasting = True
    fighter.braced = len(action.path) == 0 and braces(fight, fighter, action.thing)
    fight.note(
        "aims", "GUR-MAN-26", fighter, action.target, item=action.thing.slug, amount=fighter.aims
    )


def _evaluate(fight: Battle, fighter: Combatant, action: Action) -> None:
    """GUR-MAN-30."""
    assert action.target is not None
    if not _still_in_mind(fight, fighter, action.target):
        _break_off(fight, fighter, action.target)
        lose_study(fighter)
        return
    if fighter.studied != action.target.index:
        fighter.studies = 0
    fighter.studied = action.target.index
    fighter.studies += 1
    fight.lasting = True
    fight.note("evaluates", "GUR-MAN-30", fighter, action.target, amount=fighter.studies)


def _still_in_mind(fight: Battle, fighter: Combatant, foe: Combatant) -> bool:
    """GUR-RUL-85: whether whom he aims at or studies is there, and in view after the step."""
    return standing_foe(foe) and sees(fight, fighter, foe)


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
    fighter.wait_natural = action.natural
    fight.waiters += 1
    fight.lasting = True
    fight.note("waits", "GUR-MAN-36", fighter)
    if fight.telling and fight.outcomes is None:
        # What he waits for, and what he will do then, only his own side knows.
        item = action.natural if action.thing is None else action.thing.slug
        fight.note("waits-for", "GUR-MAN-38", fighter, action.who, word=action.when)
        fight.events[-1].audience = 1 << fighter.side
        _tell_trigger(fight, fighter, action)
        fight.note("waits-to", "GUR-MAN-36", fighter, item=item, word=action.becomes)
        fight.events[-1].audience = 1 << fighter.side
        if action.version != NO_VERSION:
            fight.note("version", "GUR-MAN-36", fighter, word=VERSIONS[action.version])
            fight.events[-1].audience = 1 << fighter.side


def _tell_trigger(fight: Battle, fighter: Combatant, action: Action) -> None:
    """GUR-MAN-36: the trigger in full: whose doing, how near, which hex, which manoeuvre."""
    told = len(fight.events)
    if action.when == "manoeuvre":
        fight.note("waits-manoeuvre", "GUR-MAN-38", fighter, word=action.way)
    elif action.when == "foe-within":
        fight.note("waits-near", "GUR-MAN-38", fighter, amount=action.steps)
    elif action.when == "foe-enters":
        fight.note("waits-hex", "GUR-MAN-38", fighter, values={"at": int(action.at)})
    if action.who is not None:
        fight.note("waits-only", "GUR-MAN-38", fighter, action.who)
    for event in fight.events[told:]:
        event.audience = 1 << fighter.side


def sprung(fight: Battle, fighter: Combatant, against: Combatant, came: bool) -> None:
    """GUR-MAN-38: the triggered manoeuvre, carried out completely; the Wait is used up.

    `came` says that the foe has moved into reach (GUR-MAN-37).
    """
    fighter.waiting = False
    action = Action(MANOEUVRES[fighter.wait_as])
    action.version = fighter.wait_version
    if fighter.wait_with != NOBODY:
        action.thing = fight.things[fighter.wait_with]
    else:
        action.natural = fighter.wait_natural
    fight.note("proceeds", "GUR-MAN-38", fighter, against)
    turn = assume(fight, fighter, action, fighter.wait_as)
    turn.bound = True
    turn.stop_thrust = against if came else None
    if mobile(fight, fighter):
        move_up(fight, turn, against)
    if able(fight, fighter):
        attacks(fight, turn)
        if fighter.wait_as != ALL_OUT_ATTACK:
            after(fight, turn)
    # What was held under the Wait ends with it, used or not.
    lose_aim(fighter)
    lose_study(fighter)
    if not turn.feinted:
        fighter.feint = 0
        fighter.feint_on = NOBODY


def forget(fighter: Combatant) -> None:
    """GUR-SEQ-02, step 6: Aim and Evaluate that were neither used nor continued."""
    if fighter.manoeuvre not in (AIM, WAIT) and fighter.aims > 0:
        lose_aim(fighter)
    if fighter.manoeuvre not in (EVALUATE, WAIT) and fighter.studies > 0:
        lose_study(fighter)
    if fighter.manoeuvre != CONCENTRATE:
        fighter.concentrating = 0
