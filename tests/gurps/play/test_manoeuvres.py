"""What each manoeuvre permits, and what may be combined with it."""

from typing import Any

import pytest

from fechtbuch.books.gurps.rules.basics.hands import drop
from fechtbuch.books.gurps.rules.moving.movement import half_points
from fechtbuch.testing import situation
from tests.gurps.arena import TO_THE_END, arena, at, battle, coming, rolls, who

ARCHER = {"use": "brenn", "hands": [{"item": "longbow", "st": 12, "spare": 9}], "belt": []}


@pytest.mark.rule("GUR-MAN-02")
def test_an_attack_is_one_attack_and_one_step_before_or_after() -> None:
    duel = arena("aldric", "brenn")
    strike = "aldric: strike target=brenn weapon=thrusting-broadsword mode=swing"
    after = duel.play(
        "aldric: attack",
        strike,
        "aldric: step path=4,5",
        dice=rolls(15),
        otherwise="default",
        until="brenn@turn",
    )
    assert after.fighter("aldric").at == at(4, 5)
    assert [a.kind for a in after.asked].count("attack") == 1
    before = duel.play(
        "aldric: attack path=5,6", strike, dice=rolls(15), otherwise="default", until="brenn@turn"
    )
    assert before.fighter("aldric").at == at(5, 6)
    assert "step" not in [a.kind for a in before.asked]
    duel.play().refuses("aldric: attack path=5,6;5,7")


@pytest.mark.rule("GUR-MAN-03", "GUR-RUL-48")
def test_an_all_out_attack_moves_half_and_forward_only() -> None:
    duel = arena({"use": "brenn", "facing": 0}, {"use": "aldric", "at": [12, 5]}).play()
    duel.play(
        "brenn: all-out-attack version=strong path=6,5;7,5;8,5",
        otherwise="default",
        until="aldric@turn",
    )
    duel.refuses("brenn: all-out-attack version=strong path=6,5;7,5;8,5;9,5", reason="too-far")
    slow = arena({"use": "brenn", "facing": 0, "move": 5}, {"use": "aldric", "at": [12, 5]}).play()
    slow.refuses("brenn: all-out-attack version=strong path=4,5")  # he would have to turn first
    slow.play("brenn: move path=4,5", until="aldric@turn", otherwise="default")
    for move, points in ((6, 6), (5, 4), (3, 2), (1, 2)):
        brenn = who(battle({"use": "brenn", "move": move}, "aldric"), "brenn")
        assert half_points(brenn) == points


@pytest.mark.rule("GUR-MAN-04", "GUR-RUL-51")
def test_double_is_two_attacks_on_one_foe() -> None:
    duel = arena("hrodgar", {"use": "brenn", "hp": 200}, {"use": "aldric", "at": [6, 4]})
    first = duel.play("hrodgar: all-out-attack version=double")
    assert first.offers("strike") == ["brenn", "aldric"]
    second = first.play(
        "hrodgar: strike target=brenn weapon=great-axe",
        dice=rolls(15),
        otherwise="default",
        until="hrodgar@attack",
    )
    assert second.offers("strike") == ["brenn"]
    done = second.play(
        "hrodgar: strike target=brenn weapon=great-axe",
        dice=rolls(15),
        otherwise="default",
        until="brenn@turn",
    )
    assert [a.kind for a in done.asked].count("attack") == 2


