"""States at their edges: cords, sleep, stun, fainting, death."""

import pytest

from fechtbuch.books.tales_and_legends.asking.blow_targets import may_kill
from fechtbuch.books.tales_and_legends.asking.open_verbs import verbs_of
from fechtbuch.books.tales_and_legends.play.sequence import begin_turn, end_turn
from fechtbuch.books.tales_and_legends.rules.basics.prices import STANDARD
from fechtbuch.books.tales_and_legends.rules.basics.states import check_faint, recover_points
from fechtbuch.books.tales_and_legends.rules.defending.defence import unprepared
from fechtbuch.books.tales_and_legends.rules.harm.wounds import lose_life
from fechtbuch.books.tales_and_legends.rules.things.actions import lying_near
from fechtbuch.books.tales_and_legends.rules.things.handling import sleepers
from fechtbuch.engine.fields import field
from tests.tales_and_legends.scenes import Entry, arena, crowd, meet


@pytest.mark.rule("TAL-RUL-84", "TAL-MOV-16")
def test_what_is_dropped_lightens_and_lies_within_a_step() -> None:
    heavy = {"use": "guard", "hands": ["maul"], "belt": []}
    start = meet(heavy, "archer", apart=20)
    assert start.fighter("guard").burden == 1
    dropped = start.play("guard: drop-item maul")
    assert dropped.fighter("guard").burden == 0
    up = dropped.play("guard: pick-up weapon=maul")
    assert up.fighter("guard").burden == 1
    assert not up.fighter("guard").hands[0].both
    fight = dropped.fight
    guard, maul = fight.by_slug("guard"), fight.thing_by_slug("maul", None)
    for x, near in ((10, True), (11, True), (12, False)):
        guard.at = field(x, 5)
        assert (maul in lying_near(fight, guard)) is near
    guard.at = field(10, 5)
    maul.set_up = True
    assert lying_near(fight, guard) == []


@pytest.mark.rule("TAL-RUL-80", "TAL-STA-13", "TAL-STA-02", "TAL-STA-03")
def test_cords_leave_one_unprepared_but_neither_helpless_nor_idle() -> None:
    fight = arena(["guard"], ["archer"])
    guard, archer = fight.fighters
    archer.entangled = "net"
    guard.standard, guard.extra = 2, 1
    assert unprepared(fight, archer, guard) == "TAL-STA-13"
    assert not archer.helpless()
    assert not may_kill(fight, guard, archer, STANDARD)
    assert begin_turn(fight, archer)
    assert {"free", "attack"} <= set(verbs_of(fight, archer))
    assert not {"step", "move", "charge"} & set(verbs_of(fight, archer))
    archer.entangled, archer.bound = "", True
    assert may_kill(fight, guard, archer, STANDARD)


@pytest.mark.rule("TAL-STA-08", "TAL-RUL-83")
def test_the_stunned_miss_as_many_turns_as_their_rounds_and_then_act_again() -> None:
    fight = arena(["guard"], ["archer"], apart=9)
    guard = fight.fighters[0]
    fight.set_field(guard, "stunned", "2")
    assert (guard.prone, guard.hands, guard.helpless()) == (True, [], True)
    for _ in range(2):
        guard.acted = False
        assert not begin_turn(fight, guard)
    guard.acted = False
    assert begin_turn(fight, guard)
    assert (guard.prone, guard.helpless(), guard.standard) == (True, False, 2)
    end_turn(fight, guard)


@pytest.mark.rule("TAL-STA-08", "TAL-WND-06")
def test_the_unconscious_are_woken_by_nobody() -> None:
    fight = arena(["guard", {"use": "archer", "at": [10, 6]}], ["brawler"], apart=9)
    guard, archer, _ = fight.fighters
    archer.standard = 2
    fight.change_state(guard, "unconscious", True, "")
    assert "wake" not in verbs_of(fight, archer)
    fight.change_state(guard, "unconscious", False, "")
    fight.set_field(guard, "stunned", "5")
    assert "wake" in verbs_of(fight, archer)


@pytest.mark.rule("TAL-STA-08")
def test_sleepers_beside_one_may_be_woken_the_unconscious_not() -> None:
    near: Entry = {"use": "guard", "at": [11, 5]}
    far: Entry = {"use": "brawler", "at": [12, 5]}
    fight = arena(["archer", near, far], ["veteran"], apart=20)
    archer, guard, brawler, _ = fight.fighters
    guard.asleep = brawler.asleep = True
    assert sleepers(fight, archer) == [guard]
    guard.asleep, guard.unconscious = False, True
    assert sleepers(fight, archer) == []
    woken = crowd(
        ["archer", {"use": "guard", "at": [10, 6], "states": ["asleep"]}],
        ["brawler"],
        apart=12,
        dice="d20=19 d20=12 d20=7",
    ).play("archer: wake guard")
    assert not woken.fighter("guard").asleep


@pytest.mark.rule("TAL-WND-14", "TAL-RUL-84", "TAL-WND-04", "TAL-STA-08")
def test_who_faints_or_dies_drops_everything_and_who_rests_comes_round() -> None:
    fight = arena(["guard"], ["archer"])
    guard, archer = fight.fighters
    guard.fatigue, guard.dodges = 13, 1
    check_faint(fight, guard)
    assert guard.fainted
    assert guard.prone
    assert guard.hands == []
    assert guard.dodges == 0
    assert not fight.things[0].both
    recover_points(fight, guard)
    assert guard.fainted
    guard.fatigue = 12
    recover_points(fight, guard)
    assert not guard.fainted
    archer.life = 1
    lose_life(fight, archer, 1, guard)
    assert archer.dead
    assert archer.hands == []
    assert guard.dealt == 1


@pytest.mark.rule("TAL-WND-14")
@pytest.mark.parametrize(
    ("over", "dead", "faints"), [(0, False, False), (1, False, True), (1, True, False)]
)
def test_who_faints(over: int, dead: bool, faints: bool) -> None:
    fight = arena(["guard"], ["archer"])
    guard = fight.fighters[0]
    guard.dead = dead
    guard.exhaustion = 3
    guard.fatigue = guard.condition() - 3 + over
    check_faint(fight, guard)
    check_faint(fight, guard)
    assert guard.fainted is faints
    assert len([event for event in fight.events if event.kind == "unconscious"]) == int(faints)
