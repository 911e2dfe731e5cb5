"""The bodies of HTTP requests and responses."""

from typing import Annotated, Any, Literal

from pydantic import Field

from fechtbuch.table.messages import Share
from fechtbuch.table.orders import (
    MOST_SEATS,
    ArmsText,
    Command,
    EntryNumber,
    Look,
    Name,
    Slug,
    Word,
    Written,
)
from fechtbuch.table.state import Line, Map, Model, Spot, State, Stopped, Tale, Value

MOST_FIGHTS = 100_000
"""Fights that one simulation may ask for."""

OptionValue = bool | int | str


class ProblemDetails(Model):
    """An error (RFC 9457)."""

    type: str = "about:blank"
    title: str
    status: int
    detail: str
    remedy: str = ""
    code: str = ""
    field: str | None = None
    problems: list["FileProblem"] = Field(default=[])
    rules: list[str] = Field(default=[])
    """The rules that forbid it."""


class FileProblem(Model):
    """What is wrong with a scenario: where, what was found, what would be right."""

    field: str
    value: str
    problem: str
    remedy: str


class NetworkAddress(Model):
    """Where this server can be reached."""

    address: str
    """Such as `http://192.168.1.5:8000`; empty if it is served for this machine alone, or not
    known."""


class BuildInfo(Model):
    """How the rules are run."""

    compiled: bool
    compiling: bool
    """Whether they are being compiled; the server then starts again, and pages connect again."""


class Health(Model):
    """That the server is there, and its database is."""

    well: bool


class BookOption(Model):
    """A switch that a scenario may set."""

    name: str
    default: OptionValue
    values: list[OptionValue]
    labels: list[str]
    """The values in words."""
    rules: list[str]
    meaning: str


class Labelled(Model):
    """A key with its words."""

    key: str
    text: str


class BookSetting(Model):
    """A field of a fighter that an edict may set: `set fighter=… field=NAME value=…`."""

    name: str
    label: str
    kind: Literal["number", "field", "flag", "word", "direction"]
    low: int | None
    high: int | None
    words: list[Labelled]


class CatalogueFighter(Model):
    """A fighter that a book brings along: `{"use": key}` in a scenario."""

    key: str
    name: str
    summary: str


class BookInfo(Model):
    """A rulebook."""

    key: str
    title: str
    languages: list[str]
    topology: Literal["squares", "hexes"]
    options: list[BookOption]
    settings: list[BookSetting]
    states: list[Labelled]
    fighters: list[CatalogueFighter]
    policies: list[str]
    cover: list[Labelled]
    """The book's names for levels of cover, least first."""
    edicts: list[str]
    """The verbs of edicts."""
    rests: list[Labelled]
    """What the book lets a party do between two fights."""


class RuleInfo(Model):
    """A rule of a book's ledger."""

    id: str
    title: str
    summary: str
    source: str
    chapter: str
    status: str
    see: list[str]


class ScenarioSide(Model):
    """A side of a scenario."""

    name: str
    slug: str
    fighters: list[str]
    slugs: list[str]
    places: list[Spot]
    """Where they stand at the beginning; not those who hide."""
    emblems: list[str]
    """What their tokens bear, one for each place."""


class MeasuredScene(Model):
    """What many fights of a scenario came to, the engine against itself."""

    first: float
    """The share that the first side won, with its friends."""
    draws: float
    rounds: float
    minutes: int
    """How long a fight takes at a table, roughly."""


class ScenarioCard(Model):
    """A scenario that a book brings along."""

    name: str
    book: str
    book_title: str
    title: str
    description: str
    sides: list[ScenarioSide]
    fighters: int
    levels: list[str]
    """How well the engine may play: policies of the book, the weakest first, and learned ones."""
    measured: MeasuredScene | None
    map: Map


class Checked(Model):
    """What is wrong with a scenario; nothing if it is good."""

    problems: list[FileProblem]


class NewSeat(Model):
    """A seat to be made. Fighters and sides are named by slug."""

    name: Name
    fighters: list[Slug] = Field(default=[], max_length=200)
    side: Slug | None = None
    """All fighters of a side, besides those named."""
    real_dice: bool = False


class NewTable(Model):
    """A table to be opened."""

    scenario: Word | Written
    """A packaged name, or a whole scenario as data."""
    options: dict[str, OptionValue] = Field(default={}, max_length=100)
    """Switches of the book, over those of the scenario."""
    seats: list[NewSeat] = Field(default=[], max_length=MOST_SEATS)
    engine: list[Slug] = Field(default=[], max_length=200)
    """Fighters and sides that the engine plays; whoever is nobody's is the referee's."""
    language: Word = "en"
    reveal: Literal["all", "own"] = "all"
    advice: bool = True
    deadline: Annotated[int, Field(ge=5, le=86_400)] | None = None
    sparing: bool = False
    """Whether nobody is asked where doing nothing is the one sensible answer."""
    looks: dict[Slug, Look] = Field(default={}, max_length=200)
    """Portraits or arms of fighters, by slug."""
    level: Word = ""
    """How well the engine plays: a policy of the book, such as `novice`, `trained` or `strong`;
    empty as the scenario has it."""


class RoleLink(Model):
    """A link that belongs to no seat, which is shown this once."""

    role: str
    link: str


class SeatLink(Model):
    """A seat and its link, which is shown this once."""

    seat: str
    name: str
    fighters: list[str]
    link: str


class Links(Model):
    """The links of a new table: paths with the token in the fragment."""

    referee: str
    seats: list[SeatLink]
    spectator: str
    replay: str


class Opened(Model):
    """A new table."""

    table: str
    links: Links


