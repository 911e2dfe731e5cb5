"""Movement: rates, reach, squares, run-ups, the way that belongs to an action (4.2)."""

from typing import Any

import pytest

from fechtbuch.books.landsknecht.rules.basics.circumstances import engaged
from fechtbuch.engine.choices import parse_words
from fechtbuch.testing import Situation
from tests.landsknecht.scenes import man
from tests.landsknecht.stage import FIRST, OPEN, facing, line, side, squares, stage


def slots(played: Situation, said: str) -> list[str]:
    """The names of all slots of a choice, filled with what is said, else with defaults."""
    wanted = parse_words(said)
    filled: dict[str, str] = {}
    while True:
        slot = played.question.slot(filled)
        if slot is None:
            return list(filled)[1:]
        value = wanted.get(slot.name, slot.default)
        assert value is not None, slot.name
        filled[slot.name] = value


# LSK-MOV-01, -03, -05: how far.


@pytest.mark.rule("LSK-MOV-01", "LSK-MOV-05")
def test_a_walk_covers_the_combat_move_and_a_run_the_running_move() -> None:
    begun = facing(man("hans", 50))
    walked = begun.play("kurt: move path=" + line(-1, -8))
    assert squares(walked, "kurt") == (-8, 0)
    begun.refuses("kurt: move path=" + line(-1, -9), reason="too-far")
    ran = begun.play("kurt: run path=" + line(-1, -24))
    assert squares(ran, "kurt") == (-24, 0)
    begun.refuses("kurt: run path=" + line(-1, -25), reason="too-far")


@pytest.mark.rule("LSK-MOV-01")
def test_one_mode_of_moving_is_chosen_for_the_whole_round() -> None:
    begun = facing(man("hans", 50))
    assert slots(begun, "run") == ["path"]
    assert slots(begun, "move") == ["path", "item"]  # a weapon may be drawn on the way
    assert begun.play("kurt: run path=1,0").question.id.endswith("turn-hans")


@pytest.mark.rule("LSK-MOV-03")
def test_whoever_walks_may_strike_and_whoever_runs_may_only_charge() -> None:
    near, far = facing(man("hans", 9)), facing(man("hans", 10))
    assert {"attack", "charge"} <= set(near.offers())
    assert "attack" not in far.offers()
    assert "charge" in far.offers()


@pytest.mark.rule("LSK-MOV-05")
@pytest.mark.parametrize(
    ("points", "rate", "walk"), [(0, 120, 40), (1, 120, 40), (2, 90, 30), (3, 60, 20), (4, 30, 10)]
)
def test_points_of_encumbrance_slow_down(points: int, rate: int, walk: int) -> None:
    begun = facing(man("hans", 50), pack=["strongbox"] * points)
    kurt = begun.fighter("kurt")
    assert (kurt.rate, kurt.combat_move(), kurt.running_move()) == (rate, walk, rate)
    end = -walk // 5
    assert squares(begun.play("kurt: move path=" + line(-1, end)), "kurt") == (end, 0)
    begun.refuses("kurt: move path=" + line(-1, end - 1), reason="too-far")


@pytest.mark.rule("LSK-MOV-05", "LSK-MOV-04")
def test_the_overloaded_neither_move_nor_charge_nor_flee() -> None:
    begun = facing(man("hans", 9), pack=["strongbox"] * 5)
    assert not {"move", "run", "charge", "flee"} & set(begun.offers())


# LSK-MOV-06: encumbrance.


@pytest.mark.rule("LSK-MOV-06", "LSK-RUL-39")
@pytest.mark.parametrize(
    ("changes", "points"),
    [
        ({}, 0),
        ({"armour": "wams"}, 0),
        ({"armour": "chainmail"}, 1),
        ({"armour": "three-quarter-armour"}, 2),
        ({"armour": "full-plate"}, 2),
        ({"pack": ["rope", "rope"]}, 0),
        ({"pack": ["rope", "rope", "rope"]}, 1),
        ({"pack": ["rope"] * 8}, 2),
        ({"pack": ["ladder"]}, 1),
        ({"hands": ["halberd"], "pack": ["rope", "rope", "rope"]}, 1),
        ({"shield": "shield"}, 1),
        ({"quiver": {"bolt": 20}, "pack": ["rope"]}, 0),
        ({"quiver": {"bolt": 20}, "pack": ["rope", "rope"]}, 1),
        ({"pack": [{"item": "coins", "count": 100}, "rope"]}, 0),
        ({"pack": [{"item": "coins", "count": 101}, "rope"]}, 1),
    ],
)
def test_what_makes_points_of_encumbrance(changes: dict[str, Any], points: int) -> None:
    """Kurt has a messer in hand and a dagger at the belt: two items."""
    assert facing(man("hans", 50), **changes).fighter("kurt").encumbrance == points


