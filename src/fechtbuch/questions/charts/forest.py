"""Points with intervals, one below the other: shifts of a regression, shares of reasons, costs."""

from math import ceil, floor
from typing import Any

from fechtbuch.questions.charts.dressing import GREEN, titled
from fechtbuch.questions.regress import Regress
from fechtbuch.questions.speaking import Speech
from fechtbuch.questions.telling import change
from fechtbuch.questions.values import Value
from fechtbuch.questions.why import Why
from fechtbuch.simulate.charts.look import INK, NEUTRAL, PAPER, altair, heading, table

MOST_TICKS = 8
"""Numbers that an axis has at most, however wide it is drawn."""


def shifts(finding: Regress, words: Speech) -> Any:
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


def reasons(finding: Why, words: Speech) -> Any:
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


def costs(finding: Value, words: Speech) -> Any:
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


def _ticks(low: float, high: float) -> list[float]:
    """Round numbers within what there is: none in the room that labels take beyond it."""
    steps = (0.1 * round_one * 10**power for power in range(6) for round_one in (1, 2, 5))
    step = next(one for one in steps if (high - low) / one < MOST_TICKS)
    first, last = ceil(low / step - 1e-9), floor(high / step + 1e-9)
    return [round(step * number, 6) for number in range(first, last + 1)]
