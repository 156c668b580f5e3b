"""Value nets: which one judges a game, and how. The nets of the package come from `archfoe train`."""

from __future__ import annotations

import logging
import os
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Final

from archfoe.agents.nets.features import Layout, Position, Purchase, card_key
from archfoe.agents.nets.net import MARGIN, About, BadNet, Net, Outputs, read_about, read_net
from archfoe.core.cards import Card
from archfoe.games.options import Options
from archfoe.registry import game_of, sets
from archfoe.table.view import View

#: A folder with nets of one's own, which are used before those of the package.
FOLDER: Final = "ARCHFOE_NETS"
ENDING: Final = ".net"
_OURS: Final = Path(__file__).parent / "files"
_LOG: Final = logging.getLogger("archfoe")
#: A net is of use where it knows at least this part of the cards.
_KNOWN: Final = 1 / 3
#: How much the margin counts beside the chance to win where two positions are compared.
_MARGIN_WEIGHT: Final = 1.2


class NetEvaluator:
    """Judges positions at the end of a turn, by what the seat may know."""

    def __init__(self, net: Net) -> None:
        self.net = net
        self.layout = Layout(net.about.cards)

    def knows(self, card: Card) -> bool:
        return self.layout.place(card) >= 0

    def value(self, view: View) -> float:
        """The chance that the seat, or its team, wins."""
        done = outcome(view)
        return self.outputs(view).chance if done is None else done

    def outputs(self, view: View) -> Outputs:
        assert view.seat is not None, "a spectator does not win"
        return self.net.outputs(Position(self.layout, view, view.seat).row)

    def compare(self, position: Position, baskets: Sequence[tuple[Purchase, ...]]) -> list[float]:
        """How good each basket is, one beside the other; more is better, and no chance."""
        kinds = list(dict.fromkeys(bought for basket in baskets for bought in basket))
        place = {bought: i for i, bought in enumerate(kinds)}
        numbers = [
            position.number_changes(basket, position.points_with([bought.card for bought in basket]))
            for basket in baskets
        ]
        chosen = [tuple([place[bought] for bought in basket]) for basket in baskets]
        changes = [position.changes(bought) for bought in kinds]
        outputs = self.net.afterwards(position.row, changes, chosen, numbers, self.layout.numbers)
        return [out.win + _MARGIN_WEIGHT * out.margin for out in outputs]


def worth_of_points(points: float) -> float:
    """So many Victory Points, as `compare` counts: what no net can see, such as an ability that is paid for."""
    return points * (_MARGIN_WEIGHT + 2.0) / MARGIN


def outcome(view: View) -> float | None:
    """What a seat has of a game that is over: 1 for a win, less if teams share it; None if it goes on."""
    if not view.over:
        return None
    assert view.seat is not None, "a spectator does not win"
    teams = {view.teams[seat] for seat in view.winners}
    return 1.0 / len(teams) if view.teams[view.seat] in teams else 0.0


def for_game(options: Options) -> NetEvaluator | None:
    """The net for a table, or one of the same game that comes nearest; None: there is none that can be used.

    What is wrong with a net is told once, in a sentence of the log, and the game goes on without it.
    """
    return _chosen(game_of(options).name, options.sets, options.players, os.environ.get(FOLDER, ""))


@cache
def _chosen(game: str, in_game: tuple[str, ...], players: int, folder: str) -> NetEvaluator | None:
    cards = frozenset().union(*map(_cards_of, in_game))
    for place in ([Path(folder)] if folder else []) + [_OURS]:
        fitting = []
        for path in sorted(place.glob(f"*{ENDING}")):
            about = _told(path, in_game)
            known = 0.0 if about is None else len(cards.intersection(about.cards)) / len(cards)
            if about is not None and about.game == game and known >= _KNOWN:
                away = min([abs(players - n) for n in about.players])
                fitting.append((-round(known, 2), away, len(about.players), path))
        for *_, path in sorted(fitting):
            try:
                return NetEvaluator(read_net(path))
            except BadNet as error:
                _LOG.warning("%s The bot plays without it.", error)
    return None


def _told(path: Path, in_game: tuple[str, ...]) -> About | None:
    """What a net says of itself; None, and a sentence in the log, if it cannot be used."""
    try:
        about = read_about(path)
        own = _cards_of(about.mode) if about.mode in in_game else frozenset()
        if own and len(own.intersection(about.cards)) < _KNOWN * len(own):
            raise BadNet(
                f"The net {path.name} was trained with other cards than {about.mode} has now: train a new one."
            )
    except BadNet as error:
        _LOG.warning("%s The bot plays without it.", error)
        return None
    return about


@cache
def _cards_of(name: str) -> frozenset[str]:
    return frozenset(card_key(card) for card in sets()[name].box.values())


def forget() -> None:
    """Nets are looked for again: a program has written new ones."""
    _chosen.cache_clear()


__all__ = ["BadNet", "Layout", "Net", "NetEvaluator", "Position", "Purchase", "for_game", "outcome", "read_net"]
