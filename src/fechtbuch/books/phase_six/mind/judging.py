"""What Phase Six's plans are judged by: harm, chances to put somebody out, danger.

Everything is in thousandths of a life, without dice, from tables: hits are taken to fall as rare
events do, which is near enough to choose by.
"""

from math import comb, exp
from typing import Final

from mypy_extensions import i64

from fechtbuch.books.phase_six.kinds.arms import BUTT, FISTS, MELEE, NOTHING, Weapon
from fechtbuch.books.phase_six.mind.estimates import (
    at_least_one,
    attack_dice,
    expected,
    rough_need,
)
from fechtbuch.books.phase_six.rules.equipment import kind_of
from fechtbuch.books.phase_six.rules.movement import may_move, walk_range
from fechtbuch.books.phase_six.rules.to_hit import has_rounds
from fechtbuch.books.phase_six.state.battle import Battle
from fechtbuch.books.phase_six.state.fighter import Participant
from fechtbuch.engine.plans import LIFE

_STEP: Final = 100
"""Means are told apart by so many thousandths."""
_MEANS: Final = 160
_MOST: Final = 24
_MOST_RESISTANCE: Final = 8
_MOST_REROLLS: Final = 2

_HEAD_START: Final = 2
"""By so many turns whoever waits is ahead of those who come up."""
_MOST_PRESSURE: Final = 1_000_000


def _tails() -> list[list[int]]:
    """Thousandths of at least so many hits (row) at a mean (column)."""
    rows: list[list[int]] = []
    for least in range(_MOST + 1):
        row: list[int] = []
        for column in range(_MEANS + 1):
            mean = column * _STEP / LIFE
            below = 0.0
            term = exp(-mean)
            for count in range(least):
                below += term
                term *= mean / (count + 1)
            row.append(round(LIFE * max(0.0, 1.0 - below)))
        rows.append(row)
    return rows


def _short(dice: int, rerolls: int, hits: int) -> float:
    """Chance that so many dice, rolled again and again, never have as many successes as hits."""
    once = 0.0
    for successes in range(min(hits, dice + 1)):
        once += comb(dice, successes) * 2.0 ** (dice - successes) / 3.0**dice
    return float(once ** (1 + rerolls))


def _faints() -> list[list[int]]:
    """PSX-SPC-04: thousandths of a faint of so many hits (column), by dice and rerolls (row)."""
    rows: list[list[int]] = []
    for dice in range(_MOST_RESISTANCE + 1):
        for rerolls in range(_MOST_REROLLS + 1):
            rows.append([round(LIFE * _short(dice, rerolls, hits)) for hits in range(_MOST)])
    return rows


