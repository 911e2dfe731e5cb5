"""Records as they are given out."""

from fechtbuch.engine.record import canonical
from fechtbuch.table.access import Viewer
from fechtbuch.table.live import LiveTable

REDACTED = "fechtbuch-record/1-redacted"
"""The format of a record without secrets: only hashes, to be held against the whole one later."""


def record_text(table: LiveTable, viewer: Viewer) -> str:
    """The record for somebody: the referee's without the seed until the end, others' redacted."""
    record = table.session.record
    if viewer.referee or table.revealed:
        revealed, record.seed = record.seed, table.seed.hex() if table.revealed else ""
        lines = record.to_lines()
        record.seed = revealed
    else:
        header = record.header
        public = ("fechtbuch", "book", "book_version", "options", "commitment", "nonces")
        first: dict[str, object] = {
            "header": {"format": REDACTED, **{key: header[key] for key in public if key in header}},
            "hash": record.entries[0].hash,
        }
        lines = [canonical(first)]
        for entry in record.entries[1:]:
            lines.append(canonical({"n": entry.number, "parent": entry.parent, "hash": entry.hash}))
        lines.append(canonical({"head": record.head}))
    return "\n".join(lines) + "\n"
