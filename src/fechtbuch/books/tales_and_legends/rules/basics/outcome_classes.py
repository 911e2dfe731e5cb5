"""Which results of a d20 need not be told apart, so that exact odds branch over classes of them."""

from typing import Final

from mypy_extensions import i64

from fechtbuch.engine.dice import EACH

ALL_ALIKE: Final = [20]
"""Cuts of a d20 that decides nothing."""


def band_of(result: i64, marks: list[i64]) -> i64:
    """How many of the marks a result reaches."""
    band: i64 = 0
    while band < len(marks) and marks[band] <= result:
        band += 1
    return band


def cuts(marks: list[i64], value: i64, ends: bool) -> list[int]:
    """Upper bounds of the classes of one d20 that is added to `value`."""
    if len(marks) == 0:
        return EACH
    found: list[int] = []
    if ends:
        found.append(1)
    elif value + 1 >= marks[-1]:
        return ALL_ALIKE  # all marks are reached, and more can only be added
    for mark in marks:
        cut = mark - 1 - value
        if 0 < cut < 19 and cut not in found:
            found.append(cut)
    found.append(19)
    return found


def down(marks: list[i64], value: i64, floor: i64) -> list[int]:
    """Upper bounds of the classes of one d20 that is subtracted from `value`."""
    if len(marks) == 0:
        return ALL_ALIKE if value - 1 < floor else EACH
    if value - 1 < marks[0]:
        return ALL_ALIKE  # no mark is reached any more
    found: list[int] = []
    place: i64 = len(marks) - 1
    while place >= 0:
        cut = value - marks[place]
        if 0 < cut < 19 and cut not in found:
            found.append(cut)
        place -= 1
    found.append(19)
    return found
