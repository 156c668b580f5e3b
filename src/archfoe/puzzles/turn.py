"""Solves one turn exhaustively: what can this seat surely reach before its turn ends?

The tree is a depth-first walk over clones of a game that waits at the start of a turn. Positions between two actions
are kept by a key that does not tell equal cards apart, nor in which order they were played; questions in the middle of
an effect are walked through.

* The seat chooses the best answer, and the others the one that is worst for it. Their hands are taken as they lie.
* What was shuffled or drawn by lot since the turn began counts as not reached, however it fell.
* A turn in which somebody is Confronted is played to its end, since only then is it decided.
* With `closed` the decks are hidden: a line counts as not reached as soon as anything unknown comes out of one. So what
  is reached is reached in every order of every deck. Else they are taken as they lie.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Sequence
from itertools import combinations, compress, permutations
from operator import ne
from typing import Any, Final

from archfoe.core.decisions import CARD, MAIN_ACTION, Answer, Decision
from archfoe.core.game import Game
from archfoe.core.piles import DECK, HAND, MAIN, PILES, STACK
from archfoe.core.state import State
from archfoe.puzzles.goals import Measure, ends_late

Values = tuple[int, ...]
_NOT_REACHED: Final = -999
_OF_A_CARD: Final = ("play", "buy", "hunt")
#: So many answers for each position between two actions are tried at most.
_ANSWERS: Final = 12


class TooLarge(Exception):
    """The tree has more positions than the budget allows."""


class Turn:
    def __init__(
        self,
        game: Game,
        seat: int,
        measures: Sequence[Measure],
        budget: int = 20_000,
        *,
        closed: bool = False,
        buys_only: bool = False,
        enough: Values = (),
        first: frozenset[int] = frozenset(),
    ) -> None:
        """No better line is looked for where one has reached what is `enough`. Cards that are played `first` make the
        tree small; but a line that would rather keep them is missed."""
        self.root, self.seat, self.measures, self.budget = game, seat, measures, budget
        self.closed, self.buys_only, self.enough, self.first = closed, buys_only, enough, first
        s = self.start = game.state
        self.to_the_end = ends_late(s)
        names: dict[Hashable, int] = {}
        self.name = [names.setdefault((card.kind, card.name), len(names)) for card in s.cards]
        self._ids, self._where = range(len(s.cards)), s.where
        self._code = [(name * PILES + pile) * PILES for name, pile in zip(self.name, s.where, strict=True)]
        self._ordered = [*range(DECK, DECK + len(s.teams)), MAIN, STACK]
        self._decks = [(pile, s.piles[pile]) for pile in (*range(DECK, DECK + len(s.teams)), MAIN)]
        self.table: dict[Hashable, Values] = {}
        self.answers_tried = 0
        self.others_asked = False
        self._nothing: Values = (_NOT_REACHED,) * len(measures)

    # The tree

    def best(self) -> Values | None:
        """The best of each measure; None if the tree is larger than the budget."""
        try:
            return self.settle(self.root)
        except TooLarge:
            return None

    def values(self, s: State) -> Values:
        return tuple([measure(s) for measure in self.measures])

    def settle(self, game: Game) -> Values:
        """The value of any position: between actions by the table, else over all answers to what is asked."""
        s = game.state
        if self.to_the_end and (game.over or s.turn != self.start.turn):
            return self.values(s)  # what is drawn after it was decided matters no more
        if s.draws != self.start.draws or (self.closed and self.out(s)):
            return self._nothing
        if game.over or s.turn != self.start.turn or s.active != self.seat:
            return self.values(s)
        seat, d = self.asked(game)
        if d.kind is MAIN_ACTION:
            return self._between(game, d)
        mine = seat == self.seat
        self.others_asked = self.others_asked or not mine
        better = max if mine else min
        found: Values | None = None
        for answer in self.answers(s, d):
            v = self.settle(self.after(game, seat, answer))
            found = v if found is None else tuple(map(better, found, v))
        assert found is not None, "a question has an answer"
        return found

    def _between(self, game: Game, d: Decision) -> Values:
        s = game.state
        key = self.key(s)
        known = self.table.get(key)
        if known is not None:
            return known
        if len(self.table) >= self.budget:
            raise TooLarge
        found = self.values(s)
        self.table[key] = found  # nothing comes back to a position of the same turn; so this only counts it
        for answer in self.answers(s, d):
            if found == self.enough:
                break
            v = self.settle(self.after(game, self.seat, answer))
            found = tuple(map(max, found, v))
        self.table[key] = found
        return found

    def asked(self, game: Game) -> tuple[int, Decision]:
        """Who is asked next: others come first."""
        waiting = game.waiting
        if len(waiting) == 1 and self.seat in waiting:
            return self.seat, waiting[self.seat]
        return next((seat, d) for seat, d in waiting.items() if seat != self.seat)

    def after(self, game: Game, seat: int, answer: Answer) -> Game:
        clone = game.clone()
        clone.decide(seat, *answer)
        self.answers_tried += 1
        if self.answers_tried > _ANSWERS * self.budget:
            raise TooLarge
        return clone

    def answers(self, s: State, d: Decision) -> Iterator[Answer]:
        """Every answer once, of those that pick equal options one; the turn does not end here."""
        if d.kind is not MAIN_ACTION:
            yield from _distinct(d, self.labels(s, d))
            return
        seen, name, where, first = set(), self.name, s.where, self.first
        if first:
            at_once = next((i for i, option in enumerate(d.options) if option[0] == "play" and option[1] in first), -1)
            if at_once >= 0:
                yield (at_once,)
                return
        for i, option in enumerate(d.options):
            what = option[0]
            if what == "end" and not self.to_the_end:
                continue
            if self.buys_only and what == "play":
                continue
            label = (what, name[option[1]], where[option[1]]) if what in _OF_A_CARD else option
            if label not in seen:
                seen.add(label)
                yield (i,)

    def labels(self, s: State, d: Decision) -> list[Hashable]:
        """Equal for options that differ only in which of two equal cards is meant."""
        if d.kind.of == CARD:
            n = len(self.name)
            return [(self.name[card], s.where[card]) if 0 <= card < n else card for card in d.options]
        return [
            (option[0], self.name[option[1]], s.where[option[1]])
            if type(option) is tuple and option and option[0] in _OF_A_CARD
            else option
            if type(option) is tuple
            else i
            for i, option in enumerate(d.options)
        ]

    # Keys

    def key(self, s: State) -> Hashable:
        """Equal for positions that differ only in which of equal cards lies where, and in the order of what was done.

        What rarely is there at all is added only where it is.
        """
        start, name = self.start, self.name
        code, where = self._code, s.where
        moved = [code[c] + where[c] for c in compress(self._ids, map(ne, where, self._where))]
        moved.sort()
        told: list[Any] = [tuple(moved), tuple(s.raw), tuple(s.spent)]
        plays = [name[c] * 8 + seat for seat, c in s.plays]
        plays.sort()
        told.append(tuple(plays))
        gained = [name[c] * 8 + seat for seat, c in s.gained]
        gained.sort()
        told.append(tuple(gained))
        parts = [((name[c] if c >= 0 else -1) * 8 + seat, n) for seat, c, _, n in s.parts]
        parts.sort()
        told.append(tuple(parts))
        for pile in self._ordered:
            cards = s.piles[pile]
            if cards is not start.piles[pile] and cards != start.piles[pile]:
                told.append((pile, tuple([name[c] for c in cards])))
        if s.facts is not start.facts:
            told.append(
                tuple([now if now is not then else None for now, then in zip(s.facts, start.facts, strict=True)])
            )
        if s.watches:
            watches = [(seat, name[c] if c >= 0 else -1, watch, paid) for seat, c, _, watch, paid in s.watches]
            told.append(("watches", frozenset(watches), len(watches)))
        if s.uses:
            told.append(
                ("uses", frozenset([(seat, name[c] if c >= 0 else c, n, k) for (seat, c, n), k in s.uses.items()]))
            )
        if s.usable:
            told.append(("usable", tuple(sorted([(seat, name[c]) for seat, c in s.usable]))))
        if s.discounts:
            told.append(("discounts", frozenset(s.discounts), len(s.discounts)))
        for field, value in (("text", s.text), ("counts", s.counts), ("known", s.known)):
            if value:
                told.append((field, frozenset(value.items())))
        told += [
            tuple(s.moves),
            tuple(s.at),
            tuple(s.doubled),
            tuple(s.down),
            tuple(s.awake),
            s.face_down,
            s.extra_cards,
            s.lent_from,
        ]
        return tuple(told)

    def out(self, s: State) -> bool:
        """Has anything come out of a deck that the seat could not know when the turn began?"""
        for pile, deck in self._decks:
            now = s.piles[pile]
            if now is not deck and (now != deck if pile == MAIN else now[: len(deck)] != deck):
                return True
        known, where = self.start.known, self._where  # a card that was looked at in its deck is out as well
        return s.known != known and any(
            known.get(c, 0) != mask and (where[c] < HAND or where[c] == MAIN) for c, mask in s.known.items()
        )


def _distinct(d: Decision, labels: Sequence[Hashable]) -> Iterator[Answer]:
    n = len(labels)
    for size in range(d.least, min(d.most, n) + 1):
        seen = set()
        for picked in permutations(range(n), size) if d.ordered else combinations(range(n), size):
            told = tuple([labels[i] for i in picked])
            if not d.ordered:
                told = tuple(sorted(told, key=repr))
            if told not in seen:
                seen.add(told)
                yield picked
