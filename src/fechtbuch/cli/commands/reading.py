"""Commands that tell: recorded fights, rules, what is wrong with a file, what there is."""

from pathlib import Path
from typing import Annotated

import typer

from fechtbuch.cli import replaying, rulebook, stock, telling
from fechtbuch.cli.common import complains
from fechtbuch.cli.helping import help_in as _help
from fechtbuch.cli.options import Json, Language, Tell
from fechtbuch.cli.show import STORY
from fechtbuch.cli.spoken import Spoken, placeholder

reading = Spoken()


@reading.command(help=_help("help-replay"))
@complains
def replay(
    file: Annotated[Path, typer.Argument(metavar=placeholder("FILE"), help=_help("help-file"))],
    verify: Annotated[bool, typer.Option("--verify", help=_help("help-verify"))] = False,
    against: Annotated[
        Path | None,
        typer.Option("--against", metavar=placeholder("FILE"), help=_help("help-against")),
    ] = None,
    json: Json = False,
    language: Language = None,
    tell: Tell = STORY,
) -> None:
    """Tell or check a recorded fight."""
    replaying.replay(file, verify or against is not None, json, language, against, tell)


@reading.command(help=_help("help-story"))
@complains
def story(
    file: Annotated[Path, typer.Argument(metavar=placeholder("FILE"), help=_help("help-file"))],
    form: Annotated[
        str, typer.Option("--format", metavar="md|html", help=_help("help-format"))
    ] = "md",
    out: Annotated[
        Path | None,
        typer.Option("--out", metavar=placeholder("FILE"), help=_help("help-story-out")),
    ] = None,
    language: Language = None,
    tell: Tell = STORY,
) -> None:
    """Write a recorded fight as a text to keep."""
    telling.story(file, form, out, language, tell)


@reading.command(help=_help("help-rules"))
@complains
def rules(
    book: Annotated[
        str | None, typer.Argument(metavar=placeholder("BOOK"), help=_help("help-book"))
    ] = None,
    word: Annotated[
        str | None, typer.Argument(metavar=placeholder("WORD|ID"), help=_help("help-word"))
    ] = None,
    table: Annotated[
        str | None, typer.Option("--table", metavar=placeholder("NAME"), help=_help("help-table"))
    ] = None,
    coverage: Annotated[bool, typer.Option("--coverage", help=_help("help-coverage"))] = False,
    tests: Annotated[
        Path, typer.Option("--tests", metavar=placeholder("FOLDER"), help=_help("help-tests"))
    ] = Path("tests"),
    json: Json = False,
    language: Language = None,
) -> None:
    """Look rules up."""
    if table is not None:
        rulebook.table(book, table, json, language)
    else:
        rulebook.rules(book, word, coverage, tests, json, language)


@reading.command(help=_help("help-check"))
@complains
def check(
    file: Annotated[
        Path, typer.Argument(metavar=placeholder("FILE"), help=_help("help-check-file"))
    ],
    json: Json = False,
    language: Language = None,
) -> None:
    """Check a file."""
    stock.check(file, json, language)


@reading.command(help=_help("help-scenarios"))
@complains
def scenarios(json: Json = False, language: Language = None) -> None:
    """List the scenarios that come with the books."""
    stock.scenarios(json, language)
