"""The map of a fight: what stands on its fields, who sees whom, and cover.

A grid changes only through its `set_…` methods. Fights may share one grid as long as nobody writes
to it; who wants to write takes a `copy()` first.
"""

from enum import Enum

from mypy_extensions import i64

from fechtbuch.engine.fields import (
    COLUMN,
    NOWHERE,
    field,
    field_text,
    parse_field,
    parse_path,
    path_text,
    x_of,
    y_of,
)
from fechtbuch.engine.geometry import Arc, Diagonals, Topology
from fechtbuch.engine.ground import EXTRA, OPAQUE, SOLID, Ground

__all__ = [
    "NOWHERE",
    "Arc",
    "Diagonals",
    "Grid",
    "Sight",
    "Topology",
    "field",
    "field_text",
    "parse_field",
    "parse_path",
    "path_text",
    "x_of",
    "y_of",
]


class Sight(Enum):
    """Which fields lie on a line of sight between squares; hexes have one way only."""

    ROUNDED = "rounded"
    """One field per step, the nearest one (LSK-MOV-09)."""
    CROSSED = "crossed"
    """Every field through whose inside the line between the centres runs (PSX-COV-10)."""


class Grid(Ground):
    """A map with walls, ground, height and cover."""

    def __init__(
        self,
        topology: Topology = Topology.SQUARES,
        bounds: tuple[int, int, int, int] | None = None,
        sight: Sight = Sight.ROUNDED,
        squeeze: bool = False,
        diagonals: Diagonals = Diagonals.EQUAL,
    ) -> None:
        """A map without walls; `squeeze` allows diagonal steps between two of them."""
        super().__init__(topology, bounds, squeeze, diagonals)
        self.sight = sight
        self._obstacles: dict[i64, i64] = {}
        self._shelter: dict[i64, list[i64]] = {}

    # Writing

    def set_obstacle(self, f: i64, level: i64) -> None:
        """Let a thing on this field cover the neighbours behind it (PSX-COV-10); 0 removes it."""
        self._about_to_write(f)
        if level == 0:
            self._obstacles.pop(f, 0)
        else:
            self._obstacles[f] = level

    def set_cover(self, f: i64, level: i64, directions: list[i64] | None = None) -> None:
        """Let whoever stands on this field be covered against shots from these directions.

        A book chooses its own levels: whole numbers, the larger the better. Without directions
        the cover is all round. What was said before stays: of several covers the best counts from
        each direction (LSK-RUL-71).
        """
        self._about_to_write(f)
        if level <= 0:
            raise ValueError(f"cover {field_text(f)}: level {level}, expected at least 1")
        before = self._shelter.get(f)
        levels = [i64(0)] * int(self.sides) if before is None else before[:]
        for d in range(self.sides) if directions is None else directions:
            if d < 0 or d >= self.sides:
                raise ValueError(
                    f"cover {field_text(f)}: direction {d}, expected 0 to {self.sides - 1}"
                )
            if level > levels[d]:
                levels[d] = level
        self._shelter[f] = levels

    # Sight and cover

    def obstacle(self, f: i64) -> i64:
        """The level of cover that a thing on this field gives to neighbours; 0 for none."""
        return self._obstacles.get(f, 0)

    def has_obstacles(self) -> bool:
        """Whether any thing on the map gives cover to its neighbours."""
        return len(self._obstacles) > 0

    def clear_line(self, a: i64, b: i64, fog: set[i64] | None = None) -> bool:
        """Whether nothing opaque lies between a and b.

        Fog hides those who stand in it as well; neighbours see each other in spite of it. Of a
        pair of hexes both must be opaque to stop the view (GUR-MOV-16).
        """
        clear = fog is None or len(fog) == 0
        if clear and self._opaques == 0:
            return True
        n = self.steps(a, b)
        if n <= 1:
            return True
        if fog is None or clear:
            return self._clear_between(a, b, n, None)
        if a in fog or b in fog:
            return False
        return self._clear_between(a, b, n, fog)

    def _clear_between(self, a: i64, b: i64, n: i64, fog: set[i64] | None) -> bool:
        if self.hexes:
            i: i64 = 1
            while i < n:
                if self._hides(self.on_line(a, b, i), fog):
                    twin = self._twin(a, b, i, n)
                    if twin == NOWHERE or self._hides(twin, fog):
                        return False
                i += 1
            return True
        if self.sight is Sight.CROSSED:
            for f in self.crossed(a, b):
                if f != a and f != b and self._hides(f, fog):
                    return False
            return True
        dx = (b >> 14) - (a >> 14)
        dy = (b & 16383) - (a & 16383)
        across = COLUMN if dx > 0 else -COLUMN
        along: i64 = 1 if dy > 0 else -1
        dx = 2 * (dx if dx > 0 else -dx)
        dy = 2 * (dy if dy > 0 else -dy)
        x = n
        y = n
        g = a
        j: i64 = 1
        while j < n:
            x += dx
            if x >= 2 * n:
                x -= 2 * n
                g += across
            y += dy
            if y >= 2 * n:
                y -= 2 * n
                g += along
            if self._hides(g, fog):
                return False
            j += 1
        return True

    def _hides(self, f: i64, fog: set[i64] | None) -> bool:
        if self.mark(f) & OPAQUE != 0:
            return True
        return fog is not None and f in fog

    def cover(self, shooter: i64, target: i64) -> i64:
        """The best level of cover that the target has against the shooter; 0 for none.

        It comes from the target's own field against that direction, or from an obstacle on the
        line that is the target's neighbour; of a pair of hexes the worse one counts.
        """
        best: i64 = 0
        if len(self._shelter) > 0:
            levels = self._shelter.get(target)
            if levels is not None:
                d = self.direction(target, shooter)
                if d >= 0:
                    best = levels[d]
        if len(self._obstacles) == 0:
            return best
        if self.hexes or self.sight is Sight.ROUNDED:
            n = self.steps(shooter, target)
            if n > 1:
                level = self._obstacles.get(self.on_line(shooter, target, n - 1), 0)
                twin = self._twin(shooter, target, n - 1, n)
                if twin != NOWHERE:
                    level = min(level, self._obstacles.get(twin, 0))
                best = max(best, level)
            return best
        for f in self.crossed(shooter, target):
            if f != shooter and f != target and self.distance(f, target) == 1:
                best = max(best, self._obstacles.get(f, 0))
        return best

    # State

    def copy(self) -> "Grid":
        """A grid of its own, equal to this one."""
        other = Grid(self.topology, self._bounds(), self.sight, self.squeeze, self.diagonals)
        other._marks = self._marks.copy()
        other._solids = self._solids
        other._opaques = self._opaques
        other._table = self._table[:]
        other._left = self._left
        other._low = self._low
        other._width = self._width
        other._height = self._height
        other._elevation = self._elevation.copy()
        other._terrain = self._terrain.copy()
        other._obstacles = self._obstacles.copy()
        for f, levels in self._shelter.items():
            other._shelter[f] = levels[:]
        return other

    def key(self) -> str:
        """A text that is equal for equal maps and different for different ones."""
        if not self._key:
            self._key = repr(self.to_data())
        return self._key

    def _bounds(self) -> tuple[int, int, int, int] | None:
        if not self.bounded:
            return None
        return (self.min_x, self.min_y, self.max_x, self.max_y)

    def to_data(self) -> dict[str, object]:
        """The map as JSON can hold it."""
        bounds: list[int] | None = None
        if self.bounded:
            bounds = [self.min_x, self.min_y, self.max_x, self.max_y]
        solid: list[str] = []
        opaque: list[str] = []
        difficult: dict[str, int] = {}
        for f in sorted(self._marks):
            mark = self._marks[f]
            if mark & SOLID != 0:
                solid.append(field_text(f))
            if mark & OPAQUE != 0:
                opaque.append(field_text(f))
            if mark >= EXTRA:
                difficult[field_text(f)] = mark // EXTRA
        shelter: dict[str, list[int]] = {}
        for f in sorted(self._shelter):
            levels: list[int] = []
            for level in self._shelter[f]:
                levels.append(level)
            shelter[field_text(f)] = levels
        data: dict[str, object] = {
            "topology": str(self.topology.value),
            "bounds": bounds,
            "sight": str(self.sight.value),
            "squeeze": self.squeeze,
            "solid": solid,
            "opaque": opaque,
            "difficult": difficult,
            "elevation": _texts(self._elevation),
            "obstacles": _texts(self._obstacles),
            "cover": shelter,
        }
        # Left out where nothing is said, as in maps that were saved before.
        if self.alternating:
            data["diagonals"] = str(self.diagonals.value)
        if len(self._terrain) > 0:
            data["terrain"] = _texts(self._terrain)
        return data

    @staticmethod
    def from_data(data: dict[str, object]) -> "Grid":
        """The map that `to_data` has written; what is left out is taken as empty."""
        known = {*Grid().to_data(), "diagonals", "terrain"}
        for name in sorted(data):
            if name not in known:
                raise ValueError(f"map: unknown entry {name!r}, expected {sorted(known)}")
        bounds: tuple[int, int, int, int] | None = None
        if data.get("bounds") is not None:
            numbers = _numbers("bounds", data["bounds"])
            if len(numbers) != 4:
                raise ValueError(f"map: bounds {numbers}, expected four whole numbers")
            bounds = (numbers[0], numbers[1], numbers[2], numbers[3])
        grid = Grid(
            Topology(data.get("topology", "squares")),
            bounds,
            Sight(data.get("sight", "rounded")),
            data.get("squeeze", False) is True,
            Diagonals(data.get("diagonals", "equal")),
        )
        opaque = _fields("opaque", data.get("opaque", []))
        solid = _fields("solid", data.get("solid", []))
        for f in solid:
            grid.set_barrier(f, True, False)
        for f in opaque:
            grid.set_barrier(f, grid.wall(f), True)
        for f, number in _counted("difficult", data.get("difficult", {})):
            grid.set_difficult(f, _number("difficult", number))
        for f, number in _counted("elevation", data.get("elevation", {})):
            grid.set_elevation(f, _number("elevation", number))
        for f, number in _counted("terrain", data.get("terrain", {})):
            grid.set_terrain(f, _number("terrain", number))
        for f, number in _counted("obstacles", data.get("obstacles", {})):
            grid.set_obstacle(f, _number("obstacles", number))
        for f, levels in _counted("cover", data.get("cover", {})):
            for d, level in enumerate(_numbers("cover", levels)):
                if level != 0:
                    grid.set_cover(f, level, [d])
        return grid


