"""Which verbs are open to somebody on his turn (section 4)."""

from typing import Final

from fechtbuch.books.tales_and_legends.asking.open_ways import (
    LEADS,
    may_charge,
    may_walk,
    shooter_lead,
)
from fechtbuch.books.tales_and_legends.asking.usable_weapons import striking_things
from fechtbuch.books.tales_and_legends.asking.verb_options import (
    castable,
    has_thing,
    how_words,
    targets_for,
)
from fechtbuch.books.tales_and_legends.kinds.arms import NOBODY
from fechtbuch.books.tales_and_legends.kinds.verbs import AT_LARGE, CLINGING, DONE, GRAPPLING, TURN
from fechtbuch.books.tales_and_legends.rules.basics.combinations import manoeuvre_excluded
from fechtbuch.books.tales_and_legends.rules.basics.making_blows import melee_form
from fechtbuch.books.tales_and_legends.rules.basics.prices import MOVES, PRICES, stand_price
from fechtbuch.books.tales_and_legends.rules.basics.ways import metres
from fechtbuch.books.tales_and_legends.rules.declared.charging import charge_error
from fechtbuch.books.tales_and_legends.rules.grappling.grappling import dragged
from fechtbuch.books.tales_and_legends.rules.grappling.grips import pressed, wrestler
from fechtbuch.books.tales_and_legends.rules.hitting.attack_prices import (
    charge_price,
    strike_price,
)
from fechtbuch.books.tales_and_legends.rules.moving.leaping import walls_near
from fechtbuch.books.tales_and_legends.rules.moving.mounted import mounts_near
from fechtbuch.books.tales_and_legends.rules.things.actions import spent_near
from fechtbuch.books.tales_and_legends.rules.things.handling import open_wounds
from fechtbuch.books.tales_and_legends.state.battle import Battle
from fechtbuch.books.tales_and_legends.state.choices import Action
from fechtbuch.books.tales_and_legends.state.fighter import Combatant
from fechtbuch.engine.asking import Verb

FREE_TO_ACT: Final = [verb.name for verb in AT_LARGE]
WRESTLED: Final = frozenset([verb.name for verb in [*GRAPPLING, *CLINGING]])

PINNED: Final = ["done", "say", "break-pin"]
"""TAL-STA-06."""

GRAPPLED: Final = [
    "done", "say", "break-free", "parry", "dodge", "defensive", "cautious", "strike", "take-down",
    "throw-off", "rise", "silence", "leave", "draw-close", "drag", "pin", "choke", "subdue", "cast",
]  # fmt: skip
"""TAL-GRP-05 to TAL-GRP-15, TAL-STA-05; manoeuvres as TAL-RUL-46 allows."""

LOSING_HOLD: Final = ["done", "say", "let-go", "cling", "keep", "shift"]
HOLDING_ON: Final = [
    "done", "say", "let-go", "cling", "stab", "draw-close", "parry", "dodge", "defensive",
    "cautious", "aim",
]  # fmt: skip
"""TAL-HLD-03 to TAL-HLD-09: first the hold is kept, then the beast is fought.

Meanwhile one may parry, fight defensively or cautiously (TAL-RUL-118).
"""

PRESSED: Final = [
    "done", "say", "break-free", "parry", "dodge", "defensive", "cautious", "throw-off",
]  # fmt: skip
"""TAL-RUL-120: who is pressed down may only throw off; defences as TAL-RUL-46 allows."""

ON_A_GRAPPLED_MOUNT: Final = [
    *FREE_TO_ACT, "break-free", "strike", "take-down", "throw-off", "rise", "leave", "drag", "pin",
    "break-pin",
]  # fmt: skip
"""TAL-RUL-108: besides his own actions the rider may let his mount wrestle."""

STANCES: Final = ("prepare", "cautious", "aggressive")
"""Shown among the attacks, allowed as manoeuvres are (TAL-MAN-09, TAL-MAN-10, TAL-MAN-12)."""

OWING_A_BLOW: Final = ["done", "say", "attack", "charge"]
"""TAL-RUL-04: after declared aggression."""


def situation(fight: Battle, fighter: Combatant) -> list[str]:
    """The verbs that there are as somebody is placed, whether open or not."""
    if fighter.pinned_by != NOBODY:
        return PINNED
    if fighter.grapple != NOBODY:
        return PRESSED if pressed(fight, fighter) else GRAPPLED
    if fighter.holds_on != NOBODY:
        return HOLDING_ON if fighter.hold_kept else LOSING_HOLD
    if fighter.aggressive_due:
        return OWING_A_BLOW
    if wrestler(fight, fighter) is not fighter:
        return ON_A_GRAPPLED_MOUNT
    return FREE_TO_ACT


