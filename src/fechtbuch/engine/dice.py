"""Where dice come from, as far as rules may know: sums, pools and nothing of the faces.

A roll is *one* random variable. `total` gives the sum of equal dice, `kept` that of the highest or
lowest of them, `pool` counts exploding dice per category, `exploding` sums them. Which sums a rule
tells apart is said by `cuts`, so that enumeration can branch over what matters instead of over
faces.
"""

import re
from typing import Final

from mypy_extensions import i64, mypyc_attr

from fechtbuch.engine.keeping import (
    ALL,
    check_keep,
    keep_text,
    kept_count,
    kept_sum,
    parse_keep,
)

EACH: Final[list[int]] = []
"""Cuts of a roll whose every sum matters."""

TABLE: Final = -1
"""The roller of dice that belong to nobody in particular, such as initiative."""

MOST_EXPLOSIONS: Final = 24
"""A die is rolled on at most so often, a stated bound (6**-24 for a d6): no loop is endless."""

HIGHEST: Final = 0
"""Dice that explode on their highest face alone, as `4x6`."""

NEVER: Final = 1 << 20
"""Dice of a pool that do not explode at all."""

MOST_ROLL_OFFS: Final = 1000
"""A tie is rolled off at most this often."""

MOST_DICE: Final = 100
MOST_SIDES: Final = 1000
MOST_PLUS: Final = 1000

_EXPRESSION = re.compile(r"(\d*)[dDkKwW](\d+)(?:([hHlL])(\d+))?(?:([+-])(\d+))?")


class DiceExpression:
    """`2d6+1`, `4d6h3`: how many dice, of how many sides, what is added, and which dice count."""

    def __init__(self, count: i64, sides: i64, plus: i64 = 0, keep: i64 = ALL) -> None:
        if not 1 <= count <= MOST_DICE:
            raise ValueError(f"{count} dice: give 1 to {MOST_DICE}")
        if not 2 <= sides <= MOST_SIDES:
            raise ValueError(f"a die of {sides} sides: give 2 to {MOST_SIDES}")
        if not -MOST_PLUS <= plus <= MOST_PLUS:
            raise ValueError(f"{plus} added: give at most {MOST_PLUS} either way")
        check_keep(keep, count)
        self.count = count
        self.sides = sides
        self.plus = plus
        self.keep = keep

    def least(self) -> int:
        """The smallest possible sum."""
        return kept_count(self.keep, self.count) + self.plus

    def most(self) -> int:
        """The largest possible sum."""
        return kept_count(self.keep, self.count) * self.sides + self.plus

    def __str__(self) -> str:
        sign = f"{self.plus:+d}" if self.plus else ""
        return f"{self.count}d{self.sides}{keep_text(self.keep)}{sign}"


def parse_dice(text: str) -> DiceExpression:
    """Read `1d8`, `2d6+1`, `d3`, `4d6h3` (the three highest), `2d20l1` (the lowest).

    The Polish `k` and the German `w` do for the `d`.
    """
    match = _EXPRESSION.fullmatch(text.strip())
    if match is None:
        raise ValueError(f"{text!r} is no dice expression: write it like 1d8, 2d6+1, d3 or 4d6h3")
    plus = int(match.group(6) or 0)
    if match.group(5) == "-":
        plus = -plus
    count = int(match.group(1) or 1)
    keep = parse_keep(match.group(3), match.group(4), count)
    return DiceExpression(count, int(match.group(2)), plus, keep)


