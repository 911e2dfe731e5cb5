"""The example in `examples/` learns."""

import numpy as np

from examples.learn_a_duel import even_duel, learn, share_won


def test_the_small_learner_beats_random_play() -> None:
    fight = even_duel("landsknecht", "kurt")
    fight.reset(seed=7)
    learner = fight.possible_agents[0]
    dice = np.random.default_rng(7)
    nothing = np.zeros(fight.layout.option_width)
    assert 0.35 < share_won(fight, learner, nothing, 60, dice) < 0.65  # an even duel
    weights = learn(fight, learner, 300, dice)
    assert share_won(fight, learner, weights, 100, dice) > 0.65
