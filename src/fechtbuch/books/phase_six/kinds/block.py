"""The numbers of the sheet."""

from typing import Final

from mypy_extensions import i64

from fechtbuch.engine.data import read_fields, write_fields


class Block:
    """The numbers of the sheet. Shared by copies of a fight, so it is replaced, never changed."""

    def __init__(self, key: str) -> None:
        self.key = key
        self.lineage = "human"
        self.strength: i64 = 1
        self.quickness: i64 = 1
        self.deftness: i64 = 1
        self.endurance: i64 = 1
        self.resistance: i64 = 1
        self.willpower: i64 = 1
        self.apprehension: i64 = 1
        self.conscientiousness: i64 = 1
        self.melee: i64 = 1
        self.shooting: i64 = 1
        self.throwing: i64 = 1
        self.perception: i64 = 1
        self.first_aid: i64 = 1
        self.evasion: i64 = 1
        """Without encumbrance."""
        self.minimum_roll: i64 = 5
        self.critical: i64 = 0
        """What a talent adds to the critical threshold."""
        self.actions: i64 = 2
        self.max_health: i64 = 6
        self.innate: i64 = 0
        self.max_bonus: i64 = 0
        self.max_destiny: i64 = 0
        self.max_rerolls: i64 = 0
        self.flies = False
        self.blade_dance = False
        self.shield_training = False
        self.shield_mastery = False
        self.opportunity = False
        self.vigilant = False
        self.ignores_pain = False
        self.licences: list[str] = []
        """Classes of weapons of which two may be wielded at once (PSX-RUL-37)."""

    def copy(self) -> "Block":
        """An independent block."""
        twin = Block(self.key)
        twin.lineage = self.lineage
        twin.licences = self.licences
        for name in BLOCK_NUMBERS:
            setattr(twin, name, getattr(self, name))
        for name in BLOCK_FLAGS:
            setattr(twin, name, getattr(self, name))
        return twin

    def changed(self, name: str, number: i64) -> "Block":
        """The block with another number."""
        twin = self.copy()
        setattr(twin, name, number)
        return twin

    def __eq__(self, other: object) -> bool:
        """Whether the numbers are the same."""
        return (
            isinstance(other, Block) and self.key == other.key and self.to_data() == other.to_data()
        )

    def __hash__(self) -> int:
        return hash(self.key)

    def to_data(self) -> dict[str, object]:
        """The numbers as JSON-ready data."""
        data: dict[str, object] = {}
        write_fields(data, self, BLOCK_NUMBERS, [])
        return data

    def restored(self, data: dict[str, object]) -> "Block":
        """The block with the numbers of such data."""
        twin = self.copy()
        read_fields(data, twin, BLOCK_NUMBERS, [])
        return twin


BLOCK_NUMBERS: Final = [
    "strength",
    "quickness",
    "deftness",
    "endurance",
    "resistance",
    "willpower",
    "apprehension",
    "conscientiousness",
    "melee",
    "shooting",
    "throwing",
    "perception",
    "first_aid",
    "evasion",
    "minimum_roll",
    "critical",
    "actions",
    "max_health",
    "innate",
    "max_bonus",
    "max_destiny",
    "max_rerolls",
]

BLOCK_FLAGS: Final = [
    "flies",
    "blade_dance",
    "shield_training",
    "shield_mastery",
    "opportunity",
    "vigilant",
    "ignores_pain",
]
