"""Keen buys what leads to the best position, counts before it ends a game, and is greedy in all else."""

from __future__ import annotations

import copy
import pickle
from dataclasses import replace

import pytest

from archfoe.agents import GreedyAgent, seated
from archfoe.agents.keen import KeenAgent
from archfoe.agents.nets import NetEvaluator
from archfoe.agents.nets.features import Layout
from archfoe.agents.nets.net import Layer, Net
from archfoe.core.chance import key_of_seed
from archfoe.core.decisions import Answer
from archfoe.core.game import Game
from archfoe.games.build import build
from archfoe.games.options import Options
from tests.agents.nets.made import dice_net, points_net
from tests.vocabulary import Table, table

BASE = Options("base", 2)


def bought(t: Table, agent: KeenAgent) -> list[str]:
    """What it buys with the Power it has, in order."""
    out: list[str] = []
    while True:
        view = t.view(0)
        option = view.options[agent.answer(view)[0]]
        if option.what != "buy" or option.card is None:
            return out
        out.append(option.card.name)
        t.buy(option.card.name)


def keen(options: Options = BASE) -> KeenAgent:
    return KeenAgent(None, NetEvaluator(points_net(options)))


def test_it_buys_the_basket_that_is_worth_most_together() -> None:
    t = table("base", power=6, stack=["Parallax"] * 3, p0=[], lineup=["Catwoman", "Lobo", "Kid Flash"], kicks=3)
    names = bought(t, keen())
    cards = [card for card in t.state.cards if card.name in names]
    assert names and sum({card.name: card.cost for card in cards}[name] for name in names) <= 6
    assert len(names) == 2, "two Kicks or a Kick and another are worth more than one dear card"


def test_a_card_that_the_net_does_not_know_is_bought_for_its_effects() -> None:
    net = points_net(BASE)
    layout = Layout(())
    stranger = Net(
        replace(net.about, cards=(), sizes=(layout.size, 1, 2)),
        [Layer([[0.0]] * layout.size, [0.0]), Layer([[0.0, 0.0]], [0.0, 0.0])],
    )
    t = table("base", power=5, stack=["Parallax"] * 3, p0=[], lineup=["Super Strength", "Lobo", "Weakness"], kicks=3)
    names = bought(t, KeenAgent(None, NetEvaluator(stranger)))
    assert names and "Weakness" not in names


def test_it_does_not_end_a_game_that_it_would_lose() -> None:
    lineup = ["Catwoman", "Lobo", "Kid Flash", "Bane", "Starro"]
    ahead = table("base", power=12, stack=["Parallax"], p0=[], lineup=lineup)
    assert bought(ahead, keen())[:1] == ["Parallax"]
    rich = ["Ra's al Ghul", "Lex Luthor", "The Joker", "Darkseid"]
    behind = table("base", power=12, stack=["Parallax"], p0=[], discard1=rich, lineup=lineup)
    assert "Parallax" not in bought(behind, keen())


@pytest.mark.parametrize(
    "options",
    [
        BASE,
        Options("base", 4, ("hunt", "on-patrol")),
        Options("base+heroes_unite", 3),
        Options("rivals", 2),
        Options("confrontations", 3),
        Options("confrontations", 4),
        Options("rebirth", 2),
    ],
    ids=lambda options: f"{options.mode}-{options.players}",
)
def test_it_plays_every_game_to_its_end_and_the_same_one_again(options: Options) -> None:
    records = [game_of_dice(options).record for _ in range(2)]
    assert records[0] == records[1] and len(records[0]) > 50


def game_of_dice(options: Options) -> Game:
    evaluator = NetEvaluator(points_net(options))
    bots = {seat: KeenAgent(f"{seat}", evaluator, 0.5 * (seat % 2)) for seat in range(options.players)}
    return Game(*build(options, key_of_seed(4)), seated(bots), log=False)


def test_without_a_net_it_is_greedy(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("archfoe.agents.keen.for_game", lambda options: None)
    records: list[list[tuple[int, Answer]]] = []
    for kind in (KeenAgent, GreedyAgent):
        bots = seated({seat: kind() for seat in range(2)})
        records.append(Game(*build(BASE, key_of_seed(9)), bots, log=False).record)
    assert records[0] == records[1]


def test_a_net_makes_a_difference() -> None:
    evaluator = NetEvaluator(points_net(BASE))
    bots = seated({0: KeenAgent(None, evaluator), 1: GreedyAgent()})
    plain = seated({0: GreedyAgent(), 1: GreedyAgent()})
    first, second = (Game(*build(BASE, key_of_seed(9)), some, log=False) for some in (bots, plain))
    assert first.record != second.record


@pytest.mark.parametrize("copied", [copy.deepcopy, lambda bot: pickle.loads(pickle.dumps(bot))])
def test_a_copy_plays_on_as_it_would(copied: object) -> None:
    assert callable(copied)
    options = Options("base", 2)
    bots = [KeenAgent(f"dice {seat}", NetEvaluator(dice_net(options, faster=False)), 0.4) for seat in range(2)]
    copies = [copied(bot) for bot in bots]
    records = [
        Game(*build(options, key_of_seed(1)), seated(dict(enumerate(some))), log=False).record[:150]
        for some in (bots, copies)
    ]
    assert records[0] == records[1]
