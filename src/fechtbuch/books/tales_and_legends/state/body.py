"""A fighter's body: attributes, Life, wounds, states, and what the hands hold (2.4, 4.10, 4.11)."""

from typing import Annotated, Final

from mypy_extensions import i64, mypyc_attr

from fechtbuch.books.tales_and_legends.kinds.arms import HAND, NOBODY
from fechtbuch.books.tales_and_legends.kinds.block import Block
from fechtbuch.books.tales_and_legends.kinds.skills import ATTRIBUTE_OF, KO, RE, SI
from fechtbuch.books.tales_and_legends.state.things import Thing
from fechtbuch.books.tales_and_legends.state.wound import Wound
from fechtbuch.engine.fighter import Fighter
from fechtbuch.engine.state import (
    Direction,
    Edict,
    Ends,
    Flag,
    Label,
    Level,
    Linked,
    Outside,
    Shown,
    Since,
)

STAGGERING: Final = 5
"""The row of the overload table with which one hardly moves, and is never prepared (TAL-MOV-16)."""


CRUSHED: Final = 6
"""The row beyond the table: one lies under the load."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Body(Fighter):
    """Somebody as flesh and blood, whatever he is doing."""

    def __init__(self, slug: str, name: str, side: i64, block: Block, natural: list[Thing]) -> None:
        super().__init__(slug, name, side)
        self.block: Annotated[Block, Label("key")] = block
        self.natural: Annotated[list[Thing], Outside] = natural
        """Bare hands, claws, hooves: weapons that nobody can take away and that never change."""
        self.attributes: list[i64] = []
        self.hands: Annotated[list[Thing], Linked("things")] = []
        self.carried: Annotated[list[Thing], Linked("things")] = []
        self.worn: Annotated[list[Thing], Linked("things")] = []
        self.life: Annotated[i64, Edict(-100, 500)] = 0
        self.fatigue: Annotated[i64, Edict(0, 500)] = 0
        self.exhaustion: Annotated[i64, Edict(0, 500)] = 0
        self.mana: Annotated[i64, Edict(0, 500)] = 0
        self.luck: Annotated[i64, Edict(0, 500)] = 0
        self.wounds: list[Wound] = []
        self.lost: list[str] = []
        """Parts of the body that no longer work (TAL-WND-12)."""
        self.disabled: Annotated[list[str], Since("0.2")] = []
        """Those of them that work again once all wounds are healed."""
        self.barbs: list[str] = []
        """Barbed missiles that stick in the body, by key (TAL-ITM-22)."""
        self.clock: i64 = 0
        """Half-rounds that its wounds have bled: two a round, one while they are pressed."""
        self.pressing: Annotated[bool, Ends("turn")] = False
        """Does nothing this round but press its wounds (TAL-WND-07)."""
        self.burden: i64 = 0
        """Row of the overload table (TAL-MOV-16)."""
        self.ignores_burden: Annotated[bool, Ends("turn")] = False
        self.facing: Annotated[i64, Direction(8)] = 0
        # States.
        self.prone: Annotated[bool, Flag] = False
        self.dead: Annotated[bool, Flag] = False
        self.unconscious: Annotated[bool, Flag] = False
        self.stunned: Annotated[i64, Level(0, 500), Edict(0, 500)] = 0
        self.fainted = False
        self.asleep: Annotated[bool, Flag] = False
        self.paralysed: Annotated[bool, Flag] = False
        self.bound: Annotated[bool, Flag] = False
        self.dazed: Annotated[i64, Level(0, 500), Edict(0, 500)] = 0
        self.dazed_now = False
        """Whether the running turn counts against the daze (TAL-RUL-83)."""
        self.dazzled: Annotated[bool, Flag] = False
        self.blinded: Annotated[bool, Flag] = False
        self.terrified: Annotated[i64, Level(0, 500), Edict(0, 500)] = 0
        self.afraid_of: i64 = NOBODY
        """What the terrified would run from (TAL-STA-11)."""
        self.faced: list[i64] = []
        """Frightening creatures before which the courage has been tested."""
        self.surprised: Annotated[bool, Flag] = False
        self.unaware: Annotated[bool, Flag] = False
        self.entangled: Annotated[str, Shown] = ""
        """The weapon in whose cords somebody hangs (TAL-STA-13)."""
        self.entangled_by: i64 = NOBODY
        self.silenced: Annotated[bool, Flag] = False
        self.helpless_round: Annotated[bool, Shown("subdued")] = False
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

    def fighting(self) -> bool:
        """Whether it is still in the fight."""
        return self.present()

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

    def gripping_hands(self) -> i64:
        """Hands that can seize somebody and hold on: the free ones and those with knuckles on
        (TAL-RUL-103) or with a garrotte (TAL-RUL-101)."""
        hands = self.free_hands()
        for thing in self.hands:
            weapon = thing.weapon
            if weapon is not None and (weapon.worn_on_hand or weapon.choking > 0):
                hands += 2 if thing.both else 1
        most = self.hands_usable()
        return hands if hands < most else most

    def holds(self, thing: Thing) -> bool:
        """Whether a thing is in one of the hands, or grown there."""
        if thing.index < 0:
            return True
        return thing.place == HAND and thing.holder == self.index
