"""Standing answers: what somebody has decided beforehand, and when it is to be asked all the same.

*When* (the kind of question, from whom) → *answer*, if its chance is at least so much, it costs no
more than so much and so much is left after it; otherwise the person is asked. Everything is judged
from what the side that is asked knows. Nothing grave is ever answered so: no surrender, no flight,
no extra effort, nothing that the next answer could not mend.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from fechtbuch.books.base import Book
from fechtbuch.engine.choices import VERB, Partial, Question, Refusal, guess, parse_words
from fechtbuch.engine.knowing import known, unknown_to
from fechtbuch.engine.reader import DiceQuestion
from fechtbuch.engine.session import Session
from fechtbuch.odds import OddsError, TooMany, exchange, sampled
from fechtbuch.play.plans import Course, Offer
from fechtbuch.text import Names

STANDING = "standing"
"""Who is said to have answered."""

MOST_RUNS = 1000
SAMPLES = 400

PLACED = ("path", "field", "direction", "fighter", "fighters", "text")
"""Kinds of slots whose values are for this moment only: a standing answer leaves them open."""


@dataclass(frozen=True)
class Order:
    """One standing answer of a fighter."""

    kind: str
    """The kind of question that it answers."""
    fighter: str
    text: str
    """The answer, as a person types it: what is not said takes its default."""
    foe: str = ""
    """Only if the question is about this one; empty for anybody."""
    chance: int = 0
    """Only if it succeeds with at least so many per cent."""
    cost: int | None = None
    """Only if it takes no more actions than this."""
    keep: int = 0
    """Only if so many actions are left after it."""

    def to_list(self) -> list[str]:
        """The order as it is kept; conditions are left out where there are none."""
        plain = [self.kind, self.fighter, self.text]
        cost = "" if self.cost is None else str(self.cost)
        more = [self.foe, str(self.chance), cost, str(self.keep)]
        return plain if more == ["", "0", "", "0"] else [*plain, *more]

    @staticmethod
    def from_list(kept: Sequence[str]) -> "Order":
        """Read an order as it was kept, by an older version, too."""
        kind, fighter, text = kept[:3]
        if len(kept) < 7:
            return Order(kind, fighter, text)
        foe, chance, cost, keep = kept[3:7]
        return Order(kind, fighter, text, foe, int(chance), int(cost) if cost else None, int(keep))


def replaced(orders: Sequence[Order], new: Order) -> list[Order]:
    """Orders with a new one in the place of whichever was for the same; without a text, without it.

    Those about one foe come before those about anybody.
    """
    key = (new.kind, new.fighter, new.foe)
    rest = [one for one in orders if (one.kind, one.fighter, one.foe) != key]
    both = [*rest, new] if new.text else rest
    return sorted(both, key=lambda one: not one.foe)


def is_grave(book: Book, filled: Partial) -> bool:
    """Whether a choice is one that nobody decides beforehand."""
    if filled[VERB] in book.grave:
        return True
    return any(value and slot in book.grave for slot, value in filled.items())


def check(book: Book, text: str) -> None:
    """`Refusal` if an answer cannot be left standing."""
    words = [one.partition("=")[0] for one in text.split()]
    for word in words:
        if word in book.grave:
            raise Refusal("standing-grave", "", text)


def suggested(book: Book, offers: Sequence[Offer]) -> list[str]:
    """Answers that could be left standing, from the plans of a question: without this moment's."""
    found: list[str] = []
    for offer in offers:
        step = offer.steps[0]
        if is_grave(book, step.filled):
            continue
        kinds = {one.slot: one.kind for one in step.said}
        words = parse_words(step.text)
        kept = [
            f"{slot}={value}"
            for slot, value in words.items()
            if slot in kinds and slot != VERB and kinds[slot] not in PLACED
        ]
        text = " ".join([words[VERB], *kept])
        if text not in found:
            found.append(text)
    return found


