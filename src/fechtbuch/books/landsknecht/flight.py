"""Flight and pursuit (4.3)."""

from mypy_extensions import i64

from fechtbuch.books.landsknecht.arms import SPENT, Thing
from fechtbuch.books.landsknecht.battle import FOOT, Battle
from fechtbuch.books.landsknecht.choices import Action, Pick
from fechtbuch.books.landsknecht.conditions import engaged, threatens
from fechtbuch.books.landsknecht.fighter import Combatant
from fechtbuch.books.landsknecht.load import reckon
from fechtbuch.books.landsknecht.morale import stands
from fechtbuch.books.landsknecht.movement import going, legs, place, running_move, thinned, walks
from fechtbuch.books.landsknecht.questions import BattleQuestion, thing_options
from fechtbuch.books.landsknecht.weapons import longest_reach
from fechtbuch.engine.choices import VERB, Choice, Option, Partial, Refusal, Slot
from fechtbuch.engine.fields import COLUMN
from fechtbuch.engine.going import Going
from fechtbuch.engine.grid import NOWHERE

KINDS = ["valuables", "food", "obstacle"]

MOST_STEPS = 48
"""No flight has more steps than a galloping horse makes in a Round."""


def nearest_enemy(fight: Battle, fighter: Combatant, square: i64) -> i64:
    """Squares from a square to the nearest standing enemy; a large number for none."""
    nearest: i64 = 1 << 20
    for other in fight.fighters:
        if other.standing() and fight.foes(fighter, other):
            distance = fight.grid.distance(square, other.at)
            if distance < nearest:
                nearest = distance
    return nearest


def nearest_danger(fight: Battle, fighter: Combatant, square: i64) -> i64:
    """Where the nearest standing enemy is; NOWHERE if there is none."""
    nearest: i64 = 1 << 20
    found = NOWHERE
    for other in fight.fighters:
        if other.standing() and fight.foes(fighter, other):
            distance = fight.grid.distance(square, other.at)
            if distance < nearest:
                nearest = distance
                found = other.at
    return found


def flees(fight: Battle, fighter: Combatant, path: list[i64]) -> bool:
    """LSK-FLE-08: no step ends nearer to the nearest standing enemy than it began."""
    before = nearest_enemy(fight, fighter, fighter.at)
    for square in path:
        after = nearest_enemy(fight, fighter, square)
        if after < before:
            return False
        before = after
    return len(path) > 0


def flight_ways(fight: Battle, fighter: Combatant) -> list[list[i64]]:
    """Runs that are a flight, the farthest from the enemy first."""
    budget = running_move(fight, fighter)
    if budget < FOOT:
        return []
    ways = walks(fight, fighter, budget)
    found: list[tuple[i64, i64, list[i64]]] = []
    for square in thinned(ways.fields()):
        if square == fighter.at:
            continue
        path = ways.path_to(square)
        if flees(fight, fighter, path):
            found.append((-nearest_enemy(fight, fighter, square), len(path), path))
    found.sort()
    return [path for _, _, path in found]


def can_flee(fight: Battle, fighter: Combatant) -> bool:
    """Whether there is a single step that is no step nearer to the enemy."""
    budget = running_move(fight, fighter)
    if budget < FOOT:
        return False
    return _step_away(fight, fighter, going(fight, fighter), fighter.at, budget, True) != NOWHERE


def flight_path(fight: Battle, fighter: Combatant) -> list[i64]:
    """A quick way out for policies: straight away from the enemy, or whichever step leads off."""
    budget = running_move(fight, fighter)
    if budget < FOOT:
        return []
    grid = fight.grid
    way = going(fight, fighter)
    path: list[i64] = []
    here = fighter.at
    stop = 0
    while budget > 0 and len(path) < MOST_STEPS:
        square = _step_away(fight, fighter, way, here, budget, len(path) == 0)
        if square == NOWHERE:
            break
        budget -= way.entry(grid, square)
        path.append(square)
        here = square
        if way.may_stop(square):
            stop = len(path)
    return path[:stop]


