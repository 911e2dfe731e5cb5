"""What each weapon of the tables may be used for: tables as they stand in the book."""

from collections.abc import Callable
from typing import Any

import pytest

from fechtbuch.books.tales_and_legends.asking.usable_weapons import (
    charge_things,
    cover_shields,
    feint_things,
    grapple_weapons,
    hold_weapons,
    parry_things,
    ready_shots,
    striking_things,
)
from fechtbuch.books.tales_and_legends.kinds.armoury import WEAPONS
from tests.tales_and_legends.scenes import arena

BOWS = {
    *("angular-bow", "angular-long-bow", "arbalest", "arm-crossbow", "dwarven-crossbow"),
    *("elidion-bow", "elidion-composite-bow", "elven-long-bow", "elven-short-bow"),
    *("heavy-crossbow", "jethrian-bow", "light-bow", "light-crossbow", "lizard-sling"),
    *("long-bow", "long-reflex-bow", "long-sling", "plain-bow", "scorpion"),
    *("short-reflex-bow", "sling"),
}
LANCES = {"heavy-lance", "lance", "long-lance", "tourney-lance"}
CORDS = {"bolas", "drow-whip", "garrotte", "lasso", "net", "whip"}
SHIELDS = {
    *("great-iron-bound-shield", "great-wooden-shield", "iron-buckler"),
    *("medium-iron-bound-shield", "medium-wooden-shield", "pavise", "steel-buckler"),
}
LIGHT = {
    *("dagger", "drow-dagger", "dwarven-cutter", "elven-short-sword", "hatchet"),
    *("imperial-gladius", "imperial-kopis", "jury", "knuckles", "light-war-pick"),
    *("misericorde", "orkish-scourge", "sai", "siegvaard-short-sword", "spiked-knuckles"),
    *("spikes", "stone", "tulich", "wallos-slicer"),
}
EVERY = {key for key, weapon in WEAPONS.items() if not weapon.natural}
STRIKING = EVERY - BOWS - LANCES - {"bolas", "net", "garrotte", "pavise", "shuriken"}

Use = Callable[[Any, Any], list[Any]]


def usable(use: Use, **changes: Any) -> set[str]:
    """The weapons that a veteran who holds nothing else may use for something."""
    found = set()
    for key in EVERY:
        fight = arena([{"use": "veteran", "hands": [key], "belt": []}], ["guard"])
        veteran = fight.fighters[0]
        veteran.actions = veteran.standard = veteran.extra = 9
        for name, value in changes.items():
            setattr(veteran, name, value)
        if [thing for thing in use(fight, veteran) if thing.index >= 0]:
            found.add(key)
    return found


@pytest.mark.rule(
    "TAL-MAN-02", "TAL-RUL-46", "TAL-ATK-06", "TAL-GRP-05", "TAL-HLD-05", "TAL-MAN-07"
)
@pytest.mark.parametrize(
    ("use", "expected"),
    [
        (striking_things, STRIKING),
        (parry_things, EVERY - BOWS - LANCES - CORDS - {"pavise", "shuriken"}),
        (cover_shields, SHIELDS),
        (feint_things, LIGHT | {"rapier", "small-sword"}),
        (charge_things, STRIKING),
        (grapple_weapons, LIGHT | {"baton", "long-blowpipe"}),
        (hold_weapons, LIGHT),
        (ready_shots, set()),
    ],
)
def test_what_each_weapon_may_be_used_for(use: Use, expected: set[str]) -> None:
    assert usable(use) == expected


@pytest.mark.rule("TAL-RUL-46")
def test_only_light_weapons_parry_in_a_grapple() -> None:
    assert usable(parry_things, grapple=1) == LIGHT
