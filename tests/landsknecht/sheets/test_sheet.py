"""Sheets: the numbers of the sample fighters come out as the book prints them."""

import tomllib
from importlib.resources import files
from typing import Any

import pytest

from fechtbuch.books.base import books
from fechtbuch.books.fighters import fighter_data, fighter_keys, slugify, unique
from fechtbuch.books.landsknecht.kinds.armoury import ARMOUR, SHIELDS, WEAPONS
from fechtbuch.books.landsknecht.kinds.arms import (
    BELT,
    HAND,
    MARTIAL,
    NOBODY,
    PACK,
    SIMPLE,
    SPECIALIST,
    WORN,
    Weapon,
)
from fechtbuch.books.landsknecht.kinds.block import LARGE, NORMAL
from fechtbuch.books.landsknecht.rules.basics.load import mount_rate, walking_rate
from fechtbuch.books.landsknecht.rules.basics.weapons import longest, shield_value
from fechtbuch.books.landsknecht.rules.hitting.blow import melee_blow
from fechtbuch.books.landsknecht.rules.hitting.to_hit import target_number
from fechtbuch.books.landsknecht.rules.shooting.loading import reload_rounds
from fechtbuch.books.landsknecht.rules.shooting.missiles import shot
from fechtbuch.books.landsknecht.state.battle import Battle
from fechtbuch.books.landsknecht.state.fighter import Combatant
from fechtbuch.engine.choices import Refusal
from fechtbuch.engine.grid import field
from fechtbuch.scenario import Scenario, ScenarioError
from tests.landsknecht.scenes import man, scene

JOST = {
    "name": "Jost",
    "class": "warrior",
    "career": "mercenary",
    "level": 1,
    "ws": 1,
    "bs": 1,
    "wounds": 8,
}


def battle(*entries: dict[str, Any], **options: Any) -> Battle:
    """The entries five feet from a foe with no bonuses at all, a crossbow at his belt."""
    foe = {
        "use": "militiaman",
        "name": "Foe",
        "at": [1, 0],
        "belt": ["light-crossbow"],
        "quiver": {"bolt": 9},
    }
    placed = [{"at": [0, 3 * number], **entry} for number, entry in enumerate(entries)]
    scenario = Scenario.from_data(
        {
            "book": "landsknecht",
            "title": "Sheets",
            "options": options,
            "sides": [{"name": "Ours", "fighters": placed}, {"name": "Foes", "fighters": [foe]}],
        }
    )
    fight = scenario.build()
    assert isinstance(fight, Battle)
    return fight


def one(use: str, **changes: Any) -> Combatant:
    return battle({"use": use, **changes}).fighters[0]


def armour_class(use: str, **changes: Any) -> tuple[int, int]:
    """AC in melee and at range: the number of a foe who adds nothing to it."""
    fight = battle({"use": use, **changes})
    victim, foe = fight.fighters[0], fight.fighters[-1]
    melee = target_number(fight, melee_blow(fight, foe, victim, foe.hands[0]), victim)
    arrow = shot(foe, victim, foe.carried[0], False)
    return melee.total, target_number(fight, arrow, victim).total


# name: AC melee, AC ranged, melee bonus, ranged bonus, encumbrance, rate, combat move, saves
SAMPLES = {
    "kurt": (10, 14, 5, 1, 0, 120, 40, [12, 10, 13, 11, 14]),
    "hans": (10, 12, 2, 3, 2, 90, 30, [14, 12, 15, 13, 16]),
    "ilse": (11, 14, 4, 1, 1, 120, 40, [14, 12, 15, 13, 16]),
    "ulrich-on-foot": (7, 11, 7, 1, 4, 30, 10, [12, 10, 13, 11, 14]),
    "bertha": (11, 14, 5, 1, 0, 120, 40, [14, 12, 15, 13, 16]),
    "marta": (14, 14, 0, 0, 0, 120, 40, [13, 13, 16, 13, 14]),
    "veit": (14, 14, 0, 0, 0, 120, 40, [14, 11, 16, 12, 15]),
    "militiaman": (14, 14, 0, 0, 0, 120, 40, [16, 14, 17, 15, 18]),
    "wolf": (12, 12, 2, 0, 0, 180, 60, [14, 12, 15, 13, 16]),
    "ogre": (13, 14, 5, 0, 0, 120, 40, [12, 10, 13, 11, 14]),
}


