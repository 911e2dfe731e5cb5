"""Learns to fight a duel with nothing but NumPy, and shows what it was worth.

    python -m examples.learn_a_duel --book landsknecht --minutes 10 --out policies/kurt.npz

It begins as somebody who plays about like the book's best level and learns against an opponent,
`trained` where nothing else is said, half of the fights from either side: actor and critic, with
the clipped steps of proximal policy optimisation. In the end it has 2,000 fresh fights against the
opponent and as many against `strong`, played as every simulation is, from the file.
"""

import argparse
import json
import os
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from fechtbuch.books.base import ADVISED, books
from fechtbuch.books.learned import FOLDER, NAME, SUFFIX
from fechtbuch.engine.learned import context_size
from fechtbuch.engine.offers import KINDS
from fechtbuch.rl import Fights
from fechtbuch.rl.nets import (
    Array,
    Batch,
    Weights,
    batch_of,
    chances,
    fresh,
    gathered,
    gradients,
    save_policy,
    scores,
)
from fechtbuch.scenario import Scenario, load
from fechtbuch.simulate import simulate

ROOT = Path(__file__).resolve().parents[1]

DUELS: dict[str, str | Path] = {
    "landsknecht": "kurt-and-hans",
    "gurps": ROOT / "bench" / "scenarios" / "gurps-1v1.toml",
    "phase-six": "knight-and-rogue",
    "tales-and-legends": ROOT / "examples" / "learning" / "archer-and-guard.toml",
}
"""A duel of each book."""

HABITS = {"tales-and-legends"}
"""Where the book's own policy knows something that none of the plans does."""

SIDE_BY_SIDE = 64
"""Fights at once, from each side."""

STRETCH = 32
"""Decisions of each fight between two lessons."""

RATE = 2e-3
CLIP = 0.2
"""No lesson makes an option likelier by more than this share."""
CURIOSITY = 0.004
"""How much it is worth not to be too sure."""
TRACE = 0.97
"""How far back a result is felt."""
PASSES = 3
"""How often a stretch is gone over."""
PARTS = 4
"""In so many parts."""


@dataclass
class Adam:
    """Steps of the size that each weight's own history asks for."""

    rate: float
    means: Weights = field(default_factory=dict)
    squares: Weights = field(default_factory=dict)
    count: int = 0

    def step(self, weights: Weights, slopes: Weights) -> None:
        """Go up along the slopes."""
        self.count += 1
        length = np.sqrt(sum(float((slope * slope).sum()) for slope in slopes.values()))
        scale = min(1.0, 0.5 / (length + 1e-9))
        for name, slope in slopes.items():
            slope = slope * np.float32(scale)
            mean = self.means.setdefault(name, np.zeros_like(slope))
            square = self.squares.setdefault(name, np.zeros_like(slope))
            mean += 0.1 * (slope - mean)
            square += 0.001 * (slope * slope - square)
            fair = mean / (1 - 0.9**self.count)
            size = np.sqrt(square / (1 - 0.999**self.count)) + 1e-8
            weights[name] += np.float32(self.rate) * fair / size


class Critic:
    """How a fight will end, from what is seen of it."""

    def __init__(self, states: int, hidden: int, dice: np.random.Generator) -> None:
        size = context_size(states)
        self.weights: Weights = {
            "context": dice.normal(0, size**-0.5, (size, hidden)).astype(np.float32),
            "kind": dice.normal(0, 0.3, (int(KINDS), hidden)).astype(np.float32),
            "out": np.zeros(hidden, np.float32),
        }
        self.adam = Adam(RATE)

    def judge(self, batch: Batch) -> tuple[Array, Array]:
        """The expected reward, and the hidden layer behind it."""
        hidden = batch.context @ self.weights["context"] + self.weights["kind"][batch.kind]
        np.maximum(hidden, 0, out=hidden)
        return hidden @ self.weights["out"], hidden

    def learn(self, batch: Batch, returns: Array) -> None:
        """Come nearer to what really followed."""
        values, hidden = self.judge(batch)
        slope = (returns - values) / np.float32(len(returns))
        deep = (hidden > 0) * (slope[:, None] * self.weights["out"])
        slopes: Weights = {
            "context": batch.context.T @ deep,
            "kind": gathered(batch.kind, deep, int(KINDS)),
            "out": slope @ hidden,
        }
        self.adam.step(self.weights, slopes)


@dataclass
class Stretch:
    """What was seen, done and got, step by step for each fight."""

    raw: NDArray[np.int32]
    actions: NDArray[np.int64]
    likely: Array
    rewards: Array
    ended: NDArray[np.bool_]


