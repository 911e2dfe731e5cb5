"""The fight: its sides and fighters, and the contract between rules and world.

A book subclasses `Fight` and writes `step`, which plays from one boundary to the next. Between
two steps everything lives in the fight and its fighters, so a boundary can be copied, saved,
compared and continued.
"""

from typing import Annotated, Final

from mypy_extensions import i64, mypyc_attr

from fechtbuch.engine.choices import Choice, Player, Question, Refusal
from fechtbuch.engine.data import fields, listed, whole
from fechtbuch.engine.dice import EACH, HIGHEST, TABLE, Dice
from fechtbuch.engine.events import NOBODY, Event
from fechtbuch.engine.fighter import Condition, Fighter
from fechtbuch.engine.grid import NOWHERE, Grid
from fechtbuch.engine.keeping import ALL, kept_places
from fechtbuch.engine.knowing import decided, hidden_in, unknown_to
from fechtbuch.engine.passing import Passing
from fechtbuch.engine.settable import AT, Settable, open_field
from fechtbuch.engine.state import Fixed, Follows, Outside, Uncounted, Value
from fechtbuch.engine.tally import EVERYONE, REFEREE, Tally
from fechtbuch.engine.throws import exploding_text, sum_text

MOST_STEPS: Final = 100_000
"""Steps that a fight may take at once; one that needs more does not end by itself."""

DRAW: Final = -1
"""Winner of a fight that nobody won."""


NOTHING_SETTABLE: Final = Settable({}, {}, [], {}, {})
"""Of a book that declares nothing."""


class Pause(BaseException):
    """The fight cannot go on before somebody answers. Unwinds the rule code."""

    def __init__(self, questions: list[Question]) -> None:
        super().__init__()
        self.questions = questions


class Ended(BaseException):
    """The referee has ended the fight in the middle of a step. Unwinds the rule code."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Side(Value):
    """One of the parties of a fight; it never changes."""

    def __init__(self, slug: str, name: str, heroes: bool = False) -> None:
        self.slug: Annotated[str, Fixed] = slug
        self.name: Annotated[str, Fixed] = name
        self.heroes: Annotated[bool, Fixed] = heroes
        """Whether its members are player characters."""
        self.index: Annotated[i64, Fixed] = -1
        self.friends: Annotated[i64, Fixed] = 0
        """Bit mask of the other sides that this one does not fight."""


class Modifier(Value):
    """A referee's number that waits for a fighter's next roll."""

    def __init__(self, fighter: i64, amount: i64, purpose: str) -> None:
        self.fighter = fighter
        self.amount = amount
        self.purpose = purpose
        """Which roll it waits for; empty for any roll that is tested against a number."""

    def to_data(self) -> dict[str, object]:
        """The modifier as JSON-ready data."""
        return {"fighter": self.fighter, "amount": self.amount, "purpose": self.purpose}


@mypyc_attr(allow_interpreted_subclasses=True)
class Recruiter:
    """Turns a sheet into a fighter when the referee brings one into the running fight."""

    def recruit(self, fight: "Fight", data: dict[str, object]) -> None:
        """Enroll the fighter that the data describe."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Host:
    """What stands between a fight and people: it answers from a record, or pauses."""

    def boundary(self, fight: "Fight") -> None:
        """The fight stands between two steps."""

    def ask(self, fight: "Fight", question: Question) -> Choice:
        """The answer to a question."""
        raise NotImplementedError

    def ask_all(self, fight: "Fight", questions: list[Question]) -> list[Choice]:
        """The answers to questions that do not depend on each other."""
        return [self.ask(fight, question) for question in questions]

    def due(self, fight: "Fight") -> None:
        """Apply what the referee or a volunteer has put in at this very moment."""

    def dice_for(
        self, fight: "Fight", roller: i64, expression: str, purpose: str, tally: Tally | None
    ) -> Dice:
        """Where this roll's dice come from: the table's own, or a player's hand."""
        return fight.dice


