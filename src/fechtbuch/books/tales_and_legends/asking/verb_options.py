"""What each verb of a turn may be done with, to whom, and how (section 4)."""

from typing import Final

from mypy_extensions import i64

from fechtbuch.books.tales_and_legends.asking.blow_targets import (
    attack_targets,
    charge_targets,
    feint_targets,
    grab_targets,
    grapple_foes,
    hauled,
    melee_targets,
    trample_targets,
)
from fechtbuch.books.tales_and_legends.asking.open_specials import charge_specials, specials_with
from fechtbuch.books.tales_and_legends.asking.shot_targets import (
    area_fields,
    ricochet_targets,
    shot_targets,
)
from fechtbuch.books.tales_and_legends.asking.usable_weapons import (
    charge_things,
    cover_shields,
    feint_things,
    grapple_weapons,
    hold_weapons,
    parry_things,
    preparable,
    ready_shots,
    striking_things,
    throwables,
)
from fechtbuch.books.tales_and_legends.kinds.arms import NOBODY
from fechtbuch.books.tales_and_legends.kinds.spells import SPELLS
from fechtbuch.books.tales_and_legends.kinds.verbs import DIRECTIONS
from fechtbuch.books.tales_and_legends.rules.basics.prices import STANDARD, spell_price
from fechtbuch.books.tales_and_legends.rules.basics.ways import band_of
from fechtbuch.books.tales_and_legends.rules.clinging.clinging import PLACES, may_get_hold
from fechtbuch.books.tales_and_legends.rules.grappling.grips import wrestler
from fechtbuch.books.tales_and_legends.rules.hitting.attack_prices import heaviness, strike_price
from fechtbuch.books.tales_and_legends.rules.moving.leaping import jump_lines
from fechtbuch.books.tales_and_legends.rules.moving.mounted import lying_mounts, mounts_near
from fechtbuch.books.tales_and_legends.rules.things.actions import (
    drawable,
    lying_near,
    may_grip,
    wearable,
)
from fechtbuch.books.tales_and_legends.rules.things.handling import (
    barbed_near,
    close_things,
    draw_price,
    held_things,
    loadable,
    packed,
    plantable,
    planted,
    potions,
    sleepers,
    wants_missile,
)
from fechtbuch.books.tales_and_legends.state.battle import Battle
from fechtbuch.books.tales_and_legends.state.fighter import Combatant
from fechtbuch.books.tales_and_legends.state.things import Thing

WITH_SPECIALS: Final = ["attack", "charge", "shoot", "throw"]
"""Verbs that may carry a special attack."""


def things_for(fight: Battle, fighter: Combatant, verb: str) -> list[Thing]:
    """Weapons and things that a verb may be done with, before their special attacks are known."""
    if verb == "attack":
        return striking_things(fight, fighter)
    if verb == "charge":
        return charge_things(fight, fighter)
    if verb == "shoot":
        return ready_shots(fight, fighter)
    if verb == "throw":
        return throwables(fighter)
    if verb == "parry":
        return parry_things(fight, fighter)
    if verb == "cover":
        return cover_shields(fight, fighter)
    if verb == "prepare":
        return preparable(fight, fighter)
    if verb == "feint":
        return [
            thing
            for thing in feint_things(fight, fighter)
            if len(feint_targets(fight, fighter, thing)) > 0
        ]
    if verb == "strike":
        return grapple_weapons(fight, fighter)
    if verb == "stab":
        return hold_weapons(fight, fighter)
    return equipment_for(fight, fighter, verb)


def has_thing(fight: Battle, fighter: Combatant, verb: str) -> bool:
    """Whether there is one of them that a target can be found for."""
    for thing in things_for(fight, fighter, verb):
        if verb not in WITH_SPECIALS or _has_target(fight, fighter, verb, thing):
            return True
    return False


