"""Commands for whoever keeps tables: serving people and assistants, sheets, backups."""

from pathlib import Path
from typing import Annotated

import typer

from fechtbuch.cli import assisting, importing, serving
from fechtbuch.cli.common import complains
from fechtbuch.cli.helping import help_in as _help
from fechtbuch.cli.options import Json, Language
from fechtbuch.cli.spoken import Spoken, placeholder

tables = Spoken()


@tables.command(help=_help("help-serve"))
@complains
def serve(
    host: Annotated[str, typer.Option("--host", help=_help("help-host"))] = "127.0.0.1",
    port: Annotated[int, typer.Option("--port", min=0, max=65535, help=_help("help-port"))] = 8000,
    database: Annotated[
        str | None,
        typer.Option("--database", metavar=placeholder("URL"), help=_help("help-database")),
    ] = None,
    workers: Annotated[
        int, typer.Option("--workers", min=1, max=64, help=_help("help-workers"))
    ] = 1,
    proxy: Annotated[
        str, typer.Option("--proxy", metavar=placeholder("ADDRESS"), help=_help("help-proxy"))
    ] = "",
    tls_cert: Annotated[
        Path | None,
        typer.Option("--tls-cert", metavar=placeholder("FILE"), help=_help("help-tls-cert")),
    ] = None,
    tls_key: Annotated[
        Path | None,
        typer.Option("--tls-key", metavar=placeholder("FILE"), help=_help("help-tls-key")),
    ] = None,
    keep_days: Annotated[
        int, typer.Option("--keep-days", min=0, max=36500, help=_help("help-keep-days"))
    ] = 0,
    export: Annotated[
        Path | None,
        typer.Option("--export", metavar=placeholder("FOLDER"), help=_help("help-export")),
    ] = None,
    language: Language = None,
) -> None:
    """Serve the web table."""
    serving.serve(
        host, port, database, workers, language, proxy, tls_cert, tls_key, keep_days, export
    )


@tables.command(help=_help("help-mcp"))
@complains
def mcp(
    http: Annotated[bool, typer.Option("--http", help=_help("help-mcp-http"))] = False,
    host: Annotated[str, typer.Option("--host", help=_help("help-mcp-host"))] = "127.0.0.1",
    port: Annotated[int, typer.Option("--port", min=0, max=65535, help=_help("help-port"))] = 8100,
    token_file: Annotated[
        Path | None,
        typer.Option(
            "--token-file", metavar=placeholder("FILE"), help=_help("help-mcp-token-file")
        ),
    ] = None,
    referee: Annotated[bool, typer.Option("--referee", help=_help("help-mcp-referee"))] = False,
    server: Annotated[
        list[str] | None,
        typer.Option("--server", metavar=placeholder("URL"), help=_help("help-mcp-server")),
    ] = None,
    database: Annotated[
        str | None,
        typer.Option("--database", metavar=placeholder("URL"), help=_help("help-mcp-database")),
    ] = None,
    language: Language = None,
) -> None:
    """Serve assistants."""
    where = assisting.Where(host, port, token_file) if http else None
    assisting.serve(where, referee, server or [], database, language)


@tables.command(name="import", help=_help("help-import"))
@complains
def import_(
    files: Annotated[
        list[Path], typer.Argument(metavar=placeholder("FILE…"), help=_help("help-import-files"))
    ],
    to: Annotated[
        Path, typer.Option("--to", metavar=placeholder("FOLDER"), help=_help("help-import-to"))
    ],
    book: Annotated[
        str | None,
        typer.Option("--book", metavar=placeholder("BOOK"), help=_help("help-import-book")),
    ] = None,
    as_json: Json = False,
    language: Language = None,
) -> None:
    """Read sheets that people already have."""
    importing.import_all(files, to, book, as_json, language)


@tables.command(help=_help("help-backup"))
@complains
def backup(
    file: Annotated[
        Path, typer.Argument(metavar=placeholder("FILE"), help=_help("help-backup-file"))
    ],
    database: Annotated[
        str | None,
        typer.Option("--database", metavar=placeholder("URL"), help=_help("help-database")),
    ] = None,
    language: Language = None,
) -> None:
    """Copy the tables' database."""
    serving.backup(file, database, language)