@pytest.mark.rule("LSK-ATK-02", "LSK-ATK-03", "LSK-EQP-06")
@pytest.mark.parametrize("use", SAMPLES)
def test_armour_class_of_the_sample_fighters(use: str) -> None:
    assert armour_class(use) == SAMPLES[use][:2]


@pytest.mark.rule("LSK-ATK-04", "LSK-ATK-05")
@pytest.mark.parametrize("use", SAMPLES)
def test_bonuses_of_the_sample_fighters(use: str) -> None:
    fighter = one(use)
    assert fighter.ws + fighter.strength == SAMPLES[use][2]
    assert fighter.bs + fighter.agility == SAMPLES[use][3]


@pytest.mark.rule("LSK-MOV-05", "LSK-MOV-06")
@pytest.mark.parametrize("use", SAMPLES)
def test_encumbrance_and_pace_of_the_sample_fighters(use: str) -> None:
    fighter = one(use)
    assert fighter.encumbrance == SAMPLES[use][4]
    assert (fighter.rate, fighter.combat_move()) == SAMPLES[use][5:7]
    assert fighter.running_move() == SAMPLES[use][5]


@pytest.mark.rule("LSK-SAV-02")
@pytest.mark.parametrize("use", SAMPLES)
def test_saves_of_the_sample_fighters(use: str) -> None:
    assert one(use).saves == SAMPLES[use][7]


@pytest.mark.rule("LSK-RUL-35", "LSK-CND-03")
def test_anselm_with_a_sword_and_with_nothing_but_his_crossbow() -> None:
    assert armour_class("anselm", hands=["short-sword"], belt=[]) == (12, 13)
    # Unarmed in melee: AC 13, and 5 more for whoever strikes at him.
    assert armour_class("anselm") == (18, 13)
    anselm = one("anselm")
    assert (anselm.encumbrance, anselm.rate) == (2, 90)
    assert [(thing.key, thing.count) for thing in anselm.carried] == [
        ("short-sword", 1),
        ("bolt", 20),
    ]


@pytest.mark.rule("LSK-EQP-07", "LSK-MNT-02", "LSK-MNT-06")
def test_ulrich_in_the_saddle() -> None:
    fight = battle({"use": "ulrich"})
    ulrich, horse = fight.fighters[:2]
    assert ulrich.mount == horse.index
    assert horse.rider == ulrich.index
    assert horse.at == ulrich.at
    # 5 for the rider and 4 for what he wears and carries.
    assert (ulrich.encumbrance, horse.encumbrance) == (4, 9)
    assert (horse.rate, horse.combat_move(), horse.running_move()) == (240, 80, 240)
    assert (horse.wounds, horse.armour_rating, horse.ws, horse.block.morale) == (15, 0, 2, 9)
    assert (horse.block.ac_melee, horse.block.ac_ranged) == (13, 13)
    assert horse.block.size == LARGE
    assert horse.saves == [14, 12, 15, 13, 16]
    # With the lance in both hands 9 and 14, one better in melee against foot.
    assert armour_class("ulrich") == (8, 14)
    assert armour_class("ulrich", hands=["long-sword"], belt=["lance"]) == (6, 11)


@pytest.mark.rule("LSK-MNT-04", "LSK-EQP-06")
def test_a_lance_in_a_mounted_charge_leaves_the_shield_its_value() -> None:
    ulrich = one("ulrich")
    assert [shield_value(ulrich, ranged) for ranged in (False, True)] == [0, 0]
    ulrich.charged = True
    assert [shield_value(ulrich, ranged) for ranged in (False, True)] == [2, 3]


