"""What comes of a key depends only on what a seat knows: in games that look the same to it the same world is dealt."""

from __future__ import annotations

from random import Random

import pytest

from archfoe.games.options import Options
from archfoe.table.worlds import another_world
from tests.breadth import usually
from tests.properties.driver import TABLE_IDS, TABLES, any_answer, start, walk

#: Every third table of the list: all games, with teams, Secret Cards, hidden Super-Villains and campaigns among them.
SOME = list(zip(TABLES, TABLE_IDS, strict=True))[:: usually(6, 3)]


@pytest.mark.parametrize("options", [options for options, _ in SOME], ids=[name for _, name in SOME])
def test_a_world_is_dealt_from_what_a_seat_knows(options: Options) -> None:
    game = start(options, "worlds")
    compared = 0
    for i, _ in enumerate(walk(game, "worlds", 40)):
        if i % 8:
            continue
        for seat in range(options.players):
            other = another_world(game, seat, f"{i} {seat}".encode())
            if other is None or other.waiting.keys() != game.waiting.keys():
                continue
            one, two = another_world(game, seat, b"key"), another_world(other, seat, b"key")
            assert (one is None) == (two is None)
            if one is not None and two is not None:
                assert one.state.piles == two.state.piles
                compared += 1
    assert compared


def test_a_world_of_a_world_runs_what_it_has_shuffled_again() -> None:
    """What a seat imagines in a world is the same as in the game, also in the middle of a task that has shuffled."""
    fitted = 0
    for seed in range(6):
        game = start(Options(players=4), f"shuffled {seed}")
        for i, _ in enumerate(walk(game, seed, 60)):
            if i < 30 or game._snapshot.draws != game.state.draws:
                continue
            world = another_world(game, None, f"{i}".encode())
            seat = min(game.waiting)
            if world is None or seat not in world.waiting:
                continue
            dice = Random(i)
            while world.waiting and world._snapshot.draws == world.state.draws and len(world.record) < 30:
                seat = min(world.waiting)
                world.decide(seat, *any_answer(world.waiting[seat], dice))
            if world.waiting and world._snapshot.draws != world.state.draws:
                seat = min(world.waiting)
                again = [another_world(world, seat, bytes([n])) for n in range(8)]
                assert any(again), "none of eight fits"
                fitted += 1
                break
    assert fitted
