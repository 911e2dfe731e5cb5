"""Aiming at body parts, circumstances of a blow, disarming (GUR-HIT)."""

from typing import Any

import pytest

from fechtbuch.books.gurps.kinds.terms import (
    FACE,
    LEFT_ARM,
    LEFT_HAND,
    LOCATIONS,
    RIGHT_ARM,
    TORSO,
    VITALS,
)
from fechtbuch.books.gurps.rules.basics.locations import location_penalty
from fechtbuch.books.gurps.rules.hitting.ranged import ranged_score
from fechtbuch.books.gurps.rules.hitting.to_hit import melee_score
from fechtbuch.engine.choices import read_choice
from fechtbuch.testing import situation
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

SWORD = "strike target=brenn weapon=thrusting-broadsword mode=swing"
ARCHER = {"use": "brenn", "hands": [{"item": "longbow", "st": 12, "spare": 9}], "belt": []}


@pytest.mark.rule("GUR-HIT-01")
def test_the_torso_a_named_part_or_a_random_one() -> None:
    for words, dice, part, score in (
        ("", (9,), "torso", 14),
        (" location=left-leg", (9,), "left-leg", 12),
        (" location=random", (9, 5), "face", 14),
    ):
        target = {"use": "brenn", "hp": 200, "armour": []}
        hit = struck(
            arena("aldric", target), SWORD + words, "brenn: none", dice=rolls(*dice, "2d:1,1")
        )
        assert hit.event("injured").word == part
        assert hit.tally("attack").total == score


@pytest.mark.rule("GUR-HIT-01")
def test_a_random_part_is_rolled_once_the_attack_hits_and_before_the_defence() -> None:
    duel = arena("aldric", "brenn")
    random = f"{SWORD} location=random"
    hit = struck(duel, random, dice=rolls(9, 5), until="brenn@defence")
    assert coming(hit).location == FACE
    assert hit.event("location").word == "face"
    assert not struck(duel, random, dice=rolls(15)).happened("location")


@pytest.mark.rule("GUR-HIT-01")
def test_a_random_part_costs_nothing_once_it_is_known() -> None:
    fight = battle("aldric", "brenn")
    swing = blow(fight, "aldric", "brenn", "thrusting-broadsword", "swing")
    swing.location = VITALS
    assert location_penalty(fight, swing) == -3
    swing.random = True
    assert location_penalty(fight, swing) == 0


@pytest.mark.rule("GUR-HIT-02")
def test_the_table_of_random_locations() -> None:
    table = {
        3: "skull",
        4: "skull",
        5: "face",
        6: "right-leg",
        7: "right-leg",
        8: "right-arm",
        9: "torso",
        10: "torso",
        11: "groin",
        12: "left-arm",
        13: "left-leg",
        14: "left-leg",
        17: "neck",
        18: "neck",
    }
    duel = arena("aldric", {"use": "brenn", "hp": 200})
    random = f"{SWORD} location=random"
    for total, part in table.items():
        hit = struck(duel, random, dice=rolls(9, total), until="brenn@defence")
        assert hit.event("location").word == part
    for total, part in ((15, "hand"), (16, "foot")):
        for die, side in (("d:3", "right"), ("d:4", "left")):
            hit = struck(duel, random, dice=rolls(9, total, die), until="brenn@defence")
            assert hit.event("location").word == f"{side}-{part}"


@pytest.mark.rule("GUR-HIT-02")
def test_the_penalties() -> None:
    wanted = {
        "eye": -9,
        "skull": -7,
        "face": -5,
        "neck": -5,
        "torso": 0,
        "vitals": -3,
        "groin": -3,
        "right-arm": -2,
        "left-arm": -2,
        "right-hand": -4,
        "left-hand": -4,
        "right-leg": -2,
        "left-leg": -2,
        "right-foot": -4,
        "left-foot": -4,
    }
    fight = battle("ysaline", "brenn")
    thrust = blow(fight, "ysaline", "brenn", "rapier")
    found = {}
    for name in wanted:
        thrust.location = LOCATIONS.index(name)
        found[name] = int(location_penalty(fight, thrust))
    assert found == wanted


