"""What is said at tables, and the game master's notes."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """One step on."""
    op.create_table(
        "talk",
        sa.Column("number", sa.Integer(), autoincrement=True, nullable=False),
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("by", sa.String(32), nullable=False),
        sa.Column("audience", sa.Text(), nullable=False),
        sa.Column("title", sa.Text(), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("time", sa.String(40), nullable=False),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name="fk_talk_table_id_tables", ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("number", name="pk_talk"),
    )
    op.create_index("ix_talk_table", "talk", ["table_id", "number"])
    op.create_table(
        "notes",
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("changed", sa.String(40), nullable=False),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name="fk_notes_table_id_tables", ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("table_id", name="pk_notes"),
    )


def downgrade() -> None:
    """One step back."""
    op.drop_index("ix_talk_table", "talk")
    for name in ("notes", "talk"):
        op.drop_table(name)
