"""Pairs on purpose: what happens when two states meet, and something comes between.

Fighters are put into every pair of a book's states by edict, in fights that are under way, and
every third time a third one by chance; then something comes between (an edict, a death, a removal,
a push aside), and all legal options of whoever is asked next are played one step deep, with
everything that always holds and everything that must be told looked at after each. Whoever else is
asked in that step comes between with a reaction, a Wait or a prepared blow, where he may.
"""

from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass, field
from itertools import combinations_with_replacement

from fechtbuch.books.base import Book
from fechtbuch.engine.choices import (
    Choice,
    Partial,
    Player,
    Question,
    Refusal,
    every_choice,
    print_words,
)
from fechtbuch.engine.edicts import decree
from fechtbuch.engine.fields import field_text
from fechtbuch.engine.fight import Fight
from fechtbuch.engine.fighter import Fighter
from fechtbuch.engine.grid import NOWHERE
from fechtbuch.engine.random_player import RandomPlayer
from fechtbuch.engine.settable import AT
from fechtbuch.engine.streams import BulkDice
from fechtbuch.testing.conformance.playing import bulk, scenario
from fechtbuch.testing.conformance.telling import Teller
from fechtbuch.testing.conformance.test_every_field import anatomy_of
from fechtbuch.testing.conformance.wandering import Curious, Taken

MOST_OPTIONS = 40
"""Of one question; the rest of a long list are more fields of the same kind."""

INTERRUPTIONS: tuple[Partial, ...] = (
    {},
    {"verb": "remove-fighter"},
    {"verb": "add-state", "state": "dead"},
    {"verb": "skip"},
    {"verb": "set", "field": AT},
)
"""What comes between, done to the other of the two; nothing, too. He is set three fields aside."""

ASIDE = 3
THIRD = 3
"""Every so many cases a third fighter is in some state, too."""


class Asks(Exception):
    """Ends a step at its first question, to see what can be answered."""

    def __init__(self, question: Question) -> None:
        super().__init__()
        self.question = question


class Eager(Curious):
    """Does something rather than what is usual: reacts, lets a Wait go off, parries."""

    def decide(self, question: Question) -> Choice:
        """A choice of another kind than the default, if there is one."""
        usual = question.default().text().partition(" ")[0]
        self.taken[question.kind, usual] += 1
        return super().decide(question)


class Trial(Player):
    """Gives one answer to the first question of a step; after that others go on.

    Without an answer it stops at the first question.
    """

    def __init__(self, policies: list[Player], answer: Partial | None = None) -> None:
        self.policies = policies
        self.answer = answer
        self.given = False

    def decide(self, question: Question) -> Choice:
        """The answer that is to be tried, once."""
        if self.answer is None:
            raise Asks(question)
        if self.given:
            return self.policies[question.side].decide(question)
        self.given = True
        return question.build(self.answer)


@dataclass
class Pairs:
    """What was tried, and what did not hold."""

    pairs: int = 0
    options: int = 0
    broken: list[str] = field(default_factory=list)


def pairs_of(book: Book) -> list[tuple[str, str]]:
    """Every pair of states that sheets and edicts may set, each with itself, too."""
    return list(combinations_with_replacement(sorted(book.states()), 2))


def meet(name: str, states: tuple[str, str], number: int) -> Iterator[tuple[str, Fight]]:
    """Fights in which two enemies are in these states, and each interruption has come."""
    for between in INTERRUPTIONS:
        fight, _ = bulk(name, number)
        for _ in range(3 + number % 5):
            if not fight.over:
                fight.step()
        if not fight.over and (what := confront(fight, name, states, number, between)):
            yield what, fight


def confront(
    fight: Fight, name: str, states: tuple[str, str], number: int, between: Partial
) -> str:
    """Put two enemies into these states, and let something come between; what was done.

    Nothing where nobody has an enemy.
    """
    one = fight.roster[number % len(fight.roster)]
    others = [each for each in fight.roster if fight.enemies(one.side, each.side)]
    if not others:
        return ""
    other = others[number % len(others)]
    met = [(one, states[0]), (other, states[1])]
    if number % THIRD == 0:
        every = sorted(scenario(name).rulebook.states())
        third = fight.roster[(7 * number + 3) % len(fight.roster)]
        met.append((third, every[(31 * number) % len(every)]))
    for fighter, state in met:
        with suppress(Refusal):
            decree(fight, {"verb": "add-state", "fighter": fighter.slug, "state": state})
    if between:
        with suppress(Refusal):
            decree(fight, {**between, "fighter": other.slug, **_aside(fight, other, between)})
    what = "+".join(state for _, state in met)
    return f"{what} {between.get('verb', 'nothing')}"


def _aside(fight: Fight, who: Fighter, between: Partial) -> Partial:
    """Where somebody is set to; nothing for other edicts."""
    if between.get("field") != AT or who.at == NOWHERE:
        return {}
    free = [f for f in fight.grid.ring(who.at, ASIDE) if fight.grid.open(f)]
    return {"value": field_text(free[0] if free else who.at)}


def try_pair(name: str, states: tuple[str, str], number: int) -> Pairs:
    """Play all options of the next question in every such fight, one step deep."""
    book = scenario(name).rulebook
    invariants = book.invariants()
    teller = Teller(anatomy_of(book), book.telling()) if book.telling().told else None
    tried = Pairs()
    for what, fight in meet(name, states, number):
        tried.pairs += 1
        tried.broken += [f"{name} {number} {what}: {each}" for each in invariants.broken(fight)]
        for answer in _options(fight, number):
            tried.options += 1
            place = f"{name} {number} {what}: {print_words(answer)}"
            twin = _twin(fight, number, answer)
            before = None if teller is None else teller.values(twin)
            try:
                twin.step()
            except Exception as error:
                tried.broken.append(f"{place}: {error!r}")
                continue
            tried.broken += [f"{place}: {each}" for each in invariants.broken(twin)]
            if teller is not None and before is not None:
                tried.broken += [f"{place}: {each}" for each in teller.untold(twin, before)]
    return tried


def _twin(fight: Fight, number: int, answer: Partial | None) -> Fight:
    """The same fight once more, with the same dice, and this answer to its first question."""
    twin = fight.copy()
    dice = BulkDice(number)
    dice.deal(number, twin.roster)
    twin.dice = dice
    others = Eager(dice.whim, Taken()) if number % 2 else RandomPlayer(dice.whim)
    trial = Trial([others for _ in twin.sides], answer)
    twin.players = [trial for _ in twin.sides]
    twin.telling = True
    return twin


def _options(fight: Fight, number: int) -> list[Partial]:
    """What may be answered to the first question of the next step; nothing where none is asked."""
    twin = _twin(fight, number, None)
    try:
        twin.step()
    except Asks as asks:
        return every_choice(asks.question, MOST_OPTIONS)
    return []
