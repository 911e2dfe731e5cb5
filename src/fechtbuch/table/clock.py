"""The time, as a record has it."""

from datetime import UTC, datetime


def now_text() -> str:
    """The time, as entries of a record have it."""
    return datetime.now(UTC).isoformat(timespec="seconds")
