"""Draw the house of the books: every module in its room, and how many imports go from room to room.

python -m bench.house [--svg FILE]

Without a file it prints the lines of each book by room.
"""

import argparse
import ast
from collections import Counter
from dataclasses import dataclass
from html import escape
from importlib import import_module
from pathlib import Path

BOOKS = Path(__file__).resolve().parents[1] / "src" / "fechtbuch" / "books"
ROOMS = ("kinds", "state", "rules", "asking", "play", "mind", "sheets")
GENERATED = "written.py"

LINE = 13
"""Height of a module's line."""
COLUMN = 150
GAP = 26
TOP = 58
PAPER, INK, PALE, RED = "#fbf8f1", "#2b2723", "#8a8178", "#9d3323"


@dataclass(frozen=True)
class Module:
    """One module of a book."""

    room: str
    chapter: str
    name: str
    lines: int
    uses: tuple[tuple[str, str], ...]
    """The rooms and chapters that it imports from, once for each import."""

    @property
    def generated(self) -> bool:
        """Whether nobody writes it by hand."""
        return f"{self.name}.py" == GENERATED


def modules_of(book: Path) -> list[Module]:
    """All modules in the rooms of a book."""
    found = []
    for path in sorted(book.rglob("*.py")):
        parts = path.relative_to(book).parts
        if path.name != "__init__.py" and parts[0] in ROOMS:
            text = path.read_text(encoding="utf-8")
            chapter = parts[1] if len(parts) > 2 else ""
            found.append(
                Module(parts[0], chapter, path.stem, text.count("\n"), _uses(book, path, text))
            )
    return found


def _uses(book: Path, path: Path, text: str) -> tuple[tuple[str, str], ...]:
    prefix = f"fechtbuch.books.{book.name}."
    found = []
    for node in ast.walk(ast.parse(text, str(path))):
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith(prefix):
            parts = str(node.module)[len(prefix) :].split(".")
            found.append((parts[0], parts[1] if len(parts) > 2 else ""))
    return tuple(found)


def lines_by_room(book: Path) -> Counter[str]:
    """Lines of Python in each room, what is generated apart, and in the book's front door."""
    found: Counter[str] = Counter()
    for path in book.rglob("*.py"):
        room = path.relative_to(book).parts[0]
        where = "(written)" if path.name == GENERATED else room if room in ROOMS else "book.py"
        found[where] += path.read_text(encoding="utf-8").count("\n")
    return found


def print_lines() -> None:
    """A table of lines, room by room."""
    places = [*ROOMS, "book.py", "(written)"]
    print(f"{'':20}" + "".join(f"{place:>10}" for place in places) + f"{'by hand':>10}")
    for book in _books():
        lines = lines_by_room(book)
        by_hand = lines.total() - lines["(written)"]
        row = "".join(f"{lines[place]:10,}" for place in places)
        print(f"{book.name:20}{row}{by_hand:10,}")


def _books() -> list[Path]:
    return sorted(path.parent for path in BOOKS.glob("*/book.py"))


