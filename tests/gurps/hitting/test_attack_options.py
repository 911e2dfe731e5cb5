"""Attack options: what they cost, what they bring, what goes together (GUR-OPT)."""

from typing import Any

import pytest

from fechtbuch.books.gurps.kinds.terms import LYING
from fechtbuch.books.gurps.rules.defending.defence_scores import (
    block_score,
    dodge_score,
    parry_score,
)
from fechtbuch.books.gurps.rules.defending.defences import parry_form
from fechtbuch.books.gurps.rules.hitting.feint import best_guard
from fechtbuch.books.gurps.rules.hitting.to_hit import melee_score, split_penalty
from fechtbuch.books.gurps.state.blow import DUAL, RAPID
from fechtbuch.testing import Situation, situation
from tests.gurps.arena import (
    arena,
    battle,
    blow,
    coming,
    grip,
    parts,
    rolls,
    scores,
    struck,
    telling,
    who,
)

RAPIER = "strike target=aldric weapon=rapier"
SWORD = "strike target=brenn weapon=thrusting-broadsword mode=swing"
PISTOLS = {
    "use": "rao",
    "hands": [
        {"item": "auto-pistol-9mm", "hand": "right"},
        {"item": "auto-pistol-45", "hand": "left"},
    ],
    "belt": [],
}


@pytest.mark.rule("GUR-OPT-01")
def test_rapid_strike_and_dual_weapon_exclude_each_other_in_a_turn() -> None:
    sheet = {"use": "ysaline", "traits": {"extra_attack": 1}}
    turn = arena(sheet, {"use": "aldric", "hp": 200}).play("ysaline: attack")
    assert turn.offers(f'{RAPIER} location=torso chink=""') == ["rapid-strike", "dual-weapon"]
    split = turn.play(
        f"ysaline: {RAPIER} split=rapid-strike",
        dice=rolls(16),
        otherwise="default",
        until="ysaline@attack",
    )
    second = split.play(
        f"ysaline: {RAPIER}", dice=rolls(16), otherwise="default", until="ysaline@attack"
    )
    second.refuses(f"ysaline: {RAPIER} split=dual-weapon")
    second.refuses(f"ysaline: {RAPIER} split=rapid-strike")


@pytest.mark.rule("GUR-OPT-01")
def test_options_add_up_on_one_attack() -> None:
    plain = struck(
        arena("ysaline", "aldric"),
        f"{RAPIER} split=rapid-strike telegraphic=yes deceptive=2",
        dice=rolls(9),
        until="aldric@defence",
    )
    assert plain.parts("attack") == {
        "skill": 17,
        "rapid-strike": -3,
        "telegraphic": 4,
        "deceptive": -4,
    }
    feint = arena("ysaline", "aldric").play("ysaline: attack")
    feint.refuses("ysaline: feint target=aldric weapon=rapier deceptive=1")


@pytest.mark.rule("GUR-OPT-02", "GUR-RUL-08", "GUR-RUL-13")
@pytest.mark.parametrize(
    ("traits", "rapid", "dual"),
    [
        ({}, -6, -4),
        ({"weapon_master": ["thrusting-broadsword"]}, -3, -2),
        ({"weapon_master": ["rapier"]}, -6, -4),
        ({"trained_by_a_master": True}, -3, -2),
        ({"trained_by_a_master": True, "weapon_master": ["thrusting-broadsword"]}, -3, -2),
    ],
)
def test_masters_halve_once(traits: dict[str, Any], rapid: int, dual: int) -> None:
    for switch in ("on", "off"):
        fight = battle({"use": "aldric", "traits": traits}, "brenn", dual_weapon_halving=switch)
        strike = blow(fight, "aldric", "brenn", "thrusting-broadsword", "swing")
        strike.split = RAPID
        assert split_penalty(fight, strike) == rapid
        strike.split = DUAL
        assert split_penalty(fight, strike) == (dual if switch == "on" else -4)


