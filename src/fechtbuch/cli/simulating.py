"""`fechtbuch simulate`: many fights, and what they come to."""

import re
from contextlib import AbstractContextManager, nullcontext
from dataclasses import dataclass, field
from math import prod
from pathlib import Path
from threading import Event
from typing import Any

from rich.text import Text

from fechtbuch.cli.common import (
    catalogue_for,
    console,
    errors,
    language_of,
    print_json,
    read_policies,
)
from fechtbuch.cli.complaints import BadInput
from fechtbuch.cli.progress import Progress, progress_bar
from fechtbuch.cli.results import Report
from fechtbuch.scenario import Scenario, load
from fechtbuch.simulate import (
    Comparison,
    Day,
    Levels,
    Result,
    Sweep,
    at_levels,
    charts,
    compare,
    export,
    load_chain,
    mirrored,
    save,
    set_by_text,
    simulate,
    simulate_chain,
    sweep,
)
from fechtbuch.simulate.chain import is_chain
from fechtbuch.simulate.charts.sweeps import check_curves, check_side
from fechtbuch.simulate.levels import levels_of
from fechtbuch.simulate.run import USUAL_FIGHTS, told_in_full
from fechtbuch.simulate.sweep import axis_of

LONG = 200
"""Fights of each cell from which on it is told beforehand how many there will be."""

_TIMES = {"": 1.0, "s": 1.0, "m": 60.0, "min": 60.0, "h": 3600.0}


@dataclass
class Wish:
    """What was asked for on the command line."""

    scenario: str
    fights: int | None = None
    seed: int = 0
    processes: int | None = None
    policy: list[str] = field(default_factory=list)
    changes: list[str] = field(default_factory=list)
    sweeps: list[str] = field(default_factory=list)
    versus: str | None = None
    mirror: bool = False
    levels: bool = False
    differences: bool = False
    smooth: bool = False
    precision: str | None = None
    time: str | None = None
    state: Path | None = None
    cluster: str | None = None
    closely: int | None = None
    out: list[Path] = field(default_factory=list)
    chart: list[Path] = field(default_factory=list)
    chart_kind: str = ""
    chart_side: str = ""
    as_json: bool = False
    language: str | None = None
    cancel: Event = field(default_factory=Event)
    """Ctrl-C sets it, whatever is under way: fights, a surface, a first chart."""


def run(wish: Wish) -> None:
    """Simulate, print the result, and write the files that were asked for."""
    kinds = [bool(wish.sweeps), wish.versus is not None, wish.mirror, wish.levels]
    if sum(kinds) > 1:
        raise BadInput("several-kinds")
    if wish.differences and not wish.sweeps:
        raise BadInput("differences-alone")
    if wish.smooth and not wish.sweeps:
        raise BadInput("smooth-alone")
    if wish.smooth and wish.differences:
        raise BadInput("smooth-differences")
    if wish.levels and (wish.policy or wish.state or wish.out or wish.chart):
        raise BadInput("levels-alone")
    for path in wish.out:
        export.check_file(path)
    for path in wish.chart:
        charts.check_file(path)
        charts.check_kind(wish.chart_kind, _drawable(wish))
        if wish.chart_kind == "win-share":
            check_curves([axis_of(text) for text in wish.sweeps])
    with charts.Engine() if wish.chart and wish.sweeps else nullcontext() as engine:
        _answer(wish, engine)


def _answer(wish: Wish, engine: charts.Engine | None) -> None:
    """Do what is wished, print and write what came of it."""
    if is_chain(wish.scenario):
        result: Result | Sweep | Comparison | Day = _chain(wish)
        book = load_chain(wish.scenario).scenarios[0].rulebook
    else:
        scenario = load(wish.scenario)
        book = scenario.rulebook
        for change in wish.changes:
            scenario = set_by_text(scenario, change)
        if wish.levels:
            _levels(wish, scenario)
            return
        result = _one(wish, scenario, engine)
    if wish.as_json:
        print_json(result.to_data())
    else:
        Report(console(), catalogue_for(book, wish.language), book).show(result)
    for path in wish.out:
        save(result, path)
    for path in wish.chart:
        _draw(wish, result, path, engine)


def _drawable(wish: Wish) -> dict[str, charts.Drawing]:
    """The charts that suit what is wanted."""
    if is_chain(wish.scenario):
        return charts.CHAIN
    if wish.sweeps:
        return charts.of_sweep(len(wish.sweeps))
    return charts.VERSUS if wish.mirror or wish.versus is not None else charts.SINGLE


