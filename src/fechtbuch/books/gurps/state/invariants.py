"""What holds between any two turns of a GURPS fight."""

from typing import Final

from fechtbuch.books.gurps.kinds.arms import BELT, BOTH, GROUND, HAND, NOBODY, STUCK
from fechtbuch.books.gurps.kinds.terms import (
    LEFT_ARM,
    LEFT_HAND,
    LYING,
    NECK,
    NOT_STUNNED,
    RIGHT_ARM,
    RIGHT_HAND,
    STANDING,
    TORSO,
)
from fechtbuch.books.gurps.state.battle import Battle
from fechtbuch.books.gurps.state.fighter import Combatant
from fechtbuch.books.gurps.state.holds import Hold
from fechtbuch.engine.choices import Question
from fechtbuch.engine.grid import NOWHERE
from fechtbuch.engine.invariants import Invariant, Invariants


def _two(fight: Battle, hold: Hold) -> str:
    return f"{fight.fighters[hold.holder].slug} on {fight.fighters[hold.victim].slug}"


def holds_touch(fight: Battle) -> list[str]:
    """Holder and held share a hex; a grip on a thing reaches the next one."""
    found: list[str] = []
    for hold in fight.holds:
        most = 0 if hold.item == NOBODY else 1
        if fight.apart(fight.fighters[hold.holder], fight.fighters[hold.victim]) > most:
            found.append(f"{_two(fight, hold)}: from afar")
    return found


def holders_are_in_the_fight(fight: Battle) -> list[str]:
    """Nobody holds who is out of the fight, and nobody holds the dead, the gone or himself."""
    found: list[str] = []
    for hold in fight.holds:
        victim = fight.fighters[hold.victim]
        if fight.fighters[hold.holder].out() or victim.dead or victim.gone:
            found.append(f"{_two(fight, hold)}: one of them is out of it")
        if hold.holder == hold.victim:
            found.append(f"{_two(fight, hold)}: himself")
    return found


def holds_have_hands(fight: Battle) -> list[str]:
    """Every hold has hands that are whole and empty, or a weapon in both of them."""
    found: list[str] = []
    for hold in fight.holds:
        holder = fight.fighters[hold.holder]
        if hold.weapon != NOBODY:
            tool = fight.things[hold.weapon]
            if not holder.holds(tool) or tool.grip != BOTH or holder.lame_arms() != 0:
                found.append(f"{_two(fight, hold)}: without the weapon that chokes")
        elif hold.hands == 0 or hold.hands & (holder.full_hands() | holder.lame_arms()) != 0:
            found.append(f"{_two(fight, hold)}: with no hand")
    return found


def a_hand_holds_one_thing(fight: Battle) -> list[str]:
    """No hand is in two holds, and a holder has one hold on a part or a thing."""
    found: list[str] = []
    for place, hold in enumerate(fight.holds):
        for other in fight.holds[:place]:
            if other.holder != hold.holder:
                continue
            if other.hands & hold.hands != 0:
                found.append(f"{_two(fight, hold)}: with a hand of another hold")
            if (other.victim, other.part, other.item) == (hold.victim, hold.part, hold.item):
                found.append(f"{_two(fight, hold)}: twice on one part")
    return found


def locks_and_pins_fit(fight: Battle) -> list[str]:
    """A lock is on an arm, with both hands; a pin is on the torso of somebody who lies."""
    found: list[str] = []
    for hold in fight.holds:
        victim = fight.fighters[hold.victim]
        if hold.lock and (hold.part not in (RIGHT_ARM, LEFT_ARM) or hold.hands != BOTH):
            found.append(f"{_two(fight, hold)}: locks what cannot be locked so")
        if hold.pin and (hold.part != TORSO or victim.posture != LYING):
            found.append(f"{_two(fight, hold)}: pins somebody who does not lie under him")
    return found


def held_parts_are_there(fight: Battle) -> list[str]:
    """Nobody is held by a part that is cut off, nor a thing that its owner does not hold."""
    found: list[str] = []
    for hold in fight.holds:
        victim = fight.fighters[hold.victim]
        if hold.item == NOBODY:
            if (victim.severed() >> hold.part) & 1 == 1:
                found.append(f"{_two(fight, hold)}: by a part that is gone")
        elif not victim.holds(fight.things[hold.item]):
            found.append(f"{_two(fight, hold)}: by a thing that is elsewhere")
    return found


