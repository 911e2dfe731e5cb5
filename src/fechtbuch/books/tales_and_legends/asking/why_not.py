"""Why something is not offered on a turn, with the rule that says so (TAL-SEQ-10, TAL-SEQ-20)."""

from typing import Final

from mypy_extensions import i64

from fechtbuch.books.tales_and_legends.asking.blow_targets import reach_with
from fechtbuch.books.tales_and_legends.asking.open_specials import charge_specials, specials_with
from fechtbuch.books.tales_and_legends.asking.open_verbs import (
    GRAPPLED,
    HOLDING_ON,
    LOSING_HOLD,
    OWING_A_BLOW,
    PINNED,
    PRESSED,
    situation,
)
from fechtbuch.books.tales_and_legends.asking.open_ways import LEADS, lost_leg, shooter_lead
from fechtbuch.books.tales_and_legends.asking.usable_weapons import (
    feint_things,
    ready_shots,
    throwables,
)
from fechtbuch.books.tales_and_legends.asking.verb_options import things_for
from fechtbuch.books.tales_and_legends.kinds.verbs import CLINGING, DONE, GRAPPLING, TURN
from fechtbuch.books.tales_and_legends.rules.basics.combinations import (
    BLOW_WITH,
    CHARGE_WITH,
    manoeuvre_excluded,
)
from fechtbuch.books.tales_and_legends.rules.basics.making_blows import (
    range_of,
    shot_blow,
    thrown_blow,
)
from fechtbuch.books.tales_and_legends.rules.basics.prices import MOVES, PRICES, move_price
from fechtbuch.books.tales_and_legends.rules.basics.ways import band_of
from fechtbuch.books.tales_and_legends.rules.grappling.grips import wrestler
from fechtbuch.books.tales_and_legends.rules.hitting.attack_prices import charge_price, strike_price
from fechtbuch.books.tales_and_legends.state.battle import Battle
from fechtbuch.books.tales_and_legends.state.fighter import Combatant
from fechtbuch.books.tales_and_legends.state.things import Thing
from fechtbuch.engine.choices import Refusal, Slot

ON_FOOT: Final = ("step", "half", "move", "fast", "run", "charge", "trample", "jump", "climb")
"""What needs legs, the own ones or the mount's."""

WRESTLING: Final = frozenset([verb.name for verb in GRAPPLING])
HOLDING: Final = frozenset([verb.name for verb in CLINGING])

NOBODY_NEAR: Final = {
    "attack": "TAL-ITM-20",
    "trample": "TAL-ATK-20",
    "aggressive": "TAL-MAN-10",
    "grapple": "TAL-RUL-39",
    "feint": "TAL-RUL-33",
    "shoot": "TAL-ACT-08",
    "throw": "TAL-ACT-10",
    "hold": "TAL-HLD-01",
    "haul": "TAL-STA-13",
    "wake": "TAL-STA-08",
    "mount": "TAL-RUL-109",
    "raise": "TAL-RUL-109",
    "pull-out": "TAL-ITM-22",
    "strike": "TAL-GRP-05",
    "take-down": "TAL-GRP-07",
    "pin": "TAL-GRP-09",
    "silence": "TAL-GRP-13",
    "drag": "TAL-GRP-06",
}
"""Verbs for which somebody has to be near, and the rule that says how near."""

NOTHING_FOR_IT: Final = {
    "parry": "TAL-MAN-01",
    "cover": "TAL-MAN-07",
    "prepare": "TAL-RUL-64",
    "draw": "TAL-ACT-02",
    "stow": "TAL-ACT-02",
    "load": "TAL-ACT-09",
    "take-missile": "TAL-ACT-03",
    "pick-up": "TAL-RUL-84",
    "drop-item": "TAL-RUL-84",
    "grip": "TAL-ACT-13",
    "gather": "TAL-ITM-23",
    "draw-close": "TAL-GRP-14",
    "drink": "TAL-ACT-06",
    "fetch": "TAL-ACT-04",
    "stash": "TAL-ACT-04",
    "don": "TAL-ACT-15",
    "doff": "TAL-ACT-15",
    "plant": "TAL-ITM-22",
    "pack": "TAL-ITM-22",
    "cast": "TAL-ACT-07",
}
"""Verbs that need a thing, or a spell, which is not there."""

WANTS_A_HAND: Final = {
    "grapple": "TAL-RUL-39",
    "hold": "TAL-HLD-01",
    "draw": "TAL-ACT-02",
    "pick-up": "TAL-RUL-84",
    "fetch": "TAL-ACT-04",
}
"""Verbs that need a free hand; to seize somebody one with knuckles on is free enough."""


def verb_refusal(fight: Battle, fighter: Combatant, slot: Slot, verb: str) -> Refusal:
    """Why a verb is not open now."""
    reason, rule = hindrance(fight, fighter, verb)
    return Refusal(reason, slot.name, verb, [rule], slot.values())


