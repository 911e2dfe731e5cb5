"""One blow, shot or throw: all that was declared with it, and what came of it (TAL-HIT-11)."""

from mypy_extensions import i64

from fechtbuch.books.tales_and_legends.kinds.arms import BODY, Weapon
from fechtbuch.books.tales_and_legends.state.fighter import Combatant
from fechtbuch.books.tales_and_legends.state.things import Thing


class Blow:
    """One attack test and all that was declared with it (step 0 of TAL-HIT-11)."""

    def __init__(self, thing: Thing, weapon: Weapon) -> None:
        self.thing = thing
        self.weapon = weapon
        self.missile: Weapon | None = None
        self.ranged = False
        self.thrown = False
        self.unsuited = False
        """A thing thrown that is not made for it (TAL-ACT-10)."""
        self.improvised = False
        self.skill: i64 = weapon.skill
        self.special = ""
        self.zone: i64 = BODY
        self.part = ""
        self.item: Thing | None = None
        self.kill = False
        self.charge = False
        self.couched = False
        self.caught = False
        """Meets a charger as a prepared attack (TAL-ITM-17)."""
        self.in_grapple = False
        self.holding = False
        self.penalty: i64 = 0
        self.penalty_rule = ""
        self.strain = False
        self.aimed = False
        self.ricochet = False
        self.reason = ""
        """A rule that makes the target unprepared for this blow."""
        self.unparried = False
        self.uncovered = False
        self.grapple_bonus: i64 = 0
        # What came of it.
        self.result: i64 = 0
        self.defence: i64 = 0
        self.dodge_result: i64 = 0
        self.dodged_in_vain = False
        self.parried_by: Thing | None = None
        self.never_critical = False
        self.spoiled = False
        """Whether the missile broke in the target (TAL-ITM-13)."""
        self.in_flight = False
        """Shot, so that nothing in the hand wears (TAL-ITM-13)."""

    def melee(self) -> bool:
        """Whether it is a melee attack."""
        return not self.ranged

    def weapon_doubled(self, target: Combatant) -> bool:
        """TAL-ITM-22: silver alloy against the undead."""
        return target.block.undead and self.thing.silver

    def no_damage(self) -> bool:
        """TAL-RUL-67: special attacks that aim at no damage."""
        return self.special in ("overthrow", "push", "both", "trip", "disarm", "grab", "entangle")