@pytest.mark.rule("LSK-MOV-06")
@pytest.mark.parametrize("traits", [True, False])
def test_a_soldier_bears_one_point_with_ease_whatever_the_switch_says(traits: bool) -> None:
    def ilse(**changes: Any) -> int:
        begun = stage(
            side("Ours", man("ilse", 0, **changes)),
            side("Theirs", man("hans", 9)),
            career_traits=traits,
        )
        return int(begun.fighter("ilse").encumbrance)

    assert ilse() == 1  # brigandine and pike
    assert ilse(armour="none", hands=["short-sword"], belt=[]) == 0


@pytest.mark.rule("LSK-MOV-06")
def test_a_dropped_load_helps_from_the_next_action_on() -> None:
    """Hans lets the halberd fall for his dagger: 30 feet in this Round, 40 in the next."""
    begun = facing(man("kurt", 3, 0, "acted"), who="hans")
    told = "hans: attack target=kurt weapon=dagger path=1,0;2,0 then="
    begun.refuses(told + "1,0;0,0;-1,0;-2,0;-3,0", reason="too-far")
    struck = begun.play(told + "1,0;0,0;-1,0;-2,0", dice=f"d20=20 {FIRST}")
    assert squares(struck, "hans") == (-2, 0)
    struck.play("hans: move path=" + line(-3, -10), steps=0)


@pytest.mark.rule("LSK-MOV-08", "LSK-MOV-10")
def test_the_way_after_the_blow_is_what_the_way_before_it_has_left() -> None:
    """A detour of six squares costs 30 feet, though the blow could be struck after 10."""
    begun = facing(man("hans", 3, 0, "acted"))
    told = "kurt: attack target=hans weapon=messer path=0,1;0,2;1,3;2,3;3,2;3,1 then="
    begun.play(told + "3,2;3,3", dice="d20=20", steps=0)
    begun.refuses(told + "3,2;3,3;3,4", reason="too-far")
    assert (
        max(
            way.count(";")
            for way in begun.offers(told.removeprefix("kurt: ").removesuffix(" then="))
        )
        == 1
    )


# LSK-MOV-07: reach.


def reaches(who: str, target: dict[str, Any], *others: dict[str, Any], ground: Any = None) -> bool:
    """Whether somebody at 0,0 who may not walk has a target in reach of what he holds."""
    ours = [man(who, 0, pack=["strongbox"] * 5) if who != "ogre" else man(who, 0)]
    theirs = [target]
    for other in others:
        (ours if other.pop("ours", False) else theirs).append(other)
    begun = stage(side("Ours", *ours), side("Theirs", *theirs), ground=ground)
    if len(ours) > 1:
        begun = begun.play(f"ours: next who={who}", dice=FIRST)
    else:
        begun = begun.play(dice=FIRST)
    if who == "ogre":
        begun = begun.play("edict: set fighter=ogre field=rate value=0")
    return "attack" in begun.offers() and target["use"] in begun.offers("attack")


@pytest.mark.rule("LSK-MOV-07")
def test_a_sword_reaches_five_feet_and_a_halberd_ten() -> None:
    assert reaches("kurt", man("ilse", 1, 1))
    assert not reaches("kurt", man("ilse", 2))
    assert reaches("hans", man("ilse", 1))
    assert reaches("hans", man("ilse", 2, 1))
    assert not reaches("hans", man("ilse", 3))
    assert reaches("ogre", man("ilse", 2))
    assert not reaches("ogre", man("ilse", 3))


@pytest.mark.rule("LSK-MOV-07", "LSK-WPN-05")
def test_at_ten_feet_friends_and_the_fallen_between_do_not_matter() -> None:
    assert reaches("hans", man("ilse", 2), {**man("kurt", 1), "ours": True})
    assert reaches("hans", man("ilse", 2), man("kurt", 1, 0, "down"))


