"""What follows from a sheet is what the fight uses, and it says of what it is made."""

from fechtbuch.books.gurps.kinds.arms import CR, CUT
from fechtbuch.books.gurps.kinds.terms import LOCATIONS, SKULL, TORSO, VITALS
from fechtbuch.books.gurps.rules.basics.hands import carried_weight
from fechtbuch.books.gurps.rules.defending.defence_scores import plain_dodge
from fechtbuch.books.gurps.rules.harm.damage import resistance
from fechtbuch.books.gurps.state.battle import Battle
from fechtbuch.books.gurps.state.fighter import Combatant
from tests.following import Sheet


def _fighter(sheet: Sheet) -> Combatant:
    assert isinstance(sheet.fighter, Combatant)
    return sheet.fighter


def test_armour_is_told_by_location_and_piece() -> None:
    sheet = Sheet("gurps", {"use": "aldric"})
    crushing = "word:cr"
    assert sheet.parts("word:skull") == {"bone": 2, "thing:pot-helm": 4, "thing:mail-coif": 4}
    assert sheet.parts("word:skull", crushing)["thing:mail-coif"] == 2
    assert sheet.parts("word:torso,vitals,groin") == {"thing:mail-hauberk": 4}
    assert sheet.total("word:skull") == resistance(_fighter(sheet), SKULL, CUT, False, False)
    struck = resistance(_fighter(sheet), TORSO, CR, False, False)
    assert sheet.total("word:torso,vitals,groin", crushing) == struck == 2


def test_every_location_has_the_resistance_of_the_fight() -> None:
    armour = ["mail-hauberk", "leather-helm", "gauntlets"]
    stated = {"vitals": {"dr": 9}, "right-arm": {"dr": 3, "crushing": 1}}
    sheet = Sheet("gurps", {"name": "One", "armour": armour, "protection": stated})
    told = {}
    for one in sheet.derived:
        if one.group == "armour" and not one.about:
            for word in one.tally.name.removeprefix("word:").split(","):
                told[word] = int(one.tally.total)
    assert told["vitals"] == resistance(_fighter(sheet), VITALS, CUT, False, False) == 9
    assert told["right-arm"] == 3
    assert told["left-arm"] == 0
    for where, place in enumerate(LOCATIONS[:15]):
        words = {place, f"both-{place.partition('-')[2]}s", "both-feet" if "foot" in place else ""}
        (value,) = [told[word] for word in words if word in told]
        assert value == resistance(_fighter(sheet), where, CUT, False, False), place


def test_a_breastplate_protects_from_in_front_only() -> None:
    sheet = Sheet("gurps", {"name": "One", "armour": ["steel-breastplate"]})
    front = next(one for one in sheet.derived if one.tally.name.startswith("word:torso"))
    rear = sheet.total(front.tally.name, "word:from-behind")
    assert front.tally.total == resistance(_fighter(sheet), TORSO, CUT, False, False) > 0
    assert rear == resistance(_fighter(sheet), TORSO, CUT, True, False) == 0


def test_a_part_that_the_body_lacks_has_no_armour() -> None:
    sheet = Sheet("gurps", {"name": "One", "lacks": ["left-arm"]})
    words = [one.tally.name for one in sheet.derived if one.group == "armour"]
    assert not any("left-arm" in word or "left-hand" in word for word in words)


def test_the_load_is_the_weight_of_each_thing() -> None:
    sheet = Sheet("gurps", {"use": "aldric", "baggage": 20.5})
    parts = sheet.parts("load")
    assert parts["thing:medium-shield"] == 1500
    assert parts["field:baggage"] == 2050
    assert sheet.total("load") == carried_weight(_fighter(sheet)) == 8200 + 2050
    assert sheet.total("encumbrance") == _fighter(sheet).level == 3
    assert list(sheet.parts("encumbrance")) == [f"above-lift-{times}" for times in (1, 2, 3)]


def test_move_says_what_load_and_wounds_take() -> None:
    sheet = Sheet("gurps", {"use": "aldric", "hp_left": 3, "fp_left": 2})
    parts = sheet.parts("move")
    assert parts == {"basic-move": 6, "encumbrance": -3, "reeling": -1, "tired": -1}
    assert sheet.total("move") == _fighter(sheet).pace() == 1
    assert sheet.parts("hp") == {"strength": 13, "lost": -10}


def test_dodge_is_that_of_the_fight() -> None:
    sheet = Sheet("gurps", {"use": "archer"})
    assert isinstance(sheet.fight, Battle)
    assert sheet.parts("dodge") == {"basic-speed": 5, "base": 3}
    assert sheet.total("dodge") == plain_dodge(sheet.fight, _fighter(sheet)).total


def test_defences_are_of_a_thing_or_of_the_bare_hand() -> None:
    armed = Sheet("gurps", {"use": "aldric"})
    assert armed.parts("parry", "thing:thrusting-broadsword")["half-skill"] == 7
    assert armed.parts("block", "thing:medium-shield")["half-skill"] == 6
    bare = Sheet("gurps", {"name": "One", "dx": 12, "skills": {"karate": 15}})
    assert bare.parts("parry", "word:bare-hand") == {"half-skill": 7, "base": 3}


def test_the_other_hand_has_its_penalty() -> None:
    two = ["shortsword", {"item": "shortsword", "hand": "left"}]
    sheet = Sheet("gurps", {"name": "One", "skills": {"shortsword": 14}, "hands": two})
    assert sheet.parts("skill", "thing:shortsword") == {"word:shortsword": 14}
    assert sheet.parts("skill", "thing:shortsword-2")["off-hand"] == -4
