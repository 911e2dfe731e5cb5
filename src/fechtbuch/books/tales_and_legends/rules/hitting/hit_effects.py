"""What follows a hit that aims at no damage: overthrow, push, trip, disarm, grab (4.5)."""

from typing import Final

from mypy_extensions import i64

from fechtbuch.books.tales_and_legends.kinds.skills import (
    ACROBATICS,
    GRAPPLE,
    INITIATIVE,
    INTUITION,
    PROVOCATION,
    RIDING,
)
from fechtbuch.books.tales_and_legends.rules.basics.balance import balance_skill, lame, named
from fechtbuch.books.tales_and_legends.rules.basics.checks import opposed, plain, rolled, skill
from fechtbuch.books.tales_and_legends.rules.basics.states import drop, fall_prone
from fechtbuch.books.tales_and_legends.rules.basics.weapon_skill import proficient, weapon_tally
from fechtbuch.books.tales_and_legends.rules.grappling.grips import (
    contest,
    grapple_tally,
    start_grapple,
    take_down,
)
from fechtbuch.books.tales_and_legends.rules.harm.falling import fall, unseat
from fechtbuch.books.tales_and_legends.state.battle import Battle
from fechtbuch.books.tales_and_legends.state.blow import Blow
from fechtbuch.books.tales_and_legends.state.fighter import Combatant
from fechtbuch.books.tales_and_legends.state.questions import Asked, SkillQuestion
from fechtbuch.books.tales_and_legends.state.things import Thing
from fechtbuch.engine.asking import Menu, Verb
from fechtbuch.engine.tally import Tally

BRING_DOWN: Final = Menu(
    [Verb("stay-up", "", ["TAL-ATK-17"]), Verb("bring-down", "", ["TAL-ATK-17"])]
)
"""A charger who won by ten may bring both down (TAL-ATK-17)."""


def after_hit(fight: Battle, attacker: Combatant, target: Combatant, blow: Blow) -> None:
    """The contest of a special attack without damage (step 4 of TAL-HIT-11)."""
    special = blow.special
    bonus = blow.grapple_bonus
    aid = blow.weapon.recoil
    if special == "overthrow":
        overthrow(fight, attacker, target, aid, "TAL-ATK-07", bonus)
    elif special == "push":
        push(fight, attacker, target, aid, bonus)
    elif special == "both":
        # TAL-RUL-75: first the overthrow, then the push; +5 for the one that was named.
        first = blow.part != "push"
        overthrow(fight, attacker, target, aid, "TAL-ATK-18", bonus if first else 0)
        if not target.dead and not attacker.out():
            push(fight, attacker, target, aid, 0 if first else bonus)
    elif special == "trip":
        trip(fight, attacker, target, blow)
    elif special == "disarm":
        disarm(fight, attacker, target, blow)
    elif special == "grab":
        grab(fight, attacker, target, blow)
    elif special == "entangle":
        entangle(fight, attacker, target, blow)


def _stand(fight: Battle, target: Combatant, rule: str) -> Tally:
    """The target's half: grapple, or riding in the saddle (TAL-RUL-32)."""
    if target.mounted() and not target.out():
        verbs = ["riding", "grapple"]
        if target.value(GRAPPLE) > target.value(RIDING):
            verbs = ["grapple", "riding"]
        answer = fight.ask(SkillQuestion(fight, target, verbs, "TAL-RUL-32"))
        if named(answer.verb) == RIDING:
            return skill(fight, target, RIDING)
    return grapple_tally(fight, target)


def overthrow(
    fight: Battle, attacker: Combatant, target: Combatant, aid: i64, rule: str, bonus: i64
) -> bool:
    """TAL-ATK-07: opposed grapple test; the loser lies."""
    if target.prone:
        return False
    mine = grapple_tally(fight, attacker)
    mine.add("recoil", aid, "TAL-ITM-21")
    mine.add("charge", bonus, "TAL-ATK-18")
    theirs = _stand(fight, target, rule)
    if opposed(fight, attacker, mine, "overthrow", target, theirs, "resist", []) <= 0:
        return False
    down(fight, target, rule)
    return True


def down(fight: Battle, target: Combatant, rule: str) -> None:
    """Thrown down; out of the saddle first (TAL-RUL-32)."""
    if target.mounted():
        unseat(fight, target)
    else:
        fall_prone(fight, target, rule)


def push(fight: Battle, attacker: Combatant, target: Combatant, aid: i64, bonus: i64) -> bool:
    """TAL-ATK-09: opposed grapple test; the target goes one field back."""
    mine = grapple_tally(fight, attacker)
    mine.add("recoil", aid, "TAL-ITM-21")
    mine.add("charge", bonus, "TAL-ATK-18")
    theirs = _stand(fight, target, "TAL-ATK-09")
    if opposed(fight, attacker, mine, "push", target, theirs, "resist", []) <= 0:
        return False
    if target.mounted():
        unseat(fight, target)
        return True
    direction = fight.bearing(attacker, target)
    if direction < 0:
        return False
    goal = fight.grid.step(target.at, direction)
    if not fight.free(goal, target) or not fight.grid.passable_step(target.at, goal):
        fight.note("cannot-be-pushed", "TAL-RUL-74", target)
        return False
    before = target.at
    depth = fight.grid.elevation(before) - fight.grid.elevation(goal)
    fight.displace(target, goal)
    if fight.telling:
        fight.note("pushed", "TAL-ATK-09", attacker, target, values={"to": goal})
    if depth > 0:  # TAL-RUL-104: any drop
        fall(fight, target, depth, ACROBATICS, 0, "TAL-RUL-74", False)
    return True


