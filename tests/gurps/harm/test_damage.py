"""Damage: types, armour, strength, range (GUR-DMG)."""

from typing import Any

import pytest

from fechtbuch.books.gurps.kinds.arms import CR, CUT, IMP, TYPES
from fechtbuch.books.gurps.kinds.catalogue import KINDS
from fechtbuch.books.gurps.kinds.fitting import swing, thrust
from fechtbuch.books.gurps.kinds.terms import (
    ALL_OUT_ATTACK,
    COMMITTED,
    DEFENSIVE,
    GROIN,
    LOCATIONS,
    LONG,
    NECK,
    SKULL,
    STRONG,
    TORSO,
    VITALS,
)
from fechtbuch.books.gurps.rules.harm.damage import (
    blunt_trauma,
    damage_of,
    factor,
    hurt,
    resistance,
)
from fechtbuch.books.gurps.rules.harm.injury import Wound, injure
from tests.gurps.arena import arena, battle, blow, parts, rolls, scripted, struck, telling, who


def wound(rolled: int, kind: str, location: str = "torso", **brenn: Any) -> int:
    """The injury of so much damage of a kind, without armour."""
    fight = battle("aldric", {"use": "brenn", "hp": 200, "armour": [], **brenn})
    strike = blow(fight, "aldric", "brenn", "thrusting-broadsword", "swing")
    strike.form.mode.type, before = TYPES.index(kind), strike.form.mode.type
    try:
        dice = [13] if kind == "cr" and rolled >= 10 else []
        return int(
            hurt(
                scripted(fight, *dice, 4),
                strike,
                who(fight, "brenn"),
                rolled,
                LOCATIONS.index(location),
                None,
            )
        )
    finally:
        strike.form.mode.type = before


@pytest.mark.rule("GUR-DMG-01")
def test_wounding_factors_of_the_torso() -> None:
    found = {kind: wound(7, kind) for kind in TYPES if kind != "fat"}
    assert found == {
        "pi-": 3,
        "pi": 7,
        "pi+": 10,
        "pi++": 14,
        "cr": 7,
        "cut": 10,
        "imp": 14,
        "burn": 7,
        "cor": 7,
        "tox": 7,
    }
    assert wound(1, "pi-") == 1  # at least one if anything got through


@pytest.mark.rule("GUR-DMG-02")
@pytest.mark.parametrize(
    ("location", "halves"),
    [
        ("skull", {"cr": 8, "cut": 8, "imp": 8, "pi-": 8, "tox": 2}),
        ("eye", {"cr": 8, "imp": 8, "tox": 2}),
        ("face", {"cor": 3, "cr": 2, "cut": 3}),
        ("neck", {"cr": 3, "cor": 3, "cut": 4, "imp": 4, "pi": 2}),
        ("vitals", {"imp": 6, "pi-": 6, "pi": 6, "pi++": 6, "burn": 4, "cr": 2}),
        ("groin", {"cr": 2, "cut": 3, "imp": 4}),
        ("right-arm", {"imp": 2, "pi+": 2, "pi++": 2, "cut": 3, "pi-": 1}),
        ("left-foot", {"imp": 2, "pi+": 2, "pi++": 2, "cut": 3, "cr": 2}),
    ],
)
def test_wounding_factors_by_location(location: str, halves: dict[str, int]) -> None:
    where = LOCATIONS.index(location)
    assert {kind: factor(TYPES.index(kind), where) for kind in halves} == halves


@pytest.mark.rule("GUR-DMG-02")
def test_a_crushing_blow_to_the_groin_doubles_shock() -> None:
    for male, kind, shock in ((True, CR, 4), (True, CUT, 2), (False, CR, 2)):
        fight = battle("aldric", {"use": "brenn", "male": male})
        injure(fight, who(fight, "brenn"), Wound(2, GROIN, kind), None)
        assert who(fight, "brenn").shock == shock


@pytest.mark.rule("GUR-DMG-03")
def test_layers_split_armour_and_the_skull() -> None:
    aldric = who(battle("aldric", "brenn"), "aldric")
    assert resistance(aldric, SKULL, CUT, False, False) == 8 + 2
    assert resistance(aldric, SKULL, CR, False, False) == 6 + 2
    assert resistance(aldric, TORSO, CUT, False, False) == 4
    assert resistance(aldric, VITALS, IMP, False, False) == 4
    assert resistance(aldric, TORSO, CR, False, False) == 2
    assert resistance(aldric, NECK, CUT, False, False) == 4
    plate = who(battle({"use": "brenn", "armour": ["steel-breastplate"]}, "aldric"), "brenn")
    assert resistance(plate, TORSO, CUT, False, False) == 5
    assert resistance(plate, TORSO, CUT, True, False) == 0  # front only


