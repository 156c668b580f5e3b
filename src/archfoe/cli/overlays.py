"""`archfoe overlay`: who has a box corrects the cards that we have only reconstructed."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from archfoe.core.errors import ArchfoeError

app = typer.Typer(
    help="Correct cards that are only a reconstruction, if you have the printed box (docs/overlays.md).",
    rich_markup_mode=None,
    add_completion=False,
)


@app.callback(invoke_without_command=True)
def main(context: typer.Context) -> None:
    if context.invoked_subcommand is None:
        print(context.get_help())


@app.command()
def new(
    set_name: Annotated[str, typer.Argument(metavar="SET", help="One of our sets.")],
    spoilers: Annotated[bool, typer.Option("--spoilers", help="Also the cards that a campaign brings.")] = False,
) -> int | None:
    """Write a file of the reconstructed cards of a set, with blanks."""
    from archfoe.workshop.overlay import blank_file

    place = Path(f"{set_name}_owned.toml")
    text = blank_file(set_name, place.name, spoilers)  # first of all: it knows whether there is such a set
    if place.exists():
        raise ArchfoeError(f"There is a {place} already: fill it in, or move it away.")
    try:
        place.write_text(text, encoding="utf-8")
    except OSError as error:
        raise ArchfoeError(f"{place} cannot be written: {error.strerror}.") from None
    cards = text.count("[[card]]")
    print(f"{place} has {cards} cards. Fill in what is other on yours, then: archfoe overlay show {place}")
    return 0


@app.command()
def show(file: Annotated[Path, typer.Argument(help="A file that was made by archfoe overlay new.")]) -> int | None:
    """Show what a filled-in file changes."""
    from archfoe.workshop.publishing import changes
    from archfoe.workshop.set_file import read, text_of

    text = text_of(file)
    found = changes(text, file.name)
    for note in read(text).notes:
        print(note.told(file.name))
    for change in found:
        print(f"{change.card}, {change.field}: {change.before}\n  now: {change.after}")
    if not found:
        print("Nothing is other than in our set yet.")
    return 0
