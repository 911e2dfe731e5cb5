"""Fear: courage, flight, mounts that shy (TAL-STA-11, TAL-MNT-16)."""

import pytest

from fechtbuch.books.tales_and_legends.kinds.skills import RIDING
from fechtbuch.books.tales_and_legends.rules.basics.checks import skill
from fechtbuch.books.tales_and_legends.rules.moving.mounted import throws_rider
from fechtbuch.engine.fields import field
from tests.tales_and_legends.scenes import arena, crowd, meet

DREADFUL = {"use": "great-bear", "fear": 20}


@pytest.mark.rule("TAL-STA-11")
@pytest.mark.parametrize(("face", "rounds"), [(6, 0), (5, 1), (3, 3)])
def test_courage_is_composure_against_the_fear_and_each_missing_point_a_round(
    face: int, rounds: int
) -> None:
    start = meet("guard", DREADFUL, apart=9, dice=f"d20=19 d20=2 d20={face}")
    assert start.tally("courage").total == 14
    guard = start.fighter("guard")
    assert guard.terrified == max(rounds - 1, 0)
    assert start.question.kind == ("terror" if rounds else "turn")
    assert guard.faced == [1]
    for told in start.happened("terrified"):
        assert told.values == {"result": 14 + face, "fear": 20}


@pytest.mark.rule("TAL-STA-11")
def test_the_terrified_run_from_the_source_or_stand_frozen() -> None:
    start = meet("guard", DREADFUL, apart=9, dice="d20=19 d20=2 d20=4")
    frozen = start.play("guard: freeze")
    assert frozen.fighter("guard").at == field(10, 5)
    assert frozen.question.who is not None
    assert frozen.question.who.slug == "great-bear"
    gone = start.play("guard: flee")
    guard, bear = gone.fighter("guard"), gone.fighter("great-bear")
    assert gone.fight.grid.distance(bear.at, guard.at) == 19
    assert guard.run_bonus == 12
    again = frozen.play("great-bear: done")
    assert again.question.kind == "terror"
    over = again.play("guard: freeze", "great-bear: done")
    assert over.question.kind == "turn"
    assert over.rolls("courage") == []


@pytest.mark.rule("TAL-STA-11")
def test_who_is_frightened_by_word_of_the_referee_loses_turns() -> None:
    start = crowd(
        ["guard"], ["archer"], given=["set fighter=guard field=terrified value=2"], apart=9
    )
    assert start.question.kind == "terror"
    assert start.play("guard: freeze").fighter("guard").terrified == 1
    prone = crowd(
        ["guard"],
        ["archer"],
        given=[
            "set fighter=guard field=terrified value=2",
            "add-state fighter=guard state=prone",
        ],
        apart=9,
    )
    assert prone.question.kind == "turn"
    assert prone.happened("frozen")


HACK = {"use": "knight", "mount": "riding-horse"}


@pytest.mark.rule("TAL-MNT-16")
def test_saddle_fright_and_bucking_make_riding_harder() -> None:
    fight = arena(["knight"], ["guard"], script="d20=9 d20=8")
    knight, horse, _ = fight.fighters
    assert skill(fight, knight, RIDING).total == 25
    horse.block.saddle = False
    horse.fright = 4
    assert skill(fight, knight, RIDING).total == 16
    assert throws_rider(fight, horse, knight, 25)
    assert not throws_rider(fight, horse, knight, 25)


@pytest.mark.rule("TAL-MNT-16")
def test_an_untrained_mount_may_take_fright_and_throw_its_rider() -> None:
    calm = meet(HACK, "guard", apart=20, dice="d20=19 d20=2 d20=9")
    assert calm.tally("composure").total == 11
    assert calm.fighter("riding-horse").fright == 0
    thrown = meet(HACK, "guard", apart=20, dice="d20=19 d20=2 d20=4 d20=9 d20=9")
    assert thrown.event("shies").amount == 5
    assert thrown.question.kind == "skill"
    down = thrown.play("knight: riding", dice="2d20=1,15")
    assert down.fighter("knight").mount == -1
    assert down.fighter("knight").prone
    stays = meet(HACK, "guard", apart=20, dice="d20=19 d20=2 d20=8 2d20=1,9 d20=10")
    assert stays.fighter("knight").mount >= 0
    assert stays.parts("riding")["bucking"] == -(21 + 1 - 9)
    assert meet("knight", "guard", apart=20).rolls("composure") == []


@pytest.mark.rule("TAL-STA-11")
def test_just_enough_courage_is_enough() -> None:
    brave = meet("guard", {"use": "great-bear", "fear": 20}, apart=9, dice="d20=19 d20=2 d20=6")
    assert brave.happened("takes-heart")
    assert brave.fighter("guard").terrified == 0
