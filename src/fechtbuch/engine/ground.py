"""The ground of a map: walls, difficult fields, height, and which steps it allows."""

from typing import Final

from mypy_extensions import i64

from fechtbuch.engine.fields import COLUMN, HIGHEST, LOWEST, NOWHERE, field_text, x_of, y_of
from fechtbuch.engine.geometry import Diagonals, Geometry, Topology

LARGEST_EXTRA: Final[i64] = 1000
"""The largest extra cost that difficult ground may have."""

MOST_TERRAINS: Final[i64] = 100
"""The largest number that a kind of ground may have."""

# One number per field holds what movement and sight ask for most often.
SOLID: Final[i64] = 1
OPAQUE: Final[i64] = 2
EXTRA: Final[i64] = 4

_LARGEST_TABLE: Final[i64] = 1 << 22


class Ground(Geometry):
    """Fields that may be walls, cost more to enter, or lie higher."""

    def __init__(
        self,
        topology: Topology,
        bounds: tuple[int, int, int, int] | None,
        squeeze: bool,
        diagonals: Diagonals = Diagonals.EQUAL,
    ) -> None:
        """Plain ground; `squeeze` allows the diagonal steps that LSK-MOV-08 forbids."""
        super().__init__(topology, bounds, diagonals)
        self.squeeze = squeeze
        self._marks: dict[i64, i64] = {}
        self._solids: i64 = 0
        self._opaques: i64 = 0
        # The marks once more, as a table over the rectangle that holds them all.
        self._table: list[i64] = []
        self._left: i64 = 0
        self._low: i64 = 0
        self._width: i64 = 0
        self._height: i64 = 0
        self._elevation: dict[i64, i64] = {}
        self._terrain: dict[i64, i64] = {}
        # Made when first asked for, forgotten when something is written.
        self._key: str = ""

    # What a field is like

    def mark(self, f: i64) -> i64:
        """Wall, sight and ground of a field in one number: SOLID, OPAQUE, extra cost × EXTRA."""
        x = (f >> 14) - 8192 - self._left
        if x < 0 or x >= self._width:
            return 0
        y = (f & 16383) - 8192 - self._low
        if y < 0 or y >= self._height:
            return 0
        return self._table[x * self._height + y]

    def wall(self, f: i64) -> bool:
        """Whether nobody can enter the field."""
        return self.mark(f) & SOLID != 0

    def opaque(self, f: i64) -> bool:
        """Whether nobody can see through the field."""
        return self.mark(f) & OPAQUE != 0

    def cost(self, f: i64) -> i64:
        """What entering the field costs more than plain ground, in the book's own unit."""
        return self.mark(f) // EXTRA

    def open(self, f: i64) -> bool:
        """Whether the field is on the map and no wall."""
        return self.inside(f) and self.mark(f) & SOLID == 0

    def elevation(self, f: i64) -> i64:
        """How high the ground lies; 0 where nothing was said."""
        return self._elevation.get(f, 0)

    def terrain(self, f: i64) -> i64:
        """Which kind of ground the field is, by the book's own number; 0 where nothing was said."""
        return self._terrain.get(f, 0)

    def has_walls(self) -> bool:
        """Whether there is any field that cannot be entered."""
        return self._solids > 0

    def passable_step(self, a: i64, b: i64) -> bool:
        """Whether walls and edges of the map allow the step between these two neighbours."""
        if not self.inside(b):
            return False
        if self._solids == 0:
            return True
        return self.mark(b) & SOLID == 0 and not self.between_walls(a, b)

    def between_walls(self, a: i64, b: i64) -> bool:
        """Whether the step is a diagonal one that two walls make too narrow (LSK-MOV-08)."""
        if self.hexes or self.squeeze:
            return False
        dx = (b >> 14) - (a >> 14)
        dy = (b & 16383) - (a & 16383)
        if dx == 0 or dy == 0:
            return False
        return self.mark(a + dx * COLUMN) & SOLID != 0 and self.mark(a + dy) & SOLID != 0

    def nearest_open(self, f: i64, taken: set[i64], limit: i64 = 64) -> i64:
        """The open field nearest to f that nobody has taken, the lowest number first.

        NOWHERE if there is none within `limit`.
        """
        radius: i64 = 0
        while radius <= limit:
            for g in self.ring(f, radius):
                if self.open(g) and g not in taken:
                    return g
            radius += 1
        return NOWHERE

    def set_wall(self, f: i64, wall: bool = True) -> None:
        """Make the field a wall for feet and eyes, or open it; an opened door is no wall."""
        self.set_barrier(f, wall, wall)

    def set_barrier(self, f: i64, solid: bool, opaque: bool) -> None:
        """Say apart whether a field stops feet (a chasm) and whether it stops eyes (a curtain)."""
        mark = self.mark(f) // EXTRA * EXTRA
        if solid:
            mark |= SOLID
        if opaque:
            mark |= OPAQUE
        self._write(f, mark)

    def set_difficult(self, f: i64, extra: i64) -> None:
        """Let entering the field cost so much more; 0 is plain ground."""
        if extra < 0 or extra > LARGEST_EXTRA:
            raise ValueError(
                f"difficult ground {field_text(f)}: extra cost {extra}, expected 0 to "
                f"{LARGEST_EXTRA}"
            )
        self._write(f, (self.mark(f) & (SOLID | OPAQUE)) + extra * EXTRA)

    def set_elevation(self, f: i64, height: i64) -> None:
        """Let the ground of this field lie so high."""
        self._about_to_write(f)
        if height == 0:
            self._elevation.pop(f, 0)
        else:
            self._elevation[f] = height

    def set_terrain(self, f: i64, kind: i64) -> None:
        """Let the field be ground of this kind, a number that a book gives a name in its map rules.

        What walking on it costs is the walker's business: `Going(5, terrain=[5, 10, 20])`.
        """
        self._about_to_write(f)
        if kind < 0 or kind > MOST_TERRAINS:
            raise ValueError(f"ground {field_text(f)}: kind {kind}, expected 0 to {MOST_TERRAINS}")
        if kind == 0:
            self._terrain.pop(f, 0)
        else:
            self._terrain[f] = kind

    def _about_to_write(self, f: i64) -> None:
        self._key = ""
        if not self.inside(f):
            raise ValueError(f"field {field_text(f)} is outside the map")

    def _write(self, f: i64, mark: i64) -> None:
        self._about_to_write(f)
        before = self.mark(f)
        if mark == before:
            return
        x = x_of(f) - self._left
        y = y_of(f) - self._low
        if x < 0 or x >= self._width or y < 0 or y >= self._height:
            self._enclose(f)
        self._solids += (mark & SOLID) - (before & SOLID)
        self._opaques += (mark & OPAQUE) // OPAQUE - (before & OPAQUE) // OPAQUE
        if mark == 0:
            self._marks.pop(f, 0)
        else:
            self._marks[f] = mark
        self._table[(x_of(f) - self._left) * self._height + y_of(f) - self._low] = mark

    def _enclose(self, f: i64) -> None:
        """Lay the table anew so that it holds f, with room to grow around it."""
        left = x_of(f)
        low = y_of(f)
        right = left
        high = low
        if self._width > 0:
            left = min(left, self._left)
            low = min(low, self._low)
            right = max(right, self._left + self._width - 1)
            high = max(high, self._low + self._height - 1)
        left = max(left - 8, LOWEST)
        low = max(low - 8, LOWEST)
        right = min(right + 8, HIGHEST)
        high = min(high + 8, HIGHEST)
        width = right - left + 1
        height = high - low + 1
        if width * height > _LARGEST_TABLE:
            raise ValueError(f"field {field_text(f)} is too far from the rest of the map")
        self._left = left
        self._low = low
        self._width = width
        self._height = height
        self._table = [0] * int(width * height)
        for g, mark in self._marks.items():
            self._table[(x_of(g) - left) * height + y_of(g) - low] = mark