@pytest.mark.rule("GUR-HIT-02")
def test_a_shield_arm_is_twice_as_hard_to_hit_for_blows_and_shots() -> None:
    fight = telling(battle("brenn", "aldric"))
    cut = blow(fight, "brenn", "aldric", "shortsword", "swing")
    for location, penalty in ((LEFT_ARM, -4), (LEFT_HAND, -8), (RIGHT_ARM, -2)):
        cut.location = location
        assert location_penalty(fight, cut) == penalty
    bow = telling(battle(ARCHER, {"use": "aldric", "at": [7, 5]}))
    shot = blow(bow, "brenn", "aldric", "longbow")
    shot.location = LEFT_ARM
    assert parts(ranged_score(bow, shot))["location"] == -4


@pytest.mark.rule("GUR-HIT-02")
def test_eyes_and_vitals_need_a_point() -> None:
    turn = arena("aldric", "brenn").play("aldric: attack")
    edge = turn.offers(SWORD)
    point = turn.offers(SWORD.replace("swing", "thrust"))
    assert set(point) - set(edge) == {"eye", "vitals"}
    fight = battle("aldric", {"use": "brenn", "facing": 0})
    behind = situation(fight).play("aldric: attack").offers(SWORD.replace("swing", "thrust"))
    assert "eye" not in behind
    assert "vitals" in behind


@pytest.mark.rule("GUR-HIT-03")
def test_chinks_in_armour() -> None:
    chink = struck(
        arena("ysaline", {"use": "aldric", "hp": 200}),
        "strike target=aldric weapon=rapier chink=yes",
        "aldric: none",
        dice=rolls(9, "d:4"),
    )
    assert chink.tally("attack").total == 17 - 8
    assert chink.event("damage").values["dr"] == 2  # half of 4
    fight = battle("ysaline", "aldric")
    thrust = blow(fight, "ysaline", "aldric", "rapier")
    thrust.chink = True
    for location, penalty in ((TORSO, -8), (VITALS, -10), (RIGHT_ARM, -10)):
        thrust.location = location
        assert location_penalty(fight, thrust) == penalty
    bare = arena("ysaline", {"use": "aldric", "armour": []}).play("ysaline: attack")
    bare.refuses("ysaline: strike target=aldric weapon=rapier chink=yes")
    edge = arena("aldric", "brenn").play("aldric: attack")
    edge.refuses(f"aldric: {SWORD} chink=yes")
    arrow = arena(ARCHER, {"use": "aldric", "at": [6, 5], "hp": 200}).play(
        "brenn: attack",
        "brenn: shoot target=aldric weapon=longbow chink=yes",
        "aldric: none",
        dice=rolls(8, "d:4"),
        otherwise="default",
        steps=1,
    )
    assert arrow.tally("attack").total == 16 - 8
    assert arrow.event("damage").values["dr"] == 2


@pytest.mark.rule("GUR-HIT-04")
@pytest.mark.parametrize("part", ["eye", "skull", "face", "neck", "groin", "vitals"])
def test_missing_by_one_hits_the_torso(part: str) -> None:
    penalty = {"eye": 9, "skull": 7, "face": 5, "neck": 5, "groin": 3, "vitals": 3}[part]
    aim = f"strike target=brenn weapon=rapier location={part}"
    duel = arena("ysaline", {"use": "brenn", "hp": 200})
    near = struck(duel, aim, "brenn: none", dice=rolls(17 - penalty + 1, "d:6"))
    assert near.happened("near-miss")
    assert near.event("injured").word == "torso"
    assert struck(duel, aim, dice=rolls(17 - penalty + 2)).happened("misses")


@pytest.mark.rule("GUR-HIT-04")
def test_neither_other_parts_nor_seventeen_are_near_misses() -> None:
    duel = arena("ysaline", "brenn")
    leg = "strike target=brenn weapon=rapier location=right-leg"
    assert struck(duel, leg, dice=rolls(16)).happened("misses")
    sure = arena({"use": "ysaline", "skills": {"rapier": 19}}, "brenn")
    groin = "strike target=brenn weapon=rapier location=groin"
    assert struck(sure, groin, dice=rolls(17)).happened("misses")


