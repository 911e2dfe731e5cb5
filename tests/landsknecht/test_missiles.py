"""Missiles (4.10): melees, crowds, aiming, ranges, loading, firearms."""

from fractions import Fraction
from typing import Any

import pytest

from fechtbuch.books.landsknecht.armoury import WEAPONS
from fechtbuch.books.landsknecht.loading import reload_rounds
from fechtbuch.testing import Situation
from tests.landsknecht.scenes import bands, man, numbers, outcome, percent, scene

SHOOT = "anselm: shoot hans path= then="


def melee(*more: dict[str, Any], target: dict[str, Any] | None = None, **options: Any) -> Situation:
    """Anselm 45 feet from Hans, who fights Kurt."""
    hans = target or man("hans", 10, 0, "acted", wounds=400)
    return scene(
        [man("anselm", 1), man("kurt", 9, 0, "acted", wounds=400)], [hans, *more], **options
    )


# Firing into melee.


@pytest.mark.rule("LSK-MIS-01")
def test_firing_into_melee_costs_four() -> None:
    played = melee().play(SHOOT, dice="d20=12", steps=0)
    assert played.parts("attack")["into-melee"] == -4
    assert numbers(played) == (12, 11)
    assert outcome(played).kind == "glancing-hit"
    assert outcome(played).target == "hans"
    full = melee().play(SHOOT, dice="d20=11 d8=2", steps=0)
    assert full.event("full-hit").amount == 13


@pytest.mark.rule("LSK-MIS-01", "LSK-MOV-07")
@pytest.mark.parametrize(
    ("friend", "engaged"),
    [
        (man("kurt", 9, 0, "acted"), True),
        (man("kurt", 8, 0, "acted"), True),  # Hans's halberd has him in reach
        (man("kurt", 7, 0, "acted"), False),
        (man("kurt", 9, 0, "down"), False),
    ],
)
def test_engaged_is_who_reaches_or_is_reached_on_his_feet(
    friend: dict[str, Any], engaged: bool
) -> None:
    begun = scene([man("anselm", 0, 1), friend], [man("hans", 10, 0, "acted")])
    played = begun.play(SHOOT, dice="d20=20", steps=0)
    assert ("into-melee" in played.parts("attack")) == engaged


@pytest.mark.rule("LSK-MIS-14")
def test_a_target_that_fights_the_shooter_alone_is_no_melee() -> None:
    begun = scene([man("anselm", 0)], [man("hans", 1, 0, "acted")])
    played = begun.play(SHOOT, dice="d20=20", steps=0)
    assert played.parts("attack") == {
        "armour-class": 14,
        "agility": -2,
        "ballistic-skill": 3,
        "attacker-agility": 1,
    }


@pytest.mark.rule("LSK-MIS-14", "LSK-RUL-54")
def test_the_shooters_own_mount_makes_no_melee() -> None:
    begun = scene([man("pistoleer", 0)], [man("hans", 1, 0, "acted")])
    played = begun.play("pistoleer: shoot hans path= then=", dice="d10=9 d20=20", steps=0)
    assert "into-melee" not in played.parts("attack")


@pytest.mark.rule("LSK-MIS-02", "LSK-RUL-15")
def test_a_miss_that_only_the_penalty_caused_strikes_somebody() -> None:
    """TN 16, into melee 12: 13 to 16 stray, the target first in the draw, then our own side."""
    begun = melee()
    own = begun.play(SHOOT, dice="d20=13 d2=2 d8=1", steps=0)
    assert own.event("stray").target == "kurt"
    assert own.fighter("kurt").wounds == 400 - 14
    intended = begun.play(SHOOT, dice="d20=13 d2=1 d8=1", steps=0)
    assert intended.event("stray").target == "hans"


@pytest.mark.rule("LSK-MIS-02")
def test_above_the_whole_number_nobody_is_struck() -> None:
    played = melee().play(SHOOT, dice="d20=17", steps=0)
    assert outcome(played).kind == "miss"
    assert not played.happened("stray")


