"""Many fights: the result depends on scenario, seed and number of fights, and on nothing else."""

import dataclasses

import pytest

from fechtbuch.engine.memory import seat
from fechtbuch.scenario import load
from fechtbuch.simulate import Result, drive, simulate
from fechtbuch.simulate.run import with_policies
from fechtbuch.simulate.work import Bench

DUEL = "kurt-and-hans"


def same(one: Result, other: Result) -> bool:
    return dataclasses.replace(one, processes=0, seconds=0.0) == dataclasses.replace(
        other, processes=0, seconds=0.0
    )


def test_the_number_of_processes_changes_nothing() -> None:
    alone = simulate(DUEL, 500, seed=7, processes=1)
    shared = simulate(DUEL, 500, seed=7, processes=2)
    assert shared.processes == 2
    assert same(alone, shared)


def test_the_size_of_the_pieces_changes_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    whole = simulate(DUEL, 230, seed=7, processes=1)
    for name in ("FIRST_PIECE", "SMALLEST", "LARGEST"):
        monkeypatch.setattr(drive, name, 7)
    assert same(whole, simulate(DUEL, 230, seed=7, processes=1))


def test_another_seed_gives_other_fights() -> None:
    assert not same(simulate(DUEL, 200, seed=1), simulate(DUEL, 200, seed=2))


def test_counts_add_up() -> None:
    result = simulate(DUEL, 300, seed=3, processes=1)
    assert sum(side.wins for side in result.sides.values()) + result.draws == result.fights == 300
    assert result.rounds.p5 <= result.rounds.p50 <= result.rounds.p95
    for side in result.sides.values():
        low, high = side.interval
        assert low <= side.share <= high
    dealt = sum(one.damage_dealt for one in result.fighters.values())
    assert dealt > 0
    assert sum(result.rounds.counts.values()) == 300
    for slug, side in result.sides.items():
        assert sum(side.losses.values()) == 300
        members = [one for one in result.fighters.values() if one.side == slug]
        lost = sum(number * count for number, count in side.losses.items())
        assert lost == sum(sum(one.deaths.values()) for one in members)
    for one in result.fighters.values():
        assert sum(one.deaths.values()) == pytest.approx(300 * (1 - one.survived))
        # Whoever is out of the fight need not be dead, but the dead are out of it.
        assert sum(one.left.values()) == pytest.approx(300 * (1 - one.standing))
        assert one.standing < one.survived
    for slug, side in result.sides.items():
        members = [one for one in result.fighters.values() if one.side == slug]
        stood = sum(number * count for number, count in side.standing.items())
        assert stood == pytest.approx(300 * sum(one.standing for one in members))
        assert result.rows()[list(result.sides).index(slug)]["standing_mean"] == stood / 300


@pytest.mark.parametrize(
    "name", ["skirmish", "knight-and-rogue", "duel-of-honour", "knight-and-swashbuckler"]
)
def test_fighting_and_being_out_are_opposites_in_every_book(name: str) -> None:
    scenario = load(name)
    bench = Bench(scenario, 3)
    out = 0
    for number in range(3):
        fight = bench.start.copy()
        bench.dice.deal(number, fight.roster)
        seat(fight, bench.players, bench.dice)
        while not fight.over:
            fight.advance()
            for fighter in fight.roster:
                assert fighter.fighting() == (not fight.condition(fighter).out)
                assert fighter.alive() or not fighter.fighting()
        out += sum(not fighter.fighting() for fighter in fight.roster)
    assert out > 0


def test_progress_is_told_fight_by_fight() -> None:
    told: list[int] = []
    simulate(DUEL, 250, processes=1, progress=told.append, closely=0)
    assert sum(told) == 250


def test_policies_can_be_chosen_by_side() -> None:
    scenario = load(DUEL)
    side = scenario.sides[0].slug
    result = simulate(scenario, 100, policies={side: "random"}, processes=1)
    assert result.policies[side] == "random"


def test_sides_and_policies_that_do_not_exist_are_named() -> None:
    scenario = load(DUEL)
    with pytest.raises(ValueError, match="no such side; there are"):
        with_policies(scenario, {"nobody": "random"})
    with pytest.raises(
        ValueError, match="no such policy; there are advised, book, novice, random, strong, trained"
    ):
        with_policies(scenario, {scenario.sides[0].slug: "clever"})


@pytest.mark.parametrize(("fights", "processes"), [(0, 1), (-5, 1), (10, 0)])
def test_less_than_one_fight_or_process_is_refused(fights: int, processes: int) -> None:
    with pytest.raises(ValueError, match="give at least 1"):
        simulate(DUEL, fights, processes=processes)


def test_the_data_have_what_the_format_promises() -> None:
    data = simulate(DUEL, 50, seed=7, processes=1).to_data()
    assert {
        "book",
        "scenario",
        "fights",
        "seed",
        "compiled",
        "sides",
        "draws",
        "rounds",
        "fighters",
        "seconds",
        "fights_per_second",
        "decisions_per_second",
    } <= set(data)
    assert data["scenario"] == DUEL
