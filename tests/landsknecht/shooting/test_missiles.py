"""Missiles: aiming, ranges, ammunition, from the belt (4.10)."""

from typing import Any

import pytest

from fechtbuch.books.landsknecht.kinds.arms import GROUND, NOBODY
from fechtbuch.books.landsknecht.rules.grappling.grips import seize
from fechtbuch.testing import Situation
from tests.landsknecht.scenes import SHOOT, bands, man, percent, scene

# Aiming.


@pytest.mark.rule("LSK-MIS-07")
@pytest.mark.parametrize(("agility", "counted"), [(2, 0), (-2, 0)])
def test_an_aimer_has_no_agility_of_either_sign(agility: int, counted: int) -> None:
    begun = scene(
        [man("anselm", 0, abilities={"agi": agility})],
        [man("poacher", 9), man("kurt", 30, 0, "acted")],
    )
    aiming = begun.play("anselm: aim weapon=heavy-crossbow")
    shot = aiming.play("poacher: shoot anselm path= then=", dice="d20=20", steps=0)
    assert shot.parts("attack").get("agility", 0) == counted


@pytest.mark.rule("LSK-MIS-07", "LSK-SEQ-01")
def test_aiming_is_the_action_of_the_round_and_needs_a_ready_weapon() -> None:
    begun = scene([man("anselm", 0)], [man("hans", 9)])
    aiming = begun.play("anselm: aim weapon=heavy-crossbow")
    assert aiming.fighter("anselm").acted
    empty = scene(
        [man("anselm", 0, hands=[{"item": "heavy-crossbow", "loaded": False}], belt=[])],
        [man("hans", 9)],
    )
    assert "aim" not in empty.offers()
    assert "shoot" not in empty.offers()


def aimed(**changes: Any) -> Situation:
    """Anselm in the Round after aiming at somebody 45 feet away."""
    begun = scene([man("anselm", 0, **changes)], [man("ilse", 9, wounds=400)])
    return begun.play("anselm: aim weapon=heavy-crossbow", "ilse: nothing", dice="d6=5")


@pytest.mark.rule("LSK-MIS-08")
def test_the_aimed_shot_has_plus_two() -> None:
    shot = aimed().play("anselm: shoot ilse path= then=", "ilse: none", dice="d20=20")
    assert shot.parts("attack")["aimed"] == 2
    assert not shot.fighter("anselm").aiming


@pytest.mark.rule("LSK-MIS-08")
def test_more_aiming_gives_no_more() -> None:
    again = aimed().play("anselm: aim weapon=heavy-crossbow", "ilse: nothing", dice="d6=5")
    shot = again.play("anselm: shoot ilse path= then=", "ilse: none", dice="d20=20")
    assert shot.parts("attack")["aimed"] == 2


@pytest.mark.rule("LSK-MIS-08")
def test_the_aim_is_good_for_the_following_round_only() -> None:
    later = aimed().play("anselm: nothing", "ilse: nothing", dice="d6=5")
    shot = later.play("anselm: shoot ilse path= then=", "ilse: none", dice="d20=20")
    assert "aimed" not in shot.parts("attack")
    assert not later.fighter("anselm").aiming


@pytest.mark.rule("LSK-MIS-08")
def test_the_bonus_is_for_one_shot() -> None:
    begun = scene(
        [man("anselm", 0, bs=3, hands=["short-bow"], quiver={"arrow": 9})], [man("ilse", 9)]
    )
    shot = begun.play("anselm: aim weapon=short-bow", "ilse: nothing", dice="d6=5").play(
        "anselm: shoot ilse path= then=", "ilse: none", "ilse: nothing", dice="d20=20 d6=5"
    )
    second = shot.play("anselm: shoot ilse path= then=", "ilse: none", dice="d20=20")
    assert "aimed" not in second.parts("attack")


@pytest.mark.rule("LSK-MIS-08", "LSK-RUL-19")
def test_anything_else_spoils_the_aim() -> None:
    moved = aimed().play("anselm: move path=1,0 item=", "ilse: nothing", dice="d6=5")
    shot = moved.play("anselm: shoot ilse path= then=", "ilse: none", dice="d20=20")
    assert "aimed" not in shot.parts("attack")


