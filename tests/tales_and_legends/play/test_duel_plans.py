"""What a duellist may declare (TAL-RUL-116)."""

from typing import Any

import pytest

from fechtbuch.books.tales_and_legends.asking.duel_questions import (
    DeclaredQuestion,
    DeclareQuestion,
)
from fechtbuch.books.tales_and_legends.state.plans import NO_THING, Declared
from fechtbuch.engine.choices import Refusal, Slot, guess
from fechtbuch.testing import Situation
from tests.tales_and_legends.scenes import PAIRED, Entry, arena, meet


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


@pytest.mark.rule("TAL-RUL-24", "TAL-SEQ-25")
@pytest.mark.parametrize(
    ("text", "slot", "value", "rule"),
    [
        # Another kind, whatever else would speak against it.
        ("move 10,6", "verb", "move", "TAL-RUL-24"),
        ("feint", "verb", "feint", "TAL-RUL-24"),
        ("shoot", "verb", "shoot", "TAL-RUL-24"),
        ("stand", "verb", "stand", "TAL-RUL-24"),
        # The kind stands, what it is done with does too.
        ("attack weapon=bare-hands", "weapon", "bare-hands", "TAL-RUL-24"),
        ("attack weapon=long-sword special=two-weapon", "special", "two-weapon", "TAL-RUL-24"),
        ("attack weapon=long-sword special=called", "special", "called", "TAL-RUL-24"),
    ],
)
def test_what_was_not_declared_is_refused_for_that(
    text: str, slot: str, value: str, rule: str
) -> None:
    told = slower("veteran", "guard").play(
        "veteran: attack weapon=long-sword special=push", "veteran: done", "guard: done"
    )
    with pytest.raises(Refusal) as caught:
        guess(told.question, text)
    refusal = caught.value
    assert (refusal.reason, refusal.slot, refusal.value, refusal.rules) == (
        "not-declared", slot, value, [rule],
    )  # fmt: skip


@pytest.mark.rule("TAL-RUL-24")
def test_of_what_was_declared_the_second_weapon_and_the_spell_stand_too() -> None:
    fight = arena([{**PAIRED, "spells": ["dread-word", "binding-sign"]}], ["guard"])
    who = fight.fighters[0]
    who.standard, who.extra = 2, 1
    one, other = who.hands
    both = Declared("attack", one.index, other.index, "two-weapon")
    spell = Declared("cast", NO_THING, NO_THING, "dread-word")
    refused = [
        (both, {"verb": "attack", "weapon": one.slug, "special": "two-weapon"}, "second", one.slug),
        (both, {"verb": "attack", "weapon": one.slug}, "special", ""),
        (spell, {"verb": "cast"}, "special", "binding-sign"),
    ]
    for planned, said, slot, value in refused:
        question = DeclaredQuestion(fight, who, planned)
        refusal = question.why_not(Slot(slot, "word", []), value, said)
        assert (refusal.reason, refusal.rules) == ("not-declared", ["TAL-RUL-24"])


@pytest.mark.rule("TAL-RUL-24", "TAL-RUL-04")
def test_what_needs_no_declaration_is_refused_for_its_own_reason() -> None:
    told = slower("veteran", "guard").play("veteran: parry long-sword", "veteran: done")
    ready = told.play("guard: done")
    for text, reason, rule in (
        ("aggressive", "no-blow-declared", "TAL-RUL-04"),
        ("spur", "not-mounted", "TAL-MNT-07"),
        ("parry weapon=bare-hands", "not-declared", "TAL-RUL-24"),
    ):
        with pytest.raises(Refusal) as caught:
            guess(ready.question, text)
        assert (caught.value.reason, caught.value.rules) == (reason, [rule])
    # Once all is done, a kind that was declared before is none any more.
    done = ready.play("veteran: parry long-sword")
    with pytest.raises(Refusal) as caught:
        guess(done.question, "parry long-sword")
    assert caught.value.reason == "not-declared"


@pytest.mark.rule("TAL-RUL-24")
def test_of_a_declared_shot_how_it_is_shot_is_free() -> None:
    """What was declared of a kind is refused as in a battle where something else forbids it."""
    bow = {"use": "archer", "hands": [{"item": "long-bow", "loaded": True}]}
    told = slower(bow, "guard", apart=9).play("archer: shoot long-bow", "archer: done")
    ready = told.play("guard: done")
    with pytest.raises(Refusal) as caught:
        guess(ready.question, "shoot weapon=long-bow special=push")
    assert caught.value.reason == "not-combined"


@pytest.mark.rule("TAL-RUL-24", "TAL-RUL-04", "TAL-MAN-10")
def test_aggression_too_late_for_a_declared_blow_is_refused_for_the_blow_before() -> None:
    """A blow is declared, so that it is not the want of one that speaks against it."""
    told = slower("veteran", "guard").play(
        "veteran: attack weapon=long-sword", "veteran: attack weapon=long-sword", "veteran: done"
    )
    first = told.play("guard: done")
    assert "aggressive" in first.offers()
    second = first.play("veteran: attack long-sword guard", dice="2d20=1,9 d10=1")
    assert second.offers("attack")
    with pytest.raises(Refusal) as caught:
        guess(second.question, "aggressive")
    assert (caught.value.reason, caught.value.rules) == ("has-attacked", ["TAL-MAN-10"])
