"""A fight of Tales and Legends, and what the referee may do to it."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from fechtbuch.books.tales_and_legends.asking.numbers import less_by
from fechtbuch.books.tales_and_legends.kinds.skills import ATTRIBUTES
from fechtbuch.books.tales_and_legends.play.opening import face_nearest
from fechtbuch.books.tales_and_legends.play.sequence import end_turn, step
from fechtbuch.books.tales_and_legends.rules.basics.initiative import duelling
from fechtbuch.books.tales_and_legends.rules.basics.states import (
    check_faint,
    die,
    fall_out,
    fall_unconscious,
    recover_points,
    set_attribute,
)
from fechtbuch.books.tales_and_legends.rules.grappling.still_valid import end_invalid
from fechtbuch.books.tales_and_legends.state.battle import DECLARING, TURNS, Battle
from fechtbuch.books.tales_and_legends.state.fighter import Combatant
from fechtbuch.books.tales_and_legends.state.questions import VolunteerQuestion
from fechtbuch.books.tales_and_legends.state.shown import TO_BE_SET, condition
from fechtbuch.engine.choices import Choice, Question
from fechtbuch.engine.fighter import Condition, Fighter
from fechtbuch.engine.settable import Settable, whole_number
from fechtbuch.engine.tally import Tally

CORDS: Final = ("net", "whip", "drow-whip", "lasso", "bolas")
"""What somebody may be entangled in; a net where nothing is named (TAL-STA-13)."""


@mypyc_attr(allow_interpreted_subclasses=True)
class TalesFight(Battle):
    """The book's fight."""

    def fresh(self) -> "TalesFight":
        """An empty fight of this class."""
        return TalesFight(self.sides, self.grid, self.options, self.scene)

    def step(self) -> None:
        """From one boundary to the next."""
        step(self)

    def condition(self, fighter: Fighter) -> Condition:
        """How a fighter is."""
        assert isinstance(fighter, Combatant)
        return condition(fighter)

    def spots(self, who: Fighter, other: Fighter) -> bool:
        """TAL-HIT-16: whoever has his senses sees along a clear line, in the dark who can."""
        assert isinstance(who, Combatant)
        assert isinstance(other, Combatant)
        if who.out() or who.blinded or (self.scene.light == "dark" and not who.block.sees_in_dark):
            return False
        return self.in_line(who, other)

    def outstanding(self, fighter: Fighter) -> i64:
        """TAL-SEQ-24, TAL-SEQ-25: what the slower duellist has declared for this round."""
        assert isinstance(fighter, Combatant)
        if self.declarer != fighter.index or self.phase not in (DECLARING, TURNS) or fighter.out():
            return 0
        return len(self.declared)

    def volunteer_question(self, fighter: Fighter) -> Question | None:
        """TAL-TST-09: anybody who could roll may decide to fail the next test of his own."""
        if not isinstance(fighter, Combatant) or fighter.gone or fighter.out() or fighter.will_fail:
            return None
        return VolunteerQuestion(self, fighter)

    def volunteered(self, fighter: Fighter, choice: Choice) -> None:
        """The next test of this fighter fails without a roll."""
        assert isinstance(fighter, Combatant)
        fighter.will_fail = True

    def foreseen(self, who: Fighter, tally: Tally, purposes: list[str]) -> Tally:
        """TAL-HIT-01: shown is what an attack must reach, less by what the referee adds to it."""
        assert isinstance(who, Combatant)
        return less_by(self, who, tally, purposes)

    def settable(self) -> Settable:
        """What sheets and edicts may set."""
        return TO_BE_SET

    def add_fighter(self, data: dict[str, object]) -> None:
        """TAL-RUL-70: who joins faces the nearest enemy, as everybody does at the start."""
        first = len(self.fighters)
        super().add_fighter(data)
        for newcomer in self.fighters[first:]:
            face_nearest(self, newcomer)

    def put_by_edict(self, fighter: Fighter, f: i64) -> None:
        """Rider, mount and whoever holds on are put together."""
        assert isinstance(fighter, Combatant)
        self.put(fighter, f)

    def after_edict(self) -> None:
        """What the referee has made impossible ends, without a die; who was surprised may act."""
        self.incomplete = True
        self.unsettled = True
        end_invalid(self, False)
        self.shoved = []

    def set_field(self, fighter: Fighter, field: str, value: str) -> None:
        """The referee sets a number or a place."""
        assert isinstance(fighter, Combatant)
        if field in ATTRIBUTES:
            low, high = TO_BE_SET.numbers[field]
            number = whole_number(value, "value", low, high)
            set_attribute(self, fighter, ATTRIBUTES.index(field), number)
            return
        was_dead = fighter.dead
        super().set_field(fighter, field, value)
        if field == "life":
            _life_set(self, fighter)
            if was_dead and not fighter.dead:
                _brought_back(self, fighter)
        elif field in ("fatigue", "exhaustion"):
            check_faint(self, fighter)
            recover_points(self, fighter)
        elif field == "stunned" and fighter.stunned > 0:
            fall_out(self, fighter)

    def change_state(self, fighter: Fighter, state: str, on: bool, value: str) -> None:
        """The referee puts a state on somebody or takes it away."""
        assert isinstance(fighter, Combatant)
        if state == "entangled":
            fighter.entangled = "" if not on else value if value in CORDS else "net"
        elif state == "dead" and on:
            die(self, fighter, "TAL-WND-04")
        elif state == "unconscious" and on:
            fall_unconscious(self, fighter, "TAL-STA-08")
        else:
            super().change_state(fighter, state, on, value)
            if on and state in ("asleep", "paralysed", "bound"):
                fighter.lose_manoeuvres()
            elif state == "stunned" and fighter.stunned > 0:
                fall_out(self, fighter)
            elif not on and state == "unconscious":
                fighter.fainted = False
            elif not on and state == "dead":
                _brought_back(self, fighter)

    def skip(self, fighter: Fighter) -> None:
        """The turn is passed over."""
        assert isinstance(fighter, Combatant)
        fighter.acted = True
        if self.acting == fighter.index:
            end_turn(self, fighter)

    def turn_order(self) -> list[int]:
        """TAL-SEQ-15: one for the whole battle; a duel tests for it every round (TAL-SEQ-24)."""
        if self.phase != TURNS or duelling(self):
            return []
        return [int(index) for index in self.order]

    def turns_begun(self) -> i64:
        """The place counts on as a turn begins."""
        return self.place

    def arrange(self, order: list[int]) -> None:
        """The referee's order stays until initiative is tested anew; latecomers are put in."""
        self.order = [i64(index) for index in order]
        self.arranged = True

    def improvise(self, fighter: Fighter, text: str, price: i64) -> None:
        """Something that no rule lists: 1 to 3 is a price in actions, more is rounds besides."""
        assert isinstance(fighter, Combatant)
        self.note("improvises", "", fighter, amount=price, word=text)
        if self.acting == fighter.index:
            if price <= 1:
                fighter.pay(0, 1 if fighter.affords(0, 1) else 0)
            elif price == 2:
                fighter.pay(1 if fighter.affords(1, 0) else 0, 0)
            else:
                fighter.pay_full()
        if price > 3:
            fighter.rounds_left = price - 3


def _brought_back(fight: Battle, fighter: Combatant) -> None:
    """TAL-SEQ-02: whose place in the order was past while he was dead has no turn this round."""
    if fighter.index in fight.order[: fight.place]:
        fighter.acted = True


def _life_set(fight: Battle, fighter: Combatant) -> None:
    """What a new Life means."""
    if fighter.life <= 0:
        die(fight, fighter, "TAL-WND-04")
    elif fighter.life < 10:
        if not fighter.unconscious:
            fall_unconscious(fight, fighter, "TAL-WND-06")
    else:
        fighter.dead = False
        fighter.unconscious = False
