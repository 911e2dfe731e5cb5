"""Mirrored fights: how their ratio of variances is reckoned, and that like fighters share all."""

import pytest

from bench.ladder import Place
from bench.variance import measure, mirror_of, table
from fechtbuch.books.base import books
from fechtbuch.scenario import load

BOOK = books()["landsknecht"]


def test_pairs_that_are_shared_spare_fights_and_pairs_that_are_not_cost_some() -> None:
    assert mirror_of([(1, 0), (0, 1)] * 5) == (0.0, 1.0)
    ratio, alike = mirror_of([(1, 1), (0, 0)] * 5)
    assert ratio == pytest.approx(2.0)
    assert alike == 0
    ratio, alike = mirror_of([(1, 1), (1, 0), (0, 1), (0, 0)] * 25)
    assert ratio == pytest.approx(1.0)
    assert alike == 0.5


def test_strong_against_himself_fights_the_same_fight_twice() -> None:
    found = measure(BOOK, Place("duel", (load("kurt-and-hans"),), 1.0), "strong", 6)
    assert found.ratio == 0
    assert found.alike == 1
    assert "| duel | strong | 6 | 0.00 | 100% |" in "\n".join(table([found]))
