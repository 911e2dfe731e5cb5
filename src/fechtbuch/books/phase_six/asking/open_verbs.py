"""What somebody may do on his turn, as a reaction, or during a walk (PSX-TRN-07)."""

from typing import Final

from mypy_extensions import i64

from fechtbuch.books.phase_six.kinds.arms import (
    ARM,
    BUTT,
    CARRIED,
    FISTS,
    MELEE,
    NOTHING,
    SHIELD,
    THROWABLE,
    THROWN,
    WEAPON,
    Thing,
    Weapon,
)
from fechtbuch.books.phase_six.rules.aiming import can_aim
from fechtbuch.books.phase_six.rules.attack import in_reach, usable_modes
from fechtbuch.books.phase_six.rules.cover import block_cost
from fechtbuch.books.phase_six.rules.equipment import (
    hands_for,
    held,
    kind_of,
    may_reload,
    ready_cost,
    readyable,
    usable_shield,
)
from fechtbuch.books.phase_six.rules.items import dressings, near, patients, potions
from fechtbuch.books.phase_six.rules.movement import at_edge, may_move
from fechtbuch.books.phase_six.rules.special_attacks import may_brace
from fechtbuch.books.phase_six.rules.spending import may_buy, may_buy_with_destiny, victims
from fechtbuch.books.phase_six.state.battle import Battle
from fechtbuch.books.phase_six.state.choices import COUP, DISARM, KNOCKOUT, POMMEL, UNARMED, VIOLENT
from fechtbuch.books.phase_six.state.fighter import DOWN, Participant

TURN: Final = 0
REACTION: Final = 1
FREE: Final = 2
"""On one's own turn; in answer to somebody; in the course of a walk."""

END: Final = "end"
PASS: Final = "pass"

MOVES: Final = ("walk", "run", "crawl")

RULES: Final[dict[str, list[str]]] = {
    "end": ["PSX-TRN-06"],
    "pass": ["PSX-REA-04"],
    "attack": ["PSX-ATK-02"],
    "aim": ["PSX-AIM-01"],
    "accurate": ["PSX-SPC-01"],
    "reload": ["PSX-EQP-03"],
    "ready": ["PSX-EQP-02"],
    "pick-up": ["PSX-RUL-36"],
    "drop": ["PSX-EQP-02"],
    "shift": ["PSX-RUL-37"],
    "ready-shield": ["PSX-EQP-08"],
    "stow-shield": ["PSX-EQP-08"],
    "block": ["PSX-COV-07"],
    "lower-shield": ["PSX-RUL-28"],
    "brace": ["PSX-SPC-10"],
    "take-up": ["PSX-SPC-10"],
    "walk": ["PSX-TRN-08"],
    "run": ["PSX-TRN-09"],
    "crawl": ["PSX-TRN-10"],
    "hunker": ["PSX-TRN-11"],
    "stand-up": ["PSX-TRN-12"],
    "throw": ["PSX-THR-01"],
    "use": ["PSX-TRN-13"],
    "first-aid": ["PSX-STA-12"],
    "stabilise": ["PSX-STA-05"],
    "extinguish": ["PSX-RUL-44"],
    "free": ["PSX-STA-15"],
    "wake": ["PSX-STA-14"],
    "withdraw": ["PSX-RUL-48"],
    "improvise": ["PSX-TRN-14"],
    "buy": ["PSX-BON-04"],
    "buy-with-destiny": ["PSX-RUL-12"],
    "steal": ["PSX-BON-05"],
}


def group_of(verb: str) -> str:
    """How the book groups its acts."""
    if verb in ("attack", "aim", "accurate", "throw", "brace", "take-up"):
        return "attack"
    if verb in ("walk", "run", "crawl", "hunker", "stand-up", "withdraw"):
        return "movement"
    if verb in ("buy", "buy-with-destiny", "steal"):
        return "dice"
    if verb in ("first-aid", "stabilise", "use", "extinguish", "free", "wake"):
        return "help"
    if verb in (END, PASS, "improvise"):
        return "other"
    return "equipment"


class Arm:
    """Something to attack with, and the modes in which it can be done now."""

    def __init__(self, slug: str, weapon: Weapon, thing: Thing | None, modes: list[int]) -> None:
        self.slug = slug
        self.weapon = weapon
        self.thing = thing
        self.modes = modes


