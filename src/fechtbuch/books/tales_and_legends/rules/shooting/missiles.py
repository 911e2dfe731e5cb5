"""What becomes of missiles: spent, broken, loud, found again (TAL-ITM-22, TAL-ITM-23)."""

from typing import Final

from mypy_extensions import i64

from fechtbuch.books.tales_and_legends.kinds.arms import GROUND, NOBODY, QUIVER
from fechtbuch.books.tales_and_legends.rules.basics.load import reckon
from fechtbuch.books.tales_and_legends.state.battle import Battle
from fechtbuch.books.tales_and_legends.state.blow import Blow
from fechtbuch.books.tales_and_legends.state.fighter import Combatant

LOUD: Final = 200
"""Metres at which a whistling missile is heard (section 5)."""


def let_fly(fight: Battle, fighter: Combatant, blow: Blow, f: i64) -> None:
    """A missile is spent, a thrown thing lies where it went (TAL-ITM-23)."""
    thing = blow.thing
    if blow.thrown:
        if thing.holder == fighter.index:
            fight.take_from(fighter, thing)
            thing.place = GROUND
            thing.holder = NOBODY
            thing.both = False
            thing.at = f
    else:
        for bundle in fighter.carried:
            if bundle.key == thing.laid and bundle.place == QUIVER and not blow.spoiled:
                fight.spent = [*fight.spent, [bundle.index, f]]
        thing.loaded = False
        thing.laid = ""
    if blow.missile is not None and blow.missile.loud:
        wake_all(fight, fighter)
    reckon(fight, fighter)


def wake_all(fight: Battle, shooter: Combatant) -> None:
    """The whistle of a missile wakes sleepers far around."""
    for sleeper in fight.fighters:
        if sleeper.asleep and not sleeper.gone and fight.apart(shooter, sleeper) <= LOUD:
            sleeper.asleep = False
            fight.note("wakes-up", "TAL-ITM-22", sleeper)
