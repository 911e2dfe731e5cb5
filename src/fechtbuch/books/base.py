"""What a rulebook offers to the rest of the program. A fifth book is one more of these."""

import os
import tomllib
import warnings
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cache, cached_property
from importlib.metadata import entry_points
from importlib.resources import files
from importlib.resources.abc import Traversable
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from pydantic import BaseModel

from fechtbuch import build_info
from fechtbuch.books.fighters import fighter_keys
from fechtbuch.books.following import Derived
from fechtbuch.books.imports import Import
from fechtbuch.books.learned import policy_files
from fechtbuch.books.minds import Thinking, level_files
from fechtbuch.books.struck import Struck
from fechtbuch.engine.advised import Advised
from fechtbuch.engine.choices import Player, Question
from fechtbuch.engine.events import Event
from fechtbuch.engine.fight import NOTHING_SETTABLE, Fight
from fechtbuch.engine.fighter import Fighter
from fechtbuch.engine.grid import NOWHERE, Diagonals, Sight, Topology
from fechtbuch.engine.invariants import Invariants
from fechtbuch.engine.random_player import RandomPlayer
from fechtbuch.engine.search import Crew
from fechtbuch.engine.settable import AT, Settable
from fechtbuch.engine.streams import Stream
from fechtbuch.engine.telling import Telling

GROUP = "fechtbuch.books"
"""The entry-point group under which books are found."""


ADVISED = "advised"
"""The policy that plays by rollouts; slow."""

LEVEL = "FECHTBUCH_LEVEL"
"""The variable of the environment that names who plays where nobody else is named."""


@dataclass(frozen=True)
class Rule:
    """One entry of a book's ledger."""

    id: str
    title: str
    summary: str
    source: str
    chapter: str
    """The module that carries it: its path below `rules/`, or below the book's folder."""
    status: str
    reason: str = ""
    switch: str = ""
    see: tuple[str, ...] = ()

    @property
    def heading(self) -> str:
        """The chapter as people read it."""
        return self.chapter.rpartition("/")[2].replace("_", " ")


@dataclass(frozen=True)
class Version:
    """One version of a book, and what it changed against the one before."""

    name: str
    rules: tuple[str, ...] = ()
    """Ids of the rules that it carries out otherwise."""
    policy: str = "book"
    """Who plays a side, since then, where neither a person nor a policy is named."""


@dataclass(frozen=True)
class OptionSpec:
    """A switch that a scenario may set."""

    name: str
    default: bool | int | str
    values: tuple[bool | int | str, ...]
    rules: tuple[str, ...]
    meaning: str


@dataclass(frozen=True)
class Setting:
    """A field of a fighter that the referee may set by edict."""

    name: str
    kind: str
    """`number`, `field`, `flag`, `word` or `direction`."""
    low: int | None = None
    high: int | None = None
    words: tuple[str, ...] = ()


@dataclass(frozen=True)
class MapRules:
    """How a scenario's map is read under a book."""

    topology: Topology = Topology.SQUARES
    sight: Sight = Sight.ROUNDED
    squeeze: bool = False
    """Whether diagonal steps between two walls are allowed."""
    difficult: int = 1
    """What entering difficult ground costs more, where a scenario gives no number."""
    cover: Mapping[str, int] = field(default_factory=dict)
    """The book's names for levels of cover, and the numbers that the map holds for them."""
    diagonals: Diagonals = Diagonals.EQUAL
    """How long a diagonal step is; `ALTERNATING` is 5, 10, 5 feet."""
    terrains: Mapping[str, int] = field(default_factory=dict)
    """The book's names for kinds of ground, and the numbers that the map holds for them, from 1.

    What a step onto each costs is said by who walks (`Going`); `terrain-<name>` are the words.
    """


@dataclass(frozen=True)
class FighterView:
    """What a viewer sees of a fighter."""

    slug: str
    name: str
    side: int
    at: int
    health: int | None
    full_health: int | None
    states: tuple[str, ...] = ()
    hands: tuple[str, ...] = ()
    out: bool = False
    facing: int | None = None
    fields: tuple[int, ...] = ()
    """All fields it stands on, where it is more than one."""
    sheet: Mapping[str, int | str] = field(default_factory=dict)


@dataclass(frozen=True)
class Turn:
    """A fighter's place in the order of turns."""

    slug: str
    done: bool = False
    """Whether the turn of this round is over."""
    now: bool = False
    """Whether it is this fighter's turn."""
    note: str = ""
    """A state to be shown with it, such as aiming."""


