"""Movement on hexes, reach, slams and knockback (GUR-MOV)."""

from typing import Any

import pytest

from fechtbuch.books.gurps.kinds.terms import (
    ALL_OUT_ATTACK,
    ATTACK,
    DETERMINED,
    LYING,
    STANDING,
    TORSO,
)
from fechtbuch.books.gurps.mind.policy import GurpsPolicy
from fechtbuch.books.gurps.rules.defending.defences import shield_blocks, weapon_parries
from fechtbuch.books.gurps.rules.harm.damage import collision, hurt
from fechtbuch.books.gurps.rules.hitting.ranged import ranged_score
from fechtbuch.books.gurps.rules.hitting.to_hit import melee_score
from fechtbuch.books.gurps.rules.moving.facing_and_reach import arc_of
from fechtbuch.books.gurps.rules.moving.movement import (
    facing_costs,
    facings,
    full_points,
    least_cost,
    sprint_points,
)
from fechtbuch.books.gurps.rules.moving.step_question import StepQuestion
from fechtbuch.books.gurps.rules.things.turn_under_way import Turn
from fechtbuch.books.gurps.rules.things.usable_weapons import means_of, strike_targets
from fechtbuch.engine.streams import Stream
from fechtbuch.testing import Situation, situation
from tests.gurps.arena import (
    TO_THE_END,
    arena,
    at,
    battle,
    blow,
    grip,
    on_watch,
    parts,
    rolls,
    scores,
    scripted,
    struck,
    telling,
    who,
)

FAR = {"use": "aldric", "at": [20, 5]}
GROUND = {"bounds": [0, 0, 40, 12]}


@pytest.mark.rule("GUR-MOV-01")
@pytest.mark.parametrize(
    ("there", "distance"), [([8, 3], 3), ([5, 5], 0), ([9, 7], 6), ([2, 8], 3), ([1, 5], 4)]
)
def test_distance_on_hexes(there: list[int], distance: int) -> None:
    fight = battle({"use": "brenn", "at": [5, 5]}, FAR)
    who(fight, "aldric").at = at(*there)
    assert fight.apart(who(fight, "brenn"), who(fight, "aldric")) == distance


@pytest.mark.rule("GUR-MOV-02")
@pytest.mark.parametrize("facing", range(6))
def test_six_arcs(facing: int) -> None:
    ways = [(1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1)]
    fight = battle({"use": "brenn", "facing": facing}, FAR)
    brenn = who(fight, "brenn")
    found = [arc_of(fight, brenn, at(5 + q, 5 + r)) for q, r in ways]
    turned = [found[(facing + n) % 6] for n in range(6)]
    assert turned == [0, 0, 1, 2, 3, 0]


@pytest.mark.rule("GUR-MOV-02")
def test_borders_belong_to_the_arc_nearer_to_the_front() -> None:
    fight = battle({"use": "brenn", "facing": 0, "at": [10, 5]}, FAR)
    brenn = who(fight, "brenn")
    assert arc_of(fight, brenn, at(9, 7)) == 0  # exactly 90°
    assert arc_of(fight, brenn, at(8, 6)) == 1  # exactly 150°
    assert arc_of(fight, brenn, at(6, 6)) == 2


@pytest.mark.rule("GUR-MOV-03")
@pytest.mark.parametrize(("move", "step"), [(1, 1), (6, 1), (10, 1), (11, 2), (20, 2)])
def test_the_length_of_a_step(move: int, step: int) -> None:
    assert who(battle({"use": "brenn", "move": move}, FAR), "brenn").step() == step


@pytest.mark.rule("GUR-MOV-03")
def test_a_step_ignores_costs_takes_any_facing_or_changes_knees() -> None:
    ground = {"bounds": [0, 0, 20, 12], "difficult": [[4, 5]]}
    back = arena("brenn", {"use": "aldric", "at": [9, 5]}, ground=ground).play(
        "brenn: attack path=4,5 facing=2", until="brenn@attack", otherwise="default"
    )
    assert (back.fighter("brenn").at, back.fighter("brenn").facing) == (at(4, 5), 2)
    knees = arena("brenn", "aldric").play("brenn: attack way=kneel", until="brenn@attack")
    assert knees.fighter("brenn").posture == 2
    up = arena({"use": "brenn", "posture": "kneeling"}, "aldric").play(
        "brenn: attack way=rise", until="brenn@attack"
    )
    assert up.fighter("brenn").posture == STANDING


def cost(path: list[tuple[int, int]], posture: int = 0, **more: Any) -> int:
    """The cost of a path for Brenn at 5,5 facing east, in half points."""
    fight = battle(
        {"use": "brenn", "facing": 0}, FAR, ground={**GROUND, **more.pop("ground", {})}, **more
    )
    brenn = who(fight, "brenn")
    brenn.posture = posture
    return int(least_cost(facing_costs(fight, brenn, [at(*f) for f in path], False)))


