"""Captures what this version writes, for all later ones to be tested with.

    python -m tests.data.capturing tests/data/0.1

was run with the installed, compiled build of 0.1.0, before anything was changed after it; so is it
for each release. It wants `pg_dump` (Debian's postgresql-client) and takes some two minutes.
Seeds, names, tokens and times of entries are the same in every run. Where nobody is named, `book`
plays, which never changes, as in all tests.

For a new release copy `files/own` of the last folder into the new one, add to it what is new
(fields, options), and run this with the release's own build. What lies in a folder is never
written again: later versions have to open it as it is.
"""

import gzip
import json
import os
import shutil
import sqlite3
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

from fechtbuch import __version__
from fechtbuch.books.base import books
from fechtbuch.engine.record import Entry
from fechtbuch.engine.session import Session
from fechtbuch.play import EnginePlayer
from fechtbuch.scenario import load, open_record, read_record
from fechtbuch.scenario.redacted import REDACTED
from tests.captured.describing import (
    Data,
    first_asked,
    live_table,
    of_entry,
    of_file,
    of_record,
    of_table,
)
from tests.captured.releases import write_sums
from tests.data.capturing.keeping import keep
from tests.data.capturing.tables import Evening
from tests.data.capturing.terminal import play_all, simulate_all
from tests.table.kit import House, Table, delegate
from tests.table.postgres import postgres

EXAMPLES = Path("examples")
UNREADABLE = ("\\", "SET transaction_timeout")
"""Lines of a dump that only `psql`, or only a newer server, understands."""


def main(folder: Path) -> None:
    """Fill a folder that has nothing but `files/own`."""
    assert not (folder / "expected.json").exists(), f"{folder}: has been captured already"
    own = folder / "files" / "own"
    library(folder / "files")
    expected: Data = {
        "fechtbuch": __version__,
        "books": {key: book.version for key, book in sorted(books().items())},
        "simulations": simulate_all(folder / "simulations", own),
    }
    play_all(folder / "records")
    expected["tables"], expected["kept"], given = tables(folder)
    expected["redacted"] = give_out(folder, given)
    expected["records"] = dict(records(folder))
    expected["files"] = dict(described_files(folder))
    text = json.dumps(expected, indent=1, sort_keys=True, ensure_ascii=False) + "\n"
    (folder / "expected.json").write_text(text, encoding="utf-8")
    write_sums(folder)


# Files that people write.


def library(folder: Path) -> None:
    """Everything that the books bring along, and people's own as the program saves it."""
    for book in books().values():
        for kind, source in (("scenarios", "scenarios"), ("fighters", "data/fighters")):
            place = folder / "shipped" / book.key / kind
            place.mkdir(parents=True)
            for file in sorted(book.folder.joinpath(source).iterdir(), key=lambda one: one.name):
                (place / file.name).write_text(file.read_text("utf-8"), encoding="utf-8")
    duels = folder / "shipped" / "examples"
    shutil.copytree(EXAMPLES / "duels", duels)
    saved = folder / "saved"
    saved.mkdir()
    for file in sorted((folder / "own").glob("*.toml")):
        if "[[sides]]" in file.read_text(encoding="utf-8"):
            for suffix in (".toml", ".json"):
                # 0.1 writes no fractions as TOML.
                with suppress(TypeError):
                    load(file).save(saved / f"{file.stem}{suffix}")


def described_files(folder: Path) -> Iterator[tuple[str, Data]]:
    """How the fights of each file begin, and who wins them."""
    keys = sorted(books(), key=len, reverse=True)
    for path in sorted((folder / "files").rglob("*.*")):
        name = path.relative_to(folder).as_posix()
        book = next(key for key in keys if key in name)
        yield name, {"book": book, **of_file(path, books()[book])}


# Tables.


