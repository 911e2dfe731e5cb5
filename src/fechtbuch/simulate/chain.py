"""A day's work: encounters one after another, with the wounds of each carried into the next.

A chain is a TOML or JSON file:

    title = "The road to Ulm"

    [[encounters]]
    scenario = "kurt-and-hans"

    [[encounters]]
    scenario = "two-brigands.toml"
    rest = "night"

The party is the heroes' side of the first encounter. Its members fight in every encounter, in
place of fighters of the same slug or, if there are none, of the heroes' side there. The day ends
when the party does not win. What is carried over, and what a rest does, the book says.
"""

import json
import threading
from collections import OrderedDict
from collections.abc import Mapping
from concurrent.futures import Executor
from dataclasses import dataclass, replace
from dataclasses import field as kept
from pathlib import Path
from typing import Any

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from fechtbuch.books.complaints import Phrase, suggestion
from fechtbuch.books.fighters import unique
from fechtbuch.engine.choices import Player
from fechtbuch.engine.fields import field, x_of, y_of
from fechtbuch.engine.fight import Fight
from fechtbuch.engine.memory import seat
from fechtbuch.engine.streams import BulkDice
from fechtbuch.scenario import Party, Recruit, Scenario, ScenarioError, files, load
from fechtbuch.scenario.plain import takes_numbers
from fechtbuch.scenario.problems import Problem, problems_of
from fechtbuch.simulate.counts import Counts
from fechtbuch.simulate.drive import Course, Progress
from fechtbuch.simulate.frames import Framed
from fechtbuch.simulate.run import Means, Precision, how_many, why
from fechtbuch.simulate.statistics import Interval, wilson
from fechtbuch.simulate.work import KINDS, Job, Worker, scenario_data, scenario_in, text_of

MOST_ENCOUNTERS = 50
MOST_STARTS = 4096
"""Beginnings of encounters that a process keeps ready: wounded parties repeat themselves."""
FAR = 12
"""Fields within which room is looked for where a party is larger than a scene has places."""
BROAD = 2
"""Fields to each side that somebody who takes several of them may need."""
Spot = tuple[int, int] | None
FIGHTS_APART = 1 << 40
"""So far apart are the fight numbers of two encounters of the same day."""


class EncounterForm(BaseModel):
    """One encounter as people write it."""

    model_config = ConfigDict(extra="forbid", strict=True)

    scenario: str | dict[str, Any]
    rest: str = Field(default="", description="The rest before it.")


class ChainForm(BaseModel):
    """A chain file."""

    model_config = ConfigDict(extra="forbid", strict=True)

    title: str = "A chain of encounters"
    encounters: list[EncounterForm] = Field(min_length=1, max_length=MOST_ENCOUNTERS)


@dataclass(frozen=True)
class Chain:
    """Encounters ready to be fought: the same party in each, by slug."""

    title: str
    scenarios: tuple[Scenario, ...]
    rests: tuple[str, ...]
    """The rest before each encounter; empty for none."""
    party: str
    """The slug of the party's side, the same in all encounters."""


@dataclass(frozen=True)
class Stage:
    """How the party fares in one encounter of the day."""

    title: str
    rest: str
    begun: int
    """Days on which the party got as far as this."""
    won: int
    share: float
    """Days on which this encounter was won, of all days."""
    interval: Interval
    drawn: int
    bounded: int
    able: dict[str, float]
    """For each member: the share of all days on which it could fight on after this encounter."""
    health: dict[str, float]
    """For each member: mean health afterwards on the days on which the encounter was won."""
    rounds: float
    """Mean rounds, of the days that got as far as this."""

    def to_data(self) -> dict[str, object]:
        """The stage as JSON-ready data."""
        return {**self.__dict__, "interval": list(self.interval)}


@dataclass(frozen=True)
class Day(Framed):
    """A chain's outcome."""

    title: str
    days: int
    seed: int
    stages: tuple[Stage, ...]
    stopped: str
    seconds: float
    processes: int
    book: str = ""
    """The key of the rulebook."""
    fresh: int | None = kept(default=None, compare=False)
    """Fights of this run, about, where it went on from a state file."""
    party: dict[str, str] = kept(default_factory=dict)
    """What each member is called, by slug."""

    @property
    def fights(self) -> int:
        """All fights of all days."""
        return sum(stage.begun for stage in self.stages)

    def rows(self) -> list[dict[str, Any]]:
        """A flat table, one row for each encounter."""
        return [
            {
                "encounter": number,
                "title": stage.title,
                "rest": stage.rest,
                "days": self.days,
                "begun": stage.begun,
                "won": stage.won,
                "share": stage.share,
                "low": stage.interval[0],
                "high": stage.interval[1],
                "drawn": stage.drawn,
                "bounded": stage.bounded,
                "rounds_mean": stage.rounds,
                **{f"able_{slug}": share for slug, share in stage.able.items()},
            }
            for number, stage in enumerate(self.stages, 1)
        ]

    def to_data(self) -> dict[str, object]:
        """The day as JSON-ready data."""
        return {
            "title": self.title,
            "book": self.book,
            "days": self.days,
            "fights": self.fights,
            "seed": self.seed,
            "party": self.party,
            "stages": [stage.to_data() for stage in self.stages],
            "stopped": self.stopped,
            "seconds": self.seconds,
            "processes": self.processes,
        }

    def __repr__(self) -> str:
        won = ", ".join(f"{stage.title} {stage.share:.1%}" for stage in self.stages)
        return f"<{self.title}: {self.days} days, won {won}>"

    def _repr_html_(self) -> str:
        """The day in a notebook."""
        from fechtbuch.simulate.display import day_html

        return day_html(self)


