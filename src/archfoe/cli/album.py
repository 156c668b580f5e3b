"""`archfoe album`: what one's saved games come to, stamps and bests. It is counted from the records each time."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from datetime import date
from hashlib import blake2b
from pathlib import Path

from archfoe.cli.screen import Screen
from archfoe.core.errors import ArchfoeError
from archfoe.core.record import Record
from archfoe.core.text import plural, upper_first
from archfoe.registry import bots, modes
from archfoe.saves import ENDING, folder
from archfoe.table.collection import BESTS, Best, Collection
from archfoe.table.feats import feats_of
from archfoe.table.session import read_record
from archfoe.table.words.words import words_of
from archfoe.wire.album import album_pages
from archfoe.wire.session import RemoteSession


def show(paths: Sequence[Path], player: str | None = None, screen: Screen | None = None) -> int:
    """The whole command; returns its exit code."""
    screen = screen or Screen()
    collection, problems = Collection(), list[str]()
    unclear = 0
    for path in _files(paths or [folder()]):
        try:
            record = read_record(path)
            seat = _seat(record, player)
            if seat is None:
                unclear += len(_people(record)) > 1 and player is None
            else:
                _count(collection, record, seat, path)
        except ArchfoeError as error:
            problems.append(str(error))
    _tell(collection, screen)
    if unclear:
        screen.say(f"Left out: {_games(unclear)} with several people. Add --player NAME to say who you are.", "aside")
    for problem in problems:
        screen.say(problem, "aside")
    return 0


def _files(paths: Sequence[Path]) -> Iterator[Path]:
    for path in paths:
        if path.is_dir():
            yield from sorted(one for one in path.glob(f"*{ENDING}") if one.stat().st_size)
        elif paths != [folder()]:  # who has saved nothing yet has no such folder
            yield path


def _people(record: Record) -> list[int]:
    return [seat for seat, name in enumerate(record.players) if name not in bots()]


def _seat(record: Record, player: str | None) -> int | None:
    """That of the player who was named, or of the only person."""
    people = _people(record)
    if player is not None:
        wanted = player.strip().casefold()
        people = [seat for seat in people if record.players[seat].casefold() == wanted]
    return people[0] if len(people) == 1 else None


def _count(collection: Collection, record: Record, seat: int, path: Path) -> None:
    if seat in record.lent:
        return
    session = RemoteSession.from_record(record, str(path))
    if not session.game.over:
        return
    # A copy of a file is the same game.
    named = [record.options, record.key.hex(), record.answers]
    game = blake2b(repr(named).encode(), digest_size=12).hexdigest()
    on = date.fromtimestamp(path.stat().st_mtime)
    collection.add(game, session.options.mode, on, feats_of(session, session.story(), seat))


def _tell(collection: Collection, screen: Screen) -> None:
    if not collection.games:
        screen.say("No finished game here yet. The album shows whom you beat and won with. Play with `archfoe play`.")
        return
    screen.say(f"{_games(len(collection.games))}.", "title")
    for page in album_pages():
        got = [(place, collection.stamps[place.key]) for place in page.places if place.key in collection.stamps]
        screen.say()
        screen.say(f"{page.title}: {len(got)} of {len(page.places)}", "title")
        for place, stamp in got:
            title = f"{place.title}: {stamp.title}" if stamp.title else place.title
            group = f" ({place.group})" if place.group else ""
            screen.say(f"  {title}{group}, {stamp.on.isoformat()}")
    for mode, bests in collection.bests.items():
        screen.say()
        screen.say(f"Your best, {modes()[mode].title}", "title")
        prizes = upper_first(plural(words_of(modes()[mode].game).board.prize))
        for name, words in BESTS.items():
            if name in bests:
                screen.say(f"  {words.format(prizes=prizes)}: {_told(bests[name])}")


def _told(best: Best) -> str:
    return f"{best.value} ({best.on.isoformat()})"


def _games(n: int) -> str:
    return "1 game" if n == 1 else f"{n} games"
