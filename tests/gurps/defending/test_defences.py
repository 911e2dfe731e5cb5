"""Active defences: who may use which, and against what number (GUR-DEF)."""

from typing import Any

import pytest

from fechtbuch.books.gurps.kinds.terms import LEFT_ARM, LYING, RIGHT_ARM
from fechtbuch.books.gurps.rules.defending.defence_scores import (
    bare_score,
    block_score,
    crossed_score,
    dodge_score,
    parry_score,
)
from fechtbuch.books.gurps.rules.defending.defences import (
    parry_form,
    shield_blocks,
    shield_bonus,
    surprises,
    weapon_parries,
)
from fechtbuch.books.gurps.rules.hitting.to_hit import melee_score
from fechtbuch.testing import Situation, situation
from tests.gurps.arena import (
    arena,
    at,
    battle,
    blow,
    coming,
    grip,
    parts,
    rolls,
    struck,
    telling,
    who,
)

CUT = "strike target=aldric weapon=shortsword mode=swing"
SWORD = "strike target=brenn weapon=thrusting-broadsword mode=swing"


def parry(fight: Any, slug: str, attack: Any, place: int = 0) -> int:
    """The number of a plain parry with one of the things in hand."""
    defender = who(fight, slug)
    thing = defender.hands[place]
    form = parry_form(fight, thing, attack, defender)
    assert form is not None
    return int(parry_score(fight, defender, attack, thing, form, "", 0, 0).total)


def attacked(*entries: Any, strike: str = CUT, **more: Any) -> Situation:
    """The first attacks and hits; whoever is attacked is asked."""
    return struck(arena(*entries, **more), strike, dice=rolls(9), until="@defence")


@pytest.mark.rule("GUR-DEF-01")
def test_one_defence_against_one_attack() -> None:
    asked = attacked("brenn", "aldric")
    failed = asked.play("aldric: block", dice=rolls(13, "d:1"), otherwise="default", steps=0)
    assert [a.kind for a in failed.asked if a.who == "aldric"] == ["defence"]
    assert failed.happened("not-defended")


@pytest.mark.rule("GUR-DEF-01")
def test_nobody_defends_against_what_he_has_not_seen() -> None:
    fight = battle("aldric", "brenn")
    swing = blow(fight, "aldric", "brenn", "thrusting-broadsword", "swing")
    assert not surprises(fight, swing)
    who(fight, "brenn").saw = 0
    assert surprises(fight, swing)
    unseen = struck(
        arena("aldric", {"use": "brenn", "facing": 0, "states": ["unaware"]}),
        SWORD,
        dice=rolls(9, "2d:1,1"),
    )
    assert not [asked for asked in unseen.asked if asked.kind == "defence"]


@pytest.mark.rule("GUR-DEF-02")
def test_the_stunned_defend_at_minus_four_and_stay_where_they_are() -> None:
    asked = attacked("brenn", {"use": "aldric", "states": ["stunned"]})
    dodged = asked.play("aldric: dodge", dice=rolls(7, "d:1"), otherwise="default", steps=0)
    assert dodged.tally("dodge").total == 10 - 4
    asked.refuses("aldric: dodge retreat=back")
    asked.refuses("aldric: dodge retreat=dive")
    low = attacked(
        "brenn", {"use": "aldric", "states": ["stunned"]}, strike=f"{CUT} location=groin"
    )
    assert "leg" in low.offers("parry")


@pytest.mark.rule("GUR-DEF-03")
def test_counters_grow_with_each_use_and_begin_anew_on_the_own_turn() -> None:
    first = attacked("brenn", "aldric").play(
        "aldric: parry weapon=thrusting-broadsword", dice=rolls(9), otherwise="default", steps=0
    )
    assert first.fighter("aldric").parried == [1, 0, 0]
    cut = blow(first.fight, "brenn", "aldric", "shortsword", "swing")
    assert parry(first.fight, "aldric", cut) == 13 - 4
    assert dodge_score(first.fight, first.fighter("aldric"), cut, 0, 0).total == 10
    turn = first.play(until="aldric@turn", otherwise="default")
    assert parry(turn.fight, "aldric", cut) == 13
    blocked = attacked("brenn", "aldric").play(
        "aldric: block", dice=rolls(9), otherwise="default", until="aldric@turn"
    )
    assert blocked.fighter("aldric").blocked == [0, 0]


@pytest.mark.rule("GUR-DEF-04")
def test_a_parry_is_three_and_half_the_skill_and_the_weapons_own_modifier() -> None:
    staff = {
        "use": "brenn",
        "hands": [{"item": "quarterstaff", "hand": "both"}],
        "skills": {"staff": 13},
    }
    fight = telling(battle("aldric", staff))
    swing = blow(fight, "aldric", "brenn", "thrusting-broadsword", "swing")
    assert parry(fight, "brenn", swing) == 3 + 6 + 2
    knife = battle("aldric", {"use": "brenn", "hands": ["large-knife"], "skills": {"knife": 12}})
    swing = blow(knife, "aldric", "brenn", "thrusting-broadsword", "swing")
    assert parry(knife, "brenn", swing) == 3 + 6 - 1


