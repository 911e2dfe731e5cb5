"""How the book's own fighters shoot: from a rest, from cover, with an aim, without recoil."""

from typing import Final

from mypy_extensions import i64

from fechtbuch.books.phase_six.kinds.arms import SINGLE
from fechtbuch.books.phase_six.kinds.verbs import END
from fechtbuch.books.phase_six.mind.estimates import WHOLE, expected
from fechtbuch.books.phase_six.mind.target_choice import Shot, attack, fill, under_fire
from fechtbuch.books.phase_six.rules.cover import cover_level
from fechtbuch.books.phase_six.rules.equipment import kind_of
from fechtbuch.books.phase_six.rules.movement import going, may_move, walk_range
from fechtbuch.books.phase_six.rules.special_attacks import may_brace
from fechtbuch.books.phase_six.state.battle import Battle
from fechtbuch.books.phase_six.state.choices import Act
from fechtbuch.books.phase_six.state.fighter import Participant
from fechtbuch.books.phase_six.state.things import Thing
from fechtbuch.engine.choices import Choice
from fechtbuch.engine.paths import reachable

_END: Final = Act(END)


def shoot(fight: Battle, who: Participant, shot: Shot) -> Choice:
    """Fire; but a rest, cover or a careful aim may be worth more than a shot with recoil."""
    target = shot.target
    thing = shot.thing
    assert target is not None and thing is not None
    near = fight.apart(who, target)
    if not who.braced and near > 4:
        if who.chain == 0 and cover_level(fight, who, target.at) == 0:
            cover = walk_to_cover(fight, who, target, shot)
            if cover is not None:
                return cover
        if may_brace(fight, who):
            return Act("brace")
    if who.chain > 0 and shot.worth < target.health * WHOLE:
        if better_aimed(fight, who, target, thing, shot.worth, near > 3):
            return Act("aim", target, thing)
        if near > 3 and shot.worth < WHOLE // 5:
            return _END
    return attack(shot)


def better_aimed(
    fight: Battle, who: Participant, target: Participant, thing: Thing, worth: i64, apart: bool
) -> bool:
    """Whether an aim, which breaks the recoil, is worth more than shots with it.

    With two actions or more the aimed shot comes at once and takes the place of two; with the last
    one it comes next round, if nobody is near enough to spoil it.
    """
    weapon = kind_of(thing)
    if SINGLE not in weapon.modes:
        return False
    most = who.perception()
    before = 2 * who.aim_steps
    after = before + 2 if before + 2 < most else most
    if after <= before:
        return False
    chain = who.chain
    who.chain = 0
    steady = expected(fight, who, target, weapon, thing, SINGLE, False, before)
    aimed = expected(fight, who, target, weapon, thing, SINGLE, False, after)
    who.chain = chain
    if who.actions > 1:
        return aimed > 2 * worth
    return apart and aimed - steady > worth


def walk_to_cover(
    fight: Battle, who: Participant, target: Participant, shot: Shot
) -> Choice | None:
    """Under fire: a field behind something within a walk, and a shot on the way."""
    if not fight.grid.has_obstacles() or not may_move(who, "walk"):
        return None
    if not under_fire(fight, who):
        return None
    reach = reachable(fight.grid, who.at, walk_range(who), going(fight, who))
    best: i64 = -1
    level: i64 = 0
    for f in reach.fields():
        own = fight.grid.cover(target.at, f)
        if own > level and fight.sees(f, target.at):
            best = f
            level = own
    if best < 0 or shot.thing is None:
        return None
    if not fight.grid.distance(best, target.at) <= kind_of(shot.thing).reach:
        return None
    act = Act("walk", target, shot.thing)
    act.path = reach.path_to(best)
    act.free = "attack"
    fill(act, shot)
    return act if len(act.path) > 0 else None
