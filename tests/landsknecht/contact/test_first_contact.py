"""First contact: distance, lines, surprise (LSK-SEQ-06)."""

from typing import Any

import pytest

from fechtbuch.testing import Situation
from tests.landsknecht.rounds import ambushed, crowd, duel
from tests.landsknecht.scenes import man
from tests.landsknecht.stage import FIRST, Side, asked, side, squares, stage


def lines(*sides: Side, dice: str = "", **scene: Any) -> Situation:
    """A fight without positions."""
    for one in sides:
        for fighter in one["fighters"]:
            del fighter["at"]
    return stage(*sides, scene=scene).play(dice=dice)


@pytest.mark.rule("LSK-SEQ-06")
def test_contact_is_made_at_3d6_times_ten_feet() -> None:
    played = lines(crowd("Ours", 0, 3), crowd("Theirs", 0, 1, "hans"), dice=f"3d6=2,1,1 {FIRST}")
    assert [squares(played, who) for who in ("kurt", "kurt-2", "kurt-3")] == [
        (-1, 0),
        (0, 0),
        (1, 0),
    ]
    assert squares(played, "hans") == (0, 8)
    assert played.story[1].amount == 40


@pytest.mark.rule("LSK-SEQ-06")
def test_contact_is_never_beyond_sight() -> None:
    ours, theirs = crowd("Ours", 0, 1), crowd("Theirs", 0, 1, "hans")
    played = lines(ours, theirs, dice=f"3d6=6,6,6 {FIRST}", sight=60)
    assert squares(played, "hans") == (0, 12)


@pytest.mark.rule("LSK-SEQ-06")
def test_a_stated_distance_is_not_diced() -> None:
    ours, theirs = crowd("Ours", 0, 1), crowd("Theirs", 0, 1, "hans")
    played = lines(ours, theirs, dice=FIRST, distance=35)
    assert squares(played, "hans") == (0, 7)


@pytest.mark.rule("LSK-SEQ-06", "LSK-MOV-08")
def test_a_line_leaves_room_for_large_bodies() -> None:
    """The mudback is three squares wide and two deep; the distance is that of the nearest."""
    ours = side("Ours", man("mudback", 0), man("kurt", 0))
    played = lines(ours, crowd("Theirs", 0, 1, "hans"), dice=FIRST, distance=20)
    fight = played.fight
    assert fight.apart(played.fighter("mudback"), played.fighter("hans")) == 4
    ground = fight.ground_of(played.fighter("mudback"))
    assert played.fighter("kurt").at not in ground
    assert fight.apart(played.fighter("mudback"), played.fighter("kurt")) == 1


@pytest.mark.rule("LSK-SEQ-06")
def test_lines_are_formed_on_the_map() -> None:
    ours, theirs = crowd("Ours", 0, 2), crowd("Theirs", 0, 1, "hans")
    for one in (ours, theirs):
        for fighter in one["fighters"]:
            del fighter["at"]
    rows = ["..#..", ".....", "....."]
    played = stage(ours, theirs, ground={"rows": rows}, scene={"distance": 10}).play(dice=FIRST)
    assert [squares(played, who) for who in ("kurt", "kurt-2")] == [(1, 0), (2, 0)]
    assert squares(played, "hans") == (1, 2)  # (2, 2) is a wall


@pytest.mark.rule("LSK-SEQ-06", "LSK-MOV-08")
def test_who_finds_a_wall_in_his_place_of_the_line_stands_on_nobody() -> None:
    ours, theirs = crowd("Ours", 0, 2), crowd("Theirs", 0, 1, "hans")
    for one in (ours, theirs):
        for fighter in one["fighters"]:
            del fighter["at"]
    rows = [".....", ".....", "#.###"]
    played = stage(ours, theirs, ground={"rows": rows}, scene={"distance": 10}).play(dice=FIRST)
    assert squares(played, "kurt") == (1, 0)
    assert squares(played, "kurt-2") != (1, 0)


@pytest.mark.rule("LSK-MIS-12", "LSK-SEQ-06")
@pytest.mark.parametrize(("lit", "rolls"), [(True, 0), (False, 1)])
def test_a_lit_match_rules_out_stealth(lit: bool, rolls: int) -> None:
    guns = [{"item": "arquebus", "lit": lit}]
    ours = side("Ours", man("arquebusier", 0, hands=guns), heroes=True)
    theirs = side("Theirs", man("hans", 1))
    begun = stage(ours, theirs, scene={"surprise": ["theirs"], "ambush": ["ours"]})
    played = begun.play(dice="d6=6 " * rolls + FIRST)
    assert len(played.rolls("surprise")) == rolls


@pytest.mark.rule("LSK-SEQ-06")
@pytest.mark.parametrize(
    ("scene", "limit"),
    [
        ({}, 2),
        ({"alert": ["theirs"]}, 1),
        ({"ambush": ["ours"]}, 4),
        ({"ambush": ["ours"], "alert": ["theirs"]}, 3),
    ],
)
def test_surprise_on_two_four_in_an_ambush_one_less_for_the_alert(
    scene: dict[str, Any], limit: int
) -> None:
    begun = ambushed(**scene)
    caught = begun.play(dice=f"d6={limit}")
    assert caught.fighter("hans").surprised
    assert caught.fight.round == 0
    aware = begun.play(dice=f"d6={limit + 1} {FIRST}")
    assert not aware.fighter("hans").surprised
    assert aware.fight.round == 1


@pytest.mark.rule("LSK-SEQ-06")
def test_nobody_dices_for_surprise_unless_the_scene_says_so() -> None:
    assert duel().play(dice=FIRST).rolls("surprise") == []


