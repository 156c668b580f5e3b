"""A game that is loaded stands where it was left, with its log and all that undo needs, however long it is."""

from __future__ import annotations

from random import Random

import pytest

from archfoe.core.errors import BadRecord
from archfoe.core.game import SPARE, Game
from archfoe.games.build import build
from archfoe.games.options import Options
from archfoe.table.session import Session, replay
from tests.properties.driver import FEW_IDS, FEW_TABLES, any_answer

ANSWERS = 5 * SPARE


def on_the_way(options: Options) -> Session:
    session, dice = Session.seeded(options, [f"person {seat}" for seat in range(options.players)], 11), Random(11)
    while not session.game.over and len(session.game.record) < ANSWERS:
        seat = dice.choice(sorted(session.game.waiting))
        session.decide(seat, *any_answer(session.game.waiting[seat], dice))
    return session


@pytest.mark.parametrize("options", FEW_TABLES, ids=FEW_IDS)
def test_a_loaded_game_is_the_one_that_was_played(options: Options) -> None:
    played = on_the_way(options)
    loaded = Session.from_record(played.record())
    for ours, theirs in ((loaded.game, played.game), (_in_a_hurry(played), played.game)):
        assert ours.state == theirs.state
        assert (ours.record, ours.marks, ours.events) == (theirs.record, theirs.marks, theirs.events)
        assert ours.waiting == theirs.waiting
    seat = played.game.record[-1][0]
    assert loaded.undo(seat, agreed=True) == played.undo(seat, agreed=True)
    assert loaded.game.state == played.game.state


def _in_a_hurry(session: Session) -> Game:
    """With no place to stop at on the way."""
    game = Game(*build(session.options, session.key))
    game.play_on(session.game.record, hurry=True)
    return game


@pytest.mark.parametrize("at", [1, 2 * SPARE, ANSWERS - SPARE, ANSWERS])
def test_an_answer_that_does_not_fit_is_named_wherever_it_is(at: int) -> None:
    session = on_the_way(Options("base", 2))
    answers = list(session.game.record)
    answers[at - 1] = answers[at - 1][0], (99,)
    with pytest.raises(BadRecord, match=rf"^my game does not replay: answer {at} of {ANSWERS} is not legal\. .*\[99\]"):
        replay(session.options, session.key, answers, "my game")
