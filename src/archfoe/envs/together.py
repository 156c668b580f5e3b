"""A game in which all who are asked at once pick at once; the stepper takes them one after the other."""

from __future__ import annotations

from array import array
from collections.abc import Mapping

from archfoe.core.errors import ArchfoeError
from archfoe.core.game import Game
from archfoe.envs.rewards import reward_named
from archfoe.envs.stepper import Stepper, Table
from archfoe.games.build import build
from archfoe.table.view import View


class Together:
    """`asked` has a stepper for each seat that has a choice now; it is empty when the game is over."""

    def __init__(self, table: Table, key: bytes) -> None:
        self.table = table
        self.game = Game(*build(table.options, key), log=False, searching=True)
        self.asked: dict[int, Stepper] = {}
        self._gather()

    @property
    def over(self) -> bool:
        return self.game.state.over

    def step(self, actions: Mapping[int, int]) -> None:
        """One pick of each seat that is asked. Nobody has seen those of the others."""
        if self.over:
            raise ArchfoeError("The game is over: reset it.")
        for seat in list(self.asked):
            if seat not in actions:
                raise ArchfoeError(f"Seat {seat} is asked, and no action was given for it.")
        for seat, stepper in list(self.asked.items()):
            if stepper.asks(self.game.waiting.get(seat)) and stepper.pick(actions[seat]):
                del self.asked[seat]
        self._gather()

    def _gather(self) -> None:
        """Up to the next real choice of anybody; whoever is still at a question stays there."""
        while not self.over:
            waiting = self.game.waiting
            self.asked = {seat: one for seat, one in self.asked.items() if one.asks(waiting.get(seat))}
            for seat in sorted(waiting):
                if seat not in self.asked:
                    stepper = Stepper.before(self.table, self.game, seat)
                    if stepper.settled():
                        break  # the game may have gone on: look again
                    self.asked[seat] = stepper
            else:
                return
        self.asked = {}

    def observe(self, seat: int) -> array[float]:
        stepper = self.asked.get(seat)
        return stepper.observe(seat) if stepper is not None else self.table.observer.row(View(self.game, seat))

    def reward(self, seat: int, name: str = "win") -> float:
        """What a seat gets for the whole game; 0 before its end."""
        return reward_named(name)(self.game.state, seat, self.table.options.carried) if self.over else 0.0
