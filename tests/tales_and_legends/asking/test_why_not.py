"""Refusals name the rule and the reason."""

from typing import Any, Final

import pytest

from fechtbuch.books.tales_and_legends.asking.turn_question import TurnQuestion
from fechtbuch.books.tales_and_legends.asking.why_not import (
    hindrance,
    unfit_special,
    unfit_target,
    unfit_thing,
)
from fechtbuch.books.tales_and_legends.kinds.verbs import TURN
from fechtbuch.books.tales_and_legends.rules.grappling.grips import start_grapple, take_down
from fechtbuch.engine.choices import Refusal, guess
from fechtbuch.engine.fields import field
from tests.tales_and_legends.scenes import BARE, arena


def placed(how: str) -> tuple[Any, Any]:
    """A fighter in some situation, on his turn."""
    fight = arena([BARE], ["guard", {"use": "great-bear", "at": [20, 5]}], apart=1)
    who, guard, bear = fight.fighters
    who.standard, who.extra = 2, 1
    fight.acting = who.index
    if how in ("grappled", "pressed", "pinned", "held"):
        start_grapple(fight, guard, who)
    if how == "held":
        fight.grapples[0].may_escape = False
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
    elif how == "breathed":
        who.deep_breath = True
    elif how == "silenced":
        who.silenced = True
    elif how == "aimed":
        who.aimed = True
    elif how == "defended":
        who.defensive = True
    elif how == "cautious":
        who.cautious = True
    elif how == "struck":
        who.attacked = True
    elif how == "full":
        who.hands = [fight.things[guard.hands[0].index]]
        who.hands[0].both = True
        who.natural = [thing for thing in who.natural if thing.slug != "bare-hands"]
    elif how == "one-legged":
        who.lost = ["left-leg"]
    elif how == "wet":
        fight.scene.water = "calm"
    elif how == "named":
        who.named_band = 1
    elif how == "stopped":
        who.named_band = 0
    elif how == "armed":
        who.hands = [fight.things[guard.hands[0].index]]
    return fight, who


RULES: Final = [
    "TAL-SEQ-10", "TAL-SEQ-19", "TAL-STA-05", "TAL-STA-06", "TAL-RUL-04", "TAL-STA-13",
    "TAL-MNT-09", "TAL-STA-01", "TAL-RUL-112", "TAL-GRP-13", "TAL-RUL-34", "TAL-RUL-73",
    "TAL-ACT-09", "TAL-ACT-10", "TAL-ATK-06", "TAL-MOV-12", "TAL-RUL-61", "TAL-RUL-87",
]  # fmt: skip
"""Every verb that is refused names one of many."""


