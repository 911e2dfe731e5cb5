from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from fechtbuch.table import opening
from tests.table.kit import Foreseen, House
from tests.table.postgres import Postgres, postgres


@pytest.fixture(scope="session")
def server() -> Iterator[Postgres]:
    with postgres() as running:
        yield running


@pytest.fixture(autouse=True)
def _same_dice(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(opening, "unforeseen", Foreseen())


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database of either kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'tables.sqlite'}"
    running: Postgres = request.getfixturevalue("server")
    return running.new_database()


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
def home(tmp_path: Path, houses: Callable[[str], House]) -> House:
    """A server over SQLite, where the kind of database does not matter."""
    return houses(f"sqlite:///{tmp_path / 'tables.sqlite'}")