@pytest.mark.rule("LSK-MOV-05")
def test_every_row_of_the_movement_table() -> None:
    assert [walking_rate(points) for points in range(7)] == [120, 120, 90, 60, 30, 0, 0]
    for row in books()["landsknecht"].data("data/movement.toml")["movement"]:
        assert walking_rate(row["from"]) == row["rate"]
        assert row["combat"] == row["rate"] // 3


@pytest.mark.rule("LSK-EQP-07")
def test_every_row_of_the_mounts_table() -> None:
    horse = battle({"use": "ulrich"}).fighters[1]
    for row in books()["landsknecht"].data("data/mounts.toml")["movement"]:
        horse.encumbrance = row["from"]
        assert mount_rate(horse) == row["rate"]
    horse.encumbrance = 10
    assert mount_rate(horse) == 240


@pytest.mark.rule("LSK-EQP-07")
@pytest.mark.parametrize(
    ("mount", "load", "rate", "wounds"),
    [("riding-horse", 6, 240, 10), ("pony", 12, 180, 8), ("mule", 1, 120, 9)],
)
def test_a_pony_starts_loaded_and_a_mule_goes_at_half_the_rate(
    mount: str, load: int, rate: int, wounds: int
) -> None:
    # The rider has chainmail: 5 + 1 points.
    sheet = {**JOST, "armour": "chainmail", "hands": ["messer"], "mount": mount}
    animal = battle(sheet).fighters[1]
    assert (animal.encumbrance, animal.rate, animal.wounds) == (load, rate, wounds)
    assert animal.combat_move() == rate // 3


@pytest.mark.rule("LSK-EQP-07")
def test_barding_and_saddlebags_weigh_on_the_mount() -> None:
    sheet = {
        **JOST,
        "mount": "warhorse",
        "barding": "plate",
        "saddle": ["rope", "torch", "horn", "lantern", "bread", "ladder"],
    }
    horse = battle(sheet).fighters[1]
    # Rider 5, plate 3, five items 1, a ladder 1.
    assert (horse.encumbrance, horse.armour_rating, horse.rate) == (10, 6, 240)


@pytest.mark.rule("LSK-MOV-06", "LSK-RUL-39")
@pytest.mark.parametrize(
    ("changes", "points"),
    [
        ({}, 0),
        ({"armour": "chainmail"}, 1),
        ({"armour": "three-quarter-armour"}, 2),
        ({"armour": "full-plate"}, 2),
        ({"belt": ["dagger"] * 4}, 0),
        ({"belt": ["dagger"] * 5}, 1),
        ({"belt": ["dagger"] * 9}, 1),
        ({"belt": ["dagger"] * 10}, 2),
        ({"pack": ["halberd", "ladder"]}, 2),
        ({"pack": ["halberd"] + ["dagger"] * 4}, 1),
        ({"quiver": {"bolt": 20}, "belt": ["dagger"] * 3}, 0),
        ({"quiver": {"bolt": 21}, "belt": ["dagger"] * 3}, 1),
        ({"quiver": {"dart": 12}, "belt": ["dagger"] * 4}, 1),
        ({"quiver": {"dart": 12}, "belt": ["dagger"] * 3}, 0),
        ({"pack": [{"item": "coins", "count": 400}]}, 0),
        ({"pack": [{"item": "coins", "count": 401}]}, 1),
        ({"shield": "pavise"}, 1),
        ({"shield": {"item": "pavise", "ready": True}}, 0),
    ],
)
def test_encumbrance_counts_armour_items_and_oversized_things(
    changes: dict[str, Any], points: int
) -> None:
    assert battle({**JOST, **changes}).fighters[0].encumbrance == points


@pytest.mark.rule("LSK-MOV-06")
@pytest.mark.parametrize("traits", [True, False])
def test_a_soldier_carries_one_point_less_but_never_below_zero(traits: bool) -> None:
    soldier = {**JOST, "career": "soldier"}
    light = battle(soldier, career_traits=traits).fighters[0]
    heavy = battle({**soldier, "armour": "full-plate"}, career_traits=traits).fighters[0]
    assert (light.encumbrance, heavy.encumbrance) == (0, 1)


