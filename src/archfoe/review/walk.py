"""Once through a record: the questions worth a look, and how each turn ended."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final, NamedTuple

from archfoe.agents.evaluation import Evaluator, for_view
from archfoe.agents.rollouts import World, key_of
from archfoe.agents.weighing import policy_for
from archfoe.core.cards import Card
from archfoe.core.decisions import CHOOSE_HERO, MAIN_ACTION, WHICH_FIRST, Answer, Decision, Stopped
from archfoe.core.events import BOUGHT, TURN
from archfoe.core.game import Game
from archfoe.core.record import Record
from archfoe.core.text import listed
from archfoe.games.build import build
from archfoe.games.options import Options
from archfoe.games.shared.assists import ASSIST
from archfoe.table.session import age_of, idle, options_of, plain, replay
from archfoe.table.view import View
from archfoe.table.words.board import words_of
from archfoe.table.words.story import name_of

#: What is bought in a turn is one choice, whatever the number of answers that it takes.
BUY, END, PLAY, USE = "buy", "end", "play", "use"
#: Chosen before there is anything to go by, or of no consequence but in the rarest case.
_PASSED_OVER: Final = (CHOOSE_HERO, WHICH_FIRST)


class Question(NamedTuple):
    """A choice that somebody had, and what was answered."""

    at: int  # so many answers lie before it
    turn: int
    round: int
    seat: int
    picked: Answer
    game: Game  # as it stood
    then: tuple[Card, ...] | None  # what the seat bought afterwards, where the whole purchase is one choice

    @property
    def view(self) -> View:
        return View(self.game, self.seat)


class Ended(NamedTuple):
    """A turn that is over; `game` stands at its end, where all is bought and nothing wound up."""

    turn: int
    round: int
    seat: int
    begins: int
    ends: int
    game: Game
    did: str  # what was defeated and bought in it, as everybody saw


@dataclass
class Walk:
    options: Options
    game: Game  # at the end of the record
    opening: Question | None = None  # the first question of the first turn
    questions: list[Question] = field(default_factory=list)
    turns: list[Ended] = field(default_factory=list)


def walked(record: Record, name: str = "the record") -> Walk:
    """Plays the record once more; one sentence says why if that is not possible."""
    options = options_of(record, name)
    replay(options, record.key, record.answers, name, age_of(record))
    walker = _Walker(options, record)
    for seat, picked in record.answers:
        walker.step(seat, tuple(picked))
    return walker.done()


class _Walker:
    def __init__(self, options: Options, record: Record) -> None:
        self.game = Game(*build(options, record.key))
        self.walk = Walk(options, self.game)
        self._turn = self._began = self._told = 0  # before the first turn
        self._had: Counter[int] = Counter()
        self._round = 0
        self._stop: Game | None = None  # how the running turn ended, once it has
        self._shopped = self._walked = False
        self._bought: list[tuple[int, Card]] = []  # (place in the record, card) of the running turn
        self._open: list[Question] = []  # of the running turn

    def step(self, seat: int, picked: Answer) -> None:
        game, at = self.game, len(self.game.record)
        s, decision = game.state, game.waiting[seat]
        if s.turn != self._turn:
            self._begin_turn(at)
        before = game.clone()
        question = Question(at, s.turn, self._round, seat, picked, before, None)
        if self._matters(seat, decision, picked):
            self._open.append(question)
        if self.walk.opening is None and decision.kind is MAIN_ACTION:
            self.walk.opening = question
        self._note_purchase(at, decision, picked)
        between = s.between
        game.decide(seat, *picked)
        after = game.state
        if not between and (after.between or after.turn != self._turn or after.over):
            self._stop = _stopped(before.clone(), self._turn, seat, picked) or self._stop
        if after.turn != self._turn or after.over:
            self._end_turn(s.active, at + 1)

    def done(self) -> Walk:
        self._close_questions()
        return self.walk

    def _begin_turn(self, at: int) -> None:
        s = self.game.state
        self._turn, self._began, self._told, self._stop = s.turn, at, self.game.told, None
        self._had[s.active] += 1
        self._round = max(self._had.values())
        self._shopped = self._walked = False
        self._bought = []

    def _end_turn(self, seat: int, ends: int) -> None:
        self._close_questions()
        if self._round and (self.game.over or self._stop is not None):
            stop = self.game if self.game.over or self._stop is None else self._stop
            did = _deeds(self.game, self._told, self._turn)
            self.walk.turns.append(Ended(self._turn, self._round, seat, self._began, ends, stop, did))

    def _close_questions(self) -> None:
        """Now it is known what else was bought."""
        for question in self._open:
            option = _action(question.game.waiting[question.seat], question.picked)
            later = tuple([card for at, card in self._bought if at > question.at])
            self.walk.questions.append(question._replace(then=later) if option in (BUY, END) else question)
        self._open = []

    def _note_purchase(self, at: int, decision: Decision, picked: Answer) -> None:
        if _action(decision, picked) == BUY:
            self._bought.append((at, self.game.state.cards[decision.options[picked[0]][1]]))

    def _matters(self, seat: int, decision: Decision, picked: Answer) -> bool:
        """Is it a choice at all, and one that was not looked at with another?"""
        if len(decision.options) + (decision.least == 0) < 2 or decision.ordered or decision.kind in _PASSED_OVER:
            return False
        if decision.kind is ASSIST:
            return bool(picked) or View(self.game, seat).last_help
        return decision.kind is not MAIN_ACTION or self._matters_in_turn(decision, picked)

    def _matters_in_turn(self, decision: Decision, picked: Answer) -> bool:
        what = _action(decision, picked)
        if what in (BUY, END):
            first, self._shopped = not self._shopped, True
            return first
        if what == PLAY:
            return self._order_matters(decision, picked)
        first, self._walked = not self._walked, True
        return first

    def _order_matters(self, decision: Decision, picked: Answer) -> bool:
        """Of cards that leave no choice it is all the same when they are played."""
        cards = self.game.state.cards
        plays = [option[1] for option in decision.options if option[0] == PLAY]
        open_ = {cards[card] for card in plays if not (plain(cards[card]) or idle(cards[card]))}
        return len(open_) > 1 and cards[decision.options[picked[0]][1]] in open_


def _deeds(game: Game, since: int, turn: int) -> str:
    """ "defeated Deathstroke, bought Kick and Robin": what a turn brought, up to where the next one begins."""
    cards, falls = game.state.cards, words_of(View(game, None)).falls
    names: dict[str, list[str]] = {"defeated": [], "bought": []}
    for event in game.events_from(since):
        if event.what == TURN and event.n > turn:
            break
        if event.cards and event.what in (BOUGHT, *falls):
            names["bought" if event.what == BOUGHT else "defeated"].append(name_of(cards[event.cards[0]]))
    return ", ".join([f"{verb} {listed(found)}" for verb, found in names.items() if found])


def _action(decision: Decision, picked: Sequence[int]) -> str:
    return str(decision.options[picked[0]][0]) if decision.kind is MAIN_ACTION and picked else ""


def _stopped(game: Game, turn: int, seat: int, picked: Answer) -> Game | None:
    """The game where this answer ends the turn, before anything is wound up."""
    game.until = turn
    try:
        game.decide(seat, *picked)
    except Stopped:
        return game
    return None


#: Deals of the first turn that say how a game stands before it.
OPENING_DEALS: Final = 12
_LEAST: Final = 1e-6


def chances(game: Game, judge: Evaluator | None = None) -> tuple[float, ...]:
    """Of each seat, from what that seat sees; those of a side are equal, and the sides share what there is to win."""
    judge = judge or for_view(View(game, 0))
    return shared(game, [judge.value(View(game, seat)) for seat in range(len(game.state.teams))])


def shared(game: Game, values: Sequence[float]) -> tuple[float, ...]:
    """What seats think of their chances, made to fit together."""
    s = game.state
    sides: dict[int, list[float]] = {}
    for seat, team in enumerate(s.teams):
        sides.setdefault(team, []).append(values[seat] if seat not in s.out or s.over else 0.0)
    means = {team: sum(own) / len(own) for team, own in sides.items()}
    whole = sum(means.values()) if len(means) > 1 else 1.0
    if whole < _LEAST:  # nobody wins
        return tuple([0.0 for _ in s.teams])
    return tuple([means[team] / whole for team in s.teams])


def opening(question: Question | None, game: Game) -> tuple[float, ...]:
    """Before the first turn: what a first turn leads to, over several deals."""
    if question is None:
        return chances(game)
    view = question.view
    judge, policy = for_view(view), policy_for(view)
    rows = []
    for number in range(OPENING_DEALS):
        world = World.of(view, key_of("opening", view, number))
        if world is not None:
            ends = [world.play(question.picked, policy, 0, eyes=seat) for seat in range(view.players)]
            rows.append(shared(question.game, [judge.value(end) for end in ends]))
    if not rows:
        return chances(game)
    return tuple([sum(column) / len(rows) for column in zip(*rows, strict=True)])
