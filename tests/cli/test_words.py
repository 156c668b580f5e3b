"""What a stranger types who has only read `help`: commands answer, and mistakes get a sentence that helps."""

from __future__ import annotations

import re

import pytest

from archfoe.cli.help import COMMANDS as KNOWN
from archfoe.cli.help import of_our_games
from archfoe.cli.settings import Settings
from archfoe.games.options import Options
from archfoe.registry import game_of
from archfoe.table.rulebook import rules
from archfoe.table.words.words import words_of
from tests.cli.helpers import at_table, sit_down, sit_down_to, typed
from tests.vocabulary import Table, table

COMMANDS = [known.usage.split(",")[0].replace("NAME", "robin") for known in (*KNOWN, *of_our_games())]


def answer(told: str, command: str) -> str:
    """What was said between a command and the next prompt."""
    return told.split(f"> {command}\n", 1)[1].split("\n> ")[0]


@pytest.mark.parametrize("mode", ["base", "confrontations", "rebirth"])
@pytest.mark.parametrize("command", [command for command in COMMANDS if command != "quit"])
def test_every_command_of_the_help_answers(mode: str, command: str) -> None:
    told = sit_down_to(Settings(mode, heroes="dealt"), command, "table")
    assert answer(told, command).strip()
    if command != "all" or mode == "base":  # the others begin with another question than what to play
        assert "You can't choose" not in answer(told, command)


def test_the_help_names_every_command() -> None:
    assert {"?", "? robin", "all", "threat", "clock", "scenario", "hint", "undo", "quit"} <= set(COMMANDS)


# How a game is won


AIMS = {
    "the most Victory Points when the game ends. It ends when no Super-Villain is left": [
        Options(players=3),
        Options("heroes_unite", 4, ("team",)),
        Options("base+heroes_unite", 2),
        Options("base", 2, mix="rebirth"),
    ],
    "It ends when the main deck is empty after a turn": [Options("heroes_unite", 3, ("hidden",))],
    "defeat all 3 Levels of your foe's Character. If": [Options("rivals"), Options("confrontations", 2)],
    "your team defeats all 3 Levels of one foe's Character. If": [Options("confrontations", 4)],
    "be the last player with a Character. If": [Options("confrontations", 3)],
}


@pytest.mark.parametrize(("words", "options"), [(words, one) for words, several in AIMS.items() for one in several])
def test_a_stranger_is_told_how_the_game_is_won(words: str, options: Options) -> None:
    line = words_of(game_of(options)).intro.aim(options)
    assert line.startswith("To win: ")
    assert words in line
    cited = re.findall(r"[A-Z]+-\d+\.\d+", line)
    assert cited
    assert all(rule in rules() for rule in cited)


@pytest.mark.parametrize("mode", ["base", "rivals", "confrontations", "rebirth"])
def test_the_start_and_the_command_scenario_say_how_it_is_won(mode: str) -> None:
    told = sit_down_to(Settings(mode), "scenario")
    assert told.count("To win: ") == 2


# Mistakes


@pytest.mark.parametrize("words", ["rules", "how do I win", "buy zzzz", "use green", "walk slot 3"])
def test_what_nobody_can_do_is_said_with_what_to_type(words: str) -> None:
    assert f"You can't choose {words!r} here. Type ? to see what you can do." in sit_down(words)


@pytest.mark.parametrize("word", ["y", "no"])
def test_a_yes_where_none_is_asked_for(word: str) -> None:
    assert f"You can't answer {word} here. Type a number or a name." in sit_down(word)


def test_the_log_of_no_lines_is_refused() -> None:
    assert answer(sit_down("log 0"), "log 0") == "Say how many lines: log 50."


def shop() -> Table:
    return table("base", p0=["Punch", "Kick"], lineup=["Kid Flash", "Bizarro"], power=2)


@pytest.mark.parametrize(("word", "meant"), [("buy", "buy Kid Flash"), ("b", "buy Kid Flash")])
def test_a_verb_is_enough_where_it_can_mean_one_thing(word: str, meant: str) -> None:
    assert typed(shop(), word) == [meant]


@pytest.mark.parametrize("word", ["play", "p"])
def test_a_verb_that_could_mean_several_things_says_which(word: str) -> None:
    assert f"{word!r} could mean play Kick or play Punch." in at_table(shop(), "", word)


def test_the_threat_of_a_game_without_a_city() -> None:
    assert "Only a game in the city (--mode rebirth) has a Threat Track and a clock." in sit_down("? threat")
