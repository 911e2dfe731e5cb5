"""Attack options, active defences and retreat options, number by number."""

from typing import Any

import pytest

from fechtbuch.books.gurps.blow import DUAL, RAPID, SHOT, THROWN
from fechtbuch.books.gurps.damage import damage_of
from fechtbuch.books.gurps.defence_scores import bare_score, block_score, dodge_score, parry_score
from fechtbuch.books.gurps.defences import parry_form, shield_blocks, surprises, weapon_parries
from fechtbuch.books.gurps.locations import location_penalty
from fechtbuch.books.gurps.ranged import ranged_score
from fechtbuch.books.gurps.retreats import hexes_for, may_retreat, options
from fechtbuch.books.gurps.terms import ASIDE, BACK, DIVE, FORWARD, LYING, NO_RETREAT
from fechtbuch.books.gurps.to_hit import melee_score, split_penalty
from fechtbuch.engine.choices import every_choice
from fechtbuch.testing import situation
from tests.gurps.arena import arena, battle, blow, parts, rolls, telling, who


def weapon_parry(fight: Any, slug: str, attack: Any, place: int = 0, retreat: int = 0) -> int:
    defender = who(fight, slug)
    thing = defender.hands[place]
    form = parry_form(fight, thing, attack, defender)
    assert form is not None
    return int(parry_score(fight, defender, attack, thing, form, "", retreat, 0).total)


@pytest.mark.rule("GUR-OPT-09", "GUR-OPT-11", "GUR-OPT-02", "GUR-RUL-08")
def test_a_dual_weapon_attack() -> None:
    fight = battle({"use": "ysaline", "traits": {"ambidexterity": False}}, "aldric")
    attack = blow(fight, "ysaline", "aldric", "main-gauche", "thrust")
    assert melee_score(fight, attack).total == 16 - 4
    attack.split, attack.same_target = DUAL, True
    assert split_penalty(fight, attack) == -2
    fight.options.dual_weapon_halving = "off"
    assert split_penalty(fight, attack) == -4
    attack.split = RAPID
    assert split_penalty(fight, attack) == -3
    duel = arena("ysaline", "aldric").play("ysaline: attack")
    first = duel.play(
        "ysaline: strike target=aldric weapon=rapier split=dual-weapon",
        dice=rolls(14),
        otherwise="default",
        until="aldric@defence",
    )
    assert first.tally("attack").total == 15
    assert (
        dodge_score(
            first.fight,
            first.fighter("aldric"),
            first.question.blow,  # type: ignore[attr-defined]
            0,
            0,
        ).total
        == 10 - 1
    )
    second = first.play("aldric: block", dice=rolls(9), otherwise="default", until="ysaline@attack")
    assert second.offers("strike target=aldric") == ["main-gauche"]
    brawler = battle(
        "brenn",
        {
            "use": "ysaline",
            "traits": {"ambidexterity": False},
            "hands": ["rapier", {"item": "shortsword", "hand": "left"}],
            "skills": {"shortsword": 16},
        },
    )
    swing = blow(brawler, "brenn", "ysaline", "shortsword", "swing")
    assert weapon_parry(brawler, "ysaline", swing, 1) == 3 + 6 + 1
    gauche = battle("brenn", {"use": "ysaline", "traits": {"ambidexterity": False}})
    swing = blow(gauche, "brenn", "ysaline", "shortsword", "swing")
    assert weapon_parry(gauche, "ysaline", swing, 1) == 12


@pytest.mark.rule("GUR-OPT-12", "GUR-HIT-01")
def test_a_wild_swing() -> None:
    fight = battle({"use": "aldric", "facing": 2}, "brenn")
    duel = situation(fight).play("aldric: attack facing=2")
    swung = duel.play(
        "aldric: strike target=brenn weapon=thrusting-broadsword mode=swing",
        dice=rolls(9, 10),
        otherwise="default",
        until="brenn@defence",
    )
    assert swung.tally("attack").total == 9
    assert swung.parts("attack")["wild-swing"] == -5
    behind = situation(battle({"use": "aldric", "facing": 3}, "brenn")).play(
        "aldric: attack facing=3"
    )
    assert behind.offers("strike target=brenn weapon=thrusting-broadsword") != ["swing", "thrust"]


