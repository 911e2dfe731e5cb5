"""How Landsknecht's own fighters play: sensibly, quickly, and from what they can see.

They keep behind the longer weapon, counter-attack, parry when outnumbered, aim and reload,
charge where the way is free and no pike waits at its end, and flee when their courage is gone.
"""

from mypy_extensions import mypyc_attr

from fechtbuch.books.landsknecht.asking.held_question import (
    LAPSE,
    WAIT,
    LastQuestion,
    ReleaseQuestion,
)
from fechtbuch.books.landsknecht.asking.turn_question import TurnQuestion
from fechtbuch.books.landsknecht.kinds.arms import NOBODY
from fechtbuch.books.landsknecht.kinds.verbs import NOTHING
from fechtbuch.books.landsknecht.mind.attack_choice import (
    before_blows,
    best_thing,
    blade,
    blow_target,
    form_of,
    nearest_foe,
    to_blows,
)
from fechtbuch.books.landsknecht.mind.other_choice import (
    cast,
    contest_won,
    in_a_grip,
    keep_a_grip,
    use_something,
)
from fechtbuch.books.landsknecht.mind.shot_choice import shoot
from fechtbuch.books.landsknecht.play.wrestling import JoinQuestion, StrikeQuestion, strike_weapons
from fechtbuch.books.landsknecht.rules.basics.circumstances import can_strike, in_reach, team
from fechtbuch.books.landsknecht.rules.basics.weapons import bare_hands, length, longest, reach
from fechtbuch.books.landsknecht.rules.contact.dropped_baggage import KINDS, DropQuestion
from fechtbuch.books.landsknecht.rules.contact.flight import flight
from fechtbuch.books.landsknecht.rules.contact.pursuit import PursuersQuestion, rate
from fechtbuch.books.landsknecht.rules.contact.run import RunnerQuestion
from fechtbuch.books.landsknecht.rules.defending.answers import (
    AnswerQuestion,
    BusyQuestion,
    may_counter,
    outreaches,
)
from fechtbuch.books.landsknecht.rules.grappling.contest import WinnerQuestion
from fechtbuch.books.landsknecht.rules.harm.morale import RoutQuestion
from fechtbuch.books.landsknecht.rules.moving.movement import running_move
from fechtbuch.books.landsknecht.state.battle import Battle
from fechtbuch.books.landsknecht.state.choices import Action, Pick
from fechtbuch.books.landsknecht.state.fighter import Combatant
from fechtbuch.engine.choices import Choice, Player, Question
from fechtbuch.engine.streams import Stream


