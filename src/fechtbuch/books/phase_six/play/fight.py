"""A Phase Six fight, from the initiative roll to the last condition check; the referee's word."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from fechtbuch.books.phase_six.play.sequence import step
from fechtbuch.books.phase_six.rules.wounds import become_helpless, begin_dying, die, knock_out
from fechtbuch.books.phase_six.state.battle import Battle
from fechtbuch.books.phase_six.state.fighter import (
    BY_RULE,
    DOWN,
    EVERYTHING,
    NOTHING_AT_ALL,
    UP,
    Participant,
)
from fechtbuch.books.phase_six.state.shown import condition
from fechtbuch.engine.choices import Refusal
from fechtbuch.engine.fighter import Condition, Fighter
from fechtbuch.engine.settable import open_field, whole_number

STATE_NUMBERS: Final = [
    "health",
    "boosts",
    "actions",
    "bonus",
    "destiny",
    "rerolls",
    "chain",
    "cover",
]
"""Fields of a participant that an edict may set."""

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

LEVELS: Final = ["dying", "unconscious", "shocked", "burning", "bleeding", "poisoned"]
FLAGS: Final = [
    "hunkered",
    "asleep",
    "netted",
    "unaware",
    "from_behind",
    "braced",
    "dazed",
    "withdrawn",
    "resting",
]
OTHER_STATES: Final = ["shield-up", "alert", "oblivious", "dead"]


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

    def set_field(self, fighter: Fighter, field: str, value: str) -> None:
        """The referee sets a number or a place."""
        assert isinstance(fighter, Participant)
        if field == "at":
            f = open_field(value, "value", self.grid)
            other = self.on_field(f)
            if other is not None and other is not fighter:
                raise Refusal("field-not-free", "value", value)
            fighter.at = f
            return
        if field not in STATE_NUMBERS and field not in SHEET_NUMBERS:
            known = [*STATE_NUMBERS, *SHEET_NUMBERS, "at"]
            raise Refusal("field-not-settable", "field", field, [], known)
        if field in SHEET_NUMBERS:
            number = whole_number(value, "value", -50, 200)
            # The block is shared with other fights: a new one for this fighter.
            fighter.block = fighter.block.copy()
            setattr(fighter.block, field, number)
            return
        number = whole_number(value, "value", 0, 7 if field == "cover" else 1000)
        if field == "cover" and number == 1:
            raise Refusal("number-out-of-bounds", "value", value)
        setattr(fighter, field, number)
        if field == "health":
            self._set_health(fighter, number)

    def _set_health(self, fighter: Participant, number: i64) -> None:
        if number > 0:
            fighter.dying = 0
        elif fighter.dying == 0 and not fighter.dead:
            begin_dying(self, fighter, 1)

    def change_state(self, fighter: Fighter, state: str, on: bool, value: str) -> None:
        """The referee puts a state on somebody or takes it away."""
        assert isinstance(fighter, Participant)
        if state in LEVELS:
            level = whole_number(value or "1", "value", 0, 20) if on else 0
            self._set_level(fighter, state, level)
        elif state in FLAGS:
            setattr(fighter, state, on)
            if fighter.helpless() or not fighter.present():
                become_helpless(fighter)
        elif state == "shield-up":
            fighter.block_state = UP if on else DOWN
        elif state == "alert":
            fighter.senses = EVERYTHING if on else BY_RULE
        elif state == "oblivious":
            fighter.senses = NOTHING_AT_ALL if on else BY_RULE
        elif state == "dead":
            if on:
                die(self, fighter)
            else:
                fighter.dead = False
                fighter.dying = 1
        else:
            known = [*LEVELS, *FLAGS, *OTHER_STATES]
            raise Refusal("state-unknown", "state", state, [], known)

    def _set_level(self, fighter: Participant, state: str, level: i64) -> None:
        if state == "dying" and level > 0:
            begin_dying(self, fighter, level)
        elif state == "dying":
            fighter.dying = 0
            if fighter.health == 0:
                fighter.unconscious = 1  # PSX-RUL-43
        elif state == "unconscious":
            fighter.unconscious = 0
            if level > 0:
                knock_out(self, fighter, level)
        else:
            setattr(fighter, state, level)

    def skip(self, fighter: Fighter) -> None:
        """The actions that are left are passed over."""
        assert isinstance(fighter, Participant)
        fighter.actions = 0

    def improvise(self, fighter: Fighter, text: str, price: i64) -> None:
        """PSX-TRN-14: something that no rule lists, for some actions."""
        assert isinstance(fighter, Participant)
        if price < 0 or price > fighter.actions:
            raise Refusal("no-action-left", "price", str(price), ["PSX-TRN-14"])
        fighter.actions -= price
        fighter.chain = 0
        fighter.accurate_steps = 0
        self.note("improvises", "PSX-TRN-14", fighter, amount=price, word=text)
