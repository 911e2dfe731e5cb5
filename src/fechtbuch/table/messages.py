"""The messages of a table's socket, both ways. Their JSON schema is `schemas/socket.json`.

The client says `hello` first, with its token. Commands change the table (`orders.py`); everything
else only asks. Every accepted command is answered with `done` to its sender and `step` (or
`state`, where the log was cut) to everybody; a refused one with `refused` to its sender, and
nothing changed.
"""

from typing import Annotated, Literal

from pydantic import AfterValidator, Field, TypeAdapter

from fechtbuch.table.orders import MOST_SEATS, Command, Key, Slug, Text, Word
from fechtbuch.table.state import Figures, Line, Model, Next, Role, Spot, State, Stopped, Tale

Language = Annotated[str, Field(max_length=20)]

MOST_HANDED = 8000
"""Characters of what is handed out."""


def _kept(text: str) -> str:
    """A text as it is kept: PostgreSQL keeps any character but one."""
    return text.replace("\0", "").strip()


def _worth_reading(text: str) -> str:
    """A text as it is kept; refused if there is nothing to read in it."""
    text = _kept(text)
    if not text:
        raise ValueError("a line has something to read in it")
    return text


# From the client.


class Hello(Model):
    """The first message."""

    type: Literal["hello"]
    token: Annotated[str, Field(max_length=200)]
    language: Language = "en"
    seen: int | None = None
    """The `seq` that was seen last, after a lost connection. The whole state is sent anyway."""
    chance: bool = True
    """Whether to be sent the win probability after every step, where it may be known."""
    adds: bool = False
    """Whether a `value` for the dice follows at once: the engine waits for it before it begins."""


class Commanding(Model):
    """A command, with a key of its own."""

    type: Literal["command"]
    key: Key
    expect: Annotated[int, Field(ge=0)] | None = None
    """The `seq` that the sender saw. If the table has moved on, the command is refused, but for an
    answer to a question that stood all the while. Without it the command is for whatever is."""
    command: Command


class OptionsWanted(Model):
    """How a choice goes on. `partial` is what was said so far, such as `attack target=hans`."""

    type: Literal["options"]
    question: Word
    partial: Text = ""
    change: Word | None = None
    """The name of a slot that took its default and is to be filled by hand."""


class WhyWanted(Model):
    """Why a value is not offered."""

    type: Literal["why"]
    question: Word
    partial: Text = ""
    value: Word


class OddsWanted(Model):
    """What would follow from a choice."""

    type: Literal["odds"]
    question: Word
    text: Text


class AdviceWanted(Model):
    """What to do, and who will win."""

    type: Literal["advice"]
    question: Word | None = None
    seconds: Annotated[float, Field(gt=0, le=10)] = 1.0


class ChanceWanted(Model):
    """Whether to be sent the win probability."""

    type: Literal["chance"]
    on: bool


class LanguageWanted(Model):
    """Speak another language; the whole state is sent again."""

    type: Literal["language"]
    language: Language


class Say(Model):
    """Say something to everybody at the table, or to some alone.

    With a title it is handed out, by the game master. What is said is no command: it changes
    nothing of the fight, and nobody else learns of it, not even that it was said.
    """

    type: Literal["say"]
    to: Annotated[list[Word], Field(max_length=MOST_SEATS + 1)] = Field(default=[])
    """Seats, or `referee`; nobody named is everybody."""
    title: Annotated[str, Field(max_length=100), AfterValidator(_kept)] = ""
    text: Annotated[str, Field(max_length=MOST_HANDED), AfterValidator(_worth_reading)]


class Point(Model):
    """Point at a field, for one's own side and the game master; hers is seen by all."""

    type: Literal["point"]
    at: Annotated[list[Annotated[int, Field(ge=-8000, le=8000)]], Field(min_length=2, max_length=2)]


class SurveyWanted(Model):
    """How far somebody strikes and shoots from where he stands, and whom he has a line to."""

    type: Literal["survey"]
    fighter: Slug


