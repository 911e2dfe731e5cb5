"""Where a blow goes that somebody is to defend against."""

import pytest

from fechtbuch.books.base import books
from fechtbuch.books.gurps.kinds.terms import LOCATIONS, PLACES_HIT, RANDOM, TORSO
from fechtbuch.books.gurps.rules.defending.defence_question import DefenceQuestion
from fechtbuch.books.gurps.state.battle import Battle
from fechtbuch.books.gurps.state.blow import AT_WEAPON, STRIKE, Blow
from fechtbuch.books.struck import FIGURE, Struck
from tests.gurps.arena import battle


def struck(
    fight: Battle, location: int = TORSO, kind: int = STRIKE, hits: int = 1
) -> Struck | None:
    brigand, veteran = fight.fighters[:2]
    thing = brigand.hands[0]
    blow = Blow(brigand, veteran, thing, thing.forms[0], kind)
    blow.location = location
    blow.random = hits > 1
    blow.hits = hits
    return books()["gurps"].struck(DefenceQuestion(fight, veteran, blow))


@pytest.mark.parametrize("location", range(PLACES_HIT), ids=LOCATIONS[:PLACES_HIT])
def test_every_location_is_a_part_of_the_figure(location: int) -> None:
    found = struck(battle("brigand", "veteran"), location)
    assert found is not None
    assert found.place == LOCATIONS[location]
    assert len(found.parts) == 1
    assert set(found.parts) <= set(FIGURE)


def test_armour_and_harm_are_those_of_the_blow() -> None:
    fight = battle("brigand", {"use": "veteran", "protection": {"neck": {"dr": 7}}})
    found = struck(fight, LOCATIONS.index("neck"))
    assert found is not None
    assert found.armour == 7
    assert (found.damage, found.kind) == ("1d6+3", "cutting")


@pytest.mark.rule("GUR-RUL-68")
def test_nobody_knows_yet_where_several_hits_go() -> None:
    fight = battle("brigand", "veteran")
    assert struck(fight, TORSO, hits=2) is None
    assert struck(fight, TORSO, hits=3) is None
    assert struck(fight, RANDOM) is None


def test_what_goes_for_no_part_of_the_body_is_told_without_one() -> None:
    assert struck(battle("brigand", "veteran"), kind=AT_WEAPON) is None


def test_a_body_without_hands_is_no_figure() -> None:
    found = struck(battle("brigand", {"use": "veteran", "hands": [], "belt": [], "handless": True}))
    assert found is not None
    assert found.parts == ()
