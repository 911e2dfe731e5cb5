"""Tables, entries, journal, seats and links."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    """One step on."""
    op.create_table(
        "tables",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("title", sa.Text(), nullable=False),
        sa.Column("book", sa.String(100), nullable=False),
        sa.Column("created", sa.String(40), nullable=False),
        sa.Column("touched", sa.String(40), nullable=False),
        sa.Column("seed", sa.LargeBinary(), nullable=False),
        sa.Column("seq", sa.Integer(), nullable=False),
        sa.Column("part", sa.Integer(), nullable=False),
        sa.Column("head", sa.Integer(), nullable=False),
        sa.Column("settings", sa.Text(), nullable=False),
        sa.Column("boundary", sa.Text(), nullable=False),
        sa.Column("revealed", sa.Boolean(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_tables"),
    )
    op.create_table(
        "entries",
        _table_id(),
        sa.Column("part", sa.Integer(), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("line", sa.Text(), nullable=False),
        sa.Column("told", sa.Integer(), nullable=False),
        _of_table("entries"),
        sa.PrimaryKeyConstraint("table_id", "part", "number", name="pk_entries"),
    )
    op.create_table(
        "journal",
        _table_id(),
        sa.Column("seq", sa.Integer(), nullable=False),
        sa.Column("key", sa.String(100), nullable=False),
        sa.Column("digest", sa.String(64), nullable=False),
        sa.Column("command", sa.Text(), nullable=False),
        sa.Column("by", sa.String(100), nullable=False),
        sa.Column("time", sa.String(40), nullable=False),
        sa.Column("part", sa.Integer(), nullable=False),
        sa.Column("head_before", sa.Integer(), nullable=False),
        sa.Column("head", sa.Integer(), nullable=False),
        _of_table("journal"),
        sa.PrimaryKeyConstraint("table_id", "seq", name="pk_journal"),
        sa.UniqueConstraint("table_id", "key", name="uq_journal_table_id"),
    )
    op.create_table(
        "seats",
        _table_id(),
        sa.Column("seat", sa.String(32), nullable=False),
        sa.Column("place", sa.Integer(), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("fighters", sa.Text(), nullable=False),
        sa.Column("engine", sa.Boolean(), nullable=False),
        sa.Column("real_dice", sa.Boolean(), nullable=False),
        _of_table("seats"),
        sa.PrimaryKeyConstraint("table_id", "seat", name="pk_seats"),
    )
    op.create_table(
        "links",
        sa.Column("hash", sa.String(64), nullable=False),
        _table_id(),
        sa.Column("role", sa.String(20), nullable=False),
        sa.Column("seat", sa.String(32), nullable=True),
        sa.Column("created", sa.String(40), nullable=False),
        sa.Column("revoked", sa.String(40), nullable=True),
        _of_table("links"),
        sa.PrimaryKeyConstraint("hash", name="pk_links"),
    )
    op.create_index("ix_links_table", "links", ["table_id"])


def downgrade() -> None:
    """One step back."""
    for name in ("links", "seats", "journal", "entries", "tables"):
        op.drop_table(name)


def _table_id() -> sa.Column[str]:
    return sa.Column("table_id", sa.String(32), nullable=False)


def _of_table(name: str) -> sa.ForeignKeyConstraint:
    return sa.ForeignKeyConstraint(
        ["table_id"], ["tables.id"], name=f"fk_{name}_table_id_tables", ondelete="CASCADE"
    )
