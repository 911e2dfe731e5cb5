"""The same fight in two processes tells the same, and what differs is noticed."""

from pathlib import Path

import pytest

import fechtbuch
from fechtbuch.testing.twins import Twin, difference, told

SOURCES = Path(__file__).resolve().parents[2] / "src"
INSTALLED = Path(fechtbuch.__file__).resolve().parents[1]
FIGHT = ("phase-six/marek-and-grom", 7, "meddled")


def test_another_interpreter_tells_the_same_fight_event_by_event() -> None:
    twin = Twin(str(SOURCES))
    try:
        ours = told(*FIGHT)
        assert len(ours) > 20
        assert difference(ours, twin.told(*FIGHT)) == ""
        other = twin.told(FIGHT[0], FIGHT[1] + 1, FIGHT[2])
    finally:
        twin.close()
    assert difference(ours, other).startswith("line ")


@pytest.mark.parametrize(
    ("name", "number"),
    [
        ("landsknecht/nets-on-the-bridge", 200002),
        ("gurps/three-brigands", 7),
        ("phase-six/shields-at-the-ford", 7),
        ("tales-and-legends/salt-cart", 7),
    ],
)
def test_strong_fighters_decide_the_same_compiled_and_interpreted(
    name: str, number: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("FECHTBUCH_LEVEL", "strong")
    # Who plays by default was settled in this process long ago.
    ours, theirs = Twin(str(INSTALLED)), Twin(str(SOURCES))
    try:
        fight = ours.told(name, number, "book")
        assert difference(fight, theirs.told(name, number, "book")) == ""
    finally:
        ours.close()
        theirs.close()


def test_where_two_tellings_differ_is_said() -> None:
    assert difference(["a", "b"], ["a", "c"]) == "line 1: b here, c there"
    assert difference(["a", "b"], ["a"]) == "2 lines here, 1 there"
    assert difference(["a"], ["a"]) == ""
