"""One game told whole: every question, view, answer, event and line of its log, what research is shown of it now and
then, as the build that runs this has it, and the same game with bots that answer in line.

`python -m tests.twins.story` prints one number for each game; with `--follow N` it prints game N piece by piece.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator
from hashlib import blake2b
from typing import Any, NamedTuple

from archfoe.agents import make_agent, seated
from archfoe.core.chance import key_of_seed
from archfoe.core.events import Event
from archfoe.core.game import Game
from archfoe.envs.stepper import table_of
from archfoe.games.build import build
from archfoe.table.view import View
from archfoe.table.words.log import lines
from archfoe.version import engine
from tests.house.hash_book import LONGEST, Entry, entries

_EVERYBODY = 25  # answers between two looks through the eyes of all seats


class Piece(NamedTuple):
    """Something that is told of a game: after how many answers, what it is, and what it says."""

    answers: int
    what: str
    says: Any

    @property
    def line(self) -> str:
        return json.dumps(self, sort_keys=True, default=str)


def story(entry: Entry) -> Iterator[Piece]:
    """A build that breaks down tells that, where the other one goes on."""
    answers = 0
    try:
        for piece in _told(entry):
            answers = piece.answers
            yield piece
    except Exception as error:
        yield Piece(answers, "end", f"{type(error).__name__}: {error}")


def _told(entry: Entry) -> Iterator[Piece]:
    game = Game(*build(entry.options, key_of_seed(f"twins {entry.number}")))
    bots = [make_agent(name, f"{entry.number} {seat}") for seat, name in enumerate(entry.bots)]
    told = 0
    while game.waiting and len(game.record) < LONGEST:
        n = len(game.record)
        for event in game.events_from(told):
            yield Piece(n, "event", _plain(event, game))
        told = game.told
        seat, decision = next(iter(game.waiting.items()))
        view = View(game, seat, decision)
        yield Piece(n, f"view of player {seat}", view.as_dict())
        if n % _EVERYBODY == 0:
            yield from _views(game)
            world = view.imagine(key_of_seed(n))
            yield Piece(n, f"world of player {seat}", world and View(world, None).as_dict())
            yield from _observed(entry, game, view)
        answer = bots[seat].answer(view)
        yield Piece(n, f"answer of player {seat}", answer)
        game.decide(seat, *answer)
    n = len(game.record)
    for event in game.events_from(told):
        yield Piece(n, "event", _plain(event, game))
    yield from _views(game)
    names = [f"player {seat}" for seat in range(entry.options.players)]
    for reader in (None, *range(entry.options.players)):
        theirs = View(game, reader)
        for line in lines(theirs.events(), reader, names, theirs.game_type):
            yield Piece(n, f"log of {_whose(reader)}", [line.text, line.rule])
    yield from _in_line(entry)
    yield Piece(n, "end", "over" if game.over else "left unfinished")


def _in_line(entry: Entry) -> Iterator[Piece]:
    """The same bots once more, but asked by the engine itself, as in simulations."""
    bots = {seat: make_agent(name, f"{entry.number} {seat}") for seat, name in enumerate(entry.bots)}
    game = Game(*build(entry.options, key_of_seed(f"twins {entry.number}")), seated(bots), log=False)
    for n, answer in enumerate(game.record):
        yield Piece(n, "answer in line", answer)


def _views(game: Game) -> Iterator[Piece]:
    for reader in (None, *range(len(game.state.teams))):
        yield Piece(len(game.record), f"view of {_whose(reader)}", View(game, reader).as_dict())


def _observed(entry: Entry, game: Game, view: View) -> Iterator[Piece]:
    """In numbers, as `archfoe.envs` shows it."""
    if entry.options.match:  # which no interface has
        return
    table, n = table_of(entry.options), len(game.record)
    for seat in range(entry.options.players):
        shown = view if seat == view.seat else View(game, seat)
        yield Piece(n, f"observation of player {seat}", list(table.observer.row(shown)))
    rows = [list(table.rows.row(option, view)) for option in view.options]
    yield Piece(n, f"options of player {view.seat}", rows)


def _whose(reader: int | None) -> str:
    return "a spectator" if reader is None else f"player {reader}"


def _plain(event: Event, game: Game) -> list[Any]:
    cards = game.state.cards
    return [*event, [cards[card].name for card in event.cards], cards[event.source].name if event.source >= 0 else None]


def digest(entry: Entry) -> tuple[int, str]:
    """How many answers a game had, and its number."""
    told, answers = blake2b(digest_size=8), 0
    for piece in story(entry):
        told.update(piece.line.encode())
        answers = max(answers, piece.answers)
    return answers, told.hexdigest()


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.twins.story", description=__doc__)
    parser.add_argument("--games", type=int, default=24, help="how many there are")
    parser.add_argument(
        "--part", type=int, default=0, help="of the games, those whose number divided by OF leaves PART"
    )
    parser.add_argument("--of", type=int, default=1)
    parser.add_argument("--follow", type=int, help="tell this game piece by piece")
    asked = parser.parse_args()
    games = entries(asked.games)
    if asked.follow is not None:
        for piece in story(games[asked.follow]):
            print(piece.line)
        return
    print(engine(), flush=True)
    for entry in games[asked.part :: asked.of]:
        answers, number = digest(entry)
        print(json.dumps([entry.number, answers, number]), flush=True)


if __name__ == "__main__":
    try:
        main()
    except BrokenPipeError:  # whoever listened has heard enough
        sys.stderr.close()
