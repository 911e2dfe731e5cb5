"""What somebody can decide in Phase Six: one kind of choice for all acts and reactions."""

from typing import Final

from mypy_extensions import i64

from fechtbuch.books.phase_six.kinds.arms import BUTT, FISTS, Thing, Weapon
from fechtbuch.books.phase_six.state.fighter import Participant
from fechtbuch.engine.choices import VERB, Choice, Partial
from fechtbuch.engine.grid import NOWHERE, field_text, path_text

UNARMED: Final = "unarmed"
POMMEL: Final = "butt"

KNOCKOUT: Final = "knockout"
VIOLENT: Final = "violent"
DISARM: Final = "disarm"
COUP: Final = "coup-de-grace"

WEAPON_VERBS: Final = frozenset(["attack", "aim", "accurate", "parry", "strike"])
"""Verbs that name what they are done with as a weapon; bare hands and butts are weapons too."""


class Act(Choice):
    """An act or an answer with everything that was said of it."""

    def __init__(
        self, verb: str, target: Participant | None = None, thing: Thing | None = None
    ) -> None:
        super().__init__(verb)
        self.target = target
        self.thing = thing
        """Weapon or item."""
        self.natural: Weapon | None = None
        """Fists or butt, where no thing is the weapon."""
        self.mode = ""
        self.special = ""
        self.extra: i64 = 0
        """Extra actions of a violent attack."""
        self.aimed_at: Thing | None = None
        """The weapon that a disarming attack goes for."""
        self.at: i64 = NOWHERE
        """The field that something is thrown at."""
        self.path: list[i64] = []
        self.free = ""
        """The free act of a walk (PSX-TRN-08)."""
        self.then: list[i64] = []
        """The way after the free act."""
        self.hand = ""
        self.value = ""
        """Strength or Deftness."""
        self.said = ""

    def words(self) -> Partial:
        """The choice as filled slots."""
        words: Partial = {VERB: self.verb}
        if self.path:
            words["path"] = path_text(self.path)
        if self.free:
            words["act"] = self.free
        if self.target is not None:
            words["target"] = self.target.slug
        if self.natural is not None:
            words["weapon"] = POMMEL if self.natural.butt else UNARMED
        elif self.thing is not None:
            weapon = self.verb in WEAPON_VERBS or self.free == "attack"
            words["weapon" if weapon else "item"] = self.thing.slug
        if self.at != NOWHERE:
            words["at"] = field_text(self.at)
        if self.mode:
            words["mode"] = self.mode
        if self.special:
            words["special"] = self.special
        if self.extra > 0:
            words["extra"] = str(self.extra)
        if self.aimed_at is not None:
            words["disarmed"] = self.aimed_at.slug
        if self.hand:
            words["hand"] = self.hand
        if self.value:
            words["value"] = self.value
        if self.then:
            words["then"] = path_text(self.then)
        if self.said:
            words["text"] = self.said
        return words


def natural(slug: str) -> Weapon | None:
    """Fists or butt by the word for them; None for a thing."""
    if slug == UNARMED:
        return FISTS
    return BUTT if slug == POMMEL else None


class Verdict(Choice):
    """The referee's word on an arbitrary act (PSX-TRN-14)."""

    def __init__(self, verb: str, cost: i64 = 1, value: str = "", difficulty: i64 = 0) -> None:
        super().__init__(verb)
        self.cost = cost
        self.value = value
        """The value that is tested; empty for no roll."""
        self.difficulty = difficulty

    def words(self) -> Partial:
        """The choice as filled slots."""
        words: Partial = {VERB: self.verb}
        if self.verb == "allow":
            words["cost"] = str(self.cost)
            if self.value:
                words["value"] = self.value
                words["difficulty"] = str(self.difficulty)
        return words