@pytest.mark.rule("GUR-DMG-03")
def test_armour_divisors() -> None:
    whip = {"use": "brenn", "hands": ["whip"], "skills": {"whip": 14}}
    assert (KINDS["whip"].modes[0].divisor_over, KINDS["whip"].modes[0].divisor_under) == (5, 10)
    for armour, dr in ((["leather-armour"], 4), ([], 1)):
        fight = battle(whip, {"use": "aldric", "armour": armour, "hp": 200})
        fight.telling = True
        hurt(fight, blow(fight, "brenn", "aldric", "whip"), who(fight, "aldric"), 6, TORSO, None)
        event = next(e for e in fight.events if e.kind == "damage")
        assert event.values is not None
        assert event.values["dr"] == dr


@pytest.mark.rule("GUR-DMG-04")
@pytest.mark.parametrize(
    ("armour", "rolled", "key", "injury"),
    [
        ("tactical-vest", 9, "swing", 0),
        ("tactical-vest", 10, "swing", 1),
        ("tactical-vest", 12, "swing", 1),
        ("flak-jacket", 7, "swing", 0),  # rigid
    ],
)
def test_blunt_trauma(armour: str, rolled: int, key: str, injury: int) -> None:
    fight = battle("brenn", {"use": "aldric", "armour": [armour], "hp": 200})
    strike = blow(fight, "brenn", "aldric", "shortsword", key)
    assert hurt(scripted(fight, 4), strike, who(fight, "aldric"), rolled, TORSO, None) == injury


@pytest.mark.rule("GUR-DMG-04")
def test_blunt_trauma_of_crushing_blows() -> None:
    for rolled, injury in ((4, 0), (5, 1)):
        fight = battle("kimura", {"use": "aldric", "armour": ["tactical-vest"], "hp": 200})
        punch = blow(fight, "kimura", "aldric", "punch")
        assert hurt(fight, punch, who(fight, "aldric"), rolled, TORSO, None) == injury


@pytest.mark.rule("GUR-DMG-05")
@pytest.mark.parametrize(
    ("st", "thr", "sw"),
    [
        (1, (1, -6), (1, -5)),
        (10, (1, -2), (1, 0)),
        (13, (1, 0), (2, -1)),
        (18, (1, 2), (3, 0)),
        (25, (2, 2), (5, -1)),
        (40, (4, 1), (7, -1)),
        (44, (4, 1), (7, -1)),
        (45, (5, 0), (7, 1)),
        (100, (11, 0), (13, 0)),
        (120, (13, 0), (15, 0)),
    ],
)
def test_thrust_and_swing_by_strength(st: int, thr: tuple[int, int], sw: tuple[int, int]) -> None:
    assert (thrust(st), swing(st)) == (thr, sw)


@pytest.mark.rule("GUR-DMG-05")
def test_a_weapon_adds_its_own_and_caps_the_strength() -> None:
    form = who(battle("aldric", "brenn"), "aldric").hands[0].forms[0]
    assert (form.dice, form.adds) == (2, -1 + 1)
    light = battle({"use": "brenn", "st": 20, "hands": ["small-knife"]}, "aldric")
    knife = who(light, "brenn").hands[0].forms
    stab = next(f for f in knife if f.mode.key == "thrust")
    assert (stab.dice, stab.adds) == (1, 1 - 1)  # three times ST 5, so thrust of ST 15
    bow = who(battle({"use": "brenn", "hands": [{"item": "longbow", "st": 12}]}, "aldric"), "brenn")
    assert (bow.hands[0].forms[0].dice, bow.hands[0].forms[0].adds) == (1, -1 + 2)


