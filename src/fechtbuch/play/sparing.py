"""Questions that need not be put: there is but one sensible answer, and it is to do nothing.

Some books let everybody react to everything. Whoever has nothing to gain by it is not asked: the
answer that goes without saying is given for him, and stands in the record like any other. So the
rules, the dice and old records stay as they are; only people are spared.
"""

from fechtbuch.books.base import Book
from fechtbuch.engine.choices import Question
from fechtbuch.engine.knowing import known
from fechtbuch.engine.reader import DiceQuestion
from fechtbuch.play.plans import Offer


def spared(book: Book, question: Question, best: Offer | None, blind: bool = False) -> str | None:
    """The answer to a question that need not be put; None where somebody is to be asked.

    `best` is the best plan from what the side knows. A seat that is `blind` to foes' numbers is
    spared only what it has no action left for: whether it is asked must not tell of them.
    """
    if isinstance(question, DiceQuestion) or question.side < 0 or question.who is None:
        return None
    left = book.actions_left(question.fight, question.who)
    if question.kind not in book.minor and (question.kind not in book.empty_handed or left != 0):
        return None
    nothing = known(question).default().text()
    if blind:
        return nothing if left == 0 else None
    return nothing if best is not None and best.answers[0] == nothing else None
