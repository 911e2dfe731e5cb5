"""Sweeps: the same fight again with other numbers, along one line or over a grid."""

import threading
from collections.abc import Callable, Iterable, Mapping, Sequence
from concurrent.futures import Executor
from dataclasses import dataclass, field, replace
from itertools import product
from pathlib import Path
from typing import Any

from fechtbuch.scenario import Scenario
from fechtbuch.scenario.paths import FieldPath, Value, changed, parse_values
from fechtbuch.scenario.plain import takes_numbers
from fechtbuch.simulate.against import Shift, against_job
from fechtbuch.simulate.compare import discordant
from fechtbuch.simulate.counts import Counts
from fechtbuch.simulate.drive import Course, Progress
from fechtbuch.simulate.frames import Framed
from fechtbuch.simulate.result import Result, summarise
from fechtbuch.simulate.run import Means, how_many, scenario_of, why, with_policies
from fechtbuch.simulate.smooth import (
    MOST_FIGHTS,
    Expect,
    Ground,
    Shape,
    check_axes,
    smoothed,
)
from fechtbuch.simulate.statistics import holm, paired, sign_test
from fechtbuch.simulate.work import fights_job
from fechtbuch.text.bad_input import BadInput

MOST_CELLS = 10_000


@dataclass(frozen=True)
class Axis:
    """One thing that is varied."""

    path: str
    values: tuple[Value, ...]


@dataclass(frozen=True)
class Cell:
    """One point of a sweep."""

    at: tuple[Value, ...]
    """The values of the axes here."""
    result: Result | None
    """None where the sweep was stopped before any fight of this cell was finished."""
    shifts: Mapping[str, Shift] = field(default_factory=dict)
    """By side: what the cell changes against how things are, where that was asked for."""


@dataclass(frozen=True)
class Sweep(Framed):
    """A sweep's outcome: a cell for every combination of values, in order."""

    axes: tuple[Axis, ...]
    cells: tuple[Cell, ...]
    title: str
    stopped: str
    seconds: float
    processes: int
    scenario: Scenario | None = field(default=None, repr=False, compare=False)
    """What was varied, for the names of its fields."""
    fresh: int | None = field(default=None, compare=False)
    """Fights of this run, where it went on from a state file; None where all of them are."""
    shapes: Mapping[str, Shape] = field(default_factory=dict)
    """By side: which surface its shares and intervals are of, where the sweep was smoothed."""

    @property
    def fights(self) -> int:
        """All fights of all cells."""
        return sum(cell.result.fights for cell in self.cells if cell.result is not None)

    def at(self, *values: Value) -> Result | None:
        """The result at these values."""
        for cell in self.cells:
            if cell.at == values:
                return cell.result
        raise KeyError(values)

    def rows(self) -> list[dict[str, Any]]:
        """A flat table, one row for each cell and side."""
        found: list[dict[str, Any]] = []
        for cell in self.cells:
            if cell.result is not None:
                place = {axis.path: value for axis, value in zip(self.axes, cell.at, strict=True)}
                for row in cell.result.rows():
                    shift = cell.shifts.get(row["side"])
                    more = {} if shift is None else _told(shift)
                    found.append({**place, **row, **more})
        return found

    def to_data(self) -> dict[str, object]:
        """The sweep as JSON-ready data."""
        return {
            "title": self.title,
            "axes": [{"path": axis.path, "values": list(axis.values)} for axis in self.axes],
            "cells": [
                {
                    "at": list(cell.at),
                    "result": None if cell.result is None else cell.result.to_data(),
                    **(
                        {"shifts": {slug: one.to_data() for slug, one in cell.shifts.items()}}
                        if cell.shifts
                        else {}
                    ),
                }
                for cell in self.cells
            ],
            "fights": self.fights,
            "stopped": self.stopped,
            "seconds": self.seconds,
            "processes": self.processes,
            **(
                {"surface": {slug: one.to_data() for slug, one in self.shapes.items()}}
                if self.shapes
                else {}
            ),
        }

    def __repr__(self) -> str:
        axes = " by ".join(f"{axis.path} ({len(axis.values)})" for axis in self.axes)
        return f"<{self.title}: {axes}, {self.fights} fights>"

    def _repr_html_(self) -> str:
        """The sweep in a notebook."""
        from fechtbuch.simulate.display import sweep_html

        return sweep_html(self)


