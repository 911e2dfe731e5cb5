"""Options as numbers: what somebody who is asked may do, each described in the same few columns.

Most of what is worth doing stands in the plans of a book's mind, whole choices with their marks,
and these marks mean the same in every scenario and every book. So they come first, each under one
number. What is not among them is spelled out slot by slot, again by numbers, page by page where a
slot has many values: nothing that a question lists is left out.

Numbers are whole thousandths, so that compiled code packs them into an array in one go.
"""

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
from fechtbuch.engine.plans import LIFE, Plan
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

FAR: Final[i64] = 16
"""Distances are told in this unit."""

MOST_ROUNDS: Final[i64] = 60

_drawers: dict[str, int] = {}


def drawer(word: str, drawers: i64) -> i64:
    """The drawer of a word; the number by which the second of a kind is told does not count."""
    found = _drawers.get(word)
    if found is None:
        bare = word.rstrip("0123456789").rstrip("-") if word else word
        found = int(name_word(bare))
        _drawers[word] = found
    return found % drawers


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
    ) -> None:
        self.states: dict[str, int] = {state: place for place, state in enumerate(states)}
        self.full_health = full_health
        self.health: dict[str, int] = {}
        """How much everybody has when nothing ails him, as far as it was asked for."""
        self.fighters: i64 = fighters
        self.most: i64 = options
        self.usual_number: i64 = usual_number
        self.spelling = spelling
        """Whether what no plan lists can be spelled out."""
        self.question: Question | None = None
        self.choices: list[Choice | None] = []
        """What each number stands for; None where it leads on to more numbers."""
        self.kinds: list[int] = []
        self.rests: list[list[Choice]] = []
        """What the plan goes on with, for each of the choices."""
        self.numbers: list[int] = []
        """The options' columns, one option after the other."""
        self.above: list[int] = []
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
            while place < plans.count and place < self.most - 2:
                plan = plans.room[place]
                first = plan.steps[0]
                self._add(first, PLAN, plan, best - plan.score, plan.steps[1:])
                said.append(first.verb)
                place += 1
        if not said:
            usual = habit.decide(question)
            self._add(usual, HABIT, None, 0, [])
            said.append(usual.verb)
        self._words(question, said)
        if self.spelling:
            self._lead_on(SPELL)

    def _words(self, question: Question, said: list[str]) -> None:
        """Verbs that say it all, of a short menu; else what happens if nobody answers."""
        if isinstance(question, Asks) and len(question.menu.verbs) <= SMALL_MENU:
            for verb in question.open_verbs():
                partial: Partial = {VERB: verb.name}
                if verb.name in said or len(self.kinds) >= self.most - 1:
                    continue
                if len(question.slots(verb.name, partial)) == 0:
                    self._add(question.build(partial), WORD, None, 0, [])
            return
        default = question.default()
        if default.verb not in said:
            self._add(default, WORD, None, 0, [])

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
        row.append(kind * 1000)
        row.append(int(drawer(choice.verb, WORDS)) * 1000)
        row.append(0)
        row.append(-behind)
        if plan is None:
            for _ in range(8):
                row.append(0)
        else:
            row.append(plan.harm_done)
            row.append(plan.ends_it)
            row.append(plan.harm_taken)
            row.append(plan.exposed)
            row.append(plan.guard_kept)
            row.append(plan.spent)
            row.append(plan.risk_to_arms)
            row.append(plan.place)
        for _ in range(4):
            row.append(0)

    def _lead_on(self, kind: int) -> None:
        self.choices.append(None)
        self.kinds.append(kind)
        self.rests.append([])
        self.numbers.append(kind * 1000)
        for _ in range(len(OPTION) - 1):
            self.numbers.append(0)

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
        self.rests.append([])
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
        word = 0 if field != NOWHERE else int(drawer(value, WORDS)) * 1000
        row = self.numbers
        row.append(VALUE * 1000)
        row.append(word)
        row.append(1000 if value == slot.default else 0)
        for _ in range(9):
            row.append(0)
        row.append(int(number))
        row.append(foe)
        row.append(int(far))
        row.append(int(safe))

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
        row.append(int(kind) * 1000)
        row.append(1000 if own_turn else 0)
        rounds = fight.round if fight.round < MOST_ROUNDS else MOST_ROUNDS
        row.append(int(rounds * 1000 // MOST_ROUNDS))
        row.append(int(friends) * 1000)
        row.append(int(foes) * 1000)
        row.append(len(self.partial) * 1000)
        row.append(int(self.page) * 1000)
        row.append(len(self.kinds) * 1000)
        states = len(self.states)
        count: i64 = 0
        for other in near:
            if count == self.fighters:
                break
            self._fighter(fight, other, me, gaps[count], side)
            count += 1
        while count < self.fighters:
            for _ in range(len(FIGHTER) + states):
                row.append(0)
            count += 1

    def _fighter(
        self, fight: Fight, fighter: Fighter, me: Fighter | None, gap: i64, side: i64
    ) -> None:
        row = self.above
        condition = fight.condition(fighter)
        foe = fight.enemies(side, fighter.side)
        row.append(1000)
        row.append(1000 if foe else 0)
        row.append(1000 if fighter is me else 0)
        row.append(1000 if condition.out else 0)
        health: i64 = 0
        if not foe:
            full = self.health.get(fighter.slug)
            if full is None:
                full = max(1, self.full_health(fighter))
                self.health[fighter.slug] = full
            health = condition.health * 1000 // full
            if health < -1000:
                health = -1000
        row.append(int(health))
        row.append(int(gap * 1000 // FAR) if gap > 0 else 0)
        if me is not None and me is not fighter and me.at != NOWHERE and fighter.at != NOWHERE:
            row.append(int((x_of(fighter.at) - x_of(me.at)) * 1000 // FAR))
            row.append(int((y_of(fighter.at) - y_of(me.at)) * 1000 // FAR))
        else:
            row.append(0)
            row.append(0)
        first = len(row)
        for _ in range(len(self.states)):
            row.append(0)
        for state in condition.states:
            known = self.states.get(state)
            if known is not None:
                row[first + known] = LIFE


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
