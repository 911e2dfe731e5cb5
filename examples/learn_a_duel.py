"""A small learner that finds out how to fight a duel, and then beats random play.

    python examples/learn_a_duel.py [--book landsknecht] [--fighter kurt] [--fights 600]

One weight for each number of an option: the better an option looks, the more often it is taken.
After every fight the options taken are made a little more likely if it was won, and less if it
was lost (REINFORCE with a running average as the baseline). No library but NumPy.
"""

import argparse

import numpy as np
from numpy.typing import NDArray

from fechtbuch.books.base import books
from fechtbuch.rl import Environment

Weights = NDArray[np.float64]

RATE = 0.15
"""How far one fight moves the weights."""


def chances(options: NDArray[np.float32], legal: NDArray[np.int8], weights: Weights) -> Weights:
    """How likely each legal option is taken."""
    worth = np.where(legal, options @ weights, -np.inf)
    grown = np.exp(worth - worth.max())
    chances: Weights = grown / grown.sum()
    return chances


def fight_once(
    fight: Environment, learner: str, weights: Weights, dice: np.random.Generator
) -> tuple[float, Weights]:
    """The learner against random play: how it ended, and where its choices point to."""
    fight.reset()
    pull = np.zeros_like(weights)
    result = 0.0
    for agent in fight.agent_iter():
        observation, reward, over, cut, _ = fight.last()
        if agent == learner:
            result += float(reward)
        if over or cut:
            fight.step(None)
            continue
        legal = observation["action_mask"]
        if agent != learner:
            fight.step(int(dice.choice(np.flatnonzero(legal))))
            continue
        _, options = fight.layout.split(observation["observation"])
        likely = chances(options, legal, weights)
        action = int(dice.choice(len(likely), p=likely))
        pull += options[action] - likely @ options
        fight.step(action)
    return result, pull


def learn(fight: Environment, learner: str, fights: int, dice: np.random.Generator) -> Weights:
    """The weights after so many fights."""
    weights = np.zeros(fight.layout.option_width)
    usual = 0.0
    for _ in range(fights):
        result, pull = fight_once(fight, learner, weights, dice)
        weights += RATE * (result - usual) * pull / max(1.0, float(np.linalg.norm(pull)))
        usual += 0.05 * (result - usual)
    return weights


def share_won(
    fight: Environment, learner: str, weights: Weights, trials: int, dice: np.random.Generator
) -> float:
    """The share of so many fights that the learner wins; a draw counts half."""
    results = [fight_once(fight, learner, weights, dice)[0] for _ in range(trials)]
    return float(np.mean(results)) / 2 + 0.5


def even_duel(book: str, fighter: str) -> Environment:
    """Two of the same fighter against each other, so that only the play can make a difference."""
    return Environment(books()[book].bout({"use": fighter}, {"use": fighter}))


def main() -> None:
    """Learn, and show what it was worth."""
    reader = argparse.ArgumentParser(description="Learn to fight a duel.")
    reader.add_argument("--book", default="landsknecht", choices=sorted(books()))
    reader.add_argument("--fighter", default="kurt")
    reader.add_argument("--fights", type=int, default=600)
    reader.add_argument("--trials", type=int, default=200)
    reader.add_argument("--seed", type=int, default=7)
    wanted = reader.parse_args()
    fight = even_duel(wanted.book, wanted.fighter)
    fight.reset(seed=wanted.seed)
    learner = fight.possible_agents[0]
    dice = np.random.default_rng(wanted.seed)
    nothing = np.zeros(fight.layout.option_width)
    before = share_won(fight, learner, nothing, wanted.trials, dice)
    weights = learn(fight, learner, wanted.fights, dice)
    after = share_won(fight, learner, weights, wanted.trials, dice)
    print(f"before: {before:.0%} of {wanted.trials} fights won against random play")
    print(f"after {wanted.fights} fights: {after:.0%}")


if __name__ == "__main__":
    main()
