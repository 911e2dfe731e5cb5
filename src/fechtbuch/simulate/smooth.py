"""Smoothed sweeps: few fights of each cell, and a surface that lets neighbours help each other.

Cells have dice of their own here. On common dice all of them would err in the same direction, which
is good for differences and bad for whatever takes the mean of neighbours.
"""

import hashlib
import os
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import product
from typing import TYPE_CHECKING

from fechtbuch.scenario import Scenario
from fechtbuch.scenario.paths import Value
from fechtbuch.simulate.counts import Counts, add_up
from fechtbuch.simulate.drive import Course
from fechtbuch.simulate.extras import needed
from fechtbuch.simulate.run import Means
from fechtbuch.simulate.statistics import Interval
from fechtbuch.simulate.work import fights_job
from fechtbuch.text.bad_input import BadInput

if TYPE_CHECKING:
    from fechtbuch.simulate.surface import Surface

MOST_SMOOTHED = 1000
"""Cells that a surface is fitted through at most."""
FEWEST_VALUES = 3
"""Fewer values of an axis have nothing to smooth."""
PILOT = 100
"""Fights of each cell before it is reckoned how many a precision takes."""
GROWTH = 4
"""No cell's fights grow by more than this before the surface is fitted again."""
MOST_FIGHTS = 200_000
"""Where only a precision is asked for, no more fights of a cell than this."""

Expect = Callable[[int], None]
"""Hears how many fights there will be in all, as far as is known."""


@dataclass(frozen=True)
class Shape:
    """Which surface was fitted through the shares of a side."""

    reach: tuple[float, ...]
    """Along each axis, in its own numbers: how far a cell tells something about others."""
    steps: int
    """Cliffs that were found."""
    unevenness: float
    """How far single cells lie off the smooth surface, typically, as a share."""

    def to_data(self) -> dict[str, object]:
        """The shape as JSON-ready data."""
        return {"reach": list(self.reach), "steps": self.steps, "unevenness": self.unevenness}


@dataclass(frozen=True)
class Smoothed:
    """What the surface of a side says."""

    shares: tuple[float, ...]
    """By cell."""
    intervals: tuple[Interval, ...]
    shape: Shape

    def mirrored(self) -> "Smoothed":
        """The same for the opponent, where one of two always wins."""
        return Smoothed(
            tuple(1 - share for share in self.shares),
            tuple((1 - high, 1 - low) for low, high in self.intervals),
            self.shape,
        )


@dataclass(frozen=True)
class Ground:
    """What was fought over a grid, and the surfaces through it."""

    counts: list[Counts]
    """By cell; empty where no fight was finished."""
    sides: list[Smoothed]
    """By side; none where the run was stopped before every cell had a fight."""
    stopped: str
    seconds: float
    processes: int
    fresh: int
    """Fights of this run, without those of a state file."""


def check_axes(axes: Sequence[tuple[str, Sequence[Value]]]) -> None:
    """Refuse what no surface can be fitted through, before any fight."""
    # Matrices as small as these gain nothing from several threads, which would be in the way of the
    # fights; and the last digits of a sum would depend on how many there are.
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
    needed("numpy", "lab", "A smoothed sweep")
    for path, values in axes:
        if len(values) < FEWEST_VALUES or not all(type(value) is int for value in values):
            raise BadInput("smooth-axis", value=path, least=FEWEST_VALUES)
    cells = len(list(product(*(values for _, values in axes))))
    if len(axes) > 2 or cells > MOST_SMOOTHED:
        raise BadInput("smooth-axes", axes=len(axes), cells=cells, most=MOST_SMOOTHED)


def smoothed(
    variants: Sequence[Scenario],
    axes: Sequence[Sequence[int]],
    most: int,
    precision: float | None,
    seed: int,
    means: Means,
    expect: Expect | None = None,
    look: Callable[[Sequence[Counts]], None] | None = None,
) -> Ground:
    """Fight every cell `most` times, or as often as it takes until no interval is wider.

    With a `precision` the work goes in stages: the surface says how many fights each cell still
    needs. Every stage has fights of its own, so a run that goes on from a state file takes the same
    stages and comes to the same.
    """
    from fechtbuch.simulate.surface import Grid, Surface, fights_needed

    means = means.whole()
    counts: list[Counts] = [{} for _ in variants]
    goals = [most if precision is None else min(most, PILOT)] * len(variants)
    grid = Grid(axes)
    surfaces: list[Surface] = []
    seconds, stage, fresh = 0.0, 0, 0
    while True:
        if expect is not None:
            expect(sum(goals))
        courses = {
            place: Course(fights_job(variant, seed_of(seed, stage, place)), goal - _fought(had))
            for place, (variant, goal, had) in enumerate(zip(variants, goals, counts, strict=True))
            if goal > _fought(had)
        }
        here = means.next_stage(stage)
        if stage == 0:
            here = here.watched(list(courses.values()), look)
        stopped, taken, cores = here.work(list(courses.values()))
        seconds += taken
        for place, course in courses.items():
            fresh += course.fresh()
            if course.counts:
                add_up(counts[place], course.counts)
        if not all(counts):
            return Ground(counts, [], stopped, seconds, cores, fresh)
        surfaces = surfaces or [Surface(grid) for _ in _apart(counts)]
        fights = [_fought(one) for one in counts]
        for side, one in enumerate(surfaces):
            one.fit([each["wins"][side] for each in counts], fights)
        widest = max(float(one.halves().max()) for one in surfaces)
        if stopped or precision is None or widest <= precision or min(goals) >= most:
            break
        wanted = fights_needed(surfaces, fights, precision)
        if expect is not None:
            expect(sum(min(goal, most) for goal in wanted))
        goals = [
            min(most, GROWTH * had, max(had, -(-goal // 10) * 10))
            for goal, had in zip(wanted, fights, strict=True)
        ]
        if goals == fights:
            # What is missing is less than a reckoning can tell: everywhere a little more.
            goals = [min(most, had + had // 20 + 1) for had in fights]
        stage += 1
    sides = [_as_smoothed(one) for one in surfaces]
    if len(sides) < len(counts[0]["wins"]):
        sides.append(sides[0].mirrored())
    reached = precision is not None and not stopped and min(fights) < most
    return Ground(counts, sides, "precision" if reached else stopped, seconds, cores, fresh)


def seed_of(seed: int, stage: int, place: int) -> int:
    """The dice of one cell in one stage."""
    name = hashlib.sha256(f"{seed} {stage} {place}".encode()).digest()
    return int.from_bytes(name[:7], "big")


def _fought(counts: Counts) -> int:
    return int(counts.get("fights", 0))


def _apart(counts: Sequence[Counts]) -> range:
    """The sides that need a surface of their own: one of two, where there is no draw."""
    sides = len(counts[0]["wins"])
    mirror = sides == 2 and all(sum(one["wins"]) == one["fights"] for one in counts)
    return range(1 if mirror else sides)


def _as_smoothed(surface: "Surface") -> Smoothed:
    shape = Shape(surface.reach(), len(surface.steps), surface.unevenness())
    return Smoothed(tuple(surface.shares()), tuple(surface.intervals()), shape)
