"""Reinforcement learning: any scenario of any book as a PettingZoo environment.

    from fechtbuch.rl import env

    fight = env("kurt-and-hans")
    fight.reset(seed=7)
    for side in fight.agent_iter():
        observation, reward, over, cut, info = fight.last()
        done = over or cut
        fight.step(None if done else fight.action_space(side).sample(observation["action_mask"]))

Needs the extra `rl`: `pip install 'fechtbuch[rl]'`.
"""

from fechtbuch.rl.environment import Environment, env
from fechtbuch.rl.observing import Layout

__all__ = ["Environment", "Layout", "env"]
