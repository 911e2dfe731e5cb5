"""The odds of a choice, exact where that can be done."""

from collections.abc import Sequence

from fechtbuch.engine.enumeration import TooMany
from fechtbuch.odds.exchange import MOST_RUNS, SAMPLES, Source, exchange, sampled
from fechtbuch.odds.result import Odds
from fechtbuch.scenario.records import REFEREE_SEAT, Seated


def odds_of(
    source: Source | Seated,
    actor: str,
    choice: str,
    answers: Sequence[str] = (),
    *,
    steps: int = 1,
    most_runs: int = MOST_RUNS,
    samples: int = SAMPLES,
    seed: int = 0,
    seat: int | None = None,
) -> Odds:
    """What follows when `actor` makes a choice, over all dice; by chance where they are too many.

        fb.odds("kurt-and-hans", "kurt", "attack hans", ["hans: parry"]).outcomes["full-hit"]

    `source` is a scenario, its name or file, a session, or what `play` gives: then it is told as
    far as that seat may know. `Odds.exact` says which of the two it is; how choice and answers are
    written is explained at `exchange`.
    """
    if isinstance(source, Seated):
        seat = source.seat if seat is None else seat
        source = source.session
    seen = REFEREE_SEAT if seat is None else seat
    try:
        return exchange(source, actor, choice, answers, steps=steps, most_runs=most_runs, seat=seen)
    except TooMany:
        return sampled(
            source, actor, choice, answers, steps=steps, samples=samples, seed=seed, seat=seen
        )
