"""What cannot be paid is not to be had, and how long what is bought lasts."""

from typing import Any

import pytest

from tests.tales_and_legends.scenes import meet

SHIELDED: dict[str, Any] = {
    "use": "veteran",
    "hands": ["dagger", "medium-wooden-shield"],
    "belt": [],
}


PRICES = {
    "attack": (1, 0),
    "feint": (1, 0),
    "cover": (1, 0),
    "defensive": (1, 0),
    "prepare": (1, 0),
    "aggressive": (1, 0),
    "parry": (0, 1),
    "dodge": (0, 1),
    "aim": (1, 1),
    "cautious": (0, 0),
}
"""Special actions of somebody with dagger and shield: S and X of each; aim with what it aims."""


@pytest.mark.rule("TAL-SEQ-16", "TAL-SEQ-11", "TAL-SEQ-10")
@pytest.mark.parametrize("left", [(2, 1), (2, 0), (1, 1), (1, 0), (0, 1), (0, 0)])
def test_a_special_action_that_cannot_be_paid_is_not_to_be_had(left: tuple[int, int]) -> None:
    start = meet(SHIELDED, "guard")
    veteran = start.fighter("veteran")
    veteran.standard, veteran.extra = left
    paid = {
        verb
        for verb, (standard, extra) in PRICES.items()
        if standard <= left[0] and standard + extra <= sum(left)
    }
    slot = start.question.slot({})
    assert slot is not None
    assert set(slot.values()) & set(PRICES) == paid


@pytest.mark.rule("TAL-SEQ-16", "TAL-RUL-05")
def test_manoeuvres_last_to_the_next_turn_and_special_attacks_only_their_blow() -> None:
    bought = meet(SHIELDED, "guard").play(
        "veteran: defensive", "veteran: cautious", "veteran: parry dagger", "veteran: done"
    )
    veteran = bought.fighter("veteran")
    assert (veteran.defensive, veteran.cautious, len(veteran.parries)) == (True, True, 1)
    again = bought.play("guard: done").fighter("veteran")
    assert (again.defensive, again.cautious, len(again.parries)) == (False, False, 0)
    mighty = meet(SHIELDED, "guard").play(
        "veteran: attack dagger special=mighty target=guard", dice="2d20=1,19"
    )
    plain = mighty.play("veteran: attack dagger guard", dice="2d20=1,19")
    assert mighty.parts("attack")["mighty"] == -10
    assert "mighty" not in plain.parts("attack")
