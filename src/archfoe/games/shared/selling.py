"""What is for sale, what it costs, and why something cannot be done now."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from archfoe.core.decisions import CardId, Reason, Seat
from archfoe.core.events import BOUGHT, OVER, TURN
from archfoe.core.game import Game
from archfoe.core.piles import HAND, KICKS, LINEUP
from archfoe.core.state import State
from archfoe.games.shared.defending import Defending
from archfoe.games.shared.parts import Action, Doer
from archfoe.games.shared.piles import STORED


class Selling(Defending):
    """The second of the line; the turn comes next."""

    rule_of: Mapping[str, str]  # the rule behind each cause, each word of the log and each sort of question
    doers: dict[str, Doer]

    def cost(self, s: State, seat: Seat, card: CardId) -> int:
        """What a player pays for a card now."""
        cost = self.basic_cost(s, seat, card)
        for part in self.of["cost"]:
            cost = part.cost(s, seat, card, cost)
        return max(cost, 0)

    def basic_cost(self, s: State, seat: Seat, card: CardId) -> int:
        """The same as the game itself has it: a game overrides this, so that parts always come after all of it."""
        cost = s.costs[card]
        for who, test, less in s.discounts:
            if who == seat and test(s.cards[card]):
                cost -= less
        return max(cost, 0)

    def costs(self, s: State, seat: Seat, cards: Sequence[CardId]) -> list[int]:
        """Of several cards at once. Who has a `basic_cost` of its own has this, too."""
        plain = not s.discounts and not self.of["cost"]
        return [s.costs[card] for card in cards] if plain else [self.cost(s, seat, card) for card in cards]

    def for_sale(self, s: State, seat: Seat) -> list[CardId]:
        """The Line-Up, and the top card of the stack that is always for sale."""
        cards = s.piles[LINEUP] + s.piles[KICKS][-1:]
        for part in self.of["for_sale"]:
            cards = part.for_sale(s, seat, cards)
        return cards

    def gives_away(self, s: State) -> bool:
        """Does a card lie there that costs nothing? Else nobody need look without Power."""
        return bool(self.of["cost"]) or min([s.costs[card] for card in s.piles[LINEUP]], default=1) <= 0

    def purchases(self, s: State, seat: Seat) -> list[Action]:
        power, buys = s.power(seat), s.card_table.buys
        if (
            not s.discounts and not self.of["cost"]
        ):  # the same without looking for discounts: a test holds it against `why_not`
            costs = s.costs
            return [buys[card] for card in self.for_sale(s, seat) if costs[card] <= power]
        return [buys[card] for card in self.for_sale(s, seat) if self.cost(s, seat, card) <= power]

    def why_not(self, game: Game, seat: Seat, verb: str, card: CardId) -> Reason | None:
        """Why an action is not legal now; None if it is."""
        s = game.state
        if s.over:
            return Reason("The game is over.", self.rule_of[OVER])
        if s.between or s.active != seat:
            return Reason("It is not your turn.", self.rule_of[TURN])
        for part in self.of["why_not"]:
            reason = part.why_not(game, seat, verb, card)
            if reason is not None:
                return reason
        return self.basic_why_not(game, seat, verb, card)

    def basic_why_not(self, game: Game, seat: Seat, verb: str, card: CardId) -> Reason | None:
        """The game's own reasons, in the player's own turn."""
        s = game.state
        name = s.cards[card].name
        if verb in self.doers and verb not in ("play", "buy"):  # what brings it has nothing against it
            return None
        if verb == "play":
            if s.where[card] not in (HAND + seat, STORED + seat):
                return Reason(f"{name} is not in your hand.", self.rule_of["played"])
            return None
        if card not in self.for_sale(s, seat):
            return Reason(f"{name} is not for sale.", self.rule_of[BOUGHT])
        cost, power = self.cost(s, seat, card), s.power(seat)
        if cost > power:
            return Reason(f"You are {cost - power} Power short of {name}.", self.rule_of[BOUGHT])
        return None
