"""Pursuit: who comes after the fugitives, what they drop, who is caught (4.3)."""

from typing import Final

from mypy_extensions import i64

from fechtbuch.books.landsknecht.arms import GROUND, NOBODY, PACK, SPENT, Thing
from fechtbuch.books.landsknecht.battle import Battle
from fechtbuch.books.landsknecht.choices import Action, Pick
from fechtbuch.books.landsknecht.conditions import engaged, in_reach, threatens
from fechtbuch.books.landsknecht.fighter import Combatant
from fechtbuch.books.landsknecht.load import reckon
from fechtbuch.books.landsknecht.morale import checks, stands
from fechtbuch.books.landsknecht.movement import body_of, breadth, legs, place
from fechtbuch.books.landsknecht.questions import BattleQuestion, thing_options
from fechtbuch.books.landsknecht.weapons import longest_reach
from fechtbuch.books.landsknecht.wounds import stop_everything
from fechtbuch.engine.choices import VERB, Choice, Option, Partial, Refusal, Slot
from fechtbuch.engine.fields import x_of, y_of
from fechtbuch.engine.grid import NOWHERE

KINDS: Final = ["valuables", "food", "obstacle"]
"""What may be dropped in the way of pursuers, each kind once."""

FARTHEST_ROOM: Final = 64
"""How far from where he left somebody comes back to the map at most, in squares."""


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
        """The members named, in roster order."""
        if partial[VERB] != "pursue":
            return Pick("let-go", [])
        slugs = partial["who"].split(",")
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


class ObstacleQuestion(BattleQuestion):
    """An obstacle was dropped: does it stop the pursuers, referee (LSK-FLE-07)?"""

    def __init__(self, battle: Battle, thing: Thing, pursuer: Combatant) -> None:
        super().__init__("obstacle", battle, -1, None)
        self.thing = thing
        self.pursuer = pursuer

    def about(self) -> dict[str, str]:
        """What lies in the way of whom."""
        return {"item": self.thing.slug, "pursuer": self.pursuer.slug}

    def default(self) -> Choice:
        """It does."""
        return Action("stops")

    def slot(self, partial: Partial) -> Slot | None:
        """It stops them, or they get past it."""
        if VERB not in partial:
            return Slot(VERB, "verb", [Option("stops"), Option("passed")], "stops")
        return None


# The end of the Round.


def settle_flights(fight: Battle) -> None:
    """LSK-FLE-08: at the end of the Round those who got clear are in flight, side by side."""
    fugitives = [fighter for fighter in fight.fighters if fighter.fleeing and clear(fight, fighter)]
    if len(fugitives) == 0:
        return
    chasing: list[int] = []
    for side in range(len(fight.sides)):
        group = [fighter for fighter in fugitives if fighter.side == side]
        if len(group) > 0:
            _pursuit(fight, side, group, chasing)


def clear(fight: Battle, fighter: Combatant) -> bool:
    """Able, and outside the reach of all able enemies or off the map."""
    if not fighter.able():
        return False
    if fighter.off_map:
        return True
    for other in fight.fighters:
        if fight.foes(fighter, other) and other.able() and threatens(fight, other, fighter):
            return False
    return True


def _pursuit(fight: Battle, side: i64, fugitives: list[Combatant], chasing: list[int]) -> None:
    """One side's fugitives, and whoever comes after them."""
    fight.pursuit_hides |= 1 << side  # LSK-FLE-04
    fight.note("flight", "LSK-FLE-08", fugitives[0], amount=len(fugitives))
    parties: list[list[Combatant]] = []
    for party in _in_acting_order(fight):
        if not fight.enemies(party, side):
            continue
        able = [
            fighter
            for fighter in fight.fighters
            if fighter.side == party
            and fighter.index not in chasing
            and may_pursue(fight, fighter, fugitives)
        ]
        if len(able) > 0:
            answer = fight.ask(PursuersQuestion(fight, party, able, fugitives))
            assert isinstance(answer, Pick)
            for pursuer in answer.members:
                chasing.append(pursuer.index)
                stop_everything(fight, pursuer)
            if len(answer.members) > 0:
                parties.append(answer.members)
    parties = _drop_things(fight, side, fugitives, parties)
    if len(parties) == 0:
        _escape(fight, fugitives)
    else:
        _chase(fight, fugitives, parties)
    fight.pursuit_hides &= ~(1 << side)


def _in_acting_order(fight: Battle) -> list[int]:
    """The side that acts first in this Round is asked first (LSK-SEQ-09)."""
    order = list(fight.order)
    for side in range(len(fight.sides)):
        if side not in order:
            order.append(side)
    return order


