"""Every scenario still plays as it was last reviewed."""

from tests.conformance.kit import every_scenario
from tests.conformance.playthroughs import path_of, told


@every_scenario
def test_the_playthrough_is_the_reviewed_one(name: str) -> None:
    written = path_of(name).read_text(encoding="utf-8")
    assert told(name) == written, (
        f"{path_of(name)} tells another story; if the change is meant, write it anew with "
        "`python -m tests.conformance.playthroughs` and review the diff"
    )
