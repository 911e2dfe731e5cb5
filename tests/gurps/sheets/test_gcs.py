"""Sheets of GURPS Character Sheet: what the file has reckoned is what fights here."""

import dataclasses
import json
import tomllib
from pathlib import Path
from typing import Any

import pytest

from fechtbuch.books.base import books
from fechtbuch.books.gurps.sheets.gcs import read_gcs
from fechtbuch.books.gurps.sheets.gcs.numbers import (
    damage_of,
    range_of,
    rate_of,
    reach_of,
    shots_of,
    strength_of,
)
from fechtbuch.books.gurps.sheets.gcs.source import pounds
from fechtbuch.books.imports import NotImported
from fechtbuch.scenario import Scenario
from fechtbuch.scenario.files import toml_text
from fechtbuch.scenario.importing import LEAST, share, tallied
from fechtbuch.text.phrases import told
from tests.gurps.sheets.imported import FOLDER, bouts, contents, imported, mutated, sheets
from tests.gurps.sheets.recombined import recombined
from tests.gurps.sheets.twisted import twisted
from tests.gurps.sheets.unsaid import unsaid

missing = pytest.mark.skipif(not sheets(), reason=f"there are no sheets in {FOLDER}")
SAMPLE = [path for path in sheets() if path.stem in ("wolf", "orc-leader", "ice-wraith")]

NAMING = [
    f"import-{what}"
    for what in (
        *("unused-traits", "unused-skills", "unused-spells", "armour", "baggage", "not-carried"),
        *("ammunition", "in-numbers"),
    )
]
"""What is told of things that are nowhere else."""


PLACES = (
    *("eye", "skull", "face", "neck", "torso", "vitals", "groin"),
    *("arm", "hand", "leg", "foot"),
)


def minimal(**changes: Any) -> dict[str, Any]:
    """A sheet of somebody with nothing but attributes, and what a test adds."""
    values = {"st": 12, "dx": 11, "iq": 10, "ht": 11, "hp": 12, "fp": 11}
    return {
        "version": 5,
        "profile": {"name": "Tester"},
        "settings": {"body_type": {"name": "Humanoid", "locations": []}},
        "attributes": [
            *({"attr_id": key, "calc": {"value": n}} for key, n in values.items()),
            {"attr_id": "basic_speed", "calc": {"value": 5.5}},
        ],
        "calc": {"basic_lift": "29 lb", "move": [5, 4, 3, 2, 1], "dodge": [8, 7, 6, 5, 4]},
        **changes,
    }


def read(data: dict[str, Any]) -> Any:
    return read_gcs(json.dumps(data).encode(), "tester.gcs")


def names_of(result: Any, key: str) -> str:
    return "; ".join(str(one.parts["names"]) for one in result.remarks if one.key == key)


@missing
def test_all_sheets_have_the_numbers_of_their_files() -> None:
    figures = [figure for path in sheets() for figure in imported(path).figures]
    for kind, (agree, all_) in tallied(figures).items():
        print(f"{kind}: {agree} of {all_}")
        assert share(agree, all_) >= LEAST, kind
    assert set(tallied(figures)) == {"level", "damage", "parry", "block", "dodge", "move", "dr"}


@missing
@pytest.mark.parametrize("path", SAMPLE, ids=lambda path: path.stem)
def test_imported_fighters_fight_and_are_written_and_read_again(path: Path) -> None:
    fighter = imported(path)
    assert tomllib.loads(toml_text(fighter.sheet)) == fighter.sheet
    for policy in ("random", "book"):
        bouts(fighter, policy, 5, strict=True)


@missing
def test_nothing_is_dropped_in_silence() -> None:
    for path in sheets():
        data = json.loads(path.read_text("utf-8"))
        fighter = imported(path)
        assert unsaid(data, fighter) == [], path.name
        for remark in fighter.remarks:
            if remark.key in NAMING:  # were it not told, that would be noticed
                rest = [one for one in fighter.remarks if one is not remark]
                assert unsaid(data, dataclasses.replace(fighter, remarks=rest)), remark


@missing
def test_sheets_with_all_kinds_of_twists_are_read_agree_and_tell_everything() -> None:
    known = contents()
    figures = []
    for seed in range(40):
        data = twisted(known, seed)
        fighter = read(data)
        figures.extend(fighter.figures)
        assert unsaid(data, fighter) == [], seed
        assert tomllib.loads(toml_text(fighter.sheet)) == fighter.sheet, seed
        if seed % 12 == 0:
            for policy in ("random", "book"):
                bouts(fighter, policy, 5, strict=True)
    for kind, (agree, all_) in tallied(figures).items():
        assert share(agree, all_) >= LEAST, kind


