"""A fighter under these rules: attributes that stay, state that changes."""

from typing import Annotated, Final

from mypy_extensions import i64

from fechtbuch.books.gurps.kinds.arms import HAND, NOBODY, Form
from fechtbuch.books.gurps.kinds.character import Block
from fechtbuch.books.gurps.kinds.terms import (
    ATTACK,
    DO_NOTHING,
    LEFT_ARM,
    LEFT_FOOT,
    LEFT_HAND,
    LEFT_LEG,
    NO_EFFORT,
    NO_RETREAT,
    NO_VERSION,
    NOT_STUNNED,
    POSTURES,
    RIGHT_ARM,
    RIGHT_FOOT,
    RIGHT_HAND,
    RIGHT_LEG,
    STANDING,
)
from fechtbuch.books.gurps.state.holds import Opening
from fechtbuch.books.gurps.state.things import Thing
from fechtbuch.books.gurps.state.written import (
    copy_combatant,
    read_combatant,
    write_combatant,
)
from fechtbuch.engine.fighter import Fighter
from fechtbuch.engine.state import (
    Decreed,
    Direction,
    Edict,
    Ends,
    Fixed,
    Flag,
    Label,
    Linked,
    Ordered,
    Shown,
    Word,
)

SEVERED: Final = (
    (RIGHT_ARM, RIGHT_HAND),
    (LEFT_ARM, LEFT_HAND),
    (RIGHT_LEG, RIGHT_FOOT),
    (LEFT_LEG, LEFT_FOOT),
)
"""What goes with a limb (GUR-RUL-74)."""


