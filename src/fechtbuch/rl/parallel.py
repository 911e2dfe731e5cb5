"""A fight as a PettingZoo parallel environment: every side acts in every step, one of them counts.

Fights of these books go by questions, one after the other. So in each step the side that is asked
has its options, and the others have one action, which does nothing.
"""

from collections.abc import Mapping
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np
from gymnasium.spaces import Space
from pettingzoo import ParallelEnv

from fechtbuch.books.learned import FIGHTERS, OPTIONS
from fechtbuch.rl.stages import DECISIONS, UNIT, Troupe
from fechtbuch.rl.vector import Legal, Observation, spaces_of
from fechtbuch.scenario import Scenario


class Sides(ParallelEnv):  # type: ignore[misc]
    """All sides are learners; steps are complete decisions of whoever is asked."""

    metadata = {"name": "fechtbuch_sides_v1", "render_modes": ["ansi"]}  # noqa: RUF012

    def __init__(
        self,
        scenario: str | Path | Mapping[str, Any] | Scenario,
        *,
        options: int = OPTIONS,
        fighters: int = FIGHTERS,
        decisions: int = DECISIONS,
        spelling: bool = True,
        habits: bool = False,
    ) -> None:
        self.troupe = Troupe(
            scenario,
            options=options,
            fighters=fighters,
            decisions=decisions,
            spelling=spelling,
            habits=habits,
        )
        self.columns = self.troupe.columns
        self.possible_agents = list(self.troupe.sides)
        self.agents: list[str] = []
        self.render_mode = "ansi"
        self._observed: Space[Any] = spaces_of(self.columns)[0]
        self._actions = {
            agent: Legal(options, partial(self._legal, place))
            for place, agent in enumerate(self.possible_agents)
        }
        self._seed = 0
        self._number = -1
        self._set_up()

    def _set_up(self) -> None:
        self.stage = self.troupe.stage(self._seed, self._number)
        self._room = self.troupe.room(1)
        self.troupe.place(self.stage, self._room, 0)

    def observation_space(self, agent: str) -> Space[Any]:
        """The same for every side."""
        return self._observed

    def action_space(self, agent: str) -> Space[Any]:
        """So many options can be told apart."""
        return self._actions[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        """The next fight; with a seed the first of that seed."""
        if seed is not None:
            self._seed = seed
            self._number = -1
            self._set_up()
        self._number += 1
        self.stage.restart(self._number)
        self.stage.go_on()
        self._number = int(self.stage.number)
        self.agents = list(self.possible_agents)
        return self._observations(), {agent: {} for agent in self.agents}

    def step(
        self, actions: Mapping[str, int]
    ) -> tuple[
        dict[str, Observation],
        dict[str, float],
        dict[str, bool],
        dict[str, bool],
        dict[str, dict[str, Any]],
    ]:
        """Take what the side that is asked has chosen."""
        stage = self.stage
        stage.take(int(actions[self.possible_agents[stage.side]]))
        agents = self.agents
        over = bool(stage.over)
        rewards = {agent: stage.reward(place) for place, agent in enumerate(self.possible_agents)}
        ended = dict.fromkeys(agents, over and not stage.cut)
        cut = dict.fromkeys(agents, over and bool(stage.cut))
        seen = self._observations()
        if over:
            self.agents = []
        return seen, rewards, ended, cut, {agent: {} for agent in agents}

    def _legal(self, side: int) -> int:
        """How many actions a side has: its options, or one that does nothing."""
        stage = self.stage
        return len(stage.offers.kinds) if not stage.over and side == stage.side else 1

    def _observations(self) -> dict[str, Observation]:
        stage = self.stage
        found: dict[str, Observation] = {}
        for place, agent in enumerate(self.possible_agents):
            stage.write(place)
            mask = np.zeros(self.columns.options, np.int8)
            mask[: self._legal(place)] = 1
            numbers = (self._room[0] * UNIT).astype(np.float32)
            found[agent] = {"observation": numbers, "action_mask": mask}
        return found

    def render(self) -> str:
        """Round, and everybody's place and health."""
        return self.troupe.told_fight(self.stage)

    def close(self) -> None:
        """Nothing is held open."""