@missing
def test_damaged_sheets_are_read_or_refused_with_a_reason() -> None:
    known = contents()
    reasons: list[str] = []
    for seed in range(72):
        try:
            read(mutated(known[seed % len(known)], seed))
        except NotImported as why:
            reasons.append(why.what.key)
    assert len(reasons) < 20
    assert {reason.partition("-")[0] for reason in reasons} <= {"problem"}


@missing
def test_sheets_put_together_of_several_agree_as_well_and_fight() -> None:
    known = contents()
    figures = []
    for seed in range(40):
        fighter = read(recombined(known, seed))
        figures.extend(fighter.figures)
        if seed % 5 == 0:
            for policy in ("random", "book"):
                bouts(fighter, policy, 5, strict=True)
    for kind, (agree, all_) in tallied(figures).items():
        assert share(agree, all_) >= LEAST, kind


def weapon(name: str, row: dict[str, Any], **more: Any) -> dict[str, Any]:
    """A thing in hand with one row of the weapon tables."""
    return {"description": name, "quantity": 1, "equipped": True, "weapons": [row], **more}


def disagreeing(result: Any) -> list[Any]:
    return [one for one in result.figures if not one.agrees]


def test_whoever_reels_in_the_file_is_not_slowed_twice() -> None:
    data = minimal(
        calc={"basic_lift": "29 lb", "move": [3, 2, 2, 1, 1], "dodge": [4, 4, 3, 3, 2]},
    )
    data["attributes"][4]["calc"]["current"] = 2
    data["attributes"].append({"attr_id": "basic_move", "calc": {"value": 5}})
    result = read(data)
    assert (result.sheet["move"], result.sheet["hp_left"]) == (5, 2)
    assert disagreeing(result) == []


def test_a_shield_that_does_no_damage_still_blocks() -> None:
    row = {"block": "0", "parry": "No", "calc": {"level": 14, "block": "12"}}
    features = [{"type": "attribute_bonus", "attribute": "block", "amount": 2}]
    result = read(minimal(equipment=[weapon("Force field", row, features=features)]))
    assert result.sheet["own"]["force-field"]["shield"] == {"db": 2}
    assert [(one.theirs, one.ours) for one in result.figures if one.kind == "block"] == [
        ("12", "12")
    ]


def test_each_of_several_shields_blocks_as_the_file_says() -> None:
    features = [{"type": "attribute_bonus", "attribute": "block", "amount": 1}]
    things = []
    for name, block in (("Buckler", "9"), ("Pavise", "14"), ("Lid", "4")):
        row = {"block": "0", "parry": "No", "calc": {"level": 12, "block": block}}
        things.append(weapon(name, row, features=features))
    result = read(minimal(equipment=things))
    blocks = [(one.theirs, one.ours) for one in result.figures if one.kind == "block"]
    assert blocks == [("9", "9"), ("14", "14"), ("4", "4")]
    assert result.sheet["own"]["pavise"]["shield"]["block"] == 5


def test_wounds_that_have_not_halved_the_files_numbers_do_not_halve_them() -> None:
    calc = {"basic_lift": "29 lb", "move": [1, 1, 1, 1, 1], "dodge": [8, 7, 6, 5, 4]}
    data = minimal(calc=calc)
    data["attributes"][4]["calc"]["current"] = 2
    data["attributes"].append({"attr_id": "basic_move", "calc": {"value": 4}})
    result = read(data)
    assert (result.sheet["move"], result.sheet["hp_left"]) == (1, 2)
    assert [one for one in disagreeing(result) if one.kind == "move"] == []


def test_who_has_no_fine_manipulators_holds_nothing() -> None:
    bite = {"usage": "Bite", "reach": "C", "calc": {"level": 12, "damage": "2d cut"}}
    traits = [{"name": "No Fine Manipulators"}, {"name": "Fangs", "weapons": [bite]}]
    assert read(minimal(traits=traits)).sheet["handless"] is True
    sword = weapon("Odd sword", {**bite, "usage": "Swung", "reach": "1"})
    assert "handless" not in read(minimal(traits=traits, equipment=[sword])).sheet


