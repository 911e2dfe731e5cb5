"""`why`: what decides a fight, and how it usually goes."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from fechtbuch.questions.cells import Plan, check_fights, fight_out, fight_some, won
from fechtbuch.questions.courses import Way, courses_job, way_of
from fechtbuch.questions.factors import Factor, factors_of, shapley, shareable, together, without
from fechtbuch.questions.finding import Asked, Finding
from fechtbuch.questions.numbers import Estimate
from fechtbuch.questions.targets import side_of
from fechtbuch.scenario import Scenario
from fechtbuch.scenario.plain import takes_numbers
from fechtbuch.simulate.closely import RuleCount, closely_job, closely_of
from fechtbuch.simulate.drive import Course
from fechtbuch.simulate.run import Means, scenario_of, with_policies
from fechtbuch.simulate.statistics import LEVEL, Interval, holm, sign_test
from fechtbuch.text.bad_input import BadInput

FIGHTS = 1000
MOST_SHARED = 6
"""Factors whose shares are reckoned: every set of them is fought, 64 in all."""
MOST_RULES = 8
CLOSELY = 300
"""Fights that are told in full to see which rules decided."""


@dataclass(frozen=True)
class Part:
    """One factor: what is lost without it, and its share in the result."""

    factor: Factor
    left: float
    """The share of fights won without it."""
    difference: float
    """What it adds: as it is less without it."""
    interval: Interval
    chance: float
    shapley: Estimate | None
    """Shapley's share; only of those that matter most."""

    @property
    def sure(self) -> bool:
        """Whether leaving it out surely changes something, after Holm's correction."""
        return self.chance < LEVEL


@dataclass(frozen=True, repr=False)
class Why(Finding):
    """What decides a fight."""

    side: str
    name: str
    sides: tuple[str, ...]
    """Names of all sides."""
    share: float
    nothing: float
    """The share without any of the factors that have a share of Shapley's."""
    parts: tuple[Part, ...]
    """What matters most first."""
    skipped: tuple[str, ...]
    """Factors that the book does not allow to be taken away."""
    way: Way
    rules: tuple[RuleCount, ...]
    """Rules that most often decided a roll, from fights told in full."""
    told: int
    """How many fights were told in full."""

    def rows(self) -> list[dict[str, Any]]:
        """Factors, first blows and chance by round in one long table."""
        found: list[dict[str, Any]] = []
        for part in self.parts:
            base = {"what": "factor", "key": part.factor.key}
            found.append(
                {
                    **base,
                    "measure": "left_out",
                    "value": part.difference,
                    "low": part.interval[0],
                    "high": part.interval[1],
                    "p_holm": part.chance,
                }
            )
            if part.shapley is not None:
                low, high = part.shapley.interval
                found.append(
                    {
                        **base,
                        "measure": "shapley",
                        "value": part.shapley.value,
                        "low": low,
                        "high": high,
                    }
                )
        for blow in self.way.blows:
            base = {"what": "first_blow", "key": self.sides[blow.side]}
            low, high = blow.interval
            found.append({**base, "measure": "share", "value": blow.fights / self.way.fights})
            found.append({**base, "measure": "won", "value": blow.share, "low": low, "high": high})
        for moment in self.way.moments:
            for side, wins in enumerate(moment.won):
                found.append(
                    {
                        "what": "after_round",
                        "key": self.sides[side],
                        "measure": str(moment.round),
                        "value": wins / moment.on if moment.on else None,
                    }
                )
        return found

    def found(self) -> dict[str, Any]:
        """The share, what is left of it without anything, lengths and rules."""
        return {
            "side": self.side,
            "share": self.share,
            "nothing": self.nothing,
            "rounds": {"p5": self.way.p5, "p50": self.way.p50, "p95": self.way.p95},
            "first_to_fall": [
                {"fighter": fall.slug, "fights": fall.fights, "lost": fall.lost}
                for fall in self.way.falls
            ],
            "rules": [rule.to_data() for rule in self.rules],
            "skipped": list(self.skipped),
        }


@takes_numbers
def why(
    scenario: Scenario | str | Path,
    side: str = "",
    fights: int = FIGHTS,
    seed: int = 0,
    means: Means | None = None,
    *,
    policies: Mapping[str, str] | None = None,
    expect: Callable[[int], None] | None = None,
) -> Why:
    """What decides a fight: what is left without each factor, and shares of the result.

    In a duel a factor is what the first has otherwise than the second, in other fights a squad or
    a thing; in all a rule that can be switched. Of the six that matter most every set is fought,
    which gives Shapley's shares; in a duel rules have none, for both fight by them.
    """
    check_fights(fights)
    base = with_policies(scenario_of(scenario), policies or {})
    number = side_of(base, side)
    means = (means or Means()).whole()
    factors: list[Factor] = []
    variants: list[Scenario] = [base]
    skipped: list[str] = []
    for factor in factors_of(base):
        variant = without(base, [factor])
        if variant is None:
            skipped.append(factor.key)
        else:
            factors.append(factor)
            variants.append(variant)
    if not shareable(base, factors):
        raise BadInput("no-factors", value=base.title)
    if expect is not None:
        expect(3 * fights)
    first = fight_out(
        [Plan(tuple(variants), (won(number),))], fights, seed, replace(means, sharing=3)
    )
    cells = first.cells[0]
    chances = holm(
        [
            sign_test(cells.pairs[one][0].more, cells.pairs[one][0].less)
            for one in range(1, len(variants))
        ]
    )
    # Two things of one kind have the same name, so factors are told apart by themselves.
    effects = {
        id(factor): (cells.mean(place), *cells.difference(place), chance)
        for place, (factor, chance) in enumerate(zip(factors, chances, strict=True), 1)
    }
    ranked = sorted(factors, key=lambda factor: -abs(effects[id(factor)][1]))
    kept, sets = together(base, shareable(base, ranked), MOST_SHARED)
    half = replace(means.next_stage(1), sharing=2)
    second = fight_out([Plan(tuple(sets), (won(number),))], fights, seed, half)
    every = second.cells[0]
    shares = every.estimate(lambda found: shapley(found[0], len(kept)))
    known = {id(factor): share for factor, share in zip(kept, shares, strict=True)}
    watched = Course(courses_job(base, seed), fights)
    told = Course(closely_job(base, seed), min(fights, CLOSELY))
    stopped, seconds, _ = means.next_stage(2).work([watched, told])
    fight_some([watched, told])
    work = replace(
        first,
        cells=first.cells + second.cells,
        stopped=first.stopped or second.stopped or stopped,
        seconds=first.seconds + second.seconds + seconds,
    )
    parts = []
    for factor in ranked:
        left, difference, (low, high), chance = effects[id(factor)]
        parts.append(
            Part(factor, left, 0.0 - difference, (-high, -low), chance, known.get(id(factor)))
        )
    looked = closely_of(told.counts)
    rules = () if looked is None else looked.rules
    deciding = sorted(
        (rule for rule in rules if rule.decided), key=lambda rule: -(rule.decided or 0)
    )
    return Why(
        Asked.of("why", base, work, seed),
        base.sides[number].slug,
        base.sides[number].name,
        tuple(party.name for party in base.sides),
        cells.mean(0),
        every.mean(0),
        tuple(parts),
        tuple(skipped),
        way_of(base, watched.counts),
        tuple(deciding[:MOST_RULES]),
        0 if looked is None else looked.fights,
    )
