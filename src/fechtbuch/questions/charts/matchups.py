"""Everybody against everybody: a heat map."""

from typing import Any

from fechtbuch.questions.charts.dressing import MOST_BARS, titled
from fechtbuch.questions.matchups import Matchups
from fechtbuch.questions.speaking import Speech
from fechtbuch.simulate.charts.look import INK, PAPER, STRONG, altair, diverging, table


def heat_map(finding: Matchups, words: Speech) -> Any:
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
