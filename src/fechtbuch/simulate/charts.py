"""Charts of results: Vega-Lite specifications by Altair, for files and for the page.

Colours are those of Okabe and Ito, which people with any colour vision can tell apart; sides
also differ by the shape of their points.
"""

from collections.abc import Callable
from itertools import pairwise
from pathlib import Path
from typing import Any

from fechtbuch.simulate.chain import Day
from fechtbuch.simulate.compare import Comparison
from fechtbuch.simulate.extras import needed
from fechtbuch.simulate.result import Result
from fechtbuch.simulate.sweep import Sweep

SUFFIXES = (".svg", ".png", ".html")
KINDS = ("win-share", "heat-map", "survival", "rounds", "damage", "difference", "day", "overview")

INK = "#2b2620"
FAINT = "#8a8378"
RULE = "#e4ded3"
PAPER = "#fffdf8"
COLOURS = ["#0072b2", "#d55e00", "#009e73", "#cc79a7", "#e69f00", "#56b4e9", "#000000", "#8a6d3b"]
SERIF = "Palatino, 'Palatino Linotype', 'Book Antiqua', 'URW Palladio L', Georgia, serif"
MOST_LABELLED = 12
"""Rows or columns of a heat map up to which the shares are written into it."""
MOST_SOURCES = 12
MOST_CURVES = 8

Drawable = Result | Sweep | Comparison | Day


def check_file(path: Path) -> None:
    """Refuse a file that cannot be drawn, before any work is done."""
    if path.suffix not in SUFFIXES:
        raise ValueError(f"{path}: has the suffix `{path.suffix}`; use {', '.join(SUFFIXES)}")
    if not path.resolve().parent.is_dir():
        raise ValueError(f"{path}: the directory {path.resolve().parent} does not exist")
    _altair()
    needed("vl_convert", "charts", "A chart as a file")


def save_chart(result: Drawable, path: str | Path, kind: str = "", side: str = "") -> None:
    """Draw a result into an SVG, PNG or HTML file."""
    file = Path(path)
    check_file(file)
    drawn = chart(result, kind, side)
    if file.suffix == ".html":
        drawn.save(str(file), inline=True)  # a page that loads nothing from anywhere
    elif file.suffix == ".png":
        drawn.save(str(file), scale_factor=2)
    else:
        drawn.save(str(file))


def chart(result: Drawable, kind: str = "", side: str = "") -> Any:
    """A result as an Altair chart; `kind` is one of `KINDS`, or whatever suits the result.

    `side` is the slug of the side that a heat map shows; the first one where nothing is said.
    """
    kinds = _kinds_of(result)
    if kind and kind not in kinds:
        raise ValueError(f"chart {kind}: cannot be drawn of this; there are {', '.join(kinds)}")
    drawn = kinds[kind or next(iter(kinds))](result, side)
    return _dressed(drawn)


def _kinds_of(result: Drawable) -> dict[str, Callable[[Any, str], Any]]:
    if isinstance(result, Sweep):
        if len(result.axes) == 1:
            return {"win-share": _win_share}
        if len(result.axes) == 2:
            return {"heat-map": _heat_map, "win-share": _win_share}
        raise ValueError(f"a sweep of {len(result.axes)} dimensions cannot be drawn; use 1 or 2")
    if isinstance(result, Comparison):
        return {"difference": _difference}
    if isinstance(result, Day):
        return {"day": _day}
    return {
        "overview": _overview,
        "rounds": _rounds,
        "survival": _survival,
        "damage": _damage,
        "win-share": _shares,
    }


def _altair() -> Any:
    return needed("altair", "charts", "A chart")


def _data(rows: list[dict[str, Any]]) -> Any:
    return _altair().Data(values=rows)


def _title(text: str, *more: str) -> Any:
    return _altair().TitleParams(text, subtitle=[line for line in more if line])


def _colours(names: list[str], title: str | None = None) -> Any:
    alt = _altair()
    return alt.Color(
        "side:N",
        title=title,
        scale=alt.Scale(domain=names, range=COLOURS[: len(names)]),
        legend=alt.Legend(orient="top", symbolOpacity=1, symbolSize=90),
    )


def _fights(result: Result) -> str:
    text = f"{result.fights:,} fights, seed {result.seed}"
    if result.bounded:
        text += f"; {result.bounded:,} reached the limit of rounds"
    return text


def _stopped(stopped: str) -> str:
    return {"time": "stopped when time was up", "cancelled": "stopped by hand"}.get(stopped, "")


