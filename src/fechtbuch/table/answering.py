"""What the laboratory's own processes do: make forms, and answer questions step by step."""

from collections.abc import Mapping, Sequence
from dataclasses import asdict, replace
from time import perf_counter
from typing import Any

from fechtbuch.books.base import books
from fechtbuch.questions import Finding
from fechtbuch.questions.charts import chart
from fechtbuch.questions.forms import form_of
from fechtbuch.questions.proposals import Proposal, proposals, standing
from fechtbuch.questions.refining import Kept, Remembering
from fechtbuch.questions.speaking import speech
from fechtbuch.questions.tables import sheet
from fechtbuch.questions.telling import effort, sentence
from fechtbuch.questions.wishes import Wish
from fechtbuch.scenario import Scenario, ScenarioError
from fechtbuch.simulate.charts.look import altair
from fechtbuch.simulate.export import as_csv, as_json
from fechtbuch.text.bad_input import BadInput
from fechtbuch.text.catalogue import Catalogue
from fechtbuch.text.complaints import in_words

PLACES = {
    "nothing-varied": "vary",
    "varied-twice": "vary",
    "many-mixes": "vary",
    "cost-of-nothing": "costs",
    "cost": "costs",
    "target": "target",
    "unknown-side": "side",
    "contender": "fighters",
    "fighter": "fighters",
    "two-contenders": "fighters",
    "contender-twice": "fighters",
    "contender-wrong": "fighters",
    "many-contenders": "fighters",
    "no-meeting": "fighters",
    "policy-name": "fighters",
    "squad": "squad",
    "switch": "options",
    "nothing-changed": "changes",
    "change": "changes",
    "other-book": "scenarios",
    "no-scenarios": "scenarios",
    "few-battles": "battles",
}
"""Beside which field of a form a complaint is told."""

USUAL_PLACE = {"balance": "vary", "regress": "changes", "matchups": "fighters", "value": "fighters"}
"""Where a complaint of the book is told: beside what was asked for."""


def make_form(
    question: str, book: str, data: Mapping[str, Any] | None, language: str
) -> dict[str, Any]:
    """The form of a question; whoever has filled it in finds the charts ready."""
    altair()
    scenario = None if data is None else Scenario.from_data(dict(data))
    return asdict(form_of(question, books()[book], scenario, language))


def answer(
    wanted: Mapping[str, Any], fights: int, kept: Kept, languages: Sequence[str]
) -> dict[str, Any]:
    """A question asked with so many fights, told in some languages; under `wrong` why not."""
    began = perf_counter()
    wish = Wish(**wanted)
    means = Remembering(1, kept=kept)
    try:
        finding = wish.asked(fights, means)
    except (ScenarioError, ValueError) as error:
        return {"wrong": wrong(wish, error, languages)}
    base = wish.base() if wish.data is not None else None
    shown = {one: told(finding, base, one) for one in languages}
    return {
        "told": shown,
        "scenes": scenes(finding, base, languages[0]),
        "files": {"json": as_json(finding), "csv": as_csv(finding.rows())},
        "kept": means.used,
        "cells": finding.asked.cells,
        "seconds": perf_counter() - began,
    }


def told(finding: Finding, scenario: Scenario | None, language: str) -> dict[str, Any]:
    """A finding in words, with its chart and its table, and what could be done about it."""
    words = speech(language, finding.asked.book)
    found = sheet(finding, words)
    now = None if scenario is None else standing(finding, scenario, words)
    proposed = None if scenario is None else proposals(finding, scenario, words)
    return {
        "title": sentence(finding, words),
        "about": words.title(finding.asked.title),
        "effort": effort(finding.asked, words),
        # Made by ourselves and held by tests: to check each again takes longer than to draw it.
        "chart": chart(finding, language).to_dict(validate=False),
        "table": asdict(found),
        "now": None if now is None else asdict(now),
        "proposals": None if proposed is None else [_shown(one) for one in proposed],
    }


def _shown(proposal: Proposal) -> dict[str, Any]:
    """A proposal without the scenario, which is sent when somebody wants it."""
    return {name: found for name, found in vars(proposal).items() if name != "scenario"}


def scenes(finding: Finding, scenario: Scenario | None, language: str) -> dict[str, Any]:
    """The scenarios that a finding proposes, by what is changed in them."""
    words = speech(language, finding.asked.book)
    found = None if scenario is None else proposals(finding, scenario, words)
    return {one.key: one.scenario.to_data() for one in found or ()}


def wrong(wish: Wish, error: Exception, languages: Sequence[str]) -> dict[str, Any]:
    """What is wrong with a question: beside which field, and in words what would be right."""
    place = USUAL_PLACE.get(wish.question, "set")
    if isinstance(error, BadInput):
        place = PLACES.get(error.key, place)
    return {"field": place, "texts": {one: complaint(wish, error, one) for one in languages}}


def complaint(wish: Wish, error: Exception, language: str) -> str:
    """An error in the reader's words: the page's own where a command's would name its options."""
    if isinstance(error, BadInput):
        catalogue = Catalogue(language)
        key = f"page-bad-{error.key}"
        if catalogue.has(key):
            return catalogue.say(key, error.arguments)
        return error.text(catalogue)
    if isinstance(error, ScenarioError):
        first = error.problems[0]
        where = _named(wish, first.field, language)
        return replace(first, file="", field=where).text(language)
    text = in_words(str(error), language)
    paths = [entry.partition("=")[0] for entry in (*wish.vary, *wish.set, *wish.changes)]
    for path in sorted(paths, key=len, reverse=True):
        text = text.replace(path, _named(wish, path, language))
    return text


def _named(wish: Wish, path: str, language: str) -> str:
    """A path by the name that people give to it."""
    words = speech(language, wish.book)
    if wish.data is not None:
        return words.path(Scenario.from_data(dict(wish.data)), path)
    head, _, rest = path.partition(".")
    name = words.option(rest) if head == "options" else words.fields(rest.split("."))
    return name[:1].upper() + name[1:]
