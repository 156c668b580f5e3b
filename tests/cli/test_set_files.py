"""`archfoe set`: from nothing to a game with a card of one's own."""

from __future__ import annotations

import io
from collections.abc import Iterator
from pathlib import Path

import pytest

from archfoe.cli import run
from archfoe.cli.screen import Screen
from archfoe.cli.set_files import play
from archfoe.registry import forget
from archfoe.registry.places import SETS


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """An empty folder to work in; what is found in it is forgotten afterwards."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv(SETS, str(tmp_path / "sets"))
    forget()
    yield tmp_path
    monkeypatch.undo()
    forget()


def said(capsys: pytest.CaptureFixture[str], *words: str, status: int = 0) -> str:
    assert run(["set", *words]) == status
    out = capsys.readouterr()
    return out.out if status == 0 else out.out + out.err


def test_a_new_set_is_in_order_and_shows_its_texts(capsys: pytest.CaptureFixture[str]) -> None:
    assert "moonlight.toml has three cards" in said(capsys, "new", "moonlight")
    assert said(capsys, "lint", "moonlight.toml") == "moonlight.toml is in order: 3 cards, 8 with all copies.\n"
    shown = said(capsys, "show", "moonlight.toml", "courier")
    assert "Night Courier" in shown and "+1 Power. Draw a card." in shown and "Lantern Eater" not in shown


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("m" * 300, "The name of a set has at most 60 signs, not 300: shorten it."),
        ("base", "There is a set base already: choose another name."),
        ("123", "The name '123' must be small letters, digits and _, a letter first; the title may be any text."),
    ],
)
def test_a_name_that_lint_would_refuse_makes_no_file(
    name: str, sentence: str, folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert sentence in said(capsys, "new", name, status=2)
    assert not list(folder.iterdir())


def test_a_card_of_the_file_lies_in_the_first_lineup(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    said(capsys, "new", "moonlight")
    out = io.StringIO()
    assert play(Path("moonlight.toml"), "Lantern Eater", "you,random", Screen(io.StringIO("quit\n"), out), "5") == 0
    assert "Lantern Eater: Villain, cost 5, 2 VP. +2 Power. Attack: each foe gains a Weakness." in out.getvalue()
    assert "Turn 1: your turn" in out.getvalue()
    assert "archfoe set install moonlight.toml" in capsys.readouterr().out


def test_a_game_is_dealt_anew_unless_a_seed_is_given(capsys: pytest.CaptureFixture[str]) -> None:
    said(capsys, "new", "moonlight")

    def dealt(seed: str | None) -> str:
        out = io.StringIO()
        play(Path("moonlight.toml"), None, "you,random", Screen(io.StringIO("quit\n"), out), seed)
        return "\n".join(line for line in out.getvalue().splitlines() if ".archfoe.json" not in line)

    assert dealt("5") == dealt("5")
    assert len({dealt(None) for _ in range(4)}) > 1


def test_what_never_comes_into_a_game_is_said(capsys: pytest.CaptureFixture[str]) -> None:
    said(capsys, "new", "moonlight")
    king = '\n[[card]]\nname = "The Drowned King"\nis = "super villain"\ncost = 9\nfirst_appearance = "Discard(2)"\n'
    with Path("moonlight.toml").open("a", encoding="utf-8") as file:
        file.write(king)
    told = "Not in games with cards of other sets: The Drowned King; only a set that is a whole game has Super-Villains"
    assert told in said(capsys, "lint", "moonlight.toml")
    Path("only.toml").write_text('name = "only"\ntitle = "Only"\ngame = "lineup"\n' + king, encoding="utf-8")
    assert "Only has no card for the main deck" in said(capsys, "play", "only.toml", status=2)
    words = ("play", "moonlight.toml", "--card", "the drowned king")
    assert "The Drowned King does not come into a Line-Up" in said(capsys, *words, status=2)


def test_a_file_in_the_folder_of_sets_is_found_and_its_record_keeps_a_digest(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    said(capsys, "new", "moonlight")
    (folder / "sets").mkdir()
    file = folder / "sets" / "moonlight.toml"
    Path("moonlight.toml").rename(file)
    assert run(["sim", "--mode", "base+moonlight", "--players", "greedy,random", "--games", "2", "--check"]) == 0
    record = folder / "game.json"
    assert (
        run(["play", "--mode", "base+moonlight", "--players", "random,random", "--seed", "1", "--save", "game.json"])
        == 0
    )
    assert run(["replay", str(record)]) == 0
    file.write_text(file.read_text(encoding="utf-8").replace("Draw(1)", "Draw(2)"), encoding="utf-8")
    forget()
    capsys.readouterr()
    assert run(["replay", str(record)]) == 2
    told = capsys.readouterr().err
    assert "it was played with other cards of moonlight: the set has changed since then" in told
    assert "archfoe replay FILE --anyway" in told


def test_mistakes_are_told_with_their_lines(capsys: pytest.CaptureFixture[str]) -> None:
    said(capsys, "new", "moonlight")
    file = Path("moonlight.toml")
    file.write_text(file.read_text(encoding="utf-8").replace("Draw(1)", "Drew(1)"), encoding="utf-8")
    told = "line 16: Night Courier: in play, there is no word Drew: did you mean Draw?"
    for command in ("lint", "show", "play"):
        assert told in said(capsys, command, "moonlight.toml", status=2)
    assert "small letters, digits and _" in said(capsys, "new", "Moon Light", status=2)
    assert "There is a moonlight.toml already" in said(capsys, "new", "moonlight", status=2)
    assert "cannot be read" in said(capsys, "lint", "none.toml", status=2)


def test_a_card_of_the_games_is_an_example(capsys: pytest.CaptureFixture[str]) -> None:
    assert said(capsys, "example", "lasso of truth") == (
        '[[card]]\nname = "Lasso of Truth"\nis = "equipment"\ncost = 2\nvp = 1\ncopies = 3\nplay = "Power(1)"\n'
        'defense = "Defense(Draw(1))"\n'
    )
    assert "Did you mean" in said(capsys, "example", "Lasso of Trut", status=2)
    assert "no set file can say" in said(capsys, "example", "Two-Face", status=2)


def test_a_sentence_is_shown_as_lines_of_a_file(capsys: pytest.CaptureFixture[str]) -> None:
    assert said(capsys, "say", "+1 Power. Draw a card") == 'play = "Power(1), Draw(1)"\n'
    shown = said(capsys, "say", "You may destroy a card in your hand.")
    assert shown.startswith("This can be meant in 3 ways, the likeliest first:\n\n1  play = ")
    assert "May: An offer; what follows if it is taken, or if it is not." in shown
    shown = said(capsys, "say", "Attack: each foe loses 2 cards", status=2)
    assert "Not understood: Attack: each foe loses 2 cards." in shown
    assert "  Attack: each foe discards a card." in shown
    assert "Did you mean" in said(capsys, "say", "Draw a card", "--game", "linup", status=2)


def test_words_are_listed(capsys: pytest.CaptureFixture[str]) -> None:
    assert "Draw(n=1)" in said(capsys, "words")
    assert said(capsys, "words", "DiscardRandom").splitlines()[0] == "DiscardRandom(n=1)  (what happens)"
