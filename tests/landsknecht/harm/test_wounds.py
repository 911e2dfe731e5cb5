"""Wounds, injury and death (4.17), and what comes after the fight."""

from collections.abc import Callable
from typing import Any

import pytest

from fechtbuch.books.landsknecht.kinds.armoury import WEAPONS
from fechtbuch.books.landsknecht.kinds.catalogue import INJURIES
from fechtbuch.books.landsknecht.rules.basics.hands import hands_free
from fechtbuch.books.landsknecht.rules.basics.progression import (
    average_wounds,
    level_at,
    skill_points,
    wound_die,
    wounds_gained,
)
from fechtbuch.books.landsknecht.rules.basics.saves import save
from fechtbuch.books.landsknecht.rules.basics.weapons import usable
from fechtbuch.books.landsknecht.rules.harm.injuries import end_injury, injure
from fechtbuch.books.landsknecht.rules.harm.recovery import (
    come_to_the_worst,
    days_for_a_surgeon,
    days_injured,
    hours_unconscious,
    recover_day,
    recover_night,
    teeth_lost,
)
from fechtbuch.books.landsknecht.rules.things.items import treat, treatable
from fechtbuch.engine.dice import ScriptedDice, parse_script
from fechtbuch.testing import Situation
from tests.landsknecht.people import (
    act,
    complete_verbs,
    dummy,
    hands,
    lies,
    soldier,
    stands,
    volunteers,
)
from tests.landsknecht.scenes import man, scene

FOE = soldier(0, name="Foe", hands=["messer"])


def struck(damage: int, dice: str = "", *, wounds: int = 10, **changes: Any) -> Situation:
    """Jost, who has so many Wounds, takes so much damage (6 to 13) from one blow."""
    options = changes.pop("options", {})
    sheet = {"hands": ["messer"], "shield": "buckler", **changes}
    jost = soldier(1, 0, "acted", wounds=wounds, **sheet)
    begun = scene([FOE], [jost, dummy(20)], **options)
    return act(begun, "foe: attack jost messer", dice=f"d20=5 d8={damage - 5} {dice}")


def injured(dice: str, **changes: Any) -> Situation:
    """Jost is brought to −3: with a 1 or 2 a minor wound follows, with a 3 or 4 an injury."""
    return struck(13, dice, **changes)


# Wounds and Down


@pytest.mark.rule("LSK-DMG-01")
def test_damage_comes_off_the_wounds_and_changes_nothing_above_zero() -> None:
    played = struck(9)
    jost = played.fighter("jost")
    assert (jost.wounds, jost.damaged_this_round, jost.down) == (1, True, False)
    assert hands(played, "jost") == ["messer-2", "buckler"]


@pytest.mark.rule("LSK-DMG-02", "LSK-RUL-32")
def test_at_exactly_zero_he_is_down_and_unconscious_without_a_roll() -> None:
    played = struck(10)
    jost = played.fighter("jost")
    assert (jost.wounds, jost.down, jost.unconscious, jost.dead) == (0, True, True, False)
    assert not played.rolls("injury")


@pytest.mark.rule("LSK-DMG-02")
def test_the_down_drop_what_they_hold_and_are_helpless() -> None:
    played = struck(10)
    assert (hands(played, "jost"), lies(played, "messer-2")) == ([], "1,0")
    assert played.fighter("jost").prone
    later = played.play(dice="d6=5")
    slain = later.play("foe: attack jost messer", steps=0, dice="")
    assert slain.fighter("jost").dead  # 8 without a roll: −8


@pytest.mark.rule("LSK-RUL-32", "LSK-DMG-04")
def test_a_blow_at_zero_rolls_for_an_injury_a_blow_below_zero_kills() -> None:
    club = soldier(0, name="Foe", hands=["club"])
    begun = scene([club], [soldier(1, 0, "down", wounds_left=0), dummy(20)])
    played = act(begun, "foe: attack jost club", dice="d4=1 d4=1 d4=1")  # −4, 5: minor, head
    assert not played.fighter("jost").dead
    begun = scene([club], [soldier(1, 0, "down", wounds_left=-1), dummy(20)])
    assert act(begun, "foe: attack jost club").fighter("jost").dead