def _share_axis(title: str = "share of fights won") -> Any:
    alt = _altair()
    return alt.Y(
        "share:Q",
        title=title,
        scale=alt.Scale(domain=[0, 1]),
        axis=alt.Axis(format="%", tickCount=5),
    )


def _even(alt: Any) -> Any:
    """The line at one half."""
    return (
        alt.Chart(_data([{"share": 0.5}]))
        .mark_rule(color=FAINT, strokeDash=[2, 4])
        .encode(y="share:Q")
    )


def _win_share(sweep: Sweep, side: str) -> Any:
    """Shares along a sweep, with their intervals."""
    alt = _altair()
    first = sweep.axes[0]
    known = [cell for cell in sweep.cells if cell.result is not None]
    if len(sweep.axes) == 2:
        return _curves(sweep, side)
    names: list[str] = []
    rows: list[dict[str, Any]] = []
    for cell in known:
        assert cell.result is not None
        for one in cell.result.sides.values():
            if one.name not in names:
                names.append(one.name)
            rows.append(
                {
                    "value": cell.at[0],
                    "side": one.name,
                    "share": one.share,
                    "low": one.interval[0],
                    "high": one.interval[1],
                }
            )
    least = min((cell.result.fights for cell in known if cell.result is not None), default=0)
    number = all(type(value) is int for value in first.values)
    dice = f"At least {least:,} fights for each point, on the same dice"
    stopped = _stopped(sweep.stopped)
    title = _title(
        sweep.title,
        f"Share of fights won as {first.path} changes, with 95 % intervals",
        f"{dice}; {stopped}" if stopped else dice,
    )
    return _lines(alt, rows, names, first.path, number, title, None)


def _curves(sweep: Sweep, side: str) -> Any:
    """A sweep of two dimensions as curves, one for each value of the second."""
    alt = _altair()
    first, second = sweep.axes
    slug = _side_of(sweep, side)
    rows: list[dict[str, Any]] = []
    name = slug
    for cell in sweep.cells:
        if cell.result is not None:
            one = cell.result.sides[slug]
            name = one.name
            rows.append(
                {
                    "value": cell.at[0],
                    "side": str(cell.at[1]),
                    "share": one.share,
                    "low": one.interval[0],
                    "high": one.interval[1],
                }
            )
    names = [str(value) for value in second.values]
    if len(names) > len(COLOURS):
        raise ValueError(f"{len(names)} curves cannot be told apart; draw a heat map")
    number = all(type(value) is int for value in first.values)
    title = _title(sweep.title, f"Share of fights won by {name}, with 95 % intervals")
    return _lines(alt, rows, names, first.path, number, title, second.path)


def _lines(
    alt: Any,
    rows: list[dict[str, Any]],
    names: list[str],
    path: str,
    number: bool,
    title: Any,
    legend: str | None,
) -> Any:
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
        rows = [{**row, "value": _word(row["value"])} for row in rows]
    base = alt.Chart(_data(rows)).encode(x=x, color=_colours(names, legend))
    spread = alt.Y("low:Q", title="share of fights won"), alt.Y2("high:Q")
    shape = alt.Shape("side:N", scale=alt.Scale(domain=names), legend=None)
    points = base.mark_point(filled=True, size=46, opacity=1).encode(y=_share_axis(), shape=shape)
    if number:
        band = base.mark_area(opacity=0.16).encode(y=spread[0], y2=spread[1])
        line = base.mark_line(strokeWidth=1.6).encode(y=_share_axis())
        layers = [_even(alt), band, line, points]
    else:
        offset = alt.XOffset("side:N", sort=names, scale=alt.Scale(paddingOuter=0.8))
        bars = base.mark_rule(strokeWidth=2).encode(y=spread[0], y2=spread[1], xOffset=offset)
        layers = [_even(alt), bars, points.encode(xOffset=offset)]
    width: Any = 460 if number else max(220, 90 * len(set(values)))
    return alt.layer(*layers).properties(width=width, height=280, title=title)


def _word(value: object) -> str:
    return {True: "true", False: "false"}[value] if isinstance(value, bool) else str(value)


def _side_of(sweep: Sweep, side: str) -> str:
    known = next((cell.result for cell in sweep.cells if cell.result is not None), None)
    if known is None:
        raise ValueError("nothing was fought, nothing can be drawn")
    if side and side not in known.sides:
        raise ValueError(f"side {side}: no such side; there are {', '.join(known.sides)}")
    return side or next(iter(known.sides))


