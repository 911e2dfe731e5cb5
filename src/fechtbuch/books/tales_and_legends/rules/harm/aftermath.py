"""What a fight leaves behind for the next one: who can fight on, and with what."""

from mypy_extensions import i64

from fechtbuch.books.tales_and_legends.kinds.arms import (
    BELT,
    CHANCES,
    GONE,
    HAND,
    HEAD,
    NOBODY,
    PACK,
    POUCH,
    QUALITIES,
    QUIVER,
    WORN,
)
from fechtbuch.books.tales_and_legends.rules.basics.checks import percent
from fechtbuch.books.tales_and_legends.rules.harm.recovery import recover
from fechtbuch.books.tales_and_legends.state.battle import Battle
from fechtbuch.books.tales_and_legends.state.fighter import Combatant
from fechtbuch.books.tales_and_legends.state.things import Thing


def carried(fight: Battle, rest: str) -> dict[str, dict[str, object]]:
    """Changes of the sheets of all who can fight on after the rest; the others are left out."""
    gather_all(fight)
    found: dict[str, dict[str, object]] = {}
    for fighter in fight.fighters:
        if fighter.block.mount or fighter.dead or fighter.gone:
            continue
        if rest != "":
            recover(fight, fighter, rest)
        if fighter.life < 10 or fighter.paralysed:
            continue
        if fighter.fatigue + fighter.exhaustion > fighter.condition():
            continue  # TAL-WND-14
        if rest == "" and fighter.out():
            continue
        found[fighter.slug] = changes_of(fight, fighter)
    return found


def gather_all(fight: Battle) -> None:
    """TAL-ITM-23: used missiles are looked for after the fight; some are broken."""
    for index, _ in fight.spent:
        bundle = fight.things[index]
        owner = fight.fighters[bundle.owner]
        if not percent(fight, owner, CHANCES[bundle.base], "missile"):
            bundle.count += 1
    fight.spent = []


def changes_of(fight: Battle, fighter: Combatant) -> dict[str, object]:
    """What is other on the sheet of somebody who fights on; what was dropped is picked up."""
    changes: dict[str, object] = {
        "life_left": int(fighter.life),
        "fatigue": int(fighter.fatigue),
        "exhaustion": int(fighter.exhaustion),
        "wounds": [
            {
                "part": wound.part,
                "wounds": int(wound.wounds),
                "dressed": wound.dressed,
                "brittle": wound.brittle,
            }
            for wound in fighter.wounds
        ],
        "lost": [part for part in fighter.lost if part not in fighter.disabled],
        "disabled": list(fighter.disabled),
        "barbs": list(fighter.barbs),
        "luck": int(fighter.luck),
        "states": [],
    }
    places: dict[i64, list[object]] = {HAND: [], BELT: [], POUCH: [], PACK: []}
    quiver: dict[str, object] = {}
    changes["armour"] = None
    changes["helmet"] = None
    for thing in fight.things:
        if thing.owner != fighter.index or thing.place == GONE:
            continue
        if thing.home == QUIVER:
            if thing.count > 0:
                quiver[thing.key] = int(thing.count)
        elif thing.home == WORN:
            changes["helmet" if thing.zone == HEAD else "armour"] = suit_of(thing)
        else:
            places[thing.home].append(kit_of(thing))
    changes["hands"] = places[HAND]
    changes["belt"] = places[BELT]
    changes["pouch"] = places[POUCH]
    changes["pack"] = places[PACK]
    changes["quiver"] = quiver
    mount = mount_of(fight, fighter)
    if mount is not None:
        if mount.out() or mount.gone:
            changes["mount"] = None
            changes["mount_life"] = None
        else:
            changes["mount_life"] = int(mount.life)
    return changes


def kit_of(thing: Thing) -> dict[str, object]:
    """A thing as the sheet writes it."""
    return {
        "item": thing.key,
        "quality": QUALITIES[thing.base],
        "now": QUALITIES[thing.quality],
        "solid": thing.solid,
        "silver": thing.silver,
        "both": thing.gripped,
    }


def suit_of(thing: Thing) -> dict[str, object]:
    """A piece of armour as the sheet writes it."""
    return {
        "item": thing.key,
        "coverage": int(thing.coverage),
        "quality": QUALITIES[thing.base],
        "now": QUALITIES[thing.quality],
        "solid": thing.solid,
    }


def mount_of(fight: Battle, rider: Combatant) -> Combatant | None:
    """The animal that came with a rider: it is enrolled right behind him."""
    if rider.mount != NOBODY:
        return fight.fighters[rider.mount]
    after = rider.index + 1
    if after < len(fight.fighters) and fight.fighters[after].block.mount:
        return fight.fighters[after]
    return None
