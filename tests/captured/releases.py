"""The folders of `tests/data`, one for each release, and what has changed since.

    python -m tests.captured.releases

prints what the installed build disagrees with, as lines for `tests/data/changes.toml`.
"""

import gzip
import hashlib
import json
import tempfile
import tomllib
from collections.abc import Iterator
from contextlib import nullcontext
from dataclasses import dataclass
from functools import cache, cached_property
from pathlib import Path

from fechtbuch.books.base import books
from fechtbuch.engine.record import Entry
from fechtbuch.engine.session import verify
from fechtbuch.scenario import open_record, read_record
from tests.captured.describing import (
    Data,
    dice_by_place,
    live_table,
    of_file,
    of_record,
    of_table,
)
from tests.table.kit import House, Table

NOW = ("questions", "volunteers", "seen")
"""What may be another although all entries agree, if it is said so."""

DATA = Path(__file__).resolve().parents[1] / "data"
SUMS = "SHA256SUMS"


@dataclass(frozen=True)
class Change:
    """A ruling that has changed."""

    book: str
    version: str
    ruling: str
    disagrees: dict[str, int]
    """What comes to something else since, and from which entry on."""


@dataclass(frozen=True)
class Changes:
    """All that has changed."""

    changes: list[Change]
    reworded: dict[str, str]

    def first(self, name: str) -> int | None:
        """The first entry of something captured that no longer agrees; None if all do."""
        found = [change.disagrees[name] for change in self.changes if name in change.disagrees]
        return min(found, default=None)


@cache
def changes() -> Changes:
    """What `changes.toml` says."""
    data = tomllib.loads((DATA / "changes.toml").read_text(encoding="utf-8"))
    found = [Change(**{"disagrees": {}, **one}) for one in data.get("change", [])]
    return Changes(found, data.get("reworded", {}))


@dataclass(frozen=True)
class Release:
    """What one version wrote."""

    folder: Path

    @property
    def name(self) -> str:
        """The version."""
        return self.folder.name

    @cached_property
    def expected(self) -> Data:
        """What it came to then."""
        found: Data = json.loads((self.folder / "expected.json").read_text(encoding="utf-8"))
        return found

    def unpacked(self, name: str, place: Path) -> Path:
        """A file of the folder, unpacked somewhere else."""
        path = place / Path(name).name.removesuffix(".gz")
        path.write_bytes(gzip.decompress((self.folder / name).read_bytes()))
        return path

    def house(self, place: Path) -> House:
        """A server over a copy of the SQLite file."""
        return House(f"sqlite:///{self.unpacked('tables.sqlite.gz', place)}")


RELEASES = [Release(path.parent) for path in sorted(DATA.glob("*/expected.json"))]


def named(kind: str) -> list[tuple[Release, str]]:
    """Everything of a kind (`tables`, `records`, …) of all releases."""
    return [(release, name) for release in RELEASES for name in release.expected[kind]]


def id_of(value: object) -> str:
    """A short name for a test's parameter."""
    return value.name if isinstance(value, Release) else str(value)


# Nothing in a folder is ever changed.


def sums(folder: Path) -> str:
    """The checksums of all files of a folder, as `sha256sum` writes them."""
    files = sorted(path for path in folder.rglob("*") if path.is_file() and path.name != SUMS)
    return "".join(
        f"{hashlib.sha256(path.read_bytes()).hexdigest()}  {path.relative_to(folder).as_posix()}\n"
        for path in files
    )


def write_sums(folder: Path) -> None:
    """Close a folder for ever."""
    (folder / SUMS).write_text(sums(folder), encoding="utf-8")


# What disagrees now.


def disagreeing() -> Iterator[tuple[str, str, int]]:
    """Everything that no longer agrees: its book, its name and the first entry that does not."""
    for release in RELEASES:
        with tempfile.TemporaryDirectory() as text:
            place = Path(text)
            house = release.house(place)
            for name, wanted in release.expected["tables"].items():
                found = _table(Table(house, wanted["opened"]), wanted)
                if found is not None:
                    yield wanted["found"]["book"], f"{release.name}/tables/{name}", found
            house.close()
            for name, wanted in release.expected["records"].items():
                opened = open_record(read_record(release.unpacked(name, place)))
                complaints = verify(opened.session)
                if complaints:
                    yield wanted["found"]["book"], f"{release.name}/{name}", _first(complaints)
                elif _asks_otherwise(of_record(opened), wanted["found"]):
                    number = wanted["found"]["entries"] + 1
                    yield wanted["found"]["book"], f"{release.name}/{name}", number
        for name, wanted in release.expected["files"].items():
            with dice_by_place() if release.name == "0.1" else nullcontext():
                now = of_file(release.folder / name, books()[wanted["book"]])
            begins = [now.get(one) == wanted.get(one) for one in ("beginning", "beginnings")]
            if now["won"] != wanted["won"] or not all(begins):
                yield wanted["book"], f"{release.name}/{name}", int(all(begins))


def _table(table: Table, wanted: Data) -> int | None:
    live = live_table(table)
    complaints = verify(live.session)
    if complaints:
        return _first(complaints)
    if _asks_otherwise(of_table(table), wanted["found"]):
        return int(wanted["found"]["entries"]) + 1
    onward = wanted.get("onward")
    if onward is not None:
        number = len(live.session.record.entries)
        question = {"question": onward["question"], "text": onward["text"]}
        answer = table.command("referee", {"do": "answer", **question})
        entries: list[Entry] = live_table(table).session.record.entries
        if answer.status_code != 200 or entries[number].digest != onward["digest"]:
            return number
    return None


def _asks_otherwise(now: Data, then: Data) -> bool:
    """Whether all entries agree, but not what is asked and seen after the last of them."""
    return any(now.get(name) != then.get(name) for name in NOW)


def _first(complaints: list[str]) -> int:
    return min(int(one.partition(":")[0].removeprefix("entry ")) for one in complaints)


def main() -> None:
    """Print what disagrees."""
    found = sorted(disagreeing())
    for book in sorted({book for book, _, _ in found}):
        print(f'[[change]]\nbook = "{book}"\nversion = "{books()[book].version}"\nruling = ""')
        for _, name, number in (one for one in found if one[0] == book):
            print(f'disagrees."{name}" = {number}')


if __name__ == "__main__":
    main()
