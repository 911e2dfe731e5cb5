"""Answers to an attack: counter-attack, guard, parry, or none (4.6, 4.12)."""

from typing import Final

from fechtbuch.books.landsknecht.kinds.arms import NOBODY
from fechtbuch.books.landsknecht.rules.basics.circumstances import (
    can_strike,
    is_unaware,
    mount_has_struck,
)
from fechtbuch.books.landsknecht.rules.basics.weapons import length, longest, melee_form
from fechtbuch.books.landsknecht.rules.harm.out_of_action import release_hold
from fechtbuch.books.landsknecht.rules.hitting.attack import (
    apply_result,
    lost,
    overcomes,
    roll_blow,
)
from fechtbuch.books.landsknecht.rules.hitting.blow import Blow, Result, melee_blow
from fechtbuch.books.landsknecht.rules.hitting.to_hit import target_number
from fechtbuch.books.landsknecht.state.battle import Battle
from fechtbuch.books.landsknecht.state.fighter import (
    DEFENDING,
    EXPOSED,
    OTHER_DEED,
    UNDECIDED,
    Combatant,
)
from fechtbuch.books.landsknecht.state.questions import AskedFighter
from fechtbuch.books.landsknecht.state.things import Thing
from fechtbuch.engine.asking import Menu, Verb
from fechtbuch.engine.choices import Option
from fechtbuch.engine.tally import Tally

NO_ANSWER: Final = "none"
COUNTER: Final = "counter"
GUARD: Final = "guard"
PARRY: Final = "parry"


def may_answer(fight: Battle, target: Combatant) -> bool:
    """LSK-CTR-06: who has not acted, is aware of the attack and able."""
    if target.acted or target.block.mount or not target.able():
        return False
    return free_to_answer(fight, target) and not is_unaware(fight, target)


def free_to_answer(fight: Battle, fighter: Combatant) -> bool:
    """Whether somebody's action is his own out of turn.

    LSK-RUL-69: a word of command takes the next one. LSK-RUL-70, LSK-RUL-80: on a bolting horse one
    stays on or jumps off.
    """
    if fighter.ordered:
        return False
    return fighter.mount == NOBODY or fight.fighters[fighter.mount].bolting == 0


def longer_weapon(fight: Battle, blow: Blow) -> Thing | None:
    """LSK-CTR-05: the weapon in hand that is longer than the attacker's; None: a natural one."""
    thing = longest(fight, blow.target)
    if thing is None:
        return None
    form = melee_form(blow.target, thing)
    return thing if form is not None and form.grade > length(blow.attacker) else None


def outreaches(blow: Blow) -> bool:
    """Whether the target has the longer weapon, the right to counter-attack or guard."""
    return not blow.ranged and length(blow.target) > length(blow.attacker)


def may_counter(fight: Battle, blow: Blow) -> bool:
    """LSK-CTR-01, LSK-CTR-05: longer weapon, within its reach, against nobody whom one holds."""
    target = blow.target
    if not outreaches(blow) or target.routed or target.hold_on == blow.attacker.index:
        return False
    if mount_has_struck(fight, target):
        return False  # LSK-MNT-06
    weapon = counter_blow(fight, blow).weapon
    if weapon.grade <= length(blow.attacker):
        return False
    return can_strike(fight, target, blow.attacker, weapon)


def may_parry(fight: Battle, target: Combatant, blow: Blow) -> bool:
    """LSK-PAR-01, LSK-RUL-20: against blows, and against missiles unless switched off."""
    return not blow.ranged or fight.options.parry_missiles


ANSWER: Final = Menu(
    [
        Verb(NO_ANSWER),
        Verb(COUNTER, "", ["LSK-CTR-01"]),
        Verb(GUARD, "", ["LSK-CTR-03"]),
        Verb(PARRY, "", ["LSK-PAR-01"]),
    ]
)


class AnswerQuestion(AskedFighter):
    """An attack is about to be rolled: what one thing does its target do (LSK-RUL-48)?"""

    def __init__(self, battle: Battle, target: Combatant, blow: Blow) -> None:
        super().__init__("answer", battle, target, ANSWER)
        self.blow = blow

    def about(self) -> dict[str, str]:
        """Who attacks, and with what."""
        thing = self.blow.thing
        about = {
            "attacker": self.blow.attacker.slug,
            "weapon": self.blow.weapon.key if thing is None else thing.slug,
        }
        if self.blow.charge:
            about["charge"] = "yes"
        return about

    def open(self, verb: str) -> bool:
        """What the target may still do about it."""
        fight = self.battle
        if not may_answer(fight, self.fighter):
            return False
        if verb == PARRY:
            return may_parry(fight, self.fighter, self.blow)
        if self.blow.target is not self.fighter:
            return False
        return may_counter(fight, self.blow) if verb == COUNTER else outreaches(self.blow)

    def verb_option(self, verb: Verb) -> Option:
        """Each answer with the number it leads to."""
        return Option(verb.name, verb.rules, "", self._worth(verb.name))

    def _worth(self, verb: str) -> Tally:
        fight = self.battle
        blow = self.blow
        if verb == COUNTER:
            return target_number(fight, counter_blow(fight, blow), blow.attacker)
        parried, guarded, into_melee = self.fighter.parrying, blow.guarded, blow.into_melee
        self.fighter.parrying = parried or verb == PARRY
        blow.guarded = verb == GUARD
        blow.into_melee = into_melee and blow.target is self.fighter  # LSK-RUL-16
        worth = target_number(fight, blow, self.fighter)
        self.fighter.parrying, blow.guarded, blow.into_melee = parried, guarded, into_melee
        return fight.foreseen(blow.attacker, worth, ["attack"])