def breath_is_taken_by_somebody(fight: Battle) -> list[str]:
    """Who is strangled has somebody at his neck."""
    necks = {int(hold.victim) for hold in fight.holds if hold.part == NECK}
    return [
        f"{one.slug} is strangled by nobody"
        for one in fight.fighters
        if one.strangled and int(one.index) not in necks
    ]


def hexes_are_not_crowded(fight: Battle) -> list[str]:
    """At most two opponents share a hex, and those who grapple or closed in to do so."""
    found: list[str] = []
    grappling = {int(index) for hold in fight.holds for index in (hold.holder, hold.victim)}
    grappling |= {int(one.index) for one in fight.fighters if one.close_with != NOBODY}
    by_hex: dict[int, list[Combatant]] = {}
    for one in fight.fighters:
        if not one.out():
            by_hex.setdefault(int(one.at), []).append(one)
    for there in by_hex.values():
        apart = [one for one in there if int(one.index) not in grappling]
        if len(apart) > 2:
            found.append(f"{', '.join(one.slug for one in there)} crowd one hex")
    return found


def everybody_is_on_the_map(fight: Battle) -> list[str]:
    """Whoever is in the fight is on ground that is open."""
    return [
        f"{one.slug} is where nobody can be"
        for one in fight.fighters
        if not one.gone and (one.at == NOWHERE or not fight.grid.open(one.at))
    ]


def things_are_in_one_place(fight: Battle) -> list[str]:
    """In somebody's hands, at his belt, on the ground, in a wound or spent: one of them."""
    found: list[str] = []
    for thing in fight.things:
        hands = [one for one in fight.fighters if thing in one.hands]
        belts = [one for one in fight.fighters if thing in one.carried]
        owner = fight.fighters[thing.holder] if thing.holder != NOBODY else None
        if thing.place == HAND:
            # Claws and teeth are in no hand.
            good = hands == [owner] and not belts
            good = good and (thing.grip == 0) == thing.kind.natural
        elif thing.place in (BELT, STUCK):  # who left it in a wound may pull it out again
            good = belts == [owner] and not hands and thing.grip == 0
        else:
            good = not hands and not belts and thing.grip == 0 and owner is None
            good = good and (thing.place != GROUND or thing.at != NOWHERE)
        if not good:
            found.append(f"{thing.slug} is in no one place")
    return found


def a_hand_has_one_thing(fight: Battle) -> list[str]:
    """No two things are in one hand, and a crippled one holds only what is strapped to its arm.

    A strained arm cannot be used, but keeps what it has (GUR-DIC-12).
    """
    found: list[str] = []
    for one in fight.fighters:
        taken = 0
        crippled = sum(
            bit
            for bit, parts in ((1, (RIGHT_ARM, RIGHT_HAND)), (2, (LEFT_ARM, LEFT_HAND)))
            if any((one.crippled >> part) & 1 == 1 for part in parts)
        )
        for thing in one.hands:
            if taken & int(thing.grip) != 0:
                found.append(f"{one.slug} has two things in one hand")
            taken |= int(thing.grip)
            if int(thing.grip) & crippled != 0 and not thing.kind.strapped:
                found.append(f"{one.slug} holds {thing.slug} with a crippled hand")
    return found


def the_load_is_reckoned(fight: Battle) -> list[str]:
    """Nobody is faster than his load lets him be, nor slower than a yard."""
    return [
        f"{one.slug} moves {one.move} with level {one.level}"
        for one in fight.fighters
        if not 0 <= one.level <= 4 or one.move < 0
    ]


def the_fallen_lie(fight: Battle) -> list[str]:
    """Who is dead or unconscious lies and holds nothing but what is strapped to his arm."""
    found: list[str] = []
    for one in fight.fighters:
        if not (one.dead or one.unconscious) or one.gone:
            continue
        if one.posture != LYING:
            found.append(f"{one.slug} is senseless and does not lie")
        if any(not thing.kind.strapped and not thing.kind.natural for thing in one.hands):
            found.append(f"{one.slug} is senseless and holds something")
    return found


