"""Blows and shots as the book's own fighters choose them."""

from typing import Final

from mypy_extensions import i64

from fechtbuch.books.tales_and_legends.asking.open_ways import LEADS, shooter_lead
from fechtbuch.books.tales_and_legends.asking.usable_weapons import may_charge
from fechtbuch.books.tales_and_legends.kinds.arms import NOBODY, Thing
from fechtbuch.books.tales_and_legends.kinds.skills import GRAPPLE, INTUITION, PROVOCATION, UNARMED
from fechtbuch.books.tales_and_legends.kinds.verbs import DONE
from fechtbuch.books.tales_and_legends.rules.basics.combinations import shield_used
from fechtbuch.books.tales_and_legends.rules.basics.making_blows import (
    melee_form,
    range_of,
    shot_blow,
)
from fechtbuch.books.tales_and_legends.rules.basics.ways import going, metres
from fechtbuch.books.tales_and_legends.rules.clinging.clinging import may_get_hold
from fechtbuch.books.tales_and_legends.rules.declared.charging import charge_path
from fechtbuch.books.tales_and_legends.rules.defending.defence import from_behind
from fechtbuch.books.tales_and_legends.rules.hitting.attack_prices import (
    attack_price,
    charge_price,
    parry_price,
)
from fechtbuch.books.tales_and_legends.rules.things.actions import (
    drawable,
    full_rounds,
    missiles_for,
)
from fechtbuch.books.tales_and_legends.rules.things.handling import draw_price
from fechtbuch.books.tales_and_legends.state.battle import Battle
from fechtbuch.books.tales_and_legends.state.choices import Action
from fechtbuch.books.tales_and_legends.state.fighter import Combatant
from fechtbuch.engine.paths import towards

FAR: Final = 1 << 20

FAIR: Final = 60
"""Metres beyond which a shot is not worth an arrow."""

STRONGER: Final = 8
"""By how much grapple must be better before somebody throws himself at an enemy."""


def nearest(fight: Battle, fighter: Combatant) -> Combatant | None:
    """The nearest enemy that still stands in the fight; riders before their mounts."""
    found: Combatant | None = None
    least: i64 = FAR
    for foe in fight.fighters:
        if foe.gone or foe.dead or not fight.enemies(fighter.side, foe.side):
            continue
        if foe.block.mount or foe.holds_on == fighter.index or foe.helpless():
            continue
        if (foe.hidden_from >> fighter.side) & 1 == 1:
            continue
        far = 2 * fight.apart(fighter, foe)
        if foe.prone or foe.life < 20:
            far -= 1
        if far < least:
            least = far
            found = foe
    return found


def strength_of(fighter: Combatant, thing: Thing) -> i64:
    """How good a thing is for blows: skill first, then damage."""
    weapon = melee_form(thing)
    skill = UNARMED if weapon.natural else weapon.skill
    worth = weapon.count * (weapon.sides + 1) + 2 * fighter.strength() * weapon.share // 4
    if weapon.weak:
        worth = worth // 2
    return 4 * fighter.value(skill) + 3 * worth


def best_thing(fight: Battle, fighter: Combatant) -> Thing:
    """What somebody strikes with."""
    best = fighter.block.natural[0]
    worth = strength_of(fighter, best)
    for thing in fighter.block.natural:
        value = strength_of(fighter, thing)
        if value > worth:
            best = thing
            worth = value
    for thing in fighter.hands:
        weapon = thing.weapon
        if weapon is None or weapon.cavalry or weapon.thrown_only or weapon.count == 0:
            continue
        if weapon.shoots() or weapon.shield:
            continue
        value = strength_of(fighter, thing)
        if value > worth:
            best = thing
            worth = value
    return best


def shooting_thing(fighter: Combatant) -> Thing | None:
    """A shooting weapon in hand."""
    for thing in fighter.hands:
        if thing.weapon is not None and thing.weapon.shoots():
            return thing
    return None


