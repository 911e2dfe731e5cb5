"""The shape of a map: squares or hexes, distances, directions, arcs and straight lines.

Directions are numbered clockwise. On squares 0 is north (y grows to the north), 2 east, 4 south,
6 west, odd numbers are the diagonals. On hexes they are the six neighbours of GUR-MOV-02, 0 to
the east, with y pointing down on paper.
"""

from enum import Enum
from typing import Final

from mypy_extensions import i64

from fechtbuch.engine.fields import COLUMN, HIGHEST, LOWEST, NOWHERE, x_of, y_of

UNBOUNDED: Final[i64] = 8000
"""Coordinates of a map without bounds go from minus this number to this number."""


class Topology(Enum):
    """How fields adjoin."""

    SQUARES = "squares"
    """Eight neighbours; distance is the larger coordinate difference."""
    HEXES = "hexes"
    """Six neighbours in axial coordinates."""


class Diagonals(Enum):
    """How long a diagonal step between squares is."""

    EQUAL = "equal"
    """As long as any other."""
    ALTERNATING = "alternating"
    """Every second one counts twice: 5, 10, 5, 10 feet."""


class Arc(Enum):
    """Where somebody stands as seen by a fighter who faces a direction."""

    FRONT = "front"
    RIGHT = "right"
    BACK = "back"
    LEFT = "left"


def _hex_along(direction: i64, dq: i64, dr: i64) -> i64:
    """How far a way across hexes leads along a direction, in halves of a hex."""
    if direction == 0:
        return 2 * dq + dr
    if direction == 1:
        return dq + 2 * dr
    if direction == 2:
        return dr - dq
    if direction == 3:
        return -2 * dq - dr
    return -dq - 2 * dr if direction == 4 else dq - dr


def _hex_direction(dq: i64, dr: i64) -> i64:
    # How far the way leads along directions 0, 1 and 2; 3, 4 and 5 are their opposites.
    first = 2 * dq + dr
    second = dq + 2 * dr
    third = dr - dq
    best: i64 = 0
    most = first
    if second > most:
        best = 1
        most = second
    if third > most:
        best = 2
        most = third
    if -first > most:
        best = 3
        most = -first
    if -second > most:
        best = 4
        most = -second
    if -third > most or (-third == most and best == 0):
        best = 5
    return best


def _moved(f: i64, dx: i64, dy: i64) -> i64:
    x = (f >> 14) + dx
    y = (f & 16383) + dy
    if x < 0 or x > 16383 or y < 0 or y > 16383:
        return NOWHERE
    return (x << 14) | y


