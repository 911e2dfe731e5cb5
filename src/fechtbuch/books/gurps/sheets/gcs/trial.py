"""The fighter of a file in a fight of ours, to see what its numbers come to there."""

from typing import TYPE_CHECKING

from fechtbuch.books.gurps.kinds.arms import HAND, Form
from fechtbuch.books.gurps.kinds.scene import Options, Scene
from fechtbuch.books.gurps.play.fight import GurpsFight
from fechtbuch.books.gurps.rules.basics.hands import reckon
from fechtbuch.books.gurps.rules.defending.defence_scores import (
    bare_score,
    block_score,
    dodge_score,
    parry_score,
)
from fechtbuch.books.gurps.sheets.muster import Muster
from fechtbuch.books.gurps.sheets.sheet import FighterSheet
from fechtbuch.books.gurps.state.blow import STRIKE, Blow
from fechtbuch.books.gurps.state.things import Thing
from fechtbuch.engine.fight import Side
from fechtbuch.engine.grid import Grid, Topology

if TYPE_CHECKING:
    from fechtbuch.books.gurps.sheets.gcs.weapons import Armament

_LIMB_SKILLS = ("dx", "brawling", "boxing", "karate")
_LOADS = (0, 2, 3, 6, 10)
"""Times the Basic Lift with which each level of encumbrance is reached."""


class Trial:
    """The fighter in a fight, with somebody who strikes at it from in front."""

    def __init__(self, sheet: FighterSheet, armament: "Armament") -> None:
        self.fight = GurpsFight(
            [Side("a", "A"), Side("b", "B")], Grid(Topology.HEXES), Options(), Scene()
        )
        muster = Muster(self.fight)
        self.fighter = muster.enroll(sheet, "a", "a", self.fight.sides[0], (0, 0))
        foe = muster.enroll(FighterSheet(name="B"), "b", "b", self.fight.sides[1], (1, 0))
        self.blow = Blow(foe, self.fighter, None, foe.block.punch, STRIKE)
        self.things = {thing.kind.key: thing for thing in self.fight.things}
        self.level = int(self.fighter.level)
        self._raise([key for key in armament.shields if key in armament.hands])

    def form(self, key: str, mode: str) -> tuple[Thing | None, Form] | None:
        """A weapon or limb of the fighter in one of its modes."""
        if not key:
            block = self.fighter.block
            limbs = {"punch": block.punch, "kick": block.kick, "head-butt": block.head}
            return None, limbs[mode]
        thing = self.things.get(key)
        for form in [] if thing is None else thing.forms:
            if form.mode.key == mode:
                return thing, form
        return None

    def skill(self, form: Form) -> int:
        """The level with the load of the fighter."""
        return int(form.skill - form.weak - (self.level if form.encumbered else 0))

    def parry(self, thing: Thing | None, form: Form) -> int:
        """Parry against a blow from in front, in the better hand."""
        fighter = self.fighter
        if thing is None:
            return max(
                int(bare_score(self.fight, fighter, self.blow, 1, name, 0, 0).total)
                for name in _LIMB_SKILLS
                if name in fighter.block.bare_parries
            )
        grip = thing.grip
        thing.grip = 0 if thing.kind.natural else 3 if form.mode.hands == 2 else 1
        total = parry_score(self.fight, fighter, self.blow, thing, form, "", 0, 0).total
        thing.grip = grip
        return int(total)

    def block(self, key: str) -> int | None:
        """Block against the same blow; None for what is no shield."""
        shield = self.things.get(key)
        if shield is None or not shield.kind.shield:
            return None
        return int(block_score(self.fight, self.fighter, self.blow, shield, 0, 0).total)

    def under_load(self, level: int) -> tuple[int, int]:
        """Move and Dodge at a level of encumbrance."""
        fighter = self.fighter
        block = fighter.block
        worn, lift = block.worn, block.lift
        carried, held = fighter.carried, fighter.hands
        block.lift = max(1, int(lift))  # who can lift nothing at all has these numbers as well
        block.worn = int(block.lift) * _LOADS[level]
        fighter.carried, fighter.hands = [], []
        reckon(fighter)
        fighter.carried, fighter.hands = carried, held
        move = int(fighter.pace())
        dodge = max(1, int(dodge_score(self.fight, fighter, self.blow, 0, 0).total))
        block.worn, block.lift = worn, lift
        reckon(fighter)
        return move, dodge

    def _raise(self, shields: list[str]) -> None:
        """The file counts a shield as on the arm whatever else is in hand."""
        for key in shields:
            thing = self.things.get(key)
            if thing is not None and thing.place != HAND:
                thing.place = HAND
                thing.grip = 2
                thing.holder = self.fighter.index
                self.fighter.hands = [*self.fighter.hands, thing]
