"""A checked scenario: complete, without references to anything outside, ready to be built."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

from pydantic import BaseModel

from fechtbuch.books.base import Book, books
from fechtbuch.engine.choices import Choice, Player, Question
from fechtbuch.engine.fight import Fight
from fechtbuch.engine.grid import Grid
from fechtbuch.engine.streams import Stream
from fechtbuch.scenario import files
from fechtbuch.scenario.maps import MapForm, MapReader
from fechtbuch.text.tables import titled_table


@dataclass(frozen=True)
class Recruit:
    """A fighter as the scenario brings it into the fight."""

    slug: str
    block: str
    """Fighters with the same block are of one kind."""
    sheet: BaseModel
    """The fighter under the book's own model."""
    at: tuple[int, int] | None = None
    hidden: tuple[str, ...] = ()
    """Sides that do not know of it."""
    policy: str | None = None

    def to_data(self) -> dict[str, Any]:
        """The entry of a scenario file that describes this fighter completely."""
        data: dict[str, Any] = {"slug": self.slug, "block": self.block}
        if self.at is not None:
            data["at"] = list(self.at)
        if self.hidden:
            data["hidden"] = list(self.hidden)
        if self.policy is not None:
            data["policy"] = self.policy
        return {**data, **dumped(self.sheet)}


@dataclass(frozen=True)
class Party:
    """A side with its members in roster order."""

    name: str
    slug: str
    recruits: tuple[Recruit, ...]
    policy: str
    heroes: bool = False
    friends: tuple[str, ...] = ()

    def to_data(self) -> dict[str, Any]:
        """The side as a scenario file has it."""
        data: dict[str, Any] = {"name": self.name, "slug": self.slug, "heroes": self.heroes}
        if self.friends:
            data["friends"] = list(self.friends)
        data["policy"] = self.policy
        data["fighters"] = [recruit.to_data() for recruit in self.recruits]
        return data