Early = Callable[[Sweep], None]
"""Gets a sweep that is still under way."""


def _told(shift: Shift) -> dict[str, Any]:
    """What a cell changes, as columns."""
    low, high = shift.interval
    return {
        "difference": shift.difference,
        "difference_low": low,
        "difference_high": high,
        "p_holm": shift.chance,
        "sure": shift.sure,
    }


def axis_of(text: str) -> Axis:
    """`Kurt.ws=2..6` as an axis."""
    path, equals, values = text.partition("=")
    if not equals or not path.strip():
        raise ValueError(f"sweep {text}: write it as PATH=VALUES, such as kurt.ws=2..6")
    return Axis(path.strip(), parse_values(values, path.strip()))


@takes_numbers
def sweep(
    scenario: Scenario | str | Path,
    axes: Mapping[str, Sequence[Value]] | Sequence[str] | str,
    fights: int | None = None,
    seed: int = 0,
    processes: int | None = None,
    policies: Mapping[str, str] | None = None,
    progress: Progress | None = None,
    *,
    precision: float | None = None,
    executor: Executor | None = None,
    cluster: str | None = None,
    seconds: float | None = None,
    state: str | Path | None = None,
    cancel: threading.Event | None = None,
    differences: bool = False,
    smooth: bool = False,
    expect: Expect | None = None,
    early: Early | None = None,
) -> Sweep:
    """Run a scenario with every combination of values.

    `axes` are texts such as `kurt.ws=2..6`, one or several, or values by path. All cells are fought
    with the same seed, on common random numbers, so that neighbours differ by what was varied and
    by little else. A cell equals the single simulation of its scenario. With `differences` each
    cell is also held against how things are, fight by fight. With `smooth` a surface is fitted over
    the grid, for which cells have dice of their own: shares and intervals are the surface's, wins
    and fights are what was fought. `expect` hears how many fights there will be, where that is
    found out on the way; `early` gets the sweep once, as soon as every cell has some fights.
    """
    base = with_policies(scenario_of(scenario), policies or {})
    if isinstance(axes, Mapping):
        found = tuple(Axis(path, tuple(values)) for path, values in axes.items())
    elif isinstance(axes, Iterable):
        found = tuple(axis_of(text) for text in ([axes] if isinstance(axes, str) else axes))
    else:
        raise ValueError(
            f"sweep: give a mapping of paths to values, or texts such as kurt.ws=2..6; not {axes!r}"
        )
    if not found:
        raise ValueError("a sweep needs at least one PATH=VALUES")
    for axis in found:
        if not axis.values:
            raise ValueError(f"sweep {axis.path}: has no values; give at least one")
    paths = [FieldPath.find(base, axis.path) for axis in found]
    for number, path in enumerate(paths):
        if path.where in [other.where for other in paths[:number]]:
            raise ValueError(f"sweep {found[number].path}: is swept twice; leave one out")
    places = list(product(*(axis.values for axis in found)))
    if len(places) > MOST_CELLS:
        raise ValueError(f"a sweep of {len(places)} cells is too large; at most {MOST_CELLS}")
    if smooth:
        if differences:
            raise BadInput("smooth-differences")
        check_axes([(axis.path, axis.values) for axis in found])
    variants = [changed(base, list(zip(paths, at, strict=True))) for at in places]
    most, enough = how_many(fights, precision)
    layout = _Layout(found, places, variants, base, seed)
    means = Means(processes, executor, cluster, seconds, state, progress, cancel)
    if smooth:
        if precision is not None and fights is None:
            most = MOST_FIGHTS
        return layout.smoothed(
            smoothed(
                variants,
                [[int(value) for value in axis.values] for axis in found],
                most,
                precision,
                seed,
                means,
                expect,
                layout.first_look(early),
            )
        )
    courses = [
        Course(
            against_job(variant, base, seed) if differences else fights_job(variant, seed),
            most,
            enough,
        )
        for variant in variants
    ]
    if expect is not None and enough is not None:
        means = replace(means, progress=_expecting(courses, progress, expect))
    stopped, taken, cores = means.watched(courses, layout.first_look(early)).work(courses)
    reasons = [why(course, stopped, most) for course in courses]
    shifts = _shifts(base, courses, differences)
    swept = layout.sweep(
        [course.counts for course in courses], reasons, stopped, taken, cores, shifts
    )
    return replace(swept, fresh=sum(course.fresh() for course in courses))


