"""The ground of a fight, for the page: everything on it that is not plain."""

from collections.abc import Iterable, Mapping

from fechtbuch.engine.fields import NOWHERE, parse_field
from fechtbuch.engine.grid import Grid
from fechtbuch.table.asking import spot
from fechtbuch.table.state import Data
from fechtbuch.text import Catalogue

MARGIN = 3
"""Fields around the outermost fighters and walls where a map has no bounds."""


def map_data(
    grid: Grid, catalogue: Catalogue, terrains: Mapping[str, int], levels: Mapping[str, int]
) -> Data:
    """Everything on the ground that is not plain.

    `terrains` are the book's kinds of ground by name, `levels` its levels of cover.
    """
    ground: Data = grid.to_data()
    marked = {
        field
        for kind in ("solid", "opaque", "difficult", "elevation", "cover", "obstacles", "terrain")
        for field in ground.get(kind, ())
    }
    named = {kind: name for name, kind in terrains.items()}
    fields: list[Data] = []
    for text in sorted(marked, key=parse_field):
        field = parse_field(text)
        kinds: list[str] = []
        height = int(grid.elevation(field))
        if grid.wall(field):
            kinds.append("wall" if grid.opaque(field) else "chasm")
        elif grid.opaque(field):
            kinds.append("screen")
        if text in ground["difficult"]:
            kinds.append("difficult")
        if height:
            kinds.append("height")
        if text in ground["cover"]:
            kinds.append("cover")
        if text in ground["obstacles"]:
            kinds.append("obstacle")
        words = [catalogue.say(f"table-ground-{kind}", {"height": height}) for kind in kinds]
        # Cover says how much it is worth; an obstacle gives its own to whoever is behind it.
        if "cover" in kinds:
            words[kinds.index("cover")] = cover_text(catalogue, levels, ground["cover"][text])
        if "obstacle" in kinds:
            words.append(cover_text(catalogue, levels, [ground["obstacles"][text]]))
        terrain = named.get(int(grid.terrain(field)))
        if terrain is not None:
            kinds.append("terrain")
            words.append(catalogue.say(f"terrain-{terrain}"))
        one: Data = {"at": spot(field), "kinds": kinds, "text": ", ".join(words)}
        if height:
            one["height"] = height
        fields.append(one)
    low = [int(grid.min_x), int(grid.min_y)] if grid.bounded else [0, 0]
    high = [int(grid.max_x), int(grid.max_y)] if grid.bounded else [0, 0]
    return {
        "topology": "hexes" if grid.hexes else "squares",
        "diagonals": str(grid.diagonals.value),
        "bounded": bool(grid.bounded),
        "low": low,
        "high": high,
        "fields": fields,
        "scale": catalogue.say("map-scale") if catalogue.has("map-scale") else "",
    }


def cover_text(catalogue: Catalogue, levels: Mapping[str, int], found: Iterable[int]) -> str:
    """Cover in words, with its level; where it differs by direction, with each of them."""
    named = {number: name for name, number in levels.items()}
    words: list[str] = []
    for level in sorted({one for one in found if one > 0}):
        name = named.get(level, str(level))
        known = catalogue.has(f"word-cover-{name}")
        words.append(catalogue.say(f"word-cover-{name}") if known else name)
    return catalogue.say("table-cover", {"cover": " / ".join(words)})


def framed(ground: Data, places: Iterable[int]) -> Data:
    """A map without bounds, framed around whatever is on it."""
    spots = [one["at"] for one in ground["fields"]]
    spots += [spot(place) for place in places if place != NOWHERE]
    xs, ys = [x for x, _ in spots] or [0], [y for _, y in spots] or [0]
    return {
        **ground,
        "low": [min(xs) - MARGIN, min(ys) - MARGIN],
        "high": [max(xs) + MARGIN, max(ys) + MARGIN],
    }
