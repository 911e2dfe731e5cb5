"""What the fighters of a scene of one's own look like."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """One step on."""
    op.create_table(
        "likenesses",
        sa.Column("chest_id", sa.String(32), nullable=False),
        sa.Column("scene", sa.String(32), nullable=False),
        sa.Column("fighter", sa.String(200), nullable=False),
        sa.Column("portrait", sa.String(64), nullable=True),
        sa.Column("arms", sa.String(60), nullable=True),
        sa.ForeignKeyConstraint(
            ["chest_id", "scene"],
            ["belongings.chest_id", "belongings.id"],
            name="fk_likenesses_chest_id_belongings",
            ondelete="CASCADE",
        ),
        sa.PrimaryKeyConstraint("chest_id", "scene", "fighter", name="pk_likenesses"),
    )
    op.create_index("ix_likenesses_portrait", "likenesses", ["portrait"])


def downgrade() -> None:
    """One step back."""
    op.drop_table("likenesses")
