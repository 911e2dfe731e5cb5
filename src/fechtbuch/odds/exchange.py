"""What follows from one choice, over all dice or by chance."""

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from fractions import Fraction
from pathlib import Path
from typing import Any, TypeAlias

from fechtbuch.books.base import Book, books
from fechtbuch.engine.choices import Player, Refusal
from fechtbuch.engine.dice import DiceMismatch
from fechtbuch.engine.direction import Directed, Direction, Given, NeverAsked, asked
from fechtbuch.engine.endings import Ending
from fechtbuch.engine.enumeration import TooMany
from fechtbuch.engine.exact import Exchange, sample, seek_by_chance
from fechtbuch.engine.fight import Fight
from fechtbuch.engine.knowing import known_to
from fechtbuch.engine.position import Position, position_of
from fechtbuch.engine.reader import Misfit
from fechtbuch.engine.session import Session
from fechtbuch.engine.streams import BulkDice, Stream
from fechtbuch.odds.result import Odds, summed_up
from fechtbuch.rubbish import old_things_left_alone
from fechtbuch.scenario import Scenario, load
from fechtbuch.scenario.records import scenario_of

MOST_RUNS = 20_000
"""So many courses of the dice are played before the odds are given up as too large."""

SAMPLES = 10_000
"""So many courses are taken by chance where there are too many for all."""

MOST_STARTS = 40
MOST_SEEKING = 4_000
"""More positions, or courses of the dice, before the choice are not followed.

One is taken by chance: most of that is initiative, which no longer matters for the choice.
"""

CHANCE_STARTS = 100
"""So many are taken where the odds are sampled anyway."""

SEEKING_SEED = 1

DEPTH = 4
"""How often a die explodes at most; the weight beyond is reported."""

_ANSWER = re.compile(r"(?:([\w-]*)(?:@([\w-]+))?:\s+)?(.*)", re.DOTALL)

Source: TypeAlias = Scenario | Session | Fight | Mapping[str, Any] | str | Path


class OddsError(ValueError):
    """Something that cannot be asked here: `key` says what, `refusal` why a choice is not legal."""

    def __init__(self, key: str, text: str, refusal: Refusal | None = None) -> None:
        super().__init__(text)
        self.key = key
        self.refusal = refusal


class Scene:
    """Where odds are asked for: a position, its book and its policies."""

    def __init__(self, source: Source, book: Book | None = None, seat: int = -1) -> None:
        self.fight: Fight
        self.players: Callable[[Stream], list[Player]]
        if isinstance(source, Session):
            if source.fight.over:
                raise OddsError("over", "the fight is over: nobody is asked anything")
            scenario = scenario_of(source.record)
            self.book = scenario.rulebook
            hidden = seat >= 0 and source.fight.keeps_from(seat)
            self.position = position_of(source, None, seat)
            self.fight = known_to(source.fight, seat) if hidden else source.fight
            self.players = scenario.players
            self.pending = list(source.pending)
        elif isinstance(source, Fight):
            if book is None:
                raise ValueError("a fight alone does not say which book it is played by: give book")
            rulebook = book
            self.book = rulebook
            self.fight = source
            self.position = Position(source.copy())
            self.players = lambda whim: [
                rulebook.policies()[rulebook.default_policy()](whim) for _ in source.sides
            ]
            self.pending = []
        else:
            scenario = source if isinstance(source, Scenario) else load(source)
            self.book = books()[scenario.book]
            self.fight = scenario.build()
            self.position = Position(self.fight)
            self.players = scenario.players
            self.pending = []

    def direction(self, actor: str, choice: str, answers: Sequence[str]) -> Direction:
        """Who does what; `OddsError` if there is no such fighter."""
        known = [fighter.slug for fighter in self.fight.roster]
        parties = [side.slug for side in self.fight.sides]
        if actor not in known:
            raise OddsError("actor", f"actor {actor!r}: no such fighter; there are {_list(known)}")
        if self.pending and not any(asked(question) == actor for question in self.pending):
            waiting = _list([asked(question) for question in self.pending])
            raise OddsError("not-asked", f"{actor} is not asked now; the table waits for {waiting}")
        given: list[Given] = []
        for answer in answers:
            match = _ANSWER.fullmatch(answer.strip())
            assert match is not None
            who, kind, text = match.group(1) or "", match.group(2) or "", match.group(3)
            if who and who not in known and who not in parties:
                raise OddsError(
                    "answer",
                    f"answer {answer!r}: no fighter or side {who!r}; there are "
                    f"{_list([*known, *parties])}",
                )
            given.append(Given(who, kind, text))
        return Direction(actor, choice, given)

    def directed(self, direction: Direction, whim: Stream) -> list[Player]:
        """Players who follow the direction first."""
        return [Directed(direction, player) for player in self.players(whim)]

    def odds(
        self, direction: Direction, endings: list[Ending], runs: int, cut: Fraction, samples: int
    ) -> Odds:
        """What the endings come to; `OddsError` if a given answer was never wanted."""
        _check(direction.answers)
        found = summed_up(
            self.fight,
            endings,
            bool(self.book.outcome_kinds),
            direction.actor,
            direction.words,
            direction.target,
            runs,
            cut,
            samples,
        )
        return replace(found, said=direction.said)


