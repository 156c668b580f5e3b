"""Scenario 5: dark Locations, which do nothing until somebody lights them."""

from __future__ import annotations

from collections.abc import Mapping

from archfoe.core.decisions import CardId, Seat
from archfoe.core.facts import Facts
from archfoe.core.game import Game
from archfoe.core.piles import BASICS, SPACES
from archfoe.core.player import Player
from archfoe.core.reason import Reason
from archfoe.core.state import State
from archfoe.games.city.facts import is_destroyed
from archfoe.games.city.missions import Missions
from archfoe.games.city.ring import LOCATIONS, distance, location, space_of
from archfoe.games.city.rule_ids import REBIRTH_RULES
from archfoe.games.city.scenario import SMALL_TEAM
from archfoe.games.city.scenarios.lights_out.facts import LightsOutFacts, own_lights_out
from archfoe.games.city.scenarios.lights_out.verbs import dark_spaces, darken, light
from archfoe.games.city.setup import tile_name
from archfoe.games.shared.parts import Action, Doer

DARK_AT_FIRST = (location(1), location(3), location(5))
PRICE, SMALL_PRICE = 3, 2  # Power, to light a Location


class LightsOut(Missions):
    rule_of: Mapping[str, str] = {**REBIRTH_RULES, "won": "REB-35.10", "in ruins": "REB-35.12"}

    def scenario_facts(self) -> Facts | None:
        return LightsOutFacts()

    def prepare(self, game: Game) -> None:
        super().prepare(game)
        for space in DARK_AT_FIRST:
            darken(Player(game, -1), space)

    def out_of_order(self, s: State, space: int) -> Reason | None:
        if (why := super().out_of_order(s, space)) is not None or space not in dark_spaces(s):
            return why
        return Reason(f"{tile_name(s, space)} is dark and has no ability until somebody lights it.", "REB-35.5")

    def forbidden(self, s: State, seat: Seat, card: CardId) -> Reason | None:
        if s.where[card] >= BASICS and self.shop_of(s, card) in dark_spaces(s):
            return Reason("The Location is dark: nothing can be bought from its Basic stack.", "REB-35.5")
        return super().forbidden(s, seat, card)

    @property
    def price(self) -> int:
        return SMALL_PRICE if self.options.players <= SMALL_TEAM else PRICE

    def actions(self, game: Game, s: State, seat: Seat) -> list[Action]:
        options = super().actions(game, s, seat)
        here = s.at[seat]
        if here is not None and self.why_no_deed(s, seat, "light", here) is None:
            options.insert(-1, ("light", here))
        return options

    def basic_doers(self) -> dict[str, Doer]:
        return {**super().basic_doers(), "light": self.do_light}

    def deeds(self) -> tuple[str, ...]:
        return (*super().deeds(), "light")

    def why_no_deed(self, s: State, seat: Seat, verb: str, here: int) -> Reason | None:
        if verb != "light":
            return super().why_no_deed(s, seat, verb, here)
        if here not in dark_spaces(s):
            return Reason("Your Character is not on a dark Location.", "REB-35.6")
        power = s.power(seat)
        if power < self.price:
            return Reason(f"To light it takes {self.price} Power; you have {power}.", "REB-35.6")
        return None

    def do_light(self, game: Game, s: State, seat: Seat, space: int) -> None:
        self.pay(s, seat, self.price)
        light(Player(game, seat), space, self.price)

    def has_entered(self, game: Game, card: CardId, hit: bool) -> None:
        """The lit Location that is nearest to a new Super-Villain goes dark; of two equal ones the clockwise one."""
        super().has_entered(game, card, hit)
        s = game.state
        start = space_of(s, card)
        if start is None or not s.cards[card].super_villain:
            return
        lit = [space for space in LOCATIONS if space not in dark_spaces(s) and not is_destroyed(s, space)]
        if lit:
            nearest = min(lit, key=lambda space: (distance(start, space), (space - start) % SPACES))
            darken(Player(game, s.active, card), nearest)

    def ruined(self, game: Game, space: int) -> None:
        s = game.state
        if space in dark_spaces(s):
            own_lights_out(s).dark = tuple(other for other in dark_spaces(s) if other != space)
        super().ruined(game, space)

    def won(self, s: State) -> bool:
        """Only at the end of a turn."""
        return s.between and not dark_spaces(s) and super().won(s)

    def next_turn(self, game: Game) -> None:
        s = game.state
        if self.won(s):
            self.finish(game, self.rule_of["won"], tuple(range(len(s.teams))))
        else:
            super().next_turn(game)
