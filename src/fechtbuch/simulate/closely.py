"""A closer look at some of the fights: told in full, to see what was chosen and what decided.

Telling a fight draws no other dice, so these are the first of the very fights that are counted.
Damage is put down to the last deed that whoever dealt it has decided on.
"""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from fechtbuch.books.base import Book
from fechtbuch.engine.choices import VERB, Choice, Player, Question
from fechtbuch.engine.events import Event
from fechtbuch.engine.fight import Fight
from fechtbuch.engine.memory import seat
from fechtbuch.scenario import Scenario
from fechtbuch.simulate.counts import Counts, numbers
from fechtbuch.simulate.statistics import mean
from fechtbuch.simulate.work import KINDS, Bench, Job, Worker, scenario_data, scenario_in, text_of
from fechtbuch.text.names import item_names

CLOSELY = 1000
"""The most fights that are looked at closely where nothing else is said."""

_NUMBERED = re.compile(r"-\d+$")
_USED = ("item", "spell")
"""Kinds of slots that name what something is done with."""


@dataclass(frozen=True)
class Chosen:
    """One option: how often it was chosen, and how often it worked."""

    fighter: str
    question: str
    """The kind of question that it answered, a key of the book."""
    verb: str
    item: str
    """The weapon, spell or thing that was used; empty for none."""
    times: int
    fights: int
    """In how many fights it was chosen at least once."""
    hits: int
    """How often damage followed before the fighter decided on another deed."""
    damage: int
    won: int
    """How many of the fights in which it was chosen its side won."""

    def to_data(self) -> dict[str, object]:
        """The option as JSON-ready data."""
        return dict(self.__dict__)


@dataclass(frozen=True)
class Damage:
    """What a fighter's damage came from."""

    fighter: str
    action: str
    """The verb of the decision that it followed from."""
    item: str
    """The weapon, spell or thing; empty for none."""
    mean: float
    """Damage in an average fight."""

    def to_data(self) -> dict[str, object]:
        """The damage as JSON-ready data."""
        return dict(self.__dict__)


@dataclass(frozen=True)
class RuleCount:
    """How often a rule had a say."""

    rule: str
    fights: int
    """In how many fights it had a say at all."""
    told: int
    """How often something happened by it."""
    changed: int
    """How often it changed a number that was then tested."""
    decided: int | None
    """How often the test would have gone the other way without it; None where the book does not
    say which numbers are good."""

    def to_data(self) -> dict[str, object]:
        """The rule as JSON-ready data."""
        return dict(self.__dict__)


@dataclass(frozen=True)
class Closely:
    """What the fights that were told in full have shown."""

    fights: int
    options: tuple[Chosen, ...]
    damage: tuple[Damage, ...]
    rules: tuple[RuleCount, ...]
    health: dict[str, dict[int, int]]
    """For each fighter that has health: with how much it came out of how many fights."""

    def to_data(self) -> dict[str, object]:
        """Everything as JSON-ready data."""
        return {
            "fights": self.fights,
            "options": [option.to_data() for option in self.options],
            "rules": [rule.to_data() for rule in self.rules],
            "damage": [damage.to_data() for damage in self.damage],
            "health": {
                slug: {
                    "mean": mean(counts),
                    "counts": {str(number): count for number, count in counts.items()},
                }
                for slug, counts in self.health.items()
            },
        }