def exchange(
    source: Source,
    actor: str,
    choice: str,
    answers: Sequence[str] = (),
    *,
    book: Book | None = None,
    steps: int = 1,
    depth: int = DEPTH,
    most_runs: int = MOST_RUNS,
    merge: bool = True,
    seat: int = -1,
) -> Odds:
    """The exact odds of what follows when `actor` makes this choice.

    `source` is a scenario, a session (then the actor must be asked right now) or, with its `book`,
    a fight between two steps. The choice is made as soon as the actor is asked for it, everybody
    else doing nothing until then; it may be shortened as in the terminal. `answers` (`hans: parry`,
    `hans@answer: parry`) are given where their question comes up and they are legal, the rest is
    decided by the policies. The odds are those at the end of the step that the choice belongs to, a
    turn for most books; what the book says is carried out later (`Fight.outstanding`) is followed
    until then. `steps` above 1 look so much farther. With a `seat` (a side's number) a session is
    taken as that side knows it: whoever is hidden from it is not there.

    `TooMany` is raised if there are more than `most_runs` courses of the dice; see `sampled`.
    """
    if steps < 1:
        raise ValueError(f"{steps} steps: give at least 1")
    if most_runs < 1:
        raise ValueError(f"{most_runs} runs: give at least 1")
    scene = Scene(source, book, seat)
    every = Exchange(dict(scene.book.outcome_kinds), most_runs, depth)
    every.merging = merge
    every.dice.bundling = merge
    direction = scene.direction(actor, choice, answers)
    typical = False
    try:
        players = scene.directed(direction, every.whim)
        starts = _starts(scene, direction, every, players)
        if starts is None:
            typical = True
            starts = _by_chance(scene, direction, 1)
        with old_things_left_alone():
            endings = every.play(starts, direction, players, steps)
    except NeverAsked as never:
        raise _never(direction, never) from None
    except Refusal as refusal:
        raise OddsError("answer", f"an answer is refused: {refusal}", refusal) from None
    except (Misfit, DiceMismatch):
        # Somebody whom the seat does not know of has had a hand in what came before.
        raise OddsError("not-asked", f"{actor} is never asked for a choice here") from None
    except TooMany:
        _check([given for given in direction.answers if given.refusal is not None])
        raise
    odds = scene.odds(direction, endings, every.runs, every.cut, 0)
    return replace(odds, typical=typical)


def sampled(
    source: Source,
    actor: str,
    choice: str,
    answers: Sequence[str] = (),
    *,
    book: Book | None = None,
    steps: int = 1,
    samples: int = SAMPLES,
    seed: int = 0,
    seat: int = -1,
) -> Odds:
    """The same by chance: shares of `samples` courses, for what `exchange` finds too large."""
    if steps < 1:
        raise ValueError(f"{steps} steps: give at least 1")
    if samples < 1:
        raise ValueError(f"{samples} samples: give at least 1")
    scene = Scene(source, book, seat)
    direction = scene.direction(actor, choice, answers)
    dice = BulkDice(seed)
    kinds = dict(scene.book.outcome_kinds)
    every = Exchange(kinds, MOST_RUNS, DEPTH)
    try:
        starts = _starts(scene, direction, every, scene.directed(direction, every.whim))
        if starts is None:
            starts = _by_chance(scene, direction, CHANCE_STARTS)
        players = scene.directed(direction, dice.whim)
        endings, counted = sample(starts, direction, players, dice, samples, steps, kinds)
    except NeverAsked as never:
        raise _never(direction, never) from None
    except Refusal as refusal:
        raise OddsError("answer", f"an answer is refused: {refusal}", refusal) from None
    except (Misfit, DiceMismatch):
        # Somebody whom the seat does not know of has had a hand in what came before.
        raise OddsError("not-asked", f"{actor} is never asked for a choice here") from None
    return scene.odds(direction, endings, counted, Fraction(0), counted)


def _starts(
    scene: Scene, direction: Direction, every: Exchange, players: list[Player]
) -> list[tuple[Position, Fraction]] | None:
    """Where the choice can be made, over all dice before it; None if they are too many."""
    most, every.most = every.most, min(every.most, MOST_SEEKING)
    try:
        found = every.seek(scene.position, direction, players)
    except TooMany:
        direction.refusal = None
        return None
    finally:
        direction.seeking = False
        every.most = most
    return found if len(found) <= MOST_STARTS else None


def _by_chance(scene: Scene, direction: Direction, count: int) -> list[tuple[Position, Fraction]]:
    dice = BulkDice(SEEKING_SEED)
    players = scene.directed(direction, dice.whim)
    return seek_by_chance(scene.position, direction, players, dice, count)


def _check(answers: Sequence[Given]) -> None:
    """Each answer must have been wanted at least once."""
    for given in answers:
        if not given.used:
            why = "the question never comes up"
            if given.refusal is not None:
                why = f"it is refused: {given.refusal}"
            line = f"{given.who}: {given.text}" if given.who else given.text
            raise OddsError("answer", f"answer {line!r}: {why}", given.refusal)


def _never(direction: Direction, never: NeverAsked) -> OddsError:
    if never.refusal is None:
        return OddsError("not-asked", f"{direction.actor} is never asked for a choice here")
    text = f"choice {direction.choice!r} of {direction.actor}: {never.refusal}"
    return OddsError("choice", text, never.refusal)


def _list(names: Sequence[str]) -> str:
    return ", ".join(dict.fromkeys(names))
