"""Why a room is closed, and how long the lease of a server is."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.add_column("rooms", sa.Column("closed", sa.Text, nullable=True))
    op.add_column("servers", sa.Column("seconds", sa.Float, nullable=True))