def test_whoever_has_no_eyes_to_be_struck_still_sees() -> None:
    tolerance = {
        "name": "Injury Tolerance",
        "modifiers": [{"name": "No Neck"}, {"name": "Diffuse"}],
    }
    traits = [{"name": "No Eyes"}, {"name": "No Vitals"}, {"name": "Extra Arm"}, tolerance]
    places = [{"id": one, "calc": {"dr": {"all": 1}}} for one in PLACES]
    plan = {"name": "Humanoid", "locations": places}
    result = read(minimal(traits=traits, settings={"body_type": plan}))
    assert result.sheet["lacks"] == ["eye", "neck", "vitals"]
    assert "eyes_lost" not in result.sheet
    assert disagreeing(result) == []
    assert names_of(result, "import-modified") == "Injury Tolerance (No Neck, Diffuse)"
    assert "import-extra-limbs" in [one.key for one in result.remarks]
    bouts(result, "book", 5, strict=True)
    assert read(minimal(traits=[{"name": "Blindness"}])).sheet["eyes_lost"] == 2


@pytest.mark.parametrize(("trait", "limb"), [("One Arm", "left-arm"), ("One Hand", "left-hand")])
def test_whoever_has_one_arm_fights_with_one(trait: str, limb: str) -> None:
    row = {"usage": "Swung", "reach": "1", "parry": "0", "calc": {"level": 12, "damage": "1d cut"}}
    sword = weapon("Odd sword", row)
    other = weapon("Other sword", row)
    result = read(minimal(traits=[{"name": trait}], equipment=[sword, other]))
    assert result.sheet["crippled"] == [limb]
    assert limb in result.sheet["lacks"]
    assert len(result.sheet["hands"]) == 1
    assert "import-one-limb" in [one.key for one in result.remarks]
    assert disagreeing(result) == []
    for policy in ("random", "book"):
        bouts(result, policy, 3, strict=True)


def test_whoever_has_no_legs_is_not_struck_there_and_does_not_kick() -> None:
    result = read(minimal(traits=[{"name": "No Legs (Aerial)"}]))
    legs = {"right-leg", "left-leg", "right-foot", "left-foot"}
    assert legs <= set(result.sheet["lacks"])
    assert "crippled" not in result.sheet
    bouts(result, "book", 3, strict=True)


def test_what_modifiers_and_columns_say_beyond_the_numbers_is_told() -> None:
    fine = [{"name": "Accessibility", "local_notes": "at night"}, {"name": "Off", "disabled": True}]
    row = {"usage": "Shoot", "range": "100", "rate_of_fire": "1/3", "usage_notes": "Smokes"}
    row["calc"] = {"level": 12, "damage": "3d pi"}  # type: ignore[assignment]
    technique = {"name": "Feint", "default": {"type": "skill", "name": "Broadsword"}}
    result = read(
        minimal(
            traits=[
                {"name": "Combat Reflexes", "modifiers": fine},
                {"name": "Extra Life"},
                {"name": "Increased Strength"},
            ],
            skills=[{**technique, "calc": {"level": 14}}],
            spells=[
                {"name": "Fireball", "weapons": [{"usage": "Jet", "calc": {"damage": "1d burn"}}]}
            ],
            equipment=[weapon("Odd gun", row, quantity=9), weapon("Nothing", row, quantity=0)],
        )
    )
    assert names_of(result, "import-modified") == "Combat Reflexes (Accessibility: at night)"
    assert names_of(result, "import-unused-traits") == "Extra Life"
    assert names_of(result, "import-in-numbers") == "Increased Strength"
    assert names_of(result, "import-unused-skills") == "Feint (Broadsword)"
    assert names_of(result, "import-unused-spells") == "Fireball (Jet 1d burn)"
    assert names_of(result, "import-simplified") == "Odd gun: Shoot (rate of fire 1/3)"
    assert names_of(result, "import-asides") == "Odd gun: Shoot (Smokes)"
    assert names_of(result, "import-not-carried") == "Nothing"
    numbers = [one.parts for one in result.remarks if one.key == "import-number"]
    assert {"name": "Odd gun", "theirs": "9", "ours": "6"} in numbers


def test_a_file_without_its_own_numbers_says_so() -> None:
    data = minimal()
    del data["calc"]
    result = read(data)
    assert [one.key for one in result.remarks] == ["import-no-calc"]


@pytest.mark.parametrize("language", ["en", "de", "fr", "pl"])
def test_parts_that_a_body_lacks_are_named_in_the_readers_language(language: str) -> None:
    plan = {"name": "Worm", "locations": [{"id": "torso", "table_name": "Torso", "slots": 9}]}
    result = read(minimal(settings={"body_type": plan}))
    lacking = next(one for one in result.remarks if one.key == "import-body-lacks")
    words = told(lacking, language, books()["gurps"].package)
    assert ("right-arm" in words, "right arm" in words) == (False, language == "en")


