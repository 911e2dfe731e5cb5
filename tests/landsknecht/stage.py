"""Fights before their first die: sides with names, heroes and friends, and what the scene says."""

from typing import Any

from fechtbuch.testing import Situation, situation
from tests.landsknecht.scenes import man

Side = dict[str, Any]

FIRST, SECOND = "d6=5", "d6=2"
"""Initiative for the side listed first, or second."""

OPEN = {"bounds": [-60, -60, 60, 60]}
"""A wide plain."""


def side(name: str, *fighters: dict[str, Any], heroes: bool = False, friends: str = "") -> Side:
    """A side of a scenario; `friends` are the slugs of sides that it does not fight."""
    return {
        "name": name,
        "heroes": heroes,
        "friends": friends.split(),
        "fighters": list(fighters),
    }


def stage(
    *sides: Side,
    ground: dict[str, Any] | None = None,
    scene: dict[str, Any] | None = None,
    rounds: int = 200,
    given: tuple[str, ...] = (),
    **options: Any,
) -> Situation:
    """A fight at its very beginning. Nobody checks morale on contact unless the scene says so."""
    data: dict[str, Any] = {
        "book": "landsknecht",
        "title": "A test",
        "rounds": rounds,
        "options": options,
        "scene": {"contact_morale": False, **(scene or {})},
        "sides": list(sides),
    }
    if ground is not None:
        data["map"] = ground
    return situation(data, given=given)


def facing(*theirs: dict[str, Any], who: str = "kurt", **changes: Any) -> Situation:
    """Somebody at 0,0 on his turn, others as given."""
    begun = stage(side("Ours", man(who, 0, **changes)), side("Theirs", *theirs), ground=OPEN)
    return begun.play(dice=FIRST)


def asked(played: Situation, after: int = 0) -> list[str]:
    """Who was asked what, in order: `hans@answer`; questions that were void are left out."""
    return [f"{one.who}@{one.kind}" for one in played.asked[after:] if one.by != "void"]


def kinds(played: Situation) -> list[str]:
    """The kinds of events of the latest play, dice left out."""
    return [event.kind for event in played.events if event.kind != "roll"]


def squares(played: Situation, slug: str) -> tuple[int, int]:
    """Where somebody stands."""
    at = played.fighter(slug).at
    return (at >> 14) - 8192, (at & 16383) - 8192


def line(start: int, end: int, y: int = 0) -> str:
    """A way along a row of squares, the first and the last one included."""
    step = 1 if end >= start else -1
    return ";".join(f"{x},{y}" for x in range(start, end + step, step))
