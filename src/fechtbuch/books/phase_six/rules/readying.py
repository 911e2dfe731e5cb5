"""Hands and arm: readying weapons and shields, putting them away (PSX-EQP-02, PSX-EQP-08)."""

from mypy_extensions import i64

from fechtbuch.books.phase_six.kinds.arms import ARM, CARRIED, GROUND, MAIN, NOTHING, OFF, WEAPON
from fechtbuch.books.phase_six.rules.equipment import (
    kind_of,
    loosen,
    may_pair,
    put_away,
    reckon,
)
from fechtbuch.books.phase_six.rules.still_valid import end_invalid, take_up
from fechtbuch.books.phase_six.state.battle import Battle
from fechtbuch.books.phase_six.state.fighter import DOWN, Participant
from fechtbuch.books.phase_six.state.things import Thing
from fechtbuch.engine.grid import NOWHERE


def hands_fit(fight: Battle, who: Participant, thing: Thing, hand: i64) -> bool:
    """Whether a weapon may be taken into this hand as things are."""
    weapon = kind_of(thing)
    if hand == MAIN:
        if who.off == NOTHING or thing.index == who.off:
            return True
        # The other hand keeps its weapon only as one of a pair.
        return may_pair(who, weapon, kind_of(fight.things[who.off]))
    if who.main == NOTHING or who.shield != NOTHING or who.main == thing.index:
        return False
    return may_pair(who, kind_of(fight.things[who.main]), weapon)


def take_in_hand(fight: Battle, who: Participant, thing: Thing, hand: i64) -> None:
    """PSX-EQP-02: the weapon is ready; the one before it is put away in the same act."""
    weapon = kind_of(thing)
    if who.main == thing.index or who.off == thing.index:
        loosen(fight, who, thing)
    if hand == MAIN:
        if who.main != NOTHING:
            put_away(fight, who, fight.things[who.main])
        if who.off != NOTHING and not may_pair(who, weapon, kind_of(fight.things[who.off])):
            put_away(fight, who, fight.things[who.off])
        who.main = thing.index
        take_up(fight, who)
    else:
        if who.off != NOTHING:
            put_away(fight, who, fight.things[who.off])
        who.off = thing.index
    thing.place = hand
    if thing.holder != who.index:
        thing.holder = who.index
        thing.at = NOWHERE
        reckon(fight, who)
    who.readying = NOTHING
    who.ready_steps = 0
    # PSX-RUL-75: who else was about to take it comes too late. PSX-RUL-28: a shield that is held
    # up goes down beside a weapon for two hands, or a second one.
    end_invalid(fight)
    fight.note("readied", "PSX-EQP-02", who, item=thing.slug)


def ready_step(fight: Battle, who: Participant, thing: Thing, hand: i64) -> None:
    """One action towards a weapon in hand (PSX-EQP-02, PSX-TRN-15); picking up is the same.

    From the ground it costs this one at least (PSX-RUL-36).
    """
    if who.readying != thing.index:
        # PSX-TRN-15: unfinished steps are lost when another weapon is readied.
        who.readying = thing.index
        who.ready_steps = 0
    who.ready_steps += 1
    fight.lasts = True
    if who.ready_steps >= ready_cost(thing):
        if thing.place == GROUND:
            fight.note("picks-up", "PSX-RUL-36", who, item=thing.slug)
        take_in_hand(fight, who, thing, hand)
    else:
        left = ready_cost(thing) - who.ready_steps
        fight.note("readies", "PSX-TRN-15", who, item=thing.slug, amount=left)


def ready_cost(thing: Thing) -> i64:
    """Actions until a weapon is ready."""
    return kind_of(thing).ready


def shift(fight: Battle, who: Participant) -> None:
    """PSX-RUL-37: the main hand is empty; the other weapon moves there at no cost."""
    thing = fight.things[who.off]
    who.off = NOTHING
    who.main = thing.index
    thing.place = MAIN
    fight.note("shifts", "PSX-RUL-37", who, item=thing.slug)


def lower(fight: Battle, who: Participant) -> None:
    """PSX-COV-07, PSX-RUL-28: the shield goes down, an announced block is off."""
    if who.block_state != DOWN:
        who.block_state = DOWN
        fight.note("lowers-shield", "PSX-RUL-28", who)


def take_shield(fight: Battle, who: Participant, shield: Thing) -> None:
    """PSX-EQP-08: a shield on the arm; the secondary hand is no longer free."""
    if who.off != NOTHING:
        put_away(fight, who, fight.things[who.off])
    who.shield = shield.index
    shield.place = ARM
    if shield.holder != who.index:
        shield.holder = who.index
        shield.at = NOWHERE
        reckon(fight, who)
    end_invalid(fight)
    fight.note("takes-shield", "PSX-EQP-08", who, item=shield.slug)


def stow_shield(fight: Battle, who: Participant) -> None:
    """PSX-EQP-08: the shield is put away."""
    shield = fight.things[who.shield]
    loosen(fight, who, shield)
    shield.place = CARRIED
    fight.note("stows-shield", "PSX-EQP-08", who, item=shield.slug)


def readyable(fight: Battle, who: Participant) -> list[Thing]:
    """Weapons that are carried and not in hand."""
    return [
        thing
        for thing in fight.things
        if thing.holder == who.index and thing.kind == WEAPON and thing.place == CARRIED
    ]


def hands_for(fight: Battle, who: Participant, thing: Thing) -> list[str]:
    """The hands that a weapon may be taken into; the main hand is the usual one."""
    found = ["main"]
    if hands_fit(fight, who, thing, OFF):
        found.append("off")
    return found


def hand_of(word: str) -> i64:
    """A hand by its word."""
    return OFF if word == "off" else MAIN