def the_dead_are_senseless(fight: Battle) -> list[str]:
    """Who is dead is unconscious as well."""
    return [
        f"{one.slug} is dead and awake"
        for one in fight.fighters
        if one.dead and not one.unconscious
    ]


def legs_bear(fight: Battle) -> list[str]:
    """Nobody stands on a leg that is crippled or gone."""
    return [
        f"{one.slug} stands on a lame leg"
        for one in fight.fighters
        if one.posture == STANDING and one.lame_legs() > 0 and not one.out()
    ]


def who_is_out_intends_nothing(fight: Battle) -> list[str]:
    """No Wait, Aim, study, feint, opening or zone of whoever is out of the fight."""
    found: list[str] = []
    firers = {int(zone.firer) for zone in fight.zones}
    for one in fight.fighters:
        intends = one.waiting or (one.aims > 0 and one.aim_at != NOBODY)
        intends = intends or (one.studies > 0 and one.studied != NOBODY)
        intends = intends or (one.feint > 0 and one.feint_on != NOBODY)
        if one.out() and (intends or one.openings or int(one.index) in firers):
            found.append(f"{one.slug} is out and still means to do something")
    return found


def aims_have_their_weapon(fight: Battle) -> list[str]:
    """Who aims has the weapon in hand, and somebody to aim at."""
    found: list[str] = []
    for one in fight.fighters:
        if one.aims > 0 and one.aim_at != NOBODY:
            target = fight.fighters[one.aim_at]
            armed = one.aim_with == NOBODY or one.holds(fight.things[one.aim_with])
            if target.gone or target.dead or not armed:
                found.append(f"{one.slug} aims with nothing or at nobody")
    return found


def what_is_meant_has_somebody(fight: Battle) -> list[str]:
    """Studies, feints, openings and tricks are about somebody who is there."""
    found: list[str] = []
    for one in fight.fighters:
        others = [int(opening.foe) for opening in one.openings]
        if one.studies > 0:
            others.append(int(one.studied))
        if one.feint > 0:
            others.append(int(one.feint_on))
        for index in others:
            if index != NOBODY and (fight.fighters[index].gone or fight.fighters[index].dead):
                found.append(f"{one.slug} has his mind on nobody")
        if one.misled_by != NOBODY and fight.fighters[one.misled_by].out():
            found.append(f"{one.slug} is misled by nobody")
    return found


def waits_are_counted(fight: Battle) -> list[str]:
    """Nobody waits without the fight knowing; the stunned wait for nothing."""
    waiting = [one for one in fight.fighters if one.waiting]
    found = [f"{one.slug} waits, stunned" for one in waiting if one.stunned != NOT_STUNNED]
    if len(waiting) > fight.waiters:
        found.append(f"{len(waiting)} wait, and {fight.waiters} are known to")
    return found


def zones_are_fired_on(fight: Battle) -> list[str]:
    """A zone has a firer who is awake and has the weapon in hand."""
    found: list[str] = []
    for zone in fight.zones:
        firer = fight.fighters[zone.firer]
        if firer.stunned != NOT_STUNNED or not firer.holds(fight.things[zone.thing]):
            found.append(f"{firer.slug} fires on a zone with nothing")
        if zone.hits > zone.shots:
            found.append(f"{firer.slug} hits a zone more often than he shoots")
    return found


def nothing_is_owed(fight: Battle) -> list[str]:
    """No count is below nothing, and nobody is better than whole."""
    found: list[str] = []
    for one in fight.fighters:
        counts = [one.shock, one.fresh_shock, one.aims, one.studies, one.feint_turns]
        counts += [one.misled_turns, one.until_free, one.concentrating, one.choked_turns]
        if min(counts) < 0 or min(one.parried) < 0 or min(one.blocked) < 0:
            found.append(f"{one.slug} has less than nothing of something")
    for thing in fight.things:
        if min(thing.shots, thing.spare, thing.unready, thing.loading, thing.jam) < 0:
            found.append(f"{thing.slug} has less than nothing of something")
    return found


def turns_have_an_order(fight: Battle) -> list[str]:
    """Everybody has one place in the order once it stands."""
    if not fight.order:
        return []
    everybody = sorted(int(one.index) for one in fight.fighters)
    return [] if sorted(fight.order) == everybody else ["the order does not name everybody once"]


