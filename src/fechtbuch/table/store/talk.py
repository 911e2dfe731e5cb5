"""What was said at tables, and the game master's notes."""

import json
from collections.abc import Iterable
from dataclasses import dataclass

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from fechtbuch.table.store.kept import now_text
from fechtbuch.table.store.schema import notes as _notes
from fechtbuch.table.store.schema import talk as _talk
from fechtbuch.table.store.store import Store

KEPT_LINES = 200
"""Lines that are kept of what was said to the same people; hand-outs are lines, too."""


@dataclass(frozen=True)
class Said:
    """A line."""

    by: str
    """A seat, or `referee`."""
    audience: tuple[str, ...]
    """Who may read it, whoever said it among them; nobody named is everybody."""
    title: str
    """Of what is handed out; empty for what is said."""
    text: str
    time: str = ""
    number: int = 0
    """Its place among all lines of the database: never sent to anybody."""


def audience_of(to: Iterable[str], by: str) -> tuple[str, ...]:
    """The people of a line, in one order whoever of them says it."""
    named = set(to)
    return tuple(sorted(named | {by})) if named else ()


class Talk:
    """What was said at the tables of a database."""

    def __init__(self, store: Store) -> None:
        self.store = store

    def keep(self, table: str, said: Said) -> None:
        """Keep a line, and forget the oldest of the same people beyond so many."""
        audience = json.dumps(list(said.audience))
        values = {
            "table_id": table,
            "by": said.by,
            "audience": audience,
            "title": said.title,
            "text": said.text,
            "time": now_text(),
        }

        def insert(connection: Connection) -> None:
            # Numbers must become known in their order.
            self.store.alone_at(connection, table)
            connection.execute(sa.insert(_talk).values(**values))
            mine = sa.and_(_talk.c.table_id == table, _talk.c.audience == audience)
            newest = sa.select(_talk.c.number).where(mine).order_by(_talk.c.number.desc())
            oldest = connection.execute(newest.offset(KEPT_LINES - 1).limit(1)).scalar()
            if oldest is not None:
                connection.execute(sa.delete(_talk).where(mine, _talk.c.number < oldest))
            self.store.tell_with(connection, f"{table} talk")

        self.store.transact(insert)

    def after(self, table: str, number: int) -> list[Said]:
        """All lines of a table after one, oldest first."""
        query = sa.select(_talk).where(_talk.c.table_id == table, _talk.c.number > number)
        with self.store.engine.begin() as connection:
            return [
                Said(
                    row.by,
                    tuple(json.loads(row.audience)),
                    row.title,
                    row.text,
                    row.time,
                    row.number,
                )
                for row in connection.execute(query.order_by(_talk.c.number))
            ]

    def notes(self, table: str) -> str:
        """What the game master has noted."""
        with self.store.engine.begin() as connection:
            query = sa.select(_notes.c.text).where(_notes.c.table_id == table)
            return str(connection.execute(query).scalar() or "")

    def note(self, table: str, text: str) -> None:
        """Keep what the game master notes, in place of what was there."""

        def write(connection: Connection) -> None:
            connection.execute(sa.delete(_notes).where(_notes.c.table_id == table))
            if text:
                values = {"table_id": table, "text": text, "changed": now_text()}
                connection.execute(sa.insert(_notes).values(**values))

        self.store.transact(write)
