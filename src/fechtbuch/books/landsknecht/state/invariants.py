"""What holds between any two turns of a Landsknecht fight."""

from typing import Final

from fechtbuch.books.landsknecht.kinds.arms import GROUND, HAND, NOBODY, PACK, POUCH, SPENT
from fechtbuch.books.landsknecht.state.battle import Battle
from fechtbuch.books.landsknecht.state.fighter import Combatant
from fechtbuch.engine.choices import Question
from fechtbuch.engine.grid import NOWHERE
from fechtbuch.engine.invariants import Invariant, Invariants

LIGHT: Final = 6
"""Squares within which a torch lights somebody (LSK-RUL-89)."""


def holders_know(fight: Battle) -> list[str]:
    """Whoever holds somebody is among those who hold him."""
    found: list[str] = []
    for one in fight.fighters:
        if one.hold_on != NOBODY:
            victim = fight.fighters[one.hold_on]
            if one.index not in victim.held_by and victim.caught_by != one.index:
                found.append(f"{one.slug} holds {victim.slug}, who is not held by him")
    return found


def held_know(fight: Battle) -> list[str]:
    """Whoever is held or caught is held by somebody who knows of it, and by each once."""
    found: list[str] = []
    for one in fight.fighters:
        holders = list(one.held_by)
        if one.caught_by != NOBODY:
            holders.append(int(one.caught_by))
        if len(set(holders)) != len(holders):
            found.append(f"{one.slug} is held twice by one man")
        for index in holders:
            if fight.fighters[index].hold_on != one.index:
                found.append(f"{one.slug} is held by {fight.fighters[index].slug}, who holds not")
    return found


def grips_touch(fight: Battle) -> list[str]:
    """Holder and held are in contact, at the reach of the mancatcher where it is one."""
    found: list[str] = []
    for one in fight.fighters:
        if one.hold_on != NOBODY:
            victim = fight.fighters[one.hold_on]
            most = 2 if victim.caught_by == one.index else 1
            if fight.apart(one, victim) > most:
                found.append(f"{one.slug} holds {victim.slug} from afar")
    return found


def holders_are_able(fight: Battle) -> list[str]:
    """Nobody holds who is down, gone, surrendered, helpless or held himself."""
    return [
        f"{one.slug} cannot hold anybody"
        for one in fight.fighters
        if one.hold_on != NOBODY and (not one.standing() or one.helpless() or one.immobilised())
    ]


def tools_are_in_hand(fight: Battle) -> list[str]:
    """Who has caught or chokes somebody has the mancatcher or the garrote in hand."""
    found: list[str] = []
    for one in fight.fighters:
        if one.caught_by != NOBODY and not _wields(fight.fighters[one.caught_by], True):
            found.append(f"{one.slug} is caught without a mancatcher")
        if one.garrotted_by != NOBODY and not _wields(fight.fighters[one.garrotted_by], False):
            found.append(f"{one.slug} is choked without a garrote")
    return found


def _wields(holder: Combatant, mancatcher: bool) -> bool:
    for thing in holder.hands:
        weapon = thing.weapon
        if weapon is not None and (weapon.mancatcher if mancatcher else weapon.garrote):
            return True
    return False


def chokers_hold(fight: Battle) -> list[str]:
    """Whoever is choked is in the grip of who chokes him."""
    return [
        f"{one.slug} is choked from nowhere"
        for one in fight.fighters
        if one.garrotted_by != NOBODY and one.garrotted_by not in one.held_by
    ]


def saddles_are_shared(fight: Battle) -> list[str]:
    """Rider and mount know of each other and are in one place."""
    found: list[str] = []
    for one in fight.fighters:
        if one.mount != NOBODY:
            mount = fight.fighters[one.mount]
            if mount.rider != one.index:
                found.append(f"{one.slug} rides {mount.slug}, which carries another")
            elif one.at != mount.at and not (one.gone or mount.gone):
                found.append(f"{one.slug} rides {mount.slug} from another square")
        if one.rider != NOBODY and fight.fighters[one.rider].mount != one.index:
            found.append(f"{one.slug} carries a rider who is not on it")
    return found


def mounts_stand(fight: Battle) -> list[str]:
    """A mount that lies there or is gone carries nobody who is in the fight."""
    return [
        f"{one.slug} rides a horse that is down"
        for one in fight.fighters
        if one.mount != NOBODY
        and not one.gone
        and (fight.fighters[one.mount].down or fight.fighters[one.mount].gone)
    ]


def one_body_a_square(fight: Battle) -> list[str]:
    """No two who stand share a square, but rider and mount, and who was pulled from the saddle."""
    found: list[str] = []
    taken: dict[int, Combatant] = {}
    for one in fight.fighters:
        if not one.standing() or one.mount != NOBODY or (one.prone and one.immobilised()):
            continue
        for square in fight.ground_of(one):
            other = taken.get(square)
            if other is not None:
                found.append(f"{one.slug} stands where {other.slug} stands")
            taken[square] = one
    return found


