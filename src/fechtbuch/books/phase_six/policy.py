"""How Phase Six's own fighters play."""

from mypy_extensions import mypyc_attr

from fechtbuch.engine.choices import Choice, Player, Question
from fechtbuch.engine.streams import Stream


@mypyc_attr(allow_interpreted_subclasses=True)
class PhaseSixPolicy(Player):
    """The book's own way of playing."""

    def __init__(self, whim: Stream) -> None:
        self.whim = whim

    def decide(self, question: Question) -> Choice:
        """An answer to any question of the book."""
        return question.default()