@pytest.mark.rule("GUR-MAN-05", "GUR-MAN-11", "GUR-RUL-27")
@pytest.mark.parametrize(
    ("manoeuvre", "bonus"),
    [
        ("all-out-attack version=determined", 4),
        ("committed-attack version=determined weapon=rapier", 2),
    ],
)
def test_determined_favours_one_named_attack(manoeuvre: str, bonus: int) -> None:
    duel = arena("ysaline", "aldric").play(
        f"ysaline: {manoeuvre}", otherwise="default", until="ysaline@attack"
    )
    lone = duel.play(
        "ysaline: strike target=aldric weapon=rapier", dice=rolls(9), until="aldric@defence"
    )
    assert lone.tally("attack").total == 17 + bonus
    split = "ysaline: strike target=aldric weapon=rapier split=rapid-strike"
    first = duel.play(
        f"{split} bonus=yes", dice=rolls(9), otherwise="default", until="aldric@defence"
    )
    assert first.tally("attack").total == 14 + bonus
    later = duel.play(split, dice=rolls(15), otherwise="default", until="ysaline@attack")
    assert later.tally("attack").total == 14
    second = later.play(
        "ysaline: strike target=aldric weapon=rapier bonus=yes",
        dice=rolls(9),
        until="aldric@defence",
    )
    assert second.tally("attack").total == 14 + bonus
    spent = first.play("aldric: dodge", dice=rolls(9), otherwise="default", until="ysaline@attack")
    spent.refuses("ysaline: strike target=aldric weapon=rapier bonus=yes")


@pytest.mark.rule("GUR-RUL-27")
def test_strong_favours_every_attack() -> None:
    duel = arena("ysaline", {"use": "aldric", "hp": 200}).play(
        "ysaline: all-out-attack version=strong"
    )
    first = duel.play(
        "ysaline: strike target=aldric weapon=rapier split=rapid-strike",
        "aldric: none",
        dice=rolls(9, "d:1"),
        otherwise="default",
        until="ysaline@attack",
    )
    second = first.play(
        "ysaline: strike target=aldric weapon=rapier",
        "aldric: none",
        dice=rolls(9, "d:1"),
        **TO_THE_END,
    )
    for hit in (first, second):
        assert hit.parts("damage")["all-out-strong"] == 2


@pytest.mark.rule("GUR-MAN-07")
def test_long_reaches_one_hex_farther() -> None:
    far = arena("aldric", {"use": "brenn", "at": [7, 5], "facing": 3})
    for version, may in (("strong", False), ("long", True)):
        turn = far.play(
            f"aldric: all-out-attack version={version}",
            otherwise="default",
            until="aldric@attack" if may else "@turn",
        )
        assert bool([a for a in turn.asked if a.kind == "attack" and a.by != "void"]) == may


@pytest.mark.rule("GUR-MAN-08")
def test_all_out_at_range_keeps_the_aim_and_adds_one() -> None:
    fight = battle(ARCHER, {"use": "aldric", "at": [7, 5]})
    brenn = who(fight, "brenn")
    brenn.aim_at, brenn.aim_with, brenn.aims = who(fight, "aldric").index, brenn.hands[0].index, 1
    shot = situation(fight).play(
        "brenn: all-out-attack version=ranged",
        "brenn: shoot target=aldric weapon=longbow",
        dice=rolls(9),
        otherwise="default",
        until="aldric@defence",
    )
    assert shot.parts("attack") == {"skill": 16, "all-out-ranged": 1, "aim": 3}


@pytest.mark.rule("GUR-MAN-09", "GUR-RUL-01")
@pytest.mark.parametrize(
    ("mode", "blade", "gun"),
    [("both", True, True), ("melee", True, False), ("ranged", False, True)],
)
def test_the_feint_before_an_all_out_attack(mode: str, blade: bool, gun: bool) -> None:
    sheet = {
        "use": "ysaline",
        "skills": {"guns-pistol": 14},
        "hands": ["rapier", {"item": "auto-pistol-9mm", "hand": "left"}],
    }
    duel = arena(sheet, "aldric", {"use": "brenn", "at": [6, 4]}, aoa_feint_mode=mode).play(
        "ysaline: all-out-attack version=feint"
    )
    assert duel.offers() == ["done", "feint"]
    weapons = duel.offers("feint target=aldric")
    assert ("rapier" in weapons, "auto-pistol-9mm" in weapons) == (blade, gun)
    if blade:
        tricked = duel.play(
            "ysaline: feint target=aldric weapon=rapier",
            dice=rolls(11, 12),
            otherwise="default",
            until="ysaline@attack",
        )
        assert "shoot" not in tricked.offers()
        assert tricked.offers("strike") == ["aldric"]
        hit = tricked.play(
            "ysaline: strike target=aldric weapon=rapier",
            dice=rolls(9),
            otherwise="default",
            until="aldric@defence",
        )
        assert coming(hit).feint == 3  # the pistol weighs: Rapier at 16
    if gun:
        tricked = duel.play(
            "ysaline: feint target=aldric weapon=auto-pistol-9mm",
            dice=rolls(8, 13),
            otherwise="default",
            until="ysaline@attack",
        )
        assert tricked.offers() == ["done", "shoot"]
        assert tricked.offers("shoot") == ["aldric"]


