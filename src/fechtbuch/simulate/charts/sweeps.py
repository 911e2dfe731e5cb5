"""Charts of sweeps: curves along one dimension, a heat map with its contour over two.

Titles say what was found; axes and values speak the reader's language.
"""

import json
from collections.abc import Sequence
from itertools import pairwise
from typing import Any

from fechtbuch.simulate.charts.contours import contour, crossings
from fechtbuch.simulate.charts.look import (
    COLOURS,
    HALO,
    INK,
    PAPER,
    STRONG,
    altair,
    colours,
    diverging,
    even,
    heading,
    share_axis,
    stopped,
    table,
)
from fechtbuch.simulate.result import Result
from fechtbuch.simulate.spoken import Spoken
from fechtbuch.simulate.sweep import Axis, Sweep

MOST_LABELLED = 12
"""Rows or columns of a heat map up to which the shares are written into it."""
FEW = 3
"""Values of an axis up to which a grid is better drawn as curves."""
DRAWS = 0.005
"""The share of draws up to which the curves of two sides mirror each other."""
APART = 0.05
"""Labels of curves that end nearer to each other would lie upon each other."""


def check_side(side: str, sides: Sequence[str]) -> None:
    """Refuse a side that is not there, before any work is done."""
    if side and side not in sides:
        raise ValueError(f"side {side}: no such side; there are {', '.join(sides)}")


def check_curves(axes: Sequence[Axis]) -> None:
    """Refuse more curves than can be told apart, before any work is done."""
    if len(axes) == 2:
        curves = len(axes[_along(axes)[1]].values)
        if curves > len(COLOURS):
            raise ValueError(f"{curves} curves cannot be told apart; draw a heat map")


def _along(axes: Sequence[Axis]) -> list[int]:
    """Which axis curves run along, and which of them there is a curve for each value of."""
    few = len(axes[0].values) < len(axes[1].values) and len(axes[0].values) <= FEW
    return [1, 0] if few else [0, 1]


def as_curves(sweep: Sweep) -> bool:
    """Whether a sweep over two dimensions shows most as curves."""
    return min(len(axis.values) for axis in sweep.axes) <= FEW


def win_share(sweep: Sweep, side: str, words: Spoken) -> Any:
    """Shares along a sweep, with their intervals."""
    if len(sweep.axes) == 2:
        return _curves(sweep, side, words)
    axis = sweep.axes[0]
    known = [cell for cell in sweep.cells if cell.result is not None]
    first = _side_of(sweep, side)
    shown = _sides_shown(_results(sweep), side or first)
    rows: list[dict[str, Any]] = []
    for cell in known:
        assert cell.result is not None
        for slug in shown:
            one = cell.result.sides[slug]
            rows.append(_row(cell.at[0], words.side(one.name), one.share, one.interval))
    least = min(result.fights for result in _results(sweep))
    names = [words.side(_results(sweep)[0].sides[slug].name) for slug in shown]
    meeting = _meeting(sweep, axis, first)
    title = heading(
        _finding(sweep, axis, first, meeting, words),
        words.title(sweep.title),
        words.catalogue.listed(
            [
                words.say("least-smooth" if sweep.shapes else "least", {"count": least}),
                stopped(sweep.stopped, words),
            ]
        ),
    )
    won = words.say("share-won-by", {"side": names[0]}) if len(shown) == 1 else ""
    return _lines(words, rows, names, _spoken(sweep, axis, words), axis, title, None, won, meeting)


def _curves(sweep: Sweep, side: str, words: Spoken) -> Any:
    """A sweep of two dimensions as curves, one for each value of the axis that has fewer."""
    check_curves(sweep.axes)
    places = _along(sweep.axes)
    axis, other = (sweep.axes[place] for place in places)
    slug = _side_of(sweep, side)
    name = words.side(_results(sweep)[0].sides[slug].name)
    rows: list[dict[str, Any]] = []
    found: list[str] = []
    for value in other.values:
        points: list[tuple[float, float]] = []
        for cell in sweep.cells:
            if cell.result is None or cell.at[places[1]] != value:
                continue
            one = cell.result.sides[slug]
            rows.append(
                _row(cell.at[places[0]], words.value(value, other.path), one.share, one.interval)
            )
            if _numeric(axis):
                points.append((float(cell.at[places[0]]), _lead(cell.result, slug)))
        found += [
            f"{words.number(at)} ({words.value(value, other.path)})" for at in crossings(points)
        ]
    said = _always(sweep, words) or name
    if found:
        said = words.say(
            "even-at",
            {"path": _large(_spoken(sweep, axis, words)), "value": words.catalogue.listed(found)},
        )
    title = heading(
        said,
        words.title(sweep.title),
        words.say("won-by", {"side": name}),
        _how(sweep, words),
    )
    names = [words.value(value, other.path) for value in other.values]
    legend = _spoken(sweep, other, words)
    return _lines(words, rows, names, _spoken(sweep, axis, words), axis, title, legend, "", [])


