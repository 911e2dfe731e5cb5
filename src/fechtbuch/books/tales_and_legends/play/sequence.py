"""Battle and duel step by step: turns, their actions, rounds (4.1)."""

from typing import Final

from mypy_extensions import i64

from fechtbuch.books.tales_and_legends.asking.open_verbs import may_go_on
from fechtbuch.books.tales_and_legends.asking.turn_question import TurnQuestion
from fechtbuch.books.tales_and_legends.kinds.arms import NOBODY
from fechtbuch.books.tales_and_legends.kinds.skills import COMPOSURE
from fechtbuch.books.tales_and_legends.kinds.verbs import DONE
from fechtbuch.books.tales_and_legends.play.carrying_out import aftermath, perform
from fechtbuch.books.tales_and_legends.play.duel_plans import (
    declare,
    lose,
    may_help,
    next_planned,
    still_possible,
)
from fechtbuch.books.tales_and_legends.play.opening import (
    face_nearest,
    form_lines,
    open_surprise,
    surprise,
)
from fechtbuch.books.tales_and_legends.rules.basics.checks import passes, skill
from fechtbuch.books.tales_and_legends.rules.basics.initiative import (
    duelling,
    end_duel,
    fights,
    insert_latecomer,
    lost_actions,
    put_in_latecomers,
    roll_initiative,
    take_in,
)
from fechtbuch.books.tales_and_legends.rules.basics.states import check_faint, recover_points, tire
from fechtbuch.books.tales_and_legends.rules.harm.falling import drop_off
from fechtbuch.books.tales_and_legends.rules.harm.fear import take_heart
from fechtbuch.books.tales_and_legends.rules.harm.wounds import bleed
from fechtbuch.books.tales_and_legends.rules.moving.flight import be_terrified
from fechtbuch.books.tales_and_legends.rules.moving.mounted import (
    mounts_hold,
    mounts_rise,
    unsettle,
)
from fechtbuch.books.tales_and_legends.state.battle import (
    CLOSING,
    DECLARING,
    INITIATIVE,
    SURPRISE,
    TURNS,
    Battle,
)
from fechtbuch.books.tales_and_legends.state.body import CRUSHED
from fechtbuch.books.tales_and_legends.state.choices import Action
from fechtbuch.books.tales_and_legends.state.fighter import STANDARD, Combatant
from fechtbuch.books.tales_and_legends.state.written import end_turn_combatant
from fechtbuch.engine.fight import DRAW
from fechtbuch.engine.grid import NOWHERE

COMPOSED: Final = 20
"""ST of shaking off surprise (TAL-SEQ-04)."""

MOST_ACTIONS: Final = 24
"""A turn of more actions, free ones included, is over: no turn is endless."""


def step(fight: Battle) -> None:
    """From one boundary to the next: one action, or one act of bookkeeping."""
    if fight.unsettled:
        aftermath(fight)
    phase = fight.phase
    if phase == TURNS:
        turn_step(fight)
    elif phase == CLOSING:
        close_round(fight)
    elif phase == INITIATIVE:
        roll_initiative(fight)
    elif phase == DECLARING:
        if not declare(fight):
            fight.phase = TURNS
    elif phase == SURPRISE:
        open_surprise(fight)
    else:
        open_fight(fight)
    if fight.unsettled and not fight.over:
        aftermath(fight)


def open_fight(fight: Battle) -> None:
    """TAL-SEQ-01, TAL-RUL-70: everybody faces the nearest enemy; who was ambushed?"""
    if not fight.scene.placed:
        form_lines(fight)
    for fighter in fight.fighters:
        face_nearest(fight, fighter)
    if fight.scene.ambush != 0:
        surprise(fight)
    surprised = False
    for fighter in fight.fighters:
        if fighter.surprised:
            surprised = True
    fight.phase = SURPRISE if surprised else INITIATIVE


def turn_step(fight: Battle) -> None:
    """The next action of the turn that is under way, or the next turn."""
    if fight.incomplete and not fight.surprise_round:
        take_in(fight)
    if fight.acting != NOBODY:
        act(fight, fight.fighters[fight.acting])
        return
    while fight.place < len(fight.order):
        fighter = fight.fighters[fight.order[fight.place]]
        fight.place += 1
        if begin_turn(fight, fighter):
            return
    fight.phase = CLOSING