BUSY: Final = Menu([Verb("stay-exposed", "", ["LSK-ITM-02"]), Verb("defend", "", ["LSK-ITM-03"])])


class BusyQuestion(AskedFighter):
    """Somebody searching or loading is attacked: stay exposed, or defend (LSK-ITM-03)?"""

    def __init__(self, battle: Battle, target: Combatant, attacker: Combatant) -> None:
        super().__init__("busy", battle, target, BUSY)
        self.attacker = attacker

    def about(self) -> dict[str, str]:
        """Who attacks."""
        return {"attacker": self.attacker.slug}

    def void(self) -> bool:
        """A parry has ended the search or the loading meanwhile."""
        return not self.fighter.busy() or super().void()


def decide_busy(fight: Battle, target: Combatant, attacker: Combatant) -> None:
    """LSK-ITM-03: once a Round, before the attack roll; the decision holds for the Round."""
    if not target.busy() or target.busy_choice != UNDECIDED:
        return
    if target.unaware or target.surprised or fight.blind(target) or not target.able():
        return
    answer = fight.ask(BusyQuestion(fight, target, attacker))
    if answer.verb == "defend":
        target.busy_choice = DEFENDING
        fight.note("defends-instead", "LSK-ITM-03", target, attacker)
    else:
        target.busy_choice = EXPOSED


def answer_of(fight: Battle, target: Combatant, blow: Blow) -> str:
    """Ask the target for its one answer, if it has any."""
    if not may_answer(fight, target):
        return NO_ANSWER
    own = blow.target is target
    if not (may_parry(fight, target, blow) or (own and outreaches(blow))):
        return NO_ANSWER
    return fight.ask(AnswerQuestion(fight, target, blow)).verb


def parry(fight: Battle, fighter: Combatant) -> None:
    """LSK-PAR-01: everything else is given up for the Round."""
    give_up_plans(fight, fighter)
    _before_his_turn(fight, fighter)
    fighter.acted = True
    fighter.turn_over = True
    fighter.holding_action = False
    fighter.deed = OTHER_DEED
    fighter.parrying = True
    fight.note("parries", "LSK-PAR-01", fighter)


def give_up_plans(fight: Battle, fighter: Combatant) -> None:
    """A parry or counter-attack ends an aim, a search, a loading and a grip."""
    fighter.end_aim()
    fighter.search = None
    fighter.loading = None
    release_hold(fight, fighter)


def counter_blow(fight: Battle, blow: Blow) -> Blow:
    """The blow of a counter-attack (LSK-CTR-02)."""
    strike = melee_blow(fight, blow.target, blow.attacker, longer_weapon(fight, blow))
    strike.answer = True
    strike.counters_charge = blow.charge
    strike.counters_mounted_charge = blow.mounted_charge
    return strike


def spend_action(fight: Battle, fighter: Combatant) -> None:
    """A blow out of turn uses the action of the Round (LSK-SEQ-07)."""
    _before_his_turn(fight, fighter)
    fighter.acted = True
    fighter.attacked = True
    fighter.turn_over = True
    fighter.holding_action = False
    fighter.deed = OTHER_DEED


def _before_his_turn(fight: Battle, rider: Combatant) -> None:
    """LSK-RUL-70: should his horse bolt, it still runs when his turn comes."""
    if rider.mount != NOBODY and not rider.turn_over:
        if not fight.fighters[rider.mount].block.war_trained:
            rider.turn_to_come = True


def exchange(fight: Battle, blow: Blow, later: list[Result] | None) -> None:
    """LSK-ATK-11, steps 4 to 9: the target's answer, its counter-attack, the blow.

    Inside a simultaneous group results are put into `later`; a counter-attack then keeps its
    precedence over the attack it answers all the same (LSK-HLD-04).
    """
    target = blow.target
    attacker = blow.attacker
    if not blow.answer:
        decide_busy(fight, target, attacker)
        answer = answer_of(fight, target, blow)
        if answer == PARRY:
            parry(fight, target)
        elif answer == GUARD:
            blow.guarded = True  # LSK-RUL-06: against this blow, and for no action
            fight.note("guards", "LSK-CTR-03", target, attacker)
        elif answer == COUNTER:
            blow.finished = True  # LSK-CTR-04
            if _countered(fight, blow, later):
                fight.note("attack-lost", "LSK-CTR-02", attacker, target)
                return
            # LSK-RUL-05: who has come through it still delivers his blow.
    result = roll_blow(fight, blow)
    if later is None:
        apply_result(fight, result)
    else:
        later.append(result)


def _countered(fight: Battle, blow: Blow, later: list[Result] | None) -> bool:
    """Carry out the counter-attack; whether the attack does not take place."""
    attacker = blow.attacker
    strike = counter_blow(fight, blow)
    give_up_plans(fight, blow.target)
    spend_action(fight, blow.target)
    fight.note("counter-attacks", "LSK-CTR-01", blow.target, attacker)
    result = roll_blow(fight, strike)
    if later is None:
        apply_result(fight, result)
        # On tied initiative the damage waits, so nothing is prevented (LSK-RUL-44).
        return lost(fight, attacker)
    later.append(result)
    return overcomes(fight, result)