@pytest.mark.rule("GUR-MOV-04")
def test_what_a_hex_costs() -> None:
    assert cost([(6, 5)]) == 2
    assert cost([(6, 5), (7, 5), (8, 5)]) == 6
    assert cost([(4, 5)]) == 4  # backward
    assert cost([(4, 6)]) == 4  # sideways
    assert cost([(6, 5)], ground={"difficult": [[6, 5]]}) == 4
    assert cost([(6, 5)], posture=1) == 3  # crouching: half a point
    assert cost([(6, 5)], posture=2) == 6  # kneeling: two points
    assert cost([(6, 5)], posture=4) == 6
    fight = battle({"use": "brenn", "facing": 0}, FAR, {"use": "rao", "at": [6, 5]}, ground=GROUND)
    who(fight, "rao").dead = True
    assert least_cost(facing_costs(fight, who(fight, "brenn"), [at(6, 5)], False)) == 4
    assert full_points(who(fight, "brenn")) == 12


@pytest.mark.rule("GUR-MOV-04")
def test_how_far_one_gets() -> None:
    walk = arena({"use": "brenn", "facing": 0}, FAR, ground=GROUND).play()
    walk.refuses("brenn: move path=6,5;7,5;8,5;9,5;10,5;11,5;12,5", reason="too-far")
    end = walk.play("brenn: move path=6,5;7,5;8,5;9,5;10,5;11,5", otherwise="default", steps=0)
    assert end.fighter("brenn").at == at(11, 5)
    low = arena({"use": "brenn", "posture": "lying"}, FAR, ground=GROUND).play()
    low.refuses("brenn: move path=6,5;7,5", reason="too-far")
    assert low.play("brenn: move path=6,5", otherwise="default", steps=0).fighter("brenn").at == at(
        6, 5
    )
    slow = arena(
        {"use": "brenn", "move": 1, "facing": 0}, FAR, ground={**GROUND, "difficult": [[4, 5]]}
    ).play()
    one = slow.play("brenn: move path=4,5", otherwise="default", steps=0)
    assert one.fighter("brenn").at == at(4, 5)  # one hex is always possible
    aside = slow.play("brenn: move path=4,5 facing=1", otherwise="default", steps=0)
    assert aside.fighter("brenn").facing == 1  # and one hex-side (GUR-MOV-05)
    slow.refuses("brenn: move path=4,5 facing=2")


@pytest.mark.rule("GUR-MOV-04", "GUR-MAN-03")
@pytest.mark.parametrize("posture", ["kneeling", "crawling", "lying"])
def test_all_out_too_one_hex_can_always_be_had_but_in_front(posture: str) -> None:
    low = arena({"use": "brenn", "posture": posture, "move": 5, "facing": 0}, FAR, ground=GROUND)
    asked = low.play()
    slot = asked.question.slot({"verb": "all-out-attack", "version": "strong"})
    assert slot is not None
    assert set(slot.values()) == {"6,5", "5,6", "6,4"}
    gone = asked.play("brenn: all-out-attack version=strong path=6,5", otherwise="default", steps=0)
    assert gone.fighter("brenn").at == at(6, 5)
    for behind in ("4,5", "4,6"):
        asked.refuses(f"brenn: all-out-attack version=strong path={behind}", reason="too-far")


@pytest.mark.rule("GUR-MOV-05", "GUR-MOV-15")
@pytest.mark.parametrize(
    ("way", "facing", "left"), [("6,5;7,5", 0, 4), ("6,5;7,5", 1, 3), ("6,5;7,5", 3, 1), ("", 2, 4)]
)
def test_a_turn_for_an_attack_in_mid_move_costs_points(way: str, facing: int, left: int) -> None:
    """At the end of a Move it is free; who goes on after his attack pays for each side."""
    path = f" path={way}" if way else ""
    struck = arena({"use": "brenn", "facing": 0, "at": [5, 5]}, FAR, ground=GROUND).play(
        f"brenn: move-and-attack version=melee{path} facing={facing}", until="brenn@step"
    )
    asked = struck.question
    assert isinstance(asked, StepQuestion)
    assert asked.points == 2 * left
    brenn = struck.fighter("brenn")
    assert brenn.facing == facing


@pytest.mark.rule("GUR-MOV-05", "GUR-WRE-22")
def test_entering_a_hex_in_front_includes_a_turn_by_one_side() -> None:
    fight = battle({"use": "brenn", "at": [5, 5]}, FAR)
    turn = Turn(who(fight, "brenn"), ATTACK, 0)
    turn.points = 4
    for turned, enters in ((0, True), (2, True), (4, True), (6, False)):
        turn.turned = turned
        assert turn.enters() is enters
    turn.steps = 1
    assert turn.enters()


@pytest.mark.rule("GUR-MOV-04")
def test_who_has_gone_some_way_has_no_hex_for_nothing() -> None:
    """One point is left of six, and going back costs two."""
    foe = {"use": "aldric", "at": [11, 5], "facing": 3}
    path = ";".join(f"{q},5" for q in range(6, 11))
    struck = arena({"use": "brenn", "facing": 0, "at": [5, 5]}, foe, ground=GROUND).play(
        f"brenn: move-and-attack version=melee path={path} facing=0",
        "brenn@attack: done",
        until="brenn@step",
    )
    struck.refuses("brenn@step: step path=9,5", reason="too-far")
    assert struck.play("brenn@step: step path=10,6", steps=0).fighter("brenn").at == at(10, 6)


