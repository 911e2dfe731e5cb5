"""Charts of findings: titles say what was found, axes speak the reader's language."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import singledispatch
from math import ceil, floor
from typing import Any

from fechtbuch.questions.balance import Balance
from fechtbuch.questions.finding import Finding
from fechtbuch.questions.matchups import Matchups
from fechtbuch.questions.regress import Regress
from fechtbuch.questions.sensitivity import Sensitivity
from fechtbuch.questions.speaking import Speech, speech
from fechtbuch.questions.telling import change, effort, goal, measured, mix, sentence
from fechtbuch.questions.values import Value
from fechtbuch.questions.why import Why
from fechtbuch.simulate.charts.look import (
    COLOURS,
    HALO,
    INK,
    NEUTRAL,
    PAPER,
    STRONG,
    altair,
    diverging,
    dressed,
    heading,
    table,
)
from fechtbuch.text.catalogue import FALLBACK

MOST_BARS = 14
"""Things that a tornado shows; the table has all of them."""
LETTER = 5.8
"""About how wide a letter beside a bar is, in whatever font, in pixels."""
BOLD = 7.0
"""The same of a bold letter beside a dot."""
LINE = 15.0
"""How far apart words stand below each other."""
WIDE, HIGH = 460, 290
"""The size of a curve."""
GREEN = "#2f6b3f"
"""Where something is as it should be."""


def chart(finding: Finding, language: str = FALLBACK) -> Any:
    """A finding as an Altair chart."""
    return dressed(drawn(finding, speech(language, finding.asked.book)), language)


@singledispatch
def drawn(finding: Finding, words: Speech) -> Any:
    """The chart before it is dressed."""
    raise NotImplementedError(type(finding).__name__)


def titled(finding: Finding, words: Speech, *more: str) -> Any:
    """What was found, of which fight, from how much."""
    return heading(
        sentence(finding, words),
        words.title(finding.asked.title),
        *more,
        effort(finding.asked, words),
    )


@drawn.register
def _(finding: Balance, words: Speech) -> Any:
    if len(finding.axes) == 1 and all(type(point.at[0]) is int for point in finding.points):
        return _curve(finding, words)
    return _mixes(finding, words)


def _measure(finding: Balance, words: Speech) -> str:
    side = words.side(finding.scenario.sides[finding.target.side].name)
    return words.tell(f"measure-{finding.target.kind}", {"side": side})


def _curve(finding: Balance, words: Speech) -> Any:
    """One curve with its band, the target, and where they meet."""
    alt = altair()
    share = finding.target.kind == "won"
    rows: list[dict[str, Any]] = [
        {
            "x": int(point.at[0]),
            "y": point.value,
            "low": point.interval[0],
            "high": point.interval[1],
        }
        for point in finding.points
    ]
    xs = [int(point.at[0]) for point in finding.points]
    ends = [value for row in rows for value in (row["low"], row["high"])]
    low, high = min(*ends, finding.target.value), max(*ends, finding.target.value)
    pad = 0.08 * (high - low) or 0.1
    domain = [max(0.0, low - pad), min(1.0, high + pad) if share else high + pad]
    x = alt.X(
        "x:Q",
        title=words.path(finding.scenario, finding.axes[0].path),
        scale=alt.Scale(domain=[min(xs) - 0.3, max(xs) + 0.3], nice=False),
        axis=alt.Axis(format="d", grid=False, **({"values": xs} if len(xs) <= 16 else {})),
    )
    y = alt.Y(
        "y:Q",
        title=_measure(finding, words),
        scale=alt.Scale(domain=domain, nice=False),
        axis=alt.Axis(tickCount=5, **({"format": "%"} if share else {})),
    )
    base = alt.Chart(table(rows)).encode(x=x)
    band = base.mark_area(opacity=0.16, color=NEUTRAL).encode(
        y=alt.Y("low:Q", title=_measure(finding, words)), y2="high:Q"
    )
    line = base.mark_line(color=NEUTRAL, strokeWidth=2).encode(y=y)
    dots = base.mark_point(filled=True, size=46, opacity=1, color=NEUTRAL).encode(y=y)
    aim = (
        alt.Chart(table([{"y": finding.target.value}]))
        .mark_rule(color=GREEN, strokeWidth=1.5)
        .encode(y="y:Q")
    )
    spots: list[Spot] = []
    now = finding.now[0]
    here = next((row for row in rows if row["x"] == now), None)
    if here is not None:
        text = words.tell(
            "now", {"value": words.value(now), "amount": measured(finding, here["y"], words)}
        )
        spots.append(Spot(here["x"], here["y"], text, INK))
    if finding.crossing is not None:
        at = finding.crossing.at
        text = words.tell("at", {"goal": goal(finding, words), "value": words.number(at)})
        spots.append(Spot(at, finding.target.value, text, GREEN))
    reach = [min(xs) - 0.3, max(xs) + 0.3]
    rising = finding.points[-1].value >= finding.points[0].value
    labels = [one for spot in placed(spots, reach, domain, rising) for one in _labelled(spot)]
    if finding.crossing is None:
        labels += _wanted(finding, words)
    return alt.layer(aim, band, line, dots, *labels).properties(
        width=WIDE, height=HIGH, title=titled(finding, words)
    )


def _wanted(finding: Balance, words: Speech) -> list[Any]:
    """What a line means that nothing meets: told at the end where the curve is farther away."""
    alt = altair()
    first, last = (abs(finding.points[end].value - finding.target.value) for end in (0, -1))
    place = finding.points[0 if first >= last else -1]
    row = {"x": int(place.at[0]), "y": finding.target.value, "text": goal(finding, words)}
    base = alt.Chart(table([row])).encode(x="x:Q", y="y:Q")
    look = {
        "align": "left" if first >= last else "right",
        "dy": -9 if place.value < finding.target.value else 11,
        "fontSize": 12,
        "fontWeight": "bold",
    }
    return [
        base.mark_text(**look, **HALO).encode(text="text:N"),
        base.mark_text(**look, color=GREEN).encode(text="text:N"),
    ]


@dataclass(frozen=True)
class Spot:
    """A dot on a curve with words beside it."""

    x: float
    y: float
    text: str
    colour: str
    left: bool = False
    """Whether the words stand to the left."""
    dy: float = 0.0
    """How far below the dot they stand, in pixels."""


def placed(
    spots: Sequence[Spot], xs: Sequence[float], ys: Sequence[float], rising: bool
) -> list[Spot]:
    """Dots whose words stand where there is room, no curve goes, and no other words are."""

    def box(spot: Spot) -> tuple[float, float, float]:
        """Left and right end of the words, and their middle, from the upper left corner."""
        x = WIDE * (spot.x - xs[0]) / (xs[1] - xs[0])
        y = HIGH * (ys[1] - spot.y) / (ys[1] - ys[0]) + spot.dy
        reach = 10 + BOLD * len(spot.text)
        return (x - reach, x - 10, y) if spot.left else (x + 10, x + reach, y)

    found: list[Spot] = []
    for one in spots:
        left = one.x > (xs[0] + xs[1]) / 2
        spot = replace(one, left=left, dy=16.0 if rising != left else -14.0)
        for other in found:
            low, high, middle = box(spot)
            begin, end, theirs = box(other)
            if low < end and begin < high and abs(middle - theirs) < LINE:
                # Further away from the curve, by as much as it takes.
                way = 1 if spot.dy > 0 else -1
                spot = replace(spot, dy=spot.dy + theirs + way * LINE - middle)
        found.append(spot)
    return found


def _labelled(spot: Spot) -> list[Any]:
    """A dot with words beside it."""
    alt = altair()
    row = {"x": spot.x, "y": spot.y, "text": spot.text}
    base = alt.Chart(table([row])).encode(x="x:Q", y="y:Q")
    words = {
        "align": "right" if spot.left else "left",
        "dx": -10 if spot.left else 10,
        "dy": spot.dy,
        "fontSize": 12,
        "fontWeight": "bold",
    }
    around = base.mark_text(**words, **HALO)
    return [
        base.mark_point(filled=False, size=120, strokeWidth=2.4, opacity=1, color=spot.colour),
        around.encode(text="text:N"),
        base.mark_text(**words, color=spot.colour).encode(text="text:N"),
    ]


def _mixes(finding: Balance, words: Speech) -> Any:
    """The mixes that come nearest, the cheapest first."""
    alt = altair()
    rows = [
        {
            "mix": mix(finding, point.at, words),
            "y": point.value,
            "low": point.interval[0],
            "high": point.interval[1],
            "best": point == finding.best,
        }
        for point in finding.ranked()[:MOST_BARS]
    ]
    axis = {"format": "%"} if finding.target.kind == "won" else {}
    base = alt.Chart(table(rows)).encode(
        y=alt.Y("mix:N", sort=None, title=None, axis=alt.Axis(labelLimit=420)),
        color=alt.condition("datum.best", alt.value(GREEN), alt.value(NEUTRAL)),
    )
    scale = alt.Scale(zero=False)
    ticks = alt.Axis(tickCount=6, **axis)
    x = alt.X("low:Q", title=_measure(finding, words), scale=scale, axis=ticks)
    aim = alt.Chart(table([{"y": finding.target.value}])).mark_rule(color=GREEN).encode(x="y:Q")
    return alt.layer(
        aim,
        base.mark_rule(strokeWidth=2).encode(x=x, x2="high:Q"),
        base.mark_point(filled=True, size=60, opacity=1).encode(x=alt.X("y:Q", scale=scale)),
    ).properties(width=380, height={"step": 24}, title=titled(finding, words))


@drawn.register
def _(finding: Sensitivity, words: Speech) -> Any:
    """A tornado: from how it is to what it would be."""
    alt = altair()
    side = words.side(finding.name)
    rows: list[dict[str, Any]] = []
    names: list[str] = []
    for ways in finding.ranked()[:MOST_BARS]:
        name = ways[0].change.label(words)
        names.append(name)
        for effect in ways:
            up = effect.difference >= 0
            rows.append(
                {
                    "thing": name,
                    "from": finding.share,
                    "to": effect.share,
                    "up": up,
                    "sure": effect.sure,
                    "label": words.catalogue.labelled(
                        effect.change.step(words), words.percent(effect.share)
                    ),
                }
            )
    labels = _side_by_side(rows, words)
    domain = _with_room(labels, finding.share, 560)
    step = 2 if domain[1] - domain[0] > 1.2 else 1
    ticks = [tick / 10 for tick in range(0, 11, step) if domain[0] <= tick / 10 <= domain[1]]
    base = alt.Chart(table(rows)).encode(
        y=alt.Y("thing:N", sort=names, title=None, axis=alt.Axis(labelLimit=300, domain=False))
    )
    scale = alt.Scale(domain=domain, nice=False)
    axis = alt.Axis(format="%", **({"values": ticks} if len(ticks) > 1 else {"tickCount": 5}))
    x = alt.X("from:Q", title=words.tell("measure-won", {"side": side}), scale=scale, axis=axis)
    bars = base.mark_bar(height={"band": 0.62}).encode(
        x=x,
        x2="to:Q",
        color=alt.condition("datum.up", alt.value(COLOURS[0]), alt.value(COLOURS[1])),
        opacity=alt.condition("datum.sure", alt.value(1), alt.value(0.35)),
    )
    said = base.properties(data=table(labels))
    texts = [
        said.transform_filter(which)
        .mark_text(align=align, dx=dx, fontSize=10.5, **look)
        .encode(x=alt.X("to:Q", scale=scale), text="label:N")
        for which, align, dx in (("datum.up", "left", 5), ("!datum.up", "right", -5))
        for look in (HALO, {"color": INK})
    ]
    now = alt.Chart(table([{"from": finding.share}])).mark_rule(color=INK, strokeWidth=1.5)
    even = _even(words, scale) if domain[0] < 0.5 < domain[1] else []
    return alt.layer(*even, bars, *texts, now.encode(x="from:Q")).properties(
        width=560,
        height={"step": 26},
        title=titled(
            finding,
            words,
            words.tell("tornado", {"side": side, "share": words.percent(finding.share)}),
            words.tell("pale"),
        ),
    )


def _even(words: Speech, scale: Any) -> list[Any]:
    """Where both sides win equally often, told above."""
    alt = altair()
    row = {"from": 0.5, "label": words.tell("goal-even")}
    half = alt.Chart(table([row])).encode(x=alt.X("from:Q", scale=scale))
    text = half.mark_text(color=GREEN, fontSize=11, fontWeight="bold", baseline="bottom")
    return [
        half.mark_rule(color=GREEN, strokeWidth=1.5),
        text.encode(y=alt.value(-4), text="label:N"),
    ]


def _side_by_side(rows: list[dict[str, Any]], words: Speech) -> list[dict[str, Any]]:
    """A label beside each bar; where two bars of a thing go the same way, one beside the longer."""
    found: dict[tuple[str, bool], list[dict[str, Any]]] = {}
    for row in rows:
        found.setdefault((row["thing"], row["up"]), []).append(row)
    labels: list[dict[str, Any]] = []
    for (thing, up), ways in found.items():
        ways.sort(key=lambda row: row["to"], reverse=up)
        text = words.catalogue.listed(row["label"] for row in ways)
        labels.append({"thing": thing, "up": up, "to": ways[0]["to"], "label": text})
    return labels


def _with_room(labels: list[dict[str, Any]], now: float, width: int) -> list[float]:
    """From where to where an axis goes, so that all labels have room within it."""
    ends = [label["to"] for label in labels] + [now]
    low, high = min(ends), max(ends)
    low, high = low - 0.02, high + 0.02
    for _ in range(20):  # the wider the axis, the more of it a label takes
        reach = high - low
        for label in labels:
            room = min(0.5, (LETTER * len(label["label"]) + 12) / width) * reach
            if label["up"]:
                high = max(high, label["to"] + room)
            else:
                low = min(low, label["to"] - room)
    return [low, high]


@drawn.register
def _(finding: Matchups, words: Speech) -> Any:
    """A heat map, the best first: blue where the row wins."""
    alt = altair()
    order = finding.ranked()
    names = {one: words.contender(finding.called[one]) for one in order}
    rows = [
        {
            "row": names[one],
            "column": names[other],
            "share": finding.share(one, other),
            "label": f"{100 * finding.share(one, other):.0f}",
        }
        for one in order
        for other in order
        if one != other
    ]
    listed = [names[one] for one in order]
    large = len(order) > MOST_BARS
    step = 26 if large else 38
    longest = max(len(name) for name in listed)
    base = alt.Chart(table(rows)).encode(
        x=alt.X(
            "column:N",
            title=None,
            sort=listed,
            axis=alt.Axis(
                orient="top",
                labelAngle=-45 if longest > 5 else 0,
                labelOverlap=False,
                domain=False,
            ),
        ),
        y=alt.Y("row:N", title=None, sort=listed, axis=alt.Axis(domain=False)),
    )
    tiles = base.mark_rect(stroke=PAPER, strokeWidth=1).encode(
        color=alt.Color("share:Q", legend=None, scale=diverging())
    )
    labels = base.mark_text(fontSize=9 if large else 11).encode(
        text="label:N",
        color=alt.condition(STRONG, alt.value("#ffffff"), alt.value(INK)),
    )
    return alt.layer(tiles, labels).properties(
        width=step * len(order),
        height=step * len(order),
        title=titled(finding, words, words.tell("heat-map")),
    )


@drawn.register
def _(finding: Regress, words: Speech) -> Any:
    """A forest: what became of each scenario, with its interval."""
    order = sorted(finding.shifts, key=lambda shift: shift.difference)
    rows: list[dict[str, Any]] = [
        {
            "scenario": f"{words.title(shift.title)} · {words.side(shift.name)}",
            "difference": 100 * shift.difference,
            "low": 100 * shift.interval[0],
            "high": 100 * shift.interval[1],
            "sure": shift.sure,
            "label": words.points(shift.difference),
        }
        for shift in order
    ]
    names = [row["scenario"] for row in rows]
    told = ", ".join(change(finding, text, words) for text in finding.changes)
    return _forest(
        rows,
        "scenario",
        names,
        words.tell("points-more"),
        titled(finding, words, told, words.tell("hollow")),
    )


def _forest(rows: list[dict[str, Any]], name: str, order: list[str], axis: str, title: Any) -> Any:
    """Points with intervals on lines, full where they are sure."""
    alt = altair()
    ends = [row[end] for row in rows for end in ("low", "high")] or [0.0]
    reach = max(1.0, max(ends) - min(ends))
    ticks = _ticks(min(0.0, *ends), max(0.0, *ends))
    room = 0.25 * reach
    domain = [min(0.0, *ends) - (room if min(ends) < 0 else 0), max(0.0, *ends) + room]
    scale = alt.Scale(domain=domain, nice=False)
    base = alt.Chart(table(rows)).encode(
        y=alt.Y(f"{name}:N", sort=order, title=None, axis=alt.Axis(labelLimit=360, domain=False))
    )
    zero = alt.Chart(table([{"x": 0}])).mark_rule(color=INK).encode(x="x:Q")
    spread = base.mark_rule(strokeWidth=2, color=NEUTRAL).encode(
        x=alt.X("low:Q", title=axis, scale=scale, axis=alt.Axis(values=ticks)), x2="high:Q"
    )
    dots = base.mark_point(size=70, opacity=1, strokeWidth=2, color=NEUTRAL).encode(
        x=alt.X("difference:Q", scale=scale),
        fill=alt.condition("datum.sure", alt.value(NEUTRAL), alt.value(PAPER)),
    )
    # Words stand on the outer side, where no line goes.
    labels = [
        base.transform_filter(which)
        .mark_text(align=align, dx=offset, fontSize=10.5, color=INK)
        .encode(x=alt.X(f"{end}:Q", scale=scale), text="label:N")
        for which, align, offset, end in (
            ("datum.difference >= 0", "left", 7, "high"),
            ("datum.difference < 0", "right", -7, "low"),
        )
    ]
    return alt.layer(zero, spread, dots, *labels).properties(
        width=420, height={"step": 26}, title=title
    )


MOST_TICKS = 8
"""Numbers that an axis has at most, however wide it is drawn."""


def _ticks(low: float, high: float) -> list[float]:
    """Round numbers within what there is: none in the room that labels take beyond it."""
    steps = (0.1 * round_one * 10**power for power in range(6) for round_one in (1, 2, 5))
    step = next(one for one in steps if (high - low) / one < MOST_TICKS)
    first, last = ceil(low / step - 1e-9), floor(high / step + 1e-9)
    return [round(step * number, 6) for number in range(first, last + 1)]


@drawn.register
def _(finding: Why, words: Speech) -> Any:
    """Shares of what matters most, and the chance by round beside it."""
    alt = altair()
    parts = [part for part in finding.parts if part.shapley is not None]
    parts.sort(key=lambda part: -(part.shapley.value if part.shapley else 0))
    rows: list[dict[str, Any]] = [
        {
            "part": part.factor.label(words),
            "difference": 100 * part.shapley.value,
            "low": 100 * part.shapley.interval[0],
            "high": 100 * part.shapley.interval[1],
            "sure": part.shapley.interval[0] * part.shapley.interval[1] > 0,
            "label": words.points(part.shapley.value),
        }
        for part in parts
        if part.shapley is not None
    ]
    side = words.side(finding.name)
    share = _forest(
        rows,
        "part",
        [row["part"] for row in rows],
        words.tell("points-of", {"side": side}),
        heading(
            words.tell("shares-title"),
            words.tell(
                "shares-from",
                {
                    "nothing": words.percent(finding.nothing),
                    "share": words.percent(finding.share),
                },
            ),
        ),
    ).properties(width=300)
    number = finding.sides.index(finding.name)
    moments = [
        {"round": moment.round, "share": moment.won[number] / moment.on}
        for moment in finding.way.moments
        if moment.on >= finding.way.fights / 20
    ]
    line = (
        alt.Chart(table(moments))
        .mark_line(color=NEUTRAL, strokeWidth=2, point={"color": NEUTRAL, "size": 40})
        .encode(
            x=alt.X(
                "round:Q",
                title=words.tell("after-round"),
                axis=alt.Axis(format="d", grid=False, tickMinStep=1),
            ),
            y=alt.Y(
                "share:Q",
                title=words.tell("measure-won", {"side": side}),
                scale=alt.Scale(domain=[0, 1]),
                axis=alt.Axis(format="%", tickCount=5),
            ),
        )
    )
    half = alt.Chart(table([{"share": 0.5}])).mark_rule(color=GREEN).encode(y="share:Q")
    chance = alt.layer(half, line).properties(
        width=280,
        height=max(170, 26 * len(rows)),
        title=heading(words.tell("moments-title"), words.tell("moments-of")),
    )
    return alt.hconcat(share, chance, spacing=40).properties(title=titled(finding, words))


@drawn.register
def _(finding: Value, words: Speech) -> Any:
    """What everybody costs, the dearest first."""
    order = finding.ranked()
    rows: list[dict[str, Any]] = [
        {
            "fighter": words.contender(finding.called[one]),
            "difference": finding.costs[one].value,
            "low": finding.costs[one].interval[0],
            "high": finding.costs[one].interval[1],
            "sure": True,
            "label": words.number(finding.costs[one].value, 0),
        }
        for one in order
    ]
    return _forest(
        rows,
        "fighter",
        [row["fighter"] for row in rows],
        words.tell("column-points-cost"),
        titled(finding, words, words.tell("value-error", errors_of(finding, words))),
    )


def errors_of(finding: Value, words: Speech) -> dict[str, str]:
    """How far costs are off, in words."""
    return {
        "error": words.number(100 * finding.error),
        "chance": words.number(100 * finding.chance_error),
    }
