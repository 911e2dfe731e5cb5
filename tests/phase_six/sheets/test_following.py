"""What follows from a sheet is what the fight uses, and it says of what it is made."""

from fechtbuch.books.phase_six.rules.defence import evade_dice
from fechtbuch.books.phase_six.rules.modifiers import own_need
from fechtbuch.books.phase_six.rules.movement import run_range, walk_range
from fechtbuch.books.phase_six.state.battle import Battle
from fechtbuch.books.phase_six.state.fighter import Participant
from tests.following import Sheet


def _in(sheet: Sheet) -> tuple[Battle, Participant]:
    assert isinstance(sheet.fight, Battle)
    assert isinstance(sheet.fighter, Participant)
    return sheet.fight, sheet.fighter


def test_protection_names_the_best_piece_of_each_place() -> None:
    worn = ["chain-mail-hauberk", "quilted-gambeson"]
    sheet = Sheet("phase-six", {"name": "One", "armour": worn, "innate": 1})
    _, fighter = _in(sheet)
    assert sheet.parts("protection") == {"stated": 1, "thing:chain-mail-hauberk": 2}
    assert sheet.total("protection") == fighter.protection() == 3


def test_the_load_lowers_evasion() -> None:
    sheet = Sheet("phase-six", {"use": "katora-champion"})
    fight, fighter = _in(sheet)
    assert sheet.parts("encumbrance") == {"thing:half-plate": 2}
    assert sheet.total("encumbrance") == fighter.load
    assert sheet.parts("evasion")["encumbrance"] == -2
    assert sheet.total("evasion") == evade_dice(fight, fighter).total


def test_the_minimum_roll_says_who_lowers_it() -> None:
    sheet = Sheet("phase-six", {"name": "One", "minimum_roll": 4, "hands": ["long-sword"]})
    fight, fighter = _in(sheet)
    assert sheet.parts("minimum-roll") == {"base": 5, "stated": -1}
    assert sheet.total("minimum-roll") == own_need(fight, fighter).total == 4
    assert sheet.total("minimum-roll", "thing:long-sword") == 4
    assert sheet.total("critical-threshold", "thing:long-sword") == 11


def test_a_skill_is_attributes_then_learning_then_lineage() -> None:
    sheet = Sheet("phase-six", {"use": "katora-champion"})
    _, fighter = _in(sheet)
    parts = sheet.parts("melee")
    assert parts == {"field:attributes": 2, "field:skills": 1, "word:katora": 3}
    for name in ("melee", "shooting", "throwing", "perception", "first_aid"):
        assert sheet.total(name) == getattr(fighter.block, name)
    dice = sheet.parts("attack-dice", "thing:two-handed-sword")
    assert sum(dice.values()) - dice["damage-potential"] == sheet.total("melee")


def test_a_raised_shield_halves_the_way() -> None:
    shield = {"shield": "round-shield", "states": ["shield-up"]}
    sheet = Sheet("phase-six", {"name": "One", "attributes": {"quickness": 4}, **shield})
    _, fighter = _in(sheet)
    assert sheet.parts("walk") == {"quickness": 4, "base": 1, "shield-up": -2}
    assert sheet.total("walk") == walk_range(fighter) == 3
    assert sheet.total("run") == run_range(fighter)


def test_each_talent_is_told_by_itself() -> None:
    sheet = Sheet("phase-six", {"use": "ottwin"})
    _, fighter = _in(sheet)
    assert sheet.total("health") == fighter.block.max_health
    stated = {one.tally.name: one.tally.total for one in sheet.derived if not one.about}
    assert stated["actions"] == fighter.block.actions


def test_who_holds_nothing_that_fires_fights_with_bare_hands() -> None:
    empty = {"item": "m-16", "loaded": 0}
    sheet = Sheet("phase-six", {"name": "One", "hands": [empty]})
    dice = [one.about for one in sheet.derived if one.tally.name == "attack-dice"]
    assert dice == ["word:unarmed"]