@pytest.mark.rule("LSK-MOV-07")
def test_at_ten_feet_a_wall_or_a_standing_enemy_between_bars_the_blow() -> None:
    assert not reaches("hans", man("ilse", 2), man("kurt", 1))
    assert not reaches("hans", man("ilse", 2), ground={"bounds": [-2, -2, 9, 2], "walls": [[1, 0]]})


@pytest.mark.rule("LSK-MOV-07", "LSK-MOV-09")
def test_the_square_between_is_step_one_of_the_line() -> None:
    """From 0,0 to 2,1 the line passes 1,1: half a square rounds away from zero."""
    assert not reaches("hans", man("ilse", 2, 1), man("kurt", 1, 1))
    assert reaches("hans", man("ilse", 2, 1), man("kurt", 1, 0))


@pytest.mark.rule("LSK-MOV-07")
def test_two_standing_enemies_are_engaged_if_one_has_the_other_in_reach() -> None:
    begun = facing(man("hans", 2), man("bertha", 0, 2), man("ilse", 0, 1, "down"))
    kurt = begun.fighter("kurt")
    assert engaged(begun.fight, kurt, begun.fighter("hans"))  # the halberd reaches
    assert not engaged(begun.fight, kurt, begun.fighter("bertha"))
    assert not engaged(begun.fight, kurt, begun.fighter("ilse"))
    assert not engaged(begun.fight, begun.fighter("hans"), begun.fighter("bertha"))


# LSK-MOV-08: squares.


@pytest.mark.rule("LSK-MOV-08")
def test_every_step_costs_five_feet_diagonal_ones_too() -> None:
    begun = facing(man("hans", 50))
    way = ";".join(f"{n},{n}" for n in range(1, 9))
    assert squares(begun.play("kurt: move path=" + way), "kurt") == (8, 8)
    assert begun.fight.apart(begun.fighter("kurt"), begun.fighter("hans")) == 50


@pytest.mark.rule("LSK-MOV-08")
def test_a_friend_may_be_passed_but_his_square_is_his() -> None:
    begun = stage(
        side("Ours", man("kurt", 0), man("bertha", 1)), side("Theirs", man("hans", 50)), ground=OPEN
    ).play("ours: next who=kurt", dice=FIRST)
    assert squares(begun.play("kurt: move path=1,0;2,0"), "kurt") == (2, 0)
    begun.refuses("kurt: move path=1,0", reason="occupied")


@pytest.mark.rule("LSK-MOV-08")
def test_a_standing_enemy_bars_the_way_and_the_fallen_slow_it() -> None:
    begun = facing(man("hans", 1, 0, "acted"), man("ilse", 1, 1, "down"))
    begun.refuses("kurt: move path=1,0;2,0", reason="blocked")
    begun.play("kurt: move path=1,1;2,1;3,1;4,1;5,1;6,1;7,1", steps=0)
    begun.refuses("kurt: move path=1,1;2,1;3,1;4,1;5,1;6,1;7,1;8,1", reason="too-far")


@pytest.mark.rule("LSK-MOV-08")
def test_difficult_ground_costs_ten_feet() -> None:
    begun = stage(
        side("Ours", man("kurt", 0)),
        side("Theirs", man("hans", 20)),
        ground={"bounds": [0, 0, 20, 3], "difficult": [[1, 0, 20, 0]]},
    ).play(dice=FIRST)
    assert squares(begun.play("kurt: move path=" + line(1, 4)), "kurt") == (4, 0)
    begun.refuses("kurt: move path=" + line(1, 5), reason="too-far")


@pytest.mark.rule("LSK-MOV-08")
def test_walls_are_not_entered_and_two_of_them_leave_no_gap() -> None:
    def walled(*walls: list[int]) -> Situation:
        return stage(
            side("Ours", man("kurt", 0)),
            side("Theirs", man("hans", 20)),
            ground={"bounds": [-1, 0, 20, 3], "walls": list(walls)},
        ).play(dice=FIRST)

    walled([1, 0]).refuses("kurt: move path=1,0", reason="wall")
    walled([1, 0], [0, 1]).refuses("kurt: move path=1,1;2,1", reason="between-walls")
    assert squares(walled([1, 0]).play("kurt: move path=1,1"), "kurt") == (1, 1)


