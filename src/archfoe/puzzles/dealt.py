"""Looks for puzzles in positions dealt by dice: small ones, of which many can be looked at."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Final

from archfoe.core.decisions import MAIN_ACTION
from archfoe.core.game import Game
from archfoe.puzzles.dealing import dealer_of
from archfoe.puzzles.goals import BEAT, POINTS, Goal, Measure, all_of, left, points
from archfoe.puzzles.mining import Found, Mine
from archfoe.puzzles.natural import natural
from archfoe.puzzles.proof import SEVERAL
from archfoe.puzzles.telling import Idea
from archfoe.puzzles.turn import TooLarge, Turn, Values
from archfoe.puzzles.ways import Ways
from archfoe.table.positions.cases import Layout

_BUDGET: Final = 800
_PROOF: Final = 3_000
#: So many Line-Ups are tried for a position with several solutions.
_LINEUPS: Final = 4


class Composer:
    """Positions dealt by dice, one after the other, of which some become puzzles."""

    def __init__(self, mine: Mine) -> None:
        mine.budget = _PROOF
        self.mine, self.dealer = mine, dealer_of(mine.mode, mine.first)
        self.makers: Counter[str] = Counter()

    def knows(self, idea: Idea) -> None:
        """There is a puzzle of this idea: of what makes it, only some are made."""
        self.makers[idea.maker] += 1
        if self.makers[idea.maker] >= self.mine.most and idea.maker not in self.dealer.plain:
            self.dealer.worn.add(idea.maker)

    def run(self) -> Iterator[Found]:
        mine = self.mine
        end = mine.clock() + mine.seconds
        while mine.clock() < end:
            mine.turns += 1
            layout = self.dealer.layout()
            for asked, goals in self._asked(layout):
                found = self.puzzle_of(asked, goals)
                if found is not None:
                    self.knows(found.idea)
                    yield found
                    break

    def _asked(self, layout: Layout) -> Iterator[tuple[Layout, list[Goal]]]:
        """What can be asked there: first the foe who costs what the best line has left, then points."""
        asked = list(self.dealer.asked(layout))
        if asked:
            yield from self._hard(asked)
            return
        game = layout.lay_out().game
        turn = self._turn(game, [points(game.state, 0), left(0)], closed=True)
        best = turn.best()
        if best is None:
            self.mine.too_large += 1
            return
        usual = natural(turn, [game])
        if best[1] > usual[1] and (laid := self.dealer.with_villain(layout, usual[1], best[1])) is not None:
            yield laid, [Goal(BEAT, card=self.dealer.foe(laid))]
        if best[0] > max(usual[0], 0) and not turn.to_the_end:
            yield layout, [Goal(POINTS, best[0])]

    def _hard(self, asked: list[tuple[Layout, list[Goal]]]) -> Iterator[tuple[Layout, list[Goal]]]:
        """The first that can be done, and not by natural play."""
        for layout, goals in asked:
            game = layout.lay_out().game
            turn = self._turn(game, [all_of(goals, game.state, 0)], (1,), closed=True)
            if turn.best() == (1,) and not natural(turn, [game])[0]:
                yield layout, goals
                return

    def puzzle_of(self, layout: Layout, goals: list[Goal]) -> Found | None:
        """With other cards in the Line-Up, if these allow several solutions."""
        mine, name = self.mine, f"{self.mine.mode} {self.mine.first}-{self.mine.turns}"
        for _ in range(_LINEUPS):
            game = layout.lay_out().game
            turn = self._turn(game, [all_of(goals, game.state, 0)], (1,))
            try:
                if not turn.settle(game)[0]:
                    return None
                ways = Ways(turn)
                if ways.only():
                    return mine.puzzle_of(game, 0, goals, name, layout)
                layout = self.dealer.other_lineup(layout, set(_bought(ways)))
            except TooLarge:
                break
            mine.dropped[SEVERAL] += 1
        return None

    def _turn(self, game: Game, measures: list[Measure], enough: Values = (), *, closed: bool = False) -> Turn:
        """A tree that is small enough to look at many of them."""
        plain = self.dealer.plain
        first = frozenset(card for card, defn in enumerate(game.state.cards) if defn.name in plain)
        return Turn(game, 0, measures, _BUDGET, closed=closed, enough=enough, first=first)


def _bought(ways: Ways) -> Iterator[str]:
    """What the shortest solution buys."""
    for step in ways.steps():
        d = step.game.waiting[step.seat]
        if d.kind is MAIN_ACTION and d.options[step.answer[0]][0] == "buy":
            yield step.game.state.cards[d.options[step.answer[0]][1]].name