@pytest.mark.rule("GUR-HIT-05")
def test_circumstances_of_a_blow() -> None:
    def of(
        fight: Any, key: str = "shortsword", mode: str = "swing", target: str = "aldric"
    ) -> dict[str, int]:
        return parts(melee_score(telling(fight), blow(fight, "brenn", target, key, mode)))

    shielded = {"use": "brenn", "hands": ["shortsword", "large-shield"], "st": 7}
    found = of(battle(shielded, "aldric", scene={"darkness": 3}))
    assert (found["large-shield"], found["darkness"], found["too-weak"]) == (-2, -3, -1)
    assert "large-shield" not in of(battle(shielded, "aldric"), "large-shield", "bash")
    mud = {"bounds": [0, 0, 20, 12], "difficult": [[5, 5]]}
    assert of(battle("brenn", "aldric", ground=mud))["bad-footing"] == -2
    assert of(battle("brenn", {"use": "aldric", "sm": 2}))["size"] == 2
    clinch = battle("brenn", "aldric", {"use": "kimura", "at": [7, 4]})
    grip(clinch, "kimura", "aldric")
    assert of(clinch)["entangled"] == -2
    blind = battle("brenn", "aldric", scene={"darkness": 3})
    who(blind, "brenn").eyes_lost = 2
    found = of(blind)
    assert found["blind"] == -10
    assert "darkness" not in found


@pytest.mark.rule("GUR-HIT-05", "GUR-HIT-06", "GUR-RUL-71")
@pytest.mark.parametrize(
    ("attacker", "weapon", "held", "score"),
    [
        ("aldric", "thrusting-broadsword", "shortsword", 14 - 4 - 2),
        ("aldric", "thrusting-broadsword", "large-knife", 14 - 5 - 2),
        ("aldric", "thrusting-broadsword", "greatsword", 14 - 3 - 2),
        ("ysaline", "rapier", "shortsword", 17 - 4),  # a fencing weapon
    ],
)
def test_striking_at_a_weapon(attacker: str, weapon: str, held: str, score: int) -> None:
    duel = arena(attacker, {"use": "brenn", "hands": [held]})
    hit = struck(duel, f"disarm target=brenn weapon={weapon}", dice=rolls(16))
    assert hit.tally("attack").total == score


@pytest.mark.rule("GUR-HIT-06")
@pytest.mark.parametrize(
    ("mine", "his", "end"),
    [(10, 12, "disarmed"), (12, 11, "unready"), (12, 9, "unready"), (13, 9, "held")],
)
def test_a_disarming_contest(mine: int, his: int, end: str) -> None:
    duel = arena("aldric", "brenn")  # 14 against 13
    dice = rolls(8, mine, his, *(["d:1"] if end == "disarmed" else []))
    done = struck(duel, "disarm target=brenn weapon=thrusting-broadsword", "brenn: none", dice=dice)
    assert bool(done.happened("disarmed")) == (end == "disarmed")
    hands = done.fighter("brenn").hands
    assert [thing.unready for thing in hands] == {"disarmed": [], "unready": [1], "held": [0]}[end]
    two = {
        "use": "brenn",
        "hands": [{"item": "katana", "hand": "both"}],
        "skills": {"two-handed-sword": 13},
    }
    strong = struck(
        arena("aldric", two),
        "disarm target=brenn weapon=thrusting-broadsword",
        "brenn: none",
        dice=rolls(8, 17, 4),
    )
    assert [r.tally.total for r in strong.rolls("disarm") if r.tally] == [14, 13 + 2]


@pytest.mark.rule("GUR-HIT-06")
def test_a_blow_at_a_weapon_is_dodged_or_parried_with_it() -> None:
    two = {"use": "brenn", "hands": ["medium-shield", "shortsword"], "skills": {"shield": 14}}
    asked = struck(
        arena("aldric", two),
        "disarm target=brenn weapon=thrusting-broadsword",
        dice=rolls(8),
        until="brenn@defence",
    )
    assert asked.offers() == ["none", "dodge", "parry"]
    assert asked.offers("parry") == ["shortsword"]
    pair = struck(
        arena("aldric", {"use": "brenn", "hands": ["shortsword", "large-knife"]}),
        "disarm target=brenn weapon=thrusting-broadsword",
        dice=rolls(8),
        until="brenn@defence",
    )
    assert pair.offers("parry") == ["shortsword"]
    bare = arena("aldric", {"use": "brenn", "hands": ["medium-shield"]}).play("aldric: attack")
    assert "disarm" not in bare.offers()