@pytest.mark.rule("LSK-DMG-03")
def test_a_bonus_stands_for_the_lowest_score_of_its_row() -> None:
    bonuses = {"str": -3, "agi": -2, "tou": -1, "int": 1, "wil": 2, "lea": 3}
    fighter = battle({**JOST, "abilities": bonuses}).fighters[0]
    assert fighter.scores == [3, 4, 6, 13, 16, 18]
    assert (fighter.strength, fighter.agility) == (-3, -2)
    assert (fighter.intelligence, fighter.willpower) == (1, 2)
    scored = battle({**JOST, "scores": {"str": 17, "agi": 8}}).fighters[0]
    assert scored.scores == [17, 8, 9, 9, 9, 9]
    assert (scored.strength, scored.agility) == (2, -1)


@pytest.mark.rule("LSK-SAV-02")
@pytest.mark.parametrize(
    ("klass", "level", "saves"),
    [
        ("ranger", 3, [12, 13, 14, 16, 15]),
        ("ranger", 4, [10, 11, 12, 14, 13]),
        ("cleric", 4, [14, 11, 16, 12, 15]),
        ("cleric", 5, [12, 9, 14, 10, 12]),
        ("magic-user", 5, [13, 13, 16, 13, 14]),
        ("magic-user", 6, [11, 11, 14, 11, 12]),
        ("rogue", 4, [14, 16, 15, 14, 14]),
        ("rogue", 5, [11, 12, 14, 13, 12]),
        ("peasant", 3, [13, 11, 14, 15, 16]),
        ("peasant", 4, [11, 9, 12, 13, 14]),
        ("townsman", 1, [14, 13, 16, 13, 14]),
        ("townsman", 6, [12, 11, 14, 11, 12]),
        ("academic", 2, [15, 14, 16, 12, 13]),
        ("academic", 5, [13, 12, 13, 10, 11]),
        ("warrior", 6, [12, 10, 13, 11, 14]),
    ],
)
def test_saves_by_class_and_level(klass: str, level: int, saves: list[int]) -> None:
    sheet = {"name": "Nobody", "class": klass, "level": level, "wounds": 5}
    assert battle(sheet).fighters[0].saves == saves


@pytest.mark.rule("LSK-SAV-02")
@pytest.mark.parametrize(
    ("hd", "saves"),
    [(0, [16, 14, 17, 15, 18]), (1, [14, 12, 15, 13, 16]), (9, [12, 10, 13, 11, 14])],
)
def test_creatures_save_by_their_hit_dice(hd: int, saves: list[int]) -> None:
    assert one("wolf", hd=hd).saves == saves


@pytest.mark.rule("LSK-EQP-01")
@pytest.mark.parametrize(
    ("key", "hands", "damage", "grade", "category", "reach"),
    [
        ("unarmed", 0, 2, 0, SIMPLE, 1),
        ("cestus", 0, 3, 0, SIMPLE, 1),
        ("garrote", 2, 6, 0, SIMPLE, 1),
        ("weighted-net", 1, 0, 0, SIMPLE, 1),
        ("whip", 1, 3, 0, SIMPLE, 2),
        ("dagger", 1, 4, 1, SIMPLE, 1),
        ("short-sword", 1, 6, 2, SIMPLE, 1),
        ("messer", 1, 8, 3, MARTIAL, 1),
        ("warflail", 2, 8, 3, MARTIAL, 2),
        ("mancatcher", 2, 6, 3, SIMPLE, 1),
        ("staff", 2, 6, 4, SIMPLE, 1),
        ("spear", 1, 4, 4, MARTIAL, 1),
        ("rapier", 1, 8, 4, SPECIALIST, 1),
        ("two-handed-sword", 2, 10, 4, SPECIALIST, 1),
        ("halberd", 2, 8, 5, MARTIAL, 2),
        ("lance", 2, 10, 5, SPECIALIST, 2),
    ],
)
def test_melee_weapons(
    key: str, hands: int, damage: int, grade: int, category: int, reach: int
) -> None:
    weapon = WEAPONS[key]
    assert (weapon.hands, weapon.damage, weapon.grade) == (hands, damage, grade)
    assert (weapon.category, weapon.reach) == (category, reach)


