"""The tables of wounds, every number of the hundred, and the classes that exact odds make of it."""

from functools import cache
from typing import Any

import pytest

from fechtbuch.books.tales_and_legends.kinds.arms import BODY, HEAD
from fechtbuch.books.tales_and_legends.kinds.skills import ATTRIBUTE_OF, CH, HEALING, IN
from fechtbuch.books.tales_and_legends.rules.basics.checks import skill
from fechtbuch.books.tales_and_legends.rules.harm.recovery import (
    dress,
    dress_scratches,
    recover,
)
from fechtbuch.books.tales_and_legends.rules.harm.wounds import (
    bleed,
    harm,
    head_wound,
    lose_life,
    lose_part,
    torso_wound,
    wounds_of,
)
from fechtbuch.books.tales_and_legends.state.wound import Wound
from fechtbuch.engine.dice import Dice
from tests.changing import changed
from tests.tales_and_legends.scenes import arena, parts_of

Rows = list[tuple[int, str]]

PARTS: Rows = [
    (55, "nose"),
    (60, "left-eye"),
    (65, "right-eye"),
    (70, "left-cheek"),
    (75, "right-cheek"),
    (80, "left-ear"),
    (85, "right-ear"),
    (90, "left-teeth"),
    (95, "right-teeth"),
    (100, "front-teeth"),
]
SECOND: Rows = [(50, "dazed"), *[(most, f"threatened {part}") for most, part in PARTS]]
THIRD: Rows = [
    (40, "stunned"),
    (45, "charisma"),
    (50, "intelligence"),
    *[(most, f"threatened {part}") for most, part in PARTS],
]
FOURTH: Rows = [
    (31, "stunned"),
    (36, "charisma"),
    (41, "intelligence"),
    (44, "lost amnesia"),
    (47, "lost epilepsy"),
    (50, "lost stupor"),
    *[(most, f"lost {part}") for most, part in PARTS],
]
TORSO_THIRD: Rows = [
    (50, "wound"),
    (60, "exhausted"),
    (70, "dazed"),
    (80, "dropped dagger"),
    (90, "dropped baton"),
    (100, "fell"),
]
TORSO_FOURTH: Rows = [
    (5, "lost left-hand"),
    (10, "lost right-hand"),
    (12, "lost genitals"),
    (17, "lost left-leg"),
    (22, "lost right-leg"),
    (27, "lost left-fingers"),
    (32, "lost right-fingers"),
    (37, "lost left-arm"),
    (42, "lost right-arm"),
    (45, "lost heart"),
    (50, "lost left-foot"),
    (55, "lost right-foot"),
    (58, "lost liver"),
    (61, "lost stomach"),
    (100, "wounds"),
]


class TableDice(Dice):
    """The d100 falls as wished, everything after it low; remembers the classes of the d100."""

    def __init__(self, found: int) -> None:
        super().__init__()
        self.found = found
        self.classes: list[int] = []

    def face(self, roller: int, sides: int) -> int:
        """A low face, but no 1 that would be rolled on."""
        self.faces = [2]
        return 2

    def total(self, roller: int, count: int, sides: int, cuts: list[int]) -> int:
        """The number that was wished for."""
        if sides != 100:
            return self.face(roller, sides)
        self.classes = list(cuts)
        self.faces = [self.found]
        return self.found


def struck(zone: int, multiplier: int, found: int) -> tuple[str, list[int]]:
    """What a row of a table does at a number, in a word, and the classes of its die."""
    fight = twin()
    dice = TableDice(found)
    fight.dice = dice
    guard = fight.fighters[0]
    if zone == HEAD:
        head_wound(fight, guard, multiplier, "", 3)
    else:
        torso_wound(fight, guard, multiplier, "")
    return _in_a_word(fight, guard), dice.classes


