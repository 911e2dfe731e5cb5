"""Wounds, by the hit that made them."""

from typing import Final

from mypy_extensions import i64

from fechtbuch.engine.state import ROW, Value


class Wound(Value):
    """The wounds of one hit (TAL-WND-02)."""

    SAVED: Final = ROW

    def __init__(
        self, part: str, wounds: i64, since: i64, dressed: bool = False, brittle: bool = False
    ) -> None:
        self.part = part
        self.wounds = wounds
        self.since = since
        """What the victim's clock of bleeding showed when it arose."""
        self.dressed = dressed
        self.brittle = brittle
        """Whether splinters of a brittle head are in it (TAL-ITM-22)."""
