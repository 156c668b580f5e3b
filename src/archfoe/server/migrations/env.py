"""Alembic's entry point: it is run in the server's own connection, never from a shell."""

from __future__ import annotations

from alembic import context

from archfoe.server.sql_tables import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,  # SQLite can change a table only by making it anew
)
with context.begin_transaction():
    context.run_migrations()