def arms_of(fight: Battle, who: Participant) -> list[Arm]:
    """Weapons in hand with ammunition, a butt, and bare hands."""
    found: list[Arm] = []
    things = held(fight, who)
    for thing in things:
        weapon = kind_of(thing)
        modes = usable_modes(weapon, thing)
        if len(modes) > 0:
            found.append(Arm(thing.slug, weapon, thing, modes))
    if len(things) > 0:
        found.append(Arm(POMMEL, BUTT, None, [MELEE]))
    found.append(Arm(UNARMED, FISTS, None, [MELEE]))
    return found


def arm_named(fight: Battle, who: Participant, slug: str) -> Arm | None:
    """One of them by its name."""
    for arm in arms_of(fight, who):
        if arm.slug == slug:
            return arm
    return None


def attackable(fight: Battle, who: Participant, other: Participant) -> bool:
    """PSX-RUL-53: anybody but oneself, the dead, and those of whom one's side does not know."""
    return other is not who and other.present() and (other.hidden_from >> who.side) & 1 == 0


class Outlook:
    """What somebody could do, standing on a field, on his turn or otherwise."""

    def __init__(self, fight: Battle, who: Participant, at: i64, when: i64) -> None:
        self.fight = fight
        self.who = who
        self.at = at
        self.when = when
        self.paid = when == FREE or who.actions > 0
        """Whether an act of one action can be paid."""

    # Whom and with what.

    def targets(self, arms: list[Arm], foes_only: bool = True) -> list[Participant]:
        """Whom some of these arms can reach."""
        found: list[Participant] = []
        for other in self.fight.fighters:
            if not attackable(self.fight, self.who, other):
                continue
            if foes_only and not self.fight.foes(self.who, other):
                continue
            for arm in arms:
                if in_reach(self.fight, self.at, other, arm.weapon):
                    found.append(other)
                    break
        return found

    def sighted(self) -> list[Participant]:
        """PSX-COV-10: opponents in sight, whom one can aim at from any distance."""
        return [
            other
            for other in self.fight.fighters
            if attackable(self.fight, self.who, other)
            and self.fight.foes(self.who, other)
            and self.fight.sees(self.at, other.at)
        ]

    def arms_for(self, arms: list[Arm], target: Participant) -> list[Arm]:
        """With which of these arms a target can be reached."""
        return [arm for arm in arms if in_reach(self.fight, self.at, target, arm.weapon)]

    def attack_arms(self) -> list[Arm]:
        """Everything to attack with."""
        return arms_of(self.fight, self.who)

    def aim_arms(self, accurate: bool) -> list[Arm]:
        """PSX-AIM-02, PSX-RUL-20, -23: what can be aimed, or invested in."""
        found: list[Arm] = []
        for arm in self.attack_arms():
            for mode in arm.modes:
                if can_aim(mode) or (accurate and mode == THROWN):
                    found.append(arm)
                    break
        return found

    def specials(self, arm: Arm, mode: i64, target: Participant) -> list[str]:
        """The special attacks that are open: combination table, PSX-RUL-51."""
        found: list[str] = []
        if mode == MELEE:
            if arm.weapon.blunt:
                found.append(KNOCKOUT)
            if self.when == TURN and self.who.actions >= 2:
                found.append(VIOLENT)
            if len(held(self.fight, target)) > 0:
                found.append(DISARM)
        if target.helpless():
            found.append(COUP)
        return found

    # Things.

    def reloadable(self) -> list[Thing]:
        """Weapons that can be reloaded now, at whatever it costs."""
        return [
            thing
            for thing in held(self.fight, self.who)
            if may_reload(self.who, thing) and self.pays(kind_of(thing).reload)
        ]

    def pays(self, cost: i64) -> bool:
        """Whether a thing in steps can be done now: for free, or for an action."""
        if cost == 0:
            return self.when != FREE
        return self.paid

    def ready_things(self) -> list[Thing]:
        """Carried weapons that can be readied now."""
        return [thing for thing in readyable(self.fight, self.who) if self.pays(ready_cost(thing))]

    def lying(self) -> list[Thing]:
        """What lies within 1 m and can be picked up."""
        return [
            thing
            for thing in self.fight.lying_near(self.at)
            if thing.kind == WEAPON or (thing.kind == SHIELD and self.who.shield == NOTHING)
        ]

    def droppable(self) -> list[Thing]:
        """What can be let go: weapons in hand, the shield on the arm."""
        found = held(self.fight, self.who)
        if self.who.shield != NOTHING:
            found.append(self.fight.things[self.who.shield])
        return found

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

    def hands(self, thing: Thing) -> list[str]:
        """The hands for a weapon."""
        if thing.kind == SHIELD:
            return ["main"]
        return hands_for(self.fight, self.who, thing)

    # People.

    def burning(self) -> list[Participant]:
        """Whose fire can be put out."""
        return [other for other in near(self.fight, self.who, self.at) if other.burning > 0]

    def netted(self) -> list[Participant]:
        """Who can be freed."""
        return [other for other in near(self.fight, self.who, self.at) if other.netted]

    def sleepers(self) -> list[Participant]:
        """Who can be woken."""
        return [other for other in near(self.fight, self.who, self.at) if other.asleep]

    def dying(self) -> list[Participant]:
        """Who can be stabilised."""
        return [other for other in near(self.fight, self.who, self.at) if other.dying > 0]

    # Verbs.

    def verbs(self) -> list[str]:
        """Everything that can be chosen now, doing nothing first."""
        found: list[str] = []
        if self.when == TURN:
            found.append(END)
        elif self.when == REACTION:
            found.append(PASS)
        if self.paid:
            self._fighting(found)
            if self.when != FREE:
                self._moving(found)
            self._helping(found)
        self._handling(found)
        if self.when != FREE:
            self._dice(found)
        return found

    def _fighting(self, found: list[str]) -> None:
        who = self.who
        if len(self.targets(self.attack_arms())) > 0:
            found.append("attack")
        if self.when != FREE:
            if len(self.sighted()) > 0:
                if len(self.aim_arms(False)) > 0:
                    found.append("aim")
                if len(self.aim_arms(True)) > 0:
                    found.append("accurate")
            if may_brace(self.fight, who):
                found.append("brace")
            if who.block_state == DOWN and usable_shield(self.fight, who) is not None:
                cost = block_cost(who)
                if who.actions >= cost and (self.when == TURN or cost == 1):
                    found.append("block")

    def _moving(self, found: list[str]) -> None:
        who = self.who
        for verb in MOVES:
            if may_move(who, verb):
                found.append(verb)
        if who.hunkered:
            found.append("stand-up")
        if at_edge(self.fight, who) is not None:
            found.append("withdraw")

    def _helping(self, found: list[str]) -> None:
        who = self.who
        # After the ways to move: a field of the map means one of those in the first place.
        if len(self.throwables()) > 0:
            found.append("throw")
        if not who.hunkered:
            found.append("hunker")
        if len(dressings(self.fight, who)) > 0 and len(patients(self.fight, who, self.at)) > 0:
            found.append("first-aid")
        if len(self.dying()) > 0:
            found.append("stabilise")
        if len(potions(self.fight, who)) > 0:
            found.append("use")
        if len(self.burning()) > 0:
            found.append("extinguish")
        if len(self.netted()) > 0:
            found.append("free")
        if len(self.sleepers()) > 0:
            found.append("wake")
        if self.fight.scene.referee:
            found.append("improvise")

    def _handling(self, found: list[str]) -> None:
        who = self.who
        if len(self.reloadable()) > 0:
            found.append("reload")
        if len(self.ready_things()) > 0:
            found.append("ready")
        if self.paid:
            if len(self.lying()) > 0:
                found.append("pick-up")
            if len(self.carried_shields()) > 0:
                found.append("ready-shield")
            if who.shield != NOTHING:
                found.append("stow-shield")
        if self.when == FREE:
            return
        if len(self.droppable()) > 0:
            found.append("drop")
        if self.when == TURN and who.main == NOTHING and who.off != NOTHING:
            found.append("shift")
        if who.block_state != DOWN:
            found.append("lower-shield")
        if who.braced:
            found.append("take-up")

    def _dice(self, found: list[str]) -> None:
        who = self.who
        if may_buy(who):
            found.append("buy")
        if may_buy_with_destiny(who):
            found.append("buy-with-destiny")
        if len(victims(self.fight, who)) > 0:
            found.append("steal")
