"""Why a tool does not do what it is told, and what would be possible instead."""

from typing import Any

from fechtbuch.scenario import ScenarioError
from fechtbuch.table.library import problems_of
from fechtbuch.table.refusals import Refused
from fechtbuch.table.words import catalogue_of

Data = dict[str, Any]

MOST_PROBLEMS = 8


class Declined(Exception):
    """A call that is not carried out; nothing has changed."""

    def __init__(self, told: Data) -> None:
        super().__init__(str(told.get("refused", "")))
        self.told = told
        """What a model is shown: `refused`, `why`, and what it can do instead."""


def declined(language: str, key: str, possible: Any = None, **words: str | int) -> Declined:
    """A refusal of our own, `mcp-refused-KEY` in words, with what is possible instead."""
    told: Data = {"refused": catalogue_of(None, language).say(f"mcp-refused-{key}", words)}
    if possible is not None:
        told["possible"] = possible
    return Declined(told)


def problem_told(problem: Data) -> Data:
    """A refusal of the table, short."""
    told = {"refused": problem["title"], "why": problem["detail"], "remedy": problem["remedy"]}
    told["code"] = problem.get("code", "")
    if problem.get("rules"):
        told["rules"] = list(problem["rules"])
    return {key: value for key, value in told.items() if value}


def refused_told(refused: Refused, language: str) -> Data:
    """A refusal of the table's services, in words."""
    return problem_told(refused.problem(catalogue_of(None, language)))


def scenario_told(error: ScenarioError, language: str) -> Data:
    """What is wrong with a scenario: each field with what was found and what would be right."""
    found = problems_of(error, language)
    told: Data = {
        "refused": catalogue_of(None, language).say("refused-scenario-broken"),
        "problems": found[:MOST_PROBLEMS],
    }
    if len(found) > MOST_PROBLEMS:
        told["more"] = len(found) - MOST_PROBLEMS
    return told
