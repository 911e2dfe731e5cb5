"""Facing, arcs, sight and reach (GUR-MOV-02, GUR-MOV-08, GUR-MOV-16, GUR-DEF-01, GUR-DEF-20)."""

from typing import Final

from mypy_extensions import i64

from fechtbuch.books.gurps.kinds.arms import NOBODY, Form
from fechtbuch.books.gurps.kinds.terms import CRAWLING, STANDING
from fechtbuch.books.gurps.rules.basics.attention import lose_aim
from fechtbuch.books.gurps.rules.basics.states import standing_foe
from fechtbuch.books.gurps.state.battle import Battle
from fechtbuch.books.gurps.state.fighter import Combatant
from fechtbuch.books.gurps.state.things import Thing
from fechtbuch.engine.grid import NOWHERE, Arc

FRONT: Final = 0
RIGHT_SIDE: Final = 1
REAR: Final = 2
LEFT_SIDE: Final = 3
ARCS: Final = ["front", "right-side", "back", "left-side"]


def arc_of(fight: Battle, fighter: Combatant, other: i64) -> i64:
    """In which arc of a fighter a hex lies; the own hex counts as front."""
    arc = fight.grid.arc(fighter.at, fighter.facing, other)
    if arc is Arc.FRONT:
        return FRONT
    if arc is Arc.BACK:
        return REAR
    return RIGHT_SIDE if arc is Arc.RIGHT else LEFT_SIDE


def arc_from(fight: Battle, defender: Combatant, attacker: Combatant) -> i64:
    """GUR-DEF-20: the arc out of which an attack comes, close combat included."""
    if defender.at != attacker.at:
        return arc_of(fight, defender, attacker.at)
    for hold in fight.holds:
        if hold.holder == attacker.index and hold.victim == defender.index and hold.behind:
            return REAR
    if attacker.close_with == defender.index:
        return attacker.close_arc
    return FRONT


def sees(fight: Battle, fighter: Combatant, other: Combatant) -> bool:
    """Whether he sees the other as they stand now (GUR-DEF-01)."""
    return in_view(fight, fighter, other.at)


def in_view(fight: Battle, fighter: Combatant, f: i64) -> bool:
    """Whether a hex lies in his front or side arc, or any with the trait, with a clear line."""
    block = fighter.block
    if not block.peripheral and fight.grid.at_back(fighter.at, fighter.facing, f):
        return False
    if block.narrow_view and arc_of(fight, fighter, f) != FRONT:
        return False
    return fight.grid.clear_line(fighter.at, f) and fighter.eyes_lost < 2


def look_about(fight: Battle, fighter: Combatant) -> None:
    """At the start of a turn: whom he sees from now on, and who sees him."""
    seen: int = 0
    seen_by: int = 0
    for other in fight.fighters:
        if other is fighter or other.out():
            continue
        if sees(fight, fighter, other):
            seen |= other.bit
        if sees(fight, other, fighter):
            other.saw |= fighter.bit
            if other.at != fighter.at or arc_from(fight, other, fighter) != REAR:
                seen_by |= other.bit  # not by one whom he holds from behind (GUR-DEF-20)
    fighter.saw = seen
    fighter.seen_by = seen_by


def shown(fight: Battle, mover: Combatant) -> None:
    """After a hex of movement: who has now seen the mover, and who has lost him from sight."""
    for other in fight.fighters:
        if other.aim_at == mover.index and not sees(fight, other, mover):
            if other.aims > 0:
                fight.note("aim-lost", "GUR-MAN-26", other)
            lose_aim(other)
        if other is not mover and not other.out() and not aware(other, mover):
            if sees(fight, other, mover):
                other.saw |= mover.bit


def aware(fighter: Combatant, other: Combatant) -> bool:
    """GUR-DEF-01: has seen the other since his latest turn began."""
    return fighter.saw & other.bit != 0


def reach_bits(fight: Battle, fighter: Combatant, thing: Thing | None, form: Form) -> i64:
    """Bit n: strikes at n hexes now, by setting, posture and size (GUR-MOV-08, GUR-STA-01)."""
    mode = form.mode
    bits = mode.reach
    if mode.starred and thing is not None:
        bits &= 1 << thing.setting
    if fighter.block.sm > 0:
        extra = fighter.block.sm
        while extra > 0:
            bits |= bits << 1
            extra -= 1
    if fighter.posture == CRAWLING:
        bits &= 1
    return bits


def longest(bits: i64) -> i64:
    """The highest bit: the longest reach; −1 for none."""
    n: i64 = -1
    while bits > 0:
        bits >>= 1
        n += 1
    return n


def best_reach(fight: Battle, fighter: Combatant) -> i64:
    """The longest reach of a ready weapon; bare hands and feet reach 1."""
    best: i64 = 1
    for thing in fighter.hands:
        if thing.ready():
            for form in thing.forms:
                if not form.mode.ranged and fits(thing, form):
                    n = longest(reach_bits(fight, fighter, thing, form))
                    if n > best:
                        best = n
    return best


def fits(thing: Thing, form: Form) -> bool:
    """Whether a form goes with the number of hands that hold the thing (GUR-EQP-01)."""
    hands: i64 = 2 if thing.grip == 3 else 1
    return form.mode.hands == hands


def in_the_way(fight: Battle, a: Combatant, b: Combatant, shot: bool = False) -> bool:
    """GUR-MOV-08, GUR-RNG-12: another standing fighter on the line between the two.

    Where it runs between two hexes (GUR-MOV-16), a weapon goes through the one that is free, while
    a shot passes both.
    """
    n = fight.grid.distance(a.at, b.at)
    if n < 2:
        return False
    i: i64 = 1
    while i < n:
        first = _stands_at(fight, fight.grid.on_line(a.at, b.at, i))
        if first != shot:
            twin = fight.grid.twins(a.at, b.at)[i]
            if twin != NOWHERE:
                first = _stands_at(fight, twin)
        if first:
            return True
        i += 1
    return False


def _stands_at(fight: Battle, f: i64) -> bool:
    for other in fight.fighters:
        if other.at == f and standing_foe(other) and other.posture == STANDING:
            return True
    return False


def entangled(fight: Battle, target: Combatant, attacker: Combatant) -> bool:
    """GUR-HIT-05: the target shares its hex with a fighter other than the attacker."""
    for other in fight.fighters:
        if other.at == target.at and other is not target and other is not attacker:
            if standing_foe(other) and not other.out():
                return True
    return False


def close_in(fight: Battle, mover: Combatant, foe: Combatant) -> None:
    """Remember through which arc somebody enters a foe's hex (GUR-DEF-20)."""
    fight.lasting = True
    mover.close_with = foe.index
    mover.close_arc = arc_of(fight, foe, mover.at) if mover.at != foe.at else FRONT


def settle_close(fight: Battle, fighter: Combatant) -> None:
    """GUR-DEF-20: from the start of his turn everybody in his hex counts as front."""
    for other in fight.fighters:
        if other.close_with == fighter.index:
            other.close_arc = FRONT
            if other.at != fighter.at:
                other.close_with = NOBODY
