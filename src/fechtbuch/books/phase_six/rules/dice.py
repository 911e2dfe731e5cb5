"""Making a success roll: extra dice and rerolls for who has them (PSX-DIC-07, chapter BON).

A roll is made once and may then be improved by its owner until he keeps it.
"""

from typing import Final

from mypy_extensions import i64

from fechtbuch.books.phase_six.rules.success_roll import CHECK, LEAST_NEED, SuccessRoll
from fechtbuch.books.phase_six.state.battle import Battle
from fechtbuch.books.phase_six.state.fighter import Participant
from fechtbuch.books.phase_six.state.questions import Asked
from fechtbuch.engine.asking import Menu, Verb
from fechtbuch.engine.tally import Tally

KEEP: Final = "keep"
BONUS: Final = "bonus"
DESTINY: Final = "destiny"
REROLL: Final = "reroll"
DESTINY_REROLL: Final = "destiny-reroll"

EXTRA: Final = Menu(
    [
        Verb(KEEP, "", ["PSX-BON-07"]),
        Verb(BONUS, "", ["PSX-BON-01"]),
        Verb(DESTINY, "", ["PSX-BON-02"]),
        Verb(REROLL, "", ["PSX-DIC-07"]),
        Verb(DESTINY_REROLL, "", ["PSX-BON-03"]),
    ]
)


class ExtraQuestion(Asked):
    """PSX-BON-07: the roll has fallen; keep it, or spend something on it?"""

    def __init__(self, fight: Battle, roll: SuccessRoll) -> None:
        super().__init__("extra", fight, roll.who, EXTRA)
        self.roll = roll

    def about(self) -> dict[str, str]:
        """What was rolled for, and the result."""
        return {
            "purpose": self.roll.purpose,
            "successes": str(self.roll.successes),
            "criticals": str(sum(self.roll.criticals)),
        }

    def void(self) -> bool:
        """Nobody is asked who has nothing to spend."""
        return self.fighter.gone or not self.fighter.has_dice()

    def open(self, verb: str) -> bool:
        """What is left to spend; PSX-DIC-05: nothing can be rolled again where nothing was."""
        who = self.fighter
        if verb == BONUS:
            return who.bonus > 0
        if verb == DESTINY:
            return who.destiny > 0
        if self.roll.empty():
            return False
        return who.rerolls > 0 if verb == REROLL else who.destiny > 0


def make(fight: Battle, roll: SuccessRoll) -> None:
    """Roll, then let the roller spend what he likes; the result is final (PSX-BON-07)."""
    fight.settle(roll.who, roll.need, roll.purpose)
    roll.need.floor("least", LEAST_NEED, "PSX-DIC-02")
    fight.recall(roll.who)
    if roll.who.has_dice():
        mark = fight.together()
        roll.throw(fight)
        _spend(fight, roll, mark)
        if mark >= 0 and roll.added + roll.fated > 0:
            # There are many ways to the same result only where dice were added.
            fight.settled(mark, roll.purpose, roll.result() + roll.spent())
    else:
        roll.throw(fight)
    if roll.high > 0:
        fight.note("high-dice", "PSX-DIC-06", roll.who, amount=roll.successes)


def _spend(fight: Battle, roll: SuccessRoll, mark: i64) -> None:
    who = roll.who
    while who.bonus > 0 or who.destiny > 0 or who.rerolls > 0:
        if roll.empty() and who.bonus == 0 and who.destiny == 0:
            return  # PSX-DIC-05: a reroll cannot be spent on nothing
        verb = fight.ask(ExtraQuestion(fight, roll)).verb
        if verb == KEEP:
            return
        if verb == BONUS and who.bonus > 0:
            who.bonus -= 1
            roll.added += 1
            fight.note("adds-bonus", "PSX-BON-01", who, word=roll.purpose)
            roll.throw_some(fight, 1, roll.threshold())
        elif verb == DESTINY and who.destiny > 0:
            who.destiny -= 1
            roll.fated += 1
            fight.note("adds-destiny", "PSX-BON-02", who, word=roll.purpose)
            roll.throw_some(fight, 1, roll.fate())
        elif verb == REROLL and who.rerolls > 0 and not roll.empty():
            who.rerolls -= 1
            roll.lucky = False
            fight.note("rerolls", "PSX-DIC-07", who, word=roll.purpose)
            _again(fight, roll, mark)
        elif verb == DESTINY_REROLL and who.destiny > 0 and not roll.empty():
            who.destiny -= 1
            roll.lucky = True
            fight.note("rerolls-with-destiny", "PSX-BON-03", who, word=roll.purpose)
            _again(fight, roll, mark)


def _again(fight: Battle, roll: SuccessRoll, mark: i64) -> None:
    """PSX-RUL-47: every die of the pool is rolled again, before anything takes effect."""
    if mark >= 0:
        fight.settled(mark, "again", roll.spent(), False)
    roll.throw(fight)


def save(fight: Battle, who: Participant, value: i64, purpose: str, rule: str, wanted: i64) -> i64:
    """PSX-STA-03: a save is rolled with the base minimum roll and no drawbacks at all."""
    need = fight.tally("minimum-roll", who.block.minimum_roll, rule)
    roll = SuccessRoll(who, CHECK, purpose, value, need)
    roll.wanted = wanted
    make(fight, roll)
    return roll.successes


def explained(fight: Battle, kind: str, rule: str, who: Participant, number: Tally) -> None:
    """Tell a number together with its parts."""
    fight.note(kind, rule, who, amount=number.total, tally=number)
