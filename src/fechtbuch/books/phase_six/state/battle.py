"""The state of a Phase Six fight: everything that chapters read and change.

A boundary lies between two acts, so the turn, the round and what smoulders on the map are all
fields of `Battle`. No rule is applied here but who perceives whom.
"""

from typing import Annotated, Final

from mypy_extensions import i64, mypyc_attr

from fechtbuch.books.phase_six.kinds.arms import GROUND, NOBODY
from fechtbuch.books.phase_six.kinds.scene import Options, Scene
from fechtbuch.books.phase_six.state.clouds import SMOKE, Cloud
from fechtbuch.books.phase_six.state.fighter import EVERYTHING, NOTHING_AT_ALL, Participant
from fechtbuch.books.phase_six.state.things import Thing
from fechtbuch.books.phase_six.state.written import (
    copy_battle,
    key_battle,
    read_battle,
    read_thing,
    twin_thing,
    write_battle,
)
from fechtbuch.engine.data import fields, text, whole
from fechtbuch.engine.dice import Dice
from fechtbuch.engine.fight import Fight, Side
from fechtbuch.engine.grid import NOWHERE, Grid
from fechtbuch.engine.state import Fixed, Follows, Outside, Own, Roster, Since

BEGIN: Final = 0
ROUND_START: Final = 1
TURN_START: Final = 2
ACTING: Final = 3
ROUND_END: Final = 4
"""Phases: initiative, then rounds of start, turns and end (PSX-TRN-01)."""

HEARING: Final = 10
"""Metres at which an act is heard, through walls and smoke too (PSX-RUL-06)."""

