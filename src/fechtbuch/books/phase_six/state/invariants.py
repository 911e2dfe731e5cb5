"""What holds between any two acts of a Phase Six fight."""

from typing import Final

from fechtbuch.books.phase_six.kinds.arms import (
    ARMOUR,
    BUTT_ID,
    CARRIED,
    FISTS_ID,
    GROUND,
    MAIN,
    NOBODY,
    NOTHING,
    OFF,
    SHIELD,
    UNLIMITED,
)
from fechtbuch.books.phase_six.state.battle import ACTING, TURN_START, Battle
from fechtbuch.books.phase_six.state.clouds import SMOKE
from fechtbuch.books.phase_six.state.fighter import DEAD_AT, DOWN, Participant
from fechtbuch.engine.choices import Question
from fechtbuch.engine.grid import NOWHERE
from fechtbuch.engine.invariants import Invariant, Invariants


def one_body_a_field(fight: Battle) -> list[str]:
    """No two who are present share a field."""
    found: list[str] = []
    taken: dict[int, Participant] = {}
    for who in fight.fighters:
        if who.present() and who.at != NOWHERE:
            other = taken.get(who.at)
            if other is not None:
                found.append(f"{who.slug} is where {other.slug} is")
            taken[who.at] = who
    return found


def everybody_is_on_the_map(fight: Battle) -> list[str]:
    """Whoever is present is on a field that can be stood on."""
    return [
        f"{who.slug} is where nobody can be"
        for who in fight.fighters
        if who.present() and (who.at == NOWHERE or not fight.grid.open(who.at))
    ]


def nothing_is_owed(fight: Battle) -> list[str]:
    """No health, action, die or round is below nothing."""
    found: list[str] = []
    for who in fight.fighters:
        counts = (who.health, who.boosts, who.actions, who.bonus, who.destiny, who.rerolls)
        if min(counts) < 0 or who.chain < 0:
            found.append(f"{who.slug} owes something")
    for thing in fight.things:
        spare = 0 if thing.spare == UNLIMITED else thing.spare
        if thing.count < 0 or thing.loaded < 0 or spare < 0 or thing.condition < 0:
            found.append(f"{thing.slug} has less than nothing")
    return found


def levels_are_levels(fight: Battle) -> list[str]:
    """No condition is below nothing."""
    return [
        f"{who.slug} has less than no condition"
        for who in fight.fighters
        if min(who.dying, who.unconscious, who.shocked, who.burning, who.bleeding, who.poisoned) < 0
    ]


def the_dying_have_no_health(fight: Battle) -> list[str]:
    """Who is dying has no health, and who has none is dying, unconscious or dead."""
    found: list[str] = []
    for who in fight.fighters:
        if who.dying > 0 and who.health > 0:
            found.append(f"{who.slug} is dying with {who.health} health")
    return found


def death_is_a_level(fight: Battle) -> list[str]:
    """Nobody lives who is dying at the level of death."""
    return [
        f"{who.slug} is dying at {who.dying} and lives"
        for who in fight.fighters
        if who.dying >= DEAD_AT and not who.dead
    ]


def the_dying_have_no_other_condition(fight: Battle) -> list[str]:
    """Who is dying is not unconscious as well."""
    return [
        f"{who.slug} is dying and unconscious"
        for who in fight.fighters
        if who.dying > 0 and not who.dead and who.unconscious > 0
    ]


def hands_hold_what_is_in_them(fight: Battle) -> list[str]:
    """The main hand, the other and the arm hold things that say the same."""
    found: list[str] = []
    for who in fight.fighters:
        for held, place in ((who.main, MAIN), (who.off, OFF)):
            if held != NOTHING:
                thing = fight.things[held]
                if thing.holder != who.index or thing.place != place:
                    found.append(f"{who.slug} holds {thing.slug}, which is elsewhere")
        if who.shield != NOTHING:
            shield = fight.things[who.shield]
            if shield.holder != who.index or shield.kind != SHIELD:
                found.append(f"{who.slug} has {shield.slug} on the arm, which is elsewhere")
    return found


def things_are_in_the_hand_they_name(fight: Battle) -> list[str]:
    """What is in somebody's hand is what that hand holds."""
    found: list[str] = []
    for thing in fight.things:
        if thing.in_hand():
            if thing.holder == NOBODY:
                found.append(f"{thing.slug} is in nobody's hand")
                continue
            who = fight.fighters[thing.holder]
            held = who.main if thing.place == MAIN else who.off
            if held != thing.index:
                found.append(f"{thing.slug} is in the hand of {who.slug}, who holds another thing")
    return found


