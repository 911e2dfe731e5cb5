"""A Phase Six fight, from the initiative roll to the last condition check; the referee's word."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from fechtbuch.books.phase_six.play.sequence import step
from fechtbuch.books.phase_six.rules.modifiers import MINIMUM_ROLL
from fechtbuch.books.phase_six.rules.still_valid import (
    able,
    end_invalid,
    holds_shield,
    rests,
    stop_investing,
)
from fechtbuch.books.phase_six.rules.success_roll import LEAST_NEED
from fechtbuch.books.phase_six.rules.wounds import become_helpless, begin_dying, die, knock_out
from fechtbuch.books.phase_six.state.battle import ACTING, TURN_START, Battle
from fechtbuch.books.phase_six.state.fighter import (
    BY_RULE,
    DOWN,
    EVERYTHING,
    NOTHING_AT_ALL,
    UP,
    Participant,
)
from fechtbuch.books.phase_six.state.shown import condition
from fechtbuch.books.phase_six.state.written import SETTABLE as DECLARED
from fechtbuch.engine.choices import Refusal
from fechtbuch.engine.fields import field_text
from fechtbuch.engine.fighter import Condition, Fighter
from fechtbuch.engine.grid import NOWHERE
from fechtbuch.engine.settable import Settable, whole_number
from fechtbuch.engine.tally import Tally

SHEET_NUMBERS: Final = [
    "strength",
    "quickness",
    "deftness",
    "endurance",
    "resistance",
    "willpower",
    "melee",
    "shooting",
    "throwing",
    "perception",
    "first_aid",
    "evasion",
    "minimum_roll",
    "max_health",
    "innate",
]
"""Numbers of the sheet that an edict may set, for this fight."""

ROLLED: Final = {"attack": "hit", "hurl": "hit", "stabilise": "first-aid"}
"""What is rolled for acts whose roll has another name."""

OTHER_STATES: Final = ["shield-up", "alert", "oblivious", "dead"]
"""States that are no field of their own, or more than one."""

SETTABLE: Final = Settable(
    {**DECLARED.numbers, **dict.fromkeys(SHEET_NUMBERS, (-50, 200))},
    DECLARED.words,
    [*DECLARED.flags, *OTHER_STATES],
    DECLARED.levels,
    DECLARED.directions,
)
"""What sheets and edicts may set: what the state declares, the sheet, and those states."""


@mypyc_attr(allow_interpreted_subclasses=True)
class PhaseSixFight(Battle):
    """The book's fight."""

    def fresh(self) -> "PhaseSixFight":
        """An empty fight of this class."""
        return PhaseSixFight(self.sides, self.grid, self.options, self.scene)

    def step(self) -> None:
        """From one boundary to the next."""
        step(self)

    def condition(self, fighter: Fighter) -> Condition:
        """How a fighter is."""
        assert isinstance(fighter, Participant)
        return condition(self, fighter)

    def spots(self, who: Fighter, other: Fighter) -> bool:
        """PSX-RUL-06: who perceives what is done on a field perceives who stands there."""
        assert isinstance(who, Participant)
        return self.perceives(who, other.at)

    def foreseen(self, who: Fighter, tally: Tally, purposes: list[str]) -> Tally:
        """PSX-DIC-02: the referee moves the minimum roll, never below the least; no dice."""
        if tally.name != MINIMUM_ROLL:
            return tally
        rolls = [ROLLED[purpose] for purpose in purposes if purpose in ROLLED]
        found = super().foreseen(who, tally, [*purposes, *rolls])
        found.floor("least", LEAST_NEED, "PSX-DIC-02")
        return found

    def settable(self) -> Settable:
        """What sheets and edicts may set of a participant."""
        return SETTABLE

    def set_field(self, fighter: Fighter, field: str, value: str) -> None:
        """The referee sets a number or a place."""
        assert isinstance(fighter, Participant)
        if field in SHEET_NUMBERS:
            low, high = SETTABLE.numbers[field]
            # The block is shared with other fights: a new one for this fighter.
            fighter.block = fighter.block.changed(field, whole_number(value, "value", low, high))
            return
        if field == "cover" and whole_number(value, "value", 0, 7) == 1:
            raise Refusal("number-out-of-bounds", "value", value)
        if field == "actions" and value != "0" and not able(fighter):
            raise Refusal("no-actions-for-the-helpless", "value", value, ["PSX-TRN-04"])
        super().set_field(fighter, field, value)
        if field == "health":
            self._set_health(fighter, fighter.health)
        self.lasts = True
        end_invalid(self)

    def put_by_edict(self, fighter: Fighter, f: i64) -> None:
        """Nobody is put on somebody else's field."""
        other = self.on_field(f)
        if other is not None and other is not fighter:
            raise Refusal("field-not-free", "value", field_text(f))
        fighter.at = f

    def _set_health(self, fighter: Participant, number: i64) -> None:
        if number > 0:
            fighter.dying = 0
        elif fighter.dying == 0 and not fighter.dead:
            begin_dying(self, fighter, 1)

    def change_state(self, fighter: Fighter, state: str, on: bool, value: str) -> None:
        """The referee puts a state on somebody or takes it away."""
        assert isinstance(fighter, Participant)
        refusal = self._no_ground(fighter, state) if on else None
        if refusal is not None:
            raise refusal
        if state == "shield-up":
            fighter.block_state = UP if on else DOWN
        elif state == "alert":
            fighter.senses = EVERYTHING if on else BY_RULE
        elif state == "oblivious":
            fighter.senses = NOTHING_AT_ALL if on else BY_RULE
        elif state == "dead":
            if on and not fighter.dead:
                die(self, fighter)
            elif fighter.dead and not on:
                fighter.dead = False
                begin_dying(self, fighter, 1)  # PSX-STA-04
        else:
            super().change_state(fighter, state, on, value)
            self._follow(fighter, state)
        self._come_back(fighter)
        self.lasts = True
        end_invalid(self)

    def _no_ground(self, fighter: Participant, state: str) -> Refusal | None:
        """Why a state that would last has nothing to rest on."""
        if state == "shield-up" and not holds_shield(self, fighter):
            return Refusal("no-usable-shield", "state", state, ["PSX-RUL-28"])
        if state == "braced" and not rests(self, fighter):
            return Refusal("nothing-to-brace", "state", state, ["PSX-RUL-38"])
        if state == "resting" and fighter.dying > 0:
            return Refusal("no-rest-for-the-dying", "state", state, ["PSX-STA-13"])
        return None

    def _come_back(self, fighter: Participant) -> None:
        """PSX-TRN-16: who is there again while another has taken the field stands beside it."""
        if fighter.at == NOWHERE or not fighter.present():
            return
        taken: set[i64] = set()
        for other in self.fighters:
            if other is not fighter and other.present():
                taken.add(other.at)
        if fighter.at in taken:
            fighter.at = self.grid.nearest_open(fighter.at, taken)
            self.note("ends-up", "PSX-TRN-16", fighter, values={"at": fighter.at})

    def _follow(self, fighter: Participant, state: str) -> None:
        """What a state that was set brings with it."""
        if state == "dying":
            if fighter.dying > 0:
                begin_dying(self, fighter, fighter.dying)
            elif fighter.health == 0:
                fighter.unconscious = 1  # PSX-RUL-43
        elif state == "unconscious":
            depth = fighter.unconscious
            fighter.unconscious = 0
            if depth > 0:
                knock_out(self, fighter, depth)
        elif state in SETTABLE.flags and (fighter.helpless() or not fighter.present()):
            become_helpless(self, fighter)

    def after_edict(self) -> None:
        """Whoever was removed or hidden is nobody's target any more, and holds nothing up."""
        self.lasts = True
        end_invalid(self)

    def skip(self, fighter: Fighter) -> None:
        """The actions that are left are passed over."""
        assert isinstance(fighter, Participant)
        fighter.actions = 0

    def turn_order(self) -> list[int]:
        """PSX-INI-03: rolled once; who has just come has no place in it yet."""
        return self.order

    def turns_begun(self) -> i64:
        """PSX-TRN-01: none at the start and at the end of a round."""
        if self.phase == ACTING:
            return self.place + 1
        return self.place if self.phase == TURN_START else 0

    def arrange(self, order: list[int]) -> None:
        """The referee's order stays; results of the roll do not change."""
        self.order = order

    def improvise(self, fighter: Fighter, text: str, price: i64) -> None:
        """PSX-TRN-14: something that no rule lists, for some actions; all may answer it."""
        assert isinstance(fighter, Participant)
        if price < 0 or price > fighter.actions:
            raise Refusal("no-action-left", "price", str(price), ["PSX-TRN-14"])
        fighter.actions -= price
        fighter.chain = 0
        stop_investing(self, fighter)
        self.note("improvises", "PSX-TRN-14", fighter, amount=price, word=text)
        if price > 0:
            self.allowed = [*self.allowed, int(fighter.index)]  # PSX-RUL-64
