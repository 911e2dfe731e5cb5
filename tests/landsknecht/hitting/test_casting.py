"""Casting in combat (4.14): exposure, speech, symbols, when spells work, the sample spells."""

from typing import Any

import pytest

from fechtbuch.books.landsknecht.kinds.catalogue import SPELLS
from fechtbuch.books.landsknecht.rules.hitting.casting import hindrance, targets_of
from fechtbuch.testing import Situation
from tests.landsknecht.people import act, dummy, hands, soldier
from tests.landsknecht.scenes import man, scene

MISSILE = "marta: cast spell=magic-missile targets=foe"


def foe(x: int, y: int = 0, *states: str, **changes: Any) -> dict[str, Any]:
    """A Warrior on the other side, with a Messer unless something else is said."""
    return soldier(x, y, *states, **{"name": "Foe", "hands": ["messer"], **changes})


def casting(enemy: dict[str, Any], **options: Any) -> Situation:
    """Marta has begun a Magic Missile at a foe, whose turn it is."""
    return scene([man("marta", 0)], [enemy], **options).play(MISSILE)


# Exposed


@pytest.mark.rule("LSK-CST-01", "LSK-RUL-21")
def test_a_caster_is_helpless_in_melee() -> None:
    begun = casting(foe(1))
    assert begun.fighter("marta").acted
    played = act(begun, "foe: attack marta messer", dice="d4=1")  # 8 without a roll, 6 − 8 = −2
    assert played.fighter("marta").wounds == -2
    assert begun.offers("attack target=marta")[0] == "messer"


@pytest.mark.rule("LSK-CST-01", "LSK-RUL-21")
def test_missiles_find_a_caster_unaware() -> None:
    begun = casting(foe(5, hands=["light-crossbow"], quiver={"bolt": 5}))
    played = act(begun, "foe: shoot marta", dice="d20=20")
    assert played.parts("attack") == {"armour-class": 14, "ballistic-skill": 1, "unaware": 2}


@pytest.mark.rule("LSK-RUL-21")
def test_the_switch_makes_a_caster_unaware_instead() -> None:
    begun = casting(foe(1), caster="unaware")
    played = act(begun, "foe: attack marta messer", dice="d20=20")
    assert played.parts("attack") == {
        "armour-class": 14,
        "attacker-weapon-skill": 3,
        "unaware": 2,
    }


@pytest.mark.rule("LSK-CST-01")
def test_a_caster_neither_moves_nor_answers() -> None:
    begun = scene([man("marta", 0)], [foe(2, hands=["dagger"])])
    begun.refuses(MISSILE + " path=0,1")
    # Her staff is longer than his dagger, but she has no answer: 4 without a roll.
    struck = act(begun.play(MISSILE), "foe: attack marta dagger")
    assert struck.fighter("marta").wounds == 2


# Speech


@pytest.mark.rule("LSK-CST-02")
def test_the_gagged_cannot_cast() -> None:
    begun = scene([man("marta", 0, 0, "gagged")], [foe(5)])
    assert "cast" not in begun.offers()
    begun.refuses(MISSILE, "no-speech", "LSK-CST-02")


@pytest.mark.rule("LSK-CST-02")
def test_a_gag_before_the_spell_works_spoils_it() -> None:
    begun = casting(foe(5))
    gagged = begun.play("edict: add-state fighter=marta state=gagged", "foe: nothing", dice="d6=5")
    assert gagged.happened("spell-spoiled")
    assert gagged.fighter("foe").wounds == 15
    assert gagged.fighter("marta").spells == ["magic-missile", "sleep"]  # spent


@pytest.mark.rule("LSK-CST-02")
@pytest.mark.parametrize("state", ["gagged", "asleep"])
def test_the_referee_takes_speech_away(state: str) -> None:
    friend = man("veit", 0, 5)
    begun = scene([man("marta", 0, 0), friend], [foe(5)]).play("ours: next who=marta", MISSILE)
    taken = begun.play(f"edict: add-state fighter=marta state={state}")
    assert taken.event("spell-spoiled").rule == "LSK-CST-02"
    assert taken.fighter("marta").casting is None


@pytest.mark.rule("LSK-CST-02")
def test_a_grip_spoils_a_spell() -> None:
    begun = casting(foe(1, hands=[]))
    held = act(begun, "foe: wrestle marta", "foe: immobilise")  # helpless, no roll
    assert held.fighter("marta").casting is None
    assert held.event("spell-spoiled").rule == "LSK-CST-02"
    later = held.play(dice="d6=5")
    later.refuses("marta: cast sleep", "held-fast")


