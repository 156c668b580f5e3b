"""Landmarks: now and then an answer says how the game stood after it."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.add_column("answers", sa.Column("landmark", sa.Text, nullable=True))
