"""How the book's fighters shoot: aim, fire, load, or throw before the lines meet."""

from mypy_extensions import i64

from fechtbuch.books.landsknecht.kinds.arms import NOBODY
from fechtbuch.books.landsknecht.rules.basics.circumstances import threatens
from fechtbuch.books.landsknecht.rules.hitting.to_hit import armour_against, target_number
from fechtbuch.books.landsknecht.rules.moving.movement import combat_move
from fechtbuch.books.landsknecht.rules.shooting.loading import may_load
from fechtbuch.books.landsknecht.rules.shooting.missiles import (
    ready_to_fire,
    shooting_things,
    shot,
    throwable_things,
    within_range,
)
from fechtbuch.books.landsknecht.rules.shooting.shooting import into_melee
from fechtbuch.books.landsknecht.state.battle import FOOT, Battle
from fechtbuch.books.landsknecht.state.choices import Action
from fechtbuch.books.landsknecht.state.fighter import Combatant
from fechtbuch.books.landsknecht.state.things import Thing


def shoot(fight: Battle, fighter: Combatant, foe: Combatant) -> Action | None:
    """Shoot, aim first at long shots, load what is empty; swords out when they are upon us."""
    things = shooting_things(fighter)
    if len(things) == 0:
        return throw(fight, fighter, foe)
    thing = things[0]
    pressed = threatens(fight, foe, fighter) or fight.apart(fighter, foe) <= 1
    if ready_to_fire(fighter, thing):
        target = shot_target(fight, fighter, thing)
        if target is None:
            return None
        if fighter.aimed or pressed or fighter.mounted():
            return Action("shoot", target, thing)
        weapon = thing.weapon
        assert weapon is not None
        slow = weapon.reload > 0 or weapon.firearm
        if slow and out_of_danger(fight, fighter) and not fighter.aiming:
            return Action("aim", None, thing)
        return Action("shoot", target, thing)
    if pressed:
        return None
    if thing.jammed:
        return Action("clear", None, thing)
    if may_load(fighter, thing):
        weapon = thing.weapon
        if weapon is not None and weapon.firearm and not out_of_danger(fight, fighter):
            return None
        return Action("load", None, thing)
    return None


def shot_target(fight: Battle, fighter: Combatant, thing: Thing) -> Combatant | None:
    """The enemy in range whom a shot hurts most surely."""
    best: Combatant | None = None
    worth: i64 = 0
    for foe in fight.fighters:
        if not fight.foes(fighter, foe) or not foe.standing() or foe.rider != NOBODY:
            continue
        blow = shot(fighter, foe, thing, False)
        if not within_range(fight, blow):
            continue
        number = target_number(fight, blow, foe).total - armour_against(fight, blow, foe)
        if number > worth and into_melee(fight, blow):
            number -= 8
        if number > worth:
            best = foe
            worth = number
    return best


def throw(fight: Battle, fighter: Combatant, foe: Combatant) -> Action | None:
    """Throw what is meant for it before the lines meet."""
    distance = fight.apart(fighter, foe)
    if distance < 2 or distance > 4:
        return None
    for thing in throwable_things(fighter):
        weapon = thing.weapon
        if weapon is not None and weapon.thrown:
            blow = shot(fighter, foe, thing, True)
            if within_range(fight, blow) and not into_melee(fight, blow):
                return Action("throw", foe, thing)
    return None


def out_of_danger(fight: Battle, fighter: Combatant) -> bool:
    """Whether no enemy can come up within a Round."""
    for foe in fight.fighters:
        if fight.foes(fighter, foe) and foe.able():
            if fight.apart(fighter, foe) * FOOT <= combat_move(fight, foe) + FOOT:
                return False
    return True