@pytest.mark.rule("LSK-RUL-23")
def test_clerics_need_speech_too() -> None:
    begun = scene([man("veit", 0, 0, "gagged")], [foe(1)])
    begun.refuses("veit: cast command", "no-speech", "LSK-CST-02")


# The holy symbol


@pytest.mark.rule("LSK-CST-03", "LSK-RUL-58")
def test_a_symbol_drawn_in_the_round_serves_from_the_next_on() -> None:
    veit = man("veit", 0, hands=["club"], belt=["holy-symbol"])
    begun = scene([veit], [foe(20)])
    begun.refuses("veit: cast cure-light-wounds", "no-symbol", "LSK-CST-03")
    drawn = begun.play(
        "veit: move path=0,1 item=holy-symbol",
        "edict: set fighter=veit field=wounds value=2",
        "foe: nothing",
        dice="d6=5",
    )
    assert "cast" in drawn.offers()


@pytest.mark.rule("LSK-RUL-58")
def test_a_symbol_in_hand_must_have_been_there_when_the_round_began() -> None:
    veit = scene([man("veit", 0)], [foe(1)]).fighter("veit")
    assert hindrance(veit) == ("", "")
    veit.symbol_ready = False
    assert hindrance(veit) == ("no-symbol", "LSK-CST-03")


@pytest.mark.rule("LSK-CST-03", "LSK-WRS-10")
def test_a_snatched_symbol_spoils_the_spell() -> None:
    begun = scene([man("veit", 0)], [foe(1, hands=[])])
    declared = begun.play("veit: cast spell=command targets=foe word=halt")
    won = declared.play("foe: wrestle veit", dice="")
    kept = act(won, "foe: disarm holy-symbol", dice="d20=14")
    assert kept.fighter("veit").casting is not None
    taken = act(won, "foe: disarm holy-symbol", dice="d20=13")
    assert taken.event("spell-spoiled").rule == "LSK-CST-03"
    assert taken.fighter("veit").spells == ["cure-light-wounds"]
    club = act(won, "foe: disarm club", dice="d20=13")
    assert club.fighter("veit").casting is not None


@pytest.mark.rule("LSK-CST-03")
def test_a_magic_user_needs_no_symbol() -> None:
    assert "cast" in scene([man("marta", 0)], [foe(5)]).offers()


# When they work


@pytest.mark.rule("LSK-CST-04")
def test_a_spell_works_when_the_next_round_opens_before_initiative() -> None:
    begun = casting(foe(5))
    assert begun.fighter("foe").wounds == 15
    opened = begun.play("foe: nothing", dice="3d4=2,3,4 d6=5")
    kinds = [event.kind for event in opened.events]
    assert kinds.index("spell-works") < kinds.index("initiative")
    assert opened.fighter("foe").wounds == 6
    assert opened.fighter("marta").casting is None


@pytest.mark.rule("LSK-CST-04")
def test_what_is_no_longer_in_range_is_not_affected() -> None:
    path = ";".join(f"{x},0" for x in range(18, 40))
    begun = scene([man("marta", 0)], [foe(17)]).play(MISSILE)  # 90' is its range
    away = begun.play(f"foe: run path={path}", dice="d6=5")
    assert away.happened("spell-without-target")
    assert away.fighter("marta").spells == ["magic-missile", "sleep"]


@pytest.mark.rule("LSK-CST-04", "LSK-DMG-05")
def test_spells_due_at_the_same_moment_strike_together() -> None:
    two = [man("marta", 0), man("marta", 0, 1, name="Greta")]
    begun = scene(two, [foe(5, wounds=12)]).play("ours: next who=marta", MISSILE)
    both = begun.play("greta: cast spell=magic-missile targets=foe")
    # 7 and 7: one wound of 14 and one injury roll, not death by the second.
    opened = both.play("foe: nothing", dice="3d4=2,2,3 3d4=3,2,2 d4=1", steps=5)
    assert opened.fighter("foe").wounds == -2
    assert not opened.fighter("foe").dead


