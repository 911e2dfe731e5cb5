"""Chests with fighters and scenes of somebody's own, and portraits."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """One step on."""
    op.create_table(
        "chests",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("hash", sa.String(64), nullable=False),
        sa.Column("created", sa.String(40), nullable=False),
        sa.Column("touched", sa.String(40), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_chests"),
        sa.UniqueConstraint("hash", name="uq_chests_hash"),
    )
    op.create_table(
        "belongings",
        sa.Column("chest_id", sa.String(32), nullable=False),
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("kind", sa.String(20), nullable=False),
        sa.Column("book", sa.String(100), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("data", sa.Text(), nullable=False),
        sa.Column("portrait", sa.String(64), nullable=True),
        sa.Column("changed", sa.String(40), nullable=False),
        sa.ForeignKeyConstraint(
            ["chest_id"], ["chests.id"], name="fk_belongings_chest_id_chests", ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("chest_id", "id", name="pk_belongings"),
    )
    op.create_index("ix_belongings_portrait", "belongings", ["portrait"])
    op.create_table(
        "portraits",
        sa.Column("hash", sa.String(64), nullable=False),
        sa.Column("content", sa.LargeBinary(), nullable=False),
        sa.PrimaryKeyConstraint("hash", name="pk_portraits"),
    )


def downgrade() -> None:
    """One step back."""
    for name in ("portraits", "belongings", "chests"):
        op.drop_table(name)
