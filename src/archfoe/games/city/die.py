"""The die that tells where a Villain of another set is going."""

from __future__ import annotations

from typing import Final

from archfoe.core.decisions import CardId
from archfoe.core.filters import VILLAIN
from archfoe.core.game import Game
from archfoe.core.player import Player
from archfoe.games.city.card import city_card
from archfoe.games.city.events import ROLLED
from archfoe.games.city.kinds import CHOOSE_SPACE
from archfoe.games.city.ring import LOCATIONS, location, reroute

SIDES: Final = 6  # the highest number lets the player choose


def roll_destination(game: Game, card: CardId) -> None:
    """Only for a Villain that comes into the city without a Destination of its own."""
    s = game.state
    if s.cards[card].type != VILLAIN or city_card(s.cards[card]).destination is not None:
        return
    me = Player(game, s.active)
    rolled = s.number(SIDES) + 1
    space = me.choose(LOCATIONS, CHOOSE_SPACE, about=card) if rolled == SIDES else location(rolled)
    assert space is not None
    reroute(s, card, space)
    me.tell(ROLLED, card, n=rolled, other=space)
