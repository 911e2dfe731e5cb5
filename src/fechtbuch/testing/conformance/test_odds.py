"""Exact odds of exchanges agree with simulation from the same position, and sum to one."""

from collections.abc import Iterator, Mapping
from fractions import Fraction
from functools import cache
from itertools import islice
from math import sqrt
from typing import TypeVar

from fechtbuch.books.base import Book
from fechtbuch.odds import Odds, OddsError, TooMany, exchange, sampled
from fechtbuch.testing import Turn, exchanges
from fechtbuch.testing.conformance.kit import BRIEF, WHOLE, every_book, scenarios_of
from fechtbuch.testing.conformance.playing import scenario

EXCHANGES = 6 if BRIEF else 600 if WHOLE else 200
"""So many are compared for each book."""

FIGHTS = 200
"""Of each scenario and policy, at most: fights of a small book are soon over."""

RUNS = 400 if BRIEF else 5_000
"""An exchange with more courses of the dice is left to other tests."""

UNMERGED = 2_000 if BRIEF else 15_000
"""So many courses are tried without merging."""

ALONE = 4 if BRIEF else 100 if WHOLE else 30
"""So many of them are reckoned without merging as well."""

SAMPLES = 300 if BRIEF else 1000

EXPECTED = 20
"""What is expected less often than so many times is not compared by itself."""

TIED_FOR_EVER = Fraction(1, 10**15)
"""What is likelier than this is no matter of ties that are rolled again and again."""

K = TypeVar("K")


def turns(book: Book) -> Iterator[Turn]:
    """Exchanges of all scenarios in turn, from sensible play and from play at random."""
    streams = [
        exchanges(scenario(name), FIGHTS, 2026, policy)
        for name in scenarios_of(book)
        for policy in ("book", "random")
    ]
    while streams:
        for stream in list(streams):
            found = next(stream, None)
            if found is None:
                streams.remove(stream)
            else:
                yield found


def small(book: Book) -> Iterator[tuple[Turn, Odds]]:
    """Those whose odds are soon reckoned and in which dice decide something; each reckoned once."""
    found, more = _kept(book)
    yield from found
    for one in more:
        found.append(one)
        yield one


@cache
def _kept(book: Book) -> tuple[list[tuple[Turn, Odds]], Iterator[tuple[Turn, Odds]]]:
    return [], _reckoned(book)


def _reckoned(book: Book) -> Iterator[tuple[Turn, Odds]]:
    for turn in turns(book):
        try:
            odds = exchange(
                turn.fight,
                turn.actor,
                turn.choice,
                turn.answers,
                book=book,
                most_runs=RUNS,
            )
        except (TooMany, OddsError):
            # What was answered then need not fit every course of the dice.
            continue
        if odds.runs > 1:
            yield turn, odds


@every_book
def test_simulation_agrees_with_exact_odds(book: Book) -> None:
    compared = 0
    for number, (turn, odds) in enumerate(islice(small(book), EXCHANGES)):
        # Of thousands of shares one or two are further off than four standard errors by mere
        # chance. Chance does not repeat itself on other and more dice; a mistake does.
        if disagreements(book, turn, odds, SAMPLES, number):
            assert not disagreements(book, turn, odds, 8 * SAMPLES, EXCHANGES + number), turn
        compared += 1
    assert compared == EXCHANGES


def disagreements(book: Book, turn: Turn, odds: Odds, samples: int, seed: int) -> list[str]:
    """What differs between exact odds and so many courses taken by chance."""
    shares = sampled(
        turn.fight,
        turn.actor,
        turn.choice,
        turn.answers,
        book=book,
        samples=samples,
        seed=seed,
    )
    differing: list[str] = []

    def compare(what: str, chances: Mapping[K, Fraction], found: Mapping[K, Fraction]) -> None:
        differing.extend(differences(what, chances, found, samples, odds.cut))

    compare("outcomes", odds.outcomes, shares.outcomes)
    for slug, chances in odds.victims.items():
        compare(f"damage to {slug}", chances, shares.victims.get(slug, {0: Fraction(1)}))
    for slug, chances in odds.health.items():
        fighter = turn.fight.by_slug(slug)
        assert fighter is not None
        unchanged = {int(turn.fight.condition(fighter).health): Fraction(1)}
        compare(f"health of {slug}", chances, shares.health.get(slug, unchanged))
    for slug, states in odds.states.items():
        for state, chance in states.items():
            share = shares.states.get(slug, {}).get(state, Fraction(0))
            both = {True: chance, False: 1 - chance}
            compare(f"{slug}: {state}", both, {True: share, False: 1 - share})
    return differing


def differences(
    what: str,
    chances: Mapping[K, Fraction],
    found: Mapping[K, Fraction],
    samples: int,
    cut: Fraction,
) -> list[str]:
    """Every likely value by itself, the unlikely ones together: what is four errors off."""
    if not chances:
        return []
    assert sum(chances.values()) == 1
    likely = [key for key, chance in chances.items() if chance * samples >= EXPECTED]
    shares = [(str(key), chances[key], found.get(key, Fraction(0))) for key in likely]
    rest = 1 - sum((chance for _, chance, _ in shares), Fraction(0))
    if rest * samples >= EXPECTED:
        shares.append(("the rest", rest, 1 - sum((one for _, _, one in shares), Fraction(0))))
    differing: list[str] = []
    for value, chance, share in shares:
        if (1 - chance) * samples >= EXPECTED:
            error = sqrt(chance * (1 - chance) / samples)
            if abs(float(share - chance)) > 4 * error + float(cut) + 1e-9:
                differing.append(f"{what}, {value}: {float(chance)} and {float(share)}")
    return differing


@every_book
def test_odds_are_the_same_without_merging(book: Book) -> None:
    """Rolls that count as one, and endings that look alike: nothing is lost by either."""
    for turn, odds in islice(small(book), ALONE):
        try:
            alone = exchange(
                turn.fight,
                turn.actor,
                turn.choice,
                turn.answers,
                book=book,
                most_runs=UNMERGED,
                merge=False,
            )
        except TooMany:
            continue
        alike(alone.outcomes, odds.outcomes)
        for slug in {*alone.health, *odds.health, *alone.states, *odds.states}:
            alike(alone.victims.get(slug, {}), odds.victims.get(slug, {}))
            alike(alone.states.get(slug, {}), odds.states.get(slug, {}))
            alike(alone.health.get(slug, {}), odds.health.get(slug, {}))
        assert alone.cut == odds.cut


def alike(one: Mapping[K, Fraction], other: Mapping[K, Fraction]) -> None:
    """Equal, but for ties: those that never end are bounded where nothing is merged."""
    assert one.keys() == other.keys()
    for key, chance in one.items():
        assert chance == other[key] or abs(chance - other[key]) < TIED_FOR_EVER
