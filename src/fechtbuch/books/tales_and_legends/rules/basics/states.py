"""States: tired, dazed, stunned, prone, out of the fight, dead (4.11, TAL-RUL-84)."""

from mypy_extensions import i64

from fechtbuch.books.tales_and_legends.kinds.arms import GROUND, NOBODY
from fechtbuch.books.tales_and_legends.kinds.skills import CH, IN, KO, PE, RE, SI, WO, ZR
from fechtbuch.books.tales_and_legends.rules.basics.load import reckon
from fechtbuch.books.tales_and_legends.rules.basics.luck import spend_luck
from fechtbuch.books.tales_and_legends.state.battle import Battle
from fechtbuch.books.tales_and_legends.state.fighter import Combatant
from fechtbuch.books.tales_and_legends.state.things import Thing


def tire(fight: Battle, victim: Combatant, points: i64, rule: str) -> None:
    """Fatigue points."""
    if points > 0:
        victim.fatigue += points
        fight.note("tired", rule, victim, amount=points)


def exhaust(fight: Battle, victim: Combatant, points: i64, rule: str) -> None:
    """Exhaustion points."""
    victim.exhaustion += points
    fight.note("exhausted", rule, victim, amount=points)


def daze(fight: Battle, victim: Combatant, rounds: i64) -> None:
    """TAL-STA-07."""
    if rounds > victim.dazed:
        victim.dazed = rounds
    fight.note("dazed", "TAL-STA-07", victim, amount=rounds)


def stun(fight: Battle, victim: Combatant, rounds: i64) -> None:
    """TAL-STA-08."""
    victim.stunned = rounds
    fight.note("stunned", "TAL-STA-08", victim, amount=rounds)
    fall_out(fight, victim)


def set_attribute(fight: Battle, victim: Combatant, attribute: i64, value: i64) -> None:
    """TAL-STA-12: what an attribute at zero means."""
    values = list(victim.attributes)
    values[attribute] = value if value > 0 else 0
    victim.attributes = values
    fight.note("attribute", "TAL-STA-12", victim, amount=values[attribute])
    if value > 0:
        return
    if attribute in (KO, WO):
        die(fight, victim, "TAL-STA-12")
    elif attribute in (RE, SI, ZR):
        victim.paralysed = True
        victim.lose_manoeuvres()
    elif attribute in (CH, IN, PE):
        fall_unconscious(fight, victim, "TAL-STA-12")


def drop_from(fight: Battle, victim: Combatant, left: bool) -> None:
    """One hand lets go: the first thing is in the right hand, a second in the left."""
    things = [thing for thing in victim.hands if not (thing.weapon and thing.weapon.strapped)]
    if len(things) == 0:
        return
    if things[0].both:
        drop(fight, victim, things[0])
    elif left and len(things) > 1:
        drop(fight, victim, things[1])
    elif not left:
        drop(fight, victim, things[0])


def drop(fight: Battle, victim: Combatant, thing: Thing) -> None:
    """A thing falls on its owner's field (TAL-RUL-84)."""
    fight.take_from(victim, thing)
    thing.place = GROUND
    thing.both = False
    thing.at = victim.at
    thing.holder = NOBODY
    fight.note("dropped", "TAL-RUL-84", victim, item=thing.slug)
    reckon(fight, victim)


def fall_prone(fight: Battle, victim: Combatant, rule: str) -> None:
    """Somebody goes down; a rider or a mount leaves the saddle empty (TAL-RUL-28)."""
    if victim.prone:
        return
    victim.prone = True
    fight.unsettled = True
    fight.note("falls", rule, victim)
    if victim.mount != NOBODY:
        fight.falls.append(victim.index)
    if victim.rider != NOBODY:
        fight.falls.append(victim.rider)


def fall_unconscious(fight: Battle, victim: Combatant, rule: str) -> None:
    """TAL-WND-06: cannot be woken."""
    victim.unconscious = True
    fight.note("unconscious", rule, victim)
    fall_out(fight, victim)


