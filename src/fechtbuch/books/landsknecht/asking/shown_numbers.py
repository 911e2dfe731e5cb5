"""What a blow or a shot would be tested against, before somebody chooses it."""

from fechtbuch.books.landsknecht.kinds.arms import BELT, NOBODY
from fechtbuch.books.landsknecht.rules.basics.hands import change_costs, hands_free
from fechtbuch.books.landsknecht.rules.basics.weapons import blow_reach
from fechtbuch.books.landsknecht.rules.hitting.blow import melee_blow
from fechtbuch.books.landsknecht.rules.hitting.to_hit import target_number
from fechtbuch.books.landsknecht.rules.moving.movement import (
    charge_squares,
    combat_move,
    place,
    strike_squares,
    walks,
)
from fechtbuch.books.landsknecht.rules.shooting.missiles import shot
from fechtbuch.books.landsknecht.rules.shooting.shooting import into_melee
from fechtbuch.books.landsknecht.state.battle import Battle
from fechtbuch.books.landsknecht.state.fighter import Combatant
from fechtbuch.books.landsknecht.state.things import Thing
from fechtbuch.engine.tally import Tally


def blow_worth(fight: Battle, fighter: Combatant, foe: Combatant, verb: str, slug: str) -> Tally:
    """The target number of a blow from the nearest square that has the foe in reach."""
    thing = fight.thing_by_slug(slug)
    blow = melee_blow(fight, fighter, foe, thing)
    changed = fighter.weapon_changed
    home = fighter.at
    if thing is not None and thing.place == BELT:
        fighter.weapon_changed = changed or change_costs(fight, fighter)
    squares = blow_reach(fighter, blow.weapon, verb)
    if verb == "charge":
        ends = charge_squares(fight, fighter, foe, squares)
    else:
        ways = walks(fight, fighter, combat_move(fight, fighter))
        ends = strike_squares(fight, fighter, foe, squares, ways)
    if len(ends) > 0 and home not in ends:
        place(fight, fighter, ends[0])
    worth = target_number(fight, blow, foe)
    place(fight, fighter, home)
    fighter.weapon_changed = changed
    return worth


def shot_worth(
    fight: Battle, fighter: Combatant, foe: Combatant, thing: Thing, thrown: bool
) -> Tally:
    """The target number of a shot or throw from here."""
    blow = shot(fighter, foe, thing, thrown)
    blow.aimed = fighter.aimed and fighter.aiming_with in (NOBODY, thing.index)
    blow.into_melee = into_melee(fight, blow)
    changed = fighter.weapon_changed
    if thing.place == BELT and not (blow.weapon.thrown and hands_free(fighter) > 0):
        fighter.weapon_changed = changed or change_costs(fight, fighter)
    worth = target_number(fight, blow, foe)
    fighter.weapon_changed = changed
    return worth
