"""`archfoe story`: games in a row with words around them."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

USUAL = "eight-nights"
_STORY = typer.Option("--story", metavar="NAME", help="Which story (default: eight-nights).", show_default=False)
_WITH = typer.Option("--with", metavar="NAME", help="A second person at this screen.")

app = typer.Typer(
    help="Play a story in chapters: a row of games, each with something new. To start: archfoe story",
    rich_markup_mode=None,
    add_completion=False,
)


@app.callback(invoke_without_command=True)
def main(context: typer.Context) -> int | None:
    if context.invoked_subcommand is not None:
        return None
    from archfoe.cli.play import play_chapter, resume
    from archfoe.cli.stories import load, running

    path = running()
    if path is not None:
        return resume(path)
    return play_chapter(load().of.partition("/")[0] or USUAL, None)


@app.command("list")
def show(story: Annotated[str | None, _STORY] = None) -> int | None:
    """List the stories and their chapters: won, lost, * for the star, what is next."""
    from archfoe.cli.stories import list_lines

    for line in list_lines(story):
        print(line)
    return None


@app.command()
def play(
    chapter: Annotated[str | None, typer.Argument(help="Its number (default: the next one).")] = None,
    story: Annotated[str, _STORY] = USUAL,
    friend: Annotated[str | None, _WITH] = None,
) -> int | None:
    """Play a chapter, also one you have played before."""
    from archfoe.cli.play import play_chapter

    return play_chapter(story, chapter, friend)


@app.command()
def check(
    files: Annotated[list[Path] | None, typer.Argument(help="Story files (default: ours).")] = None,
    games: Annotated[int, typer.Option(metavar="N", min=0, help="How many games of bots for each chapter.")] = 0,
) -> int | None:
    """Read stories and say what is wrong; with --games, let bots play each chapter."""
    from archfoe.cli.stories import check_files

    return check_files(files or [], games)
