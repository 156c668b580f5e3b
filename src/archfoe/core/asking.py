"""How questions get their answers: in line, from several players at once, or known beforehand."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from archfoe.core.decisions import FEW, ONE_PICK, Answer, Decision, NeedAnswer, Seat
from archfoe.core.errors import IllegalAnswer
from archfoe.core.events import Event
from archfoe.core.piles import SEATS

if TYPE_CHECKING:
    from archfoe.core.game import Game

#: What is recorded of an answer of one pick, by seat and pick: made once, as the answers are.
NOTES: Final[tuple[tuple[Any, ...], ...]] = tuple([tuple([(seat, one) for one in ONE_PICK]) for seat in range(SEATS)])


def noted(seat: Seat, answer: Answer) -> Any:
    """An answer as it is recorded."""
    return NOTES[seat][answer[0]] if len(answer) == 1 and answer[0] < FEW else (seat, answer)


class Answering:
    """A function does as well, but is called by name: this method directly, which counts at every question.

    A subclass says what the answer is. It is no ABC, which cannot be compiled.
    """

    __slots__ = ()

    def answer(self, game: Game, decision: Decision) -> Answer:
        raise NotImplementedError

    def __call__(self, game: Game, decision: Decision) -> Answer:
        return self.answer(game, decision)


def ask_all(game: Game, decisions: dict[Seat, Decision]) -> dict[Seat, Answer]:
    """Puts questions at once; nobody sees an answer until all are in."""
    forced = {p: tuple(range(len(d.options))) for p, d in decisions.items() if d.forced}
    open_ = {p: d for p, d in decisions.items() if p not in forced}
    if not open_:
        return forced
    got = game._round(next(iter(open_.values())).kind)
    for seat, d in open_.items():
        if seat in game.agents and seat not in got:
            game.waiting = {p: q for p, q in open_.items() if p not in got}
            got[seat] = game.in_line(d)
    while missing := {p: d for p, d in open_.items() if p not in got}:
        if not (game._known and foreseen(game, missing, got)):
            raise NeedAnswer(missing)
    if game.stepped:
        _must_fit(open_, got)
    game._cursor += 1
    return {p: forced[p] if p in forced else got[p] for p in decisions}


def _must_fit(decisions: dict[Seat, Decision], got: dict[Seat, Answer]) -> None:
    """In a world that is dealt anew somebody may have answered who holds fewer cards there, and was not heard yet."""
    for seat, d in decisions.items():
        for pick in got[seat]:
            if pick >= len(d.options):
                raise IllegalAnswer(f"Player {seat} picked number {pick} of {len(d.options)} here.")


def ask_any(game: Game, decisions: dict[Seat, Decision], main: Seat | None = None) -> tuple[Seat, Answer] | None:
    """The first answer counts: (seat, picked), or None if all pass.

    An empty answer is a pass. `main` is the seat whose answer ends the wait (the active player;
    the others may assist). A bot there waits until each person at the table has answered or
    passed, and is asked after the other bots, else no bot's partner could ever assist.
    """
    if not decisions:
        return None
    got = game._round(next(iter(decisions.values())).kind)
    for seat, picked in got.items():
        if picked:
            game._cursor += 1
            return seat, picked
    for seat, d in decisions.items():
        if seat != main and seat in game.agents and seat not in got:
            game.waiting = {p: q for p, q in decisions.items() if p not in got}
            got[seat] = game.in_line(d)
            if got[seat]:
                game._cursor += 1
                return seat, got[seat]
    while missing := {p: d for p, d in decisions.items() if p not in got}:
        if main is not None and main in missing and main in game.agents and len(missing) == 1:
            game.waiting = missing
            got[main] = game.in_line(decisions[main])
            game._cursor += 1
            return main, got[main]
        waiting = {p: d for p, d in missing.items() if p not in game.agents}
        if not (game._known and foreseen(game, waiting, got)):
            raise NeedAnswer(waiting)
        seat, picked = game.record[-1]
        if picked:
            game._cursor += 1
            return seat, picked
    game._cursor += 1
    return None


def known_pick(game: Game, d: Decision) -> Answer | None:
    """In a hurry: the next known answer, if it is one option of this question, as nearly every one is.

    The task is not run again, so the answer is noted nowhere but in the record.
    """
    if not game._known or game._watcher is not None or d.seat in game.agents:
        return None
    seat, picked = game._known[-1]
    if seat != d.seat or type(picked) is not tuple or len(picked) != 1 or not d.least <= 1 <= d.most:
        return None
    one = picked[0]
    if type(one) is not int or not 0 <= one < len(d.options):
        return None
    game._known.pop()
    s = game.state
    game.marks.append((s.draws, s.seen, game.told))
    game.record.append(noted(seat, picked))
    return picked


def foreseen(game: Game, waiting: dict[Seat, Decision], got: dict[Seat, Answer]) -> bool:
    """Takes the next known answer. What does not fit is left, and `decide` says why when the game has stopped."""
    seat, picked = game._known[-1]
    d = waiting.get(seat)
    if d is None:
        return False
    try:
        answer = d.check(picked)
    except IllegalAnswer:
        return False
    if game._watcher is not None:
        game.waiting = waiting
        game._watcher(game)
    game._known.pop()
    game.marks.append((game.state.draws, game.state.seen, game.told))
    game.record.append((seat, answer))
    got[seat] = answer
    return True


class Place:
    """Where a game once was, to go back to. It costs what a clone costs, however long the game is."""

    __slots__ = ("answers", "begun", "done", "position")

    def __init__(self, answers: int, done: int, begun: list[Event], position: Game) -> None:
        self.answers = answers
        self.done = done  # events of the tasks that were finished
        self.begun = begun  # and of the one that was not
        self.position = position

    def __reduce__(self) -> tuple[Any, ...]:
        return Place, (self.answers, self.done, self.begun, self.position)
