"""Pursuit: who comes after the fugitives, and who is caught (4.3)."""

from typing import Final

from mypy_extensions import i64

from fechtbuch.books.landsknecht.rules.basics.circumstances import engaged, threatens
from fechtbuch.books.landsknecht.rules.contact.dropped_baggage import drop_things
from fechtbuch.books.landsknecht.rules.harm.out_of_action import break_off_plans, lie_beside
from fechtbuch.books.landsknecht.rules.moving.movement import legs, place
from fechtbuch.books.landsknecht.rules.moving.standing_room import (
    contact_square,
    square_of_the_edge,
)
from fechtbuch.books.landsknecht.state.battle import Battle
from fechtbuch.books.landsknecht.state.choices import Pick
from fechtbuch.books.landsknecht.state.fighter import Combatant
from fechtbuch.books.landsknecht.state.questions import AskedSide
from fechtbuch.engine.asking import Menu, Verb, listed
from fechtbuch.engine.choices import Partial, Refusal, Slot
from fechtbuch.engine.grid import NOWHERE

PURSUERS: Final = Menu([Verb("let-go"), Verb("pursue", "who", ["LSK-FLE-08"])])


class PursuersQuestion(AskedSide):
    """Characters are in flight: who of this side pursues them (LSK-FLE-08)?"""

    def __init__(
        self, battle: Battle, side: i64, able: list[Combatant], fugitives: list[Combatant]
    ) -> None:
        super().__init__("pursuers", battle, side, PURSUERS)
        self.able = able
        self.fugitives = fugitives

    def about(self) -> dict[str, str]:
        """Who flees."""
        return {"fugitive": self.fugitives[0].slug}

    def offer(self, slot: str, partial: Partial) -> Slot | None:
        """All of them, or one."""
        slugs = [fighter.slug for fighter in self.able]
        together = [",".join(slugs)] if len(slugs) > 1 else []
        return listed(slot, "fighters", [*together, *slugs])

    def accepts(self, slot: Slot, value: str, partial: Partial) -> Refusal | None:
        """Any selection of the able."""
        slugs = [fighter.slug for fighter in self.able]
        if slot.name == "who":
            for slug in value.split(","):
                if slug not in slugs:
                    return Refusal("cannot-pursue", "who", slug, ["LSK-FLE-08"], slugs)
            return None
        return self.why_not(slot, value, partial)

    def hear_members(self, pick: Pick, partial: Partial) -> None:
        """Each of them once, in roster order."""
        slugs = partial.get("who", "").split(",")
        pick.members = [fighter for fighter in self.able if fighter.slug in slugs]


def settle_flights(fight: Battle) -> None:
    """LSK-FLE-08: at the end of the Round those who got clear are in flight, side by side."""
    for fighter in fight.fighters:
        if fighter.block.mount or not fighter.off_map or fighter.down or fighter.gone:
            continue
        if not clear(fight, fighter):
            _back_on_the_map(fight, fighter)  # he simply stays in the fight
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
    if fighter.off_map:
        return not (fighter.down or fighter.gone or fighter.surrendered or fighter.helpless())
    if not fighter.able():
        return False
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
                break_off_plans(fight, pursuer)
            if len(answer.members) > 0:
                parties.append(answer.members)
    parties = drop_things(fight, side, fugitives, parties)
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
    """LSK-FLE-01: open ground, one roll for each group, or one for each runner."""
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
            _back_on_the_map(fight, fugitive)
        fight.note("caught-up", "LSK-FLE-02", fugitive, pursuers[0])
    for pursuer in fight.fighters:
        if pursuer in pursuers:
            square = contact_square(fight, pursuer, fugitives)
            if square != NOWHERE and square != pursuer.at:
                place(fight, pursuer, square)
                fight.note("ends-up", "LSK-FLE-08", pursuer, values={"at": pursuer.at})


def _back_on_the_map(fight: Battle, fugitive: Combatant) -> None:
    """LSK-FLE-08: at the nearest free square of the edge by which he left."""
    place(fight, fugitive, square_of_the_edge(fight, fugitive))
    fugitive.off_map = False
    if fugitive.mounted():
        fight.fighters[fugitive.mount].off_map = False
    fight.note("ends-up", "LSK-FLE-08", fugitive, values={"at": fugitive.at})
    if not fugitive.mounted():
        lie_beside(fight, fugitive)  # LSK-MOV-08: a newcomer may stand there by now