@pytest.mark.rule("GUR-MOV-05")
def test_turning_at_the_end_of_a_walk() -> None:
    fight = battle({"use": "brenn", "facing": 0}, FAR, ground=GROUND)
    brenn = who(fight, "brenn")

    def after(hexes: int) -> list[int]:
        path = [at(5 + n, 5) for n in range(1, hexes + 1)]
        return [int(f) for f in facings(fight, facing_costs(fight, brenn, path, False), 12)]

    assert after(3) == [0, 1, 2, 3, 4, 5]  # half of the points
    assert after(6) == [0, 1, 5]
    short = facing_costs(fight, brenn, [at(6, 5)], False)
    assert facings(fight, short, 4) == [0, 1, 2, 3, 4, 5]  # one of two points: any facing
    assert after(5) == [0, 1, 2, 4, 5]  # one point left buys one side more


@pytest.mark.rule("GUR-MOV-06")
@pytest.mark.parametrize(("move", "points"), [(6, 14), (3, 8), (8, 18), (10, 24), (15, 36)])
def test_a_sprint_is_a_fifth_longer(move: int, points: int) -> None:
    assert sprint_points(who(battle({"use": "brenn", "move": move}, FAR), "brenn")) == points


@pytest.mark.rule("GUR-MOV-06")
def test_who_ran_straight_on_may_sprint() -> None:
    run = arena(
        {"use": "brenn", "facing": 0}, {"use": "aldric", "at": [30, 5]}, ground=GROUND
    ).play(
        "brenn: move path=6,5;7,5;8,5",
        "aldric: do-nothing",
        otherwise="default",
        until="brenn@turn",
    )
    path = ";".join(f"{q},5" for q in range(9, 16))
    sprint = run.play(f"brenn: move path={path}", otherwise="default", steps=0)
    assert sprint.fighter("brenn").at == at(15, 5)
    assert sprint.fighter("brenn").sprinted
    run.refuses("brenn: move path=9,5;10,5;11,5;12,5;13,4;14,4;15,4", reason="too-far")
    fresh = arena(
        {"use": "brenn", "facing": 0}, {"use": "aldric", "at": [30, 5]}, ground=GROUND
    ).play()
    fresh.refuses("brenn: move path=" + ";".join(f"{q},5" for q in range(6, 13)), reason="too-far")


@pytest.mark.rule("GUR-MOV-07")
@pytest.mark.parametrize(
    ("facing", "posture", "score"),
    [
        (3, "standing", 13 - 5),
        (1, "standing", 13 - 2),
        (0, "standing", 13),
        (3, "lying", 13 - 5 + 5),
        (3, "kneeling", 13 - 5 + 2),
        (3, "sitting", 13 - 5 + 2),
    ],
)
def test_slipping_past_a_foe(facing: int, posture: str, score: int) -> None:
    foe = {"use": "aldric", "facing": facing, "posture": posture}
    duel = arena("brenn", foe)
    past = duel.play(
        "brenn: move path=6,5;7,5",
        "aldric: resist",
        dice=rolls(4, 17),
        steps=1,
        otherwise="default",
    )
    assert scores(past, "evade") == [score, 12]
    assert past.fighter("brenn").at == at(7, 5)
    stopped = duel.play(
        "brenn: move path=6,5;7,5",
        "aldric: resist",
        dice=rolls(17, 4),
        steps=1,
        otherwise="default",
    )
    assert stopped.fighter("brenn").at == at(5, 5)
    let = duel.play("brenn: move path=6,5;7,5", "aldric: let-pass", steps=1, otherwise="default")
    assert let.fighter("brenn").at == at(7, 5)


@pytest.mark.rule("GUR-MOV-07", "GUR-RUL-88")
def test_who_is_held_up_among_friends_goes_back_to_where_there_is_room() -> None:
    """He passes a friend and may stop beside him; a third has no room there."""
    brenn = {"use": "brenn", "at": [5, 5], "facing": 0}
    friend = {"use": "brenn", "slug": "friend", "at": [6, 5]}
    third = {"use": "brenn", "slug": "third", "at": [5, 6]}
    foe = {"use": "aldric", "at": [7, 5], "facing": 3}
    for friends in ([friend], [friend, third]):
        fight = battle(brenn, foe, *friends, sides=[0, 1, *[0 for _ in friends]])
        if third in friends:
            who(fight, "third").at = at(6, 5)
        stopped = situation(fight).play(
            "brenn: move path=6,5;7,5;8,5",
            "aldric: resist",
            dice=rolls(17, 4),
            steps=1,
            otherwise="default",
        )
        there = at(5, 5) if third in friends else at(6, 5)
        assert stopped.fighter("brenn").at == there
        assert stopped.happened("held-up")


@pytest.mark.rule("GUR-MOV-08")
def test_reach_settings_and_size() -> None:
    for setting, targets in ((2, ["near"]), (3, ["far"])):
        spear = {
            "use": "pikeman",
            "hands": [{"item": "long-spear", "hand": "both", "reach": setting}],
        }
        fight = battle(
            spear,
            {"use": "aldric", "slug": "near", "at": [7, 5]},
            {"use": "brenn", "slug": "far", "at": [8, 5]},
        )
        turn = situation(fight).play("pikeman: attack")
        kicks = [slug for slug in turn.offers("strike") if slug not in ("near", "far")]
        assert turn.offers("strike") == targets + kicks
    rapier = arena("ysaline", {"use": "brenn", "at": [7, 5]}).play("ysaline: attack")
    assert "rapier" in rapier.offers("strike target=brenn")
    for size, reaches in ((0, False), (1, True)):
        sheet = {"use": "aldric", "sm": size}
        turn = arena(sheet, {"use": "brenn", "at": [7, 5]}).play(
            "aldric: attack", otherwise="default", until="@turn" if not reaches else "aldric@attack"
        )
        assert bool([a for a in turn.asked if a.kind == "attack" and a.by != "void"]) == reaches


