"""The movement of a manoeuvre before, between and after its attacks (GUR-MOV-03, GUR-SEQ-06)."""

from mypy_extensions import i64

from fechtbuch.books.gurps.kinds.terms import (
    ALL_OUT_ATTACK,
    GIANT_STEP,
    KNEELING,
    LYING,
    MOVE_AND_ATTACK,
    POSTURES,
    SLAM,
    STANDING,
)
from fechtbuch.books.gurps.rules.basics.states import able, take_posture
from fechtbuch.books.gurps.rules.harm.effort import spend
from fechtbuch.books.gurps.rules.moving.movement import half_points, mobile
from fechtbuch.books.gurps.rules.moving.step_question import StepQuestion
from fechtbuch.books.gurps.rules.moving.walking import take_step, take_walk
from fechtbuch.books.gurps.rules.things.turn_under_way import Turn
from fechtbuch.books.gurps.state.battle import Battle
from fechtbuch.books.gurps.state.choices import Action
from fechtbuch.books.gurps.state.fighter import Combatant
from fechtbuch.engine.walk_costs import last_stretch


def first_step(fight: Battle, turn: Turn, action: Action) -> None:
    """The step that was declared together with the manoeuvre."""
    turn.steps = turn.fighter.step()
    if turn.two_steps:
        turn.steps *= 2
    _pay(fight, turn, action)
    if action.way in ("rise", "kneel"):
        _change_posture(fight, turn, action.way)
    elif len(action.path) > 0 or action.facing >= 0:
        _take(fight, turn, action)


def move_up(fight: Battle, turn: Turn, against: Combatant) -> None:
    """GUR-MAN-36: the movement of a manoeuvre that comes out of a Wait, before its attack."""
    fighter = turn.fighter
    if turn.manoeuvre == ALL_OUT_ATTACK:
        turn.points = half_points(fighter)
        answer = fight.ask(StepQuestion(fight, fighter, 0, turn.points, against, True))
        assert isinstance(answer, Action)
        if answer.verb == "step":
            turn.points -= take_walk(fight, fighter, answer.path, answer.facing, turn.points, True)
            go_on(fight, turn, True)
        return
    turn.steps = fighter.step()
    _ask(fight, turn, against, True)


def go_on(fight: Battle, turn: Turn, forward: bool) -> None:
    """GUR-MAN-38: who had to give way on his walk goes on from where he now is."""
    fighter = turn.fighter
    while fight.driven_after > 0 and turn.points >= 2:
        if not able(fight, fighter) or not mobile(fight, fighter):
            return
        answer = fight.ask(StepQuestion(fight, fighter, 0, turn.points, None, forward, True))
        assert isinstance(answer, Action)
        if answer.verb != "step" or len(answer.path) == 0:
            return
        start = fighter.at
        turn.points -= take_walk(fight, fighter, answer.path, answer.facing, turn.points, forward)
        if fighter.at == answer.path[-1]:
            turn.run, turn.run_way = last_stretch(fight.grid, start, answer.path)


def between(fight: Battle, turn: Turn, against: Combatant | None) -> None:
    """GUR-SEQ-06: movement between two attacks, where there is more of it than one step."""
    if against is None or not _moves_on(fight, turn):
        return
    if turn.manoeuvre == MOVE_AND_ATTACK and turn.version != SLAM:
        if turn.go_on():
            _walk_on(fight, turn, against)
    elif turn.two_steps or turn.fighter.attack_effort == GIANT_STEP:
        if turn.steps > 0:
            _ask(fight, turn, against, False)
    elif turn.buys_step(fight):
        _ask(fight, turn, against, False)


def after(fight: Battle, turn: Turn) -> None:
    """Movement that is left after the attacks."""
    if turn.slammed or not _moves_on(fight, turn):
        return
    if turn.manoeuvre == MOVE_AND_ATTACK and turn.version != SLAM:
        if turn.go_on():
            _walk_on(fight, turn, None)
    elif turn.steps > 0 or turn.buys_step(fight):
        _ask(fight, turn, None, False)


def _moves_on(fight: Battle, turn: Turn) -> bool:
    """GUR-STA-01: who lies has no more than one hex a turn, also if he went it on his feet."""
    fighter = turn.fighter
    if fighter.posture == LYING and sum(fighter.gone_ways) > 0:
        return False
    return able(fight, fighter) and mobile(fight, fighter)


def _walk_on(fight: Battle, turn: Turn, against: Combatant | None) -> None:
    fighter = turn.fighter
    answer = fight.ask(StepQuestion(fight, fighter, 0, turn.points, against))
    assert isinstance(answer, Action)
    if answer.verb == "step":
        turn.points -= take_walk(fight, fighter, answer.path, answer.facing, turn.points, False)
        go_on(fight, turn, False)


def _ask(fight: Battle, turn: Turn, against: Combatant | None, begins: bool) -> None:
    """A step, a Giant Step, or a step spent on rising or kneeling."""
    question = StepQuestion(fight, turn.fighter, turn.steps, 0, against)
    question.buys = turn.buys_step(fight)
    question.doubles = begins and turn.may_step_twice()
    answer = fight.ask(question)
    assert isinstance(answer, Action)
    if answer.steps == 2:
        turn.two_steps = True  # GUR-MAN-13
        turn.steps *= 2
    _pay(fight, turn, answer)
    if answer.verb in ("rise", "kneel"):
        _change_posture(fight, turn, answer.verb)
    elif answer.verb == "step":
        _take(fight, turn, answer)


def _pay(fight: Battle, turn: Turn, action: Action) -> None:
    """GUR-EFF-04, GUR-EFF-10: a Giant Step is bought with the extra step."""
    if action.effort == GIANT_STEP:
        turn.steps += turn.fighter.step()
        spend(fight, turn.fighter, GIANT_STEP)


def _take(fight: Battle, turn: Turn, action: Action) -> None:
    fighter = turn.fighter
    start = fighter.at
    take_step(fight, fighter, action.path, action.facing)
    hexes: i64 = len(action.path)
    turn.steps = max(0, turn.steps - hexes)
    if hexes > 0:
        turn.run, turn.run_way = last_stretch(fight.grid, start, action.path)


def _change_posture(fight: Battle, turn: Turn, way: str) -> None:
    """GUR-MOV-03: a step may instead be used between kneeling and standing."""
    posture: i64 = STANDING if way == "rise" else KNEELING
    take_posture(fight, turn.fighter, posture)
    fight.note("posture", "GUR-MOV-03", turn.fighter, word=POSTURES[posture])
    turn.steps = max(0, turn.steps - turn.fighter.step())