class Learner:
    """Learns one scenario against one opponent, from both sides."""

    def __init__(
        self, scenario: Scenario, opponent: str, hidden: int, seed: int, habits: bool = False
    ) -> None:
        self.dice = np.random.default_rng(seed)
        self.habits = habits
        slugs = [side.slug for side in scenario.build().sides]
        self.envs = [
            Fights(
                scenario,
                SIDE_BY_SIDE,
                learner=slug,
                opponent=opponent,
                seed=1_000_003 * (seed + 1) + place,
                spelling=False,
                habits=habits,
                decisions=400,
            )
            for place, slug in enumerate(slugs)
        ]
        self.columns = self.envs[0].columns
        self.book = scenario.rulebook
        states = len(self.columns.states)
        self.weights = fresh(states, hidden, self.dice)
        self.critic = Critic(states, hidden, self.dice)
        self.adam = Adam(RATE)
        self.fights = [0] * len(slugs)
        self.points = [0.0] * len(slugs)
        self.youth = 1.0

    def grow(self, age: float) -> None:
        """Learn in smaller steps and be less curious the older, from 0 to 1."""
        self.youth = max(0.05, 1 - age)
        self.adam.rate = self.critic.adam.rate = RATE * self.youth

    def share(self) -> float:
        """What it got since last asked, from either side, whichever ends its fights sooner."""
        shares = [
            won / max(1, fights) for won, fights in zip(self.points, self.fights, strict=True)
        ]
        self.fights = [0] * len(self.fights)
        self.points = [0.0] * len(self.points)
        return sum(shares) / len(shares)

    def act(self, place: int) -> Stretch:
        """A stretch of play in all fights of one side."""
        env = self.envs[place]
        count = env.num_envs
        raw = np.zeros((STRETCH + 1, count, self.columns.size), np.int32)
        actions = np.zeros((STRETCH, count), np.int64)
        likely = np.zeros((STRETCH, count), np.float32)
        rewards = np.zeros((STRETCH, count), np.float32)
        ended = np.zeros((STRETCH, count), bool)
        for step in range(STRETCH):
            raw[step] = env.seen.raw
            batch = batch_of(self.columns, raw[step])
            shares = chances(scores(self.weights, batch)[0], batch.legal)
            drawn = self.dice.random((count, 1))
            action = (shares.cumsum(axis=1) < drawn).sum(axis=1)
            action = np.minimum(action, batch.legal.sum(axis=1) - 1)
            _, reward, over, cut, _ = env.step(action)
            actions[step] = action
            likely[step] = shares[np.arange(count), action]
            rewards[step] = reward
            ended[step] = over | cut
            # Whoever was never asked has nothing to learn from it, but it counts.
            self.fights[place] += len(env.row.missed)
            self.points[place] += env.row.missed.count(env.learner)
        raw[STRETCH] = env.seen.raw
        self.fights[place] += int(ended.sum())
        self.points[place] += float((rewards[ended] + 1).sum() / 2)
        return Stretch(raw, actions, likely, rewards, ended)

    def lesson(self) -> None:
        """Play a stretch from either side and learn from it."""
        batches: list[Batch] = []
        parts: list[tuple[Any, ...]] = []
        for place in range(len(self.envs)):
            stretch = self.act(place)
            flat = stretch.raw.reshape(-1, self.columns.size)
            batch = batch_of(self.columns, flat)
            values = self.critic.judge(batch)[0].reshape(STRETCH + 1, -1)
            gains = advantages(stretch, values)
            returns = gains + values[:-1]
            kept = batch.take(slice(0, gains.size))
            batches.append(kept)
            parts.append(
                tuple(x.reshape(-1) for x in (stretch.actions, stretch.likely, gains, returns))
            )
        batch = Batch(*[np.concatenate(both) for both in zip(*map(vars_of, batches), strict=True)])
        actions, likely, gains, returns = (np.concatenate(x) for x in zip(*parts, strict=True))
        # Where there is one option only, nothing can be learned but how it will end.
        real = batch.legal.sum(axis=1) > 1
        gains = (gains - gains[real].mean()) / (gains[real].std() + 1e-6)
        for _ in range(PASSES):
            for rows in np.array_split(self.dice.permutation(len(actions)), PARTS):
                some = batch.take(rows)
                self.critic.learn(some, returns[rows])
                chosen = rows[real[rows]]
                self.improve(batch.take(chosen), actions[chosen], likely[chosen], gains[chosen])

    def improve(
        self, batch: Batch, actions: NDArray[np.int64], likely: Array, gains: Array
    ) -> None:
        """One step towards what turned out well."""
        most = int(batch.legal.sum(axis=1).max())
        batch = Batch(
            batch.context,
            batch.kind,
            batch.options[:, :most],
            batch.words[:, :most],
            batch.whats[:, :most],
            batch.legal[:, :most],
        )
        found, hidden = scores(self.weights, batch)
        shares = chances(found, batch.legal)
        rows = np.arange(len(actions))
        ratio = shares[rows, actions] / likely
        clipped = ((gains > 0) & (ratio > 1 + CLIP)) | ((gains < 0) & (ratio < 1 - CLIP))
        pull = np.where(clipped, 0, ratio * gains).astype(np.float32)
        slope = -shares * pull[:, None]
        slope[rows, actions] += pull
        unsure = -np.log(np.maximum(shares, 1e-9))
        usual = (shares * unsure).sum(axis=1, keepdims=True)
        slope += np.float32(CURIOSITY * self.youth) * shares * (unsure - usual)
        slope = (slope * batch.legal / np.float32(len(actions))).astype(np.float32)
        self.adam.step(self.weights, gradients(self.weights, batch, hidden, slope))

    def save(self, path: Path) -> None:
        """Write the file that plays."""
        save_policy(path, self.book.key, self.columns.states, self.weights, self.habits)


