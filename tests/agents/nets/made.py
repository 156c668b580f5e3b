"""Nets that are made by hand for tests: one that counts Victory Points, and one of dice."""

from __future__ import annotations

from random import Random

from archfoe.agents.nets.features import Layout, card_key
from archfoe.agents.nets.net import About, Layer, Net
from archfoe.core.chance import key_of_seed
from archfoe.games.build import build
from archfoe.games.options import Options
from archfoe.registry import game_of

#: Where among the own numbers the lead in Victory Points stands.
LEAD = 1


def about(options: Options, units: int) -> About:
    _, state = build(options, key_of_seed(1))
    cards = tuple(sorted({card_key(card) for card in state.cards}))
    size = Layout(cards).size
    return About(game_of(options).name, options.mode, (options.players,), cards, {}, (size, units, 2))


def points_net(options: Options, faster: bool | None = None) -> Net:
    """The more Victory Points ahead, the better."""
    told = about(options, 1)
    layout = Layout(told.cards)
    first = [[float(i == layout.numbers + LEAD)] for i in range(layout.size)]
    return Net(told, [Layer(first, [8.0]), Layer([[1.0, 1.0]], [-8.0, -8.0])], faster)


def dice_net(options: Options, seed: int = 1, faster: bool | None = None) -> Net:
    told, dice = about(options, 12), Random(seed)
    layers = [
        Layer([[dice.gauss(0, 0.1) for _ in range(m)] for _ in range(n)], [dice.gauss(0, 0.1) for _ in range(m)])
        for n, m in zip(told.sizes, told.sizes[1:], strict=False)
    ]
    return Net(told, layers, faster)
