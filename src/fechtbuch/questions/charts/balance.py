"""What makes a fight even: the curve with its target, or the mixes that come nearest."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from fechtbuch.questions.balance import Balance
from fechtbuch.questions.charts.dressing import GREEN, HIGH, MOST_BARS, WIDE, titled
from fechtbuch.questions.speaking import Speech
from fechtbuch.questions.telling import goal, measured, mix
from fechtbuch.simulate.charts.look import HALO, INK, NEUTRAL, altair, table

BOLD = 7.0
"""The same of a bold letter beside a dot."""

LINE = 15.0
"""How far apart words stand below each other."""


def balanced(finding: Balance, words: Speech) -> Any:
    """A curve where one number is turned, the nearest mixes where there are more."""
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
