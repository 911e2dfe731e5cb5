"""Holding on to a beast: getting hold, keeping it, shifting, letting go."""

from typing import Any

import pytest

from fechtbuch.books.tales_and_legends.rules.clinging.clinging import keep_hold, shift
from fechtbuch.engine.dice import ScriptedDice, parse_script
from fechtbuch.testing import Situation
from tests.tales_and_legends.grappling.test_grapple import on_top
from tests.tales_and_legends.scenes import BARE, defence_parts, meet


@pytest.mark.rule("TAL-RUL-56", "TAL-HLD-03", "TAL-HLD-08")
def test_who_does_not_pay_for_the_hold_lets_go_and_falls() -> None:
    ready = on_top().play("brawler: done", "great-bear: done")
    assert ready.fighter("brawler").holds_on >= 0
    down = ready.play("brawler: done", dice="d20=9")
    brawler = down.fighter("brawler")
    assert (brawler.holds_on, brawler.prone, brawler.life) == (-1, True, 36)
    assert down.parts("landing")["let-go"] == -30


@pytest.mark.rule("TAL-RUL-56", "TAL-HLD-02")
@pytest.mark.parametrize(("lost", "held"), [(12, True), (13, False)])
def test_getting_hold_needs_the_defence_and_failing_costs_only_the_action(
    lost: int, held: bool
) -> None:
    """The bear has PD 21; the climber holds on with 22 and 5 for both hands, first a natural 1."""
    turned = meet({**BARE, "at": [9, 5]}, {"use": "great-bear", "at": [10, 5]}).play(
        "edict: set fighter=great-bear field=facing value=2", "brawler: face how=e"
    )
    hold = turned.play("brawler: hold great-bear", dice=f"d20=10 2d20=1,{lost}")
    assert hold.tally("hold-on").total == 27
    assert (hold.fighter("brawler").holds_on >= 0) is held
    assert hold.fighter("brawler").standard == 1
    assert not hold.fighter("brawler").prone


CLIMBER: dict[str, Any] = {
    "use": "brawler",
    "hands": ["dagger"],
    "belt": [],
    "at": [9, 5],
    "skills": {"dagger": 10, "athletics": 15},
}


def on_the_beast() -> Situation:
    start = meet(CLIMBER, {"use": "great-bear", "at": [10, 5]}).play(
        "edict: set fighter=great-bear field=facing value=2", "brawler: face how=e"
    )
    held = start.play("brawler: hold great-bear", dice="d20=10 d20=10")
    return held.play("brawler: done", "great-bear: done")


@pytest.mark.rule("TAL-HLD-06", "TAL-RUL-82", "TAL-HLD-05")
def test_from_the_head_the_head_is_struck_and_the_hold_depends_on_one_roll() -> None:
    ready = on_the_beast()
    assert ready.offers("shift") == ["head", "flank", "back"]
    # Athletics 32 (one hand) against 16 from behind, and 36 to move.
    just = ready.play("brawler: shift how=head", dice="d20=4")
    assert just.fighter("brawler").hold_place == "head"
    only = ready.play("brawler: shift how=head", dice="d20=3")
    assert only.fighter("brawler").hold_place == "back"
    falls = ready.play("brawler: shift how=head", dice="2d20=1,18 d20=9")
    assert falls.fighter("brawler").holds_on == -1
    assert falls.fighter("brawler").prone
    back = only.play("brawler: done", "great-bear: done").play("brawler: keep", dice="d20=9")
    back.refuses("brawler: stab dagger part=head")
    head = just.play("brawler: done", "great-bear: done").play("brawler: keep", dice="d20=9")
    assert head.offers("stab weapon=dagger") == ["", "head"]
    struck = head.play("brawler: stab dagger part=head", dice="2d20=1,9")
    assert struck.parts("attack")["head"] == -20
    assert struck.parts("attack")["holding-on"] == -5


@pytest.mark.rule("TAL-HLD-06", "TAL-HLD-08")
def test_from_the_flank_one_gets_down_without_a_fall() -> None:
    flank = on_the_beast().play("brawler: shift how=flank", dice="d20=9")
    down = flank.play("brawler: done", "great-bear: done").play("brawler: let-go how=freely")
    assert down.rolls() == []
    assert not down.fighter("brawler").prone
    assert down.fighter("brawler").holds_on == -1


@pytest.mark.rule("TAL-HLD-08", "TAL-HLD-03")
def test_letting_go_freely_is_at_minus_thirty_and_the_speed_is_counted_once() -> None:
    ready = on_the_beast()
    free = ready.play("brawler: let-go how=freely", dice="d20=9")
    assert free.parts("landing")["let-go"] == -30
    calm = ready.play("brawler: let-go how=controlled", dice="d20=9")
    assert "let-go" not in calm.parts("landing")
    kept = ready.play("brawler: keep", dice="d20=9")
    assert kept.fighter("brawler").hold_speed == 0
    aimed = kept.play("brawler: aim", "brawler: stab dagger", dice="2d20=1,9")
    assert aimed.parts("attack")["aimed"] == 3


@pytest.mark.rule("TAL-RUL-102", "TAL-HIT-13")
def test_who_holds_on_to_the_back_is_behind_the_creature() -> None:
    ready = on_the_beast()
    kept = ready.play("brawler: keep", dice="d20=9")
    assert kept.event("tested").amount == 21 - 5
    stabbed = kept.play("brawler: stab dagger", dice="2d20=1,19")
    assert defence_parts(stabbed)["from-behind"] == -5
    moved = ready.play("brawler: shift how=head", dice="d20=9")
    head = moved.play("brawler: done", "great-bear: done")
    assert head.play("brawler: keep", dice="d20=9").event("tested").amount == 21


@pytest.mark.rule("TAL-HLD-03", "TAL-HLD-06", "TAL-RUL-82")
@pytest.mark.parametrize(("answer", "need"), [("keep", 16 + 9), ("shift how=head", 16 + 9 + 20)])
def test_the_speed_of_a_beast_counts_once(answer: str, need: int) -> None:
    """PD 16 from behind; the beast has moved at 9 since the holder's turn."""
    fight: Any = on_the_beast().fight
    fight.telling = True
    holder = fight.fighters[0]
    holder.hold_speed = 9
    fight.dice = ScriptedDice(parse_script("d20=19"))
    verb, _, how = answer.partition(" how=")
    keep_hold(fight, holder) if verb == "keep" else shift(fight, holder, how)
    told = [event for event in fight.events if event.kind == "tested"][-1]
    assert (told.amount, holder.hold_speed) == (need, 0)
