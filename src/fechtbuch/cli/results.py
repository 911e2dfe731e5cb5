"""Results of the laboratory as tables for people."""

from collections import Counter

from rich.cells import cell_len
from rich.console import Console
from rich.table import Table
from rich.text import Text

from fechtbuch.books.base import Book
from fechtbuch.simulate import Closely, Comparison, Day, Levels, Result, Sweep
from fechtbuch.simulate.statistics import mean, quantile
from fechtbuch.simulate.words import Words
from fechtbuch.text.catalogue import Catalogue
from fechtbuch.text.rules import rules_in

MOST_ROWS = 12
"""Rows of tables that are cut; JSON has all of them."""


WIDE = 100
"""Columns of a screen from which on the heads of tables stand in full."""


class Report:
    """Prints results in the reader's language."""

    def __init__(self, screen: Console, catalogue: Catalogue, book: Book) -> None:
        self.screen = screen
        self.say = catalogue.say
        self.catalogue = catalogue
        self.book = book
        self.words = Words(catalogue.language, book.key)
        self.figures = self.words.figures

    def _column(self, key: str) -> str:
        """The head of a column; its short form where the screen is narrow."""
        return self.say(key) if self.screen.width >= WIDE else self.catalogue.short(key)

    def show(self, result: Result | Sweep | Comparison | Day) -> None:
        """Print whatever came out."""
        if isinstance(result, Sweep):
            self.sweep(result)
        elif isinstance(result, Comparison):
            self.comparison(result)
        elif isinstance(result, Day):
            self.day(result)
        else:
            self.result(result)

    def result(self, result: Result) -> None:
        """One simulation."""
        say = self.say
        self._head(result.title)
        how = say("version-compiled" if result.compiled else "version-interpreted")
        self._dim(
            say(
                "simulated",
                {
                    "fights": result.fights,
                    "seed": str(result.seed),
                    "seconds": self.figures.number(result.seconds, 2),
                    "rate": self.figures.number(result.fights_per_second, 0),
                    "decisions": self.figures.number(result.decisions_per_second, 0),
                    "how": how,
                },
            )
        )
        self._stopped(result.stopped)
        self._dim(say("played-by", {"who": self._players(result)}))
        sides = self._table(["side"], ["wins", "share", "interval", "standing", "losses"])
        for side in result.sides.values():
            low, high = side.interval
            stand = self.figures.number(mean(side.standing)) if side.standing else ""
            lost = self.figures.number(mean(side.losses)) if side.losses else ""
            sides.add_row(
                Text(self.words.side(side.name)),
                self.figures.count(side.wins),
                self.figures.percent(side.share),
                self.figures.span(low, high),
                stand,
                lost,
            )
        share = self.figures.percent(result.draws / result.fights)
        sides.add_row(Text(say("draws")), self.figures.count(result.draws), share)
        self._print(sides)
        self._bounded(result.bounded)
        rounds = result.rounds
        self.screen.print(
            Text(
                say(
                    "rounds-took",
                    {
                        "mean": self.figures.number(rounds.mean),
                        "low": rounds.p5,
                        "median": rounds.p50,
                        "high": rounds.p95,
                    },
                )
            )
        )
        fighters = self._table(
            ["fighter", "side"], ["still", "out-in", "survived", "dealt", "taken"]
        )
        for slug, one in result.fighters.items():
            out = str(quantile(one.left, 0.5)) if one.left else ""
            fighters.add_row(
                Text(self.words.fighter(result, slug)),
                Text(self.words.side(result.sides[one.side].name)),
                self.figures.percent(one.standing),
                out,
                self.figures.percent(one.survived),
                self.figures.number(one.damage_dealt),
                self.figures.number(one.damage_taken),
            )
        self.screen.print()
        self._print(fighters)
        if result.closely is not None:
            self._closely(result, result.closely)

    def _players(self, result: Result) -> str:
        """At which level each side played."""
        if len(set(result.policies.values())) == 1:
            return next(iter(result.policies.values()))
        sides = result.sides
        return ", ".join(
            self.words.catalogue.labelled(self.words.side(sides[slug].name), policy)
            for slug, policy in result.policies.items()
        )

    def levels(self, found: Levels) -> None:
        """One scenario at every level."""
        say = self.say
        self._head(found.title)
        first = next(iter(found.results.values()))
        self._dim(say("levels-simulated", {"fights": first.fights, "seed": str(first.seed)}))
        table = Table(box=None, pad_edge=False)
        table.add_column(say("level"))
        for side in first.sides.values():
            table.add_column(self.words.side(side.name), justify="right")
        table.add_column(say("draws"), justify="right")
        for level, result in found.results.items():
            shares = [
                f"{self.figures.percent(side.share)} ({self.figures.span(*side.interval)})"
                for side in result.sides.values()
            ]
            table.add_row(Text(level), *shares, self.figures.percent(result.draws / result.fights))
        self._print(table)
        self.screen.print(Text(say("levels-agree" if found.agree else "levels-differ")))

    def _closely(self, result: Result, closely: Closely) -> None:
        self.screen.print()
        self._dim(self.say("looked-closely", {"fights": closely.fights}))
        options = self._table(
            ["fighter", "action", "item"], ["chosen", "worked", "damage", "won-with"]
        )
        kept = sorted(closely.options, key=lambda option: -option.times)[:MOST_ROWS]
        alike = Counter((one.fighter, one.verb, one.item) for one in kept)
        for option in sorted(kept, key=lambda option: (option.fighter, -option.times)):
            action = self.words.verb(option.verb)
            if alike[option.fighter, option.verb, option.item] > 1:
                action += f" ({self.words.asked(option.question)})"  # the same, asked otherwise
            options.add_row(
                Text(self.words.fighter(result, option.fighter)),
                Text(action),
                Text(self.words.item(option.item)),
                self.figures.number(option.times / closely.fights, 2),
                self.figures.percent(option.hits / option.times) if option.hits else "",
                self.figures.number(option.damage / closely.fights) if option.damage else "",
                self.figures.percent(option.won / option.fights),
            )
        self._print(options)
        self._more(len(closely.options) - len(kept))
        rules = self._table(["rule", "title"], ["had-a-say", "changed", "decided"])
        deciding = sorted(
            closely.rules, key=lambda rule: (-(rule.decided or 0), -rule.changed, -rule.told)
        )[:MOST_ROWS]
        for rule in deciding:
            known = rules_in(self.book, self.catalogue.language).get(rule.rule)
            rules.add_row(
                Text(rule.rule),
                Text(known.title if known is not None else ""),
                self.figures.percent(rule.fights / closely.fights),
                self.figures.number(rule.changed / closely.fights, 2) if rule.changed else "",
                self.figures.number(rule.decided / closely.fights, 2) if rule.decided else "",
            )
        self.screen.print()
        self._print(rules)
        self._more(len(closely.rules) - len(deciding))
        health = self._table(["fighter"], ["health", "half-of-fights"])
        for slug, counts in list(closely.health.items())[:MOST_ROWS]:
            ends = (self.figures.number(quantile(counts, part), 0) for part in (0.25, 0.75))
            span = " – ".join(ends)
            health.add_row(
                Text(self.words.fighter(result, slug)), self.figures.number(mean(counts)), span
            )
        self.screen.print()
        self._print(health)

    def sweep(self, sweep: Sweep) -> None:
        """A sweep: one row for each cell."""
        self._head(sweep.title)
        self._ran(sweep.fights, sweep.seconds, sweep.processes, sweep.fresh)
        self._stopped(sweep.stopped)
        known = [cell.result for cell in sweep.cells if cell.result is not None]
        if not known:
            return
        table = Table(box=None, pad_edge=False)
        for axis in sweep.axes:
            table.add_column(Text(axis.path), justify="right")
        for side in known[0].sides.values():
            table.add_column(Text(self.words.side(side.name)), justify="right")
            table.add_column("±", justify="right", style="dim")
        first = next(iter(known[0].sides))
        held = any(cell.shifts for cell in sweep.cells)
        if held:
            table.add_column(
                self.say("column-against", {"side": self.words.side(known[0].sides[first].name)}),
                justify="right",
            )
            table.add_column(self.say("column-interval"), justify="right")
            table.add_column(self.say("question-column-sure"))
        for key in ("draws", "column-rounds", "column-fights"):
            table.add_column(self.say(key), justify="right")
        for cell in sweep.cells:
            row = [Text(_word(value)) for value in cell.at]
            if cell.result is None:
                empty = 2 * len(known[0].sides) + 3 + 3 * held
                table.add_row(*row, *(Text("–") for _ in range(empty)))
                continue
            result = cell.result
            for side in result.sides.values():
                half = (side.interval[1] - side.interval[0]) / 2
                row += [
                    Text(self.figures.percent(side.share)),
                    Text(self.figures.number(100 * half)),
                ]
            if held:
                shift = cell.shifts[first]
                low, high = shift.interval
                row += [
                    Text(self._points(shift.difference)),
                    Text(f"{self._points(low)} … {self._points(high)}"),
                    Text("●" if shift.sure else ""),
                ]
            row.append(Text(self.figures.percent(result.draws / result.fights)))
            row.append(Text(self.figures.number(result.rounds.mean)))
            table.add_row(*row, Text(self.figures.count(result.fights)))
        self._print(table)
        if held:
            self._dim(self.say("question-corrected", {"count": len(known)}))
        for shape in list(sweep.shapes.values())[:1]:
            self._dim(
                self.say(
                    "smoothed",
                    {
                        "reach": " × ".join(self.figures.number(one) for one in shape.reach),
                        "steps": shape.steps,
                        "uneven": self.figures.number(100 * shape.unevenness),
                    },
                )
            )
        self._bounded(sum(result.bounded for result in known))

    def comparison(self, comparison: Comparison) -> None:
        """Two variants side by side."""
        one, other = comparison.one, comparison.other
        self._head(one.title)
        fresh = None if one.fresh is None else 2 * one.fresh
        seconds = one.seconds + other.seconds
        self._ran(2 * comparison.fights, seconds, one.processes, fresh)
        self._stopped(comparison.stopped)
        if comparison.unlike:
            self.screen.print(Text(self.say(f"unlike-{comparison.unlike}"), "yellow"))
        table = Table(box=None, pad_edge=False)
        table.add_column(self.say("column-side"))
        for label, book in zip(comparison.labels, (one.book, other.book), strict=True):
            words = Words(self.catalogue.language, book)
            table.add_column(Text(words.label(label)), justify="right")
        for key in ("difference", "interval", "independent"):
            table.add_column(self.say(f"column-{key}"), justify="right")
        for slug, side in comparison.sides.items():
            low, high = side.interval
            table.add_row(
                Text(self.words.side(one.sides[slug].name)),
                self.figures.percent(side.one),
                self.figures.percent(side.other),
                self._points(side.difference),
                f"{self._points(low)} … {self._points(high)}",
                f"± {self.figures.number(100 * side.independent, 2)}",
            )
        self._print(table)
        low, high = comparison.rounds_interval
        self.screen.print(
            Text(
                self.say(
                    "compared-rounds",
                    {
                        "one": self.figures.number(one.rounds.mean, 2),
                        "other": self.figures.number(other.rounds.mean, 2),
                        "difference": self.figures.signed(comparison.rounds, 2),
                        "low": self.figures.signed(low, 2),
                        "high": self.figures.signed(high, 2),
                    },
                )
            )
        )
        same = self.figures.percent(comparison.same / comparison.fights)
        self.screen.print(Text(self.say("compared-same", {"share": same})))
        self._bounded(one.bounded + other.bounded)

    def day(self, day: Day) -> None:
        """A chain of encounters."""
        self._head(day.title)
        self._ran(day.fights, day.seconds, day.processes, day.fresh)
        self._stopped(day.stopped)
        table = self._table(
            ["encounter", "rest"], ["begun", "won", "of-all-days", "interval", "rounds"]
        )
        for number, stage in enumerate(day.stages, 1):
            low, high = stage.interval
            table.add_row(
                Text(f"{number}. {self.words.title(stage.title)}"),
                Text(self.words.rest(stage.rest)),
                self.figures.count(stage.begun),
                self.figures.count(stage.won),
                self.figures.percent(stage.share),
                self.figures.span(low, high),
                self.figures.number(stage.rounds),
            )
        self._print(table)
        self._bounded(sum(stage.bounded for stage in day.stages))
        members = Table(box=None, pad_edge=False)
        members.add_column(self._column("column-able"))
        for number in range(1, len(day.stages) + 1):
            members.add_column(f"{number}.", justify="right")
        for slug in day.stages[0].able:
            cells = []
            for stage in day.stages:
                health = stage.health.get(slug)
                after = "" if health is None else f" ({self.figures.number(health)})"
                cells.append(f"{self.figures.percent(stage.able[slug])}{after}")
            members.add_row(Text(self.words.one_of(day.party, slug)), *cells)
        self.screen.print()
        self._print(members)

    def _table(self, left: list[str], right: list[str]) -> Table:
        table = Table(box=None, pad_edge=False)
        for key in left:
            table.add_column(self._column(f"column-{key}"))
        for key in right:
            table.add_column(self._column(f"column-{key}"), justify="right")
        return table

    def _print(self, table: Table) -> None:
        """A table of which nothing is cut, however narrow the terminal.

        Headings break between words, and so do names; numbers and what has no blank do not. Where
        even so there is no room, it is wider than the terminal.
        """
        for column in table.columns:
            number = column.justify == "right"
            cells = [
                str(cell) if number else word for cell in column.cells for word in _words(cell)
            ]
            column.min_width = max(map(cell_len, [*cells, *_words(column.header)]), default=1)
            column.overflow = "fold"
        needed = sum((one.min_width or 1) + 2 for one in table.columns) - 2
        wide = max(self.screen.width, needed)
        self.screen.print(table, width=wide, crop=False, soft_wrap=wide > self.screen.width)

    def _points(self, share: float) -> str:
        return self.figures.signed(100 * share, 2)

    def _head(self, title: str) -> None:
        self.screen.print(Text(self.words.title(title), "bold"))

    def _dim(self, text: str) -> None:
        self.screen.print(Text(text, "dim"))

    def _ran(self, fights: int, seconds: float, processes: int, fresh: int | None = None) -> None:
        """How fast it went; what was done before, in another run, took no time."""
        done = fights if fresh is None else fresh
        words: dict[str, str | int] = {
            "fights": fights,
            "seconds": self.figures.number(seconds, 2),
            "rate": self.figures.number(done / seconds if seconds else 0, 0),
            "processes": processes,
        }
        self._dim(self.say("fought", words))

    def _stopped(self, stopped: str) -> None:
        if stopped:
            self.screen.print(Text(self.say(f"stopped-{stopped}"), "yellow"))

    def _bounded(self, count: int) -> None:
        if count:
            self.screen.print(Text(self.say("bounded", {"count": count}), "yellow"))

    def _more(self, count: int) -> None:
        if count > 0:
            self._dim(self.say("more-rows", {"count": count}))


def _words(cell: object) -> list[str]:
    return str(cell).split(" ")


def _word(value: object) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)
