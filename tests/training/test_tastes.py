"""Bots with tastes, and what is noted of their games; all without packages of others."""

from __future__ import annotations

from math import inf
from random import Random
from typing import Any

import pytest

from archfoe.agents import GreedyAgent, seated
from archfoe.agents.nets.features import Layout
from archfoe.core.chance import key_of_seed
from archfoe.core.game import Game
from archfoe.games.build import build
from archfoe.games.options import Options
from archfoe.signals import Interrupt
from archfoe.sim.work import crew
from archfoe.training.games import TasteAgent, lessons, random_taste, taught
from archfoe.training.samples import Journal, came_of
from tests.agents.nets.made import about


def test_tastes_differ_from_game_to_game_and_repeat() -> None:
    records = []
    for seed in ("one", "two", "one"):
        bots = seated({seat: random_taste(f"{seed} {seat}") for seat in range(2)})
        records.append(Game(*build(Options("base", 2), key_of_seed(1)), bots, log=False).record)
    assert records[0] == records[2] != records[1]


@pytest.mark.parametrize("options", [Options("base", 3), Options("rivals", 2), Options("rebirth", 2)])
def test_every_turn_leaves_a_row_for_who_had_it(options: Options) -> None:
    layout = Layout(about(options, 1).cards)
    journal = Journal(layout, Random(1))
    bots = {seat: TasteAgent(f"{seat}") for seat in range(options.players)}
    game = Game(*build(options, key_of_seed(1)), seated(bots), log=False, begin=False)
    journal.follow(game)
    assert len(journal.kept) >= game.state.turn - 1
    assert {seat for seat, _ in journal.kept} == set(range(options.players))
    assert all(len(row) == layout.size for _, row in journal.kept)


def test_what_was_played_comes_in_the_order_of_the_games_whoever_was_done_first() -> None:
    class Backwards:
        hands = 1

        def do(self, function: Any, pieces: Any, interrupt: object) -> Any:
            return [function(piece) for piece in reversed(list(pieces))]

    tables = [Options("base", 2)]
    cards = about(tables[0], 1).cards
    told = [
        taught(lessons(tables, cards, (), "order", 20), those, Interrupt(), inf, lambda done: None)
        for those in (Backwards(), crew(1))
    ]
    numbers = [[int(part.games[0]) for part in parts] for parts in told]
    assert numbers[0] == numbers[1] == sorted(numbers[0]) and len(numbers[0]) > 1


def test_a_win_is_one_and_a_shared_one_less() -> None:
    game = Game(*build(Options("base", 2), key_of_seed(3)), seated({p: GreedyAgent() for p in range(2)}), log=False)
    winner = game.state.winners[0]
    won, margin = came_of(game.state, winner)
    lost, behind = came_of(game.state, 1 - winner)
    assert (won, lost) == (1.0, 0.0) and margin == -behind > 0
    game.state.winners = (0, 1)
    assert came_of(game.state, 0)[0] == 0.5


def test_a_team_that_plays_alone_wins_or_loses() -> None:
    game = Game(*build(Options("rebirth", 2), key_of_seed(3)), seated({p: GreedyAgent() for p in range(2)}), log=False)
    expected = (1.0, 1.0) if game.state.winners else (0.0, -1.0)
    assert came_of(game.state, 0) == came_of(game.state, 1) == expected
