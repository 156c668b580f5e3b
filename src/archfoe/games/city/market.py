"""What is for sale in the city, to whom, and what it costs."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from archfoe.core.decisions import CardId, Reason, Seat
from archfoe.core.facts import TURN as THIS_TURN
from archfoe.core.facts import changed
from archfoe.core.filters import VILLAIN
from archfoe.core.game import Game
from archfoe.core.state import State
from archfoe.games.city.facts import CityTurn, city_turn, own_city_turn
from archfoe.games.city.piles import BASICS, SPACE, SPACES, space_name
from archfoe.games.city.ring import LOCATIONS, distance, is_location, near, space_of, super_villains, villains_at
from archfoe.games.city.setup import CityOpening
from archfoe.games.city.standing import FIRST_VILLAIN_CHEAPER, REMOTE
from archfoe.games.city.threat import GUARDED_GOODS, IN_LEAGUE, VILLAINS_DEARER
from archfoe.games.shared.parts import Action


def elsewhere(name: str) -> str:
    """How the reason begins that a card is too far away to be bought."""
    return f"{name} is at "


class CityMarket(CityOpening):
    """Cards lie in spaces and in Basic stacks: who is there may buy them, and defeat Villains."""

    def for_sale(self, s: State, seat: Seat) -> list[CardId]:
        """What lies in reach and is not forbidden."""
        cards = [card for card in self._in_reach(s, seat) if self.why_not_buy(s, seat, card) is None]
        for part in self.of["for_sale"]:
            cards = part.for_sale(s, seat, cards)
        return cards

    def lineup(self, s: State, seat: Seat) -> list[CardId]:
        """The cards of all spaces; Villains there can only be defeated."""
        return [card for card in self.whole_lineup(s, seat) if s.cards[card].type != VILLAIN]

    def whole_lineup(self, s: State, seat: Seat) -> list[CardId]:
        return [card for pile in s.piles[SPACE:BASICS] for card in pile]

    def gives_away(self, s: State) -> bool:
        costs = s.costs
        for pile in s.piles[SPACE:BASICS]:
            for card in pile:
                if costs[card] <= 0:
                    return True
        return False

    def why_not_buy(self, s: State, seat: Seat, card: CardId) -> Reason | None:
        """Why a card that is near enough cannot be bought."""
        for part in self.own["why_not_buy"]:
            reason = part.why_not_buy(s, seat, card)
            if reason is not None:
                return reason
        return self.basic_why_not_buy(s, card)

    def basic_why_not_buy(self, s: State, card: CardId) -> Reason | None:
        """What the Threat Track forbids; Villains can always be defeated."""
        if s.cards[card].type == VILLAIN or not self.works(s, GUARDED_GOODS):
            return None
        if villains_at(s, self.shop_of(s, card)):
            name = s.cards[card].name
            return Reason(
                f"You can't buy {name} while a Villain is in its space. That's a Threat Track rule.", "REB-19.7"
            )
        return None

    def shop_of(self, s: State, card: CardId) -> int:
        """The space in which a card for sale lies, also in a Basic stack."""
        pile = s.where[card]
        return pile - SPACE if pile < BASICS else 2 * (pile - BASICS)

    def _shops(self, s: State, seat: Seat) -> tuple[tuple[int, ...], list[int]]:
        """The spaces in which a player may buy, and those whose Basic stack is open: once in a turn each."""
        if s.at[seat] is None:
            return (), []
        turn: CityTurn = s.facts[THIS_TURN]
        spaces = self._spaces_in_reach(s, seat)
        bought, present = turn.bought_basics, self._present(s, seat)
        return spaces, [at for at in LOCATIONS if at not in bought and (at in spaces or at in present)]

    def _spaces_in_reach(self, s: State, seat: Seat) -> tuple[int, ...]:
        mine = s.at[seat]
        turn: CityTurn = s.facts[THIS_TURN]  # in place: this is asked very often
        return () if mine is None else near(mine, turn.reach[seat])

    def _in_reach(self, s: State, seat: Seat) -> list[CardId]:
        """With the top card of every Basic stack that is open."""
        spaces, stacks = self._shops(s, seat)
        out = [card for space in spaces for card in s.piles[SPACE + space]]
        for space in stacks:
            out += s.piles[BASICS + space // 2][-1:]
        return out

    def purchases(self, s: State, seat: Seat) -> list[Action]:
        power, buys = s.power(seat), s.card_table.buys
        return [buys[card] for card in self.for_sale(s, seat) if self.cost(s, seat, card) <= power]

    def basic_cost(self, s: State, seat: Seat, card: CardId) -> int:
        cost: int = super().basic_cost(s, seat, card) if s.discounts else s.costs[card]
        if s.cards[card].type != VILLAIN:
            return cost
        cost += self.surcharge(s, card)
        turn: CityTurn = s.facts[THIS_TURN]
        for who, villain, less in turn.cheaper:
            if who == seat and villain == card:
                cost -= less
        if space_of(s, card) == s.at[seat]:
            cost -= turn.cheaper_here[seat]
            cost -= turn.cheaper_supers_here[seat] if s.cards[card].super_villain else 0
        if not turn.felled[seat] and self._stands(s, seat, FIRST_VILLAIN_CHEAPER):
            cost -= 1
        return max(cost, 0)

    def costs(self, s: State, seat: Seat, cards: Sequence[CardId]) -> list[int]:
        """Of several cards; most have no other cost than the printed one."""
        if s.discounts or self.of["cost"]:
            return [self.cost(s, seat, card) for card in cards]
        printed, what = s.costs, s.cards
        return [self.cost(s, seat, card) if what[card].type == VILLAIN else printed[card] for card in cards]

    def prices(self, s: State, seat: Seat) -> dict[CardId, int]:
        """What each card of the city costs a player, and each on top of a Basic stack."""
        cards = [card for pile in s.piles[SPACE:BASICS] for card in pile]
        cards += [stack[-1] for stack in s.piles[BASICS : BASICS + SPACES // 2] if stack]
        return dict(zip(cards, self.costs(s, seat, cards), strict=True))

    def own_prices(self, s: State, seat: Seat) -> tuple[Any, ...]:
        """All that makes a price a player's own (see `cost`): who has the same pays the same for every card."""
        turn = city_turn(s)
        here = turn.cheaper_here[seat], turn.cheaper_supers_here[seat]
        discounts = [n for n, discount in enumerate(s.discounts) if discount[0] == seat] if s.discounts else ()
        cheaper = [entry[1:] for entry in turn.cheaper if entry[0] == seat] if turn.cheaper else ()
        first = not turn.felled[seat] and self._stands(s, seat, FIRST_VILLAIN_CHEAPER)
        who = seat if self.of["cost"] else -1  # a part may look at anything
        return tuple(discounts), tuple(cheaper), here, s.at[seat] if any(here) else None, first, who

    def cost_there(self, s: State, seat: Seat, card: CardId, space: int) -> int:
        """What a card of a space would cost a player whose Character was there."""
        cost = self.cost(s, seat, card)
        if s.cards[card].type == VILLAIN and s.at[seat] != space:  # what holds for one's own space would hold there
            turn = city_turn(s)
            cost -= turn.cheaper_here[seat]
            cost -= turn.cheaper_supers_here[seat] if s.cards[card].super_villain else 0
        return max(cost, 0)

    def surcharge(self, s: State, card: CardId) -> int:
        """What the Threat Track and the scenario put on the cost of a Villain."""
        more = self.dearer_by if self.works(s, VILLAINS_DEARER) else 0
        if s.cards[card].super_villain:
            more += self.super_cost
            if self.works(s, IN_LEAGUE):
                more += len(super_villains(s)) - 1
        for part in self.own["surcharge"]:
            more = part.surcharge(s, card, more)
        return more

    def basic_why_not(self, game: Game, seat: Seat, verb: str, card: CardId) -> Reason | None:
        far = self._no_purchase(game.state, seat, card) if verb == "buy" else None
        return far or super().basic_why_not(game, seat, verb, card)

    def _no_purchase(self, s: State, seat: Seat, card: CardId) -> Reason | None:
        """Why a card of the city is not for sale to who is in turn, whatever it costs."""
        pile = s.where[card]
        if pile < SPACE:
            return None
        basic, shop = pile >= BASICS, self.shop_of(s, card)
        if shop in (self._shops(s, seat)[1] if basic else self._spaces_in_reach(s, seat)):
            return self.why_not_buy(s, seat, card)
        if basic and shop in city_turn(s).bought_basics:
            return Reason("You have bought from this Basic stack this turn.", self.rule_of["one basic"])
        here, name = s.at[seat], s.cards[card].name
        away = f", {distance(here, shop)} Move away" if here is not None and here != shop else ""
        return Reason(f"{elsewhere(name)}{space_name(shop)}{away}.", self.rule_of["too far"])

    def _present(self, s: State, seat: Seat) -> list[int]:
        """The Locations whose ability or Basic stack a player may use: where the Character is, for Cyborg once any."""
        here = s.at[seat]
        if here is not None and self._stands(s, seat, REMOTE) and not city_turn(s).remote[seat]:
            return list(LOCATIONS)
        return [here] if here is not None and is_location(here) else []

    def _note_presence(self, s: State, seat: Seat, space: int) -> None:
        if space != s.at[seat]:
            own_turn = own_city_turn(s)
            own_turn.remote = changed(own_turn.remote, seat, True)
