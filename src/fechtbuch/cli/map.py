"""The map as text: fields in rows, two letters for a fighter, a legend."""

from collections.abc import Sequence
from dataclasses import dataclass

from rich.text import Text

from fechtbuch.books.base import FighterView
from fechtbuch.engine.fields import NOWHERE, packed, x_of, y_of
from fechtbuch.engine.grid import Grid

COLOURS = ("#2a78c2", "#c8641e", "#3a8f5c", "#a04fb0", "#8a7a1e", "#8a8a8a")
"""One colour for each side, told apart by colour-blind readers too; letters differ as well."""

MARGIN = 2
"""Fields shown around the outermost fighters."""


@dataclass(frozen=True)
class Token:
    """A fighter on the map."""

    mark: str
    side: int
    out: bool


def tokens(views: Sequence[FighterView]) -> dict[str, Token]:
    """Two letters for each fighter, unique in the fight.

    The first side is written in capitals, the second in small letters, others mixed.
    """
    found: dict[str, Token] = {}
    taken: set[str] = set()
    slugs = {view.slug for view in views}
    for view in views:
        for mark in _candidates(view, f"{view.slug}-2" in slugs):
            if mark.casefold() not in taken:
                break
        taken.add(mark.casefold())
        cased = (mark.upper(), mark.lower(), mark.capitalize())[min(view.side, 2)]
        found[view.slug] = Token(cased, view.side, view.out)
    return found


def _candidates(view: FighterView, first_of_several: bool) -> list[str]:
    slug = view.slug
    letters = [letter for letter in slug if letter.isalnum()] or ["?"]
    first = letters[0]
    number = "1" if first_of_several else slug.rpartition("-")[2]
    # A digit does not show whether the second letter is small.
    marks = [first + number] if view.side < 2 and number.isdigit() and len(number) == 1 else []
    marks += [first + letter for letter in letters[1:] if letter.isalpha()]
    marks += [first + digit for digit in "123456789"]
    alphabet = "abcdefghijklmnopqrstuvwxyz0123456789"
    return marks + [a + b for a in alphabet for b in alphabet]


@dataclass(frozen=True)
class Window:
    """The part of the map that is drawn: columns as drawn, rows as stored."""

    left: int
    right: int
    low: int
    high: int


def column(grid: Grid, field: int) -> int:
    """The column in which a field is drawn."""
    return x_of(field) + y_of(field) // 2 if grid.hexes else x_of(field)


def window(grid: Grid, views: Sequence[FighterView], focus: int, width: int, height: int) -> Window:
    """The action: everybody who is still in the fight, cut to the room there is around `focus`."""
    placed = [view for view in views if view.at != NOWHERE]
    there = [view for view in placed if not view.out] or placed
    fields = [field for view in there for field in (view.fields or (view.at,))]
    if not fields:
        fields = [focus] if focus != NOWHERE else []
    columns = [column(grid, field) for field in fields] or [0]
    rows = [y_of(field) for field in fields] or [0]
    at_column = column(grid, focus) if focus != NOWHERE else (min(columns) + max(columns)) // 2
    at_row = y_of(focus) if focus != NOWHERE else (min(rows) + max(rows)) // 2
    left, right = _clip(min(columns), max(columns), at_column, width)
    low, high = _clip(min(rows), max(rows), at_row, height)
    if grid.bounded:
        left, right = max(left, int(grid.min_x)), min(right, int(grid.max_x))
        low, high = max(low, int(grid.min_y)), min(high, int(grid.max_y))
    return Window(left, right, low, high)


def _clip(low: int, high: int, centre: int, most: int) -> tuple[int, int]:
    low, high = low - MARGIN, high + MARGIN
    if high - low + 1 <= most:
        return low, high
    start = min(max(centre - most // 2, low), high - most + 1)
    return start, start + most - 1


def draw(
    grid: Grid,
    views: Sequence[FighterView],
    focus: int = NOWHERE,
    width: int = 24,
    height: int = 16,
) -> Text:
    """The map around the action; `width` and `height` in fields."""
    shown = window(grid, views, focus, width, height)
    marks = tokens(views)
    standing: dict[int, FighterView] = {}
    for view in sorted(views, key=lambda view: view.out):
        for field in view.fields or (view.at,):
            standing.setdefault(field, view)
    text = Text()
    rows = range(shown.low, shown.high + 1)
    for row in rows if grid.hexes else reversed(rows):
        text.append(f"{row:>4} ", style="dim")
        if grid.hexes and row % 2:
            text.append("  ")
        for col in range(shown.left, shown.right + 1):
            x = col - row // 2 if grid.hexes else col
            text.append("  " if grid.hexes else " ")
            _append_field(text, grid, packed(x, row), standing, marks, focus)
        text.append("\n")
    text.append("     " + _ruler(shown, 4 if grid.hexes else 3), style="dim")
    return text


def _append_field(
    text: Text,
    grid: Grid,
    field: int,
    standing: dict[int, FighterView],
    marks: dict[str, Token],
    focus: int,
) -> None:
    view = standing.get(field)
    if view is not None:
        token = marks[view.slug]
        style = COLOURS[token.side % len(COLOURS)]
        if token.out:
            style = "dim strike"
        elif field == focus:
            style = f"bold reverse {style}"
        else:
            style = f"bold {style}"
        text.append(token.mark, style=style)
    elif not grid.inside(field):
        text.append("  ")
    elif grid.wall(field):
        text.append("##" if grid.opaque(field) else "[]", style="dim")
    elif grid.opaque(field):
        text.append("::", style="dim")
    elif grid.obstacle(field) > 0:
        text.append("==", style="dim")
    elif grid.cost(field) > 0 or grid.terrain(field) > 0:
        text.append("~~", style="dim")
    elif grid.elevation(field) != 0:
        text.append(f"{int(grid.elevation(field)):>2}", style="dim")
    else:
        text.append(" ·", style="dim")


def _ruler(shown: Window, width: int) -> str:
    words = []
    for col in range(shown.left, shown.right + 1):
        words.append(f"{col:>{width}}" if col % 5 == 0 or col == shown.left else " " * width)
    return "".join(words)
