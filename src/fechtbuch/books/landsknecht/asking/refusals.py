"""Why something that is not listed cannot be done after all (LSK-SEQ-09)."""

from typing import Final

from mypy_extensions import i64

from fechtbuch.books.landsknecht.asking.prospects import Prospects
from fechtbuch.books.landsknecht.kinds.arms import BELT, HAND
from fechtbuch.books.landsknecht.kinds.verbs import (
    BLOWS,
    DROP,
    FLYING,
    HANDLING,
    HOLD,
    THROWS,
    TURN,
)
from fechtbuch.books.landsknecht.rules.basics.circumstances import in_reach
from fechtbuch.books.landsknecht.rules.basics.weapons import reach, usable
from fechtbuch.books.landsknecht.rules.contact.flight import flight_refusal
from fechtbuch.books.landsknecht.rules.grappling.grips import may_wrestle
from fechtbuch.books.landsknecht.rules.hitting.casting import hindrance
from fechtbuch.books.landsknecht.rules.moving.movement import (
    body_of,
    charge_length_fits,
    combat_move,
    left_after,
    place,
    running_move,
    straight_run,
    way_error,
)
from fechtbuch.books.landsknecht.rules.shooting.missiles import shot, within_range
from fechtbuch.books.landsknecht.state.battle import FOOT, Battle
from fechtbuch.books.landsknecht.state.fighter import Combatant
from fechtbuch.engine.choices import VERB, Partial, Refusal, Slot
from fechtbuch.engine.grid import parse_path, path_text

CLOSED: Final = {
    "escape": ("not-held", "LSK-WRS-07"),
    "attack": ("nobody-in-reach", "LSK-MOV-07"),
    "charge": ("nobody-in-reach", "LSK-MOV-04"),
    "wrestle": ("nobody-in-reach", "LSK-WRS-01"),
    "move": ("no-way-out", "LSK-MOV-08"),
    "run": ("no-way-out", "LSK-MOV-08"),
    "flee": ("nowhere-to-flee", "LSK-FLE-08"),
    "mount": ("nothing-to-mount", "LSK-MNT-07"),
    "dismount": ("cannot-get-down", "LSK-MNT-07"),
    "jump-off": ("mount-is-calm", "LSK-MNT-06"),
    "force": ("holds-nobody", "LSK-WRS-13"),
    "keep": ("holds-nobody", "LSK-WRS-13"),
    "release": ("holds-nobody", "LSK-WRS-13"),
    "aim": ("nothing-for-it", "LSK-MIS-07"),
    "load": ("nothing-for-it", "LSK-MIS-11"),
    "clear": ("nothing-for-it", "LSK-MIS-12"),
    "light-match": ("nothing-for-it", "LSK-MIS-12"),
    "search": ("nothing-for-it", "LSK-ITM-01"),
    "use": ("nothing-for-it", "LSK-ITM-04"),
    "wake": ("nobody-to-wake", "LSK-CST-08"),
    HOLD: ("holds-already", "LSK-HLD-03"),
    "improvise": ("no-referee", "LSK-SEQ-02"),
}
"""Why an action is not open to somebody who is free to act, and the rule that says so."""


def hindrance_to(
    fight: Battle, fighter: Combatant, slot: Slot, value: str, partial: Partial
) -> tuple[str, str]:
    """What stands in the way of a value that is not offered, with the rule; often nothing special.

    It is asked only where the value is not listed.
    """
    if slot.name == VERB:
        return _hindrance_to_verb(fight, fighter, value) if value in TURN.by_name else ("", "")
    if slot.name == "target":
        return _hindrance_to_target(fight, fighter, value, partial[VERB])
    if slot.name == "weapon":
        return _hindrance_to_weapon(fight, fighter, value, partial[VERB])
    if slot.name == "path" and partial[VERB] == "charge":
        return _hindrance_to_charge(fight, fighter, value, partial)
    return "", ""


def _hindrance_to_target(
    fight: Battle, fighter: Combatant, value: str, verb: str
) -> tuple[str, str]:
    """Of an enemy on his feet it can only be said that he is too far off."""
    target = fight.combatant(value)
    if target is None or not target.standing() or not fight.enemies(fighter.side, target.side):
        return "", ""
    if verb in FLYING:
        return "out-of-range", "LSK-MIS-10"
    if verb in BLOWS or verb == "wrestle":
        return "out-of-reach", "LSK-MOV-07"
    return "", ""


def _hindrance_to_weapon(
    fight: Battle, fighter: Combatant, value: str, verb: str
) -> tuple[str, str]:
    """Not at hand, a garrote before the wary, not loaded, or of too little reach or range."""
    thing = fight.thing_by_slug(value)
    if thing is None or thing.holder != fighter.index:
        return "", ""
    weapon = thing.weapon
    if weapon is not None and weapon.garrote and usable(fight, fighter, weapon):
        return "not-unaware", "LSK-EQP-02"
    if thing.place not in (HAND, BELT) or (
        weapon is not None and not usable(fight, fighter, weapon)
    ):
        return "not-at-hand", "LSK-WPN-01"
    if verb in BLOWS:
        return "too-short", "LSK-MOV-07"
    if verb in FLYING:
        return "out-of-range", "LSK-MIS-10"
    return "", ""


