"""A fighter under these rules: attributes that stay, state that changes."""

from typing import Final

from mypy_extensions import i64

from fechtbuch.books.gurps.kinds.arms import HAND, NOBODY, Form, Thing
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
    RIGHT_ARM,
    RIGHT_FOOT,
    RIGHT_HAND,
    RIGHT_LEG,
    STANDING,
)
from fechtbuch.engine.fighter import Fighter


class Opening:
    """A Judo parry that opens a throw or lock (GUR-RUL-28)."""

    def __init__(self, foe: i64, arm: i64, turns: i64) -> None:
        self.foe = foe
        self.arm = arm
        self.turns = turns
        """Ends of own turns until it closes."""

    def to_data(self) -> list[int]:
        """Foe, arm and turns."""
        return [self.foe, self.arm, self.turns]


class Combatant(Fighter):
    """Somebody in the fight."""

    def __init__(self, slug: str, name: str, side: i64, block: Block) -> None:
        super().__init__(slug, name, side)
        self.bit: int = 0
        """His bit in sets of fighters such as `saw`; the fight sets it."""
        self.block = block
        self.hands: list[Thing] = []
        self.carried: list[Thing] = []
        self.facing: i64 = 0
        self.hp: i64 = block.hp
        self.fp: i64 = block.fp
        self.level: i64 = 0
        """Encumbrance level."""
        self.move: i64 = block.basic_move
        """Move after encumbrance, before injury."""
        self.posture: i64 = STANDING
        self.face_down = False
        self.stunned: i64 = NOT_STUNNED
        self.unconscious = False
        self.mortal = False
        self.dead = False
        self.collapsed = False
        self.yielded = False
        self.asleep = False
        self.thresholds: i64 = 0
        """Death checks behind him (GUR-INJ-07)."""
        self.shock: i64 = 0
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
        self.eyes_lost: i64 = 0
        self.shaken: i64 = 0
        """Minutes at −2 to all rolls after a bad head butt."""
        self.choked_turns: i64 = 0
        # The period, from one own turn to the next (GUR-SEQ-08).
        self.manoeuvre: i64 = DO_NOTHING
        self.version: i64 = NO_VERSION
        self.barred: i64 = 0
        """Bits of limbs that may not defend."""
        self.named: i64 = 0
        """Bits of the arm whose Parry a Defensive Attack raises."""
        self.recovered = False
        """Brought its unbalanced weapons back on guard (GUR-EFF-08)."""
        self.parried: list[int] = [0, 0, 0]
        """Parries made with right arm, left arm, legs."""
        self.blocked: list[int] = [0, 0]
        self.retreated = False
        self.retreat_from: i64 = NOBODY
        self.retreat_kind: i64 = NO_RETREAT
        self.acrobatics_used = False
        self.attack_effort: i64 = NO_EFFORT
        self.defence_effort: i64 = NO_EFFORT
        self.off_balance = False
        self.guard_dropped = False
        self.torn = False
        self.sprinted = False
        self.conscious = False
        """Has made the roll of GUR-INJ-06 in this period."""
        self.defended = False
        self.drew: list[int] = []
        """Things that Fast-Draw was tried on in this turn."""
        self.steps_back: int = 0
        """Bits of attackers who came behind by a retreat option (GUR-DEF-20)."""
        # What lasts until something ends it.
        self.idle = False
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
        self.aims: i64 = 0
        self.braced = False
        self.studied: i64 = NOBODY
        self.studies: i64 = 0
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
        self.strangled = False
        """Loses breath until the grip on his neck ends (GUR-WRE-19)."""
        self.until_free: i64 = 0
        """Seconds until the next try to get out of a pin (GUR-WRE-17)."""
        self.knocked_out = False
        # A Wait (GUR-MAN-36).
        self.waiting = False
        self.wait_for = ""
        self.wait_who: i64 = NOBODY
        self.wait_hexes: i64 = 0
        self.wait_as: i64 = ATTACK
        self.wait_version: i64 = NO_VERSION
        self.wait_with: i64 = NOBODY
        """The thing that a Wait will use; NOBODY for a limb."""
        self.wait_natural = ""
        """The limb instead, or bare hands."""

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

    def lame_arms(self) -> i64:
        """Bits of the arms that cannot be used."""
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
        return [thing for thing in self.hands if not thing.kind.shield]

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
        self.copy_base(twin)
        twin.bit = self.bit
        twin.facing = self.facing
        twin.hp = self.hp
        twin.fp = self.fp
        twin.level = self.level
        twin.move = self.move
        twin.posture = self.posture
        twin.face_down = self.face_down
        twin.stunned = self.stunned
        twin.unconscious = self.unconscious
        twin.mortal = self.mortal
        twin.dead = self.dead
        twin.collapsed = self.collapsed
        twin.yielded = self.yielded
        twin.asleep = self.asleep
        twin.thresholds = self.thresholds
        twin.shock = self.shock
        twin.fresh_shock = self.fresh_shock
        twin.shock_cap = self.shock_cap
        twin.crippled = self.crippled
        twin.destroyed = self.destroyed
        twin.numb = self.numb
        twin.sore = self.sore
        twin.eyes_lost = self.eyes_lost
        twin.shaken = self.shaken
        twin.choked_turns = self.choked_turns
        twin.manoeuvre = self.manoeuvre
        twin.version = self.version
        twin.barred = self.barred
        twin.named = self.named
        twin.recovered = self.recovered
        twin.parried = self.parried
        twin.blocked = self.blocked
        twin.retreated = self.retreated
        twin.retreat_from = self.retreat_from
        twin.retreat_kind = self.retreat_kind
        twin.acrobatics_used = self.acrobatics_used
        twin.attack_effort = self.attack_effort
        twin.defence_effort = self.defence_effort
        twin.off_balance = self.off_balance
        twin.guard_dropped = self.guard_dropped
        twin.torn = self.torn
        twin.sprinted = self.sprinted
        twin.conscious = self.conscious
        twin.defended = self.defended
        twin.drew = self.drew
        twin.steps_back = self.steps_back
        twin.idle = self.idle
        twin.ran = self.ran
        twin.gone_ways = self.gone_ways
        twin.saw = self.saw
        twin.seen_by = self.seen_by
        twin.aim_at = self.aim_at
        twin.aim_with = self.aim_with
        twin.aims = self.aims
        twin.braced = self.braced
        twin.studied = self.studied
        twin.studies = self.studies
        twin.feint_on = self.feint_on
        twin.feint = self.feint
        twin.feint_turns = self.feint_turns
        twin.feint_with = self.feint_with
        twin.misled_by = self.misled_by
        twin.misled = self.misled
        twin.misled_turns = self.misled_turns
        twin.openings = self.openings
        twin.close_with = self.close_with
        twin.close_arc = self.close_arc
        twin.concentrating = self.concentrating
        twin.strangled = self.strangled
        twin.until_free = self.until_free
        twin.knocked_out = self.knocked_out
        twin.waiting = self.waiting
        twin.wait_for = self.wait_for
        twin.wait_who = self.wait_who
        twin.wait_hexes = self.wait_hexes
        twin.wait_as = self.wait_as
        twin.wait_version = self.wait_version
        twin.wait_with = self.wait_with
        twin.wait_natural = self.wait_natural
        return twin

    def to_data(self) -> dict[str, object]:
        """The state as JSON-ready data; things are the fight's."""
        data = self.base_data()
        data["block"] = self.block.key
        for name in _PLAIN:
            data[name] = getattr(self, name)
        for name in _LISTS:
            data[name] = list(getattr(self, name))
        data["openings"] = [opening.to_data() for opening in self.openings]
        return data

    def restore(self, data: dict[str, object]) -> None:
        """Take over the state from data."""
        self.restore_base(data)
        for name in _PLAIN:
            setattr(self, name, data[name])
        for name in _LISTS:
            values = data[name]
            assert isinstance(values, list)
            setattr(self, name, list(values))
        openings = data["openings"]
        assert isinstance(openings, list)
        self.openings = [Opening(foe, arm, turns) for foe, arm, turns in openings]


