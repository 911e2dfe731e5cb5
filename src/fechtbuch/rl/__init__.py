"""Reinforcement learning: any scenario of any book, one fight or many at once.

    from fechtbuch.rl import Fights

    fights = Fights("kurt-and-hans", 64, opponent="trained", seed=7)
    seen, info = fights.reset()
    seen, rewards, ended, cut, info = fights.step(actions)

`Fights` is a Gymnasium vector environment, `Duel` a single one against an opponent, `Sides` a
PettingZoo parallel environment and `env` an AEC one, which fills slot after slot.

Needs the extra `rl`: `pip install 'fechtbuch[rl]'`.
"""

try:
    from fechtbuch.rl.environment import Environment, env
    from fechtbuch.rl.observing import Layout
    from fechtbuch.rl.parallel import Sides
    from fechtbuch.rl.stages import Columns, Troupe
    from fechtbuch.rl.vector import Duel, Fights
except ModuleNotFoundError as error:
    package = (error.name or __name__).partition(".")[0]
    if package == __name__.partition(".")[0]:
        raise
    raise ModuleNotFoundError(
        f"{__name__} needs the package {package}: pip install 'fechtbuch[rl]'", name=error.name
    ) from None

__all__ = ["Columns", "Duel", "Environment", "Fights", "Layout", "Sides", "Troupe", "env"]
