"""Reading and writing tables. Everything that belongs to one command is one transaction."""

import json
from collections.abc import Callable, Sequence
from typing import Any

import sqlalchemy as sa
from sqlalchemy.engine import Connection
from sqlalchemy.exc import IntegrityError

from fechtbuch.table.store import faces, sittings
from fechtbuch.table.store.database import Database, tell
from fechtbuch.table.store.kept import Kept, KeptSeat, Lost, Place, Written, now_text
from fechtbuch.table.store.schema import entries as _entries
from fechtbuch.table.store.schema import faces as _faces
from fechtbuch.table.store.schema import journal as _journal
from fechtbuch.table.store.schema import links as _links
from fechtbuch.table.store.schema import notes as _notes
from fechtbuch.table.store.schema import seats as _seats
from fechtbuch.table.store.schema import sittings as _sittings
from fechtbuch.table.store.schema import tables as _tables
from fechtbuch.table.store.schema import talk as _talk


class Store(Database):
    """A database of tables. Safe to be used from several threads."""

    # Tables

    def create(
        self,
        kept: Kept,
        links: Sequence[tuple[str, Place]],
        also: Callable[[Connection], None] | None = None,
    ) -> None:
        """Keep a new table with its first lines and its links, by hash.

        `also` writes what belongs to it elsewhere: all of it is kept, or nothing.
        """
        now = now_text()

        def insert(connection: Connection) -> None:
            connection.execute(
                sa.insert(_tables).values(
                    id=kept.id,
                    title=kept.title,
                    book=kept.book,
                    created=kept.created,
                    touched=now,
                    seed=kept.seed,
                    seq=kept.seq,
                    part=kept.part,
                    head=kept.head,
                    settings=_json(kept.settings),
                    boundary=kept.boundary,
                    revealed=kept.revealed,
                )
            )
            connection.execute(
                sa.insert(_entries),
                [
                    {"table_id": kept.id, "part": kept.part, "number": n, "line": line, "told": t}
                    for n, (line, t) in enumerate(zip(kept.lines, kept.told))
                ],
            )
            self._insert_seats(connection, kept.id, kept.seats)
            faces.show(connection, kept.id, kept.faces)
            for token_hash, place in links:
                _insert_link(connection, token_hash, place, now)
            if also is not None:
                also(connection)

        self.transact(insert)

    def has_portrait(self, key: str) -> bool:
        """Whether there is a picture of this hash."""
        with self.engine.begin() as connection:
            return faces.is_hung(connection, key)

    def load(self, table: str, part: int = -1, after: int = -1) -> Kept | None:
        """A table, with the entries of its record beyond number `after` if that part still runs."""
        with self.engine.begin() as connection:
            row = connection.execute(sa.select(_tables).where(_tables.c.id == table)).first()
            if row is None:
                return None
            kept = Kept(
                row.id,
                row.title,
                row.book,
                row.created,
                bytes(row.seed),
                row.seq,
                row.part,
                row.head,
                json.loads(row.settings),
                row.boundary,
                row.revealed,
                evening=sittings.evening_of(connection, table),
            )
            first = after + 1 if part == row.part else 0
            kept.faces = faces.shown(connection, table)
            found = connection.execute(
                sa.select(_entries.c.number, _entries.c.line, _entries.c.told)
                .where(
                    _entries.c.table_id == table,
                    _entries.c.part == row.part,
                    # The header's own outcome may change: the table rolls after all.
                    sa.or_(_entries.c.number >= first, _entries.c.number == 0),
                )
                .order_by(_entries.c.number)
            )
            for _, line, told in found:
                kept.lines.append(line)
                kept.told.append(told)
            kept.seats = [
                KeptSeat(one.seat, one.name, json.loads(one.fighters), one.engine, one.real_dice)
                for one in connection.execute(
                    sa.select(_seats).where(_seats.c.table_id == table).order_by(_seats.c.place)
                )
            ]
            return kept

    def seq_of(self, table: str) -> int:
        """How many commands a table has had."""
        with self.engine.begin() as connection:
            found = connection.execute(sa.select(_tables.c.seq).where(_tables.c.id == table))
            return int(found.scalar_one())

    def answered(self, table: str, key: str) -> tuple[int, str] | None:
        """The number and digest of the command that had this key."""
        with self.engine.begin() as connection:
            row = connection.execute(
                sa.select(_journal.c.seq, _journal.c.digest).where(
                    _journal.c.table_id == table, _journal.c.key == key
                )
            ).first()
            return None if row is None else (row.seq, row.digest)

    def write(self, written: Written) -> int:
        """Keep a command and all it did; `Lost` if it is not the next one any more."""
        now = now_text()
        seq = written.expected + 1
        values: dict[str, Any] = {
            "seq": seq,
            "part": written.part,
            "head": written.head,
            "settings": _json(written.settings),
            "revealed": written.revealed,
            "touched": now,
        }
        if written.boundary is not None:
            values["boundary"] = written.boundary

        def append(connection: Connection) -> None:
            conditions = [_tables.c.id == written.table, _tables.c.seq == written.expected]
            if written.entries or written.head != written.head_before:
                conditions.append(~sittings.gone_on_from(written.table))
            changed = connection.execute(sa.update(_tables).where(*conditions).values(values))
            if changed.rowcount != 1:
                raise Lost
            connection.execute(
                sa.insert(_journal).values(
                    table_id=written.table,
                    seq=seq,
                    key=written.key,
                    digest=written.digest,
                    command=written.command,
                    by=written.by,
                    time=now,
                    part=written.part,
                    head_before=written.head_before,
                    head=written.head,
                )
            )
            self._write_entries(connection, written)
            if written.seats is not None:
                connection.execute(sa.delete(_seats).where(_seats.c.table_id == written.table))
                self._insert_seats(connection, written.table, written.seats)
            faces.show(connection, written.table, written.faces)
            if self.shared:
                tell(connection, f"{written.table} {seq}")

        try:
            self.transact(append)
        except IntegrityError:
            raise Lost from None
        return seq

    def _write_entries(self, connection: Connection, written: Written) -> None:
        rows = [
            {
                "table_id": written.table,
                "part": written.part,
                "number": number,
                "line": line,
                "told": told,
            }
            for number, line, told in written.entries
        ]
        if rows and rows[0]["number"] == 0:
            connection.execute(
                sa.delete(_entries).where(
                    _entries.c.table_id == written.table,
                    _entries.c.part == written.part,
                    _entries.c.number == 0,
                )
            )
        if rows:
            connection.execute(sa.insert(_entries), rows)

    def _insert_seats(self, connection: Connection, table: str, seats: Sequence[KeptSeat]) -> None:
        if seats:
            connection.execute(
                sa.insert(_seats),
                [
                    {
                        "table_id": table,
                        "seat": one.seat,
                        "place": place,
                        "name": one.name,
                        "fighters": _json(one.fighters),
                        "engine": one.engine,
                        "real_dice": one.real_dice,
                    }
                    for place, one in enumerate(seats)
                ],
            )

    def journal(self, table: str) -> list[dict[str, Any]]:
        """All accepted commands of a table, in order."""
        with self.engine.begin() as connection:
            found = connection.execute(
                sa.select(_journal).where(_journal.c.table_id == table).order_by(_journal.c.seq)
            )
            return [dict(row._mapping) for row in found]

    def tables(self) -> list[str]:
        """The ids of all tables, oldest first."""
        with self.engine.begin() as connection:
            found = connection.execute(sa.select(_tables.c.id).order_by(_tables.c.created))
            return [row.id for row in found]

    # Links

    def delete(self, table: str) -> None:
        """Forget a table: its record, its journal, its seats and its links."""

        def forget(connection: Connection) -> None:
            for one in (_notes, _talk, _links, _seats, _journal, _entries, _faces, _sittings):
                connection.execute(sa.delete(one).where(one.c.table_id == table))
            connection.execute(sa.delete(_tables).where(_tables.c.id == table))
            faces.take_down(connection)
            if self.shared:
                # Other servers look who may still be there: nobody.
                tell(connection, f"{table} links")

        self.transact(forget)

    def untouched_since(self, time: str) -> list[str]:
        """The tables at which nothing was done since a time; those of an evening go with it."""
        query = sa.select(_tables.c.id).where(
            _tables.c.touched < time, ~sa.exists().where(_sittings.c.table_id == _tables.c.id)
        )
        with self.engine.begin() as connection:
            return [row.id for row in connection.execute(query)]

    def place_of(self, token_hash: str, table: str = "") -> Place | None:
        """Where a link leads; nothing if there is none or it was revoked.

        A link of an evening leads to each of its tables, whichever is asked for.
        """
        with self.engine.begin() as connection:
            row = connection.execute(
                sa.select(_links).where(_links.c.hash == token_hash, _links.c.revoked.is_(None))
            ).first()
            if row is not None:
                return Place(row.table_id, row.role, row.seat)
            found = sittings.place_at(connection, token_hash, table) if table else None
            return None if found is None else Place(table, *found)

    def gone_on(self, table: str) -> bool:
        """Whether a table's evening has gone on from it."""
        with self.engine.begin() as connection:
            return bool(connection.execute(sa.select(sittings.gone_on_from(table))).scalar())

    def linked(self, table: str) -> set[str]:
        """The seats of a table that have a valid link."""
        with self.engine.begin() as connection:
            found = connection.execute(
                sa.select(_links.c.seat).where(
                    _links.c.table_id == table,
                    _links.c.revoked.is_(None),
                    _links.c.seat.is_not(None),
                )
            )
            return {row.seat for row in found} | sittings.linked_at(connection, table)

    def relink(self, table: str, role: str, seat: str | None, token_hash: str | None) -> None:
        """Revoke what leads to a seat or role, and let a new link lead there instead.

        At a table of an evening that is a link of the evening; only a replay is a table's own.
        """
        now = now_text()

        def change(connection: Connection) -> None:
            evening = "" if role == "replay" else sittings.evening_of(connection, table)
            if evening:
                sittings.relink(connection, evening, role, seat, token_hash, now)
                for one in sittings.tables_of(connection, evening) if self.shared else []:
                    tell(connection, f"{one} links")
                return
            sittings.revoke(connection, _links, _links.c.table_id == table, role, seat, now)
            if token_hash is not None:
                _insert_link(connection, token_hash, Place(table, role, seat), now)
            if self.shared:
                tell(connection, f"{table} links")

        self.transact(change)


def _insert_link(connection: Connection, token_hash: str, place: Place, now: str) -> None:
    connection.execute(
        sa.insert(_links).values(
            hash=token_hash,
            table_id=place.table,
            role=place.role,
            seat=place.seat,
            created=now,
            revoked=None,
        )
    )


def _json(data: object) -> str:
    return json.dumps(data, ensure_ascii=False, sort_keys=True, separators=(",", ":"))
