"""The map of a scenario: drawn with characters, or listed field by field."""

from typing import Annotated, Any

from pydantic import BaseModel, BeforeValidator, ConfigDict, Field

from fechtbuch.books.base import MapRules
from fechtbuch.books.complaints import Phrase, refusal, suggestion
from fechtbuch.engine.fields import field as field_at
from fechtbuch.engine.grid import Grid, Topology
from fechtbuch.scenario.problems import Problem, note, shown
from fechtbuch.text.names import HEXWARD, SQUAREWARD

WIDEST = 200
"""The most fields that a map may have from side to side."""

MOST_PAINTED = 200_000
"""Fields of all places together, those that lie over each other counted each time."""

_SMALLER = Phrase("remedy-map-size", widest=str(WIDEST))

FARTHEST = 1000
"""The largest coordinate that a scenario may name."""

Coordinate = Annotated[int, Field(ge=-FARTHEST, le=FARTHEST)]
Spot = Annotated[list[Coordinate], Field(min_length=2, max_length=2)]
"""A field, `[x, y]`."""


def _place(value: Any) -> Any:
    if isinstance(value, list) and all(type(number) is int for number in value):
        if len(value) not in (2, 4):
            raise refusal(Phrase("problem-no-place"), Phrase("remedy-no-place"))
        if len(value) == 4 and (value[0] > value[2] or value[1] > value[3]):
            raise refusal(Phrase("problem-inside-out"), Phrase("remedy-inside-out"))
    return value


Place = Annotated[list[Coordinate], BeforeValidator(_place), Field(min_length=2, max_length=4)]
"""A field `[x, y]`, or a rectangle from its lowest to its highest x and y, `[x, y, x, y]`."""

Level = int | str


class Strict(BaseModel):
    """A table whose fields are all known."""

    model_config = ConfigDict(extra="forbid", strict=True, frozen=True, populate_by_name=False)


def _level(value: Any) -> Any:
    if isinstance(value, bool) or not isinstance(value, int | str):
        raise refusal(Phrase("problem-cover"), Phrase("remedy-cover"))
    return value


CoverLevel = Annotated[Level, BeforeValidator(_level)]


class CoverForm(Strict):
    """Cover on some fields, all round or against some directions."""

    at: Place
    level: CoverLevel
    directions: list[str] = Field(default=[], alias="from", max_length=8)


class ObstacleForm(Strict):
    """A thing that covers whoever stands behind it."""

    at: Place
    level: CoverLevel


class HeightForm(Strict):
    """Ground that lies higher or lower."""

    at: Place
    height: int = Field(ge=-100, le=100)


class DifficultForm(Strict):
    """Ground that costs more to enter than the book's usual."""

    at: Place
    extra: int = Field(ge=1, le=1000)


class TerrainForm(Strict):
    """Ground of one of the book's own kinds."""

    at: Place
    kind: str


class LegendForm(Strict):
    """What a character of the drawn map stands for."""

    wall: bool = False
    chasm: bool = False
    screen: bool = False
    difficult: bool = False
    cover: CoverLevel | None = None
    directions: list[str] = Field(default=[], alias="from", max_length=8)
    obstacle: CoverLevel | None = None
    height: int = Field(default=0, ge=-100, le=100)
    terrain: str = ""


PLAIN_LEGEND = {
    ".": LegendForm(),
    " ": LegendForm(),
    "#": LegendForm(wall=True),
    "~": LegendForm(difficult=True),
}
"""Characters that mean something without a legend."""


class MapForm(Strict):
    """A map. Rows are drawn as on paper, north or the far end on top."""

    rows: list[Annotated[str, Field(min_length=1, max_length=WIDEST)]] = Field(
        default=[], max_length=WIDEST
    )
    legend: dict[str, LegendForm] = {}
    origin: Spot = [0, 0]
    bounds: Place | None = None
    walls: list[Place] = Field(default=[], max_length=4000)
    chasms: list[Place] = Field(default=[], max_length=4000)
    screens: list[Place] = Field(default=[], max_length=4000)
    difficult: list[Place] = Field(default=[], max_length=4000)
    slow: list[DifficultForm] = Field(default=[], max_length=4000)
    cover: list[CoverForm] = Field(default=[], max_length=4000)
    obstacles: list[ObstacleForm] = Field(default=[], max_length=4000)
    elevation: list[HeightForm] = Field(default=[], max_length=4000)
    terrain: list[TerrainForm] = Field(default=[], max_length=4000)


