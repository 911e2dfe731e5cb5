"""Sequence of play: rounds, turns and their steps (GUR-SEQ)."""

from typing import Final

from mypy_extensions import i64

from fechtbuch.books.gurps.asking.turn_question import FREE, TurnQuestion
from fechtbuch.books.gurps.kinds.arms import NOBODY
from fechtbuch.books.gurps.kinds.terms import (
    DO_NOTHING,
    MOVE,
    MOVE_AND_ATTACK,
    NOT_STUNNED,
    READY,
    WAIT,
)
from fechtbuch.books.gurps.play.carrying_out import assume, carry_out, code_of, forget
from fechtbuch.books.gurps.rules.basics.attention import lose_aim, lose_study, stop_waiting
from fechtbuch.books.gurps.rules.basics.hands import drop
from fechtbuch.books.gurps.rules.basics.letting_go import release
from fechtbuch.books.gurps.rules.basics.rolls import SUCCESS, check
from fechtbuch.books.gurps.rules.basics.room import make_way
from fechtbuch.books.gurps.rules.basics.shock import end_shock
from fechtbuch.books.gurps.rules.basics.states import able, die, knock_out, recover
from fechtbuch.books.gurps.rules.basics.still_valid import end_invalid
from fechtbuch.books.gurps.rules.grappling.locks import crank
from fechtbuch.books.gurps.rules.harm.injury import stays_conscious, stays_up, tire, wake_limbs
from fechtbuch.books.gurps.rules.hitting.suppression import end_zones
from fechtbuch.books.gurps.rules.moving.facing_and_reach import look_about, settle_close
from fechtbuch.books.gurps.rules.moving.movement import crouch
from fechtbuch.books.gurps.rules.things.readying import fast_draw
from fechtbuch.books.gurps.state.battle import Battle
from fechtbuch.books.gurps.state.choices import Action
from fechtbuch.books.gurps.state.fighter import Combatant
from fechtbuch.books.gurps.state.holds import Opening
from fechtbuch.books.gurps.state.written import end_period_combatant
from fechtbuch.engine.fight import DRAW
from fechtbuch.engine.grid import NOWHERE

FOUR_MINUTES: Final = 240
MOST_FREE: Final = 20
"""So many free actions end the patience of any table."""

_NONE: Final = [0, 0, 0]
_NO_BLOCKS: Final = [0, 0]
_STILL: Final = [0, 0, 0, 0, 0, 0]
"""Shared, because lists in the state are replaced and never changed in place."""


def step(fight: Battle) -> None:
    """From one boundary to the next: one fighter's turn."""
    if len(fight.order) == 0:
        set_order(fight)
        fight.round = 1
        fight.note("round", "GUR-SEQ-01", amount=1)
    while True:
        if fight.place >= len(fight.order):
            fight.place = 0
            if fight.round >= fight.scene.rounds:
                fight.bounded = True
                fight.end(DRAW)
                return
            fight.round += 1
            fight.note("round", "GUR-SEQ-01", amount=fight.round)
        fighter = fight.fighters[fight.order[fight.place]]
        fight.place += 1
        if int(fighter.index) in fight.skipped:
            fight.skipped = [index for index in fight.skipped if index != fighter.index]
            continue
        if not fighter.out():
            break
        if _nobody_left(fight):
            return
    fight.acting = fighter.index
    take_turn(fight, fighter)
    end_invalid(fight)
    if len(fight.fighters) > 2:
        make_way(fight, fighter)
    fight.acting = NOBODY
    fight.began_at = NOWHERE
    fight.came_from = NOWHERE
    fight.driven_after = 0
    test_end(fight)


def set_order(fight: Battle) -> None:
    """GUR-SEQ-01: Basic Speed, then DX, then one roll for the whole fight."""
    keys: list[tuple[int, int, int, int]] = []
    for fighter in fight.fighters:
        block = fighter.block
        tied = 0
        for other in fight.fighters:
            if other is not fighter and other.block.speed == block.speed:
                if other.block.dx == block.dx:
                    tied = int(fight.roll(fighter, 3, 6, "turn-order"))
                    fight.told_among(
                        [
                            one
                            for one in fight.fighters
                            if one.block.speed == block.speed and one.block.dx == block.dx
                        ]
                    )
                    break
        keys.append((-int(block.speed), -int(block.dx), -tied, int(fighter.index)))
    keys.sort()
    fight.order = [index for _, _, _, index in keys]


def _nobody_left(fight: Battle) -> bool:
    """Whether nobody can act any more: the fight is over at once."""
    for fighter in fight.fighters:
        if not fighter.out():
            return False
    fight.end(DRAW)
    return True


def test_end(fight: Battle) -> None:
    """GUR-STA-08: over when one side has nobody left who can act."""
    if fight.over:
        return
    first: i64 = -1
    for fighter in fight.fighters:
        if fighter.out():
            continue
        if first < 0:
            first = fighter.side
        elif fighter.side != first and fight.enemies(first, fighter.side):
            return
    fight.end(first if first >= 0 else DRAW)


