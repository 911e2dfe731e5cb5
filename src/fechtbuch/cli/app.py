"""The program: its own options, and all commands in the order of its help."""

from typing import Annotated

import typer

from fechtbuch import __version__, build_info
from fechtbuch.cli.commands.fights import fights
from fechtbuch.cli.commands.making import making
from fechtbuch.cli.commands.reading import reading
from fechtbuch.cli.commands.tables import tables
from fechtbuch.cli.helping import help_in as _help
from fechtbuch.cli.options import Language
from fechtbuch.cli.questions import questions
from fechtbuch.cli.spoken import Spoken

app = Spoken(
    help=_help("help"),
    no_args_is_help=True,
    add_completion=True,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
    context_settings={"help_option_names": ["-h", "--help"]},
)

app.add_typer(tables)
app.add_typer(fights)
app.add_typer(reading)
app.add_typer(making)
app.add_typer(questions)


def _version(wanted: bool) -> None:
    if wanted:
        how = _help("version-compiled" if build_info.compiled() else "version-interpreted")
        typer.echo(f"fechtbuch {__version__} ({how})")
        raise typer.Exit


@app.callback()
def root(
    context: typer.Context,
    language: Language = None,
    version: Annotated[
        bool,
        typer.Option("--version", callback=_version, is_eager=True, help=_help("help-version")),
    ] = False,
) -> None:
    """Carries the options that stand before a command; the language is for any of them."""
    if language is not None and context.invoked_subcommand is not None:
        context.default_map = {context.invoked_subcommand: {"language": language}}