def is_chain(source: str | Path) -> bool:
    """Whether a file describes a chain, not a scenario."""
    path = Path(source)
    if path.suffix not in files.SUFFIXES or not path.is_file():
        return False
    try:
        return "encounters" in files.read(path)
    except ScenarioError:
        return False


def load_chain(source: str | Path | Mapping[str, Any]) -> Chain:
    """A chain from a file or data; `ValueError` tells what is wrong with it."""
    folder: Path | None = None
    name = "chain"
    if isinstance(source, Mapping):
        data = dict(source)
    else:
        path = Path(source)
        data, folder, name = files.read(path), path.parent, str(path)
    try:
        form = ChainForm.model_validate(data)
    except ValidationError as error:
        raise ScenarioError(problems_of(error, ChainForm, name)) from None
    scenarios: list[Scenario] = []
    for encounter in form.encounters:
        found = encounter.scenario
        if isinstance(found, str) and folder is not None and (folder / found).is_file():
            scenarios.append(load(folder / found))
        else:
            scenarios.append(load(found))
    return chain_of(form.title, scenarios, [encounter.rest for encounter in form.encounters])


def chain_problems(path: Path) -> list[Problem]:
    """Everything that is wrong with a chain file; nothing if it is good."""
    try:
        load_chain(path)
    except ScenarioError as error:
        return [replace(one, file=one.file or str(path)) for one in error.problems]
    except ValueError as error:
        return [Problem(str(path), "", Phrase("problem-other", text=str(error)))]
    return []


def chain_of(title: str, scenarios: list[Scenario], rests: list[str]) -> Chain:
    """Encounters with the party of the first put into each."""
    book = scenarios[0].rulebook
    for number, (scenario, rest) in enumerate(zip(scenarios, rests, strict=True)):
        if scenario.book != book.key:
            raise _broken(
                number,
                Phrase("problem-chain-books", other=scenario.rulebook.title, first=book.title),
                Phrase("remedy-chain-books"),
            )
        if rest and rest not in book.rests:
            raise _broken(
                number,
                Phrase("problem-chain-rest", rest=rest),
                suggestion(rest, book.rests),
                ".rest",
            )
    party = heroes_of(scenarios[0])
    broad = _is_broad(scenarios[0], party)
    joined = [_joined(scenario, party, number, broad) for number, scenario in enumerate(scenarios)]
    return Chain(title, tuple(joined), tuple(rests), party.slug)


def _broken(number: int, what: Phrase, cure: Phrase, field: str = "") -> ScenarioError:
    """What is wrong with one encounter of a chain."""
    return ScenarioError([Problem("", f"encounters[{number}]{field}", what, "", cure)])


def heroes_of(scenario: Scenario) -> Party:
    """The side that a chain goes on with."""
    return next((side for side in scenario.sides if side.heroes), scenario.sides[0])


def _joined(scenario: Scenario, party: Party, number: int, broad: bool) -> Scenario:
    """The scenario with the party in it."""
    wanted = {recruit.slug: recruit for recruit in party.recruits}
    own = next(
        (side for side in scenario.sides if any(one.slug in wanted for one in side.recruits)),
        None,
    ) or heroes_of(scenario)
    spots = _spots(scenario, own, party, broad)
    if spots is None:
        raise _broken(
            number,
            Phrase(
                "problem-chain-places",
                side=own.slug,
                placed=len(own.recruits),
                members=len(party.recruits),
            ),
            Phrase("remedy-chain-places"),
        )
    recruits = [replace(recruit, at=spots[recruit.slug], hidden=()) for recruit in party.recruits]
    seat = replace(party, recruits=tuple(recruits), friends=own.friends)
    called = _called(scenario, own, party)
    sides = tuple(
        seat if side is own else _apart(side, {one.slug for one in party.recruits}, called)
        for side in scenario.sides
    )
    sides = tuple(
        replace(side, friends=tuple(called[slug] for slug in side.friends)) for side in sides
    )
    data = replace(scenario, sides=sides).to_data()
    data["scene"] = _renamed(data["scene"], called)
    return Scenario.from_data(data, scenario.name)


