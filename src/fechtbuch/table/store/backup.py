"""A copy of a database while tables are played, of either kind, as a SQLite file.

What is copied is one moment: whatever is kept meanwhile is in the copy as a whole or not at all.
The copy is a database like any other: `fechtbuch serve --database FILE` serves it.
"""

import os
import sqlite3
from pathlib import Path

import sqlalchemy as sa
from sqlalchemy.engine import Connection, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError

from fechtbuch.table.store.database import StoreError
from fechtbuch.table.store.schema import metadata
from fechtbuch.table.store.store import Store

AT_ONCE = 500
"""Rows, or pages of a file, that are copied at a time."""


def backup(database: str, target: Path) -> int:
    """Copy a database to a new file; returns how many tables it holds."""
    if target.exists():
        raise StoreError(f"{target}: this file exists; a backup overwrites nothing")
    part = target.with_name(target.name + ".part")
    part.unlink(missing_ok=True)
    try:
        url = make_url(database)
        # Seeds and secrets lie in the copy as well.
        os.close(os.open(part, os.O_RDWR | os.O_CREAT | os.O_EXCL, 0o600))
        if url.get_backend_name() == "sqlite":
            _copy_file(Path(url.database or ""), part)
        else:
            _copy_rows(database, part)
        number = _tables_in(part)
        part.replace(target)
    except ArgumentError:
        raise StoreError(f"database {database!r}: this is no database URL") from None
    except (OSError, sqlite3.Error, DBAPIError) as error:
        raise StoreError(f"backup to {target}: {error}") from None
    finally:
        part.unlink(missing_ok=True)
        for beside in ("-wal", "-shm", ".lock"):
            Path(f"{part}{beside}").unlink(missing_ok=True)
    return number


def _copy_file(source: Path, target: Path) -> None:
    """SQLite copies a file that is written to meanwhile."""
    if not source.is_file():
        raise StoreError(f"database {source}: there is no such file")
    ours = sqlite3.connect(f"file:{source}?mode=ro", uri=True)
    theirs = sqlite3.connect(target)
    try:
        ours.backup(theirs, pages=AT_ONCE)
    finally:
        theirs.close()
        ours.close()


def _copy_rows(database: str, target: Path) -> None:
    """PostgreSQL shows one moment to a transaction that only reads."""
    url = make_url(database)
    if url.drivername == "postgresql":
        url = url.set(drivername="postgresql+psycopg")
    fresh = Store(f"sqlite:///{target}")
    fresh.close()
    source = sa.create_engine(url, isolation_level="REPEATABLE READ")
    file = sa.create_engine(f"sqlite:///{target}")
    try:
        with source.connect() as ours, file.begin() as theirs:
            for table in metadata.sorted_tables:
                _copy_table(ours, theirs, table)
    finally:
        file.dispose()
        source.dispose()


def _copy_table(ours: Connection, theirs: Connection, table: sa.Table) -> None:
    rows = ours.execution_options(yield_per=AT_ONCE).execute(table.select())
    for some in rows.mappings().partitions(AT_ONCE):
        theirs.execute(table.insert(), [dict(row) for row in some])


def _tables_in(file: Path) -> int:
    copy = sqlite3.connect(file)
    try:
        sound = copy.execute("PRAGMA integrity_check").fetchone()[0]
        if sound != "ok":
            raise StoreError(f"the copy is damaged: {sound}")
        return int(copy.execute("SELECT count(*) FROM tables").fetchone()[0])
    finally:
        copy.close()