def everybody_is_on_the_map(fight: Battle) -> list[str]:
    """Whoever stands in the fight stands on ground that is open."""
    found: list[str] = []
    for one in fight.fighters:
        if one.standing():
            for square in fight.ground_of(one):
                if square == NOWHERE or not fight.grid.open(square):
                    found.append(f"{one.slug} stands where nobody can")
    return found


def a_thing_is_in_one_place(fight: Battle) -> list[str]:
    """In somebody's hands, about him, on the ground, or spent: one of them."""
    found: list[str] = []
    for thing in fight.things:
        holders = [one.slug for one in fight.fighters if thing in one.hands or thing in one.carried]
        if thing.place == GROUND:
            # A closed net is where its victim is (LSK-RUL-89).
            lies = (thing.at != NOWHERE) != (thing.closed_on != NOBODY)
            good = not holders and thing.holder == NOBODY and lies
        elif thing.place == SPENT:
            good = not holders
        else:
            owner = fight.fighters[thing.holder] if thing.holder != NOBODY else None
            good = owner is not None and holders == [owner.slug]
            if good and owner is not None:
                good = (thing in owner.hands) == (thing.place == HAND)
        if not good:
            found.append(f"{thing.slug} is in no one place")
    return found


def hands_are_enough(fight: Battle) -> list[str]:
    """Nobody holds more than he has hands for, nor one thing twice."""
    found: list[str] = []
    for one in fight.fighters:
        if len({int(thing.index) for thing in one.hands}) != len(one.hands):
            found.append(f"{one.slug} holds one thing twice")
        if not one.block.creature and len(one.hands) > 2 - one.arms_lost:
            found.append(f"{one.slug} holds {len(one.hands)} things with {2 - one.arms_lost} arms")
    return found


def aims_rest_on_weapons(fight: Battle) -> list[str]:
    """Who aims has the weapon in hand and is in nobody's grip."""
    found: list[str] = []
    for one in fight.fighters:
        if one.aiming and one.aiming_with != NOBODY:
            aimed = fight.things[one.aiming_with]
            if one.immobilised() or not one.holds(aimed):
                found.append(f"{one.slug} aims with {aimed.slug}, which he does not hold ready")
    return found


def plans_rest_on_things(fight: Battle) -> list[str]:
    """What is loaded is in hand, what is sought in one's own bags, and nobody holds one then."""
    found: list[str] = []
    for one in fight.fighters:
        loading = one.loading
        if loading is not None and (one.immobilised() or not one.holds(loading)):
            found.append(f"{one.slug} loads what he does not hold")
        sought = one.search
        if sought is not None:
            mine = sought.holder == one.index and sought.place in (POUCH, PACK)
            if one.immobilised() or not mine:
                found.append(f"{one.slug} searches for what he does not have")
    return found


def improvising_goes_on(fight: Battle) -> list[str]:
    """An improvised action of several Rounds is one of somebody who is free to do it."""
    return [
        f"{one.slug} goes on improvising"
        for one in fight.fighters
        if one.busy_rounds > 0
        and (one.routed or one.immobilised() or one.helpless() or not one.standing())
    ]


def the_dead_are_down(fight: Battle) -> list[str]:
    """Whoever is dead or unconscious is down."""
    return [
        f"{one.slug} is dead or unconscious and stands"
        for one in fight.fighters
        if (one.dead or one.unconscious) and not one.down
    ]


def who_is_out_does_nothing(fight: Battle) -> list[str]:
    """The dead, down, gone and surrendered neither parry, aim, load, search, cast nor wait."""
    return [
        f"{one.slug} is out and still does something"
        for one in fight.fighters
        if (one.down or one.gone or one.surrendered)
        and (one.parrying or one.loading is not None or one.casting is not None)
    ]


def the_held_cast_nothing(fight: Battle) -> list[str]:
    """A spell is lost with the caster's speech: in a grip, asleep or gagged he has none."""
    return [
        f"{one.slug} casts while held, asleep or gagged"
        for one in fight.fighters
        if one.casting is not None and (one.immobilised() or one.asleep or one.gagged)
    ]


def nets_are_about_somebody(fight: Battle) -> list[str]:
    """A net that is closed has somebody in it, who is netted."""
    return [
        f"{thing.slug} is closed about {fight.fighters[thing.closed_on].slug}, who is free"
        for thing in fight.things
        if thing.closed_on != NOBODY and not fight.fighters[thing.closed_on].netted
    ]


def lights_are_near(fight: Battle) -> list[str]:
    """Who is in a torch's light has one near him."""
    found: list[str] = []
    for one in fight.fighters:
        if one.torchlit and not one.gone:
            near = False
            for thing in fight.things:
                if thing.burning and thing.holder != NOBODY:
                    bearer = fight.fighters[thing.holder]
                    near = near or fight.apart(bearer, one) <= LIGHT
            if not near:
                found.append(f"{one.slug} is lit by nothing")
    return found


