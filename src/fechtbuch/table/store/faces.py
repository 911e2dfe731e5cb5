"""What fighters look like: a portrait, kept once by its hash, or arms."""

import hashlib
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from fechtbuch.table.store.schema import belongings as _belongings
from fechtbuch.table.store.schema import faces as _faces
from fechtbuch.table.store.schema import likenesses as _likenesses
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
    """Let fighters of a table look like this, whatever they looked like before."""
    if faces:
        mine = _faces.c.table_id == table
        connection.execute(sa.delete(_faces).where(mine, _faces.c.fighter.in_(faces)))
        connection.execute(sa.insert(_faces), _rows(faces, {"table_id": table}))


def shown(connection: Connection, table: str) -> dict[str, Face]:
    """What the fighters of a table look like, by slug; of most there is nothing to be said."""
    return _found(connection.execute(sa.select(_faces).where(_faces.c.table_id == table)))


def draw(connection: Connection, chest: str, scene: str, faces: dict[str, Face]) -> None:
    """Let the fighters of a scene in a chest look like this, and nobody else in it."""
    connection.execute(sa.delete(_likenesses).where(*_of_scene(chest, scene)))
    if faces:
        place = {"chest_id": chest, "scene": scene}
        connection.execute(sa.insert(_likenesses), _rows(faces, place))


def drawn(connection: Connection, chest: str, scene: str) -> dict[str, Face]:
    """What the fighters of a scene look like, by slug."""
    return _found(connection.execute(sa.select(_likenesses).where(*_of_scene(chest, scene))))


def _of_scene(chest: str, scene: str) -> tuple[sa.ColumnElement[bool], sa.ColumnElement[bool]]:
    return _likenesses.c.chest_id == chest, _likenesses.c.scene == scene


def _rows(faces: dict[str, Face], place: dict[str, str]) -> list[dict[str, str | None]]:
    return [
        {**place, "fighter": slug, "portrait": face.portrait, "arms": face.arms}
        for slug, face in faces.items()
    ]


def _found(rows: Iterable[Any]) -> dict[str, Face]:
    return {row.fighter: Face(row.portrait, row.arms) for row in rows}


def take_down(connection: Connection) -> None:
    """Forget the pictures that nobody has any more: in no chest, in no scene, at no table."""
    unused = [
        ~sa.exists().where(owners.c.portrait == _portraits.c.hash)
        for owners in (_belongings, _likenesses, _faces)
    ]
    connection.execute(sa.delete(_portraits).where(*unused))
