"""Answers that are known are taken in line, and games go back to places that were kept: both as if played anew."""

from __future__ import annotations

from random import Random

import pytest

from archfoe.core.errors import IllegalAnswer
from archfoe.core.game import Game
from archfoe.games.options import Options
from archfoe.table.session import Session, replay
from archfoe.table.trail import Trail
from tests.properties.driver import FEW_IDS, FEW_TABLES, any_answer, start, walk

ANSWERS = 200
PEOPLE_AND_BOTS = [
    (Options(players=3), ["ann", "random", "random"]),
    (Options("confrontations", 4), ["ann", "random", "bob", "greedy"]),
    (Options("rebirth", 3), ["ann", "bob", "random"]),
]


def assert_same(one: Game, other: Game) -> None:
    """All that anybody sees, and all that the next answer builds on."""
    assert one.waiting == other.waiting
    assert one.record == other.record
    assert one.marks == other.marks
    assert one.events == other.events
    assert one.state == other.state
    assert one._snapshot == other._snapshot
    assert one._answers == other._answers
    assert one._kinds == other._kinds
    assert one.opening is None or other.opening in (None, one.opening)  # a cache


@pytest.mark.parametrize("options", FEW_TABLES, ids=FEW_IDS)
def test_known_answers_are_taken_as_if_decided_one_by_one(options: Options) -> None:
    stepped, in_line = start(options, "trail"), start(options, "trail")
    seen = [(stepped.waiting, stepped.told, len(stepped.record)) for _ in walk(stepped, "trail", ANSWERS)]
    looked = []
    in_line.play_on(stepped.record, lambda game: looked.append((game.waiting, game.told, len(game.record))))
    assert_same(in_line, stepped)
    assert looked == seen


@pytest.mark.parametrize("options", FEW_TABLES, ids=FEW_IDS)
def test_every_place_on_a_trail_is_the_game_as_it_was(options: Options) -> None:
    game, trail = start(options, "trail"), Trail(apart=3, most=20)
    trail.note(game)
    for _ in walk(game, "trail", ANSWERS):
        trail.note(game)
    for answers in sorted(Random("trail").sample(range(len(game.record) + 1), 6), reverse=True):
        anew = start(options, "trail")
        for seat, picked in game.record[:answers]:
            anew.decide(seat, *picked)
        back = trail.back(game, answers)
        assert back is not None
        assert_same(back, anew)
        game = back


@pytest.mark.parametrize(("options", "players"), PEOPLE_AND_BOTS)
def test_undo_is_a_replay_with_the_bots_seated_again(options: Options, players: list[str]) -> None:
    session, dice = Session(options, players, bytes(16)), Random("undo")
    for n in range(200):
        if session.game.over:
            break
        seat = dice.choice([seat for seat in session.game.waiting if seat in session.people])
        session.decide(seat, *any_answer(session.game.waiting[seat], dice))
        if n % 7 == 6:
            last = session.last_answer(seat)
            assert last is not None
            anew = replay(options, session.key, session.game.record[:last])
            assert session.undo(seat, agreed=True) is None
            anew.seat_agents(session._answerers())
            assert_same(session.game, anew)


@pytest.mark.parametrize("wrong", [(0, (99,)), (3, (0,)), (1, ()), (0, (0, 0))])
def test_a_known_answer_that_is_not_legal_is_refused_as_ever(wrong: tuple[int, tuple[int, ...]]) -> None:
    played = start(Options(players=3), "wrong")
    for _ in walk(played, "wrong", 60):
        pass
    while list(played.waiting) != [0]:
        seat, decision = next(iter(played.waiting.items()))
        played.decide(seat, *any_answer(decision, Random(0)))
    in_line = start(Options(players=3), "wrong")
    with pytest.raises(IllegalAnswer) as now:
        in_line.play_on([*played.record, wrong, *played.record])
    with pytest.raises(IllegalAnswer) as ever:
        played.decide(wrong[0], *wrong[1])
    assert str(now.value) == str(ever.value)
    assert_same(in_line, played)


def test_a_trail_stays_short_however_long_the_game() -> None:
    game, trail = start(Options(players=2), "long"), Trail(apart=1, most=8)
    for _ in walk(game, "long", 500):
        trail.note(game)
        assert len(trail._places) <= 8
    gaps = [later.answers - place.answers for place, later in zip(trail._places, trail._places[1:], strict=False)]
    assert max(gaps) <= 128
