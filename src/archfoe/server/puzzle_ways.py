"""The puzzles over HTTP: the shelf, the puzzle of the day, and how a try stands."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import msgspec

from archfoe.core.errors import ArchfoeError
from archfoe.server.answering import body_of, in_json, problem, whole
from archfoe.server.fair import CLIENT, Beside
from archfoe.server.http import Answer, Request, Way
from archfoe.server.limits import PaceByClient
from archfoe.wire.puzzle import PuzzleWish

BUSY: Final = "That was a lot at once. Wait a moment."

_wish = msgspec.json.Decoder(PuzzleWish).decode


class PuzzleWays:
    def __init__(self, beside: Beside, pace: PaceByClient) -> None:
        self._beside, self._pace = beside, pace

    def ways(self) -> list[Way]:
        return [
            Way("/api/puzzles", self._get_shelf),
            Way("/api/puzzles/today", self._get_today),
            Way("/api/puzzles/{number}", self._post_try, "POST"),
        ]

    async def _get_shelf(self, request: Request) -> Answer:
        from archfoe.server.puzzles import shelf_now  # seldom needed, and a browser's engine has to read it

        return await self._done(shelf_now)

    async def _get_today(self, request: Request) -> Answer:
        from archfoe.server.puzzles import of_day  # as above

        return await self._done(of_day)

    async def _post_try(self, request: Request) -> Answer:
        """How a puzzle stands after the answers that are sent: it is played up to there, beside the event loop."""
        from archfoe.server.puzzles import stand  # as above

        try:
            wish = _wish(await body_of(request))
            return await self._done(stand, whole(request.path_params["number"]), wish)
        except (msgspec.ValidationError, ArchfoeError) as error:
            return problem(400, str(error))
        except (msgspec.DecodeError, RecursionError, UnicodeError):
            return problem(400, "A try is sent in JSON.")

    async def _done(self, work: Callable[..., msgspec.Struct], *arguments: Any) -> Answer:
        if not self._pace.allows(CLIENT.get()):
            return problem(429, BUSY)
        return in_json(await self._beside.do(work, *arguments))
