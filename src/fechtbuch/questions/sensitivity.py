"""`sensitivity`: what one step of every number, every thing and every switch is worth."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from fechtbuch.questions.cells import Plan, check_fights, fight_out, won
from fechtbuch.questions.changes import Change, all_changes
from fechtbuch.questions.finding import Asked, Finding
from fechtbuch.questions.numbers import fights_for_difference
from fechtbuch.questions.targets import side_of
from fechtbuch.scenario import Scenario
from fechtbuch.scenario.plain import takes_numbers
from fechtbuch.simulate.counts import Counts
from fechtbuch.simulate.run import MOST_FIGHTS, Means, next_goal, scenario_of, with_policies
from fechtbuch.simulate.statistics import LEVEL, Interval, holm, sign_test, wilson

PILOT = 200
"""Fights after which it is reckoned how many a wanted difference takes."""

MOST_NEAREST = 3
"""Of changes that make a fight more even so many are named."""


@dataclass(frozen=True)
class Effect:
    """What a change is worth to the side that is asked about."""

    change: Change
    share: float
    difference: float
    interval: Interval
    chance: float
    """How likely as uneven a split of the fights is by chance, after Holm's correction."""

    @property
    def sure(self) -> bool:
        """Whether it survives the correction for as many comparisons."""
        return self.chance < LEVEL


@dataclass(frozen=True, repr=False)
class Sensitivity(Finding):
    """What moves a fight, and how far."""

    side: str
    name: str
    """The name of the side."""
    share: float
    """As it is."""
    interval: Interval
    effects: tuple[Effect, ...]
    """In the order of the scenario."""
    skipped: tuple[str, ...]
    """Changes that the book does not allow."""

    def ranked(self) -> list[list[Effect]]:
        """Both directions of each thing together, what moves most first."""
        things: dict[str, list[Effect]] = {}
        for effect in self.effects:
            things.setdefault(effect.change.thing, []).append(effect)
        return sorted(
            things.values(), key=lambda ways: -max(abs(effect.difference) for effect in ways)
        )

    def nearest(self) -> list[Effect]:
        """Single steps that surely make it more even, the most even first; a few of them."""
        now = abs(self.share - 0.5)
        better = [one for one in self.effects if one.sure and abs(one.share - 0.5) < now]
        return sorted(better, key=lambda one: abs(one.share - 0.5))[:MOST_NEAREST]

    def rows(self) -> list[dict[str, Any]]:
        """One row for each change."""
        return [
            {
                "change": effect.change.key,
                "kind": effect.change.kind,
                "owner": effect.change.owner,
                "field": effect.change.field,
                "before": effect.change.before,
                "after": effect.change.after,
                "fighters": effect.change.many,
                "side": self.side,
                "share": effect.share,
                "difference": effect.difference,
                "low": effect.interval[0],
                "high": effect.interval[1],
                "p_holm": effect.chance,
                "sure": effect.sure,
            }
            for effect in self.effects
        ]

    def found(self) -> dict[str, Any]:
        """The share as it is, and what could not be changed."""
        return {
            "side": self.side,
            "share": self.share,
            "interval": list(self.interval),
            "nearest": [one.change.key for one in self.nearest()],
            "skipped": list(self.skipped),
        }


class Wanted:
    """Asks for as many fights as a wanted difference takes, reckoned once from the first ones."""

    def __init__(
        self, difference: float, comparisons: int, tell: Callable[[int], None] | None = None
    ) -> None:
        fights_for_difference(1.0, difference)
        self.difference = difference
        self.comparisons = comparisons
        self.tell = tell
        self._goal = 0

    def __call__(self, counts: Counts, done: int) -> int:
        """Up to how many fights to go on."""
        if done == 0:
            return PILOT
        if self._goal == 0:
            # Common dice differ in no more fights than this, for changes of the wanted size.
            shares = sorted((pair[0][0] + pair[0][1]) / done for pair in counts["pairs"])
            typical = shares[(3 * len(shares)) // 4]
            needed = fights_for_difference(typical, self.difference, self.comparisons)
            self._goal = max(done, next_goal(needed, 0))
            if self.tell is not None:
                self.tell(self._goal)
        return self._goal


@takes_numbers
def sensitivity(
    scenario: Scenario | str | Path,
    side: str = "",
    fights: int | None = None,
    seed: int = 0,
    means: Means | None = None,
    *,
    difference: float | None = None,
    tell: Callable[[int], None] | None = None,
    policies: Mapping[str, str] | None = None,
) -> Sensitivity:
    """What every change is worth, in shares of fights that a side wins; paired and corrected.

    2000 fights of each, or as many as it takes to see a `difference` (a share): `tell` is then
    called with their number, as soon as it is known.
    """
    if fights is not None:
        check_fights(fights)
    base = with_policies(scenario_of(scenario), policies or {})
    number = side_of(base, side)
    changes: list[Change] = []
    variants: list[Scenario] = [base]
    skipped: list[str] = []
    for change in all_changes(base):
        made = change.made(base)
        if made is None:
            skipped.append(change.key)
        else:
            changes.append(change)
            variants.append(made)
    enough = None if difference is None else Wanted(difference, len(changes), tell)
    most = fights or (2000 if difference is None else MOST_FIGHTS)
    plan = Plan(tuple(variants), (won(number),))
    work = fight_out([plan], most, seed, means or Means(), enough)
    cells = work.cells[0]
    chances = holm(
        [
            sign_test(cells.pairs[cell][0].more, cells.pairs[cell][0].less)
            for cell in range(1, len(variants))
        ]
    )
    effects = [
        Effect(change, cells.mean(cell), *cells.difference(cell), chance)
        for cell, (change, chance) in enumerate(zip(changes, chances, strict=True), 1)
    ]
    wins = sum(cells.sums[0][0])
    return Sensitivity(
        Asked.of("sensitivity", base, work, seed),
        base.sides[number].slug,
        base.sides[number].name,
        cells.mean(0),
        wilson(wins, cells.fights),
        tuple(effects),
        tuple(skipped),
    )
