"""What docs/file-formats.md says of Phase Six is complete, and its examples are good."""

import re
import tomllib
from pathlib import Path

from fechtbuch.books.phase_six.play.fight import SETTABLE
from fechtbuch.books.phase_six.sheets.sheet import STATES, FighterSheet, SceneSheet, Skills
from fechtbuch.scenario.library import check_data
from fechtbuch.scenario.model import Scenario

TEXT = (Path(__file__).resolve().parents[3] / "docs" / "file-formats.md").read_text("utf-8")
SECTIONS = re.findall(r"^### [^\n]* in Phase Six\n(.*?)(?=^##)", TEXT, re.DOTALL | re.MULTILINE)
EXAMPLES = re.findall(r"^```toml\n(.*?)^```", "\n".join(SECTIONS), re.DOTALL | re.MULTILINE)


def test_a_scene_and_a_person_are_shown() -> None:
    scene, person = (tomllib.loads(example) for example in EXAMPLES)
    for data in (scene, person):
        assert data["book"] == "phase-six"
        assert check_data(data, "example", "phase-six") == []
    assert Scenario.from_data(scene).build().roster[0].slug == "vance"


def test_every_field_state_and_condition_is_named() -> None:
    prose = re.sub(r"^```.*?^```", "", "\n".join(SECTIONS), flags=re.DOTALL | re.MULTILINE)
    named = set(re.findall(r"[a-z_-]+", " ".join(re.findall(r"`([^`]+)`", prose))))
    assert set(FighterSheet.model_fields) - {"name"} <= named
    assert set(SceneSheet.model_fields) <= named
    assert {*STATES, *SETTABLE.levels, *Skills.model_fields} <= named