class MapReader:
    """Lays a map out as a grid, and notes what does not fit."""

    def __init__(self, form: MapForm | None, rules: MapRules, file: str) -> None:
        self.rules = rules
        self.file = file
        self.problems: list[Problem] = []
        self.hexes = rules.topology is Topology.HEXES
        self.directions = HEXWARD if self.hexes else SQUAREWARD
        self.grid = Grid(rules.topology, None, rules.sight, rules.squeeze, rules.diagonals)
        self._columns: set[int] = set()
        self._lines: set[int] = set()
        self._painted = 0
        if form is not None:
            self._read(form)

    def _read(self, form: MapForm) -> None:
        bounds = self._bounds(form)
        if self.problems:
            return
        rules = self.rules
        self.grid = Grid(rules.topology, bounds, rules.sight, rules.squeeze, rules.diagonals)
        self._rows(form)
        for number, place in enumerate(form.walls):
            for f in self._fields(place, f"map.walls[{number}]"):
                self.grid.set_wall(f)
        for number, place in enumerate(form.chasms):
            for f in self._fields(place, f"map.chasms[{number}]"):
                self.grid.set_barrier(f, True, False)
        for number, place in enumerate(form.screens):
            for f in self._fields(place, f"map.screens[{number}]"):
                self.grid.set_barrier(f, False, True)
        for number, place in enumerate(form.difficult):
            for f in self._fields(place, f"map.difficult[{number}]"):
                self.grid.set_difficult(f, self.rules.difficult)
        for number, slow in enumerate(form.slow):
            for f in self._fields(slow.at, f"map.slow[{number}].at"):
                self.grid.set_difficult(f, slow.extra)
        for number, cover in enumerate(form.cover):
            path = f"map.cover[{number}]"
            level = self._cover_level(cover.level, f"{path}.level")
            sides = self._directions(cover.directions, f"{path}.from")
            for f in self._fields(cover.at, f"{path}.at"):
                self._cover(f, level, sides)
        for number, obstacle in enumerate(form.obstacles):
            level = self._cover_level(obstacle.level, f"map.obstacles[{number}].level")
            for f in self._fields(obstacle.at, f"map.obstacles[{number}].at"):
                self.grid.set_obstacle(f, level)
        for number, ground in enumerate(form.elevation):
            for f in self._fields(ground.at, f"map.elevation[{number}].at"):
                self.grid.set_elevation(f, ground.height)
        for number, terrain in enumerate(form.terrain):
            kind = self._terrain(terrain.kind, f"map.terrain[{number}].kind")
            for f in self._fields(terrain.at, f"map.terrain[{number}].at"):
                self.grid.set_terrain(f, kind)

    def _bounds(self, form: MapForm) -> tuple[int, int, int, int] | None:
        if form.bounds is not None:
            if len(form.bounds) != 4:
                self._wrong(
                    "map.bounds",
                    Phrase("problem-no-rectangle"),
                    form.bounds,
                    Phrase("remedy-rectangle"),
                )
                return None
            low_x, low_y, high_x, high_y = form.bounds
            if high_x - low_x >= WIDEST or high_y - low_y >= WIDEST:
                self._wrong(
                    "map.bounds",
                    Phrase("problem-map-too-large"),
                    form.bounds,
                    _SMALLER,
                )
            return (low_x, low_y, high_x, high_y)
        if form.rows:
            x, y = form.origin
            return (x, y, x + max(len(row) for row in form.rows) - 1, y + len(form.rows) - 1)
        return None

    def _rows(self, form: MapForm) -> None:
        legend = dict(PLAIN_LEGEND)
        for sign, meaning in form.legend.items():
            if len(sign) != 1:
                self._wrong(
                    f"map.legend.{sign}",
                    Phrase("problem-one-character"),
                    sign,
                    Phrase("remedy-one-character"),
                )
            legend[sign] = meaning
            self._directions(meaning.directions, f"map.legend.{sign}.from")
            for name, level in (("cover", meaning.cover), ("obstacle", meaning.obstacle)):
                if level is not None:
                    self._cover_level(level, f"map.legend.{sign}.{name}")
            if meaning.terrain:
                self._terrain(meaning.terrain, f"map.legend.{sign}.terrain")
        if self.problems:
            return
        for number, row in enumerate(form.rows):
            for column, sign in enumerate(row):
                found = legend.get(sign)
                if found is None:
                    self._wrong(
                        f"map.rows[{number}]",
                        Phrase("problem-no-legend", column=str(column + 1)),
                        sign,
                        Phrase("remedy-no-legend", signs=" ".join(sorted(legend)).strip()),
                    )
                    return
                self._draw(self._drawn(form, number, column), found)

    def _drawn(self, form: MapForm, row: int, column: int) -> int:
        """The field of a character. On squares y grows to the top, on hexes to the bottom."""
        x, y = form.origin[0] + column, form.origin[1]
        if self.hexes:
            y += row
            return field_at(x - (y >> 1), y)
        return field_at(x, y + len(form.rows) - 1 - row)

    def _draw(self, f: int, meaning: LegendForm) -> None:
        if not self.grid.inside(f):
            return
        if meaning.wall or meaning.chasm or meaning.screen:
            self.grid.set_barrier(f, meaning.wall or meaning.chasm, meaning.wall or meaning.screen)
        if meaning.difficult:
            self.grid.set_difficult(f, self.rules.difficult)
        if meaning.cover is not None:
            sides = self._directions(meaning.directions, "")
            self._cover(f, self._cover_level(meaning.cover, ""), sides)
        if meaning.obstacle is not None:
            self.grid.set_obstacle(f, self._cover_level(meaning.obstacle, ""))
        if meaning.height:
            self.grid.set_elevation(f, meaning.height)
        if meaning.terrain:
            self.grid.set_terrain(f, self._terrain(meaning.terrain, ""))

    def _cover(self, f: int, level: int, sides: list[int]) -> None:
        if level > 0:
            self.grid.set_cover(f, level, sides or None)

    def _fields(self, place: list[int], path: str) -> list[int]:
        x, y = place[0], place[1]
        right, top = (place[2], place[3]) if len(place) == 4 else (x, y)
        if right - x >= WIDEST or top - y >= WIDEST:
            self._wrong(path, Phrase("problem-too-large"), place, _SMALLER)
            return []
        self._columns |= {x, right}
        self._lines |= {y, top}
        if max(_span(self._columns), _span(self._lines)) > WIDEST:
            self._wrong(path, Phrase("problem-too-far"), place, _SMALLER)
            return []
        self._painted += max(right - x + 1, 0) * max(top - y + 1, 0)
        if self._painted > MOST_PAINTED:
            cure = Phrase("remedy-paint-less", most=str(MOST_PAINTED))
            self._wrong("map", Phrase("problem-painted-over"), None, cure)
            return []
        found: list[int] = []
        for column in range(x, right + 1):
            for row in range(y, top + 1):
                f = field_at(column, row)
                if not self.grid.inside(f):
                    self._wrong(
                        path,
                        Phrase("problem-outside"),
                        [column, row],
                        Phrase("remedy-widen"),
                    )
                    return []
                found.append(f)
        return found

    def _cover_level(self, level: Level, path: str) -> int:
        known = self.rules.cover
        if isinstance(level, str) and level in known:
            return known[level]
        if isinstance(level, int) and level in known.values():
            return level
        self._wrong(path, Phrase("problem-cover"), level, suggestion(level, known))
        return 0

    def _terrain(self, name: str, path: str) -> int:
        known = self.rules.terrains
        if name not in known:
            self._wrong(path, Phrase("problem-terrain"), name, suggestion(name, known))
        return known.get(name, 0)

    def _directions(self, names: list[str], path: str) -> list[int]:
        found: list[int] = []
        for number, name in enumerate(names):
            if name in self.directions:
                found.append(self.directions.index(name))
            else:
                self._wrong(
                    f"{path}[{number}]",
                    Phrase("problem-no-direction"),
                    name,
                    Phrase("remedy-some-of", names=", ".join(self.directions)),
                )
        return found

    def _wrong(self, path: str, what: Phrase, found: object, cure: Phrase) -> None:
        problem = Problem(self.file, path, what, "" if found is None else shown(found), cure)
        note(self.problems, [problem])


def _span(numbers: set[int]) -> int:
    return max(numbers) - min(numbers) + 1
