"""The worked examples of the book, dice for dice."""

from typing import Any

import pytest

from fechtbuch.books.gurps.kinds.terms import COMMITTED, DETERMINED, LYING, NO_EFFORT, NO_RETREAT
from fechtbuch.books.gurps.rules.defending.defence_scores import (
    bare_score,
    block_score,
    crossed_score,
    dodge_score,
    parry_score,
)
from fechtbuch.books.gurps.rules.defending.defences import parry_form
from fechtbuch.books.gurps.rules.defending.retreats import may_retreat
from fechtbuch.books.gurps.rules.harm.damage import damage_of
from fechtbuch.books.gurps.rules.harm.injury import Wound, injure, stays_conscious
from fechtbuch.books.gurps.rules.hitting.to_hit import melee_score
from fechtbuch.engine.choices import every_choice
from fechtbuch.engine.dice import ScriptedDice, parse_script
from fechtbuch.testing import situation
from tests.gurps.arena import TO_THE_END, arena, battle, blow, grip, rolls, telling, who


@pytest.mark.rule("GUR-OPT-05", "GUR-SEQ-04", "GUR-INJ-01", "GUR-INJ-02", "GUR-INJ-03")
@pytest.mark.rule("GUR-DMG-01", "GUR-DMG-03", "GUR-INJ-05", "GUR-RUL-43", "GUR-INJ-11")
def test_example_01_a_deceptive_blow_shock_and_a_major_wound() -> None:
    duel = arena("aldric", "brenn")
    struck = duel.play(
        "aldric: attack",
        "aldric: strike target=brenn weapon=thrusting-broadsword mode=swing deceptive=2",
        "brenn: parry weapon=shortsword",
        dice=rolls(9, 8, "2d:3,5", 12),
        otherwise="default",
        until="brenn@turn",
    )
    assert struck.tally("attack").total == 10
    assert struck.tally("parry").total == 7
    assert struck.event("injured").amount == 9
    brenn = struck.fighter("brenn")
    assert (brenn.hp, brenn.posture, brenn.shock) == (3, LYING, 4)
    assert brenn.stunned
    assert not brenn.hands
    assert brenn.pace() == 3
    again = blow(struck.fight, "aldric", "brenn", "thrusting-broadsword", "swing")
    assert dodge_score(struck.fight, brenn, again, NO_RETREAT, NO_EFFORT).total == -2


def _slots(waiting: Any) -> list[str]:
    return [name for choice in every_choice(waiting.question, 30) for name in choice]


@pytest.mark.rule("GUR-DEF-03", "GUR-DEF-05", "GUR-DEF-06", "GUR-DEF-07", "GUR-DEF-08")
@pytest.mark.rule("GUR-RUL-14", "GUR-EQP-05", "GUR-RUL-13")
@pytest.mark.parametrize(
    ("changes", "weapon", "expected"),
    [
        ({}, "rapier", [12, 11, 10]),
        ({"traits": {"weapon_master": []}}, "rapier", [12, 10, 8]),
        (
            {
                "traits": {"trained_by_a_master": True},
                "hands": ["thrusting-broadsword"],
                "skills": {"broadsword": 17},
            },
            "thrusting-broadsword",
            [12, 10, 8],
        ),
        (
            {"hands": ["thrusting-broadsword"], "skills": {"broadsword": 17}},
            "thrusting-broadsword",
            [12, 8, 4],
        ),
        ({"traits": {"trained_by_a_master": True}}, "rapier", [12, 11, 10]),
    ],
)
def test_example_04_repeated_parries(
    changes: dict[str, Any], weapon: str, expected: list[int]
) -> None:
    fight = battle("aldric", {"use": "ysaline", **changes})
    ysaline = who(fight, "ysaline")
    attack = blow(fight, "aldric", "ysaline", "thrusting-broadsword", "swing")
    thing = next(thing for thing in ysaline.hands if thing.kind.key == weapon)
    found = []
    for made in range(3):
        ysaline.parried = [made, 0, 0]
        form = parry_form(fight, thing, attack, ysaline)
        assert form is not None
        found.append(parry_score(fight, ysaline, attack, thing, form, "", 0, 0).total)
    assert found == expected


@pytest.mark.rule("GUR-RET-02", "GUR-RET-09", "GUR-RUL-16", "GUR-MOV-10", "GUR-RET-01")
@pytest.mark.rule("GUR-MAN-04", "GUR-RUL-51", "GUR-MAN-03", "GUR-DEF-13")
def test_example_05_retreating_dodges_against_a_double_attack() -> None:
    fight = battle("hrodgar", "brenn", "aldric", sides=[0, 1, 0])
    who(fight, "aldric").at = who(fight, "brenn").at + 1
    who(fight, "aldric").facing = 4
    who(fight, "brenn").facing = 3
    first = situation(fight).play(
        "hrodgar: all-out-attack version=double",
        "hrodgar: strike target=brenn weapon=great-axe",
        "brenn: dodge retreat=back",
        dice=rolls(11, 12),
        otherwise="default",
        until="hrodgar@attack",
    )
    assert first.tally("dodge").total == 12
    brenn = first.fighter("brenn")
    assert first.fight.grid.distance(first.fighter("hrodgar").at, brenn.at) == 2
    assert first.offers("strike") == ["brenn"]
    second = first.play(
        "hrodgar: strike target=brenn",
        "brenn: dodge",
        dice=rolls(12, 12),
        **TO_THE_END,
    )
    assert second.tally("dodge").total == 12
    assert "retreat" in second.parts("dodge")
    brenn = second.fighter("brenn")
    other = blow(second.fight, "aldric", "brenn", "thrusting-broadsword", "swing")
    other.arc = 0
    assert dodge_score(second.fight, brenn, other, 0, 0).total == 9
    assert not may_retreat(second.fight, brenn)


