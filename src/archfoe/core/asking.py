"""Questions to several players: to all at once, or to whoever answers first."""

from __future__ import annotations

from typing import TYPE_CHECKING

from archfoe.core.decisions import Answer, Decision, NeedAnswer, Seat
from archfoe.core.errors import IllegalAnswer
from archfoe.core.foreseeing import foreseen

if TYPE_CHECKING:
    from archfoe.core.game import Game


def ask_all(game: Game, decisions: dict[Seat, Decision]) -> dict[Seat, Answer]:
    """Puts questions at once; nobody sees an answer until all are in."""
    forced = {p: tuple(range(len(d.options))) for p, d in decisions.items() if d.forced}
    open_ = {p: d for p, d in decisions.items() if p not in forced}
    if not open_:
        return forced
    got = game._round(next(iter(open_.values())).kind)
    for seat, d in open_.items():
        if seat in game.agents and seat not in got:
            game.waiting = {p: q for p, q in open_.items() if p not in got}
            got[seat] = game.in_line(d)
    while missing := {p: d for p, d in open_.items() if p not in got}:
        if not (game._known and foreseen(game, missing, got)):
            raise NeedAnswer(missing)
    if game.stepped:
        _must_fit(open_, got)
    game._cursor += 1
    return {p: forced[p] if p in forced else got[p] for p in decisions}


def _must_fit(decisions: dict[Seat, Decision], got: dict[Seat, Answer]) -> None:
    """In a world that is dealt anew somebody may have answered who holds fewer cards there, and was not heard yet."""
    for seat, d in decisions.items():
        for pick in got[seat]:
            if pick >= len(d.options):
                raise IllegalAnswer(f"Player {seat} picked number {pick} of {len(d.options)} here.")


def ask_any(game: Game, decisions: dict[Seat, Decision], main: Seat | None = None) -> tuple[Seat, Answer] | None:
    """The first answer counts: (seat, picked), or None if all pass.

    An empty answer is a pass. `main` is the seat whose answer ends the wait (the active player;
    the others may assist). A bot there waits until each person at the table has answered or
    passed, and is asked after the other bots, else no bot's partner could ever assist.
    """
    if not decisions:
        return None
    got = game._round(next(iter(decisions.values())).kind)
    for seat, picked in got.items():
        if picked:
            game._cursor += 1
            return seat, picked
    for seat, d in decisions.items():
        if seat != main and seat in game.agents and seat not in got:
            game.waiting = {p: q for p, q in decisions.items() if p not in got}
            got[seat] = game.in_line(d)
            if got[seat]:
                game._cursor += 1
                return seat, got[seat]
    while missing := {p: d for p, d in decisions.items() if p not in got}:
        if main is not None and main in missing and main in game.agents and len(missing) == 1:
            game.waiting = missing
            got[main] = game.in_line(decisions[main])
            game._cursor += 1
            return main, got[main]
        waiting = {p: d for p, d in missing.items() if p not in game.agents}
        if not (game._known and foreseen(game, waiting, got)):
            raise NeedAnswer(waiting)
        seat, picked = game.record[-1]
        if picked:
            game._cursor += 1
            return seat, picked
    game._cursor += 1
    return None