@pytest.mark.rule("LSK-RUL-45", "LSK-DMG-02")
def test_the_down_have_no_turn_and_no_answer() -> None:
    fallen = injured("d4=1 d4=1 d4=1")  # a scarred face; he is conscious
    jost = fallen.fighter("jost")
    assert (jost.down, jost.unconscious) == (True, False)
    after = fallen.play(dice="d6=2")
    assert after.question.id.endswith("turn-dummy")


@pytest.mark.rule("LSK-RUL-45", "LSK-DMG-02")
def test_the_conscious_down_crawl_three_feet_a_round() -> None:
    fallen = injured("d4=1 d4=1 d4=1").play(dice="d6=2")
    assert stands(fallen, "jost") == "1,0"
    assert complete_verbs(volunteers(fallen, "jost")) == ["crawl"]
    crawling = fallen.play("jost!: crawl at=2,0")
    assert crawling.event("crawls", actor="jost").amount == 3
    assert stands(crawling, "jost") == "1,0"  # three feet of five
    assert crawling.fight.volunteer_question(crawling.fighter("jost")) is None  # once a Round
    later = crawling.play(otherwise="default", until="foe@turn").play(
        "foe: nothing", otherwise="default", until="foe@turn", dice="d6=5"
    )
    there = later.play("jost!: crawl at=2,0")
    assert (stands(there, "jost"), there.fighter("jost").crawled) == ("2,0", 1)


@pytest.mark.rule("LSK-RUL-45", "LSK-DMG-02", "LSK-RUL-32")
def test_the_unconscious_do_not_crawl() -> None:
    asleep = struck(10).play(dice="d6=2")
    assert asleep.fighter("jost").unconscious
    assert asleep.fight.volunteer_question(asleep.fighter("jost")) is None


# The injury roll


@pytest.mark.rule("LSK-DMG-03")
@pytest.mark.parametrize(
    ("damage", "dice", "result"),
    [
        (11, "d4=1", "knocked-out"),
        (11, "d4=2", "knocked-out"),
        (11, "d4=3 d4=1 d4=1", "minor"),  # 4
        (12, "d4=3 d4=1 d4=1", "minor"),  # 5
        (12, "d4=4 d4=1 d4=1", "permanent"),  # 6
        (13, "d4=4 d4=1 d4=1", "permanent"),  # 7
    ],
)
def test_one_die_and_the_points_below_zero(damage: int, dice: str, result: str) -> None:
    played = struck(damage, dice)
    jost = played.fighter("jost")
    keys = {"minor": "scarred-face", "permanent": "rattled-wits"}
    assert [injury.key for injury in jost.injuries] == ([keys[result]] if result in keys else [])
    assert jost.unconscious is (result == "knocked-out")


@pytest.mark.rule("LSK-DMG-03")
def test_eight_is_death_and_from_seven_below_no_die_is_rolled() -> None:
    played = struck(13, "d4=3", wounds=8)  # 3 + 5
    assert played.fighter("jost").dead
    assert played.rolls("injury")
    played = struck(13, wounds=6)
    assert played.fighter("jost").dead
    assert not played.rolls("injury")


@pytest.mark.rule("LSK-DMG-03")
@pytest.mark.parametrize(
    ("place", "dice", "side"),
    [
        ("head", "d4=1", ""),
        ("torso", "d4=2", ""),
        ("arm", "d4=3 d2=1", "weapon-arm"),
        ("arm", "d4=3 d2=2", "other-arm"),
        ("leg", "d4=4 d2=1", "left-leg"),
        ("leg", "d4=4 d2=2", "right-leg"),
    ],
)
def test_place_and_side(place: str, dice: str, side: str) -> None:
    injury = injured(f"d4=1 {dice} d4=1").fighter("jost").injuries[0]
    assert (injury.place, injury.side) == (place, side)