@pytest.mark.rule("GUR-MOV-08")
def test_striking_over_another() -> None:
    spear = {"use": "pikeman", "hands": [{"item": "long-spear", "hand": "both", "reach": 3}]}
    for posture, penalty in (("standing", -4), ("kneeling", 0)):
        fight = telling(
            battle(
                spear,
                {"use": "aldric", "at": [7, 5], "posture": posture},
                {"use": "brenn", "at": [8, 5]},
            )
        )
        thrust = blow(fight, "pikeman", "brenn", "long-spear")
        assert parts(melee_score(fight, thrust)).get("over-another", 0) == penalty


@pytest.mark.rule("GUR-MOV-09")
def test_close_combat() -> None:
    fight = battle("kimura", "aldric")
    grip(fight, "kimura", "aldric")
    aldric = who(fight, "aldric")
    punch = blow(fight, "kimura", "aldric", "punch")
    assert weapon_parries(fight, aldric, punch) == []
    assert not shield_blocks(fight, aldric, punch)
    punch.entering = True  # the attack that enters meets every defence
    assert weapon_parries(fight, aldric, punch) == [aldric.hands[0]]
    assert shield_blocks(fight, aldric, punch) == [aldric.hands[1]]
    fight.order = [1, 0]
    turn = situation(fight).play("aldric: attack")
    assert "thrusting-broadsword" not in turn.offers("strike target=kimura")
    gun = telling(battle("rao", "kimura"))
    who(gun, "kimura").at = who(gun, "rao").at
    assert parts(ranged_score(gun, blow(gun, "rao", "kimura", "assault-rifle")))["bulk"] == -4


@pytest.mark.rule("GUR-MOV-10")
def test_a_retreat_does_not_escape_the_same_attackers_other_blows() -> None:
    duel = arena("hrodgar", "brenn", {"use": "aldric", "at": [6, 4]}, sides=[0, 1, 1])
    first = duel.play(
        "hrodgar: all-out-attack version=double",
        "hrodgar: strike target=brenn weapon=great-axe",
        "brenn: dodge retreat=back to=7,5",
        dice=rolls(11, 12),
        otherwise="default",
        until="hrodgar@attack",
    )
    assert first.fight.apart(first.fighter("hrodgar"), first.fighter("brenn")) == 2
    assert first.offers("strike") == ["brenn"]
    stepped = arena("aldric", {"use": "brenn", "at": [7, 5]}).play("aldric: attack path=6,5")
    assert "thrusting-broadsword" in stepped.offers("strike target=brenn")


@pytest.mark.rule("GUR-MOV-10")
def test_nor_does_a_step_forward_take_him_inside_the_reach_of_the_second_blow() -> None:
    spear = {"use": "pikeman", "hands": [{"item": "long-spear", "hand": "both"}]}
    first = arena(spear, "ysaline", apart=2).play(
        "pikeman: all-out-attack version=double",
        "pikeman: strike target=ysaline weapon=long-spear",
        "ysaline: dodge retreat=forward",
        dice=rolls(9, 9),
        otherwise="default",
        until="pikeman@attack",
    )
    assert first.fighter("ysaline").at == at(6, 5)
    assert "ysaline" in first.offers("strike")
    assert "long-spear" in first.offers("strike target=ysaline")


# Slams.


def slam(
    *dice: int | str,
    run: int = 6,
    answer: str = "brenn: dodge",
    foe: Any = None,
    who_slams: Any = "hrodgar",
    words: str = "",
    version: str = "move-and-attack version=slam",
    **state: Any,
) -> Situation:
    """A run of so many hexes, the foe's included, and a slam."""
    target = {"use": "brenn", "hp": 12, **(foe or {}), "at": [5 + run, 5]}
    fight = battle(who_slams, target, ground=GROUND)
    slammer = fight.fighters[0].slug
    for name, value in state.items():
        setattr(who(fight, "brenn"), name, value)
    path = " path=" + ";".join(f"{5 + n},5" for n in range(1, run)) if run > 1 else ""
    return situation(fight).play(
        f"{slammer}: {version}{path}",
        f"{slammer}: slam target=brenn{words}",
        *([answer] if answer else []),
        dice=rolls(*dice),
        otherwise="default",
        until="over",
        steps=1,
    )


@pytest.mark.rule("GUR-MOV-11")
def test_a_dodged_slammer_runs_on_and_a_stopped_one_stands() -> None:
    assert slam(10, 9, run=4).fighter("hrodgar").at == at(10, 5)
    assert slam(10, 9, run=6).fighter("hrodgar").at == at(10, 5)  # no movement left
    blocked = slam(10, 6, run=3, answer="brenn: parry weapon=left-hand skill=brawling")
    assert blocked.fighter("hrodgar").at == at(7, 5)
    assert blocked.fighter("brenn").hp == 12
    near = struck(
        arena("hrodgar", "brenn"),
        "slam target=brenn",
        "brenn: none",
        dice=rolls(10, "d:4", "d:2", 10),
        until="brenn@turn",
    )
    assert near.happened("slams")


