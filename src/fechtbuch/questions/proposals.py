"""How a fight stands, and which changes a finding proposes: in words, and as scenarios.

So a page can have each tried by itself, and kept as a scene.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import singledispatch

from fechtbuch.questions.balance import WITHIN, Balance, Point
from fechtbuch.questions.finding import Finding
from fechtbuch.questions.forms import path_of, written
from fechtbuch.questions.sensitivity import MOST_NEAREST, Effect, Sensitivity
from fechtbuch.questions.speaking import Speech
from fechtbuch.questions.telling import measured, mix
from fechtbuch.scenario import Scenario
from fechtbuch.scenario.paths import FieldPath, changed
from fechtbuch.simulate.statistics import Interval


@dataclass(frozen=True)
class Standing:
    """How the fight is now, for the side that is asked about."""

    side: int
    name: str
    amount: str
    """What is measured, in words."""
    share: float | None
    """The same as a part of all fights; None where something else is measured."""
    sure: str
    """How far off the truth may be."""


@dataclass(frozen=True)
class Proposal:
    """A change that brings the fight nearer to what is wanted."""

    key: str
    """The change in one word, the same in every language."""
    thing: str
    """What is changed, in words."""
    step: str
    """From what to what."""
    amount: str
    """What the fight then comes to."""
    near: bool
    """Whether that is near enough."""
    title: str
    """What the scenario with it may be called."""
    path: str
    """The number that is changed, where more of the same may do more; else empty."""
    scenario: Scenario
    """The fight with the change."""


@singledispatch
def standing(finding: Finding, scenario: Scenario, words: Speech) -> Standing | None:
    """How the fight that was asked about is; None where the finding does not know."""
    return None


@standing.register
def _(finding: Balance, scenario: Scenario, words: Speech) -> Standing | None:
    now = _now(finding)
    if now is None:
        return None
    side = finding.target.side
    share = now.value if finding.target.kind == "won" else None
    return Standing(
        side,
        words.side(scenario.sides[side].name),
        measured(finding, now.value, words),
        share,
        _sure(now.interval, share is not None, words),
    )


@standing.register
def _(finding: Sensitivity, scenario: Scenario, words: Speech) -> Standing:
    return Standing(
        next(number for number, one in enumerate(scenario.sides) if one.slug == finding.side),
        words.side(finding.name),
        words.percent(finding.share),
        finding.share,
        _sure(finding.interval, True, words),
    )


def _sure(interval: Interval, share: bool, words: Speech) -> str:
    half = (interval[1] - interval[0]) / 2
    return f"± {words.number(100 * half if share else half)}"


def _now(finding: Balance) -> Point | None:
    return next((point for point in finding.points if point.at == finding.now), None)


@singledispatch
def proposals(finding: Finding, scenario: Scenario, words: Speech) -> Sequence[Proposal] | None:
    """What would bring the fight nearer to what is wanted, the best first.

    None where the question was another.
    """
    return None


@proposals.register
def _(finding: Balance, scenario: Scenario, words: Speech) -> Sequence[Proposal]:
    now = _now(finding)
    better = [
        point
        for point in finding.ranked()
        if now is None or (point != now and finding.off(point) < finding.off(now))
    ]
    paths = [FieldPath.find(scenario, axis.path) for axis in finding.axes]
    found: list[Proposal] = []
    for point in better[:MOST_NEAREST]:
        ways = zip(finding.axes, finding.now, point.at, strict=True)
        steps = [
            (f"{axis.path}={written(after)}", _step(before, after, words))
            for axis, before, after in ways
            if before != after
        ]
        name = mix(finding, point.at, words)
        found.append(
            Proposal(
                key=" ".join(key for key, _ in steps),
                thing=name,
                step=", ".join(step for _, step in steps),
                amount=measured(finding, point.value, words),
                near=finding.near(point),
                title=_title(scenario, name, words),
                path="",
                scenario=changed(scenario, zip(paths, point.at, strict=True)),
            )
        )
    return found


@proposals.register
def _(finding: Sensitivity, scenario: Scenario, words: Speech) -> Sequence[Proposal]:
    found: list[Proposal] = []
    for effect in finding.nearest():
        made = effect.change.made(scenario)
        if made is not None:  # what was fought could be made
            found.append(_proposed(effect, scenario, made, words))
    return found


def _proposed(effect: Effect, scenario: Scenario, made: Scenario, words: Speech) -> Proposal:
    change = effect.change
    thing, step = change.label(words), change.step(words)
    return Proposal(
        key=change.key,
        thing=thing[:1].upper() + thing[1:],
        step=step,
        amount=words.percent(effect.share),
        near=abs(effect.share - 0.5) <= WITHIN["won"],
        title=_title(scenario, change.told(words), words),
        path=path_of(scenario, change) if change.kind == "number" else "",
        scenario=made,
    )


def _step(before: object, after: object, words: Speech) -> str:
    return words.value(after) if before is None else f"{words.value(before)} → {words.value(after)}"


def _title(scenario: Scenario, change: str, words: Speech) -> str:
    return f"{words.title(scenario.title)} – {change}"
