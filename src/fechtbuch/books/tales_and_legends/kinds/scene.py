"""The switches of the rulings, and what the scenario says of place and circumstances."""

from mypy_extensions import i64


class Options:
    """The switches of the rulings at their defaults (section 8)."""

    def __init__(self) -> None:
        self.coverage_mode = "absolute"
        self.wound_at_equal = False
        self.aggressive_until_turn_end = False
        self.strict_heavy = False
        self.group_initiative = True
        self.shooter_lead = False
        self.luck = False


class Scene:
    """What the scenario says of place and circumstances."""

    def __init__(self) -> None:
        self.duel = False
        """TAL-SEQ-22: the duel procedure, for exactly two."""
        self.light = "day"
        """`day`, `dim` or `dark` (TAL-HIT-17)."""
        self.water = ""
        """`calm`, `choppy`, `rushing` or `storm` where everybody swims (TAL-MOV-13)."""
        self.climb = 0
        """ST of what can be climbed; 0 where nothing can (TAL-MOV-15)."""
        self.footing = 0
        """ST of the balance test on treacherous ground; 0 for good ground (TAL-TST-11)."""
        self.running_footing = 0
        """ST for whoever runs on it; 0 where running has none of its own."""
        self.slippery = 0
        """What wet, frost or ice add to those."""
        self.placed = True
        self.distance: i64 = 6
        """Metres between the lines where nobody is placed."""
        self.rounds: i64 = 200
        self.ambush: i64 = 0
        """Bit mask of the sides that attack by surprise (TAL-SEQ-03)."""
        self.watch: list[int] = []
        """By side: modifier of alertness against an ambush; empty where surprise is a fact."""