@pytest.mark.rule("LSK-EQP-01")
def test_tags_of_melee_weapons() -> None:
    def tagged(tag: str) -> set[str]:
        return {key for key, weapon in WEAPONS.items() if getattr(weapon, tag)}

    assert tagged("grapple") == {"garrote", "weighted-net", "mancatcher"}
    assert tagged("polearm") == {"spear-both-hands", "polearm", "halberd", "pike", "lance"}
    assert tagged("second_rank") == tagged("polearm") | {"warflail"}
    assert {"dagger", "club", "hand-axe", "spear"} <= tagged("throwable")
    assert "short-sword" not in tagged("throwable")
    spear = WEAPONS["spear"].two_hands
    assert spear is not None
    assert (spear.damage, spear.grade, spear.reach, spear.polearm) == (6, 5, 2, True)


@pytest.mark.rule("LSK-EQP-03", "LSK-MIS-11")
@pytest.mark.parametrize(
    ("key", "ranges", "damage", "reload", "ignores", "category"),
    [
        ("rock", (10, 20, 30), 2, 0, 0, SIMPLE),
        ("dart", (10, 20, 30), 4, 0, 0, SIMPLE),
        ("blowgun", (20, 50, 80), 0, 0, 0, MARTIAL),
        ("sling", (50, 300, 450), 4, 0, 0, MARTIAL),
        ("short-bow", (50, 300, 450), 6, 0, 0, SPECIALIST),
        ("long-bow", (50, 600, 900), 6, 0, 0, SPECIALIST),
        ("light-crossbow", (50, 150, 400), 6, 1, 1, SIMPLE),
        ("heavy-crossbow", (50, 200, 600), 8, 2, 3, MARTIAL),
    ],
)
def test_missile_weapons(
    key: str, ranges: tuple[int, int, int], damage: int, reload: int, ignores: int, category: int
) -> None:
    weapon = WEAPONS[key]
    assert (weapon.short, weapon.medium, weapon.long) == ranges
    assert (weapon.damage, weapon.reload, weapon.ignores) == (damage, reload, ignores)
    assert weapon.category == category
    assert weapon.shoots()


@pytest.mark.rule("LSK-EQP-04", "LSK-MIS-12")
def test_firearms() -> None:
    musket = WEAPONS["musket"]
    assert (musket.short, musket.medium, musket.long) == (50, 100, 600)
    assert (musket.damage, musket.ignores, musket.rest) == (10, 5, -2)
    assert musket.ignores_at_any_range
    assert not WEAPONS["arquebus"].ignores_at_any_range
    melee, bayonet = musket.melee_as, musket.bayonet_as
    assert melee is not None
    assert bayonet is not None
    assert (melee.damage, bayonet.grade) == (6, 5)
    assert WEAPONS["blunderbuss"].melee_as is None
    assert WEAPONS["double-barrelled-handgun"].barrels == 2
    lock = {key: (WEAPONS[key].misfire, WEAPONS[key].category) for key in ("arquebus", "pistol")}
    assert lock == {"arquebus": (2, SPECIALIST), "pistol": (2, MARTIAL)}
    assert WEAPONS["flintlock-musket"].misfire == 1
    assert WEAPONS["arquebus"].misfire_in_weather != 0
    assert WEAPONS["pistol"].misfire_in_weather == 0


