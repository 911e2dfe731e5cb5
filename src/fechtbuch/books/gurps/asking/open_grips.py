"""What hands and holds can be used for at this moment, and on whom (GUR-WRE, GUR-MOV-11)."""

from typing import Final

from mypy_extensions import i64

from fechtbuch.books.gurps.kinds.arms import (
    BOTH,
    NOBODY,
    Thing,
)
from fechtbuch.books.gurps.kinds.terms import (
    ALL_OUT_ATTACK,
    COMMITTED,
    DEFENSIVE,
    FEINT,
    LEFT_ARM,
    LYING,
    MOVE_AND_ATTACK,
    NECK,
    RANGED,
    RIGHT_ARM,
    SLAM,
    STANDING,
    TORSO,
)
from fechtbuch.books.gurps.rules.basics.rolls import LEAST_SCORE
from fechtbuch.books.gurps.rules.declared.declared_blow import wrestling_blow
from fechtbuch.books.gurps.rules.declared.may_attempt import may_telegraph
from fechtbuch.books.gurps.rules.grappling.grappling import (
    empty_hands,
)
from fechtbuch.books.gurps.rules.hitting.to_hit import attack_score
from fechtbuch.books.gurps.rules.moving.facing_and_reach import FRONT, arc_of
from fechtbuch.books.gurps.rules.moving.movement import mobile
from fechtbuch.books.gurps.rules.things.usable_weapons import (
    Turn,
    foes_of,
)
from fechtbuch.books.gurps.state.battle import Battle, Hold
from fechtbuch.books.gurps.state.blow import GRAPPLE
from fechtbuch.books.gurps.state.choices import Action
from fechtbuch.books.gurps.state.fighter import Combatant
from fechtbuch.books.gurps.state.questions import BattleQuestion

PARTS: Final = (TORSO, NECK, RIGHT_ARM, LEFT_ARM, 9, 10, 11, 12, 13, 14)
"""Body parts that can be seized (GUR-WRE-03)."""


FOLLOW_UPS: Final = (
    "break-free",
    "arm-lock",
    "judo-throw",
    "strangle",
    "choke",
    "neck-snap",
    "wrench",
    "takedown",
    "pin",
    "add-hand",
    "wrest",
)
"""Grappling actions that take the place of an attack (GUR-WRE-18)."""


