"""Choosing a manoeuvre, slot by slot (GUR-SEQ-03, GUR-MAN-01)."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from fechtbuch.books.gurps.asking.movement_slots import movement_error, movement_slot
from fechtbuch.books.gurps.asking.open_things import (
    at_hand,
    droppable,
    grips,
    quick,
    ready_items,
    ready_ways,
)
from fechtbuch.books.gurps.asking.open_verbs import (
    aim_targets,
    aimables,
    limbs,
    locks,
    open_verb,
    postures,
    studies,
    unbalanced,
    versions,
)
from fechtbuch.books.gurps.asking.wait_slots import wait_slot
from fechtbuch.books.gurps.kinds.arms import BELT
from fechtbuch.books.gurps.kinds.terms import (
    ATTACK,
    DEFENSIVE,
    GIANT_STEP,
    NOT_STUNNED,
    VERSIONS,
)
from fechtbuch.books.gurps.rules.harm.effort import attack_efforts
from fechtbuch.books.gurps.state.battle import Battle
from fechtbuch.books.gurps.state.choices import BARE, HEAD_BUTT, KICK
from fechtbuch.books.gurps.state.fighter import Combatant
from fechtbuch.books.gurps.state.questions import Asked
from fechtbuch.books.gurps.state.things import Thing
from fechtbuch.engine.asking import Menu, Verb, listed
from fechtbuch.engine.choices import VERB, Option, Partial, Refusal, Slot
from fechtbuch.engine.grid import parse_field, parse_path, path_text

_STEP: Final = "way path facing"
"""A step: up or down on the spot, or to another hex."""

_WALK: Final = "path facing"

FREE_ACTIONS: Final = [
    Verb("let-go", "target", ["GUR-SEQ-05"], "free"),
    Verb("crank", "target", ["GUR-WRE-06"], "free"),
    Verb("drop", "item", ["GUR-SEQ-05"], "free"),
    Verb("crouch", "", ["GUR-SEQ-05"], "free"),
    Verb("fast-draw", "item hand", ["GUR-EQP-06"], "free"),
]

FREE: Final = {verb.name for verb in FREE_ACTIONS}
"""The turn goes on after these (GUR-SEQ-05)."""

TURN: Final = Menu(
    [
        Verb("do-nothing", "", ["GUR-MAN-35"], "specials"),
        Verb("attack", f"effort {_STEP}", ["GUR-MAN-02"], "attacks"),
        Verb("all-out-attack", f"version {_WALK}", ["GUR-MAN-03"], "attacks"),
        Verb("committed-attack", f"version weapon steps {_STEP}", ["GUR-MAN-11"], "attacks"),
        Verb("defensive-attack", f"version weapon effort {_STEP}", ["GUR-MAN-15"], "attacks"),
        Verb("all-out-defence", f"version {_STEP}", ["GUR-MAN-17"], "attacks"),
        Verb("move", _WALK, ["GUR-MAN-23"], "movement"),
        Verb("move-and-attack", f"version {_WALK}", ["GUR-MAN-19"], "moving-attacks"),
        Verb("all-out-slam", f"version {_WALK}", ["GUR-MAN-22"], "moving-attacks"),
        Verb("change-posture", "posture", ["GUR-MAN-24"], "movement"),
        Verb("ready", f"item {_STEP}", ["GUR-MAN-25"], "preparations"),
        Verb("aim", f"target weapon {_STEP}", ["GUR-MAN-26"], "preparations"),
        Verb("evaluate", f"target {_STEP}", ["GUR-MAN-30"], "preparations"),
        Verb("concentrate", _STEP, ["GUR-MAN-34"], "preparations"),
        Verb("wait", "when who steps at way as version weapon", ["GUR-MAN-36"], "specials"),
        *FREE_ACTIONS,
    ],
    own_turn=True,
)
"""In the sheet's own groups."""


