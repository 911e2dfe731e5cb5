"""Ways that are open: kinds of movement, their prices, jumps, ramming (4.2, TAL-SEQ-27)."""

from typing import Final

from mypy_extensions import i64

from fechtbuch.books.tales_and_legends.kinds.arms import NOBODY
from fechtbuch.books.tales_and_legends.rules.basics.load import speed
from fechtbuch.books.tales_and_legends.rules.basics.prices import move_price
from fechtbuch.books.tales_and_legends.rules.basics.ways import band_of, walks
from fechtbuch.books.tales_and_legends.state.battle import Battle
from fechtbuch.books.tales_and_legends.state.fighter import Combatant


def may_walk(fight: Battle, fighter: Combatant, verb: str) -> bool:
    """Whether a kind of movement is open and can be paid (TAL-MOV-01 to TAL-MOV-05)."""
    if (
        fighter.entangled
        or fight.legs(fighter).entangled  # TAL-STA-13: a horse in a net goes nowhere
        or fight.legs(fighter).prone  # who sits in the saddle does not lie
        or fight.legs(fighter).grapple != NOBODY  # TAL-RUL-108
        or speed(fight, fighter) == 0
    ):
        return False
    if fighter.stepped:
        return False
    if verb == "step":
        return not fighter.moved and not fighter.mounted() and not fight.scene.water
    if 0 <= fighter.named_band < band_of(fight, fighter, verb):
        return False  # TAL-RUL-87
    if verb == "run" and lost_leg(fighter):
        return False
    if shooter_lead(fight, fighter) < LEADS[verb]:
        return False
    return move_price(fighter, verb).affordable(fighter)


LEADS: Final = {"half": 5, "move": 10, "fast": 20, "run": 25, "charge": 10}
"""TAL-SEQ-27: the lead that each movement needs before a distant shooter acts."""


def shooter_lead(fight: Battle, fighter: Combatant) -> i64:
    """TAL-SEQ-27: the smallest lead over a distant shooter who has not acted; else any."""
    lead: i64 = 1000
    if not fight.options.shooter_lead or fight.surprise_round:
        return lead
    for foe in fight.fighters:
        if foe.acted or not foe.present() or not fight.foes(fighter, foe):
            continue
        if fight.apart(fighter, foe) <= 2 or foe.block.mount:
            continue
        for thing in foe.hands:
            if thing.weapon is not None and thing.weapon.shoots():
                lead = min(lead, fighter.initiative - foe.initiative)
    return lead


def lost_leg(fighter: Combatant) -> bool:
    """TAL-RUL-61: neither run nor charge on one leg."""
    for part in fighter.lost:
        if part.endswith("-leg"):
            return True
    return False


def rammable(fight: Battle, fighter: Combatant, far: i64) -> list[Combatant]:
    """Enemies on foot on whose next field a run could lead."""
    return [
        foe
        for foe in fight.foes_of(fighter)
        if not foe.mounted()
        and not foe.block.large
        and not foe.prone
        and foe.holds_on == NOBODY
        and len(ram_path(fight, fighter, foe, far)) > 0
    ]


def ram_path(fight: Battle, fighter: Combatant, target: Combatant, far: i64) -> list[i64]:
    """A way to the target and onto its field, at least one field long before it."""
    ways = walks(fight, fighter, far - 1)
    for f in ways.fields():
        if f != fighter.at and fight.grid.distance(f, target.at) == 1:
            return [*ways.path_to(f), target.at]
    return []


def named_band(fight: Battle, fighter: Combatant, word: str) -> i64:
    """TAL-RUL-87: metres of the band that a rider names before he shoots; at least what he rode."""
    return max(band_of(fight, fighter, word), fight.legs(fighter).band)


def may_charge(fight: Battle, fighter: Combatant) -> bool:
    """Whether somebody could charge at all: on firm ground, TAL-RUL-61.

    A step bars it (TAL-RUL-51), other movement of the turn does not (TAL-RUL-99).
    """
    legs = fight.legs(fighter)
    if fight.scene.water or legs.prone or legs.grapple != NOBODY:
        return False
    if fighter.prone or fighter.stepped or fighter.entangled or legs.entangled:
        return False
    if fighter.holds_on != NOBODY:
        return False
    if 0 <= fighter.named_band < speed(fight, fighter):
        return False  # TAL-RUL-87: a charge counts as a move
    for part in fighter.lost:
        if part.endswith("-leg"):
            return False
    return True
