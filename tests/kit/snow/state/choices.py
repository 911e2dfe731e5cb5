"""What a thrower can do."""

from typing import Annotated

from mypy_extensions import i64

from fechtbuch.engine.choices import Choice, Partial
from fechtbuch.engine.grid import NOWHERE
from fechtbuch.engine.state import BY_HAND, FIELD, Says
from tests.kit.snow.kinds.words import LOB, STYLES
from tests.kit.snow.state.fighter import Thrower
from tests.kit.snow.state.things import Thing
from tests.kit.snow.state.written import words_of_act


class Act(Choice):
    """One act, in slots."""

    def __init__(self, verb: str) -> None:
        super().__init__(verb)
        self.target: Annotated[Thrower | None, Says("target")] = None
        self.thing: Annotated[Thing | None, Says("thing")] = None
        self.style: Annotated[i64, Says("style", STYLES)] = LOB
        self.at: Annotated[i64, Says("at", FIELD)] = NOWHERE
        self.path: Annotated[list[i64], Says("path")] = []
        self.count: Annotated[i64, Says("count")] = 1
        self.shouting: Annotated[bool, Says("shouting")] = False
        self.words_said: Annotated[str, Says("words")] = ""
        self.shares: Annotated[list[int], Says("shares", BY_HAND)] = []
        self.weight: i64 = 0
        """Not said: it follows from the thing."""

    def say_shares(self, words: Partial) -> None:
        """`shares=2:1`."""
        if self.shares:
            words["shares"] = ":".join(str(share) for share in self.shares)

    def words(self) -> Partial:
        """The choice as filled slots."""
        return words_of_act(self)