def _in_a_word(fight: Any, guard: Any) -> str:
    told = {event.kind: event for event in fight.events}
    if "part-threatened" in told:
        return f"threatened {told['part-threatened'].word}"
    if guard.lost:
        return f"lost {guard.lost[0]}"
    if guard.stunned:
        assert guard.stunned == 30  # as many minutes as the damage dealt
        return "stunned"
    if guard.attributes[CH] == 28:
        return "charisma"
    if guard.attributes[IN] == 28:
        return "intelligence"
    if "dropped" in told:
        return f"dropped {told['dropped'].item}"
    if guard.dazed:
        return "dazed"
    if guard.prone:
        return "fell"
    if guard.wounds:
        return "wound" if guard.wounds[0].wounds == 1 else "wounds"
    assert guard.exhaustion == 4
    return "exhausted"


@cache
def guarded() -> Any:
    """A guard whom neither tiredness nor the loss of Life fells."""
    fight = arena(
        [{"use": "guard", "hands": [{"item": "baton", "both": False}, "dagger"], "belt": []}],
        ["archer"],
    )
    guard = fight.fighters[0]
    guard.life = 300
    guard.attributes = [30, 30, 99, 11, 12, 12, 11, 12]
    return fight


def twin() -> Any:
    """The guard's fight anew."""
    return changed(guarded(), {})


@pytest.mark.rule("TAL-WND-09", "TAL-WND-10", "TAL-RUL-53")
@pytest.mark.parametrize(
    ("zone", "multiplier", "rows"),
    [
        (HEAD, 2, SECOND),
        (HEAD, 3, THIRD),
        (HEAD, 4, FOURTH),
        (BODY, 3, TORSO_THIRD),
        (BODY, 4, TORSO_FOURTH),
        (BODY, 5, TORSO_FOURTH),
    ],
)
def test_every_number_of_the_hundred_does_what_its_row_says(
    zone: int, multiplier: int, rows: Rows
) -> None:
    first = 1
    for most, effect in rows:
        for found in {first, first + 1, most - 1, most} & set(range(first, most + 1)):
            done, classes = struck(zone, multiplier, found)
            assert done == effect, found
            # Exact odds take one number for a class: it must not reach into another row.
            above = [cut for cut in classes if cut >= found]
            below = [cut for cut in classes if cut < found]
            assert above[0] <= most, (found, classes)
            assert first == 1 or below[-1] >= first - 1, (found, classes)
        first = most + 1


@pytest.mark.rule("TAL-WND-10", "TAL-WND-11")
@pytest.mark.parametrize(("multiplier", "wounds", "heals"), [(4, 5, ["liver"]), (5, 10, [])])
def test_at_five_the_part_is_destroyed_and_there_are_ten_more_wounds(
    multiplier: int, wounds: int, heals: list[str]
) -> None:
    fight = twin()
    guard = fight.fighters[0]
    fight.dice = TableDice(62)
    torso_wound(fight, guard, multiplier, "")
    assert [(wound.part, wound.wounds) for wound in guard.wounds] == [("torso", wounds)]
    assert (guard.fatigue, guard.exhaustion) == (4, 2 * wounds)
    fight.dice = TableDice(58)
    torso_wound(fight, guard, multiplier, "torso")
    assert (guard.lost, guard.disabled) == (["liver"], heals)


@pytest.mark.rule("TAL-WND-09", "TAL-WND-11")
@pytest.mark.parametrize(("multiplier", "more"), [(1, 0), (2, 0), (3, 0), (4, 0), (5, 10)])
@pytest.mark.parametrize("part", ["", "nose"])
def test_at_five_a_head_wound_has_ten_more(multiplier: int, more: int, part: str) -> None:
    fight = twin()
    guard = fight.fighters[0]
    fight.dice = TableDice(52)
    head_wound(fight, guard, multiplier, part, 3)
    assert sum(wound.wounds for wound in guard.wounds) == more
    assert [wound.part for wound in guard.wounds] == ["head"] * (more > 0)
    assert guard.lost == (["nose"] if multiplier >= 4 else [])
    assert guard.dazed == (1 if multiplier == 1 else 0)


