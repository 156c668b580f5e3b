"""Puzzles over HTTP: what is sent of them, and what is not before they are solved."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from msgspec.json import encode

from archfoe.core.errors import ArchfoeError
from archfoe.core.game import Game
from archfoe.core.piles import DECK, HAND, MAIN, STACK
from archfoe.puzzles import shelf
from archfoe.puzzles.puzzle import Puzzle
from archfoe.puzzles.telling import hints
from archfoe.server.puzzles import on_shelf, stand
from archfoe.serverless.host import opened
from archfoe.wire.puzzle import PuzzleStand, PuzzleWish
from tests.server.desk import run
from tests.serverless.test_store import Paper

NUMBERS = shelf.numbers()
SOLUTION = ["play Punch", "play Punch", "play Punch", "play Punch", "buy Catwoman", "buy Lasso of Truth", "play Robin",
            "play Lasso of Truth", "buy Cheetah"]  # fmt: skip


def answered(*words: str, number: int = 1, **more: Any) -> PuzzleStand:
    """How a puzzle stands after these choices."""
    answers: list[list[int]] = []
    for word in words:
        prompt = stand(number, PuzzleWish(answers)).view.table.prompt
        assert prompt is not None
        answers.append([next(i for i, option in enumerate(prompt.options) if option.label.startswith(word))])
    return stand(number, PuzzleWish(answers, number=len(answers), **more))


def test_it_is_solved_by_its_solution_and_only_then_told() -> None:
    before = answered(*SOLUTION[:-1])
    assert (before.solved, before.solution, before.line) == (False, None, "")
    now = answered(*SOLUTION, hints=1)
    assert now.solved
    assert now.line == "archfoe puzzle 1: solved, 1 hint"
    assert now.solution is not None
    assert [step.words for step in now.solution.steps if step.key] == ["Buy Lasso of Truth"]
    assert now.solution.steps[0].words == "Play Punch ×4"
    assert now.solution.why == shelf.numbered(1).asked.why
    assert now.next == 2


def test_a_turn_that_was_not_enough_is_told_at_its_end_and_goes_on() -> None:
    now = answered(*SOLUTION[:5])
    assert now.failed == ""
    ended = answered(*SOLUTION[:5], "end turn")
    assert ended.failed == "Not yet: 1 of 3 Victory Points. Your turn goes on: take back, or start over?"
    assert ended.answers == now.answers
    assert ended.view.table.prompt is not None
    assert ended.view.table.prompt.kind == "main"


def test_play_all_answers_what_leaves_nothing_to_choose() -> None:
    assert stand(1, PuzzleWish(play_all=True)).view.table.seats[1].played == ["base/punch"] * 4


@pytest.mark.parametrize("wanted", [0, 1, 2, 3])
def test_so_many_hints_are_told_as_were_asked_for(wanted: int) -> None:
    assert stand(1, PuzzleWish(hints=wanted)).hints == list(hints(shelf.numbered(1))[:wanted])


def test_whoever_wants_to_be_shown_it_is_told_all() -> None:
    now = stand(1, PuzzleWish(show=True))
    assert now.solution is not None
    assert (now.solved, now.line) == (False, "archfoe puzzle 1: tried")


def texts(puzzle: Puzzle) -> list[str]:
    asked = puzzle.asked
    return [asked.theme, asked.why, asked.trap, *hints(puzzle)]


@pytest.mark.parametrize("number", NUMBERS)
def test_nothing_that_solves_it_is_sent_before(number: int) -> None:
    told = encode(stand(number, PuzzleWish())).decode() + encode(on_shelf()).decode()
    assert [words for words in texts(shelf.numbered(number)) if json.dumps(words)[1:-1] in told] == []


def turned(deal: Callable[[], Game], pile: int) -> Callable[[], Game]:
    """The same position with one pile in another order."""

    def dealt() -> Game:
        game = deal()
        game.state.piles[pile].reverse()
        return game

    return dealt


@pytest.mark.parametrize("number", NUMBERS)
def test_what_lies_hidden_is_not_sent(number: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Of a closed puzzle all that is sent is the same, in whatever order its decks lie."""
    puzzle = shelf.numbered(number)
    if puzzle.asked.open:
        return
    told, deal = encode(stand(number, PuzzleWish(number=1))), puzzle.game
    for pile in (DECK, DECK + 1, MAIN):
        dealt = turned(deal, pile)
        monkeypatch.setattr(Puzzle, "game", lambda _, dealt=dealt: dealt())
        assert encode(stand(number, PuzzleWish(number=1))) == told


def test_a_hidden_hand_and_the_stack_below_its_top_are_not_sent() -> None:
    now, s = stand(1, PuzzleWish()), shelf.numbered(1).game().state
    assert now.view.table.seats[0].hand.cards == []
    assert now.view.table.seats[0].hand.hidden == len(s.piles[HAND])
    below = [s.cards[card].id for card in s.piles[STACK][:-1]]
    assert [name for name in below if f'/{name}"' in encode(now).decode()] == []


def test_everybody_but_the_player_is_a_bot_that_says_nothing() -> None:
    assert [(chair.kind, chair.yours) for chair in stand(1, PuzzleWish()).chairs] == [("bot", False), ("human", True)]


def test_what_may_be_built_on_is_told() -> None:
    open_one = next(number for number in NUMBERS if shelf.numbered(number).asked.open)
    assert stand(open_one, PuzzleWish()).known[0].startswith("Your deck, top card first: ")


def test_what_cannot_be_done_is_one_sentence() -> None:
    with pytest.raises(ArchfoeError, match="There is no puzzle 999"):
        stand(999, PuzzleWish())
    with pytest.raises(ArchfoeError):
        stand(1, PuzzleWish([[999]]))
    with pytest.raises(ArchfoeError, match="This turn has ended"):
        stand(1, PuzzleWish([*answered(*SOLUTION).answers, [0]]))


@pytest.mark.parametrize(
    ("body", "status", "why"),
    [
        ('{"answers": [[999]]}', 400, ""),
        ('{"answers": 5}', 400, "Expected"),
        ('{"hints": 4}', 400, "Expected"),
        ("{", 400, "A try is sent in JSON."),
    ],
)
def test_bad_requests(body: str, status: int, why: str) -> None:
    async def asked() -> None:
        answer = await (await opened(Paper())).request("POST", "/api/puzzles/1", body)
        assert answer.status_code == status
        assert why in json.loads(answer.body)["text"]

    run(asked())
