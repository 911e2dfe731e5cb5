"""The bodies of HTTP requests and responses about evenings."""

from typing import Annotated, Literal

from pydantic import Field

from fechtbuch.table.bodies import Labelled, NewSeat, OptionValue, SeatLink
from fechtbuch.table.messages import Share
from fechtbuch.table.orders import MOST_SEATS, Look, Name, Slug, Word, Written
from fechtbuch.table.state import Model, SheetLine, StateSign

MOST_ENCOUNTERS = 20

Rest = Annotated[str, Field(max_length=60)]


class NewEncounter(Model):
    """An encounter to be lined up."""

    scenario: Word | Written
    """A packaged name, or a whole scenario as data."""
    rest: Rest = ""
    """The rest that is planned before it; the first has none."""


class Scene(Model):
    """A scene with which an evening may begin."""

    scenario: Word | Written


class Heroes(Model):
    """Those who would go through the evening."""

    members: list[Labelled]


class NewEvening(Model):
    """An evening to be prepared: encounters of one book, fought by the heroes of the first."""

    title: Name
    encounters: Annotated[list[NewEncounter], Field(min_length=1, max_length=MOST_ENCOUNTERS)]
    seats: list[NewSeat] = Field(default=[], max_length=MOST_SEATS)
    """Who plays whom of the party; whoever is nobody's is the game master's."""
    engine: bool = False
    """Whether the engine plays everybody else; else the game master does."""
    level: Word = ""
    options: dict[str, OptionValue] = Field(default={}, max_length=100)
    language: Word = "en"
    reveal: Literal["all", "own"] = "all"
    advice: bool = True
    sparing: bool = False
    looks: dict[Slug, Look] = Field(default={}, max_length=200)


class EveningLinks(Model):
    """The links of a new evening: one for each who takes part, whatever is played."""

    referee: str
    seats: list[SeatLink]
    spectator: str


class Prepared(Model):
    """A new evening."""

    evening: str
    links: EveningLinks


class Change(Model):
    """What is taken away or used up, or has come: how much there was, and how much there is."""

    label: str
    before: int
    after: int


class Member(Model):
    """One of the party as the last fight has left him."""

    slug: str
    name: str
    able: bool
    """Whether he can fight on."""
    health: int | None
    full: int | None
    states: list[StateSign]
    hands: list[str]
    emblem: str
    sheet: list[SheetLine]
    changes: list[Change]
    """Against the sheet that he began the evening with."""


class Outcome(Model):
    """How an encounter stands or ended."""

    result: Literal["playing", "won", "lost", "drawn", "broken-off"]
    """From where the party stands."""
    round: int


class Played(Model):
    """A table at which an encounter was played."""

    table: str
    aside: bool
    """Whether it does not count: it was played again, or its opening was taken back."""
    outcome: Outcome


class EncounterView(Model):
    """An encounter that was opened."""

    number: int
    title: str
    text: str
    rest: Labelled | None
    """The rest before it."""
    tables: list[Played]


class Coming(Model):
    """An encounter that is lined up; only the game master knows of it."""

    number: int
    title: str
    text: str
    sides: list[str]
    """Those whom the party will meet."""
    rest: Rest


class EveningSeat(Model):
    """A seat; the same at every table."""

    seat: str
    name: str
    fighters: list[str]
    linked: bool


class Evening(Model):
    """An evening as the bearer of the token sees it."""

    evening: str
    title: str
    book: str
    book_title: str
    role: Literal["referee", "player", "spectator"]
    seat: str | None
    state: Literal["waiting", "playing", "between", "ended"]
    table: str | None
    """The table that the evening has come to."""
    encounters: list[EncounterView]
    party: list[Member]
    master: "MastersView | None"


class MastersView(Model):
    """What only the game master sees."""

    seq: int
    coming: list[Coming]
    rests: list[Labelled]
    seats: list[EveningSeat]
    kept_days: int


class Whereabouts(Model):
    """Where an evening is, for pages that wait: little, because it is asked for often."""

    table: str | None
    tables: int
    """How many were opened so far."""
    ended: bool


class RestedParty(Model):
    """The party as it would come to the next encounter."""

    party: list[Member]


class Outlook(Model):
    """Who would win the next encounter."""

    win: list[Share]
    names: dict[str, str]
    """What the sides are called, by slug."""
    party: str
    fights: int


class Expecting(Model):
    """The number of changes that the sender has seen."""

    expect: Annotated[int, Field(ge=0)]


class GoOn(Expecting):
    """Open the next encounter, after a rest."""

    rest: Rest = ""


class LinedUp(Model):
    """An encounter that is to come: a new one, or one that is lined up already."""

    scenario: Word | Written | None = None
    kept: Annotated[int, Field(ge=0, lt=MOST_ENCOUNTERS)] | None = None
    """Its number so far."""
    rest: Rest = ""


class LineUp(Expecting):
    """Other encounters in place of those that were not opened yet."""

    encounters: Annotated[list[LinedUp], Field(max_length=MOST_ENCOUNTERS)]


class Ending(Expecting):
    """The evening is over, or goes on after all."""

    ended: bool


class EveningLink(Model):
    """A new link, which is shown this once."""

    place: str
    link: str


Evening.model_rebuild()
