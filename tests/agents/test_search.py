"""Bots that search: they repeat themselves, see nothing that is hidden, and find what a bot without search misses."""

from __future__ import annotations

import copy
from typing import Any

import pytest

from archfoe.agents import make_agent, seated
from archfoe.agents.search import Budget, MasterAgent, SearchingAgent, SharpAgent
from archfoe.core.chance import key_of_seed
from archfoe.core.decisions import Answer
from archfoe.core.game import Game
from archfoe.games.build import build
from archfoe.games.options import Options
from archfoe.games.shared.assists import ASSIST
from archfoe.table.view import View
from archfoe.table.words.labels import labels
from tests.agents.redealt import BOTS, QUICK, differing, pairs
from tests.vocabulary import Table, table


def play(options: Options, seed: str, turns: int = 12) -> list[tuple[int, Answer]]:
    """The first turns of a game of a quick searcher against greedy."""
    bots = {0: SearchingAgent(seed, QUICK), **{seat: make_agent("greedy") for seat in range(1, options.players)}}
    game = Game(*build(options, key_of_seed(seed)))
    while not game.over and game.state.turn < turns:
        seat = next(iter(game.waiting))
        game.decide(seat, *bots[seat].answer(View(game, seat)))
    return game.record


@pytest.mark.parametrize(
    "options", [Options(players=3), Options("rivals", 2)], ids=lambda options: f"{options.mode}-{options.players}"
)
def test_a_search_repeats_itself(options: Options) -> None:
    assert play(options, "again") == play(options, "again")


@pytest.mark.parametrize(
    ("options", "most"),
    [
        (Options(players=2), 60),
        (Options("heroes_unite", 4, ("team", "synergy", "hidden")), 30),
        (Options("confrontations", 4), 25),
        (Options("rebirth", 2), 20),
    ],
    ids=lambda value: f"{value.mode}-{value.players}" if isinstance(value, Options) else "",
)
def test_what_is_hidden_changes_no_answer(options: Options, most: int) -> None:
    count, different = differing(BOTS["searching"], pairs(options, "hidden", limit=4 * most, stride=2), most)
    assert count > most / 2
    assert different == 0


@pytest.mark.parametrize("bot", ["beginner", "greedy", "keen"])
def test_nor_that_of_bots_without_search(bot: str) -> None:
    count, different = differing(BOTS[bot], pairs(Options(players=3), "hidden too", limit=120, stride=1), 100)
    assert (count, different) == (100, 0)


def test_it_plays_to_the_end_like_any_other_bot() -> None:
    """In line, in a game that keeps snapshots."""
    bots = seated({0: SearchingAgent(1, Budget(rollouts=4, most=2)), 1: make_agent("greedy")})
    game = Game(*build(Options(players=2), key_of_seed("whole")), bots, log=False, searching=True)
    assert game.over


def test_a_copy_goes_on_in_the_same_way() -> None:
    t = table("base", p0=["Punch", "Kick", "Punch", "Vulnerability", "Punch"])
    bot = SharpAgent("copied")
    twin = copy.deepcopy(bot)
    assert bot.answer(t.view(0)) == twin.answer(t.view(0))


def answered(t: Table, bot: SearchingAgent, seat: int = 0) -> list[str]:
    view = t.view(seat)
    words = labels(view)
    return [words[i] for i in bot.answer(view)]


def last_villain(discard0: list[str], discard1: list[str]) -> Table:
    """The last Super-Villain can be bought, which ends the game."""
    lineup = ["Kid Flash", "Catwoman"] * 2
    more: dict[str, Any] = {"discard0": discard0, "discard1": discard1, "lineup": lineup, "p0": []}
    return table("base", power=12, stack=["Lex Luthor"], **more)


@pytest.mark.parametrize("bot", [SharpAgent, MasterAgent])
def test_it_ends_a_game_that_it_wins(bot: type[SearchingAgent]) -> None:
    assert answered(last_villain(["Super Strength"] * 3, []), bot(1)) == ["buy Lex Luthor"]


@pytest.mark.parametrize("bot", [SharpAgent, MasterAgent])
def test_it_does_not_end_a_game_that_it_would_lose(bot: type[SearchingAgent]) -> None:
    t = last_villain([], ["Super Strength"] * 4)
    greedy = make_agent("greedy").answer(t.view(0))
    assert [labels(t.view(0))[i] for i in greedy] == ["buy Lex Luthor"], "what is best at the moment"
    assert answered(t, bot(1)) != ["buy Lex Luthor"]


@pytest.mark.parametrize("level", ["beginner", "greedy", "keen", "sharp", "master"])
def test_a_teammate_helps_where_that_decides_a_confrontation(level: str) -> None:
    """A person Confronts and is two Power short; the bot holds what is missing."""
    t = table("confrontations", players=4, p2=["Supergirl", "Punch"], confronting=1, power=7)
    bot = make_agent(level, 1)
    view = t.view(2)
    assert view.kind is ASSIST
    assert [labels(view)[i] for i in bot.answer(view)] == ["assist with Supergirl"]