def take_turn(fight: Battle, fighter: Combatant) -> None:
    """GUR-SEQ-02: one turn, step by step."""
    begin(fight, fighter)
    if not upkeep(fight, fighter):
        return
    action = choose(fight, fighter)
    if fighter.out() or fight.over:
        return
    manoeuvre = code_of(action.verb)
    turn = assume(fight, fighter, action, manoeuvre)
    if manoeuvre != DO_NOTHING:
        if fighter.hp <= 0 and not stays_conscious(fight, fighter):
            return
        if fighter.fp <= 0 and not (fighter.strangled or stays_up(fight, fighter)):
            return
    if fight.waiters > 0:
        fight.event("declares", fighter, None)
    if able(fight, fighter) or manoeuvre == DO_NOTHING or _breaking(fight, fighter):
        carry_out(fight, turn, action)
    finish(fight, fighter)


def _breaking(fight: Battle, fighter: Combatant) -> bool:
    """A pinned fighter who tries to break free (GUR-WRE-17)."""
    return not fighter.out() and fighter.stunned == NOT_STUNNED and not fighter.off_balance


def begin(fight: Battle, fighter: Combatant) -> None:
    """GUR-SEQ-02 step 1, GUR-SEQ-08: a new period; what lasted until now ends."""
    if fight.telling:
        fight.note("turn", "GUR-SEQ-02", fighter)
    if fighter.manoeuvre == WAIT:
        # What was held under the Wait ends with it (GUR-MAN-38).
        lose_aim(fighter)
        lose_study(fighter)
        fighter.feint = 0
        fighter.feint_on = NOBODY
    stop_waiting(fighter)
    if fight.waiters > 0:
        count: i64 = 0
        for other in fight.fighters:
            if other.waiting:
                count += 1
        fight.waiters = count
    end_period_combatant(fighter)
    fighter.parried = _NONE
    fighter.blocked = _NO_BLOCKS
    fighter.gone_ways = _STILL
    for thing in fighter.hands:
        thing.rest()
    if fighter.until_free > 0:
        fighter.until_free -= 1  # GUR-WRE-17
    for hold in fight.holds:
        if hold.holder == fighter.index:
            hold.fresh = False
    wake_limbs(fighter)
    end_zones(fight, fighter)
    settle_close(fight, fighter)
    fight.began_at = fighter.at
    look_about(fight, fighter)


def upkeep(fight: Battle, fighter: Combatant) -> bool:
    """GUR-WRE-19: breath; False if he is out of it now."""
    if not fighter.strangled:
        return True
    fighter.choked_turns += 1
    tire(fight, fighter, 1, "GUR-WRE-19")
    if fighter.out():
        return False
    if fighter.choked_turns >= FOUR_MINUTES:
        die(fight, fighter, "GUR-WRE-19")
        return False
    if fighter.fp <= 0:
        score = fight.tally("will", fighter.block.will, "GUR-WRE-19")
        if check(fight, fighter, score, "suffocation") < SUCCESS:
            knock_out(fight, fighter, "GUR-WRE-19")
            return False
    return True


def choose(fight: Battle, fighter: Combatant) -> Action:
    """GUR-SEQ-03, GUR-SEQ-05: free actions until a manoeuvre is chosen."""
    crouched = False
    for _ in range(MOST_FREE):
        answer = fight.ask(TurnQuestion(fight, fighter, crouched))
        assert isinstance(answer, Action)
        if answer.verb not in FREE:
            return answer
        if answer.verb == "crouch":
            crouched = True
            crouch(fight, fighter)
        elif answer.verb == "drop":
            assert answer.item is not None
            drop(fight, fighter, answer.item)
        elif answer.verb == "fast-draw":
            assert answer.item is not None
            fast_draw(fight, fighter, answer.item, answer.hand)
        elif answer.target is not None:
            _about_hold(fight, fighter, answer.target, answer.verb)
        if fighter.out():
            break
    return Action("do-nothing")


def _about_hold(fight: Battle, fighter: Combatant, victim: Combatant, verb: str) -> None:
    for hold in list(fight.holds):
        if hold.holder == fighter.index and hold.victim == victim.index:
            if verb == "let-go":
                release(fight, hold, "GUR-SEQ-05")
                return
            if hold.lock and not hold.fresh:
                crank(fight, fighter, hold)
                return


def finish(fight: Battle, fighter: Combatant) -> None:
    """GUR-SEQ-02 step 6: shock, stun, unused Aim and Evaluate."""
    end_shock(fighter)
    fighter.idle = False
    if fighter.manoeuvre != READY:
        for thing in fighter.hands:
            thing.loading = 0  # GUR-MAN-25: seconds of loading follow one another
    if fighter.manoeuvre not in (MOVE, MOVE_AND_ATTACK):
        fighter.ran = -1  # GUR-MOV-06
    if fighter.out():
        return
    if fighter.stunned != NOT_STUNNED:
        recover(fight, fighter)
    forget(fighter)
    if fighter.manoeuvre != WAIT and fighter.feint_turns > 0:
        fighter.feint_turns -= 1
        if fighter.feint_turns == 0:
            fighter.feint = 0
            fighter.feint_on = NOBODY
    if fighter.misled_turns > 0:
        fighter.misled_turns -= 1
        if fighter.misled_turns == 0:
            fighter.misled = 0
            fighter.misled_by = NOBODY
    if fighter.openings:
        left = []
        for opening in fighter.openings:
            if opening.turns > 1:
                left.append(Opening(opening.foe, opening.arm, opening.turns - 1))
        fighter.openings = left
    if fight.waiters > 0:
        fight.event("turn-ends", fighter, None)
