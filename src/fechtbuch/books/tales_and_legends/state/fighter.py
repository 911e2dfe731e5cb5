"""A combatant of Tales and Legends: what a turn has left, manoeuvres, grapple, saddle (2.4)."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from fechtbuch.books.tales_and_legends.kinds.arms import NOBODY
from fechtbuch.books.tales_and_legends.kinds.block import Block
from fechtbuch.books.tales_and_legends.state.body import Body
from fechtbuch.engine.data import listed, read_fields, whole, wholes, write_fields
from fechtbuch.engine.grid import NOWHERE

STANDARD: Final = 2
"""Standard actions of a turn (TAL-SEQ-10)."""


class Prepared:
    """A prepared attack that waits for somebody to come into reach (TAL-MAN-12)."""

    def __init__(self, thing: i64, special: str, part: str, against: i64) -> None:
        self.thing = thing
        """Index of the thing, below 0 a natural weapon."""
        self.special = special
        self.part = part
        self.against = against

    def to_data(self) -> list[object]:
        """Thing, special attack, part, enemy."""
        return [self.thing, self.special, self.part, self.against]


def prepared_from(data: object) -> Prepared:
    """The prepared attack that `Prepared.to_data` wrote."""
    thing, special, part, against = listed(data)
    return Prepared(whole(thing), str(special), str(part), whole(against))


class Cover:
    """A shield held against one opponent, or against missiles from one direction (TAL-MAN-07)."""

    def __init__(self, thing: i64, against: i64, direction: i64) -> None:
        self.thing = thing
        self.against = against
        self.direction = direction

    def to_data(self) -> list[int]:
        """Shield, opponent, direction."""
        return [self.thing, self.against, self.direction]


def cover_from(data: object) -> Cover:
    """The cover that `Cover.to_data` wrote."""
    thing, against, direction = wholes(data)
    return Cover(thing, against, direction)


@mypyc_attr(allow_interpreted_subclasses=True)
class Combatant(Body):
    """Somebody who fights."""

    def __init__(self, slug: str, name: str, side: i64, block: Block) -> None:
        super().__init__(slug, name, side, block)
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
        self.moved = False
        self.stepped = False
        self.charged = False
        """Neither dodge nor parry until the next turn (TAL-ATK-16)."""
        self.attacked = False
        self.aimed = False
        self.feint_target: i64 = NOBODY
        self.feint_thing: i64 = 0
        self.aggressive = False
        self.aggressive_due = False
        """Declared; the first melee attack must follow (TAL-RUL-04)."""
        self.aggressive_open = False
        """Its drawbacks, until the next turn."""
        self.cautious = False
        self.cautious_tired = False
        self.defensive = False
        self.parries: list[i64] = []
        """Things for which parries have been bought; below 0 natural weapons."""
        self.shields_parried: list[i64] = []
        self.dodges: i64 = 0
        self.prepared: list[Prepared] = []
        self.covers: list[Cover] = []
        self.run_bonus: i64 = 0
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
        self.hold_kept = False
        self.hold_speed: i64 = 0
        self.hold_place = "back"
        self.mount: i64 = NOBODY
        self.rider: i64 = NOBODY
        self.band: i64 = 0
        """Metres of the largest band moved since the start of the own or the rider's turn."""
        self.named_band: i64 = -1
        self.spurred = False
        self.spur_tried = False
        self.fright: i64 = 0
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

    def may_go_on(self) -> bool:
        """Whether the turn has anything left: an action, or the free step (TAL-MOV-01)."""
        if self.standard > 0 or self.extra > 0:
            return True
        return not (
            self.moved
            or self.stepped
            or self.prone
            or self.mount != NOBODY
            or self.grapple != NOBODY
            or self.holds_on != NOBODY
        )

    def has_reactions(self) -> bool:
        """Whether any bought parry or dodge is left."""
        return self.dodges > 0 or len(self.parries) > 0

    # State.

    def lose_manoeuvres(self) -> None:
        """TAL-RUL-05: what was bought ends at the start of the next turn, or with helplessness."""
        self.charged = False
        self.aggressive = False
        self.aggressive_due = False
        self.aggressive_open = False
        self.cautious = False
        self.defensive = False
        self.dodges = 0
        self.run_bonus = 0
        if len(self.prepared) > 0:
            self.prepared = []
        if len(self.parries) > 0:
            self.parries = []
        if len(self.shields_parried) > 0:
            self.shields_parried = []
        if len(self.covers) > 0:
            self.covers = []

    def copy(self) -> "Combatant":
        """An independent twin without its things; the fight gives it those."""
        twin = Combatant(self.slug, self.name, self.side, self.block)
        self.copy_body(twin)
        twin.initiative = self.initiative
        twin.tie = self.tie
        twin.will_fail = self.will_fail
        twin.standard = self.standard
        twin.extra = self.extra
        twin.actions = self.actions
        twin.acted = self.acted
        twin.moved = self.moved
        twin.stepped = self.stepped
        twin.charged = self.charged
        twin.attacked = self.attacked
        twin.aimed = self.aimed
        twin.feint_target = self.feint_target
        twin.feint_thing = self.feint_thing
        twin.aggressive = self.aggressive
        twin.aggressive_due = self.aggressive_due
        twin.aggressive_open = self.aggressive_open
        twin.cautious = self.cautious
        twin.cautious_tired = self.cautious_tired
        twin.defensive = self.defensive
        twin.parries = self.parries
        twin.shields_parried = self.shields_parried
        twin.dodges = self.dodges
        twin.prepared = self.prepared
        twin.covers = self.covers
        twin.run_bonus = self.run_bonus
        twin.ran_at = self.ran_at
        twin.ran_from = self.ran_from
        twin.full = self.full
        twin.full_left = self.full_left
        twin.grapple = self.grapple
        twin.on_top_of = self.on_top_of
        twin.pinned_by = self.pinned_by
        twin.breath = self.breath
        twin.choked_dead = self.choked_dead
        twin.deep_breath = self.deep_breath
        twin.holds_on = self.holds_on
        twin.hold_kept = self.hold_kept
        twin.hold_speed = self.hold_speed
        twin.hold_place = self.hold_place
        twin.mount = self.mount
        twin.rider = self.rider
        twin.band = self.band
        twin.named_band = self.named_band
        twin.spurred = self.spurred
        twin.spur_tried = self.spur_tried
        twin.fright = self.fright
        twin.climbing = self.climbing
        twin.climbed = self.climbed
        twin.rounds_left = self.rounds_left
        return twin

    def to_data(self) -> dict[str, object]:
        """The combatant's state as JSON-ready data; things are the fight's."""
        data = self.body_data()
        write_fields(data, self, _PLAIN, _LISTS)
        data["covers"] = [cover.to_data() for cover in self.covers]
        data["prepared"] = [prepared.to_data() for prepared in self.prepared]
        return data

    def restore(self, data: dict[str, object]) -> None:
        """Take over a state that `to_data` gave."""
        self.restore_body(data)
        read_fields(data, self, _PLAIN, _LISTS)
        self.covers = [cover_from(cover) for cover in listed(data["covers"])]
        self.prepared = [prepared_from(plan) for plan in listed(data["prepared"])]


# Lists are replaced, never changed in place, so that copies may share them.
_LISTS: Final = [
    "parries", "ran_at", "ran_from", "shields_parried",
]  # fmt: skip

_PLAIN: Final = [
    "initiative", "tie", "will_fail", "standard", "extra", "actions", "acted", "moved", "stepped",
    "charged", "attacked", "aimed", "feint_target", "feint_thing", "aggressive", "aggressive_due",
    "aggressive_open", "cautious", "cautious_tired", "defensive", "dodges", "run_bonus", "full",
    "full_left", "grapple", "on_top_of", "pinned_by", "breath", "choked_dead", "deep_breath",
    "holds_on", "hold_kept", "hold_speed", "hold_place", "mount", "rider", "band", "named_band",
    "spurred", "spur_tried", "fright", "climbing", "climbed", "rounds_left",
]  # fmt: skip
