"""The state of a fight: everything that chapters read and change.

No rule is applied here. A boundary lies between two fighters' turns. Chapters that must call
later ones (a step that springs somebody's Wait) do so through the hooks at the end of `Battle`.
"""

from mypy_extensions import i64, mypyc_attr

from fechtbuch.books.gurps.kinds.arms import HAND, NOBODY, Thing
from fechtbuch.books.gurps.kinds.scene import Options, Scene
from fechtbuch.books.gurps.state.fighter import Combatant
from fechtbuch.engine.data import listed, whole, wholes
from fechtbuch.engine.dice import Dice
from fechtbuch.engine.fight import Fight, Side
from fechtbuch.engine.grid import NOWHERE, Grid


class Hold:
    """One grip of one fighter on another (GUR-WRE-21)."""

    def __init__(self, holder: i64, victim: i64, part: i64, hands: i64) -> None:
        self.holder = holder
        self.victim = victim
        self.part = part
        self.hands = hands
        """Bits of the holder's hands."""
        self.lock = False
        self.pin = False
        self.behind = False
        """Seized out of the back arc: a choke hold, if it is the neck."""
        self.weapon: i64 = NOBODY
        """The weapon that chokes (GUR-WRE-12)."""
        self.item: i64 = NOBODY
        """The victim's thing that is held instead of a part (GUR-WRE-20)."""
        self.failed: i64 = 0
        """Vain attempts to break free from the lock."""
        self.fresh = False
        """Begun or wrenched since the holder's turn began."""

    def copy(self) -> "Hold":
        """An independent twin."""
        twin = Hold(self.holder, self.victim, self.part, self.hands)
        twin.lock = self.lock
        twin.pin = self.pin
        twin.behind = self.behind
        twin.weapon = self.weapon
        twin.item = self.item
        twin.failed = self.failed
        twin.fresh = self.fresh
        return twin

    def to_data(self) -> list[int]:
        """All of it, in order."""
        return [
            self.holder,
            self.victim,
            self.part,
            self.hands,
            int(self.lock),
            int(self.pin),
            int(self.behind),
            self.weapon,
            self.item,
            self.failed,
            int(self.fresh),
        ]


def hold_of(data: list[int]) -> Hold:
    """A hold from its data."""
    hold = Hold(data[0], data[1], data[2], data[3])
    hold.lock = data[4] == 1
    hold.pin = data[5] == 1
    hold.behind = data[6] == 1
    hold.weapon = data[7]
    hold.item = data[8]
    hold.failed = data[9]
    hold.fresh = data[10] == 1
    return hold


class Zone:
    """Hexes under fire until the firer's next turn (GUR-RNG-11)."""

    def __init__(self, firer: i64, thing: i64, hexes: list[int], shots: i64) -> None:
        self.firer = firer
        self.thing = thing
        self.hexes = hexes
        self.shots = shots
        self.hits: i64 = 0
        self.victims: list[int] = []

    def copy(self) -> "Zone":
        """An independent twin."""
        twin = Zone(self.firer, self.thing, self.hexes, self.shots)
        twin.hits = self.hits
        twin.victims = self.victims
        return twin

    def to_data(self) -> dict[str, object]:
        """The zone as JSON-ready data."""
        return {
            "firer": self.firer,
            "thing": self.thing,
            "hexes": list(self.hexes),
            "shots": self.shots,
            "hits": self.hits,
            "victims": list(self.victims),
        }


