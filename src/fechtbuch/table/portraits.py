"""Portraits: a picture is decoded in a process that may use little and knows nothing.

The child reads a picture from its standard input and writes the portrait to its standard output.
"""

import io
import subprocess
import sys
import time

LARGEST = 10_000_000
MOST_PIXELS = 40_000_000
SIDE = 512
SECONDS = 20
_MEMORY = 1_500_000_000
FORMATS = ("PNG", "JPEG", "WEBP")

TOO_MANY = 3
NOT_ONE = 4


class NoPortrait(Exception):
    """A file that is no picture for a portrait; `code` says why."""

    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.code = code


class Painter:
    """Paints the pictures of one archive, in the time that one picture may take."""

    def __init__(self) -> None:
        self.end: float | None = None
        """When the time is over; it begins with the first picture."""

    def portrait_of(self, content: bytes) -> bytes:
        """The same as `portrait_of`; `NoPortrait` when the time is over, too."""
        if self.end is None:
            self.end = time.monotonic() + SECONDS
        left = self.end - time.monotonic()
        if left <= 0:
            raise NoPortrait("portrait-broken")
        return portrait_of(content, left)


def portrait_of(content: bytes, seconds: float = SECONDS) -> bytes:
    """A square WebP of a picture, cropped at its middle; `NoPortrait` if it cannot be one."""
    if len(content) > LARGEST:
        raise NoPortrait("portrait-large")
    if not content.startswith((b"\x89PNG\r\n\x1a\n", b"\xff\xd8\xff", b"RIFF")):
        raise NoPortrait("portrait-kind")
    try:
        done = subprocess.run(
            [sys.executable, "-m", "fechtbuch.table.portraits"],
            input=content,
            capture_output=True,
            timeout=seconds,
            check=False,
        )
    except subprocess.TimeoutExpired:
        raise NoPortrait("portrait-broken") from None
    if done.returncode == TOO_MANY:
        raise NoPortrait("portrait-pixels")
    if done.returncode != 0 or not done.stdout.startswith(b"RIFF"):
        raise NoPortrait("portrait-broken")
    return done.stdout


def _limit() -> None:
    """Little memory, little time, no files, no children."""
    import os
    import resource

    os.nice(10)  # The cores are for those who play.
    for what, most in (
        (resource.RLIMIT_AS, _MEMORY),
        (resource.RLIMIT_CPU, SECONDS),
        (resource.RLIMIT_FSIZE, 0),
        (resource.RLIMIT_CORE, 0),
    ):
        resource.setrlimit(what, (most, most))


def _repaint(content: bytes) -> bytes:
    """The first frame, upright, without anything that was written beside the picture."""
    from PIL import Image, ImageOps

    Image.MAX_IMAGE_PIXELS = None  # looked at here, before anything is decoded
    with Image.open(io.BytesIO(content), formats=FORMATS) as picture:
        # Only the header has been read: nothing is decoded before its size is known.
        if picture.width * picture.height > MOST_PIXELS:
            sys.exit(TOO_MANY)
        picture.seek(0)
        picture.draft("RGB", (2 * SIDE, 2 * SIDE))
        upright = ImageOps.exif_transpose(picture)
        square = ImageOps.fit(upright.convert("RGBA"), (SIDE, SIDE))
    fresh = Image.new("RGBA", square.size)
    fresh.paste(square)
    out = io.BytesIO()
    fresh.save(out, "WEBP", quality=85)
    return out.getvalue()


def main() -> None:
    """What the child does."""
    import PIL.WebPImagePlugin  # noqa: F401  loaded before files are out of reach

    _limit()
    try:
        sys.stdout.buffer.write(_repaint(sys.stdin.buffer.read(LARGEST + 1)))
    except Exception:
        sys.exit(NOT_ONE)


if __name__ == "__main__":
    main()
