"""Movement (4.2)."""

import pytest

from fechtbuch.books.tales_and_legends.rules.basics.load import reckon, speed
from fechtbuch.books.tales_and_legends.rules.basics.prices import stand_price
from fechtbuch.books.tales_and_legends.rules.basics.ways import metres
from fechtbuch.books.tales_and_legends.rules.defending.defence import physical_defence
from fechtbuch.books.tales_and_legends.rules.harm.falling import fall_damage, metres_softened
from fechtbuch.books.tales_and_legends.rules.moving.leaping import (
    high_jump_gain,
    high_jump_tenths,
    jump_gain,
    long_jump,
)
from fechtbuch.books.tales_and_legends.rules.moving.movement import running_bonus
from fechtbuch.engine.fields import field
from tests.tales_and_legends.scenes import Entry, arena, crowd, defence_parts, meet


def way(start: int, steps: int, y: int = 5, by: int = 1) -> str:
    return ";".join(f"{start + by * step},{y}" for step in range(1, steps + 1))


@pytest.mark.rule("TAL-MOV-01")
def test_one_free_step_in_a_turn_without_other_movement() -> None:
    start = meet("guard", "archer", apart=9)
    stepped = start.play("guard: step path=11,5")
    assert stepped.fighter("guard").standard == 2
    assert not {"step", "half", "move", "fast", "run", "charge"} & set(stepped.offers())
    moved = start.play("guard: half path=11,5")
    assert "step" not in moved.offers()
    start.refuses("guard: step path=11,5;12,5", reason="too-far")


@pytest.mark.rule("TAL-MOV-02", "TAL-MOV-03", "TAL-MOV-04", "TAL-MOV-05", "TAL-RUL-58")
@pytest.mark.parametrize(
    ("verb", "far", "left", "bonus"),
    [
        ("half", 3, (2, 0), 0),
        ("move", 6, (1, 1), 0),
        ("fast", 18, (0, 1), 6),
        ("run", 36, (0, 0), 12),
    ],
)
def test_distance_price_and_bonus_of_each_movement(
    verb: str, far: int, left: tuple[int, int], bonus: int
) -> None:
    start = meet("guard", "archer", apart=45)
    start.refuses(f"guard: {verb} path={way(10, far + 1)}", reason="too-far")
    moved = start.play(f"guard: {verb} path={way(10, far)}")
    guard = moved.fighter("guard")
    assert guard.at == field(10 + far, 5)
    assert (guard.standard, guard.extra) == left
    assert guard.run_bonus == bonus


@pytest.mark.rule("TAL-MOV-04", "TAL-MOV-06", "TAL-RUL-70")
def test_the_bonus_helps_but_not_against_whom_one_ran_at_nor_unprepared() -> None:
    fight = arena(["guard"], ["archer", {"use": "brawler", "at": [12, 15]}], apart=30)
    guard, archer, brawler = fight.fighters
    guard.at = field(20, 5)
    running_bonus(fight, guard, field(10, 5), guard.at, 1)
    guard.facing = 2
    assert physical_defence(fight, guard, archer, False, "").total == 22
    guard.facing = fight.bearing(guard, brawler)
    assert physical_defence(fight, guard, brawler, False, "").total == 28
    assert physical_defence(fight, guard, brawler, False, "TAL-ATK-06").total == 10


@pytest.mark.rule("TAL-MOV-07", "TAL-RUL-26")
def test_ramming_on_the_run_is_free_bare_handed_and_once() -> None:
    start = meet({"use": "brawler", "hands": []}, "guard", apart=6)
    ram = start.play(
        f"brawler: fast target=guard how=overthrow path={way(10, 8)}",
        dice="d20=10 d20=10 d20=5",
    )
    assert ram.tally("attack").total == 25
    assert ram.fighter("guard").prone
    assert ram.fighter("brawler").at == field(18, 5)
    lost = start.play(
        f"brawler: fast target=guard how=overthrow path={way(10, 8)}", dice="2d20=1,15"
    )
    assert lost.fighter("brawler").at == field(15, 5)


