"""What somebody can decide in Landsknecht: one kind of choice for all verbs."""

from typing import Final

from mypy_extensions import i64

from fechtbuch.books.landsknecht.kinds.arms import Thing
from fechtbuch.books.landsknecht.kinds.verbs import BLOWS, FLYING
from fechtbuch.books.landsknecht.state.fighter import Combatant
from fechtbuch.engine.choices import VERB, Choice, Partial
from fechtbuch.engine.grid import NOWHERE, field_text, path_text

BARE_HANDS: Final = "bare-hands"
"""The weapon of who strikes with none."""

STRIKES: Final = frozenset([*BLOWS, "strike"])
"""Verbs for which bare hands are a weapon."""

WEAPON_VERBS: Final = STRIKES | frozenset([*FLYING, "aim", "load", "clear"])
"""Verbs whose thing is a weapon and is called so."""


class Action(Choice):
    """An action or an answer with everything that was said of it."""

    def __init__(
        self, verb: str, target: Combatant | None = None, thing: Thing | None = None
    ) -> None:
        super().__init__(verb)
        self.target = target
        self.thing = thing
        """Weapon or item; None in a blow is the bare hand."""
        self.path: list[i64] = []
        """The way to the point of action."""
        self.then: list[i64] = []
        """The way after it."""
        self.at: i64 = NOWHERE
        """Where a passer-by is to be struck (LSK-HLD-04)."""
        self.spell = ""
        self.targets: list[Combatant] = []
        self.shares: list[int] = []
        self.word = ""
        self.text_said = ""
        self.rounds: i64 = 1
        """How many Rounds a free action takes, by the referee's word (LSK-SEQ-02)."""

    def words(self) -> Partial:
        """The choice as filled slots."""
        words: Partial = {VERB: self.verb}
        if self.spell:
            words["spell"] = self.spell
        if self.targets:
            words["targets"] = ",".join(
                [
                    target.slug if share == 0 else f"{target.slug}:{share}"
                    for target, share in zip(self.targets, self.shares)
                ]
            )
        elif self.target is not None:
            words["target"] = self.target.slug
        if self.verb in WEAPON_VERBS:
            if self.thing is not None:
                words["weapon"] = self.thing.slug
            elif self.verb in STRIKES:
                words["weapon"] = BARE_HANDS
        elif self.thing is not None:
            words["item"] = self.thing.slug
        if self.word:
            words["word"] = self.word
        if self.at != NOWHERE:
            words["at"] = field_text(self.at)
        if self.path:
            words["path"] = path_text(self.path)
        if self.then:
            words["then"] = path_text(self.then)
        if self.text_said:
            words["text"] = self.text_said
        return words


class Pick(Choice):
    """One or several members of a side."""

    def __init__(self, verb: str, members: list[Combatant]) -> None:
        super().__init__(verb)
        self.members = members

    def words(self) -> Partial:
        """The choice as filled slots."""
        words: Partial = {VERB: self.verb}
        if self.members:
            words["who"] = ",".join([member.slug for member in self.members])
        return words


class Verdict(Choice):
    """The referee's word on a free action (LSK-SEQ-02): refused, or allowed for some Rounds."""

    def __init__(self, verb: str, rounds: i64) -> None:
        super().__init__(verb)
        self.rounds = rounds

    def words(self) -> Partial:
        """The choice as filled slots."""
        words: Partial = {VERB: self.verb}
        if self.verb == "allow":
            words["rounds"] = str(self.rounds)
        return words
