"""What a newer version of a book has changed, in the reader's language."""

from fechtbuch.books.base import Book
from fechtbuch.text.catalogue import Catalogue
from fechtbuch.text.rules import rules_in


def what_changed(book: Book, then: str, catalogue: Catalogue) -> str:
    """The rulings that differ from those of a version of the book; nothing if none does."""
    changed = book.changed_since(then)
    if changed is None and then:
        return catalogue.say("rulings-unknown", {"then": then, "now": book.version})
    if not changed:
        return ""
    rules = rules_in(book, catalogue.language)
    named = [f"{rule} ({rules[rule].title})" if rule in rules else rule for rule in changed]
    return catalogue.say("rulings-changed", {"rules": ", ".join(named)})


def how_it_opens(book: Book, then: str, entry: int | None, catalogue: Catalogue) -> str:
    """What whoever opens a record of another version is told; `entry` is where it leads elsewhere.

    Nothing if it has nothing to do with other rules.
    """
    where = "" if entry is None else catalogue.say("table-upgrade", {"entry": entry})
    return f"{where} {what_changed(book, then, catalogue)}".strip()
