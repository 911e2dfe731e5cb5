"""What one viewer is shown of a table, as models.

All text is rendered by the server in the viewer's language and holds nothing that the viewer may
not know. Texts are plain: whoever shows them must not read them as HTML.

The server builds these as plain data, because that is done for every viewer after every command;
tests hold what it builds against the models.
"""

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field

Spot = Annotated[list[int], Field(min_length=2, max_length=2)]
"""A field of the map, `[x, y]`."""

Role = Literal["referee", "player", "spectator"]


class Model(BaseModel):
    """A message or part of one: nothing unknown is let through."""

    model_config = ConfigDict(extra="forbid", use_attribute_docstrings=True)


class Part(Model):
    """One summand of a number, with the rule that gave it; `rule` may be empty."""

    text: str
    value: int
    rule: str


class Number(Model):
    """A number and what it is made of. The parts sum to the total."""

    name: str
    total: int
    parts: list[Part]


class Roll(Model):
    """Dice that fell."""

    purpose: str
    dice: str
    """What was rolled: `3d6`, `2d20h1` (the highest), `5x6` (exploding), `2v20+0` (roll-off), `3o6`
    (order)."""
    written: str
    """The same as the reader's language writes it: `3d6`, `3W6`, `3k6`."""
    faces: list[int]
    shown: list[str]
    """The dice one by one: `6+2` was rolled on, `(7)` does not count."""
    total: int
    goal: str
    """What the dice had to do about the number of the line: `12 or less`, `3 is added`."""
    typed: bool = False
    """Whether somebody rolled real dice and typed them in."""


class Line(Model):
    """One line of the log."""

    n: int
    """Place in the log, from 0."""
    entry: int
    """The entry of the record that it belongs to, as `undo` and `edict` may name it."""
    kind: Literal["heading", "deed", "effect", "roll", "edict"]
    depth: int
    """0 for headings, 1 for deeds, 2 for what follows from them."""
    text: str
    rules: list[str]
    fighter: str | None
    """Slug of whoever did it."""
    target: str | None
    at: Spot | None
    """The field that somebody came to."""
    roll: Roll | None
    number: Number | None
    """The number that explains it, for a roll the one it is held against."""
    by: str
    """Who answered: a seat's name, `referee`, `engine`, `default`, `standing`, `table`."""


class Tale(Model):
    """A passage of the story: what some lines of the log say, in a sentence or two."""

    n: int
    """The first line that it tells."""
    to: int
    """The last one. While the fight goes on, a passage may still grow: it is then sent again."""
    text: str
    bare: bool = False
    """Whether it tells no line by itself: what is said of a round or of the fight, at this line."""
    after: bool = False
    """Whether such a passage stands after the line; before it otherwise."""


class Option(Model):
    """One value of a slot. What is empty is left out, but for value, label and text."""

    value: str
    label: str
    text: str
    """The choice so far with this value: send it as `partial`, or as a loose answer."""
    group: str = ""
    """Key of the group; see the slot's `groups`."""
    detail: str = ""
    """One more thing to know, such as a price."""
    number: Number | None = None
    """The target number or whatever the option is worth."""
    rules: list[str] = Field(default=[])
    at: Spot | None = None
    """The field of the map that it names: for a way, where it ends."""
    path: list[Spot] = Field(default=[])
    """All fields of a way."""
    fighter: str | None = None
    """Slug of the fighter that it names."""


class Group(Model):
    """A heading over options. Groups stand in the order of the book."""

    key: str
    label: str


class Slot(Model):
    """The next thing to be said of a choice."""

    name: str
    label: str
    kind: str
    """`verb`, `fighter`, `fighters`, `item`, `spell`, `field`, `path`, `number`, `word`, `text`."""
    default: str | None
    groups: list[Group]
    options: list[Option]


class OpenSlot(Model):
    """A slot that took its default and can still be changed.

    To change it ask for options with the partial text `change`, or add `name=value` to the text.
    """

    name: str
    label: str
    value: str
    value_label: str


class Next(Model):
    """How a choice goes on from what was said of it."""

    partial: str
    """What was said, canonical."""
    slot: Slot | None
    """What must be said next; nothing when the choice is complete."""
    open: list[OpenSlot]
    complete: bool
    text: str
    """The canonical text of the complete choice, to be sent as answer; else empty."""
    label: str
    """The complete choice in words; else empty."""
    number: Number | None
    """The number that decides over it, where it is known."""


class DiceAsked(Model):
    """Real dice to be rolled and typed in, face by face: `3 5 1`."""

    expression: str
    written: str
    """The same as the reader's language writes it."""
    purpose: str
    need: int | None
    number: Number | None