def _row(value: Any, name: str, share: float, interval: tuple[float, float]) -> dict[str, Any]:
    return {
        "value": value,
        "side": name,
        "share": share,
        "low": interval[0],
        "high": interval[1],
    }


def _lines(
    words: Spoken,
    rows: list[dict[str, Any]],
    names: list[str],
    path: str,
    axis: Axis,
    title: Any,
    legend: str | None,
    won: str,
    meeting: list[tuple[float, float]],
) -> Any:
    alt = altair()
    won = won or words.say("share-won")
    number = _numeric(axis)
    if number:
        distinct = sorted({row["value"] for row in rows})
        pad = 0.04 * (distinct[-1] - distinct[0]) or 0.5
        x = alt.X(
            "value:Q",
            title=path,
            scale=alt.Scale(domain=[distinct[0] - pad, distinct[-1] + pad], nice=False),
            axis=alt.Axis(
                format="d",
                grid=False,
                **({"values": distinct} if len(distinct) <= 16 else {}),
            ),
        )
    else:
        x = alt.X("value:N", title=path, sort=None, axis=alt.Axis(grid=False, labelAngle=0))
        rows = [{**row, "value": words.value(row["value"], axis.path)} for row in rows]
    colour = colours(names, legend)
    if len(names) == 1:
        # One curve needs no legend: its axis says whose it is.
        colour = alt.value(COLOURS[0])
    base = alt.Chart(table(rows)).encode(x=x, color=colour)
    spread = alt.Y("low:Q", title=won), alt.Y2("high:Q")
    shape = alt.Shape("side:N", scale=alt.Scale(domain=names), legend=None)
    points = base.mark_point(filled=True, size=46, opacity=1).encode(y=share_axis(won), shape=shape)
    if number:
        band = base.mark_area(opacity=0.16).encode(y=spread[0], y2=spread[1])
        line = base.mark_line(strokeWidth=1.6).encode(y=share_axis(won))
        layers = [even(), band, line, points, *_met(meeting, rows, words)]
    else:
        offset = alt.XOffset("side:N", sort=names, scale=alt.Scale(paddingOuter=0.8))
        bars = base.mark_rule(strokeWidth=2).encode(y=spread[0], y2=spread[1], xOffset=offset)
        layers = [even(), bars, points.encode(xOffset=offset)]
    width: Any = 460 if number else max(220, 90 * len({row["value"] for row in rows}))
    return alt.layer(*layers).properties(width=width, height=280, title=title)


def _met(
    meeting: list[tuple[float, float]], rows: list[dict[str, Any]], words: Spoken
) -> list[Any]:
    """Where it is even, with the value beside it; more than two would be in each other's way."""
    if not 0 < len(meeting) <= 2:
        return []
    alt = altair()
    middle = sum(row["value"] for row in rows) / len(rows)
    rising = rows[-1]["share"] >= rows[0]["share"]
    several = len({row["side"] for row in rows}) > 1
    layers = []
    for at, share in meeting:
        # With draws, or a third side, both win as often without winning half.
        said = "level-at" if several else "half-at"
        text = words.say(said, {"value": words.number(at)})
        dot = alt.Chart(table([{"value": at, "share": share, "text": text}])).encode(
            x="value:Q", y="share:Q"
        )
        left = at > middle
        look: dict[str, Any] = {
            "align": "right" if left else "left",
            "dx": -11 if left else 11,
            "dy": -12 if left == rising else 14,  # where the curve does not go
            "fontSize": 12,
        }
        if several:
            # Between those that cross, where there is room.
            look.update(align="center", dx=0, dy=42 if share > 0.25 else -36)
        layers += [
            dot.mark_point(filled=False, size=110, strokeWidth=2.2, opacity=1, color=INK),
            dot.mark_text(**look, **HALO).encode(text="text:N"),
            dot.mark_text(**look, color=INK).encode(text="text:N"),
        ]
    return layers