@pytest.mark.rule("LSK-MIS-12")
@pytest.mark.parametrize(
    ("gun", "career", "rounds"),
    [
        # 10 - 3 - 1 + 1 = 7; half of it, once and a half, and both.
        ("arquebus", "mercenary", 7),
        ("flintlock-arquebus", "mercenary", 3),
        ("rifled-arquebus", "mercenary", 10),
    ],
)
def test_reload_time_of_firearms(gun: str, career: str, rounds: int) -> None:
    anselm = one("anselm", hands=[gun], quiver={"shot": 9}, career=career)
    assert anselm.encumbrance == 1
    assert reload_rounds(anselm, WEAPONS[gun]) == rounds


@pytest.mark.rule("LSK-EQP-05")
def test_armour() -> None:
    expected = {
        "none": (0, False, 0),
        "wams": (2, False, 0),
        "buff-coat": (2, False, 0),
        "jack-chains": (3, True, 1),
        "chainmail": (4, True, 1),
        "brigandine": (4, True, 1),
        "half-armour": (4, True, 1),
        "three-quarter-armour": (5, True, 2),
        "full-plate": (6, True, 2),
    }
    assert {
        key: (row["ar"], row["metal"], row["encumbrance"]) for key, row in ARMOUR.items()
    } == expected
    for key, (rating, metal, load) in expected.items():
        fighter = battle({**JOST, "armour": key}).fighters[0]
        assert fighter.armour_rating == rating
        assert (fighter.block.metal, fighter.encumbrance) == (metal, load)


@pytest.mark.rule("LSK-EQP-06")
@pytest.mark.parametrize(
    ("changes", "melee", "ranged"),
    [
        ({"hands": ["messer"], "shield": "buckler"}, 2, 0),
        ({"hands": ["messer"], "shield": "shield"}, 2, 3),
        ({"hands": ["messer", "dagger"]}, 1, 0),
        ({"hands": ["messer"], "shield": "pavise"}, 0, 0),
        ({"hands": ["heavy-crossbow"], "shield": {"item": "pavise", "ready": True}}, 0, 5),
        ({"hands": ["messer"]}, 0, 0),
    ],
)
def test_shields_and_off_hand_weapons(changes: dict[str, Any], melee: int, ranged: int) -> None:
    fighter = battle({**JOST, **changes}).fighters[0]
    assert (shield_value(fighter, False), shield_value(fighter, True)) == (melee, ranged)
    assert set(SHIELDS) == {"buckler", "shield", "pavise"}


@pytest.mark.rule("LSK-MIS-13")
def test_weapons_at_hand_are_loaded_unless_the_sheet_says_otherwise() -> None:
    fight = battle(
        {**JOST, "hands": ["heavy-crossbow"], "belt": ["pistol"], "pack": ["arquebus"]},
        {**JOST, "hands": [{"item": "heavy-crossbow", "loaded": False}]},
        {**JOST, "hands": ["double-barrelled-handgun"]},
        {**JOST, "hands": [{"item": "arquebus", "lit": False}]},
    )
    shots = {thing.slug: (thing.shots, thing.load_left) for thing in fight.things}
    assert shots["heavy-crossbow"] == (1, 0)
    assert shots["pistol"] == (1, 0)
    assert shots["arquebus"][0] == 0
    assert shots["heavy-crossbow-2"] == (0, 2)
    assert shots["double-barrelled-handgun"] == (2, 0)
    match = fight.thing_by_slug("arquebus-2")
    assert match is not None
    assert match.unlit


@pytest.mark.rule("LSK-MIS-13")
def test_a_quiver_is_one_thing_and_darts_are_many() -> None:
    fighter = battle({**JOST, "quiver": {"bolt": 20, "dart": 3}}).fighters[0]
    assert [(thing.key, thing.count) for thing in fighter.carried] == [
        ("bolt", 20),
        ("dart", 1),
        ("dart", 1),
        ("dart", 1),
    ]


@pytest.mark.rule("LSK-WRS-14")
def test_the_fists_of_a_pit_fighter() -> None:
    def fists(**options: Any) -> int:
        natural = battle({"use": "bertha"}, **options).fighters[0].block.natural
        assert isinstance(natural, Weapon)
        return natural.damage

    assert fists() == 4
    assert fists(career_traits=False) == 2