@pytest.mark.rule("GUR-MOV-12")
@pytest.mark.parametrize(
    ("hundredths", "dice"),
    [
        (1, (1, -3)),
        (25, (1, -3)),
        (26, (1, -2)),
        (50, (1, -2)),
        (51, (1, -1)),
        (99, (1, -1)),
        (100, (1, 0)),
        (149, (1, 0)),
        (150, (2, 0)),
        (249, (2, 0)),
        (250, (3, 0)),
    ],
)
def test_dice_of_a_collision(hundredths: int, dice: tuple[int, int]) -> None:
    assert collision(hundredths) == dice


@pytest.mark.rule("GUR-MOV-12")
def test_a_foe_who_runs_away_or_towards_changes_the_blow() -> None:
    towards = slam(10, 10, "2d:1,1", "d:1", gone_ways=[0, 0, 0, 4, 0, 0])  # v = 10
    assert towards.event("slams").amount == 2
    slow = slam(10, 10, "d:6", "d:1", gone_ways=[4, 0, 0, 0, 0, 0])  # v = 2: 1d − 2 against 1d − 3
    assert slow.event("slams").amount == 4


@pytest.mark.rule("GUR-MOV-11", "GUR-MOV-12")
@pytest.mark.parametrize("gone", [5, 6, 9])
def test_nobody_is_run_into_at_less_than_one_hex_a_second(gone: int) -> None:
    giant = {"use": "hrodgar", "hp": 30}  # 30 hundredths: 1d − 2; below 26 it would be 1d − 3
    met = slam(10, 10, "d:6", "d:1", who_slams=giant, gone_ways=[gone, 0, 0, 0, 0, 0])
    assert met.event("slams").amount == 4


@pytest.mark.rule("GUR-MOV-12")
def test_skill_and_shield_in_a_slam() -> None:
    brawler = {"use": "hrodgar", "skills": {"brawling": 14}}
    assert slam(10, 10, "d:3", "d:1", who_slams=brawler).event("slams").amount == 4
    sumo = {"use": "hrodgar", "skills": {"sumo-wrestling": 14}}
    assert slam(10, 10, "d:3", "d:1", who_slams=sumo).event("slams").amount == 5
    knight = {"use": "aldric", "armour": [], "hp": 18}
    hit = slam(10, 10, "d:3", "d:6", 9, who_slams=knight, words=" weapon=medium-shield")
    assert hit.event("slams").amount == 3 + 2
    assert hit.fighter("aldric").hp == 18  # the shield takes it
    body = slam(10, 10, "d:3", "d:6", who_slams=knight)
    assert body.event("slams").amount == 3
    assert body.fighter("aldric").hp == 18 - 5


@pytest.mark.rule("GUR-MOV-13")
def test_who_falls_in_a_slam() -> None:
    twice = slam(10, 10, "d:4", "d:3")  # 4 against 2
    assert twice.fighter("brenn").posture == LYING
    equal = slam(10, 10, "d:4", "d:5", 14)  # 4 against 4: DX 13
    assert equal.fighter("brenn").posture == LYING
    stands = slam(10, 10, "d:4", "d:5", 13)
    assert stands.fighter("brenn").posture == STANDING
    assert stands.fighter("brenn").at == at(12, 5)  # pushed on
    less = slam(10, 10, "d:3", "d:5")  # 3 against 4
    assert (less.fighter("brenn").posture, less.fighter("hrodgar").posture) == (STANDING, STANDING)
    thrown = slam(10, 10, "d:2", "d:6")  # 2 against 5
    assert thrown.fighter("hrodgar").posture == LYING


@pytest.mark.rule("GUR-RUL-73")
def test_a_critical_slam_hurts_more_but_topples_no_better() -> None:
    hit = slam(4, "d:4", "d:5", 5, 13, answer="")
    assert hit.fighter("brenn").posture == STANDING
    assert hit.event("injured", actor="brenn").amount == 2 * 4 - 2


# Knockback, facing, lines.


def knocked(
    rolled: int, *dice: int | str, weapon: str = "maul", foe: Any = None, **more: Any
) -> Any:
    """Hrodgar's blow lands for so much on Brenn."""
    skills = {"two-handed-axe-mace": 14}
    fight = battle(
        {"use": "hrodgar", "hands": [weapon], "skills": skills},
        {"use": "brenn", "hp": 200, **(foe or {})},
        **more,
    )
    hurt(
        scripted(fight, *dice),
        blow(fight, "hrodgar", "brenn", weapon),
        who(fight, "brenn"),
        rolled,
        TORSO,
        None,
    )
    fight.dice.finish()  # type: ignore[attr-defined]
    return fight


@pytest.mark.rule("GUR-MOV-14")
@pytest.mark.parametrize(
    ("rolled", "hexes", "dice"),
    [(9, 0, ()), (10, 1, (13,)), (19, 1, (13,)), (20, 2, (12,)), (30, 3, (11,))],
)
def test_knockback_by_strength(rolled: int, hexes: int, dice: tuple[int, ...]) -> None:
    fight = knocked(rolled, *dice)
    brenn = who(fight, "brenn")
    assert (brenn.at, brenn.posture) == (at(6 + hexes, 5), STANDING)
    if hexes:
        assert who(knocked(rolled, dice[0] + 1), "brenn").posture == LYING