def check_faint(fight: Battle, victim: Combatant) -> None:
    """TAL-WND-14: fatigue and exhaustion above Condition; points "as if" do not count."""
    if victim.dead or victim.fainted:
        return
    if victim.fatigue + victim.exhaustion > victim.condition():
        if victim.out():
            victim.fainted = True
            fight.note("too-tired-to-wake", "TAL-WND-14", victim)
            return
        victim.fainted = True
        fight.note("unconscious", "TAL-WND-14", victim)
        fall_out(fight, victim)


def die(fight: Battle, victim: Combatant, rule: str) -> None:
    """TAL-WND-04; a Hero with luck left is out of it instead (TAL-TST-12)."""
    if victim.dead:
        return
    if fight.options.luck and victim.block.hero and victim.luck > 0:
        victim.life = 1
        spend_luck(fight, victim, 1)
        fall_unconscious(fight, victim, "TAL-TST-12")
        return
    victim.dead = True
    fight.note("dies", rule, victim)
    fall_out(fight, victim)


def fall_out(fight: Battle, victim: Combatant) -> None:
    """TAL-RUL-84: prone, empty-handed, out of every grapple and hold."""
    victim.lose_manoeuvres()
    fight.unsettled = True
    if not victim.prone:
        victim.prone = True
        if victim.mount != NOBODY:
            fight.falls.append(victim.index)
    if victim.rider != NOBODY and victim.rider not in fight.falls:
        fight.falls.append(victim.rider)
    for thing in list(victim.hands):
        drop(fight, victim, thing)
    leave_grapple(fight, victim)
    if victim.holds_on != NOBODY and victim.index not in fight.falls:
        fight.falls.append(victim.index)  # TAL-RUL-118: off the creature, at once
    if victim.block.huge:
        for other in fight.fighters:
            if other.holds_on == victim.index:
                fight.falls.append(other.index)


def leave_grapple(fight: Battle, member: Combatant) -> None:
    """Somebody is out of the grapple, which lasts while both sides have a member (TAL-RUL-78)."""
    number = member.grapple
    if number == NOBODY and member.pinned_by == NOBODY and member.on_top_of == NOBODY:
        return
    fight.unsettled = True
    for other in fight.fighters:
        if other.on_top_of == member.index:
            other.on_top_of = NOBODY
            fight.note("press-ends", "TAL-RUL-79", other, member)
        if other.pinned_by == member.index:
            free_of_pin(fight, other)
            fight.note("pin-ends", "TAL-RUL-120", other)
    member.on_top_of = NOBODY
    if member.pinned_by != NOBODY:
        free_of_pin(fight, member)
    if number == NOBODY:
        return
    member.grapple = NOBODY
    member.silenced = False
    left: i64 = 0
    for grapple in fight.grapples:
        if grapple.number == number:
            grapple.one = [index for index in grapple.one if index != member.index]
            grapple.other = [index for index in grapple.other if index != member.index]
            if len(grapple.one) > 0 and len(grapple.other) > 0:
                if grapple.victim == member.index or grapple.initiator == member.index:
                    grapple.may_escape = False
                return
            left = len(grapple.one) + len(grapple.other)
    fight.grapples = [grapple for grapple in fight.grapples if grapple.number != number]
    if left > 0:
        for other in fight.fighters:
            if other.grapple == number:
                other.grapple = NOBODY
                other.silenced = False
                other.on_top_of = NOBODY
                if other.pinned_by != NOBODY:
                    free_of_pin(fight, other)
    fight.note("grapple-over", "TAL-RUL-78", member)


def free_of_pin(fight: Battle, member: Combatant) -> None:
    """Out of a pin, and so out of choking and forced helplessness (TAL-GRP-10, TAL-GRP-11)."""
    member.pinned_by = NOBODY
    member.breath = -1
    member.helpless_round = False


def recover_points(fight: Battle, fighter: Combatant) -> None:
    """TAL-WND-14: awake again once the sum has dropped."""
    if fighter.fainted and fighter.fatigue + fighter.exhaustion <= fighter.condition():
        fighter.fainted = False
        fight.unsettled = True
        fight.note("comes-round", "TAL-WND-14", fighter)