PLACES = {"head": "d4=1", "torso": "d4=2", "arm": "d4=3 d2=1", "leg": "d4=4 d2=1"}


def entry(place: str, number: int, severity: str, more: str = "", **changes: Any) -> Situation:
    """The injury with this number."""
    die = "d4=1" if severity == "minor" else "d4=3"
    return injured(f"{die} {PLACES[place]} d4={number} {more}", **changes)


@pytest.mark.rule("LSK-DMG-03")
@pytest.mark.parametrize(
    ("place", "number", "severity", "modifiers"),
    [
        ("head", 1, "minor", [0, 0, 0, 0, 0]),
        ("head", 1, "permanent", [0, 0, 0, 1, 1]),
        ("head", 2, "minor", [2, 2, 2, 2, 2]),
        ("head", 3, "minor", [2, 2, 2, 2, 2]),
        ("torso", 1, "minor", [1, 0, 1, 0, 0]),
        ("torso", 1, "permanent", [1, 0, 1, 0, 0]),
        ("torso", 3, "minor", [1, 0, 1, 0, 0]),
        ("torso", 3, "permanent", [0, 0, 0, 0, 0]),
    ],
)
def test_injuries_that_make_saves_harder(
    place: str, number: int, severity: str, modifiers: list[int]
) -> None:

    fight = entry(place, number, severity).fight
    jost = fight.by_slug("jost")
    needed = []
    for kind in range(5):
        fight.dice = ScriptedDice(parse_script("d20=10"))
        save(fight, jost, kind)
        needed.append(fight.events[-2].tally.total - jost.saves[kind])
    assert needed == modifiers


@pytest.mark.rule("LSK-DMG-03")
@pytest.mark.parametrize(
    ("place", "number", "severity", "scores"),
    [
        ("head", 2, "permanent", [9, 9, 9, 8, 8, 8]),
        ("head", 4, "minor", [9, 9, 9, 9, 9, 8]),
        ("torso", 2, "minor", [8, 8, 8, 9, 9, 9]),
        ("torso", 2, "permanent", [8, 8, 8, 9, 9, 9]),
        ("torso", 4, "minor", [8, 8, 8, 9, 9, 9]),
    ],
)
def test_injuries_that_lower_abilities(
    place: str, number: int, severity: str, scores: list[int]
) -> None:
    jost = entry(place, number, severity).fighter("jost")
    assert jost.scores == scores  # Str, Agi, Tou, Int, Wil, Lea
    assert (jost.strength, jost.agility) == (scores[0] - 9, scores[1] - 9)  # 8 gives −1
    assert (jost.intelligence, jost.willpower) == (scores[3] - 9, scores[4] - 9)


@pytest.mark.rule("LSK-DMG-03")
def test_a_bonus_stands_for_the_lowest_score_of_its_row() -> None:
    for bonus, score in ((-1, 6), (0, 9), (1, 13), (2, 16)):
        jost = entry("torso", 2, "minor", abilities={"tou": bonus}).fighter("jost")
        assert jost.scores[2] == score - 1
    strong = entry("torso", 2, "minor", scores={"agi": 17}).fighter("jost")
    assert (strong.scores[1], strong.agility) == (16, 2)  # 16 is still +2


@pytest.mark.rule("LSK-DMG-03")
def test_a_creatures_strength_stays_in_its_attack_bonus() -> None:
    wolf = man("wolf", 1, 0, "acted", wounds=10, abilities={"str": 2})
    begun = scene([FOE], [wolf, dummy(20)])
    played = act(begun, "foe: attack wolf messer", dice="d20=5 d8=8 d4=1 d4=2 d4=2")
    assert (played.fighter("wolf").ws, played.fighter("wolf").strength) == (2, -1)


@pytest.mark.rule("LSK-DMG-03", "LSK-RUL-46")
@pytest.mark.parametrize("severity", ["minor", "permanent"])
def test_an_arm_that_leaves_him_open(severity: str) -> None:
    jost = entry("arm", 1, severity).fighter("jost")
    assert (jost.exposure, jost.own_attack) == (1, 0)


