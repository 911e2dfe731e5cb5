"""Charge, trample, ramming (TAL-ATK-16 to TAL-ATK-20, TAL-MOV-07)."""

from typing import Final

from mypy_extensions import i64

from fechtbuch.books.tales_and_legends.kinds.arms import NOBODY, half_up
from fechtbuch.books.tales_and_legends.rules.basics.balance import balance
from fechtbuch.books.tales_and_legends.rules.basics.load import speed
from fechtbuch.books.tales_and_legends.rules.basics.making_blows import melee_form, unarmed_blow
from fechtbuch.books.tales_and_legends.rules.basics.prices import TWO, Price
from fechtbuch.books.tales_and_legends.rules.basics.states import fall_prone
from fechtbuch.books.tales_and_legends.rules.basics.ways import going, note_band, thinned, walks
from fechtbuch.books.tales_and_legends.rules.declared.declared_attacks import declared_blow, striker
from fechtbuch.books.tales_and_legends.rules.harm.falling import beside
from fechtbuch.books.tales_and_legends.rules.hitting.attack import attack
from fechtbuch.books.tales_and_legends.rules.hitting.attack_numbers import use_aim
from fechtbuch.books.tales_and_legends.rules.hitting.hit_effects import trample_contest
from fechtbuch.books.tales_and_legends.rules.moving.can_go_on import Deed, can_go_on
from fechtbuch.books.tales_and_legends.rules.moving.movement import keeps_footing, walk
from fechtbuch.books.tales_and_legends.state.battle import Battle
from fechtbuch.books.tales_and_legends.state.choices import Action
from fechtbuch.books.tales_and_legends.state.fighter import Combatant
from fechtbuch.books.tales_and_legends.state.questions import Asked, FieldQuestion
from fechtbuch.books.tales_and_legends.state.things import Thing
from fechtbuch.engine.asking import Menu, Verb
from fechtbuch.engine.grid import NOWHERE
from fechtbuch.engine.paths import towards
from fechtbuch.engine.walk_costs import Going

FOLLOW: Final = Menu([Verb("follow", "", ["TAL-ATK-09"]), Verb("stay", "", ["TAL-ATK-09"])])
"""Whether a charger steps into the field of who was pushed out of it (TAL-ATK-09)."""

TRAMPLED: Final = Menu([Verb("grab", "", ["TAL-RUL-48"]), Verb("aside", "", ["TAL-RUL-48"])])
"""On the opponent's field: grab it, or make way (TAL-RUL-48, TAL-RUL-86)."""

ASIDE: Final = Menu([Verb("go", "field", ["TAL-RUL-86"])])
"""Where a trampler goes on to (TAL-RUL-86)."""


def charge_reach(thing: Thing, special: str) -> i64:
    """From how far a charge strikes."""
    weapon = melee_form(thing)
    if special in ("grab", "trample"):
        return 1
    if special in ("overthrow", "push", "both") and weapon.recoil == 0:
        return 1
    return weapon.reach


def charge_path(fight: Battle, fighter: Combatant, target: Combatant, reach: i64) -> list[i64]:
    """TAL-RUL-51: each step nearer along free fields to the first field within reach, or none.

    It may begin within reach if it still leads nearer (TAL-RUL-104).
    """
    far = fight.apart(fighter, target)
    if far <= 1 or far - reach > speed(fight, fighter):
        return []
    if far <= reach:
        reach = far - 1
    goal = target.at
    if fight.is_large(target) or fight.is_large(fighter):
        goal = fight.grid.nearest(fight.ground_of(fighter), fight.ground_of(target))[1]
    way = going(fight, fighter)
    path = towards(fight.grid, fighter.at, goal, speed(fight, fighter), way, reach)
    if not _error_on(fight, fighter, target, reach, path, way):
        return path
    return _nearer_each_step(fight, fighter, target, reach, way)


