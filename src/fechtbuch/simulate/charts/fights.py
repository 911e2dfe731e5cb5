"""Charts of one simulation: shares, lengths, who lives, where damage came from."""

from itertools import pairwise
from typing import Any

from fechtbuch.simulate.charts.look import (
    COLOURS,
    INK,
    NEUTRAL,
    altair,
    colours,
    fought,
    heading,
    share_axis,
    table,
)
from fechtbuch.simulate.result import Result
from fechtbuch.simulate.words import Words

MOST_SOURCES = 12
MOST_CURVES = 8
MOST_BARS = 40

_INSIDE = "\0"
"""Marks a chart that stands in an overview, under its title."""


def rounds(result: Result, side: str, words: Words) -> Any:
    """How long the fights took."""
    alt = altair()
    counts = result.rounds.counts
    longest = max(counts)
    shown = min(longest, max(result.rounds.p95 * 2, 10))
    rows: list[dict[str, Any]] = [
        {"rounds": number, "share": count / result.fights}
        for number, count in counts.items()
        if number <= shown
    ]
    rest = sum(count for number, count in counts.items() if number > shown)
    more = ""
    if rest:
        longer = {"count": rest, "fights": result.fights, "longest": longest}
        more = words.say("took-longer", longer)
    average = words.say("rounds-mean", {"mean": words.number(result.rounds.mean)})
    first = min(counts)
    wide = _width(shown - first + 1)
    if wide == 1:
        bars = alt.Chart(table(rows)).mark_bar(color=NEUTRAL, width={"band": 0.82})
        x = alt.X(
            "rounds:O",
            title=words.say("rounds"),
            scale=alt.Scale(domain=list(range(first, shown + 1))),
            axis=alt.Axis(labelAngle=0, labelOverlap="greedy"),
        )
    else:
        # Too many to stand side by side: so many rounds are one bar.
        grouped: dict[int, float] = {}
        for row in rows:
            start = (row["rounds"] - 1) // wide * wide + 1
            grouped[start] = grouped.get(start, 0.0) + row["share"]
        rows = [
            {"rounds": start - 0.45, "until": start + wide - 0.55, "share": share, "none": 0}
            for start, share in grouped.items()
        ]
        bars = alt.Chart(table(rows)).mark_bar(color=NEUTRAL).encode(x2="until:Q", y2="none:Q")
        x = alt.X(
            "rounds:Q",
            title=words.say("rounds-by", {"count": wide}),
            scale=alt.Scale(domain=[min(grouped) - 0.5, max(grouped) + wide - 0.5], nice=False),
            axis=alt.Axis(format="d", grid=False, tickMinStep=1),
        )
    return bars.encode(
        x=x, y=alt.Y("share:Q", title=words.say("share"), axis=alt.Axis(format="%", tickCount=5))
    ).properties(
        width=max(200, min(460, 34 * (shown - first + 1))),
        height=200,
        title=heading(
            words.say("how-long"),
            "" if side == _INSIDE else words.title(result.title),
            words.catalogue.listed([average, more]),
            "" if side == _INSIDE else fought(result, words),
        ),
    )


def _width(rounds: int) -> int:
    """How many rounds are one bar, so that the bars can be told apart."""
    wide = 1
    while rounds > MOST_BARS * wide:
        wide = 5 * wide // 2 if str(wide).startswith("2") else 2 * wide
    return wide


def survival(result: Result, side: str, words: Words) -> Any:
    """Who is still in the fight after how many rounds."""
    alt = altair()
    longest = max(max(one.left, default=1) for one in result.fighters.values())
    shown = min(longest, max(result.rounds.p95 + 1, 2))
    by_side = len(result.fighters) > MOST_CURVES
    groups: dict[str, list[str]] = {}
    for slug, one in result.fighters.items():
        side_name = words.side(result.sides[one.side].name)
        name = side_name if by_side else words.fighter(result, slug)
        groups.setdefault(name, []).append(slug)
    rows: list[dict[str, Any]] = []
    for name, members in groups.items():
        left: dict[int, int] = {}
        for slug in members:
            for number, count in result.fighters[slug].left.items():
                left[number] = left.get(number, 0) + count
        standing = whole = result.fights * len(members)
        for number in range(shown + 1):
            standing -= left.get(number, 0)
            rows.append({"round": number, "side": name, "share": standing / whole})
    names = list(groups)
    ends = [row for row in rows if row["round"] == shown]
    heights = sorted(row["share"] for row in ends)
    if any(high - low < 0.05 for low, high in pairwise(heights)):
        ends = []  # labels would lie upon each other
    base = alt.Chart(table(rows)).encode(
        x=alt.X(
            "round:Q",
            title=words.say("after-round"),
            scale=alt.Scale(domain=[0, shown], nice=False),
            axis=alt.Axis(format="d", grid=False, tickCount=min(shown, 12), tickMinStep=1),
        ),
        y=share_axis(words.say("share-standing")),
        color=colours(names, words.say("mean-of-side") if by_side else None),
    )
    lines = base.mark_line(interpolate="step-after", strokeWidth=1.8)
    labels = (
        alt.Chart(table(ends))
        .mark_text(align="left", dx=5, fontSize=11)
        .encode(
            x="round:Q",
            y="share:Q",
            text=alt.Text("share:Q", format=".0%"),
            color=colours(names, words.say("mean-of-side") if by_side else None),
        )
    )
    return alt.layer(lines, labels).properties(
        width=420,
        height=220,
        title=heading(
            words.say("who-stands"),
            "" if side == _INSIDE else words.title(result.title),
            words.say("over-count"),
            "" if side == _INSIDE else fought(result, words),
        ),
    )


