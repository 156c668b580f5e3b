"""`archfoe campaign`: its commands. What one needs is loaded only when it runs, so that `--help` is quick."""

from __future__ import annotations

from typing import Annotated

import typer

app = typer.Typer(
    help="Campaigns of Rebirth: 8 scenarios in a row, or a competition over several games.",
    rich_markup_mode=None,
    add_completion=False,
)
#: What it says of bots is made of their names when help is asked for.
PLAYERS = typer.Option(metavar="NAMES")
_VARIANT = typer.Option(
    "--variant",
    metavar="NAME",
    help="competitive: everyone plays alone, and the first to win 2 games wins; team,competitive: two against two.",
)
_MIX = typer.Option(
    metavar="SETS", help="Other sets whose cards are in the main deck of every game: base, or base:20+rivals."
)
Name = Annotated[str | None, typer.Argument(help="A campaign (default: the one played last).")]


@app.callback(invoke_without_command=True)
def main(context: typer.Context) -> None:
    if context.invoked_subcommand is None:
        print(context.get_help())


@app.command()
def new(
    name: Annotated[str | None, typer.Argument(help="What to call it (default: a number).")] = None,
    players: Annotated[str | None, PLAYERS] = None,
    heroes: Annotated[
        str,
        typer.Option(
            metavar="HOW", help="two-dealt (the usual way), dealt, free, or names of Super Heroes, one for each seat."
        ),
    ] = "",
    variant: Annotated[list[str] | None, _VARIANT] = None,
    mix: Annotated[str, _MIX] = "",
    seed: Annotated[str | None, typer.Option(metavar="N", help="The same seed deals the same campaign.")] = None,
) -> int | None:
    """Start a campaign. Continue it with archfoe campaign play."""
    from archfoe.cli.campaigns import new
    from archfoe.cli.flags import names_in, seed_of

    return new(name, players, heroes, names_in(variant or []), seed_of(seed), mix)


@app.command()
def play(
    name: Name = None,
    join: Annotated[
        list[str] | None,
        typer.Option(metavar="NAME", help="Who joins before the next game; a Super Hero may follow: dora=Cyborg."),
    ] = None,
    leave: Annotated[list[str] | None, typer.Option(metavar="NAME", help="Who leaves before the next game.")] = None,
    restore: Annotated[
        bool, typer.Option("--restore", help="Take the last good state of a campaign whose file is damaged.")
    ] = False,
    anew: Annotated[
        bool, typer.Option("--anew", help="Restart the current game of the campaign. Its answers are lost.")
    ] = False,
) -> int | None:
    """Continue a campaign, in the middle of a scenario or with the next one."""
    from archfoe.cli.campaigns import play

    return play(name, join or [], leave or [], restore, anew)


@app.command()
def log(name: Name = None) -> int | None:
    """Show the log of a campaign: scenarios, Side Missions, Signature cards, damage, points."""
    from archfoe.cli.campaigns import log

    return log(name)


@app.command("list")
def show_all() -> int | None:
    """List all campaigns."""
    from archfoe.cli.campaigns import show_all

    return show_all()


@app.command()
def sim(
    players: Annotated[str, typer.Option(metavar="NAMES", help="Bots, seat by seat, or how many.")] = "greedy,greedy",
    campaigns: Annotated[int, typer.Option(metavar="N", help="How many campaigns.")] = 10,
    seed: Annotated[str, typer.Option(metavar="N", help="The same seed plays the same campaigns.")] = "0",
    check: Annotated[
        bool, typer.Option("--check", help="Check that the game state is valid at every decision (slow).")
    ] = False,
    jobs: Annotated[int, typer.Option(metavar="N", help="How many processes play at once.")] = 1,
    as_json: Annotated[bool, typer.Option("--json", help="Print the report as data for programs.")] = False,
    variant: Annotated[list[str] | None, _VARIANT] = None,
    mix: Annotated[str, _MIX] = "",
    keep: Annotated[str, typer.Option(metavar="FOLDER", help="A folder for the records of games that failed.")] = (
        "failed-games"
    ),
) -> int | None:
    """Run whole campaigns between bots and report the results."""
    from archfoe.cli.campaign_sim import simulate
    from archfoe.cli.flags import names_in

    return simulate(players, campaigns, seed, check, jobs, as_json, names_in(variant or []), keep, mix)
