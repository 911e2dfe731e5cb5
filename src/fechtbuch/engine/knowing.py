"""What a side knows of a fight: everything but the fighters who are hidden from it.

Whoever decides for a side does so while those of whom it does not know are aside: off the field
and gone, for the moment of the decision and no longer. So a person, the engine in a person's place,
standing answers, odds, advice and the policies of simulated fights all know the same, and no book
need ask whether somebody is hidden when it lists what can be done.
"""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64, mypyc_attr

from fechtbuch.engine.choices import Choice, Partial, Player, Question, Refusal, Slot
from fechtbuch.engine.fighter import Fighter
from fechtbuch.engine.grid import NOWHERE

if TYPE_CHECKING:
    from fechtbuch.engine.fight import Fight


NO_ONE: Final = "-"
"""The name of nobody: no slug looks like it."""


DICE: Final = "dice"
"""The kind of questions for real dice: they are typed, nobody is chosen."""

PUBLIC: Final[i64] = 61
"""A side that does not exist: it knows what everybody knows, and nothing else."""


def unknown_to(fighter: Fighter, side: i64) -> bool:
    """Whether a side does not know of a fighter; its own it always knows."""
    if side == PUBLIC:
        return fighter.hidden_from != 0
    return (fighter.hidden_from >> side) & 1 == 1 and fighter.side != side


def hidden_in(roster: list[Fighter]) -> i64:
    """The sides from which anybody is hidden, as a bit mask."""
    mask: i64 = 0
    for fighter in roster:
        if fighter.hidden_from != 0 and not fighter.gone:
            mask |= fighter.hidden_from
    return mask


class Aside:
    """Those of whom a side does not know, off the field until they come `back`."""

    def __init__(self, fight: "Fight", side: i64) -> None:
        self.fighters: list[Fighter] = []
        self.places: list[int] = []
        for fighter in fight.roster:
            if not fighter.gone and unknown_to(fighter, side):
                self.fighters.append(fighter)
                self.places.append(fighter.at)
                fighter.gone = True
                fighter.at = NOWHERE

    def back(self) -> None:
        """Everybody is where he was."""
        for fighter, place in zip(self.fighters, self.places):
            fighter.gone = False
            fighter.at = place


def known_to(fight: "Fight", side: i64) -> "Fight":
    """A copy of a fight as far as a side knows it; of what is hidden from it there is nothing."""
    twin = fight.copy()
    aside = Aside(twin, side)
    twin.hiding = hidden_in(twin.roster)
    twin.forget_of(aside.fighters)
    return twin


def decided(player: Player, question: Question) -> Choice:
    """What a player answers from what the side that is asked knows."""
    if isinstance(question, Known):
        question = question.question
    side = question.side
    if side < 0 or (question.fight.hiding >> side) & 1 == 0:
        return player.decide(question)
    aside = Aside(question.fight, side)
    try:
        return player.decide(question)
    finally:
        aside.back()


@mypyc_attr(allow_interpreted_subclasses=True)
class Known(Question):
    """A question as the side that is asked knows it."""

    def __init__(self, question: Question) -> None:
        super().__init__(question.kind, question.fight, question.side, question.who)
        self.id = question.id
        self.question = question

    def about(self) -> dict[str, str]:
        """The situation; whoever tells it names nobody who is hidden."""
        return self.question.about()

    def own_turn(self) -> bool:
        """As it is asked."""
        return self.question.own_turn()

    def void(self) -> bool:
        """Whether it has lost its point, hidden or not."""
        return self.question.void()

    def default(self) -> Choice:
        """What happens if nobody answers."""
        aside = Aside(self.fight, self.side)
        try:
            return self.question.default()
        finally:
            aside.back()

    def slot(self, partial: Partial) -> Slot | None:
        """The next slot."""
        aside = Aside(self.fight, self.side)
        try:
            return self.question.slot(partial)
        finally:
            aside.back()

    def accepts(self, slot: Slot, value: str, partial: Partial) -> Refusal | None:
        """Whether a value is legal for all that the side knows."""
        said = self._said(value)
        aside = Aside(self.fight, self.side)
        try:
            refusal = self.question.accepts(slot, said, partial)
        finally:
            aside.back()
        if refusal is None and said != value:
            return Refusal("not-possible", slot.name, value, [], slot.values())
        if refusal is not None and refusal.value == said:
            refusal.value = value
        return refusal

    def why_not(self, slot: Slot, value: str, partial: Partial) -> Refusal:
        """Why a value is not offered, for all that the side knows."""
        said = self._said(value)
        aside = Aside(self.fight, self.side)
        try:
            refusal = self.question.why_not(slot, said, partial)
        finally:
            aside.back()
        if refusal.value == said:
            refusal.value = value
        return refusal

    def _said(self, value: str) -> str:
        """A value in which nobody hidden is named: whoever guesses his name is told nothing."""
        parts = value.split(",")
        for place, part in enumerate(parts):
            name, colon, rest = part.partition(":")
            named = self.fight.by_slug(name)
            if named is not None and unknown_to(named, self.side):
                parts[place] = NO_ONE + colon + rest
        return ",".join(parts)

    def build(self, partial: Partial) -> Choice:
        """The choice."""
        aside = Aside(self.fight, self.side)
        try:
            return self.question.build(partial)
        finally:
            aside.back()


def known(question: Question) -> Question:
    """A question as the side that is asked knows it: itself where nothing is hidden from it."""
    if (
        question.kind == DICE
        or question.side < 0
        or (question.fight.hiding >> question.side) & 1 == 0
    ):
        return question
    return question if isinstance(question, Known) else Known(question)
