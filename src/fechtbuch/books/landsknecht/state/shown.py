"""What can be seen of a combatant: Wounds, states, whether he is out of the fight."""

from fechtbuch.books.landsknecht.state.fighter import Combatant
from fechtbuch.engine.fighter import Condition


def condition(fighter: Combatant) -> Condition:
    """Wounds, and the states that a table keeps in mind."""
    states: list[str] = []
    if fighter.acted:
        states.append("acted")
    if fighter.aiming:
        states.append("aiming")
    if fighter.asleep:
        states.append("asleep")
    if fighter.blind:
        states.append("blind")
    if fighter.bound:
        states.append("bound")
    if fighter.charged:
        states.append("charged")
    if fighter.dead:
        states.append("dead")
    if fighter.down:
        states.append("down")
    if fighter.fleeing:
        states.append("fleeing")
    if fighter.gagged:
        states.append("gagged")
    if fighter.lame:
        states.append("lame")
    if fighter.lit:
        states.append("lit")
    if fighter.netted:
        states.append("netted")
    if fighter.paralysed:
        states.append("paralysed")
    if fighter.parrying:
        states.append("parrying")
    if fighter.pinned:
        states.append("pinned")
    if fighter.prone:
        states.append("prone")
    if fighter.routed:
        states.append("routed")
    if fighter.surprised:
        states.append("surprised")
    if fighter.surrendered:
        states.append("surrendered")
    if fighter.unaware:
        states.append("unaware")
    if fighter.unconscious:
        states.append("unconscious")
    if len(fighter.held_by) > 0:
        states.append("held")
    if fighter.hold_on >= 0:
        states.append("holding")
    if fighter.mounted():
        states.append("mounted")
    return Condition(fighter.wounds, not fighter.in_the_fight(), states)
