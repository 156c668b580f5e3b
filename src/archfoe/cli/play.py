"""`archfoe play` and `archfoe resume`: a game in the terminal, alone against bots or several people at one screen."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from difflib import get_close_matches
from pathlib import Path

from archfoe.agents import AGENTS
from archfoe.cli.line import Leave, LineMode
from archfoe.cli.saves import keep_old, latest, new_place
from archfoe.cli.screen import Screen
from archfoe.core.errors import ArchfoeError, nearest, unknown
from archfoe.core.text import listed
from archfoe.labels import player_names
from archfoe.modes.options import HERO_WAYS, Options
from archfoe.session import Session
from archfoe.version import VERSION

INTERRUPTED = 130  # as shells count it
_LONGEST_NAME = 24


def play(
    mode: str,
    players: str,
    variants: Sequence[str],
    heroes: str,
    villains: int,
    promos: bool,
    seed: int | str | None,
    save: Path | None,
    screen: Screen | None = None,
) -> int:
    seats = seat_list(players)
    chosen = tuple(name for given in variants for name in split(given))
    options = Options(mode, len(seats), chosen, hero_way(heroes, mode), villains, promos)
    screen = screen or Screen()
    session = Session(options, seats) if seed is None else Session.seeded(options, seats, seed)
    place = save_place(save, screen)
    if place is not None:
        session.save(place)  # what cannot be written is told before anything is played
    game = LineMode(session, screen, place)
    screen.say(f"archfoe {VERSION}, {mode}: {listed(_seats_in_words(session))}.", "title")
    screen.say("Type help for the commands, ? to be told why you are asked, quit to stop; every answer is saved.")
    return run(game)


def resume(path: Path | None, at: int | None = None, screen: Screen | None = None) -> int:
    path = path or latest()
    session = Session.load(path)
    screen = screen or Screen()
    place: Path | None = path
    if at is not None:
        place = branch(session, at, path)
    game = LineMode(session, screen, place)
    screen.say(f"archfoe {VERSION}, {session.options.mode}: {listed(_seats_in_words(session))}.", "title")
    if session.game.over:
        people = session.people
        game.show_scores(people[0] if len(people) == 1 else None)
        return 0
    game.tell_last_round()
    return run(game)


def branch(session: Session, at: int, path: Path) -> Path:
    """Goes back to an earlier point; the game goes on from there in a file of its own."""
    answers = len(session.game.record)
    if not 0 <= at <= answers:
        raise ArchfoeError(f"{path} has {answers} answers: --at takes a number from 0 to {answers}, not {at}.")
    session.rewind(at)
    return new_place()


def run(game: LineMode) -> int:
    """Plays, and leaves with a sentence on how to go on, whatever ends it."""
    try:
        game.play()
    except EOFError:
        if game.screen.typed:
            game.screen.say()
        game.part()
    except Leave as leave:
        game.part()
        if str(leave):
            raise ArchfoeError(str(leave)) from None
    except KeyboardInterrupt:
        game.screen.say()
        game.part()
        return INTERRUPTED
    except Exception:  # a bug of ours must not cost anybody the game
        game.part()
        raise
    return 0


def save_place(given: Path | None, screen: Screen) -> Path | None:
    """The file that was asked for, else one in the user's folder; without one, the game is played all the same."""
    if given is not None:
        old = keep_old(given)
        if old is not None:
            screen.say(f"There was a file {given} already: it is now {old}.")
        return given
    try:
        return new_place()
    except ArchfoeError as error:
        print(f"{error} This game is not saved.", file=sys.stderr)
        return None


# Who sits where


def split(words: str) -> list[str]:
    return [word.strip() for word in words.split(",") if word.strip()]


def seat_list(players: str) -> list[str]:
    """Bots by their names, people by any other; a name that is almost a bot's is taken for a slip."""
    seats = []
    for name in split(players):
        bot = name.lower()
        if bot in AGENTS:
            seats.append(bot)
            continue
        if get_close_matches(bot, AGENTS, n=1, cutoff=0.8):
            raise unknown("bot", name, AGENTS)
        if not name.isprintable() or len(name) > _LONGEST_NAME:
            raise ArchfoeError(f"A player's name has at most {_LONGEST_NAME} characters, all of them printable.")
        if name in seats:
            raise ArchfoeError(f"Two people are called {name}: give each a name of their own.")
        seats.append(name)
    clash = [name for name in seats if name not in AGENTS and player_names(seats).count(name) > 1]
    if clash:
        raise ArchfoeError(f"A bot is called {clash[0]} here: choose another name.")
    return seats


def hero_way(heroes: str, mode: str) -> str:
    """Names in any case and without their article become the names of Super Heroes; ways stay what they are."""
    if heroes in HERO_WAYS:
        return heroes
    known = {hero.name for hero in Options(mode, promos=True).hero_pool()}
    full = {name.lower(): name for name in known} | {name.lower().removeprefix("the "): name for name in known}
    names = split(heroes)
    if len(names) == 1 and names[0].lower() not in full and nearest(heroes, HERO_WAYS):
        raise unknown("way to get Super Heroes", heroes, HERO_WAYS)
    return ",".join(full.get(name.lower(), name) for name in names)


def _seats_in_words(session: Session) -> list[str]:
    names = player_names(session.players)
    return [name if seat in session.people else f"{name} (bot)" for seat, name in enumerate(names)]
