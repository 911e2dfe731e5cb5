r"""Reading a chapter as it is written: a little of Markdown, and nothing else.

    # Charge

    A sentence or two on what the chapter is about.

    ## LSK-CHG-03

    A [counter-attack](counter-attack) with a **polearm** hits [twice as hard](LSK-CHG-04).

    > Ilse needs {ilse.need} and does {ilse.harm} damage.

A link leads to a rule by its id or to a term of the glossary by its key; an id that stands by
itself is a link, too. Two asterisks mark what matters most. A paragraph that begins with `>` is an
example, and `{ilse.harm}` in it a number that the engine has reckoned; `{ilse.harm:+}` shows its
sign.
"""

import re
from dataclasses import dataclass, field

TEXT = "text"
STRONG = "strong"
RULE = "rule"
TERM = "term"
NUMBER = "number"

_INLINE = re.compile(
    r"\*\*(?P<strong>[^*]+)\*\*"
    r"|\[(?P<words>[^\]]+)\]\((?P<target>[A-Za-z0-9-]+)\)"
    r"|(?P<id>\b[A-Z]{2,5}-[A-Z]{2,4}-[0-9]{2,3}\b)"
    r"|\{(?P<number>[a-z0-9-]+\.[a-z0-9-]+)(?P<sign>:\+)?\}"
)
_ID = re.compile(r"[A-Z]{2,5}-[A-Z]{2,4}-[0-9]{2,3}")


class WritingError(ValueError):
    """A chapter that cannot be read; says where."""

    def __init__(self, file: str, line: int, problem: str) -> None:
        super().__init__(f"{file}:{line}: {problem}")


@dataclass(frozen=True)
class Piece:
    """A stretch of text: plain, strong, a link to a rule or a term, or a number of an example."""

    kind: str
    text: str
    target: str = ""
    """The id, the key of the term, or `course.name` of the number."""


@dataclass(frozen=True)
class Paragraph:
    """A paragraph of a rule's text, or an example."""

    pieces: tuple[Piece, ...]
    example: bool = False

    @property
    def plain(self) -> str:
        """The words alone."""
        return "".join(piece.text for piece in self.pieces)


@dataclass
class Page:
    """A chapter in one language: its title, what it is about, and the text of every rule."""

    title: str = ""
    intro: list[Paragraph] = field(default_factory=list)
    rules: dict[str, list[Paragraph]] = field(default_factory=dict)


def read_page(written: str, file: str = "") -> Page:
    """A chapter from what somebody wrote; numbers are still named, not known."""
    page = Page()
    into = page.intro
    block: list[str] = []
    for number, line in enumerate([*written.splitlines(), ""], 1):
        if line.startswith("## "):
            rule_id = line[3:].strip()
            if not _ID.fullmatch(rule_id) or rule_id in page.rules:
                raise WritingError(file, number, f"{rule_id!r} is no id, or has a text already")
            into = page.rules.setdefault(rule_id, [])
        elif line.startswith("# "):
            if page.title:
                raise WritingError(file, number, "a second title")
            page.title = line[2:].strip()
        elif line.startswith("#"):
            raise WritingError(file, number, "headings are # for the chapter and ## for a rule")
        elif line.strip():
            block.append(line)
            continue
        if block:
            into.append(read_paragraph(block, file, number - len(block)))
            block = []
    if not page.title:
        raise WritingError(file, 1, "the chapter has no title")
    return page


def read_paragraph(lines: list[str], file: str = "", line: int = 1) -> Paragraph:
    """One paragraph with its links."""
    example = lines[0].startswith(">")
    if example:
        lines = [one.removeprefix(">") for one in lines]
    pieces = _pieces(" ".join(one.strip() for one in lines), TEXT)
    for piece in pieces:
        if piece.kind in (TEXT, STRONG) and re.search(r"\*\*|[\[\]{}`<>_]", piece.text):
            raise WritingError(file, line, f"marks that mean nothing here: {piece.text.strip()!r}")
    return Paragraph(tuple(pieces), example)


def _pieces(text: str, plain: str) -> list[Piece]:
    """A text in pieces; what is neither link nor number is of the plain kind."""
    pieces: list[Piece] = []
    end = 0
    for found in _INLINE.finditer(text):
        if found.start() > end:
            pieces.append(Piece(plain, text[end : found.start()]))
        # What matters most may have links in it.
        pieces += _pieces(found["strong"], STRONG) if found["strong"] else [_piece(found)]
        end = found.end()
    if end < len(text):
        pieces.append(Piece(plain, text[end:]))
    return pieces


def _piece(found: re.Match[str]) -> Piece:
    if found["id"]:
        return Piece(RULE, found["id"], found["id"])
    if found["number"]:
        return Piece(NUMBER, found["sign"] or "", found["number"])
    kind = RULE if _ID.fullmatch(found["target"]) else TERM
    return Piece(kind, found["words"], found["target"])
