"""Pieces and values of a snowball fight: what lies about, what is built, who plans what."""

from typing import Annotated, Final

from mypy_extensions import i64

from fechtbuch.engine.state import NUMBERS, ROW, Fixed, Label, Piece, Saved, Since, Value
from tests.kit.snow.kinds.words import GROUND, NOBODY, PLACES, Kind


class Thing(Piece):
    """A sledge, a shovel, a ball: the fight's own."""

    def __init__(self, slug: str, kind: Kind) -> None:
        self.slug: Annotated[str, Label] = slug
        self.kind: Annotated[Kind, Label("key")] = kind
        self.index: Annotated[i64, Fixed] = NOBODY
        self.place: Annotated[i64, Saved(PLACES)] = GROUND
        self.holder: i64 = NOBODY
        self.icy: Annotated[bool, Since("2")] = False


class Mark(Piece):
    """A notch in a wall: saved as a row of numbers, within the wall's."""

    SAVED: Final = NUMBERS

    def __init__(self, depth: i64, fresh: bool) -> None:
        self.depth = depth
        self.fresh = fresh


class Wall(Piece):
    """A wall of snow: comes and goes, is changed in place, is saved as a row."""

    SAVED: Final = ROW

    def __init__(self, at: i64, first: Mark) -> None:
        self.at = at
        self.first = first
        self.height: i64 = 1
        self.broken = False
        self.marks: list[Mark] = []
        self.builders: list[int] = []
        self.flag: Annotated[str, Since("2")] = ""
        self.rank: Annotated[i64, Since("3")] = -1


class Step(Value):
    """One step of a plan, in a row."""

    SAVED: Final = ROW

    def __init__(self, verb: str, at: i64) -> None:
        self.verb = verb
        self.at = at


class Plan(Value):
    """What somebody means to do: replaced, never changed."""

    def __init__(self, name: str, steps: list[Step], last: Step | None) -> None:
        self.name = name
        self.steps = steps
        self.last = last
        self.secret: Annotated[bool, Since("2")] = True


class Quarrel(Piece):
    """What all quarrels have: saved with names, a plan in it."""

    def __init__(self, foe: i64, paths: list[list[i64]]) -> None:
        self.foe = foe
        self.paths = paths
        self.plan: Plan | None = None
        self.words: list[str] = []
        self.heat: Annotated[i64, Since("2")] = 1


class Feud(Quarrel):
    """A quarrel of today: it has nothing of its own."""


class Grudge(Quarrel):
    """A quarrel that is older than the fight, and hotter."""

    def __init__(self, foe: i64, paths: list[list[i64]], winters: i64) -> None:
        super().__init__(foe, paths)
        self.heat = 2
        self.winters = winters


class Sighting:
    """No part of the state: what was last seen where, kept to be quicker."""

    def __init__(self) -> None:
        self.seen: dict[i64, i64] = {}
