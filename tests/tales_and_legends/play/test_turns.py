"""Turns, rounds, surprise and declared steps where they meet other rules."""

import pytest

from fechtbuch.books.tales_and_legends.play.duel_plans import still_possible
from fechtbuch.books.tales_and_legends.play.sequence import begin_turn
from fechtbuch.books.tales_and_legends.rules.basics.ways import going
from fechtbuch.books.tales_and_legends.rules.defending.defence import physical_defence, room_behind
from fechtbuch.books.tales_and_legends.state.plans import NO_THING, Declared
from fechtbuch.engine.fields import field
from fechtbuch.testing import situation
from tests.tales_and_legends.scenes import PAIRED, Entry, arena, crowd, meet, scene


@pytest.mark.rule("TAL-SEQ-03")
def test_drow_leather_hides_in_the_dark() -> None:
    drow = {"use": "archer", "armour": {"item": "drow-leather", "coverage": 50}}
    for light, bonus in (("dark", 20), ("dim", 0)):
        hidden = meet(
            drow,
            "guard",
            apart=9,
            dice="d20=9 d20=3",
            scene={"ambush": ["ours"], "watch": {"theirs": "watchful"}, "light": light},
        )
        assert hidden.parts("hiding").get("drow-leather", 0) == bonus


@pytest.mark.rule("TAL-RUL-21", "TAL-STA-04")
def test_whoever_is_still_surprised_has_no_turn() -> None:
    fight = arena(["guard"], ["archer"])
    guard, archer = fight.fighters
    guard.surprised = True
    assert not begin_turn(fight, guard)
    assert physical_defence(fight, guard, archer, True, "").total == 10
    guard.surprised = guard.acted = False
    assert begin_turn(fight, guard)


@pytest.mark.rule("TAL-RUL-24", "TAL-ATK-01")
def test_a_declared_second_weapon_in_a_strangers_hand_is_lost() -> None:
    fight = arena([{**PAIRED, "hands": ["dagger", "hatchet"]}], ["guard"], scene={"duel": True})
    veteran, guard = fight.fighters
    veteran.standard, veteran.extra = 2, 1
    dagger, hatchet = veteran.hands
    planned = Declared("attack", dagger.index, hatchet.index, "two-weapon")
    assert still_possible(fight, veteran, planned)
    hatchet.holder = guard.index
    assert not still_possible(fight, veteran, planned)
    assert still_possible(fight, veteran, Declared("attack", dagger.index, NO_THING, ""))


AMBUSH = {"ambush": ["ours"]}


OTHER = {"use": "guard", "slug": "other"}


@pytest.mark.rule("TAL-SEQ-04", "TAL-SEQ-23")
@pytest.mark.parametrize("duel", [False, True])
@pytest.mark.parametrize(("face", "surprised"), [(5, True), (6, False), (7, False)])
def test_twenty_shakes_off_surprise_and_nineteen_does_not(
    face: int, surprised: bool, duel: bool
) -> None:
    start = situation(scene(["guard"], [OTHER], scene={**AMBUSH, "duel": duel})).play()
    assert start.fight.surprise_round
    more = "" if surprised else " d20=9 d20=2"
    ended = start.play("guard: done", dice=f"d20={face}{more}")
    assert ended.fight.fighters[1].surprised is surprised


@pytest.mark.rule("TAL-RUL-58", "TAL-MAN-04")
def test_the_three_fields_away_from_the_attack() -> None:
    fight = arena(["guard"], ["archer"])
    guard, archer = fight.fighters
    assert room_behind(fight, guard, archer) == [field(12, 5), field(12, 6), field(12, 4)]
    guard.at = field(10, 4)
    assert set(room_behind(fight, guard, archer)) == {field(12, 6), field(11, 6), field(12, 5)}
    guard.at = archer.at
    assert room_behind(fight, guard, archer) == []


@pytest.mark.rule("TAL-RUL-58")
def test_a_friends_field_is_crossed_an_enemys_is_not_entered() -> None:
    ours: list[Entry] = ["guard", {"use": "archer", "at": [11, 5]}]
    start = crowd(ours, [{"use": "brawler", "at": [14, 5]}])
    fight = start.fight
    way = going(fight, fight.by_slug("guard"))
    assert field(11, 5) in way.occupied
    assert field(14, 5) in way.blocked
    assert field(10, 5) not in way.occupied
    through = crowd(ours, [{"use": "brawler", "at": [14, 5]}], dice="d20=19 d20=2 d20=3")
    moved = through.play("guard: move path=11,5;12,5")
    assert moved.fighter("guard").at == field(12, 5)
    through.refuses("guard: move path=11,5", reason="occupied")
    through.refuses("guard: move path=11,4;12,5;13,5;14,5", reason="blocked")


@pytest.mark.rule("TAL-RUL-117", "TAL-RUL-70")
def test_a_turn_ends_when_its_owner_says_so_while_a_free_action_is_open() -> None:
    start = meet("guard", "archer", apart=9)
    spent = start.play("guard: move path=11,5", "guard: defensive", "guard: dodge")
    assert (spent.fighter("guard").standard, spent.fighter("guard").extra) == (0, 0)
    assert spent.question.who is not None
    assert spent.question.who.slug == "guard"
    assert "face" in spent.offers()
    turned = spent.play("guard: face how=n")
    assert turned.fighter("guard").facing == 0
    assert turned.play("guard: done").question.who.slug == "archer"  # type: ignore[union-attr]


@pytest.mark.rule("TAL-RUL-117", "TAL-GRP-02")
def test_who_is_held_and_has_nothing_left_is_asked_only_while_he_may_tear_loose() -> None:
    bare = {"use": "brawler", "hands": [], "belt": []}
    grab = meet("guard", bare, dice="d20=2 d20=19").play("brawler: grapple guard", dice="d20=10")
    held = grab.play("guard: nothing", "brawler: done", "guard: dodge")
    spent = held.play("guard: defensive", "guard: silence brawler", dice="d20=1 d20=9 d20=9")
    assert spent.offers() == ["done", "say", "break-free", "cautious"]
