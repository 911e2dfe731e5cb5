"""Reading and writing evenings: several encounters, one party, one link for each who takes part."""

import json
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from fechtbuch.table.store import sittings as at_tables
from fechtbuch.table.store.kept import Kept, Lost, now_text
from fechtbuch.table.store.schema import encounters as _encounters
from fechtbuch.table.store.schema import evening_links as _links
from fechtbuch.table.store.schema import evenings as _evenings
from fechtbuch.table.store.schema import sittings as _sittings
from fechtbuch.table.store.schema import tables as _tables
from fechtbuch.table.store.store import Store

Sheets = dict[str, dict[str, Any]]
"""Changes of sheets, by the slugs of those who can fight on."""


@dataclass(frozen=True)
class Encounter:
    """One that is lined up: a whole scene with the party in it, and the rest planned before it."""

    scenario: dict[str, Any]
    rest: str


@dataclass(frozen=True)
class Sitting:
    """A table at which an encounter was played."""

    table: str
    number: int
    rest: str
    carried: Sheets
    """With what the party came to it."""
    aside: bool = False
    """Whether something else is played in its place."""
    outcome: dict[str, Any] | None = None
    """How it ended, once nothing can change it any more."""


@dataclass(frozen=True)
class KeptEvening:
    """An evening as it is kept."""

    id: str
    title: str
    book: str
    party: str
    seq: int
    ended: bool
    settings: dict[str, Any]
    encounters: list[Encounter] = field(default_factory=list)
    sittings: list[Sitting] = field(default_factory=list)
    """All tables, in the order in which they were opened."""

    @property
    def line(self) -> list[Sitting]:
        """What counts: one table for each encounter so far."""
        return sorted((one for one in self.sittings if not one.aside), key=lambda one: one.number)

    @property
    def latest(self) -> Sitting | None:
        """The table that the evening has come to."""
        return self.line[-1] if self.line else None


@dataclass(frozen=True)
class Left:
    """A table that an evening goes on from, as it stood after so many commands."""

    table: str
    seq: int
    outcome: dict[str, Any]
    aside: bool = False


@dataclass(frozen=True)
class EveningPlace:
    """What a link leads to."""

    evening: str
    role: str
    seat: str | None

    @property
    def referee(self) -> bool:
        """Whether it is the one who knows and may do everything."""
        return self.role == "referee"


