"""The state of a Landsknecht fight: everything that chapters read and change.

No rule is applied here. A boundary lies between two turns; whatever a turn leaves for later
(the order of sides, damage that waits for a tied side) is a field of `Battle`.
"""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from fechtbuch.books.landsknecht.kinds.arms import HAND, NOBODY, Thing
from fechtbuch.books.landsknecht.state.blocked_squares import Crowd
from fechtbuch.books.landsknecht.state.fighter import Combatant
from fechtbuch.engine.data import listed, whole, wholes
from fechtbuch.engine.dice import Dice
from fechtbuch.engine.fields import COLUMN
from fechtbuch.engine.fight import Fight, Side
from fechtbuch.engine.grid import Grid

CONTACT: Final = 0
OPENING: Final = 1
TURNS: Final = 2
HELD: Final = 3
CLOSING: Final = 4
"""Phases of a Round (LSK-SEQ-03); contact comes before the first."""

FOOT: Final = 5
"""A square is five feet wide (LSK-MOV-08); distances inside are in squares."""


class Options:
    """The switches of section 6.1 at their defaults."""

    def __init__(self) -> None:
        self.career_traits = True
        self.pursuit_individual = False
        self.morale = True
        self.injury_table = "all"
        self.multiply = "sum"
        self.helpless_choice = False
        self.mounted_triple = "polearm"
        self.stray_pool = "all"
        self.parry_missiles = True
        self.caster = "helpless"
        self.unskilled_weapon = "skill_zero"
        self.unarmed_bonus = "melee"
        self.initiative = "single_die"


class Scene:
    """What the scenario says of place and circumstances."""

    def __init__(self) -> None:
        self.dark = False
        """Everybody without sight in the dark is blind (LSK-CND-07)."""
        self.open_ground = False
        self.weather = "dry"
        self.distance: i64 = 0
        """Feet between the nearest opponents where no positions are given; 0: diced."""
        self.sight: i64 = 0
        """How far one sees, in feet; 0: as far as one likes."""
        self.placed = True
        """Whether the scenario gives positions."""
        self.surprise = False
        self.contact_morale = True
        """Whether groups check morale when they meet (LSK-MOR-02)."""
        self.referee = False
        """Whether somebody judges free actions (LSK-SEQ-02)."""
        self.rounds: i64 = 200


class LandsknechtSide(Side):
    """A side, and how ready it is for surprises (LSK-SEQ-06)."""

    def __init__(self, slug: str, name: str, heroes: bool = False) -> None:
        super().__init__(slug, name, heroes)
        self.alert = False
        self.may_be_surprised = True
        self.ambush = False
        """Lies in ambush for the others."""


class Waiting:
    """Damage that waits until the last of the tied sides has acted (LSK-SEQ-05)."""

    def __init__(self, victim: i64, amount: i64, source: i64) -> None:
        self.victim = victim
        self.amount = amount
        self.source = source

    def to_data(self) -> list[int]:
        """Victim, amount and source."""
        return [self.victim, self.amount, self.source]