def standing_answer(
    book: Book, session: Session, question: Question, orders: Sequence[Order], blind: bool = False
) -> Order | None:
    """The order that answers a question by itself; None where the person is asked.

    `blind` for a seat that may not know foes' numbers: it knows no chance either.
    """
    if isinstance(question, DiceQuestion) or question.side < 0:
        return None
    for order in orders:
        if _about(order, question) and _applies(book, session, question, order, blind):
            return order
    return None


def _about(order: Order, question: Question) -> bool:
    slug = "" if question.who is None else question.who.slug
    if order.kind != question.kind or order.fighter != slug:
        return False
    foe = question.fight.by_slug(order.foe)
    if foe is not None and unknown_to(foe, question.side):
        return False
    return not order.foe or order.foe in question.about().values()


def _applies(book: Book, session: Session, question: Question, order: Order, blind: bool) -> bool:
    asked = known(question)
    try:
        filled = guess(asked, order.text)
    except Refusal:
        return False
    if is_grave(book, filled):
        return False
    text = asked.build(filled).text()
    if order.cost is not None or order.keep:
        left = _left(book, session, question, text)
        if left is None:
            return False
        before, after = left
        if after < order.keep or (order.cost is not None and before - after > order.cost):
            return False
    if order.chance == 0:
        return True
    if blind:
        return False
    chance = chance_of(session, question, text)
    return chance is not None and 100 * chance >= order.chance


def _left(book: Book, session: Session, question: Question, text: str) -> tuple[int, int] | None:
    """The actions that somebody has before and after an answer; None where none are counted."""
    who = question.who
    before = None if who is None else book.actions_left(question.fight, who)
    if who is None or before is None:
        return None
    course = Course(session, question, None)
    course.walk([text])
    fighter = None if course.fight is None else course.fight.by_slug(who.slug)
    if course.fight is None or fighter is None:
        return None
    after = book.actions_left(course.fight, fighter)
    return None if after is None else (before, after)


def chance_of(session: Session, question: Question, text: str) -> float | None:
    """The chance that an answer does what it is for, for all that the side knows.

    In one's own turn that a foe comes to harm, else that one comes to none oneself.
    """
    who = question.who
    if who is None:
        return None
    seat = int(question.side)
    try:
        try:
            odds = exchange(session, who.slug, text, most_runs=MOST_RUNS, seat=seat)
        except TooMany:
            odds = sampled(session, who.slug, text, samples=SAMPLES, seat=seat)
    except OddsError:
        return None
    if not question.own_turn():
        return float(odds.victims.get(who.slug, {}).get(0, 1))
    fight = question.fight
    unhurt = 1.0
    for slug, chances in odds.victims.items():
        victim = fight.by_slug(slug)
        if victim is not None and fight.enemies(question.side, victim.side):
            unhurt *= float(chances.get(0, 0))
    return 1 - unhurt


def words_label(text: str, names: Names) -> str:
    """A standing answer in words: its verb, and what was said of it."""
    words = parse_words(text)
    said = [names.word(value) for slot, value in words.items() if slot != VERB]
    verb = names.catalogue.say(f"verb-{words[VERB]}")
    return names.catalogue.labelled(verb, ", ".join(said)) if said else verb


def order_label(order: Order, names: Names) -> str:
    """An order in words, with its conditions."""
    say = names.catalogue.say
    try:
        answer = words_label(order.text, names)
    except Refusal:
        answer = order.text
    when: list[str] = []
    if order.foe:
        when.append(say("standing-foe", {"foe": names.by_slug(order.foe)}))
    if order.chance:
        when.append(say("standing-chance", {"chance": order.chance}))
    if order.cost is not None:
        when.append(say("standing-cost", {"cost": order.cost}))
    if order.keep:
        when.append(say("standing-keep", {"keep": order.keep}))
    conditions = f" ({', '.join(when)})" if when else ""
    return names.catalogue.labelled(names.by_slug(order.fighter), f"{answer}{conditions}")
