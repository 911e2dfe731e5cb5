"""Blows as the book's own fighters choose them."""

from fechtbuch.books.tales_and_legends.kinds.arms import NOBODY
from fechtbuch.books.tales_and_legends.kinds.skills import INTUITION, PROVOCATION, UNARMED
from fechtbuch.books.tales_and_legends.kinds.verbs import DONE
from fechtbuch.books.tales_and_legends.mind.defence_choice import react_beforehand
from fechtbuch.books.tales_and_legends.mind.estimates import all_out, best_thing, strength_of
from fechtbuch.books.tales_and_legends.mind.grapple_choice import (
    wants_grapple,
    wants_hold,
    wants_to_join,
)
from fechtbuch.books.tales_and_legends.mind.way_choice import close_in
from fechtbuch.books.tales_and_legends.rules.basics.making_blows import melee_form
from fechtbuch.books.tales_and_legends.rules.clinging.clinging import may_get_hold
from fechtbuch.books.tales_and_legends.rules.hitting.attack_prices import attack_price
from fechtbuch.books.tales_and_legends.rules.things.actions import drawable
from fechtbuch.books.tales_and_legends.rules.things.handling import draw_price
from fechtbuch.books.tales_and_legends.state.battle import Battle
from fechtbuch.books.tales_and_legends.state.choices import Action
from fechtbuch.books.tales_and_legends.state.fighter import Combatant
from fechtbuch.books.tales_and_legends.state.things import Thing


def fencer(fight: Battle, fighter: Combatant, foe: Combatant) -> Action:
    """Blows: close in, charge, feint, or take aim and strike all out."""
    thing = best_thing(fight, fighter)
    if thing.index < 0 and fighter.block.humanoid:
        action = arm_oneself(fight, fighter, thing)
        if action is not None:
            return action
    reach = melee_form(thing).reach
    far = fight.apart(fighter, foe)
    if far > reach:
        return close_in(fight, fighter, foe, thing, reach)
    if fighter.standard == 0 and not fighter.charged and fighter.extra > 0:
        return react_beforehand(fight, fighter)
    if not attack_price(fight, fighter, thing, False).affordable(fighter):
        return react_beforehand(fight, fighter)
    if fighter.aggressive_due:
        return strike(fight, fighter, foe, thing)
    if wants_hold(fight, fighter, foe, thing) and may_get_hold(fight, fighter, foe):
        return Action("hold", foe)
    if wants_to_join(fight, fighter, foe, thing):
        return Action("grapple", foe)
    if fighter.standard == 2 and fighter.extra == 1:
        if wants_grapple(fight, fighter, foe, thing):
            return Action("grapple", foe)
        weapon = melee_form(thing)
        if (
            (weapon.light or weapon.fencing)
            and fighter.block.humanoid
            and foe.block.humanoid
            and fighter.feint_target == NOBODY
            and not foe.aggressive_open
            and foe.grapple == NOBODY
            and fighter.value(PROVOCATION) >= foe.value(INTUITION)
        ):
            return Action("feint", foe, thing)
        if not all_out(fighter):
            defence = react_beforehand(fight, fighter)
            if defence.verb != DONE:
                return defence
        elif not fighter.aimed:
            return Action("aim")
    if all_out(fighter):
        return Action("aggressive")
    return strike(fight, fighter, foe, thing)


def strike(fight: Battle, fighter: Combatant, foe: Combatant, thing: Thing) -> Action:
    """A blow, a mighty one where that pays."""
    action = Action("attack", foe, thing)
    if fighter.feint_target == NOBODY and mighty_pays(fight, fighter, foe, thing):
        action.special = "mighty"
    return action


def mighty_pays(fight: Battle, fighter: Combatant, foe: Combatant, thing: Thing) -> bool:
    """Whether −10 to hit is a small price: against whom one can hardly miss."""
    if foe.grapple == NOBODY and not foe.prone and not foe.aggressive_open:
        return False
    weapon = melee_form(thing)
    skill = UNARMED if weapon.natural else weapon.skill
    return fighter.value(skill) - fighter.tired() >= 30 and fighter.fatigue < 3


def arm_oneself(fight: Battle, fighter: Combatant, thing: Thing) -> Action | None:
    """Draw what is better than bare hands."""
    worth = strength_of(fighter, thing)
    best: Thing | None = None
    for other in drawable(fighter):
        if other.weapon is None or other.weapon.count == 0 or other.weapon.shoots():
            continue
        if draw_price(other).affordable(fighter) and strength_of(fighter, other) > worth:
            best = other
            worth = strength_of(fighter, other)
    return None if best is None else Action("draw", None, best)
