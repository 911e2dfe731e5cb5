"""How even and how long scenarios are: known of every one, and still so."""

import re
from math import sqrt

import pytest

from fechtbuch.books.base import LEVEL
from fechtbuch.scenario import load, names
from fechtbuch.scenario.measured import Measured, measured
from fechtbuch.simulate import simulate
from fechtbuch.text.scenarios import scenarios_in

FIGHTS = 60
SIGMAS = 4.0


def test_every_scenario_is_measured_and_no_other() -> None:
    assert {f"{one.book}/{one.name}" for one in names()} == set(measured())
    for name, found in measured().items():
        assert 0 <= found.first <= 1, name
        assert 0 <= found.draws <= 1 - found.first, name
        assert min(found.rounds, found.decisions) > 0, name


def test_length_follows_from_the_decisions() -> None:
    assert Measured(0.5, 0.0, 4.0, 120.0).minutes == 10
    assert Measured(0.5, 0.0, 1.0, 2.0).minutes == 1


@pytest.mark.parametrize("name", ["landsknecht/kurt-and-hans", "tales-and-legends/mounted-charge"])
def test_what_was_measured_still_holds(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(LEVEL)
    known = measured()[name]
    found = simulate(load(name), fights=FIGHTS, seed=3, processes=1)
    share = next(iter(found.sides.values())).share
    spread = sqrt(known.first * (1 - known.first) / FIGHTS)
    assert abs(share - known.first) <= SIGMAS * spread
    assert 0.5 <= found.decisions / FIGHTS / known.decisions <= 2


EVEN = re.compile(
    r"\b(even|evenly|equals?|fair fight|ausgeglichen|ebenbürtig|gleich stark|gleichauf"
    r"|à égalité|à forces égales|équilibrée?s?|wyrównan\w+|wyrównuje|równie siln\w+)\b",
    re.IGNORECASE,
)
"""What a text would say of a fight that either side may win."""


@pytest.mark.parametrize("language", ["en", "de", "fr", "pl"])
def test_a_text_calls_even_only_what_is(language: str) -> None:
    for one in scenarios_in(language):
        found = measured()[f"{one.book}/{one.name}"]
        if EVEN.search(one.text):
            assert 0.4 <= found.first + found.draws / 2 <= 0.6, (one.name, one.text)
