"""Fights that are compared event by event: alike while nothing is decided otherwise."""

import json
from pathlib import Path

import pytest

from bench.alike import main


def test_the_same_fights_are_alike_and_another_one_is_named(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "kept.json"
    main(["keep", str(file), "--book", "landsknecht", "--fights", "2"])
    kept = json.loads(file.read_text())
    assert {name: len(fights) for name, fights in kept["fights"].items()} == {
        "landsknecht-1v1": 2,
        "landsknecht-4v4": 2,
    }
    main(["compare", str(file)])
    assert capsys.readouterr().out == "all alike\n"

    kept["fights"]["landsknecht-1v1"][1] = "another"
    file.write_text(json.dumps(kept))
    with pytest.raises(SystemExit):
        main(["compare", str(file)])
    assert capsys.readouterr().out == "landsknecht-1v1: 1 of 2 differ, first fight 1\n"


def test_a_fight_is_told_with_events_choices_and_plans(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "kept.json"
    file.write_text(json.dumps({"book": [], "level": "strong", "packaged": False, "fights": {}}))
    main(["tell", str(file), "landsknecht-1v1", "0"])
    told = capsys.readouterr().out.splitlines()
    assert any(line.startswith("turn: ") for line in told)
    assert any(line.startswith("  ") and "harm-taken" in line for line in told)
    assert any('"kind": "round"' in line for line in told)