def may_go_on(fight: Battle, fighter: Combatant) -> bool:
    """Whether anything is left of a turn: an action, or a free one that is open (TAL-RUL-117).

    Whoever stands free may always turn, whoever holds on may let go.
    """
    if fighter.standard > 0 or fighter.extra > 0:
        return True
    placed = situation(fight, fighter)
    if placed is PINNED:
        return False
    if placed is GRAPPLED or placed is PRESSED:
        return _open(fight, fighter, "break-free")
    return True


def verbs_of(fight: Battle, fighter: Combatant) -> list[str]:
    """All verbs that are open to the turn owner now."""
    found: list[str] = []
    for verb in situation(fight, fighter):
        if verb == "aggressive" and "attack" not in found and "charge" not in found:
            continue  # known by now, and dear to find out
        if _open(fight, fighter, verb):
            found.append(verb)
    return found


def is_open(fight: Battle, fighter: Combatant, verb: str) -> bool:
    """Whether a verb is open to the turn owner now."""
    return verb in situation(fight, fighter) and _open(fight, fighter, verb)


def plainly_open(fight: Battle, fighter: Combatant, blow: Action, wild: bool) -> bool:
    """Whether a plain blow or charge is open, or all out what it is struck by, beyond doubt.

    Looks at this thing and this target only, which is quicker than to ask what there is. Where it
    says no, something else may be open: `is_open` knows.
    """
    thing = blow.thing
    foe = blow.target
    if thing is None or foe is None or thing.index < 0 or fighter.mount != NOBODY:
        return False
    if situation(fight, fighter) is not (OWING_A_BLOW if fighter.aggressive_due else FREE_TO_ACT):
        return False
    if wild and not _may_be_wild(fighter):
        return False
    if foe.gone or foe.dead or foe.holds_on != NOBODY or fighter.feint_target != NOBODY:
        return False
    if (foe.hidden_from >> fighter.side) & 1 == 1 or not fight.foes(fighter, foe):
        return False
    if foe.mount != NOBODY or foe.rider != NOBODY or melee_form(thing).count == 0:
        return False
    if thing not in striking_things(fight, fighter) or not _may_attack(fight, fighter, blow.verb):
        return False
    reach = melee_form(thing).reach
    if blow.verb == "attack":
        price = strike_price(fight, fighter, thing, "", False, False)
        return price.affordable(fighter) and fight.apart(fighter, foe) <= reach
    price = charge_price(fight, fighter, thing, "", False)
    return price.affordable(fighter) and not charge_error(fight, fighter, foe, reach, blow.path)


def _open(fight: Battle, fighter: Combatant, name: str) -> bool:
    """It can be paid, nothing forbids it, and there is a thing or somebody for it."""
    price = PRICES.get(name)
    if price is not None and not price.affordable(fighter):
        return False
    verb = TURN.by_name[name]
    if verb.group == "defence" or name in STANCES:
        allowed = _may_defend(fight, fighter, name)
    elif verb.group == "attack":
        allowed = _may_attack(fight, fighter, name)
    elif verb.group == "movement":
        allowed = _may_go(fight, fighter, name)
    elif name in WRESTLED:
        allowed = _may_wrestle(fight, fighter, name)
    else:
        allowed = _may_handle(fight, fighter, name)
    return allowed and _has_object(fight, fighter, verb)


def _has_object(fight: Battle, fighter: Combatant, verb: Verb) -> bool:
    """Whether what has to be said first can be said; a run need not ram anybody."""
    if len(verb.slots) == 0 or verb.name in MOVES:
        return True
    if verb.slots[0] == "weapon":
        return has_thing(fight, fighter, verb.name)
    if verb.slots[0] == "target":
        return len(targets_for(fight, fighter, verb.name, None, "")) > 0
    return True


def _may_attack(fight: Battle, fighter: Combatant, verb: str) -> bool:
    """Attacks (4.5)."""
    if verb == "grapple":
        return True  # from the saddle as well (TAL-RUL-122)
    if verb == "aim":
        return not fighter.aimed and fighter.affords(1, 1)
    if verb == "trample":
        return fighter.affords(1, 1) and may_charge(fight, fighter)
    if verb == "charge":
        return (
            fighter.standard >= 1
            and may_charge(fight, fighter)
            and shooter_lead(fight, fighter) >= LEADS["charge"]
        )
    return fighter.standard >= 1