@pytest.mark.rule("GUR-MAN-11", "GUR-MAN-13", "GUR-MAN-14", "GUR-RUL-53")
def test_example_08_a_committed_attack() -> None:
    fight = telling(battle("aldric", "brenn"))
    attack = blow(fight, "aldric", "brenn", "thrusting-broadsword", "swing")
    attack.manoeuvre, attack.version, attack.favoured = COMMITTED, DETERMINED, True
    assert melee_score(fight, attack).total == 16
    attack.two_steps = True
    assert melee_score(fight, attack).total == 14
    duel = arena("aldric", "brenn")
    after = duel.play(
        "aldric: committed-attack version=determined weapon=thrusting-broadsword",
        "aldric: strike target=brenn mode=swing",
        "brenn: none",
        dice=rolls(13, "2d:1,1"),
        otherwise="default",
        until="brenn@turn",
    )
    back = after.play(
        "brenn: attack",
        "brenn: strike target=aldric weapon=shortsword mode=swing",
        dice=rolls(9),
    )
    assert "parry" not in back.offers() or "thrusting-broadsword" not in back.offers("parry")
    aldric = back.fighter("aldric")
    attack = back.question.blow  # type: ignore[attr-defined]
    shield = aldric.shield()
    assert block_score(back.fight, aldric, attack, shield, 0, 0).total == 10
    assert dodge_score(back.fight, aldric, attack, 0, 0).total == 8
    assert "retreat" not in _slots(back)


@pytest.mark.rule("GUR-OPT-03", "GUR-OPT-04", "GUR-RUL-23", "GUR-RUL-21")
@pytest.mark.parametrize(("resist", "penalty"), [(12, 4), (15, 6), (8, 0)])
def test_example_11_a_feint(resist: int, penalty: int) -> None:
    duel = arena("ysaline", "aldric")
    feint = duel.play(
        "ysaline: attack",
        "ysaline: feint target=aldric weapon=rapier",
        dice=rolls(11, resist),
        otherwise="default",
        until="aldric@turn",
    )
    assert feint.event("feints").amount == penalty
    later = feint.play(
        "aldric: do-nothing",
        "ysaline: attack",
        "ysaline: strike target=aldric weapon=rapier",
        "aldric: parry weapon=thrusting-broadsword",
        dice=rolls(10, 13 - penalty),
        otherwise="default",
        until="ysaline@step",
    )
    assert later.tally("parry").total == 13 - penalty
    other = duel.play(
        "ysaline: attack",
        "ysaline: feint target=aldric weapon=rapier way=defensive",
        dice=rolls(11, resist),
        otherwise="default",
        until="aldric@turn",
    )
    attack = blow(other.fight, "aldric", "ysaline", "thrusting-broadsword", "swing")
    assert melee_score(other.fight, attack).total == 14 - penalty


@pytest.mark.rule("GUR-WRE-15", "GUR-RUL-39", "GUR-DIC-05", "GUR-RUL-47")
@pytest.mark.parametrize(("dice", "down"), [((10, 9), "brenn"), ((12, 9), ""), ((14, 9), "kimura")])
def test_example_12_a_takedown(dice: tuple[int, int], down: str) -> None:
    fight = battle("kimura", "brenn")
    grip(fight, "kimura", "brenn")
    played = situation(fight).play(
        "kimura: attack",
        "kimura: takedown target=brenn",
        dice=rolls(*dice),
        steps=1,
        otherwise="default",
    )
    lying = [name for name in ("kimura", "brenn") if played.fighter(name).posture == LYING]
    assert lying == ([down] if down else [])
    assert len(played.fight.holds) == (0 if down == "kimura" else 1)
    if down:
        assert played.fighter(down).face_down


@pytest.mark.rule("GUR-WRE-16", "GUR-WRE-17", "GUR-DIC-06", "GUR-RUL-46", "GUR-WRE-04")
@pytest.mark.rule("GUR-RUL-61", "GUR-STA-07", "GUR-RUL-83")
def test_example_13_a_pin_and_breaking_it() -> None:
    fight = battle("kimura", {"use": "brenn", "hands": []})
    brenn = who(fight, "brenn")
    brenn.posture = LYING
    grip(fight, "kimura", "brenn")
    tied = situation(fight).play(
        "kimura: attack", "kimura: pin", dice=rolls(12, 11), steps=1, otherwise="default"
    )
    assert not tied.fight.pinned(tied.fighter("brenn"))
    pinned = situation(fight).play(
        "kimura: attack", "kimura: pin", dice=rolls(12, 14), steps=1, otherwise="default"
    )
    assert [r.tally.total for r in pinned.rolls("pin") if r.tally] == [15, 12]
    assert pinned.fight.pinned(pinned.fighter("brenn"))
    on_turn = pinned.play(until="brenn@turn", otherwise="default")
    assert on_turn.offers() == ["do-nothing", "attack"]  # GUR-RUL-83: the first try
    later = pinned.fight
    later.place = 1
    freed = situation(later).play(
        "brenn: attack", "brenn: break-free", dice=rolls(8, 12), steps=1, otherwise="default"
    )
    assert [r.tally.total for r in freed.rolls("break-free") if r.tally] == [12, 25]
    assert freed.fight.pinned(freed.fighter("brenn"))
    again = freed.play(until="brenn@turn", otherwise="default")
    assert again.offers() == ["do-nothing"]