def shooter(fight: Battle, fighter: Combatant, thing: Thing) -> Action | None:
    """Shoot, load, take an arrow; None when there is nothing left to shoot."""
    weapon = thing.weapon
    assert weapon is not None
    if thing.loaded:
        far = range_of(fighter, shot_blow(fight, thing))
        price = attack_price(fight, fighter, thing, True)
        if not price.affordable(fighter):
            return react_beforehand(fight, fighter)
        mark, lobbed = shooting_mark(fight, fighter, far)
        if mark is None:
            return None
        if fighter.extra > 0 and not fighter.aimed:
            return Action("aim")
        action = Action("shoot", mark, thing)
        if lobbed:
            action.special = "field"
        return action
    if thing.laid:
        rounds = full_rounds(weapon.load_price)
        if rounds > 0:
            return Action("load", None, thing) if fighter.unspent() else Action(DONE)
        if weapon.load_price == "X":
            return Action("load", None, thing) if fighter.affords(0, 1) else Action(DONE)
        return Action("load", None, thing) if fighter.standard > 0 else Action(DONE)
    bundles = missiles_for(fight, fighter, thing)
    if len(bundles) > 0:
        if not fighter.affords(0, 1):
            return Action(DONE)
        action = Action("take-missile", None, thing)
        action.item = bundles[0]
        return action
    if len(drawable(fighter)) > 0 or weapon.melee_as is None:
        return Action("drop-item", None, thing)
    return None


def shooting_mark(fight: Battle, fighter: Combatant, far: i64) -> tuple[Combatant | None, bool]:
    """The nearest enemy in a clear line; else one to lob at, over what is in between."""
    clear: Combatant | None = None
    behind: Combatant | None = None
    least: i64 = FAR
    nearest_behind: i64 = FAR
    for foe in fight.fighters:
        if foe.gone or foe.helpless() or not fight.enemies(fighter.side, foe.side):
            continue
        if foe.block.mount or (foe.hidden_from >> fighter.side) & 1 == 1:
            continue
        near = fight.apart(fighter, foe)
        if near > far or near > FAIR:
            continue
        if fight.grid.clear_line(fighter.at, foe.at):
            if near < least:
                least = near
                clear = foe
        elif 2 * near <= far and near < nearest_behind:
            nearest_behind = near
            behind = foe
    if clear is not None:
        return clear, False
    return behind, behind is not None


def react_beforehand(fight: Battle, fighter: Combatant) -> Action:
    """Spend what is left of the turn on defence."""
    if fighter.charged or fighter.aggressive_open:
        return Action(DONE)
    if fighter.extra > 0 or fighter.standard > 0:
        for thing in fighter.hands:
            weapon = thing.weapon
            if weapon is not None and weapon.parries and not weapon.pavise:
                price = parry_price(fight, fighter, thing)
                if price.affordable(fighter) and not shield_used(fighter, thing, "parry"):
                    return Action("parry", None, thing)
        if fighter.affords(0, 1) and not fighter.mounted():
            return Action("dodge")
    return Action(DONE)


def fencer(fight: Battle, fighter: Combatant, foe: Combatant) -> Action:
    """Blows: close in, charge, feint, or take aim and strike all out."""
    thing = best_thing(fight, fighter)
    if thing.index < 0 and fighter.block.humanoid:
        action = arm_oneself(fight, fighter, thing)
        if action is not None:
            return action
    reach = melee_form(thing).reach
    far = fight.apart(fighter, foe)
    if far > reach:
        return close_in(fight, fighter, foe, thing, reach)
    if fighter.standard == 0 and not fighter.charged and fighter.extra > 0:
        return react_beforehand(fight, fighter)
    if not attack_price(fight, fighter, thing, False).affordable(fighter):
        return react_beforehand(fight, fighter)
    if fighter.aggressive_due:
        return strike(fight, fighter, foe, thing)
    if wants_hold(fight, fighter, foe, thing) and may_get_hold(fight, fighter, foe):
        return Action("hold", foe)
    if wants_to_join(fight, fighter, foe, thing):
        return Action("grapple", foe)
    if fighter.standard == 2 and fighter.extra == 1:
        if wants_grapple(fight, fighter, foe, thing):
            return Action("grapple", foe)
        weapon = melee_form(thing)
        if (
            (weapon.light or weapon.fencing)
            and fighter.block.humanoid
            and foe.block.humanoid
            and fighter.feint_target == NOBODY
            and not foe.aggressive_open
            and foe.grapple == NOBODY
            and fighter.value(PROVOCATION) >= foe.value(INTUITION)
        ):
            return Action("feint", foe, thing)
        if not all_out(fighter):
            defence = react_beforehand(fight, fighter)
            if defence.verb != DONE:
                return defence
        elif not fighter.aimed:
            return Action("aim")
    if all_out(fighter):
        return Action("aggressive")
    return strike(fight, fighter, foe, thing)


