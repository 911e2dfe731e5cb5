"""Evenings of several encounters, with links of their own."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """One step on."""
    op.create_table(
        "evenings",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("title", sa.Text(), nullable=False),
        sa.Column("book", sa.String(100), nullable=False),
        sa.Column("party", sa.String(200), nullable=False),
        sa.Column("created", sa.String(40), nullable=False),
        sa.Column("touched", sa.String(40), nullable=False),
        sa.Column("seq", sa.Integer(), nullable=False),
        sa.Column("ended", sa.Boolean(), nullable=False),
        sa.Column("settings", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_evenings"),
    )
    op.create_table(
        "encounters",
        sa.Column("evening_id", sa.String(32), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("scenario", sa.Text(), nullable=False),
        sa.Column("rest", sa.String(60), nullable=False),
        _of_evening("encounters"),
        sa.PrimaryKeyConstraint("evening_id", "number", name="pk_encounters"),
    )
    op.create_table(
        "sittings",
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("evening_id", sa.String(32), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("turn", sa.Integer(), nullable=False),
        sa.Column("rest", sa.String(60), nullable=False),
        sa.Column("carried", sa.Text(), nullable=False),
        sa.Column("aside", sa.Boolean(), nullable=False),
        sa.Column("outcome", sa.Text(), nullable=True),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name="fk_sittings_table_id_tables", ondelete="CASCADE"
        ),
        _of_evening("sittings"),
        sa.PrimaryKeyConstraint("table_id", name="pk_sittings"),
    )
    op.create_index("ix_sittings_evening", "sittings", ["evening_id"])
    op.create_table(
        "evening_links",
        sa.Column("hash", sa.String(64), nullable=False),
        sa.Column("evening_id", sa.String(32), nullable=False),
        sa.Column("role", sa.String(20), nullable=False),
        sa.Column("seat", sa.String(32), nullable=True),
        sa.Column("created", sa.String(40), nullable=False),
        sa.Column("revoked", sa.String(40), nullable=True),
        _of_evening("evening_links"),
        sa.PrimaryKeyConstraint("hash", name="pk_evening_links"),
    )
    op.create_index("ix_evening_links_evening", "evening_links", ["evening_id"])


def _of_evening(table: str) -> sa.ForeignKeyConstraint:
    return sa.ForeignKeyConstraint(
        ["evening_id"], ["evenings.id"], name=f"fk_{table}_evening_id_evenings", ondelete="CASCADE"
    )


def downgrade() -> None:
    """One step back."""
    op.drop_index("ix_evening_links_evening", "evening_links")
    op.drop_index("ix_sittings_evening", "sittings")
    for name in ("evening_links", "sittings", "encounters", "evenings"):
        op.drop_table(name)
