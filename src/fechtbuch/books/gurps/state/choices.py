"""What somebody can decide: a manoeuvre, an attack, a defence, an answer."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from fechtbuch.books.gurps.kinds.arms import Thing
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
from fechtbuch.engine.choices import VERB, Choice, Partial
from fechtbuch.engine.grid import NOWHERE, field_text, path_text

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
        self.target = target
        self.thing = thing
        self.natural = ""
        """`punch`, `kick`, `head-butt` or `bare-hands` where no thing is used."""
        self.mode = ""
        self.version: i64 = 0
        self.location: i64 = TORSO
        self.chink = False
        self.split = ""
        self.second: Combatant | None = None
        self.deceptive: i64 = 0
        self.telegraphic = False
        self.favoured = False
        self.effort: i64 = NO_EFFORT
        self.shots: i64 = 0
        self.path: list[i64] = NO_PATH
        self.facing: i64 = -1
        self.steps: i64 = 0
        self.posture: i64 = 0
        self.item: Thing | None = None
        self.hand = ""
        self.way = ""
        self.part: i64 = -1
        self.hands: i64 = 0
        self.at: i64 = NOWHERE
        self.when = ""
        self.who: Combatant | None = None
        self.becomes = ""
        self.blow: Blow | None = None
        """The blow that is meant, where whoever chose has worked it out already."""

    def words(self) -> Partial:
        """The choice as filled slots."""
        words: Partial = {VERB: self.verb}
        if self.when:
            words["when"] = self.when
        if self.who is not None:
            words["who"] = self.who.slug
        if self.becomes:
            words["as"] = self.becomes
        if self.version > 0:
            words["version"] = VERSIONS[self.version]
        if self.target is not None:
            words["target"] = self.target.slug
        if self.thing is not None:
            words["weapon"] = self.thing.slug
        elif self.natural:
            words["weapon"] = self.natural
        if self.mode:
            words["mode"] = self.mode
        if self.location != TORSO:
            words["location"] = LOCATIONS[self.location]
        if self.chink:
            words["chink"] = "yes"
        if self.split:
            words["split"] = self.split
        if self.second is not None:
            words["second"] = self.second.slug
        if self.favoured:
            words["bonus"] = "yes"
        if self.telegraphic:
            words["telegraphic"] = "yes"
        if self.deceptive > 0:
            words["deceptive"] = str(self.deceptive)
        if self.effort > 0:
            words["effort"] = EFFORTS[self.effort]
        if self.shots > 0:
            words["shots"] = str(self.shots)
        if self.steps > 0:
            words["steps"] = str(self.steps)
        if self.posture > 0 or self.verb == "change-posture":
            words["posture"] = POSTURES[self.posture]
        if self.item is not None:
            words["item"] = self.item.slug
        if self.hand:
            words["hand"] = self.hand
        if self.way:
            words["way"] = self.way
        if self.part >= 0:
            words["part"] = LOCATIONS[self.part]
        if self.hands > 0:
            words["hands"] = str(self.hands)
        if self.at != NOWHERE:
            words["at"] = field_text(self.at)
        if self.path:
            words["path"] = path_text(self.path)
        if self.facing >= 0:
            words["facing"] = str(self.facing)
        return words


@mypyc_attr(free_list_len=1)
class Defence(Choice):
    """One package of defence, form, retreat option and extra effort (GUR-SEQ-07)."""

    def __init__(self, verb: str) -> None:
        super().__init__(verb)
        self.thing: Thing | None = None
        self.limb: i64 = 0
        """Bits of the bare limb that parries."""
        self.skill = ""
        self.way = ""
        """`crossed` (two-weapon) or `supported`."""
        self.acrobatic = False
        self.retreat: i64 = NO_RETREAT
        self.to: i64 = NOWHERE
        self.facing: i64 = -1
        self.effort: i64 = NO_EFFORT

    def words(self) -> Partial:
        """The choice as filled slots."""
        words: Partial = {VERB: self.verb}
        if self.verb == "parry":
            if self.thing is not None:
                words["weapon"] = self.thing.slug
            else:
                words["weapon"] = limb_name(self.limb)
        elif self.verb == "block" and self.thing is not None:
            words["weapon"] = self.thing.slug
        if self.skill:
            words["skill"] = self.skill
        if self.way:
            words["way"] = self.way
        if self.acrobatic:
            words["acrobatic"] = "yes"
        if self.effort > 0:
            words["effort"] = EFFORTS[self.effort]
        if self.retreat != NO_RETREAT:
            words["retreat"] = RETREATS[self.retreat]
        if self.to != NOWHERE:
            words["to"] = field_text(self.to)
        if self.facing >= 0:
            words["facing"] = str(self.facing)
        return words


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