@pytest.mark.rule("LSK-RUL-16")
def test_a_stray_always_connects_by_the_victims_own_number() -> None:
    """Ulrich's ranged number is 11 + 4: a 16 glances off him though it is above it."""
    knight = man("ulrich-on-foot", 11, 0, "acted", wounds=400)
    begun = scene(
        [man("anselm", 1), man("kurt", 10, 1, "acted", wounds=400)],
        [man("hans", 10, 0, "acted", wounds=400), knight],
    )
    glanced = begun.play(SHOOT, dice="d20=16 d3=3", steps=0)
    assert glanced.event("glancing-hit").target == "ulrich"
    assert glanced.fighter("ulrich").wounds == 399
    # 15 ≤ Kurt's 18: full, with the face itself as damage; AR 2 − 3 is nothing.
    full = begun.play(SHOOT, dice="d20=15 d3=2 d8=3", steps=0)
    assert full.event("full-hit").amount == 18
    # Hans himself, drawn: 16 − 1 = 15 without the −4.
    assert begun.play(SHOOT, dice="d20=15 d3=1 d8=3", steps=0).event("full-hit").target == "hans"
    assert begun.play(SHOOT, dice="d20=16 d3=1", steps=0).event("glancing-hit").target == "hans"


@pytest.mark.rule("LSK-RUL-15")
def test_the_melee_is_a_chain_of_engaged_pairs() -> None:
    """Wolf beside Kurt, Kurt beside Hans: all in it; a peasant who is a square off is not."""
    begun = melee(man("wolf", 8, 1, "acted", wounds=400), man("peasant", 11, 3, "acted"))
    played = begun.play(SHOOT, dice="d20=13 d3=3 d8=1", steps=0)
    assert played.event("stray").target == "wolf"


@pytest.mark.rule("LSK-RUL-15")
def test_the_switch_leaves_the_intended_target_out() -> None:
    played = melee(stray_pool="others").play(SHOOT, dice="d20=13 d1=1 d8=1", steps=0)
    assert played.event("stray").target == "kurt"


@pytest.mark.rule("LSK-RUL-15", "LSK-MIS-14")
def test_with_nobody_left_in_the_draw_there_is_no_hit() -> None:
    """The wolf, Hans's only opponent, is out of the fight before the die falls."""
    begun = scene(
        [man("anselm", 1), man("wolf", 9, 0)],
        [man("hans", 10, 0, wounds=400)],
        stray_pool="others",
    )
    shot = begun.play("ours: next who=anselm", "anselm: shoot hans path= then=", "wolf: none")
    gone = shot.play(
        "edict: add-state fighter=wolf state=surrendered", "hans: none", dice="d20=13", steps=0
    )
    assert gone.event("stray-nobody").actor == "anselm"
    assert gone.fighter("hans").wounds == 400


@pytest.mark.rule("LSK-MIS-14", "LSK-RUL-15")
def test_the_shooter_and_his_mount_are_never_struck() -> None:
    """The mounted shooter stands in the melee himself; the draw is between Hans and Kurt."""
    begun = scene(
        [man("pistoleer", 9, bs=6), man("kurt", 10, 1, "acted", wounds=400)],
        [man("hans", 10, 0, "acted", wounds=400)],
    )
    # 12 + 6 + 1 − 5 = 14, into melee 10: an 11 strays.
    told = "pistoleer: shoot hans path= then="
    played = begun.play(told, dice="d10=9 d20=11 d2=2 d8=1", steps=0)
    assert played.event("stray").target == "kurt"


@pytest.mark.rule("LSK-MIS-03", "LSK-RUL-53")
def test_a_large_body_has_two_entries() -> None:
    begun = melee(man("ogre", 9, 2, "acted", wounds=400))
    for draw, victim in ((1, "hans"), (2, "kurt"), (3, "ogre"), (4, "ogre")):
        played = begun.play(SHOOT, dice=f"d20=13 d4={draw} d8=1", steps=0)
        assert played.event("stray").target == victim


