"""Fights that wait for numbers: whole decisions, every choice, many at once."""

from pathlib import Path
from typing import Any

import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import parallel_api_test

from fechtbuch.books.base import books
from fechtbuch.engine.choices import Refusal
from fechtbuch.engine.offers import FIGHTER, HABIT, HEAD, MORE, OPTION, PLAN, SPELL, VALUE
from fechtbuch.engine.random_player import values_of
from fechtbuch.engine.stepping import Seat
from fechtbuch.rl import Duel, Fights, Sides
from fechtbuch.scenario import names

DUELS = {info.book: info.name for info in reversed(names())}
"""The first scenario of every book."""

BOOKS = sorted(books())
ROOT = Path(__file__).resolve().parents[2]


def chosen(number: int, taken: int, legal: int) -> int:
    """Any of the legal options, by nothing but the fight and how far it is."""
    return (number * 7919 + taken * 104729 + 13) % legal


def played(duel: Duel, most: int = 200) -> list[str]:
    """What was chosen in a fight up to its end, and how it ended."""
    said: list[str] = []
    for _ in range(most):
        told = duel.options()
        number = chosen(int(duel.stage.number), len(said), len(told))
        said.append(told[number])
        _, reward, over, cut, _ = duel.step(number)
        if over or cut:
            said.append(f"{reward} {duel.stage.fight.round}")
            break
    return said


@pytest.mark.parametrize("book", BOOKS)
def test_the_official_tests_of_the_interfaces_are_green(book: str) -> None:
    check_env(Duel(DUELS[book], "book", decisions=30), skip_render_check=True)
    parallel_api_test(Sides(DUELS[book], decisions=30), num_cycles=60)


def test_the_habit_is_offered_beside_the_plans_where_that_is_wanted() -> None:
    """Between a knight and a rogue the book's own policy now and then has a way of its own."""
    more = 0
    for number in range(3):
        plain = Duel("knight-and-rogue", "trained", spelling=False)
        both = Duel("knight-and-rogue", "trained", spelling=False, habits=True)
        plain.reset(seed=number)
        both.reset(seed=number)
        for _ in range(40):
            assert set(plain.options()) <= set(both.options())
            assert len(set(both.options())) == len(both.options())
            kinds = both.stage.offers.kinds
            more += PLAN in kinds and HABIT in kinds
            step = both.options().index(plain.options()[0])
            if plain.step(0)[2] or both.step(step)[2]:
                break
    assert more > 3


@pytest.mark.parametrize("book", BOOKS)
def test_many_fights_side_by_side_end_as_each_of_them_alone(book: str) -> None:
    """Rule code that waits is not disturbed by that of other fights."""
    count, fights, most = 5, 15, 40
    together = Fights(DUELS[book], count, seed=3, spelling=False, decisions=most)
    found: dict[int, tuple[int, int]] = {}
    stages = together.row.stages
    while len(found) < fights:
        actions = []
        before = [(stage.number, stage.fight) for stage in stages]
        for stage in stages:
            legal = len(stage.offers.kinds)
            actions.append(chosen(int(stage.number), int(stage.taken), legal))
        _, _, over, cut, _ = together.step(np.array(actions))
        for (number, fight), one, other in zip(before, over, cut, strict=True):
            if one or other:
                found[int(number)] = (int(fight.winner), int(fight.round))
    alone = Sides(DUELS[book], spelling=False, decisions=most)
    for number in sorted(found)[:fights]:
        alone.stage.restart(number)
        alone.reset(seed=3)
        alone.stage.restart(number)
        stage = alone.stage
        while not stage.over:
            stage.take(chosen(number, int(stage.taken), len(stage.offers.kinds)))
        assert (int(stage.fight.winner), int(stage.fight.round)) == found[number]


