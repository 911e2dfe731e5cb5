"""Charts of comparisons and of days with several encounters."""

from typing import Any

from fechtbuch.scenario.paths import parse_value
from fechtbuch.simulate.chain import Day
from fechtbuch.simulate.charts.look import COLOURS, FAINT, INK, RULE, altair, heading, table
from fechtbuch.simulate.compare import Comparison
from fechtbuch.simulate.spoken import Spoken
from fechtbuch.simulate.words import Words


def difference(comparison: Comparison, side: str, words: Spoken) -> Any:
    """What the second variant changes, in points, with paired intervals."""
    alt = altair()
    rows: list[dict[str, Any]] = []
    for slug, one in comparison.sides.items():
        name = words.side(comparison.one.sides[slug].name)
        rows.append(
            {
                "side": name,
                "difference": 100 * one.difference,
                "low": 100 * one.interval[0],
                "high": 100 * one.interval[1],
                "label": _signed(100 * one.difference, words),
            }
        )
    names = [row["side"] for row in rows]
    reach = max(1.0, *(1.25 * abs(row[end]) for row in rows for end in ("low", "high")))
    scale = alt.Scale(domain=[-reach, reach], nice=True)
    base = alt.Chart(table(rows)).encode(
        y=alt.Y("side:N", sort=names, title=None, scale=alt.Scale(paddingInner=0.4)),
        color=alt.Color(
            "side:N", scale=alt.Scale(domain=names, range=COLOURS[: len(names)]), legend=None
        ),
    )
    zero = alt.Chart(table([{"x": 0}])).mark_rule(color=FAINT, strokeDash=[2, 4]).encode(x="x:Q")
    spread = base.mark_rule(strokeWidth=2.4).encode(
        x=alt.X("low:Q", title=words.say("points-more"), scale=scale), x2="high:Q"
    )
    points = base.mark_point(filled=True, size=70, opacity=1).encode(
        x=alt.X("difference:Q", scale=scale)
    )
    labels = base.mark_text(dy=-13, fontSize=11).encode(
        x=alt.X("difference:Q", scale=scale), text="label:N"
    )
    first, second = (_variant(comparison, label, words) for label in comparison.labels)
    return alt.layer(zero, spread, points, labels).properties(
        width=420,
        height={"step": 46},
        title=heading(
            _finding(comparison, words),
            words.title(comparison.one.title),
            words.say("compared", {"first": first, "second": second}),
            words.say(
                "same-dice",
                {
                    "fights": comparison.fights,
                    "share": words.figures.percent(comparison.same / comparison.fights, 0),
                },
            ),
        ),
    )


def _finding(comparison: Comparison, words: Spoken) -> str:
    """Who gains most by the change, if that is no chance."""
    slug, most = max(comparison.sides.items(), key=lambda one: one[1].difference)
    if most.interval[0] <= 0:
        return words.say("no-gain")
    side = words.side(comparison.one.sides[slug].name)
    return words.say("gains", {"side": side, "points": words.number(100 * most.difference)})


def _variant(comparison: Comparison, label: str, words: Spoken) -> str:
    """What one of the two is called; a change by what is changed and to what."""
    path, change, value = label.partition("=")
    if not change or comparison.scenario is None:
        return words.label(label)
    field = words.path(comparison.scenario, path.strip())
    return words.catalogue.labelled(field, words.value(parse_value(value.strip()), path.strip()))


def _signed(points: float, words: Words) -> str:
    sign = "−" if points < 0 else "+"
    return sign + words.number(abs(points))


def days(day: Day, side: str, words: Words) -> Any:
    """How far the party gets."""
    alt = altair()
    rows = [
        {
            "encounter": f"{number}. {words.title(stage.title)}",
            "share": stage.share,
            "low": stage.interval[0],
            "high": stage.interval[1],
            "begun": stage.begun / day.days,
        }
        for number, stage in enumerate(day.stages, 1)
    ]
    base = alt.Chart(table(rows)).encode(
        x=alt.X("encounter:N", sort=None, title=None, axis=alt.Axis(labelAngle=0, labelLimit=150))
    )
    begun = base.mark_bar(color=RULE, width={"band": 0.7}).encode(
        y=alt.Y(
            "begun:Q",
            title=words.say("share-of-days"),
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
        title=heading(
            words.say("day-won", {"share": words.figures.percent(day.stages[-1].share)}),
            day.title,
            words.say("day", {"days": day.days}),
        ),
    )
