"""How even scenes are: those that are named are measured, the others stay as they were."""

import tomllib
from pathlib import Path

import pytest

from bench import scenes


def test_only_those_that_are_named_are_measured_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    measured: list[str] = []

    def line(name: str, fights: int) -> str:
        measured.append(name)
        return f'"{name}" = {{ first = {len(measured) / 1000} }}\n'

    monkeypatch.setattr(scenes, "line", line)
    path = tmp_path / "measured.toml"
    scenes.main([str(path)])
    before = tomllib.loads(path.read_text(encoding="utf-8"))["scenarios"]
    assert len(before) == len(measured) > 20
    measured.clear()
    scenes.main([str(path), "--only", "phase-six", "landsknecht/skirmish"])
    after = tomllib.loads(path.read_text(encoding="utf-8"))["scenarios"]
    assert "landsknecht/skirmish" in measured
    assert {name.split("/")[0] for name in measured} == {"phase-six", "landsknecht"}
    assert list(after) == list(before)
    assert {name for name in after if after[name] != before[name]} <= set(measured)
    assert after["landsknecht/pursuit"] == before["landsknecht/pursuit"]