def what_lies_lies_somewhere(fight: Battle) -> list[str]:
    """A thing on the ground is on a field and nobody's; what is carried has a bearer."""
    found: list[str] = []
    for thing in fight.things:
        if thing.place == GROUND and thing.holder != NOBODY:
            found.append(f"{thing.slug} lies there and is carried")
        if thing.place == CARRIED and thing.holder == NOBODY:
            found.append(f"{thing.slug} is carried by nobody")
    return found


def two_handed_weapons_take_both(fight: Battle) -> list[str]:
    """Beside a two-handed weapon there is nothing in the other hand."""
    found: list[str] = []
    for who in fight.fighters:
        if who.main != NOTHING and who.off != NOTHING:
            for held in (who.main, who.off):
                weapon = fight.things[held].weapon
                if weapon is not None and weapon.hands == 2:
                    found.append(f"{who.slug} has two hands at {fight.things[held].slug}, and more")
    return found


def magazines_hold_no_more(fight: Battle) -> list[str]:
    """No weapon has more rounds in it than it takes."""
    return [
        f"{thing.slug} is loaded with {thing.loaded}"
        for thing in fight.things
        if thing.weapon is not None and 0 < thing.weapon.capacity < thing.loaded
    ]


def _able(who: Participant) -> bool:
    return who.present() and not who.helpless()


def aims_rest_on_something(fight: Battle) -> list[str]:
    """Who aims is able, has the weapon ready, and his target is one."""
    return [
        f"{who.slug} goes on aiming"
        for who in fight.fighters
        if who.aim_steps > 0 and not _sights(fight, who, int(who.aim_target), int(who.aim_weapon))
    ]


def accurate_attacks_rest_on_something(fight: Battle) -> list[str]:
    """So it is with an accurate attack in the making."""
    found: list[str] = []
    for who in fight.fighters:
        if who.accurate_steps > 0:
            if not _sights(fight, who, int(who.accurate_target), int(who.accurate_weapon)):
                found.append(f"{who.slug} goes on investing")
    return found


def _sights(fight: Battle, who: Participant, target: int, weapon: int) -> bool:
    if not _able(who) or target == NOBODY or not fight.fighters[target].present():
        return False
    if fight.fighters[target].hidden_from >> who.side & 1:
        return False
    if weapon in (FISTS_ID, BUTT_ID):
        return True
    return weapon in (who.main, who.off)


def rests_carry_weapons(fight: Battle) -> list[str]:
    """A rested weapon is one that can be rested, in the main hand of somebody able."""
    found: list[str] = []
    for who in fight.fighters:
        if who.braced:
            weapon = None if who.main == NOTHING else fight.things[who.main].weapon
            if not _able(who) or weapon is None or not weapon.braceable:
                found.append(f"{who.slug} has nothing on the rest")
    return found


def raised_shields_are_there(fight: Battle) -> list[str]:
    """A raised shield is on the arm of somebody able, beside one one-handed weapon or none."""
    found: list[str] = []
    for who in fight.fighters:
        if who.block_state != DOWN:
            weapon = None if who.main == NOTHING else fight.things[who.main].weapon
            free = who.off == NOTHING and (weapon is None or weapon.hands == 1)
            if who.shield == NOTHING or not free or not _able(who):
                found.append(f"{who.slug} holds up no shield")
    return found


def readying_gets_at_something(fight: Battle) -> list[str]:
    """What is being readied is carried by that one or lies within a metre."""
    found: list[str] = []
    for who in fight.fighters:
        if who.readying != NOTHING:
            thing = fight.things[who.readying]
            if thing.place == GROUND:
                good = fight.grid.distance(thing.at, who.at) <= 1
            else:
                good = thing.holder == who.index and thing.place == CARRIED
            if not good or not _able(who):
                found.append(f"{who.slug} readies {thing.slug} out of reach")
    return found


def the_helpless_have_no_actions(fight: Battle) -> list[str]:
    """The unconscious, the sleeping, the dying, the dead and who has left have no actions."""
    return [
        f"{who.slug} has {who.actions} actions and is not able"
        for who in fight.fighters
        if who.actions > 0 and (who.helpless() or who.dead or who.withdrawn)
    ]


def the_dying_do_not_rest(fight: Battle) -> list[str]:
    """Nobody rests who is dying or not there."""
    return [
        f"{who.slug} rests"
        for who in fight.fighters
        if who.resting and (who.dying > 0 or not who.present())
    ]