class Evenings:
    """All evenings of a database."""

    def __init__(self, store: Store) -> None:
        self.store = store

    def create(self, kept: KeptEvening, links: Sequence[tuple[str, EveningPlace]]) -> None:
        """Keep a new evening with its links, by hash."""
        now = now_text()

        def insert(connection: Connection) -> None:
            connection.execute(
                sa.insert(_evenings).values(
                    id=kept.id,
                    title=kept.title,
                    book=kept.book,
                    party=kept.party,
                    created=now,
                    touched=now,
                    seq=kept.seq,
                    ended=kept.ended,
                    settings=_json(kept.settings),
                )
            )
            _insert_encounters(connection, kept.id, 0, kept.encounters)
            for token_hash, place in links:
                at_tables.insert_link(connection, kept.id, token_hash, place.role, place.seat, now)

        self.store.transact(insert)

    def load(self, evening: str) -> KeptEvening | None:
        """An evening with everything that was played of it."""
        with self.store.engine.begin() as connection:
            query = sa.select(_evenings).where(_evenings.c.id == evening)
            row = connection.execute(query).first()
            if row is None:
                return None
            lined_up = connection.execute(
                sa.select(_encounters)
                .where(_encounters.c.evening_id == evening)
                .order_by(_encounters.c.number)
            )
            played = connection.execute(
                sa.select(_sittings)
                .where(_sittings.c.evening_id == evening)
                .order_by(_sittings.c.turn)
            )
            return KeptEvening(
                row.id,
                row.title,
                row.book,
                row.party,
                row.seq,
                row.ended,
                json.loads(row.settings),
                [Encounter(json.loads(one.scenario), one.rest) for one in lined_up],
                [_sitting(one) for one in played],
            )

    def where(self, evening: str) -> tuple[str | None, int, bool]:
        """The table that an evening has come to, how many it has had, and whether it is over."""
        query = sa.select(_sittings.c.table_id, _sittings.c.aside).where(
            _sittings.c.evening_id == evening
        )
        over = sa.select(_evenings.c.ended).where(_evenings.c.id == evening)
        with self.store.engine.begin() as connection:
            rows = connection.execute(query.order_by(_sittings.c.turn)).all()
            counted = [str(row.table_id) for row in rows if not row.aside]
            ended = bool(connection.execute(over).scalar())
        return (counted[-1] if counted else None), len(rows), ended

    def place_of(self, token_hash: str) -> EveningPlace | None:
        """Where a link leads; nothing if there is none or it was revoked."""
        with self.store.engine.begin() as connection:
            query = sa.select(_links).where(_links.c.hash == token_hash, _links.c.revoked.is_(None))
            row = connection.execute(query).first()
            return None if row is None else EveningPlace(row.evening_id, row.role, row.seat)

    def linked(self, evening: str) -> set[str]:
        """The seats that a valid link leads to."""
        with self.store.engine.begin() as connection:
            query = sa.select(_links.c.seat).where(
                _links.c.evening_id == evening,
                _links.c.revoked.is_(None),
                _links.c.seat.is_not(None),
            )
            return {str(row.seat) for row in connection.execute(query)}

    def relink(self, evening: str, role: str, seat: str | None, token_hash: str | None) -> None:
        """Revoke what leads to a seat or role, and let a new link lead there instead."""

        def change(connection: Connection) -> None:
            at_tables.relink(connection, evening, role, seat, token_hash, now_text())
            for table in at_tables.tables_of(connection, evening):
                self.store.tell_with(connection, f"{table} links")

        self.store.transact(change)

    # What is done with an evening: `Lost` if somebody else has done something meanwhile

    def open(self, kept: KeptEvening, table: Kept, sitting: Sitting, left: Left | None) -> None:
        """Keep a new table as the next of the evening, and how the one ended that is left."""

        def insert(connection: Connection) -> None:
            self._next(connection, kept)
            if left is not None:
                same = sa.select(_tables.c.id).where(
                    _tables.c.id == left.table, _tables.c.seq == left.seq
                )
                if connection.execute(same.with_for_update()).first() is None:
                    raise Lost
                _settle(connection, left.table, left.outcome, left.aside)
            connection.execute(
                sa.insert(_sittings).values(
                    table_id=sitting.table,
                    evening_id=kept.id,
                    number=sitting.number,
                    turn=len(kept.sittings),
                    rest=sitting.rest,
                    carried=_json(sitting.carried),
                    aside=False,
                    outcome=None,
                )
            )

        self.store.create(table, [], insert)

    def reopen(self, kept: KeptEvening, left: Left, before: str | None) -> None:
        """Set the latest table aside; the one before it, if there is any, can be changed again."""

        def write(connection: Connection) -> None:
            self._next(connection, kept)
            _settle(connection, left.table, left.outcome, aside=True)
            if before is not None:
                _settle(connection, before, None, aside=False)

        self.store.transact(write)

    def line_up(self, kept: KeptEvening, first: int, encounters: Sequence[Encounter]) -> None:
        """Put other encounters in the places from a number on."""

        def write(connection: Connection) -> None:
            self._next(connection, kept)
            connection.execute(
                sa.delete(_encounters).where(
                    _encounters.c.evening_id == kept.id, _encounters.c.number >= first
                )
            )
            _insert_encounters(connection, kept.id, first, encounters)

        self.store.transact(write)

    def end(self, kept: KeptEvening, ended: bool) -> None:
        """The evening is over, or goes on after all."""
        self.store.transact(lambda connection: self._next(connection, kept, ended=ended))

    def _next(self, connection: Connection, kept: KeptEvening, **values: object) -> None:
        changed = connection.execute(
            sa.update(_evenings)
            .where(_evenings.c.id == kept.id, _evenings.c.seq == kept.seq)
            .values(seq=kept.seq + 1, touched=now_text(), **values)
        )
        if changed.rowcount != 1:
            raise Lost

    # The end

    def close(self, evening: str) -> list[str]:
        """Let nobody in any more; the tables that are left to be deleted."""

        def write(connection: Connection) -> list[str]:
            connection.execute(sa.delete(_links).where(_links.c.evening_id == evening))
            return at_tables.tables_of(connection, evening)

        return self.store.transact(write)

    def delete(self, evening: str) -> None:
        """Forget an evening whose tables are gone."""

        def forget(connection: Connection) -> None:
            for one in (_links, _sittings, _encounters):
                connection.execute(sa.delete(one).where(one.c.evening_id == evening))
            connection.execute(sa.delete(_evenings).where(_evenings.c.id == evening))

        self.store.transact(forget)

    def untouched_since(self, time: str) -> list[str]:
        """The evenings of which nothing has been touched since a time, neither they nor a table."""
        later = sa.exists().where(
            _sittings.c.evening_id == _evenings.c.id,
            _sittings.c.table_id == _tables.c.id,
            _tables.c.touched >= time,
        )
        query = sa.select(_evenings.c.id).where(_evenings.c.touched < time, ~later)
        with self.store.engine.begin() as connection:
            return [str(row.id) for row in connection.execute(query)]

    def tables(self, evening: str) -> list[str]:
        """The tables of an evening."""
        with self.store.engine.begin() as connection:
            return at_tables.tables_of(connection, evening)


def _insert_encounters(
    connection: Connection, evening: str, first: int, encounters: Sequence[Encounter]
) -> None:
    rows = [
        {
            "evening_id": evening,
            "number": number,
            "scenario": _json(one.scenario),
            "rest": one.rest,
        }
        for number, one in enumerate(encounters, first)
    ]
    if rows:
        connection.execute(sa.insert(_encounters), rows)


def _settle(
    connection: Connection, table: str, outcome: dict[str, Any] | None, aside: bool
) -> None:
    values = {"outcome": None if outcome is None else _json(outcome), "aside": aside}
    connection.execute(sa.update(_sittings).where(_sittings.c.table_id == table).values(values))


def _sitting(row: Any) -> Sitting:
    outcome = None if row.outcome is None else json.loads(row.outcome)
    return Sitting(row.table_id, row.number, row.rest, json.loads(row.carried), row.aside, outcome)


def _json(data: object) -> str:
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))
