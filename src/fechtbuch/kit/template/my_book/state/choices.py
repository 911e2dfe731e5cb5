"""What a fighter can do."""

from typing import Annotated

from fechtbuch.engine.choices import Choice, Partial
from fechtbuch.engine.state import Says
from fechtbuch.kit.template.my_book.state.fighter import Combatant
from fechtbuch.kit.template.my_book.state.written import words_of_action


class Action(Choice):
    """One action: `strike target=hans`."""

    def __init__(self, verb: str) -> None:
        super().__init__(verb)
        self.target: Annotated[Combatant | None, Says("target")] = None

    def words(self) -> Partial:
        """The choice as filled slots."""
        return words_of_action(self)