class Ping(Model):
    """Is anybody there?"""

    type: Literal["ping"]


Client = Annotated[
    Hello
    | Commanding
    | OptionsWanted
    | WhyWanted
    | OddsWanted
    | AdviceWanted
    | ChanceWanted
    | LanguageWanted
    | Say
    | Point
    | SurveyWanted
    | Ping,
    Field(discriminator="type"),
]
CLIENT: TypeAdapter[Client] = TypeAdapter(Client)


# From the server.


class Viewer(Model):
    """Who the client is at this table."""

    role: Role
    seat: str | None
    name: str
    fighters: list[str]


class Welcome(Model):
    """The answer to `hello`; a full state follows."""

    type: Literal["welcome"]
    viewer: Viewer
    table: str
    commitment: str
    """SHA-256 of the seed, fixed before the first die."""
    beginning: str = ""
    """SHA-256 of the record's header, which the dice begin with; empty at tables of version 0.1."""
    book: str
    book_title: str
    title: str
    text: str
    language: str
    """The language that is spoken from now on."""
    languages: list[str]
    """The languages in which the table can be seen."""
    grave: list[str] = Field(default=[])
    """Verbs, and slots that are filled, which the book lets nobody do by the way."""
    kept_days: int = 0
    """After so many days in which nothing is done the table is forgotten; 0 for never."""
    evening: str = ""
    """The evening that the table belongs to; empty for one of its own."""


class FullState(Model):
    """Everything, with the last lines of the log."""

    type: Literal["state"]
    state: State
    log: list[Line]
    log_from: int
    """The number of the first line in `log`; earlier ones are at `GET …/log`."""
    tales: list[Tale] = Field(default=[])
    """The story of these lines."""
    key: str | None = None
    """The key of the command that led here."""


class Step(Model):
    """What a command has changed: the whole new state, and the new lines of the log."""

    type: Literal["step"]
    state: State
    lines: list[Line]
    tales: list[Tale] = Field(default=[])
    """The story from where it has changed: what was told from there on before is void."""
    key: str | None = None


class Problem(Model):
    """What went wrong, what it means, what to do next."""

    title: str
    detail: str
    remedy: str
    code: str
    """A key that does not change with the language: `stale`, `not-legal`, `not-allowed`, …"""
    rules: list[str] = Field(default=[])
    """The rules that forbid it."""


class Done(Model):
    """The command is kept for good."""

    type: Literal["done"]
    key: str
    seq: int
    stopped: Stopped | None = None
    """Why a plan was not carried out to its end."""


class Refused(Model):
    """The command, or a question, was not accepted; nothing changed."""

    type: Literal["refused"]
    key: str | None
    """The command's key; nothing where a request was refused."""
    about: str
    """The type of the message that was refused."""
    problem: Problem
    seq: int


class Options(Model):
    """How a choice goes on: what was asked, and the answer to it."""

    type: Literal["options"]
    question: str
    partial: str
    change: str | None
    next: Next


class Why(Model):
    """Why a value is not offered."""

    type: Literal["why"]
    question: str
    value: str
    text: str
    rules: list[str]


class Outcome(Model):
    """One thing that may follow."""

    name: str
    label: str
    p: str
    """An exact fraction, such as `11/20`; a share where the odds are not exact."""
    float: float


class Hurt(Model):
    """Somebody who may come to harm."""

    fighter: str
    """His slug."""
    name: str
    foe: bool
    """Whether he is an enemy of the one who chooses."""
    chance: float
    """The chance that he takes any damage."""
    mean: float
    """How much he takes on average."""


class Odds(Model):
    """What follows from a choice. Outcomes sum to one."""

    type: Literal["odds"]
    question: str
    asked: str
    """The text that was asked about."""
    text: str
    """The whole choice."""
    outcomes: list[Outcome]
    damage: list[tuple[int, float]]
    """The chance of every amount of damage to the target."""
    mean_damage: float
    hurt: list[Hurt]
    """Whoever may come to harm, foes first."""
    exact: bool


