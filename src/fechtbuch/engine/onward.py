"""Playing on from where a record ends, with policies and fresh dice."""

from mypy_extensions import i64

from fechtbuch.engine.choices import Choice, Partial, Player, Question
from fechtbuch.engine.dice import TABLE, Dice, ScriptedDice
from fechtbuch.engine.fight import Fight
from fechtbuch.engine.knowing import decided
from fechtbuch.engine.reader import DrawnDice, Moment, Reader
from fechtbuch.engine.record import ANSWER, Entry
from fechtbuch.engine.tally import Tally


class Unheard:
    """What a side knows nothing of: fighters who are hidden from it, and their entries."""

    def __init__(self, fighters: set[str], entries: set[int]) -> None:
        self.fighters = fighters
        """Their slugs: what they rolled is nobody else's roll."""
        self.entries = entries
        """Numbers of what they answered, volunteered or typed."""


class Onward(Reader):
    """Reads the record to its end, then lets policies and fresh dice take over.

    Everything that has fallen is taken from the record and nothing from the table's seed, so
    nobody peeks at coming dice.

    Where somebody is hidden from whoever looks on, he is not there in this fight. His entries and
    his dice are `unheard`: they are passed over, and so is whatever is asked only because of him,
    as who of two acts next.
    """

    def __init__(
        self,
        root: Entry,
        path: list[Entry],
        now: Moment,
        checked: dict[int, Partial],
        players: list[Player],
        dice: Dice,
        unheard: Unheard | None = None,
    ) -> None:
        super().__init__(root, path, now, None, set(), checked)
        self.players = players
        self.dice = dice
        self.unheard = unheard

    def next(self) -> Entry | None:
        """The entry to be applied next by anybody who is there."""
        entry = super().next()
        while (
            entry is not None
            and self.unheard is not None
            and entry.number in self.unheard.entries
            and self._all_fallen()
        ):
            self._use(entry)
            entry = super().next()
        return entry

    def next_for(
        self, fight: Fight, questions: list[Question], answers: list[Choice | None]
    ) -> Entry | None:
        """The entry to be applied next; what nobody here is asked is passed over for it."""
        entry = self.next()
        if self.unheard is None or entry is None or self.place(entry, questions, answers) >= 0:
            return entry
        fits = [self.place(one, questions, answers) >= 0 for one in self.path[self.now.used :]]
        if True not in fits:
            return entry
        while entry is not None and entry.kind == ANSWER:
            if self.place(entry, questions, answers) >= 0:
                break
            self._use(entry)
            self.due(fight)
            entry = self.next()
        return entry

    def answers(self, entry: Entry, question: str) -> bool:
        """Whether an entry answers a question; where somebody is unheard, numbers do not tell."""
        if self.unheard is None:
            return super().answers(entry, question)
        return entry.question.partition("-")[2] == question.partition("-")[2]

    def _all_fallen(self) -> bool:
        """Whether all dice have fallen that fell before the next entry."""
        latest = self.latest()
        fallen = len(self.now.drawn)
        if self.unheard is not None:
            while fallen < len(latest.rollers) and latest.rollers[fallen] in self.unheard.fighters:
                # Nobody here may have the dice of somebody who is not there.
                self.now.drawn.append(latest.faces[fallen])
                self.now.rollers.append(latest.rollers[fallen])
                fallen += 1
        return fallen >= len(latest.faces)

    def past_the_end(
        self, fight: Fight, questions: list[Question], answers: list[Choice | None]
    ) -> list[Choice]:
        """Leave the fight to the players."""
        fight.host = None
        fight.players = self.players
        fight.dice = self.dice
        return [
            self._decide(question) if answer is None else answer
            for question, answer in zip(questions, answers)
        ]

    def _decide(self, question: Question) -> Choice:
        if question.side < 0:
            return question.default()
        return decided(self.players[question.side], question)

    def dice_for(
        self, fight: Fight, roller: i64, expression: str, purpose: str, tally: Tally | None
    ) -> Dice:
        """Recorded dice while they last, then fresh ones."""
        if self.unheard is not None and roller != TABLE:
            slug = fight.roster[roller].slug
            if slug in self.unheard.fighters:
                return self._his_own(fight, slug)
        entry = self.next()
        while (
            entry is not None
            and self.unheard is not None
            and entry.kind == ANSWER
            and self._all_fallen()
        ):
            # They fell after something that nobody is asked here.
            self._use(entry)
            entry = self.next()
        if self._all_fallen() and entry is None:
            fight.host = None
            fight.players = self.players
            fight.dice = self.dice
            return self.dice
        return super().dice_for(fight, roller, expression, purpose, tally)

    def _his_own(self, fight: Fight, slug: str) -> Dice:
        """What somebody rolls who is not there, as for his place in the order: what he rolled."""
        latest = self.latest()
        fallen = len(self.now.drawn)
        if fallen < len(latest.rollers) and latest.rollers[fallen] == slug:
            self.now.stops += 1
            return DrawnDice(self.now, ScriptedDice(latest.faces[fallen:]), fight.roster)
        return self.dice
