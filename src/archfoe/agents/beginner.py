"""Plays as people do in their first games: all cards as they come, the dearest thing that can be paid, and slips.

It knows what cards say, but not what they are worth later: a dear card looks better than a useful one, an ability that
must be remembered is often forgotten, and a choice that needs thought is sometimes made without it.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, Final

from archfoe.agents.greedy import GreedyAgent
from archfoe.agents.rollouts import key_of
from archfoe.core.decisions import DEFEND, DEFEND_TEAM, MAIN_ACTION, Answer
from archfoe.games.shared.assists import ASSIST
from archfoe.table.view import Option, View

#: How often it does not think about a question, forgets what it could do, or buys what only looks good.
SLIPS: Final = 0.1
FORGETS: Final = 0.3
IMPULSES: Final = 0.1
STOPS_EARLY: Final = 0.05
#: How often it sees already which purchase is best.
LEARNED: Final = 0.35
#: What can be forgotten: nobody asks for it.
_EXTRAS: Final = frozenset({"use", "patrol", "hunt", "store", "location"})


class BeginnerAgent:
    def __init__(self, seed: int | str | None = None) -> None:
        self._seed = seed
        self._sense = GreedyAgent()

    def __reduce__(self) -> tuple[Any, ...]:
        return _as_it_was, (self._seed, self._sense)

    def answer(self, view: View) -> Answer:
        dice = Random(key_of(("beginner", self._seed), view))
        if view.kind is MAIN_ACTION:
            return self._act(view, view.options, dice)
        sensible = self._sense.answer(view)
        if view.kind in (DEFEND, DEFEND_TEAM):
            return () if view.least == 0 and dice.random() < FORGETS else sensible
        if view.kind is ASSIST and sensible:  # who is asked for help that decides something gives it
            return sensible
        return _anything(view, dice) if dice.random() < SLIPS else sensible

    def _act(self, view: View, options: Sequence[Option], dice: Random) -> Answer:
        plays = [i for i, option in enumerate(options) if option.what == "play"]
        if view.target is None and plays:
            return (dice.choice(plays),)
        sensible = self._sense.answer(view)
        what = options[sensible[0]].what
        forgets = what in _EXTRAS and dice.random() < FORGETS
        if view.target is not None or not (forgets or what in ("buy", "end")):
            return sensible
        if not forgets and dice.random() < LEARNED:
            return sensible
        return self._shop(options, [i for i, option in enumerate(options) if option.what == "buy"], dice)

    def _shop(self, options: Sequence[Option], buys: list[int], dice: Random) -> Answer:
        """The dearest, because it must be good; or what has caught the eye; or nothing more."""
        if not buys or dice.random() < STOPS_EARLY:
            return (len(options) - 1,)
        if dice.random() < IMPULSES:
            return (dice.choice(buys),)
        return (max(buys, key=lambda i: options[i].cost or 0),)


def _anything(view: View, dice: Random) -> Answer:
    count = dice.randint(view.least, view.most)
    picked = dice.sample(range(view.choices), count)
    return tuple(picked if view.ordered else sorted(picked))


def _as_it_was(seed: int | str | None, sense: GreedyAgent) -> BeginnerAgent:
    bot = BeginnerAgent(seed)
    bot._sense = sense
    return bot
