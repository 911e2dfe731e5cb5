"""Wrestlers for tests: a foe, a grip, a contest won or lost."""

from typing import Any

from fechtbuch.testing import Situation
from tests.landsknecht.people import soldier
from tests.landsknecht.scenes import scene

WON = "d20=15 d20=5"
"""Both have the same bonus: whoever rolls first wins the contest."""


LOST = "d20=5 d20=15"


def foe(x: int, y: int = 0, *states: str, **changes: Any) -> dict[str, Any]:
    """The same man on the other side."""
    return soldier(x, y, *states, **{"name": "Foe", **changes})


def grip(
    *ours: dict[str, Any], theirs: dict[str, Any] | None = None, more: str = "", **options: Any
) -> Situation:
    """Jost has laid hold of a foe who had acted; a new Round begins with Jost's side."""
    side = ours or (soldier(0),)
    begun = scene(list(side), [theirs or foe(1, 0, "acted")], **options)
    return begun.play("jost: wrestle foe", "jost: immobilise", dice=f"{WON} {more}d6=5")


def team(*more: dict[str, Any], theirs: dict[str, Any] | None = None, **options: Any) -> Situation:
    """Jost, Mate and whoever else stand round a foe; Jost wrestles."""
    ours = [soldier(0), soldier(2, name="Mate"), *more]
    begun = scene(ours, [theirs or foe(1, 0, "acted")], **options)
    return begun.play("ours: next who=jost").play("jost: wrestle foe")
