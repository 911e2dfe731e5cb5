"""What follows from a sheet is what the fight uses, and it says of what it is made."""

from fechtbuch.books.tales_and_legends.kinds.arms import BODY, HEAD
from fechtbuch.books.tales_and_legends.kinds.skills import DODGE
from fechtbuch.books.tales_and_legends.rules.basics.checks import skill
from fechtbuch.books.tales_and_legends.rules.basics.load import carried_grams, speed
from fechtbuch.books.tales_and_legends.rules.basics.making_blows import melee_blow
from fechtbuch.books.tales_and_legends.rules.defending.hit_bands import armour_at, coverage_of
from fechtbuch.books.tales_and_legends.rules.hitting.attack_numbers import attack_tally
from fechtbuch.books.tales_and_legends.rules.hitting.landing import Landing, hold_off
from fechtbuch.books.tales_and_legends.state.battle import Battle
from fechtbuch.books.tales_and_legends.state.fighter import Combatant
from fechtbuch.engine.tally import Tally
from tests.following import Sheet

ARMED = {
    "name": "One",
    "attributes": {"ko": 14, "re": 13, "si": 12, "zr": 15, "ch": 10, "in": 10, "pe": 10, "wo": 10},
    "skills": {"sword": 8, "dodge": 5, "acrobatics": 10, "initiative": 5},
    "bonuses": {"sword": 2},
    "proficiencies": ["long-sword"],
    "hands": ["long-sword"],
    "armour": "iron-mail",
    "helmet": "iron-helmet",
}


def _in(sheet: Sheet) -> tuple[Battle, Combatant]:
    assert isinstance(sheet.fight, Battle)
    assert isinstance(sheet.fighter, Combatant)
    return sheet.fight, sheet.fighter


def test_armour_takes_off_what_it_says() -> None:
    sheet = Sheet("tales-and-legends", {**ARMED, "natural_armour": 3})
    fight, fighter = _in(sheet)
    for zone, word in ((HEAD, "head"), (BODY, "body")):
        blow = melee_blow(fighter, fighter.natural[0])
        blow.zone = zone
        met = Landing()
        met.armour = armour_at(fighter, zone)
        damage = Tally("damage", 100, "", False)
        hold_off(fighter, blow, met, damage)
        assert sheet.total("protection", f"word:{word}") == 100 - damage.total
        assert sheet.total("coverage", f"word:{word}") == coverage_of(fight, fighter, blow)
    parts = sheet.parts("protection", "word:body")
    assert list(parts) == ["thing:iron-mail", "natural-armour"]
    assert parts["natural-armour"] == 3


def test_a_skill_says_what_lends_to_it() -> None:
    sheet = Sheet("tales-and-legends", ARMED)
    fight, fighter = _in(sheet)
    assert sheet.total("dodge") == skill(fight, fighter, DODGE).total
    parts = sheet.parts("dodge")
    assert parts["field:re"] == 13
    assert parts["field:level"] == 5
    assert parts["synergy"] == 3  # two of acrobatics 10, one of initiative 5


def test_an_attack_is_that_of_the_fight() -> None:
    sheet = Sheet("tales-and-legends", ARMED)
    fight, fighter = _in(sheet)
    number = attack_tally(fight, fighter, None, melee_blow(fighter, fighter.hands[0]))
    assert sheet.total("attack", "thing:long-sword") == number.total
    parts = sheet.parts("attack", "thing:long-sword")
    assert (parts["field:zr"], parts["field:level"], parts["field:bonuses"]) == (15, 8, 2)


def test_the_load_slows() -> None:
    sheet = Sheet("tales-and-legends", {**ARMED, "pack": ["long-sword"] * 12})
    fight, fighter = _in(sheet)
    assert fighter.burden >= 2
    assert sheet.total("carried") == carried_grams(fight, fighter)
    assert sheet.total("overload") == fighter.burden
    assert sheet.total("speed") == speed(fight, fighter)
    assert sheet.parts("speed")["overload"] < 0


def test_life_and_the_rest_have_race_and_build() -> None:
    sheet = Sheet("tales-and-legends", {**ARMED, "race": "dwarf", "traits": ["small-build"]})
    _, fighter = _in(sheet)
    assert sheet.parts("life") == {"base": 30, "field:ko": 8, "word:dwarf": 12}
    assert sheet.total("life") == fighter.block.life
    assert sheet.parts("load")["field:traits"] == -2
    for name in ("mana", "endurance", "load"):
        assert sheet.total(name) == getattr(fighter.block, name)


def test_on_horseback_the_mount_goes() -> None:
    sheet = Sheet("tales-and-legends", {"use": "knight"})
    fight, fighter = _in(sheet)
    assert sheet.total("speed") == speed(fight, fighter)
    assert sheet.parts("speed")["mount"] > 0
    assert "mount-reflex" in sheet.parts("physical-defence")


def test_a_lost_leg_is_told() -> None:
    sheet = Sheet("tales-and-legends", {**ARMED, "lost": ["left-leg"], "life_left": 20})
    fight, fighter = _in(sheet)
    assert sheet.parts("speed")["lost-leg"] < 0
    assert sheet.total("speed") == speed(fight, fighter)
    assert sheet.parts("life")["lost"] == -18