@pytest.mark.rule("GUR-DEF-04", "GUR-RUL-57")
@pytest.mark.parametrize(
    ("item", "skill", "penalty"),
    [("small-knife", "thrown-weapon-knife", -2), ("hatchet", "thrown-weapon-axe", -1)],
)
def test_thrown_weapons_are_harder_to_parry(item: str, skill: str, penalty: int) -> None:
    thrower = {"use": "brenn", "hands": [item], "skills": {skill: 14}}
    asked = attacked(
        thrower, {"use": "aldric", "at": [7, 5]}, strike=f"throw target=aldric weapon={item}"
    )
    worth = {o.value: o.worth for o in asked.slot("parry").options}["thrusting-broadsword"]
    assert worth is not None
    assert worth.total == 13 + penalty
    bare = attacked(
        thrower, {"use": "kimura", "at": [7, 5]}, strike=f"throw target=kimura weapon={item}"
    )
    worth = {o.value: o.worth for o in bare.slot("parry").options}["right-hand"]
    assert worth is not None
    assert worth.total == 10 + penalty


@pytest.mark.rule("GUR-DEF-04", "GUR-RUL-57")
def test_arrows_and_bullets_are_not_parried_even_within_reach() -> None:
    archer = {"use": "brenn", "hands": [{"item": "longbow", "st": 12}], "belt": []}
    near = attacked(archer, "aldric", strike="shoot target=aldric weapon=longbow")
    assert near.offers() == ["none", "dodge", "block"]
    bare = attacked(archer, "kimura", strike="shoot target=kimura weapon=longbow")
    assert bare.offers() == ["none", "dodge"]


@pytest.mark.rule("GUR-DEF-05", "GUR-RUL-14")
def test_each_arm_has_a_counter_and_both_hands_use_the_larger() -> None:
    two = {
        "use": "brenn",
        "hands": ["shortsword", {"item": "axe", "hand": "left"}],
        "skills": {"axe-mace": 14},
        "traits": {"ambidexterity": True},
    }
    fight = battle("aldric", two)
    swing = blow(fight, "aldric", "brenn", "thrusting-broadsword", "swing")
    brenn = who(fight, "brenn")
    brenn.parried = [2, 0, 0]
    assert (parry(fight, "brenn", swing, 0), parry(fight, "brenn", swing, 1)) == (9 - 8, 10)
    brenn.parried = [0, 1, 0]
    assert (parry(fight, "brenn", swing, 0), parry(fight, "brenn", swing, 1)) == (9, 10 - 4)
    club = {
        "use": "brenn",
        "hands": [{"item": "scythe", "hand": "both"}],
        "skills": {"two-handed-axe-mace": 14},
        "st": 17,
    }
    both = battle("aldric", club)
    swing = blow(both, "aldric", "brenn", "thrusting-broadsword", "swing")
    brenn = who(both, "brenn")
    for counters in ([1, 0, 0], [0, 1, 0], [1, 1, 0]):
        brenn.parried = counters
        assert parry(both, "brenn", swing) == 10 - 4  # reach 1: not a long weapon


@pytest.mark.rule("GUR-RUL-14")
def test_a_two_handed_parry_advances_both_arms() -> None:
    axe = attacked("aldric", "hrodgar", strike=SWORD.replace("brenn", "hrodgar"))
    after = axe.play("hrodgar: parry weapon=great-axe", dice=rolls(9), otherwise="default", steps=0)
    assert after.fighter("hrodgar").parried == [1, 1, 0]


@pytest.mark.rule("GUR-DEF-06", "GUR-RUL-10")
def test_any_weapon_master_halves_repeated_blocks() -> None:
    for traits, second in (
        ({}, 12 - 5),
        ({"weapon_master": ["rapier"]}, 12 - 2),
        ({"trained_by_a_master": True}, 12 - 2),
        ({"trained_by_a_master": True, "weapon_master": ["rapier"]}, 12 - 2),
    ):
        fight = battle("brenn", {"use": "aldric", "traits": {"combat_reflexes": True, **traits}})
        aldric = who(fight, "aldric")
        cut = blow(fight, "brenn", "aldric", "shortsword", "swing")
        aldric.blocked = [0, 1]
        assert block_score(fight, aldric, cut, aldric.hands[1], 0, 0).total == second


@pytest.mark.rule("GUR-DEF-06", "GUR-RUL-13")
def test_a_master_of_another_weapon_parries_like_anybody() -> None:
    for masters, trained, step in (
        (["thrusting-broadsword"], False, 2),
        (["rapier"], False, 4),
        (["rapier"], True, 2),
        (["thrusting-broadsword"], True, 2),
    ):
        traits = {"weapon_master": masters, "trained_by_a_master": trained}
        fight = battle("brenn", {"use": "aldric", "traits": traits})
        cut = blow(fight, "brenn", "aldric", "shortsword", "swing")
        fresh = parry(fight, "aldric", cut)
        who(fight, "aldric").parried = [1, 0, 0]
        assert parry(fight, "aldric", cut) == fresh - step


@pytest.mark.rule("GUR-DEF-07", "GUR-RUL-11")
@pytest.mark.parametrize(
    ("item", "skill", "hand", "step"),
    [
        ("rapier", "rapier", "right", 2),  # fencing
        ("thrusting-broadsword", "broadsword", "right", 4),
        ("quarterstaff", "staff", "both", 2),  # two hands, reach 2
        ("scythe", "two-handed-axe-mace", "both", 4),  # two hands, reach 1
        ("katana", "broadsword", "right", 4),  # reach 2 in one hand
        ("katana", "two-handed-sword", "both", 2),
    ],
)
def test_which_weapons_halve_repeated_parries(item: str, skill: str, hand: str, step: int) -> None:
    sheet = {
        "use": "brenn",
        "hands": [{"item": item, "hand": hand}],
        "skills": {skill: 14},
        "st": 17,
    }
    fight = battle("aldric", sheet)
    swing = blow(fight, "aldric", "brenn", "thrusting-broadsword", "swing")
    fresh = parry(fight, "brenn", swing)
    who(fight, "brenn").parried = [1, 1, 0]
    assert parry(fight, "brenn", swing) == fresh - step


