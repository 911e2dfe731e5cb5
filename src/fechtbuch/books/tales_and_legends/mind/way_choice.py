"""How the book's own fighters come to blows: by a charge, a move, or an attack that waits."""

from mypy_extensions import i64

from fechtbuch.books.tales_and_legends.asking.open_ways import (
    LEADS,
    may_charge,
    may_walk,
    shooter_lead,
)
from fechtbuch.books.tales_and_legends.kinds.verbs import DONE
from fechtbuch.books.tales_and_legends.mind.blow_choice import Blows, guards
from fechtbuch.books.tales_and_legends.mind.bout import Bout
from fechtbuch.books.tales_and_legends.mind.defence_choice import await_them, react_beforehand
from fechtbuch.books.tales_and_legends.mind.estimates import all_out, awaited, shooting_thing
from fechtbuch.books.tales_and_legends.mind.grapple_choice import wants_charge_grab, wants_hold
from fechtbuch.books.tales_and_legends.rules.basics.load import speed
from fechtbuch.books.tales_and_legends.rules.basics.making_blows import melee_form
from fechtbuch.books.tales_and_legends.rules.basics.ways import going, metres
from fechtbuch.books.tales_and_legends.rules.declared.charging import charge_path
from fechtbuch.books.tales_and_legends.rules.hitting.attack_prices import attack_price, charge_price
from fechtbuch.books.tales_and_legends.state.battle import Battle
from fechtbuch.books.tales_and_legends.state.choices import Action
from fechtbuch.books.tales_and_legends.state.fighter import Combatant
from fechtbuch.books.tales_and_legends.state.things import Thing
from fechtbuch.engine.paths import towards
from fechtbuch.engine.plans import LIFE, Plan, Plans


def close_in(fight: Battle, fighter: Combatant, foe: Combatant, thing: Thing, reach: i64) -> Action:
    """Charge, move, or wait with a prepared attack."""
    lead = shooter_lead(fight, fighter)
    if lead < LEADS["move"] or len(fighter.prepared) > 0:
        return react_beforehand(fight, fighter)  # who lies in wait stays out of reach
    stalks = wants_hold(fight, fighter, foe, thing)
    if fighter.standard > 0 and not stalks and may_charge(fight, fighter):
        action = charge(fight, fighter, foe, thing, reach)
        if action is not None:
            return action
    if (
        fighter.prone
        or fighter.entangled
        or fight.legs(fighter).prone
        or fighter.stepped
        or fighter.named_band >= 0
    ):
        return react_beforehand(fight, fighter)
    far = fight.apart(fighter, foe) - reach
    verb = ""
    if far == 1 and not fighter.moved and not fighter.mounted() and fight.scene.water == "":
        verb = "step"
    elif (
        fighter.standard == 2
        and far > metres(fight, fighter, "move") + 2
        and lead >= LEADS["fast"]
        and (
            shooting_thing(foe) is not None
            or far > metres(fight, fighter, "fast") + metres(fight, foe, "charge")
        )
    ):
        verb = "fast"
    elif fighter.standard > 0:
        verb = "move"
    elif fighter.extra > 0:
        verb = "half"
    if fighter.moved and fighter.standard == 1 and far > 1 and not stalks:
        thrust = prepare(fight, fighter, thing)
        if thrust is not None:
            return thrust
    if verb == "":
        return Action(DONE)
    goal = foe.at
    if foe.block.large:
        goal = fight.grid.nearest(fight.ground_of(fighter), fight.ground_of(foe))[1]
    budget = metres(fight, fighter, verb)
    path = towards(fight.grid, fighter.at, goal, budget, going(fight, fighter), reach)
    if len(path) == 0:
        return react_beforehand(fight, fighter)
    if fighter.extra > 0 and awaited(fight, fighter, reach):
        guard = react_beforehand(fight, fighter)
        if guard.verb != DONE:
            return guard
    action = Action(verb)
    action.path = path
    return action


def prepare(fight: Battle, fighter: Combatant, thing: Thing) -> Action | None:
    """TAL-MAN-12: strike whoever comes near."""
    if len(fighter.prepared) > 0:
        return None
    if not attack_price(fight, fighter, thing, False).affordable(fighter):
        return None
    return Action("prepare", None, thing)