def strike(fight: Battle, fighter: Combatant, foe: Combatant, thing: Thing) -> Action:
    """A blow, a mighty one where that pays."""
    action = Action("attack", foe, thing)
    if fighter.feint_target == NOBODY and mighty_pays(fight, fighter, foe, thing):
        action.special = "mighty"
    return action


def all_out(fighter: Combatant) -> bool:
    """TAL-MAN-10: the first good blow decides, so an open guard is a fair price for it.

    A feint that worked needs no more help.
    """
    if fighter.feint_target != NOBODY:
        return False
    return not (fighter.attacked or fighter.aggressive or fighter.defensive or fighter.cautious)


def mighty_pays(fight: Battle, fighter: Combatant, foe: Combatant, thing: Thing) -> bool:
    """Whether −10 to hit is a small price: against whom one can hardly miss."""
    if foe.grapple == NOBODY and not foe.prone and not foe.aggressive_open:
        return False
    weapon = melee_form(thing)
    skill = UNARMED if weapon.natural else weapon.skill
    return fighter.value(skill) - fighter.tired() >= 30 and fighter.fatigue < 3


def wants_grapple(fight: Battle, fighter: Combatant, foe: Combatant, thing: Thing) -> bool:
    """TAL-GRP-01: much stronger, with a hand free, and not from or into a saddle."""
    if fighter.mounted() or foe.mounted() or fighter.free_hands() == 0:
        return False
    if foe.grapple != NOBODY or foe.block.large or fight.apart(fighter, foe) > 1:
        return False
    mine = fighter.value(GRAPPLE) - fighter.tired()
    return mine >= foe.value(GRAPPLE) - foe.tired() + STRONGER and fighter.value(UNARMED) >= 20


def wants_to_join(fight: Battle, fighter: Combatant, foe: Combatant, thing: Thing) -> bool:
    """TAL-RUL-78: a friend has him, and together they are as strong as he."""
    grapple = fight.grapple_of(foe)
    if grapple is None or fighter.mounted() or fight.apart(fighter, foe) > 1:
        return False
    if fighter.free_hands() == 0 or (thing.index >= 0 and not melee_form(thing).light):
        return False
    ours = fighter.value(GRAPPLE) - fighter.tired()
    theirs: i64 = 0
    for index in grapple.foes(foe.index):
        ours += fight.fighters[index].value(GRAPPLE)
        if fight.foes(fighter, fight.fighters[index]):
            return False
    for index in grapple.mates(foe.index):
        theirs += fight.fighters[index].value(GRAPPLE)
    return ours >= theirs


def wants_hold(fight: Battle, fighter: Combatant, foe: Combatant, thing: Thing) -> bool:
    """TAL-HLD-01: up a huge beast from behind, with a small blade and a free hand."""
    return (
        foe.block.huge
        and melee_form(thing).light
        and thing.index >= 0
        and fighter.standard > 0
        and not fighter.charged
        and fighter.free_hands() > 0
        and not fighter.mounted()
        and from_behind(fight, foe, fighter)
    )


def arm_oneself(fight: Battle, fighter: Combatant, thing: Thing) -> Action | None:
    """Draw what is better than bare hands."""
    worth = strength_of(fighter, thing)
    best: Thing | None = None
    for other in drawable(fighter):
        if other.weapon is None or other.weapon.count == 0 or other.weapon.shoots():
            continue
        if draw_price(other).affordable(fighter) and strength_of(fighter, other) > worth:
            best = other
            worth = strength_of(fighter, other)
    return None if best is None else Action("draw", None, best)