@pytest.mark.rule("GUR-WRE-07", "GUR-WRE-08", "GUR-RUL-28", "GUR-DEF-16", "GUR-WRE-22")
def test_example_14_a_judo_throw_after_a_parry() -> None:
    duel = arena("brenn", "kimura")
    parried = duel.play(
        "brenn: attack",
        "brenn: strike target=kimura weapon=shortsword mode=thrust",
        "kimura: parry weapon=right-hand skill=judo",
        dice=rolls(11, 9),
        otherwise="default",
        until="kimura@turn",
    )
    assert parried.tally("parry").total == 10
    thrown = parried.play(
        "kimura: attack",
        "kimura: judo-throw target=brenn way=damage",
        "brenn: dodge",
        dice=rolls(12, 11, "d:4", 12),
        otherwise="default",
        until="brenn@turn",
    )
    assert thrown.tally("attack").total == 14
    brenn = thrown.fighter("brenn")
    assert thrown.event("injured").amount == 2
    assert brenn.shock == 2
    assert brenn.posture == LYING
    assert brenn.face_down
    assert brenn.stunned


@pytest.mark.rule("GUR-WRE-11", "GUR-WRE-12", "GUR-RUL-22", "GUR-RUL-30", "GUR-RUL-60")
@pytest.mark.rule("GUR-RUL-52", "GUR-WRE-03")
def test_example_15_a_choke_hold() -> None:
    fight = battle("kimura", "brenn")
    who(fight, "brenn").facing = 0
    who(fight, "brenn").saw = 0
    seized = situation(fight).play(
        "kimura: attack",
        "kimura: grapple target=brenn part=neck hands=2",
        dice=rolls(10),
        steps=1,
        otherwise="default",
    )
    assert seized.tally("attack").total == 13
    assert seized.fight.holds[0].behind
    base = seized.play("brenn: do-nothing", until="kimura@turn", otherwise="default")
    crushed = base.play(
        "kimura: attack",
        "kimura: choke target=brenn",
        dice=rolls(11, 10, 11),
        steps=0,
        otherwise="default",
    )
    assert [r.tally.total for r in crushed.rolls("choke") if r.tally] == [18, 12]
    assert crushed.event("injured").amount == 7
    tired = base.play(
        "kimura: attack",
        "kimura: choke target=brenn way=fatigue",
        dice=rolls(11, 10),
        steps=0,
        otherwise="default",
    )
    assert tired.fighter("brenn").fp == 11 - 5
    edged = seized.fight
    sword = next(thing for thing in edged.things if thing.kind.key == "shortsword")
    edged.holds[0].weapon = sword.index
    edged.round = 2
    edged.place = 0
    cut = situation(edged).play(
        "kimura: attack",
        "kimura: choke target=brenn",
        dice=rolls(11, 10, 11),
        steps=1,
        otherwise="default",
    )
    assert [r.tally.total for r in cut.rolls("choke") if r.tally] == [19, 12]
    assert cut.event("injured").amount == 12


@pytest.mark.rule("GUR-WRE-13", "GUR-INJ-06", "GUR-INJ-07", "GUR-INJ-08")
def test_examples_16_and_20_a_neck_snap_consciousness_and_a_death_check() -> None:
    fight = battle({"use": "hrodgar", "hands": [], "belt": []}, "rao")
    grip(fight, "hrodgar", "rao", 3)
    snapped = situation(fight).play(
        "hrodgar: attack",
        "hrodgar: neck-snap target=rao",
        dice=rolls(9, 13, "3d:4,3,5", 10),
        until="rao@turn",
        otherwise="default",
    )
    assert [r.tally.total for r in snapped.rolls("wrench") if r.tally] == [15, 12]
    rao = snapped.fighter("rao")
    assert rao.hp == -6
    assert not rao.stunned
    acting = snapped.play("rao: attack", dice=rolls(11), until="rao@attack", otherwise="default")
    assert acting.tally("consciousness").total == 12
    attack = blow(acting.fight, "hrodgar", "rao", "punch")
    assert dodge_score(acting.fight, acting.fighter("rao"), attack, 0, 0).total == 5
    for roll, fate in ((13, "mortal"), (15, "dead"), (12, "")):
        later = acting.fight.copy()
        later.dice = ScriptedDice(parse_script(rolls(roll, 10)))
        victim = who(later, "rao")
        injure(later, victim, Wound(8, 4, 0), None)
        assert (victim.mortal, victim.dead) == (fate == "mortal", fate == "dead")
        assert victim.hp == -14
    later.telling = True
    victim.conscious = False
    later.dice = ScriptedDice(parse_script(rolls(11)))
    assert stays_conscious(later, victim)
    tally = later.events[-1].tally
    assert tally is not None
    assert tally.total == 11