@pytest.mark.rule("GUR-MAN-10")
def test_suppression_fire_needs_five_shots_a_second() -> None:
    for sheet, may in (
        ({"use": "rao"}, True),
        ({"use": "rao", "hands": ["auto-pistol-9mm"]}, False),
    ):
        turn = arena(sheet, {"use": "brenn", "at": [12, 5]}).play()
        assert ("suppression" in turn.offers("all-out-attack")) == may
    fight = battle("rao", {"use": "brenn", "at": [12, 5]})
    fight.things[0].shots = 4
    assert "suppression" not in situation(fight).play().offers("all-out-attack")


@pytest.mark.rule("GUR-MAN-13")
def test_a_second_step_costs_two() -> None:
    duel = arena("aldric", {"use": "brenn", "at": [8, 5]})
    words = "aldric: committed-attack version=determined weapon=thrusting-broadsword"
    duel.play().refuses(f"{words} path=6,5;7,5")
    hit = duel.play(
        f"{words} steps=2 path=6,5;7,5",
        "aldric: strike target=brenn mode=swing",
        dice=rolls(9),
        otherwise="default",
        until="brenn@defence",
    )
    assert hit.parts("attack") == {"skill": 14, "committed-determined": 2, "second-step": -2}
    split = arena("aldric", {"use": "brenn", "at": [7, 5]}).play(
        f"{words} steps=2 path=6,5",
        "aldric: strike target=brenn mode=swing",
        "brenn: dodge",
        "aldric: step path=5,5",
        dice=rolls(9, 9),
        otherwise="default",
        until="brenn@turn",
    )
    assert split.fighter("aldric").at == at(5, 5)


@pytest.mark.rule("GUR-MAN-14", "GUR-RUL-15")
def test_a_committed_limb_is_barred_and_dodge_never_is() -> None:
    for weapon, limbs in (("thrusting-broadsword", 1), ("medium-shield", 2), ("kick", 4)):
        turn = arena("aldric", "brenn").play(
            f"aldric: committed-attack version=strong weapon={weapon}",
            otherwise="default",
            until="aldric@attack",
        )
        assert turn.fighter("aldric").barred == limbs
    both = arena("hrodgar", "brenn").play(
        "hrodgar: committed-attack version=strong weapon=great-axe",
        otherwise="default",
        until="hrodgar@attack",
    )
    assert both.fighter("hrodgar").barred == 3
    left = arena("brenn", "aldric").play(
        "brenn: committed-attack version=strong weapon=punch",
        otherwise="default",
        until="brenn@attack",
    )
    assert left.fighter("brenn").barred == 2  # the empty hand
    kicked = (
        arena("ysaline", "brenn")
        .play(
            "ysaline: committed-attack version=determined weapon=kick",
            "ysaline: strike target=brenn weapon=kick",
            dice=rolls(15, 10),
            otherwise="default",
            until="brenn@turn",
        )
        .play(
            "brenn: attack",
            "brenn: strike target=ysaline weapon=shortsword mode=swing location=groin",
            dice=rolls(9),
            otherwise="default",
            until="ysaline@defence",
        )
    )
    worth = {o.value: o.worth.total for o in kicked.slot().options if o.worth}
    assert worth == {"dodge": 10 - 2}
    assert kicked.offers("parry") == ["rapier", "main-gauche"]


