"""In how many ways a goal is reached in a solved turn, and which is the shortest."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Iterator
from typing import Any, Final, NamedTuple

from archfoe.core.decisions import MAIN_ACTION, WHERE_TO, Answer, Decision
from archfoe.core.game import Game
from archfoe.core.piles import DECK, MAIN
from archfoe.core.state import State
from archfoe.puzzles.turn import Turn

Item = tuple[Any, ...]
Signature = tuple[Item, ...]
#: In a signature: something is still played after this.
_PLAYED_ON: Final[Item] = ("plays on",)
#: So many ways are told apart; more are "many".
_MANY: Final = 40


class Plan(NamedTuple):
    """How a goal is reached from a position in the fewest answers, and in how many ways that differ."""

    length: int
    answer: tuple[int, Answer] | None  # seat and picks; None: it is reached
    signatures: frozenset[Signature] | None  # None: too many


class Step(NamedTuple):
    """One answer of the shortest way, and the position in which it is given."""

    game: Game
    seat: int
    answer: Answer


class Ways:
    """All lines of a turn that reach a target.

    The signature of a line is what it chooses, in no order: purchases, abilities used, and answers to the questions of
    cards. Which cards are played, and in what order, is no part of it, and neither is an answer where every answer of
    that question wins, nor a purchase after which no card is played any more: which of two equal baskets is bought last
    is nobody's riddle. A signature that contains another one only adds what is not needed, and does not count.
    """

    def __init__(self, turn: Turn, measure: int = 0, target: int = 1) -> None:
        self.turn, self.measure, self.target = turn, measure, target
        self._plans: dict[Hashable, Plan] = {}

    def wins(self, game: Game) -> bool:
        return self.turn.settle(game)[self.measure] >= self.target

    def only(self) -> bool:
        """Is there one solution?"""
        signatures = self.plan(self.turn.root).signatures
        return signatures is not None and len(signatures) == 1

    def plan(self, game: Game) -> Plan:
        turn, s = self.turn, game.state
        if turn.measures[self.measure](s) >= self.target:
            return Plan(0, None, frozenset([()]))
        seat, d = turn.asked(game)
        if d.kind is not MAIN_ACTION:
            return self._over(game, seat, d)
        key = turn.key(s)
        if key not in self._plans:
            self._plans[key] = self._over(game, seat, d)
        return self._plans[key]

    def steps(self) -> Iterator[Step]:
        """The shortest way."""
        game = self.turn.root
        while (plan := self.plan(game)).answer is not None:
            yield Step(game, *plan.answer)
            game = self.turn.after(game, *plan.answer)

    def _over(self, game: Game, seat: int, d: Decision) -> Plan:
        turn, mine, main = self.turn, seat == self.turn.seat, d.kind is MAIN_ACTION
        children = [(answer, turn.after(game, seat, answer)) for answer in turn.answers(game.state, d)]
        won = [(answer, child) for answer, child in children if self.wins(child)]
        says_nothing = not mine or (not main and len(won) == len(children))
        found: Plan | None = None
        signatures: set[Signature] | None = set()
        for answer, child in won:
            plan = self.plan(child)
            if plan.signatures is None:
                signatures = None
            elif signatures is not None:
                items = () if says_nothing else self._items(game.state, d, answer, main)
                signatures |= {_with(one, items) for one in plan.signatures}
                signatures = _least(signatures)
            if found is None or (plan.length + 1 < found.length if mine else plan.length + 1 > found.length):
                found = Plan(plan.length + 1, (seat, answer), None)
        assert found is not None, "a plan is made only of what wins"
        if signatures is None or len(signatures) > _MANY:
            return found
        return found._replace(signatures=frozenset(signatures))

    def _items(self, s: State, d: Decision, answer: Answer, main: bool) -> Signature:
        """What this answer adds to the signature of all that comes after it."""
        cards = s.cards
        if not main:
            labels = self.turn.labels(s, d)
            source = cards[d.source].name if d.source >= 0 else ""
            item = (source, d.kind.name, tuple(sorted([repr(labels[i]) for i in answer])))
            return (item,) if d.kind is WHERE_TO else (item, _PLAYED_ON)
        option = d.options[answer[0]]
        what = option[0]
        if what == "play":
            return (_PLAYED_ON,)
        if what in ("end", "walk"):  # where one goes is told by what is bought there
            return ()
        named = len(option) > 1 and type(option[1]) is int and 0 <= option[1] < len(cards)
        item = (what, cards[option[1]].name, *option[2:]) if named else tuple(option)
        return (item,) if what == "buy" else (item, _PLAYED_ON)


def _with(one: Signature, items: Signature) -> Signature:
    """A purchase, and where it goes, count only if something is played after it."""
    played_on = _PLAYED_ON in one
    if _PLAYED_ON not in items:
        items = items if played_on else ()
    elif played_on:
        items = items[:-1]
    return tuple(sorted((*one, *items), key=repr)) if items else one


def _least(signatures: set[Signature]) -> set[Signature]:
    """Without those that contain another one."""
    if len(signatures) < 2:
        return signatures
    counted = sorted([(Counter(one), one) for one in signatures], key=lambda pair: len(pair[1]))
    kept: list[tuple[Counter[Item], Signature]] = []
    for count, one in counted:
        if not any(other <= count for other, _ in kept):
            kept.append((count, one))
    return {one for _, one in kept}


def adverse(game: Game) -> Game:
    """The same position with every deck in a bad order: the cheapest cards on top.

    What is sure is reached in this world, too. So if no line reaches more here, with all decks open, then no line
    surely reaches more; and if one solution is left here, then there is no other sure one.
    """
    world = game.clone()
    s = game._snapshot.copy()
    s.known = {}  # nor does anybody know what lies there
    for pile in (*range(DECK, DECK + len(s.teams)), MAIN):
        worst_last = sorted(s.piles[pile], key=lambda card: (-s.cards[card].cost, s.cards[card].name))
        s.lay(pile, worst_last)  # which is the top
    world._snapshot, world.opening = s, None
    world._restart()
    return world
