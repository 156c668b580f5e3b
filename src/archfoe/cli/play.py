"""A game in the terminal, alone against bots or several people at one screen: new, of a day, of a story, or resumed."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path

from archfoe.cli.line import Leave, LineMode
from archfoe.cli.screen import Screen
from archfoe.cli.settings import Settings
from archfoe.cli.stories import chosen, game_at, note_begun, opening_lines
from archfoe.core.errors import ArchfoeError
from archfoe.saves import keep_old, latest, new_place, second_place
from archfoe.stories.night import begun
from archfoe.stories.story import story_called
from archfoe.table.daily import Deal
from archfoe.table.match import is_second_of, second_game, wants_second
from archfoe.table.session import Session, age_of, read_record
from archfoe.table.words.intro import premise_lines, table_lines, title

INTERRUPTED = 130  # as shells count it


def play(
    settings: Settings, seed: int | str | None = None, save: Path | None = None, screen: Screen | None = None
) -> int:
    options, seats = settings.options(), settings.seats
    session = Session(options, seats) if seed is None else Session.seeded(options, seats, seed)
    return begin(session, title(session), save, screen or Screen())


def play_daily(deal: Deal, save: Path | None = None, screen: Screen | None = None) -> int:
    session = deal.begin()
    about = f"{deal.title} ({deal.day.isoformat()}, UTC). Everyone gets these cards. {title(session)}"
    return begin(session, about, save, screen or Screen())


def play_chapter(name: str, words: str | None, friend: str | None = None, screen: Screen | None = None) -> int:
    """Its opening, and its game; with a friend at the same screen."""
    screen = screen or Screen()
    story = story_called(name)
    chapter = chosen(story, words)
    session = begun(chapter, ["you", friend] if friend else ["you"])
    place = save_place(None, screen)
    note_begun(story, chapter, place)
    screen.say(f"{story.title}, chapter {story.number(chapter)}: {chapter.title}", "title")
    screen.say_all(opening_lines(story, chapter))
    return begin_at(session, title(session), place, screen)


def begin(session: Session, about: str, save: Path | None, screen: Screen) -> int:
    """The first lines of a new game, and the game."""
    return begin_at(session, about, save_place(save, screen), screen)


def begin_at(session: Session, about: str, place: Path | None, screen: Screen) -> int:
    if place is not None:
        session.save(place)  # what cannot be written is told before anything is played
    screen.say(about, "title")
    screen.say_all([*premise_lines(session), *table_lines(session)])
    screen.say("Type help for commands, ? to see why you're asked, quit to stop. Every answer is saved.")
    return run(game_at(session, screen, place))


def resume(path: Path | None, at: int | None = None, screen: Screen | None = None) -> int:
    path = path or latest()
    screen = screen or Screen()
    record = read_record(path)
    session = Session.from_record(record, str(path))
    if at is not None:
        path = branch(session, at, path)
        session.save(path)
    elif age := age_of(record):  # from the next answer on it is a game of today's rulings
        aside = keep_old(path)
        session.save(path)
        screen.say(f"{age} The file as it was is kept as {aside}.", "aside")
    return go_on(game_at(session, screen, path))


def go_on(game: LineMode) -> int:
    """A saved game from where it stands; after the first one of a match, the second."""
    session = game.session
    game.screen.say(title(session), "title")
    game.screen.say_all([*premise_lines(session), *table_lines(session)])
    if not session.game.over:
        game.tell_last_round()
        return run(game)
    people = session.people
    game.show_scores(people[0] if len(people) == 1 else None)
    if not wants_second(session):
        return 0
    begun = begun_second(game)
    return go_on(begun) if begun is not None else begin_second(game)


def branch(session: Session, at: int, path: Path) -> Path:
    """Goes back to an earlier point; the game goes on from there in a file of its own."""
    answers = len(session.game.record)
    if not 0 <= at <= answers:
        raise ArchfoeError(f"{path} has {answers} answers: --at takes a number from 0 to {answers}, not {at}.")
    session.rewind(at)
    return new_place()


def run(game: LineMode) -> int:
    """Plays to the end, and then the second game if it is a match."""
    status = guarded(game, game.play)
    return begin_second(game) if not status and wants_second(game.session) else status


def guarded(game: LineMode, act: Callable[[], object]) -> int:
    """Leaves with a sentence on how to go on, whatever ends it."""
    try:
        act()
    except EOFError:
        if game.screen.facts:
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


# The second game of a match


def begin_second(first: LineMode) -> int:
    """Waits until the people at the table have read the scores."""
    ready = False

    def wait() -> None:
        nonlocal ready
        if first.session.people:
            first.screen.pause("Press Enter to start the second game, or type quit. ")
        ready = True

    status = guarded(first, wait)
    if not ready:
        return status
    place = second_place(first.place) if first.place is not None else None
    if place is not None:
        keep_old(place)
    session = second_game(first.session)
    first.screen.say_all(table_lines(session))
    return run(LineMode(session, first.screen, place))


def begun_second(first: LineMode) -> LineMode | None:
    """The second game of this match as it was saved, if it has begun."""
    place = second_place(first.place) if first.place is not None else None
    if place is None or not place.exists():
        return None
    record = read_record(place)
    if not is_second_of(record, first.session):
        return None
    return LineMode(Session.from_record(record, str(place)), first.screen, place)


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
