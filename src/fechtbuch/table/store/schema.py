"""The tables of the database.

A row of `tables` and its `entries` are a record; `journal` tells every accepted command and where
the head of the record stood before and after. A record that is gone on with under new rules begins
a new part. An evening has its `encounters`; a row of `sittings` is a table at which one of them was
played.
"""

from sqlalchemy import (
    Boolean,
    Column,
    ForeignKey,
    ForeignKeyConstraint,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
)

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(column_0_label)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s_%(referred_table_name)s",
        "pk": "pk_%(table_name)s",
    }
)
"""Names of constraints are fixed, so that migrations find them."""

TIME = String(40)


def _of_table(*, key: bool = True) -> Column[str]:
    return Column(
        "table_id",
        String(32),
        ForeignKey("tables.id", ondelete="CASCADE"),
        primary_key=key,
        nullable=False,
    )


tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("title", Text, nullable=False),
    Column("book", String(100), nullable=False),
    Column("created", TIME, nullable=False),
    Column("touched", TIME, nullable=False),
    # The secret of the dice, never sent before the end.
    Column("seed", LargeBinary, nullable=False),
    Column("seq", Integer, nullable=False),
    Column("part", Integer, nullable=False),
    Column("head", Integer, nullable=False),
    Column("settings", Text, nullable=False),
    # The state at the beginning of the current step, to be gone on from after an upgrade.
    Column("boundary", Text, nullable=False),
    Column("revealed", Boolean, nullable=False),
)

entries = Table(
    "entries",
    metadata,
    _of_table(),
    Column("part", Integer, primary_key=True),
    # 0 is the header.
    Column("number", Integer, primary_key=True),
    Column("line", Text, nullable=False),
    # How many events had been told after it.
    Column("told", Integer, nullable=False),
)

journal = Table(
    "journal",
    metadata,
    _of_table(),
    Column("seq", Integer, primary_key=True),
    # Makes sure that a command is carried out once.
    Column("key", String(100), nullable=False),
    # Of the command, so that a key is not used for two.
    Column("digest", String(64), nullable=False),
    Column("command", Text, nullable=False),
    Column("by", String(100), nullable=False),
    Column("time", TIME, nullable=False),
    Column("part", Integer, nullable=False),
    Column("head_before", Integer, nullable=False),
    Column("head", Integer, nullable=False),
    UniqueConstraint("table_id", "key"),
)

seats = Table(
    "seats",
    metadata,
    _of_table(),
    Column("seat", String(32), primary_key=True),
    Column("place", Integer, nullable=False),
    Column("name", Text, nullable=False),
    Column("fighters", Text, nullable=False),
    Column("engine", Boolean, nullable=False),
    Column("real_dice", Boolean, nullable=False),
)

links = Table(
    "links",
    metadata,
    # Of the token, which itself is not kept.
    Column("hash", String(64), primary_key=True),
    _of_table(key=False),
    # `referee`, `player`, `spectator` or `replay`.
    Column("role", String(20), nullable=False),
    Column("seat", String(32)),
    Column("created", TIME, nullable=False),
    Column("revoked", TIME),
    Index("ix_links_table", "table_id"),
)

talk = Table(
    "talk",
    metadata,
    # Never sent to anybody: it would tell how much others say to one another.
    Column("number", Integer, primary_key=True, autoincrement=True),
    _of_table(key=False),
    # A seat, or `referee`.
    Column("by", String(32), nullable=False),
    # Who may read it, as a list; an empty one is everybody.
    Column("audience", Text, nullable=False),
    # Of what the game master hands out.
    Column("title", Text, nullable=False),
    Column("text", Text, nullable=False),
    Column("time", TIME, nullable=False),
    Index("ix_talk_table", "table_id", "number"),
)

notes = Table(
    "notes",
    metadata,
    _of_table(),
    Column("text", Text, nullable=False),
    Column("changed", TIME, nullable=False),
)

chests = Table(
    "chests",
    metadata,
    Column("id", String(32), primary_key=True),
    # Of the owner's key, which itself is not kept.
    Column("hash", String(64), nullable=False, unique=True),
    Column("created", TIME, nullable=False),
    Column("touched", TIME, nullable=False),
)

