"""`make run`: another build takes over the address while people play, and nothing is lost."""

import threading
import zipfile
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

import fechtbuch
import run_table
from fechtbuch import build_info
from tests.awaited import awaited
from tests.table.driving import open_table, tokens_of


@pytest.fixture
def builds(tmp_path: Path) -> list[Path]:
    """Two folders with this very package in each."""
    found = [tmp_path / "pure", tmp_path / "compiled"]
    for folder in found:
        folder.mkdir()
        (folder / "fechtbuch").symlink_to(Path(fechtbuch.__file__).resolve().parent)
    return found


@pytest.fixture
def server(tmp_path: Path) -> Iterator[run_table.Server]:
    options = ["--database", str(tmp_path / "tables.db")]
    found = run_table.Server(run_table.listen("127.0.0.1", 0), options)
    yield found
    found.end()
    found.listening.close()


async def opened(address: str) -> tuple[str, str]:
    async with httpx.AsyncClient(base_url=address, timeout=60) as client:
        table = await open_table(client, "kurt-and-hans")
        return table["table"], tokens_of(table)[0]


def test_a_table_goes_on_where_it_was(server: run_table.Server, builds: list[Path]) -> None:
    server.serve(builds[0], compiling=True)
    with httpx.Client(base_url=server.address, timeout=60) as client:
        assert client.get("/api/build").json()["compiling"]
        table, token = awaited(opened(server.address))
        headers = {"Authorization": f"Bearer {token}"}
        before = client.get(f"/api/tables/{table}", headers=headers).json()
    first = server.process
    assert first is not None
    refused: list[httpx.ConnectError] = []
    answered: list[int] = []
    done = threading.Event()

    def ask_on() -> None:
        while not done.is_set():
            try:
                answered.append(httpx.get(f"{server.address}api/build", timeout=60).status_code)
            except httpx.ConnectError as error:
                refused.append(error)
            except httpx.HTTPError:
                pass  # cut off in the middle: pages ask again

    asking = threading.Thread(target=ask_on)
    asking.start()
    server.serve(builds[1])
    done.set()
    asking.join(60)
    assert first.poll() is not None, "the first process still serves"
    assert refused == [], "the address was given up for a moment"
    assert set(answered) == {200}
    with httpx.Client(base_url=server.address, timeout=60) as client:
        assert not client.get("/api/build").json()["compiling"]
        assert client.get(f"/api/tables/{table}", headers=headers).json() == before


def test_builds_that_are_served_from_are_not_cleared_away(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(run_table, "BUILDS", tmp_path)
    used, left = tmp_path / "pure-1-cpython", tmp_path / "compiled-2-cpython"
    for folder in (used, left):
        folder.mkdir()
    run_table.use(used)
    run_table.clear_away()
    assert used.exists()
    assert not left.exists()


def test_a_build_is_named_by_what_it_was_made_of(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(run_table, "BUILDS", tmp_path / "run")
    wheel = tmp_path / "dist" / "fechtbuch.whl"
    wheel.parent.mkdir()
    then = {"fechtbuch.engine": "what it was when the compiler began"}
    with zipfile.ZipFile(wheel, "w") as archive:
        archive.writestr("fechtbuch/_build.json", build_info.record(then, "engine"))
    build = run_table.unpacked(wheel, "compiled")
    assert build == run_table.folder_of("compiled", then)
    assert build != run_table.folder_of("compiled", run_table.sources())
    assert (build / "fechtbuch" / "_build.json").exists()
    assert not wheel.exists()


def test_a_build_is_there_when_all_of_it_is(tmp_path: Path) -> None:
    folder = tmp_path / "build"
    with pytest.raises(FileNotFoundError):
        fill(folder, "no/such/place")
    assert list(tmp_path.iterdir()) == []
    fill(folder, "whole")
    assert sorted(each.name for each in folder.iterdir()) == ["first", "whole"]


def fill(folder: Path, name: str) -> None:
    with run_table.beginning(folder) as begun:
        (begun / "first").touch()
        (begun / name).touch()
        assert not folder.exists()
