"""Drawings as pictures; as a program, one after the other as they are asked for.

As a program it stands alone, so that it is ready as soon as can be: nothing of Fechtbuch is
imported here. Each line that comes in is a drawing and its file, each that goes out what was wrong.
"""

import json
import re
import sys
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from importlib import import_module
from math import cos, radians, sin
from pathlib import Path
from typing import Any

SUFFIXES = (".svg", ".png")
"""What is drawn here; a page of HTML draws itself."""
SCALE = 2
"""Points of a PNG for each point of the drawing."""
SMALL: dict[str, Any] = {"data": {"values": [{}]}, "mark": "point"}
"""A drawing of nothing much, to get ready with."""

WIDTHS = {
    letter: width / 1000
    for width, letters in {
        320: "'ijl,. ’·îï",
        400: "-/:;\\|ftIJ!()[]",
        500: '"r*_–sz“”„śźż',
        580: "?cvxyçć•",
        620: "aekoäöéèêëàâôąęó«»",
        660: "0123456789bdghnpqu$üûùńLTYŁ",
        740: "PSŚFZŻAEVXÄÉÀBK",
        840: "CRDGOQÖU#+<=>~−→±Ü",
        940: "wHN●&m",
        1020: "%œ@—…MW",
    }.items()
    for letter in letters
}
"""How wide letters are at most, for a size of one: those of DejaVu Serif, which is wide."""
OTHER, BOLD = 0.9, 1.1
"""How wide any other letter is, and how much wider bold ones are."""
MARGIN = 6
"""Pixels that are left around letters."""

Place = tuple[float, float, float, float, float, float]
"""Where something is drawn: a matrix as SVG writes it."""

HEAD = re.compile(
    r'(?P<before><svg[^>]*?) width="(?P<width>[\d.]+)" height="(?P<height>[\d.]+)"'
    r' viewBox="0 0 [^"]*"(?P<after>[^>]*>)<rect width="[\d.]+" height="[\d.]+"'
)
MOVES = re.compile(r"(translate|rotate)\(([^)]*)\)")


def picture(drawing: dict[str, Any], version: str, suffix: str) -> bytes:
    """A drawing in the words of this version of Vega-Lite, as the bytes of a picture."""
    convert = import_module("vl_convert")
    if suffix == ".png":
        made: bytes = convert.vegalite_to_png(drawing, vl_version=version, scale=SCALE, ppi=72)
        return made
    text: str = convert.vegalite_to_svg(drawing, vl_version=version)
    return fitted(text).encode()


def fitted(text: str) -> str:
    """An SVG whose words all have room, whatever font whoever looks at it has.

    Words were measured in the fonts of this machine. Those of another may be wider, and then what
    reaches beyond the edge would be cut off: the canvas grows by as much as they may need.
    """
    head = HEAD.search(text)
    if head is None:
        return text
    width, height = float(head["width"]), float(head["height"])
    boxes = list(_words(ET.fromstring(text), (1, 0, 0, 1, 0, 0)))
    low = [min(0.0, *(box[side] - MARGIN for box in boxes)) for side in (0, 1)] if boxes else [0, 0]
    high = [
        max(end, *(box[side] + MARGIN for box in boxes)) if boxes else end
        for side, end in ((2, width), (3, height))
    ]
    x, y = (int(one // 1) for one in low)
    wide, tall = int(-(-high[0] // 1)) - x, int(-(-high[1] // 1)) - y
    return HEAD.sub(
        lambda found: (
            f'{found["before"]} width="{wide}" height="{tall}" viewBox="{x} {y} {wide} {tall}"'
            f'{found["after"]}<rect x="{x}" y="{y}" width="{wide}" height="{tall}"'
        ),
        text,
        count=1,
    )


def _words(node: ET.Element, place: Place) -> Iterator[tuple[float, float, float, float]]:
    """Left, upper, right and lower end of all words, in the widest of fonts."""
    place = _moved(place, node.get("transform", ""))
    if node.tag.endswith("}text"):
        size = float(node.get("font-size", "11px").removesuffix("px"))
        heavy = BOLD if node.get("font-weight") == "bold" else 1.0
        before = {"middle": 0.5, "end": 1.0}.get(node.get("text-anchor", ""), 0.0)
        lines = [one.text or "" for one in node] or [node.text or ""]
        for number, line in enumerate(lines):
            long = heavy * size * sum(WIDTHS.get(letter, OTHER) for letter in line)
            if long:
                down = number * 1.2 * size
                ends = [(-before * long, down - 0.8 * size), ((1 - before) * long, down)]
                at = [
                    _at(place, x, y) for x in (ends[0][0], ends[1][0]) for y in (ends[0][1], down)
                ]
                xs, ys = [one[0] for one in at], [one[1] for one in at]
                yield min(xs), min(ys), max(xs), max(ys)
        return
    for child in node:
        yield from _words(child, place)


def _moved(place: Place, moves: str) -> Place:
    """A place after what an attribute says."""
    for kind, numbers in MOVES.findall(moves):
        a, b, c, d, e, f = place
        values = [float(one) for one in re.split(r"[ ,]+", numbers.strip())]
        if kind == "translate":
            x, y = _at(place, values[0], values[1] if len(values) > 1 else 0.0)
            place = (a, b, c, d, x, y)
        else:
            turn = radians(values[0])
            place = (
                a * cos(turn) + c * sin(turn),
                b * cos(turn) + d * sin(turn),
                c * cos(turn) - a * sin(turn),
                d * cos(turn) - b * sin(turn),
                e,
                f,
            )
    return place


def _at(place: Place, x: float, y: float) -> tuple[float, float]:
    """Where a point of its own lies on the canvas."""
    a, b, c, d, e, f = place
    return a * x + c * y + e, b * x + d * y + f


def main(version: str) -> None:
    """Draw whatever comes until nothing more does."""
    picture(SMALL, version, ".svg")
    for line in sys.stdin:
        drawing, name = json.loads(line)
        file, problem = Path(name), ""
        try:
            file.write_bytes(picture(drawing, version, file.suffix))
        except (OSError, ValueError) as error:
            problem = str(error)
        print(json.dumps(problem), flush=True)


if __name__ == "__main__":
    main(sys.argv[1])
