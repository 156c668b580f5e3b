"""`archfoe set`: its commands. What one needs is loaded only when it runs, so that `--help` is quick."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

app = typer.Typer(
    help="Sets of your own: a file of cards (docs/set-files.md) that is checked, shown and played at once.",
    rich_markup_mode=None,
    add_completion=False,
)
#: Commands that read sentences.
_READING = ("lint", "show", "play", "say", "balance", "publish", "install", "sheet")
File = Annotated[Path, typer.Argument(help="A set file, such as moonlight.toml.")]


@app.callback(invoke_without_command=True)
def main(context: typer.Context) -> None:
    if context.invoked_subcommand is None:
        print(context.get_help())
    elif context.invoked_subcommand in _READING:
        from archfoe.workshop.kept import KEPT

        KEPT.open()
        context.call_on_close(KEPT.close)


@app.command()
def new(name: Annotated[str, typer.Argument(help="What to call it: small letters, digits and _.")]) -> int | None:
    """Write NAME.toml with three cards to change, here in this folder."""
    from archfoe.cli.set_files import new

    return new(name)


@app.command()
def lint(file: File) -> int | None:
    """Say everything that is wrong with a set file, line by line."""
    from archfoe.cli.set_files import lint

    return lint(file)


@app.command()
def show(
    file: File,
    words: Annotated[
        list[str] | None, typer.Argument(help="Only cards with all these words in name, type or text.")
    ] = None,
    watched: Annotated[
        bool, typer.Option("--watch", help="Go on: show what changes whenever the file is saved.")
    ] = False,
) -> int | None:
    """Show the cards of a set file with their texts."""
    if watched:
        from archfoe.cli.set_files import watch

        return watch(file, words or [])
    from archfoe.cli.set_files import show

    return show(file, words or [])


@app.command()
def play(
    file: File,
    card: Annotated[
        str | None, typer.Option(metavar="NAME", help="The card that lies in the first Line-Up (default: any of them).")
    ] = None,
    players: Annotated[str | None, typer.Option(metavar="NAMES", help="As in archfoe play.")] = None,
    seed: Annotated[str | None, typer.Option(metavar="N", help="The same seed deals the same game.")] = None,
) -> int | None:
    """Play with one of its cards in the first Line-Up."""
    from archfoe.cli.set_files import play

    return play(file, card, players or "", seed=seed)


@app.command()
def example(card: Annotated[str, typer.Argument(help="The name of a card in one of the games.")]) -> int | None:
    """Show how a card of the games would be written in a set file."""
    from archfoe.cli.set_files import example

    return example(card)


@app.command()
def say(
    text: Annotated[str, typer.Argument(metavar="SENTENCE", help='What a card does, such as "Draw 2 cards."')],
    game: Annotated[str, typer.Option(metavar="NAME", help="The game that the card is for.")] = "lineup",
    file: Annotated[Path | None, typer.Option("--set", metavar="FILE", help="A set file whose cards it names.")] = None,
) -> int | None:
    """Turn a sentence into the lines of a set file."""
    from archfoe.cli.set_say import say

    return say(text, game, file)


@app.command()
def words(
    word: Annotated[str | None, typer.Argument(help="Only this one.")] = None,
    markdown: Annotated[bool, typer.Option("--markdown", help="As docs/set-words.md has them.")] = False,
) -> int | None:
    """List the words of expressions, or tell one of them."""
    from archfoe.cli.set_say import words

    return words(word, markdown)


@app.command()
def balance(
    file: File,
    cards: Annotated[list[str] | None, typer.Argument(help="Names of its cards (default: all).")] = None,
    bot: Annotated[str, typer.Option(metavar="NAME", help="Who plays.")] = "greedy",
    games: Annotated[int, typer.Option(metavar="N", help="How many games for each card.")] = 200,
    jobs: Annotated[int, typer.Option(metavar="N", help="How many processes play at once.")] = 1,
    sweep: Annotated[bool, typer.Option("--sweep", help="Also with one copy and with three.")] = False,
    html: Annotated[Path | None, typer.Option(metavar="FILE", help="Write a report with plots there.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print the report as data for programs.")] = False,
) -> int | None:
    """Measure how strong the cards of a set file are for their cost."""
    from archfoe.cli.balance import Wish
    from archfoe.cli.set_files import balance

    return balance(file, cards or [], Wish(bot, games, 0, jobs, sweep, as_json, html))


@app.command()
def publish(
    file: File,
    wheel: Annotated[bool, typer.Option("--wheel", help="A wheel for pip in place of a zip.")] = False,
) -> int | None:
    """Make a zip of a set file, or a wheel, to give to friends."""
    from archfoe.cli.set_files import publish

    return publish(file, wheel)


@app.command()
def install(
    file: Annotated[Path, typer.Argument(help="A set file, or the zip of one.")],
    replace: Annotated[bool, typer.Option("--replace", help="Even if there is another set of this name.")] = False,
) -> int | None:
    """Copy a set file to where every game finds it."""
    from archfoe.cli.set_files import install

    return install(file, replace)


@app.command()
def sheet(
    file: File,
    paper: Annotated[str, typer.Option(metavar="SIZE", help="A4 or Letter.")] = "A4",
    out: Annotated[Path | None, typer.Option(metavar="FILE", help="Where to write (default: NAME.pdf).")] = None,
) -> int | None:
    """Make a PDF of all cards for printing and cutting out."""
    from archfoe.cli.set_files import sheet

    return sheet(file, paper, out)
