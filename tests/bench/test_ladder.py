"""The ladder in small: shares, ratings, holes, and a run that goes on where it was broken off."""

import json
from pathlib import Path

import pytest

import bench.ladder
from bench.holes import Departure, Found, paired, sort_of
from bench.ladder import Kept, Place, chart, contest, measure, measured, publish, stamp
from fechtbuch.books.base import books
from fechtbuch.questions.ladder import Bout, Ground, Ladder, ladders
from fechtbuch.scenario import load

BOOK = books()["landsknecht"]
DUEL = Place("1v1", (load("kurt-and-hans"),), 1.0)


def climbed(*bouts: Bout) -> Ladder:
    members = sorted({name for bout in bouts for name in (bout.one, bout.other)})
    return Ladder(BOOK.key, "1", tuple(members), (Ground("duel", bouts, 0.0),))


def test_ratings_explain_shares() -> None:
    found = climbed(Bout("book", "strong", 1 / 11, 100_000)).ratings()
    assert list(found) == ["strong", "book"]
    assert found["book"] == 1000
    assert found["strong"] == pytest.approx(1400, abs=1)
    even = [Bout(one, other, 0.5, 50) for one, other in (("book", "a"), ("book", "b"), ("a", "b"))]
    assert set(climbed(*even).ratings().values()) == {1000}


def test_the_worst_opponent_is_the_one_against_whom_least_is_got() -> None:
    ladder = climbed(
        Bout("book", "novice", 0.7, 10),
        Bout("book", "strong", 0.4, 10),
        Bout("novice", "strong", 0.45, 10),
    )
    assert ladder.worst("book") == ("strong", 0.4)
    name, share = ladder.worst("strong")
    assert name == "novice"
    assert share == pytest.approx(0.55)


def test_levels_are_compared_over_all_grounds() -> None:
    grounds = tuple(
        Ground(name, (Bout("book", "strong", share, 100),), 0.0)
        for name, share in (("duel", 0.2), ("four", 0.4))
    )
    ladder = Ladder(BOOK.key, "1", ("book", "strong"), grounds)
    assert ladder.mean("strong", "book") == pytest.approx(0.7)
    assert Ladder.from_data(ladder.to_data()) == ladder


def test_the_books_that_think_have_been_measured() -> None:
    for key, book in books().items():
        ladder = ladders()[key]
        assert set(ladder.members) == {*book.levels, "book"}
        assert any(ground.searched for ground in ladder.grounds)


def test_holes_are_put_together_by_kind_and_sorted_by_what_they_gain() -> None:
    def departure(usual: str, better: str, gain: float) -> Departure:
        return Departure("turn", "near", usual, better, gain, 0.1)

    found = Found(4, 3.0, 9, [])
    found.departures = [
        departure("hold", "charge target=kurt weapon=halberd path=1,1", 0.2),
        departure("hold", "parry", 0.3),
        departure("hold", "charge target=hans weapon=halberd path=2,1", 0.4),
    ]
    first, second = found.holes()
    assert (first.usual, first.better) == ("hold", "charge weapon=halberd")
    assert len(first.departures) == 2
    assert first.gain == pytest.approx(0.6)
    assert second.better == "parry"
    assert Found.from_data(found.to_data()) == found
    assert sort_of("attack target=hans weapon=messer path=1,2") == "attack weapon=messer"


def test_differences_are_taken_fight_by_fight() -> None:
    mean, error = paired([2, 2, 0, 1], [0, 0, 0, 1])
    assert mean == 0.5
    assert error == pytest.approx((1 / 12) ** 0.5)


def test_a_short_ladder_goes_on_where_it_was_and_fills_its_page(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept = Kept(tmp_path / "ladder.json")
    said: list[str] = []
    ladder = measure(BOOK, 8, 1, 40, kept, said.append, [DUEL])
    (ground,) = ladder.grounds
    assert ground.bout("strong", "novice").share == 1 - ground.bout("novice", "strong").share
    assert ground.searched is not None
    assert ground.searched.fights == 2

    def refused(*_: object) -> dict[str, int]:
        raise AssertionError("measured twice")

    monkeypatch.setattr("bench.ladder.contest", refused)
    again = measure(BOOK, 8, 1, 40, Kept(tmp_path / "ladder.json"), said.append, [DUEL])
    assert again == ladder
    text = measured([again], "a command")
    assert "| strong |" in text
    assert "Search against strong, 1v1" in text
    assert chart([again]).count("<circle") == 2 * len(again.members)

    shown = tmp_path / "shown.json"
    monkeypatch.setattr(bench.ladder, "LABORATORY", shown)
    (tmp_path / "images").mkdir()
    publish([again], tmp_path / "strength.md", "a command")
    told = {one["book"]: Ladder.from_data(one) for one in json.loads(shown.read_text("utf-8"))}
    assert told == {**ladders(), BOOK.key: again}
    assert "| strong |" in (tmp_path / "strength.md").read_text("utf-8")


def test_what_a_mind_thinks_belongs_to_what_was_measured(tmp_path: Path) -> None:
    mind = tmp_path / "landsknecht" / "mind"
    mind.mkdir(parents=True)
    module = mind / "thinking.py"
    module.write_text("PATIENT = 4\n", encoding="utf-8")
    before = stamp(BOOK, tmp_path)
    assert stamp(BOOK, tmp_path) == before
    module.write_text("PATIENT = 5\n", encoding="utf-8")
    assert stamp(BOOK, tmp_path) != before


def test_members_that_are_alike_share_evenly() -> None:
    assert contest(DUEL.scenarios[0], "book", "book", 8)["wins"] == 4
