"""How the book's own fighters defend themselves, beforehand and when they are struck."""

from typing import Final

from mypy_extensions import i64

from fechtbuch.books.tales_and_legends.kinds.skills import DODGE, UNARMED
from fechtbuch.books.tales_and_legends.kinds.verbs import DONE
from fechtbuch.books.tales_and_legends.mind.blow_choice import Blows, guards
from fechtbuch.books.tales_and_legends.mind.bout import Bout
from fechtbuch.books.tales_and_legends.mind.estimates import FAR
from fechtbuch.books.tales_and_legends.rules.basics.combinations import shield_used
from fechtbuch.books.tales_and_legends.rules.basics.making_blows import melee_form
from fechtbuch.books.tales_and_legends.rules.defending.parry_and_dodge import ReactionQuestion
from fechtbuch.books.tales_and_legends.rules.hitting.attack_prices import parry_price
from fechtbuch.books.tales_and_legends.state.battle import Battle
from fechtbuch.books.tales_and_legends.state.choices import Action
from fechtbuch.books.tales_and_legends.state.fighter import Combatant
from fechtbuch.books.tales_and_legends.state.things import Thing
from fechtbuch.engine.plans import LIFE, Plan, Plans

PATIENT: Final = 4
"""For so many rounds somebody is expected to come; then it is ever less likely."""


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


def guard(blows: Blows, bout: Bout, plans: Plans, later: i64) -> Plan:
    """Everything for defence."""
    who = bout.who
    choice = react_beforehand(bout.fight, who)
    plan = plans.add(choice)
    left = who.standard + who.extra if choice.verb != DONE else 0
    if len(who.prepared) > 0 and bout.far > bout.reach:
        await_them(blows, bout, plan, later)
    blows.weather(plan, later, guards(who, left))
    return plan


def await_them(blows: Blows, bout: Bout, plan: Plan, later: i64) -> None:
    """TAL-MAN-12: a blow for whoever comes, before his own."""
    if later > 0:
        if bout.met < 0:
            bout.strike(blows.room, 0, True)
            bout.met = blows.room.harm
        # Who has not come for so long will not come now.
        late = bout.fight.round - PATIENT
        patience = LIFE + blows.weights.impatience * late if late > 0 else LIFE
        plan.harm_done = bout.met * blows.weights.comes // patience