@pytest.mark.rule(*RULES)
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
        ("free", "charge", "no-way", "TAL-RUL-51"),
        ("free", "climb", "no-way", "TAL-MOV-14"),
        ("free", "shoot", "not-loaded", "TAL-ACT-09"),
        ("free", "throw", "nothing-for-it", "TAL-ACT-10"),
        ("free", "cover", "nothing-for-it", "TAL-MAN-07"),
        ("free", "grip", "nothing-for-it", "TAL-ACT-13"),
        ("free", "stand", "not-lying", "TAL-MOV-09"),
        ("free", "dismount", "not-mounted", "TAL-MNT-13"),
        ("free", "spur", "not-mounted", "TAL-MNT-07"),
        ("free", "free", "not-in-cords", "TAL-STA-13"),
        ("free", "press", "no-open-wound", "TAL-WND-07"),
        ("free", "ignore-load", "not-laden", "TAL-MOV-16"),
        ("grappled", "break-pin", "not-pinned", "TAL-RUL-42"),
        ("free", "choke", "nobody-pinned", "TAL-GRP-10"),
        ("free", "hold", "nobody-near", "TAL-HLD-01"),
        ("free", "mount", "nobody-near", "TAL-RUL-109"),
        ("lying", "drop", "lies", "TAL-STA-01"),
        ("lying", "mount", "lies", "TAL-STA-01"),
        ("lying", "prepare", "lies", "TAL-RUL-112"),
        ("breathed", "breathe", "has-breath", "TAL-WND-17"),
        ("silenced", "say", "silenced", "TAL-GRP-13"),
        ("aimed", "aim", "not-twice", "TAL-RUL-34"),
        ("defended", "defensive", "not-twice", "TAL-RUL-73"),
        ("cautious", "cautious", "not-twice", "TAL-RUL-73"),
        ("struck", "cautious", "has-attacked", "TAL-MAN-09"),
        ("struck", "aggressive", "has-attacked", "TAL-MAN-10"),
        ("full", "grapple", "no-hand", "TAL-RUL-39"),
        ("full", "hold", "no-hand", "TAL-HLD-01"),
        ("full", "draw", "no-hand", "TAL-ACT-02"),
        ("full", "fetch", "no-hand", "TAL-ACT-04"),
        ("full", "feint", "nothing-for-it", "TAL-ATK-06"),
        ("one-legged", "run", "on-one-leg", "TAL-RUL-61"),
        ("one-legged", "charge", "on-one-leg", "TAL-RUL-61"),
        ("one-legged", "climb", "no-way", "TAL-MOV-14"),
        ("wet", "step", "in-water", "TAL-MOV-12"),
        ("wet", "climb", "no-way", "TAL-MOV-14"),
        ("stopped", "move", "more-than-named", "TAL-RUL-87"),
        ("struck", "cover", "nothing-for-it", "TAL-MAN-07"),
        ("armed", "throw", "nobody-near", "TAL-ACT-10"),
        ("armed", "feint", "nobody-near", "TAL-RUL-33"),
        ("armed", "shoot", "not-loaded", "TAL-ACT-09"),
        ("owing", "done", "owes-a-blow", "TAL-RUL-04"),
        ("named", "move", "more-than-named", "TAL-RUL-87"),
        ("grappled", "rise", "not-lying", "TAL-GRP-08"),
        ("grappled", "throw-off", "not-pressed", "TAL-GRP-08"),
        ("grappled", "subdue", "nobody-pinned", "TAL-GRP-11"),
        ("held", "break-free", "first-round-over", "TAL-GRP-02"),
    ],
)
def test_a_refused_verb_says_what_stands_in_the_way(
    how: str, verb: str, reason: str, rule: str
) -> None:
    fight, who = placed(how)
    assert hindrance(fight, who, verb) == (reason, rule)


@pytest.mark.rule("TAL-ITM-20", "TAL-SEQ-20", "TAL-ACT-08", "TAL-ATK-11", "TAL-RUL-51")
@pytest.mark.parametrize(
    ("answer", "reason", "rule"),
    [
        ("attack short-spear special= target=far", "out-of-reach", "TAL-ITM-20"),
        ("attack short-spear special= target=mate", "not-for-them", "TAL-ACT-01"),
        ("attack weapon=bare-hands", "nobody-near", "TAL-ITM-20"),
        ("attack weapon=baton", "not-in-hand", "TAL-ACT-01"),
        ("attack short-spear special=overthrow", "nobody-near", "TAL-ITM-20"),
        ("attack short-spear special=trample", "not-combined", "TAL-SEQ-20"),
        ("attack short-spear special=nothing-known", "not-combined", "TAL-SEQ-20"),
        ("charge short-spear special= target=distant", "no-way-to-them", "TAL-RUL-51"),
        ("charge bare-hands special=called", "not-combined", "TAL-SEQ-20"),
        ("throw short-spear special= target=walled", "no-clear-line", "TAL-ACT-10"),
        ("throw short-spear special= target=distant", "out-of-reach", "TAL-ACT-10"),
        ("throw short-spear special= target=fallen", "not-for-them", "TAL-ACT-10"),
        ("throw short-spear special= target=nobody", "not-for-them", "TAL-ACT-10"),
        ("doff weapon=short-spear", "not-with-this", "TAL-ACT-15"),
    ],
)
def test_what_cannot_be_named_is_refused_for_its_own_reason(
    answer: str, reason: str, rule: str
) -> None:
    foes = [
        ("near", (12, 5)),
        ("far", (15, 5)),
        ("walled", (10, 9)),
        ("distant", (38, 5)),
        ("fallen", (11, 6)),
    ]
    fight = arena(
        [{"use": "guard", "belt": ["baton"]}, {"use": "archer", "slug": "mate"}],
        [{"use": "veteran", "slug": slug, "at": list(at)} for slug, at in foes],
        walls=[[9, 7], [10, 8], [11, 8], [9, 8]],
    )
    guard = fight.fighters[0]
    guard.standard, guard.extra = 2, 1
    fight.acting = guard.index
    fallen = fight.by_slug("fallen")
    fallen.dead = True
    with pytest.raises(Refusal) as refused:
        guess(TurnQuestion(fight, guard), answer)
    assert (refused.value.reason, refused.value.rules[0]) == (reason, rule)


