"""The tables behind findings, in the reader's language: for the terminal and the page."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import singledispatch

from fechtbuch.books.base import books
from fechtbuch.questions.balance import Balance
from fechtbuch.questions.charts.forest import errors_of
from fechtbuch.questions.finding import Finding
from fechtbuch.questions.matchups import Matchups
from fechtbuch.questions.regress import Regress
from fechtbuch.questions.sensitivity import Sensitivity
from fechtbuch.questions.speaking import Speech
from fechtbuch.questions.telling import circle, measured, mix, named_upsets, story
from fechtbuch.questions.values import Value
from fechtbuch.questions.why import Part, Why
from fechtbuch.scenario import names
from fechtbuch.simulate.statistics import Interval
from fechtbuch.text.rules import rules_in

SURE = "●"


@dataclass(frozen=True)
class Row:
    """One line of a table."""

    cells: tuple[str, ...]
    best: bool = False
    """Whether this is the answer."""
    goes_on: bool = False
    """Whether it belongs to the line before: another step of the same thing."""


@dataclass(frozen=True)
class Note:
    """A sentence above or below a table."""

    text: str
    small: bool = False
    """Whether it only explains."""
    across: bool = False
    """Whether it is about the columns of everybody against each other."""


@dataclass(frozen=True)
class Sheet:
    """A finding as a table with what is to be said about it; all rows, however many."""

    words: tuple[str, ...]
    """Titles of the columns with words, which come first."""
    numbers: tuple[str, ...]
    """Titles of the columns with numbers."""
    rows: tuple[Row, ...]
    before: tuple[Note, ...] = ()
    after: tuple[Note, ...] = ()
    story: tuple[Note, ...] = ()
    """What is told in sentences, paragraph by paragraph."""
    more: tuple[Note, ...] = ()
    """What belongs to the story, line by line."""
    long: bool = False
    """Whether its end matters least, so that it may be cut where there is little room."""


@singledispatch
def sheet(finding: Finding, words: Speech) -> Sheet:
    """The table behind a finding."""
    raise NotImplementedError(type(finding).__name__)


def _span(interval: Interval, words: Speech) -> str:
    return f"{words.points(interval[0])} … {words.points(interval[1])}"


def _mark(sure: bool) -> str:
    return SURE if sure else ""


def _told(words: Speech, names: Sequence[str]) -> tuple[str, ...]:
    return tuple(words.tell(f"column-{name}") for name in names)


@sheet.register
def _(finding: Balance, words: Speech) -> Sheet:
    before: list[Note] = []
    crossing = finding.crossing
    if crossing is not None:
        low, high = (words.number(end, 2) for end in crossing.interval)
        low = f"≤ {low}" if crossing.open_low else low
        high = f"≥ {high}" if crossing.open_high else high
        arguments = {"at": words.number(crossing.at, 2), "low": low, "high": high}
        before.append(Note(words.tell("crossing-interval", arguments)))
        best = {
            "mix": mix(finding, finding.best.at, words),
            "value": measured(finding, finding.best.value, words),
        }
        before.append(Note(words.tell("best-whole", best)))
    side = words.side(finding.scenario.sides[finding.target.side].name)
    points = finding.ranked() if len(finding.axes) > 1 else finding.points
    rows: list[Row] = []
    for point in points:
        low, high = (_amount(finding, end, words) for end in point.interval)
        cells = (
            *(
                words.value(value, axis.path)
                for axis, value in zip(finding.axes, point.at, strict=True)
            ),
            _amount(finding, point.value, words),
            f"{low} – {high}",
            words.number(point.cost, 0 if point.cost == int(point.cost) else 1),
        )
        rows.append(Row(cells, best=point == finding.best))
    return Sheet(
        tuple(words.path(finding.scenario, axis.path) for axis in finding.axes),
        (
            words.tell(f"measure-{finding.target.kind}", {"side": side}),
            *_told(words, ("interval", "cost")),
        ),
        tuple(rows),
        tuple(before),
        long=len(finding.axes) > 1,
    )


def _amount(finding: Balance, value: float, words: Speech) -> str:
    """What is measured, in a column whose title says what that is."""
    return words.percent(value) if finding.target.kind == "won" else words.number(value)


@sheet.register
def _(finding: Sensitivity, words: Speech) -> Sheet:
    side = words.side(finding.name)
    rows = [
        Row(
            (
                effect.change.label(words),
                effect.change.step(words),
                words.percent(effect.share),
                words.points(effect.difference),
                _span(effect.interval, words),
                _mark(effect.sure),
            ),
            goes_on=number > 0,
        )
        for ways in finding.ranked()
        for number, effect in enumerate(ways)
    ]
    after = [Note(words.tell("corrected", {"count": len(finding.effects)}), small=True)]
    if finding.skipped:
        skipped = words.tell("skipped", {"count": len(finding.skipped)})
        after.append(Note(skipped, small=True))
    before = [Note(words.tell("tornado", {"side": side, "share": words.percent(finding.share)}))]
    steps = [f"{one.change.told(words)} ({words.percent(one.share)})" for one in finding.nearest()]
    if steps:
        before.append(Note(words.tell("nearest-even", {"steps": words.catalogue.listed(steps)})))
    return Sheet(
        _told(words, ("thing", "step")),
        (
            words.tell("measure-won", {"side": side}),
            *_told(words, ("difference", "interval", "sure")),
        ),
        tuple(rows),
        tuple(before),
        tuple(after),
        long=True,
    )


@sheet.register
def _(finding: Matchups, words: Speech) -> Sheet:
    order = finding.ranked()
    rows = [
        Row(
            (
                f"{number}. {words.contender(finding.called[one])}",
                words.number(finding.ratings[one].value, 0),
                f"{finding.ratings[one].half:.0f}",
                words.percent(finding.mix[one], 0) if finding.mix[one] >= 0.005 else "",
                *(
                    "·" if one == other else f"{100 * finding.share(one, other):.0f}"
                    for other in order
                ),
            )
        )
        for number, one in enumerate(order, 1)
    ]
    circles = [Note(circle(finding, members, words)) for members in finding.circles]
    upsets = [words.tell("beats").join(pair) for pair in named_upsets(finding, words)]
    straight = (
        Note(words.tell("upsets", {"pairs": words.catalogue.listed(upsets)}))
        if upsets
        else Note(words.tell("no-circles"), small=True)
    )
    return Sheet(
        _told(words, ("fighter",)),
        (
            words.tell("column-rating"),
            "±",
            words.tell("column-mix"),
            *(str(number) for number in range(1, len(order) + 1)),
        ),
        tuple(rows),
        after=(
            Note(words.tell("matchups-told"), small=True),
            Note(words.tell("matchups-across"), small=True, across=True),
        ),
        more=tuple(circles) or (straight,),
    )


@sheet.register
def _(finding: Regress, words: Speech) -> Sheet:
    rows = [
        Row(
            (
                words.title(shift.title),
                words.side(shift.name),
                words.percent(shift.before),
                words.percent(shift.after),
                words.points(shift.difference),
                _span(shift.interval, words),
                _mark(shift.sure),
            )
        )
        for shift in finding.shifts
    ]
    after: list[Note] = []
    if rows:
        after.append(Note(words.tell("corrected", {"count": len(rows)}), small=True))
    if finding.untouched:
        titles = {info.name: words.title(info.title) for info in names()}
        told = words.catalogue.listed(titles.get(name, name) for name in finding.untouched)
        after.append(Note(words.tell("untouched", {"names": told}), small=True))
    return Sheet(
        _told(words, ("scenario", "side")),
        _told(words, ("before", "after", "difference", "interval", "sure")),
        tuple(rows),
        after=tuple(after),
    )


@sheet.register
def _(finding: Why, words: Speech) -> Sheet:
    shares = {"nothing": words.percent(finding.nothing), "share": words.percent(finding.share)}
    rows = [
        Row(
            (
                part.factor.label(words),
                "" if part.shapley is None else words.points(part.shapley.value),
                "" if part.shapley is None else _span(part.shapley.interval, words),
                words.percent(part.left),
                _mark(part.sure),
            )
        )
        for part in sorted(finding.parts, key=_weight)
        if not _idle(part, finding)
    ]
    after = [Note(words.tell("shares-told"), small=True)]
    lines = {row.cells[0] for row in rows}  # two switches may be of one rule
    idle = [part.factor.label(words) for part in finding.parts if _idle(part, finding)]
    named = words.catalogue.listed(one for one in dict.fromkeys(idle) if one not in lines)
    if named:
        after.append(Note(words.tell("rules-idle", {"rules": named}), small=True))
    rules: list[Note] = []
    if finding.rules:
        titles = rules_in(books()[finding.asked.book], words.language)
        rules.append(Note(words.tell("rules-decided", {"fights": finding.told}), small=True))
        for rule in finding.rules:
            title = titles[rule.rule].title if rule.rule in titles else rule.rule
            times = words.number((rule.decided or 0) / finding.told, 2)
            told = words.catalogue.labelled(title, times)
            rules.append(Note(f"  {rule.rule}  {told}"))
    return Sheet(
        _told(words, ("thing",)),
        _told(words, ("share-of", "interval", "without", "sure")),
        tuple(rows),
        (Note(words.tell("shares-from", shares)),),
        tuple(after),
        tuple(Note(text) for text in story(finding, words)),
        tuple(rules),
        long=True,
    )


def _idle(part: Part, finding: Why) -> bool:
    """Whether it is a rule without which as many fights are won."""
    return part.factor.kind == "switch" and part.shapley is None and part.left == finding.share


def _weight(part: Part) -> float:
    """What has the largest share comes first; what has none, as it is in the finding."""
    return 0.0 if part.shapley is None else -1.0 - abs(part.shapley.value)


@sheet.register
def _(finding: Value, words: Speech) -> Sheet:
    rows: list[Row] = []
    for one in finding.ranked():
        cost = finding.costs[one]
        rows.append(
            Row(
                (
                    words.contender(finding.called[one]),
                    words.number(cost.value, 0),
                    f"{words.number(cost.interval[0], 0)} – {words.number(cost.interval[1], 0)}",
                    words.number(4 * cost.value, 0),
                )
            )
        )
    twice = words.percent(1 / (1 + 2**-finding.power), 0)
    rough = (Note(words.tell("value-rough")),) if finding.rough else ()
    return Sheet(
        _told(words, ("fighter",)),
        _told(words, ("points-cost", "interval", "squad")),
        tuple(rows),
        after=(
            Note(words.tell("value-error", errors_of(finding, words))),
            *rough,
            Note(words.tell("value-power", {"share": twice})),
        ),
    )
