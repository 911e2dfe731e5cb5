"""Arms of fighters, and what fighters look like at a table."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """One step on."""
    op.add_column("belongings", sa.Column("arms", sa.String(60), nullable=True))
    op.create_table(
        "faces",
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("fighter", sa.String(200), nullable=False),
        sa.Column("portrait", sa.String(64), nullable=True),
        sa.Column("arms", sa.String(60), nullable=True),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name="fk_faces_table_id_tables", ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("table_id", "fighter", name="pk_faces"),
    )
    op.create_index("ix_faces_portrait", "faces", ["portrait"])


def downgrade() -> None:
    """One step back."""
    op.drop_table("faces")
    op.drop_column("belongings", "arms")
