"""Equipment: missile weapons, firearms, armour, shields, mounts (section 5)."""

from typing import Any

import pytest

from fechtbuch.books.landsknecht.kinds.armoury import ARMOUR, WEAPONS
from fechtbuch.books.landsknecht.kinds.arms import MARTIAL, SIMPLE, SPECIALIST
from fechtbuch.books.landsknecht.rules.basics.load import mount_load, mount_rate
from fechtbuch.books.landsknecht.rules.basics.weapons import length, shield_value
from fechtbuch.books.landsknecht.rules.harm.wounds import poison_works
from fechtbuch.books.landsknecht.rules.hitting.to_hit import armour_against, range_penalty
from fechtbuch.books.landsknecht.rules.shooting.loading import reload_rounds
from fechtbuch.books.landsknecht.rules.shooting.missiles import shot
from fechtbuch.testing import Situation
from tests.landsknecht.people import act, dummy, lies, soldier
from tests.landsknecht.scenes import numbers, scene

# Missile weapons

MISSILES = [
    # key, missile, hands, die, short, medium, long, reload, ignores, category
    ("sling", "bullet", 1, 4, 50, 300, 450, 0, 0, MARTIAL),
    ("short-bow", "arrow", 2, 6, 50, 300, 450, 0, 0, SPECIALIST),
    ("long-bow", "arrow", 2, 6, 50, 600, 900, 0, 0, SPECIALIST),
    ("light-crossbow", "bolt", 2, 6, 50, 150, 400, 1, 1, SIMPLE),
    ("heavy-crossbow", "bolt", 2, 8, 50, 200, 600, 2, 3, MARTIAL),
]


