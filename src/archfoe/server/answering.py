"""What handlers do with any request: read its body and its numbers, and answer in JSON."""

from __future__ import annotations

import asyncio
from typing import Final

import msgspec

from archfoe.server.connections import encode
from archfoe.server.errors import Refusal
from archfoe.server.http import Answer, Request, TooMuch
from archfoe.server.limits import BODY_SECONDS
from archfoe.wire import protocol as p

JSON: Final = "application/json"


async def body_of(request: Request, most: int = p.LONGEST_FRAME) -> bytes:
    body = bytearray()
    try:
        async with asyncio.timeout(BODY_SECONDS):
            async for chunk in request.stream():
                body += chunk
                if len(body) > most:
                    raise TooMuch(413, "That is too long.")
    except TimeoutError:
        raise TooMuch(408, "That took too long.") from None
    return bytes(body)


def whole(words: str) -> int:
    """A number in an address."""
    if not (words.isascii() and words.isdigit() and len(words) <= 7):
        raise Refusal("A place is a number, counted in answers.")
    return int(words)


def in_json(answer: msgspec.Struct, status: int = 200) -> Answer:
    return Answer(encode(answer), status, {"Cache-Control": "no-store"}, JSON)


def problem(status: int, text: str) -> Answer:
    answer = in_json(p.Problem(text), status)
    if status in (408, 413):
        answer.headers["connection"] = "close"  # the rest of what is sent need not come
    return answer
