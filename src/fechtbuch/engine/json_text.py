"""JSON that people send: everything in it can be written down again."""

import json
from collections.abc import Callable

Pairs = Callable[[list[tuple[str, object]]], object]
"""Makes an object of its names and values."""


def parse_json(text: str, pairs: Pairs | None = None) -> object:
    """What a JSON text says; `ValueError` if it is none, or has half a character in it.

    JSON can name half of a character by an escape. No file, hash or database takes it.
    """
    data: object = json.loads(text, object_pairs_hook=pairs)
    if "\\ud" in text.lower():
        whole(data)
    return data


def whole(data: object) -> None:
    """`ValueError` if there is half a character anywhere in JSON data."""
    try:
        json.dumps(data, ensure_ascii=False).encode()
    except UnicodeEncodeError:
        raise ValueError("it has half a character in it") from None