@pytest.mark.rule("GUR-DEF-07", "GUR-RUL-12", "GUR-DEF-08")
@pytest.mark.parametrize(
    ("skill", "plain", "trained"),
    [
        ("judo", 2, 1),
        ("karate", 2, 1),
        ("boxing", 2, 1),
        ("brawling", 4, 2),
        ("wrestling", 4, 2),
        ("sumo-wrestling", 4, 2),
    ],
)
def test_which_bare_skills_halve_repeated_parries(skill: str, plain: int, trained: int) -> None:
    for trait, step in ((False, plain), (True, trained)):
        sheet = {
            "use": "brenn",
            "hands": [],
            "skills": {skill: 14},
            "traits": {"trained_by_a_master": trait},
        }
        fight = battle("aldric", sheet)
        thrust = blow(fight, "aldric", "brenn", "thrusting-broadsword", "thrust")
        brenn = who(fight, "brenn")
        name = "sumo" if skill.startswith("sumo") else skill
        fresh = bare_score(fight, brenn, thrust, 1, name, 0, 0).total
        brenn.parried = [2, 0, 0]
        assert bare_score(fight, brenn, thrust, 1, name, 0, 0).total == fresh - 2 * step
        assert bare_score(fight, brenn, thrust, 2, name, 0, 0).total == fresh


@pytest.mark.rule("GUR-DEF-08")
def test_the_two_halvings_multiply() -> None:
    fight = battle("aldric", "ysaline")
    swing = blow(fight, "aldric", "ysaline", "thrusting-broadsword", "swing")
    who(fight, "ysaline").parried = [3, 0, 0]
    assert parry(fight, "ysaline", swing) == 12 - 3


@pytest.mark.rule("GUR-DEF-09", "GUR-RUL-10")
def test_repeated_blocks_of_the_trained() -> None:
    fight = battle("brenn", {"use": "aldric", "traits": {"trained_by_a_master": True}})
    aldric = who(fight, "aldric")
    cut = blow(fight, "brenn", "aldric", "shortsword", "swing")
    fresh = block_score(fight, aldric, cut, aldric.hands[1], 0, 0).total
    found = []
    for made in (1, 2, 3, 4):
        aldric.blocked = [0, made]
        found.append(block_score(fight, aldric, cut, aldric.hands[1], 0, 0).total - fresh)
    assert found == [-2, -5, -7, -10]


@pytest.mark.rule("GUR-DEF-10")
def test_a_two_weapon_parry_takes_the_better_score_and_both_arms() -> None:
    fight = battle("hrodgar", {"use": "ysaline", "skills": {"main-gauche": 18}})
    ysaline = who(fight, "ysaline")
    axe = blow(fight, "hrodgar", "ysaline", "great-axe")
    rapier, dagger = ysaline.hands
    assert crossed_score(fight, ysaline, axe, rapier, dagger, 0, 0).total == 13 + 2
    assert crossed_score(fight, ysaline, axe, dagger, rapier, 0, 0).total == 13 + 2
    ysaline.parried = [0, 4, 0]
    assert crossed_score(fight, ysaline, axe, rapier, dagger, 0, 0).total == 12 + 2
    asked = attacked("hrodgar", "ysaline", strike="strike target=ysaline weapon=great-axe")
    done = asked.play(
        "ysaline: parry weapon=rapier way=crossed", dice=rolls(14), otherwise="default", steps=0
    )
    assert done.tally("parry").total == 14
    ysaline = done.fighter("ysaline")
    assert (ysaline.parried, ysaline.barred & 3) == ([1, 1, 0], 3)
    again = blow(done.fight, "hrodgar", "ysaline", "great-axe")
    assert weapon_parries(done.fight, ysaline, again) == []


@pytest.mark.rule("GUR-DEF-10", "GUR-DEF-18")
def test_crossed_fencing_weapons_meet_a_flail() -> None:
    flail = {"use": "brenn", "hands": ["morningstar"], "skills": {"flail": 13}}
    asked = attacked(flail, "ysaline", strike="strike target=ysaline weapon=morningstar")
    assert asked.offers("parry") == ["rapier", "main-gauche"]
    crossed = asked.play(
        "ysaline: parry weapon=rapier", dice=rolls(10), otherwise="default", steps=0
    )
    assert crossed.tally("parry").total == 12 + 2 - 4
    alone = attacked(
        flail,
        {"use": "ysaline", "hands": ["rapier"]},
        strike="strike target=ysaline weapon=morningstar",
    )
    assert alone.offers("parry") == ["left-hand"]


@pytest.mark.rule("GUR-DEF-11")
def test_a_supported_parry_uses_up_both_arms() -> None:
    asked = attacked("aldric", "brenn", strike=SWORD)
    done = asked.play(
        "brenn: parry weapon=shortsword way=supported", dice=rolls(10), otherwise="default", steps=0
    )
    assert done.tally("parry").total == 9 + 1
    assert done.fighter("brenn").barred & 3 == 3
    assert done.fighter("brenn").parried == [1, 1, 0]
    attacked("brenn", "aldric").refuses(
        "aldric: parry weapon=thrusting-broadsword way=supported"
    )  # a shield hand
    attacked("aldric", "hrodgar", strike=SWORD.replace("brenn", "hrodgar")).refuses(
        "hrodgar: parry weapon=great-axe way=supported"
    )  # both hands are on the axe


