"""`fechtbuch scenarios` and `fechtbuch check`: what there is to fight, and whether it holds."""

from pathlib import Path

import typer
from rich.table import Table
from rich.text import Text

from fechtbuch.books.base import books
from fechtbuch.cli.common import BAD_INPUT, catalogue_for, console, errors, language_of, print_json
from fechtbuch.scenario import check as check_file
from fechtbuch.scenario import names
from fechtbuch.simulate.chain import chain_problems, is_chain
from fechtbuch.text.catalogue import FALLBACK
from fechtbuch.text.scenarios import scenarios_in
from fechtbuch.text.titles import title_of


def scenarios(as_json: bool, language: str | None) -> None:
    """List what comes with the books."""
    spoken = language_of(language)
    if as_json:
        # A document is the same for everybody who does not ask for another language.
        found = names() if language is None else scenarios_in(spoken)
        print_json([one.to_data() for one in found])
        return
    catalogue = catalogue_for(None, language)
    table = Table(box=None, pad_edge=False)
    for key in ("name", "book", "title"):
        table.add_column(catalogue.say(f"column-{key}"))
    titles = {key: title_of(book, spoken) for key, book in books().items()}
    for one in scenarios_in(spoken):
        table.add_row(Text(one.name, "cyan"), Text(titles[one.book]), Text(one.title))
    console().print(table)


def check(file: Path, as_json: bool, language: str | None) -> None:
    """Check a fighter, a scenario or a chain of them; every problem with its field."""
    problems = chain_problems(file) if is_chain(file) else check_file(file)
    spoken = language_of(language)
    if as_json:
        # A document is the same for everybody who does not ask for another language.
        written = FALLBACK if language is None else spoken
        print_json(
            {
                "file": str(file),
                "valid": not problems,
                "problems": [problem.to_data(written) for problem in problems],
            }
        )
    elif problems:
        for problem in problems:
            errors().print(Text(problem.text(spoken)))
    else:
        console().print(Text(catalogue_for(None, language).say("valid", {"file": str(file)})))
    if problems:
        raise typer.Exit(BAD_INPUT)