def feinted(*dice: int, way: str = "", **more: Any) -> Situation:
    """Ysaline feints at Aldric."""
    return arena("ysaline", "aldric", **more).play(
        "ysaline: attack",
        f"ysaline: feint target=aldric weapon=rapier{way}",
        dice=rolls(*dice),
        otherwise="default",
        until="aldric@turn",
    )


@pytest.mark.rule("GUR-OPT-03")
@pytest.mark.parametrize(
    ("mine", "his", "penalty"), [(11, 12, 4), (11, 15, 6), (11, 8, 0), (11, 6, 0), (17, 15, 0)]
)
def test_a_feint_is_worth_its_margin(mine: int, his: int, penalty: int) -> None:
    feint = feinted(mine, his)
    assert feint.event("feints").amount == penalty
    assert [r.tally.total for r in feint.rolls() if r.tally] == [17, 14]


@pytest.mark.rule("GUR-OPT-03")
def test_a_feint_helps_the_next_attack_and_that_alone() -> None:
    feint = feinted(11, 12)
    strike = ["aldric: do-nothing", "ysaline: attack", f"ysaline: {RAPIER}"]
    hit = feint.play(*strike, dice=rolls(10), otherwise="default", until="aldric@defence")
    assert coming(hit).feint == 4
    aldric = hit.fighter("aldric")
    assert dodge_score(hit.fight, aldric, coming(hit), 0, 0).total == 10 - 4
    later = hit.play("aldric: none", dice=rolls("d:1"), otherwise="default", until="aldric@turn")
    again = later.play(*strike, dice=rolls(10), otherwise="default", until="aldric@defence")
    assert coming(again).feint == 0
    idle = feint.play(
        "aldric: do-nothing",
        "ysaline: do-nothing",
        *strike,
        dice=rolls(10),
        otherwise="default",
        until="aldric@defence",
    )
    assert coming(idle).feint == 0


@pytest.mark.rule("GUR-OPT-03")
def test_shock_posture_and_study_count_in_a_feint() -> None:
    fight = battle("ysaline", {"use": "aldric", "posture": "kneeling"})
    ysaline = who(fight, "ysaline")
    ysaline.shock, ysaline.studied, ysaline.studies = 2, who(fight, "aldric").index, 2
    feint = situation(fight).play(
        "ysaline: attack",
        "ysaline: feint target=aldric weapon=rapier",
        dice=rolls(11, 10),
        otherwise="default",
        steps=1,
    )
    assert [r.tally.total for r in feint.rolls() if r.tally] == [17 - 2 + 2, 14 - 2]
    assert feint.fighter("ysaline").studies == 0
    split = feinted(11, 12).play(
        "aldric: do-nothing",
        "ysaline: attack",
        f"ysaline: {RAPIER} split=rapid-strike",
        "aldric: none",
        dice=rolls(10, "d:1"),
        otherwise="default",
        until="ysaline@attack",
    )
    second = split.play(
        f"ysaline: {RAPIER}", dice=rolls(10), otherwise="default", until="aldric@defence"
    )
    assert coming(second).feint == 0


@pytest.mark.rule("GUR-RUL-23")
def test_a_failing_foe_adds_nothing_to_the_feint() -> None:
    assert feinted(11, 18).event("feints").amount == 6


@pytest.mark.rule("GUR-OPT-04")
def test_a_defensive_feint_spoils_the_foes_next_attack() -> None:
    feint = feinted(11, 12, way=" way=defensive")
    back = [
        "aldric: attack",
        "aldric: strike target=ysaline weapon=thrusting-broadsword mode=swing",
    ]
    hit = feint.play(*back, dice=rolls(11), otherwise="default", until="ysaline@turn")
    assert hit.tally("attack").total == 14 - 4
    again = hit.play(
        "ysaline: do-nothing", *back, dice=rolls(15), otherwise="default", until="ysaline@turn"
    )
    assert again.tally("attack").total == 14
    idle = feint.play(
        "aldric: do-nothing",
        "ysaline: do-nothing",
        *back,
        dice=rolls(15),
        otherwise="default",
        until="ysaline@turn",
    )
    assert idle.tally("attack").total == 14


