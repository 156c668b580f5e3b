"""What comes of a key depends only on what a seat knows: in games that look the same to it the same world is dealt."""

from __future__ import annotations

import pytest

from archfoe.games.options import Options
from archfoe.table.worlds import another_world
from tests.breadth import usually
from tests.properties.driver import TABLE_IDS, TABLES, start, walk

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