@pytest.mark.rule("GUR-MAN-21", "GUR-MAN-22", "GUR-MOV-11", "GUR-MOV-12", "GUR-MOV-13")
@pytest.mark.rule("GUR-RUL-45")
@pytest.mark.parametrize("all_out", [False, True])
def test_example_17_a_slam(all_out: bool) -> None:
    duel = arena("hrodgar", {"use": "brenn", "at": [11, 5]})
    verb = "all-out-slam version=strong" if all_out else "move-and-attack version=slam"
    played = duel.play(
        f"hrodgar: {verb} path=6,5;7,5;8,5;9,5;10,5",
        "hrodgar: slam target=brenn",
        "brenn: dodge",
        dice=rolls(10, 10, "d:5", "d:3"),
        otherwise="default",
        until="brenn@turn",
    )
    assert played.tally("attack").total == 13
    brenn, hrodgar = played.fighter("brenn"), played.fighter("hrodgar")
    assert brenn.posture == LYING
    assert brenn.hp == 12 - (5 if all_out else 3)
    assert hrodgar.hp == 18
    assert hrodgar.manoeuvre == (13 if all_out else 12)


@pytest.mark.rule("GUR-EFF-02", "GUR-RUL-09", "GUR-RUL-42", "GUR-EFF-10", "GUR-DIC-08")
@pytest.mark.parametrize(
    ("use", "weapon", "score"), [("aldric", "thrusting-broadsword", 11), ("ysaline", "rapier", 16)]
)
def test_example_18_flurry_of_blows(use: str, weapon: str, score: int) -> None:
    duel = arena(use, "brenn", extra_effort="on")
    first = duel.play(
        f"{use}: attack",
        f"{use}: strike target=brenn weapon={weapon} split=rapid-strike effort=flurry",
        dice=rolls(score + 1),
        otherwise="default",
        until=f"{use}@attack",
    )
    assert first.tally("attack").total == score
    assert first.fighter(use).fp == 11
    second = first.play(
        f"{use}: strike target=brenn", dice=rolls(score + 1), otherwise="default", until="@step"
    )
    assert second.tally("attack").total == score
    assert second.fighter(use).fp == 11
    assert "effort" not in _slots(first)


@pytest.mark.rule("GUR-DMG-02", "GUR-HIT-02", "GUR-MAN-05")
def test_example_19_a_skull_hit() -> None:
    duel = arena("hrodgar", "aldric")
    played = duel.play(
        "hrodgar: all-out-attack version=determined",
        "hrodgar: strike target=aldric weapon=great-axe location=skull",
        "aldric: parry weapon=thrusting-broadsword",
        dice=rolls(10, 14, "3d:2,4,3", 9),
        otherwise="default",
        until="over",
    )
    assert played.tally("attack").total == 11
    assert played.event("injured").amount == 8
    assert played.tally("knockdown").total == 2
    assert played.fighter("aldric").unconscious
    assert played.fighter("aldric").hp == 5


@pytest.mark.rule("GUR-MAN-15", "GUR-MAN-16", "GUR-EQP-04", "GUR-DEF-15", "GUR-EFF-08")
@pytest.mark.rule("GUR-RUL-32")
def test_example_22_a_defensive_attack_with_an_unbalanced_weapon() -> None:
    duel = arena("hrodgar", "brenn", extra_effort="on")
    back = "brenn: strike target=hrodgar weapon=shortsword mode=thrust"
    strike = "hrodgar: strike target=brenn weapon=great-axe"
    for verb, efforts in (
        ("defensive-attack version=u-parry weapon=great-axe", ["feverish"]),
        ("attack", ["recovery"]),
    ):
        struck = duel.play(
            f"hrodgar: {verb}", strike, dice=rolls(15), otherwise="default", until="brenn@turn"
        ).play("brenn: attack", back, dice=rolls(9), until="hrodgar@defence", otherwise="default")
        option = next(o for o in struck.slot("parry").options if o.value == "great-axe")
        assert option.worth is not None
        assert option.worth.total == 10
        assert struck.offers("parry weapon=great-axe") == efforts
    fight = telling(battle("hrodgar", "brenn"))
    attack = blow(fight, "hrodgar", "brenn", "great-axe")
    attack.manoeuvre = 10
    assert (attack.form.dice, damage_of(fight, attack).total) == (3, 1)
    poor = (
        arena("hrodgar", "brenn")
        .play("hrodgar: attack", strike, dice=rolls(15), otherwise="default", until="brenn@turn")
        .play("brenn: attack", back, dice=rolls(9), until="hrodgar@defence", otherwise="default")
    )
    assert "parry" not in poor.offers()


@pytest.mark.rule("GUR-DEF-09", "GUR-DEF-12", "GUR-RUL-10", "GUR-RUL-37", "GUR-DEF-21")
@pytest.mark.parametrize(("trained", "expected"), [(False, [12, 7, 2]), (True, [12, 10, 7])])
def test_example_23_repeated_blocks(trained: bool, expected: list[int]) -> None:
    fight = battle("brenn", {"use": "aldric", "traits": {"trained_by_a_master": trained}})
    aldric = who(fight, "aldric")
    attack = blow(fight, "brenn", "aldric", "shortsword", "swing")
    shield = aldric.shield()
    assert shield is not None
    found = []
    for made in range(3):
        aldric.blocked = [0, made]
        found.append(block_score(fight, aldric, attack, shield, 0, 0).total)
    assert found == expected


