"""The plans of a question: a few whole intents, where options are many small buttons.

A plan is a path of answers through the engine's own questions, up to the first that somebody else
or the dice must answer. Books that think in plans list them; of other books, and of strangers', the
paths begin with what the policy does and with one choice of every other kind. All of it is found
from what the side that is asked knows (`fechtbuch.engine.knowing`).
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace

from fechtbuch.books.base import Book
from fechtbuch.books.minds import LEVELS
from fechtbuch.engine.choices import (
    VERB,
    Choice,
    Partial,
    Player,
    Question,
    Refusal,
    Slot,
    fill,
    parse_words,
)
from fechtbuch.engine.dice import Dice, DiceMismatch
from fechtbuch.engine.fight import Ended, Fight
from fechtbuch.engine.knowing import Aside, known
from fechtbuch.engine.mind import Mind
from fechtbuch.engine.plans import Plan
from fechtbuch.engine.position import position_of
from fechtbuch.engine.reader import DiceQuestion, Misfit
from fechtbuch.engine.saying import PEOPLE, Said, said_of
from fechtbuch.engine.session import Session
from fechtbuch.engine.streams import Stream
from fechtbuch.scenario.records import scenario_of
from fechtbuch.text import Names
from fechtbuch.text.choosing import deed_of, label_of

SHOWN = 5
"""So many plans are shown, if nobody asks for more."""

ENOUGH = 4
"""So many are enough where some of them are nothing but legal."""

FEWEST = 3
"""So many are shown even if some are of one kind, as long as there are any."""

TRIED = 12
"""So many are thought through to the end."""

MOST_STEPS = 8
"""Answers of one plan."""

HARMFUL = frozenset({"attack", "attacks", "moving-attacks"})
"""Groups of verbs that nobody is proposed against friends."""

Begin = Callable[[list[Player], Dice], Fight]
"""Begins a fight of one's own at some moment, to be played on by these players with these dice."""


@dataclass(frozen=True)
class Step:
    """One answer of a plan."""

    question: str
    """The kind of question that it answers."""
    text: str
    filled: Partial = field(compare=False)
    group: str
    """How the book groups its verb."""
    about_foe: bool
    said: tuple[Said, ...]


@dataclass(frozen=True)
class Offer:
    """A plan that somebody may take."""

    steps: tuple[Step, ...]
    marks: dict[str, int] = field(default_factory=dict, compare=False)
    """The book's judgements by name, in thousandths of a life; none where it has none."""
    score: int | None = None
    """What the book's mind makes of them."""
    tied: bool = False
    """Whether the mind sees no difference to the best."""

    @property
    def answers(self) -> list[str]:
        """The whole path, as canonical texts."""
        return [step.text for step in self.steps]

    @property
    def deed(self) -> Step:
        """What the plan is about: what is done to a foe, or else its first answer."""
        foes = [step for step in self.steps if step.about_foe]
        return foes[0] if foes else self.steps[0]

    @property
    def kind(self) -> str:
        """The kind of its deed: the book's group of verbs, or the verb.

        Where the deed's own question has no groups, that of what led to it.
        """
        up_to = self.steps[: self.steps.index(self.deed) + 1]
        groups = [step.group for step in up_to if step.group]
        return groups[-1] if groups else self.deed.filled[VERB]


class Over(BaseException):
    """What can be foreseen of a plan ends here. Unwinds the rule code."""


class NoDice(Dice):
    """Where a plan ends: what dice come to is not foreseen."""

    def face(self, roller: int, sides: int) -> int:
        """The end."""
        raise Over