def begin_turn(fight: Battle, fighter: Combatant) -> bool:
    """TAL-SEQ-10: manoeuvres end, the budget is full again; whether there is a turn at all."""
    # Who declares in a duel had his budget already; without a turn nothing of it is left.
    fighter.standard = 0
    fighter.extra = 0
    if fighter.gone or fighter.dead or fighter.acted:
        return False
    fighter.acted = True
    fighter.lose_manoeuvres()
    mount = fight.mount_of(fighter)
    if mount is not None:
        mount.band = 0
        mount.run_bonus = 0
    end_turn_combatant(fighter)
    if fighter.deep_breath and fighter.breath < 0:
        fighter.deep_breath = False
    for grapple in fight.grapples:
        # TAL-RUL-40: until the initiator's next turn, which for a mount is its rider's (TAL-MNT-01)
        if grapple.initiator == fighter.index or grapple.initiator == fighter.mount:
            grapple.may_escape = False
    if fighter.stunned > 0:
        fighter.stunned -= 1
        if fighter.stunned > 0:
            fight.note("stays-stunned", "TAL-STA-08", fighter, amount=fighter.stunned)
        fight.unsettled = True
        return False
    if fighter.helpless() or fighter.surprised or fighter.burden >= CRUSHED:
        return False  # TAL-RUL-21: no turn at all
    take_heart(fight, fighter)
    if fighter.terrified > 0:
        be_terrified(fight, fighter)
        aftermath(fight)
        return False
    if fighter.mount != NOBODY:
        unsettle(fight, fighter)
        aftermath(fight)
        if fighter.helpless():
            return False
    fighter.dazed_now = fighter.dazed > 0
    lost = lost_actions(fighter)
    fighter.standard = STANDARD - lost if lost < STANDARD else 0
    fighter.extra = 1
    fight.acting = fighter.index
    if fight.telling:
        fight.note("turn", "TAL-SEQ-09", fighter)
    if fighter.rounds_left > 0:
        fighter.rounds_left -= 1
        end_turn(fight, fighter)
    return True


def act(fight: Battle, fighter: Combatant) -> None:
    """TAL-SEQ-13: one action is declared and resolved at once."""
    if fighter.helpless() or fighter.gone:
        end_turn(fight, fighter)
        return
    if fight.declarer == fighter.index and not fight.surprise_round:
        declared_step(fight, fighter)
        return
    if not may_go_on(fight, fighter):
        end_turn(fight, fighter)
        return
    answer = fight.ask(TurnQuestion(fight, fighter))
    if not isinstance(answer, Action) or answer.verb == DONE or fight.acting != fighter.index:
        end_turn(fight, fighter)
        return
    carry_on(fight, fighter, answer)


def carry_on(fight: Battle, fighter: Combatant, action: Action) -> None:
    """Perform, then see whether anybody is left to fight."""
    if fight.incomplete and not fight.surprise_round:
        take_in(fight)  # before this action can harm who has just come
        if fight.acting != fighter.index or fighter.helpless() or fighter.gone:
            return  # by the referee's word, while that die was awaited
    fighter.actions += 1
    perform(fight, fighter, action)
    if fighter.helpless() or fighter.actions >= MOST_ACTIONS:
        end_turn(fight, fighter)
    if not fight.over:
        check_over(fight)


def declared_step(fight: Battle, fighter: Combatant) -> None:
    """TAL-SEQ-25, TAL-RUL-24: the declared list in order; what became impossible is lost."""
    if len(fight.declared) == 0:
        # TAL-RUL-117: what was declared is done, free actions are still open.
        action = None
        if may_go_on(fight, fighter):
            action = next_planned(fight, fighter)
        if action is None:
            end_turn(fight, fighter)
        else:
            carry_on(fight, fighter, action)
        return
    planned = fight.declared[0]
    possible = still_possible(fight, fighter, planned)
    if possible or may_help(fight, fighter, planned):
        action = next_planned(fight, fighter)
        if action is not None:
            carry_on(fight, fighter, action)
            return
    if possible:
        end_turn(fight, fighter)
    else:
        fight.declared = fight.declared[1:]
        lose(fight, fighter, planned)


