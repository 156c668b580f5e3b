"""Scenario 3: Mister Mxyzptlk, who is at home on every Location and walks on."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from archfoe.core.decisions import CardId
from archfoe.core.game import Game
from archfoe.core.state import State
from archfoe.games.city.facts import city
from archfoe.games.city.parts import Wants
from archfoe.games.city.piles import SPACES
from archfoe.games.city.ring import space_of
from archfoe.games.city.rules import CityPart
from archfoe.games.city.scenario import chief_has_fallen
from archfoe.games.city.scenarios.mischief.verbs import EARNED, STEPS_ON


class Mischief(CityPart):
    rule_ids: ClassVar[Mapping[str, str]] = {EARNED: "REB-33.10", "won": "REB-33.11", "in ruins": "REB-33.13"}

    def after_attack(self, game: Game, card: CardId, hit: bool, enters: bool) -> None:
        """After the damage he moves on, whoever is there."""
        space = space_of(game.state, card)
        if hit and STEPS_ON in game.state.cards[card].standing and space is not None and not game.over:
            self.rules.villain_goes(game, card, (space + 1) % SPACES, "REB-33.9" if enters else "REB-33.6")

    def step(self, s: State, card: CardId, space: int, there: int) -> int:
        if STEPS_ON not in s.cards[card].standing:
            return there
        stays = self.rules.holds(s, card, space) or city(s).contained == card
        return space if stays else (space + 1) % SPACES

    def wants(self, s: State, wants: Wants) -> Wants:
        fallen = chief_has_fallen(s, self.rules.scenario)
        others = max(0, self.rules.scenario.to_defeat - city(s).defeated + fallen)
        return wants._replace(supers=others, chief_times=int(not fallen))

    def won(self, s: State, so_far: bool) -> bool:
        """He has fallen, and so many others."""
        return chief_has_fallen(s, self.rules.scenario) and city(s).defeated > self.rules.scenario.to_defeat
