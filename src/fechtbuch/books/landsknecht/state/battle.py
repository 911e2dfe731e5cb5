"""The state of a Landsknecht fight: everything that chapters read and change.

No rule is applied here. A boundary lies between two turns; whatever a turn leaves for later
(the order of sides, damage that waits for a tied side) is a field of `Battle`.
"""

from typing import Annotated, Final

from mypy_extensions import i64, mypyc_attr

from fechtbuch.books.landsknecht.kinds.arms import HAND, NOBODY
from fechtbuch.books.landsknecht.kinds.scene import LandsknechtSide, Options, Scene
from fechtbuch.books.landsknecht.state.blocked_squares import Crowd
from fechtbuch.books.landsknecht.state.burdens import Poisoned, Waiting
from fechtbuch.books.landsknecht.state.fighter import Combatant
from fechtbuch.books.landsknecht.state.things import Thing
from fechtbuch.books.landsknecht.state.written import (
    copy_battle,
    key_battle,
    read_battle,
    read_orders_battle,
    write_battle,
)
from fechtbuch.engine.dice import Dice
from fechtbuch.engine.fields import COLUMN
from fechtbuch.engine.fight import Fight, Side
from fechtbuch.engine.grid import Grid
from fechtbuch.engine.state import (
    Fixed,
    Follows,
    Outside,
    Own,
    Roster,
    Since,
    Step,
    Uncounted,
)

CONTACT: Final = 0
OPENING: Final = 1
TURNS: Final = 2
HELD: Final = 3
CLOSING: Final = 4
"""Phases of a Round (LSK-SEQ-03); contact comes before the first."""

FOOT: Final = 5
"""A square is five feet wide (LSK-MOV-08); distances inside are in squares."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Battle(Fight):
    """A Landsknecht fight as data."""

    def __init__(
        self, sides: list[LandsknechtSide], grid: Grid, options: Options, scene: Scene
    ) -> None:
        parties: list[Side] = []
        parties.extend(sides)
        super().__init__(parties, grid, Dice())
        self.parties: Annotated[list[LandsknechtSide], Fixed] = sides
        self.options: Annotated[Options, Fixed] = options
        self.scene: Annotated[Scene, Fixed] = scene
        self.fighters: Annotated[list[Combatant], Roster] = []
        self.things: Annotated[list[Thing], Own] = []
        self.phase: i64 = CONTACT
        self.order: list[int] = []
        """Sides in the order in which they act in this Round."""
        self.ranks: list[int] = []
        """For each place of `order` the first place of its tie."""
        self.place: i64 = 0
        """Which place of `order` is acting."""
        self.tied = False
        """Whether the acting side is tied with another: damage waits (LSK-SEQ-05)."""
        self.waiting: list[Waiting] = []
        self.poisoned: Annotated[list[Poisoned], Since("0.2")] = []
        """What poison will do when the damage that waits is applied (LSK-RUL-83)."""
        self.lights: Annotated[i64, Since("0.2")] = 0
        """How many lights have been lit; without any nobody looks for them."""
        self.lasting: Annotated[bool, Outside] = True
        """Whether anything lasts that might no longer hold (`still_valid`)."""
        self.frightened: Annotated[list[int], Step] = []
        self.fallen_riders: Annotated[list[int], Step] = []
        """Mounts that bled for the first time, riders whose mount fell: settled with the blow."""
        self.squads: Annotated[i64, Follows] = 0
        """How many groups check morale (LSK-MOR-01)."""
        self.half_checked: list[int] = []
        """Groups that have had their check at half strength (LSK-MOR-02)."""
        self.gunfire_checked: list[int] = []
        """Groups that have checked for gunfire in this Round (LSK-MOR-04)."""
        self.first_numbers: list[int] = []
        """How many each group had when the fight began; it never changes after that."""
        self.widest: Annotated[i64, Follows] = 2
        """The longest reach of anybody, in squares: who is farther away is in nobody's reach."""
        self.crowd: Annotated[Crowd, Outside] = Crowd(len(sides))
        self.pursuit_hides: Annotated[i64, Uncounted] = 0
        """Bit mask of sides whose map is hidden while they flee (LSK-FLE-04); 0 between steps."""

    # Making it.

    def enroll(self, fighter: Combatant, things: list[Thing]) -> None:
        """Add a combatant and what it carries."""
        self.enlist(fighter)
        self.fighters.append(fighter)
        fighter.squad = self._squad_of(fighter)
        if fighter.block.reach > self.widest:
            self.widest = fighter.block.reach
        for thing in things:
            thing.index = len(self.things)
            thing.holder = fighter.index
            self.things.append(thing)
            if thing.place == HAND:
                fighter.hands.append(thing)
            else:
                fighter.carried.append(thing)

    def _squad_of(self, fighter: Combatant) -> i64:
        """One side's members with the same block, unless the scenario groups them otherwise."""
        for other in self.fighters:
            if other is not fighter and other.side == fighter.side and other.group == fighter.group:
                return other.squad
        self.squads += 1
        return self.squads - 1

    # Where everybody is.

    def apart(self, a: Combatant, b: Combatant) -> i64:
        """Distance in squares between the nearest squares of two combatants."""
        if not a.block.large and not b.block.large:
            return self.grid.distance(a.at, b.at)
        return self.grid.gap(self.ground_of(a), self.ground_of(b))

    def ground_of(self, fighter: Combatant) -> list[i64]:
        """The squares that a combatant stands on."""
        squares: list[i64] = []
        dx: i64 = 0
        while dx < fighter.block.width:
            dy: i64 = 0
            while dy < fighter.block.height:
                squares.append(fighter.at + dx * COLUMN + dy)
                dy += 1
            dx += 1
        return squares

    def foes(self, one: Combatant, other: Combatant) -> bool:
        """Whether two combatants are enemies."""
        return self.enemies(one.side, other.side)

    def in_answer_order(self, fighters: list[Combatant]) -> list[Combatant]:
        """LSK-SEQ-09: the side that acts first in this Round is asked first, in roster order."""
        if len(fighters) < 2:
            return fighters
        ordered: list[Combatant] = []
        for side in self.order:
            for fighter in self.fighters:
                if fighter.side == side and fighter in fighters:
                    ordered.append(fighter)
        # Whoever's side has no place in the order comes after all others.
        for fighter in self.fighters:
            if fighter in fighters and fighter not in ordered:
                ordered.append(fighter)
        return ordered

    def thing_by_slug(self, slug: str) -> Thing | None:
        """The thing with this slug."""
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

    def blind(self, fighter: Combatant) -> bool:
        """Whether a combatant fights without sight (LSK-CND-07, LSK-RUL-36)."""
        if fighter.eyes_lost >= 2:
            return True
        if fighter.blind or (self.scene.dark and not fighter.lit):
            return not fighter.block.sees_in_dark
        return False

    # State.

    def fresh(self) -> "Battle":
        """An empty fight of the same class with the same sides, map, options and scene."""
        return Battle(self.parties, self.grid, self.options, self.scene)

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
        for fighter in self.fighters:
            fighter.hands = []
            fighter.carried = []
        for thing in self.things:
            if thing.holder != NOBODY:
                owner = self.fighters[thing.holder]
                (owner.hands if thing.place == HAND else owner.carried).append(thing)
        read_orders_battle(self, data)
        self.lasting = True