def end_turn(fight: Battle, fighter: Combatant) -> None:
    """What happens when the last action is resolved."""
    fighter.actions = 0
    fighter.aimed = False
    fighter.feint_target = NOBODY
    fighter.aggressive = False
    fighter.aggressive_due = False
    if fight.options.aggressive_until_turn_end:
        fighter.aggressive_open = False  # TAL-RUL-04
    fighter.standard = 0
    fighter.extra = 0
    if fighter.cautious_tired:
        fighter.cautious_tired = False
        tire(fight, fighter, 1, "TAL-MAN-09")  # TAL-RUL-06
        check_faint(fight, fighter)
    if fighter.dazed_now:
        fighter.dazed_now = False
        if fighter.dazed > 0:
            fighter.dazed -= 1
    if fighter.holds_on != NOBODY and not fighter.hold_kept and not fighter.out():
        drop_off(fight, fighter, -30)  # TAL-RUL-56: not paying means letting go
    aftermath(fight)
    fight.acting = NOBODY
    if fight.declarer == fighter.index:
        drop_declared(fight, "TAL-SEQ-25")
    if not fight.over:
        check_over(fight)


def drop_declared(fight: Battle, rule: str) -> None:
    """What was declared and is not carried out is told, whoever or whatever prevented it."""
    for planned in fight.declared:
        fight.note("declaration-dropped", rule, fight.fighters[fight.declarer], word=planned.verb)
    fight.declared = []


def close_round(fight: Battle) -> None:
    """TAL-SEQ-04, TAL-SEQ-15: composure of the surprised, bleeding, then the next round."""
    if len(fight.declared) > 0:
        drop_declared(fight, "TAL-RUL-24")  # whoever had no turn carries nothing out
    for fighter in fight.fighters:
        fighter.helpless_round = False  # TAL-RUL-47
        recover_points(fight, fighter)
    recovered = False
    still = False
    for fighter in fight.fighters:
        if fighter.surprised and not fighter.gone and not fighter.dead:
            if fighter.block.mount:
                fighter.surprised = False
                continue
            if fighter.helpless():
                continue
            if passes(fight, fighter, skill(fight, fighter, COMPOSURE), "composure", COMPOSED):
                fighter.surprised = False
                recovered = True
                fight.note("recovers", "TAL-SEQ-04", fighter)
            else:
                still = True
    mounts_rise(fight)
    mounts_hold(fight)
    bleed(fight)
    aftermath(fight)
    check_over(fight)
    if fight.over:
        return
    if fight.round >= fight.scene.rounds:
        fight.bounded = True
        fight.end(DRAW)
        return
    for fighter in fight.fighters:
        fighter.acted = False
    if fight.surprise_round and still and not recovered:
        fight.phase = SURPRISE  # TAL-RUL-22
    elif fight.surprise_round or duelling(fight):
        # TAL-SEQ-23, TAL-SEQ-26: a duel goes on with surprise, or with a new initiative test.
        fight.phase = SURPRISE if duelling(fight) and still else INITIATIVE
        if fight.surprise_round:
            for fighter in fight.fighters:
                fighter.initiative = NOWHERE
    else:
        end_duel(fight)
        next_round(fight)


def next_round(fight: Battle) -> None:
    """TAL-SEQ-15: the same order; latecomers are put in."""
    fight.round += 1
    fight.note("round", "TAL-SEQ-15", amount=fight.round)
    present = [f for f in fight.fighters if fights(f) and not f.surprised]
    changed = False
    for fighter in present:
        if fighter.initiative == NOWHERE:
            insert_latecomer(fight, fighter)
        if fighter.index not in fight.order:
            changed = True
    if changed:
        put_in_latecomers(fight, present)
    fight.place = 0
    fight.acting = NOBODY
    fight.phase = TURNS


def check_over(fight: Battle) -> None:
    """TAL-RUL-89: over when only one side has members that are neither helpless nor gone."""
    left: i64 = -1
    for fighter in fight.fighters:
        if fighter.present() and not fighter.block.mount:
            if left < 0:
                left = fighter.side
            elif fight.enemies(left, fighter.side):
                return
    fight.end(left if left >= 0 else DRAW)
