"""Whom the book's own fighters attack, and with what."""

from typing import Final

from mypy_extensions import i64

from fechtbuch.books.phase_six.kinds.arms import FISTS, MELEE, MODES, NOTHING, SINGLE
from fechtbuch.books.phase_six.mind.estimates import WHOLE, expected
from fechtbuch.books.phase_six.rules.equipment import kind_of
from fechtbuch.books.phase_six.rules.to_hit import has_rounds, in_reach
from fechtbuch.books.phase_six.state.battle import Battle
from fechtbuch.books.phase_six.state.choices import COUP, Act
from fechtbuch.books.phase_six.state.fighter import Participant
from fechtbuch.books.phase_six.state.things import Thing

FAR: Final = 1 << 20


class Shot:
    """The best attack found so far."""

    def __init__(self) -> None:
        self.target: Participant | None = None
        self.thing: Thing | None = None
        self.mode: i64 = MELEE
        self.worth: i64 = 0
        """Thousandths of wounds."""
        self.score: i64 = -1


def best_attack(fight: Battle, who: Participant, walking: bool) -> Shot:
    """The attack from here that promises most; who is nearly down comes first."""
    best = Shot()
    for foe in fight.fighters:
        if not foe.fights_on() or not fight.known_foes(who, foe):
            continue
        if who.main != NOTHING:
            weigh(fight, who, foe, fight.things[who.main], walking, best)
        if who.off != NOTHING:
            weigh(fight, who, foe, fight.things[who.off], walking, best)
        if who.main == NOTHING and who.off == NOTHING and fight.apart(who, foe) <= 1:
            consider(best, foe, None, MELEE, WHOLE)
    return best


def weigh(
    fight: Battle,
    who: Participant,
    foe: Participant,
    thing: Thing,
    walking: bool,
    best: Shot,
) -> None:
    """What attacks with a weapon in hand promise."""
    weapon = kind_of(thing)
    if not in_reach(fight, who.at, foe, weapon):
        return
    if weapon.skill == MELEE:
        worth = expected(fight, who, foe, weapon, thing, MELEE, walking)
        consider(best, foe, thing, MELEE, worth)
        return
    for mode in weapon.modes:
        if has_rounds(weapon, thing, mode):
            worth = expected(fight, who, foe, weapon, thing, mode, walking)
            consider(best, foe, thing, mode, worth)


def consider(best: Shot, foe: Participant, thing: Thing | None, mode: i64, worth: i64) -> None:
    """Keep the better of two attacks."""
    need = foe.health * WHOLE
    score = worth * 4 if worth < need else need * 4 + 2 * WHOLE
    score -= foe.health * 50
    if score > best.score:
        best.score = score
        best.target = foe
        best.thing = thing
        best.mode = mode
        best.worth = worth


def attack(shot: Shot) -> Act:
    """The attack as a choice."""
    act = Act("attack", shot.target, shot.thing)
    fill(act, shot)
    return act


def fill(act: Act, shot: Shot) -> None:
    """Weapon and mode into a choice; sleepers get no chance to wake."""
    if shot.thing is None:
        act.natural = FISTS
    elif len(kind_of(shot.thing).modes) > 1:
        act.mode = MODES[shot.mode]
    if shot.target is not None and shot.target.asleep:
        act.special = COUP


def reaches(fight: Battle, who: Participant) -> bool:
    """Whether somebody is in reach from here."""
    return best_attack(fight, who, False).target is not None


def nearest(fight: Battle, who: Participant) -> Participant | None:
    """The nearest opponent who is still up."""
    best: Participant | None = None
    least: i64 = FAR
    for foe in fight.fighters:
        if foe.fights_on() and fight.known_foes(who, foe):
            metres = fight.apart(who, foe)
            if metres < least:
                least = metres
                best = foe
    return best


def pressed(fight: Battle, who: Participant) -> bool:
    """Whether an opponent stands near enough for a blow."""
    for foe in fight.fighters:
        if foe.fights_on() and fight.known_foes(who, foe) and fight.apart(who, foe) <= 2:
            return True
    return False


def under_fire(fight: Battle, who: Participant) -> bool:
    """Whether an opponent has a shot at somebody."""
    for foe in fight.fighters:
        if foe.main != NOTHING and foe.fights_on() and fight.known_foes(who, foe):
            weapon = kind_of(fight.things[foe.main])
            if weapon.skill == SINGLE and in_reach(fight, foe.at, who, weapon):
                return True
    return False


def nearly_down(fight: Battle, who: Participant) -> bool:
    """Whether some opponent might fall to one more attack."""
    for foe in fight.fighters:
        if foe.health <= 3 and foe.fights_on() and fight.known_foes(who, foe):
            return True
    return False
