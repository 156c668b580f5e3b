"""Super-Villain Hunt: Super-Villains in the discard piles of foes may be stolen."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from archfoe.core.decisions import CardId, Reason, Seat
from archfoe.core.events import AVOIDED, CHALLENGED, DEFEATED, IMMUNE
from archfoe.core.game import Game
from archfoe.core.piles import DISCARD, SEATS, STACK
from archfoe.core.player import Player
from archfoe.core.state import State
from archfoe.games.lineup.facts import hunt, own_hunt
from archfoe.games.lineup.kinds import HUNT
from archfoe.games.lineup.rules import LineupPart
from archfoe.games.shared.parts import Action, Doer


class Hunt(LineupPart):
    """Who defeats a Super-Villain of the stack is spared by the next."""

    rule_ids: ClassVar[Mapping[str, str]] = {
        CHALLENGED: "HU-7.1",
        f"{HUNT}: {DEFEATED}": "HU-7.1",
        f"{HUNT}: {AVOIDED}": "HU-7.3",
        IMMUNE: "HU-7.6",
    }

    def doers(self) -> dict[str, Doer]:
        return {"hunt": self.hunt}

    def prey(self, s: State, seat: Seat) -> list[CardId]:
        """The Super-Villains in the discard piles of foes."""
        return [
            card
            for other, team in enumerate(s.teams)
            if team != s.teams[seat]
            for card in s.piles[DISCARD + other]
            if s.cards[card].super_villain
        ]

    def actions(self, game: Game, s: State, seat: Seat, options: list[Action]) -> list[Action]:
        if hunt(s).avoided != s.turn:
            power, cost = s.power(seat), self.rules.cost
            options[-1:-1] = [("hunt", card) for card in self.prey(s, seat) if cost(s, seat, card) <= power]
        return options

    def why_not(self, game: Game, seat: Seat, verb: str, card: CardId) -> Reason | None:
        if verb != "hunt":
            return None
        s = game.state
        name, cost, power = s.cards[card].name, self.rules.cost(s, seat, card), s.power(seat)
        if card not in self.prey(s, seat):
            return Reason(f"You can't hunt {name}. Choose a Super-Villain in a foe's discard pile.", "HU-7.2")
        if hunt(s).avoided == s.turn:
            return Reason("Your hunt was avoided. You can hunt again next turn.", "HU-7.5")
        return Reason(f"You are {cost - power} Power short of {name}.", "HU-7.1") if cost > power else None

    def hunt(self, game: Game, s: State, seat: Seat, card: CardId) -> None:
        """An Attack that only the owner of the Super-Villain can avoid; Power is spent only if it succeeds."""
        me = Player(game, seat, card, cause=HUNT)
        owner = me.as_seat(s.where[card] % SEATS)
        me.tell(CHALLENGED, card, other=owner.seat)
        if self.rules.avoid_alone(me, [owner]):
            price = self.rules.cost(s, seat, card)
            s.spent[seat] += price
            me.tell(DEFEATED, card, n=price, power=price)
            Player(game, seat).gain(card)
        else:
            own_hunt(s).avoided = s.turn

    def after_buy(self, game: Game, s: State, seat: Seat, card: CardId, pile: int) -> None:
        if pile == STACK:
            own_hunt(s).immune = seat