@pytest.mark.rule("LSK-CST-04", "LSK-CST-05")
def test_its_damage_spoils_no_spell_due_with_it_but_bars_casting_in_the_round_that_opens() -> None:
    theirs = man("marta", 5, name="Greta", wounds=20)
    begun = scene([man("marta", 0, 0, wounds=20)], [theirs])
    both = begun.play(
        "marta: cast spell=magic-missile targets=greta",
        "greta: cast spell=magic-missile targets=marta",
        dice="3d4=1,1,1 3d4=2,2,2 d6=5",
    )
    assert (both.fighter("marta").wounds, both.fighter("greta").wounds) == (14, 17)
    both.refuses("marta: cast sleep", "hurt-this-round", "LSK-CST-05")


# Damage


@pytest.mark.rule("LSK-CST-05", "LSK-RUL-22")
def test_who_was_hurt_in_this_round_cannot_begin_a_spell() -> None:
    begun = scene([foe(1)], [man("veit", 0, wounds=30)])
    struck = begun.play("foe: attack veit messer", "veit: none", dice="d20=16")  # glancing, 1 point
    assert struck.fighter("veit").wounds == 29
    struck.refuses("veit: cast command foe", "hurt-this-round", "LSK-CST-05")
    assert struck.fighter("veit").spells == ["cure-light-wounds", "command"]
    again = struck.play("veit: nothing", dice="d6=2")
    assert "cast" in again.offers()


@pytest.mark.rule("LSK-CST-06", "LSK-RUL-22", "LSK-RUL-60")
def test_any_damage_after_the_declaration_spoils_it_and_he_is_helpless_no_more() -> None:
    begun = scene([man("marta", 0, wounds=30)], [foe(1), foe(0, 1, name="Second")]).play(
        MISSILE, "theirs: next who=foe"
    )
    struck = begun.play("foe: attack marta messer")
    marta = struck.fighter("marta")
    assert (marta.wounds, marta.casting, marta.acted) == (22, None, True)
    assert marta.spells == ["magic-missile", "sleep"]
    second = act(struck, "second: attack marta messer", dice="d20=20")
    assert second.tally("attack").total == 19  # an ordinary attack: 14 + 3 + 2 for the team


@pytest.mark.rule("LSK-CST-06")
def test_being_brought_down_spoils_it() -> None:
    down = casting(foe(5)).play(
        "edict: add-state fighter=marta state=down", "foe: nothing", steps=4
    )
    assert down.happened("spell-spoiled")
    assert down.fighter("foe").wounds == 15


# What a spell is


@pytest.mark.rule("LSK-CST-07")
def test_casting_strikes_a_spell_off_the_list() -> None:
    begun = scene([man("marta", 0)], [foe(5)])
    assert begun.offers("cast") == ["magic-missile", "sleep"]
    assert casting(foe(5)).fighter("marta").spells == ["magic-missile", "sleep"]


@pytest.mark.rule("LSK-CST-07")
def test_range_and_line_are_checked_at_the_declaration() -> None:
    assert "foe" in scene([man("marta", 0)], [foe(18)]).offers("cast spell=magic-missile")
    assert scene([man("marta", 0)], [foe(19)]).offers("cast") == ["sleep"]
    walled = scene([man("marta", 0)], [foe(4)], ground={"walls": [[2, 0]]})
    assert walled.offers("cast") == ["sleep"]


@pytest.mark.rule("LSK-CST-07")
def test_armour_does_not_help_and_no_attack_is_rolled() -> None:
    begun = casting(foe(5, armour="full-plate"))
    opened = begun.play("foe: nothing", dice="3d4=1,1,1 d6=5")
    assert opened.fighter("foe").wounds == 12
    assert not opened.rolls("attack")


# Magic Missile