def _hindrance_to_charge(
    fight: Battle, fighter: Combatant, value: str, partial: Partial
) -> tuple[str, str]:
    """LSK-MOV-09, LSK-MOV-04: exactly one line, nothing on it, long enough and not too long."""
    grid = fight.grid
    path = parse_path(value) if value else []
    steps = len(path)
    line = (
        [grid.on_line(fighter.at, path[-1], step) for step in range(1, steps + 1)] if path else []
    )
    if steps == 0 or path != line or grid.distance(fighter.at, path[-1]) != steps:
        return "path-not-straight", "LSK-MOV-09"
    before = fighter.at
    for square in path:
        for shift in body_of(fighter):
            if not grid.open(square + shift):
                return "wall", "LSK-MOV-09"
            if not grid.passable_step(before + shift, square + shift):
                return "between-walls", "LSK-MOV-08"
            if grid.cost(square + shift) > 0:
                return "difficult-ground", "LSK-MOV-09"
        before = square
    if len(straight_run(fight, fighter, path[-1])) == 0:
        return "blocked", "LSK-MOV-09"
    if FOOT * steps > running_move(fight, fighter):
        return "too-far", "LSK-RUL-08"
    if not charge_length_fits(fight, fighter, steps):
        return "run-up-too-short", "LSK-MOV-04"
    return "target-out-of-reach", "LSK-MOV-07"


def _hindrance_to_verb(fight: Battle, fighter: Combatant, verb: str) -> tuple[str, str]:
    mount = fight.mount_of(fighter)
    if mount is not None and mount.bolting > 0:
        return "mount-bolts", "LSK-MNT-06"
    if fighter.immobilised():
        return "held-fast", "LSK-WRS-06"
    if fighter.routed:
        return "lost-heart", "LSK-MOR-03"
    if verb == "cast":
        return hindrance(fighter)
    if verb == "wrestle" and not may_wrestle(fighter):
        return "hands-not-free", "LSK-WRS-01"
    if verb in FLYING:
        if len(Prospects(fight, fighter).missiles(verb)) == 0:
            return "nothing-for-it", "LSK-MIS-13"
        return "nobody-in-range", "LSK-MIS-10"
    if verb in HANDLING or verb == DROP:
        return "nothing-for-it", "LSK-WPN-07"
    return CLOSED.get(verb, ("", ""))


def way_refusal(
    prospects: Prospects, path: list[i64], slot: Slot, partial: Partial
) -> Refusal | None:
    """Whether a way can be walked with what there is to walk, and leads where it must."""
    fight = prospects.fight
    fighter = prospects.fighter
    verb = partial[VERB]
    fast = verb in ("run", "flee")
    budget = running_move(fight, fighter) if fast else combat_move(fight, fighter)
    start = fighter.at
    before = partial.get("path", "")
    if slot.name == "then" and before:
        way = parse_path(before)
        budget = left_after(fight, fighter, way)
        start = way[-1]
    reason = way_error(fight, fighter, start, path, budget)
    if reason:
        return Refusal(reason, slot.name, path_text(path), ["LSK-MOV-08"])
    if verb == "flee":
        return flight_refusal(fight, fighter, path)
    if slot.name == "then":
        return None
    return _end_refusal(prospects, path, partial)


def _end_refusal(prospects: Prospects, path: list[i64], partial: Partial) -> Refusal | None:
    """Whether the end of a way has the target in reach, or in range and in sight."""
    fight = prospects.fight
    verb = partial[VERB]
    if verb in HANDLING:
        thing = fight.thing_by_slug(partial["item"])
        assert thing is not None
        if path[-1] not in prospects.handling_squares(verb, thing):
            return Refusal("target-out-of-reach", "path", path_text(path), ["LSK-WPN-07"])
    if "target" not in partial:
        return None
    home = prospects.fighter.at
    place(fight, prospects.fighter, path[-1])
    fits = _reaches_from_here(prospects, partial)
    place(fight, prospects.fighter, home)
    if fits:
        return None
    if verb in FLYING:
        return Refusal("target-out-of-range", "path", path_text(path), ["LSK-MIS-10"])
    return Refusal("target-out-of-reach", "path", path_text(path), ["LSK-MOV-07"])


def _reaches_from_here(prospects: Prospects, partial: Partial) -> bool:
    fight = prospects.fight
    fighter = prospects.fighter
    target = fight.combatant(partial["target"])
    assert target is not None
    verb = partial[VERB]
    if verb in FLYING:
        thing = fight.thing_by_slug(partial["weapon"])
        assert thing is not None
        return within_range(fight, shot(fighter, target, thing, verb in THROWS))
    squares: i64 = 1
    if verb == "attack":
        squares = reach(fighter, prospects.weapon(partial["weapon"]))
    return in_reach(fight, fighter, target, squares)
