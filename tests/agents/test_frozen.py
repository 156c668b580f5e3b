"""The greedy bot is the yardstick of all others: it answers today what it answered when strengths were measured."""

from __future__ import annotations

from hashlib import blake2b

import pytest

from archfoe.agents import make_agent, seated
from archfoe.core.chance import key_of_seed
from archfoe.core.game import Game
from archfoe.games.build import build
from archfoe.games.options import Options

#: Digests of all answers of two games. Who changes what greedy answers gives the new bot another name.
ANSWERS = {
    Options(players=2): "8a0ec063d590cfa9",
    Options(players=4): "68681ac6c1d864d2",
    Options("heroes_unite", 3): "6fe66456af700d50",
    Options("rivals", 2): "890cc644adc85315",
    Options("confrontations", 4): "e2d1eaffc0fe26b8",
    Options("rebirth", 2): "41996e591087bae7",
}


def answers(options: Options) -> str:
    found = blake2b(digest_size=8)
    for seed in (1, 2):
        bots = seated({seat: make_agent("greedy") for seat in range(options.players)})
        game = Game(*build(options, key_of_seed(f"frozen {seed}")), bots, log=False)
        found.update(repr(game.record).encode())
    return found.hexdigest()


@pytest.mark.parametrize("options", ANSWERS, ids=lambda options: f"{options.mode}-{options.players}")
def test_greedy_answers_as_it_always_did(options: Options) -> None:
    assert answers(options) == ANSWERS[options]
