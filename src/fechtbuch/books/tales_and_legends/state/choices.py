"""What somebody can decide: one kind of choice for all verbs."""

from mypy_extensions import i64

from fechtbuch.books.tales_and_legends.kinds.arms import Thing
from fechtbuch.books.tales_and_legends.state.fighter import Combatant
from fechtbuch.engine.choices import VERB, Choice, Partial
from fechtbuch.engine.grid import NOWHERE, field_text, path_text


class Action(Choice):
    """An action or an answer with everything that was said of it."""

    def __init__(
        self, verb: str, target: Combatant | None = None, thing: Thing | None = None
    ) -> None:
        super().__init__(verb)
        self.target = target
        self.thing = thing
        self.second: Thing | None = None
        self.special = ""
        self.part = ""
        self.item: Thing | None = None
        self.kill = False
        self.path: list[i64] = []
        self.at: i64 = NOWHERE
        self.word = ""
        self.said = ""

    def words(self) -> Partial:
        """The choice as filled slots."""
        words: Partial = {VERB: self.verb}
        if self.word:
            words["how"] = self.word
        if self.target is not None:
            words["target"] = self.target.slug
        if self.thing is not None:
            words["weapon"] = self.thing.slug
        if self.special:
            words["special"] = self.special
        if self.second is not None:
            words["second"] = self.second.slug
        if self.part:
            words["part"] = self.part
        if self.item is not None:
            words["item"] = self.item.slug
        if self.kill:
            words["kill"] = "yes"
        if self.at != NOWHERE:
            words["field"] = field_text(self.at)
        if self.path:
            words["path"] = path_text(self.path)
        if self.said:
            words["text"] = self.said
        return words
