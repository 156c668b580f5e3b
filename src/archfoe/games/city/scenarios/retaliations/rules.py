"""Scenario 7: the first Super-Villains that fall get up again, and purchases are taken back."""

# mypy: no-warn-return-any
from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Final

from archfoe.core.decisions import MOVE_CARD, CardId, Seat
from archfoe.core.events import PUT
from archfoe.core.facts import Facts
from archfoe.core.game import Game
from archfoe.core.player import Player
from archfoe.core.state import State
from archfoe.games.city.facts import SCENARIO, own_city
from archfoe.games.city.parts import ON_VILLAIN, Wants
from archfoe.games.city.piles import SPACE, SPACES
from archfoe.games.city.ring import SLOTS, distance, goal_of, reroute
from archfoe.games.city.rules import CityPart
from archfoe.games.city.villains import emptiest_slot
from archfoe.games.shared.parts import Task

RETALIATES: Final = "retaliates"  # a Super-Villain that was defeated is back


class RetaliationFacts(Facts):
    room: ClassVar[str] = "retaliations"

    retaliated: tuple[int, ...] = ()  # Super-Villains that have been defeated once and not for good, in their order
    due: tuple[int, ...] = ()  # those of them that come back after their Reward


def retaliations(s: State) -> RetaliationFacts:
    return s.facts[SCENARIO]


def own_retaliations(s: State) -> RetaliationFacts:
    return s.own_facts(SCENARIO)


RETALIATE: Final = 2  # so many of them
DEARER: Final = 2
TURNED_BACK_AT: Final = 3  # the Threat at which purchases are undone
NEXT_LOCATION: Final = 2  # spaces further on


class Retaliations(CityPart):
    rule_ids: ClassVar[Mapping[str, str]] = {RETALIATES: "REB-37.4", "won": "REB-37.10"}
    slot: int = SCENARIO

    def new_facts(self) -> RetaliationFacts:
        return RetaliationFacts()

    def wants(self, s: State, wants: Wants) -> Wants:
        """Who is still to retaliate must be defeated twice."""
        return wants._replace(supers=wants.supers + RETALIATE - len(retaliations(s).retaliated))

    def surcharge(self, s: State, card: CardId, more: int) -> int:
        return more + DEARER if card in retaliations(s).retaliated else more

    def after_fell(self, me: Player, card: CardId, space: int) -> None:
        """The first two have not fallen for good."""
        s = me.s
        before = retaliations(s).retaliated
        if s.cards[card].super_villain and card not in before and len(before) < RETALIATE:
            own = own_retaliations(s)
            own.retaliated, own.due = (*before, card), (*own.due, card)
            own_city(s).defeated -= 1

    def tasks(self) -> dict[str, Task]:
        return {"reward": self.reward}

    def reward(self, game: Game, seat: Seat, card: CardId, times: int) -> None:
        self.rules.reward(game, seat, card, times)
        if card in retaliations(game.state).due:
            self._comes_back(game, seat, card)

    def _comes_back(self, game: Game, seat: Seat, card: CardId) -> None:
        """It is back after its Reward, as far away as can be, and makes for the next Location."""
        s = game.state
        own = own_retaliations(s)
        own.due = tuple([other for other in own.due if other != card])
        goal = goal_of(s, card)
        if goal is not None:
            reroute(s, card, (goal + NEXT_LOCATION) % SPACES)
        s.put(card, SPACE + self._farthest_slot(s))
        game.tell(RETALIATES, seat, (card,), n=s.where[card] - SPACE)

    def _farthest_slot(self, s: State) -> int:
        here = s.at[s.active]
        assert here is not None
        return max(SLOTS, key=lambda slot: (distance(here, slot), -slot))

    def marks(self, s: State, where: str, n: int, marks: list[str]) -> list[str]:
        return [*marks, "has retaliated"] if where == ON_VILLAIN and n in retaliations(s).retaliated else marks

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
                player.tell(PUT, card, pile=SPACE + space, rule="REB-37.7")
