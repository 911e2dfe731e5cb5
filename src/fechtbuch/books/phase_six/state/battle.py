"""The state of a Phase Six fight: everything that chapters read and change.

A boundary lies between two acts, so the turn, the round and what smoulders on the map are all
fields of `Battle`. No rule is applied here but who perceives whom.
"""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from fechtbuch.books.phase_six.kinds.arms import GROUND, NOBODY, Thing
from fechtbuch.books.phase_six.kinds.scene import Options, Scene
from fechtbuch.books.phase_six.state.fighter import EVERYTHING, NOTHING_AT_ALL, Participant
from fechtbuch.engine.data import listed, whole, wholes
from fechtbuch.engine.dice import Dice
from fechtbuch.engine.fight import Fight, Side
from fechtbuch.engine.grid import NOWHERE, Grid

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

SMOKE: Final = "smoke"
FIRE: Final = "fire"
TEAR_GAS: Final = "tear-gas"
TOXIC_GAS: Final = "toxic-gas"


class Cloud:
    """Smoke, gas or fire on the map (PSX-THR-07). Replaced, never changed."""

    def __init__(self, kind: str, at: i64, across: i64, left: i64, there: bool) -> None:
        self.kind = kind
        self.at = at
        self.across = across
        """Diameter: fields whose doubled distance is at most this are covered."""
        self.left = left
        """Rounds that it lasts, the running one included once it is there."""
        self.there = there

    def to_data(self) -> list[object]:
        """The cloud as JSON-ready data."""
        return [self.kind, self.at, self.across, self.left, self.there]


@mypyc_attr(allow_interpreted_subclasses=True)
class Battle(Fight):
    """A Phase Six fight as data."""

    def __init__(self, sides: list[Side], grid: Grid, options: Options, scene: Scene) -> None:
        super().__init__(sides, grid, Dice())
        self.options = options
        self.scene = scene
        self.fighters: list[Participant] = []
        self.things: list[Thing] = []
        self.phase: i64 = BEGIN
        self.order: list[int] = []
        """Everybody in initiative order (PSX-INI-03), by index; the dead keep their place."""
        self.place: i64 = 0
        """Whose turn of `order` it is."""
        self.last_actor: i64 = NOBODY
        """Who had the latest turn (PSX-RUL-10)."""
        self.clouds: list[Cloud] = []
        self.fog: set[i64] | None = None
        """Fields under smoke; follows from the clouds."""
        self.watchful = False
        """Whether anybody has an attack of opportunity; follows from the roster."""

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
        things = twin.things
        for thing in self.things:
            things.append(thing.copy())
        roster = twin.roster
        fighters = twin.fighters
        for fighter in self.fighters:
            other = fighter.copy()
            roster.append(other)
            fighters.append(other)
        self.copy_base(twin)
        twin.phase = self.phase
        twin.order = self.order
        twin.place = self.place
        twin.last_actor = self.last_actor
        twin.clouds = self.clouds
        twin.fog = self.fog
        twin.watchful = self.watchful
        return twin

    def key(self) -> str:
        """Everything that can still matter, as one text."""
        parts: list[object] = [
            self.round,
            self.over,
            self.winner,
            self.phase,
            self.order,
            self.place,
            self.last_actor,
            [cloud.to_data() for cloud in self.clouds],
            [modifier.to_data() for modifier in self.modifiers],
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
            "place": self.place,
            "last_actor": self.last_actor,
            "clouds": [cloud.to_data() for cloud in self.clouds],
            "fighters": [fighter.to_data() for fighter in self.fighters],
            "things": [thing.to_data() for thing in self.things],
        }

    def restore(self, data: dict[str, object]) -> None:
        """Take over a state that `to_data` gave, in a fight built from the same scenario."""
        self.restore_base(data)
        self.phase = whole(data["phase"])
        self.place = whole(data["place"])
        self.last_actor = whole(data["last_actor"])
        self.order = wholes(data["order"])
        self.clouds = []
        for row in listed(data["clouds"]):
            kind, at, across, left, there = listed(row)
            self.clouds.append(Cloud(str(kind), whole(at), whole(across), whole(left), bool(there)))
        self.spread_smoke()
        known = self.things
        self.things = []
        for state in listed(data["things"]):
            assert isinstance(state, dict)
            slug = str(state["slug"])
            found: Thing | None = None
            for thing in known:
                if thing.slug == slug:
                    found = thing
            if found is None:
                # A piece that was thrown: it is of the same kind as its stack.
                found = self.things[whole(state["origin"])].piece(slug)
            self.add_thing(found)
            found.restore(state)
        for fighter, state in zip(self.fighters, listed(data["fighters"])):
            assert isinstance(state, dict)
            fighter.restore(state)
