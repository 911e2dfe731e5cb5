"""Tables are forgotten in their time or at their game master's word, and copied at any time."""

import stat
from collections.abc import Callable
from contextlib import ExitStack
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
import sqlalchemy as sa

from fechtbuch.engine.session import verify
from fechtbuch.scenario import open_record, read_record
from fechtbuch.table.serve import Serving, serve
from fechtbuch.table.store import StoreError
from fechtbuch.table.store.backup import backup
from fechtbuch.table.store.schema import tables as rows
from tests.table.kit import House, Person, Table, delegate


def grow_old(house: House, table: Table, days: int) -> None:
    """Nothing was done at a table for so long."""
    then = (datetime.now(UTC) - timedelta(days=days)).isoformat(timespec="seconds")
    with house.services.store.engine.begin() as connection:
        connection.execute(sa.update(rows).where(rows.c.id == table.id).values(touched=then))


def sweep(house: House) -> list[str]:
    portal = house.client.portal
    assert portal is not None
    found: list[str] = portal.call(house.services.retention.sweep)
    return found


def test_a_table_is_forgotten_when_its_time_is_over_and_its_record_written_down(
    house: House, tmp_path: Path
) -> None:
    house.services.retention.days = 30
    house.services.retention.export = tmp_path / "forgotten"
    old, young, watched = house.duel(), house.duel(), house.duel()
    old.do("referee", delegate(old.state()))
    for table, days in ((old, 31), (young, 29), (watched, 400)):
        grow_old(house, table, days)
    with ExitStack() as stack:
        Person(watched, "Anna", stack)
        assert sweep(house) == [old.id]
    assert old.http("referee", "GET").status_code in (401, 403, 404)
    assert young.http("referee", "GET").status_code == 200
    assert watched.http("referee", "GET").status_code == 200
    saved = tmp_path / "forgotten" / f"{old.id}.jsonl"
    assert stat.S_IMODE(saved.stat().st_mode) == 0o600
    assert verify(open_record(read_record(saved)).session) == []
    assert house.services.store.journal(old.id) == []


def test_people_are_told_how_long_a_table_is_kept(home: House) -> None:
    home.services.hub.keep_days = 90
    with ExitStack() as stack:
        assert Person(home.duel(), "Anna", stack).welcome["kept_days"] == 90


def test_only_the_game_master_deletes_a_table_and_then_it_is_gone(house: House) -> None:
    table = house.duel()
    for who in ("Anna", "spectator", "replay"):
        assert table.http(who, "DELETE").status_code == 403
    with ExitStack() as stack:
        anna = Person(table, "Anna", stack)
        assert table.http("referee", "DELETE").status_code == 204
        assert anna.until(lambda one: one["type"] == "revoked")
    for who in ("referee", "Anna"):
        assert table.http(who, "GET").status_code in (401, 403, 404)
    assert table.id not in house.services.store.tables()


def test_a_copy_is_made_while_tables_are_played_and_can_be_served(
    house: House, houses: Callable[[str], House], tmp_path: Path
) -> None:
    table = house.duel()
    state = table.do("referee", delegate(table.state()))
    copy = tmp_path / "copy.sqlite"
    assert backup(house.database, copy) == 1
    assert stat.S_IMODE(copy.stat().st_mode) == 0o600
    table.do("referee", delegate(state))
    with pytest.raises(StoreError, match="exists"):
        backup(house.database, copy)
    again = houses(f"sqlite:///{copy}")
    table.house = again
    assert table.state()["seq"] == state["seq"]
    assert table.do("referee", delegate(table.state()))["seq"] == state["seq"] + 1


def test_what_cannot_be_copied_says_why(tmp_path: Path) -> None:
    with pytest.raises(StoreError, match="no such file"):
        backup(f"sqlite:///{tmp_path / 'nothing.sqlite'}", tmp_path / "copy")
    assert not (tmp_path / "copy").exists()


@pytest.mark.parametrize("given", [("cert.pem", ""), ("", "key.pem"), ("cert.pem", "key.pem")])
def test_tls_wants_a_certificate_and_its_key(tmp_path: Path, given: tuple[str, str]) -> None:
    cert, key = (str(tmp_path / name) if name else "" for name in given)
    serving = Serving(f"sqlite:///{tmp_path / 'x.sqlite'}", port=0, tls_cert=cert, tls_key=key)
    with pytest.raises(StoreError, match=r"tls-key|pem"):
        serve(serving, lambda _: None)
