"""What the book's own fighters throw, and where: never where one of their own stands."""

from typing import Final

from mypy_extensions import i64

from fechtbuch.books.phase_six.kinds.arms import CARRIED, MELEE, NOTHING, THROWABLE
from fechtbuch.books.phase_six.rules.equipment import kind_of
from fechtbuch.books.phase_six.rules.throwing import EXPLOSION, FLASH, NET, may_throw_at
from fechtbuch.books.phase_six.state.battle import Battle
from fechtbuch.books.phase_six.state.choices import Act
from fechtbuch.books.phase_six.state.clouds import FIRE, SMOKE
from fechtbuch.books.phase_six.state.fighter import Participant
from fechtbuch.books.phase_six.state.things import Thing
from fechtbuch.engine.choices import Choice

BLAST: Final = 6
"""The widest radius of a blast."""

CLOUD: Final = 3
"""The widest radius of a cloud of gas."""

HUDDLE: Final = 2
"""Metres within which opponents stand together."""


def grenade(fight: Battle, who: Participant) -> Choice | None:
    """Something to throw at an opponent, if there is one for whom it is good."""
    for thing in fight.things:
        if thing.holder != who.index or thing.kind != THROWABLE or thing.place != CARRIED:
            continue
        for foe in fight.fighters:
            if not foe.fights_on() or not fight.known_foes(who, foe):
                continue
            if worth_throwing(fight, who, thing, foe) and may_throw_at(
                fight, thing, who.at, foe.at
            ):
                act = Act("throw", None, thing)
                act.at = foe.at
                return act
    return None


def worth_throwing(fight: Battle, who: Participant, thing: Thing, foe: Participant) -> bool:
    """Blasts where two of them stand together, fire on who does not burn, nets on who comes up."""
    effect = thing.effect
    if effect == SMOKE:
        return False
    if effect == NET:
        return not foe.netted and fight.apart(who, foe) > 2 and strikes(fight, foe)
    if effect == EXPLOSION:
        return huddle(fight, who, foe.at, BLAST) >= 2
    if effect == FLASH:
        return not foe.dazed and huddle(fight, who, foe.at, BLAST) >= 2
    if effect == FIRE:
        return foe.burning == 0 and huddle(fight, who, foe.at, BLAST) >= 1
    for cloud in fight.clouds:
        if fight.grid.distance(cloud.at, foe.at) <= CLOUD:
            return False  # gas is on its way there
    return huddle(fight, who, foe.at, CLOUD) >= 2


def strikes(fight: Battle, foe: Participant) -> bool:
    """Whether somebody fights hand to hand."""
    return foe.main == NOTHING or kind_of(fight.things[foe.main]).skill == MELEE


def huddle(fight: Battle, who: Participant, at: i64, danger: i64) -> i64:
    """Opponents around a field; 0 if one of us is too near."""
    count: i64 = 0
    for other in fight.fighters:
        if not other.present():
            continue
        metres = fight.grid.distance(other.at, at)
        if not fight.foes(who, other):
            if metres <= danger:
                return 0
        elif metres <= HUDDLE and other.fights_on():
            count += 1
    return count
