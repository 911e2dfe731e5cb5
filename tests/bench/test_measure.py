"""The bench measures what it says it measures."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
SCENARIOS = ROOT / "bench" / "scenarios"
DUEL = str(SCENARIOS / "landsknecht-1v1.toml")


def measure(*arguments: str, sources: bool) -> subprocess.CompletedProcess[str]:
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    if sources:
        environment["PYTHONPATH"] = str(ROOT / "src")
    command = [sys.executable, "-m", "bench.measure", *arguments]
    return subprocess.run(
        command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False
    )


def test_fights_are_counted_from_the_sources() -> None:
    result = measure("interpreted", "fights", DUEL, "0.1", sources=True)
    assert result.returncode == 0, result.stderr
    figures = json.loads(result.stdout)
    assert figures["fights_per_second"] > 0
    assert figures["decisions_per_second"] > figures["fights_per_second"]


def test_answers_at_the_table_are_timed() -> None:
    result = measure("interpreted", "table", DUEL, "20", sources=True)
    assert result.returncode == 0, result.stderr
    figures = json.loads(result.stdout)
    assert figures["decisions"] == 20
    assert 0 < figures["p50_milliseconds"] <= figures["p95_milliseconds"]


def test_the_wrong_build_is_not_measured() -> None:
    result = measure("compiled", "fights", DUEL, "0.1", sources=True)
    assert result.returncode != 0
    assert "is not compiled" in result.stderr


@pytest.mark.parametrize("size", ["1v1", "4v4", "12v12", "16v16"])
def test_every_size_has_as_many_fighters_as_it_says(size: str) -> None:
    from fechtbuch.scenario import load

    scenario = load(SCENARIOS / f"landsknecht-{size}.toml")
    assert "v".join(str(len(side.recruits)) for side in scenario.sides) == size
