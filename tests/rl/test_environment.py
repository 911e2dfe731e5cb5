"""Every book as a PettingZoo environment."""

import subprocess
import sys
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

from fechtbuch.books.base import books
from fechtbuch.rl import Environment, env
from fechtbuch.rl.observing import FIGHTER, OPTION
from fechtbuch.scenario import names

DUELS = {info.book: info.name for info in reversed(names())}
"""The first scenario of every book."""


def played(fight: Any, seed: int, chance: int = 0) -> list[tuple[str, int]]:
    """Play any legal actions to the end."""
    dice = np.random.default_rng(chance)
    fight.reset(seed=seed)
    said: list[tuple[str, int]] = []
    for agent in fight.agent_iter():
        observation, _, over, cut, _ = fight.last()
        if over or cut:
            fight.step(None)
            continue
        action = int(dice.choice(np.flatnonzero(observation["action_mask"])))
        said.append((agent, action))
        fight.step(action)
    return said


@pytest.mark.parametrize("book", sorted(books()))
def test_the_official_test_of_the_interface_is_green(book: str) -> None:
    api_test(env(DUELS[book], decisions=60), num_cycles=120)


@pytest.mark.parametrize("book", sorted(books()))
def test_the_same_seed_gives_the_same_fight(book: str) -> None:
    seed_test(lambda: env(DUELS[book], decisions=40), num_cycles=40)
    fight = Environment(DUELS[book], decisions=40)
    assert played(fight, 3) == played(fight, 3)


@pytest.mark.parametrize("book", sorted(books()))
def test_the_mask_shows_exactly_what_may_be_done(book: str) -> None:
    fight = Environment(DUELS[book])
    fight.reset(seed=1)
    for _ in range(12):
        agent = fight.agent_selection
        observation = fight.observe(agent)
        legal = int(observation["action_mask"].sum())
        assert legal > 1  # what has one value is not asked
        assert observation["action_mask"][:legal].all()
        for other in fight.agents:
            if other != agent:
                assert not fight.observe(other)["action_mask"].any()
        with pytest.raises(ValueError, match="not among the"):
            fight.step(legal)
        fight.step(legal - 1)


def test_the_winner_gets_one_and_the_loser_loses_one() -> None:
    fight = Environment("kurt-and-hans")
    fight.reset(seed=5)
    dice = np.random.default_rng(0)
    total = dict.fromkeys(fight.possible_agents, 0.0)
    for agent in fight.agent_iter():
        observation, reward, over, cut, _ = fight.last()
        total[agent] += float(reward)
        legal = np.flatnonzero(observation["action_mask"])
        fight.step(None if over or cut else int(dice.choice(legal)))
    winner = fight.possible_agents[fight.session.fight.winner]
    assert total[winner] == 1.0
    assert sorted(total.values()) == [-1.0, 1.0]


def test_a_fight_without_end_is_cut_off() -> None:
    fight = Environment("kurt-and-hans", decisions=3)
    played(fight, 2)
    assert fight.answered == 3
    assert not fight.session.fight.over


def test_what_is_hidden_is_not_seen() -> None:
    fight = Environment("kurt-and-hans")
    fight.reset(seed=1)
    fight.session.edict("hide fighter=hans side=kurt")
    kurt, _ = fight.layout.split(fight.observe("kurt")["observation"])
    hans, _ = fight.layout.split(fight.observe("hans")["observation"])
    known = FIGHTER.index("known")
    assert [row[known] for row in kurt] == [1, 0]
    assert [row[known] for row in hans] == [1, 1]


def test_long_lists_have_pages_and_every_action_is_legal() -> None:
    fight = Environment("kurt-and-hans", options=8)
    for chance in range(5):
        played(fight, 1, chance)
        assert fight.session.fight.over


def test_every_value_of_a_long_list_stands_on_one_of_its_pages() -> None:
    fight = Environment("kurt-and-hans", options=4)
    fight.reset(seed=1)
    assert fight.question is not None
    slot = fight.question.slot({})
    assert slot is not None
    assert len(slot.values()) > 4
    for value in slot.values():
        fight.reset(seed=1)
        for _ in range(len(slot.values())):
            action = fight.choose(value)
            assert action is not None
            fight.step(action)
            if action < 3:
                break
        assert fight._partial.get("verb", value) == value


def test_options_carry_their_number() -> None:
    fight = Environment("kurt-and-hans")
    fight.reset(seed=2)
    seen = False
    dice = np.random.default_rng(4)
    for agent in fight.agent_iter():
        observation, _, over, cut, _ = fight.last()
        if over or cut:
            break
        _, options = fight.layout.split(observation["observation"])
        seen = seen or bool(options[:, OPTION.index("tested")].any())
        legal = np.flatnonzero(observation["action_mask"])
        fight.step(int(dice.choice(legal)))
        assert agent
    assert seen


def test_without_the_extra_it_is_said_how_to_get_it() -> None:
    code = "import sys; sys.modules['gymnasium'] = None; import fechtbuch.rl"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    last = done.stderr.splitlines()[-1]
    assert last.endswith("needs the package gymnasium: pip install 'fechtbuch[rl]'")