@mypyc_attr(allow_interpreted_subclasses=True)
class Battle(Fight):
    """A fight as data."""

    def __init__(self, sides: list[Side], grid: Grid, options: Options, scene: Scene) -> None:
        super().__init__(sides, grid, Dice())
        self.options = options
        self.scene = scene
        self.fighters: list[Combatant] = []
        self.things: list[Thing] = []
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
        self.skipped: list[int] = []
        self.began_at: i64 = NOWHERE
        """Where the acting fighter's turn began; nothing between turns."""
        self.came_from: i64 = NOWHERE
        """The hex that whoever has just entered another one has left."""
        self.driven_after: i64 = 0
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
        """Whether he holds somebody."""
        for hold in self.holds:
            if hold.holder == fighter.index:
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
        things: list[Thing] = []
        for thing in self.things:
            things.append(thing.copy())
        twin.things = things
        roster = twin.roster
        fighters = twin.fighters
        for fighter in self.fighters:
            other = fighter.copy()
            for thing in fighter.hands:
                other.hands.append(things[thing.index])
            for thing in fighter.carried:
                other.carried.append(things[thing.index])
            roster.append(other)
            fighters.append(other)
        self.copy_base(twin)
        twin.order = self.order
        twin.place = self.place
        twin.acting = self.acting
        if len(self.holds) > 0:
            twin.holds = [hold.copy() for hold in self.holds]
        if len(self.zones) > 0:
            twin.zones = [zone.copy() for zone in self.zones]
        twin.waiters = self.waiters
        twin.skipped = self.skipped
        return twin

    def key(self) -> str:
        """Everything that can still matter, as one text."""
        parts: list[object] = [
            self.round,
            self.over,
            self.winner,
            self.order,
            self.place,
            self.acting,
            self.waiters,
            self.skipped,
            [hold.to_data() for hold in self.holds],
            [list(zone.to_data().values()) for zone in self.zones],
            [modifier.to_data() for modifier in self.modifiers],
            [list(thing.to_data().values()) for thing in self.things],
        ]
        for fighter in self.fighters:
            data = fighter.to_data()
            del data["dealt"]
            del data["taken"]
            parts.append(list(data.values()))
        return repr(parts)

    def to_data(self) -> dict[str, object]:
        """The whole state as JSON-ready data."""
        return {
            **self.base_data(),
            "order": list(self.order),
            "place": self.place,
            "acting": self.acting,
            "waiters": self.waiters,
            "skipped": list(self.skipped),
            "holds": [hold.to_data() for hold in self.holds],
            "zones": [zone.to_data() for zone in self.zones],
            "fighters": [fighter.to_data() for fighter in self.fighters],
            "things": [thing.to_data() for thing in self.things],
        }

    def restore(self, data: dict[str, object]) -> None:
        """Take over a state that `to_data` gave, in a fight built from the same scenario."""
        self.restore_base(data)
        self.order = wholes(data["order"])
        self.place = whole(data["place"])
        self.acting = whole(data["acting"])
        self.waiters = whole(data["waiters"])
        self.skipped = wholes(data["skipped"])
        self.holds = []
        for entry in listed(data["holds"]):
            self.holds.append(hold_of(wholes(entry)))
        self.zones = []
        for entry in listed(data["zones"]):
            assert isinstance(entry, dict)
            zone = Zone(
                whole(entry["firer"]),
                whole(entry["thing"]),
                wholes(entry["hexes"]),
                whole(entry["shots"]),
            )
            zone.hits = whole(entry["hits"])
            zone.victims = wholes(entry["victims"])
            self.zones.append(zone)
        for thing, state in zip(self.things, listed(data["things"])):
            assert isinstance(state, dict)
            thing.restore(state)
        for fighter, state in zip(self.fighters, listed(data["fighters"])):
            assert isinstance(state, dict)
            fighter.restore(state)
            fighter.hands = []
            fighter.carried = []
        for thing in self.things:
            if thing.holder != NOBODY:
                owner = self.fighters[thing.holder]
                if thing.place == HAND:
                    owner.hands.append(thing)
                else:
                    owner.carried.append(thing)
                self.refit(owner, thing)

    def add_fighter(self, data: dict[str, object]) -> None:
        """The referee brings somebody in."""
        super().add_fighter(data)
        if len(self.order) > 0:
            self.order = [*self.order, len(self.fighters) - 1]

    # Hooks: what earlier chapters need of later ones.

    def refit(self, owner: Combatant, thing: Thing) -> None:
        """Reckon a thing's forms for whoever holds it now."""

    def entered(self, mover: Combatant) -> None:
        """Somebody has entered a hex: zones under fire and Waits look at it."""

    def event(self, kind: str, actor: Combatant, target: Combatant | None) -> None:
        """Something has happened that a Wait may be waiting for (GUR-MAN-38)."""

    def spring(self, fighter: Combatant, against: Combatant, came: bool) -> None:
        """Carry out what somebody was waiting to do; `came`: the foe moved into his reach."""
