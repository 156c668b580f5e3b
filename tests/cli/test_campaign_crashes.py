"""Campaigns that are killed or damaged: nothing is lost, nothing is read wrongly."""

from __future__ import annotations

import io
import subprocess

import pytest

from archfoe.cli import run
from archfoe.cli.campaigns import path_of, play
from archfoe.cli.screen import Screen
from archfoe.core.errors import ArchfoeError
from archfoe.games.city.campaign.files import last_good, read, set_aside, write
from tests.cli.campaigning import NEW, at_play, decided, kept, refused, story, with_over_game
from tests.cli.helpers import ARCHFOE, Keyboard
from tests.games.city.campaign.helpers import duo, ended, lost, to_scenario, won


def killed_after(lines: int, *words: str) -> None:
    """Plays in a process of its own and kills it, which it cannot notice, once so many answers are given."""
    with subprocess.Popen([*ARCHFOE, *words], stdin=-1, stdout=-1, stderr=-1, text=True) as game:
        assert game.stdin is not None
        assert game.stdout is not None
        game.stdin.write("1\n" * lines)
        game.stdin.flush()
        answered = 0
        while answered < lines:
            line = game.stdout.readline()
            assert line, "it ended by itself"
            answered += line.startswith("> 1")
        game.kill()
    assert game.returncode == -9


def test_a_killed_scenario_goes_on_where_it_was() -> None:
    for name in ("killed", "whole"):
        run(["campaign", "new", name, "--players", "you,greedy", "--heroes", "Batman,Cyborg", "--seed", "7"])
    at_play(*["1"] * 60, name="whole")
    done = 0
    for lines in (12, 1, 20):
        killed_after(lines, "campaign", "play", "killed")
        game = read(path_of("killed")).game
        assert game is not None
        answers = [seat for seat, _ in game.answers].count(0)
        assert done + lines - 1 <= answers <= done + lines  # the last line was shown, perhaps not yet obeyed
        done = answers
    at_play(*["1"] * (60 - done), name="killed")
    whole, killed = read(path_of("whole")).game, read(path_of("killed")).game
    assert whole is not None
    assert killed is not None
    assert killed.answers == whole.answers


def test_an_interrupt_between_two_games_leaves_with_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    with_over_game(duo())
    decided(monkeypatch, ended(duo()))

    def interrupted(self: Screen, prompt: str) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(Screen, "pause", interrupted)
    out = io.StringIO()
    assert play("friday", screen=Screen(Keyboard(), out)) == 130
    assert out.getvalue().endswith("The campaign is saved. Resume it with: archfoe campaign play friday\n")
    assert story() == won(duo())


@pytest.mark.parametrize("damage", ["cut", "rubbish", "changed", "missing"])
def test_a_damaged_file_is_refused_and_its_last_good_state_offered(
    damage: str, capsys: pytest.CaptureFixture[str]
) -> None:
    path = kept(lost(to_scenario(3)))
    text = path.read_text()
    if damage == "missing":
        path.unlink()
    else:
        path.write_text({"cut": text[:300], "rubbish": "?", "changed": text.replace('"try": 2', '"try": 1')}[damage])
    sentence = refused(capsys, "play", "friday")
    assert sentence == refused(capsys, "log", "friday")
    wrong = {
        "cut": " is damaged: it is not whole JSON at line ",
        "rubbish": " is damaged: it is not whole JSON at line 1",
        "changed": " is damaged: it was changed after it was saved, since its check does not fit",
        "missing": " is missing",
    }
    assert sentence.startswith(f"{path}{wrong[damage]}")
    assert sentence.endswith(
        "; its last good state (scenario 3 of 8, second try, 10 points) is kept beside it, and archfoe campaign play "
        "friday --restore goes on from there."
    )
    shown = at_play(restoring=True)
    assert "The campaign friday is back in its last good state: scenario 3 of 8, second try, 10 points" in shown
    assert "Scenario 3, This is Going to be Fun!: second of 2 tries." in shown
    assert story() == lost(to_scenario(3))
    assert set_aside(path).exists() == (damage != "missing")


def test_the_last_good_state_holds_every_answer_of_a_running_game() -> None:
    run(NEW)
    at_play(*["1"] * 10)
    before = read(path_of("friday"))
    path_of("friday").write_text("")
    at_play(restoring=True)
    assert read(path_of("friday")) == before


def test_a_campaign_of_which_nothing_good_is_left(capsys: pytest.CaptureFixture[str]) -> None:
    path = kept(duo())
    path.write_text("?")
    last_good(path).write_text("?")
    sentence = refused(capsys, "play", "friday")
    assert sentence == (
        f"{path} is damaged: it is not whole JSON at line 1, and no good state of it is left in "
        "friday.campaign.last.json either."
    )
    assert "friday.campaign.last.json is damaged" in refused(capsys, "play", "friday", "--restore")


def test_a_good_file_is_not_restored(capsys: pytest.CaptureFixture[str]) -> None:
    kept(duo())
    assert refused(capsys, "play", "friday", "--restore") == (
        "The campaign friday is not damaged: resume it with archfoe campaign play friday"
    )


def test_a_game_that_does_not_replay_can_be_begun_anew(capsys: pytest.CaptureFixture[str]) -> None:
    run(NEW)
    at_play("1", "1")
    book = read(path_of("friday"))
    assert book.game is not None
    book.game.answers[-1] = (book.game.answers[-1][0], (99,))
    write(path_of("friday"), book)
    out = io.StringIO()
    with pytest.raises(ArchfoeError) as error:
        play("friday", screen=Screen(io.StringIO(), out))
    assert str(error.value).startswith("The game that is being played in friday does not replay: answer ")
    assert str(error.value).endswith("To restart that game: archfoe campaign play friday --anew")
    at_play(anew=True)
    again = read(path_of("friday")).game
    assert again is not None
    assert again.key == book.game.key
    assert 0 not in [seat for seat, _ in again.answers]
