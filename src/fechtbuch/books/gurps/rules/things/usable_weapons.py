"""With what somebody can attack now, and whom (GUR-MOV-08, GUR-OPT-13, GUR-EQP-01)."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from fechtbuch.books.gurps.kinds.arms import LEGS, NOBODY, Form
from fechtbuch.books.gurps.kinds.terms import (
    ALL_OUT_ATTACK,
    BACK,
    COMMITTED,
    CROUCHING,
    FORWARD,
    LEFT_FOOT,
    LEFT_LEG,
    LONG,
    RIGHT_FOOT,
    RIGHT_LEG,
    SKULL,
    STANDING,
)
from fechtbuch.books.gurps.rules.basics.held_limbs import held_arms, locked_arms
from fechtbuch.books.gurps.rules.basics.states import standing_foe
from fechtbuch.books.gurps.rules.hitting.ranged import in_range, loaded, shot_form
from fechtbuch.books.gurps.rules.moving.facing_and_reach import (
    FRONT,
    REAR,
    arc_from,
    fits,
    reach_bits,
)
from fechtbuch.books.gurps.rules.moving.movement import has_room, mobile
from fechtbuch.books.gurps.rules.things.turn_under_way import Turn
from fechtbuch.books.gurps.state.battle import Battle
from fechtbuch.books.gurps.state.choices import BARE, HEAD_BUTT, KICK, PUNCH
from fechtbuch.books.gurps.state.fighter import Combatant
from fechtbuch.books.gurps.state.things import Thing
from fechtbuch.engine.grid import NOWHERE

_LEGS: Final = 1 << RIGHT_LEG | 1 << LEFT_LEG


@mypyc_attr(free_list_len=1, acyclic=True)
class Means:
    """A weapon or limb in one of its modes."""

    def __init__(self, thing: Thing | None, natural: str, form: Form, arm: i64) -> None:
        self.thing = thing
        self.natural = natural
        self.form = form
        self.arm = arm

    def name(self) -> str:
        """How a choice calls it."""
        return self.natural if self.thing is None else self.thing.slug

    def level(self, fighter: Combatant) -> i64:
        """The skill that he has with it, in the hand that holds it."""
        return self.form.skill if self.thing is None else fighter.skill_with(self.thing, self.form)


def held_legs(fight: Battle, fighter: Combatant) -> bool:
    """Whether somebody has him by a leg or foot."""
    for hold in fight.holds:
        if hold.victim == fighter.index and hold.item == NOBODY:
            if hold.part in (RIGHT_LEG, LEFT_LEG, RIGHT_FOOT, LEFT_FOOT):
                return True
    return False


def means_of(fight: Battle, fighter: Combatant) -> list[Means]:
    """Everything he can strike with, weapons first."""
    found: list[Means] = []
    lame = fighter.lame_arms()
    grasping = fight.grasping(fighter)
    for thing in fighter.hands:
        if not thing.ready() or thing.grip & (lame | grasping) != 0:
            continue
        for form in thing.forms:
            if not form.mode.ranged and fits(thing, form):
                found.append(Means(thing, "", form, thing.grip))
    empty: i64 = 3 & ~fighter.full_hands() & ~lame & ~grasping
    if empty != 0:
        main: i64 = 3 & ~fighter.off_hand()
        arm = main if empty & main != 0 else empty
        found.append(Means(None, PUNCH, fighter.block.punch, arm))
    upright = fighter.posture in (STANDING, CROUCHING)
    if upright and fighter.lame_legs() == 0 and fighter.block.lacks & _LEGS == 0:
        if len(fight.holds) == 0 or not held_legs(fight, fighter):
            found.append(Means(None, KICK, fighter.block.kick, LEGS))
    if (
        fighter.block.brawling > 0 or fighter.block.karate > 0
    ) and fighter.block.lacks & 1 << SKULL == 0:
        found.append(Means(None, HEAD_BUTT, fighter.block.head, 8))
    return found


def reaches(fight: Battle, turn: Turn, means: Means, target: Combatant, lunge: i64) -> int:
    """0: out of reach; 1: in reach; 2: by entering the target's hex with a step."""
    return within(fight, turn, means.thing, means.form, means.arm, target, lunge)