@pytest.mark.rule("GUR-OPT-13")
def test_bare_limbs_and_shield_bash() -> None:
    fight = battle("kimura", "aldric")
    kimura, aldric = who(fight, "kimura").block, who(fight, "aldric")
    assert (kimura.punch.skill, kimura.punch.dice, kimura.punch.adds) == (13, 1, 0)
    assert (kimura.kick.skill, kimura.kick.dice, kimura.kick.adds) == (11, 1, 1)
    bash = next(f for f in aldric.hands[1].forms if f.mode.bash)
    assert (bash.skill, bash.dice, bash.adds) == (13, 1, 0)
    duel = arena("kimura", {"use": "aldric", "armour": ["steel-corselet"]})
    kicked = duel.play(
        "kimura: attack",
        "kimura: strike target=aldric weapon=kick",
        "aldric: none",
        dice=rolls(9, "d:5"),
        otherwise="default",
        steps=1,
    )
    assert kicked.event("hurts-limb").amount == 1
    missed = duel.play(
        "kimura: attack",
        "kimura: strike target=aldric weapon=kick",
        dice=rolls(12, 14),
        otherwise="default",
        steps=1,
    )
    assert missed.fighter("kimura").posture == LYING


@pytest.mark.rule("GUR-DEF-01", "GUR-DEF-20")
def test_arcs_and_awareness() -> None:
    for facing, dodge in ((3, 9), (1, 7), (5, 7)):
        fight = battle("aldric", {"use": "brenn", "facing": facing})
        attack = blow(fight, "aldric", "brenn", "thrusting-broadsword", "swing")
        assert dodge_score(fight, who(fight, "brenn"), attack, 0, 0).total == dodge
        assert not surprises(fight, attack)
    fight = battle("aldric", {"use": "brenn", "facing": 0})
    attack = blow(fight, "aldric", "brenn", "thrusting-broadsword", "swing")
    assert surprises(fight, attack)
    who(fight, "aldric").seen_by = 1 << 1
    assert not surprises(fight, attack)
    assert dodge_score(fight, who(fight, "brenn"), attack, 0, 0).total == 7
    who(fight, "brenn").saw = 0
    assert surprises(fight, attack)
    sharp = battle("aldric", {"use": "brenn", "facing": 0, "traits": {"peripheral_vision": True}})
    attack = blow(sharp, "aldric", "brenn", "thrusting-broadsword", "swing")
    assert not surprises(sharp, attack)
    side = battle("brenn", {"use": "aldric", "facing": 1})
    attack = blow(side, "brenn", "aldric", "shortsword", "swing")
    assert attack.arc == 1
    assert shield_blocks(side, who(side, "aldric"), attack) is None


@pytest.mark.rule("GUR-DEF-04", "GUR-RUL-57", "GUR-RUL-58")
def test_what_a_parry_and_a_block_can_stop() -> None:
    fight = battle({"use": "brenn", "hands": ["small-knife"]}, "aldric")
    aldric = who(fight, "aldric")
    throw = blow(fight, "brenn", "aldric", "small-knife", "throw")
    throw.kind = THROWN
    assert weapon_parry(fight, "aldric", throw) == 13 - 2
    throw.kind = SHOT
    assert weapon_parries(fight, aldric, throw) == []
    assert shield_blocks(fight, aldric, throw) is aldric.shield()
    throw.distance = 0
    assert shield_blocks(fight, aldric, throw) is None
    gun = battle("rao", "aldric", block_any_attack="off")
    shot = blow(gun, "rao", "aldric", "assault-rifle")
    assert shield_blocks(gun, who(gun, "aldric"), shot) is None
    once = battle("brenn", "aldric", multi_block="one_per_turn")
    who(once, "aldric").blocked = [0, 1]
    swing = blow(once, "brenn", "aldric", "shortsword", "swing")
    assert shield_blocks(once, who(once, "aldric"), swing) is None


