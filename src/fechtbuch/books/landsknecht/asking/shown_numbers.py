"""What a blow or a shot would be tested against, before somebody chooses it."""

from mypy_extensions import i64

from fechtbuch.books.landsknecht.kinds.arms import BELT, NOBODY
from fechtbuch.books.landsknecht.kinds.verbs import CROWDS, THROWS
from fechtbuch.books.landsknecht.rules.basics.hands import change_costs, hands_free
from fechtbuch.books.landsknecht.rules.hitting.to_hit import blow_number, target_number
from fechtbuch.books.landsknecht.rules.moving.movement import place
from fechtbuch.books.landsknecht.rules.shooting.missiles import shot
from fechtbuch.books.landsknecht.rules.shooting.shooting import crowd_number, into_melee
from fechtbuch.books.landsknecht.state.battle import Battle
from fechtbuch.books.landsknecht.state.fighter import Combatant
from fechtbuch.books.landsknecht.state.things import Thing
from fechtbuch.engine.tally import Tally


def blow_number_from(
    fight: Battle, fighter: Combatant, foe: Combatant, thing: Thing | None, square: i64
) -> Tally | None:
    """The target number of a blow from a square, with what is drawn for it."""
    home, changed = fighter.at, fighter.weapon_changed
    if thing is not None and thing.place == BELT:
        fighter.weapon_changed = changed or change_costs(fight, fighter)
    place(fight, fighter, square)
    number = blow_number(fight, fighter, foe, thing)
    place(fight, fighter, home)
    fighter.weapon_changed = changed
    return number


def shot_number_from(
    fight: Battle,
    fighter: Combatant,
    foe: Combatant,
    thing: Thing,
    verb: str,
    square: i64,
    on: bool,
) -> Tally | None:
    """The target number of a shot or throw from a square; None for the blind (LSK-CND-07).

    Whoever walks there has aimed in vain (LSK-RUL-51) and has no rest, nor who then walks `on`.
    """
    if fight.blind(fighter):
        return None
    home, changed = fighter.at, fighter.weapon_changed
    blow = shot(fighter, foe, thing, verb in THROWS)
    aimed = fighter.aimed and fighter.aiming_with in (NOBODY, thing.index)
    blow.aimed = aimed and square == home
    blow.walks_on = on or square != home
    if thing.place == BELT and not (blow.weapon.thrown and hands_free(fighter) > 0):
        fighter.weapon_changed = changed or change_costs(fight, fighter)
    place(fight, fighter, square)
    if verb in CROWDS:
        number = crowd_number(fight, blow)
    else:
        blow.into_melee = into_melee(fight, blow)
        number = target_number(fight, blow, foe)
    place(fight, fighter, home)
    fighter.weapon_changed = changed
    return number
