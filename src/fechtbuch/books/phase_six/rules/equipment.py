"""Equipment: what is worn, held, dropped, used up and loaded, and its weight (chapter EQP)."""

from mypy_extensions import i64

from fechtbuch.books.phase_six.kinds.arms import (
    ARMOUR,
    BODY,
    CARRIED,
    GROUND,
    HEAD,
    LIMBS,
    NOBODY,
    NOTHING,
    SHIELD,
    SINGLE,
    SPENT,
    UNLIMITED,
    WEAPON,
    WORN,
    Weapon,
)
from fechtbuch.books.phase_six.rules.still_valid import end_invalid, holds_shield
from fechtbuch.books.phase_six.state.battle import Battle
from fechtbuch.books.phase_six.state.fighter import Participant
from fechtbuch.books.phase_six.state.things import Thing


def reckon(fight: Battle, who: Participant) -> None:
    """Take protection and encumbrance anew (PSX-DMG-06, PSX-EQP-04, PSX-RUL-02)."""
    best = [0, 0, 0]
    load: i64 = 0
    for thing in fight.things:
        if thing.holder != who.index:
            continue
        if thing.kind == ARMOUR and thing.place == WORN:
            load += thing.load
            if thing.stops() > best[thing.slot]:
                best[thing.slot] = thing.stops()
        elif thing.kind == SHIELD:
            load += thing.load
        elif thing.weapon is not None:
            load += thing.weapon.load  # PSX-RUL-45
    who.worn = best[BODY] + best[HEAD] + best[LIMBS]
    who.load = load


# Hands.


def held(fight: Battle, who: Participant) -> list[Thing]:
    """The weapons in hand, the main hand first."""
    found: list[Thing] = []
    if who.main != NOTHING:
        found.append(fight.things[who.main])
    if who.off != NOTHING:
        found.append(fight.things[who.off])
    return found


def kind_of(thing: Thing) -> Weapon:
    """The kind of a thing that is a weapon."""
    weapon = thing.weapon
    assert weapon is not None
    return weapon


def two_weapons(fight: Battle, who: Participant) -> bool:
    """PSX-SPC-08, PSX-RUL-37: a licensed pair of one-handed weapons of one class is ready."""
    if who.main == NOTHING or who.off == NOTHING:
        return False
    main = kind_of(fight.things[who.main])
    off = kind_of(fight.things[who.off])
    return may_pair(who, main, off)


def may_pair(who: Participant, main: Weapon, off: Weapon) -> bool:
    """Whether two kinds make a pair that somebody may wield."""
    return (
        main.hands == 1
        and off.hands == 1
        and main.klass == off.klass
        and main.klass in who.block.licences
    )


def usable_shield(fight: Battle, who: Participant) -> Thing | None:
    """The shield on the arm, where it can be used (PSX-COV-05, PSX-RUL-28)."""
    return fight.things[who.shield] if holds_shield(fight, who) else None


def put_away(fight: Battle, who: Participant, thing: Thing) -> None:
    """A weapon leaves the hand; what was bound to it ends (PSX-RUL-18, PSX-RUL-38)."""
    loosen(fight, who, thing)
    thing.place = CARRIED


def loosen(fight: Battle, who: Participant, thing: Thing) -> None:
    """Nobody holds the thing any longer: aim, accurate steps, bracing and block with it end."""
    if who.main == thing.index:
        who.main = NOTHING
    if who.off == thing.index:
        who.off = NOTHING
    if who.shield == thing.index:
        who.shield = NOTHING
    end_invalid(fight)


def drop(fight: Battle, who: Participant, thing: Thing) -> None:
    """PSX-EQP-02, PSX-EQP-08: let something fall, for free."""
    fall(fight, who, thing)
    fight.note("drops", "PSX-EQP-02", who, item=thing.slug)


def fall(fight: Battle, who: Participant, thing: Thing) -> None:
    """A thing lies on its holder's field; unfinished reload steps are lost (PSX-TRN-15)."""
    let_go(fight, who, thing, who.at).reloading = 0


