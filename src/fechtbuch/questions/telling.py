"""Findings in one sentence: the title of a chart, the first line in the terminal."""

from functools import singledispatch

from fechtbuch.questions.balance import Balance
from fechtbuch.questions.finding import Asked, Finding
from fechtbuch.questions.matchups import Matchups
from fechtbuch.questions.regress import EVERYBODY, Regress
from fechtbuch.questions.sensitivity import Sensitivity
from fechtbuch.questions.speaking import Speech
from fechtbuch.questions.values import Value
from fechtbuch.questions.why import Why
from fechtbuch.scenario.paths import parse_value


@singledispatch
def sentence(finding: Finding, words: Speech) -> str:
    """What was found."""
    raise NotImplementedError(type(finding).__name__)


def effort(asked: Asked, words: Speech) -> str:
    """How much was fought."""
    key = "effort-least" if asked.uneven else "effort"
    text = words.tell(key, {"fights": asked.fights, "cells": asked.cells})
    broken = asked.stopped in ("time", "cancelled")
    return words.catalogue.listed([text, words.say(f"stopped-{asked.stopped}") if broken else ""])


def measured(balance: Balance, value: float, words: Speech) -> str:
    """A value of what is to be balanced, in words."""
    if balance.target.kind == "won":
        return words.percent(value)
    return words.tell(f"amount-{balance.target.kind}", {"number": words.number(value)})


def goal(balance: Balance, words: Speech) -> str:
    """What was to be reached, in words."""
    if balance.target.kind == "won" and balance.target.value == 0.5:
        return words.tell("goal-even")
    if balance.target.kind == "won":
        side = words.side(balance.scenario.sides[balance.target.side].name)
        share = words.percent(balance.target.value, 0)
        return words.tell("goal-won", {"side": side, "share": share})
    return measured(balance, balance.target.value, words)


def mix(balance: Balance, at: tuple[object, ...], words: Speech) -> str:
    """Values of the varied fields, in words."""
    return ", ".join(
        f"{words.path(balance.scenario, axis.path)} {words.value(value, axis.path)}"
        for axis, value in zip(balance.axes, at, strict=True)
    )


@sentence.register
def _(finding: Balance, words: Speech) -> str:
    reached = _capital(goal(finding, words))
    best = mix(finding, finding.best.at, words)
    value = measured(finding, finding.best.value, words)
    crossing = finding.crossing
    if crossing is not None:
        return words.tell(
            "balance-crossing",
            {
                "goal": reached,
                "field": words.path(finding.scenario, finding.axes[0].path),
                "at": words.number(crossing.at),
            },
        )
    arguments = {"goal": reached, "mix": best, "value": value}
    if finding.perhaps:
        low, high = (measured(finding, end, words) for end in finding.best.interval)
        return words.tell("balance-perhaps", {**arguments, "low": low, "high": high})
    return words.tell("balance-best" if finding.reached else "balance-nearest", arguments)


@sentence.register
def _(finding: Sensitivity, words: Speech) -> str:
    sure = [way for ways in finding.ranked() for way in ways if way.sure]
    if not sure:
        return words.tell("sensitivity-nothing")
    most = max(sure, key=lambda effect: abs(effect.difference))
    return words.tell(
        "sensitivity-most",
        {
            "thing": _capital(most.change.label(words)),
            "step": most.change.step(words),
            "points": words.points(most.difference),
        },
    )


@sentence.register
def _(finding: Matchups, words: Speech) -> str:
    if finding.circles:
        return circle(finding, finding.circles[0], words)
    if finding.ranked()[-1] in finding.strongest:
        return words.tell("matchups-nothing")
    sure = len(finding.strongest) == len(finding.weakest) == 1
    return words.tell(
        "matchups-best" if sure else "matchups-maybe",
        {
            "best": _one_of(finding, finding.strongest, words),
            "worst": _one_of(finding, finding.weakest, words),
        },
    )


MOST_NAMED = 3
"""Of so many who may be meant each is named."""


def _one_of(finding: Matchups, them: tuple[int, ...], words: Speech) -> str:
    """Who is meant, or who may be."""
    if len(them) > MOST_NAMED:
        return words.tell("one-of", {"count": len(them)})
    return words.tell("or").join(words.contender(finding.called[one]) for one in them)


def circle(finding: Matchups, members: tuple[int, ...], words: Speech) -> str:
    """A circle in which each beats the next."""
    names = [words.contender(finding.called[one]) for one in members]
    return words.tell("beats").join([*names, names[0]])


def named_upsets(finding: Matchups, words: Speech) -> list[tuple[str, str]]:
    """Who surely beats somebody with a higher rating, by name."""
    names = [words.contender(called) for called in finding.called]
    return [(names[one], names[other]) for one, other in finding.upsets()]


