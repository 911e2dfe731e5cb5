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

    server.serve(server.Serving(where, host, port, workers, proxy), ready)


def database_url(text: str) -> str:
    """A database by its URL, or by the name of a SQLite file."""
    if "://" in text:
        return text
    return f"sqlite:///{Path(text).resolve()}"
