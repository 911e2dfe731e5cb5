"""A player who takes any legal choice: the `random` policy of every book."""

from typing import Final

from fechtbuch.engine.choices import Choice, Partial, Player, Question, Slot
from fechtbuch.engine.streams import Stream

MOST_SLOTS: Final = 64
"""A choice with more slots than this is given up."""

MOST_ATTEMPTS: Final = 8
"""So often a choice is begun again that came to a slot without any value."""


class RandomPlayer(Player):
    """Fills slot after slot with any of its values, each as likely as the others."""

    def __init__(self, stream: Stream) -> None:
        self.stream = stream

    def decide(self, question: Question) -> Choice:
        """Any legal choice; the question's default where none is found within bounds."""
        for _ in range(MOST_ATTEMPTS):
            partial = self._fill(question)
            if partial is not None:
                return question.build(partial)
        return question.default()

    def _fill(self, question: Question) -> Partial | None:
        partial: Partial = {}
        for _ in range(MOST_SLOTS):
            slot = question.slot(partial)
            if slot is None:
                return partial
            values = values_of(slot)
            if not values:
                return None
            partial[slot.name] = values[self.stream.below(len(values))]
        return None


def values_of(slot: Slot) -> list[str]:
    """The values that may be taken blindly: those listed, and a default that is not among them."""
    values = slot.values()
    if slot.default is not None and slot.default not in values:
        values.append(slot.default)
    if slot.kind == "text" and not values:
        values.append("something")
    return values
