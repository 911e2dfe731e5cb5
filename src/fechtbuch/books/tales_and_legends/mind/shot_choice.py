"""Shots as the book's own fighters choose them."""

from typing import Final

from mypy_extensions import i64

from fechtbuch.books.tales_and_legends.kinds.verbs import DONE
from fechtbuch.books.tales_and_legends.mind.defence_choice import react_beforehand
from fechtbuch.books.tales_and_legends.mind.estimates import FAR
from fechtbuch.books.tales_and_legends.rules.basics.making_blows import range_of, shot_blow
from fechtbuch.books.tales_and_legends.rules.hitting.attack_prices import attack_price
from fechtbuch.books.tales_and_legends.rules.things.actions import (
    drawable,
    full_rounds,
    missiles_for,
)
from fechtbuch.books.tales_and_legends.state.battle import Battle
from fechtbuch.books.tales_and_legends.state.choices import Action
from fechtbuch.books.tales_and_legends.state.fighter import Combatant
from fechtbuch.books.tales_and_legends.state.things import Thing

FAIR: Final = 60
"""Metres beyond which a shot is not worth an arrow."""


def shooter(fight: Battle, fighter: Combatant, thing: Thing) -> Action | None:
    """Shoot, load, take an arrow; None when there is nothing left to shoot."""
    weapon = thing.weapon
    assert weapon is not None
    if thing.loaded:
        far = range_of(fighter, shot_blow(fight, thing))
        price = attack_price(fight, fighter, thing, True)
        if not price.affordable(fighter):
            return react_beforehand(fight, fighter)
        mark, lobbed = shooting_mark(fight, fighter, far)
        if mark is None:
            return None
        if fighter.extra > 0 and not fighter.aimed:
            return Action("aim")
        action = Action("shoot", mark, thing)
        if lobbed:
            action.special = "field"
        return action
    if thing.laid:
        rounds = full_rounds(weapon.load_price)
        if rounds > 0:
            return Action("load", None, thing) if fighter.unspent() else Action(DONE)
        if weapon.load_price == "X":
            return Action("load", None, thing) if fighter.affords(0, 1) else Action(DONE)
        return Action("load", None, thing) if fighter.standard > 0 else Action(DONE)
    bundles = missiles_for(fight, fighter, thing)
    if len(bundles) > 0:
        if not fighter.affords(0, 1):
            return Action(DONE)
        action = Action("take-missile", None, thing)
        action.item = bundles[0]
        return action
    if len(drawable(fighter)) > 0 or weapon.melee_as is None:
        return Action("drop-item", None, thing)
    return None


def shooting_mark(fight: Battle, fighter: Combatant, far: i64) -> tuple[Combatant | None, bool]:
    """The nearest enemy in a clear line; else one to lob at, over what is in between."""
    clear: Combatant | None = None
    behind: Combatant | None = None
    least: i64 = FAR
    nearest_behind: i64 = FAR
    for foe in fight.fighters:
        if foe.gone or foe.helpless() or not fight.enemies(fighter.side, foe.side):
            continue
        if foe.block.mount or (foe.hidden_from >> fighter.side) & 1 == 1:
            continue
        near = fight.apart(fighter, foe)
        if near > far or near > FAIR:
            continue
        if fight.in_line(fighter, foe):
            if near < least:
                least = near
                clear = foe
        elif 2 * near <= far and near < nearest_behind:
            nearest_behind = near
            behind = foe
    if clear is not None:
        return clear, False
    return behind, behind is not None
