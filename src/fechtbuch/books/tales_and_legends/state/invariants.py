"""What holds between any two steps of a fight of Tales and Legends."""

from typing import Final

from fechtbuch.books.tales_and_legends.kinds.arms import GONE, GROUND, HAND, NOBODY, WORN
from fechtbuch.books.tales_and_legends.state.battle import CLOSING, OPENING, Battle
from fechtbuch.books.tales_and_legends.state.fighter import STANDARD, Combatant
from fechtbuch.engine.choices import Question
from fechtbuch.engine.grid import NOWHERE
from fechtbuch.engine.invariants import Invariant, Invariants


def one_body_a_field(fight: Battle) -> list[str]:
    """Outside a grapple, a hold and a saddle nobody stands on another's field."""
    found: list[str] = []
    if fight.phase == OPENING:
        return found
    taken: dict[int, Combatant] = {}
    for who in fight.fighters:
        if who.at == NOWHERE or not who.holds_field():
            continue
        if who.mount != NOBODY or who.holds_on != NOBODY:
            continue
        for f in fight.ground_of(who):
            other = taken.get(int(f))
            if other is not None and (who.grapple == NOBODY or who.grapple != other.grapple):
                found.append(f"{who.slug} is where {other.slug} is")
            taken[int(f)] = who
    return found


def nothing_is_owed(fight: Battle) -> list[str]:
    """No action, point or missile is below nothing, and no budget above its measure."""
    found: list[str] = []
    for who in fight.fighters:
        counts = (who.standard, who.extra, who.fatigue, who.exhaustion, who.mana, who.luck)
        if min(counts) < 0 or who.dodges < 0 or who.full_left < 0 or who.rounds_left < 0:
            found.append(f"{who.slug} owes something")
        if who.standard > STANDARD or who.extra > 1:
            found.append(f"{who.slug} has too much")
    for thing in fight.things:
        if thing.count < 0:
            found.append(f"{thing.slug} is fewer than none")
    return found


def grapples_know_their_members(fight: Battle) -> list[str]:
    """Both sides have members, and each of them knows of the grapple."""
    found: list[str] = []
    numbers = []
    for grapple in fight.grapples:
        numbers.append(grapple.number)
        if len(grapple.one) == 0 or len(grapple.other) == 0:
            found.append(f"grapple {grapple.number} has one side")
        for index in grapple.one + grapple.other:
            if fight.fighters[index].grapple != grapple.number:
                found.append(f"{fight.fighters[index].slug} knows of no grapple")
    for who in fight.fighters:
        if who.grapple == NOBODY:
            continue
        own = fight.grapple_of(who)
        if own is None or who.index not in own.one + own.other:
            found.append(f"{who.slug} is in a grapple that knows of nobody")
    return found


def grapplers_touch(fight: Battle) -> list[str]:
    """Everybody in a grapple adjoins somebody of it."""
    found: list[str] = []
    for grapple in fight.grapples:
        members = [fight.fighters[index] for index in grapple.one + grapple.other]
        for who in members:
            near = [one for one in members if one is not who and fight.apart(one, who) <= 1]
            if len(near) == 0 or who.out() or who.gone:
                found.append(f"{who.slug} touches nobody")
    return found


def pins_are_held(fight: Battle) -> list[str]:
    """Who pins is in the same grapple and not pinned himself."""
    found: list[str] = []
    for who in fight.fighters:
        if who.pinned_by == NOBODY:
            continue
        by = fight.fighters[who.pinned_by]
        if who.grapple == NOBODY or by.grapple != who.grapple or by.pinned_by != NOBODY:
            found.append(f"{who.slug} is pinned by nobody")
    return found


def who_presses_lies_on_somebody(fight: Battle) -> list[str]:
    """Both lie, in one grapple."""
    found: list[str] = []
    for who in fight.fighters:
        if who.on_top_of == NOBODY:
            continue
        under = fight.fighters[who.on_top_of]
        if not (who.prone and under.prone) or who.grapple != under.grapple:
            found.append(f"{who.slug} presses nobody")
    return found


def riders_and_mounts_know_each_other(fight: Battle) -> list[str]:
    """A rider's mount has that rider, on the same field."""
    found: list[str] = []
    for who in fight.fighters:
        if who.mount != NOBODY:
            mount = fight.fighters[who.mount]
            if mount.rider != who.index or mount.at != who.at:
                found.append(f"{who.slug} rides what is elsewhere")
        if who.rider != NOBODY and fight.fighters[who.rider].mount != who.index:
            found.append(f"{who.slug} is ridden by nobody")
    return found