@pytest.mark.rule("LSK-RUL-46")
def test_the_exposure_helps_whoever_attacks_him_even_unaware() -> None:
    begun = scene([FOE], [dummy(1, 0, "unaware")])
    edict = "edict: set fighter=dummy field=exposure value=1"
    played = act(begun, edict, "foe: attack dummy messer", dice="d20=20 d8=1")
    assert played.parts("attack")["injury-exposure"] == 1


@pytest.mark.rule("LSK-DMG-03")
@pytest.mark.parametrize(("number", "severity"), [(2, "minor"), (2, "permanent"), (3, "minor")])
def test_an_arm_that_strikes_worse(number: int, severity: str) -> None:
    jost = entry("arm", number, severity).fighter("jost")
    assert (jost.exposure, jost.own_attack) == (0, -1)


@pytest.mark.rule("LSK-DMG-03")
def test_the_worse_arm_counts_in_blows_and_shots() -> None:
    for kit, deed, dice in (
        ({"hands": ["messer"]}, "attack dummy messer", "d20=20"),
        ({"hands": ["light-crossbow"], "quiver": {"bolt": 3}}, "shoot dummy", "d20=20"),
    ):
        jost: Any = soldier(0, **kit)
        begun = scene([jost], [dummy(1)])
        played = begun.play(
            "edict: set fighter=jost field=own_attack value=-1", f"jost: {deed}", dice=dice, steps=0
        )
        assert played.parts("attack")["own-injury"] == -1


@pytest.mark.rule("LSK-DMG-03", "LSK-RUL-62")
@pytest.mark.parametrize("place", ["arm", "leg"])
def test_a_severed_artery_is_settled_at_once(place: str) -> None:
    assert entry(place, 3, "permanent", "d20=11").fighter("jost").dead  # Poison 12
    assert not entry(place, 3, "permanent", "d20=12").fighter("jost").dead


@pytest.mark.rule("LSK-DMG-03")
@pytest.mark.parametrize("place", ["head", "torso"])
def test_beheaded_or_torn_apart(place: str) -> None:
    assert entry(place, 4, "permanent").fighter("jost").dead


def healed(played: Situation) -> tuple[Any, Any]:
    """The fight, and the same man on his feet again."""
    fight = played.fight
    jost = fight.by_slug("jost")
    jost.down = jost.prone = jost.unconscious = False
    jost.wounds = 10
    return fight, jost


@pytest.mark.rule("LSK-DMG-03")
@pytest.mark.parametrize("severity", ["minor", "permanent"])
def test_an_arm_useless_or_lost_holds_nothing(severity: str) -> None:

    fight, jost = healed(entry("arm", 4, severity))
    assert jost.arms_lost == 1
    assert hands_free(jost) == 1
    assert usable(fight, jost, WEAPONS["messer"])
    assert not usable(fight, jost, WEAPONS["halberd"])


@pytest.mark.rule("LSK-DMG-03")
def test_the_same_arm_is_lost_once() -> None:

    fight, jost = healed(entry("arm", 4, "minor"))
    injure(fight, jost, INJURIES["lost-arm"], "weapon-arm")
    assert jost.arms_lost == 1
    injure(fight, jost, INJURIES["broken-arm"], "other-arm")
    assert jost.arms_lost == 2


@pytest.mark.rule("LSK-DMG-03")
@pytest.mark.parametrize(
    ("number", "severity", "points"),
    [(1, "minor", 1), (2, "minor", 1), (2, "permanent", 1), (1, "permanent", 0)],
)
def test_legs_that_weigh(number: int, severity: str, points: int) -> None:
    # He carries the burden of nine items; what a crushed foot counts as makes ten.
    jost = entry("leg", number, severity, pack=["bread"] * 9, hands=[]).fighter("jost")
    assert jost.extra_load == points
    assert jost.extra_items == (1 if (number, severity) == (1, "permanent") else 0)
    # The buckler has fallen to the ground: 1 point for nine items, and the injury.
    assert jost.encumbrance == 2