@pytest.mark.rule("GUR-DEF-16", "GUR-RET-10", "GUR-RUL-12", "GUR-DEF-07")
def test_bare_parries() -> None:
    fight = battle("brenn", {"use": "kimura", "skills": {"brawling": 14}})
    kimura = who(fight, "kimura")
    swing = blow(fight, "brenn", "kimura", "shortsword", "swing")
    thrust = blow(fight, "brenn", "kimura", "shortsword", "thrust")
    assert bare_score(fight, kimura, swing, 1, "judo", 0, 0).total == 10
    assert bare_score(fight, kimura, swing, 1, "brawling", 0, 0).total == 10 - 3
    assert bare_score(fight, kimura, thrust, 1, "brawling", 0, 0).total == 10
    for name, bonus in (("judo", 3), ("karate", 3), ("wrestling", 1), ("brawling", 1)):
        plain = bare_score(fight, kimura, thrust, 1, name, NO_RETREAT, 0).total
        assert bare_score(fight, kimura, thrust, 1, name, BACK, 0).total == plain + bonus
    kimura.parried = [1, 0, 0]
    assert bare_score(fight, kimura, thrust, 1, "judo", 0, 0).total == 10 - 1
    assert bare_score(fight, kimura, thrust, 1, "brawling", 0, 0).total == 10 - 2
    struck = arena("brenn", "kimura").play(
        "brenn: attack",
        "brenn: strike target=kimura weapon=shortsword mode=swing",
        "kimura: parry weapon=right-hand skill=judo",
        dice=rolls(9, 12),
        otherwise="default",
        until="brenn@parrying-arm",
    )
    arm = struck.play("brenn: strike-arm", dice=rolls("d:1"), otherwise="default", steps=0)
    assert arm.event("injured").word == "right-arm"


@pytest.mark.rule("GUR-DEF-17")
def test_who_parries_a_limb_with_a_weapon_may_strike_it() -> None:
    duel = arena("kimura", "aldric").play(
        "kimura: attack",
        "kimura: strike target=aldric weapon=kick",
        "aldric: parry weapon=thrusting-broadsword",
        dice=rolls(9, 9),
        otherwise="default",
        until="aldric@strike-limb",
    )
    struck = duel.play(
        "aldric: strike-limb", dice=rolls(10, "2d:1,2"), otherwise="default", steps=0
    )
    assert struck.tally("strike-limb").total == 14 - 4
    assert struck.event("injured").word == "right-leg"


@pytest.mark.rule("GUR-DEF-18")
def test_flails() -> None:
    flail = {"use": "brenn", "hands": ["morningstar"], "skills": {"flail": 13}}
    fight = battle(flail, "aldric")
    swing = blow(fight, "brenn", "aldric", "morningstar")
    assert weapon_parry(fight, "aldric", swing) == 13 - 4
    aldric = who(fight, "aldric")
    assert block_score(fight, aldric, swing, aldric.hands[1], 0, 0).total == 12 - 2
    fence = battle(flail, "ysaline")
    assert (
        weapon_parries(fence, who(fence, "ysaline"), blow(fence, "brenn", "ysaline", "morningstar"))
        == []
    )


@pytest.mark.rule("GUR-DEF-23")
def test_one_defence_against_several_hits() -> None:
    duel = arena("rao", {"use": "brenn", "at": [8, 5]})
    shot = duel.play(
        "rao: attack",
        "rao: shoot target=brenn weapon=assault-rifle shots=10",
        dice=rolls(8),
        otherwise="default",
        until="brenn@defence",
    )
    assert shot.question.blow.hits == 4  # type: ignore[attr-defined]
    dodged = shot.play(
        "brenn: dodge",
        dice=rolls(8, "5d:1,1,1,1,1", "5d:1,1,1,1,1"),
        otherwise="default",
        steps=0,
    )
    assert dodged.event("avoids-hits").amount == 2
    assert len(dodged.happened("damage")) == 2