@pytest.mark.rule("GUR-DEF-12", "GUR-RUL-37")
def test_blocks_stop_anything_and_cost_five_each() -> None:
    for attacker, weapon in (("rao", "assault-rifle"), ("ysaline", "rapier")):
        fight = battle(attacker, "aldric")
        attack = blow(fight, attacker, "aldric", weapon)
        assert shield_blocks(fight, who(fight, "aldric"), attack) == [who(fight, "aldric").hands[1]]
    first = attacked("brenn", "aldric").play(
        "aldric: block", dice=rolls(9), otherwise="default", steps=0
    )
    aldric = first.fighter("aldric")
    cut = blow(first.fight, "brenn", "aldric", "shortsword", "swing")
    assert block_score(first.fight, aldric, cut, aldric.hands[1], 0, 0).total == 12 - 5
    left = {"use": "aldric", "left_handed": True}
    other = attacked("brenn", left).play(
        "aldric: block", dice=rolls(9), otherwise="default", steps=0
    )
    assert other.fighter("aldric").blocked == [1, 0]


@pytest.mark.rule("GUR-DEF-12")
def test_a_shield_of_ones_own_may_block_better_or_worse_than_others() -> None:
    for block in (0, 2, -3):
        lid = {"name": "Lid", "weight": 3, "shield": {"db": 2, "block": block}}
        sheet = {"use": "aldric", "own": {"lid": lid}, "hands": ["broadsword", "lid"]}
        fight = battle("brenn", sheet)
        aldric = who(fight, "aldric")
        cut = blow(fight, "brenn", "aldric", "shortsword", "swing")
        assert block_score(fight, aldric, cut, aldric.hands[1], 0, 0).total == 12 + block


@pytest.mark.rule("GUR-DEF-12")
def test_two_switches_restore_the_stricter_blocks() -> None:
    once = battle("brenn", "aldric", multi_block="one_per_turn")
    aldric = who(once, "aldric")
    cut = blow(once, "brenn", "aldric", "shortsword", "swing")
    assert shield_blocks(once, aldric, cut)
    aldric.blocked = [0, 1]
    assert not shield_blocks(once, aldric, cut)
    gun = battle("rao", "aldric", block_any_attack="off")
    assert not shield_blocks(gun, who(gun, "aldric"), blow(gun, "rao", "aldric", "assault-rifle"))
    archer = {"use": "brenn", "hands": [{"item": "longbow", "st": 12}]}
    bow = battle(archer, "aldric", block_any_attack="off")
    assert shield_blocks(bow, who(bow, "aldric"), blow(bow, "brenn", "aldric", "longbow"))


@pytest.mark.rule("GUR-DEF-13")
def test_dodge_by_speed_encumbrance_and_exhaustion() -> None:
    for sheet, dodge in (
        ({"use": "brenn"}, 9),
        ({"use": "brenn", "hp_left": 3}, 5),
        ({"use": "brenn", "hp_left": 4}, 9),
        ({"use": "brenn", "hp_left": 3, "fp_left": 3}, 3),
        ({"use": "aldric", "hands": []}, 9),
        ({"use": "aldric", "hands": ["thrusting-broadsword"], "belt": ["maul"]}, 8),
        ({"use": "aldric", "hands": [], "armour": []}, 10),
    ):
        fight = battle("ysaline", {**sheet, "slug": "it"})
        thrust = blow(fight, "ysaline", "it", "rapier")
        it = who(fight, "it")
        assert [dodge_score(fight, it, thrust, 0, 0).total for _ in range(2)] == [dodge, dodge]


@pytest.mark.rule("GUR-DEF-14")
@pytest.mark.parametrize(("roll", "dodge"), [(13, 12), (14, 8)])
def test_an_acrobatic_dodge_once_between_own_turns(roll: int, dodge: int) -> None:
    asked = attacked("aldric", "ysaline", strike=SWORD.replace("brenn", "ysaline"))
    done = asked.play(
        "ysaline: dodge acrobatic=yes retreat=back",
        dice=rolls(roll, dodge + 3),
        otherwise="default",
        steps=0,
    )
    assert done.tally("dodge").total == dodge + 3
    assert done.fight.apart(done.fighter("aldric"), done.fighter("ysaline")) == 2
    back = done.fight
    who(back, "ysaline").at = at(6, 5)
    back.place = 0
    again = situation(back).play(
        "aldric: attack",
        "aldric: " + SWORD.replace("brenn", "ysaline"),
        dice=rolls(9),
        otherwise="default",
        until="@defence",
    )
    again.refuses("ysaline: dodge acrobatic=yes")


@pytest.mark.rule("GUR-SEQ-08", "GUR-DEF-14")
def test_the_own_turn_allows_another_acrobatic_dodge() -> None:
    strike = "aldric: " + SWORD.replace("brenn", "ysaline")
    asked = attacked("aldric", "ysaline", strike=SWORD.replace("brenn", "ysaline"))
    again = asked.play(
        "ysaline: dodge acrobatic=yes",
        "ysaline: do-nothing",
        "aldric: attack",
        strike,
        dice=rolls(13, 9, 9),
        otherwise="default",
        until="ysaline@defence",
    )
    assert again.slot("dodge").name == "acrobatic"


@pytest.mark.rule("GUR-DEF-14")
def test_nobody_leaps_from_the_ground() -> None:
    for posture, may in (("lying", False), ("sitting", False), ("kneeling", True)):
        asked = attacked(
            "aldric",
            {"use": "ysaline", "posture": posture},
            strike=SWORD.replace("brenn", "ysaline"),
        )
        if may:
            assert asked.slot("dodge").name == "acrobatic"
        else:
            asked.refuses("ysaline: dodge acrobatic=yes")
    fight = battle("aldric", "ysaline")
    who(fight, "ysaline").shock = 3
    asked = situation(fight).play(
        "aldric: attack",
        "aldric: " + SWORD.replace("brenn", "ysaline"),
        "ysaline: dodge acrobatic=yes",
        dice=rolls(9, 10, 12),
        otherwise="default",
        steps=1,
    )
    assert asked.tally("acrobatics").total == 13 - 3


