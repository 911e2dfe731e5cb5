"""Keeping hidden fighters out of names, questions and answers.

Books leave out of events what is hidden from a side, but a question may still offer a fighter whom
the one who is asked does not know of. Behind a veil he is neither offered nor named.
"""

from collections.abc import Mapping

from fechtbuch.books.base import Book
from fechtbuch.engine.choices import Choice, Partial, Question, Refusal, Slot
from fechtbuch.engine.fight import Fight
from fechtbuch.engine.fighter import Fighter
from fechtbuch.engine.reader import DiceQuestion
from fechtbuch.table.access import Eyes
from fechtbuch.table.words import catalogue_of, items_of
from fechtbuch.text import Catalogue, Names


class VeiledNames(Names):
    """Names as somebody knows them: whoever is hidden is `someone`."""

    def __init__(
        self, catalogue: Catalogue, fight: Fight, items: Mapping[str, str], eyes: Eyes
    ) -> None:
        super().__init__(catalogue, fight, items)
        self.eyes = eyes

    def fighter(self, fighter: Fighter) -> str:
        """A fighter's name, if he is known."""
        if not self.eyes.sees(fighter.hidden_from):
            return self.catalogue.say("table-someone")
        return super().fighter(fighter)


def names_for(book: Book, fight: Fight, language: str, eyes: Eyes) -> Names:
    """The names of a fight for somebody."""
    return VeiledNames(catalogue_of(book, language), fight, items_of(book), eyes)


def hidden_from(fight: Fight, eyes: Eyes) -> frozenset[str]:
    """The slugs of the fighters that somebody does not know of."""
    if eyes.referee:
        return frozenset()
    return frozenset(one.slug for one in fight.roster if not eyes.sees(one.hidden_from))


def mentions(value: str, hidden: frozenset[str]) -> bool:
    """Whether a value of a slot names somebody hidden: `hans`, or `kurt,hans:3`."""
    return any(part.partition(":")[0] in hidden for part in value.split(","))


class Veiled(Question):
    """A question without what its reader does not know of."""

    def __init__(self, question: Question, hidden: frozenset[str]) -> None:
        super().__init__(question.kind, question.fight, question.side, question.who)
        self.id = question.id
        self.question = question
        self.hidden = hidden

    def about(self) -> dict[str, str]:
        """The situation; names are veiled where they are told."""
        return self.question.about()

    def void(self) -> bool:
        """As without the veil."""
        return self.question.void()

    def default(self) -> Choice:
        """As without the veil."""
        return self.question.default()

    def slot(self, partial: Partial) -> Slot | None:
        """The slot without the hidden."""
        slot = self.question.slot(partial)
        if slot is None or slot.kind not in ("fighter", "fighters"):
            return slot
        default = slot.default
        if default is not None and mentions(default, self.hidden):
            default = None
        options = [one for one in slot.options if not mentions(one.value, self.hidden)]
        return Slot(slot.name, slot.kind, options, default)

    def accepts(self, slot: Slot, value: str, partial: Partial) -> Refusal | None:
        """Nothing that names the hidden."""
        if mentions(value, self.hidden):
            return Refusal("not-possible", slot.name, value, [], slot.values())
        return self._known(self.question.accepts(slot, value, partial))

    def why_not(self, slot: Slot, value: str, partial: Partial) -> Refusal:
        """The reason, without naming the hidden."""
        if mentions(value, self.hidden):
            return Refusal("not-possible", slot.name, value, [], slot.values())
        refusal = self._known(self.question.why_not(slot, value, partial))
        assert refusal is not None
        return refusal

    def _known(self, refusal: Refusal | None) -> Refusal | None:
        if refusal is not None:
            refusal.offered = [one for one in refusal.offered if not mentions(one, self.hidden)]
        return refusal

    def build(self, partial: Partial) -> Choice:
        """As without the veil."""
        return self.question.build(partial)


def veiled(question: Question, eyes: Eyes) -> Question:
    """A question as somebody may see it; itself where nothing is hidden."""
    if isinstance(question, DiceQuestion):
        return question  # Dice are typed, nobody is chosen.
    hidden = hidden_from(question.fight, eyes)
    return Veiled(question, hidden) if hidden else question
