"""What fighters look like: a portrait, kept once by its hash, or arms; at a table or in a chest."""

import hashlib
from dataclasses import dataclass

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from fechtbuch.table.store.schema import belongings as _belongings
from fechtbuch.table.store.schema import faces as _faces
from fechtbuch.table.store.schema import portraits as _portraits


@dataclass(frozen=True)
class Face:
    """A portrait by its hash, or arms: charge, field and tincture of the charge, parted by `:`."""

    portrait: str | None = None
    arms: str | None = None


def hang(connection: Connection, content: bytes) -> str:
    """Keep a picture, once; its hash."""
    key = hashlib.sha256(content).hexdigest()
    if not is_hung(connection, key):
        connection.execute(sa.insert(_portraits).values(hash=key, content=content))
    return key


def is_hung(connection: Connection, key: str) -> bool:
    """Whether there is a picture of this hash."""
    known = sa.select(_portraits.c.hash).where(_portraits.c.hash == key)
    return connection.execute(known).first() is not None


def picture(connection: Connection, key: str) -> bytes | None:
    """A picture by its hash."""
    query = sa.select(_portraits.c.content).where(_portraits.c.hash == key)
    row = connection.execute(query).first()
    return None if row is None else bytes(row.content)


def show(connection: Connection, table: str, faces: dict[str, Face]) -> None:
    """Let fighters of a new table look like this."""
    if faces:
        rows = [
            {"table_id": table, "fighter": slug, "portrait": face.portrait, "arms": face.arms}
            for slug, face in faces.items()
        ]
        connection.execute(sa.insert(_faces), rows)


def shown(connection: Connection, table: str) -> dict[str, Face]:
    """What the fighters of a table look like, by slug; of most there is nothing to be said."""
    rows = connection.execute(sa.select(_faces).where(_faces.c.table_id == table))
    return {row.fighter: Face(row.portrait, row.arms) for row in rows}


def take_down(connection: Connection) -> None:
    """Forget the pictures that nobody has any more, neither in a chest nor at a table."""
    unused = [
        ~sa.exists().where(owners.c.portrait == _portraits.c.hash)
        for owners in (_belongings, _faces)
    ]
    connection.execute(sa.delete(_portraits).where(*unused))
