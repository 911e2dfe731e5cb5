"""Fighters and scenes that belong to whoever holds a key: kept, changed and forgotten."""

import json
import secrets
from dataclasses import dataclass
from typing import Any

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from fechtbuch.table.store.faces import Face, draw, drawn, hang, picture, take_down
from fechtbuch.table.store.kept import now_text
from fechtbuch.table.store.schema import belongings as _belongings
from fechtbuch.table.store.schema import chests as _chests
from fechtbuch.table.store.schema import likenesses as _likenesses
from fechtbuch.table.store.store import Store

FIGHTER = "fighter"
SCENE = "scene"

MOST_THINGS = 500
"""Fighters and scenes in one chest."""

MOST_BYTES = 8_000_000
"""Of the texts in one chest."""


class Full(Exception):
    """There is no room in the chest."""


@dataclass(frozen=True)
class Belonging:
    """A fighter or a scene of somebody's own."""

    id: str
    kind: str
    book: str
    name: str
    data: dict[str, Any]
    face: Face
    changed: str


class Chests:
    """All chests of a database."""

    def __init__(self, store: Store) -> None:
        self.store = store

    def create(self, key_hash: str) -> str:
        """A new, empty chest."""
        chest = secrets.token_hex(8)
        now = now_text()

        def insert(connection: Connection) -> None:
            connection.execute(
                sa.insert(_chests).values(id=chest, hash=key_hash, created=now, touched=now)
            )

        self.store.transact(insert)
        return chest

    def find(self, key_hash: str) -> str | None:
        """The chest that a key opens."""
        with self.store.engine.begin() as connection:
            query = sa.select(_chests.c.id).where(_chests.c.hash == key_hash)
            row = connection.execute(query).first()
            return None if row is None else str(row.id)

    def all(self, chest: str) -> list[Belonging]:
        """What is in a chest, by name."""
        with self.store.engine.begin() as connection:
            query = sa.select(_belongings).where(_belongings.c.chest_id == chest)
            rows = connection.execute(query.order_by(_belongings.c.name, _belongings.c.id))
            return [_belonging(row) for row in rows]

    def one(self, chest: str, thing: str) -> Belonging | None:
        """One thing of a chest."""
        with self.store.engine.begin() as connection:
            row = connection.execute(sa.select(_belongings).where(*_is(chest, thing))).first()
            return None if row is None else _belonging(row)

    def put(
        self,
        chest: str,
        kind: str,
        book: str,
        name: str,
        data: dict[str, Any],
        thing: str = "",
        looks: dict[str, Face] | None = None,
    ) -> str:
        """Keep something new, or something changed; `Full` if there is no room.

        `looks`: what the fighters of a scene look like; without it they look as before.
        """
        text = json.dumps(data, ensure_ascii=False, separators=(",", ":"))
        key = thing or secrets.token_hex(8)
        values = {"kind": kind, "book": book, "name": name, "data": text, "changed": now_text()}

        def write(connection: Connection) -> bool:
            # Locks the chest, so that two servers count one after the other.
            connection.execute(
                sa.update(_chests).where(_chests.c.id == chest).values(touched=now_text())
            )
            size = sa.func.coalesce(sa.func.sum(sa.func.length(_belongings.c.data)), 0)
            others = sa.select(sa.func.count(), size).where(
                _belongings.c.chest_id == chest, _belongings.c.id != key
            )
            count, length = connection.execute(others).one()
            if count >= MOST_THINGS or length + len(text) > MOST_BYTES:
                return False
            changed = connection.execute(
                sa.update(_belongings).where(*_is(chest, key)).values(**values)
            )
            if changed.rowcount == 0:
                connection.execute(sa.insert(_belongings).values(chest_id=chest, id=key, **values))
            if looks is not None:
                draw(connection, chest, key, looks)
                take_down(connection)
            return True

        if not self.store.transact(write):
            raise Full
        return key

    def drop(self, chest: str, thing: str) -> bool:
        """Forget one thing, and its portraits if nobody else has them."""

        def forget(connection: Connection) -> bool:
            draw(connection, chest, thing, {})
            gone = connection.execute(sa.delete(_belongings).where(*_is(chest, thing)))
            take_down(connection)
            return gone.rowcount > 0

        return self.store.transact(forget)

    def delete(self, chest: str) -> None:
        """Forget a chest with everything in it."""

        def forget(connection: Connection) -> None:
            for one in (_likenesses, _belongings):
                connection.execute(sa.delete(one).where(one.c.chest_id == chest))
            connection.execute(sa.delete(_chests).where(_chests.c.id == chest))
            take_down(connection)

        self.store.transact(forget)

    def untouched_since(self, time: str) -> list[str]:
        """The chests that nobody has opened since a time."""
        with self.store.engine.begin() as connection:
            query = sa.select(_chests.c.id).where(_chests.c.touched < time)
            return [str(row.id) for row in connection.execute(query)]

    def touch(self, chest: str) -> None:
        """Somebody has opened it."""

        def write(connection: Connection) -> None:
            connection.execute(
                sa.update(_chests).where(_chests.c.id == chest).values(touched=now_text())
            )

        self.store.transact(write)

    # Portraits

    def paint(self, chest: str, thing: str, content: bytes | None, arms: str | None = None) -> None:
        """Give somebody a portrait, or arms in its place, or take both away."""

        def write(connection: Connection) -> None:
            key = None if content is None else hang(connection, content)
            connection.execute(
                sa.update(_belongings).where(*_is(chest, thing)).values(portrait=key, arms=arms)
            )
            take_down(connection)

        self.store.transact(write)

    def portray(
        self, chest: str, scene: str, pictures: dict[str, bytes], arms: dict[str, str]
    ) -> None:
        """Give the fighters of a scene portraits or arms, by slug."""

        def write(connection: Connection) -> None:
            faces = {slug: Face(hang(connection, one)) for slug, one in pictures.items()}
            faces.update({slug: Face(None, one) for slug, one in arms.items()})
            draw(connection, chest, scene, faces)

        if pictures or arms:
            self.store.transact(write)

    def looks(self, chest: str, scene: str) -> dict[str, Face]:
        """What the fighters of a scene look like, by slug."""
        with self.store.engine.begin() as connection:
            return drawn(connection, chest, scene)

    def portrait(self, key: str) -> bytes | None:
        """A picture by its hash."""
        with self.store.engine.begin() as connection:
            return picture(connection, key)


def _is(chest: str, thing: str) -> tuple[sa.ColumnElement[bool], sa.ColumnElement[bool]]:
    return _belongings.c.chest_id == chest, _belongings.c.id == thing


def _belonging(row: Any) -> Belonging:
    data = json.loads(row.data)
    face = Face(row.portrait, row.arms)
    return Belonging(row.id, row.kind, row.book, row.name, data, face, row.changed)
