"""Who acts before whom, and where whoever comes later has his place (chapter INI)."""

from mypy_extensions import i64

from fechtbuch.books.phase_six.state.battle import ACTING, BEGIN, Battle
from fechtbuch.books.phase_six.state.fighter import Participant


def roll_initiative(fight: Battle, who: Participant) -> None:
    """PSX-INI-02, PSX-RUL-05: the sum of Quickness exploding dice; nothing changes it."""
    dice = who.block.quickness
    who.initiative = fight.explode(who, dice, "initiative") if dice > 0 else 0


def ordered(fight: Battle, members: list[Participant]) -> list[int]:
    """PSX-INI-03, PSX-RUL-04: result, Quickness, Deftness, then a roll-off of the tied."""
    order: list[int] = []
    left = list(members)
    while len(left) > 0:
        tied = [left[0]]
        for who in left[1:]:
            difference = _before(who, tied[0])
            if difference > 0:
                tied = [who]
            elif difference == 0:
                tied.append(who)
        for who in roll_off(fight, tied):
            order.append(who.index)
        left = [who for who in left if who not in tied]
    return order


def _before(one: Participant, other: Participant) -> i64:
    """Above 0 if the one acts before the other, 0 if they are tied."""
    if one.initiative != other.initiative:
        return one.initiative - other.initiative
    if one.block.quickness != other.block.quickness:
        return one.block.quickness - other.block.quickness
    return one.block.deftness - other.block.deftness


def roll_off(fight: Battle, tied: list[Participant]) -> list[Participant]:
    """PSX-RUL-04: one exploding die each, until everybody has a place.

    Who is level again rolls again at once. A loop, since nothing bounds how often that happens.
    """
    order: list[Participant] = []
    waiting = [tied]
    while len(waiting) > 0:
        group = waiting.pop()
        if len(group) < 2:
            order.extend(group)
            continue
        mark = fight.together("roll-off", [len(group)]) if len(group) == 2 else -1
        results: list[i64] = []
        for who in group:
            results.append(fight.explode(who, 1, "roll-off"))
            if fight.telling:
                fight.told_among(list(group))
        if mark >= 0:
            # Exact odds: equal dice are rolled again.
            first = results[0] > results[1]
            fight.settled(mark, "roll-off", [int(first)], void=results[0] == results[1])
        # The best are to be taken up first: they are put down last.
        for result in sorted(set(results)):
            waiting.append([who for who, own in zip(group, results) if own == result])
    return order


def join(fight: Battle) -> None:
    """PSX-RUL-48: who comes later rolls on arrival and is put into the order, without actions."""
    for who in fight.fighters:
        if who.index in fight.order:
            continue
        roll_initiative(fight, who)
        who.actions = 0
        place: i64 = 0
        while place < len(fight.order) and _before(fight.fighters[fight.order[place]], who) > 0:
            place += 1
        while place < len(fight.order):
            other = fight.fighters[fight.order[place]]
            if _before(other, who) != 0 or roll_off(fight, [other, who])[0] is who:
                break
            place += 1
        order = list(fight.order)
        order.insert(place, who.index)
        fight.order = order
        if (place <= fight.place and fight.phase == ACTING) or place < fight.place:
            fight.place += 1
        fight.note("joins", "PSX-RUL-48", who, amount=who.initiative)
        if place > 0:
            tell_tie(fight, fight.fighters[order[place - 1]], who)
        if place + 1 < len(order):
            tell_tie(fight, who, fight.fighters[order[place + 1]])


def tell_ties(fight: Battle) -> None:
    """PSX-INI-03: what put the one before the other where both rolled the same."""
    before: Participant | None = None
    for index in fight.order:
        who = fight.fighters[index]
        if before is not None:
            tell_tie(fight, before, who)
        before = who


def tell_tie(fight: Battle, first: Participant, second: Participant) -> None:
    """Quickness, or else Deftness; a roll-off is told by its dice."""
    if first.initiative != second.initiative:
        return
    if first.block.quickness != second.block.quickness:
        fight.note("tie-decided", "PSX-INI-03", first, second, word="quickness")
    elif first.block.deftness != second.block.deftness:
        fight.note("tie-decided", "PSX-INI-03", first, second, word="deftness")


def going_on(fight: Battle, order: list[int], place: i64) -> list[int]:
    """An order of initiative in which so many have had their place, with whoever has come since.

    PSX-RUL-48, PSX-RUL-76: he counts from the moment he stands on the map, by the roll that he
    makes on arrival; if his place was over by then, he is next.
    """
    if len(order) == len(fight.fighters) or fight.phase == BEGIN:
        return order
    join(fight)
    had = order[:place]
    return [*had, *[index for index in fight.order if index not in had]]
