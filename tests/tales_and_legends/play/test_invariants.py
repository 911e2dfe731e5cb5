"""What always holds is declared, and a broken state is noticed."""

from typing import Any

import pytest

from fechtbuch.books.tales_and_legends.state.battle import CLOSING
from fechtbuch.books.tales_and_legends.state.invariants import INVARIANTS
from fechtbuch.books.tales_and_legends.state.plans import Cover, Prepared
from fechtbuch.books.tales_and_legends.state.questions import VolunteerQuestion
from fechtbuch.engine.fields import field
from fechtbuch.testing.conformance.invariants import play
from tests.tales_and_legends.scenes import arena


def broken(change: str) -> list[str]:
    """The names of what no longer holds after one change of a sound state."""
    fight: Any = arena(["guard", "knight"], ["brawler", {"use": "great-bear", "at": [30, 5]}])
    fight.phase = 3
    guard, knight, horse, brawler, bear = fight.fighters
    assert INVARIANTS.broken(fight) == []
    if change == "field":
        guard.at = brawler.at
    elif change == "owed":
        guard.standard = -1
    elif change == "grapple":
        guard.grapple = 7
    elif change == "pin":
        guard.pinned_by = brawler.index
    elif change == "press":
        guard.on_top_of = brawler.index
    elif change == "rider":
        horse.rider = -1
    elif change == "saddle":
        horse.prone = True
    elif change == "hold":
        guard.holds_on = bear.index
    elif change == "out":
        guard.stunned = 3
    elif change == "thing":
        brawler.hands = [*brawler.hands, guard.hands[0]]
    elif change == "wait":
        guard.prepared = [Prepared(guard.hands[0].index, "", "", -1)]
        guard.prone = True
    elif change == "cover":
        guard.covers = [Cover(knight.hands[0].index, 1, -1)]
    elif change == "parry":
        guard.parries = [knight.hands[0].index]
    elif change == "climb":
        guard.climbing = bear.at
    elif change == "turn":
        guard.extra = 1
    elif change == "step":
        fight.falls = [0]
    elif change == "hands":
        guard.hands = [*guard.hands, *knight.hands]
    elif change == "asked":
        fight.order = [guard.index]
        fight.phase = CLOSING
    elif change == "row":
        guard.full = "don:leather-armour"
        guard.stunned = 3
    elif change == "feint":
        guard.feint_target = brawler.index
    elif change == "map":
        guard.at = field(400, 5)
    return [offence.split(" (")[0] for offence in INVARIANTS.broken(fight)]


@pytest.mark.rule("TAL-RUL-119", "TAL-RUL-111", "TAL-RUL-118", "TAL-RUL-109")
@pytest.mark.parametrize(
    ("change", "name"),
    [
        ("field", "one body a field"),
        ("owed", "nothing is owed"),
        ("grapple", "grapples have two sides"),
        ("pin", "pins are held"),
        ("press", "who presses lies on somebody"),
        ("rider", "riders and mounts"),
        ("saddle", "saddles carry"),
        ("hold", "holds have their ground"),
        ("out", "the fallen are out"),
        ("thing", "a thing is in one place"),
        ("wait", "what waits can be made"),
        ("cover", "covers have a shield"),
        ("parry", "parries have their thing"),
        ("climb", "climbers are at the wall"),
        ("turn", "only one acts"),
        ("step", "steps are settled"),
        ("hands", "hands are two"),
        ("asked", "everybody had a turn"),
        ("row", "rows and feints have their ground"),
        ("feint", "rows and feints have their ground"),
        ("map", "everybody is on the map"),
    ],
)
def test_a_broken_state_is_noticed(change: str, name: str) -> None:
    assert name in broken(change)


def test_there_are_enough_of_them() -> None:
    assert len(INVARIANTS.all()) >= 15


def test_nobody_who_is_gone_is_to_be_asked() -> None:
    fight: Any = arena(["guard"], ["brawler"])
    question = VolunteerQuestion(fight, fight.fighters[0])
    assert INVARIANTS.wrongly_asked(question) == []
    fight.fighters[0].gone = True
    assert INVARIANTS.wrongly_asked(question) != []


@pytest.mark.parametrize("name", ["on-the-bear", "mounted-charge", "three-on-one"])
@pytest.mark.parametrize("way", ["curious", "meddled"])
def test_they_hold_however_it_is_played(name: str, way: str) -> None:
    assert play(f"tales-and-legends/{name}", 3, way, 60).broken == []
