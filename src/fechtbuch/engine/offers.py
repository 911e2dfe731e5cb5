"""Options as numbers: what somebody who is asked may do, each described in the same few columns.

Most of what is worth doing stands in the plans of a book's mind, whole choices with their marks,
and these marks mean the same in every scenario and every book. So they come first, each under one
number. What is not among them is spelled out slot by slot, again by numbers, page by page where a
slot has many values: nothing that a question lists is left out.

Numbers are whole thousandths and kept as the bytes that they have in an array: a row of them is
joined in one go. Most are small, and bytes of small numbers exist already; whole numbers in lists
would be made and thrown away a hundred times a decision.
"""

import sys
from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from fechtbuch.engine.asking import Asks
from fechtbuch.engine.choices import VERB, Choice, Option, Partial, Player, Question, Slot
from fechtbuch.engine.fields import NOWHERE, parse_field, parse_path, x_of, y_of
from fechtbuch.engine.fight import Fight
from fechtbuch.engine.fighter import Fighter
from fechtbuch.engine.knowing import unknown_to
from fechtbuch.engine.mind import Mind
from fechtbuch.engine.plans import Plan
from fechtbuch.engine.random_player import MOST_SLOTS, values_of
from fechtbuch.engine.streams import name_word

# What an option is: its first column.
PLAN: Final = 1
"""The first step of a plan."""
GOING_ON: Final = 2
"""The next step of the plan that was begun."""
HABIT: Final = 3
"""What the book's own policy does, where it has no plans."""
WORD: Final = 4
"""A verb that says it all."""
VALUE: Final = 5
"""A value of the slot that is spelled out."""
SPELL: Final = 6
"""Something else: spell it out."""
MORE: Final = 7
"""The next page of the slot's values."""

HEAD: Final = ["question", "own-turn", "round", "friends", "foes", "spelled", "page", "options"]
"""What is told of the moment."""

FIGHTER: Final = ["there", "foe", "asked", "out", "health", "far", "east", "south"]
"""What is told of a fighter; after it one number for each state that the book knows."""

OPTION: Final = [
    "what",
    "word",
    "default",
    "behind",
    "harm-done",
    "ends-it",
    "harm-taken",
    "exposed",
    "guard-kept",
    "spent",
    "risk-to-arms",
    "place",
    "number",
    "foe",
    "far",
    "safe",
]
"""What is told of an option."""

WORDS: Final[i64] = 64
"""Verbs and other words are told apart by the drawer that their letters choose."""

KINDS: Final[i64] = 32
"""So are kinds of questions."""

SMALL_MENU: Final = 8
"""The verbs of a longer menu are not looked through: most of them need a long reckoning."""

BESIDE_PLANS: Final = 3
"""Numbers that plans leave to others: to the habit, a word, and something else."""

FAR: Final[i64] = 16
"""Distances are told in this unit."""

MOST_ROUNDS: Final[i64] = 60

NO_REST: Final[list[Choice]] = []
"""What a plan of one step goes on with."""

MOST_DRAWERS: Final[i64] = 2048
"""Every number of drawers divides this one."""

_drawers: Final[dict[str, int]] = {}


def drawer(word: str, drawers: i64) -> i64:
    """The drawer of a word; the number by which the second of a kind is told does not count."""
    found = _drawers.get(word)
    if found is None:
        bare = word.rstrip("0123456789").rstrip("-") if word else word
        found = int(name_word(bare) % MOST_DRAWERS)
        _drawers[word] = found
    return found % drawers


WIDTH: Final = 4
"""Bytes of a number."""

SMALL: Final[i64] = 4096
"""Numbers up to this one, below 0 and above, are not made anew."""

# `Final`, or compiled code would look each of them up by its name, again and again.
_small: Final[list[bytes]] = []
_thousands: Final[list[bytes]] = []
_noughts: Final[list[bytes]] = []
_beginnings: Final[dict[str, bytes]] = {}
"""The first columns of a plan, up to whether it is the default, by its word."""


def packed(number: i64) -> bytes:
    """A number as it stands in an array of whole numbers of four bytes."""
    if -SMALL <= number <= SMALL:
        return _small[number + SMALL]
    return _made(number)


def _made(number: i64) -> bytes:
    return int(number).to_bytes(WIDTH, sys.byteorder, signed=True)


def _make_numbers() -> None:
    """The numbers that are needed most; they are made when the first options are listed."""
    if len(_small) > 0:
        return
    for number in range(-int(SMALL), int(SMALL) + 1):
        _small.append(_made(number))
    for number in range(int(WORDS)):
        _thousands.append(_made(number * 1000))
    for count in range(int(WORDS)):
        _noughts.append(bytes(WIDTH * count))