class Combatant(Fighter):
    """Somebody in the fight."""

    def __init__(self, slug: str, name: str, side: i64, block: Block) -> None:
        super().__init__(slug, name, side)
        self.bit: Annotated[int, Fixed] = 0
        """His bit in sets of fighters such as `saw`; the fight sets it."""
        self.block: Annotated[Block, Label("key")] = block
        self.hands: Annotated[list[Thing], Linked("things"), Ordered] = []
        self.carried: Annotated[list[Thing], Linked("things"), Ordered] = []
        self.facing: Annotated[i64, Direction(6)] = 0
        self.hp: Annotated[i64, Edict(-200, 200)] = block.hp
        self.fp: Annotated[i64, Edict(-200, 200)] = block.fp
        self.level: Annotated[i64, Edict(0, 4)] = 0
        """Encumbrance level."""
        self.move: Annotated[i64, Edict(0, 30)] = block.basic_move
        """Move after encumbrance, before injury."""
        self.posture: Annotated[i64, Word(POSTURES)] = STANDING
        self.face_down: Annotated[bool, Decreed] = False
        self.dead: Annotated[bool, Flag] = False
        self.unconscious: Annotated[bool, Flag] = False
        self.mortal: Annotated[bool, Shown] = False
        self.collapsed: Annotated[bool, Flag] = False
        self.yielded: Annotated[bool, Flag] = False
        self.asleep: Annotated[bool, Flag] = False
        self.stunned: Annotated[i64, Shown] = NOT_STUNNED
        self.thresholds: i64 = 0
        """Death checks behind him (GUR-INJ-07)."""
        self.shock: Annotated[i64, Edict(0, 8)] = 0
        """Shock that ends with this or the coming own turn."""
        self.fresh_shock: i64 = 0
        """Shock suffered during the own turn: ends with the one after."""
        self.shock_cap: i64 = 4
        """Most that shock counts: 4, or 8 where it is doubled."""
        self.crippled: i64 = 0
        """Bits of crippled locations."""
        self.destroyed: i64 = 0
        self.numb: list[int] = []
        """Location and seconds left, in pairs (GUR-DIC-10)."""
        self.sore: i64 = 0
        """Bits of limbs with a torn muscle (GUR-DIC-13)."""
        self.eyes_lost: Annotated[i64, Edict(0, 2)] = 0
        self.shaken: i64 = 0
        """Minutes at −2 to all rolls after a bad head butt."""
        self.choked_turns: i64 = 0
        # The period, from one own turn to the next (GUR-SEQ-08).
        self.manoeuvre: Annotated[i64, Ends("period")] = DO_NOTHING
        self.version: Annotated[i64, Ends("period")] = NO_VERSION
        self.barred: Annotated[i64, Ends("period")] = 0
        """Bits of limbs that may not defend."""
        self.named: Annotated[i64, Ends("period")] = 0
        """Bits of the arm whose Parry a Defensive Attack raises."""
        self.recovered: Annotated[bool, Ends("period")] = False
        """Brought its unbalanced weapons back on guard (GUR-EFF-08)."""
        self.parried: list[int] = [0, 0, 0]
        """Parries made with right arm, left arm, legs in this period."""
        self.blocked: list[int] = [0, 0]
        self.retreated: Annotated[bool, Ends("period")] = False
        self.retreat_from: Annotated[i64, Ends("period")] = NOBODY
        self.retreat_kind: Annotated[i64, Ends("period")] = NO_RETREAT
        self.acrobatics_used: Annotated[bool, Ends("period")] = False
        self.attack_effort: Annotated[i64, Ends("period")] = NO_EFFORT
        self.defence_effort: Annotated[i64, Ends("period")] = NO_EFFORT
        self.off_balance: Annotated[bool, Flag, Ends("period")] = False
        self.guard_dropped: Annotated[bool, Flag, Ends("period")] = False
        self.torn: Annotated[bool, Ends("period")] = False
        self.sprinted: Annotated[bool, Ends("period")] = False
        self.conscious: Annotated[bool, Ends("period")] = False
        """Has made the roll of GUR-INJ-06 in this period."""
        self.defended: Annotated[bool, Ends("period")] = False
        self.drew: Annotated[list[int], Ends("period")] = []
        """Things that Fast-Draw was tried on in this turn."""
        self.steps_back: Annotated[int, Ends("period")] = 0
        """Bits of attackers who came behind by a retreat option (GUR-DEF-20)."""
        # A Wait (GUR-MAN-36).
        self.waiting: Annotated[bool, Shown] = False
        self.wait_for = ""
        self.wait_who: i64 = NOBODY
        self.wait_hexes: i64 = 0
        self.wait_as: i64 = ATTACK
        self.wait_version: i64 = NO_VERSION
        self.wait_with: i64 = NOBODY
        """The thing that a Wait will use; NOBODY for a limb."""
        self.wait_natural = ""
        """The limb instead, or bare hands."""
        # What lasts until something ends it.
        self.idle: Annotated[bool, Decreed] = False
        """Must do nothing on the next turn (GUR-DIC-11)."""
        self.ran: i64 = -1
        """Direction of a straight run on the latest turn; −1 for none (GUR-MOV-06)."""
        self.gone_ways: list[int] = [0, 0, 0, 0, 0, 0]
        """Hexes moved in each direction on the latest turn (GUR-MOV-12)."""
        self.saw: int = 0
        """Bits of those seen since the latest turn began (GUR-DEF-01)."""
        self.seen_by: int = 0
        """Bits of those in whose view his latest turn began (GUR-DEF-20)."""
        self.aim_at: i64 = NOBODY
        self.aim_with: i64 = NOBODY
        self.aims: Annotated[i64, Edict(0, 10)] = 0
        self.braced: Annotated[bool, Decreed] = False
        self.studied: i64 = NOBODY
        self.studies: Annotated[i64, Edict(0, 10)] = 0
        self.feint_on: i64 = NOBODY
        self.feint: i64 = 0
        self.feint_turns: i64 = 0
        self.feint_with: i64 = NOBODY
        """The ranged weapon of a ranged feint."""
        self.misled_by: i64 = NOBODY
        self.misled: i64 = 0
        self.misled_turns: i64 = 0
        self.openings: list[Opening] = []
        self.close_with: i64 = NOBODY
        self.close_arc: i64 = 0
        """Whose hex he entered, and through which arc (GUR-DEF-20)."""
        self.concentrating: i64 = 0
        self.strangled: Annotated[bool, Shown] = False
        """Loses breath until the grip on his neck ends (GUR-WRE-19)."""
        self.until_free: i64 = 0
        """Seconds until the next try to get out of a pin (GUR-WRE-17)."""
        self.knocked_out = False

    # Short questions that many chapters ask.

    def out(self) -> bool:
        """Takes no more part in the fight (GUR-STA-08)."""
        return (
            self.unconscious
            or self.dead
            or self.mortal
            or self.gone
            or self.yielded
            or self.collapsed
            or self.asleep
        )

    def alive(self) -> bool:
        """Whether it lives."""
        return not self.dead

    def fighting(self) -> bool:
        """Whether it is still in the fight."""
        return not self.out()

    def reeling(self) -> bool:
        """Below a third of HP (GUR-INJ-05)."""
        return 3 * self.hp < self.block.hp

    def tired(self) -> bool:
        """Below a third of FP (GUR-INJ-09)."""
        return 3 * self.fp < self.block.fp

    def strength(self) -> i64:
        """ST for contests and lifting: halved while tired (GUR-INJ-09)."""
        return (self.block.st + 1) // 2 if self.tired() else self.block.st

    def pace(self) -> i64:
        """Move now: halved while reeling and again while tired, rounding up (GUR-DIC-08)."""
        pace = self.move
        if self.reeling():
            pace = (pace + 1) // 2
        if self.tired():
            pace = (pace + 1) // 2
        return pace

    def step(self) -> i64:
        """Hexes of one step (GUR-MOV-03)."""
        pace = self.pace()
        return 1 if pace <= 10 else (pace + 9) // 10

    def useless(self) -> i64:
        """Bits of crippled or numbed locations."""
        bits = self.crippled
        if self.numb:
            for place in range(0, len(self.numb), 2):
                bits |= 1 << self.numb[place]
        return bits

    def severed(self) -> i64:
        """Bits of the parts that are no longer there, hands and feet with arms and legs."""
        bits = self.destroyed | self.block.lacks
        if bits != 0:
            for limb, end in SEVERED:
                if (bits >> limb) & 1 == 1:
                    bits |= 1 << end
        return bits

    def lame_arms(self) -> i64:
        """Bits of the arms that cannot be used; beasts have none that could."""
        if self.block.handless:
            return 3
        if self.crippled == 0 and not self.numb:
            return 0
        bits = self.useless()
        arms: i64 = 0
        if bits & ((1 << RIGHT_ARM) | (1 << RIGHT_HAND)) != 0:
            arms |= 1
        if bits & ((1 << LEFT_ARM) | (1 << LEFT_HAND)) != 0:
            arms |= 2
        return arms

    def lame_legs(self) -> i64:
        """How many legs cannot be used."""
        if self.crippled == 0 and not self.numb:
            return 0
        bits = self.useless()
        legs: i64 = 0
        if bits & ((1 << RIGHT_LEG) | (1 << RIGHT_FOOT)) != 0:
            legs += 1
        if bits & ((1 << LEFT_LEG) | (1 << LEFT_FOOT)) != 0:
            legs += 1
        return legs

    def off_hand(self) -> i64:
        """The bit of the hand that is not the better one."""
        return 1 if self.block.left_handed else 2

    def in_hand(self, hand: i64) -> Thing | None:
        """What a hand holds."""
        for thing in self.hands:
            if thing.grip & hand != 0:
                return thing
        return None

    def full_hands(self) -> i64:
        """Bits of the hands that hold something; a strapped shield leaves its hand full."""
        bits: i64 = 0
        for thing in self.hands:
            bits |= thing.grip
        return bits

    def shield(self) -> Thing | None:
        """The shield on his arm, ready or not."""
        for thing in self.hands:
            if thing.kind.shield:
                return thing
        return None

    def weapons(self) -> list[Thing]:
        """What can be struck at to disarm him (GUR-HIT-06)."""
        return [thing for thing in self.hands if not thing.kind.shield and not thing.kind.natural]

    def skill_with(self, thing: Thing, form: Form) -> i64:
        """A weapon's skill in the hand that holds it, for whoever may be too weak for it."""
        level = form.skill - form.weak  # GUR-EQP-02
        if thing.grip == self.off_hand() and not thing.kind.shield:
            if not self.block.ambidextrous:
                level -= 4  # GUR-OPT-11
        return level

    def holds(self, thing: Thing) -> bool:
        """Whether a thing is in one of the hands."""
        return thing.place == HAND and thing.holder == self.index

    # State.

    def copy(self) -> "Combatant":
        """An independent twin without its things; the fight gives it those."""
        twin = Combatant(self.slug, self.name, self.side, self.block)
        copy_combatant(self, twin)
        return twin

    def to_data(self) -> dict[str, object]:
        """The state as JSON-ready data; things are the fight's."""
        return write_combatant(self, self.base_data())

    def restore(self, data: dict[str, object]) -> None:
        """Take over the state from data."""
        read_combatant(self, data)
