"""Scenario 7: the Thief of Time, who has three lives, and a day that takes purchases back."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Final

from archfoe.core.decisions import MOVE_CARD, CardId, Seat
from archfoe.core.events import PUT
from archfoe.core.game import Game
from archfoe.core.piles import UNUSED
from archfoe.core.player import Player
from archfoe.core.state import State
from archfoe.games.city.facts import SCENARIO, own_city
from archfoe.games.city.parts import CityPart
from archfoe.games.city.piles import SPACE, SPACES
from archfoe.games.city.ring import SLOTS, distance, goal_of, location, reroute
from archfoe.games.city.scenarios.stolen_seconds.events import CAME_BACK
from archfoe.games.city.scenarios.stolen_seconds.facts import StolenSecondsFacts, own_stolen_seconds, stolen_seconds
from archfoe.games.city.scenarios.stolen_seconds.verbs import THREE_LIVES
from archfoe.games.city.villains import emptiest_slot
from archfoe.games.city.wants import Wants

LIVES: Final = 3
FIRST_PLACE: Final = location(3)
TURNED_BACK_AT: Final = 3  # the Threat at which purchases are undone


class StolenSeconds(CityPart):
    rule_ids: ClassVar[Mapping[str, str]] = {CAME_BACK: "REB-37.7", "won": "REB-37.11"}
    slot: int = SCENARIO

    def new_facts(self) -> StolenSecondsFacts:
        return StolenSecondsFacts()

    def before_opening(self, game: Game) -> None:
        """He is there from the start: that is no entry."""
        s = game.state
        thief = next(card for card in s.piles[UNUSED] if THREE_LIVES in s.cards[card].standing)
        s.put(thief, SPACE + FIRST_PLACE)

    def surcharge(self, s: State, card: CardId, more: int) -> int:
        """Each life that he has lost makes him dearer by 1."""
        lost: int = stolen_seconds(s).lives if THREE_LIVES in s.cards[card].standing else 0
        return more + lost

    def after_take_away(self, me: Player, card: CardId) -> None:
        s = me.s
        if THREE_LIVES in s.cards[card].standing:
            own_stolen_seconds(s).lives += 1
            own_city(s).defeated -= 1  # only others count there

    def after_reward(self, game: Game, seat: Seat, card: CardId) -> None:
        """With a life left he comes back after the Reward, and makes for the next Location."""
        s = game.state
        if THREE_LIVES in s.cards[card].standing and stolen_seconds(s).lives < LIVES:
            goal = goal_of(s, card)
            assert goal is not None
            reroute(s, card, (goal + 2) % SPACES)
            s.put(card, SPACE + self._farthest_slot(s))
            game.tell(CAME_BACK, seat, (card,), n=s.where[card] - SPACE)

    def _farthest_slot(self, s: State) -> int:
        here = s.at[s.active]
        assert here is not None
        return max(SLOTS, key=lambda slot: (distance(here, slot), -slot))

    def wants(self, s: State, wants: Wants) -> Wants:
        return wants._replace(chief=THREE_LIVES, chief_times=LIVES - stolen_seconds(s).lives)

    def won(self, s: State, so_far: bool) -> bool:
        return stolen_seconds(s).lives == LIVES and so_far

    def after_threat(self, game: Game, level: int) -> None:
        if level == TURNED_BACK_AT:
            self._turn_back(game)

    def _turn_back(self, game: Game) -> None:
        """The most expensive card of each discard pile, if it cost anything, goes into the emptiest slot."""
        s = game.state
        for player in Player(game, s.active).everyone:
            most = max((s.costs[card] for card in player.discards), default=0)
            card = player.choose([c for c in player.discards if s.costs[c] == most > 0], MOVE_CARD)
            if card is not None:
                space = emptiest_slot(s)
                s.put(card, SPACE + space)
                player.tell(PUT, card, pile=SPACE + space)