def _nearer_each_step(
    fight: Battle, fighter: Combatant, target: Combatant, reach: i64, way: Going
) -> list[i64]:
    """TAL-RUL-51: where the shortest way is none for a charge, another that comes nearer with
    each step, to any field of a large body and past friends; or none."""
    home = fighter.at
    far = fight.apart(fighter, target)
    before: dict[i64, i64] = {home: NOWHERE}
    row = [home]
    while far > reach and len(row) > 0:
        far -= 1
        following: list[i64] = []
        for f in row:
            for g in fight.grid.neighbours(f):
                if g in before or way.entry(fight.grid, g) < 0 or not way.may_stop(g):
                    continue
                fighter.at = g
                nearer = fight.apart(fighter, target) == far
                fighter.at = home
                if nearer and fight.grid.passable_step(f, g):
                    before[g] = f
                    following.append(g)
        row = following
    path: list[i64] = []
    f = row[0] if len(row) > 0 else home
    while f != home:
        path.insert(0, f)
        f = before[f]
    return path


def charge_error(
    fight: Battle, fighter: Combatant, target: Combatant, reach: i64, path: list[i64]
) -> str:
    """Why a path is no charge; empty if it is one."""
    return _error_on(fight, fighter, target, reach, path, going(fight, fighter))


def _error_on(
    fight: Battle, fighter: Combatant, target: Combatant, reach: i64, path: list[i64], way: Going
) -> str:
    if len(path) == 0:
        return "charge-too-short"
    if len(path) > speed(fight, fighter):
        return "too-far"
    home = fighter.at
    far = fight.apart(fighter, target)
    error = ""
    for f in path:
        if fight.grid.distance(fighter.at, f) != 1:
            error = "not-adjacent"
        elif way.entry(fight.grid, f) < 0 or not way.may_stop(f):
            error = "blocked"
        fighter.at = f
        now = fight.apart(fighter, target)
        if now >= far:
            error = "not-nearer"
        far = now
        if error:
            break
    fighter.at = home
    if not error and far > reach:
        error = "not-in-reach"
    return error


def charge(fight: Battle, fighter: Combatant, action: Action) -> None:
    """TAL-ATK-16: move up to Speed and strike at +5; no dodge, no parry until the next turn.

    From the saddle it is the mount's Speed (TAL-RUL-31).
    """
    target = action.target
    thing = action.thing
    assert target is not None and thing is not None
    fighter.charged = True
    fighter.moved = True
    fighter.attacked = True
    fighter.aggressive_due = False
    fight.note("charges", "TAL-ATK-16", fighter, target, item=thing.slug)
    deed = Deed(fighter, thing)
    if not keeps_footing(fight, fighter, "move"):
        fight.note("charge-lost", "TAL-TST-11", fighter, target)
        return
    note_band(fight, fighter, speed(fight, fighter))
    steps = walk(fight, fighter, action.path, True, "TAL-ATK-16")
    reach = charge_reach(thing, action.special)
    if (
        not can_go_on(fight, deed)
        or target.dead
        or target.gone
        or fight.apart(fighter, target) > reach
    ):
        rule = "TAL-RUL-110" if fighter.mount != deed.mount else "TAL-RUL-76"
        fight.note("charge-lost", rule, fighter, target)
        return
    if action.special == "trample":
        trample(fight, fighter, target, True, speed(fight, fighter) - steps - 1)
        return
    attacker = striker(fight, fighter, thing)
    part = "" if action.special == "both" else action.part
    blow = declared_blow(fight, attacker, thing, action.special, part)
    if action.special == "both":
        blow.part = action.part
    blow.charge = True
    blow.kill = action.kill
    blow.couched = blow.weapon.cavalry and fighter.mounted()
    blow.grapple_bonus = 5
    use_aim(fighter, blow)
    before = target.at
    attack(fight, attacker, target, blow)
    if (
        action.special in ("push", "both")
        and target.at != before
        and can_go_on(fight, Deed(fighter))
    ):
        # TAL-ATK-09: into the vacated field if there is charge distance left.
        if steps < speed(fight, fighter) and fight.free(before, fighter) and not fighter.mounted():
            answer = fight.ask(Asked("follow", fight, fighter, FOLLOW))
            if answer.verb == "follow":
                walk(fight, fighter, [before], False, "TAL-ATK-09")


