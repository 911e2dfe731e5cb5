"""Many fights from one start."""

import json
from typing import Any

import pytest

from fechtbuch.engine.bulk import LONGEST, Tallies, run_many, tallies_from_data
from fechtbuch.engine.choices import Player
from fechtbuch.engine.random_player import RandomPlayer
from fechtbuch.engine.streams import BulkDice
from tests.toy import ToyFight, toy_fight

KNOWN = {
    "fights": 25,
    "draws": 0,
    "bounded": 0,
    "decisions": 1256,
    "wins": [3, 22],
    "rounds": [
        [3, 3],
        [4, 3],
        [5, 1],
        [6, 2],
        [8, 3],
        [9, 1],
        [10, 2],
        [11, 1],
        [12, 2],
        [13, 2],
        [14, 1],
        [16, 2],
        [17, 2],
    ],
    "survived": [3, 2, 21, 21, 17],
    "dealt": [95, 65, 108, 97, 89],
    "taken": [139, 155, 44, 54, 62],
}


def start() -> ToyFight:
    return toy_fight("anna bert", "carl dora emil", health=5)


def run(fight: ToyFight, seed: int, *chunks: tuple[int, int]) -> Tallies:
    """Run chunks of (first, count), each with dice and players of its own, and add them up."""
    total = Tallies(len(fight.sides), len(fight.roster))
    for first, count in chunks:
        dice = BulkDice(seed)
        players: list[Player] = [RandomPlayer(dice.whim) for _ in fight.sides]
        part = Tallies(len(fight.sides), len(fight.roster))
        run_many(fight, players, dice, first, count, part)
        total.add(part)
    return total


def test_a_run_counts_what_happened() -> None:
    tallies = run(start(), 1, (0, 60))
    assert tallies.fights == 60
    assert sum(tallies.wins) + tallies.draws == 60
    assert sum(tallies.rounds.values()) == 60
    assert sum(tallies.dealt) == sum(tallies.taken) > 0
    assert tallies.decisions > 60
    assert all(0 <= survived <= 60 for survived in tallies.survived)


@pytest.mark.parametrize(
    "chunks",
    [
        [(0, 30), (30, 30)],
        [(30, 30), (0, 30)],
        [(0, 1), (1, 58), (59, 1)],
        [(number, 1) for number in range(60)],
    ],
)
def test_results_do_not_depend_on_how_a_run_is_cut_up(chunks: list[tuple[int, int]]) -> None:
    assert run(start(), 7, *chunks).to_data() == run(start(), 7, (0, 60)).to_data()


def test_another_seed_and_other_fights_give_other_results() -> None:
    one = run(start(), 7, (0, 60)).to_data()
    assert run(start(), 8, (0, 60)).to_data() != one
    assert run(start(), 7, (60, 60)).to_data() != one


def test_known_results() -> None:
    # Interpreted and compiled, on every machine.
    assert run(start(), 4, (1000, 25)).to_data() == KNOWN


def test_the_start_is_left_as_it_is() -> None:
    fight = start()
    before = fight.key()
    run(fight, 1, (0, 5))
    assert fight.key() == before
    assert fight.events == []


def test_runs_travel_between_processes_as_data() -> None:
    tallies = run(start(), 2, (0, 20))
    data: dict[str, Any] = json.loads(json.dumps(tallies.to_data()))
    assert tallies_from_data(data).to_data() == tallies.to_data()


def test_adding_runs_adds_everything() -> None:
    one, other = run(start(), 2, (0, 20)), run(start(), 2, (20, 20))
    a, b = one.to_data(), other.to_data()
    one.add(other)
    for name, value in one.to_data().items():
        if isinstance(value, int):
            assert value == a[name] + b[name]  # type: ignore[operator]
        elif name != "rounds":
            assert value == [x + y for x, y in zip(a[name], b[name], strict=True)]  # type: ignore[call-overload]
    assert sum(one.rounds.values()) == 40


def test_very_long_fights_share_a_class() -> None:
    fight = start()
    fight.round = LONGEST + 5
    tallies = Tallies(2, 5)
    tallies.count(fight)
    assert tallies.rounds == {LONGEST: 1}


def test_those_who_joined_later_are_not_counted() -> None:
    fight = start()
    tallies = Tallies(2, 5)
    fight.add_fighter({"slug": "fritz", "side": 0})
    tallies.count(fight)
    assert tallies.survived == [1, 1, 1, 1, 1]
