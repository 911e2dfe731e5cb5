"""`fechtbuch mcp`: fights for assistants."""

import secrets
from dataclasses import dataclass
from pathlib import Path

from rich.text import Text

from fechtbuch.cli.common import errors, language_of
from fechtbuch.cli.complaints import BadInput
from fechtbuch.cli.serving import database_url
from fechtbuch.simulate.extras import needed
from fechtbuch.text.catalogue import Catalogue

LEAST_TOKEN = 16


@dataclass(frozen=True)
class Where:
    """Where to serve over HTTP."""

    host: str
    port: int
    token_file: Path | None


def serve(
    where: Where | None,
    referee: bool,
    servers: list[str],
    database: str | None,
    language: str | None,
) -> None:
    """Serve assistants over standard input and output, or over HTTP on this machine."""
    needed("mcp", "mcp", "fechtbuch mcp")
    # They take a while to load; no other command needs them.
    from fechtbuch.assistant import server
    from fechtbuch.table.addresses import is_loopback

    spoken = language_of(language)
    kept = database_url(database) if database else ""
    named = tuple(one.rstrip("/") for one in servers)
    wanted = server.Wanted(spoken, referee, named, kept)
    if where is None:
        server.serve_stdio(wanted)
        return
    if not is_loopback(where.host):
        raise BadInput("mcp-host", value=where.host)
    token = _token(where.token_file)
    say, screen = Catalogue(spoken).say, errors()

    def ready(address: str) -> None:
        screen.print(Text(say("mcp-serving", {"address": address})))
        if where.token_file is None:
            screen.print(Text(say("mcp-token", {"token": token})))

    server.serve_http(wanted, where.host, where.port, token, ready)


def _token(file: Path | None) -> str:
    """The token of a file, or a new one."""
    if file is None:
        return secrets.token_urlsafe(24)
    token = file.read_text(encoding="utf-8").strip()
    if len(token) < LEAST_TOKEN or len(token.split()) != 1 or not token.isascii():
        raise BadInput("mcp-token", value=file, length=len(token), least=LEAST_TOKEN)
    return token
