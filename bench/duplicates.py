"""Count where the books repeat themselves: runs of six or more lines of code of the same shape.

python -m bench.duplicates [--most N]

Names, texts and numbers do not matter for the shape of a line; blank lines, comments, docstrings
and imports do not count, nor do lines that only declare something (a field with its beginning, a
constant, an entry of a table, a parameter on a line of its own): facts of one kind look alike, and
each stands in one place. What `fechtbuch write-state` wrote does not count either.
"""

import argparse
import ast
import io
import keyword
import tokenize
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

BOOKS = Path(__file__).resolve().parents[1] / "src" / "fechtbuch" / "books"
WRITTEN = "written.py"
SHORTEST = 6
COMMON = 8
"""A run that stands in more places than this is a shape that the language itself makes."""
SKIPPED = (tokenize.COMMENT, tokenize.NL, tokenize.INDENT, tokenize.DEDENT, tokenize.ENCODING)


@dataclass(frozen=True)
class Line:
    """A line of code: where it stands, and what it looks like without its names."""

    number: int
    shape: str


@dataclass(frozen=True)
class Pair:
    """Two places that look alike."""

    one: str
    other: str
    lines: int


def code_lines(path: Path) -> list[Line]:
    """The lines of a module that do something, in order."""
    text = path.read_text(encoding="utf-8")
    idle = set(_idle(ast.parse(text)))
    shapes: dict[int, list[str]] = defaultdict(list)
    for token in tokenize.generate_tokens(io.StringIO(text).readline):
        if token.type not in SKIPPED and token.type != tokenize.NEWLINE and token.string.strip():
            shapes[token.start[0]].append(_shape(token))
    return [
        Line(number, " ".join(shape))
        for number, shape in sorted(shapes.items())
        if number not in idle
    ]


def _shape(token: tokenize.TokenInfo) -> str:
    if token.type == tokenize.NAME and not keyword.iskeyword(token.string):
        return "n"
    if token.type == tokenize.NUMBER:
        return "0"
    if token.type in (tokenize.STRING, tokenize.OP):
        return token.string if token.type == tokenize.OP else "s"
    return token.string


def _idle(tree: ast.Module) -> Iterator[int]:
    """The lines that do nothing: docstrings, imports and declarations."""
    for node in ast.walk(tree):
        declares = isinstance(node, ast.Import | ast.ImportFrom | ast.AnnAssign)
        if declares or _text(node) or _plain_field(node):
            yield from _span(node)
        elif isinstance(node, ast.FunctionDef):
            yield from _parameters(node)
    for node in tree.body:
        if isinstance(node, ast.Assign):
            yield from _span(node)


def _parameters(node: ast.FunctionDef) -> Iterator[int]:
    """The lines of a signature that hold nothing but parameters."""
    for argument in [*node.args.args, *node.args.kwonlyargs]:
        if argument.lineno > node.lineno:
            yield argument.lineno


def _text(node: ast.AST) -> bool:
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)


def _plain_field(node: ast.AST) -> bool:
    """Whether it sets a field of `self` to something that is just given or written there."""
    return (
        isinstance(node, ast.Assign)
        and isinstance(node.targets[0], ast.Attribute)
        and ast.unparse(node.targets[0].value) == "self"
        and isinstance(node.value, ast.Constant | ast.Name)
    )


def _span(node: ast.stmt | ast.AST) -> range:
    assert isinstance(node, ast.stmt)
    return range(node.lineno, (node.end_lineno or node.lineno) + 1)


def pairs(folder: Path) -> list[Pair]:
    """All pairs of modules with a run in common, the longest run of each."""
    files = [path for path in sorted(folder.rglob("*.py")) if path.name != WRITTEN]
    lines = {path: code_lines(path) for path in files}
    places: dict[tuple[str, ...], list[tuple[Path, int]]] = defaultdict(list)
    for path, code in lines.items():
        for start in range(len(code) - SHORTEST + 1):
            places[tuple(line.shape for line in code[start : start + SHORTEST])].append(
                (path, start)
            )
    longest: dict[tuple[Path, Path], tuple[int, int, int]] = {}
    for found in places.values():
        if len(found) > COMMON:
            continue
        for place, (one, start) in enumerate(found):
            for other, begin in found[place + 1 :]:
                if one == other and abs(start - begin) < SHORTEST:
                    continue
                length = _alike(lines[one][start:], lines[other][begin:])
                if length > longest.get((one, other), (0, 0, 0))[0]:
                    longest[one, other] = (length, start, begin)
    return sorted(
        (
            Pair(
                _place(folder, one, lines[one], start, length),
                _place(folder, other, lines[other], begin, length),
                length,
            )
            for (one, other), (length, start, begin) in longest.items()
        ),
        key=lambda pair: -pair.lines,
    )


def _alike(one: list[Line], other: list[Line]) -> int:
    length = 0
    for mine, theirs in zip(one, other, strict=False):
        if mine.shape != theirs.shape:
            break
        length += 1
    return length


def _place(folder: Path, path: Path, code: list[Line], start: int, length: int) -> str:
    first, last = code[start].number, code[start + length - 1].number
    return f"{path.relative_to(folder)}:{first}-{last}"


def main() -> None:
    """Print how many, and the longest."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--most", type=int, default=20, help="how many are listed")
    most = parser.parse_args().most
    found = pairs(BOOKS)
    print(f"{len(found)} pairs of modules share runs of {SHORTEST} or more lines of one shape")
    for pair in found[:most]:
        print(f"{pair.lines:4}  {pair.one}  ~  {pair.other}")


if __name__ == "__main__":
    main()
