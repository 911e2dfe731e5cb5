"""What is legal though it is not listed, and why something is not offered."""

from mypy_extensions import i64

from fechtbuch.books.phase_six.asking.open_verbs import Outlook
from fechtbuch.books.phase_six.asking.usable_weapons import arm_named, attackable
from fechtbuch.books.phase_six.rules.throwing import may_throw_at
from fechtbuch.books.phase_six.rules.to_hit import in_reach
from fechtbuch.books.phase_six.state.battle import Battle
from fechtbuch.books.phase_six.state.things import Thing
from fechtbuch.engine.choices import Refusal, Slot
from fechtbuch.engine.grid import parse_field


def spot_refusal(fight: Battle, thing: Thing, at: i64, slot: Slot, value: str) -> Refusal | None:
    """A thing may be thrown at any field in range; why not at this one."""
    try:
        spot = parse_field(value)
    except ValueError as error:
        return Refusal("not-a-field", slot.name, str(error))
    if may_throw_at(fight, thing, at, spot):
        return None
    return Refusal("out-of-throwing-range", slot.name, value, ["PSX-THR-05"], slot.values())


def target_refusal(outlook: Outlook, verb: str, slot: Slot, value: str) -> Refusal | None:
    """PSX-RUL-53: anybody may be attacked, though only opponents are listed; why not this one."""
    fight = outlook.fight
    target = fight.participant(value)
    if target is None or not attackable(fight, outlook.who, target):
        return Refusal("not-possible", slot.name, value, ["PSX-RUL-53"], slot.values())
    seen = fight.sees(outlook.at, target.at)
    if verb != "attack" and seen:
        return None
    for arm in outlook.arms("attack"):
        if in_reach(fight, outlook.at, target, arm.weapon):
            return None
    if not seen:
        return Refusal("not-in-sight", slot.name, value, ["PSX-COV-10"], slot.values())
    return Refusal("out-of-range", slot.name, value, ["PSX-RNG-01"], slot.values())


def weapon_refusal(outlook: Outlook, slot: Slot, value: str) -> Refusal:
    """Why a weapon cannot be used: not in hand, empty, too short, or none of one's own."""
    offered = slot.values()
    thing = outlook.fight.thing_by_slug(value)
    if thing is None or thing.weapon is None or thing.holder != outlook.who.index:
        return Refusal("not-possible", slot.name, value, [], offered)
    if not thing.in_hand():
        return Refusal("weapon-not-ready", slot.name, value, ["PSX-EQP-02"], offered)
    if arm_named(outlook.fight, outlook.who, value) is None:
        return Refusal("too-little-ammunition", slot.name, value, ["PSX-EQP-03"], offered)
    return Refusal("out-of-range", slot.name, value, ["PSX-RNG-01"], offered)