@pytest.mark.rule("LSK-MOV-08")
def test_of_a_gargantuan_body_the_nearest_square_is_measured() -> None:
    """The mudback lies on 5,0 to 7,1; fallen, its whole ground is slow."""
    begun = facing(man("mudback", 5))
    mudback = begun.fighter("mudback")
    assert begun.fight.apart(begun.fighter("kurt"), mudback) == 5
    begun.refuses("kurt: move path=1,1;2,1;3,1;4,1;5,1", reason="blocked")
    fallen = facing(man("mudback", 5, 0, "down"), man("hans", 50))
    fallen.play("kurt: move path=1,1;2,1;3,1;4,1;5,1;6,1", steps=0)
    fallen.refuses("kurt: move path=1,1;2,1;3,1;4,1;5,1;6,1;7,1", reason="too-far")


@pytest.mark.rule("LSK-MOV-08")
def test_a_rider_and_his_mount_share_a_square_and_move_together() -> None:
    begun = stage(side("Ours", man("ulrich", 0)), side("Theirs", man("hans", 50)), ground=OPEN)
    moved = begun.play("ulrich: move path=" + line(-1, -16), dice=FIRST)
    assert squares(moved, "ulrich") == squares(moved, "warhorse") == (-16, 0)


# LSK-MOV-04, -09: run-ups.


@pytest.mark.rule("LSK-MOV-04")
def test_a_run_up_is_at_least_half_the_combat_move() -> None:
    """Four squares for Kurt, three for Hans, who bears more."""

    def in_a_passage(who: str, foe: str, x: int) -> Situation:
        ground = {"bounds": [0, 0, 30, 0]}
        begun = stage(side("Ours", man(who, 0)), side("Theirs", man(foe, x)), ground=ground)
        return begun.play(dice=FIRST)

    assert "charge" not in in_a_passage("kurt", "hans", 4).offers()
    assert in_a_passage("kurt", "hans", 5).offers("charge target=hans weapon=messer") == [
        line(1, 4)
    ]
    assert "charge" not in in_a_passage("hans", "kurt", 3).offers()
    ways = in_a_passage("hans", "kurt", 5).offers("charge target=kurt weapon=halberd")
    assert ways == [line(1, 3), line(1, 4)]


@pytest.mark.rule("LSK-MOV-04")
def test_a_run_up_is_at_most_the_running_move() -> None:
    assert line(1, 24) in facing(man("hans", 25)).offers("charge target=hans weapon=messer")
    assert "charge" not in facing(man("hans", 26)).offers()


@pytest.mark.rule("LSK-MOV-04")
def test_a_bend_spoils_a_charge() -> None:
    begun = facing(man("hans", 9))
    told = "kurt: charge target=hans weapon=messer path="
    begun.refuses(told + "1,1;2,1;3,1;4,1;5,1;6,0;7,0;8,0", reason="path-not-straight")


@pytest.mark.rule("LSK-MOV-04")
def test_missile_weapons_are_not_for_charging() -> None:
    begun = facing(man("hans", 9), who="anselm")
    assert "heavy-crossbow" not in begun.offers("charge target=hans")


@pytest.mark.rule("LSK-MOV-09")
def test_a_charge_follows_the_line_halves_away_from_zero() -> None:
    begun = facing(man("hans", 7, 3))
    ways = begun.offers("charge target=hans weapon=messer")
    assert "1,1;2,1;3,2;4,2;5,3;6,3" in ways  # from 0,0 to 6,3
    down = facing(man("hans", -7, -3)).offers("charge target=hans weapon=messer")
    assert "-1,-1;-2,-1;-3,-2;-4,-2;-5,-3;-6,-3" in down


@pytest.mark.rule("LSK-MOV-09")
@pytest.mark.parametrize("thing", ["wall", "difficult", "friend", "enemy", "fallen", "surrendered"])
def test_anything_on_the_line_is_an_obstacle(thing: str) -> None:
    ours, theirs = [man("kurt", 0)], [man("hans", 9)]
    ground: dict[str, Any] = {"bounds": [0, 0, 20, 0]}
    if thing == "wall":
        ground["chasms"] = [[4, 0]]
    elif thing == "difficult":
        ground["difficult"] = [[4, 0]]
    elif thing == "friend":
        ours.append(man("bertha", 4))
    elif thing == "enemy":
        theirs.append(man("ilse", 4))
    else:
        theirs.append(man("ilse", 4, 0, "down" if thing == "fallen" else thing))
    begun = stage(side("Ours", *ours), side("Theirs", *theirs), ground=ground).play(
        *(["ours: next who=kurt"] if len(ours) > 1 else []), dice=FIRST
    )
    assert "charge" not in begun.offers() or "hans" not in begun.offers("charge")