def _heat_map(sweep: Sweep, side: str) -> Any:
    """Shares over a grid, blue where the side wins, orange where it loses."""
    alt = _altair()
    first, second = sweep.axes
    slug = _side_of(sweep, side)
    rows: list[dict[str, Any]] = []
    name, half = slug, 0.0
    for cell in sweep.cells:
        if cell.result is None:
            continue
        one = cell.result.sides[slug]
        name = one.name
        half = max(half, (one.interval[1] - one.interval[0]) / 2)
        rows.append(
            {
                "x": _word(cell.at[0]),
                "y": _word(cell.at[1]),
                "share": one.share,
                "label": f"{100 * one.share:.0f}",
                "strong": abs(one.share - 0.5) > 0.3,
            }
        )
    columns = [_word(value) for value in first.values]
    lines = [_word(value) for value in second.values]
    if all(type(value) is int for value in second.values):
        lines = lines[::-1]  # numbers grow upwards
    large = max(len(columns), len(lines)) > MOST_LABELLED
    step = 18 if large else 38
    base = alt.Chart(_data(rows)).encode(
        x=alt.X("x:N", title=first.path, sort=columns, axis=alt.Axis(labelAngle=0)),
        y=alt.Y("y:N", title=second.path, sort=lines),
    )
    tiles = base.mark_rect(stroke=PAPER, strokeWidth=1).encode(
        color=alt.Color(
            "share:Q",
            title="won",
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
    title = _title(
        sweep.title,
        f"Share of fights won by {name}, in per cent",
        f"95 % intervals of at most ± {100 * half:.1f} points; on the same dice",
        _stopped(sweep.stopped),
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


def _rounds(result: Result, side: str) -> Any:
    """How long the fights took."""
    alt = _altair()
    counts = result.rounds.counts
    longest = max(counts)
    shown = min(longest, max(result.rounds.p95 * 2, 10))
    rows = [
        {"rounds": number, "share": count / result.fights}
        for number, count in counts.items()
        if number <= shown
    ]
    rest = sum(count for number, count in counts.items() if number > shown)
    more = f"; {rest:,} of {result.fights:,} took longer, up to {longest}" if rest else ""
    several = shown - min(counts) + 1
    return (
        alt.Chart(_data(rows))
        .mark_bar(color=COLOURS[0], width={"band": 0.82})
        .encode(
            x=alt.X(
                "rounds:O",
                title="rounds",
                scale=alt.Scale(domain=list(range(min(counts), shown + 1))),
                axis=alt.Axis(labelAngle=0, labelOverlap="greedy"),
            ),
            y=alt.Y("share:Q", title="share of fights", axis=alt.Axis(format="%", tickCount=5)),
        )
        .properties(
            width=max(200, min(460, 34 * several)),
            height=200,
            title=_title(
                "How long it took" if side == _INSIDE else result.title,
                f"{result.rounds.mean:.1f} rounds on average{more}",
                "" if side == _INSIDE else _fights(result),
            ),
        )
    )


def _survival(result: Result, side: str) -> Any:
    """Who still lives after how many rounds."""
    alt = _altair()
    longest = max(max(one.deaths, default=1) for one in result.fighters.values())
    shown = min(longest, max(result.rounds.p95 + 1, 2))
    by_side = len(result.fighters) > MOST_CURVES
    groups: dict[str, list[str]] = {}
    for slug, one in result.fighters.items():
        groups.setdefault(result.sides[one.side].name if by_side else slug, []).append(slug)
    rows: list[dict[str, Any]] = []
    for name, members in groups.items():
        deaths: dict[int, int] = {}
        for slug in members:
            for number, count in result.fighters[slug].deaths.items():
                deaths[number] = deaths.get(number, 0) + count
        whole = result.fights * len(members)
        start = sum(result.fighters[slug].survived for slug in members) * result.fights
        living = round(start) + sum(deaths.values())
        for number in range(shown + 1):
            living -= deaths.get(number, 0)
            rows.append({"round": number, "side": name, "share": living / whole})
    names = list(groups)
    ends = [row for row in rows if row["round"] == shown]
    heights = sorted(row["share"] for row in ends)
    if any(high - low < 0.05 for low, high in pairwise(heights)):
        ends = []  # labels would lie upon each other
    base = alt.Chart(_data(rows)).encode(
        x=alt.X(
            "round:Q",
            title="after round",
            scale=alt.Scale(domain=[0, shown], nice=False),
            axis=alt.Axis(format="d", grid=False, tickCount=min(shown, 12), tickMinStep=1),
        ),
        y=_share_axis("share of fights in which it lives"),
        color=_colours(names, "mean of the side" if by_side else None),
    )
    lines = base.mark_line(interpolate="step-after", strokeWidth=1.8)
    labels = (
        alt.Chart(_data(ends))
        .mark_text(align="left", dx=5, fontSize=11)
        .encode(
            x="round:Q",
            y="share:Q",
            text=alt.Text("share:Q", format=".0%"),
            color=_colours(names, "mean of the side" if by_side else None),
        )
    )
    return alt.layer(lines, labels).properties(
        width=420,
        height=220,
        title=_title(
            "Who lives" if side == _INSIDE else result.title,
            "Fights that are over count with how they ended",
            "" if side == _INSIDE else _fights(result),
        ),
    )


def _damage(result: Result, side: str) -> Any:
    """What the damage came from."""
    alt = _altair()
    if result.closely is None or not result.closely.damage:
        raise ValueError("no fight was looked at closely; damage by source is not known")
    sums: dict[tuple[str, str], float] = {}
    for row in result.closely.damage:
        what = f"{row.action}, {row.item}" if row.item else row.action
        name = (
            result.sides[result.fighters[row.fighter].side].name if _many(result) else row.fighter
        )
        sums[name, what] = sums.get((name, what), 0.0) + row.mean
    best = sorted(sums.items(), key=lambda entry: -entry[1])
    kept = best[:MOST_SOURCES]
    rest = sum(amount for _, amount in best[MOST_SOURCES:])
    owners = list(result.fighters) if not _many(result) else [s.name for s in result.sides.values()]
    names = [name for name in owners if any(name == key[0] for key, _ in kept)]
    rows: list[dict[str, Any]] = [
        {"side": name, "source": f"{name}: {what}", "damage": amount}
        for (name, what), amount in kept
    ]
    base = alt.Chart(_data(rows)).encode(
        y=alt.Y("source:N", sort=[row["source"] for row in rows], title=None),
        x=alt.X(
            "damage:Q",
            title="damage in an average fight",
            scale=alt.Scale(domain=[0, 1.12 * rows[0]["damage"]], nice=False),
            axis=alt.Axis(tickCount=6),
        ),
    )
    more = f"; {rest:.1f} more from {len(best) - len(kept)} other sources" if rest else ""
    bars = base.mark_bar(height={"band": 0.7}).encode(
        color=alt.Color(
            "side:N", scale=alt.Scale(domain=names, range=COLOURS[: len(names)]), legend=None
        )
    )
    labels = base.mark_text(align="left", dx=4, color=INK, fontSize=11).encode(
        text=alt.Text("damage:Q", format=".1f")
    )
    return alt.layer(bars, labels).properties(
        width=380,
        height={"step": 24},
        title=_title(
            "Where the damage came from" if side == _INSIDE else result.title,
            f"From {result.closely.fights:,} fights told in full{more}",
        ),
    )


def _many(result: Result) -> bool:
    return len(result.fighters) > MOST_CURVES


def _shares(result: Result, side: str) -> Any:
    """The shares of a single simulation with their intervals."""
    alt = _altair()
    rows = [
        {"side": one.name, "share": one.share, "low": one.interval[0], "high": one.interval[1]}
        for one in result.sides.values()
    ]
    names = [row["side"] for row in rows]
    base = alt.Chart(_data(rows)).encode(y=alt.Y("side:N", sort=names, title=None))
    colour = alt.Color(
        "side:N", scale=alt.Scale(domain=names, range=COLOURS[: len(names)]), legend=None
    )
    x = alt.X(
        "share:Q",
        title="share of fights won",
        scale=alt.Scale(domain=[0, 1]),
        axis=alt.Axis(format="%", tickCount=5),
    )
    bars = base.mark_bar(height={"band": 0.6}).encode(x=x, color=colour)
    spread = base.mark_rule(color=INK, strokeWidth=1.5).encode(
        x=alt.X("low:Q", title="share of fights won"), x2="high:Q"
    )
    labels = base.mark_text(align="left", dx=6, color=INK, fontSize=11).encode(
        x="high:Q", text=alt.Text("share:Q", format=".1%")
    )
    return alt.layer(bars, spread, labels).properties(
        width=420, height={"step": 30}, title=_title(result.title, _fights(result))
    )


_INSIDE = "\0"
"""Marks a chart that stands in an overview, under its title."""


def _overview(result: Result, side: str) -> Any:
    """Shares, survival, rounds and, where known, damage on one page."""
    alt = _altair()
    left = [_shares(result, "")]
    if result.closely is not None and result.closely.damage:
        left.append(_damage(result, _INSIDE))
    right = [_rounds(result, _INSIDE), _survival(result, _INSIDE)]
    columns = [
        alt.vconcat(*parts, spacing=30).resolve_scale(color="independent")
        for parts in (left, right)
    ]
    return alt.hconcat(*columns, spacing=40).resolve_scale(color="independent")


def _difference(comparison: Comparison, side: str) -> Any:
    """What the second variant changes, in points, with paired intervals."""
    alt = _altair()
    rows: list[dict[str, Any]] = []
    for slug, one in comparison.sides.items():
        name = comparison.one.sides[slug].name
        rows.append(
            {
                "side": name,
                "difference": 100 * one.difference,
                "low": 100 * one.interval[0],
                "high": 100 * one.interval[1],
                "label": f"{100 * one.difference:+.1f}".replace("-", "−"),
            }
        )
    names = [row["side"] for row in rows]
    reach = max(1.0, *(1.25 * abs(row[end]) for row in rows for end in ("low", "high")))
    scale = alt.Scale(domain=[-reach, reach], nice=True)
    base = alt.Chart(_data(rows)).encode(
        y=alt.Y("side:N", sort=names, title=None, scale=alt.Scale(paddingInner=0.4)),
        color=alt.Color(
            "side:N", scale=alt.Scale(domain=names, range=COLOURS[: len(names)]), legend=None
        ),
    )
    zero = alt.Chart(_data([{"x": 0}])).mark_rule(color=FAINT, strokeDash=[2, 4]).encode(x="x:Q")
    spread = base.mark_rule(strokeWidth=2.4).encode(
        x=alt.X("low:Q", title="points more fights won", scale=scale), x2="high:Q"
    )
    points = base.mark_point(filled=True, size=70, opacity=1).encode(
        x=alt.X("difference:Q", scale=scale)
    )
    labels = base.mark_text(dy=-13, fontSize=11).encode(
        x=alt.X("difference:Q", scale=scale), text="label:N"
    )
    first, second = comparison.labels
    return alt.layer(zero, spread, points, labels).properties(
        width=420,
        height={"step": 46},
        title=_title(
            comparison.one.title,
            f"{second}, compared with: {first}",
            f"{comparison.fights:,} fights of each on the same dice; "
            f"{comparison.same / comparison.fights:.0%} end the same way",
        ),
    )


def _day(day: Day, side: str) -> Any:
    """How far the party gets."""
    alt = _altair()
    rows = [
        {
            "encounter": f"{number}. {stage.title}",
            "share": stage.share,
            "low": stage.interval[0],
            "high": stage.interval[1],
            "begun": stage.begun / day.days,
        }
        for number, stage in enumerate(day.stages, 1)
    ]
    base = alt.Chart(_data(rows)).encode(
        x=alt.X("encounter:N", sort=None, title=None, axis=alt.Axis(labelAngle=0, labelLimit=150))
    )
    begun = base.mark_bar(color=RULE, width={"band": 0.7}).encode(
        y=alt.Y(
            "begun:Q",
            title="share of all days",
            scale=alt.Scale(domain=[0, 1]),
            axis=alt.Axis(format="%", tickCount=5),
        )
    )
    won = base.mark_bar(color=COLOURS[0], width={"band": 0.45}).encode(y="share:Q")
    spread = base.mark_rule(color=INK, strokeWidth=1.5).encode(y="low:Q", y2="high:Q")
    labels = base.mark_text(dy=-8, color=INK, fontSize=11).encode(
        y="high:Q", text=alt.Text("share:Q", format=".0%")
    )
    return alt.layer(begun, won, spread, labels).properties(
        width=max(240, 120 * len(rows)),
        height=240,
        title=_title(
            day.title, f"Encounters begun (pale) and won (blue), of {day.days:,} days", ""
        ),
    )


def _dressed(drawn: Any) -> Any:
    """The look of a book: ink on paper, few lines."""
    return (
        drawn.properties(background=PAPER, padding=18)
        .configure(font=SERIF)
        .configure_view(stroke=None)
        .configure_title(
            anchor="start",
            color=INK,
            fontSize=17,
            fontWeight="normal",
            subtitleColor=FAINT,
            subtitleFontSize=12,
            subtitlePadding=5,
            offset=14,
            frame="group",
        )
        .configure_axis(
            labelColor=INK,
            titleColor=FAINT,
            titleFontWeight="normal",
            titleFontSize=12,
            labelFontSize=11,
            domainColor=FAINT,
            tickColor=FAINT,
            gridColor=RULE,
            titlePadding=10,
            labelLimit=260,
        )
        .configure_legend(
            labelColor=INK,
            titleColor=FAINT,
            titleFontWeight="normal",
            labelFontSize=12,
            titleFontSize=12,
        )
    )