@pytest.mark.rule("GUR-RUL-53")
def test_a_committed_attack_is_never_a_shot() -> None:
    sheet = {
        "use": "ysaline",
        "skills": {"guns-pistol": 14},
        "hands": ["rapier", {"item": "auto-pistol-9mm", "hand": "left"}],
    }
    for version in ("determined", "strong"):
        turn = arena(sheet, "aldric").play(
            f"ysaline: committed-attack version={version} weapon=rapier",
            otherwise="default",
            until="ysaline@attack",
        )
        assert "shoot" not in turn.offers()
    assert "auto-pistol-9mm" not in arena(sheet, "aldric").play().offers(
        "committed-attack version=strong"
    )
    kick = arena(sheet, "aldric").play(
        "ysaline: committed-attack version=strong weapon=kick",
        otherwise="default",
        until="ysaline@attack",
    )
    assert "strike" in kick.offers()
    assert "shoot" not in kick.offers()


@pytest.mark.rule("GUR-MAN-15", "GUR-MAN-16")
def test_a_defensive_attack_helps_one_named_parry_or_the_block() -> None:
    def guarded(words: str) -> dict[str, int]:
        back = (
            arena("aldric", "brenn")
            .play(
                f"aldric: defensive-attack {words}",
                "aldric: strike target=brenn weapon=thrusting-broadsword mode=swing",
                dice=rolls(15),
                otherwise="default",
                until="brenn@turn",
            )
            .play(
                "brenn: attack",
                "brenn: strike target=aldric weapon=shortsword mode=swing",
                dice=rolls(9),
                otherwise="default",
                until="aldric@defence",
            )
        )
        found = {o.value: o.worth.total for o in back.slot().options if o.worth}
        found |= {o.value: o.worth.total for o in back.slot("parry").options if o.worth}
        return found

    assert guarded("version=parry weapon=thrusting-broadsword") == {
        "dodge": 10,
        "block": 12,
        "thrusting-broadsword": 14,
    }
    assert guarded("version=parry weapon=medium-shield")["thrusting-broadsword"] == 13
    assert guarded("version=block") == {"dodge": 10, "block": 13, "thrusting-broadsword": 13}
    hit = arena("aldric", {"use": "brenn", "hp": 200}).play(
        "aldric: defensive-attack version=block",
        "aldric: strike target=brenn weapon=thrusting-broadsword mode=swing",
        "brenn: none",
        dice=rolls(9, "2d:3,3"),
        otherwise="default",
        until="over",
        steps=1,
    )
    assert hit.parts("damage")["defensive-attack"] == -2
    assert hit.event("damage").amount == 4


@pytest.mark.rule("GUR-MAN-17")
@pytest.mark.parametrize(
    ("version", "numbers"),
    [
        ("dodge", (12, 13, 12)),
        ("parry", (10, 15, 12)),
        ("block", (10, 13, 14)),
        ("double", (10, 13, 12)),
    ],
)
def test_all_out_defence_raises_the_named_kind(version: str, numbers: tuple[int, int, int]) -> None:
    back = (
        arena("aldric", "brenn")
        .play(f"aldric: all-out-defence version={version}", otherwise="default", until="brenn@turn")
        .play(
            "brenn: attack",
            "brenn: strike target=aldric weapon=shortsword mode=swing",
            dice=rolls(9),
            otherwise="default",
            until="aldric@defence",
        )
    )
    found = {o.value: o.worth.total for o in back.slot().options if o.worth}
    parry = {o.value: o.worth.total for o in back.slot("parry").options if o.worth}
    assert (found["dodge"], parry["thrusting-broadsword"], found["block"]) == numbers


@pytest.mark.rule("GUR-MAN-17")
def test_only_the_dodging_defence_moves_half() -> None:
    duel = arena({"use": "brenn", "facing": 0}, {"use": "aldric", "at": [12, 5]}).play()
    moved = duel.play(
        "brenn: all-out-defence version=dodge path=6,5;7,5;8,5",
        otherwise="default",
        until="aldric@turn",
    )
    assert moved.fighter("brenn").at == at(8, 5)
    for version in ("parry", "double"):
        duel.refuses(f"brenn: all-out-defence version={version} path=6,5;7,5")