def close_in(fight: Battle, fighter: Combatant, foe: Combatant, thing: Thing, reach: i64) -> Action:
    """Charge, move, or wait with a prepared attack."""
    lead = shooter_lead(fight, fighter)
    if lead < LEADS["move"] or len(fighter.prepared) > 0:
        return react_beforehand(fight, fighter)  # who lies in wait stays out of reach
    stalks = wants_hold(fight, fighter, foe, thing)
    if fighter.standard > 0 and not stalks and may_charge(fight, fighter):
        action = charge(fight, fighter, foe, thing, reach)
        if action is not None:
            return action
    if (
        fighter.prone
        or fighter.entangled
        or fight.legs(fighter).prone
        or fighter.stepped
        or fighter.named_band >= 0
    ):
        return react_beforehand(fight, fighter)
    far = fight.apart(fighter, foe) - reach
    verb = ""
    if far == 1 and not fighter.moved and not fighter.mounted() and fight.scene.water == "":
        verb = "step"
    elif (
        fighter.standard == 2
        and far > metres(fight, fighter, "move") + 2
        and lead >= LEADS["fast"]
        and (
            shooting_thing(foe) is not None
            or far > metres(fight, fighter, "fast") + metres(fight, foe, "charge")
        )
    ):
        verb = "fast"
    elif fighter.standard > 0:
        verb = "move"
    elif fighter.extra > 0:
        verb = "half"
    if fighter.moved and fighter.standard == 1 and far > 1 and not stalks:
        thrust = prepare(fight, fighter, thing)
        if thrust is not None:
            return thrust
    if verb == "":
        return Action(DONE)
    goal = foe.at
    if foe.block.large:
        goal = fight.grid.nearest(fight.ground_of(fighter), fight.ground_of(foe))[1]
    budget = metres(fight, fighter, verb)
    path = towards(fight.grid, fighter.at, goal, budget, going(fight, fighter), reach)
    if len(path) == 0:
        return react_beforehand(fight, fighter)
    if fighter.extra > 0 and awaited(fight, fighter, reach):
        guard = react_beforehand(fight, fighter)
        if guard.verb != DONE:
            return guard
    action = Action(verb)
    action.path = path
    return action


def awaited(fight: Battle, fighter: Combatant, reach: i64) -> bool:
    """Whether an enemy holds a blow back that is no shorter than this reach (TAL-RUL-76)."""
    for other in fight.fighters:
        if len(other.prepared) > 0 and fight.foes(fighter, other):
            for held in other.prepared:
                if melee_form(fight.thing_of(other, held.thing)).reach >= reach:
                    return True
    return False


def prepare(fight: Battle, fighter: Combatant, thing: Thing) -> Action | None:
    """TAL-MAN-12: strike whoever comes near."""
    if len(fighter.prepared) > 0:
        return None
    if not attack_price(fight, fighter, thing, False).affordable(fighter):
        return None
    return Action("prepare", None, thing)


def charge(
    fight: Battle, fighter: Combatant, foe: Combatant, thing: Thing, reach: i64
) -> Action | None:
    """A charge with the lance, or with what is in hand where that is too near for it."""
    if fighter.mounted():
        for held in fighter.hands:
            weapon = held.weapon
            if weapon is not None and weapon.cavalry:
                if len(charge_path(fight, fighter, foe, weapon.reach)) > 0:
                    thing = held
                    reach = weapon.reach
        if thing.both:
            return None
    if not charge_price(fight, fighter, thing, "", False).affordable(fighter):
        return None
    if fighter.block.humanoid and awaited(fight, fighter, reach):
        return None  # beasts know no better
    path = charge_path(fight, fighter, foe, reach)
    if len(path) == 0:
        return None
    if not fighter.aggressive_due and all_out(fighter):
        return Action("aggressive")
    action = Action("charge", foe, thing)
    action.path = path
    if thing.index < 0 and wants_charge_grab(fighter, foe):
        close = charge_path(fight, fighter, foe, 1)
        if len(close) > 0:
            action.special = "grab"
            action.path = close
    return action


def wants_charge_grab(fighter: Combatant, foe: Combatant) -> bool:
    """TAL-ATK-17: throw oneself at a much weaker one."""
    if fighter.mounted() or foe.mounted() or foe.block.large or fighter.free_hands() == 0:
        return False
    if not fighter.block.humanoid or foe.grapple != NOBODY:
        return False
    return fighter.value(GRAPPLE) - fighter.tired() >= foe.value(GRAPPLE) + STRONGER
