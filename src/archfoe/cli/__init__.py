"""The command `archfoe`. What a command needs is loaded only when it runs, so that `--help` is quick."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any

import typer

from archfoe.cli import campaign, overlays, puzzle, rooms, serving, sets, story
from archfoe.cli.flags import names_in, seed_of
from archfoe.cli.ready import command_for
from archfoe.core.errors import ArchfoeError
from archfoe.version import NOTICE, VERSION, engine

BAD_INPUT, BUG, INTERRUPTED = 2, 1, 130
_HELP = {"-h", "--help"}
TRACEBACK = "ARCHFOE_TRACEBACK"  # set it to see where an unexpected error comes from

app = typer.Typer(
    help="An unofficial, open digital edition of deck-building games. To start at once: archfoe play",
    rich_markup_mode=None,
    add_completion=False,
    context_settings={"help_option_names": sorted(_HELP, reverse=True)},
)
app.add_typer(campaign.app, name="campaign")
app.add_typer(sets.app, name="set")
app.add_typer(overlays.app, name="overlay")
app.add_typer(rooms.app, name="rooms")
app.add_typer(puzzle.app, name="puzzle")
app.add_typer(story.app, name="story")

# What these say of games and variants is made of their names when help is asked for: see `_name_everything`.
_MODE = typer.Option(metavar="NAME")
_PLAYERS = typer.Option(metavar="NAMES")
_VARIANT = typer.Option("--variant", metavar="NAME")
_HEROES = typer.Option(metavar="HOW")
_SEATS = typer.Option(metavar="N", help="How many players a table has (default: 2 where two can play).")
_MIX = typer.Option(metavar="HOW")
_ON = typer.Option("--on", metavar="WHERE", help="ray or ray:ADDRESS: let a Ray cluster do the work (extra ray).")
_BOTS = typer.Argument()
_SAVE = typer.Option(metavar="FILE", help="Where to save the game (default: your data folder).")
Seed = Annotated[str | None, typer.Option(metavar="N", help="The same seed deals the same game.")]


@app.callback(invoke_without_command=True)
def main(
    context: typer.Context,
    version: Annotated[
        bool, typer.Option("--version", help="Show the version and a notice about this program.")
    ] = False,
) -> None:
    if version:
        from archfoe.registry.found import everything

        print("\n".join([f"archfoe {VERSION}", f"engine: {engine()}", NOTICE, *everything().refused]))
        raise typer.Exit
    if context.invoked_subcommand is None:
        print(context.get_help())


@app.command()
def play(
    mode: Annotated[str | None, _MODE] = None,
    players: Annotated[
        str | None,
        _PLAYERS,
    ] = None,
    variant: Annotated[list[str] | None, _VARIANT] = None,
    heroes: Annotated[str | None, _HEROES] = None,
    mix: Annotated[str | None, _MIX] = None,
    seed: Seed = None,
    save: Annotated[Path | None, _SAVE] = None,
    preset: Annotated[
        str | None, typer.Option(metavar="NAME", help="Play the preset with this name; other options change it.")
    ] = None,
    save_preset: Annotated[str | None, typer.Option(metavar="NAME", help="Save these settings as a preset.")] = None,
    *,
    own: dict[str, Any],
) -> int | None:
    """Play in the terminal, against bots or with several people at one screen."""
    from archfoe.cli import presets
    from archfoe.cli.play import play

    said = {
        "mode": mode,
        "players": players,
        "variants": names_in(variant) if variant is not None else None,
        "heroes": heroes,
        "mix": mix,
    }
    settings = presets.chosen(preset, {name: value for name, value in said.items() if value is not None}, own)
    if save_preset is not None:
        settings.options()  # what cannot be played is not kept
        replaced = presets.save(save_preset, settings)
        print(f"The preset {save_preset} is {'replaced' if replaced else 'saved'}.")
    return play(settings, seed_of(seed), save)


@app.command()
def daily(
    day: Annotated[
        str | None, typer.Option("--date", metavar="DATE", help="An earlier day (UTC), written YEAR-MONTH-DAY.")
    ] = None,
    save: Annotated[Path | None, _SAVE] = None,
) -> int | None:
    """Play the daily deal: on one day everyone gets the same cards, against two bots."""
    from archfoe.cli.daily import deal_called
    from archfoe.cli.play import play_daily

    return play_daily(deal_called(day), save)


app.command()(serving.serve)


@app.command("presets")
def show_presets(
    delete: Annotated[str | None, typer.Option(metavar="NAME", help="Delete this preset.")] = None,
) -> int | None:
    """List the presets saved with `archfoe play --save-preset`."""
    from archfoe.cli import presets

    if delete is None:
        return presets.show()
    presets.delete(delete)
    print(f"The preset {delete} is deleted.")
    return None


@app.command()
def resume(
    file: Annotated[Path | None, typer.Argument(help="A saved game (default: the latest one).")] = None,
    at: Annotated[int | None, typer.Option(metavar="N", help="Resume after answer N, in a new file.")] = None,
) -> int | None:
    """Resume a saved game."""
    from archfoe.cli.play import resume

    return resume(file, at)


@app.command()
def replay(
    file: Annotated[Path, typer.Argument(help="A saved game.")],
    step: Annotated[bool, typer.Option("--step", help="Wait for Enter after each answer; q stops.")] = False,
    anyway: Annotated[bool, typer.Option("--anyway", help="Try it even if the cards of a set have changed.")] = False,
) -> int | None:
    """Print what happened in a saved game."""
    from archfoe.cli.replay import replay

    return replay(file, step, anyway=anyway)


@app.command()
def review(
    file: Annotated[Path, typer.Argument(help="A saved game.")],
    player: Annotated[
        str | None, typer.Option("--player", "--seat", metavar="NAME", help="Show only this player's moves.")
    ] = None,
    worst: Annotated[int, typer.Option(metavar="N", min=0, help="How many moves to show.")] = 10,
    budget: Annotated[
        int | None, typer.Option(metavar="N", help="Roll-outs for a quick look at a choice (default: 48).")
    ] = None,
    jobs: Annotated[int, typer.Option(metavar="N", help="How many processes think (default: all cores).")] = 0,
    as_json: Annotated[bool, typer.Option("--json", help="Print the review as data for programs.")] = False,
    hindsight: Annotated[
        bool, typer.Option("--hindsight", help="Also say how it turns out with the true cards.")
    ] = False,
) -> int | None:
    """Say how a saved game stood, which moves cost most and why, and what was luck."""
    from archfoe.cli.review import review

    return review(file, player, budget, jobs, worst, as_json=as_json, hindsight=hindsight)


@app.command()
def album(
    files: Annotated[
        list[Path] | None, typer.Argument(metavar="[FILES]", help="Saved games, or folders of them (default: yours).")
    ] = None,
    player: Annotated[
        str | None, typer.Option(metavar="NAME", help="Who you are, where several people played.")
    ] = None,
) -> int | None:
    """Show what your saved games come to: what you beat, what you won with, and your best."""
    from archfoe.cli.album import show

    return show(files or [], player)


@app.command()
def share(
    file: Annotated[Path, typer.Argument(help="A saved game.")],
    out: Annotated[
        Path | None, typer.Option("-o", "--out", metavar="FILE", help="What to write; else a name is made up.")
    ] = None,
) -> int | None:
    """Make one HTML file of a saved game that plays in any browser, without a network."""
    from archfoe.cli.replay import share

    return share(file, out)


@app.command()
def explain(
    what: Annotated[
        list[str],
        typer.Argument(help="A rule (BASE-7.2, REB-5.1), a ruling (G-15), a variant (hunt) or a card's name."),
    ],
    spoilers: Annotated[
        bool,
        typer.Option(
            "--spoilers", help="Also what the scenarios of Rebirth bring: their cards, their rules, Signature cards."
        ),
    ] = False,
) -> int | None:
    """Explain a rule, a ruling, a variant or a card."""
    from archfoe.cli.explain import show

    return show(" ".join(what), spoilers)


@app.command()
def cards(
    words: Annotated[
        list[str] | None, typer.Argument(help="Only cards with all these words in name, type, symbol or text.")
    ] = None,
    set_name: Annotated[str | None, typer.Option("--set", metavar="NAME", help="Only the cards of this box.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print data for programs.")] = False,
    stats: Annotated[bool, typer.Option("--stats", help="Show counts instead.")] = False,
    spoilers: Annotated[
        bool, typer.Option("--spoilers", help="Also the cards that a campaign of Rebirth brings.")
    ] = False,
) -> int | None:
    """List the cards of the games."""
    from archfoe.cli.cards import show

    return show(words or [], set_name, as_json, stats, spoilers)


@app.command()
def sim(
    mode: Annotated[str, _MODE] = "",
    players: Annotated[
        str,
        typer.Option(metavar="NAMES", help="Bots, seat by seat, your own as module:name; or how many."),
    ] = "",
    games: Annotated[int, typer.Option(metavar="N", help="How many games, or matches.")] = 100,
    seed: Annotated[str, typer.Option(metavar="N", help="The same seed plays the same games.")] = "0",
    check: Annotated[
        bool, typer.Option("--check", help="Check that the game state is valid at every decision (slow).")
    ] = False,
    jobs: Annotated[int, typer.Option(metavar="N", help="How many processes play at once.")] = 1,
    as_json: Annotated[bool, typer.Option("--json", help="Print the report as data for programs.")] = False,
    variant: Annotated[list[str] | None, _VARIANT] = None,
    heroes: Annotated[str, _HEROES] = "",
    mix: Annotated[str, _MIX] = "",
    keep: Annotated[Path, typer.Option(metavar="FOLDER", help="A folder for the records of games that failed.")] = Path(
        "failed-games"
    ),
    every: Annotated[
        bool,
        typer.Option("--every", help="Play every player count and variant in turn; with --mode all, of every mode."),
    ] = False,
    out: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Also write the games as data: a .parquet file.")
    ] = None,
    rows: Annotated[
        str, typer.Option(metavar="WHAT", help="A row of that file for each of: games, decisions.")
    ] = "games",
    on: Annotated[str, _ON] = "",
    resume: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Keep the results there, and resume with what it has.")
    ] = None,
    *,
    own: dict[str, Any],
) -> int | None:
    """Run many games between bots and report the results."""
    from archfoe.cli.sim import simulate
    from archfoe.registry import USUAL_MODE

    number = seed_of(seed)
    assert number is not None
    work: dict[str, Any] = {"out": out, "rows": rows, "on": on, "resume": resume}
    table: dict[str, Any] = {"heroes": heroes, "mix": mix, **own}
    variants = names_in(variant or [])
    return simulate(
        mode or USUAL_MODE, players, games, number, check, jobs, as_json, variants, keep, every, **work, **table
    )


@app.command()
def balance(
    cards: Annotated[list[str] | None, typer.Argument(help="Names of cards (default: all of the main deck).")] = None,
    mode: Annotated[str, _MODE] = "",
    bot: Annotated[str, typer.Option(metavar="NAME", help="Who plays.")] = "greedy",
    games: Annotated[int, typer.Option(metavar="N", help="How many games for each card.")] = 400,
    seed: Annotated[str, typer.Option(metavar="N", help="The same seed deals the same games.")] = "0",
    jobs: Annotated[int, typer.Option(metavar="N", help="How many processes play at once.")] = 1,
    sweep: Annotated[bool, typer.Option("--sweep", help="Also with one copy and with three.")] = False,
    html: Annotated[Path | None, typer.Option(metavar="FILE", help="Write a report with plots there.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print the report as data for programs.")] = False,
    on: Annotated[str, _ON] = "",
    players: Annotated[int, _SEATS] = 0,
    *,
    own: dict[str, Any],
) -> int | None:
    """Measure how strong cards are for their cost, and which seats and Super Heroes are favored."""
    from archfoe.cli.balance import Wish, balance
    from archfoe.games.options import Options
    from archfoe.registry import USUAL_MODE, meant
    from archfoe.sim.work import crew_on
    from archfoe.table.wishes import answered

    played, number = mode or USUAL_MODE, seed_of(seed)
    assert number is not None
    seats = players or meant(played).players_of_trials
    wish = Wish(bot, games, number, crew_on(on, jobs), sweep, as_json, html)
    return balance(played, cards or [], wish, options=Options(played, seats, own=answered(played, own)))


@app.command()
def arena(
    bots: Annotated[list[str], _BOTS],
    mode: Annotated[str, _MODE] = "",
    players: Annotated[int, _SEATS] = 0,
    deals: Annotated[int, typer.Option(metavar="N", help="How many deals; each is played at all seats.")] = 50,
    seed: Annotated[str, typer.Option(metavar="N", help="The same seed deals the same games.")] = "0",
    jobs: Annotated[int, typer.Option(metavar="N", help="How many processes play at once.")] = 1,
    as_json: Annotated[bool, typer.Option("--json", help="Print the results as data for programs.")] = False,
    variant: Annotated[list[str] | None, _VARIANT] = None,
    mix: Annotated[str, _MIX] = "",
    *,
    own: dict[str, Any],
) -> int | None:
    """Let bots play each other on the same deals and say how strong each is."""
    from archfoe.cli.arena import arena
    from archfoe.games.options import Options
    from archfoe.registry import USUAL_MODE, meant
    from archfoe.table.wishes import answered, mixture

    played, number = mode or USUAL_MODE, seed_of(seed)
    assert number is not None
    seats = players or meant(played).players_of_trials
    options = Options(played, seats, names_in(variant or []), mix=mixture(mix, played), own=answered(played, own))
    return arena(bots, options, deals, number, jobs, as_json)


@app.command()
def train(
    mode: Annotated[str, typer.Argument(metavar="MODE", help="What to train a net for, a mode of archfoe play.")] = "",
    players: Annotated[str, typer.Option(metavar="N,N", help="For how many players: 2, or 2-4.")] = "2",
    out: Annotated[
        Path | None, typer.Option(metavar="FOLDER", help="Where it works (default: training/ and the net's name).")
    ] = None,
    games: Annotated[int, typer.Option(metavar="N", help="Games in each round.")] = 6000,
    rounds: Annotated[int, typer.Option(metavar="N", help="Rounds, with a net after each.")] = 6,
    deals: Annotated[int, typer.Option(metavar="N", help="Deals of each exam.")] = 250,
    final: Annotated[int, typer.Option(metavar="N", help="Deals of the last exam.")] = 500,
    scenarios: Annotated[str, typer.Option(metavar="N,N", help="Scenarios of Rebirth, 1-8.")] = "1",
    seed: Annotated[str, typer.Option(metavar="WORD", help="The same seed plays the same games.")] = "train",
    jobs: Annotated[int, typer.Option(metavar="N", help="How many processes play (default: all cores).")] = 0,
    minutes: Annotated[
        float | None, typer.Option(metavar="N", help="Stop in time, with fewer games in each round.")
    ] = None,
    resume: Annotated[bool, typer.Option("--resume", help="Continue the training in that folder.")] = False,
    on: Annotated[str, _ON] = "",
) -> int | None:
    """Train a value net for the bots (needs PyTorch: the extra train)."""
    from archfoe.cli.train import run_training

    told = {"games": games, "rounds": rounds, "deals": deals, "final": final, "seed": seed}
    return run_training(mode, players, scenarios, told, out, jobs, on, minutes, resume)


@app.command()
def case(files: Annotated[list[str], typer.Argument(help="Position files, or folders of them.")]) -> int | None:
    """Play position files and report whether each one holds."""
    from archfoe.cli.case import run_cases

    return run_cases(files)


@app.command()
def doctor() -> int | None:
    """Check your installation."""
    from archfoe.cli.doctor import check

    return check()


def run(arguments: Sequence[str] | None = None) -> int:
    """The entry point: every mistake of the user is one sentence on stderr, never a traceback."""
    _speak_any_encoding()
    given = sys.argv[1:] if arguments is None else arguments
    try:
        if _HELP & set(given[1:]):
            _name_everything()
        status = command_for(app, given)(arguments, prog_name="archfoe", standalone_mode=False)
        _flush()
        return int(status or 0)
    except ArchfoeError as error:
        return _complain(str(error), BAD_INPUT)
    except (KeyboardInterrupt, typer.Abort):
        return INTERRUPTED
    except (BrokenPipeError, SystemExit) as error:
        if isinstance(error, SystemExit) and not isinstance(error.__context__, BrokenPipeError):
            raise
        # Nobody reads any more, which Typer and Rich make an exit with status 1 of; that is for our bugs.
        # The interpreter must not complain about it when it flushes at its end.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except Exception as error:
        if hasattr(error, "format_message"):  # a usage error of Typer's
            return _complain(f"{_one_line(error)} See: {_command_of(error)} --help", BAD_INPUT)
        if TRACEBACK in os.environ:
            raise
        return _complain(f"{_bug(error)}; {TRACEBACK}=1 shows where.", BUG)


def _bug(error: Exception) -> str:
    from archfoe.registry.blame import blamed, described, of_others

    return blamed(error) if of_others(error) else f"This is a bug in archfoe, not your mistake ({described(error)})"


def _name_everything() -> None:
    """Only where help is asked for: to look for games and sets takes a moment."""
    from archfoe.cli import names

    _MODE.help, _VARIANT.help, _HEROES.help = names.mode_help(), names.variant_help(), names.heroes_help()
    _PLAYERS.help, _BOTS.help = names.players_help(), names.bots_help()
    campaign.PLAYERS.help = names.players_help("Who plays, 1 to 4")
    _MIX.help = names.mix_help()


def _command_of(error: Any) -> str:
    """The command whose options were mistaken, as it is typed."""
    return str(getattr(getattr(error, "ctx", None), "command_path", "archfoe"))


def _one_line(error: Any) -> str:
    words = " ".join(str(error.format_message()).split())
    return words if words.endswith((".", "?", "!")) else f"{words}."


def _complain(words: str, status: int) -> int:
    _flush()
    print(words, file=sys.stderr)
    return status


def _flush() -> None:
    if sys.stdout is not None:  # a program can be started without it
        sys.stdout.flush()


def _speak_any_encoding() -> None:
    """A name that the terminal cannot show must not end a game."""
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="backslashreplace")