FIRST_PIECE: Final = 1001
"""Pieces that leave a stack are numbered from here on."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Battle(Fight):
    """A Phase Six fight as data."""

    def __init__(self, sides: list[Side], grid: Grid, options: Options, scene: Scene) -> None:
        super().__init__(sides, grid, Dice())
        self.options: Annotated[Options, Fixed] = options
        self.scene: Annotated[Scene, Fixed] = scene
        self.fighters: Annotated[list[Participant], Roster] = []
        self.things: Annotated[list[Thing], Own] = []
        self.phase: i64 = BEGIN
        self.order: list[int] = []
        """Everybody in initiative order (PSX-INI-03), by index; the dead keep their place."""
        self.place: i64 = 0
        """Whose turn of `order` it is."""
        self.last_actor: i64 = NOBODY
        """Who had the latest turn (PSX-RUL-10)."""
        self.clouds: list[Cloud] = []
        self.allowed: Annotated[list[int], Since("0.2")] = []
        """Who did what the referee allowed at a price, and nobody could answer yet."""
        self.fog: Annotated[set[i64] | None, Follows] = None
        """Fields under smoke; follows from the clouds."""
        self.watchful: Annotated[bool, Follows] = False
        """Whether anybody has an attack of opportunity; follows from the roster."""
        self.lasts: Annotated[bool, Outside] = True
        """Whether there may be anything that lasts; see `rules/still_valid`."""

    # Making it.

    def enroll(self, fighter: Participant, things: list[Thing]) -> None:
        """Add a participant and what it carries."""
        self.enlist(fighter)
        self.fighters.append(fighter)
        if fighter.block.opportunity:
            self.watchful = True
        for thing in things:
            thing.holder = fighter.index
            self.add_thing(thing)

    def add_thing(self, thing: Thing) -> None:
        """Let the fight know of a thing."""
        thing.index = len(self.things)
        self.things.append(thing)

    def piece_of(self, stack: Thing, slug: str) -> Thing:
        """One piece of a stack, as a thing of its own."""
        piece = twin_thing(stack)
        piece.slug = slug
        piece.origin = stack.index
        piece.count = 1
        self.add_thing(piece)
        return piece

    # Where everybody is, and who perceives whom.

    def apart(self, one: Participant, other: Participant) -> i64:
        """Metres between two participants (PSX-TRN-16)."""
        return self.grid.distance(one.at, other.at)

    def foes(self, one: Participant, other: Participant) -> bool:
        """Whether two participants are enemies."""
        return self.enemies(one.side, other.side)

    def known_foes(self, one: Participant, other: Participant) -> bool:
        """Whether they are enemies and the one's side knows of the other."""
        return self.enemies(one.side, other.side) and (other.hidden_from >> one.side) & 1 == 0

    def sees(self, a: i64, b: i64) -> bool:
        """PSX-COV-10: whether there is a line of sight between two fields."""
        return self.grid.clear_line(a, b, self.fog)

    def perceives(self, who: Participant, at: i64) -> bool:
        """PSX-RUL-06: whether somebody perceives what is done on a field."""
        if who.helpless() or not who.present() or who.senses == NOTHING_AT_ALL:
            return False
        if who.senses == EVERYTHING or self.grid.distance(who.at, at) <= HEARING:
            return True
        return self.sees(who.at, at)

    def notices(self, who: Participant, actor: Participant) -> bool:
        """Whether somebody perceives what this actor does; never, if his side does not know it."""
        if (actor.hidden_from >> who.side) & 1 == 1:
            return False
        return self.perceives(who, actor.at)

    def on_field(self, f: i64) -> Participant | None:
        """Who stands on a field; the dead do not count (PSX-TRN-16)."""
        for fighter in self.fighters:
            if fighter.at == f and fighter.present():
                return fighter
        return None

    def thing_by_slug(self, slug: str) -> Thing | None:
        """The thing with this slug."""
        for thing in self.things:
            if thing.slug == slug:
                return thing
        return None

    def participant(self, slug: str) -> Participant | None:
        """The participant with this slug."""
        for fighter in self.fighters:
            if fighter.slug == slug:
                return fighter
        return None

    def carried(self, who: Participant) -> list[Thing]:
        """Everything that somebody has."""
        return [thing for thing in self.things if thing.holder == who.index]

    def lying_near(self, at: i64) -> list[Thing]:
        """Things on the ground within a metre."""
        found: list[Thing] = []
        for thing in self.things:
            if thing.place == GROUND and thing.at != NOWHERE:
                if self.grid.distance(thing.at, at) <= 1:
                    found.append(thing)
        return found

    def new_slug(self, key: str) -> str:
        """A slug for a piece taken from a stack; sheets never come to such high numbers."""
        number = FIRST_PIECE
        while self.thing_by_slug(f"{key}-{number}") is not None:
            number += 1
        return f"{key}-{number}"

    def spread_smoke(self) -> None:
        """Reckon anew which fields lie under smoke."""
        fog: set[i64] | None = None
        for cloud in self.clouds:
            if cloud.kind == SMOKE and cloud.there:
                if fog is None:
                    fog = set()
                for f in self.grid.area(cloud.at, cloud.across // 2):
                    fog.add(f)
        self.fog = fog

    # State.

    def fresh(self) -> "Battle":
        """An empty fight of the same class with the same sides, map, options and scene."""
        return Battle(self.sides, self.grid, self.options, self.scene)

    def copy(self) -> "Battle":
        """An independent fight in the same state."""
        twin = self.fresh()
        copy_battle(self, twin)
        return twin

    def key(self) -> object:
        """Everything that can still matter."""
        return key_battle(self)

    def to_data(self) -> dict[str, object]:
        """The whole state as JSON-ready data."""
        return write_battle(self, self.base_data())

    def restore(self, data: dict[str, object]) -> None:
        """Take over a state that `to_data` gave, in a fight built from the same scenario."""
        read_battle(self, data)
        self.spread_smoke()
        self.lasts = True

    def restore_things(self, states: list[object]) -> None:
        """Things by their slugs; a piece that left its stack has to be made again."""
        known = {thing.slug: thing for thing in self.things}
        self.things = []
        for each in states:
            state = fields(each)
            slug = text(state["slug"])
            thing = known.get(slug)
            if thing is None:
                thing = self.piece_of(self.things[whole(state["origin"])], slug)
            else:
                self.add_thing(thing)
            read_thing(thing, state)
