"""What can be seen of a participant: health, states, whether it is out of the fight."""

from fechtbuch.books.phase_six.state.battle import Battle
from fechtbuch.books.phase_six.state.fighter import ANNOUNCED, UP, Participant
from fechtbuch.engine.fighter import Condition


def condition(fight: Battle, fighter: Participant) -> Condition:
    """Health, and the states that a table keeps in mind."""
    states: list[str] = []
    if fighter.dying > 0:
        states.append("dying")
    if fighter.unconscious > 0:
        states.append("unconscious")
    if fighter.shocked > 0:
        states.append("shocked")
    if fighter.burning > 0:
        states.append("burning")
    if fighter.bleeding > 0:
        states.append("bleeding")
    if fighter.poisoned > 0:
        states.append("poisoned")
    if fighter.hunkered:
        states.append("hunkered")
    if fighter.asleep:
        states.append("asleep")
    if fighter.netted:
        states.append("netted")
    if fighter.braced:
        states.append("braced")
    if fighter.dazed:
        states.append("dazed")
    if fighter.withdrawn:
        states.append("withdrawn")
    if fighter.dead:
        states.append("dead")
    if fighter.block_state == UP:
        states.append("shield-up")
    elif fighter.block_state == ANNOUNCED:
        states.append("shield-announced")
    if fighter.aim_steps > 0:
        states.append(f"aiming:{fight.fighters[fighter.aim_target].slug}")
    if fighter.accurate_steps > 0:
        states.append(f"investing:{fight.fighters[fighter.accurate_target].slug}")
    return Condition(fighter.health, not fighter.fights_on(), states)