belongings = Table(
    "belongings",
    metadata,
    Column(
        "chest_id",
        String(32),
        ForeignKey("chests.id", ondelete="CASCADE"),
        primary_key=True,
        nullable=False,
    ),
    Column("id", String(32), primary_key=True),
    # `fighter` or `scene`.
    Column("kind", String(20), nullable=False),
    Column("book", String(100), nullable=False),
    Column("name", Text, nullable=False),
    Column("data", Text, nullable=False),
    Column("portrait", String(64)),
    Column("changed", TIME, nullable=False),
    # Charge and tinctures where there is no portrait.
    Column("arms", String(60)),
    Index("ix_belongings_portrait", "portrait"),
)

faces = Table(
    "faces",
    metadata,
    _of_table(),
    # The slug of somebody who looks like this at the table.
    Column("fighter", String(200), primary_key=True),
    Column("portrait", String(64)),
    Column("arms", String(60)),
    Index("ix_faces_portrait", "portrait"),
)

likenesses = Table(
    "likenesses",
    metadata,
    Column("chest_id", String(32), primary_key=True, nullable=False),
    Column("scene", String(32), primary_key=True, nullable=False),
    # The slug of somebody of the scene who looks like this.
    Column("fighter", String(200), primary_key=True),
    Column("portrait", String(64)),
    Column("arms", String(60)),
    ForeignKeyConstraint(
        ["chest_id", "scene"], ["belongings.chest_id", "belongings.id"], ondelete="CASCADE"
    ),
    Index("ix_likenesses_portrait", "portrait"),
)

portraits = Table(
    "portraits",
    metadata,
    # Of the picture as it is kept, so that it is kept once.
    Column("hash", String(64), primary_key=True),
    Column("content", LargeBinary, nullable=False),
)


def _of_evening(*, key: bool) -> Column[str]:
    return Column(
        "evening_id",
        String(32),
        ForeignKey("evenings.id", ondelete="CASCADE"),
        primary_key=key,
        nullable=False,
    )


evenings = Table(
    "evenings",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("title", Text, nullable=False),
    Column("book", String(100), nullable=False),
    # The slug of the side that goes from one encounter to the next.
    Column("party", String(200), nullable=False),
    Column("created", TIME, nullable=False),
    Column("touched", TIME, nullable=False),
    # How often something was changed, so that nobody changes what he has not seen.
    Column("seq", Integer, nullable=False),
    Column("ended", Boolean, nullable=False),
    # Who sits where, who plays the foes, what tables begin with.
    Column("settings", Text, nullable=False),
)

encounters = Table(
    "encounters",
    metadata,
    _of_evening(key=True),
    # Their order, from 0.
    Column("number", Integer, primary_key=True),
    # The whole scene with the party in it, unhurt.
    Column("scenario", Text, nullable=False),
    # The rest that is planned before it.
    Column("rest", String(60), nullable=False),
)

sittings = Table(
    "sittings",
    metadata,
    _of_table(),
    _of_evening(key=False),
    # The encounter that was played at the table.
    Column("number", Integer, nullable=False),
    # Which table of the evening it was.
    Column("turn", Integer, nullable=False),
    Column("rest", String(60), nullable=False),
    # What was other on the sheets of those who came to it, by slug.
    Column("carried", Text, nullable=False),
    # Whether something else is played in its place.
    Column("aside", Boolean, nullable=False),
    # How it ended, once nothing can change it any more.
    Column("outcome", Text),
    Index("ix_sittings_evening", "evening_id"),
)

evening_links = Table(
    "evening_links",
    metadata,
    # Of the token, which itself is not kept.
    Column("hash", String(64), primary_key=True),
    _of_evening(key=False),
    # `referee`, `player` or `spectator`.
    Column("role", String(20), nullable=False),
    Column("seat", String(32)),
    Column("created", TIME, nullable=False),
    Column("revoked", TIME),
    Index("ix_evening_links_evening", "evening_id"),
)