@pytest.mark.rule("GUR-OPT-04")
def test_a_defensive_feint_is_spent_on_the_first_of_two_attacks() -> None:
    sword = "aldric: strike target=ysaline weapon=thrusting-broadsword mode=swing"
    both = feinted(11, 12, way=" way=defensive").play(
        "aldric: all-out-attack version=double",
        sword,
        sword,
        dice=rolls(15, 15),
        otherwise="default",
        until="ysaline@turn",
    )
    assert scores(both, "attack") == [14 - 4, 14]


@pytest.mark.rule("GUR-OPT-05", "GUR-RUL-43")
def test_two_to_hit_for_one_to_whichever_defence() -> None:
    turn = arena(
        "aldric",
        {"use": "brenn", "hands": ["shortsword", "small-shield"], "skills": {"shield": 12}},
    ).play("aldric: attack")
    assert turn.offers(f'{SWORD} location="" split="" telegraphic=""') == ["1", "2"]
    turn.refuses(f"aldric: {SWORD} deceptive=3")
    hit = turn.play(
        f"aldric: {SWORD} deceptive=2", dice=rolls(10), otherwise="default", until="brenn@defence"
    )
    assert hit.tally("attack").total == 14 - 4
    worth = {o.value: o.worth.total for o in hit.slot().options if o.worth}
    assert worth == {"dodge": 8 + 1 - 2, "block": 9 + 1 - 2}
    parry = {o.value: o.worth.total for o in hit.slot("parry").options if o.worth}
    assert parry["shortsword"] == 9 + 1 - 2


@pytest.mark.rule("GUR-OPT-06")
def test_a_deceptive_shot_is_harder_to_dodge_only() -> None:
    archer = {"use": "brenn", "hands": [{"item": "longbow", "st": 12}], "belt": []}
    hit = struck(
        arena(archer, "aldric"),
        "shoot target=aldric weapon=longbow deceptive=2",
        dice=rolls(12),
        until="aldric@defence",
    )
    assert hit.tally("attack").total == 16 - 4
    worth = {o.value: o.worth.total for o in hit.slot().options if o.worth}
    assert worth == {"dodge": 10 - 2, "block": 12}
    arena(archer, "aldric").play("brenn: attack").refuses(
        "brenn: shoot target=aldric weapon=longbow deceptive=4"
    )


@pytest.mark.rule("GUR-OPT-07")
def test_a_telegraphic_attack() -> None:
    hit = struck(
        arena("aldric", "brenn"), f"{SWORD} telegraphic=yes", dice=rolls(16), until="brenn@defence"
    )
    assert hit.tally("attack").total == 18
    worth = {o.value: o.worth.total for o in hit.slot().options if o.worth}
    assert worth == {"dodge": 11}
    assert {o.value: o.worth.total for o in hit.slot("parry").options if o.worth}[
        "shortsword"
    ] == 11
    both = struck(
        arena("aldric", "brenn"),
        f"{SWORD} telegraphic=yes deceptive=3",
        dice=rolls(12),
        until="brenn@defence",
    )
    assert both.tally("attack").total == 12
    assert {o.value: o.worth.total for o in both.slot().options if o.worth} == {"dodge": 8}


@pytest.mark.rule("GUR-RUL-56")
def test_telegraphic_may_be_made_exclusive() -> None:
    for switch in ("off", "on"):
        feint = feinted(11, 12, telegraphic_exclusive=switch).play(
            "aldric: do-nothing", "ysaline: attack", until="ysaline@attack"
        )
        fresh = arena("ysaline", "aldric", telegraphic_exclusive=switch).play("ysaline: attack")
        if switch == "on":
            feint.refuses(f"ysaline: {RAPIER} telegraphic=yes")
            fresh.refuses(f"ysaline: {RAPIER} telegraphic=yes deceptive=1")
            fresh.play(f"ysaline: {RAPIER} telegraphic=yes", dice=rolls(9), until="aldric@defence")
        else:
            feint.play(f"ysaline: {RAPIER} telegraphic=yes", dice=rolls(9), until="aldric@defence")
            fresh.play(
                f"ysaline: {RAPIER} telegraphic=yes deceptive=1",
                dice=rolls(9),
                until="aldric@defence",
            )


