"""`archfoe serve`: the server, where it can be reached, and where its games are kept."""

from __future__ import annotations

import contextlib
import errno
import gc
import json
import logging
import os
import re
import socket
import sys
import threading
import time
import webbrowser
from pathlib import Path
from typing import Final

import segno
import uvicorn

from archfoe.core.errors import ArchfoeError
from archfoe.registry import everything
from archfoe.registry.brought import turn_off
from archfoe.review import BUDGET
from archfoe.server.app import App
from archfoe.server.housekeeping import Habits, days_of
from archfoe.server.hurry import HurriedSocket, hurried_http
from archfoe.server.keeping import LOST
from archfoe.server.leases import LEASE_SECONDS, Lease
from archfoe.server.page import NOT_BUILT, is_built
from archfoe.server.stopping import Server, stop_by_signals
from archfoe.server.whereabouts import database_of, has_password
from archfoe.wire.to_server import LONGEST_FRAME

_log = logging.getLogger(__name__)
LOCAL, EVERYWHERE = "127.0.0.1", "0.0.0.0"
DEFAULT_PORT = 8017
_SWITCH_SECONDS = 0.001  # after which a thread that works something out lets the loop have its turn
_PORT_SECONDS = 2.0
READ_BY_ALL = (
    "Everybody on this machine can read a password in a command. Write the address into a file and say "
    "--database @FILE, or set ARCHFOE_DATABASE."
)
STORE_LOST = 3  # the exit status of a server that could never store anything again


def serve(
    host: str = LOCAL,
    port: int = DEFAULT_PORT,
    database: str = "",
    *,
    lan: bool = False,
    qr: bool = False,
    browse: bool = False,
    origins: tuple[str, ...] = (),
    proxies: tuple[str, ...] = (),
    review_budget: int | None = None,
    shared: str = "",
    lease: float = LEASE_SECONDS,
    keep: str = "",
    backups: str = "",
    log: str = "text",
    metered: bool = False,
    brought_sets: bool = True,
) -> int:
    """Runs until it is stopped, or can never store anything again; the exit status says which.

    `lan`: other devices of the network may come; `browse`: opens the page.
    `proxies`: addresses of those that may say for whom they ask (X-Forwarded-For). `shared`: where pages reach this
    one of several servers on one PostgreSQL, each with a lease of so many seconds. `keep`, `backups`: see
    `housekeeping`.
    """
    host = EVERYWHERE if lan else host
    habits = Habits(days_of(keep), Path(backups) if backups else None)
    _write_log(log)
    if not brought_sets:
        turn_off()
    if has_password(database):
        _log.warning(READ_BY_ALL)
    database = database_of(database)
    with stop_by_signals() as stop, _listen(host, port) as listening:
        links = addresses(host, listening.getsockname()[1])
        outside = links[-1].rstrip("/") if len(links) > 1 else ""
        workers = max(1, (os.cpu_count() or 2) - 1)
        app = App(
            database,
            workers=workers,
            origins=origins,
            address=outside,
            review_budget=review_budget or BUDGET,
            lease=_lease(database, shared, lease),
            habits=habits,
            metered=metered,
        )
        app.store.on_lost = stop.ask
        with contextlib.closing(app):
            collect_seldom()
            sys.setswitchinterval(_SWITCH_SECONDS)
            if not stop.asked:
                _greet(links, qr=qr, browse=browse)
                _log.info("Served at %s.", links[0])
            stop.run(Server(_config(app, proxies, json_log=log == "json"), app.lobby.retire), sockets=[listening])
    return STORE_LOST if app.store.trouble == LOST else 0


def _write_log(how: str) -> None:
    if how not in ("text", "json"):
        raise ArchfoeError(f"A log is written as text or as json, not as {how!r}.")
    if how == "json":
        log_as_json()


def _lease(database: str, address: str, seconds: float) -> Lease | None:
    if not address:
        return None
    if not database.startswith("postgresql"):
        raise ArchfoeError("Several servers share a PostgreSQL: name it with --database.")
    return Lease(address, seconds)