@pytest.mark.rule("LSK-MOV-09")
def test_the_first_square_of_the_line_is_no_obstacle() -> None:
    begun = stage(
        side("Ours", man("kurt", 0)),
        side("Theirs", man("hans", 9)),
        ground={"bounds": [0, 0, 20, 0], "difficult": [[0, 0]]},
    ).play(dice=FIRST)
    assert begun.offers("charge target=hans weapon=messer") == [line(1, 8)]


@pytest.mark.rule("LSK-MOV-09", "LSK-MOV-08")
def test_a_gargantuan_charger_needs_room_for_its_whole_body() -> None:
    def charges(*friends: dict[str, Any]) -> bool:
        begun = stage(
            side("Ours", man("mudback", 0), *friends), side("Theirs", man("hans", 12))
        ).play(*(["ours: next who=mudback"] if friends else []), dice=FIRST)
        return "charge" in begun.offers()

    assert charges()
    assert not charges(
        man("kurt", 7, 1), man("bertha", 7, 0), man("ilse", 7, -1), man("kurt", 7, 2)
    )


@pytest.mark.rule("LSK-MOV-04")
def test_a_charger_who_left_the_map_is_no_obstacle() -> None:
    """Bertha stood on the line, but has run off the map."""
    begun = stage(
        side("Ours", man("bertha", 4), man("kurt", 0)),
        side("Theirs", man("hans", 15)),
        ground={"bounds": [0, 0, 20, 0]},
    ).play("ours: next who=bertha", "bertha: flee path= word=leave", dice=FIRST)
    assert "hans" in begun.offers("charge")


# LSK-MOV-10, LSK-RUL-09: the movement that belongs to an action.


@pytest.mark.rule("LSK-MOV-10", "LSK-RUL-09")
@pytest.mark.parametrize(
    ("said", "before", "afterwards"),
    [
        ("move", True, False),
        ("run", True, False),
        ("flee", True, False),
        ("attack", True, True),
        ("attack target=hans weapon=short-sword", True, True),
        ("shoot", True, True),
        ("throw", True, True),
        ("charge", True, False),
        ("wrestle", True, False),
        ("use item=horn", True, True),
        ("pick-up", True, True),
        ("stow", True, True),
        ("take", True, True),
        ("aim", False, False),
        ("load", False, False),
        ("search", False, False),
        ("parry", False, False),
    ],
)
def test_movement_before_and_after_an_act(said: str, before: bool, afterwards: bool) -> None:
    begun = stage(
        side(
            "Ours",
            man(
                "anselm",
                0,
                hands=["light-crossbow"],
                belt=["short-sword", "horn"],
                pouch=["purse"],
            ),
            man("bertha", 0, 2, hands=["club"], belt=[]),
        ),
        side("Theirs", man("hans", 3), man("ilse", 9, 0)),
        ground=OPEN,
        given=("set fighter=anselm field=ws value=3",),
    ).play("ours: next who=anselm", dice=FIRST)
    verb = said.split()[0]
    if verb not in begun.offers():
        begun = other_hands(verb)
    found = slots(begun, said)
    assert ("path" in found, "then" in found) == (before, afterwards)


def other_hands(verb: str) -> Situation:
    """Somebody who can do what Anselm with a loaded crossbow cannot."""
    hands: dict[str, list[Any]] = {
        "load": [{"item": "light-crossbow", "loaded": False}],
        "throw": ["dagger"],
    }
    anselm = man("anselm", 0, hands=hands.get(verb, []), belt=["horn"])
    begun = stage(
        side("Ours", anselm, man("bertha", 0, 2, hands=["club"], belt=[])),
        side("Theirs", man("hans", 3), man("ilse", 9, 0)),
        ground=OPEN,
    ).play("ours: next who=bertha", dice=FIRST)
    if verb == "pick-up":
        begun = begun.play("bertha: drop item=club")
    return begun.play("bertha: nothing")