@pytest.mark.rule("GUR-OPT-08")
def test_a_rapid_strike_is_two_at_minus_six() -> None:
    first = struck(
        arena("aldric", "brenn"),
        f"{SWORD} split=rapid-strike",
        dice=rolls(9),
        until="aldric@attack",
    )
    assert first.tally("attack").total == 14 - 6
    assert first.offers("strike target=brenn") == ["thrusting-broadsword"]
    second = first.play(
        "aldric: strike target=brenn mode=thrust location=face",
        dice=rolls(9),
        otherwise="default",
        until="@turn",
    )
    assert second.parts("attack") == {"skill": 14, "rapid-strike": -6, "location": -5}


@pytest.mark.rule("GUR-OPT-08")
def test_what_makes_a_rapid_strike() -> None:
    punched = struck(
        arena("kimura", "brenn"),
        "strike target=brenn weapon=punch split=rapid-strike",
        dice=rolls(13),
        until="kimura@attack",
    )
    assert set(punched.offers("strike target=brenn")) == {"punch", "kick", "head-butt"}
    heavy = arena({"use": "hrodgar", "st": 17}, "brenn").play("hrodgar: attack")
    heavy.refuses("hrodgar: strike target=brenn weapon=great-axe split=rapid-strike")
    light = arena("hrodgar", "brenn").play("hrodgar: attack")
    assert "rapid-strike" in light.offers('strike target=brenn weapon=great-axe location=""')
    shield = arena("aldric", "brenn").play("aldric: attack")
    assert "rapid-strike" in shield.offers('strike target=brenn weapon=medium-shield location=""')
    two = arena("aldric", "brenn", {"use": "rao", "at": [6, 4]}).play(
        "aldric: attack",
        f"aldric: {SWORD} split=rapid-strike",
        dice=rolls(9),
        otherwise="default",
        until="aldric@attack",
    )
    assert two.offers("strike") == ["brenn", "rao"]


@pytest.mark.rule("GUR-OPT-09")
def test_a_dual_weapon_attack_on_one_foe_or_two() -> None:
    hands = ["thrusting-broadsword", {"item": "shortsword", "hand": "left"}]
    sheet = {"use": "aldric", "hands": hands, "skills": {"shortsword": 14}}
    duel = arena(sheet, {"use": "brenn", "hands": []}, {"use": "rao", "at": [6, 4]})
    first = struck(duel, f"{SWORD} split=dual-weapon", dice=rolls(9), until="brenn@defence")
    assert first.tally("attack").total == 14 - 4
    assert dodge_score(first.fight, first.fighter("brenn"), coming(first), 0, 0).total == 9 - 1
    second = first.play("brenn: dodge", dice=rolls(8), otherwise="default", until="aldric@attack")
    assert second.offers("strike") == ["brenn"]
    last = second.play(
        "aldric: strike target=brenn mode=swing",
        dice=rolls(6),
        otherwise="default",
        until="brenn@defence",
    )
    assert last.tally("attack").total == 14 - 4 - 4  # the off hand
    assert coming(last).same_target
    apart = struck(
        duel, f"{SWORD} split=dual-weapon second=rao", dice=rolls(9), until="brenn@defence"
    )
    assert dodge_score(apart.fight, apart.fighter("brenn"), coming(apart), 0, 0).total == 9
    other = apart.play("brenn: dodge", dice=rolls(8), otherwise="default", until="aldric@attack")
    assert other.offers("strike") == ["rao"]


