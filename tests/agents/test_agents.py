"""Bots by name, and the one that plays anything."""

from __future__ import annotations

import pytest

from archfoe.agents import AGENTS, GreedyAgent, RandomAgent, make_agent, seated
from archfoe.core.chance import key_of_seed
from archfoe.core.decisions import DISCARD_CARD, MAY, Answer, Decision
from archfoe.core.errors import ArchfoeError
from archfoe.core.game import Game
from archfoe.core.piles import HAND
from archfoe.games.build import build
from archfoe.games.options import Options
from archfoe.table.view import View
from tests.vocabulary import table


def record_of(name: str, seed: int) -> list[tuple[int, Answer]]:
    mode, state = build(Options("base", 3), key_of_seed(seed))
    bots = seated({seat: make_agent(name, f"{seed} {seat}") for seat in range(3)})
    return Game(mode, state, bots, log=False).record


def test_bots_have_names() -> None:
    assert isinstance(make_agent("random"), RandomAgent)
    assert isinstance(make_agent("greedy", 7), GreedyAgent)


def test_an_unknown_bot_is_refused_in_one_sentence() -> None:
    with pytest.raises(ArchfoeError, match=r"greedi.*greedy") as refused:
        make_agent("greedi")
    assert "\n" not in str(refused.value)


@pytest.mark.parametrize("name", sorted(AGENTS.keys() - {"sharp", "master"}))  # those: see test_search
def test_the_same_seeds_give_the_same_game(name: str) -> None:
    assert record_of(name, 5) == record_of(name, 5)
    assert record_of(name, 5) != record_of(name, 6)


@pytest.mark.parametrize(
    ("least", "most", "ordered"), [(0, 1, False), (1, 1, False), (0, 4, False), (2, 3, True), (4, 4, True)]
)
def test_the_random_bot_gives_every_legal_answer_and_no_other(least: int, most: int, ordered: bool) -> None:
    t = table("base", p0=["Punch", "Kick", "Lobo", "Bane"])
    decision = Decision(0, DISCARD_CARD, t.state.piles[HAND], least=least, most=most, ordered=ordered)
    bot = RandomAgent(1)
    answers = {bot.answer(View(t.game, 0, decision)) for _ in range(800)}
    assert all(decision.check(answer) == answer for answer in answers)
    assert {len(answer) for answer in answers} == set(range(least, most + 1))
    assert {i for answer in answers for i in answer} == set(range(4))


def test_the_random_bot_says_yes_and_no() -> None:
    t = table("base", p0=["Punch"])
    decision = Decision(0, MAY, ("do not dance", "dance"))
    bot = RandomAgent(2)
    assert {bot.answer(View(t.game, 0, decision)) for _ in range(40)} == {(0,), (1,)}


def test_a_seat_without_a_question_gives_no_view_of_one() -> None:
    t = table("base", p0=["Punch"])
    with pytest.raises(LookupError):
        GreedyAgent().answer(t.view(1))
