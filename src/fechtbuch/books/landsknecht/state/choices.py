"""What somebody can decide in Landsknecht: one kind of choice for all verbs."""

from typing import Annotated, Final

from mypy_extensions import i64

from fechtbuch.books.landsknecht.kinds.verbs import BLOWS, FLYING
from fechtbuch.books.landsknecht.state.fighter import Combatant
from fechtbuch.books.landsknecht.state.things import Thing
from fechtbuch.books.landsknecht.state.written import (
    words_of_action,
    words_of_pick,
    words_of_verdict,
)
from fechtbuch.engine.choices import Choice, Partial
from fechtbuch.engine.grid import NOWHERE
from fechtbuch.engine.state import BY_HAND, FIELD, Says

BARE_HANDS: Final = "bare-hands"
"""The weapon of who strikes with none."""

STRIKES: Final = frozenset([*BLOWS, "strike"])
"""Verbs for which bare hands are a weapon."""

WEAPON_VERBS: Final = STRIKES | frozenset([*FLYING, "aim", "load", "clear"])
"""Verbs whose thing is a weapon and is called so."""


# What most actions have none of: one empty list for all of them, never added to.
NO_TARGETS: Final[list[Combatant]] = []
NO_SHARES: Final[list[int]] = []
NO_WAY: Final[list[i64]] = []


class Action(Choice):
    """An action or an answer with everything that was said of it."""

    def __init__(
        self, verb: str, target: Combatant | None = None, thing: Thing | None = None
    ) -> None:
        super().__init__(verb)
        self.spell: Annotated[str, Says("spell")] = ""
        self.targets: Annotated[list[Combatant], Says("targets", BY_HAND)] = NO_TARGETS
        self.shares: list[int] = NO_SHARES
        """How many dice of the spell each of the targets gets; 0: it is not divided."""
        self.target: Annotated[Combatant | None, Says("target")] = target
        self.thing: Annotated[Thing | None, Says("weapon", BY_HAND)] = thing
        """Weapon or item; None in a blow is the bare hand."""
        self.word: Annotated[str, Says("word")] = ""
        self.at: Annotated[i64, Says("at", FIELD)] = NOWHERE
        """Where a passer-by is to be struck (LSK-HLD-04)."""
        self.path: Annotated[list[i64], Says("path")] = NO_WAY
        """The way to the point of action."""
        self.then: Annotated[list[i64], Says("then")] = NO_WAY
        """The way after it."""
        self.text_said: Annotated[str, Says("text")] = ""
        self.rounds: i64 = 1
        """How many Rounds a free action takes, by the referee's word (LSK-SEQ-02)."""

    def words(self) -> Partial:
        """The choice as filled slots."""
        return words_of_action(self)

    def say_targets(self, words: Partial) -> None:
        """Whom a spell is cast at, with the dice for each: `hans:2,kurt:1` (LSK-CST-08)."""
        if self.targets:
            words["targets"] = ",".join(
                [
                    target.slug if share == 0 else f"{target.slug}:{share}"
                    for target, share in zip(self.targets, self.shares)
                ]
            )

    def say_thing(self, words: Partial) -> None:
        """A weapon or an item, as the verb wants it."""
        if self.thing is not None:
            words["weapon" if self.verb in WEAPON_VERBS else "item"] = self.thing.slug
        elif self.verb in STRIKES:
            words["weapon"] = BARE_HANDS


class Pick(Choice):
    """One or several members of a side."""

    def __init__(self, verb: str, members: list[Combatant]) -> None:
        super().__init__(verb)
        self.members: Annotated[list[Combatant], Says("who", BY_HAND)] = members

    def words(self) -> Partial:
        """The choice as filled slots."""
        return words_of_pick(self)

    def say_members(self, words: Partial) -> None:
        """All of them in one slot."""
        if self.members:
            words["who"] = ",".join([member.slug for member in self.members])


class Verdict(Choice):
    """The referee's word on a free action (LSK-SEQ-02): refused, or allowed for some Rounds."""

    def __init__(self, verb: str) -> None:
        super().__init__(verb)
        self.rounds: Annotated[i64, Says("rounds")] = 0

    def words(self) -> Partial:
        """The choice as filled slots."""
        return words_of_verdict(self)