@mypyc_attr(allow_interpreted_subclasses=True)
class LandsknechtPolicy(Player):
    """The book's own way of playing."""

    def __init__(self, whim: Stream) -> None:
        self.whim = whim

    def decide(self, question: Question) -> Choice:
        """An answer to any question of the book."""
        if isinstance(question, TurnQuestion):
            return self.turn(question.battle, question.fighter)
        if isinstance(question, AnswerQuestion):
            return self.answer(question)
        if isinstance(question, ReleaseQuestion):
            return self.release(question)
        if isinstance(question, LastQuestion):
            return self.last(question)
        if isinstance(question, RunnerQuestion):
            return Action(
                "attack", None, best_thing(question.battle, question.fighter, question.runner)
            )
        if isinstance(question, StrikeQuestion):
            return self.strike(question)
        if isinstance(question, WinnerQuestion):
            return contest_won(question.battle, question.fighter, question.loser)
        if isinstance(question, JoinQuestion):
            return self.join(question)
        if isinstance(question, BusyQuestion):
            return Action("defend")
        if isinstance(question, PursuersQuestion):
            return self.pursue(question)
        if isinstance(question, DropQuestion):
            for thing in question.things:
                if thing.kind in KINDS:
                    return Action("drop", None, thing)
            return question.default()
        if isinstance(question, RoutQuestion):
            return self.rout(question)
        return question.default()

    # The turn.

    def turn(self, fight: Battle, fighter: Combatant) -> Action:
        """What to do now."""
        other = self.beside_blows(fight, fighter)
        if other is not None:
            return other
        foe = nearest_foe(fight, fighter)
        return Action(NOTHING) if foe is None else to_blows(fight, fighter, foe)

    def beside_blows(self, fight: Battle, fighter: Combatant) -> Action | None:
        """What is done instead of coming to blows; None where nothing is."""
        if fighter.immobilised():
            return in_a_grip(fight, fighter)
        if fighter.block.mount:
            return self.mount_strike(fight, fighter)
        mount = fight.mount_of(fighter)
        if mount is not None and mount.bolting > 0:
            return Action(NOTHING)
        if fighter.routed:
            return self.run_away(fight, fighter)
        if fighter.hold_on != NOBODY:
            return keep_a_grip(fight, fighter)
        if len(fighter.spells) > 0:
            spell = cast(fight, fighter)
            if spell is not None:
                return spell
        foe = nearest_foe(fight, fighter)
        if foe is None:
            return Action(NOTHING)
        useful = use_something(fight, fighter)
        if useful is not None:
            return useful
        missile = shoot(fight, fighter, foe)
        if missile is not None:
            return missile
        return before_blows(fight, fighter, foe)

    def mount_strike(self, fight: Battle, mount: Combatant) -> Action:
        """A warhorse kicks whoever is near."""
        best: Combatant | None = None
        for foe in fight.fighters:
            if fight.foes(mount, foe) and foe.standing() and in_reach(fight, mount, foe, 1):
                if best is None or foe.wounds < best.wounds:
                    best = foe
        return Action(NOTHING) if best is None else Action("attack", best)

    def run_away(self, fight: Battle, fighter: Combatant) -> Action:
        """Courage is gone: away from the enemy."""
        return flight(fight, fighter) or Action("parry")

    # Answers.

    def answer(self, question: AnswerQuestion) -> Action:
        """Counter-attack with the longer weapon; parry when hurt or outnumbered, else guard."""
        fight = question.battle
        fighter = question.fighter
        blow = question.blow
        own = blow.target is fighter
        if own and may_counter(fight, blow):
            return Action("counter")
        if own and outreaches(blow):
            return Action("guard")
        if blow.ranged:
            return Action("none")
        if own and self.should_parry(fight, fighter, blow.attacker):
            return Action("parry")
        return Action("none")

    def should_parry(self, fight: Battle, fighter: Combatant, attacker: Combatant) -> bool:
        """Outnumbered and about to fall."""
        if fighter.routed:
            return True
        if fighter.wounds > 8:
            return False
        return team(fight, attacker, fighter) >= 2

    def release(self, question: ReleaseQuestion) -> Action:
        """A held blow answers whoever comes within reach."""
        fight = question.battle
        fighter = question.fighter
        enemy = question.deed.actor
        path = question.deed.action.path
        end = enemy.at if len(path) == 0 else path[-1]
        thing = blade(fight, fighter)
        if thing is None or fighter.routed:
            return Action(WAIT)
        if question.deed.action.target is fighter and length(fighter) > length(enemy):
            return Action(WAIT)  # the counter-attack comes first, the released blow does not
        home = enemy.at
        enemy.at = end
        there = can_strike(fight, fighter, enemy, form_of(fighter, thing))
        enemy.at = home
        if not there:
            return Action(WAIT)
        strike = Action("attack", enemy, thing)
        if len(question.deed.action.then) > 0 and end in question.passing():
            strike.at = end  # he walks on: the blow falls while he passes (LSK-HLD-04)
        return strike

    def last(self, question: LastQuestion) -> Action:
        """The Round ends: use the held action after all."""
        fight = question.battle
        fighter = question.fighter
        if fighter.routed:
            return self.run_away(fight, fighter)
        if len(fighter.held_by) > 0 or nearest_foe(fight, fighter) is None:
            return Action(LAPSE)
        thing = blade(fight, fighter)
        weapon = bare_hands(fighter) if thing is None else form_of(fighter, thing)
        target = blow_target(fight, fighter, reach(fighter, weapon))
        return Action(LAPSE) if target is None else Action("attack", target, thing)

    def strike(self, question: StrikeQuestion) -> Action:
        """Against a wrestler: always."""
        fight = question.battle
        target = question.within()[0]
        weapons = strike_weapons(fight, question.fighter, target)
        return Action("strike", target, fight.thing_by_slug(weapons[0]))

    def join(self, question: JoinQuestion) -> Action:
        """Join only from beside the victim and with free hands."""
        fight = question.battle
        fighter = question.fighter
        if fight.apart(fighter, question.victim) <= 1 and longest(fight, fighter) is None:
            return Action("join")
        return Action("stay-out")

    def pursue(self, question: PursuersQuestion) -> Pick:
        """After them with everybody who is fast enough to have a chance."""
        fight = question.battle
        slowest = min([rate(fight, fugitive) for fugitive in question.fugitives])
        chasing = [fighter for fighter in question.able if rate(fight, fighter) + 60 >= slowest]
        return Pick("pursue" if chasing else "let-go", chasing)

    def rout(self, question: RoutQuestion) -> Action:
        """Surrender where flight is hopeless."""
        fight = question.battle
        for member in question.group:
            if running_move(fight, member) > 0:
                return Action("flee")
        return Action("surrender")
