"""What each verb costs as it was chosen (the table at the head of section 4)."""

from fechtbuch.books.tales_and_legends.rules.basics.prices import (
    EXTRA,
    FREE,
    FULL,
    MOVES,
    PRICES,
    STANDARD,
    Price,
    move_price,
    spell_price,
    stand_price,
)
from fechtbuch.books.tales_and_legends.rules.declared.charging import trample_price
from fechtbuch.books.tales_and_legends.rules.hitting.attack_prices import (
    charge_price,
    pair_price,
    parry_price,
    strike_price,
)
from fechtbuch.books.tales_and_legends.rules.things.handling import (
    close_price,
    draw_price,
    load_price,
)
from fechtbuch.books.tales_and_legends.state.battle import Battle
from fechtbuch.books.tales_and_legends.state.choices import Action
from fechtbuch.books.tales_and_legends.state.fighter import Combatant


def price_of(fight: Battle, fighter: Combatant, action: Action) -> Price:
    """What an action costs (the table at the head of section 4)."""
    verb = action.verb
    thing = action.thing
    if thing is not None:
        if verb == "attack":
            if action.second is not None:
                return pair_price(fight, fighter, thing, action.second, action.kill)
            return strike_price(fight, fighter, thing, action.special, action.kill, False)
        if verb == "shoot" or verb == "throw":
            return strike_price(fight, fighter, thing, "", action.kill, True)
        if verb == "charge":
            return charge_price(fight, fighter, thing, action.special, action.kill)
        if verb == "parry":
            return parry_price(fight, fighter, thing)
        if verb == "draw" or verb == "stow" or verb == "pick-up":
            return draw_price(thing)
        if verb == "load":
            return load_price(thing)
        if verb == "prepare":
            flies = thing.weapon is not None and thing.weapon.shoots()
            flies = flies or action.special == "thrown"
            return strike_price(fight, fighter, thing, action.special, False, flies)
        if verb == "draw-close":
            return close_price(fighter, thing)
    price = PRICES.get(verb)
    if price is not None:
        return price
    if verb in MOVES:
        return move_price(fighter, verb)
    if verb == "raise" and action.target is not None:
        rising = stand_price(action.target)  # TAL-RUL-109: the price of getting up
        return FULL if rising is None else rising
    if verb == "stand":
        standing = stand_price(fighter)
        return FULL if standing is None else standing
    if verb == "trample":
        return trample_price(fight, fighter, len(action.path))
    if verb == "cast":
        return spell_price(action.special)
    if verb == "mount":
        return STANDARD if action.word == "quick" else FULL
    if verb == "dismount":
        return EXTRA if action.word == "quick" else STANDARD
    if verb == "let-go" and action.word == "controlled":
        return EXTRA
    return FREE
