"""From a rule to its code: the ledger names a module, and a search for the id finds the place."""

import re
from pathlib import Path

from fechtbuch.books.base import Book
from fechtbuch.testing.conformance.kit import every_book


def folder(book: Book) -> Path:
    return Path(str(book.folder))


def ids_in(book: Book) -> set[str]:
    """The ids that the code of a book names in full."""
    prefixes = {rule_id.split("-")[0] for rule_id in book.rules}
    named = re.compile(rf"\b(?:{'|'.join(sorted(prefixes))})-[A-Z]+-[0-9]+\b")
    sources = [path.read_text(encoding="utf-8") for path in folder(book).rglob("*.py")]
    return {name for source in sources for name in named.findall(source)}


@every_book
def test_every_chapter_is_a_module_in_one_way_of_writing(book: Book) -> None:
    home = folder(book)
    for rule in book.rules.values():
        below_rules = (home / "rules" / f"{rule.chapter}.py").is_file()
        elsewhere = (home / f"{rule.chapter}.py").is_file()
        assert below_rules or elsewhere, (rule.id, rule.chapter)
        assert not rule.chapter.startswith("rules/"), (rule.id, rule.chapter)


@every_book
def test_every_rule_in_code_is_named_in_full_where_it_is_carried_out(book: Book) -> None:
    named = ids_in(book)
    coded = [rule.id for rule in book.rules.values() if rule.status == "code"]
    assert [name for name in coded if name not in named] == []


@every_book
def test_the_module_that_a_rule_names_names_the_rule(book: Book) -> None:
    home = folder(book)
    for rule in book.rules.values():
        if rule.status == "code":
            below_rules = home / "rules" / f"{rule.chapter}.py"
            module = below_rules if below_rules.is_file() else home / f"{rule.chapter}.py"
            named = re.findall(rf"{rule.id}\b", module.read_text(encoding="utf-8"))
            assert named, (rule.id, rule.chapter)


@every_book
def test_the_code_names_no_rule_that_the_ledger_lacks(book: Book) -> None:
    assert sorted(ids_in(book) - set(book.rules)) == []


@every_book
def test_what_no_program_can_apply_has_a_reason(book: Book) -> None:
    for rule in book.rules.values():
        assert rule.status in ("code", "fiat"), rule.id
        assert (rule.status == "fiat") == bool(rule.reason), rule.id
        assert all(other in book.rules for other in rule.see), rule.id
