"""Start, order, rounds and turns (chapters INI and TRN)."""

from mypy_extensions import i64

from fechtbuch.books.phase_six.asking.act_question import ActQuestion
from fechtbuch.books.phase_six.kinds.verbs import END
from fechtbuch.books.phase_six.play.carrying_out import perform
from fechtbuch.books.phase_six.play.ending import test_end
from fechtbuch.books.phase_six.play.reaction_windows import general_window, round_phase
from fechtbuch.books.phase_six.rules.arbitrary_acts import improvise
from fechtbuch.books.phase_six.rules.conditions import begin_turn
from fechtbuch.books.phase_six.rules.costless_acts import free_act
from fechtbuch.books.phase_six.rules.cover import raise_announced
from fechtbuch.books.phase_six.rules.initiative import join, ordered, roll_initiative, tell_ties
from fechtbuch.books.phase_six.rules.items import rest
from fechtbuch.books.phase_six.rules.spending import cost_of
from fechtbuch.books.phase_six.rules.still_valid import end_invalid
from fechtbuch.books.phase_six.rules.throwing import drift
from fechtbuch.books.phase_six.state.battle import (
    ACTING,
    BEGIN,
    ROUND_END,
    ROUND_START,
    TURN_START,
    Battle,
)
from fechtbuch.books.phase_six.state.choices import Act
from fechtbuch.books.phase_six.state.written import end_round_participant
from fechtbuch.engine.fields import abreast
from fechtbuch.engine.fight import DRAW
from fechtbuch.engine.grid import NOWHERE


def step(fight: Battle) -> None:
    """From one boundary to the next; what lost its ground on the way ends before the boundary."""
    end_invalid(fight)
    _act_or_phase(fight)
    end_invalid(fight)


def _act_or_phase(fight: Battle) -> None:
    """An act with its windows, or a phase."""
    if len(fight.allowed) > 0:
        answer_allowed(fight)
        return
    phase = fight.phase
    if phase != BEGIN and len(fight.order) < len(fight.fighters):
        join(fight)
    if phase == ACTING:
        act_once(fight)
    elif phase == TURN_START:
        start_turn(fight)
    elif phase == ROUND_START:
        start_round(fight)
    elif phase == ROUND_END:
        end_round(fight)
    else:
        begin(fight)


# Initiative.


def begin(fight: Battle) -> None:
    """PSX-INI-01, PSX-INI-04: everybody in order; nobody has an action yet but the vigilant."""
    if not fight.scene.placed:
        form_lines(fight)
    for who in fight.fighters:
        roll_initiative(fight, who)
        who.actions = 1 if who.block.vigilant and not who.helpless() else 0
    fight.order = ordered(fight, fight.fighters)
    for index in fight.order:
        who = fight.fighters[index]
        fight.note("initiative", "PSX-INI-03", who, amount=who.initiative)
    if fight.telling:
        tell_ties(fight)
    fight.phase = ROUND_START


def form_lines(fight: Battle) -> None:
    """PSX-TRN-16: without positions each side is a line, as far apart as the scenario says."""
    row: i64 = 0
    taken = {who.at for who in fight.fighters if who.at != NOWHERE}
    for side in range(len(fight.sides)):
        members = [who for who in fight.fighters if who.side == side and who.at == NOWHERE]
        for who, square in zip(members, abreast(len(members), row)):
            # The referee may have put somebody there before the lines are formed.
            who.at = fight.grid.nearest_open(square, taken) if square in taken else square
            taken.add(who.at)
        row += fight.scene.distance


# Rounds.


def start_round(fight: Battle) -> None:
    """PSX-TRN-01 (a): a new round; chains of shots end before anybody reacts (PSX-REC-05)."""
    fight.round += 1
    fight.note("round", "PSX-TRN-01", amount=fight.round)
    for who in fight.fighters:
        end_round_participant(who)
    raise_announced(fight)
    round_phase(fight, "round-start")
    fight.place = 0
    fight.phase = TURN_START
    test_end(fight)


def end_round(fight: Battle) -> None:
    """PSX-TRN-01 (c): reactions, then smoke and gas come and go."""
    fight.note("round-ends", "PSX-TRN-01", amount=fight.round)
    round_phase(fight, "round-end")
    if fight.over:
        return
    drift(fight)
    fight.phase = ROUND_START
    test_end(fight)
    if fight.round >= fight.scene.rounds and not fight.over:
        fight.bounded = True
        fight.end(DRAW)


# Turns.


def start_turn(fight: Battle) -> None:
    """PSX-TRN-02: the next participant: checks, then the refresh."""
    while fight.place < len(fight.order):
        who = fight.fighters[fight.order[fight.place]]
        if who.present():
            break
        fight.place += 1
    if fight.place >= len(fight.order):
        fight.phase = ROUND_END
        return
    who = fight.fighters[fight.order[fight.place]]
    if who.hidden_from == 0:
        fight.last_actor = who.index  # Of somebody hidden nobody perceives that he acts.
    fight.note("turn", "PSX-TRN-02", who)
    if who.resting:
        who.resting = False
        rest(fight, who)
    if begin_turn(fight, who):
        fight.phase = ACTING
    else:
        fight.place += 1
    test_end(fight)


def act_once(fight: Battle) -> None:
    """PSX-TRN-03: one act of the actor, and whoever reacts to it."""
    who = fight.fighters[fight.order[fight.place]]
    if who.helpless() or not who.present():
        end_turn(fight)  # PSX-REA-07.8
        return
    answer = fight.ask(ActQuestion(fight, who))
    assert isinstance(answer, Act)
    if len(fight.allowed) > 0:
        return  # PSX-RUL-64: first what was allowed is answered
    if answer.verb == END or who.helpless() or not who.present():
        fight.note("ends-turn", "PSX-TRN-06", who, amount=who.actions)
        end_turn(fight)
        return
    cost = cost_of(fight, who, answer)
    if cost == 0:
        free_act(fight, who, answer)
        return
    if cost > who.actions:
        end_turn(fight)
        return
    answered: list[int] = []
    if answer.verb == "improvise":
        if not improvise(fight, who, answer.said, who.actions):
            return
    else:
        perform(fight, who, answer, cost, answered)
    general_window(fight, who, answered)
    test_end(fight)


def answer_allowed(fight: Battle) -> None:
    """PSX-RUL-64: what the referee allowed at a price is answered like any act."""
    who = fight.fighters[fight.allowed[0]]
    fight.allowed = fight.allowed[1:]
    general_window(fight, who, [])
    test_end(fight)


def end_turn(fight: Battle) -> None:
    """PSX-TRN-06: over; what is left stays for reactions."""
    fight.place += 1
    fight.phase = TURN_START