def damage(result: Result, side: str, words: Words) -> Any:
    """What the damage came from."""
    alt = altair()
    if result.closely is None or not result.closely.damage:
        raise ValueError("no fight was looked at closely; damage by source is not known")
    sums: dict[tuple[str, str], float] = {}
    for row in result.closely.damage:
        what = words.deed(row.action, row.item)
        owner = result.sides[result.fighters[row.fighter].side]
        name = words.side(owner.name) if _many(result) else words.fighter(result, row.fighter)
        sums[name, what] = sums.get((name, what), 0.0) + row.mean
    best = sorted(sums.items(), key=lambda entry: -entry[1])
    kept = best[:MOST_SOURCES]
    rest = sum(amount for _, amount in best[MOST_SOURCES:])
    owners = [words.fighter(result, slug) for slug in result.fighters]
    if _many(result):
        owners = [words.side(one.name) for one in result.sides.values()]
    names = [name for name in owners if any(name == key[0] for key, _ in kept)]
    rows: list[dict[str, Any]] = [
        {"side": name, "source": f"{name}: {what}", "damage": amount}
        for (name, what), amount in kept
    ]
    base = alt.Chart(table(rows)).encode(
        y=alt.Y(
            "source:N",
            sort=[row["source"] for row in rows],
            title=None,
            axis=alt.Axis(labelLimit=420),
        ),
        x=alt.X(
            "damage:Q",
            title=words.say("damage-average"),
            scale=alt.Scale(domain=[0, 1.12 * rows[0]["damage"]], nice=False),
            axis=alt.Axis(tickCount=6),
        ),
    )
    more = ""
    if rest:
        left: dict[str, str | int] = {"amount": words.number(rest), "count": len(best) - len(kept)}
        more = words.say("damage-more", left)
    told = words.say("told-in-full", {"fights": result.closely.fights})
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
        title=heading(
            words.say("damage-from"),
            "" if side == _INSIDE else words.title(result.title),
            words.catalogue.listed([told, more]),
        ),
    )


def _many(result: Result) -> bool:
    return len(result.fighters) > MOST_CURVES


def shares(result: Result, side: str, words: Words) -> Any:
    """The shares of a single simulation with their intervals."""
    alt = altair()
    rows = [
        {
            "side": words.side(one.name),
            "share": one.share,
            "low": one.interval[0],
            "high": one.interval[1],
        }
        for one in result.sides.values()
    ]
    names = [row["side"] for row in rows]
    base = alt.Chart(table(rows)).encode(y=alt.Y("side:N", sort=names, title=None))
    colour = alt.Color(
        "side:N", scale=alt.Scale(domain=names, range=COLOURS[: len(names)]), legend=None
    )
    x = alt.X(
        "share:Q",
        title=words.say("share-won"),
        scale=alt.Scale(domain=[0, 1]),
        axis=alt.Axis(format="%", tickCount=5),
    )
    bars = base.mark_bar(height={"band": 0.6}).encode(x=x, color=colour)
    spread = base.mark_rule(color=INK, strokeWidth=1.5).encode(
        x=alt.X("low:Q", title=words.say("share-won")), x2="high:Q"
    )
    labels = base.mark_text(align="left", dx=6, color=INK, fontSize=11).encode(
        x="high:Q", text=alt.Text("share:Q", format=".1%")
    )
    return alt.layer(bars, spread, labels).properties(
        width=420,
        height={"step": 30},
        title=heading(_ahead(result, words), words.title(result.title), fought(result, words)),
    )


def _ahead(result: Result, words: Words) -> str:
    """Who wins most, if that is no chance."""
    best, *others = sorted(result.sides.values(), key=lambda one: -one.share)
    if any(best.interval[0] <= other.interval[1] for other in others):
        return words.say("nobody-ahead")
    share = words.figures.percent(best.share)
    return words.say("won-most", {"side": words.side(best.name), "share": share})


def overview(result: Result, side: str, words: Words) -> Any:
    """Shares and rounds on one page; damage where it is known, who stands if anybody falls."""
    alt = altair()
    left = [shares(result, "", words)]
    if result.closely is not None and result.closely.damage:
        left.append(damage(result, _INSIDE, words))
    right = [rounds(result, _INSIDE, words)]
    if any(one.left for one in result.fighters.values()):
        right.append(survival(result, _INSIDE, words))
    columns = [
        alt.vconcat(*parts, spacing=30).resolve_scale(color="independent")
        for parts in (left, right)
    ]
    return alt.hconcat(*columns, spacing=40).resolve_scale(color="independent")
