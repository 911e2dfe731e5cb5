"""Situations of Phase Six for tests: who stands where, with dice given as final totals."""

from collections.abc import Mapping, Sequence
from typing import Any

from fechtbuch.books.phase_six.state.battle import TURN_START, Battle
from fechtbuch.scenario.model import Scenario
from fechtbuch.testing import DefaultPlayer, Situation, situation

NO_DICE = {"bonus_dice": 0, "destiny_dice": 0, "rerolls": 0}


def who(use: str, x: int, y: int = 0, **changes: Any) -> dict[str, Any]:
    """A sample fighter on a field, without dice to spend unless the test gives some."""
    return {"use": use, "at": [x, y], **NO_DICE, **changes}


def totals(*wanted: int) -> str:
    """Scripted d6 whose exploding totals are these: 14 falls as 6, 6, 2."""
    faces: list[int] = []
    for total in wanted:
        assert total % 6, f"no exploding die ends at {total}"
        faces += [6] * (total // 6) + [total % 6]
    return " ".join(f"d6={face}" for face in faces)


def scenario(
    ours: Sequence[Mapping[str, Any]],
    theirs: Sequence[Mapping[str, Any]],
    options: Mapping[str, Any] | None = None,
    ground: Mapping[str, Any] | None = None,
    scene: Mapping[str, Any] | None = None,
    **more: Any,
) -> Scenario:
    """A scenario of two sides."""
    data: dict[str, Any] = {
        "book": "phase-six",
        "title": "A test",
        "rounds": 50,
        "options": dict(options or {}),
        "scene": dict(scene or {}),
        "sides": [
            {"name": "Ours", "heroes": True, "fighters": [dict(one) for one in ours]},
            {"name": "Theirs", "fighters": [dict(one) for one in theirs]},
        ],
        **more,
    }
    if ground is not None:
        data["map"] = dict(ground)
    return Scenario.from_data(data)


def stage(
    ours: Sequence[Mapping[str, Any]],
    theirs: Sequence[Mapping[str, Any]],
    actions: Mapping[str, int] | None = None,
    order: Sequence[str] = (),
    given: Sequence[str] = (),
    **more: Any,
) -> Situation:
    """The first turn of round 1, initiative in the order of the roster unless said otherwise.

    `actions` are kept from before; whose turn begins gets a refresh as always.
    """
    fight = scenario(ours, theirs, **more).build()
    assert isinstance(fight, Battle)
    slugs = [fighter.slug for fighter in fight.fighters]
    fight.order = [slugs.index(slug) for slug in order] if order else list(range(len(slugs)))
    fight.round = 1
    fight.phase = TURN_START
    for fighter in fight.fighters:
        fighter.initiative = 10
    for slug, count in (actions or {}).items():
        fight.fighters[slugs.index(slug)].actions = count
    return situation(fight, given=given)


def wall(*fields: Sequence[int], level: str = "5+") -> dict[str, Any]:
    """A map with obstacles on these fields."""
    return {
        "bounds": [-40, -40, 40, 40],
        "obstacles": [{"at": list(field), "level": level} for field in fields],
    }


def hits(played: Situation) -> tuple[int, int]:
    """Critical and normal hits of the only attack."""
    values = played.event("hits").values
    return values["critical"], values["normal"]


def arena(
    ours: Sequence[Mapping[str, Any]], theirs: Sequence[Mapping[str, Any]], **more: Any
) -> Any:
    """The fight itself, to call rules on it directly; whoever is asked answers as is usual."""
    fight: Any = scenario(ours, theirs, **more).build()
    fight.round = 1
    fight.order = list(range(len(fight.fighters)))
    fight.players = [DefaultPlayer() for _ in fight.sides]
    return fight
