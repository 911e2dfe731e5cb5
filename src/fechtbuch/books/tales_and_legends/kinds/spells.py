"""Spells as combat sees them: what they cost and what forbids them (TAL-ACT-07, TAL-GRP-12)."""

from typing import Final

from mypy_extensions import i64


class Spell:
    """A spell; what it does beyond a test is the referee's word."""

    def __init__(
        self,
        key: str,
        time: str,
        power: i64,
        direct: bool,
        gesture: bool,
        ritual: bool,
        ceremony: bool,
    ) -> None:
        self.key = key
        self.time = time
        """`X`, `S` or `F`."""
        self.power = power
        self.direct = direct
        """Whether it works on somebody, against the magic defence."""
        self.gesture = gesture
        """Component G (TAL-RUL-59)."""
        self.ritual = ritual
        """Component R (TAL-RUL-59)."""
        self.ceremony = ceremony
        """Not to be cast by somebody engaged in fighting."""


SPELLS: Final[dict[str, Spell]] = {
    "dread-word": Spell("dread-word", "S", 18, True, False, False, False),
    "binding-sign": Spell("binding-sign", "F", 22, True, True, False, False),
    "ember-breath": Spell("ember-breath", "F", 20, True, False, False, False),
    "circle-of-ash": Spell("circle-of-ash", "F", 0, False, False, True, True),
}
"""Sample spells; a table that plays with magic writes its own."""