class Geometry:
    """Fields of one shape within bounds, with nothing on them."""

    def __init__(
        self,
        topology: Topology,
        bounds: tuple[int, int, int, int] | None,
        diagonals: Diagonals = Diagonals.EQUAL,
    ) -> None:
        """An empty map.

        `bounds` are the lowest x and y and the highest x and y; on hexes x counts the columns as
        drawn (q + r // 2), so that the map is a rectangle.
        """
        self.topology = topology
        self.hexes: bool = topology is Topology.HEXES
        self.diagonals = diagonals
        self.alternating: bool = diagonals is Diagonals.ALTERNATING
        if self.hexes and self.alternating:
            raise ValueError("alternating diagonals: hexes have none, expected equal")
        self.sides: i64 = 6 if self.hexes else 8
        self.bounded: bool = bounds is not None
        self.min_x: i64 = -UNBOUNDED
        self.min_y: i64 = -UNBOUNDED
        self.max_x: i64 = UNBOUNDED
        self.max_y: i64 = UNBOUNDED
        if bounds is not None:
            self.min_x, self.min_y, self.max_x, self.max_y = bounds
            if self.min_x > self.max_x or self.min_y > self.max_y:
                raise ValueError(f"bounds {bounds}: expected lowest x, lowest y, highest x, y")
            lowest = min(self.min_x, self.min_y)
            highest = max(self.max_x, self.max_y)
            if self.hexes:
                lowest = min(lowest, self.min_x - (self.max_y >> 1))
                highest = max(highest, self.max_x - (self.min_y >> 1))
            if lowest < -UNBOUNDED or highest > UNBOUNDED:
                raise ValueError(f"bounds {bounds}: expected {-UNBOUNDED} to {UNBOUNDED}")
        self.dx: list[i64] = [1, 0, -1, -1, 0, 1] if self.hexes else [0, 1, 1, 1, 0, -1, -1, -1]
        self.dy: list[i64] = [0, 1, 1, 0, -1, -1] if self.hexes else [1, 1, 0, -1, -1, -1, 0, 1]
        self._strides: list[i64] = [dx * COLUMN + dy for dx, dy in zip(self.dx, self.dy)]

    def inside(self, f: i64) -> bool:
        """Whether the field lies on the map."""
        if f < 0:
            return False
        x = (f >> 14) - 8192
        y = (f & 16383) - 8192
        if y < self.min_y or y > self.max_y:
            return False
        if self.hexes and self.bounded:
            x += y >> 1
        return self.min_x <= x <= self.max_x

    def box(self) -> tuple[i64, i64, i64, i64]:
        """Lowest x and y and highest x and y of all fields of the map, as fields count them."""
        if self.hexes and self.bounded:
            left = self.min_x - (self.max_y >> 1)
            return (left, self.min_y, self.max_x - (self.min_y >> 1), self.max_y)
        return (self.min_x, self.min_y, self.max_x, self.max_y)

    def on_edge(self, f: i64) -> bool:
        """Whether a single step from this field can leave the map."""
        d: i64 = 0
        while d < self.sides:
            if not self.inside(self.step(f, d)):
                return True
            d += 1
        return False

    # Steps and directions

    def distance(self, a: i64, b: i64) -> i64:
        """How far two fields of an empty map lie apart, in steps.

        Where diagonals alternate, every second one counts twice, the first one once.
        """
        dx = (b >> 14) - (a >> 14)
        dy = (b & 16383) - (a & 16383)
        third: i64 = 0
        if self.hexes:
            third = dx + dy
        if dx < 0:
            dx = -dx
        if dy < 0:
            dy = -dy
        if third < 0:
            third = -third
        if self.alternating:
            return dx + dy // 2 if dx > dy else dy + dx // 2
        if dy > dx:
            dx = dy
        if third > dx:
            dx = third
        return dx

    def steps(self, a: i64, b: i64) -> i64:
        """How many steps lead from one field of an empty map to another, however long they are."""
        if not self.alternating:
            return self.distance(a, b)
        dx = (b >> 14) - (a >> 14)
        dy = (b & 16383) - (a & 16383)
        dx = dx if dx > 0 else -dx
        dy = dy if dy > 0 else -dy
        return dx if dx > dy else dy

    def diagonal(self, a: i64, b: i64) -> bool:
        """Whether the step between these two neighbours is a diagonal one; hexes have none."""
        return not self.hexes and a >> 14 != b >> 14 and a & 16383 != b & 16383

    def step(self, f: i64, direction: i64) -> i64:
        """The neighbour in this direction, on the map or not."""
        return f + self._strides[direction]

    def neighbours(self, f: i64) -> list[i64]:
        """The adjoining fields of the map in the order of directions, walls included."""
        fields: list[i64] = []
        d: i64 = 0
        while d < self.sides:
            g = self.step(f, d)
            if self.inside(g):
                fields.append(g)
            d += 1
        return fields

    def direction(self, a: i64, b: i64) -> i64:
        """The direction nearest to the bearing from a to b; −1 if they are the same field.

        Squares: TAL-RUL-58. On hexes a bearing exactly between two directions counts as the
        anticlockwise one, so that b sees a in the opposite direction.
        """
        dx = (b >> 14) - (a >> 14)
        dy = (b & 16383) - (a & 16383)
        if dx == 0 and dy == 0:
            return -1
        if self.hexes:
            return _hex_direction(dx, dy)
        east = dx if dx > 0 else -dx
        north = dy if dy > 0 else -dy
        longer = east if east > north else north
        if (east + north) * (east + north) > 2 * longer * longer:
            if dx > 0:
                return 1 if dy > 0 else 3
            return 7 if dy > 0 else 5
        if east > north:
            return 2 if dx > 0 else 6
        return 0 if dy > 0 else 4

    def opposite(self, direction: i64) -> i64:
        """The direction that points the other way."""
        return (direction + self.sides // 2) % self.sides

    def turned(self, direction: i64, clockwise: i64) -> i64:
        """The direction after turning by so many sides; negative is anticlockwise."""
        return (direction + clockwise) % self.sides

    def turn(self, a: i64, b: i64) -> i64:
        """How many sides lie between two directions, the shorter way round."""
        sides = (b - a) % self.sides
        return sides if sides * 2 <= self.sides else self.sides - sides

    def behind(self, attacker: i64, target: i64) -> list[i64]:
        """The three fields away from the attack, the one straight behind first (TAL-RUL-58).

        They may lie outside the map. An attacker on the same field has nothing behind him.
        """
        fields: list[i64] = []
        d = self.direction(attacker, target)
        if d >= 0:
            fields.append(self.step(target, d))
            fields.append(self.step(target, self.turned(d, -1)))
            fields.append(self.step(target, self.turned(d, 1)))
        return fields

    def arc(self, at: i64, facing: i64, other: i64) -> Arc:
        """In which arc of a fighter at `at` with this facing the field `other` lies.

        Hexes: GUR-MOV-02, a bearing on a border belongs to the arc nearer to the front. Squares:
        the back is the opposite direction and the two beside it (TAL-RUL-70), the front likewise.
        The fighter's own field counts as front.
        """
        if at == other:
            return Arc.FRONT
        if not self.hexes:
            sides = (self.direction(at, other) - facing) % 8
            if sides <= 1 or sides == 7:
                return Arc.FRONT
            if sides == 2:
                return Arc.RIGHT
            return Arc.LEFT if sides == 6 else Arc.BACK
        dq = (other >> 14) - (at >> 14)
        dr = (other & 16383) - (at & 16383)
        ahead = _hex_along(facing, dq, dr)
        if ahead >= 0:
            return Arc.FRONT
        if ahead * ahead > 3 * (dq * dq + dr * dr + dq * dr):
            return Arc.BACK
        aside = _hex_along((facing + 1) % 6, dq, dr) + _hex_along((facing + 2) % 6, dq, dr)
        return Arc.RIGHT if aside > 0 else Arc.LEFT

    def at_back(self, at: i64, facing: i64, other: i64) -> bool:
        """Whether a field lies in the back arc: the question that is asked most of all."""
        if not self.hexes:
            return self.arc(at, facing, other) is Arc.BACK
        dq = (other >> 14) - (at >> 14)
        dr = (other & 16383) - (at & 16383)
        ahead = _hex_along(facing, dq, dr)
        return ahead < 0 and ahead * ahead > 3 * (dq * dq + dr * dr + dq * dr)

    # Lines

    def line(self, a: i64, b: i64) -> list[i64]:
        """The straight line from a to b, both included: entry i is step i.

        Squares: LSK-MOV-09, halves away from zero, so the way back may differ. Hexes: GUR-MOV-16;
        where a step lies between two hexes this is the one with the smaller number, and
        `twins` has the other.
        """
        path: list[i64] = []
        n = self.steps(a, b)
        i: i64 = 0
        while i <= n:
            path.append(self.on_line(a, b, i))
            i += 1
        return path

    def on_line(self, a: i64, b: i64, i: i64) -> i64:
        """Step i of the line from a to b; past its end the line goes straight on.

        NOWHERE beyond the coordinates that a field can hold.
        """
        n = self.steps(a, b)
        if n == 0:
            return a
        dx = (b >> 14) - (a >> 14)
        dy = (b & 16383) - (a & 16383)
        if not self.hexes:
            x = (2 * i * (dx if dx > 0 else -dx) + n) // (2 * n)
            y = (2 * i * (dy if dy > 0 else -dy) + n) // (2 * n)
            return _moved(a, x if dx > 0 else -x, y if dy > 0 else -y)
        # One of the three hex coordinates is a whole number at every step; round another one,
        # halves down, for the hex with the smaller number.
        if dx == n or dx == -n:
            return _moved(a, i if dx > 0 else -i, (2 * i * dy + n - 1) // (2 * n))
        q = (2 * i * dx + n - 1) // (2 * n)
        if dy == n or dy == -n:
            return _moved(a, q, i if dy > 0 else -i)
        return _moved(a, q, (i if dx + dy > 0 else -i) - q)

    def twins(self, a: i64, b: i64) -> list[i64]:
        """For each entry of `line` the second hex where the line runs between two, or NOWHERE."""
        path: list[i64] = []
        n = self.steps(a, b)
        i: i64 = 0
        while i <= n:
            path.append(self._twin(a, b, i, n))
            i += 1
        return path

    def _twin(self, a: i64, b: i64, i: i64, n: i64) -> i64:
        if not self.hexes or n == 0:
            return NOWHERE
        dq = (b >> 14) - (a >> 14)
        dr = (b & 16383) - (a & 16383)
        if dq == n or dq == -n:
            if (2 * i * dr + n) % (2 * n) != 0:
                return NOWHERE
            return self.on_line(a, b, i) + 1
        if (2 * i * dq + n) % (2 * n) != 0:
            return NOWHERE
        first = self.on_line(a, b, i)
        return first + COLUMN if dr == n or dr == -n else first + COLUMN - 1

    def crossed(self, a: i64, b: i64) -> list[i64]:
        """Every field through whose inside the line between the centres runs, a and b included.

        Squares: PSX-COV-10, a corner that is only touched does not count. Hexes: the line with
        both hexes of each pair.
        """
        path: list[i64] = [a]
        if self.hexes:
            n = self.distance(a, b)
            i: i64 = 1
            while i <= n:
                path.append(self.on_line(a, b, i))
                twin = self._twin(a, b, i, n)
                if twin != NOWHERE:
                    path.append(twin)
                i += 1
            return path
        dx = (b >> 14) - (a >> 14)
        dy = (b & 16383) - (a & 16383)
        across = COLUMN if dx > 0 else -COLUMN
        along: i64 = 1 if dy > 0 else -1
        dx = dx if dx > 0 else -dx
        dy = dy if dy > 0 else -dy
        # The line leaves the present column after x / (2 dx) of its length, the row after
        # y / (2 dy); both at once is a corner.
        x: i64 = 1
        y: i64 = 1
        f = a
        while f != b:
            column = x * dy
            row = y * dx
            if column <= row:
                f += across
                x += 2
            if row <= column:
                f += along
                y += 2
            path.append(f)
        return path

    # Groups of fields

    def ring(self, f: i64, radius: i64) -> list[i64]:
        """The fields of the map at exactly this distance, sorted."""
        return self._disc(f, radius, True)

    def area(self, f: i64, radius: i64) -> list[i64]:
        """The fields of the map at this distance or nearer, sorted."""
        return self._disc(f, radius, False)

    def _disc(self, f: i64, radius: i64, hollow: bool) -> list[i64]:
        fields: list[i64] = []
        dx = -min(radius, x_of(f) - LOWEST)
        while dx <= min(radius, HIGHEST - x_of(f)):
            low = -radius
            high = radius
            if self.hexes:
                low = max(low, -radius - dx)
                high = min(high, radius - dx)
            # Only the first and the last column of a ring are filled; one with cut corners is
            # looked for field by field.
            edge = dx == radius or dx == -radius or self.alternating
            pace = high - low if hollow and not edge else i64(1)
            dy = low
            while dy <= high:
                y = y_of(f) + dy
                if self.min_y <= y <= self.max_y:
                    g = f + dx * COLUMN + dy
                    if self.inside(g) and not (
                        self.alternating and self._off(f, g, radius, hollow)
                    ):
                        fields.append(g)
                dy += pace
            dx += 1
        return fields

    def _off(self, f: i64, g: i64, radius: i64, hollow: bool) -> bool:
        far = self.distance(f, g)
        return far > radius or (hollow and far < radius)

    def gap(self, ours: list[i64], theirs: list[i64]) -> i64:
        """The distance between the nearest fields of two creatures."""
        a, b = self.nearest(ours, theirs)
        return self.distance(a, b)

    def nearest(self, ours: list[i64], theirs: list[i64]) -> tuple[i64, i64]:
        """The nearest pair of fields of two creatures, the first such pair in their order."""
        best = (ours[0], theirs[0])
        least = self.distance(ours[0], theirs[0])
        for a in ours:
            for b in theirs:
                n = self.distance(a, b)
                if n < least:
                    least = n
                    best = (a, b)
        return best

    def linked(self, f: i64, fields: list[i64], within: i64 = 1) -> list[i64]:
        """The fields of the list that hang together with f, each near another, sorted."""
        rest = sorted(fields)
        found: list[i64] = [f]
        i: i64 = 0
        while i < len(found):
            left: list[i64] = []
            for g in rest:
                if self.distance(found[i], g) > within:
                    left.append(g)
                elif g != f:
                    found.append(g)
            rest = left
            i += 1
        return sorted(found)
