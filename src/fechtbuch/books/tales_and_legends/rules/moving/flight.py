"""A turn of terror: frozen, or running from what frightens (TAL-STA-11)."""

from typing import Final

from mypy_extensions import i64

from fechtbuch.books.tales_and_legends.kinds.arms import NOBODY
from fechtbuch.books.tales_and_legends.rules.basics.ways import band_of, metres, note_band, walks
from fechtbuch.books.tales_and_legends.rules.moving.movement import running_bonus, walk
from fechtbuch.books.tales_and_legends.state.battle import Battle
from fechtbuch.books.tales_and_legends.state.fighter import Combatant
from fechtbuch.books.tales_and_legends.state.questions import Asked
from fechtbuch.engine.asking import Menu, Verb
from fechtbuch.engine.grid import NOWHERE

TERROR: Final = Menu([Verb("flee", "", ["TAL-STA-11"]), Verb("freeze", "", ["TAL-STA-11"])])
"""Whether the terrified run or stand frozen (TAL-STA-11)."""


def be_terrified(fight: Battle, fighter: Combatant) -> None:
    """TAL-STA-11: a turn of terror, frozen or running from its source."""
    fighter.terrified -= 1
    path = way_out(fight, fighter)
    if len(path) > 0:
        answer = fight.ask(Asked("terror", fight, fighter, TERROR))
        if answer.verb == "flee":
            start = fighter.at
            fight.note("flees", "TAL-STA-11", fighter)
            note_band(fight, fighter, band_of(fight, fighter, "run"))
            running_bonus(fight, fighter, start, path[-1], 2)
            walk(fight, fighter, path, False, "TAL-STA-11")
            running_bonus(fight, fighter, start, fighter.at, 2)
            return
    fight.note("frozen", "TAL-STA-11", fighter)


def way_out(fight: Battle, fighter: Combatant) -> list[i64]:
    """The way at the highest speed to the field farthest from what frightens, never nearer."""
    if (
        fighter.prone
        or fighter.entangled != ""
        or fight.legs(fighter).grapple != NOBODY
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
