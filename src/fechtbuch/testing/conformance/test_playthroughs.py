"""Every scenario still plays as it was last reviewed."""

import pytest

from fechtbuch.pytest_plugin import PLAYTHROUGHS, WRITE
from fechtbuch.testing.conformance.kit import every_scenario
from fechtbuch.testing.conformance.playthroughs import told


@every_scenario
def test_the_playthrough_is_the_reviewed_one(name: str, pytestconfig: pytest.Config) -> None:
    path = pytestconfig.rootpath / pytestconfig.getini(PLAYTHROUGHS) / f"{name}.txt"
    if pytestconfig.getoption(WRITE):
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(told(name), encoding="utf-8")
        pytest.skip(f"{path} was written: review it")
    assert path.exists(), f"{path} is missing: write it with {WRITE} and review it"
    assert told(name) == path.read_text(encoding="utf-8"), (
        f"{path} tells another story; if the change is meant, write it anew with {WRITE} "
        "and review the diff"
    )