def test_a_dodge_that_no_list_explains_is_that_of_the_file() -> None:
    calc = {"basic_lift": "29 lb", "move": [5, 4, 3, 2, 1], "dodge": [11, 10, 9, 8, 7]}
    result = read(minimal(calc=calc))
    assert result.sheet["dodge_bonus"] == 3
    assert disagreeing(result) == []


def test_a_fist_that_parries_better_than_bare_hands_is_a_weapon_of_its_own() -> None:
    row = {"usage": "Punch", "reach": "C", "calc": {"level": 12, "damage": "1d cr", "parry": "13"}}
    result = read(minimal(traits=[{"name": "Iron fist", "weapons": [row]}]))
    assert result.sheet["own"]["iron-fist"]["natural"] is True
    assert "limbs" not in result.sheet
    assert {one.kind for one in result.figures} >= {"level", "damage", "parry"}
    assert disagreeing(result) == []


def test_damage_by_strength_that_the_file_left_open_is_reckoned() -> None:
    row = {"usage": "Swung", "reach": "1", "calc": {"level": 12, "damage": "sw+2 cut"}}
    calc = {"basic_lift": "29 lb", "thrust": "1d-1", "swing": "1d+2"}
    result = read(minimal(equipment=[weapon("Odd axe", row)], calc=calc))
    assert result.sheet["own"]["odd-axe"]["modes"][0]["damage"] == "1d+4"


def test_what_is_thrown_by_strength_flies_as_far_as_that_reaches() -> None:
    row = {"usage": "Thrown", "range": "x0.5/x1", "calc": {"level": 12, "damage": "1d imp"}}
    odd = {"usage": "Gaze", "range": "Sight", "calc": {"level": 12, "damage": "1d burn"}}
    result = read(minimal(equipment=[weapon("Odd dart", row), weapon("Eye", odd)]))
    assert result.sheet["own"]["odd-dart"]["modes"][0]["range"] == [6, 12]
    assert names_of(result, "import-simplified") == "Eye: Gaze (Sight)"


def test_weapons_deep_in_containers_are_found_and_weigh() -> None:
    row = {"usage": "Swung", "reach": "1", "calc": {"level": 12, "damage": "1d cut", "parry": "9"}}
    sword = weapon("Odd sword", row, calc={"weight": "40 lb", "extended_weight": "40 lb"})
    bag = {"description": "Bag", "quantity": 1, "children": [sword]}
    result = read(minimal(equipment=[{"description": "Cart", "quantity": 1, "children": [bag]}]))
    assert "odd-sword" in result.sheet["own"]
    assert result.sheet["own"]["odd-sword"]["weight"] + result.sheet["baggage"] == 40


def test_who_cannot_move_stays_where_he_is() -> None:
    calc = {"basic_lift": "29 lb", "move": [0, 0, 0, 0, 0], "dodge": [8, 7, 6, 5, 4]}
    result = read(minimal(calc=calc))
    assert result.sheet["move"] == 0
    assert disagreeing(result) == []


def test_numbers_beyond_all_bounds_and_long_notes_are_no_obstacle() -> None:
    data = minimal(notes=[{"markdown": "line\n" * 9000}])
    data["attributes"][0]["calc"]["value"] = 10**400
    data["calc"]["basic_lift"] = "9" * 30 + " lb"
    result = read(data)
    assert "st" not in result.sheet
    assert result.sheet["lift"] == 1_000_000
    assert len(result.sheet["notes"]) == 20_000


def test_a_weapon_keeps_the_numbers_of_the_file_whatever_the_book_would_say() -> None:
    sword = {
        "description": "Odd sword",
        "quantity": 1,
        "equipped": True,
        "calc": {"weight": "3 lb", "extended_weight": "3 lb"},
        "weapons": [
            {
                "usage": "Swung",
                "reach": "1,2",
                "parry": "0U",
                "strength": "10",
                "damage": {"type": "cut", "st": "sw", "base": "1"},
                "defaults": [{"type": "skill", "name": "Broadsword"}],
                "calc": {"level": 17, "damage": "3d+5(2) cut", "parry": "13U"},
            }
        ],
    }
    result = read(minimal(equipment=[sword]))
    assert [one for one in result.figures if not one.agrees] == []
    assert {one.kind for one in result.figures} >= {"level", "damage", "parry"}
    scene = {
        "book": "gurps",
        "title": "T",
        "sides": [
            {"name": "A", "fighters": [{k: v for k, v in result.sheet.items() if k != "book"}]},
            {"name": "B", "fighters": [{"use": "brigand"}]},
        ],
    }
    fight = Scenario.from_data(scene).build()
    thing = next(one for one in fight.things if one.slug == "odd-sword")  # type: ignore[attr-defined]
    assert (thing.forms[0].skill, thing.forms[0].dice, thing.forms[0].adds) == (17, 3, 5)
    assert fight.own_name("odd-sword") == "Odd sword"


