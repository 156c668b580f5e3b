"""Uvicorn's protocols with less patience: who sends half a request, or reads nothing, does not stay for ever."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from typing import Final

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from archfoe.server import limits
from archfoe.server.limits import CROWDED, Crowd

HEADER_SECONDS: Final = 15.0
UNREAD_SECONDS: Final = 30.0


#: For all of a body. Who wants it gives up sooner and says so (`limits.BODY_SECONDS`); nobody may want it.
BODY_SECONDS: Final = limits.BODY_SECONDS + 5.0
_FULL: Final = (
    b"HTTP/1.1 429 Too Many Requests\r\nConnection: close\r\nContent-Type: text/plain; charset=utf-8\r\n"
    b"Content-Length: %d\r\n\r\n%s" % (len(CROWDED), CROWDED.encode())
)


class HurriedHttp(H11Protocol):
    """Lets go whoever has not sent a whole request in time, and does not let in too many of one client.

    A connection that becomes a websocket is counted by the door from then on.
    """

    crowd = Crowd()
    _counted = ""
    _is_socket = False
    _waiting: asyncio.TimerHandle | None = None
    _for = 0.0  # so long it may take

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        peer = transport.get_extra_info("peername")
        address = str(peer[0]) if isinstance(peer, tuple) else ""
        if not self.crowd.let_in(address):
            transport.write(_FULL)
            transport.close()
            return
        self._counted = address
        self._wait(HEADER_SECONDS)

    def data_received(self, data: bytes) -> None:
        if self.transport.is_closing():
            return
        super().data_received(data)
        if self._is_socket:
            return  # to this parser the body of the handshake is still to come, for ever
        state = self.conn.their_state
        if state is h11.IDLE and self.conn.trailing_data[0]:
            self._wait(HEADER_SECONDS)  # the head of a next request has begun
        elif state is h11.SEND_BODY:
            self._wait(BODY_SECONDS)
        else:
            self._stop_waiting()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self._leave()
        self._is_socket = True
        super().handle_websocket_upgrade(event)

    def connection_lost(self, exc: Exception | None) -> None:
        self._leave()
        super().connection_lost(exc)

    def _leave(self) -> None:
        self._stop_waiting()
        if self._counted:
            self.crowd.let_out(self._counted)
            self._counted = ""

    def _wait(self, seconds: float) -> None:
        """For one thing the time begins once, however often a little of it comes."""
        if self._waiting is None or self._for != seconds:
            self._stop_waiting()
            self._for = seconds
            self._waiting = self.loop.call_later(seconds, self.transport.abort)

    def _stop_waiting(self) -> None:
        if self._waiting is not None:
            self._waiting.cancel()
            self._waiting = None


def hurried_http(proxies: Iterable[str]) -> type[HurriedHttp]:
    """For one server: it has a crowd of its own."""
    return type("HurriedHttp", (HurriedHttp,), {"crowd": Crowd(proxies)})


class HurriedSocket(WebSocketsSansIOProtocol):
    """Lets go whoever does not read; how much waits meanwhile is bounded by `connections`."""

    _unread: asyncio.TimerHandle | None = None

    def pause_writing(self) -> None:
        super().pause_writing()
        if self._unread is None:
            self._unread = self.loop.call_later(UNREAD_SECONDS, self.transport.abort)

    def resume_writing(self) -> None:
        super().resume_writing()
        self._read()

    def connection_lost(self, exc: Exception | None) -> None:
        self._read()
        super().connection_lost(exc)

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self.transport.abort()  # to close it would wait until all is read

    def _read(self) -> None:
        if self._unread is not None:
            self._unread.cancel()
            self._unread = None
