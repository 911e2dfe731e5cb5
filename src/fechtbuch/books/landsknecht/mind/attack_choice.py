"""How the book's fighters come to blows: whom, with what, by a charge or a walk."""

from typing import Final

from mypy_extensions import i64

from fechtbuch.books.landsknecht.kinds.arms import NOBODY, Weapon
from fechtbuch.books.landsknecht.kinds.verbs import NOTHING
from fechtbuch.books.landsknecht.mind.other_choice import arm_again, fist, grapple, grapples
from fechtbuch.books.landsknecht.rules.basics.circumstances import (
    can_strike,
    in_reach,
    is_helpless,
    team,
    threatens,
)
from fechtbuch.books.landsknecht.rules.basics.hands import drawable
from fechtbuch.books.landsknecht.rules.basics.weapons import (
    bare_hands,
    blow_reach,
    length,
    longest,
    melee_form,
    reach,
    usable,
    worn_weapon,
)
from fechtbuch.books.landsknecht.rules.moving.movement import (
    charge_length_fits,
    combat_move,
    going,
    running_move,
    straight_run,
)
from fechtbuch.books.landsknecht.state.battle import FOOT, Battle
from fechtbuch.books.landsknecht.state.choices import Action
from fechtbuch.books.landsknecht.state.fighter import Combatant
from fechtbuch.books.landsknecht.state.things import Thing
from fechtbuch.engine.paths import towards

FAR: Final = 1 << 20
"""More than any distance or worth."""


def before_blows(fight: Battle, fighter: Combatant, foe: Combatant) -> Action | None:
    """A hold, or a weapon off the ground for who has none; None where neither comes first."""
    if grapples(fight, fighter):
        trick = grapple(fight, fighter, foe)
        if trick is not None:
            return trick
    if (
        not fighter.block.creature
        and blade(fight, fighter) is None
        and to_draw(fight, fighter, None) is None
    ):
        fallen = arm_again(fight, fighter)
        if fallen is not None:
            return Action("pick-up", None, fallen)
    return None


def to_blows(fight: Battle, fighter: Combatant, foe: Combatant) -> Action:
    """Strike whom we can, else come up: by a charge, by a walk, or let them come."""
    thing = blade(fight, fighter)
    drawn = to_draw(fight, fighter, thing)
    if drawn is not None:
        thing = drawn
    elif thing is None and not fighter.block.creature:
        thing = fist(fighter)
    weapon = bare_hands(fighter) if thing is None else form_of(fighter, thing)
    target = blow_target(fight, fighter, reach(fighter, weapon))
    if target is not None:
        if hard_pressed(fight, fighter):
            return Action("parry")
        return Action("attack", target, thing)
    return come_up(fight, fighter, foe, weapon, thing, drawn is not None)


def come_up(
    fight: Battle,
    fighter: Combatant,
    foe: Combatant,
    weapon: Weapon,
    thing: Thing | None,
    drawing: bool,
) -> Action:
    """Nobody is in reach: charge from afar, walk up and strike, or come nearer."""
    squares = reach(fighter, weapon)
    walk = combat_move(fight, fighter)
    far = (fight.apart(fighter, foe) - squares) * FOOT > walk
    rush: Action | None = None
    if far:
        rush = charge(fight, fighter, foe, thing, weapon)
        if rush is not None:
            return rush
    way = going(fight, fighter)
    path = towards(fight.grid, fighter.at, foe.at, walk, way, squares)
    end = fighter.at if len(path) == 0 else path[-1]
    if not far:
        if reaches(fight, fighter, foe, end, squares):
            if waits_for_pike(fight, fighter, foe, weapon):
                return Action("hold")
            strike = Action("attack", foe, thing)
            strike.path = path
            return strike
        rush = charge(fight, fighter, foe, thing, weapon)
        if rush is not None:
            return rush
    if len(path) > 0:
        move = Action("move")
        move.path = path
        if drawing:
            move.thing = thing
        return move
    return Action("parry") if threatens(fight, foe, fighter) else Action(NOTHING)


def to_draw(fight: Battle, fighter: Combatant, thing: Thing | None) -> Thing | None:
    """A weapon at the belt for who has none in hand."""
    if thing is not None or fighter.block.creature:
        return None
    for other in drawable(fighter):
        weapon = other.weapon
        if weapon is not None and weapon.garrote:
            continue  # LSK-EQP-02: no use against who sees it coming
        if weapon is not None and weapon.melee and weapon.hands <= 2 - fighter.arms_lost:
            if usable(fight, fighter, weapon) or weapon.hands == 1:
                return other
    return None