class Walker(Player):
    """Goes along a plan, then on by a policy, as long as nobody else is asked; notes it all."""

    def __init__(self, asked: Question, policy: Player | None) -> None:
        self.side = asked.side
        self.who = None if asked.who is None else asked.who.slug
        self.policy = policy
        self.first: Partial = {}
        self.path: list[str] = []
        self.steps: list[Step] = []
        self.begun = False
        self.round = asked.fight.round
        self.own_turn = asked.own_turn()

    def go(self, first: Partial, path: list[str]) -> None:
        """Take up another plan."""
        self.first = first
        self.path = path
        self.steps = []
        self.begun = False

    def decide(self, question: Question) -> Choice:
        """The next answer; `Over` where somebody else is asked."""
        if self.begun and question.void():
            return self._goes_without_saying(question)
        who = None if question.who is None else question.who.slug
        if question.side != self.side or who != self.who:
            raise Over
        if not self.begun:
            self.begun = True
            self.steps.append(step_of(question, self.first))
            return question.build(dict(self.first))
        if len(self.steps) >= MOST_STEPS or self.turned(question):
            raise Over
        filled = self._next(question)
        if filled is None:
            raise Over
        self.steps.append(step_of(question, filled))
        return question.build(dict(filled))

    def _goes_without_saying(self, question: Question) -> Choice:
        """What a table does not ask either: no step of a plan, even if somebody planned it."""
        answer = known(question).default()
        if self.path and self.path[0] == answer.text():
            self.path.pop(0)
        return answer

    def turned(self, question: Question) -> bool:
        """Whether it is another turn of the same fighter than the plan is for."""
        return question.own_turn() and (not self.own_turn or question.fight.round != self.round)

    def _next(self, question: Question) -> Partial | None:
        if self.path:
            text = self.path.pop(0)
            try:
                return fill(question, parse_words(text))
            except Refusal:
                self.path.clear()
        if self.policy is None:
            return None
        try:
            return fill(question, parse_words(self.policy.decide(question).text()))
        except Refusal:
            return None


class Elsewhere(Player):
    """Somebody of another side: what he answers is not foreseen."""

    def decide(self, question: Question) -> Choice:
        """The end, unless nobody is asked."""
        if question.void():
            return known(question).default()
        raise Over


def step_of(question: Question, filled: Partial) -> Step:
    """An answer with what is to be told of it."""
    fight = question.fight
    slot = question.slot({})
    group = ""
    for option in [] if slot is None else slot.options:
        if option.value == filled[VERB]:
            group = option.group
    foes = {one.slug for one in fight.roster if fight.enemies(question.side, one.side)}
    named = {part.partition(":")[0] for value in filled.values() for part in value.split(",")}
    text = question.build(dict(filled)).text()
    return Step(
        question.kind, text, dict(filled), group, bool(foes & named), said_of(question, filled)
    )


class Course:
    """Thinks plans through from a moment of a fight, as the side that is asked knows it."""

    def __init__(self, source: Session | Begin, question: Question, policy: Player | None) -> None:
        self.question = known(question)
        self.walker = Walker(question, policy)
        self.begin: Begin | None = None
        """A fight of one's own at this moment, with these players and dice."""
        if not isinstance(source, Session):
            self.begin = source
        elif len(source.pending) == 1:
            # Two who are asked at once do not wait for each other: there is nothing to go on to.
            self.begin = position_of(source, question, question.side).begin
        self.fight: Fight | None = None
        """Where the latest plan left off; nothing where it was not thought through."""
        elsewhere = Elsewhere()
        self.players: list[Player] = [elsewhere] * len(question.fight.sides)
        self.players[question.side] = self.walker

    def walk(self, path: Sequence[str]) -> tuple[tuple[Step, ...], object] | None:
        """All steps of a plan that begins so, and a key: equal ones come to the same.

        Nothing where its first answer is not legal.
        """
        self.fight = None
        try:
            first = fill(self.question, parse_words(path[0]))
        except Refusal:
            return None
        if self.begin is None:
            return self._alone(first)
        walker = self.walker
        walker.go(first, list(path[1:]))
        fight = self.begin(self.players, NoDice())
        done = False
        try:
            while not fight.over:
                fight.advance()
                done = walker.begun
        except (Over, Ended):
            pass
        except (Misfit, DiceMismatch):
            # Somebody whom the side does not know of has had a hand in it.
            return self._alone(first)
        if not walker.steps:
            return self._alone(first)
        self.fight = fight
        # Between two steps everything is in the state; within one, also in what was said last.
        last = "" if done else walker.steps[-1].text
        return tuple(walker.steps), (fight.key(), last)

    def _alone(self, first: Partial) -> tuple[tuple[Step, ...], object]:
        step = step_of(self.question, first)
        return (step,), step.text


