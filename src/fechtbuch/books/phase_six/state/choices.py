"""What somebody can decide in Phase Six: one kind of choice for all acts and reactions."""

from typing import Annotated, Final

from mypy_extensions import i64

from fechtbuch.books.phase_six.kinds.arms import BUTT, FISTS, Weapon
from fechtbuch.books.phase_six.state.fighter import Participant
from fechtbuch.books.phase_six.state.things import Thing
from fechtbuch.books.phase_six.state.written import words_of_act
from fechtbuch.engine.choices import VERB, Choice, Partial
from fechtbuch.engine.grid import NOWHERE
from fechtbuch.engine.state import BY_HAND, FIELD, Says

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
        self.path: Annotated[list[i64], Says("path")] = []
        self.free: Annotated[str, Says("act")] = ""
        """The free act of a walk (PSX-TRN-08)."""
        self.target: Annotated[Participant | None, Says("target")] = target
        self.thing: Annotated[Thing | None, Says("weapon", BY_HAND)] = thing
        """Weapon or item."""
        self.natural: Weapon | None = None
        """Fists or butt, where no thing is the weapon."""
        self.at: Annotated[i64, Says("at", FIELD)] = NOWHERE
        """The field that something is thrown at."""
        self.mode: Annotated[str, Says("mode")] = ""
        self.special: Annotated[str, Says("special")] = ""
        self.extra: Annotated[i64, Says("extra")] = 0
        """Extra actions of a violent attack."""
        self.aimed_at: Annotated[Thing | None, Says("disarmed")] = None
        """The weapon that a disarming attack goes for."""
        self.hand: Annotated[str, Says("hand")] = ""
        self.then: Annotated[list[i64], Says("then")] = []
        """The way after the free act."""
        self.said: Annotated[str, Says("text")] = ""

    def words(self) -> Partial:
        """The choice as filled slots."""
        return words_of_act(self)

    def say_thing(self, words: Partial) -> None:
        """What it is done with: a weapon, bare hands and butts included, or an item."""
        if self.natural is not None:
            words["weapon"] = POMMEL if self.natural.butt else UNARMED
        elif self.thing is not None:
            weapon = self.verb in WEAPON_VERBS or self.free == "attack"
            words["weapon" if weapon else "item"] = self.thing.slug


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