def _has_target(fight: Battle, fighter: Combatant, verb: str, thing: Thing) -> bool:
    """As `specials_for`, but the first that is found is enough."""
    if verb == "attack":
        for special in specials_with(fight, fighter, thing):
            if len(attack_targets(fight, fighter, thing, special)) > 0:
                return True
        return False
    if verb == "charge":
        for special in charge_specials(fight, fighter, thing):
            if len(charge_targets(fight, fighter, thing, special)) > 0:
                return True
        return False
    return len(specials_for(fight, fighter, verb, thing)) > 0


def equipment_for(fight: Battle, fighter: Combatant, verb: str) -> list[Thing]:
    """What a verb of equipment may be done with."""
    if verb == "draw":
        return [t for t in drawable(fighter) if draw_price(t).affordable(fighter)]
    if verb == "stow":
        return [t for t in held_things(fighter) if draw_price(t).affordable(fighter)]
    if verb == "drop-item" or verb == "stash":
        return held_things(fighter)
    if verb == "grip":
        return [t for t in fighter.hands if may_grip(fighter, t)]
    if verb == "pick-up":
        return [t for t in lying_near(fight, fighter) if draw_price(t).affordable(fighter)]
    if verb == "take-missile":
        return wants_missile(fight, fighter)
    if verb == "load":
        return loadable(fight, fighter)
    if verb == "drink":
        return potions(fighter)
    if verb == "fetch":
        return packed(fighter)
    if verb == "don":
        return wearable(fighter)
    if verb == "doff":
        return list(fighter.worn)
    if verb == "plant":
        return plantable(fight, fighter)
    if verb == "pack":
        return planted(fight, fighter)
    return close_things(fighter)


def specials_for(fight: Battle, fighter: Combatant, verb: str, thing: Thing) -> list[str]:
    """Special attacks that a verb may carry with a thing and that have a target."""
    if verb == "attack":
        return [
            special
            for special in specials_with(fight, fighter, thing)
            if len(attack_targets(fight, fighter, thing, special)) > 0
        ]
    if verb == "charge":
        return [
            special
            for special in charge_specials(fight, fighter, thing)
            if len(charge_targets(fight, fighter, thing, special)) > 0
        ]
    thrown = verb == "throw"
    if not strike_price(fight, fighter, thing, "", False, True).affordable(fighter):
        return []
    weapon = thing.weapon
    assert weapon is not None
    found: list[str] = []
    if len(shot_targets(fight, fighter, thing, thrown, False)) > 0:
        found.append("")
        if not weapon.entangling:
            found.append("called")
    if weapon.entangling:
        return found
    if thrown:
        if len(area_fields(fight, fighter, thing)) > 0:
            found.append("area")  # TAL-ATK-22
        if len(ricochet_targets(fight, fighter, thing)) > 0:
            found.append("ricochet")
    elif len(shot_targets(fight, fighter, thing, False, True)) > 0:
        found.append("field")
    return found


def targets_for(
    fight: Battle, fighter: Combatant, verb: str, thing: Thing | None, special: str
) -> list[Combatant]:
    """Whom a verb may name."""
    if thing is not None:
        if verb == "attack":
            return attack_targets(fight, fighter, thing, special)
        if verb == "charge":
            return charge_targets(fight, fighter, thing, special)
        if verb == "shoot" or verb == "throw":
            if special == "ricochet":
                return ricochet_targets(fight, fighter, thing)
            return shot_targets(fight, fighter, thing, verb == "throw", special == "field")
        if verb == "feint":
            return feint_targets(fight, fighter, thing)
    if verb == "trample":
        return trample_targets(fight, fighter)
    if verb == "grapple":
        return grab_targets(fight, fighter)
    if verb == "hold":
        return [foe for foe in fight.fighters if may_get_hold(fight, fighter, foe)]
    if verb == "mount":
        return mounts_near(fight, fighter)
    if verb == "raise":
        return lying_mounts(fight, fighter)
    if verb == "wake":
        return sleepers(fight, fighter)
    if verb == "pull-out":
        return barbed_near(fight, fighter)
    if verb == "haul":
        return hauled(fight, fighter)
    if verb == "cover":
        shields = [cover.against for cover in fighter.covers]
        return [foe for foe in fight.foes_of(fighter) if foe.index not in shields]  # TAL-RUL-73
    if verb == "choke" and fighter.grapple == NOBODY:
        return [foe for foe in melee_targets(fight, fighter, 1) if foe.choked_dead > 0]
    return partners(fight, fighter, verb)


