"""A fight as a PettingZoo AEC environment: the sides are agents, each step fills one slot."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete, Space
from pettingzoo import AECEnv
from pettingzoo.utils.wrappers import AssertOutOfBoundsWrapper, OrderEnforcingWrapper

from fechtbuch.engine.choices import Partial, Question, Slot, parse_words
from fechtbuch.engine.knowing import known
from fechtbuch.engine.random_player import values_of
from fechtbuch.engine.session import Session
from fechtbuch.rl.observing import Layout, observe
from fechtbuch.rl.stages import told_fight
from fechtbuch.scenario import Scenario, load, new_record, seed_from

OPTIONS = 64
"""How many values of a slot can be chosen from at once; longer lists have pages."""

DECISIONS = 2000
"""A fight with more decisions is cut off."""

TURN_OVER = "\0more"
"""Instead of a value: the last action of a page leads to the next."""

MOST_SLOTS = 64
"""A choice with more slots than this is given up for the question's default."""


def env(
    scenario: str | Path | Mapping[str, Any] | Scenario,
    *,
    options: int = OPTIONS,
    decisions: int = DECISIONS,
) -> Any:
    """An environment of a scenario, with PettingZoo's usual checks around it."""
    return OrderEnforcingWrapper(
        AssertOutOfBoundsWrapper(Environment(scenario, options=options, decisions=decisions))
    )


class Environment(AECEnv):  # type: ignore[misc]
    """A fight that waits for its sides.

    An action is the number of one value of the slot to be filled next; `action_mask` says which
    there are; of a long list the last action turns the page. A slot with a single value is filled
    by itself. The winners get 1, the losers −1,
    and everybody 0 for a draw.
    """

    metadata = {"name": "fechtbuch_v1", "render_modes": ["ansi"], "is_parallelizable": False}  # noqa: RUF012

    def __init__(
        self,
        scenario: str | Path | Mapping[str, Any] | Scenario,
        *,
        options: int = OPTIONS,
        decisions: int = DECISIONS,
    ) -> None:
        super().__init__()
        self.scenario = load(scenario)
        self.book = self.scenario.rulebook
        self.render_mode = "ansi"
        start = self.scenario.build()
        self.layout = Layout(len(start.roster), tuple(self.book.states()), options)
        self.decisions = decisions
        self.possible_agents = [side.slug for side in start.sides]
        self._spaces: dict[str, Space[Any]] = {
            agent: Dict(
                {
                    "observation": Box(-np.inf, np.inf, (self.layout.size,), np.float32),
                    "action_mask": Box(0, 1, (options,), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self._actions = {agent: Discrete(options) for agent in self.possible_agents}
        self._games = 0
        self._seed = 0

    def observation_space(self, agent: str) -> Space[Any]:
        """The same for every side: a row of numbers as `layout` says, and the mask."""
        return self._spaces[agent]

    def action_space(self, agent: str) -> Space[Any]:
        """So many values can be told apart."""
        return self._actions[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new fight; with the same seed and the same actions always the same."""
        if seed is not None:
            self._seed = seed
            self._games = 0
        secret = seed_from((self._seed << 32) + self._games)
        self._games += 1
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.session = Session(new_record(self.scenario, secret), self.scenario.build(), secret)
        self.answered = 0
        self._question: Question | None = None
        self._partial: Partial = {}
        self._slot: Slot | None = None
        self._values: list[str] = []
        self._listed: list[str] = []
        self._page = 0
        self.agent_selection = self.agents[0]
        self._go_on()
        self._accumulate_rewards()

    def observe(self, agent: str) -> dict[str, Any]:
        """What a side may know, and which actions it has if it is asked."""
        side = self.possible_agents.index(agent)
        mine = self._question is not None and self._question.side == side
        numbers = observe(
            self.layout,
            self.book,
            self.session.fight,
            side,
            self._question if mine else None,
            self._offered() if mine else None,
        )
        mask = np.zeros(self.layout.options, np.int8)
        if mine:
            mask[: len(self._values)] = 1
        return {"observation": numbers, "action_mask": mask}

    def step(self, action: int | None) -> None:
        """Fill the slot with one of its values; a full choice is carried out."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert self._slot is not None
        assert action is not None
        if not 0 <= action < len(self._values):
            raise ValueError(f"action {action} is not among the {len(self._values)} of the mask")
        self._cumulative_rewards[agent] = 0
        self._clear_rewards()
        if self._values[action] is TURN_OVER:
            self._turn_over()
        else:
            self._partial[self._slot.name] = self._values[action]
            self._go_on()
        self._accumulate_rewards()

    def choose(self, text: str) -> int | None:
        """The action that follows a canonical choice through the slots; None if it leaves them."""
        if self._slot is None:
            return None
        value = parse_words(text).get(self._slot.name, self._slot.default or "")
        if value in self._values:
            return self._values.index(value)
        return len(self._values) - 1 if value in self._listed else None

    @property
    def question(self) -> Question | None:
        """The question that the fight waits for."""
        return self._question

    def render(self) -> str:
        """Round, and everybody's place and health."""
        return told_fight(self.book, self.session.fight)

    def close(self) -> None:
        """Nothing is held open."""

    # From one choice of a learner to the next.

    def _go_on(self) -> None:
        """Fill what has one value only, answer what is complete, stop where there is a choice."""
        while True:
            if self._question is None:
                if not self.session.pending:
                    self._finish()
                    return
                if self.answered >= self.decisions:
                    self.truncations = dict.fromkeys(self.agents, True)
                    self._slot = None
                    return
                self._question = known(self.session.pending[0])
                self._partial = {}
            question = self._question
            if question.side < 0:
                self._answer(question.default().text())
                continue
            slot = question.slot(self._partial)
            if slot is None:
                self._answer(question.build(self._partial).text())
                continue
            values = values_of(slot)
            if not values or len(self._partial) >= MOST_SLOTS:
                self._answer(question.default().text())
                continue
            if len(values) == 1:
                self._partial[slot.name] = values[0]
                continue
            self._slot = slot
            self._listed = values
            self._page = -1
            self._turn_over()
            self.agent_selection = self.possible_agents[question.side]
            return

    def _turn_over(self) -> None:
        """Offer the next page of the slot's values; after the last comes the first."""
        room = self.layout.options
        if len(self._listed) <= room:
            self._values = self._listed
            return
        self._page = (self._page + 1) % -(-len(self._listed) // (room - 1))
        first = self._page * (room - 1)
        self._values = [*self._listed[first : first + room - 1], TURN_OVER]

    def _offered(self) -> Slot | None:
        """The slot with the values that have a number, in their order."""
        if self._slot is None:
            return None
        known = {option.value: option for option in self._slot.options}
        options = [known[value] for value in self._values if value in known]
        return Slot(self._slot.name, self._slot.kind, options, self._slot.default)

    def _answer(self, text: str) -> None:
        assert self._question is not None
        self.session.answer(text, self._question.id)
        self.answered += 1
        self._question = None
        self._slot = None
        self._values = []

    def _finish(self) -> None:
        fight = self.session.fight
        winners = fight.winners()
        for place, agent in enumerate(self.possible_agents):
            if winners:
                self.rewards[agent] = 1.0 if place in winners else -1.0
        self.terminations = dict.fromkeys(self.agents, True)
        self._slot = None
        self._values = []
        self.agent_selection = self.agents[0]
