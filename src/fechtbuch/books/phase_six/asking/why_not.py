"""What is legal though it is not listed, and why something is not offered."""

from typing import Final

from mypy_extensions import i64

from fechtbuch.books.phase_six.asking.open_verbs import FREE, REACTION, Outlook
from fechtbuch.books.phase_six.asking.usable_weapons import arm_named, attackable
from fechtbuch.books.phase_six.kinds.arms import MODES
from fechtbuch.books.phase_six.kinds.verbs import MOVES, ON_A_WALK
from fechtbuch.books.phase_six.rules.movement import may_move
from fechtbuch.books.phase_six.rules.throwing import may_throw_at
from fechtbuch.books.phase_six.rules.to_hit import in_reach
from fechtbuch.books.phase_six.state.battle import Battle
from fechtbuch.books.phase_six.state.choices import COUP, DISARM, KNOCKOUT, VIOLENT
from fechtbuch.books.phase_six.state.things import Thing
from fechtbuch.engine.choices import Refusal, Slot
from fechtbuch.engine.grid import parse_field

CLOSED: Final = {
    "attack": ("nobody-to-attack", ["PSX-RNG-01", "PSX-COV-10"]),
    "aim": ("nobody-in-sight", ["PSX-COV-10"]),
    "accurate": ("nobody-in-sight", ["PSX-COV-10"]),
    "brace": ("nothing-to-brace", ["PSX-RUL-38"]),
    "block": ("no-usable-shield", ["PSX-COV-05", "PSX-COV-07"]),
    "withdraw": ("no-edge-near", ["PSX-RUL-48"]),
    "throw": ("nothing-to-throw", ["PSX-THR-05"]),
    "hurl": ("nothing-to-throw", ["PSX-RUL-66"]),
    "first-aid": ("nobody-to-help", ["PSX-STA-12"]),
    "stabilise": ("nobody-to-help", ["PSX-STA-05"]),
    "use": ("nobody-to-help", ["PSX-TRN-13"]),
    "extinguish": ("nobody-to-help", ["PSX-RUL-44"]),
    "free": ("nobody-to-help", ["PSX-STA-15"]),
    "wake": ("nobody-to-help", ["PSX-STA-14"]),
    "improvise": ("no-referee", ["PSX-RUL-64"]),
    "reload": ("nothing-to-reload", ["PSX-EQP-03"]),
    "ready": ("nothing-to-ready", ["PSX-EQP-02"]),
    "pick-up": ("nothing-to-pick-up", ["PSX-RUL-36"]),
    "ready-shield": ("no-usable-shield", ["PSX-EQP-08"]),
    "stow-shield": ("no-usable-shield", ["PSX-EQP-08"]),
    "drop": ("nothing-in-hand", ["PSX-EQP-02"]),
    "shift": ("nothing-in-hand", ["PSX-RUL-37"]),
    "lower-shield": ("shield-not-up", ["PSX-RUL-28"]),
    "take-up": ("not-braced", ["PSX-SPC-10"]),
    "buy": ("no-dice-left", ["PSX-BON-04"]),
    "buy-with-destiny": ("no-dice-left", ["PSX-RUL-12"]),
    "steal": ("nobody-to-steal-from", ["PSX-RUL-11"]),
}
"""Why an act is not open, by its verb, and the rule that says so."""

SPECIAL: Final = {
    COUP: ["PSX-SPC-11", "PSX-RUL-51"],
    DISARM: ["PSX-RUL-36", "PSX-RUL-51"],
    KNOCKOUT: ["PSX-SPC-03", "PSX-RUL-51"],
    VIOLENT: ["PSX-RUL-35", "PSX-RUL-51"],
}
"""The rules that say when a special attack can be made."""


def verb_refusal(outlook: Outlook, slot: Slot, verb: str) -> Refusal:
    """Why an act is not open now."""
    offered = slot.values()
    who = outlook.who
    if outlook.when == FREE and verb not in ON_A_WALK:
        return Refusal("not-on-a-walk", slot.name, verb, ["PSX-RUL-13"], offered)
    if outlook.when == REACTION and verb == "block":
        return Refusal("not-as-a-reaction", slot.name, verb, ["PSX-RUL-07"], offered)
    if not outlook.affordable(verb):
        return Refusal("no-action-left", slot.name, verb, ["PSX-TRN-05"], offered)
    if verb in MOVES:
        if who.netted:
            return Refusal("in-a-net", slot.name, verb, ["PSX-STA-15"], offered)
        if not may_move(who, verb):
            reason = "is-hunkered" if who.hunkered else "is-upright"
            return Refusal(reason, slot.name, verb, ["PSX-RUL-14"], offered)
        return Refusal("no-way-out", slot.name, verb, ["PSX-TRN-16"], offered)
    if verb == "hunker":
        return Refusal("is-hunkered", slot.name, verb, ["PSX-TRN-11"], offered)
    if verb == "stand-up":
        return Refusal("is-upright", slot.name, verb, ["PSX-TRN-12"], offered)
    reason, rules = CLOSED.get(verb, ("not-possible", []))
    return Refusal(reason, slot.name, verb, rules, offered)


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
        return Refusal("nobody-to-attack", slot.name, value, ["PSX-RUL-53"], slot.values())
    seen = fight.sees(outlook.at, target.at)
    if verb != "attack" and seen:
        return None
    for arm in outlook.arms("attack"):
        if in_reach(fight, outlook.at, target, arm.weapon):
            return None
    if not seen:
        return Refusal("not-in-sight", slot.name, value, ["PSX-COV-10"], slot.values())
    return Refusal("out-of-range", slot.name, value, ["PSX-RNG-01"], slot.values())


def mode_refusal(outlook: Outlook, slot: Slot, weapon: str, value: str) -> Refusal:
    """PSX-MOD-01, PSX-RUL-22: the weapon has no such mode, or too little is loaded for it."""
    arm = arm_named(outlook.fight, outlook.who, weapon)
    if arm is not None and value in [MODES[mode] for mode in arm.weapon.modes]:
        return Refusal("too-little-ammunition", slot.name, value, ["PSX-RUL-22"], slot.values())
    return Refusal("not-with-this", slot.name, value, ["PSX-MOD-01"], slot.values())


def weapon_refusal(outlook: Outlook, slot: Slot, value: str) -> Refusal:
    """Why a weapon cannot be used: too short, empty, not in hand, or none of one's own."""
    offered = slot.values()
    if arm_named(outlook.fight, outlook.who, value) is not None:
        return Refusal("out-of-range", slot.name, value, ["PSX-RNG-01"], offered)
    thing = outlook.fight.thing_by_slug(value)
    if thing is None or thing.weapon is None or thing.holder != outlook.who.index:
        return Refusal("not-in-hand", slot.name, value, ["PSX-EQP-02"], offered)
    if not thing.in_hand():
        return Refusal("weapon-not-ready", slot.name, value, ["PSX-EQP-02"], offered)
    return Refusal("too-little-ammunition", slot.name, value, ["PSX-EQP-03"], offered)
