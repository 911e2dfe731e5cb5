import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from fechtbuch.table import opening
from fechtbuch.table.store import Store
from tests.table.kit import Foreseen, House
from tests.table.postgres import Postgres


@pytest.fixture(autouse=True)
def _same_dice(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(opening, "unforeseen", Foreseen())


@pytest.fixture(scope="session")
def blank(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A database without a table, as a server makes it; making one takes longer than a copy."""
    path = tmp_path_factory.mktemp("blank") / "tables.sqlite"
    Store(f"sqlite:///{path}").close()
    return path


@pytest.fixture
def sqlite(tmp_path: Path, blank: Path) -> str:
    """The address of a database without a table."""
    path = tmp_path / "tables.sqlite"
    shutil.copyfile(blank, path)
    return f"sqlite:///{path}"


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest) -> str:
    """The address of a database without a table, of either kind."""
    if request.param == "sqlite":
        return str(request.getfixturevalue("sqlite"))
    running: Postgres = request.getfixturevalue("server")
    return running.blank_database()


@pytest.fixture
def houses() -> Iterator[Callable[[str], House]]:
    """Servers over databases; all are closed at the end."""
    opened: list[House] = []

    def open_house(address: str) -> House:
        house = House(address)
        opened.append(house)
        return house

    yield open_house
    for house in opened:
        house.close()


@pytest.fixture
def house(database: str, houses: Callable[[str], House]) -> House:
    """A server over a database of either kind."""
    return houses(database)


@pytest.fixture
def home(sqlite: str, houses: Callable[[str], House]) -> House:
    """A server over SQLite, where the kind of database does not matter."""
    return houses(sqlite)
