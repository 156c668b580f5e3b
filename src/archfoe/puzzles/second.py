"""Checks a puzzle by other means than those that found it: nothing here comes from the solver.

1. The solution is played from the file. If the decks are hidden, nothing may come out of one on the way, and nobody
   else may be asked: then it works in every order of every deck.
2. For each choice of the solution (a purchase before the last play, an ability, an answer) a plain search looks for a
   way without it. It knows no best value and no signatures: it only asks whether the goal can be reached. The key
   step must be one that nothing goes without.
3. Where that search is too large, random lines without the key step must never get there.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import combinations, permutations
from typing import Any, Final, NamedTuple

from archfoe.core.decisions import MAIN_ACTION, Answer, Decision
from archfoe.core.errors import ArchfoeError
from archfoe.core.game import Game
from archfoe.core.piles import DECK, DESTROYED, MAIN, SEATS
from archfoe.core.state import State
from archfoe.games.shared.scoring import points_of
from archfoe.puzzles.goals import POINTS, ends_late
from archfoe.puzzles.puzzle import Puzzle
from archfoe.table.positions.moves import act
from archfoe.table.positions.table import Table
from archfoe.table.view import View
from archfoe.table.words.labels import labels

BUDGET: Final = 60_000
LINES: Final = 1000
#: How the last step of a turn with a Confrontation reads.
END: Final = ("end turn",)


class Choice(NamedTuple):
    """What was chosen: whose question, about what, and the words of the answer."""

    source: int
    kind: str
    about: int
    words: tuple[str, ...]

    @property
    def bought(self) -> str:
        """The card, if it is a purchase."""
        return self.words[0].removeprefix("buy ") if self.kind == "main" and self.words[0].startswith("buy ") else ""


@dataclass
class Checked:
    """What came of it."""

    wrong: list[str] = field(default_factory=list)
    needed: list[int] = field(default_factory=list)  # steps that nothing goes without, from 1
    unsure: list[int] = field(default_factory=list)  # the search for a way without them was too large


class _Goal:
    """The goal of a puzzle, looked at in its own way."""

    def __init__(self, puzzle: Puzzle, s: State) -> None:
        self.puzzle = puzzle
        self.before = points_of(s, puzzle.seat)
        self.had = [self._count(s, goal.card) for goal in puzzle.goals]  # now: a game may write to its first state

    def holds(self, s: State) -> bool:
        seat = self.puzzle.seat
        for goal, had in zip(self.puzzle.goals, self.had, strict=True):
            if goal.what == POINTS:
                if points_of(s, seat) - self.before < goal.n:
                    return False
            elif self._count(s, goal.card) <= had:
                return False
        return True

    def _count(self, s: State, card: str) -> int:
        fallen = (
            s.piles[DESTROYED] if s.fact("tiles") else []
        )  # in the city Villains are destroyed when they are defeated
        return [s.cards[c].name for c in (*s.owned(self.puzzle.seat), *fallen)].count(card)


def check(puzzle: Puzzle, budget: int = BUDGET) -> Checked:
    found = Checked()
    table = puzzle.lay_out()
    goal = _Goal(puzzle, table.state)
    try:
        choices = _witness(puzzle, table, goal, found)
    except ArchfoeError as error:
        found.wrong.append(f"Its solution does not hold: {error}")
    if found.wrong:
        return found
    plays = [n for n, choice in enumerate(choices, 1) if choice.words and choice.words[0].startswith(("play ", "use "))]
    for n, choice in enumerate(choices, 1):
        if choice.kind == "main" and (
            choice.words[0].startswith("play ") or choice.words == END or (choice.bought and n > plays[-1])
        ):
            continue
        try:
            if not _Search(puzzle, goal, choice, budget).succeeds(puzzle.game(), False):
                found.needed.append(n)
        except OverflowError:
            found.unsure.append(n)
    key = puzzle.asked.key
    if key not in found.needed and key not in found.unsure:
        found.wrong.append(f"It can be done without step {key}, which should be the key.")
    elif key in found.unsure and _luck(puzzle, goal, choices[key - 1]):
        found.wrong.append(f"A random line without step {key} gets there.")
    return found


def _witness(puzzle: Puzzle, table: Table, goal: _Goal, found: Checked) -> list[Choice]:
    """Plays the solution; what it chooses, and what is wrong with it."""
    start, choices = puzzle.game().state, []
    steps = [(step.seat, step.move) for step in puzzle.case.steps if step.move is not None]
    for seat, move in steps:
        if seat != puzzle.seat or table.asked() != [seat]:
            found.wrong.append("Somebody else is asked in its solution.")
            break
        game = table.game
        before, d, view = len(game.record), game.waiting[seat], labels(View(game, seat))
        act(table, seat, move)
        choices.append(_chosen(d, view, game.record[before][1]))
        s = game.state
        if choices[-1].words == END:
            _answered(puzzle, goal, game, found)
            return choices
        if s.draws != start.draws:
            found.wrong.append(f"Its solution trusts in luck: {move.words}.")
        elif not puzzle.asked.open and _came_out(start, s):
            found.wrong.append(f"Its solution needs a card that nobody knows: {move.words}.")
    if not goal.holds(table.state):
        found.wrong.append("Its solution does not reach the goal.")
    return choices


def _answered(puzzle: Puzzle, goal: _Goal, game: Game, found: Checked) -> None:
    """The turn of a Confrontation has ended: whatever the foe does now, the goal must be reached."""
    nothing = Choice(-1, "", -1, ())
    if not _Search(puzzle, goal, nothing, BUDGET).succeeds(game, False):
        found.wrong.append("Its solution does not reach the goal, or a foe has an answer to it.")


def _came_out(start: State, s: State) -> bool:
    """Has a card left a deck, or been seen there, since the start?"""
    for card, pile in enumerate(start.where):
        in_deck = pile < DECK + SEATS or pile == MAIN
        if in_deck and (s.where[card] != pile or s.known.get(card) != start.known.get(card)):
            return True
    return False


def _chosen(d: Decision, words: list[str], answer: Answer) -> Choice:
    return Choice(d.source, d.kind.name, d.about, tuple(sorted([words[i] for i in answer])))


class _Search:
    """Is there a way without one choice? A forbidden purchase may be made once nothing else is played any more."""

    def __init__(self, puzzle: Puzzle, goal: _Goal, without: Choice, budget: int) -> None:
        self.seat, self.goal, self.without, self.left = puzzle.seat, goal, without, budget
        self.start = puzzle.game().state
        self.to_the_end = ends_late(self.start)
        self.seen: dict[Any, bool] = {}

    def succeeds(self, game: Game, only_buys: bool) -> bool:
        s = game.state
        if self.to_the_end and s.turn != self.start.turn:
            return self.goal.holds(s)
        if s.draws != self.start.draws:
            return False
        if self.goal.holds(s):
            return True
        if game.over or s.turn != self.start.turn:
            return False
        others = [seat for seat in game.waiting if seat != self.seat]
        who = others[0] if others else self.seat
        d = game.waiting[who]
        position = None
        if d.kind is MAIN_ACTION:
            position = (_position(s), only_buys)
            if position in self.seen:
                return self.seen[position]
            self.seen[position] = False  # who comes back to where they are has got nowhere
            self.left -= 1
            if self.left < 0:
                raise OverflowError
        tries = (
            self.succeeds(_then(game, who, picked), only_buys or last_play)
            for picked, last_play in self.answers(game, who, d, only_buys)
        )
        found = any(tries) if who == self.seat else all(tries)
        if position is not None:
            self.seen[position] = found
        return found

    def answers(self, game: Game, who: int, d: Decision, only_buys: bool) -> list[tuple[Answer, bool]]:
        """What may be answered, and whether nothing may be played after it."""
        without, told = self.without, list[tuple[Answer, bool]]()
        asked = who == self.seat and (d.source, d.kind.name) == (without.source, without.kind)
        have = labels(View(game, who)) if asked and _same_about(game, d.about, without.about) else None
        for picked in _every(game.state, d):
            if d.kind is MAIN_ACTION:
                what = d.options[picked[0]][0]
                if what == "end" and not self.to_the_end:
                    continue
                if only_buys and what in ("play", "use"):
                    continue
            forbidden = have is not None and _chosen(d, have, picked).words == without.words
            if not forbidden or without.bought:
                told.append((picked, forbidden))
        return told


def _then(game: Game, who: int, picked: Answer) -> Game:
    clone = game.clone()
    clone.decide(who, *picked)
    return clone


def _same_about(game: Game, one: int, other: int) -> bool:
    """Two copies of a card are the same to a reader."""
    cards = game.state.cards
    return one == other or (one >= 0 and other >= 0 and cards[one] is cards[other])


def _every(s: State, d: Decision) -> Iterator[Answer]:
    """Every answer; of copies of a card in one pile the first."""
    n, told = len(d.options), set()
    for size in range(d.least, min(d.most, n) + 1):
        for picked in permutations(range(n), size) if d.ordered else combinations(range(n), size):
            said = repr([_said(s, d, d.options[i]) for i in picked])
            if said not in told:
                told.add(said)
                yield picked


def _said(s: State, d: Decision, option: Any) -> Any:
    card = option if d.kind.of == "card" else option[1] if type(option) is tuple and len(option) > 1 else None
    if type(card) is int and 0 <= card < len(s.cards) and (d.kind.of == "card" or option[0] in ("play", "buy")):
        return (option[0] if type(option) is tuple else "", s.cards[card].name, s.where[card])
    return option


def _position(s: State) -> Any:
    """All that a position is, by the names of cards; decks in their order, other piles in none."""
    name = [card.name for card in s.cards]
    piles = []
    for pile, cards in enumerate(s.piles):
        if cards:
            names = [name[card] for card in cards]
            piles.append((pile, tuple(names if pile < DECK + SEATS or pile >= MAIN else sorted(names))))
    done = [tuple(sorted([(seat, name[card]) for seat, card in log])) for log in (s.plays, s.gained)]
    rare = [repr(log) for log in (s.uses, s.usable, s.discounts, s.counts, s.text, s.known) if log]
    watches = tuple(sorted(map(repr, s.watches))) if s.watches else ()
    power = (*s.moves, *s.at, *s.raw, *s.spent, *s.doubled, *s.down, *s.awake, s.face_down, s.lent_from, s.extra_cards)
    return tuple(piles), *done, watches, *rare, power, s.facts


def _luck(puzzle: Puzzle, goal: _Goal, key: Choice) -> bool:
    """Does any of many random lines get there without the key?"""
    dice = random.Random(puzzle.id)
    search = _Search(puzzle, goal, key, 0)
    return any(_line(search, puzzle.game(), dice) for _ in range(LINES))


def _line(search: _Search, game: Game, dice: random.Random) -> bool:
    only_buys = False
    while not game.over and game.state.turn == search.start.turn and game.state.draws == search.start.draws:
        if search.goal.holds(game.state):
            return True
        who = next((seat for seat in game.waiting if seat != search.seat), search.seat)
        if who != search.seat:
            return False  # what somebody else may do decides nothing here
        d = game.waiting[who]
        answers = search.answers(game, who, d, only_buys)
        if not answers:
            return False
        picked, last_play = dice.choice(answers)
        only_buys = only_buys or last_play
        game.decide(who, *picked)
    return search.to_the_end and search.goal.holds(game.state)