def vars_of(batch: Batch) -> tuple[Any, ...]:
    """The arrays of a batch in their order."""
    return (batch.context, batch.kind, batch.options, batch.words, batch.whats, batch.legal)


def advantages(stretch: Stretch, values: Array) -> Array:
    """How much better than expected it went on from each decision."""
    gains = np.zeros_like(stretch.rewards)
    later = np.zeros(stretch.rewards.shape[1], np.float32)
    for step in range(STRETCH - 1, -1, -1):
        on = ~stretch.ended[step]
        wrong = stretch.rewards[step] + on * values[step + 1] - values[step]
        later = wrong + TRACE * on * later
        gains[step] = later
    return gains


def share(scenario: Scenario, policy: str, opponent: str, fights: int, seed: int) -> float:
    """What a policy gets against another in fresh fights, half from either side."""
    slugs = [side.slug for side in scenario.build().sides]
    points = 0.0
    for place, slug in enumerate(slugs):
        other = slugs[1 - place]
        policies = {slug: policy, other: opponent}
        found: Any = simulate(scenario, fights // 2, seed, 1, policies, closely=0).to_data()
        points += found["sides"][slug]["wins"] + found["draws"] / 2
    return points / (fights // 2 * 2)


def complaint(wanted: argparse.Namespace, scenario: Scenario) -> str:
    """Why it is better not to begin; empty if nothing is wrong. Folders that lack are made."""
    if len(scenario.sides) != 2:
        return f"{scenario.title}: {len(scenario.sides)} sides; a duel has 2"
    if wanted.minutes <= 0:
        return f"--minutes {wanted.minutes:g}: give more than 0"
    if wanted.trials < 2:
        return f"--trials {wanted.trials}: give at least 2, one from either side"
    if NAME.fullmatch(wanted.out.stem) is None or wanted.out.suffix != SUFFIX:
        return f"--out {wanted.out}: name it in small letters, such as my-duelist{SUFFIX}"
    if wanted.out.stem in ("book", "random", ADVISED, *scenario.rulebook.levels):
        return f"--out {wanted.out}: a policy of the book is called so"
    for path in (wanted.out, wanted.curve or wanted.out):
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            return f"{path}: {error.strerror}"
        if path.is_dir() or not os.access(path.parent, os.W_OK):
            return f"{path}: it cannot be written"
    return ""


def main() -> None:
    """Learn, save, and fight fresh fights."""
    reader = argparse.ArgumentParser(description="Learn to fight a duel.")
    reader.add_argument("--book", default="landsknecht", choices=sorted(books()))
    reader.add_argument("--scenario", help="another duel than the usual one of the book")
    reader.add_argument(
        "--habits",
        action=argparse.BooleanOptionalAction,
        help="choose among plans and what the book's own policy would do",
    )
    reader.add_argument("--opponent", default="trained")
    reader.add_argument("--minutes", type=float, default=10.0, help="of one core's time")
    reader.add_argument("--hidden", type=int, default=32)
    reader.add_argument("--trials", type=int, default=2000)
    reader.add_argument("--seed", type=int, default=7)
    reader.add_argument("--out", type=Path, default=Path("learned.npz"))
    reader.add_argument("--curve", type=Path, help="write the learning curve as JSON lines")
    wanted = reader.parse_args()
    habits = wanted.book in HABITS if wanted.habits is None else wanted.habits
    try:
        scenario = load(wanted.scenario or DUELS[wanted.book])
        if wrong := complaint(wanted, scenario):
            reader.error(wrong)
        learner = Learner(scenario, wanted.opponent, wanted.hidden, wanted.seed, habits)
    except ValueError as error:
        reader.error(str(error))
    # Of this process, so that a busy machine teaches as much as an idle one.
    began = time.process_time()
    told = 0.0
    lines: list[str] = []
    while (spent := time.process_time() - began) < 60 * wanted.minutes:
        learner.grow(spent / (60 * wanted.minutes))
        learner.lesson()
        if spent - told > 10 or not lines:
            told = spent
            point = {
                "seconds": round(spent),
                "fights": sum(learner.fights),
                "share": round(learner.share(), 4),
            }
            lines.append(json.dumps(point))
            print(lines[-1], flush=True)
    learner.save(wanted.out)
    if wanted.curve is not None:
        wanted.curve.write_text("\n".join(lines) + "\n", encoding="utf-8")
    os.environ[FOLDER] = str(wanted.out.resolve().parent)
    for opponent in dict.fromkeys([wanted.opponent, "strong"]):
        got = share(scenario, wanted.out.stem, opponent, wanted.trials, 4711)
        before = share(scenario, "strong", opponent, wanted.trials, 4711)
        print(
            f"{got:.1%} of {wanted.trials} fresh fights against {opponent} (strong: {before:.1%})"
        )


if __name__ == "__main__":
    main()
