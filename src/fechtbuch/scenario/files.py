"""Reading and writing files: TOML, or JSON by suffix or by content."""

import json
import math
import re
import sys
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from fechtbuch.books.complaints import Phrase
from fechtbuch.engine.json_text import whole
from fechtbuch.scenario.problems import Problem, ScenarioError

LARGEST_FILE = 1_000_000
"""Bytes that a scenario or fighter file may have."""

MOST_DOTS = 200
"""Between the parts of names in a line of a TOML file."""

_QUOTED = re.compile(r"\"(?:\\.|[^\"\\\n])*\"|'[^'\n]*'")
_BETWEEN = re.compile(r"[\w-][ \t]*\.(?=[ \t]*[\w-])")
"""A dot with a part of a name on either side."""

_SMALLER = Phrase("remedy-most-bytes", most=str(LARGEST_FILE))

SUFFIXES = (".toml", ".json")
STDIN = "-"


def read(path: Path) -> dict[str, Any]:
    """The table in a file."""
    name = str(path)
    if path.suffix not in SUFFIXES:
        raise _suffix(path)
    return parse(_text(path), name, path.suffix)


def read_stdin() -> dict[str, Any]:
    """The table that comes in from standard input."""
    return parse(sys.stdin.read(LARGEST_FILE + 1), "standard input")


def parse(text: str, name: str, suffix: str = "") -> dict[str, Any]:
    """The table in a text; without a suffix a text that begins with a brace is JSON."""
    if len(text.encode("utf-8", "replace")) > LARGEST_FILE:
        raise _unreadable(name, Phrase("problem-too-large"), _SMALLER)
    if suffix == ".json" or (not suffix and text.lstrip().startswith("{")):
        try:
            data = json.loads(text, parse_constant=_no_constant)
            whole(data)
        except (ValueError, RecursionError) as error:
            raise _unreadable(name, Phrase("problem-not-json", reason=str(error))) from None
        if not isinstance(data, dict):
            raise _unreadable(name, Phrase("problem-no-table"), Phrase("remedy-no-table"))
        return data
    try:
        _no_long_names(text)
        return tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        raise _unreadable(
            name, Phrase("problem-not-toml", reason=str(error)), Phrase("remedy-not-toml")
        ) from None


def write(data: Mapping[str, Any], path: Path) -> None:
    """Write a table to a file in the format that its suffix names."""
    if path.suffix == ".json":
        text = json.dumps(data, indent=2, ensure_ascii=False) + "\n"
    elif path.suffix == ".toml":
        text = toml_text(data)
    else:
        raise _suffix(path)
    path.write_text(text, encoding="utf-8")


def toml_text(data: Mapping[str, Any]) -> str:
    """A table as TOML: plain values, then tables, then lists of tables."""
    lines: list[str] = []
    _table(data, "", lines)
    return "\n".join(lines).strip("\n") + "\n"


def _table(data: Mapping[str, Any], path: str, lines: list[str]) -> None:
    for name, value in data.items():
        if not _is_table(value) and not _is_tables(value):
            lines.append(f"{_key(name)} = {_value(value)}")
    for name, value in data.items():
        deeper = f"{path}.{_key(name)}" if path else _key(name)
        if _is_table(value):
            lines.extend(["", f"[{deeper}]"])
            _table(value, deeper, lines)
        elif _is_tables(value):
            for part in value:
                lines.extend(["", f"[[{deeper}]]"])
                _table(part, deeper, lines)


def _is_table(value: object) -> bool:
    return isinstance(value, Mapping)


def _is_tables(value: object) -> bool:
    return isinstance(value, list) and bool(value) and all(_is_table(part) for part in value)


def _key(name: str) -> str:
    plain = name.isascii() and name.replace("-", "").replace("_", "").isalnum()
    return name if plain else _value(name)


def _value(value: object) -> str:
    if isinstance(value, str):
        # A JSON text is a TOML text but for one character that TOML wants escaped.
        return json.dumps(value, ensure_ascii=False).replace("\x7f", "\\u007f")
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int):
        return str(value)
    if isinstance(value, float) and math.isfinite(value):
        return repr(value)
    if isinstance(value, list):
        return f"[{', '.join(_value(part) for part in value)}]"
    if isinstance(value, Mapping):
        inner = ", ".join(f"{_key(name)} = {_value(part)}" for name, part in value.items())
        return f"{{ {inner} }}" if inner else "{}"
    raise TypeError(f"{value!r} cannot be written as TOML")


def _text(path: Path) -> str:
    name = str(path)
    try:
        if path.stat().st_size > LARGEST_FILE:
            raise _unreadable(name, Phrase("problem-too-large"), _SMALLER)
        return path.read_text(encoding="utf-8")
    except FileNotFoundError:
        raise _unreadable(name, Phrase("problem-no-file")) from None
    except UnicodeDecodeError as error:
        raise _unreadable(
            name, Phrase("problem-not-utf8", byte=str(error.start)), Phrase("remedy-not-utf8")
        ) from None
    except (OSError, ValueError) as error:
        reason = error.strerror if isinstance(error, OSError) else error
        raise _unreadable(name, Phrase("problem-unreadable", reason=str(reason))) from None


def _no_long_names(text: str) -> None:
    """A name of a thousand parts, `a.a.a…`, would take the reader of TOML a thousand times longer.

    Dots are counted by line, without those in quotes: rows of a map have many.
    """
    for line in text.splitlines():
        if line.count(".") <= MOST_DOTS:
            continue
        if len(_BETWEEN.findall(_QUOTED.sub("x", line))) > MOST_DOTS:
            raise ValueError(f"a name has more than {MOST_DOTS} dots")


def _no_constant(name: str) -> Any:
    raise ValueError(f"{name} is no number that a scenario can have")


def _suffix(path: Path) -> ScenarioError:
    return _unreadable(
        str(path), Phrase("problem-suffix", suffix=path.suffix), Phrase("remedy-suffix")
    )


def _unreadable(name: str, what: Phrase, cure: Phrase | None = None) -> ScenarioError:
    return ScenarioError([Problem(name, "", what, "", cure)])
