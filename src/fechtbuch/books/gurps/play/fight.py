"""A fight under the GURPS manoeuvres, from the first turn to the last."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from fechtbuch.books.gurps.kinds.arms import NOBODY
from fechtbuch.books.gurps.kinds.terms import (
    CROUCHING,
    LYING,
    MENTAL,
    NOT_STUNNED,
    PHYSICAL,
    POSTURES,
    STANDING,
)
from fechtbuch.books.gurps.play.carrying_out import sprung
from fechtbuch.books.gurps.play.sequence import step
from fechtbuch.books.gurps.rules.basics.letting_go import tear_apart
from fechtbuch.books.gurps.rules.basics.room import make_way
from fechtbuch.books.gurps.rules.basics.states import die, fall, knock_out, stun
from fechtbuch.books.gurps.rules.basics.still_valid import end_invalid
from fechtbuch.books.gurps.rules.declared.waiting import trigger
from fechtbuch.books.gurps.rules.hitting.suppression import caught
from fechtbuch.books.gurps.rules.moving.facing_and_reach import in_view
from fechtbuch.books.gurps.state.battle import Battle
from fechtbuch.books.gurps.state.fighter import Combatant
from fechtbuch.books.gurps.state.shown import ALLOWED, condition
from fechtbuch.engine.choices import Refusal
from fechtbuch.engine.fighter import Condition, Fighter
from fechtbuch.engine.settable import AT, Settable

UPRIGHT: Final = [POSTURES[STANDING], POSTURES[CROUCHING]]
"""What a lame leg does not bear."""


@mypyc_attr(allow_interpreted_subclasses=True)
class GurpsFight(Battle):
    """The book's fight."""

    def fresh(self) -> "GurpsFight":
        """An empty fight of this class."""
        return GurpsFight(self.sides, self.grid, self.options, self.scene)

    def step(self) -> None:
        """From one boundary to the next."""
        step(self)

    def condition(self, fighter: Fighter) -> Condition:
        """How a fighter is."""
        assert isinstance(fighter, Combatant)
        return condition(self, fighter)

    def spots(self, who: Fighter, other: Fighter) -> bool:
        """GUR-DEF-01: whoever is conscious sees along a clear line, but not behind him."""
        assert isinstance(who, Combatant)
        return not who.out() and in_view(self, who, other.at)

    def outstanding(self, fighter: Fighter) -> i64:
        """GUR-MAN-36, GUR-MAN-38: a Wait, until it is sprung or his next turn comes."""
        assert isinstance(fighter, Combatant)
        if not fighter.waiting:
            return 0
        for index in self.order[self.place :] + self.order[: self.place]:
            if not self.fighters[index].out():
                return 0 if index == fighter.index else 1
        return 0

    # Hooks of earlier chapters.

    def entered(self, mover: Combatant) -> None:
        """Zones under fire first, then Waits."""
        if len(self.zones) > 0:
            for zone in list(self.zones):
                if mover.at in zone.hexes and not mover.out() and zone in self.zones:
                    caught(self, zone, mover)
        if self.waiters > 0 and not mover.out():
            trigger(self, "entered", mover, None)

    def event(self, kind: str, actor: Combatant, target: Combatant | None) -> None:
        """Something that a Wait may be waiting for."""
        trigger(self, kind, actor, target)

    def spring(self, fighter: Combatant, against: Combatant, came: bool) -> None:
        """Carry out a Wait."""
        sprung(self, fighter, against, came)

    # The referee.

    def settable(self) -> Settable:
        """What sheets and edicts may set."""
        return ALLOWED

    def put_by_edict(self, fighter: Fighter, f: i64) -> None:
        """The referee puts somebody on a hex: holds with those elsewhere end."""
        assert isinstance(fighter, Combatant)
        fighter.at = f
        tear_apart(self, fighter)
        make_way(self, fighter)

    def after_edict(self) -> None:
        """GUR-RUL-93: what the referee has made impossible ends, without a die."""
        self.lasting = True
        end_invalid(self)

    def set_field(self, fighter: Fighter, field: str, value: str) -> None:
        """The referee sets a number, a place or a posture."""
        assert isinstance(fighter, Combatant)
        if field == "posture" and value != POSTURES[LYING]:
            if fighter.dead or fighter.unconscious:
                raise Refusal("no-other-posture", "value", value, ["GUR-STA-08"])
            if value in UPRIGHT and fighter.lame_legs() > 0:
                raise Refusal("no-other-posture", "value", value, ["GUR-INJ-04"])
        super().set_field(fighter, field, value)
        if field not in (AT, "posture") and fighter.fp > 0:
            fighter.collapsed = False  # GUR-INJ-10

    def change_state(self, fighter: Fighter, state: str, on: bool, value: str) -> None:
        """The referee puts a state on somebody or takes it away."""
        assert isinstance(fighter, Combatant)
        if state in ("stunned", "mentally-stunned"):
            if on:
                stun(self, fighter, PHYSICAL if state == "stunned" else MENTAL, "edict")
            else:
                fighter.stunned = NOT_STUNNED
        elif state == "dead" and on:
            die(self, fighter, "edict")
        elif state == "unconscious" and on:
            knock_out(self, fighter, "edict")
        elif state in ("dead", "unconscious"):
            fighter.dead = False
            fighter.unconscious = False
            fighter.mortal = False
        elif state == "unaware":
            fighter.saw = 0 if on else -1
        elif state == "face_down":
            if on and fighter.posture != LYING:
                fall(self, fighter, "edict", True)
            fighter.face_down = on
        else:
            super().change_state(fighter, state, on, value)

    def skip(self, fighter: Fighter) -> None:
        """The next turn of a fighter is passed over."""
        self.skipped = [*self.skipped, int(fighter.index)]

    def turn_order(self) -> list[int]:
        """GUR-SEQ-01: the same order, second after second."""
        return self.order

    def turns_begun(self) -> i64:
        """Between two seconds nobody has."""
        if self.acting == NOBODY and self.place >= len(self.order):
            return 0
        return self.place

    def arrange(self, order: list[int]) -> None:
        """The referee's order stays until he changes it again."""
        self.order = order

    def improvise(self, fighter: Fighter, text: str, price: i64) -> None:
        """Something that no rule lists costs the coming turn."""
        self.skip(fighter)
        self.note("improvises", "GUR-SEQ-05", fighter, amount=price, word=text)
