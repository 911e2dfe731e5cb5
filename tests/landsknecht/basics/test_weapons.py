"""Weapons in hand (4.8): changing them, skill, length, ranks, careers, handling things."""

from typing import Any

import pytest

from fechtbuch.testing import Situation
from tests.landsknecht.people import act, dummy, hands, lies, soldier, stands
from tests.landsknecht.scenes import man, scene

# Changing weapons


@pytest.mark.rule("LSK-WPN-01")
def test_drawing_from_the_belt_lets_go_of_the_rest_and_costs_two() -> None:
    begun = scene([soldier(0, hands=["halberd"], belt=["dagger"])], [dummy(1)])
    played = act(begun, "jost: attack target=dummy weapon=dagger", dice="d20=20")
    assert played.parts("attack")["weapon-change"] == -2
    assert hands(played, "jost") == ["dagger"]
    assert lies(played, "halberd") == "0,0"


@pytest.mark.rule("LSK-WPN-01")
def test_a_weapon_in_the_pack_is_not_within_easy_reach() -> None:
    begun = scene([soldier(0, hands=["messer"], pack=["dagger"])], [dummy(1)])
    assert begun.offers("attack target=dummy") == ["messer", "bare-hands"]
    begun.refuses("jost: attack target=dummy weapon=dagger", "not-at-hand", "LSK-WPN-01")


@pytest.mark.rule("LSK-WPN-01")
def test_nothing_is_drawn_for_a_blow_out_of_turn() -> None:
    jost = soldier(0, hands=["dagger"], belt=["messer"])
    passing = scene([soldier(1, name="Runner")], [jost]).play("runner: run path=2,0")
    assert passing.offers("attack") == ["dagger"]


@pytest.mark.rule("LSK-WPN-01", "LSK-RUL-41")
def test_a_pistol_at_the_belt_is_drawn_and_fired_in_one_action() -> None:
    jost = soldier(0, hands=["halberd"], belt=["pistol"], quiver={"shot": 5})
    begun = scene([jost], [dummy(4)])
    played = act(begun, "jost: shoot target=dummy weapon=pistol", dice="d10=9 d20=20")
    assert played.parts("attack")["weapon-change"] == -2
    assert hands(played, "jost") == ["pistol"]


@pytest.mark.rule("LSK-WPN-01", "LSK-RUL-41")
def test_a_dagger_at_the_belt_is_drawn_and_thrown_in_one_action() -> None:
    begun = scene([soldier(0, belt=["dagger"])], [dummy(4)])
    played = act(begun, "jost: throw target=dummy weapon=dagger", dice="d20=20")
    assert played.parts("attack")["weapon-change"] == -2
    assert lies(played, "dagger") == "4,0"


@pytest.mark.rule("LSK-RUL-41")
def test_drawing_with_empty_hands_costs_two_as_well() -> None:
    begun = scene([soldier(0, belt=["dagger"])], [dummy(1)])
    played = act(begun, "jost: attack target=dummy weapon=dagger", dice="d20=20")
    assert played.parts("attack")["weapon-change"] == -2


@pytest.mark.rule("LSK-RUL-41", "LSK-WPN-07")
def test_who_draws_while_walking_has_the_penalty_against_a_runner() -> None:
    begun = scene([soldier(0, belt=["dagger"])], [soldier(3, name="Runner", hands=["dagger"])])
    walked = begun.play("jost: move path=0,1 item=dagger")
    passing = walked.play("runner: run path=2,0;1,0;2,1")
    played = act(passing, "jost: attack weapon=dagger", dice="d20=20")
    assert played.parts("attack")["weapon-change"] == -2


@pytest.mark.rule("LSK-RUL-41")
def test_the_penalty_does_not_touch_a_contest() -> None:
    begun = scene([soldier(0, belt=["dagger"])], [soldier(3, name="Bully")])
    walked = begun.play("jost: move path=0,1 item=dagger")
    played = act(walked, "bully: wrestle jost", "bully: release", dice="d20=11 d20=8")
    assert played.event("contest").values == {"ours": 14, "theirs": 11}


@pytest.mark.rule("LSK-RUL-41", "LSK-WPN-07")
def test_sheathing_takes_an_action_of_its_own() -> None:
    begun = scene([soldier(0, hands=["messer"])], [dummy(1)])
    played = act(begun, "jost: stow item=messer word=belt")
    assert lies(played, "messer") == "belt"
    assert played.fighter("jost").acted


# Skill