@pytest.mark.rule("LSK-MIS-03", "LSK-RUL-53")
def test_a_gargantuan_target_is_shot_at_as_usual() -> None:
    beast = man("ogre", 10, 0, "acted", size="gargantuan", squares=[2, 2], wounds=400)
    played = melee(target=beast).play("anselm: shoot ogre path= then=", dice="d20=19", steps=0)
    assert "into-melee" not in played.parts("attack")
    assert outcome(played).kind == "miss"
    assert not played.happened("stray")


@pytest.mark.rule("LSK-RUL-18", "LSK-RUL-53")
def test_a_gargantuan_bystander_is_two_entries() -> None:
    beast = man("ogre", 9, 1, "acted", size="gargantuan", squares=[2, 2], wounds=400)
    begun = melee(beast)
    for draw, victim in ((3, "ogre"), (4, "ogre")):
        played = begun.play(SHOOT, dice=f"d20=13 d4={draw} d8=1", steps=0)
        assert played.event("stray").target == victim


@pytest.mark.rule("LSK-RUL-54")
def test_rider_and_mount_have_one_entry_each() -> None:
    begun = melee(man("ulrich", 9, 1, "acted", wounds=400, mount_wounds=15))
    for draw, victim in ((1, "hans"), (2, "kurt"), (3, "ulrich"), (4, "warhorse")):
        played = begun.play(SHOOT, dice=f"d20=13 d4={draw} d8=1", steps=0)

        assert played.event("stray").target == victim


@pytest.mark.rule("LSK-RUL-63")
def test_the_mount_of_the_intended_target_stays_in_the_draw() -> None:
    rider = man("ulrich", 10, 0, "acted", wounds=400)
    begun = melee(target=rider, stray_pool="others")
    # Ulrich on horseback with lance in both hands: 14 + 4, into melee 14; a 15 strays.
    told = "anselm: shoot ulrich path= then="
    horse = begun.play(told, dice="d20=15 d2=1 d8=1 d20=20", steps=0)
    assert horse.event("stray").target == "warhorse"
    # Its own number counts like any other: 13 + 4.
    assert outcome(horse).values["limit"] == 17
    kurt = begun.play(told, dice="d20=15 d2=2 d8=1", steps=0)
    assert kurt.event("stray").target == "kurt"


@pytest.mark.rule("LSK-MIS-02")
def test_exact_chances_of_a_shot_into_melee() -> None:
    odds = melee().chances(
        SHOOT,
        outcome=lambda fight: (
            fight.by_slug("hans").wounds < 400,
            fight.by_slug("kurt").wounds < 400,
        ),
        steps=0,
    )
    assert odds[True, False] == Fraction(12, 20) + Fraction(4, 40)
    assert odds[False, True] == Fraction(4, 40)
    assert odds[False, False] == Fraction(4, 20)


# Crowds.


def crowd(count: int, *more: dict[str, Any], x: int = 9, **options: Any) -> Situation:
    """Kurt with a light crossbow before some militiamen in a row."""
    men = [man("militiaman", x, y, "acted", slug=f"man-{y + 1}", wounds=400) for y in range(count)]
    shooter = man("kurt", 0, hands=["light-crossbow"], belt=[], quiver={"bolt": 9})
    return scene([shooter], [*men, *more], **options)


INTO_CROWD = "kurt: shoot-crowd man-1 path= then="


@pytest.mark.rule("LSK-MIS-04")
@pytest.mark.parametrize("count", [2, 3, 5])
def test_each_target_after_the_first_adds_one(count: int) -> None:
    played = crowd(count).play(INTO_CROWD, dice="d20=20", steps=0)
    assert played.parts("attack")["crowd"] == count - 1


@pytest.mark.rule("LSK-MIS-04", "LSK-RUL-17")
def test_a_crowd_is_two_or_more_who_stand_together() -> None:
    assert "shoot-crowd" not in crowd(1).offers()
    assert "shoot-crowd" in crowd(2).offers()
    apart = crowd(1, man("hans", 9, 2))
    assert "shoot-crowd" not in apart.offers()
    fallen = crowd(1, man("hans", 9, 1, "down"))
    assert "shoot-crowd" not in fallen.offers()


