"""What hands and holds can be used for at this moment, and on whom (GUR-WRE, GUR-MOV-11)."""

from typing import Final

from mypy_extensions import i64

from fechtbuch.books.gurps.kinds.arms import BOTH, NOBODY
from fechtbuch.books.gurps.kinds.terms import (
    ALL_OUT_ATTACK,
    ATTACK,
    COMMITTED,
    CROUCHING,
    DEFENSIVE,
    FEINT,
    KNEELING,
    LEFT_ARM,
    LEFT_FOOT,
    LEFT_HAND,
    LEFT_LEG,
    LYING,
    MOVE_AND_ATTACK,
    NECK,
    RANGED,
    RIGHT_ARM,
    RIGHT_FOOT,
    RIGHT_HAND,
    RIGHT_LEG,
    SLAM,
    STANDING,
    TORSO,
)
from fechtbuch.books.gurps.rules.basics.held_limbs import empty_hands, seizing_hands
from fechtbuch.books.gurps.rules.basics.rolls import LEAST_SCORE
from fechtbuch.books.gurps.rules.declared.declared_blow import wrestling_blow
from fechtbuch.books.gurps.rules.declared.may_attempt import may_telegraph
from fechtbuch.books.gurps.rules.hitting.to_hit import attack_score
from fechtbuch.books.gurps.rules.moving.facing_and_reach import FRONT, REAR, arc_from, arc_of
from fechtbuch.books.gurps.rules.moving.movement import has_room, mobile
from fechtbuch.books.gurps.rules.things.turn_under_way import Turn
from fechtbuch.books.gurps.rules.things.usable_weapons import foes_of
from fechtbuch.books.gurps.state.battle import Battle
from fechtbuch.books.gurps.state.blow import GRAPPLE
from fechtbuch.books.gurps.state.choices import Action
from fechtbuch.books.gurps.state.fighter import Combatant
from fechtbuch.books.gurps.state.holds import Hold
from fechtbuch.books.gurps.state.things import Thing

PARTS: Final = (
    TORSO,
    NECK,
    RIGHT_ARM,
    LEFT_ARM,
    RIGHT_HAND,
    LEFT_HAND,
    RIGHT_LEG,
    LEFT_LEG,
    RIGHT_FOOT,
    LEFT_FOOT,
)
"""Body parts that can be seized (GUR-WRE-03)."""


def choke_weapons(fighter: Combatant) -> list[Thing]:
    """GUR-WRE-12: weapons in both hands with which a neck can be seized."""
    return [
        thing
        for thing in fighter.hands
        if thing.grip == BOTH
        and thing.ready()
        and any(not f.mode.ranged and f.mode.longest() >= 1 for f in thing.forms)
    ]


def may_grapple(fight: Battle, turn: Turn) -> bool:
    """GUR-WRE-01, GUR-WRE-12: with a free hand, or with a weapon in both."""
    if turn.bare_handed() and empty_hands(fight, turn.fighter) != 0:
        return True
    return len(chokers(turn)) > 0


def chokers(turn: Turn) -> list[Thing]:
    """Those of them that the manoeuvre was declared with, if it was with one."""
    return [thing for thing in choke_weapons(turn.fighter) if not turn.bound or turn.named is thing]


def grapple_targets(fight: Battle, turn: Turn) -> list[Combatant]:
    """Foes in one's hex, or in one that can be entered with what movement is left."""
    fighter = turn.fighter
    found: list[Combatant] = []
    goes = turn.enters()
    if goes and len(fight.holds) > 0:
        goes = mobile(fight, fighter)
    for foe in foes_of(fight, fighter):
        if not turn.may_aim_at(foe):
            continue
        n = fight.apart(fighter, foe)
        near = n == 0
        if n == 1 and goes and has_room(fight, fighter, foe, True):
            near = arc_of(fight, fighter, foe.at) == FRONT
        if near and any(may_seize(fight, turn, foe, part) for part in parts_for(fight, turn, foe)):
            found.append(foe)
    return found


def parts_for(fight: Battle, turn: Turn, foe: Combatant) -> tuple[int, ...]:
    """GUR-RUL-87: any part with a free hand; with a weapon in both the neck, from behind."""
    fighter = turn.fighter
    if turn.bare_handed() and seizing_hands(fight, fighter, foe) != 0:
        return PARTS
    behind = arc_from(fight, foe, fighter) == REAR or foe.face_down  # GUR-RUL-60
    return (NECK,) if behind and chokers(turn) else ()


def may_seize(fight: Battle, turn: Turn, foe: Combatant, part: i64) -> bool:
    """Whether he may grapple this part: not held, not tried yet, and with some hope."""
    fighter = turn.fighter
    if fight.hold_on(fighter, foe, part) is not None or (foe.severed() >> part) & 1 == 1:
        return False  # GUR-RUL-87, GUR-RUL-74
    if turn.has_tried("grapple", fighter.index, foe.index, part):
        return False
    action = Action("grapple", foe)
    action.part = part
    action.telegraphic = may_telegraph(fight, fighter, foe)
    blow = wrestling_blow(fight, turn, action, GRAPPLE)
    return attack_score(fight, blow).total >= LEAST_SCORE


def grab_targets(fight: Battle, turn: Turn) -> list[Combatant]:
    """Foes with something in hand, and a hand for it; three have no room (GUR-RUL-88)."""
    fighter = turn.fighter
    return [
        foe
        for foe in grapple_targets(fight, turn)
        if grab_items(fight, fighter, foe)
        and seizing_hands(fight, fighter, foe) != 0
        and has_room(fight, fighter, foe, False)
    ]


