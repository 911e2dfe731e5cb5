"""Movement: walk, run, crawl, blows at those who leave (PSX-TRN-08 to PSX-TRN-12, PSX-TRN-16)."""

from typing import Final

from mypy_extensions import i64

from fechtbuch.books.phase_six.kinds.arms import GROUND, MELEE
from fechtbuch.books.phase_six.rules.attack import resolve
from fechtbuch.books.phase_six.rules.equipment import held, kind_of
from fechtbuch.books.phase_six.rules.initiative import going_on
from fechtbuch.books.phase_six.rules.still_valid import end_invalid, take_up
from fechtbuch.books.phase_six.rules.to_hit import Attack
from fechtbuch.books.phase_six.state.battle import Battle
from fechtbuch.books.phase_six.state.choices import Act
from fechtbuch.books.phase_six.state.fighter import UP, Participant
from fechtbuch.books.phase_six.state.questions import Asked, things
from fechtbuch.books.phase_six.state.things import Thing
from fechtbuch.engine.asking import Menu, Verb
from fechtbuch.engine.choices import Partial, Slot
from fechtbuch.engine.grid import NOWHERE
from fechtbuch.engine.paths import Reach, reachable
from fechtbuch.engine.walk_costs import Going, path_error

MOVE_RULES: Final = {"walk": "PSX-TRN-08", "run": "PSX-TRN-09", "crawl": "PSX-TRN-10"}

MOST_LISTED: Final = 120
"""More goals than this are thinned out in lists; every other one may still be named."""


# How far.


def walk_range(who: Participant) -> i64:
    """PSX-TRN-08: Quickness + 1 metres."""
    return _range(who, who.block.quickness + 1)


def run_range(who: Participant) -> i64:
    """PSX-TRN-09: Quickness + 5 metres."""
    return _range(who, who.block.quickness + 5)