@pytest.mark.rule("LSK-DMG-03")
@pytest.mark.parametrize(
    ("number", "severity", "lame"),
    [
        (3, "minor", True),
        (4, "minor", True),
        (4, "permanent", True),
        (2, "permanent", True),  # a lost foot
        (1, "permanent", False),  # a crushed one can still be saved
        (1, "minor", False),
    ],
)
def test_a_useless_or_lost_leg_leaves_ten_feet_and_no_run(
    number: int, severity: str, lame: bool
) -> None:
    _, jost = healed(entry("leg", number, severity))
    assert jost.combat_move() == (10 if lame else 40)
    assert jost.running_move() == (0 if lame else 120)


@pytest.mark.rule("LSK-DMG-03")
def test_one_eye_changes_no_number_the_second_blinds() -> None:

    fight, jost = healed(entry("head", 3, "permanent"))
    assert not fight.blind(jost)
    injure(fight, jost, INJURIES["lost-eye"], "")
    assert fight.blind(jost)


@pytest.mark.rule("LSK-DMG-03")
@pytest.mark.parametrize(
    ("table", "victim", "dice"),
    [
        ("all", "jost", "d4=1"),
        ("all", "militiaman", "d4=1"),
        ("all", "wolf", "d4=1"),
        ("named", "jost", "d4=1"),
        ("named", "militiaman", ""),
        ("named", "wolf", ""),
        ("none", "jost", ""),
    ],
)
def test_who_rolls_for_injuries(table: str, victim: str, dice: str) -> None:
    if victim == "jost":
        target = soldier(1, 0, "acted", wounds=10)
    else:
        target = man(victim, 1, 0, "acted", wounds=10)
    begun = scene([FOE], [target, dummy(20)], injury_table=table)
    played = act(begun, f"foe: attack {victim} messer", dice=f"d20=5 d8=6 {dice}")
    assert played.fighter(victim).wounds == -1
    assert played.fighter(victim).dead is (dice == "")


# Together


@pytest.mark.rule("LSK-DMG-05")
def test_a_dying_mans_blow_counts() -> None:
    jost = soldier(1, wounds=6, hands=["messer"])
    begun = scene([jost], [{**FOE, "wounds": 6}], [dummy(20)], dice="d6=4 d6=4 d6=1 d6=5 d6=2")
    first = begun.play("jost: attack foe messer", "foe: none", dice="d20=5 d8=1")
    assert first.fighter("foe").wounds == 6  # it waits
    both = act(first, "foe: attack jost messer", dice="d20=5 d8=1").play(steps=1)
    assert (both.fighter("jost").down, both.fighter("foe").down) == (True, True)


# After the fight


def after(played: Situation, dice: str) -> tuple[Any, Any]:
    fight = played.fight
    fight.dice = ScriptedDice(parse_script(dice))
    return fight, fight.by_slug("jost")


@pytest.mark.rule("LSK-DMG-06")
@pytest.mark.parametrize(
    ("left", "night", "day", "bed"), [(10, 11, 13, 14), (9, 9, 10, 11), (19, 20, 20, 20)]
)
def test_recovery(left: int, night: int, day: int, bed: int) -> None:
    def rested(rest: Callable[[Any, Any], None]) -> int:
        fight, jost = after(scene([soldier(0, wounds=20, wounds_left=left)], [dummy(9)]), "d3=3")
        rest(fight, jost)
        wounds: int = jost.wounds
        return wounds

    assert rested(lambda _, jost: recover_night(jost)) == night
    assert rested(recover_day) == day
    assert rested(lambda fight, jost: recover_day(fight, jost, good_bed=True)) == bed
    assert rested(lambda _, jost: recover_night(jost, hostile=True)) == left
    assert rested(lambda fight, jost: recover_day(fight, jost, hostile=True)) == left


