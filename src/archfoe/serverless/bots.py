"""Bots that answer in line: in a worker of the browser there is nobody else to think for them."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any

from archfoe.core.decisions import Answer
from archfoe.server.bot_work import Answers, Behind, Request, Thinkers, Told, play

_BREATH = 0.001  # seconds in which what waits to be told goes out, before anybody thinks


class InlineBots(Thinkers):
    """`breath`: seconds; where nobody waits to be told anything it is none."""

    def __init__(self, breath: float = _BREATH) -> None:
        self._breath = breath
        self._told = Told()

    def start(self) -> None:
        pass

    def close(self) -> None:
        pass

    def forget(self, game: str) -> None:
        self._told.forget(game)

    async def play(self, request: Request, record: Sequence[tuple[int, Answer]]) -> Answers:
        await self._breathe()
        answers = play(self._told.new_in(request, record))
        if isinstance(answers, Behind):
            answers = play(request._replace(start=0, answers=list(record)))
        assert not isinstance(answers, Behind)
        self._told.knows(request, record, answers)
        return answers

    async def think(self, game: str, function: Any, *arguments: Any) -> Any:
        await self._breathe()
        return function(*arguments)

    async def _breathe(self) -> None:
        if self._breath:
            await asyncio.sleep(self._breath)

    async def at_workshop(self, function: Any, *arguments: Any) -> Any:
        return await self.think("", function, *arguments)
