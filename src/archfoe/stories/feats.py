"""What a star asks for: deeds that are counted in a game that is over, for one seat of it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from archfoe.core.decisions import Seat
from archfoe.core.errors import ArchfoeError, unknown
from archfoe.core.events import AVOIDED
from archfoe.core.game import Game
from archfoe.games.shared.scoring import scores
from archfoe.registry import GameType
from archfoe.registry.faces import face

#: How often a seat has done it.
Feat = Callable[[Game, Seat], int]
OWN: Final = "own "  # and a type of card: so many of them at the end


def avoided(game: Game, seat: Seat) -> int:
    return sum(event.what == AVOIDED and event.seat == seat for event in game.events)


def margin(game: Game, seat: Seat) -> int:
    """How far a side is ahead of the best other."""
    s, points = game.state, scores(game.state)
    sides = {team: sum(n for n, other in zip(points, s.teams, strict=True) if other == team) for team in set(s.teams)}
    own = sides.pop(s.teams[seat])
    return own - max(sides.values(), default=0)


_PLAIN: Final[Mapping[str, Feat]] = {"avoided": avoided, "margin": margin}


def feats_of(game: GameType) -> dict[str, Feat]:
    """Those of every game, and its own."""
    own: Mapping[str, Feat] = face(game, "feats", {})
    return {**_PLAIN, **own}


def check_feat(game: GameType, feat: str, where: str) -> None:
    if not feat.startswith(OWN) and feat not in feats_of(game):
        raise ArchfoeError(f"{where}: {unknown('feat', feat, [*feats_of(game), f'{OWN}Hero'])}")


def count(game_type: GameType, feat: str, game: Game, seat: Seat) -> int:
    if feat.startswith(OWN):
        wanted, s = feat.removeprefix(OWN), game.state
        return sum(s.cards[card].type == wanted for card in s.owned(seat))
    return feats_of(game_type)[feat](game, seat)
