"""The state of a fight: everything that chapters read and change. No rule is applied here."""

from typing import Annotated, Final

from mypy_extensions import i64, mypyc_attr

from fechtbuch.books.tales_and_legends.kinds.arms import GONE, HAND, NOBODY, WORN, Weapon
from fechtbuch.books.tales_and_legends.kinds.scene import Options, Scene
from fechtbuch.books.tales_and_legends.state.fighter import Combatant
from fechtbuch.books.tales_and_legends.state.grapple import Grapple
from fechtbuch.books.tales_and_legends.state.plans import Declared
from fechtbuch.books.tales_and_legends.state.things import Thing
from fechtbuch.books.tales_and_legends.state.written import (
    copy_battle,
    key_battle,
    read_battle,
    write_battle,
)
from fechtbuch.engine.dice import Dice
from fechtbuch.engine.fields import COLUMN, packed, x_of, y_of
from fechtbuch.engine.fight import Fight, Side
from fechtbuch.engine.grid import NOWHERE, Grid
from fechtbuch.engine.state import Fixed, Outside, Own, Roster, Since, Step, Uncounted

OPENING: Final = 0


SURPRISE: Final = 1


INITIATIVE: Final = 2


TURNS: Final = 3


CLOSING: Final = 4


DECLARING: Final = 5
"""Phases; a surprise round and a round of turns both end in CLOSING (TAL-SEQ-03, TAL-SEQ-15)."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Battle(Fight):
    """A fight of Tales and Legends as data."""

    def __init__(self, sides: list[Side], grid: Grid, options: Options, scene: Scene) -> None:
        super().__init__(sides, grid, Dice())
        self.options: Annotated[Options, Fixed] = options
        self.scene: Annotated[Scene, Fixed] = scene
        self.fighters: Annotated[list[Combatant], Roster] = []
        self.things: Annotated[list[Thing], Own] = []
        self.missiles: Annotated[dict[str, Weapon], Fixed] = {}
        """Kinds of missiles by key."""
        self.phase: i64 = OPENING
        self.order: list[i64] = []
        """Fighters in the order of this round."""
        self.arranged: Annotated[bool, Since("0.2")] = False
        """Whether the referee has set the order: latecomers are then put in where it allows."""
        self.place: i64 = 0
        self.acting: i64 = NOBODY
        """Whose turn is under way."""
        self.surprise_round = False
        self.rolled_initiative = False
        self.declared: list[Declared] = []
        self.declarer: i64 = NOBODY
        self.grapples: list[Grapple] = []
        self.next_grapple: Annotated[i64, Uncounted] = 0
        """Numbers tell grapples apart; which they are makes no difference."""
        self.spent: list[list[i64]] = []
        """Missiles that lie about: index of their bundle, field (TAL-ITM-23)."""
        self.falls: Annotated[list[i64], Step] = []
        """Riders and holders who lost what they sat on; settled within the step."""
        self.shoved: Annotated[list[list[i64]], Step] = []
        """Who was moved by others, and from where; settled within the step (TAL-RUL-64)."""
        self.riding: Annotated[i64, Step] = NOBODY
        """Whose ride is under way (TAL-RUL-110)."""
        self.unsettled: Annotated[bool, Outside] = True
        """Whether something has happened that may have ended what lasts; see `still_valid`."""
        self.incomplete: Annotated[bool, Outside] = True
        """Whether somebody may be there who is not in the order yet; see `take_in`."""

    # Making it.

    def enroll(self, fighter: Combatant, things: list[Thing]) -> None:
        """Add a combatant and what it carries."""
        self.enlist(fighter)
        self.incomplete = True
        self.fighters.append(fighter)
        for thing in things:
            thing.index = len(self.things)
            thing.holder = fighter.index
            thing.owner = fighter.index
            thing.home = thing.place
            thing.gripped = thing.both
            self.things.append(thing)
            self.give(fighter, thing)

    def give(self, fighter: Combatant, thing: Thing) -> None:
        """Put a thing with its holder, where its place says."""
        if thing.place == HAND:
            fighter.hands = [*fighter.hands, thing]
        elif thing.place == WORN:
            fighter.worn = [*fighter.worn, thing]
        else:
            fighter.carried = [*fighter.carried, thing]

    # Where everybody is.

    def legs(self, fighter: Combatant) -> Combatant:
        """Whose fields and movement count: the mount's in the saddle (TAL-MNT-06)."""
        return fighter if fighter.mount == NOBODY else self.fighters[fighter.mount]

    def ground_of(self, fighter: Combatant) -> list[i64]:
        """The fields that somebody stands on."""
        body = self.legs(fighter).block
        if not body.large:
            return [fighter.at]
        fields: list[i64] = []
        dx: i64 = 0
        while dx < body.width:
            dy: i64 = 0
            while dy < body.height:
                fields.append(fighter.at + dx * COLUMN + dy)
                dy += 1
            dx += 1
        return fields

    def is_large(self, fighter: Combatant) -> bool:
        """Whether somebody takes more than one field."""
        return self.legs(fighter).block.large

    def apart(self, a: Combatant, b: Combatant) -> i64:
        """TAL-RUL-58: metres between the nearest fields of two creatures."""
        if not self.is_large(a) and not self.is_large(b):
            return self.grid.distance(a.at, b.at)
        return self.grid.gap(self.ground_of(a), self.ground_of(b))

    def bearing(self, a: Combatant, b: Combatant) -> i64:
        """The direction from one creature to another; -1 on the same field.

        TAL-RUL-115: by the line from centre to centre. The border of two directions (TAL-RUL-58)
        has a slope that no such line has.
        """
        if not self.is_large(a) and not self.is_large(b):
            return self.grid.direction(a.at, b.at)
        if a.holds_on == b.index or b.holds_on == a.index:
            return -1
        return self.grid.direction(self._centre(a), self._centre(b))

    def _centre(self, fighter: Combatant) -> i64:
        """The middle of a body in half metres, as a field of a grid twice as fine."""
        body = self.legs(fighter).block
        x = 2 * x_of(fighter.at) + body.width - 1
        y = 2 * y_of(fighter.at) + body.height - 1
        return packed(x, y)

    def in_line(self, one: Combatant, other: Combatant) -> bool:
        """Whether a clear line leads from any field of one creature to any of another, between
        which distances are measured as well (TAL-RUL-58)."""
        if not self.is_large(one) and not self.is_large(other):
            return self.grid.clear_line(one.at, other.at)
        for f in self.ground_of(one):
            for g in self.ground_of(other):
                if self.grid.clear_line(f, g):
                    return True
        return False

    def taken(self, f: i64, but: Combatant) -> bool:
        """Whether somebody else stands on a field."""
        for other in self.fighters:
            if other.index == but.index or other.index == but.mount or other.rider == but.index:
                continue
            if other.at == NOWHERE or not other.holds_field() or other.holds_on != NOBODY:
                continue
            if other.at == f or (self.is_large(other) and f in self.ground_of(other)):
                return True
        return False

    def free(self, f: i64, mover: Combatant) -> bool:
        """Whether somebody may stand on a field: all of its fields open, nobody there."""
        body = self.legs(mover).block
        if not body.large:
            return self.grid.open(f) and not self.taken(f, mover)
        dx: i64 = 0
        while dx < body.width:
            dy: i64 = 0
            while dy < body.height:
                g = f + dx * COLUMN + dy
                if not self.grid.open(g) or self.taken(g, mover):
                    return False
                dy += 1
            dx += 1
        return True

    def put(self, fighter: Combatant, f: i64) -> None:
        """Put somebody on a field, mount, rider and whoever holds on with him."""
        fighter.at = f
        if len(self.grapples) > 0:
            self.unsettled = True
        if fighter.mount != NOBODY:
            self.fighters[fighter.mount].at = f
        if fighter.rider != NOBODY:
            self.fighters[fighter.rider].at = f
        if fighter.block.huge:
            for other in self.fighters:
                if other.holds_on == fighter.index:
                    other.at = f

    def displace(self, fighter: Combatant, f: i64) -> None:
        """Put somebody elsewhere who does not walk there; prepared attacks on him follow when
        the action is over (TAL-RUL-64)."""
        before = fighter.at
        self.put(fighter, f)
        self.unsettled = True
        self.shoved.append([fighter.index, before])

    def side_of(self, fighter: Combatant) -> i64:
        """Whose side somebody is on: a mount is on its rider's, whoever brought it
        (TAL-RUL-122)."""
        return fighter.side if fighter.rider == NOBODY else self.fighters[fighter.rider].side

    def foes(self, one: Combatant, other: Combatant) -> bool:
        """Whether two are enemies."""
        return self.enemies(self.side_of(one), self.side_of(other))

    def foes_of(self, fighter: Combatant) -> list[Combatant]:
        """Enemies that are there and alive."""
        return [
            other
            for other in self.fighters
            if not other.gone and not other.dead and self.foes(fighter, other)
        ]

    # Finding.

    def thing_of(self, fighter: Combatant, index: i64) -> Thing:
        """A thing by its index; below 0 one of the natural weapons, own or the mount's."""
        if index >= 0:
            return self.things[index]
        place = -1 - index
        if place < 16:
            return fighter.natural[place]
        return self.legs(fighter).natural[place - 16]

    def index_of(self, fighter: Combatant, thing: Thing) -> i64:
        """How a thing is remembered: its index, below 0 for natural weapons; see `thing_of`."""
        if thing.index >= 0:
            return thing.index
        place: i64 = 0
        for own in fighter.natural:
            if own is thing:
                return -1 - place
            place += 1
        place = 0
        for own in self.legs(fighter).natural:
            if own is thing:
                return -17 - place
            place += 1
        return -1

    def thing_by_slug(self, slug: str, fighter: Combatant | None) -> Thing | None:
        """The thing with this slug; natural weapons are those of the fighter or its mount."""
        if fighter is not None:
            for thing in fighter.natural:
                if thing.slug == slug:
                    return thing
            if fighter.mount != NOBODY:
                for thing in self.fighters[fighter.mount].natural:
                    if thing.slug == slug:
                        return thing
        for thing in self.things:
            if thing.slug == slug:
                return thing
        return None

    def combatant(self, slug: str) -> Combatant | None:
        """The combatant with this slug."""
        for fighter in self.fighters:
            if fighter.slug == slug:
                return fighter
        return None

    def mount_of(self, rider: Combatant) -> Combatant | None:
        """What a rider sits on."""
        return None if rider.mount == NOBODY else self.fighters[rider.mount]

    def grapple_of(self, fighter: Combatant) -> Grapple | None:
        """The grapple that somebody is in."""
        if fighter.grapple == NOBODY:
            return None
        for grapple in self.grapples:
            if grapple.number == fighter.grapple:
                return grapple
        return None

    def higher(self, a: Combatant, b: Combatant) -> i64:
        """How many metres somebody's ground lies above another's."""
        return self.grid.elevation(a.at) - self.grid.elevation(b.at)

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
        self.unsettled = True

    # What becomes of things.

    def take_from(self, fighter: Combatant, thing: Thing) -> None:
        """Take a thing out of somebody's hands, packs or clothes."""
        self.unsettled = True
        fighter.hands = [other for other in fighter.hands if other is not thing]
        fighter.carried = [other for other in fighter.carried if other is not thing]
        fighter.worn = [other for other in fighter.worn if other is not thing]

    def destroy(self, thing: Thing) -> None:
        """A thing is no more."""
        if thing.holder != NOBODY:
            self.take_from(self.fighters[thing.holder], thing)
        thing.holder = NOBODY
        thing.place = GONE
        thing.both = False
