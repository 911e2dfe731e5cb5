"""What strong fighters reckon with: who comes how far, at whom, and what waits on the way."""

from itertools import product
from typing import Any

import pytest

from fechtbuch.books.tales_and_legends.mind.estimates import best_thing
from fechtbuch.books.tales_and_legends.mind.judging import Blow, Comers, beyond, weigh
from fechtbuch.books.tales_and_legends.rules.basics.load import speed
from fechtbuch.books.tales_and_legends.rules.basics.making_blows import melee_form
from fechtbuch.scenario import Scenario
from fechtbuch.simulate.drive import Course
from fechtbuch.simulate.run import Means
from fechtbuch.tune.contest import Contender, contest_job, share_of
from tests.tales_and_legends.scenes import Entry, arena

BOW: dict[str, Any] = {"use": "archer", "hands": [{"item": "long-bow", "loaded": True}]}


def coming(ours: list[Entry], theirs: list[Entry], apart: int) -> int:
    """What the first of us has to expect where he stands."""
    fight = arena(ours, theirs, apart)
    first = fight.fighters[0]
    comers = Comers()
    comers.look(fight, first)
    return int(comers.coming(fight, first, first.at, False, 1000))


def harm(charge: bool, foe: str = "veteran", who: str = "guard") -> int:
    """What a blow does."""
    fight = arena([who], [foe])
    one, other = fight.fighters
    blow = Blow()
    weigh(blow, fight, one, other, best_thing(fight, one), 5, False, charge)
    return int(blow.harm)


def farthest(foe: str) -> int:
    """From how far somebody strikes with a move and a charge."""
    fight = arena(["guard"], [foe])
    other = fight.fighters[1]
    return int(2 * speed(fight, other) + melee_form(best_thing(fight, other)).reach)


@pytest.mark.parametrize("foe", ["brawler", "veteran"])
def test_a_foe_is_expected_as_far_as_a_move_and_a_charge_lead(foe: str) -> None:
    far = farthest(foe)
    assert coming(["guard"], [foe], far) > 0
    assert coming(["guard"], [foe], far + 1) == 0


def test_who_is_within_his_speed_strikes_twice() -> None:
    assert coming(["guard"], ["veteran"], 5) == 2 * coming(["guard"], ["veteran"], 12)


def test_who_shoots_is_not_expected_to_come() -> None:
    assert coming(["guard"], [BOW], 8) == 0
    assert coming(["guard"], ["veteran"], 8) > 0


def test_he_strikes_at_one_of_those_whom_he_can_reach() -> None:
    alone = coming(["guard"], ["veteran"], 8)
    assert coming(["guard", "brawler"], ["veteran"], 8) == alone // 2


def test_a_spear_does_twice_as_much_in_a_charge_a_sword_does_not() -> None:
    assert harm(True) > 1.5 * harm(False)
    assert harm(True, "guard", "veteran") == harm(False, "guard", "veteran")


@pytest.mark.parametrize("armour", range(20))
@pytest.mark.parametrize("foe", ["guard", "veteran", "brawler"])
@pytest.mark.parametrize("halves", [1, 2, 4])
def test_what_comes_through_armour_is_the_average_over_all_dice(
    foe: str, halves: int, armour: int
) -> None:
    fight = arena([foe], ["archer"])
    weapon = melee_form(best_thing(fight, fight.fighters[0]))
    left = [
        max(0.0, halves * (sum(dice) + 3) / 2 - armour)
        for dice in product(range(1, weapon.sides + 1), repeat=weapon.count)
    ]
    assert beyond(weapon, 3, halves, armour) == pytest.approx(10 * sum(left) / len(left), abs=1)


@pytest.mark.rule("TAL-ITM-22")
def test_silver_is_worth_twice_as_much_against_the_undead() -> None:
    def done(silver: bool, traits: list[str]) -> int:
        steward: Entry = {"use": "guard", "hands": [{"item": "mace", "silver": silver}]}
        fight = arena([steward], [{"use": "veteran", "traits": traits}])
        blow = Blow()
        one, other = fight.fighters
        weigh(blow, fight, one, other, best_thing(fight, one), 5, False, False)
        return int(blow.harm)

    assert done(True, ["undead"]) > 1.9 * done(False, ["undead"]) > 0
    assert done(True, []) == done(False, [])


def contest(other: str, apart: int, fights: int) -> dict[str, int]:
    """Strong against another level, two guards with spears."""
    sides = [
        {"name": name, "fighters": [{"use": "guard", "at": [8 + far, 8]}]}
        for name, far in (("Red", 0), ("Blue", apart))
    ]
    scenario = Scenario.from_data(
        {
            "book": "tales-and-legends",
            "title": "Spears",
            "map": {"bounds": [0, 0, 50, 16]},
            "rounds": 60,
            "sides": sides,
        },
        "spears",
    )
    course = Course(contest_job(scenario, Contender("strong"), Contender(other), 3), fights)
    Means(processes=1).work([course])
    return course.counts


@pytest.mark.parametrize("apart", [16, 24])
def test_guards_with_spears_hold_their_own_against_the_books_policy(apart: int) -> None:
    assert share_of(contest("book", apart, 40)) > 0.6


def test_two_who_wait_for_each_other_do_not_wait_for_ever() -> None:
    assert contest("strong", 24, 10)["draws"] == 0
