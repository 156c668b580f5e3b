"""A try that was restarted, or in which answers were taken back late, is noted in the log of its campaign."""

from __future__ import annotations

import pytest

from archfoe.cli import run
from archfoe.cli.campaigns import path_of
from archfoe.core.chance import key_of_seed
from archfoe.games.city.campaign import words
from archfoe.games.city.campaign.contest import new_contest, noted
from archfoe.games.city.campaign.files import read, write
from archfoe.games.city.campaign.log import Rerun
from tests.cli.campaigning import NEW, at_play, decided, kept, story, told, with_over_game
from tests.games.city.campaign.helpers import duo, ended, won_by

FIRST = "scenario 1, try 1"
Capture = pytest.CaptureFixture[str]


def notes(capsys: Capture) -> list[str]:
    return [
        line.strip() for line in told(capsys, "log", "friday").splitlines() if line.strip().startswith("The first try")
    ]


def test_a_try_that_is_played_straight_is_not_noted(capsys: Capture) -> None:
    run(NEW)
    at_play("1", "1")
    assert notes(capsys) == []


def test_a_restarted_try_is_noted(capsys: Capture) -> None:
    run(NEW)
    at_play("1", "1")
    at_play("1", "1", anew=True)
    assert notes(capsys) == ["The first try: restarted once."]
    at_play("1", anew=True)
    assert notes(capsys) == ["The first try: restarted twice."]
    assert story().reruns == (Rerun(FIRST, restarts=2),)


def test_a_game_that_has_not_begun_is_not_restarted(capsys: Capture) -> None:
    kept(duo())
    at_play(anew=True)
    at_play(anew=True)  # ann has not answered yet, and there are no bots
    assert notes(capsys) == []


def test_an_undone_try_is_noted_while_it_is_played(capsys: Capture) -> None:
    run(NEW)
    at_play("1", "1", "1", "end", "1", "end", "undo 4")
    game = read(path_of("friday")).game
    assert game is not None
    late = len(game.takebacks)
    assert late > 0
    answers = "1 answer" if late == 1 else f"{late} answers"
    assert notes(capsys) == [f"The first try: {answers} taken back after the game had gone on."]


def test_what_was_undone_stays_in_the_log(monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    with_over_game(duo())
    book = read(path_of("friday"))
    assert book.game is not None
    book.game.takebacks.append([0, 9, 5])
    write(path_of("friday"), book)
    decided(monkeypatch, ended(duo()))
    assert "The log notes: 1 answer taken back after the game had gone on." in at_play().splitlines()
    assert story().reruns == (Rerun(FIRST, takebacks=1),)
    log = told(capsys, "log", "friday").splitlines()
    scenario = next(i for i, line in enumerate(log) if line.startswith("  Scenario 1"))
    assert log[scenario + 1] == "    The first try: 1 answer taken back after the game had gone on."


def test_a_competition_notes_it_beside_its_game() -> None:
    contest = new_contest(["ann", "bob"], key_of_seed(1), "Batman,Cyborg")
    after = won_by(noted(contest, 1, 2), 0)
    lines = words.log_lines("duel", after, playing=False)
    assert "  Game 1: won by ann, restarted once, 2 answers taken back after the game had gone on." in lines
    assert "  Game 2 comes next." in lines
