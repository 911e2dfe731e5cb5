"""The files that a page consists of: read and compressed once, then handed out from memory.

Opening and compressing each for every visitor costs the server more than all that is said at a
table in a minute.
"""

import gzip
import hashlib
import mimetypes
from functools import lru_cache
from pathlib import Path
from typing import NamedTuple

from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.responses import Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

LEAST = 1000
"""What is shorter than this many bytes is not compressed."""

TEXT = ("text/", "image/svg", "application/json", "application/manifest")
"""Kinds of files that become shorter by it; pictures and fonts are compressed already."""


KINDS = {
    ".ftl": "text/plain",
    ".js": "text/javascript",
    ".webmanifest": "application/manifest+json",
}
"""What the list of some machine does not know, or calls otherwise."""

UNKNOWN = "application/octet-stream"


class Kept(NamedTuple):
    """A file as it is handed out."""

    kind: str
    tag: str
    plain: bytes
    packed: bytes
    """Compressed; empty if that does not help."""


class Shelf(StaticFiles):
    """Serves a folder; a file that was changed since is read again."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        """A file, or the word that the visitor's own copy is still good."""
        if scope["method"] not in ("GET", "HEAD"):
            raise HTTPException(405)
        try:
            found = Path(self.lookup_path(path)[0])
        except (ValueError, OSError):
            # No file can be called so.
            raise HTTPException(404) from None
        if not found.is_file():
            raise HTTPException(404)
        return handed_out(found, scope)


def handed_out(path: Path, scope: Scope) -> Response:
    """What a request for a file is answered with."""
    return answer(_read(path, path.stat().st_mtime_ns), scope)


def answer(kept: Kept, scope: Scope) -> Response:
    """Whole, packed for who can unpack, or the word that the visitor's own copy is still good."""
    asked = Headers(scope=scope)
    if kept.tag in asked.get("if-none-match", ""):
        return Response(status_code=304, headers={"ETag": kept.tag})
    headers = {"ETag": kept.tag}
    body = kept.plain
    if kept.packed:
        headers["Vary"] = "Accept-Encoding"
        if "gzip" in asked.get("accept-encoding", ""):
            headers["Content-Encoding"] = "gzip"
            body = kept.packed
    headers["Content-Length"] = str(len(body))
    shown = b"" if scope["method"] == "HEAD" else body
    return Response(shown, headers=headers, media_type=kept.kind)


@lru_cache(maxsize=1000)
def _read(path: Path, changed: int) -> Kept:
    """Of the last time that it was `changed`."""
    kind = KINDS.get(path.suffix) or mimetypes.guess_type(path.name)[0] or UNKNOWN
    return keep(path.read_bytes(), kind)


def keep(plain: bytes, kind: str) -> Kept:
    """Something to be handed out, compressed once if that makes it shorter."""
    packed = b""
    if len(plain) >= LEAST and kind.startswith(TEXT):
        packed = gzip.compress(plain, mtime=0)
    return Kept(kind, f'"{hashlib.sha256(plain).hexdigest()[:32]}"', plain, packed)
