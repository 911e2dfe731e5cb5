"""Melee weapons; garrote, mancatcher, net, whip and silver (LSK-EQP-01, -02)."""

from typing import Any

import pytest

from fechtbuch.books.landsknecht.kinds.armoury import WEAPONS
from fechtbuch.books.landsknecht.kinds.arms import (
    GREAT,
    MARTIAL,
    MEDIUM,
    MINOR,
    OTHER_SIZE,
    SIMPLE,
    SMALL,
    SPECIALIST,
)
from fechtbuch.books.landsknecht.rules.basics.weapons import length, melee_form
from fechtbuch.engine.edicts import decree
from fechtbuch.testing import Situation
from tests.landsknecht.people import act, dummy, hands, lies, soldier
from tests.landsknecht.scenes import man, scene

# Melee weapons

MELEE = [
    # key, hands, die, grade, category, size, reach
    ("cestus", 0, 3, 0, SIMPLE, MINOR, 1),
    ("whip", 1, 3, 0, SIMPLE, MINOR, 2),
    ("dagger", 1, 4, 1, SIMPLE, MINOR, 1),
    ("club", 1, 4, 1, SIMPLE, MINOR, 1),
    ("arming-sword", 1, 6, 2, SIMPLE, SMALL, 1),
    ("hand-axe", 1, 6, 2, SIMPLE, SMALL, 1),
    ("long-sword", 1, 8, 3, MARTIAL, MEDIUM, 1),
    ("messer", 1, 8, 3, MARTIAL, MEDIUM, 1),
    ("battle-axe", 1, 8, 3, MARTIAL, MEDIUM, 1),
    ("mace", 1, 8, 3, MARTIAL, MEDIUM, 1),
    ("warflail", 2, 8, 3, MARTIAL, OTHER_SIZE, 2),
    ("mancatcher", 2, 6, 3, SIMPLE, OTHER_SIZE, 1),
    ("staff", 2, 6, 4, SIMPLE, OTHER_SIZE, 1),
    ("rapier", 1, 8, 4, SPECIALIST, OTHER_SIZE, 1),
    ("two-handed-sword", 2, 10, 4, SPECIALIST, GREAT, 1),
    ("maul", 2, 10, 4, SPECIALIST, GREAT, 1),
    ("great-axe", 2, 10, 4, SPECIALIST, GREAT, 1),
    ("halberd", 2, 8, 5, MARTIAL, OTHER_SIZE, 2),
    ("pike", 2, 8, 5, MARTIAL, OTHER_SIZE, 2),
    ("lance", 2, 10, 5, SPECIALIST, OTHER_SIZE, 2),
]


@pytest.mark.rule("LSK-EQP-01")
@pytest.mark.parametrize("row", MELEE, ids=[row[0] for row in MELEE])
def test_a_melee_weapon(row: tuple[str, int, int, int, int, int, int]) -> None:
    key, in_hands, die, grade, category, size, reach = row
    place = "worn" if in_hands == 0 else "hands"
    kit: dict[str, Any] = {place: [key]}
    begun = scene([soldier(0, **kit)], [dummy(1)])
    jost = begun.fighter("jost")
    weapon = WEAPONS[key]
    assert (weapon.hands, weapon.category, weapon.size, weapon.reach) == (
        in_hands,
        category,
        size,
        reach,
    )
    assert length(jost) == grade
    saved = " d20=20" if key == "mancatcher" else ""
    played = act(begun, f"jost: attack dummy {key}", dice=f"d20=3 d{die}={die}{saved}")
    assert played.event("full-hit").amount == 3 + die


@pytest.mark.rule("LSK-EQP-01")
def test_bare_hands_have_a_d2() -> None:
    begun = scene([soldier(0)], [dummy(1)])
    played = act(begun, "jost: attack dummy bare-hands", dice="d20=3 d2=2")
    assert played.event("full-hit").amount == 5


@pytest.mark.rule("LSK-EQP-01")
def test_what_can_be_thrown() -> None:
    thrown = {key for key, weapon in WEAPONS.items() if weapon.throwable and weapon.melee}
    assert {"dagger", "club", "hand-axe", "spear"} <= thrown
    assert not {"arming-sword", "messer", "rapier", "staff", "halberd", "whip"} & thrown


