"""Ways as they are offered, and why another one cannot be gone (4.2, TAL-ATK-16, TAL-MOV-07)."""

from typing import Final

from mypy_extensions import i64

from fechtbuch.books.tales_and_legends.asking.open_ways import ram_path
from fechtbuch.books.tales_and_legends.rules.basics.load import speed
from fechtbuch.books.tales_and_legends.rules.basics.ways import metres, thinned, walks, way_error
from fechtbuch.books.tales_and_legends.rules.declared.charging import (
    charge_error,
    charge_path,
    trample_price,
)
from fechtbuch.books.tales_and_legends.rules.moving.leaping import jump_lines, walls_near
from fechtbuch.books.tales_and_legends.state.battle import Battle
from fechtbuch.books.tales_and_legends.state.fighter import Combatant
from fechtbuch.engine.asking import optional, ways
from fechtbuch.engine.choices import Option, Refusal, Slot
from fechtbuch.engine.fields import path_text

MAY_STAY: Final = ("stand", "crawl", "drag")
"""Verbs that need lead nowhere."""


def walk_slot(fight: Battle, fighter: Combatant, verb: str) -> Slot:
    """Ways of a walk; nobody is sent anywhere unasked."""
    reach = walks(fight, fighter, metres(fight, fighter, verb))
    fields = thinned([f for f in reach.fields() if f != fighter.at])
    slot = Slot("path", "path", [Option(path_text(reach.path_to(f))) for f in fields])
    return optional(slot) if verb in MAY_STAY or len(fields) == 0 else slot


def jump_slot(fight: Battle, fighter: Combatant, running: bool) -> Slot:
    """Lines of a jump."""
    lines = jump_lines(fight, fighter, running)
    return Slot("path", "path", [Option(path_text(line)) for line in lines])


def climb_slot(fight: Battle, fighter: Combatant) -> Slot:
    """Wall tops beside one."""
    return ways("path", [[f] for f in walls_near(fight, fighter)])


def charge_slot(fight: Battle, fighter: Combatant, target: Combatant, reach: i64) -> Slot:
    """The way of a charge."""
    return ways("path", [charge_path(fight, fighter, target, reach)])


def trample_slot(fight: Battle, fighter: Combatant, target: Combatant) -> Slot:
    """The way of a trample, which may begin beside its target."""
    if fight.apart(fighter, target) <= 1:
        return ways("path", [[]])
    return charge_slot(fight, fighter, target, 1)


def ram_slot(fight: Battle, fighter: Combatant, target: Combatant, verb: str) -> Slot:
    """The way of a run into somebody."""
    return ways("path", [ram_path(fight, fighter, target, metres(fight, fighter, verb))])


def walk_refusal(fight: Battle, fighter: Combatant, verb: str, path: list[i64]) -> Refusal | None:
    """Why a way cannot be walked (TAL-RUL-58)."""
    reason = way_error(fight, fighter, path, metres(fight, fighter, verb))
    return _refusal(reason, path, "TAL-RUL-58")


def charge_refusal(
    fight: Battle,
    fighter: Combatant,
    target: Combatant,
    reach: i64,
    path: list[i64],
    trampling: bool,
) -> Refusal | None:
    """Why a way is no charge; a trample needs one metre more (TAL-RUL-51)."""
    reason = charge_error(fight, fighter, target, reach, path)
    if not reason and trampling and len(path) >= speed(fight, fighter):
        reason = "too-far"
    return _refusal(reason, path, "TAL-RUL-51")


def trample_refusal(
    fight: Battle, fighter: Combatant, target: Combatant, path: list[i64]
) -> Refusal | None:
    """Why a way leads to no trample: too far, or dearer than what is left (TAL-RUL-114)."""
    refusal = charge_refusal(fight, fighter, target, 1, path, True)
    if refusal is None and not trample_price(fight, fighter, len(path)).affordable(fighter):
        return _refusal("too-far", path, "TAL-RUL-114")
    return refusal


def ram_refusal(
    fight: Battle, fighter: Combatant, target: Combatant, verb: str, path: list[i64]
) -> Refusal | None:
    """Why a way is no run through the field of who is to be rammed (TAL-RUL-26)."""
    here = fighter.at
    for f in path:
        if fight.grid.distance(here, f) != 1 or not fight.grid.open(f):
            return _refusal("not-adjacent", path, "TAL-RUL-26")
        here = f
    if len(path) > metres(fight, fighter, verb) or target.at not in path[1:]:
        return _refusal("too-far", path, "TAL-RUL-26")
    before = path[: path.index(target.at)]
    return _refusal(way_error(fight, fighter, before, len(before)), path, "TAL-RUL-26")


def _refusal(reason: str, path: list[i64], rule: str) -> Refusal | None:
    return Refusal(reason, "path", path_text(path), [rule]) if reason else None