@pytest.mark.rule("LSK-RUL-17")
def test_everyone_linked_belongs_to_the_crowd_friends_as_well() -> None:
    begun = scene(
        [
            man("kurt", 0, hands=["light-crossbow"], belt=[], quiver={"bolt": 9}),
            man("bertha", 9, 1, "acted", wounds=400),
        ],
        [man("hans", 9, 0, "acted", wounds=400), man("ilse", 9, 2, "acted", wounds=400)],
    )
    told = "kurt: shoot-crowd hans path= then="
    played = begun.play(told, dice="d20=1 d3=1 d6=1", steps=0)
    assert played.parts("attack")["crowd"] == 2
    assert played.event("full-hit").target == "bertha"  # our own side is numbered first
    assert begun.play(told, dice="d20=1 d3=2 d6=1", steps=0).event("full-hit").target == "hans"


@pytest.mark.rule("LSK-MIS-05", "LSK-RUL-17")
def test_above_the_highest_number_nobody_is_drawn() -> None:
    played = crowd(2).play(INTO_CROWD, dice="d20=17", steps=0)
    assert outcome(played).kind == "miss"


@pytest.mark.rule("LSK-MIS-05")
def test_the_victim_is_drawn_evenly_whoever_was_named() -> None:
    odds = crowd(4).chances(
        INTO_CROWD,
        outcome=lambda fight: next(
            (each.slug for each in fight.fighters if each.wounds not in (17, 400)), "nobody"
        ),
        steps=0,
    )
    # 14 + 1 + 3 = 18 of 20.
    assert odds == {f"man-{n}": Fraction(18, 80) for n in range(1, 5)} | {"nobody": Fraction(2, 20)}


@pytest.mark.rule("LSK-RUL-17")
def test_the_die_is_compared_with_the_number_of_the_one_drawn() -> None:
    """Hans, harder to hit, is passed by a roll that would have struck the others."""
    begun = crowd(2, man("hans", 9, 2, "acted", wounds=400))
    # 14 + 1 + 2 = 17; Hans 15, of which AReff takes 3.
    passed = begun.play(INTO_CROWD, dice="d20=16 d3=3", steps=0)
    assert passed.event("passes-between").target == "hans"
    assert passed.fighter("hans").wounds == 400
    glanced = begun.play(INTO_CROWD, dice="d20=13 d3=3", steps=0)
    assert glanced.event("glancing-hit").target == "hans"
    full = begun.play(INTO_CROWD, dice="d20=12 d3=3 d6=1", steps=0)
    assert full.event("full-hit").target == "hans"


@pytest.mark.rule("LSK-RUL-17", "LSK-MIS-10")
def test_a_member_beyond_long_range_cannot_be_struck() -> None:
    """A rock flies 30': the second man stands at 35'."""
    begun = scene(
        [man("kurt", 0, hands=["rock"], belt=[], ws=0, bs=9, abilities={"str": 0, "agi": 3})],
        [man("hans", 6, 0, "acted", wounds=99), man("ilse", 7, 0, "acted", wounds=99)],
    )
    told = "kurt: throw-crowd hans weapon=rock path= then="
    passed = begun.play(told, dice="d20=1 d2=2", steps=0)
    assert passed.event("passes-between").target == "ilse"


@pytest.mark.rule("LSK-MIS-06", "LSK-RUL-18")
def test_big_members_count_once_for_the_bonus_and_twice_in_the_draw() -> None:
    begun = crowd(2, man("ogre", 9, 2, "acted", wounds=400))
    played = begun.play(INTO_CROWD, dice="d20=1 d4=4 d6=1", steps=0)
    assert played.parts("attack")["crowd"] == 2
    assert played.event("full-hit").target == "ogre"
    assert (
        begun.play(INTO_CROWD, dice="d20=1 d4=3 d6=1", steps=0).event("full-hit").target == "ogre"
    )