@pytest.mark.rule("TAL-WND-10")
@pytest.mark.parametrize(("prone", "falls"), [(False, True), (True, False)])
def test_who_lies_already_tests_no_balance(prone: bool, falls: bool) -> None:
    fight = twin()
    guard = fight.fighters[0]
    guard.prone = prone
    fight.dice = TableDice(91)
    torso_wound(fight, guard, 3, "")
    assert ("falls" in [event.kind for event in fight.events]) is falls


@pytest.mark.rule("TAL-WND-10")
def test_who_keeps_his_balance_with_thirty_stands() -> None:
    fight = arena(["guard"], ["archer"], script="d100=91 d20=12")
    guard = fight.fighters[0]
    guard.attributes = [30, 30, 99, 11, 30, 30, 11, 30]
    torso_wound(fight, guard, 3, "")
    assert not guard.prone


@pytest.mark.rule("TAL-WND-01", "TAL-WND-02", "TAL-RUL-02", "TAL-RUL-97")
@pytest.mark.parametrize("equal", [False, True])
def test_a_wound_for_each_multiple_of_endurance_that_is_exceeded(equal: bool) -> None:
    fight = arena(["guard"], ["archer"], options={"wound_at_equal": equal})
    reached = 0 if equal else 1
    for times in range(1, 7):
        assert wounds_of(fight, 6 * times + reached, 6) == times
        assert wounds_of(fight, 6 * times + reached - 1, 6) == times - 1
    assert [wounds_of(fight, damage, 6) for damage in (-1, 0, 1)] == [0, 0, 0]
    assert [wounds_of(fight, 9, endurance) for endurance in (0, -1)] == [0, 0]
    assert wounds_of(fight, 3, 1) == (3 if equal else 2)


@pytest.mark.rule("TAL-ITM-18", "TAL-WND-02", "TAL-WND-09", "TAL-HIT-11")
@pytest.mark.parametrize(
    ("zone", "damage", "wounding", "life", "wounds", "parts"),
    [
        (BODY, 6, True, 6, 0, None),
        (BODY, 7, False, 7, 1, {"wounds": 1}),
        (BODY, 7, True, 7, 2, {"wounds": 1, "wounding": 1}),
        (HEAD, 6, True, 6, 0, None),
        (HEAD, 7, False, 14, 1, {"wounds": 1}),
    ],
)
def test_what_a_blow_takes_and_how_its_wounds_are_told(
    zone: int, damage: int, wounding: bool, life: int, wounds: int, parts: dict[str, int] | None
) -> None:
    fight = twin()
    guard, archer = fight.fighters
    harm(fight, guard, damage, zone, "", archer, wounding)
    assert guard.life == 300 - life
    assert (guard.taken, archer.dealt) == (life, life)
    told = {event.kind: event for event in fight.events}
    lost = {"damage": damage, "head-wound": life - damage}
    assert parts_of(told["life-lost"].tally) == {name: n for name, n in lost.items() if n}
    assert (told["life-lost"].amount, told["life-lost"].values) == (life, {"left": 300 - life})
    if parts is None:
        assert "wounded" not in told
    else:
        assert parts_of(told["wounded"].tally) == parts
        assert told["wounded"].amount == wounds
        assert told["wounded"].word == ("head" if zone == HEAD else "torso")
    assert guard.exhaustion == 2 * wounds


@pytest.mark.rule("TAL-HIT-11", "TAL-WND-04")
@pytest.mark.parametrize(("damage", "dead"), [(0, False), (-1, False), (8, True)])
def test_nothing_is_done_to_the_dead_or_by_no_damage(damage: int, dead: bool) -> None:
    fight = twin()
    guard = fight.fighters[0]
    guard.dead = dead
    harm(fight, guard, damage, BODY, "", None, False)
    assert (guard.life, fight.events) == (300, [])


