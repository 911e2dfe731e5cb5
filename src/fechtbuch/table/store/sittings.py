"""Tables of an evening: whom its links let in, and whether the evening has gone on from them."""

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from fechtbuch.table.store.schema import evening_links as _links
from fechtbuch.table.store.schema import sittings as _sittings


def evening_of(connection: Connection, table: str) -> str:
    """The evening that a table belongs to; empty for one of its own."""
    query = sa.select(_sittings.c.evening_id).where(_sittings.c.table_id == table)
    return str(connection.execute(query).scalar() or "")


def tables_of(connection: Connection, evening: str) -> list[str]:
    """All tables of an evening."""
    query = sa.select(_sittings.c.table_id).where(_sittings.c.evening_id == evening)
    return [str(row.table_id) for row in connection.execute(query.order_by(_sittings.c.turn))]


def place_at(connection: Connection, token_hash: str, table: str) -> tuple[str, str | None] | None:
    """Role and seat at a table of whoever holds a link of its evening; nothing if it is none."""
    query = sa.select(_links.c.role, _links.c.seat).where(
        _links.c.hash == token_hash,
        _links.c.revoked.is_(None),
        _links.c.evening_id == _sittings.c.evening_id,
        _sittings.c.table_id == table,
    )
    row = connection.execute(query).first()
    return None if row is None else (str(row.role), row.seat)


def linked_at(connection: Connection, table: str) -> set[str]:
    """The seats that a valid link of the table's evening leads to."""
    query = sa.select(_links.c.seat).where(
        _links.c.revoked.is_(None),
        _links.c.seat.is_not(None),
        _links.c.evening_id == _sittings.c.evening_id,
        _sittings.c.table_id == table,
    )
    return {str(row.seat) for row in connection.execute(query)}


def gone_on_from(table: str) -> sa.ColumnElement[bool]:
    """That something else of the evening is played since: what was played here stays as it is."""
    mine, later = _sittings.alias("mine"), _sittings.alias("later")
    follows = sa.exists().where(
        later.c.evening_id == mine.c.evening_id,
        later.c.aside.is_(False),
        later.c.number > mine.c.number,
    )
    return sa.exists().where(mine.c.table_id == table, sa.or_(mine.c.aside.is_(True), follows))


def relink(
    connection: Connection,
    evening: str,
    role: str,
    seat: str | None,
    token_hash: str | None,
    now: str,
) -> None:
    """Revoke what leads to a seat or role of an evening; a new link may lead there instead."""
    revoke(connection, _links, _links.c.evening_id == evening, role, seat, now)
    if token_hash is not None:
        insert_link(connection, evening, token_hash, role, seat, now)


def revoke(
    connection: Connection,
    links: sa.Table,
    home: sa.ColumnElement[bool],
    role: str,
    seat: str | None,
    now: str,
) -> None:
    """Let nobody in any more by the links of a table or evening that lead to a seat or role."""
    to_seat = links.c.seat.is_(None) if seat is None else links.c.seat == seat
    open_still = links.c.revoked.is_(None)
    chosen = sa.update(links).where(home, links.c.role == role, to_seat, open_still)
    connection.execute(chosen.values(revoked=now))


def insert_link(
    connection: Connection, evening: str, token_hash: str, role: str, seat: str | None, now: str
) -> None:
    """A new link."""
    connection.execute(
        sa.insert(_links).values(
            hash=token_hash, evening_id=evening, role=role, seat=seat, created=now, revoked=None
        )
    )
