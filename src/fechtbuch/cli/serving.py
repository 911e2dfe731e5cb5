"""`fechtbuch serve`: the web table."""

from pathlib import Path

from rich.text import Text

from fechtbuch.cli.common import console
from fechtbuch.text.catalogue import Catalogue, choose_language


def serve(
    host: str,
    port: int,
    database: str | None,
    workers: int,
    language: str | None,
    proxy: str = "",
    tls_cert: Path | None = None,
    tls_key: Path | None = None,
    keep_days: int = 0,
    export: Path | None = None,
) -> None:
    """Serve tables until Ctrl-C."""
    # The server's libraries take a while to load; no other command needs them.
    from fechtbuch.table import serve as server
    from fechtbuch.table.store import default_database

    say = Catalogue(choose_language(language)).say
    where = database_url(database) if database else default_database()
    screen = console()

    def ready(address: str) -> None:
        screen.print(Text(say("serving", {"address": address})))
        shown = where.rpartition("@")[2] if "@" in where else where.removeprefix("sqlite:///")
        screen.print(Text(say("serving-database", {"database": shown}), "dim"))

        if keep_days:
            screen.print(Text(say("serving-keep-days", {"days": keep_days}), "dim"))

    serving = server.Serving(
        where,
        host,
        port,
        workers,
        proxy,
        str(tls_cert or ""),
        str(tls_key or ""),
        keep_days,
        str(export or ""),
    )
    server.serve(serving, ready)


def backup(file: Path, database: str | None, language: str | None) -> None:
    """Copy the database while tables are played."""
    from fechtbuch.table.store import default_database
    from fechtbuch.table.store.backup import backup as copy

    say = Catalogue(choose_language(language)).say
    where = database_url(database) if database else default_database()
    number = copy(where, file)
    console().print(Text(say("backed-up", {"tables": number, "file": str(file)})))


def database_url(text: str) -> str:
    """A database by its URL, or by the name of a SQLite file."""
    if "://" in text:
        return text
    return f"sqlite:///{Path(text).resolve()}"