def _one(
    wish: Wish, scenario: Scenario, engine: charts.Engine | None
) -> Result | Sweep | Comparison:
    how = _how(wish)
    policies = read_policies(wish.policy)
    if wish.chart:
        check_side(wish.chart_side, [party.slug for party in scenario.sides])
    if wish.sweeps:
        return _sweep(wish, scenario, policies, how, engine)
    if wish.mirror or wish.versus is not None:
        other: Scenario | str = mirrored(scenario) if wish.mirror else str(wish.versus)
        names = ("as it is", "sides exchanged") if wish.mirror else None
        with _bar(wish, scenario.title) as advance:
            return compare(
                scenario,
                other,
                wish.fights,
                wish.seed,
                wish.processes,
                policies,
                advance,
                labels=names,
                **how,
            )
    fights = _fights(wish)
    look = told_in_full(fights) if wish.closely is None else min(wish.closely, fights)
    with _bar(wish, scenario.title, more=look) as advance:
        return simulate(
            scenario,
            wish.fights,
            wish.seed,
            wish.processes,
            policies,
            advance,
            closely=wish.closely,
            **how,
        )


def _sweep(
    wish: Wish,
    scenario: Scenario,
    policies: dict[str, str],
    how: dict[str, Any],
    engine: charts.Engine | None,
) -> Sweep:
    cells = prod(len(axis_of(text).values) for text in wish.sweeps)
    told: list[int] = []

    def early(found: Sweep) -> None:
        """A coarse chart at once; what is finished replaces it."""
        for path in wish.chart:
            _draw(wish, found, path, engine)

    with _bar(wish, scenario.title, cells) as bar:

        def expect(fights: int) -> None:
            bar.expect(fights)
            if wish.smooth and fights > LONG * cells and not told:
                told.append(fights)
                catalogue = catalogue_for(scenario.rulebook, wish.language)
                text = catalogue.say("smooth-needed", {"fights": fights, "cells": cells})
                errors().print(Text(text, "dim"))

        return sweep(
            scenario,
            wish.sweeps,
            wish.fights,
            wish.seed,
            wish.processes,
            policies,
            bar,
            differences=wish.differences,
            smooth=wish.smooth,
            expect=expect,
            early=early if wish.chart else None,
            **how,
        )


def _draw(
    wish: Wish,
    result: Result | Sweep | Comparison | Day,
    path: Path,
    engine: charts.Engine | None,
) -> None:
    language = language_of(wish.language)
    charts.save_chart(result, path, wish.chart_kind, wish.chart_side, language, engine)


def _levels(wish: Wish, scenario: Scenario) -> None:
    times = len(levels_of(scenario.rulebook))
    how = {**_how(wish), "cancel": None}  # each level is stopped by itself: none may be empty
    with _bar(wish, scenario.title, times, told_in_full(_fights(wish))) as advance:
        found: Levels = at_levels(scenario, wish.fights, wish.seed, wish.processes, advance, **how)
    if wish.as_json:
        print_json(found.to_data())
    else:
        book = scenario.rulebook
        Report(console(), catalogue_for(book, wish.language), book).levels(found)


def _chain(wish: Wish) -> Day:
    if wish.sweeps or wish.versus or wish.mirror or wish.levels or wish.changes or wish.policy:
        raise BadInput("chain-alone")
    chain = load_chain(wish.scenario)
    with _bar(wish, chain.title) as advance:
        return simulate_chain(chain, wish.fights, wish.seed, wish.processes, advance, **_how(wish))


def _how(wish: Wish) -> dict[str, Any]:
    return {
        "precision": None if wish.precision is None else read_precision(wish.precision),
        "cluster": wish.cluster,
        "seconds": None if wish.time is None else read_time(wish.time),
        "state": wish.state,
        "cancel": wish.cancel,
    }


def read_precision(text: str) -> float:
    """`0.5%` or `0.005` as a share."""
    number = text.strip().removesuffix("%").strip()
    try:
        value = float(number)
    except ValueError:
        raise BadInput("precision", value=text) from None
    value = value / 100 if text.strip().endswith("%") else value
    if not 0 < value < 0.5:
        raise BadInput("precision", value=text)
    return value


def read_time(text: str) -> float:
    """`90`, `90s`, `2m` or `1h` as seconds."""
    found = re.fullmatch(r"(\d+(?:\.\d+)?)\s*([a-z]*)", text.strip())
    if found is None or found[2] not in _TIMES or float(found[1]) <= 0:
        raise BadInput("time", value=text)
    return float(found[1]) * _TIMES[found[2]]


def _fights(wish: Wish) -> int:
    """How many fights of one kind are wanted; with a precision nobody knows before."""
    return USUAL_FIGHTS if wish.fights is None else wish.fights


def _bar(wish: Wish, title: str, times: int = 1, more: int = 0) -> AbstractContextManager[Progress]:
    """So many `times` the fights that are wanted are fought, and each time `more` told in full."""
    total = None if wish.precision is not None else times * (_fights(wish) + more)
    return progress_bar(title, total, wish.cancel, wish.language)
