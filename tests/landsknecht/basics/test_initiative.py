"""Initiative between two sides and among several; ties (LSK-SEQ-04, -05)."""

from typing import Any

import pytest

from fechtbuch.testing import Situation
from tests.landsknecht.rounds import duel
from tests.landsknecht.scenes import man
from tests.landsknecht.stage import asked, kinds, side, stage


def three(*, third: tuple[int, int] = (0, 10), options: dict[str, Any] | None = None) -> Situation:
    """Kurt and Hans within reach, Ilse out of it: three sides."""
    return stage(
        side("Kurt", man("kurt", 0)),
        side("Hans", man("hans", 1)),
        side("Ilse", man("ilse", *third)),
        **(options or {}),
    )


@pytest.mark.rule("LSK-SEQ-04", "LSK-RUL-38")
@pytest.mark.parametrize(("face", "first"), [(1, "hans"), (3, "hans"), (4, "kurt"), (6, "kurt")])
def test_one_die_between_two_sides(face: int, first: str) -> None:
    played = duel().play(dice=f"d6={face}")
    assert played.question.id.endswith(f"turn-{first}")


@pytest.mark.rule("LSK-SEQ-04")
def test_player_characters_win_on_high_wherever_they_are_listed() -> None:
    begun = stage(side("Theirs", man("hans", 1)), side("Ours", man("kurt", 0), heroes=True))
    assert begun.play(dice="d6=4").question.id.endswith("turn-kurt")
    assert begun.play(dice="d6=3").question.id.endswith("turn-hans")


@pytest.mark.rule("LSK-SEQ-04")
def test_initiative_is_rolled_anew_every_round() -> None:
    played = duel().play("kurt: nothing", "hans: nothing", dice="d6=5 d6=2")
    assert played.question.id.endswith("turn-hans")


@pytest.mark.rule("LSK-SEQ-05", "LSK-RUL-38")
def test_three_sides_act_from_the_highest_die_to_the_lowest() -> None:
    played = three().play(
        "hans: nothing", "ilse: nothing", "kurt: nothing", dice="d6=1 d6=6 d6=3 d6=6 d6=2 d6=1"
    )
    assert asked(played) == ["hans@turn", "ilse@turn", "kurt@turn", "kurt@turn"]
    sides = [side.slug for side in played.fight.sides]
    assert [roll.item for roll in played.rolls("initiative")] == sides * 2


@pytest.mark.rule("LSK-SEQ-05")
def test_tied_sides_dice_on_only_for_who_declares_first() -> None:
    """Kurt and Hans tie with 4, tie again with 2, then Hans has the higher die."""
    played = three().play(dice="d6=4 d6=4 d6=1 d6=2 d6=2 d6=3 d6=5")
    assert [roll.word for roll in played.rolls()] == ["initiative"] * 3 + ["declaring"]
    assert played.question.id.endswith("turn-hans")
    assert played.fight.tied
    assert played.event("acts-together").rule == "LSK-SEQ-05"


@pytest.mark.rule("LSK-SEQ-05", "LSK-RUL-57")
def test_damage_of_tied_sides_waits_for_the_last_of_them() -> None:
    """Hans would be dead, but strikes as if unhurt; then both fall together."""
    begun = three().play(dice="d6=4 d6=4 d6=1 d6=6 d6=1")
    struck = begun.play("kurt: attack hans messer", "hans: none", dice="d20=11 d8=8")
    assert struck.event("damage-waits", target="hans").amount == 19
    assert struck.fighter("hans").wounds == 12
    both = struck.play("hans: attack kurt halberd", dice="d20=10 d8=8 d4=1")
    assert both.fighter("hans").dead
    assert both.fighter("kurt").down
    assert kinds(both).index("full-hit") < kinds(both).index("wounded")
    assert both.question.id.endswith("turn-ilse")


