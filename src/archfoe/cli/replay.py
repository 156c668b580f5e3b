"""`archfoe replay`: the log of a recorded game, at once or step by step; `archfoe share`: one HTML file of it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from archfoe.cli.result import tell_result
from archfoe.cli.screen import Screen
from archfoe.core.errors import ArchfoeError
from archfoe.core.events import TURN
from archfoe.core.game import Game
from archfoe.core.record import Record
from archfoe.core.text import listed
from archfoe.games.build import build
from archfoe.games.options import Options
from archfoe.registry import game_of
from archfoe.registry.editions import digests, named_sets
from archfoe.saves import quoted
from archfoe.server.replays import Replay
from archfoe.server.share import file_name, shared_page
from archfoe.table.hindsight import OpenView
from archfoe.table.session import Session, age_of, read_record, write_whole
from archfoe.table.view import Seen, View
from archfoe.table.words.intro import premise_lines, table_lines
from archfoe.table.words.labels import named_and_rated, player_names
from archfoe.table.words.log import lines


def replay(path: Path, step: bool = False, screen: Screen | None = None, anyway: bool = False) -> int:
    """Prints a whole game. What was hidden is told only once the game is over.

    `anyway`: although the cards of a set are not as they were.
    """
    record = read_record(path)
    if anyway:
        record.sets = digests(named_sets(record.options))
    session = Session.from_record(record, str(path))
    screen = screen or Screen()
    names = player_names(record.players)
    reader = _reader(session)
    players = listed(named_and_rated(record.players))
    screen.say(f"{path}: {session.options.mode}, {players}; {len(record.answers)} answers.", "title")
    if age := age_of(record):
        screen.say(age, "aside")
    screen.say_all([*_report_lines(record), *premise_lines(session), *table_lines(session)])
    for answers, told in _story(session.options, record, step, open_=session.game.over):
        for line in lines(told, reader, names, game_of(session.options)):
            if line.what == TURN:
                screen.say()
            screen.say(str(line), "turn" if line.what == TURN else "")
        for seat, before, after in record.takebacks:
            if after == answers:
                screen.say(f"({names[seat]} took back {before - after} answers here.)", "aside")
        if step and not _wants_more(screen, answers, len(record.answers)):
            return 0
    _tell_end(session, path, reader, names, screen)
    return 0


def _report_lines(record: Record) -> list[str]:
    """What the page noted when a problem was reported; the file holds all of it."""
    report = record.report
    if report is None:
        return []
    refused = report.get("refused") or "nothing"
    return [f"A problem was reported after the last answer; archfoe {record.version} had last refused: {refused}"]


def _wants_more(screen: Screen, answers: int, total: int) -> bool:
    if answers == total:
        return True
    try:
        return screen.ask(f"({answers} of {total}) Enter: next, q: stop > ").lower() not in ("q", "quit")
    except (EOFError, KeyboardInterrupt):
        return False


def _tell_end(session: Session, path: Path, reader: int | None, names: list[str], screen: Screen) -> None:
    screen.say()
    if session.game.over:
        tell_result(session, reader, names, screen)
    else:
        screen.say(f"The game is not over. Resume it with: archfoe resume {quoted(path)}")


def _reader(session: Session) -> int | None:
    """A person who played alone against bots reads of "you"; else everybody is named."""
    return session.people[0] if len(session.people) == 1 else None


def _story(options: Options, record: Record, step: bool, open_: bool) -> Iterator[tuple[int, list[Seen]]]:
    """What happened, as (answers so far, events): after each answer, or only where something was taken back."""
    stops = {after for _, _, after in record.takebacks} | {len(record.answers)}
    game = Game(*build(options, record.key))
    told = 0
    for answers in range(len(record.answers) + 1):
        if answers:
            seat, picked = record.answers[answers - 1]
            game.decide(seat, *picked)
        if step or answers in stops:
            events = _events(game, told, open_)
            told += len(events)
            yield answers, events


def _events(game: Game, since: int, open_: bool) -> list[Seen]:
    """As a spectator sees them; openly, as somebody saw each of them who knew the cards."""
    return (OpenView(game) if open_ else View(game, None)).events(since)


def share(file: Path, out: Path | None = None) -> int:
    record = read_record(file)
    replay = Replay.of_text("file", record.dumps().encode())
    target = out or Path(file_name(replay))
    if target.exists() and target.samefile(file):
        raise ArchfoeError(f"{target} is the saved game itself: name another file with -o.")
    page = shared_page(replay)
    write_whole(target, page.decode(), "Choose another place with -o.")
    print(f"{target} has the whole game, {round(len(page) / 1000)} KB. Open it in any browser; it needs no network.")
    return 0