@pytest.mark.rule("GUR-MOV-14")
def test_what_knocks_back_and_who_falls_well() -> None:
    assert who(knocked(12, weapon="great-axe"), "brenn").at == at(6, 5)  # it got through
    plate = {"armour": ["heavy-steel-corselet", "steel-corselet"]}
    assert who(knocked(12, 10, weapon="great-axe", foe=plate), "brenn").at == at(7, 5)
    assert who(knocked(10, 15, foe={"skills": {"acrobatics": 15}}), "brenn").posture == STANDING
    assert who(knocked(10, 16, foe={"skills": {"judo": 16}}), "brenn").posture == STANDING
    wall = {"bounds": [0, 0, 20, 12], "walls": [[7, 5]]}
    hit = knocked(10, 13, "2d:6,3", ground=wall)
    brenn = who(hit, "brenn")
    assert brenn.at == at(6, 5)
    assert brenn.hp == 200 - (9 - 2) - (10 - 2)  # the wall: 200 × 1 / 100 dice, then the maul


@pytest.mark.rule("GUR-RUL-66")
def test_knockback_comes_before_the_wound() -> None:
    struck_ = arena({"use": "hrodgar", "hands": ["maul"]}, "brenn").play(
        "hrodgar: attack",
        "hrodgar: strike target=brenn weapon=maul",
        "brenn: none",
        dice=rolls(9, "3d:1,3,2", 13, 11),
        otherwise="default",
        steps=1,
    )
    kinds = [e.kind for e in struck_.events if e.kind in ("damage", "knocked-back", "injured")]
    assert kinds == ["damage", "knocked-back", "injured"]
    assert struck_.tally("balance").total == 13  # no shock in it yet
    fight = battle("kimura", "brenn")
    grip(fight, "kimura", "brenn", 7)
    wrench = situation(fight).play(
        "kimura: attack",
        "kimura: wrench target=brenn",
        dice=rolls(4, 17, "2d:6,6", 10),
        otherwise="default",
        until="over",
        steps=1,
    )
    assert not wrench.happened("knocked-back")


@pytest.mark.rule("GUR-MOV-15")
def test_facing_after_moves() -> None:
    run = arena({"use": "brenn", "facing": 0}, FAR, ground=GROUND).play()
    run.refuses("brenn: move path=6,5;7,5;8,5;9,5;10,5;11,5 facing=3")
    assert (
        run.play(
            "brenn: move path=6,5;7,5;8,5;9,5;10,5;11,5 facing=1", otherwise="default", steps=0
        )
        .fighter("brenn")
        .facing
        == 1
    )
    turned = struck(
        arena({"use": "hrodgar", "facing": 1}, "brenn"),
        "slam target=brenn",
        "brenn: dodge",
        dice=rolls(10, 9),
    )
    assert turned.fighter("hrodgar").facing == 0
    assert who(knocked(10, 13), "brenn").facing == 3
    kneels = arena({"use": "brenn", "facing": 2}, "aldric").play(
        "brenn: change-posture posture=kneeling", steps=1
    )
    assert kneels.fighter("brenn").facing == 2


@pytest.mark.rule("GUR-MOV-16")
def test_walls_hide_and_pairs_only_together() -> None:
    archer = {"use": "brenn", "hands": [{"item": "longbow", "st": 12}], "belt": []}

    def sees(there: list[int], walls: list[list[int]]) -> bool:
        turn = arena(
            archer,
            {"use": "aldric", "at": there},
            ground={"bounds": [0, 0, 20, 12], "walls": walls},
        ).play("brenn: attack", otherwise="default", until="@turn")
        return bool([a for a in turn.asked if a.kind == "attack" and a.by != "void"])

    assert sees([9, 5], [])
    assert not sees([9, 5], [[7, 5]])
    assert sees([6, 6], [[6, 5]])  # the line runs between two hexes
    assert not sees([6, 6], [[6, 5], [5, 6]])


@pytest.mark.rule("GUR-MOV-06")
def test_only_a_run_right_before_counts_for_a_sprint() -> None:
    far = {"use": "aldric", "at": [40, 5]}
    start = arena({"use": "brenn", "facing": 0}, far, ground={"bounds": [0, 0, 50, 12]}).play(
        "brenn: move path=6,5;7,5;8,5", "aldric: do-nothing", otherwise="default", until="brenn"
    )
    rested = start.play(
        "brenn: attack", "aldric: do-nothing", otherwise="default", until="brenn@turn"
    )
    path = ";".join(f"{q},5" for q in range(9, 16))
    rested.refuses(f"brenn: move path={path}", reason="too-far")


@pytest.mark.rule("GUR-MOV-05", "GUR-OPT-12")
def test_an_all_out_attack_keeps_its_target_in_front() -> None:
    fight = battle({"use": "aldric", "facing": 2}, "brenn")  # Brenn stands in the side arc
    aldric, brenn = who(fight, "aldric"), who(fight, "brenn")
    sword = means_of(fight, aldric)[0]
    for manoeuvre, struck_at in ((ATTACK, [brenn]), (ALL_OUT_ATTACK, [])):
        turn = Turn(aldric, manoeuvre, DETERMINED)
        assert strike_targets(fight, turn, sword, 0) == struck_at
    aldric.facing = 1
    assert strike_targets(fight, Turn(aldric, ALL_OUT_ATTACK, DETERMINED), sword, 0) == [brenn]


