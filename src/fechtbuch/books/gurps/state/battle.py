"""The state of a fight: everything that chapters read and change.

No rule is applied here. A boundary lies between two fighters' turns. Chapters that must call
later ones (a step that springs somebody's Wait) do so through the hooks at the end of `Battle`.
"""

from typing import Annotated

from mypy_extensions import i64, mypyc_attr

from fechtbuch.books.gurps.kinds.arms import HAND, NOBODY
from fechtbuch.books.gurps.kinds.scene import Options, Scene
from fechtbuch.books.gurps.state.fighter import Combatant
from fechtbuch.books.gurps.state.holds import Hold
from fechtbuch.books.gurps.state.things import Thing
from fechtbuch.books.gurps.state.written import (
    copy_battle,
    key_battle,
    read_battle,
    read_orders_battle,
    write_battle,
)
from fechtbuch.books.gurps.state.zones import Zone
from fechtbuch.engine.dice import Dice
from fechtbuch.engine.fight import Fight, Side
from fechtbuch.engine.grid import NOWHERE, Grid
from fechtbuch.engine.state import Fixed, Outside, Own, Roster, Step


@mypyc_attr(allow_interpreted_subclasses=True)
class Battle(Fight):
    """A fight as data."""

    def __init__(self, sides: list[Side], grid: Grid, options: Options, scene: Scene) -> None:
        super().__init__(sides, grid, Dice())
        self.options: Annotated[Options, Fixed] = options
        self.scene: Annotated[Scene, Fixed] = scene
        self.fighters: Annotated[list[Combatant], Roster] = []
        self.things: Annotated[list[Thing], Own] = []
        self.order: list[int] = []
        """Fighters in turn order (GUR-SEQ-01); empty before the first turn."""
        self.place: i64 = 0
        """Whose turn of `order` comes next."""
        self.acting: i64 = NOBODY
        """Whose turn it is."""
        self.holds: list[Hold] = []
        self.zones: list[Zone] = []
        self.waiters: i64 = 0
        """How many may be waiting; none if 0."""
        self.lasting: Annotated[bool, Outside] = True
        """Whether anybody may have something in mind that no longer holds (`still_valid`)."""
        self.skipped: list[int] = []
        self.began_at: Annotated[i64, Step] = NOWHERE
        """Where the acting fighter's turn began."""
        self.came_from: Annotated[i64, Step] = NOWHERE
        """The hex that whoever has just entered another one has left."""
        self.driven_after: Annotated[i64, Step] = 0
        """After how many hexes a walk was broken off, where the walker may go on (GUR-MAN-38)."""

    # Making it.

    def enroll(self, fighter: Combatant, things: list[Thing]) -> None:
        """Add a fighter and what it carries."""
        self.enlist(fighter)
        fighter.bit = 1 << int(fighter.index)
        self.fighters.append(fighter)
        for thing in things:
            thing.index = len(self.things)
            thing.holder = fighter.index
            thing.owner = fighter.index
            thing.worn = thing.grip
            self.things.append(thing)
            if thing.place == HAND:
                fighter.hands.append(thing)
            else:
                fighter.carried.append(thing)

    def refit(self, owner: Combatant, thing: Thing) -> None:
        """Reckon a thing's forms for whoever holds it now."""
        thing.forms = thing.forms_of(owner.block)

    # Where everybody is.

    def apart(self, a: Combatant, b: Combatant) -> i64:
        """Distance in hexes, which are yards (GUR-MOV-01)."""
        return self.grid.distance(a.at, b.at)

    def foes(self, one: Combatant, other: Combatant) -> bool:
        """Whether two fighters are enemies."""
        return self.enemies(one.side, other.side)

    def thing_by_slug(self, slug: str) -> Thing | None:
        """The thing with this slug."""
        for thing in self.things:
            if thing.slug == slug:
                return thing
        return None

    def own_name(self, slug: str) -> str:
        """What the owner of a thing calls it, if it is not of the catalogue."""
        thing = self.thing_by_slug(slug)
        return "" if thing is None else thing.kind.name

    def combatant(self, slug: str) -> Combatant | None:
        """The fighter with this slug."""
        for fighter in self.fighters:
            if fighter.slug == slug:
                return fighter
        return None

    def somebody_at(self, f: i64) -> Combatant | None:
        """The first fighter who stands or lies on a hex."""
        for fighter in self.fighters:
            if fighter.at == f and not fighter.gone:
                return fighter
        return None

    def somebody_up(self, f: i64, but: Combatant) -> Combatant | None:
        """GUR-RUL-88: whoever else counts on a hex, bodies apart."""
        for fighter in self.fighters:
            if fighter.at == f and fighter is not but and not fighter.out():
                return fighter
        return None

    def free(self, f: i64) -> bool:
        """A hex without wall or fighter."""
        if not self.grid.open(f):
            return False
        for other in self.fighters:
            if other.at == f and not other.gone and not other.dead:
                return False
        return True

    def in_turn_order(self, after: Combatant) -> list[Combatant]:
        """Everybody in turn order, beginning after somebody."""
        n = len(self.order)
        if n == 0:
            return list(self.fighters)
        first = 0
        for place in range(n):
            if self.order[place] == after.index:
                first = place + 1
        return [self.fighters[index] for index in self.order[first:] + self.order[:first]]

    # Holds.

    def held(self, fighter: Combatant) -> bool:
        """Whether somebody holds him, by whatever part."""
        for hold in self.holds:
            if hold.victim == fighter.index and hold.item == NOBODY:
                return True
        return False

    def holding(self, fighter: Combatant) -> bool:
        """Whether he holds somebody, or somebody's thing."""
        for hold in self.holds:
            if hold.holder == fighter.index:
                return True
        return False

    def clutching(self, fighter: Combatant) -> bool:
        """Whether he holds somebody by a part, and would drag him along (GUR-RUL-89)."""
        for hold in self.holds:
            if hold.holder == fighter.index and hold.item == NOBODY:
                return True
        return False

    def pinned(self, fighter: Combatant) -> bool:
        """Whether somebody pins him (GUR-WRE-17)."""
        for hold in self.holds:
            if hold.victim == fighter.index and hold.pin:
                return True
        return False

    def hold_between(self, holder: Combatant, victim: Combatant) -> Hold | None:
        """The first hold of one on the other."""
        for hold in self.holds:
            if hold.holder == holder.index and hold.victim == victim.index:
                return hold
        return None

    def hold_on(self, holder: Combatant, victim: Combatant, part: i64) -> Hold | None:
        """The hold of one on a part of the other."""
        for hold in self.holds:
            if hold.holder == holder.index and hold.victim == victim.index:
                if hold.part == part and hold.item == NOBODY:
                    return hold
        return None

    def grappled(self, fighter: Combatant) -> bool:
        """Whether he has the −4 of GUR-WRE-02: held, and not twice as strong as every holder."""
        if len(self.holds) == 0:
            return False
        for hold in self.holds:
            if hold.victim == fighter.index and hold.item == NOBODY:
                if fighter.strength() <= 2 * self.fighters[hold.holder].strength():
                    return True
        return False

    def grasping(self, fighter: Combatant) -> i64:
        """Bits of the hands that hold a foe."""
        bits: i64 = 0
        if len(self.holds) > 0:
            for hold in self.holds:
                if hold.holder == fighter.index:
                    bits |= hold.hands
        return bits

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
        for fighter in self.fighters:
            fighter.hands = []
            fighter.carried = []
        for thing in self.things:
            if thing.holder != NOBODY:
                owner = self.fighters[thing.holder]
                (owner.hands if thing.place == HAND else owner.carried).append(thing)
                self.refit(owner, thing)
        read_orders_battle(self, data)
        self.lasting = True

    def add_fighter(self, data: dict[str, object]) -> None:
        """The referee brings somebody in."""
        super().add_fighter(data)
        if len(self.order) > 0:
            self.order = [*self.order, len(self.fighters) - 1]

    # Hooks: what earlier chapters need of later ones.

    def entered(self, mover: Combatant) -> None:
        """Somebody has entered a hex: zones under fire and Waits look at it."""

    def event(self, kind: str, actor: Combatant, target: Combatant | None) -> None:
        """Something has happened that a Wait may be waiting for (GUR-MAN-38)."""

    def spring(self, fighter: Combatant, against: Combatant, came: bool) -> None:
        """Carry out what somebody was waiting to do; `came`: the foe moved into his reach."""
