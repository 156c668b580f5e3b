"""When a room was last used, for hosts that do not keep games for ever."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.add_column("rooms", sa.Column("used_at", sa.Integer, nullable=True))