@pytest.mark.rule("LSK-WPN-02")
@pytest.mark.parametrize(
    ("weapon", "needed"),
    [("dagger", 0), ("messer", 1), ("rapier", 2), ("two-handed-sword", 2), ("halberd", 1)],
)
def test_each_category_needs_its_skill(weapon: str, needed: int) -> None:
    for ws in (0, 1, 2):
        begun = scene([soldier(0, ws=ws, hands=[weapon])], [dummy(1)])
        played = act(begun, f"jost: attack dummy weapon={weapon}", dice="d20=20")
        assert played.parts("attack").get("attacker-weapon-skill", 0) == (ws if ws >= needed else 0)


@pytest.mark.rule("LSK-WPN-02")
@pytest.mark.parametrize(
    ("weapon", "store", "needed"),
    [
        ("light-crossbow", "bolt", 0),
        ("sling", "bullet", 1),
        ("heavy-crossbow", "bolt", 1),
        ("short-bow", "arrow", 2),
        ("wheellock-arquebus", "shot", 1),
        ("arquebus", "shot", 2),
    ],
)
def test_missiles_need_ballistic_skill(weapon: str, store: str, needed: int) -> None:
    for bs in (0, 1, 2):
        jost = soldier(0, bs=bs, hands=[weapon], quiver={store: 9})
        misfire = "d10=9 " if store == "shot" else ""
        played = act(scene([jost], [dummy(4)]), "jost: shoot dummy", dice=misfire + "d20=20")
        assert played.parts("attack").get("ballistic-skill", 0) == (bs if bs >= needed else 0)


@pytest.mark.rule("LSK-WPN-03")
def test_too_little_skill_counts_as_none_in_defence() -> None:
    jost = soldier(1, 0, "acted", ws=1, hands=["rapier"])
    played = act(scene([man("militiaman", 0)], [jost]), "attack jost", dice="d20=20")
    assert played.parts("attack") == {"armour-class": 14}  # armed, but worth nothing


@pytest.mark.rule("LSK-WPN-03")
def test_while_the_weapon_is_held_the_skill_is_gone_for_the_other_hand_too() -> None:
    begun = scene([soldier(0, ws=1, hands=["rapier", "dagger"])], [dummy(1)])
    played = act(begun, "jost: attack dummy weapon=dagger", dice="d20=20")
    assert "attacker-weapon-skill" not in played.parts("attack")


@pytest.mark.rule("LSK-WPN-03", "LSK-RUL-34")
def test_unskilled_hands_keep_length_and_parry() -> None:
    jost = soldier(1, ws=0, hands=["two-handed-sword"])
    asked = scene([man("kurt", 0)], [jost]).play("kurt: attack jost")
    assert asked.offers() == ["none", "counter", "guard", "parry"]
    assert act(asked, "jost: parry", dice="d20=20").parts("attack")["parry"] == -4


@pytest.mark.rule("LSK-WPN-03")
def test_wrestling_does_not_ask_for_a_weapons_skill() -> None:
    jost = soldier(1, 0, "acted", ws=1, hands=["rapier"])
    begun = scene([man("bertha", 0)], [jost])
    played = act(begun, "bertha: wrestle jost", "bertha: release", dice="d20=11 d20=8")
    assert played.event("contest").values["theirs"] == 9


@pytest.mark.rule("LSK-RUL-34")
def test_the_switch_forbids_what_one_cannot_use() -> None:
    jost = soldier(0, ws=1, bs=0, hands=["rapier"], belt=["dagger", "pistol"], quiver={"shot": 9})
    begun = scene([jost], [dummy(1)], unskilled_weapon="forbidden")
    assert begun.offers("attack target=dummy") == ["dagger", "pistol", "bare-hands"]
    assert "shoot" not in begun.offers()
    assert "shoot" in scene([jost], [dummy(1)]).offers()


@pytest.mark.rule("LSK-RUL-34")
def test_a_forbidden_weapon_neither_counters_nor_guards() -> None:
    jost = soldier(1, ws=0, hands=["two-handed-sword"])
    begun = scene([man("kurt", 0)], [jost], unskilled_weapon="forbidden")
    assert begun.play("kurt: attack jost").offers() == ["none", "parry"]


# Length and ranks

EITHER = ["none", "counter", "guard", "parry"]