@pytest.mark.rule("GUR-DMG-06", "GUR-RUL-44")
@pytest.mark.parametrize(
    ("mode", "use", "weapon", "strong", "weak", "committed"),
    [
        ("flat", "hrodgar", "great-axe", 2, -2, 1),
        ("per_die", "hrodgar", "great-axe", 3, -3, 1),
        ("per_die", "aldric", "thrusting-broadsword", 2, -2, 1),
    ],
)
def test_flat_and_per_die_bonuses(
    mode: str, use: str, weapon: str, strong: int, weak: int, committed: int
) -> None:
    fight = telling(battle(use, "brenn", damage_bonus_mode=mode))
    strike = blow(fight, use, "brenn", weapon, "" if use == "hrodgar" else "swing")
    strike.version = STRONG
    strike.manoeuvre = ALL_OUT_ATTACK
    assert parts(damage_of(fight, strike))["all-out-strong"] == strong
    strike.manoeuvre = COMMITTED
    assert parts(damage_of(fight, strike))["committed-strong"] == committed
    strike.manoeuvre, strike.version = DEFENSIVE, 0
    assert parts(damage_of(fight, strike))["defensive-attack"] == weak


@pytest.mark.rule("GUR-DMG-06")
def test_a_masters_bonus_is_per_die() -> None:
    sheet = {"use": "aldric", "st": 18, "traits": {"weapon_master": ["thrusting-broadsword"]}}
    for skill, bonus in ((12, 0), (13, 1), (14, 2)):
        fight = battle({**sheet, "skills": {"broadsword": skill}}, "brenn")
        form = who(fight, "aldric").hands[0].forms[0]
        assert (form.dice, form.adds) == (3, 1 + 3 * bonus)


@pytest.mark.rule("GUR-MAN-06", "GUR-MAN-12", "GUR-MAN-07", "GUR-MAN-15", "GUR-RUL-26")
def test_manoeuvres_and_damage() -> None:
    big = {"use": "hrodgar", "st": 25}
    for mode, strong, committed in (("flat", 2, 1), ("per_die", 5, 2)):
        fight = telling(battle(big, "brenn", damage_bonus_mode=mode))
        strike = blow(fight, "hrodgar", "brenn", "great-axe")
        strike.manoeuvre, strike.version = ALL_OUT_ATTACK, STRONG
        assert parts(damage_of(fight, strike))["all-out-strong"] == strong
        strike.manoeuvre = COMMITTED
        assert parts(damage_of(fight, strike))["committed-strong"] == committed
        strike.manoeuvre, strike.version = DEFENSIVE, 0
        assert parts(damage_of(fight, strike))["defensive-attack"] == -strong
    for switch, key, penalty in (("off", "swing", 0), ("on", "swing", -2), ("on", "thrust", 0)):
        fight = telling(battle("aldric", "brenn", aoa_long_swing_penalty=switch))
        strike = blow(fight, "aldric", "brenn", "thrusting-broadsword", key)
        strike.manoeuvre, strike.version = ALL_OUT_ATTACK, LONG
        assert parts(damage_of(fight, strike)).get("long-swing", 0) == penalty
    gun = battle("rao", "brenn")
    shot = blow(gun, "rao", "brenn", "assault-rifle")
    shot.manoeuvre, shot.version = ALL_OUT_ATTACK, STRONG
    assert damage_of(gun, shot).total == 0


@pytest.mark.rule("GUR-DMG-07")
def test_half_damage_and_the_end_of_range() -> None:
    knife = {"use": "brenn", "hands": ["small-knife"], "skills": {"thrown-weapon-knife": 18}}
    throw = "throw target=aldric weapon=small-knife"
    for distance, amount in ((6, 4), (7, 2)):  # ST 12: half range 6, range 12
        target = {"use": "aldric", "at": [5 + distance, 5], "armour": [], "hp": 200}
        hit = struck(arena(knife, target), throw, "aldric: none", dice=rolls(9, "d:6"))
        assert hit.event("damage").amount == amount
    for distance, may in ((12, True), (13, False)):
        turn = arena(knife, {"use": "aldric", "at": [5 + distance, 5]}).play(
            "brenn: attack", otherwise="default", until="brenn@attack" if may else "@turn"
        )
        assert bool([a for a in turn.asked if a.kind == "attack" and a.by != "void"]) == may


@pytest.mark.rule("GUR-DMG-04")
def test_only_the_flexible_layer_lets_blunt_trauma_through() -> None:
    layers: dict[str, int] = {"double-mail-hauberk": 0, "tactical-vest": 1}
    for flexible, trauma in layers.items():
        armour = [flexible, "heavy-steel-corselet"]
        victim = who(battle("aldric", {"use": "brenn", "armour": armour}), "brenn")
        dr = victim.block.dr[TORSO]
        assert dr >= 12
        assert blunt_trauma(victim, TORSO, CUT, 11) == trauma
