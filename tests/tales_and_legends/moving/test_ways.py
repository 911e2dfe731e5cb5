"""Which fields may be crossed, and which movement counts as which."""

import pytest

from fechtbuch.books.tales_and_legends.rules.moving.flight import be_terrified
from tests.tales_and_legends.scenes import BARE, arena, meet


@pytest.mark.rule("TAL-RUL-29", "TAL-ATK-16")
def test_a_charge_is_a_move_of_one_speed_for_falls_and_holds() -> None:
    charge = meet("knight", "guard", apart=9).play(
        "knight: charge lance target=guard", dice="2d20=1,19"
    )
    assert charge.fighter("warhorse").band == 12


@pytest.mark.rule("TAL-RUL-29", "TAL-ATK-20")
@pytest.mark.parametrize(("apart", "band"), [(3, 6), (9, 12)])
def test_a_trample_counts_as_the_band_that_was_paid(apart: int, band: int) -> None:
    start = meet("knight", "guard", apart=apart)
    won = start.play("knight: trample target=guard", dice="d20=19 2d20=1,5")
    assert won.fighter("warhorse").band == band
    assert won.fighter("knight").standard == (1 if band == 6 else 0)


@pytest.mark.rule("TAL-RUL-29", "TAL-MOV-08", "TAL-MOV-09", "TAL-STA-11", "TAL-GRP-06")
def test_whoever_crawls_rises_drags_or_flees_is_moving() -> None:
    down = meet("guard", "archer", apart=9, given=["add-state fighter=guard state=prone"])
    assert down.play("guard: crawl path=11,5").fighter("guard").band == 3
    assert down.play("guard: stand path=11,5").fighter("guard").band == 3
    assert down.play("guard: stand").fighter("guard").band == 0
    fight = arena(["guard"], ["archer"], apart=9)
    guard, archer = fight.fighters
    guard.terrified, guard.afraid_of = 2, archer.index
    be_terrified(fight, guard)
    assert guard.band == 36
    held = meet(BARE, "guard").play("brawler: grapple guard", dice="d20=9")
    again = held.play("guard: nothing", "brawler: done", "guard: done")
    dragged = again.play("brawler: drag path=9,5;8,5", dice="d20=19 2d20=1,5")
    assert dragged.fighter("brawler").band == 4
