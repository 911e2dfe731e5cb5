"""How the book's own fighters defend themselves, beforehand and when they are struck."""

from mypy_extensions import i64

from fechtbuch.books.tales_and_legends.kinds.skills import DODGE, UNARMED
from fechtbuch.books.tales_and_legends.kinds.verbs import DONE
from fechtbuch.books.tales_and_legends.mind.estimates import FAR
from fechtbuch.books.tales_and_legends.rules.basics.combinations import shield_used
from fechtbuch.books.tales_and_legends.rules.basics.making_blows import melee_form
from fechtbuch.books.tales_and_legends.rules.defending.parry_and_dodge import ReactionQuestion
from fechtbuch.books.tales_and_legends.rules.hitting.attack_prices import parry_price
from fechtbuch.books.tales_and_legends.state.battle import Battle
from fechtbuch.books.tales_and_legends.state.choices import Action
from fechtbuch.books.tales_and_legends.state.fighter import Combatant
from fechtbuch.books.tales_and_legends.state.things import Thing


def react_beforehand(fight: Battle, fighter: Combatant) -> Action:
    """Spend what is left of the turn on defence."""
    if fighter.charged or fighter.aggressive_open:
        return Action(DONE)
    if fighter.extra > 0 or fighter.standard > 0:
        for thing in fighter.hands:
            weapon = thing.weapon
            if weapon is not None and weapon.parries and not weapon.pavise:
                price = parry_price(fight, fighter, thing)
                if price.affordable(fighter) and not shield_used(fighter, thing, "parry"):
                    return Action("parry", None, thing)
        if fighter.affords(0, 1) and not fighter.mounted():
            return Action("dodge")
    return Action(DONE)


def react(question: ReactionQuestion) -> Action:
    """The better of the bought defences, unless nothing can help."""
    fighter = question.fighter
    best: Thing | None = None
    value: i64 = -FAR
    for thing in question.things:
        weapon = melee_form(thing)
        skill = UNARMED if weapon.natural else weapon.skill
        worth = fighter.value(skill) + weapon.parry
        if worth > value:
            value = worth
            best = thing
    if question.dodge and fighter.value(DODGE) > value:
        if fighter.value(DODGE) - fighter.tired() + 20 <= question.result:
            return Action("nothing")
        return Action("dodge")
    if best is None or value - fighter.tired() + 20 <= question.result:
        return Action("nothing")
    return Action("parry", None, best)
