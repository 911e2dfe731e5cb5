"""Refusals name the rule and the reason."""

from typing import Any

import pytest

from fechtbuch.books.tales_and_legends.asking.turn_question import TurnQuestion
from fechtbuch.books.tales_and_legends.asking.why_not import hindrance
from fechtbuch.books.tales_and_legends.kinds.verbs import TURN
from fechtbuch.books.tales_and_legends.rules.grappling.grips import start_grapple, take_down
from tests.tales_and_legends.scenes import BARE, arena


def placed(how: str) -> tuple[Any, Any]:
    """A fighter in some situation, on his turn."""
    fight = arena([BARE], ["guard", {"use": "great-bear", "at": [20, 5]}], apart=1)
    who, guard, bear = fight.fighters
    who.standard, who.extra = 2, 1
    fight.acting = who.index
    if how in ("grappled", "pressed", "pinned"):
        start_grapple(fight, guard, who)
    if how == "pressed":
        take_down(fight, guard, who)
    elif how == "pinned":
        who.pinned_by = guard.index
    elif how in ("losing", "holding"):
        who.holds_on, who.at, who.hold_kept = bear.index, bear.at, how == "holding"
    elif how == "owing":
        who.aggressive_due = True
    elif how == "lying":
        who.prone = True
    elif how == "corded":
        who.entangled = "net"
    elif how == "stepped":
        who.stepped = True
    elif how == "moved":
        who.moved = True
    elif how == "spent":
        who.standard = who.extra = 0
    elif how == "aggressive":
        who.aggressive = True
    return fight, who


@pytest.mark.rule("TAL-SEQ-10", "TAL-SEQ-19", "TAL-STA-05", "TAL-STA-06")
@pytest.mark.parametrize(
    ("how", "verb", "reason", "rule"),
    [
        ("pinned", "strike", "is-pinned", "TAL-STA-06"),
        ("pressed", "strike", "is-pressed", "TAL-RUL-120"),
        ("grappled", "move", "in-a-grapple", "TAL-STA-05"),
        ("losing", "stab", "hold-first", "TAL-HLD-03"),
        ("holding", "attack", "holding-on", "TAL-HLD-01"),
        ("owing", "move", "owes-a-blow", "TAL-RUL-04"),
        ("free", "strike", "not-in-a-grapple", "TAL-GRP-03"),
        ("free", "stab", "not-holding-on", "TAL-HLD-02"),
        ("spent", "attack", "no-action-left", "TAL-SEQ-10"),
        ("spent", "dodge", "no-action-left", "TAL-SEQ-10"),
        ("aggressive", "defensive", "excluded", "TAL-SEQ-19"),
        ("lying", "charge", "lies", "TAL-STA-01"),
        ("corded", "move", "in-cords", "TAL-STA-13"),
        ("stepped", "charge", "has-stepped", "TAL-RUL-51"),
        ("stepped", "move", "has-stepped", "TAL-MOV-01"),
        ("moved", "step", "has-moved", "TAL-MOV-01"),
        ("free", "charge", "nobody-near", "TAL-RUL-51"),
        ("free", "shoot", "nobody-near", "TAL-ACT-08"),
        ("free", "cover", "nothing-for-it", "TAL-MAN-07"),
        ("free", "stand", "not-now", "TAL-MOV-09"),
    ],
)
def test_a_refused_verb_says_what_stands_in_the_way(
    how: str, verb: str, reason: str, rule: str
) -> None:
    fight, who = placed(how)
    assert hindrance(fight, who, verb) == (reason, rule)


@pytest.mark.rule("TAL-SEQ-10")
@pytest.mark.parametrize(
    "how", ["free", "pinned", "grappled", "losing", "holding", "owing", "lying", "spent"]
)
def test_every_refused_verb_names_a_rule_and_no_open_one_is_refused(how: str) -> None:
    fight, who = placed(how)
    question = TurnQuestion(fight, who)
    slot = question.slot({})
    assert slot is not None
    offered = slot.values()
    for verb in TURN.verbs:
        if verb.name not in offered:
            refusal = question.why_not(slot, verb.name, {})
            assert refusal.rules, verb.name
            assert refusal.reason != "not-possible"