def head_size(fighters: int, states: int) -> int:
    """How many numbers come before the options."""
    return len(HEAD) + fighters * (len(FIGHTER) + states)


class Offers:
    """What the asked may do now, as choices and as numbers."""

    def __init__(
        self,
        states: list[str],
        full_health: Callable[[Fighter], int],
        fighters: int,
        options: int,
        usual_number: int,
        spelling: bool,
        habits: bool = False,
    ) -> None:
        _make_numbers()
        self.states: dict[str, int] = {state: place for place, state in enumerate(states)}
        self.stateless = bytes(WIDTH * len(states))
        self.single: dict[str, bytes] = {}
        """The numbers of those states that were met alone."""
        self.nobody = bytes(WIDTH * (len(FIGHTER) + len(states)))
        self.full_health = full_health
        self.health: dict[str, int] = {}
        """How much everybody has when nothing ails him, as far as it was asked for."""
        self.fighters: i64 = fighters
        self.most: i64 = options
        self.without: list[bytes] = [
            bytes(WIDTH * len(OPTION) * left) for left in range(options, -1, -1)
        ]
        """What stands in the place of options that there are not, by how many there are."""
        self.usual_number: i64 = usual_number
        self.spelling = spelling
        """Whether what no plan lists can be spelled out."""
        self.habits = habits
        """Whether the book's own policy is asked beside the plans, too."""
        self.question: Question | None = None
        self.choices: list[Choice | None] = []
        """What each number stands for; None where it leads on to more numbers."""
        self.kinds: list[int] = []
        self.rests: list[list[Choice]] = []
        """What the plan goes on with, for each of the choices."""
        self.numbers: list[bytes] = []
        """The options' columns, one option after the other."""
        self.above: list[bytes] = []
        """What comes before the options: the moment and the fighters."""
        self.partial: Partial = {}
        self.slot: Slot | None = None
        self.values: list[str] = []
        self.page: i64 = 0

    # Whole choices.

    def ask(
        self, question: Question, mind: Mind | None, habit: Player, going: list[Choice]
    ) -> None:
        """List what can be done; `going` is what is left of the plan that is under way."""
        self.question = question
        self.partial = {}
        self.slot = None
        self.page = 0
        self._clear()
        said: list[str] = []
        if len(going) > 0:
            self._add(going[0], GOING_ON, None, 0, going[1:])
            said.append(going[0].verb)
        if mind is not None:
            plans = mind.plans
            plans.clear()
            mind.list_plans(question, plans)
            best: i64 = 0
            place: i64 = 0
            while place < plans.count:
                plan = plans.room[place]
                plan.score = mind.weights.score(plan)
                if place == 0 or plan.score > best:
                    best = plan.score
                place += 1
            place = 0
            while place < plans.count and len(self.kinds) < self.most - BESIDE_PLANS:
                plan = plans.room[place]
                first = plan.steps[0]
                rest = NO_REST if len(plan.steps) == 1 else plan.steps[1:]
                self._add(first, PLAN, plan, best - plan.score, rest)
                said.append(first.verb)
                place += 1
        if self.habits or not said:
            usual = habit.decide(question)
            if not self._lists(usual):
                self._add(usual, HABIT, None, 0, NO_REST)
                said.append(usual.verb)
        self._words(question, said)
        if self.spelling:
            self._lead_on(SPELL)

    def _lists(self, choice: Choice) -> bool:
        """Whether somebody said just this already."""
        text = ""
        for other in self.choices:
            if other is None or other.verb != choice.verb:
                continue
            if not text:
                text = choice.text()
            if other.text() == text:
                return True
        return False

    def _words(self, question: Question, said: list[str]) -> None:
        """Verbs that say it all, of a short menu; else what happens if nobody answers."""
        if isinstance(question, Asks) and len(question.menu.verbs) <= SMALL_MENU:
            for verb in question.open_verbs():
                partial: Partial = {VERB: verb.name}
                if verb.name in said or len(self.kinds) >= self.most - 1:
                    continue
                if len(question.slots(verb.name, partial)) == 0:
                    self._add(question.build(partial), WORD, None, 0, NO_REST)
            return
        default = question.default()
        if default.verb not in said:
            self._add(default, WORD, None, 0, NO_REST)

    def _clear(self) -> None:
        self.choices.clear()
        self.kinds.clear()
        self.rests.clear()
        self.numbers.clear()

    def _add(
        self, choice: Choice, kind: int, plan: Plan | None, behind: i64, rest: list[Choice]
    ) -> None:
        self.choices.append(choice)
        self.kinds.append(kind)
        self.rests.append(rest)
        row = self.numbers
        if plan is None:
            row.append(_thousands[kind])
            row.append(_thousands[drawer(choice.verb, WORDS)])
            row.append(_noughts[1])
            row.append(packed(-behind))
            row.append(_noughts[12])
            return
        begins = _beginnings.get(choice.verb)
        if begins is None:
            begins = _thousands[PLAN] + _thousands[drawer(choice.verb, WORDS)] + _noughts[1]
            _beginnings[choice.verb] = begins
        row.append(begins)
        row.append(packed(-behind))
        row.append(packed(plan.harm_done))
        row.append(packed(plan.ends_it))
        row.append(packed(plan.harm_taken))
        # Most plans say nothing about most of the rest: the fewer pieces, the sooner joined.
        if plan.exposed | plan.guard_kept | plan.spent | plan.risk_to_arms | plan.place == 0:
            row.append(_noughts[9])
            return
        row.append(packed(plan.exposed))
        row.append(packed(plan.guard_kept))
        if plan.spent | plan.risk_to_arms | plan.place == 0:
            row.append(_noughts[7])
            return
        row.append(packed(plan.spent))
        row.append(packed(plan.risk_to_arms))
        row.append(packed(plan.place))
        row.append(_noughts[4])

    def _lead_on(self, kind: int) -> None:
        self.choices.append(None)
        self.kinds.append(kind)
        self.rests.append(NO_REST)
        self.numbers.append(_thousands[kind])
        self.numbers.append(_noughts[len(OPTION) - 1])

    # Spelling out.

    def take(self, number: i64) -> Choice | None:
        """The choice under a number; None if it leads on, and then other numbers are listed."""
        choice = self.choices[number]
        if choice is not None:
            return choice
        kind = self.kinds[number]
        if kind == MORE:
            self.page += 1
            if self.page * (self.most - 1) >= len(self.values):
                self.page = 0
            self._list_values()
            return None
        if kind == VALUE:
            assert self.slot is not None
            self.partial[self.slot.name] = self.values[self.page * (self.most - 1) + number]
        return self._next_slot()

    def _next_slot(self) -> Choice | None:
        """Fill what has one value only, up to a slot with a choice; the choice if all is said."""
        question = self.question
        assert question is not None
        while True:
            slot = question.slot(self.partial)
            if slot is None:
                return question.build(dict(self.partial))
            values = values_of(slot)
            if not values or len(self.partial) >= MOST_SLOTS:
                return question.default()
            if len(values) > 1:
                break
            self.partial[slot.name] = values[0]
        self.slot = slot
        self.values = values
        self.page = 0
        self._list_values()
        return None

    def _list_values(self) -> None:
        slot = self.slot
        question = self.question
        assert slot is not None and question is not None
        self._clear()
        shown: dict[str, Option] = {option.value: option for option in slot.options}
        values = self.values
        room = self.most
        if len(values) > room:
            room -= 1
        first: i64 = self.page * (self.most - 1)
        for value in values[first : first + room]:
            self._value(question, slot, value, shown.get(value))
        if len(values) > room:
            self._lead_on(MORE)

    def _value(self, question: Question, slot: Slot, value: str, option: Option | None) -> None:
        self.choices.append(None)
        self.kinds.append(VALUE)
        self.rests.append(NO_REST)
        number: i64 = 0
        if option is not None and option.worth is not None:
            number = option.worth.total * 1000 // self.usual_number
        fight = question.fight
        field: i64 = NOWHERE
        foe = 0
        if slot.kind == "fighter":
            target = fight.by_slug(value)
            if target is not None:
                field = target.at
                foe = 1000 if fight.enemies(question.side, target.side) else -1000
        elif slot.kind == "field" and value:
            field = parse_field(value)
        elif slot.kind == "path" and value:
            field = parse_path(value)[-1]
        far: i64 = 0
        safe: i64 = 0
        if field != NOWHERE:
            who = question.who
            if who is not None and who.at != NOWHERE:
                far = fight.grid.distance(who.at, field) * 1000 // FAR
            safe = nearest_foe(fight, question.side, field) * 1000 // FAR
        word: i64 = 0 if field != NOWHERE else drawer(value, WORDS)
        row = self.numbers
        row.append(_thousands[VALUE])
        row.append(_thousands[word])
        row.append(_thousands[1 if value == slot.default else 0])
        row.append(_noughts[9])
        row.append(packed(number))
        row.append(packed(foe))
        row.append(packed(far))
        row.append(packed(safe))

    # The moment and the fighters.

    def look(self, fight: Fight, side: i64) -> None:
        """Tell of the moment and the fighters what a side may know."""
        question = self.question
        me: Fighter | None = None
        own_turn = False
        kind: i64 = 0
        if question is not None and question.side == side:
            me = question.who
            own_turn = question.own_turn()
            kind = drawer(question.kind, KINDS)
        row = self.above
        row.clear()
        near: list[Fighter] = []
        gaps: list[i64] = []
        friends: i64 = 0
        foes: i64 = 0
        if me is not None:
            near.append(me)
            gaps.append(-1)
        for other in fight.roster:
            if other.gone or unknown_to(other, side):
                continue
            if fight.enemies(side, other.side):
                foes += 1
            else:
                friends += 1
            if other is me:
                continue
            gap: i64 = 0
            if me is not None and me.at != NOWHERE and other.at != NOWHERE:
                gap = fight.grid.distance(me.at, other.at)
            place = len(near)
            while place > 0 and gaps[place - 1] > gap:
                place -= 1
            near.insert(place, other)
            gaps.insert(place, gap)
        row.append(_thousands[kind])
        row.append(_thousands[1 if own_turn else 0])
        rounds = fight.round if fight.round < MOST_ROUNDS else MOST_ROUNDS
        row.append(packed(rounds * 1000 // MOST_ROUNDS))
        row.append(packed(friends * 1000))
        row.append(packed(foes * 1000))
        row.append(packed(len(self.partial) * 1000))
        row.append(packed(self.page * 1000))
        row.append(packed(len(self.kinds) * 1000))
        count: i64 = 0
        for other in near:
            if count == self.fighters:
                break
            self._fighter(fight, other, me, gaps[count], side)
            count += 1
        while count < self.fighters:
            row.append(self.nobody)
            count += 1

    def _fighter(
        self, fight: Fight, fighter: Fighter, me: Fighter | None, gap: i64, side: i64
    ) -> None:
        row = self.above
        condition = fight.condition(fighter)
        foe = fight.enemies(side, fighter.side)
        row.append(_thousands[1])
        row.append(_thousands[1 if foe else 0])
        row.append(_thousands[1 if fighter is me else 0])
        row.append(_thousands[1 if condition.out else 0])
        health: i64 = 0
        if not foe:
            full = self.health.get(fighter.slug)
            if full is None:
                full = max(1, self.full_health(fighter))
                self.health[fighter.slug] = full
            health = condition.health * 1000 // full
            if health < -1000:
                health = -1000
        row.append(packed(health))
        row.append(packed(gap * 1000 // FAR if gap > 0 else 0))
        if me is not None and me is not fighter and me.at != NOWHERE and fighter.at != NOWHERE:
            row.append(packed((x_of(fighter.at) - x_of(me.at)) * 1000 // FAR))
            row.append(packed((y_of(fighter.at) - y_of(me.at)) * 1000 // FAR))
        else:
            row.append(_noughts[2])
        count = len(condition.states)
        if count == 0:
            row.append(self.stateless)
        elif count == 1:
            row.append(self.one_state(condition.states[0]))
        else:
            first = len(row)
            for _ in range(len(self.states)):
                row.append(_noughts[1])
            for state in condition.states:
                known = self.states.get(state)
                if known is not None:
                    row[first + known] = _thousands[1]

    def one_state(self, state: str) -> bytes:
        """The numbers of somebody who has this state and no other."""
        found = self.single.get(state)
        if found is None:
            known = self.states.get(state)
            found = self.stateless
            if known is not None:
                behind = len(found) - WIDTH * (known + 1)
                found = bytes(WIDTH * known) + _thousands[1] + bytes(behind)
            self.single[state] = found
        return found

    def row(self) -> bytes:
        """What was looked at and the options behind it, as bytes of an array, to its end."""
        row = self.above + self.numbers
        row.append(self.without[len(self.kinds)])
        return b"".join(row)

    def row_above(self) -> bytes:
        """The same without the options."""
        row = self.above.copy()
        row.append(self.without[0])
        return b"".join(row)


def nearest_foe(fight: Fight, side: i64, field: i64) -> i64:
    """How far from a field the nearest foe stands of whom a side knows; 0 if there is none."""
    best: i64 = -1
    for other in fight.roster:
        if other.gone or other.at == NOWHERE or unknown_to(other, side):
            continue
        if not fight.enemies(side, other.side):
            continue
        gap = fight.grid.distance(other.at, field)
        if best < 0 or gap < best:
            best = gap
    return best if best > 0 else 0
