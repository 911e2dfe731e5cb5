"""`matchups`: everybody against everybody, ratings, circles, and the mix that cannot be beaten."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from fechtbuch.books.base import Book
from fechtbuch.questions.cells import Cells, Plan, check_fights, fight_out, score
from fechtbuch.questions.contenders import book_of, called, contenders_of, meeting
from fechtbuch.questions.finding import Asked, Finding
from fechtbuch.questions.numbers import Estimate, jackknife, normal_quantile
from fechtbuch.questions.ratings import bradley_terry, cycles, unbeatable
from fechtbuch.questions.speaking import Called
from fechtbuch.scenario import ScenarioError
from fechtbuch.scenario.plain import takes_numbers
from fechtbuch.simulate.run import Means
from fechtbuch.simulate.statistics import LEVEL, Z95, holm, sign_test
from fechtbuch.text.bad_input import BadInput

MOST_CONTENDERS = 40
FIGHTS = 200
"""Fights of each pair in each order, where nothing else is said."""


@dataclass(frozen=True)
class Meeting:
    """Two contenders and how they fared, both orders together."""

    one: int
    other: int
    share: float
    """Points that the first took: a win counts 1, a draw one half."""
    interval: tuple[float, float]
    chance: float
    """How likely as uneven a result is by chance, after Holm's correction."""


@dataclass(frozen=True, repr=False)
class Matchups(Finding):
    """Who beats whom."""

    names: tuple[str, ...]
    """As they were written."""
    called: tuple[Called, ...]
    """Their English names, and what tells those of one kind apart."""
    meetings: tuple[Meeting, ...]
    ratings: tuple[Estimate, ...]
    """Bradley and Terry's, 400 points for ten wins to one, 0 on average."""
    circles: tuple[tuple[int, ...], ...]
    """Circles of contenders each of whom surely beats the next."""
    mix: tuple[float, ...]
    """How often to choose each so that nobody can take more than half."""
    strongest: tuple[int, ...]
    """Who may be the strongest: the best, and whoever is not surely weaker."""
    weakest: tuple[int, ...]
    """Who may be the weakest: the last, and whoever is not surely stronger."""

    def share(self, one: int, other: int) -> float:
        """Points that one takes from another; one half against oneself."""
        for met in self.meetings:
            if (met.one, met.other) == (one, other):
                return met.share
            if (met.one, met.other) == (other, one):
                return 1 - met.share
        return 0.5

    def ranked(self) -> list[int]:
        """Contenders, the best first."""
        return sorted(range(len(self.names)), key=lambda one: -self.ratings[one].value)

    def upsets(self) -> list[tuple[int, int]]:
        """Who surely beats somebody with a higher rating, and whom."""
        place = {one: number for number, one in enumerate(self.ranked())}
        found: list[tuple[int, int]] = []
        for met in self.meetings:
            if met.chance < LEVEL:
                one, other = (met.one, met.other) if met.share > 0.5 else (met.other, met.one)
                if place[one] > place[other]:
                    found.append((one, other))
        return found

    def rows(self) -> list[dict[str, Any]]:
        """One row for each ordered pair."""
        found: list[dict[str, Any]] = []
        for one in self.meetings:
            low, high = one.interval
            for a, b, share, ends in (
                (one.one, one.other, one.share, (low, high)),
                (one.other, one.one, 1 - one.share, (1 - high, 1 - low)),
            ):
                found.append(
                    {
                        "one": self.names[a],
                        "other": self.names[b],
                        "share": share,
                        "low": ends[0],
                        "high": ends[1],
                        "p_holm": one.chance,
                        "rating_one": self.ratings[a].value,
                        "rating_other": self.ratings[b].value,
                    }
                )
        return found

    def found(self) -> dict[str, Any]:
        """Ratings, circles and mix."""
        return {
            "ratings": {
                name: {"rating": one.value, "interval": list(one.interval), "mix": share}
                for name, one, share in zip(self.names, self.ratings, self.mix, strict=True)
            },
            "circles": [[self.names[one] for one in circle] for circle in self.circles],
            "upsets": [[self.names[one] for one in pair] for pair in self.upsets()],
            "strongest": [self.names[one] for one in self.strongest],
            "weakest": [self.names[one] for one in self.weakest],
        }


