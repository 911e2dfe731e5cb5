"""Charts of sweeps: curves along one dimension, a heat map over two."""

from collections.abc import Sequence
from typing import Any

from fechtbuch.simulate.charts.look import (
    COLOURS,
    INK,
    PAPER,
    altair,
    colours,
    even,
    heading,
    share_axis,
    stopped,
    table,
    word,
)
from fechtbuch.simulate.sweep import Sweep
from fechtbuch.simulate.words import Words

MOST_LABELLED = 12
"""Rows or columns of a heat map up to which the shares are written into it."""


def win_share(sweep: Sweep, side: str, words: Words) -> Any:
    """Shares along a sweep, with their intervals."""
    first = sweep.axes[0]
    known = [cell for cell in sweep.cells if cell.result is not None]
    if len(sweep.axes) == 2:
        return _curves(sweep, side, words)
    names: list[str] = []
    rows: list[dict[str, Any]] = []
    for cell in known:
        assert cell.result is not None
        for one in cell.result.sides.values():
            name = words.side(one.name)
            if name not in names:
                names.append(name)
            rows.append(
                {
                    "value": cell.at[0],
                    "side": name,
                    "share": one.share,
                    "low": one.interval[0],
                    "high": one.interval[1],
                }
            )
    least = min((cell.result.fights for cell in known if cell.result is not None), default=0)
    number = all(type(value) is int for value in first.values)
    dice = words.say("least", {"count": least})
    early = stopped(sweep.stopped, words)
    title = heading(
        words.title(sweep.title),
        words.say("along", {"path": first.path}),
        f"{dice}; {early}" if early else dice,
    )
    return _lines(words, rows, names, first.path, number, title, None)


def _curves(sweep: Sweep, side: str, words: Words) -> Any:
    """A sweep of two dimensions as curves, one for each value of the second."""
    first, second = sweep.axes
    slug = _side_of(sweep, side)
    rows: list[dict[str, Any]] = []
    name = slug
    for cell in sweep.cells:
        if cell.result is not None:
            one = cell.result.sides[slug]
            name = words.side(one.name)
            rows.append(
                {
                    "value": cell.at[0],
                    "side": word(cell.at[1]),
                    "share": one.share,
                    "low": one.interval[0],
                    "high": one.interval[1],
                }
            )
    names = [word(value) for value in second.values]
    if len(names) > len(COLOURS):
        raise ValueError(f"{len(names)} curves cannot be told apart; draw a heat map")
    number = all(type(value) is int for value in first.values)
    title = heading(words.title(sweep.title), words.say("won-by", {"side": name}))
    return _lines(words, rows, names, first.path, number, title, second.path)


def _lines(
    words: Words,
    rows: list[dict[str, Any]],
    names: list[str],
    path: str,
    number: bool,
    title: Any,
    legend: str | None,
) -> Any:
    alt = altair()
    won = words.say("share-won")
    values = [row["value"] for row in rows]
    if number:
        distinct = sorted(set(values))
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
        rows = [{**row, "value": word(row["value"])} for row in rows]
    base = alt.Chart(table(rows)).encode(x=x, color=colours(names, legend))
    spread = alt.Y("low:Q", title=won), alt.Y2("high:Q")
    shape = alt.Shape("side:N", scale=alt.Scale(domain=names), legend=None)
    points = base.mark_point(filled=True, size=46, opacity=1).encode(y=share_axis(won), shape=shape)
    if number:
        band = base.mark_area(opacity=0.16).encode(y=spread[0], y2=spread[1])
        line = base.mark_line(strokeWidth=1.6).encode(y=share_axis(won))
        layers = [even(), band, line, points]
    else:
        offset = alt.XOffset("side:N", sort=names, scale=alt.Scale(paddingOuter=0.8))
        bars = base.mark_rule(strokeWidth=2).encode(y=spread[0], y2=spread[1], xOffset=offset)
        layers = [even(), bars, points.encode(xOffset=offset)]
    width: Any = 460 if number else max(220, 90 * len(set(values)))
    return alt.layer(*layers).properties(width=width, height=280, title=title)


def check_side(side: str, sides: Sequence[str]) -> None:
    """Refuse a side that is not there, before any work is done."""
    if side and side not in sides:
        raise ValueError(f"side {side}: no such side; there are {', '.join(sides)}")


def _side_of(sweep: Sweep, side: str) -> str:
    known = next((cell.result for cell in sweep.cells if cell.result is not None), None)
    if known is None:
        raise ValueError("nothing was fought, nothing can be drawn")
    check_side(side, list(known.sides))
    return side or next(iter(known.sides))


def heat_map(sweep: Sweep, side: str, words: Words) -> Any:
    """Shares over a grid, blue where the side wins, orange where it loses."""
    alt = altair()
    first, second = sweep.axes
    slug = _side_of(sweep, side)
    rows: list[dict[str, Any]] = []
    name, half = slug, 0.0
    for cell in sweep.cells:
        if cell.result is None:
            continue
        one = cell.result.sides[slug]
        name = words.side(one.name)
        half = max(half, (one.interval[1] - one.interval[0]) / 2)
        rows.append(
            {
                "x": word(cell.at[0]),
                "y": word(cell.at[1]),
                "share": one.share,
                "label": f"{100 * one.share:.0f}",
                "strong": abs(one.share - 0.5) > 0.3,
            }
        )
    columns = [word(value) for value in first.values]
    lines = [word(value) for value in second.values]
    if all(type(value) is int for value in second.values):
        lines = lines[::-1]  # numbers grow upwards
    large = max(len(columns), len(lines)) > MOST_LABELLED
    step = 18 if large else 38
    base = alt.Chart(table(rows)).encode(
        x=alt.X("x:N", title=first.path, sort=columns, axis=alt.Axis(labelAngle=0)),
        y=alt.Y("y:N", title=second.path, sort=lines),
    )
    tiles = base.mark_rect(stroke=PAPER, strokeWidth=1).encode(
        color=alt.Color(
            "share:Q",
            title=words.say("won"),
            scale=alt.Scale(
                domain=[0, 0.25, 0.5, 0.75, 1],
                range=["#a84300", "#eda66c", "#f6f1e7", "#7fb3d5", "#00568a"],
                interpolate="rgb",
            ),
            legend=alt.Legend(
                format="%", gradientLength=160, gradientThickness=12, values=[0, 0.25, 0.5, 0.75, 1]
            ),
        )
    )
    title = heading(
        words.title(sweep.title),
        words.say("won-by-percent", {"side": name}),
        words.say("half", {"half": words.number(100 * half)}),
        stopped(sweep.stopped, words),
    )
    sized = {"width": step * len(columns), "height": step * len(lines), "title": title}
    if large:
        even = base.transform_filter("datum.share >= 0.475 && datum.share <= 0.525").mark_point(
            shape="diamond", filled=True, color=INK, size=18
        )
        return alt.layer(tiles, even).properties(**sized)
    labels = base.mark_text(fontSize=11).encode(
        text="label:N",
        color=alt.condition("datum.strong", alt.value("#ffffff"), alt.value(INK)),
    )
    return alt.layer(tiles, labels).properties(**sized)
