"""When the book's own fighters grapple or climb a beast, and what they do then."""

from typing import Final

from mypy_extensions import i64

from fechtbuch.books.tales_and_legends.asking.blow_targets import grapple_foes
from fechtbuch.books.tales_and_legends.asking.usable_weapons import grapple_weapons, hold_weapons
from fechtbuch.books.tales_and_legends.kinds.arms import NOBODY
from fechtbuch.books.tales_and_legends.kinds.skills import GRAPPLE, UNARMED
from fechtbuch.books.tales_and_legends.kinds.verbs import DONE
from fechtbuch.books.tales_and_legends.mind.estimates import strength_of
from fechtbuch.books.tales_and_legends.rules.basics.making_blows import melee_form
from fechtbuch.books.tales_and_legends.rules.defending.defence import from_behind
from fechtbuch.books.tales_and_legends.rules.grappling.grips import pressed
from fechtbuch.books.tales_and_legends.state.battle import Battle
from fechtbuch.books.tales_and_legends.state.choices import Action
from fechtbuch.books.tales_and_legends.state.fighter import Combatant
from fechtbuch.books.tales_and_legends.state.things import Thing

STRONGER: Final = 8
"""By how much grapple must be better before somebody throws himself at an enemy."""


def wants_grapple(fight: Battle, fighter: Combatant, foe: Combatant, thing: Thing) -> bool:
    """TAL-GRP-01: much stronger, with a hand free, and not from or into a saddle."""
    if fighter.mounted() or foe.mounted() or fighter.free_hands() == 0:
        return False
    if foe.grapple != NOBODY or foe.block.large or fight.apart(fighter, foe) > 1:
        return False
    mine = fighter.value(GRAPPLE) - fighter.tired()
    return mine >= foe.value(GRAPPLE) - foe.tired() + STRONGER and fighter.value(UNARMED) >= 20


def wants_to_join(fight: Battle, fighter: Combatant, foe: Combatant, thing: Thing) -> bool:
    """TAL-RUL-78: a friend has him, and together they are as strong as he."""
    grapple = fight.grapple_of(foe)
    if grapple is None or fighter.mounted() or fight.apart(fighter, foe) > 1:
        return False
    if fighter.free_hands() == 0 or (thing.index >= 0 and not melee_form(thing).light):
        return False
    ours = fighter.value(GRAPPLE) - fighter.tired()
    theirs: i64 = 0
    for index in grapple.foes(foe.index):
        ours += fight.fighters[index].value(GRAPPLE)
        if fight.foes(fighter, fight.fighters[index]):
            return False
    for index in grapple.mates(foe.index):
        theirs += fight.fighters[index].value(GRAPPLE)
    return ours >= theirs


def wants_hold(fight: Battle, fighter: Combatant, foe: Combatant, thing: Thing) -> bool:
    """TAL-HLD-01: up a huge beast from behind, with a small blade and a free hand."""
    return (
        foe.block.huge
        and melee_form(thing).light
        and thing.index >= 0
        and fighter.standard > 0
        and not fighter.charged
        and fighter.free_hands() > 0
        and not fighter.mounted()
        and from_behind(fight, foe, fighter)
    )


def wants_charge_grab(fighter: Combatant, foe: Combatant) -> bool:
    """TAL-ATK-17: throw oneself at a much weaker one."""
    if fighter.mounted() or foe.mounted() or foe.block.large or fighter.free_hands() == 0:
        return False
    if not fighter.block.humanoid or foe.grapple != NOBODY:
        return False
    return fighter.value(GRAPPLE) - fighter.tired() >= foe.value(GRAPPLE) + STRONGER


def in_grapple(fight: Battle, fighter: Combatant) -> Action:
    """Pin and choke the weaker, get away from the stronger, strike with what is at hand."""
    foes = grapple_foes(fight, fighter)
    if len(foes) == 0:
        return Action(DONE)
    foe = foes[0]
    for other in foes:
        if other.pinned_by != NOBODY:
            foe = other
    mine = fighter.value(GRAPPLE) - fighter.tired()
    theirs: i64 = 0
    for other in foes:
        theirs += other.value(GRAPPLE) - other.tired()
    grapple = fight.grapple_of(fighter)
    assert grapple is not None
    for index in grapple.mates(fighter.index):
        if index != fighter.index:
            mine += fight.fighters[index].value(GRAPPLE)
    stronger = mine >= theirs
    if not stronger and grapple.may_escape and grapple.victim == fighter.index:
        return Action("break-free")
    if pressed(fight, fighter):
        return Action("throw-off" if fighter.standard > 0 else DONE)  # TAL-RUL-120
    if fighter.unspent() and stronger and fighter.block.humanoid:
        if foe.pinned_by != NOBODY:
            return Action("choke", foe)
        return Action("pin", foe)
    if fighter.standard == 0:
        return Action(DONE)
    weapons = grapple_weapons(fight, fighter)
    if stronger and len(weapons) > 0:
        best = weapons[0]
        for thing in weapons:
            if strength_of(fighter, thing) > strength_of(fighter, best):
                best = thing
        return Action("strike", foe, best)
    return Action("leave")


def on_a_beast(fight: Battle, fighter: Combatant) -> Action:
    """Hold on, then stab."""
    if not fighter.hold_kept:
        if fighter.standard > 0:
            return Action("keep")
        return Action(DONE)
    weapons = hold_weapons(fight, fighter)
    if fighter.standard > 0 and len(weapons) > 0:
        best = weapons[0]
        for thing in weapons:
            if strength_of(fighter, thing) > strength_of(fighter, best):
                best = thing
        return Action("stab", None, best)
    return Action(DONE)
