"""Short games to review: a whole one takes as long as all other tests of a file together."""

from __future__ import annotations

from functools import cache

from archfoe.agents import make_agent
from archfoe.core.decisions import MAIN_ACTION
from archfoe.core.record import Record
from archfoe.games.options import Options
from archfoe.table.session import Session

HEROES = "The Flash,Batman"  # The Flash begins


@cache
def whole(mode: str = "base", players: int = 2, bots: str = "greedy,beginner", seed: int = 7) -> Record:
    return Session.seeded(Options(mode, players), bots.split(","), seed).record()


def begun(answers: int, mode: str = "base", players: int = 2, bots: str = "greedy,beginner") -> Record:
    """The first answers of a game, as if it had been left there."""
    record = whole(mode, players, bots)
    return Record(
        record.options, record.key, record.players, record.version, record.answers[:answers], sets=record.sets
    )


def wasted_turn() -> Record:
    """Ann plays all her cards in her first turn and then buys nothing."""
    session = Session.seeded(Options(players=2, heroes=HEROES), ["Ann", "greedy"], 4)
    bot = make_agent("greedy", 1)
    while session.game.state.turn < 2:
        view = session.view(0)
        picked = bot.answer(view)
        shops = view.kind is MAIN_ACTION and view.options[picked[0]].what == "buy"
        session.decide(0, *((view.choices - 1,) if shops else picked))
    return session.record()
