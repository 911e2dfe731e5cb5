"""What never changes about a fighter: levels, derived values, traits (sections 2.1 to 2.3)."""

from mypy_extensions import i64


class Block:
    """What never changes about a fighter."""

    def __init__(self, key: str) -> None:
        self.key = key
        self.levels: list[i64] = []
        self.bonus: list[i64] = []
        """By skill: level, synergy and permanent bonuses, without the attribute."""
        self.life: i64 = 30
        self.endurance: i64 = 5
        self.speed: i64 = 5
        self.load: i64 = 5
        self.mana: i64 = 30
        self.defence: i64 = 0
        """Permanent modifier of the physical defence, such as that of a small build."""
        self.hero = False
        self.humanoid = True
        self.huge = False
        self.dwarf = False
        self.silver_fears = False
        self.fear: i64 = 0
        """ST of the courage test of whoever faces it; 0 for what frightens nobody (TAL-STA-11)."""
        self.undead = False
        self.sees_in_dark = False
        self.natural_armour: i64 = 0
        self.width: i64 = 1
        self.height: i64 = 1
        self.large = False
        self.tall: i64 = 2
        """Metres; what somebody falls who falls off."""
        self.mount = False
        self.trained = True
        self.saddle = True
        self.cavalry = False
        self.riding_proficiency = True
        self.proficiencies: list[str] = []
        self.armour_proficiency: list[i64] = [0, 0, 0]
        """How often taken, for light, medium and heavy armour."""
        self.spells: list[str] = []
        self.group = ""
