"""Many fights in one call, and one fight against an opponent: Gymnasium's two interfaces."""

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
from gymnasium.spaces import Box, Dict, Discrete, MultiDiscrete
from gymnasium.vector import AutoresetMode, VectorEnv
from numpy.typing import NDArray

from fechtbuch.books.learned import FIGHTERS, OPTIONS
from fechtbuch.engine.stepping import Row, Stage
from fechtbuch.rl.stages import DECISIONS, UNIT, Columns, Numbers, Raw, Troupe
from fechtbuch.scenario import Scenario

Observation = dict[str, NDArray[Any]]


class Legal(Discrete):
    """Numbers of options; without a mask only those are drawn that are legal now."""

    def __init__(self, count: int, legal: Callable[[], int]) -> None:
        super().__init__(count)
        self.legal = legal

    def sample(self, mask: Any = None, probability: Any = None) -> Any:
        """Any legal option."""
        if mask is None and probability is None:
            return np.int64(self.np_random.integers(max(1, self.legal())))
        return super().sample(mask, probability)


def spaces_of(columns: Columns) -> tuple[Dict, Discrete]:
    """What is observed of one fight, and what can be done in it."""
    observed = Dict(
        {
            "observation": Box(-np.inf, np.inf, (columns.size,), np.float32),
            "action_mask": Box(0, 1, (columns.options,), np.int8),
        }
    )
    return observed, Discrete(columns.options)


def against(troupe: Troupe, learner: str, opponent: str | None) -> int:
    """Let an opponent play every side but the learner's; the learner's number."""
    side = learner or troupe.sides[0]
    if side not in troupe.sides:
        raise ValueError(f"there is no side {side!r}; there are {', '.join(troupe.sides)}")
    if opponent is not None:
        troupe.opponents = {other: opponent for other in troupe.sides if other != side}
    return troupe.sides.index(side)


class Seen:
    """Observations of some stages as fractions, and which actions are legal."""

    def __init__(self, troupe: Troupe, stages: Sequence[Stage]) -> None:
        self.raw: Raw = troupe.room(len(stages))
        self.numbers: Numbers = np.zeros(self.raw.shape, np.float32)
        self.mask = np.zeros((len(stages), troupe.columns.options), np.int8)
        self._legal = self.mask.view(np.bool_)
        self._places = np.arange(troupe.columns.options, dtype=np.int32) * 1000
        for row, stage in enumerate(stages):
            troupe.place(stage, self.raw, row)

    def look(self) -> tuple[Numbers, NDArray[np.int8]]:
        """As it is now; the arrays are used again."""
        np.copyto(self.numbers, self.raw, casting="unsafe")
        np.multiply(self.numbers, UNIT, out=self.numbers)
        np.less(self._places, self.raw[:, 7:8], out=self._legal)
        return self.numbers, self.mask