def _expecting(courses: Sequence[Course], progress: Progress | None, expect: Expect) -> Progress:
    """Tells, whenever something is done, up to how many fights it goes as far as is known."""

    def done(fights: int) -> None:
        expect(sum(course.goal for course in courses))
        if progress is not None:
            progress(fights)

    return done


@dataclass(frozen=True)
class _Layout:
    """Where the cells of a sweep lie, and what is fought in them."""

    axes: tuple[Axis, ...]
    places: Sequence[tuple[Value, ...]]
    variants: Sequence[Scenario]
    base: Scenario
    seed: int

    def sweep(
        self,
        counts: Sequence[Counts],
        reasons: Sequence[str],
        stopped: str,
        seconds: float,
        processes: int,
        shifts: Sequence[dict[str, Shift]] | None = None,
    ) -> Sweep:
        """Counts as a sweep."""
        share = seconds / len(counts)
        cells = [
            Cell(
                at,
                summarise(
                    variant,
                    variant.build(),
                    self.seed,
                    counted,
                    None,
                    reason,
                    share,
                    processes,
                )
                if counted
                else None,
                shift,
            )
            for at, variant, counted, reason, shift in zip(
                self.places,
                self.variants,
                counts,
                reasons,
                shifts or [{} for _ in counts],
                strict=True,
            )
        ]
        return Sweep(
            self.axes, tuple(cells), self.base.title, stopped, seconds, processes, self.base
        )

    def smoothed(self, ground: Ground) -> Sweep:
        """What the surfaces say, in the form of a sweep."""
        stopped = "" if ground.stopped == "precision" else ground.stopped
        reasons = [ground.stopped] * len(ground.counts)
        plain = self.sweep(ground.counts, reasons, stopped, ground.seconds, ground.processes)
        if not ground.sides:
            return plain
        slugs = [party.slug for party in self.base.sides]
        cells = []
        for place, cell in enumerate(plain.cells):
            assert cell.result is not None
            sides = {
                slug: replace(
                    cell.result.sides[slug],
                    share=one.shares[place],
                    interval=one.intervals[place],
                )
                for slug, one in zip(slugs, ground.sides, strict=True)
            }
            cells.append(Cell(cell.at, replace(cell.result, sides=sides)))
        shapes = {slug: one.shape for slug, one in zip(slugs, ground.sides, strict=True)}
        return replace(plain, cells=tuple(cells), shapes=shapes, fresh=ground.fresh)

    def first_look(self, early: Early | None) -> Callable[[Sequence[Counts]], None] | None:
        """Who hears when every cell has some fights."""
        if early is None:
            return None
        return lambda counts: early(self.sweep(counts, [""] * len(counts), "", 0.0, 1))


def _shifts(base: Scenario, courses: Sequence[Course], wanted: bool) -> list[dict[str, Shift]]:
    """What each cell changes for each side, corrected for the number of cells."""
    found: list[dict[str, Shift]] = [{} for _ in courses]
    fought = [place for place, course in enumerate(courses) if course.counts and wanted]
    for side, party in enumerate(base.sides):
        splits = [discordant(courses[place].counts["pairs"], side, side) for place in fought]
        chances = holm([sign_test(more, less) for less, more, _ in splits])
        for place, (less, more, fights), chance in zip(fought, splits, chances, strict=True):
            found[place][party.slug] = Shift(*paired(less, more, fights), chance)
    return found
