"""A seat in a campaign: what is typed at its commands, and what is shown."""

from __future__ import annotations

import io
from pathlib import Path
from typing import Any

import pytest

from archfoe.cli import run
from archfoe.cli.campaigns import folder, path_of, play
from archfoe.cli.screen import Screen
from archfoe.games.city.campaign import Campaign, face
from archfoe.games.city.campaign.contest import Contest
from archfoe.games.city.campaign.files import read, write
from archfoe.games.city.outcome import Outcome
from archfoe.table.campaigns import Book
from archfoe.table.session import Session
from tests.cli.helpers import Keyboard

NEW = ["campaign", "new", "friday", "--players", "you,random", "--heroes", "Batman,Cyborg", "--seed", "7"]


def kept(campaign: Campaign | Contest, name: str = "friday") -> Path:
    """A campaign in its place."""
    folder().mkdir(parents=True, exist_ok=True)
    write(path_of(name), Book(name, campaign))
    return path_of(name)


def story(name: str = "friday") -> Campaign:
    found = read(path_of(name)).story
    assert isinstance(found, Campaign)
    return found


def at_play(*typed: str, name: str | None = "friday", by_hand: bool = False, **more: Any) -> str:
    """`archfoe campaign play` with these lines, then the end of input; returns all that was shown."""
    out, text = io.StringIO(), "".join(line + "\n" for line in typed)
    assert play(name, **more, screen=Screen(Keyboard(text) if by_hand else io.StringIO(text), out)) == 0
    return out.getvalue()


def told(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    """What a command prints."""
    capsys.readouterr()
    assert run(["campaign", *words]) == 0
    out, err = capsys.readouterr()
    assert err == ""
    return out


def refused(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    """The one sentence on stderr that a mistake gets."""
    capsys.readouterr()
    assert run(["campaign", *words]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.count("\n") == 1
    return err.strip()


def with_over_game(campaign: Campaign) -> None:
    """The file of a campaign whose game is over, but not yet written into its log."""
    seats = ["random"] * len(campaign.members)
    session = Session(campaign.options(), seats, campaign.game_key)
    assert session.game.over
    session.players = campaign.players
    folder().mkdir(parents=True, exist_ok=True)
    write(path_of("friday"), Book("friday", campaign, session.record()))


def decided(monkeypatch: pytest.MonkeyPatch, result: Outcome) -> None:
    """However the next games go, this came of them."""
    monkeypatch.setattr(face, "outcome", lambda mode, state: result)
