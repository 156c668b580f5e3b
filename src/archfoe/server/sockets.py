"""The websocket: reads messages, keeps to the limits, and hands what is well formed to the table."""

from __future__ import annotations

import asyncio
import logging
from typing import Final

import msgspec

from archfoe.core.errors import ArchfoeError
from archfoe.server.connections import COME_AGAIN, NO_SPECTATORS, WRONG_TOKEN, Connection
from archfoe.server.housing import Housed, HungUp, Line
from archfoe.server.keeping import StoreFailed
from archfoe.server.limits import MESSAGE_SECONDS, MOST_MESSAGES, Pace
from archfoe.server.live_table import LiveTable
from archfoe.server.lobby import Lobby, PlayedElsewhere
from archfoe.server.settling import DOOR_CLOSED
from archfoe.server.shares import LoopTime
from archfoe.wire import protocol as p

_log = logging.getLogger(__name__)

# Why a connection is closed, beside the codes of the websocket protocol itself.
ELSEWHERE, BAD_HELLO, NO_ROOM, TOO_MANY, TOO_LONG, BUG = 4307, 4400, 4404, 4408, 4409, 1011
HELLO_SECONDS: Final = 10.0
TOO_MANY_MESSAGES: Final = f"More than {MOST_MESSAGES} messages in {MESSAGE_SECONDS:.0f} seconds are too many."

_decoder = msgspec.json.Decoder(p.AnyToServer)


class BadMessage(ArchfoeError):
    """A frame that is no message of the protocol."""


class Closed(Exception):
    """The connection is to be closed, with a reason that its page can show."""

    def __init__(self, code: int, reason: str) -> None:
        super().__init__(reason)
        self.code, self.reason = code, reason


def decoded(text: str | bytes) -> p.ToServer:
    """One frame as a message, or one sentence on what is wrong with it."""
    try:
        message: p.ToServer = _decoder.decode(text)
    except msgspec.ValidationError as error:
        raise BadMessage(f"That is not a message of this protocol: {error}.") from None
    except (msgspec.DecodeError, RecursionError, UnicodeError):
        raise BadMessage("That is not a message of this protocol: it is not JSON.") from None
    return message


async def serve_socket(line: Line, room: str, lobby: Lobby, loop_time: LoopTime | None = None) -> None:
    """One connection from its first message to its end; the address may say for which room it is."""
    await line.accept()
    loop_time = loop_time or LoopTime()
    connection = Connection()
    table: LiveTable | None = None
    pump: asyncio.Task[None] | None = None
    try:
        hello = await _hello(line, room)
        try:
            table = await loop_time.spent_on(_enter(lobby, hello, connection), patient=True)
        except Housed as housed:
            await housed.house.converse(line, hello)
            return
        pump = asyncio.create_task(_pump(line, connection))
        await loop_time.spent_on(lobby.join(table, connection, hello), patient=True)
        await _listen(line, table, connection, loop_time)
    except Closed as closed:
        await line.close(closed.code, closed.reason)
    except HungUp:
        pass
    except Exception:  # whatever it is, a page gets no traceback
        _log.exception("A connection ended with an error.")
        await line.close(BUG, "Something went wrong on the server: reload the page.")
    finally:
        connection.close()
        if pump is not None:
            pump.cancel()
        if table is not None:
            await lobby.leave(table, connection)


async def _hello(line: Line, room: str) -> p.Hello:
    try:
        message = decoded(await asyncio.wait_for(frame(line), HELLO_SECONDS))
    except TimeoutError:
        raise Closed(BAD_HELLO, "Nothing was said for too long.") from None
    except BadMessage as error:
        raise Closed(BAD_HELLO, _short(str(error))) from None
    if not isinstance(message, p.Hello):
        raise Closed(BAD_HELLO, "The first message must be hello.")
    if room not in ("", message.room):  # a proxy may have brought it here for the room in its address
        raise Closed(BAD_HELLO, "The address of the connection names another table.")
    return message


async def _enter(lobby: Lobby, hello: p.Hello, connection: Connection) -> LiveTable:
    try:
        table = await lobby.find(hello.room)
    except Housed:
        raise
    except PlayedElsewhere as error:
        raise Closed(ELSEWHERE, error.address) from None
    except StoreFailed as error:  # it may be there in a moment
        raise Closed(COME_AGAIN, _short(str(error))) from None
    except ArchfoeError as error:  # what it was made for is no longer there, such as a set of somebody else
        raise Closed(NO_ROOM, _short(str(error))) from None
    if table is None:
        raise Closed(NO_ROOM, "There is no such table.")
    if hello.token:
        connection.seat = table.seating.seat_of(hello.token)
        if connection.seat is None:
            raise Closed(WRONG_TOKEN, "This link does not open a seat here any more.")
    elif table.seating.customs.closed:
        raise Closed(WRONG_TOKEN, DOOR_CLOSED)
    elif not table.seating.wish.spectators and table.seating.full:
        raise Closed(WRONG_TOKEN, NO_SPECTATORS)
    return table


async def _listen(line: Line, table: LiveTable, connection: Connection, loop_time: LoopTime) -> None:
    pace = Pace(MOST_MESSAGES, MESSAGE_SECONDS)
    while not connection.closed:
        await asyncio.sleep(0)  # many frames may have come at once, and others have something to say, too
        text = await frame(line)
        if not pace.allows():
            raise Closed(TOO_MANY, TOO_MANY_MESSAGES)
        try:
            message = decoded(text)
        except BadMessage as error:
            connection.send(p.Refused(str(error), "", ""))
            continue
        await loop_time.spent_on(table.obey(connection, message), patient=True)
    if connection.ending is not None:
        raise Closed(*connection.ending)


async def frame(line: Line) -> str:
    text = await line.receive()
    if len(text) > p.LONGEST_FRAME or len(text.encode()) > p.LONGEST_FRAME:
        raise Closed(TOO_LONG, f"A message has at most {p.LONGEST_FRAME} bytes.")
    return text


async def _pump(line: Line, connection: Connection) -> None:
    try:
        await connection.pump(line.send)
        if connection.ending is not None:  # the page may say nothing for long
            await line.close(*connection.ending)
    except HungUp:  # gone; the reader finds out by itself
        connection.close()


def _short(reason: str) -> str:
    """The reason of a close frame has at most 123 bytes."""
    return reason.encode()[:120].decode(errors="ignore")
