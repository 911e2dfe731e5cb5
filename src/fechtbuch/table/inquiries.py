"""The bodies of questions to the laboratory, and of what it answers."""

from typing import Annotated, Any, Literal

from pydantic import Field

from fechtbuch.table.orders import Word, Written
from fechtbuch.table.state import Model

MOST_FIGHTS = 20_000
"""Fights of each variant that a question may ask for."""

Kind = Literal["balance", "sensitivity", "matchups", "regress", "why", "value"]


class NewForm(Model):
    """What a form is wanted for: a scenario, that of a table, or a book."""

    question: Kind
    scenario: Word | Written | None = None
    table: Word | None = None
    book: Word | None = None


class NewQuestion(NewForm):
    """A question about a scenario, about that of a table, or about a book."""

    fights: Annotated[int, Field(ge=10, le=MOST_FIGHTS)]
    """Fights of each variant."""
    seed: Annotated[int, Field(ge=0, le=2**31)] = 0
    set: list[Word] = Field(default=[], max_length=20)
    """Changes of the scenario beforehand, such as `options.morale=false`."""
    side: Word = ""
    vary: list[Word] = Field(default=[], max_length=4)
    """What may be changed and how far, such as `kurt.ws=0..10`."""
    target: Word = "50%"
    """`50%`, `60:40`, `rounds=6` or `standing=2`."""
    costs: list[Word] = Field(default=[], max_length=4)
    """What one step costs, such as `kurt.ws=3`."""
    fighters: list[Word] = Field(default=[], max_length=40)
    squad: Annotated[int, Field(ge=1, le=12)] = 1
    options: list[Word] = Field(default=[], max_length=20)
    changes: list[Word] = Field(default=[], max_length=10)
    scenarios: list[Word] = Field(default=[], max_length=40)
    battles: Annotated[int, Field(ge=1, le=2000)] | None = None


class Choice(Model):
    """A value, as it is written and as it is said."""

    value: str
    text: str


class FormField(Model):
    """Something that can be otherwise."""

    path: str
    text: str
    label: str
    now: str
    number: int | None
    low: int | None
    high: int | None
    choices: list[Choice]


class FieldGroup(Model):
    """Fields of one owner; side -1 for what belongs to the whole fight."""

    owner: str
    side: int
    fields: list[FormField]


class QuestionForm(Model):
    """What can be asked, in words."""

    book: str
    book_title: str
    title: str
    sides: list[Choice]
    groups: list[FieldGroup]
    rules: list[FieldGroup]
    fighters: list[Choice]
    scenarios: list[Choice]


class TableRow(Model):
    """One line of a table."""

    cells: list[str]
    best: bool
    goes_on: bool


class Note(Model):
    """A sentence above or below a table."""

    text: str
    small: bool
    across: bool
    """Whether it is about the columns of everybody against each other."""


class FoundTable(Model):
    """A finding as a table with what is to be said about it."""

    words: list[str]
    numbers: list[str]
    rows: list[TableRow]
    before: list[Note]
    after: list[Note]
    story: list[Note]
    more: list[Note]
    long: bool


class StandingNow(Model):
    """How a fight is now, for the side that is asked about."""

    side: int
    name: str
    amount: str
    share: float | None
    """A part of all fights; nothing where something else is measured."""
    sure: str


class Proposed(Model):
    """A change that brings a fight nearer to what is wanted."""

    key: str
    """What it is called where the scenario with it is wanted."""
    thing: str
    step: str
    amount: str
    near: bool
    """Whether that is near enough."""
    title: str
    """What the scenario with it may be called."""
    path: str
    """The number that is changed, where more of the same may do more; else empty."""


class ProposedScene(Model):
    """A scenario with a change that was proposed."""

    data: dict[str, Any]


class Found(Model):
    """What was found so far, in words."""

    title: str
    about: str
    effort: str
    chart: dict[str, Any]
    """A Vega-Lite specification."""
    table: FoundTable
    now: StandingNow | None
    """Nothing where the finding does not know."""
    proposals: list[Proposed] | None
    """Nothing where the question is not what to change."""


class Answered(Model):
    """A question as far as it is."""

    id: str
    status: Literal["waiting", "running", "done", "ended", "cancelled", "failed"]
    """`ended`: its time was over before all was fought."""
    done: int
    fights: int
    cells: int
    revision: int
    command: str
    """The command line that gives the same; empty where the scenario has no name."""
    python: str
    language: str
    """The language in which it is told: another than was asked for, until there is that one."""
    files: list[Literal["csv", "json", "parquet"]]
    """As which files it can be taken home so far."""
    found: Found | None
    """None where there is nothing newer than what was looked at."""
    problem: str | None
    field: str | None
    """Beside which field of the form the problem is told."""
