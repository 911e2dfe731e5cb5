"""What a change would do: a tornado, from how it is to what it would be."""

from typing import Any

from fechtbuch.questions.charts.dressing import GREEN, MOST_BARS, titled
from fechtbuch.questions.sensitivity import Sensitivity
from fechtbuch.questions.speaking import Speech
from fechtbuch.simulate.charts.look import COLOURS, HALO, INK, altair, table

LETTER = 5.8
"""About how wide a letter beside a bar is, in whatever font, in pixels."""


def tornado(finding: Sensitivity, words: Speech) -> Any:
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
