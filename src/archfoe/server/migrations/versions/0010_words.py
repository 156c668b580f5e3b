"""By which words a table is found that waits for its first game."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    op.add_column("rooms", sa.Column("words", sa.String(48), nullable=True))
    op.create_index("rooms_by_words", "rooms", ["words"])
