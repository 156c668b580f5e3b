"""What a question tells: it is put again in worlds that differ only in what the asked seat cannot know.

`worlds.another_world` drops every world in which a seat would be asked something else, as a bot that searches must.
Here those worlds are the ones of interest: an offer that is filtered by a hidden hand or pile changes with it, and so
do those who are asked.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any, NamedTuple

from archfoe.core import decisions as ask
from archfoe.core.decisions import Answer, AskedAnew, Decision, Seat
from archfoe.core.errors import IllegalAnswer
from archfoe.core.events import Event
from archfoe.core.game import Game
from archfoe.games.duel import kinds as duel_ask
from archfoe.games.shared import assists
from archfoe.table.view import View
from archfoe.table.worlds import _forget_hidden_answers, redealt
from tests.properties.driver import any_answer

#: Who has no choice is not asked, and these choices are made among the own hidden cards. That somebody else thinks
#: about one is seen at every table (ruling G-63), so it is no leak that others are asked first.
AMONG_OWN_CARDS = (
    ask.DEFEND, ask.DEFEND_TEAM, duel_ask.BLOCK_WITH, assists.ASSIST, ask.SHOW, ask.DISCARD_CARD, ask.DESTROY_CARD,
    ask.MOVE_CARD, ask.PASS_CARD,
)  # fmt: skip

Rounds = dict[int, dict[Seat, Decision]]  # what the running task has asked, by the number of the question


class Leak(NamedTuple):
    """A question that is another one, or is not asked, in a world which looks the same to the asked seat."""

    question: Decision
    instead: Decision | None

    def __str__(self) -> str:
        there = "nothing" if self.instead is None else f"{self.instead.kind.name} {list(self.instead.options)}"
        return (
            f"P{self.question.seat} is asked {self.question.kind.name} {list(self.question.options)}, and there {there}"
        )


class OtherWorld(RuntimeError):
    """An earlier question of the running task was another one, so its answer would mean something else."""


class Again(Game):
    """Runs a task again and sees to it that its answers still mean what they did."""

    rounds: Rounds

    def put_to(self, d: Decision) -> Answer:
        self._compare({d.seat: d})
        return super().put_to(d)

    def ask_all(self, decisions: dict[Seat, Decision]) -> dict[Seat, Answer]:
        self._compare(decisions)
        return super().ask_all(decisions)

    def ask_any(self, decisions: dict[Seat, Decision], main: Seat | None = None) -> tuple[Seat, Answer] | None:
        self._compare(decisions)
        return super().ask_any(decisions, main)

    def _compare(self, decisions: dict[Seat, Decision]) -> None:
        if self._cursor >= len(self._answers) - 1:
            return
        for seat, before in self.rounds[self._cursor].items():
            if seat in self._answers[self._cursor]:
                d = decisions.get(seat)
                if d is None or _meaning(d) != _meaning(before):
                    raise OtherWorld


def _meaning(d: Decision) -> list[Any]:
    """What the places of an answer stand for; hidden cards may be any."""
    if d.kind.of == ask.CARD:
        return [len(d.options)]
    return [option[0] if d.kind.of == ask.ACTION else option for option in d.options]


def _seen(game: Game, seat: Seat, events: list[Event]) -> list[object]:
    return [
        (e.what, e.seat, [card.name for card in e.cards], e.hidden, e.pile, e.n, e.other, e.note)
        for e in map(View(game, seat)._seen, events)
    ]


def _offer(game: Game, d: Decision) -> list[object]:
    """A question as its seat sees it."""
    asking = [game.state.cards[card].name if card >= 0 else "" for card in (d.source, d.about)]
    return [d.kind, d.least, d.most, d.ordered, d.rule, *asking, *View(game, d.seat, d).options]


def leak_of(game: Game, question: Decision, rounds: Rounds, key: bytes) -> tuple[bool, Leak | None]:
    """(could the seat live in the world of this key?, what the question would tell it about that)."""
    seat = question.seat
    here = game.clone(log=True)
    world = Again(game.rules, game.state, searching=True, begin=False)
    world._answers, world._kinds = here._answers, here._kinds
    world.rounds = rounds
    world._snapshot = redealt(game._snapshot, game.state, seat, key)
    world.opening = None
    _forget_hidden_answers(world, seat)
    n = len(world._answers)
    world.state, world._cursor = world._snapshot.copy(), 0
    try:
        finished = world._attempt()
    except (AskedAnew, IllegalAnswer, IndexError, OtherWorld):  # then an earlier question differs, and was compared
        return False, None
    if not finished and (world._cursor < n - 1 or len(world._answers) != n):
        return False, None
    so_far = _seen(game, seat, game._events)
    if _seen(world, seat, (world.history if finished else world._events)[: len(so_far)]) != so_far:
        return False, None
    there = None if finished else world.waiting.get(seat)
    if there is None and not finished and all(d.kind in AMONG_OWN_CARDS for d in world.waiting.values()):
        return False, None
    same = there is not None and _offer(world, there) == _offer(game, question)
    return True, None if same else Leak(question, there)


def walk_and_compare(
    game: Game, seed: str, decisions: int, worlds: int = 2, wish: tuple[str, str] = ("", "")
) -> Iterator[Leak | None]:
    """Plays on at random; one entry for each question and world compared: a leak or None.

    `wish` is what the first action should be, if it is on offer: a verb, and the name of a card or nothing.
    """
    dice = Random(f"offers {seed}")
    rounds: Rounds = {}
    for i in range(decisions):
        if not game.waiting:
            return
        now = len(game._answers) - 1
        earlier = {n: asked for n, asked in rounds.items() if n <= now} if any(game._answers) else {}
        rounds = earlier | {now: earlier.get(now, {}) | game.waiting}
        for seat, question in game.waiting.items():
            for attempt in range(worlds):
                fits, leak = leak_of(game, question, rounds, f"{seed} {i} {seat} {attempt}".encode()[-64:])
                if fits:
                    yield leak
        seat = dice.choice(sorted(game.waiting))
        d = game.waiting[seat]
        wished = [n for n, option in enumerate(d.options) if d.kind is ask.MAIN_ACTION and _is(game, option, wish)]
        if wished:
            wish = ("", "")
        game.decide(seat, *(wished[:1] or any_answer(d, dice)))


def _is(game: Game, action: Any, wish: tuple[str, str]) -> bool:
    verb, name = wish
    return bool(action[0] == verb) and (not name or game.state.cards[action[1]].name == name)