class Drawing:
    """A page of SVG, from the top down."""

    def __init__(self) -> None:
        self.parts: list[str] = []
        self.width = 2 * GAP + 9 * COLUMN
        self.y = float(TOP)

    def text(self, x: float, y: float, words: str, size: int = 10, fill: str = INK) -> None:
        weight = "bold" if size > 11 else "normal"
        self.parts.append(
            f'<text x="{x:.0f}" y="{y:.0f}" font-size="{size}" font-weight="{weight}" '
            f'fill="{fill}">{escape(words)}</text>'
        )

    def book(self, title: str, modules: list[Module], chapters: tuple[str, ...]) -> None:
        """One book: its rooms side by side, the imports as arcs above them."""
        self.text(GAP, self.y, title, 16)
        top = self.y + 76
        middles: dict[str, float] = {}
        x, lowest = float(GAP), top
        for room in ROOMS:
            mine = [module for module in modules if module.room == room]
            wide = 3 if room == "rules" else 1
            bottom = self._room(x, top, room, mine, chapters if room == "rules" else (), wide)
            middles[room] = x + wide * COLUMN / 2 - 10
            lowest = max(lowest, bottom)
            x += wide * COLUMN
        self._arcs(modules, middles, top - 18)
        self.y = lowest + 44

    def _room(
        self,
        x: float,
        top: float,
        room: str,
        modules: list[Module],
        chapters: tuple[str, ...],
        wide: int,
    ) -> float:
        lines = sum(module.lines for module in modules if not module.generated)
        self.text(x, top, f"{room}/", 12, RED)
        self.text(x + 8 * len(room) + 12, top, f"{lines:,}", 9, PALE)
        groups = [(chapter, [m for m in modules if m.chapter == chapter]) for chapter in chapters]
        if not chapters:
            size = -(-len(modules) // wide)
            groups = [("", modules[n * size : (n + 1) * size]) for n in range(wide)]
        heights = [0.0] * wide
        for chapter, members in groups:
            column = heights.index(min(heights))
            left, y = x + column * COLUMN, top + LINE + heights[column]
            if chapter:
                self.text(left, y + 9, f"{chapter}/", 10, RED)
                y += LINE
            for module in members:
                self._module(left, y, module)
                y += LINE
            heights[column] = y - top - LINE + (6 if chapter else 0)
        return top + LINE + max(heights)

    def _module(self, x: float, y: float, module: Module) -> None:
        long = min(COLUMN - 20, module.lines * 0.3)
        look = 'fill="none" stroke="#e6dccb"' if module.generated else 'fill="#e6dccb"'
        self.parts.append(
            f'<rect x="{x:.0f}" y="{y:.0f}" width="{long:.0f}" height="{LINE - 2}" {look}/>'
        )
        self.text(x + 2, y + 9, module.name, fill=PALE if module.generated else INK)

    def _arcs(self, modules: list[Module], middles: dict[str, float], y: float) -> None:
        counted: Counter[tuple[str, str]] = Counter()
        for module in modules:
            counted.update((module.room, room) for room, _ in module.uses if room != module.room)
        for (user, used), times in sorted(counted.items()):
            start, end = middles[user], middles[used]
            high = 10 + 34 * abs(start - end) / (7 * COLUMN)
            backwards = ROOMS.index(used) > ROOMS.index(user)
            crest = f"{start:.0f},{y - high:.0f} {end:.0f},{y - high:.0f}"
            self.parts.append(
                f'<path d="M{start:.0f},{y:.0f} C{crest} {end:.0f},{y:.0f}" fill="none" '
                f'stroke="{RED if backwards else PALE}" '
                f'stroke-width="{0.5 + times / 30:.1f}" stroke-opacity="0.55"/>'
            )

    def svg(self) -> str:
        """The whole page."""
        said = (
            "Every module of every book in its room. A bar is as long as its module, and hollow "
            "where that is generated. "
            "Arcs are imports: they only go to rooms further left."
        )
        head = (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {self.width} {self.y:.0f}" '
            f'font-family="Georgia, serif"><title>The house of the books</title>'
            f'<rect width="100%" height="100%" fill="{PAPER}"/>'
        )
        self.text(GAP, 26, said, 11, PALE)
        return "\n".join([head, *self.parts, "</svg>"]) + "\n"


def main() -> None:
    """Print or draw."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--svg", type=Path, help="where to draw the picture")
    arguments = parser.parse_args()
    if arguments.svg is None:
        print_lines()
        return
    drawing = Drawing()
    for book in _books():
        rules = import_module(f"fechtbuch.books.{book.name}.rules")
        title = import_module(f"fechtbuch.books.{book.name}.book").BOOK.title
        drawing.book(title, modules_of(book), getattr(rules, "CHAPTERS", ()))
    arguments.svg.write_text(drawing.svg(), encoding="utf-8")


if __name__ == "__main__":
    main()
