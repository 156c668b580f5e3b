"""The game of a table: a session whose bots think elsewhere, so that every answer comes from outside."""

from __future__ import annotations

from archfoe.core.game import Answerer
from archfoe.wire.session import SentSession


class RemoteSession(SentSession):
    """`players` names bots as bots, as every record does, but nobody answers in line."""

    def _answerers(self) -> dict[int, Answerer]:
        return {}