@pytest.mark.rule("GUR-DEF-15")
def test_weapons_that_cannot_parry_now() -> None:
    def weapons(change: Any) -> list[str]:
        fight = battle("aldric", "brenn")
        change(fight, who(fight, "brenn"))
        swing = blow(fight, "aldric", "brenn", "thrusting-broadsword", "swing")
        return [thing.slug for thing in weapon_parries(fight, who(fight, "brenn"), swing)]

    def hold(fight: Any, brenn: Any) -> None:
        grip(fight, "aldric", "brenn", RIGHT_ARM)
        who(fight, "aldric").at = at(5, 5)

    assert weapons(lambda fight, brenn: None) == ["shortsword"]
    assert weapons(lambda fight, brenn: setattr(brenn.hands[0], "unready", 1)) == []
    assert weapons(lambda fight, brenn: setattr(brenn, "barred", 1)) == []
    assert weapons(lambda fight, brenn: setattr(brenn, "barred", 2)) == ["shortsword"]
    assert weapons(lambda fight, brenn: setattr(brenn, "crippled", 1 << RIGHT_ARM)) == []
    assert weapons(lambda fight, brenn: setattr(brenn, "crippled", 1 << LEFT_ARM)) == ["shortsword"]
    assert weapons(hold) == []
    lance = battle("aldric", {"use": "brenn", "hands": ["lance"]})
    swing = blow(lance, "aldric", "brenn", "thrusting-broadsword", "swing")
    assert weapon_parries(lance, who(lance, "brenn"), swing) == []


@pytest.mark.rule("GUR-DEF-16")
def test_bare_hands_against_weapons_and_kicks() -> None:
    fight = battle("brenn", {"use": "kimura", "skills": {"brawling": 14, "boxing": 14}})
    kimura = who(fight, "kimura")
    swing = blow(fight, "brenn", "kimura", "shortsword", "swing")
    thrust = blow(fight, "brenn", "kimura", "shortsword", "thrust")
    kick = blow(fight, "brenn", "kimura", "kick")
    punch = blow(fight, "brenn", "kimura", "punch")
    found = {
        name: [
            bare_score(fight, kimura, a, 1, name, 0, 0).total for a in (swing, thrust, kick, punch)
        ]
        for name in ("judo", "karate", "brawling", "boxing")
    }
    assert found == {
        "judo": [10, 10, 10, 10],
        "karate": [9, 9, 9, 9],
        "brawling": [7, 10, 10, 10],
        "boxing": [7, 10, 8, 10],
    }


@pytest.mark.rule("GUR-DEF-16")
@pytest.mark.parametrize(("hand", "part"), [("right-hand", "right-arm"), ("left-hand", "left-arm")])
def test_after_a_failed_bare_parry_the_arm_may_be_struck(hand: str, part: str) -> None:
    asked = attacked("brenn", "kimura", strike="strike target=kimura weapon=shortsword mode=swing")
    choice = asked.play(
        f"kimura: parry weapon={hand} skill=judo",
        dice=rolls(12),
        otherwise="default",
        until="brenn@parrying-arm",
    )
    arm = choice.play("brenn: strike-arm", dice=rolls("d:1"), otherwise="default", steps=0)
    assert arm.event("injured").word == part
    torso = choice.play("brenn: as-declared", dice=rolls("d:1"), otherwise="default", steps=0)
    assert torso.event("injured").word == "torso"


@pytest.mark.rule("GUR-DEF-17")
def test_a_parried_limb_may_be_struck() -> None:
    kick = attacked("kimura", "aldric", strike="strike target=aldric weapon=kick")
    asked = kick.play(
        "aldric: parry weapon=thrusting-broadsword",
        dice=rolls(9),
        otherwise="default",
        until="aldric@strike-limb",
    )
    hit = asked.play("aldric: strike-limb", dice=rolls(10, "2d:1,2"), otherwise="default", steps=0)
    assert hit.tally("strike-limb").total == 14 - 4  # Karate
    assert hit.event("injured").word == "right-leg"
    missed = asked.play("aldric: strike-limb", dice=rolls(11), otherwise="default", steps=0)
    assert not missed.happened("injured")
    punch = attacked("brenn", "aldric", strike="strike target=aldric weapon=punch")
    asked = punch.play(
        "aldric: parry weapon=thrusting-broadsword",
        dice=rolls(9),
        otherwise="default",
        until="aldric@strike-limb",
    )
    hit = asked.play("aldric: strike-limb", dice=rolls(14, "2d:1,1"), otherwise="default", steps=0)
    assert hit.tally("strike-limb").total == 14
    assert hit.event("injured").word == "left-arm"


@pytest.mark.rule("GUR-DEF-18")
@pytest.mark.parametrize(
    ("item", "parried", "blocked"), [("morningstar", -4, -2), ("nunchaku", -2, -1)]
)
def test_flails_are_hard_to_stop(item: str, parried: int, blocked: int) -> None:
    flail = {"use": "brenn", "hands": [item], "skills": {"flail": 13}}
    fight = battle(flail, "aldric")
    swing = blow(fight, "brenn", "aldric", item)
    aldric = who(fight, "aldric")
    assert parry(fight, "aldric", swing) == 13 + parried
    assert block_score(fight, aldric, swing, aldric.hands[1], 0, 0).total == 12 + blocked
    assert dodge_score(fight, aldric, swing, 0, 0).total == 10
    for weapon in ("rapier", "large-knife"):
        light = battle(flail, {"use": "ysaline", "hands": [weapon]})
        swing = blow(light, "brenn", "ysaline", item)
        assert weapon_parries(light, who(light, "ysaline"), swing) == []