@pytest.mark.rule("LSK-MOV-07")
def test_creatures_have_their_own_reach_and_weapon() -> None:
    ogre, wolf = one("ogre"), one("wolf")
    assert (ogre.block.reach, ogre.block.size) == (2, LARGE)
    assert (wolf.block.reach, wolf.block.size) == (1, NORMAL)
    assert one("ogre", reach=5).block.reach == 1
    assert [thing.key for thing in ogre.hands] == ["great-club"]
    assert wolf.hands == []
    # An ogre without his club strikes for d4.
    bite, blow = wolf.block.natural, ogre.block.natural
    assert bite is not None
    assert blow is not None
    assert (bite.damage, blow.damage, blow.grade) == (6, 4, 0)


@pytest.mark.rule("LSK-FLE-08")
def test_why_somebody_pursues() -> None:
    assert one("kurt").block.motive == "other"
    assert one("brigand").block.motive == "treasure"
    assert one("wolf", eats=[]).block.motive == "food"
    assert one("ogre").block.motive == "other"


@pytest.mark.rule("LSK-MOV-08")
def test_a_gargantuan_creature_covers_its_block_of_squares() -> None:
    fight = battle({"use": "mudback", "at": [5, 5]})
    mudback = fight.fighters[0]
    assert sorted(fight.ground_of(mudback)) == sorted(
        field(x, y) for x in (5, 6, 7) for y in (5, 6)
    )


def test_where_things_are() -> None:
    fighter = battle(
        {
            **JOST,
            "hands": ["messer"],
            "shield": "buckler",
            "worn": ["cestus"],
            "belt": ["dagger"],
            "pouch": ["purse"],
            "pack": ["rope"],
        }
    ).fighters[0]
    assert [thing.slug for thing in fighter.hands] == ["messer", "buckler"]
    places = {thing.slug: thing.place for thing in fighter.carried}
    assert (places["cestus"], places["dagger"], places["rope"]) == (WORN, BELT, PACK)
    assert all(thing.holder == fighter.index for thing in [*fighter.hands, *fighter.carried])
    assert fighter.hands[0].place == HAND


def test_the_states_to_begin_in() -> None:
    fighter = one("anselm", states=["aiming", "prone"], wounds_left=3)
    assert (fighter.aiming, fighter.aimed, fighter.prone) == (True, True, True)
    assert (fighter.wounds, fighter.max_wounds) == (3, 15)
    dead = one("anselm", states=["dead"])
    assert (dead.dead, dead.down, dead.alive()) == (True, True, False)


def test_a_rider_on_foot_has_his_horse_beside_him() -> None:
    fight = battle({"use": "ulrich", "mounted": False, "shield": "shield", "hands": []})
    ulrich, horse = fight.fighters[:2]
    assert (ulrich.mount, horse.rider) == (NOBODY, NOBODY)
    assert fight.grid.distance(ulrich.at, horse.at) == 1
    # Its rider's 9 points are off its back.
    assert horse.encumbrance == 0


def test_slugs_are_unique_in_the_fight() -> None:
    fight = battle({"use": "hans"}, {"use": "hans"}, {"use": "ulrich"}, {"use": "ulrich"})
    assert [fighter.slug for fighter in fight.fighters] == [
        "hans",
        "hans-2",
        "ulrich",
        "warhorse",
        "ulrich-2",
        "warhorse-2",
        "foe",
    ]
    slugs = [thing.slug for thing in fight.things]
    assert len(set(slugs)) == len(slugs)
    assert "halberd-2" in slugs
    assert slugify("Jörg der Rote") == "jorg-der-rote"
    assert slugify("Łukasz Weiß") == "lukasz-weiss"
    assert unique("hans", ["hans", "hans-2"]) == "hans-3"


@pytest.mark.rule("LSK-MOR-01")
def test_a_block_is_a_group_unless_the_scenario_says_otherwise() -> None:
    fight = battle(
        {"use": "militiaman"},
        {"use": "militiaman", "name": "Till"},
        {"use": "militiaman", "group": "rearguard"},
        {"use": "hans"},
    )
    groups = [fighter.group for fighter in fight.fighters]
    assert groups[:4] == ["militiaman", "militiaman", "rearguard", "hans"]