def saddles_carry(fight: Battle) -> list[str]:
    """Nobody sits on a mount that lies, is out or gone, nor lies in the saddle."""
    found: list[str] = []
    for who in fight.fighters:
        if who.mount == NOBODY:
            continue
        mount = fight.fighters[who.mount]
        if mount.prone or mount.out() or mount.gone or who.prone or who.out() or who.gone:
            found.append(f"{who.slug} sits on nothing")
    return found


def holds_have_their_ground(fight: Battle) -> list[str]:
    """Who holds on has a hand for it and a huge creature that is up and there."""
    found: list[str] = []
    for who in fight.fighters:
        if who.holds_on == NOBODY:
            continue
        creature = fight.fighters[who.holds_on]
        there = creature.block.huge and not creature.out() and not creature.gone
        if not there or creature.at != who.at or who.out() or who.grapple != NOBODY:
            found.append(f"{who.slug} holds on to nothing")
        elif who.gripping_hands() == 0:
            found.append(f"{who.slug} holds on with no hand")
    return found


def the_fallen_are_out_of_everything(fight: Battle) -> list[str]:
    """Dead, stunned or unconscious: lying, empty-handed, with nothing planned."""
    found: list[str] = []
    for who in fight.fighters:
        if not who.out() or who.gone:
            continue
        planned = len(who.prepared) + len(who.covers) + len(who.parries) + who.dodges
        if len(who.hands) > 0 or planned > 0 or who.grapple != NOBODY:
            found.append(f"{who.slug} is out and still does something")
    return found


def things_are_in_one_place(fight: Battle) -> list[str]:
    """Whoever has a thing is the one it names, and nobody else has it."""
    found: list[str] = []
    for thing in fight.things:
        had = 0
        for who in fight.fighters:
            for place, things in ((HAND, who.hands), (WORN, who.worn), (-1, who.carried)):
                if thing not in things:
                    continue
                had += 1
                fits = thing.place == place or (place < 0 and thing.place not in (HAND, WORN))
                if thing.holder != who.index or not fits:
                    found.append(f"{who.slug} has {thing.slug}, which is elsewhere")
        lies = thing.place in (GROUND, GONE)
        if had > 1 or (had == 0 and not lies) or (lies and had > 0):
            found.append(f"{thing.slug} is in {had} places")
    return found


def hands_are_two(fight: Battle) -> list[str]:
    """Nobody holds more than two hands can."""
    return [f"{who.slug} has too few hands" for who in fight.fighters if who.hands_taken() > 2]


def prepared_attacks_can_be_made(fight: Battle) -> list[str]:
    """An attack that waits has its weapon, and its owner stands free."""
    found: list[str] = []
    for who in fight.fighters:
        for plan in who.prepared:
            if not who.holds(fight.thing_of(who, plan.thing)):
                found.append(f"{who.slug} waits with nothing")
            against = plan.against
            bound = who.grapple != NOBODY
            if bound and against != NOBODY and fight.fighters[against].grapple == who.grapple:
                continue
            if bound or who.prone or who.helpless() or who.holds_on != NOBODY:
                found.append(f"{who.slug} waits without being able")
    return found


def covers_have_their_shield(fight: Battle) -> list[str]:
    """A cover is held."""
    return [
        f"{who.slug} covers with nothing"
        for who in fight.fighters
        for cover in who.covers
        if not who.holds(fight.things[cover.thing])
    ]


def parries_have_their_thing(fight: Battle) -> list[str]:
    """A bought parry has what it was bought for."""
    return [
        f"{who.slug} would parry with nothing"
        for who in fight.fighters
        for index in who.parries
        if not who.holds(fight.thing_of(who, index))
    ]


def climbers_are_at_the_wall(fight: Battle) -> list[str]:
    """Who climbs is on his feet beside it."""
    return [
        f"{who.slug} climbs nothing"
        for who in fight.fighters
        if who.climbing != NOWHERE
        and (who.prone or who.grapple != NOBODY or fight.grid.distance(who.at, who.climbing) != 1)
    ]


def only_one_acts(fight: Battle) -> list[str]:
    """Nobody but whose turn it is has actions, but for who declares in a duel."""
    return [
        f"{who.slug} has actions in another's turn"
        for who in fight.fighters
        if who.index not in (fight.acting, fight.declarer) and (who.standard > 0 or who.extra > 0)
    ]


def everybody_had_a_turn(fight: Battle) -> list[str]:
    """Before a round closes, whoever is able to act has had his turn."""
    if fight.phase != CLOSING:
        return []
    order = [fight.fighters[index] for index in fight.order]
    return [
        f"{who.slug} was not asked"
        for who in order
        if who.present() and not who.surprised and not who.acted
    ]


