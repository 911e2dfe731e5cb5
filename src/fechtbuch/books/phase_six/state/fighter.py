"""A participant: everything about it that changes in a fight."""

from typing import Annotated, Final

from mypy_extensions import i64

from fechtbuch.books.phase_six.kinds.arms import NOBODY, NOTHING
from fechtbuch.books.phase_six.kinds.block import Block
from fechtbuch.books.phase_six.state.written import (
    copy_participant,
    key_participant,
    read_participant,
    write_participant,
)
from fechtbuch.engine.data import fields
from fechtbuch.engine.fighter import Fighter
from fechtbuch.engine.state import ByHand, Decreed, Edict, Ends, Flag, Level, Shown

DOWN: Final = 0
ANNOUNCED: Final = 1
UP: Final = 2
"""The shield block (PSX-COV-07): announced in one round, up from the next."""

BY_RULE: Final = 0
EVERYTHING: Final = 1
NOTHING_AT_ALL: Final = -1
"""What somebody perceives: by PSX-RUL-06, or as the referee says."""

DEAD_AT: Final = 6
"""The dying level that is death (PSX-STA-04)."""


class Participant(Fighter):
    """Somebody in the fight."""

    def __init__(self, slug: str, name: str, side: i64, block: Block) -> None:
        super().__init__(slug, name, side)
        self.block: Annotated[Block, ByHand] = block
        """Nobody but the referee changes it: by another in its place."""
        self.initiative: i64 = NOBODY
        """The result of the initiative roll; −1 before it."""
        self.health: Annotated[i64, Edict(0, 1000)] = block.max_health
        self.boosts: Annotated[i64, Edict(0, 1000)] = 0
        self.actions: Annotated[i64, Edict(0, 1000)] = 0
        self.bonus: Annotated[i64, Edict(0, 1000)] = 0
        self.destiny: Annotated[i64, Edict(0, 1000)] = 0
        self.rerolls: Annotated[i64, Edict(0, 1000)] = 0
        self.worn: i64 = 0
        """Protection of all armour worn, kept up to date by `equipment`."""
        self.load: i64 = 0
        """Total encumbrance, kept up to date by `equipment`."""
        self.main: i64 = NOTHING
        self.off: i64 = NOTHING
        self.shield: i64 = NOTHING
        self.readying: i64 = NOTHING
        self.ready_steps: i64 = 0
        self.block_state: i64 = DOWN
        self.aim_target: i64 = NOBODY
        self.aim_weapon: i64 = NOTHING
        self.aim_steps: i64 = 0
        self.accurate_target: i64 = NOBODY
        self.accurate_weapon: i64 = NOTHING
        self.accurate_steps: i64 = 0
        self.chain: Annotated[i64, Edict(0, 1000), Ends("round")] = 0
        """Shots in a row in this round (PSX-REC)."""
        self.cover: Annotated[i64, Edict(0, 7)] = 0
        """0: as the map says; 2 to 6: this cover against everybody; 7: none (PSX-COV-10)."""
        self.senses: i64 = BY_RULE
        self.struck_opportunity: Annotated[bool, Ends("round")] = False
        self.ignored_pain = False
        """Once per fight."""
        self.gassed = False
        """Perception and Willpower −3 until the next own turn (tear gas)."""
        # Conditions.
        self.dying: Annotated[i64, Level(0, 20)] = 0
        self.unconscious: Annotated[i64, Level(0, 20)] = 0
        self.shocked: Annotated[i64, Level(0, 20)] = 0
        self.burning: Annotated[i64, Level(0, 20)] = 0
        self.bleeding: Annotated[i64, Level(0, 20)] = 0
        self.poisoned: Annotated[i64, Level(0, 20)] = 0
        self.hunkered: Annotated[bool, Flag] = False
        self.asleep: Annotated[bool, Flag] = False
        self.netted: Annotated[bool, Flag] = False
        self.unaware: Annotated[bool, Decreed] = False
        """Does not perceive the next attack on it (PSX-RUL-06)."""
        self.from_behind: Annotated[bool, Decreed] = False
        """The next attack comes from behind (PSX-RUL-06)."""
        self.braced: Annotated[bool, Flag] = False
        self.dazed: Annotated[bool, Flag] = False
        """Half the actions at the next refresh (flashbang)."""
        self.withdrawn: Annotated[bool, Flag] = False
        self.resting: Annotated[bool, Decreed] = False
        """The referee lets it rest before its next turn (PSX-STA-13)."""
        self.dead: Annotated[bool, Shown] = False

    # Short questions that many chapters ask.

    def helpless(self) -> bool:
        """PSX-STA-16: unconscious, asleep or dying."""
        return self.unconscious > 0 or self.asleep or self.dying > 0

    def present(self) -> bool:
        """Whether it still takes part: neither dead nor withdrawn."""
        return not (self.dead or self.withdrawn or self.gone)

    def fights_on(self) -> bool:
        """PSX-RUL-48: keeps its side in the fight; sleepers do."""
        return self.present() and self.dying == 0 and self.unconscious == 0

    def alive(self) -> bool:
        """Whether it lives, on the field or away from it."""
        return not self.dead

    def fighting(self) -> bool:
        """Whether it is still in the fight."""
        return self.fights_on()

    def has_dice(self) -> bool:
        """Whether there is anything to spend on a roll (PSX-BON-07)."""
        return self.bonus > 0 or self.destiny > 0 or self.rerolls > 0

    def can_get_action(self) -> bool:
        """Whether it has an action, or dice to get one right now (PSX-REA-07)."""
        return self.actions > 0 or self.bonus > 0 or self.destiny > 0

    def perception(self) -> i64:
        """Perception as it stands; tear gas takes 3."""
        return self.block.perception - 3 if self.gassed else self.block.perception

    def willpower(self) -> i64:
        """Willpower as it stands (PSX-RUL-59)."""
        return self.block.willpower - 3 if self.gassed else self.block.willpower

    def protection(self) -> i64:
        """PSX-DMG-06: innate protection and armour, never below 0."""
        total = self.block.innate + self.worn
        return total if total > 0 else 0

    def evasion(self) -> i64:
        """PSX-EVA-02: the evasion value under the present encumbrance."""
        return self.block.evasion - self.load

    # State.

    def copy(self) -> "Participant":
        """An independent twin."""
        twin = Participant(self.slug, self.name, self.side, self.block)
        copy_participant(self, twin)
        return twin

    def key(self) -> tuple[object, ...]:
        """What makes two states of it different; the referee may have changed its sheet."""
        return (self.block, key_participant(self))

    def to_data(self) -> dict[str, object]:
        """The participant as JSON-ready data, with the numbers of the sheet as they are now."""
        data = self.base_data()
        data["block"] = self.block.key
        data["numbers"] = self.block.to_data()
        return write_participant(self, data)

    def restore(self, data: dict[str, object]) -> None:
        """Take over the state from data."""
        self.block = self.block.restored(fields(data["numbers"]))
        read_participant(self, data)