def _step_away(
    fight: Battle, fighter: Combatant, way: Going, here: i64, budget: i64, sideways: bool
) -> i64:
    """The neighbouring square farthest from the nearest enemy, the one straight away first.

    Steps gain distance, so that nobody runs to and fro along a wall; `sideways` allows one that
    only keeps it.
    """
    grid = fight.grid
    danger = nearest_danger(fight, fighter, here)
    if danger == NOWHERE:
        return NOWHERE
    gap = grid.distance(here, danger)
    away = grid.direction(danger, here)
    best = NOWHERE
    farthest = gap - 1 if sideways else gap
    turn: i64 = 0
    while turn < grid.sides:
        # Straight on first, then ever farther to either side.
        aside = (turn + 1) // 2
        direction = grid.turned(away, aside if turn % 2 == 1 else -aside)
        turn += 1
        square = here + grid.dx[direction] * COLUMN + grid.dy[direction]
        cost = way.entry(grid, square)
        if cost < 0 or cost > budget or grid.between_walls(here, square):
            continue
        distance = nearest_enemy(fight, fighter, square)
        if distance > farthest:
            if turn == 1 and distance > gap:
                return square
            best = square
            farthest = distance
    return best


def at_the_edge(fight: Battle, fighter: Combatant) -> bool:
    """Whether the next step could leave the map."""
    return fight.grid.bounded and fight.grid.on_edge(fighter.at)


class PursuersQuestion(BattleQuestion):
    """Characters are in flight: who of this side pursues them (LSK-FLE-08)?"""

    def __init__(
        self, battle: Battle, side: i64, able: list[Combatant], fugitives: list[Combatant]
    ) -> None:
        super().__init__("pursuers", battle, side, None)
        self.able = able
        self.fugitives = fugitives

    def about(self) -> dict[str, str]:
        """Who flees."""
        return {"fugitive": self.fugitives[0].slug}

    def default(self) -> Choice:
        """Nobody."""
        return Pick("let-go", [])

    def slot(self, partial: Partial) -> Slot | None:
        """Nobody, all, or a list of members."""
        if VERB not in partial:
            options = [Option("let-go"), Option("pursue", ["LSK-FLE-08"])]
            return Slot(VERB, "verb", options, "let-go")
        if partial[VERB] == "pursue" and "who" not in partial:
            everybody = ",".join([fighter.slug for fighter in self.able])
            options = [Option(everybody)]
            if len(self.able) > 1:
                options.extend([Option(fighter.slug) for fighter in self.able])
            return Slot("who", "fighters", options, everybody)
        return None

    def accepts(self, slot: Slot, value: str, partial: Partial) -> Refusal | None:
        """Any selection of the able."""
        slugs = [fighter.slug for fighter in self.able]
        if slot.name == "who":
            for slug in value.split(","):
                if slug not in slugs:
                    return Refusal("cannot-pursue", "who", slug, ["LSK-FLE-08"], slugs)
            return None
        return self.why_not(slot, value, partial)

    def build(self, partial: Partial) -> Choice:
        """The members named."""
        if partial[VERB] != "pursue":
            return Pick("let-go", [])
        slugs = partial.get("who", "").split(",")
        return Pick("pursue", [fighter for fighter in self.able if fighter.slug in slugs])


class DropQuestion(BattleQuestion):
    """A pursuit begins: do the fugitives drop something (LSK-FLE-05 to -07)?"""

    def __init__(self, battle: Battle, side: i64, things: list[Thing]) -> None:
        super().__init__("drop", battle, side, None)
        self.things = things

    def default(self) -> Choice:
        """Nothing."""
        return Action("nothing")

    def slot(self, partial: Partial) -> Slot | None:
        """Nothing, or one thing."""
        if VERB not in partial:
            return Slot(VERB, "verb", [Option("nothing"), Option("drop")], "nothing")
        if partial[VERB] == "drop" and "item" not in partial:
            return Slot("item", "item", thing_options(self.things), self.things[0].slug)
        return None


def settle_flights(fight: Battle) -> None:
    """LSK-FLE-08: at the end of the Round those who got clear are in flight, side by side."""
    for side in range(len(fight.sides)):
        fugitives: list[Combatant] = []
        for fighter in fight.fighters:
            if fighter.side == side and fighter.fleeing and _clear(fight, fighter):
                fugitives.append(fighter)
        if len(fugitives) > 0:
            _pursuit(fight, side, fugitives)


def _clear(fight: Battle, fighter: Combatant) -> bool:
    """Able, and outside the reach of all able enemies or off the map."""
    if not fighter.able():
        return False
    if fighter.off_map:
        return True
    for other in fight.fighters:
        if fight.foes(fighter, other) and other.able() and threatens(fight, other, fighter):
            return False
    return True


