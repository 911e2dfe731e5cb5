"""Shots into a melee or a crowd: strays, draws, who is struck (LSK-MIS-01 to -06)."""

from fractions import Fraction
from typing import Any

import pytest

from fechtbuch.testing import Situation
from tests.landsknecht.scenes import SHOOT, man, numbers, outcome, scene


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


@pytest.mark.rule("LSK-RUL-15", "LSK-RUL-76")
def test_the_switch_leaves_the_intended_target_out() -> None:
    played = melee(stray_pool="others").play(SHOOT, dice="d20=13 d8=1", steps=0)
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


@pytest.mark.rule("LSK-RUL-17")
@pytest.mark.parametrize("helped", [0, 2])
@pytest.mark.parametrize(
    ("rolled", "face", "drawn", "number"),
    [(17, 1, "man-1", 17), (15, 3, "hans", 15), (16, 3, "hans", 15)],
)
def test_the_number_of_the_one_drawn_is_told_with_its_parts(
    rolled: int, face: int, drawn: str, number: int, helped: int
) -> None:
    begun = crowd(2, man("hans", 9, 2, "acted", wounds=400)).play()
    if helped:
        begun = begun.play(f"edict: modifier fighter=kurt amount={helped} purpose=attack")
    told = begun.play(INTO_CROWD, dice=f"d20={rolled + helped} d3={face}", steps=0)
    event = told.event("drawn-from-crowd")
    assert (event.rule, event.target, event.amount) == ("LSK-RUL-17", drawn, number + helped)
    assert event.tally is not None
    parts = event.tally.parts or []
    assert sum(int(part.value) for part in parts) == event.tally.total == event.amount
    assert told.tally("attack").total == 17 + helped  # what decides whether anybody is drawn
    assert bool(told.happened("passes-between")) == (rolled > number)


@pytest.mark.rule("LSK-RUL-17")
def test_nobody_is_drawn_by_a_shot_that_misses_everybody() -> None:
    assert not crowd(2).play(INTO_CROWD, dice="d20=17", steps=0).happened("drawn-from-crowd")


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


@pytest.mark.rule("LSK-CND-02", "LSK-MIS-02")
def test_who_is_struck_by_a_stray_is_unaware_no_longer() -> None:
    begun = scene(
        [man("anselm", 1), man("kurt", 9, 0, "acted", "unaware", wounds=400)],
        [man("hans", 10, 0, "acted", wounds=400)],
    )
    played = begun.play(SHOOT, dice="d20=13 d2=2 d8=1", steps=0)
    assert played.event("stray").target == "kurt"
    assert not played.fighter("kurt").unaware