@pytest.mark.rule("GUR-MAN-19", "GUR-EFF-06", "GUR-EFF-09", "GUR-RUL-24", "GUR-RUL-59")
@pytest.mark.rule("GUR-DIC-09", "GUR-EFF-01", "GUR-RUL-34")
def test_example_24_move_and_attack_and_heroic_charge() -> None:
    duel = arena("ysaline", {"use": "aldric", "at": [12, 5]}, extra_effort="on")
    near = duel.play("ysaline: move-and-attack version=melee path=6,5;7,5;8,5;9,5;10,5")
    plain = near.play(
        "ysaline: strike target=aldric weapon=rapier deceptive=1",
        dice=rolls(10),
        otherwise="default",
        until="aldric@turn",
    )
    assert plain.tally("attack").total == 9
    near.refuses("ysaline: strike target=aldric weapon=rapier deceptive=2")
    hit = near.play(
        "ysaline: strike target=aldric weapon=rapier effort=heroic-charge",
        dice=rolls(17),
        otherwise="default",
        until="aldric@turn",
    )
    assert hit.tally("attack").total == 17
    assert hit.fighter("ysaline").fp == 11
    hit = hit.play(
        "aldric: attack path=11,5",
        "aldric: strike target=ysaline weapon=thrusting-broadsword mode=swing",
        dice=rolls(9),
        until="ysaline@defence",
        otherwise="default",
    )
    assert hit.offers('parry weapon=rapier way=""') == ["recovery-parry"]
    assert "retreat" not in _slots(hit)
    parried = hit.play(
        "ysaline: parry weapon=rapier", dice=rolls(12), otherwise="default", until="@step"
    )
    assert parried.tally("parry").total == 12
    assert parried.fighter("ysaline").fp == 10


@pytest.mark.rule("GUR-DEF-10", "GUR-DEF-11", "GUR-DEF-19")
def test_example_25_two_weapon_and_supported_parries() -> None:
    duel = arena("hrodgar", "ysaline")
    struck = duel.play(
        "hrodgar: attack",
        "hrodgar: strike target=ysaline weapon=great-axe",
        dice=rolls(11),
        otherwise="default",
        until="ysaline@defence",
    )
    crossed = struck.play(
        "ysaline: parry weapon=rapier way=crossed retreat=back",
        dice=rolls(16),
        otherwise="default",
        steps=0,
    )
    assert crossed.tally("parry").total == 17
    assert crossed.fighter("ysaline").barred & 3 == 3
    assert not crossed.happened("breaks")
    for die, breaks in (("d:5", True), ("d:6", False)):
        parried = struck.play(
            "ysaline: parry weapon=main-gauche",
            dice=rolls(9, die),
            otherwise="default",
            steps=0,
        )
        assert bool(parried.happened("breaks")) == breaks
    alone = struck.play("ysaline: parry weapon=rapier", dice=rolls(9), otherwise="default", steps=0)
    assert not alone.rolls("breakage")  # not quite three times its weight
    fight = battle("aldric", "brenn")
    brenn = who(fight, "brenn")
    attack = blow(fight, "aldric", "brenn", "thrusting-broadsword", "swing")
    form = parry_form(fight, brenn.hands[0], attack, brenn)
    assert form is not None
    assert parry_score(fight, brenn, attack, brenn.hands[0], form, "supported", 0, 0).total == 10
    ysaline = struck.fighter("ysaline")
    axe = struck.question.blow  # type: ignore[attr-defined]
    assert (
        crossed_score(struck.fight, ysaline, axe, ysaline.hands[0], ysaline.hands[1], 0, 0).total
        == 14
    )


@pytest.mark.rule("GUR-RET-07", "GUR-RUL-17", "GUR-HIT-01")
def test_example_26_interposition() -> None:
    archer = {"use": "brenn", "hands": [{"item": "longbow", "st": 12}], "belt": []}
    fight = battle(
        archer, {"use": "ysaline", "at": [15, 5]}, {"use": "aldric", "at": [14, 6]}, sides=[0, 1, 1]
    )
    played = situation(fight).play(
        "brenn: attack",
        "brenn: shoot target=ysaline weapon=longbow",
        "aldric: interpose to=14,5",
        dice=rolls(9, 8, 10, "d:5"),
        otherwise="default",
        steps=1,
    )
    assert played.tally("interpose").total == 10
    assert played.event("injured", actor="aldric").amount == 4
    assert played.fighter("aldric").retreated


@pytest.mark.rule("GUR-RNG-11", "GUR-MAN-10", "GUR-RNG-07", "GUR-RNG-08", "GUR-RUL-69")
def test_example_28_suppression_fire() -> None:
    duel = arena("rao", {"use": "brenn", "at": [37, 5]}, ground={"bounds": [0, 0, 60, 12]})
    fired = duel.play(
        "rao: all-out-attack version=suppression",
        'rao: suppress weapon=assault-rifle shots=12 path="34,5;35,5"',
        otherwise="default",
        until="brenn@turn",
    )
    assert fired.fighter("rao").hands[0].shots == 31 - 12
    run = fired.play(
        "brenn: move path=36,5;35,5",
        "brenn: none",
        dice=rolls(6, 9, "5d:1,1,1,1,1", 10, "5d:1,1,1,1,1"),
        otherwise="default",
        steps=0,
    )
    assert run.tally("attack").total == 8
    assert len(run.happened("damage")) == 2


