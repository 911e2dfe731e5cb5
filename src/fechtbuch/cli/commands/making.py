"""Commands for whoever makes a book: a new one, its build, its weights, its texts."""

from pathlib import Path
from typing import Annotated

import typer

from fechtbuch.cli import kit, tuning, writing
from fechtbuch.cli.common import complains
from fechtbuch.cli.helping import help_in as _help
from fechtbuch.cli.options import Language
from fechtbuch.cli.spoken import Spoken, placeholder
from fechtbuch.simulate.run import Means

making = Spoken()


@making.command("new-book", help=_help("help-new-book"))
@complains
def new_book(
    name: Annotated[str, typer.Argument(metavar=placeholder("NAME"), help=_help("help-book-name"))],
    into: Annotated[
        Path, typer.Option("--into", metavar=placeholder("FOLDER"), help=_help("help-place"))
    ] = Path(),
    language: Language = None,
) -> None:
    """Make a project for a new book."""
    kit.new(name, into, language)


@making.command("build-book", help=_help("help-build-book"))
@complains
def build_book(
    package: Annotated[
        str, typer.Argument(metavar=placeholder("PACKAGE"), help=_help("help-package"))
    ],
    into: Annotated[
        Path, typer.Option("--into", metavar=placeholder("FOLDER"), help=_help("help-wheels"))
    ] = Path("dist"),
    work: Annotated[
        Path, typer.Option("--work", metavar=placeholder("FOLDER"), help=_help("help-work"))
    ] = Path("build"),
    language: Language = None,
) -> None:
    """Compile a book against the installed engine."""
    kit.build(package, into, work, language)


@making.command("tune", help=_help("help-tune"))
@complains
def tune(
    book: Annotated[str, typer.Argument(metavar=placeholder("BOOK"), help=_help("help-book"))],
    time: Annotated[
        str, typer.Option("--time", metavar=placeholder("TIME"), help=_help("help-tune-time"))
    ] = "10m",
    start: Annotated[
        str, typer.Option("--from", metavar=placeholder("LEVEL"), help=_help("help-tune-from"))
    ] = "",
    pool: Annotated[
        list[Path] | None,
        typer.Option("--pool", metavar=placeholder("FILE"), help=_help("help-tune-pool")),
    ] = None,
    changes: Annotated[
        list[str] | None,
        typer.Option("--set", metavar=placeholder("PATH=VALUE"), help=_help("help-tune-set")),
    ] = None,
    seed: Annotated[
        int, typer.Option("--seed", metavar=placeholder("N"), min=0, help=_help("help-seed"))
    ] = 0,
    write: Annotated[
        Path | None,
        typer.Option("--write", metavar=placeholder("FILE"), help=_help("help-tune-write")),
    ] = None,
    processes: Annotated[
        int | None,
        typer.Option("--processes", metavar=placeholder("N"), min=1, help=_help("help-processes")),
    ] = None,
    cluster: Annotated[
        str | None,
        typer.Option("--cluster", metavar=placeholder("ADDRESS"), help=_help("help-cluster")),
    ] = None,
    language: Language = None,
) -> None:
    """Find weights for a book's fighters by self-play."""
    means = Means(processes=processes, cluster=cluster)
    tuning.tuning(book, time, start, pool or [], changes or [], seed, write, means, language)


@making.command("write-state", help=_help("help-write-state"))
@complains
def write_state(
    package: Annotated[
        str, typer.Argument(metavar=placeholder("PACKAGE"), help=_help("help-package"))
    ],
    check: Annotated[bool, typer.Option("--check", help=_help("help-fresh"))] = False,
    language: Language = None,
) -> None:
    """Write what follows from how a book declares its state."""
    kit.state(package, check, language)


@making.command("write-rulebook", help=_help("help-write-rulebook"))
@complains
def write_rulebook(
    book: Annotated[str, typer.Argument(metavar=placeholder("BOOK"), help=_help("help-book"))],
    chapter: Annotated[
        str | None, typer.Argument(metavar=placeholder("CHAPTER"), help=_help("help-chapter"))
    ] = None,
    check: Annotated[bool, typer.Option("--check", help=_help("help-reckoned"))] = False,
    compare: Annotated[
        list[Path] | None,
        typer.Option("--compare", metavar=placeholder("FOLDER"), help=_help("help-compare")),
    ] = None,
    language: Language = None,
) -> None:
    """Reckon the examples of a rulebook's texts and check the texts."""
    writing.texts(book, chapter, check, compare or [], language)