def stopped(weapon: str, die: str, quality: str = "good", foe: Any = "hrodgar") -> Situation:
    """Hrodgar's great axe, 8 lb, is parried with something lighter."""
    skills = {"rapier": 20, "main-gauche": 20, "smallsword": 20, "knife": 20, "broadsword": 20}
    skills["shortsword"] = 20
    light = {"use": "ysaline", "hands": [{"item": weapon, "quality": quality}], "skills": skills}
    asked = attacked(foe, light, strike="strike target=ysaline weapon=great-axe")
    return asked.play(
        f"ysaline: parry weapon={weapon}",
        dice=rolls(9, *([die] if die else [])),
        otherwise="default",
        steps=0,
    )


@pytest.mark.rule("GUR-DEF-19")
@pytest.mark.parametrize(
    ("weapon", "quality", "most"),
    [
        ("shortsword", "good", 3),  # 2 lb, four times
        ("smallsword", "good", 4),  # 1.5 lb, five times
        ("smallsword", "fine", 3),
        ("smallsword", "very-fine", 2),
        ("shortsword", "cheap", 5),
    ],
)
def test_parrying_what_is_much_heavier_may_break_a_weapon(
    weapon: str, quality: str, most: int
) -> None:
    for die, breaks in ((most, True), (most + 1, False)):
        done = stopped(weapon, f"d:{die}", quality)
        assert bool(done.happened("breaks")) == breaks
        assert done.happened("defended")


@pytest.mark.rule("GUR-DEF-19")
def test_a_parry_below_three_times_the_weight_is_safe() -> None:
    assert not stopped("rapier", "").happened("breaks")  # 2.9 times
    assert not stopped("thrusting-broadsword", "").happened("breaks")


@pytest.mark.rule("GUR-DEF-19")
def test_what_weighs_more_than_can_be_lifted_is_not_parried() -> None:
    # ST 6 lifts 7.2 lb, less than the axe's 8, and twice as much in both hands.
    sword = {
        "use": "brenn",
        "st": 6,
        "hands": ["thrusting-broadsword"],
        "skills": {"broadsword": 20},
        "hp": 200,
    }
    asked = attacked("hrodgar", sword, strike="strike target=brenn weapon=great-axe")
    through = asked.play(
        "brenn: parry weapon=thrusting-broadsword",
        dice=rolls(9, "3d:1,1,1"),
        otherwise="default",
        steps=0,
    )
    assert through.happened("too-heavy")
    assert through.event("drops").item == "thrusting-broadsword"
    assert through.event("injured").amount == 6  # 6 − 2, cutting
    two = {
        "use": "brenn",
        "st": 6,
        "hands": [{"item": "quarterstaff", "hand": "both"}],
        "skills": {"staff": 20},
        "hp": 200,
    }
    asked = attacked("hrodgar", two, strike="strike target=brenn weapon=great-axe")
    held = asked.play(
        "brenn: parry weapon=quarterstaff", dice=rolls(9), otherwise="default", steps=0
    )
    assert held.happened("defended")


@pytest.mark.rule("GUR-DEF-19")
def test_limbs_weigh_little_and_a_body_much() -> None:
    knife = {"use": "brenn", "hands": ["small-knife"], "skills": {"knife": 20}}
    asked = attacked("hrodgar", knife, strike="strike target=brenn weapon=kick")
    done = asked.play(
        "brenn: parry weapon=small-knife", dice=rolls(9, "d:3"), otherwise="default", steps=0
    )
    assert not done.happened("breaks")  # 1.8 lb against 0.5: three times, breaks on 1–2
    broken = asked.play(
        "brenn: parry weapon=small-knife", dice=rolls(9, "d:2"), otherwise="default", steps=0
    )
    assert broken.happened("breaks")
    sword = {"use": "brenn", "hands": ["shortsword"], "skills": {"shortsword": 20}}
    slam = attacked("hrodgar", sword, strike="slam target=brenn")
    parried = slam.play(
        "brenn: parry weapon=shortsword", dice=rolls(9, "d:6"), otherwise="default", steps=0
    )
    assert parried.happened("breaks")  # 18 lb against 2


@pytest.mark.rule("GUR-DEF-20")
@pytest.mark.parametrize(
    ("facing", "dodge", "block"), [(3, 10, 12), (5, 8, 10), (1, 6, None), (0, None, None)]
)
def test_arcs_of_the_defender(facing: int, dodge: int | None, block: int | None) -> None:
    fight = battle("brenn", {"use": "aldric", "facing": facing})
    cut = blow(fight, "brenn", "aldric", "shortsword", "swing")
    aldric = who(fight, "aldric")
    if dodge is None:
        assert surprises(fight, cut)
        return
    assert dodge_score(fight, aldric, cut, 0, 0).total == dodge
    shields = shield_blocks(fight, aldric, cut)
    found = block_score(fight, aldric, cut, shields[0], 0, 0).total if shields else None
    assert found == block


