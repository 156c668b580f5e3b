"""The levels of bots: one list of names and sentences, from which everything else takes them."""

from __future__ import annotations

import logging
from collections.abc import Callable
from pathlib import Path

import pytest

from archfoe.agents import AGENTS, LEVELS, bot_called, make_agent, name_of, nets, seated
from archfoe.agents.nets.features import VERSION
from archfoe.cli import run
from archfoe.core.chance import key_of_seed
from archfoe.core.errors import ArchfoeError
from archfoe.core.game import Game
from archfoe.games.build import build
from archfoe.games.options import Options
from archfoe.sim.ladder import Contest
from archfoe.sim.ladder import run as play
from archfoe.sim.strength import share
from archfoe.table.session import Session
from archfoe.table.view import View
from archfoe.wire.library import setup
from tests.agents.nets.made import dice_net

NAMES = ["beginner", "greedy", "keen", "sharp", "master", "random"]


def test_there_are_these_levels_from_weak_to_strong() -> None:
    assert [level.name for level in LEVELS] == NAMES
    assert all(callable(make_agent(name, 1).answer) for name in NAMES)


def test_each_says_in_a_sentence_what_to_expect() -> None:
    sentences = [level.sentence for level in LEVELS]
    assert len(set(sentences)) == len(sentences)
    assert all(words.endswith(".") and words.count(".") == 1 and len(words) < 60 for words in sentences)


def test_the_page_gets_names_and_sentences_from_the_list() -> None:
    shown = setup()
    assert shown.bots == NAMES
    assert all(shown.about_bots[level.name].about == level.sentence for level in LEVELS)


def test_a_session_seats_them_by_name() -> None:
    session = Session.seeded(Options(players=3), ["me", "beginner", "keen"], 4)
    assert session.people == [0]
    assert session.record().players == ["me", "beginner", "keen"]


def test_a_name_that_is_not_there_gets_the_list() -> None:
    with pytest.raises(ArchfoeError) as refused:
        bot_called("hercules")
    assert all(name in str(refused.value) for name in AGENTS)


@pytest.mark.parametrize(
    ("words", "why"),
    [
        ("no_such_module:Bot", "cannot be loaded"),
        ("archfoe.agents:NoBot", "has no 'NoBot'"),
        (":x", "cannot be loaded"),
    ],
)
def test_a_bot_of_ones_own_that_is_not_there_is_told_in_a_sentence(words: str, why: str) -> None:
    with pytest.raises(ArchfoeError, match=why):
        bot_called(words)


def test_a_bot_of_ones_own_is_found_by_its_module() -> None:
    assert name_of(bot_called("archfoe.agents.random:RandomAgent")) == "RandomAgent"


@pytest.mark.parametrize("mode", ["base", "rivals"])
def test_a_beginner_is_weaker_than_greedy_and_stronger_than_chance(mode: str) -> None:
    results = play(Contest(Options(mode, 2), ("beginner", "greedy", "random"), 6, "levels"))
    against_greedy, against_random = share(results, 0, 1), share(results, 0, 2)
    assert not results.failures
    assert against_greedy is not None and against_greedy.mean < 0.45
    assert against_random is not None and against_random.mean > 0.85


@pytest.mark.parametrize("command", [["play"], ["campaign", "new"]])
def test_the_help_of_a_command_names_them(command: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert run([*command, "--help"]) == 0
    words = capsys.readouterr().out
    assert all(name in words for name in NAMES)


def _of_version_77(net: bytes) -> bytes:
    return net.replace(f'"version":{VERSION}'.encode(), b'"version":77', 1)


def _of_other_cards(net: bytes) -> bytes:
    return net.replace(b'"base/', b'"past/')


def _damaged(net: bytes) -> bytes:
    return net[:-9]


@pytest.mark.parametrize(
    ("spoil", "sentence"),
    [
        (_of_version_77, "The net base-2.net is of version 77, and this archfoe reads version 1: train a new one."),
        (_of_other_cards, "The net base-2.net was trained with other cards than base has now: train a new one."),
        (_damaged, "The net base-2.net is damaged: get it again, or train one with archfoe train."),
    ],
)
def test_with_a_net_that_cannot_be_used_the_level_below_plays_and_says_so(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
    spoil: Callable[[bytes], bytes],
    sentence: str,
) -> None:
    options = Options("base", 2)
    dice_net(options).save(tmp_path / "base-2.net")
    (tmp_path / "base-2.net").write_bytes(spoil((tmp_path / "base-2.net").read_bytes()))
    monkeypatch.setenv(nets.FOLDER, str(tmp_path))
    monkeypatch.setattr(nets, "_OURS", tmp_path / "none")
    nets.forget()
    with caplog.at_level(logging.WARNING, "archfoe"):
        records = [
            Game(*build(options, key_of_seed(9)), seated({p: make_agent(bot) for p in range(2)}), log=False).record
            for bot in ("keen", "greedy")
        ]
        assert records[0] == records[1]
        searching = Game(*build(options, key_of_seed(9)), log=False)
        asked = next(iter(searching.waiting))
        searching.decide(asked, *make_agent("sharp", 1).answer(View(searching, asked)))
    nets.forget()
    assert [record.getMessage() for record in caplog.records] == [f"{sentence} The bot plays without it."]
