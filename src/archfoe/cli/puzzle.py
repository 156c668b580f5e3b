"""`archfoe puzzle`: turns with one surprising solution, to solve, to prove and to find."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

app = typer.Typer(
    help="Solve puzzles: one turn, one goal, one way. To start: archfoe puzzle play 1",
    rich_markup_mode=None,
    add_completion=False,
)


@app.callback(invoke_without_command=True)
def main(context: typer.Context) -> None:
    if context.invoked_subcommand is None:
        print(context.get_help())


@app.command("list")
def show() -> int | None:
    """List the puzzles, with their level and what they ask for."""
    from archfoe.cli.solving import list_lines

    for line in list_lines():
        print(line)
    return None


@app.command()
def play(
    what: Annotated[str, typer.Argument(metavar="ID", help="A number of the list, or a puzzle file.")],
) -> int | None:
    """Solve a puzzle in the terminal."""
    from archfoe.cli.solving import Solving, chosen

    return Solving(chosen(what)).play()


@app.command()
def check(
    files: Annotated[list[str], typer.Argument(help="Puzzle files, or folders of them.")],
    stamp: Annotated[
        bool, typer.Option("--stamp", help="Write today's rulings and cards into files that are proved.")
    ] = False,
) -> int | None:
    """Prove puzzles, in two ways."""
    from archfoe.cli.proving import check_files

    return check_files(files, stamp=stamp)


@app.command()
def mine(
    mode: Annotated[str, typer.Option(metavar="NAME", help="What is played (default: the base set).")] = "",
    seconds: Annotated[float, typer.Option(metavar="N", min=1, help="How long it looks.")] = 60,
    seed: Annotated[
        int, typer.Option(metavar="N", min=0, help="The first game; the same seed plays the same games.")
    ] = 0,
    most: Annotated[int, typer.Option(metavar="N", min=1, help="How many puzzles of one idea.")] = 2,
    out: Annotated[Path, typer.Option(metavar="FOLDER", help="Where the files go.")] = Path("puzzles"),
    dealt: Annotated[bool, typer.Option("--dealt", help="In positions dealt by dice, in every mode.")] = False,
) -> int | None:
    """Look for puzzles in games of bots, or in positions dealt by dice."""
    from archfoe.cli.proving import mine_some

    return mine_some(mode, seconds, seed, most, out, dealt=dealt)
