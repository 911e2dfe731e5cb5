"""What the book's own fighters throw, and where: no grenade where one of their own stands."""

from typing import Final

from mypy_extensions import i64

from fechtbuch.books.phase_six.asking.usable_weapons import attackable
from fechtbuch.books.phase_six.kinds.arms import CARRIED, MELEE, NOTHING, THROWABLE, THROWN, WEAPON
from fechtbuch.books.phase_six.mind.blow_choice import Blows
from fechtbuch.books.phase_six.mind.estimates import expected
from fechtbuch.books.phase_six.mind.judging import falls, share
from fechtbuch.books.phase_six.mind.target_choice import Shot, attack
from fechtbuch.books.phase_six.rules.equipment import kind_of
from fechtbuch.books.phase_six.rules.improvised_missiles import missile_of, missiles
from fechtbuch.books.phase_six.rules.throwing import EXPLOSION, FLASH, NET, may_throw_at
from fechtbuch.books.phase_six.rules.to_hit import in_reach
from fechtbuch.books.phase_six.state.battle import Battle
from fechtbuch.books.phase_six.state.choices import Act
from fechtbuch.books.phase_six.state.clouds import FIRE, SMOKE
from fechtbuch.books.phase_six.state.fighter import Participant
from fechtbuch.books.phase_six.state.things import Thing
from fechtbuch.engine.choices import Choice
from fechtbuch.engine.plans import LIFE, Plans

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


def holds_missiles(fight: Battle, who: Participant) -> bool:
    """Whether anything in somebody's hands is meant for more than blows."""
    if who.main != NOTHING and kind_of(fight.things[who.main]).skill != MELEE:
        return True
    return who.off != NOTHING and kind_of(fight.things[who.off]).skill != MELEE


def throw(
    blows: Blows, fight: Battle, who: Participant, shot: Shot, plans: Plans, here: i64
) -> None:
    """What is made for throwing, at whom it does most."""
    foe = shot.target
    assert foe is not None
    plan = plans.add(attack(shot))
    plan.harm_done = blows.answered(foe, share(shot.worth, foe))
    plan.ends_it = blows.answered(foe, falls(shot.worth, foe))
    blows.weather(who, plan, blows.less(fight, who, foe, here, plan), who.actions - 1)


def hurl(blows: Blows, fight: Battle, who: Participant, plans: Plans, here: i64) -> None:
    """PSX-RUL-66: what is in hand or lies about, thrown at whoever stands off."""
    if len(fight.things) == 0 or who.hunkered:
        return
    for thing in missiles(fight, who, who.at):
        weapon = missile_of(thing)
        best: Participant | None = None
        most: i64 = 0
        for foe in fight.fighters:
            if not foe.fights_on() or not fight.known_foes(who, foe):
                continue
            if not attackable(fight, who, foe) or not in_reach(fight, who.at, foe, weapon):
                continue
            mean = expected(fight, who, foe, weapon, thing, THROWN, False)
            if mean > most:
                most = mean
                best = foe
        if best is None:
            continue
        plan = plans.add(Act("hurl", best, thing))
        plan.harm_done = share(most, best)
        plan.ends_it = falls(most, best)
        plan.risk_to_arms = LIFE // 10
        if thing.index == who.shield:
            plan.risk_to_arms = LIFE  # PSX-COV-09: nothing else stops as much
        elif thing.index == who.main:
            if not has_a_bow(fight, who):
                plan.risk_to_arms = LIFE
            elif here == 0:
                plan.place = blows.weights.stands_off  # the hands are free for it now
        blows.weather(who, plan, blows.less(fight, who, best, here, plan), who.actions - 1)


def has_a_bow(fight: Battle, who: Participant) -> bool:
    """Whether somebody carries something to shoot with that he does not hold."""
    for thing in fight.things:
        if thing.holder == who.index and thing.place == CARRIED and thing.kind == WEAPON:
            if kind_of(thing).skill != MELEE:
                return True
    return False