def may_pursue(fight: Battle, fighter: Combatant, fugitives: list[Combatant]) -> bool:
    """LSK-FLE-08: able and not engaged; and nobody pursues who is running away himself."""
    if fighter.block.mount or not fighter.able() or fighter.casting is not None:
        return False
    if fighter.routed or fighter.fleeing:
        return False
    for other in fight.fighters:
        if other not in fugitives and engaged(fight, fighter, other):
            return False
    return True


# What is dropped in the way.


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
        owner = fight.fighters[answer.thing.holder]
        _throw_away(fight, owner, answer.thing)
        if answer.thing.kind == "obstacle":
            if _stops_them(fight, owner, answer.thing, parties[0][0]):
                return []
        else:
            parties = _distracted(fight, answer.thing, parties)
    return parties


def _throw_away(fight: Battle, owner: Combatant, thing: Thing) -> None:
    """It lies where its owner ran."""
    owner.hands = [other for other in owner.hands if other is not thing]
    owner.carried = [other for other in owner.carried if other is not thing]
    thing.place = GROUND
    thing.holder = NOBODY
    thing.at = owner.at
    fight.note("drops-in-flight", "LSK-FLE-05", owner, item=thing.slug)
    reckon(fight, owner)


def _stops_them(fight: Battle, owner: Combatant, thing: Thing, pursuer: Combatant) -> bool:
    """LSK-FLE-07: it works without a check, unless the referee rules otherwise."""
    if fight.scene.referee and fight.ask(ObstacleQuestion(fight, thing, pursuer)).verb == "passed":
        fight.note("obstacle-passed", "LSK-FLE-07", pursuer, item=thing.slug)
        return False
    fight.note("obstacle", "LSK-FLE-07", owner, item=thing.slug)
    return True


def _distracted(
    fight: Battle, thing: Thing, parties: list[list[Combatant]]
) -> list[list[Combatant]]:
    """Who goes on after something was dropped in the way."""
    left: list[list[Combatant]] = []
    for party in parties:
        stopped: dict[str, bool] = {}
        on: list[Combatant] = []
        for fighter in party:
            if not _tempted(fight, fighter, thing):
                on.append(fighter)
                continue
            if fighter.group not in stopped:
                # LSK-RUL-24: failure means that they stop for it; a group rolls once for all.
                stopped[fighter.group] = not stands(fight, fighter)
            if stopped[fighter.group]:
                _break_off(fight, fighter, thing)
            else:
                on.append(fighter)
        if len(on) > 0:
            left.append(on)
    return left


def _tempted(fight: Battle, pursuer: Combatant, thing: Thing) -> bool:
    """Whether a pursuer is after what was dropped; player characters decide for themselves."""
    block = pursuer.block
    if not checks(fight, pursuer):
        return False
    if thing.kind == "valuables":
        return block.motive == "treasure"
    if block.motive != "food" or block.intelligent:
        return False
    return block.eats == "" or thing.food in block.eats.split()


def _break_off(fight: Battle, pursuer: Combatant, thing: Thing) -> None:
    """LSK-FLE-05, -06: treasure is gathered, food eaten, by the first who comes to it."""
    rule = "LSK-FLE-05" if thing.kind == "valuables" else "LSK-FLE-06"
    fight.note("breaks-off", rule, pursuer, item=thing.slug)
    if thing.place != GROUND:
        return
    thing.at = NOWHERE
    if thing.kind == "valuables":
        thing.place = PACK
        thing.holder = pursuer.index
        pursuer.carried = [*pursuer.carried, thing]
        reckon(fight, pursuer)
    else:
        thing.place = SPENT


# The chase.


def rate(fight: Battle, fighter: Combatant) -> i64:
    """Movement rate; a rider uses his mount's (LSK-FLE-02), the lame thrice their combat move."""
    walker = legs(fight, fighter)
    return 3 * walker.combat_move() if walker.lame else walker.rate


def slowest(fight: Battle, group: list[Combatant]) -> i64:
    """LSK-RUL-25: a group moves at the rate of its slowest member."""
    return min([rate(fight, fighter) for fighter in group])