@pytest.mark.rule("GUR-MAN-18", "GUR-RUL-54")
def test_a_second_defence_against_every_attack() -> None:
    third = {"use": "rao", "hands": ["large-knife"], "at": [6, 4]}
    start = arena("aldric", "brenn", third).play(
        "aldric: all-out-defence version=double", otherwise="default", until="brenn@turn"
    )
    first = start.play(
        "brenn: attack",
        "brenn: strike target=aldric weapon=shortsword mode=swing",
        "aldric: block",
        dice=rolls(9, 13),
        otherwise="default",
        until="aldric@second-defence",
    )
    assert first.offers() == ["none", "dodge", "parry"]
    saved = first.play("aldric: dodge", dice=rolls(10), otherwise="default", until="rao@turn")
    assert saved.happened("defended")
    again = saved.play(
        "rao: attack",
        "rao: strike target=aldric weapon=large-knife mode=swing",
        "aldric: dodge",
        dice=rolls(9, 11),
        otherwise="default",
        until="aldric@second-defence",
    )
    assert "dodge" not in again.offers()
    parried = start.play(
        "brenn: attack",
        "brenn: strike target=aldric weapon=shortsword mode=swing",
        "aldric: parry weapon=thrusting-broadsword retreat=back",
        dice=rolls(9, 15),
        otherwise="default",
        until="aldric@second-defence",
    )
    assert "thrusting-broadsword" not in (
        parried.offers("parry") if "parry" in parried.offers() else []
    )
    both = parried.play("aldric: dodge", dice=rolls(13), **TO_THE_END)
    assert both.tally("dodge").total == 10 + 3  # the retreat helps both


@pytest.mark.rule("GUR-MAN-19", "GUR-RUL-24")
def test_a_blow_on_the_run_is_at_minus_four_and_nine_at_most() -> None:
    for skill, score in ((12, 8), (13, 9), (20, 9)):
        near = arena(
            {"use": "aldric", "skills": {"broadsword": skill}}, {"use": "brenn", "at": [7, 5]}
        ).play("aldric: move-and-attack version=melee path=6,5")
        swing = "aldric: strike target=brenn weapon=thrusting-broadsword mode=swing"
        hit = near.play(swing, dice=rolls(8), otherwise="default", until="brenn@defence")
        assert hit.tally("attack").total == score
        if skill == 20:
            tricky = near.play(
                f"{swing} deceptive=3", dice=rolls(9), otherwise="default", until="brenn@defence"
            )
            assert tricky.tally("attack").total == 9
            assert coming(tricky).deceptive == 3
            near.refuses(f"{swing} deceptive=4")  # 16 − 8 is below ten


@pytest.mark.rule("GUR-MAN-21", "GUR-MAN-22", "GUR-RUL-45")
@pytest.mark.parametrize(
    ("words", "score", "purposes"),
    [
        ("move-and-attack version=slam", 13, ["attack"]),
        ("all-out-slam version=determined", 17, ["attack"]),
        ("all-out-slam version=strong", 13, ["attack"]),
        ("all-out-slam version=feint", 13, ["feint", "resist-feint", "attack"]),
    ],
)
def test_slams_on_the_run(words: str, score: int, purposes: list[str]) -> None:
    duel = arena("hrodgar", {"use": "brenn", "at": [8, 5]})
    dice = rolls(10, 12, 10) if "feint" in words else rolls(10)
    hit = duel.play(
        f"hrodgar: {words} path=6,5;7,5",
        "hrodgar: slam target=brenn",
        dice=dice,
        otherwise="default",
        until="brenn@defence",
    )
    assert hit.tally("attack").total == score
    assert [roll.word for roll in hit.rolls()] == purposes
    assert duel.play().offers("all-out-slam") == ["determined", "feint", "strong"]