def _knockouts(tails: list[list[int]], faints: list[list[int]]) -> list[list[int]]:
    """The same for hits at a mean (column), by dice and rerolls (row)."""
    rows: list[list[int]] = []
    for faint in faints:
        row: list[int] = []
        for column in range(_MEANS + 1):
            chance = 0
            for hits in range(1, _MOST):
                chance += (tails[hits][column] - tails[hits + 1][column]) * faint[hits]
            row.append(chance // LIFE)
        rows.append(row)
    return rows


_TAILS: Final = _tails()
_FAINTS: Final = _faints()
_KNOCKOUTS: Final = _knockouts(_TAILS, _FAINTS)


def _column(mean: i64) -> i64:
    if mean <= 0:
        return 0
    column = (mean + _STEP // 2) // _STEP
    return column if column < _MEANS else _MEANS


def falls(mean: i64, target: Participant) -> i64:
    """Chance that wounds of this mean bring somebody down."""
    left = target.health + target.boosts
    if left > _MOST:
        left = _MOST
    return _TAILS[left][_column(mean)]


def faints(mean: i64, target: Participant, rerolls: i64) -> i64:
    """PSX-SPC-04: chance that a knockout of so many hits on average puts somebody out.

    PSX-DIC-07: of his rerolls so many at most are counted for his resistance.
    """
    return _KNOCKOUTS[_stamina(target, rerolls)][_column(mean)]


def faints_of(hits: i64, target: Participant) -> i64:
    """PSX-SPC-04: chance that a knockout of just so many hits puts somebody out."""
    return _FAINTS[_stamina(target, _MOST_REROLLS)][hits if hits < _MOST else _MOST - 1]


def _stamina(target: Participant, rerolls: i64) -> i64:
    """The row of somebody's resistance."""
    dice = target.block.resistance
    if dice < 0:
        dice = 0
    if dice > _MOST_RESISTANCE:
        dice = _MOST_RESISTANCE
    if rerolls > _MOST_REROLLS:
        rerolls = _MOST_REROLLS
    if rerolls > target.rerolls:
        rerolls = target.rerolls
    if rerolls < 0:
        rerolls = 0  # a weight that is being looked for may be anything
    return dice * (_MOST_REROLLS + 1) + rerolls


def slays(who: Participant, weapon: Weapon, off: bool, walking: bool) -> i64:
    """PSX-SPC-11: chance that a blow at a sleeper succeeds; no armour or cover hinders it."""
    need = rough_need(who)
    if walking:
        need += 1
    if off and not who.block.blade_dance:
        need += 1
    return at_least_one(attack_dice(who, weapon, MELEE), need)


def share(wounds: i64, target: Participant) -> i64:
    """Wounds as a share of what somebody has left."""
    left = target.health + target.boosts
    if left < 1:
        left = 1
    part = wounds // left
    return part if part < LIFE else LIFE


def blunt(fight: Battle, who: Participant) -> Weapon | None:
    """PSX-SPC-03: what somebody would stun with: what he holds, or its butt; not bare fists."""
    if who.main == NOTHING:
        return None if who.off == NOTHING else BUTT
    weapon = kind_of(fight.things[who.main])
    return weapon if weapon.blunt and weapon.skill == MELEE else BUTT


def blow_at(fight: Battle, foe: Participant, who: Participant) -> i64:
    """What one attack of a foe with what he holds is likely to cost, were it in reach."""
    if foe.main == NOTHING:
        mean = expected(fight, foe, who, FISTS, None, MELEE, False)
    else:
        thing = fight.things[foe.main]
        weapon = kind_of(thing)
        mode = weapon.modes[0]
        if mode != MELEE and not has_rounds(weapon, thing, mode):
            return 0
        mean = expected(fight, foe, who, weapon, thing, mode, False)
    cost = share(mean, who)
    end = falls(mean, who)
    return cost if cost > end else end


class Dangers:
    """What those may cost who can get at somebody; each blow is reckoned once for a field."""

    def __init__(self) -> None:
        self.blows: list[int] = []
        """By fighter; -1 for what has not been asked."""

    def on(self, fight: Battle, who: Participant, at: i64) -> i64:
        """What those who can get at somebody on a field may cost until his next turn."""
        blows = self.blows
        blows.clear()
        home = who.at
        who.at = at
        total: i64 = 0
        for foe in fight.fighters:
            cost: i64 = -1
            if foe.fights_on() and not foe.asleep and fight.known_foes(who, foe):
                reach = strike_reach(fight, foe)
                metres = fight.grid.distance(foe.at, at)
                if metres <= reach:
                    cost = blow_at(fight, foe, who)
                    total += cost * foe.block.actions
                elif metres <= reach + walk_range(foe) and may_move(foe, "walk"):
                    cost = blow_at(fight, foe, who)
                    total += cost * (foe.block.actions - 1)
            blows.append(cost)
        who.at = home
        return total

    def of(self, fight: Battle, foe: Participant, who: Participant) -> i64:
        """What one blow of a foe may cost on the field that was last looked at."""
        if foe.index >= len(self.blows):
            return blow_at(fight, foe, who)
        cost: i64 = self.blows[foe.index]
        return blow_at(fight, foe, who) if cost < 0 else cost


def comes(fight: Battle, who: Participant, foe: Participant) -> bool:
    """Whether oneself loses no more by coming up than the other would: both wait for the other.

    PSX-REA-01: whoever waits has the first blows. Only one of two may be patient, lest both be.
    """
    friends: i64 = 0
    foes: i64 = 0
    for other in fight.fighters:
        if other.fights_on():
            if fight.known_foes(who, other):
                foes += 1
            elif not fight.foes(who, other):
                friends += 1
    mine = pressure(fight, who, foe, friends)
    his = pressure(fight, foe, who, foes)
    return _lead(mine, his) >= _lead(his, mine)


def pressure(fight: Battle, who: Participant, foe: Participant, together: i64) -> i64:
    """What somebody and his like do in a turn; numbers count twice, since each lasts as well."""
    found = blow_at(fight, who, foe) * who.block.actions * together * together
    return found if found < _MOST_PRESSURE else _MOST_PRESSURE


def _lead(mine: i64, his: i64) -> i64:
    """What is done to the other until one falls oneself, if he has some blows more."""
    if his < 1:
        return _MOST_PRESSURE * LIFE
    return (LIFE - _HEAD_START * his) * mine // his


def strike_reach(fight: Battle, foe: Participant) -> i64:
    """How far somebody's attacks reach from where he stands."""
    if foe.main == NOTHING:
        return 1
    return kind_of(fight.things[foe.main]).reach


def spares(who: Participant) -> bool:
    """Whether a kept action is good for a defence at all."""
    return who.main != NOTHING or who.shield != NOTHING or who.evasion() > 2
