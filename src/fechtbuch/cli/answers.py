"""Answers to questions as tables for people."""

from functools import singledispatchmethod

from rich.console import Console
from rich.table import Table
from rich.text import Text

from fechtbuch.books.base import books
from fechtbuch.questions import Balance, Finding, Matchups, Regress, Sensitivity, Value, Why
from fechtbuch.questions.charts import errors_of
from fechtbuch.questions.speaking import Speech
from fechtbuch.questions.telling import circle, effort, measured, mix, sentence, story
from fechtbuch.text.rules import rules_in

MOST_ROWS = 15
"""Rows of tables that are cut; files have all of them."""


class Answer:
    """Prints findings in the reader's language."""

    def __init__(self, screen: Console, words: Speech) -> None:
        self.screen = screen
        self.words = words

    def show(self, finding: Finding) -> None:
        """What was found in one sentence, from how much, and the table behind it."""
        words = self.words
        self._line(words.title(finding.asked.title), "dim")
        self._line(sentence(finding, words), "bold")
        self._line(f"{effort(finding.asked, words)}; {finding.asked.seconds:.1f} s", "dim")
        self.screen.print()
        self.body(finding)

    @singledispatchmethod
    def body(self, finding: Finding) -> None:
        """The table behind a finding."""
        raise NotImplementedError(type(finding).__name__)

    @body.register
    def _(self, finding: Balance) -> None:
        words = self.words
        crossing = finding.crossing
        if crossing is not None:
            low, high = (words.number(end, 2) for end in crossing.interval)
            low = f"≤ {low}" if crossing.open_low else low
            high = f"≥ {high}" if crossing.open_high else high
            arguments = {"at": words.number(crossing.at, 2), "low": low, "high": high}
            self._line(words.tell("crossing-interval", arguments))
            self._line(
                words.tell(
                    "best-whole",
                    {
                        "mix": mix(finding, finding.best.at, words),
                        "value": measured(finding, finding.best.value, words),
                    },
                )
            )
            self.screen.print()
        table = self._table(
            [words.path(finding.scenario, axis.path) for axis in finding.axes],
            [
                words.tell(f"measure-{finding.target.kind}", {"side": self._side(finding)}),
                words.tell("column-interval"),
                words.tell("column-cost"),
            ],
        )
        points = list(finding.points)
        if len(finding.axes) > 1:
            aim = finding.target.value
            points.sort(key=lambda point: (abs(point.value - aim) > finding.within, point.cost))
            points = points[:MOST_ROWS]
        for point in points:
            low, high = (measured(finding, end, words) for end in point.interval)
            table.add_row(
                *(Text(words.value(value)) for value in point.at),
                measured(finding, point.value, words),
                f"{low} – {high}",
                words.number(point.cost, 0 if point.cost == int(point.cost) else 1),
                style="bold" if point == finding.best else "",
            )
        self.screen.print(table)
        self._more(len(finding.points) - len(points))

    def _side(self, finding: Balance) -> str:
        return self.words.side(finding.scenario.sides[finding.target.side].name)

    @body.register
    def _(self, finding: Sensitivity) -> None:
        words = self.words
        side = words.side(finding.name)
        self._line(words.tell("tornado", {"side": side, "share": words.percent(finding.share)}))
        table = self._table(
            [words.tell("column-thing"), words.tell("column-step")],
            [
                words.tell("measure-won", {"side": side}),
                words.tell("column-difference"),
                words.tell("column-interval"),
                words.tell("column-sure"),
            ],
        )
        ranked = finding.ranked()
        for ways in ranked[:MOST_ROWS]:
            for number, effect in enumerate(ways):
                low, high = effect.interval
                table.add_row(
                    Text("" if number else effect.change.label(words)),
                    Text(effect.change.step(words)),
                    words.percent(effect.share),
                    words.points(effect.difference),
                    f"{words.points(low)} … {words.points(high)}",
                    "●" if effect.sure else "",
                )
        self.screen.print(table)
        self._more(len(ranked) - MOST_ROWS)
        count = len(finding.effects)
        self._line(words.tell("corrected", {"count": count}), "dim")
        if finding.skipped:
            self._line(words.tell("skipped", {"count": len(finding.skipped)}), "dim")

    @body.register
    def _(self, finding: Matchups) -> None:
        words = self.words
        order = finding.ranked()
        narrow = len(order) <= MOST_ROWS
        table = self._table(
            [words.tell("column-fighter")],
            [
                words.tell("column-rating"),
                "±",
                words.tell("column-mix"),
                *(str(number) for number in range(1, len(order) + 1) if narrow),
            ],
        )
        for number, one in enumerate(order, 1):
            cells = [
                "·" if one == other else f"{100 * finding.share(one, other):.0f}"
                for other in order
                if narrow
            ]
            table.add_row(
                Text(f"{number}. {words.contender(finding.called[one])}"),
                f"{finding.ratings[one].value:.0f}".replace("-", "−"),
                f"{finding.ratings[one].half:.0f}",
                words.percent(finding.mix[one], 0) if finding.mix[one] >= 0.005 else "",
                *cells,
            )
        self.screen.print(table)
        self._line(words.tell("matchups-told"), "dim")
        for members in finding.circles[:MOST_ROWS]:
            self._line(circle(finding, members, words))
        if not finding.circles:
            self._line(words.tell("no-circles"), "dim")
        self._more(len(finding.circles) - MOST_ROWS)

    @body.register
    def _(self, finding: Regress) -> None:
        words = self.words
        if finding.shifts:
            table = self._table(
                [words.tell("column-scenario"), words.tell("column-side")],
                [
                    words.tell("column-before"),
                    words.tell("column-after"),
                    words.tell("column-difference"),
                    words.tell("column-interval"),
                    words.tell("column-sure"),
                ],
            )
            for shift in finding.shifts:
                low, high = shift.interval
                table.add_row(
                    Text(words.title(shift.title)),
                    Text(words.side(shift.name)),
                    words.percent(shift.before),
                    words.percent(shift.after),
                    words.points(shift.difference),
                    f"{words.points(low)} … {words.points(high)}",
                    "●" if shift.sure else "",
                )
            self.screen.print(table)
            self._line(words.tell("corrected", {"count": len(finding.shifts)}), "dim")
        if finding.untouched:
            self._line(words.tell("untouched", {"names": ", ".join(finding.untouched)}), "dim")

    @body.register
    def _(self, finding: Why) -> None:
        words = self.words
        self._line(
            words.tell(
                "shares-from",
                {
                    "nothing": words.percent(finding.nothing),
                    "share": words.percent(finding.share),
                },
            )
        )
        table = self._table(
            [words.tell("column-thing")],
            [
                words.tell("column-share-of"),
                words.tell("column-interval"),
                words.tell("column-without"),
                words.tell("column-sure"),
            ],
        )
        for part in finding.parts[:MOST_ROWS]:
            share = part.shapley
            table.add_row(
                Text(part.factor.label(words)),
                "" if share is None else words.points(share.value),
                ""
                if share is None
                else f"{words.points(share.interval[0])} … {words.points(share.interval[1])}",
                words.percent(part.left),
                "●" if part.sure else "",
            )
        self.screen.print(table)
        self._more(len(finding.parts) - MOST_ROWS)
        self._line(words.tell("shares-told"), "dim")
        self.screen.print()
        for text in story(finding, words):
            self._line(text)
        if finding.rules:
            titles = rules_in(books()[finding.asked.book], words.language)
            self.screen.print()
            self._line(words.tell("rules-decided", {"fights": finding.told}), "dim")
            for rule in finding.rules:
                title = titles[rule.rule].title if rule.rule in titles else rule.rule
                times = words.number((rule.decided or 0) / finding.told, 2)
                self._line(f"  {rule.rule}  {title}: {times}")

    @body.register
    def _(self, finding: Value) -> None:
        words = self.words
        table = self._table(
            [words.tell("column-fighter")],
            [
                words.tell("column-points-cost"),
                words.tell("column-interval"),
                words.tell("column-squad"),
            ],
        )
        for one in finding.ranked():
            cost = finding.costs[one]
            table.add_row(
                Text(words.contender(finding.called[one])),
                words.number(cost.value, 0),
                f"{words.number(cost.interval[0], 0)} – {words.number(cost.interval[1], 0)}",
                words.number(4 * cost.value, 0),
            )
        self.screen.print(table)
        self._line(words.tell("value-error", errors_of(finding, words)))
        twice = 1 / (1 + 2**-finding.power)
        self._line(words.tell("value-power", {"share": words.percent(twice, 0)}))

    def _table(self, left: list[str], right: list[str]) -> Table:
        table = Table(box=None, pad_edge=False)
        for name in left:
            table.add_column(Text(name), overflow="fold")
        for name in right:
            table.add_column(Text(name), justify="right", overflow="fold")
        return table

    def _line(self, text: str, style: str = "") -> None:
        self.screen.print(Text(text, style))

    def _more(self, count: int) -> None:
        if count > 0:
            self._line(self.words.catalogue.say("more-rows", {"count": count}), "dim")