@pytest.mark.rule("GUR-DEF-24")
def test_a_defence_is_added_up_in_the_books_order() -> None:
    fight = telling(battle("brenn", {"use": "aldric", "hp_left": 3, "posture": "kneeling"}))
    aldric = who(fight, "aldric")
    swing = blow(fight, "brenn", "aldric", "shortsword", "swing")
    swing.telegraphic, swing.deceptive, swing.feint = True, 1, 2
    score = dodge_score(fight, aldric, swing, DIVE, 0)
    assert list(parts(score)) == [
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
    assert score.total == 4 + 2 - 2 + 2 - 2 - 1 + 2


@pytest.mark.rule(
    "GUR-RET-02", "GUR-RET-03", "GUR-RET-04", "GUR-RET-05", "GUR-RET-06", "GUR-RUL-19"
)
def test_the_bonuses_of_the_retreat_options() -> None:
    fight = battle("aldric", "ysaline")
    ysaline = who(fight, "ysaline")
    swing = blow(fight, "aldric", "ysaline", "thrusting-broadsword", "swing")
    plain = dodge_score(fight, ysaline, swing, 0, 0).total
    for option, bonus in ((BACK, 3), (DIVE, 2), (ASIDE, 2), (FORWARD, 1)):
        assert dodge_score(fight, ysaline, swing, option, 0).total == plain + bonus
        assert weapon_parry(fight, "ysaline", swing, 0, option) == 12 + bonus
    other = battle("brenn", "aldric")
    swing = blow(other, "brenn", "aldric", "shortsword", "swing")
    for option, bonus in ((BACK, 1), (DIVE, 0), (ASIDE, 0), (FORWARD, -1)):
        assert weapon_parry(other, "aldric", swing, 0, option) == 13 + bonus
    gun = battle("rao", "ysaline")
    shot = blow(gun, "rao", "ysaline", "assault-rifle")
    assert dodge_score(gun, who(gun, "ysaline"), shot, DIVE, 0).total == plain + 3
    assert options(gun, who(gun, "ysaline"), shot) == [DIVE]


@pytest.mark.rule("GUR-RET-01", "GUR-RUL-20", "GUR-RUL-63", "GUR-RUL-19")
def test_where_retreats_lead_and_who_may_not() -> None:
    fight = battle("aldric", {"use": "ysaline", "speed": 20, "move": 20})
    ysaline = who(fight, "ysaline")
    assert ysaline.step() == 2
    swing = blow(fight, "aldric", "ysaline", "thrusting-broadsword", "swing")
    for option, far, count in ((BACK, 2, 3), (ASIDE, 1, 2), (FORWARD, 0, 1)):
        hexes = hexes_for(fight, ysaline, swing, option)
        assert len(hexes) == count
        assert all(fight.grid.distance(f, ysaline.at) == 1 for f in hexes)
        assert all(fight.grid.distance(f, who(fight, "aldric").at) == far for f in hexes)
    ysaline.posture = 2
    assert options(fight, ysaline, swing) == [DIVE]
    ysaline.posture = LYING
    assert options(fight, ysaline, swing) == [BACK]
    ysaline.posture = 3
    assert options(fight, ysaline, swing) == []
    ysaline.posture = 0
    ysaline.sprinted = True
    assert not may_retreat(fight, ysaline)


@pytest.mark.rule("GUR-RET-07", "GUR-RUL-67")
def test_an_interposer_who_fails_badly_falls() -> None:
    fight = battle(
        "brenn", {"use": "ysaline", "at": [6, 5]}, {"use": "aldric", "at": [6, 4]}, sides=[0, 1, 1]
    )
    start = situation(fight).play(
        "brenn: attack",
        "brenn: strike target=ysaline weapon=shortsword mode=swing",
        dice=rolls(9),
        otherwise="default",
        until="aldric@interpose",
    )
    fallen = start.play(
        "aldric: interpose", dice=rolls(18), otherwise="default", until="ysaline@defence"
    )
    assert fallen.fighter("aldric").posture == LYING
    taken = start.play("aldric: interpose", dice=rolls(3, 10, "d:1"), otherwise="default", steps=0)
    assert taken.event("takes-the-blow").actor == "aldric"
    assert not taken.happened("fumbles")


@pytest.mark.rule(
    "GUR-EFF-03", "GUR-EFF-04", "GUR-EFF-05", "GUR-EFF-07", "GUR-RUL-31", "GUR-EFF-01"
)
def test_extra_effort() -> None:
    closed = arena("aldric", "brenn").play("aldric: attack")
    assert not any("effort" in choice for choice in every_choice(closed.question, 400))
    open_ = arena("aldric", "brenn", extra_effort="on")
    blow_ = open_.play(
        "aldric: attack",
        "aldric: strike target=brenn weapon=thrusting-broadsword mode=swing effort=mighty-blow",
        "brenn: dodge effort=feverish",
        dice=rolls(9, 12, "2d:1,1"),
        otherwise="default",
        steps=1,
    )
    assert blow_.parts("damage")["mighty-blow"] == 2
    assert blow_.tally("dodge").total == 11
    assert (blow_.fighter("aldric").fp, blow_.fighter("brenn").fp) == (11, 10)
    giant = arena("aldric", {"use": "brenn", "at": [8, 5]}, extra_effort="on").play(
        "aldric: attack effort=giant-step path=6,5;7,5", until="aldric@attack"
    )
    assert "strike" in giant.offers()
    lunge = arena("aldric", {"use": "brenn", "at": [7, 5]}, extra_effort="on").play(
        "aldric: attack"
    )
    reached = lunge.play(
        "aldric: strike target=brenn weapon=thrusting-broadsword mode=swing",
        "brenn: none",
        dice=rolls(9, "2d:1,1"),
        otherwise="default",
        steps=0,
    )
    assert reached.parts("damage")["great-lunge"] == -2
    from fechtbuch.books.gurps.effort import defence_efforts

    for switch, found in (("allowed", True), ("forbidden", False)):
        fight = battle("aldric", "brenn", extra_effort="on", feverish_after_committed=switch)
        who(fight, "aldric").manoeuvre = 9
        assert (6 in defence_efforts(fight, who(fight, "aldric"))) == found
    failed = open_.play(
        "aldric: attack",
        "aldric: strike target=brenn weapon=thrusting-broadsword mode=swing effort=mighty-blow",
        dice=rolls(18, 10),
        otherwise="default",
        steps=1,
    )
    assert failed.fighter("aldric").hp == 12


@pytest.mark.rule("GUR-HIT-03", "GUR-HIT-04", "GUR-HIT-05", "GUR-HIT-06", "GUR-RUL-71")
def test_chinks_near_misses_circumstances_and_disarming() -> None:
    duel = arena("ysaline", "aldric").play("ysaline: attack")
    chink = duel.play(
        "ysaline: strike target=aldric weapon=rapier chink=yes",
        "aldric: none",
        dice=rolls(9, "d:2"),
        otherwise="default",
        steps=0,
    )
    assert chink.tally("attack").total == 17 - 8
    assert chink.event("damage").values["dr"] == 2
    near = duel.play(
        "ysaline: strike target=aldric weapon=rapier location=face",
        dice=rolls(13),
        otherwise="default",
        until="aldric@defence",
    )
    assert near.happened("near-miss")
    fight = telling(
        battle(
            {"use": "brenn", "hands": ["shortsword", "large-shield"], "st": 7},
            "aldric",
            scene={"darkness": 3},
        )
    )
    found = parts(melee_score(fight, blow(fight, "brenn", "aldric", "shortsword", "swing")))
    assert (found["large-shield"], found["darkness"], found["too-weak"]) == (-2, -3, -1)
    arm = blow(fight, "brenn", "aldric", "shortsword", "swing")
    arm.location = 8
    assert location_penalty(fight, arm) == -4
    arm.location = 7
    assert location_penalty(fight, arm) == -2
    who(fight, "aldric").asleep = True
    assert location_penalty(fight, arm) == -1
    struck = arena("aldric", "brenn").play(
        "aldric: attack",
        "aldric: disarm target=brenn weapon=thrusting-broadsword",
        "brenn: none",
        dice=rolls(8, 10, 12, "d:1"),
        otherwise="default",
        steps=1,
    )
    assert struck.tally("attack").total == 14 - 4 - 2
    assert struck.happened("disarmed")
    held = arena("aldric", "brenn").play(
        "aldric: attack",
        "aldric: disarm target=brenn weapon=thrusting-broadsword",
        "brenn: none",
        dice=rolls(8, 12, 10),
        otherwise="default",
        steps=1,
    )
    assert held.fighter("brenn").hands[0].unready == 1


@pytest.mark.rule("GUR-EQP-02", "GUR-EQP-07", "GUR-DMG-05", "GUR-DEF-07", "GUR-RUL-11")
def test_strength_quality_and_long_weapons() -> None:
    weak = battle({"use": "hrodgar", "st": 10}, "brenn")
    assert who(weak, "hrodgar").hands[0].forms[0].weak == 2
    strong = battle({"use": "hrodgar", "st": 24}, "brenn")
    axe = who(strong, "hrodgar").hands[0].forms
    assert [(form.mode.hands, form.unready_after) for form in axe] == [(2, False), (1, True)]
    for quality, adds in (("cheap", 0), ("good", 1), ("fine", 2), ("very-fine", 3)):
        fight = battle(
            {"use": "aldric", "hands": [{"item": "broadsword", "quality": quality}]}, "brenn"
        )
        form = who(fight, "aldric").hands[0].forms[0]
        assert (form.dice, form.adds) == (2, adds - 1)
    long = battle("aldric", "veteran")
    swing = blow(long, "aldric", "veteran", "thrusting-broadsword", "swing")
    veteran = who(long, "veteran")
    first = weapon_parry(long, "veteran", swing)
    veteran.parried = [1, 1, 0]
    assert weapon_parry(long, "veteran", swing) == first - 2
    long.options.long_two_handed_reach = 3
    assert weapon_parry(long, "veteran", swing) == first - 4


@pytest.mark.rule("GUR-EQP-08", "GUR-EQP-09")
def test_a_pick_sticks_and_weight_counts() -> None:
    pick = {"use": "hrodgar", "hands": ["pick"], "skills": {"axe-mace": 14}}
    stuck = arena(pick, "brenn").play(
        "hrodgar: attack",
        "hrodgar: strike target=brenn weapon=pick",
        "brenn: none",
        dice=rolls(9, "3d:1,1,1"),
        otherwise="default",
        until="brenn@turn",
    )
    assert stuck.event("sticks").item == "pick"
    assert not stuck.fighter("hrodgar").hands
    pulled = stuck.play(
        "brenn: do-nothing",
        "hrodgar: ready item=pick way=pull",
        dice=rolls(9, 12),
        otherwise="default",
        steps=1,
    )
    assert pulled.fighter("hrodgar").hands[0].kind.key == "pick"
    aldric = who(battle("aldric", "brenn"), "aldric")
    assert (aldric.level, aldric.move) == (2, 3)
    light = who(battle({"use": "aldric", "armour": []}, "brenn"), "aldric")
    assert (light.level, light.move) == (0, 6)


@pytest.mark.rule("GUR-DEF-05", "GUR-DEF-04")
def test_ranged_score_has_no_posture_penalty() -> None:
    fight = telling(battle({"use": "rao", "posture": "kneeling"}, {"use": "brenn", "at": [9, 5]}))
    shot = blow(fight, "rao", "brenn", "assault-rifle")
    assert "posture" not in parts(ranged_score(fight, shot))
    assert damage_of(fight, shot).total == 0