@pytest.mark.rule("TAL-SEQ-10", "TAL-ATK-02", "TAL-ITM-20")
@pytest.mark.parametrize(
    ("standard", "special", "reason", "rule"),
    [
        (1, "multiple", "no-action-left", "TAL-SEQ-10"),
        (2, "push", "nobody-near", "TAL-ITM-20"),
    ],
)
def test_a_special_attack_is_refused_for_want_of_actions_or_of_anybody_near(
    standard: int, special: str, reason: str, rule: str
) -> None:
    fight = arena(["guard"], ["veteran"], apart=2)
    guard = fight.fighters[0]
    guard.standard, guard.extra = standard, 1
    fight.acting = guard.index
    thing = guard.hands[0] if special == "multiple" else guard.natural[0]
    assert unfit_special(fight, guard, "attack", thing, special) == (reason, rule)
    assert unfit_special(fight, guard, "charge", thing, "called") == ("not-combined", "TAL-SEQ-20")
    assert unfit_special(fight, guard, "charge", thing, "") == ("nobody-near", "TAL-RUL-51")


@pytest.mark.rule("TAL-SEQ-20", "TAL-SEQ-10", "TAL-ATK-16")
@pytest.mark.parametrize("standard", [1, 2])
def test_what_goes_with_no_charge_is_refused_for_that_and_not_for_its_price(standard: int) -> None:
    """A multiple attack would want twice the actions, but none would be enough."""
    fight = arena(["guard"], ["veteran"], apart=6)
    guard = fight.fighters[0]
    guard.standard, guard.extra = standard, 1
    fight.acting = guard.index
    with pytest.raises(Refusal) as refused:
        guess(TurnQuestion(fight, guard), "charge short-spear special=multiple")
    assert (refused.value.reason, refused.value.rules[0]) == ("not-combined", "TAL-SEQ-20")


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
            assert refusal.reason not in ("not-possible", "not-now"), verb.name


@pytest.mark.rule(*RULES)
@pytest.mark.parametrize(
    ("verb", "rule"), [("drop", "TAL-MOV-10"), ("dodge", "TAL-MNT-09"), ("mount", "TAL-MNT-12")]
)
def test_what_is_not_done_in_the_saddle(verb: str, rule: str) -> None:
    fight = arena(["knight"], ["guard"])
    knight = fight.fighters[0]
    knight.standard, knight.extra = 2, 1
    assert hindrance(fight, knight, verb) == ("in-the-saddle", rule)


@pytest.mark.rule("TAL-STA-13")
@pytest.mark.parametrize("verb", ["half", "move", "run", "charge", "trample"])
def test_neither_a_rider_in_cords_nor_one_whose_mount_is_rides_and_both_are_told_so(
    verb: str,
) -> None:
    fight = arena(["knight"], ["guard"], apart=8)
    knight = fight.by_slug("knight")
    knight.standard, knight.extra = 2, 1
    fight.acting = knight.index
    question = TurnQuestion(fight, knight)
    assert question.open(verb)
    knight.entangled = "net"
    assert not question.open(verb)
    assert hindrance(fight, knight, verb) == ("in-cords", "TAL-STA-13")
    knight.entangled = ""
    legs = fight.legs(knight)
    assert legs is not knight
    legs.entangled = "net"
    assert not question.open(verb)
    assert hindrance(fight, knight, verb) == ("in-cords", "TAL-STA-13")


@pytest.mark.rule("TAL-ACT-08", "TAL-ACT-09", "TAL-ATK-11", "TAL-RUL-51")
@pytest.mark.parametrize(
    ("special", "far", "reason"),
    [("", 80, ""), ("", 81, "out-of-reach"), ("field", 40, ""), ("field", 41, "out-of-reach")],
)
def test_a_shot_at_a_field_goes_half_as_far(special: str, far: int, reason: str) -> None:
    fight = arena(
        [{"use": "archer", "hands": [{"item": "light-bow", "loaded": True}], "belt": []}],
        ["guard"],
        bounds=(0, 0, 150, 20),
    )
    archer, guard = fight.fighters
    bow = archer.hands[0]
    guard.at = field(10 + far, 5)
    found, _ = unfit_target(fight, archer, "shoot", bow, special, guard)
    assert found == (reason or "not-for-them")
    bow.loaded = False
    assert unfit_thing(fight, archer, "shoot", "light-bow") == ("not-loaded", "TAL-ACT-09")
