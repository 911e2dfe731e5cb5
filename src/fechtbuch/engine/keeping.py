"""Which dice of a roll count: all of them, the highest or the lowest.

A `keep` is one whole number, so that bulk play carries nothing more: 0 for all dice, k for the k
highest, -k for the k lowest.
"""

from typing import Final

from mypy_extensions import i64

ALL: Final = 0
"""Every die counts."""


def best(dice: i64 = 1) -> i64:
    """Only so many dice count, the highest ones.

    `fight.roll(who, 2, 20, "attack", number, keep=best(1))` is a d20 with advantage, `4d6` with
    `best(3)` the usual way to an ability. It is told as `2d20h1`, `4d6h3`.
    """
    if dice < 1:
        raise ValueError(f"the {dice} highest dice: keep at least 1")
    return dice


def worst(dice: i64 = 1) -> i64:
    """Only so many dice count, the lowest ones.

    `fight.roll(who, 2, 20, "attack", number, keep=worst(1))` is a d20 with disadvantage, told as
    `2d20l1`.
    """
    if dice < 1:
        raise ValueError(f"the {dice} lowest dice: keep at least 1")
    return -dice


def kept_count(keep: i64, count: i64) -> i64:
    """How many of `count` dice count."""
    if keep == ALL:
        return count
    return keep if keep > 0 else -keep


def check_keep(keep: i64, count: i64) -> None:
    """`ValueError` if more dice are kept than rolled."""
    if kept_count(keep, count) > count:
        raise ValueError(f"{kept_count(keep, count)} dice kept of {count}: keep 1 to {count}")


def keep_text(keep: i64) -> str:
    """How it is written behind the dice: `h3` for the three highest, `l1` for the lowest."""
    if keep == ALL:
        return ""
    return f"h{keep}" if keep > 0 else f"l{-keep}"


def parse_keep(letter: str | None, number: str | None, count: i64) -> i64:
    """Read what `keep_text` writes, `h` or `l` and a number; nothing keeps all of `count` dice."""
    if letter is None or number is None:
        return ALL
    most = int(number)
    if not 1 <= most <= count:
        raise ValueError(f"{most} dice kept of {count}: keep 1 to {count}")
    return best(most) if letter in "hH" else worst(most)


def kept_places(faces: list[int], keep: i64) -> list[int]:
    """The places, ascending, of the faces that count; of equal ones those that fell first."""
    left = kept_count(keep, len(faces))
    if left >= len(faces):
        return list(range(len(faces)))
    places: list[int] = []
    for face in sorted(set(faces), reverse=keep > 0):
        for place, shown in enumerate(faces):
            if shown == face and left > 0:
                places.append(place)
                left -= 1
    return sorted(places)


def kept_sum(faces: list[int], keep: i64) -> i64:
    """The sum of the faces that count."""
    total: i64 = 0
    for place in kept_places(faces, keep):
        total += faces[place]
    return total