def trample_action(fight: Battle, fighter: Combatant, action: Action) -> None:
    """TAL-ATK-20: a move, then onto the opponent's field."""
    target = action.target
    assert target is not None
    fighter.moved = True
    fighter.attacked = True
    deed = Deed(fighter)
    if not keeps_footing(fight, fighter, "move"):
        return
    band = trample_band(fight, fighter, len(action.path))
    note_band(fight, fighter, band)
    walk(fight, fighter, action.path, False, "TAL-ATK-20")
    if can_go_on(fight, deed) and not target.dead and fight.apart(fighter, target) <= 1:
        trample(fight, fighter, target, False, band - len(action.path) - 1)


def trample_band(fight: Battle, fighter: Combatant, before: i64) -> i64:
    """Metres of the move in a trample: ½ Speed if that leads onto the opponent's field."""
    half = half_up(speed(fight, fighter))
    return half if before + 1 <= half else speed(fight, fighter)


def trample_price(fight: Battle, fighter: Combatant, before: i64) -> Price:
    """TAL-ATK-20: the attack and the move used, X for ½ Speed, S for Speed."""
    far = trample_band(fight, fighter, before) > half_up(speed(fight, fighter))
    return TWO if far else Price(1, 1)


def trample(
    fight: Battle, fighter: Combatant, target: Combatant, charging: bool, left: i64
) -> None:
    """The contest of force and what follows (TAL-RUL-48, TAL-RUL-86); the mount's from the saddle.

    `left` is what remains of the move, to go on through.
    """
    actor = fight.legs(fighter)
    won, resisted = trample_contest(fight, actor, target, charging)
    if not won:
        if charging:
            fall_prone(fight, actor, "TAL-ATK-19")
        elif not balance(fight, actor, resisted, "TAL-ATK-20"):
            fall_prone(fight, actor, "TAL-ATK-20")
        return
    fight.displace(fighter, target.at)
    if fight.telling:
        fight.note("tramples", "TAL-ATK-20", actor, target, values={"to": target.at})
    answer = fight.ask(Asked("trampled", fight, fighter, TRAMPLED, target))
    if answer.verb == "grab":
        blow = unarmed_blow(fight, actor)
        blow.special = "grab"
        blow.reason = "TAL-ATK-20"
        attack(fight, actor, target, blow)
    if actor.grapple == NOBODY and not actor.out():
        go_through(fight, fighter, left)


def go_through(fight: Battle, fighter: Combatant, left: i64) -> None:
    """TAL-RUL-48, TAL-RUL-86: on with the rest of the move, at least to a neighbouring field."""
    ways = walks(fight, fighter, left if left > 1 else 1)
    fields = thinned([f for f in ways.fields() if f != fighter.at])
    if len(fields) == 0:
        fight.displace(fighter, beside(fight, fighter, fighter.at))
        return
    f = fields[0]
    if len(fields) > 1:
        answer = fight.ask(FieldQuestion("aside", fight, fighter, ASIDE, fields))
        if isinstance(answer, Action) and answer.at != NOWHERE:
            f = answer.at
    walk(fight, fighter, ways.path_to(f), False, "TAL-RUL-48")


def ram(fight: Battle, fighter: Combatant, target: Combatant, how: str) -> bool:
    """TAL-MOV-07, TAL-RUL-26: overthrow or push on the run, for nothing, bare-handed."""
    before = target.at
    blow = unarmed_blow(fight, fighter)
    blow.special = how
    upright = not target.prone
    fight.note("rams", "TAL-MOV-07", fighter, target)
    attack(fight, fighter, target, blow)
    return (target.prone and upright) or target.at != before or target.dead


def run_on(
    fight: Battle, fighter: Combatant, target: Combatant, rest: list[i64], rule: str
) -> None:
    """TAL-RUL-26: the rest of a run after ramming, also across the field of who lies there now.

    He cannot end there, nor on a friend's field that he may cross (TAL-RUL-58).
    """
    past = target if target.prone else None
    way = going(fight, fighter, past)
    while len(rest) > 0 and not way.may_stop(rest[-1]):
        rest = rest[:-1]
    walk(fight, fighter, rest, False, rule, past)
