"""A seat at the terminal: what a person or a script types, and all that is shown."""

from __future__ import annotations

import io
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

from archfoe.cli.line import LineMode
from archfoe.cli.play import play, resume
from archfoe.cli.screen import Screen
from archfoe.cli.settings import Settings
from archfoe.saves import folder
from archfoe.table.session import Session
from archfoe.table.words.choices import choices, parse
from archfoe.table.words.labels import seat_names
from tests.vocabulary import Table

YOU_BEGIN = "The Flash,Batman,Cyborg"
PATIENCE = 300.0  # seconds: only what never ends takes so long, on however busy a machine
ARCHFOE = [sys.executable, "-c", "import sys; from archfoe.cli import run; sys.exit(run())"]


class Keyboard(io.StringIO):
    """Lines that a person types, rather than a script."""

    def isatty(self) -> bool:
        return True


def sit_down(
    *typed: str,
    players: str = "you,greedy,greedy",
    seed: int = 11,
    heroes: str = YOU_BEGIN,
    save: Path | None = None,
    by_hand: bool = False,
) -> str:
    """Plays the base game with these lines, then at the end of input; returns all that was shown."""
    heroes = heroes if len(players.split(",")) == 3 else "dealt"
    return sit_down_to(Settings(players=players, heroes=heroes), *typed, seed=seed, save=save, by_hand=by_hand)


def sit_down_to(
    settings: Settings, *typed: str, seed: int = 11, save: Path | None = None, by_hand: bool = False
) -> str:
    """The same with any game."""
    lines = "".join(line + "\n" for line in typed)
    out = io.StringIO()
    screen = Screen(Keyboard(lines) if by_hand else io.StringIO(lines), out)
    assert play(settings, seed, save, screen) == 0
    return out.getvalue()


def go_on(path: Path | None, *typed: str, at: int | None = None) -> str:
    out = io.StringIO()
    assert resume(path, at, Screen(io.StringIO("".join(line + "\n" for line in typed)), out)) == 0
    return out.getvalue()


def saved() -> Path:
    (path,) = folder().glob("*.archfoe.json")
    return path


def shell(*words: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [*ARCHFOE, *words], input=typed, capture_output=True, text=True, timeout=PATIENCE, check=False
    )


def offered(t: Table, seat: int = 0) -> list[str]:
    return [str(choice) for choice in choices(t.view(seat), seat_names(t.view(seat).players))]


def typed(t: Table, text: str, seat: int = 0) -> list[str]:
    """What a typed line picks, by name."""
    view = t.view(seat)
    have = choices(view, seat_names(view.players))
    label = {pick: choice.label for choice in have for pick in choice.picks}
    return [label[pick] for pick in parse(text, have, view)]


def at(t: Table) -> Session:
    """A session of people at a laid-out table."""
    options = t.rules.options
    session = Session(options, ["ann", "bob", "cid", "dan", "eve"][: options.players])
    session.game = t.game
    return session


def at_table(t: Table, *lines: str, by_hand: bool = False) -> str:
    """The line mode on a laid-out table: ann on seat 0, bob on seat 1, and others."""
    session = at(t)
    out, read = io.StringIO(), Keyboard if by_hand else io.StringIO
    mode = LineMode(session, Screen(read("".join(line + "\n" for line in lines)), out), None)
    with pytest.raises(EOFError):
        mode.play()
    return out.getvalue()


def random_numbers(seed: int) -> io.StringIO:
    """Numbers at random, most often the first, and now and then nothing."""
    dice, words = Random(seed), ["", "0", "1", "1", "1", "1", "2", "3", "1,2"]
    return io.StringIO("\n".join(dice.choices(words, k=100_000)))