def crawl_range(who: Participant) -> i64:
    """PSX-TRN-10: half of Quickness, rounded up, + 1 metres."""
    return _range(who, (who.block.quickness + 1) // 2 + 1)


def _range(who: Participant, metres: i64) -> i64:
    """PSX-COV-08, PSX-RUL-14: halved behind a raised shield, rounded up; never below 1."""
    if metres < 1:
        metres = 1
    if who.block_state == UP:
        metres = (metres + 1) // 2
    return metres


def move_range(who: Participant, verb: str) -> i64:
    """How far a way of moving leads."""
    if verb == "crawl":
        return crawl_range(who)
    return walk_range(who) if verb == "walk" else run_range(who)


def may_move(who: Participant, verb: str) -> bool:
    """PSX-RUL-14, PSX-STA-15: the hunkered only crawl, the netted do not move at all."""
    return not who.netted and who.hunkered == (verb == "crawl")


# Where.


def going(fight: Battle, who: Participant) -> Going:
    """PSX-TRN-16: friends and the helpless may be passed; nobody ends on another's field."""
    blocked: set[i64] = set()
    occupied: set[i64] = set()
    over = who.block.flies and not who.hunkered
    for other in fight.fighters:
        # Of somebody who is hidden from him he does not know: he runs into him (PSX-RUL-76).
        if other is who or not other.present() or (other.hidden_from >> who.side) & 1 == 1:
            continue
        if over or other.helpless() or not fight.enemies(who.side, other.side):
            occupied.add(other.at)
        else:
            blocked.add(other.at)
    return Going(1, blocked, occupied)


def may_set_out(fight: Battle, who: Participant, at: i64) -> bool:
    """Whether a first step to a free field can be seen at a glance; there may be longer ways."""
    for f in fight.grid.neighbours(at):
        if fight.grid.open(f) and fight.grid.cost(f) == 0 and fight.on_field(f) is None:
            return True
    return False


def ways(fight: Battle, who: Participant, budget: i64) -> Reach:
    """Everywhere that somebody can get to on foot."""
    return reachable(fight.grid, who.at, budget, going(fight, who))


def flights(fight: Battle, who: Participant, start: i64, budget: i64) -> list[list[i64]]:
    """Straight ways of a flier over obstacles and people, walls that stop the eye apart."""
    found: list[list[i64]] = []
    grid = fight.grid
    for goal in grid.area(start, budget):
        if goal == start or not grid.open(goal):
            continue
        other = fight.on_field(goal)
        if other is not None and other is not who and (other.hidden_from >> who.side) & 1 == 0:
            continue
        path = [f for f in grid.line(start, goal) if f != start]
        if not [f for f in path if grid.opaque(f)]:
            found.append(path)
    return found


def paths(fight: Battle, who: Participant, start: i64, budget: i64) -> list[list[i64]]:
    """A way to each field in range, thinned out where there are very many."""
    if who.block.flies and not who.hunkered:
        return _thinned(flights(fight, who, start, budget))
    reach = reachable(fight.grid, start, budget, going(fight, who))
    goals = [f for f in reach.fields() if f != start]
    if len(goals) > MOST_LISTED:
        every = (len(goals) + MOST_LISTED - 1) // MOST_LISTED
        goals = [goal for position, goal in enumerate(goals) if position % every == 0]
    return [reach.path_to(goal) for goal in goals]


def _thinned(found: list[list[i64]]) -> list[list[i64]]:
    if len(found) <= MOST_LISTED:
        return found
    every = (len(found) + MOST_LISTED - 1) // MOST_LISTED
    return [path for position, path in enumerate(found) if position % every == 0]


def way_error(fight: Battle, who: Participant, start: i64, path: list[i64], budget: i64) -> str:
    """Why a path cannot be taken; empty if it can."""
    if who.block.flies and not who.hunkered and len(path) > 0:
        if path in flights(fight, who, start, budget):
            return ""
    reason, _ = path_error(fight.grid, start, path, budget, going(fight, who))
    return reason


# Going there.


OPPORTUNITY: Final = Menu([Verb("pass"), Verb("strike", "weapon", ["PSX-TRN-16"])])


class OpportunityQuestion(Asked):
    """A talent: somebody leaves the reach of a ready melee weapon. Strike?"""

    def __init__(self, battle: Battle, who: Participant, mover: Participant, goal: i64) -> None:
        super().__init__("opportunity", battle, who, OPPORTUNITY)
        self.mover = mover
        self.goal = goal

    def about(self) -> dict[str, str]:
        """Who leaves."""
        return {"mover": self.mover.slug}

    def void(self) -> bool:
        """Nobody is asked who cannot strike any more."""
        return self.fighter.helpless() or super().void()

    def open(self, verb: str) -> bool:
        """A blow needs a weapon whose reach is being left."""
        return len(self.weapons()) > 0

    def offer(self, slot: str, partial: Partial) -> Slot | None:
        """With which weapon."""
        return things("weapon", self.weapons())

    def weapons(self) -> list[Thing]:
        """Those whose reach is being left."""
        return left_behind(self.battle, self.fighter, self.mover, self.goal)


def left_behind(fight: Battle, who: Participant, mover: Participant, goal: i64) -> list[Thing]:
    """Ready melee weapons that reach somebody and will not once he is on the next field."""
    found: list[Thing] = []
    for thing in held(fight, who):
        weapon = kind_of(thing)
        if MELEE not in weapon.modes or fight.apart(who, mover) > weapon.reach:
            continue
        if goal == NOWHERE or fight.grid.distance(who.at, goal) > weapon.reach:
            found.append(thing)
    return found


def go(
    fight: Battle,
    who: Participant,
    path: list[i64],
    verb: str,
    answered: list[int],
    gone: i64 = 0,
    again: bool = False,
) -> None:
    """PSX-TRN-16: move along a path, as far as nobody stops it (PSX-RUL-76).

    `gone` are the metres of a walk before its free act. Others may have come between by then
    (`again`): the way is looked at once more.
    """
    if len(path) == 0:
        return
    start = who.at
    steps: i64 = 0
    take_up(fight, who)  # PSX-RUL-38
    if fight.watchful or again or _unknown(fight, who):
        steps = _step_by_step(fight, who, path, verb, answered, gone)
    else:
        steps = len(path)
        who.at = path[-1]
    if fight.telling and (who.at != start or path[-1] == start):
        fight.note(
            "moved",
            MOVE_RULES[verb],
            who,
            amount=steps,
            values={"from": start, "to": who.at},
        )
    if who.at != path[-1]:
        _settle(fight, who)
    end_invalid(fight)


def _step_by_step(
    fight: Battle,
    who: Participant,
    path: list[i64],
    verb: str,
    answered: list[int],
    gone: i64,
) -> i64:
    """Field by field, each looked at when he comes to it; how many were entered."""
    steps: i64 = 0
    for f in path:
        if fight.watchful:
            _leave(fight, who, f, answered)
        if who.helpless() or not who.present():
            break
        gone += metres(fight, who, f)
        # PSX-RUL-71: a shield raised on the way halves the range.
        if gone > move_range(who, verb):
            fight.note("cut-short", "PSX-RUL-71", who)
            break
        if not may_enter(fight, who, f, f == path[-1]):
            fight.met(who, f)
            fight.note("way-closed", "PSX-RUL-76", who, values={"at": f})
            break
        who.at = f
        steps += 1
    return steps


def metres(fight: Battle, who: Participant, f: i64) -> i64:
    """What entering a field takes of a range: difficult ground more, but not of a flier."""
    if who.block.flies and not who.hunkered:
        return 1
    return 1 + fight.grid.cost(f)


def may_enter(fight: Battle, who: Participant, f: i64, last: bool) -> bool:
    """PSX-TRN-16: nobody is on the field who keeps him out; to stop there nobody may be at all."""
    over = who.block.flies and not who.hunkered
    for other in fight.fighters:
        if other.at != f or other is who or not other.present():
            continue
        if last or not (over or other.helpless() or not fight.enemies(who.side, other.side)):
            return False
    return True


def _unknown(fight: Battle, who: Participant) -> bool:
    """Whether there is anybody of whom he does not know and whom he might run into."""
    for other in fight.fighters:
        if (other.hidden_from >> who.side) & 1 == 1:
            return True
    return False


def _settle(fight: Battle, who: Participant) -> None:
    """PSX-RUL-74: who is stopped where nobody can stand comes to the nearest free field.

    So does who was struck down on somebody else's. What fell from him over a field that cannot be
    entered goes with him.
    """
    closed = not fight.grid.open(who.at)
    if not closed and may_enter(fight, who, who.at, True):
        return
    taken: set[i64] = set()
    for other in fight.fighters:
        if other is not who and other.present():
            taken.add(other.at)
    at = fight.grid.nearest_open(who.at, taken)
    if closed:
        for thing in fight.things:
            if thing.place == GROUND and thing.at == who.at:
                thing.at = at
    who.at = at
    fight.note("ends-up", "PSX-RUL-74", who, values={"at": at})


def _leave(fight: Battle, mover: Participant, goal: i64, answered: list[int]) -> None:
    """Blows of opportunity at somebody on the last field in reach, in initiative order.

    Who goes over the edge of the map goes nowhere and leaves every reach.
    """
    order = going_on(fight, fight.order, 0)
    place: i64 = 0
    while place < len(order):
        who = fight.fighters[order[place]]
        place += 1
        if not who.block.opportunity or who.struck_opportunity or who.index in answered:
            continue
        if not fight.foes(who, mover) or not fight.notices(who, mover):
            continue
        if not fight.sees(who.at, mover.at):
            continue  # PSX-RUL-67
        if mover.helpless() or not mover.present():
            return
        if len(left_behind(fight, who, mover, goal)) == 0:
            continue
        answer = fight.ask(OpportunityQuestion(fight, who, mover, goal))
        if answer.verb == "strike" and isinstance(answer, Act) and answer.thing is not None:
            who.struck_opportunity = True
            answered.append(int(who.index))
            strike = Attack(who, mover, kind_of(answer.thing), answer.thing, MELEE)
            strike.at_leaving = True
            fight.note("strikes-opportunity", "PSX-TRN-16", who, mover)
            resolve(fight, strike)
        order = going_on(fight, order, place)  # PSX-RUL-76


def hunker(fight: Battle, who: Participant) -> None:
    """PSX-TRN-11: down; the weapon no longer rests on anything (PSX-RUL-38)."""
    who.hunkered = True
    take_up(fight, who)
    fight.note("hunkers", "PSX-TRN-11", who)


def stand_up(fight: Battle, who: Participant) -> None:
    """PSX-TRN-12: up again."""
    who.hunkered = False
    take_up(fight, who)
    fight.note("stands-up", "PSX-TRN-12", who)


def at_edge(fight: Battle, who: Participant) -> list[i64] | None:
    """PSX-RUL-48: a way to an edge of the map that a run can cross; None if there is none.

    PSX-RUL-73: whoever is down crawls over it.
    """
    if not fight.grid.bounded or who.netted:
        return None
    if fight.grid.on_edge(who.at):
        return []
    reach = ways(fight, who, move_range(who, leaving(who)) - 1)
    for f in reach.fields():
        if f != who.at and fight.grid.on_edge(f):
            return reach.path_to(f)
    return None


def leaving(who: Participant) -> str:
    """How somebody goes over the edge."""
    return "crawl" if who.hunkered else "run"


def withdraw(fight: Battle, who: Participant, answered: list[int]) -> None:
    """PSX-RUL-48: over the edge of the map and out of the fight."""
    path = at_edge(fight, who)
    if path is None:
        return
    goal = path[-1] if len(path) > 0 else who.at
    go(fight, who, path, leaving(who), answered)
    if who.at != goal:
        return  # PSX-RUL-76: somebody stopped him
    if fight.watchful and who.present():
        _leave(fight, who, NOWHERE, answered)
    if who.helpless() or not who.present():
        return
    who.withdrawn = True
    who.actions = 0
    fight.note("withdraws", "PSX-RUL-48", who)
