"""Who shares a roll of initiative."""

import pytest

from fechtbuch.books.tales_and_legends.play.sequence import begin_turn, close_round, end_turn
from fechtbuch.books.tales_and_legends.rules.basics.initiative import against_heroes
from fechtbuch.testing import situation
from tests.tales_and_legends.scenes import Entry, arena, meet, scene


@pytest.mark.rule("TAL-SEQ-02")
def test_nobody_has_a_second_turn_in_a_round_whatever_the_order_says() -> None:
    fight = arena(["guard"], ["archer"], apart=9)
    guard, archer = fight.fighters
    fight.rolled_initiative = True
    guard.initiative, archer.initiative = 30, 20
    assert begin_turn(fight, guard)
    end_turn(fight, guard)
    assert not begin_turn(fight, guard)
    assert begin_turn(fight, archer)
    end_turn(fight, archer)
    close_round(fight)
    assert begin_turn(fight, guard)
    skipped = meet("guard", "archer", apart=9).play("edict: skip fighter=archer", "guard: done")
    assert skipped.fight.round == 2
    assert skipped.question.who is not None
    assert skipped.question.who.slug == "guard"


@pytest.mark.rule("TAL-SEQ-07")
def test_only_opponents_of_heroes_share_a_roll() -> None:
    guards: list[Entry] = ["guard", {"use": "guard", "slug": "twin"}]
    data = scene(guards, ["archer"], apart=9)
    plain = situation(data, dice="d20=5 d20=6 d20=7").play()
    assert plain.fighter("twin").initiative == 21
    data["sides"][0]["heroes"] = True
    ours = situation(data, dice="d20=5 d20=6 d20=7").play()
    assert ours.fighter("twin").initiative == 21
    data["sides"][0]["heroes"] = False
    data["sides"][1]["heroes"] = True
    theirs = situation(data, dice="d20=5 d20=7 d100=3 d100=8").play()
    assert theirs.fighter("twin").initiative == theirs.fighter("guard").initiative == 20
    fight = arena(["guard"], ["veteran"])
    assert against_heroes(fight, fight.fighters[0])
    assert not against_heroes(fight, fight.fighters[1])


@pytest.mark.rule("TAL-SEQ-07")
@pytest.mark.parametrize(
    ("ours", "theirs", "expected"),
    [(False, False, False), (False, True, True), (True, False, False), (True, True, False)],
)
def test_who_is_an_opponent_of_heroes(ours: bool, theirs: bool, expected: bool) -> None:
    fight = arena(["guard"], ["archer"])
    fight.sides[0].heroes = ours
    fight.sides[1].heroes = theirs
    assert against_heroes(fight, fight.fighters[0]) is expected