@pytest.mark.rule("TAL-HIT-11", "TAL-WND-04")
def test_who_dies_of_a_blow_has_no_wounds_of_it_any_more() -> None:
    fight = twin()
    guard = fight.fighters[0]
    guard.life = 7
    harm(fight, guard, 7, BODY, "", None, False)
    assert guard.dead
    assert (guard.wounds, guard.exhaustion, guard.fatigue) == ([], 0, 0)


@pytest.mark.rule("TAL-HIT-11", "TAL-WND-14")
def test_wounds_that_exhaust_beyond_condition_make_faint_at_once() -> None:
    fight = twin()
    guard = fight.fighters[0]
    guard.attributes = [30, 30, 3, 11, 12, 12, 11, 12]
    harm(fight, guard, 7, BODY, "", None, False)  # 2 of exhaustion, 2 of fatigue
    assert guard.fainted


@pytest.mark.rule("TAL-WND-04", "TAL-WND-06")
@pytest.mark.parametrize(
    ("left", "dead", "unconscious"),
    [(-1, True, False), (0, True, False), (1, False, True), (9, False, True), (10, False, False)],
)
def test_where_life_is_lost_to(left: int, dead: bool, unconscious: bool) -> None:
    fight = twin()
    guard = fight.fighters[0]
    lose_life(fight, guard, 300 - left, None)
    assert (guard.life, guard.dead, guard.unconscious) == (left, dead, unconscious)


@pytest.mark.rule("TAL-WND-06")
def test_who_is_unconscious_already_does_not_become_so_again() -> None:
    fight = twin()
    guard = fight.fighters[0]
    guard.life, guard.unconscious = 8, True
    lose_life(fight, guard, 1, None)
    assert [event.kind for event in fight.events] == ["life-lost"]


@pytest.mark.rule("TAL-WND-12", "TAL-RUL-96", "TAL-RUL-61")
def test_what_is_disabled_heals_what_is_destroyed_does_not() -> None:
    fight = twin()
    guard = fight.fighters[0]
    lose_part(fight, guard, "liver", "TAL-WND-10", True)
    lose_part(fight, guard, "left-foot", "TAL-WND-10", True)
    assert (guard.lost, guard.disabled) == (["liver", "left-foot"], ["liver", "left-foot"])
    lose_part(fight, guard, "liver", "TAL-WND-10", True)
    assert (guard.lost, guard.disabled) == (["liver", "left-foot"], ["liver", "left-foot"])
    lose_part(fight, guard, "liver", "TAL-WND-10", False)
    assert (guard.lost, guard.disabled) == (["liver", "left-foot"], ["left-foot"])
    lose_part(fight, guard, "nose", "TAL-WND-09", False)
    assert (guard.lost[2:], guard.disabled) == (["nose"], ["left-foot"])
    lose_part(fight, guard, "nose", "TAL-WND-09", True)
    assert guard.disabled == ["left-foot"]


@pytest.mark.rule("TAL-WND-03", "TAL-WND-07")
@pytest.mark.parametrize(
    ("clock", "pressing", "dressed", "loss"),
    [
        (197, False, False, 0),
        (198, False, False, 3),
        (198, True, False, 0),
        (199, True, False, 3),
        (198, False, True, 0),
        (200, False, False, 0),
        (398, False, False, 3),
    ],
)
def test_a_point_for_each_wound_in_every_hundredth_round(
    clock: int, pressing: bool, dressed: bool, loss: int
) -> None:
    fight = twin()
    guard = fight.fighters[0]
    guard.wounds = [Wound("torso", 3, 0, dressed)]
    guard.clock, guard.pressing = clock, pressing
    bleed(fight)
    assert guard.life == 300 - loss
    assert guard.clock == clock + (1 if pressing else 2)
    assert [event.amount for event in fight.events if event.kind == "bleeds"] == [3] * (loss > 0)