@pytest.mark.rule("LSK-RUL-62", "LSK-DMG-02")
def test_how_long_things_last_is_rolled_afterwards() -> None:
    fight, jost = after(entry("head", 2, "minor"), "d4=3")
    assert days_injured(fight, jost, jost.injuries[0]) == 3
    fight, jost = after(entry("head", 3, "minor"), "d4=3")
    assert days_injured(fight, jost, jost.injuries[0]) == 21
    fight, jost = after(entry("arm", 4, "minor"), "")
    assert days_injured(fight, jost, jost.injuries[0]) == 0  # until a surgeon sees to it
    fight, jost = after(entry("head", 4, "minor"), "d8=5")
    assert teeth_lost(fight, jost, jost.injuries[0]) == 5
    fight, jost = after(struck(10), "d6=4")
    assert hours_unconscious(fight, jost) == 4


@pytest.mark.rule("LSK-DMG-03")
def test_what_ends_is_taken_off_again() -> None:
    for place, number in (("torso", 2), ("arm", 1), ("arm", 4), ("leg", 1), ("leg", 3)):
        fight, jost = after(entry(place, number, "minor"), "")
        end_injury(fight, jost, jost.injuries[0])
        assert jost.injuries == []
        assert (jost.strength, jost.exposure, jost.arms_lost, jost.extra_load) == (0, 0, 0, 0)
        assert (jost.lame, jost.scores) == (False, [9, 9, 9, 9, 9, 9])


@pytest.mark.rule("LSK-DMG-03")
def test_a_gut_wound_may_kill_days_later() -> None:
    fight, jost = after(entry("torso", 3, "permanent"), "d20=11")
    assert not jost.dead
    come_to_the_worst(fight, jost, jost.injuries[0])
    assert jost.dead


@pytest.mark.rule("LSK-DMG-03")
def test_a_crushed_foot_is_lost_without_a_surgeon() -> None:
    fight, jost = after(entry("leg", 1, "permanent"), "d10=7")
    assert days_for_a_surgeon(fight, jost, jost.injuries[0]) == 7
    come_to_the_worst(fight, jost, jost.injuries[0])
    assert [injury.key for injury in jost.injuries] == ["lost-foot"]
    assert (jost.extra_items, jost.extra_load, jost.lame) == (0, 1, True)


@pytest.mark.rule("LSK-DMG-03")
def test_a_surgeon_treats_what_waits_for_one() -> None:

    for place, number, severity in (
        ("arm", 4, "minor"),
        ("leg", 4, "minor"),
        ("leg", 1, "permanent"),
    ):
        fight, jost = after(entry(place, number, severity), "")
        assert treatable(jost)
        treat(fight, jost)
        assert (jost.injuries, jost.arms_lost, jost.lame, jost.extra_items) == ([], 0, False, 0)
    fight, jost = after(entry("arm", 4, "permanent"), "")
    assert not treatable(jost)  # nobody sews an arm on


# Levels


@pytest.mark.rule("LSK-RUL-47")
def test_toughness_counts_on_every_level_but_never_below_one() -> None:
    assert [wound_die("warrior", level) for level in range(1, 7)] == [8, 6, 4, 3, 2, 1]
    assert wounds_gained("warrior", 1, 3, 0) == 8  # at least 8, so always 8
    assert wounds_gained("warrior", 1, 3, 2) == 10
    assert wounds_gained("warrior", 4, 2, 2) == 4
    assert wounds_gained("warrior", 4, 2, -3) == 1
    assert wounds_gained("academic", 1, 1, 0) == 3
    assert wounds_gained("zero-level", 0, 5, 0) == 5


@pytest.mark.rule("LSK-RUL-47")
def test_the_samples_have_average_wounds() -> None:
    assert [average_wounds("warrior", level) for level in (2, 3, 4, 5)] == [12, 15, 17, 19]


def test_experience_and_skill_of_a_warrior() -> None:
    assert [level_at("warrior", sum_) for sum_ in (0, 1999, 2000, 8000, 40000)] == [1, 1, 2, 4, 6]
    assert skill_points("warrior", 4) == 3  # Kurt: WS 1 + 3
