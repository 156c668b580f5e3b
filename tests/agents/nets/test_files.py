"""The nets of the package: small, whole, and one for every game."""

from __future__ import annotations

from pathlib import Path

import pytest

from archfoe.agents import nets
from archfoe.agents.nets import for_game, read_net
from archfoe.core.chance import key_of_seed
from archfoe.core.game import Game
from archfoe.games.build import build
from archfoe.games.options import Options
from archfoe.table.view import View

FOLDER = Path(nets.__file__).parent / "files"
MOST_BYTES = 1_000_000
TABLES = [
    *(Options("base", n) for n in (2, 3, 4, 5)),
    *(Options("heroes_unite", n) for n in (2, 3, 4)),
    Options("rivals", 2),
    *(Options("confrontations", n) for n in (2, 3, 4)),
    *(Options("rebirth", n, scenario=n) for n in (1, 2, 3, 4)),
    Options("base+heroes_unite", 2),
    Options("rivals+confrontations", 2),
    Options("base", 2, mix="rivals"),
]


def test_all_together_are_small() -> None:
    assert sum(path.stat().st_size for path in FOLDER.iterdir()) <= MOST_BYTES


@pytest.mark.parametrize("options", TABLES, ids=lambda options: f"{options.mode}-{options.players}-{options.mix}")
def test_every_game_has_a_net_that_gives_both_sides_a_chance(options: Options) -> None:
    evaluator = for_game(options)
    assert evaluator is not None
    game = Game(*build(options, key_of_seed(1)), {}, log=False)
    values = [evaluator.value(View(game, seat)) for seat in range(options.players)]
    assert all(0.02 < value < 0.98 for value in values), values


@pytest.mark.parametrize("path", sorted(FOLDER.glob("*.net")), ids=lambda path: path.name)
def test_a_net_says_where_it_comes_from(path: Path) -> None:
    about = read_net(path, faster=False).about
    assert path.stem == f"{about.mode}-{'-'.join(map(str, about.players))}"
    assert "games, seed" in about.note
