"""Roll-outs: what may come of an answer, in worlds that a seat cannot tell from the real one.

    world = World.of(view, key)                      # the hidden cards dealt anew; None if that does not fit
    end = world.play((0,), light, turns=2)           # the answer, then policies at all seats: a view of how it ended

The same world can be played again with another answer: such pairs differ only by what the answers bring about.
Everything depends on the view and the key alone, so a bot that searches repeats itself, and never sees a hidden card.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from hashlib import blake2b

from archfoe.core.cards import Card
from archfoe.core.decisions import MAIN_ACTION, Answer, Decision, Stopped
from archfoe.core.game import NEVER, Answerer, Game
from archfoe.table.seated import Agent, Seated
from archfoe.table.view import View

#: Who answers for a seat in a roll-out; made anew for each, so that nothing is carried over.
Policy = Callable[[int], Answerer]


def by_agent(make: Callable[[], Agent]) -> Policy:
    """Any bot as a policy."""
    return lambda seat: Seated(make(), seat)


def key_of(seed: object, view: View, number: int = 0) -> bytes:
    """The key of a world, made of a seed and of what is asked: never of a clock, nor of what the seat cannot know."""
    asked = [(o.what, o.card.name if o.card else "", o.pile, o.seat, o.word, o.cost) for o in view.options]
    words = (seed, view.seat, view.turn, view.kind.name, view.least, view.most, view.power(view.seat), asked, number)
    return blake2b(repr(words).encode(), digest_size=16).digest()


class World:
    """The game as it may be, at the question that the seat is asked."""

    __slots__ = ("_game", "seat", "turn")

    def __init__(self, game: Game, seat: int) -> None:
        self._game, self.seat = game, seat
        self.turn = game.state.turn

    @classmethod
    def of(cls, view: View, key: bytes) -> World | None:
        """A world that fits what the seat knows; None if the one of this key does not: try another key."""
        assert view.seat is not None, "a spectator is not asked anything"
        game = view.imagine(key)
        return None if game is None else cls(game, view.seat)

    def play(
        self,
        answer: Answer,
        policy: Policy,
        turns: int | None = None,
        *,
        then: tuple[Card, ...] | None = None,
        log: bool = False,
        eyes: int | None = None,
    ) -> View:
        """Plays on with this answer; returns what the seat sees in the end, or another seat if these `eyes` are wanted.

        The end is where the turn after so many others is over (0: the running one) and nothing is wound up yet, or
        where the game is over; None plays to the end of the game. `then` are cards that the seat buys this turn, if
        it can, and no others; None leaves that to the policy. With a log `View.events()` tells what happened, from the
        task of the question on.
        """
        game = self._game.clone(log=log)
        answerers: dict[int, Answerer] = {seat: policy(seat) for seat in range(len(game.state.teams))}
        if then is not None:
            answerers[self.seat] = Shopping(answerers[self.seat], self.turn, then)
        game.until = NEVER if turns is None else self.turn + turns
        try:
            game.decide(self.seat, *answer)
            _finish_task(game, answerers)
            if not game.over:
                game = _in_line(game, answerers)
                game.begin()
        except Stopped:
            if not game.stepped:  # in line it told everything to its history at once
                game._events = []
        return View(game, self.seat if eyes is None else eyes)


def _finish_task(game: Game, answerers: Mapping[int, Answerer]) -> None:
    """Answers one by one up to the first question of a task: from there on it can be played in line."""
    while not game.over and any(game._answers):
        waiting = game.waiting
        others = [seat for seat in waiting if seat != game.state.active]  # who may help is asked before who acts
        seat = others[0] if others else game.state.active
        game.decide(seat, *answerers[seat](game, waiting[seat]))


def _in_line(game: Game, answerers: Mapping[int, Answerer]) -> Game:
    """The same position, with somebody at every seat who answers at once."""
    played = Game(game.rules, game._snapshot.copy(), answerers, log=game.telling, begin=False)
    played.history, played.until = game.history, game.until
    return played


class Shopping:
    """Buys certain cards in one turn and nothing else; for the rest it does as another would."""

    __slots__ = ("_cards", "_other", "_turn")

    def __init__(self, other: Answerer, turn: int, cards: tuple[Card, ...]) -> None:
        self._other, self._turn, self._cards = other, turn, list(cards)

    def __call__(self, game: Game, decision: Decision) -> Answer:
        picked = self._other(game, decision)
        s, options = game.state, decision.options
        if decision.kind is not MAIN_ACTION or s.turn != self._turn or options[picked[0]][0] not in ("buy", "end"):
            return picked
        for card in self._cards:
            for i, option in enumerate(options):
                if option[0] == "buy" and s.cards[option[1]] is card:
                    self._cards.remove(card)
                    return (i,)
        return (len(options) - 1,)