@pytest.mark.rule("LSK-MIS-06")
def test_a_gargantuan_member_may_be_shot_at_alone() -> None:
    beast = man("ogre", 9, 2, "acted", size="gargantuan", squares=[2, 2], wounds=400)
    begun = crowd(2, beast)
    alone = begun.play("kurt: shoot ogre path= then=", dice="d20=20", steps=0)
    assert alone.parts("attack") == {"armour-class": 14, "ballistic-skill": 1}


@pytest.mark.rule("LSK-RUL-54")
def test_rider_and_mount_are_one_body_in_a_crowd_with_two_entries() -> None:
    begun = crowd(2, man("ulrich", 9, 2, "acted", wounds=400))
    rider = begun.play(INTO_CROWD, dice="d20=1 d4=3 d6=1", steps=0)
    assert rider.parts("attack")["crowd"] == 2
    assert rider.event("full-hit").target == "ulrich"
    mount = begun.play(INTO_CROWD, dice="d20=1 d4=4 d6=1", steps=0)
    assert mount.event("full-hit").target == "warhorse"


@pytest.mark.rule("LSK-RUL-18")
def test_a_melee_may_be_shot_at_as_a_crowd_without_the_penalty() -> None:
    played = melee().play("anselm: shoot-crowd hans path= then=", dice="d20=1 d2=1 d8=1", steps=0)
    assert "into-melee" not in played.parts("attack")
    assert played.parts("attack")["crowd"] == 1
    assert played.event("full-hit").target == "kurt"  # in a crowd our own side comes first


@pytest.mark.rule("LSK-MIS-14", "LSK-RUL-17")
def test_the_shooter_belongs_to_no_crowd_of_his_own() -> None:
    begun = scene(
        [man("kurt", 8, hands=["light-crossbow"], belt=[], quiver={"bolt": 9})],
        [man("hans", 9, 0, "acted", wounds=400), man("ilse", 9, 1, "acted", wounds=400)],
    )
    played = begun.play("kurt: shoot-crowd hans path= then=", dice="d20=1 d2=1 d6=1", steps=0)
    assert played.parts("attack")["crowd"] == 1


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
@pytest.mark.parametrize("state", ["down", "bound"])
def test_being_put_out_of_action_spoils_the_aim(state: str) -> None:
    begun = aimed()
    played = begun.play(
        f"edict: add-state fighter=anselm state={state}", otherwise="default", until="ilse"
    )
    assert not played.fighter("anselm").aiming


# Loading.


@pytest.mark.rule("LSK-MIS-09", "LSK-MIS-11")
def test_load_twice_aim_once_then_shoot() -> None:
    begun = scene([man("anselm", 0)], [man("ilse", 9, wounds=400)])
    shot = begun.play(
        "anselm: shoot ilse path= then=", "ilse: none", "ilse: nothing", dice="d20=20 d6=5"
    )
    assert "shoot" not in shot.offers()
    assert "aim" not in shot.offers()
    once = shot.play("anselm: load weapon=heavy-crossbow", "ilse: nothing", dice="d6=5")
    assert "aim" not in once.offers()
    twice = once.play("anselm: load weapon=heavy-crossbow", "ilse: nothing", dice="d6=5")
    assert "shoot" in twice.offers()
    assert "load" not in twice.offers()
    ready = twice.play("anselm: aim weapon=heavy-crossbow", "ilse: nothing", dice="d6=5")
    assert ready.fight.round == 5
    last = ready.play("anselm: shoot ilse path= then=", "ilse: none", dice="d20=20")
    assert last.parts("attack")["aimed"] == 2


@pytest.mark.rule("LSK-MIS-11")
@pytest.mark.parametrize(
    ("weapon", "rounds"),
    [("short-bow", 0), ("sling", 0), ("light-crossbow", 1), ("heavy-crossbow", 2)],
)
def test_rounds_of_loading(weapon: str, rounds: int) -> None:
    missile = {"short-bow": "arrow", "sling": "bullet"}.get(weapon, "bolt")
    begun = scene(
        [man("anselm", 0, hands=[weapon], belt=[], quiver={missile: 9})], [man("ilse", 9)]
    )
    now = begun.play(
        "anselm: shoot ilse path= then=", "ilse: none", "ilse: nothing", dice="d20=20 d6=5"
    )
    for _ in range(rounds):
        assert "shoot" not in now.offers()
        now = now.play(f"anselm: load weapon={weapon}", "ilse: nothing", dice="d6=5")
    assert "shoot" in now.offers()
    assert now.fight.round == 1 + rounds + 1


