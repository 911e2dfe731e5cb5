"""Findings in one sentence: the title of a chart, the first line in the terminal."""

from functools import singledispatch

from fechtbuch.questions.balance import Balance
from fechtbuch.questions.finding import Asked, Finding
from fechtbuch.questions.sensitivity import Sensitivity
from fechtbuch.questions.speaking import Speech


@singledispatch
def sentence(finding: Finding, words: Speech) -> str:
    """What was found."""
    raise NotImplementedError(type(finding).__name__)


def effort(asked: Asked, words: Speech) -> str:
    """How much was fought."""
    text = words.tell("effort", {"fights": asked.fights, "cells": asked.cells})
    if asked.stopped in ("time", "cancelled"):
        text += "; " + words.say(f"stopped-{asked.stopped}")
    return text


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
        share = words.number(100 * balance.target.value, 0)
        return words.tell("goal-won", {"side": side, "share": f"{share} %"})
    return measured(balance, balance.target.value, words)


def mix(balance: Balance, at: tuple[object, ...], words: Speech) -> str:
    """Values of the varied fields, in words."""
    return ", ".join(
        f"{words.path(balance.scenario, axis.path)} {words.value(value)}"
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
    key = "balance-best" if finding.reached else "balance-nearest"
    return words.tell(key, {"goal": reached, "mix": best, "value": value})


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


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]