def charge(
    fight: Battle, fighter: Combatant, foe: Combatant, thing: Thing, reach: i64
) -> Action | None:
    """A charge with the lance, or with what is in hand where that is too near for it."""
    if fighter.mounted():
        for held in fighter.hands:
            weapon = held.weapon
            if weapon is not None and weapon.cavalry:
                if len(charge_path(fight, fighter, foe, weapon.reach)) > 0:
                    thing = held
                    reach = weapon.reach
        if thing.both:
            return None
    if not charge_price(fight, fighter, thing, "", False).affordable(fighter):
        return None
    if fighter.block.humanoid and awaited(fight, fighter, reach):
        return None  # beasts know no better
    path = charge_path(fight, fighter, foe, reach)
    if len(path) == 0:
        return None
    if not fighter.aggressive_due and all_out(fighter):
        return Action("aggressive")
    action = Action("charge", foe, thing)
    action.path = path
    if thing.index < 0 and wants_charge_grab(fighter, foe):
        close = charge_path(fight, fighter, foe, 1)
        if len(close) > 0:
            action.special = "grab"
            action.path = close
    return action


def moves(blows: Blows, bout: Bout, plans: Plans) -> None:
    """On foot: to blows where that leaves a blow, else to just outside of his charge."""
    fight = bout.fight
    who = bout.who
    if bout.far - bout.reach == 1 and not who.moved:
        go(blows, bout, plans, "step", bout.way("step"), 0, 0)
    if who.extra > 0:
        go(blows, bout, plans, "half", bout.way("half"), 0, 1)
    elif who.standard > 0:
        go(blows, bout, plans, "half", bout.way("half"), 1, 0)
    if who.standard > 0:
        path = bout.way("move")
        go(blows, bout, plans, "move", path, 1, 0)
        danger = melee_form(bout.theirs).reach + 2 * speed(fight, bout.foe)
        hurries = blows.weights.hurries > 0 and who.standard == 2
        if hurries and bout.far - bout.reach > speed(fight, who):
            safe = bout.far > danger + metres(fight, who, "fast")
            if (safe or shooting_thing(bout.foe) is not None) and may_walk(fight, who, "fast"):
                before = plans.count
                go(blows, bout, plans, "fast", bout.run(), 2, 0)
                if plans.count > before:
                    plan = plans.room[before]
                    plan.place = plan.place * blows.weights.hurries // LIFE
        short = path[:]
        while len(short) > 0 and fight.grid.distance(short[-1], bout.foe.at) <= danger:
            short.pop()
        if 0 < len(short) < len(path):
            go(blows, bout, plans, "move", short, 1, 0)


def go(
    blows: Blows, bout: Bout, plans: Plans, verb: str, path: list[i64], standard: i64, extra: i64
) -> None:
    """One move at this price, and what can still be done after it."""
    if len(path) == 0:
        return
    fight = bout.fight
    who = bout.who
    standard = who.standard - standard
    extra = who.extra - extra
    act = Action(verb)
    act.path = path
    plan = plans.add(act)
    far = fight.grid.distance(path[-1], bout.foe.at)
    later = blows.later(bout, path[-1], False)
    if far <= bout.reach and standard > 0:
        plan.harm_done = bout.mine.harm * standard
        blows.weather(plan, later, guards(who, extra))
    else:
        waits = len(who.prepared) > 0
        if waits and far > bout.reach:
            await_them(blows, bout, plan, later)
        blows.weather(plan, later, guards(who, standard + extra))
        nearer(blows, bout, plan, later, far)
        if standard > 0 and later > 0 and not waits and far > bout.reach:
            wait = plans.add(act)
            wait.steps.append(Action("prepare", None, bout.thing))
            await_them(blows, bout, wait, later)
            blows.weather(wait, later, guards(who, standard - 1 + extra))
            nearer(blows, bout, wait, later, far)
            blows.run_into(bout, wait, path, False, False, 0)
    blows.run_into(bout, plan, path, False, False, extra)


def nearer(blows: Blows, bout: Bout, plan: Plan, later: i64, far: i64) -> None:
    """What it is worth to have come nearer, and that he then may strike first."""
    if later > 0:
        plan.exposed = LIFE
    pace = speed(bout.fight, bout.who)
    if pace > 0:
        plan.place = LIFE * (bout.far - far) // (3 * pace)
        plan.place += plan.place * blows.weights.impatience * bout.fight.round // LIFE
