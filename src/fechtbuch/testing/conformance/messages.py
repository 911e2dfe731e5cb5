"""The Fluent messages of a book, file by file."""

from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax.ast import BaseNode, Message, VariableReference

from fechtbuch.books.base import Book
from fechtbuch.text.catalogue import RULES, SCENARIOS, Catalogue
from fechtbuch.text.story import SETTINGS


def variables(node: BaseNode) -> set[str]:
    """What a message refers to."""
    if isinstance(node, VariableReference):
        return {node.id.name}
    found: set[str] = set()
    for value in vars(node).values():
        for inner in value if isinstance(value, list) else [value]:
            if isinstance(inner, BaseNode):
                found |= variables(inner)
    return found


def messages(path: Path) -> dict[str, Message]:
    """The messages of a file; none if there is no such file."""
    if not path.exists():
        return {}
    body = FluentParser().parse(path.read_text(encoding="utf-8")).body
    return {entry.id.name: entry for entry in body if isinstance(entry, Message)}


def folder(book: Book, language: str) -> Path:
    """Where a book keeps its words in a language."""
    return Path(str(book.folder)) / "locale" / language


def stories(book: Book, language: str) -> dict[str, Message]:
    """The messages that a book's stories and questions are told with."""
    found: dict[str, Message] = {}
    for path in sorted(folder(book, language).glob("*.ftl")):
        if path.name not in (RULES, SCENARIOS):
            found |= messages(path)
    return found


def told(catalogue: Catalogue, kind: str) -> list[str]:
    """The messages that tell events of a kind."""
    return [f"{one}-{kind}" for one in SETTINGS if catalogue.has(f"{one}-{kind}")]
