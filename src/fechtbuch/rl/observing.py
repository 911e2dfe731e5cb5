"""What a learner sees: fighters and options as numbers, the same for every book."""

import zlib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from fechtbuch.books.base import Book, FighterView
from fechtbuch.engine.choices import Option, Question, Slot
from fechtbuch.engine.fields import NOWHERE, parse_field, parse_path, x_of, y_of
from fechtbuch.engine.fight import Fight

Numbers = NDArray[np.float32]

FIGHTER = ("known", "ours", "theirs", "asked", "out", "health", "x", "y", "facing")
"""Numbers of a fighter; after them one for each state that the book knows."""

OPTION = ("listed", "default", "tested", "number", "fighter", "foe", "health", "far", "safe")
"""Numbers of an option; after them its word, as one of `WORDS` drawers."""

WORDS = 24
"""Verbs, items and other words are told apart by a drawer that their letters choose."""

FAR = 32.0
"""Distances and coordinates are given in this unit, so that they are small numbers."""


@dataclass(frozen=True)
class Layout:
    """Where in the observation's one row of numbers what stands."""

    fighters: int
    states: tuple[str, ...]
    options: int

    @property
    def fighter_width(self) -> int:
        """How many numbers a fighter has."""
        return len(FIGHTER) + len(self.states)

    @property
    def option_width(self) -> int:
        """How many numbers an option has."""
        return len(OPTION) + WORDS

    @property
    def size(self) -> int:
        """How many numbers there are in all."""
        return self.fighters * self.fighter_width + self.options * self.option_width

    def split(self, numbers: Numbers) -> tuple[Numbers, Numbers]:
        """The rows of the fighters, and those of the options."""
        cut = self.fighters * self.fighter_width
        return (
            numbers[:cut].reshape(self.fighters, self.fighter_width),
            numbers[cut:].reshape(self.options, self.option_width),
        )


def observe(
    layout: Layout,
    book: Book,
    fight: Fight,
    side: int,
    question: Question | None,
    slot: Slot | None,
) -> Numbers:
    """What a side may know of the fight, and of the values that it may choose from."""
    numbers = np.zeros(layout.size, np.float32)
    fighters, options = layout.split(numbers)
    views = {view.slug: view for view in book.view(fight, side)}
    asked = "" if question is None or question.who is None else question.who.slug
    for row, fighter in zip(fighters, fight.roster, strict=False):
        view = views.get(fighter.slug)
        if view is not None:
            _fighter(row, layout.states, view, side, asked, book)
    if slot is not None:
        here = views.get(asked)
        for row, option in zip(options, slot.options, strict=False):
            _option(row, option, slot, side, fight, views, here, book)
    return numbers


def _fighter(
    row: Numbers, states: Sequence[str], view: FighterView, side: int, asked: str, book: Book
) -> None:
    row[0] = 1
    row[1] = view.side == side
    row[2] = view.side != side
    row[3] = view.slug == asked
    row[4] = view.out
    row[5] = _health(view)
    if view.at != NOWHERE:
        row[6] = int(x_of(view.at)) / FAR
        row[7] = int(y_of(view.at)) / FAR
    row[8] = (view.facing or 0) / book.directions
    for place, state in enumerate(states):
        row[len(FIGHTER) + place] = state in view.states


def _option(
    row: Numbers,
    option: Option,
    slot: Slot,
    side: int,
    fight: Fight,
    views: Mapping[str, FighterView],
    here: FighterView | None,
    book: Book,
) -> None:
    row[0] = 1
    row[1] = option.value == slot.default
    if option.worth is not None:
        row[2] = 1
        row[3] = int(option.worth.total) / book.usual_number
    target = views.get(option.value) if slot.kind == "fighter" else None
    field = NOWHERE
    if target is not None:
        row[4] = 1
        row[5] = target.side != side
        row[6] = _health(target)
        field = target.at
    elif slot.kind in ("field", "path") and option.value:
        field = parse_field(option.value) if slot.kind == "field" else parse_path(option.value)[-1]
    if field != NOWHERE and here is not None and here.at != NOWHERE:
        row[7] = int(fight.grid.distance(here.at, field)) / FAR
    if field != NOWHERE:
        row[8] = _nearest_foe(fight, views, side, field) / FAR
    if target is None and field == NOWHERE:
        row[len(OPTION) + zlib.crc32(_word(option.value).encode()) % WORDS] = 1


def _word(value: str) -> str:
    """The value without the number by which the second of a kind is told from the first."""
    return value.rstrip("0123456789").rstrip("-") if value and value[-1].isdigit() else value


def _health(view: FighterView) -> float:
    if view.health is None or not view.full_health:
        return 0.0
    return max(-1.0, view.health / view.full_health)


def _nearest_foe(fight: Fight, views: Mapping[str, FighterView], side: int, field: int) -> int:
    gaps = [
        fight.grid.distance(view.at, field)
        for view in views.values()
        if view.side != side and not view.out and view.at != NOWHERE
    ]
    return min(gaps, default=0)