class Planner:
    """Lists the plans of a book's questions."""

    def __init__(self, book: Book) -> None:
        self.book = book
        self.whim = Stream(1, 1)
        levels = [level for level in LEVELS if level in book.levels]
        self.level = levels[-1] if levels else "book"
        """Who judges: the strongest of the book's minds, or its own policy."""
        self.player = book.policies()[self.level](self.whim)

    def offers(
        self, source: Session | Begin, question: Question, most: int = SHOWN, blind: bool = False
    ) -> list[Offer]:
        """Plans for a pending question of a session, the best first; none for dice.

        `blind` for a seat that may not know foes' numbers: then nothing is judged, a blow is met
        before it is taken, and plans come in the book's order.
        """
        if isinstance(question, DiceQuestion):
            return []
        self.whim.rekey(1, 1)
        begun = [] if blind else self._judged(question)
        found = Found(Course(source, question, None if blind else self._going_on()))
        for offer, path in begun:
            found.add(offer, path)
        if blind:
            self._guarded(question, found)
        self._others(question, found, most)
        return chosen(_tied(found.offers), most)

    def _going_on(self) -> Player:
        player = self.player
        return player.habit if isinstance(player, Mind) else player

    def _judged(self, question: Question) -> list[tuple[Offer, list[str]]]:
        """What the book's mind lists, the best first; or else what its policy does."""
        aside = Aside(question.fight, question.side)
        try:
            player = self.player
            if isinstance(player, Mind):
                if player.best(question) is not None:
                    plans = sorted(player.plans.found(), key=lambda plan: -plan.score)
                    return [(_marked(plan), [one.text() for one in plan.steps]) for plan in plans]
                player = player.habit
            return [(Offer(()), [player.decide(question).text()])]
        finally:
            aside.back()

    def _guarded(self, question: Question, found: "Found") -> None:
        """The usual way to meet a blow: of somebody blind nothing is judged, but he would do it."""
        asked = known(question)
        slot = asked.slot({})
        open_verbs = [] if slot is None else slot.values()
        for verb in self.book.guards.get(question.kind, ()):
            filled = _usual(asked, verb, {}) if verb in open_verbs else None
            if filled is not None:
                found.add(Offer(()), [asked.build(filled).text()])
                found.add(Offer(()), [asked.default().text()])
                return

    def _others(self, question: Question, found: "Found", most: int) -> None:
        """One choice of every other verb, kinds that are missing first, as far as they are wanted.

        Listing what a slot offers takes its time, so no more is looked at than is shown.
        """
        asked = known(question)
        slot = asked.slot({})
        if slot is None:
            return
        if not found.offers:
            found.add(Offer(()), [asked.default().text()])
        like = dict(found.offers[0].steps[0].filled) if found.offers else {}
        verbs = slot.options
        if asked.own_turn():
            verbs = [one for one in verbs if one.value not in self.book.grave]
        few = most <= SHOWN
        for new_kinds in (True, False):
            for option in verbs:
                if few and len(found.kinds()) >= min(most, ENOUGH):
                    return
                if few and not new_kinds and len(found.offers) >= FEWEST:
                    return
                if len(found.offers) >= max(TRIED, most):
                    return
                if option.value in found.verbs or (option.group in found.kinds()) is new_kinds:
                    continue
                filled = _usual(asked, option.value, like)
                if filled is not None and option.group in HARMFUL and _on_friends(asked, filled):
                    continue
                if filled is not None:
                    found.add(Offer(()), [asked.build(filled).text()])


class Found:
    """Plans that were thought through; what comes to the same is one."""

    def __init__(self, course: Course) -> None:
        self.course = course
        self.offers: list[Offer] = []
        self.verbs: set[str] = set()
        """What plans begin with."""
        self._places: dict[object, int] = {}

    def kinds(self) -> set[str]:
        """The kinds of them."""
        return {one.kind for one in self.offers}

    def add(self, offer: Offer, path: Sequence[str]) -> None:
        """One more that begins so, if it is legal and something of its own."""
        walked = self.course.walk(path)
        if walked is None:
            return
        steps, key = walked
        self.verbs.add(steps[0].filled[VERB])
        offer = replace(offer, steps=steps)
        if key in self._places:
            place = self._places[key]
            if len(steps) < len(self.offers[place].steps):
                self.offers[place] = replace(self.offers[place], steps=steps)
        elif offer.score is not None or not _by_way(offer, self.offers):
            self._places[key] = len(self.offers)
            self.offers.append(offer)