@pytest.mark.rule("GUR-OPT-09")
def test_pistols_and_bare_hands_make_pairs() -> None:
    shots = struck(
        arena(PISTOLS, {"use": "brenn", "at": [7, 5]}),
        "shoot target=brenn weapon=auto-pistol-9mm shots=1 split=dual-weapon",
        dice=rolls(12),
        until="rao@attack",
    )
    assert shots.tally("attack").total == 13 - 4
    second = shots.play(
        "rao: shoot target=brenn weapon=auto-pistol-45 shots=1",
        dice=rolls(12),
        otherwise="default",
        until="@turn",
    )
    assert second.tally("attack").total == 13 - 4 - 4
    fists = struck(
        arena("kimura", "brenn"),
        "strike target=brenn weapon=punch split=dual-weapon",
        dice=rolls(14),
        until="kimura@attack",
    )
    assert fists.tally("attack").total == 13 - 2  # Trained by a Master
    assert fists.offers("strike target=brenn") == ["punch"]
    one = arena("brenn", "aldric").play("brenn: attack")
    one.refuses("brenn: strike target=aldric weapon=punch split=dual-weapon")
    mixed = {"use": "rao", "hands": ["large-knife", {"item": "auto-pistol-45", "hand": "left"}]}
    assert "dual-weapon" in arena(mixed, "brenn").play("rao: attack").offers(
        'strike target=brenn weapon=large-knife mode=swing location=""'
    )


@pytest.mark.rule("GUR-OPT-10")
def test_an_extra_attack_for_who_has_the_trait() -> None:
    def asked(**traits: Any) -> int:
        sheet = {"use": "aldric", "traits": traits}
        turn = arena(sheet, {"use": "brenn", "hp": 200}).play("aldric: attack")
        count = 0
        while turn.pending and turn.question.kind == "attack":
            count += 1
            turn = turn.play(
                "aldric: strike target=brenn",
                dice=rolls(15),
                otherwise="default",
                until="@step" if count > 5 else "aldric",
            )
        return count

    assert asked() == 1
    assert asked(extra_attack=1) == 2
    assert asked(extra_attack=2) == 3
    single = {"use": "aldric", "traits": {"extra_attack": 1, "multi_strike": False}}
    first = struck(arena(single, "brenn"), SWORD, dice=rolls(15), until="aldric@attack")
    assert first.tally("attack").total == 14
    assert "thrusting-broadsword" not in first.offers("strike target=brenn")


@pytest.mark.rule("GUR-OPT-11")
def test_the_off_hand() -> None:
    hands = [
        {"item": "large-knife", "hand": "right"},
        {"item": "shortsword", "hand": "left"},
    ]
    for ambidextrous, left in ((False, False), (True, False), (False, True)):
        sheet = {
            "use": "brenn",
            "hands": hands,
            "left_handed": left,
            "traits": {"ambidexterity": ambidextrous},
        }
        fight = telling(battle(sheet, "aldric"))
        stroke = blow(fight, "brenn", "aldric", "shortsword", "swing")
        penalty = 0 if ambidextrous or left else -4
        assert parts(melee_score(fight, stroke)).get("off-hand", 0) == penalty
    bash = telling(battle("aldric", "brenn"))
    stroke = blow(bash, "aldric", "brenn", "medium-shield", "bash")
    assert "off-hand" not in parts(melee_score(bash, stroke))


@pytest.mark.rule("GUR-OPT-11")
def test_parries_of_the_off_hand() -> None:
    for item, skill, number in (("shortsword", 16, 3 + 6 + 1), ("main-gauche", 16, 3 + 8 + 1)):
        hands = ["rapier", {"item": item, "hand": "left"}]
        fight = battle(
            "brenn",
            {
                "use": "ysaline",
                "hands": hands,
                "skills": {item: skill},
                "traits": {"combat_reflexes": True},
            },
        )
        ysaline = who(fight, "ysaline")
        ysaline.block.ambidextrous = False
        cut = blow(fight, "brenn", "ysaline", fight.things[0].kind.key, "swing")
        form = parry_form(fight, ysaline.hands[1], cut, ysaline)
        assert form is not None
        found = parry_score(fight, ysaline, cut, ysaline.hands[1], form, "", 0, 0).total
        assert found == number