@pytest.mark.rule("GUR-MAN-21")
@pytest.mark.parametrize(
    ("skills", "score"),
    [({}, 12), ({"brawling": 14}, 14), ({"sumo-wrestling": 15, "brawling": 14}, 15)],
)
def test_the_best_skill_slams(skills: dict[str, int], score: int) -> None:
    sheet = {"name": "Bull", "st": 14, "dx": 12, "iq": 10, "ht": 12, "skills": skills}
    hit = arena(sheet, "brenn").play(
        "bull: attack",
        "bull: slam target=brenn",
        dice=rolls(9),
        otherwise="default",
        until="brenn@defence",
    )
    assert hit.tally("attack").total == score
    shield = arena("aldric", "brenn").play(
        "aldric: attack",
        "aldric: slam target=brenn weapon=medium-shield",
        dice=rolls(9),
        otherwise="default",
        until="brenn@defence",
    )
    assert shield.tally("attack").total == 13


@pytest.mark.rule("GUR-MAN-23", "GUR-RUL-49")
def test_a_move_goes_all_the_way_and_leaves_every_defence() -> None:
    duel = arena({"use": "brenn", "facing": 0}, {"use": "aldric", "at": [12, 5]})
    moved = duel.play(
        "brenn: move path=6,5;7,5;8,5;9,5;10,5;11,5", otherwise="default", until="aldric@turn"
    )
    assert moved.fighter("brenn").at == at(11, 5)
    assert "attack" not in [a.kind for a in moved.asked]
    hit = moved.play(
        "aldric: attack",
        "aldric: strike target=brenn weapon=thrusting-broadsword mode=swing",
        dice=rolls(9),
        otherwise="default",
        until="brenn@defence",
    )
    assert hit.offers() == ["none", "dodge", "parry"]
    assert hit.play(
        "brenn: dodge retreat=back", dice=rolls(12), otherwise="default", steps=0
    ).happened("defended")


@pytest.mark.rule("GUR-MAN-24")
@pytest.mark.parametrize(
    ("posture", "open_to"),
    [
        ("standing", {"sitting", "kneeling", "crawling", "lying"}),
        ("sitting", {"standing", "lying"}),
        ("kneeling", {"standing", "lying"}),
        ("crawling", {"standing", "lying"}),
        ("lying", {"sitting", "kneeling", "crawling"}),
    ],
)
def test_changes_of_posture(posture: str, open_to: set[str]) -> None:
    duel = arena({"use": "brenn", "posture": posture}, "aldric").play()
    assert set(duel.offers("change-posture")) == open_to
    for other in open_to:
        done = duel.play(
            f"brenn: change-posture posture={other}", otherwise="default", until="aldric@turn"
        )
        names = ["standing", "crouching", "kneeling", "sitting", "crawling", "lying"]
        assert names[done.fighter("brenn").posture] == other
        assert done.fighter("brenn").at == at(5, 5)


@pytest.mark.rule("GUR-MAN-25")
def test_what_a_ready_does() -> None:
    def ready(sheet: dict[str, Any], item: str, way: str, **state: Any) -> Any:
        fight = battle(sheet, {"use": "aldric", "at": [12, 5]})
        for name, value in state.items():
            setattr(fight.things[0], name, value)
        return (
            situation(fight)
            .play(f"brenn: ready item={item} way={way}", otherwise="default", until="over", steps=1)
            .fighter("brenn")
        )

    drawn = ready({"use": "brenn", "hands": [], "belt": ["shortsword"]}, "shortsword", "draw-left")
    assert (drawn.hands[0].slug, drawn.hands[0].grip, drawn.hands[0].ready()) == (
        "shortsword",
        2,
        True,
    )
    assert ready({"use": "brenn"}, "shortsword", "stow").hands == []
    assert ready({"use": "brenn"}, "shortsword", "switch").hands[0].grip == 2
    assert ready({"use": "brenn"}, "shortsword", "ready", unready=2).hands[0].unready == 1
    spear = {"use": "brenn", "hands": [{"item": "spear", "hand": "both", "reach": 1}]}
    assert ready(spear, "spear", "reach-2").hands[0].setting == 2
    assert ready(spear, "spear", "one-hand").hands[0].grip == 1
    one = {"use": "brenn", "hands": [{"item": "spear", "hand": "right"}]}
    assert ready(one, "spear", "two-hands").hands[0].grip == 3


