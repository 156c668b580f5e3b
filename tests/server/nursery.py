"""`python -m tests.server.nursery DATABASE [PORT]`: starts real servers quickly, to be killed.

It loads the program once and forks a server for each line that it reads; so a hundred restarts take seconds. With a
port there is one server at a time, and it tells how each ended. Without, each line has a port and the seconds of a
lease, and the servers share the database; behind a proxy it also has the path of the server and the proxy's address.
"""

from __future__ import annotations

import faulthandler
import os
import signal
import sys
import traceback
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
    database, *port = sys.argv[1:]
    for name in LATE:
        import_module(name)
    rules_by_card()
    Bots.start = lambda self: None  # type: ignore[method-assign]  # they come when they are first needed
    if not port:
        signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # nobody asks how they ended
    print("ready", flush=True)
    for line in sys.stdin:
        child = os.fork()
        if not child:
            signal.signal(signal.SIGCHLD, signal.SIG_DFL)
            faulthandler.register(signal.SIGUSR1)  # where does it hang?
            try:
                _serve(database, *(line.split() or port))
            except BaseException:  # this process must not go on with the loop, whatever happened
                traceback.print_exc()
            finally:
                os._exit(1)
        print(child, flush=True)
        if port:
            _, status = os.waitpid(child, 0)
            print(status, flush=True)


def _serve(database: str, port: str, lease: str = "", path: str = "", proxy: str = "") -> None:
    if not lease:
        serve("127.0.0.1", int(port), database)
        return
    serve(
        "127.0.0.1",
        int(port),
        database,
        shared=path or f"http://127.0.0.1:{port}",
        lease=float(lease),
        origins=(proxy,) if proxy else (),
        proxies=("127.0.0.1",) if proxy else (),
    )


if __name__ == "__main__":
    main()
