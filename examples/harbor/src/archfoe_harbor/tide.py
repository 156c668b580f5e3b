"""High tide: once in a turn a player may pay 1 Power, and the last card of the Line-Up is washed away."""

from __future__ import annotations

from typing import cast

from archfoe.design import (
    LINEUP,
    MAIN,
    MAIN_KIND,
    Action,
    Doer,
    Facts,
    Game,
    LineupPart,
    Player,
    Reason,
    State,
)


class Washed(Facts):
    """What the variant remembers: in which turn something was washed away last."""

    last: int = -1


class HighTide(LineupPart):
    def new_facts(self) -> Washed:
        return Washed()

    def doers(self) -> dict[str, Doer]:
        return {"wash": self.wash}

    def actions(self, game: Game, s: State, seat: int, options: list[Action]) -> list[Action]:
        if self.why_not(game, seat, "wash", -1) is None:
            options.insert(-1, ("wash",))  # the last option ends the turn
        return options

    def why_not(self, game: Game, seat: int, verb: str, card: int) -> Reason | None:
        if verb != "wash":
            return None
        s = game.state
        if cast("Washed", s.facts[self.slot]).last == s.turn:
            return Reason("The tide has come once this turn.", "HARB-2.1")
        if s.power(seat) < 1:
            return Reason("The tide costs 1 Power.", "HARB-2.1")
        if not s.piles[LINEUP] or s.cards[s.piles[LINEUP][-1]].kind != MAIN_KIND:
            return Reason("There is no card of the main deck to wash away.", "HARB-2.2")
        return None

    def wash(self, game: Game, s: State, seat: int) -> None:
        cast("Washed", s.own_facts(self.slot)).last = s.turn
        me, card = Player(game, seat), s.piles[LINEUP][-1]
        me.pay(1, "washed", card, rule="HARB-2.1")
        me.move(card, MAIN, top=False)

    def shown(self, s: State, seat: int) -> list[str]:
        return ["The tide has come this turn."] if cast("Washed", s.facts[self.slot]).last == s.turn else []
