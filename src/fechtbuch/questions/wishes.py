"""A question as plain data, as a page sends it: asked in as many steps as one likes, and written
down as the command and as the call that give the same."""

import json
import shlex
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from fechtbuch.books.base import Book, books
from fechtbuch.questions.balance import balance
from fechtbuch.questions.finding import Finding
from fechtbuch.questions.matchups import matchups
from fechtbuch.questions.regress import regress
from fechtbuch.questions.sensitivity import sensitivity
from fechtbuch.questions.values import value
from fechtbuch.questions.why import why
from fechtbuch.scenario import Scenario
from fechtbuch.scenario.paths import parse_value, set_by_text
from fechtbuch.simulate.run import Means
from fechtbuch.text.bad_input import BadInput

USUAL = {
    "balance": 2000,
    "sensitivity": 2000,
    "matchups": 200,
    "regress": 500,
    "why": 1000,
    "value": 40,
}
"""Fights of each variant where nothing is said, by question."""

OF_SCENARIO = ("balance", "sensitivity", "why")
"""Questions about one scenario; the others are about a book."""


def read_costs(entries: Iterable[str]) -> dict[str, float]:
    """`PATH=NUMBER` entries."""
    costs: dict[str, float] = {}
    for entry in entries:
        path, _, number = entry.rpartition("=")
        try:
            costs[path] = float(number)
        except ValueError:
            raise BadInput("cost", value=entry) from None
        if not path or not 0 <= costs[path] < float("inf"):
            raise BadInput("cost", value=entry)
    return costs


def read_options(entries: Iterable[str]) -> dict[str, bool | int | str]:
    """`NAME=VALUE` entries: switches of a book."""
    options: dict[str, bool | int | str] = {}
    for entry in entries:
        name, equals, word = entry.partition("=")
        if not equals or not name:
            raise BadInput("switch", value=entry)
        options[name.removeprefix("options.")] = parse_value(word)
    return options


@dataclass(frozen=True)
class Wish:
    """What somebody wants to know."""

    question: str
    fights: int
    seed: int = 0
    book: str = ""
    scenario: str = ""
    """The name of a packaged scenario; empty where it is somebody's own."""
    data: Mapping[str, Any] | None = None
    """The scenario itself."""
    set: Sequence[str] = ()
    """Changes of the scenario before anything is asked."""
    side: str = ""
    vary: Sequence[str] = ()
    target: str = "50%"
    costs: Sequence[str] = ()
    fighters: Sequence[str] = ()
    squad: int = 1
    options: Sequence[str] = ()
    changes: Sequence[str] = ()
    scenarios: Sequence[str] = ()
    battles: int | None = None

    @property
    def rulebook(self) -> Book:
        """The book it is about."""
        return books()[self.book]

    def base(self) -> Scenario:
        """The scenario with what is set in it."""
        scenario = Scenario.from_data(dict(self.data or {}), self.scenario)
        for text in self.set:
            scenario = set_by_text(scenario, text)
        return scenario

    def asked(self, fights: int, means: Means) -> Finding:
        """The answer from so many fights of each variant."""
        if self.question == "balance":
            return balance(
                self.base(),
                self.vary,
                self.target,
                self.side,
                fights,
                self.seed,
                means,
                costs=read_costs(self.costs),
            )
        if self.question == "sensitivity":
            return sensitivity(self.base(), self.side, fights, self.seed, means)
        if self.question == "why":
            return why(self.base(), self.side, fights, self.seed, means)
        if self.question == "regress":
            return regress(
                self.rulebook, self.changes, fights, self.seed, means, scenarios=self.scenarios
            )
        options = read_options(self.options)
        if self.question == "matchups":
            return matchups(
                self.rulebook,
                self.fighters,
                fights,
                self.seed,
                means,
                squad=self.squad,
                options=options,
            )
        return value(
            self.rulebook,
            self.fighters,
            fights,
            self.seed,
            means,
            battles=self.battles,
            options=options,
        )

    def command(self) -> str:
        """The command line that gives the same; empty where the scenario has no name."""
        if self.question in OF_SCENARIO and not self.scenario:
            return ""
        words = ["fechtbuch", self.question]
        words += [self.scenario if self.question in OF_SCENARIO else self.book, *self.fighters]
        for option, entries in (
            ("--set", self.set),
            ("--vary", self.vary),
            ("--cost", self.costs),
            ("--change", self.changes),
            ("--scenario", self.scenarios),
            ("--option", self.options),
        ):
            for entry in entries:
                words += [option, entry]
        for option, found, usual in (
            ("--target", self.target, "50%"),
            ("--side", self.side, ""),
            ("--squad", self.squad, 1),
            ("--battles", self.battles, None),
            ("--fights", self.fights, USUAL[self.question]),
            ("--seed", self.seed, 0),
        ):
            if found != usual:
                words += [option, str(found)]
        return shlex.join(words)

    def python(self) -> str:
        """The call that gives the same; empty where the scenario has no name."""
        if self.question not in OF_SCENARIO:
            given = [f'fb.books()["{self.book}"]']
            listed = self.changes if self.question == "regress" else self.fighters
        elif not self.scenario:
            return ""
        else:
            given = [json.dumps(self.scenario)]
            if self.set:
                pairs = (text.partition("=") for text in self.set)
                changes = {path.strip(): parse_value(word.strip()) for path, _, word in pairs}
                given = [f"fb.load({given[0]}).with_({changes!r})"]
            listed = self.vary
        if listed:
            given.append(json.dumps(list(listed), ensure_ascii=False))
        named: dict[str, object] = {
            "target": self.target if self.target != "50%" else "",
            "side": self.side,
            "costs": read_costs(self.costs),
            "scenarios": list(self.scenarios),
            "squad": self.squad if self.squad != 1 else 0,
            "battles": self.battles,
            "options": read_options(self.options),
            "fights": self.fights if self.fights != USUAL[self.question] else 0,
            "seed": self.seed,
        }
        given += [f"{name}={found!r}" for name, found in named.items() if found]
        return f"fb.{self.question}({', '.join(given)})"
