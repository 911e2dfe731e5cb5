"""What somebody may do on his turn, as a reaction, or during a walk (PSX-TRN-07).

An act is open where it is allowed now, and where there is somebody to do it to and something to
do it with.
"""

from typing import Final

from mypy_extensions import i64

from fechtbuch.books.phase_six.asking.usable_weapons import Arm, arms_of, attackable
from fechtbuch.books.phase_six.kinds.arms import (
    ARM,
    CARRIED,
    MELEE,
    NOTHING,
    SHIELD,
    THROWABLE,
    THROWN,
    WEAPON,
)
from fechtbuch.books.phase_six.kinds.verbs import COSTLESS, IN_WINDOW, MOVES, ON_A_WALK, SPENDING
from fechtbuch.books.phase_six.rules.aiming import can_aim
from fechtbuch.books.phase_six.rules.costless_acts import droppable
from fechtbuch.books.phase_six.rules.cover import block_cost
from fechtbuch.books.phase_six.rules.equipment import held, kind_of, may_reload, usable_shield
from fechtbuch.books.phase_six.rules.improvised_missiles import missile_of, missiles
from fechtbuch.books.phase_six.rules.items import dressings, heals, near, patients, potions
from fechtbuch.books.phase_six.rules.movement import (
    at_edge,
    may_move,
    may_set_out,
    move_range,
    paths,
)
from fechtbuch.books.phase_six.rules.readying import ready_cost, readyable
from fechtbuch.books.phase_six.rules.special_attacks import may_brace
from fechtbuch.books.phase_six.rules.spending import may_spend, victims
from fechtbuch.books.phase_six.rules.to_hit import in_reach
from fechtbuch.books.phase_six.state.battle import Battle
from fechtbuch.books.phase_six.state.choices import COUP, DISARM, KNOCKOUT, VIOLENT
from fechtbuch.books.phase_six.state.fighter import DOWN, Participant
from fechtbuch.books.phase_six.state.things import Thing
from fechtbuch.engine.asking import Menu, Verb

TURN: Final = 0
REACTION: Final = 1
FREE: Final = 2
"""On one's own turn; in answer to somebody; in the course of a walk."""