@pytest.mark.rule("LSK-EQP-01")
def test_what_is_oversized() -> None:
    large = {key for key, weapon in WEAPONS.items() if weapon.oversized and not weapon.natural}
    assert large >= {"mancatcher", "two-handed-sword", "maul", "great-axe", "halberd", "lance"}
    assert large >= {"long-bow", "heavy-crossbow", "musket"}
    assert not large & {"staff", "spear", "warflail", "arquebus", "short-bow", "light-crossbow"}


@pytest.mark.rule("LSK-EQP-01", "LSK-RUL-42")
def test_a_spear_is_what_the_hands_make_of_it() -> None:
    both = scene([soldier(0, hands=["spear"])], [dummy(2)])
    jost = both.fighter("jost")
    form = melee_form(jost, jost.hands[0])
    assert form is not None
    assert (length(jost), form.polearm, form.reach) == (5, True, 2)
    played = act(both, "jost: attack dummy spear path=", dice="d20=3 d6=6")
    assert played.event("full-hit").amount == 9
    one = scene([soldier(0, hands=["spear"], shield="buckler")], [dummy(1)])
    jost = one.fighter("jost")
    form = melee_form(jost, jost.hands[0])
    assert form is not None
    assert (length(jost), form.polearm, form.reach) == (4, False, 1)
    played = act(one, "jost: attack dummy spear", dice="d20=3 d4=4")
    assert played.event("full-hit").amount == 7


@pytest.mark.rule("LSK-EQP-01")
def test_creatures_that_lose_their_weapon_strike_for_a_d4() -> None:
    begun = scene([soldier(0)], [man("ogre", 1, 0, "acted")])
    snatched = begun.play(
        "jost: wrestle ogre", "jost: disarm great-club", dice="d20=20 d20=1 d20=2 d6=2"
    )
    assert snatched.offers("attack target=jost") == ["bare-hands"]
    asked = snatched.play("ogre: attack jost bare-hands")
    played = act(asked, "jost: none", dice="d20=3 d4=4")
    assert played.event("full-hit").amount == 7


# Garrote


def garrotted() -> Situation:
    """Jost's garrote goes round the neck of somebody unaware, whose turn comes next."""
    victim = soldier(1, 0, "unaware", name="Foe", wounds=40, hands=["dagger"])
    begun = scene([soldier(0, hands=["garrote"])], [victim])
    return begun.play("jost: attack foe garrote", dice="d20=3 d6=4")


@pytest.mark.rule("LSK-EQP-02")
def test_a_garrote_is_for_the_unaware_only() -> None:
    begun = scene([soldier(0, hands=["garrote"])], [dummy(1)])
    assert begun.offers("attack target=dummy") == ["bare-hands"]
    begun.refuses("jost: attack target=dummy weapon=garrote", "not-unaware", "LSK-EQP-02")


@pytest.mark.rule("LSK-EQP-02")
def test_a_full_hit_immobilises_besides_its_damage() -> None:
    foe = garrotted().fighter("foe")
    assert (foe.wounds, foe.held_by, foe.hold_streak) == (33, [0], 1)
    assert not foe.unaware


@pytest.mark.rule("LSK-EQP-02")
def test_a_glancing_garrote_only_scratches() -> None:
    victim = soldier(1, 0, "unaware", name="Foe", armour="full-plate")
    begun = scene([soldier(0, hands=["garrote"])], [victim])
    played = act(begun, "jost: attack foe garrote", dice="d20=19")  # 19 with a limit of 13
    assert (played.fighter("foe").wounds, played.fighter("foe").held_by) == (14, [])


@pytest.mark.rule("LSK-EQP-02")
def test_it_chokes_on_each_later_turn_of_the_garrotter() -> None:
    held = garrotted().play("foe: nothing", dice="d6=5 d6=6")
    assert held.fighter("foe").wounds == 27
    again = held.play("jost: keep", "foe: nothing", dice="d6=5 d6=3")
    assert again.fighter("foe").wounds == 24
    free = again.play("jost: release", "foe: nothing", dice="d6=5")
    assert free.fighter("foe").wounds == 24