@pytest.mark.rule("TAL-MOV-08", "TAL-MOV-09", "TAL-MOV-10")
def test_crawling_standing_and_dropping() -> None:
    start = meet("guard", "archer", apart=9).play("guard: drop")
    assert start.fighter("guard").prone
    assert start.fighter("guard").extra == 0
    assert not {"move", "half", "charge", "step"} & set(start.offers())
    crawled = start.play(f"guard: crawl path={way(10, 3)}")
    assert crawled.fighter("guard").prone
    assert crawled.fighter("guard").standard == 0
    stood = start.play(f"guard: stand path={way(10, 3)}")
    assert not stood.fighter("guard").prone
    assert stood.fighter("guard").standard == 1
    assert stood.fighter("guard").at == field(13, 5)


@pytest.mark.rule("TAL-MOV-11", "TAL-RUL-69")
def test_jumps_by_speed_run_up_and_acrobatics() -> None:
    assert (long_jump(6, True), long_jump(6, False)) == (3, 2)
    assert (high_jump_tenths(6, True), high_jump_tenths(6, False)) == (12, 6)
    results = (19, 20, 25, 30, 40, 50)
    assert [jump_gain(result) for result in results] == [0, 1, 2, 3, 4, 5]
    assert [high_jump_gain(result) for result in results] == [0, 0, 5, 10, 10, 15]


CHASM = {"bounds": [0, 0, 60, 20], "chasms": [[12, 0, 13, 20]]}


@pytest.mark.rule("TAL-MOV-11", "TAL-RUL-69")
def test_a_jump_is_part_of_a_move_and_crosses_a_chasm() -> None:
    start = meet("guard", "archer", apart=20, map=CHASM)
    over = start.play(f"guard: jump how=standing path={way(10, 4)}", dice="d20=13")
    assert over.fighter("guard").at == field(14, 5)
    assert (over.fighter("guard").standard, over.fighter("guard").extra) == (1, 1)
    assert "step" not in over.offers()
    short = start.play(f"guard: jump how=standing path={way(10, 4)}", dice="d20=12")
    assert short.fighter("guard").at == field(11, 5)
    # A run-up of 2 m and the jump share the 6 m of the move.
    near = meet({"use": "guard", "at": [9, 5]}, "archer", apart=20, map=CHASM)
    assert f"{way(9, 5)}" in near.offers("jump how=running")
    assert f"{way(9, 6)}" in near.offers("jump how=running")
    assert f"{way(9, 7)}" not in near.offers("jump how=running")
    far = near.play(f"guard: jump how=running path={way(9, 5)}", dice="2d20=1,9")
    assert far.fighter("guard").at == field(14, 5)


@pytest.mark.rule("TAL-MOV-11", "TAL-RUL-64", "TAL-RUL-71")
def test_who_jumps_past_a_held_blow_is_met_in_the_air() -> None:
    start = meet({"use": "veteran", "at": [13, 6]}, {"use": "guard", "at": [11, 5]})
    ready = start.play("veteran: prepare weapon=long-sword special=", "veteran: done")
    leap = f"guard: jump how=standing path={way(11, 4)}"
    past = ready.play(leap, dice="d20=13 2d20=1,19")
    assert past.fighter("guard").at == field(15, 5)
    assert past.fighter("veteran").prepared == []
    bare = meet({**BARE_HANDS, "at": [13, 6]}, {"use": "guard", "at": [11, 5]})
    held = bare.play("brawler: prepare bare-hands special=grab", "brawler: done")
    caught = held.play(leap, "guard: nothing", dice="d20=13 d20=9")
    assert caught.fighter("guard").at == field(12, 5)
    assert caught.event("stopped").actor == "guard"


@pytest.mark.rule("TAL-MOV-11", "TAL-RUL-119")
def test_who_is_struck_out_of_the_air_lies_on_the_nearest_free_field() -> None:
    start = meet({"use": "veteran", "at": [14, 6]}, {"use": "guard", "at": [11, 5]}, map=CHASM)
    ready = start.play("veteran: prepare bare-hands special=overthrow", "veteran: done")
    down = ready.play(
        f"guard: jump how=standing path={way(11, 3)}", dice="d20=13 d20=9 d20=19 d20=2"
    )
    guard = down.fighter("guard")
    assert (guard.at, guard.prone) == (field(14, 4), True)
    assert down.happened("put-aside")


