"""What a duellist may declare (TAL-RUL-116)."""

from typing import Any

import pytest

from fechtbuch.books.tales_and_legends.asking.duel_questions import DeclareQuestion
from fechtbuch.testing import Situation
from tests.tales_and_legends.scenes import Entry, meet


def slower(one: Entry, other: Entry = "veteran", apart: int = 1, **more: Any) -> Situation:
    """The first of two declares."""
    return meet(one, other, apart=apart, scene={"duel": True}, dice="d20=2 d20=19", **more)


@pytest.mark.rule("TAL-RUL-116")
def test_a_drawn_weapon_may_be_used_by_a_later_step() -> None:
    start = slower({"use": "guard", "hands": [], "belt": ["baton"]})
    assert start.offers("draw") == ["baton"]
    assert "baton" not in start.offers("attack")
    drawn = start.play("guard: draw baton")
    assert "baton" in drawn.offers("attack")
    assert "draw" not in drawn.offers()
    told = drawn.play("guard: attack weapon=baton", "guard: done", "veteran: done")
    struck = told.play("guard: draw baton").play("guard: attack baton veteran", dice="2d20=1,9")
    assert struck.rolls("attack")


@pytest.mark.rule("TAL-RUL-116", "TAL-ACT-13", "TAL-RUL-84")
@pytest.mark.parametrize("frees", ["grip", "drop-item"])
def test_a_hand_may_be_freed_for_a_later_step(frees: str) -> None:
    start = slower({"use": "guard", "belt": ["baton"]})
    assert start.offers(frees) == ["short-spear"]
    assert not {"draw", "grapple"} & set(start.offers())
    told = start.play(f"guard: {frees} short-spear")
    assert told.offers("draw") == ["baton"]
    assert "grapple" in told.offers()
    assert ("short-spear" in told.offers("attack")) is (frees == "grip")
    ready = told.play("guard: draw baton", "guard: attack weapon=baton", "guard: done")
    turn = ready.play("veteran: done", f"guard: {frees} short-spear", "guard: draw baton")
    assert (turn.fighter("guard").standard, turn.fighter("guard").extra) == (1, 1)
    assert turn.play("guard: attack baton veteran", dice="2d20=1,9").rolls("attack")


@pytest.mark.rule("TAL-RUL-116", "TAL-RUL-84")
def test_what_lies_near_may_be_picked_up_and_used() -> None:
    start = meet("guard", "veteran", scene={"duel": True}, dice="d20=2 d20=19")
    down = start.play("guard: done", "veteran: done", "guard: drop-item short-spear")
    ready = down.play("guard: done", dice="d20=2 d20=19")
    assert ready.offers("pick-up") == ["short-spear"]
    assert "short-spear" not in ready.offers("attack")
    assert "short-spear" in ready.play("guard: pick-up short-spear").offers("attack")


@pytest.mark.rule("TAL-RUL-116", "TAL-RUL-13", "TAL-RUL-55")
def test_items_bare_hands_and_prepared_grabs_may_be_declared() -> None:
    start = slower({"use": "brawler", "hands": [], "belt": []})
    assert "item" in start.offers("attack weapon=bare-hands")
    assert "bare-hands" in start.offers("parry")
    assert "grab" in start.offers("prepare weapon=bare-hands")


@pytest.mark.rule("TAL-RUL-116", "TAL-ACT-07")
def test_a_spell_is_declared_by_its_name_and_cast() -> None:
    mage = {"use": "guard", "spells": ["ember-breath"]}
    assert slower(mage).offers("cast") == ["ember-breath"]
    told = slower(mage).play("guard: cast special=ember-breath", "guard: done", "veteran: done")
    assert told.offers("cast") == ["ember-breath"]


@pytest.mark.rule("TAL-RUL-116")
def test_what_no_state_can_make_possible_is_not_offered() -> None:
    start = slower("guard", apart=6)
    impossible = {"stand", "crawl", "rise", "throw-off", "pin", "choke", "leave", "break-pin",
                  "dismount", "mount", "free", "keep", "stab", "strike", "cast"}  # fmt: skip
    assert not impossible & set(start.offers())
    assert {"attack", "charge", "move", "dodge", "prepare", "grapple"} - set(start.offers()) == {
        "grapple"  # both hands hold the spear
    }
    lying = slower("guard", given=["add-state fighter=guard state=prone"])
    assert {"stand", "crawl"} <= set(lying.offers())
    assert "move" not in lying.offers()
    assert "move" in lying.play("guard: stand").offers()


@pytest.mark.rule("TAL-RUL-116", "TAL-HLD-03")
def test_who_holds_on_declares_keeping_first_or_gives_it_up() -> None:
    bear = {"use": "great-bear", "at": [10, 5]}
    climber = {"use": "brawler", "hands": ["dagger"], "belt": [], "at": [9, 5]}
    fight: Any = slower(climber, bear).fight
    brawler, beast = fight.by_slug("brawler"), fight.by_slug("great-bear")
    brawler.holds_on, brawler.at = beast.index, beast.at
    brawler.hold_kept = False
    brawler.standard, brawler.extra = 2, 1
    fight.declared = []
    question = DeclareQuestion(fight, brawler)
    assert [verb.name for verb in question.open_verbs()] == ["done", "keep", "shift"]