@pytest.mark.rule("LSK-EQP-02")
def test_armour_does_not_help_against_choking() -> None:
    victim = soldier(1, 0, "acted", name="Foe", armour="full-plate")
    begun = scene([soldier(0, hands=["garrote"])], [victim])
    held = begun.play("jost: wrestle foe", "jost: immobilise", dice="d20=20 d20=1 d6=5 d6=4")
    assert held.fighter("foe").wounds == 11  # after a contest as well, from the next turn on


# Mancatcher


def caught(save: str = "d20=2") -> Situation:
    """Jost's mancatcher round a foe; it is Second's turn, an enemy of Jost's."""
    foes = [
        soldier(1, 0, "acted", name="Foe"),
        soldier(0, 1, name="Second", hands=["dagger"], belt=["pistol"], quiver={"shot": 5}),
    ]
    begun = scene([soldier(0, hands=["mancatcher"], wounds=40)], foes)
    return begun.play("jost: attack foe mancatcher", dice=f"d20=1 d6=1 {save}")


@pytest.mark.rule("LSK-EQP-02")
def test_a_mancatcher_makes_helpless_whoever_does_not_save() -> None:
    held = caught()
    assert (held.fighter("foe").wounds, held.fighter("foe").helpless()) == (13, True)
    assert not held.fighter("foe").in_the_fight()
    assert not caught("d20=20").fighter("foe").helpless()


@pytest.mark.rule("LSK-EQP-02")
def test_its_wielder_is_helpless_in_defence() -> None:
    struck = act(caught(), "second: attack jost dagger")
    assert struck.fighter("jost").wounds == 36  # without a roll
    shot_at = act(caught(), "second: shoot jost pistol", dice="d10=9 d20=20")
    assert shot_at.parts("attack")["unaware"] == 2


@pytest.mark.rule("LSK-EQP-02")
@pytest.mark.parametrize("deed", ["keep", "nothing"])
def test_holding_on_keeps_it_shut(deed: str) -> None:
    later = caught().play("second: nothing", dice="d6=5")
    assert "force" not in later.offers()
    assert act(later, f"jost: {deed}").fighter("foe").helpless()


@pytest.mark.rule("LSK-EQP-02")
@pytest.mark.parametrize("deed", ["release", "move path=-1,0", "parry", "attack foe bare-hands"])
def test_anything_else_opens_it(deed: str) -> None:
    later = caught().play("second: nothing", dice="d6=5")
    played = later.play(f"jost: {deed}")
    assert not played.fighter("foe").helpless()


@pytest.mark.rule("LSK-EQP-02")
def test_it_opens_when_the_wielder_goes_down() -> None:
    fight = caught().fight
    decree(fight, {"verb": "set", "fighter": "jost", "field": "wounds", "value": "0"})
    assert not fight.by_slug("foe").helpless()


@pytest.mark.rule("LSK-EQP-02")
def test_a_glancing_mancatcher_only_scratches() -> None:
    victim = dummy(1, armour="full-plate")
    begun = scene([soldier(0, hands=["mancatcher"])], [victim])
    played = act(begun, "jost: attack dummy mancatcher", dice="d20=15")
    assert (played.fighter("dummy").wounds, played.fighter("dummy").helpless()) == (199, False)


# Net


def netted(save: str = "d20=2") -> Situation:
    """Jost's net over a foe whose turn comes next."""
    begun = scene([soldier(0, hands=["weighted-net"])], [soldier(1, name="Foe", wounds=30)])
    asked = begun.play("jost: attack foe weighted-net")
    return act(asked, "foe: none", dice=f"d20=1 {save}")


@pytest.mark.rule("LSK-EQP-02")
def test_a_net_does_no_damage_but_makes_helpless() -> None:
    foe = netted().fighter("foe")
    assert (foe.wounds, foe.helpless()) == (30, True)
    assert not netted("d20=14").fighter("foe").helpless()


