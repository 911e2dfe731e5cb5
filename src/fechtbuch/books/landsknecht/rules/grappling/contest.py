"""The contest of wrestlers: rolls, ties, and what the winner does with it (LSK-WRS-03)."""

from typing import Final

from mypy_extensions import i64

from fechtbuch.books.landsknecht.kinds.arms import NOBODY
from fechtbuch.books.landsknecht.kinds.block import PARALYZATION
from fechtbuch.books.landsknecht.rules.basics.circumstances import is_helpless
from fechtbuch.books.landsknecht.rules.basics.hands import drop, hands_free, take
from fechtbuch.books.landsknecht.rules.basics.saves import save
from fechtbuch.books.landsknecht.rules.grappling.grips import (
    break_enemy_grips,
    free_the_hands,
    grappling_weapon,
    holders_of,
    seize,
)
from fechtbuch.books.landsknecht.rules.harm.out_of_action import leave_saddle, release_hold
from fechtbuch.books.landsknecht.state.battle import Battle
from fechtbuch.books.landsknecht.state.choices import Action, Pick
from fechtbuch.books.landsknecht.state.fighter import Combatant
from fechtbuch.books.landsknecht.state.questions import AskedFighter, AskedSide, fighters, things
from fechtbuch.books.landsknecht.state.things import Thing
from fechtbuch.engine.asking import Menu, Verb
from fechtbuch.engine.choices import Choice, Partial, Slot
from fechtbuch.engine.tally import Tally

IMMOBILISE: Final = "immobilise"
DISARM: Final = "disarm"
RELEASE: Final = "release"


WON: Final = Menu(
    [
        Verb(IMMOBILISE, "", ["LSK-WRS-06"]),
        Verb(DISARM, "item", ["LSK-WRS-10"]),
        Verb(RELEASE, "", ["LSK-WRS-05"]),
    ]
)
BEST: Final = Menu([Verb("name", "who")])


class WinnerQuestion(AskedFighter):
    """A contest is won: immobilise, disarm or release (LSK-WRS-05)."""

    def __init__(self, battle: Battle, winner: Combatant, loser: Combatant) -> None:
        super().__init__("contest-won", battle, winner, WON)
        self.loser = loser

    def about(self) -> dict[str, str]:
        """Who lost."""
        return {"loser": self.loser.slug}

    def open(self, verb: str) -> bool:
        """Nobody is disarmed whose hands are empty."""
        return verb != DISARM or len(self.loser.hands) > 0

    def offer(self, slot: str, partial: Partial) -> Slot | None:
        """The object, named before the save."""
        return things(slot, self.loser.hands)


class BestQuestion(AskedSide):
    """Two of a team rolled equally well: which of them counts (LSK-WRS-11)?"""

    def __init__(self, battle: Battle, side: i64, best: list[Combatant]) -> None:
        super().__init__("best-wrestler", battle, side, BEST)
        self.best = best

    def void(self) -> bool:
        """There are always two to choose from."""
        return False

    def default(self) -> Choice:
        """The first in roster order."""
        return Pick("name", [self.best[0]])

    def offer(self, slot: str, partial: Partial) -> Slot | None:
        """Who it is."""
        return fighters(slot, self.best)


class Contest:
    """A contest that has been rolled; its winner has still to choose."""

    def __init__(
        self, winner: Combatant, loser: Combatant, team: list[Combatant], team_won: bool
    ) -> None:
        self.winner = winner
        self.loser = loser
        self.team = team
        self.team_won = team_won


def contest(fight: Battle, team: list[Combatant], other: Combatant, team_began: bool) -> Contest:
    """LSK-WRS-03: both roll, the higher total wins.

    Whoever began it rolls first (LSK-RUL-61). A helpless victim loses without a roll.
    """
    if team_began and is_helpless(fight, other):
        fight.note("contest-without-roll", "LSK-WRS-01", team[0], other)
        return Contest(team[0], other, team, True)
    theirs: i64 = 0
    if not team_began:
        theirs = _roll(fight, other)
    totals: list[int] = []
    for wrestler in team:
        totals.append(_roll(fight, wrestler))
    if team_began:
        theirs = _roll(fight, other)
    best = _best(fight, team, totals)
    number = fight.tally("best-roll", totals[team.index(best)], "LSK-WRS-03")
    number.add("helpers", len(team) - 1, "LSK-WRS-11")  # LSK-RUL-13
    ours = number.total
    fight.note(
        "contest",
        "LSK-WRS-03",
        best,
        other,
        values={"ours": ours, "theirs": theirs} if fight.telling else None,
        tally=number if len(team) > 1 else None,
    )
    if ours > theirs or (ours == theirs and _wins_tie(fight, best, other, team_began)):
        return Contest(best, other, team, True)
    return Contest(other, best, team, False)


def _roll(fight: Battle, wrestler: Combatant) -> i64:
    bonus = _bonus(fight, wrestler)
    return bonus.total + fight.roll(wrestler, 1, 20, "wrestling", bonus)


