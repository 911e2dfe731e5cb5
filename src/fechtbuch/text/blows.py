"""A blow: whatever belongs to one attack, from the first word of it to who fell."""

from dataclasses import dataclass, field

from fechtbuch.text.roles import ARMOUR, AVERTED, FELLED, GRAZED, HARM, HIT, KILLED, MISSED

LIGHT, PLAIN, GRAVE, UNTOLD = "light", "plain", "grave", "untold"
"""How much of what was left of a fighter's health is gone; `untold` where a reader may not know."""

LITTLE = 0.2
MUCH = 0.5


@dataclass
class Harm:
    """What somebody lost in one blow or by one misfortune."""

    lost: int = 0
    left: int | None = None
    """What is left of the health, where the reader may know."""

    @property
    def weight(self) -> float:
        """The share of the health that was there before; 1 where none was left."""
        if self.left is None:
            return 0.0
        before = self.left + self.lost
        return 1.0 if before <= 0 else min(1.0, self.lost / before)

    @property
    def share(self) -> str:
        """The share in a word, for the selectors of messages."""
        if self.left is None:
            return UNTOLD
        return LIGHT if self.weight < LITTLE else PLAIN if self.weight < MUCH else GRAVE


@dataclass
class Blow:
    """One attack by somebody on somebody."""

    actor: int
    target: int
    opening: str = ""
    """The message that begins it; nothing where it began before something else came between."""
    words: dict[str, str | int] = field(default_factory=dict)
    """What the messages may refer to."""
    walking: bool = False
    back: bool = False
    """Whether the target gave ground."""
    defence: str = "none"
    """A defence that did not hold: `parry`, `dodge`, `block`, or `partly`."""
    found: set[str] = field(default_factory=set)
    """The outcomes that were told."""
    harm: Harm = field(default_factory=Harm)
    between: list[str] = field(default_factory=list)
    """What was told after the beginning and before any outcome."""
    after: list[str] = field(default_factory=list)

    @property
    def outcome(self) -> str:
        """What came of it: the heaviest that was told."""
        if self.found & {KILLED, FELLED}:
            return KILLED if KILLED in self.found else FELLED
        if HARM in self.found:
            return GRAZED if GRAZED in self.found else HARM
        order = (ARMOUR, *AVERTED, MISSED, GRAZED, HIT)
        return next((one for one in order if one in self.found), "")

    @property
    def weight(self) -> float:
        """How much it decided, for the moments that are shown as decisive."""
        return {KILLED: 1.5, FELLED: 1.25}.get(self.outcome, self.harm.weight)
