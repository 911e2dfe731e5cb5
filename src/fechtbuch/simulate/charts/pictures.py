"""Drawings as pictures; as a program, one after the other as they are asked for.

As a program it stands alone, so that it is ready as soon as can be: nothing of Fechtbuch is
imported here. Each line that comes in is a drawing and its file, each that goes out what was wrong.
"""

import json
import sys
from importlib import import_module
from pathlib import Path
from typing import Any

SUFFIXES = (".svg", ".png")
"""What is drawn here; a page of HTML draws itself."""
SCALE = 2
"""Points of a PNG for each point of the drawing."""
SMALL: dict[str, Any] = {"data": {"values": [{}]}, "mark": "point"}
"""A drawing of nothing much, to get ready with."""


def picture(drawing: dict[str, Any], version: str, suffix: str) -> bytes:
    """A drawing in the words of this version of Vega-Lite, as the bytes of a picture."""
    convert = import_module("vl_convert")
    if suffix == ".png":
        made: bytes = convert.vegalite_to_png(drawing, vl_version=version, scale=SCALE, ppi=72)
        return made
    text: str = convert.vegalite_to_svg(drawing, vl_version=version)
    return text.encode()


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