@takes_numbers
def matchups(
    book: Book | str,
    contenders: Sequence[str] = (),
    fights: int = FIGHTS,
    seed: int = 0,
    means: Means | None = None,
    *,
    squad: int = 1,
    options: Mapping[str, bool | int | str] | None = None,
    expect: Callable[[int], None] | None = None,
) -> Matchups:
    """Everybody against everybody, half of the time on either side.

    `contenders` are written as `kurt`, `pikeman x4`, `kurt+ws=5` (another loadout) or
    `kurt@novice` (another policy); all fighters of the book where none are named. `squad` is how
    many of each there are where nothing else is said. `expect` hears how many fights there will be.
    """
    check_fights(fights)
    book = book_of(book)
    known = contenders_of(book, contenders, options)
    if squad > 1:
        known = [replace(one, count=squad if one.count == 1 else one.count) for one in known]
    if len(known) > MOST_CONTENDERS:
        raise BadInput("many-contenders", value=len(known), most=MOST_CONTENDERS)
    pairs = [(a, b) for a in range(len(known)) for b in range(a + 1, len(known))]
    plans: list[Plan] = []
    for a, b in pairs:
        try:
            both = tuple(
                meeting(book, [known[one]], [known[other]], options)
                for one, other in ((a, b), (b, a))
            )
        except ScenarioError as error:
            text = f"{known[a].text} – {known[b].text}"
            raise BadInput("no-meeting", value=text, why=error) from None
        plans.append(Plan(both, (score(0), score(1))))
    if expect is not None:
        expect(fights * len(plans))
    work = fight_out(plans, fights, seed, means or Means())
    asked = Asked.about("matchups", book.key, book.key, book.title, work, seed)
    names = [one.text for one in known]
    return reckoned(asked, names, called(book, known), pairs, work.cells)


def reckoned(
    asked: Asked,
    names: Sequence[str],
    names_told: Sequence[Called],
    pairs: Sequence[tuple[int, int]],
    cells: Sequence[Cells],
) -> Matchups:
    """Ratings, circles and mix from what pairs came to."""
    count = len(names)
    fights = min(one.fights for one in cells)
    shares = [[0.5] * count for _ in range(count)]
    chances: list[float] = []
    ends: list[Estimate] = []
    for (a, b), one in zip(pairs, cells, strict=True):
        # Points of the first of the pair: on the first side of one cell, the second of the other.
        (found,) = one.estimate(lambda means: [(means[0][0] + means[1][1]) / 4])
        shares[a][b], shares[b][a] = found.value, 1 - found.value
        ends.append(found)
        mine = sum(one.sums[0][0]) + sum(one.sums[1][1])
        theirs = sum(one.sums[0][1]) + sum(one.sums[1][0])
        chances.append(sign_test(mine // 2, theirs // 2))
    corrected = holm(chances)
    meetings = [
        Meeting(
            a,
            b,
            found.value,
            (max(0.0, found.interval[0]), min(1.0, found.interval[1])),
            chance,
        )
        for (a, b), found, chance in zip(pairs, ends, corrected, strict=True)
    ]
    beats = [[False] * count for _ in range(count)]
    for met in meetings:
        if met.chance < LEVEL:
            beats[met.one][met.other] = met.share > 0.5
            beats[met.other][met.one] = met.share < 0.5
    ratings, strongest, weakest = _ratings(pairs, cells, shares, 2 * fights)
    return Matchups(
        asked,
        tuple(names),
        tuple(names_told),
        tuple(meetings),
        tuple(ratings),
        tuple(cycles(beats)),
        tuple(unbeatable(shares)),
        tuple(strongest),
        tuple(weakest),
    )


def _ratings(
    pairs: Sequence[tuple[int, int]],
    cells: Sequence[Cells],
    shares: Sequence[Sequence[float]],
    fights: int,
) -> tuple[list[Estimate], list[int], list[int]]:
    """Ratings with intervals, who may be the strongest and who the weakest; the best first.

    Of all pairs the same group of fights is left out. How far two are apart is known better than
    where each stands, so it has intervals of its own; the best was picked among all, and is held
    against as many others, for which they are widened.
    """
    count = len(shares)
    whole = bradley_terry(shares, fights)
    ranked = sorted(range(count), key=lambda one: -whole[one])
    best, last = ranked[0], ranked[-1]
    sums = [cell for one in cells for cell in one.sums]
    sizes = [one.sizes for one in cells for _ in one.sums]

    def fit(means: list[list[float]]) -> list[float]:
        without = [[0.5] * count for _ in range(count)]
        for place, (a, b) in enumerate(pairs):
            share = (means[0][2 * place] + means[1][2 * place + 1]) / 4
            without[a][b], without[b][a] = share, 1 - share
        rated = bradley_terry(without, fights)
        below = [rated[best] - one for one in rated]
        above = [one - rated[last] for one in rated]
        return [*rated, *below, *above]

    found = jackknife(sizes, sums, fit)
    wider = normal_quantile(1 - LEVEL / (2 * (count - 1))) / Z95

    def near(apart: Sequence[Estimate]) -> list[int]:
        return [one for one in ranked if not apart[one].value > wider * apart[one].half]

    return found[:count], near(found[count : 2 * count]), near(found[2 * count :])
