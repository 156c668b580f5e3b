"""One stepper under all research interfaces: a game of which every question is answered one pick at a time.

An action is one of 64 slots of distinct options, *more* (the next 64) or *stop* (the answer is complete). Where there
is only one thing to do nobody is asked. All that a seat is shown comes from its `View`.
"""

from __future__ import annotations

from array import array
from collections.abc import Mapping
from copy import deepcopy
from functools import lru_cache
from typing import Any

from archfoe.agents import Agent
from archfoe.core.decisions import Answer, Decision, Picks
from archfoe.core.errors import ArchfoeError, IllegalAnswer
from archfoe.core.game import Answerer, Game
from archfoe.envs.layout import ACTIONS, MORE, OPTION_PLACES, OPTION_SIZE, SLOTS, STOP, Layout, layout_of
from archfoe.envs.observing import Observer
from archfoe.envs.option_rows import OptionRows
from archfoe.envs.rewards import reward_named
from archfoe.games.build import build
from archfoe.games.options import Options
from archfoe.table.options_shown import Option
from archfoe.table.view import View

_NO_MASK = bytes(ACTIONS)
_NO_ROWS = array("f", bytes(4 * SLOTS * OPTION_SIZE))
_LEGAL, _COPIES, _PICKED = OPTION_PLACES["legal"], OPTION_PLACES["copies"], OPTION_PLACES["picked"]


class Table:
    """What all games of one table have in common: its layout, and what is worked out once."""

    __slots__ = ("layout", "observer", "options", "rows")

    def __init__(self, options: Options) -> None:
        if options.match:
            raise ArchfoeError("A match is two games: step through one game, with match=False.")
        self.options = options
        self.layout: Layout = layout_of(options)
        self.observer = Observer(self.layout)
        self.rows = OptionRows(self.layout)


