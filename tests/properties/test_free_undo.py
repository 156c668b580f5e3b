"""What can be taken back for nothing has told its player nothing: in every world that fits what the player knew before,
the same answer shows the same. Else one could try an answer, look, and take it back."""

from __future__ import annotations

import json
from random import Random

import pytest

from archfoe.core.errors import ArchfoeError
from archfoe.core.game import Game
from archfoe.games.options import Options
from archfoe.table.session import Session
from archfoe.table.view import View
from archfoe.table.worlds import another_world
from tests.properties.driver import FEW_IDS, FEW_TABLES, any_answer

WORLDS = 3  # for each answer


def shown_since(game: Game, seat: int, told: int) -> str:
    """All that a seat is shown after an answer: the table, the question, and what the log says."""
    view = View(game, seat)
    log = [
        (e.what, e.seat, [c.name for c in e.cards], e.hidden, e.pile, e.n, e.other, e.note)
        for e in map(view._seen, game.events_from(told))
    ]
    return json.dumps([view.as_dict(), log], sort_keys=True)


def tried_for_nothing(options: Options, seed: str, limit: int) -> tuple[int, list[str]]:
    """How often an answer that was free to take back was tried in another world, and what told its player something."""
    session = Session.seeded(options, [f"P{n}" for n in range(options.players)], seed)
    tried, betrayed, dice = 0, [], Random(seed)
    for i in range(limit):
        game = session.game.clone(log=True)
        if not session.game.waiting:
            break
        seat = dice.choice(sorted(session.game.waiting))
        decision = session.game.waiting[seat]
        answer = any_answer(decision, dice)
        session.decide(seat, *answer)
        if session.undo_barrier(seat) is not None:
            continue
        after = game.clone(log=True)
        after.decide(seat, *answer)
        real = shown_since(after, seat, 0)
        for attempt in range(WORLDS):
            world = another_world(game, seat, f"{seed} {i} {attempt}".encode())
            if world is None or world.waiting.keys() != game.waiting.keys() or world.waiting[seat] != decision:
                continue
            try:
                world.decide(seat, *answer)
            except ArchfoeError:
                continue
            tried += 1
            if shown_since(world, seat, 0) != real:
                betrayed.append(
                    f"answer {i} of seat {seat}: {decision.kind.name} {[decision.options[a] for a in answer]}"
                )
                break
    return tried, betrayed


@pytest.mark.parametrize("options", FEW_TABLES, ids=FEW_IDS)
def test_what_is_free_to_take_back_has_told_nothing(options: Options) -> None:
    tried, betrayed = tried_for_nothing(options, "free", 90)
    assert betrayed == [] and tried > 20