def within(
    fight: Battle,
    turn: Turn,
    thing: Thing | None,
    form: Form,
    arm: i64,
    target: Combatant,
    lunge: i64,
) -> int:
    """The same for a weapon or limb without a name."""
    fighter = turn.fighter
    if len(fight.holds) > 0 and locked_arms(fight, fighter) & arm != 0:
        return 0  # GUR-WRE-05
    bits = reach_bits(fight, fighter, thing, form)
    if lunge > 0:
        bits |= bits << 1
    n = fight.apart(fighter, target)
    if n < 60 and (bits >> n) & 1 == 1:
        if n > 0 and len(fight.holds) > 0 and fight.held(fighter):
            if held_arms(fight, fighter) & arm != 0:
                return 0
        return 1
    if len(turn.gave_way) > 0 and target.index in turn.gave_way:
        # GUR-MOV-10: a retreat does not take him out of reach of further attacks in this turn.
        if target.retreat_kind == BACK:
            n -= 1
        elif target.retreat_kind == FORWARD:
            n += 1
        if 0 <= n < 60 and (bits >> n) & 1 == 1:
            return 1
    if n == 1 and bits & 1 == 1 and turn.enters():
        if len(fight.holds) == 0 or mobile(fight, fighter):
            return 2 if has_room(fight, fighter, target, False) else 0
    return 0


def lunge_of(turn: Turn) -> i64:
    """GUR-MAN-07: the extra hex of All-Out Attack (Long)."""
    return 1 if turn.manoeuvre == ALL_OUT_ATTACK and turn.version == LONG else 0


def permitted(fight: Battle, turn: Turn, means: Means) -> bool:
    """What was named with the manoeuvre, or any weapon; an extra attack may need another."""
    if turn.bound:
        if turn.named is not None:
            return means.thing is turn.named
        if turn.named_natural == BARE:
            hands = turn.manoeuvre != COMMITTED or means.natural == PUNCH
            return means.thing is None and hands
        return means.thing is None and means.natural == turn.named_natural
    return True


def facing_ok(fight: Battle, fighter: Combatant, target: Combatant, means: Means) -> int:
    """0: impossible; 1: in front; 2: a wild swing (GUR-OPT-12)."""
    if fighter.at == target.at:
        return 1
    arc = arc_from(fight, fighter, target)
    if arc == FRONT:
        return 1
    if fighter.block.peripheral and arc != REAR:
        return 1
    if arc == REAR and means.form.mode.key.startswith("thrust"):
        return 0
    return 2


def strike_targets(fight: Battle, turn: Turn, means: Means, lunge: i64) -> list[Combatant]:
    """Foes within reach of a weapon from here."""
    found: list[Combatant] = []
    fighter = turn.fighter
    arms = held_arms(fight, fighter) if len(fight.holds) > 0 else 0
    for foe in fight.fighters:
        if not fight.foes(fighter, foe) or not standing_foe(foe):
            continue
        if reaches(fight, turn, means, foe, lunge) == 0:
            continue
        side = facing_ok(fight, fighter, foe, means)
        if side == 0 or (side == 2 and (turn.manoeuvre == ALL_OUT_ATTACK or turn.moving())):
            # GUR-OPT-12: no thrust behind him; GUR-MOV-05, GUR-MAN-19: all-out and on the move
            # into the front arc only.
            continue
        if arms & means.arm != 0 and fight.hold_between(foe, fighter) is None:
            continue  # GUR-WRE-03: a held arm strikes at the grappler only
        found.append(foe)
    return found


def foes_of(fight: Battle, fighter: Combatant) -> list[Combatant]:
    """Foes on the map who are not dead."""
    return [foe for foe in fight.fighters if fight.foes(fighter, foe) and standing_foe(foe)]


def shooters(fight: Battle, fighter: Combatant, thrown: bool) -> list[Means]:
    """Loaded weapons in hand that shoot, or things that can be thrown."""
    found: list[Means] = []
    lame = fighter.lame_arms() | fight.grasping(fighter)
    if len(fight.holds) > 0:
        lame |= locked_arms(fight, fighter)
    for thing in fighter.hands:
        if not thing.ready() or thing.grip & lame != 0 or not loaded(thing):
            continue
        form = shot_form(thing)
        if form is not None and form.mode.thrown == thrown:
            found.append(Means(thing, "", form, thing.grip))
    return found


def shot_targets(fight: Battle, fighter: Combatant, means: Means) -> list[Combatant]:
    """Foes in range, sight and front; from a held arm only its holder (GUR-WRE-03, GUR-RUL-96)."""
    held = len(fight.holds) > 0 and held_arms(fight, fighter) & means.arm != 0
    return [
        foe
        for foe in foes_of(fight, fighter)
        if foe.at != NOWHERE
        and in_range(fight, fighter, foe, means.form)
        and not (held and held_arms(fight, fighter, foe.index) & means.arm != 0)
    ]
