"""What grapplers do to each other (TAL-GRP-05 to TAL-GRP-17)."""

from typing import Final

from mypy_extensions import i64

from fechtbuch.books.tales_and_legends.kinds.arms import HAND, NOBODY, half_up
from fechtbuch.books.tales_and_legends.rules.basics.checks import opposed
from fechtbuch.books.tales_and_legends.rules.basics.load import speed
from fechtbuch.books.tales_and_legends.rules.basics.states import (
    die,
    fall_unconscious,
    free_of_pin,
    leave_grapple,
)
from fechtbuch.books.tales_and_legends.rules.basics.ways import going, note_band
from fechtbuch.books.tales_and_legends.rules.grappling.grips import (
    contest,
    grapple_tally,
    take_down,
    wrestler,
)
from fechtbuch.books.tales_and_legends.rules.grappling.still_valid import end_invalid, touches
from fechtbuch.books.tales_and_legends.rules.harm.falling import unseat
from fechtbuch.books.tales_and_legends.state.battle import Battle
from fechtbuch.books.tales_and_legends.state.choices import Action
from fechtbuch.books.tales_and_legends.state.fighter import Combatant
from fechtbuch.engine.grid import NOWHERE
from fechtbuch.engine.paths import towards

LAST_ROUNDS: Final = 20
"""From the loss of consciousness to death (TAL-WND-17)."""


def grapple_action(fight: Battle, fighter: Combatant, action: Action) -> None:
    """TAL-GRP-03: one of the activities, after the contest is won.

    In the saddle of a grappled mount it is the mount's (TAL-RUL-108).
    """
    verb = action.verb
    target = action.target
    fighter = wrestler(fight, fighter)
    if verb == "break-pin" and fighter.pinned_by != NOBODY:
        target = fight.fighters[fighter.pinned_by]
    elif verb == "drag":
        target = dragged(fight, fighter)
    if verb == "choke" and target is not None and target.choked_dead > 0:
        _choke_on(fight, fighter, target)
        return
    modifier: i64 = 0
    rule = "TAL-GRP-03"
    margins: list[i64] = []
    if verb == "rise" or verb == "throw-off":
        modifier = -5
        rule = "TAL-GRP-08"
    elif verb == "choke":
        margins = [5]
        for thing in fighter.hands:
            if thing.weapon is not None and thing.weapon.choking > 0 and thing.both:
                modifier = thing.weapon.choking
                rule = "TAL-GRP-17"
    margin = contest(fight, fighter, modifier, rule, margins, True, target)
    if margin <= 0:
        fight.note("contest-lost", "TAL-GRP-03", fighter)
        return
    carry_out(fight, fighter, action, margin)


def carry_out(fight: Battle, fighter: Combatant, action: Action, margin: i64) -> None:
    """The activity itself."""
    verb = action.verb
    target = action.target
    if verb == "leave":
        leave_grapple(fight, fighter)
        fight.note("leaves", "TAL-GRP-15", fighter)
    elif verb == "break-pin":
        free_of_pin(fight, fighter)
        fight.note("pin-broken", "TAL-RUL-42", fighter)
    elif verb == "rise":
        fighter.prone = False
        fighter.on_top_of = NOBODY
        fight.note("rises", "TAL-GRP-08", fighter)
    elif verb == "throw-off":
        for other in fight.fighters:
            if other.on_top_of == fighter.index:
                other.on_top_of = NOBODY  # TAL-RUL-79: both stay prone
                fight.note("throws-off", "TAL-GRP-08", fighter, other)
    elif verb == "drag":
        drag(fight, fighter, action.path)
    elif verb == "draw-close" and action.thing is not None:
        take_in_hand(fight, fighter, action)
    elif target is None:
        return
    elif verb == "take-down":
        take_down(fight, fighter, target)
    elif verb == "pin":
        target.pinned_by = fighter.index
        fight.unsettled = True
        target.lose_manoeuvres()
        fight.note("pins", "TAL-GRP-09", fighter, target)
    elif verb == "subdue":
        target.helpless_round = True
        fight.note("subdues", "TAL-GRP-11", fighter, target)
    elif verb == "silence":
        target.silenced = True
        fight.note("silences", "TAL-GRP-13", fighter, target)
    elif verb == "choke":
        choke(fight, fighter, target, margin)