@mypyc_attr(allow_interpreted_subclasses=True)
class Fight:
    """A fight under some book's rules."""

    def __init__(self, sides: list[Side], grid: Grid, dice: Dice) -> None:
        self.sides: Annotated[list[Side], Fixed] = sides
        self.roster: Annotated[list[Fighter], Follows] = []
        """All fighters in roster order, those who are gone included."""
        self.grid: Annotated[Grid, Fixed] = grid
        self.round: i64 = 0
        self.over = False
        self.winner: i64 = DRAW
        self.bounded: Annotated[bool, Uncounted] = False
        """Whether the fight ended because it reached its limit of rounds."""
        self.modifiers: list[Modifier] = []
        self.recruiter: Annotated[Recruiter | None, Fixed] = None
        self.recruits: Annotated[list[dict[str, object]], Uncounted] = []
        """Who was brought in by the referee, as data."""
        self.decisions: Annotated[i64, Uncounted] = 0
        self.dice: Annotated[Dice, Outside] = dice
        self.players: Annotated[list[Player], Outside] = []
        """In bulk: who answers, by side."""
        self.host: Annotated[Host | None, Outside] = None
        self.hiding: Annotated[i64, Outside] = 0
        """The sides from which anybody is hidden, as a bit mask; looked at before every step."""
        self.refereed: Annotated[bool, Outside] = False
        """Whether a person is there to judge what no rule lists."""
        self.telling: Annotated[bool, Outside] = False
        """Whether events are kept and numbers explained."""
        self.events: Annotated[list[Event], Outside] = []
        self.outcomes: Annotated[dict[str, str] | None, Outside] = None
        """Kinds of events that exact odds tell apart, where somebody reckons them.

        Then nothing else is told and no number explained.
        """
        index: i64 = 0
        for side in sides:
            side.index = index
            index += 1

    # What a rulebook calls.

    def ask(self, question: Question) -> Choice:
        """Let whoever is asked decide."""
        self.decisions += 1
        if self.host is not None:
            return self.host.ask(self, question)
        if question.side < 0:
            # No referee sits by in bulk.
            return question.default()
        if self.hiding != 0:
            return decided(self.players[question.side], question)
        return self.players[question.side].decide(question)

    def ask_all(self, questions: list[Question]) -> list[Choice]:
        """Ask several at once when no answer depends on another."""
        if self.host is not None:
            self.decisions += len(questions)
            return self.host.ask_all(self, questions)
        return [self.ask(question) for question in questions]

    def tally(self, name: str, value: i64, rule: str) -> Tally:
        """Begin a number, explained if anybody listens."""
        return Tally(name, value, rule, self.telling and self.outcomes is None)

    def settle(self, who: Fighter | None, tally: Tally, purpose: str) -> None:
        """Last call before a number is tested: edicts that are due, modifiers that wait.

        A modifier of the referee helps where it is positive: it is added to a number that is to be
        rolled under and to one that is added to the dice, and taken from one that is to be reached
        (`passing`).
        """
        if self.host is not None:
            self.host.due(self)
        if self.modifiers and who is not None:
            waiting: list[Modifier] = []
            for modifier in self.modifiers:
                if modifier.fighter == who.index and modifier.purpose in ("", purpose):
                    self._modify(tally, modifier, purpose)
                else:
                    waiting.append(modifier)
            self.modifiers = waiting

    def _modify(self, tally: Tally, modifier: Modifier, purpose: str) -> None:
        reached = self.passing(purpose) is Passing.REACHED
        tally.add("referee", -modifier.amount if reached else modifier.amount, "edict")

    def foreseen(self, who: Fighter, tally: Tally, purposes: list[str]) -> Tally:
        """A number as it would be tested now: with what waits for the next roll of somebody.

        Nothing is used up. `purposes` are what he might roll for; a modifier for any roll counts.
        """
        found = tally.copy()
        for modifier in self.modifiers:
            if modifier.fighter == who.index:
                if not modifier.purpose or modifier.purpose in purposes:
                    self._modify(found, modifier, modifier.purpose)
        return found

    def test(
        self,
        who: Fighter,
        tally: Tally,
        purpose: str,
        keep: i64 = ALL,
        against: i64 = 0,
        count: i64 = 0,
        sides: i64 = 0,
    ) -> bool:
        """Test a number: settle it, roll the book's dice and say whether they pass.

        What passes is said once, by `passing`; which dice are rolled by `test_dice`, if no others
        are given here. `against` is what dice and number together must reach in a book that adds.

            aim = fight.tally("skill", who.skill, "MY-01")
            if fight.test(who, aim, "strike", keep=best(1)):

        Where dice are kept, one more than usual is rolled, if no `count` says how many. A book
        whose dice can do more than pass, such as fall on a critical, calls `settle` and `roll`.
        """
        self.settle(who, tally, purpose)
        usual, usual_sides = self.test_dice()
        if count == 0:
            count = usual if keep == ALL else usual + 1
        if sides == 0:
            sides = usual_sides
        passing = self.passing(purpose)
        least = tally.total
        if passing is Passing.ADDED:
            least = against - tally.total
        cut = least if passing is Passing.UNDER else least - 1
        cuts = [int(cut)] if self.dice.tries_all() else EACH
        total = self.roll(who, count, sides, purpose, tally, cuts, keep)
        return total <= cut if passing is Passing.UNDER else total > cut

    def roll(
        self,
        who: Fighter | None,
        count: i64,
        sides: i64,
        purpose: str,
        tally: Tally | None = None,
        cuts: list[int] = EACH,
        keep: i64 = ALL,
    ) -> i64:
        """The sum of `count` dice, or of the `best` or `worst` of them.

        `cuts` are the ascending upper bounds of the sums that the rule tells apart (`EACH`: all):

            fight.roll(who, 3, 6, "strike", aim, [aim.total]) <= aim.total
            fight.roll(who, 2, 20, "strike", aim, [aim.total - 1], best(1)) >= aim.total
        """
        roller: i64 = TABLE
        if who is not None:
            roller = who.index
        if self.host is None and (not self.telling or self.outcomes is not None):
            if keep != ALL:
                return self.dice.kept(roller, count, sides, keep, cuts)
            return self.dice.total(roller, count, sides, cuts)
        expression = sum_text(count, sides, keep)
        dice = self._dice_of(roller, expression, purpose, tally)
        if keep == ALL:
            total = dice.total(roller, count, sides, cuts)
        else:
            total = dice.kept(roller, count, sides, keep, cuts)
        self._tell_roll(who, expression, purpose, tally, dice, total, keep)
        return total

    def explode(
        self, who: Fighter, count: i64, purpose: str, sides: i64 = 6, from_: i64 = HIGHEST
    ) -> i64:
        """The sum of `count` dice, each rolled on while it shows `from_` or more.

        `fight.explode(who, 2, "damage", sides=8)` rolls `2x8`, each die on while it shows an 8;
        with `from_=7` on a 7, too (`2x8f7`).
        """
        if self.host is None and (not self.telling or self.outcomes is not None):
            return self.dice.exploding(who.index, count, sides, from_)
        expression = exploding_text(count, sides, from_)
        dice = self._dice_of(who.index, expression, purpose, None)
        total = dice.exploding(who.index, count, sides, from_)
        self._tell_roll(who, expression, purpose, None, dice, total)
        return total

    def pool(
        self,
        who: Fighter,
        count: i64,
        steps: list[int],
        purpose: str,
        tally: Tally | None = None,
        sides: i64 = 6,
        from_: i64 = HIGHEST,
    ) -> list[int]:
        """`count` exploding dice counted per category, as `Dice.pool`.

        `fight.pool(who, 4, [8], "hack", sides=10)` rolls `4x10`; entry 1 of what comes back is how
        many dice reached 8. With `from_=NEVER` no die is rolled on.
        """
        if self.host is None and (not self.telling or self.outcomes is not None):
            return self.dice.pool(who.index, count, steps, sides, from_)
        expression = exploding_text(count, sides, from_)
        dice = self._dice_of(who.index, expression, purpose, tally)
        counts = dice.pool(who.index, count, steps, sides, from_)
        self._tell_roll(who, expression, purpose, tally, dice, count - counts[0])
        return counts

    def reckoned(self) -> bool:
        """Whether somebody reckons odds: every outcome of the dice is tried."""
        return self.dice.tries_all()

    def together(self, what: str = "", inputs: list[int] = EACH) -> i64:
        """Several rolls begin of which only what they come to in the end matters.

        Where `settled` says so, exact odds go on once for each result, not once for each way to it.
        Rolls that depend on nothing but some numbers have a name and these `inputs`: their results
        are found once and taken over wherever the same comes up again.
        -1 if nobody reckons odds; then nothing need be settled.
        """
        return self.dice.mark(what, inputs)

    def settled(
        self, mark: i64, what: str, values: list[int], last: bool = True, void: bool = False
    ) -> None:
        """What the rolls since `together` came to: *everything* that they have changed.

        Runs with equal values must go on alike from here. `what` names the place in the rules;
        `last` says whether the same rolls cannot come by here again. Rolls that are `void`, such as
        a tie, would be made once more from the same state: exact odds leave them out, and all else
        is as much likelier.
        """
        if self.dice.gathers(mark):
            if self.outcomes is not None:
                for event in self.events:
                    what += f" {event.kind} {event.actor}"
            self.dice.settle(mark, what, values, last, void)

    def settled_all(self, mark: i64, what: str, values: list[int]) -> None:
        """The same where they may have changed anything: the whole state counts, and `values`."""
        if self.dice.gathers(mark):
            taken = [int(fighter.taken) for fighter in self.roster]
            if self.outcomes is not None:
                for event in self.events:
                    what += f" {event.kind} {event.actor}"
            self.dice.settle(mark, (what, self.key()), [*values, *taken], True)

    def forgets(self, who: Fighter) -> bool:
        """Whether what he has left to spend can be left out of what is settled.

        So it is in the last step that odds look at, unless he rolls again: say so by `recall`.
        """
        return self.dice.forgets(who.index)

    def recall(self, who: Fighter) -> None:
        """He is about to roll, and may spend what he has left."""
        self.dice.recall(who.index)

    def roll_off(
        self, one: Fighter, other: Fighter, sides: i64, purpose: str, lead: i64 = 0
    ) -> bool:
        """Whether `one` rolls higher than `other`, with `lead` added; ties roll again."""
        if self.host is None and (not self.telling or self.outcomes is not None):
            return self.dice.roll_off(one.index, other.index, sides, lead)
        expression = f"2v{sides}{lead:+d}"
        dice = self._dice_of(one.index, expression, purpose, None)
        won = dice.roll_off(one.index, other.index, sides, lead)
        self._tell_roll(one, expression, purpose, None, dice, 1 if won else 0)
        if self.telling and self.outcomes is None:
            # The other's dice are among the faces.
            self.events[-1].audience = self._audience(one, other)
        return won

    def roll_order(self, count: i64, sides: i64, purpose: str) -> list[int]:
        """An order of so many by dice, the highest first; equal ones roll again."""
        if self.host is None and (not self.telling or self.outcomes is not None):
            return self.dice.order(count, sides)
        expression = f"{count}o{sides}"
        dice = self._dice_of(TABLE, expression, purpose, None)
        order = dice.order(count, sides)
        self._tell_roll(None, expression, purpose, None, dice, order[0])
        return order

    def _dice_of(self, roller: i64, expression: str, purpose: str, tally: Tally | None) -> Dice:
        """Where a roll's dice come from, after edicts that are due at this very moment."""
        if self.host is None:
            return self.dice
        self.host.due(self)
        return self.host.dice_for(self, roller, expression, purpose, tally)

    def note(
        self,
        kind: str,
        rule: str,
        actor: Fighter | None = None,
        target: Fighter | None = None,
        item: str = "",
        amount: i64 = 0,
        word: str = "",
        values: dict[str, int] | None = None,
        tally: Tally | None = None,
    ) -> None:
        """Tell what happened, with the number that explains it; free when nobody listens."""
        if not self.telling or (self.outcomes is not None and kind not in self.outcomes):
            return
        event = Event(
            kind,
            rule,
            NOBODY if actor is None else actor.index,
            NOBODY if target is None else target.index,
        )
        event.item = item
        event.word = word
        event.amount = amount
        event.values = values
        event.tally = tally
        event.audience = self._audience(actor, target)
        self.events.append(event)

    def _tell_roll(
        self,
        who: Fighter | None,
        expression: str,
        purpose: str,
        tally: Tally | None,
        dice: Dice,
        total: i64,
        keep: i64 = ALL,
    ) -> None:
        if not self.telling or self.outcomes is not None:
            return
        event = Event("roll", "", NOBODY if who is None else who.index, NOBODY)
        event.word = purpose
        event.dice = expression
        event.faces = dice.faces
        if keep != ALL:
            event.counted = kept_places(dice.faces, keep)
        event.amount = total
        event.tally = tally
        event.audience = self._audience(who, None)
        self.events.append(event)

    def told_for(self, side: i64) -> None:
        """The last roll was made by nobody of a side, but for all of it."""
        if self.telling and self.outcomes is None:
            self.events[-1].item = self.sides[side].slug

    def told_among(self, group: list[Fighter]) -> None:
        """The last roll was made because these are equal: told where two of them are known.

        Whoever knows of one only would be told by it that there is another.
        """
        if self.hiding == 0 or not self.telling or self.outcomes is not None:
            return
        event = self.events[-1]
        every: i64 = (1 << len(self.sides)) - 1
        audience: i64 = every if event.audience == EVERYONE else event.audience
        for side in self.sides:
            known = 0
            for fighter in group:
                if not unknown_to(fighter, side.index):
                    known += 1
            if known < 2:
                audience &= ~(1 << side.index)
        if audience == 0:
            event.audience = REFEREE
        elif audience != every:
            event.audience = audience

    def _audience(self, actor: Fighter | None, target: Fighter | None) -> i64:
        """The sides that may know: all but those from whom a participant is hidden."""
        hidden: i64 = 0
        if actor is not None:
            hidden |= actor.hidden_from
        if target is not None:
            hidden |= target.hidden_from
        if hidden == 0:
            return EVERYONE
        everybody = (1 << len(self.sides)) - 1
        knowing = everybody & ~hidden
        return knowing if knowing != 0 else REFEREE

    # What a book gives.

    def step(self) -> None:
        """Play from this boundary to the next, or to the end."""
        raise NotImplementedError

    def copy(self) -> "Fight":
        """An independent fight in the same state, without events, host or players."""
        raise NotImplementedError

    def key(self) -> object:
        """Equal states have equal keys, different states different ones; it can be hashed."""
        raise NotImplementedError

    def to_data(self) -> dict[str, object]:
        """The whole state as JSON-ready data."""
        raise NotImplementedError

    def restore(self, data: dict[str, object]) -> None:
        """Take over a state that `to_data` gave, in a fight built from the same scenario."""
        raise NotImplementedError

    def passing(self, purpose: str) -> Passing:
        """Which dice pass a test for this purpose: here those that show the number or less.

        A book of another direction gives `Passing.REACHED` or `Passing.ADDED`.
        """
        return Passing.UNDER

    def test_dice(self) -> tuple[i64, i64]:
        """How many dice of how many sides are rolled for a test: `(3, 6)`, say."""
        return (1, 20)

    def condition(self, fighter: Fighter) -> Condition:
        """How a fighter is, as its own side sees it; views and odds show it."""
        raise NotImplementedError

    def copy_base(self, twin: "Fight") -> None:
        """Copy the fields of this class, the fighters apart, into a subclass's fresh copy."""
        twin.round = self.round
        twin.over = self.over
        twin.winner = self.winner
        twin.bounded = self.bounded
        twin.modifiers = self.modifiers
        twin.recruiter = self.recruiter
        twin.recruits = self.recruits
        twin.decisions = self.decisions

    def base_data(self) -> dict[str, object]:
        """The fields of this class, the fighters apart, as JSON-ready data."""
        return {
            "round": self.round,
            "over": self.over,
            "winner": self.winner,
            "bounded": self.bounded,
            "modifiers": [modifier.to_data() for modifier in self.modifiers],
            "recruits": list(self.recruits),
            "decisions": self.decisions,
        }

    def base_key(self) -> tuple[object, ...]:
        """What of this class makes two states different, the fighters apart."""
        if len(self.modifiers) == 0:
            return (self.round, self.over, self.winner)
        waiting = [(one.fighter, one.amount, one.purpose) for one in self.modifiers]
        return (self.round, self.over, self.winner, *waiting)

    def restore_base(self, data: dict[str, object]) -> None:
        """Take the fields of this class over from data; recruits come in again first."""
        for recruit in listed(data["recruits"]):
            self._bring_in_again(fields(recruit))
        self.round = whole(data["round"])
        self.over = bool(data["over"])
        self.winner = whole(data["winner"])
        self.bounded = bool(data["bounded"])
        self.decisions = whole(data["decisions"])
        waiting: list[Modifier] = []
        for entry in listed(data["modifiers"]):
            state = fields(entry)
            waiting.append(
                Modifier(whole(state["fighter"]), whole(state["amount"]), str(state["purpose"]))
            )
        self.modifiers = waiting

    def _bring_in_again(self, data: dict[str, object]) -> None:
        """A recruit of a saved fight; where he came in then may be somebody's place now."""
        self.add_fighter({name: value for name, value in data.items() if name != "at"})
        self.recruits = [*self.recruits[:-1], data]

    def keeps_from(self, side: i64) -> bool:
        """Whether the state holds something that a side may not know and that odds would betray.

        Here a fighter who is hidden from it; a book with secret declarations adds those.
        """
        for fighter in self.roster:
            if not fighter.gone and unknown_to(fighter, side):
                return True
        return False

    def spots(self, who: Fighter, other: Fighter) -> bool:
        """Whether somebody has in plain sight another of whom his side does not know.

        Here whoever lives and has a clear line; a book has its own rules of sight and hearing.
        """
        return who.alive() and self.grid.clear_line(who.at, other.at)

    def forget_of(self, unknown: list[Fighter]) -> None:
        """These fighters are not there, for all that somebody knows: a book counts without them."""

    def outstanding(self, fighter: Fighter) -> i64:
        """How much of what a fighter has chosen is yet to be carried out, in the order chosen.

        Exact odds of a choice look on until nothing is outstanding that it added. Here every choice
        is carried out in its own step; a book adds what is declared first and done later.
        """
        return 0

    def volunteer_question(self, fighter: Fighter) -> Question | None:
        """What a fighter may put in out of turn at this moment, unasked."""
        return None

    def volunteered(self, fighter: Fighter, choice: Choice) -> None:
        """Carry out what a fighter put in unasked."""
        raise Refusal("nothing-to-volunteer", "fighter", fighter.slug)

    def settable(self) -> Settable:
        """What sheets and edicts may set of a fighter: the book's own table."""
        return NOTHING_SETTABLE

    def set_field(self, fighter: Fighter, field: str, value: str) -> None:
        """The referee sets one of the book's settable fields; a book adds what follows from it."""
        if field == AT:
            self.put_by_edict(fighter, open_field(value, "value", self.grid))
        else:
            self.settable().set_field(fighter, field, value)

    def put_by_edict(self, fighter: Fighter, f: i64) -> None:
        """The referee puts somebody on a field."""
        fighter.at = f

    def change_state(self, fighter: Fighter, state: str, on: bool, value: str) -> None:
        """The referee puts a state on a fighter or takes it away; a book adds what follows."""
        self.settable().set_state(fighter, state, on, value)

    def add_fighter(self, data: dict[str, object]) -> None:
        """The referee brings a fighter into the running fight, written as in a scenario."""
        if self.recruiter is None:
            raise Refusal("cannot-add-fighters")
        self.recruiter.recruit(self, data)
        self.recruits = [*self.recruits, data]

    def skip(self, fighter: Fighter) -> None:
        """The referee passes over a fighter's action."""
        raise Refusal("cannot-skip")

    def turn_order(self) -> list[int]:
        """Who acts after whom, by index, where the referee may change it now; else nobody.

        Here nobody: a book whose sides choose their next has no order of fighters to set.
        """
        return []

    def turns_begun(self) -> i64:
        """How many of the turn order have had their turn of this round, or have it now."""
        return 0

    def arrange(self, order: list[int]) -> None:
        """The referee has everybody act in this order, from now on."""
        raise Refusal("order-not-settable", "verb", "order")

    def improvise(self, fighter: Fighter, text: str, price: i64) -> None:
        """The referee allows something that no rule lists, at a price in the book's own measure."""
        raise Refusal("cannot-improvise")

    def after_edict(self) -> None:
        """The referee has changed somebody: a book ends what no longer holds."""

    # What runs it.

    def run(self) -> None:
        """Play to the end, or to a draw where there is none in sight."""
        left: i64 = MOST_STEPS
        while not self.over:
            if self.host is not None:
                self.host.boundary(self)
                if self.over:
                    return
            try:
                self.advance()
            except Ended:
                return
            left -= 1
            if left == 0:
                self.give_up()

    def advance(self) -> None:
        """One step, and whoever is hidden and comes into plain sight by it."""
        self.hiding = hidden_in(self.roster)
        if self.hiding == 0:
            self.step()
            return
        for fighter in self.roster:
            if fighter.hidden_from != 0 and fighter.lair == NOWHERE:
                fighter.lair = fighter.at
        self.step()
        if not self.over:
            self._look_around()

    def _look_around(self) -> None:
        """Who has left his hiding place is known to every side of which somebody spots him."""
        for fighter in self.roster:
            if fighter.hidden_from == 0 or fighter.gone or fighter.at == NOWHERE:
                continue
            if not fighter.left_lair():
                continue
            for who in self.roster:
                if who.gone or who.at == NOWHERE or not unknown_to(fighter, who.side):
                    continue
                if self.spots(who, fighter):
                    self.become_known(fighter, who, "sight")

    def become_known(self, fighter: Fighter, finder: Fighter | None, how: str) -> None:
        """Nobody is hidden any more from those who have found him, and their friends.

        Without a finder he has shown himself to everybody. Whoever shares his field, such as his
        mount, is found with him. `how`: by `sight`, because he `attacks`, or somebody `met` him.
        """
        found: i64 = -1
        if finder is not None:
            found = 0
            for side in self.sides:
                if not self.enemies(finder.side, side.index):
                    found |= 1 << side.index
        before = fighter.hidden_from
        if before & found == 0:
            return
        for other in self.roster:
            if other is fighter or (
                other.at == fighter.at and other.side == fighter.side and other.hidden_from != 0
            ):
                other.hidden_from &= ~found
                if other.hidden_from == 0:
                    other.lair = NOWHERE
        self.hiding = hidden_in(self.roster)
        self.note("becomes-known", "", fighter, finder, word=how)

    def met(self, walker: Fighter, f: i64) -> bool:
        """Whether somebody unknown stands on a field that was walked into; he is found now."""
        if (self.hiding >> walker.side) & 1 == 0:
            return False
        for other in self.roster:
            if other.at == f and not other.gone and unknown_to(other, walker.side):
                self.become_known(other, walker, "met")
                return True
        return False

    def attacks_from_hiding(self, fighter: Fighter) -> None:
        """Whoever attacks is hidden no more."""
        if fighter.hidden_from != 0:
            self.become_known(fighter, None, "attacks")

    def give_up(self) -> None:
        """A draw, because the fight does not end by itself."""
        if not self.over:
            self.bounded = True
            self.end(DRAW)

    def enlist(self, fighter: Fighter) -> None:
        """Add a fighter to the roster."""
        fighter.index = len(self.roster)
        self.roster.append(fighter)

    def by_slug(self, slug: str) -> Fighter | None:
        """The fighter with this slug."""
        for fighter in self.roster:
            if fighter.slug == slug:
                return fighter
        return None

    def own_name(self, slug: str) -> str:
        """What the sheet that brought a thing along calls it; empty for what the book names."""
        return ""

    def enemies(self, one: i64, other: i64) -> bool:
        """Whether two sides fight each other."""
        return one != other and (self.sides[one].friends >> other) & 1 == 0

    def end(self, winner: i64) -> None:
        """The fight is over."""
        self.over = True
        self.winner = winner
        if self.telling:
            event = Event("fight-over", "", NOBODY, NOBODY)
            event.word = self.sides[winner].slug if winner >= 0 else ""
            self.events.append(event)

    def winners(self) -> list[int]:
        """The sides that have won: the winner and those that are no enemies of it."""
        if self.winner < 0:
            return []
        return [
            int(side.index)
            for side in self.sides
            if side.index == self.winner or not self.enemies(self.winner, side.index)
        ]
