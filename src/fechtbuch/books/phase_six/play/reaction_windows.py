"""Reactions: the windows after an act and the phases of the round (chapter REA)."""

from mypy_extensions import i64

from fechtbuch.books.phase_six.asking.act_question import ReactQuestion
from fechtbuch.books.phase_six.kinds.verbs import PASS, SPENDING
from fechtbuch.books.phase_six.play.carrying_out import perform
from fechtbuch.books.phase_six.play.ending import test_end
from fechtbuch.books.phase_six.rules.arbitrary_acts import improvise
from fechtbuch.books.phase_six.rules.costless_acts import Before, free_act, take_back
from fechtbuch.books.phase_six.rules.initiative import going_on
from fechtbuch.books.phase_six.rules.spending import cost_of
from fechtbuch.books.phase_six.state.battle import Battle
from fechtbuch.books.phase_six.state.choices import Act
from fechtbuch.books.phase_six.state.fighter import Participant


def general_window(fight: Battle, actor: Participant, answered: list[int]) -> None:
    """PSX-REA-07.4, PSX-RUL-09: everybody else, in initiative order, is asked once.

    Any number may answer (PSX-REA-05), when the act has had its effects (PSX-REA-03).
    """
    _ask_around(fight, actor, answered, "react")


def round_phase(fight: Battle, kind: str) -> None:
    """PSX-REA-06, PSX-RUL-10: at round start and end, one act for who perceives the last actor."""
    if fight.last_actor >= 0:
        _ask_around(fight, fight.fighters[fight.last_actor], [], kind)


def _ask_around(fight: Battle, actor: Participant, answered: list[int], kind: str) -> None:
    """One reaction each, in initiative order; who joins meanwhile is asked, too (PSX-RUL-76).

    Conditions are looked at when somebody's place comes up, and each reaction is finished before
    the next is asked; nobody is once a reaction has ended the fight (PSX-RUL-48).
    """
    order = going_on(fight, fight.order, 0)
    place: i64 = 0
    while place < len(order) and not fight.over:
        who = fight.fighters[order[place]]
        place += 1
        if who is actor or not who.can_get_action() or who.index in answered:
            continue
        if fight.notices(who, actor):
            react(fight, ReactQuestion(fight, who, actor, kind))
            order = going_on(fight, order, place)


def react(fight: Battle, question: ReactQuestion) -> None:
    """One reaction (PSX-REA-02, PSX-REA-04); dice and acts of cost 0 may come directly before it.

    An attack made here is answered by its target alone (PSX-RUL-08): no window follows.
    """
    who = question.fighter
    before: Before | None = None
    while True:
        answer = fight.ask(question)
        assert isinstance(answer, Act)
        if who.helpless() or not who.present():
            return
        if answer.verb != PASS and cost_of(fight, who, answer) == 0:
            if before is None and answer.verb not in SPENDING:
                before = Before(fight, who)
            free_act(fight, who, answer)
            continue
        if answer.verb == PASS or who.actions <= 0:
            if before is not None:
                take_back(fight, before)  # PSX-RUL-70
            return
        fight.note("reacts", "PSX-REA-01", who, question.actor)
        if answer.verb != "improvise":
            perform(fight, who, answer, 1, [])
            test_end(fight)
            return
        if improvise(fight, who, answer.said, 1):
            test_end(fight)
            return