@pytest.mark.rule("GUR-OPT-07", "GUR-RUL-64", "GUR-RUL-56", "GUR-DIC-03")
def test_example_30_telegraphic_and_deceptive() -> None:
    duel = arena("aldric", "ysaline")
    strike = "aldric: strike target=ysaline weapon=thrusting-broadsword mode=swing telegraphic=yes"
    hit = duel.play(
        "aldric: attack",
        f"{strike} deceptive=2",
        dice=rolls(5),
        otherwise="default",
        until="ysaline@defence",
    )
    assert hit.tally("attack").total == 14
    option = next(o for o in hit.slot("parry").options if o.value == "rapier")
    assert option.worth is not None
    assert option.worth.total == 12
    one = duel.play(
        "aldric: attack",
        f"{strike} deceptive=1",
        dice=rolls(5),
        otherwise="default",
        until="ysaline@defence",
    )
    assert one.tally("attack").total == 16
    assert {o.value: o.worth.total for o in one.slot("parry").options if o.worth}["rapier"] == 13
    exclusive = arena("aldric", "ysaline", telegraphic_exclusive="on").play("aldric: attack")
    exclusive.refuses(f"{strike} deceptive=1")


@pytest.mark.rule("GUR-WRE-21", "GUR-DIC-02")
def test_example_33_two_grapplers() -> None:
    fight = battle("brenn", "kimura", "hrodgar")
    grip(fight, "kimura", "brenn")
    grip(fight, "hrodgar", "brenn")
    freed = situation(fight).play(
        "brenn: attack",
        "brenn: break-free target=kimura",
        dice=rolls(5, 17),
        steps=1,
        otherwise="default",
    )
    assert [r.tally.total for r in freed.rolls("break-free") if r.tally] == [12, 23]
    assert [hold.holder for hold in freed.fight.holds] == [freed.fighter("hrodgar").index]
    assert not [asked for asked in freed.asked if asked.kind == "step"]
    assert freed.fight.grappled(freed.fighter("brenn"))


@pytest.mark.rule("GUR-WRE-01", "GUR-WRE-02", "GUR-RET-11")
def test_example_34_retreating_from_a_grapple() -> None:
    duel = arena("kimura", "rao")
    held = duel.play(
        "kimura: attack",
        "kimura: grapple target=rao part=torso",
        "rao: dodge retreat=back",
        dice=rolls(12, 13),
        otherwise="default",
        until="rao@turn",
    )
    assert held.tally("attack").total == 15
    assert held.tally("dodge").total == 12
    rao, kimura = held.fighter("rao"), held.fighter("kimura")
    assert rao.at == kimura.at
    assert held.fight.grappled(rao)
    attack = blow(held.fight, "kimura", "rao", "punch")
    assert bare_score(held.fight, rao, attack, 1, "brawling", 0, 0).total == 8
    assert dodge_score(held.fight, rao, attack, 0, 0).total == 9


@pytest.mark.rule("GUR-OPT-02", "GUR-OPT-08", "GUR-OPT-01")
@pytest.mark.parametrize(
    ("use", "weapon", "score", "dice"),
    [("ysaline", "rapier", 14, (13, 15)), ("aldric", "thrusting-broadsword", 8, (8, 9))],
)
def test_example_02_rapid_strike(use: str, weapon: str, score: int, dice: tuple[int, int]) -> None:
    duel = arena(use, {"use": "brenn", "hp": 200}).play(f"{use}: attack")
    first = duel.play(
        f"{use}: strike target=brenn weapon={weapon} split=rapid-strike",
        "brenn: none",
        dice=rolls(dice[0], "d:1" if use == "ysaline" else "2d:1,1"),
        otherwise="default",
        until=f"{use}@attack",
    )
    assert first.tally("attack").total == score
    assert first.happened("hits")
    first.refuses(f"{use}: strike target=brenn weapon={weapon} split=dual-weapon")
    second = first.play(
        f"{use}: strike target=brenn weapon={weapon}",
        dice=rolls(dice[1]),
        otherwise="default",
        until="@turn",
    )
    assert second.tally("attack").total == score
    assert second.happened("misses")


@pytest.mark.rule("GUR-DEF-14")
def test_example_06_an_acrobatic_dodge() -> None:
    swing = "aldric: strike target=ysaline weapon=thrusting-broadsword mode=swing"
    asked = arena("aldric", {"use": "ysaline", "hp": 200}).play(
        "aldric: attack", swing, dice=rolls(10), otherwise="default", until="ysaline@defence"
    )
    hit = asked.play(
        "ysaline: dodge acrobatic=yes",
        dice=rolls(14, 9, "2d:1,1"),
        otherwise="default",
        steps=0,
    )
    assert (hit.tally("acrobatics").total, hit.tally("dodge").total) == (13, 10 - 2)
    assert hit.happened("not-defended")
    leapt = asked.play(
        "ysaline: dodge acrobatic=yes", dice=rolls(13, 12), otherwise="default", steps=0
    )
    assert leapt.tally("dodge").total == 12
    assert leapt.happened("defended")
    fight = hit.fight
    fight.place = 0
    again = situation(fight).play(
        "aldric: attack", swing, dice=rolls(10), otherwise="default", until="ysaline@defence"
    )
    again.refuses("ysaline: dodge acrobatic=yes")