def trip(fight: Battle, attacker: Combatant, target: Combatant, blow: Blow) -> None:
    """TAL-ATK-14: skill of hand or weapon against the target's balance."""
    mine = weapon_tally(fight, attacker, blow, False)
    mine.add("tripping", blow.weapon.tripping, "TAL-ITM-21")
    theirs = skill(fight, target, balance_skill(fight, target, "TAL-ATK-14"))
    lame(target, theirs)
    if opposed(fight, attacker, mine, "trip", target, theirs, "balance", []) > 0:
        down(fight, target, "TAL-ATK-14")


def disarm(fight: Battle, attacker: Combatant, target: Combatant, blow: Blow) -> None:
    """TAL-ATK-15: opposed grapple test; one weapon falls."""
    thing: Thing | None = None
    for held in target.hands:
        if thing is None or held is blow.item:
            thing = held
    if thing is None:
        return
    mine = grapple_tally(fight, attacker)
    weapon = blow.weapon
    if weapon.disarming > 0 and (not weapon.disarming_needs_skill or proficient(attacker, weapon)):
        mine.add("disarming", weapon.disarming, "TAL-ITM-21")
    theirs = grapple_tally(fight, target)
    if thing.both:
        theirs.add("two-hands", 10, "TAL-ATK-15")
    if opposed(fight, attacker, mine, "disarm", target, theirs, "resist", []) > 0:
        drop(fight, target, thing)


def grab(fight: Battle, attacker: Combatant, target: Combatant, blow: Blow) -> None:
    """TAL-GRP-01; out of a charge with one more test (TAL-ATK-17, TAL-RUL-41)."""
    start_grapple(fight, attacker, target)
    if not blow.charge or fight.grapple_of(attacker) is None:
        return
    if contest(fight, attacker, 0, "TAL-RUL-41", [10], True, target) >= 10:
        answer = fight.ask(Asked("bring-down", fight, attacker, BRING_DOWN))
        if answer.verb == "bring-down":
            take_down(fight, attacker, target)


def entangle(fight: Battle, attacker: Combatant, target: Combatant, blow: Blow) -> None:
    """TAL-STA-13: hung in cords until freed; bolas bring a moving target down."""
    target.entangled = blow.weapon.key
    target.entangled_by = attacker.index
    fight.note("entangled", "TAL-STA-13", target, attacker, item=blow.thing.slug)
    if blow.weapon.key == "bolas" and fight.legs(target).band > 0:
        down(fight, target, "TAL-STA-13")


def shield_bypass(fight: Battle, attacker: Combatant, target: Combatant) -> bool:
    """TAL-ATK-10: opposed initiative test, the attacker at −20."""
    mine = skill(fight, attacker, INITIATIVE)
    mine.add("bypass", -20, "TAL-ATK-10")
    theirs = skill(fight, target, INITIATIVE)
    won = opposed(fight, attacker, mine, "bypass", target, theirs, "bypass-resist", []) > 0
    fight.note("bypassed" if won else "bypass-failed", "TAL-ATK-10", attacker, target)
    return won


def feint(fight: Battle, attacker: Combatant, target: Combatant) -> bool:
    """TAL-ATK-06: provocation against intuition."""
    mine = skill(fight, attacker, PROVOCATION)
    theirs = skill(fight, target, INTUITION)
    won = opposed(fight, attacker, mine, "feint", target, theirs, "see-through", []) > 0
    fight.note("feinted" if won else "feint-failed", "TAL-ATK-06", attacker, target)
    return won


def trample_contest(
    fight: Battle, actor: Combatant, target: Combatant, charge: bool
) -> tuple[bool, i64]:
    """TAL-ATK-19, TAL-ATK-20: won or not, and the opponent's grapple result."""
    guard: i64 = 0
    while guard < 20:
        mine = grapple_tally(fight, actor)
        mine.add("trample", -10, "TAL-ATK-20")
        if charge:
            mine.add("charge", 5, "TAL-ATK-19")
        theirs = grapple_tally(fight, target)
        mark: i64 = -1
        if fight.reckoned() and plain(fight, actor) and plain(fight, target):
            mark = fight.together("trample", [int(mine.total), int(theirs.total), int(charge)])
        first = rolled(fight, actor, mine, "trample", [])
        second = rolled(fight, target, theirs, "resist", [])
        if mark >= 0:
            # Won is won; of a lost one the balance test needs the result, a charger falls anyhow.
            lost = -1 if charge else int(second)
            told = [1, 0] if first > second else [0, lost]
            fight.settled(mark, "trample", told, void=first == second)
        if first != second:
            if fight.telling:
                fight.note(
                    "opposed",
                    "TAL-TST-04",
                    actor,
                    target,
                    values={"first": first, "second": second},
                )
            return (first > second, second)
        guard += 1
    return (False, 0)