class Book(ABC):
    """A rulebook: how its fights are made, shown, explained and played."""

    key: str
    title: str
    package: str
    languages: tuple[str, ...] = ("en",)
    map_rules: MapRules = MapRules()
    fighter_model: type[BaseModel]
    """A fighter as people write it."""
    scene_model: type[BaseModel]
    """What the book adds to a scenario, in its `[scene]` table."""
    policy: Callable[[Stream], Player]
    """How its own fighters play: what `policies` calls `book`."""
    thinking: Thinking | None = None
    """How its fighters decide by plans; a book without plans has only its own policy."""
    rests: tuple[str, ...] = ()
    """The kinds of rest that may lie between two fights, besides none; keys of the book."""
    outcomes: tuple[str, ...] = ()
    """Kinds of events that are outcomes of a deed, such as `hit` and `miss`."""
    asides: frozenset[str] = frozenset()
    """Kinds of questions about a roll that is under way, such as whether it is rolled again.

    Whoever answers one goes on with the same deed: damage is put down to that.
    """
    grave: frozenset[str] = frozenset({"flee", "surrender", "withdraw", "improvise"})
    """Verbs, and slots that are filled, which nobody decides beforehand or by the way.

    Giving up, running away, going to the limit, throwing away: what cannot be mended by the next
    answer. No standing answer gives them, and no plan begins with them unless they are the best.
    """
    minor: frozenset[str] = frozenset()
    """Kinds of questions that are put to people only where the answer could matter.

    Where doing nothing is best from what the side knows, it goes without asking.
    """
    empty_handed: frozenset[str] = frozenset()
    """Kinds of questions for which the same holds only while no action is left."""
    guards: Mapping[str, tuple[str, ...]] = {}
    """Verbs by which a blow is met, by the kind of question, the most usual first.

    Whoever may know no numbers of foes is proposed the first that is open, before doing nothing.
    """
    timeless: bool = False
    """Whether no rule reads the number of the round but the scenario's limit of rounds.

    Then equal states of different rounds are one, and whole duels can be solved.
    """
    settable: Settable = NOTHING_SETTABLE
    """What sheets and edicts may set of a fighter, as the book's state declares it."""
    secrets: frozenset[str] = frozenset({"before", "after", "left"})
    """Values of events that tell how a fighter is, which may be nobody's business.

    A kind of event before it, as in `initiative.amount`, means the value of that kind alone.
    """
    between: frozenset[str] = frozenset()
    """Values of events to which two fighters have brought their numbers: they tell of both."""
    not_restored: Mapping[str, str] = {}
    """Fields that may be otherwise after restoring, as `Class.field`, and why that does no harm."""
    usual_number: int = 20
    """About the largest number that anything is tested against."""

    def __repr__(self) -> str:
        return f"<{self.key}: {self.title}, version {self.version}>"

    @property
    def directions(self) -> int:
        """In how many directions a fighter can look on the book's map."""
        return 6 if self.map_rules.topology is Topology.HEXES else 8

    def imports(self) -> Mapping[str, Import]:
        """Sheets of other programs that the book reads, by the suffix of their files."""
        return {}

    # Data that lies in the book's package.

    @property
    def folder(self) -> Traversable:
        """The book's package directory."""
        return files(self.package)

    @property
    def compiled(self) -> bool:
        """Whether its rules were compiled."""
        return build_info.compiled_book(Path(str(self.folder)))

    def data(self, name: str) -> dict[str, Any]:
        """One of the book's TOML files, such as `data/weapons.toml`."""
        return tomllib.loads(self.folder.joinpath(name).read_text(encoding="utf-8"))

    @cached_property
    def rules(self) -> dict[str, Rule]:
        """The ledger by id, in the book's order."""
        return {
            entry["id"]: Rule(**{**entry, "see": tuple(entry.get("see", ()))})
            for entry in self.data("rules.toml")["rule"]
        }

    @cached_property
    def versions(self) -> tuple[Version, ...]:
        """All versions, oldest first: one more whenever the same record would run otherwise."""
        return tuple(
            Version(**{**entry, "rules": tuple(entry.get("rules", ()))})
            for entry in self.data("versions.toml")["version"]
        )

    @property
    def version(self) -> str:
        """The version of today."""
        return self.versions[-1].name

    def changed_since(self, version: str) -> tuple[str, ...] | None:
        """The rules that were changed after a version, each once; None if it is not known."""
        names = [one.name for one in self.versions]
        if version not in names:
            return None
        later = self.versions[names.index(version) + 1 :]
        return tuple(dict.fromkeys(rule for one in later for rule in one.rules))

    def default_policy(self, version: str = "") -> str:
        """Who plays where nobody is named: today, or as it was in some version.

        Today it is whom `FECHTBUCH_LEVEL` names, if the book knows him; what was written down in
        some version stays as it was then.
        """
        then = [one.policy for one in self.versions if one.name == version]
        if then:
            return then[0]
        wanted = os.environ.get(LEVEL, "")
        known = wanted != "" and wanted in self.policies()
        return wanted if known else self.versions[-1].policy

    @cached_property
    def options(self) -> dict[str, OptionSpec]:
        """The switches by name."""
        return {
            name: OptionSpec(
                name,
                entry["default"],
                tuple(entry["values"]),
                tuple(entry["rules"]),
                entry["meaning"],
            )
            for name, entry in self.data("data/options.toml").items()
        }

    # Scenarios.

    @abstractmethod
    def build(self, scenario: "Any") -> Fight:
        """The fight at its very beginning, from a checked `fechtbuch.scenario.Scenario`."""

    def restore(self, scenario: "Any", state: dict[str, object]) -> Fight:
        """A fight in the state that its `to_data` gave."""
        fight = self.build(scenario)
        fight.restore(state)
        return fight

    def specimens(self) -> dict[str, dict[str, Any]]:
        """Small scenarios by name in which everything of the book's data is used at least once.

        Here every fighter of the catalogue against the first of them; a book adds its arms.
        """
        keys = fighter_keys(self.folder)
        return {key: self.bout({"use": key}, {"use": keys[0]}) for key in keys}

    def bout(self, one: dict[str, Any], other: dict[str, Any]) -> dict[str, Any]:
        """A scenario of one against one, as it would be written."""
        return {
            "book": self.key,
            "title": "A bout",
            "rounds": 60,
            "sides": [
                {"name": "One", "fighters": [one]},
                {"name": "Other", "fighters": [other]},
            ],
        }

    # Playing.

    def policies(self) -> dict[str, Callable[[Stream], Player]]:
        """Who may play without a person: at least `book` (sensible) and `random` (any legal
        choice), the levels of `data/minds`, and what was learned (`fechtbuch.books.learned`). A
        policy draws its chance from the stream it is given."""
        learned = policy_files(self)
        return {**learned, "book": self.policy, **self.levels, "random": RandomPlayer}

    @cached_property
    def levels(self) -> dict[str, Callable[[Stream], Player]]:
        """Who decides by plans, the weakest first."""
        thinking = self.thinking
        if thinking is None:
            return {}
        return {
            level: thinking.player(data["weights"], f"{self.key}, {level}.toml")
            for level, data in level_files(self.folder).items()
        }

    @cached_property
    def judgements(self) -> dict[str, tuple[str, ...]]:
        """What plans are judged by, with the ids of the rules behind it; none without plans."""
        if self.thinking is None:
            return {}
        found = self.data("data/judgements.toml")
        return {name: tuple(rules) for name, rules in found.items()}

    def known_policies(self) -> dict[str, Callable[[Stream], Player]]:
        """The book's own policies, and `advised`, which tries everything out by rollouts."""
        return {**self.policies(), ADVISED: lambda _: Advised(Sensible(self))}

    def passes(self, purpose: str, rolled: int, number: int) -> bool | None:
        """Whether a roll for this purpose would succeed against this number.

        None where the book does not say, or where the roll is no test. Simulation asks it to
        find out how often a rule decided something.
        """
        return None

    def result(self, roll: Event, number: int) -> int | None:
        """What a roll would have come to against this number; None where it is no test.

        For most books it has passed or not; one that counts dice counts them again.
        """
        return self.passes(roll.word, int(roll.amount), number)

    @abstractmethod
    def carry(self, fight: Fight, scenario: "Any", rest: str = "") -> dict[str, dict[str, Any]]:
        """What the fighters carry from a finished fight into the next, after a rest.

        For each fighter that can fight on, by slug, the changes of its sheet: wounds, spent
        ammunition, lost gear. Whoever is missing takes no further part.
        """

    # Showing.

    @property
    def outcome_kinds(self) -> Mapping[str, str]:
        """The kinds of events that exact odds call outcomes, and the names they give them.

        An attack's are such as `hit` and `miss`; without any, odds tell of damage and states only.
        """
        return {kind: kind for kind in self.outcomes}

    def view(self, fight: Fight, side: int) -> list[FighterView]:
        """What a side (-1: the referee) sees of the fighters: all but those hidden from it."""
        return [
            self.seen(fight, fighter, side)
            for fighter in fight.roster
            if side < 0 or (fighter.hidden_from >> side) & 1 == 0
        ]

    def seen(self, fight: Fight, fighter: Fighter, side: int) -> FighterView:
        """What a side (-1: the referee) knows of a fighter that is not hidden from it."""
        known = side < 0 or not fight.enemies(side, fighter.side)
        condition = fight.condition(fighter)
        return FighterView(
            slug=fighter.slug,
            name=fighter.name,
            side=fighter.side,
            at=fighter.at,
            health=condition.health if known else None,
            full_health=self.full_health(fighter) if known else None,
            states=tuple(condition.states),
            hands=tuple(self.in_hands(fight, fighter)),
            out=condition.out,
            facing=self.facing(fighter),
            fields=self.ground(fight, fighter),
            sheet=self.shown_sheet(fight, fighter, known),
        )

    def full_health(self, fighter: Fighter) -> int:
        """How much health a fighter has when nothing ails it."""
        raise NotImplementedError

    def in_hands(self, fight: Fight, fighter: Fighter) -> list[str]:
        """What a fighter holds, by slug."""
        return []

    def facing(self, fighter: Fighter) -> int | None:
        """Where a fighter looks, under books that care."""
        return None

    def ground(self, fight: Fight, fighter: Fighter) -> tuple[int, ...]:
        """All fields a fighter stands on, where it is more than one."""
        return ()

    def reach(self, fight: Fight, fighter: Fighter) -> int:
        """How far a fighter strikes from where it stands, in fields."""
        return 1

    def ranges(self, fight: Fight, fighter: Fighter) -> list[tuple[str, int]]:
        """How far what a fighter holds shoots, in fields, nearest first.

        `short`, `medium`, `long`, `half` (beyond it harm is halved) or `most`.
        """
        return []

    def charge(self, fight: Fight, fighter: Fighter, foe: Fighter) -> int:
        """From where a fighter would strike at a foe whom it may charge; NOWHERE if it may not.

        As things stand and were it his turn, under books that know a charge.
        """
        return NOWHERE

    def clear(self, fight: Fight, one: int, other: int) -> bool:
        """Whether nothing on the ground stands between two fields."""
        return bool(fight.grid.clear_line(one, other))

    def struck(self, question: Question) -> Struck | None:
        """Where the blow goes that a question is about, under books whose bodies have parts."""
        return None

    def shown_sheet(self, fight: Fight, fighter: Fighter, known: bool) -> dict[str, int | str]:
        """The numbers of its sheet that a viewer may know; `known`: all of them."""
        return {}

    def actions_left(self, fight: Fight, fighter: Fighter) -> int | None:
        """How many actions a fighter has left to spend; None where the book counts none."""
        return None

    def derived(self, fight: Fight, fighter: Fighter, sheet: Any) -> list[Derived]:
        """Numbers that follow from a sheet, with their parts, beside those of `shown_sheet`."""
        return []

    def turns(self, fight: Fight) -> list[Turn]:
        """The order of turns, as far as the book knows one; here everybody in roster order."""
        return [Turn(one.slug) for one in fight.roster if not one.gone]

    def invariants(self) -> Invariants:
        """What holds between any two steps, as the book declares it beside its state."""
        return Invariants([], [])

    def telling(self) -> Telling:
        """Which events tell a change of the state, as the book declares it beside it."""
        return Telling({}, {}, [])

    def settings(self) -> dict[str, Setting]:
        """The fields that an edict may set."""
        found = {
            name: Setting(name, "number", low, high)
            for name, (low, high) in self.settable.numbers.items()
        }
        found[AT] = Setting(AT, "field")
        for name, count in self.settable.directions.items():
            found[name] = Setting(name, "direction", 0, count - 1)
        for name, words in self.settable.words.items():
            found[name] = Setting(name, "word", words=tuple(words))
        return found

    def states(self) -> tuple[str, ...]:
        """The states that sheets and edicts may add or remove."""
        return tuple(self.settable.states())


class Sensible(Crew):
    """One policy of a book for every side: the default, or the one that is named."""

    def __init__(self, book: Book, policy: str = "") -> None:
        self.make = book.policies()[policy or book.default_policy()]

    def players(self, stream: Stream, sides: int) -> list[Player]:
        """Somebody for each side."""
        return [self.make(stream) for _ in range(sides)]


@cache
def books() -> dict[str, Book]:
    """All installed rulebooks by key."""
    found: dict[str, Book] = {}
    for point in sorted(entry_points(group=GROUP), key=lambda point: point.name):
        if not _fits(point.module.rpartition(".")[0]):
            warnings.warn(
                f"{point.module} was compiled against another engine and is left out: build it "
                "again with `fechtbuch build-book`, or install it without compiling",
                stacklevel=2,
            )
            continue
        book = point.load()
        found[book.key] = book
    return found


def _fits(package: str) -> bool:
    """Whether a book's package can be imported with this engine; it is not imported here."""
    found = find_spec(package)
    places = [] if found is None else list(found.submodule_search_locations or [])
    return all(build_info.fits(Path(place)) for place in places)
