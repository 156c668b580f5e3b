"""Super Hero Synergy: the Hero card of a Super Hero is set aside for who plays it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from archfoe.core.decisions import CardId, Reason, Seat
from archfoe.core.events import BOUGHT
from archfoe.core.game import Game
from archfoe.core.piles import HEROES, MAIN, SET_ASIDE
from archfoe.core.state import State
from archfoe.games.lineup.facts import own_synergy, synergy
from archfoe.games.lineup.rules import LineupPart
from archfoe.games.shared.choices import SYNERGY


class Synergy(LineupPart):
    """A card that was set aside for a player is that player's alone, also if it comes into the Line-Up later."""

    rule_ids: ClassVar[Mapping[str, str]] = {f"{SYNERGY}: {BOUGHT}": "HU-6.4"}

    def after_hands(self, s: State) -> None:
        """One copy of the Hero card of each Super Hero, if it is in this game; then the main deck is shuffled."""
        for seat in range(len(s.teams)):
            for hero in s.piles[HEROES + seat]:
                wanted = s.cards[hero].synergy
                home = s.cards[hero].set  # another set may have a card of the same name
                fitting = [card for card in s.piles[MAIN] if (s.cards[card].name, s.cards[card].set) == (wanted, home)]
                copy = min(fitting, default=None)
                if copy is not None:
                    s.put(copy, SET_ASIDE + seat)
                    own = own_synergy(s)
                    own.reserved = (*own.reserved, (copy, seat))
        s.shuffle(s.own(MAIN))

    def may_gain(self, s: State, seat: Seat, card: CardId) -> bool:
        return all(owner == seat for reserved, owner in synergy(s).reserved if reserved == card)

    def for_sale(self, s: State, seat: Seat, cards: list[CardId]) -> list[CardId]:
        return [card for card in cards if self.may_gain(s, seat, card)]

    def why_not(self, game: Game, seat: Seat, verb: str, card: CardId) -> Reason | None:
        s = game.state
        if verb == "buy" and not self.may_gain(s, seat, card):
            return Reason(f"{s.cards[card].name} is set aside for another player, who alone may buy it.", "HU-6.3")
        return None