@pytest.mark.rule("LSK-MIS-11")
def test_rounds_of_loading_need_not_be_consecutive() -> None:
    begun = scene(
        [man("anselm", 0, hands=[{"item": "heavy-crossbow", "loaded": False}])], [man("ilse", 19)]
    )
    once = begun.play("anselm: load weapon=heavy-crossbow", "ilse: nothing", dice="d6=5")
    moved = once.play("anselm: move path=1,0 item=", "ilse: nothing", dice="d6=5")
    twice = moved.play("anselm: load weapon=heavy-crossbow", "ilse: nothing", dice="d6=5")
    assert "shoot" in twice.offers()


@pytest.mark.rule("LSK-RUL-40")
def test_who_loads_a_crossbow_stays_put_and_defends_as_usual() -> None:
    begun = scene(
        [man("anselm", 0, hands=[{"item": "heavy-crossbow", "loaded": False}])], [man("poacher", 9)]
    )
    begun.refuses("anselm: load weapon=heavy-crossbow path=1,0")
    loading = begun.play("anselm: load weapon=heavy-crossbow")
    shot = loading.play("poacher: shoot anselm path= then=", dice="d20=20", steps=0)
    assert shot.parts("attack")["agility"] == -1
    assert "unaware" not in shot.parts("attack")
    assert "busy" not in [asked.kind for asked in shot.asked]


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


# Firearms.


@pytest.mark.rule("LSK-MIS-12")
@pytest.mark.parametrize(
    ("use", "weapon", "agility", "bs", "rounds"),
    [
        ("anselm", "arquebus", 1, 3, 7),  # 10 − 3 − 1 + 1
        ("anselm", "flintlock-arquebus", 1, 3, 3),  # half of 7, down for a Warrior
        ("anselm", "rifled-arquebus", 1, 3, 10),  # one and a half times 7, down
        ("anselm", "arquebus", -2, 3, 10),
        ("poacher", "flintlock-arquebus", 1, 3, 3),  # half of 6
        ("poacher", "flintlock-arquebus", 0, 3, 4),  # half of 7, up for a Ranger
        ("poacher", "arquebus", 3, 9, 1),  # never less than one
    ],
)
def test_rounds_of_loading_a_firearm(
    use: str, weapon: str, agility: int, bs: int, rounds: int
) -> None:
    shooter = man(use, 0, hands=[weapon], pack=[], abilities={"agi": agility}, bs=bs)
    fighter = scene([shooter], [man("hans", 9)]).fighter(use)
    assert reload_rounds(fighter, WEAPONS[weapon]) == rounds


@pytest.mark.rule("LSK-RUL-67")
def test_unskilled_loading_counts_no_ballistic_skill() -> None:
    fighter = scene(
        [man("poacher", 0, bs=1, pack=[], abilities={"agi": 0})], [man("hans", 9)]
    ).fighter("poacher")
    assert reload_rounds(fighter, WEAPONS["arquebus"]) == 10  # a matchlock asks for 2
    assert reload_rounds(fighter, WEAPONS["wheellock-arquebus"]) == 9


def gunner(*states: str, weapon: str = "arquebus", **changes: Any) -> dict[str, Any]:
    """Anselm with a firearm."""
    return man("anselm", 0, 0, *states, hands=[weapon], quiver={"shot": 9}, **changes)


