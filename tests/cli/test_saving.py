"""Games that are saved, resumed and branched, and what is said to mistakes."""

from __future__ import annotations

import io
import os
import re
import signal
import subprocess
from collections.abc import Sequence
from pathlib import Path

import pytest

from archfoe.cli import run
from archfoe.cli.play import play
from archfoe.cli.screen import Screen
from archfoe.cli.settings import Settings, seat_list
from archfoe.core.errors import ArchfoeError
from archfoe.games.options import Options
from archfoe.saves import folder
from archfoe.table.session import Session, read_record
from tests.cli.helpers import ARCHFOE, PATIENCE, go_on, saved, sit_down

# Saving


def test_quit_saves_and_resume_goes_on(tmp_path: Path) -> None:
    path = tmp_path / "my game.archfoe.json"
    told = sit_down("all", "kick", "quit", save=path)
    assert told.endswith(f"The game is saved. Resume it with: archfoe resume '{path}'\n")
    again = go_on(path, "power", "end")
    assert "Power 1 = Punch 1 x4, 3 spent on Kick." in again
    assert "You buy a Kick for 3." in again  # the last round is told again
    assert "You end your turn with 1 Power unspent" in again


def test_a_resumed_game_is_the_same_game(tmp_path: Path) -> None:
    whole, parts = tmp_path / "whole.json", tmp_path / "parts.json"
    sit_down(*["1"] * 30, save=whole)
    sit_down(*["1"] * 13, save=parts)
    go_on(parts, *["1"] * 17)
    assert read_record(parts).answers == read_record(whole).answers


def test_the_end_of_input_saves() -> None:
    told = sit_down("all")
    assert told.endswith(f"The game is saved. Resume it with: archfoe resume {saved()}\n")
    assert "Power 4 = Punch 1 x4." in go_on(None)