@pytest.mark.rule("LSK-RUL-51")
def test_movement_before_the_shot_forfeits_the_aim_movement_after_it_does_not() -> None:
    before = aimed().play("anselm: shoot ilse path=1,0 then=", "ilse: none", dice="d20=20")
    assert "aimed" not in before.parts("attack")
    after = aimed().play("anselm: shoot ilse path= then=0,1", "ilse: none", dice="d20=20")
    assert after.parts("attack")["aimed"] == 2


@pytest.mark.rule("LSK-RUL-51")
def test_the_aim_is_bound_to_no_target() -> None:
    begun = scene([man("anselm", 0)], [man("ilse", 9), man("hans", 9, 4, "acted")])
    ready = begun.play("anselm: aim weapon=heavy-crossbow", "ilse: nothing", dice="d6=5")
    shot = ready.play(SHOOT, "hans: none", dice="d20=20")
    assert shot.parts("attack")["aimed"] == 2


@pytest.mark.rule("LSK-RUL-51")
def test_the_aim_belongs_to_the_weapon() -> None:
    begun = scene(
        [man("anselm", 0, hands=["pistol", "pistol"], quiver={"shot": 9})],
        [man("ilse", 4, wounds=99)],
    )
    ready = begun.play("anselm: aim weapon=pistol", "ilse: nothing", dice="d6=5")
    other = ready.play(
        "anselm: shoot ilse weapon=pistol-2 path= then=", "ilse: none", dice="d10=9 d20=1 d8=1"
    )
    assert "aimed" not in other.parts("attack")
    same = ready.play(
        "anselm: shoot ilse weapon=pistol path= then=", "ilse: none", dice="d10=9 d20=1 d8=1"
    )
    assert same.parts("attack")["aimed"] == 2


@pytest.mark.rule("LSK-RUL-51")
def test_a_shot_into_melee_or_crowd_may_be_aimed() -> None:
    begun = scene(
        [man("anselm", 0), man("kurt", 9, 1, "acted", wounds=400)], [man("ilse", 9, wounds=400)]
    )
    ready = begun.play("anselm: aim weapon=heavy-crossbow", "ilse: nothing", dice="d6=5")
    ready = ready.play("ours: next who=anselm")
    into = ready.play(
        "anselm: shoot ilse path= then=", "kurt: none", "ilse: none", dice="d20=1 d8=1"
    )
    assert into.parts("attack")["aimed"] == 2
    assert into.parts("attack")["into-melee"] == -4
    crowded = ready.play(
        "anselm: shoot-crowd ilse path= then=", "kurt: none", "ilse: none", dice="d20=1 d2=1 d8=1"
    )
    assert crowded.parts("attack")["aimed"] == 2


@pytest.mark.rule("LSK-RUL-19")
def test_the_aimer_stays_without_agility_until_the_shot() -> None:
    begun = scene([man("anselm", 0)], [man("poacher", 9), man("kurt", 30, 0, "acted")])
    ready = begun.play("anselm: aim weapon=heavy-crossbow", "poacher: nothing", dice="d6=2")
    shot = ready.play(
        "theirs: next who=poacher",
        "poacher: shoot anselm path= then=",
        "anselm: none",
        dice="d20=20",
    )
    assert "agility" not in shot.parts("attack")


@pytest.mark.rule("LSK-RUL-19")
def test_damage_does_not_spoil_an_aim() -> None:
    begun = scene([man("anselm", 0, wounds=99)], [man("poacher", 9)])
    hurt = begun.play(
        "anselm: aim weapon=heavy-crossbow",
        "poacher: shoot anselm path= then=",
        dice="d20=1 d6=1 d6=5",
    )
    shot = hurt.play("anselm: shoot poacher path= then=", "poacher: none", dice="d20=20")
    assert shot.parts("attack")["aimed"] == 2


@pytest.mark.rule("LSK-RUL-19")
def test_a_counter_attack_spoils_the_aim_a_guard_does_not() -> None:
    begun = scene(
        [man("kurt", 1, hands=["dagger"], belt=[])],
        [man("anselm", 0, hands=["pistol", "short-sword"], belt=[], wounds=99, quiver={"shot": 5})],
        dice="d6=2",
    )
    ready = begun.play("anselm: aim weapon=pistol", "kurt: nothing", dice="d6=5")
    struck = ready.play("kurt: attack anselm weapon=dagger path= then=")
    countered = struck.play("anselm: counter", dice="d20=20 d20=20", steps=0)
    assert not countered.fighter("anselm").aiming
    guarded = struck.play("anselm: guard", dice="d20=20")
    assert guarded.fighter("anselm").aimed