@pytest.mark.rule("GUR-DEF-20")
def test_from_behind_only_a_run_around_a_retreat_or_keen_eyes_allow_a_defence() -> None:
    fight = battle("aldric", {"use": "brenn", "facing": 0})
    swing = blow(fight, "aldric", "brenn", "thrusting-broadsword", "swing")
    aldric, brenn = who(fight, "aldric"), who(fight, "brenn")
    aldric.seen_by = 0
    assert surprises(fight, swing)
    aldric.seen_by = 1 << brenn.index
    assert not surprises(fight, swing)
    assert dodge_score(fight, brenn, swing, 0, 0).total == 9 - 2
    aldric.seen_by, brenn.steps_back = 0, 1 << aldric.index
    assert not surprises(fight, swing)
    keen = battle("aldric", {"use": "brenn", "facing": 0, "traits": {"peripheral_vision": True}})
    swing = blow(keen, "aldric", "brenn", "thrusting-broadsword", "swing")
    assert not surprises(keen, swing)
    assert dodge_score(keen, who(keen, "brenn"), swing, 0, 0).total == 9 - 2
    side = battle("aldric", {"use": "brenn", "facing": 1, "traits": {"peripheral_vision": True}})
    swing = blow(side, "aldric", "brenn", "thrusting-broadsword", "swing")
    assert dodge_score(side, who(side, "brenn"), swing, 0, 0).total == 9


@pytest.mark.rule("GUR-DEF-01")
def test_everybody_has_a_bit_of_his_own_in_what_others_have_seen() -> None:
    fight = battle("aldric", "brenn", "brigand")
    assert [fighter.bit for fighter in fight.fighters] == [1, 2, 4]
    twin = fight.copy()
    assert isinstance(twin, type(fight))
    assert [fighter.bit for fighter in twin.fighters] == [1, 2, 4]


@pytest.mark.rule("GUR-DEF-20")
def test_in_one_hex_the_arc_of_entry_counts_until_the_next_turn() -> None:
    fight = battle("kimura", {"use": "brenn", "facing": 0})
    kimura, brenn = who(fight, "kimura"), who(fight, "brenn")
    held = grip(fight, "kimura", "brenn", 3, behind=True)
    assert blow(fight, "kimura", "brenn", "punch").arc == 2
    held.behind = False
    kimura.close_with, kimura.close_arc = brenn.index, 1
    assert blow(fight, "kimura", "brenn", "punch").arc == 1
    turn = situation(fight).play(until="brenn@turn", otherwise="default")
    assert blow(turn.fight, "kimura", "brenn", "punch").arc == 0


@pytest.mark.rule("GUR-DEF-21")
def test_a_ready_shield_helps_every_defence_on_its_side() -> None:
    fight = telling(battle("brenn", "aldric"))
    aldric = who(fight, "aldric")
    cut = blow(fight, "brenn", "aldric", "shortsword", "swing")
    for arc, bonus in ((0, 2), (3, 2), (1, 0), (2, 0)):
        cut.arc = arc
        assert parts(dodge_score(fight, aldric, cut, 0, 0)).get("shield", 0) == bonus
    cut.arc = 0
    assert parry(fight, "aldric", cut) == 11 + 2
    aldric.hands[1].unready = 1
    assert parry(fight, "aldric", cut) == 11
    assert not shield_blocks(fight, aldric, cut)


@pytest.mark.rule("GUR-DEF-21")
def test_a_shield_is_in_the_way_in_close_combat() -> None:
    fight = telling(battle("kimura", {"use": "aldric", "hands": ["large-knife", "medium-shield"]}))
    grip(fight, "kimura", "aldric")
    stab = blow(fight, "aldric", "kimura", "large-knife", "swing")
    assert parts(melee_score(fight, stab))["shield-in-the-way"] == -2
    punch = blow(fight, "kimura", "aldric", "punch")
    aldric = who(fight, "aldric")
    assert not shield_blocks(fight, aldric, punch)
    assert parts(dodge_score(fight, aldric, punch, 0, 0))["shield"] == 2


@pytest.mark.rule("GUR-DEF-22")
def test_a_critical_defence_turns_on_the_attacker() -> None:
    asked = attacked("brenn", "aldric")
    blocked = asked.play("aldric: block", dice=rolls(3, 10), otherwise="default", steps=0)
    assert blocked.event("drops").item == "shortsword"
    punch = attacked("kimura", "aldric", strike="strike target=aldric weapon=punch")
    dodged = punch.play("aldric: dodge", dice=rolls(3, 8), otherwise="default", steps=0)
    assert dodged.fighter("kimura").posture == LYING
    archer = {"use": "brenn", "hands": [{"item": "longbow", "st": 12}], "belt": []}
    shot = attacked(archer, "aldric", strike="shoot target=aldric weapon=longbow")
    assert shot.play("aldric: dodge", dice=rolls(3), otherwise="default", steps=0).happened(
        "defended"
    )


@pytest.mark.rule("GUR-DEF-22")
def test_critical_failures_to_defend() -> None:
    asked = attacked("brenn", "aldric")
    fallen = asked.play("aldric: dodge", dice=rolls(18, "d:1"), otherwise="default", steps=0)
    assert fallen.fighter("aldric").posture == LYING
    unready = asked.play("aldric: block", dice=rolls(18, "d:1"), otherwise="default", steps=0)
    assert unready.fighter("aldric").hands[1].unready == 1
    dropped = asked.play(
        "aldric: parry weapon=thrusting-broadsword",
        dice=rolls(18, 10, "d:1"),
        otherwise="default",
        steps=0,
    )
    assert dropped.event("drops").item == "thrusting-broadsword"
    bare = attacked("brenn", "kimura", strike="strike target=kimura weapon=shortsword mode=swing")
    down = bare.play(
        "kimura: parry weapon=right-hand skill=judo",
        "brenn: as-declared",
        dice=rolls(18, 8, "d:1"),
        otherwise="default",
        steps=0,
    )
    assert down.fighter("kimura").posture == LYING
    for played in (fallen, unready, dropped, down):
        assert played.happened("damage")


