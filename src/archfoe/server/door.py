"""The door: what every request has to pass before anything else looks at it, and the headers of every answer."""

from __future__ import annotations

import ipaddress
import socket
from collections.abc import Callable, Iterable
from typing import Final

from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from archfoe.core.errors import ArchfoeError
from archfoe.server.connections import encode
from archfoe.server.limits import CROWDED, Crowd, address_of
from archfoe.wire.protocol import Problem

#: Nothing but our own files, and nothing that is written into a page as text is ever run. Pictures of cards are
#: drawn by the page itself, as `data:` images, which run nothing; browsers fetch some of them again, from nobody.
_POLICY: Final = "Content-Security-Policy"
_HEADERS: Final = {
    _POLICY: "default-src 'self'; img-src 'self' data:; connect-src 'self' data:; object-src 'none'; "
    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}
WRONG_NAME: Final = "This server does not go by that name. Whoever runs it can name its page as an origin."


class Door:
    """`origins`: the pages of other hosts that may connect, whose names this server goes by as well.

    `peers`: addresses of the servers that a page may be sent to for its table.
    """

    def __init__(self, app: ASGIApp, origins: Iterable[str] = (), peers: Callable[[], Iterable[str]] = tuple) -> None:
        self._app, self._peers = app, peers
        self._names = {"localhost", *_own_names(), *map(_name_of, origins)}
        self._connected = Crowd()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
        elif not self._goes_by(Headers(scope=scope).get("host", "")):
            await _turn_away(scope, receive, self._headed(send), 421, WRONG_NAME)
        elif scope["type"] == "websocket":
            await self._connect(scope, receive, send)
        else:
            await self._app(scope, receive, self._headed(send))

    def _headed(self, send: Send) -> Send:
        """With the headers that keep a page to its own."""

        async def headed(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in _HEADERS.items():
                    headers[name] = value
                if sockets := [f"ws{peer[4:]}" for peer in self._peers() if peer.startswith("http")]:
                    headers[_POLICY] += f"; connect-src 'self' {' '.join(sockets)}"
            await send(message)

        return headed

    def _goes_by(self, host: str) -> bool:
        """A page of another site can make its own name lead here, and would then be taken for ours.

        No such name is an address, so addresses are always right.
        """
        parts = address_of(f"//{host}") if host and "@" not in host else None
        name = None if parts is None else parts.hostname
        if name is None:
            return False
        try:
            ipaddress.ip_address(name)
        except ValueError:
            return name in self._names or name.endswith(".localhost")
        return True

    async def _connect(self, scope: Scope, receive: Receive, send: Send) -> None:
        """So many connections at a time for an address; those of this machine may be of a proxy for anybody."""
        address = scope["client"][0] if scope.get("client") else ""
        if not self._connected.let_in(address):
            await _turn_away(scope, receive, send, 429, CROWDED)
            return
        try:
            await self._app(scope, receive, send)
        finally:
            self._connected.let_out(address)


def _name_of(origin: str) -> str:
    parts = address_of(origin)
    if parts is None or not parts.hostname:
        raise ArchfoeError(f"{origin!r} is not the address of a page: write it as https://table.example.")
    return parts.hostname


async def _turn_away(scope: Scope, receive: Receive, send: Send, status: int, text: str) -> None:
    if scope["type"] == "websocket":
        await receive()
        await send({"type": "websocket.close", "code": 1008, "reason": text})
        return
    await Response(encode(Problem(text)), status, {"Cache-Control": "no-store"}, "application/json")(
        scope, receive, send
    )


def _own_names() -> set[str]:
    """What other devices of a network call this machine."""
    name = socket.gethostname().lower()
    return {name, f"{name.partition('.')[0]}.local"}
