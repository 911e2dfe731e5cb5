"""What a token bears is what its fighter holds."""

import pytest

from fechtbuch.table.emblems import EMBLEMS, FIST, emblem


@pytest.mark.parametrize(
    ("hands", "wanted"),
    [
        (["pike"], "pike"),
        (["short-spear", "small-wooden-shield"], "pike"),
        (["medium-shield", "thrusting-broadsword"], "sword"),
        (["messer"], "messer"),
        (["dwarven-battle-axe"], "axe"),
        (["sledgehammer"], "mace"),
        (["crossbow"], "bow"),
        (["wheellock-arquebus"], "gun"),
        (["m60"], "gun"),
        (["claws"], "beast"),
        (["buckler"], "shield"),
        ([], FIST),
        (["a-thing-of-a-strange-book"], FIST),
    ],
)
def test_an_emblem_is_told_by_the_thing(hands: list[str], wanted: str) -> None:
    assert emblem(hands) == wanted


def test_a_weapon_comes_before_the_shield() -> None:
    names = [name for name, _ in EMBLEMS]
    assert names.index("shield") == len(names) - 1
