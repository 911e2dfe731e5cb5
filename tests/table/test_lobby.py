"""What the lobby shows of a scenario, and a simulation in the reader's words."""

import pytest

from fechtbuch.scenario import load
from fechtbuch.scenario.measured import measured
from fechtbuch.table.library import books_data, scenario_cards
from tests.table.kit import Data


def card(name: str, language: str = "en") -> Data:
    return next(one for one in scenario_cards(language) if one["name"] == name)


def test_fighters_of_one_name_are_told_apart_as_at_the_table() -> None:
    names = [name for side in card("three-brigands")["sides"] for name in side["fighters"]]
    assert names == ["Veteran", "Brigand 1", "Brigand 2", "Brigand 3"]


def test_a_card_shows_the_ground_and_where_everybody_stands() -> None:
    shown = card("salt-cart")
    low, high = shown["map"]["low"], shown["map"]["high"]
    places = [at for side in shown["sides"] for at in side["places"]]
    assert len(places) == shown["fighters"]
    assert all(low[0] <= x <= high[0] and low[1] <= y <= high[1] for x, y in places)


def test_a_card_does_not_tell_where_somebody_hides() -> None:
    for shown in scenario_cards("en"):
        fight = load(f"{shown['book']}/{shown['name']}").build()
        hiding = [one for one in fight.roster if one.hidden_from]
        told = sum(len(side["places"]) for side in shown["sides"])
        assert told <= len(fight.roster) - len(hiding)


def test_a_card_tells_how_even_and_how_long_its_fight_is() -> None:
    known = measured()["landsknecht/kurt-and-hans"]
    told = card("kurt-and-hans")["measured"]
    assert (told["first"], told["minutes"]) == (known.first, known.minutes)


@pytest.mark.parametrize("language", ["en", "de", "fr", "pl"])
def test_no_two_fighters_of_the_catalogue_have_one_name(language: str) -> None:
    for book in books_data(language):
        found = [one["name"] for one in book["fighters"]]
        assert len(found) == len(set(found)), book["key"]
