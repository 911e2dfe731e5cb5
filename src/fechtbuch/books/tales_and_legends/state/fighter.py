"""A combatant of Tales and Legends: what a turn has left, manoeuvres, grapple, saddle (2.4)."""

from typing import Annotated, Final

from mypy_extensions import i64, mypyc_attr

from fechtbuch.books.tales_and_legends.kinds.arms import NOBODY
from fechtbuch.books.tales_and_legends.kinds.block import Block
from fechtbuch.books.tales_and_legends.state.body import Body
from fechtbuch.books.tales_and_legends.state.plans import Cover, Prepared
from fechtbuch.books.tales_and_legends.state.things import Thing
from fechtbuch.books.tales_and_legends.state.written import (
    copy_combatant,
    end_manoeuvres_combatant,
    read_combatant,
    write_combatant,
)
from fechtbuch.engine.grid import NOWHERE
from fechtbuch.engine.state import Edict, Ends, Shown

STANDARD: Final = 2
"""Standard actions of a turn (TAL-SEQ-10)."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Combatant(Body):
    """Somebody who fights."""

    def __init__(self, slug: str, name: str, side: i64, block: Block, natural: list[Thing]) -> None:
        super().__init__(slug, name, side, block, natural)
        # Place in the order.
        self.initiative: i64 = NOWHERE
        self.tie: i64 = 0
        # The turn.
        self.will_fail = False
        """Has said that the next test of its own shall fail (TAL-TST-09)."""
        self.standard: i64 = 0
        self.extra: i64 = 0
        self.actions: i64 = 0
        """How many actions this turn has seen, free ones included."""
        self.acted = False
        """Whether the turn of this round is over."""
        self.moved: Annotated[bool, Ends("turn")] = False
        self.stepped: Annotated[bool, Ends("turn")] = False
        self.charged: Annotated[bool, Shown, Ends("manoeuvres")] = False
        """Neither dodge nor parry until the next turn (TAL-ATK-16)."""
        self.attacked: Annotated[bool, Ends("turn")] = False
        self.aimed: Annotated[bool, Ends("turn")] = False
        self.feint_target: Annotated[i64, Ends("turn")] = NOBODY
        self.feint_thing: i64 = 0
        self.aggressive: Annotated[bool, Ends("manoeuvres")] = False
        self.aggressive_due: Annotated[bool, Ends("manoeuvres")] = False
        """Declared; the first melee attack must follow (TAL-RUL-04)."""
        self.aggressive_open: Annotated[bool, Shown("aggressive"), Ends("manoeuvres")] = False
        """Its drawbacks, until the next turn."""
        self.cautious: Annotated[bool, Shown, Ends("manoeuvres")] = False
        self.cautious_tired = False
        self.defensive: Annotated[bool, Shown, Ends("manoeuvres")] = False
        self.parries: Annotated[list[i64], Ends("manoeuvres")] = []
        """Things for which parries have been bought; below 0 natural weapons."""
        self.shields_parried: Annotated[list[i64], Ends("manoeuvres")] = []
        self.dodges: Annotated[i64, Ends("manoeuvres")] = 0
        self.prepared: Annotated[list[Prepared], Ends("manoeuvres")] = []
        self.covers: Annotated[list[Cover], Ends("manoeuvres")] = []
        self.run_bonus: Annotated[i64, Ends("manoeuvres")] = 0
        self.ran_at: list[i64] = []
        """Enemies whom the run led straight to, and so does not help against (TAL-MOV-06)."""
        self.ran_from: list[i64] = []
        """Enemies from whom it led away (TAL-RUL-87)."""
        self.full: str = ""
        """What a row of full-round actions is spent on, with its thing (TAL-RUL-20)."""
        self.full_left: i64 = 0
        # Grapple, hold, saddle.
        self.grapple: i64 = NOBODY
        self.on_top_of: i64 = NOBODY
        self.pinned_by: i64 = NOBODY
        self.breath: i64 = -1
        """Rounds of breath left while choked; -1 where nobody chokes."""
        self.choked_dead: i64 = 0
        self.deep_breath = False
        self.holds_on: i64 = NOBODY
        self.hold_kept: Annotated[bool, Ends("turn")] = False
        self.hold_speed: i64 = 0
        self.hold_place = "back"
        self.mount: i64 = NOBODY
        self.rider: i64 = NOBODY
        self.band: Annotated[i64, Ends("turn")] = 0
        """Metres of the largest band moved since the start of the own or the rider's turn."""
        self.named_band: Annotated[i64, Ends("turn")] = -1
        self.spurred: Annotated[bool, Ends("turn")] = False
        self.spur_tried: Annotated[bool, Ends("turn")] = False
        self.fright: Annotated[i64, Edict(0, 500)] = 0
        self.climbing: i64 = NOWHERE
        """The wall on which somebody hangs, and how many metres up (TAL-MOV-14)."""
        self.climbed: i64 = 0
        self.rounds_left: i64 = 0
        """What an improvised deed still takes."""

    def mounted(self) -> bool:
        """In the saddle."""
        return self.mount != NOBODY

    def unspent(self) -> bool:
        """Whether the whole turn is still there (TAL-RUL-20)."""
        return self.standard == STANDARD and self.extra == 1

    def affords(self, standard: i64, extra: i64) -> bool:
        """TAL-SEQ-11: an extra action may be paid with a standard one, not the reverse."""
        return self.standard >= standard and self.standard + self.extra >= standard + extra

    def pay(self, standard: i64, extra: i64) -> None:
        """Pay a price; extra actions first out of the extra one."""
        self.standard -= standard
        while extra > 0:
            if self.extra > 0:
                self.extra -= 1
            else:
                self.standard -= 1
            extra -= 1

    def pay_full(self) -> None:
        """TAL-SEQ-12: the whole turn."""
        self.standard = 0
        self.extra = 0

    def has_reactions(self) -> bool:
        """Whether any bought parry or dodge is left."""
        return self.dodges > 0 or len(self.parries) > 0

    # State.

    def lose_manoeuvres(self) -> None:
        """TAL-RUL-05: what was bought ends at the start of the next turn, or with helplessness."""
        end_manoeuvres_combatant(self)

    def copy(self) -> "Combatant":
        """An independent twin without its things; the fight gives it those."""
        twin = Combatant(self.slug, self.name, self.side, self.block, self.natural)
        copy_combatant(self, twin)
        return twin

    def to_data(self) -> dict[str, object]:
        """The combatant's state as JSON-ready data."""
        return write_combatant(self, self.base_data())

    def restore(self, data: dict[str, object]) -> None:
        """Take over a state that `to_data` gave."""
        read_combatant(self, data)
