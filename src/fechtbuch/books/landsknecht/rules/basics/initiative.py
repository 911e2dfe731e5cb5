"""Initiative: which sides are in the fight, and in which order they act (LSK-SEQ-04)."""

from typing import Final

from mypy_extensions import i64

from fechtbuch.books.landsknecht.state.battle import Battle

_HALVES: Final = [3, 6]
"""What exact odds tell apart of the one die between two sides."""


def sides_in_the_fight(fight: Battle) -> list[int]:
    """Sides with at least one member in the fight (LSK-SEQ-08)."""
    present: i64 = 0
    for fighter in fight.fighters:
        if not fighter.block.mount and fighter.in_the_fight():
            present |= 1 << fighter.side
    found: list[int] = []
    for side in fight.sides:
        if (present >> side.index) & 1 == 1:
            found.append(int(side.index))
    return found


def initiative(fight: Battle) -> None:
    """LSK-SEQ-04, LSK-SEQ-05: one die between two sides, else a die for each."""
    sides = sides_in_the_fight(fight)
    if len(sides) < 2:
        fight.order = sides
        fight.ranks = [0] * len(sides)
        return
    # LSK-RUL-38, and its switch.
    if len(sides) == 2 and fight.options.initiative == "single_die":
        first, second = sides[0], sides[1]
        if fight.sides[second].heroes and not fight.sides[first].heroes:
            first, second = second, first
        face = fight.roll(None, 1, 6, "initiative", None, _HALVES)
        fight.order = [first, second] if face > 3 else [second, first]
        fight.ranks = [0, 1]
        rule = "LSK-SEQ-04"
    else:
        _die_for_each(fight, sides)
        rule = "LSK-SEQ-05"
    if fight.telling:
        fight.note("initiative", rule, word=fight.sides[fight.order[0]].slug)
        _tell_ties(fight)


def _tell_ties(fight: Battle) -> None:
    """LSK-SEQ-05: who acts at the same time as the side before in the order."""
    for place in range(1, len(fight.order)):
        if fight.ranks[place] == fight.ranks[place - 1]:
            fight.note("acts-together", "LSK-SEQ-05", word=fight.sides[fight.order[place]].slug)


def _die_for_each(fight: Battle, sides: list[int]) -> None:
    """Highest first; equal sides act together and roll on only for who declares first."""
    faces: dict[int, int] = {}
    for side in sides:
        faces[side] = fight.roll(None, 1, 6, "initiative")
        fight.told_for(side)
    order: list[int] = []
    ranks: list[int] = []
    for face in range(6, 0, -1):
        level = [side for side in sides if faces[side] == face]
        rank = len(order)
        for side in _declaring_order(fight, level):
            order.append(side)
            ranks.append(rank)
    fight.order = order
    fight.ranks = ranks


def _declaring_order(fight: Battle, sides: list[int]) -> list[int]:
    if len(sides) < 2:
        return sides
    return [sides[place] for place in fight.roll_order(len(sides), 6, "declaring")]


def add_those_who_may_come_free(fight: Battle) -> None:
    """Sides whose members all are pinned, asleep or caught act last, if somebody frees them."""
    for fighter in fight.fighters:
        if fighter.side in fight.order or fighter.block.mount:
            continue
        if not (fighter.down or fighter.gone or fighter.surrendered):
            fight.ranks = [*fight.ranks, len(fight.order)]
            fight.order = [*fight.order, int(fighter.side)]


def is_tied(fight: Battle) -> bool:
    """Whether the acting side shares its place with another (LSK-SEQ-05)."""
    if fight.place >= len(fight.order):
        return False
    rank = fight.ranks[fight.place]
    count = 0
    for other in fight.ranks:
        if other == rank:
            count += 1
    return count > 1
