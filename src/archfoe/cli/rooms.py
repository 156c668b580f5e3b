"""`archfoe rooms`: the tables of a server, for whoever runs it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Any, Final

import typer

from archfoe.cli.serving import Database
from archfoe.extras import SERVER, need

app = typer.Typer(
    help="List, close and delete tables of a server: stop it first, unless several share a PostgreSQL.",
    rich_markup_mode=None,
    add_completion=False,
)
Room = Annotated[str, typer.Argument(metavar="ROOM", help="The table: the word after #/r/ or #/t/ in its link.")]

#: Tables of earlier versions may be called like an option: "-w7".
_ANY_ID: Final = {"ignore_unknown_options": True}


@app.callback(invoke_without_command=True)
def main(context: typer.Context) -> None:
    if context.invoked_subcommand is None:
        print(context.get_help())


@app.command("list")
def show(
    most: Annotated[int, typer.Option(metavar="N", min=1, help="How many, those used last first.")] = 50,
    database: Database = "",
) -> int | None:
    """List tables: when they were last used (UTC), how many answers they have, and who sits there."""
    from archfoe.server import caretaker

    for line in _do(database, lambda connection: list(caretaker.lines(connection, most))) or ["There is no table."]:
        print(line)
    return None


@app.command(context_settings=_ANY_ID)
def close(
    room: Room,
    reason: Annotated[str, typer.Option(metavar="TEXT", help="Why, for the people at it.")] = "",
    database: Database = "",
) -> int | None:
    """Close a table: nobody can come to it any more, but nothing is deleted."""
    from archfoe.server import caretaker

    _do(database, lambda connection: caretaker.close(connection, room, reason))
    print(f"The table {room} is closed.")
    return None


@app.command("open", context_settings=_ANY_ID)
def reopen(room: Room, database: Database = "") -> int | None:
    """Open a table again that was closed."""
    from archfoe.server import caretaker

    _do(database, lambda connection: caretaker.reopen(connection, room))
    print(f"The table {room} is open again.")
    return None


@app.command(context_settings=_ANY_ID)
def delete(
    room: Room,
    yes: Annotated[bool, typer.Option("--yes", help="Do not ask whether you mean it.")] = False,
    database: Database = "",
) -> int | None:
    """Delete a table with its games and its chat, for good."""
    from archfoe.server import caretaker

    if not yes:
        typer.confirm(f"Delete the table {room} with all its games?", abort=True)
    _do(database, lambda connection: caretaker.delete(connection, room))
    print(f"The table {room} is deleted.")
    return None


def _do(database: str, work: Callable[[Any], Any]) -> Any:
    need(SERVER, "The server")
    from archfoe.server.store import visit
    from archfoe.server.whereabouts import database_of

    with visit(database_of(database)) as connection:
        return work(connection)
