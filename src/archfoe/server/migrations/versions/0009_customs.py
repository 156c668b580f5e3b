"""What the people of a table have settled, and what they have won."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    op.add_column("rooms", sa.Column("customs", sa.Text, nullable=True))