class Watch:
    """Looks at one fight after another."""

    def __init__(self, book: Book) -> None:
        self.book = book
        self.options: dict[str, list[int]] = {}
        """Times, fights, hits, damage, won; by fighter, question, verb and item."""
        self.sources: dict[str, int] = {}
        """Damage by fighter, verb and item."""
        self.rules: dict[str, list[int]] = {}
        """Fights, told, changed, decided; by rule."""
        self.health: dict[str, dict[str, int]] = {}
        self.fights = 0
        self.judged = 0
        """Tests of which the book says how they went."""
        self._things = item_names(book)
        self._slots: dict[tuple[str, str], str] = {}
        self._last: list[tuple[str, str, str] | None] = []
        self._hit: list[bool] = []
        self._dealt: list[int] = []
        self._seen = 0
        self._chosen: set[tuple[int, str]] = set()
        self._spoken: set[str] = set()

    def _kind(self, slug: str) -> str:
        """What kind a thing is: the number of a copy goes, the number of a model stays."""
        return slug if slug in self._things else _NUMBERED.sub("", slug)

    def begin(self, fight: Fight) -> None:
        """Another fight begins."""
        self._last = [None] * len(fight.roster)
        self._hit = [False] * len(fight.roster)
        self._dealt = [int(fighter.dealt) for fighter in fight.roster]
        self._seen = 0
        self._chosen = set()
        self._spoken = set()

    def chose(self, question: Question, choice: Choice) -> None:
        """Somebody has decided."""
        fight = question.fight
        self.settle(fight)
        if question.who is None:
            return
        index = int(question.who.index)
        if index >= len(self._last):
            return
        item = self._kind(self._item(question, choice.words()))
        option = (question.kind, choice.verb, item)
        self._count(fight, index, option, 0, 1)
        if question.kind not in self.book.asides:
            self._last[index] = option
            self._hit[index] = False

    def settle(self, fight: Fight) -> None:
        """Take in what has happened since the last decision."""
        events = fight.events
        used: dict[int, str] = {}
        for event in events[self._seen :]:
            self._hear(event)
            if event.item and event.actor >= 0:
                used[int(event.actor)] = self._kind(event.item)
        self._seen = len(events)
        for index, before in enumerate(self._dealt):
            dealt = int(fight.roster[index].dealt)
            last = self._last[index]
            if dealt == before or last is None:
                continue
            self._dealt[index] = dealt
            # A reaction names no weapon; the event says which one struck.
            source = " ".join((fight.roster[index].slug, last[1], last[2] or used.get(index, "")))
            self.sources[source] = self.sources.get(source, 0) + dealt - before
            self._count(fight, index, last, 3, dealt - before)
            if not self._hit[index]:
                self._hit[index] = True
                self._count(fight, index, last, 2, 1)

    def end(self, fight: Fight) -> None:
        """The fight is over."""
        self.settle(fight)
        self.fights += 1
        winners = fight.winners()
        for index, key in sorted(self._chosen):
            row = self.options[key]
            row[1] += 1
            if int(fight.roster[index].side) in winners:
                row[4] += 1
        for rule in sorted(self._spoken):
            self.rules[rule][0] += 1
        for view in self.book.view(fight, -1):
            if view.health is not None:
                counts = self.health.setdefault(view.slug, {})
                counts[str(view.health)] = counts.get(str(view.health), 0) + 1

    def to_data(self) -> Counts:
        """The counts."""
        return {
            "fights": self.fights,
            "judged": self.judged,
            "options": self.options,
            "sources": self.sources,
            "rules": self.rules,
            "health": self.health,
        }

    def _count(
        self, fight: Fight, index: int, option: tuple[str, str, str], column: int, amount: int
    ) -> None:
        key = " ".join((fight.roster[index].slug, *option))
        row = self.options.setdefault(key, [0, 0, 0, 0, 0])
        row[column] += amount
        self._chosen.add((index, key))

    def _hear(self, event: Event) -> None:
        if event.rule:
            self._rule(event.rule)[1] += 1
        tally = event.tally
        if tally is None or tally.parts is None or event.kind != "roll":
            return
        stood = self.book.result(event, int(tally.total))
        if stood is not None:
            self.judged += 1
        for number, part in enumerate(tally.parts):
            if not part.rule or part.value == 0 or number == 0:
                continue
            row = self._rule(part.rule)
            row[2] += 1
            without = int(tally.total - part.value)
            if stood is not None and stood != self.book.result(event, without):
                row[3] += 1

    def _rule(self, rule: str) -> list[int]:
        self._spoken.add(rule)
        return self.rules.setdefault(rule, [0, 0, 0, 0])

    def _item(self, question: Question, words: Mapping[str, str]) -> str:
        """What is used: the slot that names it is found once for each kind of choice."""
        kind = (question.kind, words[VERB])
        if kind not in self._slots:
            self._slots[kind] = _first_item(question, words)
        return words.get(self._slots[kind], "")


def _first_item(question: Question, words: Mapping[str, str]) -> str:
    filled: dict[str, str] = {}
    for _ in range(len(words) + 8):
        slot = question.slot(filled)
        if slot is None:
            break
        if slot.kind in _USED:
            return slot.name
        filled[slot.name] = words.get(slot.name, slot.default or "")
    return ""


class Watched(Player):
    """Plays like somebody else, under the eyes of a watch."""

    def __init__(self, player: Player, watch: Watch) -> None:
        self.player = player
        self.watch = watch

    def decide(self, question: Question) -> Choice:
        """What the other one decides."""
        choice = self.player.decide(question)
        self.watch.chose(question, choice)
        return choice

    def remembers(self) -> bool:
        """If the other one does."""
        return self.player.remembers()


class CloselyWorker(Worker):
    """Tells fights in full and counts what happens in them."""

    def __init__(self, data: Mapping[str, Any], seed: int) -> None:
        scenario = scenario_in(data)
        self.book = scenario.rulebook
        self.bench = Bench(scenario, seed)
        self.bench.dice.keeping = True

    def run(self, first: int, count: int) -> Counts:
        """Look at the fights of these numbers."""
        watch = Watch(self.book)
        bench = self.bench
        players: list[Player] = [Watched(player, watch) for player in bench.players]
        for number in range(first, first + count):
            fight = bench.start.copy()
            bench.dice.deal(number, fight.roster)
            seat(fight, players, bench.dice)
            fight.telling = True
            watch.begin(fight)
            fight.run()
            watch.end(fight)
        return watch.to_data()


KINDS["closely"] = CloselyWorker


def closely_job(scenario: Scenario, seed: int) -> Job:
    """The job of looking closely."""
    return Job("closely", seed, text_of(scenario_data(scenario)))


def closely_of(counts: Counts) -> Closely | None:
    """Counts in order; None where nothing was looked at."""
    if not counts.get("fights"):
        return None
    options: list[Chosen] = []
    for key, row in counts["options"].items():
        fighter, question, verb, item = key.split(" ")
        options.append(Chosen(fighter, question, verb, item, *row))
    options.sort(key=lambda row: (row.fighter, -row.times, row.question, row.verb, row.item))
    rules = [
        RuleCount(rule, fights, told, changed, decided if counts["judged"] else None)
        for rule, (fights, told, changed, decided) in sorted(counts["rules"].items())
    ]
    damage: list[Damage] = []
    for key, amount in counts["sources"].items():
        fighter, verb, item = key.split(" ")
        damage.append(Damage(fighter, verb, item, amount / counts["fights"]))
    damage.sort(key=lambda row: (-row.mean, row.fighter, row.action, row.item))
    order = sorted(counts["health"])
    return Closely(
        counts["fights"],
        tuple(options),
        tuple(damage),
        tuple(rules),
        {slug: numbers(counts["health"][slug]) for slug in order},
    )