def test_what_the_book_cannot_express_is_named() -> None:
    odd = [
        {"name": "Flight", "calc": {"points": 40}},
        {"name": "Combat Reflexes", "calc": {"points": 15}},
        {"name": "Gone", "disabled": True},
        {"name": "Aura", "weapons": [{"reach": "C", "calc": {"damage": "1d burn"}}]},
    ]
    result = read(
        minimal(
            traits=odd,
            skills=[{"name": "Basket Weaving", "calc": {"level": 12}}],
            spells=[{"name": "Fireball", "calc": {"level": 14}}],
            other_equipment=[{"description": "Horse", "quantity": 1}],
            calc={"basic_lift": "29 lb", "dodge_bonus": 1, "parry_bonus": 1, "block_bonus": 1},
        )
    )
    assert names_of(result, "import-unused-traits") == "Flight"
    assert names_of(result, "import-unused-skills") == "Basket Weaving"
    assert names_of(result, "import-unused-spells") == "Fireball"
    assert names_of(result, "import-not-carried") == "Horse"
    assert names_of(result, "import-no-attack") == "Aura"
    assert result.sheet["traits"] == {"combat_reflexes": True}


def test_a_body_without_arms_and_legs_is_hit_elsewhere() -> None:
    worm = {
        "name": "Vermiform",
        "locations": [
            {"id": "skull", "table_name": "Skull", "dr_bonus": 2, "calc": {"dr": {"all": 5}}},
            {"id": "torso", "table_name": "Torso", "slots": 9, "calc": {"dr": {"all": 3}}},
            {"id": "tail", "table_name": "Tail", "calc": {"dr": {"all": 3}}},
        ],
    }
    bite = {"usage": "Bite", "reach": "C", "calc": {"level": 12, "damage": "2d cut"}}
    result = read(
        minimal(settings={"body_type": worm}, traits=[{"name": "Fangs", "weapons": [bite]}])
    )
    assert result.sheet["handless"] is True
    assert {"right-arm", "left-leg", "neck", "vitals"} <= set(result.sheet["lacks"])
    assert result.sheet["protection"]["skull"] == {"dr": 3}
    assert result.sheet["own"]["fangs"]["natural"] is True
    assert [one for one in result.figures if not one.agrees] == []
    assert names_of(result, "import-parts-unknown") == "Tail"


@pytest.mark.parametrize(
    ("text", "rolled", "kind", "divisor"),
    [
        ("1d+3 cut", "1d+3", "cut", 1),
        ("2d-1(2) pi+", "2d-1", "pi+", 2),
        ("6dx2 cr ex", "12d", "cr", 1),
        ("1d(0.5) cut", "1d", "cut", 0.5),
        ("4 imp", "4", "imp", 1),
        ("3d6+1 burn", "3d+1", "burn", 1),
        ("1d+1", "1d+1", "", 1),
        ("2d+1 (2) Pi++", "2d+1", "pi++", 2),
        ("1d-1 burn ex", "1d-1", "burn", 1),
    ],
)
def test_damage_is_taken_apart(text: str, rolled: str, kind: str, divisor: float) -> None:
    found = damage_of(text)
    assert found is not None
    assert (found.rolled, found.kind, found.divisor) == (rolled, kind, divisor)


@pytest.mark.parametrize("text", ["Blinds", "", "spec.", "HT-3 aff", "cr"])
def test_what_is_no_damage_in_dice_is_none(text: str) -> None:
    assert damage_of(text) is None


def test_columns_of_weapon_tables() -> None:
    assert reach_of("C,1-3") == "C,1,2,3"
    assert reach_of("1-2*") == "1,2*"
    assert reach_of("Spec.") is None
    assert range_of("120/1,200") == (120, 1200)
    assert range_of("10") == (0, 10)
    assert range_of("x2/x3") is None
    assert range_of("x2/x5", 12) == (24, 60)
    assert range_of("500/2 mi") == (500, 3520)
    assert shots_of("8+1(3)") == {"shots": 9, "reload": 3}
    assert shots_of("6(3i)") == {"shots": 6, "reload": 3, "reload_each": True}
    assert shots_of("T(1)") == {"thrown": True}
    assert rate_of("2x9") == {"rof": 2, "pellets": 9}
    assert strength_of("12R†") == {"st": 12, "hands": 2, "brace": "rest"}
    assert pounds("1,200 lb") == 1200
    assert pounds("1 kg") == 2