def _texts(numbers: dict[i64, i64]) -> dict[str, int]:
    texts: dict[str, int] = {}
    for f in sorted(numbers):
        texts[field_text(f)] = numbers[f]
    return texts


def _number(entry: str, found: object) -> int:
    if isinstance(found, bool) or not isinstance(found, int):
        raise ValueError(f"map: {entry} has {found!r}, expected a whole number")
    return found


def _numbers(entry: str, found: object) -> list[int]:
    if not isinstance(found, list):
        raise ValueError(f"map: {entry} has {found!r}, expected a list of whole numbers")
    numbers: list[int] = []
    for number in found:
        numbers.append(_number(entry, number))
    return numbers


def _fields(entry: str, found: object) -> list[i64]:
    if not isinstance(found, list):
        raise ValueError(f"map: {entry} has {found!r}, expected a list of fields such as 3,-2")
    fields: list[i64] = []
    for text in found:
        fields.append(parse_field(str(text)))
    return fields


def _counted(entry: str, found: object) -> list[tuple[i64, object]]:
    if not isinstance(found, dict):
        raise ValueError(f"map: {entry} has {found!r}, expected a table from fields such as 3,-2")
    pairs: list[tuple[i64, object]] = []
    for text in sorted(found):
        pairs.append((parse_field(str(text)), found[text]))
    return pairs
