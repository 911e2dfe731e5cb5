"""A moment of a fight from which it can be played on again and again.

Between two steps a copy of the fight is enough. In the middle of a step, where a table waits for
an answer, the step is begun anew and what the record holds of it is read once more; nothing is
ever taken from the table's seed, so nobody peeks at coming dice.
"""

from mypy_extensions import i64

from fechtbuch.engine.choices import Partial, Player, Question
from fechtbuch.engine.dice import Dice
from fechtbuch.engine.fight import Fight
from fechtbuch.engine.knowing import known_to, unknown_to
from fechtbuch.engine.memory import Past, Recall, seat
from fechtbuch.engine.onward import Onward, Unheard
from fechtbuch.engine.reader import Moment
from fechtbuch.engine.record import ANSWER, DICE, VOLUNTEER, Entry
from fechtbuch.engine.session import Session


class Position:
    """A boundary, and what has been answered and rolled since."""

    def __init__(
        self,
        fight: Fight,
        root: Entry | None = None,
        path: list[Entry] | None = None,
        now: Moment | None = None,
        checked: dict[int, Partial] | None = None,
        unheard: Unheard | None = None,
    ) -> None:
        self.fight = fight
        self.root = root
        self.path: list[Entry] = path or []
        self.now = now
        self.checked: dict[int, Partial] = {} if checked is None else checked
        self.unheard = unheard
        """What the path holds of fighters who are not there, where somebody is hidden."""
        self.past: Past | None = None
        """What has happened since, where there is no record of it."""

    def begin(self, players: list[Player], dice: Dice) -> Fight:
        """A fight of one's own, to be played on by these players with these dice."""
        fight = self.fight.copy()
        if self.past is not None:
            fight.host = Recall(self.past, players, dice)
        elif self.root is None or self.now is None:
            seat(fight, players, dice)
        else:
            fight.host = Onward(
                self.root, self.path, self.now.copy(), self.checked, players, dice, self.unheard
            )
        return fight


def position_of(session: Session, question: Question | None = None, side: i64 = -1) -> Position:
    """The moment that a session has come to.

    With a question it is the moment as whoever is asked may know it: what others have answered
    meanwhile to questions that were put at the same time is left out. With a side, whoever is
    hidden from it is not there.
    """
    boundary = session.boundaries[-1]
    path = session.path
    if question is not None:
        path = path[: _known(session, question)]
    root = session.record.entries[0]
    fight = boundary.fight
    unheard: Unheard | None = None
    if side >= 0 and session.fight.keeps_from(side):
        unheard = _unheard(fight, side, path[boundary.moment.used :])
        fight = known_to(fight, side)
    else:
        fight = fight.copy()
    return Position(fight, root, path, boundary.moment.copy(), session.checked, unheard)


def _unheard(fight: Fight, side: i64, path: list[Entry]) -> Unheard:
    """The fighters of whom a side does not know, and their entries."""
    slugs = {fighter.slug: unknown_to(fighter, side) for fighter in fight.roster}
    found: set[int] = set()
    for entry in path:
        if entry.kind not in (ANSWER, DICE, VOLUNTEER):
            continue
        words = entry.question.split("-")
        for start in range(len(words)):
            # The longest name that a question ends with is the name of who is asked.
            unknown = slugs.get("-".join(words[start:]))
            if unknown is not None:
                if unknown:
                    found.add(entry.number)
                break
    return Unheard({slug for slug, unknown in slugs.items() if unknown}, found)


def _known(session: Session, question: Question) -> int:
    """How many entries of the path do not answer questions put together with this one."""
    known = len(session.path)
    while known > 0 and session.path[known - 1].kind == ANSWER:
        before = session.path[known - 2] if known > 1 else session.record.entries[0]
        if question.id not in before.next.split():
            break
        known -= 1
    return known