def pursuit_total(fight: Battle, roller: Combatant, speed: i64) -> i64:
    """LSK-FLE-02: d20 plus a tenth of the rate; the total in tenths, so that nothing is rounded."""
    tally = fight.tally("movement-rate", speed // 10, "LSK-FLE-02")
    fight.settle(roller, tally, "pursuit")
    return 10 * (fight.roll(roller, 1, 20, "pursuit", tally) + tally.total) + speed % 10


def _chase(fight: Battle, fugitives: list[Combatant], parties: list[list[Combatant]]) -> None:
    """LSK-FLE-01 to -03: open ground, one roll for each group, or one for each runner."""
    if fight.options.pursuit_individual:
        _chase_one_by_one(fight, fugitives, parties)
        return
    if fight.scene.open_ground:
        ours = slowest(fight, fugitives)
        fastest = max([slowest(fight, party) for party in parties])
        parties = [party for party in parties if slowest(fight, party) == fastest]
        if ours > fastest:
            _escape(fight, fugitives)
            return
        if fastest > ours:
            _caught(fight, fugitives, parties[0])
            return
    _chase_in_groups(fight, fugitives, parties)


def _chase_in_groups(
    fight: Battle, fugitives: list[Combatant], parties: list[list[Combatant]]
) -> None:
    """LSK-FLE-02: the fugitives roll first, the best of the pursuers counts, ties go on."""
    while True:
        ours = pursuit_total(fight, fugitives[0], slowest(fight, fugitives))
        theirs = [pursuit_total(fight, party[0], slowest(fight, party)) for party in parties]
        best = max(theirs)
        if ours > best:
            _escape(fight, fugitives)
            return
        parties = [party for party, total in zip(parties, theirs) if total == best]
        if best > ours:
            _caught(fight, fugitives, parties[0])
            return


def _chase_one_by_one(
    fight: Battle, fugitives: list[Combatant], parties: list[list[Combatant]]
) -> None:
    """LSK-FLE-03: only the slowest friend must be outrun; ties with him are rolled again.

    On open ground the rates come first, and only equals roll (LSK-FLE-01).
    """
    pursuers: list[Combatant] = []
    for party in parties:
        pursuers.extend(party)
    rolled = not fight.scene.open_ground
    while True:
        ours = [_speed(fight, runner, rolled) for runner in fugitives]
        theirs = [_speed(fight, runner, rolled) for runner in pursuers]
        rolled = True
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


def _speed(fight: Battle, runner: Combatant, rolled: bool) -> i64:
    """A runner's rate, or what he rolls with it."""
    speed = rate(fight, runner)
    return pursuit_total(fight, runner, speed) if rolled else speed


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
        if fugitive.off_map:
            place(fight, fugitive, _square_of_the_edge(fight, fugitive))
            fugitive.off_map = False
        fight.note("caught-up", "LSK-FLE-02", fugitive, pursuers[0])
    for pursuer in fight.fighters:
        if pursuer in pursuers:
            square = _contact_square(fight, pursuer, fugitives)
            if square != NOWHERE:
                place(fight, pursuer, square)


def _taken(fight: Battle, newcomer: Combatant) -> set[i64]:
    """The squares on which somebody else stands."""
    taken: set[i64] = set()
    for other in fight.fighters:
        if other is newcomer or other.index == newcomer.mount:
            continue
        if other.standing() or (other.surrendered and not other.gone and not other.down):
            taken.update(fight.ground_of(other))
    return taken


def _fits(fight: Battle, fighter: Combatant, square: i64, taken: set[i64]) -> bool:
    for shift in body_of(fighter):
        if square + shift in taken or not fight.grid.open(square + shift):
            return False
    return True


def _square_of_the_edge(fight: Battle, fugitive: Combatant) -> i64:
    """The nearest free square of the edge by which somebody left the map."""
    grid = fight.grid
    left = fugitive.at
    across = x_of(left) in (grid.min_x, grid.max_x)
    along = y_of(left) in (grid.min_y, grid.max_y)
    taken = _taken(fight, fugitive)
    for radius in range(FARTHEST_ROOM):
        for square in grid.ring(left, radius):
            same = (across and x_of(square) == x_of(left)) or (along and y_of(square) == y_of(left))
            if (same or radius == 0) and _fits(fight, fugitive, square, taken):
                return square
    return left


def _farness(fight: Battle, home: i64, square: i64) -> i64:
    """Orders squares by distance, of several equally near the one straightest ahead first."""
    dx = x_of(square) - x_of(home)
    dy = y_of(square) - y_of(home)
    aside = (dx if dx > 0 else -dx) + (dy if dy > 0 else -dy)
    return (fight.grid.distance(home, square) << 20) + aside


def _contact_square(fight: Battle, pursuer: Combatant, fugitives: list[Combatant]) -> i64:
    """The free square nearest to the pursuer's own from which he has a fugitive in reach."""
    reach = longest_reach(pursuer)
    taken = _taken(fight, pursuer)
    home = pursuer.at
    best = NOWHERE
    nearest: i64 = 1 << 40
    for fugitive in fugitives:
        for foot in fight.ground_of(fugitive):
            for square in fight.grid.area(foot, reach + breadth(pursuer) - 1):
                distance = _farness(fight, home, square)
                if distance >= nearest or not _fits(fight, pursuer, square, taken):
                    continue
                place(fight, pursuer, square)
                if in_reach(fight, pursuer, fugitive, reach):
                    nearest = distance
                    best = square
                place(fight, pursuer, home)
    return best
