"""What the book's fighters hold an action for, and when they let it go (LSK-HLD-01 to -04)."""

from mypy_extensions import i64

from fechtbuch.books.landsknecht.asking.held_question import (
    LAPSE,
    WAIT,
    LastQuestion,
    ReleaseQuestion,
)
from fechtbuch.books.landsknecht.kinds.arms import Weapon
from fechtbuch.books.landsknecht.kinds.verbs import HOLD
from fechtbuch.books.landsknecht.mind.attack_choice import blade, fences, form_of, nearest_foe
from fechtbuch.books.landsknecht.mind.blow_choice import Blows
from fechtbuch.books.landsknecht.mind.judging import reckon, usual_blow
from fechtbuch.books.landsknecht.mind.threats import worst
from fechtbuch.books.landsknecht.mind.way_choice import nearer
from fechtbuch.books.landsknecht.rules.basics.circumstances import can_strike, in_reach
from fechtbuch.books.landsknecht.rules.basics.weapons import bare_hands, length, reach
from fechtbuch.books.landsknecht.rules.contact.flight import LEAVE
from fechtbuch.books.landsknecht.rules.hitting.blow import melee_blow
from fechtbuch.books.landsknecht.rules.moving.movement import place
from fechtbuch.books.landsknecht.state.battle import Battle
from fechtbuch.books.landsknecht.state.choices import Action
from fechtbuch.books.landsknecht.state.fighter import Combatant
from fechtbuch.books.landsknecht.state.things import Thing
from fechtbuch.engine.plans import LIFE, Plans


def hold(
    blows: Blows,
    fight: Battle,
    who: Combatant,
    foe: Combatant,
    thing: Thing | None,
    weapon: Weapon,
    here: i64,
    plans: Plans,
) -> None:
    """LSK-HLD-01: let them come; who has the longer weapon answers first, besides.

    Where the other holds, too, both would strike together at the end of the Round (LSK-HLD-02).
    """
    if foe.holding_action or (foe.acted and len(fight.fighters) == 2):
        return
    if foe.surprised:
        return  # LSK-SEQ-06: he comes nowhere
    mine = blows.threats.blow_at(fight, who, blows.threats.of(foe), thing, False)
    # Whatever could be done now can be released later, a charge, too.
    index: i64 = 0
    while index < plans.count:
        plan = plans.room[index]
        if plan.harm_done > mine.harm:
            mine.harm = plan.harm_done
        if plan.ends_it > mine.ends:
            mine.ends = plan.ends_it
        index += 1
    plan = plans.add(Action(HOLD))
    first = length(who) > length(foe) and not foe.acted
    near = in_reach(fight, who, foe, reach(who, weapon))
    share = LIFE if near else blows.weights.comes_in(fight.round)
    plan.harm_done = mine.harm * share // LIFE
    plan.ends_it = mine.ends * share // LIFE
    plan.harm_taken = here
    if first:
        plan.harm_taken = here * (LIFE - plan.ends_it) // LIFE
    elif near:
        # He strikes before it: what is left of the blow then?
        plan.harm_done = plan.harm_done * (LIFE - smaller(here, LIFE)) // LIFE
        plan.ends_it = plan.ends_it * (LIFE - smaller(here, LIFE)) // LIFE
    plan.guard_kept = LIFE


def last(blows: Blows, question: LastQuestion, plans: Plans) -> None:
    """The Round ends: a blow or a charge after all; nobody answers any more."""
    fight = question.battle
    who = question.fighter
    thing = blade(fight, who)
    if who.routed or not fences(who) or (thing is None and not who.block.creature):
        return
    if len(who.held_by) > 0:
        return  # held, he has little room for it (LSK-WRS-08)
    weapon = bare_hands(who) if thing is None else form_of(who, thing)
    foe = nearest_foe(fight, who)
    blows.threats.look(fight, who)
    blows.strikes(fight, who, foe, thing, weapon, plans)
    if plans.count == 0 and foe is not None:
        nearer(blows, fight, who, foe, weapon, plans)
    plan = plans.add(Action(LAPSE))
    plan.harm_taken = blows.coming(fight, who, who.at)


def release(blows: Blows, question: ReleaseQuestion, plans: Plans) -> None:
    """LSK-HLD-02: a blow or a charge at the moment of his own; or wait, and answer him first.

    A man who walks on is a matter of habit: he is struck while he passes.
    """
    fight = question.battle
    who = question.fighter
    deed = question.deed.action
    thing = blade(fight, who)
    if who.routed or not fences(who) or (thing is None and not who.block.creature):
        return
    if deed.word == LEAVE:
        leaver(blows, question, thing, plans)
        return
    if len(deed.then) > 0:
        return
    foe = question.deed.actor
    struck = deed.target is who
    home = foe.at
    if len(deed.path) > 0:
        place(fight, foe, deed.path[-1])
    weapon = bare_hands(who) if thing is None else form_of(who, thing)
    blows.threats.look(fight, who)
    blows.strikes(fight, who, nearest_foe(fight, who), thing, weapon, plans)
    reckon(blows.mine, fight, melee_blow(fight, who, foe, thing))
    reckon(blows.theirs, fight, usual_blow(fight, foe, who, deed.verb == "charge"))
    if len(deed.path) > 0:
        place(fight, foe, home)
    cost = worst(blows.theirs) if struck else 0
    for plan in plans.found():
        plan.harm_taken += cost
    plan = plans.add(Action(WAIT))
    plan.harm_done = blows.mine.harm
    plan.ends_it = blows.mine.ends
    if struck and length(who) > length(foe):
        plan.harm_taken = cost * (LIFE - plan.ends_it) // LIFE
    elif struck:
        plan.harm_taken = cost
        plan.harm_done = plan.harm_done * (LIFE - smaller(cost, LIFE)) // LIFE
        plan.ends_it = plan.ends_it * (LIFE - smaller(cost, LIFE)) // LIFE


def leaver(blows: Blows, question: ReleaseQuestion, thing: Thing | None, plans: Plans) -> None:
    """LSK-HLD-04: whoever leaves is struck on the last square of his way within reach."""
    fight = question.battle
    who = question.fighter
    foe = question.deed.actor
    weapon = bare_hands(who) if thing is None else form_of(who, thing)
    home, off_map = foe.at, foe.off_map
    foe.off_map = False
    end: i64 = -1
    for square in question.passing():
        place(fight, foe, square)
        if can_strike(fight, who, foe, weapon):
            end = square
    place(fight, foe, home)
    foe.off_map = off_map
    if end < 0:
        plans.add(Action(WAIT))
        return
    act = Action("attack", foe, thing)
    act.at = end
    plans.add(act)


def smaller(one: i64, other: i64) -> i64:
    """The smaller of two."""
    return one if one < other else other
