"""Findings in a shell and in a notebook: the sentence that sums one up, and its table."""

from collections.abc import Sequence
from html import escape

from fechtbuch.questions.finding import Finding
from fechtbuch.questions.speaking import speech
from fechtbuch.questions.tables import Note, sheet
from fechtbuch.questions.telling import effort, sentence
from fechtbuch.text.catalogue import FALLBACK
from fechtbuch.text.tables import table

SHOWN = 40
"""So many lines of a table that is cut where there is little room."""


def in_one_line(finding: Finding) -> str:
    """What was found, and from how much."""
    words = speech(FALLBACK, finding.asked.book)
    told = sentence(finding, words).rstrip(".")
    return f"<{words.title(finding.asked.title)}: {told}; {effort(finding.asked, words)}>"


def finding_html(finding: Finding) -> str:
    """The same above its table."""
    words = speech(FALLBACK, finding.asked.book)
    told = sheet(finding, words)
    rows = told.rows
    left = len(rows) - SHOWN
    if told.long and left > 0:
        rows = rows[:SHOWN]
    cells = [
        [f"<b>{escape(cell)}</b>" if row.best else escape(cell) for cell in row.cells]
        for row in rows
    ]
    after = [*told.after]
    if told.long and left > 0:
        after.insert(0, Note(words.catalogue.say("more-rows", {"count": left}), small=True))
    title, found = words.title(finding.asked.title), sentence(finding, words)
    return (
        f"<p><b>{escape(title)}</b><br>{escape(found)}<br>"
        f"<small>{escape(effort(finding.asked, words))}</small></p>"
        + _notes(told.before)
        + table([escape(head) for head in (*told.words, *told.numbers)], cells)
        + _notes((*after, *told.story, *told.more))
    )


def _notes(notes: Sequence[Note]) -> str:
    lines = [
        f"<small>{escape(note.text)}</small>" if note.small else escape(note.text) for note in notes
    ]
    return f"<p>{'<br>'.join(lines)}</p>" if lines else ""
