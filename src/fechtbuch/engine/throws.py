"""The dice that an event or a question names, as records and typed dice write them.

`3d6` is a sum, `2d20h1` and `4d6l3` one of the highest or lowest dice, `4x6` are four exploding
dice, `4x10f9` such as explode from 9, `3o6` is an order of three, `2v20+1` a roll-off of two with a
lead of 1.
"""

import re
from typing import Final

from mypy_extensions import i64

from fechtbuch.engine.dice import EACH, HIGHEST, TABLE, Dice
from fechtbuch.engine.keeping import ALL, keep_text, parse_keep

SUM: Final = "d"
EXPLODING: Final = "x"
ORDER: Final = "o"
ROLL_OFF: Final = "v"

_THROW = re.compile(r"(\d+)(?:d(\d+)(?:([hl])(\d+))?|x(\d+)(?:f(\d+))?|o(\d+)|v(\d+)([+-]\d+)?)")


def sum_text(count: i64, sides: i64, keep: i64) -> str:
    """How the sum of dice is written: `3d6`, `2d20h1`."""
    return f"{count}d{sides}{keep_text(keep)}"


def exploding_text(count: i64, sides: i64, from_: i64) -> str:
    """How exploding dice are written: `4x6`; `4x10f9` from 9; `5x6f7` never."""
    if from_ in (HIGHEST, sides):
        return f"{count}x{sides}"
    return f"{count}x{sides}f{min(from_, sides + 1)}"


class Throw:
    """Dice that are to be thrown, taken apart."""

    def __init__(self, expression: str) -> None:
        match = _THROW.fullmatch(expression)
        if match is None:
            raise ValueError(
                f"{expression!r} names no dice: write it like 3d6, 2d20h1, 4x6, 3o6 or 2v20+1"
            )
        self.count = int(match.group(1))
        self.keep: i64 = ALL
        self.from_: i64 = HIGHEST
        self.lead = int(match.group(9) or 0)
        if match.group(2):
            self.kind = SUM
            self.keep = parse_keep(match.group(3), match.group(4), self.count)
        elif match.group(5):
            self.kind = EXPLODING
            self.from_ = int(match.group(6) or HIGHEST)
        else:
            self.kind = ORDER if match.group(7) else ROLL_OFF
        self.sides = int(match.group(2) or match.group(5) or match.group(7) or match.group(8))

    def rolled_on(self, face: i64) -> bool:
        """Whether a die that shows this face explodes."""
        if self.kind != EXPLODING:
            return False
        return face >= (self.sides if self.from_ == HIGHEST else self.from_)

    def fall(self, dice: Dice, roller: i64 = TABLE) -> None:
        """Let a source throw them."""
        if self.kind == SUM:
            if self.keep == ALL:
                dice.total(roller, self.count, self.sides, EACH)
            else:
                dice.kept(roller, self.count, self.sides, self.keep, EACH)
        elif self.kind == EXPLODING:
            dice.exploding(roller, self.count, self.sides, self.from_)
        elif self.kind == ORDER:
            dice.order(self.count, self.sides)
        else:
            dice.roll_off(roller, roller, self.sides, self.lead)


def throw(expression: str, dice: Dice, roller: i64 = TABLE) -> None:
    """Let a source throw the dice that an event or a question names."""
    Throw(expression).fall(dice, roller)
