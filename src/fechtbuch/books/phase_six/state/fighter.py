"""A participant: everything about it that changes in a fight."""

from typing import Final

from mypy_extensions import i64

from fechtbuch.books.phase_six.kinds.arms import NOBODY, NOTHING
from fechtbuch.books.phase_six.kinds.block import BLOCK_NUMBERS, Block
from fechtbuch.engine.data import fields, read_fields, write_fields
from fechtbuch.engine.fighter import Fighter

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
        self.block = block
        self.initiative: i64 = NOBODY
        """The result of the initiative roll; −1 before it."""
        self.actions: i64 = 0
        self.health: i64 = block.max_health
        self.boosts: i64 = 0
        self.bonus: i64 = 0
        self.destiny: i64 = 0
        self.rerolls: i64 = 0
        self.worn: i64 = 0
        """Protection of all armour worn, kept up to date by `equipment`."""
        self.load: i64 = 0
        """Total encumbrance, kept up to date by `equipment`."""
        self.main: i64 = NOTHING
        self.off: i64 = NOTHING
        self.shield: i64 = NOTHING
        self.readying: i64 = NOTHING
        self.ready_steps: i64 = 0
        self.braced = False
        self.block_state: i64 = DOWN
        self.aim_target: i64 = NOBODY
        self.aim_weapon: i64 = NOTHING
        self.aim_steps: i64 = 0
        self.accurate_target: i64 = NOBODY
        self.accurate_weapon: i64 = NOTHING
        self.accurate_steps: i64 = 0
        self.chain: i64 = 0
        """Shots in a row in this round (PSX-REC)."""
        # Conditions.
        self.dying: i64 = 0
        self.unconscious: i64 = 0
        self.shocked: i64 = 0
        self.burning: i64 = 0
        self.bleeding: i64 = 0
        self.poisoned: i64 = 0
        self.hunkered = False
        self.asleep = False
        self.netted = False
        self.dead = False
        self.withdrawn = False
        self.dazed = False
        """Half the actions at the next refresh (flashbang)."""
        self.gassed = False
        """Perception and Willpower −3 until the next own turn (tear gas)."""
        # Marks of scenario and referee.
        self.unaware = False
        """Does not perceive the next attack on it (PSX-RUL-06)."""
        self.from_behind = False
        """The next attack comes from behind (PSX-RUL-06)."""
        self.senses: i64 = BY_RULE
        self.cover: i64 = 0
        """0: as the map says; 2 to 6: this cover against everybody; 7: none (PSX-COV-10)."""
        # Once per round, once per fight.
        self.struck_opportunity = False
        self.ignored_pain = False
        self.resting = False
        """The referee lets it rest before its next turn (PSX-STA-13)."""

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
        self.copy_base(twin)
        twin.initiative = self.initiative
        twin.actions = self.actions
        twin.health = self.health
        twin.boosts = self.boosts
        twin.bonus = self.bonus
        twin.destiny = self.destiny
        twin.rerolls = self.rerolls
        twin.worn = self.worn
        twin.load = self.load
        twin.main = self.main
        twin.off = self.off
        twin.shield = self.shield
        twin.readying = self.readying
        twin.ready_steps = self.ready_steps
        twin.braced = self.braced
        twin.block_state = self.block_state
        twin.aim_target = self.aim_target
        twin.aim_weapon = self.aim_weapon
        twin.aim_steps = self.aim_steps
        twin.accurate_target = self.accurate_target
        twin.accurate_weapon = self.accurate_weapon
        twin.accurate_steps = self.accurate_steps
        twin.chain = self.chain
        twin.dying = self.dying
        twin.unconscious = self.unconscious
        twin.shocked = self.shocked
        twin.burning = self.burning
        twin.bleeding = self.bleeding
        twin.poisoned = self.poisoned
        twin.hunkered = self.hunkered
        twin.asleep = self.asleep
        twin.netted = self.netted
        twin.dead = self.dead
        twin.withdrawn = self.withdrawn
        twin.dazed = self.dazed
        twin.gassed = self.gassed
        twin.unaware = self.unaware
        twin.from_behind = self.from_behind
        twin.senses = self.senses
        twin.cover = self.cover
        twin.struck_opportunity = self.struck_opportunity
        twin.ignored_pain = self.ignored_pain
        twin.resting = self.resting
        return twin

    def to_data(self) -> dict[str, object]:
        """The participant as JSON-ready data."""
        data = self.base_data()
        data["block"] = self.block.key
        numbers: dict[str, object] = {}
        write_fields(numbers, self.block, BLOCK_NUMBERS, [])
        data["numbers"] = numbers
        write_fields(data, self, _STATE, [])
        return data

    def restore(self, data: dict[str, object]) -> None:
        """Take over the state from data."""
        self.restore_base(data)
        self.block = self.block.copy()
        read_fields(fields(data["numbers"]), self.block, BLOCK_NUMBERS, [])
        read_fields(data, self, _STATE, [])


_STATE: Final = [
    "initiative",
    "actions",
    "health",
    "boosts",
    "bonus",
    "destiny",
    "rerolls",
    "worn",
    "load",
    "main",
    "off",
    "shield",
    "readying",
    "ready_steps",
    "braced",
    "block_state",
    "aim_target",
    "aim_weapon",
    "aim_steps",
    "accurate_target",
    "accurate_weapon",
    "accurate_steps",
    "chain",
    "dying",
    "unconscious",
    "shocked",
    "burning",
    "bleeding",
    "poisoned",
    "hunkered",
    "asleep",
    "netted",
    "dead",
    "withdrawn",
    "dazed",
    "gassed",
    "unaware",
    "from_behind",
    "senses",
    "cover",
    "struck_opportunity",
    "ignored_pain",
    "resting",
]
