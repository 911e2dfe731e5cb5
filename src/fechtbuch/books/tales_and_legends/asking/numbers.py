"""What an option would be tested against, where there is one number (TAL-TST-01)."""

from typing import Final

from mypy_extensions import i64

from fechtbuch.books.tales_and_legends.kinds.arms import NOBODY
from fechtbuch.books.tales_and_legends.rules.clinging.clinging import (
    SHIFTING,
    beast_defence,
    hold_difficulty,
)
from fechtbuch.books.tales_and_legends.rules.defending.defence import physical_defence
from fechtbuch.books.tales_and_legends.rules.harm.recovery import PULLING
from fechtbuch.books.tales_and_legends.rules.moving.mounted import QUICK
from fechtbuch.books.tales_and_legends.rules.shooting.shooting import field_difficulty
from fechtbuch.books.tales_and_legends.rules.things.deeds import FREEING, magic_defence
from fechtbuch.books.tales_and_legends.state.battle import Battle
from fechtbuch.books.tales_and_legends.state.fighter import Combatant
from fechtbuch.engine.tally import Tally

ATTACKS: Final = ("attack", "charge", "shoot", "throw", "grapple", "strike", "fast", "run")
"""Verbs whose target is hit or missed; who runs may ram somebody (TAL-MOV-07)."""

ROLLED: Final = {
    "spur": "riding",
    "mount": "riding",
    "dismount": "riding",
    "free": "free-oneself",
    "climb": "climbing",
    "cast": "spell",
    "keep": "hold-on",
    "shift": "hold-on",
    "pull-out": "healing",
    "parry": "parry",
    "dodge": "dodge",
}
"""What is rolled for a verb; for all others it is the attack."""


def number_of_verb(fight: Battle, fighter: Combatant, verb: str) -> Tally | None:
    """What a verb of which nothing else is said is tested against (TAL-MNT-07, TAL-HLD-03)."""
    if verb == "spur":
        return fight.tally("difficulty", QUICK, "TAL-MNT-07")
    if verb == "keep" and fighter.holds_on != NOBODY:
        return hold_difficulty(fight, fighter, fight.fighters[fighter.holds_on])
    return None


def number_of_thing(fight: Battle, fighter: Combatant, verb: str) -> Tally | None:
    """What a blow from the back of a creature must reach, whatever it is struck with."""
    if verb == "stab" and fighter.holds_on != NOBODY:
        return physical_defence(fight, fight.fighters[fighter.holds_on], fighter, True, "")
    return None


def number_of_way(fight: Battle, fighter: Combatant, verb: str, word: str) -> Tally | None:
    """What one way of doing something is tested against."""
    if verb in ("mount", "dismount") and word == "quick":
        return fight.tally("difficulty", QUICK, "TAL-MNT-12" if verb == "mount" else "TAL-MNT-13")
    if verb == "climb":
        return fight.tally("difficulty", fight.scene.climb, "TAL-MOV-15")
    if verb == "free" and word != "cut":
        deft, brawn = FREEING[fighter.entangled]
        return fight.tally("difficulty", brawn if word == "brawn" else deft, "TAL-STA-13")
    if verb == "shift":
        number = hold_difficulty(fight, fighter, fight.fighters[fighter.holds_on])
        number.add("shifting", SHIFTING, "TAL-HLD-06")
        return number
    return None


def number_of_target(
    fight: Battle, fighter: Combatant, verb: str, special: str, target: Combatant
) -> Tally | None:
    """What must be reached of somebody (TAL-HIT-01)."""
    if special == "field":
        return field_difficulty(fight, fighter, target)
    if verb in ATTACKS:
        return physical_defence(fight, target, fighter, verb not in ("shoot", "throw"), "")
    if verb == "hold":
        return beast_defence(fight, fighter, target)
    if verb == "cast":
        return magic_defence(fight, target)
    if verb == "pull-out":
        return fight.tally("difficulty", PULLING, "TAL-ITM-22")
    return None


def less_by(fight: Battle, who: Combatant, number: Tally, said: list[str]) -> Tally:
    """The number less what the referee adds to the next roll, if it is of that kind."""
    found = number.copy()
    purposes = ["", "attack"]
    for word in said:
        if word in ROLLED:
            purposes = ["", ROLLED[word]]
    for modifier in fight.modifiers:
        if modifier.fighter == who.index and modifier.purpose in purposes:
            amount: i64 = modifier.amount
            found.add("referee", -amount, "edict")
    return found