@pytest.mark.rule("LSK-MIS-12")
@pytest.mark.parametrize(
    ("weapon", "weather", "limit"),
    [
        ("arquebus", "dry", 2),
        ("arquebus", "damp", 4),
        ("arquebus", "wet", 8),
        ("wheellock-arquebus", "dry", 2),
        ("wheellock-arquebus", "wet", 2),
        ("flintlock-arquebus", "dry", 1),
        ("flintlock-arquebus", "damp", 2),
        ("flintlock-arquebus", "wet", 4),
    ],
)
def test_misfires(weapon: str, weather: str, limit: int) -> None:
    begun = scene([gunner(weapon=weapon)], [man("hans", 9, 0, "acted")], place={"weather": weather})
    jammed = begun.play(SHOOT, dice=f"d10={limit}", steps=0)
    assert jammed.event("misfire").item == weapon
    assert not jammed.rolls("attack")
    fired = begun.play(SHOOT, dice=f"d10={limit + 1} d20=20", steps=0)
    assert fired.rolls("attack")


@pytest.mark.rule("LSK-MIS-12")
def test_a_misfire_takes_three_rounds_to_clear_and_then_the_loading() -> None:
    begun = scene([gunner(bs=6)], [man("hans", 90)])
    now = begun.play(SHOOT, "hans: none", "hans: nothing", dice="d10=1 d6=5")
    for _ in range(3):
        assert "shoot" not in now.offers()
        assert "load" not in now.offers()
        now = now.play("anselm: clear weapon=arquebus", "hans: nothing", dice="d6=5")
    assert "clear" not in now.offers()
    for _ in range(4):  # 10 − 6 − 1 + 1
        assert "shoot" not in now.offers()
        now = now.play("anselm: load weapon=arquebus", "hans: nothing", dice="d6=5")
    assert "shoot" in now.offers()


