"""`archfoe serve`: the options of the server. What it needs is loaded only when it runs."""

from __future__ import annotations

from typing import Annotated

import typer

from archfoe.extras import SERVER, need

Database = Annotated[
    str,
    typer.Option(
        metavar="URL",
        help="Where games are kept: sqlite:///FILE, postgresql://..., or @FILE for a file with that address in it "
        "(default: ARCHFOE_DATABASE, or a file in your data folder).",
    ),
]
ReviewBudget = Annotated[
    int | None,
    typer.Option(metavar="N", min=1, max=1000, help="How many times a review tries out each choice: more take longer."),
]
Shared = Annotated[
    str,
    typer.Option(
        metavar="URL", help="One of several servers on one PostgreSQL: where pages reach it, or a path like /at/one."
    ),
]
LeaseSeconds = Annotated[
    float,
    typer.Option(
        metavar="SECONDS", min=1, max=60, help="With --shared: how long others wait for this server if it is gone."
    ),
]
Keep = Annotated[str, typer.Option(metavar="TIME", help="How long to keep tables that nobody uses: 90d, 12w or 2y.")]


def serve(
    host: Annotated[
        str, typer.Option(metavar="ADDRESS", help="Address to listen on (default: this computer only).")
    ] = "",
    port: Annotated[
        int, typer.Option(metavar="N", min=0, max=65535, help="Port to listen on; 0 takes any free one.")
    ] = 8017,
    database: Database = "",
    lan: Annotated[bool, typer.Option("--lan", help="Let other devices on your network join.")] = False,
    qr: Annotated[bool, typer.Option("--qr", help="Show the address as a code that a phone can read.")] = False,
    browse: Annotated[bool, typer.Option("--open", help="Open the page in a browser, if there is a display.")] = False,
    origin: Annotated[
        list[str] | None, typer.Option(metavar="URL", help="Another page that may connect, such as a proxy's.")
    ] = None,
    proxy: Annotated[
        list[str] | None,
        typer.Option(metavar="ADDRESS", help="A proxy's address: only it may say whom it speaks for."),
    ] = None,
    review_budget: ReviewBudget = None,
    shared: Shared = "",
    lease: LeaseSeconds = 6.0,
    keep: Keep = "",
    backups: Annotated[str, typer.Option(metavar="FOLDER", help="Copy the games there once a day (SQLite only).")] = "",
    log: Annotated[str, typer.Option(metavar="text|json", help="How to write the log.")] = "text",
    metrics: Annotated[bool, typer.Option("--metrics", help="Answer /metrics for Prometheus.")] = False,
    brought_sets: Annotated[
        bool, typer.Option("--brought-sets/--no-brought-sets", help="Let tables bring sets from the workshop.")
    ] = True,
) -> int | None:
    """Serve tables for the browser."""
    need(SERVER, "The server")
    from archfoe.server.main import LOCAL, serve

    return serve(
        host or LOCAL,
        port,
        database,
        lan=lan,
        qr=qr,
        browse=browse,
        origins=tuple(origin or ()),
        proxies=tuple(proxy or ()),
        review_budget=review_budget,
        shared=shared,
        lease=lease,
        keep=keep,
        backups=backups,
        log=log,
        metered=metrics,
        brought_sets=brought_sets,
    )