def hindrance(fight: Battle, fighter: Combatant, verb: str) -> tuple[str, str]:
    """What stands in the way: the situation first, then the price, then what it is done to."""
    placed = situation(fight, fighter)
    if verb not in placed:
        return _misplaced(placed, verb)
    if not _affordable(fighter, verb):
        return "no-action-left", "TAL-SEQ-10"
    if manoeuvre_excluded(fighter, verb):
        return "excluded", "TAL-SEQ-19"
    if verb in ON_FOOT:
        return _footing(fight, fighter, verb)
    return (
        _unsuited(fight, fighter, verb)
        or _wanting(fight, fighter, verb)
        or ("not-now", TURN.by_name[verb].rules[0])
    )


def _unsuited(fight: Battle, fighter: Combatant, verb: str) -> tuple[str, str] | None:
    """As somebody is placed there is no need of it, or no way to it."""
    rule = TURN.by_name[verb].rules[0]
    if verb == DONE:
        return "owes-a-blow", "TAL-RUL-04"
    if verb in ("stand", "crawl"):
        return ("in-cords", "TAL-STA-13") if fighter.prone else ("not-lying", rule)
    if verb in ("mount", "drop", "dodge") and fighter.mounted():
        return "in-the-saddle", "TAL-MNT-09" if verb == "dodge" else rule
    if verb in ("mount", "drop") and fighter.prone:
        return "lies", "TAL-STA-01"
    if verb == "prepare" and fighter.prone:
        return "lies", "TAL-RUL-112"
    if verb in ("dismount", "spur") and not fighter.mounted():
        return "not-mounted", rule
    if verb == "free":
        return "not-in-cords", rule
    if verb in ("say", "cast") and fighter.silenced:
        return "silenced", "TAL-GRP-13"
    if verb == "rise":
        return "not-lying", rule
    if verb == "throw-off":
        return "not-pressed", rule
    if verb == "break-free":
        return "first-round-over", rule
    if verb in ("choke", "subdue"):
        return "nobody-pinned", rule
    if verb == "press":
        return "no-open-wound", rule
    if verb == "ignore-load":
        return "not-laden", rule
    if verb == "breathe":
        return "has-breath", rule
    if verb == "aim" and fighter.aimed:
        return "not-twice", "TAL-RUL-34"
    if (verb == "defensive" and fighter.defensive) or (verb == "cautious" and fighter.cautious):
        return "not-twice", "TAL-RUL-73"
    if verb in ("cautious", "aggressive") and fighter.attacked:
        return "has-attacked", rule
    return None


def _wanting(fight: Battle, fighter: Combatant, verb: str) -> tuple[str, str] | None:
    """A hand, a thing, or somebody near is wanting."""
    if verb in WANTS_A_HAND:
        hands = fighter.free_hands()
        if verb in ("grapple", "hold") and fighter.block.humanoid:
            hands = fighter.gripping_hands()
        if hands == 0 and (fighter.block.humanoid or verb not in ("grapple", "hold")):
            return "no-hand", WANTS_A_HAND[verb]
    if verb == "shoot" and len(ready_shots(fight, fighter)) == 0:
        return "not-loaded", "TAL-ACT-09"
    if verb == "throw" and len(throwables(fighter)) == 0:
        return "nothing-for-it", "TAL-ACT-10"
    if verb == "feint" and len(feint_things(fight, fighter)) == 0:
        return "nothing-for-it", "TAL-ATK-06"
    if verb in NOBODY_NEAR:
        return "nobody-near", NOBODY_NEAR[verb]
    if verb in NOTHING_FOR_IT:
        return "nothing-for-it", NOTHING_FOR_IT[verb]
    return None


WITH_A_HAND: Final = frozenset(
    ["attack", "charge", "shoot", "throw", "feint", "parry", "cover", "prepare", "stow", "stash",
     "drop-item", "grip", "load", "strike", "stab"]
)  # fmt: skip
"""Verbs whose thing has to be in hand, or grown there."""


def unfit_thing(fight: Battle, fighter: Combatant, verb: str, slug: str) -> tuple[str, str]:
    """Why a thing cannot be named: not in hand or loaded, nobody in reach, or not for this."""
    rule = TURN.by_name[verb].rules[0]
    if verb in WITH_A_HAND:
        held = [thing for thing in [*fighter.hands, *fighter.natural] if thing.slug == slug]
        if len(held) == 0:
            return "not-in-hand", rule
        if verb == "shoot" and not held[0].loaded:
            return "not-loaded", "TAL-ACT-09"
        if verb in NOBODY_NEAR or verb == "charge":
            if held[0] in things_for(fight, fighter, verb):
                return "nobody-near", NOBODY_NEAR.get(verb, "TAL-RUL-51")
    return "not-with-this", rule


