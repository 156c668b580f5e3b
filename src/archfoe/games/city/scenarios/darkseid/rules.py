"""Scenario 8: Darkseid, who costs less with every Super-Villain that has fallen."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Final

from archfoe.core.decisions import CardId
from archfoe.core.events import DESTROYED
from archfoe.core.game import Game
from archfoe.core.player import Player
from archfoe.core.state import State
from archfoe.games.city.card import city_card
from archfoe.games.city.facts import city, city_turn, is_destroyed
from archfoe.games.city.parts import Wants
from archfoe.games.city.piles import SPACES
from archfoe.games.city.ring import location, reroute
from archfoe.games.city.rules import CityPart
from archfoe.games.city.scenario import chief_has_fallen, chief_of
from archfoe.games.city.scenarios.darkseid import CHEAPER_BY_SUPERS, DESTROYS_DEFENSES

LEAST_COST: Final = 13

#: A Defense card that he destroys.
BY_DARKSEID: Final = "by darkseid"


class DarkseidCometh(CityPart):
    rule_ids: ClassVar[Mapping[str, str]] = {
        "won": "REB-38.8",
        "in ruins": "REB-38.10",
        f"{BY_DARKSEID}: {DESTROYED}": "REB-38.7",
    }

    def before_opening(self, game: Game) -> None:
        """What an earlier game has destroyed he does not make for."""
        self._aim(game.state)

    def _aim(self, s: State) -> None:
        """While his Destination is destroyed he makes for the next Location clockwise that stands."""
        card = chief_of(s, self.rules.scenario)
        if card is None:
            return
        number = city_card(s.cards[card]).destination
        assert number is not None
        home = location(number)
        ring = [(home + step) % SPACES for step in range(0, SPACES, 2)]
        reroute(s, card, next((space for space in ring if not is_destroyed(s, space)), home))

    def after_damage(self, game: Game, space: int, n: int) -> None:
        if not n or is_destroyed(game.state, space):
            self._aim(game.state)

    def surcharge(self, s: State, card: CardId, more: int) -> int:
        """Less for each other Super-Villain that has fallen, but not below 13 before all else."""
        if CHEAPER_BY_SUPERS in s.cards[card].standing:
            more -= min(city(s).defeated, s.costs[card] - LEAST_COST)
        return more

    def instead_of_spending_defense(self, me: Player, card: CardId) -> bool:
        """A Defense card that would be discarded against him is destroyed."""
        attacker = city_turn(me.s).attacker
        if attacker < 0 or DESTROYS_DEFENSES not in me.s.cards[attacker].standing:
            return False
        before, me.cause = me.cause, BY_DARKSEID
        me.destroy(card)
        me.cause = before
        return True

    def wants(self, s: State, wants: Wants) -> Wants:
        """Every other one who falls makes him cheaper, down to the least."""
        card = chief_of(s, self.rules.scenario)
        others = 0 if card is None else max(0, s.costs[card] - LEAST_COST - city(s).defeated)
        standing = not chief_has_fallen(s, self.rules.scenario)
        return wants._replace(supers=others, chief_times=int(standing), others_help=True)

    def won(self, s: State, so_far: bool) -> bool:
        return chief_has_fallen(s, self.rules.scenario)
