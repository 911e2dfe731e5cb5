"""Worked examples dice for dice: spells, searching, pursuit."""

from typing import Any

import pytest

from fechtbuch.testing import Situation
from tests.landsknecht.examples.common import KURT_STRIKES, TOUGH, attack_numbers, path
from tests.landsknecht.scenes import bands, man, numbers, outcome, percent, scene

# LSK-EX-15: spells spoiled and completed.


def marta_casts(kurt: dict[str, Any]) -> Situation:
    begun = scene([man("marta", 0)], [kurt])
    return begun.play("marta: cast spell=magic-missile targets=kurt")


@pytest.mark.rule("LSK-EX-15")
def test_ex_15_the_caster_is_struck_down() -> None:
    played = marta_casts(man("kurt", 6)).play(
        f"kurt: attack marta weapon=messer {path(5, 4, 3, 2, 1)} then=", dice="d4=1", steps=0
    )
    assert not played.rolls("attack")
    marta = played.fighter("marta")
    assert marta.wounds == -2
    assert marta.down
    assert played.event("spell-spoiled").target == "marta"
    assert marta.spells == ["magic-missile", "sleep"]


@pytest.mark.rule("LSK-EX-15")
def test_ex_15_variant_a_missile_misses_and_the_spell_works() -> None:
    shooter = man("kurt", 8, hands=["light-crossbow"], belt=[], quiver={"bolt": 5})
    casting = marta_casts(shooter)
    shot = casting.play("kurt: shoot marta path= then=", dice="d20=18", steps=0)
    assert numbers(shot) == (17, 17)
    assert outcome(shot).kind == "miss"
    opened = shot.play(dice="3d4=1,1,1 d6=5")
    kinds = [event.kind for event in opened.events]
    assert kinds.index("spell-works") < kinds.index("initiative")
    assert opened.fighter("kurt").wounds == 14


@pytest.mark.rule("LSK-EX-15")
def test_ex_15_variant_chances_of_the_missile() -> None:
    shooter = man("kurt", 8, hands=["light-crossbow"], belt=[], quiver={"bolt": 5})
    begun = scene([man("marta", 0, wounds=TOUGH)], [shooter])
    casting = begun.play("marta: cast spell=magic-missile targets=kurt")
    assert bands(casting, "kurt: shoot marta path= then=") == percent(85, 0, 15)


@pytest.mark.rule("LSK-EX-15")
def test_ex_15_variant_hurt_before_casting() -> None:
    begun = scene([man("kurt", 1)], [man("veit", 0), man("hans", 9, 9, "acted", wounds_left=3)])
    struck_first = begun.play(
        "kurt: attack veit weapon=messer path= then=", "veit: none", dice="d20=18"
    )
    assert attack_numbers(struck_first, "kurt") == (19, 17)
    veit = struck_first.fighter("veit")
    assert veit.wounds == 4
    assert "cast" not in struck_first.offers()
    assert veit.spells == ["cure-light-wounds", "command"]
    unhurt = begun.play("kurt: attack veit weapon=messer path= then=", "veit: none", dice="d20=20")
    assert "cast" in unhurt.offers()


# LSK-EX-17: searching a backpack.


def hans_searches(place: str, dice: str) -> Situation:
    hans = {**man("hans", 1, wounds=TOUGH), place: ["rope"]}
    return scene([hans], [man("kurt", 0)]).play("hans: search item=rope", dice=dice)


@pytest.mark.rule("LSK-EX-17")
def test_ex_17_exposed_the_round_counts() -> None:
    searching = hans_searches("pack", "3d6=3,3,3")
    assert searching.fighter("hans").search_left == 9
    played = searching.play(KURT_STRIKES, "hans: stay-exposed", dice="d20=20 d6=5")
    assert attack_numbers(played, "kurt") == (21, 17)
    assert played.fighter("hans").search_left == 8
    assert bands(searching, KURT_STRIKES, "hans: stay-exposed") == percent(85, 15, 0)


@pytest.mark.rule("LSK-EX-17")
def test_ex_17_defending_it_does_not() -> None:
    searching = hans_searches("pack", "3d6=3,3,3")
    played = searching.play(KURT_STRIKES, "hans: defend", dice="d20=20 d6=5")
    assert attack_numbers(played, "kurt") == (15, 11)
    assert played.fighter("hans").search_left == 9
    assert bands(searching, KURT_STRIKES, "hans: defend") == percent(55, 20, 25)


@pytest.mark.rule("LSK-EX-17")
def test_ex_17_from_a_pouch() -> None:
    assert hans_searches("pouch", "d3=2").fighter("hans").search_left == 3


# LSK-EX-27: individual pursuit.


def chase(*fugitives: int, pursuer: int, again: str = "") -> Situation:
    """Three militiamen run from Bertha, all at 120'; their totals and hers are given."""
    ours = [man("militiaman", 30, 2 * n, slug=f"man-{n + 1}") for n in range(3)]
    begun = scene(ours, [man("bertha", 0)], pursuit_individual=True)
    ran = begun
    for n in range(3):
        chosen = [f"ours: next who=man-{n + 1}"] if n < 2 else []
        ran = ran.play(*chosen, f"man-{n + 1}: flee path=31,{2 * n}")
    dice = " ".join(f"d20={total - 12}" for total in (*fugitives, pursuer))
    asked = ran.play("bertha: nothing")
    return asked.play(
        "theirs@pursuers: pursue who=bertha",
        dice=f"{dice} {again}",
        otherwise="default",
        until="over",
        steps=0,
    )


@pytest.mark.rule("LSK-EX-27")
def test_ex_27_only_the_slowest_is_caught() -> None:
    played = chase(15, 17, 20, pursuer=18)
    assert [played.fighter(f"man-{n}").gone for n in (1, 2, 3)] == [False, True, True]


@pytest.mark.rule("LSK-EX-27")
def test_ex_27_a_tie_is_rolled_again_while_the_others_are_away() -> None:
    caught = chase(18, 19, 20, pursuer=18, again="d20=1 d20=2")
    assert [caught.fighter(f"man-{n}").gone for n in (1, 2, 3)] == [False, True, True]
    away = chase(18, 19, 20, pursuer=18, again="d20=2 d20=1")
    assert [away.fighter(f"man-{n}").gone for n in (1, 2, 3)] == [True, True, True]


@pytest.mark.rule("LSK-EX-27")
def test_ex_27_all_escape_the_lower_total() -> None:
    played = chase(19, 20, 21, pursuer=18)
    assert [played.fighter(f"man-{n}").gone for n in (1, 2, 3)] == [True, True, True]