def let_go(fight: Battle, who: Participant, thing: Thing, at: i64) -> Thing:
    """PSX-RUL-68: one piece leaves the hand for a field; the rest of its stack is still carried.

    Counted spare rounds stay with the man.
    """
    loosen(fight, who, thing)
    if thing.count > 1 and thing.kind == WEAPON:
        stack = thing
        stack.count -= 1
        stack.place = CARRIED
        thing = fight.piece_of(stack, fight.new_slug(stack.key))
        if stack.spare > 0:
            thing.spare = 0
        if kind_of(stack).skill == SINGLE:
            stack.loaded = kind_of(stack).capacity  # PSX-RUL-52
            stack.reloading = 0
    if thing.spare > 0 and thing.rounds_of == NOBODY:
        thing.rounds_of = who.index
    thing.place = GROUND
    thing.holder = NOBODY
    thing.at = at
    reckon(fight, who)
    return thing


def throw_piece(fight: Battle, who: Participant, thing: Thing, at: i64) -> None:
    """PSX-MOD-05: the thrown piece lies where the target stands; the hand is empty."""
    let_go(fight, who, thing, at)


def spend(fight: Battle, thing: Thing) -> None:
    """One charge, or the item itself, is used up."""
    thing.count -= 1
    if thing.count <= 0:
        thing.place = SPENT
        thing.holder = NOBODY


# Ammunition.


def ammunition(weapon: Weapon, burst: bool) -> i64:
    """PSX-MOD-03, PSX-MOD-04: what a shot takes out of the weapon."""
    return 3 if burst else 1


def serves(who: Participant, thing: Thing, other: Thing) -> bool:
    """PSX-RUL-68: whether spare rounds that came with one weapon are there for another."""
    if other.key != thing.key or other.spare <= 0:
        return False
    if other.rounds_of == NOBODY:
        return other.holder == who.index
    return other.rounds_of == who.index


def spare_rounds(fight: Battle, who: Participant, thing: Thing) -> i64:
    """PSX-EQP-03: what somebody can fill a weapon from; `UNLIMITED` where nobody counts."""
    if thing.spare == UNLIMITED:
        return UNLIMITED
    rounds: i64 = 0
    for other in fight.things:
        if serves(who, thing, other):
            rounds += other.spare
    return rounds


def may_reload(fight: Battle, who: Participant, thing: Thing) -> bool:
    """PSX-EQP-03: the weapon is in hand, not full, and there is something to fill it with."""
    weapon = thing.weapon
    if weapon is None or weapon.capacity == 0 or not thing.in_hand():
        return False
    if thing.loaded >= weapon.capacity or weapon.skill != SINGLE:
        return False
    return spare_rounds(fight, who, thing) != 0


def reload_step(fight: Battle, who: Participant, thing: Thing) -> None:
    """PSX-EQP-03, PSX-TRN-15: a reload action; the last one fills the weapon completely."""
    weapon = kind_of(thing)
    thing.reloading += 1
    if thing.reloading < weapon.reload:
        left = weapon.reload - thing.reloading
        fight.note("reloads", "PSX-TRN-15", who, item=thing.slug, amount=left)
        return
    thing.reloading = 0
    rounds = weapon.capacity - thing.loaded
    if thing.spare != UNLIMITED:
        rounds = take_rounds(fight, who, thing, rounds)
    thing.loaded += rounds
    fight.note("reloaded", "PSX-EQP-03", who, item=thing.slug, amount=thing.loaded)


def take_rounds(fight: Battle, who: Participant, thing: Thing, rounds: i64) -> i64:
    """PSX-RUL-68: spare rounds, those of the weapon first; gives how many there were."""
    taken: i64 = 0
    for other in [thing, *fight.things]:
        if taken < rounds and serves(who, thing, other):
            more = rounds - taken
            if more > other.spare:
                more = other.spare
            other.spare -= more
            taken += more
    return taken
