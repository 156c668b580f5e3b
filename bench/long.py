"""A game of 10,000 answers, as long as any that a server takes: undo, load it, and look at any place of it."""

from __future__ import annotations

from collections.abc import Callable
from itertools import count

from archfoe.agents import RandomAgent
from archfoe.core.chance import key_of_seed
from archfoe.core.game import Game
from archfoe.games.build import build
from archfoe.table.session import Session
from archfoe.table.view import View
from bench.engine import OPTIONS, PLAYERS, load_again, take_back
from bench.measure import MILLISECONDS, Figure, repeat

ANSWERS = 10_000
_APART = 40  # turns between two cards that are bought: whoever hardly ever buys plays on and on
_LOOKS = 10


def long_game() -> Session:
    """Of four people who do anything that is legal, but seldom buy."""
    session = Session.seeded(OPTIONS, [f"Player {seat}" for seat in range(PLAYERS)], "long")
    for seat, picked in _answers():
        session.decide(seat, *picked)
    assert len(session.game.record) == ANSWERS
    return session


def _answers() -> list[tuple[int, tuple[int, ...]]]:
    game = Game(*build(OPTIONS, key_of_seed("long")), log=False)
    bots, bought = [RandomAgent(f"long {seat}") for seat in range(PLAYERS)], 0
    while len(game.record) < ANSWERS:
        seat, decision = next(iter(game.waiting.items()))
        view = View(game, seat, decision)
        answer = bots[seat].answer(view)
        while decision.kind.name == "main" and decision.options[answer[0]][0] == "buy":
            if game.state.turn >= bought + _APART:
                bought = game.state.turn
                break
            answer = bots[seat].answer(view)
        game.decide(seat, *answer)
    return game.record


def figures() -> dict[str, Figure]:
    session = long_game()
    return {
        "undo": Figure("undo and answer, 10,000 answers", MILLISECONDS, repeat(10, lambda: take_back(session))),
        "load": Figure("load a game of 10,000 answers", MILLISECONDS, repeat(1, lambda: load_again(session))),
        "scrub": Figure("look at a place of 10,000", MILLISECONDS, repeat(_LOOKS, scrub(session))),
    }


def scrub(session: Session) -> Callable[[], object]:
    """What the server does when somebody moves the slider of a replay, each time to quite another place."""
    from archfoe.server.replays import Replay

    replay, numbers = Replay("long", session.record()), count(1)
    return lambda: replay.look(next(numbers) * 6_183 % ANSWERS, None)