@mypyc_attr(free_list_len=1)
class TurnQuestion(Asked):
    """The manoeuvre of a turn and its parameters."""

    def __init__(self, battle: Battle, fighter: Combatant, crouched: bool = False) -> None:
        super().__init__("turn", battle, fighter, TURN)
        self.crouched = crouched
        """Has crouched or risen already in this turn."""

    def void(self) -> bool:
        """Who is there has a turn, be it to do nothing."""
        return self.fighter.gone

    def open(self, verb: str) -> bool:
        """Whether a manoeuvre or free action can be taken now."""
        return open_verb(self.battle, self.fighter, verb, self.crouched)

    def offer(self, slot: str, partial: Partial) -> Slot | None:
        """What belongs to a manoeuvre, movement last."""
        verb = partial[VERB]
        if verb == "wait":
            return wait_slot(self.battle, self.fighter, slot, partial)
        if slot == "version":
            found = versions(self.battle, self.fighter, verb)
            return listed(slot, "word", [VERSIONS[version] for version in found])
        if slot == "target":
            return self._targets(verb)
        if slot == "weapon":
            return self._weapons(verb, partial)
        if slot == "steps":
            return Slot(slot, "number", [Option("2", ["GUR-MAN-13"])], "")
        if slot == "effort":
            return self._effort(verb)
        if slot == "posture":
            return listed(slot, "word", postures(self.fighter))
        if slot == "item":
            return Slot(slot, "item", [Option(thing.slug) for thing in self._items(verb)])
        if slot == "hand":
            thing = self.thing_at(partial["item"])
            found_grips = grips(self.battle, self.fighter, thing)
            return listed(slot, "word", found_grips) if thing.place == BELT else None
        if slot == "way" and verb == "ready":
            thing = self.thing_at(partial["item"])
            return listed(slot, "word", ready_ways(self.battle, self.fighter, thing))
        found_slot = movement_slot(self.battle, self.fighter, slot, partial)
        if slot == "path" and verb == "ready" and found_slot is not None:
            thing = self.thing_at(partial["item"])
            found_slot.options = [
                option
                for option in found_slot.options
                if at_hand(self.battle, thing, parse_path(option.value)[-1])
            ]
            return found_slot if found_slot.options else None
        return found_slot

    def _targets(self, verb: str) -> Slot:
        """Whom one aims at or studies; whom one holds goes without saying."""
        fight = self.battle
        fighter = self.fighter
        if verb == "let-go":
            held = [
                fight.fighters[hold.victim].slug
                for hold in fight.holds
                if hold.holder == fighter.index
            ]
            return listed("target", "fighter", held)
        if verb == "crank":
            return listed("target", "fighter", [victim.slug for victim in locks(fight, fighter)])
        foes = aim_targets(fight, fighter) if verb == "aim" else studies(fight, fighter)
        return Slot("target", "fighter", [Option(foe.slug) for foe in foes])

    def _weapons(self, verb: str, partial: Partial) -> Slot | None:
        """With what one aims, or what an attack is bound to."""
        fight = self.battle
        fighter = self.fighter
        if verb == "aim":
            return listed("weapon", "item", [thing.slug for thing in aimables(fight, fighter)])
        if verb == "committed-attack":
            return listed("weapon", "item", [*limbs(fight, fighter), BARE])
        version = partial["version"]
        if version == "block":
            return None
        names = unbalanced(fighter) if version == "u-parry" else limbs(fight, fighter)
        names = [name for name in names if name not in (KICK, HEAD_BUTT)]
        return listed("weapon", "item", names) if names else None

    def _effort(self, verb: str) -> Slot | None:
        """GUR-EFF-04."""
        manoeuvre = ATTACK if verb == "attack" else DEFENSIVE
        if GIANT_STEP not in attack_efforts(self.battle, self.fighter, manoeuvre, 0):
            return None
        return Slot("effort", "word", [Option("giant-step", ["GUR-EFF-04"])], "")

    def _items(self, verb: str) -> list[Thing]:
        if verb == "drop":
            return droppable(self.battle, self.fighter)
        if verb == "fast-draw":
            return quick(self.battle, self.fighter)
        return ready_items(self.battle, self.fighter)

    def accepts(self, slot: Slot, value: str, partial: Partial) -> Refusal | None:
        """Any hex may be watched and any way gone that can be, not only those listed."""
        if slot.kind != "field":
            return super().accepts(slot, value, partial)
        try:
            if self.battle.grid.open(parse_field(value)):
                return None
        except ValueError:
            pass
        return Refusal("not-a-field", slot.name, value, ["GUR-MAN-38"])

    def way_error(self, path: list[i64], slot: Slot, partial: Partial) -> Refusal | None:
        """Why a way cannot be gone."""
        if partial[VERB] == "ready" and path:
            if not at_hand(self.battle, self.thing_at(partial["item"]), path[-1]):
                return Refusal("too-far", slot.name, path_text(path), ["GUR-MAN-25"])
        error = movement_error(self.battle, self.fighter, path, partial)
        return Refusal(error, slot.name, path_text(path), ["GUR-MOV-04"]) if error else None

    def why_not(self, slot: Slot, value: str, partial: Partial) -> Refusal:
        """Why a manoeuvre is not offered: the stunned have but one."""
        if slot.name == VERB and self.fighter.stunned != NOT_STUNNED:
            return Refusal("stunned", slot.name, value, ["GUR-SEQ-03"], slot.values())
        return super().why_not(slot, value, partial)
