"""A fighter's body: attributes, Life, wounds, states, and what the hands hold (2.4, 4.10, 4.11)."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from fechtbuch.books.tales_and_legends.kinds.arms import HAND, NOBODY, Thing
from fechtbuch.books.tales_and_legends.kinds.block import Block
from fechtbuch.books.tales_and_legends.kinds.skills import ATTRIBUTE_OF, KO, RE, SI
from fechtbuch.engine.data import listed, read_fields, whole, write_fields
from fechtbuch.engine.fighter import Fighter

STAGGERING: Final = 5
"""The row of the overload table with which one hardly moves, and is never prepared (TAL-MOV-16)."""

CRUSHED: Final = 6
"""The row beyond the table: one lies under the load."""


class Wound:
    """The wounds of one hit (TAL-WND-02)."""

    def __init__(
        self, part: str, wounds: i64, since: i64, dressed: bool = False, brittle: bool = False
    ) -> None:
        self.part = part
        self.wounds = wounds
        self.since = since
        """What the victim's clock of bleeding showed when it arose."""
        self.dressed = dressed
        self.brittle = brittle
        """Whether splinters of a brittle head are in it (TAL-ITM-22)."""

    def to_data(self) -> list[object]:
        """Part, wounds, when, dressed, brittle."""
        return [self.part, self.wounds, self.since, self.dressed, self.brittle]


def wound_from(data: object) -> Wound:
    """The wound that `Wound.to_data` wrote."""
    part, wounds, since, dressed, brittle = listed(data)
    return Wound(str(part), whole(wounds), whole(since), bool(dressed), bool(brittle))