class GrapplingMenu(BattleQuestion):
    """An attack of a turn, and what it may be in close combat."""

    def __init__(self, battle: Battle, turn: Turn) -> None:
        super().__init__("attack", battle, turn.fighter)
        self.turn = turn

    def _free_hands(self) -> i64:
        return empty_hands(self.battle, self.fighter)

    def choke_weapons(self) -> list[Thing]:
        """GUR-WRE-12: weapons in both hands with which a neck can be seized."""
        return [
            thing
            for thing in self.fighter.hands
            if thing.grip == BOTH
            and thing.ready()
            and any(not f.mode.ranged and f.mode.longest() >= 1 for f in thing.forms)
        ]

    def grapple_targets(self) -> list[Combatant]:
        """Foes in one's hex, or in one that can be entered with what movement is left."""
        turn = self.turn
        found: list[Combatant] = []
        goes = turn.steps > 0 or turn.points >= 2
        if goes and len(self.battle.holds) > 0:
            goes = mobile(self.battle, self.fighter)
        for foe in foes_of(self.battle, self.fighter):
            if not turn.may_aim_at(foe):
                continue
            n = self.battle.apart(self.fighter, foe)
            near = n == 0
            if n == 1 and goes:
                near = arc_of(self.battle, self.fighter, foe.at) == FRONT
            if near and any(self.may_seize(foe, part) for part in PARTS):
                found.append(foe)
        return found

    def may_seize(self, foe: Combatant, part: i64) -> bool:
        """Whether he may grapple this part: not held, not tried yet, and with some hope."""
        fighter = self.fighter
        if self.battle.hold_on(fighter, foe, part) is not None:
            return False
        if self.turn.has_tried("grapple", fighter.index, foe.index, part):
            return False
        action = Action("grapple", foe)
        action.part = part
        action.telegraphic = may_telegraph(self.battle, self.fighter, foe)
        blow = wrestling_blow(self.battle, self.turn, action, GRAPPLE)
        return attack_score(self.battle, blow).total >= LEAST_SCORE

    def grab_targets(self) -> list[Combatant]:
        """Foes with something in hand."""
        return [foe for foe in self.grapple_targets() if foe.hands]

    def slam_targets(self) -> list[Combatant]:
        """Foes in the next hex, straight on if one has run."""
        turn = self.turn
        if turn.slammed or (turn.version in (RANGED, FEINT) and turn.manoeuvre == ALL_OUT_ATTACK):
            return []
        if turn.manoeuvre == MOVE_AND_ATTACK and turn.version != SLAM:
            return []
        if turn.manoeuvre in (COMMITTED, DEFENSIVE) or self.fighter.posture != STANDING:
            return []
        if len(self.battle.holds) > 0 and self.battle.held(self.fighter):
            return []
        if turn.steps < 1 and turn.points < 2:
            return []
        return [
            foe
            for foe in foes_of(self.battle, self.fighter)
            if self.battle.apart(self.fighter, foe) == 1
            and arc_of(self.battle, self.fighter, foe.at) == 0
        ]

    def holds(self, verb: str) -> list[Hold]:
        """The holds through which a grappling action is possible now."""
        found: list[Hold] = []
        fighter = self.fighter
        fight = self.battle
        if verb == "break-free":
            for hold in fight.holds:
                if hold.victim == fighter.index:
                    if not hold.pin or fighter.until_free == 0:
                        found.append(hold)
        else:
            for hold in fight.holds:
                if hold.holder == fighter.index and self._allows(verb, hold):
                    found.append(hold)
            if verb in ("arm-lock", "judo-throw"):
                found.extend(self._openings(verb))
        return [
            hold
            for hold in found
            if not self.turn.has_tried(verb, hold.holder, hold.victim, hold.part)
        ]

    def _openings(self, verb: str) -> list[Hold]:
        """GUR-RUL-28: foes whose attack was parried with Judo and whose hex can be entered."""
        fighter = self.fighter
        fight = self.battle
        found: list[Hold] = []
        if verb == "arm-lock" and self._free_hands() != BOTH:
            return found
        if verb == "judo-throw" and fighter.block.judo == 0:
            return found
        near = self.grapple_targets()
        for opening in fighter.openings:
            foe = fight.fighters[opening.foe]
            if verb == "arm-lock" and opening.arm == 0:
                continue
            if foe in near and fight.hold_between(fighter, foe) is None:
                part: i64 = LEFT_ARM if opening.arm == 2 else RIGHT_ARM
                found.append(Hold(fighter.index, foe.index, part, 0))
        return found

    def _allows(self, verb: str, hold: Hold) -> bool:
        victim = self.battle.fighters[hold.victim]
        fighter = self.fighter
        if hold.item != NOBODY:
            return verb == "wrest"
        if verb == "arm-lock":
            able = fighter.block.judo > 0 or fighter.block.wrestling > 0
            other = self._free_hands() | hold.hands
            return able and hold.part in (RIGHT_ARM, LEFT_ARM) and not hold.lock and other == BOTH
        if verb == "judo-throw":
            return fighter.block.judo > 0 and victim.posture != LYING and not hold.pin
        if verb == "strangle":
            return hold.part == NECK and hold.weapon == NOBODY
        if verb == "choke":
            return hold.part == NECK and hold.behind and (hold.hands == BOTH) and not hold.fresh
        if verb == "neck-snap":
            return hold.part == NECK and hold.weapon == NOBODY
        if verb == "wrench":
            return hold.part in (RIGHT_ARM, LEFT_ARM, 11, 12)
        if verb == "takedown":
            upright = victim.posture <= 1
            return upright and fighter.posture <= 2
        if verb == "pin":
            return hold.part == TORSO and victim.posture == LYING and not hold.pin
        if verb == "add-hand":
            return hold.hands != BOTH and self._free_hands() != 0
        return False

    def of(self, verb: str, slug: str) -> list[Hold]:
        """The holds of an action that concern one other fighter."""
        found: list[Hold] = []
        for hold in self.holds(verb):
            other = hold.holder if verb == "break-free" else hold.victim
            if self.battle.fighters[other].slug == slug:
                found.append(hold)
        return found