@pytest.mark.rule("LSK-CST-08")
@pytest.mark.parametrize(("level", "feet"), [(1, 70), (3, 90), (6, 120)])
def test_a_missile_flies_sixty_feet_and_ten_more_per_level(level: int, feet: int) -> None:
    near = scene([man("marta", 0, level=level)], [foe(feet // 5), foe(feet // 5 + 1, name="Far")])
    assert "far" not in near.offers("cast spell=magic-missile")
    fight = near.fight
    marta = fight.by_slug("marta")
    assert [t.slug for t in targets_of(fight, marta, SPELLS["magic-missile"])] == ["foe"]


@pytest.mark.rule("LSK-CST-08")
def test_a_die_for_each_level_and_no_save() -> None:
    for level in (1, 5):
        begun = scene([man("marta", 0, level=level)], [foe(5, wounds=30)]).play(MISSILE)
        faces = ",".join(["4"] * level)
        opened = begun.play("foe: nothing", dice=f"{level}d4={faces} d6=5")
        assert opened.fighter("foe").wounds == 30 - 4 * level


@pytest.mark.rule("LSK-CST-08")
def test_in_melee_and_behind_cover_as_well() -> None:
    ours = [man("marta", 0), man("bertha", 6)]
    begun = scene(ours, [foe(5)]).play("ours: next who=marta", MISSILE)
    opened = begun.play("bertha: nothing", "foe: nothing", dice="3d4=1,1,1 d6=5")
    assert opened.fighter("foe").wounds == 12


@pytest.mark.rule("LSK-CST-08")
def test_divided_dice_allow_a_save_for_half() -> None:
    enemies = [foe(5), foe(6, name="Second", abilities={"int": 1})]
    begun = scene([man("marta", 0)], enemies)
    divided = begun.play("marta: cast spell=magic-missile targets=foe:1,second:2")
    idle = ["theirs: next who=foe", "foe: nothing", "second: nothing"]
    # Warriors save at 16; Int helps against a Magic-User's spell.
    opened = divided.play(*idle, dice="d4=3 d20=16 2d4=4,3 d20=15 d6=5")
    assert (opened.fighter("foe").wounds, opened.fighter("second").wounds) == (14, 12)
    opened = divided.play(*idle, dice="d4=3 d20=15 2d4=4,3 d20=14 d6=5")
    assert (opened.fighter("foe").wounds, opened.fighter("second").wounds) == (12, 8)


@pytest.mark.rule("LSK-CST-08")
@pytest.mark.parametrize(
    "targets", ["foe:1,second:1", "foe:3,second:1", "foe:0,second:3", "foe:1,foe:2", "foe:x"]
)
def test_all_dice_must_be_divided(targets: str) -> None:
    begun = scene([man("marta", 0)], [foe(5), foe(6, name="Second")])
    begun.refuses(f"marta: cast spell=magic-missile targets={targets}")


@pytest.mark.rule("LSK-CST-08")
def test_nothing_is_divided_at_the_first_level() -> None:
    begun = scene([man("marta", 0, level=1)], [foe(5), foe(6, name="Second")])
    assert begun.offers("cast spell=magic-missile") == ["foe", "second"]


# Sleep


def sleepers(*enemies: dict[str, Any], dice: str) -> list[str]:
    """Who falls asleep when everybody else does nothing."""
    acted = [{**enemy, "states": ["acted"]} for enemy in enemies]
    begun = scene([man("marta", 0)], acted)
    opened = begun.play(
        "marta: cast sleep", dice=dice + " d6=5", until="@turn", otherwise="default"
    )
    return [event.target for event in opened.story if event.kind == "asleep"]


OGRE = man("ogre", 5)
WOLF = man("wolf", 4)
MILITIA = man("militiaman", 6)
OTHER = man("militiaman", 6, 1, name="Other")
FAR = man("militiaman", 13, name="Far")  # its range is 60'
TOUGH = foe(7, level=5)
SPARE = foe(30)


@pytest.mark.rule("LSK-CST-08")
@pytest.mark.parametrize(
    ("enemies", "dice", "asleep"),
    [
        (
            [OGRE, WOLF, MILITIA, OTHER, SPARE],
            "2d8=4,4 d4=1",
            ["militiaman", "other", "wolf", "ogre"],
        ),
        ([OGRE, WOLF, MILITIA, OTHER, SPARE], "2d8=3,4 d4=1", ["militiaman", "other", "wolf"]),
        ([OGRE, WOLF, MILITIA, OTHER, SPARE], "2d8=1,2 d4=1", ["militiaman", "other"]),
        ([OGRE, SPARE], "2d8=1,2", []),
        ([FAR, TOUGH, MILITIA, SPARE], "2d8=8,8 d4=1", ["militiaman"]),
        ([man("gallows-dead", 4), man("clay-sentinel", 5), SPARE], "2d8=8,8", []),
    ],
)
def test_the_weakest_sleep_first_until_one_no_longer_fits(
    enemies: list[dict[str, Any]], dice: str, asleep: list[str]
) -> None:
    assert sleepers(*enemies, dice=dice) == asleep


@pytest.mark.rule("LSK-CST-08", "LSK-MNT-06")
def test_a_horse_that_falls_asleep_throws_its_rider() -> None:
    rider = foe(5, level=5, mount="riding-horse", states=["acted"])
    begun = scene([man("marta", 0)], [rider, SPARE])
    opened = begun.play(
        "marta: cast sleep",
        dice="2d8=8,8 d4=1 d20=20 d6=5",
        until="marta@turn",
        otherwise="default",
    )
    assert [event.target for event in opened.story if event.kind == "asleep"] == ["riding-horse"]
    assert opened.event("falls").actor == "foe"
    assert not opened.fighter("foe").mounted()


def asleep(**changes: Any) -> Situation:
    """The foe sleeps, his friend stands beside him, and a new Round begins with them."""
    theirs = [foe(3, 0, "acted", **changes), foe(4, 0, "acted", name="Friend", level=5)]
    begun = scene([man("marta", 0), man("bertha", 0, 1, "acted")], theirs)
    return begun.play("marta: cast sleep", dice="2d8=4,4 d4=1 d6=2")


@pytest.mark.rule("LSK-CST-08", "LSK-CND-04")
def test_sleepers_are_helpless_and_have_no_turn() -> None:
    begun = asleep()
    assert begun.fighter("foe").asleep
    assert begun.question.id.endswith("turn-friend")
    turn = begun.play("friend: nothing", "ours: next who=bertha")
    played = act(turn, "bertha: attack foe club path=0,0;1,0;2,0")
    assert played.fighter("foe").wounds == 11  # a club's 4 without a roll


@pytest.mark.rule("LSK-CST-08")
def test_damage_wakes() -> None:
    turn = asleep().play("friend: nothing", "ours: next who=bertha")
    played = act(turn, "bertha: attack foe club path=0,0;1,0;2,0")
    assert not played.fighter("foe").asleep


@pytest.mark.rule("LSK-CST-08")
def test_a_friend_beside_spends_an_action_to_wake() -> None:
    begun = asleep()
    woken = begun.play("friend: wake foe")
    assert woken.fighter("friend").acted
    assert woken.question.id.endswith("turn-foe")  # he still has his action


@pytest.mark.rule("LSK-CST-08")
def test_the_sleep_ends_after_its_turns() -> None:
    begun = asleep()
    assert begun.fighter("foe").sleep_left == 60
    quiet = ["friend: nothing", "ours: next who=marta", "marta: nothing", "bertha: nothing"]
    later = begun.play(*quiet * 59, dice="d6=2 " * 59)
    assert (later.fighter("foe").asleep, later.fighter("foe").sleep_left) == (True, 1)
    woken = later.play(*quiet, dice="d6=2")
    assert not woken.fighter("foe").asleep


# Cure Light Wounds


def cure(left: int, dice: str, **changes: Any) -> Situation:
    """Veit heals a friend who has so many Wounds left."""
    states = ["down"] if left <= 0 else []
    hurt = soldier(1, 0, *states, name="Hurt", wounds_left=left, **changes)
    begun = scene([man("veit", 0), hurt], [dummy(20)])
    if begun.question.kind == "next":
        begun = begun.play("ours: next who=veit")
    answers = ["hurt: nothing"] if left > 0 else []
    cast = "veit: cast spell=cure-light-wounds targets=hurt"
    return begun.play(cast, *answers, dice=f"{dice} d6=5")


@pytest.mark.rule("LSK-CST-08")
def test_wounds_come_back_by_a_die_and_the_casters_level() -> None:
    assert cure(4, "d6=3").fighter("hurt").wounds == 9


@pytest.mark.rule("LSK-CST-08")
def test_never_above_the_maximum() -> None:
    healed = cure(12, "d6=6")
    assert healed.fighter("hurt").wounds == 15
    assert healed.event("healed").amount == 3


@pytest.mark.rule("LSK-CST-08")
def test_the_down_come_round_above_zero_and_stand_up_with_their_next_action() -> None:
    healed = cure(-2, "d6=3")
    hurt = healed.fighter("hurt")
    assert (hurt.wounds, hurt.down, hurt.prone) == (3, False, True)
    up = healed.play("ours: next who=hurt", "hurt: move path=2,0")
    assert not up.fighter("hurt").prone
    still = cure(-4, "d6=1")
    assert (still.fighter("hurt").wounds, still.fighter("hurt").down) == (-1, True)


@pytest.mark.rule("LSK-CST-08")
def test_touch_is_five_feet_and_no_enemy_is_healed() -> None:
    hurt = soldier(2, name="Hurt", wounds_left=3)
    begun = scene([man("veit", 0), hurt], [foe(0, 1, wounds_left=3)])
    begun = begun.play("ours: next who=veit")
    assert "hurt" not in begun.offers("cast spell=cure-light-wounds")
    assert "foe" not in begun.offers("cast spell=cure-light-wounds")


# Command


def commanded(word: str, dice: str = "", **changes: Any) -> Situation:
    """Veit has commanded a foe; a new Round begins with the foe's side."""
    enemy = foe(2, 0, "acted", **changes)
    begun = scene([man("veit", 0)], [enemy, dummy(30)])
    return begun.play(f"veit: cast spell=command targets=foe word={word}", dice=f"{dice} d6=2")


@pytest.mark.rule("LSK-CST-08")
def test_halt_takes_the_next_action() -> None:
    # Nothing is asked of the foe; the fight goes on with the dummy.
    begun = commanded("halt")
    assert begun.play("theirs: next who=foe").question.id.endswith("turn-dummy")


@pytest.mark.rule("LSK-CST-08")
def test_drop_makes_him_let_go_of_what_he_holds() -> None:
    dropped = commanded("drop").play("theirs: next who=foe")
    assert hands(dropped, "foe") == []
    assert dropped.fighter("foe").acted


@pytest.mark.rule("LSK-CST-08")
def test_flee_is_a_flee_action() -> None:
    fled = commanded("flee").play("theirs: next who=foe")
    assert fled.fighter("foe").fleeing
    assert fled.fight.apart(fled.fighter("foe"), fled.fighter("veit")) > 20


@pytest.mark.rule("LSK-CST-08", "LSK-RUL-69")
def test_the_commanded_spend_nothing_out_of_turn() -> None:
    enemy = foe(1, 0, "acted", hands=["halberd"])
    begun = scene([man("veit", 0), man("kurt", 0, 1, "acted")], [enemy])
    said = begun.play("veit: cast spell=command targets=foe word=halt", dice="d6=5")
    struck = act(said.play("ours: next who=kurt"), "kurt: attack foe messer", dice="d20=20")
    # LSK-RUL-69: neither counter-attack nor guard nor parry.
    assert not [one for one in struck.asked if one.kind == "answer" and one.who == "foe"]


@pytest.mark.rule("LSK-CST-08")
def test_only_the_clever_and_the_mighty_save() -> None:
    clever = {"abilities": {"int": 1, "wil": 2}}
    # Magic 16, and a Cleric's spell is withstood with Willpower.
    assert commanded("halt", "d20=14", **clever).fighter("foe").ordered == ""
    assert commanded("halt", "d20=13", **clever).fighter("foe").ordered == "halt"
    mighty = {"level": 6}
    assert commanded("halt", "d20=14", **mighty).fighter("foe").ordered == ""
    assert commanded("halt", "", level=5).fighter("foe").ordered == "halt"


@pytest.mark.rule("LSK-CST-08")
def test_command_carries_ten_feet() -> None:
    assert "command" not in scene([man("veit", 0)], [foe(3)]).offers("cast")
    assert "command" in scene([man("veit", 0)], [foe(2)]).offers("cast")


@pytest.mark.rule("LSK-RUL-68")
def test_a_healing_spell_may_be_begun_for_somebody_unhurt() -> None:
    begun = scene([man("veit", 0), man("kurt", 1, 0, "acted")], [foe(30)])
    assert begun.offers("cast spell=cure-light-wounds") == ["veit", "kurt"]
    healed = begun.play(
        "veit: cast spell=cure-light-wounds targets=kurt",
        "edict: set fighter=kurt field=wounds value=16",
        "foe: nothing",
        dice="d6=3 d6=5",
    )
    assert healed.event("healed").amount == 1
    assert healed.fighter("kurt").wounds == 17


@pytest.mark.rule("LSK-RUL-69", "LSK-CST-08")
def test_who_is_commanded_cannot_act_out_of_turn_before() -> None:
    free = commanded("halt", hands=["halberd"])
    assert free.fighter("foe").ordered == "halt"
    assert free.fight.volunteer_question(free.fighter("foe")) is None
    assert free.fight.volunteer_question(free.fighter("dummy")) is not None