@pytest.mark.rule("GUR-OPT-12")
def test_a_wild_swing() -> None:
    turn = arena({"use": "aldric", "facing": 2}, "brenn").play("aldric: attack facing=2")
    swung = turn.play(
        f"aldric: {SWORD}", dice=rolls(9, 5), otherwise="default", until="brenn@defence"
    )
    assert swung.tally("attack").total == 9
    assert swung.event("location").word == "face"
    turn.refuses(f"aldric: {SWORD} location=skull")
    master = arena({"use": "aldric", "facing": 2, "skills": {"broadsword": 20}}, "brenn").play(
        "aldric: attack facing=2",
        f"aldric: {SWORD}",
        dice=rolls(9, 10),
        otherwise="default",
        until="brenn@defence",
    )
    assert master.tally("attack").total == 9
    poor = arena({"use": "aldric", "facing": 2, "skills": {"broadsword": 12}}, "brenn").play(
        "aldric: attack facing=2",
        f"aldric: {SWORD}",
        dice=rolls(7, 10),
        otherwise="default",
        until="brenn@defence",
    )
    assert poor.tally("attack").total == 12 - 5
    behind = arena({"use": "aldric", "facing": 3}, "brenn").play("aldric: attack facing=3")
    behind.refuses("aldric: strike target=brenn weapon=thrusting-broadsword mode=thrust")
    swing = "aldric: strike target=brenn weapon=thrusting-broadsword"
    behind.play(swing, dice=rolls(9, 10), until="brenn@defence")
    keen = {"use": "aldric", "facing": 2, "traits": {"peripheral_vision": True}}
    seen = arena(keen, "brenn").play(
        "aldric: attack facing=2", f"aldric: {SWORD}", dice=rolls(9), until="brenn@defence"
    )
    assert seen.tally("attack").total == 14


@pytest.mark.rule("GUR-OPT-13")
@pytest.mark.parametrize(
    ("skills", "punch", "kick", "head"),
    [
        ({}, (13, -2), (11, -1), (12, -2)),
        ({"brawling": 13}, (13, -2), (11, -1), (12, -2)),
        ({"brawling": 15}, (15, -1), (13, 0), (14, -1)),
        ({"boxing": 14}, (14, -1), (11, -1), (12, -2)),
        ({"boxing": 15}, (15, 0), (11, -1), (12, -2)),
        ({"karate": 13}, (13, -1), (11, 0), (12, -1)),
        ({"karate": 14}, (14, 0), (12, 1), (13, 0)),
    ],
)
def test_bare_limbs(
    skills: dict[str, int], punch: tuple[int, int], kick: tuple[int, int], head: tuple[int, int]
) -> None:
    sheet = {"name": "Brenn", "st": 12, "dx": 13, "iq": 10, "ht": 11, "skills": skills}
    fight = battle(sheet, "aldric")
    block = who(fight, "brenn").block
    found = [(form.skill, form.adds) for form in (block.punch, block.kick, block.head)]
    assert found == [punch, kick, head]


@pytest.mark.rule("GUR-OPT-13")
def test_a_shield_bash_a_missed_kick_and_hard_armour() -> None:
    bash = struck(
        arena("aldric", "brenn"),
        "strike target=brenn weapon=medium-shield",
        "brenn: none",
        dice=rolls(13, "d:6"),
    )
    assert bash.tally("attack").total == 13
    assert bash.event("damage").amount == 6
    kick = "strike target=aldric weapon=kick"
    fallen = struck(arena("kimura", "aldric"), kick, dice=rolls(12, 14))
    assert fallen.fighter("kimura").posture == LYING
    stands = struck(arena("kimura", "aldric"), kick, dice=rolls(12, 13))
    assert stands.fighter("kimura").posture != LYING
    for armour, die, hurt in (
        (["light-scale"], "d:4", 1),
        (["light-scale"], "d:3", 0),
        (["leather-armour"], "d:6", 0),
        (["steel-corselet"], "d:6", 1),
    ):
        hit = struck(
            arena("kimura", {"use": "aldric", "armour": armour}),
            kick,
            "aldric: none",
            dice=rolls(9, die),
        )
        assert sum(e.amount for e in hit.happened("hurts-limb")) == hurt


