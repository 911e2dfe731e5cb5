"""Wrestling: the attempt, friends who join, the defender who strikes first (4.9)."""

from typing import Final

from mypy_extensions import i64

from fechtbuch.books.landsknecht.asking.way_options import approach_slot
from fechtbuch.books.landsknecht.rules.basics.circumstances import (
    can_strike,
    is_unaware,
    mount_has_struck,
)
from fechtbuch.books.landsknecht.rules.basics.weapons import armed, blow_things, melee_form
from fechtbuch.books.landsknecht.rules.defending.answers import (
    decide_busy,
    free_to_answer,
    give_up_plans,
    spend_action,
)
from fechtbuch.books.landsknecht.rules.grappling.contest import Contest, contest
from fechtbuch.books.landsknecht.rules.grappling.grips import free_the_hands, may_wrestle
from fechtbuch.books.landsknecht.rules.hitting.attack import (
    apply_result,
    lost,
    overcomes,
    roll_blow,
)
from fechtbuch.books.landsknecht.rules.hitting.blow import Result, melee_blow
from fechtbuch.books.landsknecht.rules.hitting.to_hit import weapon_slot
from fechtbuch.books.landsknecht.rules.moving.movement import (
    combat_move,
    going,
    strike_squares,
    walk,
    walks,
)
from fechtbuch.books.landsknecht.state.battle import FOOT, Battle
from fechtbuch.books.landsknecht.state.choices import BARE_HANDS, Action
from fechtbuch.books.landsknecht.state.fighter import Combatant
from fechtbuch.books.landsknecht.state.questions import AskedFighter, fighters
from fechtbuch.engine.asking import Menu, Verb
from fechtbuch.engine.choices import Partial, Refusal, Slot
from fechtbuch.engine.grid import path_text
from fechtbuch.engine.paths import towards

STRIKE: Final = Menu([Verb("none"), Verb("strike", "target weapon", ["LSK-WRS-02"])])
JOIN: Final = Menu([Verb("stay-out"), Verb("join", "path", ["LSK-WRS-11"])])


class StrikeQuestion(AskedFighter):
    """A wrestling attempt is about to be rolled: does the defender strike first (LSK-WRS-02)?"""

    def __init__(self, battle: Battle, defender: Combatant, wrestlers: list[Combatant]) -> None:
        super().__init__("strike", battle, defender, STRIKE)
        self.wrestlers = wrestlers

    def about(self) -> dict[str, str]:
        """Who wrestles."""
        return {"attacker": self.wrestlers[0].slug}

    def within(self) -> list[Combatant]:
        """The wrestlers whom the defender can reach."""
        found: list[Combatant] = []
        for wrestler in self.wrestlers:
            if len(strike_weapons(self.battle, self.fighter, wrestler)) > 0:
                found.append(wrestler)
        return found

    def open(self, verb: str) -> bool:
        """A blow, if it reaches somebody."""
        return len(self.within()) > 0

    def offer(self, slot: str, partial: Partial) -> Slot | None:
        """Whom, and with what."""
        if slot != "target":
            return self._weapons(self.fighter_at(partial["target"]))
        found = fighters(slot, self.within())
        if self.battle.telling:
            for option in found.options:
                weapons = self._weapons(self.fighter_at(option.value))
                option.worth = weapons.options[0].worth
        return found

    def _weapons(self, wrestler: Combatant) -> Slot:
        found = strike_weapons(self.battle, self.fighter, wrestler)
        return weapon_slot(self.battle, self.fighter, wrestler, found)


def strike_weapons(fight: Battle, defender: Combatant, wrestler: Combatant) -> list[str]:
    """Weapons in hand, or natural ones, that reach the wrestler."""
    found: list[str] = []
    for thing in blow_things(fight, defender):
        form = melee_form(defender, thing)
        if form is not None and can_strike(fight, defender, wrestler, form):
            found.append(thing.slug)
    if len(found) == 0 and defender.block.creature:
        found.append(BARE_HANDS)
    return found


class JoinQuestion(AskedFighter):
    """A friend wrestles somebody within reach: join him (LSK-WRS-11)?"""

    def __init__(self, battle: Battle, friend: Combatant, leader: Combatant, victim: Combatant):
        super().__init__("join", battle, friend, JOIN)
        self.leader = leader
        self.victim = victim

    def about(self) -> dict[str, str]:
        """Who wrestles whom."""
        return {"leader": self.leader.slug, "victim": self.victim.slug}

    def open(self, verb: str) -> bool:
        """Whoever can get there."""
        return may_join(self.battle, self.fighter, self.victim)

    def offer(self, slot: str, partial: Partial) -> Slot | None:
        """The way there."""
        return approach_slot(self.battle, self.fighter, self.victim, 1)

    def way_error(self, path: list[i64], slot: Slot, partial: Partial) -> Refusal | None:
        """Only the ways that are listed."""
        return self.why_not(slot, path_text(path), partial)