@mypyc_attr(allow_interpreted_subclasses=True)
class Battle(Fight):
    """A Landsknecht fight as data."""

    def __init__(
        self, sides: list[LandsknechtSide], grid: Grid, options: Options, scene: Scene
    ) -> None:
        parties: list[Side] = []
        parties.extend(sides)
        super().__init__(parties, grid, Dice())
        self.parties = sides
        self.options = options
        self.scene = scene
        self.fighters: list[Combatant] = []
        self.things: list[Thing] = []
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
        self.frightened: list[int] = []
        self.fallen_riders: list[int] = []
        """Mounts that bled for the first time, riders whose mount fell: settled with the blow."""
        self.squads: i64 = 0
        """How many groups check morale (LSK-MOR-01)."""
        self.half_checked: list[int] = []
        """Groups that have had their check at half strength (LSK-MOR-02)."""
        self.gunfire_checked: list[int] = []
        """Groups that have checked for gunfire in this Round (LSK-MOR-04)."""
        self.first_numbers: list[int] = []
        """How many each group had when the fight began."""
        self.widest: i64 = 2
        """The longest reach of anybody, in squares: who is farther away is in nobody's reach."""
        self.crowd = Crowd(len(sides))
        self.pursuit_hides: i64 = 0
        """Bit mask of sides whose map is hidden while they flee (LSK-FLE-04)."""

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
        if len(ordered) < len(fighters):
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
        things: list[Thing] = []
        for thing in self.things:
            things.append(thing.copy())
        twin.things = things
        roster = twin.roster
        fighters = twin.fighters
        for fighter in self.fighters:
            other = fighter.copy()
            if len(fighter.hands) > 0:
                other.hands = [things[thing.index] for thing in fighter.hands]
            if len(fighter.carried) > 0:
                other.carried = [things[thing.index] for thing in fighter.carried]
            if fighter.search is not None:
                other.search = things[fighter.search.index]
            if fighter.loading is not None:
                other.loading = things[fighter.loading.index]
            roster.append(other)
            fighters.append(other)
        self.copy_base(twin)
        twin.phase = self.phase
        twin.order = self.order
        twin.ranks = self.ranks
        twin.place = self.place
        twin.tied = self.tied
        twin.waiting = self.waiting
        twin.squads = self.squads
        twin.half_checked = self.half_checked
        twin.gunfire_checked = self.gunfire_checked
        twin.first_numbers = self.first_numbers
        twin.pursuit_hides = self.pursuit_hides
        twin.widest = self.widest
        return twin

    def key(self) -> str:
        """Everything that can still matter, as one text."""
        parts: list[object] = [
            self.round,
            self.over,
            self.winner,
            self.phase,
            self.order,
            self.ranks,
            self.place,
            self.tied,
            [waiting.to_data() for waiting in self.waiting],
            [modifier.to_data() for modifier in self.modifiers],
            self.half_checked,
            self.gunfire_checked,
            [thing.state() for thing in self.things],
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
            "phase": self.phase,
            "order": list(self.order),
            "ranks": list(self.ranks),
            "place": self.place,
            "tied": self.tied,
            "waiting": [waiting.to_data() for waiting in self.waiting],
            "half_checked": list(self.half_checked),
            "gunfire_checked": list(self.gunfire_checked),
            "first_numbers": list(self.first_numbers),
            "pursuit_hides": self.pursuit_hides,
            "fighters": [fighter.to_data() for fighter in self.fighters],
            "things": [thing.to_data() for thing in self.things],
        }

    def restore(self, data: dict[str, object]) -> None:
        """Take over a state that `to_data` gave, in a fight built from the same scenario."""
        self.restore_base(data)
        self.phase = whole(data["phase"])
        self.place = whole(data["place"])
        self.tied = bool(data["tied"])
        self.pursuit_hides = whole(data["pursuit_hides"])
        self.order = wholes(data["order"])
        self.ranks = wholes(data["ranks"])
        self.half_checked = wholes(data["half_checked"])
        self.gunfire_checked = wholes(data["gunfire_checked"])
        self.first_numbers = wholes(data["first_numbers"])
        self.waiting = []
        for triple in listed(data["waiting"]):
            victim, amount, source = listed(triple)
            self.waiting.append(Waiting(whole(victim), whole(amount), whole(source)))
        for thing, state in zip(self.things, listed(data["things"])):
            assert isinstance(state, dict)
            thing.restore(state)
        for fighter, state in zip(self.fighters, listed(data["fighters"])):
            assert isinstance(state, dict)
            fighter.restore(state)
            fighter.search = self.thing_by_slug(str(state["search"]))
            fighter.loading = self.thing_by_slug(str(state["loading"]))
            fighter.hands = []
            fighter.carried = []
        for thing in self.things:
            if thing.holder != NOBODY:
                owner = self.fighters[thing.holder]
                (owner.hands if thing.place == HAND else owner.carried).append(thing)
