"""The state that a duellist's earlier declarations would leave (TAL-RUL-116).

What is certain of a declared step is done in a copy of the fight: things change places, somebody
gets up or lies down, into the saddle or out of it. Where somebody will stand by then, and whether
a test succeeds, nobody knows.
"""

from typing import Final

from mypy_extensions import i64

from fechtbuch.books.tales_and_legends.kinds.arms import BELT, GROUND, HAND, NOBODY, PACK
from fechtbuch.books.tales_and_legends.rules.basics.states import leave_grapple
from fechtbuch.books.tales_and_legends.state.battle import Battle
from fechtbuch.books.tales_and_legends.state.fighter import Combatant
from fechtbuch.books.tales_and_legends.state.plans import NO_THING, Declared
from fechtbuch.books.tales_and_legends.state.things import Thing

GOES: Final = ("half", "move", "fast", "run", "crawl", "charge", "trample", "jump")
"""Steps after which somebody stands elsewhere."""


def prospect(fight: Battle, fighter: Combatant) -> Battle:
    """The fight as the declared steps would leave it, so far as that is certain."""
    twin = fight.copy()
    who = twin.fighters[fighter.index]
    twin.acting = who.index
    for step in fight.declared:
        _foresee(twin, who, step)
    return twin


def goes_first(fight: Battle) -> bool:
    """Whether a declared step leads elsewhere, so that who is near then is not known."""
    for step in fight.declared:
        if step.verb in GOES:
            return True
    return False


def _foresee(fight: Battle, who: Combatant, step: Declared) -> None:
    """What is certain of one step."""
    verb = step.verb
    if step.thing != NO_THING:
        _handle(fight, who, verb, fight.thing_of(who, step.thing))
    if verb in GOES:
        who.moved = True
    if verb in ("stand", "rise"):
        who.prone = False
    elif verb == "drop":
        who.prone = True
    elif verb in ("attack", "strike", "shoot", "throw", "stab"):
        who.attacked = True
    elif verb == "defensive":
        who.defensive = True
    elif verb == "aim":
        who.aimed = True
    elif verb in ("keep", "shift"):
        who.hold_kept = True
    elif verb == "dismount" and who.mount != NOBODY:
        fight.fighters[who.mount].rider = NOBODY
        who.mount = NOBODY
    elif verb == "leave":
        leave_grapple(fight, who)
    elif verb == "break-pin":
        who.pinned_by = NOBODY
    elif verb == "throw-off":
        for other in fight.fighters:
            if other.on_top_of == who.index:
                other.on_top_of = NOBODY
    elif verb == "free":
        who.entangled = ""


def _handle(fight: Battle, who: Combatant, verb: str, thing: Thing) -> None:
    """Where a thing is after one step."""
    if verb in ("draw", "draw-close", "fetch", "pick-up", "pack"):
        _put(fight, who, thing, HAND)
        thing.both = thing.weapon is not None and thing.weapon.two_hands
    elif verb == "stow":
        _put(fight, who, thing, BELT)
    elif verb == "stash":
        _put(fight, who, thing, PACK)
    elif verb == "grip":
        thing.both = not thing.both
    elif verb in ("throw", "drop-item"):
        fight.take_from(who, thing)
        thing.place = GROUND
        thing.holder = NOBODY
    elif verb == "take-missile":
        thing.laid = thing.laid or "laid"
    elif verb == "load":
        thing.loaded = True
    elif verb == "shoot":
        thing.loaded = False
        thing.laid = ""
    elif verb == "parry":
        who.parries = [*who.parries, fight.index_of(who, thing)]
        if thing.weapon is not None and thing.weapon.shield:
            who.shields_parried = [*who.shields_parried, thing.index]


def _put(fight: Battle, who: Combatant, thing: Thing, place: i64) -> None:
    fight.take_from(who, thing)
    thing.holder = who.index
    thing.place = place
    thing.both = False
    fight.give(who, thing)