PAIR = {"use": "brenn", "hands": ["shortsword", {"item": "dagger", "hand": "left"}]}
AT = "disarm target=brenn weapon=thrusting-broadsword mode=swing"


@pytest.mark.rule("GUR-HIT-06")
@pytest.mark.parametrize(("item", "size"), [("shortsword", -4), ("dagger", -5)])
def test_which_of_two_weapons_is_struck_at(item: str, size: int) -> None:
    swing = struck(arena("aldric", PAIR), f"{AT} item={item}", dice=rolls(7), until="brenn@defence")
    assert swing.parts("attack")["at-weapon"] == size
    assert swing.offers("parry") == [item]
    swing.refuses(f"brenn: parry weapon={item} way=crossed")  # the other blade cannot help
    gone = swing.play("brenn: none", dice=rolls(9, 14, "d:1"), otherwise="default", steps=1)
    assert gone.event("disarmed").item == item
    assert [thing.slug for thing in gone.fighter("brenn").hands] == [
        other for other in ("shortsword", "dagger") if other != item
    ]


@pytest.mark.rule("GUR-HIT-06")
def test_the_weapon_is_asked_for_only_where_there_are_two() -> None:
    two = arena("aldric", PAIR).play("aldric: attack")
    assert two.offers(AT) == ["shortsword", "dagger"]
    choice = read_choice(two.question, f"{AT} item=dagger telegraphic=yes")
    assert read_choice(two.question, choice.text()).text() == choice.text()
    assert "item=dagger" in choice.text()
    one = arena("aldric", "brenn").play("aldric: attack")
    one.refuses(f"aldric: {AT} item=shortsword")


@pytest.mark.rule("GUR-DIC-01", "GUR-HIT-06")
def test_a_weapon_too_small_to_be_hit_is_not_offered() -> None:
    clumsy = {"use": "aldric", "skills": {"broadsword": 5}}
    turn = arena(clumsy, PAIR).play("aldric: attack")
    assert turn.offers(AT) == ["shortsword"]  # 5 − 4 − 2 + 4 if shown openly; the knife is at 2


@pytest.mark.rule("GUR-HIT-06", "GUR-EQP-02")
def test_the_weak_strike_at_weapons_badly_too() -> None:
    weak = {"use": "aldric", "st": 8}
    hit = struck(arena(weak, "brenn"), AT, dice=rolls(14))
    assert hit.parts("attack")["too-weak"] == -2


@pytest.mark.rule("GUR-HIT-06", "GUR-INJ-01")
def test_shock_lowers_the_skill_that_holds_a_weapon_but_not_the_strength() -> None:
    for st, score in ((10, 14 - 4), (13, 13)):
        fight = battle({"use": "aldric", "st": st}, "brenn")
        who(fight, "aldric").shock = 4
        done = struck(situation(fight), AT, dice=rolls(4, 10, 15, "d:1"), until="@turn")
        assert scores(done, "disarm")[0] == score


@pytest.mark.rule("GUR-OPT-12", "GUR-HIT-06")
def test_a_wild_swing_is_not_aimed_at_a_weapon() -> None:
    turned = {"use": "aldric", "facing": 2}
    turn = arena(turned, "brenn").play("aldric: attack facing=2")
    assert "strike" in turn.offers()
    assert "disarm" not in turn.offers()


@pytest.mark.rule("GUR-HIT-03", "GUR-HIT-04")
def test_who_misses_a_gap_by_one_meets_the_whole_armour() -> None:
    thrust = "strike target=brenn weapon=thrusting-broadsword mode=thrust location=vitals chink=yes"
    duel = arena({"use": "aldric", "skills": {"broadsword": 18}}, {"use": "brenn", "hp": 200})
    near = struck(duel, thrust, "brenn: none", dice=rolls(9, "d:3"))
    assert near.happened("near-miss")
    assert near.event("damage").values["dr"] == 2


@pytest.mark.rule("GUR-HIT-03")
def test_a_gap_halves_the_armour_and_not_the_skull() -> None:
    thrust = "strike target=brenn weapon=thrusting-broadsword mode=thrust location=skull chink=yes"
    duel = arena({"use": "aldric", "skills": {"broadsword": 20}}, {"use": "brenn", "hp": 200})
    hit = struck(duel, thrust, "brenn: none", dice=rolls(10, "d:1"))
    assert hit.event("damage").values["dr"] == 4 // 2 + 2