@mypyc_attr(allow_interpreted_subclasses=True)
class Body(Fighter):
    """Somebody as flesh and blood, whatever he is doing."""

    def __init__(self, slug: str, name: str, side: i64, block: Block) -> None:
        super().__init__(slug, name, side)
        self.block = block
        self.attributes: list[i64] = []
        self.hands: list[Thing] = []
        self.carried: list[Thing] = []
        self.worn: list[Thing] = []
        self.life: i64 = 0
        self.fatigue: i64 = 0
        self.exhaustion: i64 = 0
        self.mana: i64 = 0
        self.luck: i64 = 0
        self.wounds: list[Wound] = []
        self.lost: list[str] = []
        """Parts of the body that no longer work (TAL-WND-12)."""
        self.barbs: list[str] = []
        """Barbed missiles that stick in the body, by key (TAL-ITM-22)."""
        self.clock: i64 = 0
        """Half-rounds that its wounds have bled: two a round, one while they are pressed."""
        self.pressing = False
        """Does nothing this round but press its wounds (TAL-WND-07)."""
        self.burden: i64 = 0
        """Row of the overload table (TAL-MOV-16)."""
        self.ignores_burden = False
        self.facing: i64 = 0
        # States.
        self.prone = False
        self.dead = False
        self.unconscious = False
        self.stunned: i64 = 0
        self.fainted = False
        self.asleep = False
        self.paralysed = False
        self.bound = False
        self.dazed: i64 = 0
        self.dazed_now = False
        """Whether the running turn counts against the daze (TAL-RUL-83)."""
        self.dazzled = False
        self.blinded = False
        self.terrified: i64 = 0
        self.afraid_of: i64 = NOBODY
        """What the terrified would run from (TAL-STA-11)."""
        self.faced: list[i64] = []
        """Frightening creatures before which the courage has been tested."""
        self.surprised = False
        self.unaware = False
        self.entangled = ""
        """The weapon in whose cords somebody hangs (TAL-STA-13)."""
        self.entangled_by: i64 = NOBODY
        self.silenced = False
        self.helpless_round = False
        """Forced into helplessness towards outsiders until the end of the round (TAL-GRP-11)."""

    # Numbers.

    def value(self, skill: i64) -> i64:
        """TAL-TST-02: the skill value."""
        return self.attributes[ATTRIBUTE_OF[skill]] + self.block.bonus[skill]

    def tired(self) -> i64:
        """Fatigue and exhaustion with the points that only count as if (TAL-WND-13)."""
        points = self.fatigue + self.exhaustion
        if self.dazed > 0:
            points += 5  # TAL-STA-07
        if self.life < 20 and self.block.life >= 20:
            points += 5  # TAL-WND-06
        return points

    def strength(self) -> i64:
        """Strength."""
        return self.attributes[SI]

    def reflex(self) -> i64:
        """The Reflex that counts for the defence: at least 10 (section 2.3)."""
        reflex = self.attributes[RE]
        return reflex if reflex > 10 else 10

    def condition(self) -> i64:
        """Condition."""
        return self.attributes[KO]

    # Short questions that many chapters ask.

    def alive(self) -> bool:
        """Whether it lives."""
        return not self.dead

    def out(self) -> bool:
        """Dead, stunned or unconscious: fallen out of the fight (TAL-RUL-84)."""
        return self.dead or self.unconscious or self.fainted or self.stunned > 0

    def helpless(self) -> bool:
        """TAL-STA-02, towards everybody; neither a pin nor cords are enough (TAL-RUL-80)."""
        return self.out() or self.asleep or self.paralysed or self.bound

    def present(self) -> bool:
        """Still counts for its side (TAL-RUL-89)."""
        return not self.gone and not self.helpless()

    def holds_field(self) -> bool:
        """Whether its field is taken: whoever is able to stand in the way."""
        return not self.gone and not self.out()

    def hands_taken(self) -> i64:
        """Hands that hold something; what is strapped on leaves its hand free (TAL-ITM-22)."""
        taken: i64 = 0
        for thing in self.hands:
            weapon = thing.weapon
            if weapon is not None and weapon.strapped:
                continue
            taken += 2 if thing.both else 1
        return taken

    def hands_usable(self) -> i64:
        """Hands that still work (TAL-RUL-61)."""
        hands: i64 = 2
        if len(self.lost) > 0:
            if "left-hand" in self.lost or "left-arm" in self.lost:
                hands -= 1
            if "right-hand" in self.lost or "right-arm" in self.lost:
                hands -= 1
        return hands

    def free_hands(self) -> i64:
        """Hands that hold nothing and work."""
        free = self.hands_usable() - self.hands_taken()
        return free if free > 0 else 0

    def holds(self, thing: Thing) -> bool:
        """Whether a thing is in one of the hands, or grown there."""
        if thing.index < 0:
            return True
        return thing.place == HAND and thing.holder == self.index

    # State.

    def copy_body(self, twin: "Body") -> None:
        """Give a twin this body, without its things; the fight gives it those."""
        self.copy_base(twin)
        twin.attributes = self.attributes
        twin.life = self.life
        twin.fatigue = self.fatigue
        twin.exhaustion = self.exhaustion
        twin.mana = self.mana
        twin.luck = self.luck
        twin.wounds = self.wounds
        twin.lost = self.lost
        twin.barbs = self.barbs
        twin.clock = self.clock
        twin.pressing = self.pressing
        twin.burden = self.burden
        twin.ignores_burden = self.ignores_burden
        twin.facing = self.facing
        twin.prone = self.prone
        twin.dead = self.dead
        twin.unconscious = self.unconscious
        twin.stunned = self.stunned
        twin.fainted = self.fainted
        twin.asleep = self.asleep
        twin.paralysed = self.paralysed
        twin.bound = self.bound
        twin.dazed = self.dazed
        twin.dazed_now = self.dazed_now
        twin.dazzled = self.dazzled
        twin.blinded = self.blinded
        twin.terrified = self.terrified
        twin.afraid_of = self.afraid_of
        twin.faced = self.faced
        twin.surprised = self.surprised
        twin.unaware = self.unaware
        twin.entangled = self.entangled
        twin.entangled_by = self.entangled_by
        twin.silenced = self.silenced
        twin.helpless_round = self.helpless_round

    def body_data(self) -> dict[str, object]:
        """The body's state as JSON-ready data; things are the fight's."""
        data = self.base_data()
        data["block"] = self.block.key
        write_fields(data, self, _PLAIN, _LISTS)
        data["wounds"] = [wound.to_data() for wound in self.wounds]
        return data

    def restore_body(self, data: dict[str, object]) -> None:
        """Take over what `body_data` gave."""
        self.restore_base(data)
        read_fields(data, self, _PLAIN, _LISTS)
        self.wounds = [wound_from(wound) for wound in listed(data["wounds"])]


# Lists are replaced, never changed in place, so that copies may share them.
_LISTS: Final = [
    "attributes", "lost", "barbs", "faced",
]  # fmt: skip

_PLAIN: Final = [
    "life", "fatigue", "exhaustion", "mana", "luck", "clock", "pressing", "burden",
    "ignores_burden", "facing", "prone", "dead", "unconscious", "stunned", "fainted", "asleep",
    "paralysed", "bound", "dazed", "dazed_now", "dazzled", "blinded", "terrified", "afraid_of",
    "surprised", "unaware", "entangled", "entangled_by", "silenced", "helpless_round",
]  # fmt: skip
