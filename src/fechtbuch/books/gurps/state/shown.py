"""What can be seen of a combatant: health, states, whether he is out of the fight."""

from fechtbuch.books.gurps.kinds.terms import POSTURES
from fechtbuch.books.gurps.state.battle import Battle
from fechtbuch.books.gurps.state.fighter import Combatant
from fechtbuch.engine.fighter import Condition


def condition(fight: Battle, fighter: Combatant) -> Condition:
    """Hit points, and the states that a table keeps in mind."""
    states: list[str] = []
    if fighter.dead:
        states.append("dead")
    if fighter.unconscious:
        states.append("unconscious")
    if fighter.mortal:
        states.append("mortal")
    if fighter.collapsed:
        states.append("collapsed")
    if fighter.yielded:
        states.append("yielded")
    if fighter.asleep:
        states.append("asleep")
    if fighter.stunned:
        states.append("stunned")
    if fighter.off_balance:
        states.append("off_balance")
    if fighter.guard_dropped:
        states.append("guard_dropped")
    if fighter.waiting:
        states.append("waiting")
    if fighter.strangled:
        states.append("strangled")
    if fighter.posture:
        states.append(POSTURES[fighter.posture])
        if fighter.face_down:
            states.append("face_down")
    if len(fight.holds) > 0:
        if fight.pinned(fighter):
            states.append("pinned")
        elif fight.held(fighter):
            states.append("held")
        if fight.holding(fighter):
            states.append("holding")
    out = fighter.out()
    if fighter.reeling() and not out:
        states.append("reeling")
    return Condition(fighter.hp, out, states)
