"""`fechtbuch rules`: the rulebook in the terminal, and whether tests hold the rules."""

from pathlib import Path

import typer
from rich.table import Table
from rich.text import Text

from fechtbuch.books.base import Book, Rule, books
from fechtbuch.cli.common import MISMATCH, catalogue_for, console, print_json, the_book
from fechtbuch.cli.complaints import BadInput
from fechtbuch.cli.pages import show_page, show_table
from fechtbuch.cli.show import indented, show_rule
from fechtbuch.ledger import coverage, find_rules, marked_tests
from fechtbuch.ledger.coverage import unknown_ids
from fechtbuch.rulebook.chapters import chapter_of
from fechtbuch.rulebook.search import index_of
from fechtbuch.rulebook.serving import chapter_title, notice_of, rule_data
from fechtbuch.rulebook.tables import table_data, table_keys
from fechtbuch.rulebook.texts import text_of
from fechtbuch.text.catalogue import Catalogue
from fechtbuch.text.rules import rules_in
from fechtbuch.text.titles import title_of

MOST_TOLD = 12
"""So many rules are shown with their sentence; more of them are only listed."""


def rules(
    book: str | None,
    word: str | None,
    covered: bool,
    tests: Path,
    as_json: bool,
    language: str | None,
) -> None:
    """Show rules, or which tests hold them."""
    known = books()
    if book is not None and book not in known and word is None and not covered:
        # `fechtbuch rules charge`: a word for all books. Tests are counted by book.
        word, book = book, None
    chosen = known if book is None else {book: the_book(book)}
    catalogue = catalogue_for(None, language)
    if covered:
        _coverage(catalogue, chosen, known, tests, as_json)
    elif as_json:
        print_json(
            {
                key: [
                    _data(one, rule, catalogue.language)
                    for rule in _found(one, word or "", catalogue.language)
                ]
                for key, one in chosen.items()
            }
        )
    else:
        _show(catalogue, chosen, word or "")


def table(book: str | None, key: str, as_json: bool, language: str | None) -> None:
    """Show a table that is made from a book's data."""
    catalogue = catalogue_for(None, language)
    found = the_book(book or "")
    if key not in table_keys(found):
        raise BadInput("table", value=key, known=", ".join(table_keys(found)))
    data = table_data(found, catalogue.language, key)
    if as_json:
        print_json(data)
    else:
        show_table(console(), data)


def _data(book: Book, rule: Rule, language: str) -> dict[str, object]:
    data: dict[str, object] = dict(vars(rule))
    data["see"] = list(rule.see)
    data["text"] = [paragraph.plain for paragraph in text_of(book, language, rule.id)]
    return data


def _found(book: Book, word: str, language: str) -> list[Rule]:
    """The rules that a word names, or that somebody may have meant by it; the best first."""
    named = find_rules(book, word, language)
    if not word or len(named) == 1:
        return named
    rules = rules_in(book, language)
    ranked = [rules[hit.id] for hit in index_of(book, language).find(word)]
    if not named:
        return ranked
    best = {rule.id: place for place, rule in enumerate(ranked)}
    return sorted(named, key=lambda rule: best.get(rule.id, len(best)))


def _show(catalogue: Catalogue, chosen: dict[str, Book], word: str) -> None:
    screen = console()
    language = catalogue.language
    found = {key: _found(book, word, language) for key, book in chosen.items()}
    total = sum(len(hits) for hits in found.values())
    if total == 0:
        raise BadInput("rule", value=word, known=", ".join(sorted(chosen)))
    at_length = word != "" and (len(chosen) == 1 or total == 1)
    for key, hits in found.items():
        if not hits:
            continue
        screen.print(Text(title_of(chosen[key], catalogue.language), "bold"))
        if at_length:
            show_page(screen, catalogue, rule_data(chosen[key], language, hits[0].id))
            indented(screen, Text(notice_of(chosen[key], language), style="dim"))
            hits = hits[1:]
            if hits:
                screen.print(Text(catalogue.say("rulebook-more"), "dim"))
        if word and len(hits) <= MOST_TOLD:
            for rule in hits:
                show_rule(screen, Catalogue(catalogue.language, [chosen[key].package]), rule)
            continue
        lines = Table.grid(padding=(0, 2))
        for rule in hits:
            heading = chapter_title(chosen[key], language, chapter_of(rule.id))
            lines.add_row(Text(rule.id, "cyan"), Text(rule.title), Text(heading, "dim"))
        screen.print(lines)


def _coverage(
    catalogue: Catalogue,
    chosen: dict[str, Book],
    known: dict[str, Book],
    folder: Path,
    as_json: bool,
) -> None:
    if not folder.is_dir():
        raise BadInput("tests", value=folder)
    tests = marked_tests(folder.resolve())
    if len(chosen) > 1:  # whose tests these are: nobody tests the books of others
        named = {
            key: book for key, book in chosen.items() if not book.rules.keys().isdisjoint(tests)
        }
        chosen = named or chosen
    covered = {key: coverage(book, tests) for key, book in chosen.items()}
    if as_json:
        print_json({key: one.to_data() for key, one in covered.items()})
    else:
        screen = console()
        for key, one in covered.items():
            screen.print(Text(title_of(chosen[key], catalogue.language), "bold"))
            for rule, names in one.rules:
                missing = rule.id in one.missing
                line = Text(f"  {rule.id}  ", "bold yellow" if missing else "cyan")
                line.append(rule.title)
                without = catalogue.say("no-test" if missing else f"status-{rule.status}")
                line.append(f"  {len(names) if names else without}", "dim")
                screen.print(line)
            screen.print(
                Text(
                    catalogue.say(
                        "coverage",
                        {"rules": len(one.rules), "missing": len(one.missing)},
                    )
                )
            )
        for rule_id, names in unknown_ids(tests, known).items():
            said = catalogue.say("unknown-id", {"rule": rule_id, "test": names[0]})
            screen.print(Text(said, "yellow"))
    if any(one.missing for one in covered.values()):
        raise typer.Exit(MISMATCH)
