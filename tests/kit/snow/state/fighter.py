"""Those who throw, body and deeds apart."""

from typing import Annotated

from mypy_extensions import i64

from fechtbuch.engine.fighter import Fighter
from fechtbuch.engine.state import (
    ByHand,
    Decreed,
    Direction,
    Edict,
    Ends,
    Flag,
    Follows,
    Label,
    Level,
    Linked,
    Ordered,
    Outside,
    Saved,
    Shown,
    Since,
    Step,
    Uncounted,
    Word,
)
from tests.kit.snow.kinds.words import CALM, NOBODY, POSTURES, SOAKED, TEMPERS, UPRIGHT, Child
from tests.kit.snow.state.things import Feud, Grudge, Plan, Thing
from tests.kit.snow.state.written import (
    copy_thrower,
    key_thrower,
    read_thrower,
    write_thrower,
)


class Body(Fighter):
    """Somebody as far as snow can reach."""

    def __init__(self, slug: str, name: str, side: i64, child: Child) -> None:
        super().__init__(slug, name, side)
        self.child: Annotated[Child, Label("key")] = child
        self.hits: Annotated[i64, Edict(0, 9)] = 0
        self.cold: Annotated[i64, Level(0, 5)] = 0
        self.posture: Annotated[i64, Word(POSTURES)] = UPRIGHT
        self.facing: Annotated[i64, Direction(8)] = 0
        self.crying: Annotated[bool, Flag] = False
        self.warned: Annotated[bool, Decreed] = False
        self.hands: Annotated[list[Thing], Linked("things"), Follows] = []
        self.belt: Annotated[list[Thing], Linked("things"), Ordered] = []
        self.pockets: Annotated[list[Thing], Linked("things")] = []
        self.favourites: Annotated[list[Thing], Linked("things", "slug"), Since("2")] = []

    def alive(self) -> bool:
        """Nobody dies of snow."""
        return True

    def out(self) -> bool:
        """Soaked through."""
        return self.hits >= SOAKED or self.gone


class Thrower(Body):
    """Somebody who throws."""

    def __init__(self, slug: str, name: str, side: i64, child: Child) -> None:
        super().__init__(slug, name, side, child)
        self.cold = 0
        self.luck: Annotated[i64, Uncounted] = 0
        self.temper: Annotated[i64, Saved(TEMPERS)] = CALM
        self.chased_by: Annotated[i64, Shown("chased")] = NOBODY
        self.sledge: Annotated[Thing | None, Linked("things", "slug"), Shown()] = None
        self.shovel: Annotated[Thing | None, Linked("things")] = None
        self.plan: Annotated[Plan | None, Shown("planning")] = None
        self.plans: list[Plan] = []
        self.feud: Feud | None = None
        self.feuds: Annotated[list[Feud], Shown("at-feud")] = []
        self.oldest = Grudge(NOBODY, [], 1)
        self.threw: Annotated[bool, Ends("turn")] = False
        self.dodged: Annotated[list[int], Ends("turn")] = []
        self.balls: Annotated[list[int], Ends("round")] = [1, 2]
        self.strain: Annotated[i64, Ends("round"), Level(0, 3)] = 0
        self.ducking: Annotated[bool, Step] = False
        self.reach: Annotated[i64, Follows] = 0
        self.diary: Annotated[list[str], ByHand] = []
        self.glance: Annotated[i64, Outside] = 0
        self.title: Annotated[str, Since("2")] = ""

    def fighting(self) -> bool:
        """Whether it is still in the fight."""
        return not self.out()

    def copy(self) -> "Thrower":
        """A twin, whose things its fight gives it."""
        twin = Thrower(self.slug, self.name, self.side, self.child)
        copy_thrower(self, twin)
        return twin

    def to_data(self) -> dict[str, object]:
        """The thrower as JSON-ready data."""
        data = self.base_data()
        data["diary"] = " ".join(self.diary)
        return write_thrower(self, data)

    def restore(self, data: dict[str, object]) -> None:
        """Take over such data."""
        read_thrower(self, data)
        self.diary = str(data["diary"]).split()
        self.reach = 2 * self.child.aim

    def key(self) -> tuple[object, ...]:
        """What can still matter."""
        return (tuple(self.diary), key_thrower(self))