class Share(Model):
    """How often a side wins."""

    side: str
    share: float
    interval: tuple[float, float]


class Ranked(Model):
    """An option and how often the side that is asked wins with it."""

    text: str
    label: str
    share: float
    interval: tuple[float, float]
    usual: bool


class Advice(Model):
    """Who will win, and the options of a question, the best first. Sent again as it sharpens."""

    type: Literal["advice"]
    seq: int
    question: str | None
    win: list[Share]
    ranked: list[Ranked]
    rollouts: int
    last: bool
    """Whether nothing sharper follows."""


class PlanFigures(Model):
    """What a plan comes to."""

    id: str
    figures: Figures


class FiguresFound(Model):
    """What the plans of a question come to. Sent again as it sharpens; the order does not change.

    Only to whoever is asked and wants chances (`chance`), and only where odds may be known.
    """

    type: Literal["figures"]
    seq: int
    question: str
    plans: list[PlanFigures]
    rollouts: int
    """Fights that each plan was played on in."""
    last: bool
    """Whether nothing sharper follows."""


class Chance(Model):
    """The win probability at a moment."""

    type: Literal["chance"]
    seq: int
    head: int
    win: list[Share]
    rollouts: int


class Sitting(Model):
    """Whether somebody sits at a seat."""

    seat: str
    name: str
    online: bool


class Presence(Model):
    """Who is there."""

    type: Literal["presence"]
    seats: list[Sitting]
    referee: bool
    spectators: int


class SaidLine(Model):
    """Something that was said, or handed out where it has a title."""

    by: str
    """A seat, or `referee`."""
    name: str
    """Of the seat, as it is called today; empty for the referee."""
    mine: bool
    to: list[str]
    """To whom alone, besides whoever said it; empty for everybody."""
    title: str
    text: str
    time: str


class Talked(Model):
    """What was said, as far as it is for this viewer."""

    type: Literal["talk"]
    whole: bool
    """Whether it is all that is kept; else it comes after what was sent before."""
    lines: list[SaidLine]


class Pointed(Model):
    """Somebody points at a field."""

    type: Literal["pointed"]
    at: Spot
    by: str
    """A seat, or `referee`."""
    name: str
    """Of the seat; empty for the referee."""


class Band(Model):
    """Up to where a weapon shoots in some way."""

    text: str
    far: int
    """In fields."""


class SightLine(Model):
    """The line from one to another."""

    fighter: str
    """Slug of the other."""
    far: int
    """In fields."""
    clear: bool
    """Whether nothing on the ground stands between."""
    cover: str
    """The other's cover against it, in words; empty for none."""


class Charge(Model):
    """A foe who may charge at somebody in his next turn, as things stand."""

    fighter: str
    at: Spot
    """From where he would strike."""
    far: int
    """Fields between where he stands and there."""


class Surveyed(Model):
    """What the ground means for somebody; for a foe whose numbers are secret only the lines."""

    type: Literal["surveyed"]
    fighter: str
    threat: list[Spot]
    """The fields that he can strike at."""
    bands: list[Band]
    lines: list[SightLine]
    charges: list[Charge]
    """Foes who may charge at him, the nearest first; of those whose numbers are secret none."""


class Revoked(Model):
    """The link is no longer valid; the server closes the connection."""

    type: Literal["revoked"]
    problem: Problem


class Pong(Model):
    """The server is there."""

    type: Literal["pong"]


Server = Annotated[
    Welcome
    | FullState
    | Step
    | Done
    | Refused
    | Options
    | Why
    | Odds
    | Advice
    | FiguresFound
    | Chance
    | Presence
    | Talked
    | Pointed
    | Surveyed
    | Revoked
    | Pong,
    Field(discriminator="type"),
]
SERVER: TypeAdapter[Server] = TypeAdapter(Server)
