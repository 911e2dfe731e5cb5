"""A manoeuvre on its way: what is left of it, and what it has been used for."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from fechtbuch.books.gurps.kinds.terms import ALL_OUT_ATTACK, COMMITTED, DOUBLE, FEINT, GIANT_STEP
from fechtbuch.books.gurps.rules.harm.effort import attack_efforts
from fechtbuch.books.gurps.rules.moving.movement import POINT
from fechtbuch.books.gurps.state.battle import Battle
from fechtbuch.books.gurps.state.choices import BARE
from fechtbuch.books.gurps.state.fighter import Combatant
from fechtbuch.books.gurps.state.things import Thing

_NO_TRIES: Final[list[str]] = []
_NOBODY_YET: Final[list[int]] = []
"""Shared: what has been tried and used is replaced, never changed in place."""


@mypyc_attr(free_list_len=1, acyclic=True)
class Turn:
    """A manoeuvre on its way: what is left of it. Lives within one step of the fight."""

    def __init__(self, fighter: Combatant, manoeuvre: i64, version: i64) -> None:
        self.fighter = fighter
        self.manoeuvre = manoeuvre
        self.version = version
        self.named: Thing | None = None
        self.named_natural = ""
        """The limb or weapon that a Committed Attack or a Wait was declared with."""
        self.bound = False
        """Whether attacks must be made with what was named."""
        self.attacks: i64 = 0
        self.steps: i64 = 0
        """Hexes of steps that are left."""
        self.points: i64 = 0
        """Half movement points that are left of a full Move."""
        self.turned: i64 = 0
        """Half points for a turn at the end of his way, which is free if it is the end."""
        self.run: i64 = 0
        """Hexes of the last straight stretch (GUR-MOV-12)."""
        self.run_way: i64 = -1
        self.two_steps = False
        self.split_done = False
        """A Rapid Strike or Dual-Weapon Attack has been used."""
        self.favour = True
        """The to-hit bonus of the manoeuvre has not been given yet."""
        self.foe: Combatant | None = None
        """The foe of a feint and attack (GUR-MAN-09)."""
        self.struck: list[int] = _NOBODY_YET
        """At whom each attack of an All-Out Attack was aimed, gained ones apart (GUR-RUL-51)."""
        self.gave_way: list[int] = _NOBODY_YET
        """Foes who have retreated from his attacks in this turn (GUR-MOV-10)."""
        self.feinted = False
        self.feinted_shot = False
        """Feinted with a ranged weapon: a shot follows (GUR-MAN-09)."""
        self.tried: list[str] = _NO_TRIES
        """Grappling actions tried in this turn, with the part (GUR-WRE-18)."""
        self.used: list[str] = _NO_TRIES
        """Weapons and limbs that have attacked, where an Extra Attack needs another."""
        self.slammed = False
        self.stop_thrust: Combatant | None = None
        # The second half of a split attack.
        self.follow: i64 = 0
        self.follow_thing: Thing | None = None
        self.follow_natural = ""
        self.follow_target: Combatant | None = None
        self.follow_flurry = False
        self.same_target = False

    def moving(self) -> bool:
        """Whether it attacks on the move."""
        return self.manoeuvre >= 12

    def enters(self) -> bool:
        """GUR-MOV-05: whether he can go into a hex in front; a turn by one side belongs to that."""
        return self.steps > 0 or self.points - max(0, self.turned - POINT) >= POINT

    def go_on(self) -> bool:
        """GUR-MOV-15: whether he can move on; then the turn for an attack costs like any other."""
        self.points = max(0, self.points - self.turned)
        self.turned = 0
        return self.points >= POINT

    def may_aim_at(self, foe: Combatant) -> bool:
        """GUR-RUL-51: two blows of a Double hit one foe, and a feint is for the blow that follows.

        The second blow of a Rapid Strike and what an Extra Attack adds may go to anybody.
        """
        if self.follow != 0 or self.manoeuvre != ALL_OUT_ATTACK:
            return True
        if self.version == DOUBLE:
            most = self.struck.count(int(foe.index)) + 1
            for index in self.struck:
                most = max(most, self.struck.count(index))
            return most + self.attacks > 2
        if self.version == FEINT and self.foe is not None:
            done = self.struck.count(int(self.foe.index)) > 1  # the feint is one of them
            return self.attacks > 1 or done or foe is self.foe
        return True

    def bare_handed(self) -> bool:
        """Whether hands may seize: what was named with the manoeuvre is nothing else."""
        return not self.bound or self.named_natural == BARE

    def buys_step(self, fight: Battle) -> bool:
        """GUR-EFF-04: whether a Giant Step can be had for it now."""
        if fight.options.extra_effort != "on":
            return False
        return GIANT_STEP in attack_efforts(fight, self.fighter, self.manoeuvre, self.version)

    def may_step_twice(self) -> bool:
        """GUR-MAN-13: whether a second step can still be declared, at −2 to hit."""
        return self.manoeuvre == COMMITTED and not self.two_steps

    def note_try(self, verb: str, holder: i64, victim: i64, part: i64) -> None:
        """A grappling action is being tried."""
        self.tried = [*self.tried, f"{verb}:{victim}:{holder}:{part}"]

    def has_tried(self, verb: str, holder: i64, victim: i64, part: i64) -> bool:
        """GUR-WRE-18: not twice in one turn on the same body part."""
        return f"{verb}:{victim}:{holder}:{part}" in self.tried
