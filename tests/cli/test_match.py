"""A match of two games: played, saved, resumed and counted."""

from __future__ import annotations

import io
from pathlib import Path

import pytest

from archfoe.cli import run
from archfoe.cli.play import play
from archfoe.cli.replay import replay
from archfoe.cli.screen import Screen
from archfoe.cli.settings import Settings
from archfoe.core.decisions import CHOOSE_HERO
from archfoe.core.errors import ArchfoeError
from archfoe.games.options import Options
from archfoe.saves import folder, second_place
from archfoe.table.match import is_second_of, match_winners, own_scores, second_game, wants_second
from archfoe.table.session import Session, read_record
from archfoe.table.words.board import result_lines, score_lines
from tests.cli.helpers import go_on, sit_down_to
from tests.vocabulary import rule

MIXED = "base+heroes_unite"
BOTS = Settings(MIXED, "random,random", own={"match": True})
YOU = Settings(MIXED, "you,random", mix="split", own={"match": True})
ONES = ["1"] * 5_000  # plays, buys and ends turns until a game is over


def first_game(*players: str, seed: int = 1) -> Session:
    """A first game that is over: bots play it, whoever sits there afterwards."""
    session = Session.seeded(Options(MIXED, 2, match=True), ["random", "random"], seed)
    assert session.game.over
    session.players = list(players or session.players)
    return session


@pytest.fixture
def first(tmp_path: Path) -> Path:
    path = tmp_path / "friday.json"
    first_game("ann", "random").save(path)
    return path


# The second game


@rule("HU-10.4", "HU-10.6", "HU-10.7", "HU-10.8")
def test_the_second_game_follows_from_the_first() -> None:
    first = first_game("ann", "bob")
    second = second_game(first)
    assert second.key == first.key
    assert second.players == first.players
    assert second.options == first.options.second_game(own_scores(first))
    assert second.options.match
    assert (second.options.game, second.options.carried) == (2, own_scores(first))
    lowest = min(range(2), key=lambda seat: own_scores(first)[seat])
    assert list(second.game.waiting) == [lowest]
    assert second.game.waiting[lowest].kind is CHOOSE_HERO
    assert wants_second(first)
    assert not wants_second(second)


def test_no_second_game_before_the_first_is_over_or_without_a_match() -> None:
    running = Session.seeded(Options(MIXED, 2, match=True), ["ann", "random"], 1)
    single = Session.seeded(Options(MIXED, 2), ["random", "random"], 1)
    for session in (running, single, second_game(first_game("ann", "bob"))):
        assert not wants_second(session)
        with pytest.raises(ArchfoeError, match="starts when the first is over"):
            second_game(session)


def test_a_record_keeps_that_it_belongs_to_a_match() -> None:
    first = first_game("ann", "bob")
    second = second_game(first)
    for session in (first, second):
        again = Session.from_record(session.record())
        assert again.options == session.options
        assert again.options.match
    assert is_second_of(second.record(), first)
    assert not is_second_of(second_game(first_game("ann", "bob", seed=2)).record(), first)
    assert not is_second_of(first.record(), first)


@rule("HU-10.6")
def test_both_scores_are_added_up() -> None:
    options = Options(MIXED, 2, match=True, game=2, carried=(500, 0))
    session = Session.seeded(options, ["random", "random"], 3)
    lines = score_lines(session, ["ann", "bob"])
    ours = own_scores(session)
    assert lines[0].split()[:7] == ["ann", "500", "+", str(ours[0]), "=", str(500 + ours[0]), "VP"]
    assert lines[0].endswith("*")
    assert not lines[1].endswith("*")
    assert match_winners(session) == (0,)
    assert result_lines(session, None, ["ann", "bob"]) == ["ann wins the match."]


@rule("HU-10.6", "G-23")
def test_a_second_game_that_is_won_at_once_does_not_decide_the_match() -> None:
    options = Options(MIXED, 2, match=True, game=2, carried=(500, 0))
    session = Session.seeded(options, ["random", "random"], 3)
    session.game.state.winners = (1,)  # as Kyle Rayner does it
    assert result_lines(session, 1, ["ann", "bob"]) == ["You win the second game.", "ann wins the match."]


# At the terminal