@pytest.mark.rule("GUR-MAN-03", "GUR-MAN-04")
def test_example_07_all_out_attack_double() -> None:
    archer = {"use": "archer", "slug": "bowman", "at": [8, 7]}
    duel = arena("hrodgar", {"use": "brenn", "at": [9, 5], "hp": 200}, archer)
    first = duel.play(
        "hrodgar: all-out-attack version=double path=6,5;7,5;8,5",
        "hrodgar: strike target=brenn weapon=great-axe",
        dice=rolls(11),
        otherwise="default",
        until="brenn@defence",
    )
    assert first.tally("attack").total == 14
    second = first.play(
        "brenn: dodge",
        "hrodgar: strike target=brenn weapon=great-axe",
        dice=rolls(9, 12),
        otherwise="default",
        until="brenn@defence",
    )
    assert second.tally("attack").total == 14
    assert "dodge" in second.offers()
    shot = second.play(
        "brenn: dodge", dice=rolls(9), otherwise="default", until="bowman@turn"
    ).play(
        "bowman: attack",
        "bowman: shoot target=hrodgar",
        dice=rolls(9, "d:1"),
        **TO_THE_END,
    )
    assert shot.happened("hits")
    assert "defence" not in [asked.kind for asked in shot.asked if asked.who == "hrodgar"]
    weak = arena({"use": "hrodgar", "st": 17}, {"use": "brenn", "hp": 200}).play(
        "hrodgar: all-out-attack version=double",
        "hrodgar: strike target=brenn weapon=great-axe",
        dice=rolls(15),
        otherwise="default",
        until="hrodgar@attack",
    )
    assert "great-axe" not in weak.offers("strike target=brenn")  # unready after the first blow


@pytest.mark.rule("GUR-MAN-30", "GUR-MAN-31", "GUR-MAN-32")
@pytest.mark.parametrize(
    ("rule", "scores"), [("official", [15, 16, 17, 17]), ("house", [16, 18, 20, 20])]
)
def test_example_09_one_to_four_evaluates(rule: str, scores: list[int]) -> None:
    turn = arena("aldric", "ysaline", evaluate_rule=rule).play(until="aldric@turn")
    strike = "aldric: strike target=ysaline weapon=thrusting-broadsword mode=swing"
    for score in scores:
        turn = turn.play(
            "aldric: evaluate target=ysaline",
            "ysaline: do-nothing",
            otherwise="default",
            until="aldric@turn",
        )
        hit = turn.play(
            "aldric: attack", strike, dice=rolls(9), otherwise="default", until="ysaline@defence"
        )
        assert hit.tally("attack").total == score


@pytest.mark.rule("GUR-MAN-32", "GUR-RUL-06", "GUR-OPT-07")
@pytest.mark.parametrize(
    ("rule", "words", "score", "parry"),
    [
        ("official", " telegraphic=yes", 21, 12 + 2),
        ("house", "", 20, 12),
        ("house", " telegraphic=yes", 18, 12 + 2),
    ],
)
def test_example_09_three_evaluates_and_a_telegraphic_blow(
    rule: str, words: str, score: int, parry: int
) -> None:
    fight = battle("aldric", "ysaline", evaluate_rule=rule)
    aldric = who(fight, "aldric")
    aldric.studied, aldric.studies = who(fight, "ysaline").index, 3
    strike = "aldric: strike target=ysaline weapon=thrusting-broadsword mode=swing"
    hit = situation(fight).play(
        "aldric: attack",
        f"{strike}{words}",
        dice=rolls(9),
        otherwise="default",
        until="ysaline@defence",
    )
    assert hit.tally("attack").total == score
    worth = {o.value: o.worth.total for o in hit.slot("parry").options if o.worth}
    assert worth["rapier"] == parry


@pytest.mark.rule("GUR-MAN-32", "GUR-MAN-33", "GUR-RUL-05", "GUR-RUL-07")
def test_example_09_the_defences_of_who_evaluates() -> None:
    def parries(rule: str, attacker: str, weapon: str) -> int:
        fight = battle("aldric", "ysaline", {"use": "brenn", "at": [6, 4]}, evaluate_rule=rule)
        turn = situation(fight).play(
            "aldric: evaluate target=ysaline", until="ysaline@turn", otherwise="default"
        )
        if attacker == "brenn":
            turn = turn.play("ysaline: do-nothing", until="brenn@turn", otherwise="default")
        hit = turn.play(
            f"{attacker}: attack",
            f"{attacker}: strike target=aldric weapon={weapon}",
            dice=rolls(9),
            otherwise="default",
            until="aldric@defence",
        )
        worth = {o.value: o.worth.total for o in hit.slot("parry").options if o.worth}
        return int(worth["thrusting-broadsword"])

    assert parries("house", "ysaline", "rapier") == 13 + 1
    assert parries("house", "brenn", "shortsword") == 13
    assert parries("official", "ysaline", "rapier") == 13
    fight = battle("ysaline", "aldric")
    aldric = who(fight, "aldric")
    aldric.studied, aldric.studies = who(fight, "ysaline").index, 3
    feint = situation(fight).play(
        "ysaline: attack",
        "ysaline: feint target=aldric weapon=rapier",
        dice=rolls(11, 12),
        otherwise="default",
        until="over",
        steps=1,
    )
    assert [roll.tally.total for roll in feint.rolls() if roll.tally] == [17, 14 + 3]
    assert feint.event("feints").amount == 6 - 5
    deceived = situation(fight).play(
        "ysaline: attack",
        "ysaline: strike target=aldric weapon=rapier deceptive=2",
        dice=rolls(9),
        otherwise="default",
        until="aldric@defence",
    )
    worth = {o.value: o.worth.total for o in deceived.slot("parry").options if o.worth}
    assert worth["thrusting-broadsword"] == 13


