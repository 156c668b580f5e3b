"""`archfoe story`: chapters in the terminal, and what is kept of them."""

from __future__ import annotations

import io

import pytest

from archfoe.cli import run
from archfoe.cli.play import play_chapter, resume
from archfoe.cli.screen import Screen
from archfoe.cli.stories import Shelf, load, place, running, save
from archfoe.stories.story import stories
from archfoe.table.session import Session
from tests.cli.helpers import saved

EIGHT = stories()["eight-nights"]


def played(*typed: str, words: str | None = None) -> str:
    out = io.StringIO()
    play_chapter("eight-nights", words, None, Screen(io.StringIO("".join(line + "\n" for line in typed)), out))
    return out.getvalue()


def test_a_chapter_is_read_played_and_told(capsys: pytest.CaptureFixture[str]) -> None:
    told = played(*["1"] * 20_000)
    chapter = EIGHT.chapters[0]
    assert told.startswith("Eight nights, chapter 1: The empty front page\n")
    assert all(panel in told for panel in chapter.open)
    assert "With Pip, about 10 minutes." in told
    assert chapter.won in told or chapter.lost in told
    assert "Next: Streets after dark." in told
    assert Session.load(saved()).options == chapter.options_for(1)
    assert run(["story", "list"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[1].split()[1] in ("won", "lost") and "2  next  Streets after dark" in lines[2]
    assert lines[3].endswith("closed"), "what comes later is not told"


def test_a_chapter_that_was_left_goes_on() -> None:
    played("1")
    path = running()
    assert path == saved() and load().done == {}
    out = io.StringIO()
    resume(path, screen=Screen(io.StringIO("1\n" * 20_000), out))
    assert "Chapter 1, The empty front page: " in out.getvalue()
    assert list(load().done["eight-nights"]) == ["blank"] and running() is None


def test_a_second_try_adds_and_never_takes_away() -> None:
    played(*["1"] * 20_000)
    first = load().done["eight-nights"]["blank"]
    shelf = load()
    shelf.done["eight-nights"]["blank"].won = shelf.done["eight-nights"]["blank"].star = True
    save(shelf)
    played(*["1"] * 20_000, words="1")
    again = load().done["eight-nights"]["blank"]
    assert (again.first, again.won, again.star) == (first.first, True, True)


def test_what_is_closed_or_over_says_so(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["story", "play", "3"]) == 2
    assert "Chapter 3 is still closed" in capsys.readouterr().err
    assert run(["story", "play", "--story", "eight-knights"]) == 2
    assert "eight-nights" in capsys.readouterr().err
    assert run(["story", "play", "9"]) == 2
    assert "has chapters 1 to 8" in capsys.readouterr().err
    assert run(["story", "play", "mask"]) == 2
    assert "masks" not in capsys.readouterr().err, "its name would be told before it is reached"
    assert run(["story", "play", "night-train"]) == 2
    assert "archfoe story play --story night-train" in capsys.readouterr().err


@pytest.mark.parametrize("text", ["", "[]", '{"archfoe": 1, "done": {"eight-nights": {"blank": {"first": "drawn"}}}}'])
def test_what_is_damaged_counts_as_not_played(text: str) -> None:
    place().parent.mkdir(parents=True, exist_ok=True)
    place().write_text(text, encoding="utf-8")
    assert not any(load().done.values()) and load() == Shelf(load().done)


def test_stories_are_checked(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["story", "check"]) == 0
    assert "Eight nights (eight-nights): 8 chapters" in capsys.readouterr().out
