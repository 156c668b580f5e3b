"""Scenario 5: dark Locations, which do nothing until somebody lights them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Final

from archfoe.core.decisions import CardId, Seat
from archfoe.core.game import Game
from archfoe.core.player import Player
from archfoe.core.reason import Reason
from archfoe.core.state import State
from archfoe.games.city.facts import SCENARIO, is_destroyed
from archfoe.games.city.parts import CityPart
from archfoe.games.city.piles import BASICS, SPACES
from archfoe.games.city.ring import LOCATIONS, distance, location, space_of
from archfoe.games.city.scenario import SMALL_TEAM
from archfoe.games.city.scenarios.lights_out.events import DARKENED, LIT
from archfoe.games.city.scenarios.lights_out.facts import LightsOutFacts, own_lights_out
from archfoe.games.city.scenarios.lights_out.verbs import dark_spaces, darken, light
from archfoe.games.city.setup import tile_name
from archfoe.games.shared.parts import Action, Doer

DARK_AT_FIRST: Final = (location(1), location(3), location(5))
PRICE, SMALL_PRICE = 3, 2  # Power, to light a Location


class LightsOut(CityPart):
    rule_ids: ClassVar[Mapping[str, str]] = {
        DARKENED: "REB-35.7",
        LIT: "REB-35.6",
        "won": "REB-35.10",
        "in ruins": "REB-35.12",
    }
    slot: int = SCENARIO

    def new_facts(self) -> LightsOutFacts:
        return LightsOutFacts()

    def before_opening(self, game: Game) -> None:
        for space in DARK_AT_FIRST:
            darken(Player(game, -1), space)

    def out_of_order(self, s: State, space: int, why: Reason | None) -> Reason | None:
        if why is not None or space not in dark_spaces(s):
            return why
        return Reason(f"{tile_name(s, space)} is dark and has no ability until somebody lights it.", "REB-35.5")

    def why_not_buy(self, s: State, seat: Seat, card: CardId) -> Reason | None:
        if s.where[card] >= BASICS and self.rules.shop_of(s, card) in dark_spaces(s):
            return Reason("The Location is dark: nothing can be bought from its Basic stack.", "REB-35.5")
        return None

    @property
    def price(self) -> int:
        return SMALL_PRICE if self.rules.options.players <= SMALL_TEAM else PRICE

    def actions(self, game: Game, s: State, seat: Seat, options: list[Action]) -> list[Action]:
        here = s.at[seat]
        if here is not None and self.why_no_deed(s, seat, "light", here) is None:
            options.insert(-1, ("light", here))
        return options

    def doers(self) -> dict[str, Doer]:
        return {"light": self.light_up}

    def deeds(self) -> tuple[str, ...]:
        return ("light",)

    def why_no_deed(self, s: State, seat: Seat, verb: str, here: int) -> Reason | None:
        if here not in dark_spaces(s):
            return Reason("Your Character is not on a dark Location.", "REB-35.6")
        power = s.power(seat)
        if power < self.price:
            return Reason(f"To light it takes {self.price} Power; you have {power}.", "REB-35.6")
        return None

    def light_up(self, game: Game, s: State, seat: Seat, space: int) -> None:
        self.rules.pay(s, seat, self.price)
        light(Player(game, seat), space, self.price)

    def after_entry_attack(self, game: Game, card: CardId, hit: bool) -> None:
        """The lit Location that is nearest to a new Super-Villain goes dark; of two equal ones the clockwise one."""
        s = game.state
        start = space_of(s, card)
        if start is None or not s.cards[card].super_villain:
            return
        lit = [space for space in LOCATIONS if space not in dark_spaces(s) and not is_destroyed(s, space)]
        if lit:
            nearest = min(lit, key=lambda space: (distance(start, space), (space - start) % SPACES))
            darken(Player(game, s.active, card), nearest)

    def before_ruin(self, game: Game, space: int) -> None:
        s = game.state
        if space in dark_spaces(s):
            own_lights_out(s).dark = tuple(other for other in dark_spaces(s) if other != space)

    def won(self, s: State, so_far: bool) -> bool:
        """Only at the end of a turn."""
        return s.between and not dark_spaces(s) and so_far

    def instead_of_next_turn(self, game: Game) -> bool:
        done = self.rules.won(game.state)
        if done:
            self.rules.team_wins(game)
        return done