def blow_target(fight: Battle, fighter: Combatant, squares: i64) -> Combatant | None:
    """Of the enemies in reach the helpless, then the one nearest to falling."""
    best: Combatant | None = None
    least: i64 = FAR
    for foe in fight.fighters:
        if not fight.foes(fighter, foe) or not foe.standing() or foe.rider != NOBODY:
            continue
        if not in_reach(fight, fighter, foe, squares):
            continue
        worth = foe.wounds + 2 * foe.armour_rating
        if is_helpless(fight, foe):
            worth -= 50 if foe.casting is not None else 20
        if worth < least:
            least = worth
            best = foe
    return best


def hard_pressed(fight: Battle, fighter: Combatant) -> bool:
    """Three on one and nearly done for: better to parry and let friends come."""
    if fighter.wounds * 2 > fighter.max_wounds or fighter.weapon_changed:
        return False
    friends = 0
    for friend in fight.fighters:
        if friend.side == fighter.side and friend is not fighter and friend.able():
            if not friend.block.mount:
                friends += 1
    if friends == 0:
        return False
    for foe in fight.fighters:
        if fight.foes(fighter, foe) and foe.able() and threatens(fight, foe, fighter):
            return team(fight, foe, fighter) >= 3
    return False


def waits_for_pike(fight: Battle, fighter: Combatant, foe: Combatant, weapon: Weapon) -> bool:
    """The longer weapon need not walk into anything: it lets the shorter one come."""
    if fighter.holding_action or length(fighter) <= length(foe) or foe.acted:
        return False
    return weapon.polearm and fight.apart(fighter, foe) > 2 and not foe.helpless()


def charge(
    fight: Battle, fighter: Combatant, foe: Combatant, thing: Thing | None, weapon: Weapon
) -> Action | None:
    """A charge, but not into a longer weapon that can still answer it."""
    run = running_move(fight, fighter)
    if run == 0 or weapon.garrote:
        return None
    if length(foe) > length(fighter) and not foe.acted and foe.able():
        return None
    squares = blow_reach(fighter, weapon, "charge")
    distance = fight.grid.distance(fighter.at, foe.at)
    if (distance - squares) * FOOT > run or distance <= squares:
        return None
    end = fight.grid.on_line(fighter.at, foe.at, distance - squares)
    if not charge_length_fits(fight, fighter, distance - squares):
        return None
    path = straight_run(fight, fighter, end)
    if len(path) != distance - squares or not reaches(fight, fighter, foe, end, squares):
        return None
    action = Action("charge", foe, thing)
    action.path = path
    return action


def reaches(fight: Battle, fighter: Combatant, foe: Combatant, end: i64, squares: i64) -> bool:
    """Whether a blow from a square would reach somebody."""
    home = fighter.at
    fighter.at = end
    there = in_reach(fight, fighter, foe, squares)
    fighter.at = home
    return there


def nearest_foe(fight: Battle, fighter: Combatant) -> Combatant | None:
    """The nearest standing enemy; of several the weaker, riders before mounts."""
    best: Combatant | None = None
    least: i64 = FAR
    for foe in fight.fighters:
        if foe.side == fighter.side or not foe.standing() or foe.rider != NOBODY:
            continue
        if not fight.foes(fighter, foe) or not foe.in_the_fight():
            continue
        distance = fight.apart(fighter, foe)
        if distance < least or (
            best is not None and distance == least and foe.wounds < best.wounds
        ):
            least = distance
            best = foe
    return best


def blade(fight: Battle, fighter: Combatant) -> Thing | None:
    """The longest weapon in hand that does damage to those who see it coming."""
    thing = longest(fight, fighter)
    if thing is None:
        return None
    weapon = form_of(fighter, thing)
    return None if weapon.garrote or weapon.damage == 0 else thing


def form_of(fighter: Combatant, thing: Thing) -> Weapon:
    """What a thing is in a blow, bare hands if it is none."""
    form = melee_form(fighter, thing)
    return bare_hands(fighter) if form is None else form


def best_thing(fight: Battle, fighter: Combatant, target: Combatant) -> Thing | None:
    """The longest weapon in hand that reaches a target."""
    thing = longest(fight, fighter)
    if thing is not None and can_strike(fight, fighter, target, form_of(fighter, thing)):
        return thing
    for other in fighter.hands:
        form = melee_form(fighter, other)
        if form is not None and can_strike(fight, fighter, target, form):
            return other
    return worn_weapon(fighter)


def fences(fighter: Combatant) -> bool:
    """Whether somebody stands on his own feet and has nothing to do but fight."""
    if fighter.immobilised() or fighter.routed or fighter.hold_on != NOBODY or fighter.mounted():
        return False
    return not fighter.block.mount and fighter.casting is None
