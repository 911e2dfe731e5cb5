"""The tables of the rules, read once from `data/tables.toml`."""

import tomllib
from importlib.resources import files
from typing import Any, Final

from fechtbuch.books.gurps.kinds.arms import TYPES
from fechtbuch.books.gurps.kinds.terms import LOCATIONS, PLACES_HIT, POSTURES


def read(name: str) -> dict[str, Any]:
    """One of the book's data files."""
    text = files("fechtbuch.books.gurps").joinpath("data", name).read_text("utf-8")
    return tomllib.loads(text)


_TABLES: Final = read("tables.toml")


def _column(table: str, rows: list[str], name: str) -> list[int]:
    return [_TABLES[table][row][name] for row in rows]


def _by_sum(table: dict[str, list[int]]) -> list[str]:
    """What each sum of 3d6 means, 3 first; every sum must mean one thing."""
    found = [""] * 16
    for result, sums in table.items():
        for total in sums:
            if found[total - 3]:
                raise ValueError(f"tables.toml: {total} means both {found[total - 3]} and {result}")
            found[total - 3] = result
    if "" in found:
        raise ValueError(f"tables.toml: nothing for the sum {found.index('') + 3}")
    return found


def cuts_of(results: list[str]) -> list[int]:
    """The last sum of each run of equal results: what a roll on the table must tell apart."""
    return [
        number + 3 for number in range(16) if number == 15 or results[number + 1] != results[number]
    ]


PENALTIES: Final = [*_column("locations", LOCATIONS[:PLACES_HIT], "penalty"), 0]
"""To-hit penalties by location, none for a random one (GUR-HIT-02)."""

_PLACES: Final = _by_sum(
    {name: row["rolls"] for name, row in _TABLES["locations"].items() if "rolls" in row}
)
PLACE_BY_SUM: Final = [LOCATIONS.index(name) for name in _PLACES]
PLACE_CUTS: Final = cuts_of(_PLACES)
"""Random location by a sum of 3d6, 3 first (GUR-HIT-02)."""

STRIKE_POSTURE: Final = _column("postures", POSTURES, "strike")
GUARD_POSTURE: Final = _column("postures", POSTURES, "defend")
TARGET_POSTURE: Final = _column("postures", POSTURES, "target")
"""Melee attack, active defence, being shot at, by posture (GUR-STA-01)."""

SURCHARGE: Final = _column("postures", POSTURES, "half_points")
"""Half movement points more per hex, by posture (GUR-STA-01)."""

RANGE_LIMITS: Final[list[int]] = _TABLES["range"]["limits"]
RAPID_FIRE: Final[list[int]] = _TABLES["rapid_fire"]["from"]

FACTORS: Final[list[int]] = [_TABLES["wounding"][kind] for kind in TYPES]
"""Wounding factors by damage type, in halves (GUR-DMG-01)."""

CRITICAL_HIT: Final = _by_sum(_TABLES["critical_hit"])
CRITICAL_HEAD_HIT: Final = _by_sum(_TABLES["critical_head_hit"])
CRITICAL_MISS: Final = _by_sum(_TABLES["critical_miss"])
CRITICAL_MISS_UNARMED: Final = _by_sum(_TABLES["critical_miss_unarmed"])
"""What a sum of 3d6 means, 3 first (GUR-DIC-10 to GUR-DIC-13)."""