class Fights(VectorEnv):
    """So many fights at once; where one ends, the next begins in the same call.

    Whoever is asked is `asked`, the number of a side; with an `opponent` it is always the learner.
    Rewards and ends are those of the fight that the action belonged to.
    """

    metadata = {"autoreset_mode": AutoresetMode.SAME_STEP}  # noqa: RUF012

    def __init__(
        self,
        scenario: str | Path | Mapping[str, Any] | Scenario,
        count: int = 64,
        *,
        learner: str = "",
        opponent: str | None = None,
        seed: int = 0,
        options: int = OPTIONS,
        fighters: int = FIGHTERS,
        decisions: int = DECISIONS,
        spelling: bool = True,
        habits: bool = False,
    ) -> None:
        if count < 1:
            raise ValueError(f"{count} fights: give at least 1")
        self.troupe = Troupe(
            scenario,
            options=options,
            fighters=fighters,
            decisions=decisions,
            spelling=spelling,
            habits=habits,
        )
        self.learner = against(self.troupe, learner, opponent)
        self.columns = self.troupe.columns
        self.num_envs = count
        observed, actions = spaces_of(self.columns)
        self.single_observation_space = observed
        self.single_action_space = actions
        self.observation_space = Dict(
            {
                "observation": Box(-np.inf, np.inf, (count, self.columns.size), np.float32),
                "action_mask": Box(0, 1, (count, self.columns.options), np.int8),
            }
        )
        self.action_space = MultiDiscrete([self.columns.options] * count)
        self._begin(seed)

    def _begin(self, seed: int) -> None:
        count = self.num_envs
        self.row = Row([self.troupe.stage(seed, place, count) for place in range(count)])
        self.seen = Seen(self.troupe, self.row.stages)
        self.row.begin()

    @property
    def asked(self) -> NDArray[np.int64]:
        """The side that is asked in each fight."""
        return np.array(self.row.sides)

    @property
    def steps(self) -> int:
        """Complete decisions of learners so far."""
        return sum(int(stage.steps) for stage in self.row.stages)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Begin all fights anew; fight number n of a seed always has the same dice."""
        if seed is not None:
            self._begin(seed)
        numbers, mask = self.seen.look()
        return {"observation": numbers, "action_mask": mask}, {"asked": self.asked}

    def step(
        self, actions: Any
    ) -> tuple[
        Observation, NDArray[np.float64], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]
    ]:
        """Take one option in each fight."""
        row = self.row
        numbers = np.asarray(actions)
        if numbers.shape != (self.num_envs,):
            raise ValueError(f"{self.num_envs} fights: give one number for each")
        row.step(numbers.tolist(), self.learner)
        seen, mask = self.seen.look()
        ended = np.array(row.ended)
        cut = ended & np.array(row.cut)
        return (
            {"observation": seen, "action_mask": mask},
            np.array(row.rewards),
            ended & ~cut,
            cut,
            {"asked": np.array(row.sides)},
        )


class Duel(gymnasium.Env):
    """One learner against a policy: a level, `book`, `advised`, or a file that was learned.

    Without one it is who plays the book where nobody is named: `strong`, where it has that level.
    """

    metadata = {"render_modes": ["ansi"]}  # noqa: RUF012

    def __init__(
        self,
        scenario: str | Path | Mapping[str, Any] | Scenario,
        opponent: str = "",
        *,
        learner: str = "",
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
        self.learner = against(self.troupe, learner, opponent or self.troupe.book.default_policy())
        self.columns = self.troupe.columns
        self.observation_space, _ = spaces_of(self.columns)
        self.action_space = Legal(options, lambda: len(self.stage.offers.kinds))
        self.render_mode = "ansi"
        self._seed = 0
        self._number = -1
        self._set_up()

    def _set_up(self) -> None:
        self.stage = self.troupe.stage(self._seed, self._number)
        self.seen = Seen(self.troupe, [self.stage])

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """The next fight; with a seed the first of that seed."""
        super().reset(seed=seed)
        if seed is not None:
            self._seed = seed
            self._number = -1
            self._set_up()
        self._number += 1
        self.stage.restart(self._number)
        while self.stage.over:
            # It was decided before the learner was asked.
            self.stage.go_on()
        self._number = int(self.stage.number)
        return self._look(), {}

    def _look(self) -> Observation:
        numbers, mask = self.seen.look()
        return {"observation": numbers[0].copy(), "action_mask": mask[0].copy()}

    def step(self, action: Any) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Take one of the options, up to the learner's next decision or the end."""
        stage = self.stage
        stage.take(int(action))
        return self._after()

    def say(self, text: str) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """The same with the canonical text of any legal choice, listed or not."""
        self.stage.say(text)
        return self._after()

    def _after(self) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        stage = self.stage
        over = bool(stage.over)
        if over:
            self.seen.raw[:] = 0
        return self._look(), stage.reward(self.learner), over and not stage.cut, bool(stage.cut), {}

    def options(self) -> list[str]:
        """What the numbers stand for: canonical texts, values of a slot, or where they lead to."""
        return self.troupe.told(self.stage)

    def copy(self) -> "Duel":
        """The same fight at the same moment, to be played on apart from this one."""
        twin = object.__new__(type(self))
        twin.__dict__.update(self.__dict__)
        twin._set_up()
        if self._number >= 0:
            twin.stage.restart(self._number)
            self.troupe.again(self.stage, twin.stage)
        return twin

    def render(self) -> str:
        """Round, and everybody's place and health."""
        return self.troupe.told_fight(self.stage)
