"""What happened, as data. Text is made elsewhere, per reader and language."""

from typing import Final

from mypy_extensions import i64

from fechtbuch.engine.tally import EVERYONE, Tally

NOBODY: Final = -1


class Event:
    """One thing that happened.

    `kind` is a constant key of the book (`moved`, `attack-roll`, `wounded`); fighters stand by
    their index, items and other things by slug or key. `audience` is a bit mask of the sides that
    may know of it, `EVERYONE` for no secret; the referee knows everything.
    """

    def __init__(self, kind: str, rule: str, actor: i64, target: i64) -> None:
        self.kind = kind
        self.rule = rule
        self.actor = actor
        self.target = target
        self.item = ""
        self.word = ""
        self.amount: i64 = 0
        self.values: dict[str, int] | None = None
        self.tally: Tally | None = None
        self.dice = ""
        """What was rolled, such as `1d20`; empty where nothing was."""
        self.faces: list[int] = []
        self.counted: list[int] = []
        """The places of the faces that count, where the highest or lowest of them do."""
        self.audience: i64 = EVERYONE

    def __repr__(self) -> str:
        told = self.kind
        if self.actor >= 0:
            told += f" of {self.actor}"
        if self.target >= 0:
            told += f" at {self.target}"
        for word in (self.item, self.word):
            if word:
                told += f", {word}"
        if self.amount:
            told += f", {self.amount}"
        if self.dice:
            told += f", {self.dice}: {' '.join([str(face) for face in self.faces])}"
        return f"<{told}; {self.rule}>" if self.rule else f"<{told}>"

    def known_to(self, side: i64) -> bool:
        """Whether a side (-1: the referee) may know of the event."""
        return side < 0 or self.audience == EVERYONE or (self.audience >> side) & 1 == 1

    def to_data(self, slugs: list[str]) -> dict[str, object]:
        """The event as JSON-ready data; `slugs` are the fighters' by index."""
        data: dict[str, object] = {"kind": self.kind}
        if self.rule:
            data["rule"] = self.rule
        if self.actor >= 0:
            data["actor"] = slugs[self.actor]
        if self.target >= 0:
            data["target"] = slugs[self.target]
        if self.item:
            data["item"] = self.item
        if self.word:
            data["word"] = self.word
        if self.amount:
            data["amount"] = self.amount
        if self.values is not None:
            data["values"] = dict(self.values)
        if self.tally is not None:
            data["tally"] = self.tally.to_data()
        if self.dice:
            data["dice"] = self.dice
            data["faces"] = list(self.faces)
            if self.counted:
                data["counted"] = list(self.counted)
        if self.audience != EVERYONE:
            data["audience"] = self.audience
        return data
