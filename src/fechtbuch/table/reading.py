"""The rulebook as the server hands it out: contents, chapters, rules, terms, tables, finds."""

from fechtbuch.books.base import Book
from fechtbuch.rulebook import serving, tables
from fechtbuch.rulebook.chapters import chapters
from fechtbuch.table.library import book_of
from fechtbuch.table.refusals import Refused
from fechtbuch.table.state import Data, Model
from fechtbuch.table.words import spoken

MOST = 30
"""So many rules are found at most."""


class Titled(Model):
    """A rule by its title."""

    id: str
    title: str


class Brief(Titled):
    """A rule in a sentence."""

    summary: str


class Found(Brief):
    """A rule that a search found."""

    book: str
    book_title: str
    chapter: str


class Piece(Model):
    """A stretch of text: `text`, `strong`, a link to a `rule` or a `term`, a `number`."""

    kind: str
    text: str
    target: str


class Paragraph(Model):
    """A paragraph, or an example."""

    example: bool
    pieces: list[Piece]


class ChapterName(Model):
    """A chapter by its key and title."""

    key: str
    title: str


class Switch(Model):
    """The option of a scenario that changes a rule."""

    name: str
    meaning: str
    default: str
    values: list[str]


class GlossaryTerm(Model):
    """A term of the book."""

    key: str
    term: str
    means: str
    own: str
    """The game's own word."""
    rule: str


class RuleText(Brief):
    """A rule with everything that a reader may want to know beside it."""

    book: str
    source: str
    status: str
    reason: str
    chapter: ChapterName
    text: list[Paragraph]
    terms: dict[str, GlossaryTerm]
    """What the terms in the text mean, by key."""
    neighbours: list[Brief]
    rulings: list[Brief]
    used_in: list[Brief]
    verbs: list[str]
    """What a fighter may do by this rule."""
    parts: list[str]
    """The parts of numbers that come from it."""
    states: list[str]
    option: Switch | None
    versions: list[str]
    """The versions of the book that changed it."""
    before: str
    after: str


class ChapterContents(ChapterName):
    """A chapter with the titles of its rules."""

    rules: list[Titled]


class Contents(Model):
    """A rulebook's chapters and tables."""

    book: str
    title: str
    count: int
    notice: str
    """What must be said of the game and its owners."""
    licence: str
    """The licence that goes with its rules, where there is one."""
    chapters: list[ChapterContents]
    tables: list[ChapterName]
    states: dict[str, str]
    """The rule that tells of a state."""
    sheet: dict[str, str]
    """The rule that tells of a number of the sheet, or of one that an edict may set."""
    ground: dict[str, str]
    """The rule that tells of a kind of ground, such as `wall` or `cover`."""


class ChapterText(ChapterName):
    """A chapter to be read from start to end."""

    book: str
    intro: list[Paragraph]
    terms: dict[str, GlossaryTerm]
    rules: list[RuleText]


class TableRow(Model):
    """A row with the rules it comes from."""

    cells: list[str]
    rules: list[str]


class TableText(ChapterName):
    """A table made from the book's data."""

    book: str
    rule: str
    columns: list[str]
    rows: list[TableRow]


def contents(book: str, language: str) -> Data:
    """A book's contents."""
    return serving.contents(book_of(book), spoken(language))


def chapter(book: str, key: str, language: str) -> Data:
    """A chapter of a book."""
    if key.lower() not in chapters(book_of(book)):
        raise Refused("rule-unknown", 404, "chapter", rule=key[:60])
    return serving.chapter_data(book_of(book), spoken(language), key.lower())


def rule(book: str, name: str, language: str) -> Data:
    """A rule of a book, at length."""
    return serving.rule_data(*_known(book, name, language))


def _known(book: str, name: str, language: str) -> tuple[Book, str, str]:
    if name.upper() not in book_of(book).rules:
        raise Refused("rule-unknown", 404, "id", rule=name[:60])
    return book_of(book), spoken(language), name.upper()


def glossary(book: str, language: str) -> list[Data]:
    """A book's terms."""
    return serving.glossary_data(book_of(book), spoken(language))


def table(book: str, key: str, language: str) -> Data:
    """One of a book's tables."""
    if key not in tables.table_keys(book_of(book)):
        raise Refused("rule-unknown", 404, "table", rule=key[:60])
    return tables.table_data(book_of(book), spoken(language), key)


def found(query: str, book: str, language: str) -> list[Data]:
    """The rules that a query finds, of one book or of all."""
    return serving.found(query, spoken(language), book_of(book).key if book else "", MOST)
