"""Can this still go on? Read again wherever others could come between (GUR-RUL-85, GUR-RUL-86).

A zone under fire on the way in, a Wait, somebody's retreat or step between: the attacker must still
be able, armed and in reach, the defender must still have what he defends with. What is spent stays
spent.
"""

from mypy_extensions import i64

from fechtbuch.books.gurps.kinds.arms import LEGS
from fechtbuch.books.gurps.kinds.terms import CROUCHING
from fechtbuch.books.gurps.rules.basics.held_limbs import held_arms, locked_arms
from fechtbuch.books.gurps.rules.basics.states import able, helpless, standing_foe
from fechtbuch.books.gurps.rules.defending.defences import idle_arms
from fechtbuch.books.gurps.rules.moving.facing_and_reach import reach_bits
from fechtbuch.books.gurps.state.battle import Battle
from fechtbuch.books.gurps.state.blow import GRAPPLE, JUDO_THROW, LOCK, SLAM_BLOW, STRIKE, Blow
from fechtbuch.books.gurps.state.choices import Defence
from fechtbuch.books.gurps.state.fighter import Combatant
from fechtbuch.books.gurps.state.things import Thing
from fechtbuch.engine.grid import NOWHERE


def can_go_on(fight: Battle, deed: Blow) -> bool:
    """Whether an attack is still one; that it is broken off is told once."""
    if deed.broken:
        return False
    if deed.loosed():
        return True  # what flies asks nobody
    rule = ""
    if not able(fight, deed.attacker) or not standing_foe(deed.target) or not _armed(fight, deed):
        rule = "GUR-RUL-85"
    elif not _in_reach(fight, deed):
        rule = "GUR-RUL-86"
    if rule:
        deed.broken = True
        fight.note("broken-off", rule, deed.attacker, deed.target)
    return not deed.broken


def _armed(fight: Battle, deed: Blow) -> bool:
    """Weapon in hand and, until the blow has been struck, ready; limbs fit for it."""
    attacker = deed.attacker
    thing = deed.thing
    if thing is not None and not (attacker.holds(thing) and (deed.struck_out or thing.ready())):
        return False
    if deed.kind == SLAM_BLOW:
        return True
    if deed.kind in (GRAPPLE, LOCK, JUDO_THROW):
        hands = deed.arm & ~attacker.lame_arms()
        if len(fight.holds) > 0:
            hands &= ~locked_arms(fight, attacker)
            hands &= ~held_arms(fight, attacker, deed.target.index)
        return hands == deed.arm if deed.kind == LOCK else hands != 0
    if deed.arm & attacker.lame_arms() != 0:
        return False
    if deed.arm & LEGS != 0 and deed.kind == STRIKE:
        if attacker.lame_legs() > 0 or attacker.posture > CROUCHING:
            return False
    if len(fight.holds) > 0:
        if deed.arm & locked_arms(fight, attacker) != 0:
            return False
        # GUR-WRE-03: a held arm is for the grappler only.
        return deed.arm & held_arms(fight, attacker, deed.target.index) == 0
    return True


def _in_reach(fight: Battle, deed: Blow) -> bool:
    """GUR-RUL-86: of all movement since the declaration only the target's own step counts not."""
    here = deed.attacker.at
    there = deed.target.at
    if here == deed.here and there == deed.there:
        return True
    if there == deed.stepped_to:
        there = deed.there
    n = fight.grid.distance(here, there)
    if n == deed.distance:
        return True
    if deed.ranged():
        return n <= deed.form.range and fight.grid.clear_line(here, there)
    if deed.kind == SLAM_BLOW:
        return n == 1
    bits = reach_bits(fight, deed.attacker, deed.thing, deed.form)
    for _ in range(deed.lunge):
        bits |= bits << 1
    return n < 60 and (bits >> n) & 1 == 1


def stepped(fight: Battle, deed: Blow, before: i64, walked: i64) -> None:
    """GUR-MAN-38: the target sprang his Wait and stepped: that takes nobody out of reach.

    `before` is where he stood, `walked` how many hexes of his own he had gone then.
    """
    target = deed.target
    own = sum(target.gone_ways) - walked
    if target.at != before and fight.grid.distance(before, target.at) <= own:
        deed.stepped_to = target.at


def still_defends(fight: Battle, deed: Blow, choice: Defence, other: Thing | None) -> bool:
    """GUR-RUL-85: whether the target can still do what he has chosen; else he has failed."""
    target = deed.target
    if helpless(fight, target):
        return False
    idle = idle_arms(fight, target)
    if not _still_has(target, choice.thing, idle) or not _still_has(target, other, idle):
        return False
    if choice.verb == "parry" and choice.thing is None:
        if choice.limb & LEGS != 0:
            return target.lame_legs() == 0 and target.posture <= CROUCHING
        return choice.limb & idle != 0
    return True


def _still_has(target: Combatant, thing: Thing | None, idle: i64) -> bool:
    """Whether he holds what he defends with, ready and in arms that are free for it."""
    if thing is None:
        return True
    return target.holds(thing) and thing.ready() and thing.grip & ~idle == 0


def settle_in(deed: Blow) -> None:
    """Where both stand now is where the attack is made."""
    deed.here = deed.attacker.at
    deed.there = deed.target.at
    deed.stepped_to = NOWHERE