@pytest.mark.rule("LSK-WPN-04")
@pytest.mark.parametrize(
    ("weapon", "offers"),
    [
        ("messer", ["none", "parry"]),  # equal grades give no right
        ("dagger", ["none", "parry"]),
        ("rapier", EITHER),  # 4 against 3
        ("halberd", EITHER),  # 5 against 3 is worth no more
        ("light-crossbow", ["none", "parry"]),
        ("musket", ["none", "parry"]),  # a Small weapon in melee
    ],
)
def test_only_a_strictly_longer_weapon_may_answer(weapon: str, offers: list[str]) -> None:
    begun = scene([man("kurt", 0)], [soldier(1, hands=[weapon])])
    assert begun.play("kurt: attack target=jost weapon=messer").offers() == offers


@pytest.mark.rule("LSK-WPN-04")
def test_with_two_weapons_the_longer_counts_for_both_sides() -> None:
    two = ["dagger", "messer"]
    ours = soldier(0, hands=two)
    # He strikes with the dagger, but the Messer in the other hand is the longer.
    asked = scene([ours], [soldier(1, name="Foe", hands=["arming-sword"])])
    assert asked.play("jost: attack target=foe weapon=dagger").offers() == ["none", "parry"]
    asked = scene([soldier(0, hands=["arming-sword"])], [soldier(1, name="Foe", hands=two)])
    assert "counter" in asked.play("jost: attack target=foe weapon=arming-sword").offers()


@pytest.mark.rule("LSK-WPN-04")
def test_a_creatures_own_weapon_has_no_length() -> None:
    asked = scene([soldier(0, hands=["dagger"])], [man("wolf", 1)])
    assert asked.play("jost: attack wolf weapon=dagger").offers() == ["none", "parry"]


HEAVY: dict[str, Any] = {"pack": ["strongbox"] * 6}
"""Nobody walks with that."""


@pytest.mark.rule("LSK-WPN-05")
@pytest.mark.parametrize(
    ("weapon", "reaches"),
    [
        ("halberd", True),
        ("lance", True),
        ("spear", True),
        ("warflail", True),
        ("staff", False),
        ("two-handed-sword", False),
        ("rapier", False),
    ],
)
def test_who_strikes_from_the_second_rank(weapon: str, reaches: bool) -> None:
    begun = scene([soldier(0, hands=[weapon], **HEAVY), man("bertha", 1, 0, "acted")], [dummy(2)])
    offered = "attack" in begun.offers() and weapon in begun.offers("attack target=dummy")
    assert offered is reaches


@pytest.mark.rule("LSK-WPN-05")
def test_a_spear_beside_a_shield_stays_in_the_first_rank() -> None:
    jost = soldier(0, hands=["spear"], shield="shield", **HEAVY)
    assert "attack" not in scene([jost, man("bertha", 1, 0, "acted")], [dummy(2)]).offers()


@pytest.mark.rule("LSK-WPN-05")
def test_the_man_in_front_gives_no_cover() -> None:
    begun = scene([soldier(0, hands=["halberd"]), man("bertha", 1, 0, "acted")], [dummy(2)])
    played = act(begun, "jost: attack target=dummy weapon=halberd", dice="d20=20")
    assert played.parts("attack") == {
        "armour-class": 14,
        "attacker-weapon-skill": 3,
        "double-team": 2,
    }


# Careers


@pytest.mark.rule("LSK-WPN-06")
def test_a_mercenary_draws_without_penalty() -> None:
    blow = "kurt: attack target=dummy weapon=dagger"
    played = act(scene([man("kurt", 0)], [dummy(1)]), blow, dice="d20=20")
    assert "weapon-change" not in played.parts("attack")
    off = scene([man("kurt", 0)], [dummy(1)], career_traits=False)
    assert act(off, blow, dice="d20=20").parts("attack")["weapon-change"] == -2


def surprised(entry: dict[str, Any], **options: Any) -> Situation:
    """The entry's side is taken by surprise."""
    place = {"surprise": ["theirs"]}
    return scene([man("bertha", 5)], [entry], place=place, dice="d6=1", **options)


@pytest.mark.rule("LSK-WPN-06")
def test_a_surprised_mercenary_may_still_draw() -> None:
    asked = surprised(man("kurt", 0))
    assert asked.question.kind == "surprised-draw"
    played = asked.play("kurt: draw item=dagger")
    assert hands(played, "kurt") == ["messer", "dagger"]
    assert played.fighter("kurt").surprised
    assert surprised(soldier(0, belt=["dagger"])).question.kind == "turn"
    assert surprised(man("kurt", 0), career_traits=False).question.kind == "turn"


