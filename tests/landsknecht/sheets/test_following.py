"""What follows from a sheet is what the fight uses, and it says of what it is made."""

from fechtbuch.books.landsknecht.rules.basics.weapons import shield_value
from fechtbuch.books.landsknecht.rules.hitting.blow import melee_blow
from fechtbuch.books.landsknecht.rules.hitting.to_hit import target_number
from fechtbuch.books.landsknecht.state.battle import Battle
from fechtbuch.books.landsknecht.state.fighter import Combatant
from tests.following import Sheet

PERSON = {"name": "One", "class": "warrior", "level": 1, "wounds": 8, "ws": 2, "bs": 1}


def _fighter(sheet: Sheet) -> Combatant:
    assert isinstance(sheet.fighter, Combatant)
    return sheet.fighter


def test_the_load_names_armour_things_and_items() -> None:
    pack = ["oil-flask"] * 6
    carried = {"armour": "full-plate", "hands": ["pike"], "pack": pack}
    sheet = Sheet("landsknecht", {**PERSON, **carried})
    assert sheet.parts("encumbrance") == {"thing:full-plate": 2, "thing:pike": 1, "load-items": 1}
    assert sheet.total("encumbrance") == _fighter(sheet).encumbrance == 4


def test_a_soldier_bears_a_point_less() -> None:
    sheet = Sheet(
        "landsknecht", {**PERSON, "career": "soldier", "armour": "full-plate", "hands": ["pike"]}
    )
    assert sheet.parts("encumbrance")["word:soldier"] == -1
    assert sheet.total("encumbrance") == _fighter(sheet).encumbrance == 2


def test_the_pace_says_what_the_load_takes() -> None:
    sheet = Sheet("landsknecht", {"use": "ulrich"})
    assert sheet.parts("rate") == {"base": 120, "encumbrance-slows": -90}
    assert sheet.total("rate") == _fighter(sheet).rate == 30
    assert sheet.total("combat-move") == _fighter(sheet).combat_move() == 10


def test_the_target_number_is_that_of_a_foe_without_skill() -> None:
    armed = {"hands": ["short-sword"], "shield": "shield", "abilities": {"agi": 2}}
    sheet = Sheet("landsknecht", {**PERSON, **armed})
    melee = sheet.parts("own-target-number", "word:in-melee")
    shield = shield_value(_fighter(sheet), False)
    assert melee == {"armour-class": 14, "agility": -2, "weapon-skill": -2, "shield": -shield}
    fight = sheet.fight
    assert isinstance(fight, Battle)
    foe = fight.fighters[1]
    foe.ws = foe.strength = 0
    number = target_number(fight, melee_blow(fight, foe, fight.fighters[0], None), _fighter(sheet))
    assert sheet.total("own-target-number", "word:in-melee") == number.total
    assert "weapon-skill" not in sheet.parts("own-target-number", "word:from-afar")


def test_asking_changes_nothing_in_the_fight() -> None:
    sheet = Sheet("landsknecht", {"use": "ulrich"})
    before = sheet.fight.to_data()
    sheet.book.derived(sheet.fight, sheet.fighter, sheet.sheet)
    assert sheet.fight.to_data() == before


def test_attack_and_saves_have_their_abilities() -> None:
    sheet = Sheet(
        "landsknecht",
        {**PERSON, "hands": ["short-sword"], "abilities": {"str": 2, "wil": 1}},
    )
    assert sheet.parts("attack-bonus", "thing:short-sword") == {"field:ws": 2, "field:str": 2}
    saves = _fighter(sheet).saves
    assert sheet.total("save-number", "word:magic") == saves[4] - 1
    assert sheet.parts("save-number", "word:magic")["willpower"] == -1


def test_a_creature_has_what_its_sheet_says() -> None:
    sheet = Sheet("landsknecht", {"use": "ogre"})
    assert sheet.parts("armour-rating") == {"base": int(_fighter(sheet).armour_rating)}
    assert sheet.total("rate") == _fighter(sheet).rate
    assert all(one.tally.name != "encumbrance" for one in sheet.derived)
