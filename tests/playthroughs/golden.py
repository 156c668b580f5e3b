"""Golden games: whole random games kept as records with what came out, one for each table.

They pin the program's own output, so they prove only that nothing has changed by accident. After a
change of the rules that is meant: `python -m tests.playthroughs.golden` writes them anew, or only those
whose tables are named behind it, and the difference is to be read before it is committed.
"""

from __future__ import annotations

import json
import sys
from hashlib import blake2b
from pathlib import Path

from archfoe.core.game import Game
from archfoe.core.piles import owner_of, pile_name
from archfoe.core.record import Record
from archfoe.games.options import Options
from archfoe.games.shared.scoring import scores
from archfoe.registry.editions import digests
from archfoe.table.view import View, spectator
from archfoe.version import VERSION
from tests.properties.driver import TABLES, name_of, play_out, start

FOLDER = Path(__file__).parent / "games"


def outcome(game: Game) -> dict[str, object]:
    """What a spectator has seen at the end, and the whole log as one number."""
    seen = spectator(game)
    log = [
        (e.what, e.seat, [card.name for card in e.cards], e.hidden, _place(e.pile, seen), e.n, e.other, e.note, e.rule)
        for e in seen.events()
    ]
    return {
        "scores": scores(game.state),
        "winners": list(game.state.winners),
        "turns": game.state.turn,
        "events": len(log),
        "log": blake2b(json.dumps(log).encode(), digest_size=8).hexdigest(),
    }


def _place(pile: int, seen: View) -> list[object]:
    """By name: the numbers of piles are nobody's business."""
    return [pile_name(pile, seen.own_piles), owner_of(pile)] if pile >= 0 else []


def path_of(options: Options) -> Path:
    return FOLDER / f"{name_of(options)}.json"


def write(options: Options) -> None:
    game = play_out(start(options, "golden"), "golden")
    people = [f"person {seat}" for seat in range(options.players)]
    record = Record(options.as_dict(), game.state.key, people, VERSION, game.record, sets=digests(options.sets))
    text = json.dumps({"outcome": outcome(game), "record": record.dumps().splitlines()}, indent=1)
    path_of(options).write_text(text + "\n", encoding="utf-8")


if __name__ == "__main__":
    wanted = sys.argv[1:] or [name_of(table) for table in TABLES]
    for table in TABLES:
        if name_of(table) in wanted:
            write(table)
