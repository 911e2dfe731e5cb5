"""What never changes in a fight: attributes, skills, traits and armour of a fighter."""

from typing import Final

from mypy_extensions import i64

from fechtbuch.books.gurps.kinds.arms import Form, Mode

NOT_SAID: Final = -99
"""Stands for a number that a sheet leaves to the rules."""


class Block:
    """What never changes in a fight: all copies of a fighter share it."""

    def __init__(self, key: str) -> None:
        self.key = key
        self.st: i64 = 10
        self.dx: i64 = 10
        self.iq: i64 = 10
        self.ht: i64 = 10
        self.hp: i64 = 10
        self.will: i64 = 10
        self.per: i64 = 10
        self.fp: i64 = 10
        self.speed: i64 = 20
        """Basic Speed in quarters."""
        self.basic_move: i64 = 5
        self.lift: i64 = 2000
        """Basic Lift in hundredths of a pound."""
        self.sm: i64 = 0
        self.male = True
        self.left_handed = False
        self.skills: dict[str, int] = {}
        self.brawling: i64 = 0
        self.boxing: i64 = 0
        self.karate: i64 = 0
        self.judo: i64 = 0
        self.wrestling: i64 = 0
        self.sumo: i64 = 0
        self.acrobatics: i64 = 0
        self.shield: i64 = 0
        self.cloak: i64 = 0
        self.unarmed: i64 = 0
        """The best of the unarmed skills."""
        self.grip: i64 = 0
        """Bonus to ST in grappling contests."""
        self.combat_reflexes = False
        self.ambidextrous = False
        self.high_pain = False
        self.low_pain = False
        self.hard_to_kill: i64 = 0
        self.hard_to_subdue: i64 = 0
        self.peripheral = False
        self.trained = False
        """Trained by a Master."""
        self.master = False
        """Weapon Master of whatever weapon."""
        self.masters: list[str] = []
        self.extra_attacks: i64 = 0
        self.multi_strike = True
        self.worn: i64 = 0
        """Weight of armour and other baggage, in hundredths of a pound."""
        self.dr: list[int] = [0] * 15
        """Armour by location, rigid layers and flexible ones together."""
        self.dr_crushing: list[int] = [0] * 15
        self.rigid: list[int] = [0] * 15
        self.rigid_crushing: list[int] = [0] * 15
        self.front: list[int] = [0] * 15
        """Armour that protects against attacks from in front only."""
        self.narrow_view = False
        """A helm that hides what stands to the side."""
        self.thrust_dice: i64 = 1
        self.thrust_adds: i64 = -2
        self.swing_dice: i64 = 1
        self.swing_adds: i64 = 0
        self.punch = Form(Mode("punch"), None)
        self.kick = Form(Mode("kick"), None)
        self.head = Form(Mode("head-butt"), None)
        self.bare_parries: list[str] = ["dx"]
        """Skills that parry with an empty hand, the best first."""
        self.leg_parries: list[str] = ["dx"]
        """Skills that parry with a leg, the best first."""
        self.written: dict[str, list[int]] = {}
        """Level, dice and adds that the sheet states itself, by kind and mode; see `NOT_SAID`."""
        self.dodge_bonus: i64 = 0
        self.parry_bonus: i64 = 0
        self.block_bonus: i64 = 0
        """Enhanced defences and the like."""
        self.lacks: i64 = 0
        """Bits of the locations that this body does not have."""
        self.handless = False
        self.known: dict[str, list[Form]] = {}
        """Forms of kinds that this fighter has had in hand, by kind, ST and quality."""