@dataclass(frozen=True)
class Scenario:
    """A fight before its first die."""

    name: str
    """Under what it was found: a packaged name, or the name of its file."""
    book: str
    title: str
    sides: tuple[Party, ...]
    scene: BaseModel
    """Place and circumstances under the book's own model."""
    text: str = ""
    seed: int | None = None
    rounds: int = 200
    options: Mapping[str, bool | int | str] = field(default_factory=dict)
    """Every option of the book, those at their default included."""
    map: MapForm | None = None
    written: Mapping[str, Any] = field(default_factory=dict, compare=False)
    """What somebody wrote, with nothing filled in or looked up: seeded dice begin with it."""

    @property
    def rulebook(self) -> Book:
        """The book that the fight is played by."""
        return books()[self.book]

    def build(self) -> Fight:
        """The fight at its very beginning."""
        return self.rulebook.build(self)

    def grid(self) -> Grid:
        """The map as the book reads it."""
        return MapReader(self.map, self.rulebook.map_rules, self.name).grid

    def placed(self) -> bool:
        """Whether the scenario says where everybody stands."""
        return all(recruit.at is not None for party in self.sides for recruit in party.recruits)

    def players(self, stream: Stream) -> list[Player]:
        """Who plays each side where no person does."""
        known = self.rulebook.known_policies()
        players: list[Player] = []
        for party in self.sides:
            others = {
                recruit.slug: known[recruit.policy](stream)
                for recruit in party.recruits
                if recruit.policy is not None and recruit.policy != party.policy
            }
            player = known[party.policy](stream)
            players.append(Mixed(player, others) if others else player)
        return players

    def policy_for(self, question: Question) -> str:
        """The name of the policy that answers a side's question where no person does."""
        party = self.sides[question.side]
        for recruit in party.recruits:
            if question.who is not None and question.who.slug == recruit.slug:
                return recruit.policy or party.policy
        return party.policy

    def to_data(self) -> dict[str, Any]:
        """The scenario as a file that refers to nothing else."""
        data: dict[str, Any] = {"book": self.book, "title": self.title}
        if self.text:
            data["text"] = self.text
        if self.seed is not None:
            data["seed"] = self.seed
        data["rounds"] = self.rounds
        data["options"] = dict(self.options)
        if self.map is not None:
            data["map"] = self.map.model_dump(by_alias=True, exclude_defaults=True)
        data["scene"] = dumped(self.scene)
        data["sides"] = [party.to_data() for party in self.sides]
        return data

    def with_options(self, options: Mapping[str, bool | int | str]) -> "Scenario":
        """The scenario with some options set otherwise; `ScenarioError` if they cannot be."""
        data = self.to_data()
        data["options"] = {**data["options"], **options}
        written = {**self.written, "options": {**self.written.get("options", {}), **options}}
        return replace(Scenario.from_data(data, self.name), written=written)

    def with_policy(self, policy: str) -> "Scenario":
        """The scenario with every side played by one policy where no person plays.

        Whoever has a policy of his own keeps it.
        """

        def played(sides: Any) -> list[Any]:
            return [{**side, "policy": policy} for side in sides]

        data = self.to_data()
        data["sides"] = played(data["sides"])
        written = {**self.written}
        if "sides" in written:
            written["sides"] = played(written["sides"])
        return replace(Scenario.from_data(data, self.name), written=written)

    def with_(self, changes: Mapping[str, Any]) -> "Scenario":
        """The scenario with several things set otherwise, by path.

            duel.with_({"kurt.ws": 5, "options.morale": False, "hans": "militia-spearman"})

        A path is written as in `sweep`. A fighter's name alone takes a whole fighter: a key of the
        book, a sheet (with `use`, if it begins with one of the book's) or a `Recruit` of another
        scenario; he stands where the other stood. A side's `fighters` take a list of them.
        `ValueError` names a path that does not exist, `ScenarioError` what cannot be so.
        """
        from fechtbuch.scenario.paths import with_changes

        return with_changes(self, changes)

    def __repr__(self) -> str:
        sides = " against ".join(f"{party.slug} ({len(party.recruits)})" for party in self.sides)
        return f"<{self.name}: {self.book}, {sides}>"

    def _repr_html_(self) -> str:
        """The scenario in a notebook."""
        rows = [
            [party.name, recruit.slug, str(getattr(recruit.sheet, "name", "")), party.policy]
            for party in self.sides
            for recruit in party.recruits
        ]
        heads = ["side", "fighter", "name", "policy"]
        return titled_table(self.title, self.rulebook.title, heads, rows)

    @classmethod
    def from_data(
        cls, data: Mapping[str, Any], name: str = "scenario", version: str = ""
    ) -> "Scenario":
        """A scenario from the data of a file; `ScenarioError` with everything that is wrong.

        `version` is that of the book when it was written, if that was not today.
        """
        from fechtbuch.scenario.checking import checked

        return checked(data, name, version=version)

    def save(self, path: str | Path) -> None:
        """Write the scenario to a `.toml` or `.json` file."""
        files.write(self.to_data(), Path(path))


def dumped(model: BaseModel) -> dict[str, Any]:
    """A model as a file has it, defaults included, without what is empty."""
    data = model.model_dump(mode="json", by_alias=True, exclude_none=True)
    return {name: value for name, value in data.items() if value not in ([], {})}


class Mixed(Player):
    """A side some of whose members follow another policy than the rest."""

    def __init__(self, usual: Player, others: Mapping[str, Player]) -> None:
        self.usual = usual
        self.others = others

    def decide(self, question: Question) -> Choice:
        """The answer of whoever plays the fighter that is asked."""
        slug = "" if question.who is None else question.who.slug
        return self.others.get(slug, self.usual).decide(question)

    def remembers(self) -> bool:
        """If one of them does."""
        return any(player.remembers() for player in [self.usual, *self.others.values()])