def _called(scenario: Scenario, own: Party, party: Party) -> dict[str, str]:
    """What each side is called where the party has the place of one: no two the same."""
    called = {own.slug: party.slug}
    for side in scenario.sides:
        if side is not own:
            called[side.slug] = unique(side.slug, list(called.values()))
    return called


def _apart(side: Party, members: set[str], called: dict[str, str]) -> Party:
    """Another side, none of it called like a member of the party, hidden from the same."""
    taken = [*members, *(one.slug for one in side.recruits if one.slug not in members)]
    recruits: list[Recruit] = []
    for one in side.recruits:
        slug = one.slug
        if slug in members:
            slug = unique(slug, taken)
            taken.append(slug)
        hidden = tuple(called[other] for other in one.hidden)
        recruits.append(replace(one, slug=slug, hidden=hidden))
    return replace(side, slug=called[side.slug], recruits=tuple(recruits))


def _spots(scenario: Scenario, own: Party, party: Party, broad: bool) -> dict[str, Spot] | None:
    """Where the members stand; nothing if there is no room.

    Whoever is in the scene stands where it has him. The others take the places of those whom they
    replace and, if they are more, the nearest free fields, farther apart if somebody is broad.
    """
    places = {one.slug: one.at for one in own.recruits}
    members = [one.slug for one in party.recruits]
    found: dict[str, Spot] = {slug: places[slug] for slug in members if slug in places}
    taken = set(found.values())
    left: list[Spot] = [one.at for one in own.recruits if one.at not in taken]
    strangers = [slug for slug in members if slug not in found]
    at = own.recruits[0].at
    if at is None:
        return dict.fromkeys(members)
    if len(left) < len(strangers):
        left += _free_fields(scenario, at, len(strangers) - len(left), broad)
    if len(left) < len(strangers):
        return None
    return {**found, **dict(zip(strangers, left))}


def _is_broad(scenario: Scenario, party: Party) -> bool:
    """Whether a member takes several fields."""
    members = {one.slug for one in party.recruits}
    views = scenario.rulebook.view(scenario.build(), -1)
    return any(len(view.fields) > 1 for view in views if view.slug in members)


def _free_fields(scenario: Scenario, at: tuple[int, int], wanted: int, broad: bool) -> list[Spot]:
    """Open fields near a place on which nobody stands, the nearest first."""
    fight = scenario.build()
    grid = fight.grid
    views = scenario.rulebook.view(fight, -1)
    taken = {int(one) for view in views for one in (view.at, *view.fields)}
    around = BROAD if broad else 0
    found: list[Spot] = []
    for distance in range(1, FAR + 1):
        for near in grid.area(field(*at), distance):
            room = [int(one) for one in grid.area(near, around)]
            free = all(one not in taken and grid.open(one) for one in room)
            if len(found) < wanted and free:
                taken.update(room)
                found.append((int(x_of(near)), int(y_of(near))))
    return found


def _renamed(value: Any, called: dict[str, str]) -> Any:
    """Lists of sides in the scene follow their names."""
    if isinstance(value, dict):
        return {name: _renamed(part, called) for name, part in value.items()}
    if isinstance(value, list):
        return [called.get(part, part) if isinstance(part, str) else part for part in value]
    return value


