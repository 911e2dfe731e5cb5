"""Commands: whatever changes a table, as its socket and its HTTP interface take it."""

from typing import Annotated, Any, Literal

from pydantic import AfterValidator, Field

from fechtbuch.engine.json_text import whole
from fechtbuch.table.emblems import ARMS_PATTERN
from fechtbuch.table.naming import UNSEEN
from fechtbuch.table.state import Model

MOST_TEXT = 16_000
"""Characters that the text of an answer or an edict may have."""

MOST_EDICT = 48_000
"""Of an edict's text: a whole sheet may come in with one."""

MOST_SEATS = 32

MOST_ANSWERS = 16
"""Answers of one plan."""

Text = Annotated[str, Field(max_length=MOST_TEXT)]
Word = Annotated[str, Field(max_length=200)]


def readable(name: str) -> str:
    """A name as it is kept; refused if there is nothing to read in it, or something unseen."""
    name = name.strip()
    if not UNSEEN.sub("", name).strip() or not name.isprintable():
        raise ValueError("a name has letters, and nothing that cannot be seen")
    return name


def writable(data: dict[str, Any]) -> dict[str, Any]:
    """Data in which every text can be written down; a model looks at its own texts itself."""
    whole(data)
    return data


Written = Annotated[dict[str, Any], AfterValidator(writable)]
"""A scenario or a sheet as somebody sends it."""
Name = Annotated[str, Field(min_length=1, max_length=60), AfterValidator(readable)]
Slug = Annotated[str, Field(min_length=1, max_length=100)]
Key = Annotated[str, Field(min_length=8, max_length=64, pattern=r"^[A-Za-z0-9._:-]+$")]
"""An idempotency key, such as a UUID: the same command sent again does nothing new."""
EntryNumber = Annotated[int, Field(ge=0, le=1_000_000)]
ArmsText = Annotated[str, Field(pattern=ARMS_PATTERN)]


class Look(Model):
    """What a fighter looks like: the hash of a portrait of one's own, or arms."""

    portrait: Annotated[str, Field(pattern="^[0-9a-f]{64}$")] | None = None
    arms: ArmsText | None = None


class Answer(Model):
    """Answer a question. For dice the text is the faces: `3 5 1`."""

    do: Literal["answer"]
    question: Word
    text: Text
    loose: bool = False
    """Read the text as a person types it: shortened, slots that are left out at their default."""


class TakePlan(Model):
    """Answer by a whole plan: the question, and whatever its fighter is asked after it.

    It stops where somebody else or the dice come between, or an answer is no longer legal; what was
    answered until then stands, and `done` tells why it stopped.
    """

    do: Literal["plan"]
    question: Word
    answers: Annotated[list[Text], Field(min_length=1, max_length=MOST_ANSWERS)]


class Delegate(Model):
    """Let the engine answer a question once; for dice, let the table roll this once."""

    do: Literal["delegate"]
    question: Word


class Volunteer(Model):
    """Put in unasked what the book allows out of turn."""

    do: Literal["volunteer"]
    fighter: Slug
    text: Text


class Stand(Model):
    """Leave a standing answer to a fighter's questions of one kind, under conditions.

    It is given whenever they hold, and its fighter is asked where they do not. Nobody gives up,
    runs away or goes to the limit by a standing answer.
    """

    do: Literal["stand"]
    kind: Word
    fighter: Slug
    text: Text
    """The answer, as a person types it: what is not said takes its default."""
    foe: Annotated[str, Field(max_length=100)] = ""
    """Only if the question is about this one; empty for anybody."""
    chance: Annotated[int, Field(ge=0, le=100)] = 0
    """Only if it succeeds with at least so many per cent, for all that the seat knows: in one's own
    turn that a foe comes to harm, else that one comes to none."""
    cost: Annotated[int, Field(ge=0, le=100)] | None = None
    """Only if it takes no more actions than this, where the book counts them."""
    keep: Annotated[int, Field(ge=0, le=100)] = 0
    """Only if so many actions are left after it."""


class Unstand(Model):
    """Take a standing answer back."""

    do: Literal["unstand"]
    kind: Word
    fighter: Slug
    foe: Annotated[str, Field(max_length=100)] = ""


class Edict(Model):
    """The referee's word, now or at the moment after entry `at`."""

    do: Literal["edict"]
    text: Annotated[str, Field(max_length=MOST_EDICT)]
    at: EntryNumber | None = None
    look: Look | None = None
    """What a fighter looks like whom it brings into the fight."""


class Undo(Model):
    """Take back to the last decision of a person, or to an entry.

    A player may take back his own answer as long as nothing was rolled or answered since.
    """

    do: Literal["undo"]
    to: EntryNumber | None = None


class Surrender(Model):
    """Give the fight up, for one's whole side, to the one side that is left against it.

    Only by whoever plays everybody of the side who still stands.
    """

    do: Literal["surrender"]


class Redo(Model):
    """Take the newest branch again, to the next decision of a person."""

    do: Literal["redo"]


class Pause(Model):
    """Stop the table, or let it go on."""

    do: Literal["pause"]
    on: bool


class Hide(Model):
    """Hide a fighter from all other sides that fight his, or show him."""

    do: Literal["hide"]
    fighter: Slug
    on: bool


class SeatChange(Model):
    """Change a seat; what is left out stays. Players may change their own name and dice."""

    do: Literal["seat"]
    seat: Word
    name: Name | None = None
    fighters: Annotated[list[Slug], Field(max_length=200)] | None = None
    engine: bool | None = None
    real_dice: bool | None = None
    muted: bool | None = None
    """Whether it may say nothing to others; the referee's to set."""
    ask_all: bool | None = None
    """Whether to be asked also where doing nothing is the one sensible answer."""


class Deadline(Model):
    """Give every question so many seconds; nothing for no limit."""

    do: Literal["deadline"]
    seconds: Annotated[int, Field(ge=5, le=86_400)] | None


class TableRolls(Model):
    """Nobody types the dice that are waited for: the table rolls them."""

    do: Literal["table-rolls"]


class Set(Model):
    """Change what the referee sets for the whole table; what is left out stays."""

    do: Literal["set"]
    reveal: Literal["all", "own"] | None = None
    advice: bool | None = None
    sparing: bool | None = None
    """Whether nobody is asked where doing nothing is the one sensible answer."""
    typed_dice: bool | None = None
    """Whether players may roll real dice; if not, the table rolls for all of them from now on."""


class Finish(Model):
    """Reveal the seed. Only when the fight is over; then nothing can be played on."""

    do: Literal["finish"]


class Value(Model):
    """What somebody's page adds to the dice, once: drawn after the table has fixed its seed.

    Before the first decision all dice hang on it, later those that are still to come.
    """

    do: Literal["value"]
    value: Annotated[str, Field(pattern="^[0-9a-f]{32}$")]


class GoOn(Model):
    """After an upgrade: go on from the stored state of the last entry."""

    do: Literal["go-on"]


Command = Annotated[
    Answer
    | TakePlan
    | Delegate
    | Volunteer
    | Stand
    | Unstand
    | Edict
    | Undo
    | Surrender
    | Redo
    | Pause
    | Hide
    | SeatChange
    | Deadline
    | TableRolls
    | Set
    | Finish
    | GoOn
    | Value,
    Field(discriminator="do"),
]
