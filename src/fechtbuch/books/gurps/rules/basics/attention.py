"""What somebody has his mind on: an Aim, a study, a Wait; and how it is lost."""

from fechtbuch.books.gurps.kinds.arms import NOBODY
from fechtbuch.books.gurps.state.fighter import Combatant


def lose_aim(fighter: Combatant) -> None:
    """The whole accumulated bonus is gone (GUR-MAN-26)."""
    fighter.aim_at = NOBODY
    fighter.aim_with = NOBODY
    fighter.aims = 0


def lose_study(fighter: Combatant) -> None:
    """The Evaluate bonus is gone (GUR-MAN-30)."""
    fighter.studied = NOBODY
    fighter.studies = 0


def stop_waiting(fighter: Combatant) -> None:
    """The Wait is over, with what was held under it (GUR-MAN-38)."""
    if fighter.waiting:
        fighter.waiting = False
        fighter.wait_for = ""
        fighter.wait_who = NOBODY
        fighter.wait_with = NOBODY
        fighter.wait_natural = ""