def damage_waits_for_ties(fight: Battle) -> list[str]:
    """Damage waits only while a side that is tied with another acts."""
    waits = len(fight.waiting) + len(fight.poisoned)
    return ["damage waits for nobody"] if waits > 0 and not fight.tied else []


def nothing_is_owed(fight: Battle) -> list[str]:
    """No count of anything is below nothing."""
    found: list[str] = []
    for thing in fight.things:
        if thing.count < 0 or thing.shots < 0 or thing.load_left < 0 or thing.jam_left < 0:
            found.append(f"{thing.slug} has less than nothing")
    for one in fight.fighters:
        counts = (one.sleep_left, one.bolting, one.busy_rounds, one.hold_streak, one.search_left)
        if min(counts) < 0:
            found.append(f"{one.slug} has less than nothing of something")
    return found


def sides_have_an_order(fight: Battle) -> list[str]:
    """No side acts twice in a Round."""
    twice = len(set(fight.order)) != len(fight.order)
    return ["a side has two places in the order"] if twice else []


def who_is_asked_is_there(question: Question) -> list[str]:
    """Nobody is asked who is dead, gone or unconscious."""
    one = question.who
    if isinstance(one, Combatant) and (one.dead or one.gone or one.unconscious):
        return [f"{one.slug} is asked ({question.kind}) and is not there"]
    return []


def whose_turn_it_is_can_act(question: Question) -> list[str]:
    """A turn is asked of somebody who is neither asleep, paralysed, bound nor surrendered."""
    one = question.who
    if not isinstance(one, Combatant) or not question.own_turn():
        return []
    if one.asleep or one.paralysed or one.bound or one.surrendered or one.off_map:
        return [f"{one.slug} is asked what to do and can do nothing"]
    return []


INVARIANTS: Final = Invariants(
    [
        Invariant("a holder is known to the held", ["LSK-RUL-77", "LSK-WRS-06"], holders_know),
        Invariant("the held are known to the holder", ["LSK-RUL-77", "LSK-RUL-79"], held_know),
        Invariant("a grip is contact", ["LSK-RUL-77", "LSK-RUL-78"], grips_touch),
        Invariant("holders are able", ["LSK-RUL-77", "LSK-RUL-79"], holders_are_able),
        Invariant("a catch or choke has its tool", ["LSK-RUL-77", "LSK-EQP-02"], tools_are_in_hand),
        Invariant("who chokes holds", ["LSK-EQP-02"], chokers_hold),
        Invariant("rider and mount are one", ["LSK-MNT-01", "LSK-RUL-81"], saddles_are_shared),
        Invariant("what carries a rider stands", ["LSK-RUL-81", "LSK-MNT-06"], mounts_stand),
        Invariant("one body a square", ["LSK-MOV-08", "LSK-RUL-85"], one_body_a_square),
        Invariant("everybody is on the map", ["LSK-MOV-08", "LSK-RUL-84"], everybody_is_on_the_map),
        Invariant("a thing is in one place", ["LSK-EQP-01", "LSK-ITM-01"], a_thing_is_in_one_place),
        Invariant("hands are enough", ["LSK-WPN-03", "LSK-DMG-03"], hands_are_enough),
        Invariant("an aim has its weapon", ["LSK-RUL-82", "LSK-RUL-19"], aims_rest_on_weapons),
        Invariant("plans have their things", ["LSK-RUL-82", "LSK-ITM-02"], plans_rest_on_things),
        Invariant("improvising ends", ["LSK-RUL-86"], improvising_goes_on),
        Invariant("the dead are down", ["LSK-DMG-01", "LSK-DMG-02"], the_dead_are_down),
        Invariant("who is out does nothing", ["LSK-MOV-07", "LSK-DMG-02"], who_is_out_does_nothing),
        Invariant("the held cast nothing", ["LSK-CST-02"], the_held_cast_nothing),
        Invariant("a net is about somebody", ["LSK-RUL-89"], nets_are_about_somebody),
        Invariant("light is near", ["LSK-RUL-89"], lights_are_near),
        Invariant("damage waits for a tie", ["LSK-SEQ-05", "LSK-RUL-83"], damage_waits_for_ties),
        Invariant("nothing is owed", ["LSK-EQP-03", "LSK-MIS-09"], nothing_is_owed),
        Invariant("a side acts once a Round", ["LSK-SEQ-03", "LSK-SEQ-05"], sides_have_an_order),
    ],
    [
        Invariant("who is asked is there", ["LSK-DMG-02"], who_is_asked_is_there),
        Invariant("whose turn it is can act", ["LSK-CND-04"], whose_turn_it_is_can_act),
    ],
)
"""Each with the rules that demand it."""
