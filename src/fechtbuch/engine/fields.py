"""Places on a map: one whole number per field, and how people write them.

A field is a pair of coordinates packed into one number, so that it can be a key, a set member
or a list entry without an object of its own. On squares the pair is x (to the east) and y (to
the north); on hexes it is the axial pair q, r.
"""

from typing import Final

from mypy_extensions import i64

NOWHERE: Final[i64] = -1
"""The field of somebody who is not on the map."""

LOWEST: Final[i64] = -8192
"""The smallest coordinate that a field can hold."""

HIGHEST: Final[i64] = 8191
"""The largest coordinate that a field can hold."""

COLUMN: Final[i64] = 16384
"""What one more in x adds to a field; one more in y adds 1."""


def field(x: i64, y: i64) -> i64:
    """The field at these coordinates."""
    if x < LOWEST or x > HIGHEST or y < LOWEST or y > HIGHEST:
        raise ValueError(f"field {x},{y}: coordinates go from {LOWEST} to {HIGHEST}")
    return packed(x, y)


def packed(x: i64, y: i64) -> i64:
    """The same, for coordinates that are known to be within bounds."""
    return ((x + 8192) << 14) | (y + 8192)


def shifted(number: i64, places: i64) -> i64:
    """A number shifted to the left in 64 bits; a literal would be shifted in 32 when compiled."""
    return number << places


def x_of(f: i64) -> i64:
    """The first coordinate of a field (x, or q on hexes)."""
    return (f >> 14) - 8192


def y_of(f: i64) -> i64:
    """The second coordinate of a field (y, or r on hexes)."""
    return (f & 16383) - 8192


def field_text(f: i64) -> str:
    """The field as people write it: `3,-2`; nothing at all for NOWHERE."""
    if f == NOWHERE:
        return ""
    return f"{x_of(f)},{y_of(f)}"


def _coordinate(text: str, whole: str) -> i64:
    digits = text[1:] if text[:1] == "-" else text
    if not digits.isascii() or not digits.isdigit() or len(digits) > 4:
        raise ValueError(
            f"field {whole!r}: {text!r} is not a whole number from {LOWEST} to {HIGHEST}"
        )
    return int(text)


def parse_field(text: str) -> i64:
    """The field that a text such as `3,-2` names."""
    parts = text.split(",")
    if len(parts) != 2:
        raise ValueError(f"field {text!r}: expected two whole numbers such as 3,-2")
    return field(_coordinate(parts[0].strip(), text), _coordinate(parts[1].strip(), text))


def path_text(path: list[i64]) -> str:
    """A path as people write it: `2,3;3,4`; an empty path is the empty text."""
    words: list[str] = []
    for f in path:
        words.append(field_text(f))
    return ";".join(words)


def parse_path(text: str) -> list[i64]:
    """The path that a text such as `2,3;3,4` names, field after field."""
    path: list[i64] = []
    if not text.strip():
        return path
    for number, part in enumerate(text.split(";"), 1):
        try:
            path.append(parse_field(part))
        except ValueError as error:
            raise ValueError(f"path {text!r}, step {number}: {error}") from None
    return path


def block(f: i64, width: i64, height: i64) -> list[i64]:
    """The fields of a creature `width` by `height` whose lowest x and y are those of f."""
    fields: list[i64] = []
    x: i64 = 0
    while x < width:
        y: i64 = 0
        while y < height:
            fields.append(field(x_of(f) + x, y_of(f) + y))
            y += 1
        x += 1
    return fields


def abreast(count: i64, y: i64) -> list[i64]:
    """A line of so many neighbours along x at height y, centred on x = 0."""
    fields: list[i64] = []
    i: i64 = 0
    while i < count:
        fields.append(field(i - count // 2, y))
        i += 1
    return fields