LOW_WALL = {
    "bounds": [0, 0, 60, 20],
    "walls": [[13, 0, 13, 20]],
    "elevation": [{"at": [13, 0, 13, 20], "height": 1}],
}


@pytest.mark.rule("TAL-MOV-11", "TAL-RUL-69")
def test_a_low_wall_is_jumped_with_a_run_up_or_skill() -> None:
    start = meet("guard", "archer", apart=20, map=LOW_WALL)
    running = f"guard: jump how=running path={way(10, 4)}"
    over = start.play(running, dice="2d20=1,9")
    assert over.fighter("guard").at == field(14, 5)
    beside = meet({"use": "guard", "at": [12, 5]}, "archer", apart=20, map=LOW_WALL)
    standing = f"guard: jump how=standing path={way(12, 2)}"
    assert beside.play(standing, dice="d20=13").fighter("guard").at == field(14, 5)
    stays = beside.play(standing, dice="d20=12")
    assert stays.fighter("guard").at == field(12, 5)
    assert stays.happened("balks")
    high = {**LOW_WALL, "elevation": [{"at": [13, 0, 13, 20], "height": 3}]}
    assert way(10, 4) not in meet("guard", "archer", apart=20, map=high).offers("jump how=running")


@pytest.mark.rule("TAL-MOV-12", "TAL-MOV-13")
def test_swimming_is_slow_and_athletics_swims_farther() -> None:
    start = meet("guard", "archer", apart=20, scene={"water": "choppy"})
    slow = start.play(f"guard: move path={way(10, 2)}")
    assert slow.rolls("swimming") == []
    failed = start.play(f"guard: move path={way(10, 3)}", dice="d20=19")
    assert failed.fighter("guard").at == field(12, 5)
    assert failed.parts("swimming")["water"] == -10
    fast = start.play(f"guard: move path={way(10, 3)}", dice="3d20=20,20,9")
    assert fast.fighter("guard").at == field(13, 5)
    fight = arena(["guard"], ["archer"], scene={"water": "calm"})
    assert [metres(fight, fight.fighters[0], verb) for verb in ("half", "move", "fast", "run")] == [
        1,
        3,
        6,
        12,
    ]


TOWER = {
    "bounds": [0, 0, 60, 20],
    "walls": [[11, 5]],
    "elevation": [{"at": [11, 5], "height": 3}],
}


@pytest.mark.rule("TAL-MOV-14", "TAL-MOV-15")
def test_climbing_takes_rounds_and_hurry_costs_ten() -> None:
    start = meet("guard", "archer", apart=20, map=TOWER, scene={"climb": 20})
    up = start.play("guard: climb how=slow path=11,5", dice="d20=5")
    assert up.fighter("guard").climbed == 2
    assert up.fighter("guard").standard == 0
    hurry = start.play("guard: climb how=quick path=11,5", dice="d20=14")
    assert hurry.fighter("guard").climbed == 0
    assert hurry.parts("climbing")["hurry"] == -10
    top = start.play("guard: climb how=quick path=11,5", dice="d20=15")
    assert top.fighter("guard").at == field(11, 5)
    second = up.play("guard: done", "archer: done")
    assert (
        second.play("guard: climb how=slow path=11,5", dice="d20=4").fighter("guard").climbed == 2
    )
    there = second.play("guard: climb how=slow path=11,5", dice="d20=5")
    assert there.fighter("guard").at == field(11, 5)
    elsewhere = second.play("guard: dodge", "guard: done", "archer: done")
    assert elsewhere.fighter("guard").climbed == 0
    assert "climb" not in meet("guard", "archer", apart=20, map=TOWER).offers()


