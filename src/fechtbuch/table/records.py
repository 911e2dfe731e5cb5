"""Records as they are given out."""

from fechtbuch.scenario.redacted import redacted_lines
from fechtbuch.table.access import Viewer
from fechtbuch.table.live import LiveTable
from fechtbuch.table.numbering import Numbering


def record_text(table: LiveTable, viewer: Viewer) -> str:
    """The record for somebody: the referee's without the seed until the end, others' redacted."""
    record = table.session.record
    if viewer.referee or table.revealed:
        revealed, record.seed = record.seed, table.seed.hex() if table.revealed else ""
        lines = record.to_lines()
        record.seed = revealed
    else:
        known = Numbering(table, table.session, table.eyes(viewer)).known()
        lines = redacted_lines(record, table.seed, known)
    return "\n".join(lines) + "\n"