class ChainWorker(Worker):
    """Fights whole days."""

    def __init__(self, data: Mapping[str, Any], seed: int) -> None:
        self.scenarios = [scenario_in(each) for each in data["encounters"]]
        self.rests = data["rests"]
        self.party = data["party"]
        self.book = self.scenarios[0].rulebook
        self.dice = BulkDice(seed)
        self.members = [
            recruit.slug
            for side in self.scenarios[0].sides
            if side.slug == self.party
            for recruit in side.recruits
        ]
        self._starts: OrderedDict[tuple[int, str], tuple[Fight, list[Player]]] = OrderedDict()

    def run(self, first: int, count: int) -> Counts:
        """Fight the days of these numbers."""
        stages: list[Counts] = [
            {
                "begun": 0,
                "won": 0,
                "drawn": 0,
                "bounded": 0,
                "rounds": 0,
                "able": dict.fromkeys(self.members, 0),
                "health": dict.fromkeys(self.members, 0),
                "seen": dict.fromkeys(self.members, 0),
            }
            for _ in self.scenarios
        ]
        for number in range(first, first + count):
            self._day(number, stages)
        return {"days": count, "stages": stages}

    def _day(self, number: int, stages: list[Counts]) -> None:
        carried: dict[str, dict[str, Any]] = {slug: {} for slug in self.members}
        for place, stage in enumerate(stages):
            start, players = self._start(place, carried)
            fight = start.copy()
            self.dice.deal(number + place * FIGHTS_APART, fight.roster)
            seat(fight, players, self.dice)
            fight.run()
            stage["begun"] += 1
            stage["rounds"] += int(fight.round)
            stage["bounded"] += int(fight.bounded)
            winners = [fight.sides[side].slug for side in fight.winners()]
            stage["drawn"] += int(not winners)
            won = self.party in winners
            if won:
                stage["won"] += 1
                for view in self.book.view(fight, -1):
                    if view.slug in stage["health"] and view.health is not None:
                        stage["health"][view.slug] += view.health
                        stage["seen"][view.slug] += 1
            last = place + 1 == len(stages)
            rest = "" if last else self.rests[place + 1]
            after = self.book.carry(fight, self.scenarios[place], rest)
            carried = {slug: {**carried[slug], **after[slug]} for slug in carried if slug in after}
            for slug in carried:
                stage["able"][slug] += 1
            if not won or not carried:
                return

    def _start(self, place: int, carried: dict[str, dict[str, Any]]) -> tuple[Fight, list[Player]]:
        key = (place, json.dumps(carried, sort_keys=True))
        found = self._starts.get(key)
        if found is None:
            scenario = arrived(self.scenarios[place], self.party, carried)
            found = (scenario.build(), scenario.players(self.dice.whim))
            self._starts[key] = found
            if len(self._starts) > MOST_STARTS:
                self._starts.popitem(last=False)
        self._starts.move_to_end(key)
        return found


def arrived(scenario: Scenario, party: str, carried: dict[str, dict[str, Any]]) -> Scenario:
    """The scenario as the party comes to it: without those left behind, with changed sheets."""
    data = scenario.to_data()
    for side in data["sides"]:
        if side["slug"] != party:
            continue
        members = []
        for entry in side["fighters"]:
            changes = carried.get(entry["slug"])
            if changes is not None:
                entry = {**entry, **changes}
                members.append({name: value for name, value in entry.items() if value is not None})
        side["fighters"] = members
    return Scenario.from_data(data, scenario.name)


KINDS["chain"] = ChainWorker


class _DayPrecision(Precision):
    """Until the share of days on which everything was won is known well enough."""

    def __call__(self, counts: Counts, done: int) -> int:
        """Up to how many days to go on."""
        if done == 0:
            return super().__call__({}, 0)
        return super().__call__({"wins": [stage["won"] for stage in counts["stages"]]}, done)


@takes_numbers
def simulate_chain(
    chain: Chain | str | Path | Mapping[str, Any],
    days: int | None = None,
    seed: int = 0,
    processes: int | None = None,
    progress: Progress | None = None,
    *,
    precision: float | None = None,
    executor: Executor | None = None,
    cluster: str | None = None,
    seconds: float | None = None,
    state: str | Path | None = None,
    cancel: threading.Event | None = None,
) -> Day:
    """Fight a chain of encounters on many days, wounds carried from one to the next."""
    whole = chain if isinstance(chain, Chain) else load_chain(chain)
    most, enough = how_many(days, precision)
    if precision is not None:
        enough = _DayPrecision(precision)
    data = {
        "encounters": [scenario_data(scenario) for scenario in whole.scenarios],
        "rests": list(whole.rests),
        "party": whole.party,
    }
    course = Course(Job("chain", seed, text_of(data)), most, enough)
    means = Means(processes, executor, cluster, seconds, state, progress, cancel)
    stopped, taken, cores = means.work([course])
    done = course.counts.get("days", 0)
    if done == 0:
        raise ValueError("stopped before the first days were finished; allow more time")
    stages = [
        Stage(
            scenario.title,
            rest,
            counts["begun"],
            counts["won"],
            counts["won"] / done,
            wilson(counts["won"], done),
            counts["drawn"],
            counts["bounded"],
            {slug: able / done for slug, able in counts["able"].items()},
            {
                slug: health / counts["seen"][slug]
                for slug, health in counts["health"].items()
                if counts["seen"][slug]
            },
            counts["rounds"] / counts["begun"] if counts["begun"] else 0.0,
        )
        for scenario, rest, counts in zip(
            whole.scenarios, whole.rests, course.counts["stages"], strict=True
        )
    ]
    reason = why(course, stopped, most)
    book = whole.scenarios[0].book
    found = Day(whole.title, done, seed, tuple(stages), reason, taken, cores, book)
    roster = whole.scenarios[0].build().roster
    party = {one.slug: one.name for one in roster if one.slug in stages[0].able}
    return replace(found, party=party, fresh=round(found.fights * course.fresh() / done))
