"""Requests and answers as the handlers know them, whatever brings them: a web server, or a call inside a page."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from typing import Any, NamedTuple, Protocol


class Request(Protocol):
    """What a handler may ask of a request; Starlette's has all of it."""

    @property
    def path_params(self) -> dict[str, Any]: ...
    @property
    def query_params(self) -> Mapping[str, str]: ...
    @property
    def headers(self) -> Mapping[str, str]: ...
    @property
    def client(self) -> Any: ...
    def stream(self) -> AsyncIterator[bytes]: ...


class Answer:
    """An answer that can send itself, as ASGI wants it."""

    def __init__(
        self, body: bytes | str = b"", status: int = 200, headers: Mapping[str, str] | None = None, media_type: str = ""
    ) -> None:
        self.body = body.encode() if isinstance(body, str) else body
        self.status_code = status
        self.headers = {name.lower(): value for name, value in (headers or {}).items()}
        if status != 304:
            self.headers["content-length"] = str(len(self.body))
        if media_type:
            text = media_type.startswith("text/")
            self.headers.setdefault("content-type", f"{media_type}; charset=utf-8" if text else media_type)

    async def __call__(self, scope: Any, receive: Any, send: Callable[[Any], Awaitable[None]]) -> None:
        headers = [(name.encode("latin-1"), value.encode("latin-1")) for name, value in self.headers.items()]
        await send({"type": "http.response.start", "status": self.status_code, "headers": headers})
        await send({"type": "http.response.body", "body": self.body})


Handler = Callable[[Any], Awaitable[Answer]]


class Way(NamedTuple):
    """An address with `{names}` in it, and who answers there."""

    path: str
    handler: Handler
    method: str = "GET"


class TooMuch(Exception):
    """What was sent is too long, or takes too long to come."""

    def __init__(self, status: int, text: str) -> None:
        super().__init__(text)
        self.status = status
