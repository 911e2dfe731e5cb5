"""Waits: triggers, the question, who comes first (GUR-MAN-36 to GUR-MAN-38)."""

from typing import Final

from mypy_extensions import i64

from fechtbuch.books.gurps.kinds.arms import NOBODY
from fechtbuch.books.gurps.kinds.terms import (
    ALL_OUT_ATTACK,
    COMMITTED,
    FEINT,
    MANOEUVRES,
    NOT_STUNNED,
    RANGED,
)
from fechtbuch.books.gurps.rules.basics.held_limbs import locked_arms
from fechtbuch.books.gurps.rules.basics.rolls import measured
from fechtbuch.books.gurps.rules.basics.shock import shocked
from fechtbuch.books.gurps.rules.basics.states import helpless, standing_foe
from fechtbuch.books.gurps.rules.hitting.ranged import shot_form
from fechtbuch.books.gurps.rules.moving.facing_and_reach import fits, in_view, longest, reach_bits
from fechtbuch.books.gurps.rules.moving.movement import POINT, half_points
from fechtbuch.books.gurps.rules.things.usable_weapons import means_of
from fechtbuch.books.gurps.state.battle import Battle
from fechtbuch.books.gurps.state.choices import BARE
from fechtbuch.books.gurps.state.fighter import Combatant
from fechtbuch.books.gurps.state.questions import Asked
from fechtbuch.engine.asking import Menu, Verb
from fechtbuch.engine.knowing import unknown_to

PROCEED: Final = Menu([Verb("proceed"), Verb("keep-waiting")], default="keep-waiting")


def reach_of_wait(fight: Battle, fighter: Combatant) -> i64:
    """How far the weapon reaches that somebody waits with."""
    if fighter.wait_with == NOBODY:
        return 1  # a kick, or a step into his hex
    thing = fight.things[fighter.wait_with]
    best: i64 = 0
    for form in thing.forms:
        if not form.mode.ranged and fits(thing, form):
            n = longest(reach_bits(fight, fighter, thing, form))
            if n > best:
                best = n
    shot = shot_form(thing)
    if best == 0 and shot is not None:
        return shot.range
    return best


def matches(
    fight: Battle, fighter: Combatant, kind: str, actor: Combatant, target: Combatant | None
) -> bool:
    """Whether an event is what somebody waits for."""
    when = fighter.wait_for
    foe = fight.foes(fighter, actor)
    if fighter.wait_who != NOBODY and when not in ("attack-on-ally",):
        if actor.index != fighter.wait_who:
            return False
    if kind == "entered":
        if not foe:
            return False
        n = fight.apart(fighter, actor)
        if when == "foe-in-reach":
            return n <= reach_of_wait(fight, fighter)
        if when == "foe-within":
            return n <= fighter.wait_hexes
        if when == "foe-enters":
            return actor.at == fighter.wait_hexes
        if when == "foe-in-view":
            before = in_view(fight, fighter, fight.came_from)
            return not before and in_view(fight, fighter, actor.at)
        return False
    if kind == "attacks":
        if when == "attack-on-me":
            return target is fighter
        if when == "attack-on-ally":
            if target is None or target is fighter or fight.foes(fighter, target):
                return False
            return fighter.wait_who in (NOBODY, target.index)
        if when == "attack-on-anybody":
            return True
        if when == "ally-attacks":
            return not foe
        return False
    if kind == "declares":
        return when == f"manoeuvre:{MANOEUVRES[actor.manoeuvre]}"
    return kind == "turn-ends" and when == "turn-ends"


def may_proceed(fight: Battle, fighter: Combatant) -> bool:
    """GUR-MAN-36: an all-out attack only if no active defence was used since."""
    if fighter.stunned != NOT_STUNNED or fighter.off_balance or helpless(fight, fighter):
        return False
    if fighter.wait_as == ALL_OUT_ATTACK and fighter.defended:
        return False
    return _has_its_weapon(fight, fighter)


def _has_its_weapon(fight: Battle, fighter: Combatant) -> bool:
    """GUR-RUL-91: what the Wait was declared with is at hand."""
    if fighter.wait_with == NOBODY:
        return fighter.wait_natural in ("", BARE) or any(
            means.natural == fighter.wait_natural for means in means_of(fight, fighter)
        )
    thing = fight.things[fighter.wait_with]
    if not fighter.holds(thing) or not thing.ready():
        return False
    lame = fighter.lame_arms()
    if len(fight.holds) > 0:
        lame |= locked_arms(fight, fighter)
    return thing.grip & lame == 0


def trigger(fight: Battle, kind: str, actor: Combatant, target: Combatant | None) -> None:
    """GUR-MAN-38: ask everybody whose Wait it springs, then let them act, the surest first."""
    ready: list[Combatant] = []
    for fighter in fight.in_turn_order(actor):
        if not fighter.waiting or fighter is actor or not may_proceed(fight, fighter):
            continue
        if unknown_to(actor, fighter.side) or not matches(fight, fighter, kind, actor, target):
            continue
        question = Asked("wait", fight, fighter, PROCEED, actor)
        if fight.ask(question).verb == "proceed":
            ready.append(fighter)
    if len(ready) > 1:
        ready = _by_skill(fight, ready)
    for fighter in ready:
        foe = fight.foes(fighter, actor)
        if foe and fighter is not ready[0]:
            if not standing_foe(actor) or not _gets_at(fight, fighter, actor):
                continue  # his action has become impossible: he keeps his Wait
        if fighter.waiting and may_proceed(fight, fighter):
            near = fight.apart(fighter, actor) <= reach_of_wait(fight, fighter)
            fight.spring(fighter, actor, foe and near and kind == "entered")


def _gets_at(fight: Battle, fighter: Combatant, foe: Combatant) -> bool:
    """Whether he can still reach the foe with weapon and movement, or shoot at him."""
    if fighter.wait_with != NOBODY and fight.things[fighter.wait_with].kind.shoots:
        return True
    if fighter.wait_version in (RANGED, FEINT):
        return True
    far = fighter.step()
    if fighter.wait_as == ALL_OUT_ATTACK:
        far = half_points(fighter) // POINT + 1  # a Long attack, or into his hex
    elif fighter.wait_as == COMMITTED:
        far *= 2
    elif fight.options.extra_effort == "on":
        far += fighter.step()
    return fight.apart(fighter, foe) <= reach_of_wait(fight, fighter) + far


def _by_skill(fight: Battle, ready: list[Combatant]) -> list[Combatant]:
    """Several waits on one event: descending margins, ties as in the round (GUR-RUL-75)."""
    margins: list[tuple[int, int, int]] = []
    for place, fighter in enumerate(ready):
        turn = fight.order.index(int(fighter.index)) if len(fight.order) > 0 else place
        level = max(fighter.block.dx, fighter.block.unarmed)
        if fighter.wait_with != NOBODY:
            level = 0
            for form in fight.things[fighter.wait_with].forms:
                if form.skill > level:
                    level = form.skill
        score = fight.tally("skill", level, "GUR-MAN-38")
        if len(fight.holds) > 0 and fight.grappled(fighter):
            score.add("grappled", -4, "GUR-WRE-02")
        shocked(fighter, score)
        margin = int(measured(fight, fighter, score, "who-is-first"))
        margins.append((-margin, turn, place))
    margins.sort()
    return [ready[place] for _, _, place in margins]
