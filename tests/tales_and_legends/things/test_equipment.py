"""Drawing, dropping, fetching, putting on: what is where afterwards, and at which price."""

import pytest

from fechtbuch.books.tales_and_legends.kinds.arms import BODY, HEAD, PACK
from fechtbuch.books.tales_and_legends.rules.things.actions import (
    doff,
    don,
    donning_rounds,
    gather,
    lay_on,
)
from fechtbuch.books.tales_and_legends.rules.things.handling import load_price
from tests.tales_and_legends.scenes import arena, meet


@pytest.mark.rule("TAL-ACT-02", "TAL-ACT-03", "TAL-ACT-13")
def test_a_drawn_thing_leaves_the_belt_and_a_bow_takes_both_hands() -> None:
    start = meet({"use": "archer", "hands": [], "belt": ["long-bow", "dagger"]}, "guard", apart=9)
    drawn = start.play("archer: draw weapon=long-bow").fighter("archer")
    assert [thing.slug for thing in drawn.carried if not thing.missile] == ["dagger"]
    assert drawn.hands[0].both
    knife = start.play("archer: draw weapon=dagger")
    assert not knife.fighter("archer").hands[0].both
    away = meet("veteran", "guard", apart=9).play("veteran: stow weapon=long-sword")
    assert not away.fight.thing_by_slug("long-sword", None).both


@pytest.mark.rule("TAL-ACT-03", "TAL-ITM-19")
def test_an_arrow_taken_is_one_less_and_only_what_fits_is_offered() -> None:
    both = {"use": "archer", "quiver": {"long-arrow": 2, "bolt": 5}}
    fight = arena([both], ["guard"], apart=9)
    archer = fight.fighters[0]
    arrows = next(thing for thing in archer.carried if thing.key == "long-arrow")
    lay_on(fight, archer, archer.hands[0], arrows)
    assert arrows.count == 1
    assert archer.hands[0].laid == "long-arrow"
    start = meet(both, "guard", apart=9)
    assert start.offers("take-missile weapon=long-bow") == ["long-arrow"]


@pytest.mark.rule("TAL-ITM-23")
@pytest.mark.parametrize(("base", "chance"), [(1, 50), (2, 40), (4, 20), (5, 10)])
def test_the_chance_of_a_lost_missile_by_its_quality(base: int, chance: int) -> None:
    for face, found in ((chance, 7), (chance + 1, 8)):
        start = meet("archer", "guard", apart=9)
        fight = start.fight
        bundle = next(thing for thing in fight.things if thing.missile)
        archer = fight.by_slug("archer")
        bundle.base, bundle.count = base, 7
        fight.spent = [[bundle.index, archer.at]]
        script = arena(["archer"], ["guard"], script=f"d100={face}")
        fight.host, fight.dice = None, script.dice
        gather(fight, archer)
        assert bundle.count == found
        assert fight.spent == []


@pytest.mark.rule("TAL-ACT-04", "TAL-RUL-20")
def test_what_is_fetched_is_in_the_hand_after_two_rounds() -> None:
    start = meet({"use": "guard", "hands": [], "pack": ["potion"]}, "archer", apart=20)
    once = start.play("guard: fetch weapon=potion", "guard: done", "archer: done")
    assert once.fighter("guard").hands == []
    twice = once.play("guard: fetch weapon=potion")
    assert [thing.slug for thing in twice.fighter("guard").hands] == ["potion"]
    assert twice.fighter("guard").standard == 0


@pytest.mark.rule("TAL-ACT-15", "TAL-MOV-16")
def test_armour_taken_off_protects_no_longer_and_worn_anew_is_no_longer_in_the_pack() -> None:
    start = meet("guard", "archer", apart=30)
    fight = start.fight
    guard = fight.by_slug("guard")
    helmet = guard.worn[1]
    doff(fight, guard, helmet)
    assert helmet not in guard.worn
    assert helmet in guard.carried
    don(fight, guard, helmet)
    assert helmet in guard.worn
    assert helmet not in guard.carried


@pytest.mark.rule("TAL-ACT-03", "TAL-ACT-02")
def test_a_thing_from_the_pouch_costs_an_extra_action() -> None:
    start = meet({"use": "guard", "hands": [], "belt": [], "pouch": ["potion"]}, "archer", apart=9)
    taken = start.play("guard: draw weapon=potion").fighter("guard")
    assert (taken.standard, taken.extra) == (2, 0)


@pytest.mark.rule("TAL-ACT-04", "TAL-RUL-20")
def test_putting_a_thing_into_the_pack_takes_two_full_rounds() -> None:
    start = meet("guard", "archer", apart=9)
    begun = start.play("guard: stash short-spear")
    assert begun.event("at-it").amount == 1
    assert (begun.fighter("guard").standard, begun.fighter("guard").extra) == (0, 0)
    again = begun.play("guard: done", "archer: done")
    done = again.play("guard: stash short-spear")
    spear = next(thing for thing in done.fight.things if thing.slug == "short-spear")
    assert spear.place == PACK
    assert done.fighter("guard").hands == []
    assert "short-spear" not in done.play("guard: done", "archer: done").offers("draw")


@pytest.mark.rule("TAL-ACT-09")
@pytest.mark.parametrize(
    ("weapon", "price"),
    [
        ("long-bow", (1, 0, False)),
        ("jor-silent-blowpipe", (0, 1, False)),
        ("scorpion", (0, 0, True)),
    ],
)
def test_prices_of_loading(weapon: str, price: tuple[int, int, bool]) -> None:
    fight = arena([{"use": "archer", "hands": [weapon], "belt": []}], ["guard"])
    found = load_price(fight.fighters[0].hands[0])
    assert (found.standard, found.extra, found.full) == price


@pytest.mark.rule("TAL-ACT-15")
@pytest.mark.parametrize(
    ("coverage", "zone", "on", "off"),
    [
        (30, BODY, 15, 8),
        (40, BODY, 20, 10),
        (50, BODY, 30, 15),
        (30, HEAD, 4, 2),
        (40, HEAD, 6, 3),
        (50, HEAD, 10, 5),
    ],
)
def test_rounds_for_light_medium_and_heavy_armour(
    coverage: int, zone: int, on: int, off: int
) -> None:
    thing = arena(["guard"], ["archer"]).fighters[0].worn[0]
    thing.coverage, thing.zone = coverage, zone
    assert (donning_rounds(thing, False), donning_rounds(thing, True)) == (on, off)
