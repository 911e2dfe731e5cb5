"""Shots and throws at fields, and where they stray."""

import pytest

from fechtbuch.books.tales_and_legends.rules.basics.making_blows import shot_blow
from fechtbuch.books.tales_and_legends.rules.hitting.attack_numbers import attack_tally
from fechtbuch.books.tales_and_legends.rules.shooting.shooting import (
    field_shot,
    general_scatter,
    scattered,
)
from fechtbuch.engine.fields import field
from tests.tales_and_legends.scenes import Entry, arena, crowd, meet

JAVELIN = {"use": "guard", "hands": ["javelin"], "belt": []}


@pytest.mark.rule("TAL-ATK-22")
def test_a_throw_at_a_field_strikes_whoever_stands_there() -> None:
    start = meet(JAVELIN, "veteran", apart=9)
    assert "area" in start.offers("throw weapon=javelin")
    ready = meet("veteran", JAVELIN, apart=9).play("veteran: dodge", "veteran: done")
    # ST 10 + 4; no distance on the roll, no dodge, torso and coverage.
    hit = ready.play("guard: throw javelin special=area field=10,5", dice="d20=2 d6=6")
    assert hit.event("hit").word == "armour"
    assert hit.fighter("veteran").dodges == 1
    assert "distance" not in hit.parts("attack")
    start.refuses("guard: throw javelin special=area field=41,5", reason="too-far")
    empty = start.play("guard: throw javelin special=area field=12,5", dice="d20=2")
    assert empty.happened("hit") == []
    assert empty.fight.thing_by_slug("javelin", None).at == field(12, 5)


@pytest.mark.rule("TAL-ATK-22", "TAL-ATK-23")
def test_a_throw_that_misses_its_field_scatters() -> None:
    near: list[Entry] = ["veteran", {"use": "brawler", "at": [19, 4]}]
    start = crowd([JAVELIN], near, apart=9, dice="d20=19 d20=2 d20=3")
    throw = "guard: throw javelin special=area field=19,5"
    # 12 + 1 - 2 = 11 against 14: short by 3, so one field away at most.
    strays = start.play(throw, dice="2d20=1,2 d10=4 d6=1")
    assert strays.event("scattered").values["to"] == field(19, 4)
    assert strays.event("hit").target == "brawler"
    same = start.play(throw, dice="2d20=1,2 d10=1 d6=1")
    assert same.event("hit").target == "veteran"
    # 12 + 1 - 9 = 4: short by 10, direction, d4 fields, and one more d10.
    wide = start.play(throw, dice="2d20=1,9 d10=2 d4=3 d10=6")
    assert wide.event("scattered").values["to"] == field(21, 5)


BOW = {
    "use": "archer",
    "hands": [{"item": "light-bow", "loaded": True}],
    "quiver": {"short-arrow": 5},
}


@pytest.mark.rule("TAL-ATK-11", "TAL-RUL-37")
@pytest.mark.parametrize(("apart", "face", "hits"), [(4, 2, True), (9, 6, True), (9, 5, False)])
def test_a_field_shot_hits_from_twenty_and_the_metres_on(apart: int, face: int, hits: bool) -> None:
    script = f"d20={face} " + ("d6=1" if hits else "d10=4")
    fight = arena([BOW], ["guard"], apart=apart, script=script)
    archer, guard = fight.fighters
    blow = shot_blow(fight, archer.hands[0])
    assert attack_tally(fight, archer, None, blow).total == 23
    field_shot(fight, archer, guard, blow)
    assert [event.kind for event in fight.events if event.kind in ("field-hit", "scattered")] == [
        "field-hit" if hits else "scattered"
    ]


@pytest.mark.rule("TAL-ATK-12", "TAL-RUL-38")
@pytest.mark.parametrize(("short", "metres"), [(1, 1), (4, 1), (5, 2), (9, 2), (10, 3), (25, 6)])
def test_a_stray_shot_lands_a_metre_off_and_one_more_for_each_five_short(
    short: int, metres: int
) -> None:
    fight = arena(["archer"], ["guard"], apart=10, script="d10=1 d10=10 d10=4")
    archer = fight.fighters[0]
    aim = field(20, 12)
    landing = scattered(fight, archer, aim, short, 60)
    assert fight.grid.distance(aim, landing) == metres


@pytest.mark.rule("TAL-ATK-23")
@pytest.mark.parametrize(
    ("short", "sides"),
    [
        (5, 2), (9, 2), (10, 4), (19, 4), (20, 6), (29, 6), (30, 8), (39, 8), (40, 10), (49, 10),
        (50, 12), (80, 12),
    ],
)  # fmt: skip
def test_the_die_of_the_scatter_grows_with_the_shortfall(short: int, sides: int) -> None:
    fight = arena(["archer"], ["guard"], apart=10, script=f"d10=2 d{sides}=2 d10=1")
    assert general_scatter(fight, fight.fighters[0], field(20, 5), short, 100) == field(22, 5)


@pytest.mark.rule("TAL-ATK-23")
def test_less_than_five_short_is_one_field_off() -> None:
    fight = arena(["archer"], ["guard"], apart=10, script="d10=4")
    assert general_scatter(fight, fight.fighters[0], field(20, 5), 4, 100) == field(20, 4)


@pytest.mark.rule("TAL-ATK-23")
@pytest.mark.parametrize(
    ("short", "sides"), [(5, 2), (9, 2), (10, 4), (19, 4), (20, 6), (30, 8), (40, 10), (50, 12)]
)
def test_the_distance_die_of_a_wide_miss(short: int, sides: int) -> None:
    fight = arena(["archer"], ["guard"], apart=10, script=f"d10=2 d{sides}=2 d10=1")
    assert general_scatter(fight, fight.fighters[0], field(20, 5), short, 100) == field(22, 5)