def test_the_referee_brings_a_fighter_into_the_fight() -> None:
    fight = battle({"use": "kurt"})
    fight.add_fighter({"side": "foes", "use": "hans", "at": [4, 4], "armour": "none"})
    hans = fight.fighters[-1]
    assert (hans.slug, hans.side, hans.armour_rating) == ("hans", 1, 0)
    assert hans.at == field(4, 4)
    weapon = longest(fight, hans)
    assert weapon is not None
    assert weapon.slug == "halberd"
    # Who is given no place comes up behind his friends.
    fight.add_fighter({"side": "foes", "use": "ulrich"})
    ulrich, horse = fight.fighters[-2:]
    assert (ulrich.slug, horse.slug) == ("ulrich", "warhorse")
    assert ulrich.at == horse.at
    assert fight.grid.distance(ulrich.at, fight.fighters[1].at) == 1


@pytest.mark.parametrize(
    ("data", "reason"),
    [
        ({"side": "nobody", "use": "hans"}, "side-unknown"),
        ({"side": "foes", "use": "hanz"}, "fighter-unknown"),
        ({"side": "foes", "use": "hans", "armour": "tin"}, "sheet-wrong"),
        ({"side": "foes", "use": "hans", "at": [1]}, "field-not-free"),
        ({"side": "foes", "use": "hans", "at": [0, 0]}, "field-not-free"),
        ({"side": "foes"}, "sheet-wrong"),
    ],
)
def test_a_recruit_that_makes_no_sense_is_refused(data: dict[str, Any], reason: str) -> None:
    fight = battle({"use": "kurt"})
    with pytest.raises(Refusal) as caught:
        fight.add_fighter(data)
    assert caught.value.reason == reason
    assert len(fight.fighters) == 2


def test_every_fighter_of_the_book_can_be_built() -> None:
    folder = books()["landsknecht"].folder
    for key in fighter_keys(folder):
        fighter = battle({"use": key, "at": [9, 9]}).fighters[0]
        assert fighter.name == fighter_data(folder, key)["name"]
        assert fighter.alive()


def test_the_data_files_name_nothing_twice() -> None:
    data = files("fechtbuch.books.landsknecht").joinpath("data")
    weapons = tomllib.loads(data.joinpath("weapons.toml").read_text("utf-8"))
    items = tomllib.loads(data.joinpath("items.toml").read_text("utf-8"))
    assert not set(weapons) & set(items)
    assert not (set(weapons) | set(items)) & set(SHIELDS)


def test_hands_are_counted() -> None:
    with pytest.raises(ScenarioError, match="takes 3 hands"):
        battle({**JOST, "hands": ["halberd", "dagger"]})
    rider = battle({**JOST, "hands": ["lance"], "shield": "shield", "mount": "pony"}).fighters[0]
    assert [thing.key for thing in rider.hands] == ["lance", "shield"]


@pytest.mark.rule("LSK-RUL-74")
@pytest.mark.parametrize("where", ["hands", "worn", "belt"])
def test_what_fills_no_hand_serves_from_wherever_it_is_written(where: str) -> None:
    boxer = man("kurt", 0, hands=[], belt=[])
    boxer[where] = ["cestus"]
    begun = scene([boxer], [man("hans", 1, 0, "acted")])
    assert begun.offers("attack target=hans") == ["cestus", "bare-hands"]
    assert begun.fighter("kurt").hands == []
    gunner = man("musketeer", 0, hands=["musket"], belt=[])
    gunner[where] = [*gunner.get(where, []), "fork-rest"]
    aimed = scene([gunner], [man("ilse", 9, 0, "acted", wounds=400)])
    told = "musketeer: shoot ilse weapon=musket path= then="
    assert "no-rest" not in aimed.play(told, dice="d10=9 d20=20", steps=0).parts("attack")