class Figures(Model):
    """What a plan comes to, from fights played on with it. Nothing that may not be known."""

    hit: float
    """The chance that a foe comes to harm by it."""
    harm: float
    """How much harm foes take by it on average, in the book's points of health."""
    hurt: float
    """The chance that its fighter comes to harm while it is carried out."""
    taken: float
    """How much harm that is on average."""
    fall: float
    """The chance that its fighter is out before he acts again."""
    wins: float | None = None
    """How often his side wins; nothing where advice is not allowed."""
    interval: tuple[float, float] | None = None
    """Where that lies with 95 %."""
    tie: int | None = None
    """Its rank by wins, from 1; plans of one rank cannot be told apart."""


class Mark(Model):
    """One thing that speaks for or against a plan."""

    key: str
    """`harm-done`, `ends-it`, `harm-taken`, `exposed`, `guard-kept`, `spent`, `risk-to-arms`,
    `place`, or one of the book's own."""
    label: str
    """In words, with its amount."""
    value: int
    """Thousandths: of a life for harm, of certainty for chances."""
    rules: list[str] = Field(default=[])
    """The rules behind it."""


class Plan(Model):
    """A whole intent, answered by the command `plan` with its `answers`."""

    id: str
    """`p1`, `p2`, …; it does not change while the question stands."""
    kind: str
    """The book's group of its deed, or its verb: plans that are shown differ in it."""
    title: str
    """What is done, and to whom."""
    line: str
    """How, in a few words; may be empty."""
    answers: list[str]
    """The whole path, up to the first question that somebody else or the dice must answer."""
    steps: list[str] = Field(default=[])
    """The answers in words, one by one."""
    best: bool
    """Whether it is the sensible default: what Enter, a deadline and the engine would take."""
    tied: bool
    """Whether the book sees no difference between it and the best."""
    targets: list[str] = Field(default=[])
    """Slugs of whom it is about."""
    path: list[Spot] = Field(default=[])
    """The fields of its way on the map."""
    marks: list[Mark] = Field(default=[])
    """What the book's mind makes of it; empty where it has none or where it may not be known."""
    figures: Figures | None = None
    """Nothing yet: they come by `figures`."""


class Stopped(Model):
    """A plan that was not carried out to its end; what was answered of it stands."""

    answered: int
    """How many of its answers were given."""
    of: int
    code: Literal["dice", "others", "over", "not-legal"]
    """Dice have fallen; somebody else is asked; the fight is over; it is not possible any more."""
    text: str


class Default(Model):
    """What happens if nobody answers, and what Enter means: the best plan."""

    text: str
    """Its first answer."""
    label: str
    plan: str | None = None
    """Its name among `plans`, where there are any."""


class Struck(Model):
    """Where a blow goes that is asked about."""

    place: str
    """In words, as the log tells it."""
    parts: list[str]
    """What of a drawn body it is: `head`, `right-leg`, …; empty where no man is struck."""
    armour: int | None = None
    """What takes off harm there, where the book has a number for it."""
    damage: str = ""
    """Dice and kind of the harm, where the numbers of foes may be known."""


class Question(Model):
    """Something that this viewer may answer."""

    id: str
    kind: str
    fighter: str | None
    side: str | None
    """The side that answers; none where the referee does."""
    mine: bool
    """Whether it is put to this viewer; the referee may answer everybody's."""
    sentence: str
    attacker: str | None = None
    """Who strikes, where that is what is asked about and he can be seen."""
    weapon: str = ""
    """With what he strikes, in words, as far as the sentence may tell it."""
    struck: Struck | None = None
    """Where he strikes, under books whose bodies have parts, as far as the log tells it."""
    default: Default | None
    """Nothing for dice: the table rolls them."""
    dice: DiceAsked | None
    next: Next | None
    """The first slot; nothing for dice."""
    plans: list[Plan] = Field(default=[])
    """A few whole intents, the best first; for whoever is asked, and not for dice."""
    standing: list[Default] = Field(default=[])
    """Answers that can be left standing (`stand`), out of one's own turn."""


class StateSign(Model):
    """A state that somebody is in."""

    key: str
    text: str


class SheetLine(Model):
    """One value of a fighter's sheet."""

    key: str
    label: str
    value: int | str


class Face(Model):
    """What somebody looks like; a portrait is fetched from the table by his slug."""

    portrait: str | None
    """The hash of the picture."""
    arms: str | None
    """Charge, field and tincture of the charge: `sword:azure:or`."""


class Fighter(Model):
    """A fighter as this viewer sees him."""

    slug: str
    name: str
    side: str
    at: Spot | None
    fields: list[Spot]
    """All fields it stands on."""
    facing: int | None
    """A direction of the topology: squares count clockwise from north, hexes from east."""
    health: int | None
    full: int | None
    states: list[StateSign]
    hands: list[str]
    emblem: str
    """What his token bears: `pike`, `halberd`, `sword`, `messer`, `axe`, `mace`, `bow`, `gun`,
    `beast`, `shield` or `fist`, by what is in his hands."""
    face: Face | None
    """A portrait or arms of his own, if he has any."""
    out: bool
    hidden: list[str]
    """Slugs of the sides that do not know of him; only the referee and his own side see this."""
    mine: bool
    seat: str | None
    """The seat that answers for him."""
    engine: bool
    """Whether the engine plays him."""
    sheet: list[SheetLine]