class Stepper:
    """A game that waits for one pick of one seat; `seat` is None when it is over."""

    __slots__ = (
        "_decision",
        "_distinct",
        "_first",
        "_labels",
        "_legal",
        "_page",
        "_picks",
        "_view",
        "game",
        "seat",
        "table",
    )

    def __init__(
        self, table: Table, key: bytes, bots: Mapping[int, Answerer] | None = None, *, log: bool = False
    ) -> None:
        """Bots answer for their seats at once; all other seats are asked here."""
        self.table = table
        self.game = Game(*build(table.options, key), bots, log=log, searching=True)
        self.seat: int | None = None
        self._picks: Picks | None = None
        self._page = 0
        self._next_question()

    def clone(self) -> Stepper:
        """The same position, without bots, dice of its own or a log."""
        return self._with(self.game.clone())

    def _with(self, game: Game) -> Stepper:
        other = object.__new__(Stepper)
        other.table = self.table
        other._set_at(game, self.seat, self._picks.picked if self._picks is not None else [], self._page)
        return other

    @classmethod
    def before(cls, table: Table, game: Game, seat: int) -> Stepper:
        """At the question of one of those whom a game asks at once; see `archfoe.envs.together`."""
        made = object.__new__(cls)
        made.table = table
        made._set_at(game, seat, [], 0)
        return made

    def __deepcopy__(self, memo: dict[int, Any]) -> Stepper:
        """With bots and log: it goes on as this one would. What never changes is shared."""
        game = self.game
        return self._with(deepcopy(game, memo) if game.agents else game.back_at(game.place()))

    def __reduce__(self) -> tuple[Any, ...]:
        picked = self._picks.picked if self._picks is not None else []
        return _again, (self.table.options, self.game, self.seat, picked, self._page)

    def _set_at(self, game: Game, seat: int | None, picked: list[int], page: int) -> None:
        """Stands at a question that is partly answered."""
        self.game, self.seat, self._picks = game, seat, None
        self._legal: list[int] = []
        self._page = 0
        if seat is not None:
            self._decision = game.waiting[seat]
            self._view = View(game, seat, self._decision)
            self._sort_options()
            self._page = page
            if self._picks is not None:
                self._picks.picked = picked[:]
            self._find_legal()

    # Questions

    def _next_question(self) -> None:
        """Up to the next real choice: what leaves none is answered here."""
        game = self.game
        while not game.state.over:
            seat, decision = self._who()
            n = len(decision.options)
            if decision.least == decision.most == n and (n < 2 or not decision.ordered):
                game.decide(seat, *range(n))
                continue
            self.seat, self._decision = seat, decision
            self._view = View(game, seat, decision)
            self._sort_options()
            if self._only_one():
                continue
            return
        self.seat, self._legal, self._picks = None, [], None

    def _who(self) -> tuple[int, Decision]:
        """Of several who are asked at once the active player comes last, so that teammates can help."""
        waiting = self.game.waiting
        if len(waiting) == 1:
            return next(iter(waiting.items()))
        active, players = self.game.state.active, len(self.game.state.teams)
        seat = min(waiting, key=lambda p: (p - active - 1) % players)
        return seat, waiting[seat]

    def _sort_options(self) -> None:
        """Options that look the same are one."""
        numbers: dict[Option, int] = {}
        labels: list[int] = []
        first: list[int] = []
        for i, option in enumerate(self._view.options):
            number = numbers.get(option)
            if number is None:
                number = numbers[option] = len(first)
                first.append(i)
            labels.append(number)
        self._labels, self._first, self._distinct = labels, first, list(numbers)
        self._page = 0
        self._picks = None if self._decision.most == 1 else self._new_picks()
        self._find_legal()

    def _new_picks(self) -> Picks:
        labels = iter(self._labels)
        return Picks(self._decision, lambda option: next(labels))

    def _find_legal(self) -> None:
        """The actions that may come next, in order."""
        if self._picks is None:
            open_ = list(range(len(self._first)))
            stops = self._decision.least == 0
        else:
            found = self._picks.options
            stops = found[-1] == -1
            open_ = [self._labels[i] for i in (found[:-1] if stops else found)]
        if len(self._first) <= SLOTS:
            legal = open_
        else:
            start = self._page * SLOTS
            legal = [number - start for number in open_ if start <= number < start + SLOTS]
            legal.append(MORE)
        if stops:
            legal.append(STOP)
        self._legal = legal

    def _only_one(self) -> bool:
        """Answers, or picks, what is the only thing to do."""
        while len(self._legal) == 1 and self._legal[0] != MORE:
            if self._take(self._legal[0]):
                return True
        return False

    # Actions

    @property
    def legal(self) -> list[int]:
        """The actions of the seat that is asked; not to be written to."""
        return self._legal

    def step(self, action: int) -> None:
        """One pick of the seat that is asked; goes on up to the next real choice."""
        if self.seat is None:
            raise ArchfoeError("The game is over: reset it.")
        if self.pick(action):
            self._next_question()

    def pick(self, action: int) -> bool:
        """As `step`, but it stays at this question. Is it answered now?"""
        if action not in self._legal:
            raise IllegalAnswer(f"The action {action} is not among those that the mask allows: {self._legal}.")
        return self._take(action) or self._only_one()

    def settled(self) -> bool:
        """Answers a question that leaves no choice; is it one?"""
        return self._only_one()

    def asks(self, decision: Decision | None) -> bool:
        """Does it stand at this question?"""
        return decision == self._decision

    def _take(self, action: int) -> bool:
        """Is the question answered by it?"""
        seat = self.seat
        assert seat is not None
        if action == MORE:
            self._page = (self._page + 1) % -(-len(self._first) // SLOTS)
            self._find_legal()
            return False
        picks = self._picks
        if picks is None:
            if action == STOP:
                self.game.decide(seat)
            else:
                self.game.decide(seat, self._first[self._page * SLOTS + action])
            return True
        number = self._page * SLOTS + action
        answer = picks.pick(-1 if action == STOP else self._free(number, picks))
        if answer is None:
            self._page = 0
            self._find_legal()
            return False
        self.game.decide(seat, *answer)
        return True

    def _free(self, number: int, picks: Picks) -> int:
        """The first option of a slot that is not picked yet."""
        return next(i for i, label in enumerate(self._labels) if label == number and i not in picks.picked)

    def towards(self, answer: Answer) -> int:
        """The next action on the way to a whole answer, as bots give it."""
        wanted = [self._labels[i] for i in answer]
        picked = [self._labels[i] for i in self._picks.picked] if self._picks is not None else []
        if not self._decision.ordered:
            wanted.sort()
        if picked != wanted[: len(picked)]:
            raise IllegalAnswer(f"What is picked already does not lead to the answer {list(answer)}.")
        if len(picked) == len(wanted):
            return STOP
        page, slot = divmod(wanted[len(picked)], SLOTS)
        return slot if page == self._page else MORE

    # What is seen

    @property
    def over(self) -> bool:
        return self.seat is None

    @property
    def question(self) -> View:
        """What the seat that is asked sees, with its question: what a bot is shown."""
        return self._view

    def view(self, seat: int) -> View:
        return View(self.game, seat)

    def mask(self, seat: int | None = None) -> bytearray:
        """One byte for each action: 1 if it may be taken now. Of a seat that is not asked all are 0."""
        mask = bytearray(_NO_MASK)
        if seat is None or seat == self.seat:
            for action in self._legal:
                mask[action] = 1
        return mask

    def observe(self, seat: int) -> array[float]:
        """What a seat knows of the table, by `Layout.parts`."""
        if seat != self.seat:
            return self.table.observer.row(View(self.game, seat))
        picked = len(self._picks.picked) if self._picks is not None else 0
        return self.table.observer.row(self._view, picked, len(self._first), self._page)

    def observe_options(self, seat: int) -> array[float]:
        """The options that lie in the slots now, a row each by `OPTION_PARTS`; all 0 for a seat that is not asked."""
        out = _NO_ROWS[:]
        if seat != self.seat:
            return out
        row, view, start = self.table.rows.row, self._view, self._page * SLOTS
        at = 0
        for option in self._distinct[start : start + SLOTS]:
            out[at : at + OPTION_SIZE] = row(option, view)
            at += OPTION_SIZE
        for action in self._legal:
            if action < SLOTS:
                out[action * OPTION_SIZE + _LEGAL] = 1.0
        for number in self._labels:
            if 0 <= number - start < SLOTS:
                out[(number - start) * OPTION_SIZE + _COPIES] += 0.2
        if self._picks is not None:
            for i in self._picks.picked:
                if 0 <= self._labels[i] - start < SLOTS:
                    out[(self._labels[i] - start) * OPTION_SIZE + _PICKED] += 1.0
        return out

    def picked(self, seat: int) -> list[int]:
        """What a seat has picked of a question that is not answered yet: indices of its options."""
        return self._picks.picked[:] if self._picks is not None and seat == self.seat else []

    def option(self, action: int) -> Option | None:
        """What an action would pick; None for *more* and *stop*."""
        number = self._page * SLOTS + action
        return self._distinct[number] if action < SLOTS and number < len(self._distinct) else None

    def reward(self, seat: int, name: str = "win") -> float:
        """What a seat gets for the whole game; 0 before its end."""
        if not self.over:
            return 0.0
        return reward_named(name)(self.game.state, seat, self.table.options.carried)


def _again(options: Options, game: Game, seat: int | None, picked: list[int], page: int) -> Stepper:
    """For pickles."""
    made = object.__new__(Stepper)
    made.table = table_of(options)
    made._set_at(game, seat, picked, page)
    return made


@lru_cache(maxsize=64)
def table_of(options: Options) -> Table:
    """One for all games of a process that play the same."""
    return Table(options)


class ActingBot:
    """One for each seat and game."""

    def __init__(self, agent: Agent) -> None:
        self._agent = agent
        self._asked: View | None = None
        self._answer: Answer = ()

    def action(self, stepper: Stepper) -> int:
        """Its next pick: it is asked once for each question, and then goes on towards its answer."""
        if stepper.question is not self._asked:
            self._asked = stepper.question
            self._answer = self._agent.answer(stepper.question)
        return stepper.towards(self._answer)