def _bonus(fight: Battle, wrestler: Combatant) -> Tally:
    """LSK-WRS-03, LSK-WRS-12, LSK-WRS-14: WS in full, Strength, and what nature or career adds."""
    bonus = fight.tally("weapon-skill", wrestler.ws, "LSK-WRS-03")
    bonus.add("strength", wrestler.strength, "LSK-WRS-03")
    if wrestler.block.pit_fighter and fight.options.career_traits:
        bonus.add("agility", wrestler.agility, "LSK-WRS-14")
    if wrestler.block.natural_grappler:
        bonus.add("natural-grappler", wrestler.block.hit_dice, "LSK-WRS-12")
    fight.settle(wrestler, bonus, "wrestling")
    return bonus


def _best(fight: Battle, team: list[Combatant], totals: list[int]) -> Combatant:
    """LSK-WRS-11: the highest total before the bonus; between equals their side says who."""
    highest = max(totals)
    best = [wrestler for wrestler, total in zip(team, totals) if total == highest]
    if len(best) == 1:
        return best[0]
    answer = fight.ask(BestQuestion(fight, best[0].side, best))
    assert isinstance(answer, Pick)
    return answer.members[0]


def _wins_tie(fight: Battle, one: Combatant, other: Combatant, one_began: bool) -> bool:
    """LSK-WRS-04, LSK-WRS-14: a Pit Fighter, the higher Agility, else dice without bonuses."""
    if fight.options.career_traits:
        one_special = one.block.pit_fighter
        other_special = other.block.pit_fighter
        if one_special and not other_special and not other.block.natural_grappler:
            fight.note("tie-pit-fighter", "LSK-WRS-14", one, other)
            return True
        if other_special and not one_special and not one.block.natural_grappler:
            fight.note("tie-pit-fighter", "LSK-WRS-14", other, one)
            return False
    if one.agility != other.agility:
        wins = one.agility > other.agility
        kind = "tie-agility"
    else:
        # LSK-RUL-61: whoever began it rolls first.
        first, second = (one, other) if one_began else (other, one)
        wins = fight.roll_off(first, second, 20, "tie") == one_began
        kind = "tie-dice"
    winner, loser = (one, other) if wins else (other, one)
    fight.note(kind, "LSK-WRS-04", winner, loser)
    return wins


def settle_contest(fight: Battle, contest: Contest) -> None:
    """LSK-WRS-05, LSK-WRS-15: the winner picks one result."""
    winner, loser, team = contest.winner, contest.loser, contest.team
    team_won = contest.team_won
    if not winner.standing() or not loser.standing():
        return  # LSK-RUL-84, LSK-RUL-87: off the map or surrendered, nobody takes part
    if not team_won:
        # LSK-WRS-15: all holders lose their grip when the victim wins.
        for holder in team:
            if holder.hold_on == winner.index:
                release_hold(fight, holder)
    answer = fight.ask(WinnerQuestion(fight, winner, loser))
    assert isinstance(answer, Action)
    if answer.verb == IMMOBILISE:
        holders = team if team_won else [winner]
        _immobilise(fight, holders, loser)
        return
    break_enemy_grips(fight, winner, loser)
    for holder in list(team) if team_won else [winner]:
        if holder.hold_on == loser.index:
            release_hold(fight, holder)
    loser.hold_streak = 0  # LSK-RUL-27
    if answer.verb == DISARM and answer.thing is not None:
        _disarm(fight, winner, loser, answer.thing)
    else:
        fight.note("released", "LSK-WRS-05", winner, loser)


def _immobilise(fight: Battle, holders: list[Combatant], victim: Combatant) -> None:
    """LSK-WRS-05, LSK-WRS-15, LSK-RUL-56: all who rolled hold; the count rises by one."""
    for holder in holders:
        if victim.mounted() and not holder.mounted():
            leave_saddle(fight, victim, holder)  # LSK-MNT-07
        free_the_hands(fight, holder)
    seize(fight, holders, victim)
    for holder in holders:
        thing = grappling_weapon(holder)
        if victim.garrotted_by != NOBODY:
            continue  # LSK-RUL-79: one tool is enough
        if thing is not None and thing.weapon is not None and thing.weapon.garrote:
            victim.garrotted_by = holder.index
            fight.note("garrotted", "LSK-EQP-02", holder, victim)


def _disarm(fight: Battle, winner: Combatant, loser: Combatant, thing: Thing) -> None:
    """LSK-WRS-10, LSK-RUL-28: save against Paralyzation or the object is taken."""
    if save(fight, loser, PARALYZATION):
        fight.note("keeps-hold", "LSK-WRS-10", loser, winner, thing.slug)
        return
    drop(fight, loser, thing)
    # LSK-RUL-89: to the ground, unless the winner has as many hands free as it needs.
    if hands_free(winner) >= thing.hands and winner.block.intelligent:
        take(fight, winner, thing)
    else:
        thing.at = winner.at
    fight.note("disarmed", "LSK-WRS-10", winner, loser, thing.slug)


def escape(fight: Battle, victim: Combatant) -> Contest:
    """LSK-WRS-07: another contest, on the victim's action; all holders resist."""
    return contest(fight, holders_of(fight, victim), victim, False)


def force(fight: Battle, victim: Combatant) -> Contest:
    """LSK-WRS-13: a holder forces another contest; all present holders roll (LSK-WRS-15)."""
    return contest(fight, holders_of(fight, victim), victim, True)