def unfit_special(
    fight: Battle, fighter: Combatant, verb: str, thing: Thing, special: str
) -> tuple[str, str]:
    """Why a special attack cannot be named: not payable, nobody within reach of it, or no pair."""
    if verb == "attack" and special in BLOW_WITH:
        price = strike_price(fight, fighter, thing, special, False, False)
        fits = special in specials_with(fight, fighter, thing)
        near = "TAL-ITM-20"
    elif verb == "charge" and special in CHARGE_WITH:
        price = charge_price(fight, fighter, thing, special, False)
        fits = special in charge_specials(fight, fighter, thing)
        near = "TAL-RUL-51"
    else:
        return "not-combined", "TAL-SEQ-20"
    if not price.affordable(fighter):
        return "no-action-left", "TAL-SEQ-10"
    return ("nobody-near", near) if fits else ("not-combined", "TAL-SEQ-20")


def unfit_target(
    fight: Battle,
    fighter: Combatant,
    verb: str,
    thing: Thing | None,
    special: str,
    foe: Combatant | None,
) -> tuple[str, str]:
    """Why somebody cannot be named: too far off, no way there, hidden by a wall, or no mark."""
    rule = TURN.by_name[verb].rules[0]
    if foe is None or foe.gone or foe.dead:
        return "not-for-them", rule
    if verb in ("shoot", "throw") and thing is not None:
        blow = thrown_blow(thing) if verb == "throw" else shot_blow(fight, thing)
        far = range_of(fighter, blow)
        if fight.apart(fighter, foe) > (far // 2 if special == "field" else far):
            return "out-of-reach", rule
        seen = special in ("field", "ricochet") or fight.in_line(fighter, foe)
        return ("not-for-them", rule) if seen else ("no-clear-line", rule)
    if verb in ("charge", "trample"):
        return "no-way-to-them", "TAL-RUL-51" if verb == "charge" else rule
    near: i64 = 1
    if verb in ("attack", "feint") and thing is not None:
        near = reach_with(thing, special)
    elif verb not in NOBODY_NEAR:
        return "not-for-them", rule
    if fight.apart(wrestler(fight, fighter), foe) > near:
        return "out-of-reach", NOBODY_NEAR.get(verb, rule)
    return "not-for-them", rule


def _misplaced(placed: list[str], verb: str) -> tuple[str, str]:
    """The situation knows no such verb."""
    if placed is PINNED:
        return "is-pinned", "TAL-STA-06"
    if placed is PRESSED:
        return "is-pressed", "TAL-RUL-120"
    if placed is GRAPPLED and verb == "break-pin":
        return "not-pinned", "TAL-RUL-42"
    if placed is GRAPPLED:
        return "in-a-grapple", "TAL-STA-05"
    if placed is LOSING_HOLD:
        return "hold-first", "TAL-HLD-03"
    if placed is HOLDING_ON:
        return "holding-on", "TAL-HLD-01"
    if placed is OWING_A_BLOW:
        return "owes-a-blow", "TAL-RUL-04"
    if verb in HOLDING:
        return "not-holding-on", "TAL-HLD-02"
    if verb in WRESTLING:
        return "not-in-a-grapple", "TAL-GRP-03"
    return "not-now", TURN.by_name[verb].rules[0]


def _affordable(fighter: Combatant, verb: str) -> bool:
    price = PRICES.get(verb)
    if price is not None:
        return price.affordable(fighter)
    if verb in MOVES:
        return move_price(fighter, verb).affordable(fighter)
    if verb in ("attack", "shoot", "throw", "prepare", "charge", "mount"):
        return fighter.standard >= 1
    if verb in ("trample", "aim"):
        return fighter.affords(1, 1)
    if verb in ("parry", "draw", "stow", "dismount", "pick-up", "spur"):
        return fighter.affords(0, 1)
    return True


def _footing(fight: Battle, fighter: Combatant, verb: str) -> tuple[str, str]:
    """Why somebody does not move so."""
    legs = fight.legs(fighter)
    if fighter.prone or legs.prone:
        return "lies", "TAL-STA-01"
    if fighter.entangled != "" or legs.entangled != "":
        return "in-cords", "TAL-STA-13"
    if legs is not fighter and legs.grapple >= 0:
        return "mount-held", "TAL-RUL-108"
    if fighter.mounted() and verb == "step":
        return "in-the-saddle", "TAL-MNT-06"
    if fighter.stepped:
        return "has-stepped", "TAL-RUL-51" if verb in ("charge", "trample") else "TAL-MOV-01"
    if fighter.moved and verb == "step":
        return "has-moved", "TAL-MOV-01"
    if fight.scene.water and verb in ("step", "charge", "trample", "jump"):
        return "in-water", "TAL-MOV-12"
    if verb in ("run", "charge", "trample") and lost_leg(fighter):
        return "on-one-leg", "TAL-RUL-61"
    if 0 <= fighter.named_band < band_of(fight, fighter, verb):
        return "more-than-named", "TAL-RUL-87"
    if shooter_lead(fight, fighter) < LEADS.get(verb, -1000):
        return "shooter-first", "TAL-SEQ-27"
    if verb in NOBODY_NEAR:
        return "nobody-near", NOBODY_NEAR[verb]
    return "no-way", "TAL-RUL-51" if verb == "charge" else TURN.by_name[verb].rules[0]