@pytest.mark.rule("LSK-RUL-19")
def test_being_immobilised_spoils_the_aim_whatever_is_aimed_with() -> None:
    begun = scene([man("kurt", 1, hands=[], belt=[])], [man("anselm", 0, wounds=99)], dice="d6=2")
    ready = begun.play("anselm: aim weapon=heavy-crossbow", "kurt: nothing", dice="d6=5")
    assert ready.fighter("anselm").aiming
    fight = ready.fight
    fight.fighters[1].aiming_with = NOBODY  # as an older version saved it
    seize(fight, [fight.fighters[0]], fight.fighters[1])
    assert not fight.fighters[1].aiming


@pytest.mark.rule("LSK-RUL-19")
@pytest.mark.parametrize("state", ["down", "bound"])
def test_being_put_out_of_action_spoils_the_aim(state: str) -> None:
    begun = aimed()
    played = begun.play(
        f"edict: add-state fighter=anselm state={state}", otherwise="default", until="ilse"
    )
    assert not played.fighter("anselm").aiming


# Ranges.


@pytest.mark.rule("LSK-MIS-10")
@pytest.mark.parametrize(
    ("weapon", "feet", "penalty"),
    [
        ("light-crossbow", 50, 0),
        ("light-crossbow", 55, -2),
        ("light-crossbow", 150, -2),
        ("light-crossbow", 155, -4),
        ("light-crossbow", 400, -4),
        ("arquebus", 50, 0),
        ("arquebus", 55, -4),
        ("arquebus", 105, -8),
        ("rifled-arquebus", 55, -2),
        ("rifled-arquebus", 105, -4),
        ("sling", 300, -2),
    ],
)
def test_range_bands(weapon: str, feet: int, penalty: int) -> None:
    quiver = {"bolt": 9, "shot": 9, "bullet": 9}
    shooter = man("anselm", 0, hands=[weapon], belt=[], quiver=quiver)
    begun = scene([shooter], [man("ilse", feet // 5, 0, "acted")])
    misfire = "d10=9 " if "arquebus" in weapon else ""
    played = begun.play("anselm: shoot ilse path= then=", dice=f"{misfire}d20=20", steps=0)
    assert played.parts("attack").get("range", 0) == penalty


@pytest.mark.rule("LSK-MIS-10")
def test_beyond_long_range_nothing_can_be_shot_at() -> None:
    shooter = man(
        "anselm",
        0,
        hands=["light-crossbow"],
        belt=[],
        armour="full-plate",
        pack=["lance", "lance", "lance"],
    )
    shooter["quiver"] = {"bolt": 9}
    begun = scene([shooter], [man("ilse", 81)])
    assert begun.fighter("anselm").rate == 0
    assert "shoot" not in begun.offers()


@pytest.mark.rule("LSK-MIS-10", "LSK-EQP-03")
@pytest.mark.parametrize(("feet", "penalty"), [(10, 0), (15, -2), (25, -4)])
def test_throws_have_bands_of_their_own(feet: int, penalty: int) -> None:
    begun = scene([man("kurt", 0, hands=["dagger"], belt=[])], [man("ilse", feet // 5, 0, "acted")])
    played = begun.play("kurt: throw ilse weapon=dagger path= then=", dice="d20=20", steps=0)
    assert played.parts("attack").get("range", 0) == penalty


# Ammunition.


@pytest.mark.rule("LSK-MIS-13")
def test_weapons_begin_loaded_and_each_shot_takes_one_missile() -> None:
    begun = scene([man("anselm", 0)], [man("ilse", 9, 0, "acted", wounds=400)])
    assert begun.fighter("anselm").hands[0].shots == 1
    for dice in ("d20=20", "d20=1 d8=1"):
        shot = begun.play("anselm: shoot ilse path= then=", dice=dice, steps=0)
        quiver = [thing for thing in shot.fighter("anselm").carried if thing.key == "bolt"]
        assert quiver[0].count == 19


@pytest.mark.rule("LSK-MIS-13")
def test_without_missiles_there_is_no_shooting() -> None:
    begun = scene([man("anselm", 0, hands=["short-bow"], quiver={"arrow": 1})], [man("ilse", 9)])
    shot = begun.play(
        "anselm: shoot ilse path= then=", "ilse: none", "ilse: nothing", dice="d20=20 d6=5"
    )
    assert "shoot" not in shot.offers()
    shot.refuses("anselm: shoot target=ilse weapon=short-bow")


@pytest.mark.rule("LSK-MIS-13")
def test_an_unlit_matchlock_does_not_fire_until_it_is_lit() -> None:
    unlit = man("anselm", 0, hands=[{"item": "arquebus", "lit": False}], quiver={"shot": 9})
    begun = scene([unlit], [man("hans", 9)])
    assert "shoot" not in begun.offers()
    lit = begun.play("anselm: light-match item=arquebus", "hans: nothing", dice="d6=5")
    assert "shoot" in lit.offers()


@pytest.mark.rule("LSK-MIS-13")
def test_a_thrown_weapon_lies_where_its_target_stands() -> None:
    begun = scene([man("kurt", 0, hands=["dagger"], belt=[])], [man("ilse", 2, 0, "acted")])
    thrown = begun.play("kurt: throw ilse weapon=dagger path= then=", dice="d20=20", steps=0)
    dagger = thrown.fight.thing_by_slug("dagger")
    assert dagger.at == thrown.fighter("ilse").at
    assert not thrown.fighter("kurt").hands
    lies = thrown.event("lies")
    assert (lies.rule, lies.item, lies.values) == ("LSK-MIS-13", "dagger", {"at": dagger.at})
    assert thrown.happened("dropped") == []  # nobody lets go of what he throws


@pytest.mark.rule("LSK-MIS-13", "LSK-MIS-02")
def test_a_thrown_weapon_that_strays_lies_where_it_struck_and_is_in_nobodys_hands() -> None:
    thrower = man("ilse", 0, hands=["dagger"], belt=[])
    begun = scene(
        [thrower, man("kurt", 3, 1, "acted", wounds=400)],
        [man("hans", 3, 0, "acted", wounds=400)],
        morale=False,
    )
    into = begun.play("ilse: throw hans weapon=dagger path= then=", dice="d20=20", steps=0)
    most = into.tally("attack").total
    for drawn, struck, damage in ((1, "hans", ""), (2, "kurt", " d4=1")):
        strayed = begun.play(
            "ilse: throw hans weapon=dagger path= then=",
            dice=f"d20={most + 1} d2={drawn}{damage}",
            steps=0,
        )
        assert strayed.event("stray").target == struck
        dagger = strayed.fight.thing_by_slug("dagger")
        assert dagger.at == strayed.fighter(struck).at
        assert (dagger.place, dagger.holder) == (GROUND, NOBODY)


@pytest.mark.rule("LSK-MIS-13")
def test_a_weapon_stays_loaded_when_its_bearer_goes_down() -> None:
    begun = scene([man("kurt", 1)], [man("anselm", 0, 0, "acted", wounds_left=1), man("ilse", 30)])
    played = begun.play(
        "kurt: attack anselm weapon=messer path= then=", dice="d20=1 d8=1 d4=1", steps=0
    )
    crossbow = played.fight.thing_by_slug("heavy-crossbow")
    assert crossbow.shots == 1
    assert crossbow.at == played.fighter("anselm").at


@pytest.mark.rule("LSK-MIS-14")
def test_shooting_in_an_enemys_reach_costs_nothing_and_provokes_nothing() -> None:
    begun = scene([man("anselm", 0)], [man("hans", 1, 0), man("ilse", 9, 0)])
    shot = begun.play("anselm: shoot ilse path= then=", "ilse: none", dice="d20=20", steps=0)
    assert shot.parts("attack") == {"armour-class": 14, "ballistic-skill": 3, "attacker-agility": 1}
    assert [asked.kind for asked in shot.asked] == ["turn", "answer"]


# From the belt.


@pytest.mark.rule("LSK-WPN-01", "LSK-MIS-11")
def test_a_missile_weapon_at_the_belt_is_drawn_and_fired_at_minus_two() -> None:
    def drawn(**options: Any) -> dict[str, int]:
        begun = scene(
            [man("pistoleer", 0, hands=["long-sword"])], [man("hans", 4, 0, "acted")], **options
        )
        told = "pistoleer: shoot hans weapon=pistol path= then="
        return begun.play(told, dice="d10=9 d20=20", steps=0).parts("attack")

    assert "weapon-change" not in drawn()  # a Mercenary
    assert drawn(career_traits=False)["weapon-change"] == -2


@pytest.mark.rule("LSK-WPN-01")
def test_a_dagger_is_drawn_and_thrown() -> None:
    begun = scene([man("ilse", 0, belt=["dagger"])], [man("hans", 3, 0, "acted")])
    told = "ilse: throw hans weapon=dagger path= then="
    worth = {option.value: option.worth for option in begun.slot("throw target=hans").options}
    assert worth["dagger"] is not None
    thrown = begun.play(told, dice="d20=20", steps=0)
    assert thrown.parts("attack")["weapon-change"] == -2
    assert worth["dagger"].total == thrown.tally("attack").total


@pytest.mark.rule("LSK-MIS-11", "LSK-MIS-13")
def test_darts_are_ready_every_round() -> None:
    begun = scene(
        [man("ilse", 0, hands=["dart"], belt=[], quiver={"dart": 2})], [man("hans", 3, wounds=99)]
    )
    now = begun
    for number in range(3):
        now = now.play(
            "ilse: throw hans path= then=", "hans: none", "hans: nothing", dice="d20=20 d6=5"
        )
        assert "weapon-change" not in now.parts("attack"), number
    assert "throw" not in now.offers()


@pytest.mark.rule("LSK-MIS-10")
def test_chances_at_long_range() -> None:
    begun = scene([man("anselm", 0)], [man("ilse", 60, 0, "acted", wounds=400)])
    assert bands(begun, "anselm: shoot ilse path= then=") == percent(65, 5, 30)


def test_creatures_throw_nothing() -> None:
    begun = scene([man("ogre", 0, weapon="hand-axe")], [man("hans", 4)])
    assert "throw" not in begun.offers()
    assert "aim" not in begun.offers()


@pytest.mark.rule("LSK-MIS-10", "LSK-MIS-13")
def test_stones_are_used_when_the_bullets_are_gone_and_fly_half_as_far() -> None:
    slinger = man("slinger", 0, quiver={"stone": 9, "bullet": 1}, wounds=400)
    begun = scene([slinger], [man("ilse", 40, wounds=400)])
    told = "slinger: shoot ilse path= then="
    bullet = begun.play(told, "ilse: none", "ilse: nothing", dice="d20=20 d6=5")
    assert bullet.parts("attack")["range"] == -2  # medium to 300'
    stone = bullet.play(told, "ilse: none", dice="d20=20")
    assert stone.parts("attack")["range"] == -4  # medium to 150'


@pytest.mark.rule("LSK-EQP-04")
def test_a_rest_is_of_no_use_to_who_moves_before_or_after_the_shot() -> None:
    begun = scene([man("musketeer", 0)], [man("ilse", 9, 0, "acted", wounds=400)])
    told = "musketeer: shoot ilse weapon=musket"

    def without_rest(ways: str) -> int:
        played = begun.play(f"{told} {ways}", dice="d10=9 d20=20", steps=0)
        return played.parts("attack").get("no-rest", 0)

    assert without_rest("path= then=") == 0
    assert without_rest("path=1,0 then=") == -2
    assert without_rest("path= then=1,0") == -2


@pytest.mark.rule("LSK-RUL-19", "LSK-MNT-06")
def test_a_bolting_mount_spoils_the_aim() -> None:
    begun = scene(
        [man("pistoleer", 0)], [man("hans", 1)], morale=True, place={"contact_morale": False}
    )
    frightened = begun.play(
        "pistoleer: aim weapon=pistol",
        "hans: attack riding-horse weapon=halberd path= then=",
        dice="d20=1 d8=1 2d6=6,6 d6=3 d6=5",
    )
    assert frightened.fighter("pistoleer").aimed
    bolted = frightened.play("pistoleer: nothing", otherwise="default", until="hans@turn")
    assert not bolted.fighter("pistoleer").aimed