def change(finding: Regress, text: str, words: Speech) -> str:
    """A change of rules in words."""
    path, _, value = text.partition("=")
    head, _, rest = path.strip().partition(".")
    told = words.value(parse_value(value.strip()), path.strip())
    if head == "options":
        name = words.option(rest)
    elif head == "scene":
        name = words.scene(rest.split("."))
    elif head == "rounds":
        name = words.tell("path-rounds")
    else:
        name = _owned(head, rest.split("."), words)
    return words.catalogue.labelled(name, told)


def _owned(owner: str, fields: list[str], words: Speech) -> str:
    """A field with whose it is; a change of all scenarios knows slugs only."""
    if owner in ("fighters", "sides", "like") and len(fields) > 1:
        owner, fields = fields[0], fields[1:]
    if owner == EVERYBODY:
        return words.tell("path-everybody", {"field": words.fields(fields)})
    if fields == ["count"]:
        return words.tell("path-count", {"side": words.named(owner)})
    return words.tell("path-of", {"owner": words.named(owner), "field": words.fields(fields)})


@sentence.register
def _(finding: Regress, words: Speech) -> str:
    if finding.written:
        return words.tell("regress-written", {"file": finding.baseline})
    sure = [shift for shift in finding.shifts if shift.sure]
    all_of_them = len(finding.shifts)
    if not sure:
        return words.tell("regress-nothing", {"count": all_of_them})
    most = max(sure, key=lambda shift: abs(shift.difference))
    return words.tell(
        "regress-changed",
        {
            "count": len(sure),
            "all": all_of_them,
            "scenario": words.title(most.title),
            "points": words.points(most.difference),
        },
    )


@sentence.register
def _(finding: Why, words: Speech) -> str:
    known = [part for part in finding.parts if part.shapley is not None]
    surely = [
        part
        for part in known
        if part.shapley is not None and part.shapley.interval[0] * part.shapley.interval[1] > 0
    ]
    if not surely:
        return words.tell("why-nothing")
    most = max(surely, key=lambda part: abs(part.shapley.value if part.shapley else 0))
    assert most.shapley is not None
    return words.tell(
        "why-most",
        {
            "thing": _capital(most.factor.label(words)),
            "points": words.points(most.shapley.value),
            "side": words.side(finding.name),
        },
    )


def story(finding: Why, words: Speech) -> list[str]:
    """How such a fight usually goes, in sentences."""
    way = finding.way
    told: list[str] = []
    first = max(way.blows, key=lambda blow: blow.fights)
    if first.fights:
        told.append(
            words.tell(
                "story-first-blow",
                {
                    "side": words.side(finding.sides[first.side]),
                    "share": words.percent(first.fights / way.fights, 0),
                    "round": first.round,
                },
            )
        )
        for blow in way.blows:
            if blow.fights:
                told.append(
                    words.tell(
                        "story-after-blow",
                        {
                            "side": words.side(finding.sides[blow.side]),
                            "share": words.percent(blow.share, 0),
                            "low": words.percent(blow.interval[0], 0),
                            "high": words.percent(blow.interval[1], 0),
                        },
                    )
                )
    both = way.fights - sum(blow.fights for blow in way.blows)
    if both > way.fights / 20:
        told.append(words.tell("story-both", {"share": words.percent(both / way.fights, 0)}))
    if way.falls:
        fall = way.falls[0]
        told.append(
            words.tell(
                "story-first-fall",
                {
                    "fighter": words.named(fall.name),
                    "share": words.percent(fall.fights / way.fights, 0),
                    "round": fall.round,
                    "lost": words.percent(fall.lost / fall.fights, 0),
                },
            )
        )
    told.append(words.tell("story-length", {"median": way.p50, "low": way.p5, "high": way.p95}))
    side = next(place for place, name in enumerate(finding.sides) if name == finding.name)
    late = next((moment for moment in way.moments if moment.on <= way.fights / 2), None)
    if late is not None and late.on:
        told.append(
            words.tell(
                "story-late",
                {
                    "round": late.round,
                    "side": words.side(finding.name),
                    "share": words.percent(late.won[side] / late.on, 0),
                    "before": words.percent(finding.share, 0),
                },
            )
        )
    return told


@sentence.register
def _(finding: Value, words: Speech) -> str:
    if not finding.surely:
        return words.tell("value-nothing")
    dear, cheap = finding.surely[0]
    ratio = finding.costs[dear].value / finding.costs[cheap].value
    return words.tell(
        "value-ratio",
        {
            "dear": words.contender(finding.called[dear]),
            "cheap": words.contender(finding.called[cheap]),
            "ratio": words.number(ratio, 1 if ratio < 10 else 0),
        },
    )


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]
