"""What somebody can decide: a manoeuvre, an attack, a defence, an answer."""

from typing import Annotated, Final

from mypy_extensions import i64, mypyc_attr

from fechtbuch.books.gurps.kinds.terms import (
    EFFORTS,
    LOCATIONS,
    NO_EFFORT,
    NO_RETREAT,
    POSTURES,
    RETREATS,
    TORSO,
    VERSIONS,
)
from fechtbuch.books.gurps.state.blow import Blow
from fechtbuch.books.gurps.state.fighter import Combatant
from fechtbuch.books.gurps.state.things import Thing
from fechtbuch.books.gurps.state.written import words_of_action, words_of_defence
from fechtbuch.engine.choices import Choice, Partial
from fechtbuch.engine.grid import NOWHERE
from fechtbuch.engine.state import BY_HAND, FIELD, Says

PUNCH: Final = "punch"
KICK: Final = "kick"
HEAD_BUTT: Final = "head-butt"
NATURAL: Final = (PUNCH, KICK, HEAD_BUTT)
"""Weapons that everybody has."""

BARE: Final = "bare-hands"
"""The weapon of grapples and of a Wait with none."""


NO_PATH: Final[list[i64]] = []
"""Shared by all choices without a path: nobody changes a path in place."""


@mypyc_attr(free_list_len=1)
class Action(Choice):
    """A manoeuvre with its parameters, or an attack within one."""

    def __init__(
        self, verb: str, target: Combatant | None = None, thing: Thing | None = None
    ) -> None:
        super().__init__(verb)
        self.when: Annotated[str, Says("when")] = ""
        self.who: Annotated[Combatant | None, Says("who")] = None
        self.becomes: Annotated[str, Says("as")] = ""
        self.version: Annotated[i64, Says("version", VERSIONS)] = 0
        self.target: Annotated[Combatant | None, Says("target")] = target
        self.thing: Annotated[Thing | None, Says("weapon", BY_HAND)] = thing
        self.natural = ""
        """`punch`, `kick`, `head-butt` or `bare-hands` where no thing is used."""
        self.mode: Annotated[str, Says("mode")] = ""
        self.location: Annotated[i64, Says("location", LOCATIONS)] = TORSO
        self.chink: Annotated[bool, Says("chink")] = False
        self.split: Annotated[str, Says("split")] = ""
        self.second: Annotated[Combatant | None, Says("second")] = None
        self.favoured: Annotated[bool, Says("bonus")] = False
        self.telegraphic: Annotated[bool, Says("telegraphic")] = False
        self.deceptive: Annotated[i64, Says("deceptive")] = 0
        self.effort: Annotated[i64, Says("effort", EFFORTS)] = NO_EFFORT
        self.shots: Annotated[i64, Says("shots")] = 0
        self.steps: Annotated[i64, Says("steps")] = 0
        self.posture: Annotated[i64, Says("posture", BY_HAND)] = 0
        self.item: Annotated[Thing | None, Says("item")] = None
        self.hand: Annotated[str, Says("hand")] = ""
        self.way: Annotated[str, Says("way")] = ""
        self.part: Annotated[i64, Says("part", LOCATIONS)] = -1
        self.hands: Annotated[i64, Says("hands")] = 0
        self.at: Annotated[i64, Says("at", FIELD)] = NOWHERE
        self.path: Annotated[list[i64], Says("path")] = NO_PATH
        self.facing: Annotated[i64, Says("facing")] = -1
        self.blow: Blow | None = None
        """The blow that is meant, where whoever chose has worked it out already."""

    def words(self) -> Partial:
        """The choice as filled slots."""
        return words_of_action(self)

    def say_thing(self, words: Partial) -> None:
        """The weapon, or the limb."""
        if self.thing is not None:
            words["weapon"] = self.thing.slug
        elif self.natural:
            words["weapon"] = self.natural

    def say_posture(self, words: Partial) -> None:
        """Who changes posture may also stand up."""
        if self.posture > 0 or self.verb == "change-posture":
            words["posture"] = POSTURES[self.posture]


@mypyc_attr(free_list_len=1)
class Defence(Choice):
    """One package of defence, form, retreat option and extra effort (GUR-SEQ-07)."""

    def __init__(self, verb: str) -> None:
        super().__init__(verb)
        self.thing: Thing | None = None
        self.limb: Annotated[i64, Says("weapon", BY_HAND)] = 0
        """Bits of the bare limb that parries."""
        self.skill: Annotated[str, Says("skill")] = ""
        self.way: Annotated[str, Says("way")] = ""
        """`crossed` (two-weapon) or `supported`."""
        self.acrobatic: Annotated[bool, Says("acrobatic")] = False
        self.effort: Annotated[i64, Says("effort", EFFORTS)] = NO_EFFORT
        self.retreat: Annotated[i64, Says("retreat", RETREATS)] = NO_RETREAT
        self.to: Annotated[i64, Says("to", FIELD)] = NOWHERE
        self.facing: Annotated[i64, Says("facing")] = -1

    def words(self) -> Partial:
        """The choice as filled slots."""
        return words_of_defence(self)

    def say_limb(self, words: Partial) -> None:
        """The weapon or shield, or the limb that parries."""
        if self.thing is not None and self.verb in ("parry", "block"):
            words["weapon"] = self.thing.slug
        elif self.verb == "parry":
            words["weapon"] = limb_name(self.limb)


def limb_name(limb: i64) -> str:
    """How a bare limb is called in a choice."""
    if limb & 4 != 0:
        return "leg"
    return "right-hand" if limb & 1 != 0 else "left-hand"


def limb_of(name: str) -> i64:
    """The bits of a limb by that name; 0 if it is none."""
    if name == "leg":
        return 4
    if name == "right-hand":
        return 1
    return 2 if name == "left-hand" else 0