class Side(Model):
    """A party; `index` chooses its colour and shape."""

    slug: str
    name: str
    index: int
    heroes: bool
    friends: list[str]


class Turn(Model):
    """A place in the turn order."""

    slug: str
    name: str
    done: bool
    now: bool
    note: str


class MapField(Model):
    """A field that is not plain ground."""

    at: Spot
    kinds: list[
        Literal["wall", "chasm", "screen", "difficult", "height", "cover", "obstacle", "terrain"]
    ]
    text: str
    height: int = 0


class Map(Model):
    """The ground. Without bounds it goes on for ever; `low` and `high` then frame what matters."""

    topology: Literal["squares", "hexes"]
    diagonals: Literal["equal", "alternating"]
    """How long diagonal steps are: all alike, or every second one counts twice."""
    bounded: bool
    low: Spot
    high: Spot
    fields: list[MapField]
    scale: str = ""
    """How wide a field is, in the book's own words."""


class Seat(Model):
    """A place at the table. Links are given out once, when they are made."""

    seat: str
    name: str
    fighters: list[str]
    engine: bool
    real_dice: bool
    online: bool
    linked: bool
    """Whether a link to it is valid."""
    muted: bool = False
    """Whether it may say nothing to others; the referee sees this, and whoever sits there."""
    ask_all: bool = False
    """Whether it is asked also where doing nothing is the one sensible answer."""


class Standing(Model):
    """An answer that is given by itself whenever its question comes up and its conditions hold."""

    kind: str
    fighter: str
    text: str
    foe: str = ""
    chance: int = 0
    cost: int | None = None
    keep: int = 0
    label: str
    """All of it in words."""


class Waiting(Model):
    """Whom the table waits for. Others' reactions have no name."""

    text: str
    reactions: bool
    fighter: str | None
    seat: str | None


class Over(Model):
    """The fight is over."""

    winner: str | None
    """Slug of the side; nothing for a draw."""
    text: str


class Can(Model):
    """What this viewer may do now."""

    answer: bool
    undo: bool
    redo: bool
    edict: bool
    pause: bool
    seats: bool
    advice: bool
    odds: bool
    finish: bool
    real_dice: bool
    table_rolls: bool
    order: bool = False
    """Whether this viewer may change who acts after whom; not where the book has no such order."""
    surrender: bool = False
    """Whether this viewer may give the fight up."""
    mend: bool = False
    """Whether whatever is done can be taken back, so that nothing need be confirmed."""


class Settings(Model):
    """What the referee has set."""

    reveal: Literal["all", "own"]
    """Whether players see the numbers of foes (`all`), or only those of their own side."""
    advice: bool
    """Whether players see the win probability and may ask for advice."""
    deadline: int | None
    """Seconds for an answer; then the stated default is taken."""
    typed_dice: bool = True
    """Whether players may roll real dice and type them in."""
    sparing: bool = False
    """Whether nobody is asked where doing nothing is the one sensible answer."""


class Upgrade(Model):
    """The rules have changed since: the table stands where old and new still agree."""

    text: str
    entry: int
    """The first entry that no longer agrees."""
    rules: list[str]
    """The rules that were changed since the fight was begun, as far as the book knows."""
    go_on: bool
    """Whether the stored state after the last entry can be gone on from."""


class Value(Model):
    """What the page of somebody at the table has added to the dice."""

    seat: str
    """A seat, or `referee`."""
    name: str
    value: str
    begins: bool
    """Whether all dice hang on it; else those that fell after it came."""
    mine: bool


class State(Model):
    """A whole table as one viewer sees it."""

    seq: int
    """The number of commands that were accepted: give it back as `expect`."""
    head: int
    """The entry of the record where the table stands."""
    entries: int
    """Entries of the whole tree."""
    undone: int = 0
    """How often something was taken back."""
    path: list[int]
    """The entries that led here, oldest first; 0, the beginning, is not among them."""
    round: int
    round_title: str = ""
    """What the book calls it: a round, a second; empty if it has no word for it."""
    turn: str | None
    over: Over | None
    paused: bool
    seed: str | None
    """The seed of the dice, once it is revealed."""
    commitment: str
    values: list[Value] = []
    """What people's pages have added to the dice."""
    order: list[Turn]
    map: Map
    fighters: list[Fighter]
    sides: list[Side]
    questions: list[Question]
    volunteers: list[Question]
    """What this viewer's fighters may put in unasked; sent back as `volunteer`."""
    waiting: list[Waiting]
    deadline: str | None
    """When the defaults are taken, as an ISO time."""
    standing: list[Standing]
    can: Can
    seats: list[Seat]
    settings: Settings | None
    upgrade: Upgrade | None


Data = dict[str, Any]
"""One of these models as plain data."""