@pytest.mark.rule("GUR-OPT-15")
def test_a_ranged_feint() -> None:
    feint = arena(PISTOLS, {"use": "brenn", "at": [9, 5]}).play(
        "rao: attack",
        "rao: feint target=brenn weapon=auto-pistol-9mm",
        dice=rolls(8, 13),
        otherwise="default",
        until="brenn@turn",
    )
    assert [r.tally.total for r in feint.rolls() if r.tally] == [13, 13]  # Dodge 9 + 3, Per 13
    assert feint.event("feints").amount == 5
    shot = feint.play(
        "brenn: do-nothing",
        "rao: attack",
        "rao: shoot target=brenn weapon=auto-pistol-9mm shots=1",
        dice=rolls(8),
        otherwise="default",
        until="brenn@defence",
    )
    brenn, attack = shot.fighter("brenn"), coming(shot)
    assert dodge_score(shot.fight, brenn, attack, 0, 0).total == 9 - 5
    other = feint.play(
        "brenn: do-nothing",
        "rao: attack",
        "rao: shoot target=brenn weapon=auto-pistol-45 shots=1",
        dice=rolls(4 + 3),
        otherwise="default",
        until="brenn@defence",
    )
    assert coming(other).feint == 0
    quick = arena(PISTOLS, {"use": "ysaline", "at": [9, 5]}).play(
        "rao: attack",
        "rao: feint target=ysaline weapon=auto-pistol-9mm",
        dice=rolls(8, 14),
        otherwise="default",
        until="ysaline@turn",
    )
    assert [r.tally.total for r in quick.rolls() if r.tally] == [13, 14]
    light = {"use": "ysaline", "at": [9, 5], "dx": 10, "per": 8, "speed": 8.0}
    dodger = arena(PISTOLS, light).play(
        "rao: attack",
        "rao: feint target=ysaline weapon=auto-pistol-9mm",
        dice=rolls(8, 14),
        otherwise="default",
        until="ysaline@turn",
    )
    assert [r.tally.total for r in dodger.rolls() if r.tally][1] == 8 + 3 + 1 + 3


@pytest.mark.rule("GUR-OPT-15")
def test_a_ranged_feint_needs_half_range_and_attention() -> None:
    knife = {"use": "brenn", "hands": ["small-knife"], "skills": {"thrown-weapon-knife": 14}}
    for distance, may in ((6, True), (7, False)):  # half range is half of ST 12
        turn = arena(knife, {"use": "aldric", "at": [5 + distance, 5]}).play("brenn: attack")
        assert ("feint" in turn.offers()) == may
        assert "throw" in turn.offers()
    away = {"use": "aldric", "at": [8, 5], "facing": 0}
    fight = battle(knife, away)
    who(fight, "aldric").saw = 0
    turn = situation(fight).play("brenn: attack")
    assert "feint" not in turn.offers()


@pytest.mark.rule("GUR-OPT-15")
def test_a_ranged_feint_does_not_trouble_a_block() -> None:
    fight = battle(PISTOLS, "aldric")
    aldric = who(fight, "aldric")
    bullet = blow(fight, "rao", "aldric", "auto-pistol-9mm")
    bullet.feint, bullet.feint_ranged = 3, True
    assert block_score(fight, aldric, bullet, aldric.hands[1], 0, 0).total == 12
    assert dodge_score(fight, aldric, bullet, 0, 0).total == 10 - 3