@pytest.mark.rule("LSK-WPN-06")
def test_a_duellist_uses_the_better_of_two_dice() -> None:
    jost = soldier(0, career="duellist", hands=["rapier", "dagger"])
    blow = "jost: attack target=dummy weapon=rapier"
    begun = scene([jost], [dummy(1)])
    assert act(begun, blow, dice="d20=5 d8=2 d4=4").event("full-hit").amount == 9
    assert act(begun, blow, dice="d20=5 d8=6 d4=4").event("full-hit").amount == 11
    plain = scene([jost], [dummy(1)], career_traits=False)
    assert act(plain, blow, dice="d20=5 d8=2").event("full-hit").amount == 7


@pytest.mark.rule("LSK-WPN-06")
def test_two_large_weapons_give_a_duellist_nothing() -> None:
    jost = soldier(0, career="duellist", hands=["rapier", "messer"])
    begun = scene([jost], [dummy(1)])
    played = act(begun, "jost: attack target=dummy weapon=rapier", dice="d20=5 d8=2")
    assert played.event("full-hit").amount == 7


# Handling things


@pytest.mark.rule("LSK-WPN-07")
def test_letting_go_is_free() -> None:
    begun = scene([soldier(0, hands=["messer"])], [dummy(1)])
    dropped = begun.play("jost: drop item=messer")
    assert (dropped.question.kind, lies(dropped, "messer")) == ("turn", "0,0")
    assert "attack" in dropped.offers()


def dropped_messer(x: int) -> Situation:
    """The Messer lies at 0,0, its owner has run to x,0, and a new Round begins."""
    begun = scene([soldier(0, hands=["messer"])], [man("militiaman", 20)])
    path = ";".join(f"{step},0" for step in range(1, x + 1))
    return begun.play(
        "jost: drop item=messer", f"jost: run path={path}", "militiaman: nothing", dice="d6=5"
    )


@pytest.mark.rule("LSK-WPN-07")
@pytest.mark.parametrize("x", [1, 2])
def test_a_thing_is_picked_up_from_a_neighbouring_square(x: int) -> None:
    begun = dropped_messer(x)
    if x == 1:
        played = act(begun, "jost: pick-up item=messer")
        assert (hands(played, "jost"), stands(played, "jost")) == (["messer"], "1,0")
        assert played.fighter("jost").acted
    else:
        assert "" not in begun.offers("pick-up item=messer")  # not from here


@pytest.mark.rule("LSK-WPN-07")
def test_a_walk_may_lead_to_the_thing_and_away_from_it() -> None:
    begun = dropped_messer(5)
    pick_up = "jost: pick-up item=messer path=4,0;3,0;2,0;1,0"
    played = act(begun, pick_up + " then=2,0;3,0;4,0")
    assert (hands(played, "jost"), stands(played, "jost")) == (["messer"], "4,0")
    begun.refuses(pick_up + " then=2,0;3,0;4,0;5,0;6,0", "too-far")
    begun.refuses("jost: pick-up item=messer path=4,0;3,0;2,0", "target-out-of-reach")
    assert "pick-up" not in dropped_messer(10).offers()


@pytest.mark.rule("LSK-WPN-07")
def test_full_hands_let_go_of_what_is_in_the_way() -> None:
    begun = scene([soldier(0, hands=["halberd"], belt=["messer"])], [man("militiaman", 9)])
    changed = begun.play("jost: move path=1,0 item=messer", "militiaman: nothing", dice="d6=5")
    played = act(changed, "jost: pick-up item=halberd path=")
    assert hands(played, "jost") == ["halberd"]
    assert lies(played, "messer") == "1,0"


@pytest.mark.rule("LSK-WPN-07")
@pytest.mark.parametrize(("word", "drawn"), [("belt", True), ("pack", False)])
def test_sheathed_at_the_belt_or_stowed_in_the_pack(word: str, drawn: bool) -> None:
    begun = scene([soldier(0, hands=["messer"])], [dummy(1)])
    put_away = begun.play(f"jost: stow item=messer word={word}", dice="d6=5")
    assert ("messer" in put_away.offers("attack target=dummy")) is drawn


@pytest.mark.rule("LSK-WPN-07")
def test_a_friend_hands_something_over() -> None:
    ours = [soldier(0), soldier(1, name="Friend", hands=["messer", "dagger"])]
    begun = scene(ours, [man("militiaman", 9)]).play("ours: next who=jost")
    assert begun.offers("take") == ["messer", "dagger"]
    played = act(begun, "jost: take item=dagger")
    assert (hands(played, "jost"), hands(played, "friend")) == (["dagger"], ["messer"])
    assert (played.fighter("jost").acted, played.fighter("friend").acted) == (True, False)