@pytest.mark.rule("LSK-SEQ-06", "LSK-RUL-43")
def test_a_surprised_side_loses_round_zero_and_nothing_more() -> None:
    played = ambushed().play(
        "kurt: attack hans messer",
        "kurt: nothing",
        "hans: nothing",
        dice=f"d6=1 d20=20 {FIRST} {FIRST}",
    )
    assert asked(played) == ["kurt@turn", "kurt@turn", "hans@turn", "kurt@turn"]
    assert [event.amount for event in played.happened("round")] == [1, 2]


@pytest.mark.rule("LSK-SEQ-06")
def test_the_surprised_are_struck_as_unaware_until_round_one() -> None:
    begun = ambushed().play("kurt: attack hans messer", dice=f"d6=1 d20=20 {FIRST}")
    assert begun.parts("attack")["unaware"] == 2
    later = begun.play("kurt: attack hans messer", "hans: none", dice="d20=20")
    assert "unaware" not in later.parts("attack")


@pytest.mark.rule("LSK-SEQ-06")
def test_whatever_lasts_for_the_round_ends_with_round_zero() -> None:
    begun = stage(
        side("Ours", man("kurt", 0)),
        side("Theirs", man("hans", 9)),
        scene={"surprise": ["theirs"]},
        career_traits=False,
    ).play("kurt: charge hans messer", dice=f"d6=1 d20=20 {FIRST}")
    assert not begun.fighter("kurt").charged
    assert not begun.fighter("kurt").acted


@pytest.mark.rule("LSK-SEQ-06")
def test_a_spell_of_round_zero_works_when_round_one_opens() -> None:
    begun = stage(
        side("Ours", man("marta", 0)),
        side("Theirs", man("hans", 9)),
        scene={"surprise": ["theirs"]},
        career_traits=False,
    )
    played = begun.play(
        "marta: cast spell=magic-missile targets=hans", dice=f"d6=1 3d4=1,1,1 {FIRST}"
    )
    assert played.fighter("hans").wounds == 9
    assert played.fight.round == 1


@pytest.mark.rule("LSK-SEQ-06")
def test_sides_that_are_both_surprised_lose_nothing() -> None:
    begun = stage(
        side("Ours", man("kurt", 0)),
        side("Theirs", man("hans", 1)),
        scene={"surprise": ["ours", "theirs"]},
    )
    played = begun.play(dice=f"d6=1 d6=1 {FIRST}")
    assert played.fight.round == 1
    assert not played.fighter("hans").surprised


@pytest.mark.rule("LSK-SEQ-06")
def test_unsurprised_sides_act_in_roster_order_in_round_zero() -> None:
    begun = stage(
        side("Kurt", man("kurt", 0)),
        side("Hans", man("hans", 1)),
        side("Ilse", man("ilse", 5)),
        scene={"surprise": ["hans"]},
        career_traits=False,
    )
    played = begun.play("kurt: nothing", "ilse: nothing", dice="d6=2 d6=3 d6=2 d6=1")
    assert asked(played)[:2] == ["kurt@turn", "ilse@turn"]
    assert played.fight.round == 1


@pytest.mark.rule("LSK-SEQ-06")
def test_friends_of_the_surprised_get_no_free_action() -> None:
    begun = stage(
        side("Kurt", man("kurt", 0)),
        side("Hans", man("hans", 1), friends="ilse"),
        side("Ilse", man("ilse", 5)),
        scene={"surprise": ["hans"]},
        career_traits=False,
    )
    played = begun.play("kurt: nothing", dice="d6=2 d6=3 d6=2 d6=1")
    assert played.fight.round == 1


@pytest.mark.rule("LSK-SEQ-06", "LSK-WPN-06")
def test_a_surprised_mercenary_may_draw_a_weapon_and_nothing_else() -> None:
    begun = stage(
        side("Ours", man("kurt", 0)),
        side("Theirs", man("hans", 1)),
        scene={"surprise": ["theirs"]},
    ).play(dice="d6=1")
    assert begun.question.id.endswith("surprised-draw-hans")
    drawn = begun.play("hans: draw item=dagger-2")
    assert [thing.key for thing in drawn.fighter("hans").hands] == ["dagger"]
    assert drawn.fighter("hans").surprised
    assert drawn.play("kurt: nothing", dice=FIRST).fight.round == 1


@pytest.mark.rule("LSK-WPN-06")
def test_a_surprised_mercenary_need_not_draw() -> None:
    begun = stage(
        side("Ours", man("kurt", 0)),
        side("Theirs", man("hans", 1)),
        scene={"surprise": ["theirs"]},
    ).play(dice="d6=1")
    before = [thing.slug for thing in begun.fighter("hans").hands]
    kept = begun.play("hans: nothing")
    assert [thing.slug for thing in kept.fighter("hans").hands] == before
    assert kept.question.id.endswith("turn-kurt")


@pytest.mark.rule("LSK-WPN-06", "LSK-SEQ-09")
def test_a_surprised_mercenary_with_nothing_at_the_belt_is_not_asked() -> None:
    begun = stage(
        side("Ours", man("kurt", 0)),
        side("Theirs", man("hans", 1, belt=[], pack=["dagger"])),
        scene={"surprise": ["theirs"]},
    )
    assert asked(begun.play("kurt: nothing", dice=f"d6=1 {FIRST}"))[0] == "kurt@turn"


@pytest.mark.rule("LSK-WPN-06")
def test_a_mercenary_who_has_surrendered_draws_nothing() -> None:
    begun = stage(
        side("Ours", man("kurt", 0)),
        side("Theirs", man("hans", 1, 0, "surrendered"), man("hans", 2, 0, "asleep")),
        scene={"surprise": ["theirs"]},
    )
    assert begun.play(dice="d6=1").question.id.endswith("turn-kurt")
