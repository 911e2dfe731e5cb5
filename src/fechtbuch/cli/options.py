"""Arguments and options that many commands have."""

from typing import Annotated

import typer

from fechtbuch.cli.helping import help_in as _help
from fechtbuch.cli.spoken import placeholder

MOST_SEED = 2**63 - 1
"""Seeds are words of 64 bits with a sign."""

Scenario = Annotated[
    str, typer.Argument(metavar=placeholder("SCENARIO"), help=_help("help-scenario"))
]
Tell = Annotated[str, typer.Option("--tell", metavar="story|full", help=_help("help-tell"))]
Json = Annotated[bool, typer.Option("--json", help=_help("help-json"))]
Language = Annotated[
    str | None, typer.Option("--language", metavar=placeholder("CODE"), help=_help("help-language"))
]
Policies = Annotated[
    list[str] | None,
    typer.Option("--policy", metavar=placeholder("SIDE=NAME"), help=_help("help-policy")),
]