@pytest.mark.rule("LSK-EQP-02")
def test_a_new_save_on_each_own_turn_and_then_he_may_act() -> None:
    free = netted().play(dice="d20=14")
    assert (free.fighter("foe").helpless(), free.question.id[-8:]) == (False, "turn-foe")
    still = netted().play(dice="d20=13 d6=5")
    assert still.fighter("foe").helpless()
    assert still.question.id.endswith("turn-jost")  # his turn was lost


@pytest.mark.rule("LSK-EQP-02", "LSK-ATK-07")
def test_a_net_does_no_damage_by_its_own_rule() -> None:
    begun = scene([soldier(0, hands=["weighted-net"])], [dummy(1)])
    hit = act(begun, "jost: attack dummy weighted-net", dice="d20=1 d20=20").event("full-hit")
    assert hit.tally is not None
    told = [(part.value, part.rule) for part in hit.tally.parts or []]
    assert (hit.tally.total, told) == (0, [(0, "LSK-EQP-02")])


@pytest.mark.rule("LSK-EQP-02")
def test_a_glancing_net_does_nothing() -> None:
    begun = scene([soldier(0, hands=["weighted-net"])], [dummy(1, armour="full-plate")])
    played = act(begun, "jost: attack dummy weighted-net", dice="d20=15")
    assert played.event("glancing-hit").amount == 0
    assert (played.fighter("dummy").wounds, played.fighter("dummy").netted) == (200, False)


@pytest.mark.rule("LSK-EQP-02")
def test_a_net_ends_aim_search_and_grip() -> None:
    victim = soldier(1, 0, "aiming", name="Foe", hands=["light-crossbow"], quiver={"bolt": 3})
    begun = scene([soldier(0, hands=["weighted-net"])], [victim])
    asked = begun.play("jost: attack foe weighted-net")
    assert not act(asked, "foe: none", dice="d20=1 d20=1").fighter("foe").aiming


# Whip and silver


@pytest.mark.rule("LSK-EQP-02")
@pytest.mark.parametrize(
    ("armour", "dice", "wounds"),
    [
        ("none", "d20=3 d3=2", 195),
        ("buff-coat", "d20=16", 199),  # glancing
        ("chainmail", "d20=3", 200),
        ("chainmail", "d20=15", 200),
    ],
)
def test_a_whip_does_nothing_to_metal(armour: str, dice: str, wounds: int) -> None:
    begun = scene([soldier(0, hands=["whip"])], [dummy(2, armour=armour)])
    played = act(begun, "jost: attack dummy whip path=", dice=dice)
    assert played.fighter("dummy").wounds == wounds


@pytest.mark.rule("LSK-EQP-02")
def test_not_even_to_the_helpless() -> None:
    begun = scene([soldier(0, hands=["whip"])], [dummy(1, 0, "bound", armour="chainmail")])
    assert act(begun, "jost: attack dummy whip").fighter("dummy").wounds == 200


@pytest.mark.rule("LSK-EQP-02")
@pytest.mark.parametrize("blow", ["d20=20", "d20=3 d8=1"])
def test_silver_breaks_on_a_one_after_hit_or_miss(blow: str) -> None:
    begun = scene([soldier(0, hands=["silver-sword"])], [dummy(1)])
    attack = "jost: attack dummy silver-sword"
    assert hands(act(begun, attack, dice=f"{blow} d10=2"), "jost") == ["silver-sword"]
    broken = act(begun, attack, dice=f"{blow} d10=1")
    assert (hands(broken, "jost"), lies(broken, "silver-sword")) == ([], "spent")


@pytest.mark.rule("LSK-EQP-02")
def test_thrown_silver_breaks_as_well() -> None:
    begun = scene([soldier(0, hands=["silver-dagger"])], [dummy(2)])
    throw = "jost: throw dummy silver-dagger path="
    assert lies(act(begun, throw, dice="d20=20 d10=2"), "silver-dagger") == "2,0"
    assert lies(act(begun, throw, dice="d20=20 d10=1"), "silver-dagger") == "spent"
