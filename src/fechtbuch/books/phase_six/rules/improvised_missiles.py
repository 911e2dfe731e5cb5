"""Throwing what was not made for it (PSX-RUL-66)."""

from mypy_extensions import i64

from fechtbuch.books.phase_six.kinds.armoury import WEAPONS
from fechtbuch.books.phase_six.kinds.arms import SHIELD, THROWN, WEAPON, Weapon
from fechtbuch.books.phase_six.rules.costless_acts import droppable
from fechtbuch.books.phase_six.state.battle import Battle
from fechtbuch.books.phase_six.state.fighter import Participant
from fechtbuch.books.phase_six.state.things import Thing


def missile_of(thing: Thing) -> Weapon:
    """PSX-RUL-66: light, medium or heavy, it flies like the nearest thing made to be thrown."""
    if thing.load == 0:
        return WEAPONS["shuriken"]
    return WEAPONS["throwing-axe"] if thing.load == 1 else WEAPONS["throwing-spear"]


def missiles(fight: Battle, who: Participant, at: i64) -> list[Thing]:
    """What is in hand, on the arm or on the ground within a metre and was not made to be thrown."""
    found = [thing for thing in droppable(fight, who) if not made_for_it(thing)]
    for thing in fight.lying_near(at):
        if thing.kind in (WEAPON, SHIELD) and not made_for_it(thing):
            found.append(thing)
    return found


def made_for_it(thing: Thing) -> bool:
    """Whether a thing is a thrown weapon: that is an ordinary attack."""
    return thing.weapon is not None and THROWN in thing.weapon.modes
