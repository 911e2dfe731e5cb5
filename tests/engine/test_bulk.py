"""Many fights from one start."""

import pytest

from fechtbuch.engine.bulk import LONGEST, OUTCOME_SIDES, Tallies, run_many
from fechtbuch.engine.choices import Player
from fechtbuch.engine.random_player import RandomPlayer
from fechtbuch.engine.streams import BulkDice
from tests.toy import ToyFight, toy_fight

KNOWN = {
    "fights": 25,
    "draws": 0,
    "bounded": 0,
    "decisions": 1358,
    "wins": [5, 20],
    "rounds": [
        [3, 1],
        [4, 2],
        [5, 2],
        [6, 3],
        [7, 1],
        [8, 3],
        [9, 2],
        [10, 2],
        [11, 1],
        [14, 2],
        [15, 1],
        [16, 1],
        [17, 1],
        [18, 1],
        [19, 1],
        [25, 1],
    ],
    "survived": [4, 5, 15, 19, 16],
    "dealt": [114, 92, 90, 119, 79],
    "taken": [148, 140, 79, 53, 74],
}

KNOWN_LOSSES = [[[0, 4], [1, 1], [2, 20]], [[0, 13], [1, 4], [2, 3], [3, 5]]]

KNOWN_DEATHS = [
    [[3, 4], [4, 2], [5, 1], [6, 2], [7, 4], [8, 1], [9, 2], [11, 2], [14, 1], [18, 1], [19, 1]],
    [[1, 2], [2, 1], [4, 2], [5, 5], [6, 2], [8, 1], [10, 3], [13, 1], [14, 1], [15, 1], [25, 1]],
    [[2, 1], [4, 2], [5, 1], [6, 1], [7, 1], [8, 2], [12, 1], [15, 1]],
    [[2, 1], [3, 1], [8, 1], [10, 1], [16, 1], [17, 1]],
    [[1, 1], [2, 1], [3, 2], [4, 1], [5, 1], [7, 1], [9, 1], [13, 1]],
]


def start() -> ToyFight:
    return toy_fight("anna bert", "carl dora emil", health=5)


def run(fight: ToyFight, seed: int, *chunks: tuple[int, int]) -> Tallies:
    """Run chunks of (first, count), each with dice and players of its own, and add them up."""
    total = Tallies(len(fight.sides), len(fight.roster))
    for first, count in chunks:
        dice = BulkDice(seed)
        players: list[Player] = [RandomPlayer(dice.whim) for _ in fight.sides]
        run_many(fight, players, dice, first, count, total)
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
    data = run(start(), 4, (1000, 25)).to_data()
    assert {name: value for name, value in data.items() if name in KNOWN} == KNOWN
    assert data["losses"] == KNOWN_LOSSES
    assert data["deaths"] == KNOWN_DEATHS


def test_the_start_is_left_as_it_is() -> None:
    fight = start()
    before = fight.key()
    run(fight, 1, (0, 5))
    assert fight.key() == before
    assert fight.events == []


def test_deaths_and_losses_agree_with_who_survived() -> None:
    tallies = run(start(), 1, (0, 60))
    for survived, deaths in zip(tallies.survived, tallies.deaths, strict=True):
        assert sum(deaths.values()) == 60 - survived
        assert max(deaths, default=0) <= max(tallies.rounds)
    lost = [sum(number * count for number, count in side.items()) for side in tallies.losses]
    assert lost == [120 - sum(tallies.survived[:2]), 180 - sum(tallies.survived[2:])]


def test_a_death_is_counted_in_the_round_in_which_it_happens() -> None:
    fight = start()
    tallies = Tallies(2, 5)
    tallies.begin(fight)
    fight.round = 3
    tallies.look(fight)
    fight.roster[1].health = 0
    tallies.look(fight)
    fight.round = 4
    tallies.look(fight)
    assert tallies.deaths == [{}, {3: 1}, {}, {}, {}]


def test_whoever_has_left_no_longer_stands_though_he_lives() -> None:
    fight = start()
    tallies = Tallies(2, 5)
    tallies.begin(fight)
    fight.round = 2
    fight.roster[0].gone = True
    tallies.look(fight)
    fight.roster[3].health = 0
    fight.round = 4
    tallies.look(fight)
    tallies.count(fight)
    assert tallies.survived == [1, 1, 1, 0, 1]
    assert tallies.standing == [0, 1, 1, 0, 1]
    assert tallies.left == [{2: 1}, {}, {}, {4: 1}, {}]
    assert tallies.kept == [{1: 1}, {2: 1}]


def test_whoever_comes_back_has_not_left() -> None:
    fight = start()
    tallies = Tallies(2, 5)
    tallies.begin(fight)
    fight.round = 2
    fight.roster[0].gone = True
    tallies.look(fight)
    fight.round = 3
    fight.roster[0].gone = False
    tallies.look(fight)
    fight.round = 5
    fight.roster[0].gone = True
    tallies.look(fight)
    tallies.count(fight)
    assert tallies.left[0] == {5: 1}


def test_a_ledger_has_the_outcome_of_every_fight() -> None:
    fight = start()
    dice = BulkDice(3)
    players: list[Player] = [RandomPlayer(dice.whim) for _ in fight.sides]
    tallies = Tallies(2, 5)
    ledger: list[int] = []
    run_many(fight, players, dice, 0, 40, tallies, ledger)
    assert len(ledger) == 40
    for side, wins in enumerate(tallies.wins):
        assert sum(number >> side & 1 for number in ledger) == wins
    rounds = sorted(number >> OUTCOME_SIDES for number in ledger)
    assert rounds == sorted(n for n, count in tallies.rounds.items() for _ in range(count))


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
