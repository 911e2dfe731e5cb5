"""The way `paired` of a wandering: two enemies in two states, and all that one may do then.

A fight is led astray for some steps. Two enemies are put into a pair of states, something comes
between (`conformance/pairs.py`), and a referee meddles. Whoever is asked next is shown all that he
may do, and of every kind of it some choices are carried out one step deep, each with dice of its
own. After that the fight wanders on.
"""

from collections.abc import Iterator

from fechtbuch.engine.choices import Choice, Partial, Player, Question
from fechtbuch.engine.fight import Fight
from fechtbuch.engine.random_player import MOST_SLOTS, values_of
from fechtbuch.engine.streams import BulkDice, Stream
from fechtbuch.testing.conformance.pairs import (
    INTERRUPTIONS,
    Asks,
    Eager,
    Trial,
    confront,
    pairs_of,
)
from fechtbuch.testing.conformance.playing import scenario
from fechtbuch.testing.conformance.wandering import Curious, Meddler, Taken
from tests.conformance.looking import Looker, Step, asked, come_to, line

MOST_BEFORE = 8
"""Steps that lead somewhere before the two are put into their states; one less at most."""

MOST_UNASKED = 6
"""Steps that nobody is asked in, before somebody is."""

MOST_TRIED = 16
"""Choices that are carried out one step deep."""

OF_A_KIND = 2
"""So many of them with the same verb."""


def confronted(fight: Fight, name: str, number: int) -> Iterator[Step]:
    """Play it as far as the first question, and all that may be answered to it."""
    book = scenario(name).rulebook
    stream = Stream(number, 80)
    curious = Curious(stream, Taken())
    fight.players = [curious for _ in fight.sides]
    for _ in range(stream.below(MOST_BEFORE)):
        if not fight.over:
            fight.step()
    if fight.over:
        return
    pairs = pairs_of(book)
    between = INTERRUPTIONS[stream.below(len(INTERRUPTIONS))]
    fight.telling = True
    fight.events = []
    confront(fight, name, pairs[stream.below(len(pairs))], stream.below(1000), between)
    meddler = Meddler(book, stream, 1)
    for _ in range(stream.below(3)):
        meddler.meddle(fight)
    yield Step([*map(line, meddler.decreed), *come_to(fight)])
    question = None
    for _ in range(MOST_UNASKED):
        if fight.over:
            return
        question = _first(fight, number)
        if question is not None:
            break
        fight.events = []
        fight.step()
        yield Step(come_to(fight))
    if question is None:
        return
    shown = Step()
    tried = _choices(question, stream, shown)
    yield shown
    for place, answer in enumerate(tried):
        eager: Player = Eager(Stream(number, 90 + place), Taken())
        looker = Looker(eager, Stream(number, 200 + place), [])
        twin = _twin(fight, number + place, Trial([looker for _ in fight.sides], answer))
        twin.step()
        yield Step([line(answer), *looker.lines, *come_to(twin)])


def _twin(fight: Fight, number: int, player: Player) -> Fight:
    twin = fight.copy()
    dice = BulkDice(number)
    dice.deal(number, twin.roster)
    twin.dice = dice
    twin.players = [player for _ in twin.sides]
    twin.telling = True
    return twin


def _first(fight: Fight, number: int) -> Question | None:
    """The first question of the next step; none where nobody is asked."""
    waiting = Waiting()
    try:
        _twin(fight, number, waiting).step()
    except Asks as asks:
        return asks.question
    return None


class Waiting(Player):
    """Ends a step at its first question."""

    def decide(self, question: Question) -> Choice:
        """Nothing: the question is what is wanted."""
        raise Asks(question)


def _choices(question: Question, stream: Stream, shown: Step) -> list[Partial]:
    """Some choices of every kind; all slots on the way are noted."""
    first = question.slot({})
    if first is None:
        return []
    shown.lines.append(asked(question, first))
    found: list[Partial] = []
    for value in values_of(first):
        for _ in range(OF_A_KIND):
            filled = _filled(question, {first.name: value}, stream, shown)
            if filled is not None and filled not in found:
                found.append(filled)
    start = stream.below(len(found)) if len(found) > MOST_TRIED else 0
    return (found[start:] + found[:start])[:MOST_TRIED]


def _filled(question: Question, filled: Partial, stream: Stream, shown: Step) -> Partial | None:
    for _ in range(MOST_SLOTS):
        slot = question.slot(filled)
        if slot is None:
            return filled
        shown.lines.append(asked(question, slot))
        values = values_of(slot)
        if not values:
            return None
        filled[slot.name] = values[stream.below(len(values))]
    return None