def partners(fight: Battle, fighter: Combatant, verb: str) -> list[Combatant]:
    """Whom a grapple activity may name."""
    found: list[Combatant] = []
    for foe in grapple_foes(fight, fighter):
        if verb == "pin" and foe.pinned_by != NOBODY:
            continue
        if verb in ("choke", "subdue") and foe.pinned_by == NOBODY:
            continue
        if verb == "take-down" and foe.prone and wrestler(fight, fighter).on_top_of == foe.index:
            continue
        if verb == "silence" and foe.silenced:
            continue
        found.append(foe)
    return found


def how_words(fight: Battle, fighter: Combatant, verb: str, thing: Thing | None) -> list[str]:
    """How a verb may be done, the default first; each verb means something else by it."""
    if verb == "attack" and thing is not None:
        return ["", "strain"] if heaviness(fight, fighter, thing, False) > 0 else []
    if verb in ("shoot", "throw") and thing is not None:
        words = [""]
        if fighter.mounted():
            ridden = fight.legs(fighter).band
            for band in ("half", "move"):  # TAL-RUL-87: what could be ridden afterwards
                if band_of(fight, fighter, band) > ridden:
                    words.append(band)
        if heaviness(fight, fighter, thing, True) > 0:
            words.append("strain")
        return words if len(words) > 1 else []
    if verb == "face":
        return list(DIRECTIONS)
    if verb == "cover":
        taken = [cover.direction for cover in fighter.covers]
        words = []
        if len(targets_for(fight, fighter, verb, None, "")) > 0:
            words.append("melee")
        place: i64 = 0
        for direction in DIRECTIONS:
            if place not in taken:
                words.append(direction)
            place += 1
        return words
    if verb == "shift":
        return list(PLACES)
    if verb == "let-go":
        return ["freely", "controlled"] if fighter.affords(0, 1) else ["freely"]
    if verb == "mount":
        return ["quick", "slow"] if fighter.unspent() else ["quick"]
    if verb == "dismount":
        return ["slow", "quick"] if STANDARD.affordable(fighter) else ["quick"]
    if verb == "free":
        ways = ["deft-hand", "brawn"]
        for held in fighter.hands:
            if held.weapon is not None and held.weapon.light:
                ways.append("cut")
                break
        return ways
    if verb == "climb":
        return ["slow", "quick"]
    if verb == "jump":
        found: list[str] = []
        for word in ("running", "standing"):
            if len(jump_lines(fight, fighter, word == "running")) > 0:
                found.append(word)
        return found
    return []


HOW_RULES: Final = {
    "attack": "TAL-ACT-12",
    "shoot": "TAL-RUL-87",
    "throw": "TAL-RUL-87",
    "face": "TAL-RUL-70",
    "cover": "TAL-MAN-07",
    "shift": "TAL-HLD-06",
    "let-go": "TAL-HLD-08",
    "mount": "TAL-MNT-12",
    "dismount": "TAL-MNT-13",
    "free": "TAL-STA-13",
    "climb": "TAL-MOV-15",
    "jump": "TAL-RUL-69",
}
"""The rule behind each way of doing something."""


def castable(fight: Battle, fighter: Combatant) -> list[str]:
    """Spells that may be begun now (TAL-ACT-07, TAL-GRP-12, TAL-RUL-59)."""
    if fighter.silenced:
        return []
    found: list[str] = []
    for name in fighter.block.spells:
        spell = SPELLS[name]
        if spell.ceremony or not spell_price(name).affordable(fighter):
            continue
        if fighter.grapple != NOBODY and (spell.gesture or spell.ritual):
            continue
        found.append(name)
    return found