@pytest.mark.rule("LSK-MIS-12", "LSK-EQP-04")
@pytest.mark.parametrize(
    ("weapon", "feet", "ignored"),
    [
        ("arquebus", 50, 5),
        ("arquebus", 55, 0),
        ("musket", 50, 5),
        ("musket", 400, 5),
        ("pistol", 30, 0),
    ],
)
def test_firearms_ignore_armour_at_short_range_muskets_always(
    weapon: str, feet: int, ignored: int
) -> None:
    knight = man("ulrich-on-foot", feet // 5, 0, "acted")
    begun = scene([gunner(weapon=weapon)], [knight])
    played = begun.play("anselm: shoot ulrich path= then=", dice="d10=9 d20=20", steps=0)
    number, limit = numbers(played)
    assert number - limit == 6 - ignored


@pytest.mark.rule("LSK-MIS-12")
def test_loading_a_firearm_exposes_and_defending_stops_it() -> None:
    empty = [{"item": "arquebus", "loaded": False}]
    loader = man("anselm", 0, hands=empty, quiver={"shot": 9}, bs=6, wounds=400)
    begun = scene([loader], [man("kurt", 1)])
    loading = begun.play(
        "anselm: load weapon=arquebus", "kurt: attack anselm weapon=messer path= then="
    )
    assert loading.offers() == ["stay-exposed", "defend"]
    exposed = loading.play("anselm: stay-exposed", dice="d20=20 d6=5")
    assert exposed.parts("attack")["unaware"] == 2
    assert exposed.fighter("anselm").hands[0].load_left == 3
    defended = loading.play("anselm: defend", dice="d20=20 d6=5")
    assert "unaware" not in defended.parts("attack")
    assert defended.fighter("anselm").hands[0].load_left == 4


@pytest.mark.rule("LSK-MIS-12")
def test_each_barrel_fires_one_shot_a_round_and_is_loaded_for_itself() -> None:
    begun = scene([gunner(weapon="double-barrelled-handgun", bs=8)], [man("hans", 20)])
    first = begun.play(SHOOT, "hans: none", "hans: nothing", dice="d10=9 d20=20 d6=5")
    assert "shoot" in first.offers()
    second = first.play(SHOOT, "hans: none", "hans: nothing", dice="d10=9 d20=20 d6=5")
    assert "shoot" not in second.offers()
    # 10 − 8 − 1 + 1: two Rounds for each barrel.
    now = second
    for _ in range(2):
        assert "shoot" not in now.offers()
        now = now.play("anselm: load", "hans: nothing", dice="d6=5")
    assert now.fighter("anselm").hands[0].shots == 1
    for _ in range(2):
        assert now.fighter("anselm").hands[0].shots == 1
        now = now.play("anselm: load", "hans: nothing", dice="d6=5")
    assert now.fighter("anselm").hands[0].shots == 2
    assert "load" not in now.offers()


@pytest.mark.rule("LSK-MIS-12")
def test_one_empty_barrel_takes_its_whole_time() -> None:
    begun = scene([gunner(weapon="double-barrelled-handgun", bs=8)], [man("hans", 20)])
    now = begun.play(SHOOT, "hans: none", "hans: nothing", dice="d10=9 d20=20 d6=5")
    now = now.play("anselm: load", "hans: nothing", dice="d6=5")
    assert now.fighter("anselm").hands[0].shots == 1
    now = now.play("anselm: load", "hans: nothing", dice="d6=5")
    assert now.fighter("anselm").hands[0].shots == 2


@pytest.mark.rule("LSK-MIS-12", "LSK-MOR-04")
def test_the_report_frightens_after_the_shot_a_misfire_does_not() -> None:
    begun = scene(
        [gunner()],
        [man("peasant", 9), man("kurt", 30)],
        morale=True,
        place={"contact_morale": False},
    )
    told = ["anselm: shoot peasant path= then=", "peasant: none"]
    fired = begun.play(*told, dice="d10=3 d20=20 2d6=1,1", steps=0)
    assert [roll.word for roll in fired.rolls()] == ["misfire", "attack", "morale"]
    assert begun.play(*told, dice="d10=2", steps=0).event("misfire").actor == "anselm"


@pytest.mark.rule("LSK-MNT-03", "LSK-MIS-01", "LSK-MIS-08", "LSK-MIS-12")
def test_an_aimed_shot_into_melee_by_a_mounted_firearm_user() -> None:
    begun = scene(
        [man("pistoleer", 0), man("kurt", 7, 1, "acted")],
        [man("hans", 7, 0, "acted", wounds=400)],
    )
    ready = begun.play("pistoleer: aim weapon=pistol", dice="d6=5").play("ours: next who=pistoleer")
    shot = ready.play(
        "pistoleer: shoot hans weapon=pistol path= then=",
        "kurt: none",
        "hans: none",
        dice="d10=3 d20=20",
    )
    assert shot.parts("attack") == {
        "armour-class": 14,
        "agility": -2,
        "ballistic-skill": 3,
        "attacker-agility": 1,
        "range": -4,
        "from-the-saddle": -5,
        "aimed": 2,
        "into-melee": -4,
    }


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


# Numbers shown.


@pytest.mark.rule("LSK-MIS-01")
def test_the_number_shown_is_the_number_rolled_against() -> None:
    begun = melee()
    shown = begun.slot("shoot target=hans").options[0].worth
    assert shown is not None
    played = begun.play(SHOOT, dice="d20=20", steps=0)
    assert shown.total == played.tally("attack").total


@pytest.mark.rule("LSK-MIS-01", "LSK-RUL-59")
def test_the_answers_to_a_shot_into_melee_show_the_penalty() -> None:
    begun = melee(target=man("hans", 10, 0, wounds=400))
    asked = begun.play(SHOOT)
    worth = {option.value: option.worth.total for option in asked.slot().options if option.worth}
    assert worth == {"none": 12, "parry": 8}


@pytest.mark.rule("LSK-MIS-10")
def test_chances_at_long_range() -> None:
    begun = scene([man("anselm", 0)], [man("ilse", 60, 0, "acted", wounds=400)])
    assert bands(begun, "anselm: shoot ilse path= then=") == percent(65, 5, 30)


@pytest.mark.rule("LSK-CND-02", "LSK-MIS-02")
def test_who_is_struck_by_a_stray_is_unaware_no_longer() -> None:
    begun = scene(
        [man("anselm", 1), man("kurt", 9, 0, "acted", "unaware", wounds=400)],
        [man("hans", 10, 0, "acted", wounds=400)],
    )
    played = begun.play(SHOOT, dice="d20=13 d2=2 d8=1", steps=0)
    assert played.event("stray").target == "kurt"
    assert not played.fighter("kurt").unaware


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
