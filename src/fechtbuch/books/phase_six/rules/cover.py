"""Cover and shields (chapter COV)."""

from typing import Final

from mypy_extensions import i64

from fechtbuch.books.phase_six.kinds.arms import NOTHING
from fechtbuch.books.phase_six.rules.dice import make
from fechtbuch.books.phase_six.rules.equipment import usable_shield
from fechtbuch.books.phase_six.rules.success_roll import PLAIN, SuccessRoll
from fechtbuch.books.phase_six.state.battle import Battle
from fechtbuch.books.phase_six.state.fighter import ANNOUNCED, UP, Participant
from fechtbuch.books.phase_six.state.things import Thing
from fechtbuch.engine.tally import Tally

SEVEN: Final = 7
"""Levels count how far a cover number lies below this: 6+ is level 1, as a shield's P is."""

BEST: Final = 5
"""PSX-RUL-28: cover is never better than 2+."""


def cover_level(fight: Battle, target: Participant, source: i64) -> i64:
    """PSX-COV-01, PSX-COV-10: the best cover against something on a field; 0 for none.

    Sources do not add up (PSX-RUL-25): terrain, hunkering, a shield that is held up.
    """
    if target.cover == 0:
        level = fight.grid.cover(source, target.at)
    else:
        level = SEVEN - target.cover
    if target.hunkered and level < 1:
        level = 1  # PSX-COV-04
    if target.block_state == UP:
        shield = shield_level(fight, target)
        if shield > level:
            level = shield  # PSX-COV-07
    return level


def shield_level(fight: Battle, who: Participant) -> i64:
    """PSX-COV-06: 7 − P is the cover number; 0 without a usable shield."""
    shield = usable_shield(fight, who)
    if shield is None:
        return 0
    return shield.protection if shield.protection < BEST else BEST


def parrying_shield(fight: Battle, target: Participant, source: i64) -> Thing | None:
    """PSX-COV-09: the shield of a shield parry, if that would improve the cover.

    While the block is up it would give the same cover (PSX-RUL-28).
    """
    if target.shield == NOTHING:
        return None
    if shield_level(fight, target) <= cover_level(fight, target, source):
        return None
    return usable_shield(fight, target)


def cover_number(fight: Battle, level: i64, rule: str) -> Tally:
    """PSX-COV-02: what a die of a cover roll must show at least."""
    return fight.tally("cover-number", SEVEN - level, rule)


def cover_normal(fight: Battle, target: Participant, hits: i64, level: i64) -> i64:
    """PSX-COV-02: a die for each hit; gives the hits that are left."""
    if hits == 0:
        return 0
    number = cover_number(fight, level, "PSX-COV-02")
    roll = SuccessRoll(target, PLAIN, "cover", hits, number)
    roll.wanted = hits
    make(fight, roll)
    removed = roll.successes if roll.successes < hits else hits
    fight.note("covered", "PSX-COV-02", None, target, amount=removed, word="normal-hits")
    return hits - removed


def cover_criticals(
    fight: Battle, target: Participant, criticals: list[int], level: i64
) -> list[int]:
    """PSX-COV-03, PSX-RUL-26: critical hits, the highest first, each against its own die."""
    if sum(criticals) == 0:
        return criticals
    number = cover_number(fight, level, "PSX-COV-03")
    roll = SuccessRoll(target, PLAIN, "cover-critical", sum(criticals), number)
    roll.groups = list(reversed(criticals))
    roll.wanted = sum(criticals)
    make(fight, roll)
    left: list[int] = []
    removed = 0
    group = len(criticals) - 1
    for hits in criticals:
        left.append(hits - roll.removed[group])
        removed += roll.removed[group]
        group -= 1
    fight.note("covered", "PSX-COV-03", None, target, amount=removed, word="critical-hits")
    return left


def block_cost(who: Participant) -> i64:
    """PSX-COV-07: two actions; one for a master of the shield."""
    return 1 if who.block.shield_mastery else 2


def announce_block(fight: Battle, who: Participant) -> None:
    """PSX-COV-07, PSX-RUL-27: the shield goes up; it covers from the next combat round on."""
    who.block_state = ANNOUNCED
    fight.lasts = True
    fight.note("announces-block", "PSX-COV-07", who)


def raise_announced(fight: Battle) -> None:
    """PSX-RUL-27: at the start of a round announced blocks are up."""
    for who in fight.fighters:
        if who.block_state == ANNOUNCED:
            who.block_state = UP
            fight.note("block-up", "PSX-RUL-27", who)