def nothing_is_left_of_a_turn(fight: Battle) -> list[str]:
    """Between two turns nobody acts and no walk is under way."""
    left = fight.acting != NOBODY or fight.came_from != NOWHERE or fight.driven_after != 0
    return ["a turn is not settled"] if left else []


def who_is_asked_is_there(question: Question) -> list[str]:
    """Nobody is asked who is dead, gone, unconscious or has yielded."""
    one = question.who
    if isinstance(one, Combatant) and one.out():
        return [f"{one.slug} is asked ({question.kind}) and is out of it"]
    return []


def the_stunned_do_nothing(question: Question) -> list[str]:
    """Who is stunned is offered no manoeuvre but Do Nothing."""
    one = question.who
    if not isinstance(one, Combatant) or question.kind != "turn" or one.stunned == NOT_STUNNED:
        return []
    slot = question.slot({})
    offered = [] if slot is None else [option.value for option in slot.options]
    barred = {"attack", "all-out-attack", "move", "aim", "wait", "move-and-attack"} & set(offered)
    return [f"{one.slug} is stunned and may {verb}" for verb in sorted(barred)]


INVARIANTS: Final = Invariants(
    [
        Invariant("a hold is contact", ["GUR-RUL-84", "GUR-WRE-22"], holds_touch),
        Invariant("who holds is there", ["GUR-RUL-93", "GUR-WRE-22"], holders_are_in_the_fight),
        Invariant("a hold has hands", ["GUR-RUL-87", "GUR-WRE-12"], holds_have_hands),
        Invariant("a hand is in one hold", ["GUR-RUL-87"], a_hand_holds_one_thing),
        Invariant("locks and pins fit", ["GUR-WRE-05", "GUR-WRE-16"], locks_and_pins_fit),
        Invariant("what is held is there", ["GUR-RUL-74", "GUR-RUL-89"], held_parts_are_there),
        Invariant("breath has a taker", ["GUR-RUL-92", "GUR-WRE-19"], breath_is_taken_by_somebody),
        Invariant("who fits into a hex", ["GUR-MOV-01", "GUR-RUL-88"], hexes_are_not_crowded),
        Invariant("everybody is on the map", ["GUR-MOV-01"], everybody_is_on_the_map),
        Invariant("a thing is in one place", ["GUR-EQP-01", "GUR-EQP-08"], things_are_in_one_place),
        Invariant("a hand has one thing", ["GUR-EQP-01", "GUR-INJ-04"], a_hand_has_one_thing),
        Invariant("the load is known", ["GUR-EQP-09"], the_load_is_reckoned),
        Invariant("the senseless lie", ["GUR-STA-08", "GUR-STA-02"], the_fallen_lie),
        Invariant("the dead are senseless", ["GUR-STA-08", "GUR-INJ-07"], the_dead_are_senseless),
        Invariant("legs bear", ["GUR-INJ-04", "GUR-MAN-24"], legs_bear),
        Invariant("who is out means nothing", ["GUR-RUL-93"], who_is_out_intends_nothing),
        Invariant("an aim has its weapon", ["GUR-MAN-26", "GUR-RUL-93"], aims_have_their_weapon),
        Invariant("what is meant is there", ["GUR-RUL-93"], what_is_meant_has_somebody),
        Invariant("a Wait is known", ["GUR-MAN-36", "GUR-STA-03"], waits_are_counted),
        Invariant("a zone is fired on", ["GUR-RNG-11", "GUR-RUL-69"], zones_are_fired_on),
        Invariant("nothing is owed", ["GUR-SEQ-08", "GUR-RNG-06"], nothing_is_owed),
        Invariant("one turn each", ["GUR-SEQ-01"], turns_have_an_order),
        Invariant("turns are settled", ["GUR-SEQ-02", "GUR-MAN-38"], nothing_is_left_of_a_turn),
    ],
    [
        Invariant("who is asked is there", ["GUR-STA-08", "GUR-STA-07"], who_is_asked_is_there),
        Invariant("the stunned do nothing", ["GUR-SEQ-03", "GUR-STA-03"], the_stunned_do_nothing),
    ],
)
"""Each with the rules that demand it."""
