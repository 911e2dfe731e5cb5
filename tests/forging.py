"""Records as somebody could forge them who knows their salt: changed, and hashed anew."""

from collections.abc import Callable

import sqlalchemy as sa

from fechtbuch.engine.record import Record, record_from_lines
from fechtbuch.table.store.kept import Kept
from fechtbuch.table.store.schema import entries
from fechtbuch.table.store.store import Store


def forged(lines: list[str], change: Callable[[Record], None]) -> list[str]:
    """The lines of a record in which something is otherwise and every hash holds."""
    record = record_from_lines(lines)
    change(record)
    for entry in record.entries[1:]:
        entry.hash = ""
    return record.to_lines()


def led_elsewhere(number: int) -> Callable[[Record], None]:
    """As if the rules of then had led to another state after an entry."""

    def change(record: Record) -> None:
        record.entries[number].digest = "0" * 32

    return change


def lead_elsewhere(store: Store, kept: Kept, number: int) -> None:
    """The same for a table that lies in a database."""
    lines = forged(kept.lines, led_elsewhere(number))
    with store.engine.begin() as connection:
        for place in range(number, len(kept.lines)):
            connection.execute(
                sa.update(entries)
                .where(entries.c.table_id == kept.id, entries.c.number == place)
                .values(line=lines[place])
            )
