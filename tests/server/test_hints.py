"""Hints at the table: a reason in one sentence, nothing that the seat cannot know, and no wait for anybody."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

from archfoe.core.chance import key_of_seed
from archfoe.core.decisions import MAIN_ACTION
from archfoe.games.options import Options
from archfoe.review import hint
from archfoe.server.bot_work import hinted
from archfoe.server.bots import Request
from archfoe.table.session import replay
from archfoe.table.worlds import another_world
from archfoe.wire import protocol as p
from tests.server.desk import Desk, InlineBots, run, seats
from tests.server.test_replays import golden


class Slow(InlineBots):
    """A worker that thinks until it is let go on."""

    def __init__(self) -> None:
        super().__init__()
        self.go = asyncio.Event()

    async def think(self, game: str, function: Callable[..., Any], *arguments: Any) -> Any:
        await self.go.wait()
        return await super().think(game, function, *arguments)


def test_the_table_goes_on_and_a_hint_that_comes_too_late_is_not_sent(tmp_path: Path) -> None:
    async def play() -> None:
        async with Desk(tmp_path) as desk:
            slow = desk.lobby.bots = Slow()
            table, (ann,) = await desk.table(p.TableWish(seats=seats("ann greedy")))
            asked = p.Hint(ann.view.game, ann.prompt.number)
            await table.obey(ann.connection, asked)
            await table.obey(ann.connection, asked)  # pressed twice
            await table.obey(ann.connection, p.PlayAll(ann.view.game, ann.prompt.number))
            ann.read()
            assert ann.all(p.Accepted), "nobody waits for a hint"
            slow.go.set()
            await table.hints.settled()
            assert not ann.all(p.Hinted) and not ann.all(p.Refused)
            (hint,) = await ann.say(p.Hint(ann.view.game, ann.prompt.number))
            assert isinstance(hint, p.Hinted) and hint.number == ann.prompt.number

    run(play())


def test_a_hint_is_the_same_in_every_game_that_looks_the_same_to_the_seat() -> None:
    record = golden("2p")
    options = Options.from_dict(record.options)
    places = [at for at in range(60, 200) if _main(options, record.key, record.answers[:at])][::40]
    assert places
    for at in places:
        game = replay(options, record.key, record.answers[:at])
        (seat,) = game.waiting
        world = another_world(game, seat, key_of_seed(at))
        assert world is not None and world.state.piles != game.state.piles
        names = ("Ann", "Bob")
        told = hint(game, seat, names)
        assert told.why.endswith(".") and told == hint(world, seat, names)


def _main(options: Options, key: bytes, answers: list[Any]) -> bool:
    return any(decision.kind is MAIN_ACTION for decision in replay(options, key, answers).waiting.values())


def test_where_the_teacher_fails_a_bot_answers_without_a_reason(monkeypatch: Any) -> None:
    def fail(*_: Any) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr("archfoe.server.bot_work.hint", fail)
    record = golden("2p")
    request = Request("game", 0, record.options, record.key, {}, 0, record.answers[:60])
    game = replay(Options.from_dict(record.options), record.key, record.answers[:60])
    (seat,) = game.waiting
    told = hinted(request, seat, ("Ann", "Bob"))
    assert told.why == "" and all(pick < len(game.waiting[seat].options) for pick in told.answer)