@pytest.mark.rule("LSK-EQP-03")
@pytest.mark.parametrize("row", MISSILES, ids=[row[0] for row in MISSILES])
def test_a_missile_weapon(row: tuple[Any, ...]) -> None:
    key, missile, in_hands, die, short, medium, far, reload, ignores, category = row
    weapon = WEAPONS[key]
    assert (weapon.hands, weapon.category) == (in_hands, category)
    jost = soldier(0, hands=[key], quiver={missile: 9})
    begun = scene([jost], [dummy(4, armour="full-plate")])
    fight = begun.fight
    bow, target = fight.by_slug("jost"), fight.by_slug("dummy")
    blow = shot(bow, target, bow.hands[0], False)
    for feet, penalty in ((short, 0), (short + 5, 2), (medium, 2), (medium + 5, 4), (far, 4)):
        target.at = bow.at + 16384 * (feet // 5)
        assert range_penalty(fight, blow, target) == penalty
    assert reload_rounds(bow, weapon) == reload
    assert armour_against(fight, blow, target) == 6 - ignores
    played = act(begun, "jost: shoot dummy", dice=f"d20=3 d{die}={die}")
    assert played.event("full-hit").amount == 3 + die
    last, beyond = scene([jost], [dummy(far // 5)]), scene([jost], [dummy(far // 5 + 9)])
    assert ("shoot" in last.offers(), "shoot" in beyond.offers()) == (True, False)


@pytest.mark.rule("LSK-EQP-03")
@pytest.mark.parametrize(("key", "die"), [("rock", 2), ("dart", 4)])
def test_rocks_and_darts(key: str, die: int) -> None:
    begun = scene([soldier(0, hands=[key])], [dummy(2)])
    played = act(begun, f"jost: throw dummy {key} path=", dice=f"d20=3 d{die}={die}")
    assert played.event("full-hit").amount == 3 + die
    assert lies(played, key) == "2,0"


@pytest.mark.rule("LSK-EQP-03")
@pytest.mark.parametrize(("x", "penalty"), [(2, 0), (3, -2), (4, -2), (5, -4), (6, -4)])
def test_thrown_weapons_fly_ten_twenty_thirty_feet(x: int, penalty: int) -> None:
    begun = scene([soldier(0, hands=["hand-axe"])], [dummy(x)])
    played = act(begun, "jost: throw dummy hand-axe path=", dice="d20=20")
    assert played.parts("attack").get("range", 0) == penalty


@pytest.mark.rule("LSK-EQP-03")
def test_a_thrown_weapon_has_its_die_and_its_category() -> None:
    begun = scene([soldier(0, bs=0, hands=["spear"])], [dummy(2)])
    played = act(begun, "jost: throw dummy spear path=", dice="d20=3 d4=4")
    assert played.event("full-hit").amount == 7
    assert "ballistic-skill" not in played.parts("attack")  # Martial, and he has no skill


@pytest.mark.rule("LSK-EQP-03")
def test_stones_halve_the_ranges_of_a_sling() -> None:
    jost = soldier(0, hands=["sling"], quiver={"stone": 9})
    played = act(scene([jost], [dummy(6)]), "jost: shoot dummy path=", dice="d20=20")
    assert played.parts("attack")["range"] == -2  # 30' is beyond 25'


def blown(poison: str, dice: str, **changes: Any) -> Situation:
    jost = soldier(0, hands=["blowgun"], quiver={"blowgun-dart": {"count": 5, "poison": poison}})
    victim = soldier(4, 0, "acted", name="Foe", **changes)
    return act(scene([jost], [victim, dummy(30)]), "jost: shoot foe path=", dice=dice)


@pytest.mark.rule("LSK-EQP-03")
def test_a_blowgun_deals_one_point_full_or_glancing() -> None:
    assert blown("", "d20=3").fighter("foe").wounds == 14
    assert blown("", "d20=12", armour="full-plate").fighter("foe").wounds == 14
    assert (WEAPONS["blowgun"].hands, WEAPONS["blowgun"].category) == (2, MARTIAL)
    ranges = WEAPONS["blowgun"]
    assert (ranges.short, ranges.medium, ranges.long) == (20, 50, 80)


@pytest.mark.rule("LSK-EQP-03")
@pytest.mark.parametrize(
    ("poison", "state"), [("sleep", "asleep"), ("paralysis", "paralysed"), ("deadly", "dead")]
)
def test_its_poison_works_unless_saved_against(poison: str, state: str) -> None:
    assert getattr(blown(poison, "d20=3 d20=11").fighter("foe"), state)
    assert not getattr(blown(poison, "d20=3 d20=12").fighter("foe"), state)
    assert getattr(blown(poison, "d20=12 d20=11", armour="full-plate").fighter("foe"), state)
    assert not blown(poison, "d20=20").rolls("save")


# Firearms

FIREARMS = [
    # key, hands, die, short, medium, long, melee die, melee grade, ignores beyond short
    ("pistol", 1, 8, 25, 50, 100, 4, 1, 0),
    ("arquebus", 2, 8, 50, 100, 600, 6, 2, 0),
    ("musket", 2, 10, 50, 100, 600, 6, 2, 5),
    ("double-barrelled-handgun", 2, 10, 30, 60, 300, 6, 2, 0),
]


@pytest.mark.rule("LSK-EQP-04")
@pytest.mark.parametrize("row", FIREARMS, ids=[row[0] for row in FIREARMS])
def test_a_firearm(row: tuple[Any, ...]) -> None:
    key, in_hands, die, short, medium, far, melee_die, grade, beyond = row
    assert WEAPONS[key].hands == in_hands
    jost = soldier(0, bs=2, hands=[key], quiver={"shot": 9})
    begun = scene([jost], [dummy(1, armour="full-plate")])
    fight = begun.fight
    gunner, target = fight.by_slug("jost"), fight.by_slug("dummy")
    assert length(gunner) == grade
    blow = shot(gunner, target, gunner.hands[0], False)
    for feet, penalty in ((short, 0), (short + 5, 4), (medium, 4), (medium + 5, 8), (far, 8)):
        target.at = gunner.at + 16384 * (feet // 5)
        assert range_penalty(fight, blow, target) == penalty
        ignored = 5 if feet <= short else beyond
        assert armour_against(fight, blow, target) == 6 - ignored
    played = act(begun, "jost: shoot dummy path=", dice=f"d10=9 d20=3 d{die}={die}")
    assert played.event("full-hit").amount == 3 + die
    struck = act(begun, f"jost: attack dummy {key}", dice=f"d20=3 d{melee_die}={melee_die}")
    assert struck.event("full-hit").amount == 3 + melee_die


@pytest.mark.rule("LSK-EQP-04")
def test_a_blunderbuss_is_no_weapon_in_melee() -> None:
    jost = soldier(0, bs=2, hands=["blunderbuss"], quiver={"shot": 9})
    begun = scene([jost], [dummy(1)])
    assert begun.offers("attack target=dummy") == ["bare-hands"]
    played = act(begun, "jost: shoot dummy path=", dice="d10=9 d20=3 d8=8")
    assert played.event("full-hit").amount == 11
    weapon = WEAPONS["blunderbuss"]
    assert (weapon.short, weapon.medium, weapon.long) == (10, 20, 50)
    begun = scene([soldier(0, hands=["dagger"])], [dummy(1, hands=["blunderbuss"])])
    played = act(begun, "jost: attack dummy dagger", dice="d20=20 d4=1")
    assert played.parts("attack")["unarmed"] == 5


@pytest.mark.rule("LSK-EQP-04")
@pytest.mark.parametrize(
    ("key", "category"),
    [
        ("arquebus", SPECIALIST),
        ("wheellock-arquebus", MARTIAL),
        ("flintlock-arquebus", MARTIAL),
        ("pistol", MARTIAL),
        ("flintlock-pistol", MARTIAL),
        ("musket", SPECIALIST),
        ("flintlock-musket", MARTIAL),
    ],
)
def test_the_category_goes_by_the_lock(key: str, category: int) -> None:
    assert WEAPONS[key].category == category


@pytest.mark.rule("LSK-EQP-04")
def test_in_melee_the_category_of_the_equivalent_counts() -> None:
    begun = scene([soldier(0, ws=1, bs=0, hands=["musket"], quiver={"shot": 9})], [dummy(1)])
    played = act(begun, "jost: attack dummy musket", dice="d20=20")
    assert played.parts("attack")["attacker-weapon-skill"] == 1  # Small is Simple


@pytest.mark.rule("LSK-EQP-04")
def test_a_musket_wants_a_rest_and_a_shooter_who_stands_still() -> None:
    def fired(kit: dict[str, Any], way: str = "path=") -> int:
        jost = soldier(0, bs=2, hands=["musket"], quiver={"shot": 9}, **kit)
        played = act(scene([jost], [dummy(8)]), f"jost: shoot dummy {way}", dice="d10=9 d20=20")
        return played.parts("attack").get("no-rest", 0)

    assert fired({}) == -2
    assert fired({"belt": ["fork-rest"]}) == 0
    assert fired({"belt": ["fork-rest"]}, "path=0,1") == -2
    assert fired({"belt": ["fork-rest"]}, "path= then=0,1") == -2
    assert fired({"pack": ["fork-rest"]}) == -2


@pytest.mark.rule("LSK-EQP-04")
def test_two_barrels_two_shots() -> None:
    jost = soldier(0, bs=2, hands=["double-barrelled-handgun"], quiver={"shot": 9})
    begun = scene([jost], [dummy(4)])
    once = begun.play("jost: shoot dummy path=", dice="d10=9 d20=20 d6=5")
    twice = once.play("jost: shoot dummy path=", "dummy: none", dice="d10=9 d20=20").play(
        "dummy: nothing", dice="d6=5"
    )
    assert "shoot" not in twice.offers()


# Armour and shields


@pytest.mark.rule("LSK-EQP-05")
@pytest.mark.parametrize(
    ("key", "rating", "metal", "points"),
    [
        ("none", 0, False, 0),
        ("wams", 2, False, 0),
        ("buff-coat", 2, False, 0),
        ("jack-chains", 3, True, 1),
        ("chainmail", 4, True, 1),
        ("brigandine", 4, True, 1),
        ("half-armour", 4, True, 1),
        ("three-quarter-armour", 5, True, 2),
        ("full-plate", 6, True, 2),
    ],
)
def test_armour(key: str, rating: int, metal: bool, points: int) -> None:
    begun = scene([soldier(0, armour=key)], [dummy(9)])
    jost = begun.fighter("jost")
    assert (jost.armour_rating, jost.block.metal, jost.encumbrance) == (rating, metal, points)
    assert len(ARMOUR) == 9


@pytest.mark.rule("LSK-EQP-05")
def test_armour_counts_in_melee_at_range_and_for_the_unaware() -> None:
    armoured = dummy(2, 0, "unaware", armour="chainmail", hands=[])
    bow = soldier(0, hands=["short-bow"], bs=2, quiver={"arrow": 5})
    played = act(scene([bow], [armoured]), "jost: shoot dummy path=", dice="d20=20")
    assert numbers(played) == (18, 14)
    sword = soldier(1, hands=["messer"])
    played = act(scene([sword], [armoured]), "jost: attack dummy messer path=", dice="d20=20 d8=1")
    assert numbers(played) == (24, 20)  # unaware and unarmed


def sheltered(ranged: bool, **kit: Any) -> int:
    return int(shield_value(scene([soldier(0, **kit)], [dummy(9)]).fighter("jost"), ranged))


@pytest.mark.rule("LSK-EQP-06")
@pytest.mark.parametrize(
    ("kit", "melee", "ranged"),
    [
        ({"shield": "buckler"}, 2, 0),
        ({"shield": "shield"}, 2, 3),
        ({"shield": "pavise"}, 0, 0),  # it does not stand
        ({"shield": {"item": "pavise", "ready": True}}, 0, 5),
        ({"shield": {"item": "pavise", "ready": True}, "hands": ["heavy-crossbow"]}, 0, 5),
        ({"hands": ["messer"], "shield": "shield"}, 2, 3),
        ({"hands": ["shield"], "shield": "buckler"}, 2, 3),  # the better one, whichever is first
        ({"hands": ["buckler"], "shield": "shield"}, 2, 3),
        ({"hands": ["messer", "dagger"]}, 1, 0),
        ({"hands": ["rapier", "hand-axe"]}, 1, 0),
        ({"hands": ["dagger", "club"]}, 1, 0),
        ({"hands": ["messer", "long-sword"]}, 0, 0),  # neither Minor nor Small
        ({"hands": ["dagger"]}, 0, 0),  # nothing in the other hand
        ({"hands": ["dagger", "holy-symbol"]}, 0, 0),
        ({"hands": ["pistol", "dagger"]}, 0, 0),  # a one-handed melee weapon is needed
        ({"hands": ["halberd"]}, 0, 0),
    ],
)
def test_shields_and_the_weapon_in_the_off_hand(kit: Any, melee: int, ranged: int) -> None:
    assert (sheltered(False, **kit), sheltered(True, **kit)) == (melee, ranged)


@pytest.mark.rule("LSK-EQP-06")
def test_the_best_counts_against_each_attack() -> None:
    begun = scene([soldier(0, hands=["messer"], shield="buckler")], [dummy(9)])
    jost = begun.fight.by_slug("jost")
    pavise = scene([soldier(0, shield={"item": "pavise", "ready": True})], [dummy(9)])
    jost.carried = [*jost.carried, *pavise.fight.by_slug("jost").carried]
    assert (shield_value(jost, False), shield_value(jost, True)) == (2, 5)


@pytest.mark.rule("LSK-EQP-06")
@pytest.mark.parametrize("weapon", ["halberd", "long-bow"])
def test_no_shield_works_together_with_a_two_handed_weapon(weapon: str) -> None:
    """Nobody has the hands for both; the rule says so all the same."""
    jost = scene([soldier(0, hands=[weapon])], [dummy(9)]).fight.by_slug("jost")
    bearer = scene([soldier(0, shield="shield")], [dummy(9)]).fight.by_slug("jost")
    jost.hands = [*jost.hands, *bearer.hands]
    assert (shield_value(jost, False), shield_value(jost, True)) == (0, 0)


@pytest.mark.rule("LSK-EQP-06")
def test_a_pavise_protects_only_where_it_stands() -> None:
    jost = soldier(0, shield={"item": "pavise", "ready": True})
    begun = scene([jost], [dummy(9)])
    moved = act(begun, "jost: move path=0,1")
    assert shield_value(moved.fighter("jost"), True) == 0
    back = moved.play(dice="d6=5").play("jost: move path=0,0", steps=0)
    assert shield_value(back.fighter("jost"), True) == 5


@pytest.mark.rule("LSK-RUL-33", "LSK-EQP-06")
def test_an_off_hand_weapon_lowers_the_number_by_one_and_gives_no_blow() -> None:
    foe = soldier(1, 0, "acted", name="Foe", hands=["messer", "dagger"])
    begun = scene([soldier(0, hands=["club"])], [foe])
    played = act(begun, "jost: attack foe club", dice="d20=20")
    assert played.parts("attack")["shield"] == -1
    two = scene([soldier(0, hands=["messer", "dagger"])], [dummy(1)])
    after = two.play("jost: attack dummy messer", dice="d20=20 d6=5")
    assert len(after.rolls("attack")) == 1


@pytest.mark.rule("LSK-RUL-65")
def test_a_cestus_is_no_off_hand_weapon() -> None:
    assert sheltered(False, hands=["messer"], worn=["cestus"]) == 0


# Mounts


@pytest.mark.rule("LSK-EQP-07")
@pytest.mark.parametrize(
    ("key", "hit_dice", "wounds", "attack", "die", "morale"),
    [
        ("warhorse", 3, 15, 2, 6, 9),
        ("riding-horse", 2, 10, 0, 4, 6),
        ("pony", 2, 8, 0, 3, 6),
        ("mule", 2, 9, 0, 4, 7),
    ],
)
def test_a_mount(key: str, hit_dice: int, wounds: int, attack: int, die: int, morale: int) -> None:
    mount = scene([soldier(0, mount=key)], [dummy(9)]).fighter(key)
    block = mount.block
    assert (block.hit_dice, mount.wounds, mount.ws, block.morale) == (
        hit_dice,
        wounds,
        attack,
        morale,
    )
    assert block.natural is not None
    assert (block.natural.damage, block.natural.grade, block.reach) == (die, 0, 1)
    assert (block.ac_melee, block.ac_ranged, mount.armour_rating) == (13, 13, 0)
    assert (block.intelligent, block.size) == (False, 1)


@pytest.mark.rule("LSK-EQP-07")
@pytest.mark.parametrize(
    ("barding", "rating", "points"),
    [("", 0, 0), ("leather", 2, 1), ("chain", 4, 2), ("plate", 6, 3)],
)
def test_barding(barding: str, rating: int, points: int) -> None:
    extra: dict[str, Any] = {"barding": barding} if barding else {}
    rider = soldier(0, mount="warhorse", **extra)
    horse = scene([rider], [dummy(9)]).fighter("warhorse")
    assert (horse.armour_rating, horse.encumbrance) == (rating, 5 + points)


@pytest.mark.rule("LSK-MNT-06", "LSK-EQP-07")
def test_a_horse_is_hidden_with_its_rider() -> None:
    hidden = soldier(0, mount="warhorse", hidden=["theirs"])
    fight = scene([hidden], [dummy(9)]).fight
    rider = next(fighter for fighter in fight.fighters if fighter.mount >= 0)
    assert rider.hidden_from != 0
    assert fight.fighters[rider.mount].hidden_from == rider.hidden_from


@pytest.mark.rule("LSK-EQP-03", "LSK-CST-02", "LSK-CST-01")
@pytest.mark.parametrize("poison", ["sleep", "paralysis", "deadly"])
def test_poison_spoils_a_spell_whatever_it_does(poison: str) -> None:
    """Who sleeps, stands stiff or is dead speaks no more before his spell takes effect."""
    begun = scene([{"use": "marta", "at": [0, 0]}], [dummy(3)])
    cast = begun.play("marta: cast spell=sleep", steps=0)
    fight = cast.fight
    marta = fight.by_slug("marta")
    assert marta.casting is not None
    poison_works(fight, marta, poison)
    assert marta.casting is None


@pytest.mark.rule("LSK-EQP-07")
@pytest.mark.parametrize(
    ("points", "rate", "walk"),
    [
        (0, 240, 80),
        (10, 240, 80),
        (11, 180, 60),
        (15, 180, 60),
        (16, 120, 40),
        (20, 120, 40),
        (21, 60, 20),
        (25, 60, 20),
        (26, 0, 0),
    ],
)
def test_the_load_sets_the_pace(points: int, rate: int, walk: int) -> None:
    horse = scene([soldier(0, mount="warhorse")], [dummy(9)]).fighter("warhorse")
    horse.encumbrance = points
    horse.rate = mount_rate(horse)
    assert (horse.rate, horse.combat_move(), horse.running_move()) == (rate, walk, rate)


@pytest.mark.rule("LSK-EQP-07")
def test_what_a_mount_carries() -> None:
    knight: dict[str, Any] = {"armour": "full-plate", "shield": "shield", "hands": ["lance"]}
    horse = scene([soldier(0, mount="warhorse", **knight)], [dummy(9)]).fighter("warhorse")
    assert horse.encumbrance == 5 + 4
    laden = scene([soldier(0, mount="pony", saddle=["bread"] * 10)], [dummy(9)]).fighter("pony")
    assert (laden.encumbrance, laden.rate) == (6 + 5 + 2, 180)


@pytest.mark.rule("LSK-EQP-07")
def test_a_mule_bears_five_points_with_ease_at_half_the_pace() -> None:
    mule = scene([soldier(0, mount="mule")], [dummy(9)]).fighter("mule")
    assert (mule.encumbrance, mule.rate, mule.combat_move()) == (0, 120, 40)


@pytest.mark.rule("LSK-EQP-07")
def test_a_mount_without_its_rider_is_lighter() -> None:
    ridden = scene([soldier(0, mount="pony")], [dummy(9)])
    assert ridden.fighter("pony").encumbrance == 11
    alone = act(ridden, "jost: dismount path=")
    assert alone.fighter("pony").encumbrance == 6
    assert mount_load(alone.fighter("pony"), None) == 6


@pytest.mark.rule("LSK-EQP-07")
def test_what_the_rider_picks_up_weighs_on_the_mount() -> None:
    begun = scene([soldier(0, mount="warhorse", hands=["halberd"])], [dummy(9)])
    assert begun.fighter("warhorse").encumbrance == 6
    assert begun.play("jost: drop halberd").fighter("warhorse").encumbrance == 5