class Outlook:
    """What somebody could do, standing on a field, on his turn or otherwise.

    It is made for one look, so what it has found once it need not find again.
    """

    def __init__(self, fight: Battle, who: Participant, at: i64, when: i64) -> None:
        self.fight = fight
        self.who = who
        self.at = at
        self.when = when
        self.paid = when == FREE or who.actions > 0
        """Whether an act of one action can be paid."""
        self._arms: list[Arm] | None = None
        self._missiles: list[Thing] | None = None
        self._sighted: list[Participant] | None = None

    def open_verbs(self, menu: Menu) -> list[Verb]:
        """The acts that can be chosen now; doing nothing, the first of a menu, is none."""
        return [verb for verb in menu.verbs[1:] if self.open(verb)]

    def open(self, verb: Verb) -> bool:
        """Whether an act can be chosen now."""
        name = verb.name
        if self.when == FREE and name not in ON_A_WALK:
            return False
        if not self.affordable(name):
            return False
        for slot in verb.slots:
            if slot == "target" and len(self.people(name)) == 0:
                return False
            if slot == "item" and len(self.things(name)) == 0:
                return False
            if slot == "weapon" and len(self.arms(name)) == 0:
                return False
        return self.allowed(name)

    def affordable(self, verb: str) -> bool:
        """Whether it can be paid; what reloading and readying cost depends on the weapon."""
        return self.paid or verb in COSTLESS or verb == "reload" or verb == "ready"

    def allowed(self, verb: str) -> bool:
        """Whether one is in a state to do it."""
        who = self.who
        if verb in MOVES:
            return may_move(who, verb) and self.gets_away(verb)
        if verb == "brace":
            return may_brace(self.fight, who)
        if verb == "block":
            return self.may_block()
        if verb == "hunker" or verb == "stand-up":
            return who.hunkered == (verb == "stand-up")
        if verb == "withdraw":
            return at_edge(self.fight, who) is not None
        if verb == "improvise":
            return self.fight.scene.referee or self.fight.refereed  # PSX-RUL-64
        if verb == "stow-shield":
            return who.shield != NOTHING
        if verb == "shift":
            return self.when == TURN and who.main == NOTHING and who.off != NOTHING
        if verb == "lower-shield":
            return who.block_state != DOWN
        if verb == "take-up":
            return who.braced
        return verb not in SPENDING or may_spend(self.fight, who, verb)

    def gets_away(self, verb: str) -> bool:
        """PSX-TRN-16: whether there is any way; a walk may be its free act alone."""
        if may_set_out(self.fight, self.who, self.at):
            return True
        if verb == "walk" and len(self.on_the_spot().open_verbs(IN_WINDOW)) > 0:
            return True
        return len(paths(self.fight, self.who, self.at, move_range(self.who, verb))) > 0

    def on_the_spot(self) -> "Outlook":
        """What a walk could include before its first step."""
        return Outlook(self.fight, self.who, self.at, FREE)

    def may_block(self) -> bool:
        """PSX-COV-07: a usable shield is down; as a reaction it may cost one action only."""
        who = self.who
        if who.block_state != DOWN or usable_shield(self.fight, who) is None:
            return False
        cost = block_cost(who)
        return who.actions >= cost and (self.when == TURN or cost == 1)

    # Whom.

    def people(self, verb: str) -> list[Participant]:
        """Whom an act can be done to."""
        if verb == "attack":
            return self.reached()
        if verb == "aim" or verb == "accurate":
            return self.sighted()
        if verb == "hurl":
            return self.under_missiles(self.missiles())
        if verb == "steal":
            return victims(self.fight, self.who)
        if verb == "first-aid":
            return patients(self.fight, self.who, self.at)
        return [one for one in near(self.fight, self.who, self.at) if self.wants(one, verb)]

    def wants(self, other: Participant, verb: str) -> bool:
        """Whether somebody is in the state that a kind of help ends."""
        if verb == "stabilise":
            return other.dying > 0
        if verb == "extinguish":
            return other.burning > 0
        if verb == "free":
            return other.netted
        if verb == "wake":
            return other.asleep
        if verb == "use":
            return len(self.remedies(other)) > 0
        return True

    def remedies(self, patient: Participant) -> list[Thing]:
        """What can be used on somebody; PSX-RUL-72: nothing heals the dying without a roll."""
        found = potions(self.fight, self.who)
        if patient.dying == 0:
            return found
        return [thing for thing in found if not heals(thing)]

    def reached(self) -> list[Participant]:
        """PSX-RUL-53, PSX-RUL-69: whom one can attack with something, opponents first."""
        arms = self.arms("attack")
        found: list[Participant] = []
        friends: list[Participant] = []
        for other in self.fight.fighters:
            if not attackable(self.fight, self.who, other):
                continue
            for arm in arms:
                if in_reach(self.fight, self.at, other, arm.weapon):
                    if self.fight.foes(self.who, other):
                        found.append(other)
                    else:
                        friends.append(other)
                    break
        return found + friends

    def sighted(self) -> list[Participant]:
        """PSX-COV-10, PSX-RUL-69: whom one sees and can aim at from any distance, foes first."""
        if self._sighted is None:
            found: list[Participant] = []
            friends: list[Participant] = []
            for other in self.fight.fighters:
                if attackable(self.fight, self.who, other) and self.fight.sees(self.at, other.at):
                    if self.fight.foes(self.who, other):
                        found.append(other)
                    else:
                        friends.append(other)
            self._sighted = found + friends
        return self._sighted

    def under_missiles(self, things: list[Thing]) -> list[Participant]:
        """Whom one of these things can be thrown at (PSX-RUL-66)."""
        found: list[Participant] = []
        for other in self.sighted():
            for thing in things:
                if in_reach(self.fight, self.at, other, missile_of(thing)):
                    found.append(other)
                    break
        return found

    # With what.

    def arms(self, verb: str) -> list[Arm]:
        """Everything to attack with; PSX-AIM-02, PSX-RUL-20, PSX-RUL-23: to aim or invest in."""
        if self._arms is None:
            self._arms = arms_of(self.fight, self.who)
        if verb == "attack":
            return self._arms
        found: list[Arm] = []
        for arm in self._arms:
            for mode in arm.modes:
                if can_aim(mode) or (verb == "accurate" and mode == THROWN):
                    found.append(arm)
                    break
        return found

    def reaching(self, arms: list[Arm], target: Participant) -> list[Arm]:
        """With which of these arms a target can be reached."""
        return [arm for arm in arms if in_reach(self.fight, self.at, target, arm.weapon)]

    def specials(self, arm: Arm, mode: i64, target: Participant) -> list[str]:
        """The special attacks that are open: combination table, PSX-RUL-51."""
        found: list[str] = []
        if mode == MELEE:
            if arm.weapon.blunt:  # PSX-SPC-03
                found.append(KNOCKOUT)
            if self.when == TURN and self.who.actions >= 2:
                found.append(VIOLENT)
            if len(held(self.fight, target)) > 0:
                found.append(DISARM)
        if target.helpless():
            found.append(COUP)
        return found

    def things(self, verb: str) -> list[Thing]:
        """What an act can be done with."""
        if verb == "first-aid":
            return dressings(self.fight, self.who)
        if verb == "use":
            return potions(self.fight, self.who)
        if verb == "reload":
            return self.reloadable()
        if verb == "ready":
            return [
                thing for thing in readyable(self.fight, self.who) if self.pays(ready_cost(thing))
            ]
        if verb == "pick-up":
            return self.lying()
        if verb == "drop":
            return droppable(self.fight, self.who)
        if verb == "hurl":
            return self.missiles()
        return self.throwables() if verb == "throw" else self.carried_shields()

    def reloadable(self) -> list[Thing]:
        """Weapons that can be reloaded now, at whatever it costs."""
        return [
            thing
            for thing in held(self.fight, self.who)
            if may_reload(self.fight, self.who, thing) and self.pays(kind_of(thing).reload)
        ]

    def pays(self, cost: i64) -> bool:
        """Whether a thing in steps can be done now: for free, or for an action."""
        if cost == 0:
            return self.when != FREE
        return self.paid

    def lying(self) -> list[Thing]:
        """What lies within 1 m and can be picked up."""
        return [
            thing
            for thing in self.fight.lying_near(self.at)
            if thing.kind == WEAPON or (thing.kind == SHIELD and self.who.shield == NOTHING)
        ]

    def missiles(self) -> list[Thing]:
        """PSX-RUL-66: what can be thrown though it was not made for it."""
        if self._missiles is None:
            self._missiles = missiles(self.fight, self.who, self.at)
        return self._missiles

    def throwables(self) -> list[Thing]:
        """Grenades and the like."""
        return [
            thing
            for thing in self.fight.things
            if thing.holder == self.who.index and thing.kind == THROWABLE and thing.place == CARRIED
        ]

    def carried_shields(self) -> list[Thing]:
        """Shields that are not on the arm."""
        if self.who.shield != NOTHING:
            return []
        return [
            thing
            for thing in self.fight.things
            if thing.holder == self.who.index and thing.kind == SHIELD and thing.place != ARM
        ]