def heat_map(sweep: Sweep, side: str, words: Spoken) -> Any:
    """Shares over a grid: blue where the side wins, orange where it loses, a line in between."""
    alt = altair()
    first, second = sweep.axes
    slug = _side_of(sweep, side)
    upwards = _numeric(second)
    rows: list[dict[str, Any]] = []
    shares: dict[tuple[int, int], float] = {}
    half = 0.0
    ahead = behind = 0
    for cell in sweep.cells:
        if cell.result is None:
            continue
        one = cell.result.sides[slug]
        half = max(half, (one.interval[1] - one.interval[0]) / 2)
        ahead += one.interval[0] > 0.5
        behind += one.interval[1] < 0.5
        column, line = first.values.index(cell.at[0]), second.values.index(cell.at[1])
        line = line if upwards else len(second.values) - 1 - line
        shares[column, line] = one.share
        rows.append(
            {
                "x": words.value(cell.at[0], first.path),
                "y": words.value(cell.at[1], second.path),
                "left": column - 0.5,
                "right": column + 0.5,
                "foot": line - 0.5,
                "top": line + 0.5,
                "column": column,
                "line": line,
                "share": one.share,
                "label": f"{100 * one.share:.0f}",
            }
        )
    name = words.side(_results(sweep)[0].sides[slug].name)
    columns = [words.value(value, first.path) for value in first.values]
    lines = [words.value(value, second.path) for value in second.values]
    lines = lines if upwards else lines[::-1]
    large = max(len(columns), len(lines)) > MOST_LABELLED
    step = 18 if large else 38
    base = alt.Chart(table(rows))
    tiles = base.mark_rect(stroke=PAPER, strokeWidth=1).encode(
        x=_places("X", "left:Q", _spoken(sweep, first, words), columns),
        x2="right:Q",
        y=_places("Y", "foot:Q", _spoken(sweep, second, words), lines),
        y2="top:Q",
        color=alt.Color(
            "share:Q",
            title=words.say("won"),
            scale=diverging(),
            legend=alt.Legend(
                format="%",
                gradientLength=min(160, max(70, step * len(lines) - 24)),
                gradientThickness=12,
                values=[0, 0.25, 0.5, 0.75, 1],
            ),
        ),
    )
    counted: dict[str, str | int] = {
        "side": name,
        "count": ahead,
        "behind": behind,
        "cells": len(rows),
    }
    title = heading(
        words.say("ahead-in", counted),
        words.title(sweep.title),
        words.say("won-by-percent", {"side": name}),
        words.say("half-smooth" if sweep.shapes else "half", {"half": words.number(100 * half)}),
        stopped(sweep.stopped, words),
    )
    layers = [tiles]
    if _numeric(first) and upwards:
        layers += _evenly(shares)
    if not large:
        numbers = base.encode(x="column:Q", y="line:Q")
        layers += [
            # Of the colour of its tile, so that the line does not go through a number.
            numbers.mark_point(filled=True, shape="circle", size=260, opacity=1).encode(
                color=alt.Color("share:Q", scale=diverging())
            ),
            numbers.mark_text(fontSize=11).encode(
                text="label:N", color=alt.condition(STRONG, alt.value("#ffffff"), alt.value(INK))
            ),
        ]
    return alt.layer(*layers).properties(
        width=step * len(columns), height=step * len(lines), title=title
    )


def _places(axis: str, field: str, title: str, names: list[str]) -> Any:
    """An axis whose values stand side by side, however far apart they are."""
    alt = altair()
    return getattr(alt, axis)(
        field,
        title=title,
        scale=alt.Scale(domain=[-0.5, len(names) - 0.5], nice=False, zero=False),
        axis=alt.Axis(
            values=list(range(len(names))),
            labelExpr=f"{json.dumps(names, ensure_ascii=False)}[datum.value]",
            labelAngle=0,
            grid=False,
            ticks=False,
            labelOverlap="greedy",
        ),
    )