def grab_items(fight: Battle, fighter: Combatant, foe: Combatant) -> list[Thing]:
    """What he can snatch at: what he has not seized yet (GUR-RUL-87)."""
    return [
        thing
        for thing in foe.hands
        if not thing.kind.natural
        and not any(
            hold.holder == fighter.index and hold.item == thing.index for hold in fight.holds
        )
    ]


def slam_targets(fight: Battle, turn: Turn) -> list[Combatant]:
    """Foes in the next hex, straight on if one has run."""
    fighter = turn.fighter
    if turn.slammed or (turn.version in (RANGED, FEINT) and turn.manoeuvre == ALL_OUT_ATTACK):
        return []
    if turn.manoeuvre == MOVE_AND_ATTACK and turn.version != SLAM:
        return []
    if turn.manoeuvre in (COMMITTED, DEFENSIVE) or fighter.posture != STANDING:
        return []
    if len(fight.holds) > 0 and fight.held(fighter):
        return []
    if not turn.enters():
        return []
    return [
        foe
        for foe in foes_of(fight, fighter)
        if fight.apart(fighter, foe) == 1
        and arc_of(fight, fighter, foe.at) == FRONT
        and has_room(fight, fighter, foe, False)
    ]


def follows_up(fight: Battle, turn: Turn, verb: str) -> bool:
    """GUR-WRE-18, GUR-RUL-55: whether a grappling action may take the place of this attack."""
    if turn.follow != 0 or turn.version == RANGED:
        return False
    if turn.manoeuvre not in (ATTACK, ALL_OUT_ATTACK, COMMITTED):
        return False
    if verb != "break-free" and (not turn.bare_handed() or fight.pinned(turn.fighter)):
        return False
    return len(open_holds(fight, turn, verb)) > 0


def open_holds(fight: Battle, turn: Turn, verb: str) -> list[Hold]:
    """The holds through which a grappling action is possible now."""
    found: list[Hold] = []
    fighter = turn.fighter
    if verb == "break-free":
        for hold in fight.holds:
            if hold.victim == fighter.index:
                if not hold.pin or fighter.until_free == 0:
                    found.append(hold)
    else:
        for hold in fight.holds:
            if hold.holder == fighter.index and _allows(fight, fighter, verb, hold):
                found.append(hold)
        if verb in ("arm-lock", "judo-throw"):
            found.extend(_openings(fight, turn, verb))
    return [hold for hold in found if not turn.has_tried(verb, hold.holder, hold.victim, hold.part)]


def holds_with(fight: Battle, turn: Turn, verb: str, slug: str) -> list[Hold]:
    """Those of them that concern one other fighter."""
    return [
        hold for hold in open_holds(fight, turn, verb) if other_of(fight, verb, hold).slug == slug
    ]


def other_of(fight: Battle, verb: str, hold: Hold) -> Combatant:
    """Whom a grappling action is against: the holder to break free from, else the victim."""
    return fight.fighters[hold.holder if verb == "break-free" else hold.victim]


def _openings(fight: Battle, turn: Turn, verb: str) -> list[Hold]:
    """GUR-RUL-28: foes whose attack was parried with Judo and whose hex can be entered."""
    fighter = turn.fighter
    found: list[Hold] = []
    if verb == "arm-lock" and empty_hands(fight, fighter) != BOTH:
        return found
    if verb == "judo-throw" and fighter.block.judo == 0:
        return found
    near = grapple_targets(fight, turn)
    for opening in fighter.openings:
        foe = fight.fighters[opening.foe]
        if verb == "arm-lock" and opening.arm == 0:
            continue
        if foe in near and fight.hold_between(fighter, foe) is None:
            part: i64 = LEFT_ARM if opening.arm == 2 else RIGHT_ARM
            found.append(Hold(fighter.index, foe.index, part, 0))
    return found


def _allows(fight: Battle, fighter: Combatant, verb: str, hold: Hold) -> bool:
    """Whether a hold is one for this action."""
    victim = fight.fighters[hold.victim]
    if hold.item != NOBODY:
        return verb == "wrest" and not hold.fresh  # GUR-WRE-20: on later turns
    if verb == "arm-lock":  # GUR-WRE-05
        able = fighter.block.judo > 0 or fighter.block.wrestling > 0
        hands = empty_hands(fight, fighter) | hold.hands
        return able and hold.part in (RIGHT_ARM, LEFT_ARM) and not hold.lock and hands == BOTH
    if verb == "judo-throw":  # GUR-WRE-07
        return fighter.block.judo > 0 and victim.posture != LYING and not hold.pin
    if verb == "strangle":  # GUR-WRE-10
        return hold.part == NECK and hold.weapon == NOBODY
    if verb == "choke":  # GUR-WRE-11
        return hold.part == NECK and hold.behind and hold.hands == BOTH and not hold.fresh
    if verb == "neck-snap":  # GUR-WRE-13
        return hold.part == NECK and hold.weapon == NOBODY
    if verb == "wrench":  # GUR-WRE-14
        return hold.part in (RIGHT_ARM, LEFT_ARM, RIGHT_LEG, LEFT_LEG)
    if verb == "takedown":  # GUR-WRE-15
        return victim.posture <= CROUCHING and fighter.posture <= KNEELING
    if verb == "pin":  # GUR-WRE-16
        return hold.part == TORSO and victim.posture == LYING and not hold.pin
    if verb == "add-hand":  # GUR-WRE-03
        return hold.hands != BOTH and empty_hands(fight, fighter) != 0
    return False
