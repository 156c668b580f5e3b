"""`python -m bench.neighbor`: what people notice of a hostile table beside theirs.

A real server has a table whose set explodes: it was made before sets were tried. Its player plays the card again and
again, as fast as the server lets anybody. A neighbor plays a plain game and waits for each answer: first alone, then
beside it, in turns.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import tempfile
import threading
import time
from pathlib import Path
from statistics import median, quantiles

from tests.server.running import Caller, Server, server
from tests.server.villages import Village, bomb

from archfoe.server.store import sqlite_url
from archfoe.wire import protocol as p

PACE = 0.25  # seconds between two messages of the attacker: faster ones are closed


def made(folder: Path) -> p.MadeRoom:
    async def make() -> p.MadeRoom:
        async with Village(folder, sqlite_url(folder / "tables.sqlite3")) as village:
            return await village.table(bomb(), first="Bomb")

    return asyncio.run(make())


def with_a_bomb(caller: Caller) -> tuple[dict, int]:  # type: ignore[type-arg]
    """Buys the card, and goes on until it can be played."""
    while True:
        view = caller.until_asked()
        prompt = view["table"]["prompt"]
        labels = [option["label"] for option in prompt["options"]]
        play = next((i for i, label in enumerate(labels) if label.startswith("Play Bomb")), None)
        if play is not None:
            return view, play
        buy = next((i for i, label in enumerate(labels) if label.startswith("Buy Bomb")), len(labels) - 1)
        caller.answer(view, [buy] if prompt["least"] else [])


def attack(running: Server, room: p.MadeRoom, over: threading.Event, refused: list[str]) -> None:
    caller = Caller(running, room.room, room.seats[0].token)
    view, play = with_a_bomb(caller)
    while not over.wait(PACE):
        caller.answer(view, [play])
        refused.append(caller.until("refused")["text"])
    caller.close()


def answers(running: Server, n: int) -> list[float]:
    """How long each answer of a neighbor takes, in ms, to its acknowledgement."""
    seats = [{"kind": "human", "name": "Ann"}, {"kind": "human", "name": "Bob"}]
    room = running.make(seats=seats)
    people = [Caller(running, room["room"], seat["token"]) for seat in room["seats"]]
    taken: list[float] = []
    views = [person.until("view") for person in people]
    while len(taken) < n:
        who = next(i for i, view in enumerate(views) if view["table"]["prompt"] is not None)
        prompt = views[who]["table"]["prompt"]
        began = time.perf_counter()
        people[who].answer(views[who], [len(prompt["options"]) - 1] if prompt["least"] else [])
        people[who].until("accepted")
        taken.append((time.perf_counter() - began) * 1e3)
        views = [person.until("view") for person in people]
    for person in people:
        person.close()
    return taken


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.neighbor", description=__doc__)
    parser.add_argument("--answers", type=int, default=100, help="of the neighbor, alone and beside the table")
    wanted = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        room = made(Path(folder))
        with server(Path(folder)) as running:
            print(f"{os.cpu_count()} cores, load {os.getloadavg()[0]:.1f}")
            answers(running, 20)
            _tell("alone", answers(running, wanted.answers))
            over, refused = threading.Event(), list[str]()
            attacker = threading.Thread(target=attack, args=(running, room, over, refused))
            attacker.start()
            while not refused:
                time.sleep(0.1)
            _tell("beside the hostile table", answers(running, wanted.answers))
            over.set()
            attacker.join()
            print(f"The attacker was told {len(refused)} times: {refused[0]}")
            _tell("alone again", answers(running, wanted.answers))


def _tell(when: str, taken: list[float]) -> None:
    print(f"{when}: median {median(taken):.1f} ms, p99 {quantiles(taken, n=100)[98]:.1f} ms, worst {max(taken):.1f} ms")


if __name__ == "__main__":
    main()
