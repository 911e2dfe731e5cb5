"""What can be seen of a participant: health, states, whether it is out of the fight."""

from fechtbuch.books.phase_six.state.battle import Battle
from fechtbuch.books.phase_six.state.fighter import ANNOUNCED, UP, Participant
from fechtbuch.books.phase_six.state.written import shown_participant
from fechtbuch.engine.fighter import Condition


def condition(fight: Battle, fighter: Participant) -> Condition:
    """Health, and the states that a table keeps in mind."""
    states = shown_participant(fighter)
    if fighter.block_state == UP:
        states.append("shield-up")
    elif fighter.block_state == ANNOUNCED:
        states.append("shield-announced")
    if fighter.aim_steps > 0:
        states.append(f"aiming:{fight.fighters[fighter.aim_target].slug}")
    if fighter.accurate_steps > 0:
        states.append(f"investing:{fight.fighters[fighter.accurate_target].slug}")
    return Condition(fighter.health, not fighter.fights_on(), states)
