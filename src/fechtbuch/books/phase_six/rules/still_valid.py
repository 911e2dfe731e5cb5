"""What lasts, and what it rests on.

Aim, an accurate attack in the making, a weapon on its rest, a shield held up, a weapon half
readied, a rest: each says here in one place what it rests on. `end_invalid` ends what no longer
holds, once, and tells it with its rule; it is called at the start of every step and after every
move, loss, fall and edict. Where nothing lasts it costs next to nothing.
"""

from mypy_extensions import i64

from fechtbuch.books.phase_six.kinds.arms import (
    BUTT_ID,
    CARRIED,
    FISTS_ID,
    GROUND,
    NOBODY,
    NOTHING,
)
from fechtbuch.books.phase_six.state.battle import Battle
from fechtbuch.books.phase_six.state.fighter import DOWN, Participant


def end_invalid(fight: Battle) -> None:
    """End everything that lasts and whose ground is gone."""
    if not fight.lasts:
        return
    lasts = False
    for who in fight.fighters:
        if who.aim_steps > 0:
            if sights(fight, who, who.aim_target, who.aim_weapon):
                lasts = True
            else:
                who.aim_steps = 0
                fight.note("aim-ends", "PSX-RUL-18", who)
        if who.accurate_steps > 0:
            if sights(fight, who, who.accurate_target, who.accurate_weapon):
                lasts = True
            else:
                stop_investing(fight, who)
        if who.braced:
            if rests(fight, who):
                lasts = True
            else:
                take_up(fight, who)
        if who.block_state != DOWN:
            if holds_shield(fight, who):
                lasts = True
            else:
                who.block_state = DOWN
                fight.note("lowers-shield", "PSX-RUL-28", who)
        if who.readying != NOTHING:
            if gets_at(fight, who):
                lasts = True
            else:
                slug = fight.things[who.readying].slug
                who.readying = NOTHING
                who.ready_steps = 0
                fight.note("readying-lost", "PSX-RUL-75", who, item=slug)
        if who.resting:
            if who.dying == 0 and who.present():
                lasts = True
            else:
                who.resting = False
                fight.note("no-rest", "PSX-STA-13", None, who)
    fight.lasts = lasts


def stop_investing(fight: Battle, who: Participant) -> None:
    """PSX-SPC-02, PSX-RUL-20: what was invested in an accurate attack is lost."""
    if who.accurate_steps > 0:
        who.accurate_steps = 0
        fight.note("investing-ends", "PSX-RUL-20", who)


def able(who: Participant) -> bool:
    """Whether somebody can do anything at all."""
    return who.present() and not who.helpless()


def sights(fight: Battle, who: Participant, target: i64, weapon: i64) -> bool:
    """PSX-RUL-18, PSX-RUL-20: the weapon is ready, its bearer able, the target still one."""
    if not able(who) or target == NOBODY:
        return False
    other = fight.fighters[target]
    if not other.present() or (other.hidden_from >> who.side) & 1 == 1:
        return False  # PSX-RUL-53
    if weapon == FISTS_ID:
        return True
    if weapon == BUTT_ID:
        return who.main != NOTHING
    return weapon == who.main or weapon == who.off


def rests(fight: Battle, who: Participant) -> bool:
    """PSX-RUL-38: the weapon in the main hand is one that can be rested, its bearer able."""
    if not able(who) or who.main == NOTHING:
        return False
    weapon = fight.things[who.main].weapon
    return weapon is not None and weapon.braceable


def take_up(fight: Battle, who: Participant) -> None:
    """PSX-RUL-38: the weapon rests no longer."""
    if who.braced:
        who.braced = False
        fight.note("brace-ends", "PSX-RUL-38", who)


def holds_shield(fight: Battle, who: Participant) -> bool:
    """PSX-COV-05, PSX-RUL-28: a shield on the arm beside one one-handed weapon or none.

    PSX-RUL-49: the helpless have no use of it.
    """
    if who.shield == NOTHING or who.off != NOTHING or not able(who):
        return False
    if who.main == NOTHING:
        return True
    weapon = fight.things[who.main].weapon
    return weapon is None or weapon.hands == 1


def gets_at(fight: Battle, who: Participant) -> bool:
    """PSX-RUL-75: what is being readied is carried, or lies within reach, and its seeker able."""
    if not able(who):
        return False
    thing = fight.things[who.readying]
    if thing.place == GROUND:
        return fight.grid.distance(thing.at, who.at) <= 1
    return thing.holder == who.index and thing.place == CARRIED
