"""Rooms, seats, games, answers and chat."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "rooms",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("wish", sa.Text, nullable=False),
        sa.Column("host", sa.Integer, nullable=False),
        sa.Column("begun", sa.Boolean, nullable=False),
        sa.Column("made_at", sa.Integer, nullable=False),
    )
    op.create_table(
        "seats",
        sa.Column("room", sa.String(32), sa.ForeignKey("rooms.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("bot", sa.String(32), nullable=False),
        sa.Column("token", sa.String(64), nullable=False),
        sa.Column("orders", sa.Text, nullable=False),
    )
    op.create_table(
        "games",
        sa.Column("id", sa.String(40), primary_key=True),
        sa.Column("room", sa.String(32), sa.ForeignKey("rooms.id"), nullable=False),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("head", sa.Text, nullable=False),
        sa.Column("begun_at", sa.Integer, nullable=False),
    )
    op.create_index("games_by_room", "games", ["room", "place"], unique=True)
    op.create_table(
        "answers",
        sa.Column("game", sa.String(40), sa.ForeignKey("games.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("picked", sa.Text, nullable=False),
        sa.Column("takeback", sa.Boolean, nullable=False),
    )
    op.create_table(
        "chat",
        sa.Column("room", sa.String(32), sa.ForeignKey("rooms.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("seat", sa.Integer),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("team", sa.Integer),
    )