def _pursuit(fight: Battle, side: i64, fugitives: list[Combatant]) -> None:
    """One side's fugitives, and whoever comes after them."""
    fight.pursuit_hides |= 1 << side  # LSK-FLE-04
    fight.note("flight", "LSK-FLE-08", fugitives[0], amount=len(fugitives))
    parties: list[list[Combatant]] = []
    for party in range(len(fight.sides)):
        if not fight.enemies(party, side):
            continue
        able = [
            fighter
            for fighter in fight.fighters
            if fighter.side == party and _may_pursue(fight, fighter, fugitives)
        ]
        if len(able) > 0:
            answer = fight.ask(PursuersQuestion(fight, party, able, fugitives))
            assert isinstance(answer, Pick)
            if len(answer.members) > 0:
                parties.append(answer.members)
    parties = _drop_things(fight, side, fugitives, parties)
    if len(parties) == 0:
        _escape(fight, fugitives)
    else:
        _chase(fight, fugitives, parties)
    fight.pursuit_hides &= ~(1 << side)


def _may_pursue(fight: Battle, fighter: Combatant, fugitives: list[Combatant]) -> bool:
    """LSK-FLE-08: able and not engaged."""
    if fighter.block.mount or not fighter.able() or fighter.routed or fighter.casting is not None:
        return False
    for other in fight.fighters:
        if other not in fugitives and engaged(fight, fighter, other):
            return False
    return True


def _drop_things(
    fight: Battle, side: i64, fugitives: list[Combatant], parties: list[list[Combatant]]
) -> list[list[Combatant]]:
    """LSK-FLE-05 to -07: each kind once per pursuit; pursuers who break off are out of it."""
    dropped: list[str] = []
    while len(parties) > 0:
        things: list[Thing] = []
        for fugitive in fugitives:
            for thing in [*fugitive.hands, *fugitive.carried]:
                if thing.kind in KINDS and thing.kind not in dropped:
                    things.append(thing)
        if len(things) == 0:
            break
        answer = fight.ask(DropQuestion(fight, side, things))
        assert isinstance(answer, Action)
        if answer.verb != "drop" or answer.thing is None:
            break
        dropped.append(answer.thing.kind)
        parties = _distracted(fight, answer.thing, parties)
    return parties


def _distracted(
    fight: Battle, thing: Thing, parties: list[list[Combatant]]
) -> list[list[Combatant]]:
    """Who goes on after something was dropped in the way."""
    owner = fight.fighters[thing.holder]
    owner.hands = [other for other in owner.hands if other is not thing]
    owner.carried = [other for other in owner.carried if other is not thing]
    thing.place = SPENT
    fight.note("drops-in-flight", "LSK-FLE-05", owner, item=thing.slug)
    reckon(fight, owner)
    if thing.kind == "obstacle":
        fight.note("obstacle", "LSK-FLE-07", owner, item=thing.slug)
        return []
    left: list[list[Combatant]] = []
    for party in parties:
        stay: list[Combatant] = []
        tempted = [fighter for fighter in party if _tempted(fight, fighter, thing)]
        stopped: list[str] = []
        for fighter in tempted:
            if fighter.group not in stopped and not stands(fight, fighter):
                # LSK-RUL-24: failure means that they stop for it.
                stopped.append(fighter.group)
        for fighter in party:
            if fighter in tempted and fighter.group in stopped:
                fight.note("breaks-off", "LSK-FLE-05", fighter, item=thing.slug)
            else:
                stay.append(fighter)
        if len(stay) > 0:
            left.append(stay)
    return left


def _tempted(fight: Battle, pursuer: Combatant, thing: Thing) -> bool:
    """Whether a pursuer is after what was dropped; player characters decide for themselves."""
    if fight.sides[pursuer.side].heroes:
        return False
    if thing.kind == "valuables":
        return pursuer.block.motive == "treasure"
    return (
        pursuer.block.motive == "food"
        and not pursuer.block.intelligent
        and (not pursuer.block.eats or pursuer.block.eats == thing.food)
    )


def rate(fight: Battle, fighter: Combatant) -> i64:
    """Movement rate; a rider uses his mount's (LSK-FLE-02)."""
    return legs(fight, fighter).rate


def slowest(fight: Battle, group: list[Combatant]) -> i64:
    """LSK-RUL-25: a group moves at the rate of its slowest member."""
    return min([rate(fight, fighter) for fighter in group])