# Lists are replaced, never changed in place, so that copies may share them.
_LISTS: Final = ["numb", "parried", "blocked", "drew", "gone_ways"]

_PLAIN: Final = [
    "facing",
    "hp",
    "fp",
    "level",
    "move",
    "posture",
    "face_down",
    "stunned",
    "unconscious",
    "mortal",
    "dead",
    "collapsed",
    "yielded",
    "asleep",
    "thresholds",
    "shock",
    "fresh_shock",
    "shock_cap",
    "crippled",
    "destroyed",
    "sore",
    "eyes_lost",
    "shaken",
    "choked_turns",
    "manoeuvre",
    "version",
    "barred",
    "named",
    "recovered",
    "retreated",
    "retreat_from",
    "retreat_kind",
    "acrobatics_used",
    "attack_effort",
    "defence_effort",
    "off_balance",
    "guard_dropped",
    "torn",
    "sprinted",
    "conscious",
    "defended",
    "steps_back",
    "idle",
    "ran",
    "saw",
    "seen_by",
    "aim_at",
    "aim_with",
    "aims",
    "braced",
    "studied",
    "studies",
    "feint_on",
    "feint",
    "feint_turns",
    "feint_with",
    "misled_by",
    "misled",
    "misled_turns",
    "close_with",
    "close_arc",
    "concentrating",
    "strangled",
    "until_free",
    "knocked_out",
    "waiting",
    "wait_for",
    "wait_who",
    "wait_hexes",
    "wait_as",
    "wait_version",
    "wait_with",
    "wait_natural",
]
