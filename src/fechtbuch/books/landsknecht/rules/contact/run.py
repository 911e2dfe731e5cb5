"""Running: step by step, through the reach of those who may strike (LSK-MOV-02)."""

from typing import Final

from mypy_extensions import i64

from fechtbuch.books.landsknecht.rules.basics.circumstances import (
    can_strike,
    in_reach,
    is_unaware,
    mount_has_struck,
)
from fechtbuch.books.landsknecht.rules.basics.weapons import blow_things, longest_reach, melee_form
from fechtbuch.books.landsknecht.rules.defending.answers import (
    free_to_answer,
    give_up_plans,
    spend_action,
)
from fechtbuch.books.landsknecht.rules.harm.out_of_action import shares_ground
from fechtbuch.books.landsknecht.rules.hitting.action_under_way import Deed, can_go_on
from fechtbuch.books.landsknecht.rules.hitting.attack import apply_result, roll_blow
from fechtbuch.books.landsknecht.rules.hitting.blow import melee_blow
from fechtbuch.books.landsknecht.rules.hitting.to_hit import weapon_slot
from fechtbuch.books.landsknecht.rules.moving.mounted import aftermath
from fechtbuch.books.landsknecht.rules.moving.movement import going, place, tell_way
from fechtbuch.books.landsknecht.state.battle import Battle
from fechtbuch.books.landsknecht.state.choices import BARE_HANDS, Action
from fechtbuch.books.landsknecht.state.fighter import OTHER_DEED, Combatant
from fechtbuch.books.landsknecht.state.questions import AskedFighter
from fechtbuch.engine.asking import Menu, Verb
from fechtbuch.engine.choices import Option, Partial, Slot
from fechtbuch.engine.knowing import unknown_to

RUNNER: Final = Menu([Verb("let-pass"), Verb("attack", "weapon", ["LSK-MOV-02"])])


class RunnerQuestion(AskedFighter):
    """Somebody runs through one's reach: let pass, or attack (LSK-MOV-02)?"""

    def __init__(self, battle: Battle, striker: Combatant, runner: Combatant) -> None:
        super().__init__("runner", battle, striker, RUNNER)
        self.runner = runner

    def about(self) -> dict[str, str]:
        """Who runs."""
        return {"runner": self.runner.slug}

    def open(self, verb: str) -> bool:
        """An attack of whoever still may."""
        return may_strike_runner(self.battle, self.fighter, self.runner)

    def verb_option(self, verb: Verb) -> Option:
        """A blow with the number that it leads to."""
        option = super().verb_option(verb)
        if verb.name == "attack" and self.battle.telling:
            option.worth = self._weapons().options[0].worth
        return option

    def offer(self, slot: str, partial: Partial) -> Slot | None:
        """With what."""
        return self._weapons()

    def _weapons(self) -> Slot:
        found = runner_weapons(self.battle, self.fighter, self.runner)
        return weapon_slot(self.battle, self.fighter, self.runner, found)


def runner_weapons(fight: Battle, striker: Combatant, runner: Combatant) -> list[str]:
    """Weapons in hand that reach the runner; bare hands for who has none (LSK-RUL-07)."""
    found: list[str] = []
    for thing in blow_things(fight, striker):
        form = melee_form(striker, thing)
        if form is not None and can_strike(fight, striker, runner, form):
            found.append(thing.slug)
    if len(found) == 0:
        found.append(BARE_HANDS)
    return found


def may_strike_runner(fight: Battle, striker: Combatant, runner: Combatant) -> bool:
    """LSK-RUL-07: able, aware, not yet attacked, nothing done but walk, run, hold or guard.

    Who is busy with a search, a loading or a spell of an earlier Round counts as unaware; an aim
    may be given up for the blow.
    """
    if striker.attacked or striker.deed == OTHER_DEED:
        return False
    if not striker.able() or striker.routed or striker.block.mount:
        return False
    if not free_to_answer(fight, striker) or mount_has_struck(fight, striker):
        return False  # LSK-RUL-69, LSK-RUL-70, LSK-MNT-06
    if is_unaware(fight, striker):
        return False
    return in_reach(fight, striker, runner, longest_reach(striker))


def runner_strikers(fight: Battle, runner: Combatant, asked: list[int]) -> list[Combatant]:
    """Opponents who have the runner's square in reach and have not been asked in this run."""
    found: list[Combatant] = []
    for striker in fight.fighters:
        if (
            fight.apart(striker, runner) <= fight.widest
            and fight.enemies(striker.side, runner.side)
            and striker.index not in asked
            and not unknown_to(runner, striker.side)
            and may_strike_runner(fight, striker, runner)
        ):
            found.append(striker)
    return fight.in_answer_order(found)


def run(fight: Battle, deed: Deed, path: list[i64], asked: list[int]) -> None:
    """LSK-MOV-02: step by step, through the reach of those who may strike."""
    runner = deed.actor
    way = going(fight, runner)
    start = runner.at
    stop = start
    steps = 0
    last = 0
    _pass_by(fight, deed, asked)
    for square in path:
        if deed.failed or way.entry(fight.grid, square) < 0:
            fight.met(runner, square)
            break
        place(fight, runner, square)
        steps += 1
        if way.may_stop(square):
            stop = square
            last = steps
        _pass_by(fight, deed, asked)
    # Who fell off was told where he lies; it is the mount that has come so far.
    legs = fight.fighters[deed.mount] if runner.mount != deed.mount else runner
    if legs.at != stop and (not deed.failed or _in_the_way(fight, legs)):
        place(fight, legs, stop)
        steps = last
    runner.moved_this_round = True
    tell_way(fight, "ran", legs, start, steps)


def _in_the_way(fight: Battle, legs: Combatant) -> bool:
    """LSK-MOV-08: whoever is stopped on his feet among friends came less far.

    In a net, say; or a horse whose rider has been struck out of the saddle.
    """
    return legs.standing() and shares_ground(fight, legs)


def _pass_by(fight: Battle, deed: Deed, asked: list[int]) -> None:
    """Everybody who has this square in reach is asked once per run."""
    runner = deed.actor
    for striker in runner_strikers(fight, runner, asked):
        asked.append(striker.index)
        if deed.failed:
            return
        answer = fight.ask(RunnerQuestion(fight, striker, runner))
        if answer.verb == "attack" and isinstance(answer, Action):
            strike_runner(fight, striker, runner, answer)
            aftermath(fight)
        if not can_go_on(fight, deed):
            deed.failed = True


def strike_runner(fight: Battle, striker: Combatant, runner: Combatant, answer: Action) -> None:
    """LSK-MOV-02, LSK-RUL-07: one melee attack; it spends attack and action, grip and aim."""
    give_up_plans(fight, striker)
    spend_action(fight, striker)
    fight.attacks_from_hiding(striker)
    fight.note("strikes-runner", "LSK-MOV-02", striker, runner)
    blow = melee_blow(fight, striker, runner, answer.thing)
    blow.answer = True
    apply_result(fight, roll_blow(fight, blow))