def rows_and_feints_have_their_ground(fight: Battle) -> list[str]:
    """A row of full-round actions is gone on with by somebody free, a feint is his whose turn it
    is, with the weapon in hand."""
    found: list[str] = []
    for who in fight.fighters:
        if who.full != "" and (who.out() or who.gone or who.grapple != NOBODY):
            found.append(f"{who.slug} goes on with {who.full}")
        if who.feint_target == NOBODY:
            continue
        held = who.holds(fight.thing_of(who, who.feint_thing))
        if fight.acting != who.index or not held or fight.fighters[who.feint_target].gone:
            found.append(f"{who.slug} has feinted in vain")
    return found


def everybody_is_on_the_map(fight: Battle) -> list[str]:
    """Whoever is in the fight stands on open ground, or on what he has climbed."""
    if fight.phase == OPENING:
        return []
    return [
        f"{who.slug} is off the map"
        for who in fight.fighters
        if not who.gone and (who.at == NOWHERE or not fight.grid.inside(who.at))
    ]


def nothing_is_left_of_a_step(fight: Battle) -> list[str]:
    """Falls and pushes are settled, and nobody is in the middle of a ride."""
    left = len(fight.falls) + len(fight.shoved)
    return ["something is left of a step"] if left > 0 or fight.riding != NOBODY else []


def who_is_asked_is_able(question: Question) -> list[str]:
    """Nobody is asked who is gone or fallen out, but for tests that others make him take."""
    who = question.who
    if isinstance(who, Combatant) and (who.gone or who.dead):
        return [f"{who.slug} is asked ({question.kind}) and is not there"]
    if isinstance(who, Combatant) and question.kind in ("turn", "declare", "declared"):
        if who.helpless():
            return [f"{who.slug} is asked ({question.kind}) and is helpless"]
    return []


INVARIANTS: Final = Invariants(
    [
        Invariant("one body a field", ["TAL-RUL-119", "TAL-RUL-58"], one_body_a_field),
        Invariant("nothing is owed", ["TAL-RUL-114", "TAL-SEQ-10"], nothing_is_owed),
        Invariant("grapples have two sides", ["TAL-RUL-78"], grapples_know_their_members),
        Invariant("grapplers touch", ["TAL-RUL-111", "TAL-GRP-01"], grapplers_touch),
        Invariant("pins are held", ["TAL-GRP-09", "TAL-RUL-120"], pins_are_held),
        Invariant("who presses lies on somebody", ["TAL-RUL-79"], who_presses_lies_on_somebody),
        Invariant("riders and mounts", ["TAL-MNT-01"], riders_and_mounts_know_each_other),
        Invariant("saddles carry", ["TAL-RUL-28", "TAL-RUL-109"], saddles_carry),
        Invariant(
            "holds have their ground", ["TAL-HLD-01", "TAL-RUL-118"], holds_have_their_ground
        ),
        Invariant("the fallen are out", ["TAL-RUL-84"], the_fallen_are_out_of_everything),
        Invariant("a thing is in one place", ["TAL-ACT-02"], things_are_in_one_place),
        Invariant("hands are two", ["TAL-ACT-13"], hands_are_two),
        Invariant(
            "what waits can be made", ["TAL-RUL-64", "TAL-RUL-112"], prepared_attacks_can_be_made
        ),
        Invariant("covers have a shield", ["TAL-RUL-77"], covers_have_their_shield),
        Invariant("parries have their thing", ["TAL-MAN-01"], parries_have_their_thing),
        Invariant("climbers are at the wall", ["TAL-MOV-14"], climbers_are_at_the_wall),
        Invariant("only one acts", ["TAL-SEQ-02", "TAL-SEQ-10"], only_one_acts),
        Invariant("everybody had a turn", ["TAL-SEQ-02", "TAL-SEQ-15"], everybody_had_a_turn),
        Invariant(
            "rows and feints have their ground",
            ["TAL-RUL-20", "TAL-RUL-33"],
            rows_and_feints_have_their_ground,
        ),
        Invariant("everybody is on the map", ["TAL-RUL-58"], everybody_is_on_the_map),
        Invariant("steps are settled", ["TAL-SEQ-13"], nothing_is_left_of_a_step),
    ],
    [Invariant("who is asked is able", ["TAL-RUL-84", "TAL-STA-02"], who_is_asked_is_able)],
)
"""Each with the rules that demand it."""