def _may_defend(fight: Battle, fighter: Combatant, verb: str) -> bool:
    """Manoeuvres (4.4)."""
    if verb == "dodge":
        return not fighter.mounted()
    if verb == "prepare":
        return fighter.standard >= 1 and not fighter.prone  # TAL-RUL-112
    if verb == "defensive":
        return not fighter.defensive and not manoeuvre_excluded(fighter, verb)
    if verb == "cautious":
        return not (fighter.attacked or fighter.cautious or manoeuvre_excluded(fighter, verb))
    if verb == "aggressive":
        return _may_be_wild(fighter) and _may_strike(fight, fighter)
    return True


def _may_be_wild(fighter: Combatant) -> bool:
    """TAL-MAN-10: whether nothing but a blow is wanting for aggression."""
    return not (fighter.attacked or fighter.aggressive or manoeuvre_excluded(fighter, "aggressive"))


def _may_strike(fight: Battle, fighter: Combatant) -> bool:
    """Whether there is a blow that aggression could demand (TAL-RUL-04)."""
    return _open(fight, fighter, "attack") or _open(fight, fighter, "charge")


def _may_go(fight: Battle, fighter: Combatant, verb: str) -> bool:
    """Movement, the saddle, getting down and up (4.2, 4.8)."""
    if verb == "step" or verb in MOVES:
        return may_walk(fight, fighter, verb)
    if verb == "stand":
        price = stand_price(fighter)
        able = fighter.prone and not fighter.entangled
        return able and price is not None and price.affordable(fighter)
    if verb == "crawl":
        return fighter.prone and not fighter.entangled and metres(fight, fighter, verb) > 0
    if verb == "dismount":
        return fighter.mounted() and fighter.affords(0, 1)
    if verb == "spur":
        unmoved = not fighter.spur_tried and not fighter.moved
        return fighter.mounted() and fighter.affords(0, 1) and unmoved
    if verb == "face":
        return True
    if fighter.prone or fighter.mounted():
        return False
    if verb == "mount":
        return fighter.standard >= 1 and len(mounts_near(fight, fighter)) > 0
    if verb == "climb":
        return not fighter.entangled and len(walls_near(fight, fighter)) > 0
    if verb == "jump":
        if fighter.stepped or fighter.entangled or fight.scene.water:
            return False  # part of any move, at its own price (TAL-RUL-104)
        return len(how_words(fight, fighter, verb, None)) > 0
    return True


def _may_handle(fight: Battle, fighter: Combatant, verb: str) -> bool:
    """Equipment, spells and the rest (4.3)."""
    if verb == DONE:
        return situation(fight, fighter) is not OWING_A_BLOW or not _may_strike(fight, fighter)
    if verb == "say":
        return not fighter.silenced
    if verb == "hold":
        for foe in targets_for(fight, fighter, verb, None, ""):
            if fight.foes(fighter, foe):
                return True
        return False
    if verb == "fetch":
        return fighter.free_hands() > 0
    if verb == "gather":
        return len(fight.spent) > 0 and spent_near(fight, fighter)
    if verb == "ignore-load":
        return fighter.burden in (1, 2, 3, 4) and not fighter.ignores_burden
    if verb == "free":
        return fighter.entangled != ""
    if verb == "cast":
        return len(castable(fight, fighter)) > 0
    if verb == "press":
        return open_wounds(fighter)
    if verb == "breathe":
        return fighter.block.humanoid and not fighter.deep_breath
    return True


def _may_wrestle(fight: Battle, fighter: Combatant, verb: str) -> bool:
    """In a grapple and on a beast (4.6, 4.7); in the saddle the mount's grapple (TAL-RUL-108)."""
    who = wrestler(fight, fighter)
    if verb == "break-pin":
        return who.pinned_by != NOBODY
    if who.grapple != NOBODY and who.pinned_by != NOBODY:
        return False
    if verb == "break-free":
        grapple = fight.grapple_of(who)
        assert grapple is not None
        return grapple.may_escape and grapple.victim == who.index
    under = who.grapple != NOBODY and pressed(fight, who)
    if verb == "throw-off":
        return under
    if under:
        return False  # TAL-RUL-120
    if verb == "rise":
        return who.prone
    if verb == "drag":
        if who is fighter and fighter.mounted():
            return False
        return dragged(fight, who) is not None
    if verb == "draw-close":
        return fighter.grapple != NOBODY or fighter.free_hands() >= 2
    return True