@mypyc_attr(allow_interpreted_subclasses=True)
class Dice:
    """A source of dice. Subclasses say where the faces come from by giving `face`."""

    def __init__(self) -> None:
        self.faces: list[int] = []
        """Faces of the latest roll, in the order they fell, where the source keeps them."""

    def face(self, roller: i64, sides: i64) -> i64:
        """One die of `sides` sides, 1 to `sides`."""
        raise NotImplementedError

    def total(self, roller: i64, count: i64, sides: i64, cuts: list[int]) -> i64:
        """The sum of `count` dice.

        `cuts` are the ascending upper bounds of the classes of sums that the caller tells apart
        (`EACH`: all of them). A source may return any sum of the class that came up.
        """
        faces: list[int] = []
        total: i64 = 0
        for _ in range(count):
            face = self.face(roller, sides)
            faces.append(face)
            total += face
        self.faces = faces
        return total

    def kept(self, roller: i64, count: i64, sides: i64, keep: i64, cuts: list[int]) -> i64:
        """The sum of those of `count` dice that count: `best(1)` of two d20, say.

        `cuts` are as for `total`, of the sums of the kept dice.
        """
        faces: list[int] = []
        for _ in range(count):
            faces.append(self.face(roller, sides))
        self.faces = faces
        return kept_sum(faces, keep)

    def tries_all(self) -> bool:
        """Whether every outcome is taken in turn, because somebody reckons odds."""
        return False

    def mark(self, what: str = "", inputs: list[int] = EACH) -> i64:
        """Where several rolls begin that count as one; -1 where that makes no difference."""
        return -1

    def gathers(self, mark: i64) -> bool:
        """Whether what the rolls since a mark came to is wanted here."""
        return False

    def settle(
        self, mark: i64, what: object, values: list[int], last: bool, void: bool = False
    ) -> None:
        """Those rolls came to these values, where they are wanted; or to nothing, if `void`."""

    def forgets(self, who: i64) -> bool:
        """Whether what a fighter has left to spend matters no more, once his rolls are made."""
        return False

    def recall(self, who: i64) -> None:
        """It is needed all the same."""

    def roll_off(self, one: i64, other: i64, sides: i64, lead: i64) -> bool:
        """Whether `one` rolls higher, with `lead` added, than `other`; ties roll again."""
        faces: list[int] = []
        won = False
        for _ in range(MOST_ROLL_OFFS):
            mine = self.face(one, sides)
            theirs = self.face(other, sides)
            faces.append(mine)
            faces.append(theirs)
            won = mine + lead > theirs
            if mine + lead != theirs:
                break
        self.faces = faces
        return won

    def order(self, count: i64, sides: i64) -> list[int]:
        """The order in which so many act, the highest die first; equal ones roll again."""
        faces: list[int] = []
        order = self._order(list(range(count)), sides, faces, MOST_ROLL_OFFS)
        self.faces = faces
        return order

    def _order(self, group: list[int], sides: i64, faces: list[int], left: i64) -> list[int]:
        if len(group) < 2 or left == 0:
            return group
        shown: list[int] = []
        for _ in group:
            shown.append(self.face(TABLE, sides))
        faces.extend(shown)
        order: list[int] = []
        face = sides
        while face > 0:
            level = [member for member, its in zip(group, shown) if its == face]
            order.extend(self._order(level, sides, faces, left - 1))
            face -= 1
        return order

    def exploding(self, roller: i64, count: i64, sides: i64 = 6, from_: i64 = HIGHEST) -> i64:
        """The sum of `count` dice, each rolled on while it shows `from_` or more."""
        faces: list[int] = []
        total: i64 = 0
        for _ in range(count):
            total += self._one_exploding(roller, sides, from_, faces)
        self.faces = faces
        return total

    def pool(
        self, roller: i64, count: i64, steps: list[int], sides: i64 = 6, from_: i64 = HIGHEST
    ) -> list[int]:
        """`count` exploding dice, counted by category: entry n holds the dice that reach exactly
        n of the ascending thresholds `steps`."""
        faces: list[int] = []
        counts = [0] * (len(steps) + 1)
        for _ in range(count):
            reached = self._one_exploding(roller, sides, from_, faces)
            category = 0
            for step in steps:
                if reached < step:
                    break
                category += 1
            counts[category] += 1
        self.faces = faces
        return counts

    def _one_exploding(self, roller: i64, sides: i64, from_: i64, faces: list[int]) -> i64:
        least = sides if from_ == HIGHEST else from_
        total: i64 = 0
        for _ in range(MOST_EXPLOSIONS):
            face = self.face(roller, sides)
            faces.append(face)
            total += face
            if face < least:
                break
        return total


class DiceMismatch(Exception):
    """Scripted dice were asked for a die they do not have."""


class ScriptedDice(Dice):
    """Dice that fall as written, for tests and for records.

    `d20=6 d8=3 3d6=4,5,2` or a list of `(sides, face)`. A die too many, or of other sides, fails
    at once; `finish` fails on dice left over.
    """

    def __init__(self, script: list[tuple[int, int]]) -> None:
        super().__init__()
        self.script = script
        self.next: i64 = 0

    def face(self, roller: i64, sides: i64) -> i64:
        """The next written face."""
        if self.next >= len(self.script):
            raise DiceMismatch(f"a d{sides} is rolled, but no scripted die is left")
        written, face = self.script[self.next]
        if written != sides:
            raise DiceMismatch(
                f"a d{sides} is rolled, but the scripted die number {self.next + 1} is "
                f"d{written}={face}"
            )
        self.next += 1
        return face

    def left(self) -> list[tuple[int, int]]:
        """The scripted dice that have not fallen."""
        return self.script[self.next :]

    def finish(self) -> None:
        """Fail if scripted dice are left over."""
        if self.left():
            rest = " ".join(f"d{sides}={face}" for sides, face in self.left())
            raise DiceMismatch(f"scripted dice left over: {rest}")


def parse_script(text: str) -> list[tuple[int, int]]:
    """Read scripted dice: `d20=6, d8=3 3d6=4,5,2` (commas between groups do not matter)."""
    script: list[tuple[int, int]] = []
    for word in re.findall(r"[^\s;]+", text):
        match = re.fullmatch(r"(\d*)d(\d+)=(\d+(?:,\d+)*),?", word)
        if match is None:
            raise ValueError(f"{word!r} is no scripted die: write it like d20=6 or 2d6=3,4")
        sides = int(match.group(2))
        faces = [int(face) for face in match.group(3).split(",")]
        if match.group(1) and int(match.group(1)) != len(faces):
            raise ValueError(f"{word!r} names {match.group(1)} dice but gives {len(faces)} faces")
        for face in faces:
            if not 1 <= face <= sides:
                raise ValueError(f"{word!r}: a d{sides} cannot show {face}")
            script.append((sides, face))
    return script
