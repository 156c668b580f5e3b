"""Scenario 8: Darkseid, who comes late and costs less with every Super-Villain that has fallen."""

from __future__ import annotations

from collections.abc import Mapping

from archfoe.core.decisions import CardId, Seat
from archfoe.core.facts import Facts
from archfoe.core.game import Game
from archfoe.core.piles import DESTROYED, SPACES
from archfoe.core.player import Player
from archfoe.core.state import State
from archfoe.games.city.facts import city, city_turn, is_destroyed
from archfoe.games.city.missions import Missions
from archfoe.games.city.ring import location, reroute
from archfoe.games.city.rule_ids import REBIRTH_RULES
from archfoe.games.city.scenarios.new_dawn.facts import NewDawnFacts, new_dawn, own_new_dawn
from archfoe.games.city.scenarios.new_dawn.verbs import CHEAPER_BY_SUPERS, DESTROYS_DEFENSES

COMES_AT = 4  # the Threat that brings him
LEAST_COST = 13


class NewDawn(Missions):
    rule_of: Mapping[str, str] = {**REBIRTH_RULES, "won": "REB-38.9", "in ruins": "REB-38.11"}

    def scenario_facts(self) -> Facts | None:
        return NewDawnFacts()

    def enters(self, game: Game, card: CardId, *, raises: bool = True) -> None:
        s = game.state
        before = city(s).threat
        super().enters(game, card, raises=raises)
        if before < COMES_AT <= city(s).threat:
            own_new_dawn(s).herald = card

    def has_entered(self, game: Game, card: CardId, hit: bool) -> None:
        """He comes after the Attack of the Super-Villain that raised the Threat so far."""
        super().has_entered(game, card, hit)
        s = game.state
        if new_dawn(s).herald == card:
            own_new_dawn(s).herald = -1
            self.enters(game, self._darkseid(s), raises=False)
            self._aim(s)

    def _darkseid(self, s: State) -> CardId:
        return next(card for card, what in enumerate(s.cards) if CHEAPER_BY_SUPERS in what.standing)

    def _aim(self, s: State) -> None:
        """While his Destination is destroyed he makes for the next Location clockwise that stands."""
        card = self._darkseid(s)
        number = s.cards[card].destination
        assert number is not None
        home = location(number)
        ring = [(home + step) % SPACES for step in range(0, SPACES, 2)]
        reroute(s, card, next((space for space in ring if not is_destroyed(s, space)), home))

    def ruined(self, game: Game, space: int) -> None:
        super().ruined(game, space)
        self._aim(game.state)

    def do_rebuild(self, game: Game, s: State, seat: Seat, space: int) -> None:
        super().do_rebuild(game, s, seat, space)
        self._aim(s)

    def surcharge(self, s: State, card: CardId) -> int:
        """Less than nothing for each other Super-Villain that has fallen, but not below 13 before all else."""
        more = super().surcharge(s, card)
        if CHEAPER_BY_SUPERS in s.cards[card].standing:
            more -= min(city(s).defeated, s.costs[card] - LEAST_COST)
        return more

    def spend_defense(self, me: Player, card: CardId) -> None:
        """A Defense card that would be discarded against him is destroyed."""
        attacker = city_turn(me.s).attacker
        if attacker >= 0 and DESTROYS_DEFENSES in me.s.cards[attacker].standing:
            me.destroy(card)
        else:
            super().spend_defense(me, card)

    def won(self, s: State) -> bool:
        return s.where[self._darkseid(s)] == DESTROYED
