"""How the book's own fighters play."""

from mypy_extensions import i64, mypyc_attr

from fechtbuch.books.tales_and_legends.choices import Action
from fechtbuch.books.tales_and_legends.turn import DONE, TurnQuestion
from fechtbuch.engine.choices import Choice, Player, Question
from fechtbuch.engine.streams import Stream


@mypyc_attr(allow_interpreted_subclasses=True)
class TalesPolicy(Player):
    """The book's own way of playing."""

    def __init__(self, whim: Stream) -> None:
        self.whim = whim

    def decide(self, question: Question) -> Choice:
        """An answer to any question of the book."""
        if isinstance(question, TurnQuestion):
            return Action(DONE)
        n: i64 = 0
        return question.default() if n == 0 else Action(DONE)