def plans_of(session: Session, question: str = "", most: int = SHOWN) -> list[Offer]:
    """The plans of a session's question, the best first: of the first that is pending, or by name.

        for plan in plans_of(session):
            print(plan.kind, plan.answers)

    `fechtbuch.play.follow` answers by a whole plan, `fechtbuch.advise.figures.Trial` plays it on.
    """
    for one in session.pending:
        if question in ("", one.id):
            return Planner(scenario_of(session.record).rulebook).offers(session, one, most)
    return []


def _usual(question: Question, verb: str, like: Partial) -> Partial | None:
    """A choice of a verb: as another one where it can be, else what goes without saying."""
    filled: Partial = {VERB: verb}
    while True:
        slot = question.slot(filled)
        if slot is None:
            return filled
        value = _value(slot, like, question)
        if value is None or len(filled) > 2 * MOST_STEPS:
            return None
        filled[slot.name] = value


def _foes(question: Question) -> set[str]:
    fight = question.fight
    return {one.slug for one in fight.roster if fight.enemies(question.side, one.side)}


def _on_friends(question: Question, filled: Partial) -> bool:
    """Whether those who are named are all of one's own side."""
    named = {part.partition(":")[0] for value in filled.values() for part in value.split(",")}
    friends = {one.slug for one in question.fight.roster} - _foes(question)
    return bool(named & friends) and not named & _foes(question)


def _value(slot: Slot, like: Partial, question: Question) -> str | None:
    if slot.kind == "text":
        return slot.default
    wanted = like.get(slot.name)
    if wanted is not None and wanted in slot.values():
        return wanted
    if slot.default is not None:
        return slot.default
    values = slot.values()
    if slot.kind in PEOPLE and len(values) > 1:
        # What may be done to friend and foe alike is done to a foe.
        foes = _foes(question)
        values = [one for one in values if one.partition(":")[0] in foes] or values
    return values[0] if values else None


def _marked(plan: Plan) -> Offer:
    return Offer((), {name: int(mark) for name, mark in plan.marks()}, int(plan.score))


def _by_way(offer: Offer, found: list[Offer]) -> bool:
    """Whether it is another plan with something said or done first that nobody has judged."""
    ends = [offer.answers[place:] for place in range(1, len(offer.steps))]
    return any(one.answers in ends for one in found)


def _tied(offers: list[Offer]) -> list[Offer]:
    """Mark whoever is judged as good as the best."""
    if not offers or offers[0].score is None:
        return offers
    best = offers[0].score
    return [replace(one, tied=one.score == best) for one in offers]


def chosen(offers: list[Offer], most: int) -> list[Offer]:
    """Some that differ in kind: the best of each, and more of a kind only where kinds are few.

    Of those that nobody has judged no more are taken than make a choice.
    """
    few = most <= SHOWN
    picked: list[Offer] = []
    for tell, enough, judged in (
        (_kind, most, True),
        (_kind, min(most, ENOUGH) if few else most, False),
        (_verb, min(most, FEWEST) if few else most, False),
        (_answers, min(most, FEWEST) if few else most, False),
    ):
        told = [tell(one) for one in picked]
        for one in offers:
            if len(picked) >= enough:
                break
            if judged and one.score is None and one is not offers[0]:
                continue
            if one not in picked and tell(one) not in told:
                picked.append(one)
                told.append(tell(one))
    return sorted(picked, key=offers.index)


def _kind(offer: Offer) -> object:
    return offer.kind


def _verb(offer: Offer) -> object:
    return offer.deed.filled[VERB]


def _answers(offer: Offer) -> object:
    return offer.answers


def plan_words(offer: Offer, names: Names) -> tuple[str, str]:
    """What is done and to whom; and how, with what comes before and after it."""
    deed = offer.deed
    title, rest = deed_of(names, deed.said)
    place = offer.steps.index(deed)
    before = [label_of(names, step.said) for step in offer.steps[:place]]
    after = [label_of(names, step.said) for step in offer.steps[place + 1 :]]
    line = " · ".join([*before, *([rest] if rest else []), *after])
    return title[:1].upper() + title[1:], line[:1].upper() + line[1:]
