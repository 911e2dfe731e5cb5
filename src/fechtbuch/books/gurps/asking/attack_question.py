"""What an attack of a turn is used for (GUR-SEQ-07 step 1, GUR-OPT-14)."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from fechtbuch.books.gurps.asking.fire_zones import zone_error, zones_of
from fechtbuch.books.gurps.asking.grip_slots import (
    grab_slot,
    grapple_slot,
    hold_slot,
    slam_slot,
)
from fechtbuch.books.gurps.asking.open_attacks import (
    may_feint,
    melee_allowed,
    ranged_allowed,
    shots,
    suppressors,
    weapons_for,
)
from fechtbuch.books.gurps.asking.open_grips import (
    follows_up,
    grab_targets,
    grapple_targets,
    may_grapple,
    slam_targets,
)
from fechtbuch.books.gurps.asking.strike_slots import feint_slot, strike_slot
from fechtbuch.books.gurps.kinds.terms import ALL_OUT_ATTACK, FEINT, SUPPRESSION
from fechtbuch.books.gurps.rules.hitting.suppression import LEAST_RATE
from fechtbuch.books.gurps.rules.things.turn_under_way import Turn
from fechtbuch.books.gurps.state.battle import Battle
from fechtbuch.books.gurps.state.questions import Asked
from fechtbuch.engine.asking import Menu, Verb, listed
from fechtbuch.engine.choices import VERB, Option, Partial, Refusal, Slot
from fechtbuch.engine.grid import path_text

DONE: Final = "done"

_TRICKS: Final = "bonus telegraphic deceptive"

FOLLOW_UPS: Final = [
    Verb("break-free", "target part", ["GUR-WRE-04"]),
    Verb("arm-lock", f"target part {_TRICKS}", ["GUR-WRE-05"]),
    Verb("judo-throw", f"target part way at facing {_TRICKS}", ["GUR-WRE-07"]),
    Verb("strangle", "target part", ["GUR-WRE-10"]),
    Verb("choke", "target part way", ["GUR-WRE-11"]),
    Verb("neck-snap", "target part", ["GUR-WRE-13"]),
    Verb("wrench", "target part", ["GUR-WRE-14"]),
    Verb("takedown", "target part", ["GUR-WRE-15"]),
    Verb("pin", "target part", ["GUR-WRE-16"]),
    Verb("add-hand", "target part", ["GUR-WRE-03"]),
    Verb("wrest", "target part", ["GUR-WRE-20"]),
]
"""Grappling actions that take the place of an attack (GUR-WRE-18)."""

WITH_HANDS: Final = ("grapple", "grab", "slam", *[verb.name for verb in FOLLOW_UPS[1:]])
"""What nobody does whose weapon or limb was named with the manoeuvre."""

ATTACKS: Final = Menu(
    [
        Verb(DONE),
        Verb(
            "strike",
            "target weapon mode location chink split second bonus effort telegraphic deceptive",
            ["GUR-SEQ-04"],
        ),
        Verb(
            "shoot",
            "target weapon location chink shots split second bonus deceptive",
            ["GUR-RNG-01"],
        ),
        Verb(
            "throw",
            "target weapon location chink split second bonus deceptive",
            ["GUR-RNG-09"],
        ),
        Verb("feint", "target weapon way", ["GUR-OPT-03"]),
        Verb(
            "disarm",
            "target weapon mode item bonus effort telegraphic deceptive",
            ["GUR-HIT-06"],
        ),
        Verb("grapple", f"target part weapon hands {_TRICKS}", ["GUR-WRE-01"]),
        Verb("grab", f"target item {_TRICKS}", ["GUR-WRE-20"]),
        Verb("slam", f"target weapon {_TRICKS}", ["GUR-MOV-11"]),
        Verb("suppress", "weapon shots path", ["GUR-RNG-11"]),
        *FOLLOW_UPS,
    ],
    own_turn=True,
)


@mypyc_attr(free_list_len=1)
class AttackQuestion(Asked):
    """What an attack of this turn is used for."""

    def __init__(self, battle: Battle, turn: Turn) -> None:
        super().__init__("attack", battle, turn.fighter, ATTACKS)
        self.turn = turn

    def void(self) -> bool:
        """Nobody is asked who has nothing to choose."""
        return self.fighter.out() or super().void()

    def open(self, verb: str) -> bool:
        """Whether the turn has room for such an attack, and somebody is there for it."""
        fight = self.battle
        turn = self.turn
        if turn.version == SUPPRESSION or verb == "suppress":
            fires = turn.version == SUPPRESSION and verb == "suppress"
            return fires and len(suppressors(fight, turn)) > 0
        if self.menu.by_name[verb] in FOLLOW_UPS:
            return follows_up(fight, turn, verb)
        if len(fight.holds) > 0 and fight.pinned(self.fighter):
            return False
        if verb == "feint":
            return may_feint(fight, turn)
        if turn.manoeuvre == ALL_OUT_ATTACK and turn.version == FEINT and not turn.feinted:
            return False  # GUR-MAN-09: the feint comes first
        if verb in ("shoot", "throw"):
            return ranged_allowed(turn) and len(weapons_for(fight, turn, verb)) > 0
        if verb == "strike":
            return melee_allowed(turn) and len(weapons_for(fight, turn, verb)) > 0
        return turn.follow == 0 and self._open_in_contact(verb)

    def _open_in_contact(self, verb: str) -> bool:
        """The same for what is no blow, but in the place of one."""
        fight = self.battle
        turn = self.turn
        if verb == "slam":
            return turn.bare_handed() and len(slam_targets(fight, turn)) > 0
        if not melee_allowed(turn):
            return False
        if verb == "disarm":
            return len(weapons_for(fight, turn, verb)) > 0
        if not may_grapple(fight, turn):
            return False
        if verb == "grapple":
            return len(grapple_targets(fight, turn)) > 0
        return len(grab_targets(fight, turn)) > 0

    def why_not(self, slot: Slot, value: str, partial: Partial) -> Refusal:
        """What was named with a Committed Attack or a Wait comes before whoever is near."""
        if value in WITH_HANDS and not self.turn.bare_handed():
            rules = ["GUR-MAN-14", "GUR-MAN-36"]
            return Refusal("declared-otherwise", slot.name, value, rules, slot.values())
        return super().why_not(slot, value, partial)

    def offer(self, slot: str, partial: Partial) -> Slot | None:
        """What belongs to a kind of attack, told by its own chapter."""
        verb = partial[VERB]
        if verb in ("strike", "disarm", "shoot", "throw"):
            return strike_slot(self, self.turn, slot, partial)
        if verb == "feint":
            return feint_slot(self, self.turn, slot, partial)
        if verb == "grapple":
            return grapple_slot(self, self.turn, slot, partial)
        if verb == "grab":
            return grab_slot(self, self.turn, slot, partial)
        if verb == "slam":
            return slam_slot(self, self.turn, slot, partial)
        if verb == "suppress":
            return self._suppress_slot(slot, partial)
        return hold_slot(self, self.turn, slot, partial)

    def _suppress_slot(self, slot: str, partial: Partial) -> Slot:
        """GUR-RNG-11: with what, how many shots, where."""
        found = suppressors(self.battle, self.turn)
        if slot == "weapon":
            return listed(slot, "item", [means.name() for means in found])
        means = next(means for means in found if means.name() == partial["weapon"])
        assert means.thing is not None
        if slot == "shots":
            most = min(means.form.mode.rof, means.thing.shots)
            counts = [str(count) for count in range(LEAST_RATE, most + 1)]
            return listed(slot, "number", counts, counts[-1])
        zones = zones_of(self.battle, self.fighter, means, int(partial["shots"]))
        return Slot(slot, "path", [Option(zone, ["GUR-RNG-11"]) for zone in zones])

    def way_error(self, path: list[i64], slot: Slot, partial: Partial) -> Refusal | None:
        """Any zone within range, in sight and in front will do, not only those listed."""
        error = "not-a-path"
        for means in shots(self.battle, self.turn, False):
            if means.name() == partial["weapon"]:
                error = zone_error(self.battle, self.fighter, means, path, int(partial["shots"]))
                break
        return Refusal(error, slot.name, path_text(path), ["GUR-RNG-11"]) if error else None
