"""Time that passes only where everybody waits: hours take seconds, and the same schedule is the same every time."""

from __future__ import annotations

import asyncio
import selectors
from collections.abc import Awaitable, Callable, Coroutine, Mapping
from concurrent.futures import ThreadPoolExecutor
from contextvars import ContextVar, copy_context
from typing import Any, TypeVar
from unittest.mock import patch

T = TypeVar("T")
#: So often in a row something is done and no time passes: then it goes on like that for ever.
STANDSTILL = 1_000
#: Of which server a task is; tasks that it makes are of the same one.
_owner: ContextVar[object | None] = ContextVar("owner", default=None)


class _Selector(selectors.BaseSelector):
    """Nothing ever comes from outside: to wait is to move the clock."""

    def __init__(self) -> None:
        self.now = 0.0
        self._rounds = 0  # since time has passed
        self._map: dict[Any, selectors.SelectorKey] = {}

    def register(self, fileobj: Any, events: int, data: Any = None) -> selectors.SelectorKey:
        number = fileobj if isinstance(fileobj, int) else fileobj.fileno()
        key = self._map[fileobj] = selectors.SelectorKey(fileobj, number, events, data)
        return key

    def unregister(self, fileobj: Any) -> selectors.SelectorKey:
        return self._map.pop(fileobj)

    def get_map(self) -> Mapping[Any, selectors.SelectorKey]:
        return self._map

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        if timeout is None:
            raise RuntimeError("Everybody sleeps for ever.")
        self._rounds = 0 if timeout > 0 else self._rounds + 1
        if self._rounds > STANDSTILL:
            self._rounds = 0
            raise RuntimeError("Time stands still: somebody does the same thing for ever.")
        self.now += max(0.0, timeout)
        return []


class VirtualLoop(asyncio.SelectorEventLoop):
    def __init__(self) -> None:
        self._virtual = _Selector()
        super().__init__(self._virtual)
        self.tasks: list[tuple[object | None, asyncio.Task[Any]]] = []
        self.set_task_factory(self._make_task)
        self.set_exception_handler(lambda loop, context: None)  # tasks of servers that were killed

    def time(self) -> float:
        return self._virtual.now

    def call_soon_threadsafe(  # type: ignore[override]
        self, callback: Any, *arguments: Any, context: Any = None
    ) -> asyncio.Handle:
        return self.call_soon(callback, *arguments, context=context)

    def _make_task(self, loop: asyncio.AbstractEventLoop, work: Any, **more: Any) -> asyncio.Task[Any]:
        task: asyncio.Task[Any] = asyncio.Task(work, loop=loop, **more)
        self.tasks.append((_owner.get(), task))
        return task

    def spawn(self, owner: object, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        """A task of somebody, and so is all that it begins."""
        context = copy_context()
        context.run(_owner.set, owner)
        task: asyncio.Task[T] = asyncio.Task(work, loop=self, context=context)
        self.tasks.append((owner, task))
        return task

    def end_all_of(self, owner: object) -> None:
        """As a kill does: nothing of it goes on."""
        for whose, task in self.tasks:
            if whose is owner and not task.done():
                task.cancel()
        self.tasks = [(whose, task) for whose, task in self.tasks if not task.done() and whose is not owner]


async def _inline(function: Callable[..., T], *arguments: Any, **more: Any) -> T:
    await asyncio.sleep(0)
    return function(*arguments, **more)


def run_virtually(work: Callable[[VirtualLoop], Awaitable[T]]) -> T:
    """In a thread of its own, for the reason that `desk.run` has."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(_run, work).result()


def _run(work: Callable[[VirtualLoop], Awaitable[T]]) -> T:
    loop = VirtualLoop()
    asyncio.set_event_loop(loop)
    try:
        with patch("asyncio.to_thread", _inline):
            return loop.run_until_complete(_awaited(work, loop))
    finally:
        for task in asyncio.all_tasks(loop):
            task.cancel()
        loop.run_until_complete(asyncio.sleep(0))
        asyncio.set_event_loop(None)
        loop.close()


async def _awaited(work: Callable[[VirtualLoop], Awaitable[T]], loop: VirtualLoop) -> T:
    return await work(loop)
