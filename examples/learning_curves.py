"""Draws what `examples.learn_a_duel --curve` wrote.

    python -m examples.learning_curves docs/images/learning.svg landsknecht.jsonl gurps.jsonl …

Needs the extra `charts`.
"""

import json
import sys
from pathlib import Path
from typing import Any

import altair as alt

from fechtbuch.books.base import books

TENS = [10**digits for digits in range(2, 8)]
ROOM = {"left": 5, "top": 5, "bottom": 5, "right": 40}
"""For names in whatever font the reader has."""


def points_of(path: Path) -> list[dict[str, Any]]:
    """The points of one curve, with how many fights were fought up to each."""
    fights = 0
    duel = books()[path.stem].title if path.stem in books() else path.stem
    points: list[dict[str, Any]] = []
    for line in path.read_text(encoding="utf-8").splitlines():
        point = json.loads(line)
        fights += point["fights"]
        points.append({"duel": duel, "fights": fights, "share": point["share"]})
    return points


def curves(paths: list[Path]) -> Any:
    """One line for each duel, and half of the fights as a rule."""
    points = [point for path in paths for point in points_of(path)]
    lines = (
        alt.Chart(alt.InlineData(points))
        .mark_line(point=True)
        .encode(
            alt.X(
                "fights:Q",
                title="fights fought",
                scale=alt.Scale(type="log"),
                axis=alt.Axis(values=TENS, format=","),
            ),
            alt.Y(
                "share:Q",
                title="share against trained",
                axis=alt.Axis(format="%"),
                scale=alt.Scale(zero=False),
            ),
            alt.Color("duel:N", title=None),
        )
    )
    half = alt.Chart(alt.InlineData([{"share": 0.5}])).mark_rule(strokeDash=[4, 4])
    return (half.encode(alt.Y("share:Q")) + lines).properties(width=560, height=300, padding=ROOM)


if __name__ == "__main__":
    curves([Path(name) for name in sys.argv[2:]]).save(sys.argv[1])