def _evenly(shares: dict[tuple[int, int], float]) -> list[Any]:
    """The line along which both are as good."""
    found = contour(shares, 0.5)
    if not found:
        return []
    alt = altair()
    rows = [{"x1": x1, "y1": y1, "x2": x2, "y2": y2} for (x1, y1), (x2, y2) in found]
    line = alt.Chart(table(rows)).mark_rule(color=INK, strokeWidth=2.2, strokeCap="round")
    return [line.encode(x="x1:Q", x2="x2:Q", y="y1:Q", y2="y2:Q")]


def _finding(
    sweep: Sweep, axis: Axis, slug: str, meeting: list[tuple[float, float]], words: Spoken
) -> str:
    """What a sweep along one line has shown."""
    path = _large(_spoken(sweep, axis, words))
    if not _numeric(axis):
        return words.catalogue.labelled(path, _best(sweep, slug, words))
    if meeting:
        values = words.catalogue.listed(words.number(at) for at, _ in meeting)
        return words.say("even-at", {"path": path, "value": values})
    return _always(sweep, words) or path


def _always(sweep: Sweep, words: Spoken) -> str:
    """Who is ahead wherever one looks; nothing if nobody is."""
    results = _results(sweep)
    for slug, one in results[0].sides.items():
        if all(_lead(result, slug) > 0 for result in results):
            return words.say("ahead-always", {"side": words.side(one.name)})
    return ""


def _best(sweep: Sweep, slug: str, words: Spoken) -> str:
    """With which value a side wins most, if that is sure."""
    ranked = sorted(
        ((cell.at[0], cell.result.sides[slug]) for cell in sweep.cells if cell.result is not None),
        key=lambda one: -one[1].share,
    )
    value, best = ranked[0]
    if any(best.interval[0] <= other.interval[1] for _, other in ranked[1:]):
        return words.say("no-difference")
    share = words.figures.percent(best.share)
    said = {
        "side": words.side(best.name),
        "value": words.value(value, sweep.axes[0].path),
        "share": share,
    }
    return words.say("best-with", said)


def _meeting(sweep: Sweep, axis: Axis, slug: str) -> list[tuple[float, float]]:
    """Where a side and its best opponent win as often: the value, and the share there."""
    if not _numeric(axis):
        return []
    known = [(float(cell.at[0]), cell.result) for cell in sweep.cells if cell.result is not None]
    known.sort(key=lambda one: one[0])
    found: list[tuple[float, float]] = []
    for (x1, one), (x2, other) in pairwise(known):
        for at in crossings([(x1, _lead(one, slug)), (x2, _lead(other, slug))]):
            weight = (at - x1) / (x2 - x1)
            share = one.sides[slug].share * (1 - weight) + other.sides[slug].share * weight
            if not found or found[-1][0] != at:
                found.append((at, share))
    return found


def _lead(result: Result, slug: str) -> float:
    """By how much a side wins more often than its best opponent."""
    others = [one.share for other, one in result.sides.items() if other != slug]
    return result.sides[slug].share - max(others, default=0.0)


def _sides_shown(results: list[Result], slug: str) -> list[str]:
    """All sides; one of two where the other's curve would be its mirror."""
    sides = list(results[0].sides)
    mirror = len(sides) == 2 and all(one.draws <= DRAWS * one.fights for one in results)
    return [slug] if mirror else sides


def _results(sweep: Sweep) -> list[Result]:
    found = [cell.result for cell in sweep.cells if cell.result is not None]
    if not found:
        raise ValueError("nothing was fought, nothing can be drawn")
    return found


def _side_of(sweep: Sweep, side: str) -> str:
    known = _results(sweep)[0]
    check_side(side, list(known.sides))
    return side or next(iter(known.sides))


def _numeric(axis: Axis) -> bool:
    return all(type(value) is int for value in axis.values)


def _spoken(sweep: Sweep, axis: Axis, words: Spoken) -> str:
    """What an axis is called."""
    return axis.path if sweep.scenario is None else words.path(sweep.scenario, axis.path)


def _large(text: str) -> str:
    return text[:1].upper() + text[1:]


def _how(sweep: Sweep, words: Spoken) -> str:
    """Whether the sweep was smoothed, and why it stopped early."""
    smoothed = words.say("smoothed") if sweep.shapes else ""
    return words.catalogue.listed([smoothed, stopped(sweep.stopped, words)])
