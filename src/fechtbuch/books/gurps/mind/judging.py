"""What GURPS plans are judged by: chances to get through, harm in lives, weapons that may break.

Everything is in thousandths, without dice: what 3d6 come to is looked up.
"""

from typing import Final

from mypy_extensions import i64

from fechtbuch.books.gurps.kinds.arms import BOTH, CHEAP, FINE, VERY_FINE, Form
from fechtbuch.books.gurps.kinds.terms import RANDOM, TORSO
from fechtbuch.books.gurps.mind.estimates import (
    ALL,
    Mark,
    best_mark,
    enough,
    guard_of,
    harm,
    swing_worth,
    ways,
)
from fechtbuch.books.gurps.mind.way_choice import reach_of
from fechtbuch.books.gurps.rules.basics.shock import shock_of
from fechtbuch.books.gurps.rules.defending.after_defence import attack_weight, too_heavy
from fechtbuch.books.gurps.rules.moving.facing_and_reach import fits
from fechtbuch.books.gurps.state.battle import Battle
from fechtbuch.books.gurps.state.blow import SLAM_BLOW, Blow
from fechtbuch.books.gurps.state.choices import Defence
from fechtbuch.books.gurps.state.fighter import Combatant
from fechtbuch.books.gurps.state.things import Thing
from fechtbuch.engine.plans import LIFE

SLAMMED: Final = 150
"""What a slam costs that comes through: little blood, but one lies there."""

UNGUARDED: Final = 0
"""The guard of somebody who has none."""


def lives(halves: i64, victim: Combatant) -> i64:
    """Half Hit Points as a share of what somebody has left."""
    whole = enough(victim)
    if whole < 1:
        whole = 1
    share = halves * LIFE // whole
    return share if share < LIFE else LIFE


def hurt(blow: Blow) -> i64:
    """What a blow costs that nothing stops."""
    if blow.kind == SLAM_BLOW:
        return SLAMMED
    # Where fire into a zone strikes is not known before it does (GUR-RNG-11).
    location = TORSO if blow.location == RANDOM else blow.location
    return lives(harm(blow.form, blow.target, location), blow.target)


def passes(score: i64) -> i64:
    """Chance of a success roll."""
    return LIFE * ways(score) // ALL


def breaks(thing: Thing, weight: i64) -> i64:
    """GUR-DEF-19: chance that a weapon breaks that parries so much."""
    own = thing.kind.weight
    if own <= 0:
        return 0
    most = weight // own - 1
    if most < 2:
        return 0
    if thing.quality == FINE:
        most -= 1
    elif thing.quality == VERY_FINE:
        most -= 2
    elif thing.quality == CHEAP:
        most += 2
    return LIFE * most // 6 if most < 6 else LIFE


def lost_arms(blow: Blow, choice: Defence) -> i64:
    """Chance that a parry that succeeds costs the weapon."""
    thing = choice.thing
    if choice.verb != "parry" or thing is None:
        return 0
    return breaks(thing, attack_weight(blow))


def holds_off(blow: Blow, choice: Defence) -> bool:
    """GUR-DEF-19: whether a defence can stop it at all; what is too heavy comes through."""
    return not too_heavy(blow.target, blow, choice)


def best_form(fighter: Combatant, foe: Combatant) -> Form:
    """What somebody would strike with."""
    best = fighter.block.punch
    most: i64 = -1
    for thing in fighter.hands:
        if thing.kind.shield or not thing.ready():
            continue
        for form in thing.forms:
            if form.mode.ranged or not fits(thing, form):
                continue
            worth = swing_worth(form, foe)
            if worth > most:
                most = worth
                best = form
    return best


class Striker:
    """Somebody's blow at another: with what, and how well."""

    def __init__(self, attacker: Combatant, victim: Combatant) -> None:
        self.form = best_form(attacker, victim)
        self.room = self.form.skill - shock_of(attacker)

    def look(self, attacker: Combatant, victim: Combatant) -> None:
        """The same for another two."""
        self.form = best_form(attacker, victim)
        self.room = self.form.skill - shock_of(attacker)

    def worth(self, victim: Combatant, bonus: i64, guard: i64, mark: Mark) -> i64:
        """What the blow is likely to cost him behind such a guard; 0: behind none."""
        best_mark(self.form, victim, self.room + bonus, guard, False, mark)
        return lives(mark.worth // (ALL * ALL), victim) if mark.worth > 0 else 0


class Strikers:
    """Those who can get at somebody. Room is used again from turn to turn."""

    def __init__(self) -> None:
        self.room: list[Striker] = []
        self.count: i64 = 0
        self.guard: i64 = 1
        """That of whom they strike at."""

    def look(self, fight: Battle, who: Combatant) -> None:
        """Who there is, and with what."""
        self.count = 0
        self.guard = guard_of(fight, who)
        for foe in fight.fighters:
            if foe.out() or not fight.foes(who, foe):
                continue
            if fight.apart(who, foe) > reach_of(fight, foe) + foe.step():
                continue
            if self.count == len(self.room):
                self.room.append(Striker(foe, who))
            else:
                self.room[self.count].look(foe, who)
            self.count += 1

    def coming(self, who: Combatant, change: i64, mark: Mark) -> i64:
        """What they are likely to cost him, his guard changed by so much.

        A change of −`LIFE` leaves him no guard at all.
        """
        guard: i64 = UNGUARDED
        if change > -LIFE:
            guard = self.guard + change
            if guard < 1:
                guard = 1
        total: i64 = 0
        index: i64 = 0
        while index < self.count:
            total += self.room[index].worth(who, 0, guard, mark)
            index += 1
        return total


def fragile_guard(foe: Combatant, weight: i64) -> i64:
    """Chance that the weapon breaks with which somebody would parry so much, unless he blocks."""
    worst: i64 = 0
    shield = foe.shield()
    if shield is not None and shield.ready():
        return 0
    for thing in foe.hands:
        if thing.kind.shield or not thing.ready() or thing.grip == BOTH:
            continue
        chance = breaks(thing, weight)
        if chance > worst:
            worst = chance
    return worst