@pytest.mark.rule("LSK-SEQ-05", "LSK-RUL-57")
def test_waiting_damage_does_not_bar_a_spell_but_spoils_it() -> None:
    begun = stage(
        side("Kurt", man("kurt", 0)),
        side("Marta", man("marta", 1)),
        side("Ilse", man("ilse", 0, 10)),
    ).play(dice="d6=4 d6=4 d6=1 d6=6 d6=1")
    struck = begun.play("kurt: attack marta messer", "marta: none", dice="d20=1 d8=1")
    assert "cast" in struck.offers()
    cast = struck.play("marta: cast spell=magic-missile targets=kurt")
    assert cast.event("spell-spoiled", target="marta").item == "magic-missile"
    assert cast.fighter("marta").spells == ["magic-missile", "sleep"]


@pytest.mark.rule("LSK-SEQ-05", "LSK-MNT-06")
def test_a_fall_that_comes_of_waiting_damage_does_not_wait_again() -> None:
    begun = stage(
        side("Kurt", man("kurt", 0)),
        side("Ulrich", man("ulrich", 1, mount_wounds=1)),
        side("Ilse", man("ilse", 0, 10)),
    ).play(dice="d6=4 d6=4 d6=1 d6=6 d6=1")
    struck = begun.play("kurt: attack target=warhorse weapon=messer path= then=", dice="d20=1 d8=1")
    fallen = struck.play("ulrich: nothing", "warhorse: nothing", dice="d20=1 d6=4")
    assert fallen.fighter("ulrich").wounds == 15
    assert fallen.question.id.endswith("turn-ilse")


@pytest.mark.rule("LSK-SEQ-05")
def test_a_grip_of_tied_sides_holds_at_once() -> None:
    begun = three().play(dice="d6=4 d6=4 d6=1 d6=6 d6=1")
    gripped = begun.play(
        "kurt: wrestle hans", "hans: none", "kurt: immobilise", dice="d20=20 d20=1"
    )
    assert gripped.offers() == ["nothing", "escape", "attack"]


@pytest.mark.rule("LSK-SEQ-05")
def test_sides_after_the_tie_strike_at_once_again() -> None:
    begun = three(third=(0, 1)).play(dice="d6=4 d6=4 d6=1 d6=6 d6=1")
    last = begun.play("kurt: nothing", "hans: nothing")
    assert not last.fight.tied
    hit = last.play("ilse: attack kurt pike", "kurt: none", dice="d20=1 d8=1", steps=0)
    assert hit.event("wounded", target="kurt").amount == 2


@pytest.mark.rule("LSK-RUL-38")
def test_a_die_for_each_side_makes_ties_possible_between_two() -> None:
    played = duel(initiative="die_per_side").play(dice="d6=4 d6=4 d6=2 d6=3")
    assert played.fight.tied
    assert played.question.id.endswith("turn-hans")


@pytest.mark.rule("LSK-SEQ-04")
def test_a_side_alone_in_the_field_rolls_no_die() -> None:
    """Surrender on contact leaves nobody to dice with; the Round is played all the same."""
    begun = stage(
        side("Ours", man("kurt", 0), heroes=True),
        side("Theirs", man("hans", 9)),
        scene={"contact_morale": True},
    )
    played = begun.play("theirs: surrender", dice="2d6=6,6")
    assert played.rolls("initiative") == []
    assert played.question.id.endswith("turn-kurt")
    assert played.play("kurt: nothing").winner == "ours"


@pytest.mark.rule("LSK-SEQ-03", "LSK-SEQ-08")
def test_who_is_freed_in_the_round_still_has_his_turn() -> None:
    """Hans, alone of his side, was pinned when initiative was rolled between the two others."""
    begun = three().play("edict: add-state fighter=hans state=pinned", dice="d6=6 d6=5 d6=4")
    second = begun.play("kurt: nothing", "ilse: nothing", dice="d6=5")
    freed = second.play("edict: remove-state fighter=hans state=pinned").play("kurt: nothing")
    assert freed.play("ilse: nothing").question.id.endswith("turn-hans")
