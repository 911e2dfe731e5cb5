"""The notebooks run, and show what is stored in them."""

import re
from pathlib import Path

import pytest

from tests.examples.notebooks import Data, read, run

FOLDER = Path(__file__).resolve().parents[2] / "examples" / "notebooks"
NOTEBOOKS = sorted(FOLDER.glob("*.ipynb"))


def test_there_are_three() -> None:
    assert len(NOTEBOOKS) == 3


@pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda path: path.stem)
def test_a_notebook_shows_what_is_stored_in_it(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("FECHTBUCH_LEVEL")  # who runs it has the level that all people have
    kept = read(path)
    today = run(kept)
    for before, now in zip(kept["cells"], today["cells"], strict=True):
        assert now.get("outputs") == before.get("outputs"), "".join(now["source"])
    assert kept == today


def test_what_a_cell_shows_is_found_as_a_kernel_would() -> None:
    def code(source: str) -> Data:
        return {"cell_type": "code", "metadata": {}, "source": [source]}

    class_ = (
        "class Table:\n    def _repr_html_(self): return '<b>'\n    __repr__ = lambda self: 'T'"
    )
    made = run({"cells": [code("x = 2\nprint(x)"), code(class_), code("Table()"), code("x + 1")]})
    shown = [cell["outputs"] for cell in made["cells"]]
    assert shown[0][0]["text"] == ["2\n"]
    assert shown[1] == []
    assert shown[2][0]["data"] == {"text/plain": ["T"], "text/html": ["<b>"]}
    assert shown[3][0]["data"] == {"text/plain": ["3"]}
    with pytest.raises(NameError):
        run({"cells": [code("y")]})


def test_notebooks_use_the_front_door_alone() -> None:
    for path in NOTEBOOKS:
        for cell in read(path)["cells"]:
            if cell["cell_type"] == "code":
                used = re.findall(r"^(?:import|from) .*", "".join(cell["source"]), re.MULTILINE)
                assert set(used) <= {"import fechtbuch as fb"}, path