@pytest.mark.parametrize("book", BOOKS)
def test_a_copy_goes_on_alike_and_apart(book: str) -> None:
    duel = Duel(DUELS[book], "trained")
    duel.reset(seed=5)
    while len(duel.stage.history) < 3:
        if duel.step(0)[2]:
            duel.reset()
    twin = duel.copy()
    assert twin.options() == duel.options()
    assert (twin.seen.raw == duel.seen.raw).all()
    here = twin.options()
    expected = played(duel)
    assert twin.options() == here
    assert played(twin) == expected


@pytest.mark.parametrize("book", BOOKS)
def test_every_value_of_every_slot_has_a_number(book: str) -> None:
    duel = Duel(DUELS[book], "book", options=5)
    duel.reset(seed=2)
    dice = np.random.default_rng(1)
    numbers = 0
    for _ in range(4):
        offers = duel.stage.offers
        duel.step(offers.kinds.index(SPELL))
        while not duel.stage.over and offers.slot is not None:
            slot = offers.slot
            seen: list[str] = []
            pages = 0
            while True:
                seen += [text for text in duel.options() if text != "…"]
                if MORE not in offers.kinds:
                    break
                duel.step(offers.kinds.index(MORE))
                pages += 1
                if offers.page == 0:
                    break
            assert seen == [f"{slot.name}={value}" for value in values_of(slot)]
            assert pages == (0 if len(seen) <= 5 else -(-len(seen) // 4))
            values = [place for place, kind in enumerate(offers.kinds) if kind == VALUE]
            duel.step(int(dice.choice(values)))
            numbers += len(seen)
        if duel.stage.over:
            duel.reset()
    assert numbers > 20


def test_any_legal_choice_can_be_said_and_others_change_nothing() -> None:
    duel = Duel("kurt-and-hans", "book")
    duel.reset(seed=1)
    before = duel.options()
    with pytest.raises(Refusal):
        duel.say("fly target=moon")
    assert duel.options() == before
    question = duel.stage.offers.question
    assert question is not None
    duel.say("nothing" if question.kind == "turn" else question.default().text())
    assert duel.stage.taken == 1
    assert duel.copy().options() == duel.options()


def test_what_is_no_option_is_refused() -> None:
    duel = Duel("kurt-and-hans", "book")
    seen, _ = duel.reset(seed=1)
    legal = int(seen["action_mask"].sum())
    assert legal == len(duel.options())
    for wrong in (legal, -1):
        with pytest.raises(ValueError, match="legal"):
            duel.step(wrong)
    with pytest.raises(ValueError, match="no policy 'nobody'"):
        Duel("kurt-and-hans", "nobody")
    with pytest.raises(ValueError, match="no side 'nobody'"):
        Duel("kurt-and-hans", learner="nobody")


def test_a_row_wants_one_number_for_each_of_its_fights() -> None:
    fights = Fights("kurt-and-hans", 3, seed=1)
    fights.reset()
    before = fights.seen.raw.copy()
    for actions in ([0, 0], [0, 0, 0, 0], [[0, 0, 0]], 0):
        with pytest.raises(ValueError, match="3 fights: give one number for each"):
            fights.step(actions)
        assert (fights.seen.raw == before).all()
    for count in (0, -1):
        with pytest.raises(ValueError, match=f"{count} fights: give at least 1"):
            Fights("kurt-and-hans", count)
    with pytest.raises(ValueError, match="0 fighters: give at least 1"):
        Duel("kurt-and-hans", fighters=0)
    with pytest.raises(ValueError, match="0 decisions: give at least 1"):
        Duel("kurt-and-hans", decisions=0)


def test_winners_get_one_and_losers_lose_one() -> None:
    sides = Sides("kurt-and-hans", spelling=False)
    sides.reset(seed=4)
    total = dict.fromkeys(sides.possible_agents, 0.0)
    while sides.agents:
        actions = dict.fromkeys(sides.agents, 0)
        _, rewards, _, _, _ = sides.step(actions)
        for agent, reward in rewards.items():
            total[agent] += reward
    assert sorted(total.values()) == [-1.0, 1.0]
    assert total[sides.possible_agents[int(sides.stage.fight.winner)]] == 1.0


def test_a_fight_without_end_is_cut_off() -> None:
    duel = Duel("kurt-and-hans", "book", decisions=2)
    duel.reset(seed=2)
    results: list[Any] = []
    while not results or not (results[-1][2] or results[-1][3]):
        results.append(duel.step(0))
    assert len(results) <= 3
    assert results[-1][3]
    assert results[-1][1] == 0.0


def test_an_observation_tells_the_moment_the_fighters_and_the_options() -> None:
    duel = Duel("kurt-and-hans", "book")
    seen, _ = duel.reset(seed=1)
    assert duel.columns.size < 400
    head, fighters, options = duel.columns.split(seen["observation"])
    assert head[HEAD.index("friends")] == head[HEAD.index("foes")] == 1
    assert fighters[0][:3].tolist() == [1, 0, 1]  # there, a friend, asked
    assert fighters[1][:3].tolist() == [1, 1, 0]
    assert fighters[0][4] == pytest.approx(1)  # unhurt
    assert fighters[1][4] == 0  # how a foe is, nobody is told
    assert (options[:, OPTION.index("what")] > 0).sum() == seen["action_mask"].sum()
    best = options[: int(seen["action_mask"].sum()), OPTION.index("behind")]
    assert best.max() == 0


MARKS = [name.replace("-", "_") for name in OPTION[OPTION.index("harm-done") :][:8]]


@pytest.mark.parametrize("book", BOOKS)
def test_every_number_is_what_fight_and_plans_say(book: str) -> None:
    duel = Duel(ROOT / "bench" / "scenarios" / f"{book}-1v1.toml", "trained", spelling=False)
    duel.reset(seed=3)
    columns = duel.columns
    first = OPTION.index("harm-done")
    met: set[tuple[str, ...]] = set()
    shown = 0
    for step in range(400):
        stage = duel.stage
        offers = stage.offers
        _, fighters, options = columns.split(duel.seen.raw[0])
        question, seat = offers.question, stage.players[stage.side]
        assert question is not None
        assert isinstance(seat, Seat)
        assert seat.mind is not None
        asked = question.who
        both = sorted(stage.fight.roster, key=lambda one: one is not asked)
        for row, one in zip(fighters, both, strict=True):
            states = stage.fight.condition(one).states
            met.add(tuple(states))
            told = [1000 if state in states else 0 for state in columns.states]
            assert row[len(FIGHTER) :].tolist() == told
        plans = seat.mind.plans.found()
        listed = [place for place, kind in enumerate(offers.kinds) if kind == PLAN]
        for place, plan in zip(listed, plans, strict=False):
            marks = [getattr(plan, mark) for mark in MARKS]
            assert options[place, first : first + len(MARKS)].tolist() == marks
            assert not options[place, first + len(MARKS) :].any()
            shown += any(marks)
        assert not options[len(offers.kinds) :].any()
        _, _, over, cut, _ = duel.step(chosen(step, step, len(offers.kinds)))
        if over or cut:
            duel.reset()
    # Such a duel of Phase Six is over before anybody gets into a state.
    assert len(met) > 1 or book == "phase-six"
    assert shown > 50


def test_fights_that_end_before_the_learner_is_asked_are_told() -> None:
    """Every number of the seed is fought, by the learner or without him."""
    fights = Fights("hammer-and-plate", 1, opponent="trained", seed=1, spelling=False)
    stage = fights.row.stages[0]
    first = int(stage.number)
    ended = 0
    missed: list[int] = []
    while not missed:
        _, _, over, cut, _ = fights.step([0])
        ended += int(over[0] or cut[0])
        missed += fights.row.missed
    assert int(stage.number) - first == ended + len(missed)
    assert set(missed) <= {-1, 0, 1}
