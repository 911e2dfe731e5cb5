"""Equipment: what is worn, held, dropped, used up and loaded, and its weight (chapter EQP)."""

from mypy_extensions import i64

from fechtbuch.books.phase_six.kinds.arms import (
    ARMOUR,
    BODY,
    BUTT_ID,
    CARRIED,
    GROUND,
    HEAD,
    LIMBS,
    NOBODY,
    NOTHING,
    SHIELD,
    SPENT,
    UNLIMITED,
    WORN,
    Weapon,
)
from fechtbuch.books.phase_six.state.battle import Battle
from fechtbuch.books.phase_six.state.fighter import DOWN, Participant
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
    """PSX-COV-05, PSX-RUL-28: a shield on the arm beside one one-handed weapon or none.

    PSX-RUL-49: the helpless have no use of it.
    """
    if who.shield == NOTHING or who.off != NOTHING or who.helpless():
        return None
    if who.main != NOTHING and kind_of(fight.things[who.main]).hands > 1:
        return None
    return fight.things[who.shield]


def put_away(fight: Battle, who: Participant, thing: Thing) -> None:
    """A weapon leaves the hand; what was bound to it ends (PSX-RUL-18, PSX-RUL-38)."""
    loosen(who, thing)
    thing.place = CARRIED


def loosen(who: Participant, thing: Thing) -> None:
    """Nobody holds the thing any longer: aim, accurate steps, bracing and readying end."""
    if who.main == thing.index:
        who.main = NOTHING
        who.braced = False
        # PSX-RUL-18, PSX-RUL-20: so does what was bound to its butt.
        if who.aim_weapon == BUTT_ID:
            who.aim_steps = 0
        if who.accurate_weapon == BUTT_ID:
            who.accurate_steps = 0
    if who.off == thing.index:
        who.off = NOTHING
    if who.shield == thing.index:
        who.shield = NOTHING
        who.block_state = DOWN
    if who.aim_weapon == thing.index:
        who.aim_steps = 0
    if who.accurate_weapon == thing.index:
        who.accurate_steps = 0
    if who.readying == thing.index:
        who.readying = NOTHING
        who.ready_steps = 0


def drop(fight: Battle, who: Participant, thing: Thing) -> None:
    """PSX-EQP-02, PSX-EQP-08: let something fall, for free."""
    fall(fight, who, thing)
    fight.note("drops", "PSX-EQP-02", who, item=thing.slug)


def fall(fight: Battle, who: Participant, thing: Thing) -> None:
    """A thing lies on its holder's field; unfinished reload steps are lost (PSX-TRN-15)."""
    loosen(who, thing)
    thing.place = GROUND
    thing.holder = NOBODY
    thing.at = who.at
    thing.reloading = 0
    reckon(fight, who)


def throw_piece(fight: Battle, who: Participant, thing: Thing, at: i64) -> None:
    """PSX-MOD-05: the thrown piece lies where the target stands; the hand is empty."""
    loosen(who, thing)
    if thing.count > 1:
        thing.count -= 1
        thing.place = CARRIED
        thing = fight.piece_of(thing, fight.new_slug(thing.key))
    thing.place = GROUND
    thing.holder = NOBODY
    thing.at = at
    reckon(fight, who)


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


def may_reload(who: Participant, thing: Thing) -> bool:
    """PSX-EQP-03: the weapon is in hand, not full, and there is something to fill it with."""
    weapon = thing.weapon
    if weapon is None or weapon.capacity == 0 or not thing.in_hand():
        return False
    return thing.loaded < weapon.capacity and thing.spare != 0 and weapon.skill == 1


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
        if rounds > thing.spare:
            rounds = thing.spare
        thing.spare -= rounds
    thing.loaded += rounds
    fight.note("reloaded", "PSX-EQP-03", who, item=thing.slug, amount=thing.loaded)
