"""Fighters that a book brings along, and how an entry changes one of them."""

import re
import tomllib
import unicodedata
from collections.abc import Iterable, Mapping
from importlib.resources.abc import Traversable
from typing import Any

FIGHTERS = "data/fighters"
"""Where a book keeps its fighters, one TOML file each; the file's name is the key."""

_UNJOINED = {"ß": "ss", "ł": "l", "Ł": "L", "ø": "o", "æ": "ae", "œ": "oe", "đ": "d"}


def fighter_keys(folder: Traversable) -> list[str]:
    """The keys of all fighters in a book's folder."""
    place = folder.joinpath(FIGHTERS)
    if not place.is_dir():
        return []
    return sorted(
        file.name.removesuffix(".toml") for file in place.iterdir() if file.name.endswith(".toml")
    )


def fighter_data(folder: Traversable, key: str) -> dict[str, Any]:
    """One of the book's fighters, as it is written; `KeyError` if there is none of that key."""
    if key not in fighter_keys(folder):
        raise KeyError(key)
    text = folder.joinpath(FIGHTERS, f"{key}.toml").read_text(encoding="utf-8")
    return tomllib.loads(text)


def merged(base: Mapping[str, Any], changes: Mapping[str, Any]) -> dict[str, Any]:
    """A sheet with changes: tables are merged entry by entry, everything else is replaced."""
    result = dict(base)
    for name, value in changes.items():
        before = result.get(name)
        if isinstance(before, Mapping) and isinstance(value, Mapping):
            result[name] = merged(before, value)
        else:
            result[name] = value
    return result


def slugify(name: str) -> str:
    """A name as a slug: `Jörg der Rote` is `jorg-der-rote`."""
    text = "".join(_UNJOINED.get(letter, letter) for letter in name)
    text = unicodedata.normalize("NFKD", text).encode("ascii", "ignore").decode().lower()
    return re.sub(r"[^a-z0-9]+", "-", text).strip("-") or "fighter"


def unique(slug: str, taken: Iterable[str]) -> str:
    """The slug itself, or with the first number from 2 on that nobody has."""
    known = set(taken)
    if slug not in known:
        return slug
    number = 2
    while f"{slug}-{number}" in known:
        number += 1
    return f"{slug}-{number}"