def hear_interrupts() -> None:
    """A test run in the background would hand its deafness to interrupts down to the game."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def test_an_interrupt_saves_and_says_how_to_resume() -> None:
    with subprocess.Popen(
        [*ARCHFOE, "play", "--seed", "11"], stdin=-1, stdout=-1, stderr=-1, text=True, preexec_fn=hear_interrupts
    ) as game:
        assert game.stdin is not None
        assert game.stdout is not None
        game.stdin.write("all\n")
        game.stdin.flush()
        while "Power 4" not in game.stdout.readline():
            pass
        game.send_signal(signal.SIGINT)
        out, err = game.communicate(timeout=PATIENCE)
    assert game.returncode == 130
    assert f"archfoe resume {saved()}" in out
    assert "Traceback" not in err
    assert len(read_record(saved()).answers) >= 4


def test_every_game_has_a_file_of_its_own() -> None:
    sit_down("all")
    sit_down("all")
    assert len(list(folder().glob("*.archfoe.json"))) == 2


def test_a_file_that_is_there_is_kept(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    path.write_text("something dear\n")
    assert f"it is now {path}.old" in sit_down("all", save=path)
    assert Path(f"{path}.old").read_text() == "something dear\n"
    assert read_record(path).answers


def test_save_puts_a_copy_elsewhere(tmp_path: Path) -> None:
    copy = tmp_path / "copy.json"
    told = sit_down("all", "save", f"save {copy}", "end", f"save {tmp_path}")
    assert f"Saved in {saved()}." in told
    assert f"Saved in {copy}." in told
    assert len(read_record(copy).answers) < len(read_record(saved()).answers)
    assert f"{tmp_path} is not a file that can be written. Choose another file." in told


def test_a_program_names_files_and_players_as_it_likes(tmp_path: Path) -> None:
    session = Session.seeded(Options(), ["you", "greedy"], 1)
    session.save(str(tmp_path / "game.json"))
    assert Session.load(str(tmp_path / "game.json")).record() == session.record()
    with pytest.raises(ArchfoeError, match=r"^The players are a list of names, not the text 'me'\.$"):
        Session(Options(), "me")


def test_a_game_without_a_place_to_save(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", os.devnull)
    assert sit_down("all").endswith("The game is not saved.\n")
    assert "This game is not saved." in capsys.readouterr().err


def test_resume_of_a_finished_game_shows_the_scores(tmp_path: Path) -> None:
    path = tmp_path / "over.json"
    Session.seeded(Options(players=2), ["random", "random"], 1).save(path)
    assert "The game is over." in go_on(path)


def test_going_on_from_an_earlier_point(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    sit_down("all", "kick", "end", save=path)
    before = read_record(path)
    told = go_on(path, at=len(before.answers) // 2)
    assert str(path) not in told
    assert read_record(path).answers == before.answers
    assert read_record(saved()).answers[:3] == before.answers[:3]


# Mistakes


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["play", "--mode", "bse"], "There is no mode 'bse'. Did you mean 'base'?"),
        (["play", "--players", "you,gredy"], "There is no bot 'gredy'. Did you mean 'greedy'?"),
        (["play", "--players", "you"], "1 player cannot play base: seat 2 to 5."),
        (["play", "--players", "0"], "0 players cannot play base: seat 2 to 5."),
        (["play", "--players", "you,you"], "Two people are called you: give each a name of their own."),
        (["play", "--variant", "patrol"], "There is no variant 'patrol'. Did you mean 'on-patrol'?"),
        (["play", "--heroes", "batmn,superman,flash"], "There is no Super Hero 'batmn'. Did you mean 'Batman'?"),
        (["play", "--heroes", "delt"], "There is no way to get Super Heroes 'delt'. Did you mean 'dealt'?"),
        (["play", "--villains", "7"], "A game has 8 to 12 Super-Villains, not 7."),
        (["resume", "nowhere.json"], "There is no file nowhere.json."),
        (["resume"], "No game has been saved yet: start one with `archfoe play`."),
        (["replay", "nowhere.json"], "There is no file nowhere.json."),
    ],
)
def test_a_mistake_is_one_sentence_and_exit_code_2(
    words: Sequence[str], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(words) == 2
    out, err = capsys.readouterr()
    assert (out, err) == ("", f"{sentence}\n")


@pytest.mark.parametrize(
    ("words", "command"),
    [
        (["pley"], ""),
        (["play", "--foo"], "play "),
        (["play", "--villains", "many"], "play "),
        (["replay"], "replay "),
        (["play", "x"], "play "),
        (["campaign", "new", "--foo"], "campaign new "),
    ],
)
def test_a_wrong_command_line_is_one_line_and_exit_code_2(
    words: Sequence[str], command: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(words) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert re.fullmatch(rf".+ See: archfoe {command}--help\n", err)


def test_a_reader_who_has_seen_enough_makes_no_mistake() -> None:
    """As `archfoe cards | head -1` does; exit code 1 is for our bugs."""
    for words in (["cards"], ["play", "--players", "random,random", "--seed", "1"]):
        with subprocess.Popen([*ARCHFOE, *words], stdout=subprocess.PIPE, stderr=subprocess.PIPE) as program:
            assert program.stdout is not None and program.stderr is not None
            program.stdout.readline()
            program.stdout.close()
            assert program.stderr.read() == b""
            assert program.wait(PATIENCE) == 0


def test_a_damaged_file_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "game.json"
    sit_down("all", save=path)
    path.write_text(path.read_text()[:-40])
    assert run(["resume", str(path)]) == 2
    assert capsys.readouterr().err.startswith(f"{path} is damaged:")


def test_a_name_that_is_almost_right(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "friday.json"
    sit_down("all", save=path)
    assert run(["resume", str(tmp_path / "fridy.json")]) == 2
    assert f"Did you mean {path}?" in capsys.readouterr().err


def test_names_of_people_and_bots() -> None:
    assert seat_list("ann, Greedy ,bob") == ["ann", "greedy", "bob"]
    with pytest.raises(ArchfoeError):
        seat_list("a\tb,greedy")


def test_a_script_that_makes_no_sense_is_stopped() -> None:
    screen = Screen(io.StringIO("nonsense\n" * 1000), io.StringIO())
    with pytest.raises(ArchfoeError, match="200 lines in a row were no answer"):
        play(Settings(players="you,greedy"), 1, None, screen)


def test_a_reader_that_goes_away_is_not_complained_about() -> None:
    with subprocess.Popen([*ARCHFOE, "play", "--seed", "3"], stdin=-1, stdout=-1, stderr=-1, text=True) as game:
        assert game.stdout is not None
        game.stdout.readline()
        game.stdout.close()
        assert game.stdin is not None
        assert game.stderr is not None
        game.stdin.write("1\n" * 50)
        game.stdin.close()
        assert game.stderr.read() == ""
    assert read_record(saved()).players == ["you", "greedy", "greedy"]
