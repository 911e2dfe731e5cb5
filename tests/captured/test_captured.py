"""What older versions wrote is opened, verified and gone on with."""

import gzip
import json
from collections.abc import Callable, Iterator
from contextlib import nullcontext
from functools import cache
from pathlib import Path
from typing import Any

import psycopg
import pytest
from typer.testing import CliRunner

from fechtbuch import __version__
from fechtbuch.books.base import books
from fechtbuch.cli import app
from fechtbuch.cli.common import catalogue_for
from fechtbuch.scenario import check, read_record
from fechtbuch.scenario.redacted import held_against
from fechtbuch.simulate import state as simulation_state
from tests.captured.contract import record_agrees, record_changed, table_agrees, table_changed
from tests.captured.describing import dice_by_place, of_file
from tests.captured.releases import DATA, RELEASES, SUMS, Release, changes, id_of, named, sums
from tests.data.capturing.keeping import as_kept
from tests.data.capturing.terminal import lasting, simulation
from tests.forging import forged, lead_elsewhere, led_elsewhere
from tests.table.kit import House, Table, delegate
from tests.table.postgres import Postgres

Houses = Callable[[Release], House]
BOOKS = ("gurps", "landsknecht", "phase-six", "tales-and-legends")

every_release = pytest.mark.parametrize("release", RELEASES, ids=id_of)


@pytest.fixture(scope="module")
def houses(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Houses]:
    """For each release one server over a copy of its tables."""
    opened: dict[str, House] = {}

    def house(release: Release) -> House:
        if release.name not in opened:
            opened[release.name] = release.house(tmp_path_factory.mktemp("tables"))
        return opened[release.name]

    yield house
    for one in opened.values():
        one.close()


