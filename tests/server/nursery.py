"""`python -m tests.server.nursery DATABASE PORT`: starts real servers quickly, one after the other, to be killed.

It loads the program once and forks a server for each line that it reads; so a hundred restarts take seconds.
"""

from __future__ import annotations

import os
import sys
from importlib import import_module

from archfoe.server.bots import Bots
from archfoe.server.main import serve
from archfoe.wire.explain import rules_by_card

#: What a server loads only when it starts, and what would take most of its short life here.
LATE = (
    "multiprocessing.synchronize",
    "sqlalchemy.dialects.postgresql.psycopg",
    "sqlalchemy.dialects.sqlite",
    "uvicorn.lifespan.on",
    "uvicorn.loops.uvloop",
    "uvicorn.protocols.http.auto",
    "uvicorn.protocols.websockets.websockets_sansio_impl",
)


def main() -> None:
    database, port = sys.argv[1], int(sys.argv[2])
    for name in LATE:
        import_module(name)
    rules_by_card()
    Bots.start = lambda self: None  # type: ignore[method-assign]  # they come when they are first needed
    print("ready", flush=True)
    for _ in sys.stdin:
        child = os.fork()
        if not child:
            try:
                serve("127.0.0.1", port, database)
            finally:
                os._exit(1)
        print(child, flush=True)
        _, status = os.waitpid(child, 0)
        print(status, flush=True)


if __name__ == "__main__":
    main()