def tables(folder: Path) -> tuple[Data, Data, dict[str, str]]:
    """The same in both kinds of database: tables, what is kept beside them, records given out."""
    own = str(folder / "files" / "own")
    with tempfile.TemporaryDirectory() as place:
        database = Path(place) / "tables.sqlite"
        evening, kept = _played(f"sqlite:///{database}", own)
        # One file, without the log that SQLite keeps beside it.
        with sqlite3.connect(database) as connection:
            connection.execute("PRAGMA journal_mode=DELETE")
            connection.execute("VACUUM")
        _pack(database.read_bytes(), folder / "tables.sqlite.gz")
        found = _described(f"sqlite:///{database}", evening.opened)
    with postgres() as server:
        address = server.new_database()
        again, kept_there = _played(address, own)
        assert again.opened == evening.opened
        command = ["pg_dump", "--no-owner", "--no-privileges", "--inserts", "--rows-per-insert=50"]
        dumped = subprocess.run([*command, address], check=True, capture_output=True, text=True)
        lines = [line for line in dumped.stdout.splitlines() if not line.startswith(UNREADABLE)]
        _pack(("\n".join(lines) + "\n").encode(), folder / "tables.sql.gz")
    return found, {"sqlite": kept, "postgresql": kept_there}, evening.records


def _played(database: str, own: str) -> tuple[Evening, Data]:
    house = House(database)
    evening = Evening(house, own)
    evening.play()
    kept = keep(house, Path(own))
    house.close()
    return evening, kept


def _described(database: str, opened: dict[str, Data]) -> Data:
    """What each table is like, and what it is like one answer later. The database is spent."""
    house = House(database)
    found: Data = {}
    for name, answer in opened.items():
        table = Table(house, answer)
        found[name] = {"opened": answer, "found": of_table(table)}
        state = table.state()
        if state["can"]["redo"]:
            head = state["head"]
            table.do("referee", {"do": "redo"})
            session = live_table(table).session
            found[name]["redo"] = {"head": session.record.head, **of_entry(_latest(session))}
            state = table.do("referee", {"do": "undo", "to": head})
        if state["over"] is None:
            number = found[name]["found"]["entries"] + 1
            table.do("referee", delegate(state))
            found[name]["onward"] = of_entry(live_table(table).session.record.entries[number])
    house.close()
    return found


def _latest(session: Session) -> Entry:
    return session.record.entries[session.record.head]


# Records.


def give_out(folder: Path, given: dict[str, str]) -> Data:
    """Records as the server gave them out; which whole one each redacted one belongs to."""
    redacted: Data = {}
    for name, text in given.items():
        kind = "redacted" if REDACTED in text.partition("\n")[0] else "table"
        path = folder / "records" / kind / f"{name}.jsonl"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
        if kind == "redacted":
            whole = "-".join(name.removesuffix("-before").split("-")[:-1]) + "-referee"
            redacted[f"records/redacted/{name}.jsonl.gz"] = f"records/table/{whole}.jsonl.gz"
    return redacted


def records(folder: Path) -> Iterator[tuple[str, Data]]:
    """What each record comes to, and what follows from one more answer; all are packed."""
    for path in sorted((folder / "records").rglob("*.jsonl")):
        packed = path.with_name(f"{path.name}.gz")
        if path.parent.name != "redacted":
            opened = open_record(read_record(path))
            data: Data = {"found": of_record(opened)}
            session = opened.session
            question = first_asked(session)
            if question is not None and session.record.seed:
                number = len(session.record.entries)
                seed = bytes.fromhex(session.record.seed)
                EnginePlayer(opened.scenario, session, seed).answer(question)
                data["onward"] = of_entry(session.record.entries[number])
            yield packed.relative_to(folder).as_posix(), data
        _pack(path.read_bytes(), packed)
        path.unlink()


def _pack(data: bytes, path: Path) -> None:
    path.write_bytes(gzip.compress(data, mtime=0))


if __name__ == "__main__":
    os.environ["FECHTBUCH_LEVEL"] = "book"
    main(Path(sys.argv[1]))
