"""What hands could do with things on a turn: ready, draw, pick up, let fall (GUR-MAN-25)."""

from mypy_extensions import i64

from fechtbuch.books.gurps.kinds.arms import BELT, BOTH, GROUND, HAND, NEVER, STUCK
from fechtbuch.books.gurps.rules.basics.held_limbs import free_hands, locked_arms, working_hands
from fechtbuch.books.gurps.rules.hitting.ranged import shot_form
from fechtbuch.books.gurps.rules.things.readying import longest_reach, pulling_hands
from fechtbuch.books.gurps.state.battle import Battle
from fechtbuch.books.gurps.state.fighter import Combatant
from fechtbuch.books.gurps.state.things import Thing


def droppable(fight: Battle, fighter: Combatant) -> list[Thing]:
    """Things in hand that can simply be let fall; a locked arm lets go of nothing (GUR-RUL-90)."""
    locked = locked_arms(fight, fighter) if len(fight.holds) > 0 else 0
    return [
        thing
        for thing in fighter.hands
        if not thing.kind.strapped and not thing.kind.natural and thing.grip & locked == 0
    ]


def quick(fight: Battle, fighter: Combatant) -> list[Thing]:
    """GUR-EQP-06: things at the belt with a Fast-Draw skill for them and a hand free."""
    found: list[Thing] = []
    for thing in fighter.carried:
        skill = thing.kind.quick
        if thing.place == BELT and skill and fighter.block.skills.get(skill, 0) > 0:
            if int(thing.index) not in fighter.drew and grips(fight, fighter, thing):
                found.append(thing)
    for thing in fighter.hands:
        form = shot_form(thing)
        if form is not None and form.mode.bow and thing.shots == 0 and thing.loading == 0:
            if fighter.block.skills.get("fast-draw-arrow", 0) > 0 and thing.spare > 0:
                if int(thing.index) not in fighter.drew:
                    found.append(thing)
    return found


def grips(fight: Battle, fighter: Combatant, thing: Thing) -> list[str]:
    """In which hands a thing can be taken now."""
    empty = free_hands(fight, fighter)
    one = thing.kind.shield or any(m.hands == 1 for m in thing.kind.modes)
    two = any(m.hands == 2 for m in thing.kind.modes)
    found: list[str] = []
    if not thing.kind.modes and not thing.kind.shield:
        one = True
    if empty & 1 and one:
        found.append("right")
    if empty & 2 and one:
        found.append("left")
    if empty == BOTH and two:
        found.append("both")
    return found


def ready_items(fight: Battle, fighter: Combatant) -> list[Thing]:
    """Things that a Ready can do something about."""
    found: list[Thing] = []
    for thing in [*fighter.hands, *fighter.carried]:
        if ready_ways(fight, fighter, thing):
            found.append(thing)
    for thing in fight.things:
        if thing.place == GROUND and ready_ways(fight, fighter, thing):
            found.append(thing)
    return found


def ready_ways(fight: Battle, fighter: Combatant, thing: Thing) -> list[str]:
    """GUR-MAN-25: what a Ready can do with a thing."""
    found: list[str] = []
    if not at_hand(fight, thing, fighter.at):
        return found
    if thing.place == GROUND:
        return [f"pick-up-{grip}" for grip in grips(fight, fighter, thing)]
    if thing.place == BELT:
        return [f"draw-{grip}" for grip in grips(fight, fighter, thing)]
    if thing.place == STUCK:
        return [] if pulling_hands(fight, fighter, thing) == 0 else ["pull"]
    if thing.place != HAND or thing.kind.natural:
        return found
    if thing.jam > 0:
        return ["clear"]
    if thing.unready > 0:
        found.append("ready")
        return found
    form = shot_form(thing)
    if form is not None and not form.mode.thrown and thing.shots < form.mode.shots:
        if thing.spare > 0 and form.reload != NEVER:
            found.append("reload")
    for other in thing.forms:
        if other.mode.starred and not other.mode.ranged:
            if other.mode.hands == (2 if thing.grip == BOTH else 1):
                for n in range(other.mode.longest() + 1):
                    if (other.mode.reach >> n) & 1 and n != thing.setting:
                        if f"reach-{n}" not in found:
                            found.append(f"reach-{n}")
    return found + _regrips(fight, fighter, thing)


def at_hand(fight: Battle, thing: Thing, f: i64) -> bool:
    """GUR-MAN-25: whether a thing that lies or sticks somewhere can be had from a hex."""
    if thing.place == GROUND:
        return fight.grid.distance(thing.at, f) <= 1
    if thing.place == STUCK:
        victim = fight.fighters[thing.at]
        return fight.grid.distance(victim.at, f) <= longest_reach(thing)
    return True


def _regrips(fight: Battle, fighter: Combatant, thing: Thing) -> list[str]:
    """How a thing in hand can be taken otherwise, or put away (GUR-RUL-89, GUR-RUL-90).

    Hands that are lame, locked or held do nothing with it, and what somebody grips stays in them.
    """
    found: list[str] = []
    if working_hands(fight, fighter) & thing.grip != thing.grip or gripped(fight, thing):
        return found
    other_free = thing.grip != BOTH and free_hands(fight, fighter) == BOTH & ~thing.grip
    if other_free and any(m.hands == 2 for m in thing.kind.modes):
        found.append("two-hands")
    if any(m.hands == 1 for m in thing.kind.modes) and thing.grip == BOTH:
        found.append("one-hand")
    if other_free and not thing.kind.strapped:
        found.append("switch")
    found.append("stow")
    return found


def gripped(fight: Battle, thing: Thing) -> bool:
    """GUR-WRE-20: whether somebody else has a grip on it."""
    return any(hold.item == thing.index for hold in fight.holds)