@pytest.mark.rule("GUR-MOV-11")
def test_a_slammer_stops_before_a_larger_foe() -> None:
    for size, there in ((0, at(6, 5)), (1, at(5, 5))):
        hit = arena("hrodgar", {"use": "brenn", "sm": size, "hp": 200}).play(
            "hrodgar: attack",
            "hrodgar: slam target=brenn",
            "brenn: none",
            dice=rolls(9, "d:1", f"{2}d:6,6", 18),
            otherwise="default",
            steps=1,
        )
        assert hit.fighter("hrodgar").at == there


@pytest.mark.rule("GUR-MOV-03", "GUR-MOV-15")
@pytest.mark.parametrize("facing", [0, 1, 3, 5])
@pytest.mark.parametrize(
    "manoeuvre",
    ["attack", "defensive-attack version=parry weapon=shortsword", "all-out-defence version=parry"],
)
def test_who_lies_turns_where_he_lies_by_a_step(manoeuvre: str, facing: int) -> None:
    lies = arena({"use": "brenn", "posture": "lying", "facing": 2}, "aldric").play()
    turned = lies.play(f"brenn: {manoeuvre} facing={facing}", otherwise="default", steps=0)
    assert (turned.fighter("brenn").facing, turned.fighter("brenn").at) == (facing, at(5, 5))
    assert turned.fighter("brenn").posture == LYING


@pytest.mark.rule("GUR-MOV-03", "GUR-MOV-15", "GUR-MOV-08")
def test_who_lies_turns_to_the_foe_behind_him_and_strikes() -> None:
    lies = {"use": "brenn", "posture": "lying", "facing": 3}
    seen = arena(lies, "aldric").play("brenn: attack facing=0")
    hit = seen.play("brenn: strike target=aldric", dice=rolls(5), until="aldric@defence")
    assert hit.happened("hits")


COMMITTED_BLOW = "committed-attack version=determined weapon=shortsword"


def lying_at_work(manoeuvre: str, roll: int = 14, *more: int, **wanted: Any) -> Situation:
    """Brenn, who lies, has missed at Aldric; he is asked for a step, or his turn is over."""
    lies = arena({"use": "brenn", "posture": "lying", "facing": 0}, "aldric", **wanted)
    began = lies.play(f"brenn: {manoeuvre}")
    words = "brenn: strike target=aldric weapon=shortsword mode=swing"
    return began.play(words, dice=rolls(roll, *more), otherwise="default", until="@step")


def asked_to_step(over: Situation) -> bool:
    """Whether Brenn still had a step in the turn that is over."""
    return "step" in [one.kind for one in over.asked]


@pytest.mark.rule("GUR-MOV-03", "GUR-STA-01", "GUR-MOV-15")
@pytest.mark.parametrize("manoeuvre", ["attack", COMMITTED_BLOW, f"{COMMITTED_BLOW} steps=2"])
def test_who_lies_may_step_after_his_attack(manoeuvre: str) -> None:
    missed = lying_at_work(manoeuvre)
    assert missed.offers() == ["stay", "step"]
    ways = missed.offers("step")
    assert "4,5" in ways
    assert [way for way in ways if ";" in way] == []  # a hex a turn
    missed.refuses("brenn: step path=4,5;3,5", reason="too-far")
    away = missed.play("brenn: step path=4,5 facing=2", **TO_THE_END)
    assert (away.fighter("brenn").at, away.fighter("brenn").facing) == (at(4, 5), 2)
    turned = missed.play("brenn: step facing=3", **TO_THE_END)
    assert (turned.fighter("brenn").at, turned.fighter("brenn").facing) == (at(5, 5), 3)
    assert missed.play("brenn: stay", **TO_THE_END).fighter("brenn").facing == 0


@pytest.mark.rule("GUR-MOV-03", "GUR-STA-01", "GUR-MAN-13")
def test_who_lies_goes_one_hex_with_two_steps() -> None:
    lies = arena({"use": "brenn", "posture": "lying", "facing": 0}, {"use": "aldric", "at": [8, 5]})
    lies.play().refuses(f"brenn: {COMMITTED_BLOW} steps=2 path=6,5;7,5", reason="too-far")
    near = arena({"use": "brenn", "posture": "lying", "facing": 0}, {"use": "aldric", "at": [7, 5]})
    crawled = near.play(f"brenn: {COMMITTED_BLOW} steps=2 path=6,5")
    words = "brenn: strike target=aldric weapon=shortsword mode=swing"
    assert not asked_to_step(crawled.play(words, dice=rolls(14), otherwise="default", steps=1))


@pytest.mark.rule("GUR-MOV-03", "GUR-STA-01", "GUR-STA-02")
@pytest.mark.parametrize(("path", "asked"), [("", True), (" path=5,6", False)])
def test_who_falls_in_his_own_turn_has_a_step_if_he_has_not_gone_yet(
    path: str, asked: bool
) -> None:
    stands = arena({"use": "brenn", "facing": 0}, "aldric").play(f"brenn: attack{path} facing=5")
    words = "brenn: strike target=aldric weapon=shortsword mode=swing"
    fallen = stands.play(words, dice=rolls(18, 16), otherwise="default", steps=1)
    assert fallen.fighter("brenn").posture == LYING
    assert asked_to_step(fallen) is asked


@pytest.mark.rule("GUR-MOV-04", "GUR-STA-01")
def test_who_lies_gives_what_is_left_of_his_move_for_a_hex_after_his_attack() -> None:
    missed = lying_at_work("move-and-attack version=melee facing=0", 12)
    assert "4,5" in missed.offers("step")
    away = missed.play("brenn: step path=4,5", **TO_THE_END)
    assert away.fighter("brenn").at == at(4, 5)