@pytest.mark.rule("GUR-MAN-25")
def test_what_lies_within_a_hex_can_be_picked_up() -> None:
    for distance, may in ((0, True), (1, True), (2, False)):
        fight = battle(
            {"use": "brenn", "hands": ["shortsword"], "belt": []}, {"use": "aldric", "at": [12, 5]}
        )
        brenn = who(fight, "brenn")
        drop(fight, brenn, brenn.hands[0], at(5 + distance, 5))
        turn = situation(fight).play()
        assert ("ready" in turn.offers()) == may
        if may:
            up = turn.play(
                "brenn: ready item=shortsword way=pick-up-right",
                **TO_THE_END,
            )
            assert up.fighter("brenn").hands[0].ready()


@pytest.mark.rule("GUR-MAN-35", "GUR-RUL-41")
def test_doing_nothing_leaves_every_defence() -> None:
    for sheet, dodge in (({}, 9), ({"states": ["stunned"]}, 5)):
        start = arena({"use": "brenn", **sheet}, "aldric")
        dice = rolls(17) if sheet else ""
        hit = start.play("brenn: do-nothing", dice=dice, until="aldric@turn").play(
            "aldric: attack",
            "aldric: strike target=brenn weapon=thrusting-broadsword mode=swing",
            dice=rolls(9),
            otherwise="default",
            until="brenn@defence",
        )
        assert {o.value: o.worth.total for o in hit.slot().options if o.worth}["dodge"] == dodge
    weak = arena({"use": "brenn", "hp_left": -1}, "aldric").play(
        "brenn: do-nothing", until="aldric@turn"
    )
    assert not weak.rolls("consciousness")


@pytest.mark.rule("GUR-RUL-50")
def test_extra_attacks_on_the_run() -> None:
    master = {"use": "master", "slug": "it", "skills": {"brawling": 16}}
    run = arena(master, {"use": "brenn", "at": [7, 5], "hp": 200})
    for manoeuvre in ("move-and-attack version=slam", "all-out-slam version=determined"):
        turn = run.play(f"it: {manoeuvre} path=6,5")
        struck_ = turn.play(
            "it: strike target=brenn weapon=katana mode=swing",
            dice=rolls(10),
            otherwise="default",
            until="it@attack",
        )
        assert struck_.tally("attack").total == 9  # −4 and the cap, and none of the slam's +4
        assert struck_.offers() == ["done", "slam"]
    slammed = run.play(
        "it: move-and-attack version=slam path=6,5",
        "it: slam target=brenn",
        "brenn: dodge",
        dice=rolls(9, 9),
        otherwise="default",
        until="brenn@turn",
    )
    assert [a.kind for a in slammed.asked].count("attack") == 1  # a slam is the last thing
    twice = run.play("it: move-and-attack version=melee path=6,5")
    for _ in range(2):
        twice = twice.play(
            "it@attack: strike target=brenn weapon=katana mode=swing",
            dice=rolls(10),
            otherwise="default",
            until="it",
        )
        assert twice.tally("attack").total == 9


@pytest.mark.rule("GUR-RUL-50", "GUR-MAN-22")
def test_the_slams_bonus_is_not_for_the_blow_before_it() -> None:
    poor = {"use": "master", "slug": "it", "skills": {"two-handed-sword": 10, "broadsword": 10}}
    turn = arena(poor, {"use": "brenn", "at": [7, 5], "hp": 200}).play(
        "it: all-out-slam version=determined path=6,5"
    )
    struck_ = turn.play(
        "it: strike target=brenn weapon=katana mode=swing",
        dice=rolls(12),
        otherwise="default",
        until="it@attack",
    )
    assert struck_.tally("attack").total == 10 - 4
