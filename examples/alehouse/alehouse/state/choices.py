"""What a fighter can do."""

from typing import Annotated

from mypy_extensions import i64

from alehouse.state.fighter import Brawler
from alehouse.state.written import words_of_action
from fechtbuch.engine.choices import Choice, Partial
from fechtbuch.engine.grid import NOWHERE
from fechtbuch.engine.state import FIELD, Says


class Action(Choice):
    """One action: `punch target=hob wild=yes`, or `go to=3,4`."""

    def __init__(self, verb: str) -> None:
        super().__init__(verb)
        self.target: Annotated[Brawler | None, Says("target")] = None
        self.wild: Annotated[bool, Says("wild")] = False
        self.to: Annotated[i64, Says("to", FIELD)] = NOWHERE

    def words(self) -> Partial:
        """The choice as filled slots."""
        return words_of_action(self)