@pytest.mark.rule("TAL-MOV-17", "TAL-MOV-18", "TAL-HIT-15")
def test_from_a_wall_one_strikes_down_and_gets_down_with_a_fall() -> None:
    start = meet("guard", "archer", apart=20, map=TOWER, scene={"climb": 20})
    top = start.play(
        "guard: climb how=quick path=11,5", "guard: done", "archer: done", dice="d20=15"
    )
    hard = top.play("guard: step path=12,5", dice="d20=7")
    assert hard.fighter("guard").life == 34 - 4
    assert hard.fighter("guard").prone
    soft = top.play("guard: step path=12,5", dice="d20=18")
    assert soft.fighter("guard").life == 34
    assert not soft.fighter("guard").prone


@pytest.mark.rule("TAL-MOV-11", "TAL-MOV-17", "TAL-MOV-18")
def test_a_jump_from_a_wall_ends_in_a_fall() -> None:
    start = meet("guard", "archer", apart=20, map=TOWER, scene={"climb": 20})
    top = start.play(
        "guard: climb how=quick path=11,5", "guard: done", "archer: done", dice="d20=15"
    )
    hard = top.play("guard: jump how=standing path=12,5;13,5", dice="d20=7 d20=7").fighter("guard")
    assert (hard.at, hard.life, hard.prone) == (field(13, 5), 34 - 4, True)


@pytest.mark.rule("TAL-MOV-16")
def test_load_lowers_tests_defence_and_speed_row_by_row() -> None:
    fight = arena(["guard"], ["archer"])
    guard, archer = fight.fighters
    rows = []
    for load in (6, 4, 3, 2, 1):
        guard.block.load = load
        reckon(fight, guard)
        rows.append(
            (
                guard.burden,
                physical_defence(fight, guard, archer, True, "").total,
                speed(fight, guard),
            )
        )
    assert rows == [(0, 22, 6), (1, 21, 6), (1, 21, 6), (2, 20, 5), (5, 10, 1)]
    assert guard.exhaustion == 1
    assert stand_price(guard) is None
    guard.burden = 3
    assert speed(fight, guard) == 3
    price = stand_price(guard)
    assert price is not None
    assert price.standard == 2
    start = meet({"use": "knight", "mount": None}, "archer", apart=9)
    assert start.play("knight: ignore-load").fighter("knight").fatigue == 1


@pytest.mark.rule("TAL-MOV-17", "TAL-MOV-18")
def test_falls_square_half_the_height_and_acrobatics_takes_metres_off() -> None:
    assert [fall_damage(height) for height in (1, 2, 3, 5, 8)] == [1, 1, 4, 9, 16]
    assert [metres_softened(result) for result in (19, 20, 25, 30, 40, 50)] == [0, 1, 2, 3, 4, 5]


@pytest.mark.rule("TAL-RUL-88")
def test_leaving_reach_and_striking_while_prone_change_nothing() -> None:
    start = meet("guard", "veteran").play(
        "guard: drop", "guard: attack veteran short-spear", dice="d20=3"
    )
    assert set(start.parts("attack")) == {"polearm"}
    away = meet("guard", "veteran").play("guard: move path=9,5;8,5")
    assert away.rolls() == []
    assert defence_parts(start) == {"defence": 10, "reflex": 16}


SWIMS = [("half", 1, 45), ("move", 3, 50), ("fast", 6, 50), ("run", 12, 60)]


@pytest.mark.rule("TAL-MOV-13", "TAL-MOV-12")
@pytest.mark.parametrize(("verb", "far", "difficulty"), SWIMS)
def test_difficulties_and_distances_of_swimming(verb: str, far: int, difficulty: int) -> None:
    start = meet("guard", "archer", apart=20, scene={"water": "calm"})
    normal = {"half": 0, "move": 2, "fast": 3, "run": 6}[verb]
    tried = start.play(f"guard: {verb} path={way(10, far)}", dice="d20=3")
    assert tried.event("tested").amount == difficulty
    assert tried.fighter("guard").at == field(10 + normal, 5)
    if normal:
        assert start.play(f"guard: {verb} path={way(10, normal)}").rolls() == []
    start.refuses(f"guard: {verb} path={way(10, far + 1)}", reason="too-far")


