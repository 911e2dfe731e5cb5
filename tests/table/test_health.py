"""`/api/health`, which containers ask, and what a release brings along for them."""

import re
import subprocess
import sys
from pathlib import Path

import pytest
import sqlalchemy as sa

from fechtbuch.table.health import ailment
from tests.table.kit import House
from tests.table.running import running

ROOT = Path(__file__).resolve().parents[2]


def test_a_server_is_well_while_its_database_is(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    answer = house.client.get("/api/health")
    assert (answer.status_code, answer.json()) == (200, {"well": True})

    def gone(_: str) -> None:
        raise sa.exc.OperationalError("select", {}, Exception("the database is gone"))

    monkeypatch.setattr(house.services.store, "place_of", gone)
    assert house.client.get("/api/health").status_code == 503


def test_the_command_tells_whether_a_server_is_well(tmp_path: Path) -> None:
    with running(f"sqlite:///{tmp_path / 'tables.sqlite'}") as address:
        assert ailment(address) == ""
    command = [sys.executable, "-m", "fechtbuch.table.health", address]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert address in done.stdout


def test_the_container_runs_as_nobody_with_a_volume_and_a_health_check() -> None:
    text = (ROOT / "Containerfile").read_text(encoding="utf-8")
    last = text[text.rindex("FROM ") :]
    user = re.search(r"^USER (\d+):(\d+)$", last, re.MULTILINE)
    assert user is not None
    assert int(user.group(1)) > 1000
    assert f"install -d -o {user.group(1)} -g {user.group(2)} -m 700 /data" in last
    assert "VOLUME /data" in last
    assert "fechtbuch.table.health" in last
    assert "gcc" not in last
    # Everything that is copied is let through, and nothing else is.
    copied = set(re.findall(r"[\w.]+", " ".join(re.findall(r"^COPY (?!--)(.*) \S+$", text, re.M))))
    ignored = (ROOT / ".dockerignore").read_text(encoding="utf-8").splitlines()
    assert {line[1:] for line in ignored if line.startswith("!")} == copied


def test_the_composition_has_no_password_and_no_open_port() -> None:
    text = (ROOT / "compose.yaml").read_text(encoding="utf-8")
    assert (
        re.findall(r"PASSWORD: (.*)", text)
        == ["${POSTGRES_PASSWORD:?set POSTGRES_PASSWORD, see the head of compose.yaml}"] * 2
    )
    assert re.findall(r"ports: (.*)", text) == ['["127.0.0.1:8000:8000"]']
    assert text.count("healthcheck:") == 2
