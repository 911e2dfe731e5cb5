"""After the fight: who can fight on, and with what (GUR-INJ, GUR-STA-08, GUR-EQP)."""

from typing import Any, Final

from fechtbuch.books.gurps.kinds.arms import GROUND, QUALITIES
from fechtbuch.books.gurps.kinds.terms import LOCATIONS, PLACES_HIT
from fechtbuch.books.gurps.state.battle import Battle
from fechtbuch.books.gurps.state.fighter import Combatant
from fechtbuch.books.gurps.state.things import Thing

BREATHER: Final = "breather"
HOUR: Final = "hour"
NIGHT: Final = "night"
RESTS: Final = (BREATHER, HOUR, NIGHT)
"""Ten minutes, an hour, a night's sleep."""

TIRED_BACK: Final = {"": 0, BREATHER: 1, HOUR: 6, NIGHT: 100}
"""FP that come back: one in ten minutes of rest, all of them in a night."""

HOURS: Final = {"": 0, BREATHER: 0, HOUR: 1, NIGHT: 8}

_QUALITIES: Final = {code: name for name, code in QUALITIES.items()}
_HANDS: Final = {1: "right", 2: "left", 3: "both"}


def carried(fight: Battle, rest: str) -> dict[str, dict[str, Any]]:
    """Changes of the sheets of all who can fight on; whoever is left out stays behind.

    Wounds, fatigue and crippled limbs last, shock, stun and posture pass. What was dropped is
    picked up again, what broke is gone, and so are shots that were fired. Whoever lies
    unconscious comes to with time; the dying, the dead and those who yielded take no further
    part.
    """
    found: dict[str, dict[str, Any]] = {}
    for fighter in fight.fighters:
        if fighter.gone or fighter.dead or fighter.mortal or fighter.yielded:
            continue
        _rest(fight, fighter, rest)
        if not (fighter.unconscious or (fighter.fp <= 0 and fighter.collapsed)):
            found[fighter.slug] = _changes(fight, fighter)
    return found


def _rest(fight: Battle, fighter: Combatant, rest: str) -> None:
    """FP by the clock, a Hit Point for an HT roll after a night, and coming to."""
    block = fighter.block
    fighter.fp = min(block.fp, fighter.fp + TIRED_BACK[rest])
    if fighter.unconscious:
        _come_to(fight, fighter, HOURS[rest])
    if rest == NIGHT and fighter.hp < block.hp:
        if fight.roll(fighter, 3, 6, "recovery") <= block.ht:
            fighter.hp += 1


def _come_to(fight: Battle, fighter: Combatant, hours: int) -> None:
    """With HP above 0 within a quarter of an hour; else an HT roll for every hour."""
    for _ in range(hours):
        if fighter.hp > 0 or fight.roll(fighter, 3, 6, "coming-to") <= fighter.block.ht:
            fighter.unconscious = False
            return


def _changes(fight: Battle, fighter: Combatant) -> dict[str, Any]:
    hands: list[dict[str, Any]] = []
    belt: list[dict[str, Any]] = []
    taken = int(fighter.lame_arms())
    own: dict[str, Any] = {}
    for thing in _belongings(fight, fighter):
        if thing.kind.natural:
            continue
        if thing.kind.source:
            own[thing.kind.key] = dict(thing.kind.source)
        grip = int(thing.worn)
        if grip != 0 and grip & taken == 0:
            taken |= grip
            hands.append({**_kit(thing), "hand": _HANDS[grip]})
        else:
            belt.append(_kit(thing))
    changes: dict[str, Any] = {
        "hp_left": int(fighter.hp),
        "fp_left": int(fighter.fp),
        "posture": "standing" if fighter.lame_legs() == 0 else "sitting",
        "crippled": [
            LOCATIONS[place] for place in range(PLACES_HIT) if fighter.crippled >> place & 1
        ],
        "eyes_lost": int(fighter.eyes_lost),
        "hands": hands,
        "belt": belt,
        "states": [],
    }
    if own:
        changes["own"] = own
    return changes


def _belongings(fight: Battle, fighter: Combatant) -> list[Thing]:
    """What he holds, and what was his and lies about; in hand again as it was at the beginning."""
    return [
        thing
        for thing in fight.things
        if thing.holder == fighter.index or (thing.owner == fighter.index and thing.place == GROUND)
    ]


def _kit(thing: Thing) -> dict[str, Any]:
    kit: dict[str, Any] = {
        "item": thing.kind.key,
        "quality": _QUALITIES[int(thing.quality)],
        "spare": int(thing.spare),
        "shots": int(thing.shots),
    }
    if thing.rated > 0:
        kit["st"] = int(thing.rated)
    return kit
