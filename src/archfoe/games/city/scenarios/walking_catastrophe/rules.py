"""Scenario 3: Doomsday, who is at home on every Location and walks on."""

from __future__ import annotations

from collections.abc import Mapping

from archfoe.core.decisions import CardId
from archfoe.core.game import Game
from archfoe.core.piles import DESTROYED, SPACES
from archfoe.core.state import State
from archfoe.games.city.facts import city
from archfoe.games.city.missions import Missions
from archfoe.games.city.ring import held, space_of
from archfoe.games.city.rule_ids import REBIRTH_RULES
from archfoe.games.city.scenarios.walking_catastrophe.verbs import STEPS_ON


class WalkingCatastrophe(Missions):
    rule_of: Mapping[str, str] = {**REBIRTH_RULES, "won": "REB-33.11", "in ruins": "REB-33.13"}

    def not_avoided(self, game: Game, card: CardId, home: int | None) -> None:
        """After the damage he moves on, whoever is there."""
        super().not_avoided(game, card, home)
        self._walks_on(game, card)

    def has_entered(self, game: Game, card: CardId, hit: bool) -> None:
        super().has_entered(game, card, hit)
        if hit:
            self._walks_on(game, card)

    def _walks_on(self, game: Game, card: CardId) -> None:
        space = space_of(game.state, card)
        if STEPS_ON in game.state.cards[card].standing and space is not None and not game.over:
            self.villain_goes(game, card, (space + 1) % SPACES)

    def after_step(self, s: State, card: CardId, space: int) -> int:
        if STEPS_ON not in s.cards[card].standing:
            return super().after_step(s, card, space)
        stays = held(s, space) or city(s).contained == card
        return space if stays else (space + 1) % SPACES

    def won(self, s: State) -> bool:
        """He has fallen, and so many others."""
        fallen = any(STEPS_ON in s.cards[card].standing for card in s.piles[DESTROYED])
        return fallen and city(s).defeated > self.scenario.to_defeat
