"""`fechtbuch rules`: the ledgers of the books, and whether tests hold them."""

from pathlib import Path

import typer
from rich.table import Table
from rich.text import Text

from fechtbuch.books.base import Book, books
from fechtbuch.cli.common import MISMATCH, catalogue_for, console, print_json, the_book
from fechtbuch.cli.complaints import BadInput
from fechtbuch.cli.show import show_rule
from fechtbuch.ledger import coverage, find_rules, marked_tests
from fechtbuch.ledger.coverage import unknown_ids
from fechtbuch.text.catalogue import Catalogue


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
    if book is not None and book not in known and word is None:
        # `fechtbuch rules charge`: a word for all books.
        word, book = book, None
    chosen = known if book is None else {book: the_book(book)}
    catalogue = catalogue_for(None, language)
    if covered:
        _coverage(catalogue, chosen, known, tests, as_json)
    elif as_json:
        print_json(
            {
                key: [_data(rule) for rule in find_rules(one, word or "", catalogue.language)]
                for key, one in chosen.items()
            }
        )
    else:
        _show(catalogue, chosen, word or "")


def _data(rule: object) -> dict[str, object]:
    data = dict(vars(rule))
    data["see"] = list(data["see"])
    return data


def _show(catalogue: Catalogue, chosen: dict[str, Book], word: str) -> None:
    screen = console()
    found = {key: find_rules(book, word, catalogue.language) for key, book in chosen.items()}
    total = sum(len(hits) for hits in found.values())
    if total == 0:
        raise BadInput("rule", value=word, known=", ".join(sorted(chosen)))
    for key, hits in found.items():
        if not hits:
            continue
        screen.print(Text(chosen[key].title, "bold"))
        if word and len(hits) <= 12:
            for rule in hits:
                show_rule(screen, catalogue, rule)
            continue
        table = Table.grid(padding=(0, 2))
        for rule in hits:
            table.add_row(Text(rule.id, "cyan"), Text(rule.title), Text(rule.heading, "dim"))
        screen.print(table)


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
    covered = {key: coverage(book, tests) for key, book in chosen.items()}
    if as_json:
        print_json({key: one.to_data() for key, one in covered.items()})
    else:
        screen = console()
        for key, one in covered.items():
            screen.print(Text(chosen[key].title, "bold"))
            for rule, names in one.rules:
                line = Text(f"  {rule.id}  ", "cyan" if names else "bold yellow")
                line.append(rule.title)
                line.append(f"  {len(names)}" if names else "  " + catalogue.say("no-test"), "dim")
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
