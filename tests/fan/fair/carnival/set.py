"""Carnival: cards that come back to the Line-Up, and tickets that are paid for, kept and shown."""

from __future__ import annotations

from pathlib import Path
from typing import cast

from archfoe.cards import COSTLY, Box, May, Player, Power, Provenance, ToLineup, VpEach, named
from archfoe.core.decisions import Reason
from archfoe.core.facts import Facts, changed
from archfoe.core.game import Game
from archfoe.core.state import State
from archfoe.games.lineup.rules import LineupPart
from archfoe.games.shared.parts import Action, Doer
from archfoe.registry import Counts, Set, Variant

box = Box("carnival", "Carnival", {}, provenance=Provenance("invented", "high", "Made for the fair."))
box.hero("Horse Trader", cost=4, vp=1, copies=20, play=(Power(2), May(ToLineup(COSTLY))))
box.equipment("Snake Oil", cost=2, vp=VpEach(1, named("Horse Trader")), copies=10, play=Power(1))


class Purse(Facts):
    """Who has how many tickets, and in which turn the last one was bought."""

    last: int = -1
    tickets: tuple[int, ...] = (0,) * 5


class Tickets(LineupPart):
    def new_facts(self) -> Purse:
        return Purse()

    def doers(self) -> dict[str, Doer]:
        return {"stash": self.stash, "redeem": self.redeem}

    def shown(self, s: State, seat: int) -> list[str]:
        return [f"Tickets: {cast('Purse', s.facts[self.slot]).tickets[seat]}"]

    def actions(self, game: Game, s: State, seat: int, options: list[Action]) -> list[Action]:
        for verb in ("stash", "redeem"):
            if self.why_not(game, seat, verb, -1) is None:
                options.insert(-1, (verb,))
        return options

    def why_not(self, game: Game, seat: int, verb: str, card: int) -> Reason | None:
        s = game.state
        purse = cast("Purse", s.facts[self.slot])
        if verb == "stash" and purse.last == s.turn:
            return Reason("You have bought a ticket this turn.", "CARN-2.1")
        if verb == "stash" and s.power(seat) < 1:
            return Reason("A ticket costs 1 Power.", "CARN-2.1")
        if verb == "redeem" and (not purse.tickets[seat] or purse.last == s.turn):
            return Reason("You have no ticket from an earlier turn.", "CARN-2.2")
        return None

    def stash(self, game: Game, s: State, seat: int) -> None:
        purse = cast("Purse", s.own_facts(self.slot))
        purse.last, purse.tickets = s.turn, changed(purse.tickets, seat, purse.tickets[seat] + 1)
        Player(game, seat).pay(1, "stashed", n=purse.tickets[seat], rule="CARN-2.1")

    def redeem(self, game: Game, s: State, seat: int) -> None:
        purse = cast("Purse", s.own_facts(self.slot))
        n, purse.tickets = purse.tickets[seat], changed(purse.tickets, seat, 0)
        game.tell("redeemed", seat, n=n, rule="CARN-2.2")
        Player(game, seat).add_power(n)


THINGS = (
    Set(
        name="carnival",
        title="Carnival",
        game="lineup",
        box=box,
        api=1,
        counts=Counts(30),
        rules=str(Path(__file__).with_name("rules.md")),
    ),
    Variant(
        name="tickets",
        game="lineup",
        note="Once per turn you may pay 1 Power for a ticket, and redeem all of them later.",
        api=1,
        part=Tickets,
        words={
            "stash": "pay 1 Power for a ticket",
            "redeem": "cash in your tickets",
            "stashed": "buy ticket number {n}",
            "redeemed": "redeem {n} tickets",
        },
        worths={"stash": 0.5, "redeem": 1.0},
    ),
)