@pytest.mark.rule("GUR-RET-08", "GUR-RUL-18", "GUR-MAN-14")
def test_example_32_a_committed_attack_and_the_two_weapon_parry() -> None:
    after = arena("ysaline", "hrodgar").play(
        "ysaline: committed-attack version=determined weapon=rapier",
        "ysaline: strike target=hrodgar weapon=rapier",
        dice=rolls(17),
        otherwise="default",
        until="hrodgar@turn",
    )
    assert after.tally("attack").total == 19
    asked = after.play(
        "hrodgar: attack",
        "hrodgar: strike target=ysaline weapon=great-axe location=right-leg",
        dice=rolls(9),
        otherwise="default",
        until="ysaline@defence",
    )
    assert {o.value: o.worth.total for o in asked.slot().options if o.worth} == {"dodge": 8}
    worth = {o.value: o.worth.total for o in asked.slot("parry").options if o.worth}
    assert worth == {"main-gauche": 10, "leg": 9 - 3}
    asked.refuses("ysaline: parry weapon=main-gauche way=crossed")
    asked.refuses("ysaline: dodge retreat=back")
    thing = asked.fighter("ysaline").hands[1]
    ysaline = asked.fighter("ysaline")
    ysaline.parried = [0, 1, 0]
    axe = blow(asked.fight, "hrodgar", "ysaline", "great-axe")
    form = parry_form(asked.fight, thing, axe, ysaline)
    assert form is not None
    assert parry_score(asked.fight, ysaline, axe, thing, form, "", 0, 0).total == 9


@pytest.mark.rule("GUR-EFF-01", "GUR-EFF-06", "GUR-EFF-09", "GUR-EFF-10", "GUR-EFF-03")
def test_example_36_limits_of_extra_effort() -> None:
    brenn = {"use": "brenn", "at": [8, 5], "hp": 200, "armour": []}
    third = {"use": "rao", "hands": ["large-knife"], "at": [7, 6]}
    duel = arena("ysaline", brenn, third, extra_effort="on")
    charge = duel.play(
        "ysaline: move-and-attack version=melee path=6,5;7,5",
        "ysaline: strike target=brenn weapon=rapier effort=heroic-charge",
        dice=rolls(9),
        otherwise="default",
        until="brenn@defence",
    )
    assert charge.tally("attack").total == 17
    first = charge.play(
        "brenn: dodge", dice=rolls(9), otherwise="default", until="brenn@turn"
    ).play(
        "brenn: attack",
        "brenn: strike target=ysaline weapon=shortsword mode=swing",
        dice=rolls(9),
        otherwise="default",
        until="ysaline@defence",
    )
    assert first.offers('parry weapon=rapier way=""') == ["recovery-parry"]
    first.refuses("ysaline: parry weapon=rapier retreat=back")
    parried = first.play(
        "ysaline: parry weapon=rapier", dice=rolls(12), otherwise="default", until="rao@turn"
    )
    assert parried.tally("parry").total == 12
    second = parried.play(
        "rao: attack",
        "rao: strike target=ysaline weapon=large-knife mode=swing",
        dice=rolls(9),
        otherwise="default",
        until="ysaline@defence",
    )
    assert {o.value: o.worth.total for o in second.slot().options if o.worth} == {"dodge": 10}
    assert second.offers() == ["none", "dodge"]
    second.refuses("ysaline: dodge effort=feverish")
    later = second.play("ysaline: dodge", dice=rolls(10), otherwise="default", until="ysaline@turn")
    assert later.fighter("ysaline").fp == 10
    turn = later.play("ysaline: attack", until="ysaline@attack")
    strike = "ysaline: strike target=brenn weapon=rapier"
    one = turn.play(
        f"{strike} split=rapid-strike effort=mighty-blow",
        "brenn: none",
        dice=rolls(9, "d:1"),
        otherwise="default",
        until="ysaline@attack",
    )
    assert one.tally("attack").total == 14
    assert one.event("damage").amount == 1 + 4
    one.refuses(f"{strike} effort=flurry")
    two = one.play(
        f"{strike} effort=mighty-blow",
        "brenn: none",
        dice=rolls(9, "d:1"),
        **TO_THE_END,
    )
    assert two.tally("attack").total == 14
    assert two.event("damage").amount == 1 + 4
    assert two.fighter("ysaline").fp == 8
