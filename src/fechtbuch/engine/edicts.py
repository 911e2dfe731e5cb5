"""The referee's edicts: what may be decreed in any fight, whatever its book.

An edict is a verb with its slots, as in `modifier fighter=anna amount=-2`. What a field, a state,
a skipped action or an improvised one means is the book's to say (`Fight.set_field` and so on).
"""

from typing import Final

from mypy_extensions import i64

from fechtbuch.engine.choices import Partial, Refusal, print_words
from fechtbuch.engine.fight import DRAW, Fight, Modifier
from fechtbuch.engine.fighter import Fighter
from fechtbuch.engine.grid import NOWHERE
from fechtbuch.engine.json_text import parse_json
from fechtbuch.engine.knowing import hidden_in
from fechtbuch.engine.settable import AT, whole_number

EDICTS: Final = [
    "set",
    "add-state",
    "remove-state",
    "add-fighter",
    "remove-fighter",
    "modifier",
    "allow",
    "skip",
    "order",
    "hide",
    "reveal",
    "say",
    "end",
]
"""The verbs of edicts."""

MOST_AMOUNT: Final = 1_000_000
"""The largest number that an edict may name, either way."""


def decree(fight: Fight, edict: Partial) -> None:
    """Carry out the referee's edict; `Refusal` if it makes no sense here."""
    verb = edict["verb"]
    if verb not in EDICTS:
        raise Refusal("edict-unknown", "verb", verb, [], EDICTS)
    if verb == "say":
        fight.note("edict-say", "edict", word=edict.get("text", ""))
    elif verb == "end":
        winner = _side_of(fight, edict["winner"]) if edict.get("winner") else DRAW
        fight.note("edict", "edict", word=print_words(edict))
        fight.end(winner)
    elif verb == "add-fighter":
        first = len(fight.roster)
        fight.add_fighter(_object(edict.get("data", "")))
        # Whoever does not know of the newcomer is not told either.
        fight.hiding = hidden_in(fight.roster)
        newcomer = fight.roster[first] if len(fight.roster) > first else None
        fight.note("edict", "edict", newcomer, word=print_words(edict))
    else:
        fighter = _fighter_of(fight, edict.get("fighter", ""))
        _change(fight, fighter, verb, edict)
        if fighter.hidden_from != 0 and (verb == "hide" or edict.get("field") == AT):
            fighter.lair = fighter.at  # Where the referee puts somebody hidden he stays hidden.
        fight.hiding = hidden_in(fight.roster)
        # An order is told to those who know both: nobody learns of a hidden one by his place.
        beside = edict.get("before", "") if verb == "order" else ""
        fight.note("edict", "edict", fighter, fight.by_slug(beside), word=print_words(edict))
        fight.after_edict()


def _change(fight: Fight, fighter: Fighter, verb: str, edict: Partial) -> None:
    """Carry out an edict about one fighter."""
    if verb == "set":
        fight.set_field(fighter, edict.get("field", ""), edict.get("value", ""))
    elif verb == "add-state":
        fight.change_state(fighter, edict.get("state", ""), True, edict.get("value", ""))
    elif verb == "remove-state":
        fight.change_state(fighter, edict.get("state", ""), False, edict.get("value", ""))
    elif verb == "remove-fighter":
        fighter.gone = True
    elif verb == "modifier":
        amount = whole_number(edict.get("amount", ""), "amount", -MOST_AMOUNT, MOST_AMOUNT)
        # A new list: copies of the fight may share the old one.
        waiting = Modifier(fighter.index, amount, edict.get("purpose", ""))
        fight.modifiers = [*fight.modifiers, waiting]
    elif verb == "allow":
        price = whole_number(edict.get("price", "1"), "price", -MOST_AMOUNT, MOST_AMOUNT)
        fight.improvise(fighter, edict.get("text", ""), price)
    elif verb == "skip":
        fight.skip(fighter)
    elif verb == "order":
        fight.arrange(_reordered(fight, fighter, edict.get("before", "")))
    elif verb == "hide":
        fighter.hidden_from |= 1 << _side_of(fight, edict.get("side", ""))
    else:
        fighter.hidden_from = 0
        fighter.lair = NOWHERE


def _reordered(fight: Fight, fighter: Fighter, slug: str) -> list[int]:
    """The turn order with a fighter before another one, or last; nobody gains or loses a turn."""
    order = fight.turn_order()
    if len(order) == 0:
        raise Refusal("order-not-settable", "verb", "order")
    before = None if slug == "" else _fighter_of(fight, slug)
    here = _place_in(order, fighter)
    left = [index for index in order if index != fighter.index]
    if before is fighter:
        raise Refusal("not-possible", "before", slug)
    there = len(left) if before is None else _place_in(left, before)
    begun = fight.turns_begun()
    # Whose turn it is stays where he is: before him are those who have acted, after him the others.
    if here < begun and (here == begun - 1 or there > begun - 2):
        raise Refusal("order-turn-begun", "fighter", fighter.slug)
    if here >= begun and there < begun:
        raise Refusal("order-turn-begun", "before", slug)
    left.insert(there, fighter.index)
    return left


def _place_in(order: list[int], fighter: Fighter) -> int:
    if fighter.index not in order:
        raise Refusal("not-in-order", "fighter", fighter.slug)
    return order.index(fighter.index)


def _fighter_of(fight: Fight, slug: str) -> Fighter:
    fighter = fight.by_slug(slug)
    if fighter is None:
        known = [other.slug for other in fight.roster]
        raise Refusal("fighter-unknown", "fighter", slug, [], known)
    return fighter


def _side_of(fight: Fight, slug: str) -> i64:
    for side in fight.sides:
        if side.slug == slug:
            return side.index
    raise Refusal("side-unknown", "side", slug, [], [side.slug for side in fight.sides])


def _object(text: str) -> dict[str, object]:
    try:
        data = parse_json(text)
    except (ValueError, RecursionError):
        raise Refusal("not-json", "data", text[:40]) from None
    if not isinstance(data, dict):
        raise Refusal("not-json", "data", text[:40])
    return data
