"""Scenario 8: Darkseid, who comes late and costs less with every Super-Villain that has fallen."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Final

from archfoe.core.decisions import CardId
from archfoe.core.game import Game
from archfoe.core.piles import DESTROYED
from archfoe.core.player import Player
from archfoe.core.state import State
from archfoe.games.city.facts import SCENARIO, city, city_turn, is_destroyed
from archfoe.games.city.parts import CityPart
from archfoe.games.city.piles import SPACES
from archfoe.games.city.ring import location, reroute
from archfoe.games.city.scenarios.new_dawn.facts import NewDawnFacts, new_dawn, own_new_dawn
from archfoe.games.city.scenarios.new_dawn.verbs import CHEAPER_BY_SUPERS, DESTROYS_DEFENSES
from archfoe.games.city.wants import Wants

COMES_AT: Final = 4  # the Threat that brings him
LEAST_COST: Final = 13


def printed_cost(s: State) -> int:
    """Of the enemy whom the scenario is about."""
    return max((card.cost for card in s.cards if CHEAPER_BY_SUPERS in card.standing), default=LEAST_COST)


class NewDawn(CityPart):
    rule_ids: ClassVar[Mapping[str, str]] = {"won": "REB-38.9", "in ruins": "REB-38.11"}
    slot: int = SCENARIO

    def new_facts(self) -> NewDawnFacts:
        return NewDawnFacts()

    def after_enter(self, game: Game, card: CardId, before: int) -> None:
        s = game.state
        if before < COMES_AT <= city(s).threat:
            own_new_dawn(s).herald = card

    def after_entry_attack(self, game: Game, card: CardId, hit: bool) -> None:
        """He comes after the Attack of the Super-Villain that raised the Threat so far."""
        s = game.state
        if new_dawn(s).herald == card:
            own_new_dawn(s).herald = -1
            self.rules.enters(game, self._darkseid(s), raises=False)
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

    def after_ruin(self, game: Game, space: int) -> None:
        self._aim(game.state)

    def after_rebuild(self, s: State, space: int) -> None:
        self._aim(s)

    def surcharge(self, s: State, card: CardId, more: int) -> int:
        """Less than nothing for each other Super-Villain that has fallen, but not below 13 before all else."""
        if CHEAPER_BY_SUPERS in s.cards[card].standing:
            more -= min(city(s).defeated, s.costs[card] - LEAST_COST)
        return more

    def instead_of_spending_defense(self, me: Player, card: CardId) -> bool:
        """A Defense card that would be discarded against him is destroyed."""
        attacker = city_turn(me.s).attacker
        if attacker < 0 or DESTROYS_DEFENSES not in me.s.cards[attacker].standing:
            return False
        me.destroy(card)
        return True

    def wants(self, s: State, wants: Wants) -> Wants:
        """Every other one who falls makes him cheaper, down to the least."""
        standing = s.where[self._darkseid(s)] != DESTROYED
        others = max(0, printed_cost(s) - LEAST_COST - city(s).defeated)
        return wants._replace(supers=others, chief=CHEAPER_BY_SUPERS, chief_times=int(standing), others_help=True)

    def won(self, s: State, so_far: bool) -> bool:
        return s.where[self._darkseid(s)] == DESTROYED