def take_in_hand(fight: Battle, fighter: Combatant, action: Action) -> None:
    """A light weapon or a thing from belt or pouch comes into the hand, a garrotte into both."""
    thing = action.thing
    assert thing is not None
    fight.note("draws", "TAL-GRP-14", fighter, item=thing.slug)
    fight.take_from(fighter, thing)
    thing.place = HAND
    thing.both = thing.weapon is not None and thing.weapon.choking > 0  # TAL-RUL-101
    fighter.hands = [*fighter.hands, thing]


def choke(fight: Battle, fighter: Combatant, victim: Combatant, margin: i64) -> None:
    """TAL-GRP-10, TAL-WND-17, TAL-RUL-43: breath by rounds, two if won by five."""
    if victim.breath < 0:
        victim.breath = victim.block.endurance * (5 if victim.deep_breath else 2)
        if victim.block.dwarf:
            victim.breath *= 2
    victim.breath -= 2 if margin >= 5 else 1
    if fight.telling:
        left = victim.breath if victim.breath > 0 else 0
        fight.note("chokes", "TAL-GRP-10", fighter, victim, amount=left)
    if victim.breath <= 0:
        victim.choked_dead = LAST_ROUNDS
        fall_unconscious(fight, victim, "TAL-WND-17")


def _choke_on(fight: Battle, fighter: Combatant, victim: Combatant) -> None:
    """TAL-RUL-43: from now on without a contest, to the end."""
    victim.choked_dead -= 1
    fight.note("chokes", "TAL-WND-17", fighter, victim, amount=victim.choked_dead)
    if victim.choked_dead == 0:
        die(fight, victim, "TAL-WND-17")


def haul(fight: Battle, fighter: Combatant, victim: Combatant) -> None:
    """TAL-STA-13: a lassoed target is dragged over up to half of the thrower's Strength."""
    mine = grapple_tally(fight, fighter)
    theirs = grapple_tally(fight, victim)
    if opposed(fight, fighter, mine, "grapple", victim, theirs, "resist", []) <= 0:
        fight.note("contest-lost", "TAL-GRP-03", fighter)
        return
    if victim.mounted():
        unseat(fight, victim)  # TAL-RUL-32
        if victim.out():
            return
    far = half_up(fighter.strength())
    path = towards(fight.grid, victim.at, fighter.at, far, going(fight, victim), 1)
    if len(path) > 0:
        fight.displace(victim, path[-1])
    if fight.telling:
        fight.note("hauls", "TAL-STA-13", fighter, victim, values={"to": victim.at})


def dragged(fight: Battle, fighter: Combatant) -> Combatant | None:
    """Whom somebody in a grapple would drag along: the first of the other side in contact."""
    grapple = fight.grapple_of(fighter)
    if grapple is None:
        return None
    for index in grapple.foes(fighter.index):
        if touches(fight, fighter, fight.fighters[index]):
            return fight.fighters[index]
    return None


def drag(fight: Battle, fighter: Combatant, path: list[i64]) -> None:
    """TAL-GRP-06: half of the own Speed together; who loses contact is out (TAL-RUL-111)."""
    victim = dragged(fight, fighter)
    if victim is None:
        return
    if victim.mounted():
        unseat(fight, victim, fighter)  # TAL-RUL-32, TAL-RUL-111
        if victim.out():
            return
    note_band(fight, fighter, half_up(speed(fight, fighter)))
    for f in path:
        if not fight.free(f, fighter):
            break
        before = fighter.at
        fight.displace(fighter, f)
        if fight.apart(fighter, victim) > 1:
            after = _drawn_to(fight, fighter, victim, before)
            if after == NOWHERE:
                fight.displace(fighter, before)
                break
            fight.displace(victim, after)
    if fight.telling:
        values = {"to": int(fighter.at), "with": int(victim.at)}
        fight.note("drags", "TAL-GRP-06", fighter, victim, values=values)
    end_invalid(fight)


def _drawn_to(fight: Battle, fighter: Combatant, victim: Combatant, before: i64) -> i64:
    """Where somebody dragged comes to: the field just left; a large body as near to where it was
    as it has room beside whoever drags it, or nowhere."""
    if not fight.is_large(victim):
        return before
    home = victim.at
    grid = fight.grid
    straight = grid.step(home, fight.bearing(victim, fighter))
    for f in [straight, *grid.ring(home, 1)]:
        victim.at = f
        near = fight.apart(fighter, victim) <= 1
        victim.at = home
        if near and fight.free(f, victim):
            return f
    return NOWHERE