def smoke_is_where_its_clouds_are(fight: Battle) -> list[str]:
    """What is hidden from the eye is what lies under smoke."""
    under: set[int] = set()
    for cloud in fight.clouds:
        if cloud.kind == SMOKE and cloud.there:
            for f in fight.grid.area(cloud.at, cloud.across // 2):
                under.add(f)
    known: set[int] = set()
    if fight.fog is not None:
        for f in fight.fog:
            known.add(f)
    return [] if known == under else ["the smoke is elsewhere"]


def clouds_last_a_while(fight: Battle) -> list[str]:
    """A cloud that is there has rounds left, and an extent."""
    return [
        f"{cloud.kind} outlasts itself"
        for cloud in fight.clouds
        if cloud.left <= 0 or cloud.across < 0
    ]


def everybody_has_one_place(fight: Battle) -> list[str]:
    """The order of initiative names nobody twice, and the turn is somebody's."""
    if len(set(fight.order)) != len(fight.order):
        return ["somebody has two places in the order"]
    if fight.phase in (TURN_START, ACTING) and not 0 <= fight.place <= len(fight.order):
        return ["the turn is nobody's"]
    return []


def armour_is_worn_by_its_bearer(fight: Battle) -> list[str]:
    """The protection that is reckoned with is that of the armour worn."""
    found: list[str] = []
    for who in fight.fighters:
        worn = 0
        for thing in fight.things:
            if (
                thing.holder == who.index
                and thing.kind == ARMOUR
                and thing.place
                not in (
                    CARRIED,
                    GROUND,
                )
            ):
                worn += thing.stops()
        if worn != who.worn:
            found.append(f"{who.slug} wears {worn} and has {who.worn}")
    return found


def who_is_asked_is_there(question: Question) -> list[str]:
    """Nobody but the able is asked, unless it is about a roll that the helpless make, too."""
    who = question.who
    if question.kind in ("extra", "resist-disarm", "pain"):
        return []
    if isinstance(who, Participant) and not _able(who):
        return [f"{who.slug} is asked ({question.kind}) and is not able"]
    return []


INVARIANTS: Final = Invariants(
    [
        Invariant("one body a field", ["PSX-TRN-16"], one_body_a_field),
        Invariant("everybody is on the map", ["PSX-TRN-16", "PSX-RUL-74"], everybody_is_on_the_map),
        Invariant("nothing is owed", ["PSX-BON-06", "PSX-TRN-05"], nothing_is_owed),
        Invariant("conditions are levels", ["PSX-STA-01"], levels_are_levels),
        Invariant("the dying have no health", ["PSX-STA-04"], the_dying_have_no_health),
        Invariant("death is a level of dying", ["PSX-STA-04"], death_is_a_level),
        Invariant("the dying are that alone", ["PSX-STA-04"], the_dying_have_no_other_condition),
        Invariant("hands know their things", ["PSX-EQP-02"], hands_hold_what_is_in_them),
        Invariant("things know their hands", ["PSX-EQP-02"], things_are_in_the_hand_they_name),
        Invariant("a thing is in one place", ["PSX-EQP-02"], what_lies_lies_somewhere),
        Invariant("two-handed is both hands", ["PSX-EQP-02"], two_handed_weapons_take_both),
        Invariant("magazines have a capacity", ["PSX-RUL-52"], magazines_hold_no_more),
        Invariant("an aim has its ground", ["PSX-RUL-18"], aims_rest_on_something),
        Invariant("investing has its ground", ["PSX-RUL-20"], accurate_attacks_rest_on_something),
        Invariant("a rest has its weapon", ["PSX-RUL-38"], rests_carry_weapons),
        Invariant("a raised shield is there", ["PSX-RUL-28"], raised_shields_are_there),
        Invariant("readying gets at it", ["PSX-RUL-75"], readying_gets_at_something),
        Invariant(
            "the helpless have no actions",
            ["PSX-TRN-04", "PSX-STA-16"],
            the_helpless_have_no_actions,
        ),
        Invariant("the dying do not rest", ["PSX-STA-13"], the_dying_do_not_rest),
        Invariant("smoke is where its clouds are", ["PSX-THR-07"], smoke_is_where_its_clouds_are),
        Invariant("clouds pass", ["PSX-THR-07"], clouds_last_a_while),
        Invariant("one place in the order", ["PSX-INI-03"], everybody_has_one_place),
        Invariant("protection is worn", ["PSX-DMG-06", "PSX-ARM-02"], armour_is_worn_by_its_bearer),
    ],
    [Invariant("who is asked is able", ["PSX-STA-16", "PSX-RUL-48"], who_is_asked_is_there)],
)
"""Each with the rules that demand it."""