def may_join(fight: Battle, fighter: Combatant, victim: Combatant) -> bool:
    """Whether a combat move brings somebody next to the victim, if he is not there already."""
    if fight.apart(fighter, victim) <= 1:
        return True
    move = combat_move(fight, fighter)
    if fighter.block.large or victim.block.large:
        return len(strike_squares(fight, fighter, victim, 1, walks(fight, fighter, move))) > 0
    path = towards(fight.grid, fighter.at, victim.at, move, going(fight, fighter), 1)
    return len(path) > 0 and fight.grid.distance(path[-1], victim.at) <= 1


def wrestle(
    fight: Battle, wrestler: Combatant, victim: Combatant, later: list[Result] | None
) -> Contest | None:
    """LSK-WRS-01: friends join, the defender may strike, the contest is rolled."""
    team = _team(fight, wrestler, victim)
    decide_busy(fight, victim, wrestler)  # the attempt is an attack (LSK-ITM-03)
    team = _strike_first(fight, victim, team, later)
    rolled: Contest | None = None
    if len(team) > 0:
        rolled = contest(fight, team, victim, True)
    else:
        fight.note("wrestling-fails", "LSK-WRS-02", wrestler, victim)
    victim.unaware = False  # the first attack on him is resolved (LSK-CND-02)
    return rolled


def _team(fight: Battle, wrestler: Combatant, victim: Combatant) -> list[Combatant]:
    """Whoever joins comes up, frees the hands and has acted (LSK-WRS-11).

    Those who hold the victim already roll without spending anything (LSK-WRS-15).
    """
    team = [wrestler]
    for friend in fight.fighters:
        if friend is wrestler or fight.foes(friend, wrestler) or not fight.foes(friend, victim):
            continue
        if friend.index in victim.held_by and friend.standing():
            team.append(friend)
        elif _may_join(fight, friend, victim):
            question = JoinQuestion(fight, friend, wrestler, victim)
            if question.void():
                continue
            answer = fight.ask(question)
            if answer.verb == "join" and isinstance(answer, Action):
                walk(fight, friend, answer.path)
                join(fight, friend, victim)
                team.append(friend)
    return team


def _may_join(fight: Battle, friend: Combatant, victim: Combatant) -> bool:
    """LSK-WRS-11: has not acted, can wrestle, and is near enough."""
    if friend.acted or not friend.able() or friend.routed or friend.block.mount:
        return False
    if friend.unaware or friend.casting is not None or not may_wrestle(friend):
        return False
    if not free_to_answer(fight, friend):
        return False
    return fight.apart(friend, victim) <= 1 + combat_move(fight, friend) // FOOT


def join(fight: Battle, wrestler: Combatant, victim: Combatant) -> None:
    """A wrestler has acted and has his hands free; what he was about is given up."""
    if wrestler.hold_on != victim.index:
        give_up_plans(fight, wrestler)
    free_the_hands(fight, wrestler)
    spend_action(fight, wrestler)
    fight.note("wrestles", "LSK-WRS-01", wrestler, victim)


def _strike_first(
    fight: Battle, victim: Combatant, team: list[Combatant], later: list[Result] | None
) -> list[Combatant]:
    """LSK-WRS-02: an armed defender with his action left strikes one wrestler first."""
    if victim.acted or not victim.able() or victim.routed:
        return team
    if not free_to_answer(fight, victim) or mount_has_struck(fight, victim):
        return team  # LSK-RUL-69, LSK-RUL-70, LSK-MNT-06
    if is_unaware(fight, victim) or not armed(victim):
        return team
    question = StrikeQuestion(fight, victim, team)
    if question.void():
        return team
    answer = fight.ask(question)
    if answer.verb != "strike" or not isinstance(answer, Action) or answer.target is None:
        return team
    target = answer.target
    give_up_plans(fight, victim)
    spend_action(fight, victim)  # LSK-RUL-29
    fight.note("strikes-wrestler", "LSK-WRS-02", victim, target)
    blow = melee_blow(fight, victim, target, answer.thing)
    blow.answer = True
    result = roll_blow(fight, blow)
    if later is not None:
        later.append(result)
        if overcomes(fight, result):
            return [wrestler for wrestler in team if wrestler is not target]
        return team
    apply_result(fight, result)
    return [wrestler for wrestler in team if not lost(fight, wrestler)]
