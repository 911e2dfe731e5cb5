"""The short forms of `make load` and `make crash`."""

from pathlib import Path

from tests.table.crash import crash
from tests.table.load import measure
from tests.table.postgres import Postgres


def test_nothing_is_lost_under_load(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'load.sqlite'}"
    figures = measure(database, tables=6, rate=6, seconds=4)
    assert figures.sent >= 12
    assert (figures.lost, figures.refused) == (0, 0)
    assert len(figures.waits) == figures.sent


def test_nothing_acknowledged_is_lost_when_the_server_is_killed(tmp_path: Path) -> None:
    findings = crash(f"sqlite:///{tmp_path / 'crash.sqlite'}", kills=2, workers=1, seed=1)
    assert findings.complaints == []
    assert findings.acknowledged > 2


def test_nothing_acknowledged_is_lost_when_two_workers_are_killed(server: Postgres) -> None:
    findings = crash(server.new_database(), kills=2, workers=2, seed=2)
    assert findings.complaints == []
    assert findings.acknowledged > 2