@pytest.mark.rule("GUR-OPT-14")
def test_in_a_grapple_only_tricks_go_with_attack_rolls() -> None:
    turn = arena("kimura", "brenn").play("kimura: attack")
    hit = turn.play(
        "kimura: grapple target=brenn deceptive=2",
        dice=rolls(11),
        otherwise="default",
        until="brenn@defence",
    )
    assert hit.tally("attack").total == 15 - 4
    loud = turn.play(
        "kimura: grapple target=brenn telegraphic=yes",
        dice=rolls(11),
        otherwise="default",
        until="brenn@defence",
    )
    assert loud.tally("attack").total == 15 + 4
    turn.refuses("kimura: grapple target=brenn split=rapid-strike")
    fight = battle("kimura", "brenn")
    grip(fight, "kimura", "brenn")
    situation(fight).play("kimura: attack").refuses("kimura: takedown target=brenn deceptive=1")


@pytest.mark.rule("GUR-OPT-10", "GUR-MAN-04")
def test_an_extra_attack_may_need_a_weapon_of_its_own() -> None:
    traits = {"extra_attack": 1, "multi_strike": False}
    blows = {
        "attack": ["punch", "kick", "head-butt"],
        "all-out-attack version=double": ["shortsword", "punch", "kick", "head-butt"],
    }
    for manoeuvre, left in blows.items():
        once = arena({"use": "brenn", "traits": traits}, {"use": "aldric", "hp": 200}).play(
            f"brenn: {manoeuvre}",
            "brenn: strike target=aldric weapon=shortsword mode=swing",
            dice=rolls(15),
            otherwise="default",
            until="brenn@attack",
        )
        assert set(once.offers("strike target=aldric")) <= set(left)
        assert ("shortsword" in once.offers("strike target=aldric")) == ("shortsword" in left)


@pytest.mark.rule("GUR-SEQ-06", "GUR-MAN-13")
def test_of_two_steps_one_may_lie_between_two_attacks() -> None:
    foes = ({"use": "brenn", "hp": 200}, {"use": "rao", "at": [5, 3], "hp": 200})
    manoeuvre = "committed-attack version=determined weapon=rapier"
    for steps, stepping in (("2", True), ("", False)):
        words = f"{manoeuvre} steps={steps}" if steps else manoeuvre
        first = arena("ysaline", *foes).play(
            f"ysaline: {words}",
            "ysaline: strike target=brenn weapon=rapier split=rapid-strike",
            dice=rolls(16),
            otherwise="default",
            until="ysaline",
        )
        assert (first.question.kind == "step") is stepping


@pytest.mark.rule("GUR-HIT-06", "GUR-OPT-14")
def test_a_blow_at_a_weapon_takes_options_too() -> None:
    start = arena("aldric", "brenn")
    plain = struck(
        start, "disarm target=brenn weapon=thrusting-broadsword mode=swing", dice=rolls(16)
    )
    shown = struck(
        start,
        "disarm target=brenn weapon=thrusting-broadsword mode=swing telegraphic=yes",
        dice=rolls(16),
    )
    assert shown.tally("attack").total == plain.tally("attack").total + 4


@pytest.mark.rule("GUR-OPT-03", "GUR-EQP-05")
def test_a_loaded_fencer_resists_feints_less_well() -> None:
    fight = battle("aldric", "ysaline", {"use": "kimura", "at": [6, 4]})
    ysaline, kimura = who(fight, "ysaline"), who(fight, "kimura")
    assert (best_guard(fight, ysaline), best_guard(fight, kimura)) == (17, 15)
    for fighter in (ysaline, kimura):
        fighter.level = 2
    assert best_guard(fight, ysaline) == 17 - 2
    assert best_guard(fight, kimura) == 15  # Wrestling does not mind the load
    kimura.block.wrestling = 0
    assert best_guard(fight, kimura) == 15 - 2


@pytest.mark.rule("GUR-OPT-13")
def test_a_spike_makes_the_bash_hurt_more() -> None:
    for shield, damage in (("medium-shield", 3 + 0), ("spiked-medium-shield", 3 + 1)):
        knight = {"use": "aldric", "hands": ["thrusting-broadsword", shield]}
        bash = struck(
            arena(knight, {"use": "brenn", "hp": 200, "armour": []}),
            f"strike target=brenn weapon={shield}",
            "brenn: none",
            dice=rolls(9, "d:3"),
        )
        assert bash.event("damage").amount == damage