@pytest.mark.rule("LSK-WPN-07")
def test_a_shield_is_put_off_and_on_again_by_an_action_each() -> None:
    begun = scene([soldier(0, hands=["messer"], shield="shield")], [man("militiaman", 9)])
    off = begun.play("jost: stow item=shield word=belt", "militiaman: nothing", dice="d6=5")
    assert hands(off, "jost") == ["messer"]
    off.refuses("jost: move path=1,0 item=shield")  # that is no drawing
    on = act(off, "jost: put-on item=shield")
    assert hands(on, "jost") == ["messer", "shield"]
    assert on.fighter("jost").acted


@pytest.mark.rule("LSK-WPN-07")
def test_whatever_hangs_at_the_belt_is_drawn_as_part_of_a_move() -> None:
    veit = man("veit", 0, hands=["club"], belt=["holy-symbol"])
    played = act(scene([veit], [dummy(9)]), "veit: move path=0,1 item=holy-symbol")
    assert hands(played, "veit") == ["club", "holy-symbol"]


@pytest.mark.rule("LSK-WPN-07")
def test_setting_up_and_lifting_a_pavise_are_actions() -> None:
    jost = soldier(0, hands=["heavy-crossbow"], shield="pavise", quiver={"bolt": 9})
    begun = scene([jost], [man("militiaman", 30)])
    before = begun.fighter("jost").encumbrance
    up = begun.play("jost: set-up item=pavise", "militiaman: nothing", dice="d6=5")
    assert up.fighter("jost").encumbrance == before - 1
    assert "set-up" not in up.offers()
    down = up.play("jost: lift item=pavise", "militiaman: nothing", dice="d6=5")
    assert down.fighter("jost").encumbrance == before
    path = ";".join(f"{x},0" for x in range(1, 11))
    away = up.play(f"jost: run path={path}", "militiaman: nothing", dice="d6=5")
    assert "lift" not in away.offers()  # it stands where it stood


@pytest.mark.rule("LSK-WPN-07", "LSK-EQP-04")
def test_fixing_the_bayonet_makes_a_spear_of_the_musket() -> None:
    jost = soldier(0, bs=2, hands=["musket"], belt=["bayonet"], quiver={"shot": 9})
    begun = scene([jost], [dummy(2)])
    fixed = begun.play("jost: fix-bayonet item=musket", dice="d6=5")
    assert "shoot" not in fixed.offers()
    assert "fix-bayonet" not in fixed.offers()
    # It reaches 10' and has the spear's die.
    asked = fixed.play("jost: attack target=dummy weapon=musket path=")
    played = act(asked, "dummy: none", dice="d20=5 d6=4")
    assert played.event("full-hit").amount == 9


@pytest.mark.rule("LSK-WPN-07")
def test_a_bayonet_in_the_pack_cannot_be_fixed() -> None:
    jost = soldier(0, bs=2, hands=["musket"], pack=["bayonet"], quiver={"shot": 9})
    assert "fix-bayonet" not in scene([jost], [dummy(9)]).offers()


@pytest.mark.rule("LSK-WPN-07")
def test_without_a_burning_match_there_is_no_shot() -> None:
    gun = [{"item": "arquebus", "lit": False}]
    begun = scene([soldier(0, bs=2, hands=gun, quiver={"shot": 9})], [dummy(9)])
    assert "shoot" not in begun.offers()
    lit = begun.play("jost: light-match item=arquebus", dice="d6=5")
    assert "shoot" in lit.offers()


@pytest.mark.rule("LSK-WPN-07")
@pytest.mark.parametrize("deed", ["stow item=messer", "set-up item=pavise"])
def test_handling_is_the_action_of_the_round(deed: str) -> None:
    jost = soldier(0, hands=["messer"], shield="pavise")
    friend = soldier(0, 5, name="Friend")
    begun = scene([jost, friend], [man("militiaman", 9)]).play("ours: next who=jost")
    after = begun.play(f"jost: {deed}")
    assert after.question.who is not None
    assert after.question.who.slug == "friend"  # nothing more is asked of Jost


@pytest.mark.rule("LSK-CND-03")
def test_a_creature_that_has_put_its_weapon_away_still_has_its_own() -> None:
    begun = scene([man("ogre", 0)], [man("hans", 1, 0, "acted", wounds=400)])
    stowed = begun.play("ogre: stow great-club word=belt path= then=", dice="d6=5")
    assert stowed.offers("attack target=hans") == ["great-club", "bare-hands"]