@pytest.mark.rule("TAL-RUL-70", "TAL-MOV-06", "TAL-RUL-87")
def test_whom_a_run_led_to_and_from() -> None:
    fight = arena(
        ["guard"],
        ["archer", {"use": "brawler", "at": [5, 5]}, {"use": "veteran", "at": [15, 15]}],
        apart=30,
    )
    guard = fight.fighters[0]
    guard.at = field(20, 5)
    running_bonus(fight, guard, field(10, 5), guard.at, 2)
    assert guard.run_bonus == 12
    assert guard.ran_at == [1]
    assert guard.ran_from == [2]


@pytest.mark.rule("TAL-RUL-85", "TAL-ATK-02")
def test_the_free_step_follows_a_dodging_target_of_a_multiple_attack() -> None:
    ready = meet("guard", "veteran", dice="d20=19 d20=2").play("guard: dodge", "guard: done")
    hit = ready.play("veteran: attack long-sword special=multiple target=guard", dice="d20=5")
    away = hit.play("guard: dodge", dice="2d20=20,9")
    asked = away.play("guard: go field=9,5")
    followed = asked.play("veteran: go field=10,5", dice="2d20=1,9 2d20=1,9")
    assert followed.fighter("veteran").at == field(10, 5)
    assert followed.fighter("veteran").stepped
    assert len(followed.rolls("attack")) == 2


@pytest.mark.rule("TAL-RUL-104", "TAL-RUL-85")
def test_the_step_of_a_multiple_attack_is_asked_for_and_staying_goes_without_saying() -> None:
    ready = meet("guard", "veteran", dice="d20=19 d20=2").play("guard: dodge", "guard: done")
    hit = ready.play("veteran: attack long-sword special=multiple target=guard", dice="d20=5")
    asked = hit.play("guard: dodge", dice="2d20=20,9").play("guard: go field=9,5")
    assert asked.question.kind == "step-between"
    assert asked.question.default().verb == "stay"
    assert asked.offers() == ["stay", "go"]
    assert "10,5" in asked.offers("go")
    assert "11,6" not in asked.offers("go")  # from there the sword does not reach
    stayed = asked.play("veteran: stay")
    assert stayed.fighter("veteran").at == field(11, 5)
    assert stayed.rolls("attack") == []
    assert stayed.fighter("veteran").fatigue == 1  # price and fatigue stay


@pytest.mark.rule("TAL-RUL-64", "TAL-ATK-09")
def test_a_prepared_attack_waits_for_its_enemy_and_meets_one_who_is_pushed_into_reach() -> None:
    ours: list[Entry] = ["guard", {**BARE_HANDS, "at": [14, 5]}]
    start = crowd(ours, ["archer", {"use": "veteran", "at": [30, 5]}], apart=3)
    named = start.play("guard: prepare weapon=short-spear target=veteran", "guard: done")
    assert named.fighter("guard").prepared[0].against == 3
    waits = start.play("guard: prepare weapon=short-spear", "guard: done")
    push = "brawler: attack bare-hands special=push target=archer"
    turn = waits.play("veteran: done")
    shoved = turn.play(push, dice="d20=9 d20=19 d20=2 2d20=1,9")
    assert shoved.fighter("archer").at == field(12, 5)
    assert shoved.happened("springs")
    quiet = named.play("veteran: done").play(push, dice="d20=9 d20=19 d20=2")
    assert quiet.happened("springs") == []


BARE_HANDS = {"use": "brawler", "hands": [], "belt": []}


@pytest.mark.rule("TAL-MOV-04", "TAL-MOV-05", "TAL-RUL-113")
@pytest.mark.parametrize(("verb", "times"), [("half", 0), ("move", 0), ("fast", 1), ("run", 2)])
def test_a_fast_move_and_a_run_make_hard_to_hit(verb: str, times: int) -> None:
    gone = meet("guard", "archer", apart=40).play(f"guard: {verb} path={way(10, 3)}")
    guard = gone.fighter("guard")
    assert guard.run_bonus == times * speed(gone.fight, guard)
