"""What somebody can decide: one kind of choice for all verbs."""

from typing import Annotated

from mypy_extensions import i64

from fechtbuch.books.tales_and_legends.state.fighter import Combatant
from fechtbuch.books.tales_and_legends.state.things import Thing
from fechtbuch.books.tales_and_legends.state.written import words_of_action
from fechtbuch.engine.choices import Choice, Partial
from fechtbuch.engine.grid import NOWHERE
from fechtbuch.engine.state import FIELD, Says


class Action(Choice):
    """An action or an answer with everything that was said of it."""

    def __init__(
        self, verb: str, target: Combatant | None = None, thing: Thing | None = None
    ) -> None:
        super().__init__(verb)
        self.word: Annotated[str, Says("how")] = ""
        self.target: Annotated[Combatant | None, Says("target")] = target
        self.thing: Annotated[Thing | None, Says("weapon")] = thing
        self.special: Annotated[str, Says("special")] = ""
        self.second: Annotated[Thing | None, Says("second")] = None
        self.part: Annotated[str, Says("part")] = ""
        self.item: Annotated[Thing | None, Says("item")] = None
        self.kill: Annotated[bool, Says("kill")] = False
        self.at: Annotated[i64, Says("field", FIELD)] = NOWHERE
        self.path: Annotated[list[i64], Says("path")] = []
        self.said: Annotated[str, Says("text")] = ""

    def words(self) -> Partial:
        """The choice as filled slots."""
        return words_of_action(self)
