"""Situations that many tests of Tales and Legends begin with."""

from collections.abc import Mapping, Sequence
from typing import Any

from fechtbuch.books.tales_and_legends.play.opening import face_nearest
from fechtbuch.engine.dice import ScriptedDice, parse_script
from fechtbuch.engine.tally import Tally
from fechtbuch.scenario import load
from fechtbuch.testing import DefaultPlayer, Situation, situation

FIRST = "d20=19 d20=2"
"""Initiative: the first fighter before the second."""

Entry = str | Mapping[str, Any]


def entry(of: Entry, at: tuple[int, int]) -> dict[str, Any]:
    """A fighter at a field, called by the key that it uses."""
    data: dict[str, Any] = {"use": of} if isinstance(of, str) else dict(of)
    data.setdefault("slug", data["use"])
    data.setdefault("at", list(at))
    return data


def scene(
    ours: Sequence[Entry],
    theirs: Sequence[Entry],
    apart: int = 1,
    bounds: tuple[int, int, int, int] = (0, 0, 60, 20),
    walls: Sequence[Sequence[int]] = (),
    **more: Any,
) -> dict[str, Any]:
    """A scenario: our fighters in a column at x = 10, theirs `apart` metres to the east."""
    grid: dict[str, Any] = {"bounds": list(bounds)}
    if walls:
        grid["walls"] = [list(wall) for wall in walls]
    return {
        "book": "tales-and-legends",
        "title": "A meeting",
        "map": more.pop("map", grid),
        "sides": [
            {
                "name": "Ours",
                "fighters": [entry(one, (10, 5 + 2 * row)) for row, one in enumerate(ours)],
            },
            {
                "name": "Theirs",
                "fighters": [
                    entry(one, (10 + apart, 5 + 2 * row)) for row, one in enumerate(theirs)
                ],
            },
        ],
        **more,
    }


def meet(
    one: Entry,
    other: Entry,
    apart: int = 1,
    given: Sequence[str] = (),
    dice: str = FIRST,
    **more: Any,
) -> Situation:
    """Two fighters face to face; it is the first one's turn."""
    return situation(scene([one], [other], apart, **more), dice=dice, given=given).play()


def crowd(
    ours: Sequence[Entry],
    theirs: Sequence[Entry],
    apart: int = 1,
    dice: str = "",
    given: Sequence[str] = (),
    **more: Any,
) -> Situation:
    """Several fighters, initiative in roster order unless `dice` says otherwise."""
    more.setdefault("options", {"group_initiative": False})
    if not dice:
        faces = [19, 12, 7, 4, 3, 2]
        dice = " ".join(f"d20={faces[place]}" for place in range(len(ours) + len(theirs)))
    return situation(scene(ours, theirs, apart, **more), dice=dice, given=given).play()


def parts_of(tally: Tally | None) -> dict[str, int]:
    """The parts of a number by name."""
    assert tally is not None
    assert tally.parts is not None
    return {part.name: int(part.value) for part in tally.parts}


def defence(of: Situation) -> int:
    """The physical defence that the latest attack was rolled against."""
    tally = of.happened("attacked")[-1].tally
    assert tally is not None
    return int(tally.total)


def defence_parts(of: Situation) -> dict[str, int]:
    """The parts of that defence."""
    tally = of.happened("attacked")[-1].tally
    assert tally is not None
    assert tally.parts is not None
    return {part.name: part.value for part in tally.parts}


def arena(
    ours: Sequence[Entry], theirs: Sequence[Entry], apart: int = 1, script: str = "", **more: Any
) -> Any:
    """The fight itself, to call rules on it directly; its dice fall as written."""
    fight: Any = load(scene(ours, theirs, apart, **more)).build()
    fight.telling = True
    fight.dice = ScriptedDice(parse_script(script))
    fight.players = [DefaultPlayer() for _ in fight.sides]
    for fighter in fight.fighters:
        face_nearest(fight, fighter)
    return fight


BARE: dict[str, Any] = {"use": "brawler", "hands": [], "belt": []}
"""A brawler with nothing but his hands."""

PAIRED: dict[str, Any] = {
    "use": "veteran",
    "hands": [{"item": "short-spear", "both": False}, "dagger"],
    "belt": [],
}
"""A veteran with a weapon in each hand, one of them longer."""


def rolled_for(fight: Any, purpose: str) -> Tally:
    """The number that a roll for this purpose was added to."""
    tally = next(event.tally for event in fight.events if event.dice and event.word == purpose)
    assert isinstance(tally, Tally)
    return tally