class LoadTable(Model):
    """A saved record, to be gone on with at a new table."""

    record: Annotated[str, Field(max_length=8_000_000)]
    """The lines of the file."""
    at: EntryNumber | None = None
    """Go on from the step of this entry; without it where the record was left."""
    seats: list[NewSeat] = Field(default=[], max_length=MOST_SEATS)
    engine: list[Slug] = Field(default=[], max_length=200)
    reveal: Literal["all", "own"] = "all"
    advice: bool = True


class TableView(Model):
    """A table as the bearer of the token sees it."""

    table: str
    title: str
    book: str
    role: Literal["referee", "player", "spectator"]
    state: State


class CommandBody(Model):
    """A command over HTTP; its key is the header `Idempotency-Key`."""

    command: Command
    expect: Annotated[int, Field(ge=0)] | None = None


class Accepted(Model):
    """The command is kept for good."""

    seq: int
    state: State
    stopped: Stopped | None = None
    """Why a plan was not carried out to its end."""


class Log(Model):
    """Lines of the log from a number on."""

    lines: list[Line]
    total: int
    tales: list[Tale] = Field(default=[])
    """The story of these lines."""


class Notes(Model):
    """What the game master notes; nobody else is shown it."""

    text: Annotated[str, Field(max_length=20_000)]


class SeatPatch(Model):
    """Changes of a seat; what is left out stays."""

    name: Name | None = None
    fighters: Annotated[list[Slug], Field(max_length=200)] | None = None
    engine: bool | None = None
    real_dice: bool | None = None


class MomentInfo(Model):
    """An entry on the way to the head, for the replay's scrubber."""

    entry: int
    round: int
    kind: str
    by: str
    text: str
    """What was told first after it."""
    lines: int
    """How many lines of the log there are up to here."""


class Moments(Model):
    """The moments of a fight, the beginning first."""

    table: str
    title: str
    book: str
    moments: list[MomentInfo]
    sides: list[str]
    commitment: str
    seed: str | None
    values: list[Value]
    """What people's pages have added to the dice."""
    tales: list[Tale] = Field(default=[])
    """The story of the whole fight."""


class MomentView(Model):
    """The table after an entry."""

    entry: int
    state: State
    lines: list[Line]
    """What was told at this entry."""
    chance: list[Share] | None
    """The win probability then; nothing while it is being computed or may not be known."""


class NewSimulation(Model):
    """Fights to be simulated: of a scenario, or of a table's scenario from its beginning."""

    scenario: Word | Written | None = None
    table: Word | None = None
    fights: Annotated[int, Field(ge=1, le=MOST_FIGHTS)] = 10_000
    seed: Annotated[int, Field(ge=0, le=2**31)] = 0
    sweep: list[Word] = Field(default=[], max_length=2)
    """Something to vary, such as `kurt.ws=2..6`; two for a grid."""
    set: list[Word] = Field(default=[], max_length=20)
    """Changes of the scenario, such as `options.morale=false`."""


class Begun(Model):
    """A simulation that has begun."""

    id: str


class SideShare(Model):
    """How often a side has won so far."""

    slug: str
    name: str
    share: float
    interval: tuple[float, float]


class RoundsInfo(Model):
    """How long the fights took."""

    mean: float
    p5: int
    p50: int
    p95: int


class Simulation(Model):
    """A simulation as far as it is."""

    id: str
    status: Literal["waiting", "running", "done", "cancelled", "failed"]
    done: int
    fights: int
    at: str
    """Of a varied run: the value that the shares below are of, in words."""
    sides: list[SideShare]
    draws: float
    rounds: RoundsInfo | None
    charts: dict[str, dict[str, Any]]
    """Vega-Lite specifications by kind."""
    problem: str | None


ProblemDetails.model_rebuild()


class NewChest(Model):
    """A key for fighters and scenes of one's own; the server keeps only its hash."""

    key: str
    address: str
    """Where the page opens it; the key lies behind the `#`."""


class ChestCard(Model):
    """A fighter or a scene of one's own."""

    id: str
    kind: Literal["fighter", "scene"]
    book: str
    book_title: str
    name: str
    portrait: str | None
    arms: str | None
    changed: str


class ChestThing(ChestCard):
    """The same with everything that it says."""

    data: dict[str, Any]
    toml: str
    looks: dict[str, Look] = Field(default={})
    """Of a scene: portraits or arms of its fighters, by slug."""


class BroughtIn(ChestCard):
    """What came of a file, what of it is not used here, and how many numbers agree with it."""

    remarks: list[str]
    agreement: dict[str, list[int]]


class Chest(Model):
    """Everything that lies under a key."""

    fighters: list[ChestCard]
    scenes: list[ChestCard]
    most: int
    bytes: int
    most_bytes: int
    keep_days: int
    """After so many days without a visit all of it is forgotten; 0: never."""


class Arms(Model):
    """Arms for a fighter: charge, field and tincture of the charge, as `sword:azure:or`."""

    arms: ArmsText | None


class Fought(Model):
    """A table whose fight is over, and the token of whoever sat there."""

    table: Annotated[str, Field(max_length=32, pattern="^[0-9a-f]+$")]
    token: Annotated[str, Field(max_length=200)]


class SheetForm(Model):
    """What a book's sheet may say, from the book's own model, with words for all of it."""

    book: str
    title: str
    form: dict[str, Any]
    labels: dict[str, str]
    words: dict[str, str]
    blank: dict[str, Any]


class Reckoned(Model):
    """A sheet's derived numbers with their parts, and what is wrong with it."""

    problems: list[FileProblem]
    numbers: list[dict[str, Any]]
