"""Somebody who never rests: many at once from one address, in a process of its own."""

from __future__ import annotations

import asyncio
import os
from multiprocessing.synchronize import Event
from typing import Any

from bench.neighbors.calls import Seat
from bench.neighbors.deeds import SORTS, Deed, Sort

ATTACKER = "203.0.113.7"


def attack(port: int, name: str, now: Event, done: Event, deeds: Any) -> None:
    os.nice(5)  # it stands for machines elsewhere: what it takes from this one is not the server's doing
    asyncio.run(_attack(port, SORTS[name], now, done, deeds))


async def _attack(port: int, sort: Sort, now: Event, done: Event, deeds: Any) -> None:
    villains = [asyncio.create_task(_villain(port, sort, number, now, done, deeds)) for number in range(sort.at_once)]
    await asyncio.gather(*villains)


async def _villain(port: int, sort: Sort, number: int, now: Event, done: Event, deeds: Any) -> None:
    deed: Deed | None = None
    while not done.is_set():
        if not now.is_set():
            await asyncio.sleep(0.02)
            continue
        try:
            if deed is None:
                deed = await sort.prepare(Seat(port, ATTACKER), 100 + number)
            await asyncio.wait_for(deed(), 30)
            deeds.value += 1
        except Exception:  # sent away: it comes again
            deed = None
            await asyncio.sleep(0.2)
