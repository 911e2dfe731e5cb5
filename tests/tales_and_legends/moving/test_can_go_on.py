"""A deed that was interrupted reads the state again (TAL-RUL-110, TAL-RUL-71, TAL-RUL-76)."""

from typing import Any

import pytest

from fechtbuch.books.tales_and_legends.rules.basics.states import drop, fall_prone
from fechtbuch.books.tales_and_legends.rules.declared.declared_attacks import multiple
from fechtbuch.books.tales_and_legends.rules.grappling.grips import start_grapple
from fechtbuch.books.tales_and_legends.rules.harm.falling import unseat
from fechtbuch.books.tales_and_legends.rules.moving.can_go_on import Deed, can_go_on
from fechtbuch.books.tales_and_legends.state.choices import Action
from fechtbuch.engine.fields import field
from fechtbuch.testing import Situation
from tests.tales_and_legends.scenes import BARE, arena, meet

PIKE = {"use": "guard", "hands": ["spear"], "belt": []}


def caught(verb: str) -> Situation:
    """A knight whose horse is overthrown by a push that waited, three metres before the guard."""
    wall = {**PIKE, "hands": [{"item": "great-hammer", "both": True}]}
    ready = meet(wall, "knight", apart=9).play(
        "guard: prepare great-hammer special=overthrow target=knight", "guard: done"
    )
    path = ";".join(f"{x},5" for x in range(18, 10, -1))
    how = "charge weapon=long-sword target=guard" if verb == "charge" else "move"
    ride = ready.play(f"knight: {how} path={path}", dice="d20=19")
    return ride.play("knight: grapple", dice="d20=19 2d20=1,9").play("knight: riding", dice="d20=9")


@pytest.mark.rule("TAL-RUL-110", "TAL-MNT-14")
@pytest.mark.parametrize("verb", ["move", "charge"])
def test_unseated_in_mid_ride_he_lies_where_he_fell_and_goes_nowhere(verb: str) -> None:
    fallen = caught(verb)
    knight = fallen.fighter("knight")
    assert (knight.mount, knight.prone) == (-1, True)
    # Height 2 and half of Speed 12; riding 25 and 9 takes three metres off.
    assert fallen.event("fell").amount == 9
    why = fallen.event("fell").tally
    assert why is not None
    assert [(part.name, part.value) for part in why.parts or []] == [
        ("fall-height", 2),
        ("ridden-speed", 6),
        ("softened", -3),
    ]
    assert fallen.event("fell").rule == "TAL-RUL-110"
    horse = next(one for one in fallen.fight.fighters if one.block.mount)
    way = fallen.event("moved", actor=horse.slug)  # the horse has come so far, not he
    assert way.values is not None
    assert way.values["to"] == horse.at
    assert fallen.fight.apart(knight, fallen.fighter("guard")) >= 1
    if verb == "charge":
        assert fallen.event("charge-lost").rule == "TAL-RUL-110"
    assert len(fallen.rolls("attack")) == 0


@pytest.mark.rule("TAL-RUL-110")
def test_a_soft_fall_in_mid_ride_leaves_him_lying_all_the_same() -> None:
    fight = arena(["knight"], ["guard"], script="2d20=20,19")
    knight = fight.fighters[0]
    fight.riding = knight.index
    unseat(fight, knight)
    assert knight.life == 38
    assert knight.prone


@pytest.mark.rule("TAL-RUL-110", "TAL-RUL-76")
def test_what_a_deed_needs_is_looked_at_again() -> None:
    def begun(**more: Any) -> tuple[Any, Any, Deed]:
        fight = arena(["guard"], ["brawler"], **more)
        guard = fight.fighters[0]
        return fight, guard, Deed(guard, guard.hands[0])

    fight, guard, deed = begun()
    assert can_go_on(fight, deed)
    fall_prone(fight, guard, "TAL-MOV-10")
    assert not can_go_on(fight, deed)
    assert can_go_on(fight, Deed(guard))  # crawling began on the ground
    fight, guard, deed = begun()
    drop(fight, guard, guard.hands[0])
    assert not can_go_on(fight, deed)
    fight, guard, deed = begun()
    blow = Deed(guard, guard.hands[0], False)
    start_grapple(fight, fight.fighters[1], guard)
    assert not can_go_on(fight, deed)
    assert can_go_on(fight, blow)
    guard.stunned = 2
    assert not can_go_on(fight, blow)


@pytest.mark.rule("TAL-RUL-71", "TAL-RUL-64")
def test_who_is_thrown_down_on_the_way_gets_no_farther_and_it_is_told() -> None:
    ready = meet(BARE, "guard", apart=9).play(
        "brawler: prepare bare-hands special=overthrow", "brawler: done"
    )
    path = ";".join(f"{x},6" for x in range(18, 6, -1))
    stopped = ready.play(f"guard: fast path={path}", dice="d20=9 d20=9 2d20=1,9")
    guard = stopped.fighter("guard")
    assert (guard.at, guard.prone) == (field(11, 6), True)
    assert stopped.event("stopped").actor == "guard"


@pytest.mark.rule("TAL-RUL-71", "TAL-RUL-58")
def test_who_is_pushed_off_his_way_does_not_leap_back_onto_it() -> None:
    ready = meet({**BARE, "at": [10, 6]}, {"use": "guard", "at": [14, 5]}).play(
        "brawler: prepare bare-hands special=push", "brawler: done"
    )
    path = ";".join(f"{x},5" for x in range(13, 8, -1))
    pushed = ready.play(f"guard: move path={path}", dice="d20=9 d20=19 d20=2")
    assert pushed.fighter("guard").at == field(12, 4)
    assert pushed.event("stopped").actor == "guard"


@pytest.mark.rule("TAL-ATK-02", "TAL-RUL-85")
def test_a_multiple_attack_ends_with_its_weapon() -> None:
    fight = arena(["veteran"], ["guard"])
    veteran, guard = fight.fighters
    sword = veteran.hands[0]
    fight.destroy(sword)
    multiple(fight, veteran, guard, sword, Action("attack", guard, sword))
    assert fight.events == []