def _greet(links: list[str], *, qr: bool, browse: bool) -> None:
    print(f"archfoe is served at {' and '.join(links)} - stop it with Ctrl-C.", flush=True)
    for sentence in everything().refused:
        print(sentence, file=sys.stderr, flush=True)
    if not is_built():
        print(f"{NOT_BUILT} Bots can play here without it.", file=sys.stderr, flush=True)
    if qr:
        segno.make(links[-1]).terminal(out=sys.stdout, compact=True)
    if browse:
        open_browser(links[0])


def _config(app: App, proxies: tuple[str, ...] = (), *, json_log: bool = False) -> uvicorn.Config:
    return uvicorn.Config(
        app.asgi(),
        http=hurried_http(proxies),
        ws=HurriedSocket,
        proxy_headers=bool(proxies),
        forwarded_allow_ips=list(proxies),
        ws_max_size=LONGEST_FRAME,
        ws_per_message_deflate=False,  # a view is small, and packing it costs more than sending it
        log_config=None if json_log else uvicorn.config.LOGGING_CONFIG,
        log_level="warning",
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=2,
    )


def collect_seldom() -> None:
    """Cards and code stay for ever: looking through them for garbage again and again would only make people wait."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 50)


def _listen(host: str, port: int) -> socket.socket:
    """The port, before anything else is done: one that is taken is told after a moment.

    A server that was killed while it started a worker has left a process that keeps the port until it is a worker.
    """
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    patience = time.monotonic() + _PORT_SECONDS
    while True:
        try:
            listening.bind((host, port))
            listening.listen(2048)
            return listening
        except (OSError, OverflowError) as error:
            if getattr(error, "errno", 0) == errno.EADDRINUSE and time.monotonic() < patience:
                time.sleep(0.05)
                continue
            reason = getattr(error, "strerror", None) or str(error)
            raise ArchfoeError(f"Can't start at {host}:{port} ({reason}). Choose another port with --port.") from None


def addresses(host: str, port: int) -> list[str]:
    """Where a browser finds the server; the last one is for other devices, if they may come."""
    if host not in (EVERYWHERE, "::"):
        return [f"http://{f'[{host}]' if ':' in host else host}:{port}/"]
    own = f"http://localhost:{port}/"
    outside = _address_in_network()
    return [own, f"http://{outside}:{port}/"] if outside else [own]


def _address_in_network() -> str:
    """The address that other devices see; no packet is sent for it."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # an address that nobody has
            return str(probe.getsockname()[0])
        except OSError:
            return ""


def has_display() -> bool:
    return sys.platform in ("win32", "darwin") or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def open_browser(link: str) -> None:
    """Shows the page where there is a display; else the address that was printed must do."""
    if has_display():
        soon = threading.Timer(0.5, webbrowser.open, [link])
        soon.daemon = True  # who stops the server at once wants no page either
        soon.start()


#: Keys to seats (32 signs and more), and what stands between a name and a host in an address.
_SECRETS: Final = (
    (re.compile(r"(?<=://)([^:/@\s]+):[^@\s]+@"), r"\1:***@"),
    (re.compile(r"(?<![\w-])[\w-]{32,}(?![\w-])"), "***"),
)


def without_secrets(text: str) -> str:
    for pattern, instead in _SECRETS:
        text = pattern.sub(instead, text)
    return text


class JsonLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        line = {
            "time": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{int(record.msecs):03d}Z",
            "level": record.levelname.lower(),
            "from": record.name,
            "text": without_secrets(record.getMessage()),
        }
        if record.exc_info:
            line["trace"] = without_secrets(self.formatException(record.exc_info))
        return json.dumps(line, ensure_ascii=False)


def log_as_json() -> None:
    """All loggers, from now on."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    logging.basicConfig(handlers=[handler], level=logging.INFO, force=True)
    for noisy in ("alembic", "uvicorn.error", "websockets"):
        logging.getLogger(noisy).setLevel(logging.WARNING)