@pytest.mark.rule("GUR-MAN-36", "GUR-MAN-38", "GUR-MOV-03", "GUR-STA-01")
@pytest.mark.parametrize("become", ["attack", "all-out-attack version=determined"])
def test_who_lies_may_step_before_the_attack_of_his_wait(become: str) -> None:
    lies = {"use": "aldric", "posture": "lying", "facing": 0}
    words = f"wait when=foe-within steps=2 as={become} weapon=thrusting-broadsword"
    step = situation(battle(lies, {"use": "brenn", "at": [8, 5]})).play(
        f"aldric: {words}",
        "brenn: move path=7,5",
        "aldric: proceed",
        otherwise="default",
        until="aldric@step",
    )
    assert step.question.kind == "step"
    assert "6,5" in step.offers("step")
    up = step.play("aldric: step path=6,5", otherwise="default", until="aldric@attack")
    assert up.fighter("aldric").at == at(6, 5)
    assert "strike" in up.offers()


@pytest.mark.rule("GUR-MOV-03")
def test_the_book_s_own_fighters_stay_where_they_lie() -> None:
    missed = lying_at_work("attack")
    fight = missed.fight
    question = StepQuestion(fight, fight.by_slug("brenn"), 1, 0, None)
    policy = GurpsPolicy(Stream(1, 2))
    assert policy.decide(question).verb == "stay"
    question.against = fight.by_slug("aldric")
    fight.by_slug("brenn").facing = 3  # he has him in his back
    assert policy.decide(question).verb == "stay"
    question.frees = True  # as ever
    assert policy.decide(question).verb == "step"


@pytest.mark.rule("GUR-MOV-05", "GUR-MOV-15")
@pytest.mark.parametrize(
    "manoeuvre", ["all-out-attack version=determined", "all-out-defence version=dodge"]
)
def test_who_lies_turns_as_he_likes_on_a_walk_that_he_does_not_take(manoeuvre: str) -> None:
    lies = arena({"use": "brenn", "posture": "lying", "facing": 2}, "aldric").play()
    turned = lies.play(f"brenn: {manoeuvre} facing=5", otherwise="default", steps=0)
    assert turned.fighter("brenn").facing == 5


@pytest.mark.rule("GUR-MOV-04", "GUR-MOV-05", "GUR-MOV-15")
@pytest.mark.parametrize(
    ("path", "may"),
    [("6,5", [5, 0, 1]), ("5,6", [0, 1, 2]), ("4,6", [5, 0, 1]), ("4,5", [5, 0, 1])],
)
def test_who_crawls_with_all_his_points_turns_by_one_side(path: str, may: list[int]) -> None:
    lies = arena({"use": "brenn", "posture": "lying", "facing": 0}, FAR, ground=GROUND).play()
    for facing in range(6):
        if facing in may:
            done = lies.play(f"brenn: move path={path} facing={facing}", steps=1)
            assert done.fighter("brenn").facing == facing
        else:
            lies.refuses(f"brenn: move path={path} facing={facing}")


@pytest.mark.rule("GUR-MOV-03", "GUR-MOV-15")
def test_who_is_thrown_down_on_his_step_lies_as_he_fell() -> None:
    maul = {
        "use": "hrodgar",
        "hands": [{"item": "maul", "hand": "both"}],
        "at": [7, 5],
        "facing": 3,
    }
    fight = battle({"use": "aldric", "hp": 80, "armour": [], "facing": 0}, maul)
    on_watch(fight, "foe-within", "hrodgar")
    who(fight, "hrodgar").wait_hexes = 1
    thrown = situation(fight).play(
        "aldric: attack path=6,5 facing=2",
        "hrodgar: proceed",
        "hrodgar@attack: strike target=aldric weapon=maul",
        "aldric: none",
        dice=rolls(9, "3d:6,6,6", 17),
        otherwise="default",
        until="over",
        steps=1,
    )
    aldric = thrown.fighter("aldric")
    assert thrown.happened("knocked-back")
    assert (aldric.posture, aldric.facing) == (LYING, 0)


@pytest.mark.rule("GUR-MOV-15")
def test_who_crawls_and_says_nothing_looks_at_the_nearest_foe() -> None:
    lies = {"use": "brenn", "posture": "lying", "facing": 3}
    asked = arena(lies, {"use": "aldric", "at": [7, 5]}).play()
    crawls = asked.play("brenn: attack path=4,5", otherwise="default", steps=0)
    assert (crawls.fighter("brenn").at, crawls.fighter("brenn").facing) == (at(4, 5), 0)


@pytest.mark.rule("GUR-MOV-15", "GUR-MOV-05")
def test_who_has_run_as_far_as_he_can_turns_by_one_side_only() -> None:
    behind = {"use": "aldric", "at": [1, 5]}
    run = arena({"use": "brenn", "facing": 0}, behind, ground=GROUND)
    path = ";".join(f"{q},5" for q in range(6, 12))
    far = run.play(f"brenn: move path={path}", otherwise="default", steps=1)
    assert far.fighter("brenn").facing in (1, 5)  # he would like to look back, towards Aldric
    near = run.play("brenn: move path=6,5;7,5;8,5", otherwise="default", steps=1)
    assert near.fighter("brenn").facing == 3
