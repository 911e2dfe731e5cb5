"""Can this still go on? A deed reads the state again wherever others could come between."""

from fechtbuch.books.tales_and_legends.kinds.arms import NOBODY
from fechtbuch.books.tales_and_legends.state.battle import Battle
from fechtbuch.books.tales_and_legends.state.fighter import Combatant
from fechtbuch.books.tales_and_legends.state.things import Thing


class Deed:
    """What somebody is about, and how he stood when it began."""

    def __init__(self, actor: Combatant, thing: Thing | None = None, moves: bool = True) -> None:
        self.actor = actor
        self.thing = thing
        """What it is done with."""
        self.moves = moves
        """Whether legs are needed for it; a blow may also be struck lying or held."""
        self.mount = actor.mount
        self.upright = not actor.prone


def can_go_on(fight: Battle, deed: Deed) -> bool:
    """Able, with the weapon in hand, in the same saddle (TAL-RUL-110), on free legs.

    Reach and price are read where the blow falls and the next step is taken.
    """
    actor = deed.actor
    if actor.gone or actor.helpless() or actor.mount != deed.mount:
        return False
    if deed.mount != NOBODY and fight.fighters[deed.mount].out():
        return False
    thing = deed.thing
    if thing is not None and not actor.holds(thing):
        return False
    if not deed.moves:
        return True
    if actor.grapple != NOBODY or actor.entangled != "" or (actor.prone and deed.upright):
        return False
    if deed.mount != NOBODY:
        mount = fight.fighters[deed.mount]
        return not (mount.prone or mount.grapple != NOBODY or mount.entangled != "")
    return True