@pytest.mark.rule("TAL-WND-03", "TAL-WND-07")
@pytest.mark.parametrize("state", ["dead", "gone", "unhurt"])
def test_the_dead_the_gone_and_the_unhurt_do_not_bleed(state: str) -> None:
    fight = twin()
    guard = fight.fighters[0]
    guard.clock = 198
    if state != "unhurt":
        guard.wounds = [Wound("torso", 3, 0)]
        setattr(guard, state, True)
    bleed(fight)
    assert (guard.life, guard.clock) == (300, 198)


@pytest.mark.rule("TAL-WND-03")
def test_each_wound_bleeds_by_its_own_age() -> None:
    fight = twin()
    guard = fight.fighters[0]
    guard.wounds = [Wound("torso", 1, 0), Wound("head", 2, 10), Wound("torso", 4, 0)]
    guard.clock = 198
    bleed(fight)
    assert guard.life == 295
    guard.clock = 208
    bleed(fight)
    assert guard.life == 293


# Rest.


@pytest.mark.rule("TAL-RUL-105", "TAL-WND-16")
@pytest.mark.parametrize(
    ("life", "wounds", "minutes", "script", "dressed"),
    [
        (0, [], 100, "", True),  # unhurt: no test
        (-1, [Wound("torso", 1, 0)], 100, "", True),  # wounds are dressed by tests of their own
        (-1, [], 9, "", False),
        (-1, [], 10, "d20=10", True),
        (-1, [], 19, "d20=9", False),
        (-1, [], 20, "d20=9 d20=10", True),
    ],
)
def test_who_has_only_scratches_is_dressed_by_one_test_tried_while_there_is_time(
    life: int, wounds: list[Wound], minutes: int, script: str, dressed: bool
) -> None:
    fight = changed(guarded(), {}, script)
    guard = fight.fighters[0]
    guard.life, guard.wounds = guard.block.life + life, wounds
    skilled(fight, guard, 10)
    assert dress_scratches(fight, guard, guard, minutes) is dressed
    fight.dice.finish()


def skilled(fight: Any, healer: Any, value: int) -> None:
    """Give somebody such a healing value."""
    values = list(healer.attributes)
    values[ATTRIBUTE_OF[HEALING]] += value - int(skill(fight, healer, HEALING).total)
    healer.attributes = values


@pytest.mark.rule("TAL-WND-16", "TAL-WND-03", "TAL-ITM-22")
@pytest.mark.parametrize(
    ("wounds", "brittle", "minutes", "short", "dressed", "left"),
    [
        (1, False, 20, 0, True, 0),
        (1, False, 20, 1, False, 0),
        (1, False, 19, 0, False, 19),
        (3, False, 65, 0, True, 5),
        (3, False, 59, 0, False, 59),
        (1, True, 20, 0, True, 0),
    ],
)
def test_a_hit_is_dressed_in_twenty_minutes_a_wound(
    wounds: int, brittle: bool, minutes: int, short: int, dressed: bool, left: int
) -> None:
    fight = changed(guarded(), {}, "d20=10")
    guard = fight.fighters[0]
    guard.wounds = [Wound("torso", wounds, 0, False, brittle)]
    difficulty = 50 if brittle else 10 + 10 * wounds
    skilled(fight, guard, difficulty - 10 - short)
    assert dress(fight, guard, guard, minutes) == left
    assert guard.wounds[0].dressed is dressed
    tried = left != minutes
    assert guard.life == 300 - (2 * wounds * wounds if tried else 0)  # it bleeds meanwhile


@pytest.mark.rule("TAL-WND-15", "TAL-WND-16", "TAL-RUL-105")
@pytest.mark.parametrize(("face", "regained"), [(2, False), (10, True)])
def test_only_the_dressed_regain_life_in_a_day(face: int, regained: bool) -> None:
    fight = changed(guarded(), {}, " ".join([f"d20={face}"] * (1 if regained else 144)))
    guard = fight.fighters[0]
    guard.life = guard.block.life - 9
    skilled(fight, guard, 10)
    fight.fighters[1].gone = True
    recover(fight, guard, "day")
    assert (guard.life > guard.block.life - 9) is regained
