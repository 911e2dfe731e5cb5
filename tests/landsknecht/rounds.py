"""Fights for tests of the sequence: two men, a crowd, three sides."""

from typing import Any

from fechtbuch.testing import Situation
from tests.landsknecht.scenes import man
from tests.landsknecht.stage import Side, side, stage


def duel(**more: Any) -> Situation:
    """Kurt and Hans within reach of each other."""
    ours = side("Ours", man("kurt", 0), heroes=True)
    return stage(ours, side("Theirs", man("hans", 1)), **more)


def crowd(name: str, x: int, number: int, use: str = "kurt", **more: Any) -> Side:
    """A side in a column."""
    return side(name, *[man(use, x, y) for y in range(number)], **more)


def ambushed(**scene: Any) -> Situation:
    ours = side("Ours", man("kurt", 0), heroes=True)
    theirs = side("Theirs", man("hans", 1))
    return stage(ours, theirs, scene={"surprise": ["theirs"], **scene}, career_traits=False)