@pytest.fixture(autouse=True, scope="module")
def _words_are_read_once() -> Iterator[None]:
    """`replay` reads its words anew in each process; here it is called a hundred times in one."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("fechtbuch.cli.replaying.catalogue_for", cache(catalogue_for))
        yield


# What there is


def test_there_are_folders() -> None:
    assert "0.1" in [release.name for release in RELEASES]
    for release in RELEASES:
        assert {one["found"]["book"] for one in release.expected["tables"].values()} == set(BOOKS)


@every_release
def test_nothing_of_a_folder_was_changed(release: Release) -> None:
    assert sums(release.folder) == (release.folder / SUMS).read_text(encoding="utf-8")


@every_release
def test_every_new_version_of_a_book_says_what_changed(release: Release) -> None:
    for key, version in release.expected["books"].items():
        now = books()[key].version
        told = [one.version for one in changes().changes if one.book == key]
        assert now == version or now in told, f"{key} {now}: say what changed in changes.toml"


def test_what_changed_names_something_that_was_captured() -> None:
    captured = {f"{release.name}/tables/{name}" for release, name in named("tables")}
    for kind in ("records", "files"):
        captured |= {f"{release.name}/{name}" for release, name in named(kind)}
    for change in changes().changes:
        assert change.ruling
        assert change.book in books()
        assert set(change.disagrees) <= captured


# Tables


@pytest.mark.parametrize(("release", "name"), named("tables"), ids=id_of)
def test_a_table_is_as_it_was_left_and_goes_on(release: Release, name: str, houses: Houses) -> None:
    wanted = release.expected["tables"][name]
    table = Table(houses(release), wanted["opened"])
    table_agrees(table, wanted, changes().first(f"{release.name}/tables/{name}"))


@every_release
def test_tables_in_postgresql_are_as_they_were_left_and_go_on(
    release: Release, server: Postgres
) -> None:
    address = server.new_database()
    dump = gzip.decompress((release.folder / "tables.sql.gz").read_bytes()).decode()
    with psycopg.connect(address, autocommit=True) as connection:
        connection.execute(dump.encode())
    house = House(address)
    for name, wanted in release.expected["tables"].items():
        first = changes().first(f"{release.name}/tables/{name}")
        table_agrees(Table(house, wanted["opened"]), wanted, first)
    if "kept" in release.expected:
        as_kept(house, release.expected["kept"]["postgresql"])
    house.close()


@every_release
def test_fighters_scenes_and_evenings_are_as_they_were_left(
    release: Release, houses: Houses
) -> None:
    if release.name == "0.1":
        pytest.skip("0.1 kept nothing but tables")
    as_kept(houses(release), release.expected["kept"]["sqlite"])


@every_release
@pytest.mark.parametrize("book", BOOKS)
def test_a_table_whose_rules_have_changed_goes_on_from_its_stored_state(
    release: Release, book: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    house = release.house(tmp_path)
    wanted = release.expected["tables"][f"{book}-running"]
    listed = changes().first(f"{release.name}/tables/{book}-running")
    first = 5 if listed is None else min(5, listed)
    table = Table(house, wanted["opened"])
    store = house.services.store
    kept = store.load(table.id)
    assert kept is not None
    # The rules of then led to another state after this entry.
    lead_elsewhere(store, kept, first)
    monkeypatch.setattr(type(books()[book]), "version", "of tomorrow")
    table_changed(table, wanted["found"], first)
    house.close()


# Records


@pytest.mark.parametrize(("release", "name"), named("records"), ids=id_of)
def test_a_record_is_verified_and_goes_on(release: Release, name: str, tmp_path: Path) -> None:
    path = release.unpacked(name, tmp_path)
    first = changes().first(f"{release.name}/{name}")
    record_agrees(path, release.expected["records"][name], first)


@every_release
@pytest.mark.parametrize("book", BOOKS)
def test_a_record_whose_rules_have_changed_opens_where_they_agree(
    release: Release, book: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    name = f"records/table/{book}-finished-referee.jsonl.gz"
    listed = changes().first(f"{release.name}/{name}")
    first = min(3, listed or 3)
    path = release.unpacked(name, tmp_path)
    lines = forged(path.read_text(encoding="utf-8").splitlines(), led_elsewhere(first))
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")
    monkeypatch.setattr(type(books()[book]), "version", "of tomorrow")
    record_changed(path, release.expected["records"][name]["found"], first)


LOADED = [
    (release, name) for release, name in named("records") if "/table/" in name or "/left/" in name
]


@pytest.mark.parametrize(("release", "name"), LOADED, ids=id_of)
def test_a_record_is_gone_on_with_at_the_table(
    release: Release, name: str, tmp_path: Path, houses: Houses
) -> None:
    wanted = release.expected["records"][name]["found"]
    text = release.unpacked(name, tmp_path).read_text(encoding="utf-8")
    house = houses(release)
    answer = house.client.post("/api/tables/load", json={"record": text})
    assert answer.status_code == 201, answer.text
    table = Table(house, answer.json())
    state = table.state()
    if wanted["seed"] and changes().first(f"{release.name}/{name}") is None:
        assert state["head"] == wanted["head"]
        assert (state["over"] is not None) == wanted["over"]
        asked = [one["id"] for one in state["questions"]]
        assert asked == [one["id"] for one in wanted["questions"]]
    if state["over"] is None:
        assert table.do("referee", delegate(state))["entries"] > state["entries"]


@pytest.mark.parametrize(("release", "name"), named("redacted"), ids=id_of)
def test_a_redacted_record_can_be_held_against_the_whole_one(
    release: Release, name: str, tmp_path: Path
) -> None:
    whole = read_record(release.unpacked(release.expected["redacted"][name], tmp_path))
    lines = release.unpacked(name, tmp_path).read_text(encoding="utf-8").splitlines()
    assert held_against(whole, lines) == []
    first, *rest = [json.loads(line) for line in lines]
    assert first["hash"] == whole.entries[0].hash
    assert first["header"]["commitment"] == whole.header["commitment"]
    if any("k" in one for one in rest):  # who holds it is told of no entry that he cannot know
        assert len(rest) < len(whole.entries)
        return
    kept = [one for one in rest if "n" in one]
    assert kept == [
        {"n": entry.number, "parent": entry.parent, "hash": entry.hash}
        for entry in whole.entries[1 : len(kept) + 1]
    ]
    assert len(kept) == len(whole.entries) - 1


# Simulations


def simulated(release: Release, name: str, place: Path) -> tuple[int, str, str]:
    wanted = release.expected["simulations"][name]
    path = place / "state.json"
    path.write_bytes((release.folder / "simulations" / f"{name}.json").read_bytes())
    arguments = simulation(wanted["arguments"], release.folder / "files" / "own")
    arguments += ["-n", str(wanted["goal"]), "--state", str(path)]
    result = CliRunner().invoke(app, arguments)
    return result.exit_code, result.stdout, result.stderr


@pytest.mark.parametrize(("release", "name"), named("simulations"), ids=id_of)
def test_a_simulation_goes_on_to_what_it_would_have_come_to_or_is_refused(
    release: Release, name: str, tmp_path: Path
) -> None:
    code, told, complaint = simulated(release, name, tmp_path)
    same = {key: book.version for key, book in books().items() if key in BOOKS}
    if release.expected["fechtbuch"] != __version__ or release.expected["books"] != same:
        # A newer version need not know what an older one counted, but never mixes the two.
        assert (code, told) == (2, "")
        assert "is the state of another simulation" in " ".join(complaint.split())
        return
    assert code == 0, complaint
    found: Any = lasting(json.loads(told))
    wanted = release.expected["simulations"][name]["result"]
    # A result may tell more than it did; what it told then it tells alike.
    assert {key: found[key] for key in wanted} == wanted


@every_release
def test_a_simulation_of_another_version_is_refused(
    release: Release, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(simulation_state, "__version__", "of tomorrow")
    code, told, complaint = simulated(release, "landsknecht", tmp_path)
    assert (code, told) == (2, "")
    assert "is the state of another simulation" in " ".join(complaint.split())


# Files that people wrote


@pytest.mark.parametrize(("release", "name"), named("files"), ids=id_of)
def test_a_file_is_good_and_its_fights_come_to_the_same(release: Release, name: str) -> None:
    path = release.folder / name
    wanted = release.expected["files"][name]
    if "/shipped/" in name:
        assert check(path, wanted["book"]) == []
    else:
        result = CliRunner().invoke(app, ["check", str(path)])
        assert result.exit_code == 0, result.stderr
    with dice_by_place() if release.name == "0.1" else nullcontext():
        found = {"book": wanted["book"], **of_file(path, books()[wanted["book"]])}
    first = changes().first(f"{release.name}/{name}")
    left_out = [("beginning", "beginnings", "won"), ("won",)][first] if first is not None else ()
    assert {key: found[key] for key in found if key not in left_out} == {
        key: wanted[key] for key in wanted if key not in left_out
    }


def test_every_captured_file_is_looked_at() -> None:
    for release in RELEASES:
        looked_at = {
            *release.expected["records"],
            *release.expected["redacted"],
            *release.expected["files"],
            *(f"simulations/{name}.json" for name in release.expected["simulations"]),
            *("expected.json", "tables.sqlite.gz", "tables.sql.gz", SUMS),
        }
        files = [path for path in (DATA / release.name).rglob("*") if path.is_file()]
        assert {path.relative_to(release.folder).as_posix() for path in files} == looked_at
