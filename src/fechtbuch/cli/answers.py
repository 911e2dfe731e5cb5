"""Answers to questions as tables for people."""

from collections.abc import Iterable, Sequence

from rich.console import Console
from rich.table import Table
from rich.text import Text

from fechtbuch.questions import Finding
from fechtbuch.questions.speaking import Speech
from fechtbuch.questions.tables import Note, Row, Sheet, sheet
from fechtbuch.questions.telling import effort, sentence

MOST_ROWS = 15
"""Things that a table names; files have all of them."""
WIDEST = 4 + MOST_ROWS
"""Columns beyond which a table is shown without those against each other."""


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
        seconds = words.number(finding.asked.seconds, 1)
        said = {"effort": effort(finding.asked, words), "seconds": seconds}
        self._line(words.tell("effort-and-time", said), "dim")
        self.screen.print()
        self._body(sheet(finding, words))

    def _body(self, found: Sheet) -> None:
        self._notes(found.before)
        if len(found.before) > 1:
            self.screen.print()
        if found.rows:
            rows, left = shortened(found)
            self.screen.print(_table(found, rows))
            self._more(left)
        self._notes(note for note in found.after if not (note.across and too_wide(found)))
        if too_wide(found):
            self._line(self.words.tell("columns-cut"), "dim")
        if found.story:
            self.screen.print()
            self._notes(found.story)
            if found.more:
                self.screen.print()
        self._notes(found.more[:MOST_ROWS])
        self._more(len(found.more) - MOST_ROWS)

    def _notes(self, notes: Iterable[Note]) -> None:
        for note in notes:
            self._line(note.text, "dim" if note.small else "")

    def _line(self, text: str, style: str = "") -> None:
        self.screen.print(Text(text, style))

    def _more(self, count: int) -> None:
        if count > 0:
            self._line(self.words.catalogue.say("more-rows", {"count": count}), "dim")


def shortened(found: Sheet) -> tuple[list[Row], int]:
    """The rows that a terminal shows, and how many things are left out."""
    if not found.long:
        return list(found.rows), 0
    rows: list[Row] = []
    things = 0
    for row in found.rows:
        things += not row.goes_on
        if things <= MOST_ROWS:
            rows.append(row)
    return rows, things - MOST_ROWS


def too_wide(found: Sheet) -> bool:
    """Whether a terminal leaves out the columns of everybody against each other."""
    return len(found.words) + len(found.numbers) > WIDEST


def _table(found: Sheet, rows: Sequence[Row]) -> Table:
    table = Table(box=None, pad_edge=False)
    for name in found.words:
        table.add_column(Text(name), overflow="fold")
    width = len(found.words) + len(found.numbers)
    if too_wide(found):
        width -= len(found.rows)
    for name in found.numbers[: width - len(found.words)]:
        table.add_column(Text(name), justify="right", overflow="fold")
    for row in rows:
        cells = ("", *row.cells[1:]) if row.goes_on else row.cells
        table.add_row(*map(Text, cells[:width]), style="bold" if row.best else "")
    return table