def burst(*dice: int | str) -> Situation:
    """Four hits of ten shots, and Brenn dodges."""
    duel = arena("rao", {"use": "brenn", "at": [8, 5], "hp": 200})
    shot = struck(
        duel,
        "shoot target=brenn weapon=assault-rifle shots=10",
        dice=rolls(8),
        until="brenn@defence",
    )
    assert coming(shot).hits == 4
    return shot.play("brenn: dodge", dice=rolls(*dice), otherwise="default", steps=0)


FIVE = "5d:1,1,1,1,1"


@pytest.mark.rule("GUR-DEF-23")
def test_one_defence_against_a_burst() -> None:
    assert burst(9, FIVE, FIVE, FIVE).event("avoids-hits").amount == 1
    assert burst(8, FIVE, FIVE).event("avoids-hits").amount == 2
    assert burst(6).event("avoids-hits").amount == 4
    assert burst(4).event("avoids-hits").amount == 4
    low = {"use": "brenn", "at": [8, 5], "hp": 200, "posture": "lying"}
    hit = struck(
        arena("rao", low),
        "shoot target=brenn weapon=assault-rifle shots=10",
        dice=rolls(6),
        until="brenn@defence",
    )
    saved = hit.play("brenn: dodge", dice=rolls(4), otherwise="default", steps=0)
    assert saved.event("avoids-hits").amount == 4  # a critical success, all of them


@pytest.mark.rule("GUR-DEF-24")
def test_a_defence_is_added_up_in_the_books_order() -> None:
    fight = telling(battle("brenn", {"use": "aldric", "hp_left": 3, "posture": "kneeling"}))
    aldric = who(fight, "aldric")
    cut = blow(fight, "brenn", "aldric", "shortsword", "swing")
    cut.telegraphic, cut.deceptive, cut.feint = True, 1, 2
    found = dodge_score(fight, aldric, cut, 2, 0)
    assert list(parts(found)) == [
        "dodge",
        "encumbrance",
        "combat-reflexes",
        "reeling",
        "shield",
        "posture",
        "retreat",
        "feint",
        "deceptive",
        "telegraphic",
    ]
    assert found.total == 4 + 2 - 2 + 2 - 2 - 1 + 2


@pytest.mark.rule("GUR-DEF-24")
def test_fencing_judo_and_karate_parries_bear_the_whole_load() -> None:
    loaded = {"use": "ysaline", "armour": ["steel-corselet"], "skills": {"judo": 14}}
    fight = telling(battle("aldric", loaded))
    ysaline = who(fight, "ysaline")
    assert ysaline.level == 1
    swing = blow(fight, "aldric", "ysaline", "thrusting-broadsword", "swing")
    assert parry(fight, "ysaline", swing) == 12 - 1
    assert bare_score(fight, ysaline, swing, 1, "judo", 0, 0).total == 3 + 7 + 1 - 1
    assert bare_score(fight, ysaline, swing, 1, "brawling", 0, 0).total == 3 + 7 + 1 - 3


@pytest.mark.rule("GUR-RUL-58")
def test_a_block_needs_a_ready_shield_the_right_arc_and_room() -> None:
    fight = battle("brenn", "aldric")
    aldric = who(fight, "aldric")
    cut = blow(fight, "brenn", "aldric", "shortsword", "swing")
    assert shield_blocks(fight, aldric, cut)
    for arc, blocks in ((0, True), (1, False), (2, False), (3, True)):
        cut.arc = arc
        assert bool(shield_blocks(fight, aldric, cut)) == blocks
    cut.arc, cut.distance = 0, 0
    assert not shield_blocks(fight, aldric, cut)
    cut.entering = True
    assert shield_blocks(fight, aldric, cut)
    cut.distance, aldric.hands[1].unready = 1, 1
    assert not shield_blocks(fight, aldric, cut)


@pytest.mark.rule("GUR-DEF-12", "GUR-DEF-21", "GUR-RUL-37")
def test_of_two_shields_each_blocks_and_the_better_one_covers() -> None:
    both = {
        "use": "aldric",
        "hands": [
            {"item": "light-shield", "hand": "right"},
            {"item": "medium-shield", "hand": "left"},
        ],
    }
    asked = attacked("brenn", both)
    numbers = {o.value: o.worth.total for o in asked.slot("block").options if o.worth}
    assert numbers == {"light-shield": 12, "medium-shield": 12}
    blocked = asked.play(
        "aldric: block weapon=medium-shield", dice=rolls(9), otherwise="default", steps=0
    )
    assert blocked.fighter("aldric").blocked == [0, 1]
    fight = blocked.fight
    aldric = who(fight, "aldric")
    cut = blow(fight, "brenn", "aldric", "shortsword", "swing")
    light, medium = aldric.hands
    assert block_score(fight, aldric, cut, medium, 0, 0).total == 12 - 5
    assert block_score(fight, aldric, cut, light, 0, 0).total == 12
    aldric.hands = [medium, light]
    assert shield_bonus(aldric, cut.arc) == 2
    aldric.hands = [light, medium]
    cut.arc = 1  # from the right: the light shield's side
    assert shield_blocks(fight, aldric, cut) == [light]
    fight.options.multi_block = "one_per_turn"
    cut.arc = 0
    assert not shield_blocks(fight, aldric, cut)
