"""The database of a server: opened, brought up to date, looked at for damage, written to.

SQLite in a file that is one server's alone, or PostgreSQL, by which servers tell each other things.
"""

import fcntl
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

import sqlalchemy as sa
from alembic import command as alembic
from alembic.config import Config
from sqlalchemy.engine import URL, Connection, Engine, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError

from fechtbuch.table.store.schema import tables as _tables
from fechtbuch.table.store.together import Tidier, Together

T = TypeVar("T")

CHANNEL = "fechtbuch_tables"
"""Where servers that share a PostgreSQL database tell each other what changed."""


class StoreError(ValueError):
    """A database that cannot be used."""


class Database:
    """A database that is open. Safe to be used from several threads."""

    def __init__(self, database: str) -> None:
        """Open the database and bring it up to date; `StoreError` says why it cannot be used."""
        try:
            self.url = make_url(database)
        except ArgumentError:
            raise StoreError(f"database {database!r}: this is no database URL") from None
        self.shared = self.url.get_backend_name() == "postgresql"
        self._together: Together | None = None
        self._tidier: Tidier | None = None
        self._lock_file: int | None = None
        self.engine = self._postgres() if self.shared else self._sqlite()
        try:
            self._migrate()
        except DBAPIError as error:
            self.close()
            raise StoreError(f"database {self.safe_url}: {error.orig}") from None
        if not self.shared:
            self._check_file()
            self._together = Together(self.engine)
            self._tidier = Tidier(self.engine)

    @property
    def safe_url(self) -> str:
        """The address without its password."""
        return self.url.render_as_string(hide_password=True)

    def _postgres(self) -> Engine:
        url = self.url
        if url.drivername == "postgresql":
            url = url.set(drivername="postgresql+psycopg")
        try:
            return sa.create_engine(url, pool_size=8, max_overflow=8, pool_pre_ping=True)
        except ModuleNotFoundError:
            raise StoreError("PostgreSQL wants `pip install 'fechtbuch[postgres]'`") from None

    def _sqlite(self) -> Engine:
        if self.url.get_backend_name() != "sqlite":
            raise StoreError(f"database {self.safe_url}: write sqlite:///FILE or postgresql://…")
        name = self.url.database
        if not name or name == ":memory:":
            raise StoreError("a table must outlive its server: give SQLite a file")
        path = Path(name)
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            self._lock_file = os.open(f"{path}.lock", os.O_RDWR | os.O_CREAT, 0o600)
        except OSError as error:
            raise StoreError(f"database {path}: {error.strerror}") from None
        try:
            fcntl.flock(self._lock_file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            os.close(self._lock_file)
            raise StoreError(
                f"database {path}: another server has it open; one process serves a SQLite file, "
                "several share PostgreSQL"
            ) from None
        self._close_to_others(path)
        engine = sa.create_engine(self.url, connect_args={"check_same_thread": False})
        sa.event.listen(engine, "connect", _prepare_sqlite)
        sa.event.listen(engine, "begin", _begin_sqlite)
        return engine

    def _close_to_others(self, path: Path) -> None:
        """Seeds and secrets lie in the file: it is for its owner alone, with all beside it."""
        try:
            os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))
            # SQLite gives its log the rights of the file.
            path.chmod(0o600)
        except OSError as error:
            if self._lock_file is not None:
                os.close(self._lock_file)
                self._lock_file = None
            raise StoreError(f"database {path}: {error.strerror}") from None

    def _migrate(self) -> None:
        config = Config()
        config.set_main_option("script_location", "fechtbuch.table.store:migrations")
        with self.engine.begin() as connection:
            if self.shared:
                # Several servers may start at once.
                connection.execute(sa.text("SELECT pg_advisory_xact_lock(7267461)"))
            config.attributes["connection"] = connection
            alembic.upgrade(config, "head")

    def _check_file(self) -> None:
        """A damaged file is told at the start, not when somebody has lost an evening to it."""
        try:
            with self.engine.begin() as connection:
                found = connection.execute(sa.text("PRAGMA quick_check(1)")).scalar()
        except DBAPIError as error:
            found = str(error.orig)
        if found != "ok":
            self.close()
            raise StoreError(
                f"database {self.safe_url}: the file is damaged ({found}); serve a backup of it"
            )

    def close(self) -> None:
        """Let go of the database."""
        if self._together is not None:
            self._together.close()
        if self._tidier is not None:
            self._tidier.close()
        self.engine.dispose()
        if self._lock_file is not None:
            os.close(self._lock_file)
            self._lock_file = None

    def transact(self, work: Callable[[Connection], T]) -> T:
        """Do something in a transaction of its own."""
        if self._together is not None:
            return self._together.do(work)
        with self.engine.begin() as connection:
            return work(connection)

    def alone_at(self, connection: Connection, table: str) -> None:
        """Let nobody else write to a table before this is there for good."""
        if self.shared:
            query = sa.select(_tables.c.id).where(_tables.c.id == table)
            connection.execute(query.with_for_update())

    def tell_with(self, connection: Connection, text: str) -> None:
        """Tell all servers something together with what is written; nothing if there is one."""
        if self.shared:
            tell(connection, text)

    def tell(self, text: str) -> None:
        """Tell all servers something; nothing where there is only one."""
        if self.shared:
            self.transact(lambda connection: tell(connection, text))


def tell(connection: Connection, text: str) -> None:
    """Tell all servers something, together with what is written."""
    connection.execute(
        sa.text("SELECT pg_notify(:channel, :text)"), {"channel": CHANNEL, "text": text}
    )


def _prepare_sqlite(connection: Any, _record: Any) -> None:
    # Transactions are begun by `_begin_sqlite`, not by the driver.
    connection.isolation_level = None
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    # FULL: what was acknowledged outlives a power cut, too.
    cursor.execute("PRAGMA synchronous=FULL")
    cursor.execute("PRAGMA foreign_keys=ON")
    cursor.execute("PRAGMA busy_timeout=5000")
    # The tidier does it.
    cursor.execute("PRAGMA wal_autocheckpoint=0")
    cursor.close()


def _begin_sqlite(connection: Connection) -> None:
    connection.exec_driver_sql("BEGIN")


def default_database() -> str:
    """A file in the user's data folder."""
    home = os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    path = Path(home) / "fechtbuch" / "tables.sqlite"
    return URL.create("sqlite", database=str(path)).render_as_string()
