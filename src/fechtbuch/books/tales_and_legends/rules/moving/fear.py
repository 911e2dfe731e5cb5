"""Fear: courage before what frightens, flight, and mounts that shy (TAL-STA-11, TAL-MNT-16)."""

from typing import Final

from mypy_extensions import i64

from fechtbuch.books.tales_and_legends.kinds.arms import NOBODY
from fechtbuch.books.tales_and_legends.kinds.skills import COMPOSURE, GRAPPLE
from fechtbuch.books.tales_and_legends.rules.basics.checks import rolled, skill
from fechtbuch.books.tales_and_legends.rules.defending.defence import sees
from fechtbuch.books.tales_and_legends.rules.moving.mounted import band_of, throws_rider
from fechtbuch.books.tales_and_legends.rules.moving.movement import (
    metres,
    note_band,
    running_bonus,
    walk,
    walks,
)
from fechtbuch.books.tales_and_legends.state.battle import Battle
from fechtbuch.books.tales_and_legends.state.fighter import Combatant
from fechtbuch.books.tales_and_legends.state.questions import TerrorQuestion
from fechtbuch.engine.grid import NOWHERE

CALM: Final = 20
"""ST of the composure by which an untrained mount stays calm, that of shaking off surprise."""


def take_heart(fight: Battle, fighter: Combatant) -> None:
    """TAL-STA-11: composure against the fear ST of each creature, when it is faced first."""
    for foe in fight.fighters:
        if foe.block.fear == 0 or foe.index in fighter.faced or not fight.foes(fighter, foe):
            continue
        if foe.dead or foe.gone or not sees(fight, fighter, foe):
            continue
        fighter.faced = [*fighter.faced, foe.index]
        result = rolled(fight, fighter, skill(fight, fighter, COMPOSURE), "courage", [])
        short = foe.block.fear - result
        if short <= 0:
            fight.note("takes-heart", "TAL-STA-11", fighter, foe)
        elif short > fighter.terrified:
            fighter.terrified = short  # one round for each missing point
            fighter.afraid_of = foe.index
            fighter.lose_manoeuvres()
            fight.note("terrified", "TAL-STA-11", fighter, foe, amount=short)


def be_terrified(fight: Battle, fighter: Combatant) -> None:
    """TAL-STA-11: a turn of terror, frozen or running from its source."""
    fighter.terrified -= 1
    path = way_out(fight, fighter)
    if len(path) > 0:
        answer = fight.ask(TerrorQuestion(fight, fighter))
        if answer.verb == "flee":
            start = fighter.at
            fight.note("flees", "TAL-STA-11", fighter)
            walk(fight, fighter, path)
            note_band(fight, fighter, band_of(fight, fighter, "run"))
            running_bonus(fight, fighter, start, 2)
            return
    fight.note("frozen", "TAL-STA-11", fighter)


def way_out(fight: Battle, fighter: Combatant) -> list[i64]:
    """The way at the highest speed to the field farthest from what frightens, never nearer."""
    if (
        fighter.prone
        or fighter.entangled != ""
        or fighter.grapple != NOBODY
        or fighter.holds_on != NOBODY
        or fighter.at == NOWHERE
    ):
        return []
    source = fighter.at
    if fighter.afraid_of != NOBODY:
        source = fight.fighters[fighter.afraid_of].at
    ways = walks(fight, fighter, metres(fight, fighter, "run"))
    near = fight.grid.distance(source, fighter.at)
    far = near
    found: list[i64] = []
    for f in ways.fields():
        if fight.grid.distance(source, f) > far:
            path = ways.path_to(f)
            nearer = False
            for g in path:
                if fight.grid.distance(source, g) < near:
                    nearer = True
            if not nearer:
                far = fight.grid.distance(source, f)
                found = path
    return found


def unsettle(fight: Battle, rider: Combatant) -> None:
    """TAL-MNT-16: a mount that no one trained for battle takes fright, and then it bucks."""
    mount = fight.mount_of(rider)
    if mount is None or mount.block.trained or mount.out():
        return
    result = rolled(fight, mount, skill(fight, mount, COMPOSURE), "composure", [])
    mount.fright = CALM - result if result < CALM else 0
    if mount.fright == 0:
        return
    fight.note("shies", "TAL-MNT-16", mount, rider, amount=mount.fright)
    force = rolled(fight, mount, skill(fight, mount, GRAPPLE), "bucking", [])
    if not throws_rider(fight, mount, rider, force):
        fight.falls.append(rider.index)