def test_bots_play_a_whole_match() -> None:
    told = sit_down_to(BOTS, seed=4)
    assert "This is the first game of a match" in told
    assert "The first game is over." in told
    assert "Press Enter" not in told
    assert told.index("The first game is over.") < told.index("This is the second game of the match. From the first:")
    assert "The match is over." in told
    first, second = sorted(folder().iterdir(), key=lambda path: len(path.name))
    assert second == second_place(first)
    assert is_second_of(read_record(second), Session.load(first))


def test_a_person_plays_a_whole_match() -> None:
    out = io.StringIO()
    assert play(YOU, 2, None, Screen(io.StringIO("1\n" * 40_000), out)) == 0
    told = out.getvalue()
    assert "Press Enter to start the second game, or type quit. 1\n" in told
    assert "Choose your Super Hero" in told.split("This is the second game of the match.")[1]
    assert "The match is over." in told
    assert " wins the match." in told or "You win the match." in told


def test_resume_goes_on_with_the_second_game(first: Path) -> None:
    told = go_on(first, "")
    assert "The first game is over." in told
    assert "This is the second game of the match." in told
    assert told.endswith(f"The match is saved. Resume it with: archfoe resume {second_place(first)}\n")
    assert is_second_of(read_record(second_place(first)), Session.load(first))


def test_the_second_game_is_left_for_later(first: Path) -> None:
    for lines in ([], ["quit"]):
        told = go_on(first, *lines)
        assert told.endswith(f"The match is saved. Resume it with: archfoe resume {first}\n")
        assert not second_place(first).exists()


def test_a_second_game_that_has_begun_is_gone_on_with(first: Path) -> None:
    go_on(first, "", "1", "1", "1")
    before = read_record(second_place(first)).answers
    assert before
    told = go_on(first, "1")
    assert "Press Enter to begin" not in told
    after = read_record(second_place(first)).answers
    assert after[: len(before)] == before
    assert len(after) > len(before)
    assert not second_place(first).with_name(second_place(first).name + ".old").exists()


def test_the_end_of_a_match_is_shown_again(first: Path) -> None:
    go_on(first, *ONES)
    for path in (first, second_place(first)):
        assert "The match is over." in go_on(path)


def test_a_second_game_of_another_match_is_kept_aside(first: Path, tmp_path: Path) -> None:
    other = second_game(first_game("ann", "random", seed=2))
    other.save(second_place(first))
    go_on(first, "")
    assert is_second_of(read_record(second_place(first)), Session.load(first))
    assert read_record(tmp_path / "friday-game-2.json.old").key == other.key


def test_going_on_from_an_earlier_point_makes_a_match_of_its_own(first: Path) -> None:
    go_on(first, at=10)
    (branch,) = folder().iterdir()
    record = read_record(branch)
    assert record.options["match"]
    assert len(record.answers) >= 10
    assert not second_place(first).exists()


def test_the_second_game_is_replayed_with_its_match(first: Path) -> None:
    go_on(first, *ONES)
    out = io.StringIO()
    assert replay(second_place(first), False, Screen(io.StringIO(), out)) == 0
    assert "This is the second game of the match. From the first: " in out.getvalue()
    assert " the match." in out.getvalue().splitlines()[-1]


def test_a_match_without_a_place_to_save(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", "/dev/null")
    assert "The match is over." in sit_down_to(BOTS, seed=4)
    assert "This game is not saved." in capsys.readouterr().err


@pytest.mark.parametrize(
    ("name", "second"),
    [
        ("2026.archfoe.json", "2026-game-2.archfoe.json"),
        ("my.game.json", "my.game-game-2.json"),
        ("plain", "plain-game-2"),
    ],
)
def test_where_the_second_game_is_saved(name: str, second: str) -> None:
    assert second_place(Path("x", name)) == Path("x", second)


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (
            [],
            (
                "A match needs two sets, since its second game has the cards that the first left out: "
                f"use the mode {MIXED}."
            ),
        ),
        (
            ["--mode", MIXED, "--mix", "whole"],
            "With all cards in one game none are left for a second: use the mix split for a match.",
        ),
    ],
)
@rule("HU-10.5")
def test_matches_that_cannot_be_played(words: list[str], sentence: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["play", "--match", *words]) == 2
    assert capsys.readouterr() == ("", f"{sentence}\n")