def pursuit_total(fight: Battle, roller: Combatant, speed: i64) -> i64:
    """LSK-FLE-02: d20 plus a tenth of the rate, counted in tenths so that nothing is rounded."""
    tally = fight.tally("movement-rate", speed, "LSK-FLE-02")
    fight.settle(roller, tally, "pursuit")
    return 10 * fight.roll(roller, 1, 20, "pursuit", tally) + tally.total


def _chase(fight: Battle, fugitives: list[Combatant], parties: list[list[Combatant]]) -> None:
    """LSK-FLE-01 to -03: open ground, one roll for each group, or one for each runner."""
    if fight.scene.open_ground:
        fastest = parties[0]
        for party in parties:
            if slowest(fight, party) > slowest(fight, fastest):
                fastest = party
        ours = slowest(fight, fugitives)
        theirs = slowest(fight, fastest)
        if ours > theirs:
            _escape(fight, fugitives)
            return
        if theirs > ours:
            _caught(fight, fugitives, fastest)
            return
    if fight.options.pursuit_individual:
        _chase_one_by_one(fight, fugitives, parties)
        return
    while True:
        ours = pursuit_total(fight, fugitives[0], slowest(fight, fugitives))
        best = parties[0]
        theirs = pursuit_total(fight, best[0], slowest(fight, best))
        for party in parties[1:]:
            total = pursuit_total(fight, party[0], slowest(fight, party))
            if total > theirs:
                best = party
                theirs = total
        if ours > theirs:
            _escape(fight, fugitives)
            return
        if theirs > ours:
            _caught(fight, fugitives, best)
            return


def _chase_one_by_one(
    fight: Battle, fugitives: list[Combatant], parties: list[list[Combatant]]
) -> None:
    """LSK-FLE-03: only the slowest friend must be outrun; ties with him are rolled again."""
    pursuers: list[Combatant] = []
    for party in parties:
        pursuers.extend(party)
    while True:
        ours = [pursuit_total(fight, runner, rate(fight, runner)) for runner in fugitives]
        theirs = [pursuit_total(fight, runner, rate(fight, runner)) for runner in pursuers]
        lowest = min(ours)
        last = [runner for runner, total in zip(fugitives, ours) if total == lowest]
        away = [runner for runner, total in zip(fugitives, ours) if total > lowest]
        if len(away) > 0:
            _escape(fight, away)
        catching = [runner for runner, total in zip(pursuers, theirs) if total > lowest]
        if len(catching) > 0:
            _caught(fight, last, catching)
            return
        level = [runner for runner, total in zip(pursuers, theirs) if total == lowest]
        if len(level) == 0:
            _escape(fight, last)
            return
        fugitives = last
        pursuers = level


def _escape(fight: Battle, fugitives: list[Combatant]) -> None:
    """Escaped fugitives leave the fight, their mounts with them."""
    for fugitive in fugitives:
        fugitive.gone = True
        if fugitive.mounted():
            fight.fighters[fugitive.mount].gone = True
        fight.note("escaped", "LSK-FLE-08", fugitive)


def _caught(fight: Battle, fugitives: list[Combatant], pursuers: list[Combatant]) -> None:
    """LSK-FLE-08: fugitives stand where they were, each pursuer comes into reach of one."""
    for fugitive in fugitives:
        fugitive.off_map = False
        fight.note("caught-up", "LSK-FLE-02", fugitive, pursuers[0])
    for pursuer in pursuers:
        square = _contact_square(fight, pursuer, fugitives)
        if square != NOWHERE:
            place(fight, pursuer, square)


def _contact_square(fight: Battle, pursuer: Combatant, fugitives: list[Combatant]) -> i64:
    """The free square nearest to the pursuer's own with a fugitive in reach."""
    reach = longest_reach(pursuer)
    taken: set[i64] = set()
    for other in fight.fighters:
        if other.standing() and other is not pursuer:
            for square in fight.ground_of(other):
                taken.add(square)
    best = NOWHERE
    nearest: i64 = 1 << 20
    for fugitive in fugitives:
        for square in fight.grid.area(fugitive.at, reach):
            if square in taken or not fight.grid.open(square):
                continue
            distance = fight.grid.distance(square, pursuer.at)
            if distance < nearest or (distance == nearest and square < best):
                nearest = distance
                best = square
    return best
